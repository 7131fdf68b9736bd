### Die Patin: Deutsch

## What happened

told-game_set_up = Der Tisch ist gedeckt; { $player } ist Startspielerin.
told-area_chosen = { $player } lässt sich in { $area } nieder.
told-rats_set_out = { $player }: Startratten auf { $manhole }: { $count }.
told-round_begins = Runde { $round } beginnt; { $player } ist Startspielerin.
told-card_laid = { $player } legt eine Intrigenkarte verdeckt aus.
told-card_chosen = { $player } hat { $card } gewählt (niemand sonst weiß es).
told-card_revealed = { $player } deckt ihre Intrigenkarte auf: { $card }.
told-turn_skipped = Die Bossin von { $player } kann nirgendwohin; der Zug entfällt.
told-figure_inside = { $player } setzt im eigenen Gebiet { $area } ein: { $figure }.
told-figure_outside = { $player } setzt außerhalb in { $area } ein: { $figure }.
told-rat_placed = { $player } gewinnt eine Ratte auf { $manhole }.
told-rat_removed = { $player } vertreibt eine Ratte von { $victim } von { $manhole }.
told-rat_moved = { $player } versetzt eine Ratte von { $source } nach { $manhole }.
told-rats_driven_out = { $player } vertreibt alle Ratten von { $victim } ({ $count }) von { $manhole }.
told-loot_taken = { $player } ergattert Beute in { $district }.
told-loot_paid = { $player } zahlt 1 Beute.
told-bonus_loot = { $player } erhält 1 Beute als Bonus.
told-back_room = { $player } richtet in { $area } ein Hinterzimmer ein und nimmt { $enterprise }.
told-claim_won = { $player } übernimmt { $area } mit Stärke { $power }.
told-claim_failed = { $player } beansprucht { $area } vergeblich: { $power } gegen { $rival }.
told-trophy_taken = { $player } zerstört das Hinterzimmer von { $victim } in { $area } und behält es als Trophäe.
told-mission_scored = { $player } legt Missionsplättchen { $round } auf: { $mission }.
told-mission_passed = { $player } wertet keine Mission; Plättchen { $round } verfällt.
told-cleared_up = Runde { $round } ist vorbei: Figuren kehren heim, die Viertel werden aufgefüllt.
told-game_over = Das Spiel ist aus.

## What is to be decided

prompt-waiting = Warten auf { $players }.
prompt-start_area = Wähle dein Startgebiet.
prompt-start_rats = Wähle einen Gully in { $area } für deine Startratten: { $count }.
prompt-intrigue_card = Runde { $round }: wähle geheim deine Intrigenkarte.
prompt-figure = Welche Figur setzt du ein?
prompt-area = Wo setzt du deine Figur ({ $figure }) ein?
prompt-last_area = Deine letzte Figur dieser Runde ist deine Bossin: Decke deine Intrigen-Karte auf und platziere sie.
prompt-inside_action = Handle in { $area }; Aktionen übrig: { $left }.
prompt-outside_bribe = Zahle Beute, um in { $area } Ratten zu bestechen; dann beanspruchst du das Gebiet.
prompt-card_bribe = Bestich eine Ratte in { $area }; Bestechungen übrig: { $left }.
prompt-invasion_manhole = Wähle den Gully in { $area } für die Invasion.
prompt-rat_source = Dein Vorrat ist leer: wähle den Gully, von dem eine Ratte nach { $manhole } zieht.
prompt-bonus_place = Bonus: setze eine deiner Ratten beliebig ein.
prompt-bonus_remove = Bonus: entferne eine beliebige gegnerische Ratte.
prompt-mission = Lege Missionsplättchen { $round } auf eine erfüllte Mission oder auf keine.

## Choices

