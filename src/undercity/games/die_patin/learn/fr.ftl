### Die Patin : ce que l’on apprend, en français

## Figures

figure-table = La manche 2 d’une partie à quatre. Minerva va placer une figurine.
    .area = Une zone : l’Allée du Terrier. La clôture de couleur montre qu’elle est à Minerva.
    .manhole = Une bouche avec quatre rats de Minerva. Ils comptent dans les trois zones autour.
    .loot = Le butin de ce quartier. On peut le prendre depuis chacune de ses trois zones.
    .tile = Une entreprise : celle qui aménage une arrière-salle ici la prend. Le petit insigne est son bonus.
    .room = Une arrière-salle. Minerva a déjà pris une entreprise ici.
    .figure = Un sbire : 1 de puissance dans cette zone. Une patronne compte 2.
    .mission = Les cinq missions et ce que chacune possède ; celle qui mène seule est soulignée.

figure-start = Deux joueuses. Wilma commence et s’installe en premier.
    .area = Elle choisit l’Allée du Terrier comme zone de départ. L’autre revient à Minerva.
    .here = Tout son territoire, pour l’instant
    .three = Trois rats vont sur la bouche au milieu du quartier. Là, ils comptent dans trois zones.
    .m9 = 3 rats
    .two = Deux vont sur la bouche du côté du Vieux Repaire.
    .m12 = 2 rats
    .one = Un rat sur une troisième bouche, et la quatrième reste libre. À Minerva de s’installer.
    .m13 = 1 rat
    .m16 = Libre

figure-turns = L’exemple du livret : Minerva veut devancer Agatha pour le butin du Quartier des Fougères.
    .home = L’Allée du Terrier est à Minerva
    .sacks = Deux butins
    .place = Minerva place un sbire dans sa propre zone. Cela lui donne deux actions.
    .stands = Son sbire
    .loot = Elle prend deux fois du butin. Le quartier est vide.
    .empty = Plus rien pour cette manche
    .leona = Tour de Leona : elle place aussi un sbire, mais renonce à ses actions.
    .agatha = Le Pré du Hérisson, dans le même quartier, est à Agatha, mais il n’y a plus de butin pour son sbire.
    .green = Agatha arrive trop tard
    .wilma = Tour de Wilma.
    .again = Minerva place un deuxième sbire dans l’Allée du Terrier. Deux de ses figurines y sont : elle peut aménager une arrière-salle.
    .both = Deux figurines de Minerva
    .room = Elle aménage une arrière-salle et prend la Chapellerie. Le bonus lui rapporte un butin de la réserve générale.
    .new = Son arrière-salle
    .rat = Avec sa deuxième action, elle soudoie : elle place un rat sur la bouche libre.
    .placed = Son nouveau rat
    .instead = Ici, elle aurait pu retirer un rat d’Agatha

figure-power = Qui est forte sur la Jetée des Dents, qui appartient à Agatha ? Minerva a 3 + 1 rats et un sbire : 5. Agatha a 3 rats et un sbire : 4. Leona a 2 rats : 2. Si Minerva la revendiquait maintenant, elle l’obtiendrait : 5, c’est plus que 4 et plus que 2.
    .minerva = 3 rats de Minerva
    .minerva_too = Encore 1 rat de Minerva
    .agatha = 3 rats d’Agatha
    .leona = 2 rats de Leona : ils comptent aussi, bien que rien ici ne lui appartienne
    .figures = Un sbire de Minerva et un d’Agatha : 1 chacun

figure-conquest = L’exemple du livret : Minerva a quatre butins et veut le Pré du Hérisson, qui appartient à Agatha.
    .target = La zone d’Agatha, avec son arrière-salle
    .two = 2 rats d’Agatha
    .three = Encore 3
    .go = Elle y place un sbire. Puissance : Minerva 3 + 1 = 4, Agatha 5.
    .power = Minerva 4, Agatha 5
    .clear = Avec deux butins, elle retire les deux rats de cette bouche.
    .free = Libre à présent
    .place = Le troisième butin y place un rat à elle.
    .own = À Minerva
    .claim = Le quatrième place un rat sur une autre bouche, puis vient la revendication : 6 contre 3. La zone est à Minerva, et l’arrière-salle d’Agatha devient son trophée. Agatha garde l’entreprise qu’elle y avait prise.
    .m02 = Le cinquième rat de Minerva
    .won = Minerva 6, Agatha 3

