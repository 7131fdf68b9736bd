"""Phase 3, attack (RL-7), with aggressive boards (RL-14) and two players (RL-16).

All attacks are simultaneous: strengths and cheese are those at the start of the phase. Stolen pieces wait
in `stolen`, casualties in bit masks of seats, until all attacks are known.
"""

from __future__ import annotations

from undercity.engine.chronicle import tell
from undercity.engine.rule import rule
from undercity.games.ratland.board import clan_detail, clan_number, event_number, in_turn
from undercity.games.ratland.table import (
    AGGRESSIVE,
    ATTACK_BONUS,
    ATTACK_FAILED,
    ATTACK_WON,
    BOTH,
    CHEESE_STOLEN,
    DEFENCE_BONUS,
    DEFENCE_RAISED,
    IS_TUNNEL,
    LEFT,
    LOOT_SHARED,
    NEIGHBOUR,
    NINJAS_STRUCK,
    PANTRY,
    RATS_KILLED,
    RIGHT,
    SURE_CLAIM,
    TUNNEL_FAILED,
    TUNNEL_WON,
    State,
)


@rule
def do_attack_phase(s: State) -> None:
    """Thefts, then casualties; at the end of the phase the loot and hidden pieces come home (RL-7.9, RL-13.7)."""
    s.phase = 3
    for victim in range(s.seats):
        _rob(s, victim)
    _bury_casualties(s)
    for p in range(s.seats):
        s.cheese[p] += s.stolen[p]
        s.stolen[p] = 0
        s.hides[p] = 0


# ------------------------------------------------------------------ strengths and claims


@rule
def target(s: State, seat: int, canal: int) -> int:
    """The left canal leads to the left neighbour, the right one to the right neighbour (RL-1.1, RL-7.1)."""
    return (seat + s.seats + NEIGHBOUR[canal]) % s.seats


@rule
def other_canal(canal: int) -> int:
    """The left one for the right one, and the other way round: the other end of a tunnel, too (RL-16.1)."""
    return LEFT + RIGHT - canal


@rule
def attack_strength(s: State, seat: int, canal: int) -> int:
    """Rats in the canal; massive attack adds one where there is a rat (RL-7.2, RL-13.2)."""
    rats = s.rats[seat][canal]
    return rats + event_number(s, ATTACK_BONUS) if rats > 0 else 0


@rule
def defence_strength(s: State, seat: int, canal: int) -> int:
    """Rats that defend against an attack through this canal of the attacker, and the Warriors' bonus.

    They are in the pantry or on double duty (RL-7.2, RL-13.13); with two players they are at the other end
    of the tunnel, where a left canal meets a right one (RL-16.1, RL-16.2).
    """
    bonus = clan_number(s, seat, DEFENCE_BONUS)
    if IS_TUNNEL[s.seats]:
        return s.rats[seat][other_canal(canal)] + bonus
    return s.rats[seat][PANTRY] + s.rats[seat][BOTH] + bonus


@rule
def is_won(s: State, seat: int, canal: int) -> bool:
    """Whether the attack is stronger than the defence (RL-7.3)."""
    return attack_strength(s, seat, canal) > defence_strength(s, target(s, seat, canal), canal)


@rule
def claim(s: State, seat: int, canal: int) -> int:
    """How many pieces the attack earns: the difference, for Ninjas perhaps at least 1 (RL-7.3, RL-15.9)."""
    won = max(attack_strength(s, seat, canal) - defence_strength(s, target(s, seat, canal), canal), 0)
    return max(won, 1) if is_sure(s, seat, canal) else won


@rule
def is_sure(s: State, seat: int, canal: int) -> bool:
    """Ninjas: exactly so many real rats in the canal; at level 1 none in the other one (RL-15.9, RL-15.9a)."""
    exact = clan_number(s, seat, SURE_CLAIM)
    if exact == 0 or s.rats[seat][canal] != exact:
        return False
    return clan_detail(s, seat, SURE_CLAIM) == 0 or s.rats[seat][other_canal(canal)] == 0


# ------------------------------------------------------------------ theft


@rule
def _rob(s: State, victim: int) -> None:
    """The neighbours on both sides take what they claim, as far as there is cheese (RL-7.5, RL-7.6)."""
    right = target(s, victim, RIGHT)  # attacks through his left canal
    left = target(s, victim, LEFT)  # attacks through his right canal
    if s.rats[right][LEFT] + s.rats[left][RIGHT] > 0 and clan_number(s, victim, DEFENCE_BONUS) > 0:
        tell(s, DEFENCE_RAISED, victim, clan_number(s, victim, DEFENCE_BONUS), 0, 0)
    _tell_attack(s, right, LEFT, victim)
    _tell_attack(s, left, RIGHT, victim)
    by_right, by_left = claim(s, right, LEFT), claim(s, left, RIGHT)
    loot = s.cheese[victim] - s.hides[victim]
    if right == left:  # both ends of two tunnels: the claims of one opponent add up (RL-16.4)
        _steal(s, right, victim, min(by_right + by_left, loot), by_right + by_left)
        return
    to_right, to_left = by_right, by_left
    if by_right + by_left > loot:
        to_right = _share(s, victim, by_right, by_left, loot)
        to_left = loot - to_right
    _steal(s, right, victim, to_right, by_right)
    _steal(s, left, victim, to_left, by_left)


