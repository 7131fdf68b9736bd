### RatLand: Deutsch.

## What happened

told-game_set_up = Alles ist aufgebaut; { $player } beginnt.
told-clan_kept = { $player } führt { AKK($clan) }.
told-board_shown = { $player } spielt mit { DAT($board) }.

told-round_begins = Spielrunde { $round } beginnt; { $player } hat die Karte „Aktiver Spieler“.
told-event_turned = Ereignis: { $event }. { $effect }
told-manhole_opened = Der Kanaldeckel ist offen: Ab jetzt gelten die verbesserten Fähigkeiten der Clans.
told-food_turned = Aufgedeckt: { $card }.
told-food_shown = { CAP($area) }: { $harmless }; schädlich: { $harmful }.
told-event_foreseen = Hellseherclan – nächstes Ereignis: { $event }. { $effect }
told-food_foreseen = Hellseherclan: Als Nächstes kommt { $card }.
told-cheese_abounds = { $cheese ->
    [0] Im allgemeinen Vorrat ist kein Käsestück mehr für { $player }.
    [one] { $player } nimmt 1 Käsestück aus dem allgemeinen Vorrat.
   *[other] { $player } nimmt { $cheese } Käsestücke aus dem allgemeinen Vorrat.
 }
told-cousin_came = { $rats ->
    [0] Im allgemeinen Vorrat ist keine Ratte mehr: { $player } bekommt keinen Besuch.
    [one] { $player } bekommt Besuch vom „Cousin“: 1 Ratte aus dem allgemeinen Vorrat.
   *[other] { $player } bekommt Besuch vom „Cousin“: { $rats } Ratten aus dem allgemeinen Vorrat.
 }
told-clans_compared = { $player } hat den größten Clan ({ $more }), { $receiver } den kleinsten ({ $fewer }).
told-tie_broken = Bei Gleichstand entscheidet die Reihenfolge: { $player } kommt zuerst.
told-rat_given = { $player } gibt { $rats } an { $receiver }.
told-none_to_give = { $player } hat keine gesunde Ratte abzugeben.
told-clans_equal = Alle Clans sind gleich groß (je { $size }): Niemand gibt eine Ratte ab.
told-nobody_away = Keine Ratte ist verirrt oder in der Krankenstube: Das Ereignis hat keine Wirkung.
told-dead_risen = { $player } legt { $rats } vom Friedhof in den allgemeinen Vorrat zurück.
told-graveyards_empty = Alle Friedhöfe sind leer: Das Ereignis hat keine Wirkung.
told-no_double_duty = Zu zweit verteidigt die Vorratskammer nicht: Das Ereignis hat keine Wirkung.

told-rats_sent = { $player } schickt Ratten aus: Müllkippe { $dump }, Stadt { $city }, Felder { $fields }.
told-rats_in_canals = { $player } hat Ratten in den Seitenkanälen: links { $left }, rechts { $right }.
told-rats_at_home = { $player } behält Ratten daheim: Kinderstube { $nursery }, Vorratskammer { $pantry }{ $both ->
    [0] { "" }
   *[other] , in beiden zugleich { $both }
 }.
told-no_rats_placed = { $player } hat keine Ratten zu verteilen.
told-cheese_hidden = { $hidden ->
    [0] { $player } versteckt keinen Käse.
   *[other] { $player } versteckt 1 Käsestück in der Kinderstube.
 }
told-rat_moved = Sportlerclan: { $player } versetzt eine Ratte { GEN($source) } { AKK($target) }.
told-no_rat_moved = Sportlerclan: { $player } versetzt keine Ratte.

told-defence_raised = Kriegerclan: { $player } verteidigt, als { $bonus ->
    [one] wäre es 1 Ratte
   *[other] wären es { $bonus } Ratten
 } mehr.
