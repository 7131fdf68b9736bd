### Ratcatcher: was man lernt, auf Deutsch.

## Lessons

lesson-cheese = Der erste Käse
    .learn = Mit zehn Zauberkäse gewinnst du das Spiel. Du darfst einen Käse aus deiner Zone nehmen, wenn dort keinerlei Ratte ist; das kostet nichts.
    .task = Geh nach Briemarkt D und sammle den Zauberkäse ein.
    .hint = In der Zone westlich von dir liegt Käse, und keine Ratte ist dort. Geh hin und wähle „einsammeln“.
    .solved = Das ist 1 von 10. Er kommt auf ein Feld deiner Tafel und macht dich stärker.
    .other = Nichts ist verloren. Der Käse liegt noch in Briemarkt D.
    .failed = Der Zug ist vorbei, und die Ratten sind zum Käse gelaufen. Versuch es noch einmal: erst der Käse, dann das Zugende.
    .there = Du stehst beim Käse, und keine Ratte ist hier: Sammle ihn ein.
    .away = Jetzt bist du woanders. In Briemarkt D liegt der Käse ohne Ratten; ein Schritt kostet 1 Bewegungspunkt.
    .trap = Eine Falle wirkt erst im Zug der Ratten. Für diesen Käse brauchst du keine.
lesson-upgrade = Ein schärferes Auge
    .learn = Jeder Käse kommt auf ein Feld. Ist das letzte Feld einer Verbesserung gefüllt, hast du sie sofort. Treffsicherheit braucht drei Felder; dann triffst du ab 3 statt ab 4.
    .task = Sammle den Käse hier ein und mach deine Treffsicherheit voll.
    .hint = Erst einsammeln. Zwei der drei Felder der Treffsicherheit sind schon gefüllt.
    .solved = Treffsicherheit 3: Eine 3 trifft jetzt, eine 2 noch immer nicht.
    .other = Der Käse liegt in deiner eigenen Zone, und keine Ratte ist hier.
    .failed = Der Treffsicherheit fehlt noch das dritte Feld. Auch eine andere Verbesserung kann gut sein, aber gefragt war diese. Noch einmal?
    .slot = Der Käse ist dein. Auf welches Feld? Der Treffsicherheit fehlt das dritte.
    .away = Der Käse liegt da, wo du standest.
lesson-black = Zwei Treffer in einem Wurf
    .learn = Eine Ratte ist gefangen, wenn sie in einem Wurf mehr Treffer bekommt, als sie Verteidigung hat. Eine Schwarze Ratte hat Verteidigung 1: Sie braucht zwei.
    .task = Fang die Schwarze Ratte.
    .hint = Ein Würfel allein bringt nur einen Treffer (außer er zeigt eine 6). Wirf mindestens zwei zusammen.
    .solved = Zwei Treffer, eine Schwarze Ratte. Beide Würfel haben getroffen, darum hast du beide wieder.
    .other = Die Schwarze Ratte ist in deiner Zone: Greif sie an.
    .failed = Die Schwarze Ratte ist noch frei. Versuch es noch einmal und wirf zwei Würfel zusammen.
    .lost = Getroffen, aber ein Treffer ist nicht mehr als Verteidigung 1: Er verfällt. Den Würfel hast du wieder; wirf mehrere zusammen.
    .away = Du greifst nur deine eigene Zone an, und die Schwarze Ratte ist in Briemarkt E.
lesson-six = Wozu eine 6 gut ist
    .learn = Eine 6 fängt jede Ratte, gleich welche Verteidigung sie hat. Andere Treffer müssen die Verteidigung übersteigen. Es kommt also darauf an, welcher Würfel wohin geht.
    .task = Wirf beide Würfel und fang beide Ratten.
    .hint = Die 6 kann jede der beiden fangen, die 4 nur die Weiße.
    .solved = Die 6 für die Schwarze, die 4 für die Weiße: Beide sitzen im Käfig.
    .other = Beide Ratten sind in deiner Zone.
    .failed = Nur die 6 kann hier die Schwarze Ratte fangen, also darf sie nicht an die Weiße gehen. Noch einmal?
    .choose = Eine 6 und eine 4. Welche der beiden Ratten kann nur die 6 fangen?
    .away = Die Ratten sind in Briemarkt E, und du greifst nur deine eigene Zone an.
