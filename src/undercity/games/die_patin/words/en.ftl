### Die Patin: English

## What happened

told-enterprises_out = Not in this game: { $enterprises }.
told-game_set_up = Everything is set up; { $player } is the start player.
told-area_chosen = { $player } starts { IN($area) }.
told-rats_set_out = { $player } places { $count ->
    [one] 1 rat
   *[other] { $count } rats
} at { $manhole }.
told-round_begins = Round { $round } of { $rounds } begins; { $player } is the start player.
told-card_laid = { $player } lays an intrigue card face down.
told-card_chosen = { $player } lays the { $card } card face down.
told-card_revealed = { $player } turns an intrigue card face up: { $card }.
told-turn_skipped = { $player } shows an intrigue card, { $card }: the boss lady cannot go anywhere, and the turn is skipped.
told-figure_inside = { $player } places { $figure } { IN($area) }, on home ground.
told-figure_outside = { $player } places { $figure } { IN($area) }, which belongs to { $owner }.
told-figure_on_free_area = { $player } places { $figure } { IN($area) }, which belongs to nobody.
told-actions_left = { $player } forgoes { $count ->
    [one] 1 action
   *[other] { $count } actions
}.
told-rat_placed = { $player } places a rat at { $manhole } (now { $rats }).
told-rat_removed = { $player } removes one of { $victim }’s rats from { $manhole } ({ $rats ->
    [0] none left
   *[other] { $rats } left
}).
told-rat_moved = { $player } moves a rat from { $source } to { $manhole } (now { $rats }).
told-bribe_declined = { $player } forgoes the bribe.
told-loot_taken = { $player } gets 1 loot marker { IN($district) } ({ $left ->
    [0] none left
   *[other] { $left } left
}).
told-loot_paid = { $player } spends 1 loot marker ({ $left ->
    [0] none left
   *[other] { $left } left
}).
told-back_room = { $player } sets up a back room { IN($area) } and takes the { $enterprise }.
told-bonus_loot = { $count ->
    [0] The general supply is empty: the bonus brings { $player } no loot marker.
    [one] Bonus: { $player } gets 1 loot marker from the general supply.
   *[other] Bonus: { $player } gets { $count } loot markers from the general supply.
}
told-bonus_points = { $count ->
    [one] Bonus: the tile brings { $player } 1 more point at the end of the game.
   *[other] Bonus: the tile brings { $player } { $count } more points at the end of the game.
}
told-bonus_rat_placed = Bonus: { $player } places a rat at { $manhole } (now { $rats }).
told-bonus_not_placed = { $player } forgoes the bonus and places no rat.
told-bonus_rat_removed = Bonus: { $player } removes one of { $victim }’s rats from { $manhole } ({ $rats ->
    [0] none left
   *[other] { $rats } left
}).
told-bonus_not_removed = { $player } forgoes the bonus and removes no rat.
told-bonus_lapsed = { $player }’s bonus lapses: there is no opposing rat on the board.
told-rats_driven_out = { $player } drives { $count ->
    [one] { $victim }’s only rat
   *[other] { $victim }’s { $count } rats
} away from { $manhole }.
told-rats_invade = { $player } places { $count ->
    [one] 1 rat
   *[other] { $count } rats
} at { $manhole } (now { $rats }).
told-relocation_declined = { $player } moves no further rat to { $manhole }.
told-claim_opposed = { $player } claims the area with power { $power }; { $rivals } { GENDER($rivals) ->
    [p] have
   *[other] has
} { $most }.
told-claim_unopposed = { $player } claims the area with power { $power }; nobody else has any power there.
told-area_taken = { $player } takes { THE($area) } from { $victim }.
told-free_area_taken = { $player } takes { THE($area) }.
told-claim_tied = { $player } does not get { THE($area) }: a tie is not enough.
told-claim_failed = { $player } does not get { THE($area) }.
told-trophy_taken = { $player } destroys { $victim }’s back room { IN($area) } and keeps it as a trophy.
told-mission_scored = { $player } scores the mission “{ $mission }” ({ $lead }) and puts mission tile { $round } on it.
told-mission_passed = { $player } scores no mission; mission tile { $round } is lost.
told-mission_missed = { $player } cannot score any mission; mission tile { $round } is lost.
told-cleared_up = Round { $round } is over: all figures leave the board, and { $count ->
    [0] no district needs loot
    [one] 1 loot marker refills the districts
   *[other] { $count } loot markers refill the districts
}.
told-loot_short = The general supply is empty: { $count ->
    [one] 1 loot marker is
   *[other] { $count } loot markers are
} missing in the districts.
told-final_score = { $player } has { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $missions } for missions, { $gathered }.
told-game_won = The game is over: { $player } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
told-game_won_by_missions = The game is over: { $players } have { $points ->
    [one] 1 point
   *[other] { $points } points
} each, but { $player } wins with the most points for missions, { $missions }.
told-victory_shared = The game is over: { $players } share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
} each, { $missions } of them for missions.

