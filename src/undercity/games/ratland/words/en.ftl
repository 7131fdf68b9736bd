### RatLand: English, the reference: the other languages have the same messages.

## What happened

told-game_set_up = Everything is set up; { $player } goes first.
told-clan_kept = { $player } leads { THE($clan) }.
told-board_shown = { $player } plays with { THE($board) }.

told-round_begins = Round { $round } begins; { $player } is the active player.
told-event_turned = Event: { $event }. { $effect }
told-manhole_opened = The manhole is open: from now on the clans use their improved abilities.
told-food_turned = { CAP($card) } is turned over.
told-food_shown = { CAP($area) }: { $harmless }; harmful: { $harmful }.
told-event_foreseen = Seers: The next event is { $event }. { $effect }
told-food_foreseen = Seers: The next food card is { $card }.
told-cheese_abounds = { $cheese ->
    [0] No cheese is left in the supply for { $player }.
   *[other] { $player } takes { $cheese } cheese from the supply.
 }
told-cousin_came = { $rats ->
    [0] No rat is left in the supply: no cousin visits { $player }.
    [one] A cousin visits { $player }: 1 rat from the supply.
   *[other] Cousins visit { $player }: { $rats } rats from the supply.
 }
told-clans_compared = { $player } has the largest clan ({ $more }), { $receiver } the smallest ({ $fewer }).
told-tie_broken = Among those tied, { $player } comes first in turn order.
told-rat_given = { $player } gives { $rats } to { $receiver }.
told-none_to_give = { $player } has no healthy rat to give.
told-clans_equal = All clans are equally large ({ $size } each): nobody gives a rat.
told-nobody_away = Nobody has sick or lost rats: the event has no effect.
told-dead_risen = { $player } moves { $rats } from the graveyard to the supply.
told-graveyards_empty = All graveyards are empty: the event has no effect.
told-no_double_duty = With two players, the pantry does not defend: the event has no effect.

told-rats_sent = { $player } sends out rats: dump { $dump }, city { $city }, fields { $fields }.
told-rats_in_canals = { $player } has rats in the canals: left { $left }, right { $right }.
told-rats_at_home = { $player } keeps rats at home: nursery { $nursery }, pantry { $pantry }{ $both ->
    [0] { "" }
   *[other] , both at once { $both }
 }.
told-no_rats_placed = { $player } has no rats to place.
told-cheese_hidden = { $hidden ->
    [0] { $player } hides no cheese.
   *[other] { $player } has hidden 1 cheese in the nursery.
 }
told-rat_moved = Athletes: { $player } moves a rat from { THE($source) } to { THE($target) }.
told-no_rat_moved = Athletes: { $player } moves no rat.

told-defence_raised = Warriors: { $player } defends as if with { $bonus } more.
told-attack_won = { $player } attacks { $victim } and wins, { $strength } against { $defence }.
told-attack_failed = { $player } attacks { $victim } and fails, { $strength } against { $defence }.
told-tunnel_won = { $player } attacks through { THE($canal) } and wins, { $strength } against { $defence }.
told-tunnel_failed = { $player } attacks through { THE($canal) } and fails, { $strength } against { $defence }.
told-ninjas_struck = Ninjas: { $player } may steal 1 cheese from { $victim } all the same.
told-loot_shared = { $victim } has only { $cheese } cheese for both attackers{ $cheese ->
    [one] ; { $player } takes it,
   *[other] . They take it piece by piece; { $player } begins,
 } { $tied ->
    [0] with more rats in the canal
   *[other] being first in turn order, as both have the same number of rats
 }.
told-cheese_stolen = { $cheese ->
    [0] { $victim } has no cheese that { $player } could steal.
   *[other] { $player } steals { $cheese } cheese from { $victim }{ $missing ->
        [0] { "" }
       *[other] ; { $missing } more would have been due
     }.
 }
told-rats_killed = In the fighting ({ $place }), { $player } loses { $rats } to the supply.

told-rats_scarce = { $rats ->
    [0] No rats are left in the supply.
    [one] Only 1 rat is left in the supply: the smallest nursery comes first.
   *[other] Only { $rats } rats are left in the supply: the smallest nurseries come first.
 }
told-rats_born = { $rats ->
    [0] No rat is left for { $player }’s nursery.
   *[other] { $player }’s clan grows by { $rats ->
        [one] 1 rat
       *[other] { $rats } rats
     }{ $bonus ->
        [0] { "" }
       *[other] { " " }(Family: +{ $bonus })
     }{ $missing ->
        [0] { "" }
       *[other] ; { $missing } more would have been due
     }.
 }