figure-invasion = L’exemple du livret : Minerva a choisi « Invasion ». Elle veut la Jetée des Dents, qui appartient à Wilma.
    .target = La zone de Wilma
    .four = 4 rats de Wilma
    .three = Encore 3
    .reveal = Minerva révèle sa carte : Invasion. Sa patronne doit sortir du territoire.
    .go = Elle place sa patronne. Puissance : Minerva 1 + 2 = 3, Wilma 7.
    .power = Minerva 3, Wilma 7
    .invade = Elle envahit la bouche aux quatre rats : tous rentrent chez eux, et deux des siens les remplacent. Chacune a maintenant trois rats ici, mais la patronne ajoute 2 : 5 contre 3.
    .m16 = 2 rats de Minerva à la place des 4 de Wilma
    .won = À Minerva désormais

figure-missions = L’exemple du livret : la fin de la manche 2. Qui peut poser sa tuile, et où ?
    .areas = Minerva mène avec 5 zones
    .fullest = Leona a 7 rats sur une bouche, mais elle a validé cette mission à la manche 1. Personne d’autre ne peut la valider : c’est elle qui a le plus de rats.
    .manholes = Minerva mène ici aussi, avec 8
    .rooms = Agatha mène avec 3
    .loot = Wilma et Leona en ont 6 chacune : égalité, personne ne valide
    .minerva = Minerva doit choisir et pose sa tuile 2 sur les zones : 2 points.
    .m = La tuile 2 de Minerva
    .agatha = Agatha pose sa tuile 2 sur les arrière-salles. Leona et Wilma n’ont rien, leurs tuiles 2 sont perdues. Puis la manche 3 commence.
    .a = La tuile 2 d’Agatha

figure-score = L’exemple du livret : la fin de la manche 5. Minerva a posé trois tuiles Mission jusqu’ici.
    .one = Tuile 1
    .two = Tuile 2
    .three = Tuile 3 ; à la manche 4, elle n’a rien pu valider
    .end = Elle pose la tuile 5 sur la bouche la plus peuplée, et la partie est finie. Missions : 1 + 2 + 3 + 5 = 11 points.
    .five = Tuile 5
    .tiles = Entreprises : 2 Bars à griffes valent 3, 3 Chapelleries valent 6. Chaque Bar à griffes a une étoile : 2 de plus. Cela fait 11.
    .total = Avec 3 trophées : 11 + 11 + 3 = 25 points.

## Leçons

lesson-loot = Prendre du butin
    .learn = Un sbire dans votre propre zone a deux actions. « Prendre du butin » donne un butin du quartier de la zone.
    .task = Placez un sbire chez vous et prenez les deux butins du Quartier des Fougères.
    .hint = Choisissez le sbire, puis cliquez deux fois sur les sacs de butin.
    .solved = Deux butins ! Ils paient deux pots-de-vin au-dehors, et personne ne trouvera plus rien ici avant la prochaine manche.
    .other = C’est permis, mais cela ne rapporte pas de butin.
    .failed = Vos actions sont épuisées. Il faut les deux pour le butin.
    .rat = Un rat de plus ne fait jamais de mal, mais il a coûté une action. Annulez et prenez deux fois du butin.
    .stopped = Vous avez renoncé à une action. Vous en avez le droit, mais ici il faut les deux.

lesson-bribe = Soudoyer des rats
    .learn = Sur une bouche occupée par des rats adverses, un pot-de-vin en retire un. Sur une bouche libre ou à vous, il place un de vos rats.
    .task = Minerva a un rat sur la bouche 16. Chassez-le et mettez-y un des vôtres.
    .hint = Soudoyez deux fois sur la même bouche : d’abord son rat s’en va, puis le vôtre arrive.
    .solved = Exactement : vider d’abord, occuper ensuite. Une bouche n’accueille que les rats d’un seul clan.
    .other = Cela ne change rien à la bouche 16.
    .failed = Vos deux actions sont épuisées. Il les fallait toutes les deux sur la bouche 16.
    .elsewhere = Votre rat est ailleurs, et le sien est toujours là. Il faut les deux actions sur la bouche 16.
    .loot = Le butin est toujours bon à prendre, mais il ne chasse pas le rat. Il faut les deux actions sur la bouche 16.
    .cleared = Son rat est parti, la bouche est libre. Encore un pot-de-vin !

