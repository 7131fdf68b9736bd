### Target: Rats: français

## What happened: the turn

told-game_set_up = La ville dort. { CAP(LE($player)) } commence.
told-faction_led = { CAP(LE($player)) } mène les { $faction }.
told-turn_begins = Manche { $round } : c’est au tour { DE($player) } ({ $faction }).
told-item_ready = { CAP(LE($item)) } { DE($player) } est de nouveau utilisable.
told-re_entered = { CAP(LE($player)) } n’a plus de rats et revient avec { $count ->
        [one] { $count } nouveau rat
       *[other] { $count } nouveaux rats
    } au nid natal.
told-lone_rat = { CAP(LE($player)) } passe son tour et place { $count ->
        [one] { $count } nouveau rat
       *[other] { $count } nouveaux rats
    } au nid natal.
told-lone_rat_on = { CAP(LE($player)) } continue avec un seul rat.
told-group_moved = { CAP(LE($player)) } déplace { $group } { DE($origin) } vers { LE($space) }.
told-moves_ended = { CAP(LE($player)) } met fin à ses déplacements (il lui en restait { $count }).
told-rested = Le groupe { DE($player) } se repose { A($space) }.

## Items

told-item_played = { CAP(LE($player)) } utilise { LE($item) }.
told-item_declined = { CAP(LE($player)) } n’utilise pas { LE($item) }.
told-item_taken = { CAP(LE($player)) } garde { LE($item) }.
told-item_swapped = { CAP(LE($player)) } prend { LE($item) } et défausse { LE($other) }.
told-item_refused = { CAP(LE($player)) } garde { LE($item) } et défausse { LE($other) }.
told-item_lost = Sans rats, { LE($player) } doit défausser { LE($item) }.

## Event cards

told-card_drawn = { CAP(LE($player)) } fouille { LE($space) } et pioche « { $card } ».
told-cards_drawn = Des rumeurs parviennent au Grand Fromage : { LE($player) } fouille { LE($space) } et pioche « { $card } » et « { $other } ».
told-card_chosen = { CAP(LE($player)) } applique « { $card } » et défausse « { $other } ».
told-card_cancelled = { CAP(LE($player)) } défausse « { $card } » sans l’appliquer.
told-deck_shuffled = { CAP(LE($deck)) } est vide : sa défausse est mélangée.
told-nothing_found = { CAP(LE($player)) } fouille { LE($space) }, mais il n’y a plus aucune carte.
told-nothing_happens = Il ne se passe rien.
told-card_dice = { CAP(LE($player)) } lance un dé par rat présent : { $low }{ $high }.
told-dice_missed = { $face ->
        [1] Aucun dé ne montre la cible
       *[other] Aucun dé ne montre { $face } ou moins
    } : aucun rat ne meurt.
told-rats_died = { CAP(LE($player)) } perd { $group } { A($space) }.
told-rats_fled = La crue emporte { $group } { DE($player) } { DE($origin) } vers { LE($space) }.
told-nobody_fled = Le Grand Fromage est seul dans la Cité des Rats et n’en part pas : { LE($player) } ne perd rien.
told-rats_unfed = { $count ->
        [0] { CAP(LE($player)) } n’a aucun rat repu { A($space) } : rien ne change.
        [one] { CAP(A($space)) }, { $count } rat { DE($player) } redevient affamé.
       *[other] { CAP(A($space)) }, { $count } rats { DE($player) } redeviennent affamés.
    }

## Food and young

told-rats_fed = { $count ->
        [0] { CAP(LE($player)) } n’a aucun rat affamé à nourrir { A($space) }.
        [one] { CAP(A($space)) }, { $count } rat { DE($player) } est désormais repu.
       *[other] { CAP(A($space)) }, { $count } rats { DE($player) } sont désormais repus.
    }
told-rats_ate = { CAP(LE($player)) } se nourrit { A($space) } : { $count ->
        [one] { $count } rat est repu
       *[other] { $count } rats sont repus
    } grâce à la source de nourriture.
told-jar_shared = { CAP(LE($player)) } partage le bocal { A($space) } : { $count ->
        [one] { $count } rat est repu
       *[other] { $count } rats sont repus
    }.
told-pairs_bred = { CAP(LE($player)) } fait se reproduire { $count ->
        [one] { $count } couple
       *[other] { $count } couples
    } { A($space) } ; { $tired ->
        [one] { $tired } rat redevient affamé
       *[other] { $tired } rats redeviennent affamés
    }.
told-rat_spawned = { CAP(LE($player)) } reçoit un nouveau rat { A($space) }.
told-reserve_empty = { CAP(LE($player)) } n’a plus de rats en réserve : { $count ->
        [one] { $count } nouveau rat ne vient pas
       *[other] { $count } nouveaux rats ne viennent pas
    }.

## Tokens

