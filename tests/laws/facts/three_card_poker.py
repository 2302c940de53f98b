"""Three-card poker: chips and cards, and who may know of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

from deaddrop.testing import Facts
from tests.toys.three_card_poker import CARDS


def conserved(state: Any) -> None:
    """Chips are won by one and lost by the other, or lie in the pot; the three cards are three."""
    assert sum(state.table.chips) + state.table.pot == 0, "chips"
    cards = [*(mind.card for mind in state.minds), state.house.buried]
    assert None in cards or len(set(cards)) == 3, "cards"


MAY_KNOW = {
    "three_card_poker.card_dealt": ("seat", {"card": "seat"}),
    "three_card_poker.card_buried": ("", {"card": "nobody"}),
    "three_card_poker.checked": ("seat", {}),
    "three_card_poker.chip_added": ("seat", {}),
    "three_card_poker.folded": ("seat", {}),
    "three_card_poker.turn_passed": ("to facing", {}),
    "three_card_poker.cards_shown": ("cards", {}),
    "three_card_poker.pot_won": ("seat reason", {}),
    "three_card_poker.cards_revealed": ("cards buried", {}),
}


def knows_truth(state: Any, seat: int) -> None:
    """Cards that were shown are the players'."""
    assert state.minds[seat].seat == seat
    assert not state.table.shown or state.table.shown == tuple(mind.card for mind in state.minds)


def hidden(state: Any) -> set[object]:
    """Single facts that somebody may not know."""
    return {("buried", state.house.buried), *(("card", mind.seat, mind.card) for mind in state.minds)}


def word(card: str) -> str:
    return card


def worlds(state: Any, seat: int) -> Iterator[tuple[Any, ...]]:
    """Each player's card, and the buried one."""
    for *cards, buried in permutations(CARDS):
        if cards[seat] == state.minds[seat].card and state.table.shown in ((), tuple(cards)):
            yield *cards, buried


def world(state: Any) -> tuple[Any, ...]:
    return *(mind.card for mind in state.minds), state.house.buried


FACTS = Facts(
    may_know=MAY_KNOW,
    conserved=conserved,
    knows_truth=knows_truth,
    hidden=hidden,
    word=word,
    worlds=worlds,
    world=world,
)
