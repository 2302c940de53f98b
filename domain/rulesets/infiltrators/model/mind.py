"""Private knowledge of one seat: its hand and the suspect on its stand (rule IF-8.2)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from domain.kernel import secrecy
from domain.rulesets.infiltrators.model.cards import Card, in_order


class Mind(secrecy.Mind, frozen=True):
    """A seat's private knowledge."""

    hand: Annotated[tuple[Card, ...], Meta(description="The cards of the seat's hand, by suit and number.")] = ()
    suspect: Annotated[Card | None, Meta(description="The suspect on this seat's stand.")] = None

    def with_cards(self, *cards: Card) -> Mind:
        return replace(self, hand=in_order((*self.hand, *cards)))

    def without_cards(self, *cards: Card) -> Mind:
        return replace(self, hand=tuple([card for card in self.hand if card not in cards]))