told-rats_back = { $player } gets back { $sick ->
    [0] { $lost ->
        [one] 1 lost rat
       *[other] { $lost } lost rats
     }
   *[other] { $lost ->
        [0] { $sick ->
            [one] 1 sick rat
           *[other] { $sick } sick rats
         }
        [one] { $sick } sick and 1 lost rat
       *[other] { $sick } sick and { $lost } lost rats
     }
 }.
told-cheese_brought = { $cheese ->
    [0] Explorers: No cheese is left in the supply for { $player }’s lost rats to bring.
   *[other] Explorers: { $player }’s lost rats bring { $cheese } cheese.
 }

told-area_searched = Searching { THE($area) }: { $pieces } in the bag.
told-bag_short = The supply is { $missing } short.
told-area_deserted = Nobody has rats { IN($area) }.
told-piece_added = Corrupt: { $player } slips 1 { $colour } piece into the bag.
told-nothing_added = Corrupt: { $player } adds nothing to the bag.
told-rat_wounded = { $player } has the most rats here ({ $present }) and wounds one of { $victim }’s rats, which goes to the infirmary.
told-more_drawn = Recyclers: { $player } draws { $more } more.
told-pieces_drawn = { $player } draws { $harmless }.
told-harm_drawn = { $player } draws { $harmful }.
told-all_sorts_drawn = { $player } draws { $harmless }, and also { $harmful }.
told-nothing_due = { $player } draws nothing: on an aggressive board a single rat finds nothing.
told-bag_empty = The bag is empty: { $player } goes without { $missing }.
told-piece_put_back = Hard hat: { $player } throws 1 { $colour } piece back into the bag.
told-all_kept = Hard hat: { $player } keeps everything.
told-whites_recycled = Recyclers: { $player } exchanges { $whites ->
    [one] 1 white piece for a yellow one
   *[other] { $whites } white pieces for yellow ones
 }.
told-whites_exchanged = Dr. Cheese: { $player } exchanges { $whites ->
    [2] 2 white pieces for 1 yellow one
   *[other] { $whites } white pieces for yellow ones, two for one
 }.
told-colour_changed = Mutants: For { $player }, { $colour } counts as { $meaning }.
told-colour_ignored = Warriors: { CAP($colour) } cheese does nothing to { $player }.
told-cheese_found = { $player } gains { $cheese ->
    [0] no cheese
   *[other] { $cheese } cheese
 }{ $missing ->
    [0] { "" }
   *[other] ; { $missing } more would have been due, but the supply is empty
 }.
told-rats_to_supply = Black cheese: { $player } returns { $rats ->
    [one] 1 rat
   *[other] { $rats } rats
 } to the supply{ $sick ->
    [0] { $lost ->
        [0] { "" }
       *[other] { $rats ->
            [one] { " " }(a lost one)
           *[other] { " " }({ $lost } of the lost ones)
         }
     }
   *[other] { $lost ->
        [0] { $rats ->
            [one] { " " }(from the infirmary)
           *[other] { " " }({ $sick } from the infirmary)
         }
       *[other] { " " }({ $sick } from the infirmary, { $lost } of the lost ones)
     }
 }.
told-rats_poisoned = Purple cheese: { $player } puts { $rats } in the infirmary.
told-rats_lost = Blue cheese: { $player } puts { $rats } among the lost.
told-nobody_hit = { CAP($colour) } cheese: { $player } has no more rats that it could harm.
told-late_drawn = Scavengers: { $player } takes a piece that is left.
told-late_draw_declined = Scavengers: { $player } draws nothing here.
told-nothing_left = Scavengers: The bag is empty; { $player } draws nothing.
told-tactics_paid = { $cheese ->
    [0] Tacticians: No cheese is left in the supply for { $player }.
   *[other] Tacticians: { $player } takes { $cheese } cheese for { $areas ->
        [one] 1 area
       *[other] { $areas } areas
     } left alone.
 }
told-no_tactics = Tacticians: Everybody sent rats to all three areas; nobody gets cheese.

told-rat_traded = Rattibal Lecter: { $player } trades { $rat } for 1 cheese.
told-rat_not_traded = Rattibal Lecter: { $player } trades no rat.
told-no_more_trades = Rattibal Lecter: No cheese is left in the supply; nobody else can trade.
told-clan_fed = { $rats ->
    [0] { $player } has no rats to feed.
   *[other] { $need ->
        [0] { $player } needs no cheese to feed { $rats ->
            [one] 1 rat
           *[other] { $rats } rats
         }.
       *[other] { $player } feeds { $rats } rats with { $need } cheese.
     }
 }
