### Discworld: Ankh-Morpork: English, the reference: the other languages have the same messages.

## What happened

told-first_roll = { $player } rolls { $roll } for the first turn.
told-first_player = { $player } begins.
told-personality_dealt = { $player }, you are { $personality } (nobody else knows).
told-card_drawn = { $player } draws { $card } (nobody else knows).
told-cards_drawn = { $player } draws from the pile: { $count }.
told-turn_begins = { $player }'s turn.
told-card_played = { $player } plays { $card }.
told-no_card_played = { $player } plays no card.
told-symbol_skipped = { $player } skips: { $symbol }.
told-power_used = { $player } uses the City Area card of { $area }.
told-plays_granted = { $player } may play further cards: { $count }.
told-minion_placed = { $player } places a minion in { $area }.
told-minion_lifted = { $player } takes a minion from { $area } to place it elsewhere.
told-marker_put = Trouble in { $area }.
told-marker_gone = { $area } calms down.
told-built = { $player } builds in { $area } for ${ $price }.
told-building_lifted = { $player } takes the own building in { $area } off the board.
told-building_lost = { $player } loses the building in { $area }.
told-building_taken_over = { $player } replaces { $victim }'s building in { $area }.
told-city_card_out = { $player } loses the City Area card of { $area } for good.
told-minion_removed = A minion leaves { $area }: { $owner }.
told-minions_razed = The Dragon burns minions in { $area }: { $owner }, { $count }.
told-minion_moved = A minion moves from { $source } to { $area }: { $owner }.
told-minion_back = { $player } brings the minion back, into { $area }.
told-interrupt_played = { $player } interrupts with { $card }.
told-card_returned = { $card } goes back to { $player }'s hand.
told-from_bank = { $player } takes ${ $amount } from the bank.
told-to_bank = { $player } pays ${ $amount } to the bank.
told-money_given = { $giver } gives { $player } ${ $amount }.
told-loan_taken = { $player } takes a loan: { $card } stays on the table.
told-card_stuck = { $card } stays in front of { $player }.
told-card_discarded = { $card } is discarded from { $player }'s hand.
told-card_found = { $player } takes { $card } from the discard pile.
told-card_given = { $giver } gives { $player } a card.
told-card_handed = { $giver } gives { $player } { $card } (nobody else knows which).
told-cards_taken = { $player } draws cards from { $victim }'s hand: { $count }.
told-card_shown = { $player } sees { $card } in { $victim }'s hand.
told-hand_looked_at = { $player } looks at { $victim }'s hand.
told-hands_swapped = { $player } and { $victim } swap hands.
told-personalities_looked_at = { $player } looks at undealt personalities: { $count }.
told-personality_looked_at = { $personality } is undealt (only you have seen it).
told-personality_swapped = { $player } swaps personality with an undealt one.
told-personality_new = { $player }, you are now { $personality } (nobody else knows).
told-player_named = { $player } names { $victim }.
told-die_rolled = { $player } rolls { $roll }.
told-event_drawn = { $player } draws an event: { $event }.
told-event_deck_empty = No event is left.
told-card_milled = { $card } disappears in the fog.
told-spawned = { $area }: a newcomer ({ $owner }).
told-kept_off = The gods of { $player } keep it out of { $area }: { $owner }.
told-shielded = { $player } pays Small Gods ${ $amount } for { $area }.
told-flooded = { $area } is flooded.
told-won_by_personality = { $player } wins as { $personality }!
told-pile_exhausted = The last card of the draw pile is taken; the game is over.
told-riots_end = Riots! The game is over, points decide.
told-riots_calm = Too little trouble for riots.
told-personality_revealed = { $player } was { $personality }.

## What is to be decided

