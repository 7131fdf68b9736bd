### Scheibenwelt: Ankh-Morpork: Lektionen, Abbildungen, Spielhilfe, Begleiter und Gründe auf Deutsch

## Lessons

lesson-place = Einen Handlanger einsetzen
    .learn = Die Symbole einer Karte sagen, was du tun darfst. Mit dem Handlanger-Symbol setzt du einen Handlanger dort ein, wo du schon einen hast, oder in einem angrenzenden Bezirk. Wo noch niemand steht, bleibt es ruhig.
    .task = Spiele „Grütze“ und setze einen Handlanger in einem Bezirk ein, in dem noch keiner steht.
    .hint = Jeder leere Bezirk, der an „Tolle Schwestern“, „Rennerei“ oder „Die Schatten“ grenzt, ist richtig. Auch Brücken verbinden.
    .solved = Ein neuer Bezirk und keine Unruhe: So breitest du dich in der Stadt aus.
    .crowded = In diesem Bezirk standen schon Handlanger. Das ist erlaubt, aber gesucht war ein leerer Bezirk. Nimm es zurück und versuch einen nebenan.
    .skipped = Du hast auf das Symbol verzichtet, damit ist es weg. Nimm es zurück und führe es aus.
    .other = „Grütze“ zeigt nur ein Symbol: einen Handlanger. Spiele die Karte und wähle einen leeren Bezirk nebenan.
    .failed = Dein Zug ist vorbei, und du stehst in keinem neuen Bezirk.

lesson-trouble = Unruhe stiften
    .learn = Immer wenn ein Handlanger in einen Bezirk kommt, in dem schon irgendeiner steht, kommt dort ein Unruhe-Marker hin. Mehr als einer liegt nie in einem Bezirk.
    .task = Du bist der Drachenkönig der Wappen und willst Unruhe. Bring einen weiteren Unruhe-Marker auf den Spielplan.
    .hint = Minerva steht allein in „Schlummerhügel“, „Geringe Götter“ und „Düstergut“. Leiste ihr Gesellschaft.
    .solved = Zwei Handlanger in einem Bezirk, schon gibt es Unruhe. Mit acht Markern zu Beginn deines Zuges gewinnst du.
    .alone = Dort ist dein Handlanger allein: keine Unruhe. Du brauchst einen Bezirk, in dem schon jemand steht.
    .second = Dort liegt schon ein Marker, und ein zweiter kommt nie dazu. Such einen Bezirk, in dem es noch ruhig ist.
    .other = Setze einen Handlanger dort ein, wo Minerva steht und noch kein Marker liegt.
    .failed = Dein Zug ist vorbei, und es gibt keine neue Unruhe.

lesson-build = Ein Gebäude errichten
    .learn = Du baust dort, wo ein Handlanger von dir steht, kein Unruhe-Marker liegt und kein Gebäude steht. Du zahlst die Baukosten des Bezirks und bekommst seine Stadtbezirkskarte, die du vom nächsten Zug an in jedem Zug nutzen darfst.
    .task = Baue in dem Bezirk, dessen Stadtbezirkskarte dir am meisten Geld bringt.
    .hint = Möglich sind nur „Lange Mauer“ und „Das Nilpferd“, beide für 12 $. Zeig auf sie, dann siehst du ihre Karten.
    .solved = „Das Nilpferd“ bringt dir jetzt jeden Zug 2 $, und das Gebäude zählt für die Kontrolle.
    .longwall = „Lange Mauer“ bringt nur 1 $ je Zug. „Das Nilpferd“ kostet genauso viel und bringt 2 $.
    .skipped = Du hast auf das Bausymbol verzichtet. Nimm es zurück und führe es aus.
    .other = „Die Geflickte Trommel“ zeigt zuerst das Bausymbol.
    .failed = Am besten wäre dein Geld in „Das Nilpferd“ angelegt gewesen. Versuch es noch einmal.

