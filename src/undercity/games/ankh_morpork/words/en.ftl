### Discworld: Ankh-Morpork: English

## What happened

told-card_left_out = With two players, { $card } stays in the box.
told-personality_left_out = With two players, { THE($personality) } stays in the box.
told-first_roll = { $player } rolls { $roll } for the first turn.
told-first_player = { $player } rolled highest and begins.
told-personality_dealt = You are { THE($personality) }. Nobody else knows.
told-card_drawn = You draw { $card }.
told-cards_drawn = { $player } draws { $count ->
    [one] a card
   *[other] { $count } cards
 }.
told-hand_filled = { $player } draws { $count ->
    [one] a card
   *[other] { $count } cards
 } at the end of the turn.
told-hand_full = { $player } has a full hand and draws nothing at the end of the turn.
told-turn_begins = { $player }’s turn.
told-card_played = { $player } plays { $card }.
told-no_card_played = { $player } has no card to play.
told-symbol_skipped = { $player } skips { $symbol }.
told-symbol_idle = { $player } cannot use { $symbol }.
told-power_used = { $player } uses the City Area card of { THE($area) }.
told-plays_granted = { $player } may play { $count ->
    [one] another card
   *[other] { $count } more cards
 }.
told-interrupt_played = { $player } interrupts with { $card }.
told-card_returned = { $player } ends the turn and takes { $card } back.
told-no_card_returned = { $player } ends the turn; there is no card to take back.
told-minion_placed = { $player } places a minion { IN($area) }.
told-minion_posted = { $player } places a minion { IN($area) }.
told-minion_lifted = { $player } takes a minion from { THE($area) } to place it elsewhere.
told-marker_put = Trouble { IN($area) }.
told-marker_brought = Trouble { IN($area) }.
told-marker_laid = { $player } puts a trouble marker { IN($area) }.
told-marker_gone = { CAP(THE($area)) } { GENDER($area) ->
    [p] calm
   *[other] calms
 } down.
told-marker_taken_off = { $player } removes the trouble marker from { THE($area) }.
told-marker_razed = The Dragon removes the trouble marker from { THE($area) }.
told-removal_begun = { $player } wants to remove { $minion }.
told-minion_removed = { $player } removes { $owner } from { THE($area) }.
told-minion_given_up = { $player } gives up a minion { IN($area) }.
told-minion_lost = { $player } loses a minion { IN($area) }.
told-minions_razed = The Dragon removes { $lost } from { THE($area) }.
told-move_begun = { $player } wants to move { $minion } to { THE($area) }.
told-minion_moved = { CAP($owner) } moves from { THE($source) } to { THE($area) }.
told-minion_fled = { $player } moves a minion from { THE($source) } to { THE($area) }.
told-swap_begun = { $player } wants to swap { $first } and { $second }.
told-swap_stopped = Nobody changes places.
told-minion_saved = { $player }’s minion { IN($area) } stays.
told-minion_back = { $player } brings the minion back: it is placed { IN($area) }.
told-no_minion = There is no minion to remove.
told-no_minion_in = No minion can be removed from { THE($area) }.
told-built = { $player } builds { IN($area) } for ${ $price }.
told-building_lifted = { $player } takes the building { IN($area) } down to build elsewhere.
told-building_lost = { $player } loses the building { IN($area) }.
told-building_removed = { $player } removes { $victim }’s building { IN($area) }.
told-buildings_spared = { $player } leaves { $victim }’s buildings alone.
told-no_building = { $player } has no building to lose.
told-buyout_begun = { $player } wants to take over { $victim }’s building { IN($area) } with { $card }.
told-building_taken_over = { $player } pays { $victim } ${ $price } and takes over the building { IN($area) }.
told-city_card_out = { $player } loses the City Area card of { THE($area) } for good.
told-from_bank = { $amount ->
    [0] { $player } gets no money.
   *[other] { $player } takes ${ $amount } from the bank.
 }
told-bank_short = { $amount ->
    [0] The bank is empty: { $player } gets nothing instead of ${ $wanted }.
   *[other] The bank is nearly empty: { $player } takes ${ $amount } instead of ${ $wanted }.
 }
told-to_bank = { $amount ->
    [0] { $player } has no money to pay.
   *[other] { $player } pays ${ $amount } to the bank.
 }
told-money_given = { $giver } pays { $player } ${ $amount }.
told-money_short = { $amount ->
    [0] { $giver } has no money for { $player }.
   *[other] { $giver } pays { $player } ${ $amount } instead of ${ $wanted }: that is all there is.
 }
told-counted_trouble = { $count ->
    [0] No trouble marker is on the board.
    [one] One trouble marker is on the board.
   *[other] { $count } trouble markers are on the board.
 }
told-counted_buildings = { $count ->
    [0] No building is on the board.
    [one] One building is on the board.
   *[other] { $count } buildings are on the board.
 }
told-counted_minions = { $count ->
    [0] There is no minion { IN($area) }.
    [one] There is one minion { IN($area) }.
   *[other] There are { $count } minions { IN($area) }.
 }
told-counted_own_buildings = { $count ->
    [0] { $player } has no building on the board and draws nothing.
    [one] { $player } has one building on the board.
   *[other] { $player } has { $count } buildings on the board.
 }
told-paid_area_chosen = { $count ->
    [0] { $player } chooses { THE($area) }, where no minion stands.
    [one] { $player } chooses { THE($area) } with one minion.
   *[other] { $player } chooses { THE($area) } with { $count } minions.
 }
