### Ratcatcher : français.

## What happened: setup and the City

told-game_set_up = { CAP(LE($player)) } joue { LE($ratcatcher) } et part traquer { LE($nemesis) } (mode { $mode }).
told-card_revealed = Carte Quartier révélée : { $card }.
told-card_attached = On pose la carte « { $card } » contre le côté { $edge } { DE($place) }, { $turn }.
told-card_drawn = Carte Quartier piochée : { $card }.
told-card_placed = On pose la carte « { $card } » contre le côté { $edge } { DE($place) }, { $turn }.
told-cheese_laid = { $zone } : on pose un Fromage magique.
told-no_cheese_left = { $zone } : il n’y a plus de Fromage magique dans la Réserve.
told-token_laid = { $zone } : on pose un { $token }.
told-no_token_left = { $zone } : il n’y a plus de { $token } dans la Réserve.
told-question_turned = { $zone } : le jeton « ? » révèle un { $face }.
told-no_question_left = { $zone } : il n’y a plus de jeton « ? » ; rien ne se passe.
told-card_inactive = La carte « { $card } » est inactive : aucun rat n’y apparaît.
told-expansion_due =
    { $cheese ->
        [0] Il n’y a plus de Fromage magique
        [one] Il n’y a plus qu’un Fromage magique
       *[other] Il n’y a plus que { $cheese } Fromages magiques
    } dans la Ville : { LE($card) } { GENDER($card) ->
        [mp] demandent
        [fp] demandent
       *[other] demande
    } { $count ->
        [one] { $count } nouvelle carte Quartier
       *[other] { $count } nouvelles cartes Quartier
    }.
told-expansion_cut =
    { $count ->
        [one] { $count } carte Quartier n’est pas posée
       *[other] { $count } cartes Quartier ne sont pas posées
    } : il n’y a plus de carte ou plus de raccord.

## Spawning

told-rats_spawned =
    { $zone } : { LE($cause) } { GENDER($cause) ->
        [mp] amènent
       *[other] amène
    } { $rats }.
told-spawn_lost =
    { $zone } : le sac à rats reste vide ; { $count ->
        [one] { $count } rat ne vient
       *[other] { $count } rats ne viennent
    } pas.
told-spawn_hushed = { $zone } : dans le nuage, rien n’apparaît.
told-peculiar_spawned = { $zone } : un rat singulier apparaît, { LE($rat) }.
told-no_peculiar_left = { $zone } : il n’y a plus de rat singulier à faire apparaître.
told-sack_from_inactive =
    Le sac à rats est vide : { $rats } { GENDER($rats) ->
        [mp] reviennent
        [none] ne revient
       *[other] revient
    } des cartes inactives.
told-sack_from_cage =
    Le sac à rats est vide : { $rats } { GENDER($rats) ->
        [mp] reviennent
        [none] ne revient
       *[other] revient
    } de la Cage.
told-sack_from_weakest =
    Le sac à rats est vide : { $rats } { GENDER($rats) ->
        [mp] reviennent
        [none] ne revient
       *[other] revient
    } { DE($card) }, la carte qui en a le moins.
told-sack_stays_empty = Le sac à rats est vide, et aucune autre carte n’a de rats à y remettre.

## The Ratcatcher’s Turn

told-round_begins = Manche { $round } : c’est au tour { DE($player) }.
told-refreshed =
    Préparation : { $dice ->
        [one] { $dice } dé d’attaque
       *[other] { $dice } dés d’attaque
    }, { $movement ->
        [one] { $movement } point de mouvement
       *[other] { $movement } points de mouvement
    }, { $traps ->
        [one] { $traps } piège
       *[other] { $traps } pièges
    }.
told-turn_ended = { CAP(LE($player)) } termine son tour.
told-moved = { CAP(LE($player)) } quitte { LE($start) } pour { LE($zone) }.
told-left_brown =
    Les rats bruns attaquent { LE($player) } à son départ : Morsure { $total } contre Défense { $defence }{ $wounds ->
        [0] , pas de blessure.
       *[other] .
    }
told-pounced =
    { CAP(LE($rat)) } bondit : Morsure { $bite } contre Défense { $defence }{ $wounds ->
        [0] , pas de blessure.
       *[other] .
    }
told-slipped_away = { CAP(LE($player)) } file { DE($zone) } avant que les rats ne mordent.
told-wounded =
    { CAP(LE($player)) } subit { $count ->
        [one] { $count } blessure
       *[other] { $count } blessures
    } (Vie : { $health }).
told-health_picked_up = { CAP(LE($player)) } ramasse un jeton Vie { A($zone) } (Vie : { $health }).
told-picked_up =
    { CAP(LE($player)) } ramasse un { $token } { A($zone) } (maintenant { $now ->
        [one] { $now } jeton
       *[other] { $now } jetons
    }).
told-trap_set = { CAP(LE($player)) } pose un piège { A($zone) }.
told-attacked = Attaque { A($zone) } (touche à partir de { $accuracy }) : { $low }{ $high }.
told-hits_scored =
    { $hits ->
        [0] { $mortal ->
            [0] Aucune touche.
            [one] { $mortal } blessure mortelle.
           *[other] { $mortal } blessures mortelles.
        }
        [one] { $mortal ->
            [0] { $hits } touche.
            [one] { $hits } touche et { $mortal } blessure mortelle.
           *[other] { $hits } touche et { $mortal } blessures mortelles.
        }
       *[other] { $mortal ->
            [0] { $hits } touches.
            [one] { $hits } touches et { $mortal } blessure mortelle.
           *[other] { $hits } touches et { $mortal } blessures mortelles.
        }
    }
told-hits_lost =
    { $count ->
        [one] { $count } touche est perdue.
       *[other] { $count } touches sont perdues.
    }
told-common_caught = { CAP(LE($player)) } capture un { $rat } { A($zone) }.
told-peculiar_caught = { CAP(LE($player)) } capture { LE($rat) } { A($zone) } et prend sa carte.
told-nemesis_wounded = { CAP(LE($nemesis)) } subit 1 blessure (Vie : { $health }).