lesson-chain = Eine Karte gibt die andere
    .learn = Das Wache-Symbol entfernt irgendwo einen Unruhe-Marker. Mit dem letzten Symbol von „Feldwebel Angua“ darfst du im selben Zug eine weitere Karte spielen.
    .task = Überall, wo du stehst, herrscht Unruhe, also kannst du nicht bauen. Baue trotzdem noch in diesem Zug.
    .hint = Sorge zuerst mit „Feldwebel Angua“ in einem deiner Bezirke für Ruhe und spiele dann „Die Geflickte Trommel“.
    .solved = Erst Ruhe, dann ein Gebäude: zwei Karten in einem Zug.
    .idle = Bei Unruhe in allen deinen Bezirken läuft das Bausymbol ins Leere. Spiele zuerst „Feldwebel Angua“.
    .skipped = Du hast auf das Wache-Symbol verzichtet, also herrscht noch überall Unruhe. Nimm es zurück.
    .other_card = Diese Karte sorgt nicht für Ruhe. Spiele zuerst „Feldwebel Angua“.
    .other = Sorge in einem Bezirk mit einem deiner Handlanger für Ruhe, dann baue dort.
    .failed = Dein Zug ist vorbei, und du hast nicht gebaut.

lesson-power = Eine Stadtbezirkskarte nutzen
    .learn = Jede deiner Stadtbezirkskarten darfst du in jedem deiner Züge einmal nutzen: vor deiner Karte, zwischen zwei Symbolen oder nach dem letzten.
    .task = Ein Gebäude in „Das Nilpferd“ kostet 12 $, und du hast 10 $. Baue dort.
    .hint = In „Drachenlandeplatz“ steht ein Gebäude von dir: Klick darauf und kassiere 2 $, bevor das Bausymbol dran ist.
    .solved = Die 2 $ vom Drachenlandeplatz haben es möglich gemacht. Stadtbezirkskarten nutzt du zusätzlich zu der Karte, die du spielst.
    .skipped = Du hast auf das Bausymbol verzichtet, damit ist es weg. Nimm es zurück und nutze zuerst „Drachenlandeplatz“.
    .used = Das Geld hast du jetzt. Spiele eine Karte mit dem Bausymbol und baue in „Das Nilpferd“.
    .played = Noch kannst du „Drachenlandeplatz“ nutzen, bevor du das Symbol ausführst.
    .other = Nutze „Drachenlandeplatz“, dann baue.
    .failed = Dein Zug ist vorbei, und in „Das Nilpferd“ steht kein Gebäude von dir.

lesson-assassinate = Meuchelmord
    .learn = Der Dolch entfernt einen Handlanger, der nicht dir gehört, aus einem Bezirk mit Unruhe-Marker. Der Marker verschwindet mit.
    .task = Übernimm die Kontrolle über „Das Nilpferd“.
    .hint = Kontrolle heißt: mehr Figuren als jeder andere. In „Das Nilpferd“ steht es zwei gegen zwei.
    .solved = Mehr Figuren als jeder andere: Du kontrollierst „Das Nilpferd“. Ein Dolch beruhigt den Bezirk obendrein, weil ein Handlanger ihn verlässt.
    .shades = In „Die Schatten“ hat sie immer noch zwei gegen deinen einen. In „Das Nilpferd“ hätte einer gereicht.
    .skipped = Du hast auf den Dolch verzichtet. Nimm es zurück und führe ihn aus.
    .other = Spiele „Inigo Schaumlöffel“ und schlag in „Das Nilpferd“ zu.
    .failed = Dein Zug ist vorbei, und „Das Nilpferd“ kontrollierst du nicht.

lesson-interrupt = Unterbrechen
    .learn = Unterbrechungen spielst du im passenden Augenblick, auch im Zug der anderen. „Gaspode“ verhindert, dass die Karte eines Mitspielers einen deiner Handlanger versetzt oder entfernt.
    .task = Minerva will deinen Handlanger in „Die Schatten“ meucheln. Rette ihn.
    .hint = Du hast „Gaspode“ auf der Hand.
    .solved = Der Handlanger bleibt, der Unruhe-Marker auch. Eine neue Karte ziehst du erst am Ende deines nächsten Zuges.
    .other = Spiele „Gaspode“ jetzt: Nachholen kannst du das nicht.
    .failed = Der Handlanger ist weg. Mit „Gaspode“ wäre er geblieben.