lesson-leave = Kehr Braunen Ratten nicht den Rücken
    .learn = Verlässt du eine Zone, beißen die Braunen Ratten dort: Sind ihre Bisse (je 2) zusammen mehr als deine Verteidigung, verlierst du 1 Gesundheit. Zwei beißen mit 4.
    .task = Hol den Käse in Briemarkt D, ohne Gesundheit zu verlieren.
    .hint = Eine Braune Ratte beißt mit 2, und 2 ist nicht mehr als deine Verteidigung 2. Fang eine, bevor du gehst.
    .solved = Eine allein war zu schwach. Du musst eine Zone nicht leeren, es reicht, sie auszudünnen.
    .other = Neben dir stehen zwei Braune Ratten. Überleg, ehe du gehst.
    .failed = Sie haben dich beim Weggehen gebissen. Fang erst eine: Eine allein kann dir nichts tun.
    .ended = Der Zug ist vorbei, und der Käse liegt noch in Briemarkt D. Eine Braune allein kann dir nichts tun: Fang eine, dann geh.
    .there = Du bist heil an ihnen vorbei. Jetzt der Käse.
    .one = Eine Braune Ratte ist übrig: Biss 2 gegen Verteidigung 2. Du kannst gehen.
    .none = Keine ist mehr da. Du kannst in Ruhe gehen.
lesson-bite = Wo man den Zug beendet
    .learn = Im Zug der Ratten beißen alle Gewöhnlichen Ratten deiner Zone zusammen. Sind ihre Bisse mehr als deine Verteidigung, verlierst du 1 Gesundheit, aber nie mehr als 1.
    .task = Du hast keine Würfel mehr. Beende den Zug, ohne Gesundheit zu verlieren.
    .hint = Drei Weiße beißen mit 3, deine Verteidigung ist 2. Weiße Ratten beim Käse bleiben dort und lassen dich gehen.
    .solved = Kein Kratzer. Am sichersten ist ein Schritt zur Seite: Weiße Ratten bleiben bei ihrem Käse.
    .other = Drei Weiße Ratten sind bei dir: 3 ist mehr als 2.
    .failed = Biss 3 gegen Verteidigung 2: eine Wunde. Ein Schritt zur Seite hätte sie dir erspart.
    .trap = Eine Falle kann sie ausdünnen, bevor sie beißen, wenn die Würfel wollen. Ein Schritt zur Seite ist sicherer.
    .safe = Hier beißt dich nichts. Du kannst den Zug beenden.
lesson-trap = Wo die Ratten sein werden
    .learn = Fallen lösen aus, nachdem die Ratten gelaufen sind. Stell sie also dorthin, wo sie hinlaufen. Weiße laufen 2 Zonen zum nächsten Käse; sind mehrere gleich nah, zu dem, der dir am nächsten liegt.
    .task = Stell eine Falle auf und beende den Zug so, dass sie auslöst.
    .hint = Alle drei Käse sind 2 Zonen von Briemarkt B entfernt. Welcher liegt dir am nächsten?
    .solved = Sie sind hineingelaufen. Was eine Falle fängt, gehört auch dir.
    .other = Jetzt sind die Ratten in Briemarkt B. Dort bleiben sie nicht.
    .failed = Keine Falle hat ausgelöst. Stell sie dorthin, wo die Weißen stehen bleiben: auf den Käse, der dir am nächsten liegt.
    .good = Dorthin werden sie laufen. Jetzt beende den Zug.
    .start = Dort sind sie jetzt, aber ehe die Falle auslöst, sind sie fort.
    .other_zone = Sind sie nach ihrer Bewegung wirklich dort? Weiße Ratten bleiben beim Käse stehen.
    .away = Wenn du herumläufst, liegt dir vielleicht ein anderer Käse am nächsten.
lesson-consume = Vier sind harmlos, fünf nicht
    .learn = Sind nach der Bewegung 5 Ratten in einer Zone mit Käse, fressen sie ihn. Schwarze und Weiße zählen 1, Braune 0, eine Sonderbare 3, die Nemesis 5.
    .task = Bring den Käse in Briemarkt D durch den Zug der Ratten.
    .hint = Vier sind dort, und aus C kommt eine fünfte. Fang eine der vier, immer mit einem Würfel.
    .solved = Vier Ratten starren einen Käse nur an. Er ist noch da.
    .other = Vier sind schon beim Käse, und die fünfte ist eine Zone entfernt.
    .failed = Die fünfte kam an, und der Käse liegt auf der Rattenleiste. Fang eine, ehe du den Zug beendest.
    .caught = Das ist eine weniger. Mit der fünften sind es wieder vier, und vier fressen nicht.
    .there = Jetzt bist du mitten unter ihnen. Sie beißen erst im Zug der Ratten.
    .trap = Eine Falle dort kann genügen: Sie löst aus, ehe sie fressen.
    .away = Du greifst nur die Zone an, in der du stehst.
