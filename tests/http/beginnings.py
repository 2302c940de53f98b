"""Games that many tests begin with. Each is played once in a process; every test has a copy of the store that it is in."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any, NamedTuple

from flask import Flask

from tests.http.guest import Guest, Round, opened, played
from tests.restorable import RestorableStore

LUCK = "tests.luck"
"""The extension of a test's application that holds the luck it draws from."""

NOON_MS = 1_900_000_000_000

Play = Callable[[Flask], Round]


class Clock:
    """Milliseconds since the epoch; one passes with every look."""

    def __init__(self) -> None:
        self.ms = NOON_MS

    def __call__(self) -> int:
        self.ms += 1
        return self.ms


class Beginning(NamedTuple):
    """What there was when a game had been played so far: the store, the time, the luck that goes on, and the game."""

    stored: dict[str, Any]
    now_ms: int
    luck: tuple[Any, ...]
    table: Round


class Beginnings:
    """What was played, by the function that plays it."""

    def __init__(self, serve: Callable[[RestorableStore, Clock], Flask]) -> None:
        self._serve = serve
        self._made: dict[Play, Beginning] = {}

    def begin(self, app: Flask, store: RestorableStore, clock: Clock, play: Play) -> Round:
        """The game in the test's own store, as if it had been played there.

        An application that holds a game already plays this one too, for a copy would take the other's place.
        """
        if store.games():
            return play(app)
        if play not in self._made:
            self._made[play] = self._played(play)
        made = self._made[play]
        store.restore(made.stored)
        clock.ms = made.now_ms
        luck_of(app).setstate(made.luck)
        by = {seat: Guest(app, each.token) for seat, each in made.table.by.items()}
        return Round(made.table.id, deepcopy(made.table.made), Guest(app, made.table.organiser.token), by)

    def _played(self, play: Play) -> Beginning:
        clock = Clock()
        store = RestorableStore(clock)
        app = self._serve(store, clock)
        table = play(app)
        return Beginning(store.backup(), clock.ms, luck_of(app).getstate(), table)


def luck_of(app: Flask) -> Random:
    found = app.extensions[LUCK]
    assert isinstance(found, Random)
    return found


def to_the_end(app: Flask) -> Round:
    """A game of three people that somebody won."""
    return played(app, opened(app))
