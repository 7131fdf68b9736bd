### Target: Rats: English

## What happened: the turn

told-game_set_up = The city sleeps. { $player } has the first turn.
told-faction_led = { $player } leads the { $faction }.
told-turn_begins = Round { $round }: { $player }’s turn with the { $faction }.
told-item_ready = { $player } turns { THE($item) } face up: it is ready again.
told-re_entered = { $player } has no rats left and comes back with { $count ->
        [one] { $count } new rat
       *[other] { $count } new rats
    } in the home nest.
told-lone_rat = { $player } skips the turn and puts { $count ->
        [one] { $count } new rat
       *[other] { $count } new rats
    } into the home nest.
told-lone_rat_on = { $player } plays on with a single rat.
told-group_moved = { $player } moves { $group } from { THE($origin) } to { THE($space) }.
told-moves_ended = { $player } stops moving with { $count ->
        [one] { $count } group movement
       *[other] { $count } group movements
    } to spare.
told-rested = { $player } rests { IN($space) }.

## Items

told-item_played = { $player } uses { THE($item) }.
told-item_declined = { $player } does not use { THE($item) }.
told-item_taken = { $player } keeps { THE($item) }.
told-item_swapped = { $player } keeps { THE($item) } and discards { THE($other) }.
told-item_refused = { $player } holds on to { THE($item) } and discards { THE($other) }.
told-item_lost = Without rats, { $player } must discard { THE($item) }.

## Event cards

told-card_drawn = { $player } scavenges { IN($space) } and draws “{ $card }”.
told-cards_drawn = Da Big Cheese hears rumors: { $player } scavenges { IN($space) } and draws “{ $card }” and “{ $other }”.
told-card_chosen = { $player } resolves “{ $card }” and discards “{ $other }”.
told-card_cancelled = { $player } discards “{ $card }” without effect.
told-deck_shuffled = { CAP(THE($deck)) } is empty: its discard pile is shuffled to form a new one.
told-nothing_found = { $player } scavenges { IN($space) }, but there is no card left to draw.
told-nothing_happens = Nothing happens.
told-card_dice = { $player } rolls a die for each rat there: { $low }{ $high }.
told-dice_missed = { $face ->
        [1] No die shows the target symbol
       *[other] No die shows { $face } or less
    }: no rat dies.
told-rats_died = { $player } loses { $group } { IN($space) }.
told-rats_fled = The flood washes { $player } from { THE($origin) } to { THE($space) } with { $group }.
told-nobody_fled = Da Big Cheese is alone in Rat City and does not leave: { $player } loses nothing.
told-rats_unfed = { $count ->
        [0] { $player } has no fed rat { IN($space) } that could become unfed.
        [one] { $count } of { $player }’s rats { IN($space) } becomes unfed.
       *[other] { $count } of { $player }’s rats { IN($space) } become unfed.
    }

## Food and young

told-rats_fed = { $count ->
        [0] All of { $player }’s rats { IN($space) } are already fed.
        [one] { $count } of { $player }’s rats { IN($space) } is fed.
       *[other] { $count } of { $player }’s rats { IN($space) } are fed.
    }
told-rats_ate = { $player } feeds { IN($space) }: { $count ->
        [one] { $count } rat is fed
       *[other] { $count } rats are fed
    } at the food source.
told-jar_shared = { $player } shares the jar { IN($space) }: { $count ->
        [one] { $count } rat is fed
       *[other] { $count } rats are fed
    }.
told-pairs_bred = { $player } breeds { IN($space) } with { $count ->
        [one] { $count } pair
       *[other] { $count } pairs
    }; { $tired ->
        [one] { $tired } rat becomes unfed
       *[other] { $tired } rats become unfed
    }.
told-rat_spawned = { $player } has a new rat { IN($space) }.
told-reserve_empty = { $player } has no more rats in reserve: { $count ->
        [one] { $count } new rat stays away
       *[other] { $count } new rats stay away
    }.

## Tokens

