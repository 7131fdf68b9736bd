### Die Patin: Deutsch

## Was geschah

told-enterprises_out = Nicht im Spiel: { $enterprises }.
told-game_set_up = Alles ist aufgebaut; { $player } beginnt.
told-area_chosen = { $player } wählt „{ $area }“ als Startgebiet.
told-rats_set_out = { $player } platziert { $count ->
    [one] 1 Ratte
   *[other] { $count } Ratten
} an { $manhole }.
told-round_begins = Runde { $round } von { $rounds } beginnt; { $player } ist zuerst am Zug.
told-card_laid = { $player } legt eine Intrigen-Karte verdeckt vor sich.
told-card_chosen = { $player } legt die Intrigen-Karte „{ $card }“ verdeckt vor sich.
told-card_revealed = { $player } deckt die Intrigen-Karte auf: „{ $card }“.
told-turn_skipped = { $player } zeigt die Intrigen-Karte „{ $card }“: Die Bossin kann nirgends platziert werden, der Zug entfällt.
told-figure_inside = { $player } setzt { $figure } ins eigene Gebiet „{ $area }“.
told-figure_outside = { $player } setzt { $figure } in das Gebiet „{ $area }“, das { $owner } gehört.
told-figure_on_free_area = { $player } setzt { $figure } in das Gebiet „{ $area }“, das niemandem gehört.
told-actions_left = { $player } verzichtet auf { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
}.
told-rat_placed = { $player } platziert eine Ratte an { $manhole } (jetzt { $rats }).
told-rat_removed = { $player } entfernt an { $manhole } eine Ratte von { $victim } ({ $rats ->
    [0] keine mehr da
   *[other] noch { $rats }
}).
told-rat_moved = { $player } versetzt eine Ratte von { $source } an { $manhole } (jetzt { $rats }).
told-bribe_declined = { $player } verzichtet auf die Bestechung.
told-loot_taken = { $player } ergattert im Stadtviertel „{ $district }“ 1 Beutemarker ({ $left ->
    [0] keiner mehr da
   *[other] noch { $left }
}).
told-loot_paid = { $player } gibt 1 Beutemarker aus ({ $left ->
    [0] keiner mehr übrig
   *[other] noch { $left }
}).
told-back_room = { $player } richtet im Gebiet „{ $area }“ ein Hinterzimmer ein und nimmt das Geschäft „{ $enterprise }“.
told-bonus_loot = { $count ->
    [0] Der allgemeine Vorrat ist leer: Der Bonus bringt { $player } keinen Beutemarker.
    [one] Bonus: { $player } bekommt 1 Beutemarker aus dem allgemeinen Vorrat.
   *[other] Bonus: { $player } bekommt { $count } Beutemarker aus dem allgemeinen Vorrat.
}
told-bonus_points = { $count ->
    [one] Bonus: Das Plättchen bringt { $player } bei Spielende 1 weiteren Punkt.
   *[other] Bonus: Das Plättchen bringt { $player } bei Spielende { $count } weitere Punkte.
}
told-bonus_rat_placed = Bonus: { $player } platziert eine Ratte an { $manhole } (jetzt { $rats }).
told-bonus_not_placed = { $player } verzichtet auf den Bonus und platziert keine Ratte.
told-bonus_rat_removed = Bonus: { $player } entfernt an { $manhole } eine Ratte von { $victim } ({ $rats ->
    [0] keine mehr da
   *[other] noch { $rats }
}).
told-bonus_not_removed = { $player } verzichtet auf den Bonus und entfernt keine Ratte.
told-bonus_lapsed = Der Bonus von { $player } verfällt: Auf dem Spielplan liegt keine gegnerische Ratte.
told-rats_driven_out = { $player } entfernt { $count ->
    [one] die einzige Ratte
    [2] beide Ratten
   *[other] alle { $count } Ratten
} von { $victim } an { $manhole }.
told-rats_invade = { $player } platziert { $count ->
    [one] 1 eigene Ratte
   *[other] { $count } eigene Ratten
} an { $manhole } (jetzt { $rats }).
told-relocation_declined = { $player } versetzt keine weitere Ratte an { $manhole }.
told-claim_opposed = { $player } erhebt Anspruch: Macht { $power } gegen { $most } ({ $rivals }).
told-claim_unopposed = { $player } erhebt Anspruch: Macht { $power }, keine Konkurrenz.
told-area_taken = { $player } nimmt { $victim } das Gebiet „{ $area }“ ab.
told-free_area_taken = { $player } übernimmt das Gebiet „{ $area }“.
told-claim_tied = { $player } bekommt das Gebiet „{ $area }“ nicht: Gleichstand genügt nicht.
told-claim_failed = { $player } bekommt das Gebiet „{ $area }“ nicht.
told-trophy_taken = { $player } zerstört das Hinterzimmer von { $victim } im Gebiet „{ $area }“ und behält es als Trophäe.
told-mission_scored = { $player } wertet mit { $lead } { DAT($mission) } die Mission „{ $mission }“ und legt Missionsplättchen { $round } darauf.
told-mission_passed = { $player } wertet keine Mission; Missionsplättchen { $round } verfällt.
told-mission_missed = { $player } kann keine Mission werten; Missionsplättchen { $round } verfällt.
told-cleared_up = Runde { $round } ist vorbei: Alle Figuren kommen vom Spielplan, und { $count ->
    [0] in keinem Stadtviertel fehlt ein Beutemarker
    [one] die Stadtviertel werden mit 1 Beutemarker aufgefüllt
   *[other] die Stadtviertel werden mit insgesamt { $count } Beutemarkern aufgefüllt
}.
told-loot_short = Der allgemeine Vorrat ist leer: In den Stadtvierteln { $count ->
    [one] fehlt 1 Beutemarker
   *[other] fehlen { $count } Beutemarker
}.
told-final_score = { $player } hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $missions } für Missionen, { $gathered }.
told-game_won = Das Spiel ist zu Ende: { $player } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
told-game_won_by_missions = Das Spiel ist zu Ende: { $players } haben je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, aber { $player } gewinnt mit den meisten Missionspunkten ({ $missions }).
told-victory_shared = Das Spiel ist zu Ende: { $players } teilen sich den Sieg mit je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}, davon { $missions } für Missionen.

