### Warum nicht? Was für jedes Spiel gilt: Deutsch

over = Das Spiel ist vorbei: Es gibt nichts mehr zu entscheiden.
waiting = Das entscheidest jetzt nicht du: { $count ->
    [one] { $players } ist
   *[other] { $players } sind
} an der Reihe.
not_now = Das steht jetzt nicht zur Wahl. { $prompt }