told-token_placed = { $player } places { $token } { IN($space) }.
told-token_moved = None is left in the supply: { $player } takes { $token } from { THE($origin) } and places it { IN($space) }.
told-token_given_up = { $player } gives up { THE($token) } { IN($space) }.
told-token_kept = { $player } keeps { THE($token) } { IN($space) } and does not place { $other }.
told-token_barred = No token may lie { IN($space) }.
told-token_there = There is already { $token } { IN($space) }; nothing is placed.
told-sewer_needless = Street and tunnel are already linked { IN($space) }; no sewer entrance is placed.
told-token_removed = { CAP(THE($token)) } { IN($space) } is taken away.
told-token_missing = There is nothing to take away { IN($space) }.
told-token_built_over = { CAP(THE($token)) } { IN($space) } makes way for the nest.
told-nest_founded = { $player } establishes a nest { IN($space) }; { $count ->
        [one] { $count } rat becomes unfed
       *[other] { $count } rats become unfed
    }.
told-nest_taken = { $player } finds { $victim }’s nest { IN($space) } undefended and takes it over.
told-nest_won = { $player } takes over { $victim }’s nest { IN($space) }.
told-nest_razed = { $player } drives { $victim } out of the nest { IN($space) }, but has no nest token left: the nest is gone.

## Fights

told-fight_begins = Fight { IN($space) }!
told-dice_rolled = { $player } rolls { $low }{ $high }: { $total } in all.
told-dice_rerolled = { $player } rolls again: { $low }{ $high }, { $total } in all.
told-fight_won = { $player } wins the fight { IN($space) } by { $total } to { $rival }.
told-tie_by_title = A tie at { $total }: Da Big Cheese’s faction wins ties, so { $player } wins the fight { IN($space) }.
told-tie_by_fed = A tie at { $total }: { $player } wins the fight { IN($space) } with more fed rats ({ $fed }).
told-tie_by_arrival = A tie at { $total }, also in fed rats: { $player } was { IN($space) } first and wins the fight.
told-rats_killed = { $player } loses { $group } { IN($space) }.
told-nobody_killed = None of { $player }’s rats dies { IN($space) }.
told-pushed = { $player } is pushed from { THE($origin) } to { THE($space) } with { $group }.
told-pushed_to_death = { $player } is pushed from { THE($origin) } into the arms of the Exterminator { IN($space) } and loses { $group }.
told-overflowed = { CAP(THE($origin)) } cannot hold all of { $player }’s rats: { $group } { GENDER($group) ->
        [s] moves
       *[p] move
    } on to { THE($space) }.

## The throne

told-claim_rolled = { $player } reaches for the throne: { $low }{ $high }.
told-claim_succeeds = The target symbol! One of { $player }’s rats takes the throne and is Da Big Cheese.
told-claim_fails = No target symbol: { $player } reaches for the throne in vain.
told-claim_costs = { $player } loses { $group } in Rat City.
told-retreated = { $player } is pushed back from { THE($origin) } to { THE($space) } with { $group }.
told-crowned = { $player } crowns one of the victorious rats Da Big Cheese.
told-dethroned = Da Big Cheese is dethroned: { $player } loses the throne.
told-throne_emptied = Da Big Cheese is dead: { $player } loses the throne, which is empty now.

## The Exterminator

told-infested = Infestation in the { $quadrant }: { $count ->
        [one] { $count } rat
       *[other] { $count } rats
    }.
told-exterminator_die = { $face ->
        [1] { $player } rolls the target symbol: the Exterminator moves.
       *[other] { $player } rolls { $face }: the Exterminator does not move.
    }
told-exterminator_called = { $player } sends the Exterminator to { THE($space) } in the { $quadrant }.
told-exterminator_sent = { $player } sends the Exterminator to { THE($space) }.
told-exterminator_by_card = { $player } sends the Exterminator to { THE($space) }.
told-escaped = { $player } escapes in the smoke from { THE($origin) } to { THE($space) } with { $group }.
told-exterminated = { $player } loses { $group } to the Exterminator { IN($space) }.
told-token_destroyed = The Exterminator destroys { THE($token) } { IN($space) }.
told-nothing_destroyed = The Exterminator finds nothing to destroy { IN($space) }.

## The end

told-conditions_met = { $count ->
        [one] { $player } now has the nests and Da Big Cheese.
       *[other] { $player } has had the nests and Da Big Cheese for { $count } checks in a row.
    } { $left ->
        [0] If that lasts until the player’s next turn begins, the game is won.
        [one] { $left } more check is needed.
       *[other] { $left } more checks are needed.
    }
