"""Places of a seat's own things."""

from __future__ import annotations

from domain.rulesets.microfilms.model.mind import Mind


def own_card(mind: Mind, card: str) -> str:
    """The place of a card of the seat's own hand."""
    return f"hand:{mind.seat}/{card}"


def own_francs(mind: Mind) -> str:
    return f"francs:{mind.seat}"
