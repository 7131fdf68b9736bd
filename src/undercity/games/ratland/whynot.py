"""Why not? On what conditions the rulebook allows a choice: one function for each kind of choice, by chapter.

Written from rules.md, not from the offers: the suite holds the two against each other.
"""

from __future__ import annotations

from undercity.engine.whynot import Conditions, Objection, always, asked, because
from undercity.games.ratland.content import CONTENT, DoubleDutyPlace, MayHideCheese
from undercity.games.ratland.table import BOTH, EVENT_IDS, State

EFFECTS = {event.id: event.effect for event in CONTENT.event}
ORDER = ("nursery", "both", "dump", "city", "fields", "left_canal", "right_canal")  # of the questions (RL-21.17)


def effect(s: State) -> object:
    """What the event of this round does (RL-5.4)."""
    return EFFECTS[EVENT_IDS[s.event_deck[s.round_no - 1]]]


def double_duty(s: State) -> int:
    """So many rats at most can be in nursery and pantry at once in this round (RL-13.13)."""
    now = effect(s)
    return now.capacity if isinstance(now, DoubleDutyPlace) else 0


# ------------------------------------------------------------------ the start (RL-3)


def clan(s: State, seat: int, number: int) -> Objection | None:
    """One of the two cards dealt (RL-3.9)."""
    return None if number in list(s.dealt[seat]) else because("RL-3.9", "why-clan-not_dealt", clan=("clan", number))


# ------------------------------------------------------------------ behind the screen (RL-6)


def count(s: State, seat: int, number: int) -> Objection | None:
    """No more rats than are left to place (RL-6.1, RL-6.2), and only some on double duty (RL-13.13)."""
    left = s.waiting[seat]
    if left == 0:
        return because("RL-21.19", "why-count-all_placed")
    if number > left:
        return because("RL-21.6", "why-count-too_many", rats=("rats", left))
    if number > double_duty(s) and asked_place(s, seat) == "both":
        return because("RL-13.13", "why-count-double_duty", most=("rats", double_duty(s)))
    return None


def asked_place(s: State, seat: int) -> str:
    """The place whose count is asked now."""
    order = [place for place in ORDER if place != "both" or not no_double_duty(s)]
    return order[s.answers[seat]]


def no_double_duty(s: State) -> Objection | None:
    """The place is there with `locked_and_loaded` and at least three players (RL-13.13, RL-16.6)."""
    if not isinstance(effect(s), DoubleDutyPlace):
        return _without_event("RL-13.13", "why-double_duty-no_event", DoubleDutyPlace)
    return because("RL-16.6", "why-double_duty-two_players") if s.seats == 2 else None


def _without_event(clause: str, message: str, op: type) -> Objection | None:
    """Only with such an event; nothing is said of one that a pack has taken out of the game."""
    events = [EVENT_IDS.index(name) for name, effect in EFFECTS.items() if isinstance(effect, op)]
    return because(clause, message, event=("event", events[0])) if events else None


def hide(s: State, seat: int, number: int) -> Objection | None:
    """Asked with `hide_the_cheese` of whoever has cheese (RL-13.7), when all rats are placed (RL-21.17)."""
    if not isinstance(effect(s), MayHideCheese):
        return _without_event("RL-13.7", "why-hide-no_event", MayHideCheese)
    if s.cheese[seat] == 0:
        return because("RL-13.7", "why-hide-no_cheese")
    return because("RL-21.17", "why-hide-rats_first") if s.waiting[seat] else None


# ------------------------------------------------------------------ Athletes (RL-15.12)


def source(s: State, seat: int, place: int) -> Objection | None:
    """A place with a healthy rat of his."""
    return None if s.rats[seat][place] else because("RL-15.12", "why-move-no_rats", place=("place", place))


def target(s: State, seat: int, place: int) -> Objection | None:
    """Another place, and no more rats on double duty than the event allows (RL-19.25)."""
    _, start, _ = asked(s)
    if place == start:
        return because("RL-15.12", "why-move-same_place", place=("place", place))
    if place != BOTH:
        return None
    if objection := no_double_duty(s):
        return objection
    if s.rats[seat][BOTH] < double_duty(s):
        return None
    return because("RL-19.25", "why-move-double_duty", most=("rats", double_duty(s)))


# ------------------------------------------------------------------ the search for cheese (RL-10, RL-13, RL-14, RL-15)


def added(s: State, seat: int, colour: int) -> Objection | None:
    """A colour of which there is a piece in the supply (RL-15.14)."""
    return None if s.cheese_supply[colour] else because("RL-15.14", "why-add-none_left", colour=("colour", colour))


def victim(s: State, seat: int, player: int) -> Objection | None:
    """An opponent with a rat present (RL-14.7)."""
    if player >= s.seats:
        return because("RL-1.1", "why-victim-nobody", seats=("number", s.seats))
    if player == seat:
        return because("RL-14.7", "why-victim-self")
    if s.rats[player][s.area] == 0:
        return because("RL-14.7", "why-victim-not_there", player=("seat", player), area=("place", s.area))
    return None


def put_back(s: State, seat: int, colour: int) -> Objection | None:
    """A piece that was drawn (RL-13.4)."""
    return None if s.drawn[colour] else because("RL-13.4", "why-put_back-not_drawn", colour=("colour", colour))


# ------------------------------------------------------------------ feeding and the end of the round (RL-11)


def trade(s: State, seat: int, number: int) -> Objection | None:
    """Whoever says yes gives a canal rat, a sick or a healthy one (RL-13.12)."""
    if number == 0 or s.sick[seat] or any(s.rats[seat]):
        return None
    return because("RL-13.12", "why-trade-no_canal_rat")


def trade_lost(s: State, seat: int, number: int) -> Objection | None:
    """A lost rat (RL-13.12)."""
    return None if s.lost[seat] else because("RL-13.12", "why-trade-no_lost_rat")


def transformed(s: State, seat: int, number: int) -> Objection | None:
    """One at level 1, two at level 2, as far as cheese and rats go (RL-15.8)."""
    if number > s.clan_level:
        return because("RL-15.8", "why-transform-level", most=("cheese", s.clan_level))
    if number > s.cheese[seat]:
        return because("RL-15.8", "why-transform-cheese", cheese=("cheese", s.cheese[seat]))
    if number > s.rat_supply:
        return because("RL-15.8", "why-transform-rats", rats=("rats", s.rat_supply))
    return None


# ------------------------------------------------------------------ what answers each decision (RL-21)

CONDITIONS: Conditions = {
    "clan": {"clan": clan},
    "board": {"board": always},
    "place_rats": {"rats": count, "answer": hide},
    "move_from": {"place": source, "done": always},
    "move_to": {"place": target},
    "add_piece": {"colour": added, "none": always},
    "wound": {"player": victim},
    "put_back": {"colour": put_back, "none": always},
    "late_draw": {"answer": always},
    "trade": {"answer": trade, "lost_rat": trade_lost},
    "transform": {"transform": transformed},
}
