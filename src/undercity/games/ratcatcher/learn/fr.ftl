### Ratcatcher : ce qu’on apprend, en français.

## Lessons

lesson-cheese = Le premier fromage
    .learn = Dix Fromages magiques gagnent la partie. Vous pouvez prendre celui de votre zone s’il n’y a aucun rat d’aucune sorte ; c’est gratuit.
    .task = Allez au Marché au Brie D et ramassez le Fromage magique.
    .hint = À l’ouest, la zone voisine a un fromage et pas de rat. Allez-y, puis choisissez « Ramasser ».
    .solved = En voilà 1 sur 10. Il va sur un emplacement de votre plateau et vous renforce.
    .other = Rien n’est perdu. Le fromage est toujours au Marché au Brie D.
    .failed = Le tour est fini et les rats ont couru au fromage. Recommencez : d’abord le fromage, ensuite la fin du tour.
    .there = Vous êtes sur le fromage, sans aucun rat : ramassez-le.
    .away = Vous vous en êtes éloigné. Le fromage sans rat est au Marché au Brie D ; un pas coûte 1 point de mouvement.
    .trap = Un piège n’agit qu’au tour des rats. Pour ce fromage, il ne sert à rien.
lesson-upgrade = L’œil plus vif
    .learn = Chaque fromage va sur un emplacement. Quand le dernier d’une amélioration est rempli, elle est à vous aussitôt. La Précision en demande trois ; vous touchez alors dès 3 au lieu de 4.
    .task = Ramassez le fromage d’ici et complétez votre Précision.
    .hint = Ramassez d’abord. Deux des trois emplacements de la Précision sont déjà remplis.
    .solved = Précision 3+ : un 3 touche désormais, un 2 toujours pas.
    .other = Le fromage est dans votre propre zone, et il n’y a pas de rat.
    .failed = Il manque toujours le troisième emplacement de la Précision. Une autre amélioration peut être bonne aussi, mais c’est celle-ci qu’il fallait. On recommence ?
    .slot = Le fromage est à vous. Où le poser ? Il manque le troisième à la Précision.
    .away = Le fromage est là où vous étiez.
lesson-black = Deux touches d’un même lancer
    .learn = Un rat est capturé quand il reçoit, en un seul lancer, plus de touches que sa Défense. Un rat noir a 1 en Défense : il en faut deux.
    .task = Capturez le rat noir.
    .hint = Un seul dé ne donne qu’une touche (sauf un 6). Lancez-en au moins deux ensemble.
    .solved = Deux touches, un rat noir. Les deux dés ont touché, donc les deux vous reviennent.
    .other = Le rat noir est dans votre zone : attaquez-le.
    .failed = Le rat noir court toujours. Recommencez et lancez deux dés ensemble.
    .lost = Touché, mais une touche ne dépasse pas une Défense de 1 : elle est perdue. Le dé vous revient ; lancez-en plusieurs ensemble.
    .away = Vous n’attaquez que votre zone, et le rat noir est au Marché au Brie E.
lesson-six = À quoi sert un 6
    .learn = Un 6 capture n’importe quel rat, quelle que soit sa Défense. Les autres touches doivent la dépasser. Tout dépend donc de quel dé va à quel rat.
    .task = Lancez les deux dés et capturez les deux rats.
    .hint = Le 6 peut prendre l’un ou l’autre, le 4 seulement le blanc.
    .solved = Le 6 pour le noir, le 4 pour le blanc : les voilà tous deux en Cage.
    .other = Les deux rats sont dans votre zone.
    .failed = Seul le 6 peut capturer le rat noir ici : il ne doit pas aller au blanc. On recommence ?
    .choose = Un 6 et un 4. Lequel des deux rats ne cède qu’au 6 ?
    .away = Les rats sont au Marché au Brie E, et vous n’attaquez que votre zone.
