"""Events, by the part of a game that they belong to."""

from __future__ import annotations

from domain.rulesets.casino_incognito.model.events import (
    ability_events,
    hand_events,
    intrigue_events,
    round_events,
    scoring_events,
)

EVENTS = (
    *hand_events.EVENTS, *round_events.EVENTS, *scoring_events.EVENTS, *intrigue_events.EVENTS, *ability_events.EVENTS,
)  # fmt: skip
