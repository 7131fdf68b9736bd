### Target: Rats: English, the reference: the other languages have the same messages.

## What happened

told-game_set_up = The city sleeps; { $player } have the first turn.
told-turn_begins = Round { $round }: turn of the { $player }.
told-re_entered = { $player } come back with new rats at home: { $count }.
told-lone_rat = { $player } stay in with their last rat; new rats at home: { $count }.
told-group_moved = { $player } move a group ({ $group }) from { $origin } to { $space }.
told-item_played = { $player } use their item: { $item }.
told-item_taken = { $player } keep an item: { $item }.
told-item_given_up = { $player } give up an item: { $item }.
told-card_drawn = { $player } scavenge at { $space } and draw: { $card }.
told-card_chosen = { $player } choose { $card } and discard { $other }.
told-card_cancelled = { $player } cancel { $card }.
told-deck_shuffled = The { $deck } is empty: its discard pile is shuffled.
told-token_placed = { $player } place a token at { $space }: { $token }.
told-token_removed = A token leaves { $space }: { $token }.
told-token_fetched = { $player } fetch a token from { $space }: { $token }.
told-nest_taken = { $player } take over the nest of the { $victim } at { $space }.
told-rats_fed = { $player } feed rats at { $space }: { $count }.
told-rats_unfed = { $player }: rats at { $space } become unfed: { $count }.
told-rats_died = { $player } lose rats at { $space }: { $count }.
told-rat_spawned = { $player } have a new rat at { $space }.
told-rats_fled = { $player }: rats flee from { $origin } to { $space }: { $count }.
told-pairs_bred = { $player } breed at { $space }; pairs: { $count }.
told-rested = { $player } rest at { $space }.
told-fight_begins = Fight at { $space }!
told-dice_rolled = { $player } roll { $low }{ $middle }{ $high }.
told-fight_won = { $player } win at { $space } with { $total }.
told-pushed = { $player } are pushed from { $origin } to { $space }; rats: { $count }.
told-pushed_to_death = { $player } are pushed into the Exterminator at { $space }; rats: { $count }.
told-overflowed = { $player }: too many at { $origin }; rats that move to { $space }: { $count }.
told-claim_succeeds = { $player } take the throne: Da Big Cheese is theirs!
told-claim_fails = { $player } reach for the throne in vain.
told-crowned = { $player } crown one of their own Da Big Cheese.
told-dethroned = { $player } lose the throne.
told-exterminator_die = { $player } roll for the Exterminator: { $face }.
told-infested = Infestation in the { $quadrant }: rats there: { $count }.
told-exterminator_moved = The Exterminator comes to { $space } in the turn of the { $player }.
told-conditions_held = { $player } meet the conditions of victory; checks in a row: { $count }.
told-game_won = { $player } rule the underworld and win.
told-game_capped = The game ends after round { $round }.

## What is to be decided

