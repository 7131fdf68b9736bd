### Target: Rats: ce qui est enseigné, en français

## Lessons

lesson-groups = Deux groupes
    .learn = Au début de votre tour, vous pouvez déplacer deux groupes de rats, jusqu’à quatre cases chacun. Vous décidez qui en fait partie : les quatre rats, deux et deux, ou un seul.
    .task = Faites sortir deux groupes de votre nid natal, vers deux cases différentes.
    .hint = Choisissez votre nid natal, puis deux rats, puis une case éclairée. Faites de même avec les deux autres.
    .solved = Deux groupes sur deux cases : vous avez deux actions ce tour-ci. Sur la même case, ce serait un seul groupe, avec une seule action.
    .other = Cela marche aussi. À la fin, il faut seulement que deux cases aient des rats à vous qui se sont déplacés.
    .failed = Vos déplacements sont finis. Reprenez la leçon et envoyez deux groupes vers deux cases différentes.
    .together = Tous ceux qui se sont déplacés sont sur une seule case : c’est un groupe, donc une action. Les petits groupes couvrent plus de terrain.
    .half = Le premier groupe est parti, et il vous reste un déplacement. Choisissez de nouveau votre nid natal, pour les rats restés là.
    .size = Combien partent ? Deux, c’est un bon début : il en reste deux pour le second groupe.
    .where = Toutes les cases éclairées sont à quatre pas au plus. Au nid natal, on ne trouve rien : sortez !
lesson-scavenge = Fouiller
    .learn = Quand tous vos groupes se sont déplacés, chacun peut agir. Fouiller fait piocher une carte : dans la rue, de la pioche Surface ; dans les tunnels, de la pioche Souterrain.
    .task = Faites sortir un groupe du nid natal et faites-le fouiller.
    .hint = Déplacez deux rats vers le Stand de hot-dogs. Arrêtez les déplacements, choisissez cette case, puis « Fouiller ».
    .solved = La carte vaut pour tous vos rats sur cette case. En haut, on trouve surtout à manger ; en bas, des nids et des objets. Le danger guette dans les deux pioches.
    .other = Très bien jusqu’ici. Pour finir, un groupe qui s’est déplacé doit fouiller.
    .failed = Votre tour est passé sans carte. Reprenez la leçon : déplacez un groupe, puis faites-le fouiller.
    .rested = Vous avez laissé le groupe se reposer. C’est permis, mais il ne trouve rien ainsi.
    .act = Les déplacements sont finis. Choisissez maintenant la case et ce que vos rats y font.
lesson-feed = Se nourrir à la benne
    .learn = Une source de nourriture rassasie tous vos rats sur sa case, encore et encore : elle ne s’épuise jamais. Les rats repus sont assis, et eux seuls se reproduisent ou bâtissent.
    .task = Amenez vos deux rats du Bistrot du coin à la benne et nourrissez-les tous les deux.
    .hint = Allez du Bistrot du coin au Stand de hot-dogs. Arrêtez les déplacements, choisissez le Stand de hot-dogs, puis « Se nourrir ».
    .solved = Deux rats repus sur une case : désormais, ils peuvent se reproduire ou fonder un nid.
    .other = Vous pouvez le faire. Amenez ensuite vos rats affamés à la benne et choisissez « Se nourrir ».
    .failed = Le tour est fini et les deux rats à la benne ne sont pas repus. Reprenez la leçon.
    .scavenged = Vous avez pioché une carte alors qu’une benne pleine était là. Se nourrir est sûr, fouiller est un pari.
    .rested = Ils se sont reposés à côté d’une benne pleine. Choisissez-y « Se nourrir ».
    .elsewhere = Un groupe ne peut se nourrir que sur une source de nourriture. La benne est au Stand de hot-dogs.
