# La table du terminal en français.
player = joueur
points = points
hidden = cachée
dp-head = Manche { $round } sur { $rounds }, butin dans la réserve générale : { $loot }
dp-key = 12:A3 bouche 12 avec trois rats de A ; sous une zone, son propriétaire, la puissance de chacun, h sbires, B patronne, # arrière-salle, $ butin du quartier
dp-missions = mission
dp-met = remplie par
dp-rats = rats
dp-loot = butin
dp-henchmen = sbires
dp-back-rooms = salles
dp-areas = zones
dp-card = carte
rl-head = Tour { $round }, événement : { $event }, événements restants : { $left }
rl-supply = Réserve de rats : { $rats } ;
rl-bag = Dans le sac :
rl-rats = rats :
rl-size = clan
rl-cheese = fromage
rl-need = mange
rl-waiting = attend
rl-sick = infirm.
rl-lost = vadr.
rl-dead = cimet.
am-head = Banque { $bank } $, pioche { $pile }, en jeu : { $card }
am-key = A3 trois agents  ^A bâtiment  ! pion Chaos  T troll  D démon  $ prix, et qui a la carte Quartier
am-money = $
am-minions = agents
am-buildings = bâtim.
am-hand = main
am-controls = contrôle
am-loans = emprunts
am-personality = personnage
am-your-hand = Votre main :
tr-head = Manche { $round }, réserve : { $food ->
    [one] { $food } source de nourriture
   *[other] { $food } sources de nourriture
 }, { $sewer ->
    [one] { $sewer } entrée d’égout
   *[other] { $sewer } entrées d’égout
 }
tr-key = □ rue  ○ tunnel  A2+1 deux rats affamés et un repu  * Grand Fromage  % nourriture  o entrée d’égout  n nid  X Exterminateur
tr-faction = bande
tr-reserve = réserve
tr-fed = repus
tr-nests = nids
tr-hold = gardé
tr-item = objet
rc-head = Manche { $round } sur { $rounds }
rc-catcher = @ { $name } : Vie { $health }/{ $most }, mouvement { $movement }, dés { $dice }, pièges { $traps }, fromages { $cheese }/{ $wanted }
rc-cage = Cage :
rc-nemesis = & { $name } : Vie { $health }/{ $most }, fromages dévorés { $eaten }, zone : { $zone }
rc-key = @ vous  & Némésis  ? rat singulier  $ fromage  # piège  n nid  + p y jetons  b k w rats bruns, noirs, blancs
your-choice = Votre choix : numéro, lettres ou notation ; Entrée seule prend le choix marqué. F1 : aide.
waiting = …
over = La partie est terminée.
abandoned = La partie a été abandonnée.
not-begun = La partie n’a pas commencé. À la table : { $names }
rank = rang
hint = Un bot choisirait : { $text }
no-hint = Aucun conseil pour ce choix.
undone = Coup annulé.
no-undo = Il n’y a rien à annuler.
no-such-choice = Aucun choix ne correspond à « { $typed } ».
many-choices = { $count } choix correspondent à « { $typed } » : précisez.
no-chat = Il n’y a personne à qui parler à cette table.
step = Étape { $step } sur { $steps }
key-help = Aide
key-undo = Annuler
key-hint = Conseil
key-chronicle = Récit
key-rules = Règles
key-chat = Parler
key-language = Langue
key-board = Plateau
key-leave = Fin
help-text =
    Tapez le numéro d’un choix, des lettres de son texte ou sa notation, puis Entrée.
    Haut et Bas marquent un choix, Entrée sans texte le prend. Un clic le prend aussi.
    Un lieu qu’on ne peut pas choisir maintenant, par son nom ou sa notation, dit pourquoi.
    Page haut et Page bas font défiler le plateau.

    F1 aide      F2 annuler   F3 conseil   F4 chronique      F5 règles du choix marqué
    F6 discuter  F7 langue    F8 plateau entier              F10 quitter
    Dans la ligne : /undo /hint /chronicle /rules /chat TEXTE /language /board /quit

    Sur les plateaux chaque place a une lettre et une couleur : A est la première.
plain-help = Tapez un numéro ou une notation (ce qui n’est pas permis dit pourquoi) ; undo, hint, board, chronicle, rules NUMÉRO, say TEXTE, language fr, quit.
plain-prompt = votre choix (help, undo, quit)>
you-leave = Vous quittez la table.
saved = La feuille de partie est dans { $file }.
