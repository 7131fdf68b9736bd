### Ratcatcher: English, the reference: the other languages have the same messages.

## What happened: setup and the City

told-game_set_up = { CAP($player) } sets out against { THE($nemesis) } ({ $mode } mode) as { $ratcatcher }.
told-card_revealed = Township Card revealed: { $card }.
told-card_attached = { $card } is attached to the { $edge } side of { $place }, { $turn }.
told-card_drawn = Township Card drawn: { $card }.
told-card_placed = { $card } is placed on the { $edge } side of { $place }, { $turn }.
told-cheese_laid = { $zone }: a Magic Cheese is laid out.
told-no_cheese_left = { $zone }: no Magic Cheese is left in the Reserve.
told-token_laid = { $zone }: a { $token } is laid out.
told-no_token_left = { $zone }: no { $token } is left in the Reserve.
told-question_turned = { $zone }: the “?” token shows a { $face }.
told-no_question_left = { $zone }: no “?” token is left; nothing happens.
told-card_inactive = { $card } is inactive: no rats appear there.
told-expansion_due =
    { $cheese ->
        [0] No Magic Cheese is
        [one] Only 1 Magic Cheese is
       *[other] Only { $cheese } Magic Cheese are
    } left in the City: { $card } calls for { $count ->
        [one] 1 new Township Card
       *[other] { $count } new Township Cards
    }.
told-expansion_cut =
    { $count ->
        [one] 1 Township Card is
       *[other] { $count } Township Cards are
    } not placed: there is no card or no connector left.

## Spawning

told-rats_spawned =
    { $zone }: { THE($cause) } { GENDER($cause) ->
        [p] bring
       *[other] brings
    } { $rats }.
told-spawn_lost =
    { $zone }: the Rat Sack stays empty; { $count ->
        [one] 1 rat does
       *[other] { $count } rats do
    } not come.
told-spawn_hushed = { $zone }: nothing spawns in the cloud.
told-peculiar_spawned = { $zone }: a Peculiar Rat appears, { THE($rat) }.
told-no_peculiar_left = { $zone }: no Peculiar Rat is left to appear.
told-sack_from_inactive =
    The Rat Sack is empty: { $rats } { GENDER($rats) ->
        [p] return
       *[other] returns
    } from inactive Township Cards.
told-sack_from_cage =
    The Rat Sack is empty: { $rats } { GENDER($rats) ->
        [p] return
       *[other] returns
    } from the Cage.
told-sack_from_weakest =
    The Rat Sack is empty: { $rats } { GENDER($rats) ->
        [p] return
       *[other] returns
    } from { $card }, where the fewest are.
told-sack_stays_empty = The Rat Sack is empty, and no other card has rats that could return.

## The Ratcatcher’s Turn

told-round_begins = Round { $round }: it is { $player }’s turn.
told-refreshed =
    Refresh: { $dice ->
        [one] 1 Attack Die
       *[other] { $dice } Attack Dice
    }, { $movement ->
        [one] 1 Movement Point
       *[other] { $movement } Movement Points
    }, { $traps ->
        [one] 1 trap
       *[other] { $traps } traps
    }.
told-turn_ended = { CAP($player) } ends the turn.
told-moved = { CAP($player) } goes from { $start } to { $zone }.
told-left_brown =
    Brown Rats attack { $player } on leaving: Bite { $total } against Defence { $defence }{ $wounds ->
        [0] , no wound.
       *[other] .
    }
told-pounced =
    { CAP(THE($rat)) } pounces: Bite { $bite } against Defence { $defence }{ $wounds ->
        [0] , no wound.
       *[other] .
    }
told-slipped_away = { CAP($player) } is out of { $zone } before the rats can bite.
told-wounded =
    { CAP($player) } suffers { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    } (Health: { $health }).
told-health_picked_up = { CAP($player) } picks up a Health Token in { $zone } (Health: { $health }).
told-picked_up =
    { CAP($player) } picks up a { $token } in { $zone } ({ $now ->
        [one] now 1 token
       *[other] now { $now } tokens
    }).
told-trap_set = { CAP($player) } deploys a trap in { $zone }.
told-attacked = Attack on { $zone } (hits on { $accuracy }+): { $low }{ $high }.
told-hits_scored =
    { $hits ->
        [0] { $mortal ->
            [0] No hit.
            [one] 1 mortal wound.
           *[other] { $mortal } mortal wounds.
        }
        [one] { $mortal ->
            [0] 1 hit.
            [one] 1 hit and 1 mortal wound.
           *[other] 1 hit and { $mortal } mortal wounds.
        }
       *[other] { $mortal ->
            [0] { $hits } hits.
            [one] { $hits } hits and 1 mortal wound.
           *[other] { $hits } hits and { $mortal } mortal wounds.
        }
    }
told-hits_lost =
    { $count ->
        [one] 1 hit is
       *[other] { $count } hits are
    } lost.
told-common_caught = { CAP($player) } catches a { $rat } in { $zone }.
told-peculiar_caught = { CAP($player) } catches { THE($rat) } in { $zone } and takes the card.
told-nemesis_wounded = { CAP(THE($nemesis)) } is wounded (Health: { $health }).

## Special Abilities

told-ability_used =
    { CAP($player) } uses { $ability } ({ $left ->
        [0] no token left
        [one] 1 token left
       *[other] { $left } tokens left
    }).
