"""Setup (TR-3): from options to the first decision."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from undercity.engine.agenda import push
from undercity.engine.chronicle import tell
from undercity.engine.dice import roll
from undercity.engine.errors import BadOption
from undercity.engine.rule import rule
from undercity.games.target_rats.content import CONTENT
from undercity.games.target_rats.table import (
    CARDS,
    COPIES,
    FACTION_IDS,
    FACTION_LED,
    FACTIONS,
    FORCED_FIGHTS,
    GAME_SET_UP,
    HOME,
    LAST_ROUND,
    MODE_CAP,
    MODE_IDS,
    NO_CARD,
    NO_ITEM,
    NOBODY,
    NOWHERE,
    OFF_BOARD,
    SEATS,
    START_RATS,
    THRONE_CARDS,
    TURN,
    State,
)

CAP_OF_MODE = -1


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the table plays."""

    mode: Literal["standard", "quick", "lab"] = "standard"
    """standard: the rulebook; quick: 2 nests win at once; lab: ends after 100 rounds (TR-17.1 to TR-17.3)."""
    round_cap: Annotated[int, msgspec.Meta(ge=CAP_OF_MODE, le=LAST_ROUND)] = CAP_OF_MODE
    """The game ends after this round; 0: no cap; -1: as the mode says (TR-17.4)."""
    first_player: Annotated[int, msgspec.Meta(ge=-1, le=SEATS - 1)] = -1
    """Seat of the first player; -1: drawn at random (TR-3.9)."""
    factions: Annotated[str, msgspec.Meta(extra={"list": FACTION_IDS})] = ""
    """Factions of the seats in order, with commas between; empty: the default seating (TR-3.5)."""


def enter_options(s: State, options: Options) -> None:
    """Write the options into a blank record."""
    if options.first_player >= s.seats:
        raise BadOption(f"option 'first_player' must be -1 (random) or a seat from 0 to {s.seats - 1}")
    s.mode = MODE_IDS.index(options.mode)
    s.round_cap = MODE_CAP[s.mode] if options.round_cap == CAP_OF_MODE else options.round_cap
    s.first_option = options.first_player
    for faction in range(FACTIONS):
        s.seat_of[faction] = NOBODY
    for seat, faction_id in enumerate(_factions(s.seats, options.factions)):
        s.seat_of[FACTION_IDS.index(faction_id)] = seat


def _factions(seats: int, wanted: str) -> list[str]:
    """The faction of each seat (TR-3.5)."""
    names = [name for name in wanted.replace(" ", "").split(",") if name]
    if not names:
        return next(seating.factions for seating in CONTENT.seating if seating.players == seats)
    for name in names:
        if name not in FACTION_IDS:
            raise BadOption(f"option 'factions': no faction is called {name!r}; they are {', '.join(FACTION_IDS)}")
    if len(names) != seats or len(set(names)) != seats:
        raise BadOption(f"option 'factions' must name {seats} different factions, one for each seat, or none")
    return names


@rule
def setup(s: State) -> None:
    """Decks, rats and throne; the board holds no token and the Exterminator waits (TR-3.1 to TR-3.10)."""
    _blank_table(s)
    for card in range(CARDS):
        s.deck[card] = COPIES[card]
    for faction in range(FACTIONS):
        if s.seat_of[faction] != NOBODY:
            s.unfed[faction][HOME[faction]] = START_RATS
    beginner = s.first_option if s.first_option >= 0 else roll(s, s.seats)
    for faction in range(FACTIONS):
        if s.seat_of[faction] == beginner:
            s.first = faction
    s.active = s.first
    for faction in range(FACTIONS):
        if s.seat_of[faction] != NOBODY:
            tell(s, FACTION_LED, s.seat_of[faction], faction, 0, 0)
    tell(s, GAME_SET_UP, s.seat_of[s.first], 0, 0, 0)
    push(s, TURN, 0, 0, 0)


@rule
def _blank_table(s: State) -> None:
    """Nobody holds an item or the title, no card is drawn, no fight is due."""
    s.winner = NOBODY
    s.throne = NOBODY
    s.exterminator = OFF_BOARD
    for faction in range(FACTIONS):
        s.item[faction] = NO_ITEM
    for k in range(THRONE_CARDS):
        s.drawn[k] = NO_CARD
    for k in range(FORCED_FIGHTS):
        s.forced_at[k] = NOWHERE
        s.forced_in[k] = NOBODY
