"""Discworld: Ankh-Morpork by Martin Wallace: a secret aim each, 101 different cards, 2 to 4 players."""

from undercity.engine.game import Game
from undercity.games.ankh_morpork import (
    buildings,
    events,
    face,
    hands,
    interrupts,
    money,
    picture,
    placing,
    removal,
    secrets,
    setup,
    texts,
    turn,
    whynot,
)
from undercity.games.ankh_morpork.content import CONTENT, FOLDER
from undercity.games.ankh_morpork.features import FEATURES
from undercity.games.ankh_morpork.invariants import check
from undercity.games.ankh_morpork.judgement import judge
from undercity.games.ankh_morpork.reasons import terms
from undercity.games.ankh_morpork.scoring import score
from undercity.games.ankh_morpork.shape import Table
from undercity.games.ankh_morpork.table import CHOICES, EVENTS, STEPS, State
from undercity.games.ankh_morpork.thumb import THUMBS

GAME = Game(
    id="ankh_morpork",
    title="Discworld: Ankh-Morpork",
    prefix="AM",
    seats=range(CONTENT.players.min, CONTENT.players.max + 1),
    state=State,
    options=setup.Options,
    enter_options=setup.enter_options,
    steps=STEPS,
    choices=CHOICES,
    events=EVENTS,
    rules=(turn, placing, buildings, removal, interrupts, texts, money, hands, events),
    setup=setup.setup,
    conceal=secrets.conceal,
    imagine=secrets.imagine,
    score=score,
    judge=judge,
    check=check,
    face=face,
    things=face.THINGS,
    shape=Table,
    folder=FOLDER,
    step_bound=5000,
    conditions=whynot.CONDITIONS,
    terms=terms,
    features=FEATURES,
    picture=picture,
    thumbs=THUMBS,
)