lesson-back_room = Aménager une arrière-salle
    .learn = Il vous faut une deuxième figurine dans la zone : une que vous y avez placée plus tôt dans la manche. Vous prenez alors une entreprise pour de bon, et son bonus avec.
    .task = Aménagez une arrière-salle dans l’Allée du Terrier, où se trouve déjà un de vos sbires.
    .hint = Placez le deuxième sbire dans l’Allée du Terrier aussi, puis cliquez sur la Chapellerie.
    .solved = La Chapellerie est à vous pour de bon : 1 point maintenant, davantage à chaque nouvelle Chapellerie. Son bonus : un butin.
    .other = Sans arrière-salle, pas d’entreprise.
    .failed = Pas cette fois. Deux figurines dans l’Allée du Terrier, puis l’entreprise.
    .elsewhere = Vous n’avez ici qu’une figurine. Pour une arrière-salle, il en faut deux dans la même zone.
    .later = C’était une bonne action aussi, mais vous étiez là pour la Chapellerie.

lesson-claim = Revendiquer une zone
    .learn = Hors de votre territoire, un sbire coûte au moins un butin ; chaque butin paie un pot-de-vin sur place. Puis vous revendiquez la zone : si vous avez plus de puissance que chacune des autres, elle est à vous.
    .task = Prenez la Galerie Moussue, qui n’appartient encore à personne.
    .hint = Choisissez le sbire, puis la Galerie Moussue. Soudoyez sur une bouche, puis revendiquez.
    .solved = Vos rats, le nouveau et votre sbire : personne ne s’y opposait. La zone est à vous aussitôt.
    .other = Ainsi, vous n’aurez pas la Galerie Moussue.
    .failed = La Galerie Moussue n’est toujours à personne.
    .inside = Chez vous, vous avez des actions, mais vous ne gagnez pas de zone. Allez à côté.
    .corner = Le Pré du Hérisson se prend de la même façon. Mais c’est la Galerie Moussue qu’il faut.
    .paid = Un seul pot-de-vin suffit ici, vous êtes seule. Gardez l’autre butin et revendiquez.

lesson-conquest = Chasser une rivale
    .learn = Chaque pot-de-vin change l’écart de un, que vous retiriez un rat adverse ou placiez un des vôtres. Il vous faut plus qu’elle ; l’égalité ne suffit pas. Son arrière-salle devient votre trophée.
    .task = Prenez le Pré du Hérisson à Minerva.
    .hint = Avec votre sbire sur place, c’est 3 contre 4. Deux pots-de-vin donnent 3 contre 2, ou 5 contre 4.
    .solved = Plus qu’elle : la zone est à vous, et son arrière-salle est un trophée, 1 point. Elle garde l’entreprise prise ici.
    .other = Ainsi, vous n’aurez pas le Pré du Hérisson.
    .failed = Elle n’était pas plus faible que vous. Le butin est perdu, votre sbire reste.
    .tie = Égalité ! Il manquait un pot-de-vin : il faut plus de puissance, pas autant.
    .elsewhere = Cette figurine est ailleurs. L’arrière-salle de Minerva est au Pré du Hérisson.

lesson-rivals = Compter tout le monde
    .learn = La propriétaire n’est pas seule à compter. Il vous faut plus de puissance que chacune des autres, et un rat compte dans toutes les zones autour de sa bouche.
    .task = Vous avez deux butins. Prenez une zone pendant ce tour : à vous de trouver laquelle.
    .hint = La Jetée des Dents est à Minerva, mais voyez les huit rats de Leona juste à côté. Regardez la Rue du Rossignol : là, vous pouvez gagner.
    .solved = C’était le point faible. Regarder la puissance de chacune avant de payer, c’est la moitié du jeu.
    .other = Ainsi, vous ne gagnez pas de zone pendant ce tour.
    .failed = Une autre y était au moins aussi forte que vous.
    .pier = Minerva n’a qu’un rat ici, mais Leona en a huit. Même avec vos deux butins, vous arrivez seulement à égalité, et cela ne suffit pas.
    .weaker = Les six rats de Minerva sur la bouche 1, au nord, comptent ici aussi.
    .look = Attention : les huit rats de Leona sur la bouche 18 comptent ici aussi. Vous pouvez encore revenir en arrière.
    .inside = Chez vous, vous ne gagnez pas de zone. Sortez, votre butin suffit.

