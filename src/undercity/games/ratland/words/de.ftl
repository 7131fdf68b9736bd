### RatLand: Deutsch

## What happened

told-game_set_up = Der Tisch ist gedeckt; { $player } beginnt.
told-clan_kept = { $player } führt diesen Clan: { $clan }.
told-board_shown = { $player } spielt mit dieser Seite: { $board }.
told-round_begins = Spielrunde { $round }: { $player } ist Aktiver Spieler.
told-event_turned = Ereignis: { $event }.
told-manhole_opened = Der Kanaldeckel ist offen: Alle Clans nutzen ab jetzt ihre zweite Fähigkeit.
told-food_turned = Nahrung: { $card }.
told-event_foreseen = { $player } sieht das nächste Ereignis: { $event }.
told-food_foreseen = { $player } sieht die kommende Nahrung: { $card }.
told-cheese_abounds = { $player } nimmt { $cheese } aus dem Vorrat.
told-cousin_came = { $rats } aus dem Vorrat: { $player } hat Besuch.
told-rat_given = { $player } gibt { $rats } an { $receiver }.
told-dead_risen = { $rats } vom Friedhof in den Vorrat: { $player }.
told-rats_sent = { $player } schickt los: Müllkippe { $dump }, Stadt { $city }, Felder { $fields }.
told-rats_in_canals = { $player } in den Kanälen: links { $left }, rechts { $right }.
told-rats_at_home = { $player } daheim: Kinderstube { $nursery }, Vorratskammer { $pantry }.
told-rats_on_double_duty = { $player } hat { $rats } im doppelten Dienst in Kinderstube und Vorratskammer.
told-cheese_hidden = { $player } hat ein Käsestück versteckt.
told-rat_moved = { $player } versetzt eine Ratte: { $source } nach { $target }.
told-attacked = { $player } greift { $victim } an: { $strength } gegen { $defence }.
told-cheese_stolen = { $player } stiehlt { $cheese } von { $victim }.
told-rats_killed = { $player } verliert { $rats } im Kampf ({ $place }).
told-rats_born = { $rats } geboren: { $player }.
told-rats_back = { $player } holt Ratten heim: { $sick } kranke, { $lost } verirrte.
told-area_searched = Suche: { $area }, { $pieces } im Beutel.
told-piece_added = { $player } schmuggelt ein Stück in den Beutel: { $colour }.
told-rat_wounded = { $player } verwundet { $rats } von { $victim }.
told-pieces_drawn = { $player } zieht { $count } x { $colour }.
told-piece_put_back = { $player } wirft ein Stück in den Beutel zurück: { $colour }.
told-cheese_found = { $player } erhält { $cheese }.
told-rats_to_supply = { $player } verliert { $rats } an den Vorrat.
told-rats_poisoned = { $player }: { $rats } vergiftet.
told-rats_lost = { $player }: { $rats } verirrt.
told-whites_exchanged = { $player } tauscht weiße Stücke gegen { $cheese }.
told-tactics_paid = { $player } nimmt { $cheese } für gemiedene Nahrungsbereiche.
told-rat_traded = { $player } tauscht { $rats } gegen { $cheese }.
told-clan_fed = { $player } ernährt { $rats } mit { $cheese }.
told-rats_starved = { $player }: { $rats } verhungert.
told-cheese_transformed = { $player } verwandelt { $cheese } in { $rats }.
told-cheese_collected = { $giver } gibt { $player } { $cheese }.
told-ability_used = { $clan } (Stufe { $level }): { $player } nutzt die Fähigkeit.
told-game_over = Das Spiel ist zu Ende: Lebende Ratten zählen, tote kosten.

## What is to be decided