told-net_laid = { $zone }: rats that are here or come here do not move on.
told-decoy_laid = { $zone }: a decoy lures rats like cheese.
told-cloud_laid = { $zone }: no Common or Peculiar Rat bites in the cloud, and nothing spawns there.
told-rats_lured =
    { $rats } { GENDER($rats) ->
        [p] follow
       *[other] follows
    } the tune from { $start } to { $zone }.
told-dice_focused =
    { $count ->
        [one] 1 die joins
       *[other] { $count } dice join
    } the Attack Track (now { $now }).
told-cull_ended = { CAP($player) } catches no more.
told-guarded = Defence is { $defence } until Clean Up.
told-healed = Health +{ $count } (now { $health }).
told-dashed =
    { $count ->
        [one] 1 more Movement Point
       *[other] { $count } more Movement Points
    } (now { $now }), and no rat attacks on leaving this turn.

## Cheese, upgrades, rewards

told-cheese_collected = { CAP($player) } collects a Magic Cheese in { $zone }: { $total } of { $goal }.
told-cheese_gained = { CAP($player) } gains a Magic Cheese: { $total } of { $goal }.
told-no_cheese_to_gain = No Magic Cheese is left in the Reserve: nothing is gained.
told-slot_filled =
    The cheese goes on the slot “{ $upgrade }”; { $left ->
        [one] 1 slot
       *[other] { $left } slots
    } to go.
told-upgraded = Upgrade complete: { $upgrade } (now { $now }).
told-trap_upgraded =
    Upgrade complete: { THE($trap) } costs { $cost ->
        [one] 1 Movement Point
       *[other] { $cost } Movement Points
    } and rolls { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }{ $pierce ->
        [0] .
       *[other] ; Defence counts { $pierce } less.
    }
told-ability_unlocked =
    Unlocked: { $ability } ({ $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }).
told-ability_refilled =
    Refilled: { $ability } ({ $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }).
told-tally_taken = { CAP($player) } hands the Tallyman { $rats } for { $reward }.
told-consolation_taken = { CAP($player) } takes { $reward } for the rats that left the Cage.
told-consolation_declined = { CAP($player) } takes no reward for the rats that left the Cage.
told-reward_claimed = { CAP($player) } claims the reward for { THE($rat) }: { $gift }.
told-points_gained =
    { $count ->
        [one] 1 more Movement Point
       *[other] { $count } more Movement Points
    } (now { $now }).
told-dice_gained =
    { $count ->
        [0] No die is left in the Reserve; the Attack Track has { $now }.
        [one] 1 die joins the Attack Track (now { $now }).
       *[other] { $count } dice join the Attack Track (now { $now }).
    }
told-health_gained =
    { $count ->
        [0] Health is full ({ $health }): nothing is gained.
       *[other] Health +{ $count } (now { $health }).
    }
told-tokens_gained =
    { $count ->
        [0] No { $token } can be taken (held: { $now }).
       *[other] Gained: { $gift } (now { $now }).
    }
told-rats_caged =
    { CAP($rats) } { GENDER($rats) ->
        [p] go
       *[other] goes
    } from the Rat Sack into the Cage.
told-stash_empty = No tokens lie on { THE($rat) }’s card: nothing is gained.

## The Rats’ Turn

told-rats_turn = The Rats’ Turn begins.
told-nemesis_rolled = { CAP(THE($nemesis)) } rolls a { $pips } for the move.
told-nemesis_moved = { CAP(THE($nemesis)) } goes from { $start } to { $zone }.
told-nemesis_stayed = { CAP(THE($nemesis)) } stays in { $zone }.
told-rats_moved =
    { $rats } { GENDER($rats) ->
        [p] run
       *[other] runs
    } from { $start } to { $zone }.
told-peculiar_moved = { CAP(THE($rat)) } runs from { $start } to { $zone }.
told-rats_netted = The net in { $zone } ends the move.
told-rats_held =
    { $rats } { GENDER($rats) ->
        [p] are
       *[other] is
    } held by the net in { $zone }.
told-peculiar_held = { CAP(THE($rat)) } is held by the net in { $zone }.
told-hoarded =
    { CAP(THE($rat)) } hoards { $count ->
        [one] 1 token
       *[other] { $count } tokens
    } in { $zone }.
told-gut_filled =
    { CAP(THE($nemesis)) } swallows a { $token } in { $zone }{ $room ->
        [0] , without growing from it.
       *[other] .
    }
told-trap_gnawed = { CAP(THE($rat)) } gnaws the trap in { $zone } to pieces.
told-trap_sprung = { CAP(THE($trap)) } in { $zone } springs.
told-nemesis_bit = { CAP(THE($nemesis)) } bites (hits on { $accuracy }+): { $low }{ $high }.
told-nemesis_scored =
    { $hits ->
        [0] No hit
        [one] 1 hit
       *[other] { $hits } hits
    } against Defence { $defence }{ $mortal ->
        [0] {""}
        [one] , and 1 mortal wound
       *[other] , and { $mortal } mortal wounds
    }{ $wounds ->
        [0] : no wound.
       *[other] .
    }
told-peculiar_bit =
    { CAP(THE($rat)) } bites: { $bite } against Defence { $defence }{ $wounds ->
        [0] , no wound.
       *[other] .
    }
told-common_bit =
    The Common Rats bite: { $total } against Defence { $defence }{ $wounds ->
        [0] , no wound.
       *[other] .
    }