lesson-net = Halt sie fest
    .learn = Der Fangnetz-Trank, Madam Cages violette Fähigkeit, hält eine Zone fest: Ratten darin laufen nicht, und wer hineinläuft, bleibt stehen. Er kostet ein violettes Plättchen und wirkt bis zum Aufräumen.
    .task = Halte die fünf Weißen Ratten mit einem Trank vom Käse fern.
    .hint = Setz ihn ein, wo sie sind, in Briemarkt B. Er reicht in deine Zone und die Nachbarzonen.
    .solved = Sie saßen im Netz, und der Käse ist für eine Runde sicher.
    .other = Du hast zwei Tränke und sonst nichts.
    .failed = Fünf Weiße kamen beim Käse an und fraßen ihn. Setz einen Trank ein, ehe du den Zug beendest.
    .laid = Das Netz liegt über ihnen. Sie laufen nicht; beende den Zug.
    .cheese = Hier hilft das Netz den Ratten: Sie bleiben genau auf dem Käse stehen, und fünf fressen ihn. Leg ihnen den anderen Trank in den Weg.
    .own = Ihr kürzester Weg führt durch deine Zone, also bleiben sie hier stehen. Auch das hält sie auf, aber bei dir beißen sie.
    .elsewhere = Führt der kürzeste Weg durch ein Netz, bleiben Ratten darin stehen. Auch das hält sie auf.
lesson-tallyman = Ratten sind Geld
    .learn = Jede Gewöhnliche Ratte, die du fängst, kommt in den Käfig. Der Zählmeister gibt dafür Punkte, Würfel, Plättchen, Gesundheit und für 12 Ratten einen Zauberkäse.
    .task = Du hast 9 Zauberkäse und 13 Ratten im Käfig. Gewinne.
    .hint = Sieh dir die letzte Belohnung des Zählmeisters an.
    .solved = Mit dem zehnten Käse gewinnst du sofort, woher er auch kommt.
    .other = Dir fehlt ein Käse, und der muss nicht in der Stadt liegen.
    .failed = Das war die Gelegenheit: Für 12 Ratten aus dem Käfig gibt es den zehnten Käse, bevor der Zug endet.
    .away = In der Stadt liegt Käse, aber auf jedem sitzen vier Ratten. Schau lieber in den Käfig.
lesson-expansion = Wie die Stadt wächst
    .learn = Liegen am Ende eines Zuges weniger als 2 Zauberkäse in der Stadt, wächst sie um so viele Karten, wie die Erweiterungszahl (I bis IV) deiner Karte sagt.
    .task = Lass die Stadt nur um eine Karte wachsen: Beende den Zug am richtigen Ort und leg die Karte.
    .hint = Briemarkt hat eine II, Goudarast eine I. Von Briemarkt A ist es ein Schritt nach Goudarast C.
    .solved = Eine neue Karte, ein neuer Käse, wenige neue Ratten.
    .other = Überleg zuerst, wo du den Zug beendest.
    .failed = Die Karte, auf der du standst, verlangt zwei Karten. Auf Goudarast wäre es eine gewesen.
    .lay = Eine Karte. Wähl zuerst einen freien Anschluss; dann siehst du die Karte und drehst sie.
    .there = Goudarast hat eine I. Hier kannst du den Zug beenden.
    .away = Schau auf die Erweiterungszahl der Karte, auf der du stehst: Du suchst die I.
