### Scheibenwelt: Ankh-Morpork: Deutsch

# Namen: aus dem deutschen Regelheft (Bezirke, Ereignisse, Persönlichkeiten, zehn Karten), sonst nach den deutschen Ausgaben der Romane oder eigene.
# Bezirke und Karten stehen in Sätzen wie im Regelheft in Anführungszeichen und werden nicht gebeugt.

## What happened

told-card_left_out = Zu zweit bleibt die Karte „{ $card }“ in der Schachtel.
told-personality_left_out = Zu zweit bleibt die Persönlichkeitskarte „{ $personality }“ in der Schachtel.
told-first_roll = { $player } würfelt eine { $roll }.
told-first_player = { $player } hat am höchsten gewürfelt und beginnt.
told-personality_dealt = Du bist { NOM($personality) }. Das weißt nur du.
told-card_drawn = Du ziehst „{ $card }“.
told-cards_drawn = { $player } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }.
told-hand_filled = { $player } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } nach.
told-hand_full = { $player } hat schon genug Karten auf der Hand und zieht nichts nach.
told-turn_begins = { $player } ist am Zug.
told-card_played = { $player } spielt „{ $card }“.
told-no_card_played = { $player } kann keine Karte spielen.
told-symbol_skipped = { $player } { NOM($symbol) }.
told-symbol_idle = { $player } kann { AKK($symbol) }.
told-power_used = { $player } nutzt die Stadtbezirkskarte „{ $area }“.
told-plays_granted = { $player } darf { $count ->
    [one] eine weitere Karte
   *[other] { $count } weitere Karten
 } spielen.
told-interrupt_played = { $player } unterbricht mit „{ $card }“.
told-card_returned = { $player } beendet den Zug und nimmt „{ $card }“ wieder auf die Hand.
told-no_card_returned = { $player } beendet den Zug; es gibt keine Karte zum Zurücknehmen.
told-minion_placed = { $player } setzt einen Handlanger in „{ $area }“ ein.
told-minion_posted = { $player } setzt einen Handlanger in „{ $area }“ ein.
told-minion_lifted = { $player } nimmt einen Handlanger aus „{ $area }“, um ihn anderswo einzusetzen.
told-marker_put = In „{ $area }“ bricht Unruhe aus.
told-marker_brought = In „{ $area }“ bricht Unruhe aus.
told-marker_laid = { $player } legt einen Unruhe-Marker in „{ $area }“.
told-marker_gone = In „{ $area }“ kehrt Ruhe ein.
told-marker_taken_off = { $player } entfernt den Unruhe-Marker aus „{ $area }“.
told-marker_razed = Der Drache entfernt den Unruhe-Marker aus „{ $area }“.
told-removal_begun = { $player } will { GEN($minion) } entfernen.
told-minion_removed = { $player } entfernt { AKK($owner) } aus „{ $area }“.
told-minion_given_up = { $player } entfernt einen eigenen Handlanger aus „{ $area }“.
told-minion_lost = { $player } verliert einen Handlanger in „{ $area }“.
told-minions_razed = Der Drache entfernt { $lost } aus „{ $area }“.
told-move_begun = { $player } will { GEN($minion) } nach „{ $area }“ versetzen.
told-minion_moved = { CAP($owner) } wird von „{ $source }“ nach „{ $area }“ versetzt.
told-minion_fled = { $player } versetzt einen Handlanger von „{ $source }“ nach „{ $area }“.
told-swap_begun = { $player } will zwei Figuren die Plätze tauschen lassen: { $first } und { $second }.
told-swap_stopped = Niemand wechselt den Platz.
told-minion_saved = Der Handlanger von { $player } bleibt in „{ $area }“.
told-minion_back = { $player } setzt den entfernten Handlanger in „{ $area }“ wieder ein.
told-no_minion = Es gibt keinen Handlanger, der entfernt werden könnte.
told-no_minion_in = Aus „{ $area }“ kann kein Handlanger entfernt werden.
told-built = { $player } errichtet in „{ $area }“ ein Gebäude (Baukosten { $price } $).
told-building_lifted = { $player } entfernt das Gebäude in „{ $area }“, um anderswo zu bauen.
told-building_lost = { $player } verliert das Gebäude in „{ $area }“.
told-building_removed = { $player } entfernt das Gebäude von { $victim } aus „{ $area }“.
told-buildings_spared = { $player } entfernt kein Gebäude von { $victim }.
told-no_building = { $player } hat kein Gebäude zu verlieren.
told-buyout_begun = { $player } will mit „{ $card }“ das Gebäude von { $victim } in „{ $area }“ ersetzen.
told-building_taken_over = { $player } zahlt { $victim } { $price } $ und ersetzt das Gebäude in „{ $area }“ durch ein eigenes.
told-city_card_out = { $player } muss die Stadtbezirkskarte „{ $area }“ bis Spielende zur Seite legen.
told-from_bank = { $amount ->
    [0] { $player } bekommt kein Geld.
   *[other] { $player } kassiert { $amount } $.
 }
told-bank_short = { $amount ->
    [0] Die Bank ist leer: { $player } bekommt nichts statt { $wanted } $.
   *[other] Die Bank ist fast leer: { $player } kassiert { $amount } $ statt { $wanted } $.
 }
told-to_bank = { $amount ->
    [0] { $player } hat kein Geld zu zahlen.
   *[other] { $player } zahlt { $amount } $ an die Bank.
 }
told-money_given = { $giver } zahlt { $player } { $amount } $.
told-money_short = { $amount ->
    [0] { $giver } hat kein Geld für { $player }.
   *[other] { $giver } zahlt { $player } { $amount } $ statt { $wanted } $: Mehr ist nicht da.
 }
told-counted_trouble = { $count ->
    [0] Auf dem Spielplan liegt kein Unruhe-Marker.
    [one] Auf dem Spielplan liegt ein Unruhe-Marker.
   *[other] Auf dem Spielplan liegen { $count } Unruhe-Marker.
 }
told-counted_buildings = { $count ->
    [0] Auf dem Spielplan steht kein Gebäude.
    [one] Auf dem Spielplan steht ein Gebäude.
   *[other] Auf dem Spielplan stehen { $count } Gebäude.
 }
told-counted_minions = { $count ->
    [0] In „{ $area }“ steht kein Handlanger.
    [one] In „{ $area }“ steht ein Handlanger.
   *[other] In „{ $area }“ stehen { $count } Handlanger.
 }
told-counted_own_buildings = { $count ->
    [0] { $player } hat kein Gebäude auf dem Spielplan und zieht nichts.
    [one] { $player } hat ein Gebäude auf dem Spielplan.
   *[other] { $player } hat { $count } Gebäude auf dem Spielplan.
 }