prompt-waiting = Waiting for { $players }.
prompt-lone_rat = You have a single rat: spawn two at home and end your turn, or play on?
# $left (number)
prompt-origin = Choose a space to move a group from; group movements left: { $left }.
# $item (item), $origin (space)
prompt-move_item = Use your item ({ $item }) for the group that leaves { $origin }?
# $origin (space)
prompt-group = Which rats leave { $origin }?
# $group (group), $origin (space)
prompt-destination = Where does the group ({ $group }) from { $origin } go?
prompt-next_fight = Choose the next fight.
# $space (space)
prompt-broken_bottle = Fight at { $space }: use the Broken Bottle for one more die?
prompt-lucky_token = You are about to fail: use the Lucky Fare Token and roll all your dice again?
# $space (space)
prompt-bottle_cap = You lost the fight at { $space }: use the Bottle-Cap Shield to save a rat?
# $origin (space), $victim (faction)
prompt-push_first = Push the { $victim } away from { $origin }: first step.
# $first (space), $origin (space), $victim (faction)
prompt-push_second = Push the { $victim } on from { $first }: second step.
# $origin (space)
prompt-overflow = Too many rats at { $origin }: where do the extra ones go?
# $origin (space), $space (space)
prompt-surplus = Too many rats at { $origin }: which of them go to { $space }?
# $count (number), $space (space), $victim (faction)
prompt-kill = You won the fight at { $space }: which rats of the { $victim } die? Number: { $count }.
# $count (number), $space (space)
prompt-loss = Which of your rats at { $space } die? Number: { $count }.
prompt-acting_space = Choose the next space to act.
# $space (space)
prompt-action = Choose an action at { $space }.
prompt-giardiniera = Feed up to 2 rats: where?
prompt-card = Da Big Cheese hears rumours: which card do you resolve?
# $card (card)
prompt-gas_mask = Use the Thimble Gas Mask to cancel { $card }?
# $found (item)
prompt-item = You found { $found }: which item do you keep?
# $old (token), $space (space), $token (token)
prompt-token = { $space } holds one token only ({ $old }): which one do you give up?
# $space (space), $token (token)
prompt-token_source = None left in supply ({ $token }): from where do you take one for { $space }?
# $space (space)
prompt-pairs = How many pairs breed at { $space }?
prompt-nursery = Where does the new rat go?
# $origin (space)
prompt-refuge = To which nest do your rats from { $origin } go?
prompt-work_order = Use the Stolen Work Order to send the Exterminator yourself?
prompt-quadrant = Which infestation does the Exterminator fight?
prompt-target = Where does the Exterminator go?
# $space (space)
prompt-smoke_bomb = The Exterminator comes to { $space }: use the Smoke Bomb and send your rats home?

## Choices

choice-lone_rat-spawn = Spawn two rats at home and end the turn
choice-lone_rat-play_on = Play on with one rat
# $left (number), $space (space)
choice-origin-space = Move a group from { $space }
# $done (done), $left (number)
choice-origin-done = End the move phase
# $card (card), $item (item), $origin (space), $space (space)
choice-item-use = Use the item
# $card (card), $item (item), $origin (space), $space (space)
choice-item-decline = Do not use it
# $found (item), $item (item)
choice-item-item = Keep { $item }
# $group (group), $origin (space)
choice-group-group = Move { $group }
# $group (group), $origin (space), $space (space)
choice-destination-space = Go to { $space }
# $group (group), $origin (space), $space (space)
choice-destination-join = Join your rats at { $space }
# $enemy (faction), $group (group), $origin (space), $space (space)
choice-destination-fight = Attack the { $enemy } at { $space }
# $space (space)
choice-next_fight-space = Fight at { $space }
# $use (use)
choice-next_fight-use = First open the Jar of Giardiniera
# $first (space), $origin (space), $space (space), $victim (faction)
choice-push-space = Push to { $space }
# $first (space), $origin (space), $space (space), $victim (faction)
choice-push-home = Push home to { $space }
# $enemy (faction), $first (space), $origin (space), $space (space), $victim (faction)
choice-push-fight = Push into a fight with the { $enemy } at { $space }
# $first (space), $origin (space), $space (space), $victim (faction)
choice-push-death = Push into the Exterminator at { $space }
# $space (space)
choice-overflow-space = To { $space }
# $group (group)
choice-surplus-group = { $group } leave
# $group (group)
choice-kill-group = Kill { $group }
# $group (group)
choice-loss-group = Lose { $group }
# $space (space)
choice-acting_space-space = Act at { $space }
# $use (use)
choice-acting_space-use = First open the Jar of Giardiniera
# $done (done)
choice-acting_space-done = Rest with all other groups
# $space (space)
choice-action-scavenge = Scavenge at { $space }: draw a card
# $space (space), $victim (faction)
choice-action-take_over = Scavenge at { $space }: take over the nest of the { $victim }
# $space (space)
choice-action-feed = Feed all your rats at { $space }
# $space (space)
choice-action-breed = Breed at { $space }
# $space (space)
choice-action-nest = Establish a nest at { $space }
# $space (space)
choice-action-claim = Reach for the throne
# $space (space)
choice-action-rest = Rest at { $space }
# $space (space)
choice-giardiniera-space = Feed rats at { $space }
# $card (card)
choice-card-card = Resolve { $card }
# $old (token), $space (space), $token (token)
choice-token-old = Give up the old token ({ $old }) and place the new one ({ $token })
# $old (token), $space (space), $token (token)
choice-token-new = Keep the old token ({ $old })
# $space (space), $token (token)
choice-token_source-space = Take it from { $space }
# $count (number)
choice-pairs-pairs = Pairs that breed: { $count }
# $space (space)
choice-nursery-space = At { $space }
# $origin (space), $space (space)
choice-refuge-space = To { $space }
# $quadrant (quadrant)
choice-quadrant-quadrant = The { $quadrant }
# $space (space)
choice-target-space = Send him to { $space }

