"""Learning environments over the games: PettingZoo, Gymnasium (also vectorised) and OpenSpiel.

An observation is the concealed record as integers (see `layout`), an action is the number of a choice,
and what is legal comes as a mask. The adapters need their extras:

    zoo.py      [pettingzoo]   every seat is an agent: `env` (AEC) and `parallel_env`
    gym.py      [gymnasium]    one seat learns, built-in players hold the others: `SeatEnv`
    vector.py   [gymnasium]    thousands of games at once, in compiled code on all cores: `ManyGames`
    spiel.py    [openspiel]    the games as pyspiel games, for OpenSpiel's own algorithms
"""