told-attack_won = { $player } greift { $victim } erfolgreich an: { $strength } gegen { $defence }.
told-attack_failed = { $player } greift { $victim } vergeblich an: { $strength } gegen { $defence }.
told-tunnel_won = { $player } greift { GEN($canal) } erfolgreich an: { $strength } gegen { $defence }.
told-tunnel_failed = { $player } greift { GEN($canal) } vergeblich an: { $strength } gegen { $defence }.
told-ninjas_struck = Ninjaclan: { $player } darf { $victim } trotzdem 1 Käsestück stehlen.
told-loot_shared = { $victim } hat für beide Angreifer zusammen nur { $cheese ->
    [one] 1 Käsestück
   *[other] { $cheese } Käsestücke
 }. Der Käse wird Stück für Stück aufgeteilt; { $player } beginnt ({ $tied ->
    [0] mehr Ratten im Kanal
   *[other] gleich viele Ratten, aber früher in der Reihenfolge
 }).
told-cheese_stolen = { $cheese ->
    [0] { $victim } hat keinen Käse, den { $player } stehlen könnte.
   *[other] { $player } stiehlt { $victim } { $cheese ->
        [one] 1 Käsestück
       *[other] { $cheese } Käsestücke
     }{ $missing ->
        [0] { "" }
        [one] ; 1 weiteres fehlt in der Vorratskammer
       *[other] ; { $missing } weitere fehlen in der Vorratskammer
     }.
 }
told-rats_killed = { $player } verliert { DAT($place) } { $rats } im Kampf und legt sie in den allgemeinen Vorrat zurück.

told-rats_scarce = { $rats ->
    [0] Im allgemeinen Vorrat ist keine Ratte mehr.
    [one] Im allgemeinen Vorrat ist nur noch 1 Ratte: Die kleinste Kinderstube kommt zuerst.
   *[other] Im allgemeinen Vorrat sind nur noch { $rats } Ratten: Die kleinsten Kinderstuben kommen zuerst.
 }
told-rats_born = { $rats ->
    [0] Für die Kinderstube von { $player } ist keine Ratte mehr da.
   *[other] Der Clan von { $player } vermehrt sich um { $rats ->
        [one] 1 Ratte
       *[other] { $rats } Ratten
     }{ $bonus ->
        [0] { "" }
       *[other] { " " }(Familienclan: +{ $bonus })
     }{ $missing ->
        [0] { "" }
        [one] ; 1 weitere fehlt im allgemeinen Vorrat
       *[other] ; { $missing } weitere fehlen im allgemeinen Vorrat
     }.
 }
told-rats_back = { $player } bekommt { $sick ->
    [0] { $lost ->
        [one] 1 verirrte Ratte
       *[other] { $lost } verirrte Ratten
     }
   *[other] { $sick ->
        [one] 1 Ratte
       *[other] { $sick } Ratten
     } aus der Krankenstube{ $lost ->
        [0] { "" }
       *[other] { " " }und { $lost } verirrte
     }
 } zurück.
told-cheese_brought = { $cheese ->
    [0] Entdeckerclan: Im allgemeinen Vorrat ist kein Käsestück mehr, das die Ratten von { $player } mitbringen könnten.
    [one] Entdeckerclan: Die verirrten Ratten von { $player } bringen 1 Käsestück mit.
   *[other] Entdeckerclan: Die verirrten Ratten von { $player } bringen { $cheese } Käsestücke mit.
 }

