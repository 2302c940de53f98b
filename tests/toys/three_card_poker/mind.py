"""What one player knows beyond the table: his card."""

from __future__ import annotations

from msgspec.structs import replace

from domain.kernel import secrecy
from domain.kernel.folds import Fold, by_owner, unchanged_by
from tests.toys.three_card_poker.cards import Card
from tests.toys.three_card_poker.events import (
    CardBuried,
    CardDealt,
    CardsRevealed,
    CardsShown,
    Checked,
    ChipAdded,
    Folded,
    PotWon,
    TurnPassed,
)


class Mind(secrecy.Mind, frozen=True):
    card: Card | None = None


fold_mind = Fold[Mind]({
    CardDealt: by_owner(lambda mind, event: replace(mind, card=event.card.value)),
    **unchanged_by(CardBuried, Checked, ChipAdded, Folded, TurnPassed, CardsShown, PotWon, CardsRevealed),
})  # fmt: skip
"""What this player knows after an event, as he may know it."""
