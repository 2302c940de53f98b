"""The lots, the table options and stated deals (rules SA-1, SA-5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from domain.kernel.errors import Malformed

Lot = Literal["CLOCK", "MAP", "RING", "VASE"]
LOTS: tuple[Lot, ...] = ("CLOCK", "MAP", "RING", "VASE")
SEATS = 3


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """rounds: 1 to 4; coins: each bidder's at the start, 1 to 20."""

    rounds: int = 3
    coins: int = 5


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stated deal. wishes: one per seat; lots: in the order in which they come up."""

    wishes: tuple[Lot, ...] = ()
    lots: tuple[Lot, ...] = ()


def seating(options: Options, players: int) -> int:
    """No automaton bids.  Raises Malformed."""
    if players != SEATS:
        raise Malformed("The sealed auction is for exactly 3 bidders.")
    if not 1 <= options.rounds <= len(LOTS):
        raise Malformed("options.rounds is from 1 to 4.")
    if not 1 <= options.coins <= 20:
        raise Malformed("options.coins is from 1 to 20.")
    return 0


def deal_outcomes(_options: Options, _seats: int, deal: Deal) -> Mapping[str, Sequence[Any]]:
    """A stated deal as outcomes by source.  Raises Malformed."""
    for named in (deal.wishes, deal.lots):
        if len(set(named)) != len(named):
            raise Malformed("A lot is named twice.")
    if len(deal.wishes) > SEATS:
        raise Malformed("There are three bidders to wish.")
    return {"wishes": deal.wishes, "lots": deal.lots}
