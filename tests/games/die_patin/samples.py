"""Tables at which the suite plays Die Patin."""

SAMPLES = [
    (2, {}),
    (3, {}),
    (4, {}),
    (5, {}),
    (2, {"start_player": 1, "removed": "claw_studio,hat_shop,fur_salon,pawn_shop,fish_counter"}),
    (4, {"start_player": 3, "removed": "night_watch"}),
]