prompt-waiting = Waiting for { $players }.
# $active (seat), $count (number)
prompt-opening_menu = Play a card.
# $active (seat), $card (card), $symbol (symbol)
prompt-symbol_menu = { $card }: { $symbol }?
# $active (seat), $plays (number)
prompt-closing_menu = Further cards you may play: { $plays }. Go on or end your turn?
# $active (seat), $count (number)
prompt-place_area = Where do you place a minion?
# $active (seat), $count (number)
prompt-lift_minion = All your minions are on the board. From where do you take one?
# $active (seat), $count (number)
prompt-build_area = Where do you build?
# $area (area)
prompt-lift_building = All your buildings are on the board. Which one makes way for { $area }?
# $active (seat), $count (number)
prompt-marker_off = Where do you take a trouble marker off?
# $active (seat), $count (number)
prompt-marker_on = Where do you put a trouble marker?
# $active (seat), $count (number)
prompt-minion_area = In which area do you choose a minion?
# $active (seat), $area (area)
prompt-minion_owner = Whose minion in { $area }?
# $active (seat), $count (number)
prompt-move_from = From where do you move one of your minions?
# $active (seat), $area (area), $owner (owner)
prompt-move_to = Where does the minion in { $area } go ({ $owner })?
# $active (seat), $count (number)
prompt-discard = Which card do you discard?
# $active (seat), $count (number)
prompt-player = Which player?
# $victim (seat)
prompt-receiver = Who gets the money of { $victim }?
# $active (seat), $victim (seat)
prompt-sell_card = Which card do you give to { $victim }?
# $active (seat), $amount (number), $card (card)
prompt-hand_over = { $card }: which card do you give to { $active }?
# $active (seat), $amount (number), $card (card)
prompt-tribute = { $card }: give { $active } ${ $amount } or a card.
# $active (seat), $amount (number), $card (card)
prompt-extorted = { $card }: pay { $active } ${ $amount }?
# $active (seat), $victim (seat)
prompt-burn_building = Which building of { $victim } do you take off the board?
# $active (seat), $victim (seat)
prompt-throw_away = Which card of { $victim } is discarded?
# $active (seat), $victim (seat)
prompt-keep_card = Which card of { $victim } do you keep?
# $amount (number)
prompt-pay_or_lose = Pay ${ $amount } or lose a minion?
prompt-paid_area = Which troubled area pays you?
prompt-buyout_area = Which building do you replace by one of yours?
# $active (seat), $amount (number), $card (card)
prompt-text_window = { $active } plays { $card } on you. Interrupt?
# $active (seat), $area (area)
prompt-stop_window = Your minion in { $area } is threatened. Interrupt?
# $active (seat), $area (area)
prompt-reentry_window = Your minion in { $area } has been removed. Bring it back?
# $active (seat), $area (area)
prompt-reentry_area = Where does your minion from { $area } come back?
# $area (area)
prompt-shield_building = Your building in { $area } is in danger. Pay Small Gods?
# $area (area)
prompt-shield_card = Your City Area card of { $area } is in danger. Pay Small Gods?
# $active (seat), $area (area), $owner (owner)
prompt-keep_off = A newcomer is about to enter { $area } ({ $owner }). Pay Small Gods to keep it out?
# $area (area)
prompt-guard_building = The Dragon lands in { $area }. Pay Small Gods for your building?
# $active (seat), $area (area)
prompt-guard_minion = The Dragon lands in { $area }. Protect a minion?
# $active (seat), $area (area), $count (number)
prompt-flood_move = { $area } is flooded. Where does a minion go? (left: { $count })
# $count (number)
prompt-keep_building = Your money does not suffice. Which building do you keep? (still to be paid: { $count })

## Choices