told-conditions_lost = { $player } no longer has both the nests and Da Big Cheese.
told-game_won = { $player } has held { $nests ->
        [one] { $nests } nest
       *[other] { $nests } nests
    } and Da Big Cheese for a whole round, rules the underworld and wins the game.
told-won_at_once = { $player } has { $nests ->
        [one] { $nests } nest
       *[other] { $nests } nests
    } and Da Big Cheese and wins the quick game at once.
told-game_capped = The game ends after round { $round }, as agreed.
told-standing = { $player }: { $nests ->
        [0] no nests
        [one] { $nests } nest
       *[other] { $nests } nests
    }, { $rats ->
        [0] no rats on the board
        [one] { $rats } { $fed ->
            [0] unfed
           *[other] fed
        } rat on the board
       *[other] { $rats } rats on the board, { $fed ->
            [0] none of them fed
           *[other] { $fed } of them fed
        }
    }.
told-titled_standing = { $player }: { $nests ->
        [0] no nests
        [one] { $nests } nest
       *[other] { $nests } nests
    } and Da Big Cheese, { $rats ->
        [0] no rats on the board
        [one] { $rats } { $fed ->
            [0] unfed
           *[other] fed
        } rat on the board
       *[other] { $rats } rats on the board, { $fed ->
            [0] none of them fed
           *[other] { $fed } of them fed
        }
    }.
told-cap_won = { $player } wins { $criterion }.
told-cap_shared = { $player } shares first place, tied on everything.

## What is to be decided

prompt-waiting = Waiting for { $players }.
# $count (number)
prompt-lone_rat = You have only one rat left. Put { $count ->
        [one] { $count } new rat
       *[other] { $count } new rats
    } into your home nest and end your turn, or play on with the one?
# $left (number)
prompt-origin = From which space does a group move? You have { $left ->
        [one] { $left } group movement
       *[other] { $left } group movements
    } left.
# $item (item), $effect (item_text), $origin (space)
prompt-move_item = Use { THE($item) } for the group that leaves { THE($origin) }? ({ $effect })
# $origin (space)
prompt-group = Which rats leave { THE($origin) }?
# $origin (space), $item (item)
prompt-group-item = Which rats leave { THE($origin) } with { THE($item) }?
# $group (group), $origin (space)
prompt-destination = Where do you move { $group } from { THE($origin) }?
# $group (group), $origin (space), $item (item)
prompt-destination-item = Where do you move { $group } from { THE($origin) } with { THE($item) }?
# $count (number)
prompt-next_fight = { $count ->
        [one] Your rats must fight.
       *[other] Your rats must fight in { $count } places: which fight comes next?
    }
# $space (space), $own (number), $others (number)
prompt-broken_bottle = Fight { IN($space) }: you roll { $own ->
        [one] { $own } die
       *[other] { $own } dice
    }, the others { $others }. Use the Broken Bottle for one more?
# $space (space), $own (number), $best (number)
prompt-lucky_token-fight = You are about to lose the fight { IN($space) } by { $own } to { $best }. Use the Lucky Fare Token and roll all your dice again?
prompt-lucky_token-claim = None of your dice shows the target symbol. Use the Lucky Fare Token and roll all of them again?
# $space (space), $count (number)
prompt-bottle_cap = You lost the fight { IN($space) }; { $count ->
        [one] { $count } of your rats dies
       *[other] { $count } of your rats die
    }. Use the Bottle-Cap Shield to save one?
# $victim (seat), $group (group), $origin (space)
prompt-push_first = You push { $victim }’s { $group } two spaces away from { THE($origin) }. Where to first?
# $victim (seat), $group (group), $first (space)
prompt-push_second = You push { $victim }’s { $group } on from { THE($first) }. Where to?
# $origin (space), $count (number)
prompt-overflow = { CAP(THE($origin)) } cannot hold all your rats; { $count ->
        [one] { $count } must go
       *[other] { $count } must go
    }. Where to?
# $origin (space), $space (space), $count (number)
prompt-surplus = Which { $count ->
        [one] rat goes
       *[other] { $count } rats go
    } from { THE($origin) } to { THE($space) }?
# $space (space), $victim (seat), $count (number)
prompt-kill = You won the fight { IN($space) }: which { $count ->
        [one] of { $victim }’s rats dies
       *[other] { $count } of { $victim }’s rats die
    }?
