### Disque-Monde : Ankh-Morpork : français

# Noms : ceux des romans traduits par Patrick Couton ou de l’édition française quand ils sont connus, sinon les nôtres.

## What happened

told-card_left_out = À deux joueurs, « { $card } » reste dans la boîte.
told-personality_left_out = À deux joueurs, le personnage « { $personality } » reste dans la boîte.
told-first_roll = { $player } lance le dé pour le premier tour : { $roll }.
told-first_player = { $player } a obtenu le plus grand nombre et commence.
told-personality_dealt = Vous êtes { LE($personality) }. Personne d’autre ne le sait.
told-card_drawn = Vous piochez « { $card } ».
told-cards_drawn = { $player } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }.
told-hand_filled = { $player } complète sa main avec { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }.
told-hand_full = { $player } a déjà la main pleine et ne pioche rien.
told-turn_begins = C’est au tour { DE($player) }.
told-card_played = { $player } joue « { $card } ».
told-no_card_played = { $player } n’a aucune carte à jouer.
told-symbol_skipped = { $player } renonce à { $symbol }.
told-symbol_idle = Impossible pour { $player } { DE($symbol) }.
told-power_used = { $player } utilise la carte Quartier { DE($area) }.
told-plays_granted = { $player } peut jouer { $count ->
    [one] une autre carte
   *[other] { $count } autres cartes
 }.
told-interrupt_played = { $player } interrompt avec « { $card } ».
told-card_returned = { $player } finit son tour et reprend « { $card } » en main.
told-no_card_returned = { $player } finit son tour ; il n’y a pas de carte à reprendre.
told-minion_placed = { $player } place un agent { A($area) }.
told-minion_posted = { $player } place un agent { A($area) }.
told-minion_lifted = { $player } reprend un agent { A($area) } pour le placer ailleurs.
told-marker_put = Le Chaos gagne { LE($area) }.
told-marker_brought = Le Chaos gagne { LE($area) }.
told-marker_laid = { $player } met un pion Chaos { A($area) }.
told-marker_gone = Le calme revient { A($area) }.
told-marker_taken_off = { $player } retire le pion Chaos { DE($area) }.
told-marker_razed = Le Dragon retire le pion Chaos { DE($area) }.
told-removal_begun = { $player } veut retirer { $minion }.
told-minion_removed = { $player } retire { DE($area) } { $owner }.
told-minion_given_up = { $player } retire un de ses agents { DE($area) }.
told-minion_lost = { $player } perd un agent { A($area) }.
told-minions_razed = Le Dragon retire { DE($area) } { $lost }.
told-move_begun = { $player } veut déplacer { $minion } vers { LE($area) }.
told-minion_moved = { CAP($owner) } se déplace { DE($source) } vers { LE($area) }.
told-minion_fled = { $player } déplace un agent { DE($source) } vers { LE($area) }.
told-swap_begun = { $player } veut intervertir { $first } et { $second }.
told-swap_stopped = Personne ne change de place.
told-minion_saved = L’agent { DE($player) } reste { A($area) }.
told-minion_back = { $player } fait revenir son agent { A($area) }.
told-no_minion = Il n’y a aucun agent à retirer.
told-no_minion_in = Il n’y a aucun agent à retirer { A($area) }.
told-built = { $player } construit { A($area) } pour { $price } $.
told-building_lifted = { $player } retire son bâtiment { DE($area) } pour construire ailleurs.
told-building_lost = { $player } perd son bâtiment { A($area) }.
told-building_removed = { $player } retire le bâtiment { DE($victim) } { A($area) }.
told-buildings_spared = { $player } ne retire aucun bâtiment { DE($victim) }.
told-no_building = { $player } n’a aucun bâtiment à perdre.
told-buyout_begun = Avec « { $card } », { $player } veut remplacer le bâtiment { DE($victim) } { A($area) }.
told-building_taken_over = { $player } paie { $price } $ à { $victim } et remplace le bâtiment { DE($area) } par le sien.
told-city_card_out = { $player } perd définitivement la carte Quartier { DE($area) }.
told-from_bank = { $amount ->
    [0] { $player } ne reçoit pas d’argent.
   *[other] { $player } prend { $amount } $ à la banque.
 }
told-bank_short = { $amount ->
    [0] La banque est vide : { $player } ne reçoit rien au lieu de { $wanted } $.
   *[other] La banque est presque vide : { $player } prend { $amount } $ au lieu de { $wanted } $.
 }
told-to_bank = { $amount ->
    [0] { $player } n’a pas d’argent à payer.
   *[other] { $player } paie { $amount } $ à la banque.
 }
told-money_given = { $giver } paie { $amount } $ à { $player }.
told-money_short = { $amount ->
    [0] { $giver } n’a pas d’argent pour { $player }.
   *[other] { $giver } paie { $amount } $ au lieu de { $wanted } $ à { $player } : c’est tout ce qui lui reste.
 }
told-counted_trouble = { $count ->
    [0] Il n’y a aucun pion Chaos sur le plateau.
    [one] Il y a un pion Chaos sur le plateau.
   *[other] Il y a { $count } pions Chaos sur le plateau.
 }
told-counted_buildings = { $count ->
    [0] Il n’y a aucun bâtiment sur le plateau.
    [one] Il y a un bâtiment sur le plateau.
   *[other] Il y a { $count } bâtiments sur le plateau.
 }
told-counted_minions = { $count ->
    [0] Il n’y a aucun agent { A($area) }.
    [one] Il y a un agent { A($area) }.
   *[other] Il y a { $count } agents { A($area) }.
 }
told-counted_own_buildings = { $count ->
    [0] { $player } n’a aucun bâtiment sur le plateau et ne pioche rien.
    [one] { $player } a un bâtiment sur le plateau.
   *[other] { $player } a { $count } bâtiments sur le plateau.
 }
