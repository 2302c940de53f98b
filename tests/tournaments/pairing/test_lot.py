"""Chance in drafts: from the seed alone, every order equally likely."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import example, given
from hypothesis import strategies as st

from extensions.tournaments.domain.pairing.lot import DraftLot
from extensions.tournaments.domain.pairing.sizes import room_for
from extensions.tournaments.domain.pairing.solving.costs import Costs, players_of
from extensions.tournaments.domain.pairing.solving.exchange import Exchange
from tests.tournaments.pairing.fields import LAW, SIZES, field_of, played


def test_every_order_is_about_as_likely() -> None:
    often = Counter(tuple(DraftLot(seed.to_bytes(2)).shuffled("abc")) for seed in range(600))
    assert len(often) == 6
    assert min(often.values()) > 70


def test_a_seed_is_a_lot_and_its_parts_are_others() -> None:
    def draws(lot: DraftLot) -> list[int]:
        return [lot.below(1_000) for _ in range(5)]

    assert draws(DraftLot(b"seed")) == draws(DraftLot(b"seed"))
    assert len({tuple(draws(lot)) for lot in (DraftLot(b"seed"), DraftLot(b"other"), DraftLot(b"seed").part("a"), DraftLot(b"seed").part("b"))}) == 4


@LAW
@example(4, SIZES[0], 4)  # the sides of pairs are charged for seats that they had, whomever they meet
@example(7, SIZES[0], 9)
@given(st.integers(4, 16), st.sampled_from(SIZES), st.integers(0, 99))
def test_a_search_ends_where_no_exchange_of_two_is_better(number: int, sizes, seed: int) -> None:  # type: ignore[no-untyped-def]
    field = played(field_of(number, sizes), 3, Random(seed))
    room = room_for(field)
    search = Exchange(Costs(players_of(field, room), room, field, "variety"), DraftLot(b"seed").shuffled(range(number)), DraftLot(b"seed"))
    before = search.cost()
    search.descend(search.order)
    least = search.cost()
    assert least <= before
    for one in range(number):
        for two in range(one):
            if search.home[one] != search.home[two]:
                search.swap(one, two)
                assert search.cost() >= least
                search.swap(one, two)
