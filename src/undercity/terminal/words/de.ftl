# Der Tisch im Terminal auf Deutsch.
player = Spieler
points = Punkte
hidden = verdeckt
dp-head = Runde { $round } von { $rounds }, { $loot } Beutemarker im allgemeinen Vorrat
dp-key = 12:A3 Gully 12 mit drei Ratten von A; unter einem Gebiet, wem es gehört, die Macht aller, h Handlanger, B Bossin, # Hinterzimmer, $ Beute des Stadtviertels
dp-missions = Mission
dp-met = erfüllt von
dp-rats = Ratten
dp-loot = Beute
dp-henchmen = Handl.
dp-back-rooms = Hinterz.
dp-areas = Gebiete
dp-card = Karte
rl-head = Spielrunde { $round }, Ereignis: { $event }, noch { $left ->
    [one] 1 Ereigniskarte
   *[other] { $left } Ereigniskarten
 }
rl-supply = Allgemeiner Vorrat: { $rats ->
    [one] 1 Ratte
   *[other] { $rats } Ratten
 };
rl-bag = Im Beutel:
rl-rats = Ratten:
rl-size = Clan
rl-cheese = Käse
rl-need = frisst
rl-waiting = warten
rl-sick = krank
rl-lost = verirrt
rl-dead = tot
am-head = Bank { $bank } $, Nachzugstapel { $pile }, ausgespielt: { $card }
am-key = A3 drei Handlanger  ^A Gebäude  ! Unruhe-Marker  T Troll  D Dämon  $ Baukosten, und wer die Stadtbezirkskarte hat
am-money = $
am-minions = Handl.
am-buildings = Gebäude
am-hand = Hand
am-controls = Kontr.
am-loans = Kredite
am-personality = Persönlichkeit
am-your-hand = Deine Handkarten:
tr-head = Runde { $round }, Vorrat: { $food ->
    [one] 1 Futterquelle
   *[other] { $food } Futterquellen
 }, { $sewer ->
    [one] 1 Kanaleinstieg
   *[other] { $sewer } Kanaleinstiege
 }
tr-key = □ Straße  ○ Tunnel  A2+1 zwei hungrige Ratten und eine satte  * Da Big Cheese  % Futterquelle  o Kanaleinstieg  n Nest  X Kammerjäger
tr-faction = Bande
tr-reserve = Vorrat
tr-fed = satt
tr-nests = Nester
tr-hold = gehalten
tr-item = Gegenstand
rc-head = Runde { $round } von { $rounds }
rc-catcher = @ { $name }: Gesundheit { $health }/{ $most }, Bewegung { $movement }, Würfel { $dice }, Fallen { $traps }, Zauberkäse { $cheese }/{ $wanted }
rc-cage = Käfig:
rc-nemesis = & { $name }: Gesundheit { $health }/{ $most }, gefressener Käse { $eaten }, in { $zone }
rc-key = @ du  & Nemesis  ? Sonderbare Ratte  $ Zauberkäse  # Falle  n Nest  + p y Plättchen  b k w Ratten: braun, schwarz, weiß
your-choice = Deine Wahl: Nummer, Buchstaben oder Notation; leer wählt die markierte. F1 hilft.
waiting = …
over = Das Spiel ist zu Ende.
abandoned = Das Spiel wurde abgebrochen.
not-begun = Das Spiel hat noch nicht begonnen. Am Tisch: { $names }
rank = Rang
hint = Vorschlag des Bots: { $text }
no-hint = Das weiß der Bot auch nicht.
undone = Zurückgenommen.
no-undo = Es gibt nichts zurückzunehmen.
no-such-choice = Keine Möglichkeit passt zu „{ $typed }“.
many-choices = { $count } Möglichkeiten passen zu „{ $typed }“: Bitte tippe mehr.
no-chat = An diesem Tisch ist niemand, mit dem man sprechen könnte.
step = Schritt { $step } von { $steps }
key-help = Hilfe
key-undo = Zurück
key-hint = Tipp
key-chronicle = Chronik
key-rules = Regeln
key-chat = Chat
key-language = Sprache
key-board = Spielplan
key-leave = Ende
help-text =
    Tippe die Nummer einer Möglichkeit, Buchstaben aus ihrem Text oder ihre Notation, dann Eingabe.
    Pfeil auf und Pfeil ab markieren eine Möglichkeit, Eingabe ohne Text wählt sie, ein Klick auch.
    Bei einem Ort, der jetzt nicht wählbar ist, sagen dir Name oder Notation, warum nicht.
    Bild auf und Bild ab verschieben den Spielplan.

    F1 Hilfe     F2 zurück    F3 Tipp      F4 Chronik        F5 Regeln dazu
    F6 Chat      F7 Sprache   F8 ganzer Spielplan            F10 gehen
    In der Zeile: /undo /hint /chronicle /rules /chat TEXT /language /board /quit

    Auf dem Spielplan hat jeder Platz einen Buchstaben und eine Farbe: A ist der erste.
plain-help = Tippe eine Nummer oder eine Notation (ist etwas nicht erlaubt, erfährst du, warum); undo, hint, board, chronicle, rules NUMMER, say TEXT, language de, quit.
plain-prompt = deine Wahl (help, undo, quit)>
you-leave = Du verlässt den Tisch.
saved = Die Aufzeichnung steht in { $file }.
