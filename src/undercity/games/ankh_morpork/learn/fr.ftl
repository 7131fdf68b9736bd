### Disque-Monde : Ankh-Morpork : leçons, figures, aide de jeu, guide de partie et raisons en français

## Lessons

lesson-place = Placer un agent
    .learn = Les symboles d’une carte disent ce que vous pouvez faire. Avec le symbole agent, vous placez un agent là où vous en avez déjà un, ou dans un quartier voisin. Là où il n’y a personne, tout reste calme.
    .task = Jouez « Liard » et placez un agent dans un quartier sans aucun agent.
    .hint = Tout quartier vide à côté des Sœurs Dolly, des Lavoirs ou des Ombres convient. Les ponts comptent comme des frontières.
    .solved = Un quartier de plus et pas de Chaos : voilà comment on s’étend dans la ville.
    .crowded = Il y avait déjà des agents dans ce quartier. C’est permis, mais on cherchait un quartier vide. Annulez et essayez à côté.
    .skipped = Vous avez renoncé au symbole, il est perdu. Annulez et appliquez-le.
    .other = « Liard » ne montre qu’un symbole, un agent. Jouez la carte et choisissez un quartier vide à côté.
    .failed = Votre tour est fini sans agent dans un nouveau quartier.

lesson-trouble = Semer le Chaos
    .learn = Dès qu’un agent arrive dans un quartier où il s’en trouve déjà un, quel qu’il soit, on y met un pion Chaos. Il n’y en a jamais plus d’un par quartier.
    .task = Vous êtes le Dragon Roi d’Armes et vous voulez le Chaos. Amenez un pion Chaos de plus sur le plateau.
    .hint = Minerva est seule sur la Colline de la Sieste, aux Petits Dieux et à Sombrepuits. Rejoignez-la.
    .solved = Deux agents au même endroit, et c’est le Chaos. Huit pions au début de votre tour vous feraient gagner.
    .alone = Là, votre agent est seul : pas de Chaos. Il vous faut un quartier où il y a déjà quelqu’un.
    .second = Il y a déjà un pion, et on n’en met jamais un second. Choisissez un quartier encore calme.
    .other = Placez un agent là où se trouve Minerva et où il n’y a pas encore de pion.
    .failed = Votre tour est fini sans nouveau pion Chaos.

lesson-build = Construire
    .learn = On construit là où l’on a un agent, sans pion Chaos et sans bâtiment. Vous payez le prix du quartier et prenez sa carte Quartier, utilisable à chacun de vos tours à partir du prochain.
    .task = Construisez dans le quartier dont la carte rapporte le plus d’argent.
    .hint = Deux quartiers seulement sont possibles, Longmur et l’Hippo, pour 12 $ chacun. Pointez-les pour lire leur carte.
    .solved = L’Hippo vous rapporte désormais 2 $ par tour, et le bâtiment compte pour le contrôle.
    .longwall = Longmur ne rapporte que 1 $ par tour. L’Hippo coûte autant et rapporte 2 $.
    .skipped = Vous avez renoncé au symbole bâtiment. Annulez et appliquez-le.
    .other = « Le Tambour Rafistolé » montre d’abord le symbole bâtiment.
    .failed = L’Hippo aurait été le meilleur placement. Recommencez.

lesson-chain = Une carte en amène une autre
    .learn = Le symbole du Guet retire un pion Chaos, n’importe où. Le dernier symbole du « Sergent Angua » permet de jouer une autre carte dans le même tour.
    .task = Le Chaos règne partout où vous êtes : impossible de construire. Construisez quand même pendant ce tour.
    .hint = Calmez d’abord un quartier où vous avez un agent avec « Sergent Angua », puis jouez « Le Tambour Rafistolé ».
    .solved = D’abord le calme, puis un bâtiment : deux cartes en un tour.
    .idle = Avec le Chaos dans tous vos quartiers, le symbole bâtiment ne donne rien. Jouez d’abord « Sergent Angua ».
    .skipped = Vous avez renoncé au Guet : le Chaos est toujours partout. Annulez.
    .other_card = Cette carte ne calme rien. Jouez d’abord « Sergent Angua ».
    .other = Calmez un quartier où vous avez un agent, puis construisez-y.
    .failed = Votre tour est fini sans bâtiment.

