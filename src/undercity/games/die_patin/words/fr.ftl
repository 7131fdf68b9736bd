### Die Patin: français

## Ce qui s’est passé

told-enterprises_out = Entreprises écartées : { $enterprises }.
told-game_set_up = Tout est en place ; { $player } commence.
told-area_chosen = { $player } choisit { LE($area) } comme zone de départ.
told-rats_set_out = { $player } place { $count ->
    [one] { $count } rat
   *[other] { $count } rats
} { A($manhole) }.
told-round_begins = Manche { $round } sur { $rounds } : { $player } joue en premier.
told-card_laid = { $player } pose une carte Intrigue face cachée.
told-card_chosen = { $player } pose la carte Intrigue « { $card } » face cachée.
told-card_revealed = { $player } révèle sa carte Intrigue : « { $card } ».
told-turn_skipped = { $player } montre sa carte Intrigue « { $card } » : sa patronne ne peut aller nulle part, son tour est passé.
told-figure_inside = { $player } place { $figure } { A($area) }, qui lui appartient.
told-figure_outside = { $player } place { $figure } { A($area) }, chez { $owner }.
told-figure_on_free_area = { $player } place { $figure } { A($area) }, qui n’appartient à personne.
told-actions_left = { $player } renonce à { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
told-rat_placed = { $player } place un rat { A($manhole) } ({ $rats } à présent).
told-rat_removed = { $player } retire { DE($manhole) } un rat { DE($victim) } ({ $rats ->
    [0] il n’en reste aucun
   *[other] il en reste { $rats }
}).
told-rat_moved = { $player } déplace un rat { DE($source) } vers { LE($manhole) } ({ $rats } à présent).
told-bribe_declined = { $player } renonce au pot-de-vin.
told-loot_taken = { $player } prend 1 butin { A($district) } ({ $left ->
    [0] il n’en reste aucun
   *[other] il en reste { $left }
}).
told-loot_paid = { $player } dépense 1 butin ({ $left ->
    [0] il ne lui en reste aucun
   *[other] il lui en reste { $left }
}).
told-back_room = { $player } aménage une arrière-salle { A($area) } et prend la tuile « { $enterprise } ».
told-bonus_loot = { $count ->
    [0] La réserve générale est vide : le bonus ne rapporte aucun butin { A($player) }.
    [one] Bonus : { $player } prend 1 butin dans la réserve générale.
   *[other] Bonus : { $player } prend { $count } butins dans la réserve générale.
}
told-bonus_points = { $count ->
    [one] Bonus : la tuile rapportera { A($player) } { $count } point de plus à la fin de la partie.
   *[other] Bonus : la tuile rapportera { A($player) } { $count } points de plus à la fin de la partie.
}
told-bonus_rat_placed = Bonus : { $player } place un rat { A($manhole) } ({ $rats } à présent).
told-bonus_not_placed = { $player } renonce au bonus et ne place pas de rat.
told-bonus_rat_removed = Bonus : { $player } retire { DE($manhole) } un rat { DE($victim) } ({ $rats ->
    [0] il n’en reste aucun
   *[other] il en reste { $rats }
}).
told-bonus_not_removed = { $player } renonce au bonus et ne retire pas de rat.
told-bonus_lapsed = Le bonus { DE($player) } est perdu : il n’y a aucun rat adverse sur le plateau.
told-rats_driven_out = { $player } chasse { DE($manhole) } { $count ->
    [one] le seul rat
   *[other] les { $count } rats
} { DE($victim) }.
told-rats_invade = { $player } place { $count ->
    [one] un de ses rats
   *[other] { $count } de ses rats
} { A($manhole) } ({ $rats } à présent).
told-relocation_declined = { $player } ne déplace pas d’autre rat vers { LE($manhole) }.
told-claim_opposed = { $player } revendique la zone : puissance { $power } contre { $most } ({ $rivals }).
told-claim_unopposed = { $player } revendique la zone : puissance { $power }, sans opposition.
told-area_taken = { $player } prend { LE($area) } { A($victim) }.
told-free_area_taken = { $player } s’empare { DE($area) }.
told-claim_tied = { $player } n’obtient pas { LE($area) } : l’égalité ne suffit pas.
told-claim_failed = { $player } n’obtient pas { LE($area) }.
told-trophy_taken = { $player } détruit l’arrière-salle { DE($victim) } { A($area) } et la garde en trophée.
told-mission_scored = { $player } valide la mission « { $mission } » ({ $lead }) et y pose la tuile Mission { $round }.
told-mission_passed = { $player } ne valide aucune mission ; la tuile Mission { $round } est perdue.
told-mission_missed = { $player } ne peut valider aucune mission ; la tuile Mission { $round } est perdue.
told-cleared_up = La manche { $round } est terminée : toutes les figurines quittent le plateau { $count ->
    [0] et aucun quartier ne manque de butin
    [one] et { $count } butin revient dans les quartiers
   *[other] et { $count } butins reviennent dans les quartiers
}.
told-loot_short = La réserve générale est vide : il manque { $count ->
    [one] { $count } butin
   *[other] { $count } butins
} dans les quartiers.
told-final_score = { $player } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $missions } pour les missions, { $gathered }.
told-game_won = La partie est terminée : { $player } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
told-game_won_by_missions = La partie est terminée : { $players } sont à égalité avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}, mais { $player } l’emporte avec le plus de points de mission ({ $missions }).
told-victory_shared = La partie est terminée : { $players } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}, dont { $missions } pour les missions.