lesson-leave = Ne tournez pas le dos aux rats bruns
    .learn = Quand vous quittez une zone, les rats bruns qui y sont mordent : si leurs Morsures (2 chacun) dépassent ensemble votre Défense, vous perdez 1 point de Vie. À deux, ils mordent à 4.
    .task = Prenez le fromage du Marché au Brie D sans perdre de point de Vie.
    .hint = Un rat brun mord à 2, et 2 ne dépasse pas votre Défense de 2. Capturez-en un avant de partir.
    .solved = Un seul était trop faible. Inutile de vider une zone, il suffit de l’éclaircir.
    .other = Deux rats bruns sont à côté de vous. Réfléchissez avant de partir.
    .failed = Ils vous ont mordu à votre départ. Capturez-en d’abord un : seul, l’autre ne peut rien.
    .ended = Le tour est fini, et le fromage est toujours au Marché au Brie D. Un seul brun ne peut rien : capturez-en un, puis partez.
    .there = Vous êtes passé sans une égratignure. Au fromage !
    .one = Il reste un rat brun : Morsure 2 contre Défense 2. Vous pouvez partir.
    .none = Plus un seul. Partez tranquille.
lesson-bite = Où finir son tour
    .learn = Au tour des rats, tous les rats communs de votre zone mordent ensemble. Si leurs Morsures dépassent votre Défense, vous perdez 1 point de Vie, jamais davantage.
    .task = Vous n’avez plus de dés. Finissez le tour sans perdre de point de Vie.
    .hint = Trois blancs mordent à 3, votre Défense est de 2. Sur un fromage, les blancs ne bougent plus, et ils vous laissent partir.
    .solved = Pas une égratignure. Le plus sûr est un pas de côté : les blancs restent près de leur fromage.
    .other = Trois rats blancs sont avec vous : 3 dépasse 2.
    .failed = Morsure 3 contre Défense 2 : une blessure. Un pas de côté vous l’aurait épargnée.
    .trap = Un piège peut les éclaircir avant la morsure, si les dés le veulent. Un pas de côté est plus sûr.
    .safe = Ici, rien ne vous mord. Vous pouvez finir le tour.
lesson-trap = Là où les rats seront
    .learn = Les pièges se déclenchent après le mouvement des rats : posez-les là où ils vont. Les blancs font 2 zones vers le fromage le plus proche ; à égalité, vers celui qui est le plus près de vous.
    .task = Posez un piège et finissez le tour pour qu’il se déclenche.
    .hint = Les trois fromages sont à 2 zones du Marché au Brie B. Lequel est le plus près de vous ?
    .solved = Ils ont couru dedans. Ce qu’un piège capture est à vous aussi.
    .other = Les rats sont au Marché au Brie B. Ils n’y resteront pas.
    .failed = Aucun piège ne s’est déclenché. Posez-le là où les blancs s’arrêteront : sur le fromage le plus proche de vous.
    .good = C’est là qu’ils iront. Finissez le tour.
    .start = Ils y sont maintenant, mais ils seront partis avant que le piège ne se déclenche.
    .other_zone = Y seront-ils après leur mouvement ? Les blancs s’arrêtent sur le fromage.
    .away = Si vous vous promenez, un autre fromage sera peut-être le plus près de vous.
lesson-consume = Quatre, ce n’est rien ; cinq, c’est trop
    .learn = Si 5 rats partagent la zone d’un fromage après leur mouvement, ils le dévorent. Noirs et blancs comptent 1, bruns 0, un rat singulier 3, la Némésis 5.
    .task = Sauvez le fromage du Marché au Brie D pendant le tour des rats.
    .hint = Quatre y sont, un cinquième arrive de C. Capturez-en un, un dé à la fois.
    .solved = À quatre, ils ne font que le regarder. Il est toujours là.
    .other = Quatre sont déjà sur le fromage, et le cinquième est à une zone.
    .failed = Le cinquième est arrivé, et le fromage est sur la piste des rats. Capturez-en un avant de finir le tour.
    .caught = Un de moins. Avec le cinquième, ils sont de nouveau quatre, et quatre ne mangent pas.
    .there = Vous voilà au milieu d’eux. Ils ne mordent qu’au tour des rats.
    .trap = Un piège peut suffire : il se déclenche avant le festin.
    .away = Vous n’attaquez que la zone où vous êtes.
