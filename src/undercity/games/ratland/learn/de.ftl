### RatLand lernen: Deutsch.

## Figures

figure-table = Alfredos Kanaltafel, nachdem die Sichtschirme weg sind; die drei Nahrungsbereiche gehören allen.
    .areas = Müllkippe, Stadt und Felder: der Käse der Nahrungskarte und die Ratten von allen
    .left = Linker Kanal: greift den linken Nachbarn an
    .right = Rechter Kanal: greift den rechten Nachbarn an
    .nursery = Kinderstube: 2 Ratten, also kommen 2 dazu
    .pantry = Vorratskammer: der Käse und seine 2 Bewacher
    .infirmary = Krankenstube: eine kranke Ratte
    .lost = Eine verirrte Ratte
    .graveyard = Eine verhungerte Ratte: 1 Punkt Abzug
    .event = Das Ereignis dieser Runde
figure-round = Eine ganze Runde zu viert, Schritt für Schritt. Alle haben 7 Ratten und 3 Käsestücke statt 2: Das Ereignis „Überfluss“ hat eben eines gebracht. Die Clans, von denen du später liest, tun in diesem Beispiel nichts.
    .lifted = Die Sichtschirme sind weg. Alfredo hat 2 Ratten in der Kinderstube, 2 auf der Müllkippe, 1 in der Stadt und 2 in der Vorratskammer.
    .nursery = Diese zwei bekommen zwei Junge
    .areas = Die Ratten von allen
    .attack = Angriff und Kinderstube. Rémy kommt mit 2 Ratten zu Alfredo, aber 2 bewachen die Kammer: nichts. Colette kommt mit 1 zu Rémy, und niemand passt auf: Sie stiehlt 1 Käsestück. Dann kommen 2, 2, 1 und 3 Ratten zur Welt.
    .dump = Die Müllkippe: Nur Alfredo ist da, mit 2 Ratten. Er zieht ein weißes und ein gelbes Stück: 1 Käsestück.
    .searched = Dieser Beutel ist wieder leer
    .city = Die Stadt: Alfredo hat am wenigsten Ratten dort, nämlich 1, und zieht zuerst: ein orangefarbenes Stück, also 2 Käsestücke. Colettes 2 Ratten finden ein gelbes und ein orangefarbenes. Rémy hat 3 und kommt zuletzt: ein weißes und zwei lilafarbene Stücke, also müssen 2 seiner Ratten in die Krankenstube.
    .feeding = Felder und Ernährung: Dort verirrt sich je eine Ratte von Colette und Django; verirrte fressen nicht mit. Alfredos 9 Ratten, Colettes 7 und Djangos 9 fressen je 3 Käsestücke. Auch Rémys 9 brauchen 3, die kranken eingerechnet, aber er hat nur 2: Eine verhungert. Dann beginnt Runde 2; ihr Ereignis bringt allen Besuch vom „Cousin“.
figure-theft = Das Beispiel aus dem Regelheft: Zwei Nachbarn bestehlen Rémy.
    .before = Rémy hat 3 Käsestücke und 2 Ratten in der Vorratskammer. Alfredo greift ihn mit 5 Ratten an, Colette mit 4.
    .pantry = 2 Bewacher, gegen jede Seite
    .claims = Alfredo hat 3 Ratten mehr, also stünden ihm 3 Stücke zu; Colette hat 2 mehr, ihr stünden 2 zu. Es sind aber nur 3 da.
    .shared = Sie nehmen abwechselnd eins, und Alfredo beginnt, weil er mehr Ratten hat: Alfredo, Colette, Alfredo. Er bekommt 2, sie 1, Rémy hat nichts mehr.
    .births = Django hielt sich heraus: Seine 3 Ratten in der Kinderstube bekamen 3 Junge.
figure-search = Das Beispiel aus dem Regelheft: Wer zieht wann?
    .before = Rémy hat 3 Ratten auf die Müllkippe geschickt, Émile 2, Django 6 und Colette 5. Im Beutel sind 12 Käsestücke.
    .bag = 6 weiße und 6 gelbe
    .after = Émile zieht 2, dann Rémy 3, dann Colette 5. Django möchte 6 ziehen, aber es sind nur noch 2 da.