# $space (space), $count (number), $card (card)
prompt-loss-card = “{ $card }”: which { $count ->
        [one] of your rats { IN($space) } dies
       *[other] { $count } of your rats { IN($space) } die
    }?
# $count (number)
prompt-loss-claim = Your claim failed: which { $count ->
        [one] of your rats in Rat City dies
       *[other] { $count } of your rats in Rat City die
    }?
# $count (number)
prompt-acting_space = Where do you act next? { $count ->
        [one] { $count } group
       *[other] { $count } groups
    } may still act.
# $space (space), $group (group)
prompt-action = What { GENDER($group) ->
        [s] does your rat
       *[p] do your rats
    } { IN($space) } do ({ $group })?
# $count (number)
prompt-giardiniera = Where do you feed up to { $count ->
        [one] { $count } rat
       *[other] { $count } rats
    } from the Jar of Giardiniera?
# $space (space)
prompt-card = Da Big Cheese hears rumors { IN($space) }: which card do you resolve? The other one is discarded.
# $card (card), $effect (card_text), $space (space)
prompt-gas_mask = You drew “{ $card }” { IN($space) }. ({ $effect }) Use the Thimble Gas Mask to discard it without effect?
# $found (item), $old (item)
prompt-item = You found { THE($found) } and hold { THE($old) }: which one do you keep?
# $space (space), $old (token), $token (token)
prompt-token = { CAP(THE($space)) } can hold one token only and has { $old }: which one do you give up?
# $space (space), $token (token)
prompt-token_source = None is left in the supply: from where do you take { $token } for { THE($space) }?
# $space (space)
prompt-pairs = How many pairs breed { IN($space) }?
# $count (number)
prompt-nursery = Where does the new rat go?{ $count ->
        [one] {""}
       *[other] {" "}({ $count } are to come.)
    }
# $origin (space), $group (group), $card (card)
prompt-refuge-card = “{ $card }” washes { $group } of yours away from { THE($origin) }: to which nest?
# $group (group)
prompt-refuge-claim = Your claim failed: to which nest { GENDER($group) ->
        [s] does the rest of the group
       *[p] do the others
    } go ({ $group })?
# $player (seat)
prompt-work_order-infested = { $player } is about to send the Exterminator to an infestation. Use the Stolen Work Order and choose where he goes?
# $player (seat)
prompt-work_order-die = { $player } rolled the target symbol and is about to send the Exterminator anywhere on the surface. Use the Stolen Work Order and choose where he goes?
# $player (seat), $card (card), $space (space)
prompt-work_order-card = { $player } drew “{ $card }” { IN($space) } and is about to send the Exterminator. Use the Stolen Work Order and choose where he goes?
prompt-quadrant = Several quadrants are infested: which one does the Exterminator visit?
# $quadrant (quadrant)
prompt-target-infested = Infestation in the { $quadrant }: to which of these spaces do you send the Exterminator? He destroys all that is there.
prompt-target-die = The target symbol: to which surface space do you send the Exterminator? He destroys all that is there.
# $card (card), $space (space)
prompt-target-card = “{ $card }” { IN($space) }: where do you send the Exterminator? He destroys all that is there.
# $space (space), $group (group)
prompt-smoke_bomb = The Exterminator comes to { THE($space) }, where you have { $group }. Use the Smoke Bomb and send them home?

## Choices

# $count (number)
choice-lone_rat-spawn = Put { $count ->
        [one] { $count } new rat
       *[other] { $count } new rats
    } into the home nest and end the turn
choice-lone_rat-play_on = Play on with one rat
# $space (space), $group (group)
choice-origin-space = Move from { THE($space) } ({ $group } there)
choice-origin-done = Move no further group
# $item (item)
choice-use = Use { THE($item) }
# $item (item)
choice-decline = Do not use { THE($item) }
choice-jar = Open the Jar of Giardiniera first
# $group (group)
choice-group = Move { $group }
# $space (space)
choice-destination-space = Go to { THE($space) }
# $space (space), $count (number)
choice-destination-join = Join your { $count ->
        [one] rat
       *[other] { $count } rats
    } { IN($space) }
