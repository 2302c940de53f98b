"""Worlds of the two toys are drawn uniformly: each view's are few enough to write down, and 20,000 draws are held against them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import permutations, product
from random import Random
from typing import Any

import pytest

from domain.kernel.chance import Chance
from domain.kernel.ruleset import AnyRuleset
from domain.kernel.secrecy import Seat
from domain.kernel.state import AnyState
from tests.laws.chi_square import Fit, drawn, fit
from tests.laws.tables import rngs
from tests.laws.walks import walk
from tests.toys.sealed_auction import RULESET as AUCTION
from tests.toys.sealed_auction.lots import LOTS
from tests.toys.sealed_auction.lots import Options as Bidding
from tests.toys.three_card_poker import CARDS
from tests.toys.three_card_poker import RULESET as POKER

SAMPLES = 20_000

World = tuple[Any, ...]


def auctions(state: AnyState, seat: Seat) -> Iterator[World]:
    """Each bidder's wish and sealed bid, and the lot that nobody wishes for."""
    table, me = state.table, state.minds[seat]
    bids = [range(coins + 1) if each in table.sealed else [None] for each, coins in enumerate(table.coins)]
    bids[seat] = [me.bid]
    for *wishes, spare in permutations(LOTS):
        if wishes[seat] == me.wish:
            for sealed in product(*bids):
                yield *wishes, *sealed, spare


def auction(state: AnyState) -> World:
    return *(mind.wish for mind in state.minds), *(mind.bid for mind in state.minds), state.house.spare


def deals(state: AnyState, seat: Seat) -> Iterator[World]:
    """Each player's card, and the buried one."""
    for *cards, buried in permutations(CARDS):
        if cards[seat] == state.minds[seat].card and state.table.shown in ((), tuple(cards)):
            yield *cards, buried


def deal(state: AnyState) -> World:
    return *(mind.card for mind in state.minds), state.house.buried


TOYS: dict[str, tuple[AnyRuleset, Any, Callable[..., Iterator[World]], Callable[..., World]]] = {
    "auction": (AUCTION, Bidding(rounds=2, coins=4), auctions, auction),
    "poker": (POKER, None, deals, deal),
}


def fits(toy: str, change: Callable[[AnyRuleset], AnyRuleset] = lambda rules: rules) -> list[Fit]:
    """How uniform the worlds are that each seat may think of, at some positions of a game that is not over."""
    rules, options, worlds, key = TOYS[toy]
    rng = next(rngs("uniform", rules, rules.players[0], 1))
    states = [state for state in walk(rules, rules.players[0], rng, options) if rules.outcome(state.table) is None]
    found = []
    for state in rng.sample(states, min(2, len(states))):
        for mind in state.minds:
            possible = Counter(worlds(state, mind.seat))
            assert key(state) in possible
            draws = drawn(change(rules).sample_world, key, (state.table, mind), SAMPLES, f"{toy} {mind.seat}")
            found.append(fit(draws, possible))
    return found


@pytest.mark.parametrize("toy", TOYS)
def test_every_world_of_a_toy_is_as_likely_as_any_other(toy: str) -> None:
    found = fits(toy)
    assert any(each.worlds > 1 for each in found)
    assert all(each.is_uniform for each in found), "\n".join(map(str, found))


def loaded(rules: AnyRuleset) -> AnyRuleset:
    """One draw in twenty gives what comes first."""

    def sample(table: Any, mind: Any, chance: Chance) -> AnyState:
        def biased(source: str, support: Sequence[Any]) -> Any:
            return support[0] if chance("bias", range(20)) == 0 else chance(source, support)

        return rules.sample_world(table, mind, biased)

    return replace(rules, sample_world=sample)


@pytest.mark.parametrize("toy", TOYS)
def test_loaded_dice_are_found(toy: str) -> None:
    assert any(each.p < 1e-6 for each in fits(toy, loaded))


def test_what_is_fair_fits_and_what_is_not_does_not() -> None:
    rng, sides = Random(1), Counter(range(6))
    sides.update(range(6))
    assert fit(Counter(rng.choices(range(6), k=6000)), sides).is_uniform
    assert not fit(Counter(rng.choices(range(6), (12, 10, 10, 10, 10, 10), k=6000)), sides).is_uniform
    assert not fit(Counter({**dict.fromkeys(range(6), 1000), 7: 1}), sides).is_uniform
    assert str(fit({"heads": 60, "tails": 40}, {"heads": 1, "tails": 1})) == "2 worlds, chi-square 4.0 on 1, p 0.0455"