figure-hunger = Das Beispiel aus dem Regelheft: zu wenig Käse.
    .before = Alfredo hat 11 Ratten und 2 Käsestücke.
    .pantry = 11 Ratten brauchen 4 Käsestücke
    .after = Er gibt beide ab; 2 fehlen, also verhungern 2 Ratten. 9 bleiben, und der Friedhof kostet ihn 2 Punkte.
    .graveyard = 2 Ratten, 2 Punkte Abzug
figure-tunnels = Zu zweit: Die Seitenkanäle greifen an und verteidigen.
    .before = Rémy hat links 3 Ratten und rechts 1, Colette links 2 und rechts 1. Beide haben 4 Käsestücke.
    .left = 3 gegen 1 in Colettes rechtem Kanal
    .right = 1 gegen 2 in Colettes linkem Kanal
    .after = In dem einen Tunnel hat Rémy 2 mehr und stiehlt 2, im anderen hat Colette 1 mehr und stiehlt 1. Die Vorratskammern spielen keine Rolle: Es steht 5 zu 3.

## Lessons

lesson-place = Sieben Ratten, sieben Plätze
    .learn = Hinter dem Sichtschirm verteilst du alle deine Ratten. In der Kinderstube bekommen sie Junge, in den Nahrungsbereichen suchen sie Käse, in der Vorratskammer bewachen sie ihn.
    .task = Lass genau zwei Ratten zur Welt kommen und schick in jeden der drei Nahrungsbereiche mindestens eine.
    .hint = Zwei Ratten in der Kinderstube bekommen zwei Junge. Dann je eine auf die Müllkippe, in die Stadt und auf die Felder; die anderen zwei, wohin du willst.
    .solved = So fängt eine Runde an: Die einen sorgen für Nachwuchs, die anderen suchen, der Rest passt auf.
    .other = Weiter so: Die Sichtschirme verschwinden, wenn alle deine Ratten verteilt sind.
    .failed = Noch nicht ganz; versuch es noch einmal.
    .childless = In der Kinderstube war niemand, also kam auch niemand zur Welt.
    .brood = Es kommen so viele zur Welt, wie Ratten in der Kinderstube sind. Setz genau zwei hinein.
    .area = Die Jungen sind da, aber in einem der Bereiche war keine Ratte von dir.
lesson-steal = Käse klauen
    .learn = Ratten im Seitenkanal greifen den Nachbarn an. Sind sie mehr als die Ratten in dessen Vorratskammer, stiehlst du so viel Käse, wie du mehr hast.
    .task = Colette sitzt links von dir, hat 5 Käsestücke und lässt nur 2 Ratten aufpassen. Stiehl mindestens 3.
    .hint = 3 mehr als ihre 2 Bewacher: Das macht 5 Ratten im linken Kanal.
    .solved = Deine Ratten minus ihre 2 Bewacher: So viele Stücke gehören jetzt dir.
    .other = Weiter so: Angegriffen wird, wenn alle deine Ratten verteilt sind.
    .failed = Diesmal hat es nicht geklappt; versuch es noch einmal.
    .side = Colette sitzt links von dir. Der rechte Kanal führt zu Alfredo.
    .few = Gleich viele oder weniger: Dann gibt es nichts zu holen. Du brauchst mehr Ratten, als dort aufpassen.
    .little = Gut angegriffen, aber du stiehlst nur die Differenz. Für 3 Käsestücke brauchst du 3 Ratten mehr als ihre 2.
    .home = Im linken Kanal war niemand, also hat auch niemand geklaut.