told-area_searched = Suche nach Käse { DAT($area) }: { $pieces } im Beutel.
told-bag_short = Im allgemeinen Vorrat gibt es dafür { $missing } zu wenig.
told-area_deserted = Niemand hat Ratten { DAT($area) }.
told-piece_added = Korrupter Clan: { $player } legt zusätzlich { AKK($colour) } in den Beutel.
told-nothing_added = Korrupter Clan: { $player } legt nichts in den Beutel.
told-rat_wounded = { $player } hat hier die meisten Ratten ({ $present }) und verwundet eine Ratte von { $victim }; sie kommt in die Krankenstube.
told-more_drawn = Recyclerclan: { $player } zieht { $more } mehr.
told-pieces_drawn = { $player } zieht { $harmless }.
told-harm_drawn = { $player } zieht { $harmful }.
told-all_sorts_drawn = { $player } zieht { $harmless }, dazu { $harmful }.
told-nothing_due = { $player } zieht nichts: Auf der aggressiven Kanaltafel geht eine einzelne Ratte leer aus.
told-bag_empty = Der Beutel ist leer: { $player } müsste noch { $missing } ziehen.
told-piece_put_back = Ratte mit Schutzhelm: { $player } wirft { AKK($colour) } in den Beutel zurück.
told-all_kept = Ratte mit Schutzhelm: { $player } behält alles.
told-whites_recycled = Recyclerclan: { $player } tauscht { $whites ->
    [one] 1 weißes Käsestück gegen ein gelbes
   *[other] { $whites } weiße Käsestücke gegen gelbe
 }.
told-whites_exchanged = Dr. Käse: { $player } tauscht { $whites ->
    [2] 2 weiße Käsestücke gegen 1 gelbes
   *[other] { $whites } weiße Käsestücke, je 2 gegen 1 gelbes
 }.
told-colour_changed = Mutantenclan: Für { $player } gilt { NOM($colour) } als { NOM($meaning) }.
told-colour_ignored = Kriegerclan: { CAP(NOM($colour)) } tut { $player } nichts.
told-cheese_found = { $player } erhält { $cheese ->
    [0] keinen Käse
    [one] 1 Käsestück
   *[other] { $cheese } Käsestücke
 }{ $missing ->
    [0] { "" }
    [one] ; 1 weiteres fehlt im allgemeinen Vorrat
   *[other] ; { $missing } weitere fehlen im allgemeinen Vorrat
 }.
told-rats_to_supply = Schwarzer Käse: { $player } legt { $rats ->
    [one] { $sick ->
        [0] { $lost ->
            [0] 1 Ratte
           *[other] 1 verirrte Ratte
         }
       *[other] 1 Ratte aus der Krankenstube
     } in den allgemeinen Vorrat zurück
   *[other] { $rats } Ratten in den allgemeinen Vorrat zurück{ $sick ->
        [0] { $lost ->
            [0] { "" }
           *[other] { " " }({ $lost } von den Verirrten)
         }
       *[other] { $lost ->
            [0] { " " }({ $sick } aus der Krankenstube)
           *[other] { " " }({ $sick } aus der Krankenstube, { $lost } von den Verirrten)
         }
     }
 }.
told-rats_poisoned = Vergifteter Käse: { $player } legt { $rats } in die Krankenstube.
told-rats_lost = Blauer Käse: { $player } legt { $rats } zu den Verirrten.
told-nobody_hit = { CAP(NOM($colour)) }: { $player } hat keine Ratte mehr, die er treffen könnte.
told-late_drawn = Plündererclan: { $player } zieht ein übrig gebliebenes Käsestück.
told-late_draw_declined = Plündererclan: { $player } zieht hier nichts.
told-nothing_left = Plündererclan: Der Beutel ist leer, { $player } zieht nichts.
told-tactics_paid = { $cheese ->
    [0] Taktiker: Im allgemeinen Vorrat ist kein Käsestück mehr für { $player }.
   *[other] Taktiker: { $player } erhält { $cheese ->
        [one] 1 Käsestück
       *[other] { $cheese } Käsestücke
     } für { $areas ->
        [one] 1 Nahrungsbereich
       *[other] { $areas } Nahrungsbereiche
     } ohne eigene Ratten.
 }
told-no_tactics = Taktiker: Alle haben Ratten in alle drei Nahrungsbereiche geschickt; niemand erhält Käse.

