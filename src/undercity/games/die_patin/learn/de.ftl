### Die Patin: was gelehrt wird, auf Deutsch

## Bilder

figure-table = Runde 2 einer Partie zu viert. Minerva ist am Zug.
    .area = Ein Gebiet: die Höhlengasse. Der farbige Zaun zeigt, dass sie Minerva gehört.
    .manhole = Ein Gully mit vier Ratten von Minerva. Sie zählen in allen drei Gebieten ringsum.
    .loot = Die Beute dieses Stadtviertels. Du kannst sie von jedem seiner drei Gebiete aus nehmen.
    .tile = Ein Geschäft: Wer hier ein Hinterzimmer einrichtet, nimmt es sich. Das kleine Abzeichen ist sein Bonus.
    .room = Ein Hinterzimmer. Hier hat sich Minerva schon ein Geschäft geholt.
    .figure = Ein Handlanger: 1 Macht in diesem Gebiet. Eine Bossin zählt 2.
    .mission = Die fünf Missionen und wie weit alle damit sind; wer allein führt, ist unterstrichen.

figure-start = Zwei Spielerinnen. Wilma ist Startspielerin und wählt zuerst.
    .area = Sie nimmt die Höhlengasse als Startgebiet. Minerva bekommt das andere.
    .here = Fürs Erste ihr ganzes Territorium
    .three = Drei Ratten kommen an den Gully mitten im Stadtviertel. Dort zählen sie in drei Gebieten.
    .m9 = 3 Ratten
    .two = Zwei kommen an den Gully Richtung Altbau.
    .m12 = 2 Ratten
    .one = Eine an einen dritten, und der vierte bleibt frei. Jetzt ist Minerva dran.
    .m13 = 1 Ratte
    .m16 = Frei

figure-turns = Das Beispiel aus der Anleitung: Minerva ist am Zug und will Agathe bei der Beute im Farngrund zuvorkommen.
    .home = Die Höhlengasse gehört Minerva
    .sacks = Zwei Beutemarker
    .place = Minerva setzt einen Handlanger in ihr eigenes Gebiet. Das gibt ihr zwei Aktionen.
    .stands = Ihr Handlanger
    .loot = Sie ergattert zweimal Beute. Jetzt ist das Stadtviertel leer.
    .empty = Für diese Runde nichts mehr da
    .leona = Leonas Zug: Auch sie setzt einen Handlanger, tut aber nichts mit ihm.
    .agatha = Die Igelwiese im selben Stadtviertel gehört Agathe, aber für ihren Handlanger gibt es dort keine Beute mehr.
    .green = Agathe kommt zu spät
    .wilma = Wilmas Zug.
    .again = Minerva setzt einen zweiten Handlanger in die Höhlengasse. Jetzt stehen dort zwei ihrer Figuren, und sie darf ein Hinterzimmer einrichten.
    .both = Zwei Figuren von Minerva
    .room = Sie richtet ein Hinterzimmer ein und nimmt sich den Hutladen. Der Bonus bringt ihr einen Beutemarker aus dem allgemeinen Vorrat.
    .new = Ihr Hinterzimmer
    .rat = Mit der zweiten Aktion besticht sie: Eine eigene Ratte kommt an den freien Gully.
    .placed = Ihre neue Ratte
    .instead = Hier hätte sie stattdessen eine Ratte von Agathe entfernen können

figure-power = Wer ist wie stark am Zähnepier, der Agathe gehört? Minerva hat 3 + 1 Ratten und einen Handlanger: 5. Agathe hat 3 Ratten und einen Handlanger: 4. Leona hat 2 Ratten: 2. Würde Minerva jetzt Anspruch erheben, bekäme sie das Gebiet: 5 ist mehr als 4 und mehr als 2.
    .minerva = 3 Ratten von Minerva
    .minerva_too = Noch 1 von Minerva
    .agatha = 3 Ratten von Agathe
    .leona = 2 Ratten von Leona: Sie zählen auch, obwohl ihr hier nichts gehört
    .figures = Je ein Handlanger von Minerva und Agathe: je 1 Macht