told-paid_area_chosen = { $count ->
    [0] { $player } choisit { LE($area) }, sans aucun agent.
    [one] { $player } choisit { LE($area) }, avec un agent.
   *[other] { $player } choisit { LE($area) }, avec { $count } agents.
 }
told-loan_taken = { $player } contracte un emprunt grâce à « { $card } ».
told-payment_refused = { $player } ne paie pas les { $amount } $.
told-player_named = { $player } choisit { $victim } pour « { $card } ».
told-transfer_ordered = { $player } oblige { $giver } à payer { $amount } $ à { $receiver }.
told-text_stopped = Le texte de « { $card } » n’a aucun effet.
told-text_ignored = Le texte de « { $card } » n’a aucun effet sur { $player }.
told-nothing_to_take = { $player } n’a rien à perdre contre « { $card } ».
told-card_stuck = { $player } ne paie pas : jusqu’à la fin, « { $card } » occupe une place de sa main.
told-card_discarded = { $player } défausse « { $card } ».
told-card_thrown_away = { $player } défausse « { $card } » de la main { DE($victim) }.
told-nothing_discarded = { $player } ne défausse rien.
told-card_found = { $player } prend « { $card } » dans la défausse.
told-nothing_found = La défausse est vide : { $player } ne trouve rien.
told-card_given = { $giver } donne une carte à { $player }.
told-card_handed = { $giver } donne « { $card } » à { $player }. Personne d’autre ne sait de quelle carte il s’agit.
told-one_card_kept = { $player } garde l’une des deux cartes et rend l’autre à { $victim }.
told-card_kept = { $player } garde « { $card } » et rend l’autre carte à { $victim }. Personne d’autre ne sait de quelle carte il s’agit.
told-no_card_to_give = { $player } n’a aucune carte en main.
told-cards_taken = { $player } prend au hasard { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 } dans la main { DE($victim) }.
told-card_shown = { $player } voit « { $card } » dans la main { DE($victim) }.
told-hand_looked_at = { $player } regarde la main { DE($victim) }.
told-hands_swapped = { $player } et { $victim } échangent leurs cartes en main, { $given } contre { $got }.
told-personalities_looked_at = { $player } regarde { $count ->
    [one] { $count } personnage non distribué
   *[other] { $count } personnages non distribués
 }.
told-personality_looked_at = Non distribué : { $personality }. Personne d’autre ne l’a vu.
told-personality_swapped = { $player } échange son personnage contre un personnage non distribué.
told-personality_new = Vous êtes maintenant { LE($personality) }. Personne d’autre ne le sait.
told-die_rolled = { $player } lance le dé : { $roll }, { LE($area) }.
told-roll_high = { $player } lance le dé : { $roll } ({ $needed } ou plus), la chance lui sourit.
told-roll_one = { $player } lance le dé : { $roll }, pas de chance.
told-roll_low = { $player } lance le dé : { $roll }, rien ne se passe (il fallait { $needed } ou plus).
told-event_drawn = { $player } pioche l’événement « { $event } ». { $text }
told-event_deck_empty = Il n’y a plus de carte Événement : rien ne se passe.
told-building_shielded = { $player } paie { $amount } $ aux Petits Dieux et garde son bâtiment { A($area) }.
told-minion_shielded = { $player } paie { $amount } $ aux Petits Dieux et garde un agent { A($area) }.
told-city_card_shielded = { $player } paie { $amount } $ aux Petits Dieux et garde la carte Quartier { DE($area) }.
told-kept_off = { $player } paie { $amount } $ aux Petits Dieux et repousse { $owner } { DE($area) }.
told-johnson_idle = Personne n’a la carte Quartier { DE($area) } : rien ne se passe.
told-dragon_idle = Le Dragon ne trouve rien { A($area) }.
told-no_building_hit = Il n’y a pas de bâtiment { A($area) }.
told-fire_finds_nothing = Il n’y a pas de bâtiment { A($area) } : le feu s’éteint aussitôt.
told-fire_starves = Il n’y a pas de bâtiment { A($area) } : le feu s’éteint.
told-fire_stops = Aucune frontière ne relie { LE($area) } et { LE($burning) } : le feu s’éteint.
told-flooded = { $times ->
    [one] Le fleuve inonde { LE($area) }.
   *[other] Le fleuve inonde deux fois { LE($area) }.
 }
told-stays_dry = Le fleuve ne touche pas { LE($area) }.
told-nobody_murdered = Il n’y a aucun agent { A($area) } : { $player } ne retire personne.
told-subsidence_paid = { $player } paie { $amount } $ pour garder { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
 }.
told-subsidence_short = { $money ->
    [0] { $player } n’a pas d’argent
   *[other] { $player } n’a que { $money } $, pas assez
 } pour garder { $count ->
    [one] son bâtiment ({ $price } $)
   *[other] ses { $count } bâtiments ({ $price } $ chacun)
 }.
told-subsidence_idle = Il n’y a aucun bâtiment sur le plateau : rien ne se passe.
told-card_milled = Le brouillard engloutit « { $card } ».
told-demon_arrived = Un démon surgit { A($area) }.
told-troll_arrived = Un troll surgit { A($area) }.
told-riots_calm = { $count ->
    [0] Il n’y a aucun pion Chaos
    [one] Il n’y a qu’un pion Chaos
   *[other] Il n’y a que { $count } pions Chaos
 } sur le plateau : trop peu pour des émeutes (il en faut { $needed }).