lesson-power = Utiliser une carte Quartier
    .learn = Chacune de vos cartes Quartier sert une fois à chacun de vos tours : avant votre carte, entre deux symboles ou après le dernier.
    .task = Un bâtiment à l’Hippo coûte 12 $, et vous avez 10 $. Construisez-y.
    .hint = Vous avez un bâtiment au Débarcadère du Dragon : cliquez dessus et prenez 2 $ avant le symbole bâtiment.
    .solved = Les 2 $ du Débarcadère du Dragon ont suffi. Les cartes Quartier s’utilisent en plus de la carte que vous jouez.
    .skipped = Vous avez renoncé au symbole bâtiment, il est perdu. Annulez et utilisez d’abord le Débarcadère du Dragon.
    .used = Vous avez l’argent. Jouez une carte avec le symbole bâtiment et construisez à l’Hippo.
    .played = Vous pouvez encore utiliser le Débarcadère du Dragon avant d’appliquer le symbole.
    .other = Utilisez le Débarcadère du Dragon, puis construisez.
    .failed = Votre tour est fini sans bâtiment à l’Hippo.

lesson-assassinate = L’assassinat
    .learn = Le poignard retire un agent qui n’est pas à vous d’un quartier avec un pion Chaos. Le pion s’en va aussi.
    .task = Prenez le contrôle de l’Hippo.
    .hint = Contrôler, c’est avoir plus de pièces que chacun des autres. À l’Hippo, c’est deux contre deux.
    .solved = Plus de pièces que chacun des autres : vous contrôlez l’Hippo. Un poignard calme aussi le quartier, puisqu’un agent s’en va.
    .shades = Dans les Ombres, elle a encore deux agents contre un. À l’Hippo, un seul suffisait.
    .skipped = Vous avez renoncé au poignard. Annulez et appliquez-le.
    .other = Jouez « Inigo Skimmer » et frappez à l’Hippo.
    .failed = Votre tour est fini, et vous ne contrôlez pas l’Hippo.

lesson-interrupt = Interrompre
    .learn = Les interruptions se jouent au bon moment, même pendant le tour d’un autre. « Gaspode » empêche la carte d’un autre joueur de déplacer ou de retirer un de vos agents.
    .task = Minerva veut assassiner votre agent dans les Ombres. Sauvez-le.
    .hint = Vous avez « Gaspode » en main.
    .solved = L’agent reste, le pion Chaos aussi. Vous piocherez une nouvelle carte à la fin de votre prochain tour.
    .other = Jouez « Gaspode » maintenant : après, il sera trop tard.
    .failed = L’agent n’est plus là. Avec « Gaspode », il serait resté.

lesson-event = Les événements et les Petits Dieux
    .learn = Un symbole événement est obligatoire. Le dé désigne le quartier touché. Qui possède les Petits Dieux peut sauver une pièce pour 3 $.
    .task = Jouez « Rincevent », voyez ce qui arrive et gardez tous vos bâtiments.
    .hint = Quand l’explosion frappe les Sept Dormants, payez 3 $.
    .solved = 3 $ pour un bâtiment qui en vaut 18 : les Petits Dieux sont rentabilisés.
    .lost = Le bâtiment est perdu, et sa carte Quartier avec lui. 3 $ auraient sauvé les deux.
    .other_card = Sans événement, vous ne verrez pas à quoi servent les Petits Dieux. Jouez « Rincevent ».
    .other = Jouez « Rincevent » et piochez l’événement.
    .failed = Recommencez, et payez quand on vous le demande.

lesson-control = Gagner en seigneur
    .learn = Les conditions ne comptent qu’au début de votre propre tour. À deux, le Seigneur Rouille doit contrôler sept quartiers. Vous contrôlez un quartier si vous y avez plus de pièces que chacun des autres.
    .task = Vous êtes le Seigneur Rouille et contrôlez six quartiers. Passez à sept, et gardez-les jusqu’au début de votre prochain tour.
    .hint = Là où il n’y a personne, un agent suffit. L’Hippo et Longmur sont vides.
    .solved = Sept quartiers au début de votre tour : Ankh-Morpork est à vous.
    .tie = Un contre un : personne ne contrôle la Colline de la Sieste. Il vous faut un quartier où un agent suffit.
    .same = Ce quartier était déjà à vous. Vous en contrôlez toujours six.
    .other = Placez un agent dans un quartier vide, puis finissez le tour.
    .failed = Votre tour suivant a commencé, et vous ne contrôlez pas sept quartiers.

