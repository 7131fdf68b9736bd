"""Target: Rats by Tom LaPlante: four families of rats above and below Chicago, 2 to 4 players."""

from undercity.engine.game import Game
from undercity.games.target_rats import (
    actions,
    exterminator,
    face,
    fight,
    items,
    losses,
    movement,
    picture,
    push,
    scavenge,
    secrets,
    setup,
    throne,
    turn,
    whynot,
)
from undercity.games.target_rats.content import CONTENT, FOLDER
from undercity.games.target_rats.features import FEATURES
from undercity.games.target_rats.invariants import check
from undercity.games.target_rats.judgement import judge
from undercity.games.target_rats.reasons import terms
from undercity.games.target_rats.scoring import score
from undercity.games.target_rats.shape import Table
from undercity.games.target_rats.table import CHOICES, EVENTS, STEPS, State
from undercity.games.target_rats.thumb import THUMBS

GAME = Game(
    id=CONTENT.meta.id,
    title=CONTENT.meta.title,
    prefix=CONTENT.meta.prefix,
    seats=range(CONTENT.meta.players_min, CONTENT.meta.players_max + 1),
    state=State,
    options=setup.Options,
    enter_options=setup.enter_options,
    steps=STEPS,
    choices=CHOICES,
    events=EVENTS,
    rules=(turn, movement, fight, losses, push, actions, scavenge, items, throne, exterminator),
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
    step_bound=600_000,
    conditions=whynot.CONDITIONS,
    terms=terms,
    features=FEATURES,
    picture=picture,
    thumbs=THUMBS,
)