told-riots_end = Avec { $count } pions Chaos sur le plateau, c’est l’émeute ! La partie est finie, les points décident.
told-pile_exhausted = La dernière carte de la pioche est prise : la partie est finie.
told-won_by_infiltration = { $player }, alias { LE($personality) }, gagne : des agents dans { $count } quartiers (il en fallait { $needed }).
told-won_by_control = { $player }, alias { LE($personality) }, gagne : { $count } quartiers contrôlés (il en fallait { $needed }).
told-won_by_trouble = { $player }, alias { LE($personality) }, gagne : { $count } pions Chaos sur le plateau (il en fallait { $needed }).
told-won_by_worth = { $player }, alias { LE($personality) }, gagne : une fortune de { $count } $ (il fallait { $needed } $).
told-won_by_draw_pile = { $player }, alias { LE($personality) }, gagne : la pioche est épuisée.
told-loans_settled = { $repaid ->
    [0] { $player } ne peut pas rembourser { $unpaid ->
        [one] son emprunt
       *[other] ses { $unpaid } emprunts
     }.
   *[other] { $player } rembourse { $repaid ->
        [one] un emprunt
       *[other] { $repaid } emprunts
     }{ $unpaid ->
        [0] .
       *[other] { " " }mais pas l’autre.
     }
 }
told-scored = { $player } marque { $minions ->
    [one] { $minions } point
   *[other] { $minions } points
 } pour ses agents, { $buildings } pour ses bâtiments et { $cash } pour l’argent et les emprunts.
told-totalled = { $player } a { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
told-won_by_points = { $player } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
told-won_by_area = Égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
 } : { $player } contrôle le quartier le plus cher ({ $value } $) et l’emporte.
told-won_together = { $player } partage la victoire, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
told-personality_revealed = { $player } était { LE($personality) }.
told-personality_unused = Personne n’était { LE($personality) }.

## What is to be decided

prompt-waiting = On attend { $players }.
prompt-opening_menu = Jouez une carte de votre main.
prompt-opening_menu-none = Vous n’avez aucune carte à jouer maintenant.
prompt-symbol_menu-minion = « { $card } », symbole { $number } sur { $count } : placer un agent ?
prompt-symbol_menu-build = « { $card } », symbole { $number } sur { $count } : construire un bâtiment ?
prompt-symbol_menu-assassinate = « { $card } », symbole { $number } sur { $count } : assassiner un agent ?
prompt-symbol_menu-remove_trouble = « { $card } », symbole { $number } sur { $count } : retirer un pion Chaos ?
prompt-symbol_menu-scroll = « { $card } », symbole { $number } sur { $count } : appliquer le texte ?
prompt-symbol_menu-event = « { $card } », symbole { $number } sur { $count } : vous devez piocher un événement.
prompt-symbol_menu-idle = « { $card } », symbole { $number } sur { $count } : impossible { DE($symbol) } maintenant.
prompt-closing_menu = { $plays ->
    [0] Compléter votre main et finir le tour ?
    [one] Vous pouvez jouer une autre carte ou finir le tour.
   *[other] Vous pouvez jouer { $plays } autres cartes ou finir le tour.
 }
prompt-closing_menu-danger = Attention : si { $player } est { LE($personality) } et que vous finissez le tour maintenant, { $player } gagne aussitôt.{ $plays ->
    [0] {""}
    [one] { " " }Vous pouvez encore jouer une carte.
   *[other] { " " }Vous pouvez encore jouer { $plays } cartes.
 }
prompt-place_area = { $source } : où placez-vous un agent ?
prompt-place_area-more = { $source } : où placez-vous un agent de plus ?
prompt-place_area-lifted = { $source } : où placez-vous l’agent { DE($area) } ?
prompt-place_area-lifted_more = { $source } : où placez-vous cet autre agent ({ $area }) ?
prompt-lift_minion = { $source } : tous vos agents sont sur le plateau. Lequel reprenez-vous pour le placer ailleurs ?
prompt-lift_minion-more = { $source } : tous vos agents sont sur le plateau. Lequel reprenez-vous encore pour le placer ailleurs ?
prompt-build_area = { $source } : où construisez-vous ?
prompt-lift_building = { $source } : tous vos bâtiments sont sur le plateau. Lequel retirez-vous pour construire { A($area) } ?
prompt-marker_off = D’où retirez-vous un pion Chaos ?
prompt-marker_on = { $source } : où mettez-vous un pion Chaos ?
prompt-minion_area-assassinate = { $source } : dans quel quartier assassinez-vous un agent ?
prompt-minion_area-remove = { $source } : de quel quartier retirez-vous un agent ?
prompt-minion_area-paid = { $active } vous paie pour { $source } : de quel quartier retirez-vous un agent ?
prompt-minion_area-own = { $source } : vous devez retirer un de vos agents. De quel quartier ?
prompt-minion_area-move = { $source } : de quel quartier déplacez-vous l’agent d’un autre joueur ?
prompt-minion_area-first = { $source } : deux agents échangent leurs places. Dans quel quartier se trouve le premier ?
prompt-minion_area-second = { $source } : { $minion } change de place. Dans quel quartier se trouve l’autre ?
prompt-minion_owner-remove = { $source } : quel agent { DE($area) } retirez-vous ?
prompt-minion_owner-move = { $source } : quel agent { DE($area) } déplacez-vous ?
prompt-minion_owner-first = { $source } : quel agent { DE($area) } change de place ?
prompt-minion_owner-second = { $source } : avec quel agent { DE($area) } intervertissez-vous { $minion } ?
prompt-move_from = { $source } : de quel quartier déplacez-vous un de vos agents ?
prompt-move_to = { $source } : où déplacez-vous { $minion } ?
prompt-move_to-own = { $source } : où déplacez-vous votre agent { DE($area) } ?
prompt-discard = { $source } : quelle carte défaussez-vous ?
prompt-discard-more = { $source } : défaussez-vous une autre carte ? (Déjà défaussées : { $thrown }.)
prompt-player = { $source } : quel joueur choisissez-vous ?
prompt-player-pay = { $source } : à qui payez-vous { $amount } $ ?
prompt-player-take = { $source } : à qui prenez-vous { $amount } $ ?
prompt-player-giver = { $source } : qui doit payer { $amount } $ à un autre joueur ?
prompt-receiver = { $source } : qui reçoit les { $amount } $ { DE($victim) } ?
prompt-sell_card = { $source } : quelle carte donnez-vous à { $victim } contre { $amount } $ ?
prompt-hand_over = { $source } : quelle carte donnez-vous à { $active } ? ({ $number } sur { $count })
prompt-tribute = { $source } : donnez { $amount } $ ou une carte à { $active }.
prompt-extorted-front = { $source } : payez { $amount } $ à { $active }, ou la carte reste devant vous et occupe une place de votre main.
prompt-extorted-building = { $source } : payez { $amount } $ à { $active }, ou { $active } pourra retirer un de vos bâtiments.
prompt-burn_building = Quel bâtiment { DE($victim) } retirez-vous ?
prompt-throw_away = Quelle carte { DE($victim) } défaussez-vous ?
prompt-keep_card = Quelle carte { DE($victim) } gardez-vous ? L’autre est rendue.
prompt-pay_or_lose = { $source } : payer { $amount } $ à la banque ou retirer un de vos agents ?
prompt-paid_area = { $source } : quel quartier en plein Chaos vous rapporte { $amount } $ par agent ?
prompt-buyout_area = { $source } : quel bâtiment remplacez-vous par un des vôtres ?
prompt-text_window = { $active } joue « { $card } » contre vous : « { $text } » Interrompre ?
prompt-text_window-building = { $active } joue « { $card } » pour remplacer votre bâtiment { A($area) } ; vous recevriez { $price } $. Interrompre ?
prompt-text_window-transfer = { $active } joue « { $card } » : vous devez payer { $amount } $ à { $receiver }. Interrompre ?
prompt-stop_window-symbol = { $active } joue « { $card } » pour assassiner votre agent { A($area) }. Interrompre ?
prompt-stop_window-text = { $chooser } veut retirer votre agent { DE($area) } avec « { $card } ». Interrompre ?
prompt-stop_window-chosen = La carte « { $card } » vous coûte l’agent { DE($area) }. Interrompre ?
prompt-stop_window-event = « { $event } » : votre agent { A($area) } va être retiré. Le sauver ?
prompt-stop_window-move = { $active } joue « { $card } » pour déplacer votre agent { DE($area) } vers { LE($target) }. Interrompre ?
prompt-stop_window-swap = { $active } joue « { $card } » pour intervertir votre agent { A($area) } et { $minion }. Interrompre ?
prompt-reentry_window = { $count ->
    [one] Votre agent { A($area) } a été retiré. Le faire revenir ?
   *[other] { $count } de vos agents { A($area) } ont été retirés. En faire revenir un ?
 }