lesson-spies = Douze espions
    .learn = Si vos douze agents sont sur le plateau, vous en reprenez un pour le placer ailleurs. Là où vous le reprenez, le pion Chaos s’en va.
    .task = Vous êtes le Seigneur Vétérini ; il vous faut des agents dans onze quartiers, et vous êtes dans dix. Gagnez au début de votre prochain tour.
    .hint = Reprenez un agent là où vous en avez deux, et placez-le chez les Sept Dormants ou sur la Colline de la Sieste.
    .solved = Un espion dans onze quartiers : le Patricien est de retour.
    .known_area = Vous étiez déjà dans ce quartier. Il manque la Colline de la Sieste et les Sept Dormants.
    .given_up = Un quartier gagné, un autre abandonné. Reprenez un agent là où vous en avez deux.
    .skipped = Vous avez renoncé au symbole. Annulez et appliquez-le.
    .other = Jouez « Liard ». D’où pouvez-vous retirer un agent sans dommage ?
    .failed = Votre tour suivant a commencé, et vous n’êtes pas dans onze quartiers.

lesson-wealth = Compter sa fortune
    .learn = Chrysoprase gagne avec 50 $ au début de son tour : l’argent plus la valeur de ses bâtiments, moins 12 $ par emprunt.
    .task = Vos bâtiments valent 36 $ et vous avez 9 $. Ayez 50 $ au début de votre prochain tour.
    .hint = Un bâtiment change l’argent en valeur, la somme reste la même. Un emprunt rapporte 10 $ et en coûte 12. Les Sept Dormants, où vous avez un bâtiment, rapportent 3 $, « L’Hôtel de la Monnaie » 5 $.
    .solved = 50 $ ou plus : l’argent gouverne la ville.
    .loan = L’emprunt rapporte 10 $ mais compte 12 $ contre vous : vous voilà plus loin du but.
    .other = Cherchez une carte qui rapporte de l’argent de la banque et ne coûte rien.
    .failed = Votre tour suivant a commencé, et les 50 $ n’y sont pas.

lesson-prevent = Arrêter un autre
    .learn = Si la condition d’un autre joueur est remplie quand son tour commence, la partie est finie. Regardez donc le plateau avant de finir votre tour.
    .task = Il y a huit pions Chaos, et Minerva est peut-être le Dragon Roi d’Armes. Finissez votre tour avec moins de huit pions.
    .hint = « Capitaine Carotte » montre d’abord un agent, puis le Guet. Attention : que l’agent ne cause pas de nouveau Chaos.
    .solved = Sept pions : le Dragon Roi d’Armes attendra. Le tour de Minerva a commencé sans victoire.
    .not_calmed = Vous avez renoncé au Guet, et il y a toujours huit pions.
    .more_trouble = Il y a toujours huit pions ou plus. Retirez-en un avec le Guet.
    .other = Cherchez le symbole du Guet, une croix rouge.
    .failed = Minerva était le Dragon Roi d’Armes : huit pions au début de son tour, et elle a gagné.

## Figures

figure-table = Le début d’une partie à quatre, vu par Rouge.
    .area = Un quartier : son nom, son numéro pour le dé et le prix d’un bâtiment dans un contour de maison.
    .trouble = Un pion Chaos. Les Ombres, les Lavoirs et les Sœurs Dolly en ont un dès le début.
    .piles = La pioche et la défausse. Quand la pioche est épuisée, la partie est finie.
    .events = Les cartes Événement, face cachée, et le nombre de pions Chaos sur le plateau.
    .player = Chaque joueur : argent, cartes en main, agents et bâtiments en réserve, quartiers contrôlés.
    .personality = Votre personnage secret et son but.
    .hand = Votre main : le nom, les symboles de gauche à droite et le texte du parchemin.

