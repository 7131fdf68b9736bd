### Ratcatcher: Deutsch.

## What happened: setup and the City

told-game_set_up = Als { $ratcatcher } zieht { NOM($player) } gegen { AKK($nemesis) } ins Feld (Modus: { $mode }).
told-card_revealed = Aufgedeckt: Stadtteilkarte „{ $card }“.
told-card_attached = „{ $card }“ wird an der { $edge } von „{ $place }“ angelegt, { $turn }.
told-card_drawn = Gezogen: Stadtteilkarte „{ $card }“.
told-card_placed = „{ $card }“ wird an der { $edge } von „{ $place }“ angelegt, { $turn }.
told-cheese_laid = { $zone }: Ein Zauberkäse wird ausgelegt.
told-no_cheese_left = { $zone }: Im Vorrat ist kein Zauberkäse mehr.
told-token_laid = { $zone }: Ein { $token } wird ausgelegt.
told-no_token_left = { $zone }: Im Vorrat ist kein { $token } mehr.
told-question_turned =
    { $zone }: Das „?“-Plättchen zeigt { GENDER($face) ->
        [m] einen
        [f] eine
       *[other] ein
    } { $face }.
told-no_question_left = { $zone }: Es ist kein „?“-Plättchen mehr übrig; nichts geschieht.
told-card_inactive = „{ $card }“ ist inaktiv: Dort erscheinen keine Ratten.
told-expansion_due =
    In der Stadt { $cheese ->
        [0] liegt kein Zauberkäse
        [one] liegt nur 1 Zauberkäse
       *[other] liegen nur { $cheese } Zauberkäse
    }: „{ $card }“ verlangt { $count ->
        [one] 1 neue Stadtteilkarte
       *[other] { $count } neue Stadtteilkarten
    }.
told-expansion_cut =
    { $count ->
        [one] 1 Stadtteilkarte wird
       *[other] { $count } Stadtteilkarten werden
    } nicht angelegt: Es gibt keine Karte oder keinen Anschluss mehr.

## Spawning

told-rats_spawned =
    { $zone }: { CAP(NOM($cause)) } { GENDER($cause) ->
        [p] bringen
       *[other] bringt
    } { $rats } ins Spiel.
told-spawn_lost =
    { $zone }: Der Rattensack ist leer; { $count ->
        [one] 1 Ratte bleibt
       *[other] { $count } Ratten bleiben
    } aus.
told-spawn_hushed = { $zone }: In der Wolke kommt nichts zur Welt.
told-peculiar_spawned = { $zone }: { CAP(NOM($rat)) } erscheint (Sonderbare Ratte).
told-no_peculiar_left = { $zone }: Es ist keine Sonderbare Ratte mehr übrig, die erscheinen könnte.
told-sack_from_inactive =
    Der Rattensack ist leer: { CAP($rats) } { GENDER($rats) ->
        [p] kehren
       *[other] kehrt
    } von inaktiven Stadtteilkarten zurück.
told-sack_from_cage =
    Der Rattensack ist leer: { CAP($rats) } { GENDER($rats) ->
        [p] kehren
       *[other] kehrt
    } aus dem Käfig zurück.
told-sack_from_weakest =
    Der Rattensack ist leer: { CAP($rats) } { GENDER($rats) ->
        [p] kehren
       *[other] kehrt
    } von „{ $card }“ zurück, wo die wenigsten sind.
told-sack_stays_empty = Der Rattensack ist leer, und auf keiner anderen Karte sind Ratten, die zurückkehren könnten.

## The Ratcatcher’s Turn

told-round_begins = Runde { $round }: { CAP(NOM($player)) } ist am Zug.
told-refreshed =
    Auffrischen: { $dice ->
        [one] 1 Angriffswürfel
       *[other] { $dice } Angriffswürfel
    }, { $movement ->
        [one] 1 Bewegungspunkt
       *[other] { $movement } Bewegungspunkte
    }, { $traps ->
        [one] 1 Falle
       *[other] { $traps } Fallen
    }.
told-turn_ended = { CAP(NOM($player)) } beendet den Zug.
told-moved = { CAP(NOM($player)) } geht von { $start } nach { $zone }.
told-left_brown =
    Braune Ratten greifen { AKK($player) } beim Weggehen an: Biss { $total } gegen Verteidigung { $defence }{ $wounds ->
        [0] , keine Wunde.
       *[other] .
    }
told-pounced =
    { CAP(NOM($rat)) } springt zu: Biss { $bite } gegen Verteidigung { $defence }{ $wounds ->
        [0] , keine Wunde.
       *[other] .
    }
told-slipped_away = { CAP(NOM($player)) } ist aus { $zone } fort, ehe die Ratten beißen können.
told-wounded =
    { CAP(NOM($player)) } erleidet { $count ->
        [one] 1 Wunde
       *[other] { $count } Wunden
    } (Gesundheit: { $health }).
told-health_picked_up = { CAP(NOM($player)) } nimmt in { $zone } ein Gesundheitsplättchen auf (Gesundheit: { $health }).
told-picked_up = { CAP(NOM($player)) } nimmt in { $zone } ein { $token } auf (jetzt { $now } Plättchen).
told-trap_set = { CAP(NOM($player)) } stellt in { $zone } eine Falle auf.
told-attacked = Angriff auf { $zone } (Treffer ab { $accuracy }), gewürfelt: { $low }{ $high }.
told-hits_scored =
    { $hits ->
        [0] { $mortal ->
            [0] Kein Treffer.
            [one] 1 tödlicher Treffer.
           *[other] { $mortal } tödliche Treffer.
        }
       *[other] { $mortal ->
            [0] { $hits } Treffer.
            [one] { $hits } Treffer und 1 tödlicher Treffer.
           *[other] { $hits } Treffer und { $mortal } tödliche Treffer.
        }
    }
told-hits_lost =
    { $count ->
        [one] 1 Treffer verfällt
       *[other] { $count } Treffer verfallen
    }.
told-common_caught = { CAP(NOM($player)) } fängt in { $zone } eine { $rat }.
told-peculiar_caught = { CAP(NOM($player)) } fängt in { $zone } { AKK($rat) } und nimmt die Karte.
told-nemesis_wounded = { CAP(NOM($nemesis)) } ist verwundet (Gesundheit: { $health }).

