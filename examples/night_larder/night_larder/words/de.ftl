### Night Larder: Deutsch

## Was geschah

told-night_falls = Nacht { $night } von { $nights } bricht an.
told-treat_lies = Heute Nacht { $count ->
    [one] liegt { $count } Krümel
   *[other] liegen { $count } Krümel
} mehr { DAT($shelf, prep: "bei") }.
told-rat_chose = { $player } macht sich auf den Weg { DAT($shelf, prep: "zu") }.
told-rat_ready = { $player } hat gewählt.
told-rat_eats = { $player } frisst { $count ->
    [0] nichts
    [one] { $count } Krümel
   *[other] { $count } Krümel
} { DAT($shelf, prep: "bei") }{ $rats ->
    [one] , ganz allein
   *[other] , eine von { $rats } Ratten dort
}.
told-game_over = { $player } gewinnt mit { $count ->
    [one] { $count } Krümel
   *[other] { $count } Krümeln
}.

## Entscheidungen

prompt-waiting = Warten auf { $players }.
prompt-shelf = Nacht { $night } von { $nights }: Wähle einen Platz. Niemand sieht ihn, bis alle gewählt haben.

choice-shelf = { CAP(NOM($shelf)) } ({ $count ->
    [one] { $count } Krümel
   *[other] { $count } Krümel
})

## Warum nicht

why-shelf-last = Letzte Nacht warst du { DAT($shelf, prep: "bei") }, und dort knarren die Bretter noch.

## Dinge

shelf-sack = Mehlsack
    .gender = m
shelf-jar = Honigtopf
    .gender = m
shelf-bell = Käseglocke
    .gender = f
shelf-ham = Schinkenhaken
    .gender = m
seat-grey = Graue Ratte
seat-brown = Braune Ratte
seat-black = Schwarze Ratte
seat-white = Weiße Ratte