lesson-breed = Se reproduire
    .learn = Deux rats repus sur une case ont deux petits. Tous les couples présents le peuvent avec la même action ; les parents redeviennent affamés. Les petits vont un par un dans vos nids.
    .task = Déplacez ensemble vos quatre rats repus et faites se reproduire les deux couples : quatre nouveaux rats en un tour.
    .hint = Choisissez le Stand de hot-dogs, les quatre rats et la plaque d’égout voisine. Puis faites se reproduire deux couples. La Goulotte à charbon accueille quatre rats.
    .solved = Quatre petits en une seule action. Un nid dehors est plus près de l’action que le nid natal, mais il n’accueille que quatre rats.
    .other = C’est possible. Pour quatre petits, il faut quatre rats repus sur une même case, qui se sont déplacés.
    .failed = Le tour est fini et il n’y a pas quatre petits. Reprenez la leçon et gardez les quatre rats repus ensemble.
    .one_pair = Un couple a deux petits. Avec quatre rats repus sur la même case, choisissez deux couples.
    .young = Chaque nouveau rat peut aller dans n’importe lequel de vos nids où il y a de la place : le nid natal ou celui de la Goulotte à charbon.
    .still = Seuls les groupes qui se sont déplacés peuvent agir. Déplacez-vous d’abord, ne serait-ce que d’une case.
lesson-nest = Fonder un nid
    .learn = Deux rats repus fondent un nid là où ils sont et redeviennent affamés. Chaque nid vous donne un déplacement de groupe de plus, et un dé de plus pour prendre le trône. Il en faut trois pour gagner.
    .task = Quittez le Passage nord avec vos deux rats repus et fondez un nid.
    .hint = Les passages et les escaliers ne portent pas de jeton. Descendez dans le Vide sanitaire du métro et fondez-y un nid.
    .solved = Votre premier nid ! Sous terre, il est à l’abri de l’Exterminateur, qui ne quitte jamais la rue.
    .other = Continuez. À l’écart des passages et des escaliers, votre couple repu peut bâtir.
    .failed = Pas de nid ce tour-ci. Reprenez la leçon : menez le couple repu sur une case qui peut porter un jeton.
    .corridor = Les passages et les escaliers restent sans jeton : on ne peut pas y fonder de nid. Une case plus loin, c’est possible.
    .bred = Ils ont eu des petits à la place et sont maintenant affamés. Fonder un nid demande aussi deux rats repus.
lesson-take_over = Voler un nid
    .learn = Personne ne garde le nid de Nero dans la Chambre à câbles. Si vous vous y arrêtez et que vous fouillez, vous ne piochez pas : vous trouvez le nid et votre jeton prend sa place.
    .task = Emparez-vous du nid de Nero.
    .hint = Allez de l’Escalier nord à la Chambre à câbles. Choisissez ensuite cette case et « Fouiller ».
    .solved = Un nid de plus pour vous, un de moins pour Nero. Un nid sans gardien est une invitation.
    .other = Vous pouvez le faire. Le nid reste à Nero tant que vous ne fouillez pas sa case.
    .failed = Le nid est toujours à Nero. Reprenez la leçon.
    .rested = Se tenir sur un nid ne suffit pas : il faut fouiller pour le trouver.
    .elsewhere = Vous avez pioché une carte ailleurs. Fouillez la Chambre à câbles elle-même.
lesson-fight = L’union fait la force
    .learn = Qui entre sur une case avec des rats ennemis doit s’y arrêter et combattre. Chaque camp lance un dé par rat, et le plus grand total gagne. Les groupes qui attaquent la même case combattent ensemble.
    .task = Chassez les trois rats de Nero de la Chambre à câbles et gagnez leur nid.
    .hint = Envoyez vos deux groupes dans la Chambre à câbles avant que le combat commence : quatre dés contre trois.
    .solved = La moitié des perdants meurt, arrondie à l’inférieur, et le nid de la case revient au vainqueur. Maintenant, vous repoussez les autres à deux cases.
    .other = D’accord. Mais attaquez avec vos quatre rats : chacun est un dé.
    .failed = Le nid est toujours à Nero. Reprenez la leçon et attaquez avec les deux groupes.
    .lost = Ce combat est perdu. Quatre dés contre trois auraient eu de meilleures chances. Les perdants perdent la moitié de leurs rats et sont repoussés.
    .first = Ne vous arrêtez pas encore ! Envoyez le second groupe rejoindre le premier, sur la même case.
