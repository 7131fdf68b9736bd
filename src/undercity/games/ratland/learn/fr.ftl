### Apprendre RatLand : français.

## Figures

figure-table = L’égout d’Alfredo une fois les paravents retirés ; les trois zones sont à tout le monde.
    .areas = Décharge, ville et champ : les fromages de la carte Nourriture et les rats de chacun
    .left = Conduit gauche : attaque le voisin de gauche
    .right = Conduit droit : attaque le voisin de droite
    .nursery = Maternité : 2 rats, donc 2 naissances
    .pantry = Garde-manger : le fromage et ses 2 gardiens
    .infirmary = Infirmerie : un rat malade
    .lost = Un rat en vadrouille
    .graveyard = Un rat mort de faim : 1 point de moins
    .event = L’événement de ce tour
figure-round = Un tour complet à quatre, pas à pas. Chacun a 7 rats, et 3 fromages au lieu de 2 : l’événement, « Abondance », vient d’en apporter un. Les clans, dont il sera question plus loin, ne font rien dans cet exemple.
    .lifted = Les paravents sont retirés. Alfredo a 2 rats à la maternité, 2 à la décharge, 1 en ville et 2 au garde-manger.
    .nursery = Ces deux-là auront deux petits
    .areas = Les rats de chacun dans les zones
    .attack = Attaque et maternité. Rémy vient chez Alfredo avec 2 rats, mais 2 gardent le fromage : rien. Colette vient chez Rémy avec 1 rat et personne ne garde : elle vole 1 fromage. Puis naissent 2, 2, 1 et 3 petits.
    .dump = La décharge : Alfredo y est seul, avec 2 rats. Il pioche un blanc et un jaune : 1 fromage.
    .searched = Ce sac est de nouveau vide
    .city = La ville : Alfredo y a le moins de rats, un seul, et pioche le premier : un orange, 2 fromages. Les 2 rats de Colette trouvent un jaune et un orange. Rémy en a 3 et passe en dernier : un blanc et deux violets, donc 2 de ses rats partent à l’infirmerie.
    .feeding = Le champ et la nourriture : Colette et Django y perdent chacun un rat, parti en vadrouille ; ceux-là ne mangent pas. Les 9 rats d’Alfredo, les 7 de Colette et les 9 de Django mangent 3 fromages chaque fois. Les 9 de Rémy en demandent 3 aussi, malades compris, mais il n’en a que 2 : un rat meurt de faim. Puis le tour 2 commence, et son événement amène un cousin à chacun.
figure-theft = L’exemple du livret : deux voisins volent Rémy.
    .before = Rémy a 3 fromages défendus par 2 rats. Alfredo l’attaque avec 5 rats, Colette avec 4.
    .pantry = 2 gardiens, de chaque côté
    .claims = Alfredo a 3 rats de plus et réclame 3 fromages ; Colette en a 2 de plus et en réclame 2. Mais il n’y en a que 3.
    .shared = Ils en prennent un à tour de rôle, et Alfredo commence, car il a plus de rats : Alfredo, Colette, Alfredo. Il en a 2, elle 1, et Rémy n’a plus rien.
    .births = Django ne s’en est pas mêlé : ses 3 rats à la maternité ont eu 3 petits.
figure-search = L’exemple du livret : qui pioche quand ?
    .before = Rémy a envoyé 3 rats à la décharge, Émile 2, Django 6 et Colette 5. Le sac contient 12 fromages.
    .bag = 6 blancs et 6 jaunes
    .after = Émile en pioche 2, puis Rémy 3, puis Colette 5. Django devrait en piocher 6, mais il n’en reste que 2.
figure-hunger = L’exemple du livret : pas assez de fromage.
    .before = Alfredo a 11 rats et 2 fromages.
    .pantry = 11 rats mangent 4 fromages
    .after = Il donne les deux ; il en manque 2, donc 2 rats meurent de faim. Il en reste 9, et le cimetière lui coûte 2 points.
    .graveyard = 2 rats, 2 points de moins