figure-conquest = Das Beispiel aus der Anleitung: Minerva hat vier Beutemarker und will die Igelwiese, die Agathe gehört.
    .target = Agathes Gebiet mit ihrem Hinterzimmer
    .two = 2 Ratten von Agathe
    .three = Noch 3
    .go = Sie setzt einen Handlanger dorthin. Macht: Minerva 3 + 1 = 4, Agathe 5.
    .power = Minerva 4, Agathe 5
    .clear = Mit zwei Beutemarkern entfernt sie beide Ratten von diesem Gully.
    .free = Jetzt frei
    .place = Mit dem dritten platziert sie dort eine eigene.
    .own = Minervas Ratte
    .claim = Mit dem vierten platziert sie noch eine an einem anderen Gully, dann folgt der Anspruch: 6 gegen 3. Das Gebiet gehört Minerva, und Agathes Hinterzimmer wird ihre Trophäe. Das Geschäft, das sie dort genommen hat, behält Agathe.
    .m02 = Minervas fünfte Ratte
    .won = Minerva 6, Agathe 3

figure-invasion = Das Beispiel aus der Anleitung: Minerva hat „Invasion“ gewählt. Sie will den Zähnepier, der Wilma gehört.
    .target = Wilmas Gebiet
    .four = 4 Ratten von Wilma
    .three = Noch 3
    .reveal = Minerva deckt ihre Karte auf: Invasion. Ihre Bossin muss aus dem Territorium hinaus.
    .go = Sie setzt ihre Bossin. Macht: Minerva 1 + 2 = 3, Wilma 7.
    .power = Minerva 3, Wilma 7
    .invade = Ziel ist der Gully mit den vier Ratten: Alle vier kommen in Wilmas Vorrat zurück, zwei eigene an ihre Stelle. Nun haben beide drei Ratten hier, aber die Bossin zählt 2 dazu: 5 gegen 3.
    .m16 = 2 Ratten von Minerva statt 4 von Wilma
    .won = Gehört jetzt Minerva

figure-missions = Das Beispiel aus der Anleitung: das Ende von Runde 2. Wer darf sein Plättchen wohin legen?
    .areas = Minerva führt mit 5 Gebieten
    .fullest = Leona hat 7 Ratten an einem Gully, diese Mission aber schon in Runde 1 gewertet. Sonst kann es niemand: Sie hat ja am meisten.
    .manholes = Auch hier führt Minerva, mit 8
    .rooms = Agathe führt mit 3
    .loot = Wilma und Leona haben je 6: Gleichstand, also wertet niemand
    .minerva = Minerva muss sich für eine entscheiden und legt Plättchen 2 auf die Gebiete: 2 Punkte.
    .m = Minervas Plättchen 2
    .agatha = Agathe legt ihr Plättchen 2 auf die Hinterzimmer. Leona und Wilma gehen leer aus, ihre Plättchen 2 sind verloren. Dann beginnt Runde 3.
    .a = Agathes Plättchen 2

figure-score = Das Abrechnungsbeispiel aus der Anleitung: das Ende von Runde 5. Minerva hat bisher drei Missionsplättchen gelegt.
    .one = Plättchen 1
    .two = Plättchen 2
    .three = Plättchen 3; in Runde 4 konnte sie nichts werten
    .end = Sie legt Plättchen 5 auf den vollsten Gully, und das Spiel ist aus. Missionen: 1 + 2 + 3 + 5 = 11 Punkte.
    .five = Plättchen 5
    .tiles = Geschäfte: 2 Krallenstudios bringen 3, 3 Hutläden bringen 6. Jedes Krallenstudio hat einen Stern: 2 dazu. Macht 11.
    .total = Mit 3 Trophäen: 11 + 11 + 3 = 25 Punkte.

## Lektionen

lesson-loot = Beute ergattern
    .learn = Ein Handlanger im eigenen Gebiet hat zwei Aktionen. „Beute ergattern“ holt einen Marker aus dem Stadtviertel des Gebiets.
    .task = Platziere einen Handlanger daheim und ergattere beide Beutemarker im Farngrund.
    .hint = Wähle den Handlanger und klick dann zweimal auf die Beutesäcke.
    .solved = Zwei Marker! Sie bezahlen draußen zwei Bestechungen, und bis zur nächsten Runde findet hier niemand mehr etwas.
    .other = Das ist erlaubt, bringt aber keine Beute.
    .failed = Deine Aktionen sind verbraucht. Nimm beide für Beute.
    .rat = Eine Ratte mehr ist nie verkehrt, aber jetzt ist eine Aktion weg. Nimm sie zurück und ergattere zweimal Beute.
    .stopped = Du hast auf eine Aktion verzichtet. Das darfst du, aber hier brauchst du beide.