lesson-push = Dans les griffes de l’Exterminateur
    .learn = Le vainqueur d’un combat repousse les perdants survivants à deux cases et choisit le chemin. Sur la case de l’Exterminateur, ils sont perdus aussitôt. Parmi d’autres rats, ils doivent combattre encore.
    .task = Battez les rats de Nero sur le Sentier du lac et repoussez le survivant sur l’Exterminateur, aux Poubelles du ponton.
    .hint = Attaquez avec les trois rats du Stand de hot-dogs. Puis repoussez vers la Plaque d’égout nord-est, et de là vers les Poubelles du ponton.
    .solved = Le vainqueur choisit le chemin : avant d’attaquer, regardez donc où sont l’Exterminateur, les autres rats et les impasses.
    .other = C’est permis. Mais il faut gagner le combat sur le Sentier du lac, et trois dés en battent deux plus souvent.
    .failed = Le rat s’en est tiré, ou il n’y a pas eu de combat. Reprenez la leçon.
    .away = Le rat s’est échappé. Deux pas dans la rue, vers les Poubelles du ponton, auraient été sa fin.
    .won = Vous avez gagné, et un rat est mort. Où repoussez-vous l’autre ? La cible rouge est l’Exterminateur.
    .lost = Vous avez perdu ce combat. Attaquez avec les trois rats.
lesson-exterminator = Appeler l’Exterminateur
    .learn = Avec huit rats ou plus dans un secteur, en haut et en bas, l’Exterminateur vient à la fin du tour. Il va sur la case de rue du secteur qui a le plus de rats, quels qu’en soient les propriétaires.
    .task = Infestez le Sud-Est pour qu’il détruise les trois rats de Nero dans la Ruelle du Boulanger.
    .hint = Le Sud-Est a six rats. Un escalier compte pour les deux secteurs voisins : deux rats dans l’Escalier sud font huit, et sous terre il ne peut pas les atteindre.
    .solved = Huit rats : il est venu sur la case de rue la plus pleine et a pris les rats et le nid. Les vôtres étaient à l’abri en bas.
    .other = Comptez encore : il manque deux rats au Sud-Est, et les vôtres ne doivent pas être le plus gros groupe de la rue.
    .failed = La Ruelle du Boulanger a été épargnée. Reprenez la leçon.
    .own = Il va là où il y a le plus de rats, et dans la rue c’était votre groupe. Sous terre, il aurait été à l’abri.
    .too_few = Le Sud-Est avait moins de huit rats : pas d’infestation. Amenez-en au moins deux de plus.
lesson-item = Utiliser un objet
    .learn = Les objets sont des cartes bleues du souterrain. On n’en tient qu’un et on l’utilise une fois par manche. Avec le Patin à roulettes, un de vos groupes va jusqu’à six cases.
    .task = Atteignez la benne des Poubelles du ponton avec au moins deux rats. Elle est à cinq cases.
    .hint = Choisissez la Plaque d’égout nord-ouest, puis « Utiliser le Patin à roulettes », puis vos rats et les Poubelles du ponton.
    .solved = La carte est maintenant face cachée. Au début de votre prochain tour, elle sera de nouveau utilisable.
    .other = Vous le pouvez. Mais seul le Patin à roulettes mène ce tour-ci les rats de la Plaque d’égout nord-ouest jusqu’à la benne.
    .failed = Vous n’avez pas atteint la benne. Reprenez la leçon et utilisez le Patin à roulettes.
    .declined = Sans le Patin à roulettes, le groupe ne va qu’à quatre cases : la benne est à cinq.
