### Target: Rats: Deutsch

## What happened: the turn

told-game_set_up = Die Stadt schläft. { $player } beginnt.
told-faction_led = { $player } führt { AKK($faction) }.
told-turn_begins = Runde { $round }: { $player } ist am Zug ({ $faction }).
told-item_ready = { CAP(NOM($item)) } von { $player } ist wieder bereit.
told-re_entered = { $player } hat keine Ratten mehr und fängt im Heimatnest mit { $count ->
        [one] { $count } neuen Ratte
       *[other] { $count } neuen Ratten
    } wieder an.
told-lone_rat = { $player } setzt aus und bekommt im Heimatnest { $count ->
        [one] { $count } neue Ratte
       *[other] { $count } neue Ratten
    }.
told-lone_rat_on = { $player } spielt mit einer einzigen Ratte weiter.
told-group_moved = { $player } schickt { $group } { GEN($origin) } { AKK($space) }.
told-moves_ended = { $player } beendet die Bewegung; { $count ->
        [one] { $count } Gruppenbewegung bleibt
       *[other] { $count } Gruppenbewegungen bleiben
    } ungenutzt.
told-rested = { $player } legt { DAT($space) } eine Pause ein.

## Items

told-item_played = { $player } benutzt { AKK($item) }.
told-item_declined = { $player } benutzt { AKK($item) } nicht.
told-item_taken = { $player } behält { AKK($item) }.
told-item_swapped = { $player } nimmt { AKK($item) } und wirft { AKK($other) } ab.
told-item_refused = { $player } behält { AKK($item) } und wirft { AKK($other) } ab.
told-item_lost = Ohne Ratten muss { $player } { AKK($item) } abwerfen.

## Event cards

told-card_drawn = { $player } stöbert { DAT($space) } und zieht „{ $card }“.
told-cards_drawn = Da Big Cheese hört Gerüchte: { $player } stöbert { DAT($space) } und zieht „{ $card }“ und „{ $other }“.
told-card_chosen = { $player } führt „{ $card }“ aus und wirft „{ $other }“ ab.
told-card_cancelled = { $player } wirft „{ $card }“ ungenutzt ab.
told-deck_shuffled = { CAP(NOM($deck)) } ist leer; sein Ablagestapel wird neu gemischt.
told-nothing_found = { $player } stöbert { DAT($space) }, aber es ist keine Karte mehr da.
told-nothing_happens = Nichts geschieht.
told-card_dice = { $player } würfelt für jede Ratte dort: { $low }{ $high }.
told-dice_missed = { $face ->
        [1] Kein Würfel zeigt die Zielscheibe
       *[other] Kein Würfel zeigt { $face } oder weniger
    }: Keine Ratte stirbt.
told-rats_died = { $player } verliert { DAT($space) } { $group }.
told-rats_fled = { CAP($group) } von { $player } { GENDER($group) ->
        [f] wird
       *[p] werden
    } { GEN($origin) } { AKK($space) } gespült.
told-nobody_fled = Da Big Cheese ist allein in der Rattenstadt und geht nicht fort: { $player } verliert nichts.
told-rats_unfed = { CAP(DAT($space)) } { $count ->
        [0] hat { $player } keine satte Ratte, die hungrig werden könnte.
        [one] wird { $count } Ratte von { $player } hungrig.
       *[other] werden { $count } Ratten von { $player } hungrig.
    }

## Food and young

told-rats_fed = { CAP(DAT($space)) } { $count ->
        [0] sind alle Ratten von { $player } schon satt.
        [one] wird { $count } Ratte von { $player } satt.
       *[other] werden { $count } Ratten von { $player } satt.
    }
told-rats_ate = An der Futterquelle { DAT($space) } { $count ->
        [one] frisst sich { $count } Ratte
       *[other] fressen sich { $count } Ratten
    } von { $player } satt.
told-jar_shared = { $player } verfüttert { DAT($space) } das Glas Giardiniera: { $count ->
        [one] { $count } Ratte wird
       *[other] { $count } Ratten werden
    } satt.
told-pairs_bred = { CAP(DAT($space)) } { $count ->
        [one] vermehrt sich { $count } Paar
       *[other] vermehren sich { $count } Paare
    } von { $player }; { $tired ->
        [one] { $tired } Ratte wird
       *[other] { $tired } Ratten werden
    } hungrig.
told-rat_spawned = { $player } bekommt { DAT($space) } eine neue Ratte.
told-reserve_empty = { $player } hat keine Ratten mehr im Vorrat: { $count ->
        [one] { $count } neue Ratte bleibt
       *[other] { $count } neue Ratten bleiben
    } aus.

## Tokens

told-token_placed = { $player } legt { $token } { AKK($space) }.
told-token_moved = Der Vorrat ist leer: { $player } versetzt { $token } { GEN($origin) } { AKK($space) }.
told-token_given_up = { $player } entfernt { AKK($token) } { DAT($space) }.
told-token_kept = { $player } behält { AKK($token) } { DAT($space) } und verzichtet auf { $other }.
told-token_barred = { CAP(DAT($space)) } darf kein Marker liegen.
told-token_there = { CAP(DAT($space)) } gibt es schon { $token }; es kommt nichts dazu.
told-sewer_needless = { CAP(DAT($space)) } sind Straße und Tunnel schon verbunden; es kommt kein Kanaleinstieg dazu.
told-token_removed = { CAP(NOM($token)) } { DAT($space) } wird entfernt.
told-token_missing = { CAP(DAT($space)) } liegt nichts, was entfernt werden könnte.
told-token_built_over = { CAP(NOM($token)) } { DAT($space) } weicht dem Nest.
told-nest_founded = { $player } gründet { DAT($space) } ein Nest; { $count ->
        [one] { $count } Ratte wird
       *[other] { $count } Ratten werden
    } hungrig.