# $space (space), $enemies (crowd), $dice (number), $rivals (number), $chance (number)
choice-destination-fight = Attack { $enemies } { IN($space) }: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } against { $rivals }, { $chance }% to win
# $space (space), $enemies (crowd), $dice (number), $rivals (number), $chance (number)
choice-next_fight = Fight { $enemies } { IN($space) }: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } against { $rivals }, { $chance }% to win
# $space (space)
choice-push-space = Push to { THE($space) }
# $space (space), $victim (seat)
choice-push-join = Push to { THE($space) }, to { $victim }’s other rats
# $space (space), $victim (seat)
choice-push-home = Push home to { THE($space) }
# $space (space), $enemies (crowd)
choice-push-fight = Push into a fight with { $enemies } { IN($space) }
# $space (space)
choice-push-death = Push into the arms of the Exterminator { IN($space) }
# $space (space), $count (number)
choice-overflow = To { THE($space) } ({ $count ->
        [one] { $count } rat
       *[other] { $count } rats
    })
# $group (group)
choice-surplus = { $group } { GENDER($group) ->
        [s] leaves
       *[p] leave
    }
# $group (group), $victim (seat)
choice-kill = { $victim } loses { $group }
# $group (group)
choice-loss = Lose { $group }
# $space (space), $group (group)
choice-acting_space-space = Act { IN($space) } ({ $group })
# $count (number)
choice-acting_space-done = Rest with { $count ->
        [one] the group that is left
       *[other] the { $count } groups that are left
    }
# $space (space)
choice-action-scavenge = Scavenge { IN($space) }: draw a card
# $space (space), $count (number)
choice-action-scavenge_two = Scavenge { IN($space) }: draw { $count } cards and resolve one
# $space (space), $victim (seat)
choice-action-take_over = Scavenge { IN($space) }: take over { $victim }’s nest
# $space (space), $victim (seat)
choice-action-raze = Scavenge { IN($space) }: remove { $victim }’s nest (you have no nest token left)
# $space (space), $count (number)
choice-action-feed = Feed { IN($space) }: { $count ->
        [one] { $count } unfed rat
       *[other] { $count } unfed rats
    }
# $space (space)
choice-action-breed = Breed { IN($space) }
# $space (space), $count (number)
choice-action-nest = Establish a nest { IN($space) }; { $count } rats become unfed
# $space (space), $old (token), $count (number)
choice-action-nest_over = Establish a nest { IN($space) } in place of { THE($old) }; { $count } rats become unfed
# $count (number), $chance (number)
choice-action-claim = Reach for the throne with { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }: { $chance }% to succeed, or one rat dies
# $space (space)
choice-action-rest = Rest { IN($space) }
# $space (space), $count (number)
choice-giardiniera = Feed { $count ->
        [one] { $count } rat
       *[other] { $count } rats
    } { IN($space) }
# $card (card), $effect (card_text)
choice-card = Resolve “{ $card }”: { $effect }
# $item (item), $effect (item_text)
choice-item = Keep { THE($item) }: { $effect }
# $old (token), $token (token)
choice-token-old = Give up { THE($old) } and place { $token }
# $old (token), $token (token)
choice-token-new = Keep { THE($old) } and do not place { $token }
# $space (space)
choice-token_source = Take it from { THE($space) }
# $count (number), $young (number)
choice-pairs = { $count ->
        [one] { $count } pair
       *[other] { $count } pairs
    }: { $young ->
        [one] { $young } new rat
       *[other] { $young } new rats
    }
# $space (space)
choice-nursery = To { THE($space) }
# $space (space)
choice-refuge = To { THE($space) }
# $quadrant (quadrant), $count (number)
choice-quadrant = The { $quadrant }: { $count ->
        [one] { $count } rat
       *[other] { $count } rats
    }
# $space (space)
choice-target-space = Send him to { THE($space) }: nothing is there
# $space (space), $token (token)
choice-target-token = Send him to { THE($space) }: he destroys { THE($token) }
# $space (space), $count (number), $victim (seat)
choice-target-rats = Send him to { THE($space) }: he destroys { $count ->
        [one] one of { $victim }’s rats
       *[other] { $count } of { $victim }’s rats
    }
# $space (space), $count (number)
choice-target-own = Send him to { THE($space) }: he destroys { $count ->
        [one] one of your own rats
       *[other] { $count } of your own rats
    }
    .risk = He destroys your own rats there.

## Things put together

