### Night Larder: français

## Ce qui s’est passé

told-night_falls = La nuit { $night } sur { $nights } tombe.
told-treat_lies = Cette nuit, { $count ->
    [one] { $count } miette de plus est tombée
   *[other] { $count } miettes de plus sont tombées
} près { DE($shelf) }.
told-rat_chose = { $player } part vers { LE($shelf) }.
told-rat_ready = { $player } a choisi.
told-rat_eats = { $count ->
    [0] { $player } ne mange rien
    [one] { $player } mange { $count } miette
   *[other] { $player } mange { $count } miettes
} près { DE($shelf) }{ $rats ->
    [one] , en solitaire
   *[other] {" "}(partage entre { $rats } rats)
}.
told-game_over = { $player } gagne avec { $count ->
    [one] { $count } miette
   *[other] { $count } miettes
}.

## Décisions

prompt-waiting = On attend { $players }.
prompt-shelf = Nuit { $night } sur { $nights } : choisissez une étagère. Personne ne la voit avant que tout le monde ait choisi.

choice-shelf = Vers { LE($shelf) } ({ $count ->
    [one] { $count } miette
   *[other] { $count } miettes
})

## Pourquoi pas

why-shelf-last = Vous étiez près { DE($shelf) } la nuit dernière, et les planches y grincent encore.

## Choses

shelf-sack = Sac de farine
    .gender = m
shelf-jar = Pot de miel
    .gender = m
shelf-bell = Cloche à fromage
    .gender = f
shelf-ham = Crochet à jambon
    .gender = m
seat-grey = Rat gris
seat-brown = Rat brun
seat-black = Rat noir
seat-white = Rat blanc