figure-tunnels = À deux : les conduits attaquent et défendent.
    .before = Rémy a 3 rats à gauche et 1 à droite, Colette 2 à gauche et 1 à droite. Tous deux ont 4 fromages.
    .left = 3 contre 1 dans le conduit droit de Colette
    .right = 1 contre 2 dans le conduit gauche de Colette
    .after = Dans un tunnel, Rémy a 2 rats de plus et vole 2 fromages ; dans l’autre, Colette en a 1 de plus et en vole 1. Les garde-manger ne comptent pas : 5 fromages contre 3.

## Lessons

lesson-place = Sept rats, sept sections
    .learn = Derrière le paravent, vous répartissez tous vos rats. À la maternité ils ont des petits, dans les zones ils cherchent du fromage, au garde-manger ils le gardent.
    .task = Faites naître exactement deux rats, et envoyez au moins un rat dans chacune des trois zones.
    .hint = Deux rats à la maternité ont deux petits. Puis un à la décharge, un en ville, un au champ ; les deux autres où vous voulez.
    .solved = C’est ainsi que commence un tour : les uns font des petits, les autres cherchent, le reste garde.
    .other = Continuez : les paravents se lèvent quand tous vos rats sont placés.
    .failed = Presque ; reprenez la leçon.
    .childless = Personne à la maternité, donc aucune naissance.
    .brood = Il naît autant de rats qu’il y en a à la maternité. Mettez-y exactement deux rats.
    .area = Les petits sont là, mais une des zones n’a vu aucun de vos rats.
lesson-steal = Voler
    .learn = Les rats d’un conduit attaquent un voisin. S’ils sont plus nombreux que les rats de son garde-manger, vous volez la différence en fromages.
    .task = Colette, à votre gauche, n’a que 2 gardiens pour ses 5 fromages. Volez au moins 3 fromages.
    .hint = 3 de plus que ses 2 gardiens : cela fait 5 rats dans le conduit gauche.
    .solved = Vos rats moins ses 2 gardiens : autant de fromages pour vous.
    .other = Continuez : l’attaque a lieu quand tous vos rats sont placés.
    .failed = Cette fois, c’est manqué ; reprenez la leçon.
    .side = Colette est à votre gauche. Le conduit droit mène chez Alfredo.
    .few = À égalité ou moins, on ne vole rien. Il faut plus de rats qu’il n’y a de gardiens.
    .little = Belle attaque, mais on ne vole que la différence. Pour 3 fromages, il faut 3 rats de plus que ses 2.
    .home = Personne dans le conduit gauche, donc personne n’a volé.
lesson-defend = Garder le garde-manger
    .learn = Les rats du garde-manger défendent contre chaque voisin séparément, à pleine force. L’égalité suffit.
    .task = Colette vient avec 3 rats, Alfredo avec 4. Ne perdez aucun fromage, et faites naître au moins un rat.
    .hint = Seul compte l’attaquant le plus fort : 4 gardiens arrêtent 4 rats, et 3 aussi.
    .solved = Assez de gardiens contre le plus fort des deux, car les attaquants ne s’additionnent pas. 4 suffisent ; les autres rats sont libres.
    .other = Continuez : il faut d’abord placer tous vos rats.
    .failed = Reprenez la leçon : avec 7 rats, c’est possible.
    .robbed = Il y avait moins de gardiens que d’attaquants. Alfredo vient avec 4 rats.
    .childless = Le fromage est sauf, mais aucun petit n’est né. 4 gardiens suffisent : mettez un autre rat à la maternité.
lesson-feed = Nourrir le clan
    .learn = À la fin du tour, votre clan mange : 7 à 9 rats mangent 3 fromages, 10 à 12 en mangent 4, 13 à 15 en mangent 5. Pour chaque fromage manquant, un rat meurt de faim.
    .task = Vous avez 9 rats et 4 fromages. Nourrissez au moins 12 rats sans qu’aucun ne meure de faim.
    .hint = 12 rats mangent exactement vos 4 fromages. Combien de petits voulez-vous donc ?
    .solved = Tout le monde a mangé. 4 fromages suffisent pour 12 rats ; pour plus de bouches, il faut trouver plus de fromage.
    .other = Continuez : on mange à la fin du tour.
    .failed = Reprenez la leçon, et comptez avant de faire des petits.
    .hunger = Trop de bouches : le fromage n’a pas suffi et des rats sont morts de faim. Chacun coûte encore un point.
    .gone = Un fromage du sac vous a coûté un rat, et moins de 12 ont mangé. Pas de chance : au garde-manger, on ne risque rien de tel.
    .small = Tout le monde a mangé, mais le clan pourrait être plus grand : 4 fromages suffisent pour 12 rats.