lesson-claim = Prendre le trône
    .learn = Tant que le trône de la Cité des Rats est vide, un groupe qui s’y est déplacé peut tenter de le prendre. Lancez un dé, et un de plus par nid à vous. Un seul 1, la cible, suffit.
    .task = Devenez le Grand Fromage.
    .hint = Allez du collecteur à la Cité des Rats, arrêtez les déplacements, choisissez la Cité des Rats et tentez de prendre le trône.
    .solved = Un dé montre la cible. Votre rat est sur le trône : toujours repu, il n’en part plus, et sa bande gagne toutes les égalités.
    .other = Continuez. Avec deux nids, vous lancez trois dés dès que vous tentez de prendre le trône.
    .failed = Le trône est toujours vide. Reprenez la leçon.
    .rested = Se tenir dans la Cité des Rats ne donne rien. Il faut tenter de prendre le trône, et chaque fois un groupe doit s’y être déplacé.
    .unlucky = Pas de cible cette fois : un rat meurt et les autres retournent dans un nid. Plus de nids, c’est plus de dés.
    .there = Vous êtes dans la Cité des Rats. Choisissez-la maintenant et tentez de prendre le trône.
lesson-hold = Trois nids et un trône
    .learn = Vous gagnez avec trois nids et le Grand Fromage, si vous les avez toujours au début de votre tour suivant. D’ici là, tout le monde essaiera de vous arrêter.
    .task = Fondez le troisième nid et gardez tout pendant une manche.
    .hint = Vos deux rats repus sont au Stand de hot-dogs. Descendez avec eux dans le Vide sanitaire du métro et fondez un nid.
    .solved = Trois nids et le trône, gardés une manche entière : vous régnez sur les bas-fonds !
    .other = Vous pouvez le faire, mais sans troisième nid personne n’a à vous craindre.
    .failed = La manche est finie et vous n’avez pas gagné. Reprenez la leçon et fondez tout de suite le troisième nid.
    .bred = Plus de rats, c’est bien, mais il vous fallait les deux repus pour le nid.

## Figures

figure-board = Le plateau au début : la rue à l’extérieur, les tunnels à l’intérieur, la Cité des Rats au milieu.
    .home = Un nid natal. Seuls vos rats y entrent, rien ne le détruit, et il ne compte pas comme un nid pour la victoire.
    .cover = Une plaque d’égout imprimée : le chemin du nid natal vers la rue et vers le bas.
    .drain = Un collecteur, juste sous la plaque. Seuls les quatre collecteurs mènent à la Cité des Rats.
    .city = La Cité des Rats et son trône. Elle est souterraine, accueille huit rats d’une même bande et n’appartient à aucun secteur.
    .street = Une case de rue. Ici, on pioche dans la pioche Surface.
    .tunnel = Une case de tunnel, juste sous la case de rue. Ici, on pioche dans la pioche Souterrain.
    .corridor = Un passage : une ruelle en haut, un escalier en bas, toujours reliés. Il compte pour les deux secteurs voisins et ne porte pas de jeton.
figure-pieces = Ce qu’il y a sur le plateau en cours de partie.
    .rats = Des Rats blancs : deux sont couchés, donc affamés ; un est assis, donc repu.
    .food = Une source de nourriture : une benne. Elle nourrit tous les rats d’une case.
    .nest = Un nid des Rats blancs.
    .sewer = Une entrée d’égout. Elle relie cette case à celle juste en dessous.
    .exterminator = L’Exterminateur. Personne n’entre sur sa case ni ne la traverse.
    .throne = Le Grand Fromage des Rats bruns sur le trône, avec un autre rat.
figure-grouping = Former des groupes.
    .three = Un groupe de trois va au Bistrot du coin. L’union fait la force.
    .one = Un rat seul descend dans le collecteur. Deux groupes couvrent plus de terrain.
    .acts = Ce groupe s’est déplacé et peut agir.
figure-city = Du nid natal à la Cité des Rats : trois de vos quatre pas.
    .first = 1er pas : la plaque d’égout
    .second = 2e pas : le collecteur
    .third = 3e pas : la Cité des Rats
    .there = Monter ou descendre ne coûte rien ; seules les cases comptent. Il resterait même un pas.
