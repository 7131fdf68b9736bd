### RatLand : français.

## What happened

told-game_set_up = Tout est en place ; { $player } commence.
told-clan_kept = { $player } mène { LE($clan) }.
told-board_shown = { $player } joue avec { LE($board) }.

told-round_begins = Tour { $round } : { $player } a la carte Joueur actif.
told-event_turned = Événement : { $event }. { $effect }
told-manhole_opened = La plaque d’égout est entrouverte : les clans utilisent désormais leur capacité améliorée.
told-food_turned = On révèle la { $card }.
told-food_shown = Fromages { DE($area) } : { $harmless } ; nuisibles : { $harmful }.
told-event_foreseen = Clan des Devins : le prochain événement est « { $event } ». { $effect }
told-food_foreseen = Clan des Devins : la prochaine carte est la { $card }.
told-cheese_abounds = { $cheese ->
    [0] Il ne reste plus de fromage dans la réserve pour { $player }.
    [one] { $player } prend { $cheese } fromage dans la réserve.
   *[other] { $player } prend { $cheese } fromages dans la réserve.
 }
told-cousin_came = { $rats ->
    [0] Il ne reste plus de rat dans la réserve : { $player } n’a pas de visite.
    [one] Visite du cousin : { $player } prend { $rats } rat dans la réserve.
   *[other] Visite du cousin : { $player } prend { $rats } rats dans la réserve.
 }
told-clans_compared = { $player } a le plus grand clan ({ $more }), { $receiver } le plus petit ({ $fewer }).
told-tie_broken = Égalité : { $player } a la priorité, selon l’ordre du tour.
told-rat_given = { $player } donne { $rats } { A($receiver) }.
told-none_to_give = { $player } n’a aucun rat valide à donner.
told-clans_equal = Tous les clans ont la même taille ({ $size } chacun) : personne ne donne de rat.
told-nobody_away = Aucun rat n’est empoisonné ni en vadrouille : l’événement n’a pas d’effet.
told-dead_risen = { $player } remet { $rats } de son cimetière dans la réserve.
told-graveyards_empty = Tous les cimetières sont vides : l’événement n’a pas d’effet.
told-no_double_duty = À deux, le garde-manger ne défend pas : l’événement n’a pas d’effet.

told-rats_sent = { $player } envoie { $dump ->
    [0] { $city ->
        [0] { $fields ->
            [one] { $fields } rat au champ
           *[other] { $fields } rats au champ
         }
        [one] { $city } rat en ville
       *[other] { $city } rats en ville
     }
    [one] { $dump } rat à la décharge
   *[other] { $dump } rats à la décharge
 }{ $dump ->
    [0] { "" }
   *[other] { $city ->
        [0] { "" }
       *[other] { $fields ->
            [0] { " " }et { $city } en ville
           *[other] , { $city } en ville
         }
     }
 }{ $fields ->
    [0] { "" }
   *[other] { $dump ->
        [0] { $city ->
            [0] { "" }
           *[other] { " " }et { $fields } au champ
         }
       *[other] { " " }et { $fields } au champ
     }
 }.
told-rats_in_canals = { $player } place { $left ->
    [0] { $right ->
        [one] { $right } rat dans le conduit droit
       *[other] { $right } rats dans le conduit droit
     }
    [one] { $left } rat dans le conduit gauche
   *[other] { $left } rats dans le conduit gauche
 }{ $left ->
    [0] { "" }
   *[other] { $right ->
        [0] { "" }
       *[other] { " " }et { $right } dans le droit
     }
 }.
told-rats_at_home = { $player } place { $nursery ->
    [0] { $pantry ->
        [0] { $both ->
            [one] { $both } rat en double service (maternité et garde-manger)
           *[other] { $both } rats en double service (maternité et garde-manger)
         }
        [one] { $pantry } rat au garde-manger
       *[other] { $pantry } rats au garde-manger
     }
    [one] { $nursery } rat à la maternité
   *[other] { $nursery } rats à la maternité
 }{ $nursery ->
    [0] { "" }
   *[other] { $pantry ->
        [0] { "" }
       *[other] { $both ->
            [0] { " " }et { $pantry } au garde-manger
           *[other] , { $pantry } au garde-manger
         }
     }
 }{ $both ->
    [0] { "" }
   *[other] { $nursery ->
        [0] { $pantry ->
            [0] { "" }
           *[other] { " " }et { $both } en double service (maternité et garde-manger)
         }
       *[other] { " " }et { $both } en double service (maternité et garde-manger)
     }
 }.
