"""A whole state that looks like one player's view."""

from __future__ import annotations

from domain.kernel.chance import Chance
from tests.toys.three_card_poker.cards import CARDS
from tests.toys.three_card_poker.mind import Mind
from tests.toys.three_card_poker.state import House, State
from tests.toys.three_card_poker.table import Table


def sample_world(table: Table, mind: Mind, chance: Chance) -> State:
    """The other has one of the two cards that are left, or the one he showed."""
    left = [card for card in CARDS if card != mind.card]
    card = table.shown[1 - mind.seat] if table.shown else chance("cards", tuple(left))
    left.remove(card)
    other = Mind(1 - mind.seat, card)
    minds = (mind, other) if mind.seat == 0 else (other, mind)
    return State(table, minds, House(left[0]))
