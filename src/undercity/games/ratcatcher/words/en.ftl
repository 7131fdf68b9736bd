### Ratcatcher: English, the reference: the other languages have the same messages.

## What happened

told-game_set_up = { $ratcatcher } sets out against { $nemesis } ({ $mode } mode).
told-card_drawn = Township Card drawn: { $card }.
told-card_placed = { $card } is placed at ({ $x }, { $y }), quarter turns: { $rotation }.
told-token_laid = { $zone }: a token is laid out: { $token }.
told-cheese_laid = { $zone }: a Magic Cheese is laid out.
told-question_turned = { $zone }: the "?" token shows: { $face }.
told-rats_spawned = { $zone }: rats spawn (Brown { $brown }, Black { $black }, White { $white }).
told-peculiar_spawned = { $zone }: a Peculiar Rat appears: { $rat }.
told-sack_empty = The Rat Sack is empty: { $measure } ({ $count } rats return).
told-round_begins = Round { $round } begins.
told-moved = The Ratcatcher goes from { $start } to { $zone }.
told-left_brown = Brown Rats attack the leaving Ratcatcher: Bite { $total } against Defence { $defence }.
told-pounced = { $rat } pounces: Bite { $bite } against Defence { $defence }.
told-wounded = The Ratcatcher suffers wounds: { $count }. Health { $health }.
told-picked_up = Picked up in { $zone }: { $token }.
told-trap_set = A trap is deployed in { $zone }.
told-attacked = Attack on { $zone }, dice: { $count }. They show:{ $low }{ $high }.
told-common_caught = Caught in { $zone }: { $rat }.
told-peculiar_caught = Caught in { $zone }: { $rat }. Its card is yours.
told-nemesis_wounded = The Nemesis is wounded; Health left: { $health }.
told-hits_lost = Hits without effect: { $count }.
told-ability_used = { $ability } is used ({ $zone }).
told-rats_lured = Rats lured out of { $zone }: { $count }.
told-healed = The Ratcatcher is healed; Health { $health }.
told-cheese_gained = A Magic Cheese is gained; that makes { $total }.
told-slot_filled = The cheese goes on { $upgrade }; slots left there: { $left }.
told-upgraded = Upgrade complete: { $upgrade }.
told-tally_paid = Paid to the Tallyman: { $rat }.
told-tally_taken = Reward from the Tallyman: { $reward }.
told-reward_claimed = Reward of { $rat }: { $reward } ({ $value }).
told-rats_caged = Rats from the Sack into the Cage: { $count }.
told-expansion_due = Too little cheese: { $card } calls for new Township Cards: { $count }.
told-expansion_cut = No place or no card is left; cards not placed: { $count }.
told-nemesis_rolled = The Nemesis rolls a { $pips } for its move.
told-rats_moved = { $count } × { $rat }: from { $start } to { $zone }.
told-peculiar_moved = { $rat } goes from { $start } to { $zone }.
told-nemesis_moved = The Nemesis goes from { $start } to { $zone }.
told-hoarded = { $rat } hoards the tokens of { $zone }: { $count }.
told-gut_filled = The Maw swallows in { $zone }: { $token }.
told-trap_gnawed = { $rat } gnaws the trap in { $zone } to pieces.
told-trap_sprung = The trap in { $zone } springs.
told-nemesis_bit = The Nemesis bites; its dice show:{ $low }{ $high }.
told-peculiars_bit = { $rat } bites with { $bite }.
told-common_bit = The Common Rats bite: { $total } against Defence { $defence }.
told-drained = { $rat } drains a Special Token: { $colour }.
told-decoy_taken = The decoy in { $zone } works; rats into the Cage: { $count }.
told-cheese_eaten = The rats consume the cheese in { $zone }; Rat Tracker level { $level }.
told-rats_sated = Sated rats return from { $zone } to the Sack: { $count }.
told-nemesis_spawned = The Nemesis appears in { $zone }!
told-nemesis_mutated = The Nemesis mutates: { $mutation } +{ $value }.
told-cleaned_up = Clean Up; rats removed from inactive cards: { $rats }, Peculiar Rats: { $peculiars }.
told-won_by_cheese = The tenth Magic Cheese: the game is won!
told-won_by_slaying = The Nemesis is slain: the game is won!
told-lost_by_cheese = The rats have consumed ten Magic Cheese: the game is lost.
told-lost_by_wounds = The Ratcatcher is dead: the game is lost.
told-lost_by_time = Round 60 has passed: the game is lost.