## Ce qu’il faut décider

prompt-waiting = On attend { $players }.
prompt-start_area = Choisissez votre zone de départ.
prompt-start_rats = { CAP(LE($area)) } : sur quelle bouche placez-vous { $count ->
    [one] { $count } rat
   *[other] { $count } rats
} ?
prompt-intrigue_card = Manche { $round } : choisissez en secret une carte Intrigue. Elle engage votre patronne pour cette manche.
prompt-figure = Quelle figurine placez-vous ?
prompt-area-henchman = Où placez-vous votre sbire ?
prompt-area-boss = Où placez-vous votre patronne (« { $card } ») ?
prompt-last_area = Votre patronne est votre dernière figurine de la manche. Où la placez-vous (« { $card } ») ?
prompt-last_area-nowhere = Votre patronne est votre dernière figurine de la manche, mais « { $card } » ne lui laisse aucune zone où aller.
prompt-inside_action = Que faites-vous { A($area) } ? { $left ->
    [one] Il vous reste { $left } action.
   *[other] Il vous reste { $left } actions.
}
prompt-outside_bribe = Soudoyez des rats { A($area) } pour 1 butin chacun (vous en avez { $loot }), puis revendiquez la zone. Puissance sur place : { $power } pour vous, { $most } pour { $rivals }.
prompt-outside_bribe-unopposed = Soudoyez des rats { A($area) } pour 1 butin chacun (vous en avez { $loot }), puis revendiquez la zone. Puissance sur place : { $power } pour vous, sans opposition.
prompt-card_bribe = Soudoyez un rat { A($area) } (pots-de-vin restants : { $left }) avant de revendiquer la zone. Puissance sur place : { $power } pour vous, { $most } pour { $rivals }.
prompt-card_bribe-unopposed = Soudoyez un rat { A($area) } (pots-de-vin restants : { $left }) avant de revendiquer la zone. Puissance sur place : { $power } pour vous, sans opposition.
prompt-invasion_manhole = Quelle bouche { DE($area) } envahissez-vous avant de revendiquer la zone ? Puissance sur place : { $power } pour vous, { $most } pour { $rivals }.
prompt-invasion_manhole-unopposed = Quelle bouche { DE($area) } envahissez-vous avant de revendiquer la zone ? Puissance sur place : { $power } pour vous, sans opposition.
prompt-rat_source = Votre réserve est vide : d’où faites-vous venir un rat vers { LE($manhole) } ?
prompt-bonus_place = Bonus : sur quelle bouche, libre ou occupée par vos rats, placez-vous un rat ?
prompt-bonus_remove = Bonus : de quelle bouche retirez-vous un rat ?
prompt-mission = Sur quelle mission posez-vous la tuile Mission { $round } ?

## Ce que l’on peut choisir