## Names

faction-white = White Rats
faction-brown = Brown Rats
faction-black = Black Rats
faction-grey = Grey Rats
space-s_north = North Gangway
space-s_ne1 = Lakefront Path
space-s_ne2 = Northeast Sewer Cover
space-s_ne3 = Boat Dock Bins
space-s_east = East Gangway
space-s_se1 = Bakery Alley
space-s_se2 = Southeast Sewer Cover
space-s_se3 = Ballpark Lot
space-s_south = South Gangway
space-s_sw1 = Rail Yard Fence
space-s_sw2 = Southwest Sewer Cover
space-s_sw3 = Market Loading Dock
space-s_west = West Gangway
space-s_nw1 = Corner Tavern
space-s_nw2 = Northwest Sewer Cover
space-s_nw3 = Hot Dog Stand
space-u_north = North Stairwell
space-u_ne1 = Cable Vault
space-u_ne2 = Northeast Main Drain
space-u_ne3 = Flooded Basement
space-u_east = East Stairwell
space-u_se1 = Steam Tunnel
space-u_se2 = Southeast Main Drain
space-u_se3 = Pump Room
space-u_south = South Stairwell
space-u_sw1 = Freight Tunnel
space-u_sw2 = Southwest Main Drain
space-u_sw3 = Brick Culvert
space-u_west = West Stairwell
space-u_nw1 = Coal Chute
space-u_nw2 = Northwest Main Drain
space-u_nw3 = Subway Crawlspace
space-rat_city = Rat City
space-home_nw = White Rats Home Nest
space-home_ne = Brown Rats Home Nest
space-home_se = Black Rats Home Nest
space-home_sw = Grey Rats Home Nest
quadrant-nw = Northwest
quadrant-ne = Northeast
quadrant-se = Southeast
quadrant-sw = Southwest
card-chicago_dog = Chicago-Style Hot Dog
    .text = Place a food source here; all rats here are fed.
card-italian_beef = Italian Beef Sandwich
    .text = Place a food source here; all rats here are fed.
card-tamales = Bag of Tamales
    .text = Place a food source here; all rats here are fed.
card-deep_dish_box = Deep Dish Box
    .text = Place a food source here; all rats here are fed.
card-popcorn_tin = Cheese-and-Caramel Popcorn
    .text = Place a food source here; all rats here are fed.
card-jibarito = Plantain Sandwich
    .text = Place a food source here; all rats here are fed.
card-street_festival = Street Festival
    .text = Place a food source here; all rats here are fed.
card-cold_fries = Cold Fries
    .text = Two rats here are fed.
card-pizza_crust = Pizza Crust
    .text = One rat here is fed.
card-spilled_birdseed = Spilled Birdseed
    .text = All rats here are fed; no token.
card-pierogi_paper = Pierogi Wrapper
    .text = Three rats here are fed.
card-under_the_porch = Under the Back Porch
    .text = Place one of your nests here.
card-empty_garage = Empty Garage
    .text = Place one of your nests here.
card-loose_cover = Loose Sewer Cover
    .text = Place a sewer entrance here.
card-stray_cousin = Stray Cousin
    .text = One new rat joins one of your nests.
card-alley_cat = Alley Cat
    .text = One rat here dies.
card-hawk = Hawk
    .text = Roll a die per rat here; each target symbol kills one.
card-garbage_truck = Garbage Truck
    .text = The food source here is hauled off; if there is none, one rat dies.