lesson-net = Retenez-les
    .learn = La Potion coup de filet, capacité violette de Madame Cage, tient une zone : les rats n’en bougent plus, et ceux qui y entrent s’arrêtent. Elle coûte un jeton violet et dure jusqu’au Nettoyage.
    .task = Avec une potion, tenez les cinq rats blancs loin du fromage.
    .hint = Utilisez-la là où ils sont, au Marché au Brie B. Elle atteint votre zone et les voisines.
    .solved = Ils sont restés dans le filet, et le fromage est sauf pour une manche.
    .other = Vous avez deux potions, et rien d’autre.
    .failed = Cinq blancs ont atteint le fromage et l’ont dévoré. Utilisez une potion avant de finir le tour.
    .laid = Le filet est sur eux. Ils ne bougeront pas ; finissez le tour.
    .cheese = Ici, le filet aide les rats : ils s’arrêtent sur le fromage même, et à cinq ils le dévorent. Mettez l’autre potion sur leur chemin.
    .own = Leur plus court chemin passe par votre zone : ils s’arrêtent ici. Cela les retient aussi, mais à côté de vous, ils mordent.
    .elsewhere = Des rats dont le plus court chemin passe par un filet s’y arrêtent. Cela les retient aussi.
lesson-tallyman = Les rats, c’est de l’argent
    .learn = Chaque rat commun capturé va dans la Cage. Le Comptable les échange contre des points, des dés, des jetons, de la Vie et, pour 12 rats, un Fromage magique.
    .task = Vous avez 9 Fromages magiques et 13 rats en Cage. Gagnez.
    .hint = Regardez la dernière récompense du Comptable.
    .solved = Le dixième fromage gagne aussitôt, d’où qu’il vienne.
    .other = Il vous manque un fromage, et il n’est pas forcément dans la Ville.
    .failed = C’était l’occasion : 12 rats de la Cage paient le dixième fromage, avant la fin du tour.
    .away = Il y a du fromage en Ville, mais quatre rats sur chacun. Regardez plutôt dans la Cage.
lesson-expansion = Comment la Ville grandit
    .learn = S’il y a moins de 2 Fromages magiques dans la Ville à la fin d’un tour, elle grandit d’autant de cartes que le dit l’indicateur d’extension (I à IV) de la carte où vous êtes.
    .task = Faites grandir la Ville d’une seule carte : finissez le tour au bon endroit et posez la carte.
    .hint = Le Marché au Brie porte un II, le Repos du Gouda un I. Du Marché au Brie A, un pas mène au Repos du Gouda C.
    .solved = Une carte, un fromage de plus, peu de rats.
    .other = Choisissez d’abord où finir votre tour.
    .failed = La carte où vous étiez demande deux cartes. Au Repos du Gouda, il n’y en aurait eu qu’une.
    .lay = Une carte. Choisissez d’abord un raccord libre ; vous verrez ensuite la carte et vous la tournerez.
    .there = Le Repos du Gouda porte un I. Vous pouvez finir le tour ici.
    .away = Regardez l’indicateur d’extension de la carte où vous êtes : c’est le I qu’il vous faut.
lesson-nemesis = Tuez la Némésis
    .learn = Pour blesser la Némésis, les touches d’un même lancer doivent dépasser sa Défense. Chaque 6 la blesse aussi. Si sa Vie tombe à 0, vous gagnez aussitôt.
    .task = Le Roi des rats a 2 en Défense et 1 point de Vie. Tuez-le.
    .hint = Trois touches dépassent 2. Lancez les trois dés ensemble et donnez-lui les touches.
    .solved = Trois touches contre une Défense de 2 : une blessure, et le fléau est fini.
    .other = Il est dans votre zone. C’est maintenant ou jamais.
    .failed = Il vous a échappé. Recommencez et lancez les trois dés ensemble.
    .choose = Les trois touches ensemble blessent le roi. Un rat blanc vous en prendrait une.
    .white = Le rat blanc a pris la touche, et le reste n’a pas dépassé sa Défense. Vous avez toujours vos dés.
    .away = Le roi est au Marché au Brie E, et vous n’attaquez que votre zone.