told-clan_hungry = { $player } needs { $need } cheese to feed { $rats } and has { $paid ->
    [0] none
    [one] only 1, which is eaten
   *[other] only { $paid }, all of which is eaten
 }.
told-rats_starved = { $player } loses { $rats ->
    [one] 1 rat to hunger{ $sick ->
        [0] { "" }
       *[other] { " " }(from the infirmary)
     }
   *[other] { $rats } rats to hunger{ $sick ->
        [0] { "" }
       *[other] { " " }({ $sick } from the infirmary)
     }
 }: off to the graveyard.
told-cheese_transformed = { $rats ->
    [0] { $possible ->
        [0] Alchemists: { $player } cannot turn any cheese into rats.
       *[other] Alchemists: { $player } turns no cheese into rats.
     }
    [one] Alchemists: { $player } turns 1 cheese into 1 rat.
   *[other] Alchemists: { $player } turns { $rats } cheese into { $rats } rats.
 }
told-cheese_collected = Musicians: { $giver } gives { $had ->
    [one] the only cheese
   *[other] 1 of { $had } cheese
 } to { $player }{ $tied ->
    [0] { "" }
   *[other] , first in turn order among those tied
 }.
told-nothing_collected = Musicians: Nobody has cheese to give to { $player }.

told-game_over = Final scoring: 1 point for every living rat, minus 1 for every rat in the graveyard.
told-clan_discarded = { $player } had discarded { THE($clan) }.
told-scored = { $player } has { $points ->
    [one] { $points } point
   *[other] { $points } points
 }: { $living } living, { $dead } dead.
