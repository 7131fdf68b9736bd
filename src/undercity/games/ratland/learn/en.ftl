### RatLand, learning it: English, the reference: the other languages have the same messages.

## Figures

figure-table = Alfredo’s sewer after the screens were lifted, and the three areas that belong to everybody.
    .areas = Dump, city and fields: the pieces of cheese on the food card, and everybody’s rats
    .left = Left canal: attacks the left neighbour
    .right = Right canal: attacks the right neighbour
    .nursery = Nursery: 2 rats, so 2 are born
    .pantry = Pantry: the cheese and its 2 guards
    .infirmary = Infirmary: a sick rat
    .lost = A lost rat
    .graveyard = A rat that starved: minus 1 point
    .event = The event of this round
figure-round = A whole round of four players, step by step. Everybody has 7 rats, and 3 cheese instead of 2: the event, Abundance, has just brought one. Clans, of which you read later, do nothing in this example.
    .lifted = The screens are lifted. Alfredo breeds with 2 rats, sends 2 to the dump and 1 to the city, and keeps 2 at home.
    .nursery = These two will have two young
    .areas = Everybody’s rats in the areas
    .attack = Attack and nursery. Rémy comes to Alfredo with 2 rats, but 2 guard the pantry: nothing. Colette comes to Rémy with 1, and nobody guards: she steals 1 cheese. Then 2, 2, 1 and 3 rats are born.
    .dump = The dump: only Alfredo is there, with 2 rats. He draws a white piece and a yellow one: 1 cheese.
    .searched = This bag is empty again
    .city = The city: Alfredo has the fewest rats, 1, and draws first: orange, 2 cheese. Colette’s 2 rats find a yellow piece and an orange one. Rémy has 3 and comes last: one white piece and two purple ones, so 2 of his rats go to the infirmary.
    .feeding = The fields and feeding: Colette and Django each lose a rat there; lost rats need no food. Alfredo’s 9 rats, Colette’s 7 and Django’s 9 eat 3 cheese each. Rémy’s 9 need 3 as well, the sick ones included, but he has 2: one starves. Then round 2 begins, and its event brings everybody a cousin.
figure-theft = The rulebook’s example: two neighbours rob Rémy.
    .before = Rémy has 3 cheese and 2 rats in the pantry. Alfredo attacks him with 5 rats, Colette with 4.
    .pantry = 2 guards, against each side
    .claims = Alfredo has 3 rats more and claims 3 pieces; Colette has 2 more and claims 2. But there are only 3.
    .shared = They take them one by one, and Alfredo begins, having more rats: Alfredo, Colette, Alfredo. He gets 2, she gets 1, Rémy has none left.
    .births = Django stayed out of it: 3 rats in his nursery had 3 young.
figure-search = The rulebook’s example: who draws when?
    .before = Rémy sent 3 rats to the dump, Émile 2, Django 6 and Colette 5. The bag holds 12 pieces.
    .bag = 6 white and 6 yellow
    .after = Émile draws 2, then Rémy 3, then Colette 5. Django should draw 6, but only 2 are left.
figure-hunger = The rulebook’s example: too little cheese.
    .before = Alfredo has 11 rats and 2 cheese.
    .pantry = 11 rats need 4 cheese
    .after = He pays both pieces; 2 are missing, so 2 rats starve. 9 are left, and the graveyard costs him 2 points.
    .graveyard = 2 rats, minus 2 points
figure-tunnels = Two players: the canals attack and defend.
    .before = Rémy has 3 rats on the left and 1 on the right, Colette 2 on the left and 1 on the right. Both have 4 cheese.
    .left = 3 against 1 in Colette’s right canal
    .right = 1 against 2 in Colette’s left canal
    .after = In the one tunnel Rémy has 2 more and steals 2, in the other Colette has 1 more and steals 1. The pantries do not matter: 5 to 3 cheese.

## Lessons