lesson-nemesis = Erleg die Nemesis
    .learn = Um die Nemesis zu verwunden, müssen die Treffer eines Wurfs ihre Verteidigung übersteigen. Auch jede 6 verwundet sie. Bei Gesundheit 0 gewinnst du sofort.
    .task = Der Rattenkönig hat Verteidigung 2 und noch 1 Gesundheit. Erleg ihn.
    .hint = Drei Treffer sind mehr als 2. Wirf alle drei Würfel zusammen und gib ihm die Treffer.
    .solved = Drei Treffer gegen Verteidigung 2: eine Wunde, und die Plage ist vorbei.
    .other = Er ist in deiner Zone. Jetzt oder nie.
    .failed = Diesmal ist er entkommen. Versuch es noch einmal und wirf alle drei Würfel zusammen.
    .choose = Alle drei Treffer zusammen verwunden den König. Die Weiße Ratte nähme dir einen weg.
    .white = Den Treffer hat die Weiße Ratte, und der Rest überstieg seine Verteidigung nicht. Deine Würfel hast du noch.
    .away = Der König ist in Briemarkt E, und du greifst nur deine eigene Zone an.

## Figures

figure-setup = Vorbereitung: Briemarkt liegt schon, Briekreuz ist gezogen.
    .start = Hier fängst du an.
    .place = Die Karte kommt an die Ostseite. Ehe sie liegt, darfst du sie drehen.
    .second = Die nächste ist Goudarast. Du siehst sie, bevor du den Ort wählst; später im Spiel ist es umgekehrt.
    .ready = Sie kommt an die Nordseite, und die Karten werden bevölkert: Käse, Plättchen, dann eine Ratte für jedes Nest und jedes Loch.
    .cheese = Ein Zauberkäse, und eine Ratte war schneller.
    .purple = Ein violettes Plättchen: nützlich, sobald deine violette Fähigkeit freigeschaltet ist.
figure-city = Drei Karten, dreizehn Zonen.
    .you = Du, der Rattenfänger.
    .cheese = Ein Zauberkäse ohne Ratten: Hol ihn dir.
    .nest = Ein Rattennest: in jedem Zug der Ratten eine neue.
    .token = Ein violettes Spezialplättchen.
    .brown = Eine Braune Ratte. Sie kommt zu dir.
    .white = Eine Weiße Ratte beim Käse.
figure-active = Welche Karten sind aktiv?
    .here = Du bist auf Goudarast: aktiv.
    .cheese = Briemarkt ist mit deiner Karte verbunden, und Käse liegt dort: aktiv.
    .asleep = Briekreuz ist nur mit Briemarkt verbunden und hat keinen Käse: inaktiv. Diese Ratten laufen nicht und verschwinden beim Aufräumen.
figure-attack = Ein Angriff mit drei Würfeln, Treffer ab 4.
    .target = Eine Schwarze Ratte (Verteidigung 1) und eine Weiße (Verteidigung 0).
    .rolled = 5, 4 und 2: zwei Treffer. Die 2 ging daneben und fehlt für diesen Zug. Zwei Treffer fangen die Schwarze oder einer davon die Weiße; dann verfällt der andere.
    .caught = Beide Treffer für die Schwarze: Sie kommt in den Käfig. Die zwei Würfel, die trafen, liegen wieder auf der Angriffsleiste.
figure-accuracy = Von 4 auf 3: Zwei der drei Felder der Treffsicherheit sind gefüllt.
    .cheese = Der dritte Käse liegt in deiner Zone.
    .rats = Zwei Weiße Ratten zum Ausprobieren.
    .collect = Du sammelst ihn ein, 3 von 10, und darfst ihn auf jedes freie Feld legen.
    .better = Auf das dritte Feld der Treffsicherheit: Ab jetzt triffst du ab 3.
    .go = Ein Schritt zu den Ratten.
    .rolled = 3 und 2. Die 3 trifft jetzt, die 2 noch immer nicht.
figure-rats = Vor dem Zug der Ratten. Du bist in Briemarkt E.
    .white = Drei Weiße, Bewegung 2. Alle drei Käse sind 2 Zonen entfernt.
    .brown = Zwei Braune, Bewegung 2. Sie wollen zu dir.
    .black = Eine Schwarze, Bewegung 1.
    .after = Und danach.
    .cheese = Die Weißen nahmen den Käse, der dir am nächsten liegt.
    .bitten = Die Braunen sind bei dir: Biss 4 gegen Verteidigung 2, eine Wunde.
    .born = Die Schwarze blieb beim Käse stehen und brachte beim Nachwuchs eine neue Ratte.