## Special Abilities

told-ability_used =
    { CAP(LE($player)) } utilise « { $ability } » ({ $left ->
        [0] plus aucun jeton
        [one] { $left } jeton restant
       *[other] { $left } jetons restants
    }).
told-net_laid = { $zone } : tout rat qui s’y trouve ou y entre ne va pas plus loin.
told-decoy_laid = { $zone } : un leurre attire les rats comme du fromage.
told-cloud_laid = { $zone } : dans le nuage, aucun rat commun ou singulier ne mord, et rien n’apparaît.
told-rats_lured =
    { $rats } { GENDER($rats) ->
        [mp] suivent
       *[other] suit
    } la musique { DE($start) } vers { LE($zone) }.
told-dice_focused =
    { $count ->
        [one] { $count } dé rejoint
       *[other] { $count } dés rejoignent
    } la piste d’attaque (maintenant { $now }).
told-cull_ended = { CAP(LE($player)) } s’arrête là.
told-guarded = La Défense est de { $defence } jusqu’au Nettoyage.
told-healed = Vie +{ $count } (maintenant { $health }).
told-dashed =
    { $count ->
        [one] { $count } point de mouvement
       *[other] { $count } points de mouvement
    } de plus (maintenant { $now }) ; pendant ce tour, aucun rat n’attaque quand on quitte une zone.

## Cheese, upgrades, rewards

told-cheese_collected = { CAP(LE($player)) } ramasse un Fromage magique { A($zone) } : { $total } sur { $goal }.
told-cheese_gained = { CAP(LE($player)) } gagne un Fromage magique : { $total } sur { $goal }.
told-no_cheese_to_gain = Il n’y a plus de Fromage magique dans la Réserve : aucun gain.
told-slot_filled =
    Fromage posé sur l’emplacement « { $upgrade } » ; { $left ->
        [one] il en manque encore { $left }.
       *[other] il en manque encore { $left }.
    }
told-upgraded = Amélioration complète : { $upgrade } (maintenant { $now }).
told-trap_upgraded =
    Amélioration complète : { LE($trap) } { GENDER($trap) ->
        [mp] coûtent
        [fp] coûtent
       *[other] coûte
    } { $cost ->
        [one] { $cost } point de mouvement
       *[other] { $cost } points de mouvement
    } ; { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }{ $pierce ->
        [0] .
       *[other] , Défense réduite de { $pierce }.
    }
told-ability_unlocked =
    Capacité débloquée : « { $ability } » ({ $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }).
told-ability_refilled =
    Capacité rechargée : « { $ability } » ({ $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }).
told-tally_taken = { CAP(LE($player)) } donne { $rats } au Comptable pour « { $reward } ».
told-consolation_taken = { CAP(LE($player)) } prend « { $reward } » pour les rats qui ont quitté la Cage.
told-consolation_declined = { CAP(LE($player)) } ne prend aucune récompense pour les rats qui ont quitté la Cage.
told-reward_claimed = { CAP(LE($player)) } encaisse la récompense pour { LE($rat) } : { $gift }.
told-points_gained =
    { $count ->
        [one] { $count } point de mouvement
       *[other] { $count } points de mouvement
    } de plus (maintenant { $now }).
told-dice_gained =
    { $count ->
        [0] Il n’y a plus de dé dans la Réserve ; la piste d’attaque en garde { $now }.
        [one] { $count } dé rejoint la piste d’attaque (maintenant { $now }).
       *[other] { $count } dés rejoignent la piste d’attaque (maintenant { $now }).
    }
told-health_gained =
    { $count ->
        [0] La Vie est au maximum ({ $health }) : aucun gain.
       *[other] Vie +{ $count } (maintenant { $health }).
    }
told-tokens_gained =
    { $count ->
        [0] Impossible de prendre un { $token } (en main : { $now }).
       *[other] Reçu : { $gift } (maintenant { $now }).
    }
told-rats_caged =
    { CAP($rats) } { GENDER($rats) ->
        [mp] passent
        [none] ne passe
       *[other] passe
    } du sac à la Cage.
told-stash_empty = Aucun jeton sur la carte { DE($rat) } : aucun gain.

## The Rats’ Turn

told-rats_turn = Le tour des rats commence.
told-nemesis_rolled = { CAP(LE($nemesis)) } lance le dé pour se déplacer : { $pips }.
told-nemesis_moved = { CAP(LE($nemesis)) } quitte { LE($start) } pour { LE($zone) }.
told-nemesis_stayed = { CAP(LE($nemesis)) } reste { A($zone) }.
told-rats_moved =
    { $rats } { GENDER($rats) ->
        [mp] courent
       *[other] court
    } { DE($start) } vers { LE($zone) }.
told-peculiar_moved = { CAP(LE($rat)) } court { DE($start) } vers { LE($zone) }.
told-rats_netted = { CAP($zone) } : le filet met fin au déplacement.
told-rats_held =
    { $zone } : le filet retient { $rats }.
told-peculiar_held = { $zone } : le filet retient { LE($rat) }.
told-hoarded =
    { CAP(LE($rat)) } amasse { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    } { A($zone) }.
told-gut_filled =
    { CAP(LE($nemesis)) } engloutit un { $token } { A($zone) }{ $room ->
        [0] , sans en tirer de force.
       *[other] .
    }
told-trap_gnawed = { CAP(LE($rat)) } ronge le piège jusqu’à le détruire ({ $zone }).
told-trap_sprung =
    { CAP(LE($trap)) } { GENDER($trap) ->
        [mp] se déclenchent
        [fp] se déclenchent
       *[other] se déclenche
    } ({ $zone }).
told-nemesis_bit = { CAP(LE($nemesis)) } mord (touche à partir de { $accuracy }) : { $low }{ $high }.
told-nemesis_scored =
    { $hits ->
        [0] Aucune touche
        [one] { $hits } touche
       *[other] { $hits } touches
    } contre Défense { $defence }{ $mortal ->
        [0] {""}
        [one] , et { $mortal } blessure mortelle
       *[other] , et { $mortal } blessures mortelles
    }{ $wounds ->
        [0] {" "}: pas de blessure.
       *[other] .
    }
