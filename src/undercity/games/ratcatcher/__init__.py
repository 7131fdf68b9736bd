"""Ratcatcher by Matthew Aslin: one player against scripted rats in a growing city."""

from undercity.engine.game import Game
from undercity.games.ratcatcher import (
    abilities,
    attack,
    bite,
    cheese,
    clean_up,
    consume,
    expansion,
    face,
    nemesis,
    picture,
    populate,
    rats_move,
    secrets,
    setup,
    spawn,
    tallyman,
    traps,
    turn,
    whynot,
)
from undercity.games.ratcatcher.content import FOLDER
from undercity.games.ratcatcher.features import FEATURES
from undercity.games.ratcatcher.invariants import check
from undercity.games.ratcatcher.judgement import judge
from undercity.games.ratcatcher.reasons import terms
from undercity.games.ratcatcher.scoring import score
from undercity.games.ratcatcher.shape import Table
from undercity.games.ratcatcher.table import CHOICES, EVENTS, STEPS, State

GAME = Game(
    id="ratcatcher",
    title="Ratcatcher",
    prefix="RC",
    seats=range(1, 2),
    state=State,
    options=setup.Options,
    enter_options=setup.enter_options,
    steps=STEPS,
    choices=CHOICES,
    events=EVENTS,
    rules=(
        *(setup, populate, expansion, turn, abilities, attack, cheese, tallyman, traps),
        *(rats_move, bite, consume, spawn, clean_up, nemesis),
    ),
    setup=setup.setup,
    conceal=secrets.conceal,
    imagine=secrets.imagine,
    score=score,
    judge=judge,
    terms=terms,
    features=FEATURES,
    picture=picture,
    check=check,
    face=face,
    things=face.THINGS,
    shape=Table,
    folder=FOLDER,
    step_bound=20000,
    conditions=whynot.CONDITIONS,
)
