"""Die Patin by Pim Thunborg: five rounds of area control with one secret choice per round, 2 to 5 players."""

from undercity.engine.game import Game
from undercity.games.die_patin import (
    actions,
    claim,
    face,
    figures,
    missions,
    picture,
    reasons,
    secrets,
    setup,
    turn,
    whynot,
)
from undercity.games.die_patin.content import FOLDER
from undercity.games.die_patin.features import FEATURES
from undercity.games.die_patin.invariants import check
from undercity.games.die_patin.judgement import judge
from undercity.games.die_patin.scoring import score
from undercity.games.die_patin.shape import Table
from undercity.games.die_patin.table import CHOICES, EVENTS, PLAYER_COUNTS, STEPS, State
from undercity.games.die_patin.thumb import THUMBS

GAME = Game(
    id="die_patin",
    title="Die Patin",
    prefix="DP",
    seats=PLAYER_COUNTS,
    state=State,
    options=setup.Options,
    enter_options=setup.enter_options,
    steps=STEPS,
    choices=CHOICES,
    events=EVENTS,
    rules=(setup, turn, figures, actions, claim, missions),
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
    step_bound=1200,
    conditions=whynot.CONDITIONS,
    terms=reasons.terms,
    features=FEATURES,
    picture=picture,
    thumbs=THUMBS,
)