told-bite_hushed = { $zone }: no rat bites in the cloud.
told-drained = { CAP(THE($rat)) } robs { $player } of a { $token }.
told-drained_nothing = { CAP(THE($rat)) } finds no Special Token to rob { $player } of.
told-decoy_taken =
    { $zone }: the decoy works; { $rats } { GENDER($rats) ->
        [p] go
       *[other] goes
    } into the Cage.
told-decoy_spurned = { $zone }: too few rats for the decoy ({ $count }, needed { $need }).
told-cheese_eaten =
    { $zone }: the rats, counting { $count }, consume a Magic Cheese; the Rat Tracker is at { $level } of { $last }.
told-tracker_quiet = This level of the Rat Tracker brings nothing.
told-rats_sated =
    { $rats } { GENDER($rats) ->
        [p] return
       *[other] returns
    } sated from { $zone } to the Rat Sack.
told-nemesis_spawned = { CAP(THE($nemesis)) } appears in { $zone }!
told-nemesis_mutated = { CAP(THE($nemesis)) } mutates: { $mutation } +{ $value } (now { $now }).
told-cleaned_up =
    Clean Up: { $rats } { GENDER($rats) ->
        [p] leave
       *[other] leaves
    } the inactive Township Cards.
told-peculiar_removed = Clean Up: { THE($rat) } vanishes from { $zone }, an inactive card.
told-tokens_removed =
    Clean Up: { $count ->
        [one] 1 Special Token returns
       *[other] { $count } Special Tokens return
    } from inactive Township Cards to the Reserve.
told-traps_returned =
    Clean Up: { $count ->
        [one] 1 trap returns
       *[other] { $count } traps return
    } to the Character Board.
told-placed_returned =
    Clean Up: { $count ->
        [one] 1 placed Special Token returns
       *[other] { $count } placed Special Tokens return
    } to the Reserve.
told-guard_ended = Clean Up: Defence is { $defence } again.

## The end

told-won_by_cheese = { CAP($player) } has { $cheese } Magic Cheese and wins the game!
told-won_by_slaying =
    { CAP(THE($nemesis)) } is slain: { $player } wins the game, with { $cheese ->
        [0] no Magic Cheese
       *[other] { $cheese } Magic Cheese
    } collected!
told-lost_by_cheese =
    The rats have consumed { $eaten } Magic Cheese: { $player } loses the game, with { $cheese ->
        [0] no Magic Cheese
       *[other] { $cheese } Magic Cheese
    } collected.
told-lost_by_wounds =
    { CAP($player) } has no Health left and loses the game, with { $cheese ->
        [0] no Magic Cheese
       *[other] { $cheese } Magic Cheese
    } collected.
told-lost_by_time =
    Round { $rounds } has passed: { $player } loses the game, with { $cheese ->
        [0] no Magic Cheese
       *[other] { $cheese } Magic Cheese
    } collected.

## What is to be decided

# $count (number)
prompt-connector =
    Which connector does the next Township Card join? ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    } to place)
# $card (card)
prompt-connector-setup = Which connector does { $card } join?
# $card (card), $edge (edge), $place (card)
prompt-rotation = How do you turn { $card }? It joins the { $edge } side of { $place } and is populated at once.
# $card (card), $edge (edge), $place (card)
prompt-rotation-setup = How do you turn { $card }? It joins the { $edge } side of { $place }.
# $dice (number), $movement (number), $traps (number)
prompt-action =
    What do you do? ({ $movement ->
        [one] 1 Movement Point
       *[other] { $movement } Movement Points
    }, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, { $traps ->
        [one] 1 trap
       *[other] { $traps } traps
    })
# $hits (number), $mortal (number), $zone (zone)
prompt-hit =
    What do the hits in { $zone } catch? ({ $hits ->
        [0] { $mortal ->
            [one] 1 mortal wound
           *[other] { $mortal } mortal wounds
        }
        [one] 1 hit{ $mortal ->
            [0] {""}
            [one] {" "}and 1 mortal wound
           *[other] {" "}and { $mortal } mortal wounds
        }
       *[other] { $hits } hits{ $mortal ->
            [0] {""}
            [one] {" "}and 1 mortal wound
           *[other] {" "}and { $mortal } mortal wounds
        }
    } to allocate)
prompt-upgrade = On which slot does the Magic Cheese go?
# $count (number), $reward (tally)
prompt-payment =
    Which rat do you hand the Tallyman for { $reward }? ({ $count ->
        [one] 1 rat
       *[other] { $count } rats
    } to pay)
# $count (number), $reward (tally), $paid (mix)
prompt-payment-more =
    Which rat do you hand the Tallyman for { $reward }? ({ $count ->
        [one] 1 rat
       *[other] { $count } rats
    } to pay; paid: { $paid })
# $count (number)
prompt-cull =
    Which rat do you catch? ({ $count ->
        [one] 1 more
       *[other] { $count } more
    } at most)
# $rats (some), $start (zone)
prompt-end_zone =
    { $rats } from { $start }: where { GENDER($rats) ->
        [p] do they
       *[other] does it
    } run?
# $rats (some), $start (zone)
prompt-end_zone-net =
    { $rats } from { $start }: which net stops { GENDER($rats) ->
        [p] them
       *[other] it
    }?