# $number (number)
seat = Player { $number }
# $first (seat)
crowd-1 = { $first }
# $first (seat), $second (seat)
crowd-2 = { $first } and { $second }
# $first (seat), $second (seat), $third (seat)
crowd-3 = { $first }, { $second } and { $third }
# $unfed (number), $fed (number)
group-unfed = { $unfed ->
        [one] { $unfed } unfed rat
       *[other] { $unfed } unfed rats
    }
    .gender = { $unfed ->
        [one] s
       *[other] p
    }
# $unfed (number), $fed (number)
group-fed = { $fed ->
        [one] { $fed } fed rat
       *[other] { $fed } fed rats
    }
    .gender = { $fed ->
        [one] s
       *[other] p
    }
# $unfed (number), $fed (number)
group-mixed = { $unfed } unfed and { $fed } fed { $fed ->
        [one] rat
       *[other] rats
    }
    .gender = p
# $faction (faction)
nest = a nest of the { $faction }
    .the = the nest of the { $faction }
token-food = a food source
    .the = the food source
token-sewer = a sewer entrance
    .the = the sewer entrance
token-any = a token
    .the = the token

## Names

criterion-conditions = with all conditions of victory met
criterion-nests = with the most nests
criterion-title = as Da Big Cheese, tied on nests
criterion-rats = with the most rats, tied on nests and title
criterion-fed = with the most fed rats, tied on all else
deck-surface = Surface deck
    .gender = s
deck-underground = Underground deck
    .gender = s
faction-white = White Rats
    .gender = p
faction-brown = Brown Rats
    .gender = p
faction-black = Black Rats
    .gender = p
faction-grey = Grey Rats
    .gender = p
space-s_north = North Gangway
    .gender = s
space-s_ne1 = Lakefront Path
    .gender = s
    .in = on the Lakefront Path
space-s_ne2 = Northeast Sewer Cover
    .gender = s
    .in = at the Northeast Sewer Cover
space-s_ne3 = Boat Dock Bins
    .gender = p
    .in = at the Boat Dock Bins
space-s_east = East Gangway
    .gender = s
space-s_se1 = Bakery Alley
    .gender = s
space-s_se2 = Southeast Sewer Cover
    .gender = s
    .in = at the Southeast Sewer Cover
space-s_se3 = Ballpark Lot
    .gender = s
space-s_south = South Gangway
    .gender = s
space-s_sw1 = Rail Yard Fence
    .gender = s
    .in = at the Rail Yard Fence
space-s_sw2 = Southwest Sewer Cover
    .gender = s
    .in = at the Southwest Sewer Cover
space-s_sw3 = Market Loading Dock
    .gender = s
    .in = at the Market Loading Dock
space-s_west = West Gangway
    .gender = s
space-s_nw1 = Corner Tavern
    .gender = s
    .in = at the Corner Tavern
space-s_nw2 = Northwest Sewer Cover
    .gender = s
    .in = at the Northwest Sewer Cover
space-s_nw3 = Hot Dog Stand
    .gender = s
    .in = at the Hot Dog Stand
space-u_north = North Stairwell
    .gender = s
space-u_ne1 = Cable Vault
    .gender = s
space-u_ne2 = Northeast Main Drain
    .gender = s
space-u_ne3 = Flooded Basement
    .gender = s
space-u_east = East Stairwell
    .gender = s
space-u_se1 = Steam Tunnel
    .gender = s
space-u_se2 = Southeast Main Drain
    .gender = s
space-u_se3 = Pump Room
    .gender = s
space-u_south = South Stairwell
    .gender = s
space-u_sw1 = Freight Tunnel
    .gender = s
space-u_sw2 = Southwest Main Drain
    .gender = s
space-u_sw3 = Brick Culvert
    .gender = s
space-u_west = West Stairwell
    .gender = s
space-u_nw1 = Coal Chute
    .gender = s
space-u_nw2 = Northwest Main Drain
    .gender = s
space-u_nw3 = Subway Crawlspace
    .gender = s
space-rat_city = Rat City
space-home_nw = White Rats’ Home Nest
    .gender = s
space-home_ne = Brown Rats’ Home Nest
    .gender = s
space-home_se = Black Rats’ Home Nest
    .gender = s
