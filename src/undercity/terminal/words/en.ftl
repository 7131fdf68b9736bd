# The terminal table in English; de.ftl and fr.ftl have the same messages.
player = player
points = points
hidden = face down
dp-head = Round { $round } of { $rounds }, { $loot } loot in the general supply
dp-key = 12:A3 manhole 12 with three rats of A; under an area its owner, everybody’s power, h henchmen, B boss lady, # back room, $ loot of the district
dp-missions = mission
dp-met = met by
dp-rats = rats
dp-loot = loot
dp-henchmen = hench.
dp-back-rooms = rooms
dp-areas = areas
dp-card = card
rl-head = Round { $round }, event: { $event }, { $left } events to come
rl-supply = Supply: { $rats } rats;
rl-bag = In the bag:
rl-rats = rats:
rl-size = clan
rl-cheese = cheese
rl-need = eats
rl-waiting = waits
rl-sick = sick
rl-lost = lost
rl-dead = dead
am-head = Bank ${ $bank }, draw pile { $pile }, in play: { $card }
am-key = A3 three minions  ^A building  ! trouble  T troll  D demon  $ cost, and who holds the City Area card
am-money = $
am-minions = minions
am-buildings = build.
am-hand = hand
am-controls = controls
am-loans = loans
am-personality = personality
am-your-hand = Your hand:
tr-head = Round { $round }, supply: { $food } food, { $sewer } sewer entrances
tr-key = □ street  ○ tunnel  A2+1 two unfed rats and one fed  * Big Cheese  % food  o sewer  n nest  X Exterminator
tr-faction = rats of
tr-reserve = reserve
tr-fed = fed
tr-nests = nests
tr-hold = hold
tr-item = item
rc-head = Round { $round } of { $rounds }
rc-catcher = @ { $name }: health { $health }/{ $most }, moves { $movement }, dice { $dice }, traps { $traps }, cheese { $cheese }/{ $wanted }
rc-cage = cage:
rc-nemesis = & { $name }: health { $health }/{ $most }, cheese eaten { $eaten }, in { $zone }
rc-key = @ you  & Nemesis  ? Peculiar Rat  $ cheese  # trap  n nest  + p y tokens  b k w rats brown black white
your-choice = Your choice: number, letters or notation; empty takes the marked one. F1 helps.
waiting = …
over = The game is over.
abandoned = The game was abandoned.
not-begun = The game has not begun. At the table: { $names }
rank = rank
hint = A bot would choose: { $text }
no-hint = Nobody can tell.
undone = Taken back.
no-undo = There is nothing to take back.
no-such-choice = No choice fits “{ $typed }”.
many-choices = { $count } choices fit “{ $typed }”: type more.
no-chat = There is nobody to talk to at this table.
step = Step { $step } of { $steps }
key-help = Help
key-undo = Undo
key-hint = Hint
key-chronicle = Told
key-rules = Rules
key-chat = Chat
key-language = Lang
key-board = Board
key-leave = Leave
help-text =
    Type the number of a choice, letters of its text, or its notation, then Enter.
    Up and Down mark a choice, Enter with nothing typed takes it. A click takes it, too.
    A place that cannot be chosen now, by its name or notation, says why.
    PageUp and PageDown scroll the board.

    F1 help      F2 undo      F3 hint      F4 chronicle      F5 rules of the marked choice
    F6 chat      F7 language  F8 whole board                 F10 leave
    In the line: /undo /hint /chronicle /rules /chat TEXT /language /board /quit

    On the boards every seat has a letter and a colour: A is the first.
plain-help = Type a number or a notation (what is not allowed says why); undo, hint, board, chronicle, rules NUMBER, say TEXT, language en, quit.
plain-prompt = your choice (help, undo, quit)>
you-leave = You leave the table.
saved = The record is in { $file }.