lesson-place = Seven rats, seven places
    .learn = Behind the screen you distribute all your rats. In the nursery they have young, in the areas they search for cheese, in the pantry they guard it.
    .task = Have exactly two rats born, and send at least one rat to each of the three areas.
    .hint = Two rats in the nursery have two young. Then one each for dump, city and fields; the other two go where you like.
    .solved = That is how a round begins: some breed, some search, some guard.
    .other = Go on: the screens are lifted when all your rats are placed.
    .failed = Not quite; take the lesson again.
    .childless = Nobody was in the nursery, so nobody was born.
    .brood = As many are born as there are rats in the nursery. Put exactly two there.
    .area = The young are there, but one of the areas saw no rat of yours.
lesson-steal = Steal
    .learn = Rats in a canal attack a neighbour. If they are more than the rats in her pantry, you steal the difference in cheese.
    .task = Colette, your left neighbour, has 5 cheese, and only 2 rats will guard it. Steal at least 3.
    .hint = 3 more than her 2 guards: that makes 5 rats in the left canal.
    .solved = Your rats less her 2 guards: that many pieces were yours.
    .other = Go on: the attack comes when all your rats are placed.
    .failed = This time it did not work; take the lesson again.
    .side = Colette sits on your left. The right canal leads to Alfredo.
    .few = Equal or fewer: then nothing is stolen. You need more rats than there are guards.
    .little = Well attacked, but you steal only the difference. For 3 cheese you need 3 rats more than her 2.
    .home = Nobody was in the left canal, so nobody stole.
lesson-defend = Guard the pantry
    .learn = The rats in your pantry defend against each neighbour separately and with full strength. Equal numbers are enough.
    .task = Colette comes with 3 rats and Alfredo with 4. Lose no cheese, and have at least one rat born.
    .hint = The stronger attacker alone decides: 4 guards stop 4 rats, and 3 as well.
    .solved = Enough guards for the stronger of the two, for attackers never add up. 4 will do; the others are free to work.
    .other = Go on: first all your rats must be placed.
    .failed = Take the lesson again: it can be done with your 7 rats.
    .robbed = There were fewer guards than attackers. Alfredo comes with 4.
    .childless = The cheese is safe, but nobody was born. 4 guards are enough: put another rat in the nursery.
lesson-feed = Feed your clan
    .learn = At the end of a round your clan eats: 7 to 9 rats 3 cheese, 10 to 12 rats 4, 13 to 15 rats 5. For every missing piece a rat starves.
    .task = You have 9 rats and 4 cheese. Feed at least 12 rats without letting one starve.
    .hint = 12 rats need exactly the 4 cheese you have. So how many young do you want?
    .solved = All fed. 4 cheese are enough for 12 rats; whoever wants more mouths must find more cheese.
    .other = Go on: feeding comes at the end of the round.
    .failed = Take the lesson again, and count before you breed.
    .hunger = Too many mouths: the cheese was not enough, and rats starved. Each costs you a point more.
    .gone = A piece from the bag cost you a rat, and so fewer than 12 ate. Bad luck: rats in the pantry are safe from that.
    .small = All fed, but your clan could be larger: with 4 cheese you can feed 12.
lesson-search = The fewest draw first
    .learn = In each area the bag holds 12 pieces. Whoever has the fewest rats there draws first; the last may find it empty.
    .task = Colette and Alfredo each send 6 rats to the dump. Send at least 4 there, and have every one of them draw a piece.
    .hint = With fewer than 6 rats you draw before both of them.
    .solved = You drew before the crowds came.
    .other = Go on: the search begins when all your rats are placed.
    .failed = Take the lesson again.
    .late = Too many: you drew after the others, and the bag was empty.
    .few = You were to send at least 4 rats to the dump.