figure-joining = Se rejoindre pour aller plus loin. Les Rats blancs ont deux déplacements.
    .joined = Le rat du Bistrot du coin rejoint les deux du Stand de hot-dogs. Son déplacement s’arrête là, …
    .on = … mais le second déplacement emmène les trois, quatre cases plus loin. Le premier rat a fait six cases. C’est maintenant un seul groupe, avec une seule action.
figure-shortcut = Une entrée d’égout comme raccourci.
    .down = Des Poubelles du ponton à la Cave inondée, il n’y a qu’un pas. Sans le jeton, il en faudrait trois.
figure-many = Deux groupes contre un ennemi. C’est aux Rats gris de jouer ; les noirs ont trois rats dans le Tunnel de fret.
    .first = Le premier groupe, deux rats, entre dans le Tunnel de fret. Il doit s’arrêter et combattra, mais pas encore.
    .second = Le second groupe, deux autres, arrive de l’autre côté. Les déplacements sont finis : quatre dés contre trois. Les gris gagnent par 15 à 12, un rat noir meurt.
    .pushed = Les gris repoussent les deux autres vers le Conduit de briques. Le combat était leur action à cet endroit.
figure-push = Repoussé dans un combat. Les bruns attaquent les blancs aux Poubelles du ponton ; un rat noir est dans la Ruelle du Boulanger.
    .fight = Les bruns lancent trois dés, les blancs deux. Les bruns gagnent, un rat blanc meurt, l’autre sera repoussé.
    .forced = Les bruns le repoussent par le Passage est dans la Ruelle du Boulanger. Il y rencontre le noir et doit combattre aussitôt : 5 contre 6. Un rat seul qui perd meurt.
figure-claim = Les blancs ont deux nids et tentent de prendre le trône.
    .in = Deux rats blancs vont du collecteur à la Cité des Rats.
    .crowned = Un dé, et deux de plus pour les nids : 1, 4 et 6. Le 1 est la cible ! Un rat prend le trône, repu. Sans 1, un rat serait mort et l’autre retourné dans un nid.
figure-turn_white = Le tour des Rats blancs. Deux rats gris sont déjà au Bistrot du coin.
    .above = Les blancs déplacent un groupe de deux dans la rue, vers le Stand de hot-dogs, …
    .below = … et les deux autres en bas, dans le collecteur. Les actions commencent.
    .food = Le groupe de la rue fouille et trouve une source de nourriture. La benne est placée, et les deux rats sont repus.
    .dumpster = La benne reste là, pour quiconque y vient.
    .nest = Le groupe d’en bas fouille aussi et trouve un nid. Il n’y a que six rats dans le secteur : les blancs lancent donc un dé pour l’Exterminateur. Un 3 : il ne bouge pas.
    .token = Le premier jeton Nid des blancs
figure-turn_brown = C’est ensuite aux Rats bruns de jouer.
    .above = Leur premier groupe, deux rats, arrive par la rue au Stand de hot-dogs : les blancs y sont, il s’arrête donc et combattra.
    .below = Le second groupe, deux rats aussi, arrive par les tunnels à l’Escalier nord. Puis le combat : les bruns gagnent par 6 à 4, un rat blanc meurt.
    .pushed = Les bruns repoussent l’autre rat blanc à deux cases, par la plaque d’égout jusque dans le collecteur, où se trouve le nouveau nid des blancs.
    .shock = Le groupe d’en bas fouille et pioche « Électrocution » : un rat brun meurt. Il y a maintenant huit rats au Nord-Ouest, car l’escalier compte. Les bruns doivent déplacer l’Exterminateur, et deux cases de rue ont le plus de rats.
    .grey = Deux rats gris
    .brown = Deux rats bruns
    .exterminator = Les bruns choisissent les rats gris, bien sûr. Ils sont détruits, et il reste là : plus personne n’y entre.

## Player aid

aid-step-begin = Début
    .text = Vous gagnez si vous avez tout gardé une manche. Votre objet redevient utilisable. Sans rats, vous en recevez 2 au nid natal ; avec un seul, vous pouvez en prendre 2 et finir votre tour.