told-peculiar_bit =
    { CAP(LE($rat)) } mord : { $bite } contre Défense { $defence }{ $wounds ->
        [0] , pas de blessure.
       *[other] .
    }
told-common_bit =
    Les rats communs mordent : { $total } contre Défense { $defence }{ $wounds ->
        [0] , pas de blessure.
       *[other] .
    }
told-bite_hushed = { $zone } : dans le nuage, aucun rat ne mord.
told-drained = { CAP(LE($rat)) } vole un { $token } { A($player) }.
told-drained_nothing = { CAP(LE($rat)) } ne trouve aucun jeton spécial à voler { A($player) }.
told-decoy_taken =
    { $zone } : le leurre agit ; { $rats } { GENDER($rats) ->
        [mp] vont
        [none] ne va
       *[other] va
    } dans la Cage.
told-decoy_spurned = { $zone } : trop peu de rats pour le leurre ({ $count }, il en faut { $need }).
told-cheese_eaten =
    { $zone } : les rats comptent pour { $count } et dévorent un Fromage magique ; piste des rats : { $level } sur { $last }.
told-tracker_quiet = Ce niveau de la piste des rats n’a pas d’effet.
told-rats_sated =
    { GENDER($rats) ->
        [mp] Repus
       *[other] Repu
    }, { $rats } { GENDER($rats) ->
        [mp] retournent
       *[other] retourne
    } { DE($zone) } dans le sac à rats.
told-nemesis_spawned = { CAP(LE($nemesis)) } apparaît { A($zone) } !
told-nemesis_mutated = { CAP(LE($nemesis)) } mute : { $mutation } +{ $value } (maintenant { $now }).
told-cleaned_up =
    Nettoyage : { $rats } { GENDER($rats) ->
        [mp] quittent
       *[other] quitte
    } les cartes inactives.
told-peculiar_removed = Nettoyage : { LE($rat) } disparaît { DE($zone) } (carte inactive).
told-tokens_removed =
    Nettoyage : { $count ->
        [one] { $count } jeton spécial retourne
       *[other] { $count } jetons spéciaux retournent
    } des cartes inactives à la Réserve.
told-traps_returned =
    Nettoyage : { $count ->
        [one] { $count } piège retourne
       *[other] { $count } pièges retournent
    } sur le plateau du personnage.
told-placed_returned =
    Nettoyage : { $count ->
        [one] { $count } jeton spécial posé retourne
       *[other] { $count } jetons spéciaux posés retournent
    } à la Réserve.
told-guard_ended = Nettoyage : la Défense revient à { $defence }.

## The end

told-won_by_cheese = { CAP(LE($player)) } a { $cheese } Fromages magiques et gagne la partie !
told-won_by_slaying =
    { CAP(LE($nemesis)) } succombe : { LE($player) } gagne la partie, { $cheese ->
        [0] sans aucun Fromage magique
        [one] avec { $cheese } Fromage magique
       *[other] avec { $cheese } Fromages magiques
    } !
told-lost_by_cheese =
    Les rats ont dévoré { $eaten } Fromages magiques : { LE($player) } perd la partie, { $cheese ->
        [0] sans aucun Fromage magique
        [one] avec { $cheese } Fromage magique
       *[other] avec { $cheese } Fromages magiques
    }.
told-lost_by_wounds =
    { CAP(LE($player)) } n’a plus de Vie et perd la partie, { $cheese ->
        [0] sans aucun Fromage magique
        [one] avec { $cheese } Fromage magique
       *[other] avec { $cheese } Fromages magiques
    }.
told-lost_by_time =
    La manche { $rounds } est terminée : { LE($player) } perd la partie, { $cheese ->
        [0] sans aucun Fromage magique
        [one] avec { $cheese } Fromage magique
       *[other] avec { $cheese } Fromages magiques
    }.

## What is to be decided

prompt-connector =
    Contre quel raccord posez-vous la prochaine carte Quartier ? ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } à poser)
prompt-connector-setup = Contre quel raccord posez-vous la carte « { $card } » ?
prompt-rotation =
    Comment orientez-vous la carte « { $card } » ? Elle touche { LE($place) } (côté { $edge }) et se peuple aussitôt.
prompt-rotation-setup = Comment orientez-vous la carte « { $card } » ? Elle touche { LE($place) } (côté { $edge }).
prompt-action =
    Que faites-vous ? ({ $movement ->
        [one] { $movement } point de mouvement
       *[other] { $movement } points de mouvement
    }, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, { $traps ->
        [one] { $traps } piège
       *[other] { $traps } pièges
    })
prompt-hit =
    Que capturent les touches ({ $zone }) ? (À répartir : { $hits ->
        [0] { $mortal ->
            [one] { $mortal } blessure mortelle
           *[other] { $mortal } blessures mortelles
        }
        [one] { $hits } touche{ $mortal ->
            [0] {""}
            [one] {" "}et { $mortal } blessure mortelle
           *[other] {" "}et { $mortal } blessures mortelles
        }
       *[other] { $hits } touches{ $mortal ->
            [0] {""}
            [one] {" "}et { $mortal } blessure mortelle
           *[other] {" "}et { $mortal } blessures mortelles
        }
    })
prompt-upgrade = Sur quel emplacement posez-vous le Fromage magique ?
prompt-payment =
    Quel rat donnez-vous au Comptable pour « { $reward } » ? (encore { $count ->
        [one] { $count } rat
       *[other] { $count } rats
    })
prompt-payment-more =
    Quel rat donnez-vous au Comptable pour « { $reward } » ? (encore { $count ->
        [one] { $count } rat
       *[other] { $count } rats
    } ; déjà payé : { $paid })
prompt-cull = Quel rat capturez-vous ? (encore { $count } au plus)
prompt-end_zone =
    { $rats } { DE($start) } : où { GENDER($rats) ->
        [mp] courent-ils
       *[other] court-il
    } ?
