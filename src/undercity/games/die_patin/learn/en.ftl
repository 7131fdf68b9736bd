### Die Patin: what is taught, in English

## Figures

figure-table = Round 2 of a game for four. Minerva is about to place a figure.
    .area = An area: Burrow Lane. The coloured fence shows that it is Minerva’s.
    .manhole = A manhole with four of Minerva’s rats. They count in all three areas around it.
    .loot = The loot of this district. It can be taken from any of its three areas.
    .tile = An enterprise: whoever sets up a back room here takes it. The small badge is its bonus.
    .room = A back room. Minerva has taken an enterprise here.
    .figure = A henchman: 1 power here. A boss lady would be 2.
    .mission = The five missions with what each player has; whoever leads alone is underlined.

figure-start = Two players. Wilma begins and settles in first.
    .area = She chooses Burrow Lane as her start area. Minerva gets the other one.
    .here = Her territory for now
    .three = Three rats go to the manhole in the middle of the district. There they count in three areas.
    .m9 = 3 rats
    .two = Two go to the manhole on the way to the Old Lair.
    .m12 = 2 rats
    .one = One rat at a third manhole, and the fourth stays free. Now Minerva settles in.
    .m13 = 1 rat
    .m16 = Free

figure-turns = The rulebook’s example: Minerva’s turns, in a race with Agatha for the loot of the Fern Quarter.
    .home = Burrow Lane is Minerva’s
    .sacks = Two loot markers
    .place = Minerva places a henchman in her own area. That gives her two actions.
    .stands = Her henchman
    .loot = She gets loot twice. Now the district is empty.
    .empty = Nothing left for this round
    .leona = Leona’s turn: she places a henchman too and does nothing with it.
    .agatha = Agatha owns Hedgehog Green in the same district, but there is no loot left for her henchman to get.
    .green = Agatha is too late
    .wilma = Wilma’s turn.
    .again = Minerva places a second henchman in Burrow Lane. Now two of her figures stand there, so that she may set up a back room.
    .both = Two of Minerva’s figures
    .room = She sets up a back room and takes the Hat Shop. Its bonus brings her a loot marker from the general supply.
    .new = Her back room
    .rat = With her second action she bribes: she puts a rat at the free manhole.
    .placed = Her new rat
    .instead = Here she could have removed one of Agatha’s rats instead

figure-power = Who is how strong on the Pier of Teeth, which belongs to Agatha? Minerva has 3 + 1 rats and a henchman: 5. Agatha has 3 rats and a henchman: 4. Leona has 2 rats: 2. If Minerva claimed it now, she would get it, since 5 is more than 4 and more than 2.
    .minerva = 3 of Minerva’s rats
    .minerva_too = 1 more of Minerva’s
    .agatha = 3 of Agatha’s rats
    .leona = 2 of Leona’s rats count too, though she owns nothing here
    .figures = A henchman of Minerva’s and one of Agatha’s: 1 each

figure-conquest = The rulebook’s example: Minerva has four loot markers and wants Hedgehog Green, which belongs to Agatha.
    .target = Agatha’s area, with her back room
    .two = 2 of Agatha’s rats
    .three = 3 more
    .go = She places a henchman there. Power: Minerva 3 + 1 = 4, Agatha 5.
    .power = Minerva 4, Agatha 5
    .clear = With two loot markers she removes both rats from this manhole.
    .free = Free now
    .place = The third marker puts a rat of her own there.
    .own = Minerva’s
    .claim = The fourth puts one at another manhole, and the claim follows: 6 against 3. The area is Minerva’s, and Agatha’s back room becomes her trophy. Agatha keeps the enterprise she took.
    .m02 = Minerva’s fifth rat
    .won = Minerva 6, Agatha 3