told-rat_traded = Rattibal Lecter: { $player } tauscht { $rat } gegen 1 Käsestück ein.
told-rat_not_traded = Rattibal Lecter: { $player } tauscht keine Ratte ein.
told-no_more_trades = Rattibal Lecter: Im allgemeinen Vorrat ist kein Käsestück mehr; niemand kann mehr eine Ratte eintauschen.
told-clan_fed = { $rats ->
    [0] { $player } hat keine Ratten zu ernähren.
   *[other] { $need ->
        [0] { $player } braucht für { $rats ->
            [one] 1 Ratte
           *[other] { $rats } Ratten
         } keinen Käse.
        [one] { $player } ernährt { $rats } Ratten mit 1 Käsestück.
       *[other] { $player } ernährt { $rats } Ratten mit { $need } Käsestücken.
     }
 }
told-clan_hungry = { $player } braucht für { $rats } { $need ->
    [one] 1 Käsestück
   *[other] { $need } Käsestücke
 }, hat aber { $paid ->
    [0] keines
    [one] nur 1 und gibt es ab
   *[other] nur { $paid } und gibt alle ab
 }.
told-rats_starved = { $player } legt { $rats ->
    [one] 1 verhungerte Ratte{ $sick ->
        [0] { "" }
       *[other] { " " }aus der Krankenstube
     } auf den Friedhof
   *[other] { $rats } verhungerte Ratten auf den Friedhof{ $sick ->
        [0] { "" }
       *[other] { " " }({ $sick } aus der Krankenstube)
     }
 }.
told-cheese_transformed = { $rats ->
    [0] { $possible ->
        [0] Alchemistenclan: { $player } kann keinen Käse in Ratten verwandeln.
       *[other] Alchemistenclan: { $player } verwandelt keinen Käse in Ratten.
     }
    [one] Alchemistenclan: { $player } verwandelt 1 Käsestück in 1 Ratte.
   *[other] Alchemistenclan: { $player } verwandelt { $rats } Käsestücke in { $rats } Ratten.
 }
told-cheese_collected = Musikerclan: { $giver } gibt { $had ->
    [one] das einzige Käsestück
   *[other] eins von { $had } Käsestücken
 } an { $player }{ $tied ->
    [0] { "" }
   *[other] { " " }(bei Gleichstand zuerst in der Reihenfolge)
 }.
told-nothing_collected = Musikerclan: Niemand hat Käse für { $player }.

told-game_over = Schlusswertung: 1 Punkt für jede eigene Ratte, 1 Punkt Abzug für jede Ratte auf dem Friedhof.
told-clan_discarded = { $player } hatte { AKK($clan) } abgeworfen.
told-scored = { $player } hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }: { $living } lebende und { $dead } verhungerte Ratten.
told-game_won = { $player } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 }.
told-game_won_by_cheese = { $player } gewinnt bei Gleichstand (je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }) mit dem meisten Käse ({ $cheese ->
    [one] 1 Käsestück
   *[other] { $cheese } Käsestücke
 }).
told-victory_shared = Geteilter Sieg für { $player }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } und { $cheese }.

## What is to be decided

prompt-waiting = Warten auf { $players }.
prompt-clan = Welchen deiner beiden Clans behältst du?
prompt-board = Mit welcher Seite deiner Kanaltafel spielst du? (Gilt für das ganze Spiel.)
# $place (place), $rats (number)
prompt-place_rats = { CAP($place) }: Wie viele Ratten? Noch zu verteilen: { $rats }.
# $place (place), $rats (number), $victim (seat)
prompt-place_rats-canal = { CAP($place) } (gegen { $victim }): Wie viele Ratten? Noch zu verteilen: { $rats }.
# $place (place), $rats (number), $victim (seat)
prompt-place_rats-last = { CAP($place) } (gegen { $victim }): Wie viele Ratten? Noch zu verteilen: { $rats }; der Rest bleibt in der Vorratskammer.
# $place (place), $rats (number), $most (number)
prompt-place_rats-both = { CAP($place) }: Wie viele Ratten (höchstens { $most })? Noch zu verteilen: { $rats }.
# $cheese (number)
prompt-place_rats-hide = { $cheese ->
    [one] Versteckst du dein einziges Käsestück in der Kinderstube?
   *[other] Versteckst du eins deiner { $cheese } Käsestücke in der Kinderstube?
 }
