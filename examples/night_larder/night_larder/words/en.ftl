### Night Larder: English

## What happened

told-night_falls = Night { $night } of { $nights } falls.
told-treat_lies = { $count ->
    [one] { $count } more crumb lies
   *[other] { $count } more crumbs lie
} { IN($shelf) } tonight.
told-rat_chose = { $player } sets out for { THE($shelf) }.
told-rat_ready = { $player } has chosen a shelf.
told-rat_eats = { $player } eats { $count ->
    [0] nothing
    [one] { $count } crumb
   *[other] { $count } crumbs
} { IN($shelf) }{ $rats ->
    [one] , all alone
   *[other] , one of { $rats } rats there
}.
told-game_over = { $player } wins with { $count ->
    [one] { $count } crumb
   *[other] { $count } crumbs
}.

## Decisions

prompt-waiting = Waiting for { $players }.
# $night (number), $nights (number)
prompt-shelf = Night { $night } of { $nights }: choose a shelf. Nobody sees it until all have chosen.

# $shelf (shelf), $count (number)
choice-shelf = To { THE($shelf) } ({ $count ->
    [one] { $count } crumb
   *[other] { $count } crumbs
})

## Why not

# $shelf (shelf)
why-shelf-last = You were { IN($shelf) } last night, and the boards there still creak.

## Things

shelf-sack = Flour Sack
    .gender = s
    .in = on the Flour Sack
shelf-jar = Honey Jar
    .gender = s
    .in = by the Honey Jar
shelf-bell = Cheese Bell
    .gender = s
    .in = under the Cheese Bell
shelf-ham = Ham Hook
    .gender = s
    .in = on the Ham Hook
seat-grey = Grey Rat
seat-brown = Brown Rat
seat-black = Black Rat
seat-white = White Rat