prompt-reentry_area = Où placez-vous l’agent retiré { DE($area) } ?
prompt-shield_building = « { $event } » : votre bâtiment { A($area) } va être retiré. Payer { $amount } $ aux Petits Dieux pour le sauver ?
prompt-shield_card = « { $event } » : votre carte Quartier { DE($area) } va quitter la partie. Payer { $amount } $ aux Petits Dieux pour la sauver ?
prompt-keep_off = { CAP($owner) } va surgir { A($area) }. Payer { $amount } $ aux Petits Dieux pour le repousser ?
prompt-guard_building = Le Dragon se pose { A($area) }. Payer { $amount } $ aux Petits Dieux pour sauver votre bâtiment ?
prompt-guard_minion = Le Dragon se pose { A($area) }. Agents sans protection : { $count }, agents protégés : { $saved }{ $building ->
    [1] , votre bâtiment est protégé
    [2] , votre bâtiment est perdu
   *[other] {""}
 }. En protéger un ?
prompt-flood_move = Le fleuve inonde { LE($area) } : { $count ->
    [one] un de vos agents doit partir. Où le déplacez-vous ?
   *[other] { $count } de vos agents doivent partir. Où en déplacez-vous un ?
 }
prompt-keep_building = { $source } : votre argent suffit pour { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
 } à { $amount } $. Lequel gardez-vous ?

## What may be chosen

choice-play = Jouer « { $card } »
choice-power = Utiliser la carte Quartier { DE($area) } : « { $text } »
choice-mossy = Jouer « { $card } » : finir le tour et reprendre « { $played } » en main
choice-mossy-nothing = Jouer « { $card } » : finir le tour ; il n’y a pas de carte à reprendre
choice-interrupt = Interrompre avec « { $card } » : « { $text } »
choice-opening_menu-pass = Ne jouer aucune carte
choice-closing_menu-end = Compléter votre main et finir le tour
choice-closing_menu-end-danger = Compléter votre main et finir le tour
    .risk = Si { $player } est { LE($personality) }, { $player } gagne aussitôt.
choice-symbol-minion = Placer un agent
choice-symbol-build = Construire un bâtiment
choice-symbol-assassinate = Assassiner un agent
choice-symbol-remove_trouble = Retirer un pion Chaos
choice-symbol-scroll = Appliquer le texte : « { $text } »
choice-symbol-event = Piocher un événement
choice-symbol-pass = Renoncer à ce symbole
choice-place_area-area = Placer un agent { A($area) }
choice-place_area-area-trouble = Placer un agent { A($area) } : c’est le Chaos
choice-place_area-pass = Ne plus placer d’agent
choice-lift_minion-area = Reprendre un agent { A($area) }
choice-lift_minion-pass = Ne plus placer d’agent
choice-build_area-area = Construire { A($area) } pour { $price } $
choice-lift_building-area = Retirer le bâtiment { DE($area) }
choice-marker_off-area = Retirer le pion Chaos { DE($area) }
choice-marker_on-area = Mettre un pion Chaos { A($area) }
choice-minion_area-area = Un agent { A($area) }
choice-minion_owner-owner = { CAP($owner) }
choice-minion_owner-own = Un de vos propres agents
choice-move_from-area = Déplacer un agent { DE($area) }
choice-move_to-area = Vers { LE($area) }
choice-move_to-area-trouble = Vers { LE($area) } : c’est le Chaos
choice-discard-card = Défausser « { $card } »
choice-discard-sold = Défausser « { $card } » contre { $amount } $
choice-discard-pass = Ne plus rien défausser
choice-player-player = Choisir { $player }
choice-receiver-player = { $player } reçoit l’argent
choice-sell_card-card = Donner « { $card } »
choice-hand_over-card = Donner « { $card } »
choice-tribute-card = Donner « { $card } »
choice-tribute-pay = Donner { $amount } $
choice-extorted-pay = Payer { $amount } $
choice-extorted-refuse = Ne pas payer
choice-burn_building-area = Retirer le bâtiment { DE($area) }
choice-burn_building-none = Ne retirer aucun bâtiment
choice-throw_away-card = Défausser « { $card } »
choice-keep_card-card = Garder « { $card } »
choice-pay_or_lose-pay = Payer { $amount } $
choice-pay_or_lose-refuse = Retirer un de vos agents
choice-paid_area-area = { $amount } $ pour { $count ->
    [one] { $count } agent
   *[other] { $count } agents
 } { A($area) }