## Was zu entscheiden ist

prompt-waiting = Warten auf { $players }.
prompt-start_area = Wähle dein Startgebiet.
prompt-start_rats = „{ $area }“: An welchem Gully platzierst du { $count ->
    [one] 1 Ratte
   *[other] { $count } Ratten
}?
prompt-intrigue_card = Runde { $round }: Wähle geheim eine Intrigen-Karte. Sie legt fest, was deine Bossin in dieser Runde tut.
prompt-figure = Welche Figur platzierst du?
prompt-area-henchman = Wo platzierst du deinen Handlanger?
prompt-area-boss = Wo platzierst du deine Bossin („{ $card }“)?
prompt-last_area = Deine Bossin ist deine letzte Figur in dieser Runde. Wo platzierst du sie („{ $card }“)?
prompt-last_area-nowhere = Deine Bossin ist deine letzte Figur in dieser Runde, aber mit „{ $card }“ kannst du sie nirgends platzieren.
prompt-inside_action = Was tust du im Gebiet „{ $area }“? { $left ->
    [one] Du hast noch 1 Aktion.
   *[other] Du hast noch { $left } Aktionen.
}
prompt-outside_bribe = Bestich im Gebiet „{ $area }“ Ratten für je 1 Beutemarker (du hast { $loot }); danach erhebst du Anspruch. Macht dort: du { $power }, { $rivals } { $most }.
prompt-outside_bribe-unopposed = Bestich im Gebiet „{ $area }“ Ratten für je 1 Beutemarker (du hast { $loot }); danach erhebst du Anspruch. Macht dort: du { $power }, sonst niemand.
prompt-card_bribe = Bestich im Gebiet „{ $area }“ eine Ratte (noch { $left }); danach erhebst du Anspruch. Macht dort: du { $power }, { $rivals } { $most }.
prompt-card_bribe-unopposed = Bestich im Gebiet „{ $area }“ eine Ratte (noch { $left }); danach erhebst du Anspruch. Macht dort: du { $power }, sonst niemand.
prompt-invasion_manhole = Welcher Gully im Gebiet „{ $area }“ ist Ziel deiner Invasion? Danach erhebst du Anspruch. Macht dort: du { $power }, { $rivals } { $most }.
prompt-invasion_manhole-unopposed = Welcher Gully im Gebiet „{ $area }“ ist Ziel deiner Invasion? Danach erhebst du Anspruch. Macht dort: du { $power }, sonst niemand.
prompt-rat_source = Dein Vorrat ist leer: Woher nimmst du eine Ratte für { $manhole }?
prompt-bonus_place = Bonus: An welchem freien oder eigenen Gully platzierst du eine Ratte?
prompt-bonus_remove = Bonus: An welchem Gully entfernst du eine gegnerische Ratte?
prompt-mission = Auf welche Mission legst du Missionsplättchen { $round }?