space-home_sw = Grey Rats’ Home Nest
    .gender = s
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
    .text = A group of at most 4 rats on a surface space flies to any other surface space the Exterminator is not on.
card-item_roller_skate = Roller Skate
    .text = One group moves up to 6 spaces.
card-item_manhole_hook = Manhole Hook
    .text = For one group movement every column has a sewer entrance.
card-item_gas_mask = Thimble Gas Mask
    .text = Discard the event card you are about to resolve.
card-item_broken_bottle = Broken Bottle
    .text = Roll 1 more die in a fight.
card-item_lucky_token = Lucky Fare Token
    .text = Roll all your dice of a fight or throne claim again.
card-item_bottle_cap = Bottle-Cap Shield
    .text = One fewer of your rats dies in a lost fight.
card-item_work_order = Stolen Work Order
    .text = Choose where the Exterminator goes, among the legal spaces.
card-item_smoke_bomb = Smoke Bomb
    .text = Your rats on the Exterminator’s new space go home instead.
card-item_giardiniera = Jar of Giardiniera
    .text = Feed up to 2 of your rats on one space.
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
    .gender = s
    .text = A group of at most 4 rats on a surface space flies to any other surface space the Exterminator is not on.
item-roller_skate = Roller Skate
    .gender = s
    .text = One group moves up to 6 spaces.
item-manhole_hook = Manhole Hook
    .gender = s
    .text = For one group movement every column has a sewer entrance.
item-giardiniera = Jar of Giardiniera
    .gender = s
    .text = Feed up to 2 of your rats on one space.
item-gas_mask = Thimble Gas Mask
    .gender = s
    .text = Discard the event card you are about to resolve.
item-broken_bottle = Broken Bottle
    .gender = s
    .text = Roll 1 more die in a fight.
item-lucky_token = Lucky Fare Token
    .gender = s
    .text = Roll all your dice of a fight or throne claim again.
item-bottle_cap = Bottle-Cap Shield
    .gender = s
    .text = One fewer of your rats dies in a lost fight.
item-work_order = Stolen Work Order
    .gender = s
    .text = Choose where the Exterminator goes, among the legal spaces.
item-smoke_bomb = Smoke Bomb
    .gender = s
    .text = Your rats on the Exterminator’s new space go home instead.

## Why not

# $space (space)
why-rats-none = You have no rat { IN($space) }.
# $space (space)
why-origin-contested = Your rats { IN($space) } face enemies: they must fight there and cannot move on this turn.
why-origin-throne = Your only rat there is Da Big Cheese, and it cannot leave Rat City.
# $space (space)
why-origin-moved = All your rats { IN($space) } have already moved this turn.
# $group (group), $space (space)
why-group-fewer = There { GENDER($group) ->
        [s] is
       *[p] are
    } only { $group } to choose from { IN($space) }.
why-group-throne = One of these fed rats is Da Big Cheese, and it stays on the throne.
# $space (space)
why-group-moved = A group must include a rat that has not moved this turn, and of your rats { IN($space) } these have all moved.
# $item (item), $count (number)
why-group-fly = With { THE($item) } at most { $count } { $count ->
        [one] rat
       *[other] rats
    } can fly.
# $group (group)
why-group-stuck = There is no space in reach where { $group } could stop together.
# $space (space)
why-destination-origin = The group starts { IN($space) }: its movement cannot end there as well.
# $space (space)
why-home-closed = Only the rats that live there can enter { THE($space) }.
# $space (space)
why-destination-exterminator = The Exterminator stands { IN($space) }, so no rat can go there.
# $space (space), $count (number)
why-destination-far = { CAP(THE($space)) } { GENDER($space) ->
        [p] are
       *[other] is
    } out of reach: no open way of at most { $count } spaces leads there.
# $item (item), $space (space)
why-destination-below = With { THE($item) } rats fly to surface spaces only, not to { THE($space) }.
# $space (space), $count (number), $most (number)
why-destination-full = That would make { $count } of your rats { IN($space) }, and there is room for only { $most }.
# $space (space)
why-fight-none = There is no fight { IN($space) }: no two families meet there.
# $space (space)
why-push-back = The fight was { IN($space) }: the losers cannot be pushed back there.
# $space (space), $start (space)
why-push-far = { CAP(THE($space)) } { GENDER($space) ->
        [p] are
       *[other] is
    } not next to { THE($start) }: a push goes one space at a time.