# $moves (number)
prompt-move_from = Sportlerclan: Eine Ratte versetzen? Noch möglich: { $moves }.
# $moves (number), $place (place)
prompt-move_to = Sportlerclan: Wohin versetzt du die Ratte { GEN($place) }? Noch möglich: { $moves }.
# $area (place), $harmless (harmless), $harmful (harmful), $left (number)
prompt-add_piece = Korrupter Clan ({ $area }): Ein Käsestück in den Beutel legen? Inhalt: { $harmless }; schädlich: { $harmful }. In dieser Spielrunde noch { $left ->
    [one] einmal
   *[other] in { $left } Nahrungsbereichen
 } möglich.
# $area (place), $rats (number)
prompt-wound = Kampf { DAT($area) }: Du hast dort die meisten Ratten ({ $rats }). Wessen Ratte verwundest du?
# $area (place), $harmless (harmless), $harmful (harmful)
prompt-put_back = Ratte mit Schutzhelm ({ $area }), gezogen: { $harmless }; schädlich: { $harmful }. Ein Käsestück in den Beutel zurückwerfen?
# $area (place), $harmless (harmless), $harmful (harmful), $left (number)
prompt-late_draw = Plündererclan ({ $area }): Ein übrig gebliebenes Käsestück ziehen? Im Beutel: { $harmless }; schädlich: { $harmful }. In dieser Spielrunde noch { $left ->
    [one] einmal
   *[other] in { $left } Nahrungsbereichen
 } möglich.
# $cheese (cheese), $need (number)
prompt-trade = Rattibal Lecter: Eine Ratte gegen 1 Käsestück eintauschen? Du hast { $cheese } und brauchst { $need ->
    [0] keines
   *[other] { $need }
 } für deinen Clan.
# $cheese (cheese)
prompt-transform = Alchemistenclan: Wie viele Käsestücke verwandelst du in Ratten? Du hast { $cheese }.

## Choices

# $clan (clan), $closed (closed), $open (open)
choice-clan-clan = { CAP(AKK($clan)) } behalten (geschlossener Kanaldeckel: { $closed }; offener: { $open })
# $board (board)
choice-board-board = Mit { DAT($board) } spielen
# $place (place), $rats (rats)
choice-place_rats-rats = { CAP($place) }: { $rats }
choice-hide-no = Nichts verstecken
choice-hide-yes = Ein Käsestück in der Kinderstube verstecken
# $place (place)
choice-move_from-place = Eine Ratte { GEN($place) } versetzen
choice-move_from-done = Die Ratten lassen, wo sie sind
# $place (place)
choice-move_to-place = { CAP(AKK($place)) } versetzen
# $colour (colour)
choice-add_piece-colour = { CAP(AKK($colour)) } hineinlegen
choice-add_piece-none = Nichts hineinlegen
# $player (seat), $rats (rats)
choice-wound-player = Eine Ratte von { $player } verwunden (dort: { $rats })
# $colour (colour)
choice-put_back-colour = { CAP(AKK($colour)) } zurückwerfen
choice-put_back-none = Alles behalten
choice-late_draw-no = Hier nichts ziehen
choice-late_draw-yes = Ein Käsestück ziehen
choice-trade-no = Alle Ratten behalten
# $rat (rat), $need (cheese)
choice-trade-yes = { CAP($rat) } gegen 1 Käsestück eintauschen (dann nötig: { $need })
# $rat (rat), $need (cheese)
choice-trade-lost_rat = { CAP($rat) } gegen 1 Käsestück eintauschen (weiterhin nötig: { $need })
# $count (number)
choice-transform-transform = { $count ->
    [0] Keinen Käse in Ratten verwandeln
    [one] 1 Käsestück in 1 Ratte verwandeln
   *[other] { $count } Käsestücke in { $count } Ratten verwandeln
 }

## Names