# $rat (peculiar), $start (zone)
prompt-end_zone-peculiar = { CAP(THE($rat)) } from { $start }: where does it run?
# $rat (peculiar), $start (zone)
prompt-end_zone-peculiar_net = { CAP(THE($rat)) } from { $start }: which net stops it?
# $nemesis (nemesis), $start (zone)
prompt-end_zone-nemesis = { CAP(THE($nemesis)) } from { $start }: where does the move end?
# $nemesis (nemesis)
prompt-nest = In which Rats’ Nest does { THE($nemesis) } appear?
# $count (number)
prompt-consolation =
    { $count ->
        [one] 1 rat has
       *[other] { $count } rats have
    } left the Cage. Which reward do you take?
prompt-waiting = { CAP($players) } decides.

## What can be chosen

# $card (card), $edge (edge)
choice-connector = The { $edge } side of { $card }
# $turn (turn)
choice-rotation = { CAP($turn) }
# $zone (zone), $cost (number)
choice-move =
    Go to { $zone } ({ $cost ->
        [one] 1 Movement Point
       *[other] { $cost } Movement Points
    })
# $zone (zone), $cost (number), $wounds (number)
choice-move-wound =
    Go to { $zone } ({ $cost ->
        [one] 1 Movement Point
       *[other] { $cost } Movement Points
    }); the rats here bite: { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }
    .risk = The rats here bite as you leave: you lose { $wounds } Health. Catch some of them first, if you can.
# $zone (zone), $cost (number)
choice-move-deadly =
    Go to { $zone } ({ $cost ->
        [one] 1 Movement Point
       *[other] { $cost } Movement Points
    }); the rats here bite, and that is the end
    .risk = The rats here bite as you leave, and you have no Health to spare: the game is lost.
# $trap (trap), $zone (zone), $cost (number), $dice (number)
choice-trap =
    Deploy { THE($trap) } in { $zone } ({ $cost ->
        [one] 1 Movement Point
       *[other] { $cost } Movement Points
    }; rolls { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    })
# $count (number), $accuracy (number)
choice-attack =
    Attack with { $count ->
        [one] 1 die
       *[other] { $count } dice
    } (hits on { $accuracy }+)
choice-collect = Collect the Magic Cheese here
# $ability (ability), $zone (zone)
choice-ability-hold_zone = Use { $ability } in { $zone }: rats there do not move on
# $ability (ability), $zone (zone), $value (number)
choice-ability-decoy =
    Use { $ability } in { $zone }: a decoy that works on { $value ->
        [one] 1 rat
       *[other] { $value } rats
    } or more
# $ability (ability), $zone (zone)
choice-ability-quiet_zone = Use { $ability } in { $zone }: no Common or Peculiar Rat bites there, nothing spawns
# $ability (ability), $zone (zone)
choice-ability-lure = Use { $ability }: the Common Rats of { $zone } come to you
# $ability (ability), $zone (zone), $value (number)
choice-ability-blast =
    Use { $ability } on { $zone }: attack with { $value ->
        [one] 1 die
       *[other] { $value } dice
    }
# $ability (ability), $value (number)
choice-ability-focus =
    Use { $ability }: { $value ->
        [one] 1 die
       *[other] { $value } dice
    } more
# $ability (ability), $value (number)
choice-ability-cull =
    Use { $ability }: catch { $value ->
        [one] 1 Common Rat
       *[other] up to { $value } Common Rats
    } here
# $ability (ability), $value (number)
choice-ability-guard = Use { $ability }: Defence +{ $value } until Clean Up
# $ability (ability), $value (number)
choice-ability-heal = Use { $ability }: Health +{ $value }
# $ability (ability), $value (number)
choice-ability-dash =
    Use { $ability }: { $value ->
        [one] 1 more Movement Point
       *[other] { $value } more Movement Points
    }, no attacks on leaving
# $ability (ability)
choice-ability-snatch = Use { $ability }: collect the Magic Cheese here in spite of the rats
# $reward (tally), $gift (gift), $count (number)
choice-reward =
    Hand the Tallyman { $count ->
        [one] 1 rat
       *[other] { $count } rats
    } for { $reward }: { $gift }
# $rat (peculiar), $gift (gift)
choice-claim = Claim the reward for { THE($rat) }: { $gift }
# $rat (peculiar), $count (number)
choice-claim-stash =
    Claim the reward for { THE($rat) }: { $count ->
        [0] no tokens lie on the card
        [one] the token on the card
       *[other] the { $count } tokens on the card
    }
choice-end = End the turn
# $count (number)
choice-end-early =
    End the turn (rats are here, and { $count ->
        [one] 1 die is
       *[other] { $count } dice are
    } unused)
    .risk = Rats are beside you, and you still have dice: you could attack first.
# $rat (rat), $count (number)
choice-hit =
    Catch a { $rat } ({ $count ->
        [one] 1 hit
       *[other] { $count } hits
    })
# $rat (rat)
choice-hit-mortal = Catch a { $rat } (mortal wound)
# $rat (peculiar), $count (number)
choice-hit-peculiar =
    Catch { THE($rat) } ({ $count ->
        [one] 1 hit
       *[other] { $count } hits
    })
# $rat (peculiar)
choice-hit-peculiar_mortal = Catch { THE($rat) } (mortal wound)
# $nemesis (nemesis), $count (number)
choice-hit-nemesis =
    Wound { THE($nemesis) } ({ $count ->
        [one] 1 hit
       *[other] { $count } hits
    })
# $nemesis (nemesis)
choice-hit-nemesis_mortal = Wound { THE($nemesis) } (mortal wound)
# $upgrade (upgrade), $now (number), $then (number), $count (number)
choice-upgrade =
    { $upgrade }: from { $now } to { $then } ({ $count ->
        [one] the last slot
       *[other] { $count } slots to fill
    })