told-paid_area_chosen = { $count ->
    [0] { $player } wählt „{ $area }“; dort steht kein Handlanger.
    [one] { $player } wählt „{ $area }“ mit einem Handlanger.
   *[other] { $player } wählt „{ $area }“ mit { $count } Handlangern.
 }
told-loan_taken = { $player } nimmt mit „{ $card }“ einen Kredit auf.
told-payment_refused = { $player } zahlt die { $amount } $ nicht.
told-player_named = { $player } wählt { $victim } für „{ $card }“.
told-transfer_ordered = { $player } lässt { $giver } { $amount } $ an { $receiver } zahlen.
told-text_stopped = Der Text von „{ $card }“ hat keine Wirkung.
told-text_ignored = Der Text von „{ $card }“ hat auf { $player } keine Wirkung.
told-nothing_to_take = „{ $card }“ kann { $player } nichts nehmen.
told-card_stuck = { $player } zahlt nicht und legt „{ $card }“ bis Spielende vor sich ab.
told-card_discarded = { $player } legt „{ $card }“ ab.
told-card_thrown_away = { $player } legt die Handkarte „{ $card }“ von { $victim } ab.
told-nothing_discarded = { $player } legt nichts ab.
told-card_found = { $player } nimmt „{ $card }“ vom Ablagestapel.
told-nothing_found = Der Ablagestapel ist leer: { $player } findet nichts.
told-card_given = { $giver } gibt { $player } eine Karte.
told-card_handed = { $giver } gibt { $player } „{ $card }“. Sonst weiß niemand, welche Karte es ist.
told-one_card_kept = { $player } behält eine der beiden und gibt { $victim } die andere zurück.
told-card_kept = { $player } behält „{ $card }“ und gibt { $victim } die andere Karte zurück. Sonst weiß niemand, welche Karte es ist.
told-no_card_to_give = { $player } hat keine Karte auf der Hand.
told-cards_taken = { $player } nimmt { $victim } zufällig { $count ->
    [one] eine Handkarte
   *[other] { $count } Handkarten
 } ab.
told-card_shown = { $player } sieht „{ $card }“ auf der Hand von { $victim }.
told-hand_looked_at = { $player } sieht sich die Handkarten von { $victim } an.
told-hands_swapped = { $player } und { $victim } tauschen die Handkarten, { $given } gegen { $got }.
told-personalities_looked_at = { $player } sieht sich { $count ->
    [one] eine unbenutzte Persönlichkeitskarte
   *[other] { $count } unbenutzte Persönlichkeitskarten
 } an.
told-personality_looked_at = Unbenutzt: { $personality }. Nur du hast die Karte gesehen.
told-personality_swapped = { $player } tauscht die Persönlichkeitskarte gegen eine unbenutzte.
told-personality_new = Du bist jetzt { NOM($personality) }. Das weißt nur du.
told-die_rolled = { $player } würfelt eine { $roll }: „{ $area }“.
told-roll_high = { $player } würfelt eine { $roll } (nötig: { $needed } oder mehr): Glück gehabt.
told-roll_one = { $player } würfelt eine { $roll }: Pech gehabt.
told-roll_low = { $player } würfelt eine { $roll } (nötig: { $needed } oder mehr): Nichts geschieht.
told-event_drawn = { $player } zieht das Ereignis „{ $event }“: { $text }
told-event_deck_empty = Es gibt keine Ereigniskarte mehr: Nichts geschieht.
told-building_shielded = { $player } nutzt „Geringe Götter“ und zahlt { $amount } $: Das Gebäude in „{ $area }“ bleibt.
told-minion_shielded = { $player } nutzt „Geringe Götter“ und zahlt { $amount } $: Ein Handlanger in „{ $area }“ bleibt.
told-city_card_shielded = { $player } nutzt „Geringe Götter“, zahlt { $amount } $ und behält die Stadtbezirkskarte „{ $area }“.
told-kept_off = { $player } nutzt „Geringe Götter“, zahlt { $amount } $ und hält { AKK($owner) } von „{ $area }“ fern.
told-johnson_idle = Niemand hat die Stadtbezirkskarte „{ $area }“: Nichts geschieht.
told-dragon_idle = Der Drache findet in „{ $area }“ nichts.
told-no_building_hit = In „{ $area }“ steht kein Gebäude.
told-fire_finds_nothing = In „{ $area }“ steht kein Gebäude: Das Feuer erlischt sofort.
told-fire_starves = In „{ $area }“ steht kein Gebäude: Das Feuer erlischt.
told-fire_stops = „{ $area }“ grenzt nicht an „{ $burning }“: Das Feuer erlischt.
told-flooded = { $times ->
    [one] Der Fluss überflutet „{ $area }“.
   *[other] Der Fluss überflutet „{ $area }“ zweimal.
 }
told-stays_dry = „{ $area }“ liegt nicht am Fluss und bleibt trocken.
told-nobody_murdered = In „{ $area }“ steht kein Handlanger: { $player } entfernt niemanden.
told-subsidence_paid = { $player } zahlt { $amount } $ für { $count ->
    [one] ein
   *[other] { $count }
 } Gebäude.
told-subsidence_short = { $player } hat { $money ->
    [0] kein Geld
   *[other] nur { $money } $
 } für { $count ->
    [one] das Gebäude ({ $price } $)
    [2] beide Gebäude (je { $price } $)
   *[other] alle { $count } Gebäude (je { $price } $)
 }.
told-subsidence_idle = Auf dem Spielplan steht kein Gebäude: Nichts geschieht.
told-card_milled = Der Nebel verschluckt „{ $card }“.
told-demon_arrived = Ein Dämon erscheint in „{ $area }“.
told-troll_arrived = Ein Troll erscheint in „{ $area }“.
told-riots_calm = Auf dem Spielplan { $count ->
    [0] liegt kein Unruhe-Marker
    [one] liegt nur ein Unruhe-Marker
   *[other] liegen nur { $count } Unruhe-Marker
 }: Für einen Aufruhr müssten es { $needed } sein.
told-riots_end = Auf dem Spielplan liegen { $count } Unruhe-Marker: Aufruhr! Das Spiel ist zu Ende, die Punkte entscheiden.
told-pile_exhausted = Die letzte Karte des Nachzugstapels ist gezogen: Das Spiel ist zu Ende.
told-won_by_infiltration = { $player } gewinnt als { $personality }: Handlanger in { $count } Bezirken (nötig: { $needed }).
told-won_by_control = { $player } gewinnt als { $personality }: { $count } kontrollierte Bezirke (nötig: { $needed }).
told-won_by_trouble = { $player } gewinnt als { $personality }: { $count } Unruhe-Marker auf dem Spielplan (nötig: { $needed }).
told-won_by_worth = { $player } gewinnt als { $personality }: ein Kapital von { $count } $ (nötig: { $needed } $).
told-won_by_draw_pile = { $player } gewinnt als { $personality }: Der Nachzugstapel ist aufgebraucht.
told-loans_settled = { $repaid ->
    [0] { $player } kann { $unpaid ->
        [one] den Kredit
       *[other] die { $unpaid } Kredite
     } nicht zurückzahlen.
   *[other] { $player } zahlt { $repaid ->
        [one] einen Kredit
       *[other] { $repaid } Kredite
     } zurück{ $unpaid ->
        [0] .
       *[other] , den anderen nicht.
     }
 }
