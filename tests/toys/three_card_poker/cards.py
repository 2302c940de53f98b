"""The three cards, the table options and stated deals (rule TP-1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from domain.kernel.errors import Malformed
from domain.kernel.secrecy import Seat

Card = Literal["JACK", "QUEEN", "KING"]
CARDS: tuple[Card, ...] = ("JACK", "QUEEN", "KING")
"""From low to high."""
SEATS = 2


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """first: who begins."""

    first: Seat = 0


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stated deal: a card for each seat."""

    cards: tuple[Card, ...] = ()


def seating(options: Options, players: int) -> int:
    """No automaton plays.  Raises Malformed."""
    if players != SEATS:
        raise Malformed("Three-card poker is for exactly 2 players.")
    if not 0 <= options.first < SEATS:
        raise Malformed("options.first is a seat.")
    return 0


def deal_outcomes(_options: Options, _seats: int, deal: Deal) -> Mapping[str, Sequence[Any]]:
    """A stated deal as outcomes by source.  Raises Malformed."""
    if len(set(deal.cards)) != len(deal.cards) or len(deal.cards) > SEATS:
        raise Malformed("A card is dealt once, to a seat.")
    return {"cards": deal.cards}
