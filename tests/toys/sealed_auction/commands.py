"""What a bidder can ask for (rule SA-3)."""

from __future__ import annotations

from domain.kernel.offers import Command


class Bid(Command, frozen=True, tag="bid", forbid_unknown_fields=True):
    """Seal a bid for the lot that is up."""

    rule = "SA-3"
    coins: int


COMMANDS = (Bid,)
