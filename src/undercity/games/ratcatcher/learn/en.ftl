### Ratcatcher: what is learnt, in English, the reference: the other languages have the same messages.

## Lessons

lesson-cheese = The first cheese
    .learn = Ten Magic Cheese win the game. You may take a cheese from your zone if no rat of any kind is there; it is free.
    .task = Walk to Brie Market D and collect the Magic Cheese.
    .hint = The zone west of you has cheese and no rat. Step there, then choose “Collect”.
    .solved = That is 1 of 10. It goes onto a slot of your board and makes you stronger.
    .other = Nothing is lost. The cheese still lies in Brie Market D.
    .failed = The turn is over, and the rats have run for the cheese. Take the lesson again: first the cheese, then the end of the turn.
    .there = You stand on the cheese, and no rat is here: collect it.
    .away = You have walked away from it. Brie Market D is the zone with the cheese and without rats; a step costs 1 Movement Point.
    .trap = A trap works only in the Rats’ Turn. For this cheese you need none.
lesson-upgrade = A sharper eye
    .learn = Every cheese goes onto a slot. When the last slot of an upgrade is filled, you have it at once. Accuracy needs three slots; then you hit from 3 up instead of 4.
    .task = Collect the cheese here and complete your Accuracy.
    .hint = Collect first. Two of the three slots of Accuracy are filled already.
    .solved = Accuracy 3+: a rolled 3 now hits, a 2 still misses.
    .other = The cheese lies in your own zone, and no rat is here.
    .failed = Accuracy still lacks its third slot. Another upgrade may be fine, but this one was the task. Once more?
    .slot = The cheese is yours. Which slot? Accuracy lacks its third.
    .away = The cheese is where you stood.
lesson-black = Two hits in one roll
    .learn = A rat is caught when it takes more hits than its Defence, and all of them in one roll. A Black Rat has Defence 1: it takes two.
    .task = Catch the Black Rat.
    .hint = One die can score one hit only (unless it is a 6). Roll at least two together.
    .solved = Two hits, one Black Rat. Both dice hit, so both are back on your Attack Track.
    .other = The Black Rat is in your zone: attack it.
    .failed = The Black Rat is still free. Take the lesson again and roll two dice together.
    .lost = The die hit, but one hit is not more than Defence 1: it is lost. The die came back; roll more of them together.
    .away = You attack your own zone only, and the Black Rat is in Brie Market E.
lesson-six = What a 6 is for
    .learn = A 6 catches any rat, whatever its Defence. Other hits must exceed it. So mind which die goes to which rat.
    .task = Roll both dice and catch both rats.
    .hint = The 6 can catch either rat, the 4 only the White one.
    .solved = The 6 for the Black Rat, the 4 for the White one: both are in the Cage.
    .other = Both rats are in your zone.
    .failed = Only the 6 can catch the Black Rat here, so it must not go to the White one. Once more?
    .choose = A 6 and a 4. Which of the two rats can only the 6 catch?
    .away = The rats are in Brie Market E, and you attack your own zone only.
lesson-leave = Do not turn your back on Brown Rats
    .learn = When you leave a zone, the Brown Rats there bite: if their Bites (2 each) add up to more than your Defence, you lose 1 Health. Two of them bite with 4.
    .task = Get the cheese in Brie Market D without losing Health.
    .hint = One Brown Rat bites with 2, and 2 is not more than your Defence 2. Catch one before you go.
    .solved = One Brown Rat was too weak to hurt you. You need not clear a zone, only weaken it.
    .other = Two Brown Rats stand beside you. Think before you go.
    .failed = They bit you on leaving. Thin them out first: one of them alone cannot hurt you.
    .ended = The turn is over, and the cheese still lies in Brie Market D. One Brown Rat alone cannot hurt you: catch one, then go.
    .there = You are past them unhurt. Now the cheese.
    .one = One Brown Rat is left: Bite 2 against Defence 2. You can go.
    .none = Not one is left. You can go in peace.
lesson-bite = Where to end your turn
    .learn = In the Rats’ Turn all Common Rats in your zone bite together. If their Bites add up to more than your Defence, you lose 1 Health, but never more than 1.
    .task = You have no dice left. End the turn without losing Health.
    .hint = Three White Rats bite with 3, your Defence is 2. White Rats on a cheese stay there, and they do not mind your leaving.
    .solved = Not a scratch. A step aside is the surest way: White Rats stay with their cheese.
    .other = Three White Rats are beside you: 3 is more than 2.
    .failed = Bite 3 against Defence 2: one wound. A step aside would have spared you.
    .trap = A trap may thin them out before they bite, if the dice are kind. A step aside is safer.
    .safe = Here nothing bites you. You can end the turn.