told-no_rats_placed = { $player } n’a aucun rat à placer.
told-cheese_hidden = { $hidden ->
    [0] { $player } ne cache pas de fromage.
   *[other] { $player } a caché un fromage dans sa maternité.
 }
told-rat_moved = Clan des Sportifs : { $player } redéploie un rat { DE($source) } vers { LE($target) }.
told-no_rat_moved = Clan des Sportifs : { $player } ne redéploie aucun rat.

told-defence_raised = Clan des Guerriers : { $player } défend comme avec { $bonus ->
    [one] { $bonus } rat
   *[other] { $bonus } rats
 } de plus.
told-attack_won = { $player } attaque { $victim } avec succès : { $strength } contre { $defence }.
told-attack_failed = { $player } attaque { $victim } en vain : { $strength } contre { $defence }.
told-tunnel_won = { $player } attaque avec succès par { LE($canal) } : { $strength } contre { $defence }.
told-tunnel_failed = { $player } attaque en vain par { LE($canal) } : { $strength } contre { $defence }.
told-ninjas_struck = Clan des Ninjas : { $player } peut tout de même voler un fromage { A($victim) }.
told-loot_shared = { $victim } n’a { $cheese ->
    [one] qu’un fromage
   *[other] que { $cheese } fromages
 } pour ses deux attaquants, qui se servent tour à tour ; { $player } commence ({ $tied ->
    [0] le plus de rats dans le conduit
   *[other] à égalité de rats, selon l’ordre du tour
 }).
told-cheese_stolen = { $cheese ->
    [0] { $player } ne trouve aucun fromage à voler chez { $victim }.
   *[other] { $player } vole { $cheese ->
        [one] { $cheese } fromage
       *[other] { $cheese } fromages
     } { A($victim) }{ $missing ->
        [0] { "" }
       *[other] , { $missing } de moins que prévu
     }.
 }
told-rats_killed = { $player } perd { $rats } au combat ({ $place }) : retour à la réserve.

told-rats_scarce = { $rats ->
    [0] Il ne reste plus de rat dans la réserve.
    [one] Il ne reste qu’un rat dans la réserve : la plus petite maternité est servie d’abord.
   *[other] Il ne reste que { $rats } rats dans la réserve : les plus petites maternités sont servies d’abord.
 }
told-rats_born = { $rats ->
    [0] Il ne reste plus de rat pour la maternité { DE($player) }.
   *[other] { $player } gagne { $rats ->
        [one] { $rats } rat
       *[other] { $rats } rats
     } à la maternité{ $bonus ->
        [0] { "" }
       *[other] { " " }(Clan des Reproducteurs : +{ $bonus })
     }{ $missing ->
        [0] { "" }
       *[other] , mais il en manque { $missing } dans la réserve
     }.
 }
told-rats_back = { $player } récupère { $sick ->
    [0] { $lost ->
        [one] { $lost } rat de vadrouille
       *[other] { $lost } rats de vadrouille
     }
    [one] { $sick } rat de l’infirmerie
   *[other] { $sick } rats de l’infirmerie
 }{ $sick ->
    [0] { "" }
   *[other] { $lost ->
        [0] { "" }
       *[other] { " " }et { $lost } de vadrouille
     }
 }.
told-cheese_brought = { $cheese ->
    [0] Clan des Explorateurs : il ne reste plus de fromage à rapporter pour les rats { DE($player) }.
    [one] Clan des Explorateurs : { $player } reçoit { $cheese } fromage de ses rats de retour de vadrouille.
   *[other] Clan des Explorateurs : { $player } reçoit { $cheese } fromages de ses rats de retour de vadrouille.
 }