aid-step-move = Déplacements
    .text = 2 groupes, et 1 de plus par nid, jusqu’à 4 cases chacun. Entrer sur une case avec des rats ennemis arrête le groupe : il y aura combat.
aid-step-fight = Combats
    .text = Un dé par rat, le plus grand total gagne. La moitié des perdants meurt, le vainqueur repousse les autres à deux cases.
aid-step-act = Actions
    .text = Chaque case où des rats se sont déplacés donne une action : fouiller, se nourrir, se reproduire, fonder un nid, prendre le trône ou se reposer.
aid-step-exterminator = Exterminateur
    .text = 8 rats ou plus dans un secteur : il vient sur sa case de rue la plus pleine. Sinon, un dé : sur un 1, vous l’envoyez où vous voulez dans la rue.
aid-step-check = Vérification
    .text = Qui a 3 nids et le Grand Fromage doit les avoir encore au début de son prochain tour.
aid-symbol-unfed = Rats affamés
    .text = Ils sont couchés. Ils se déplacent, combattent et fouillent, mais ne se reproduisent pas et ne bâtissent pas.
aid-symbol-fed = Rats repus
    .text = Ils sont assis. Deux sur une case peuvent se reproduire ou fonder un nid, et ils aident en cas d’égalité.
aid-symbol-big_cheese = Grand Fromage
    .text = Le rat sur le trône : toujours repu, il ne peut pas se déplacer. Sa bande gagne les égalités, lance 1 dé de plus dans la Cité des Rats, et à sa première fouille de chaque tour pioche 2 cartes et en choisit une.
aid-symbol-home = Nid natal
    .text = Seuls les rats de sa bande y entrent. Il en accueille autant qu’on veut, rien ne le détruit, et il ne compte pas comme un nid pour la victoire.
aid-symbol-nest = Nid
    .text = Un déplacement de groupe de plus, un dé de plus pour le trône, une place pour les nouveaux rats. Il en faut trois pour gagner, quatre au plus.
aid-symbol-food = Source de nourriture
    .text = « Se nourrir » rend repus tous vos rats sur cette case. Elle ne s’épuise jamais.
aid-symbol-sewer = Entrée d’égout
    .text = Relie la case à celle juste au-dessus ou au-dessous, pour tout le monde.
aid-symbol-cover = Plaque d’égout
    .text = Lien imprimé entre la rue, le collecteur et un nid natal. La bande de ce nid peut passer dessous, quoi qu’il y ait dessus.
aid-symbol-drain = Collecteur
    .text = Sous la plaque d’égout. Le seul chemin vers la Cité des Rats.
aid-symbol-corridor = Passage et escalier
    .text = Un lien permanent entre les anneaux. Compte pour les deux secteurs et ne porte pas de jeton.
aid-symbol-city = Cité des Rats
    .text = Le lieu du trône, souterrain, dans aucun secteur. Accueille 8 rats d’une même bande et aucun jeton.
aid-symbol-exterminator = Exterminateur
    .text = Détruit tous les rats et le jeton là où il arrive. Sa case est fermée jusqu’à ce qu’il reparte. Il reste dans la rue.
aid-symbol-target = Cible
    .text = Le 1 d’un dé. Elle donne le trône et fait venir l’Exterminateur ; dans un combat, elle vaut 1.
aid-symbol-contested = Case disputée
    .text = Des rats de plusieurs bandes sur une case : il y aura combat.
aid-symbol-acting = Action à faire
    .text = Un groupe s’est déplacé ici et n’a pas encore agi.
aid-symbol-item = Objet
    .text = Une carte bleue devant un joueur. Un seul à la fois, une fois par manche ; face cachée une fois utilisé.
aid-symbol-infested = Secteur infesté
    .text = 8 rats ou plus, en haut et en bas. L’Exterminateur vient à la fin du tour.

## Coach: before a decision