prompt-end_zone-net =
    { $rats } { DE($start) } : quel filet { GENDER($rats) ->
        [mp] les arrête
       *[other] l’arrête
    } ?
prompt-end_zone-peculiar = { CAP(LE($rat)) }, { DE($start) } : où s’arrête la course ?
prompt-end_zone-peculiar_net = { CAP(LE($rat)) }, { DE($start) } : quel filet arrête la course ?
prompt-end_zone-nemesis = { CAP(LE($nemesis)) }, { DE($start) } : où s’arrête le déplacement ?
prompt-nest = Dans quel nid de rats apparaît { LE($nemesis) } ?
prompt-consolation =
    { $count ->
        [one] { $count } rat a
       *[other] { $count } rats ont
    } quitté la Cage. Quelle récompense prenez-vous ?
prompt-waiting = On attend { $players }.

## What can be chosen

choice-connector = Côté { $edge } { DE($card) }
choice-rotation = { CAP($turn) }
choice-move =
    Aller { A($zone) } ({ $cost ->
        [one] { $cost } point de mouvement
       *[other] { $cost } points de mouvement
    })
choice-move-wound =
    Aller { A($zone) } ({ $cost ->
        [one] { $cost } point de mouvement
       *[other] { $cost } points de mouvement
    }) ; les rats d’ici mordent : { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    }
    .risk = Les rats d’ici mordent quand vous partez : vous perdez { $wounds ->
        [one] { $wounds } point
       *[other] { $wounds } points
    } de Vie. Capturez-en d’abord, si vous le pouvez.
choice-move-deadly =
    Aller { A($zone) } ({ $cost ->
        [one] { $cost } point de mouvement
       *[other] { $cost } points de mouvement
    }) ; les rats d’ici mordent, et c’est la fin
    .risk = Les rats d’ici mordent quand vous partez, et vous n’avez plus assez de Vie : la partie est perdue.
choice-trap =
    Poser { LE($trap) } { A($zone) } ({ $cost ->
        [one] { $cost } point de mouvement
       *[other] { $cost } points de mouvement
    } ; { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    })
choice-attack =
    Attaquer avec { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    } (touche à partir de { $accuracy })
choice-collect = Ramasser ici le Fromage magique
choice-ability-hold_zone = Utiliser « { $ability } » { A($zone) } : les rats n’y vont pas plus loin
choice-ability-decoy =
    Utiliser « { $ability } » { A($zone) } : un leurre qui agit à partir de { $value ->
        [one] { $value } rat
       *[other] { $value } rats
    }
choice-ability-quiet_zone =
    Utiliser « { $ability } » { A($zone) } : aucun rat commun ou singulier n’y mord, rien n’y apparaît
choice-ability-lure = Utiliser « { $ability } » : les rats communs { DE($zone) } viennent à vous
choice-ability-blast =
    Utiliser « { $ability } » { A($zone) } : attaque avec { $value ->
        [one] { $value } dé
       *[other] { $value } dés
    }
choice-ability-focus =
    Utiliser « { $ability } » : { $value ->
        [one] { $value } dé
       *[other] { $value } dés
    } de plus
choice-ability-cull =
    Utiliser « { $ability } » : capturer ici { $value ->
        [one] { $value } rat commun
       *[other] jusqu’à { $value } rats communs
    }
choice-ability-guard = Utiliser « { $ability } » : Défense +{ $value } jusqu’au Nettoyage
choice-ability-heal = Utiliser « { $ability } » : Vie +{ $value }
choice-ability-dash =
    Utiliser « { $ability } » : { $value ->
        [one] { $value } point de mouvement
       *[other] { $value } points de mouvement
    } de plus, aucune attaque quand vous quittez une zone
choice-ability-snatch = Utiliser « { $ability } » : ramasser ici le Fromage magique malgré les rats
choice-reward =
    Donner { $count ->
        [one] { $count } rat
       *[other] { $count } rats
    } au Comptable pour « { $reward } » : { $gift }
choice-claim = Encaisser la récompense pour { LE($rat) } : { $gift }
choice-claim-stash =
    Encaisser la récompense pour { LE($rat) } : { $count ->
        [0] aucun jeton sur la carte
        [one] le jeton de la carte
       *[other] les { $count } jetons de la carte
    }
choice-end = Terminer le tour
choice-end-early =
    Terminer le tour (des rats sont ici ; { $count ->
        [one] { $count } dé inutilisé
       *[other] { $count } dés inutilisés
    })
    .risk = Il y a des rats à côté de vous, et il vous reste des dés : vous pourriez attaquer d’abord.
choice-hit =
    Capturer un { $rat } ({ $count ->
        [one] { $count } touche
       *[other] { $count } touches
    })
choice-hit-mortal = Capturer un { $rat } (blessure mortelle)
choice-hit-peculiar =
    Capturer { LE($rat) } ({ $count ->
        [one] { $count } touche
       *[other] { $count } touches
    })
choice-hit-peculiar_mortal = Capturer { LE($rat) } (blessure mortelle)
choice-hit-nemesis =
    Blesser { LE($nemesis) } ({ $count ->
        [one] { $count } touche
       *[other] { $count } touches
    })
choice-hit-nemesis_mortal = Blesser { LE($nemesis) } (blessure mortelle)
choice-upgrade =
    { $upgrade } : de { $now } à { $then } ({ $count ->
        [one] dernier emplacement
       *[other] { $count } emplacements à remplir
    })
choice-upgrade-trap =
    Piège amélioré : { LE($trap) } ; { $cost ->
        [one] { $cost } point de mouvement
       *[other] { $cost } points de mouvement
    }, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }{ $pierce ->
        [0] {""}
       *[other] , Défense réduite de { $pierce }
    }
choice-upgrade-unlock =
    Débloquer « { $ability } » ({ $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    })
choice-upgrade-refill =
    Recharger « { $ability } » (jusqu’à { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    })