## Special Abilities

told-ability_used =
    { CAP(NOM($player)) } setzt „{ $ability }“ ein ({ $left ->
        [0] kein Plättchen übrig
        [one] 1 Plättchen übrig
       *[other] { $left } Plättchen übrig
    }).
told-net_laid = { $zone }: Jede Ratte, die hier ist oder herkommt, bleibt hier.
told-decoy_laid = { $zone }: Ein Köder lockt Ratten an wie Käse.
told-cloud_laid = { $zone }: In der Wolke beißt keine Gewöhnliche oder Sonderbare Ratte, und nichts kommt zur Welt.
told-rats_lured =
    { $rats } { GENDER($rats) ->
        [p] folgen
       *[other] folgt
    } der Melodie von { $start } nach { $zone }.
told-dice_focused =
    { $count ->
        [one] 1 Würfel kommt
       *[other] { $count } Würfel kommen
    } auf die Angriffsleiste (jetzt { $now }).
told-cull_ended = { CAP(NOM($player)) } fängt keine weitere Ratte.
told-guarded = Die Verteidigung ist bis zum Aufräumen { $defence }.
told-healed = Gesundheit +{ $count } (jetzt { $health }).
told-dashed =
    { $count ->
        [one] 1 weiterer Bewegungspunkt
       *[other] { $count } weitere Bewegungspunkte
    } (jetzt { $now }), und in diesem Zug greift beim Weggehen keine Ratte an.

## Cheese, upgrades, rewards

told-cheese_collected = { CAP(NOM($player)) } sammelt in { $zone } einen Zauberkäse ein: { $total } von { $goal }.
told-cheese_gained = { CAP(NOM($player)) } erhält einen Zauberkäse: { $total } von { $goal }.
told-no_cheese_to_gain = Im Vorrat ist kein Zauberkäse mehr: Es gibt nichts.
told-slot_filled =
    Der Zauberkäse kommt auf das Feld „{ $upgrade }“; dort { $left ->
        [one] fehlt noch 1
       *[other] fehlen noch { $left }
    }.
told-upgraded = Verbesserung vollständig: { $upgrade } (jetzt { $now }).
told-trap_upgraded =
    Verbesserung vollständig: { CAP(NOM($trap)) } kostet { $cost ->
        [one] 1 Bewegungspunkt
       *[other] { $cost } Bewegungspunkte
    } und würfelt mit { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfeln
    }{ $pierce ->
        [0] .
       *[other] ; Verteidigung zählt { $pierce } weniger.
    }
told-ability_unlocked = Freigeschaltet: „{ $ability }“ ({ $tokens } Plättchen).
told-ability_refilled = Aufgefüllt: „{ $ability }“ ({ $tokens } Plättchen).
told-tally_taken = { CAP(NOM($player)) } gibt dem Zählmeister { $rats } für „{ $reward }“.
told-consolation_taken = { CAP(NOM($player)) } nimmt „{ $reward }“ für die Ratten, die den Käfig verlassen haben.
told-consolation_declined = { CAP(NOM($player)) } nimmt keine Belohnung für die Ratten, die den Käfig verlassen haben.
told-reward_claimed = { CAP(NOM($player)) } löst die Belohnung für { AKK($rat) } ein: { $gift }.
told-points_gained =
    { $count ->
        [one] 1 weiterer Bewegungspunkt
       *[other] { $count } weitere Bewegungspunkte
    } (jetzt { $now }).
told-dice_gained =
    { $count ->
        [0] Im Vorrat ist kein Würfel mehr; auf der Angriffsleiste bleibt es bei { $now }.
        [one] 1 Würfel kommt auf die Angriffsleiste (jetzt { $now }).
       *[other] { $count } Würfel kommen auf die Angriffsleiste (jetzt { $now }).
    }
told-health_gained =
    { $count ->
        [0] Die Gesundheit ist voll ({ $health }): Es gibt nichts.
       *[other] Gesundheit +{ $count } (jetzt { $health }).
    }
told-tokens_gained =
    { $count ->
        [0] Es kann kein { $token } genommen werden (vorhanden: { $now }).
       *[other] Erhalten: { $gift } (jetzt { $now }).
    }
told-rats_caged =
    { CAP($rats) } { GENDER($rats) ->
        [p] kommen
       *[other] kommt
    } aus dem Rattensack in den Käfig.
told-stash_empty = Auf der Karte für { AKK($rat) } liegen keine Plättchen: Es gibt nichts.

## The Rats’ Turn

told-rats_turn = Der Zug der Ratten beginnt.
told-nemesis_rolled = { CAP(NOM($nemesis)) } würfelt für die Bewegung eine { $pips }.
told-nemesis_moved = { CAP(NOM($nemesis)) } läuft von { $start } nach { $zone }.
told-nemesis_stayed = { CAP(NOM($nemesis)) } bleibt in { $zone }.
told-rats_moved =
    { $rats } { GENDER($rats) ->
        [p] laufen
       *[other] läuft
    } von { $start } nach { $zone }.
told-peculiar_moved = { CAP(NOM($rat)) } läuft von { $start } nach { $zone }.
told-rats_netted = Das Netz in { $zone } beendet die Bewegung.
told-rats_held =
    { $rats } { GENDER($rats) ->
        [p] werden
       *[other] wird
    } vom Netz in { $zone } festgehalten.
told-peculiar_held = { CAP(NOM($rat)) } wird vom Netz in { $zone } festgehalten.
told-hoarded = { CAP(NOM($rat)) } hortet { $count } Plättchen in { $zone }.
told-gut_filled =
    { CAP(NOM($nemesis)) } verschlingt in { $zone } { GENDER($token) ->
        [f] eine
       *[other] ein
    } { $token }{ $room ->
        [0] , ohne davon zu wachsen.
       *[other] .
    }