told-nest_taken = { $player } findet das Nest von { $victim } { DAT($space) } unbewacht und übernimmt es.
told-nest_won = { $player } übernimmt { DAT($space) } das Nest von { $victim }.
told-nest_razed = { $player } hebt { DAT($space) } das Nest von { $victim } aus, hat selbst aber keinen Nestmarker mehr: Das Nest wird entfernt.

## Fights

told-fight_begins = Kampf { DAT($space) }!
told-dice_rolled = { $player } würfelt { $low }{ $high }: insgesamt { $total }.
told-dice_rerolled = { $player } würfelt noch einmal: { $low }{ $high }, insgesamt { $total }.
told-fight_won = { $player } gewinnt den Kampf { DAT($space) } mit { $total } zu { $rival }.
told-tie_by_title = Gleichstand ({ $total }): Die Bande von Da Big Cheese setzt sich durch, { $player } gewinnt den Kampf { DAT($space) }.
told-tie_by_fed = Gleichstand ({ $total }): { $player } hat mehr satte Ratten ({ $fed }) und gewinnt den Kampf { DAT($space) }.
told-tie_by_arrival = Gleichstand ({ $total }), auch bei den satten Ratten: { $player } war zuerst { DAT($space) } und gewinnt den Kampf.
told-rats_killed = { $player } verliert { DAT($space) } { $group }.
told-nobody_killed = { $player } verliert { DAT($space) } keine Ratte.
told-pushed = { CAP($group) } von { $player } { GENDER($group) ->
        [f] wird
       *[p] werden
    } { GEN($origin) } { AKK($space) } gedrängt.
told-pushed_to_death = { CAP($group) } von { $player } { GENDER($group) ->
        [f] wird
       *[p] werden
    } { GEN($origin) } { AKK($space) } gedrängt, dem Kammerjäger in die Arme, und { GENDER($group) ->
        [f] stirbt
       *[p] sterben
    }.
told-overflowed = { CAP(DAT($origin)) } ist nicht Platz für alle Ratten von { $player }: { $group } { GENDER($group) ->
        [f] weicht
       *[p] weichen
    } { AKK($space) } aus.

## The throne

told-claim_rolled = { $player } greift nach dem Thron: { $low }{ $high }.
told-claim_succeeds = Die Zielscheibe! { $player } besteigt den Thron und stellt jetzt Da Big Cheese.
told-claim_fails = Keine Zielscheibe: Der Thron bleibt { $player } verwehrt.
told-claim_costs = { $player } verliert in der Rattenstadt { $group }.
told-retreated = { CAP($group) } von { $player } { GENDER($group) ->
        [f] wird
       *[p] werden
    } { GEN($origin) } { AKK($space) } zurückgedrängt.
told-crowned = { $player } krönt eine der siegreichen Ratten zu Da Big Cheese.
told-dethroned = { $player } verliert den Thron.
told-throne_emptied = Da Big Cheese ist tot: { $player } verliert den Thron, und er ist wieder leer.

## The Exterminator

told-infested = Rattenplage im { $quadrant }: { $count ->
        [one] { $count } Ratte
       *[other] { $count } Ratten
    }.
told-exterminator_die = { $face ->
        [1] { $player } würfelt die Zielscheibe: Der Kammerjäger rückt aus.
       *[other] { $player } würfelt eine { $face }: Der Kammerjäger rückt nicht aus.
    }
told-exterminator_called = { $player } schickt den Kammerjäger im { $quadrant } { AKK($space) }.
told-exterminator_sent = { $player } schickt den Kammerjäger { AKK($space) }.
told-exterminator_by_card = { $player } schickt den Kammerjäger { AKK($space) }.
told-escaped = Im Rauch { GENDER($group) ->
        [f] entkommt
       *[p] entkommen
    } { $group } von { $player } { GEN($origin) } { AKK($space) }.
told-exterminated = Der Kammerjäger vernichtet { DAT($space) } { $group } von { $player }.
told-token_destroyed = Der Kammerjäger vernichtet { AKK($token) } { DAT($space) }.
told-nothing_destroyed = Der Kammerjäger findet { DAT($space) } nichts zu vernichten.

## The end

told-conditions_met = { $player } hat genug Nester und Da Big Cheese{ $count ->
        [1] {""}
       *[other] , zum { $count }. Mal in Folge
    }. { $left ->
        [0] Bleibt es so bis zum Beginn des nächsten eigenen Zuges, ist das Spiel gewonnen.
        [one] Noch { $left } Prüfung ist zu bestehen.
       *[other] Noch { $left } Prüfungen sind zu bestehen.
    }
told-conditions_lost = { $player } hat nicht mehr genug Nester und Da Big Cheese zugleich.
told-game_won = { $player } hat { $nests ->
        [one] { $nests } Nest
       *[other] { $nests } Nester
    } und Da Big Cheese eine ganze Runde lang gehalten, beherrscht die Unterwelt und gewinnt das Spiel.
told-won_at_once = { $player } hat { $nests ->
        [one] { $nests } Nest
       *[other] { $nests } Nester
    } und Da Big Cheese und gewinnt das kurze Spiel sofort.
told-game_capped = Das Spiel endet wie vereinbart nach Runde { $round }.
told-standing = { $player }: { $nests ->
        [0] kein Nest
        [one] { $nests } Nest
       *[other] { $nests } Nester
    }, { $rats ->
        [0] keine Ratte auf dem Spielplan
        [one] { $fed ->
            [0] 1 hungrige Ratte auf dem Spielplan
           *[other] 1 satte Ratte auf dem Spielplan
        }
       *[other] { $rats } Ratten auf dem Spielplan, { $fed ->
            [0] keine davon satt
           *[other] davon { $fed } satt
        }
    }.
told-titled_standing = { $player } (Da Big Cheese): { $nests ->
        [0] kein Nest
        [one] { $nests } Nest
       *[other] { $nests } Nester
    }, { $rats ->
        [0] keine Ratte auf dem Spielplan
        [one] { $fed ->
            [0] 1 hungrige Ratte auf dem Spielplan
           *[other] 1 satte Ratte auf dem Spielplan
        }
       *[other] { $rats } Ratten auf dem Spielplan, { $fed ->
            [0] keine davon satt
           *[other] davon { $fed } satt
        }
    }.
