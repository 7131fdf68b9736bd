### Discworld: Ankh-Morpork: lessons, figures, player aid, coach and reasons in English

## Lessons

lesson-place = Place a minion
    .learn = A card’s symbols say what you may do. With the minion symbol you place a minion where you already have one, or in an area next door. Where nobody stands yet, it stays calm.
    .task = Play Groat and place a minion in an area without any minion.
    .hint = Every area next to Dolly Sisters, The Scours or The Shades will do, as long as it is empty. Bridges count as borders.
    .solved = A new area, and no trouble: that is how you spread through the city.
    .crowded = That area already had minions. It is allowed, but the task was an empty area. Undo, and try one next door.
    .skipped = You skipped the minion symbol, and what is skipped is gone. Undo and carry it out.
    .other = Groat shows a single symbol, a minion. Play it and choose an empty area next door.
    .failed = Your turn is over without a minion in a new area.

lesson-trouble = Make trouble
    .learn = Whenever a minion comes into an area where any minion stands already, a trouble marker goes there. An area has at most one.
    .task = You are the Dragon King of Arms and want trouble. Bring one more trouble marker onto the board.
    .hint = Minerva stands alone in Nap Hill, Small Gods and Dimwell. Join her.
    .solved = Two minions in one area, and there is trouble. Eight markers at the start of your turn would win you the game.
    .alone = There your minion is alone: no trouble. You need an area where somebody stands already.
    .second = There is a marker there already, and a second one is never placed. Choose an area that is still calm.
    .other = Place a minion where Minerva stands and no marker lies yet.
    .failed = Your turn is over, and there is no new trouble.

lesson-build = Put up a building
    .learn = You build where you have a minion, where no trouble marker lies and no building stands. You pay the area’s price and get its City Area card, which you may use every turn from your next turn on.
    .task = Build in the area whose City Area card brings you the most money.
    .hint = Only two areas are possible, Longwall and The Hippo; both cost $12. Point at them to read their cards.
    .solved = The Hippo now brings you $2 every turn, and the building counts for control.
    .longwall = Longwall brings only $1 a turn. The Hippo costs the same and brings $2.
    .skipped = You skipped the building symbol. Undo and carry it out.
    .other = The Mended Drum shows the building symbol first.
    .failed = The Hippo would have been the best place for your money. Try again.

lesson-chain = One card leads to another
    .learn = The watch symbol removes a trouble marker from anywhere. The last symbol of Sergeant Angua lets you play another card in the same turn.
    .task = There is trouble wherever you stand, so you cannot build. Build in this turn all the same.
    .hint = First calm an area where you have a minion with Sergeant Angua, then play The Mended Drum.
    .solved = First calm, then a building: two cards in one turn.
    .idle = With trouble in all your areas the building symbol of The Mended Drum comes to nothing. Play Sergeant Angua first.
    .skipped = You skipped the watch symbol, so there is still trouble everywhere. Undo.
    .other_card = This card does not calm anything. Play Sergeant Angua first.
    .other = Calm an area with a minion of yours, then build there.
    .failed = Your turn is over without a building.

lesson-power = Use a City Area card
    .learn = Each of your City Area cards can be used once in each of your turns: before your card, between two symbols or after the last one.
    .task = A building in The Hippo costs $12, and you have $10. Build there.
    .hint = Dragon’s Landing is yours: click on it and take $2 before the building symbol.
    .solved = $2 from Dragon’s Landing made it possible. You use City Area cards beside the card you play.
    .skipped = You skipped the building symbol, and it is gone. Undo and use Dragon’s Landing first.
    .used = You have the money now. Play a card with the building symbol and build in The Hippo.
    .played = You may still use Dragon’s Landing now, before you carry out the symbol.
    .other = Use Dragon’s Landing, then build.
    .failed = Your turn is over without a building in The Hippo.

lesson-assassinate = Assassination
    .learn = The dagger removes one minion that is not yours from an area with a trouble marker. The marker goes too.
    .task = Take control of The Hippo.
    .hint = Control means more pieces than any other player. In The Hippo it is two against two.
    .solved = More pieces than anybody else: The Hippo is under your control. A dagger calms the area as well, since a minion leaves it.
    .shades = In The Shades she still has two minions to your one. In The Hippo one would have been enough.
    .skipped = You skipped the dagger. Undo and carry it out.
    .other = Play Inigo Skimmer and strike in The Hippo.
    .failed = Your turn is over, and you do not control The Hippo.