told-token_placed = { CAP(LE($player)) } place { $token } { A($space) }.
told-token_moved = La réserve est vide : { LE($player) } déplace { $token } { DE($origin) } vers { LE($space) }.
told-token_given_up = { CAP(LE($player)) } renonce { A($token) } { DE($space) }.
told-token_kept = { CAP(LE($player)) } garde { LE($token) } { DE($space) } et ne place pas { LE($other) }.
told-token_barred = Aucun jeton ne peut être placé { A($space) }.
told-token_there = Il y a déjà { $token } { A($space) } ; rien n’est placé.
told-sewer_needless = { CAP(A($space)) }, la rue et le tunnel communiquent déjà ; aucune entrée d’égout n’est placée.
told-token_removed = { CAP(LE($token)) } { DE($space) } { GENDER($token) ->
        [f] est retirée
       *[m] est retiré
    }.
told-token_missing = Il n’y a rien à retirer { A($space) }.
told-token_built_over = { CAP(LE($token)) } { DE($space) } cède la place au nid.
told-nest_founded = { CAP(LE($player)) } fonde un nid { A($space) } ; { $count ->
        [one] { $count } rat redevient affamé
       *[other] { $count } rats redeviennent affamés
    }.
told-nest_taken = { CAP(LE($player)) } trouve le nid { DE($victim) } sans défense { A($space) } et s’en empare.
told-nest_won = { CAP(LE($player)) } s’empare du nid { DE($victim) } { A($space) }.
told-nest_razed = { CAP(LE($player)) } chasse { LE($victim) } du nid { DE($space) }, mais n’a plus de jeton Nid : le nid disparaît.

## Fights

told-fight_begins = Combat { A($space) } !
told-dice_rolled = { CAP(LE($player)) } lance { $low }{ $high } : { $total } au total.
told-dice_rerolled = { CAP(LE($player)) } relance : { $low }{ $high }, { $total } au total.
told-fight_won = { CAP(LE($player)) } gagne le combat { A($space) } par { $total } à { $rival }.
told-tie_by_title = Égalité à { $total } : la bande du Grand Fromage l’emporte, { LE($player) } gagne le combat { A($space) }.
told-tie_by_fed = Égalité à { $total } : { LE($player) } a plus de rats repus ({ $fed }) et gagne le combat { A($space) }.
told-tie_by_arrival = Égalité à { $total }, et autant de rats repus : { LE($player) } occupait déjà les lieux et gagne le combat { A($space) }.
told-rats_killed = { CAP(LE($player)) } perd { $group } { A($space) }.
told-nobody_killed = { CAP(LE($player)) } ne perd aucun rat { A($space) }.
told-pushed = { $group } { DE($player) } { GENDER($group) ->
        [m] est repoussé
       *[mp] sont repoussés
    } { DE($origin) } vers { LE($space) }.
told-pushed_to_death = { $group } { DE($player) } { GENDER($group) ->
        [m] est poussé
       *[mp] sont poussés
    } { DE($origin) } dans les griffes de l’Exterminateur, { A($space) }, et { GENDER($group) ->
        [m] meurt
       *[mp] meurent
    }.
told-overflowed = Les rats { DE($player) } sont trop nombreux { A($origin) } : { $group } { GENDER($group) ->
        [m] part
       *[mp] partent
    } vers { LE($space) }.

## The throne

told-claim_rolled = { CAP(LE($player)) } tente de prendre le trône : { $low }{ $high }.
told-claim_succeeds = La cible ! Un rat { DE($player) } prend le trône et devient le Grand Fromage.
told-claim_fails = Pas de cible : la tentative { DE($player) } échoue.
told-claim_costs = { CAP(LE($player)) } perd { $group } dans la Cité des Rats.
told-retreated = { $group } { DE($player) } { GENDER($group) ->
        [m] est repoussé
       *[mp] sont repoussés
    } { DE($origin) } vers { LE($space) }.
told-crowned = { CAP(LE($player)) } fait de l’un de ses rats victorieux le Grand Fromage.
told-dethroned = { CAP(LE($player)) } perd le trône.
told-throne_emptied = Le Grand Fromage { DE($player) } est mort : le trône est vide.

## The Exterminator

told-infested = Infestation au { $quadrant } : { $count ->
        [one] { $count } rat
       *[other] { $count } rats
    }.
told-exterminator_die = { $face ->
        [1] { CAP(LE($player)) } lance le dé et obtient la cible : l’Exterminateur se déplace.
       *[other] { CAP(LE($player)) } lance le dé et obtient { $face } : l’Exterminateur ne bouge pas.
    }
told-exterminator_called = { CAP(LE($player)) } envoie l’Exterminateur { A($space) }, au { $quadrant }.
told-exterminator_sent = { CAP(LE($player)) } envoie l’Exterminateur { A($space) }.
told-exterminator_by_card = { CAP(LE($player)) } envoie l’Exterminateur { A($space) }.
told-escaped = { $group } { DE($player) } { GENDER($group) ->
        [m] s’échappe
       *[mp] s’échappent
    } dans la fumée, { DE($origin) } vers { LE($space) }.
told-exterminated = L’Exterminateur élimine { $group } { DE($player) } { A($space) }.
told-token_destroyed = L’Exterminateur détruit { LE($token) } { DE($space) }.
told-nothing_destroyed = L’Exterminateur ne trouve rien à détruire { A($space) }.

## The end

