"""Tables at which the suite plays RatLand: every number of players a golden game needs, all twelve variants."""

CLANS = {"clans": "on"}
AGGRESSIVE = {"boards": "all_aggressive"}
SECRET = {"boards": "secret_choice"}
SORTED = {"food_order": "sorted"}

SAMPLES = [
    (2, {}),
    (2, {**CLANS, **AGGRESSIVE}),
    (3, {**SORTED}),
    (3, {**CLANS, **SECRET}),
    (4, {}),
    (4, {**AGGRESSIVE, **SORTED}),
    (4, {**CLANS, "start_player": 3}),
    (4, {**CLANS, **AGGRESSIVE, **SORTED}),
    (5, {**SECRET}),
    (5, {**CLANS, **AGGRESSIVE}),
    (6, {**AGGRESSIVE}),
    (6, {**CLANS, **SECRET}),
    (6, {**CLANS, **SECRET, **SORTED}),
    (8, {**SECRET, **SORTED}),
    (8, {**CLANS, **AGGRESSIVE}),
    (12, {}),
    (12, {**CLANS, **SECRET}),
    (12, {**CLANS, **SORTED}),
]
