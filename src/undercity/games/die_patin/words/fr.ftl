### Die Patin: Français

## What happened

told-game_set_up = La table est dressée ; { $player } est première joueuse.
told-area_chosen = { $player } s'installe à { $area }.
told-rats_set_out = { $player } : rats de départ sur { $manhole } : { $count }.
told-round_begins = La manche { $round } commence ; { $player } est première joueuse.
told-card_laid = { $player } pose une carte Intrigue face cachée.
told-card_chosen = { $player } a choisi { $card } (personne d'autre ne le sait).
told-card_revealed = { $player } révèle sa carte Intrigue : { $card }.
told-turn_skipped = La patronne de { $player } ne peut aller nulle part ; le tour est passé.
told-figure_inside = { $player } place une figurine dans sa zone { $area } : { $figure }.
told-figure_outside = { $player } place une figurine à l'extérieur, à { $area } : { $figure }.
told-rat_placed = { $player } gagne un rat sur { $manhole }.
told-rat_removed = { $player } fait partir un rat de { $victim } de { $manhole }.
told-rat_moved = { $player } déplace un rat de { $source } vers { $manhole }.
told-rats_driven_out = { $player } chasse tous les rats de { $victim } ({ $count }) de { $manhole }.
told-loot_taken = { $player } prend du butin à { $district }.
told-loot_paid = { $player } paie 1 butin.
told-bonus_loot = { $player } reçoit 1 butin en bonus.
told-back_room = { $player } aménage une arrière-salle à { $area } et prend { $enterprise }.
told-claim_won = { $player } s'empare de { $area } avec une force de { $power }.
told-claim_failed = { $player } revendique { $area } en vain : { $power } contre { $rival }.
told-trophy_taken = { $player } détruit l'arrière-salle de { $victim } à { $area } et la garde comme trophée.
told-mission_scored = { $player } pose la tuile Mission { $round } sur : { $mission }.
told-mission_passed = { $player } ne marque aucune mission ; la tuile { $round } est perdue.
told-cleared_up = La manche { $round } est terminée : les figurines rentrent, les quartiers sont regarnis.
told-game_over = La partie est terminée.

## What is to be decided

prompt-waiting = En attente de { $players }.
prompt-start_area = Choisissez votre zone de départ.
prompt-start_rats = Choisissez une bouche d'égout de { $area } pour vos rats de départ : { $count }.
prompt-intrigue_card = Manche { $round } : choisissez en secret votre carte Intrigue.
prompt-figure = Quelle figurine placez-vous ?
prompt-area = Où placez-vous votre figurine ({ $figure }) ?
prompt-last_area = Votre dernière figurine de la manche est votre patronne : révélez votre carte Intrigue et placez-la.
prompt-inside_action = Agissez à { $area } ; actions restantes : { $left }.
prompt-outside_bribe = Payez du butin pour soudoyer des rats à { $area }, puis revendiquez la zone.
prompt-card_bribe = Soudoyez un rat à { $area } ; restants : { $left }.
prompt-invasion_manhole = Choisissez la bouche d'égout de { $area } à envahir.
prompt-rat_source = Votre réserve est vide : choisissez d'où un rat part vers { $manhole }.
prompt-bonus_place = Bonus : placez un de vos rats n'importe où.
prompt-bonus_remove = Bonus : retirez un rat adverse n'importe où.
prompt-mission = Posez la tuile Mission { $round } sur une mission remplie, ou sur aucune.

## Choices

choice-start_area-area = S'installer à { $area }.
choice-start_rats-manhole = Poser les rats de départ sur { $manhole } : { $count }.
choice-intrigue_card-card = Poser { $card } face cachée sous votre patronne.
choice-figure-figure = Placer cette figurine : { $figure }.
choice-area-henchman_inside = Homme de main dans votre zone { $area } : jusqu'à 2 actions.
choice-area-administration = Patronne dans votre zone { $area } : jusqu'à 5 actions.
choice-area-henchman_outside = Homme de main à { $area } : payer du butin pour soudoyer, puis revendiquer.
choice-area-bribe = Patronne à { $area } : 4 pots-de-vin, puis revendiquer.
choice-area-invasion = Patronne à { $area } : envahir une bouche d'égout, puis revendiquer.
choice-last_area-done = Montrer votre carte Intrigue : votre patronne ne peut aller nulle part, le tour est passé.
choice-inside_action-loot = Prendre 1 butin à { $district }.
choice-inside_action-tile = Aménager ici une arrière-salle et prendre { $enterprise }.
choice-inside_action-done = Ne plus agir.
choice-bribe-place = Poser un de vos rats sur { $manhole }.
choice-bribe-relocate = Déplacer un de vos rats vers { $manhole }.
choice-bribe-remove = Retirer un rat de { $victim } de { $manhole }.
choice-bribe-paid_place = Payer 1 butin et poser un de vos rats sur { $manhole }.
choice-bribe-paid_relocate = Payer 1 butin et déplacer un de vos rats vers { $manhole }.
choice-bribe-paid_remove = Payer 1 butin et retirer un rat de { $victim } de { $manhole }.
choice-outside_bribe-stop = Arrêter de payer et revendiquer la zone.
choice-outside_bribe-decline = Payer 1 butin sans déplacer de rat.
choice-card_bribe-done = Renoncer à ce pot-de-vin.
choice-invasion_manhole-manhole = Envahir { $manhole } : les rats adverses partent, 2 des vôtres arrivent.
choice-rat_source-manhole = Déplacer un rat de { $manhole } vers { $target }.
choice-rat_source-done = Ne déplacer aucun rat vers { $target }.
choice-bonus_place-manhole = Poser un de vos rats sur { $manhole }.
choice-bonus_place-done = Renoncer au bonus.
choice-bonus_remove-manhole = Retirer un rat de { $manhole }.
choice-bonus_remove-done = Renoncer au bonus.
choice-mission-mission = Poser la tuile Mission { $round } sur : { $mission }.
choice-mission-done = Ne marquer aucune mission cette manche.

## Names

area-red_west = Sewer Cross
area-red_east = Whisker Court
area-red_south = Godmother's Square
area-green_gate = Mossy Arcade
area-green_side = Burrow Lane
area-green_corner = Hedgehog Green
area-purple_gate = Moth Boulevard
area-purple_side = Silk Paw Row
area-purple_corner = Peacock Terrace
area-blue_gate = Pier of Teeth
area-blue_side = Fishbone Wharf
area-blue_corner = Lantern Basin
area-yellow_gate = Songbird Street
area-yellow_side = Cheese Market
area-yellow_corner = Straw Corner
area-gray_gate = Soot Bridge
area-gray_side = Boiler Yard
area-gray_corner = Cinder End
area-orange_gate = Brush Gate
area-orange_side = Pumpkin Passage
area-orange_corner = Marmalade Point
district-red = Old Lair
district-green = Fern Quarter
district-purple = Velvet Heights
district-blue = Otter Docks
district-yellow = Canary Rows
district-gray = Smokestack Side
district-orange = Fox Bazaar
enterprise-claw_studio = Claw Studio
enterprise-hat_shop = Hat Shop
enterprise-fur_salon = Fur Salon
enterprise-pawn_shop = Paw'n Shop
enterprise-fish_counter = Fish Counter
enterprise-cheese_cellar = Cheese Cellar
enterprise-ringtail_locksmith = Ringtail Locksmith
enterprise-pest_control = Pest Control Office
enterprise-night_watch = Owl Night Watch
mission-most_areas = Most areas in your territory
mission-biggest_manhole = The manhole with the most rats
mission-most_manholes = Most manholes with your rats
mission-most_back_rooms = Most back rooms on the board
mission-most_loot = Most loot markers in your supply
card-administration = Administration
card-bribe = Bribe
card-invasion = Invasion
figure-henchman = Henchman
figure-boss = Boss lady
seat-raccoon = Wilma
seat-owl = Minerva
seat-cat = Leona
seat-otter = Agatha
seat-fox = Roxana
manhole = { $label }