told-cap_won = { $player } gewinnt { $criterion }.
told-cap_shared = Geteilter erster Platz für { $player }.

## What is to be decided

prompt-waiting = Warten auf { $players }.
prompt-lone_rat = Du hast nur noch eine Ratte. { $count ->
        [one] { $count } neue
       *[other] { $count } neue
    } ins Heimatnest setzen und den Zug beenden, oder mit der einen weiterspielen?
prompt-origin = Von welchem Feld zieht eine Gruppe los? Du hast noch { $left ->
        [one] { $left } Gruppenbewegung
       *[other] { $left } Gruppenbewegungen
    }.
prompt-move_item = { CAP(AKK($item)) } für die Gruppe benutzen, die { GEN($origin) } loszieht? ({ $effect })
prompt-group = Welche Ratten ziehen { GEN($origin) } los?
prompt-group-item = Welche Ratten ziehen { GEN($origin) } los? (Gegenstand: { $item })
prompt-destination = Wohin schickst du { $group } { GEN($origin) }?
prompt-destination-item = Wohin schickst du { $group } { GEN($origin) }? (Gegenstand: { $item })
prompt-next_fight = { $count ->
        [one] Deine Ratten müssen kämpfen.
       *[other] Deine Ratten müssen an { $count } Orten kämpfen: Welcher Kampf kommt zuerst?
    }
prompt-broken_bottle = Kampf { DAT($space) }: Du würfelst mit { $own ->
        [one] { $own } Würfel
       *[other] { $own } Würfeln
    }, die anderen mit { $others }. Die Zerbrochene Flasche für einen mehr benutzen?
prompt-lucky_token-fight = Du verlierst den Kampf { DAT($space) } mit { $own } zu { $best }. Mit der Glücksfahrmarke alle deine Würfel neu würfeln?
prompt-lucky_token-claim = Keiner deiner Würfel zeigt die Zielscheibe. Mit der Glücksfahrmarke alle neu würfeln?
prompt-bottle_cap = Du hast den Kampf { DAT($space) } verloren; { $count ->
        [one] { $count } deiner Ratten stirbt
       *[other] { $count } deiner Ratten sterben
    }. Mit dem Kronkorkenschild eine retten?
prompt-push_first = Wohin drängst du { $victim } { GEN($origin) } ({ $group })? Erstes Feld.
prompt-push_second = Wohin drängst du { $victim } { GEN($first) } weiter ({ $group })? Zweites Feld.
prompt-overflow = { CAP(DAT($origin)) } ist nicht Platz für alle deine Ratten; { $count ->
        [one] { $count } muss
       *[other] { $count } müssen
    } ausweichen. Wohin?
prompt-surplus = Welche { $count ->
        [one] Ratte weicht
       *[other] { $count } Ratten weichen
    } { GEN($origin) } { AKK($space) } aus?
prompt-kill = Du hast den Kampf { DAT($space) } gewonnen: Welche { $count ->
        [one] Ratte von { $victim } stirbt
       *[other] { $count } Ratten von { $victim } sterben
    }?
prompt-loss-card = „{ $card }“: Welche { $count ->
        [one] deiner Ratten { DAT($space) } stirbt
       *[other] { $count } deiner Ratten { DAT($space) } sterben
    }?
prompt-loss-claim = Dein Griff nach dem Thron ist misslungen: Welche { $count ->
        [one] deiner Ratten in der Rattenstadt stirbt
       *[other] { $count } deiner Ratten in der Rattenstadt sterben
    }?
prompt-acting_space = Wo führst du die nächste Aktion aus? { $count ->
        [one] { $count } Gruppe kann
       *[other] { $count } Gruppen können
    } noch etwas tun.
prompt-action = Was { GENDER($group) ->
        [f] tut deine Ratte
       *[p] tun deine Ratten
    } { DAT($space) } ({ $group })?
prompt-giardiniera = Wo verfütterst du das Glas Giardiniera (bis zu { $count ->
        [one] { $count } Ratte
       *[other] { $count } Ratten
    })?
prompt-card = Da Big Cheese hört { DAT($space) } Gerüchte: Welche Karte führst du aus? Die andere wird abgeworfen.
prompt-gas_mask = Du hast { DAT($space) } „{ $card }“ gezogen. ({ $effect }) Mit der Fingerhut-Gasmaske ungenutzt abwerfen?
prompt-item = Du hast { AKK($found) } gefunden und besitzt schon { AKK($old) }: Was behältst du?
prompt-token = { CAP(DAT($space)) } ist nur für einen Marker Platz, und es gibt dort schon { $old }: Was gibst du auf?
prompt-token_source = Der Vorrat ist leer: Woher nimmst du { $token } für das Feld „{ $space }“?
prompt-pairs = Wie viele Paare vermehren sich { DAT($space) }?
prompt-nursery = Wohin kommt die neue Ratte?{ $count ->
        [one] {""}
       *[other] {" "}(Es kommen { $count }.)
    }
prompt-refuge-card = „{ $card }“ spült dich { GEN($origin) } fort ({ $group }): In welches Nest?
prompt-refuge-claim = Dein Griff nach dem Thron ist misslungen: In welches Nest { GENDER($group) ->
        [f] geht die übrige Ratte
       *[p] gehen die übrigen Ratten
    } ({ $group })?