# $card (card)
choice-play = Play { $card }.
# $area (area), $text (power)
choice-power = Use the City Area card of { $area }: { $text }
# $card (card)
choice-mossy = Play { $card }: end your turn and take the card in play back.
# $card (card)
choice-interrupt = Interrupt with { $card }.
choice-opening_menu-pass = Play no card.
choice-closing_menu-end = Draw up to five cards and end the turn.
choice-symbol-minion = Place a minion.
choice-symbol-build = Build.
choice-symbol-assassinate = Assassinate a minion.
choice-symbol-remove_trouble = Take a trouble marker off.
# $text (text)
choice-symbol-scroll = Carry out the text: { $text }
choice-symbol-event = Draw an event.
choice-symbol-pass = Skip this symbol.
# $area (area)
choice-place_area-area = Place a minion in { $area }.
choice-place_area-pass = Place no further minion.
# $area (area)
choice-lift_minion-area = Take a minion from { $area }.
choice-lift_minion-pass = Place no further minion.
# $area (area)
choice-build_area-area = Build in { $area }.
# $area (area)
choice-lift_building-area = Take the building in { $area } off the board.
# $area (area)
choice-marker_off-area = Take the marker off { $area }.
# $area (area)
choice-marker_on-area = Put a marker into { $area }.
# $area (area)
choice-minion_area-area = A minion in { $area }.
# $owner (owner)
choice-minion_owner-owner = This one: { $owner }.
# $area (area)
choice-move_from-area = Move a minion from { $area }.
# $area (area)
choice-move_to-area = To { $area }.
# $card (card)
choice-discard-card = Discard { $card }.
choice-discard-pass = Discard no more.
# $player (player)
choice-player-player = Choose { $player }.
# $player (player)
choice-receiver-player = { $player } gets it.
# $card (card)
choice-sell_card-card = Give { $card }.
# $card (card)
choice-hand_over-card = Give { $card }.
# $card (card)
choice-tribute-card = Give { $card }.
# $amount (number)
choice-tribute-pay = Give ${ $amount }.
# $amount (number)
choice-extorted-pay = Pay ${ $amount }.
choice-extorted-refuse = Do not pay.
# $area (area)
choice-burn_building-area = Take the building in { $area } off the board.
choice-burn_building-none = Leave the buildings alone.
# $card (card)
choice-throw_away-card = Discard { $card }.
# $card (card)
choice-keep_card-card = Keep { $card }.
# $amount (number)
choice-pay_or_lose-pay = Pay ${ $amount }.
choice-pay_or_lose-refuse = Remove a minion.
# $area (area)
choice-paid_area-area = Take money for { $area }.
# $area (area)
choice-buyout_area-area = Replace the building in { $area }.
choice-text_window-pass = Let it happen.
choice-stop_window-pay = Pay Small Gods $3.
choice-stop_window-pass = Let it happen.
choice-reentry_window-pass = Let it go.
# $area (area)
choice-reentry_area-area = Put it into { $area }.
choice-shield_building-pay = Pay $3 and keep the building.
choice-shield_building-refuse = Lose the building.
choice-shield_card-pay = Pay $3 and keep the card.
choice-shield_card-refuse = Lose the card.
choice-keep_off-pay = Pay $3 for each of your pieces there.
choice-keep_off-refuse = Let it come.
choice-guard_building-pay = Pay $3 and keep the building.
choice-guard_building-refuse = Lose the building.
choice-guard_minion-pay = Pay $3 and keep a minion.
choice-guard_minion-pass = Protect no more.
# $area (area)
choice-flood_move-area = Move to { $area }.
choice-flood_move-pay = Pay Small Gods $3 and stay.
# $area (area)
choice-keep_building-area = Pay for { $area }.

## Names

area-dolly_sisters = Dolly Sisters
area-unreal_estate = Unreal Estate
area-dragons_landing = Dragon's Landing
area-small_gods = Small Gods
area-the_scours = The Scours
area-the_hippo = The Hippo
area-the_shades = The Shades
area-dimwell = Dimwell
area-longwall = Longwall
area-isle_of_gods = Isle of Gods
area-seven_sleepers = Seven Sleepers
area-nap_hill = Nap Hill
card-agony_aunts = The Agony Aunts
card-ankh_morpork_sunshine_dragon_sanctuary = The Ankh-Morpork Sunshine Dragon Sanctuary
    .text = Every other player hands you $1 or one hand card, whichever that player prefers.
card-bank_of_ankh_morpork = The Bank of Ankh-Morpork
    .text = Keep this card face up as a loan: get $10 now, owe $12 at the end, or lose 15 points.
card-beggars_guild = The Beggars' Guild
    .text = One player gives you two hand cards that the player selects.
card-captain_carrot = Captain Carrot
card-cmot_dibbler = CMOT Dibbler
    .text = Roll: 7+ earns $4; a 1 costs you $2 or one of your minions.
card-dr_cruces = Dr Cruces
card-dr_whiteface = Dr Whiteface
    .text = A player pays you $5 or keeps this card in front of him for good; it fills one of his five hand places.
card-drumknott = Drumknott
    .text = Play up to two more cards from your hand.
card-fire_brigade = The Fire Brigade
    .text = A player pays you $5, or you may take one of his buildings off the board.
card-fools_guild = The Fools' Guild
    .text = A player pays you $5 or keeps this card in front of him for good; it fills one of his five hand places.
card-foul_ole_ron = Foul Ole Ron
    .text = Shift one minion of another player into an adjacent area.
card-fresh_start_club = Fresh Start Club
    .text = When one of your minions has been removed, put him into a different area.
card-gaspode = Gaspode
    .text = Stop another player's card from moving or removing one of your minions.
card-gimlets_dwarf_delicatessen = Gimlet's Dwarf Delicatessen
card-groat = Groat
card-hargas_house_of_ribs = Harga's House of Ribs
card-harry_king = Harry King
    .text = Throw away any number of hand cards for $2 apiece.
card-here_n_now = Here'n'Now
    .text = Roll: 7+ takes $3 from a player you name; a 1 costs you one of your own minions.
card-hex = Hex
    .text = Draw three cards.
card-history_monks = History Monks
    .text = Take four random cards out of the discard pile.
card-inigo_skimmer = Inigo Skimmer
card-leonard_of_quirm = Leonard of Quirm
    .text = Draw four cards.