coach-lone_rat = Il ne vous reste qu’un rat. Deux nouveaux au nid natal coûtent le tour, mais un rat seul va rarement loin. Ne continuez que s’il est sur le point de réussir un grand coup.
coach-origin = Choisissez la case d’où part un groupe. Vous avez deux déplacements, et un de plus par nid. Seuls les groupes déplacés pourront agir.
coach-move_item = Votre objet peut aider ce déplacement. Il sera de nouveau utilisable au début de votre prochain tour : inutile de le garder longtemps.
coach-group = Combien de rats partent ? Une case en accueille quatre. Les gros groupes combattent bien, les petits vous donnent plus d’actions.
coach-destination = Toutes les cases éclairées sont à portée. Des épées croisées annoncent un combat : vous lancez un dé par rat. Sous terre, vous êtes à l’abri de l’Exterminateur.
coach-next_fight = Tous les combats viennent d’abord, dans l’ordre de votre choix. Commencez par celui dont vous pourrez repousser les perdants vers des ennuis.
coach-broken_bottle = Le Tesson de bouteille vous donne un dé de plus dans ce combat. Si c’est serré, prenez-le.
coach-lucky_token = Ce lancer serait perdu. Le Jeton porte-bonheur relance tous vos dés, et cela peut difficilement être pire.
coach-bottle_cap = Vous avez perdu, et la moitié de vos rats mourrait. La Capsule-bouclier en sauve un.
coach-push_first = Gagné ! Repoussez les perdants à deux cases, pas à pas. Sur l’Exterminateur, ils meurent ; parmi d’autres rats, ils combattent encore.
coach-push_second = Le second pas. Il ne peut pas revenir à la case du combat.
coach-overflow = Trop de rats pour une case : certains doivent aller sur la case la plus proche où il y a de la place.
coach-acting_space = Chaque case où des rats se sont déplacés donne une action. Vous choisissez l’ordre : se nourrir et se reproduire avant de parier.
coach-action = Affamés à une benne : se nourrir. Deux rats repus : se reproduire ou fonder un nid. Rien à faire : fouiller et voir ce qu’apporte la carte.
coach-giardiniera = Le bocal nourrit jusqu’à deux de vos rats sur une case. Deux repus sur une case peuvent aussitôt se reproduire ou bâtir.
coach-card = Le Grand Fromage entend les rumeurs : de deux cartes, vous choisissez celle qui s’applique.
coach-gas_mask = Vous avez pioché une carte et pouvez la jeter avec votre Masque à gaz. Cela vaut la peine pour tout ce qui tue.
coach-item = On ne tient qu’un objet. Gardez celui qui sert votre plan.
coach-token = Une case porte un seul jeton : gardez l’ancien, ou mettez le nouveau à sa place.
coach-token_source = La réserve est vide : vous devez déplacer un jeton de cette sorte depuis ailleurs.
coach-pairs = Chaque couple de rats repus a deux petits et redevient affamé. Vous n’avez jamais plus de douze rats.
coach-nursery = Les nouveaux rats vont dans vos nids. Près du but, c’est bien, mais seul le nid natal est toujours sûr.
coach-refuge = Vos rats doivent retourner dans un de vos nids, tous ensemble.
coach-work_order = Quelqu’un d’autre s’apprête à envoyer l’Exterminateur. Avec votre Ordre de mission, vous choisissez l’endroit, ce qui protège vos rats.
coach-quadrant = Plusieurs secteurs sont infestés. Choisissez celui où vous perdez le moins, et les autres le plus.
coach-target = Envoyez l’Exterminateur là où cela fait mal aux autres : gros groupes, nids et sources de nourriture dans la rue.
coach-smoke_bomb = L’Exterminateur arrive sur vos rats. La Bombe fumigène les ramène sains et saufs au nid natal.
coach-kill = Vous avez gagné et choisissez quels perdants meurent. Les rats repus valent plus pour leur propriétaire.
coach-loss = Certains de vos rats doivent mourir. On se passe plus facilement des affamés.
coach-surplus = Choisissez quels rats quittent la case trop pleine.

## Coach: after what others did