told-scored = Punkte von { $player }: { $minions } für Handlanger, { $buildings } für Gebäude, { $cash } für Bargeld und Kredite.
told-totalled = { $player } hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }.
told-won_by_points = { $player } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 }.
told-won_by_area = { $player } gewinnt bei Gleichstand (je { $points } Punkte) durch die Kontrolle des wertvollsten Bezirks ({ $value } $).
told-won_together = Geteilter Sieg für { $player } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 }.
told-personality_revealed = { $player } war { NOM($personality) }.
told-personality_unused = Niemand war { NOM($personality) }.

## What is to be decided

prompt-waiting = Warten auf { $players }.
prompt-opening_menu = Spiele eine Karte von deiner Hand.
prompt-opening_menu-none = Du hast keine Karte, die du jetzt spielen kannst.
prompt-symbol_menu-minion = „{ $card }“, Symbol { $number } von { $count }: Einen Handlanger einsetzen?
prompt-symbol_menu-build = „{ $card }“, Symbol { $number } von { $count }: Ein Gebäude errichten?
prompt-symbol_menu-assassinate = „{ $card }“, Symbol { $number } von { $count }: Einen Meuchelmord begehen?
prompt-symbol_menu-remove_trouble = „{ $card }“, Symbol { $number } von { $count }: Einen Unruhe-Marker entfernen?
prompt-symbol_menu-scroll = „{ $card }“, Symbol { $number } von { $count }: Den Text ausführen?
prompt-symbol_menu-event = „{ $card }“, Symbol { $number } von { $count }: Du musst ein Ereignis ziehen.
prompt-symbol_menu-idle = „{ $card }“, Symbol { $number } von { $count }: Du kannst jetzt { AKK($symbol) }.
prompt-closing_menu = { $plays ->
    [0] Handkarten auffüllen und den Zug beenden?
    [one] Du darfst noch eine Karte spielen oder den Zug beenden.
   *[other] Du darfst noch { $plays } Karten spielen oder den Zug beenden.
 }
prompt-closing_menu-danger = Vorsicht: Wenn du den Zug jetzt beendest und { $player } { NOM($personality) } ist, gewinnt { $player } sofort.{ $plays ->
    [0] {""}
    [one] { " " }Du darfst noch eine Karte spielen.
   *[other] { " " }Du darfst noch { $plays } Karten spielen.
 }
prompt-place_area = { $source }: Wo setzt du einen Handlanger ein?
prompt-place_area-more = { $source }: Wo setzt du noch einen Handlanger ein?
prompt-place_area-lifted = { $source }: Wo setzt du den Handlanger aus „{ $area }“ ein?
prompt-place_area-lifted_more = { $source }: Wo setzt du auch den Handlanger aus „{ $area }“ ein?
prompt-lift_minion = { $source }: Alle deine Handlanger sind auf dem Spielplan. Welchen nimmst du, um ihn anderswo einzusetzen?
prompt-lift_minion-more = { $source }: Alle deine Handlanger sind auf dem Spielplan. Welchen nimmst du noch, um ihn anderswo einzusetzen?
prompt-build_area = { $source }: Wo errichtest du ein Gebäude?
prompt-lift_building = { $source }: Alle deine Gebäude sind auf dem Spielplan. Welches entfernst du, um in „{ $area }“ zu bauen?
prompt-marker_off = Wo entfernst du einen Unruhe-Marker?
prompt-marker_on = { $source }: Wohin legst du einen Unruhe-Marker?
prompt-minion_area-assassinate = { $source }: In welchem Bezirk begehst du den Meuchelmord?
prompt-minion_area-remove = { $source }: Aus welchem Bezirk entfernst du einen Handlanger?
prompt-minion_area-paid = { $active } hat dich für { $source } bezahlt: Aus welchem Bezirk entfernst du einen Handlanger?
prompt-minion_area-own = { $source }: Du musst einen deiner Handlanger entfernen. Aus welchem Bezirk?
prompt-minion_area-move = { $source }: Aus welchem Bezirk versetzt du den Handlanger eines Mitspielers?
prompt-minion_area-first = { $source }: Zwei Handlanger tauschen ihre Plätze. In welchem Bezirk steht der erste?
prompt-minion_area-second = { $source }: { CAP($minion) } wechselt den Platz. In welchem Bezirk steht der andere?
prompt-minion_owner-remove = { $source }: Welchen Handlanger entfernst du aus „{ $area }“?
prompt-minion_owner-move = { $source }: Welchen Handlanger versetzt du aus „{ $area }“?
prompt-minion_owner-first = { $source }: Welcher Handlanger in „{ $area }“ wechselt den Platz?
prompt-minion_owner-second = { $source }: Mit welchem Handlanger in „{ $area }“ tauscht { $minion } den Platz?
prompt-move_from = { $source }: Aus welchem Bezirk versetzt du einen deiner Handlanger?
prompt-move_to = { $source }: Wohin versetzt du { GEN($minion) }?
prompt-move_to-own = { $source }: Wohin versetzt du deinen Handlanger aus „{ $area }“?
prompt-discard = { $source }: Welche Karte legst du ab?
prompt-discard-more = { $source }: Legst du noch eine Karte ab? (bisher { $thrown })
prompt-player = { $source }: Welchen Mitspieler wählst du?
prompt-player-pay = { $source }: Wem zahlst du { $amount } $?
prompt-player-take = { $source }: Wem nimmst du { $amount } $ ab?
prompt-player-giver = { $source }: Wer muss einem anderen { $amount } $ zahlen?
prompt-receiver = { $source }: Wer bekommt { $amount } $ von { $victim }?
prompt-sell_card = { $source }: Welche Karte gibst du { $victim } für { $amount } $?
prompt-hand_over = { $source }: Welche Karte gibst du { $active }? ({ $number } von { $count })
prompt-tribute = { $source }: Gib { $active } { $amount } $ oder eine Karte.
prompt-extorted-front = { $source }: Zahle { $active } { $amount } $, oder die Karte bleibt bis Spielende vor dir liegen und belegt einen deiner Handplätze.
prompt-extorted-building = { $source }: Zahle { $active } { $amount } $, oder { $active } darf eins deiner Gebäude entfernen.
prompt-burn_building = Welches Gebäude von { $victim } entfernst du?
prompt-throw_away = Welche Karte von { $victim } legst du ab?
prompt-keep_card = Welche Karte von { $victim } behältst du? Die andere geht zurück.
prompt-pay_or_lose = { $source }: { $amount } $ an die Bank zahlen oder einen deiner Handlanger entfernen?
prompt-paid_area = { $source }: Für welchen Bezirk mit Unruhe kassierst du { $amount } $ je Handlanger?
prompt-buyout_area = { $source }: Welches Gebäude ersetzt du durch ein eigenes?
prompt-text_window = { $active } spielt „{ $card }“ gegen dich. Auf der Karte steht: „{ $text }“ Unterbrechen?
prompt-text_window-building = { $active } will mit „{ $card }“ dein Gebäude in „{ $area }“ ersetzen; du bekämst { $price } $. Unterbrechen?
prompt-text_window-transfer = { $active } spielt „{ $card }“: Du sollst { $receiver } { $amount } $ zahlen. Unterbrechen?
prompt-stop_window-symbol = { $active } will mit „{ $card }“ einen Meuchelmord an deinem Handlanger in „{ $area }“ begehen. Unterbrechen?
prompt-stop_window-text = { $chooser } will mit „{ $card }“ deinen Handlanger aus „{ $area }“ entfernen. Unterbrechen?
prompt-stop_window-chosen = „{ $card }“ kostet dich den Handlanger in „{ $area }“. Unterbrechen?
prompt-stop_window-event = „{ $event }“: Dein Handlanger in „{ $area }“ soll entfernt werden. Retten?
prompt-stop_window-move = { $active } will mit „{ $card }“ deinen Handlanger von „{ $area }“ nach „{ $target }“ versetzen. Unterbrechen?
prompt-stop_window-swap = { $active } will mit „{ $card }“ deinen Handlanger in „{ $area }“ gegen { AKK($minion) } tauschen. Unterbrechen?
prompt-reentry_window = { $count ->
    [one] Dein Handlanger wurde aus „{ $area }“ entfernt. Wieder einsetzen?
   *[other] { $count } deiner Handlanger wurden aus „{ $area }“ entfernt. Einen wieder einsetzen?
 }