choice-buyout_area-area = Remplacer le bâtiment { DE($victim) } { A($area) } pour { $price } $
choice-text_window-pass = Ne pas interrompre
choice-stop_window-pay = Payer { $amount } $ aux Petits Dieux
choice-stop_window-pass = Ne pas interrompre
choice-reentry_window-pass = Ne faire revenir personne
choice-reentry_area-area = Le placer { A($area) }
choice-reentry_area-area-trouble = Le placer { A($area) } : c’est le Chaos
choice-shield_building-pay = Payer { $amount } $ et garder le bâtiment
choice-shield_building-refuse = Perdre le bâtiment
choice-shield_card-pay = Payer { $amount } $ et garder la carte
choice-shield_card-refuse = Perdre la carte
choice-keep_off-pay = Payer { $amount } $ et le repousser
choice-keep_off-refuse = Le laisser venir
choice-guard_building-pay = Payer { $amount } $ et garder le bâtiment
choice-guard_building-refuse = Perdre le bâtiment
choice-guard_minion-pay = Payer { $amount } $ et sauver un agent
choice-guard_minion-pass = Ne plus protéger personne
choice-flood_move-area = Vers { LE($area) }
choice-flood_move-area-trouble = Vers { LE($area) } : c’est le Chaos
choice-flood_move-pay = Payer { $amount } $ aux Petits Dieux et rester
choice-keep_building-area = Garder le bâtiment { A($area) }

## Things put together

owner-minion = un agent { DE($player) }
owner-troll = un troll
owner-demon = un démon
minion-of_player = un agent { DE($player) } ({ $area })
minion-troll = un troll ({ $area })
minion-demon = un démon ({ $area })
force-minions = { $count ->
    [one] { $count } agent { DE($player) }
   *[other] { $count } agents { DE($player) }
 }
force-trolls = { $count ->
    [one] { $count } troll
   *[other] { $count } trolls
 }
force-demons = { $count ->
    [one] { $count } démon
   *[other] { $count } démons
 }
source-card = « { $card } »
source-area = { CAP(LE($area)) }
source-event = « { $event } »

## Names

area-dolly_sisters = Sœurs Dolly
    .gender = fp
    .a = chez les Sœurs Dolly
area-unreal_estate = Domaine Irréel
    .gender = m
    .a = dans le Domaine Irréel
area-dragons_landing = Débarcadère du Dragon
    .gender = m
area-small_gods = Petits Dieux
    .gender = mp
area-the_scours = Lavoirs
    .gender = mp
area-the_hippo = Hippo
    .gender = m
area-the_shades = Ombres
    .gender = fp
    .a = dans les Ombres
area-dimwell = Sombrepuits
area-longwall = Longmur
area-isle_of_gods = Île des Dieux
    .gender = f
    .a = sur l’Île des Dieux
area-seven_sleepers = Sept Dormants
    .gender = mp
    .a = chez les Sept Dormants
area-nap_hill = Colline de la Sieste
    .gender = f
    .a = sur la Colline de la Sieste
card-agony_aunts = Les Tantes Agonie
card-ankh_morpork_sunshine_dragon_sanctuary = Le Refuge du Soleil pour dragons malades
    .text = Chaque autre joueur vous donne 1 $ ou une carte de sa main, à son choix.
card-bank_of_ankh_morpork = La Banque d’Ankh-Morpork
    .text = Emprunt : gardez cette carte devant vous et prenez 10 $ ; à la fin, rendez 12 $ ou perdez 15 points.
card-beggars_guild = La Guilde des Mendiants
    .text = Un joueur vous donne deux cartes de sa main, à son choix.
card-captain_carrot = Capitaine Carotte
card-cmot_dibbler = Planteur J.M.T.L.G.
    .text = Lancez le dé. 7 ou plus : prenez 4 $. 1 : payez 2 $ ou perdez un de vos agents.
card-dr_cruces = Docteur Cruces
card-dr_whiteface = Docteur Face-Blanche
    .text = Un joueur vous paie 5 $ ou garde cette carte devant lui jusqu’à la fin ; elle occupe une de ses cinq places en main.
card-drumknott = Tambourinœud
    .text = Jouez jusqu’à deux autres cartes.
card-fire_brigade = Les Pompiers
    .text = Un joueur vous paie 5 $ ; sinon vous pouvez retirer un de ses bâtiments.
card-fools_guild = La Guilde des Fous
    .text = Un joueur vous paie 5 $ ou garde cette carte devant lui jusqu’à la fin ; elle occupe une de ses cinq places en main.
card-foul_ole_ron = Ron l’Infect
    .text = Déplacez un agent d’un autre joueur vers un quartier adjacent.
card-fresh_start_club = Le Club du Nouveau Départ
    .text = Quand un de vos agents vient d’être retiré, placez-le dans un autre quartier.
card-gaspode = Gaspode
    .text = La carte d’un autre joueur ne déplace ni ne retire un de vos agents.
card-gimlets_dwarf_delicatessen = Le Traiteur nain Gimlet
card-groat = Liard
card-hargas_house_of_ribs = La Maison des Côtes de Harga
card-harry_king = Harry King
    .text = Défaussez autant de cartes que vous voulez : 2 $ par carte.