## What is to be decided

prompt-waiting = Waiting for { $players }.
prompt-start_area = Choose your start area.
# $area (area), $count (number)
prompt-start_rats = { CAP(THE($area)) }: at which manhole do you place { $count ->
    [one] 1 rat
   *[other] { $count } rats
}?
# $round (number)
prompt-intrigue_card = Round { $round }: choose an intrigue card in secret. It binds your boss lady for this round.
prompt-figure = Which figure do you place?
prompt-area-henchman = Where do you place your henchman?
# $card (card)
prompt-area-boss = Where do you place your boss lady ({ $card })?
# $card (card)
prompt-last_area = Your boss lady is your last figure this round. Where do you place her ({ $card })?
# $card (card)
prompt-last_area-nowhere = Your boss lady is your last figure this round, but { $card } leaves her no area to go to.
# $area (area), $left (number)
prompt-inside_action = What do you do { IN($area) }? { $left ->
    [one] You have 1 action left.
   *[other] You have { $left } actions left.
}
# $area (area), $loot (number), $power (number), $rivals (seats), $most (number)
prompt-outside_bribe = Bribe rats { IN($area) } for 1 loot marker each (you have { $loot }), then claim the area. Power there: you { $power }, { $rivals } { $most }.
# $area (area), $loot (number), $power (number)
prompt-outside_bribe-unopposed = Bribe rats { IN($area) } for 1 loot marker each (you have { $loot }), then claim the area. Power there: you { $power }, nobody else any.
# $area (area), $left (number), $power (number), $rivals (seats), $most (number)
prompt-card_bribe = Bribe a rat { IN($area) } ({ $left } to go), then claim the area. Power there: you { $power }, { $rivals } { $most }.
# $area (area), $left (number), $power (number)
prompt-card_bribe-unopposed = Bribe a rat { IN($area) } ({ $left } to go), then claim the area. Power there: you { $power }, nobody else any.
# $area (area), $power (number), $rivals (seats), $most (number)
prompt-invasion_manhole = Which manhole of { THE($area) } do you invade before you claim the area? Power there: you { $power }, { $rivals } { $most }.
# $area (area), $power (number)
prompt-invasion_manhole-unopposed = Which manhole of { THE($area) } do you invade before you claim the area? Power there: you { $power }, nobody else any.
# $manhole (manhole)
prompt-rat_source = Your supply is empty: from where do you take a rat for { $manhole }?
prompt-bonus_place = Bonus: at which free manhole or manhole of yours do you place a rat?
prompt-bonus_remove = Bonus: from which manhole do you remove a rat?
# $round (number)
prompt-mission = On which mission do you put mission tile { $round }?

## What may be chosen

