"""Tables at which the suite plays Ankh-Morpork."""

SAMPLES = [
    (2, {}),
    (3, {}),
    (4, {}),
]