card-here_n_now = Ici-et-Maintenant
    .text = Lancez le dé. 7 ou plus : prenez 3 $ à un joueur de votre choix. 1 : perdez un de vos agents.
card-hex = Sort
    .text = Piochez trois cartes.
card-history_monks = Les Moines de l’Histoire
    .text = Prenez quatre cartes au hasard dans la défausse.
card-inigo_skimmer = Inigo Skimmer
card-leonard_of_quirm = Léonard de Quirm
    .text = Piochez quatre cartes.
card-librarian = Le Bibliothécaire
    .text = Piochez quatre cartes.
card-mended_drum = Le Tambour Rafistolé
card-modo = Modo
    .text = Défaussez une carte.
card-mr_bent = Monsieur Bent
    .text = Emprunt : gardez cette carte devant vous et prenez 10 $ ; à la fin, rendez 12 $ ou perdez 15 points.
card-mr_boggis = Monsieur Boggis
    .text = Prenez 2 $ à chaque autre joueur.
card-mr_gryle = Monsieur Gryle
card-mr_pin_and_mr_tulip = Messieurs Lépingle et Tulipe
card-mrs_cake = Madame Cake
    .text = Regardez en secret tous les personnages non distribués, sauf un au hasard.
card-nobby_nobbs = Chicard Chicque
    .text = Prenez 3 $ à un joueur.
card-opera_house = L’Opéra
    .text = Prenez 1 $ par agent présent sur l’Île des Dieux.
card-peeled_nuts = Les Noix Pelées
card-pink_pussycat_club = Le Club de la Minette Rose
card-queen_molly = La Reine Molly
    .text = Un joueur vous donne deux cartes de sa main, à son choix.
card-rincewind = Rincevent
    .text = Déplacez un de vos agents d’un quartier avec pion Chaos vers un quartier adjacent.
card-rosie_palm = Rosie Paluche
    .text = Donnez une de vos cartes à un joueur contre 2 $.
card-royal_mint = L’Hôtel de la Monnaie
card-sacharissa_cripslock = Sacharissa Cripslock
    .text = Prenez 1 $ par pion Chaos sur le plateau.
card-seamstresses_guild = La Guilde des Couturières
    .text = Donnez une de vos cartes à un joueur contre 2 $.
card-sergeant_angua = Sergent Angua
card-shonky_shop = La Friperie
    .text = Défaussez autant de cartes que vous voulez : 1 $ par carte.
card-the_duckman = L’Homme au Canard
    .text = Déplacez un agent d’un autre joueur vers un quartier adjacent.
card-the_dysk = Le Dysque
    .text = Prenez 1 $ par agent présent sur l’Île des Dieux.
card-thieves_guild = La Guilde des Voleurs
    .text = Prenez 2 $ à chaque autre joueur.
card-wallace_sonky = Wallace Sonky
    .text = Le texte de la carte d’un autre joueur n’a aucun effet sur vous.
card-zorgo_the_retro_phrenologist = Zorgo le rétrophrénologue
    .text = Échangez votre personnage contre un personnage non distribué tiré au hasard.
card-adora_belle_dearheart = Adora Belle Chercœur
    .text = Déplacez un de vos agents vers n’importe quel autre quartier.
card-alchemists_guild = La Guilde des Alchimistes
    .text = Défaussez jusqu’à trois cartes, puis complétez votre main à cinq.
card-archchancellor_ridcully = L’Archichancelier Ridculle
    .text = Placez un ou deux agents dans le Domaine Irréel ou un quartier adjacent.
card-auditors = Les Contrôleurs
    .text = Chacun des autres joueurs, à tour de rôle, retire un de ses agents du plateau.
card-buggy_swires = Dingo Swires
card-burleigh_and_stronginthearm = Burleigh et Fortdubras
    .text = Payez 2 $ à un joueur, puis assassinez un agent.
card-bursar = L’Économe
    .text = Deux agents de quartiers différents échangent leurs places.
card-cable_street_particulars = Les Particuliers de la rue du Câble
    .text = Regardez la main d’un joueur et défaussez-en une carte.
card-canting_crew = La Cour des Miracles
    .text = Déplacez un agent d’un autre joueur vers un quartier adjacent.
card-carcer = Carcer
    .text = Lancez le dé deux fois ; dans chaque quartier obtenu, retirez un agent de votre choix, avec ou sans Chaos.
card-chair_of_indefinite_studies = Le Titulaire de la chaire d’études indéfinies
    .text = Échangez toute votre main contre celle d’un autre joueur.
card-clacks = Les Clic-clac
    .text = Piochez deux cartes.
card-cosmo_lavish = Cosmo Prodigue
    .text = Payez 2 $ à un joueur ; il doit retirer d’un quartier avec pion Chaos un agent de son choix, sauf les vôtres.
card-dean = Le Doyen
    .text = Retirez un agent du Domaine Irréel.
card-deep_dwarves = Les Nains des profondeurs
    .text = Placez un agent où vous voulez, sans pion Chaos.
card-doctor_hix = Docteur Hix
    .text = Mettez un pion Chaos dans n’importe quel quartier.
card-doctor_mossy_lawn = Docteur Gazon-Moussu
    .text = Finissez aussitôt votre tour ; la carte que vous jouiez revient dans votre main.
card-dorfl = Dorfl
    .text = Déplacez un de vos agents vers n’importe quel autre quartier.
card-dwarves = Les Nains
card-edward_d_eath = Édouard d’Eath
card-errol = Errol
    .text = Lancez le dé. 7 ou plus : retirez un agent de votre choix d’un quartier avec pion Chaos. 1 : perdez un des vôtres.
card-gargoyles = Les Gargouilles
    .text = Piochez une carte par bâtiment que vous avez sur le plateau.
card-hello = SALUT
card-hobsons_livery_stable = Les Écuries de louage Hobson
    .text = Payez 2 $ à un joueur, puis déplacez un de vos agents vers n’importe quel quartier.
