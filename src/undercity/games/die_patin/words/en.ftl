### Die Patin: English, the reference: the other languages have the same messages.

## What happened

told-game_set_up = The table is laid; { $player } is start player.
told-area_chosen = { $player } settles in { $area }.
told-rats_set_out = { $player }: start rats on { $manhole }: { $count }.
told-round_begins = Round { $round } begins; { $player } is start player.
told-card_laid = { $player } lays an intrigue card face down.
told-card_chosen = { $player } has chosen { $card } (nobody else knows).
told-card_revealed = { $player } turns her intrigue card face up: { $card }.
told-turn_skipped = { $player }'s boss lady has nowhere to go; the turn is skipped.
told-figure_inside = { $player } places a figure in her own area { $area }: { $figure }.
told-figure_outside = { $player } places a figure outside, in { $area }: { $figure }.
told-rat_placed = { $player } wins over a rat on { $manhole }.
told-rat_removed = { $player } makes a rat of { $victim } leave { $manhole }.
told-rat_moved = { $player } moves a rat from { $source } to { $manhole }.
told-rats_driven_out = { $player } drives all rats of { $victim } ({ $count }) off { $manhole }.
told-loot_taken = { $player } gets loot in { $district }.
told-loot_paid = { $player } pays 1 loot.
told-bonus_loot = { $player } receives 1 loot as a bonus.
told-back_room = { $player } sets up a back room in { $area } and takes { $enterprise }.
told-claim_won = { $player } takes over { $area } with power { $power }.
told-claim_failed = { $player } claims { $area } in vain: { $power } against { $rival }.
told-trophy_taken = { $player } destroys { $victim }'s back room in { $area } and keeps it as a trophy.
told-mission_scored = { $player } puts mission tile { $round } on: { $mission }.
told-mission_passed = { $player } scores no mission; tile { $round } is lost.
told-cleared_up = Round { $round } is over: figures go home, the districts are refilled.
told-game_over = The game is over.

## What is to be decided

prompt-waiting = Waiting for { $players }.
# $round (number)
prompt-start_area = Choose your start area.
# $area (area), $count (number)
prompt-start_rats = Choose a manhole of { $area } for your start rats: { $count }.
# $round (number)
prompt-intrigue_card = Round { $round }: choose your intrigue card in secret.
# $round (number)
prompt-figure = Which figure do you place?
# $figure (figure)
prompt-area = Where do you place your figure ({ $figure })?
prompt-last_area = Your last figure this round is your boss lady: turn your intrigue card face up and place her.
# $area (area), $left (number)
prompt-inside_action = Act in { $area }; actions left: { $left }.
# $area (area), $count (number)
prompt-outside_bribe = Pay loot to bribe rats in { $area }, then you claim it.
# $area (area), $left (number)
prompt-card_bribe = Bribe a rat in { $area }; bribes left: { $left }.
# $area (area), $count (number)
prompt-invasion_manhole = Choose the manhole of { $area } to invade.
# $manhole (manhole)
prompt-rat_source = Your supply is empty: choose the manhole from which a rat moves to { $manhole }.
# $round (number)
prompt-bonus_place = Bonus: place one of your rats anywhere.
# $round (number)
prompt-bonus_remove = Bonus: remove one opposing rat anywhere.
# $round (number)
prompt-mission = Put mission tile { $round } on a mission you meet, or on none.

## Choices

# $area (area)
choice-start_area-area = Settle in { $area }.
# $count (number), $manhole (manhole)
choice-start_rats-manhole = Put start rats on { $manhole }: { $count }.
# $card (card)
choice-intrigue_card-card = Lay { $card } face down under your boss lady.
# $figure (figure)
choice-figure-figure = Place this figure: { $figure }.
# $area (area)
choice-area-henchman_inside = Henchman into your own area { $area }: up to 2 actions there.
# $area (area)
choice-area-administration = Boss lady into your own area { $area }: up to 5 actions there.
# $area (area)
choice-area-henchman_outside = Henchman to { $area }: pay loot for bribes, then claim it.
# $area (area)
choice-area-bribe = Boss lady to { $area }: 4 bribes, then claim it.
# $area (area)
choice-area-invasion = Boss lady to { $area }: invade a manhole, then claim it.
choice-last_area-done = Show your intrigue card: your boss lady has nowhere to go, the turn is skipped.
# $district (district)
choice-inside_action-loot = Get 1 loot in { $district }.
# $enterprise (enterprise)
choice-inside_action-tile = Set up a back room here and take { $enterprise }.
choice-inside_action-done = Take no further action.
# $manhole (manhole)
choice-bribe-place = Put one of your rats on { $manhole }.
# $manhole (manhole)
choice-bribe-relocate = Move one of your rats from elsewhere to { $manhole }.
# $manhole (manhole), $victim (seat)
choice-bribe-remove = Take one rat of { $victim } off { $manhole }.
# $manhole (manhole)
choice-bribe-paid_place = Pay 1 loot and put one of your rats on { $manhole }.
# $manhole (manhole)
choice-bribe-paid_relocate = Pay 1 loot and move one of your rats from elsewhere to { $manhole }.
# $manhole (manhole), $victim (seat)
choice-bribe-paid_remove = Pay 1 loot and take one rat of { $victim } off { $manhole }.
choice-outside_bribe-stop = Stop paying and claim the area.
choice-outside_bribe-decline = Pay 1 loot without moving a rat.
choice-card_bribe-done = Decline this bribe.
# $manhole (manhole)
choice-invasion_manhole-manhole = Invade { $manhole }: opposing rats leave, 2 of yours come.
# $manhole (manhole), $target (manhole)
choice-rat_source-manhole = Move a rat from { $manhole } to { $target }.
# $manhole (manhole), $target (manhole)
choice-rat_source-done = Move no rat to { $target }.
# $manhole (manhole)
choice-bonus_place-manhole = Put one of your rats on { $manhole }.
choice-bonus_place-done = Decline the bonus.
# $manhole (manhole)
choice-bonus_remove-manhole = Take one rat off { $manhole }.
choice-bonus_remove-done = Decline the bonus.
# $mission (mission), $round (number)
choice-mission-mission = Put mission tile { $round } on: { $mission }.
# $mission (mission), $round (number)
choice-mission-done = Score no mission this round.

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
# $label (name)
manhole = { $label }