prompt-work_order-infested = { $player } will den Kammerjäger zu einer Rattenplage schicken. Mit dem Gestohlenen Arbeitsauftrag selbst bestimmen, wohin er geht?
prompt-work_order-die = { $player } hat die Zielscheibe gewürfelt und will den Kammerjäger irgendwohin an die Oberfläche schicken. Mit dem Gestohlenen Arbeitsauftrag selbst bestimmen, wohin er geht?
prompt-work_order-card = { $player } hat { DAT($space) } „{ $card }“ gezogen und will den Kammerjäger schicken. Mit dem Gestohlenen Arbeitsauftrag selbst bestimmen, wohin er geht?
prompt-quadrant = In mehreren Vierteln herrscht Rattenplage: In welches kommt der Kammerjäger?
prompt-target-infested = Rattenplage im { $quadrant }: Wohin schickst du den Kammerjäger? Er vernichtet alles dort.
prompt-target-die = Die Zielscheibe: Wohin an der Oberfläche schickst du den Kammerjäger? Er vernichtet alles dort.
prompt-target-card = „{ $card }“, gezogen { DAT($space) }: Wohin schickst du den Kammerjäger? Er vernichtet alles dort.
prompt-smoke_bomb = Der Kammerjäger kommt { AKK($space) }, und dort hast du { $group }. Mit der Rauchbombe nach Hause entkommen?

## Choices

choice-lone_rat-spawn = { $count } neue Ratten ins Heimatnest setzen und den Zug beenden
choice-lone_rat-play_on = Mit einer Ratte weiterspielen
choice-origin-space = { CAP(GEN($space)) } losziehen (dort: { $group })
choice-origin-done = Keine weitere Gruppe losschicken
choice-use = { CAP(AKK($item)) } benutzen
choice-decline = { CAP(AKK($item)) } nicht benutzen
choice-jar = Zuerst das Glas Giardiniera öffnen
choice-group = Losschicken: { $group }
choice-destination-space = { CAP(AKK($space)) }
choice-destination-join = { CAP(AKK($space)) } zu { $count ->
        [one] deiner Ratte
       *[other] deinen { $count } Ratten
    }
choice-destination-fight = { $enemies } { DAT($space) } angreifen: { $dice } Würfel gegen { $rivals }, Siegchance { $chance } %
choice-next_fight = Gegen { $enemies } { DAT($space) } kämpfen: { $dice } Würfel gegen { $rivals }, Siegchance { $chance } %
choice-push-space = { CAP(AKK($space)) } drängen
choice-push-join = { CAP(AKK($space)) } drängen, zu anderen Ratten von { $victim }
choice-push-home = Nach Hause drängen ({ $space })
choice-push-fight = { CAP(AKK($space)) } drängen, in einen Kampf mit { $enemies }
choice-push-death = { CAP(AKK($space)) } drängen, dem Kammerjäger in die Arme
choice-overflow = { CAP(AKK($space)) } ({ $count ->
        [one] { $count } Ratte
       *[other] { $count } Ratten
    })
choice-surplus = Ausweichen lassen: { $group }
choice-kill = { $group } von { $victim } töten
choice-loss = { $group } verlieren
choice-acting_space-space = Aktion { DAT($space) } ({ $group })
choice-acting_space-done = Mit { $count ->
        [one] der letzten Gruppe
       *[other] den { $count } übrigen Gruppen
    } eine Pause einlegen
choice-action-scavenge = { CAP(DAT($space)) } stöbern: eine Karte ziehen
choice-action-scavenge_two = { CAP(DAT($space)) } stöbern: { $count } Karten ziehen und eine ausführen
choice-action-take_over = { CAP(DAT($space)) } stöbern: das Nest von { $victim } übernehmen
choice-action-raze = { CAP(DAT($space)) } stöbern: das Nest von { $victim } entfernen (du hast keinen Nestmarker mehr)
choice-action-feed = { CAP(DAT($space)) } { $count ->
        [one] { $count } hungrige Ratte
       *[other] { $count } hungrige Ratten
    } fressen lassen
choice-action-breed = { CAP(DAT($space)) } für Nachwuchs sorgen
choice-action-nest = { CAP(DAT($space)) } ein Nest gründen; { $count } Ratten werden hungrig
choice-action-nest_over = { CAP(DAT($space)) } ein Nest gründen und { AKK($old) } entfernen; { $count } Ratten werden hungrig
choice-action-claim = Mit { $count ->
        [one] { $count } Würfel
       *[other] { $count } Würfeln
    } nach dem Thron greifen: Es gelingt zu { $chance } %, sonst stirbt eine Ratte
choice-action-rest = { CAP(DAT($space)) } eine Pause einlegen
choice-giardiniera = { CAP(DAT($space)) } { $count ->
        [one] { $count } Ratte
       *[other] { $count } Ratten
    } füttern
choice-card = „{ $card }“ ausführen: { $effect }
choice-item = { CAP(AKK($item)) } behalten: { $effect }
choice-token-old = { CAP(AKK($old)) } aufgeben und { $token } legen
choice-token-new = { CAP(AKK($old)) } behalten und auf { $token } verzichten
choice-token_source = { CAP(GEN($space)) } nehmen
choice-pairs = { $count ->
        [one] { $count } Paar
       *[other] { $count } Paare
    }: { $young ->
        [one] { $young } neue Ratte
       *[other] { $young } neue Ratten
    }
choice-nursery = { CAP(AKK($space)) }
choice-refuge = { CAP(AKK($space)) }
choice-quadrant = { $quadrant }: { $count ->
        [one] { $count } Ratte
       *[other] { $count } Ratten
    }
choice-target-space = { CAP(AKK($space)) } schicken: Dort ist nichts
choice-target-token = { CAP(AKK($space)) } schicken: Er vernichtet { AKK($token) }
choice-target-rats = { CAP(AKK($space)) } schicken: Er vernichtet { $count ->
        [one] { $count } Ratte von { $victim }
       *[other] { $count } Ratten von { $victim }
    }
choice-target-own = { CAP(AKK($space)) } schicken: Er vernichtet { $count ->
        [one] { $count } deiner eigenen Ratten
       *[other] { $count } deiner eigenen Ratten
    }
    .risk = Dort vernichtet er deine eigenen Ratten.

## Things put together

seat = Spieler { $number }
crowd-1 = { $first }
crowd-2 = { $first } und { $second }
crowd-3 = { $first }, { $second } und { $third }
group-unfed = { $unfed ->
        [one] { $unfed } hungrige Ratte
       *[other] { $unfed } hungrige Ratten
    }
    .gender = { $unfed ->
        [one] f
       *[other] p
    }