figure-bursar = Un exemple du livret : « L’Économe » a trois symboles.
    .card = « L’Économe » : événement, parchemin, autre carte.
    .play = Rouge joue « L’Économe ». Le premier symbole est un événement, et il est obligatoire.
    .event = Rouge pioche « Émeutes ». Il y a moins de huit pions Chaos : rien ne se passe.
    .scroll = Vient le parchemin. Rouge peut échanger deux agents ou y renoncer. Rouge le fait.
    .first = Le premier agent : celui de Rouge chez les Sœurs Dolly.
    .second = Le second : celui de Jaune dans le Domaine Irréel. Jaune pourrait l’empêcher avec « Gaspode » ; on lui pose la question.
    .swapped = Jaune laisse faire : les deux ont changé de place. Chacun était seul, donc pas de Chaos.
    .another = Le dernier symbole permet à Rouge de jouer une autre carte : « Liard ».
    .dolly_sisters = l’agent de Rouge
    .unreal_estate = l’agent de Jaune

figure-placing = Un exemple du livret : où Rouge peut-il placer un agent ?
    .here = Le seul agent de Rouge est chez les Sœurs Dolly : on peut en placer un là aussi.
    .beside = Ces quartiers touchent les Sœurs Dolly.
    .bridge = Un pont mène à la Colline de la Sieste : elle est donc adjacente.
    .play = Rouge joue « Liard », qui montre un agent.
    .where = Quatre quartiers sont possibles : Sœurs Dolly, Domaine Irréel, Débarcadère du Dragon et Colline de la Sieste.
    .placed = Rouge choisit la Colline de la Sieste. Il n’y avait personne : pas de Chaos.

figure-trouble = Un exemple du livret : comment naît le Chaos.
    .shades = Rouge a un agent dans les Ombres, à côté de Sombrepuits.
    .dimwell = À Sombrepuits se trouve un agent de Vert.
    .play = Rouge joue « Liard ».
    .do = Rouge applique le symbole agent. Sombrepuits touche les Ombres : c’est permis.
    .marker = Il y avait déjà un agent : Sombrepuits reçoit un pion Chaos. Avec un agent de Rouge, ce serait pareil.

figure-building = Un exemple du livret : où Rouge peut-il construire ?
    .nap_hill = La Colline de la Sieste convient : un agent de Rouge, pas de bâtiment, et pas de pion, car le Guet l’a retiré. Peu importe que Jaune y ait plus d’agents.
    .dolly_sisters = Pas chez les Sœurs Dolly : il y a un pion Chaos.
    .seven_sleepers = Pas chez les Sept Dormants : Vert y a un bâtiment.
    .play = Rouge joue « L’Opéra ». Son premier symbole est un bâtiment.
    .built = Rouge construit sur la Colline de la Sieste pour 12 $ et prend la carte Quartier, utilisable dès le prochain tour.
    .card = Il reste 3 $ à Rouge.

figure-control = Un exemple du livret : qui contrôle quoi ?
    .seven_sleepers = Vert contrôle les Sept Dormants : un agent et un bâtiment contre un agent chacun.
    .nap_hill = Jaune contrôle la Colline de la Sieste à deux contre un. Le pion Chaos n’y change rien.
    .dolly_sisters = Rouge ne contrôle pas les Sœurs Dolly : il y a un démon.
    .unreal_estate = Bleu ne contrôle pas le Domaine Irréel : un agent contre un troll. Une seconde pièce, agent ou bâtiment, suffirait.
    .dragons_landing = Personne ne contrôle le Débarcadère du Dragon : un contre un.

figure-interrupt = Une interruption : Vert attaque, Rouge a « Gaspode ».
    .shades = Le Chaos règne dans les Ombres : on peut y assassiner.
    .gaspode = « Gaspode » ne se joue que quand on a besoin de lui.
    .play = Vert joue « Docteur Cruces » : assassinat, puis 3 $.
    .assassin = Vert veut assassiner.
    .victim = Vert choisit les Ombres, et l’agent de Rouge.
    .stopped = Rouge répond avec « Gaspode ». L’agent et le pion restent. Vert a utilisé son poignard et prend encore 3 $. Rouge ne piochera qu’à la fin de son prochain tour.