## Figures

figure-setup = Mise en place : le Marché au Brie est posé, la Croix de Brie est piochée.
    .start = C’est ici que vous commencez.
    .place = Elle va contre le côté est. Vous pouvez la tourner avant de la poser.
    .second = Vient le Repos du Gouda. Vous le voyez avant d’en choisir la place ; plus tard, ce sera l’inverse.
    .ready = Il va contre le côté nord, et on garnit les cartes : fromages, jetons, puis un rat par nid et par trou.
    .cheese = Un Fromage magique, et un rat déjà dessus.
    .purple = Un jeton violet : utile une fois la capacité violette débloquée.
figure-city = Trois cartes, treize zones.
    .you = Vous, le chasseur de rats.
    .cheese = Un Fromage magique sans aucun rat : il n’attend que vous.
    .nest = Un nid de rats : un nouveau rat à chaque tour des rats.
    .token = Un jeton spécial violet.
    .brown = Un rat brun. Il vient pour vous.
    .white = Un rat blanc sur un fromage.
figure-active = Quelles cartes sont actives ?
    .here = Vous êtes au Repos du Gouda : active.
    .cheese = Le Marché au Brie est relié à votre carte, et il a du fromage : active.
    .asleep = La Croix de Brie n’est reliée qu’au Marché au Brie et n’a pas de fromage : inactive. Ces rats ne bougent pas et disparaissent au Nettoyage.
figure-attack = Une attaque à trois dés, touche à partir de 4.
    .target = Un rat noir (Défense 1) et un blanc (Défense 0).
    .rolled = 5, 4 et 2 : deux touches. Le 2 est raté, perdu pour ce tour. Deux touches capturent le noir, ou l’une d’elles le blanc ; l’autre est alors perdue.
    .caught = Les deux touches pour le noir : il va dans la Cage. Les deux dés qui ont touché sont de nouveau sur la piste d’attaque.
figure-accuracy = De 4+ à 3+ : deux des trois emplacements de la Précision sont remplis.
    .cheese = Le troisième fromage est dans votre zone.
    .rats = Deux rats blancs pour l’essayer.
    .collect = Vous le ramassez, 3 sur 10, et pouvez le poser sur n’importe quel emplacement libre.
    .better = Sur le troisième de la Précision : vous touchez désormais à partir de 3.
    .go = Un pas vers les rats.
    .rolled = 3 et 2. Le 3 touche maintenant ; le 2, toujours pas.
figure-rats = Avant le tour des rats. Vous êtes au Marché au Brie E.
    .white = Trois blancs, Mouvement 2. Les trois fromages sont à 2 zones.
    .brown = Deux bruns, Mouvement 2. C’est vous qu’ils veulent.
    .black = Un noir, Mouvement 1.
    .after = Et après.
    .cheese = Les blancs ont pris le fromage le plus près de vous.
    .bitten = Les bruns vous ont rejoint : Morsure 4 contre Défense 2, une blessure.
    .born = Le noir s’est arrêté sur le fromage et a amené un nouveau rat.
figure-consume = Deux fromages en danger ?
    .five = Quatre blancs et un noir : ils comptent 5.
    .four = Quatre blancs : ils comptent 4. Des bruns n’y ajouteraient rien.
    .after = Après le tour des rats. Il ne reste qu’un fromage, la Ville va donc grandir.
    .eaten = Dévoré : le fromage est au niveau 1 de la piste, et les cinq sont retournés au sac.
    .spared = Quatre, c’est trop peu. Ce fromage est toujours là.