lesson-search = Les moins nombreux d’abord
    .learn = Dans chaque zone, le sac contient 12 fromages. Celui qui y a le moins de rats pioche le premier ; le dernier trouve peut-être le sac vide.
    .task = Colette et Alfredo envoient chacun 6 rats à la décharge. Envoyez-y au moins 4 des vôtres, de sorte que chacun d’eux pioche un fromage.
    .hint = Avec moins de 6 rats, vous piochez avant eux.
    .solved = Vous avez pioché avant la foule.
    .other = Continuez : la recherche commence quand tous vos rats sont placés.
    .failed = Reprenez la leçon.
    .late = Trop de rats : vous avez pioché après les autres, et le sac était vide.
    .few = Il fallait envoyer au moins 4 rats à la décharge.
lesson-colours = Six couleurs de fromage
    .learn = Jaune : 1 fromage ; orange : 2 ; blanc : rien. Le noir vous prend un rat, le violet en rend un malade, le bleu en envoie un en vadrouille. Avec l’événement Rat casqué, vous pouvez remettre un fromage dans le sac.
    .task = Vous avez pioché 1 blanc, 2 orange, 1 noir et 1 violet. Gardez le plus de rats possible : remettez le pire.
    .hint = Un rat malade revient. Quel fromage prend un rat pour de bon ?
    .solved = C’était le noir : ce rat-là serait parti. Le rat empoisonné, lui, revient au prochain tour.
    .other = Choisissez un fromage à remettre.
    .failed = Reprenez la leçon et comparez les couleurs.
    .kept = Vous avez tout gardé, et le noir vous a pris un rat pour de bon.
    .white = Le blanc ne fait aucun mal. Le noir, lui, vous a pris un rat pour de bon.
    .orange = C’étaient 2 fromages ! Et le noir vous a pris un rat pour de bon.
    .purple = Un rat empoisonné revient au prochain tour. Celui que prend le noir, non.
lesson-event = Lire l’événement
    .learn = À chaque tour, un événement change quelque chose. Ce tour-ci, c’est l’Attaque massive : un conduit occupé attaque comme s’il contenait un rat de plus.
    .task = Colette, à votre gauche, a 2 gardiens. Battez-les avec le moins de rats possible.
    .hint = 2 rats dans le conduit gauche attaquent comme 3.
    .solved = 2 rats, force 3 : cela suffit contre 2 gardiens.
    .other = Continuez : il faut d’abord placer tous vos rats.
    .failed = Reprenez la leçon.
    .many = Gagné, mais avec plus de rats qu’il n’en fallait : l’événement vous en offre un.
    .few = 1 rat attaque comme 2, et contre 2 gardiens ce n’est qu’une égalité.
    .side = Colette est à votre gauche. Le conduit droit mène chez Alfredo.
    .home = L’événement n’aide que les conduits où il y a au moins un rat.
lesson-tunnels = À deux
    .learn = À deux, le garde-manger ne défend pas. Votre conduit gauche rencontre le conduit droit adverse, votre droit son gauche ; dans chaque tunnel, celui qui a le plus de rats vole la différence.
    .task = Colette envoie 3 rats par son conduit gauche et aucun par le droit. Ne perdez aucun fromage, et volez-en.
    .hint = Son conduit gauche rencontre votre droit. Avec 3 rats là, vous ne perdez rien ; un de plus, ou un dans le conduit gauche, et vous volez.
    .solved = Votre conduit a bloqué le sien et rapporté du fromage.
    .other = Continuez : il faut d’abord placer tous vos rats.
    .failed = Reprenez la leçon.
    .both = Vous avez volé, mais elle aussi : ses 3 rats arrivent par votre conduit droit, et vous y en aviez trop peu.
    .robbed = Elle vous a volé. À deux, le garde-manger ne sert pas : mettez au moins 3 rats dans votre conduit droit.
    .nothing = Personne n’a rien volé. Dans un des tunnels, il vous faut plus de rats qu’elle.