told-trap_gnawed = { CAP(NOM($rat)) } zernagt die Falle in { $zone }.
told-trap_sprung = { CAP(NOM($trap)) } in { $zone } löst aus.
told-nemesis_bit = { CAP(NOM($nemesis)) } beißt (Treffer ab { $accuracy }), gewürfelt: { $low }{ $high }.
told-nemesis_scored =
    { $hits ->
        [0] { $mortal ->
            [0] Kein Treffer
            [one] 1 tödlicher Treffer
           *[other] { $mortal } tödliche Treffer
        }
       *[other] { $hits } Treffer{ $mortal ->
            [0] {""}
            [one] {" "}und 1 tödlicher Treffer
           *[other] {" "}und { $mortal } tödliche Treffer
        }
    } gegen Verteidigung { $defence }{ $wounds ->
        [0] : keine Wunde.
       *[other] .
    }
told-peculiar_bit =
    { CAP(NOM($rat)) } beißt mit { $bite } gegen Verteidigung { $defence }{ $wounds ->
        [0] , keine Wunde.
       *[other] .
    }
told-common_bit =
    Die Gewöhnlichen Ratten beißen mit { $total } gegen Verteidigung { $defence }{ $wounds ->
        [0] , keine Wunde.
       *[other] .
    }
told-bite_hushed = In der Wolke in { $zone } beißt keine Ratte.
told-drained = { CAP(NOM($rat)) } raubt { DAT($player) } ein { $token }.
told-drained_nothing = { CAP(NOM($rat)) } findet { DAT($player, prep: "bei") } kein Spezialplättchen, das zu rauben wäre.
told-decoy_taken =
    { $zone }: Der Köder wirkt; { $rats } { GENDER($rats) ->
        [p] kommen
       *[other] kommt
    } in den Käfig.
told-decoy_spurned = { $zone }: Zu wenige Ratten für den Köder ({ $count }, nötig { $need }).
told-cheese_eaten =
    { $zone }: Die Ratten (zusammen { $count }) fressen einen Zauberkäse; die Rattenleiste steht auf { $level } von { $last }.
told-tracker_quiet = Auf dieser Stufe der Rattenleiste geschieht nichts.
told-rats_sated =
    { $rats } { GENDER($rats) ->
        [p] kehren
       *[other] kehrt
    } satt von { $zone } in den Rattensack zurück.
told-nemesis_spawned = { CAP(NOM($nemesis)) } erscheint in { $zone }!
told-nemesis_mutated = { CAP(NOM($nemesis)) } mutiert: { $mutation } +{ $value } (jetzt { $now }).
told-cleaned_up =
    Aufräumen: { CAP($rats) } { GENDER($rats) ->
        [p] verlassen
       *[other] verlässt
    } die inaktiven Stadtteilkarten.
told-peculiar_removed = Aufräumen: { CAP(NOM($rat)) } verschwindet von einer inaktiven Stadtteilkarte ({ $zone }).
told-tokens_removed =
    Aufräumen: { $count ->
        [one] 1 Spezialplättchen kehrt
       *[other] { $count } Spezialplättchen kehren
    } von inaktiven Stadtteilkarten in den Vorrat zurück.
told-traps_returned =
    Aufräumen: { $count ->
        [one] 1 Falle kehrt
       *[other] { $count } Fallen kehren
    } auf die Charaktertafel zurück.
told-placed_returned =
    Aufräumen: { $count ->
        [one] 1 eingesetztes Spezialplättchen kehrt
       *[other] { $count } eingesetzte Spezialplättchen kehren
    } in den Vorrat zurück.
told-guard_ended = Aufräumen: Die Verteidigung ist wieder { $defence }.

## The end

told-won_by_cheese = { CAP(NOM($player)) } hat { $cheese } Zauberkäse und gewinnt das Spiel!
told-won_by_slaying =
    { CAP(NOM($nemesis)) } ist erlegt: { CAP(NOM($player)) } gewinnt das Spiel { $cheese ->
        [0] ohne einen einzigen Zauberkäse!
       *[other] mit { $cheese } Zauberkäse!
    }
told-lost_by_cheese =
    Die Ratten haben { $eaten } Zauberkäse gefressen: { CAP(NOM($player)) } verliert das Spiel { $cheese ->
        [0] ohne einen einzigen Zauberkäse.
       *[other] mit { $cheese } Zauberkäse.
    }
told-lost_by_wounds =
    { CAP(NOM($player)) } hat keine Gesundheit mehr und verliert das Spiel { $cheese ->
        [0] ohne einen einzigen Zauberkäse.
       *[other] mit { $cheese } Zauberkäse.
    }
told-lost_by_time =
    Runde { $rounds } ist vorbei: { CAP(NOM($player)) } verliert das Spiel { $cheese ->
        [0] ohne einen einzigen Zauberkäse.
       *[other] mit { $cheese } Zauberkäse.
    }

## What is to be decided

prompt-connector =
    An welchen Anschluss kommt die nächste Stadtteilkarte? (noch { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } anzulegen)
prompt-connector-setup = An welchen Anschluss kommt „{ $card }“?
prompt-rotation =
    Wie drehst du „{ $card }“? Die Karte kommt an die { $edge } von „{ $place }“ und wird gleich bevölkert.
prompt-rotation-setup = Wie drehst du „{ $card }“? Die Karte kommt an die { $edge } von „{ $place }“.
prompt-action =
    Was tust du? ({ $movement ->
        [one] 1 Bewegungspunkt
       *[other] { $movement } Bewegungspunkte
    }, { $dice } Würfel, { $traps ->
        [one] 1 Falle
       *[other] { $traps } Fallen
    })
prompt-hit =
    Worauf verteilst du die Treffer in { $zone }? (zu verteilen: { $hits ->
        [0] { $mortal ->
            [one] 1 tödlicher Treffer
           *[other] { $mortal } tödliche Treffer
        }
       *[other] { $hits } Treffer{ $mortal ->
            [0] {""}
            [one] {" "}und 1 tödlicher Treffer
           *[other] {" "}und { $mortal } tödliche Treffer
        }
    })
prompt-upgrade = Auf welches Feld kommt der Zauberkäse?
prompt-payment =
    Welche Ratte gibst du dem Zählmeister für „{ $reward }“? (noch { $count ->
        [one] 1 Ratte
       *[other] { $count } Ratten
    })
prompt-payment-more =
    Welche Ratte gibst du dem Zählmeister für „{ $reward }“? (noch { $count ->
        [one] 1 Ratte
       *[other] { $count } Ratten
    }; bezahlt: { $paid })
