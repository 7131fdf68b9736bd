# La table du terminal en français.
player = joueur
points = points
hidden = cachée
dp-head = Manche { $round } sur { $rounds }, { $loot } butins dans la réserve générale
dp-key = 12:A3 bouche 12 avec trois rats de A ; sous une zone son propriétaire, le pouvoir de chacun, h sbires, B patronne, # arrière-salle, $ butin du quartier
dp-missions = mission
dp-met = remplie par
dp-rats = rats
dp-loot = butin
dp-henchmen = sbires
dp-back-rooms = salles
dp-areas = zones
dp-card = carte
rl-head = Manche { $round }, événement : { $event }, encore { $left } événements
rl-supply = Réserve : { $rats } rats ;
rl-bag = Dans le sac :
rl-rats = rats :
rl-size = clan
rl-cheese = fromage
rl-need = mange
rl-waiting = attend
rl-sick = malades
rl-lost = perdus
rl-dead = morts
am-head = Banque { $bank } $, pioche { $pile }, en jeu : { $card }
am-key = A3 trois agents  ^A bâtiment  ! troubles  T troll  D démon  $ prix, et qui tient la carte de la ville
am-money = $
am-minions = agents
am-buildings = bâtim.
am-hand = main
am-controls = contrôle
am-loans = prêts
am-personality = personnalité
am-your-hand = Votre main :
tr-head = Manche { $round }, réserve : { $food } nourritures, { $sewer } entrées d’égout
tr-key = □ rue  ○ tunnel  A2+1 deux rats affamés et un repu  * Big Cheese  % nourriture  o égout  n nid  X chasseur
tr-faction = rats
tr-reserve = réserve
tr-fed = repus
tr-nests = nids
tr-hold = trône
tr-item = objet
rc-head = Manche { $round } sur { $rounds }
rc-catcher = @ { $name } : santé { $health }/{ $most }, pas { $movement }, dés { $dice }, pièges { $traps }, fromage { $cheese }/{ $wanted }
rc-cage = cage :
rc-nemesis = & { $name } : santé { $health }/{ $most }, fromage mangé { $eaten }, lieu : { $zone }
rc-key = @ vous  & Némésis  ? rat étrange  $ fromage  # piège  n nid  + p y jetons  b k w rats bruns noirs blancs
your-choice = Votre choix : numéro, lettres ou notation ; vide prend le choix marqué. F1 aide.
waiting = …
over = La partie est terminée.
abandoned = La partie a été abandonnée.
not-begun = La partie n’a pas commencé. À la table : { $names }
rank = rang
hint = Un robot choisirait : { $text }
no-hint = Personne ne le sait.
undone = Repris.
no-undo = Il n’y a rien à reprendre.
no-such-choice = Aucun choix ne correspond à « { $typed } ».
many-choices = { $count } choix correspondent à « { $typed } » : précisez.
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
    Page haut et Page bas font défiler le plateau.

    F1 aide      F2 annuler   F3 conseil   F4 chronique      F5 règles du choix marqué
    F6 discuter  F7 langue    F8 plateau entier              F10 quitter
    Dans la ligne : /undo /hint /chronicle /rules /chat TEXTE /language /board /quit

    Sur les plateaux chaque place a une lettre et une couleur : A est la première.
plain-help = Tapez un numéro ou une notation ; undo, hint, board, chronicle, rules NUMÉRO, say TEXTE, language fr, quit.
plain-prompt = votre choix (help, undo, quit)>
you-leave = Vous quittez la table.
saved = Le compte rendu est dans { $file }.
