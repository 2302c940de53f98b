"""What a player can ask for (rules TP-2 to TP-4)."""

from __future__ import annotations

from domain.kernel.offers import Command


class Check(Command, frozen=True, tag="check", forbid_unknown_fields=True):
    """Put in nothing."""

    rule = "TP-3"


class Bet(Command, frozen=True, tag="bet", forbid_unknown_fields=True):
    """Put a chip into the pot."""

    rule = "TP-3"


class Call(Command, frozen=True, tag="call", forbid_unknown_fields=True):
    """Match the bet, and show."""

    rule = "TP-4"


class Fold(Command, frozen=True, tag="fold", forbid_unknown_fields=True):
    """Give the pot away."""

    rule = "TP-4"


COMMANDS = (Check, Bet, Call, Fold)
