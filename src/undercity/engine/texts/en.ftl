### Why not? What is said of every game: English

over = The game is over: there is nothing left to choose.
# $players (players), $count (number)
waiting = It is not for you to decide now, but for { $players }.
# $prompt (text)
not_now = That is not among your choices now. { $prompt }