@rule
def _tell_attack(s: State, seat: int, canal: int, victim: int) -> None:
    """Both strengths, and through which tunnel where that is not plain (RL-7.2, RL-16.2)."""
    if s.rats[seat][canal] == 0:
        return
    attack, defence = attack_strength(s, seat, canal), defence_strength(s, victim, canal)
    if IS_TUNNEL[s.seats]:
        tell(s, TUNNEL_WON if attack > defence else TUNNEL_FAILED, seat, canal, attack, defence)
    else:
        tell(s, ATTACK_WON if attack > defence else ATTACK_FAILED, seat, victim, attack, defence)
    if attack <= defence and is_sure(s, seat, canal):
        tell(s, NINJAS_STRUCK, seat, victim, 0, 0)


@rule
def _share(s: State, victim: int, by_right: int, by_left: int, loot: int) -> int:
    """Piece by piece, beginning with more real rats; what the attacker on the right gets (RL-7.7).

    Tied attackers begin in turn order (RL-4.4). Who has all he claims is skipped.
    """
    right, left = target(s, victim, RIGHT), target(s, victim, LEFT)
    lead = s.rats[right][LEFT] - s.rats[left][RIGHT]
    is_right_next = lead > 0 or (lead == 0 and _comes_first(s, right, left))
    if min(by_right, by_left, loot) > 0:
        tell(s, LOOT_SHARED, victim, loot, right if is_right_next else left, int(lead == 0))
    to_right, to_left = 0, 0
    while to_right + to_left < loot:
        if (is_right_next and to_right < by_right) or to_left == by_left:
            to_right += 1
        else:
            to_left += 1
        is_right_next = not is_right_next
    return to_right


@rule
def _comes_first(s: State, seat: int, other: int) -> bool:
    """Whether the seat comes before the other in turn order (RL-1.2)."""
    k = 0
    while in_turn(s, k) != seat and in_turn(s, k) != other:
        k += 1
    return in_turn(s, k) == seat


@rule
def _steal(s: State, seat: int, victim: int, count: int, due: int) -> None:
    """The pieces leave the victim; they cannot be stolen again (RL-7.5). `due` is what the attack earned."""
    s.cheese[victim] -= count
    s.stolen[seat] += count
    if due > 0:
        tell(s, CHEESE_STOLEN, seat, victim, count, due - count)


# ------------------------------------------------------------------ casualties of aggressive attacks


@rule
def _bury_casualties(s: State) -> None:
    """Won aggressive attacks kill a defender, failed ones an attacker, all at once (RL-14.1, RL-14.2, RL-14.5).

    A pantry can lose a rat to each neighbour. In a tunnel the defenders are the rats of the canal, which loses one
    at most, even if they failed to attack as well (RL-16.9).
    """
    won, failed = _aggressive_attacks(s, True), _aggressive_attacks(s, False)
    for p in range(s.seats):
        defenders = 0
        for canal in range(LEFT, RIGHT + 1):
            is_beaten = (won >> _end(target(s, p, canal), other_canal(canal))) & 1
            has_failed = (failed >> _end(p, canal)) & 1
            if IS_TUNNEL[s.seats]:
                _kill(s, p, canal, max(has_failed, is_beaten))
            else:
                _kill(s, p, canal, has_failed)
                defenders += is_beaten
        _kill(s, p, BOTH, max(defenders - s.rats[p][PANTRY], 0))  # pantry rats die first (RL-19.33)
        _kill(s, p, PANTRY, defenders)


@rule
def _end(seat: int, canal: int) -> int:
    """The bit of a canal in a mask of all canals."""
    return 2 * seat + canal - LEFT


@rule
def _aggressive_attacks(s: State, wins: bool) -> int:
    """The canals, as a mask, through which aggressive players attacked and won (or failed)."""
    found = 0
    for p in range(s.seats):
        for canal in range(LEFT, RIGHT + 1):
            if s.aggressive[p] == AGGRESSIVE and s.rats[p][canal] > 0 and is_won(s, p, canal) == wins:
                found |= 1 << _end(p, canal)
    return found


@rule
def _kill(s: State, seat: int, place: int, count: int) -> None:
    """Rats killed in phase 3 go to the supply, not to the graveyard; only real rats die (RL-14.3, RL-14.6)."""
    killed = min(count, s.rats[seat][place])
    if killed > 0:
        s.rats[seat][place] -= killed
        s.rat_supply += killed
        tell(s, RATS_KILLED, seat, killed, place, 0)