lesson-defend = Die Vorratskammer bewachen
    .learn = Deine Ratten in der Vorratskammer verteidigen nach beiden Seiten, jedes Mal mit voller Stärke. Gleich viele reichen.
    .task = Colette kommt mit 3 Ratten, Alfredo mit 4. Verlier keinen Käse, und lass mindestens eine Ratte zur Welt kommen.
    .hint = Nur der stärkere Angreifer zählt: 4 Bewacher halten 4 Ratten auf, und 3 erst recht.
    .solved = Genug Bewacher für den Stärkeren der beiden, denn Angreifer werden nie zusammengezählt. 4 reichen; die übrigen haben die Pfoten frei.
    .other = Weiter so: Erst müssen alle deine Ratten verteilt sein.
    .failed = Versuch es noch einmal: Mit 7 Ratten geht es.
    .robbed = Es waren weniger Bewacher als Angreifer. Alfredo kommt mit 4.
    .childless = Der Käse ist sicher, aber es gab keinen Nachwuchs. 4 Bewacher reichen: Setz eine andere Ratte in die Kinderstube.
lesson-feed = Den Clan ernähren
    .learn = Am Ende der Runde frisst dein Clan: 7 bis 9 Ratten 3 Käsestücke, 10 bis 12 Ratten 4, 13 bis 15 Ratten 5. Für jedes fehlende Stück verhungert eine Ratte.
    .task = Du hast 9 Ratten und 4 Käsestücke. Ernähre mindestens 12 Ratten, ohne dass eine verhungert.
    .hint = 12 Ratten brauchen genau deine 4 Käsestücke. Wie viele Junge willst du also?
    .solved = Alle satt. 4 Käsestücke reichen für 12 Ratten; wer mehr Mäuler will, muss mehr Käse finden.
    .other = Weiter so: Gefressen wird am Ende der Runde.
    .failed = Versuch es noch einmal, und rechne vor dem Vermehren.
    .hunger = Zu viele hungrige Mäuler: Der Käse reichte nicht, und Ratten sind verhungert. Jede kostet dich noch einen Punkt extra.
    .gone = Ein Stück aus dem Beutel hat dich eine Ratte gekostet, deshalb haben weniger als 12 gefressen. Pech: In der Vorratskammer wäre sie sicher gewesen.
    .small = Alle satt, aber dein Clan könnte größer sein: 4 Käsestücke reichen für 12.
lesson-search = Die wenigsten zuerst
    .learn = In jedem Nahrungsbereich sind 12 Käsestücke im Beutel. Wer dort am wenigsten Ratten hat, zieht zuerst; für den Letzten ist der Beutel vielleicht leer.
    .task = Colette und Alfredo schicken je 6 Ratten auf die Müllkippe. Schick mindestens 4 dorthin, und zwar so, dass jede ein Stück zieht.
    .hint = Mit weniger als 6 Ratten ziehst du vor den beiden.
    .solved = Du hast gezogen, bevor die großen Trupps kamen.
    .other = Weiter so: Gesucht wird, wenn alle deine Ratten verteilt sind.
    .failed = Versuch es noch einmal.
    .late = Zu viele: Du kamst nach den anderen, und der Beutel war leer.
    .few = Auf die Müllkippe sollten mindestens 4 deiner Ratten.
lesson-colours = Sechs Farben Käse
    .learn = Gelb ist 1 Käsestück, Orange 2, Weiß nichts. Schwarz nimmt dir eine Ratte weg, Lila vergiftet eine, bei Blau verirrt sich eine. Mit dem Ereignis „Ratte mit Schutzhelm“ darfst du ein Stück zurückwerfen.
    .task = Du hast 1 weißes, 2 orangefarbene, 1 schwarzes und 1 lilafarbenes Stück gezogen. Behalte so viele Ratten wie möglich: Wirf das schlimmste zurück.
    .hint = Eine vergiftete Ratte kommt wieder. Welches Stück nimmt dir eine für immer?
    .solved = Das schwarze war’s: Diese Ratte wäre weg gewesen. Die vergiftete kommt in der nächsten Runde zurück.
    .other = Wähl ein Stück, das du zurückwirfst.
    .failed = Versuch es noch einmal und vergleiche die Farben.
    .kept = Du hast alles behalten, und so hat dir das schwarze Stück eine Ratte für immer genommen.
    .white = Weiß tut niemandem etwas. Dafür hat dir das schwarze Stück eine Ratte für immer genommen.
    .orange = Das waren doch 2 Käsestücke! Und das schwarze hat dir eine Ratte für immer genommen.
    .purple = Eine vergiftete Ratte kommt in der nächsten Runde zurück. Eine, die Schwarz dir nimmt, nicht.