prompt-cull = Welche Ratte fängst du? (höchstens noch { $count })
prompt-end_zone =
    { $rats } aus { $start }: Wohin { GENDER($rats) ->
        [p] laufen
       *[other] läuft
    } sie?
prompt-end_zone-net = { $rats } aus { $start }: Welches Netz hält sie auf?
prompt-end_zone-peculiar = Wohin läuft { NOM($rat) } aus { $start }?
prompt-end_zone-peculiar_net = Welches Netz hält { AKK($rat) } aus { $start } auf?
prompt-end_zone-nemesis = Wohin läuft { NOM($nemesis) } aus { $start }?
prompt-nest = In welchem Rattennest erscheint { NOM($nemesis) }?
prompt-consolation =
    { $count ->
        [one] 1 Ratte hat
       *[other] { $count } Ratten haben
    } den Käfig verlassen. Welche Belohnung nimmst du?
prompt-waiting = Warten auf { $players }.

## What can be chosen

choice-connector = An die { $edge } von „{ $card }“
choice-rotation = { CAP($turn) }
choice-move =
    Nach { $zone } gehen ({ $cost ->
        [one] 1 Bewegungspunkt
       *[other] { $cost } Bewegungspunkte
    })
choice-move-wound =
    Nach { $zone } gehen ({ $cost ->
        [one] 1 Bewegungspunkt
       *[other] { $cost } Bewegungspunkte
    }); die Ratten hier beißen: { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    }
    .risk = Die Ratten hier beißen beim Weggehen: Du verlierst { $wounds } Gesundheit. Fang vorher welche, wenn du kannst.
choice-move-deadly =
    Nach { $zone } gehen ({ $cost ->
        [one] 1 Bewegungspunkt
       *[other] { $cost } Bewegungspunkte
    }); die Ratten hier beißen, und das ist das Ende
    .risk = Die Ratten hier beißen beim Weggehen, und so viel Gesundheit hast du nicht: Das Spiel ist verloren.
choice-trap =
    { CAP(AKK($trap)) } in { $zone } aufstellen ({ $cost ->
        [one] 1 Bewegungspunkt
       *[other] { $cost } Bewegungspunkte
    }; { $dice } Würfel)
choice-attack =
    Mit { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfeln
    } angreifen (Treffer ab { $accuracy })
choice-collect = Den Zauberkäse hier einsammeln
choice-ability-hold_zone = „{ $ability }“ in { $zone } einsetzen: Ratten dort laufen nicht weiter
choice-ability-decoy =
    „{ $ability }“ in { $zone } einsetzen: ein Köder, der ab { $value ->
        [one] 1 Ratte
       *[other] { $value } Ratten
    } wirkt
choice-ability-quiet_zone =
    „{ $ability }“ in { $zone } einsetzen: Keine Gewöhnliche oder Sonderbare Ratte beißt dort, nichts kommt zur Welt
choice-ability-lure = „{ $ability }“ einsetzen: Die Gewöhnlichen Ratten von { $zone } kommen zu dir
choice-ability-blast =
    „{ $ability }“ auf { $zone } einsetzen: Angriff mit { $value ->
        [one] 1 Würfel
       *[other] { $value } Würfeln
    }
choice-ability-focus = „{ $ability }“ einsetzen: { $value } Würfel mehr
choice-ability-cull =
    „{ $ability }“ einsetzen: hier { $value ->
        [one] 1 Gewöhnliche Ratte
       *[other] bis zu { $value } Gewöhnliche Ratten
    } fangen
choice-ability-guard = „{ $ability }“ einsetzen: Verteidigung +{ $value } bis zum Aufräumen
choice-ability-heal = „{ $ability }“ einsetzen: Gesundheit +{ $value }
choice-ability-dash =
    „{ $ability }“ einsetzen: { $value ->
        [one] 1 weiterer Bewegungspunkt
       *[other] { $value } weitere Bewegungspunkte
    }, keine Angriffe beim Weggehen
choice-ability-snatch = „{ $ability }“ einsetzen: den Zauberkäse hier trotz der Ratten einsammeln
choice-reward =
    Dem Zählmeister { $count ->
        [one] 1 Ratte
       *[other] { $count } Ratten
    } für „{ $reward }“ geben: { $gift }
choice-claim = Die Belohnung für { AKK($rat) } einlösen: { $gift }
choice-claim-stash =
    Die Belohnung für { AKK($rat) } einlösen: { $count ->
        [0] Auf der Karte liegt kein Plättchen
        [one] das Plättchen auf der Karte
       *[other] die { $count } Plättchen auf der Karte
    }
choice-end = Den Zug beenden
choice-end-early = Den Zug beenden (hier sind noch Ratten; ungenutzte Würfel: { $count })
    .risk = Neben dir sind Ratten, und du hast noch Würfel: Du könntest erst angreifen.
choice-hit = Eine { $rat } fangen ({ $count } Treffer)
choice-hit-mortal = Eine { $rat } fangen (tödlicher Treffer)
choice-hit-peculiar = { CAP(AKK($rat)) } fangen ({ $count } Treffer)
choice-hit-peculiar_mortal = { CAP(AKK($rat)) } fangen (tödlicher Treffer)
choice-hit-nemesis = { CAP(AKK($nemesis)) } verwunden ({ $count } Treffer)
choice-hit-nemesis_mortal = { CAP(AKK($nemesis)) } verwunden (tödlicher Treffer)
choice-upgrade =
    { $upgrade }: von { $now } auf { $then } ({ $count ->
        [one] das letzte Feld
       *[other] noch { $count } Felder zu füllen
    })
choice-upgrade-trap =
    Bessere Falle: { CAP(NOM($trap)) } kostet { $cost ->
        [one] 1 Bewegungspunkt
       *[other] { $cost } Bewegungspunkte
    } und würfelt mit { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfeln
    }{ $pierce ->
        [0] {""}
       *[other] ; Verteidigung zählt { $pierce } weniger
    }
choice-upgrade-unlock = „{ $ability }“ freischalten ({ $count } Plättchen)
choice-upgrade-refill = „{ $ability }“ auffüllen (auf { $count } Plättchen)
choice-payment = Eine { $rat }
choice-cull = Eine { $rat }
choice-cull-done = Keine weitere Ratte fangen
choice-zone = { $zone }
choice-consolation = { $reward }: { $gift }
choice-consolation-done = Keine Belohnung