prompt-reentry_area = Wo setzt du den aus „{ $area }“ entfernten Handlanger wieder ein?
prompt-shield_building = „{ $event }“: Dein Gebäude in „{ $area }“ soll entfernt werden. „Geringe Götter“ nutzen und { $amount } $ zahlen?
prompt-shield_card = „{ $event }“: Deine Stadtbezirkskarte „{ $area }“ soll zur Seite gelegt werden. „Geringe Götter“ nutzen und { $amount } $ zahlen?
prompt-keep_off = { CAP($owner) } soll nach „{ $area }“ kommen. „Geringe Götter“ nutzen und { $amount } $ zahlen?
prompt-guard_building = Der Drache landet in „{ $area }“. „Geringe Götter“ nutzen und { $amount } $ für dein Gebäude zahlen?
prompt-guard_minion = Der Drache landet in „{ $area }“. { $count ->
    [one] Einer deiner Handlanger dort ist
   *[other] { $count } deiner Handlanger dort sind
 } noch ungeschützt{ $saved ->
    [0] {""}
    [one] , einer ist geschützt
   *[other] , { $saved } sind geschützt
 }{ $building ->
    [1] , dein Gebäude ist geschützt
    [2] , dein Gebäude ist verloren
   *[other] {""}
 }. Einen schützen?
prompt-flood_move = „{ $area }“ ist überflutet: { $count ->
    [one] Einer deiner Handlanger muss
   *[other] { $count } deiner Handlanger müssen
 } weg. Wohin versetzt du einen?
prompt-keep_building = { $source }: Dein Geld reicht für { $count ->
    [one] ein
   *[other] { $count }
 } Gebäude zu je { $amount } $. Welches behältst du?

## What may be chosen

choice-play = „{ $card }“ spielen
choice-power = „{ $area }“ nutzen: { $text }
choice-mossy = „{ $card }“ spielen: den Zug beenden und „{ $played }“ zurücknehmen
choice-mossy-nothing = „{ $card }“ spielen: den Zug beenden; es gibt keine Karte zum Zurücknehmen
choice-interrupt = Mit „{ $card }“ unterbrechen: { $text }
choice-opening_menu-pass = Keine Karte spielen
choice-closing_menu-end = Handkarten auffüllen und den Zug beenden
choice-closing_menu-end-danger = Handkarten auffüllen und den Zug beenden
    .risk = Wenn { $player } { NOM($personality) } ist, gewinnt { $player } sofort.
choice-symbol-minion = Einen Handlanger einsetzen
choice-symbol-build = Ein Gebäude errichten
choice-symbol-assassinate = Einen Meuchelmord begehen
choice-symbol-remove_trouble = Einen Unruhe-Marker entfernen
choice-symbol-scroll = Den Text ausführen: { $text }
choice-symbol-event = Ein Ereignis ziehen
choice-symbol-pass = Auf dieses Symbol verzichten
choice-place_area-area = Einen Handlanger in „{ $area }“ einsetzen
choice-place_area-area-trouble = Einen Handlanger in „{ $area }“ einsetzen: Unruhe
choice-place_area-pass = Keinen weiteren Handlanger einsetzen
choice-lift_minion-area = Einen Handlanger aus „{ $area }“ nehmen
choice-lift_minion-pass = Keinen weiteren Handlanger einsetzen
choice-build_area-area = In „{ $area }“ für { $price } $ bauen
choice-lift_building-area = Das Gebäude in „{ $area }“ entfernen
choice-marker_off-area = Den Unruhe-Marker aus „{ $area }“ entfernen
choice-marker_on-area = Einen Unruhe-Marker in „{ $area }“ legen
choice-minion_area-area = „{ $area }“
choice-minion_owner-owner = { CAP(AKK($owner)) }
choice-minion_owner-own = Einen deiner eigenen Handlanger
choice-move_from-area = Einen Handlanger aus „{ $area }“ versetzen
choice-move_to-area = Nach „{ $area }“
choice-move_to-area-trouble = Nach „{ $area }“: Unruhe
choice-discard-card = „{ $card }“ ablegen
choice-discard-sold = „{ $card }“ für { $amount } $ ablegen
choice-discard-pass = Nichts mehr ablegen
choice-player-player = { $player } wählen
choice-receiver-player = { $player } bekommt das Geld
choice-sell_card-card = „{ $card }“ geben
choice-hand_over-card = „{ $card }“ geben
choice-tribute-card = „{ $card }“ geben
choice-tribute-pay = { $amount } $ geben
choice-extorted-pay = { $amount } $ zahlen
choice-extorted-refuse = Nicht zahlen
choice-burn_building-area = Das Gebäude in „{ $area }“ entfernen
choice-burn_building-none = Kein Gebäude entfernen
choice-throw_away-card = „{ $card }“ ablegen
choice-keep_card-card = „{ $card }“ behalten
choice-pay_or_lose-pay = { $amount } $ zahlen
choice-pay_or_lose-refuse = Einen deiner Handlanger entfernen
choice-paid_area-area = { $amount } $ für { $count ->
    [one] einen
   *[other] { $count }
 } Handlanger in „{ $area }“