lesson-colours = Six colours of cheese
    .learn = Yellow is 1 cheese, orange 2, white nothing. Black takes a rat of yours away, purple makes one sick, blue lets one get lost. With the event Hard hat you may throw one piece back.
    .task = You have drawn 1 white, 2 orange, 1 black and 1 purple. Keep as many rats as you can: throw the worst piece back.
    .hint = A sick rat comes back. Which piece takes a rat for good?
    .solved = The black one it was: that rat would have been gone. The poisoned one comes back in the next round.
    .other = Choose a piece to throw back.
    .failed = Take the lesson again and compare the colours.
    .kept = You kept all, and so the black piece took a rat from you for good.
    .white = White does no harm. The black piece now took a rat from you for good.
    .orange = But that was 2 cheese! And the black piece took a rat from you for good.
    .purple = A poisoned rat comes back in the next round. The one that black takes does not.
lesson-event = Read the event
    .learn = Every round an event changes something. Today it is Massive attack: a canal with at least one rat attacks as if it held one more.
    .task = Colette, on your left, has 2 guards. Beat them with as few rats as possible.
    .hint = 2 rats in the left canal attack like 3.
    .solved = 2 rats, strength 3: enough against 2 guards.
    .other = Go on: first all your rats must be placed.
    .failed = Take the lesson again.
    .many = Won, but with more rats than you needed: the event gives you one.
    .few = 1 rat attacks like 2, and that is only a tie with her 2 guards.
    .side = Colette sits on your left. The right canal leads to Alfredo.
    .home = The event helps only canals with at least one rat.
lesson-tunnels = Two players
    .learn = With two players the pantry does not defend. Your left canal meets the other’s right one and your right canal the other’s left one; in each tunnel whoever has more steals the difference.
    .task = Colette sends 3 rats through her left canal and none through her right one. Lose no cheese, and steal some.
    .hint = Her left canal meets your right one. With 3 rats there you lose nothing; one more, or one in your left canal, steals.
    .solved = Your canal stopped hers and brought cheese as well.
    .other = Go on: first all your rats must be placed.
    .failed = Take the lesson again.
    .both = You stole, but she did too: her 3 rats come out at your right canal, and there were too few of yours.
    .robbed = She robbed you. The pantry does not help with two players: put at least 3 rats into your right canal.
    .nothing = Nothing was stolen, by nobody. You need more rats than she has in one of the tunnels.
lesson-athletes = A clan of your own
    .learn = With clans everybody has an ability. As the Athletes you may move a rat when everybody’s rats are seen.
    .task = Colette comes with 3 rats, and you have 2 guards. See to it that her attack fails.
    .hint = Take a rat from the dump or the nursery and put it in the pantry: a tie is enough.
    .solved = 3 against 3: she goes home with nothing.
    .other = Now choose where the rat goes.
    .failed = Take the lesson again.
    .stayed = Without a move it was 3 against 2, and 1 cheese is gone.
    .elsewhere = The rat was moved, but not to the pantry, so her 3 rats were still more than your guards.
lesson-aggressive = The aggressive board
    .learn = On the aggressive board, whoever has the most rats in an area wounds one of another player before the draws. But aggressive players draw one piece fewer: a single rat draws nothing.
    .task = In the city you have 4 rats, Colette 1 and Alfredo 2; all boards are aggressive. Wound a rat so that nobody but you draws anything.
    .hint = Colette’s single rat draws nothing anyway.
    .solved = Now Alfredo has a single rat too, and a single rat draws nothing. You draw 3.
    .other = Choose whose rat you wound.
    .failed = Take the lesson again.
    .single = Colette’s single rat would have drawn nothing anyway; Alfredo’s two draw a piece.