card-librarian = Librarian
    .text = Draw four cards.
card-mended_drum = The Mended Drum
card-modo = Modo
    .text = Throw away one hand card.
card-mr_bent = Mr Bent
    .text = Keep this card face up as a loan: get $10 now, owe $12 at the end, or lose 15 points.
card-mr_boggis = Mr Boggis
    .text = Collect $2 (or what is left) from every other player.
card-mr_gryle = Mr Gryle
card-mr_pin_and_mr_tulip = Mr Pin & Mr Tulip
card-mrs_cake = Mrs Cake
    .text = Secretly look at all undealt personalities except one random one.
card-nobby_nobbs = Nobby Nobbs
    .text = Take $3 from one player.
card-opera_house = The Opera House
    .text = Earn $1 per minion standing on the Isle of Gods.
card-peeled_nuts = The Peeled Nuts
card-pink_pussycat_club = Pink PussyCat Club
card-queen_molly = Queen Molly
    .text = One player gives you two hand cards that the player selects.
card-rincewind = Rincewind
    .text = Move one of your minions out of a troubled area into an adjacent one.
card-rosie_palm = Rosie Palm
    .text = Hand one of your cards to a player, who pays you $2.
card-royal_mint = The Royal Mint
card-sacharissa_cripslock = Sacharissa Cripslock
    .text = Earn $1 per trouble marker on the board.
card-seamstresses_guild = The Seamstresses' Guild
    .text = Hand one of your cards to a player, who pays you $2.
card-sergeant_angua = Sergeant Angua
card-shonky_shop = Shonky Shop
    .text = Throw away any number of hand cards for $1 apiece.
card-the_duckman = The Duckman
    .text = Shift one minion of another player into an adjacent area.
card-the_dysk = The Dysk
    .text = Earn $1 per minion standing on the Isle of Gods.
card-thieves_guild = The Thieves' Guild
    .text = Collect $2 (or what is left) from every other player.
card-wallace_sonky = Wallace Sonky
    .text = The text of another player's card does not touch you.
card-zorgo_the_retro_phrenologist = Zorgo the Retro-phrenologist
    .text = Swap your personality for a random undealt one.
card-adora_belle_dearheart = Adora Belle Dearheart
    .text = Move one of your minions to any other area.
card-alchemists_guild = The Alchemists' Guild
    .text = Throw away up to three hand cards, then draw up to five.
card-archchancellor_ridcully = Archchancellor Ridcully
    .text = Place one or two minions in Unreal Estate or next to it.
card-auditors = The Auditors
    .text = Each other player, in order, takes one of his own minions off the board.
card-buggy_swires = Buggy Swires
card-burleigh_and_stronginthearm = Burleigh & Stronginthearm
    .text = Pay a player $2, then assassinate a minion.
card-bursar = The Bursar
    .text = Two minions anywhere on the board trade places.
card-cable_street_particulars = Cable Street Particulars
    .text = Look at a player's hand and throw away one of the cards.
card-canting_crew = Canting Crew
    .text = Shift one minion of another player into an adjacent area.
card-carcer = Carcer
    .text = Roll twice; remove one minion you choose from each rolled area, trouble or not.
card-chair_of_indefinite_studies = The Chair of Indefinite Studies
    .text = Swap your whole hand with another player's.
card-clacks = The Clacks
    .text = Draw two cards.
card-cosmo_lavish = Cosmo Lavish
    .text = Pay a player $2; he must remove a minion of his choice, not yours, from a troubled area.
card-dean = The Dean
    .text = Remove one minion from Unreal Estate.
card-deep_dwarves = Deep Dwarves
    .text = Place a minion anywhere; this brings no trouble marker.
card-doctor_hix = Doctor Hix
    .text = Put a trouble marker into any area.
card-doctor_mossy_lawn = Doctor Mossy Lawn
    .text = End your own turn at once; the card you were playing goes back to your hand.
card-dorfl = Dorfl
    .text = Move one of your minions to any other area.
card-dwarves = Dwarves
card-edward_d_eath = Edward d'Eath
card-errol = Errol
    .text = Roll: 7+ removes a minion of your choice from a troubled area; a 1 costs you one of your own.
card-gargoyles = Gargoyles
    .text = Draw one card per building you have on the board.
card-hello = 'HELLO'
card-hobsons_livery_stable = Hobson's Livery Stable
    .text = Pay a player $2, then move one of your minions to any area.
card-hubert = Hubert
    .text = Make one player give $3 to another; you are neither of them.
card-igor = Igor
    .text = When one of your minions has been removed, put him into a different area.