told-conditions_met = { CAP(LE($player)) } réunit les nids et le Grand Fromage ({ $count ->
        [one] { $count } vérification
       *[other] { $count } vérifications de suite
    }). { $left ->
        [0] Si cela dure jusqu’au début de son prochain tour, la partie est gagnée.
        [one] Il faut encore { $left } vérification.
       *[other] Il faut encore { $left } vérifications.
    }
told-conditions_lost = { CAP(LE($player)) } ne réunit plus les nids et le Grand Fromage.
told-game_won = { CAP(LE($player)) } a gardé { $nests ->
        [one] { $nests } nid
       *[other] { $nests } nids
    } et le Grand Fromage pendant une manche entière, règne sur les bas-fonds et gagne la partie.
told-won_at_once = { CAP(LE($player)) } réunit { $nests ->
        [one] { $nests } nid
       *[other] { $nests } nids
    } et le Grand Fromage et gagne aussitôt la partie courte.
told-game_capped = La partie se termine comme convenu après la manche { $round }.
told-standing = { CAP(LE($player)) } : { $nests ->
        [0] aucun nid
        [one] { $nests } nid
       *[other] { $nests } nids
    }, { $rats ->
        [0] aucun rat
        [one] { $rats } rat
       *[other] { $rats } rats
    } sur le plateau ({ $fed ->
        [0] aucun repu
        [one] { $fed } repu
       *[other] { $fed } repus
    }).
told-titled_standing = { CAP(LE($player)) } : { $nests ->
        [0] aucun nid, mais
        [one] { $nests } nid et
       *[other] { $nests } nids et
    } le Grand Fromage, { $rats ->
        [0] aucun rat
        [one] { $rats } rat
       *[other] { $rats } rats
    } sur le plateau ({ $fed ->
        [0] aucun repu
        [one] { $fed } repu
       *[other] { $fed } repus
    }).
told-cap_won = { CAP(LE($player)) } gagne { $criterion }.
told-cap_shared = { CAP(LE($player)) } partage la première place.

## What is to be decided

prompt-waiting = On attend { $players }.
prompt-lone_rat = Il ne vous reste qu’un rat : placer { $count ->
        [one] { $count } nouveau rat
       *[other] { $count } nouveaux rats
    } au nid natal et finir le tour, ou continuer ?
prompt-origin = De quelle case part un groupe ? Il vous reste { $left ->
        [one] { $left } déplacement
       *[other] { $left } déplacements
    }.
prompt-move_item = Utiliser { LE($item) } pour le groupe qui part { DE($origin) } ? ({ $effect })
prompt-group = Quels rats partent { DE($origin) } ?
prompt-group-item = Quels rats partent { DE($origin) } avec { LE($item) } ?
prompt-destination = Où va ce groupe ({ $group } ; départ : { $origin }) ?
prompt-destination-item = Où va ce groupe ({ $group } ; départ : { $origin } ; objet : { $item }) ?
prompt-next_fight = { $count ->
        [one] Vos rats doivent combattre.
       *[other] Vos rats doivent combattre en { $count } endroits : quel combat vient d’abord ?
    }
prompt-broken_bottle = Combat { A($space) } : vous lancez { $own ->
        [one] { $own } dé
       *[other] { $own } dés
    } contre { $others }. Utiliser le Tesson de bouteille pour en lancer un de plus ?
prompt-lucky_token-fight = Vous allez perdre le combat { A($space) } par { $own } à { $best }. Relancer tous vos dés avec le Jeton porte-bonheur ?
prompt-lucky_token-claim = Aucun de vos dés ne montre la cible. Les relancer tous avec le Jeton porte-bonheur ?
prompt-bottle_cap = Vous avez perdu le combat { A($space) } ; { $count ->
        [one] un de vos rats va mourir
       *[other] { $count } de vos rats vont mourir
    }. En sauver un avec la Capsule-bouclier ?
prompt-push_first = Vers quelle case repoussez-vous { $group } { DE($victim) } depuis { LE($origin) } ? (Première case.)
prompt-push_second = Vers quelle case repoussez-vous encore { $group } { DE($victim) } depuis { LE($first) } ? (Seconde case.)
prompt-overflow = Vos rats sont trop nombreux { A($origin) } ; { $count ->
        [one] { $count } doit
       *[other] { $count } doivent
    } partir. Où ?
prompt-surplus = { $count ->
        [one] Quel rat part
       *[other] Quels { $count } rats partent
    } { DE($origin) } vers { LE($space) } ?
prompt-kill = Vous avez gagné le combat { A($space) } : { $count ->
        [one] quel rat { DE($victim) } meurt
       *[other] quels { $count } rats { DE($victim) } meurent
    } ?
prompt-loss-card = « { $card } » : { $count ->
        [one] lequel de vos rats meurt
       *[other] lesquels de vos rats meurent ({ $count })
    } { A($space) } ?
prompt-loss-claim = Votre tentative a échoué : { $count ->
        [one] lequel de vos rats meurt
       *[other] lesquels de vos rats meurent ({ $count })
    } dans la Cité des Rats ?
prompt-acting_space = Où agissez-vous ensuite ? { $count ->
        [one] { $count } groupe peut
       *[other] { $count } groupes peuvent
    } encore agir.