lesson-event = Das Ereignis lesen
    .learn = Jede Runde ändert ein Ereignis etwas. Heute sind es „Heftige Angriffe“: Ein Seitenkanal mit mindestens einer Ratte greift an, als wäre eine mehr darin.
    .task = Colette, links von dir, hat 2 Bewacher. Besiege sie mit so wenigen Ratten wie möglich.
    .hint = 2 Ratten im linken Kanal greifen an wie 3.
    .solved = 2 Ratten, Stärke 3: Das reicht gegen 2 Bewacher.
    .other = Weiter so: Erst müssen alle deine Ratten verteilt sein.
    .failed = Versuch es noch einmal.
    .many = Gewonnen, aber mit mehr Ratten als nötig: Eine schenkt dir das Ereignis.
    .few = 1 Ratte greift an wie 2, und das ist gegen 2 Bewacher nur ein Gleichstand.
    .side = Colette sitzt links von dir. Der rechte Kanal führt zu Alfredo.
    .home = Das Ereignis hilft nur Kanälen, in denen mindestens eine Ratte ist.
lesson-tunnels = Zu zweit
    .learn = Zu zweit verteidigt die Vorratskammer nicht. Dein linker Kanal trifft auf den rechten der anderen Seite und dein rechter auf den linken; in jedem Tunnel stiehlt, wer mehr hat, die Differenz.
    .task = Colette schickt 3 Ratten durch ihren linken Kanal und keine durch den rechten. Verlier keinen Käse, und stiehl welchen.
    .hint = Ihr linker Kanal trifft auf deinen rechten. Mit 3 Ratten dort verlierst du nichts; noch eine dort oder eine im linken Kanal, und du stiehlst.
    .solved = Dein Kanal hat ihren aufgehalten und auch noch Käse gebracht.
    .other = Weiter so: Erst müssen alle deine Ratten verteilt sein.
    .failed = Versuch es noch einmal.
    .both = Du hast gestohlen, sie aber auch: Ihre 3 Ratten kommen durch deinen rechten Kanal, und dort waren zu wenige von dir.
    .robbed = Sie hat dich bestohlen. Zu zweit hilft die Vorratskammer nicht: Setz mindestens 3 Ratten in deinen rechten Kanal.
    .nothing = Niemand hat etwas gestohlen. In einem der Tunnel brauchst du mehr Ratten als sie.
lesson-athletes = Ein eigener Clan
    .learn = Mit Clans hat jeder eine besondere Fähigkeit. Der Sportlerclan darf noch eine Ratte versetzen, wenn alle schon alles sehen.
    .task = Colette kommt mit 3 Ratten, und du hast 2 Bewacher. Sorg dafür, dass ihr Angriff scheitert.
    .hint = Nimm eine Ratte von der Müllkippe oder aus der Kinderstube und setz sie in die Vorratskammer: Gleichstand reicht.
    .solved = 3 gegen 3: Sie geht leer aus.
    .other = Jetzt wähl noch, wohin die Ratte kommt.
    .failed = Versuch es noch einmal.
    .stayed = Ohne Versetzen stand es 3 gegen 2, und 1 Käsestück ist weg.
    .elsewhere = Die Ratte ist umgezogen, aber nicht in die Vorratskammer. Colettes 3 waren weiter mehr als deine Bewacher.