## Was zur Wahl steht

choice-start_area = In „{ $area }“ beginnen (dort: { $enterprise })
choice-start_rats = { $count ->
    [one] 1 Ratte
   *[other] { $count } Ratten
} an { $manhole } platzieren
choice-intrigue_card-administration = Verwaltung: Bossin im eigenen Territorium, bis zu { $count } Aktionen
choice-intrigue_card-bribe = Schmiergeld: Bossin außerhalb, { $count } Bestechungen, dann Anspruch
choice-intrigue_card-invasion = Invasion: Bossin außerhalb, einen Gully räumen, { $count } eigene Ratten dorthin, dann Anspruch
choice-figure-henchman = Einen Handlanger platzieren (noch { $left })
choice-figure-boss = Deine Bossin platzieren und „{ $card }“ aufdecken
choice-area-actions = „{ $area }“ im eigenen Territorium: bis zu { $count } Aktionen
choice-area-paid_bribes = „{ $area }“ (gehört { $owner }): Bestechungen bezahlen, dann Anspruch erheben
choice-area-paid_bribes-free = „{ $area }“ (gehört niemandem): Bestechungen bezahlen, dann Anspruch erheben
choice-area-bribes = „{ $area }“ (gehört { $owner }): { $count } Bestechungen, dann Anspruch erheben
choice-area-bribes-free = „{ $area }“ (gehört niemandem): { $count } Bestechungen, dann Anspruch erheben
choice-area-invasion = „{ $area }“ (gehört { $owner }): einen Gully räumen, { $count } eigene Ratten dorthin, dann Anspruch erheben
choice-area-invasion-free = „{ $area }“ (gehört niemandem): einen Gully räumen, { $count } eigene Ratten dorthin, dann Anspruch erheben
choice-last_area-done = „{ $card }“ zeigen, der Zug entfällt
choice-inside_action-loot = Im Stadtviertel „{ $district }“ 1 Beutemarker ergattern (dort { $left })
choice-inside_action-tile = Hinterzimmer einrichten und „{ $enterprise }“ nehmen (du hast davon { $have ->
    [0] noch keins
   *[other] { $have }
}; Bonus: { $bonus })
choice-inside_action-done = { $left ->
    [one] Auf die letzte Aktion verzichten
   *[other] Auf die übrigen { $left } Aktionen verzichten
}
choice-rat-place = Eine Ratte an { $manhole } platzieren ({ $rats ->
    [0] frei
   *[other] dort { $rats } eigene
})
choice-rat-relocate = Eine Ratte von anderswo an { $manhole } versetzen ({ $rats ->
    [0] frei
   *[other] dort { $rats } eigene
})
choice-rat-remove = Eine Ratte von { $victim } an { $manhole } entfernen (dort { $rats })
choice-rat-paid_place = Für 1 Beutemarker eine Ratte an { $manhole } platzieren ({ $rats ->
    [0] frei
   *[other] dort { $rats } eigene
})
choice-rat-paid_relocate = Für 1 Beutemarker eine Ratte von anderswo an { $manhole } versetzen ({ $rats ->
    [0] frei
   *[other] dort { $rats } eigene
})
choice-rat-paid_remove = Für 1 Beutemarker eine Ratte von { $victim } an { $manhole } entfernen (dort { $rats })
choice-outside_bribe-stop = Jetzt Anspruch auf „{ $area }“ erheben
choice-outside_bribe-fail = Jetzt Anspruch auf „{ $area }“ erheben, obwohl { $power } gegen { $most } nicht genügt
    .risk = Mit Macht { $power } gegen { $most } scheitert der Anspruch: Du brauchst mehr als jede andere.
choice-outside_bribe-decline = 1 Beutemarker ausgeben, ohne eine Ratte zu bestechen
choice-card_bribe-done = Auf diese Bestechung verzichten
choice-invasion-rival = { $manhole }: { $rats ->
    [one] die Ratte von { $victim } entfernen
   *[other] { $rats } Ratten von { $victim } entfernen
}, { $own } eigene platzieren{ $moved ->
    [0] {""}
   *[other] , bis zu { $moved } von anderswo
}
choice-invasion-open = { $manhole } ({ $rats ->
    [0] frei
   *[other] dort { $rats } eigene
}): { $own } eigene platzieren{ $moved ->
    [0] {""}
   *[other] , bis zu { $moved } von anderswo
}
choice-rat_source-manhole = Von { $manhole } (dort { $rats } eigene)
choice-rat_source-done = Keine Ratte an { $target } versetzen
choice-bonus_place-done = Keine Ratte platzieren
choice-bonus_remove-done = Keine Ratte entfernen
choice-mission-mission = „{ $mission }“: Du hast { $value }, die anderen höchstens { $next }
choice-mission-done = Keine Mission werten, Missionsplättchen { $round } verfällt
    .risk = Du führst bei einer Mission, würdest sie aber nicht werten: Missionsplättchen { $round } ist dann verloren.