# $trap (trap), $cost (number), $dice (number), $pierce (number)
choice-upgrade-trap =
    Better trap: { THE($trap) } costs { $cost ->
        [one] 1 Movement Point
       *[other] { $cost } Movement Points
    } and rolls { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }{ $pierce ->
        [0] {""}
       *[other] ; Defence counts { $pierce } less
    }
# $ability (ability), $count (number)
choice-upgrade-unlock =
    Unlock { $ability } ({ $count ->
        [one] 1 token
       *[other] { $count } tokens
    })
# $ability (ability), $count (number)
choice-upgrade-refill =
    Refill { $ability } (to { $count ->
        [one] 1 token
       *[other] { $count } tokens
    })
# $rat (rat)
choice-payment = A { $rat }
# $rat (rat)
choice-cull = A { $rat }
choice-cull-done = Catch no more
# $zone (zone)
choice-zone = { $zone }
# $reward (tally), $gift (gift)
choice-consolation = { $reward }: { $gift }
choice-consolation-done = No reward

## Things that are put together

seat = the Ratcatcher
# $card (card), $letter (name)
zone = { $card } { $letter }
# $count (number)
some-brown =
    { $count ->
        [one] 1 Brown Rat
       *[other] { $count } Brown Rats
    }
    .gender =
        { $count ->
            [one] s
           *[other] p
        }
# $count (number)
some-black =
    { $count ->
        [one] 1 Black Rat
       *[other] { $count } Black Rats
    }
    .gender =
        { $count ->
            [one] s
           *[other] p
        }
# $count (number)
some-white =
    { $count ->
        [one] 1 White Rat
       *[other] { $count } White Rats
    }
    .gender =
        { $count ->
            [one] s
           *[other] p
        }
mix-none = no rats
    .gender = p
# $first (some), $second (some)
mix-two = { $first } and { $second }
    .gender = p
# $first (some), $second (some), $third (some)
mix-three = { $first }, { $second } and { $third }
    .gender = p
# $count (number)
gift-move =
    { $count ->
        [one] 1 Movement Point
       *[other] { $count } Movement Points
    }
# $count (number)
gift-attack_die =
    { $count ->
        [one] 1 Attack Die
       *[other] { $count } Attack Dice
    }
# $count (number)
gift-purple =
    { $count ->
        [one] 1 purple Special Token
       *[other] { $count } purple Special Tokens
    }
# $count (number)
gift-health = Health +{ $count }
# $count (number)
gift-yellow =
    { $count ->
        [one] 1 yellow Special Token
       *[other] { $count } yellow Special Tokens
    }
gift-cheese = 1 Magic Cheese
# $count (number)
gift-question =
    { $count ->
        [one] 1 “?” token
       *[other] { $count } “?” tokens
    } here
# $count (number)
gift-cage =
    { $count ->
        [one] 1 rat
       *[other] { $count } rats
    } from the Rat Sack into the Cage
gift-stash = the tokens on the card

## Names

card-t00 = Brie Market
card-t01 = Curdwick
card-t02 = Rindgate
card-t03 = Wheyford
card-t04 = Mouldering Row
card-t05 = Stilt Alley
card-t06 = Cheddar Steps
card-t07 = Brie Cross
card-t08 = Tanner’s Yard
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
    .text = Three dice, four steps, three cages that drop on whatever runs into them. The first one to try.
ratcatcher-corvin_reed = Corvin Reed, the Piper
    .text = He pipes the rats of a neighbouring zone to his feet and finishes them there.
ratcatcher-agatha_brimstone = Agatha Brimstone
    .text = Fire from a distance, acid in her traps, and a cloud in which nothing bites.
ratcatcher-bruno_maul = Bruno Maul
    .text = Strong and thick-skinned: four dice and Defence 3, but only three steps and one trap.
ratcatcher-sister_tansy = Sister Tansy
    .text = She lasts: seven Health, incense against bites and a balm that heals.
ratcatcher-nim_quickstep = Nim Quickstep
    .text = Two dice but five steps: over the roofs, past the rats and away with the cheese.
nemesis-rat_king = Rat King
    .text = Hunts you. Brown Rats that start their move on his card run 1 further.
    .gender = s
nemesis-the_maw = Maw
    .text = Hunts tokens, otherwise cheese. After its move it swallows every Health Token, Special Token and trap in its zone and grows from them (Gut Tracker).
    .gender = s
nemesis-mother_mange = Mother Mange
    .text = Hunts you. For every wound she takes, 1 rat is born in her zone after the attack.
peculiar-rat_o_nine_tails = Rat-O-Nine tails
    .text = Hunts you: Move 2, Bite 3, Defence 1. It bites from the next zone, too. Reward: Health +1 or 1 purple token.
peculiar-flitterwing = Flitterwing
    .text = Hunts you: Move 3, Bite 2, Defence 0. Traps and nets do not touch it. Reward: 1 “?” token in your zone.
peculiar-pox_whiskers = Pox Whiskers
    .text = Hunts you: Move 2, Bite 3, Defence 1. If its Bite beats your Defence, you also lose a Special Token, purple first. Reward: Health +1.
peculiar-brood_nanny = Brood Nanny
    .text = Seeks cheese: Move 1, Bite 2, Defence 1. She counts as a Rats’ Nest. Reward: 4 rats from the Sack into your Cage.
    .gender = s