choice-start_area = Commencer { A($area) } (sur place : { $enterprise })
choice-start_rats = Placer { $count ->
    [one] { $count } rat
   *[other] { $count } rats
} { A($manhole) }
choice-intrigue_card-administration = Administration : patronne sur votre territoire, jusqu’à { $count } actions
choice-intrigue_card-bribe = Pot-de-vin : patronne hors du territoire, { $count } pots-de-vin, puis revendication
choice-intrigue_card-invasion = Invasion : patronne hors du territoire, une bouche vidée pour { $count } de vos rats, puis revendication
choice-figure-henchman = Placer un sbire (encore { $left })
choice-figure-boss = Placer votre patronne et révéler « { $card } »
choice-area-actions = { CAP(LE($area)) }, sur votre territoire : jusqu’à { $count } actions
choice-area-paid_bribes = { CAP(LE($area)) }, chez { $owner } : payer des pots-de-vin, puis revendiquer
choice-area-paid_bribes-free = { CAP(LE($area)) }, qui n’appartient à personne : payer des pots-de-vin, puis revendiquer
choice-area-bribes = { CAP(LE($area)) }, chez { $owner } : { $count } pots-de-vin, puis revendication
choice-area-bribes-free = { CAP(LE($area)) }, qui n’appartient à personne : { $count } pots-de-vin, puis revendication
choice-area-invasion = { CAP(LE($area)) }, chez { $owner } : vider une bouche pour { $count } de vos rats, puis revendiquer
choice-area-invasion-free = { CAP(LE($area)) }, qui n’appartient à personne : vider une bouche pour { $count } de vos rats, puis revendiquer
choice-last_area-done = Montrer « { $card } » et passer le tour
choice-inside_action-loot = Prendre 1 butin { A($district) } (sur place : { $left })
choice-inside_action-tile = Aménager une arrière-salle et prendre la tuile « { $enterprise } » (vous en avez { $have } ; bonus : { $bonus })
choice-inside_action-done = { $left ->
    [one] Renoncer à la dernière action
   *[other] Renoncer aux { $left } actions restantes
}
choice-rat-place = Placer un rat { A($manhole) } ({ $rats ->
    [0] libre
   *[other] { $rats } à vous
})
choice-rat-relocate = Déplacer un de vos rats vers { LE($manhole) } ({ $rats ->
    [0] libre
   *[other] { $rats } à vous
})
choice-rat-remove = Retirer { DE($manhole) } un rat { DE($victim) } (sur place : { $rats })
choice-rat-paid_place = Pour 1 butin, placer un rat { A($manhole) } ({ $rats ->
    [0] libre
   *[other] { $rats } à vous
})
choice-rat-paid_relocate = Pour 1 butin, déplacer un de vos rats vers { LE($manhole) } ({ $rats ->
    [0] libre
   *[other] { $rats } à vous
})
choice-rat-paid_remove = Pour 1 butin, retirer { DE($manhole) } un rat { DE($victim) } (sur place : { $rats })
choice-outside_bribe-stop = Revendiquer { LE($area) } maintenant
choice-outside_bribe-fail = Revendiquer { LE($area) } maintenant, bien que { $power } contre { $most } ne suffise pas
    .risk = Avec une puissance de { $power } contre { $most }, la revendication échoue : il faut dépasser chacune des autres.
choice-outside_bribe-decline = Dépenser 1 butin sans soudoyer de rat
choice-card_bribe-done = Renoncer à ce pot-de-vin
choice-invasion-rival = { CAP($manhole) } : { $rats ->
    [one] le rat { DE($victim) } part
   *[other] les { $rats } rats { DE($victim) } partent
}, { $own } { $own ->
    [one] des vôtres arrive
   *[other] des vôtres arrivent
}{ $moved ->
    [0] {""}
    [one] , dont { $moved } au plus venu d’ailleurs
   *[other] , dont { $moved } au plus venus d’ailleurs
}
choice-invasion-open = { CAP($manhole) } ({ $rats ->
    [0] libre
   *[other] { $rats } à vous
}) : { $own } { $own ->
    [one] des vôtres arrive
   *[other] des vôtres arrivent
}{ $moved ->
    [0] {""}
    [one] , dont { $moved } au plus venu d’ailleurs
   *[other] , dont { $moved } au plus venus d’ailleurs
}
choice-rat_source-manhole = { CAP(DE($manhole)) } ({ $rats } à vous)
choice-rat_source-done = Ne pas déplacer de rat vers { LE($target) }
choice-bonus_place-done = Ne pas placer de rat
choice-bonus_remove-done = Ne pas retirer de rat
choice-mission-mission = « { $mission } » : { $value } pour vous, { $next } au plus pour les autres
choice-mission-done = Ne valider aucune mission et perdre la tuile Mission { $round }
    .risk = Vous menez une mission, mais vous ne la valideriez pas : la tuile Mission { $round } serait perdue.

## Ce que rapporte une tuile

bonus-gain_loot = { $count ->
    [one] { $count } butin
   *[other] { $count } butins
}
bonus-extra_points = { $count ->
    [one] { $count } point de plus à la fin
   *[other] { $count } points de plus à la fin
}
bonus-place_rats = { $count ->
    [one] placer { $count } rat
   *[other] placer { $count } rats
}
bonus-remove_rats = { $count ->
    [one] retirer { $count } rat adverse
   *[other] retirer { $count } rats adverses
}