choice-start_area-area = In { $area } niederlassen.
choice-start_rats-manhole = Startratten auf { $manhole } setzen: { $count }.
choice-intrigue_card-card = { $card } verdeckt unter deine Bossin legen.
choice-figure-figure = Diese Figur einsetzen: { $figure }.
choice-area-henchman_inside = Handlanger ins eigene Gebiet { $area }: dort bis zu 2 Aktionen.
choice-area-administration = Bossin ins eigene Gebiet { $area }: dort bis zu 5 Aktionen.
choice-area-henchman_outside = Handlanger nach { $area }: Beute für Bestechungen zahlen, dann beanspruchen.
choice-area-bribe = Bossin nach { $area }: 4 Bestechungen, dann beanspruchen.
choice-area-invasion = Bossin nach { $area }: einen Gully erobern, dann beanspruchen.
choice-last_area-done = Intrigen-Karte zeigen: Deine Bossin kann nirgendwohin, der Zug entfällt.
choice-inside_action-loot = 1 Beute in { $district } ergattern.
choice-inside_action-tile = Hier ein Hinterzimmer einrichten und { $enterprise } nehmen.
choice-inside_action-done = Keine weitere Aktion.
choice-bribe-place = Eine deiner Ratten auf { $manhole } setzen.
choice-bribe-relocate = Eine deiner Ratten von anderswo nach { $manhole } versetzen.
choice-bribe-remove = Eine Ratte von { $victim } von { $manhole } nehmen.
choice-bribe-paid_place = 1 Beute zahlen und eine deiner Ratten auf { $manhole } setzen.
choice-bribe-paid_relocate = 1 Beute zahlen und eine deiner Ratten von anderswo nach { $manhole } versetzen.
choice-bribe-paid_remove = 1 Beute zahlen und eine Ratte von { $victim } von { $manhole } nehmen.
choice-outside_bribe-stop = Nicht weiter zahlen und das Gebiet beanspruchen.
choice-outside_bribe-decline = 1 Beute zahlen, ohne eine Ratte zu versetzen.
choice-card_bribe-done = Auf diese Bestechung verzichten.
choice-invasion_manhole-manhole = { $manhole } erobern: gegnerische Ratten gehen, 2 eigene kommen.
choice-rat_source-manhole = Eine Ratte von { $manhole } nach { $target } versetzen.
choice-rat_source-done = Keine Ratte nach { $target } versetzen.
choice-bonus_place-manhole = Eine deiner Ratten auf { $manhole } setzen.
choice-bonus_place-done = Auf den Bonus verzichten.
choice-bonus_remove-manhole = Eine Ratte von { $manhole } nehmen.
choice-bonus_remove-done = Auf den Bonus verzichten.
choice-mission-mission = Missionsplättchen { $round } legen auf: { $mission }.
choice-mission-done = In dieser Runde keine Mission werten.

## Names

area-red_west = Sewer Cross
area-red_east = Whisker Court
area-red_south = Godmother's Square
area-green_gate = Mossy Arcade
area-green_side = Burrow Lane
area-green_corner = Hedgehog Green
area-purple_gate = Moth Boulevard
area-purple_side = Silk Paw Row
area-purple_corner = Peacock Terrace
area-blue_gate = Pier of Teeth
area-blue_side = Fishbone Wharf
area-blue_corner = Lantern Basin
area-yellow_gate = Songbird Street
area-yellow_side = Cheese Market
area-yellow_corner = Straw Corner
area-gray_gate = Soot Bridge
area-gray_side = Boiler Yard
area-gray_corner = Cinder End
area-orange_gate = Brush Gate
area-orange_side = Pumpkin Passage
area-orange_corner = Marmalade Point
district-red = Old Lair
district-green = Fern Quarter
district-purple = Velvet Heights
district-blue = Otter Docks
district-yellow = Canary Rows
district-gray = Smokestack Side
district-orange = Fox Bazaar
enterprise-claw_studio = Krallenstudio
enterprise-hat_shop = Hutladen
enterprise-fur_salon = Fur Salon
enterprise-pawn_shop = Paw'n Shop
enterprise-fish_counter = Fish Counter
enterprise-cheese_cellar = Cheese Cellar
enterprise-ringtail_locksmith = Ringtail Locksmith
enterprise-pest_control = Pest Control Office
enterprise-night_watch = Owl Night Watch
mission-most_areas = Die meisten Gebiete im Territorium
mission-biggest_manhole = Der Gully mit den meisten Ratten
mission-most_manholes = Die meisten Gullys mit eigenen Ratten
mission-most_back_rooms = Die meisten Hinterzimmer auf dem Spielfeld
mission-most_loot = Die meisten Beutemarker im Vorrat
card-administration = Verwaltung
card-bribe = Schmiergeld
card-invasion = Invasion
figure-henchman = Handlanger
figure-boss = Bossin
seat-raccoon = Wilma
seat-owl = Minerva
seat-cat = Leona
seat-otter = Agatha
seat-fox = Roxana
manhole = { $label }