lesson-event = Ereignisse und „Geringe Götter“
    .learn = Ein Ereignis-Symbol musst du ausführen. Der Würfel nennt den Bezirk, den es trifft. Wer „Geringe Götter“ hat, rettet eine Figur für 3 $.
    .task = Spiele „Rincewind“, sieh, was geschieht, und behalte alle deine Gebäude.
    .hint = Wenn die Explosion „Siebenschläfer“ trifft, zahle 3 $.
    .solved = 3 $ für ein Gebäude im Wert von 18 $: „Geringe Götter“ hat sich gelohnt.
    .lost = Das Gebäude ist weg und die Stadtbezirkskarte mit ihm. 3 $ hätten beides gerettet.
    .other_card = Ohne Ereignis siehst du nicht, was „Geringe Götter“ kann. Spiele „Rincewind“.
    .other = Spiele „Rincewind“ und zieh das Ereignis.
    .failed = Versuch es noch einmal und zahle, wenn du gefragt wirst.

lesson-control = Als Lord gewinnen
    .learn = Siegbedingungen zählen nur zu Beginn deines eigenen Zuges. Lord Rust braucht zu zweit sieben kontrollierte Bezirke. Du kontrollierst einen Bezirk, wenn du dort mehr Figuren hast als jeder andere.
    .task = Du bist Lord Rust und kontrollierst sechs Bezirke. Mach sieben daraus, und zwar so, dass du sie zu Beginn deines nächsten Zuges noch hast.
    .hint = Wo niemand steht, genügt ein Handlanger. „Das Nilpferd“ und „Lange Mauer“ sind leer.
    .solved = Sieben Bezirke zu Beginn deines Zuges: Ankh-Morpork gehört dir.
    .tie = Eins gegen eins: „Schlummerhügel“ kontrolliert niemand. Du brauchst einen Bezirk, in dem ein Handlanger genügt.
    .same = Diesen Bezirk hast du schon kontrolliert. Es sind immer noch sechs.
    .other = Setze einen Handlanger in einem leeren Bezirk ein und beende dann den Zug.
    .failed = Dein nächster Zug hat begonnen, und du kontrollierst keine sieben Bezirke.

lesson-spies = Zwölf Spione
    .learn = Sind alle zwölf Handlanger auf dem Spielplan, nimmst du einen weg und setzt ihn anderswo ein. Wo du ihn wegnimmst, verschwindet der Unruhe-Marker.
    .task = Du bist Lord Vetinari und brauchst Handlanger in elf Bezirken; in zehn bist du schon. Gewinne zu Beginn deines nächsten Zuges.
    .hint = Nimm einen Handlanger aus einem Bezirk, in dem du zwei hast, und setze ihn in „Siebenschläfer“ oder „Schlummerhügel“ ein.
    .solved = Elf Bezirke mit einem deiner Spione: Der Patrizier ist zurück.
    .known_area = In diesem Bezirk warst du schon. Es fehlen noch „Schlummerhügel“ und „Siebenschläfer“.
    .given_up = Einen Bezirk hast du gewonnen, einen anderen aufgegeben. Nimm einen Handlanger von dort, wo du zwei hast.
    .skipped = Du hast auf das Symbol verzichtet. Nimm es zurück und führe es aus.
    .other = Spiele „Grütze“. Wo kannst du einen Handlanger entbehren?
    .failed = Dein nächster Zug hat begonnen, und du bist nicht in elf Bezirken.

lesson-wealth = Rechne dein Kapital aus
    .learn = Chrysopras gewinnt mit 50 $ zu Beginn des eigenen Zuges: Bargeld plus Wert der eigenen Gebäude, minus 12 $ je Kredit.
    .task = Deine Gebäude sind 36 $ wert, und du hast 9 $ in bar. Komm bis zum Beginn deines nächsten Zuges auf 50 $.
    .hint = Ein Gebäude macht aus Bargeld Wert und ändert an der Summe nichts. Ein Kredit bringt 10 $ und zählt 12 $ gegen dich. „Siebenschläfer“, wo dein Gebäude steht, bringt 3 $, „Die Königliche Münze“ 5 $.
    .solved = 50 $ oder mehr: Geld regiert die Stadt.
    .loan = Der Kredit bringt 10 $, zählt aber 12 $ gegen dich: Du bist jetzt weiter weg.
    .other = Such eine Karte, die Geld von der Bank bringt und nichts kostet.
    .failed = Dein nächster Zug hat begonnen, und die 50 $ sind nicht beisammen.

