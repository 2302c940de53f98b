"""What never changes during a game, by ruleset: a number, or a collection of cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from domain.rulesets.microfilms.cards import FREELANCERS, circulating
from domain.rulesets.microfilms.deal import AGENT

AnyState = Any


def microfilms(state: AnyState) -> None:
    """Thirty francs; the cards of the nations in play, each in one place; eight identities less the fourth nation's."""
    table, minds, house = state.table, state.minds, state.house
    if not table.nations:
        return
    assert sum(table.francs) + table.house + table.removed == 30, "francs"
    assert min(*table.francs, table.house, table.removed) >= 0, "debts"
    assert table.options.eliminated_francs == "removed" or table.removed == 0, "francs left the game"
    if not table.deck and table.phase == "setup":
        return
    hands = [card for mind in minds for card in mind.hand]
    cards = sorted((*house.deck, *house.discard, *hands, house.letter))
    assert cards == sorted(circulating(table.nations, ace=not table.options.is_croupier)), "cards"
    assert len(cards) - 1 == (13 if table.options.is_croupier else 14), "card count"
    assert table.hands == tuple(len(mind.hand) for mind in minds), "hand sizes"
    assert (table.deck, table.discard_size) == (len(house.deck), len(house.discard)), "pile sizes"
    faces = sorted((*house.freelancers, *(face for mind in minds for face in mind.identities)))
    assert faces == sorted((*FREELANCERS, *(AGENT[nation] for nation in table.nations))), "identities"


def sealed_auction(state: AnyState) -> None:
    """Coins are the bidders' or in the till; no two wishes are alike."""
    table = state.table
    assert sum(table.coins) + table.till == table.options.coins * len(table.coins), "coins"
    wishes = [*(mind.wish for mind in state.minds), state.house.spare]
    assert None in wishes or len(set(wishes)) == 4, "wishes"


def three_card_poker(state: AnyState) -> None:
    """Chips are won by one and lost by the other, or lie in the pot; the three cards are three."""
    assert sum(state.table.chips) + state.table.pot == 0, "chips"
    cards = [*(mind.card for mind in state.minds), state.house.buried]
    assert None in cards or len(set(cards)) == 3, "cards"


CONSERVED: dict[str, Callable[[AnyState], None]] = {
    "microfilms": microfilms,
    "sealed_auction": sealed_auction,
    "three_card_poker": three_card_poker,
}
"""Every ruleset is here: a law says so."""