choice-buyout_area-area = Das Gebäude von { $victim } in „{ $area }“ für { $price } $ ersetzen
choice-text_window-pass = Nicht unterbrechen
choice-stop_window-pay = „Geringe Götter“ nutzen und { $amount } $ zahlen
choice-stop_window-pass = Nicht unterbrechen
choice-reentry_window-pass = Nicht wieder einsetzen
choice-reentry_area-area = In „{ $area }“ einsetzen
choice-reentry_area-area-trouble = In „{ $area }“ einsetzen: Unruhe
choice-shield_building-pay = { $amount } $ zahlen und das Gebäude behalten
choice-shield_building-refuse = Das Gebäude verlieren
choice-shield_card-pay = { $amount } $ zahlen und die Karte behalten
choice-shield_card-refuse = Die Karte verlieren
choice-keep_off-pay = { $amount } $ zahlen und ihn fernhalten
choice-keep_off-refuse = Kommen lassen
choice-guard_building-pay = { $amount } $ zahlen und das Gebäude behalten
choice-guard_building-refuse = Das Gebäude verlieren
choice-guard_minion-pay = { $amount } $ zahlen und einen Handlanger retten
choice-guard_minion-pass = Keinen weiteren schützen
choice-flood_move-area = Nach „{ $area }“
choice-flood_move-area-trouble = Nach „{ $area }“: Unruhe
choice-flood_move-pay = „Geringe Götter“ nutzen, { $amount } $ zahlen und bleiben
choice-keep_building-area = Das Gebäude in „{ $area }“ behalten

## Things put together

owner-minion = ein Handlanger von { $player }
    .akk = einen Handlanger von { $player }
owner-troll = ein Troll
    .akk = einen Troll
owner-demon = ein Dämon
    .akk = einen Dämon
# .gen: woher
minion-of_player = ein Handlanger von { $player } in „{ $area }“
    .akk = einen Handlanger von { $player } in „{ $area }“
    .gen = einen Handlanger von { $player } aus „{ $area }“
minion-troll = ein Troll in „{ $area }“
    .akk = einen Troll in „{ $area }“
    .gen = einen Troll aus „{ $area }“
minion-demon = ein Dämon in „{ $area }“
    .akk = einen Dämon in „{ $area }“
    .gen = einen Dämon aus „{ $area }“
force-minions = { $count ->
    [one] einen Handlanger von { $player }
   *[other] { $count } Handlanger von { $player }
 }
force-trolls = { $count ->
    [one] einen Troll
   *[other] { $count } Trolle
 }
force-demons = { $count ->
    [one] einen Dämon
   *[other] { $count } Dämonen
 }
source-card = „{ $card }“
source-area = „{ $area }“
source-event = „{ $event }“

## Names

area-dolly_sisters = Tolle Schwestern
area-unreal_estate = Mobilien
area-dragons_landing = Drachenlandeplatz
area-small_gods = Geringe Götter
area-the_scours = Rennerei
area-the_hippo = Das Nilpferd
area-the_shades = Die Schatten
area-dimwell = Düstergut
area-longwall = Lange Mauer
area-isle_of_gods = Götterinsel
area-seven_sleepers = Siebenschläfer
area-nap_hill = Schlummerhügel
card-agony_aunts = Die Kummertanten
card-ankh_morpork_sunshine_dragon_sanctuary = Sonnenscheinheim für kranke Drachen
    .text = Jeder Mitspieler gibt dir nach eigener Wahl 1 $ oder eine Handkarte.
card-bank_of_ankh_morpork = Die Bank von Ankh-Morpork
    .text = Lege diese Karte offen vor dir ab und kassiere 10 $. Bei Spielende zahlst du 12 $ zurück oder verlierst 15 Punkte.
card-beggars_guild = Die Bettlergilde
    .text = Ein Mitspieler gibt dir zwei Handkarten seiner Wahl.
card-captain_carrot = Hauptmann Karotte
card-cmot_dibbler = T.M.S.I.D.R. Schnapper
    .text = Würfle. Bei 7 oder mehr kassierst du 4 $; bei 1 zahlst du 2 $ oder entfernst einen deiner Handlanger.
card-dr_cruces = Dr. Cruces
card-dr_whiteface = Dr. Weißgesicht
    .text = Ein Mitspieler zahlt dir 5 $ oder legt diese Karte bis Spielende vor sich ab; sie belegt einen seiner fünf Handplätze.
card-drumknott = Drumknott
    .text = Spiele bis zu zwei weitere Karten.
card-fire_brigade = Die Feuerwehr
    .text = Ein Mitspieler zahlt dir 5 $, oder du darfst eins seiner Gebäude entfernen.
card-fools_guild = Die Narrengilde
    .text = Ein Mitspieler zahlt dir 5 $ oder legt diese Karte bis Spielende vor sich ab; sie belegt einen seiner fünf Handplätze.
card-foul_ole_ron = Stinkender Alter Ron
    .text = Versetze einen Handlanger eines Mitspielers in einen angrenzenden Bezirk.
card-fresh_start_club = Klub des Neuen Anfangs
    .text = Wurde einer deiner Handlanger entfernt, setze ihn in einem anderen Bezirk ein.
card-gaspode = Gaspode
    .text = Verhindere, dass die Karte eines Mitspielers einen deiner Handlanger versetzt oder entfernt.
card-gimlets_dwarf_delicatessen = Gimlets Zwergen-Delikatessen
card-groat = Grütze
card-hargas_house_of_ribs = Hargas Rippenstube
card-harry_king = Harry König
    .text = Lege beliebig viele Handkarten für je 2 $ ab.
card-here_n_now = Hier’n’Jetzt
    .text = Würfle. Bei 7 oder mehr nimmst du einem Mitspieler 3 $; bei 1 musst du einen deiner Handlanger entfernen.
card-hex = Hex
    .text = Ziehe drei Karten.
card-history_monks = Die Geschichtsmönche
    .text = Nimm vier zufällige Karten vom Ablagestapel.