told-area_searched = Recherche { A($area) } : { $pieces } dans le sac.
told-bag_short = La réserve ne suffit pas : il manque { $missing } dans le sac.
told-area_deserted = Personne n’a de rats { A($area) }.
told-piece_added = Clan des Corrompus : { $player } glisse un fromage { $colour } dans le sac.
told-nothing_added = Clan des Corrompus : { $player } n’ajoute rien dans le sac.
told-rat_wounded = { $player } domine ici avec { $present ->
    [one] { $present } rat
   *[other] { $present } rats
 } : un rat { DE($victim) } est blessé et va à l’infirmerie.
told-more_drawn = Clan des Recycleurs : { $player } pioche { $more } de plus.
told-pieces_drawn = { $player } pioche { $harmless }.
told-harm_drawn = { $player } tombe sur { $harmful }.
told-all_sorts_drawn = { $player } pioche { $harmless }, mais tombe aussi sur { $harmful }.
told-nothing_due = { $player } ne pioche rien : sur un plateau agressif, un rat seul ne trouve rien.
told-bag_empty = Le sac est vide : il manque { $missing } { A($player) }.
told-piece_put_back = Rat casqué : { $player } remet un fromage { $colour } dans le sac.
told-all_kept = Rat casqué : { $player } garde tout.
told-whites_recycled = Clan des Recycleurs : { $player } échange { $whites ->
    [one] { $whites } fromage blanc contre un jaune
   *[other] { $whites } fromages blancs contre autant de jaunes
 }.
told-whites_exchanged = Ralchimiste : { $player } transforme { $whites ->
    [2] 2 fromages blancs en 1 jaune
    [4] 4 fromages blancs en 2 jaunes
    [6] 6 fromages blancs en 3 jaunes
    [8] 8 fromages blancs en 4 jaunes
   *[other] { $whites } fromages blancs, deux par deux, en jaunes
 }.
told-colour_changed = Clan des Mutants : pour { $player }, le fromage { $colour } vaut un fromage { $meaning }.
told-colour_ignored = Clan des Guerriers : le fromage { $colour } n’a pas d’effet sur { $player }.
told-cheese_found = { $cheese ->
    [0] { $player } ne gagne aucun fromage
    [one] { $player } gagne { $cheese } fromage
   *[other] { $player } gagne { $cheese } fromages
 }{ $missing ->
    [0] { "" }
   *[other] { " " }: il en manque { $missing } dans la réserve
 }.
told-rats_to_supply = Fromage noir : { $player } renvoie { $rats ->
    [one] { $rats } rat{ $sick ->
        [0] { "" }
       *[other] { " " }de l’infirmerie
     }{ $lost ->
        [0] { "" }
       *[other] { " " }en vadrouille
     } à la réserve
   *[other] { $rats } rats à la réserve{ $sick ->
        [0] { $lost ->
            [0] { "" }
           *[other] { " " }(en vadrouille : { $lost })
         }
       *[other] { " " }(à l’infirmerie : { $sick }{ $lost ->
            [0] { "" }
           *[other] , en vadrouille : { $lost }
         })
     }
 }.
told-rats_poisoned = Mort-aux-rats : { $player } place { $rats } à l’infirmerie.
told-rats_lost = Fromage bleu : { $player } place { $rats } en vadrouille.
told-nobody_hit = Fromage { $colour } : { $player } n’a plus de rat à perdre.
told-late_drawn = Clan des Charognards : { $player } pioche un des fromages restants.
told-late_draw_declined = Clan des Charognards : { $player } ne pioche rien ici.
told-nothing_left = Clan des Charognards : le sac est vide, { $player } ne pioche rien.
told-tactics_paid = { $cheese ->
    [0] Stratèges : il ne reste plus de fromage dans la réserve pour { $player }.
   *[other] Stratèges : { $player } gagne { $cheese ->
        [one] { $cheese } fromage
       *[other] { $cheese } fromages
     } pour { $areas ->
        [one] { $areas } zone délaissée
       *[other] { $areas } zones délaissées
     }.
 }
told-no_tactics = Stratèges : tout le monde a envoyé des rats dans les trois zones ; personne ne gagne de fromage.