peculiar-ironhide = Ironhide
    .text = Seeks cheese: Move 1, Bite 3, Defence 2. Bodyguard: hits in its zone may only go to it until it is caught. Reward: Health +1 or 1 yellow token.
peculiar-pilferer = Pilferer
    .text = Seeks cheese: Move 2, Bite 1, Defence 0. It counts as 5 rats: it eats a cheese all by itself. Reward: 2 purple tokens.
    .gender = s
peculiar-spring_chewer = Spring-Chewer
    .text = Seeks traps, otherwise cheese: Move 2, Bite 2, Defence 1. It removes the trap in its zone before it springs. Reward: 1 “?” token in your zone.
    .gender = s
peculiar-fiddler = Fiddler
    .text = Seeks cheese: Move 2, Bite 1, Defence 0. Common Rats that start on its card run 1 further. Reward: 1 purple or 1 yellow token.
    .gender = s
peculiar-bloatbelly = Bloatbelly
    .text = Seeks cheese: Move 1, Bite 2, Defence 0. It bursts when caught: 2 rats appear in its zone after the attack. Reward: 5 rats from the Sack into your Cage.
peculiar-twin_snapper = Twin Snapper
    .text = Hunts you: Move 2, Bite 4, Defence 1. It also bites when you leave its zone. Reward: Health +2.
    .gender = s
peculiar-the_shade = Shade
    .text = Hunts you: Move 2, Bite 3, Defence 0. Only a 6 catches it. Reward: 1 Magic Cheese.
    .gender = s
peculiar-magpie_tail = Magpie-Tail
    .text = Seeks tokens, otherwise you: Move 3, Bite 1, Defence 0. It hoards Health and Special Tokens on its card. Reward: the tokens on its card.
peculiar-candle_tail = Candle-Tail
    .text = Seeks cheese: Move 2, Bite 2, Defence 1. Common Rats in its zone have Defence +1. Reward: 1 yellow token.
peculiar-herald = Herald
    .text = Hunts you: Move 2, Bite 2, Defence 1. In your zone, the Common Rats bite with 2 more in all. Reward: Health +1.
    .gender = s
peculiar-gaoler = Gaoler
    .text = Hunts you: Move 2, Bite 2, Defence 2. Leaving its zone costs you 1 more Movement Point. Reward: 1 “?” token in your zone or 2 purple tokens.
    .gender = s
peculiar-pack_baron = Pack Baron
    .text = Seeks cheese: Move 2, Bite 2, Defence 1. It brings 2 rats along when it appears. Reward: 6 rats from the Sack into your Cage.
    .gender = s
ability-dragnet_potion = Dragnet Potion
    .text = Place it in your zone or the next: until Clean Up, Common and Peculiar Rats there do not move on, and those that come in stop there.
ability-toxic_ruse = Toxic Ruse
    .text = Place it in any zone of your card: it lures like cheese. If 3 rats count there in the Consume step (1 if a net lies there), all Black and White ones go into your Cage.
ability-pied_tune = Pied Tune
    .text = All Common Rats of an adjacent zone come into yours.
ability-grand_finale = Grand Finale
    .text = An attack on your zone with 4 dice from the Reserve.
ability-fire_flask = Fire Flask
    .text = An attack on your zone or an adjacent one with 3 dice from the Reserve.
ability-choking_cloud = Choking Cloud
    .text = Place it in your zone or the next: until Clean Up, Common and Peculiar Rats do not bite there, and Nests and Black Rats bring nothing. The Nemesis does not mind.
ability-battle_roar = Battle Roar
    .text = 2 dice from the Reserve join your Attack Track this turn.
ability-clean_sweep = Clean Sweep
    .text = Catch up to 4 Common Rats of your choice in your zone, without dice.
ability-warding_incense = Warding Incense
    .text = Defence +2 until Clean Up. Several add up.
ability-healing_balm = Healing Balm
    .text = Health +2, up to your maximum.
ability-rooftop_run = Rooftop Run
    .text = 3 more Movement Points; for the rest of the turn no rat attacks when you leave a zone.
ability-light_fingers = Light Fingers
    .text = Collect a Magic Cheese from your zone although rats are there.
trap-drop_cage = Drop Cage
    .text = Costs 1 Movement Point and rolls 2 dice (3 when improved).
    .gender = s
trap-spring_snare = Spring Snare
    .text = Costs 1 Movement Point and rolls 2 dice (improved: the rats’ Defence counts 1 less).
    .gender = s
trap-acid_pot = Acid Pot
    .text = Costs 2 Movement Points and rolls 3 dice (4 when improved); the rats’ Defence counts 1 less.
    .gender = s
trap-bear_jaw = Bear Jaw
    .text = Costs 2 Movement Points (1 when improved) and rolls 3 dice; the rats’ Defence counts 1 less.
    .gender = s
trap-bell_trap = Bell Trap
    .text = Costs 1 Movement Point and rolls 2 dice (3 when improved).
    .gender = s
trap-tripwire = Tripwire
    .text = Costs 1 Movement Point and rolls 1 die (2 when improved).
    .gender = s
tally-move = Second Wind
    .text = 2 rats: 2 Movement Points for this turn.
tally-attack_die = Borrowed Blade
    .text = 3 rats: an Attack Die for this turn.
tally-purple = Purple Potion
    .text = 4 rats: a purple Special Token.
tally-health = Poultice
    .text = 6 rats: Health +1.
tally-yellow = Yellow Potion
    .text = 6 rats: a yellow Special Token.
