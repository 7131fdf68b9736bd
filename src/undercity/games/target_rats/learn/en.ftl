### Target: Rats: what is taught, in English

## Lessons

lesson-groups = Two groups
    .learn = At the start of your turn you may move two groups of rats, up to four spaces each. You decide who belongs to a group: all four rats, two and two, or a single one.
    .task = Send two groups out of your home nest, to two different spaces.
    .hint = Choose your home nest, then two rats, then a lit space. Do the same with the other two.
    .solved = Two groups stand on two spaces, so you get two actions this turn. Had they gone to the same space, it would be one group with one action.
    .other = That works as well. Just make sure that two spaces hold rats of yours that have moved.
    .failed = Your movements are over. Take the lesson again and send two groups to two different spaces.
    .together = All that moved stand on one space now: that is one group, and one action. Small groups cover more ground.
    .half = The first group is on its way, and you have one movement left. Choose your home nest again, for the rats that stayed.
    .size = How many go? Two of them is a good start, so that two are left for the second group.
    .where = All lit spaces are within four steps. Inside a home nest nothing is found, so go out.
lesson-scavenge = Scavenge
    .learn = When all your groups have moved, each may act. Scavenging draws a card: from the Surface deck on the street, from the Underground deck in the tunnels.
    .task = Move a group out of the home nest and let it scavenge.
    .hint = Move two rats to the Hot Dog Stand. Stop moving, choose that space, then “Scavenge”.
    .solved = The card speaks to all your rats on that space. Above ground you mostly find food, below ground nests and items. Danger lurks in both decks.
    .other = Fine so far. In the end a group that has moved must scavenge.
    .failed = Your turn passed without a card. Take the lesson again: move a group, then let it scavenge.
    .rested = You let the group rest. That is allowed, but it finds nothing that way.
    .act = The movements are over. Now choose the space and what your rats do there.
lesson-feed = Feed at a dumpster
    .learn = A food source feeds all your rats on its space, again and again: it is never used up. Fed rats sit up, and only they breed or build.
    .task = Bring your two rats from the Corner Tavern to the dumpster and feed both.
    .hint = Go from the Corner Tavern to the Hot Dog Stand. Stop moving, choose the Hot Dog Stand, then “Feed”.
    .solved = Two fed rats on one space: from now on they can breed or found a nest.
    .other = You can do that. Then bring your hungry rats to the dumpster and choose “Feed”.
    .failed = The turn is over and the two at the dumpster are not fed. Take the lesson again.
    .scavenged = You drew a card although a full dumpster stood there. “Feed” is safe, “Scavenge” is a gamble.
    .rested = They rested beside a full dumpster. Choose “Feed” there.
    .elsewhere = A group can only feed where a food source lies. The dumpster stands at the Hot Dog Stand.
lesson-breed = Breed
    .learn = Two fed rats on one space have two young. Every pair there may breed in the same action; the parents become unfed. The young go to nests of yours, one by one.
    .task = Move your four fed rats together and let both pairs breed: four new rats in one turn.
    .hint = Choose the Hot Dog Stand, all four rats, and the sewer cover beside it. Then breed with two pairs. The Coal Chute holds four.
    .solved = Four young with a single action. A nest outside is closer to the action than the home nest, but it holds only four rats.
    .other = That is possible. For four young you need four fed rats on one space that have moved.
    .failed = The turn is over without four young. Take the lesson again and keep the four fed rats together.
    .one_pair = One pair has two young. With four fed rats on the same space, choose two pairs.
    .young = Each new rat may go to any nest of yours with room: the home nest or the nest in the Coal Chute.
    .still = Only groups that have moved may act. Move first, even if it is just one space.
