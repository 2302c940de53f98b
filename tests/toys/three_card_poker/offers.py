"""What a player may do, from his own view alone (rules TP-2 to TP-4, TP-6)."""

from __future__ import annotations

from domain.kernel.offers import Command, Offer, offer
from tests.toys.three_card_poker.commands import Bet, Call, Check, Fold
from tests.toys.three_card_poker.mind import Mind
from tests.toys.three_card_poker.table import Table


def offers(table: Table, mind: Mind) -> tuple[Offer, ...]:
    """Check or bet; call or fold."""
    if table.turn != mind.seat:
        return ()
    if table.facing:
        return offer(Call, "TP-4"), offer(Fold, "TP-4")
    rule = "TP-3" if table.checked else "TP-2"
    return offer(Check, rule), offer(Bet, rule)


def default(table: Table, _mind: Mind) -> Command:
    """An absent player risks nothing."""
    return Fold() if table.facing else Check()
