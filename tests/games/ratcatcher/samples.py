"""Tables at which the suite plays Ratcatcher: every Ratcatcher against every Nemesis in both modes (RC-24.3)."""

from undercity.games.ratcatcher.table import NEMESIS_IDS, RATCATCHER_IDS

SAMPLES = [
    (1, {"ratcatcher": ratcatcher, "nemesis": nemesis, "mode": mode})
    for mode in ("normal", "hard")
    for ratcatcher in RATCATCHER_IDS
    for nemesis in NEMESIS_IDS
]