lesson-trap = Where the rats will be
    .learn = Traps spring after the rats have moved, so lay them where the rats will go. White Rats run 2 zones to the closest cheese; of several equally close, to the one closest to you.
    .task = Set one trap and end the turn, so that it springs.
    .hint = All three cheeses are 2 zones from Brie Market B. Which of them is closest to you?
    .solved = They ran into it. What a trap catches is yours as well.
    .other = The rats are in Brie Market B now. They will not stay there.
    .failed = No trap sprang. Set it where the White Rats will stop: on the cheese that is closest to you.
    .good = That is where they will run. Now end the turn.
    .start = There they are now, but they will be gone before the trap springs.
    .other_zone = Will they be there after their move? White Rats stop on the cheese.
    .away = If you walk about, another cheese may be closest to you.
lesson-consume = Four are harmless, five are not
    .learn = If 5 rats share a zone with a cheese after moving, they eat it. Black and White count 1 each, Brown 0, a Peculiar Rat 3, the Nemesis 5.
    .task = Bring the cheese in Brie Market D through the Rats’ Turn.
    .hint = Four are there, and a fifth comes from C. Catch one of the four, with one die at a time.
    .solved = Four rats only stare at a cheese. It is still there for you.
    .other = Four are on the cheese already, and the fifth is one zone away.
    .failed = The fifth arrived, and the cheese is on the Rat Tracker. Catch one before you end the turn.
    .caught = That is one fewer. The fifth makes four again, and four do not eat.
    .there = Now you are among them. They bite only in the Rats’ Turn.
    .trap = A trap there may do: it springs before they eat.
    .away = You attack only the zone in which you stand.
lesson-net = Hold them
    .learn = The Dragnet Potion, Madam Cage’s purple ability, holds a zone: rats in it do not move, and those that enter stop. It costs one purple token and lasts until Clean Up.
    .task = Keep the five White Rats from the cheese with a potion.
    .hint = Use it where they are, in Brie Market B. It reaches your zone and those next to it.
    .solved = They sat in the net, and the cheese is safe for a turn.
    .other = You have two potions, and nothing else.
    .failed = Five White Rats reached the cheese and ate it. Use a potion before you end the turn.
    .laid = The net lies on them. They will not move; end the turn.
    .cheese = Here the net helps the rats: they stop on the cheese itself, and five of them eat it. Put the other potion in their way.
    .own = Their shortest way leads through your zone, so they stop here. That holds them, too, but beside you they bite.
    .elsewhere = Rats whose shortest way leads through a net stop in it. That holds them, too.
lesson-tallyman = Rats are money
    .learn = Every Common Rat you catch goes into the Cage. The Tallyman takes them for points, dice, tokens, Health, and for 12 rats a Magic Cheese.
    .task = You have 9 Magic Cheese and 13 rats in the Cage. Win.
    .hint = Look at the Tallyman’s last reward.
    .solved = The tenth cheese wins at once, wherever it comes from.
    .other = You need one more cheese, and it need not lie in the City.
    .failed = That was the chance: 12 rats in the Cage buy the tenth cheese, before the turn ends.
    .away = There is cheese in the City, but four rats sit on each. Look into the Cage instead.
lesson-expansion = How the City grows
    .learn = If fewer than 2 Magic Cheese lie in the City at the end of a turn, it grows by as many cards as the growth number (I to IV) of the card you stand on says.
    .task = Let the City grow by one card only: end the turn in the right place and lay the card.
    .hint = Brie Market has a II, Gouda Rest a I. One step leads from Brie Market A to Gouda Rest C.
    .solved = One new card, one new cheese, few new rats.
    .other = First choose the place where you end your turn.
    .failed = The card you stood on calls for two cards. On Gouda Rest it would have been one.
    .lay = One card. Choose a free connector first; then you see the card and turn it.
    .there = Gouda Rest has a I. Here you can end the turn.
    .away = Look at the growth number of the card you are on: I is what you want.