lesson-bribe = Ratten bestechen
    .learn = An einem Gully mit gegnerischen Ratten entfernst du mit einer Bestechung eine davon. An einem freien oder eigenen platzierst du eine eigene.
    .task = An Gully 16 sitzt eine Ratte von Minerva. Vertreib sie und setz eine von dir hin.
    .hint = Bestich zweimal am selben Gully: Erst geht ihre Ratte, dann kommt deine.
    .solved = Genau: erst räumen, dann besetzen. An einem Gully sitzen immer nur Ratten eines Clans.
    .other = Das ändert nichts an Gully 16.
    .failed = Deine zwei Aktionen sind verbraucht. Du brauchst beide an Gully 16.
    .elsewhere = Deine Ratte sitzt jetzt woanders, und ihre ist noch da. Du brauchst beide Aktionen an Gully 16.
    .loot = Beute ist immer gut, vertreibt aber keine Ratte. Du brauchst beide Aktionen an Gully 16.
    .cleared = Ihre Ratte ist weg, der Gully ist frei. Noch eine Bestechung!

lesson-back_room = Ein Hinterzimmer einrichten
    .learn = Dafür brauchst du eine zweite Figur im Gebiet: eine, die du in dieser Runde schon vorher dort platziert hast. Dann nimmst du dir ein Geschäft für immer und bekommst seinen Bonus.
    .task = Richte in der Höhlengasse ein Hinterzimmer ein. Einer deiner Handlanger steht schon dort.
    .hint = Setz den zweiten Handlanger auch in die Höhlengasse und klick dann auf den Hutladen.
    .solved = Der Hutladen gehört dir für immer: jetzt 1 Punkt, mit jedem weiteren Hutladen mehr. Der Bonus war ein Beutemarker.
    .other = Ohne Hinterzimmer gibt es kein Geschäft.
    .failed = Diesmal nicht. Zwei Figuren in der Höhlengasse, dann das Geschäft.
    .elsewhere = Hier steht nur eine deiner Figuren. Für ein Hinterzimmer brauchst du zwei im selben Gebiet.
    .later = Auch eine gute Aktion. Aber du bist wegen des Hutladens hier.

lesson-claim = Anspruch erheben
    .learn = Außerhalb deines Territoriums kostet ein Handlanger mindestens einen Beutemarker; jeder bezahlt dort eine Bestechung. Dann erhebst du Anspruch: Hast du mehr Macht als jede andere, gehört das Gebiet dir.
    .task = Hol dir die Moosarkade, die noch niemandem gehört.
    .hint = Wähle den Handlanger, dann die Moosarkade. Bestich an einem Gully und erhebe Anspruch.
    .solved = Deine Ratten, die neue und dein Handlanger: Da hatte niemand etwas dagegen. Das Gebiet gehört dir sofort.
    .other = So bekommst du die Moosarkade nicht.
    .failed = Die Moosarkade gehört immer noch niemandem.
    .inside = Daheim hast du Aktionen, gewinnst aber kein Gebiet. Geh nach nebenan.
    .corner = Auch die Igelwiese kannst du dir so holen. Aber gefragt ist die Moosarkade.
    .paid = Hier reicht eine Bestechung, du bist allein. Spar dir den zweiten Marker und erhebe Anspruch.