figure-invasion = The rulebook’s example: Minerva has chosen Invasion. She wants the Pier of Teeth, which belongs to Wilma.
    .target = Wilma’s area
    .four = 4 of Wilma’s rats
    .three = 3 more
    .reveal = Minerva turns her card over: Invasion. Her boss lady must go outside.
    .go = She places her boss lady. Power: Minerva 1 + 2 = 3, Wilma 7.
    .power = Minerva 3, Wilma 7
    .invade = She invades the manhole with the four rats: all of them go home, and two of her own take their place. Now both have three rats here, but her boss lady adds 2: 5 against 3.
    .m16 = 2 of Minerva’s rats instead of 4 of Wilma’s
    .won = Minerva’s now

figure-missions = The rulebook’s example: the end of round 2. Who may put her tile where?
    .areas = Minerva leads with 5 areas
    .fullest = Leona has 7 rats at one manhole, but she scored this mission in round 1. Nobody else can: she has more.
    .manholes = Minerva leads here too, with 8
    .rooms = Agatha leads with 3
    .loot = Wilma and Leona have 6 each: a tie, so nobody scores
    .minerva = Minerva must choose one of her two and puts tile 2 on the areas: 2 points.
    .m = Minerva’s tile 2
    .agatha = Agatha puts her tile 2 on the back rooms. Leona and Wilma go away empty-handed; their tiles 2 are lost. Then round 3 begins.
    .a = Agatha’s tile 2

figure-score = The rulebook’s example: the end of round 5. Minerva has placed three mission tiles so far.
    .one = Tile 1
    .two = Tile 2
    .three = Tile 3; in round 4 she could score nothing
    .end = She puts tile 5 on the fullest manhole, and the game ends. Missions: 1 + 2 + 3 + 5 = 11 points.
    .five = Tile 5
    .tiles = Enterprises: 2 Claw Studios are worth 3, 3 Hat Shops 6. Each Claw Studio has a star: 2 more. That makes 11.
    .total = With 3 trophies: 11 + 11 + 3 = 25 points.

## Lessons

lesson-loot = Get loot
    .learn = A henchman in your own area has two actions. Getting loot takes a marker from the area’s district.
    .task = Place a henchman at home and get both loot markers of the Fern Quarter.
    .hint = Choose the henchman, then click the sacks of loot twice.
    .solved = Two markers! They pay for two bribes outside, and until the next round nobody finds anything here.
    .other = That is allowed, but it brings no loot.
    .failed = Your actions are used up. Use both of them to get loot.
    .rat = A rat more is never wrong, but now one action is gone. Take it back and get loot twice.
    .stopped = You have let an action go. You may do so, but here you need both.

lesson-bribe = Bribe rats
    .learn = At a manhole with opposing rats a bribe removes one of them. At a free one, or one of your own, it places a rat of yours.
    .task = Minerva has a rat at manhole 16. Drive it out and put one of yours there.
    .hint = Bribe twice at the same manhole: the first time her rat goes, the second time yours comes.
    .solved = Exactly: first clear it, then take it. Only one clan’s rats can sit at a manhole.
    .other = That changes nothing at manhole 16.
    .failed = Your two actions are used up. Both are needed at manhole 16.
    .elsewhere = Your rat sits somewhere else now, and hers is still there. You need both actions at manhole 16.
    .loot = Loot is always nice, but it does not drive the rat out. You need both actions at manhole 16.
    .cleared = Her rat is gone, and the manhole is free. One bribe more!

lesson-back_room = Set up a back room
    .learn = You need a second figure of yours in the area: one that you placed there earlier this round. Then you take an enterprise for good and get its bonus.
    .task = Set up a back room in Burrow Lane, where one of your henchmen stands already.
    .hint = Place the second henchman in Burrow Lane too, then click the Hat Shop.
    .solved = The Hat Shop is yours for good: 1 point now, more with every further Hat Shop. Its bonus was a loot marker.
    .other = Without a back room you get no enterprise.
    .failed = Not this time. Two figures in Burrow Lane, then the enterprise.
    .elsewhere = Only one of your figures stands here. A back room needs two in the same area.
    .later = A good action, too. But you came for the Hat Shop.