lesson-prevent = Jemanden aufhalten
    .learn = Ist die Bedingung eines anderen zu Beginn seines Zuges erfüllt, ist das Spiel vorbei. Schau also auf den Spielplan, bevor du deinen Zug beendest.
    .task = Es liegen acht Unruhe-Marker, und Minerva könnte der Drachenkönig der Wappen sein. Beende deinen Zug mit weniger als acht.
    .hint = „Hauptmann Karotte“ zeigt erst einen Handlanger und dann die Wache. Pass auf, dass der Handlanger keine neue Unruhe stiftet.
    .solved = Sieben Marker: Der Drachenkönig muss warten. Minervas Zug hat begonnen, und sie hat nicht gewonnen.
    .not_calmed = Du hast auf das Wache-Symbol verzichtet, und es liegen noch acht Marker.
    .more_trouble = Es liegen noch acht Marker oder mehr. Entferne einen mit dem Wache-Symbol.
    .other = Such das Wache-Symbol, ein rotes Kreuz.
    .failed = Minerva war der Drachenkönig der Wappen: acht Marker zu Beginn ihres Zuges, und sie hat gewonnen.

## Figures

figure-table = Der Spielbeginn zu viert, mit den Augen von Rot.
    .area = Ein Bezirk: sein Name, seine Nummer für den Würfel und die Baukosten im Umriss eines Hauses.
    .trouble = Ein Unruhe-Marker. In „Die Schatten“, „Rennerei“ und „Tolle Schwestern“ liegt von Anfang an einer.
    .piles = Nachzugstapel und Ablagestapel. Ist der Nachzugstapel aufgebraucht, endet das Spiel.
    .events = Die verdeckten Ereigniskarten und die Zahl der Unruhe-Marker auf dem Spielplan.
    .player = Jeder Spieler: Geld, Handkarten, Handlanger und Gebäude im Vorrat, kontrollierte Bezirke.
    .personality = Deine geheime Persönlichkeit und ihr Ziel.
    .hand = Deine Hand: Name, Symbole von links nach rechts und der Text der Schriftrolle.

figure-bursar = Ein Beispiel aus dem Regelheft: „Der Quästor“ hat drei Symbole.
    .card = „Der Quästor“: Ereignis, Schriftrolle, weitere Karte.
    .play = Rot spielt „Der Quästor“. Das erste Symbol ist ein Ereignis, und das ist Pflicht.
    .event = Rot zieht „Aufruhr“. Es liegen weniger als acht Unruhe-Marker, also geschieht nichts.
    .scroll = Nun die Schriftrolle: Rot darf zwei Handlanger tauschen oder darauf verzichten. Rot tut es.
    .first = Der erste Handlanger: der eigene in „Tolle Schwestern“.
    .second = Der zweite: der gelbe in „Mobilien“. Gelb könnte den Tausch mit „Gaspode“ verhindern und wird gefragt.
    .swapped = Gelb lässt es zu: Die beiden haben die Plätze getauscht. Beide standen allein, also keine Unruhe.
    .another = Mit dem letzten Symbol darf Rot eine weitere Karte spielen: „Grütze“.
    .dolly_sisters = der rote Handlanger
    .unreal_estate = der gelbe Handlanger

figure-placing = Ein Beispiel aus dem Regelheft: Wo darf Rot einen Handlanger einsetzen?
    .here = Der einzige rote Handlanger steht in „Tolle Schwestern“: Auch dort darf einer eingesetzt werden.
    .beside = Diese Bezirke haben eine gemeinsame Grenze mit „Tolle Schwestern“.
    .bridge = Nach „Schlummerhügel“ führt eine Brücke, also grenzt auch er an.
    .play = Rot spielt „Grütze“; die Karte zeigt einen Handlanger.
    .where = Vier Bezirke sind möglich: „Tolle Schwestern“, „Mobilien“, „Drachenlandeplatz“ und „Schlummerhügel“.
    .placed = Rot wählt „Schlummerhügel“. Dort stand niemand: keine Unruhe.

figure-trouble = Ein Beispiel aus dem Regelheft: So entsteht Unruhe.
    .shades = Rot hat einen Handlanger in „Die Schatten“, gleich neben „Düstergut“.
    .dimwell = In „Düstergut“ steht ein grüner Handlanger.
    .play = Rot spielt „Grütze“.
    .do = Rot führt das Handlanger-Symbol aus. „Düstergut“ grenzt an „Die Schatten“, also ist es erlaubt.
    .marker = Dort stand schon ein Handlanger, also kommt ein Unruhe-Marker nach „Düstergut“. Mit einem roten wäre es genauso.