lesson-interrupt = Interrupt
    .learn = Interrupts are played in the right moment, even in another player’s turn. Gaspode stops another player’s card from moving or removing one of your minions.
    .task = Minerva wants to assassinate your minion in The Shades. Save it.
    .hint = You have Gaspode in your hand.
    .solved = The minion stays, and so does the trouble marker. You draw a new card at the end of your own next turn.
    .other = Play Gaspode now: an answer cannot be made up for later.
    .failed = The minion is gone. With Gaspode it would have stayed.

lesson-event = Events and Small Gods
    .learn = An event symbol must be carried out. The die names the area that is hit. Whoever has Small Gods can save a piece for $3.
    .task = Play Rincewind, see what happens, and keep all your buildings.
    .hint = When the explosion strikes Seven Sleepers, pay $3.
    .solved = $3 for a building worth $18: Small Gods has paid for itself.
    .lost = The building is gone, and the City Area card with it. $3 would have saved both.
    .other_card = Without an event you will not see what Small Gods can do. Play Rincewind.
    .other = Play Rincewind and draw the event.
    .failed = Try again, and pay when you are asked.

lesson-control = Win as a lord
    .learn = Conditions count at the start of your own turn only. Lord Rust needs seven controlled areas with two players. You control an area if you have more pieces there than any other player.
    .task = You are Lord Rust and control six areas. Make it seven, and still have them when your next turn begins.
    .hint = Where nobody stands, one minion is enough. The Hippo and Longwall are empty.
    .solved = Seven areas at the start of your turn: Ankh-Morpork is yours.
    .tie = One against one: nobody controls Nap Hill. You need an area where one minion is enough.
    .same = That area was yours already. You still control six.
    .other = Place a minion in an empty area, then end your turn.
    .failed = Your next turn has begun, and you do not control seven areas.

lesson-spies = Twelve spies
    .learn = If all your twelve minions are on the board, you place by lifting one and setting it down elsewhere. Where you lift one, the trouble marker goes.
    .task = You are Lord Vetinari and need minions in eleven areas; you are in ten. Win at the start of your next turn.
    .hint = Lift a minion from an area where you have two, and place it in Seven Sleepers or Nap Hill.
    .solved = Eleven areas with a spy of yours: the Patrician is back.
    .known_area = You were in that area already. Nap Hill and Seven Sleepers are still missing.
    .given_up = You have gained one area and given up another. Lift a minion from an area where you have two.
    .skipped = You skipped the minion symbol. Undo and carry it out.
    .other = Play Groat. From where can you spare a minion?
    .failed = Your next turn has begun, and you are not in eleven areas.

lesson-wealth = Count your money
    .learn = Chrysoprase wins with $50 at the start of the own turn: cash plus the value of the own buildings, less $12 for each loan.
    .task = You own $36 in buildings and $9 in cash. Have $50 when your next turn begins.
    .hint = A building turns cash into value and changes nothing in the sum. A loan brings $10 and counts $12 against you. Seven Sleepers, where you have a building, pays $3, The Royal Mint $5.
    .solved = $50 or more: money rules the city.
    .loan = The loan brings $10 but counts $12 against you: it takes you further away.
    .other = Look for a card that brings money from the bank and costs nothing.
    .failed = Your next turn has begun, and $50 are not there.

lesson-prevent = Stop somebody else
    .learn = If another player’s condition holds when that player’s turn begins, the game is over. So look at the board before you end your turn.
    .task = There are eight trouble markers, and Minerva might be the Dragon King of Arms. End your turn with fewer than eight.
    .hint = Captain Carrot shows a minion first and then the watch. Mind that the minion does not cause new trouble.
    .solved = Seven markers: the Dragon King has to wait. Minerva’s turn has begun without a win.
    .not_calmed = You skipped the watch symbol, and there are still eight markers.
    .more_trouble = There are still eight markers or more. Remove one with the watch symbol.
    .other = Look for the watch symbol, a red cross.
    .failed = Minerva was the Dragon King of Arms: eight markers at the start of her turn, and she has won.

## Figures

figure-table = The start of a game for four, as Red sees it.
    .area = An area: its name, its number for the die, and the price of a building in the outline of a house.
    .trouble = A trouble marker. The Shades, The Scours and Dolly Sisters have one from the start.
    .piles = The draw pile and the discard pile. When the draw pile is used up, the game is over.
    .events = The event cards, face down, and how many trouble markers are on the board.
    .player = Every player: money, cards in hand, minions and buildings not yet on the board, areas controlled.
    .personality = Your secret personality and its aim.
    .hand = Your hand: name, symbols from left to right, and the text of the scroll.

