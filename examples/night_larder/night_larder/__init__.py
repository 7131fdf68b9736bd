"""Night Larder: two to four rats, four shelves, one secret choice a larder."""

from night_larder import face, larder, whynot
from night_larder.content import FOLDER
from night_larder.judgement import THUMBS, judge, terms
from undercity.engine.game import Game

GAME = Game(
    id="night_larder",
    title="Night Larder",
    prefix="NL",
    seats=range(2, larder.SEATS + 1),
    state=larder.State,
    options=larder.Options,
    enter_options=larder.enter_options,
    steps=larder.STEPS,
    choices=larder.CHOICES,
    events=larder.EVENTS,
    rules=(larder,),
    setup=larder.setup,
    conceal=larder.conceal,
    imagine=larder.imagine,
    score=larder.score,
    judge=judge,
    check=larder.check,
    face=face,
    things=face.THINGS,
    shape=face.Table,
    folder=FOLDER,
    step_bound=larder.SEATS * 10,
    conditions=whynot.CONDITIONS,
    terms=terms,
    thumbs=THUMBS,
)
