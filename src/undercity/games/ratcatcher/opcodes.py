"""Opcodes of content.toml: every effect on a board or card is one of these, with its number where it takes one.

A declaration says what the opcode is called, which clause tells what it does, which room of this game carries it out,
and the bounds of its number. An unknown opcode, a missing or superfluous number or one out of bounds is refused when
content.toml is loaded.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Opcode:
    """What a card or board may say; `bounds` of its number, None if it takes none."""

    name: str
    number: int
    clause: str
    room: str
    bounds: tuple[int, int] | None


class Opcodes:
    """The opcodes of one kind of effect, numbered in the order of their declaration."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.all: list[Opcode] = []

    def add(self, name: str, clause: str, room: str, *bounds: int) -> int:
        """Declare an opcode; with the least and the most of its number if it takes one."""
        pair = (bounds[0], bounds[1]) if bounds else None
        self.all.append(Opcode(name, len(self.all), clause, room, pair))
        return len(self.all) - 1

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(opcode.name for opcode in self.all)

    def check(self, name: str, value: int | None) -> None:
        """Refuse what is not declared so."""
        opcode = next((opcode for opcode in self.all if opcode.name == name), None)
        if opcode is None:
            raise ValueError(f"no {self.kind} is called '{name}'; there are {', '.join(self.names)}")
        if opcode.bounds is None:
            if value is not None:
                raise ValueError(f"'{name}' takes no value")
        elif value is None or not opcode.bounds[0] <= value <= opcode.bounds[1]:
            raise ValueError(f"'{name}' takes a value from {opcode.bounds[0]} to {opcode.bounds[1]}")


# what rats seek (RC-14.5)
TARGET_KINDS = Opcodes("target")
T_RATCATCHER = TARGET_KINDS.add("ratcatcher", "RC-14.5", "paths")
T_CHEESE = TARGET_KINDS.add("cheese", "RC-14.5", "paths")
T_TOKEN = TARGET_KINDS.add("token", "RC-14.5", "paths")
T_TRAP = TARGET_KINDS.add("trap", "RC-14.5", "paths")

# Special Abilities of the Ratcatchers (RC-10)
ABILITY_OPS = Opcodes("Special Ability")
HOLD_ZONE = ABILITY_OPS.add("hold_zone", "RC-10.7", "rats_move")
DECOY = ABILITY_OPS.add("decoy", "RC-10.8", "consume", 1, 9)
QUIET_ZONE = ABILITY_OPS.add("quiet_zone", "RC-10.9", "bite")
LURE = ABILITY_OPS.add("lure", "RC-10.10", "abilities")
BLAST = ABILITY_OPS.add("blast", "RC-10.11", "abilities", 1, 6)
FOCUS = ABILITY_OPS.add("focus", "RC-10.12", "abilities", 1, 6)
CULL = ABILITY_OPS.add("cull", "RC-10.13", "abilities", 1, 9)
GUARD = ABILITY_OPS.add("guard", "RC-10.14", "abilities", 1, 4)
HEAL = ABILITY_OPS.add("heal", "RC-10.15", "abilities", 1, 8)
DASH = ABILITY_OPS.add("dash", "RC-10.16", "abilities", 1, 6)
SNATCH = ABILITY_OPS.add("snatch", "RC-10.17", "abilities")
PLACED_OPS = (
    HOLD_ZONE,
    DECOY,
    QUIET_ZONE,
)  # the token lies in a zone until Clean Up; others go to the Reserve (RC-10.4)