## Things that are put together

seat = Rattenfänger
    .gender = m
zone = { $card } { $letter }
some-brown =
    { $count ->
        [one] 1 Braune Ratte
       *[other] { $count } Braune Ratten
    }
    .gender =
        { $count ->
            [one] f
           *[other] p
        }
some-black =
    { $count ->
        [one] 1 Schwarze Ratte
       *[other] { $count } Schwarze Ratten
    }
    .gender =
        { $count ->
            [one] f
           *[other] p
        }
some-white =
    { $count ->
        [one] 1 Weiße Ratte
       *[other] { $count } Weiße Ratten
    }
    .gender =
        { $count ->
            [one] f
           *[other] p
        }
mix-none = keine Ratten
    .gender = p
mix-two = { $first } und { $second }
    .gender = p
mix-three = { $first }, { $second } und { $third }
    .gender = p
gift-move =
    { $count ->
        [one] 1 Bewegungspunkt
       *[other] { $count } Bewegungspunkte
    }
gift-attack_die = { $count } Angriffswürfel
gift-purple =
    { $count ->
        [one] 1 violettes Spezialplättchen
       *[other] { $count } violette Spezialplättchen
    }
gift-health = Gesundheit +{ $count }
gift-yellow =
    { $count ->
        [one] 1 gelbes Spezialplättchen
       *[other] { $count } gelbe Spezialplättchen
    }
gift-cheese = 1 Zauberkäse
gift-question = { $count } „?“-Plättchen hier
gift-cage =
    { $count ->
        [one] 1 Ratte
       *[other] { $count } Ratten
    } aus dem Rattensack in den Käfig
gift-stash = die Plättchen auf der Karte

## Names

card-t00 = Briemarkt
card-t01 = Quarkwiek
card-t02 = Rindentor
card-t03 = Molkefurt
card-t04 = Schimmelzeile
card-t05 = Stelzengasse
card-t06 = Cheddarstiege
card-t07 = Briekreuz
card-t08 = Gerberhof
card-t09 = Gorgonengasse
card-t10 = Salzfass
card-t11 = Tränenkai
card-t12 = Madenhügel
card-t13 = Butterfassbrücke
card-t14 = Butterfalz
card-t15 = Krümelmarkt
card-t16 = Parmesanhof
card-t17 = Gosse
card-t18 = Fondueplatz
card-t19 = Räuchergasse
card-t20 = Labhafen
card-t21 = Goudarast
card-t22 = Essigwinkel
card-t23 = Havartitor
card-t24 = Großmolkerei
ratcatcher-madam_cage = Madam Cage
    .text = Drei Würfel, vier Schritte, drei Käfige, die auf alles fallen, was hineinläuft. Genau richtig für das erste Spiel.
ratcatcher-corvin_reed = Pfeifer Corvin Reed
    .text = Er flötet die Ratten einer Nachbarzone zu sich her und räumt dann auf.
ratcatcher-agatha_brimstone = Agatha Brimstone
    .text = Feuer aus der Ferne, Säure in den Fallen und eine Wolke, in der nichts beißt.
ratcatcher-bruno_maul = Bruno Maul
    .text = Stark und zäh: vier Würfel und Verteidigung 3, aber nur drei Schritte und eine Falle.
ratcatcher-sister_tansy = Schwester Tansy
    .text = Sie hält durch: Gesundheit 7, Räucherwerk gegen Bisse und ein Balsam, der heilt.
ratcatcher-nim_quickstep = Nim Quickstep
    .text = Nur zwei Würfel, aber fünf Schritte: über die Dächer, an den Ratten vorbei und mit dem Käse davon.
nemesis-rat_king = Rattenkönig
    .text = Jagt dich. Braune Ratten, die auf seiner Karte loslaufen, kommen 1 weiter.
    .gender = m
nemesis-the_maw = Schlund
    .text = Jagt Plättchen, sonst Käse. Nach seiner Bewegung verschlingt er alle Gesundheits- und Spezialplättchen und die Falle in seiner Zone und wächst davon (Magenleiste).
    .gender = m
nemesis-mother_mange = Mutter Räude
    .text = Jagt dich. Für jede Wunde, die sie erleidet, kommt nach dem Angriff 1 Ratte in ihrer Zone dazu.
peculiar-rat_o_nine_tails = Neunschwanz
    .text = Jagt dich: Bewegung 2, Biss 3, Verteidigung 1. Beißt auch aus der Nachbarzone. Belohnung: Gesundheit +1 oder 1 violettes Plättchen.
    .gender = m
peculiar-flitterwing = Flatterschwinge
    .text = Jagt dich: Bewegung 3, Biss 2, Verteidigung 0. Fallen und Netze kümmern sie nicht. Belohnung: 1 „?“-Plättchen in deiner Zone.
    .gender = f
peculiar-pox_whiskers = Pockenschnauze
    .text = Jagt dich: Bewegung 2, Biss 3, Verteidigung 1. Übersteigt ihr Biss deine Verteidigung, verlierst du auch ein Spezialplättchen, zuerst ein violettes. Belohnung: Gesundheit +1.
    .gender = f
peculiar-brood_nanny = Brutamme
    .text = Sucht Käse: Bewegung 1, Biss 2, Verteidigung 1. Zählt als Rattennest. Belohnung: 4 Ratten aus dem Sack in deinen Käfig.
    .gender = f
peculiar-ironhide = Eisenpelz
    .text = Sucht Käse: Bewegung 1, Biss 3, Verteidigung 2. Leibwache: Treffer in seiner Zone gehen nur auf ihn, bis er gefangen ist. Belohnung: Gesundheit +1 oder 1 gelbes Plättchen.
    .gender = m
peculiar-pilferer = Stibitzer
    .text = Sucht Käse: Bewegung 2, Biss 1, Verteidigung 0. Zählt als 5 Ratten: frisst einen Käse ganz allein. Belohnung: 2 violette Plättchen.
    .gender = m