figure-card = Vous avez capturé Queue-de-Pie. Sa récompense : les jetons de sa carte, mais il n’y en a pas.
    .nothing = Vous pouvez l’encaisser quand même : vous ne gagnez rien, et la carte est défaussée.
figure-question = Vous avez capturé le Voltigeur. Sa récompense : un jeton « ? » dans votre zone.
    .turned = Encaissée : on retourne le jeton là où vous êtes.
    .cheese = Un Fromage magique !
    .yours = Il n’y a pas de rat ici, vous pouvez le ramasser aussitôt.
    .placed = Et le poser sur un emplacement : Mouvement +1.
figure-wound = Bruno Maul, cinq dés en main, contre le Roi des rats.
    .king = Le Roi des rats : Défense 2, Vie 6.
    .rolled = 4, 5, 6, 6, 3. Deux touches simples ne dépassent pas 2 : elles sont perdues. Les deux 6 le blessent deux fois : Vie 4. Quatre dés ont touché et reviennent.
figure-growth = La fin d’un tour avec un seul Fromage magique dans la Ville.
    .here = Vous êtes au Marché au Brie, qui porte un II : deux cartes arrivent.
    .due = Pour la première, vous choisissez un raccord libre d’une carte active.
    .drawn = C’est seulement maintenant qu’on pioche la carte. Tournez-la pour qu’un de ses raccords touche le vôtre.
    .laid = On la garnit aussitôt. Puis vient la deuxième, bien qu’il y ait maintenant deux fromages.
    .cheese = Un nouveau fromage, avec un rat blanc.

## Player aid

aid-step-refresh = Préparation
    .text = Dés, points de mouvement et pièges reviennent. Ni la Vie ni les jetons spéciaux.
aid-step-actions = Actions
    .text = Se déplacer, attaquer, piéger, ramasser, capacités, Comptable, récompenses : dans l’ordre voulu, jusqu’à ce que vous finissiez le tour.
aid-step-grow = La Ville grandit
    .text = Moins de 2 Fromages magiques en Ville : posez autant de cartes que le dit la vôtre (I à IV). De même après les naissances.
aid-step-move = Les rats bougent
    .text = Némésis, singuliers, bruns, noirs, blancs : au plus court vers leur but. À égalité : le plus près de vous, le plus grand numéro, votre choix.
aid-step-traps = Les pièges
    .text = Là où il y a un rat : une attaque avec les dés du piège et votre Précision.
aid-step-bite = Les rats mordent
    .text = Dans votre zone : la Némésis aux dés ; un singulier au-delà de votre Défense ; tous les communs ensemble au-delà de votre Défense.
aid-step-consume = Les rats dévorent
    .text = À 5 sur un fromage, ils le dévorent. Noir et blanc 1, singulier 3, Némésis 5, brun 0. La piste des rats avance.
aid-step-spawn = Naissances
    .text = Un par nid sur une carte active, la portée de la Némésis, un par rat noir.
aid-step-cleanup = Nettoyage
    .text = Les pièges vous reviennent, les jetons placés vont à la Réserve. Les cartes inactives perdent rats et jetons spéciaux.
aid-symbol-catcher = Chasseur de rats
    .text = C’est vous. Vous attaquez et ramassez dans la zone où vous êtes.
aid-symbol-cheese = Fromage magique
    .text = Dix gagnent la partie. Cinq rats le dévorent.
aid-symbol-brown = Rat brun
    .text = Vous poursuit : Mouvement 2, Morsure 2, Défense 0. Mord quand vous partez. Ne mange rien.
aid-symbol-black = Rat noir
    .text = Cherche le fromage : Mouvement 1, Morsure 1, Défense 1. En amène un autre quand il apparaît, et un à chaque tour des rats.
aid-symbol-white = Rat blanc
    .text = Cherche le fromage : Mouvement 2, Morsure 1, Défense 0.
aid-symbol-peculiar = Rat singulier
    .text = Compte pour 3 sur un fromage. Chacun a son tour et sa récompense. Pointez-le pour lire sa carte.