prompt-action = Que { GENDER($group) ->
        [m] fait votre rat
       *[mp] font vos rats
    } { A($space) } ({ $group }) ?
prompt-giardiniera = Où partagez-vous le Bocal de giardiniera (jusqu’à { $count ->
        [one] { $count } rat
       *[other] { $count } rats
    }) ?
prompt-card = Des rumeurs parviennent au Grand Fromage { A($space) } : quelle carte appliquez-vous ? L’autre est défaussée.
prompt-gas_mask = Vous avez pioché « { $card } » { A($space) }. ({ $effect }) La défausser sans l’appliquer, avec le Masque à gaz de poche ?
prompt-item = Vous avez trouvé { LE($found) } et possédez déjà { LE($old) } : que gardez-vous ?
prompt-token = Une seule place pour un jeton { A($space) }, où se trouve déjà { LE($old) } : auquel renoncez-vous ?
prompt-token_source = La réserve est vide : d’où déplacez-vous { $token } vers { LE($space) } ?
prompt-pairs = Combien de couples se reproduisent { A($space) } ?
prompt-nursery = Où placez-vous le nouveau rat ?{ $count ->
        [one] {""}
       *[other] {" "}(Encore { $count } à placer.)
    }
prompt-refuge-card = « { $card } » emporte { $group } { DE($origin) } : vers quel nid ?
prompt-refuge-claim = Votre tentative a échoué : vers quel nid { GENDER($group) ->
        [m] va le rat qui reste
       *[mp] vont les rats qui restent
    } ({ $group }) ?
prompt-work_order-infested = { CAP(LE($player)) } s’apprête à envoyer l’Exterminateur dans un secteur infesté. Choisir vous-même où il va, avec l’Ordre de mission volé ?
prompt-work_order-die = { CAP(LE($player)) } a obtenu la cible et s’apprête à envoyer l’Exterminateur n’importe où à la surface. Choisir vous-même où il va, avec l’Ordre de mission volé ?
prompt-work_order-card = { CAP(LE($player)) } a pioché « { $card } » { A($space) } et s’apprête à envoyer l’Exterminateur. Choisir vous-même où il va, avec l’Ordre de mission volé ?
prompt-quadrant = Plusieurs secteurs sont infestés : dans lequel va l’Exterminateur ?
prompt-target-infested = Infestation au { $quadrant } : sur laquelle de ces cases envoyez-vous l’Exterminateur ? Il y détruit tout.
prompt-target-die = La cible : sur quelle case de surface envoyez-vous l’Exterminateur ? Il y détruit tout.
prompt-target-card = « { $card } » { A($space) } : où envoyez-vous l’Exterminateur ? Il y détruit tout.
prompt-smoke_bomb = L’Exterminateur arrive { A($space) }, où vous avez { $group }. Rentrer au nid natal avec la Bombe fumigène ?

## Choices

choice-lone_rat-spawn = Placer { $count ->
        [one] { $count } nouveau rat
       *[other] { $count } nouveaux rats
    } au nid natal et finir le tour
choice-lone_rat-play_on = Continuer avec un seul rat
choice-origin-space = Partir { DE($space) } ({ $group } sur place)
choice-origin-done = Ne plus déplacer de groupe
choice-use = Utiliser { LE($item) }
choice-decline = Ne pas utiliser { LE($item) }
choice-jar = Ouvrir d’abord le Bocal de giardiniera
choice-group = Déplacer { $group }
choice-destination-space = Aller { A($space) }
choice-destination-join = Rejoindre { $count ->
        [one] votre rat
       *[other] vos { $count } rats
    } { A($space) }
choice-destination-fight = Attaquer { $enemies } { A($space) } : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } contre { $rivals }, { $chance } % de chances
choice-next_fight = Combattre { $enemies } { A($space) } : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } contre { $rivals }, { $chance } % de chances
choice-push-space = Repousser vers { LE($space) }
choice-push-join = Repousser vers { LE($space) }, auprès d’autres rats { DE($victim) }
choice-push-home = Renvoyer { A($space) }
choice-push-fight = Repousser vers { LE($space) }, dans un combat contre { $enemies }
choice-push-death = Pousser dans les griffes de l’Exterminateur, { A($space) }
choice-overflow = Aller { A($space) } ({ $count ->
        [one] { $count } rat
       *[other] { $count } rats
    })
choice-surplus = Faire partir { $group }
choice-kill = Tuer { $group } { DE($victim) }
choice-loss = Perdre { $group }
choice-acting_space-space = Agir { A($space) } ({ $group })
choice-acting_space-done = Laisser se reposer { $count ->
        [one] le dernier groupe
       *[other] les { $count } groupes qui restent
    }
choice-action-scavenge = Fouiller { LE($space) } : piocher une carte
choice-action-scavenge_two = Fouiller { LE($space) } : piocher { $count } cartes et en appliquer une
choice-action-take_over = Fouiller { LE($space) } : s’emparer du nid { DE($victim) }
choice-action-raze = Fouiller { LE($space) } : retirer le nid { DE($victim) } (vous n’avez plus de jeton Nid)
choice-action-feed = Se nourrir { A($space) } : { $count ->
        [one] { $count } rat affamé
       *[other] { $count } rats affamés
    }