group-fed = { $fed ->
        [one] { $fed } satte Ratte
       *[other] { $fed } satte Ratten
    }
    .gender = { $fed ->
        [one] f
       *[other] p
    }
group-mixed = { $unfed } hungrige und { $fed } satte { $fed ->
        [one] Ratte
       *[other] Ratten
    }
    .gender = p
nest = ein Nest { GEN($faction) }
    .nom = das Nest { GEN($faction) }
    .akk = das Nest { GEN($faction) }
token-food = eine Futterquelle
    .nom = die Futterquelle
    .akk = die Futterquelle
token-sewer = einen Kanaleinstieg
    .nom = der Kanaleinstieg
    .akk = den Kanaleinstieg
token-any = einen Marker
    .nom = der Marker
    .akk = den Marker

## Names

criterion-conditions = dank erfüllter Siegbedingungen
criterion-nests = mit den meisten Nestern
criterion-title = bei gleich vielen Nestern dank Da Big Cheese
criterion-rats = bei Gleichstand mit den meisten Ratten
criterion-fed = bei Gleichstand mit den meisten satten Ratten
deck-surface = Oberflächenstapel
    .gender = m
deck-underground = Untergrundstapel
    .gender = m
faction-white = Weiße Ratten
    .gender = p
    .akk = die Weißen Ratten
    .gen = der Weißen Ratten
    .dat = den Weißen Ratten
faction-brown = Braune Ratten
    .gender = p
    .akk = die Braunen Ratten
    .gen = der Braunen Ratten
    .dat = den Braunen Ratten
faction-black = Schwarze Ratten
    .gender = p
    .akk = die Schwarzen Ratten
    .gen = der Schwarzen Ratten
    .dat = den Schwarzen Ratten
faction-grey = Graue Ratten
    .gender = p
    .akk = die Grauen Ratten
    .gen = der Grauen Ratten
    .dat = den Grauen Ratten
# .akk: wohin; .dat: wo; .gen: woher
space-s_north = Nordgasse
    .akk = in die Nordgasse
    .dat = in der Nordgasse
    .gen = aus der Nordgasse
space-s_ne1 = Uferweg
    .akk = auf den Uferweg
    .dat = auf dem Uferweg
    .gen = vom Uferweg
space-s_ne2 = Kanaldeckel Nordost
    .akk = auf den Kanaldeckel Nordost
    .dat = auf dem Kanaldeckel Nordost
    .gen = vom Kanaldeckel Nordost
space-s_ne3 = Tonnen am Bootssteg
    .akk = zu den Tonnen am Bootssteg
    .dat = bei den Tonnen am Bootssteg
    .gen = von den Tonnen am Bootssteg
space-s_east = Ostgasse
    .akk = in die Ostgasse
    .dat = in der Ostgasse
    .gen = aus der Ostgasse
space-s_se1 = Bäckergasse
    .akk = in die Bäckergasse
    .dat = in der Bäckergasse
    .gen = aus der Bäckergasse
space-s_se2 = Kanaldeckel Südost
    .akk = auf den Kanaldeckel Südost
    .dat = auf dem Kanaldeckel Südost
    .gen = vom Kanaldeckel Südost
space-s_se3 = Parkplatz am Stadion
    .akk = auf den Parkplatz am Stadion
    .dat = auf dem Parkplatz am Stadion
    .gen = vom Parkplatz am Stadion
space-s_south = Südgasse
    .akk = in die Südgasse
    .dat = in der Südgasse
    .gen = aus der Südgasse
space-s_sw1 = Zaun am Güterbahnhof
    .akk = an den Zaun am Güterbahnhof
    .dat = am Zaun am Güterbahnhof
    .gen = vom Zaun am Güterbahnhof
space-s_sw2 = Kanaldeckel Südwest
    .akk = auf den Kanaldeckel Südwest
    .dat = auf dem Kanaldeckel Südwest
    .gen = vom Kanaldeckel Südwest
space-s_sw3 = Laderampe am Markt
    .akk = auf die Laderampe am Markt
    .dat = auf der Laderampe am Markt
    .gen = von der Laderampe am Markt
space-s_west = Westgasse
    .akk = in die Westgasse
    .dat = in der Westgasse
    .gen = aus der Westgasse
space-s_nw1 = Eckkneipe
    .akk = in die Eckkneipe
    .dat = in der Eckkneipe
    .gen = aus der Eckkneipe
space-s_nw2 = Kanaldeckel Nordwest
    .akk = auf den Kanaldeckel Nordwest
    .dat = auf dem Kanaldeckel Nordwest
    .gen = vom Kanaldeckel Nordwest
space-s_nw3 = Würstchenbude
    .akk = an die Würstchenbude
    .dat = an der Würstchenbude
    .gen = von der Würstchenbude
space-u_north = Nordtreppe
    .akk = auf die Nordtreppe
    .dat = auf der Nordtreppe
    .gen = von der Nordtreppe
space-u_ne1 = Kabelschacht
    .akk = in den Kabelschacht
    .dat = im Kabelschacht
    .gen = aus dem Kabelschacht
space-u_ne2 = Hauptkanal Nordost
    .akk = in den Hauptkanal Nordost
    .dat = im Hauptkanal Nordost
    .gen = aus dem Hauptkanal Nordost
space-u_ne3 = Flutkeller
    .akk = in den Flutkeller
    .dat = im Flutkeller
    .gen = aus dem Flutkeller
space-u_east = Osttreppe
    .akk = auf die Osttreppe
    .dat = auf der Osttreppe
    .gen = von der Osttreppe
space-u_se1 = Dampftunnel
    .akk = in den Dampftunnel
    .dat = im Dampftunnel
    .gen = aus dem Dampftunnel
space-u_se2 = Hauptkanal Südost
    .akk = in den Hauptkanal Südost
    .dat = im Hauptkanal Südost
    .gen = aus dem Hauptkanal Südost
