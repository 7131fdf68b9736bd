### RatLand: Français

## What happened

told-game_set_up = La table est mise ; { $player } commence.
told-clan_kept = { $player } mène ce clan : { $clan }.
told-board_shown = { $player } joue avec cette face : { $board }.
told-round_begins = Tour { $round } : { $player } est le joueur actif.
told-event_turned = Événement : { $event }.
told-manhole_opened = La plaque d'égout est entrouverte : tous les clans utilisent désormais leur capacité améliorée.
told-food_turned = Nourriture : { $card }.
told-event_foreseen = { $player } voit le prochain événement : { $event }.
told-food_foreseen = { $player } voit la nourriture à venir : { $card }.
told-cheese_abounds = { $player } prend { $cheese } dans la réserve.
told-cousin_came = { $rats } de la réserve : { $player } a de la visite.
told-rat_given = { $player } donne { $rats } à { $receiver }.
told-dead_risen = { $rats } du cimetière vers la réserve : { $player }.
told-rats_sent = { $player } envoie : décharge { $dump }, ville { $city }, champ { $fields }.
told-rats_in_canals = { $player } dans les conduits : gauche { $left }, droit { $right }.
told-rats_at_home = { $player } à la maison : maternité { $nursery }, garde-manger { $pantry }.
told-rats_on_double_duty = { $player } a { $rats } en double service à la maternité et au garde-manger.
told-cheese_hidden = { $player } a caché un fromage.
told-rat_moved = { $player } déplace un rat : { $source } vers { $target }.
told-attacked = { $player } attaque { $victim } : { $strength } contre { $defence }.
told-cheese_stolen = { $player } vole { $cheese } à { $victim }.
told-rats_killed = { $player } perd { $rats } au combat ({ $place }).
told-rats_born = { $rats } de plus à la maternité : { $player }.
told-rats_back = { $player } retrouve ses rats : { $sick } malades, { $lost } en vadrouille.
told-area_searched = Recherche : { $area }, { $pieces } dans le sac.
told-piece_added = { $player } glisse un morceau dans le sac : { $colour }.
told-rat_wounded = { $player } blesse { $rats } de { $victim }.
told-pieces_drawn = { $player } pioche { $count } x { $colour }.
told-piece_put_back = { $player } remet un morceau dans le sac : { $colour }.
told-cheese_found = { $player } gagne { $cheese }.
told-rats_to_supply = { $player } renvoie { $rats } à la réserve.
told-rats_poisoned = { $player } : { $rats } à l'infirmerie (poison).
told-rats_lost = { $player } : { $rats } en vadrouille.
told-whites_exchanged = { $player } échange des fromages blancs contre { $cheese }.
told-tactics_paid = { $player } prend { $cheese } pour les zones délaissées.
told-rat_traded = { $player } échange { $rats } contre { $cheese }.
told-clan_fed = { $player } nourrit { $rats } avec { $cheese }.
told-rats_starved = { $player } : { $rats } au cimetière, faute de fromage.
told-cheese_transformed = { $player } transforme { $cheese } en { $rats }.
told-cheese_collected = { $giver } donne { $cheese } à { $player }.
told-ability_used = { $clan } (niveau { $level }) : { $player } utilise la capacité.
told-game_over = La partie est finie : les rats en vie rapportent, les morts coûtent.

## What is to be decided

prompt-waiting = En attente de { $players }.
prompt-clan = Quel clan gardez-vous ?
prompt-board = Quelle face de votre plateau utilisez-vous, pour toute la partie ?
prompt-place_rats = { $question }
prompt-move_from = Sportifs : déplacer un rat ? Déplacements restants : { $moves }.
prompt-move_to = Où va le rat d'ici : { $place } ?
prompt-add_piece = Corrompus : ajouter un fromage dans le sac ({ $area }) ?
prompt-wound = Combat ({ $area }) : de qui blessez-vous un rat ?
prompt-put_back = Rat casqué ({ $area }) : remettre un fromage dans le sac ?
prompt-late_draw = Charognards ({ $area }) : piocher un des fromages qui restent ?
prompt-trade = Échanger un rat contre un fromage ? Vous avez { $cheese }, il vous en faut : { $need }.
prompt-transform = Alchimistes : combien de fromages deviennent des rats ?

## Choices

choice-clan-clan = Garder : { $clan }
choice-board-board = Utiliser : { $board }
choice-place_rats-rats = { $place } : { $rats }
choice-hide-no = Ne rien cacher
choice-hide-yes = Cacher un fromage dans la maternité
choice-move_from-place = Déplacer un rat d'ici : { $place }
choice-move_from-done = Terminé
choice-move_to-place = Le mettre ici : { $place }
choice-add_piece-colour = Ajouter : { $colour }
choice-add_piece-none = Ne rien ajouter
choice-wound-player = Blesser un rat de { $player }
choice-put_back-colour = Remettre : { $colour }
choice-put_back-none = Tout garder
choice-late_draw-no = Ne rien piocher ici
choice-late_draw-yes = Piocher un fromage
choice-trade-no = Garder le rat
choice-trade-yes = Échanger un rat contre un fromage
choice-transform-transform = { $cheese } en { $rats }

## Names

clan-recyclers = Clan des Recycleurs
clan-mutants = Clan des Mutants
clan-explorers = Clan des Explorateurs
clan-scavengers = Clan des Charognards
clan-alchemists = Clan des Alchimistes
clan-ninjas = Clan des Ninjas
clan-family = Clan des Reproducteurs
clan-warriors = Clan des Guerriers
clan-musicians = Clan des Musiciens
clan-athletes = Clan des Sportifs
clan-corrupt = Clan des Corrompus
clan-seers = Clan des Devins
colour-white = fromage blanc
colour-black = fromage noir
colour-yellow = fromage jaune
colour-orange = fromage orange
colour-purple = fromage violet (mort-aux-rats)
colour-blue = fromage bleu (rat en vadrouille)
event-abundance = Abondance
event-massive_attack = Attaque massive
event-cousin_visit = Visite du cousin
event-hard_hat = Rat casqué
event-yellow_is_the_new_black = Yellow is the New Black
event-drunk = Ivre
event-hide_the_cheese = Planquez le fromage
event-just_in_time = Juste à temps
event-holy_rat = Sacré rat
event-end_of_game = Fin de partie
event-dr_cheese = Ralchimiste
event-tacticians = Stratèges
event-rattibal_lecter = Rattibal Lecter
event-locked_and_loaded = Prêts à tout
place-dump = décharge
place-city = ville
place-fields = champ
place-left_canal = conduit gauche
place-right_canal = conduit droit
place-nursery = maternité
place-pantry = garde-manger
place-both = maternité et garde-manger (double service)
place-infirmary = infirmerie
place-lost = en vadrouille
place-graveyard = cimetière
seat = Joueur { $number }
food = carte Nourriture { $number }
board-standard = plateau standard
board-aggressive = plateau agressif
rats =
    { $count ->
        [one] { $count } rat
       *[other] { $count } rats
    }
cheese =
    { $count ->
        [one] { $count } fromage
       *[other] { $count } fromages
    }
pieces =
    { $count ->
        [one] { $count } morceau
       *[other] { $count } morceaux
    }
question-place = Combien de vos { $rats } vont ici : { $place } ?
question-hide = Cachez-vous un fromage dans la maternité ?