peculiar-spring_chewer = Fallennager
    .text = Sucht Fallen, sonst Käse: Bewegung 2, Biss 2, Verteidigung 1. Entfernt die Falle in seiner Zone, ehe sie auslöst. Belohnung: 1 „?“-Plättchen in deiner Zone.
    .gender = m
peculiar-fiddler = Fiedler
    .text = Sucht Käse: Bewegung 2, Biss 1, Verteidigung 0. Gewöhnliche Ratten, die auf seiner Karte loslaufen, kommen 1 weiter. Belohnung: 1 violettes oder 1 gelbes Plättchen.
    .gender = m
peculiar-bloatbelly = Blähbauch
    .text = Sucht Käse: Bewegung 1, Biss 2, Verteidigung 0. Platzt, wenn er gefangen wird: Nach dem Angriff kommen 2 Ratten in seine Zone. Belohnung: 5 Ratten aus dem Sack in deinen Käfig.
    .gender = m
peculiar-twin_snapper = Doppelschnapper
    .text = Jagt dich: Bewegung 2, Biss 4, Verteidigung 1. Beißt auch, wenn du seine Zone verlässt. Belohnung: Gesundheit +2.
    .gender = m
peculiar-the_shade = Schatten
    .text = Jagt dich: Bewegung 2, Biss 3, Verteidigung 0. Nur eine 6 fängt ihn. Belohnung: 1 Zauberkäse.
    .gender = m
peculiar-magpie_tail = Elsterschwanz
    .text = Sucht Plättchen, sonst dich: Bewegung 3, Biss 1, Verteidigung 0. Hortet Gesundheits- und Spezialplättchen auf seiner Karte. Belohnung: die Plättchen auf der Karte.
    .gender = m
peculiar-candle_tail = Kerzenschwanz
    .text = Sucht Käse: Bewegung 2, Biss 2, Verteidigung 1. Gewöhnliche Ratten in seiner Zone haben Verteidigung +1. Belohnung: 1 gelbes Plättchen.
    .gender = m
peculiar-herald = Herold
    .text = Jagt dich: Bewegung 2, Biss 2, Verteidigung 1. In deiner Zone beißen die Gewöhnlichen Ratten zusammen um 2 stärker. Belohnung: Gesundheit +1.
    .gender = m
peculiar-gaoler = Kerkermeister
    .text = Jagt dich: Bewegung 2, Biss 2, Verteidigung 2. Seine Zone zu verlassen kostet 1 Bewegungspunkt mehr. Belohnung: 1 „?“-Plättchen in deiner Zone oder 2 violette Plättchen.
    .gender = m
peculiar-pack_baron = Rudelbaron
    .text = Sucht Käse: Bewegung 2, Biss 2, Verteidigung 1. Bringt 2 Ratten mit, wenn er erscheint. Belohnung: 6 Ratten aus dem Sack in deinen Käfig.
    .gender = m
ability-dragnet_potion = Fangnetz-Trank
    .text = In deine oder eine Nachbarzone: Bis zum Aufräumen laufen Gewöhnliche und Sonderbare Ratten dort nicht weiter, und wer hineinläuft, bleibt stehen.
ability-toxic_ruse = Giftiger Köder
    .text = In irgendeine Zone deiner Karte: lockt wie Käse. Zählen dort beim Fressen 3 Ratten (1, wenn ein Netz dort liegt), kommen alle Schwarzen und Weißen in deinen Käfig.
ability-pied_tune = Lockmelodie
    .text = Alle Gewöhnlichen Ratten einer Nachbarzone kommen in deine Zone.
ability-grand_finale = Großes Finale
    .text = Ein Angriff auf deine Zone mit 4 Würfeln aus dem Vorrat.
ability-fire_flask = Feuerflasche
    .text = Ein Angriff auf deine oder eine Nachbarzone mit 3 Würfeln aus dem Vorrat.
ability-choking_cloud = Stickwolke
    .text = In deine oder eine Nachbarzone: Bis zum Aufräumen beißen dort keine Gewöhnlichen und Sonderbaren Ratten, und Nester und Schwarze Ratten bringen nichts. Die Nemesis stört es nicht.
ability-battle_roar = Kampfgebrüll
    .text = 2 Würfel aus dem Vorrat kommen für diesen Zug auf deine Angriffsleiste.
ability-clean_sweep = Kehraus
    .text = Fang bis zu 4 Gewöhnliche Ratten deiner Wahl in deiner Zone, ohne zu würfeln.
ability-warding_incense = Schutzräucherwerk
    .text = Verteidigung +2 bis zum Aufräumen. Mehrere zählen zusammen.
ability-healing_balm = Heilbalsam
    .text = Gesundheit +2, höchstens bis zum Maximum.
ability-rooftop_run = Dachlauf
    .text = 3 Bewegungspunkte mehr; für den Rest des Zuges greift dich beim Weggehen keine Ratte an.
ability-light_fingers = Lange Finger
    .text = Sammle einen Zauberkäse aus deiner Zone ein, obwohl Ratten dort sind.
trap-drop_cage = Fallkäfig
    .text = Kostet 1 Bewegungspunkt und würfelt mit 2 Würfeln (verbessert: 3).
    .gender = m
trap-spring_snare = Springschlinge
    .text = Kostet 1 Bewegungspunkt und würfelt mit 2 Würfeln (verbessert: Verteidigung der Ratten zählt 1 weniger).
    .gender = f
trap-acid_pot = Säuretopf
    .text = Kostet 2 Bewegungspunkte und würfelt mit 3 Würfeln (verbessert: 4); Verteidigung der Ratten zählt 1 weniger.
    .gender = m
trap-bear_jaw = Bärenfalle
    .text = Kostet 2 Bewegungspunkte (verbessert: 1) und würfelt mit 3 Würfeln; Verteidigung der Ratten zählt 1 weniger.
    .gender = f
trap-bell_trap = Glockenfalle
    .text = Kostet 1 Bewegungspunkt und würfelt mit 2 Würfeln (verbessert: 3).
    .gender = f
trap-tripwire = Stolperdraht
    .text = Kostet 1 Bewegungspunkt und würfelt mit 1 Würfel (verbessert: 2).
    .gender = m
tally-move = Zweite Luft
    .text = 2 Ratten: 2 Bewegungspunkte für diesen Zug.