lesson-conquest = Eine Konkurrentin vertreiben
    .learn = Jede Bestechung verschiebt das Verhältnis um eins, ob du ihre Ratte entfernst oder eine eigene platzierst. Du brauchst mehr als sie; Gleichstand genügt nicht. Ihr Hinterzimmer wird deine Trophäe.
    .task = Nimm Minerva die Igelwiese ab.
    .hint = Mit deinem Handlanger dort steht es 3 zu 4. Zwei Bestechungen machen daraus 3 zu 2 oder 5 zu 4.
    .solved = Mehr als sie: Das Gebiet gehört dir, und ihr Hinterzimmer ist eine Trophäe, 1 Punkt. Das Geschäft von dort behält sie.
    .other = So bekommst du die Igelwiese nicht.
    .failed = Sie war nicht schwächer als du. Die Beute ist weg, dein Handlanger bleibt stehen.
    .tie = Gleichstand! Das war eine Bestechung zu wenig: Du brauchst mehr Macht, nicht genauso viel.
    .elsewhere = Diese Figur steht jetzt woanders. Minervas Hinterzimmer ist auf der Igelwiese.

lesson-rivals = Alle zählen mit
    .learn = Nicht nur die Besitzerin zählt. Du brauchst mehr Macht als jede andere, und eine Ratte zählt in jedem Gebiet rund um ihren Gully.
    .task = Du hast zwei Beutemarker. Nimm in diesem Zug ein Gebiet ein, egal welches.
    .hint = Der Zähnepier gehört Minerva, aber sieh dir Leonas acht Ratten daneben an. Zeig auf die Singvogelstraße: Dort kannst du gewinnen.
    .solved = Das war die schwache Stelle. Vor dem Bezahlen auf die Macht im Gebiet zu schauen ist das halbe Spiel.
    .other = So gewinnst du in diesem Zug kein Gebiet.
    .failed = Dort war jemand mindestens so stark wie du.
    .pier = Minerva hat hier nur eine Ratte, Leona aber acht. Selbst mit beiden Markern kommst du nur auf Gleichstand, und der genügt nicht.
    .weaker = Minervas sechs Ratten an Gully 1, im Norden, zählen hier auch.
    .look = Vorsicht: Leonas acht Ratten an Gully 18 zählen hier auch. Noch kannst du es zurücknehmen.
    .inside = Daheim gewinnst du kein Gebiet. Geh hinaus, deine Beute reicht.

lesson-reach = Weiter hinaus
    .learn = Du kommst nur in Gebiete, die mit einem von deinen eine ganze Seite teilen. Ein erobertes Gebiet zählt aber sofort, deine nächste Figur kommt also weiter.
    .task = Nimm den Schnurrhaarhof im Altbau ein. Du hast zwei Beutemarker, diesen Zug und den nächsten.
    .hint = Höhlengasse und Schnurrhaarhof berühren sich nur an einer Ecke. Geh durch die Moosarkade und zahl dort nur einen Marker.
    .solved = Zwei Gebiete in zwei Zügen. Wer zwei Schritte vorausdenkt, kommt überallhin.
    .other = Das führt nicht zum Schnurrhaarhof.
    .failed = Ohne Beute kommst du in dieser Runde nicht mehr hinaus. Zahl in jedem der beiden Gebiete nur einen Marker.
    .corner = Die Igelwiese gehört dir, aber von dort bist du dem Altbau nicht näher.
    .broke = Die Moosarkade gehört dir, aber beide Marker sind weg. Einer hätte gereicht.
    .near = Die Moosarkade gehört dir. Von hier ist es nur noch ein Schritt.

lesson-administration = Die Bossin daheim
    .learn = Mit „Verwaltung“ bleibt deine Bossin im eigenen Territorium und hat fünf Aktionen. Für ein Hinterzimmer braucht auch sie eine zweite Figur von dir dort.
    .task = Setz deine Bossin in die Höhlengasse: Ergattere beide Beutemarker, richte ein Hinterzimmer ein und platziere eine Ratte an Gully 16.
    .hint = Nimm die Bossin, nicht einen Handlanger. Dann: Beute, Beute, das Geschäft, Gully 16. Eine Aktion bleibt übrig.
    .solved = Alles mit einer Figur. „Verwaltung“ wählst du, wenn daheim viel zu holen ist.
    .other = Noch nicht ganz: Du brauchst beide Beutemarker, ein Hinterzimmer und eine Ratte an Gully 16.
    .failed = Das war nicht alles. Du hast fünf Aktionen und brauchst vier davon.
    .henchman = Ein Handlanger hat nur zwei Aktionen. Deine Karte gibt deiner Bossin fünf.
    .stopped = Du hast zu früh aufgehört; da war noch mehr drin.