card-lord_downey = Lord Downey
card-luggage = The Luggage
    .text = Throw away one hand card.
card-mob = The Mob
    .text = Put a trouble marker into an area next to a troubled one.
card-moist_von_lipwig = Moist von Lipwig
    .text = Draw two cards.
card-mr_shine = Mr Shine
    .text = Place a minion anywhere; this brings no trouble marker.
card-mr_slant = Mr Slant
    .text = Pick a troubled area and earn $2 per minion there.
card-mr_teatime = Mr Teatime
card-otto_chriek = Otto Chriek
    .text = Earn $1 per trouble marker on the board.
card-patricians_palace = Patrician's Palace
card-ponder_stibbons = Ponder Stibbons
    .text = Play up to two more cards from your hand.
card-post_office = The Post Office
    .text = Earn $1 per building on the board, whoever owns it.
card-professor_of_recent_runes = Professor of Recent Runes
    .text = Draw two cards.
card-reacher_gilt = Reacher Gilt
    .text = Swap another player's building in a troubled area for yours, paying its cost to him.
card-ruby = Ruby
card-senior_wrangler = The Senior Wrangler
    .text = Place one minion in Unreal Estate or next to it.
card-sergeant_cheery_littlebottom = Sergeant Cheery Littlebottom
    .text = Draw two cards.
card-sergeant_colon = Sergeant Colon
card-sergeant_detritus = Sergeant Detritus
card-sir_charles_lavatory = Sir Charles Lavatory
    .text = Earn $1 per building on the board, whoever owns it.
card-smoking_gnu = The Smoking Gnu
    .text = Place one minion in a troubled area.
card-stanley = Stanley
    .text = Take two random cards from a player's hand, keep one and give the other back.
card-susan = Susan
    .text = Keep one of your minions from being removed from the board.
card-sybil_vimes = Sybil Vimes
    .text = Swap another player's building in an untroubled area for yours, paying its cost to him.
card-the_watch = The Watch
card-wee_mad_arthur = Wee Mad Arthur
    .text = Build at half cost.
card-william_de_worde = William de Worde
    .text = Earn $1 per trouble marker on the board.
card-willikins = Willikins
    .text = Place one minion in an area where you own a building.
event-bloody_stupid_johnson = Bloody Stupid Johnson
    .text = The City Area card of the rolled area leaves the game; its holder loses a minion there.
event-riots = Riots
    .text = With eight markers on the board the game ends by points.
event-demons_from_the_dungeon_dimensions = Demons from the Dungeon Dimensions
    .text = Four rolls, one demon each, always with a marker.
event-the_dragon = The Dragon
    .text = Everything in the rolled area is removed.
event-earthquake = Earthquake
    .text = Two rolls; buildings there are removed.
event-subsidence = Subsidence
    .text = Everyone pays $2 per building or loses it.
event-explosion = Explosion
    .text = One roll; the building there is removed.
event-fire = Fire
    .text = A building burns and the fire may spread roll by roll to adjacent areas.
event-flood = Flood
    .text = Players move their minions out of the rolled river areas.
event-mysterious_murders = Mysterious Murders
    .text = Everyone rolls and removes a minion from the rolled area.
event-fog = Fog
    .text = The top five cards are discarded face up.
event-trolls = Trolls
    .text = Three rolls, one troll each.
personality-lord_vetinari = Lord Vetinari
personality-lord_selachii = Lord Selachii
personality-lord_rust = Lord Rust
personality-lord_de_worde = Lord de Worde
personality-dragon_king_of_arms = Dragon King of Arms
personality-chrysoprase = Chrysoprase
personality-commander_vimes = Commander Vimes
power-dolly_sisters = Pay $3, place a minion here or next door.
power-unreal_estate = Draw a card, then discard a card.
power-dragons_landing = Take $2.
power-small_gods = Pay $3 per piece to keep it out of an event.
power-the_scours = Discard a card for $2.
power-the_hippo = Take $2.
power-the_shades = Put a marker here or next door where a minion stands.
power-dimwell = Pay $3, place a minion here or next door.
power-longwall = Take $1.
power-isle_of_gods = Pay $2, take a marker off the board.
power-seven_sleepers = Take $3.
power-nap_hill = Take $1.
seat-red = Red
seat-yellow = Yellow
seat-green = Green
seat-blue = Blue
seat-troll = Troll
seat-demon = Demon
symbol-minion = place a minion
symbol-build = build
symbol-assassinate = assassinate
symbol-remove_trouble = remove a marker
symbol-money = take money
symbol-scroll = carry out the text
symbol-event = draw an event
symbol-play = play a further card