figure-consume = Zwei Käse in Gefahr?
    .five = Vier Weiße und eine Schwarze: Sie zählen 5.
    .four = Vier Weiße: Sie zählen 4. Braune kämen nicht dazu.
    .after = Nach dem Zug der Ratten. Nur ein Käse ist übrig, also wächst die Stadt.
    .eaten = Gefressen: Der Käse liegt auf Stufe 1 der Rattenleiste, und die fünf sind wieder im Sack.
    .spared = Vier sind zu wenige. Dieser Käse ist noch da.
figure-card = Du hast Elsterschwanz gefangen. Seine Belohnung sind die Plättchen auf seiner Karte, aber dort liegen keine.
    .nothing = Einlösen darfst du sie trotzdem: Du bekommst nichts, und die Karte wird abgelegt.
figure-question = Du hast Flatterschwinge gefangen. Ihre Belohnung ist ein „?“-Plättchen in deiner Zone.
    .turned = Eingelöst: Das Plättchen wird umgedreht, wo du stehst.
    .cheese = Ein Zauberkäse!
    .yours = Keine Ratte ist hier, also darfst du ihn gleich einsammeln.
    .placed = Und auf ein Feld legen: Bewegung +1.
figure-wound = Bruno Maul mit fünf Würfeln gegen den Rattenkönig.
    .king = Der Rattenkönig: Verteidigung 2, Gesundheit 6.
    .rolled = 4, 5, 6, 6, 3. Zwei einfache Treffer sind nicht mehr als 2 und verfallen. Die beiden Sechsen verwunden ihn zweimal: Gesundheit 4. Vier Würfel trafen und kommen zurück.
figure-growth = Ein Zugende mit einem einzigen Zauberkäse in der Stadt.
    .here = Du stehst auf Briemarkt mit der II: Zwei Karten kommen.
    .due = Für die erste wählst du einen freien Anschluss einer aktiven Karte.
    .drawn = Erst jetzt wird die Karte gezogen. Dreh sie so, dass einer ihrer Anschlüsse auf deinen trifft.
    .laid = Sie wird gleich bevölkert. Dann kommt die zweite Karte, obwohl nun zwei Käse da sind.
    .cheese = Ein neuer Käse mit einer Weißen Ratte.

## Player aid

aid-step-refresh = Auffrischen
    .text = Würfel, Bewegungspunkte und Fallen kommen zurück. Gesundheit und Spezialplättchen nicht.
aid-step-actions = Aktionen
    .text = Gehen, angreifen, Fallen stellen, Käse sammeln, Fähigkeiten, Zählmeister, Belohnungen: in beliebiger Reihenfolge, bis du den Zug beendest.
aid-step-grow = Die Stadt wächst
    .text = Weniger als 2 Zauberkäse in der Stadt: Leg so viele Karten, wie deine Karte sagt (I bis IV). Auch nach dem Nachwuchs.
aid-step-move = Die Ratten laufen
    .text = Nemesis, Sonderbare, Braune, Schwarze, Weiße: auf kürzestem Weg zum Ziel. Bei Gleichstand: dir am nächsten, höchste Nummer, deine Wahl.
aid-step-traps = Fallen lösen aus
    .text = Wo irgendeine Ratte ist: ein Angriff mit den Würfeln der Falle und deiner Treffsicherheit.
aid-step-bite = Die Ratten beißen
    .text = In deiner Zone: die Nemesis mit Würfeln; eine Sonderbare über deiner Verteidigung; alle Gewöhnlichen zusammen über deiner Verteidigung.
aid-step-consume = Die Ratten fressen
    .text = Ab 5 an einem Käse fressen sie ihn. Schwarze und Weiße 1, Sonderbare 3, Nemesis 5, Braune 0. Die Rattenleiste rückt vor.
aid-step-spawn = Nachwuchs
    .text = Eine für jedes Nest auf einer aktiven Karte, dann der Nachwuchs der Nemesis, dann eine für jede Schwarze.
aid-step-cleanup = Aufräumen
    .text = Fallen kommen zu dir zurück, eingesetzte Plättchen in den Vorrat. Inaktive Karten verlieren Ratten und Spezialplättchen.
aid-symbol-catcher = Rattenfänger
    .text = Du. Du greifst an und sammelst in der Zone, in der du stehst.
aid-symbol-cheese = Zauberkäse
    .text = Mit zehn gewinnst du das Spiel. Fünf Ratten fressen ihn.