lesson-nest = Found a nest
    .learn = Two fed rats found a nest where they stand and become unfed. Every nest gives you one more group movement and one more die when you reach for the throne. You need three to win.
    .task = Move your two fed rats from the North Gangway and found a nest.
    .hint = Gangways and stairwells hold no tokens. Go down to the Subway Crawlspace and choose “Establish a nest”.
    .solved = Your first nest! Underground it is safe from the Exterminator, who never leaves the street.
    .other = Go on. Somewhere away from gangways and stairwells your fed pair can build.
    .failed = No nest this turn. Take the lesson again: move the fed pair to a space that may hold a token.
    .corridor = Gangways and stairwells stay clear of tokens: no nest can be founded there. One space further it works.
    .bred = They had young instead, and are unfed now. Founding a nest takes two fed rats as well.
lesson-take_over = Steal a nest
    .learn = Nobody guards Nero’s nest in the Cable Vault. If you end a movement there and scavenge, you draw no card: you find the nest and put your own token in its place.
    .task = Take over Nero’s nest.
    .hint = Move from the North Stairwell to the Cable Vault. Then choose that space and “Scavenge”.
    .solved = One nest more for you, one fewer for Nero. A nest without a guard is an invitation.
    .other = You may do that. The nest is still Nero’s until you scavenge on its space.
    .failed = The nest is still Nero’s. Take the lesson again.
    .rested = Standing on a nest is not enough: you have to scavenge there to find it.
    .elsewhere = You drew a card somewhere else. Scavenge in the Cable Vault itself.
lesson-fight = Strength in numbers
    .learn = Who enters a space with other rats must stop there and fight. Each side rolls one die for each of its rats, and the higher total wins. Groups that attack the same space fight as one.
    .task = Drive Nero’s three rats out of the Cable Vault and win their nest.
    .hint = Send both your groups to the Cable Vault before the fight begins: four dice against three.
    .solved = Half of the losers die, rounded down, and the nest on the space goes to the winner. Now you push the others two spaces away.
    .other = All right. But attack with all four rats: each is one die.
    .failed = The nest is still Nero’s. Take the lesson again and attack with both groups.
    .lost = That fight was lost. Four dice against three would have had the better chance. The losers lose half of their rats and are pushed away.
    .first = Do not stop yet! Send the second group after the first, to the same space.
lesson-push = Into the arms of the Exterminator
    .learn = The winner of a fight pushes the surviving losers two spaces away and chooses the way. Pushed onto the Exterminator’s space, they are gone at once. Pushed among other rats, they must fight again.
    .task = Beat Nero’s rats on the Lakefront Path and push the survivor into the Exterminator at the Boat Dock Bins.
    .hint = Attack with all three rats from the Hot Dog Stand. Then push to the Northeast Sewer Cover and on to the Boat Dock Bins.
    .solved = The winner decides the way, so look around for the Exterminator, for other rats and for dead ends before you attack.
    .other = Allowed. But you must win the fight on the Lakefront Path, and three dice beat two more often.
    .failed = The rat got away, or there was no fight. Take the lesson again.
    .away = The rat escaped. Two steps along the street towards the Boat Dock Bins would have been its end.
    .won = You have won and one rat is dead. Where do you push the other? The red target is the Exterminator.
    .lost = You lost that fight. Attack with all three rats.
lesson-exterminator = Call the Exterminator
    .learn = With eight or more rats in a quadrant, above and below, the Exterminator comes at the end of the turn. He goes to the street space there with the most rats, whoever they belong to.
    .task = Make the Southeast infested, so that he destroys Nero’s three rats in the Bakery Alley.
    .hint = The Southeast has six rats. A stairwell counts for both quadrants beside it: two rats in the South Stairwell make eight, and below ground he cannot reach them.
    .solved = Eight rats: he came to the fullest street space and took rats and nest. Yours were safe below.
    .other = Count again: the Southeast needs two more rats, and yours must not be the biggest group on the street.
    .failed = The Bakery Alley was spared. Take the lesson again.
    .own = He goes where most rats are, and on the street that was your group. Below ground it would have been safe.
    .too_few = The Southeast had fewer than eight rats, so there was no infestation. Bring at least two more.