lesson-claim = Claim an area
    .learn = Outside your territory a henchman costs at least one loot marker; each one buys a bribe there. Then you claim the area: if you have more power than everybody else, it is yours.
    .task = Take the Mossy Arcade, which belongs to nobody yet.
    .hint = Choose the henchman, then the Mossy Arcade. Bribe at one manhole, then claim it.
    .solved = Your rats, the new one and your henchman: nobody had anything against it. The area is yours at once.
    .other = That will not bring you the Mossy Arcade.
    .failed = The Mossy Arcade is still nobody’s.
    .inside = At home you have actions, but you win no area. Go next door.
    .corner = You can take Hedgehog Green like that too. But the task is the Mossy Arcade.
    .paid = One bribe is enough here: you are alone. Save the other marker and claim the area.

lesson-conquest = Throw a rival out
    .learn = Each bribe changes the balance by one, whether you remove a rat of hers or place one of yours. You need more than she has; a tie is not enough. Her back room becomes your trophy.
    .task = Take Hedgehog Green from Minerva.
    .hint = You are at 3 against 4 with your henchman there. Two bribes make it 3 against 2, or 5 against 4.
    .solved = More than she has: the area is yours, and her back room is a trophy, 1 point. She keeps the enterprise she took there.
    .other = That does not bring you Hedgehog Green.
    .failed = She was not weaker than you. The loot is gone, your henchman stays where he is.
    .tie = A tie! That was one bribe too few: you need more power, not just as much.
    .elsewhere = That figure stands elsewhere now. Minerva’s back room is on Hedgehog Green.

lesson-rivals = Count everybody
    .learn = Not only the owner counts. You must have more power than each of the other players, and a rat counts in every area around its manhole.
    .task = You have two loot markers. Take an area this turn, whichever you can get.
    .hint = The Pier of Teeth is Minerva’s, but look at Leona’s eight rats beside it. Point at Songbird Street: there you can win.
    .solved = That was the weak spot. Looking at the power in an area before you pay is half the game.
    .other = Like this you win no area this turn.
    .failed = Somebody there was at least as strong as you.
    .pier = Minerva has only one rat here, but Leona has eight. Even with both markers you would only tie, and a tie fails.
    .weaker = Minerva’s six rats at manhole 1, to the north, count here too.
    .look = Careful: Leona’s eight rats at manhole 18 count here as well. You may still take it back.
    .inside = At home you win no area. Go outside, your loot is enough.

lesson-reach = Reach further
    .learn = You can go only into areas that share a whole side with one of yours. But an area that you have taken counts at once, so your next figure goes further.
    .task = Take Whisker Court, in the Old Lair. You have two loot markers and this turn and the next.
    .hint = Burrow Lane and Whisker Court touch at one corner only. Go through the Mossy Arcade, and pay only one marker there.
    .solved = Two areas in two turns. Whoever plans two steps ahead gets everywhere.
    .other = That leads away from Whisker Court.
    .failed = Without loot you cannot go outside any more this round. Pay one marker in each of the two areas.
    .corner = Hedgehog Green is yours, but from there you get no nearer to the Old Lair.
    .broke = The Mossy Arcade is yours, but both markers are spent. One would have been enough.
    .near = The Mossy Arcade is yours. From here it is only a step.

lesson-administration = Your boss lady at home
    .learn = With Administration your boss lady stays in your own territory and has five actions. For a back room she needs another figure of yours there, as everybody does.
    .task = Use your boss lady in Burrow Lane: get both loot markers, set up a back room and put a rat at manhole 16.
    .hint = Place your boss lady, not a henchman. Then: loot, loot, the enterprise, manhole 16. One action is left over.
    .solved = All of it with one figure. Administration is what you choose when there is a lot to get at home.
    .other = Not quite: you need both loot markers, a back room and a rat at manhole 16.
    .failed = That was not everything. Five actions are enough if none is wasted.
    .henchman = A henchman has two actions only. Your card gives your boss lady five.
    .stopped = You have stopped too early; you could have done more.