card-hubert = Hubert
    .text = Un joueur de votre choix donne 3 $ à un autre ; vous n’êtes ni l’un ni l’autre.
card-igor = Igor
    .text = Quand un de vos agents vient d’être retiré, placez-le dans un autre quartier.
card-lord_downey = Seigneur Sédatiphe
card-luggage = Le Bagage
    .text = Défaussez une carte.
card-mob = La Populace
    .text = Mettez un pion Chaos dans un quartier adjacent à un quartier qui en a un.
card-moist_von_lipwig = Moite von Lipwig
    .text = Piochez deux cartes.
card-mr_shine = Monsieur Brillant
    .text = Placez un agent où vous voulez, sans pion Chaos.
card-mr_slant = Maître Biais
    .text = Choisissez un quartier avec pion Chaos : prenez 2 $ par agent présent.
card-mr_teatime = Monsieur Leureduthé
card-otto_chriek = Otto Chriek
    .text = Prenez 1 $ par pion Chaos sur le plateau.
card-patricians_palace = Le Palais du Patricien
card-ponder_stibbons = Cogite Stibon
    .text = Jouez jusqu’à deux autres cartes.
card-post_office = La Poste
    .text = Prenez 1 $ par bâtiment sur le plateau, à qui qu’il soit.
card-professor_of_recent_runes = Le Professeur de runes récentes
    .text = Piochez deux cartes.
card-reacher_gilt = Jeanlon Sylvère
    .text = Remplacez par le vôtre le bâtiment d’un autre joueur dans un quartier avec pion Chaos ; payez-lui son coût.
card-ruby = Rubis
card-senior_wrangler = Le Major de promo
    .text = Placez un agent dans le Domaine Irréel ou un quartier adjacent.
card-sergeant_cheery_littlebottom = Sergent Hilare Petitcul
    .text = Piochez deux cartes.
card-sergeant_colon = Sergent Côlon
card-sergeant_detritus = Sergent Détritus
card-sir_charles_lavatory = Sir Charles Lavatory
    .text = Prenez 1 $ par bâtiment sur le plateau, à qui qu’il soit.
card-smoking_gnu = Le Gnou Fumant
    .text = Placez un agent dans un quartier avec pion Chaos.
card-stanley = Yves
    .text = Prenez deux cartes au hasard dans la main d’un joueur, gardez-en une et rendez l’autre.
card-susan = Suzanne
    .text = Un de vos agents n’est pas retiré.
card-sybil_vimes = Sybil Vimaire
    .text = Remplacez par le vôtre le bâtiment d’un autre joueur dans un quartier sans pion Chaos ; payez-lui son coût.
card-the_watch = Le Guet
card-wee_mad_arthur = P’tit Arthur le Dingue
    .text = Construisez à moitié prix.
card-william_de_worde = Guillaume des Mots
    .text = Prenez 1 $ par pion Chaos sur le plateau.
card-willikins = Willikins
    .text = Placez un agent dans un quartier où vous avez un bâtiment.
event-bloody_stupid_johnson = Bougre-de-Sagouin Jeanson
    .text = Lancez le dé ; la carte Quartier du quartier obtenu quitte la partie, et son propriétaire y perd un agent.
event-riots = Émeutes
    .text = Avec huit pions Chaos ou plus sur le plateau, la partie finit aussitôt ; les points décident.
event-demons_from_the_dungeon_dimensions = Démons de la Basse-Fosse
    .text = Lancez le dé quatre fois ; un démon surgit dans chaque quartier obtenu, toujours avec un pion Chaos.
event-the_dragon = Le Dragon
    .text = Lancez le dé ; tout est retiré du quartier obtenu.
event-earthquake = Tremblement de terre
    .text = Lancez le dé deux fois ; les bâtiments des quartiers obtenus sont retirés.
event-subsidence = Affaissement de terrain
    .text = Chaque joueur paie 2 $ pour chacun de ses bâtiments ou le perd.
event-explosion = Explosion
    .text = Lancez le dé ; le bâtiment du quartier obtenu est retiré.
event-fire = Incendie
    .text = Lancez le dé ; le bâtiment du quartier obtenu brûle, et le feu peut gagner les quartiers adjacents.
event-flood = Inondation
    .text = Lancez le dé deux fois ; les joueurs déplacent leurs agents hors des quartiers obtenus s’ils bordent le fleuve.
event-mysterious_murders = Meurtres mystérieux
    .text = Chaque joueur lance le dé et retire un agent du quartier obtenu.
event-fog = Brouillard
    .text = Les cinq premières cartes de la pioche sont défaussées.
event-trolls = Trolls
    .text = Lancez le dé trois fois ; un troll surgit dans chaque quartier obtenu.
personality-lord_vetinari = Seigneur Vétérini
    .gender = m
personality-lord_selachii = Seigneur Selachii
    .gender = m
personality-lord_rust = Seigneur Rouille
    .gender = m
personality-lord_de_worde = Seigneur des Mots
    .gender = m
personality-dragon_king_of_arms = Dragon Roi d’Armes
    .gender = m
personality-chrysoprase = Chrysoprase
personality-commander_vimes = Commissaire divisionnaire Vimaire
    .gender = m
power-dolly_sisters = Payez 3 $ et placez un agent ici ou dans un quartier adjacent.
power-unreal_estate = Piochez une carte, puis défaussez une carte.
power-dragons_landing = Prenez 2 $.
power-small_gods = Payez 3 $ par pièce pour la protéger d’un événement.
power-the_scours = Défaussez une carte contre 2 $.
power-the_hippo = Prenez 2 $.
power-the_shades = Mettez un pion Chaos ici ou dans un quartier adjacent où se trouve un agent.
power-dimwell = Payez 3 $ et placez un agent ici ou dans un quartier adjacent.
power-longwall = Prenez 1 $.
power-isle_of_gods = Payez 2 $ et retirez un pion Chaos du plateau.
power-seven_sleepers = Prenez 3 $.
power-nap_hill = Prenez 1 $.
seat-red = Rouge
seat-yellow = Jaune
seat-green = Vert
seat-blue = Bleu
symbol-minion = placer un agent
symbol-build = construire un bâtiment
symbol-assassinate = assassiner un agent
symbol-remove_trouble = retirer un pion Chaos
symbol-money = prendre de l’argent
symbol-scroll = appliquer le texte
symbol-event = piocher un événement
symbol-play = jouer une autre carte
symbol-interrupt = interrompre