lesson-item = Use an item
    .learn = Items are blue cards from the underground. You hold one at a time and may use it once a round. With the Roller Skate one of your groups moves up to six spaces.
    .task = Reach the dumpster at the Boat Dock Bins with at least two rats. It is five spaces away.
    .hint = Choose the Northwest Sewer Cover, then “Use the Roller Skate”, then your rats and the Boat Dock Bins.
    .solved = The card is turned face down now. At the start of your next turn it is ready again.
    .other = You may do that. But only with the Roller Skate do the rats on the Northwest Sewer Cover reach the dumpster this turn.
    .failed = You did not reach the dumpster. Take the lesson again and use the Roller Skate.
    .declined = Without the Roller Skate the group gets only four spaces far: the dumpster is five away.
lesson-claim = Reach for the throne
    .learn = While the throne of Rat City is empty, a group that has moved there may reach for it. Roll one die, and one more for each of your nests. A single 1, the target, is enough.
    .task = Become Da Big Cheese.
    .hint = Go from the main drain into Rat City, stop moving, choose Rat City and “Reach for the throne”.
    .solved = One die showed the target. Your rat sits on the throne: always fed, unable to leave, and its faction wins every tie.
    .other = Go on. With two nests you roll three dice as soon as you reach for the throne.
    .failed = The throne is still empty. Take the lesson again.
    .rested = Standing in Rat City gives you nothing. You have to reach for the throne, and each time a group must have moved there.
    .unlucky = No target this time: one rat dies and the others go back to a nest. More nests mean more dice.
    .there = You are in Rat City. Now choose it and reach for the throne.
lesson-hold = Three nests and a throne
    .learn = You win with three nests and Da Big Cheese, if you still have both when your next turn begins. Until then everybody will try to stop you.
    .task = Found the third nest and hold everything for one round.
    .hint = Your two fed rats stand at the Hot Dog Stand. Move them down to the Subway Crawlspace and found a nest.
    .solved = Three nests and the throne, held for a whole round: you rule the underworld!
    .other = You can do that, but without a third nest nobody has to fear you.
    .failed = The round is over and you did not win. Take the lesson again and found the third nest at once.
    .bred = More rats are fine, but you needed the two fed ones for the nest.

## Figures

figure-board = The board at the start: streets outside, tunnels inside, Rat City in the middle.
    .home = A home nest. Only your own rats get in, nothing can destroy it, and it counts as no nest for victory.
    .cover = A printed sewer cover: the way from home to the street and down.
    .drain = A main drain, right below the cover. Only the four drains lead into Rat City.
    .city = Rat City with the throne. It is underground, holds eight rats of one faction, and belongs to no quadrant.
    .street = A street space. Here one draws from the Surface deck.
    .tunnel = A tunnel space, right below the street space. Here one draws from the Underground deck.
    .corridor = An access corridor: a gangway above, a stairwell below, always linked. It counts for both quadrants beside it and holds no tokens.
figure-pieces = What lies on the board in the middle of a game.
    .rats = White rats: two lie flat and are unfed, one sits up and is fed.
    .food = A food source: a dumpster. It feeds all rats of one space.
    .nest = A nest of the White Rats.
    .sewer = A sewer entrance. It links this space with the one right below.
    .exterminator = The Exterminator. Nobody gets onto his space or through it.
    .throne = Da Big Cheese of the Brown Rats on the throne, with another rat.
figure-grouping = Grouping your rats.
    .three = One group of three goes to the Corner Tavern. There is strength in numbers.
    .one = One group of one goes below, to the main drain. Two groups cover more ground.
    .acts = This group has moved and may act.
figure-city = From home to Rat City: three of your four steps.
    .first = Step 1: the sewer cover
    .second = Step 2: the main drain
    .third = Step 3: Rat City
    .there = Climbing costs nothing; only the spaces count. One step would even be left.
figure-joining = Joining groups carries a rat further. White has two movements.
    .joined = The rat from the Corner Tavern joins the two at the Hot Dog Stand. That ends its movement, …
    .on = … but the second movement takes all three, four spaces further. The first rat has come six spaces. It is one group now, with one action.
figure-shortcut = A sewer entrance as a shortcut.
    .down = From the Boat Dock Bins into the Flooded Basement it is one step. Without the token it would be three.