## What is to be decided

# $count (number)
prompt-connector = At which connector is a Township Card placed?
# $card (card), $edge (edge), $place (card)
prompt-rotation = How is { $card } turned? It joins { $place }, side: { $edge }.
# $dice (number), $movement (number), $traps (number)
prompt-action = Your actions. Movement Points { $movement }, dice { $dice }, traps { $traps }.
# $hits (number), $mortal (number), $zone (zone)
prompt-hit = Allocate the hits in { $zone }: normal hits { $hits }, 6s { $mortal }.
# $count (number)
prompt-upgrade = On which slot does the Magic Cheese go?
# $count (number), $reward (tally)
prompt-payment = Which rat do you return for { $reward }? Still to pay: { $count }.
# $count (number)
prompt-cull = Which rat do you catch? At most { $count } more.
# $mover (mover), $start (zone)
prompt-end_zone = { $mover } from { $start }: where does the move end?
# $nemesis (nemesis)
prompt-nest = In which Rats' Nest does { $nemesis } appear?
# $count (number)
prompt-consolation = The Cage was emptied ({ $count } rats). Which reward do you take?
prompt-waiting = { $players } must decide.

## Choices

# $card (card), $edge (edge)
choice-connector-connector = { $card }, side: { $edge }
# $turn (turn)
choice-rotation-rotation = Turn it by { $turn }
# $cost (number), $zone (zone)
choice-action-move = Go to { $zone } (Movement Points: { $cost })
# $cost (number), $wounds (number), $zone (zone)
choice-action-move_wound = Go to { $zone } (Movement Points: { $cost }); the rats here attack, wounds: { $wounds }
# $cost (number), $zone (zone)
choice-action-trap = Deploy a trap in { $zone } (Movement Points: { $cost })
# $count (number)
choice-action-attack = Attack; dice: { $count }
choice-action-collect = Collect the Magic Cheese here
# $ability (ability), $zone (zone)
choice-action-ability = Use { $ability }: { $zone }
# $count (number), $reward (tally)
choice-action-reward = Buy from the Tallyman: { $reward } (rats: { $count })
# $rat (peculiar), $reward (reward), $value (number)
choice-action-claim = Claim the reward of { $rat }: { $reward } ({ $value })
choice-action-end = End the turn
# $count (number)
choice-action-end_early = End the turn, although rats are here and dice are left: { $count }
# $count (number), $mover (mover)
choice-hit-catch = Catch: { $mover } (hits: { $count })
# $count (number), $mover (mover)
choice-hit-catch_mortal = Catch with a 6: { $mover }
# $count (number), $mover (mover)
choice-hit-wound = Wound { $mover } (hits: { $count })
# $count (number), $mover (mover)
choice-hit-wound_mortal = Wound { $mover } with a 6
# $count (number), $upgrade (upgrade)
choice-upgrade-slot = { $upgrade } (free slots: { $count })
# $count (number), $upgrade (upgrade)
choice-upgrade-last = { $upgrade }: the last slot
# $rat (rat)
choice-payment-rat = Return: { $rat }
# $rat (rat)
choice-cull-rat = Catch: { $rat }
choice-cull-done = That is enough
# $zone (zone)
choice-end_zone-zone = { $zone }
# $zone (zone)
choice-nest-zone = { $zone }
# $reward (tally)
choice-consolation-reward = { $reward }
choice-consolation-done = No reward

## Names