lesson-bribe_card = Four bribes for nothing
    .learn = With Bribe your boss lady goes outside, bribes four times without paying and then claims. A rat you place helps against everybody; one you remove weakens only its owner.
    .task = Take the Pier of Teeth. Minerva has 4 rats there, Leona 5; you have 1.
    .hint = Your boss lady counts 2, so you begin with 3. Place your rats: with at least three more you pass both.
    .solved = You have passed both. A rat that you place counts against both of them; one that you remove hurts only its owner.
    .other = That does not bring you the Pier of Teeth.
    .failed = Somebody there was still too strong. Removing rats helps against one rival only; placing helps against all.
    .tie = A tie, and a tie fails: you need more than each of them. Place one rat more instead of removing one.
    .elsewhere = An area, too, but not the Pier of Teeth.
    .removed = That hurts only one of them. Think of both: whom do you have to pass?

lesson-invasion = Invade a manhole
    .learn = With Invasion your boss lady goes outside and empties one manhole of that area: all opposing rats leave it, and two of yours come. Then she claims.
    .task = Take Whisker Court from Minerva with your Invasion.
    .hint = You will have 1 rat, 2 more and your boss lady: 5. How many rats does Minerva keep?
    .solved = Her five rats are gone, two are left: 5 against 2. Invasion hits hardest where most rats sit.
    .other = That does not bring you Whisker Court.
    .failed = She was still too strong. Look where most of her rats are.
    .tie = Five of her rats are left, and you have 5: a tie. Invade the manhole where most of them sit.
    .open = She was still stronger than you. Invade the manhole where most of her rats sit.
    .elsewhere = Your boss lady has gone elsewhere, and Whisker Court is still Minerva’s. Take it back and send her there.
    .henchman = A henchman at home leaves Whisker Court as it is. Your boss lady is the one to send.

lesson-mission = Score a mission
    .learn = At the end of a round you may put your tile on a mission that you lead alone. Each mission counts once per game for you.
    .task = It is the last turn of round 3, and you lead no mission alone that you could still score. Your last figure is placed already, in Burrow Lane. Use its two actions so that you do, then score the mission.
    .hint = Manholes with rats: 5 against 5. One more manhole, and you lead alone. A second back room or two more rats at manhole 9 would do it, too.
    .solved = Three points. It was the last turn that decided it, as so often: look at the missions before you place your last figures.
    .other = Not yet: compare the numbers below the board.
    .failed = No mission this round: tile 3 is lost.
    .loot = You would lead with loot, but you scored that mission in round 1. It counts only once.
    .passed = You had a mission and let it go. Take it: tile 3 is lost otherwise.
    .now = You lead a mission alone. Put your tile on it.

lesson-chain = Collect the same
    .learn = 1, 2, 3 or 4 tiles of the same enterprise are worth 1, 3, 6 or 10 points. A star is 1 point more.
    .task = You have two Hat Shops. Set up a back room in the Mossy Arcade and take the enterprise that brings you the most points.
    .hint = A third Hat Shop: from 3 points to 6. A first Claw Studio: 1 point and 1 for the star.
    .solved = Three Hat Shops: 6 points instead of 3, and a loot marker as a bonus.
    .other = Without a back room there are no points here.
    .failed = That brings 2 points: 1 for the tile and 1 for the star. The third Hat Shop would have brought 3.
    .other_shop = The Claw Studio brings 2 points: 1 for the tile and 1 for its star. The third Hat Shop would have brought 3.
    .elsewhere = You have a back room here already. The Mossy Arcade is the place.

## The player aid

aid-step-setup = Settle in
    .text = Choose a start area. Put 3, 2 and 1 rats at three of its manholes.
aid-step-card = Choose an intrigue card
    .text = All at once and in secret. It binds your boss lady for this round.