card-inigo_skimmer = Inigo Schaumlöffel
card-leonard_of_quirm = Leonard von Quirm
    .text = Ziehe vier Karten.
card-librarian = Der Bibliothekar
    .text = Ziehe vier Karten.
card-mended_drum = Die Geflickte Trommel
card-modo = Modo
    .text = Lege eine Handkarte ab.
card-mr_bent = Herr Beuge
    .text = Lege diese Karte offen vor dir ab und kassiere 10 $. Bei Spielende zahlst du 12 $ zurück oder verlierst 15 Punkte.
card-mr_boggis = Herr Boggis
    .text = Nimm jedem Mitspieler 2 $.
card-mr_gryle = Herr Gryle
card-mr_pin_and_mr_tulip = Herr Nadel und Herr Tulpe
card-mrs_cake = Frau Kuchen
    .text = Sieh dir heimlich alle unbenutzten Persönlichkeitskarten bis auf eine zufällige an.
card-nobby_nobbs = Nobby Nobbs
    .text = Nimm einem Mitspieler 3 $.
card-opera_house = Das Opernhaus
    .text = Kassiere 1 $ je Handlanger in „Götterinsel“.
card-peeled_nuts = Die Geschälten Nüsse
card-pink_pussycat_club = Klub Rosarotes Kätzchen
card-queen_molly = Königin Molly
    .text = Ein Mitspieler gibt dir zwei Handkarten seiner Wahl.
card-rincewind = Rincewind
    .text = Versetze einen deiner Handlanger aus einem Bezirk mit Unruhe in einen angrenzenden.
card-rosie_palm = Rosie Palm
    .text = Gib einem Mitspieler eine deiner Karten für 2 $.
card-royal_mint = Die Königliche Münze
card-sacharissa_cripslock = Sacharissa Kratzgut
    .text = Kassiere 1 $ je Unruhe-Marker auf dem Spielplan.
card-seamstresses_guild = Die Näherinnengilde
    .text = Gib einem Mitspieler eine deiner Karten für 2 $.
card-sergeant_angua = Feldwebel Angua
card-shonky_shop = Der Ramschladen
    .text = Lege beliebig viele Handkarten für je 1 $ ab.
card-the_duckman = Der Entenmann
    .text = Versetze einen Handlanger eines Mitspielers in einen angrenzenden Bezirk.
card-the_dysk = Die Scheibe
    .text = Kassiere 1 $ je Handlanger in „Götterinsel“.
card-thieves_guild = Die Diebesgilde
    .text = Nimm jedem Mitspieler 2 $.
card-wallace_sonky = Wallace Sonky
    .text = Der Text der Karte eines Mitspielers hat auf dich keine Wirkung.
card-zorgo_the_retro_phrenologist = Zorgo der Retrophrenologe
    .text = Tausche deine Persönlichkeitskarte gegen eine zufällige unbenutzte.
card-adora_belle_dearheart = Adora Belle Liebherz
    .text = Versetze einen deiner Handlanger in einen beliebigen anderen Bezirk.
card-alchemists_guild = Die Alchimistengilde
    .text = Lege bis zu drei Handkarten ab und fülle dann deine Hand auf fünf Karten auf.
card-archchancellor_ridcully = Erzkanzler Ridcully
    .text = Setze ein oder zwei Handlanger in „Mobilien“ oder angrenzenden Bezirken ein.
card-auditors = Die Revisoren
    .text = Jeder Mitspieler entfernt der Reihe nach einen eigenen Handlanger.
card-buggy_swires = Buggy Swires
card-burleigh_and_stronginthearm = Burlich & Starkimarm
    .text = Zahle einem Mitspieler 2 $ und begehe einen Meuchelmord.
card-bursar = Der Quästor
    .text = Zwei Handlanger in verschiedenen Bezirken tauschen ihre Plätze.
card-cable_street_particulars = Sondergruppe Ankertaugasse
    .text = Sieh dir die Handkarten eines Mitspielers an und lege eine davon ab.
card-canting_crew = Die Bettlerbande
    .text = Versetze einen Handlanger eines Mitspielers in einen angrenzenden Bezirk.
card-carcer = Carcer
    .text = Würfle zweimal und entferne aus jedem der beiden Bezirke einen Handlanger, auch wenn dort keine Unruhe herrscht.
card-chair_of_indefinite_studies = Der Professor für unbestimmte Studien
    .text = Tausche alle Handkarten mit einem Mitspieler.
card-clacks = Die Klacker
    .text = Ziehe zwei Karten.
card-cosmo_lavish = Cosmo Üppig
    .text = Zahle einem Mitspieler 2 $; er muss einen Handlanger (keinen von deinen) aus einem Bezirk mit Unruhe entfernen.
card-dean = Der Dekan
    .text = Entferne einen Handlanger aus „Mobilien“.
card-deep_dwarves = Die Tiefener
    .text = Setze einen Handlanger in einem beliebigen Bezirk ein, ohne dafür einen Unruhe-Marker zu legen.
card-doctor_hix = Dr. Hix
    .text = Lege einen Unruhe-Marker in einen beliebigen Bezirk.
card-doctor_mossy_lawn = Dr. Moosig Rasen
    .text = Beende sofort deinen Zug; die ausgespielte Karte kehrt auf deine Hand zurück.
card-dorfl = Dorfl
    .text = Versetze einen deiner Handlanger in einen beliebigen anderen Bezirk.
card-dwarves = Zwerge
card-edward_d_eath = Edward d’Eath
card-errol = Errol
    .text = Würfle. Bei 7 oder mehr entfernst du einen Handlanger aus einem Bezirk mit Unruhe; bei 1 musst du einen eigenen entfernen.
card-gargoyles = Wasserspeier
    .text = Ziehe eine Karte für jedes deiner Gebäude auf dem Spielplan.
card-hello = HALLO
card-hobsons_livery_stable = Hobsons Mietstall
    .text = Zahle einem Mitspieler 2 $ und versetze einen deiner Handlanger in einen beliebigen anderen Bezirk.
card-hubert = Hubert
    .text = Ein Mitspieler muss einem anderen 3 $ zahlen; du bist keiner von beiden.
card-igor = Igor
    .text = Wurde einer deiner Handlanger entfernt, setze ihn in einem anderen Bezirk ein.
card-lord_downey = Lord Witwenmacher
card-luggage = Die Truhe
    .text = Lege eine Handkarte ab.
card-mob = Der Mob
    .text = Lege einen Unruhe-Marker in einen Bezirk, der an einen mit Unruhe angrenzt.
card-moist_von_lipwig = Feucht von Lipwig
    .text = Ziehe zwei Karten.