lesson-reach = Aller plus loin
    .learn = Vous n’allez que dans les zones qui partagent tout un côté avec une des vôtres. Mais une zone prise compte aussitôt : la figurine suivante ira plus loin.
    .task = Prenez la Cour des Moustaches, dans le Vieux Repaire. Vous avez deux butins, ce tour et le suivant.
    .hint = L’Allée du Terrier et la Cour des Moustaches ne se touchent que par un coin. Passez par la Galerie Moussue, et n’y payez qu’un butin.
    .solved = Deux zones en deux tours. Qui pense deux coups à l’avance va partout.
    .other = Ce n’est pas le chemin de la Cour des Moustaches.
    .failed = Sans butin, vous ne pouvez plus sortir pendant cette manche. Payez un seul butin dans chacune des deux zones.
    .corner = Le Pré du Hérisson est à vous, mais il ne rapproche pas du Vieux Repaire.
    .broke = La Galerie Moussue est à vous, mais les deux butins sont dépensés. Un seul suffisait.
    .near = La Galerie Moussue est à vous. Il ne reste plus qu’un pas.

lesson-administration = La patronne chez elle
    .learn = Avec « Administration », votre patronne reste sur votre territoire et a cinq actions. Pour une arrière-salle, il lui faut aussi une autre figurine à vous sur place.
    .task = Placez votre patronne dans l’Allée du Terrier : prenez les deux butins, aménagez une arrière-salle et placez un rat sur la bouche 16.
    .hint = Placez la patronne, pas un sbire. Puis : butin, butin, l’entreprise, la bouche 16. Il reste une action.
    .solved = Tout cela avec une seule figurine. « Administration » se choisit quand il y a beaucoup à prendre chez soi.
    .other = Pas encore : il faut les deux butins, une arrière-salle et un rat sur la bouche 16.
    .failed = Il en manque. Cinq actions suffisent si aucune n’est perdue.
    .henchman = Un sbire n’a que deux actions. Votre carte en donne cinq à votre patronne.
    .stopped = Vous vous êtes arrêtée trop tôt ; il y avait encore à faire.

lesson-bribe_card = Quatre pots-de-vin gratuits
    .learn = Avec « Pot-de-vin », votre patronne sort, soudoie quatre fois sans payer, puis revendique. Placer un rat sert contre tout le monde ; en retirer un n’affaiblit que sa propriétaire.
    .task = Prenez la Jetée des Dents. Minerva y a 4 rats, Leona 5, vous 1.
    .hint = Votre patronne compte 2, vous partez donc de 3. Placez vos rats : avec trois de plus au moins, vous les dépassez toutes les deux.
    .solved = Vous les dépassez toutes les deux. Un rat placé compte contre les deux ; un rat retiré n’affaiblit que sa propriétaire.
    .other = Ainsi, vous n’aurez pas la Jetée des Dents.
    .failed = Une rivale y était encore trop forte. Retirer des rats ne sert que contre une seule ; en placer sert contre toutes.
    .tie = Égalité, et cela ne suffit pas : il faut plus que chacune des deux. Placez un rat de plus au lieu d’en retirer un.
    .elsewhere = C’est une zone aussi, mais pas la Jetée des Dents.
    .removed = Cela n’en touche qu’une. Pensez aux deux : qui faut-il dépasser ?

lesson-invasion = Envahir une bouche
    .learn = Avec « Invasion », votre patronne sort et vide une bouche de la zone : tous les rats adverses partent, deux des vôtres arrivent. Puis elle revendique.
    .task = Prenez la Cour des Moustaches à Minerva grâce à votre Invasion.
    .hint = Vous aurez 1 rat, 2 nouveaux et votre patronne : 5. Combien de rats Minerva garde-t-elle ?
    .solved = Ses cinq rats sont partis, il en reste deux : 5 contre 2. L’Invasion frappe le plus fort là où les rats sont le plus nombreux.
    .other = Ainsi, vous n’aurez pas la Cour des Moustaches.
    .failed = Elle était encore trop forte. Voyez où sont la plupart de ses rats.
    .tie = Il lui reste cinq rats, et votre puissance est de 5 : égalité. Envahissez la bouche où ils sont le plus nombreux.
    .open = Elle était encore plus forte que vous. Envahissez la bouche où ses rats sont le plus nombreux.
    .elsewhere = Votre patronne est allée ailleurs, et la Cour des Moustaches est toujours à Minerva. Annulez et envoyez-la là-bas.
    .henchman = Un sbire chez vous ne change rien à la Cour des Moustaches. C’est votre patronne qu’il faut envoyer.