# abilities of Peculiar Rats (RC-20)
PECULIAR_OPS = Opcodes("ability of a Peculiar Rat")
REACH = PECULIAR_OPS.add("reach", "RC-20.13", "bite", 1, 9)
UNTRAPPABLE = PECULIAR_OPS.add("untrappable", "RC-20.14", "traps")
DRAIN_SPECIAL = PECULIAR_OPS.add("drain_special", "RC-20.15", "bite", 1, 3)
BREED = PECULIAR_OPS.add("breed", "RC-20.28", "spawn", 1, 9)
BODYGUARD = PECULIAR_OPS.add("bodyguard", "RC-20.16", "attack")
APPETITE = PECULIAR_OPS.add("appetite", "RC-20.17", "consume", 0, 9)
GNAW_TRAP = PECULIAR_OPS.add("gnaw_trap", "RC-20.18", "traps")
HASTE = PECULIAR_OPS.add("haste", "RC-20.19", "rats_move", 1, 6)
BURST = PECULIAR_OPS.add("burst", "RC-20.20", "attack", 1, 9)
POUNCE = PECULIAR_OPS.add("pounce", "RC-20.21", "movement")
MORTAL_ONLY = PECULIAR_OPS.add("mortal_only", "RC-20.22", "attack")
HOARD = PECULIAR_OPS.add("hoard", "RC-20.23", "rats_move")
AURA_DEFENCE = PECULIAR_OPS.add("aura_defence", "RC-20.24", "attack", 1, 9)
AURA_BITE = PECULIAR_OPS.add("aura_bite", "RC-20.29", "bite", 1, 9)
WARDEN = PECULIAR_OPS.add("warden", "RC-20.25", "movement", 1, 9)
ENTOURAGE = PECULIAR_OPS.add("entourage", "RC-20.26", "spawn", 1, 9)

# rewards of the Tallyman and of caught Peculiar Rats (RC-12, RC-20)
REWARD_OPS = Opcodes("reward")
R_MOVE = REWARD_OPS.add("move", "RC-12.2", "tallyman", 1, 9)
R_ATTACK_DIE = REWARD_OPS.add("attack_die", "RC-12.2", "tallyman", 1, 9)
R_PURPLE = REWARD_OPS.add("purple", "RC-12.2", "tallyman", 1, 9)
R_HEALTH = REWARD_OPS.add("health", "RC-12.2", "tallyman", 1, 9)
R_YELLOW = REWARD_OPS.add("yellow", "RC-12.2", "tallyman", 1, 9)
R_CHEESE = REWARD_OPS.add("cheese", "RC-11.12", "tallyman")
R_QUESTION = REWARD_OPS.add("question", "RC-20.11", "peculiar", 1, 9)
R_CAGE = REWARD_OPS.add("cage", "RC-20.12", "peculiar", 1, 64)
R_STASH = REWARD_OPS.add("stash", "RC-20.10", "peculiar")

# levels of the Rat Tracker and rows of the Gut Tracker (RC-21.2, RC-21.12); the mutations are numbered as the
# attributes of the Nemesis that they raise
TRACKER_OPS = Opcodes("level of a tracker")
N_HEALTH = TRACKER_OPS.add("mutate_health", "RC-21.2", "consume", 1, 2)
N_BITE = TRACKER_OPS.add("mutate_bite", "RC-21.2", "consume", 1, 2)
N_DEFENCE = TRACKER_OPS.add("mutate_defence", "RC-21.2", "consume", 1, 2)
N_SPAWN = TRACKER_OPS.add("mutate_spawn", "RC-21.2", "consume", 1, 2)
MUTATIONS = TRACKER_OPS.names
TR_NONE = TRACKER_OPS.add("none", "RC-21.2", "consume")
TR_PECULIAR = TRACKER_OPS.add("spawn_peculiar", "RC-21.2", "consume", 1, 9)
TR_NEMESIS = TRACKER_OPS.add("spawn_nemesis", "RC-21.3", "consume")
TR_RATS = TRACKER_OPS.add("spawn_rats", "RC-21.2", "consume", 1, 9)
TR_LOSE = TRACKER_OPS.add("lose", "RC-17.8", "consume")

# special abilities of the Nemeses (RC-21)
NEMESIS_OPS = Opcodes("special ability of a Nemesis")
HASTE_BROWN = NEMESIS_OPS.add("haste_brown", "RC-21.9", "rats_move", 1, 6)
GUT = NEMESIS_OPS.add("gut", "RC-21.11", "nemesis")
LITTER = NEMESIS_OPS.add("litter", "RC-21.13", "attack", 1, 9)