lesson-athletes = Un clan à soi
    .learn = Avec les clans, chacun a une capacité. Le Clan des Sportifs peut redéployer un rat quand tous les rats sont visibles.
    .task = Colette vient avec 3 rats, et vous avez 2 gardiens. Faites échouer son attaque.
    .hint = Prenez un rat de la décharge ou de la maternité et mettez-le au garde-manger : l’égalité suffit.
    .solved = 3 contre 3 : elle repart bredouille.
    .other = Choisissez maintenant où va ce rat.
    .failed = Reprenez la leçon.
    .stayed = Sans redéploiement, c’était 3 contre 2, et 1 fromage est parti.
    .elsewhere = Le rat a changé de place, mais pas pour le garde-manger : les 3 rats de Colette restaient plus nombreux que vos gardiens.
lesson-aggressive = Le plateau agressif
    .learn = Avec le plateau agressif, celui qui a le plus de rats dans une zone blesse un rat adverse avant la pioche. Mais on pioche un fromage de moins : un rat seul ne pioche rien.
    .task = En ville, vous avez 4 rats, Colette 1 et Alfredo 2 ; tous les plateaux sont agressifs. Blessez un rat de sorte que personne d’autre que vous ne pioche.
    .hint = Le rat seul de Colette ne pioche rien de toute façon.
    .solved = Alfredo n’a plus qu’un rat, lui aussi, et un rat seul ne pioche rien. Vous piochez 3 fromages.
    .other = Choisissez à qui vous blessez un rat.
    .failed = Reprenez la leçon.
    .single = Le rat seul de Colette n’aurait rien pioché ; les deux d’Alfredo piochent un fromage.
lesson-lecter = L’offre de M. Lecter
    .learn = Avec Rattibal Lecter, vous pouvez échanger un rat contre un fromage avant de nourrir le clan : un rat qu’il faut nourrir ou un rat en vadrouille. En vadrouille, on n’a pas besoin d’être nourri.
    .task = Vous avez 7 rats à nourrir, 1 rat en vadrouille et 1 fromage. Échangez de sorte que personne ne meure de faim.
    .hint = 7 rats mangent 3 fromages, 6 rats un seul. Quel rat fait la différence ?
    .solved = Une bouche de moins et un fromage de plus : 6 rats mangent 1 fromage, et vous en avez 2.
    .other = Choisissez ce que vous échangez.
    .failed = Reprenez la leçon.
    .lost = Le rat en vadrouille ne mangeait rien : 7 rats mangent toujours 3 fromages, et vous en aviez 2. Un rat est mort de faim.
    .hunger = 7 rats mangent 3 fromages, et vous en aviez 1 : deux sont morts de faim.

## Player aid

aid-step-setup = Avant la partie
    .text = Avec les clans, chacun garde une carte sur deux ; avec les plateaux secrets, chacun choisit une face.
aid-step-event = 1 Événement
    .text = La carte Joueur actif passe à gauche. On révèle un événement et une carte Nourriture.
aid-step-rats = 2 Rats
    .text = Chacun place ses rats valides derrière son paravent. Puis on retire les paravents.
aid-step-attack = 3 Attaque
    .text = Les rats d’un conduit contre le garde-manger voisin : s’ils sont plus nombreux, ils volent la différence.
aid-step-nursery = 4 Maternité
    .text = Il naît autant de rats qu’il y en a à la maternité.
aid-step-return = 5 Retour
    .text = Malades et rats en vadrouille rentrent au garde-manger.
aid-step-search = 6 Recherche de fromage
    .text = Décharge, ville, champ : un fromage par rat ; celui qui y a le moins de rats pioche le premier.
aid-step-feeding = 7 Nourriture
    .text = Payez le fromage que mange votre clan. Pour chaque fromage manquant, un rat meurt de faim.
