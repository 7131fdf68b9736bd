# Der Tisch im Terminal auf Deutsch.
player = Spieler
points = Punkte
hidden = verdeckt
dp-head = Runde { $round } von { $rounds }, { $loot } Beute im allgemeinen Vorrat
dp-key = 12:A3 Gully 12 mit drei Ratten von A; unter einem Gebiet sein Besitzer, die Macht aller, h Handlanger, B Chefin, # Hinterzimmer, $ Beute des Viertels
dp-missions = Auftrag
dp-met = erfüllt von
dp-rats = Ratten
dp-loot = Beute
dp-henchmen = Handl.
dp-back-rooms = Hinterz.
dp-areas = Gebiete
dp-card = Karte
rl-head = Runde { $round }, Ereignis: { $event }, noch { $left } Ereignisse
rl-supply = Vorrat: { $rats } Ratten;
rl-bag = Im Beutel:
rl-rats = Ratten:
rl-size = Clan
rl-cheese = Käse
rl-need = frisst
rl-waiting = warten
rl-sick = krank
rl-lost = verirrt
rl-dead = tot
am-head = Bank ${ $bank }, Nachziehstapel { $pile }, im Spiel: { $card }
am-key = A3 drei Agenten  ^A Gebäude  ! Unruhe  T Troll  D Dämon  $ Preis, und wer die Stadtkarte hat
am-money = $
am-minions = Agenten
am-buildings = Gebäude
am-hand = Hand
am-controls = beherrscht
am-loans = Kredite
am-personality = Persönlichkeit
am-your-hand = Deine Hand:
tr-head = Runde { $round }, Vorrat: { $food } Futter, { $sewer } Kanaleingänge
tr-key = □ Straße  ○ Tunnel  A2+1 zwei hungrige Ratten und eine satte  * Big Cheese  % Futter  o Kanal  n Nest  X Jäger
tr-faction = Ratten
tr-reserve = Vorrat
tr-fed = satt
tr-nests = Nester
tr-hold = Thron
tr-item = Ding
rc-head = Runde { $round } von { $rounds }
rc-catcher = @ { $name }: Leben { $health }/{ $most }, Schritte { $movement }, Würfel { $dice }, Fallen { $traps }, Käse { $cheese }/{ $wanted }
rc-cage = Käfig:
rc-nemesis = & { $name }: Leben { $health }/{ $most }, gefressener Käse { $eaten }, in { $zone }
rc-key = @ du  & Nemesis  ? seltsame Ratte  $ Käse  # Falle  n Nest  + p y Marker  b k w Ratten braun schwarz weiß
your-choice = Deine Wahl: Nummer, Buchstaben oder Notation; leer nimmt die markierte. F1 hilft.
waiting = …
over = Das Spiel ist zu Ende.
abandoned = Das Spiel wurde abgebrochen.
not-begun = Das Spiel hat noch nicht begonnen. Am Tisch: { $names }
rank = Rang
hint = Ein Bot würde wählen: { $text }
no-hint = Das weiß niemand.
undone = Zurückgenommen.
no-undo = Es gibt nichts zurückzunehmen.
no-such-choice = Keine Wahl passt zu „{ $typed }“.
many-choices = { $count } Wahlen passen zu „{ $typed }“: bitte mehr tippen.
no-chat = An diesem Tisch ist niemand, mit dem man sprechen könnte.
step = Schritt { $step } von { $steps }
key-help = Hilfe
key-undo = Zurück
key-hint = Tipp
key-chronicle = Chronik
key-rules = Regeln
key-chat = Reden
key-language = Sprache
key-board = Brett
key-leave = Ende
help-text =
    Tippe die Nummer einer Wahl, Buchstaben aus ihrem Text oder ihre Notation, dann Eingabe.
    Pfeil auf und ab markieren eine Wahl, Eingabe ohne Text nimmt sie. Ein Klick nimmt sie auch.
    Ein Ort, der jetzt nicht wählbar ist, mit Namen oder Notation: Du erfährst, warum.
    Bild auf und ab rollen das Brett.

    F1 Hilfe     F2 zurück    F3 Tipp      F4 Chronik        F5 Regeln der markierten Wahl
    F6 Gespräch  F7 Sprache   F8 ganzes Brett                F10 gehen
    In der Zeile: /undo /hint /chronicle /rules /chat TEXT /language /board /quit

    Auf den Brettern hat jeder Platz einen Buchstaben und eine Farbe: A ist der erste.
plain-help = Tippe eine Nummer oder eine Notation (was nicht erlaubt ist, sagt warum); undo, hint, board, chronicle, rules NUMMER, say TEXT, language de, quit.
plain-prompt = deine Wahl (help, undo, quit)>
you-leave = Du verlässt den Tisch.
saved = Der Spielbericht steht in { $file }.