choice-payment = Un { $rat }
choice-cull = Un { $rat }
choice-cull-done = S’arrêter là
choice-zone = { $zone }
choice-consolation = { $reward } : { $gift }
choice-consolation-done = Aucune récompense

## Things that are put together

seat = le chasseur de rats
    .de = du chasseur de rats
    .a = au chasseur de rats
zone = { $card } { $letter }
    .gender = { GENDER($card) }
    .a = { A($card) } { $letter }
some-brown =
    { $count ->
        [one] { $count } rat brun
       *[other] { $count } rats bruns
    }
    .gender =
        { $count ->
            [one] m
           *[other] mp
        }
some-black =
    { $count ->
        [one] { $count } rat noir
       *[other] { $count } rats noirs
    }
    .gender =
        { $count ->
            [one] m
           *[other] mp
        }
some-white =
    { $count ->
        [one] { $count } rat blanc
       *[other] { $count } rats blancs
    }
    .gender =
        { $count ->
            [one] m
           *[other] mp
        }
mix-none = aucun rat
mix-two = { $first } et { $second }
    .gender = mp
mix-three = { $first }, { $second } et { $third }
    .gender = mp
gift-move =
    { $count ->
        [one] { $count } point de mouvement
       *[other] { $count } points de mouvement
    }
gift-attack_die =
    { $count ->
        [one] { $count } dé d’attaque
       *[other] { $count } dés d’attaque
    }
gift-purple =
    { $count ->
        [one] { $count } jeton spécial violet
       *[other] { $count } jetons spéciaux violets
    }
gift-health = Vie +{ $count }
gift-yellow =
    { $count ->
        [one] { $count } jeton spécial jaune
       *[other] { $count } jetons spéciaux jaunes
    }
gift-cheese = 1 Fromage magique
gift-question =
    { $count ->
        [one] { $count } jeton « ? »
       *[other] { $count } jetons « ? »
    } ici
gift-cage =
    { $count ->
        [one] { $count } rat
       *[other] { $count } rats
    } du sac à la Cage
gift-stash = les jetons de la carte

## Names

card-t00 = Marché au Brie
    .gender = m
card-t01 = Caillebourg
card-t02 = Porte de la Croûte
    .gender = f
card-t03 = Gué du Petit-Lait
    .gender = m
card-t04 = Rue Moisie
    .gender = f
    .a = dans la Rue Moisie
card-t05 = Ruelle des Échasses
    .gender = f
    .a = dans la Ruelle des Échasses
card-t06 = Marches du Cheddar
    .gender = fp
    .a = sur les Marches du Cheddar
card-t07 = Croix de Brie
    .gender = f
card-t08 = Cour du Tanneur
    .gender = f
    .a = dans la Cour du Tanneur
card-t09 = Ruelle de la Gorgone
    .gender = f
    .a = dans la Ruelle de la Gorgone
card-t10 = Salière
    .gender = f
card-t11 = Quai des Pleurs
    .gender = m
    .a = sur le Quai des Pleurs
card-t12 = Butte aux Asticots
    .gender = f
    .a = sur la Butte aux Asticots
card-t13 = Pont-Baratte
    .gender = m
    .a = sur le Pont-Baratte
card-t14 = Clos du Beurre
    .gender = m
    .a = dans le Clos du Beurre
card-t15 = Marché aux Miettes
    .gender = m
card-t16 = Cour du Parmesan
    .gender = f
    .a = dans la Cour du Parmesan
card-t17 = Caniveau
    .gender = m
    .a = dans le Caniveau
card-t18 = Place de la Fondue
    .gender = f
    .a = sur la Place de la Fondue
card-t19 = Rue du Fumoir
    .gender = f
    .a = dans la Rue du Fumoir
card-t20 = Docks de la Présure
    .gender = mp
    .a = sur les Docks de la Présure
card-t21 = Repos du Gouda
    .gender = m
card-t22 = Impasse du Vinaigre
    .gender = f
    .a = dans l’Impasse du Vinaigre
card-t23 = Porte du Havarti
    .gender = f
card-t24 = Grande Laiterie
    .gender = f
ratcatcher-madam_cage = Madame Cage
    .text = Trois dés, quatre pas, trois cages qui tombent sur tout ce qui passe. L’idéal pour une première partie.
ratcatcher-corvin_reed = Corvin Reed, le joueur de flûte
    .text = Il attire à ses pieds les rats d’une zone voisine, puis en finit avec eux.
ratcatcher-agatha_brimstone = Agatha Brimstone
    .text = Du feu à distance, de l’acide dans ses pièges et un nuage où rien ne mord.
ratcatcher-bruno_maul = Bruno Maul
    .text = Fort et coriace : quatre dés et 3 en Défense, mais trois pas et un seul piège.
ratcatcher-sister_tansy = Sœur Tanaisie
    .text = Elle tient bon : sept points de Vie, un encens contre les morsures et un baume qui soigne.
ratcatcher-nim_quickstep = Nim Quickstep
    .text = Deux dés mais cinq pas : par les toits, sous le nez des rats, et le fromage avec.
nemesis-rat_king = Roi des rats
    .text = Vous poursuit. Les rats bruns qui partent de sa carte vont 1 pas plus loin.
    .gender = m
nemesis-the_maw = Gueule
    .text = Court après les jetons, sinon le fromage. Après son déplacement, elle avale les jetons Vie, les jetons spéciaux et le piège de sa zone, et elle en grandit (Piste de la panse).
    .gender = f
nemesis-mother_mange = Mère la Gale
    .text = Vous poursuit. Pour chaque blessure subie, 1 rat naît dans sa zone après l’attaque.
peculiar-rat_o_nine_tails = Rat à neuf queues
    .text = Vous poursuit : Mouvement 2, Morsure 3, Défense 1. Il mord aussi depuis une zone voisine. Récompense : Vie +1 ou 1 jeton violet.
    .gender = m
peculiar-flitterwing = Voltigeur
    .text = Vous poursuit : Mouvement 3, Morsure 2, Défense 0. Ni piège ni filet ne l’arrête. Récompense : 1 jeton « ? » dans votre zone.
    .gender = m