lesson-bribe_card = Vier Bestechungen gratis
    .learn = Mit „Schmiergeld“ geht deine Bossin hinaus, besticht viermal, ohne zu zahlen, und erhebt dann Anspruch. Eine Ratte zu platzieren hilft gegen alle; eine zu entfernen schwächt nur ihre Besitzerin.
    .task = Hol dir den Zähnepier. Minerva hat dort 4 Ratten, Leona 5, du 1.
    .hint = Deine Bossin zählt 2, du beginnst also mit 3. Platziere Ratten: Mit mindestens drei weiteren überholst du beide.
    .solved = Du hast beide überholt. Eine Ratte, die du platzierst, zählt gegen beide; eine, die du entfernst, schwächt nur ihre Besitzerin.
    .other = So bekommst du den Zähnepier nicht.
    .failed = Dort war jemand noch zu stark. Ratten zu entfernen hilft nur gegen eine Konkurrentin; welche zu platzieren hilft gegen alle.
    .tie = Gleichstand, und der genügt nicht: Du brauchst mehr als jede von beiden. Platziere eine Ratte mehr, statt eine zu entfernen.
    .elsewhere = Auch ein Gebiet, aber nicht der Zähnepier.
    .removed = Das trifft nur eine. Denk an beide: Wen musst du überholen?

lesson-invasion = Einen Gully stürmen
    .learn = Mit „Invasion“ geht deine Bossin hinaus und räumt einen Gully des Gebiets: Alle gegnerischen Ratten gehen, zwei von dir kommen. Dann erhebt sie Anspruch.
    .task = Nimm Minerva mit deiner Invasion den Schnurrhaarhof ab.
    .hint = Du wirst 1 Ratte, 2 neue und deine Bossin haben: 5. Wie viele Ratten behält Minerva?
    .solved = Ihre fünf Ratten sind weg, zwei bleiben: 5 gegen 2. Eine Invasion trifft dort am härtesten, wo die meisten sitzen.
    .other = So bekommst du den Schnurrhaarhof nicht.
    .failed = Sie war noch zu stark. Schau, wo die meisten ihrer Ratten sitzen.
    .tie = Fünf ihrer Ratten bleiben, und du hast 5: Gleichstand. Nimm den Gully, an dem die meisten sitzen.
    .open = Sie war noch stärker als du. Nimm den Gully, an dem die meisten ihrer Ratten sitzen.
    .elsewhere = Deine Bossin steht woanders, und der Schnurrhaarhof gehört immer noch Minerva. Nimm es zurück und schick sie dorthin.
    .henchman = Ein Handlanger daheim ändert am Schnurrhaarhof nichts. Schick deine Bossin.

lesson-mission = Eine Mission werten
    .learn = Am Ende der Runde darfst du dein Plättchen auf eine Mission legen, bei der du allein führst. Jede Mission zählt für dich nur einmal im Spiel.
    .task = Der letzte Zug von Runde 3, und bei keiner Mission, die du noch werten kannst, führst du allein. Deine letzte Figur steht schon, in der Höhlengasse. Ändere das mit ihren zwei Aktionen und werte dann die Mission.
    .hint = Gullys mit Ratten: 5 zu 5. Noch ein Gully, und du führst allein. Auch ein zweites Hinterzimmer oder zwei Ratten mehr an Gully 9 würden genügen.
    .solved = Drei Punkte. Der letzte Zug hat es entschieden, wie so oft: Schau auf die Missionen, bevor du deine letzten Figuren setzt.
    .other = Noch nicht: Vergleich die Zahlen unter dem Spielplan.
    .failed = Keine Mission in dieser Runde: Plättchen 3 ist verloren.
    .loot = Bei der Beute würdest du führen, aber diese Mission hast du in Runde 1 gewertet. Sie zählt nur einmal.
    .passed = Du hättest eine Mission gehabt und hast verzichtet. Nimm sie, sonst ist Plättchen 3 verloren.
    .now = Du führst allein. Leg dein Plättchen auf die Mission.