figure-bursar = An example from the rulebook: The Bursar has three symbols.
    .card = The Bursar: event, scroll, another card.
    .play = Red plays The Bursar. The first symbol is an event, and that is compulsory.
    .event = Red draws Riots. There are fewer than eight trouble markers, so nothing happens.
    .scroll = Next comes the scroll. Red may exchange two minions, or skip that. Red does it.
    .first = The first minion: Red’s own in Dolly Sisters.
    .second = The second: Yellow’s in Unreal Estate. Yellow might stop the exchange with Gaspode and is asked.
    .swapped = Yellow does not stop it: the two have changed places. Both were alone, so there is no trouble.
    .another = The last symbol lets Red play another card: Groat.
    .dolly_sisters = Red’s minion
    .unreal_estate = Yellow’s minion

figure-placing = An example from the rulebook: where may Red place a minion?
    .here = Red’s only minion stands in Dolly Sisters: there, too, a minion may be placed.
    .beside = They share a border with Dolly Sisters.
    .bridge = A bridge leads to Nap Hill, so it is adjacent as well.
    .play = Red plays Groat, which shows one minion.
    .where = Four areas are possible: Dolly Sisters, Unreal Estate, Dragon’s Landing and Nap Hill.
    .placed = Red chooses Nap Hill. Nobody stood there: no trouble.

figure-trouble = An example from the rulebook: how trouble comes about.
    .shades = Red has a minion in The Shades, next to Dimwell.
    .dimwell = In Dimwell stands one minion of Green.
    .play = Red plays Groat.
    .do = Red carries out the minion symbol. Dimwell is next to The Shades, so it is allowed.
    .marker = A minion stood there already, so Dimwell gets a trouble marker. If it had been Red’s own minion, it would be just the same.

figure-building = An example from the rulebook: where may Red build?
    .nap_hill = Nap Hill is possible: a minion of Red, no building, and no marker, for the Watch has taken it away. That Yellow has more minions does not matter.
    .dolly_sisters = Not in Dolly Sisters: there is a trouble marker.
    .seven_sleepers = Not in Seven Sleepers: Green’s building stands there.
    .play = Red plays The Opera House. Its first symbol is a building.
    .built = Red builds in Nap Hill for $12 and takes the City Area card. It can be used from the next turn on.
    .card = Red has $3 left.

figure-control = An example from the rulebook: who controls what?
    .seven_sleepers = Green controls Seven Sleepers: a minion and a building against one minion each.
    .nap_hill = Yellow controls Nap Hill with two against one. The trouble marker changes nothing.
    .dolly_sisters = Red does not control Dolly Sisters: there is a demon.
    .unreal_estate = Blue does not control Unreal Estate: one minion against one troll. A second piece, minion or building, would be enough.
    .dragons_landing = Nobody controls Dragon’s Landing: one against one.

figure-interrupt = An interrupt: Green attacks, Red has Gaspode.
    .shades = In The Shades there is trouble, so assassins can strike.
    .gaspode = Gaspode is played only when he is needed.
    .play = Green plays Dr Cruces: assassination, then $3.
    .assassin = Green wants to assassinate.
    .victim = Green chooses The Shades, and Red’s minion there.
    .stopped = Red answers with Gaspode. Minion and marker stay. Green has used the dagger and goes on to the $3. Red draws a new card only at the end of Red’s own next turn.

figure-hello = From the publisher’s questions and answers: two daggers, one Gaspode.
    .scours = Yellow’s minion, in trouble
    .play = Red plays ‘HELLO’: assassination, assassination, building.
    .first = With the first dagger Red attacks Yellow’s minion in The Scours.
    .saved = Yellow plays Gaspode: the minion stays, and the trouble marker stays too.
    .again = So Red may try the same minion again with the second dagger.
    .gone = Yellow has no second interrupt. The minion is removed, and the marker with it.

figure-plays = From the publisher’s questions and answers: counting further cards.
    .drumknott = Drumknott: play up to two more cards.
    .two = Red plays Drumknott and may now play two more cards.
    .three = The first is Nobby Nobbs: a scroll, and another card. Red wants $3 from Yellow, who is asked first: Wallace Sonky could prevent it.
    .window = Yellow pays. Nobby’s last symbol gives one more card: Red has two left again.
    .groat = Red plays Groat and does without the minion. One further card is left.
    .modo = The last further card: Modo. Then nothing is left but to end the turn.