lesson-mission = Valider une mission
    .learn = À la fin d’une manche, vous pouvez poser votre tuile sur une mission où vous menez seule. Chaque mission ne compte qu’une fois pour vous.
    .task = C’est le dernier tour de la manche 3, et vous ne menez seule aucune mission que vous puissiez encore valider. Votre dernière figurine est déjà placée, dans l’Allée du Terrier. Changez cela avec ses deux actions, puis validez la mission.
    .hint = Bouches occupées : 5 contre 5. Une bouche de plus, et vous menez seule. Une deuxième arrière-salle ou deux rats de plus sur la bouche 9 suffiraient aussi.
    .solved = Trois points. Le dernier tour a tout décidé, comme souvent : regardez les missions avant de placer vos dernières figurines.
    .other = Pas encore : comparez les nombres sous le plateau.
    .failed = Aucune mission validée : la tuile 3 est perdue.
    .loot = Vous mèneriez pour le butin, mais vous avez validé cette mission à la manche 1. Elle ne compte qu’une fois.
    .passed = Vous aviez une mission et vous y avez renoncé. Prenez-la, sinon la tuile 3 est perdue.
    .now = Vous menez seule. Posez votre tuile sur cette mission.

lesson-chain = Collectionner les mêmes
    .learn = 1, 2, 3 ou 4 tuiles de la même entreprise valent 1, 3, 6 ou 10 points. Une étoile, c’est 1 point de plus.
    .task = Vous avez deux Chapelleries. Aménagez une arrière-salle dans la Galerie Moussue et prenez l’entreprise qui rapporte le plus de points.
    .hint = Une troisième Chapellerie : de 3 à 6 points. Un premier Bar à griffes : 1 point et 1 pour l’étoile.
    .solved = Trois Chapelleries : 6 points au lieu de 3, et un butin en bonus.
    .other = Sans arrière-salle, pas de points ici.
    .failed = Cela rapporte 2 points : 1 pour la tuile, 1 pour l’étoile. La troisième Chapellerie en rapportait 3.
    .other_shop = Le Bar à griffes rapporte 2 points : 1 pour la tuile, 1 pour son étoile. La troisième Chapellerie en rapportait 3.
    .elsewhere = Vous avez déjà une arrière-salle ici. C’est à la Galerie Moussue qu’il faut aller.

## L’aide de jeu

aid-step-setup = S’installer
    .text = Choisissez une zone de départ. Placez 3, 2 et 1 rats sur trois de ses bouches.
aid-step-card = Choisir une carte Intrigue
    .text = Toutes à la fois et en secret. Elle engage votre patronne pour cette manche.
aid-step-figure = Placer une figurine
    .text = Dans une de vos zones ou dans une zone qui partage un côté avec elles. Jamais dans l’unique zone d’une autre.
aid-step-inside = Chez vous : des actions
    .text = Sbire 2, Administration 5 : prendre du butin, soudoyer un rat, aménager une arrière-salle (avec une autre figurine à vous sur place).
aid-step-outside = Au-dehors : soudoyer, puis revendiquer
    .text = Sbire : 1 butin par pot-de-vin, au moins un. Puis la zone est à vous si votre puissance dépasse celle de chacune des autres.
aid-step-missions = Les missions
    .text = Après quatre tours chacune : posez la tuile de la manche sur une mission où vous menez seule, pas encore validée.
aid-step-clear_up = Ranger
    .text = Les figurines rentrent, les quartiers retrouvent deux butins, la suivante commence.
aid-step-points = Les points à la fin
    .text = Tuiles Mission : leur numéro. 1, 2, 3, 4 entreprises identiques : 1, 3, 6, 10. Une étoile : 1. Un trophée : 1.
aid-symbol-manhole = Bouche d’égout
    .text = Ses rats comptent dans chaque zone qu’elle touche : d’une à cinq. N’accueille que les rats d’un seul clan.