peculiar-pox_whiskers = Moustaches-de-Vérole
    .text = Vous poursuit : Mouvement 2, Morsure 3, Défense 1. Si sa Morsure dépasse votre Défense, vous perdez aussi un jeton spécial, violet d’abord. Récompense : Vie +1.
peculiar-brood_nanny = Nourrice
    .text = Cherche le fromage : Mouvement 1, Morsure 2, Défense 1. Elle compte comme un nid de rats. Récompense : 4 rats du sac dans votre Cage.
    .gender = f
peculiar-ironhide = Cuir-de-Fer
    .text = Cherche le fromage : Mouvement 1, Morsure 3, Défense 2. Garde du corps : dans sa zone, les touches ne vont qu’à lui jusqu’à sa capture. Récompense : Vie +1 ou 1 jeton jaune.
peculiar-pilferer = Chapardeur
    .text = Cherche le fromage : Mouvement 2, Morsure 1, Défense 0. Il compte pour 5 rats : il dévore un fromage à lui seul. Récompense : 2 jetons violets.
    .gender = m
peculiar-spring_chewer = Ronge-Ressort
    .text = Cherche les pièges, sinon le fromage : Mouvement 2, Morsure 2, Défense 1. Il enlève le piège de sa zone avant qu’il ne se déclenche. Récompense : 1 jeton « ? » dans votre zone.
peculiar-fiddler = Violoneux
    .text = Cherche le fromage : Mouvement 2, Morsure 1, Défense 0. Les rats communs qui partent de sa carte vont 1 pas plus loin. Récompense : 1 jeton violet ou 1 jaune.
    .gender = m
peculiar-bloatbelly = Panse-Bouffie
    .text = Cherche le fromage : Mouvement 1, Morsure 2, Défense 0. Capturé, il éclate : 2 rats apparaissent dans sa zone après l’attaque. Récompense : 5 rats du sac dans votre Cage.
peculiar-twin_snapper = Double-Croc
    .text = Vous poursuit : Mouvement 2, Morsure 4, Défense 1. Il mord aussi quand vous quittez sa zone. Récompense : Vie +2.
peculiar-the_shade = Ombre
    .text = Vous poursuit : Mouvement 2, Morsure 3, Défense 0. Seul un 6 la capture. Récompense : 1 Fromage magique.
    .gender = f
peculiar-magpie_tail = Queue-de-Pie
    .text = Cherche les jetons, sinon vous : Mouvement 3, Morsure 1, Défense 0. Il amasse jetons Vie et jetons spéciaux sur sa carte. Récompense : les jetons de la carte.
peculiar-candle_tail = Queue-Chandelle
    .text = Cherche le fromage : Mouvement 2, Morsure 2, Défense 1. Les rats communs de sa zone ont Défense +1. Récompense : 1 jeton jaune.
peculiar-herald = Héraut
    .text = Vous poursuit : Mouvement 2, Morsure 2, Défense 1. Dans votre zone, les rats communs mordent en tout 2 de plus. Récompense : Vie +1.
    .gender = m
    .le = le Héraut
    .de = du Héraut
    .a = au Héraut
peculiar-gaoler = Geôlier
    .text = Vous poursuit : Mouvement 2, Morsure 2, Défense 2. Quitter sa zone coûte 1 point de mouvement de plus. Récompense : 1 jeton « ? » dans votre zone ou 2 jetons violets.
    .gender = m
peculiar-pack_baron = Baron de la Meute
    .text = Cherche le fromage : Mouvement 2, Morsure 2, Défense 1. Il amène 2 rats avec lui. Récompense : 6 rats du sac dans votre Cage.
    .gender = m
ability-dragnet_potion = Potion coup de filet
    .text = Dans votre zone ou une voisine : jusqu’au Nettoyage, les rats communs et singuliers n’y bougent plus, et ceux qui y entrent s’arrêtent.
ability-toxic_ruse = Ruse toxique
    .text = Dans n’importe quelle zone de votre carte : attire comme du fromage. Si on y compte 3 rats quand ils dévorent (1 s’il y a un filet), tous les noirs et les blancs vont dans votre Cage.
ability-pied_tune = Air envoûtant
    .text = Tous les rats communs d’une zone voisine viennent dans la vôtre.
ability-grand_finale = Bouquet final
    .text = Une attaque de votre zone avec 4 dés de la Réserve.
ability-fire_flask = Fiole de feu
    .text = Une attaque de votre zone ou d’une voisine avec 3 dés de la Réserve.
ability-choking_cloud = Nuage suffocant
    .text = Dans votre zone ou une voisine : jusqu’au Nettoyage, les rats communs et singuliers n’y mordent pas, et nids et rats noirs n’y amènent rien. La Némésis s’en moque.
ability-battle_roar = Cri de guerre
    .text = 2 dés de la Réserve rejoignent votre piste d’attaque pour ce tour.
ability-clean_sweep = Coup de balai
    .text = Capturez sans dés jusqu’à 4 rats communs de votre choix dans votre zone.
ability-warding_incense = Encens protecteur
    .text = Défense +2 jusqu’au Nettoyage. Plusieurs s’additionnent.
ability-healing_balm = Baume guérisseur
    .text = Vie +2, sans dépasser le maximum.
ability-rooftop_run = Course sur les toits
    .text = 3 points de mouvement de plus ; jusqu’à la fin du tour, aucun rat n’attaque quand vous quittez une zone.
ability-light_fingers = Doigts lestes
    .text = Ramassez un Fromage magique de votre zone malgré les rats.
trap-drop_cage = Cage tombante
    .text = Coûte 1 point de mouvement et lance 2 dés (3 une fois améliorée).
    .gender = f
trap-spring_snare = Collet à ressort
    .text = Coûte 1 point de mouvement et lance 2 dés (amélioré : la Défense des rats compte 1 de moins).
    .gender = m
trap-acid_pot = Pot d’acide
    .text = Coûte 2 points de mouvement et lance 3 dés (4 une fois amélioré) ; la Défense des rats compte 1 de moins.
    .gender = m