figure-many = Two groups against one enemy. It is Grey’s turn; Black has three rats in the Freight Tunnel.
    .first = The first group, two rats, enters the Freight Tunnel. It must stop and will fight, but not yet.
    .second = The second group, two more, comes from the other side. All movement is over: four dice against three. Grey wins by 15 to 12, and one Black rat dies.
    .pushed = Grey pushes the other two to the Brick Culvert. The fight was Grey’s action there.
figure-push = Pushed into a fight. Brown attacks White at the Boat Dock Bins; a Black rat sits in the Bakery Alley.
    .fight = Brown rolls three dice, White two. Brown wins, one White rat dies, the other will be pushed.
    .forced = Brown pushes it past the East Gangway into the Bakery Alley. There it meets Black and must fight at once: 5 against 6. A lone rat that loses dies.
figure-claim = White has two nests and reaches for the throne.
    .in = Two White rats move from the main drain into Rat City.
    .crowned = One die and two more for the nests: 1, 4 and 6. The 1 is the target! One rat takes the throne and is fed. Without a 1, one rat would have died and the other gone back to a nest.
figure-turn_white = White’s turn. Two Grey rats are already at the Corner Tavern.
    .above = White moves a group of two onto the street, to the Hot Dog Stand …
    .below = … and the other two below, into the main drain. Now the actions begin.
    .food = The street group scavenges and finds a food source. It places the dumpster, and both rats are fed.
    .dumpster = The dumpster stays for whoever comes here.
    .nest = The group below scavenges too and finds a nest. There are only six rats in the quadrant, so White rolls a die for the Exterminator: a 3. He does not move.
    .token = White’s first nest token
figure-turn_brown = Then it was Brown’s turn.
    .above = Brown’s first group, two rats, comes along the street to the Hot Dog Stand: White is there, so it stops and will fight.
    .below = The second group, two as well, comes through the tunnels to the North Stairwell. Then the fight: Brown wins by 6 to 4, and one White rat dies.
    .pushed = Brown pushes the other White rat two spaces, over the sewer cover and down into the main drain, where White’s new nest is.
    .shock = The group below scavenges and draws Electrocuted: one Brown rat dies. Now there are eight rats in the Northwest, for the stairwell counts. Brown must move the Exterminator, and two street spaces have most rats.
    .grey = Two Grey rats
    .brown = Two Brown rats
    .exterminator = Brown chooses the Grey rats, of course. They are destroyed, and he stays there: nobody can enter.

## Player aid

aid-step-begin = Begin
    .text = You win if you have held everything for a round. Your used item is ready again. Without rats you get 2 at home; with a single one you may take 2 and end your turn.
aid-step-move = Move
    .text = 2 groups, and 1 more for each nest, up to 4 spaces each. Entering a space with other rats ends the movement: there will be a fight.
aid-step-fight = Fight
    .text = One die for each rat, the highest total wins. Half of the losers die, the others are pushed two spaces away by the winner.
aid-step-act = Act
    .text = Each space with rats that moved gets one action: scavenge, feed, breed, found a nest, reach for the throne, or rest.
aid-step-exterminator = Exterminator
    .text = 8 or more rats in a quadrant: he comes to its fullest street space. Else roll a die: on a 1 you send him anywhere on the street.
aid-step-check = Check
    .text = Who has 3 nests and Da Big Cheese must still have them when the own turn begins again.
aid-symbol-unfed = Unfed rats
    .text = They lie flat. They can move, fight and scavenge, but neither breed nor build.
aid-symbol-fed = Fed rats
    .text = They sit up. Two on one space can breed or found a nest, and they help in a tie.
aid-symbol-big_cheese = Da Big Cheese
    .text = The rat on the throne: always fed, cannot move. Its faction wins ties, rolls 1 more die in Rat City, and draws 2 cards and keeps 1 at its first Scavenge of each turn.
aid-symbol-home = Home nest
    .text = Only its own rats get in. It holds any number, cannot be destroyed and counts as no nest for victory.