# $area (area), $enterprise (enterprise)
choice-start_area = Start { IN($area) } (there: { $enterprise })
# $count (number), $manhole (manhole)
choice-start_rats = Place { $count ->
    [one] 1 rat
   *[other] { $count } rats
} at { $manhole }
# $count (number)
choice-intrigue_card-administration = Administration: your boss lady inside, up to { $count } actions
# $count (number)
choice-intrigue_card-bribe = Bribe: your boss lady outside, { $count } bribes, then a claim
# $count (number)
choice-intrigue_card-invasion = Invasion: your boss lady outside, one manhole cleared for { $count } of your rats, then a claim
# $left (number)
choice-figure-henchman = Place a henchman ({ $left } left)
# $card (card)
choice-figure-boss = Place your boss lady and turn { $card } face up
# $area (area), $count (number)
choice-area-actions = { CAP(THE($area)) }, inside your territory: up to { $count } actions
# $area (area), $owner (seat)
choice-area-paid_bribes = { CAP(THE($area)) }, which belongs to { $owner }: pay for bribes, then claim it
# $area (area)
choice-area-paid_bribes-free = { CAP(THE($area)) }, which belongs to nobody: pay for bribes, then claim it
# $area (area), $owner (seat), $count (number)
choice-area-bribes = { CAP(THE($area)) }, which belongs to { $owner }: { $count } bribes, then claim it
# $area (area), $count (number)
choice-area-bribes-free = { CAP(THE($area)) }, which belongs to nobody: { $count } bribes, then claim it
# $area (area), $owner (seat), $count (number)
choice-area-invasion = { CAP(THE($area)) }, which belongs to { $owner }: clear a manhole for { $count } of your rats, then claim it
# $area (area), $count (number)
choice-area-invasion-free = { CAP(THE($area)) }, which belongs to nobody: clear a manhole for { $count } of your rats, then claim it
# $card (card)
choice-last_area-done = Show { $card } and skip the turn
# $district (district), $left (number)
choice-inside_action-loot = Get 1 loot marker { IN($district) } ({ $left } there)
# $enterprise (enterprise), $have (number), $bonus (bonus)
choice-inside_action-tile = Set up a back room and take the { $enterprise } (you have { $have ->
    [0] none
   *[other] { $have }
}; bonus: { $bonus })
# $left (number)
choice-inside_action-done = { $left ->
    [one] Forgo the last action
   *[other] Forgo the remaining { $left } actions
}
# $manhole (manhole), $rats (number)
choice-rat-place = Place a rat at { $manhole } ({ $rats ->
    [0] free
   *[other] { $rats } of yours there
})
# $manhole (manhole), $rats (number)
choice-rat-relocate = Move a rat from elsewhere to { $manhole } ({ $rats ->
    [0] free
   *[other] { $rats } of yours there
})
# $manhole (manhole), $victim (seat), $rats (number)
choice-rat-remove = Remove one of { $victim }’s rats from { $manhole } ({ $rats } there)
# $manhole (manhole), $rats (number)
choice-rat-paid_place = Spend 1 loot marker: place a rat at { $manhole } ({ $rats ->
    [0] free
   *[other] { $rats } of yours there
})
# $manhole (manhole), $rats (number)
choice-rat-paid_relocate = Spend 1 loot marker: move a rat from elsewhere to { $manhole } ({ $rats ->
    [0] free
   *[other] { $rats } of yours there
})
# $manhole (manhole), $victim (seat), $rats (number)
choice-rat-paid_remove = Spend 1 loot marker: remove one of { $victim }’s rats from { $manhole } ({ $rats } there)
# $area (area)
choice-outside_bribe-stop = Claim { THE($area) } now
# $area (area), $power (number), $most (number)
choice-outside_bribe-fail = Claim { THE($area) } now, although { $power } against { $most } is not enough
    .risk = With power { $power } against { $most } the claim fails: you need more than everybody else.
choice-outside_bribe-decline = Spend 1 loot marker and bribe no rat
choice-card_bribe-done = Forgo this bribe
# $manhole (manhole), $victim (seat), $rats (number), $own (number), $moved (number)
choice-invasion-rival = { CAP($manhole) }: { $victim }’s { $rats ->
    [one] rat goes
   *[other] { $rats } rats go
}, { $own } of yours { $own ->
    [one] comes
   *[other] come
}{ $moved ->
    [0] {""}
   *[other] , up to { $moved } from elsewhere
}
# $manhole (manhole), $rats (number), $own (number), $moved (number)
choice-invasion-open = { CAP($manhole) } ({ $rats ->
    [0] free
   *[other] { $rats } of yours there
}): { $own } of yours { $own ->
    [one] comes
   *[other] come
}{ $moved ->
    [0] {""}
   *[other] , up to { $moved } from elsewhere
}
# $manhole (manhole), $rats (number)
choice-rat_source-manhole = From { $manhole } ({ $rats } of yours there)
# $target (manhole)
choice-rat_source-done = Move no rat to { $target }
choice-bonus_place-done = Place no rat
choice-bonus_remove-done = Remove no rat
# $mission (mission), $value (number), $next (number)
choice-mission-mission = “{ $mission }”: you have { $value }, the others at most { $next }
# $round (number)
choice-mission-done = Score no mission and lose mission tile { $round }
    .risk = You lead a mission, but you would not score it: mission tile { $round } is lost for good.