lesson-chain = Gleiches sammeln
    .learn = 1, 2, 3 oder 4 Plättchen desselben Geschäfts bringen 1, 3, 6 oder 10 Punkte. Ein Stern ist 1 Punkt dazu.
    .task = Du hast zwei Hutläden. Richte in der Moosarkade ein Hinterzimmer ein und nimm das Geschäft, das dir die meisten Punkte bringt.
    .hint = Ein dritter Hutladen: von 3 auf 6 Punkte. Ein erstes Krallenstudio: 1 Punkt und 1 für den Stern.
    .solved = Drei Hutläden: 6 Punkte statt 3, und als Bonus ein Beutemarker.
    .other = Ohne Hinterzimmer gibt es hier keine Punkte.
    .failed = Das bringt 2 Punkte: 1 für das Plättchen, 1 für den Stern. Der dritte Hutladen hätte 3 gebracht.
    .other_shop = Das Krallenstudio bringt 2 Punkte: 1 für das Plättchen, 1 für den Stern. Der dritte Hutladen hätte 3 gebracht.
    .elsewhere = Hier hast du schon ein Hinterzimmer. Die Moosarkade ist der richtige Ort.

## Die Spielhilfe

aid-step-setup = Startgebiet
    .text = Wähle ein Startgebiet. An drei seiner Gullys kommen 3, 2 und 1 Ratten.
aid-step-card = Intrigen-Karte wählen
    .text = Alle gleichzeitig und geheim. Sie legt fest, was deine Bossin in dieser Runde tut.
aid-step-figure = Figur platzieren
    .text = In einem eigenen Gebiet oder einem, das mit einem eigenen eine Seite teilt. Nie im einzigen Gebiet einer anderen.
aid-step-inside = Im eigenen Territorium: Aktionen
    .text = Handlanger 2, Verwaltung 5: Beute ergattern, Ratte bestechen, Hinterzimmer einrichten (mit einer zweiten eigenen Figur dort).
aid-step-outside = Außerhalb: bestechen, dann Anspruch
    .text = Handlanger: 1 Beutemarker je Bestechung, mindestens einer. Dann gehört das Gebiet dir, wenn deine Macht höher ist als die jeder anderen.
aid-step-missions = Missionen
    .text = Nach je vier Zügen: Leg das Plättchen der Runde auf eine Mission, bei der du allein führst und die du noch nicht gewertet hast.
aid-step-clear_up = Aufräumen
    .text = Alle Figuren kommen vom Spielplan, jedes Stadtviertel wird wieder auf zwei Beutemarker aufgefüllt, die Nächste beginnt.
aid-step-points = Punkte am Ende
    .text = Missionsplättchen: ihre Zahl. 1, 2, 3, 4 gleiche Geschäfte: 1, 3, 6, 10. Ein Stern: 1. Eine Trophäe: 1.
aid-symbol-manhole = Gully
    .text = Seine Ratten zählen in jedem Gebiet, an dem er liegt: in einem bis fünf. Dort sitzen nur Ratten eines Clans.
aid-symbol-rats = Ratten
    .text = Wie viele es sind, in der Farbe ihres Clans. Jede ist 1 Macht in jedem Gebiet ringsum.
aid-symbol-area = Territorium
    .text = Der Zaun hat die Farbe der Besitzerin.
aid-symbol-henchman = Handlanger
    .text = 1 Macht. Im eigenen Gebiet zwei Aktionen, außerhalb bezahlte Bestechungen.
aid-symbol-boss = Bossin
    .text = 2 Macht. Tut, was ihre Intrigen-Karte sagt.
aid-symbol-loot = Beutemarker
    .text = Bezahlt Bestechungen außerhalb. Zwei in jedem Stadtviertel, jede Runde neu.
aid-symbol-tile = Geschäft
    .text = Bekommst du mit einem Hinterzimmer. Das Abzeichen in der Ecke ist sein Bonus.
aid-symbol-bonus_loot = Bonus: Beute
    .text = Ein Beutemarker aus dem allgemeinen Vorrat.
aid-symbol-bonus_points = Bonus: Stern
    .text = 1 Punkt mehr bei Spielende.
aid-symbol-bonus_place = Bonus: eine Ratte mehr
    .text = Platziere eine Ratte an irgendeinem freien oder eigenen Gully.
aid-symbol-bonus_remove = Bonus: eine Ratte weniger
    .text = Entferne eine gegnerische Ratte von irgendeinem Gully.
