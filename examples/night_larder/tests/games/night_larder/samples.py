"""Tables at which the suite plays Night Larder; the one for a quick run first."""

SAMPLES = [(3, {}), (2, {"nights": 10}), (4, {"nights": 3})]
