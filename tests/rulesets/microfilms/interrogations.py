"""A card that Anna saw in Bert's hand, and what is known of hands."""

from __future__ import annotations

from typing import Any

from domain.rulesets.microfilms.model.commands import (
    Interrogate,
)

from . import ANNA, BERT, CARL, Story, given


def knowing(card: str, hand: list[str], **facts: Any) -> Story:
    """Anna interrogated Bert and saw this card; it is Bert's turn."""
    facts = {"hands": {BERT: hand}, "francs": {ANNA: 2, CARL: 2}, **facts}
    return given(**facts).when(ANNA, Interrogate(BERT, "FRANC"), luck=[card] if len(hand) else [])


def known(story: Story, seat: int = ANNA) -> list[tuple[int, str, bool]]:
    return [(note.seat, note.card, note.sure) for note in story.notes(seat)]
