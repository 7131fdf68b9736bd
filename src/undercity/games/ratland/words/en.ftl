### RatLand: English, the reference: the other languages have the same messages.

## What happened

told-game_set_up = The table is laid; { $player } starts.
told-clan_kept = { $player } leads this clan: { $clan }.
told-board_shown = { $player } plays with this side: { $board }.
told-round_begins = Round { $round }: { $player } is the active player.
told-event_turned = Event: { $event }.
told-manhole_opened = The manhole is open: all clans use their second ability from now on.
told-food_turned = Food: { $card }.
told-event_foreseen = { $player } sees the next event: { $event }.
told-food_foreseen = { $player } sees the food to come: { $card }.
told-cheese_abounds = { $player } takes { $cheese } from the supply.
told-cousin_came = { $rats } from the supply: { $player } has a visitor.
told-rat_given = { $player } gives { $rats } to { $receiver }.
told-dead_risen = { $rats } from the graveyard of { $player } to the supply.
told-rats_sent = { $player } sends out: dump { $dump }, city { $city }, fields { $fields }.
told-rats_in_canals = { $player } in the canals: left { $left }, right { $right }.
told-rats_at_home = { $player } at home: nursery { $nursery }, pantry { $pantry }.
told-rats_on_double_duty = { $player } has { $rats } on double duty in nursery and pantry.
told-cheese_hidden = { $player } has hidden a piece of cheese.
told-rat_moved = { $player } moves a rat: { $source } to { $target }.
told-attacked = { $player } attacks { $victim }: { $strength } against { $defence }.
told-cheese_stolen = { $player } steals { $cheese } from { $victim }.
told-rats_killed = { $player } loses { $rats } in the fighting ({ $place }).
told-rats_born = { $rats } born: { $player }.
told-rats_back = { $player } welcomes rats home: { $sick } sick, { $lost } lost.
told-area_searched = Search: { $area }, { $pieces } in the bag.
told-piece_added = { $player } slips a piece into the bag: { $colour }.
told-rat_wounded = { $player } wounds { $rats } of { $victim }.
told-pieces_drawn = { $player } draws { $count } x { $colour }.
told-piece_put_back = { $player } throws a piece back into the bag: { $colour }.
told-cheese_found = { $player } gains { $cheese }.
told-rats_to_supply = { $player } loses { $rats } to the supply.
told-rats_poisoned = { $player } has { $rats } poisoned.
told-rats_lost = { $player }: { $rats } lost.
told-whites_exchanged = { $player } exchanges white pieces for { $cheese }.
told-tactics_paid = { $player } takes { $cheese } for areas left alone.
told-rat_traded = { $player } trades { $rats } for { $cheese }.
told-clan_fed = { $player } feeds { $rats } with { $cheese }.
told-rats_starved = { $player }: { $rats } starved.
told-cheese_transformed = { $player } turns { $cheese } into { $rats }.
told-cheese_collected = { $giver } gives { $cheese } to { $player }.
told-ability_used = { $clan } (level { $level }): { $player } uses the ability.
told-game_over = The game is over: living rats count, dead ones cost.

## What is to be decided

prompt-waiting = Waiting for { $players }.
prompt-clan = Which clan do you keep?
prompt-board = Which side of your board do you use, for the whole game?
# $question (question)
prompt-place_rats = { $question }
# $moves (number), $place (place)
prompt-move_from = Athletes: move a rat? Moves left: { $moves }.
# $moves (number), $place (place)
prompt-move_to = Where does the rat go from here: { $place }?
# $area (place)
prompt-add_piece = Corrupt: add a piece to the bag ({ $area })?
# $area (place)
prompt-wound = Fight ({ $area }): whose rat do you wound?
# $area (place)
prompt-put_back = Hard hat ({ $area }): throw one piece back into the bag?
# $area (place)
prompt-late_draw = Scavengers ({ $area }): draw one of the pieces that are left?
# $cheese (cheese), $need (cheese)
prompt-trade = Trade a rat for a cheese? You have { $cheese } and need { $need }.
prompt-transform = Alchemists: how much cheese becomes rats?

## Choices

# $clan (clan)
choice-clan-clan = Keep: { $clan }
# $board (board)
choice-board-board = Use: { $board }
# $place (place), $rats (rats)
choice-place_rats-rats = { $place }: { $rats }
choice-hide-no = Hide nothing
choice-hide-yes = Hide a piece of cheese in the nursery
# $place (place)
choice-move_from-place = Move a rat from here: { $place }
choice-move_from-done = Done
# $place (place)
choice-move_to-place = Put it here: { $place }
# $colour (colour)
choice-add_piece-colour = Add: { $colour }
choice-add_piece-none = Add nothing
# $player (player)
choice-wound-player = Wound a rat of { $player }
# $colour (colour)
choice-put_back-colour = Throw back: { $colour }
choice-put_back-none = Keep all pieces
choice-late_draw-no = Draw nothing here
choice-late_draw-yes = Draw a piece
choice-trade-no = Keep the rat
choice-trade-yes = Trade a rat for a cheese
# $cheese (cheese), $rats (rats)
choice-transform-transform = { $cheese } into { $rats }

## Names

clan-recyclers = Recyclers
clan-mutants = Mutants
clan-explorers = Explorers
clan-scavengers = Scavengers
clan-alchemists = Alchemists
clan-ninjas = Ninjas
clan-family = Family
clan-warriors = Warriors
clan-musicians = Musicians
clan-athletes = Athletes
clan-corrupt = Corrupt
clan-seers = Seers
colour-white = white cheese
colour-black = black cheese
colour-yellow = yellow cheese
colour-orange = orange cheese
colour-purple = purple cheese (poison)
colour-blue = blue cheese (lost rat)
event-abundance = Abundance
event-massive_attack = Massive attack
event-cousin_visit = The cousin's visit
event-hard_hat = Hard hat
event-yellow_is_the_new_black = Yellow is the new black
event-drunk = Drunk
event-hide_the_cheese = Hide the cheese
event-just_in_time = Just in time
event-holy_rat = Holy rat
event-end_of_game = End of game
event-dr_cheese = Dr. Cheese
event-tacticians = Tacticians
event-rattibal_lecter = Rattibal Lecter
event-locked_and_loaded = Locked and loaded
place-dump = dump
place-city = city
place-fields = fields
place-left_canal = left canal
place-right_canal = right canal
place-nursery = nursery
place-pantry = pantry
place-both = nursery and pantry (double duty)
place-infirmary = infirmary
place-lost = lost rats
place-graveyard = graveyard
# $number (number)
seat = Player { $number }
# $number (number)
food = food card { $number }
board-standard = standard board
board-aggressive = aggressive board
# $count (number)
rats =
    { $count ->
        [one] 1 rat
       *[other] { $count } rats
    }
# $count (number)
cheese =
    { $count ->
        [one] 1 cheese
       *[other] { $count } cheese
    }
# $count (number)
pieces =
    { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    }
# $place (place), $rats (rats)
question-place = How many of your { $rats } go here: { $place }?
question-hide = Do you hide a piece of cheese in the nursery?