## Noms

area-red_west = Croix des Égouts
    .gender = f
area-red_east = Cour des Moustaches
    .gender = f
    .a = dans la Cour des Moustaches
area-red_south = Place de la Marraine
    .gender = f
    .a = sur la Place de la Marraine
area-green_gate = Galerie Moussue
    .gender = f
    .a = dans la Galerie Moussue
area-green_side = Allée du Terrier
    .gender = f
    .a = dans l’Allée du Terrier
area-green_corner = Pré du Hérisson
    .gender = m
area-purple_gate = Boulevard des Phalènes
    .gender = m
    .a = sur le Boulevard des Phalènes
area-purple_side = Rue Patte-de-Soie
    .gender = f
    .a = dans la Rue Patte-de-Soie
area-purple_corner = Terrasse du Paon
    .gender = f
    .a = sur la Terrasse du Paon
area-blue_gate = Jetée des Dents
    .gender = f
    .a = sur la Jetée des Dents
area-blue_side = Quai des Arêtes
    .gender = m
    .a = sur le Quai des Arêtes
area-blue_corner = Bassin des Lanternes
    .gender = m
area-yellow_gate = Rue du Rossignol
    .gender = f
    .a = dans la Rue du Rossignol
area-yellow_side = Marché aux Fromages
    .gender = m
area-yellow_corner = Coin de la Paille
    .gender = m
area-gray_gate = Pont de Suie
    .gender = m
    .a = sur le Pont de Suie
area-gray_side = Cour des Chaudières
    .gender = f
    .a = dans la Cour des Chaudières
area-gray_corner = Bout des Cendres
    .gender = m
area-orange_gate = Porte du Panache
    .gender = f
area-orange_side = Passage de la Citrouille
    .gender = m
    .a = dans le Passage de la Citrouille
area-orange_corner = Pointe Marmelade
    .gender = f
district-red = Vieux Repaire
    .gender = m
district-green = Quartier des Fougères
    .gender = m
    .a = dans le Quartier des Fougères
district-purple = Hauts de Velours
    .gender = mp
    .a = dans les Hauts de Velours
district-blue = Docks aux Loutres
    .gender = mp
district-yellow = Rues aux Canaris
    .gender = fp
    .a = dans les Rues aux Canaris
district-gray = Faubourg des Cheminées
    .gender = m
    .a = dans le Faubourg des Cheminées
district-orange = Bazar du Renard
    .gender = m
enterprise-claw_studio = Bar à griffes
    .text = Bonus : 1 point de plus à la fin de la partie.
enterprise-hat_shop = Chapellerie
    .text = Bonus : prenez 1 butin dans la réserve générale.
enterprise-fur_salon = Salon de pelage
    .text = Bonus : 1 point de plus à la fin de la partie.
enterprise-pawn_shop = Mont-de-Patte
    .text = Bonus : prenez 1 butin dans la réserve générale.
enterprise-fish_counter = Poissonnerie
    .text = Bonus : prenez 1 butin dans la réserve générale.
enterprise-cheese_cellar = Cave à fromages
    .text = Bonus : placez 1 rat sur n’importe quelle bouche libre ou occupée par vos rats.
enterprise-ringtail_locksmith = Serrurerie Queue-Rayée
    .text = Bonus : placez 1 rat sur n’importe quelle bouche libre ou occupée par vos rats.
enterprise-pest_control = Bureau de dératisation
    .text = Bonus : retirez 1 rat adverse de n’importe quelle bouche.
enterprise-night_watch = Veille de nuit des Chouettes
    .text = Bonus : retirez 1 rat adverse de n’importe quelle bouche.
mission-most_areas = Le plus de zones
    .text = Ayez le plus de zones dans votre territoire.
mission-biggest_manhole = La bouche la plus peuplée
    .text = Ayez la bouche avec le plus de rats.
mission-most_manholes = Le plus de bouches occupées
    .text = Ayez le plus de bouches occupées par vos rats.
mission-most_back_rooms = Le plus d’arrière-salles
    .text = Ayez le plus d’arrière-salles sur le plateau.
mission-most_loot = Le plus de butin
    .text = Ayez le plus de butin en réserve.
card-administration = Administration
    .text = Votre patronne va dans une zone de votre territoire et y fait jusqu’à cinq actions.