clan-recyclers = Recyclerclan
    .gender = m
    .closed = auf der Müllkippe 1 Käsestück mehr ziehen
    .open = bis zu 2 weiße Käsestücke von der Müllkippe gegen je 1 gelbes tauschen
clan-mutants = Mutantenclan
    .gender = m
    .closed = vergifteter Käse gilt als gelber
    .open = vergifteter Käse gilt als orangefarbener
clan-explorers = Entdeckerclan
    .gender = m
    .closed = heimkehrende verirrte Ratten bringen zusammen 1 Käsestück mit
    .open = jede heimkehrende verirrte Ratte bringt 1 Käsestück mit
clan-scavengers = Plündererclan
    .gender = m
    .closed = in einem Nahrungsbereich ohne eigene Ratten 1 übrig gebliebenes Käsestück ziehen
    .open = in jedem Nahrungsbereich ohne eigene Ratten 1 übrig gebliebenes Käsestück ziehen
clan-alchemists = Alchemistenclan
    .gender = m
    .closed = nach der Ernährung 1 Käsestück in eine Ratte verwandeln
    .open = nach der Ernährung bis zu 2 Käsestücke in je eine Ratte verwandeln
clan-ninjas = Ninjaclan
    .gender = m
    .closed = bei einem Angriff auf nur einen Nachbarn mit genau 2 Ratten mindestens 1 Käsestück stehlen
    .open = bei jedem Angriff mit genau 1 Ratte mindestens 1 Käsestück stehlen
clan-family = Familienclan
    .gender = m
    .closed = der Clan vermehrt sich auch ohne Ratten in der Kinderstube um 1 Ratte
    .open = der Clan vermehrt sich immer um 1 Ratte mehr
clan-warriors = Kriegerclan
    .gender = m
    .closed = schwarzen Käse ignorieren
    .open = schwarzen Käse ignorieren und verteidigen, als wären es 2 Ratten mehr
clan-musicians = Musikerclan
    .gender = m
    .closed = am Ende der Spielrunde 1 Käsestück vom Gegner mit dem meisten Käse erhalten
    .open = am Ende der Spielrunde je 1 Käsestück von den 3 Gegnern mit dem meisten Käse erhalten
clan-athletes = Sportlerclan
    .gender = m
    .closed = nach dem Entfernen der Sichtschirme 1 Ratte versetzen
    .open = nach dem Entfernen der Sichtschirme bis zu 3 Ratten versetzen
clan-corrupt = Korrupter Clan
    .gender = m
    .nom = der Korrupte Clan
    .akk = den Korrupten Clan
    .dat = dem Korrupten Clan
    .gen = des Korrupten Clans
    .closed = in einem Nahrungsbereich 1 Käsestück beliebiger Farbe in den Beutel legen
    .open = in jedem Nahrungsbereich 1 Käsestück beliebiger Farbe in den Beutel legen
clan-seers = Hellseherclan
    .gender = m
    .closed = die nächste Ereigniskarte sehen
    .open = die nächste Ereigniskarte und die nächste Nahrungskarte sehen
# .nom: Käse dieser Farbe; .akk: ein Stück davon
colour-white = weiß
    .nom = weißer Käse
    .akk = ein weißes Käsestück
colour-black = schwarz
    .nom = schwarzer Käse
    .akk = ein schwarzes Käsestück
colour-yellow = gelb
    .nom = gelber Käse
    .akk = ein gelbes Käsestück
colour-orange = orange
    .nom = orangefarbener Käse
    .akk = ein orangefarbenes Käsestück
colour-purple = lila
    .nom = vergifteter Käse
    .akk = ein lilafarbenes Käsestück
colour-blue = blau
    .nom = blauer Käse
    .akk = ein blaues Käsestück
event-abundance = Überfluss
    .text = Alle nehmen 1 Käsestück aus dem allgemeinen Vorrat.
event-massive_attack = Heftige Angriffe
    .text = Jeder Seitenkanal mit mindestens einer Ratte greift an, als wäre eine mehr darin.