lesson-aggressive = Die aggressive Kanaltafel
    .learn = Mit der aggressiven Tafel gilt: Wer in einem Nahrungsbereich die meisten Ratten hat, verwundet vor dem Ziehen eine fremde. Dafür zieht man ein Stück weniger: Eine einzelne Ratte zieht nichts.
    .task = In der Stadt hast du 4 Ratten, Colette 1 und Alfredo 2; alle Tafeln sind aggressiv. Verwunde eine Ratte so, dass außer dir niemand etwas zieht.
    .hint = Colettes einzelne Ratte zieht ohnehin nichts.
    .solved = Jetzt hat auch Alfredo nur noch eine Ratte dort, und eine einzelne zieht nichts. Du ziehst 3.
    .other = Wähl, wessen Ratte du verwundest.
    .failed = Versuch es noch einmal.
    .single = Colettes einzelne Ratte hätte ohnehin nichts gezogen; Alfredos zwei ziehen ein Stück.
lesson-lecter = Das Angebot des Herrn Lecter
    .learn = Bei Rattibal Lecter darfst du vor der Ernährung eine Ratte gegen ein Käsestück tauschen: eine, die mitfrisst, oder eine verirrte. Verirrte Ratten brauchen kein Futter.
    .task = Du hast 7 Ratten zu ernähren, 1 verirrte Ratte und 1 Käsestück. Tausche so, dass niemand verhungert.
    .hint = 7 Ratten brauchen 3 Käsestücke, 6 Ratten nur 1. Welche Ratte macht den Unterschied?
    .solved = Ein Maul weniger und ein Käsestück mehr: 6 Ratten brauchen 1 Stück, und du hast 2.
    .other = Wähl, was du tauschst.
    .failed = Versuch es noch einmal.
    .lost = Die verirrte Ratte fraß ohnehin nichts: 7 Ratten brauchen weiter 3 Käsestücke, und du hattest 2. Eine ist verhungert.
    .hunger = 7 Ratten brauchen 3 Käsestücke, und du hattest 1: Zwei sind verhungert.

## Player aid

aid-step-setup = Vor dem Spiel
    .text = Mit Clans behalten alle eine von zwei Karten; mit geheimen Tafeln wählen alle eine Seite.
aid-step-event = 1 Ereignis
    .text = Die Karte „Aktiver Spieler“ wandert nach links. Ein Ereignis und eine Nahrungskarte werden aufgedeckt.
aid-step-rats = 2 Ratten
    .text = Alle verteilen ihre gesunden Ratten hinter dem Sichtschirm. Dann wird aufgedeckt.
aid-step-attack = 3 Angriff
    .text = Ratten im Seitenkanal gegen die Vorratskammer nebenan: Wer mehr hat, stiehlt die Differenz.
aid-step-nursery = 4 Kinderstube
    .text = So viele Ratten kommen dazu, wie in der Kinderstube sind.
aid-step-return = 5 Rückkehr
    .text = Kranke und verirrte Ratten kommen in die Vorratskammer zurück.
aid-step-search = 6 Suche nach Käse
    .text = Müllkippe, Stadt, Felder: ein Stück für jede Ratte; wer dort am wenigsten hat, zieht zuerst.
aid-step-feeding = 7 Ernährung
    .text = Zahl den Käse, den dein Clan braucht. Für jedes fehlende Stück verhungert eine Ratte.
aid-symbol-yellow = Gelb
    .text = 1 Käsestück
aid-symbol-orange = Orange
    .text = 2 Käsestücke
aid-symbol-white = Weiß
    .text = Nichts
aid-symbol-black = Schwarz
    .text = Eine deiner Ratten kommt zurück in den Vorrat.
aid-symbol-purple = Lila
    .text = Gift: Eine deiner Ratten kommt in die Krankenstube und frisst trotzdem mit.
aid-symbol-blue = Blau
    .text = Eine deiner Ratten verirrt sich; sie braucht kein Futter.
aid-symbol-need = Nötiger Käse
    .text = 0–3 Ratten: 0, 4–6: 1, 7–9: 3, 10–12: 4, 13–15: 5, 16–18: 6, 19–20: 7, 21–22: 8, 23–24: 9, für jede weitere 1
aid-symbol-sick = Krankenstube
    .text = Kranke Ratten kannst du nicht einsetzen. Sie kommen in Phase 5 zurück und fressen mit.