## What a tile brings

# $count (number)
bonus-gain_loot = { $count ->
    [one] 1 loot marker
   *[other] { $count } loot markers
}
# $count (number)
bonus-extra_points = { $count ->
    [one] 1 more point at the end
   *[other] { $count } more points at the end
}
# $count (number)
bonus-place_rats = { $count ->
    [one] place 1 rat anywhere
   *[other] place { $count } rats anywhere
}
# $count (number)
bonus-remove_rats = { $count ->
    [one] remove 1 opposing rat
   *[other] remove { $count } opposing rats
}

## Names

area-red_west = Sewer Cross
    .in = at Sewer Cross
area-red_east = Whisker Court
area-red_south = Godmother’s Square
area-green_gate = Mossy Arcade
area-green_side = Burrow Lane
area-green_corner = Hedgehog Green
    .in = on Hedgehog Green
area-purple_gate = Moth Boulevard
    .in = on Moth Boulevard
area-purple_side = Silk Paw Row
area-purple_corner = Peacock Terrace
    .in = on Peacock Terrace
area-blue_gate = Pier of Teeth
    .in = on the Pier of Teeth
    .gender = s
area-blue_side = Fishbone Wharf
    .in = on Fishbone Wharf
area-blue_corner = Lantern Basin
    .in = at Lantern Basin
area-yellow_gate = Songbird Street
area-yellow_side = Cheese Market
    .in = at Cheese Market
area-yellow_corner = Straw Corner
    .in = at Straw Corner
area-gray_gate = Soot Bridge
    .in = on Soot Bridge
area-gray_side = Boiler Yard
area-gray_corner = Cinder End
    .in = at Cinder End
area-orange_gate = Brush Gate
    .in = at Brush Gate
area-orange_side = Pumpkin Passage
area-orange_corner = Marmalade Point
    .in = at Marmalade Point
district-red = Old Lair
    .gender = s
district-green = Fern Quarter
    .gender = s
district-purple = Velvet Heights
district-blue = Otter Docks
    .in = at the Otter Docks
    .gender = p
district-yellow = Canary Rows
district-gray = Smokestack Side
district-orange = Fox Bazaar
    .gender = s
enterprise-claw_studio = Claw Studio
    .text = Bonus: 1 more point at the end of the game.
enterprise-hat_shop = Hat Shop
    .text = Bonus: take 1 loot marker from the general supply.
enterprise-fur_salon = Fur Salon
    .text = Bonus: 1 more point at the end of the game.
enterprise-pawn_shop = Paw’n Shop
    .text = Bonus: take 1 loot marker from the general supply.
enterprise-fish_counter = Fish Counter
    .text = Bonus: take 1 loot marker from the general supply.
enterprise-cheese_cellar = Cheese Cellar
    .text = Bonus: place 1 of your rats at any free manhole or any of yours.
enterprise-ringtail_locksmith = Ringtail Locksmith
    .text = Bonus: place 1 of your rats at any free manhole or any of yours.
enterprise-pest_control = Pest Control Office
    .text = Bonus: remove 1 opposing rat from any manhole.
enterprise-night_watch = Owl Night Watch
    .text = Bonus: remove 1 opposing rat from any manhole.
mission-most_areas = Most areas
    .text = Have the most areas in your territory.
mission-biggest_manhole = Most rats at one manhole
    .text = Have the manhole with the most rats.
mission-most_manholes = Most manholes with rats
    .text = Have the most manholes with your rats.
mission-most_back_rooms = Most back rooms
    .text = Have the most back rooms on the board.
mission-most_loot = Most loot markers
    .text = Have the most loot markers in your supply.
card-administration = Administration
    .text = Your boss lady goes to an area inside your territory and carries out up to five actions there.
card-bribe = Bribe
    .text = Your boss lady goes to an area outside your territory, bribes a rat four times there without paying, and then claims it.
card-invasion = Invasion
    .text = Your boss lady goes to an area outside your territory. Choose one of its manholes: all opposing rats leave it, and two of yours come. Then she claims the area.
