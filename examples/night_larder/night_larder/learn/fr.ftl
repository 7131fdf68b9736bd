### Night Larder : ce qui s’apprend, en français

lesson-alone = Partager, ou manger en solitaire
    .learn = Les rats d’une même étagère partagent ses miettes.
    .task = Mangez 6 miettes cette nuit. Le Rat brun a faim aussi : il va là où il y en a le plus.
    .hint = Dix partagées par deux font cinq. Où n’avez-vous pas à partager ?
    .solved = Six miettes, et toutes pour vous.
    .other = C’était moins de 6 miettes.
    .failed = La nuit est finie, et vous avez mangé moins de 6 miettes.
    .shared = Le Rat brun est venu au Crochet à jambon aussi : il a fallu partager.

lesson-creak = Des planches qui grincent
    .learn = Un rat ne peut pas aller deux fois de suite à la même étagère.
    .task = Mangez 15 miettes en deux nuits.
    .hint = Commencez là où il y en a beaucoup, puis allez à l’autre étagère riche la seconde nuit.
    .solved = Deux nuits, deux étagères riches.
    .other = Il y a peu de miettes là. Cherchez les deux étagères riches.
    .failed = Deux nuits sont passées, et vous avez mangé moins de 15 miettes.

aid-step-night = Une nuit
    .text = Des miettes tombent, tous les rats choisissent une étagère en secret, puis ceux d’une même étagère en partagent les miettes.

coach-shelf = Là où il y en a beaucoup, d’autres vont aussi. Pensez à l’étagère où ils étaient la nuit dernière : ils ne peuvent pas y retourner.

reason-eaten = { $count ->
    [one] { $count } miette mangée de plus
   *[other] { $count } miettes mangées de plus
}
    .less = { $count ->
        [one] { $count } miette mangée de moins
       *[other] { $count } miettes mangées de moins
    }
reason-open = { $count ->
    [one] { $count } miette de plus à portée
   *[other] { $count } miettes de plus à portée
}
    .less = { $count ->
        [one] { $count } miette de moins à portée
       *[other] { $count } miettes de moins à portée
    }
