"""What one seat knows beyond the table: its hand, and the suspect on its stand (rule IF-8)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from domain.kernel import secrecy
from domain.kernel.secrecy import Known, Seen
from domain.rulesets.infiltrators.cards import Card, ordered
from domain.rulesets.infiltrators.events import (
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
    match event:
        case ShotHit(_, target) if target == mind.seat:
            return replace(mind, suspect=None)
        case ClueGiven(seat, card) | ExchangeMade(seat, _, card) if seat == mind.seat:
            return mind.lost(card)
        case CardsDrawn(seat, _, Known(cards)) | HandDealt(seat, _, Known(cards)) if seat == mind.seat:
            return mind.gained(*cards)
        case SuspectNabbed(seat, Known(card)) if seat == mind.seat:
            return replace(mind, suspect=card)
        case RewardTaken(seat, card) | RewardDrawn(seat, _, Known(card)) if seat == mind.seat:
            return mind.gained(card)
        case Trimmed(seat, cards) if seat == mind.seat:
            return mind.lost(*cards)
    return mind
