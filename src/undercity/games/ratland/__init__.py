"""RatLand: secret allocation, theft and drawing from a bag, 2 to 6 players; 7 to 12 with two copies of the game."""

from undercity.engine.game import Game
from undercity.games.ratland import (
    attack,
    events,
    face,
    feeding,
    nursery,
    picture,
    placement,
    reasons,
    search,
    secrets,
    setup,
    turn,
    whynot,
)
from undercity.games.ratland.features import FEATURES
from undercity.games.ratland.invariants import check
from undercity.games.ratland.judgement import judge
from undercity.games.ratland.scoring import score
from undercity.games.ratland.shape import Table
from undercity.games.ratland.table import CHOICES, EVENTS, FOLDER, STEPS, State
from undercity.games.ratland.thumb import THUMBS

GAME = Game(
    id="ratland",
    title="RatLand",
    prefix="RL",
    seats=range(2, 13),
    state=State,
    options=setup.Options,
    enter_options=setup.enter_options,
    steps=STEPS,
    choices=CHOICES,
    events=EVENTS,
    rules=(setup, turn, events, placement, attack, nursery, search, feeding),
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
    placement=placement.expand_placement,
    gather=placement.gather_placement,
    step_bound=2000,
    conditions=whynot.CONDITIONS,
    terms=reasons.terms,
    features=FEATURES,
    picture=picture,
    thumbs=THUMBS,
)