told-rat_traded = Rattibal Lecter : { $player } échange { $rat } contre un fromage.
told-rat_not_traded = Rattibal Lecter : { $player } n’échange aucun rat.
told-no_more_trades = Rattibal Lecter : il ne reste plus de fromage dans la réserve, plus personne ne peut échanger.
told-clan_fed = { $rats ->
    [0] { $player } n’a aucun rat à nourrir.
   *[other] { $need ->
        [0] { $player } nourrit { $rats ->
            [one] { $rats } rat
           *[other] { $rats } rats
         } sans dépenser de fromage.
        [one] { $player } dépense { $need } fromage pour nourrir { $rats } rats.
       *[other] { $player } dépense { $need } fromages pour nourrir { $rats } rats.
     }
 }
told-clan_hungry = Pour nourrir { $rats }, { $player } a besoin { $need ->
    [one] d’un fromage
   *[other] de { $need } fromages
 }, mais { $paid ->
    [0] n’en a aucun
    [one] n’en a qu’un, aussitôt dépensé
   *[other] n’en a que { $paid }, aussitôt dépensés
 }.
told-rats_starved = { $rats ->
    [one] { $player } place { $rats } rat mort de faim au cimetière{ $sick ->
        [0] { "" }
       *[other] { " " }(il était à l’infirmerie)
     }
    [2] { $player } place { $rats } rats morts de faim au cimetière{ $sick ->
        [0] { "" }
        [2] , tous deux de l’infirmerie
       *[other] , dont { $sick } de l’infirmerie
     }
    [3] { $player } place { $rats } rats morts de faim au cimetière{ $sick ->
        [0] { "" }
        [3] , tous de l’infirmerie
       *[other] , dont { $sick } de l’infirmerie
     }
   *[other] { $player } place { $rats } rats morts de faim au cimetière{ $sick ->
        [0] { "" }
       *[other] , dont { $sick } de l’infirmerie
     }
 }.
told-cheese_transformed = { $rats ->
    [0] { $possible ->
        [0] Clan des Alchimistes : { $player } ne peut rien transformer.
       *[other] Clan des Alchimistes : { $player } ne transforme rien.
     }
    [one] Clan des Alchimistes : { $player } transforme { $rats } fromage en { $rats } rat.
   *[other] Clan des Alchimistes : { $player } transforme { $rats } fromages en { $rats } rats.
 }
told-cheese_collected = Clan des Musiciens : { $giver } donne { $had ->
    [one] son seul fromage
   *[other] un de ses { $had } fromages
 } { A($player) }{ $tied ->
    [0] { "" }
   *[other] { " " }(à égalité, selon l’ordre du tour)
 }.
told-nothing_collected = Clan des Musiciens : personne n’a de fromage à donner { A($player) }.

told-game_over = Décompte final : chaque rat en vie rapporte 1 point, chaque rat au cimetière en coûte 1.
told-clan_discarded = { $player } avait défaussé { LE($clan) }.
told-scored = { $player } a { $points ->
    [one] { $points } point
   *[other] { $points } points
 } : { $living ->
    [one] { $living } rat en vie
   *[other] { $living } rats en vie
 }, { $dead } au cimetière.
told-game_won = { $player } l’emporte avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
told-game_won_by_cheese = Égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
 } : { $player } a le plus de fromages ({ $cheese }) et l’emporte.
told-victory_shared = { $player } partage la victoire, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 } et { $cheese }.

## What is to be decided

prompt-waiting = On attend { $players }.
prompt-clan = Lequel de vos deux clans gardez-vous ?
prompt-board = Avec quelle face de votre plateau jouez-vous toute la partie ?
# $place (place), $rats (number)
prompt-place_rats = { CAP($place) } : combien de rats ? (Encore à placer : { $rats }.)
# $place (place), $rats (number), $victim (seat)
prompt-place_rats-canal = { CAP($place) } (contre { $victim }) : combien de rats ? (Encore à placer : { $rats }.)
# $place (place), $rats (number), $victim (seat)
prompt-place_rats-last = { CAP($place) } (contre { $victim }) : combien de rats ? (Encore à placer : { $rats } ; le reste va au garde-manger.)
# $place (place), $rats (number), $most (number)
prompt-place_rats-both = { CAP($place) }, à la maternité et au garde-manger à la fois : combien de rats, { $most } au plus ? (Encore à placer : { $rats }.)
# $cheese (number)
prompt-place_rats-hide = { $cheese ->
    [one] Voulez-vous cacher votre seul fromage dans votre maternité ?
   *[other] Voulez-vous cacher un de vos { $cheese } fromages dans votre maternité ?
 }