aid-symbol-rats = Rats
    .text = Leur nombre, à la couleur de leur clan. Chacun vaut 1 de puissance dans toutes les zones autour.
aid-symbol-area = Territoire
    .text = La clôture a la couleur de la propriétaire.
aid-symbol-henchman = Sbire
    .text = 1 de puissance. Deux actions chez vous, des pots-de-vin payés au-dehors.
aid-symbol-boss = Patronne
    .text = 2 de puissance. Fait ce que dit sa carte Intrigue.
aid-symbol-loot = Butin
    .text = Paie les pots-de-vin au-dehors. Deux par quartier à chaque manche.
aid-symbol-tile = Entreprise
    .text = Se prend avec une arrière-salle. L’insigne du coin est son bonus.
aid-symbol-bonus_loot = Bonus : butin
    .text = Un butin de la réserve générale.
aid-symbol-bonus_points = Bonus : étoile
    .text = 1 point de plus à la fin.
aid-symbol-bonus_place = Bonus : un rat de plus
    .text = Placez un rat sur n’importe quelle bouche libre ou occupée par vos rats.
aid-symbol-bonus_remove = Bonus : un rat de moins
    .text = Retirez un rat adverse de n’importe quelle bouche.
aid-symbol-back_room = Arrière-salle
    .text = Une par zone au plus. Si la zone est prise, elle devient un trophée.
aid-symbol-trophy = Trophée
    .text = Une arrière-salle que vous avez détruite : 1 point.
aid-symbol-power = Puissance
    .text = Rats sur les quatre bouches de la zone + 1 par sbire + 2 pour une patronne.
aid-symbol-mission_tile = Tuile Mission
    .text = Se pose à la manche de son numéro et vaut autant de points.
aid-symbol-administration = Administration
    .text = Patronne chez vous : jusqu’à cinq actions.
aid-symbol-bribe = Pot-de-vin
    .text = Patronne au-dehors : quatre pots-de-vin, puis revendication.
aid-symbol-invasion = Invasion
    .text = Patronne au-dehors : une bouche vidée pour deux de vos rats, puis revendication.

## L’accompagnement : avant une décision

coach-start_area = C’est ici que votre clan s’installe. Cherchez des zones voisines avec les mêmes entreprises, et de la place pour grandir.
coach-start_rats = Un rat compte dans toutes les zones autour de sa bouche. Mettez-en le plus là où se rejoignent des zones qui vous intéressent.
coach-intrigue_card = Personne ne voit votre carte. « Administration » s’il y a beaucoup à prendre chez vous, « Pot-de-vin » ou « Invasion » si vous visez la zone d’une autre.
coach-figure = Un sbire, ou votre patronne avec sa carte ? Elle compte 2 de puissance et surprend ; beaucoup la gardent pour la fin de la manche.
coach-area = Chez vous, votre figurine a des actions. À côté, elle soudoie et revendique. Pointez une zone pour voir la puissance de chacune.
coach-last_area = Il ne vous reste que votre patronne : c’est le moment de sa carte.
coach-inside_action = Du butin pour plus tard, un rat pour la puissance, ou une entreprise si une deuxième figurine à vous est ici. Deux fois la même action, c’est permis, sauf l’arrière-salle.
coach-outside_bribe = Chaque butin paie un pot-de-vin. Arrêtez-vous dès que vous avez plus de puissance que chacune des autres ici ; vous gardez le reste.
coach-card_bribe = Quatre pots-de-vin, tous maintenant. Placer un rat sert contre tout le monde, en retirer un seulement contre sa propriétaire.
coach-invasion_manhole = Tous les rats adverses quittent la bouche, deux des vôtres arrivent. Le mieux est souvent là où ils sont le plus nombreux.
coach-rat_source = Tous vos rats sont sur le plateau. Prenez-en un là où il vous manquera le moins.
coach-bonus_place = Un cadeau : n’importe où sur le plateau, sauf sur une bouche occupée par un autre clan. Une bouche libre compte pour la mission des bouches occupées.
coach-bonus_remove = Un cadeau : un rat adverse, n’importe où. Pensez à une zone que vous voudrez bientôt.
coach-mission = Chaque mission ne compte qu’une fois pour vous, et les tuiles suivantes valent plus. Mais ce que vous ne posez pas maintenant est perdu.

## L’accompagnement : ce que d’autres ont fait

