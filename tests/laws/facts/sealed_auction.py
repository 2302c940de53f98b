"""The sealed auction: coins and wishes, and who may know of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from typing import Any

from deaddrop.testing import Facts
from tests.toys.sealed_auction.game import LOTS


def conserved(state: Any) -> None:
    """Coins are the bidders' or in the till; no two wishes are alike."""
    table = state.table
    assert sum(table.coins) + table.till == table.options.coins * len(table.coins), "coins"
    assert min(table.coins) >= 0, "debts"
    wishes = [*(mind.wish for mind in state.minds), state.house.spare]
    assert None in wishes or len(set(wishes)) == 4, "wishes"


MAY_KNOW = {
    "sealed_auction.wish_told": ("seat", {"lot": "seat"}),
    "sealed_auction.spare_told": ("", {"lot": "nobody"}),
    "sealed_auction.lot_shown": ("lot asked", {}),
    "sealed_auction.bid_sealed": ("seat", {"coins": "seat"}),
    "sealed_auction.bids_opened": ("bids winner", {}),
    "sealed_auction.ended": ("winners points", {}),
    "sealed_auction.wishes_revealed": ("wishes", {}),
}


def knows_truth(state: Any, seat: int) -> None:
    """Who has sealed a bid has one, within his coins."""
    for mind in state.minds:
        assert (mind.bid is not None) == (mind.seat in state.table.sealed)
        assert mind.bid is None or 0 <= mind.bid <= state.table.coins[mind.seat]
    assert state.minds[seat].seat == seat


def hidden(state: Any) -> set[object]:
    """Single facts that somebody may not know."""
    return {
        ("spare", state.house.spare),
        *(("wish", mind.seat, mind.wish) for mind in state.minds),
        *(("bid", mind.seat, mind.bid) for mind in state.minds),
    }


def word(value: str | int) -> str:
    """Lots and bids are called what they are."""
    return str(value)


def worlds(state: Any, seat: int) -> Iterator[tuple[Any, ...]]:
    """Each bidder's wish and sealed bid, and the lot that nobody wishes for."""
    table, me = state.table, state.minds[seat]
    bids: list[Any] = [range(coins + 1) if each in table.sealed else [None] for each, coins in enumerate(table.coins)]
    bids[seat] = [me.bid]
    for *wishes, spare in permutations(LOTS):
        if wishes[seat] == me.wish:
            for sealed in product(*bids):
                yield *wishes, *sealed, spare


def world(state: Any) -> tuple[Any, ...]:
    return *(mind.wish for mind in state.minds), *(mind.bid for mind in state.minds), state.house.spare


FACTS = Facts(
    may_know=MAY_KNOW,
    conserved=conserved,
    knows_truth=knows_truth,
    hidden=hidden,
    word=word,
    worlds=worlds,
    world=world,
)