aid-step-figure = Place a figure
    .text = In an area of yours or in one that shares a side with yours. Never in another player’s only area.
aid-step-inside = In your territory: actions
    .text = Henchman 2, Administration 5: get loot, bribe a rat, set up a back room (with another figure of yours there).
aid-step-outside = Outside: bribe, then claim
    .text = Henchman: 1 loot marker for each bribe, at least one. Then the area is yours if your power is higher than everybody else’s.
aid-step-missions = Missions
    .text = After four turns each: put this round’s tile on a mission that you lead alone and have not scored yet.
aid-step-clear_up = Clear up
    .text = Figures go home, districts get two loot markers again, the next player begins.
aid-step-points = Points at the end
    .text = Mission tiles their number. 1, 2, 3, 4 equal enterprises: 1, 3, 6, 10. A star: 1. A trophy: 1.
aid-symbol-manhole = Manhole
    .text = Its rats count in every area that it touches: one to five. Only one clan’s rats can sit there.
aid-symbol-rats = Rats
    .text = The number of rats, in their clan’s colour. Each is 1 power in every area around.
aid-symbol-area = Territory
    .text = The fence has the owner’s colour.
aid-symbol-henchman = Henchman
    .text = 1 power. Two actions inside, paid bribes outside.
aid-symbol-boss = Boss lady
    .text = 2 power. Does what her intrigue card says.
aid-symbol-loot = Loot marker
    .text = Pays for bribes outside. Two in each district every round.
aid-symbol-tile = Enterprise
    .text = Taken with a back room. The badge in the corner is its bonus.
aid-symbol-bonus_loot = Bonus: loot
    .text = One loot marker from the general supply.
aid-symbol-bonus_points = Bonus: star
    .text = 1 more point at the end.
aid-symbol-bonus_place = Bonus: a rat more
    .text = Place a rat at any free manhole or any of yours.
aid-symbol-bonus_remove = Bonus: a rat less
    .text = Remove one opposing rat from any manhole.
aid-symbol-back_room = Back room
    .text = One in an area. If the area is taken, it becomes a trophy.
aid-symbol-trophy = Trophy
    .text = A back room you destroyed: 1 point.
aid-symbol-power = Power
    .text = Rats at the area’s four manholes + 1 for each henchman + 2 for a boss lady.
aid-symbol-mission_tile = Mission tile
    .text = Scored in the round of its number, and worth as many points.
aid-symbol-administration = Administration
    .text = Boss lady inside: up to five actions.
aid-symbol-bribe = Bribe
    .text = Boss lady outside: four bribes, then a claim.
aid-symbol-invasion = Invasion
    .text = Boss lady outside: one manhole is emptied for two of your rats, then a claim.

## The coach: before a decision

coach-start_area = Here your clan settles in. Look for neighbouring areas with enterprises of the same kind, and for room to grow.
coach-start_rats = A rat counts in every area around its manhole. Put the most where several areas meet that you want.
coach-intrigue_card = Nobody sees your card. Administration if there is much to get at home, Bribe or Invasion if you want an area of somebody else’s.
coach-figure = A henchman, or your boss lady with her card? She counts 2 power and surprises; many keep her for later in the round.
coach-area = At home your figure has actions. Next door it bribes and claims. You can point at an area to see the power of everybody there.
coach-last_area = Your boss lady is the only figure left, so her card is played now.
coach-inside_action = Loot for later, a rat for power, or an enterprise if a second figure of yours stands here. You may do the same twice, except for the back room.
coach-outside_bribe = Each marker buys one bribe. Stop as soon as you have more power than everybody else here; the rest stays yours.
coach-card_bribe = Four bribes, all of them now. Placing a rat helps against everybody, removing one only against its owner.
coach-invasion_manhole = All opposing rats leave the manhole, two of yours come. Mostly it is best where most of them sit.
coach-rat_source = All your rats are on the board. Take one from where you need it least.
coach-bonus_place = A present: anywhere on the board where no other clan sits. A free manhole counts for the mission with the most manholes.
coach-bonus_remove = A present: one opposing rat, anywhere. Think of an area that you would like to claim soon.
coach-mission = Each mission counts only once for you, and later tiles are worth more. But what you do not place now is lost.

