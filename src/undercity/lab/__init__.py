"""The lab: simulate the games and study the results."""
