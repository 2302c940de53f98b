"""The house's own player: it bets a king, calls with one, and bluffs with a jack now and then."""

from __future__ import annotations

from domain.kernel.chance import Chance
from domain.kernel.offers import Command
from tests.toys.three_card_poker.commands import Bet, Call, Check, Fold
from tests.toys.three_card_poker.mind import Mind
from tests.toys.three_card_poker.table import Table

BOLD = {"JACK": 0, "QUEEN": 1, "KING": 3}
"""In how many of three cases it calls a bet."""


def house_bot(table: Table, mind: Mind, chance: Chance) -> Command:
    """A move of the house's own player."""
    third = chance("house", range(3))
    if table.facing:
        return Call() if third < BOLD[mind.card or "JACK"] else Fold()
    return Bet() if mind.card == "KING" or (mind.card == "JACK" and third == 0) else Check()