figure-hello = Tiré de la foire aux questions de l’éditeur : deux poignards, un « Gaspode ».
    .scours = l’agent de Jaune, en plein Chaos
    .play = Rouge joue « SALUT » : assassinat, assassinat, bâtiment.
    .first = Avec le premier poignard, Rouge attaque l’agent de Jaune aux Lavoirs.
    .saved = Jaune joue « Gaspode » : l’agent reste, et le pion Chaos aussi.
    .again = Rouge peut donc réessayer sur le même agent avec le second poignard.
    .gone = Jaune n’a pas de seconde interruption. L’agent est retiré, et le pion avec lui.

figure-plays = Tiré de la foire aux questions de l’éditeur : compter les cartes supplémentaires.
    .drumknott = « Tambourinœud » : jouez jusqu’à deux autres cartes.
    .two = Rouge joue « Tambourinœud » et peut maintenant jouer deux autres cartes.
    .three = La première est « Chicard Chicque » : un parchemin et une autre carte. Rouge veut prendre 3 $ à Jaune ; on demande d’abord à Jaune, car « Wallace Sonky » pourrait l’empêcher.
    .window = Jaune paie. Le dernier symbole donne encore une carte : il en reste de nouveau deux à Rouge.
    .groat = Rouge joue « Liard » et renonce à l’agent. Il reste une carte supplémentaire.
    .modo = La dernière carte supplémentaire : « Modo ». Ensuite, il ne reste qu’à finir le tour.

figure-demons = Tiré du livret : les Petits Dieux repoussent un démon.
    .small_gods = Jaune possède les Petits Dieux et a 5 $.
    .hippo = Jaune a un agent à l’Hippo.
    .play = Rouge joue « Rincevent ». Le premier symbole est un événement.
    .demon = Des démons ! Le premier jet désigne l’Hippo. On demande à Jaune avant que le démon n’arrive.
    .paid = Jaune paie 3 $ pour sa pièce à l’Hippo. Ni démon ni pion là-bas ; les trois autres démons arrivent où le dé les envoie.

figure-refill = Tiré de la foire aux questions de l’éditeur : « La Guilde des Fous » devant Rouge.
    .stuck = « La Guilde des Fous » est devant Rouge et occupe une des cinq places de sa main.
    .play = Rouge a quatre cartes en main et joue « Modo ».
    .do = Le parchemin dit : défaussez une carte.
    .discard = Rouge défausse « Sort ». Il reste deux cartes en main.
    .skip = Rouge renonce à l’agent.
    .drawn = À la fin, Rouge pioche deux cartes, pas trois : deux et deux et « La Guilde des Fous » font cinq.

## Player aid

aid-step-check = Avez-vous gagné ?
    .text = Si la condition de votre personnage est remplie au début de votre tour, vous gagnez aussitôt. Sinon, jouez.
aid-step-card = Jouer une carte
    .text = Une carte de votre main ; les interruptions ne comptent pas. Les cartes Quartier servent avant, entre deux symboles et après.
aid-step-symbols = Appliquer ses symboles
    .text = De gauche à droite. Renoncez à ce que vous voulez, sauf à un événement.
aid-step-answer = Les réponses
    .text = Celui qui est touché peut interrompre, ou payer les Petits Dieux s’il s’agit d’un événement.
aid-step-more = Autre carte ou fin
    .text = Continuez si un symbole le permet. Puis piochez jusqu’à cinq cartes ; c’est au joueur à votre gauche.

aid-symbol-minion = Agent
    .text = Placez un agent là où vous en avez un, ou à côté. S’il y a déjà quelqu’un, c’est le Chaos.
aid-symbol-build = Bâtiment
    .text = Construisez là où vous avez un agent, sans Chaos ni bâtiment. Payez le prix, prenez la carte Quartier.
aid-symbol-assassinate = Assassinat
    .text = Retirez un agent qui n’est pas à vous, un troll ou un démon d’un quartier en plein Chaos.
aid-symbol-remove_trouble = Guet
    .text = Retirez un pion Chaos, n’importe où.
aid-symbol-money = Argent
    .text = Prenez cette somme à la banque.
aid-symbol-scroll = Parchemin
    .text = Appliquez le texte de la carte, si vous voulez.
aid-symbol-event = Événement
    .text = Piochez un événement. C’est la seule chose obligatoire.
aid-symbol-play = Autre carte
    .text = Jouez une carte de plus, si vous voulez.
aid-symbol-interrupt = Interruption
    .text = Se joue au bon moment, même pendant le tour d’un autre.
