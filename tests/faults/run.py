"""Runs faults on one installation under load, and tells what became of every command."""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from random import Random

from domain.catalogue import discover
from projections import lobby
from service.factory import create_context
from service.store import RedisStore
from tests.faults.befalling import Fault, Place
from tests.faults.history import History
from tests.faults.installation import Installation
from tests.faults.invariants import Broken, broken
from tests.faults.players import Crowd
from tests.faults.table import Row, Told
from tests.hang import until

PLAYERS = 6
BETWEEN_S = 0.5
REST_S = 180.0
SOON_MS = 3_600_000
"""How long automation may take to come to rest. What was asked for often without an answer is put off by 60 s."""


def run(place: Place, faults: Sequence[tuple[Fault[Place], int]], seed: int, say: Callable[[str], None]) -> Told:
    """Let these befall an installation, by turns where they come several times. number: which time it is."""
    history, luck = History(), Random(seed)
    silences: dict[str, list[float]] = defaultdict(list)
    with place as here:
        with Crowd(here.ports, history, PLAYERS, seed) as crowd:
            for fault, number in faults:
                history.during = fault.name
                here.await_ready()
                await_service(crowd, time.monotonic())
                since = fault.befall(here, luck)
                await_service(crowd, max(since, time.monotonic() - BETWEEN_S))
                time.sleep(BETWEEN_S)
                silences[fault.name].append(crowd.silence(since))
                say(f"{fault.name}, {number}: {silences[fault.name][-1]:.2f} s")
        here.await_ready()
        store = here.store()
        problems = [*unrest(store), *broken(store, discover(), history), *lobby_problems(here, store)]
    rows = [row(name, history, problems, silences[name]) for name in silences]
    return Told(rows, [*crowd.bugs, *(each.why for each in problems)])


def unrest(store: RedisStore) -> Iterator[Broken]:
    """What automation owes for ever; that tables which nobody plays on end by themselves is days away."""
    soon_ms = store.clock_ms() + SOON_MS
    try:
        until(lambda: not store.owed(soon_ms, 1), "automation does not come to rest", seconds=REST_S)
    except TimeoutError as error:
        for game in store.owed(soon_ms, 5):
            later_ms = (store.due_ms(game) or 0) - store.clock_ms()
            yield Broken("wrong", f"{error}: {game} is due in {later_ms} ms")


def lobby_problems(here: Installation, store: RedisStore) -> Iterator[Broken]:
    """The lobby that followed the feeds says of every game what the game says."""
    games = create_context(here.config(), store=store).games
    left = store.games()

    def has_caught_up() -> bool:
        left[:] = [game for game in left if store.row(lobby.NAME, game) != lobby.encode_row(games.load(game))]
        return not left

    try:
        until(has_caught_up, "the lobby is behind", seconds=REST_S)
    except TimeoutError:
        yield Broken("wrong", f"the lobby says something else of {left}")


def await_service(crowd: Crowd, since: float) -> None:
    """Wait until somebody who asked after that moment is answered."""
    until(lambda: crowd.is_served(since), "nobody is served any more")


def row(name: str, history: History, problems: list[Broken], silences: list[float]) -> Row:
    kinds = Counter(asked.kind for asked in history if asked.during == name)
    bad = Counter(each.kind for each in problems if each.during == name)
    counts = kinds["ok"], kinds["refused"], kinds["unknown"], bad["lost"], bad["doubled"]
    return Row(name, len(silences), *counts, silences)