aid-symbol-yellow = Jaune
    .text = 1 fromage
aid-symbol-orange = Orange
    .text = 2 fromages
aid-symbol-white = Blanc
    .text = Rien
aid-symbol-black = Noir
    .text = Un de vos rats retourne à la réserve.
aid-symbol-purple = Violet
    .text = Mort-aux-rats : un de vos rats va à l’infirmerie, et il faut quand même le nourrir.
aid-symbol-blue = Bleu
    .text = Un de vos rats part en vadrouille ; pas besoin de le nourrir.
aid-symbol-need = Fromages nécessaires
    .text = 0–3 rats : 0, 4–6 : 1, 7–9 : 3, 10–12 : 4, 13–15 : 5, 16–18 : 6, 19–20 : 7, 21–22 : 8, 23–24 : 9, et 1 par rat en plus
aid-symbol-sick = Infirmerie
    .text = Un rat malade ne peut pas être placé. Il rentre en phase 5 et doit être nourri.
aid-symbol-lost = En vadrouille
    .text = Un rat en vadrouille ne peut pas être placé. Il rentre en phase 5 et ne mange rien d’ici là.
aid-symbol-dead = Cimetière
    .text = Chaque rat mort de faim coûte 1 point à la fin.
aid-symbol-active = Joueur actif
    .text = Passe en premier en cas d’égalité ; viennent ensuite les autres, dans le sens horaire.
aid-symbol-closed = Plaque fermée
    .text = Les cinq premiers événements. Les clans ont leur première capacité.
aid-symbol-open = Plaque entrouverte
    .text = Les événements suivants ; l’un d’eux finit la partie. Les clans ont leur seconde capacité.
aid-symbol-canal = Conduit
    .text = Les rats d’ici attaquent le voisin de ce côté.
aid-symbol-aggressive = Plateau agressif
    .text = Une attaque gagnée tue un défenseur, une attaque manquée un attaquant. Celui qui a le plus de rats dans une zone y blesse un rat adverse. On pioche un fromage de moins.

## Coach

coach-clan = Votre clan vous donne une capacité pour toute la partie ; à la première plaque entrouverte, une seconde, le plus souvent plus forte, la remplace. Prenez celle qui vous plaît, il n’y a pas de mauvais choix.
coach-board = La face agressive fait du mal aux autres, mais vous piochez partout un fromage de moins. Pour une première partie, prenez la face standard.
coach-place_rats = Tous vos rats reçoivent une place : la maternité en fait d’autres, les zones rapportent du fromage, les conduits en volent, le garde-manger le garde. Comptez ce que mangera votre clan en fin de tour, petits compris.
coach-move_from = Tous les rats sont visibles, et vous seul pouvez encore en redéployer. Votre garde-manger est-il attaqué ? Celui d’un voisin est-il ouvert ?
coach-move_to = Où ce rat sera-t-il le plus utile ? Il y travaille dès ce tour.
coach-add_piece = Ajoutez un fromage avant la pioche : un bon si vous piochez ici, un mauvais si seuls les autres piochent. Nul ne sait qui l’aura.
coach-wound = Vous avez ici le plus de rats et devez blesser un rat adverse. Son clan pioche un fromage de moins, et le rat sera à l’infirmerie au prochain tour.
coach-put_back = Le noir prend un rat pour de bon, le violet et le bleu seulement pour un temps. Le blanc ne fait rien. Ceux qui piochent après vous peuvent tomber sur ce que vous remettez.
coach-late_draw = Vous pouvez piocher un des fromages restants. Regardez le sac : y a-t-il plus de bon que de mauvais ?
coach-trade = Un rat vaut un point, mais un rat mort de faim en coûte deux. Si le fromage manque, une bouche de moins et un fromage de plus peuvent en sauver plusieurs.
coach-transform = Un rat vaut tout de suite un point, mais il mange dès le prochain tour. Gardez de quoi nourrir le clan ; si la partie peut finir, mieux vaut des rats.
coach-told-manhole_opened = La plaque est entrouverte : les clans sont plus forts, et tout nouvel événement peut être la fin de la partie. Un rat qui meurt de faim maintenant ne se remplace plus guère à temps.
coach-told-attack_won = Une attaque rapporte autant de fromages qu’elle a de rats de plus que le garde-manger. Qui est à côté de vous, et que pourrait-il prendre ?
coach-told-attack_failed = L’égalité suffit pour défendre : il faut attaquer avec plus de rats qu’il n’y a de gardiens.
coach-told-loot_shared = Deux contre un : quand il n’y en a pas assez, celui qui a le plus de rats commence.
coach-told-rats_born = Les petits sont des points, mais ils mangent dès la fin de ce tour.
coach-told-bag_empty = Avec beaucoup de rats, on pioche en dernier, et le sac était vide. Les moins nombreux passent d’abord.
coach-told-rats_poisoned = Un rat empoisonné manque au prochain placement, mais il faut le nourrir.
coach-told-rats_lost = Un rat en vadrouille manque au prochain placement. Il ne mange rien et reste un point.
coach-told-rats_to_supply = Le noir prend un rat pour de bon, mais pas pour le cimetière.
coach-told-clan_hungry = Pas assez de fromage : pour chaque fromage manquant, un rat meurt de faim, et cela coûte deux points en tout.
coach-told-rat_wounded = Avec le plateau agressif, celui qui a le plus de rats dans une zone y blesse un rat adverse.
coach-told-cheese_collected = Les Musiciens vivent des riches : celui qui a le plus de fromages paie.