aid-symbol-nest = Nest
    .text = One more group movement, one more die for the throne, a place for new rats. Three are needed to win, four are the most.
aid-symbol-food = Food source
    .text = “Feed” makes all your rats on this space fed. It is never used up.
aid-symbol-sewer = Sewer entrance
    .text = Links the space with the one right above or below it, for everybody.
aid-symbol-cover = Sewer cover
    .text = Printed link between street, main drain and a home nest. Its owner can slip through beneath it, whoever stands on it.
aid-symbol-drain = Main drain
    .text = Below the sewer cover. The only way into Rat City.
aid-symbol-corridor = Gangway and stairwell
    .text = A corridor: the lasting way between street and tunnels. Counts for both quadrants and holds no tokens.
aid-symbol-city = Rat City
    .text = Home of the throne, underground, in no quadrant. Holds 8 rats of one faction and no tokens.
aid-symbol-exterminator = Exterminator
    .text = Destroys all rats and the token where he arrives. His space is closed until he moves on. He stays on the street.
aid-symbol-target = Target
    .text = The 1 of a die. It wins the throne and calls the Exterminator; in a fight it counts 1.
aid-symbol-contested = Contested
    .text = Rats of several factions on one space: there will be a fight.
aid-symbol-acting = Yet to act
    .text = A group moved here and has not acted yet.
aid-symbol-item = Item
    .text = A blue card in front of a player. One at a time, once a round; face down when used.
aid-symbol-infested = Infested quadrant
    .text = 8 or more rats, above and below. The Exterminator comes at the end of the turn.

## Coach: before a decision

coach-lone_rat = You have one rat left. Two new ones at home cost you the turn, but a single rat seldom gets far. Only if it is about to do something great, play on.
coach-origin = Choose a space of yours from which a group leaves. You have two movements, and one more for each nest. Only groups that moved may act later.
coach-move_item = Your item can help this movement. It is ready again at the start of your next turn, so there is no need to save it for long.
coach-group = How many rats go along? A space holds four. Big groups fight well, small ones bring you more actions.
coach-destination = All lit spaces are within reach. Crossed swords mean a fight: you roll one die for each of your rats. Below ground you are safe from the Exterminator.
coach-next_fight = All fights come first, in the order you like. Start with the one whose losers you can push into trouble.
coach-broken_bottle = The Broken Bottle gives you one more die in this fight. When it is close, take it.
coach-lucky_token = You would lose this roll. The Lucky Fare Token rolls all your dice once more, and it can hardly get worse.
coach-bottle_cap = You have lost, and half of your rats would die. The Bottle-Cap Shield saves one.
coach-push_first = You have won! Push the losers two spaces away, step by step. Into the Exterminator they die, into other rats they fight again.
coach-push_second = The second step. It may not lead back to the space of the fight.
coach-overflow = Too many rats for one space: some must go to the nearest space with room.
coach-acting_space = Each space with rats that moved gets one action. You choose the order: feed and breed before you gamble.
coach-action = Hungry at a dumpster: feed. Two fed rats: breed, or found a nest. Nothing to do: scavenge and see what the card brings.
coach-giardiniera = The jar feeds up to two of your rats on one space. Two fed rats on one space can breed or build at once.
coach-card = Da Big Cheese hears rumors: of two cards you choose the one that happens.
coach-gas_mask = You drew a card and may throw it away with your Gas Mask. Worth it for anything that kills.
coach-item = You can hold one item only. Keep the one that fits your plan.
coach-token = A space holds a single token: keep the old one, or put the new one in its place.
coach-token_source = The supply is empty, so you must move a token of this kind from elsewhere.
coach-pairs = Each pair of fed rats has two young and becomes unfed. You never have more than twelve rats.
coach-nursery = New rats come to your nests. Close to your goal is good, but the home nest is the only one that is always safe.
coach-refuge = Your rats must go back to one of your nests, all together.
coach-work_order = Somebody else is about to send the Exterminator. With your Work Order you choose the place, which protects your own rats.
coach-quadrant = Several quadrants are infested. Choose the one where you lose least and the others most.
coach-target = Send the Exterminator where it hurts the others: big groups, nests and food sources on the street.
coach-smoke_bomb = The Exterminator comes to your rats. The Smoke Bomb brings them home safe and sound.
coach-kill = You have won and choose which of the losers die. Fed rats are worth more to their owner.
coach-loss = Some of your rats must die. The unfed ones are easier to spare.
coach-surplus = Choose which rats leave the overcrowded space.