aid-symbol-back_room = Hinterzimmer
    .text = Höchstens eines pro Gebiet. Wird das Gebiet erobert, wird es zur Trophäe.
aid-symbol-trophy = Trophäe
    .text = Ein Hinterzimmer, das du zerstört hast: 1 Punkt.
aid-symbol-power = Macht
    .text = Ratten an den vier Gullys des Gebiets + 1 je Handlanger + 2 für eine Bossin.
aid-symbol-mission_tile = Missionsplättchen
    .text = Wird in der Runde seiner Zahl gelegt und bringt so viele Punkte.
aid-symbol-administration = Verwaltung
    .text = Bossin im eigenen Territorium: bis zu fünf Aktionen.
aid-symbol-bribe = Schmiergeld
    .text = Bossin außerhalb: vier Bestechungen, dann Anspruch.
aid-symbol-invasion = Invasion
    .text = Bossin außerhalb: Ein Gully wird für zwei deiner Ratten geräumt, dann Anspruch.

## Die Begleitung: vor einer Entscheidung

coach-start_area = Hier lässt sich dein Clan nieder. Achte auf Nachbargebiete mit gleichen Geschäften und auf Platz zum Wachsen.
coach-start_rats = Eine Ratte zählt in jedem Gebiet rund um ihren Gully. Setz die meisten dorthin, wo mehrere Gebiete zusammenstoßen, die du haben willst.
coach-intrigue_card = Niemand sieht deine Karte. „Verwaltung“, wenn daheim viel zu holen ist; „Schmiergeld“ oder „Invasion“, wenn du ein fremdes Gebiet willst.
coach-figure = Ein Handlanger oder deine Bossin mit ihrer Karte? Sie zählt 2 Macht und überrascht; viele heben sie für später in der Runde auf.
coach-area = Daheim hat deine Figur Aktionen. Nebenan besticht sie und erhebt Anspruch. Zeig auf ein Gebiet, dann siehst du, wie stark alle dort sind.
coach-last_area = Nur deine Bossin ist noch übrig, also kommt jetzt ihre Karte dran.
coach-inside_action = Beute für später, eine Ratte für mehr Macht, oder ein Geschäft, wenn eine zweite Figur von dir hier steht. Zweimal dasselbe geht auch, außer beim Hinterzimmer.
coach-outside_bribe = Jeder Marker bezahlt eine Bestechung. Hör auf, sobald du mehr Macht hast als jede andere hier; den Rest behältst du.
coach-card_bribe = Vier Bestechungen, alle jetzt. Eine Ratte zu platzieren hilft gegen alle, eine zu entfernen nur gegen ihre Besitzerin.
coach-invasion_manhole = Alle gegnerischen Ratten gehen, zwei von dir kommen. Meist lohnt es sich dort, wo die meisten sitzen.
coach-rat_source = Alle deine Ratten sind auf dem Spielplan. Nimm eine von dort, wo du sie am wenigsten brauchst.
coach-bonus_place = Ein Geschenk: irgendwo auf dem Spielplan, wo kein anderer Clan sitzt. Ein freier Gully zählt für die Mission mit den meisten Gullys.
coach-bonus_remove = Ein Geschenk: eine gegnerische Ratte, egal wo. Denk an ein Gebiet, das du bald haben willst.
coach-mission = Jede Mission zählt für dich nur einmal, und spätere Plättchen sind mehr wert. Aber was du jetzt nicht legst, ist verloren.

## Die Begleitung: was andere getan haben