card-bribe = Pot-de-vin
    .text = Votre patronne va dans une zone hors de votre territoire, y soudoie quatre fois un rat sans payer, puis revendique la zone.
card-invasion = Invasion
    .text = Votre patronne va dans une zone hors de votre territoire. Choisissez-y une bouche : tous les rats adverses la quittent, deux des vôtres arrivent. Puis elle revendique la zone.
# la figurine que l’on place
figure-henchman = un sbire
figure-boss = sa patronne
clan-raccoon = Ratons laveurs
clan-owl = Chouettes
clan-cat = Chats
clan-otter = Loutres
clan-fox = Renards
seat-raccoon = Wilma
seat-owl = Minerva
seat-cat = Leona
seat-otter = Agatha
seat-fox = Roxana
lead = { $value } contre { $next }
gathered = { $tiles } pour les entreprises et { $trophies } pour les trophées
manhole = bouche { $number }
    .gender = f
    .a = sur la bouche { $number }
seats-two = { $first } et { $second }
    .gender = fp
seats-more = { $first }, { $rest }
    .gender = fp
enterprises-two = { $first } et { $second }
enterprises-more = { $first }, { $rest }

## Pourquoi pas

why-area-out_of_play = { CAP(LE($area)) } n’est pas en jeu avec ce nombre de joueurs.
why-manhole-out_of_play = { CAP(LE($manhole)) } n’est pas en jeu avec ce nombre de joueurs.
why-start_area-other = { CAP(LE($area)) } n’est pas une zone de départ avec ce nombre de joueurs.
why-start_area-taken = { $owner } a déjà pris { LE($area) }.
why-start_rats-again = Vous avez déjà placé des rats { A($manhole) } : vos rats de départ vont sur { $count } bouches différentes.
why-manhole-elsewhere = { CAP(LE($manhole)) } n’est pas une bouche { DE($area) }.
why-boss-nowhere = Pour le moment, « { $card } » ne laisse à votre patronne aucune zone où aller.
why-area-out_of_reach = { CAP(LE($area)) } n’est ni à vous ni à côté d’une de vos zones.
why-area-only = { CAP(LE($area)) } est la seule zone { DE($owner) } : personne d’autre ne peut y aller.
why-area-no_loot = { CAP(LE($area)) } est hors de votre territoire : un sbire n’y va que si vous pouvez payer un butin, et vous n’en avez pas.
why-area-card_inside = « { $card } » place votre patronne sur votre territoire, mais { LE($area) } n’est pas à vous.
why-area-card_outside = « { $card } » place votre patronne hors de votre territoire, mais { LE($area) } est à vous.
why-skip = Votre tour ne peut pas être passé : avec « { $card } », votre patronne peut encore aller dans une zone.
why-rat-none = Votre réserve est vide, et vous n’avez de rats nulle part ailleurs que { A($manhole) }.
why-bribe-due = Vous ne pouvez pas renoncer à ce pot-de-vin : { A($area) }, vous pouvez soudoyer un rat sans déplacer un des vôtres.
why-loot-none = Il ne reste plus de butin { A($district) } pour cette manche.
why-back_room-stands = Vous avez déjà une arrière-salle { A($area) }.
why-back_room-no_tile = Il n’y a pas d’entreprise à cet endroit { DE($area) }.
why-back_room-alone = Pour aménager une arrière-salle, il faut avoir déjà placé une autre figurine { A($area) } pendant cette manche.
why-back_room-none_left = Vous n’avez plus d’arrière-salle à aménager.
why-source-target = Le rat va vers { LE($manhole) } : il doit donc venir d’une autre bouche.
why-source-no_rats = Vous n’avez aucun rat { A($manhole) }.
why-source-due = Vous avez décidé de déplacer un rat vers { LE($manhole) } : il doit venir d’une de vos bouches.
why-bonus_place-opposing = { CAP(LE($manhole)) } est occupée par des rats { DE($owner) } : le vôtre ne va que sur une bouche libre ou occupée par vos rats.
why-bonus_remove-none = Il n’y a aucun rat adverse { A($manhole) }.
why-mission-scored = Vous avez déjà validé « { $mission } » lors d’une manche précédente.
why-mission-tied = « { $mission } » : { $rivals } { GENDER($rivals) ->
    [fp] en ont
   *[other] en a
} { $most }, autant que vous, et en cas d’égalité personne ne valide la mission.
why-mission-less = « { $mission } » : { $rivals } { GENDER($rivals) ->
    [fp] en ont
   *[other] en a
} { $most }, et vous seulement { $own }.