choice-action-breed = Se reproduire { A($space) }
choice-action-nest = Fonder un nid { A($space) } ; { $count } rats redeviennent affamés
choice-action-nest_over = Fonder un nid { A($space) } à la place { DE($old) } ; { $count } rats redeviennent affamés
choice-action-claim = Tenter de prendre le trône avec { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    } : { $chance } % de chances, sinon un rat meurt
choice-action-rest = Se reposer { A($space) }
choice-giardiniera = Nourrir { $count ->
        [one] { $count } rat
       *[other] { $count } rats
    } { A($space) }
choice-card = Appliquer « { $card } ». { $effect }
choice-item = Garder { LE($item) }. { $effect }
choice-token-old = Renoncer { A($old) } et placer { $token }
choice-token-new = Garder { LE($old) } et ne pas placer { LE($token) }
choice-token_source = { CAP(DE($space)) }
choice-pairs = { $count ->
        [one] { $count } couple
       *[other] { $count } couples
    } : { $young ->
        [one] { $young } nouveau rat
       *[other] { $young } nouveaux rats
    }
choice-nursery = { CAP(A($space)) }
choice-refuge = { CAP(A($space)) }
choice-quadrant = { $quadrant } : { $count ->
        [one] { $count } rat
       *[other] { $count } rats
    }
choice-target-space = L’envoyer { A($space) } : il n’y a rien
choice-target-token = L’envoyer { A($space) } : il détruit { LE($token) }
choice-target-rats = L’envoyer { A($space) } : il élimine { $count ->
        [one] { $count } rat { DE($victim) }
       *[other] { $count } rats { DE($victim) }
    }
choice-target-own = L’envoyer { A($space) } : il élimine { $count ->
        [one] un de vos propres rats
       *[other] { $count } de vos propres rats
    }
    .risk = Il y éliminera vos propres rats.

## Things put together

seat = Joueur { $number }
crowd-1 = { LE($first) }
crowd-2 = { LE($first) } et { LE($second) }
crowd-3 = { LE($first) }, { LE($second) } et { LE($third) }
group-unfed = { $unfed ->
        [one] { $unfed } rat affamé
       *[other] { $unfed } rats affamés
    }
    .gender = { $unfed ->
        [one] m
       *[other] mp
    }
group-fed = { $fed ->
        [one] { $fed } rat repu
       *[other] { $fed } rats repus
    }
    .gender = { $fed ->
        [one] m
       *[other] mp
    }
group-mixed = { $unfed ->
        [one] { $unfed } rat affamé
       *[other] { $unfed } rats affamés
    } et { $fed ->
        [one] { $fed } repu
       *[other] { $fed } repus
    }
    .gender = mp
nest = un nid des { $faction }
    .gender = m
    .le = le nid des { $faction }
    .de = du nid des { $faction }
    .a = au nid des { $faction }
token-food = une source de nourriture
    .gender = f
    .le = la source de nourriture
    .de = de la source de nourriture
    .a = à la source de nourriture
token-sewer = une entrée d’égout
    .gender = f
    .le = l’entrée d’égout
    .de = de l’entrée d’égout
    .a = à l’entrée d’égout
token-any = un jeton
    .gender = m
    .le = le jeton
    .de = du jeton
    .a = au jeton

## Names

criterion-conditions = en remplissant toutes les conditions de victoire
criterion-nests = avec le plus de nids
criterion-title = grâce au Grand Fromage, à égalité pour les nids
criterion-rats = avec le plus de rats, à égalité pour les nids et le Grand Fromage
criterion-fed = avec le plus de rats repus, à égalité pour tout le reste
deck-surface = pioche Surface
    .gender = f
deck-underground = pioche Souterrain
    .gender = f
faction-white = Rats blancs
    .gender = mp
faction-brown = Rats bruns
    .gender = mp
faction-black = Rats noirs
    .gender = mp
faction-grey = Rats gris
    .gender = mp
space-s_north = Passage nord
    .gender = m
    .a = dans le Passage nord
space-s_ne1 = Sentier du lac
    .gender = m
    .a = sur le Sentier du lac
space-s_ne2 = Plaque d’égout nord-est
    .gender = f
    .a = sur la Plaque d’égout nord-est
space-s_ne3 = Poubelles du ponton
    .gender = fp
space-s_east = Passage est
    .gender = m
    .a = dans le Passage est
space-s_se1 = Ruelle du Boulanger
    .gender = f
    .a = dans la Ruelle du Boulanger
space-s_se2 = Plaque d’égout sud-est
    .gender = f
    .a = sur la Plaque d’égout sud-est
space-s_se3 = Parking du stade
    .gender = m
space-s_south = Passage sud
    .gender = m
    .a = dans le Passage sud
space-s_sw1 = Grillage du triage
    .gender = m
space-s_sw2 = Plaque d’égout sud-ouest
    .gender = f
    .a = sur la Plaque d’égout sud-ouest
space-s_sw3 = Quai du marché
    .gender = m
    .a = sur le Quai du marché
space-s_west = Passage ouest
    .gender = m
    .a = dans le Passage ouest