card-poison_bait = Poison Bait
    .text = Half of the rats here die, rounded down; a lone rat dies.
card-snap_trap = Snap Trap
    .text = One rat here dies.
card-lake_wind = Bitter Lake Wind
    .text = All rats here become unfed.
card-hotline_call = Angry Hotline Call
    .text = Move the Exterminator to any surface space.
card-rodent_van = Rodent Control Van
    .text = Move the Exterminator to the surface space with the most rats.
card-block_inspection = Block Inspection
    .text = Move the Exterminator to a surface space in this quadrant.
card-empty_alley = Empty Alley
    .text = Nothing happens.
card-ketchup_packet = Ketchup Packet
    .text = Nothing happens; no self-respecting rat touches it.
card-item_pigeon_call = Pigeon Call
    .text = Item.
card-item_roller_skate = Roller Skate
    .text = Item.
card-item_manhole_hook = Manhole Hook
    .text = Item.
card-item_gas_mask = Thimble Gas Mask
    .text = Item.
card-item_broken_bottle = Broken Bottle
    .text = Item.
card-item_lucky_token = Lucky Fare Token
    .text = Item.
card-item_bottle_cap = Bottle-Cap Shield
    .text = Item.
card-item_work_order = Stolen Work Order
    .text = Item.
card-item_smoke_bomb = Smoke Bomb
    .text = Item.
card-item_giardiniera = Jar of Giardiniera
    .text = Item.
card-dry_pipe = Dry Pipe
    .text = Place one of your nests here.
card-freight_car = Forgotten Freight Car
    .text = Place one of your nests here.
card-rag_heap = Heap of Rags
    .text = Place one of your nests here.
card-ladder_shaft = Ladder Shaft
    .text = Place a sewer entrance here.
card-food_court_bin = Food Court Bin
    .text = Place a food source here; all rats here are fed.
card-soggy_doughnut = Soggy Doughnut
    .text = Two rats here are fed.
card-electrocuted = Electrocuted
    .text = One rat here dies.
card-sewer_gator = Sewer Gator
    .text = Roll a die per rat here; each 1 or 2 kills one.
card-flash_flood = Flash Flood
    .text = All rats here are washed back to one of your nests.
card-toxic_sludge = Toxic Sludge
    .text = All rats here become unfed.
card-cave_in = Cave-In
    .text = The token here is destroyed and one rat dies.
card-lab_escapees = Lab Escapees
    .text = Two new rats join your nests.
card-long_lost_cousin = Long-Lost Cousin
    .text = One new rat joins one of your nests.
card-distant_echo = Distant Echo
    .text = Nothing happens.
item-pigeon_call = Pigeon Call
    .text = A group of at most 4 rats on a surface space flies to any other surface space the Exterminator is not on.
item-roller_skate = Roller Skate
    .text = One group moves up to 6 spaces.
item-manhole_hook = Manhole Hook
    .text = For one group movement every column has a sewer entrance.
item-giardiniera = Jar of Giardiniera
    .text = Feed up to 2 of your rats on one space.
item-gas_mask = Thimble Gas Mask
    .text = Discard the event card you are about to resolve.
item-broken_bottle = Broken Bottle
    .text = Roll 1 more die in a fight.
item-lucky_token = Lucky Fare Token
    .text = Roll all your dice of a fight or throne claim again.
item-bottle_cap = Bottle-Cap Shield
    .text = One fewer of your rats dies in a lost fight.
item-work_order = Stolen Work Order
    .text = Choose where the Exterminator goes, among the legal spaces.
item-smoke_bomb = Smoke Bomb
    .text = Your rats on the Exterminator's new space go home instead.
# $number (number)
seat = player { $number }
token-food = food source
token-sewer = sewer entrance
# $faction (faction)
nest = nest of the { $faction }
deck-surface = Surface deck
deck-underground = Underground deck
# $fed (number), $unfed (number)
group =
    { $unfed ->
        [0] { $fed } fed
       *[other]
            { $fed ->
                [0] { $unfed } unfed
               *[other] { $unfed } unfed, { $fed } fed
            }
    }