aid-symbol-trouble = Pion Chaos
    .text = Ici on peut assassiner, et personne ne peut construire. Il s’en va dès qu’un agent quitte le quartier.
aid-symbol-building = Bâtiment sur le plateau
    .text = Compte pour le contrôle, vaut son prix et donne la carte Quartier.
aid-symbol-site = Terrain libre
    .text = Personne n’a encore construit ici. Le nombre est le prix en dollars.
aid-symbol-troll = Troll
    .text = Un agent sans maître. Pour contrôler le quartier, il faut plus de pièces qu’il n’y a de trolls.
aid-symbol-demon = Démon
    .text = Un agent sans maître. Tant qu’il est là : ni contrôle, ni valeur, ni carte Quartier, ni points.
aid-symbol-control = Contrôle
    .text = Un quartier teinté est contrôlé par le joueur de cette couleur : plus de pièces que chacun des autres et qu’il n’y a de trolls, et pas de démon.

## Coach

coach-opening_menu = Jouez une carte. Regardez ses symboles de gauche à droite : c’est ce que vous pourrez faire. Vos cartes Quartier peuvent servir avant.
coach-symbol_menu = Le symbole suivant de votre carte. Appliquez-le ou renoncez-y : il est alors perdu. Un événement est obligatoire.
coach-closing_menu = Votre carte est finie. Si vous pouvez en jouer une autre, c’est maintenant. Avant de finir, demandez-vous si quelqu’un remplit sa condition.
coach-place_area = Placez votre agent là où vous en avez un, ou à côté. En compagnie, c’est le Chaos : on peut l’assassiner, et personne ne peut y construire.
coach-lift_minion = Vos douze agents sont sur le plateau : vous en déplacez donc un. Son ancien quartier perd son pion Chaos.
coach-build_area = Un bâtiment compte pour le contrôle, vaut son prix, et sa carte Quartier vous aide à chaque tour à partir du prochain.
coach-lift_building = Vos six bâtiments sont posés : retirez-en un pour construire ici. On ne rembourse rien.
coach-marker_off = Sans Chaos, on peut construire, et personne ne peut être assassiné.
coach-marker_on = Le Chaos attire les assassins et chasse les bâtisseurs. Huit pions font l’affaire du Dragon Roi d’Armes.
coach-minion_area = Où frapper ? Pensez à celui qui est près de gagner.
coach-minion_owner = L’agent de qui ? Seul votre poignard épargne les vôtres ; un texte peut toucher n’importe qui.
coach-move_from = Choisissez l’agent qui part. Son ancien quartier perd son pion Chaos.
coach-move_to = Où aller ? S’il y a déjà quelqu’un, c’est le Chaos.
coach-discard = Gardez ce qui sert votre but et les interruptions qui vous protègent ; le reste peut partir.
coach-player = Choisissez un autre joueur. L’argent est visible : on voit qui en a.
coach-receiver = Qui reçoit l’argent ? Plutôt pas celui qui pourrait être Chrysoprase.
coach-sell_card = Donnez une carte dont vous n’avez pas besoin. Vous serez deux à savoir laquelle.
coach-hand_over = C’est vous qui choisissez les cartes données. Vous serez deux à savoir lesquelles.
coach-tribute = 1 $ ou une carte : ce qui fait le moins mal.
coach-extorted = 5 $, ou pire. L’argent vaut des points à la fin ; une carte coincée devant vous prend une place de votre main.
coach-burn_building = Retirez un bâtiment ; sa carte Quartier s’en va aussi.
coach-throw_away = Vous voyez toute la main. Défaussez la carte qui vous ferait le plus de tort.
coach-keep_card = Gardez une des deux ; l’autre est rendue.
coach-pay_or_lose = Un agent vaut 5 points à la fin : 2 $ coûtent en général moins cher.
coach-paid_area = Le quartier le plus peuplé rapporte le plus. Tous comptent, même trolls et démons.
coach-buyout_area = Vous payez le propriétaire, pas la banque, et n’avez pas besoin d’agent sur place. La carte Quartier ne sert pas encore pendant ce tour.
coach-text_window = Le texte d’une carte vous vise. Seul « Wallace Sonky » peut aider. On vous le demande même si vous ne l’avez pas, pour que personne ne sache ce que vous tenez.
coach-stop_window = Un de vos agents est menacé. « Gaspode » sert contre les cartes des autres, « Suzanne » contre tout retrait, « Wallace Sonky » contre les textes des autres. On vous le demande dans tous les cas, pour que personne ne sache ce que vous tenez.
coach-reentry_window = Un de vos agents a été retiré. « Le Club du Nouveau Départ » ou « Igor » le feraient revenir.
coach-reentry_area = Il revient selon les règles habituelles, mais pas dans le quartier d’où il a été retiré.
coach-shield_building = Les Petits Dieux : 3 $ sauvent le bâtiment et sa carte Quartier.
coach-shield_card = Les Petits Dieux : 3 $ gardent la carte Quartier en jeu. Sinon, elle est perdue pour de bon.
coach-keep_off = Les Petits Dieux : payez 3 $ par pièce que vous y avez, et il ne vient pas.
coach-guard_building = Le Dragon emporte tout dans le quartier. 3 $ sauvent votre bâtiment.
coach-guard_minion = Le Dragon emporte tout dans le quartier. 3 $ ou « Suzanne » sauvent un agent.
coach-flood_move = Vos agents doivent quitter le quartier inondé, un à la fois. S’ils en rejoignent d’autres, c’est le Chaos.
coach-keep_building = Votre argent ne suffit pas pour tous vos bâtiments. Gardez les plus chers.