told-game_won = { $player } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
told-game_won_by_cheese = { $player } wins: tied at { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, but with the most cheese ({ $cheese }).
told-victory_shared = { $player } shares the victory, tied at { $points ->
    [one] { $points } point
   *[other] { $points } points
 } and { $cheese }.

## What is to be decided

prompt-waiting = Waiting for { $players }.
prompt-clan = Which of your two clans do you keep?
prompt-board = Which side of your board do you play with, for the whole game?
# $place (place), $rats (number)
prompt-place_rats = { CAP($place) }: how many rats? Left to place: { $rats }.
# $place (place), $rats (number), $victim (seat)
prompt-place_rats-canal = { CAP($place) } (against { $victim }): how many rats? Left to place: { $rats }.
# $place (place), $rats (number), $victim (seat)
prompt-place_rats-last = { CAP($place) } (against { $victim }): how many rats? Left to place: { $rats }; the rest stays in the pantry.
# $place (place), $rats (number), $most (number)
prompt-place_rats-both = { CAP($place) }: how many rats (at most { $most })? Left to place: { $rats }.
# $cheese (number)
prompt-place_rats-hide = Do you hide 1 of your { $cheese } cheese in the nursery?
# $moves (number)
prompt-move_from = Athletes: move a rat? Moves left: { $moves }.
# $moves (number), $place (place)
prompt-move_to = Athletes: where does the rat from { THE($place) } go? Moves left: { $moves }.
# $area (place), $harmless (harmless), $harmful (harmful), $left (number)
prompt-add_piece = Corrupt, { $area }: add a piece to the bag? It holds: { $harmless }; harmful: { $harmful }. Possible this round: { $left ->
    [one] once
   *[other] in { $left } areas
 }.
# $area (place), $rats (number)
prompt-wound = Fight over { THE($area) }: you have the most rats there ({ $rats }). Whose rat do you wound?
# $area (place), $harmless (harmless), $harmful (harmful)
prompt-put_back = Hard hat, { $area }: drawn: { $harmless }; harmful: { $harmful }. Throw one piece back into the bag?
# $area (place), $harmless (harmless), $harmful (harmful), $left (number)
prompt-late_draw = Scavengers, { $area }: draw a piece that is left? In the bag: { $harmless }; harmful: { $harmful }. Possible this round: { $left ->
    [one] once
   *[other] in { $left } areas
 }.
# $cheese (cheese), $need (number)
prompt-trade = Rattibal Lecter: trade a rat for 1 cheese? You have { $cheese } and need { $need ->
    [0] none
   *[other] { $need }
 } to feed your clan.
# $cheese (cheese)
prompt-transform = Alchemists: how much cheese do you turn into rats? You have { $cheese }.

## Choices

# $clan (clan), $closed (closed), $open (open)
choice-clan-clan = Keep { THE($clan) } (closed manhole: { $closed }; open: { $open })
# $board (board)
choice-board-board = Play with { THE($board) }
# $place (place), $rats (rats)
choice-place_rats-rats = { CAP($place) }: { $rats }
choice-hide-no = Hide nothing
choice-hide-yes = Hide 1 cheese in the nursery
# $place (place)
choice-move_from-place = Move a rat from { THE($place) }
choice-move_from-done = Leave the rats where they are
# $place (place)
choice-move_to-place = Move it to { THE($place) }
# $colour (colour)
choice-add_piece-colour = Add 1 { $colour } piece
choice-add_piece-none = Add nothing
# $player (seat), $rats (rats)
choice-wound-player = Wound one of { $player }’s rats ({ $rats } there)
# $colour (colour)
choice-put_back-colour = Throw 1 { $colour } piece back
choice-put_back-none = Keep everything
choice-late_draw-no = Draw nothing here
choice-late_draw-yes = Draw a piece
choice-trade-no = Keep all rats
# $rat (rat), $need (cheese)
choice-trade-yes = Trade { $rat } for 1 cheese (then you need { $need })
# $rat (rat), $need (cheese)
choice-trade-lost_rat = Trade { $rat } for 1 cheese (you still need { $need })
# $count (number)
choice-transform-transform = { $count ->
    [0] Turn no cheese into rats
    [one] Turn 1 cheese into 1 rat
   *[other] Turn { $count } cheese into { $count } rats
 }

## Names

clan-recyclers = Recyclers
    .gender = p
    .closed = draw 1 more piece in the dump
    .open = up to 2 white pieces from the dump become 1 yellow each
clan-mutants = Mutants
    .gender = p
    .closed = purple counts as yellow
    .open = purple counts as orange
clan-explorers = Explorers
    .gender = p
    .closed = returning lost rats bring 1 cheese in all
    .open = each returning lost rat brings 1 cheese
clan-scavengers = Scavengers
    .gender = p
    .closed = in one area without your rats draw 1 piece that is left
    .open = in every area without your rats draw 1 piece that is left
clan-alchemists = Alchemists
    .gender = p
    .closed = after feeding turn 1 cheese into 1 rat
    .open = after feeding turn up to 2 cheese into 1 rat each
clan-ninjas = Ninjas
    .gender = p
    .closed = attacking a single neighbour with exactly 2 rats steals at least 1 cheese
    .open = every attack with exactly 1 rat steals at least 1 cheese
clan-family = Family
    .gender = s
    .closed = 1 rat is born even if no rat is in the nursery
    .open = 1 rat more is born every round
clan-warriors = Warriors
    .gender = p
    .closed = black cheese does nothing to you
    .open = black cheese does nothing to you, and you defend as if with 2 rats more
clan-musicians = Musicians
    .gender = p
    .closed = at the end of the round the opponent with the most cheese gives you 1
    .open = at the end of the round the three opponents with the most cheese give you 1 each
clan-athletes = Athletes
    .gender = p
    .closed = move 1 rat after the screens are lifted
    .open = move up to 3 rats after the screens are lifted
clan-corrupt = Corrupt
    .gender = p
    .closed = add 1 piece of any colour to the bag of one area
    .open = add 1 piece of any colour to the bag of every area
clan-seers = Seers
    .gender = p
    .closed = see the next event card
    .open = see the next event card and the next food card
colour-white = white
colour-black = black
colour-yellow = yellow
colour-orange = orange
colour-purple = purple
colour-blue = blue
event-abundance = Abundance
    .text = Everybody takes 1 cheese from the supply.
event-massive_attack = Massive attack
    .text = Every canal with at least one rat attacks as if it held one more.
event-cousin_visit = The cousin’s visit
    .text = Everybody gets 1 rat that can be placed this round.
event-hard_hat = Hard hat
    .text = In each area you may throw one drawn piece back into the bag.
event-yellow_is_the_new_black = Yellow is the new black
    .text = Black cheese counts as yellow.
event-drunk = Drunk
    .text = The largest clan gives a healthy rat to the smallest.
event-hide_the_cheese = Hide the cheese
    .text = You may hide 1 cheese in the nursery; it cannot be stolen.
event-just_in_time = Just in time
    .text = Sick and lost rats are back at once and can be placed.
event-holy_rat = Holy rat
    .text = One rat of every graveyard goes to the supply.
event-end_of_game = End of game
    .text = The game ends at once.
event-dr_cheese = Dr. Cheese
    .text = Two white pieces from the same area become one yellow.
event-tacticians = Tacticians
    .text = Everybody gets 1 cheese for each of the three areas to which they sent no rats.
event-rattibal_lecter = Rattibal Lecter
    .text = Before feeding you may trade one rat for one cheese.
event-locked_and_loaded = Locked and loaded
    .text = Up to 3 of your rats defend and breed at the same time.
place-dump = dump
    .gender = s
    .in = at the dump
place-city = city
    .gender = s
place-fields = fields
    .gender = p
place-left_canal = left canal
    .gender = s
place-right_canal = right canal
    .gender = s
place-nursery = nursery
    .gender = s
place-pantry = pantry
    .gender = s
place-both = nursery and pantry at once
    .gender = s
    .the = nursery and pantry at once
    .in = in the nursery and the pantry at once
place-infirmary = infirmary
    .gender = s
place-lost = lost rats
    .gender = p
place-graveyard = graveyard
    .gender = s
board-standard = standard board
    .gender = s
board-aggressive = aggressive board
    .gender = s
rat-healthy = a healthy rat
rat-sick = a sick rat
rat-lost = a lost rat
# $number (number)
seat = Player { $number }
# $number (number)
food = food card { $number }
# $count (number)
rats = { $count ->
    [0] no rats
    [one] 1 rat
   *[other] { $count } rats
 }
# $count (number)
cheese = { $count ->
    [0] no cheese
   *[other] { $count } cheese
 }
# $count (number)
pieces = { $count ->
    [0] no pieces
    [one] 1 piece
   *[other] { $count } pieces
 }
# $count (number)
some-white = { $count } white
# $count (number)
some-black = { $count } black
# $count (number)
some-yellow = { $count } yellow
# $count (number)
some-orange = { $count } orange
# $count (number)
some-purple = { $count } purple
# $count (number)
some-blue = { $count } blue
list-0 = none
# $a (some)
list-1 = { $a }
# $a (some), $b (some)
list-2 = { $a } and { $b }
# $a (some), $b (some), $c (some)
list-3 = { $a }, { $b } and { $c }

## Why not

# $clan (clan)
why-clan-not_dealt = { CAP(THE($clan)) } { GENDER($clan) ->
    [p] are
   *[other] is
 } not among the two clans that were dealt to you.
why-placement-lifted = The screens are lifted: no rats can be placed now.
# $rats (rats), $count (number)
why-placement-too_many = You have { $rats } to place: that is { $count } too many.
# $rats (rats), $count (number)
why-placement-missing = You have { $rats } to place: { $count } { $count ->
    [one] is
   *[other] are
 } still missing.
why-count-all_placed = All your rats have been placed.
# $rats (rats)
why-count-too_many = You have only { $rats } left to place.
# $most (rats)
why-count-double_duty = At most { $most } can be in the nursery and the pantry at once.
# $event (event)
why-double_duty-no_event = Rats can be in the nursery and the pantry at once only in a round with the event “{ $event }”.
why-double_duty-two_players = With two players, no rat can be in the nursery and the pantry at once: the pantry does not defend.
# $event (event)
why-hide-no_event = Cheese can be hidden only in a round with the event “{ $event }”.
why-hide-no_cheese = You have no cheese to hide.
why-hide-rats_first = First place your rats; then you may hide cheese.
# $place (place)
why-move-no_rats = You have no rats { IN($place) }.
# $place (place)
why-move-same_place = The rat comes from { THE($place) }: it must go to another place.
# $most (rats)
why-move-double_duty = You have { $most } in the nursery and the pantry at once, and there cannot be more.
# $colour (colour)
why-add-none_left = There is no { $colour } piece left in the supply.
# $seats (number)
why-victim-nobody = There are only { $seats } players in this game.
why-victim-self = You wound an opponent’s rat, not one of your own.
# $player (seat), $area (place)
why-victim-not_there = { $player } has no rats { IN($area) }.
# $colour (colour)
why-put_back-not_drawn = You have not drawn a { $colour } piece here.
why-trade-no_canal_rat = You have neither a healthy nor a sick rat to trade.
why-trade-no_lost_rat = You have no lost rat to trade.
# $most (cheese)
why-transform-level = Your Alchemists can turn at most { $most } into rats this round.
# $cheese (cheese)
why-transform-cheese = You have only { $cheese }.
# $rats (rats)
why-transform-rats = The supply has only { $rats } left.
