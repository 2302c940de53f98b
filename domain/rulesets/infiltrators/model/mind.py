"""What one seat knows beyond the table: its hand, and the suspect on its stand (rule IF-8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from domain.kernel import secrecy
from domain.kernel.secrecy import Event, Seat, Seen
from domain.rulesets.infiltrators.model.cards import Card, ordered
from domain.rulesets.infiltrators.model.events import (
    CardsDrawn,
    ClueGiven,
    ExchangeMade,
    HandDealt,
    RewardDrawn,
    RewardTaken,
    ShotHit,
    SuspectNabbed,
    Trimmed,
)


class Mind(secrecy.Mind, frozen=True):
    """hand: by suit and number; suspect: on my stand."""

    hand: tuple[Card, ...] = ()
    suspect: Card | None = None

    def gained(self, *cards: Card) -> Mind:
        return replace(self, hand=ordered((*self.hand, *cards)))

    def lost(self, *cards: Card) -> Mind:
        return replace(self, hand=tuple([card for card in self.hand if card not in cards]))


def learn(mind: Mind, seen: Seen) -> Mind:
    """What this seat knows after an event, as it may know it."""
    event: Any = seen.event
    lesson = LESSONS.get(type(event))
    return lesson(mind, event) if lesson is not None and whose(event) == mind.seat else mind


def whose(event: Any) -> Seat:
    """The seat that an event teaches something."""
    return event.target if type(event) is ShotHit else event.seat


LESSONS: dict[type[Event], Callable[[Mind, Any], Mind]] = {
    HandDealt: lambda mind, event: mind.gained(*event.cards.value),
    SuspectNabbed: lambda mind, event: replace(mind, suspect=event.card.value),
    ClueGiven: lambda mind, event: mind.lost(event.card),
    ExchangeMade: lambda mind, event: mind.lost(event.card),
    CardsDrawn: lambda mind, event: mind.gained(*event.cards.value),
    ShotHit: lambda mind, _: replace(mind, suspect=None),
    RewardTaken: lambda mind, event: mind.gained(event.card),
    RewardDrawn: lambda mind, event: mind.gained(event.card.value),
    Trimmed: lambda mind, event: mind.lost(*event.cards),
}

TELLING: frozenset[type[Event]] = frozenset(LESSONS)