# $moves (number)
prompt-move_from = Clan des Sportifs : redéployer un rat ? (Encore { $moves ->
    [one] { $moves } rat
   *[other] { $moves } rats
 } au plus.)
# $moves (number), $place (place)
prompt-move_to = Clan des Sportifs : vers quelle section redéployez-vous le rat { DE($place) } ? (Encore { $moves ->
    [one] { $moves } rat
   *[other] { $moves } rats
 } au plus.)
# $area (place), $harmless (harmless), $harmful (harmful), $left (number)
prompt-add_piece = Clan des Corrompus ({ $area }) : ajouter un fromage dans le sac ? Contenu : { $harmless } ; nuisibles : { $harmful }. Encore possible ce tour-ci : { $left ->
    [one] une fois
   *[other] dans { $left } zones
 }.
# $area (place), $rats (number)
prompt-wound = Combat { A($area) } : vous y avez le plus de rats ({ $rats }). Quel adversaire aura un rat blessé ?
# $area (place), $harmless (harmless), $harmful (harmful)
prompt-put_back = Rat casqué ({ $area }), fromages piochés : { $harmless } ; nuisibles : { $harmful }. Remettre un fromage dans le sac ?
# $area (place), $harmless (harmless), $harmful (harmful), $left (number)
prompt-late_draw = Clan des Charognards ({ $area }) : piocher un des fromages restants ? Dans le sac : { $harmless } ; nuisibles : { $harmful }. Encore possible ce tour-ci : { $left ->
    [one] une fois
   *[other] dans { $left } zones
 }.
# $cheese (cheese), $need (number)
prompt-trade = Rattibal Lecter : échanger un rat contre un fromage ? Vous avez { $cheese } ; pour nourrir le clan, { $need ->
    [0] il n’en faut aucun
   *[other] il en faut { $need }
 }.
# $cheese (cheese)
prompt-transform = Clan des Alchimistes : combien de fromages transformez-vous en rats ? Vous avez { $cheese }.

## Choices

# $clan (clan), $closed (closed), $open (open)
choice-clan-clan = Garder { LE($clan) } (plaque fermée : { $closed } ; entrouverte : { $open })
# $board (board)
choice-board-board = Jouer avec { LE($board) }
# $place (place), $rats (rats)
choice-place_rats-rats = { CAP($place) } : { $rats }
choice-hide-no = Ne rien cacher
choice-hide-yes = Cacher un fromage dans la maternité
# $place (place)
choice-move_from-place = Redéployer un rat { DE($place) }
choice-move_from-done = Laisser les rats où ils sont
# $place (place)
choice-move_to-place = Le redéployer vers { LE($place) }
# $colour (colour)
choice-add_piece-colour = Ajouter un fromage { $colour }
choice-add_piece-none = Ne rien ajouter
# $player (seat), $rats (rats)
choice-wound-player = Blesser un rat { DE($player) } ({ $rats } ici)
# $colour (colour)
choice-put_back-colour = Remettre un fromage { $colour }
choice-put_back-none = Tout garder
choice-late_draw-no = Ne rien piocher ici
choice-late_draw-yes = Piocher un fromage
choice-trade-no = Garder tous les rats
# $rat (rat), $need (cheese)
choice-trade-yes = Échanger { $rat } contre un fromage (il faudra alors { $need })
# $rat (rat), $need (cheese)
choice-trade-lost_rat = Échanger { $rat } contre un fromage (il faudra toujours { $need })
# $count (number)
choice-transform-transform = { $count ->
    [0] Ne rien transformer
    [one] Transformer { $count } fromage en { $count } rat
   *[other] Transformer { $count } fromages en { $count } rats
 }

## Names

clan-recyclers = Clan des Recycleurs
    .gender = m
    .closed = piocher 1 fromage de plus à la décharge
    .open = jusqu’à 2 fromages blancs de la décharge deviennent jaunes