figure-building = Ein Beispiel aus dem Regelheft: Wo darf Rot bauen?
    .nap_hill = „Schlummerhügel“ geht: ein roter Handlanger, kein Gebäude und kein Marker, denn den hat die Wache entfernt. Dass Gelb mehr Handlanger hat, spielt keine Rolle.
    .dolly_sisters = „Tolle Schwestern“ geht nicht: Dort liegt ein Unruhe-Marker.
    .seven_sleepers = „Siebenschläfer“ geht nicht: Dort steht ein grünes Gebäude.
    .play = Rot spielt „Das Opernhaus“. Das erste Symbol ist ein Gebäude.
    .built = Rot baut in „Schlummerhügel“ für 12 $ und nimmt die Stadtbezirkskarte. Nutzen darf Rot sie vom nächsten Zug an.
    .card = Rot hat noch 3 $.

figure-control = Ein Beispiel aus dem Regelheft: Wer kontrolliert was?
    .seven_sleepers = Grün kontrolliert „Siebenschläfer“: Handlanger und Gebäude gegen je einen Handlanger.
    .nap_hill = Gelb kontrolliert „Schlummerhügel“ mit zwei gegen einen. Der Unruhe-Marker ändert daran nichts.
    .dolly_sisters = Rot kontrolliert „Tolle Schwestern“ nicht: Dort steht ein Dämon.
    .unreal_estate = Blau kontrolliert „Mobilien“ nicht: ein Handlanger gegen einen Troll. Eine zweite Figur, Handlanger oder Gebäude, würde genügen.
    .dragons_landing = „Drachenlandeplatz“ kontrolliert niemand: eins gegen eins.

figure-interrupt = Eine Unterbrechung: Grün greift an, Rot hat „Gaspode“.
    .shades = In „Die Schatten“ herrscht Unruhe, also kann dort gemeuchelt werden.
    .gaspode = „Gaspode“ wird erst gespielt, wenn er gebraucht wird.
    .play = Grün spielt „Dr. Cruces“: Meuchelmord, dann 3 $.
    .assassin = Grün will einen Meuchelmord begehen.
    .victim = Grün wählt „Die Schatten“ und dort den roten Handlanger.
    .stopped = Rot antwortet mit „Gaspode“. Handlanger und Marker bleiben. Grün hat den Dolch verbraucht und kassiert noch 3 $. Rot zieht erst am Ende des eigenen nächsten Zuges nach.

figure-hello = Aus den Fragen und Antworten des Verlags: zwei Dolche, ein „Gaspode“.
    .scours = der gelbe Handlanger, mitten in der Unruhe
    .play = Rot spielt „HALLO“: Meuchelmord, Meuchelmord, Gebäude.
    .first = Mit dem ersten Dolch greift Rot den gelben Handlanger in „Rennerei“ an.
    .saved = Gelb spielt „Gaspode“: Der Handlanger bleibt, und der Unruhe-Marker bleibt auch.
    .again = Also darf Rot es mit dem zweiten Dolch noch einmal bei demselben versuchen.
    .gone = Gelb hat keine zweite Unterbrechung. Der Handlanger wird entfernt und der Marker mit ihm.

figure-plays = Aus den Fragen und Antworten des Verlags: weitere Karten zählen.
    .drumknott = „Drumknott“: Spiele bis zu zwei weitere Karten.
    .two = Rot spielt „Drumknott“ und darf nun zwei weitere Karten spielen.
    .three = Die erste davon ist „Nobby Nobbs“: eine Schriftrolle und eine weitere Karte. Rot will Gelb 3 $ abnehmen; vorher wird Gelb gefragt, denn „Wallace Sonky“ könnte das verhindern.
    .window = Gelb zahlt. Das letzte Symbol von Nobby bringt noch eine Karte: Rot hat wieder zwei übrig.
    .groat = Rot spielt „Grütze“ und verzichtet auf den Handlanger. Eine weitere Karte bleibt.
    .modo = Die letzte weitere Karte: „Modo“. Danach bleibt nur noch, den Zug zu beenden.