aid-symbol-brown = Braune Ratte
    .text = Jagt dich: Bewegung 2, Biss 2, Verteidigung 0. Beißt, wenn du gehst. Frisst nichts.
aid-symbol-black = Schwarze Ratte
    .text = Sucht Käse: Bewegung 1, Biss 1, Verteidigung 1. Bringt eine weitere, wenn sie erscheint, und eine in jedem Zug der Ratten.
aid-symbol-white = Weiße Ratte
    .text = Sucht Käse: Bewegung 2, Biss 1, Verteidigung 0.
aid-symbol-peculiar = Sonderbare Ratte
    .text = Zählt beim Käse als 3. Jede hat einen Kniff und eine Belohnung. Zeig darauf und lies ihre Karte.
aid-symbol-nemesis = Nemesis
    .text = Die Anführerin. Zählt als 5. Erleg sie, und du gewinnst.
aid-symbol-nest = Rattennest
    .text = In jedem Zug der Ratten eine neue, solange die Karte aktiv ist.
aid-symbol-trap = Falle
    .text = Löst aus, nachdem die Ratten gelaufen sind, wenn eine dort ist.
aid-symbol-health = Gesundheitsplättchen
    .text = Gesundheit +1, wenn du darüberläufst.
aid-symbol-purple = Violettes Plättchen
    .text = Ein Einsatz deiner violetten Fähigkeit.
aid-symbol-yellow = Gelbes Plättchen
    .text = Ein Einsatz deiner gelben Fähigkeit.
aid-symbol-placed = Eingesetzte Fähigkeit
    .text = Ein Netz, ein Köder oder eine Wolke. Wirkt bis zum Aufräumen.
aid-symbol-bridge = Anschluss
    .text = Wo zwei aufeinandertreffen, geht man von Karte zu Karte. An freie kommen neue Karten.
aid-symbol-expansion = Erweiterungszahl, I bis IV
    .text = So viele Karten kommen, wenn die Stadt wächst, während du hier stehst.
aid-symbol-asleep = Inaktive Karte
    .text = Grau: Ratten laufen hier nicht und verschwinden beim Aufräumen.
aid-symbol-eating = Ratten am Käse
    .text = Wie viele dort zählen. Ab 5 fressen sie ihn.

## The coach

coach-connector = Wähl, wo die nächste Stadtteilkarte liegen soll. Nah bei dir ist ihr Käse bald dein; ihre Ratten sind es auch.
coach-rotation = Dreh die Karte, wie du magst; einer ihrer Anschlüsse muss auf deinen treffen. Mehr Verbindungen bedeuten kürzere Wege, auch für Ratten.
coach-action = Tu, was du willst, in beliebiger Reihenfolge: gehen, angreifen, Fallen stellen, Käse sammeln. Würfel, die treffen, kommen zurück. Der Zug endet, wenn du es sagst.
coach-hit = Verteil deine Treffer. Gefangen ist eine Ratte mit mehr Treffern als Verteidigung oder mit einer einzigen 6.
coach-upgrade = Leg den Käse auf ein Feld. Verbesserungen mit einem Feld wirken sofort; Treffsicherheit braucht drei und lohnt sich.
coach-payment = Welche Ratten gehen in den Sack zurück? Sie können wiederkommen: Weiße schaden am wenigsten.
coach-cull = Fang Ratten, ohne zu würfeln. Zuerst Schwarze: Sie bringen neue.
coach-end_zone = Für diese Ratten sind zwei Wege gleich gut. Du entscheidest: weg vom Käse oder in eine Falle.
coach-nest = Die Nemesis erscheint in einem dieser Nester. Nimm das, das am weitesten von dir weg ist; ab dem nächsten Zug jagt sie.
coach-consolation = Der Sack war leer, und dein Käfig wurde geöffnet. Für die Ratten darfst du eine Belohnung nehmen.
coach-told-rats_moved = Die Ratten laufen zu dem, was sie wollen: Braune zu dir, Schwarze und Weiße zum Käse.
coach-told-common_bit = Alle Gewöhnlichen Ratten deiner Zone beißen zusammen. Beende den Zug, wo ihre Bisse deine Verteidigung nicht übersteigen.
coach-told-nemesis_bit = Die Nemesis würfelt. Jede 6 verwundet und jeder Treffer über deiner Verteidigung auch.
coach-told-cheese_eaten = Fünf Ratten waren beim Käse. Die Leiste rückt vor; bei 10 verlierst du.
coach-told-peculiar_spawned = Eine Sonderbare Ratte. Zeig darauf und lies, was sie kann und was sie dir bringt.
coach-told-nemesis_spawned = Die Nemesis ist da. Ab dem nächsten Zug der Ratten läuft sie als Erste. Wer sie erlegt, gewinnt.
coach-told-nemesis_mutated = Die Nemesis ist für den Rest des Spiels stärker geworden.
coach-told-rats_spawned = Nester und Schwarze Ratten bringen jede Runde neue. Fang die Schwarzen früh.
coach-told-trap_sprung = Eine Falle löst aus, nachdem die Ratten gelaufen sind. Ihr Fang kommt in deinen Käfig.
coach-told-trap_gnawed = Der Fallennager läuft zu deinen Fallen. Fang ihn, oder stell sie auf, wo er nicht hinkommt.
coach-told-drained = Ihr Biss überstieg deine Verteidigung, darum fehlt dir nun auch ein Spezialplättchen.
coach-told-expansion_due = Weniger als 2 Käse in der Stadt: Sie wächst um so viele Karten, wie deine Karte sagt.
coach-told-sack_from_cage = Der Sack war leer, darum wurde dein Käfig geöffnet. Gib gefangene Ratten rechtzeitig aus.
coach-told-left_brown = Braune Ratten beißen, wenn du ihre Zone verlässt. Eine allein ist bei Verteidigung 2 harmlos.