clan-mutants = Clan des Mutants
    .gender = m
    .closed = la mort-aux-rats (violet) vaut un fromage jaune
    .open = la mort-aux-rats (violet) vaut un fromage orange
clan-explorers = Clan des Explorateurs
    .gender = m
    .closed = vos rats de retour de vadrouille rapportent 1 fromage en tout
    .open = chaque rat de retour de vadrouille rapporte 1 fromage
clan-scavengers = Clan des Charognards
    .gender = m
    .closed = dans une zone sans vos rats, piocher 1 fromage restant
    .open = dans chaque zone sans vos rats, piocher 1 fromage restant
clan-alchemists = Clan des Alchimistes
    .gender = m
    .closed = après la phase Nourriture, transformer 1 fromage en rat
    .open = après la phase Nourriture, transformer jusqu’à 2 fromages en rats
clan-ninjas = Clan des Ninjas
    .gender = m
    .closed = attaquer un seul voisin avec exactement 2 rats rapporte au moins 1 fromage
    .open = chaque attaque avec exactement 1 rat rapporte au moins 1 fromage
clan-family = Clan des Reproducteurs
    .gender = m
    .closed = gagner 1 rat même si la maternité est vide
    .open = la maternité donne toujours 1 rat de plus
clan-warriors = Clan des Guerriers
    .gender = m
    .closed = ignorer le fromage noir
    .open = ignorer le fromage noir et défendre comme avec 2 rats de plus
clan-musicians = Clan des Musiciens
    .gender = m
    .closed = en fin de tour, l’adversaire qui a le plus de fromages vous en donne 1
    .open = en fin de tour, les trois adversaires qui ont le plus de fromages vous en donnent 1 chacun
clan-athletes = Clan des Sportifs
    .gender = m
    .closed = redéployer 1 rat après le retrait des paravents
    .open = redéployer jusqu’à 3 rats après le retrait des paravents
clan-corrupt = Clan des Corrompus
    .gender = m
    .closed = ajouter 1 fromage de votre choix dans le sac d’une zone
    .open = ajouter 1 fromage de votre choix dans le sac de chaque zone
clan-seers = Clan des Devins
    .gender = m
    .closed = voir la prochaine carte Événement
    .open = voir la prochaine carte Événement et la prochaine carte Nourriture
colour-white = blanc
colour-black = noir
colour-yellow = jaune
colour-orange = orange
colour-purple = violet
colour-blue = bleu
event-abundance = Abondance
    .text = Chacun prend 1 fromage dans la réserve.
event-massive_attack = Attaque massive
    .text = Chaque conduit occupé attaque comme s’il contenait un rat de plus.
event-cousin_visit = Visite du cousin
    .text = Chacun reçoit 1 rat, à déployer dès ce tour.
event-hard_hat = Rat casqué
    .text = Dans chaque zone, vous pouvez remettre dans le sac un fromage pioché.
event-yellow_is_the_new_black = Yellow is the New Black
    .text = Le fromage noir vaut un fromage jaune.
event-drunk = Ivre
    .text = Le plus grand clan donne un rat valide au plus petit.
event-hide_the_cheese = Planquez le fromage
    .text = Vous pouvez cacher 1 fromage dans votre maternité ; il ne peut pas être volé.
event-just_in_time = Juste à temps
    .text = Les rats empoisonnés et en vadrouille peuvent être déployés dès ce tour.
event-holy_rat = Sacré rat
    .text = Un rat de chaque cimetière retourne dans la réserve.
event-end_of_game = Fin de partie
    .text = La partie s’arrête immédiatement.
event-dr_cheese = Ralchimiste
    .text = Deux fromages blancs d’une même zone deviennent un jaune.
event-tacticians = Stratèges
    .text = Chacun gagne 1 fromage pour chacune des trois zones où il n’a envoyé aucun rat.
event-rattibal_lecter = Rattibal Lecter
    .text = En phase Nourriture, vous pouvez échanger un rat contre un fromage.
event-locked_and_loaded = Prêts à tout
    .text = Jusqu’à 3 de vos rats défendent et se reproduisent à la fois.
place-dump = décharge
    .gender = f
place-city = ville
    .gender = f
    .a = en ville
place-fields = champ
    .gender = m
place-left_canal = conduit gauche
    .gender = m
    .a = dans le conduit gauche