space-u_se3 = Pumpenraum
    .akk = in den Pumpenraum
    .dat = im Pumpenraum
    .gen = aus dem Pumpenraum
space-u_south = Südtreppe
    .akk = auf die Südtreppe
    .dat = auf der Südtreppe
    .gen = von der Südtreppe
space-u_sw1 = Frachttunnel
    .akk = in den Frachttunnel
    .dat = im Frachttunnel
    .gen = aus dem Frachttunnel
space-u_sw2 = Hauptkanal Südwest
    .akk = in den Hauptkanal Südwest
    .dat = im Hauptkanal Südwest
    .gen = aus dem Hauptkanal Südwest
space-u_sw3 = Ziegelkanal
    .akk = in den Ziegelkanal
    .dat = im Ziegelkanal
    .gen = aus dem Ziegelkanal
space-u_west = Westtreppe
    .akk = auf die Westtreppe
    .dat = auf der Westtreppe
    .gen = von der Westtreppe
space-u_nw1 = Kohlenrutsche
    .akk = auf die Kohlenrutsche
    .dat = auf der Kohlenrutsche
    .gen = von der Kohlenrutsche
space-u_nw2 = Hauptkanal Nordwest
    .akk = in den Hauptkanal Nordwest
    .dat = im Hauptkanal Nordwest
    .gen = aus dem Hauptkanal Nordwest
space-u_nw3 = U-Bahn-Kriechgang
    .akk = in den U-Bahn-Kriechgang
    .dat = im U-Bahn-Kriechgang
    .gen = aus dem U-Bahn-Kriechgang
space-rat_city = Rattenstadt
    .akk = in die Rattenstadt
    .dat = in der Rattenstadt
    .gen = aus der Rattenstadt
space-home_nw = Heimatnest der Weißen Ratten
    .akk = ins Heimatnest der Weißen Ratten
    .dat = im Heimatnest der Weißen Ratten
    .gen = aus dem Heimatnest der Weißen Ratten
space-home_ne = Heimatnest der Braunen Ratten
    .akk = ins Heimatnest der Braunen Ratten
    .dat = im Heimatnest der Braunen Ratten
    .gen = aus dem Heimatnest der Braunen Ratten
space-home_se = Heimatnest der Schwarzen Ratten
    .akk = ins Heimatnest der Schwarzen Ratten
    .dat = im Heimatnest der Schwarzen Ratten
    .gen = aus dem Heimatnest der Schwarzen Ratten
space-home_sw = Heimatnest der Grauen Ratten
    .akk = ins Heimatnest der Grauen Ratten
    .dat = im Heimatnest der Grauen Ratten
    .gen = aus dem Heimatnest der Grauen Ratten
quadrant-nw = Nordwesten
quadrant-ne = Nordosten
quadrant-se = Südosten
quadrant-sw = Südwesten
card-chicago_dog = Chicago-Hotdog
    .text = Lege eine Futterquelle auf dieses Feld; alle Ratten hier werden satt.
card-italian_beef = Italian-Beef-Sandwich
    .text = Lege eine Futterquelle auf dieses Feld; alle Ratten hier werden satt.
card-tamales = Tüte Tamales
    .text = Lege eine Futterquelle auf dieses Feld; alle Ratten hier werden satt.
card-deep_dish_box = Pizzakarton
    .text = Lege eine Futterquelle auf dieses Feld; alle Ratten hier werden satt.
card-popcorn_tin = Käse-Karamell-Popcorn
    .text = Lege eine Futterquelle auf dieses Feld; alle Ratten hier werden satt.
card-jibarito = Kochbananen-Sandwich
    .text = Lege eine Futterquelle auf dieses Feld; alle Ratten hier werden satt.
card-street_festival = Straßenfest
    .text = Lege eine Futterquelle auf dieses Feld; alle Ratten hier werden satt.
card-cold_fries = Kalte Pommes
    .text = Zwei Ratten hier werden satt.
card-pizza_crust = Pizzarand
    .text = Eine Ratte hier wird satt.
card-spilled_birdseed = Verschüttetes Vogelfutter
    .text = Alle Ratten hier werden satt; kein Marker.
card-pierogi_paper = Pierogi-Papier
    .text = Drei Ratten hier werden satt.
card-under_the_porch = Unter der Veranda
    .text = Lege eines deiner Nester auf dieses Feld.
card-empty_garage = Leere Garage
    .text = Lege eines deiner Nester auf dieses Feld.
card-loose_cover = Loser Kanaldeckel
    .text = Lege einen Kanaleinstieg auf dieses Feld.
card-stray_cousin = Streunender Vetter
    .text = Eine neue Ratte kommt in eines deiner Nester.
card-alley_cat = Straßenkatze
    .text = Eine Ratte hier stirbt.
card-hawk = Habicht
    .text = Würfle für jede Ratte hier; jede Zielscheibe tötet eine.
card-garbage_truck = Müllwagen
    .text = Die Futterquelle hier wird abgefahren; gibt es keine, stirbt eine Ratte.
card-poison_bait = Giftköder
    .text = Die Hälfte der Ratten hier stirbt, abgerundet; eine einzelne Ratte stirbt.
card-snap_trap = Schlagfalle
    .text = Eine Ratte hier stirbt.
card-lake_wind = Eisiger Seewind
    .text = Alle Ratten hier werden hungrig.
card-hotline_call = Wütender Anruf
    .text = Setze den Kammerjäger auf ein beliebiges Feld an der Oberfläche.
card-rodent_van = Wagen der Schädlingsbekämpfung
    .text = Setze den Kammerjäger auf das Feld an der Oberfläche mit den meisten Ratten.
card-block_inspection = Kontrollgang
    .text = Setze den Kammerjäger auf ein Feld an der Oberfläche dieses Viertels.
card-empty_alley = Leere Gasse
    .text = Nichts geschieht.
card-ketchup_packet = Ketchup-Tütchen
    .text = Nichts geschieht; keine Ratte, die auf sich hält, rührt es an.