## Why not

why-card-not_held = Vous n’avez pas « { $card } » en main.
why-card-interrupt = « { $card } » est une interruption : elle ne peut pas être la carte jouée à votre tour.
why-opening-pass = Vous devez jouer une carte : « { $card } », par exemple, peut être jouée.
why-card-symbols_first = Appliquez ou passez d’abord les symboles restants de la carte « { $card } ».
why-mossy-first_symbol = « { $card } » ne peut être joué qu’après le premier symbole de la carte « { $played } ».
why-card-no_play = Vous ne pouvez plus jouer de carte pendant ce tour.
why-symbol-event = Le symbole événement ne peut pas être passé.
why-power-small_gods = La carte Quartier des Petits Dieux ne protège que des événements.
why-power-not_held = Vous n’avez pas la carte Quartier { DE($area) }.
why-power-out = La carte Quartier { DE($area) } a quitté la partie.
why-power-demon = Il y a un démon { A($area) } : la carte Quartier ne peut pas servir.
why-power-spent = Vous avez déjà utilisé la carte Quartier { DE($area) } pendant ce tour, ou vous venez de la recevoir.
why-price = Cela coûte { $price } $, et vous n’avez que { $money } $.
why-hand-empty = Vous n’avez aucune carte en main.
why-nowhere-place = Vous ne pouvez placer d’agent dans aucun quartier pour le moment.
why-nowhere-build = Vous ne pouvez construire dans aucun quartier pour le moment.
why-nowhere-minion = Aucun agent ne peut être choisi pour cela en ce moment.
why-nowhere-move = Vous n’avez aucun agent à déplacer pour le moment.
why-nowhere-trouble = Il n’y a aucun pion Chaos sur le plateau.
why-nowhere-marker_on = Aucun quartier ne peut recevoir de pion Chaos pour le moment.
why-nowhere-buyout = Il n’y a pour le moment aucun bâtiment que vous puissiez remplacer et payer.
why-area-no_trouble = Il n’y a pas de pion Chaos { A($area) }.
why-area-trouble = Il y a un pion Chaos { A($area) }.
why-area-no_own_minion = Vous n’avez pas d’agent { A($area) }.
why-area-no_minion = Il n’y a pas d’agent { A($area) }.
why-area-no_own_building = Vous n’avez pas de bâtiment { A($area) }.
why-area-not_adjacent = Aucune frontière ni aucun pont ne relie { LE($source) } et { LE($area) }.
why-area-far = Il faut choisir { LE($named) } ou un quartier adjacent, ce qui exclut { LE($area) }.
why-place-lifted = L’agent vient { DE($area) } : il doit aller dans un autre quartier.
why-place-lifted_due = Vous avez repris un agent { A($area) } : vous devez maintenant le placer.
why-place-due = Vous avez décidé de placer un agent : vous devez maintenant le faire.
why-place-out_of_reach = Vous n’avez d’agent ni { A($area) } ni dans un quartier adjacent.
why-lift-nowhere = Il n’y a pas d’autre quartier où placer l’agent { DE($area) }.
why-reentry-left = L’agent vient d’être retiré { DE($area) } : il doit revenir ailleurs.
why-marker_on-calm = Aucun quartier voisin { DE($area) } n’a de pion Chaos.
why-build-trouble = Il y a un pion Chaos { A($area) } : on ne peut pas y construire.
why-build-taken = Il y a déjà un bâtiment { A($area) }.
why-build-price = Le bâtiment { A($area) } coûte { $price } $, et vous n’avez que { $money } $.
why-buyout-none = Aucun autre joueur n’a de bâtiment { A($area) }.
why-burn-none = { $victim } n’a pas de bâtiment { A($area) }.
why-keep_building-again = Vous gardez déjà le bâtiment { A($area) }.
why-minion-same_area = L’autre agent est aussi { A($area) } : il faut deux quartiers différents.
why-minion-elsewhere = L’agent doit se trouver { A($named) }, pas { A($area) }.
why-swap-alone = Tous les agents du plateau sont { A($area) } : il n’y en a pas ailleurs pour l’échange.
why-owner-none = Vous ne pouvez pas choisir { $owner } { A($area) } : il n’y en a pas.
why-minion-ignored = { $player } a joué « { $card } » et se trouve hors de portée de ce texte.
why-minion-assassin = Vous ne pouvez pas assassiner vos propres agents.
why-minion-payer = { $player } a payé pour ce retrait : aucun agent { DE($player) } ne peut être choisi.
why-minion-not_own = Il faut choisir un de vos propres agents.
why-minion-not_other = Il faut choisir l’agent d’un autre joueur.
why-move-same_area = L’agent est déjà { A($area) } : il doit aller dans un autre quartier.
why-player-nobody = Il n’y a que { $seats } joueurs dans cette partie.
why-player-self = Il faut choisir un autre joueur.
why-receiver-giver = { $victim } paie : l’argent doit aller à un autre joueur.
why-discard-due = Vous devez défausser une carte.
why-throw_away-not_held = { $victim } n’a pas « { $card } » en main.
why-keep_card-not_taken = « { $card } » n’est pas une des cartes que vous avez prises.
why-answer-unfit = « { $card } » ne permet pas de répondre à cela.
why-answer-passed = Vous avez laissé passer ce texte : « { $card } » ne peut plus l’arrêter.
why-flood-flooded = L’inondation touche aussi { LE($area) }.