## Coach: after what others did

coach-told-nest_founded = A new nest: its owner now moves one group more and rolls one die more for the throne. If it is left alone, you can steal it by scavenging there.
coach-told-nest_taken = An unguarded nest was taken over by scavenging on its space. Keep a rat in yours, or hide them underground.
coach-told-nest_won = The winner of a fight takes the loser’s nest on that space.
coach-told-pairs_bred = Fed pairs had young. More rats mean more dice, but also sooner an infestation.
coach-told-fight_won = The higher total won. Half of the losers die, and the winner pushes the rest away.
coach-told-tie_by_fed = With equal totals Da Big Cheese’s faction wins, then the side with more fed rats, then the defender.
coach-told-exterminated = The Exterminator destroys all rats and the token on the space he comes to. Big groups on the street attract him.
coach-told-exterminator_called = Eight rats in a quadrant called the Exterminator. Keep your rats spread out, or below ground.
coach-told-claim_succeeds = Somebody is Da Big Cheese. With three nests that wins the game in a round: attack Rat City, or take a nest away.
coach-told-claim_fails = The throne stays empty. A failed claim costs one rat, and the others go back to a nest.
coach-told-conditions_met = Careful: three nests and the throne! You have until that player’s next turn to take away a nest or the throne.
coach-told-item_taken = An item lies open in front of its owner. It can be used once a round, some even in your turn.
coach-told-pushed_to_death = A group was pushed into the Exterminator and is gone. Keep your distance from him when a fight looms.

## Reasons of a hint

reason-nest = { $count ->
        [one] one more nest
       *[other] { $count } more nests
    }
    .less = { $count ->
        [one] one nest fewer
       *[other] { $count } nests fewer
    }
reason-spare_nest = { $count ->
        [one] one more nest in reserve, beyond those needed
       *[other] { $count } more nests beyond those needed
    }
    .less = { $count ->
        [one] one nest fewer beyond those needed
       *[other] { $count } nests fewer beyond those needed
    }
reason-title = Da Big Cheese
    .less = Da Big Cheese is lost
reason-hold = { $count ->
        [one] one check closer to victory
       *[other] { $count } checks closer to victory
    }
    .less = { $count ->
        [one] one check further from victory
       *[other] { $count } checks further from victory
    }
reason-rat = { $count ->
        [one] one more rat on the board
       *[other] { $count } more rats on the board
    }
    .less = { $count ->
        [one] one rat fewer on the board
       *[other] { $count } rats fewer on the board
    }
reason-fed = { $count ->
        [one] one more fed rat
       *[other] { $count } more fed rats
    }
    .less = { $count ->
        [one] one fed rat fewer
       *[other] { $count } fed rats fewer
    }
reason-food = { $count ->
        [one] one more rat at a food source
       *[other] { $count } more rats at a food source
    }
    .less = { $count ->
        [one] one rat fewer at a food source
       *[other] { $count } rats fewer at a food source
    }
reason-item = an item
    .less = no item
reason-city = { $count ->
        [one] one more rat before the empty throne
       *[other] { $count } more rats before the empty throne
    }
    .less = { $count ->
        [one] one rat fewer before the empty throne
       *[other] { $count } rats fewer before the empty throne
    }
reason-infested = { $count ->
        [one] one more rat on the street of an infested quadrant
       *[other] { $count } more rats on the street of an infested quadrant
    }
    .less = { $count ->
        [one] one rat fewer on the street of an infested quadrant
       *[other] { $count } rats fewer on the street of an infested quadrant
    }