coach-told-card_laid = Die Karte ist gewählt. Du siehst sie, wenn die Bossin gesetzt wird.
coach-told-card_revealed = Jetzt weißt du, was diese Bossin tut; in dieser Runde kann sie dich nicht mehr überraschen.
coach-told-loot_taken = Diese Beute ist bis zur nächsten Runde weg. Ein Stadtviertel teilen sich drei Gebiete.
coach-told-back_room = Das Geschäft ist für immer weg. Das Hinterzimmer bleibt stehen, und wer das Gebiet erobert, bekommt es als Trophäe.
coach-told-free_area_taken = Ein Territorium wächst. Auch die Nachbarn des neuen Gebiets sind jetzt in Reichweite.
coach-told-area_taken = Das Gebiet wechselt sofort den Besitz. Ratten und Figuren bleiben, es kann also zurückerobert werden.
coach-told-trophy_taken = Eine Trophäe ist 1 Punkt. Das Geschäft von dort behält, wer es genommen hat.
coach-told-claim_tied = Gleich viel Macht wie jemand anders, und Gleichstand genügt nicht. Die Beute ist weg.
coach-told-claim_failed = Der Anspruch ist gescheitert. Figur und Ratten bleiben dort und zählen beim nächsten Mal.
coach-told-rats_driven_out = Invasion: Die Ratten sind nicht verloren, sie liegen wieder im Vorrat ihrer Besitzerin.
coach-told-rat_removed = Die Ratte geht in den Vorrat ihrer Besitzerin zurück. Ein Gully ohne Ratten ist für alle frei.
coach-told-mission_scored = Diese Mission kann sie nicht noch einmal werten. Solange sie dort führt, kann es aber auch sonst niemand.
coach-told-cleared_up = Alle Figuren sind wieder im Vorrat. Ratten, Hinterzimmer und Grenzen bleiben.
coach-told-turn_skipped = Mit dieser Karte konnte die Bossin nirgends hin, der Zug entfällt. Das passiert, wenn man zu kühn gewählt hat.

## Gründe eines Tipps

reason-mission_points = { $count ->
    [one] 1 Punkt mehr aus Missionen
   *[other] { $count } Punkte mehr aus Missionen
}
    .less = { $count ->
    [one] 1 Punkt weniger aus Missionen
   *[other] { $count } Punkte weniger aus Missionen
}
reason-tile_points = { $count ->
    [one] 1 Punkt mehr aus Geschäften
   *[other] { $count } Punkte mehr aus Geschäften
}
    .less = { $count ->
    [one] 1 Punkt weniger aus Geschäften
   *[other] { $count } Punkte weniger aus Geschäften
}
reason-trophy_points = { $count ->
    [one] 1 Trophäe mehr
   *[other] { $count } Trophäen mehr
}
    .less = { $count ->
    [one] 1 Trophäe weniger
   *[other] { $count } Trophäen weniger
}
reason-area = { $count ->
    [one] 1 Gebiet mehr
   *[other] { $count } Gebiete mehr
}
    .less = { $count ->
    [one] 1 Gebiet weniger
   *[other] { $count } Gebiete weniger
}
reason-back_room = { $count ->
    [one] 1 Hinterzimmer mehr auf dem Spielplan
   *[other] { $count } Hinterzimmer mehr auf dem Spielplan
}
    .less = { $count ->
    [one] 1 Hinterzimmer weniger auf dem Spielplan
   *[other] { $count } Hinterzimmer weniger auf dem Spielplan
}
reason-manhole = { $count ->
    [one] Ratten an 1 weiteren Gully
   *[other] Ratten an { $count } weiteren Gullys
}
    .less = { $count ->
    [one] Ratten an 1 Gully weniger
   *[other] Ratten an { $count } Gullys weniger
}
reason-rat = { $count ->
    [one] 1 Ratte mehr auf dem Spielplan
   *[other] { $count } Ratten mehr auf dem Spielplan
}
    .less = { $count ->
    [one] 1 Ratte weniger auf dem Spielplan
   *[other] { $count } Ratten weniger auf dem Spielplan
}
reason-loot = { $count ->
    [one] 1 Beutemarker mehr
   *[other] { $count } Beutemarker mehr
}
    .less = { $count ->
    [one] 1 Beutemarker weniger
   *[other] { $count } Beutemarker weniger
}
reason-figure = { $count ->
    [one] noch 1 Figur mehr zu platzieren
   *[other] noch { $count } Figuren mehr zu platzieren
}
    .less = { $count ->
    [one] 1 Figur weniger zu platzieren
   *[other] { $count } Figuren weniger zu platzieren
}
reason-mission_lead = { $count ->
    [one] die Führung bei 1 Mission mehr
   *[other] die Führung bei { $count } Missionen mehr
}
    .less = { $count ->
    [one] die Führung bei 1 Mission weniger
   *[other] die Führung bei { $count } Missionen weniger
}
