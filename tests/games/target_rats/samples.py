"""Tables at which the suite plays Target: Rats: every seat count in every mode, and the other options.

Random players seldom win a standard game, so most tables set a round cap (TR-17.4).
"""

SAMPLES = [
    (2, {"mode": "standard", "round_cap": 40}),
    (3, {"mode": "standard", "round_cap": 30}),
    (4, {"mode": "standard", "round_cap": 25}),
    (2, {"mode": "quick"}),
    (3, {"mode": "quick", "round_cap": 40}),
    (4, {"mode": "quick", "round_cap": 30}),
    (2, {"mode": "lab"}),
    (3, {"mode": "lab", "round_cap": 30}),
    (4, {"mode": "lab", "round_cap": 25}),
    (2, {"round_cap": 25, "factions": "grey,brown", "first_player": 0}),
    (3, {"round_cap": 20, "factions": "black,white,grey", "first_player": 2}),
]