trap-bear_jaw = Mâchoires d’acier
    .text = Coûtent 2 points de mouvement (1 une fois améliorées) et lancent 3 dés ; la Défense des rats compte 1 de moins.
    .gender = fp
trap-bell_trap = Piège à clochette
    .text = Coûte 1 point de mouvement et lance 2 dés (3 une fois amélioré).
    .gender = m
trap-tripwire = Fil de détente
    .text = Coûte 1 point de mouvement et lance 1 dé (2 une fois amélioré).
    .gender = m
tally-move = Second souffle
    .text = 2 rats : 2 points de mouvement pour ce tour.
tally-attack_die = Lame d’emprunt
    .text = 3 rats : un dé d’attaque pour ce tour.
tally-purple = Potion violette
    .text = 4 rats : un jeton spécial violet.
tally-health = Cataplasme
    .text = 6 rats : Vie +1.
tally-yellow = Potion jaune
    .text = 6 rats : un jeton spécial jaune.
tally-cheese = Gratitude du fromager
    .text = 12 rats : un Fromage magique.
mode-normal = normal
mode-hard = difficile
turn-0 = sans rotation
turn-1 = tournée d’un quart de tour à droite
turn-2 = tournée d’un demi-tour
turn-3 = tournée d’un quart de tour à gauche
rat-brown = rat brun
    .text = Vous poursuit : Mouvement 2, Morsure 2, Défense 0. Attaque quand vous quittez sa zone. Ne compte pas pour dévorer le fromage.
rat-black = rat noir
    .text = Cherche le fromage : Mouvement 1, Morsure 1, Défense 1 (deux touches). Amène un autre rat en apparaissant et à chaque tour des rats.
rat-white = rat blanc
    .text = Cherche le fromage : Mouvement 2, Morsure 1, Défense 0 (une touche).
token-health = jeton Vie
    .text = Vie +1 en passant dessus. Si votre Vie est pleine, il reste là.
token-purple = jeton spécial violet
    .text = Paie une fois votre capacité violette. Se ramasse seulement si elle est débloquée et a de la place.
token-yellow = jeton spécial jaune
    .text = Paie une fois votre capacité jaune. Se ramasse seulement si elle est débloquée et a de la place.
question-health = jeton Vie
    .text = Un jeton Vie arrive dans la zone.
question-purple = jeton spécial violet
    .text = Un jeton spécial violet arrive dans la zone.
question-yellow = jeton spécial jaune
    .text = Un jeton spécial jaune arrive dans la zone.
question-cheese = Fromage magique
    .text = Un Fromage magique arrive dans la zone.
question-peculiar = rat singulier
    .text = Un rat singulier apparaît dans la zone.
question-nest = nid de rats
    .text = Un rat apparaît, et la zone est désormais un nid de rats.
gut-health = jeton Vie
gut-purple = jeton spécial violet
gut-yellow = jeton spécial jaune
gut-trap = piège
mutation-mutate_health = Vie
mutation-mutate_bite = Morsure
mutation-mutate_defence = Défense
mutation-mutate_spawn = Naissances
upgrade-attack = Attaque
    .text = Attaque +1 : un dé de plus, dès maintenant.
upgrade-movement = Mouvement
    .text = Mouvement +1 : un pas de plus, dès maintenant.
upgrade-traps = Pièges
    .text = Pièges +1 : un piège de plus, dès maintenant.
upgrade-accuracy = Précision
    .text = Vous touchez dès 3 au lieu de 4, pièges et capacités compris.
upgrade-defence = Défense
    .text = Défense +1 : les morsures doivent la dépasser.
upgrade-health = Vie
    .text = Vie maximale +1, et Vie +1 aussitôt.
upgrade-trap = Piège amélioré
    .text = Vos pièges prennent leurs meilleures valeurs, même ceux déjà posés.
upgrade-purple_unlock = Capacité violette
    .text = Débloque votre capacité violette et la remplit de jetons.
upgrade-purple_refill = Recharge violette
    .text = Remplit une fois votre capacité violette. Seulement si elle est débloquée.
upgrade-yellow_unlock = Capacité jaune
    .text = Débloque votre capacité jaune et la remplit de jetons.
upgrade-yellow_refill = Recharge jaune
    .text = Remplit une fois votre capacité jaune. Seulement si elle est débloquée.
edge-n = nord
edge-e = est
edge-s = sud
edge-w = ouest
cause-nest = nid de rats
    .gender = m
cause-spawn = trou à rats
    .gender = m
cause-question = jeton « ? »
    .gender = m
cause-black = rat noir
    .gender = m
cause-blacks = rats noirs
    .gender = mp
cause-breeder = rat singulier qui met bas
    .gender = m
cause-nemesis = Némésis
    .gender = f
cause-tracker = piste des rats
    .gender = f
cause-entourage = suite du rat singulier
    .gender = f
cause-burst = rat éclaté
    .gender = m
cause-litter = Némésis blessée
    .gender = f

## Pourquoi pas

why-zone-absent = { $zone } : cette zone n’est pas dans la Ville.
why-card-absent = La carte « { $card } » n’est pas dans la Ville.
why-connector-not_start = À la mise en place, on pose les cartes contre { LE($start) }, pas contre { LE($card) }.
why-connector-none = La carte « { $card } » n’a pas de raccord côté { $edge }.
why-connector-taken = Le raccord du côté { $edge } { DE($card) } n’est pas libre : la carte « { $other } » s’y trouve.
why-connector-inactive = La carte « { $card } » est inactive, et une carte active, « { $other } », a encore un raccord libre.
why-rotation = { CAP($turn) }, la carte « { $card } » n’a pas de raccord du côté qui touche { LE($place) }.
why-ability-locked = La capacité « { $ability } » n’est pas encore débloquée.
why-dice-none_left = Il n’y a plus de dé dans la Réserve.
why-health-full = Votre Vie est déjà au maximum ({ $health }).
why-upgrade-complete = « { $upgrade } » n’a plus d’emplacement libre : chaque amélioration ne s’obtient qu’une fois.
why-move-here = Vous êtes déjà { A($zone) }.
why-move-not_adjacent = { $zone } : cette zone n’est pas voisine de la vôtre ({ $here }).
why-move-points =
    { $here } : quitter cette zone coûte { $cost ->
        [one] { $cost } point de mouvement
       *[other] { $cost } points de mouvement
    }, et { $points ->
        [0] il ne vous en reste aucun
       *[other] il ne vous en reste que { $points }
    }.
