"""Entries of random games as every audience reads them, for tests of a game's words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from deaddrop.testing.checks.words import ShownEntry, shown_entries
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Event
from tests.laws.plays import play


def shown_games(rules: AnyRuleset, games: int, players: Sequence[int], options: msgspec.Struct) -> list[ShownEntry]:
    """Entries of whole games, with these numbers of players in turn."""
    return [
        each
        for number in range(games)
        for each in shown_entries(play(rules, players[number % len(players)], Random(f"scene/{number}"), options))
    ]


def entries(shown: list[ShownEntry], kind: type[Event]) -> Iterator[tuple[ShownEntry, Any]]:
    """The entries of one type of event, with it.  Asserts that there are any."""
    of_kind = [(each, each.entry.stored.event) for each in shown if type(each.entry.stored.event) is kind]
    assert of_kind, f"no game has {kind.__name__}"
    yield from of_kind