lesson-nemesis = Slay the Nemesis
    .learn = To wound the Nemesis, the hits of one roll must exceed its Defence. Each 6 wounds it as well. At Health 0 you win at once.
    .task = The Rat King has Defence 2 and 1 Health left. Slay him.
    .hint = Three hits are more than 2. Roll all three dice together, and give him the hits.
    .solved = Three hits against Defence 2: one wound, and the plague is over.
    .other = He is in your zone. Now or never.
    .failed = He got away this time. Take the lesson again and roll all three dice together.
    .choose = All three hits together wound the king. A White Rat takes one of them away.
    .white = The White Rat has got the hit, and what was left did not exceed his Defence. You still have your dice.
    .away = The king is in Brie Market E, and you attack your own zone only.

## Figures

figure-setup = Setting up: Brie Market lies there, and Brie Cross has been drawn.
    .start = Here you will start.
    .place = It joins the east side. You may turn it before it lies there.
    .second = The next card is Gouda Rest. You see it before you choose its place; later in the game it is the other way round.
    .ready = It joins the north side, and the cards are filled: cheese, tokens, then one rat for each Nest and each Spawn.
    .cheese = A Magic Cheese, and a rat that got here first.
    .purple = A purple token: of use once your purple ability is unlocked.
figure-city = Three cards, thirteen zones.
    .you = You, the Ratcatcher.
    .cheese = A Magic Cheese. No rat is there: go and get it.
    .nest = A Rats’ Nest: a new rat in every Rats’ Turn.
    .token = A purple Special Token.
    .brown = A Brown Rat. It comes for you.
    .white = A White Rat, on a cheese.
figure-active = Which cards are active?
    .here = You are on Gouda Rest: active.
    .cheese = Brie Market is connected to your card, and cheese lies there: active.
    .asleep = Brie Cross is connected to Brie Market only, and has no cheese: inactive. These rats do not move, and vanish at Clean Up.
figure-attack = An attack with three dice, hits on 4+.
    .target = A Black Rat (Defence 1) and a White Rat (Defence 0).
    .rolled = 5, 4 and 2: two hits. The 2 missed and is gone for this turn. Two hits catch the Black Rat, or one of them the White Rat; the other is lost then.
    .caught = Both hits for the Black Rat: it goes into the Cage. The two dice that hit are on the Attack Track again.
figure-accuracy = From 4+ to 3+: two of the three slots of Accuracy are filled.
    .cheese = The third cheese lies in your zone.
    .rats = Two White Rats to try it on.
    .collect = You collect it, 3 of 10, and may put it on any free slot.
    .better = On the third slot of Accuracy: from now on you hit on 3 or more.
    .go = One step to the rats.
    .rolled = 3 and 2. The 3 hits now; the 2 still misses.
figure-rats = Before the Rats’ Turn. You are in Brie Market E.
    .white = Three White Rats, Move 2. All three cheeses are 2 zones away.
    .brown = Two Brown Rats, Move 2. They want you.
    .black = One Black Rat, Move 1.
    .after = And after it.
    .cheese = The White Rats took the cheese closest to you.
    .bitten = The Brown Rats reached you: Bite 4 against Defence 2, one wound.
    .born = The Black Rat stopped on the cheese and brought a new rat in the Spawn step.
figure-consume = Two cheeses in danger?
    .five = Four White Rats and a Black one: they count 5.
    .four = Four White Rats: they count 4. Brown Rats would not add anything.
    .after = After the Rats’ Turn. Only one cheese is left, so the City will grow.
    .eaten = Eaten: the cheese is on level 1 of the Rat Tracker, and the five returned to the Sack.
    .spared = Four are too few. This cheese is still there.
figure-card = You have caught Magpie-Tail. Its reward is the tokens on its card, but none lie there.
    .nothing = You may claim it all the same: you gain nothing, and the card is discarded.
figure-question = You have caught Flitterwing. Its reward is a “?” token in your zone.
    .turned = Claimed: the token is turned over where you stand.
    .cheese = A Magic Cheese!
    .yours = No rat is here, so you may collect it at once.
    .placed = And put it on a slot: Movement +1.
figure-wound = Bruno Maul, with five dice, against the Rat King.
    .king = The Rat King: Defence 2, Health 6.
    .rolled = 4, 5, 6, 6, 3. Two normal hits do not exceed 2, so they are lost. The two 6s wound him twice: Health 4. Four dice hit and come back.
figure-growth = The end of a turn with one Magic Cheese in the City.
    .here = You stand on Brie Market, which has a II: two cards come.
    .due = For the first of them you choose a free connector of an active card.
    .drawn = Only now the card is drawn. You may turn it so that one of its connectors meets yours.
    .laid = It is filled at once. Then comes the second card, although there are two cheeses now.
    .cheese = A new cheese, with a White Rat on it.

## Player aid

