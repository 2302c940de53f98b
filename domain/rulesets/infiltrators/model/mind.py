"""Private knowledge of one seat: its hand and the suspect on its stand (rule IF-8.2)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from domain.kernel import secrecy
from domain.kernel.stated_folds import Fold, Rows, by_owner, unchanged_by
from domain.rulesets.infiltrators.model import events
from domain.rulesets.infiltrators.model.cards import Card, in_order
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
    """A seat's private knowledge."""

    hand: Annotated[tuple[Card, ...], Meta(description="By suit and number.")] = ()
    suspect: Annotated[Card | None, Meta(description="On this seat's stand.")] = None

    def with_cards(self, *cards: Card) -> Mind:
        return replace(self, hand=in_order((*self.hand, *cards)))

    def without_cards(self, *cards: Card) -> Mind:
        return replace(self, hand=tuple([card for card in self.hand if card not in cards]))


SILENT = (
    events.MissionBegan, events.SuspectsDealt, events.HeadquartersBuilt, events.TurnBegan, events.CardMilled,
    events.DrawOffered, events.DrawDeclined, events.Bided, events.ShotMissed, events.RewardOffered,
    events.RewardDeclined, events.TrimOwed, events.BoardMarked, events.TurnSkipped, events.LastChanceGiven,
    events.LastShotOffered, events.FireHeld, events.Ended, events.CardsRevealed,
)  # fmt: skip

ROWS: Rows[Mind] = {
    HandDealt: by_owner(lambda mind, event: mind.with_cards(*event.cards.value)),
    SuspectNabbed: by_owner(lambda mind, event: replace(mind, suspect=event.card.value)),
    ClueGiven: by_owner(lambda mind, event: mind.without_cards(event.card)),
    ExchangeMade: by_owner(lambda mind, event: mind.without_cards(event.card)),
    CardsDrawn: by_owner(lambda mind, event: mind.with_cards(*event.cards.value)),
    ShotHit: by_owner(lambda mind, _: replace(mind, suspect=None), seat="target"),
    RewardTaken: by_owner(lambda mind, event: mind.with_cards(event.card)),
    RewardDrawn: by_owner(lambda mind, event: mind.with_cards(event.card.value)),
    Trimmed: by_owner(lambda mind, event: mind.without_cards(*event.cards)),
    **unchanged_by(*SILENT),
}

fold_mind = Fold(ROWS)
"""The mind after an event as observed by its seat."""