tally-attack_die = Geliehene Klinge
    .text = 3 Ratten: ein Angriffswürfel für diesen Zug.
tally-purple = Violetter Trank
    .text = 4 Ratten: ein violettes Spezialplättchen.
tally-health = Wickel
    .text = 6 Ratten: Gesundheit +1.
tally-yellow = Gelber Trank
    .text = 6 Ratten: ein gelbes Spezialplättchen.
tally-cheese = Dank der Käser
    .text = 12 Ratten: ein Zauberkäse.
mode-normal = normal
mode-hard = schwer
turn-0 = ungedreht
turn-1 = um 90° im Uhrzeigersinn gedreht
turn-2 = um 180° gedreht
turn-3 = um 90° gegen den Uhrzeigersinn gedreht
rat-brown = Braune Ratte
    .text = Jagt dich: Bewegung 2, Biss 2, Verteidigung 0. Greift an, wenn du ihre Zone verlässt. Zählt beim Fressen nicht mit.
rat-black = Schwarze Ratte
    .text = Sucht Käse: Bewegung 1, Biss 1, Verteidigung 1 (zwei Treffer). Bringt beim Erscheinen und in jedem Zug der Ratten eine weitere Ratte.
rat-white = Weiße Ratte
    .text = Sucht Käse: Bewegung 2, Biss 1, Verteidigung 0 (ein Treffer).
token-health = Gesundheitsplättchen
    .text = Gesundheit +1, wenn du darüberläufst. Bei voller Gesundheit bleibt es liegen.
token-purple = violettes Spezialplättchen
    .text = Bezahlt deine violette Fähigkeit einmal. Du nimmst es nur auf, wenn sie freigeschaltet ist und Platz hat.
token-yellow = gelbes Spezialplättchen
    .text = Bezahlt deine gelbe Fähigkeit einmal. Du nimmst es nur auf, wenn sie freigeschaltet ist und Platz hat.
question-health = Gesundheitsplättchen
    .text = Ein Gesundheitsplättchen kommt in die Zone.
    .gender = n
question-purple = violettes Spezialplättchen
    .text = Ein violettes Spezialplättchen kommt in die Zone.
    .gender = n
question-yellow = gelbes Spezialplättchen
    .text = Ein gelbes Spezialplättchen kommt in die Zone.
    .gender = n
question-cheese = Zauberkäse
    .text = Ein Zauberkäse kommt in die Zone.
    .gender = m
question-peculiar = Sonderbare Ratte
    .text = Eine Sonderbare Ratte erscheint in der Zone.
    .gender = f
question-nest = Rattennest
    .text = Eine Ratte erscheint, und die Zone ist von nun an ein Rattennest.
    .gender = n
gut-health = Gesundheitsplättchen
    .gender = n
gut-purple = violettes Spezialplättchen
    .gender = n
gut-yellow = gelbes Spezialplättchen
    .gender = n
gut-trap = Falle
    .gender = f
mutation-mutate_health = Gesundheit
mutation-mutate_bite = Biss
mutation-mutate_defence = Verteidigung
mutation-mutate_spawn = Nachwuchs
upgrade-attack = Angriff
    .text = Angriff +1: von jetzt an ein Würfel mehr.
upgrade-movement = Bewegung
    .text = Bewegung +1: von jetzt an ein Schritt mehr.
upgrade-traps = Fallen
    .text = Fallen +1: von jetzt an eine Falle mehr.
upgrade-accuracy = Treffsicherheit
    .text = Du triffst ab 3 statt ab 4, auch mit Fallen und Fähigkeiten.
upgrade-defence = Verteidigung
    .text = Verteidigung +1: Bisse müssen sie übersteigen.
upgrade-health = Gesundheit
    .text = Höchste Gesundheit +1, und sofort Gesundheit +1.
upgrade-trap = Bessere Falle
    .text = Deine Fallen bekommen ihre besseren Zahlen, auch die schon aufgestellten.
upgrade-purple_unlock = Violette Fähigkeit
    .text = Schaltet deine violette Fähigkeit frei und füllt sie mit Plättchen.
upgrade-purple_refill = Violett auffüllen
    .text = Füllt deine violette Fähigkeit einmal wieder auf. Nur wenn sie freigeschaltet ist.
upgrade-yellow_unlock = Gelbe Fähigkeit
    .text = Schaltet deine gelbe Fähigkeit frei und füllt sie mit Plättchen.
upgrade-yellow_refill = Gelb auffüllen
    .text = Füllt deine gelbe Fähigkeit einmal wieder auf. Nur wenn sie freigeschaltet ist.
edge-n = Nordseite
edge-e = Ostseite
edge-s = Südseite
edge-w = Westseite
cause-nest = Rattennest
    .gender = n
cause-spawn = Rattenloch
    .gender = n
cause-question = „?“-Plättchen
    .gender = n
cause-black = Schwarze Ratte
    .gender = f
cause-blacks = Schwarzen Ratten
    .gender = p
cause-breeder = brütende Sonderbare Ratte
    .gender = f
cause-nemesis = Nemesis
    .gender = f
cause-tracker = Rattenleiste
    .gender = f
cause-entourage = Gefolge
    .gender = n
cause-burst = geplatzte Ratte
    .gender = f
cause-litter = verwundete Nemesis
    .gender = f

## Warum nicht

why-zone-absent = { $zone } gehört noch nicht zur Stadt.
why-card-absent = „{ $card }“ gehört noch nicht zur Stadt.
why-connector-not_start = Beim Aufbau werden neue Karten an „{ $start }“ angelegt, nicht an „{ $card }“.
why-connector-none = „{ $card }“ hat an der { $edge } keinen Anschluss.
why-connector-taken = Der Anschluss an der { $edge } von „{ $card }“ ist nicht frei: Dort liegt „{ $other }“.
why-connector-inactive = „{ $card }“ ist inaktiv, und mit „{ $other }“ hat noch eine aktive Stadtteilkarte einen freien Anschluss.
why-rotation = { CAP($turn) } hat „{ $card }“ keinen Anschluss an der Seite zu „{ $place }“.
why-ability-locked = „{ $ability }“ ist noch nicht freigeschaltet.
why-dice-none_left = Im Vorrat ist kein Würfel mehr.
why-health-full = Deine Gesundheit ist schon auf dem Höchstwert von { $health }.
why-upgrade-complete = „{ $upgrade }“ hat kein freies Feld mehr: Jede Verbesserung gibt es nur einmal.
why-move-here = In { $zone } bist du schon.
why-move-not_adjacent = { $zone } grenzt nicht an { $here }, wo du bist.
why-move-points =
    { $here } zu verlassen kostet { $cost ->
        [one] 1 Bewegungspunkt
       *[other] { $cost } Bewegungspunkte
    }, und du hast { $points ->
        [0] keinen mehr
       *[other] nur { $points }
    }.