## Was ein Plättchen bringt

bonus-gain_loot = { $count } Beutemarker
bonus-extra_points = { $count ->
    [one] 1 weiterer Punkt bei Spielende
   *[other] { $count } weitere Punkte bei Spielende
}
bonus-place_rats = { $count ->
    [one] 1 Ratte platzieren
   *[other] { $count } Ratten platzieren
}
bonus-remove_rats = { $count ->
    [one] 1 gegnerische Ratte entfernen
   *[other] { $count } gegnerische Ratten entfernen
}

## Namen

area-red_west = Gullykreuz
area-red_east = Schnurrhaarhof
area-red_south = Patinnenplatz
area-green_gate = Moosarkade
area-green_side = Höhlengasse
area-green_corner = Igelwiese
area-purple_gate = Mottenboulevard
area-purple_side = Seidenpfotenzeile
area-purple_corner = Pfauenterrasse
area-blue_gate = Zähnepier
area-blue_side = Grätenkai
area-blue_corner = Laternenbecken
area-yellow_gate = Singvogelstraße
area-yellow_side = Käsemarkt
area-yellow_corner = Strohwinkel
area-gray_gate = Rußbrücke
area-gray_side = Kesselhof
area-gray_corner = Aschenende
area-orange_gate = Luntentor
area-orange_side = Kürbispassage
area-orange_corner = Marmeladenspitze
district-red = Altbau
district-green = Farngrund
district-purple = Samthöhe
district-blue = Otterdocks
district-yellow = Kanarienzeile
district-gray = Schlotseite
district-orange = Fuchsbasar
enterprise-claw_studio = Krallenstudio
    .text = Bonus: 1 weiterer Punkt bei Spielende.
enterprise-hat_shop = Hutladen
    .text = Bonus: Nimm dir 1 Beutemarker aus dem allgemeinen Vorrat.
enterprise-fur_salon = Fellsalon
    .text = Bonus: 1 weiterer Punkt bei Spielende.
enterprise-pawn_shop = Pfotenleihe
    .text = Bonus: Nimm dir 1 Beutemarker aus dem allgemeinen Vorrat.
enterprise-fish_counter = Fischtheke
    .text = Bonus: Nimm dir 1 Beutemarker aus dem allgemeinen Vorrat.
enterprise-cheese_cellar = Käsekeller
    .text = Bonus: Platziere 1 Ratte an einem beliebigen freien oder eigenen Gully.
enterprise-ringtail_locksmith = Schlüsseldienst Ringelschwanz
    .text = Bonus: Platziere 1 Ratte an einem beliebigen freien oder eigenen Gully.
enterprise-pest_control = Schädlingsamt
    .text = Bonus: Entferne 1 gegnerische Ratte von einem beliebigen Gully.
enterprise-night_watch = Eulen-Nachtwache
    .text = Bonus: Entferne 1 gegnerische Ratte von einem beliebigen Gully.
# .dat: was eine Mission zählt, nach „mit 5 zu 4“
mission-most_areas = Die meisten Gebiete
    .text = Habe die meisten Gebiete in deinem Territorium.
    .dat = Gebieten
mission-biggest_manhole = Der Gully mit den meisten Ratten
    .text = Habe den Gully mit den meisten Ratten.
    .dat = Ratten
mission-most_manholes = Die meisten Gullys mit eigenen Ratten
    .text = Habe die meisten Gullys mit deinen Ratten.
    .dat = Gullys
mission-most_back_rooms = Die meisten Hinterzimmer
    .text = Habe die meisten Hinterzimmer auf dem Spielplan.
    .dat = Hinterzimmern
mission-most_loot = Die meisten Beutemarker
    .text = Habe die meisten Beutemarker vorrätig.
    .dat = Beutemarkern
card-administration = Verwaltung
    .text = Deine Bossin kommt in ein eigenes Gebiet und führt dort bis zu fünf Aktionen aus.
card-bribe = Schmiergeld
    .text = Deine Bossin kommt in ein Gebiet außerhalb deines Territoriums, besticht dort viermal eine Ratte, ohne zu zahlen, und erhebt dann Anspruch.