told-loan_taken = { $player } takes a loan with { $card }.
told-payment_refused = { $player } does not pay the ${ $amount }.
told-player_named = { $player } chooses { $victim } for { $card }.
told-transfer_ordered = { $player } tells { $giver } to pay { $receiver } ${ $amount }.
told-text_stopped = The text of { $card } has no effect.
told-text_ignored = The text of { $card } has no effect on { $player }.
told-nothing_to_take = { $player } has nothing to lose to { $card }.
told-card_stuck = { $player } does not pay: { $card } stays in front of { $player } for the rest of the game.
told-card_discarded = { $player } discards { $card }.
told-card_thrown_away = { $player } discards { $card } from { $victim }’s hand.
told-nothing_discarded = { $player } discards nothing.
told-card_found = { $player } takes { $card } from the discard pile.
told-nothing_found = The discard pile is empty: { $player } finds nothing.
told-card_given = { $giver } gives { $player } a card.
told-card_handed = { $giver } gives { $player } { $card }. Nobody else knows which card it is.
told-one_card_kept = { $player } keeps one of the two and gives the other back to { $victim }.
told-card_kept = { $player } keeps { $card } and gives the other card back to { $victim }. Nobody else knows which card it is.
told-no_card_to_give = { $player } has no card in hand.
told-cards_taken = { $player } takes { $count ->
    [one] a card
   *[other] { $count } cards
 } from { $victim }’s hand at random.
told-card_shown = { $player } sees { $card } in { $victim }’s hand.
told-hand_looked_at = { $player } looks at { $victim }’s hand.
told-hands_swapped = { $player } and { $victim } swap hands, { $given ->
    [0] no card
    [one] one card
   *[other] { $given } cards
 } for { $got }.
told-personalities_looked_at = { $player } looks at { $count ->
    [one] one undealt personality
   *[other] { $count } undealt personalities
 }.
told-personality_looked_at = Undealt: { $personality }. Only you have seen it.
told-personality_swapped = { $player } swaps personalities with a random undealt one.
told-personality_new = You are now { THE($personality) }. Nobody else knows.
told-die_rolled = { $player } rolls { $roll }: { $area }.
told-roll_high = { $player } rolls { $roll } ({ $needed } or more): good luck.
told-roll_one = { $player } rolls { $roll }: bad luck.
told-roll_low = { $player } rolls { $roll }: nothing happens ({ $needed } or more was needed).
told-event_drawn = { $player } draws the event { $event }: { $text }
told-event_deck_empty = No event card is left: nothing happens.
told-building_shielded = { $player } pays ${ $amount } with Small Gods to save the building { IN($area) }.
told-minion_shielded = { $player } pays ${ $amount } with Small Gods to save a minion { IN($area) }.
told-city_card_shielded = { $player } pays ${ $amount } with Small Gods to save the City Area card of { THE($area) }.
told-kept_off = { $player } pays ${ $amount } with Small Gods to keep { $owner } out of { THE($area) }.
told-johnson_idle = Nobody holds the City Area card of { THE($area) }: nothing happens.
told-dragon_idle = The Dragon finds nothing { IN($area) }.
told-no_building_hit = There is no building { IN($area) }.
told-fire_finds_nothing = There is no building { IN($area) }: the fire goes out at once.
told-fire_starves = There is no building { IN($area) }: the fire goes out.
told-fire_stops = { CAP(THE($area)) } { GENDER($area) ->
    [p] are
   *[other] is
 } not next to { THE($burning) }: the fire goes out.
told-flooded = { $times ->
    [one] The river floods { THE($area) }.
   *[other] The river floods { THE($area) } twice.
 }
told-stays_dry = { CAP(THE($area)) } { GENDER($area) ->
    [p] are
   *[other] is
 } not on the river and { GENDER($area) ->
    [p] stay
   *[other] stays
 } dry.
told-nobody_murdered = { $player } finds no minion { IN($area) }: nobody is murdered.
told-subsidence_paid = { $player } pays ${ $amount } for { $count ->
    [one] one building
   *[other] { $count } buildings
 }.
told-subsidence_short = { $player } has { $money ->
    [0] no money,
   *[other] only ${ $money },
 } too little for { $count ->
    [one] the building (${ $price })
   *[other] all { $count } buildings (${ $price } each)
 }.
told-subsidence_idle = There is no building on the board: nothing happens.
told-card_milled = The fog swallows { $card }.
told-demon_arrived = A demon appears { IN($area) }.
told-troll_arrived = A troll appears { IN($area) }.
told-riots_calm = { $count ->
    [0] There is no trouble
    [one] There is only one trouble marker
   *[other] There are only { $count } trouble markers
 } on the board: not enough for riots ({ $needed } are needed).
told-riots_end = { $count } trouble markers are on the board: riots! The game is over, and points decide.
told-pile_exhausted = The last card of the draw pile is taken: the game is over.
told-won_by_infiltration = { $player } wins as { THE($personality) }: minions in { $count } areas ({ $needed } needed).
told-won_by_control = { $player } wins as { THE($personality) }: { $count } areas controlled ({ $needed } needed).
told-won_by_trouble = { $player } wins as { THE($personality) }: { $count } trouble markers on the board ({ $needed } needed).
told-won_by_worth = { $player } wins as { THE($personality) }: worth ${ $count } in cash and buildings (${ $needed } needed).
told-won_by_draw_pile = { $player } wins as { THE($personality) }: the draw pile is used up.
told-loans_settled = { $repaid ->
    [0] { $player } cannot repay { $unpaid ->
        [one] the loan
       *[other] the { $unpaid } loans
     }.
   *[other] { $player } repays { $repaid ->
        [one] a loan
       *[other] { $repaid } loans
     }{ $unpaid ->
        [0] .
       *[other] { " " }and cannot repay the other.
     }
 }