figure-demons = Aus dem Regelheft: „Geringe Götter“ hält einen Dämon fern.
    .small_gods = Gelb hat die Karte „Geringe Götter“ und 5 $.
    .hippo = In „Das Nilpferd“ hat Gelb einen Handlanger.
    .play = Rot spielt „Rincewind“. Das erste Symbol ist ein Ereignis.
    .demon = Dämonen! Der erste Wurf nennt „Das Nilpferd“. Bevor der Dämon kommt, wird Gelb gefragt.
    .paid = Gelb zahlt 3 $ für die eine Figur in „Das Nilpferd“. Dort gibt es keinen Dämon und keinen Marker; die anderen drei Dämonen kommen, wohin der Würfel sie schickt.

figure-refill = Aus den Fragen und Antworten des Verlags: „Die Narrengilde“ liegt vor Rot.
    .stuck = „Die Narrengilde“ liegt vor Rot und belegt einen der fünf Handplätze.
    .play = Rot hat vier Handkarten und spielt „Modo“.
    .do = In der Schriftrolle steht: Lege eine Handkarte ab.
    .discard = Rot legt „Hex“ ab. Zwei Karten bleiben auf der Hand.
    .skip = Rot verzichtet auf den Handlanger.
    .drawn = Am Ende zieht Rot zwei Karten nach, nicht drei: Zwei und zwei und „Die Narrengilde“ sind fünf.

## Player aid

aid-step-check = Hast du gewonnen?
    .text = Ist deine Siegbedingung zu Beginn deines Zuges erfüllt, gewinnst du sofort. Sonst spielst du weiter.
aid-step-card = Eine Karte spielen
    .text = Eine Karte von der Hand; Unterbrechungen zählen nicht dazu. Stadtbezirkskarten darfst du davor, dazwischen und danach nutzen.
aid-step-symbols = Ihre Symbole ausführen
    .text = Von links nach rechts. Verzichte, worauf du willst, nur nicht auf ein Ereignis.
aid-step-answer = Antworten
    .text = Wen es trifft, der darf unterbrechen oder bei einem Ereignis mit „Geringe Götter“ zahlen.
aid-step-more = Weitere Karte oder Ende
    .text = Spiele weiter, wenn ein Symbol es erlaubt. Dann füllst du deine Hand auf fünf Karten auf, und links von dir geht es weiter.

aid-symbol-minion = Einen Handlanger einsetzen
    .text = Setze einen Handlanger ein, wo du einen hast, oder nebenan. Steht dort schon einer, gibt es Unruhe.
aid-symbol-build = Ein Gebäude errichten
    .text = Baue, wo du einen Handlanger hast, wo keine Unruhe herrscht und kein Gebäude steht. Zahle die Baukosten, nimm die Stadtbezirkskarte.
aid-symbol-assassinate = Meuchelmord
    .text = Entferne einen fremden Handlanger, einen Troll oder einen Dämon aus einem Bezirk mit Unruhe.
aid-symbol-remove_trouble = Die Wache
    .text = Entferne irgendwo einen Unruhe-Marker.
aid-symbol-money = Geld kassieren
    .text = Kassiere diesen Betrag von der Bank.
aid-symbol-scroll = Schriftrolle
    .text = Tu, was im Text der Karte steht, wenn du willst.
aid-symbol-event = Ereignis
    .text = Zieh eine Ereigniskarte. Nur darauf kannst du nicht verzichten.
aid-symbol-play = Spiele eine weitere Karte
    .text = Spiele noch eine Karte von deiner Hand, wenn du willst.
aid-symbol-interrupt = Unterbrechung
    .text = Wird im passenden Augenblick gespielt, auch im Zug der anderen.
aid-symbol-trouble = Unruhe-Marker
    .text = Hier kann gemeuchelt werden, und hier kann niemand bauen. Er verschwindet, sobald ein Handlanger den Bezirk verlässt.
aid-symbol-building = Gebäude auf dem Spielplan
    .text = Zählt für die Kontrolle, ist seine Baukosten wert und bringt die Stadtbezirkskarte.
aid-symbol-site = Freier Bauplatz
    .text = Hier hat noch niemand gebaut. Die Zahl nennt die Baukosten in Dollar.
aid-symbol-troll = Troll
    .text = Ein Handlanger, der niemandem gehört. Für die Kontrolle brauchst du mehr Figuren, als dort Trolle stehen.
aid-symbol-demon = Dämon
    .text = Ein Handlanger, der niemandem gehört. Solange er da ist: keine Kontrolle, kein Wert, keine Stadtbezirkskarte, keine Punkte.