figure-demons = From the rulebook: Small Gods keeps a demon out.
    .small_gods = Yellow owns Small Gods and has $5.
    .hippo = Yellow has one minion in The Hippo.
    .play = Red plays Rincewind. The first symbol is an event.
    .demon = Demons! The first die names The Hippo. Yellow is asked before the demon comes.
    .paid = Yellow pays $3, for one piece in The Hippo. No demon and no marker there; the other three demons arrive wherever the die sends them.

figure-refill = From the publisher’s questions and answers: The Fools’ Guild in front of Red.
    .stuck = The Fools’ Guild lies in front of Red and takes one of the five places of the hand.
    .play = Red has four cards in hand and plays Modo.
    .do = The scroll says: discard a card.
    .discard = Red discards Hex. Two cards are left in hand.
    .skip = Red does without the minion.
    .drawn = At the end Red draws two cards, not three: two and two and The Fools’ Guild are five.

## Player aid

aid-step-check = Have you won?
    .text = If your personality’s condition is met at the start of your turn, you win at once. Otherwise play.
aid-step-card = Play a card
    .text = One card from your hand; interrupts do not count as such. City Area cards may be used before, in between and after.
aid-step-symbols = Carry out its symbols
    .text = From left to right. Skip what you like, but not an event.
aid-step-answer = Answers
    .text = Whoever is hit may interrupt, or pay with Small Gods when it is an event.
aid-step-more = Another card, or the end
    .text = Play on if a symbol allows it. Then draw up to five cards, and the player to your left is next.

aid-symbol-minion = Minion
    .text = Place a minion where you have one, or next door. If one stands there already, trouble comes.
aid-symbol-build = Building
    .text = Build where you have a minion, without trouble and without a building. Pay the price, take the City Area card.
aid-symbol-assassinate = Assassination
    .text = Remove a minion that is not yours, a troll or a demon from an area in trouble.
aid-symbol-remove_trouble = Watch
    .text = Remove a trouble marker from anywhere.
aid-symbol-money = Money
    .text = Take this much from the bank.
aid-symbol-scroll = Scroll
    .text = Do what the text of the card says, if you like.
aid-symbol-event = Event
    .text = Draw an event. This is the one thing you cannot skip.
aid-symbol-play = Another card
    .text = Play one more card from your hand, if you like.
aid-symbol-interrupt = Interrupt
    .text = Played at the right moment, even in another player’s turn.
aid-symbol-trouble = Trouble marker
    .text = Here one can be assassinated and nothing can be built. It goes when a minion leaves.
aid-symbol-building = Building on the board
    .text = Counts for control, is worth its price, and brings the City Area card.
aid-symbol-site = Free site
    .text = Nobody has built here yet. The number is the price in dollars.
aid-symbol-troll = Troll
    .text = A minion of nobody. To control its area you need more pieces than there are trolls.
aid-symbol-demon = Demon
    .text = A minion of nobody. While it is there, the area has no control, no value, no City Area card and no points.
aid-symbol-control = Control
    .text = A tinted area is controlled by the player of that colour: more pieces than any other player and than there are trolls, and no demon.

## Coach