lesson-lecter = Mr. Lecter’s offer
    .learn = With Rattibal Lecter you may trade one rat for one cheese before feeding: one that has to be fed, or a lost one. Lost rats need no food.
    .task = You have 7 rats to feed, 1 lost rat and 1 cheese. Trade so that nobody starves.
    .hint = 7 rats need 3 cheese, 6 rats only 1. Which rat makes the difference?
    .solved = One mouth fewer and one cheese more: 6 rats need 1 cheese, and you have 2.
    .other = Choose what you trade.
    .failed = Take the lesson again.
    .lost = The lost rat ate nothing anyway: 7 rats still need 3 cheese, and you had 2. One starved.
    .hunger = 7 rats need 3 cheese, and you had 1: two starved.

## Player aid

aid-step-setup = Before the game
    .text = With clans everybody keeps one of two cards; with secret boards everybody chooses a side.
aid-step-event = 1 Event
    .text = The active player card goes to the left. An event and a food card are turned over.
aid-step-rats = 2 Rats
    .text = All place their healthy rats behind their screens. Then the screens are lifted.
aid-step-attack = 3 Attack
    .text = Rats in canals against the neighbour’s pantry: whoever has more steals the difference.
aid-step-nursery = 4 Nursery
    .text = As many rats are born as there are in the nursery.
aid-step-return = 5 Return
    .text = Sick and lost rats come back to the pantry.
aid-step-search = 6 Search
    .text = Dump, city, fields: one piece for each rat; whoever has the fewest there draws first.
aid-step-feeding = 7 Feeding
    .text = Pay the cheese your clan needs. For every missing piece a rat starves.
aid-symbol-yellow = Yellow
    .text = 1 cheese
aid-symbol-orange = Orange
    .text = 2 cheese
aid-symbol-white = White
    .text = Nothing
aid-symbol-black = Black
    .text = One of your rats goes back to the supply.
aid-symbol-purple = Purple
    .text = Poison: one of your rats goes to the infirmary and must still be fed.
aid-symbol-blue = Blue
    .text = One of your rats gets lost; it need not be fed.
aid-symbol-need = Cheese needed
    .text = 0–3 rats: 0, 4–6: 1, 7–9: 3, 10–12: 4, 13–15: 5, 16–18: 6, 19–20: 7, 21–22: 8, 23–24: 9, and 1 for each more
aid-symbol-sick = Infirmary
    .text = Sick rats cannot be placed. They return in phase 5 and must be fed.
aid-symbol-lost = Lost
    .text = Lost rats cannot be placed. They return in phase 5 and need no food until then.
aid-symbol-dead = Graveyard
    .text = Every starved rat costs 1 point at the end.
aid-symbol-active = Active player
    .text = Comes first in all ties, then the others clockwise.
aid-symbol-closed = Closed manhole
    .text = The first five events. Clans use their first ability.
aid-symbol-open = Open manhole
    .text = The later events; one of them ends the game. Clans use their second ability.
aid-symbol-canal = Canal
    .text = Rats here attack the neighbour on this side.
aid-symbol-aggressive = Aggressive board
    .text = A won attack kills a defender, a failed one an attacker. The most rats in an area wound one. One piece fewer is drawn.

## Coach