# whom a player places
figure-henchman = a henchman
figure-boss = the boss lady
clan-raccoon = Raccoons
clan-owl = Owls
clan-cat = Cats
clan-otter = Otters
clan-fox = Foxes
seat-raccoon = Wilma
seat-owl = Minerva
seat-cat = Leona
seat-otter = Agatha
seat-fox = Roxana
# $value (number), $next (number)
lead = { $value } against { $next }
# $tiles (number), $trophies (number)
gathered = { $tiles } for enterprises and { $trophies } for trophies
# $number (number)
manhole = manhole { $number }
# $first (seat), $second (seat)
seats-two = { $first } and { $second }
    .gender = p
# $first (seat), $rest (seats)
seats-more = { $first }, { $rest }
    .gender = p
# $first (enterprise), $second (enterprise)
enterprises-two = { $first } and { $second }
# $first (enterprise), $rest (enterprises)
enterprises-more = { $first }, { $rest }

## Why not

# $area (area)
why-area-out_of_play = { CAP(THE($area)) } is not in play with this number of players.
# $manhole (manhole)
why-manhole-out_of_play = { CAP($manhole) } is not in play with this number of players.
# $area (area)
why-start_area-other = { CAP(THE($area)) } is not a start area with this number of players.
# $area (area), $owner (seat)
why-start_area-taken = { $owner } has already taken { THE($area) }.
# $manhole (manhole), $count (number)
why-start_rats-again = You have already placed rats at { $manhole }: your start rats go to { $count } different manholes.
# $manhole (manhole), $area (area)
why-manhole-elsewhere = { CAP($manhole) } is not a manhole of { THE($area) }.
# $card (card)
why-boss-nowhere = { $card } leaves your boss lady no area to go to now.
# $area (area)
why-area-out_of_reach = { CAP(THE($area)) } is neither yours nor next to one of your areas.
# $area (area), $owner (seat)
why-area-only = { CAP(THE($area)) } is { $owner }’s only area, so nobody else may go there.
# $area (area)
why-area-no_loot = { CAP(THE($area)) } is outside your territory: a henchman can only go there if you can pay a loot marker, and you have none.
# $card (card), $area (area)
why-area-card_inside = { $card } places your boss lady inside your territory, but { THE($area) } is not yours.
# $card (card), $area (area)
why-area-card_outside = { $card } places your boss lady outside your territory, but { THE($area) } is yours.
# $card (card)
why-skip = Your turn cannot be skipped: there is an area where your boss lady can go with { $card }.
# $manhole (manhole)
why-rat-none = Your supply is empty, and you have rats nowhere but at { $manhole }.
# $area (area)
why-bribe-due = You cannot forgo this bribe: it can be carried out { IN($area) } without moving one of your rats.
# $district (district)
why-loot-none = No loot marker is left { IN($district) } this round.
# $area (area)
why-back_room-stands = You already have a back room { IN($area) }.
# $area (area)
why-back_room-no_tile = No location tile is left in that place { IN($area) }.
# $area (area)
why-back_room-alone = For a back room you must have placed another figure { IN($area) } earlier this round.
why-back_room-none_left = You have no back room left.
# $manhole (manhole)
why-source-target = The rat is to go to { $manhole }, so it must come from another manhole.
# $manhole (manhole)
why-source-no_rats = You have no rat at { $manhole }.
# $manhole (manhole)
why-source-due = You have decided to move a rat to { $manhole }: it must come from one of your manholes.
# $manhole (manhole), $owner (seat)
why-bonus_place-opposing = { CAP($manhole) } holds { $owner }’s rats: yours can only go to a manhole that is free or already holds yours.
# $manhole (manhole)
why-bonus_remove-none = There is no opposing rat at { $manhole }.
# $mission (mission)
why-mission-scored = You have scored “{ $mission }” in an earlier round.
# $mission (mission), $own (number), $most (number), $rivals (seats)
why-mission-tied = “{ $mission }”: { $rivals } { GENDER($rivals) ->
    [p] have
   *[other] has
} { $most }, as many as you, and nobody scores a tie.
# $mission (mission), $own (number), $most (number), $rivals (seats)
why-mission-less = “{ $mission }”: { $rivals } { GENDER($rivals) ->
    [p] have
   *[other] has
} { $most }, and you have only { $own }.