why-trap-out_of_reach = { $zone } : cette zone n’est ni la vôtre ni voisine de la vôtre ; vous ne pouvez pas y poser de piège.
why-trap-lies = { $zone } : il y a déjà un piège dans cette zone.
why-trap-none_left = Vous n’avez plus de piège.
why-trap-points =
    Poser { LE($trap) } coûte { $cost ->
        [one] { $cost } point de mouvement
       *[other] { $cost } points de mouvement
    }, et { $points ->
        [0] il ne vous en reste aucun
       *[other] il ne vous en reste que { $points }
    }.
why-attack-no_dice = Il n’y a plus de dé sur votre piste d’attaque.
why-attack-too_many =
    Il n’y a que { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } sur votre piste d’attaque.
why-zone-no_rats = { $zone } : il n’y a aucun rat dans cette zone.
why-zone-no_common_rats = { $zone } : il n’y a aucun rat commun dans cette zone.
why-zone-no_cheese = { $zone } : il n’y a pas de Fromage magique dans cette zone.
why-collect-rats = { $zone } : vous ne pouvez pas y ramasser le Fromage magique tant qu’il y a des rats.
why-ability-no_token = Vous n’avez plus de jeton pour « { $ability } ».
why-ability-own_zone = « { $ability } » n’agit que dans votre zone, et vous n’êtes pas { A($zone) }.
why-ability-near = « { $ability } » n’agit que dans votre zone ou une zone voisine, ce qui n’est pas le cas ici ({ $zone }).
why-ability-adjacent = « { $ability } » n’agit que sur une zone voisine, ce qui n’est pas le cas ici ({ $zone }).
why-ability-township = « { $ability } » n’agit que sur la carte Quartier où vous êtes ({ $card }), et la zone { $zone } n’en fait pas partie.
why-ability-placed = { $zone } : il y a déjà un jeton « { $ability } » dans cette zone.
why-rat-absent = { $zone } : il n’y a aucun { $rat } dans cette zone.
why-cull-due = Vous devez capturer au moins un rat.
why-reward-too_dear =
    « { $reward } » coûte { $cost ->
        [one] { $cost } rat
       *[other] { $cost } rats
    }, et il n’y en a { $count ->
        [0] aucun
       *[other] que { $count }
    } dans la Cage.
why-cheese-none_left = Il n’y a plus de Fromage magique dans la Réserve.
why-ability-full =
    La capacité « { $ability } » a déjà { $most ->
        [one] { $most } jeton
       *[other] { $most } jetons
    }, son maximum.
why-token-none_left = Il n’y a plus de { $token } dans la Réserve.
why-payment-none = Il n’y a aucun { $rat } dans la Cage.
why-consolation-too_dear =
    « { $reward } » coûte { $cost ->
        [one] { $cost } rat
       *[other] { $cost } rats
    }, et seulement { $count } { $count ->
        [one] a
       *[other] ont
    } quitté la Cage.
why-consolation-too_late = La récompense « { $reward } » serait perdue : vous n’avez plus d’action avant la prochaine Préparation.
why-claim-not_caught = Vous n’avez pas la carte { DE($rat) }.
why-claim-only_one = La carte { DE($rat) } n’offre qu’une seule récompense.
why-hit-mortal_only = Seul un 6 peut capturer { LE($rat) }.
why-hit-too_few =
    Capturer un { $rat } demande { $cost ->
        [one] { $cost } touche
       *[other] { $cost } touches
    }, et il { $hits ->
        [0] n’en reste aucune
       *[other] n’en reste que { $hits }
    }.
why-hit-peculiar_too_few =
    Capturer { LE($rat) } demande { $cost ->
        [one] { $cost } touche
       *[other] { $cost } touches
    }, et il { $hits ->
        [0] n’en reste aucune
       *[other] n’en reste que { $hits }
    }.
why-hit-nemesis_too_few =
    Blesser { LE($nemesis) } demande { $cost ->
        [one] { $cost } touche
       *[other] { $cost } touches
    }, et il { $hits ->
        [0] n’en reste aucune
       *[other] n’en reste que { $hits }
    }.
why-mortal-none = Il ne reste aucun 6 à attribuer.
why-hit-bodyguard = { CAP(LE($rat)) } fait office de garde du corps : tant que ce rat n’est pas capturé, les touches ne vont qu’à lui.
why-hit-untrappable = Les touches d’un piège ne peuvent pas être attribuées { A($rat) }.
why-hit-no_nemesis = { CAP(LE($nemesis)) } n’est pas { A($zone) }.
why-hit-no_peculiar = { CAP(LE($rat)) } n’est pas { A($zone) }.
why-zone-farther = { $other } : cette zone est plus proche de vous que { $zone } ({ $least } contre { $steps } pas).
why-zone-lower = { $zone } et { $other } sont à égale distance de vous ({ $steps } pas), et { $other } est sur la carte Quartier au numéro le plus élevé.
why-end_zone-off_path = { $zone } : cette zone n’est pas à { $steps } pas du départ ({ $start }) sur un plus court chemin vers la cible.
why-net-none = { $zone } : il n’y a pas de filet dans cette zone.
why-net-not_first = { $zone } : ce filet n’est pas le premier sur le chemin depuis le départ ({ $start }).
why-nest-none = { $zone } : il n’y a pas de nid de rats dans cette zone.
why-nest-other_card = { CAP(LE($nemesis)) } apparaît sur la carte Quartier où vous êtes ({ $card }), et la zone { $zone } n’en fait pas partie.