card-mr_shine = Herr Schein
    .text = Setze einen Handlanger in einem beliebigen Bezirk ein, ohne dafür einen Unruhe-Marker zu legen.
card-mr_slant = Herr Schräg
    .text = Wähle einen Bezirk mit Unruhe und kassiere 2 $ je Handlanger dort.
card-mr_teatime = Herr Kaffeetrinken
card-otto_chriek = Otto Chriek
    .text = Kassiere 1 $ je Unruhe-Marker auf dem Spielplan.
card-patricians_palace = Der Palast des Patriziers
card-ponder_stibbons = Ponder Stibbons
    .text = Spiele bis zu zwei weitere Karten.
card-post_office = Das Postamt
    .text = Kassiere 1 $ je Gebäude auf dem Spielplan, egal, wem es gehört.
card-professor_of_recent_runes = Dozent für neue Runen
    .text = Ziehe zwei Karten.
card-reacher_gilt = Reicher Gilt
    .text = Ersetze das Gebäude eines Mitspielers in einem Bezirk mit Unruhe durch ein eigenes und zahle ihm die Baukosten.
card-ruby = Rubin
card-senior_wrangler = Der Oberste Hirte
    .text = Setze einen Handlanger in „Mobilien“ oder einem angrenzenden Bezirk ein.
card-sergeant_cheery_littlebottom = Feldwebel Grinsi Kleinpo
    .text = Ziehe zwei Karten.
card-sergeant_colon = Feldwebel Colon
card-sergeant_detritus = Feldwebel Detritus
card-sir_charles_lavatory = Sir Charles Lavatorium
    .text = Kassiere 1 $ je Gebäude auf dem Spielplan, egal, wem es gehört.
card-smoking_gnu = Das Rauchende Gnu
    .text = Setze einen Handlanger in einem Bezirk mit Unruhe ein.
card-stanley = Stanley
    .text = Nimm einem Mitspieler zufällig zwei Handkarten, behalte eine und gib die andere zurück.
card-susan = Susanne
    .text = Verhindere, dass einer deiner Handlanger entfernt wird.
card-sybil_vimes = Sybil Mumm
    .text = Ersetze das Gebäude eines Mitspielers in einem Bezirk ohne Unruhe durch ein eigenes und zahle ihm die Baukosten.
card-the_watch = Die Wache
card-wee_mad_arthur = Winziger Irrer Arthur
    .text = Errichte ein Gebäude zu halben Baukosten.
card-william_de_worde = William de Worde
    .text = Kassiere 1 $ je Unruhe-Marker auf dem Spielplan.
card-willikins = Willikins
    .text = Setze einen Handlanger in einem Bezirk ein, in dem du ein Gebäude hast.
event-bloody_stupid_johnson = Absolut Bekloppter Johnson
    .text = Die Stadtbezirkskarte des gewürfelten Bezirks wird zur Seite gelegt; ihr Besitzer verliert dort einen Handlanger.
event-riots = Aufruhr
    .text = Bei acht oder mehr Unruhe-Markern endet das Spiel sofort; die Punkte entscheiden.
event-demons_from_the_dungeon_dimensions = Dämonen aus den Kerkerdimensionen
    .text = Würfle viermal; in jedem gewürfelten Bezirk erscheint ein Dämon und stiftet Unruhe.
event-the_dragon = Der Drache
    .text = Würfle; im gewürfelten Bezirk wird alles entfernt.
event-earthquake = Erdbeben
    .text = Würfle zweimal; die Gebäude in den gewürfelten Bezirken werden entfernt.
event-subsidence = Erdrutsch
    .text = Jeder Spieler zahlt 2 $ für jedes seiner Gebäude oder verliert es.
event-explosion = Explosion
    .text = Würfle; das Gebäude im gewürfelten Bezirk wird entfernt.
event-fire = Feuer
    .text = Würfle; das Gebäude im gewürfelten Bezirk brennt ab, und das Feuer kann auf angrenzende Bezirke übergreifen.
event-flood = Flut
    .text = Würfle zweimal; liegt ein gewürfelter Bezirk am Fluss, versetzen die Spieler ihre Handlanger von dort in angrenzende Bezirke.
event-mysterious_murders = Mysteriöse Morde
    .text = Jeder Spieler würfelt und entfernt einen Handlanger aus dem gewürfelten Bezirk.
event-fog = Nebel
    .text = Die obersten fünf Karten des Nachzugstapels werden abgelegt.
event-trolls = Trolle
    .text = Würfle dreimal; in jedem gewürfelten Bezirk erscheint ein Troll.
personality-lord_vetinari = Lord Vetinari
personality-lord_selachii = Lord Selachii
personality-lord_rust = Lord Rust
personality-lord_de_worde = Lord de Worde
personality-dragon_king_of_arms = Drachenkönig der Wappen
    .gender = m
personality-chrysoprase = Chrysopras
personality-commander_vimes = Kommandeur Mumm
power-dolly_sisters = Zahle 3 $ und setze einen Handlanger hier oder in einem angrenzenden Bezirk ein.
power-unreal_estate = Ziehe eine Karte und lege dann eine Handkarte ab.
power-dragons_landing = Kassiere 2 $.
power-small_gods = Zahle 3 $ je Figur, um sie vor einem Ereignis zu schützen.
power-the_scours = Lege eine Handkarte für 2 $ ab.
power-the_hippo = Kassiere 2 $.
power-the_shades = Lege einen Unruhe-Marker hierher oder in einen angrenzenden Bezirk, in dem ein Handlanger steht.
power-dimwell = Zahle 3 $ und setze einen Handlanger hier oder in einem angrenzenden Bezirk ein.
power-longwall = Kassiere 1 $.
power-isle_of_gods = Zahle 2 $ und entferne einen Unruhe-Marker vom Spielplan.
power-seven_sleepers = Kassiere 3 $.
power-nap_hill = Kassiere 1 $.
seat-red = Rot
seat-yellow = Gelb
seat-green = Grün
seat-blue = Blau
# .nom: nach dem Spieler, wenn es unterbleibt; .akk: nach „kann“, wenn es nicht geht
symbol-minion = Einen Handlanger einsetzen
    .nom = setzt keinen Handlanger ein
    .akk = keinen Handlanger einsetzen
symbol-build = Ein Gebäude errichten
    .nom = errichtet kein Gebäude
    .akk = kein Gebäude errichten
symbol-assassinate = Meuchelmord
    .nom = begeht keinen Meuchelmord
    .akk = keinen Meuchelmord begehen
symbol-remove_trouble = Die Wache
    .nom = entfernt keinen Unruhe-Marker
    .akk = keinen Unruhe-Marker entfernen
symbol-money = Geld kassieren
    .nom = kassiert kein Geld
    .akk = kein Geld kassieren