event-cousin_visit = Besuch vom „Cousin“
    .text = Alle bekommen 1 Ratte, die schon in dieser Spielrunde eingesetzt werden kann.
event-hard_hat = Ratte mit Schutzhelm
    .text = In jedem Nahrungsbereich dürfen alle ein gezogenes Käsestück in den Beutel zurückwerfen.
event-yellow_is_the_new_black = Wir haben’s geschafft
    .text = Schwarzer Käse gilt als gelber Käse.
event-drunk = Betrunken
    .text = Der größte Clan gibt dem kleinsten eine gesunde Ratte.
event-hide_the_cheese = Alarm schlagen
    .text = Alle dürfen 1 Käsestück in der Kinderstube verstecken; es kann nicht gestohlen werden.
event-just_in_time = Gerade noch rechtzeitig
    .text = Vergiftete und verirrte Ratten sind sofort zurück und können eingesetzt werden.
event-holy_rat = Heilige Ratte
    .text = Von jedem Friedhof kommt eine Ratte in den allgemeinen Vorrat zurück.
event-end_of_game = Spielende
    .text = Das Spiel endet sofort.
event-dr_cheese = Dr. Käse
    .text = Zwei weiße Käsestücke aus demselben Nahrungsbereich werden zu einem gelben.
event-tacticians = Taktiker
    .text = Alle erhalten 1 Käsestück für jeden der drei Nahrungsbereiche ohne eigene Ratten.
event-rattibal_lecter = Rattibal Lecter
    .text = Vor der Ernährung dürfen alle eine Ratte gegen ein Käsestück eintauschen.
event-locked_and_loaded = Gesichert und geladen
    .text = Bis zu 3 Ratten jedes Clans verteidigen und vermehren sich gleichzeitig.
# .akk: wohin; .dat: wo; .gen: woher
place-dump = Müllkippe
    .gender = f
    .akk = auf die Müllkippe
    .dat = auf der Müllkippe
    .gen = von der Müllkippe
place-city = Stadt
    .gender = f
    .akk = in die Stadt
    .dat = in der Stadt
    .gen = aus der Stadt
place-fields = Felder
    .gender = p
    .akk = auf die Felder
    .dat = auf den Feldern
    .gen = von den Feldern
place-left_canal = linker Kanal
    .gender = m
    .akk = in den linken Kanal
    .dat = im linken Kanal
    .gen = aus dem linken Kanal
place-right_canal = rechter Kanal
    .gender = m
    .akk = in den rechten Kanal
    .dat = im rechten Kanal
    .gen = aus dem rechten Kanal
place-nursery = Kinderstube
    .gender = f
    .akk = in die Kinderstube
    .dat = in der Kinderstube
    .gen = aus der Kinderstube
place-pantry = Vorratskammer
    .gender = f
    .akk = in die Vorratskammer
    .dat = in der Vorratskammer
    .gen = aus der Vorratskammer
place-both = Kinderstube und Vorratskammer zugleich
    .akk = in Kinderstube und Vorratskammer zugleich
    .dat = in Kinderstube und Vorratskammer zugleich
    .gen = aus Kinderstube und Vorratskammer zugleich
place-infirmary = Krankenstube
    .gender = f
    .akk = in die Krankenstube
    .dat = in der Krankenstube
    .gen = aus der Krankenstube
place-lost = Verirrte
    .gender = p
    .akk = zu den Verirrten
    .dat = bei den Verirrten
    .gen = von den Verirrten
place-graveyard = Friedhof
    .gender = m
    .akk = auf den Friedhof
    .dat = auf dem Friedhof
    .gen = vom Friedhof
board-standard = normale Kanaltafel
    .gender = f
    .dat = der normalen Kanaltafel
    .gen = der normalen Kanaltafel
board-aggressive = aggressive Kanaltafel
    .gender = f
    .dat = der aggressiven Kanaltafel
    .gen = der aggressiven Kanaltafel
