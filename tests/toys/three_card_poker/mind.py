"""What one player knows beyond the table: his card."""

from __future__ import annotations

from msgspec.structs import replace

from domain.kernel import secrecy
from domain.kernel.secrecy import Event, Known, Seen
from tests.toys.three_card_poker.cards import Card
from tests.toys.three_card_poker.events import CardDealt


class Mind(secrecy.Mind, frozen=True):
    card: Card | None = None


def learn(mind: Mind, seen: Seen) -> Mind:
    """What this player knows after an event, as he may know it."""
    match seen.event:
        case CardDealt(seat, Known(card)) if seat == mind.seat:
            return replace(mind, card=card)
    return mind


TELLING: frozenset[type[Event]] = frozenset((CardDealt,))