symbol-scroll = Schriftrolle
    .nom = führt den Text der Karte nicht aus
    .akk = den Text der Karte nicht ausführen
symbol-event = Ereignis
    .nom = zieht kein Ereignis
    .akk = kein Ereignis ziehen
symbol-play = Spiele eine weitere Karte
    .nom = spielt keine weitere Karte
    .akk = keine weitere Karte spielen
symbol-interrupt = Unterbrechung
    .nom = unterbricht nicht
    .akk = nicht unterbrechen

## Why not

why-card-not_held = „{ $card }“ ist nicht auf deiner Hand.
why-card-interrupt = „{ $card }“ ist eine Unterbrechungskarte: Du kannst sie nicht als Karte deines Zuges spielen.
why-opening-pass = Du musst eine Karte spielen: Mit „{ $card }“ zum Beispiel geht das.
why-card-symbols_first = Führe erst die übrigen Symbole von „{ $card }“ aus oder lass sie aus.
why-mossy-first_symbol = „{ $card }“ kannst du erst nach dem ersten Symbol von „{ $played }“ spielen.
why-card-no_play = Du darfst in diesem Zug keine weitere Karte spielen.
why-symbol-event = Das Symbol „Ereignis“ darf nicht ausgelassen werden.
why-power-small_gods = Die Stadtbezirkskarte „Geringe Götter“ schützt nur vor Ereignissen.
why-power-not_held = Du hast die Stadtbezirkskarte „{ $area }“ nicht.
why-power-out = Die Stadtbezirkskarte „{ $area }“ ist aus dem Spiel.
why-power-demon = In „{ $area }“ ist ein Dämon, deshalb kann die Stadtbezirkskarte nicht benutzt werden.
why-power-spent = Du hast die Stadtbezirkskarte „{ $area }“ in diesem Zug schon benutzt oder erst in diesem Zug bekommen.
why-price = Das kostet { $price } $, und du hast nur { $money } $.
why-hand-empty = Du hast keine Karte auf der Hand.
why-nowhere-place = Du kannst jetzt in keinem Bezirk einen Handlanger einsetzen.
why-nowhere-build = Du kannst jetzt in keinem Bezirk bauen.
why-nowhere-minion = Jetzt gibt es keinen Handlanger, der dafür gewählt werden könnte.
why-nowhere-move = Du hast keinen Handlanger, der jetzt versetzt werden könnte.
why-nowhere-trouble = Auf dem Spielplan liegt kein Unruhe-Marker.
why-nowhere-marker_on = Jetzt kann in keinen Bezirk ein Unruhe-Marker gelegt werden.
why-nowhere-buyout = Jetzt gibt es kein Gebäude, das du ersetzen und bezahlen könntest.
why-area-no_trouble = In „{ $area }“ liegt kein Unruhe-Marker.
why-area-trouble = In „{ $area }“ liegt ein Unruhe-Marker.
why-area-no_own_minion = In „{ $area }“ steht keiner deiner Handlanger.
why-area-no_minion = In „{ $area }“ steht kein Handlanger.
why-area-no_own_building = In „{ $area }“ hast du kein Gebäude.
why-area-not_adjacent = „{ $area }“ grenzt nicht an „{ $source }“.
why-area-far = Es muss „{ $named }“ oder ein angrenzender Bezirk sein, und „{ $area }“ grenzt nicht daran.
why-place-lifted = Der Handlanger kommt aus „{ $area }“: Er muss in einen anderen Bezirk.
why-place-lifted_due = Du hast einen Handlanger aus „{ $area }“ genommen: Jetzt musst du ihn einsetzen.
why-place-due = Du hast dich entschieden, einen Handlanger einzusetzen: Jetzt musst du es tun.
why-place-out_of_reach = Weder in „{ $area }“ noch in einem angrenzenden Bezirk steht einer deiner Handlanger.
why-lift-nowhere = Für den Handlanger aus „{ $area }“ gibt es keinen anderen Bezirk, in dem du ihn einsetzen könntest.
why-reentry-left = Der Handlanger wurde aus „{ $area }“ entfernt: Er muss in einen anderen Bezirk zurückkehren.
why-marker_on-calm = In keinem Bezirk, der an „{ $area }“ grenzt, liegt ein Unruhe-Marker.
why-build-trouble = In „{ $area }“ liegt ein Unruhe-Marker, deshalb kann dort nicht gebaut werden.
why-build-taken = In „{ $area }“ steht schon ein Gebäude.
why-build-price = Das Gebäude in „{ $area }“ kostet { $price } $, und du hast nur { $money } $.
why-buyout-none = In „{ $area }“ hat kein anderer Spieler ein Gebäude.
why-burn-none = { $victim } hat in „{ $area }“ kein Gebäude.
why-keep_building-again = Das Gebäude in „{ $area }“ behältst du schon.
why-minion-same_area = Auch der andere Handlanger steht in „{ $area }“: Die beiden müssen in verschiedenen Bezirken stehen.
why-minion-elsewhere = Der Handlanger muss in „{ $named }“ stehen, nicht in „{ $area }“.
why-swap-alone = Alle Handlanger auf dem Spielplan stehen in „{ $area }“: Anderswo gibt es keinen zum Tauschen.
why-owner-none = In „{ $area }“ kannst du { AKK($owner) } nicht wählen: Dort ist keiner.
why-minion-ignored = { $player } hat „{ $card }“ gespielt: Auf diese Handlanger hat der Text keine Wirkung.
why-minion-assassin = An deinen eigenen Handlangern kannst du keinen Meuchelmord begehen.
why-minion-payer = { $player } hat dafür bezahlt, deshalb kannst du keinen Handlanger von { $player } wählen.
why-minion-not_own = Es muss einer deiner eigenen Handlanger sein.
why-minion-not_other = Es muss der Handlanger eines Mitspielers sein.
why-move-same_area = Der Handlanger steht schon in „{ $area }“: Er muss in einen anderen Bezirk.
why-player-nobody = In dieser Partie sind nur { $seats } Spieler.
why-player-self = Es muss ein Mitspieler sein.
why-receiver-giver = { $victim } zahlt: Das Geld muss ein anderer Spieler bekommen.
why-discard-due = Du musst eine Karte ablegen.
why-throw_away-not_held = { $victim } hat „{ $card }“ nicht auf der Hand.
why-keep_card-not_taken = „{ $card }“ ist keine der Karten, die du genommen hast.
why-answer-unfit = „{ $card }“ ist darauf keine Antwort.
why-answer-passed = Diesen Text hast du schon zugelassen: „{ $card }“ hilft nicht mehr dagegen.
why-flood-flooded = Auch „{ $area }“ ist überflutet.