card-invasion = Invasion
    .text = Deine Bossin kommt in ein Gebiet außerhalb deines Territoriums. Wähle dort einen Gully: Alle gegnerischen Ratten gehen, zwei von dir kommen. Dann erhebt sie Anspruch.
# wer gesetzt wird
figure-henchman = einen Handlanger
figure-boss = die Bossin
clan-raccoon = Waschbären
clan-owl = Eulen
clan-cat = Katzen
clan-otter = Otter
clan-fox = Füchse
seat-raccoon = Wilma
seat-owl = Minerva
seat-cat = Leona
seat-otter = Agathe
seat-fox = Roxana
lead = { $value } zu { $next }
gathered = { $tiles } für Geschäfte und { $trophies } für Trophäen
manhole = Gully { $number }
seats-two = { $first } und { $second }
    .gender = p
seats-more = { $first }, { $rest }
    .gender = p
enterprises-two = { $first } und { $second }
enterprises-more = { $first }, { $rest }

## Warum nicht

why-area-out_of_play = „{ $area }“ ist bei dieser Spielerzahl nicht im Spiel.
why-manhole-out_of_play = { $manhole } ist bei dieser Spielerzahl nicht im Spiel.
why-start_area-other = „{ $area }“ ist bei dieser Spielerzahl kein Startgebiet.
why-start_area-taken = { $owner } hat „{ $area }“ schon gewählt.
why-start_rats-again = An { $manhole } hast du schon Ratten platziert: Deine Startratten kommen an { $count } verschiedene Gullys.
why-manhole-elsewhere = { $manhole } gehört nicht zum Gebiet „{ $area }“.
why-boss-nowhere = Mit „{ $card }“ kannst du deine Bossin jetzt nirgends platzieren.
why-area-out_of_reach = „{ $area }“ gehört dir nicht und grenzt auch an keines deiner Gebiete.
why-area-only = „{ $area }“ ist das einzige Gebiet von { $owner }: Dort darf sonst niemand eine Figur platzieren.
why-area-no_loot = „{ $area }“ liegt außerhalb deines Territoriums: Dort darfst du einen Handlanger nur platzieren, wenn du mindestens einen Beutemarker ausgibst, und du hast keinen.
why-area-card_inside = Mit „{ $card }“ musst du deine Bossin in einem eigenen Gebiet platzieren, aber „{ $area }“ gehört dir nicht.
why-area-card_outside = Mit „{ $card }“ musst du deine Bossin außerhalb deines Territoriums platzieren, aber „{ $area }“ gehört dir.
why-skip = Dein Zug entfällt nicht: Mit „{ $card }“ kannst du deine Bossin noch platzieren.
why-rat-none = Dein Vorrat ist leer, und Ratten hast du nur an { $manhole } selbst.
why-bribe-due = Auf diese Bestechung kannst du nicht verzichten: Sie ist im Gebiet „{ $area }“ möglich, ohne eine eigene Ratte zu versetzen.
why-loot-none = Im Stadtviertel „{ $district }“ liegt in dieser Runde kein Beutemarker mehr.
why-back_room-stands = Im Gebiet „{ $area }“ hast du schon ein Hinterzimmer.
why-back_room-no_tile = An dieser Stelle liegt im Gebiet „{ $area }“ kein Geschäft.
why-back_room-alone = Für ein Hinterzimmer musst du im Gebiet „{ $area }“ in dieser Runde schon vorher eine andere Figur platziert haben.
why-back_room-none_left = Du hast kein Hinterzimmer mehr.
why-source-target = Die Ratte soll an { $manhole }, also muss sie von einem anderen Gully kommen.
why-source-no_rats = An { $manhole } hast du keine Ratte.
why-source-due = Du hast dich entschieden, eine Ratte an { $manhole } zu versetzen: Sie muss von einem deiner Gullys kommen.
why-bonus_place-opposing = An { $manhole } sind Ratten von { $owner }: Deine Ratte darf nur an einen freien oder eigenen Gully.
why-bonus_remove-none = An { $manhole } ist keine gegnerische Ratte.
why-mission-scored = „{ $mission }“ hast du schon in einer früheren Runde gewertet.
why-mission-tied = „{ $mission }“: { $rivals } { GENDER($rivals) ->
    [p] haben
   *[other] hat
} { $most }, genauso viele wie du, und bei Gleichstand wertet niemand.
why-mission-less = „{ $mission }“: { $rivals } { GENDER($rivals) ->
    [p] haben
   *[other] hat
} { $most }, du hast nur { $own }.