# $space (space), $enemies (crowd)
why-overflow-enemies = Rats of { $enemies } stand { IN($space) }: surplus rats cannot go there.
# $space (space)
why-overflow-full = There is no room left { IN($space) }.
# $space (space), $nearer (space)
why-overflow-nearer = Surplus rats go to the nearest space with room: { THE($nearer) } { GENDER($nearer) ->
        [p] are
       *[other] is
    } nearer than { THE($space) }.
# $count (number)
why-some-count = It must be { $count } { $count ->
        [one] rat
       *[other] rats
    }, no more and no fewer.
# $item (item)
why-jar-not_yours = You do not have { THE($item) }.
# $item (item)
why-jar-used = You have already used { THE($item) }: it is ready again on your next turn.
why-jar-all_fed = None of your rats is unfed.
# $space (space)
why-unfed-none = You have no unfed rat { IN($space) }.
# $space (space)
why-acting-none = Your rats { IN($space) } have no action: they did not move there this turn, or they have already acted or fought.
why-action-home = In your home nest you can only breed or rest.
why-scavenge-throne = The throne is empty: in Rat City you can only scavenge while a rat sits on it.
# $space (space)
why-feed-no_food = There is no food source { IN($space) }.
# $space (space), $count (number), $needed (number)
why-breed-fed = Breeding takes { $needed } fed rats, and { IN($space) } you have { $count ->
        [0] none
       *[other] only { $count }
    }.
why-breed-reserve = All your rats are on the board: there is none in reserve.
# $space (space), $count (number), $needed (number)
why-nest-fed = A nest takes { $needed } fed rats, and { IN($space) } you have { $count ->
        [0] none
       *[other] only { $count }
    }.
# $space (space)
why-nest-barred = No token can be placed { IN($space) }, so no nest either.
# $space (space), $token (token)
why-nest-there = There is already { $token } { IN($space) }.
# $count (number)
why-nest-supply = All your { $count } nests are already on the board.
# $space (space)
why-claim-elsewhere = The throne stands in Rat City: you cannot reach for it { IN($space) }.
why-claim-taken = One of your own rats is on the throne already.
# $count (number), $pairs (number), $space (space)
why-pairs-fed = Your { $count } fed rats { IN($space) } make only { $pairs } { $pairs ->
        [one] pair
       *[other] pairs
    }.
# $count (number), $pairs (number)
why-pairs-reserve = You have only { $count } { $count ->
        [one] rat
       *[other] rats
    } in reserve: { $pairs } { $pairs ->
        [one] pair is
       *[other] pairs are
    } enough.
# $space (space)
why-own_nest-none = You have no nest { IN($space) }.
# $space (space), $enemies (crowd)
why-own_nest-enemies = Rats of { $enemies } occupy your nest { IN($space) }: none of yours can be placed there.
# $space (space), $room (number), $count (number)
why-own_nest-full = Your nest { IN($space) } has { $room ->
        [0] no room left
       *[other] room for only { $room } of the { $count } rats
    }.
# $space (space)
why-refuge-origin = Your rats { IN($space) } must go to another space.
# $card (card)
why-card-not_drawn = “{ $card }” is not one of the cards you have drawn.
# $found (item), $old (item)
why-item-other = You can only keep { THE($found) } or { THE($old) }.
# $token (token), $space (space)
why-token_source-none = You are to move { $token }, and there is none { IN($space) }.
# $quadrant (quadrant), $count (number), $needed (number)
why-quadrant-not_infested = The { $quadrant } is not infested: it has { $count } { $count ->
        [one] rat
       *[other] rats
    }, and an infestation takes { $needed }.
# $space (space)
why-target-below = The Exterminator works on the surface only and cannot go to { THE($space) }.
# $space (space)
why-target-same = The Exterminator already stands { IN($space) }: he must go to another space.
# $space (space)
why-target-quadrant = { CAP(THE($space)) } { GENDER($space) ->
        [p] are
       *[other] is
    } not in the quadrant where the Exterminator must go.
# $space (space), $count (number), $most (number)
why-target-fewer = The Exterminator goes where the most rats are: { IN($space) } there { $count ->
        [0] are none
        [one] is { $count }
       *[other] are { $count }
    }, elsewhere { $most }.
