"""What /metrics tells Prometheus, besides what its client tells of the process by itself."""

from __future__ import annotations

from functools import cache

from prometheus_client import Counter, Gauge, Histogram, generate_latest

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

# Families are asked for a label's child again and again: that is remembered.
CHOICES = cache(Counter("undercity_choices_total", "Choices and undos stored, by who made them.", ["by"]).labels)
REFUSALS = cache(Counter("undercity_refusals_total", "Requests and messages refused, by code.", ["code"]).labels)
FRAMES = cache(Counter("undercity_frames_total", "Frames sent over WebSockets, by type.", ["type"]).labels)
TURNED_AWAY = cache(
    Counter("undercity_turned_away_total", "Connections refused before they could ask, by reason.", ["reason"]).labels
)
PUSHES = cache(Counter("undercity_pushes_total", "Messages to devices, by what came of them.", ["outcome"]).labels)
WEBHOOKS = cache(Counter("undercity_webhooks_total", "Webhooks, by what came of them.", ["outcome"]).labels)
CHOICE_SECONDS = Histogram(
    "undercity_choice_seconds", "From the arrival of a choice until it is stored and sent.", buckets=_SECONDS
)
COMMIT_SECONDS = Histogram("undercity_commit_seconds", "Time of one group commit.", buckets=_SECONDS)
GROUP_SIZE = Histogram(
    "undercity_commit_group", "Choices in one group commit.", buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256)
)
BOT_SECONDS = Histogram("undercity_bot_seconds", "From a bot's turn until its choice.", buckets=_SECONDS)
BOT_RESTARTS = Counter("undercity_bot_restarts_total", "Bot workers that died or overran and were started again.")
BOTS_STUCK = Counter("undercity_bots_stuck_total", "Turns of bots that made no progress and were helped.")
TABLES = Gauge("undercity_tables", "Tables in memory.")
CONNECTIONS = Gauge("undercity_connections", "Open WebSockets.")
BOT_QUEUE = Gauge("undercity_bot_queue", "Bot decisions waiting or being thought about.")
DAMAGED = Gauge("undercity_damaged_tables", "Tables found damaged since the server was started.")
WRITE_QUEUE = Gauge("undercity_write_queue", "Writes waiting for the disk.")


def page() -> bytes:
    """Everything, as Prometheus reads it."""
    return generate_latest()