aid-symbol-nemesis = Némésis
    .text = Le chef. Compte pour 5. Tuez-la et vous gagnez.
aid-symbol-nest = Nid de rats
    .text = Un nouveau rat à chaque tour des rats tant que la carte est active.
aid-symbol-trap = Piège
    .text = Se déclenche après le mouvement des rats, s’il y en a un.
aid-symbol-health = Jeton Vie
    .text = Vie +1 en passant dessus.
aid-symbol-purple = Jeton violet
    .text = Un usage de votre capacité violette.
aid-symbol-yellow = Jeton jaune
    .text = Un usage de votre capacité jaune.
aid-symbol-placed = Capacité placée
    .text = Un filet, un leurre ou un nuage. Agit jusqu’au Nettoyage.
aid-symbol-bridge = Raccord
    .text = Là où deux se touchent, on passe d’une carte à l’autre. Les nouvelles cartes vont contre les raccords libres.
aid-symbol-expansion = Indicateur d’extension, I à IV
    .text = Autant de cartes arrivent si la Ville grandit quand vous êtes ici.
aid-symbol-asleep = Carte inactive
    .text = En gris : les rats n’y bougent pas et disparaissent au Nettoyage.
aid-symbol-eating = Rats sur un fromage
    .text = Combien ils comptent. À 5, ils le dévorent.

## The coach

coach-connector = Choisissez où va la prochaine carte Quartier. Près de vous, son fromage est vite à vous ; ses rats aussi.
coach-rotation = Tournez la carte à votre guise ; un de ses raccords doit toucher le vôtre. Plus de liaisons, ce sont des chemins plus courts, pour les rats aussi.
coach-action = Faites ce que vous voulez, dans l’ordre voulu : marcher, attaquer, piéger, ramasser. Les dés qui touchent vous reviennent. Le tour finit quand vous le dites.
coach-hit = Répartissez vos touches. Un rat cède à plus de touches que sa Défense, ou à un seul 6.
coach-upgrade = Posez le fromage sur un emplacement. Les améliorations à un emplacement agissent aussitôt ; la Précision en veut trois, et les vaut.
coach-payment = Quels rats retournent au sac ? Ils peuvent en ressortir : les blancs font le moins de mal.
coach-cull = Capturez des rats sans dés. Les noirs d’abord : ils en amènent d’autres.
coach-end_zone = Pour ces rats, deux chemins se valent. À vous de choisir : loin du fromage, ou dans un piège.
coach-nest = La Némésis apparaît dans un de ces nids. Prenez le plus éloigné de vous ; elle chasse dès le prochain tour.
coach-consolation = Le sac était vide, et on a ouvert votre Cage. Pour ces rats, vous pouvez prendre une récompense.
coach-told-rats_moved = Les rats courent vers ce qu’ils veulent : les bruns vers vous, les noirs et les blancs vers le fromage.
coach-told-common_bit = Tous les rats communs de votre zone mordent ensemble. Finissez là où leurs Morsures ne dépassent pas votre Défense.
coach-told-nemesis_bit = La Némésis lance ses dés. Chaque 6 blesse, et chaque touche au-delà de votre Défense aussi.
coach-told-cheese_eaten = Cinq rats étaient sur le fromage. La piste avance ; à 10, vous perdez.
coach-told-peculiar_spawned = Un rat singulier. Pointez-le pour lire ce qu’il sait faire et ce qu’il rapporte.
coach-told-nemesis_spawned = La Némésis est là. Dès le prochain tour des rats, elle bouge la première. Qui la tue gagne la partie.
coach-told-nemesis_mutated = La Némésis est plus forte pour le reste de la partie.
coach-told-rats_spawned = Nids et rats noirs amènent des rats à chaque manche. Capturez tôt les noirs.
coach-told-trap_sprung = Un piège se déclenche après le mouvement des rats. Ses prises vont dans votre Cage.
coach-told-trap_gnawed = Ronge-Ressort court à vos pièges. Capturez-le, ou posez-les hors de sa portée.
coach-told-drained = Sa Morsure a dépassé votre Défense : vous perdez aussi un jeton spécial.
coach-told-expansion_due = Moins de 2 fromages en Ville : elle grandit d’autant de cartes que le dit la vôtre.
coach-told-sack_from_cage = Le sac était vide, on a donc ouvert votre Cage. Dépensez vos rats à temps.
coach-told-left_brown = Les rats bruns mordent quand vous quittez leur zone. Seul, un brun ne peut rien contre une Défense de 2.