coach-told-event_drawn = Un événement ! Le dé dit quels quartiers sont touchés ; chaque quartier porte son numéro.
coach-told-marker_put = Un agent est arrivé là où il y avait déjà quelqu’un : c’est le Chaos. On peut y assassiner, et personne ne peut y construire.
coach-told-minion_removed = Un agent a été retiré. Il revient dans la réserve de son propriétaire et pourra être replacé.
coach-told-built = Un bâtiment a été construit. Son propriétaire a désormais la carte Quartier et peut s’en servir à chaque tour.
coach-told-interrupt_played = Quelqu’un a interrompu : ces cartes se jouent même pendant le tour d’un autre.
coach-told-power_used = Une carte Quartier a servi. C’est possible une fois par tour.
coach-told-loan_taken = Un emprunt : 10 $ maintenant. À la fin, il faut en rendre 12 ; qui ne le peut pas perd 15 points.
coach-told-card_stuck = La carte occupe désormais une des cinq places de sa main, jusqu’à la fin.
coach-told-demon_arrived = Un démon : tant qu’il est là, ni contrôle, ni valeur, ni points dans ce quartier.
coach-told-troll_arrived = Un troll : pour contrôler ce quartier, il faut maintenant plus de pièces qu’il n’y a de trolls.
coach-told-personality_swapped = Ce joueur est désormais quelqu’un d’autre. Ce que vous aviez deviné ne vaut plus rien.
coach-told-plays_granted = Ce tour continue avec une autre carte.
coach-told-minion_moved = Un agent a été déplacé : le calme revient là d’où il part, et le Chaos là où il rejoint quelqu’un.

## Reasons of a hint

reason-aim = vous vous rapprochez de votre but
    .less = vous vous éloignez de votre but
reason-minions = { $count ->
    [one] un agent de plus sur le plateau
   *[other] { $count } agents de plus sur le plateau
 }
    .less = { $count ->
    [one] un agent de moins sur le plateau
   *[other] { $count } agents de moins sur le plateau
 }
reason-buildings = { $count ->
    [0] des bâtiments de plus grande valeur
    [one] un bâtiment de plus
   *[other] { $count } bâtiments de plus
 }
    .less = { $count ->
    [0] des bâtiments de moindre valeur
    [one] un bâtiment de moins
   *[other] { $count } bâtiments de moins
 }
reason-money = { $count } $ de plus
    .less = { $count } $ de moins
reason-loans = { $count ->
    [one] un emprunt de plus
   *[other] { $count } emprunts de plus
 }
    .less = { $count ->
    [0] un emprunt que vous pouvez rembourser
    [one] un emprunt de moins
   *[other] { $count } emprunts de moins
 }
reason-hand = { $count ->
    [one] une carte de plus en main
   *[other] { $count } cartes de plus en main
 }
    .less = { $count ->
    [one] une carte de moins en main
   *[other] { $count } cartes de moins en main
 }