coach-told-nest_founded = Un nouveau nid : son propriétaire déplace un groupe de plus et lance un dé de plus pour le trône. S’il reste sans gardien, vous pouvez le voler en fouillant sa case.
coach-told-nest_taken = Un nid sans gardien a été pris en fouillant sa case. Laissez un rat dans les vôtres, ou cachez-les sous terre.
coach-told-nest_won = Le vainqueur d’un combat s’empare du nid du perdant sur cette case.
coach-told-pairs_bred = Des couples repus ont eu des petits. Plus de rats, c’est plus de dés, mais aussi une infestation plus proche.
coach-told-fight_won = Le plus grand total a gagné. La moitié des perdants meurt, et le vainqueur repousse les autres.
coach-told-tie_by_fed = À égalité, la bande du Grand Fromage l’emporte, puis le camp qui a le plus de rats repus, puis le défenseur.
coach-told-exterminated = L’Exterminateur détruit tous les rats et le jeton de la case où il arrive. Les gros groupes dans la rue l’attirent.
coach-told-exterminator_called = Huit rats dans un secteur ont fait venir l’Exterminateur. Dispersez vos rats, ou restez sous terre.
coach-told-claim_succeeds = Quelqu’un est le Grand Fromage. Avec trois nids, la partie est gagnée en une manche : attaquez la Cité des Rats ou prenez-lui un nid.
coach-told-claim_fails = Le trône reste vide. Une tentative manquée coûte un rat, et les autres retournent dans un nid.
coach-told-conditions_met = Attention : trois nids et le trône ! Vous avez jusqu’au prochain tour de ce joueur pour lui prendre un nid ou le trône.
coach-told-item_taken = Un objet est face visible devant son propriétaire. Il sert une fois par manche, parfois même pendant votre tour.
coach-told-pushed_to_death = Un groupe a été repoussé sur l’Exterminateur et il est perdu. Gardez vos distances quand un combat menace.

## Reasons of a hint

reason-nest = { $count ->
        [one] un nid de plus
       *[other] { $count } nids de plus
    }
    .less = { $count ->
        [one] un nid de moins
       *[other] { $count } nids de moins
    }
reason-spare_nest = { $count ->
        [one] un nid de plus au-delà du nécessaire
       *[other] { $count } nids de plus au-delà du nécessaire
    }
    .less = { $count ->
        [one] un nid de moins au-delà du nécessaire
       *[other] { $count } nids de moins au-delà du nécessaire
    }
reason-title = le Grand Fromage
    .less = le Grand Fromage est perdu
reason-hold = { $count ->
        [one] une vérification réussie de plus
       *[other] { $count } vérifications réussies de plus
    }
    .less = { $count ->
        [one] une vérification réussie de moins
       *[other] { $count } vérifications réussies de moins
    }
reason-rat = { $count ->
        [one] un rat de plus sur le plateau
       *[other] { $count } rats de plus sur le plateau
    }
    .less = { $count ->
        [one] un rat de moins sur le plateau
       *[other] { $count } rats de moins sur le plateau
    }
reason-fed = { $count ->
        [one] un rat repu de plus
       *[other] { $count } rats repus de plus
    }
    .less = { $count ->
        [one] un rat repu de moins
       *[other] { $count } rats repus de moins
    }
reason-food = { $count ->
        [one] un rat de plus sur une source de nourriture
       *[other] { $count } rats de plus sur une source de nourriture
    }
    .less = { $count ->
        [one] un rat de moins sur une source de nourriture
       *[other] { $count } rats de moins sur une source de nourriture
    }
reason-item = un objet
    .less = pas d’objet
reason-city = { $count ->
        [one] un rat de plus devant le trône vide
       *[other] { $count } rats de plus devant le trône vide
    }
    .less = { $count ->
        [one] un rat de moins devant le trône vide
       *[other] { $count } rats de moins devant le trône vide
    }
reason-infested = { $count ->
        [one] un rat de plus dans la rue d’un secteur infesté
       *[other] { $count } rats de plus dans la rue d’un secteur infesté
    }
    .less = { $count ->
        [one] un rat de moins dans la rue d’un secteur infesté
       *[other] { $count } rats de moins dans la rue d’un secteur infesté
    }