rat-healthy = eine gesunde Ratte
rat-sick = eine Ratte aus der Krankenstube
rat-lost = eine verirrte Ratte
# $number (number)
seat = Spieler { $number }
# $number (number)
food = Nahrungskarte { $number }
# $count (number)
rats = { $count ->
    [0] keine Ratte
    [one] 1 Ratte
   *[other] { $count } Ratten
 }
# $count (number)
cheese = { $count ->
    [0] kein Käsestück
    [one] 1 Käsestück
   *[other] { $count } Käsestücke
 }
# $count (number)
pieces = { $count ->
    [0] kein Käsestück
    [one] 1 Käsestück
   *[other] { $count } Käsestücke
 }
# $count (number)
some-white = { $count } × weiß
# $count (number)
some-black = { $count } × schwarz
# $count (number)
some-yellow = { $count } × gelb
# $count (number)
some-orange = { $count } × orange
# $count (number)
some-purple = { $count } × lila
# $count (number)
some-blue = { $count } × blau
list-0 = nichts
# $a (some)
list-1 = { $a }
# $a (some), $b (some)
list-2 = { $a } und { $b }
# $a (some), $b (some), $c (some)
list-3 = { $a }, { $b } und { $c }

## Warum nicht

why-clan-not_dealt = { CAP(NOM($clan)) } ist keiner der beiden Clans, die du bekommen hast.
why-placement-lifted = Die Sichtschirme sind schon entfernt: Jetzt können keine Ratten mehr verteilt werden.
why-placement-too_many = Du hast { $rats } zu verteilen: { $count ->
    [one] Das ist { $count }
   *[other] Das sind { $count }
 } zu viel.
why-placement-missing = Du hast { $rats } zu verteilen: { $count ->
    [one] { $count } fehlt
   *[other] { $count } fehlen
 } noch.
why-count-all_placed = Alle deine Ratten sind schon verteilt.
why-count-too_many = Du kannst nur noch { $rats } verteilen.
why-count-double_duty = Höchstens { $most } können zugleich in Kinderstube und Vorratskammer sein.
why-double_duty-no_event = Nur in einer Spielrunde mit dem Ereignis „{ $event }“ können Ratten zugleich in Kinderstube und Vorratskammer sein.
why-double_duty-two_players = Zu zweit kann keine Ratte zugleich in Kinderstube und Vorratskammer sein: Die Vorratskammer verteidigt nicht.
why-hide-no_event = Nur in einer Spielrunde mit dem Ereignis „{ $event }“ kann Käse versteckt werden.
why-hide-no_cheese = Du hast keinen Käse zum Verstecken.
why-hide-rats_first = Verteile zuerst deine Ratten; danach kannst du Käse verstecken.
why-move-no_rats = Du hast { DAT($place) } keine Ratten.
why-move-same_place = Die Ratte kommt { GEN($place) }: Sie muss auf einen anderen Platz.
why-move-double_duty = Du hast schon { $most } zugleich in Kinderstube und Vorratskammer; mehr können es nicht sein.
why-add-none_left = { CAP(NOM($colour)) } ist im allgemeinen Vorrat nicht mehr da.
why-victim-nobody = In diesem Spiel gibt es nur { $seats } Spieler.
why-victim-self = Du verwundest eine Ratte eines Gegners, keine eigene.
why-victim-not_there = { $player } hat { DAT($area) } keine Ratten.
why-put_back-not_drawn = { CAP(NOM($colour)) } ist nicht unter den Käsestücken, die du hier gezogen hast.
why-trade-no_canal_rat = Du hast weder eine gesunde Ratte noch eine in der Krankenstube, die du eintauschen könntest.
why-trade-no_lost_rat = Du hast keine verirrte Ratte, die du eintauschen könntest.
why-transform-level = Dein Alchemistenclan kann in dieser Spielrunde höchstens { $most } in Ratten verwandeln.
why-transform-cheese = Du hast nur { $cheese }.
why-transform-rats = Im allgemeinen Vorrat gibt es nur noch { $rats }.