aid-step-refresh = Refresh
    .text = Dice, Movement Points and traps come back. Health and Special Tokens do not.
aid-step-actions = Actions
    .text = Move, attack, set traps, collect cheese, use abilities, trade, claim rewards, in any order, until you end the turn.
aid-step-grow = The City grows
    .text = Fewer than 2 Magic Cheese in the City: lay as many cards as your card says (I to IV). Also after the rats have spawned.
aid-step-move = Rats move
    .text = Nemesis, Peculiar Rats, Brown, Black, White: the shortest way to what they want. Ties: closest to you, highest number, your choice.
aid-step-traps = Traps spring
    .text = Where any rat is: an attack with the trap’s dice and your Accuracy.
aid-step-bite = Rats bite
    .text = In your zone: the Nemesis by dice; a Peculiar Rat above your Defence; all Common Rats together above your Defence.
aid-step-consume = Rats eat
    .text = 5 or more on a cheese eat it. Black and White 1, Peculiar 3, Nemesis 5, Brown 0. The Rat Tracker moves on.
aid-step-spawn = Rats spawn
    .text = One for each Nest on an active card, the Nemesis’ brood, one for each Black Rat.
aid-step-cleanup = Clean Up
    .text = Traps come back to you, placed tokens go to the Reserve. Inactive cards lose their rats and Special Tokens.
aid-symbol-catcher = Ratcatcher
    .text = You. You attack and collect in the zone where you stand.
aid-symbol-cheese = Magic Cheese
    .text = Ten win the game. Five rats on it eat it.
aid-symbol-brown = Brown Rat
    .text = Hunts you: Move 2, Bite 2, Defence 0. Bites when you leave. Eats nothing.
aid-symbol-black = Black Rat
    .text = Seeks cheese: Move 1, Bite 1, Defence 1. Brings another rat when it appears, and one in every Rats’ Turn.
aid-symbol-white = White Rat
    .text = Seeks cheese: Move 2, Bite 1, Defence 0.
aid-symbol-peculiar = Peculiar Rat
    .text = Counts as 3 rats on a cheese. Each has a trick, and a reward for catching it. Point at it to read its card.
aid-symbol-nemesis = Nemesis
    .text = The boss. Counts as 5 rats. Slay it and you win.
aid-symbol-nest = Rats’ Nest
    .text = A new rat in every Rats’ Turn while its card is active.
aid-symbol-trap = Trap
    .text = Springs after the rats have moved, if a rat is there.
aid-symbol-health = Health Token
    .text = Health +1 when you walk over it.
aid-symbol-purple = Purple token
    .text = One use of your purple ability.
aid-symbol-yellow = Yellow token
    .text = One use of your yellow ability.
aid-symbol-placed = Placed ability
    .text = A net, a decoy or a cloud. It works until Clean Up.
aid-symbol-bridge = Connector
    .text = Where two of them meet, one walks from card to card. New cards are laid at free ones.
aid-symbol-expansion = Growth number, I to IV
    .text = So many cards are laid if the City grows while you are on this card.
aid-symbol-asleep = Inactive card
    .text = Grey: rats do not move here and vanish at Clean Up.
aid-symbol-eating = Rats on a cheese
    .text = How many count there. At 5 they eat the cheese.

## The coach

coach-connector = Choose where the next Township Card is laid. Close to you, its cheese is soon yours; so are its rats.
coach-rotation = Turn the card as you like; one of its connectors must meet the one you chose. More connections mean shorter ways, for rats too.
coach-action = Do what you like, in any order: walk, attack, set traps, collect cheese. Dice that hit come back to you. The turn ends when you say so.
coach-hit = Share out your hits. A rat is caught by more hits than its Defence, or by a single 6.
coach-upgrade = Put the cheese on a slot. Upgrades with one slot work at once; Accuracy takes three, and is worth it.
coach-payment = Which rats go back into the Sack? Those you pay with may come out again: White ones do the least harm.
coach-cull = Catch rats without dice. Black ones first: they bring more.
coach-end_zone = These rats have two equally good ways. You choose: away from the cheese, or into a trap.
coach-nest = The Nemesis appears in one of these Nests. Take the one farthest from you; it hunts from the next turn on.
coach-consolation = The Sack was empty, and your Cage was opened. For the rats that left you may take one reward.
coach-told-rats_moved = The rats run for what they want: Brown ones for you, Black and White ones for cheese.
coach-told-common_bit = All Common Rats in your zone bite together. End your turn where their Bites do not exceed your Defence.
coach-told-nemesis_bit = The Nemesis rolls dice. Each 6 wounds, and so does each hit beyond your Defence.
coach-told-cheese_eaten = Five rats shared a zone with cheese. The tracker moves on; at 10 you lose.
coach-told-peculiar_spawned = A Peculiar Rat. Point at it to read what it can do and what catching it brings.
coach-told-nemesis_spawned = The Nemesis is here. From the next Rats’ Turn on it moves first. Slaying it wins the game.
coach-told-nemesis_mutated = The Nemesis has become stronger for the rest of the game.
coach-told-rats_spawned = Nests and Black Rats bring new rats every turn. Catch the Black ones early.
coach-told-trap_sprung = A trap springs after the rats have moved. What it catches goes into your Cage.
coach-told-trap_gnawed = The Spring-Chewer runs for your traps. Catch it, or lay traps where it cannot reach them.
coach-told-drained = Its Bite beat your Defence, so you also lost a Special Token.
coach-told-expansion_due = Fewer than 2 cheeses in the City: it grows by as many cards as your card says.
coach-told-sack_from_cage = The Sack was empty, so your Cage was opened. Spend caught rats in time.
coach-told-left_brown = Brown Rats bite when you leave their zone. One alone is harmless at Defence 2.