## The coach: what others did

coach-told-card_laid = She has chosen her card. You will see it when she places her boss lady.
coach-told-card_revealed = Now you know what her boss lady does; in this round she cannot surprise you any more.
coach-told-loot_taken = That loot is gone until the next round. Districts are shared by three areas.
coach-told-back_room = An enterprise is hers for good. The back room stays, and whoever takes the area gets it as a trophy.
coach-told-free_area_taken = Her territory grows. Its neighbours are within her reach now.
coach-told-area_taken = The area has a new owner at once. Its rats and figures stay, so it can be taken back.
coach-told-trophy_taken = A trophy is 1 point. The enterprise that was taken there stays with its owner.
coach-told-claim_tied = She had just as much power as somebody else, and a tie is not enough. Her loot is gone.
coach-told-claim_failed = The claim failed. Her figure and rats stay there and count next time.
coach-told-rats_driven_out = Invasion: the rats are not lost, they are in their owner’s supply again.
coach-told-rat_removed = The rat goes back to its owner’s supply. A manhole without rats is free for everybody.
coach-told-mission_scored = She cannot score this mission again. But as long as she leads it, nobody else can either.
coach-told-cleared_up = All figures are back in hand. Rats, back rooms and borders stay.
coach-told-turn_skipped = Her card left her boss lady nowhere to go, so her turn is lost. That happens with a card that was chosen too boldly.

## Reasons of a hint

reason-mission_points = { $count ->
    [one] 1 more point from missions
   *[other] { $count } more points from missions
}
    .less = { $count ->
    [one] 1 point less from missions
   *[other] { $count } points less from missions
}
reason-tile_points = { $count ->
    [one] 1 more point from enterprises
   *[other] { $count } more points from enterprises
}
    .less = { $count ->
    [one] 1 point less from enterprises
   *[other] { $count } points less from enterprises
}
reason-trophy_points = { $count ->
    [one] 1 more trophy
   *[other] { $count } more trophies
}
    .less = { $count ->
    [one] 1 trophy less
   *[other] { $count } trophies less
}
reason-area = { $count ->
    [one] 1 more area
   *[other] { $count } more areas
}
    .less = { $count ->
    [one] 1 area less
   *[other] { $count } areas less
}
reason-back_room = { $count ->
    [one] 1 more back room on the board
   *[other] { $count } more back rooms on the board
}
    .less = { $count ->
    [one] 1 back room less on the board
   *[other] { $count } back rooms less on the board
}
reason-manhole = { $count ->
    [one] rats at 1 more manhole
   *[other] rats at { $count } more manholes
}
    .less = { $count ->
    [one] rats at 1 manhole less
   *[other] rats at { $count } manholes less
}
reason-rat = { $count ->
    [one] 1 more rat on the board
   *[other] { $count } more rats on the board
}
    .less = { $count ->
    [one] 1 rat less on the board
   *[other] { $count } rats less on the board
}
reason-loot = { $count ->
    [one] 1 more loot marker
   *[other] { $count } more loot markers
}
    .less = { $count ->
    [one] 1 loot marker less
   *[other] { $count } loot markers less
}
reason-figure = { $count ->
    [one] 1 more figure still to place
   *[other] { $count } more figures still to place
}
    .less = { $count ->
    [one] 1 figure less still to place
   *[other] { $count } figures less still to place
}
reason-mission_lead = { $count ->
    [one] the lead in 1 more mission
   *[other] the lead in { $count } more missions
}
    .less = { $count ->
    [one] the lead in 1 mission less
   *[other] the lead in { $count } missions less
}