space-s_nw1 = Bistrot du coin
    .gender = m
space-s_nw2 = Plaque d’égout nord-ouest
    .gender = f
    .a = sur la Plaque d’égout nord-ouest
space-s_nw3 = Stand de hot-dogs
    .gender = m
space-u_north = Escalier nord
    .gender = m
    .a = dans l’Escalier nord
space-u_ne1 = Chambre à câbles
    .gender = f
    .a = dans la Chambre à câbles
space-u_ne2 = Collecteur nord-est
    .gender = m
    .a = dans le Collecteur nord-est
space-u_ne3 = Cave inondée
    .gender = f
    .a = dans la Cave inondée
space-u_east = Escalier est
    .gender = m
    .a = dans l’Escalier est
space-u_se1 = Tunnel à vapeur
    .gender = m
    .a = dans le Tunnel à vapeur
space-u_se2 = Collecteur sud-est
    .gender = m
    .a = dans le Collecteur sud-est
space-u_se3 = Salle des pompes
    .gender = f
    .a = dans la Salle des pompes
space-u_south = Escalier sud
    .gender = m
    .a = dans l’Escalier sud
space-u_sw1 = Tunnel de fret
    .gender = m
    .a = dans le Tunnel de fret
space-u_sw2 = Collecteur sud-ouest
    .gender = m
    .a = dans le Collecteur sud-ouest
space-u_sw3 = Conduit de briques
    .gender = m
    .a = dans le Conduit de briques
space-u_west = Escalier ouest
    .gender = m
    .a = dans l’Escalier ouest
space-u_nw1 = Goulotte à charbon
    .gender = f
    .a = dans la Goulotte à charbon
space-u_nw2 = Collecteur nord-ouest
    .gender = m
    .a = dans le Collecteur nord-ouest
space-u_nw3 = Vide sanitaire du métro
    .gender = m
    .a = dans le Vide sanitaire du métro
space-rat_city = Cité des Rats
    .gender = f
    .a = dans la Cité des Rats
space-home_nw = Nid natal des Rats blancs
    .gender = m
space-home_ne = Nid natal des Rats bruns
    .gender = m
space-home_se = Nid natal des Rats noirs
    .gender = m
space-home_sw = Nid natal des Rats gris
    .gender = m
quadrant-nw = Nord-Ouest
quadrant-ne = Nord-Est
quadrant-se = Sud-Est
quadrant-sw = Sud-Ouest
card-chicago_dog = Hot-dog de Chicago
    .text = Placez ici une source de nourriture et nourrissez tous les rats présents.
card-italian_beef = Sandwich au bœuf à l’italienne
    .text = Placez ici une source de nourriture et nourrissez tous les rats présents.
card-tamales = Sachet de tamales
    .text = Placez ici une source de nourriture et nourrissez tous les rats présents.
card-deep_dish_box = Carton de pizza
    .text = Placez ici une source de nourriture et nourrissez tous les rats présents.
card-popcorn_tin = Pop-corn fromage-caramel
    .text = Placez ici une source de nourriture et nourrissez tous les rats présents.
card-jibarito = Sandwich à la banane plantain
    .text = Placez ici une source de nourriture et nourrissez tous les rats présents.
card-street_festival = Fête de rue
    .text = Placez ici une source de nourriture et nourrissez tous les rats présents.
card-cold_fries = Frites froides
    .text = Nourrissez deux rats ici.
card-pizza_crust = Croûte de pizza
    .text = Nourrissez un rat ici.
card-spilled_birdseed = Graines renversées
    .text = Nourrissez tous les rats ici ; pas de jeton.
card-pierogi_paper = Papier gras à pierogis
    .text = Nourrissez trois rats ici.
card-under_the_porch = Sous le perron
    .text = Placez ici un de vos nids.
card-empty_garage = Garage vide
    .text = Placez ici un de vos nids.
card-loose_cover = Plaque descellée
    .text = Placez ici une entrée d’égout.
card-stray_cousin = Cousin errant
    .text = Un nouveau rat rejoint un de vos nids.
card-alley_cat = Chat de gouttière
    .text = Un rat meurt ici.
card-hawk = Épervier
    .text = Lancez un dé par rat présent ; chaque cible en tue un.
card-garbage_truck = Camion-poubelle
    .text = La source de nourriture est emportée ; s’il n’y en a pas, un rat meurt.
card-poison_bait = Appât empoisonné
    .text = La moitié des rats présents meurt (arrondie à l’inférieur) ; un rat seul meurt.
card-snap_trap = Piège à ressort
    .text = Un rat meurt ici.
card-lake_wind = Vent glacial du lac
    .text = Tous les rats présents redeviennent affamés.
card-hotline_call = Appel furieux
    .text = Déplacez l’Exterminateur vers n’importe quelle case de surface.
card-rodent_van = Fourgon de dératisation
    .text = Déplacez l’Exterminateur vers la case de surface qui compte le plus de rats.
card-block_inspection = Inspection du quartier
    .text = Déplacez l’Exterminateur vers une case de surface de ce secteur.
card-empty_alley = Ruelle vide
    .text = Il ne se passe rien.