card-item_pigeon_call = Taubenpfeife
    .text = Eine Gruppe von höchstens 4 Ratten an der Oberfläche fliegt auf ein beliebiges anderes Feld der Oberfläche, auf dem der Kammerjäger nicht steht.
card-item_roller_skate = Rollschuh
    .text = Eine Gruppe zieht bis zu 6 Felder.
card-item_manhole_hook = Kanalhaken
    .text = Für eine Gruppenbewegung gibt es überall einen Kanaleinstieg.
card-item_gas_mask = Fingerhut-Gasmaske
    .text = Wirf die Ereigniskarte ab, die du gerade ausführen müsstest.
card-item_broken_bottle = Zerbrochene Flasche
    .text = Würfle in einem Kampf mit 1 Würfel mehr.
card-item_lucky_token = Glücksfahrmarke
    .text = Würfle alle deine Würfel eines Kampfes oder Griffs nach dem Thron noch einmal.
card-item_bottle_cap = Kronkorkenschild
    .text = In einem verlorenen Kampf stirbt eine deiner Ratten weniger.
card-item_work_order = Gestohlener Arbeitsauftrag
    .text = Bestimme unter den erlaubten Feldern, wohin der Kammerjäger geht.
card-item_smoke_bomb = Rauchbombe
    .text = Deine Ratten auf dem neuen Feld des Kammerjägers gehen stattdessen nach Hause.
card-item_giardiniera = Glas Giardiniera
    .text = Bis zu 2 deiner Ratten auf einem Feld werden satt.
card-dry_pipe = Trockenes Rohr
    .text = Lege eines deiner Nester auf dieses Feld.
card-freight_car = Vergessener Güterwagen
    .text = Lege eines deiner Nester auf dieses Feld.
card-rag_heap = Lumpenhaufen
    .text = Lege eines deiner Nester auf dieses Feld.
card-ladder_shaft = Leiterschacht
    .text = Lege einen Kanaleinstieg auf dieses Feld.
card-food_court_bin = Imbisstonne
    .text = Lege eine Futterquelle auf dieses Feld; alle Ratten hier werden satt.
card-soggy_doughnut = Matschiger Donut
    .text = Zwei Ratten hier werden satt.
card-electrocuted = Stromschlag
    .text = Eine Ratte hier stirbt.
card-sewer_gator = Kanalalligator
    .text = Würfle für jede Ratte hier; jede 1 oder 2 tötet eine.
card-flash_flood = Sturzflut
    .text = Alle Ratten hier werden in eines deiner Nester zurückgespült.
card-toxic_sludge = Giftschlamm
    .text = Alle Ratten hier werden hungrig.
card-cave_in = Einsturz
    .text = Der Marker hier wird zerstört und eine Ratte stirbt.
card-lab_escapees = Laborflüchtlinge
    .text = Zwei neue Ratten kommen in deine Nester.
card-long_lost_cousin = Verschollener Vetter
    .text = Eine neue Ratte kommt in eines deiner Nester.
card-distant_echo = Fernes Echo
    .text = Nichts geschieht.
item-pigeon_call = Taubenpfeife
    .gender = f
    .text = Eine Gruppe von höchstens 4 Ratten an der Oberfläche fliegt auf ein beliebiges anderes Feld der Oberfläche, auf dem der Kammerjäger nicht steht.
item-roller_skate = Rollschuh
    .gender = m
    .text = Eine Gruppe zieht bis zu 6 Felder.
item-manhole_hook = Kanalhaken
    .gender = m
    .text = Für eine Gruppenbewegung gibt es überall einen Kanaleinstieg.
item-giardiniera = Glas Giardiniera
    .gender = n
    .text = Bis zu 2 deiner Ratten auf einem Feld werden satt.
item-gas_mask = Fingerhut-Gasmaske
    .gender = f
    .text = Wirf die Ereigniskarte ab, die du gerade ausführen müsstest.
item-broken_bottle = Zerbrochene Flasche
    .gender = f
    .dat = der Zerbrochenen Flasche
    .text = Würfle in einem Kampf mit 1 Würfel mehr.
item-lucky_token = Glücksfahrmarke
    .gender = f
    .text = Würfle alle deine Würfel eines Kampfes oder Griffs nach dem Thron noch einmal.
item-bottle_cap = Kronkorkenschild
    .gender = m
    .text = In einem verlorenen Kampf stirbt eine deiner Ratten weniger.
item-work_order = Gestohlener Arbeitsauftrag
    .gender = m
    .nom = der Gestohlene Arbeitsauftrag
    .akk = den Gestohlenen Arbeitsauftrag
    .dat = dem Gestohlenen Arbeitsauftrag
    .text = Bestimme unter den erlaubten Feldern, wohin der Kammerjäger geht.
item-smoke_bomb = Rauchbombe
    .gender = f
    .text = Deine Ratten auf dem neuen Feld des Kammerjägers gehen stattdessen nach Hause.

## Why not

why-rats-none = { CAP(DAT($space)) } hast du keine Ratte.
why-origin-contested = Deine Ratten { DAT($space) } sind auf Gegner getroffen: Sie müssen dort kämpfen und können in diesem Zug nicht weiterziehen.
why-origin-throne = Deine einzige Ratte dort ist Da Big Cheese und darf die Rattenstadt nicht verlassen.
why-origin-moved = Alle deine Ratten { DAT($space) } sind in diesem Zug schon gezogen.
why-group-fewer = { CAP(DAT($space)) } { GENDER($group) ->
        [f] steht
       *[p] stehen
    } nur { $group } zur Wahl.
why-group-throne = Eine dieser satten Ratten ist Da Big Cheese und bleibt auf dem Thron.
why-group-moved = Zu einer Gruppe muss eine Ratte gehören, die in diesem Zug noch nicht gezogen ist; diese Ratten { DAT($space) } sind alle schon gezogen.
why-group-fly = Mit { DAT($item) } { $count ->
        [one] kann höchstens { $count } Ratte
       *[other] können höchstens { $count } Ratten
    } fliegen.