coach-clan = Your clan gives you an ability for the whole game. With the first open manhole a second one, mostly stronger, takes its place. Take the one that fits how you want to play; you cannot go wrong.
coach-board = The aggressive side hurts others, but you draw one piece fewer in every area. For a first game take the normal side.
coach-place_rats = All your rats get a place: the nursery makes more of them, the areas bring cheese, the canals steal it, the pantry guards it. Count what your clan will eat at the end of the round, young ones included.
coach-move_from = Everybody’s rats are on the table now, and you alone may still move one. Is your pantry under attack, or a neighbour’s left open?
coach-move_to = Where does this rat do the most good? It works there in this very round.
coach-add_piece = Add a piece before anybody draws: a good one if you draw here, a nasty one if only others do. Nobody knows who will get it.
coach-wound = You have the most rats here and must wound somebody else’s. Whoever loses a rat draws one piece fewer, and has that rat in the infirmary next round.
coach-put_back = Black takes a rat for good, purple and blue only for a while. White does nothing. Whoever draws after you may get what you throw back.
coach-late_draw = You may draw one piece that is left. Look at what is in the bag: is there more good than bad in it?
coach-trade = A rat is a point, but a rat that starves costs two. If cheese is short, one mouth fewer and one cheese more can save several.
coach-transform = A rat is a point at once, but it eats from the next round on. Keep enough cheese for the next feeding; if the game may end, rats are better.
coach-told-manhole_opened = The manhole is open: clans are stronger from now on, and any next event may be the end of the game. A rat that starves now can hardly be replaced in time.
coach-told-attack_won = An attack brings as much cheese as it has rats more than the pantry has guards. Who sits beside you, and how much could they take?
coach-told-attack_failed = Equal numbers were enough: an attack needs more rats than there are guards.
coach-told-loot_shared = Two robbed one: when there is not enough, the one with more rats begins.
coach-told-rats_born = Young rats are points, but they eat at the end of this round already.
coach-told-bag_empty = With many rats one draws last, and the bag was empty. Fewer rats come first.
coach-told-rats_poisoned = A poisoned rat misses the next placement, but must be fed.
coach-told-rats_lost = A lost rat misses the next placement. It needs no food, and still is a point.
coach-told-rats_to_supply = A black piece takes a rat for good, but not to the graveyard.
coach-told-clan_hungry = Not enough cheese: for every missing piece a rat starves, and costs two points in all.
coach-told-rat_wounded = On the aggressive board the most rats in an area wound one of somebody else.
coach-told-cheese_collected = Musicians live on the rich: whoever has the most cheese pays.

## Reasons of a hint

reason-rats = { $count ->
    [one] one more rat
   *[other] { $count } more rats
 }
    .less = { $count ->
    [one] one rat fewer
   *[other] { $count } rats fewer
 }
reason-dead = { $count ->
    [one] one more starved rat
   *[other] { $count } more starved rats
 }
    .less = { $count ->
    [one] one starved rat fewer
   *[other] { $count } starved rats fewer
 }
reason-fed = { $count ->
    [one] one more cheese that your clan needs
   *[other] { $count } more cheese that your clan needs
 }
    .less = { $count ->
    [one] one cheese fewer of those your clan needs
   *[other] { $count } cheese fewer of those your clan needs
 }
reason-spare = { $count ->
    [one] one more cheese to spare
   *[other] { $count } more cheese to spare
 }
    .less = { $count ->
    [one] one cheese fewer to spare
   *[other] { $count } cheese fewer to spare
 }
reason-sick = { $count ->
    [one] one more rat in the infirmary
   *[other] { $count } more rats in the infirmary
 }
    .less = { $count ->
    [one] one rat fewer in the infirmary
   *[other] { $count } rats fewer in the infirmary
 }
reason-lost = { $count ->
    [one] one more lost rat
   *[other] { $count } more lost rats
 }
    .less = { $count ->
    [one] one lost rat fewer
   *[other] { $count } lost rats fewer
 }
reason-nursery = { $count ->
    [one] one more rat in the nursery
   *[other] { $count } more rats in the nursery
 }
    .less = { $count ->
    [one] one rat fewer in the nursery
   *[other] { $count } rats fewer in the nursery
 }
reason-outside = { $count ->
    [one] one more rat searching for cheese
   *[other] { $count } more rats searching for cheese
 }
    .less = { $count ->
    [one] one rat fewer searching for cheese
   *[other] { $count } rats fewer searching for cheese
 }
reason-canal = { $count ->
    [one] one more rat to steal with
   *[other] { $count } more rats to steal with
 }
    .less = { $count ->
    [one] one rat fewer to steal with
   *[other] { $count } rats fewer to steal with
 }
reason-guard = { $count ->
    [one] one more cheese guarded
   *[other] { $count } more cheese guarded
 }
    .less = { $count ->
    [one] one cheese fewer guarded
   *[other] { $count } cheese fewer guarded
 }