aid-symbol-control = Kontrolle
    .text = Einen gefärbten Bezirk kontrolliert der Spieler dieser Farbe: mehr Figuren als jeder andere und als dort Trolle stehen, und kein Dämon.

## Coach

coach-opening_menu = Spiele eine Karte. Sieh dir ihre Symbole von links nach rechts an: Das wirst du tun können. Deine Stadtbezirkskarten kannst du schon vorher nutzen.
coach-symbol_menu = Das nächste Symbol deiner Karte. Führe es aus oder verzichte; dann ist es weg. Ein Ereignis musst du ausführen.
coach-closing_menu = Deine Karte ist fertig. Darfst du eine weitere spielen, dann jetzt. Bevor du den Zug beendest, frag dich, ob damit jemand seine Bedingung erfüllt.
coach-place_area = Setze deinen Handlanger ein, wo du einen hast, oder nebenan. In Gesellschaft gibt es Unruhe: Dann kann er gemeuchelt werden, und bauen kann dort niemand.
coach-lift_minion = Alle zwölf Handlanger sind auf dem Spielplan, also versetzt du einen. Sein alter Bezirk verliert den Unruhe-Marker.
coach-build_area = Ein Gebäude zählt für die Kontrolle, ist seine Baukosten wert, und seine Stadtbezirkskarte hilft dir vom nächsten Zug an.
coach-lift_building = Alle sechs Gebäude stehen schon: Reiß eins ab, um hier zu bauen. Geld gibt es dafür nicht zurück.
coach-marker_off = Ohne Unruhe kann man bauen, und niemand kann gemeuchelt werden.
coach-marker_on = Unruhe lockt Meuchelmörder an und hält Bauherren fern. Acht Marker helfen dem Drachenkönig.
coach-minion_area = Wo schlägt es ein? Denk daran, wer kurz vor dem Sieg steht.
coach-minion_owner = Wessen Handlanger? Nur dein Dolch verschont die eigenen; Texte können jeden treffen.
coach-move_from = Wähle den Handlanger, der geht. Sein alter Bezirk verliert den Unruhe-Marker.
coach-move_to = Wohin? Steht dort schon jemand, gibt es Unruhe.
coach-discard = Behalte, was deinem Ziel dient, und Unterbrechungen, die dich schützen; der Rest kann weg.
coach-player = Wähle einen Mitspieler. Geld liegt offen, du siehst also, wer welches hat.
coach-receiver = Wer bekommt das Geld? Lieber nicht, wer Chrysopras sein könnte.
coach-sell_card = Gib eine Karte her, die du nicht brauchst. Nur ihr zwei wisst, welche.
coach-hand_over = Du suchst aus, welche Karten du hergibst. Nur ihr zwei wisst, welche.
coach-tribute = 1 $ oder eine Karte: was weniger wehtut.
coach-extorted = 5 $ oder etwas Schlimmeres. Geld zählt am Ende Punkte; eine Karte, die vor dir liegen bleibt, kostet dich einen Handplatz.
coach-burn_building = Entferne ein Gebäude; die Stadtbezirkskarte geht mit.
coach-throw_away = Du siehst die ganze Hand. Lege die Karte ab, die dir am meisten schaden würde.
coach-keep_card = Behalte eine der beiden; die andere geht zurück.
coach-pay_or_lose = Ein Handlanger ist am Ende 5 Punkte wert, 2 $ sind also meist billiger.
coach-paid_area = Am meisten bringt der Bezirk mit den meisten Handlangern. Alle zählen, auch Trolle und Dämonen.
coach-buyout_area = Du zahlst an den Besitzer, nicht an die Bank, und brauchst dort keinen Handlanger. Die Stadtbezirkskarte darfst du in diesem Zug noch nicht nutzen.
coach-text_window = Der Text einer Karte trifft dich. Jetzt hilft nur „Wallace Sonky“. Gefragt wirst du auch ohne ihn, damit niemand erfährt, was du hast.
coach-stop_window = Einer deiner Handlanger ist bedroht. „Gaspode“ hilft gegen Karten anderer, „Susanne“ gegen jedes Entfernen, „Wallace Sonky“ gegen Texte anderer. Gefragt wirst du auch, wenn du keine davon hast, damit niemand erfährt, was du hast.
coach-reentry_window = Ein Handlanger von dir wurde entfernt. „Klub des Neuen Anfangs“ oder „Igor“ brächten ihn zurück.
coach-reentry_area = Er kommt nach den üblichen Regeln zurück, nur nicht dorthin, wo er entfernt wurde.
coach-shield_building = „Geringe Götter“: 3 $ retten das Gebäude und seine Stadtbezirkskarte.
coach-shield_card = „Geringe Götter“: 3 $ halten die Stadtbezirkskarte im Spiel. Sonst ist sie für immer weg.
coach-keep_off = „Geringe Götter“: Zahle 3 $ für jede deiner Figuren dort, und er kommt nicht.
coach-guard_building = Der Drache nimmt alles aus dem Bezirk mit. 3 $ retten dein Gebäude.
coach-guard_minion = Der Drache nimmt alles aus dem Bezirk mit. 3 $ oder „Susanne“ retten einen Handlanger.
coach-flood_move = Deine Handlanger müssen aus dem überfluteten Bezirk, einer nach dem anderen. Kommen sie zu anderen dazu, gibt es Unruhe.
coach-keep_building = Dein Geld reicht nicht für alle Gebäude. Behalte die wertvollsten.