## Reasons of a hint

# $count (number)
reason-collected =
    { $count ->
        [one] 1 Magic Cheese more for you
       *[other] { $count } Magic Cheese more for you
    }
    .less =
        { $count ->
            [one] 1 Magic Cheese fewer for you
           *[other] { $count } Magic Cheese fewer for you
        }
# $count (number)
reason-eaten =
    { $count ->
        [one] 1 Magic Cheese more eaten
       *[other] { $count } Magic Cheese more eaten
    }
    .less =
        { $count ->
            [one] 1 Magic Cheese fewer eaten
           *[other] { $count } Magic Cheese fewer eaten
        }
# $count (number)
reason-health = { $count } Health more
    .less = { $count } Health less
# $count (number)
reason-last_health = you would be down to your last Health
    .less = you are not down to your last Health
# $count (number)
reason-nemesis_wound =
    { $count ->
        [one] 1 wound more for the Nemesis
       *[other] { $count } wounds more for the Nemesis
    }
    .less =
        { $count ->
            [one] 1 wound fewer for the Nemesis
           *[other] { $count } wounds fewer for the Nemesis
        }
# $count (number)
reason-nemesis_out = the Nemesis is in the City
    .less = the Nemesis stays out of the City
# $count (number)
reason-caged =
    { $count ->
        [one] 1 rat more in the Cage
       *[other] { $count } rats more in the Cage
    }
    .less =
        { $count ->
            [one] 1 rat fewer in the Cage
           *[other] { $count } rats fewer in the Cage
        }
# $count (number)
reason-rat =
    { $count ->
        [one] 1 rat more in the City
       *[other] { $count } rats more in the City
    }
    .less =
        { $count ->
            [one] 1 rat fewer in the City
           *[other] { $count } rats fewer in the City
        }
# $count (number)
reason-special =
    { $count ->
        [one] 1 Special Token more in hand
       *[other] { $count } Special Tokens more in hand
    }
    .less =
        { $count ->
            [one] 1 Special Token fewer in hand
           *[other] { $count } Special Tokens fewer in hand
        }
# $count (number)
reason-caught =
    { $count ->
        [one] 1 more reward to claim
       *[other] { $count } more rewards to claim
    }
    .less =
        { $count ->
            [one] 1 reward fewer to claim
           *[other] { $count } rewards fewer to claim
        }
# $count (number)
reason-peculiar =
    { $count ->
        [one] 1 Peculiar Rat more in the City
       *[other] { $count } Peculiar Rats more in the City
    }
    .less =
        { $count ->
            [one] 1 Peculiar Rat fewer in the City
           *[other] { $count } Peculiar Rats fewer in the City
        }
# $count (number)
reason-threatened =
    { $count ->
        [one] 1 cheese more is about to be eaten
       *[other] { $count } cheeses more are about to be eaten
    }
    .less =
        { $count ->
            [one] 1 cheese fewer is about to be eaten
           *[other] { $count } cheeses fewer are about to be eaten
        }
# $count (number)
reason-near = a cheese within easier reach
    .less = the best cheese is farther off
# $count (number)
reason-guards = more rats guard the best cheese
    .less = fewer rats guard the best cheese
# $count (number)
reason-bite_due = the rats beside you would wound you
    .less = the rats beside you cannot wound you