tally-cheese = Cheesemaker’s Thanks
    .text = 12 rats: a Magic Cheese.
mode-normal = normal
mode-hard = hard
turn-0 = not turned
turn-1 = turned a quarter clockwise
turn-2 = turned halfway round
turn-3 = turned a quarter anticlockwise
rat-brown = Brown Rat
    .text = Hunts you: Move 2, Bite 2, Defence 0. Attacks when you leave its zone. Does not count when cheese is eaten.
rat-black = Black Rat
    .text = Seeks cheese: Move 1, Bite 1, Defence 1 (two hits). Brings another rat when it appears and in every Rats’ Turn.
rat-white = White Rat
    .text = Seeks cheese: Move 2, Bite 1, Defence 0 (one hit).
token-health = Health Token
    .text = Health +1 for whoever walks over it, unless Health is full. Then it stays.
token-purple = purple Special Token
    .text = Pays for your purple ability once. You can take it only when the ability is unlocked and has room.
token-yellow = yellow Special Token
    .text = Pays for your yellow ability once. You can take it only when the ability is unlocked and has room.
question-health = Health Token
    .text = A Health Token comes into the zone.
question-purple = purple Special Token
    .text = A purple Special Token comes into the zone.
question-yellow = yellow Special Token
    .text = A yellow Special Token comes into the zone.
question-cheese = Magic Cheese
    .text = A Magic Cheese comes into the zone.
question-peculiar = Peculiar Rat
    .text = A Peculiar Rat appears in the zone.
question-nest = Rats’ Nest
    .text = A rat appears, and the zone is a Rats’ Nest from now on.
gut-health = Health Token
gut-purple = purple Special Token
gut-yellow = yellow Special Token
gut-trap = trap
mutation-mutate_health = Health
mutation-mutate_bite = Bite
mutation-mutate_defence = Defence
mutation-mutate_spawn = Spawn
upgrade-attack = Attack
    .text = Attack +1: one die more, from now on.
upgrade-movement = Movement
    .text = Movement +1: one step more, from now on.
upgrade-traps = Traps
    .text = Traps +1: one trap more, from now on.
upgrade-accuracy = Accuracy
    .text = You hit from 3 on instead of 4, with traps and abilities, too.
upgrade-defence = Defence
    .text = Defence +1: bites must exceed it.
upgrade-health = Health
    .text = Maximum Health +1, and Health +1 at once.
upgrade-trap = Better trap
    .text = Your traps get their better numbers, those already set as well.
upgrade-purple_unlock = Purple ability
    .text = Unlocks your purple ability and fills it with tokens.
upgrade-purple_refill = Purple refill
    .text = Fills your purple ability up again, once. Only when it is unlocked.
upgrade-yellow_unlock = Yellow ability
    .text = Unlocks your yellow ability and fills it with tokens.
upgrade-yellow_refill = Yellow refill
    .text = Fills your yellow ability up again, once. Only when it is unlocked.
edge-n = north
edge-e = east
edge-s = south
edge-w = west
cause-nest = Rats’ Nest
    .gender = s
cause-spawn = Rat Spawn
    .gender = s
cause-question = “?” token
    .gender = s
cause-black = Black Rat
    .gender = s
cause-blacks = Black Rats
    .gender = p
cause-breeder = breeding Peculiar Rat
    .gender = s
cause-nemesis = Nemesis
    .gender = s
cause-tracker = Rat Tracker
    .gender = s
cause-entourage = entourage
    .gender = s
cause-burst = burst rat
    .gender = s
cause-litter = wounded Nemesis
    .gender = s

## Why not

# $zone (zone)
why-zone-absent = { $zone } is not in the City.
# $card (card)
why-card-absent = { $card } is not in the City.
# $card (card), $start (card)
why-connector-not_start = At setup new cards are attached to { $start }, not to { $card }.
# $card (card), $edge (edge)
why-connector-none = { $card } has no connector on its { $edge } side.
# $card (card), $edge (edge), $other (card)
why-connector-taken = The connector on the { $edge } side of { $card } is not available: { $other } lies there.
# $card (card), $other (card)
why-connector-inactive = { $card } is inactive, and an active Township Card, { $other }, still has an available connector.
# $card (card), $turn (turn), $place (card)
why-rotation = { $card }, { $turn }, has no connector on the side that joins { $place }.
# $ability (ability)
why-ability-locked = { $ability } is still locked.
why-dice-none_left = No die is left in the Reserve.
# $health (number)
why-health-full = Your Health is at its maximum of { $health }.
# $upgrade (upgrade)
why-upgrade-complete = “{ $upgrade }” has no free slot left: every upgrade comes only once.
# $zone (zone)
why-move-here = You are in { $zone } already.
# $zone (zone), $here (zone)
why-move-not_adjacent = { $zone } is not adjacent to { $here }, where you are.
# $here (zone), $cost (number), $points (number)
why-move-points =
    Leaving { $here } costs { $cost ->
        [one] 1 Movement Point
       *[other] { $cost } Movement Points
    }, and you have { $points ->
        [0] none left
       *[other] only { $points }
    }.
# $zone (zone)
why-trap-out_of_reach = { $zone } is neither your zone nor adjacent to it, so you cannot deploy a trap there.
# $zone (zone)
why-trap-lies = There is already a trap in { $zone }.
why-trap-none_left = You have no trap left.
# $trap (trap), $cost (number), $points (number)
why-trap-points =
    { CAP(THE($trap)) } costs { $cost ->
        [one] 1 Movement Point
       *[other] { $cost } Movement Points
    }, and you have { $points ->
        [0] none left
       *[other] only { $points }
    }.