## Reasons of a hint

reason-collected = { $count } Zauberkäse mehr für dich
    .less = { $count } Zauberkäse weniger für dich
reason-eaten = { $count } Zauberkäse mehr gefressen
    .less = { $count } Zauberkäse weniger gefressen
reason-health = { $count } Gesundheit mehr
    .less = { $count } Gesundheit weniger
reason-last_health = du hättest nur noch 1 Gesundheit
    .less = dir bleibt mehr als 1 Gesundheit
reason-nemesis_wound =
    { $count ->
        [one] 1 Wunde mehr für die Nemesis
       *[other] { $count } Wunden mehr für die Nemesis
    }
    .less =
        { $count ->
            [one] 1 Wunde weniger für die Nemesis
           *[other] { $count } Wunden weniger für die Nemesis
        }
reason-nemesis_out = die Nemesis ist in der Stadt
    .less = die Nemesis bleibt der Stadt fern
reason-caged =
    { $count ->
        [one] 1 Ratte mehr im Käfig
       *[other] { $count } Ratten mehr im Käfig
    }
    .less =
        { $count ->
            [one] 1 Ratte weniger im Käfig
           *[other] { $count } Ratten weniger im Käfig
        }
reason-rat =
    { $count ->
        [one] 1 Ratte mehr in der Stadt
       *[other] { $count } Ratten mehr in der Stadt
    }
    .less =
        { $count ->
            [one] 1 Ratte weniger in der Stadt
           *[other] { $count } Ratten weniger in der Stadt
        }
reason-special = { $count } Spezialplättchen mehr auf deiner Tafel
    .less = { $count } Spezialplättchen weniger auf deiner Tafel
reason-caught =
    { $count ->
        [one] 1 Belohnung mehr einzulösen
       *[other] { $count } Belohnungen mehr einzulösen
    }
    .less =
        { $count ->
            [one] 1 Belohnung weniger einzulösen
           *[other] { $count } Belohnungen weniger einzulösen
        }
reason-peculiar =
    { $count ->
        [one] 1 Sonderbare Ratte mehr in der Stadt
       *[other] { $count } Sonderbare Ratten mehr in der Stadt
    }
    .less =
        { $count ->
            [one] 1 Sonderbare Ratte weniger in der Stadt
           *[other] { $count } Sonderbare Ratten weniger in der Stadt
        }
reason-threatened = { $count } Käse mehr in Gefahr
    .less = { $count } Käse weniger in Gefahr
reason-near = ein Käse ist besser zu erreichen
    .less = der beste Käse ist weiter weg
reason-guards = mehr Ratten beim besten Käse
    .less = weniger Ratten beim besten Käse
reason-bite_due = die Ratten bei dir würden dich verwunden
    .less = die Ratten bei dir können dich nicht verwunden