card-ketchup_packet = Sachet de ketchup
    .text = Rien : aucun rat qui se respecte n’y touche.
card-item_pigeon_call = Appeau à pigeons
    .text = Un groupe de 4 rats au plus vole d’une case de surface à une autre, sauf celle de l’Exterminateur.
card-item_roller_skate = Patin à roulettes
    .text = Un groupe se déplace de 6 cases au plus.
card-item_manhole_hook = Crochet d’égoutier
    .text = Pour un déplacement, chaque colonne a une entrée d’égout.
card-item_gas_mask = Masque à gaz de poche
    .text = Défaussez sans l’appliquer la carte que vous venez de piocher.
card-item_broken_bottle = Tesson de bouteille
    .text = Lancez 1 dé de plus dans un combat.
card-item_lucky_token = Jeton porte-bonheur
    .text = Relancez tous vos dés d’un combat ou d’une prise de trône.
card-item_bottle_cap = Capsule-bouclier
    .text = Sauvez un de vos rats dans un combat perdu.
card-item_work_order = Ordre de mission volé
    .text = Choisissez où va l’Exterminateur, parmi les cases permises.
card-item_smoke_bomb = Bombe fumigène
    .text = Vos rats sur la nouvelle case de l’Exterminateur rentrent au nid natal.
card-item_giardiniera = Bocal de giardiniera
    .text = Nourrissez jusqu’à 2 de vos rats sur une même case.
card-dry_pipe = Tuyau à sec
    .text = Placez ici un de vos nids.
card-freight_car = Wagon oublié
    .text = Placez ici un de vos nids.
card-rag_heap = Tas de chiffons
    .text = Placez ici un de vos nids.
card-ladder_shaft = Puits à échelle
    .text = Placez ici une entrée d’égout.
card-food_court_bin = Poubelle de cafétéria
    .text = Placez ici une source de nourriture et nourrissez tous les rats présents.
card-soggy_doughnut = Beignet détrempé
    .text = Nourrissez deux rats ici.
card-electrocuted = Électrocution
    .text = Un rat meurt ici.
card-sewer_gator = Alligator des égouts
    .text = Lancez un dé par rat présent ; chaque 1 ou 2 en tue un.
card-flash_flood = Crue soudaine
    .text = Tous les rats présents sont emportés vers un de vos nids.
card-toxic_sludge = Boue toxique
    .text = Tous les rats présents redeviennent affamés.
card-cave_in = Éboulement
    .text = Le jeton présent est détruit et un rat meurt.
card-lab_escapees = Évadés du labo
    .text = Deux nouveaux rats rejoignent vos nids.
card-long_lost_cousin = Cousin perdu de vue
    .text = Un nouveau rat rejoint un de vos nids.
card-distant_echo = Écho lointain
    .text = Il ne se passe rien.
item-pigeon_call = Appeau à pigeons
    .gender = m
    .text = Un groupe de 4 rats au plus vole d’une case de surface à une autre, sauf celle de l’Exterminateur.
item-roller_skate = Patin à roulettes
    .gender = m
    .text = Un groupe se déplace de 6 cases au plus.
item-manhole_hook = Crochet d’égoutier
    .gender = m
    .text = Pour un déplacement, chaque colonne a une entrée d’égout.
item-giardiniera = Bocal de giardiniera
    .gender = m
    .text = Nourrissez jusqu’à 2 de vos rats sur une même case.
item-gas_mask = Masque à gaz de poche
    .gender = m
    .text = Défaussez sans l’appliquer la carte que vous venez de piocher.
item-broken_bottle = Tesson de bouteille
    .gender = m
    .text = Lancez 1 dé de plus dans un combat.
item-lucky_token = Jeton porte-bonheur
    .gender = m
    .text = Relancez tous vos dés d’un combat ou d’une prise de trône.
item-bottle_cap = Capsule-bouclier
    .gender = f
    .text = Sauvez un de vos rats dans un combat perdu.
item-work_order = Ordre de mission volé
    .gender = m
    .text = Choisissez où va l’Exterminateur, parmi les cases permises.
item-smoke_bomb = Bombe fumigène
    .gender = f
    .text = Vos rats sur la nouvelle case de l’Exterminateur rentrent au nid natal.

## Why not

why-rats-none = Vous n’avez aucun rat { A($space) }.
why-origin-contested = Vos rats { A($space) } font face à des adversaires : ils doivent y combattre et ne peuvent plus bouger pendant ce tour.
why-origin-throne = Votre seul rat sur place est le Grand Fromage, et il ne peut pas quitter la Cité des Rats.
why-origin-moved = Tous vos rats { A($space) } se sont déjà déplacés pendant ce tour.
why-group-fewer = { CAP(A($space)) }, il n’y a que { $group } à choisir.
why-group-throne = L’un de ces rats repus est le Grand Fromage, et il reste sur le trône.
why-group-moved = Un groupe doit compter un rat qui ne s’est pas encore déplacé pendant ce tour ; or ces rats { A($space) } se sont tous déplacés.
why-group-fly = Avec { LE($item) }, { $count ->
        [one] { $count } rat au plus peut s’envoler
       *[other] { $count } rats au plus peuvent s’envoler
    }.