why-attack-no_dice = No die is left on your Attack Track.
# $dice (number)
why-attack-too_many =
    You have only { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } on your Attack Track.
# $zone (zone)
why-zone-no_rats = There is no rat in { $zone }.
# $zone (zone)
why-zone-no_common_rats = There is no Common Rat in { $zone }.
# $zone (zone)
why-zone-no_cheese = There is no Magic Cheese in { $zone }.
# $zone (zone)
why-collect-rats = You cannot collect the Magic Cheese in { $zone } while rats are there.
# $ability (ability)
why-ability-no_token = You have no token left for { $ability }.
# $ability (ability), $zone (zone)
why-ability-own_zone = { $ability } works only in your own zone, and you are not in { $zone }.
# $ability (ability), $zone (zone)
why-ability-near = { $ability } works only in your own or an adjacent zone, and { $zone } is neither.
# $ability (ability), $zone (zone)
why-ability-adjacent = { $ability } works only on an adjacent zone, and { $zone } is not one.
# $ability (ability), $zone (zone), $card (card)
why-ability-township = { $ability } works only on the Township Card where you are, { $card }, and { $zone } is not on it.
# $ability (ability), $zone (zone)
why-ability-placed = A token of { $ability } already lies in { $zone }.
# $rat (rat), $zone (zone)
why-rat-absent = There is no { $rat } in { $zone }.
why-cull-due = You must catch at least one rat.
# $reward (tally), $cost (number), $count (number)
why-reward-too_dear =
    { $reward } costs { $cost ->
        [one] 1 rat
       *[other] { $cost } rats
    }, and there { $count ->
        [0] is none
        [one] is only 1
       *[other] are only { $count }
    } in the Cage.
why-cheese-none_left = No Magic Cheese is left in the Reserve.
# $ability (ability), $most (number)
why-ability-full =
    { $ability } already has { $most ->
        [one] 1 token
       *[other] { $most } tokens
    }, as many as it can hold.
# $token (token)
why-token-none_left = No { $token } is left in the Reserve.
# $rat (rat)
why-payment-none = There is no { $rat } in the Cage.
# $reward (tally), $cost (number), $count (number)
why-consolation-too_dear =
    { $reward } costs { $cost ->
        [one] 1 rat
       *[other] { $cost } rats
    }, and only { $count } left the Cage.
# $reward (tally)
why-consolation-too_late = { $reward } would be lost: you take no more actions before the next Refresh.
# $rat (peculiar)
why-claim-not_caught = You do not have { THE($rat) }’s card.
# $rat (peculiar)
why-claim-only_one = { CAP(THE($rat)) }’s card offers only one reward.
# $rat (peculiar)
why-hit-mortal_only = Only a 6 can catch { THE($rat) }.
# $rat (rat), $cost (number), $hits (number)
why-hit-too_few =
    Catching a { $rat } takes { $cost ->
        [one] 1 hit
       *[other] { $cost } hits
    }, and { $hits ->
        [0] no hit is left
        [one] only 1 is left
       *[other] only { $hits } are left
    }.
# $rat (peculiar), $cost (number), $hits (number)
why-hit-peculiar_too_few =
    Catching { THE($rat) } takes { $cost ->
        [one] 1 hit
       *[other] { $cost } hits
    }, and { $hits ->
        [0] no hit is left
        [one] only 1 is left
       *[other] only { $hits } are left
    }.
# $nemesis (nemesis), $cost (number), $hits (number)
why-hit-nemesis_too_few =
    Wounding { THE($nemesis) } takes { $cost ->
        [one] 1 hit
       *[other] { $cost } hits
    }, and { $hits ->
        [0] no hit is left
        [one] only 1 is left
       *[other] only { $hits } are left
    }.
why-mortal-none = No 6 is left to allocate.
# $rat (peculiar)
why-hit-bodyguard = { CAP(THE($rat)) } is a bodyguard: until it is caught, hits can only be allocated to it.
# $rat (peculiar)
why-hit-untrappable = A trap’s hits cannot be allocated to { THE($rat) }.
# $nemesis (nemesis), $zone (zone)
why-hit-no_nemesis = { CAP(THE($nemesis)) } is not in { $zone }.
# $rat (peculiar), $zone (zone)
why-hit-no_peculiar = { CAP(THE($rat)) } is not in { $zone }.
# $zone (zone), $other (zone), $steps (number), $least (number)
why-zone-farther =
    { $other } is closer to you than { $zone } ({ $least } against { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }).
# $zone (zone), $other (zone), $steps (number)
why-zone-lower =
    { $zone } and { $other } are equally far from you ({ $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }), and { $other } is on the Township Card with the higher number.
# $zone (zone), $start (zone), $steps (number)
why-end_zone-off_path =
    { $zone } is not { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } from { $start } on a shortest path to the target.
# $zone (zone)
why-net-none = There is no net in { $zone }.
# $zone (zone), $start (zone)
why-net-not_first = The net in { $zone } is not the first on the way from { $start }.
# $zone (zone)
why-nest-none = There is no Rats’ Nest in { $zone }.
# $zone (zone), $nemesis (nemesis), $card (card)
why-nest-other_card = { CAP(THE($nemesis)) } appears on the Township Card where you are, { $card }, and { $zone } is not on it.