## Reasons of a hint

reason-rats = { $count ->
    [one] un rat de plus
   *[other] { $count } rats de plus
 }
    .less = { $count ->
    [one] un rat de moins
   *[other] { $count } rats de moins
 }
reason-dead = { $count ->
    [one] un rat mort de faim de plus
   *[other] { $count } rats morts de faim de plus
 }
    .less = { $count ->
    [one] un rat mort de faim de moins
   *[other] { $count } rats morts de faim de moins
 }
reason-fed = { $count ->
    [one] un fromage de plus pour nourrir le clan
   *[other] { $count } fromages de plus pour nourrir le clan
 }
    .less = { $count ->
    [one] un fromage de moins pour nourrir le clan
   *[other] { $count } fromages de moins pour nourrir le clan
 }
reason-spare = { $count ->
    [one] un fromage de plus d’avance
   *[other] { $count } fromages de plus d’avance
 }
    .less = { $count ->
    [one] un fromage de moins d’avance
   *[other] { $count } fromages de moins d’avance
 }
reason-sick = { $count ->
    [one] un rat de plus à l’infirmerie
   *[other] { $count } rats de plus à l’infirmerie
 }
    .less = { $count ->
    [one] un rat de moins à l’infirmerie
   *[other] { $count } rats de moins à l’infirmerie
 }
reason-lost = { $count ->
    [one] un rat de plus en vadrouille
   *[other] { $count } rats de plus en vadrouille
 }
    .less = { $count ->
    [one] un rat de moins en vadrouille
   *[other] { $count } rats de moins en vadrouille
 }
reason-nursery = { $count ->
    [one] un rat de plus à la maternité
   *[other] { $count } rats de plus à la maternité
 }
    .less = { $count ->
    [one] un rat de moins à la maternité
   *[other] { $count } rats de moins à la maternité
 }
reason-outside = { $count ->
    [one] un rat de plus en quête de fromage
   *[other] { $count } rats de plus en quête de fromage
 }
    .less = { $count ->
    [one] un rat de moins en quête de fromage
   *[other] { $count } rats de moins en quête de fromage
 }
reason-canal = { $count ->
    [one] un rat de plus pour voler
   *[other] { $count } rats de plus pour voler
 }
    .less = { $count ->
    [one] un rat de moins pour voler
   *[other] { $count } rats de moins pour voler
 }
reason-guard = { $count ->
    [one] un fromage gardé de plus
   *[other] { $count } fromages gardés de plus
 }
    .less = { $count ->
    [one] un fromage gardé de moins
   *[other] { $count } fromages gardés de moins
 }