why-group-stuck = In Reichweite ist kein Feld, auf dem { $group } zusammen anhalten { GENDER($group) ->
        [f] könnte
       *[p] könnten
    }.
why-destination-origin = Die Gruppe zieht { GEN($space) } los: Ihre Bewegung darf nicht wieder dort enden.
why-home-closed = { CAP(AKK($space)) } kommen nur die Ratten, die dort zu Hause sind.
why-destination-exterminator = { CAP(DAT($space)) } steht der Kammerjäger: Dorthin kann keine Ratte.
why-destination-far = „{ $space }“ ist außer Reichweite: Kein offener Weg von höchstens { $count } Feldern führt dorthin.
why-destination-below = Mit { DAT($item) } fliegen Ratten nur auf Felder der Oberfläche und nicht { AKK($space) }.
why-destination-full = { CAP(DAT($space)) } wären dann { $count } deiner Ratten, und dort ist nur für { $most } Platz.
why-fight-none = { CAP(DAT($space)) } gibt es keinen Kampf: Dort treffen keine zwei Banden aufeinander.
why-push-back = { CAP(DAT($space)) } wurde gekämpft: Dorthin können die Unterlegenen nicht zurückgedrängt werden.
why-push-far = „{ $space }“ ist kein Nachbarfeld von „{ $start }“: Gedrängt wird Feld für Feld.
why-overflow-enemies = { CAP(DAT($space)) } stehen Ratten von { $enemies }: Dorthin können überzählige Ratten nicht ausweichen.
why-overflow-full = { CAP(DAT($space)) } ist kein Platz mehr.
why-overflow-nearer = Überzählige Ratten gehen auf das nächste Feld mit Platz: „{ $nearer }“ ist näher als „{ $space }“.
why-some-count = Es { $count ->
        [one] muss genau { $count } Ratte
       *[other] müssen genau { $count } Ratten
    } sein.
why-jar-not_yours = Du hast { AKK($item) } nicht.
why-jar-used = Du hast { AKK($item) } schon benutzt: Erst in deinem nächsten Zug ist das wieder möglich.
why-jar-all_fed = Keine deiner Ratten ist hungrig.
why-unfed-none = { CAP(DAT($space)) } hast du keine hungrige Ratte.
why-acting-none = Deine Ratten { DAT($space) } haben keine Aktion: Sie sind in diesem Zug nicht dorthin gezogen, oder sie haben schon gehandelt oder gekämpft.
why-action-home = In deinem Heimatnest kannst du nur für Nachwuchs sorgen oder eine Pause einlegen.
why-scavenge-throne = Der Thron ist leer: In der Rattenstadt kannst du nur stöbern, solange eine Ratte darauf sitzt.
why-feed-no_food = { CAP(DAT($space)) } gibt es keine Futterquelle.
why-breed-fed = Für Nachwuchs braucht es { $needed } satte Ratten, und { DAT($space) } hast du { $count ->
        [0] keine
       *[other] nur { $count }
    }.
why-breed-reserve = Alle deine Ratten sind auf dem Spielplan: Im Vorrat ist keine mehr.
why-nest-fed = Für ein Nest braucht es { $needed } satte Ratten, und { DAT($space) } hast du { $count ->
        [0] keine
       *[other] nur { $count }
    }.
why-nest-barred = { CAP(DAT($space)) } darf kein Marker liegen, also auch kein Nest.
why-nest-there = { CAP(DAT($space)) } gibt es schon { $token }.
why-nest-supply = Alle deine { $count } Nester sind schon auf dem Spielplan.
why-claim-elsewhere = Der Thron steht in der Rattenstadt: { CAP(DAT($space)) } kannst du nicht nach ihm greifen.
why-claim-taken = Auf dem Thron sitzt schon eine deiner Ratten.
why-pairs-fed = Deine { $count } satten Ratten { DAT($space) } ergeben nur { $pairs } { $pairs ->
        [one] Paar
       *[other] Paare
    }.
why-pairs-reserve = In deinem Vorrat { $count ->
        [one] ist nur { $count } Ratte
       *[other] sind nur { $count } Ratten
    }: Dafür { $pairs ->
        [one] genügt { $pairs } Paar
       *[other] genügen { $pairs } Paare
    }.
why-own_nest-none = { CAP(DAT($space)) } hast du kein Nest.
why-own_nest-enemies = Dein Nest { DAT($space) } ist von { $enemies } besetzt: Dorthin kommt keine deiner Ratten.
why-own_nest-full = In deinem Nest { DAT($space) } ist { $room ->
        [0] kein Platz mehr
       *[other] nur für { $room } der { $count } Ratten Platz
    }.
why-refuge-origin = Deine Ratten { DAT($space) } müssen auf ein anderes Feld.
why-card-not_drawn = „{ $card }“ gehört nicht zu den Karten, die du gezogen hast.
why-item-other = Du kannst nur { AKK($found) } oder { AKK($old) } behalten.
why-token_source-none = Du sollst { $token } versetzen, und { DAT($space) } gibt es so etwas nicht.
why-quadrant-not_infested = Im { $quadrant } herrscht keine Rattenplage: Dort { $count ->
        [0] ist keine Ratte
        [one] ist { $count } Ratte
       *[other] sind { $count } Ratten
    }, und erst { $needed } sind eine Plage.
why-target-below = Der Kammerjäger arbeitet nur an der Oberfläche und kommt nicht { AKK($space) }.
why-target-same = { CAP(DAT($space)) } steht der Kammerjäger schon: Er muss auf ein anderes Feld.
why-target-quadrant = „{ $space }“ liegt nicht in dem Viertel, in das der Kammerjäger gehen muss.
why-target-fewer = Der Kammerjäger geht dorthin, wo die meisten Ratten sind: { CAP(DAT($space)) } { $count ->
        [0] ist keine
        [one] ist { $count }
       *[other] sind { $count }
    }, anderswo { $most }.