seat = the Ratcatcher
card-t00 = Brie Market
card-t01 = Curdwick
card-t02 = Rindgate
card-t03 = Wheyford
card-t04 = Mouldering Row
card-t05 = Stilt Alley
card-t06 = Cheddar Steps
card-t07 = Brie Cross
card-t08 = Tanner's Yard
card-t09 = Gorgon Lane
card-t10 = Saltcellar
card-t11 = Weeping Quay
card-t12 = Maggot Hill
card-t13 = Churnbridge
card-t14 = Butterfold
card-t15 = Crumb Market
card-t16 = Parmesan Court
card-t17 = The Drain
card-t18 = Fondue Square
card-t19 = Smokehouse Lane
card-t20 = Rennet Docks
card-t21 = Gouda Rest
card-t22 = Vinegar Close
card-t23 = Havarti Gate
card-t24 = The Great Dairy
ratcatcher-madam_cage = Madam Cage
ratcatcher-corvin_reed = Corvin Reed, the Piper
ratcatcher-agatha_brimstone = Agatha Brimstone
ratcatcher-bruno_maul = Bruno Maul
ratcatcher-sister_tansy = Sister Tansy
ratcatcher-nim_quickstep = Nim Quickstep
nemesis-rat_king = The Rat King
nemesis-the_maw = The Maw
nemesis-mother_mange = Mother Mange
peculiar-rat_o_nine_tails = Rat-O-Nine tails
peculiar-flitterwing = Flitterwing
peculiar-pox_whiskers = Pox Whiskers
peculiar-brood_nanny = Brood Nanny
peculiar-ironhide = Ironhide
peculiar-pilferer = The Pilferer
peculiar-spring_chewer = Spring-Chewer
peculiar-fiddler = The Fiddler
peculiar-bloatbelly = Bloatbelly
peculiar-twin_snapper = Twin Snapper
peculiar-the_shade = The Shade
peculiar-magpie_tail = Magpie-Tail
peculiar-candle_tail = Candle-Tail
peculiar-herald = The Herald
peculiar-gaoler = The Gaoler
peculiar-pack_baron = Pack Baron
ability-dragnet_potion = Dragnet Potion
ability-toxic_ruse = Toxic Ruse
ability-pied_tune = Pied Tune
ability-grand_finale = Grand Finale
ability-fire_flask = Fire Flask
ability-choking_cloud = Choking Cloud
ability-battle_roar = Battle Roar
ability-clean_sweep = Clean Sweep
ability-warding_incense = Warding Incense
ability-healing_balm = Healing Balm
ability-rooftop_run = Rooftop Run
ability-light_fingers = Light Fingers
tally-move = Second Wind
tally-attack_die = Borrowed Blade
tally-purple = Purple Potion
tally-health = Poultice
tally-yellow = Yellow Potion
tally-cheese = Cheesemaker's Thanks
mode-normal = normal
mode-hard = hard
rat-brown = Brown Rat
rat-black = Black Rat
rat-white = White Rat
token-health = Health Token
token-purple = purple Special Token
token-yellow = yellow Special Token
question-health = Health Token
question-purple = purple Special Token
question-yellow = yellow Special Token
question-cheese = Magic Cheese
question-peculiar = Peculiar Rat
question-nest = Rats' Nest
special-purple = purple
special-yellow = yellow
gut-health = Health Token
gut-purple = purple Special Token
gut-yellow = yellow Special Token
gut-trap = trap
mutation-mutate_health = Health
mutation-mutate_bite = Bite
mutation-mutate_defence = Defence
mutation-mutate_spawn = Spawn
upgrade-attack = Attack
upgrade-movement = Movement
upgrade-traps = Traps
upgrade-accuracy = Accuracy
upgrade-defence = Defence
upgrade-health = Health
upgrade-trap = better trap
upgrade-purple_unlock = unlock the purple ability
upgrade-purple_refill = refill the purple ability
upgrade-yellow_unlock = unlock the yellow ability
upgrade-yellow_refill = refill the yellow ability
reward-move = Movement Points
reward-attack_die = Attack Dice
reward-purple = purple tokens
reward-health = Health
reward-yellow = yellow tokens
reward-cheese = Magic Cheese
reward-question = "?" tokens
reward-cage = rats into the Cage
reward-stash = the tokens on the card
measure-inactive = rats leave the inactive cards
measure-cage = the Cage is emptied
measure-weakest = the card with the fewest rats is emptied
edge-n = north
edge-e = east
edge-s = south
edge-w = west
# $card (card), $letter (name)
zone = { $card } { $letter }