## Reasons of a hint

reason-collected =
    { $count ->
        [one] { $count } Fromage magique de plus pour vous
       *[other] { $count } Fromages magiques de plus pour vous
    }
    .less =
        { $count ->
            [one] { $count } Fromage magique de moins pour vous
           *[other] { $count } Fromages magiques de moins pour vous
        }
reason-eaten =
    { $count ->
        [one] { $count } Fromage magique dévoré de plus
       *[other] { $count } Fromages magiques dévorés de plus
    }
    .less =
        { $count ->
            [one] { $count } Fromage magique dévoré de moins
           *[other] { $count } Fromages magiques dévorés de moins
        }
reason-health =
    { $count ->
        [one] { $count } point de Vie de plus
       *[other] { $count } points de Vie de plus
    }
    .less =
        { $count ->
            [one] { $count } point de Vie de moins
           *[other] { $count } points de Vie de moins
        }
reason-last_health = il ne vous resterait qu’un point de Vie
    .less = il vous reste plus d’un point de Vie
reason-nemesis_wound =
    { $count ->
        [one] { $count } blessure de plus pour la Némésis
       *[other] { $count } blessures de plus pour la Némésis
    }
    .less =
        { $count ->
            [one] { $count } blessure de moins pour la Némésis
           *[other] { $count } blessures de moins pour la Némésis
        }
reason-nemesis_out = la Némésis est en Ville
    .less = la Némésis reste hors de la Ville
reason-caged =
    { $count ->
        [one] { $count } rat de plus en Cage
       *[other] { $count } rats de plus en Cage
    }
    .less =
        { $count ->
            [one] { $count } rat de moins en Cage
           *[other] { $count } rats de moins en Cage
        }
reason-rat =
    { $count ->
        [one] { $count } rat de plus en Ville
       *[other] { $count } rats de plus en Ville
    }
    .less =
        { $count ->
            [one] { $count } rat de moins en Ville
           *[other] { $count } rats de moins en Ville
        }
reason-special =
    { $count ->
        [one] { $count } jeton spécial de plus
       *[other] { $count } jetons spéciaux de plus
    }
    .less =
        { $count ->
            [one] { $count } jeton spécial de moins
           *[other] { $count } jetons spéciaux de moins
        }
reason-caught =
    { $count ->
        [one] { $count } récompense de plus à encaisser
       *[other] { $count } récompenses de plus à encaisser
    }
    .less =
        { $count ->
            [one] { $count } récompense de moins à encaisser
           *[other] { $count } récompenses de moins à encaisser
        }
reason-peculiar =
    { $count ->
        [one] { $count } rat singulier de plus en Ville
       *[other] { $count } rats singuliers de plus en Ville
    }
    .less =
        { $count ->
            [one] { $count } rat singulier de moins en Ville
           *[other] { $count } rats singuliers de moins en Ville
        }
reason-threatened =
    { $count ->
        [one] { $count } fromage de plus en danger
       *[other] { $count } fromages de plus en danger
    }
    .less =
        { $count ->
            [one] { $count } fromage de moins en danger
           *[other] { $count } fromages de moins en danger
        }
reason-near = un fromage plus facile à atteindre
    .less = le meilleur fromage est plus loin
reason-guards = plus de rats sur le meilleur fromage
    .less = moins de rats sur le meilleur fromage
reason-bite_due = les rats à côté de vous vous blesseraient
    .less = les rats à côté de vous ne peuvent pas vous blesser