prompt-waiting = Warten auf { $players }.
prompt-clan = Welchen Clan behältst du?
prompt-board = Welche Seite deiner Kanaltafel benutzt du, für das ganze Spiel?
prompt-place_rats = { $question }
prompt-move_from = Sportler: eine Ratte versetzen? Noch möglich: { $moves }.
prompt-move_to = Wohin geht die Ratte von hier: { $place }?
prompt-add_piece = Korrupte: ein Stück in den Beutel legen ({ $area })?
prompt-wound = Kampf ({ $area }): Wessen Ratte verwundest du?
prompt-put_back = Schutzhelm ({ $area }): ein Stück in den Beutel zurückwerfen?
prompt-late_draw = Plünderer ({ $area }): eines der übrigen Stücke ziehen?
prompt-trade = Eine Ratte gegen einen Käse tauschen? Du hast { $cheese } und brauchst { $need }.
prompt-transform = Alchemisten: Wie viel Käse wird zu Ratten?

## Choices

choice-clan-clan = Behalten: { $clan }
choice-board-board = Benutzen: { $board }
choice-place_rats-rats = { $place }: { $rats }
choice-hide-no = Nichts verstecken
choice-hide-yes = Ein Käsestück in der Kinderstube verstecken
choice-move_from-place = Eine Ratte von hier versetzen: { $place }
choice-move_from-done = Fertig
choice-move_to-place = Hierhin setzen: { $place }
choice-add_piece-colour = Hineinlegen: { $colour }
choice-add_piece-none = Nichts hineinlegen
choice-wound-player = Eine Ratte von { $player } verwunden
choice-put_back-colour = Zurückwerfen: { $colour }
choice-put_back-none = Alle Stücke behalten
choice-late_draw-no = Hier nichts ziehen
choice-late_draw-yes = Ein Stück ziehen
choice-trade-no = Die Ratte behalten
choice-trade-yes = Eine Ratte gegen einen Käse tauschen
choice-transform-transform = { $cheese } in { $rats }

## Names

clan-recyclers = Recyclerclan
clan-mutants = Mutantenclan
clan-explorers = Entdeckerclan
clan-scavengers = Plündererclan
clan-alchemists = Alchemistenclan
clan-ninjas = Ninjaclan
clan-family = Familienclan
clan-warriors = Kriegerclan
clan-musicians = Musikerclan
clan-athletes = Sportlerclan
clan-corrupt = Korrupter Clan
clan-seers = Hellseherclan
colour-white = weißer Käse
colour-black = schwarzer Käse
colour-yellow = gelber Käse
colour-orange = orangefarbener Käse
colour-purple = lilafarbener (vergifteter) Käse
colour-blue = blauer Käse (verirrte Ratte)
event-abundance = Überfluss
event-massive_attack = Heftige Angriffe
event-cousin_visit = Besuch vom "Cousin"
event-hard_hat = Ratte mit Schutzhelm
event-yellow_is_the_new_black = Wir haben's geschafft
event-drunk = Betrunken
event-hide_the_cheese = Alarm schlagen
event-just_in_time = Gerade noch rechtzeitig
event-holy_rat = Heilige Ratte
event-end_of_game = Spielende
event-dr_cheese = Dr. Käse
event-tacticians = Taktiker
event-rattibal_lecter = Rattibal Lecter
event-locked_and_loaded = Gesichert und geladen
place-dump = Müllkippe
place-city = Stadt
place-fields = Felder
place-left_canal = linker Kanal
place-right_canal = rechter Kanal
place-nursery = Kinderstube
place-pantry = Vorratskammer
place-both = Kinderstube und Vorratskammer (doppelter Dienst)
place-infirmary = Krankenstube
place-lost = Verirrte Ratten
place-graveyard = Friedhof
seat = Spieler { $number }
food = Nahrungskarte { $number }
board-standard = normale Kanaltafel
board-aggressive = aggressive Kanaltafel
rats =
    { $count ->
        [one] 1 Ratte
       *[other] { $count } Ratten
    }
cheese =
    { $count ->
        [one] 1 Käse
       *[other] { $count } Käse
    }
pieces =
    { $count ->
        [one] 1 Stück
       *[other] { $count } Stücke
    }
question-place = Wie viele deiner { $rats } kommen hierhin: { $place }?
question-hide = Versteckst du ein Käsestück in der Kinderstube?