aid-symbol-lost = Verirrt
    .text = Verirrte Ratten kannst du nicht einsetzen. Sie kommen in Phase 5 zurück und fressen bis dahin nichts.
aid-symbol-dead = Friedhof
    .text = Jede verhungerte Ratte kostet am Ende 1 Punkt.
aid-symbol-active = Aktiver Spieler
    .text = Kommt bei jedem Gleichstand zuerst, danach geht es im Uhrzeigersinn.
aid-symbol-closed = Geschlossener Kanaldeckel
    .text = Die ersten fünf Ereignisse. Es gelten die einfachen Fähigkeiten der Clans.
aid-symbol-open = Offener Kanaldeckel
    .text = Die späteren Ereignisse; eines davon beendet das Spiel. Es gelten die verbesserten Fähigkeiten der Clans.
aid-symbol-canal = Seitenkanal
    .text = Ratten hier greifen den Nachbarn auf dieser Seite an.
aid-symbol-aggressive = Aggressive Kanaltafel
    .text = Ein gewonnener Angriff tötet eine verteidigende Ratte, ein misslungener eine angreifende. Wer in einem Nahrungsbereich die meisten Ratten hat, verwundet eine fremde. Es wird ein Stück weniger gezogen.

## Coach

coach-clan = Dein Clan gibt dir eine Fähigkeit für das ganze Spiel; mit dem ersten offenen Kanaldeckel tritt eine zweite, meist stärkere an ihre Stelle. Nimm, was dir gefällt; falsch machen kannst du hier nichts.
coach-board = Die aggressive Seite tut anderen weh, aber du ziehst überall ein Stück weniger. Nimm für das erste Spiel die normale.
coach-place_rats = Alle deine Ratten bekommen einen Platz: Die Kinderstube macht mehr daraus, die Nahrungsbereiche bringen Käse, die Seitenkanäle stehlen ihn, die Vorratskammer bewacht ihn. Rechne aus, was dein Clan am Ende der Runde frisst, die Jungen mit.
coach-move_from = Jetzt liegen alle Ratten offen, und nur du darfst noch eine versetzen. Wird deine Kammer angegriffen, oder steht nebenan eine offen?
coach-move_to = Wo nützt diese Ratte am meisten? Sie arbeitet dort noch in dieser Runde.
coach-add_piece = Du darfst ein Stück dazulegen, bevor gezogen wird: ein gutes, wenn du hier ziehst, ein übles, wenn nur andere ziehen. Wer es bekommt, weiß niemand.
coach-wound = Du hast hier die meisten Ratten und musst eine fremde verwunden. Wer sie verliert, zieht ein Stück weniger und hat sie nächste Runde in der Krankenstube.
coach-put_back = Schwarz nimmt dir eine Ratte für immer, Lila und Blau nur für eine Weile. Weiß tut nichts. Was du zurückwirfst, kann ziehen, wer nach dir kommt.
coach-late_draw = Du darfst eines der übrigen Stücke ziehen. Schau in den Beutel: Ist mehr Gutes als Übles darin?
coach-trade = Eine Ratte ist ein Punkt, eine verhungerte kostet zwei. Ist der Käse knapp, können ein Maul weniger und ein Stück mehr einige retten.
coach-transform = Eine Ratte ist sofort ein Punkt, frisst aber ab der nächsten Runde. Behalte genug Käse für die nächste Ernährung; kann das Spiel enden, sind Ratten besser.
coach-told-manhole_opened = Der Kanaldeckel ist offen: Die Clans sind jetzt stärker, und jedes weitere Ereignis kann das Spielende sein. Eine Ratte, die jetzt verhungert, lässt sich kaum noch rechtzeitig ersetzen.
coach-told-attack_won = Ein Angriff bringt so viel Käse, wie er Ratten mehr hat als die Kammer Bewacher. Wer sitzt neben dir, und wie viel könnte er holen?
coach-told-attack_failed = Schon gleich viele Verteidiger genügen: Ein Angriff braucht mehr Ratten, als aufpassen.
coach-told-loot_shared = Zwei bestehlen einen: Reicht der Käse nicht, beginnt, wer mehr Ratten geschickt hat.
coach-told-rats_born = Junge Ratten sind Punkte, aber sie fressen schon am Ende dieser Runde mit.
coach-told-bag_empty = Mit vielen Ratten zieht man zuletzt, und der Beutel war leer. Wenige kommen zuerst.
coach-told-rats_poisoned = Eine vergiftete Ratte fehlt beim nächsten Verteilen, frisst aber mit.
coach-told-rats_lost = Eine verirrte Ratte fehlt beim nächsten Verteilen. Sie frisst nichts und bleibt ein Punkt.
coach-told-rats_to_supply = Ein schwarzes Stück kostet eine Ratte für immer; auf den Friedhof kommt sie aber nicht.
coach-told-clan_hungry = Zu wenig Käse: Für jedes fehlende Stück verhungert eine Ratte, und das kostet insgesamt zwei Punkte.
coach-told-rat_wounded = Mit der aggressiven Tafel verwundet eine fremde Ratte, wer in einem Nahrungsbereich die meisten hat.
coach-told-cheese_collected = Musiker leben von den Reichen: Wer den meisten Käse hat, zahlt.