coach-told-event_drawn = Ein Ereignis! Der Würfel sagt, welche Bezirke es trifft; die Nummer steht an jedem Bezirk.
coach-told-marker_put = Ein Handlanger kam in einen Bezirk, in dem schon jemand stand: Unruhe. Dort kann jetzt gemeuchelt werden, und bauen kann dort niemand.
coach-told-minion_removed = Ein Handlanger wurde entfernt. Er kommt in den Vorrat zurück und kann wieder eingesetzt werden.
coach-told-built = Ein Gebäude wurde errichtet. Wem es gehört, der hat jetzt die Stadtbezirkskarte und darf sie jeden Zug nutzen.
coach-told-interrupt_played = Jemand hat unterbrochen: Solche Karten kann man auch im Zug der anderen spielen.
coach-told-power_used = Eine Stadtbezirkskarte wurde genutzt. Das geht einmal in jedem Zug.
coach-told-loan_taken = Ein Kredit: jetzt 10 $. Am Ende sind 12 $ zurückzuzahlen; wer das nicht kann, verliert 15 Punkte.
coach-told-card_stuck = Die Karte belegt dort jetzt bis zum Ende einen der fünf Handplätze.
coach-told-demon_arrived = Ein Dämon: Solange er dort steht, gibt es im Bezirk keine Kontrolle, keinen Wert und keine Punkte.
coach-told-troll_arrived = Ein Troll: Wer den Bezirk kontrollieren will, braucht nun mehr Figuren, als dort Trolle stehen.
coach-told-personality_swapped = Da ist jetzt jemand anders. Was du vermutet hast, gilt nicht mehr.
coach-told-plays_granted = Dieser Zug geht mit einer weiteren Karte weiter.
coach-told-minion_moved = Ein Handlanger wurde versetzt: Wo er wegging, ist jetzt Ruhe; wo er auf andere traf, ist Unruhe.

## Reasons of a hint

reason-aim = du kommst deinem Ziel näher
    .less = du entfernst dich von deinem Ziel
reason-minions = { $count ->
    [one] ein Handlanger mehr auf dem Spielplan
   *[other] { $count } Handlanger mehr auf dem Spielplan
 }
    .less = { $count ->
    [one] ein Handlanger weniger auf dem Spielplan
   *[other] { $count } Handlanger weniger auf dem Spielplan
 }
reason-buildings = { $count ->
    [0] wertvollere Gebäude
    [one] ein Gebäude mehr
   *[other] { $count } Gebäude mehr
 }
    .less = { $count ->
    [0] weniger wertvolle Gebäude
    [one] ein Gebäude weniger
   *[other] { $count } Gebäude weniger
 }
reason-money = { $count } $ mehr
    .less = { $count } $ weniger
reason-loans = { $count ->
    [one] ein Kredit mehr
   *[other] { $count } Kredite mehr
 }
    .less = { $count ->
    [0] ein Kredit, den du zurückzahlen kannst
    [one] ein Kredit weniger
   *[other] { $count } Kredite weniger
 }
reason-hand = { $count ->
    [one] eine Handkarte mehr
   *[other] { $count } Handkarten mehr
 }
    .less = { $count ->
    [one] eine Handkarte weniger
   *[other] { $count } Handkarten weniger
 }