coach-opening_menu = Play one card. Look at its symbols from left to right: that is what you will be able to do. City Area cards you own can be used first.
coach-symbol_menu = The next symbol of your card. Carry it out or skip it; what is skipped is gone. An event must be carried out.
coach-closing_menu = Your card is done. If you may play another one, you can do so now. Before you end the turn, ask yourself whether somebody’s condition is met.
coach-place_area = Place your minion where you have one or next door. With company it brings trouble: then it can be assassinated, and nobody can build there.
coach-lift_minion = All your twelve minions are on the board, so you move one instead. Its old area loses its trouble marker.
coach-build_area = A building counts for control, is worth its price, and its City Area card helps you every turn from the next one on.
coach-lift_building = All six buildings are on the board: take one down to build here. There is no money back.
coach-marker_off = An area without trouble can be built in, and nobody can be assassinated there.
coach-marker_on = Trouble opens an area to assassins and closes it to builders. Eight markers help the Dragon King.
coach-minion_area = Where does it strike? Think of who is close to winning.
coach-minion_owner = Whose minion? Only yours are spared by your own dagger; texts may hit anybody.
coach-move_from = Choose the minion that will move. Its old area loses its trouble marker.
coach-move_to = Where to? If somebody stands there, trouble comes.
coach-discard = Keep what helps your aim and interrupts that protect you; throw away the rest.
coach-player = Choose another player. Money is open, so you can see who has any.
coach-receiver = Who gets the money? Better not the one who may be Chrysoprase.
coach-sell_card = Give away a card that you do not need. Only the two of you will know which.
coach-hand_over = You choose which cards you give away. Only the two of you will know which.
coach-tribute = $1 or a card: whichever hurts less.
coach-extorted = $5, or something worse. Money is points at the end; a card stuck in front of you costs you a place in your hand.
coach-burn_building = Remove one building, and its City Area card goes with it.
coach-throw_away = You see the whole hand. Throw away the card that would hurt you most.
coach-keep_card = Keep one of the two; the other goes back.
coach-pay_or_lose = A minion is worth 5 points at the end, so $2 are usually cheaper.
coach-paid_area = The area with the most minions pays best. All count, even trolls and demons.
coach-buyout_area = You pay the owner, not the bank, and need no minion there. You cannot use the City Area card this turn.
coach-text_window = Somebody’s text is aimed at you. Only Wallace Sonky helps now. You are asked even if you do not have him, so that nobody learns what you hold.
coach-stop_window = One of your minions is threatened. Gaspode helps against other players’ cards, Susan against every removal, Wallace Sonky against other players’ texts. You are asked even without one, so that nobody learns what you hold.
coach-reentry_window = A minion of yours has been removed. Fresh Start Club or Igor would bring it back.
coach-reentry_area = It comes back by the usual rules for placing, but not to the area it was removed from.
coach-shield_building = Small Gods: $3 saves the building and its City Area card.
coach-shield_card = Small Gods: $3 keeps the City Area card in the game. Otherwise it is gone for good.
coach-keep_off = Small Gods: pay $3 for each of your pieces there, and it does not come.
coach-guard_building = The Dragon takes everything in the area. $3 saves your building.
coach-guard_minion = The Dragon takes everything in the area. $3 or Susan saves one minion.
coach-flood_move = Your minions must leave the flooded area, one at a time. Moving in beside others brings trouble.
coach-keep_building = Your money is not enough for all your buildings. Keep the most valuable ones.

coach-told-event_drawn = An event! The die tells which areas are hit; the number is on each area.
coach-told-marker_put = A minion came into an area where somebody stood already: trouble. Assassins can strike there now, and nobody can build there.
coach-told-minion_removed = A minion was removed. It returns to its owner’s supply and can be placed again.
coach-told-built = A building was put up. Its owner now has the City Area card of that area and may use it every turn.
coach-told-interrupt_played = Somebody interrupted: such cards can be played in anybody’s turn.
coach-told-power_used = A City Area card was used. Its owner may do that once in each turn.
coach-told-loan_taken = A loan: $10 now. At the end $12 must be paid back; whoever cannot do that loses 15 points.
coach-told-card_stuck = The card now takes one of that player’s five hand places for the rest of the game.
coach-told-demon_arrived = A demon: while it stays there, the area has no control, no value and no points.
coach-told-troll_arrived = A troll: to control that area one now needs more pieces than there are trolls.
coach-told-personality_swapped = That player is somebody else now. What you have guessed is no longer worth anything.
coach-told-plays_granted = This turn goes on with another card.
coach-told-minion_moved = A minion was moved: the area it left is calm now, and where it met others there is trouble.

## Reasons of a hint

reason-aim = it brings you closer to your own aim
    .less = it takes you further from your own aim
reason-minions = { $count ->
    [one] one more minion on the board
   *[other] { $count } more minions on the board
 }
    .less = { $count ->
    [one] one minion fewer on the board
   *[other] { $count } minions fewer on the board
 }
reason-buildings = { $count ->
    [0] buildings of more value
    [one] one more building
   *[other] { $count } more buildings
 }
    .less = { $count ->
    [0] buildings of less value
    [one] one building fewer
   *[other] { $count } buildings fewer
 }
reason-money = ${ $count } more
    .less = ${ $count } less
reason-loans = { $count ->
    [one] one loan more
   *[other] { $count } loans more
 }
    .less = { $count ->
    [0] a loan that can be repaid
    [one] one loan fewer
   *[other] { $count } loans fewer
 }
reason-hand = { $count ->
    [one] one more card in hand
   *[other] { $count } more cards in hand
 }
    .less = { $count ->
    [one] one card fewer in hand
   *[other] { $count } cards fewer in hand
 }
