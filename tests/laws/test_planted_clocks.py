"""The test of the law of clocks: clocks that tell or do too much, of which it must fail."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from deaddrop.testing.checks.clocks import a_clock_tells_no_more_than_the_events
from domain.game import decide
from domain.game.aggregate import Decision, Game
from domain.game.clocks.table_clock import TableClock, with_times
from domain.game.entry_codec import AnyEntry
from domain.game.folds import evolve, table_clock_fold
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Seat
from domain.kernel.tuples import with_item
from tests.laws.facts import FACTS
from tests.laws.planted import rngs
from tests.toys.sealed_auction import RULESET as AUCTION
from tests.toys.sealed_auction.game import Bid

PLAYERS = 3


def clocks_tell_nothing(rules: AnyRuleset, players: int) -> None:
    for rng in rngs():
        a_clock_tells_no_more_than_the_events(rules, players, FACTS[rules.name], rng)


def with_banks_everywhere(clock: TableClock, *args: Any) -> TableClock:
    after = with_times(clock, *args)
    return replace(after, times={seat: replace(time, has_bank=True) for seat, time in after.times.items()})


def with_reward(worth: Callable[[Mapping[str, Any]], bool]) -> Callable[..., TableClock]:
    """A fold that gives a seat a second for an answer of some worth, which nobody else may know."""

    def table_clock_after(game: Game, clock: TableClock, stored: AnyEntry, asked: Mapping[Seat, Decision], at_ms: int) -> TableClock:
        after = table_clock_fold.table_clock_after(game, clock, stored, asked, at_ms)
        if stored.by is None or stored.command is None or not worth(stored.command):
            return after
        return replace(after, banks_ms=with_item(after.banks_ms, stored.by, after.banks_ms[stored.by] + 1000))

    return table_clock_after


def test_the_clock_as_it_is_passes() -> None:
    clocks_tell_nothing(AUCTION, PLAYERS)


def test_a_bank_in_a_sealed_window_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_clock_fold, "with_times", with_banks_everywhere)
    with pytest.raises(AssertionError, match="shows when a seat answered within a common or sealed window"):
        clocks_tell_nothing(AUCTION, PLAYERS)


def test_time_for_a_secret_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evolve, "table_clock_after", with_reward(lambda command: command.get("coins", 0) > 1))
    with pytest.raises(AssertionError, match=r"tells .* which of two worlds it is: .*bank_ms"):
        clocks_tell_nothing(AUCTION, PLAYERS)


def test_a_strike_that_plays_another_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decide, "default_answer", lambda *_: Bid(1))
    with pytest.raises(AssertionError, match="gives other events than without"):
        clocks_tell_nothing(AUCTION, PLAYERS)