## Reasons of a hint

reason-rats = { $count ->
    [one] eine Ratte mehr
   *[other] { $count } Ratten mehr
 }
    .less = { $count ->
    [one] eine Ratte weniger
   *[other] { $count } Ratten weniger
 }
reason-dead = { $count ->
    [one] eine verhungerte Ratte mehr
   *[other] { $count } verhungerte Ratten mehr
 }
    .less = { $count ->
    [one] eine verhungerte Ratte weniger
   *[other] { $count } verhungerte Ratten weniger
 }
reason-fed = { $count ->
    [one] ein benötigtes Käsestück mehr
   *[other] { $count } benötigte Käsestücke mehr
 }
    .less = { $count ->
    [one] ein benötigtes Käsestück weniger
   *[other] { $count } benötigte Käsestücke weniger
 }
reason-spare = { $count ->
    [one] ein Käsestück mehr übrig
   *[other] { $count } Käsestücke mehr übrig
 }
    .less = { $count ->
    [one] ein Käsestück weniger übrig
   *[other] { $count } Käsestücke weniger übrig
 }
reason-sick = { $count ->
    [one] eine Ratte mehr in der Krankenstube
   *[other] { $count } Ratten mehr in der Krankenstube
 }
    .less = { $count ->
    [one] eine Ratte weniger in der Krankenstube
   *[other] { $count } Ratten weniger in der Krankenstube
 }
reason-lost = { $count ->
    [one] eine verirrte Ratte mehr
   *[other] { $count } verirrte Ratten mehr
 }
    .less = { $count ->
    [one] eine verirrte Ratte weniger
   *[other] { $count } verirrte Ratten weniger
 }
reason-nursery = { $count ->
    [one] eine Ratte mehr in der Kinderstube
   *[other] { $count } Ratten mehr in der Kinderstube
 }
    .less = { $count ->
    [one] eine Ratte weniger in der Kinderstube
   *[other] { $count } Ratten weniger in der Kinderstube
 }
reason-outside = { $count ->
    [one] eine Ratte mehr auf Käsesuche
   *[other] { $count } Ratten mehr auf Käsesuche
 }
    .less = { $count ->
    [one] eine Ratte weniger auf Käsesuche
   *[other] { $count } Ratten weniger auf Käsesuche
 }
reason-canal = { $count ->
    [one] eine Ratte mehr zum Stehlen
   *[other] { $count } Ratten mehr zum Stehlen
 }
    .less = { $count ->
    [one] eine Ratte weniger zum Stehlen
   *[other] { $count } Ratten weniger zum Stehlen
 }
reason-guard = { $count ->
    [one] ein bewachtes Käsestück mehr
   *[other] { $count } bewachte Käsestücke mehr
 }
    .less = { $count ->
    [one] ein bewachtes Käsestück weniger
   *[other] { $count } bewachte Käsestücke weniger
 }