told-scored = { $player } scores { $minions } for minions, { $buildings } for buildings and { $cash } for money and loans.
told-totalled = { $player } has { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
told-won_by_points = { $player } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
told-won_by_area = { $player } wins the tie at { $points } points by controlling the area of the highest value (${ $value }).
told-won_together = { $player } shares the victory with { $points } points.
told-personality_revealed = { $player } was { THE($personality) }.
told-personality_unused = Nobody was { THE($personality) }.

## What is to be decided

prompt-waiting = Waiting for { $players }.
prompt-opening_menu = Play a card from your hand.
prompt-opening_menu-none = You have no card that can be played now.
# $card (card), $number (number), $count (number)
prompt-symbol_menu-minion = { $card }, symbol { $number } of { $count }: place a minion?
# $card (card), $number (number), $count (number)
prompt-symbol_menu-build = { $card }, symbol { $number } of { $count }: build?
# $card (card), $number (number), $count (number)
prompt-symbol_menu-assassinate = { $card }, symbol { $number } of { $count }: assassinate a minion?
# $card (card), $number (number), $count (number)
prompt-symbol_menu-remove_trouble = { $card }, symbol { $number } of { $count }: remove a trouble marker?
# $card (card), $number (number), $count (number)
prompt-symbol_menu-scroll = { $card }, symbol { $number } of { $count }: carry out the text?
# $card (card), $number (number), $count (number)
prompt-symbol_menu-event = { $card }, symbol { $number } of { $count }: you must draw an event.
# $card (card), $number (number), $count (number), $symbol (symbol)
prompt-symbol_menu-idle = { $card }, symbol { $number } of { $count }: you cannot use { $symbol } now.
# $plays (number)
prompt-closing_menu = { $plays ->
    [0] Fill up your hand and end the turn?
    [one] You may play another card, or end the turn.
   *[other] You may play { $plays } more cards, or end the turn.
 }
# $plays (number), $player (seat), $personality (personality)
prompt-closing_menu-danger = Careful: if you end the turn now and { $player } is { THE($personality) }, { $player } wins at once.{ $plays ->
    [0] {""}
    [one] { " " }You may still play another card.
   *[other] { " " }You may still play { $plays } more cards.
 }
# $source (source)
prompt-place_area = { $source }: where do you place a minion?
# $source (source)
prompt-place_area-more = { $source }: where do you place another minion?
# $source (source), $area (area)
prompt-place_area-lifted = { $source }: where do you place the minion from { THE($area) }?
# $source (source), $area (area)
prompt-place_area-lifted_more = { $source }: where do you place the other minion, from { THE($area) }?
# $source (source)
prompt-lift_minion = { $source }: all your minions are on the board. Which one do you take to place it elsewhere?
# $source (source)
prompt-lift_minion-more = { $source }: all your minions are on the board. Which other one do you take to place it elsewhere?
# $source (source)
prompt-build_area = { $source }: where do you build?
# $source (source), $area (area)
prompt-lift_building = { $source }: all your buildings are on the board. Which one do you take down to build { IN($area) }?
prompt-marker_off = From where do you remove a trouble marker?
# $source (source)
prompt-marker_on = { $source }: where do you put a trouble marker?
# $source (source)
prompt-minion_area-assassinate = { $source }: in which area do you assassinate a minion?
# $source (source)
prompt-minion_area-remove = { $source }: from which area do you remove a minion?
# $source (source), $active (seat)
prompt-minion_area-paid = { $active } has paid you for { $source }: from which area do you remove a minion?
# $source (source)
prompt-minion_area-own = { $source }: you must remove one of your minions. From where?
# $source (source)
prompt-minion_area-move = { $source }: from which area do you move another player’s minion?
# $source (source)
prompt-minion_area-first = { $source }: two minions change places. In which area is the first?
# $source (source), $minion (minion)
prompt-minion_area-second = { $source }: { $minion } changes places. In which area is the other?
# $source (source), $area (area)
prompt-minion_owner-remove = { $source }: which minion do you remove from { THE($area) }?
# $source (source), $area (area)
prompt-minion_owner-move = { $source }: which minion do you move away from { THE($area) }?
# $source (source), $area (area)
prompt-minion_owner-first = { $source }: which minion { IN($area) } changes places?
# $source (source), $area (area), $minion (minion)
prompt-minion_owner-second = { $source }: with which minion { IN($area) } does { $minion } change places?
# $source (source)
prompt-move_from = { $source }: from which area do you move one of your minions?
# $source (source), $minion (minion)
prompt-move_to = { $source }: where do you move { $minion }?
# $source (source), $area (area)
prompt-move_to-own = { $source }: where do you move your minion from { THE($area) }?
# $source (source)
prompt-discard = { $source }: which card do you discard?
# $source (source), $thrown (number)
prompt-discard-more = { $source }: do you discard another card? ({ $thrown } so far)
# $source (source)
prompt-player = { $source }: which player do you choose?
# $source (source), $amount (number)
prompt-player-pay = { $source }: whom do you pay ${ $amount }?
# $source (source), $amount (number)
prompt-player-take = { $source }: from whom do you take ${ $amount }?
# $source (source), $amount (number)
prompt-player-giver = { $source }: who must pay another player ${ $amount }?
# $source (source), $victim (seat), $amount (number)
prompt-receiver = { $source }: who gets ${ $amount } from { $victim }?
# $source (source), $victim (seat), $amount (number)
prompt-sell_card = { $source }: which card do you give { $victim } for ${ $amount }?
# $source (source), $active (seat), $number (number), $count (number)
prompt-hand_over = { $source }: which card do you give { $active }? ({ $number } of { $count })
# $source (source), $active (seat), $amount (number)
prompt-tribute = { $source }: give { $active } ${ $amount } or a card.
# $source (source), $active (seat), $amount (number)
prompt-extorted-front = { $source }: pay { $active } ${ $amount }, or the card stays in front of you and fills a place of your hand.
# $source (source), $active (seat), $amount (number)
prompt-extorted-building = { $source }: pay { $active } ${ $amount }, or lose a building that { $active } chooses.
# $victim (seat)
prompt-burn_building = Which of { $victim }’s buildings do you remove?
# $victim (seat)
prompt-throw_away = Which of { $victim }’s cards do you discard?
# $victim (seat)
prompt-keep_card = Which of { $victim }’s cards do you keep? The other goes back.
# $source (source), $amount (number)
prompt-pay_or_lose = { $source }: pay ${ $amount } to the bank or remove one of your minions?
# $source (source), $amount (number)
prompt-paid_area = { $source }: for which area in trouble do you take ${ $amount } a minion?
# $source (source)
prompt-buyout_area = { $source }: which building do you replace with one of yours?
# $active (seat), $card (card), $text (text)
prompt-text_window = { $active } plays { $card } on you: “{ $text }” Interrupt?
# $active (seat), $card (card), $area (area), $price (number)
prompt-text_window-building = { $active } plays { $card } to replace your building { IN($area) }; you would be paid ${ $price }. Interrupt?
# $active (seat), $card (card), $receiver (seat), $amount (number)
prompt-text_window-transfer = { $active } plays { $card }: you are to pay { $receiver } ${ $amount }. Interrupt?
# $active (seat), $card (card), $area (area)
prompt-stop_window-symbol = { $active } plays { $card } to assassinate your minion { IN($area) }. Interrupt?
# $chooser (seat), $card (card), $area (area)
prompt-stop_window-text = { $chooser } wants to remove your minion from { THE($area) } with { $card }. Interrupt?
# $card (card), $area (area)
prompt-stop_window-chosen = { $card }: you are to lose your minion { IN($area) }. Interrupt?
# $event (event), $area (area)
prompt-stop_window-event = { $event }: your minion { IN($area) } is to be removed. Save it?
# $active (seat), $card (card), $area (area), $target (area)
prompt-stop_window-move = { $active } plays { $card } to move your minion from { THE($area) } to { THE($target) }. Interrupt?
# $active (seat), $card (card), $area (area), $minion (minion)
prompt-stop_window-swap = { $active } plays { $card } to swap your minion { IN($area) } with { $minion }. Interrupt?
# $area (area), $count (number)
prompt-reentry_window = { $count ->
    [one] Your minion { IN($area) } has been removed. Bring it back?
   *[other] { $count } of your minions { IN($area) } have been removed. Bring one back?
 }
# $area (area)
prompt-reentry_area = Where do you place the minion removed from { THE($area) }?
# $event (event), $area (area), $amount (number)
prompt-shield_building = { $event }: your building { IN($area) } is to be removed. Pay ${ $amount } with Small Gods to save it?
# $event (event), $area (area), $amount (number)
prompt-shield_card = { $event }: your City Area card of { THE($area) } is to leave the game. Pay ${ $amount } with Small Gods to save it?
# $owner (owner), $area (area), $amount (number)
prompt-keep_off = { CAP($owner) } is about to enter { THE($area) }. Pay ${ $amount } with Small Gods to keep it out?
# $area (area), $amount (number)
prompt-guard_building = The Dragon lands { IN($area) }. Pay ${ $amount } with Small Gods to save your building?
# $area (area), $count (number), $saved (number), $building (number)
prompt-guard_minion = The Dragon lands { IN($area) }. { $count ->
    [one] One of your minions is
   *[other] { $count } of your minions are
 } unprotected, { $saved } { $saved ->
    [one] is
   *[other] are
 } safe{ $building ->
    [1] , your building is safe
    [2] , your building is lost
   *[other] {""}
 }. Protect one?
# $area (area), $count (number)
prompt-flood_move = { CAP(THE($area)) } { GENDER($area) ->
    [p] are
   *[other] is
 } flooded: { $count ->
    [one] one of your minions
   *[other] { $count } of your minions
 } must leave. Where does one go?
# $source (source), $count (number), $amount (number)
prompt-keep_building = { $source }: your money is enough for { $count ->
    [one] one building
   *[other] { $count } buildings
 } at ${ $amount }. Which one do you keep?

## What may be chosen

# $card (card)
choice-play = Play { $card }
# $area (area), $text (power)
choice-power = Use { THE($area) }: { $text }
# $card (card), $played (card)
choice-mossy = Play { $card }: end your turn and take { $played } back
# $card (card)
choice-mossy-nothing = Play { $card }: end your turn; there is no card to take back
# $card (card), $text (text)
choice-interrupt = Interrupt with { $card }: { $text }
choice-opening_menu-pass = Play no card
choice-closing_menu-end = Fill up your hand and end the turn
# $player (seat), $personality (personality)
choice-closing_menu-end-danger = Fill up your hand and end the turn
    .risk = If { $player } is { THE($personality) }, { $player } wins at once.
choice-symbol-minion = Place a minion
choice-symbol-build = Build
choice-symbol-assassinate = Assassinate a minion
choice-symbol-remove_trouble = Remove a trouble marker
# $text (text)
choice-symbol-scroll = Carry out the text: { $text }
choice-symbol-event = Draw an event
choice-symbol-pass = Skip this symbol
# $area (area)
choice-place_area-area = Place a minion { IN($area) }
# $area (area)
choice-place_area-area-trouble = Place a minion { IN($area) }: trouble
choice-place_area-pass = Place no further minion
# $area (area)
choice-lift_minion-area = Take a minion from { THE($area) }
choice-lift_minion-pass = Place no further minion
# $area (area), $price (number)
choice-build_area-area = Build { IN($area) } for ${ $price }
# $area (area)
choice-lift_building-area = Take down the building { IN($area) }
# $area (area)
choice-marker_off-area = Remove the trouble marker from { THE($area) }
# $area (area)
choice-marker_on-area = Put a trouble marker { IN($area) }
# $area (area)
choice-minion_area-area = A minion { IN($area) }
# $owner (owner)
choice-minion_owner-owner = { CAP($owner) }
choice-minion_owner-own = One of your own minions
# $area (area)
choice-move_from-area = Move a minion from { THE($area) }
# $area (area)
choice-move_to-area = To { THE($area) }
# $area (area)
choice-move_to-area-trouble = To { THE($area) }: trouble
# $card (card)
choice-discard-card = Discard { $card }
# $card (card), $amount (number)
choice-discard-sold = Discard { $card } for ${ $amount }
choice-discard-pass = Discard no more
# $player (player)
choice-player-player = Choose { $player }
# $player (player)
choice-receiver-player = { $player } gets the money
# $card (card)
choice-sell_card-card = Give { $card }
# $card (card)
choice-hand_over-card = Give { $card }
# $card (card)
choice-tribute-card = Give { $card }
# $amount (number)
choice-tribute-pay = Give ${ $amount }
# $amount (number)
choice-extorted-pay = Pay ${ $amount }
choice-extorted-refuse = Do not pay
# $area (area)
choice-burn_building-area = Remove the building { IN($area) }
choice-burn_building-none = Leave the buildings alone
# $card (card)
choice-throw_away-card = Discard { $card }
# $card (card)
choice-keep_card-card = Keep { $card }
# $amount (number)
choice-pay_or_lose-pay = Pay ${ $amount }
choice-pay_or_lose-refuse = Remove one of your minions
# $area (area), $amount (number), $count (number)
choice-paid_area-area = ${ $amount } for { $count ->
    [one] one minion
   *[other] { $count } minions
 } { IN($area) }
# $area (area), $victim (seat), $price (number)
choice-buyout_area-area = Replace { $victim }’s building { IN($area) } for ${ $price }
choice-text_window-pass = Do not interrupt
# $amount (number)
choice-stop_window-pay = Pay ${ $amount } with Small Gods
choice-stop_window-pass = Do not interrupt
choice-reentry_window-pass = Do not bring it back
# $area (area)
choice-reentry_area-area = Place it { IN($area) }
# $area (area)
choice-reentry_area-area-trouble = Place it { IN($area) }: trouble
# $amount (number)
choice-shield_building-pay = Pay ${ $amount } and keep the building
choice-shield_building-refuse = Lose the building
# $amount (number)
choice-shield_card-pay = Pay ${ $amount } and keep the card
choice-shield_card-refuse = Lose the card
# $amount (number)
choice-keep_off-pay = Pay ${ $amount } and keep it out
choice-keep_off-refuse = Let it come
# $amount (number)
choice-guard_building-pay = Pay ${ $amount } and keep the building
choice-guard_building-refuse = Lose the building
# $amount (number)
choice-guard_minion-pay = Pay ${ $amount } and save a minion
choice-guard_minion-pass = Protect no more
# $area (area)
choice-flood_move-area = To { THE($area) }
# $area (area)
choice-flood_move-area-trouble = To { THE($area) }: trouble
# $amount (number)
choice-flood_move-pay = Pay ${ $amount } with Small Gods and stay
# $area (area)
choice-keep_building-area = Keep the building { IN($area) }

## Things put together

# $player (seat)
owner-minion = one of { $player }’s minions
owner-troll = a troll
owner-demon = a demon
# $player (seat), $area (area)
minion-of_player = one of { $player }’s minions { IN($area) }
# $area (area)
minion-troll = a troll { IN($area) }
# $area (area)
minion-demon = a demon { IN($area) }
# $player (seat), $count (number)
force-minions = { $count ->
    [one] one of { $player }’s minions
   *[other] { $count } of { $player }’s minions
 }
# $count (number)
force-trolls = { $count ->
    [one] a troll
   *[other] { $count } trolls
 }
# $count (number)
force-demons = { $count ->
    [one] a demon
   *[other] { $count } demons
 }
# $card (card)
source-card = { $card }
# $area (area)
source-area = { $area }
# $event (event)
source-event = { $event }

## Names

area-dolly_sisters = Dolly Sisters
area-unreal_estate = Unreal Estate
area-dragons_landing = Dragon’s Landing
    .in = at Dragon’s Landing
area-small_gods = Small Gods
area-the_scours = The Scours
    .the = the Scours
    .in = in the Scours
    .gender = p
area-the_hippo = The Hippo
    .the = the Hippo
    .in = at the Hippo
    .gender = s
area-the_shades = The Shades
    .the = the Shades
    .in = in the Shades
    .gender = p
area-dimwell = Dimwell
area-longwall = Longwall
area-isle_of_gods = Isle of Gods
    .in = on the Isle of Gods
    .gender = s
area-seven_sleepers = Seven Sleepers
area-nap_hill = Nap Hill
    .in = on Nap Hill
card-agony_aunts = The Agony Aunts
card-ankh_morpork_sunshine_dragon_sanctuary = The Ankh-Morpork Sunshine Dragon Sanctuary
    .text = Every other player gives you $1 or a card, as they choose.
card-bank_of_ankh_morpork = The Bank of Ankh-Morpork
    .text = Keep this card in front of you as a loan and take $10. At the end you repay $12 or lose 15 points.
card-beggars_guild = The Beggars’ Guild
    .text = A player gives you two cards of that player’s choice.
card-captain_carrot = Captain Carrot
card-cmot_dibbler = CMOT Dibbler
    .text = Roll: on 7 or more take $4; on a 1 pay $2 or remove one of your minions.
card-dr_cruces = Dr Cruces
card-dr_whiteface = Dr Whiteface
    .text = A player pays you $5, or keeps this card in front for the rest of the game; it fills one of that player’s five places in hand.
card-drumknott = Drumknott
    .text = Play up to two more cards.
card-fire_brigade = The Fire Brigade
    .text = A player pays you $5, or you may remove one of that player’s buildings.
card-fools_guild = The Fools’ Guild
    .text = A player pays you $5, or keeps this card in front for the rest of the game; it fills one of that player’s five places in hand.
card-foul_ole_ron = Foul Ole Ron
    .text = Move another player’s minion to an adjacent area.
card-fresh_start_club = Fresh Start Club
    .text = When one of your minions has been removed, place it in a different area.
card-gaspode = Gaspode
    .text = Another player’s card does not move or remove one of your minions.
card-gimlets_dwarf_delicatessen = Gimlet’s Dwarf Delicatessen
card-groat = Groat
card-hargas_house_of_ribs = Harga’s House of Ribs
card-harry_king = Harry King
    .text = Discard any number of cards for $2 each.
card-here_n_now = Here’n’Now
    .text = Roll: on 7 or more take $3 from a player; on a 1 remove one of your minions.
card-hex = Hex
    .text = Draw three cards.
card-history_monks = History Monks
    .text = Take four random cards from the discard pile.
card-inigo_skimmer = Inigo Skimmer
card-leonard_of_quirm = Leonard of Quirm
    .text = Draw four cards.
card-librarian = Librarian
    .text = Draw four cards.
card-mended_drum = The Mended Drum
card-modo = Modo
    .text = Discard a card.
card-mr_bent = Mr Bent
    .text = Keep this card in front of you as a loan and take $10. At the end you repay $12 or lose 15 points.
card-mr_boggis = Mr Boggis
    .text = Take $2 from every other player.
card-mr_gryle = Mr Gryle
card-mr_pin_and_mr_tulip = Mr Pin & Mr Tulip
card-mrs_cake = Mrs Cake
    .text = Look in secret at the undealt personalities, all but a random one.
card-nobby_nobbs = Nobby Nobbs
    .text = Take $3 from a player.
card-opera_house = The Opera House
    .text = Take $1 for each minion on the Isle of Gods.
card-peeled_nuts = The Peeled Nuts
card-pink_pussycat_club = Pink PussyCat Club
card-queen_molly = Queen Molly
    .text = A player gives you two cards of that player’s choice.
card-rincewind = Rincewind
    .text = Move one of your minions out of an area in trouble to an adjacent area.
card-rosie_palm = Rosie Palm
    .text = Give a player one of your cards for $2.
card-royal_mint = The Royal Mint
card-sacharissa_cripslock = Sacharissa Cripslock
    .text = Take $1 for each trouble marker on the board.
card-seamstresses_guild = The Seamstresses’ Guild
    .text = Give a player one of your cards for $2.
card-sergeant_angua = Sergeant Angua
card-shonky_shop = Shonky Shop
    .text = Discard any number of cards for $1 each.
card-the_duckman = The Duckman
    .text = Move another player’s minion to an adjacent area.
card-the_dysk = The Dysk
    .text = Take $1 for each minion on the Isle of Gods.
card-thieves_guild = The Thieves’ Guild
    .text = Take $2 from every other player.
card-wallace_sonky = Wallace Sonky
    .text = The text of another player’s card has no effect on you.
card-zorgo_the_retro_phrenologist = Zorgo the Retro-phrenologist
    .text = Swap your personality for a random undealt one.
card-adora_belle_dearheart = Adora Belle Dearheart
    .text = Move one of your minions to any other area.
card-alchemists_guild = The Alchemists’ Guild
    .text = Discard up to three cards, then fill up your hand.
card-archchancellor_ridcully = Archchancellor Ridcully
    .text = Place one or two minions in Unreal Estate or in areas adjacent to it.
card-auditors = The Auditors
    .text = Each other player in turn removes a minion of their own.
card-buggy_swires = Buggy Swires
card-burleigh_and_stronginthearm = Burleigh & Stronginthearm
    .text = Pay a player $2 and assassinate a minion.
card-bursar = The Bursar
    .text = Two minions in different areas change places.
card-cable_street_particulars = Cable Street Particulars
    .text = Look at a player’s hand and discard one of its cards.
card-canting_crew = Canting Crew
    .text = Move another player’s minion to an adjacent area.
card-carcer = Carcer
    .text = Roll twice and remove a minion from each of the two areas, in trouble or not.
card-chair_of_indefinite_studies = The Chair of Indefinite Studies
    .text = Swap hands with another player.
card-clacks = The Clacks
    .text = Draw two cards.
card-cosmo_lavish = Cosmo Lavish
    .text = Pay a player $2, who must then remove a minion, but none of yours, from an area in trouble.
card-dean = The Dean
    .text = Remove a minion from Unreal Estate.
card-deep_dwarves = Deep Dwarves
    .text = Place a minion in any area, without a trouble marker for it.
card-doctor_hix = Doctor Hix
    .text = Put a trouble marker in any area.
card-doctor_mossy_lawn = Doctor Mossy Lawn
    .text = End your turn at once; the card in play goes back to your hand.
card-dorfl = Dorfl
    .text = Move one of your minions to any other area.
card-dwarves = Dwarves
card-edward_d_eath = Edward d’Eath
card-errol = Errol
    .text = Roll: on 7 or more remove a minion from an area in trouble; on a 1 remove one of your own.
card-gargoyles = Gargoyles
    .text = Draw a card for each building you have on the board.
card-hello = ‘HELLO’
card-hobsons_livery_stable = Hobson’s Livery Stable
    .text = Pay a player $2 and move one of your minions to any other area.
card-hubert = Hubert
    .text = A player must pay another one $3; you are neither of them.
card-igor = Igor
    .text = When one of your minions has been removed, place it in a different area.
card-lord_downey = Lord Downey
card-luggage = The Luggage
    .text = Discard a card.
card-mob = The Mob
    .text = Put a trouble marker in an area adjacent to one in trouble.
card-moist_von_lipwig = Moist von Lipwig
    .text = Draw two cards.
card-mr_shine = Mr Shine
    .text = Place a minion in any area, without a trouble marker for it.
card-mr_slant = Mr Slant
    .text = Choose an area in trouble and take $2 for each minion there.
card-mr_teatime = Mr Teatime
card-otto_chriek = Otto Chriek
    .text = Take $1 for each trouble marker on the board.
card-patricians_palace = Patrician’s Palace
card-ponder_stibbons = Ponder Stibbons
    .text = Play up to two more cards.
card-post_office = The Post Office
    .text = Take $1 for each building on the board, whoever owns it.
card-professor_of_recent_runes = Professor of Recent Runes
    .text = Draw two cards.
card-reacher_gilt = Reacher Gilt
    .text = Replace another player’s building in an area in trouble with one of yours and pay that player its cost.
card-ruby = Ruby
card-senior_wrangler = The Senior Wrangler
    .text = Place a minion in Unreal Estate or in an area adjacent to it.
card-sergeant_cheery_littlebottom = Sergeant Cheery Littlebottom
    .text = Draw two cards.
card-sergeant_colon = Sergeant Colon
card-sergeant_detritus = Sergeant Detritus
card-sir_charles_lavatory = Sir Charles Lavatory
    .text = Take $1 for each building on the board, whoever owns it.
card-smoking_gnu = The Smoking Gnu
    .text = Place a minion in an area in trouble.
card-stanley = Stanley
    .text = Take two random cards from a player’s hand, keep one and give the other back.
card-susan = Susan
    .text = One of your minions is not removed.
card-sybil_vimes = Sybil Vimes
    .text = Replace another player’s building in an area without trouble with one of yours and pay that player its cost.
card-the_watch = The Watch
card-wee_mad_arthur = Wee Mad Arthur
    .text = Build at half the cost.
card-william_de_worde = William de Worde
    .text = Take $1 for each trouble marker on the board.
card-willikins = Willikins
    .text = Place a minion in an area with a building of yours.
event-bloody_stupid_johnson = Bloody Stupid Johnson
    .text = The City Area card of the area rolled leaves the game, and its holder loses a minion there.
event-riots = Riots
    .text = With eight or more trouble markers on the board, the game ends at once, and points decide.
event-demons_from_the_dungeon_dimensions = Demons from the Dungeon Dimensions
    .text = Roll four times; a demon appears in each area, always with trouble.
event-the_dragon = The Dragon
    .text = Roll; everything in that area is removed.
event-earthquake = Earthquake
    .text = Roll twice; the buildings in those areas are removed.
event-subsidence = Subsidence
    .text = All players pay $2 for each of their buildings or lose it.
event-explosion = Explosion
    .text = Roll; the building in that area is removed.
event-fire = Fire
    .text = Roll; a building in that area burns down, and the fire may spread to adjacent areas.
event-flood = Flood
    .text = Roll twice; the players move their minions out of those areas on the river.
event-mysterious_murders = Mysterious Murders
    .text = Each player rolls and removes a minion from that area.
event-fog = Fog
    .text = The top five cards of the draw pile are discarded.
event-trolls = Trolls
    .text = Roll three times; a troll appears in each area.
personality-lord_vetinari = Lord Vetinari
personality-lord_selachii = Lord Selachii
personality-lord_rust = Lord Rust
personality-lord_de_worde = Lord de Worde
personality-dragon_king_of_arms = Dragon King of Arms
    .gender = s
personality-chrysoprase = Chrysoprase
personality-commander_vimes = Commander Vimes
power-dolly_sisters = Pay $3 and place a minion here or in an adjacent area.
power-unreal_estate = Draw a card, then discard a card.
power-dragons_landing = Take $2.
power-small_gods = Pay $3 for each of your pieces to protect it from an event.
power-the_scours = Discard a card for $2.
power-the_hippo = Take $2.
power-the_shades = Put a trouble marker here or in an adjacent area where a minion stands.
power-dimwell = Pay $3 and place a minion here or in an adjacent area.
power-longwall = Take $1.
power-isle_of_gods = Pay $2 and remove a trouble marker from the board.
power-seven_sleepers = Take $3.
power-nap_hill = Take $1.
seat-red = Red
seat-yellow = Yellow
seat-green = Green
seat-blue = Blue
symbol-minion = the minion symbol
symbol-build = the building symbol
symbol-assassinate = the assassination symbol
symbol-remove_trouble = the trouble symbol
symbol-money = the money symbol
symbol-scroll = the scroll
symbol-event = the event symbol
symbol-play = the symbol for another card
symbol-interrupt = the interrupt symbol

## Why not

# $card (card)
why-card-not_held = { $card } is not in your hand.
# $card (card)
why-card-interrupt = { $card } is an interrupt: it cannot be chosen as the card you play.
# $card (card)
why-opening-pass = You must play a card: { $card }, for one, can be played.
# $card (card)
why-card-symbols_first = First carry out or skip the symbols of { $card } that are left.
# $card (card), $played (card)
why-mossy-first_symbol = { $card } can be played only after the first symbol of { $played }.
why-card-no_play = You may play no further card this turn.
why-symbol-event = An event symbol cannot be skipped.
why-power-small_gods = The City Area card of Small Gods protects only from events.
# $area (area)
why-power-not_held = You do not have the City Area card of { THE($area) }.
# $area (area)
why-power-out = The City Area card of { THE($area) } is out of the game.
# $area (area)
why-power-demon = There is a demon { IN($area) }, so the City Area card cannot be used.
# $area (area)
why-power-spent = You have used the City Area card of { THE($area) } in this turn, or gained it only in this turn.
# $price (number), $money (number)
why-price = That costs ${ $price }, and you have only ${ $money }.
why-hand-empty = You have no card in your hand.
why-nowhere-place = There is no area where you could place a minion now.
why-nowhere-build = There is no area where you could build now.
why-nowhere-minion = There is no minion that could be chosen for this now.
why-nowhere-move = You have no minion that could be moved now.
why-nowhere-trouble = There is no trouble marker on the board.
why-nowhere-marker_on = There is no area where a trouble marker could be put now.
why-nowhere-buyout = There is no building that you could replace and pay for now.
# $area (area)
why-area-no_trouble = There is no trouble marker { IN($area) }.
# $area (area)
why-area-trouble = There is a trouble marker { IN($area) }.
# $area (area)
why-area-no_own_minion = You have no minion { IN($area) }.
# $area (area)
why-area-no_minion = There is no minion { IN($area) }.
# $area (area)
why-area-no_own_building = You have no building { IN($area) }.
# $area (area), $source (area)
why-area-not_adjacent = There is no border or bridge between { THE($source) } and { THE($area) }.
# $area (area), $named (area)
why-area-far = It must be { THE($named) } or an area adjacent to it, and { THE($area) } { GENDER($area) ->
    [p] are
   *[other] is
 } neither.
# $area (area)
why-place-lifted = The minion comes from { THE($area) }: it must go to another area.
# $area (area)
why-place-lifted_due = You have taken a minion from { THE($area) }: now you must place it.
why-place-due = You have decided to place a minion: now you must do so.
# $area (area)
why-place-out_of_reach = You have no minion { IN($area) } or in an area adjacent to it.
# $area (area)
why-lift-nowhere = There is no other area where you could place the minion from { THE($area) }.
# $area (area)
why-reentry-left = The minion has been removed from { THE($area) }: it must come back elsewhere.
# $area (area)
why-marker_on-calm = No area adjacent to { THE($area) } has a trouble marker.
# $area (area)
why-build-trouble = There is a trouble marker { IN($area) }, so nothing can be built there.
# $area (area)
why-build-taken = There is already a building { IN($area) }.
# $area (area), $price (number), $money (number)
why-build-price = The building { IN($area) } costs ${ $price }, and you have only ${ $money }.
# $area (area)
why-buyout-none = No other player has a building { IN($area) }.
# $victim (seat), $area (area)
why-burn-none = { $victim } has no building { IN($area) }.
# $area (area)
why-keep_building-again = You already keep the building { IN($area) }.
# $area (area)
why-minion-same_area = The other minion is { IN($area) } too: the two must be in different areas.
# $area (area), $named (area)
why-minion-elsewhere = The minion must be { IN($named) }, not { IN($area) }.
# $area (area)
why-swap-alone = All minions on the board are { IN($area) }: there is none elsewhere to change places with.
# $owner (owner), $area (area)
why-owner-none = You cannot choose { $owner } { IN($area) }: there is none.
# $player (seat), $card (card)
why-minion-ignored = { $player } has played { $card } and is out of reach of this text.
why-minion-assassin = You cannot assassinate your own minions.
# $player (seat)
why-minion-payer = { $player } has paid for the removal, so none of { $player }’s minions can be chosen.
why-minion-not_own = It must be one of your own minions.
why-minion-not_other = It must be another player’s minion.
# $area (area)
why-move-same_area = The minion is { IN($area) } already: it must go to another area.
# $seats (number)
why-player-nobody = There are only { $seats } players in this game.
why-player-self = It must be another player.
# $victim (seat)
why-receiver-giver = { $victim } is the one who pays: another player must get the money.
why-discard-due = You must discard a card.
# $victim (seat), $card (card)
why-throw_away-not_held = { $card } is not in { $victim }’s hand.
# $card (card)
why-keep_card-not_taken = { $card } is not one of the cards you have taken.
# $card (card)
why-answer-unfit = { $card } is no answer to this.
# $card (card)
why-answer-passed = You have let this text pass, so { $card } can no longer stop it.
# $area (area)
why-flood-flooded = { CAP(THE($area)) } { GENDER($area) ->
    [p] are
   *[other] is
 } flooded too.