place-right_canal = conduit droit
    .gender = m
    .a = dans le conduit droit
place-nursery = maternité
    .gender = f
place-pantry = garde-manger
    .gender = m
place-both = double service
    .gender = m
place-infirmary = infirmerie
    .gender = f
place-lost = rats en vadrouille
    .gender = mp
place-graveyard = cimetière
    .gender = m
board-standard = plateau standard
    .gender = m
board-aggressive = plateau agressif
    .gender = m
rat-healthy = un rat valide
rat-sick = un rat de l’infirmerie
rat-lost = un rat en vadrouille
# $number (number)
seat = Joueur { $number }
# $number (number)
food = carte Nourriture { $number }
# $count (number)
rats = { $count ->
    [one] { $count } rat
   *[other] { $count } rats
 }
# $count (number)
cheese = { $count ->
    [one] { $count } fromage
   *[other] { $count } fromages
 }
# $count (number)
pieces = { $count ->
    [one] { $count } fromage
   *[other] { $count } fromages
 }
# $count (number)
some-white = { $count ->
    [one] { $count } blanc
   *[other] { $count } blancs
 }
# $count (number)
some-black = { $count ->
    [one] { $count } noir
   *[other] { $count } noirs
 }
# $count (number)
some-yellow = { $count ->
    [one] { $count } jaune
   *[other] { $count } jaunes
 }
# $count (number)
some-orange = { $count } orange
# $count (number)
some-purple = { $count ->
    [one] { $count } violet
   *[other] { $count } violets
 }
# $count (number)
some-blue = { $count ->
    [one] { $count } bleu
   *[other] { $count } bleus
 }
list-0 = aucun
# $a (some)
list-1 = { $a }
# $a (some), $b (some)
list-2 = { $a } et { $b }
# $a (some), $b (some), $c (some)
list-3 = { $a }, { $b } et { $c }

## Pourquoi pas

why-clan-not_dealt = { CAP(LE($clan)) } n’est pas un des deux clans que vous avez reçus.
why-placement-lifted = Les paravents sont retirés : aucun rat ne peut plus être placé.
why-placement-too_many = Vous avez { $rats } à placer : c’est { $count } de trop.
why-placement-missing = Vous avez { $rats } à placer : il en manque encore { $count }.
why-count-all_placed = Tous vos rats sont déjà placés.
why-count-too_many = Il ne vous reste que { $rats } à placer.
why-count-double_duty = { $most } au plus peuvent être en double service (à la maternité et au garde-manger).
why-double_duty-no_event = Le double service (à la maternité et au garde-manger) n’est possible que pendant un tour avec l’événement « { $event } ».
why-double_duty-two_players = À deux joueurs, il n’y a pas de double service : le garde-manger ne défend pas.
why-hide-no_event = On ne peut cacher du fromage que pendant un tour avec l’événement « { $event } ».
why-hide-no_cheese = Vous n’avez pas de fromage à cacher.
why-hide-rats_first = Placez d’abord vos rats ; ensuite vous pourrez cacher un fromage.
why-move-no_rats = Vous n’avez aucun rat { A($place) }.
why-move-same_place = Le rat vient { DE($place) } : il doit aller dans une autre section.
why-move-double_duty = Vous avez déjà { $most } en double service ; il ne peut pas y en avoir plus.
why-add-none_left = Il ne reste aucun fromage { $colour } dans la réserve.
why-victim-nobody = Il n’y a que { $seats } joueurs dans cette partie.
why-victim-self = Vous devez blesser un rat adverse, pas un des vôtres.
why-victim-not_there = { $player } n’a aucun rat { A($area) }.
why-put_back-not_drawn = Vous n’avez pas pioché de fromage { $colour } ici.
why-trade-no_canal_rat = Vous n’avez ni rat valide ni rat à l’infirmerie à échanger.
why-trade-no_lost_rat = Vous n’avez aucun rat en vadrouille à échanger.
why-transform-level = Votre Clan des Alchimistes peut transformer { $most } au plus en rats pendant ce tour.
why-transform-cheese = Vous n’avez que { $cheese }.
why-transform-rats = Il ne reste que { $rats } dans la réserve.