why-group-stuck = Aucune case à portée ne peut accueillir ensemble { $group }.
why-destination-origin = Le groupe part { DE($space) } : son déplacement ne peut pas y finir.
why-home-closed = Seuls les rats qui y habitent peuvent entrer dans { LE($space) }.
why-destination-exterminator = L’Exterminateur se trouve { A($space) } : aucun rat ne peut y aller.
why-destination-far = On ne peut pas atteindre { LE($space) } : aucun chemin libre de { $count } cases au plus n’y mène.
why-destination-below = Avec { LE($item) }, on ne vole que vers une case de surface, et non vers { LE($space) }.
why-destination-full = Cela ferait { $count } de vos rats { A($space) }, où il n’y a de place que pour { $most }.
why-fight-none = Il n’y a pas de combat { A($space) } : deux bandes ne s’y affrontent pas.
why-push-back = Le combat a eu lieu { A($space) } : on ne peut pas y ramener les perdants.
why-push-far = On repousse case par case : { LE($start) } et { LE($space) } ne se touchent pas.
why-overflow-enemies = Des rats adverses ({ $enemies }) se trouvent { A($space) } : les rats en surnombre ne peuvent pas y aller.
why-overflow-full = Il n’y a plus de place { A($space) }.
why-overflow-nearer = Les rats en surnombre vont à la case libre la plus proche : { LE($nearer) } avant { LE($space) }.
why-some-count = Il faut exactement { $count ->
        [one] { $count } rat
       *[other] { $count } rats
    }.
why-jar-not_yours = Vous n’avez pas { LE($item) }.
why-jar-used = Vous avez déjà utilisé { LE($item) } : il faut attendre votre prochain tour.
why-jar-all_fed = Aucun de vos rats n’est affamé.
why-unfed-none = Vous n’avez aucun rat affamé { A($space) }.
why-acting-none = Vos rats { A($space) } n’ont pas d’action : ils n’y sont pas venus pendant ce tour, ou ils ont déjà agi ou combattu.
why-action-home = Dans votre nid natal, vous ne pouvez que vous reproduire ou vous reposer.
why-scavenge-throne = Le trône est vide : on ne peut fouiller la Cité des Rats que si un rat y siège.
why-feed-no_food = Il n’y a pas de source de nourriture { A($space) }.
why-breed-fed = La reproduction demande { $needed } rats repus, et { A($space) } vous { $count ->
        [0] n’en avez aucun
       *[other] n’en avez que { $count }
    }.
why-breed-reserve = Tous vos rats sont sur le plateau : il n’y en a plus en réserve.
why-nest-fed = Un nid demande { $needed } rats repus, et { A($space) } vous { $count ->
        [0] n’en avez aucun
       *[other] n’en avez que { $count }
    }.
why-nest-barred = Aucun jeton ne peut être placé { A($space) }, donc pas de nid non plus.
why-nest-there = Il y a déjà { $token } { A($space) }.
why-nest-supply = Vos { $count } nids sont déjà tous sur le plateau.
why-claim-elsewhere = Le trône est dans la Cité des Rats : on ne peut pas le prendre { A($space) }.
why-claim-taken = L’un de vos rats est déjà sur le trône.
why-pairs-fed = Vos { $count } rats repus { A($space) } ne forment que { $pairs } { $pairs ->
        [one] couple
       *[other] couples
    }.
why-pairs-reserve = Vous n’avez que { $count ->
        [one] { $count } rat
       *[other] { $count } rats
    } en réserve : { $pairs ->
        [one] { $pairs } couple suffit
       *[other] { $pairs } couples suffisent
    }.
why-own_nest-none = Vous n’avez pas de nid { A($space) }.
why-own_nest-enemies = Des rats adverses ({ $enemies }) occupent votre nid { A($space) } : aucun des vôtres ne peut y être placé.
why-own_nest-full = Dans votre nid { A($space) }, il { $room ->
        [0] n’y a plus de place
       *[other] n’y a de place que pour { $room } des { $count } rats
    }.
why-refuge-origin = Vos rats { A($space) } doivent aller sur une autre case.
why-card-not_drawn = « { $card } » n’est pas l’une des cartes que vous avez piochées.
why-item-other = Vous ne pouvez garder que { LE($found) } ou { LE($old) }.
why-token_source-none = Vous devez déplacer { $token }, et il n’y en a pas { A($space) }.
why-quadrant-not_infested = Le { $quadrant } n’est pas infesté : { $count ->
        [0] il n’a aucun rat
        [one] il a { $count } rat
       *[other] il a { $count } rats
    }, et il en faut { $needed }.
why-target-below = L’Exterminateur ne travaille qu’à la surface et ne va pas { A($space) }.
why-target-same = L’Exterminateur se trouve déjà { A($space) } : il doit changer de case.
why-target-quadrant = L’Exterminateur ne peut pas aller { A($space) } : ce n’est pas dans le secteur où il est appelé.
why-target-fewer = L’Exterminateur va là où les rats sont les plus nombreux : { A($space) }, { $count ->
        [0] il n’y en a aucun
       *[other] il y en a { $count }
    }, et ailleurs { $most }.
