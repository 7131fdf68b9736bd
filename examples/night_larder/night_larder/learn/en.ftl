### Night Larder: what is taught, in English

lesson-alone = Share, or eat alone
    .learn = Rats on one shelf share its crumbs.
    .task = Eat 6 crumbs tonight. The Brown Rat is hungry too: she goes where most lie.
    .hint = Ten shared by two are five. Where do you not have to share?
    .solved = Six crumbs, and all of them yours.
    .other = That was less than 6 crumbs.
    .failed = The night is over, and you ate less than 6.
    .shared = The Brown Rat came to the Ham Hook too, so you had to share.

lesson-creak = Creaking boards
    .learn = A rat may not go to the same shelf twice in a row.
    .task = Eat 15 crumbs in two nights.
    .hint = Start where much lies, and go to the other rich shelf in the second night.
    .solved = Two nights, two rich shelves.
    .other = Little lies there. Look for the two rich shelves.
    .failed = Two nights are over, and you ate less than 15.

aid-step-night = A night
    .text = Crumbs fall, all rats choose a shelf in secret, then those on one shelf share its crumbs.

coach-shelf = Where much lies, others go too. Think of where they were last night: there they cannot go.

reason-eaten = { $count ->
    [one] { $count } crumb more eaten
   *[other] { $count } crumbs more eaten
}
    .less = { $count ->
        [one] { $count } crumb less eaten
       *[other] { $count } crumbs less eaten
    }
reason-open = { $count ->
    [one] { $count } more crumb in reach
   *[other] { $count } more crumbs in reach
}
    .less = { $count ->
        [one] { $count } crumb less in reach
       *[other] { $count } crumbs less in reach
    }