coach-told-card_laid = La carte est choisie. Vous la verrez quand la patronne sera placée.
coach-told-card_revealed = Vous savez maintenant ce que fait cette patronne ; elle ne peut plus vous surprendre pendant cette manche.
coach-told-loot_taken = Ce butin est parti jusqu’à la prochaine manche. Un quartier se partage entre trois zones.
coach-told-back_room = L’entreprise est prise pour de bon. L’arrière-salle reste, et qui prend la zone la gagne en trophée.
coach-told-free_area_taken = Un territoire grandit. Les zones voisines sont désormais à sa portée.
coach-told-area_taken = La zone change de mains aussitôt. Les rats et les figurines restent : elle peut être reprise.
coach-told-trophy_taken = Un trophée vaut 1 point. L’entreprise prise là reste à celle qui l’a prise.
coach-told-claim_tied = Autant de puissance qu’une autre, et l’égalité ne suffit pas. Le butin est perdu.
coach-told-claim_failed = La revendication a échoué. La figurine et les rats restent et compteront la prochaine fois.
coach-told-rats_driven_out = Invasion : les rats ne sont pas perdus, ils reviennent dans la réserve de leur propriétaire.
coach-told-rat_removed = Le rat revient dans la réserve de sa propriétaire. Une bouche sans rats est libre pour toutes.
coach-told-mission_scored = Elle ne peut plus valider cette mission. Mais tant qu’elle y mène, personne d’autre ne le peut non plus.
coach-told-cleared_up = Toutes les figurines sont de retour. Les rats, les arrière-salles et les frontières restent.
coach-told-turn_skipped = Sa carte ne laissait aucune zone à la patronne : son tour est perdu. Cela arrive quand on choisit sa carte avec trop d’audace.

## Les raisons d’un conseil

reason-mission_points = { $count ->
    [one] { $count } point de plus grâce aux missions
   *[other] { $count } points de plus grâce aux missions
}
    .less = { $count ->
    [one] { $count } point de moins grâce aux missions
   *[other] { $count } points de moins grâce aux missions
}
reason-tile_points = { $count ->
    [one] { $count } point de plus grâce aux entreprises
   *[other] { $count } points de plus grâce aux entreprises
}
    .less = { $count ->
    [one] { $count } point de moins grâce aux entreprises
   *[other] { $count } points de moins grâce aux entreprises
}
reason-trophy_points = { $count ->
    [one] { $count } trophée de plus
   *[other] { $count } trophées de plus
}
    .less = { $count ->
    [one] { $count } trophée de moins
   *[other] { $count } trophées de moins
}
reason-area = { $count ->
    [one] { $count } zone de plus
   *[other] { $count } zones de plus
}
    .less = { $count ->
    [one] { $count } zone de moins
   *[other] { $count } zones de moins
}
reason-back_room = { $count ->
    [one] { $count } arrière-salle de plus sur le plateau
   *[other] { $count } arrière-salles de plus sur le plateau
}
    .less = { $count ->
    [one] { $count } arrière-salle de moins sur le plateau
   *[other] { $count } arrière-salles de moins sur le plateau
}
reason-manhole = { $count ->
    [one] des rats sur { $count } bouche de plus
   *[other] des rats sur { $count } bouches de plus
}
    .less = { $count ->
    [one] des rats sur { $count } bouche de moins
   *[other] des rats sur { $count } bouches de moins
}
reason-rat = { $count ->
    [one] { $count } rat de plus sur le plateau
   *[other] { $count } rats de plus sur le plateau
}
    .less = { $count ->
    [one] { $count } rat de moins sur le plateau
   *[other] { $count } rats de moins sur le plateau
}
reason-loot = { $count ->
    [one] { $count } butin de plus
   *[other] { $count } butins de plus
}
    .less = { $count ->
    [one] { $count } butin de moins
   *[other] { $count } butins de moins
}
reason-figure = { $count ->
    [one] { $count } figurine de plus à placer
   *[other] { $count } figurines de plus à placer
}
    .less = { $count ->
    [one] { $count } figurine de moins à placer
   *[other] { $count } figurines de moins à placer
}
reason-mission_lead = { $count ->
    [one] la première place dans { $count } mission de plus
   *[other] la première place dans { $count } missions de plus
}
    .less = { $count ->
    [one] la première place dans { $count } mission de moins
   *[other] la première place dans { $count } missions de moins
}