why-trap-out_of_reach = { $zone } ist weder deine Zone noch eine Nachbarzone: Dort kannst du keine Falle aufstellen.
why-trap-lies = In { $zone } steht schon eine Falle.
why-trap-none_left = Du hast keine Falle mehr.
why-trap-points =
    { CAP(NOM($trap)) } kostet { $cost ->
        [one] 1 Bewegungspunkt
       *[other] { $cost } Bewegungspunkte
    }, und du hast { $points ->
        [0] keinen mehr
       *[other] nur { $points }
    }.
why-attack-no_dice = Auf deiner Angriffsleiste liegt kein Würfel mehr.
why-attack-too_many =
    Auf deiner Angriffsleiste { $dice ->
        [one] liegt nur 1 Würfel
       *[other] liegen nur { $dice } Würfel
    }.
why-zone-no_rats = In { $zone } ist keine Ratte.
why-zone-no_common_rats = In { $zone } ist keine Gewöhnliche Ratte.
why-zone-no_cheese = In { $zone } liegt kein Zauberkäse.
why-collect-rats = Solange in { $zone } Ratten sind, kannst du den Zauberkäse dort nicht einsammeln.
why-ability-no_token = Für „{ $ability }“ hast du kein Plättchen mehr.
why-ability-own_zone = „{ $ability }“ wirkt nur in deiner eigenen Zone, und du bist nicht in { $zone }.
why-ability-near = „{ $ability }“ wirkt nur in deiner eigenen oder einer benachbarten Zone, und { $zone } ist keine davon.
why-ability-adjacent = „{ $ability }“ wirkt nur auf eine benachbarte Zone, und { $zone } ist keine.
why-ability-township = „{ $ability }“ wirkt nur auf der Stadtteilkarte, auf der du bist („{ $card }“), und { $zone } liegt nicht darauf.
why-ability-placed = In { $zone } liegt schon ein Plättchen für „{ $ability }“.
why-rat-absent = In { $zone } ist keine { $rat }.
why-cull-due = Mindestens eine Ratte musst du fangen.
why-reward-too_dear =
    „{ $reward }“ kostet { $cost ->
        [one] 1 Ratte
       *[other] { $cost } Ratten
    }, und im Käfig { $count ->
        [0] ist keine
        [one] ist nur 1
       *[other] sind nur { $count }
    }.
why-cheese-none_left = Im Vorrat ist kein Zauberkäse mehr.
why-ability-full = „{ $ability }“ hat schon { $most } Plättchen, mehr fasst die Fähigkeit nicht.
why-token-none_left = Im Vorrat ist kein { $token } mehr.
why-payment-none = Im Käfig ist keine { $rat }.
why-consolation-too_dear =
    „{ $reward }“ kostet { $cost ->
        [one] 1 Ratte
       *[other] { $cost } Ratten
    }, und nur { $count } { $count ->
        [one] hat
       *[other] haben
    } den Käfig verlassen.
why-consolation-too_late = „{ $reward }“ wäre verloren: Vor dem nächsten Auffrischen führst du keine Aktionen mehr aus.
why-claim-not_caught = Du hast die Karte „{ $rat }“ nicht.
why-claim-only_one = Die Karte „{ $rat }“ bietet nur eine Belohnung.
why-hit-mortal_only = { CAP(NOM($rat)) } lässt sich nur mit einer 6 fangen.
why-hit-too_few =
    Um eine { $rat } zu fangen, brauchst du { $cost } Treffer, und { $hits ->
        [0] keiner ist mehr übrig
        [one] nur 1 ist noch übrig
       *[other] nur { $hits } sind noch übrig
    }.
why-hit-peculiar_too_few =
    Um { AKK($rat) } zu fangen, brauchst du { $cost } Treffer, und { $hits ->
        [0] keiner ist mehr übrig
        [one] nur 1 ist noch übrig
       *[other] nur { $hits } sind noch übrig
    }.
why-hit-nemesis_too_few =
    Um { AKK($nemesis) } zu verwunden, brauchst du { $cost } Treffer, und { $hits ->
        [0] keiner ist mehr übrig
        [one] nur 1 ist noch übrig
       *[other] nur { $hits } sind noch übrig
    }.
why-mortal-none = Es ist keine 6 mehr zu verteilen.
why-hit-bodyguard = { CAP(NOM($rat)) } ist Leibwache: Treffer dürfen nur auf diese Ratte gehen, bis sie gefangen ist.
why-hit-untrappable = Mit einer Falle kann man { AKK($rat) } nicht treffen.
why-hit-no_nemesis = { CAP(NOM($nemesis)) } ist nicht in { $zone }.
why-hit-no_peculiar = { CAP(NOM($rat)) } ist nicht in { $zone }.
why-zone-farther =
    { $other } liegt näher bei dir als { $zone } ({ $least } statt { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }).
why-zone-lower =
    { $zone } und { $other } sind gleich weit von dir entfernt ({ $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }), und { $other } liegt auf der Stadtteilkarte mit der höheren Nummer.
why-end_zone-off_path =
    { $zone } liegt nicht { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } von { $start } entfernt auf einem kürzesten Weg zum Ziel.
why-net-none = In { $zone } liegt kein Netz.
why-net-not_first = Das Netz in { $zone } ist nicht das erste auf dem Weg von { $start }.
why-nest-none = In { $zone } ist kein Rattennest.
why-nest-other_card = { CAP(NOM($nemesis)) } erscheint auf der Stadtteilkarte, auf der du bist („{ $card }“), und { $zone } liegt nicht darauf.
