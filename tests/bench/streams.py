"""Rows 5 and 6: streams are read and folded again, and forked, at the level of the store."""

from __future__ import annotations

import os
import statistics
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Literal

import redis

from domain.catalogue import discover
from domain.game.aggregate import Game
from domain.game.entry_codec import decoder, opening_decoder
from domain.game.folds.evolve import evolve, initial_game
from domain.game.replay import replay_log
from domain.kernel.ruleset.ruleset import AnyRuleset
from service.store import Committed, RedisStore, StoredEntry, StreamHead, connect, game_id
from service.store.redis import keys
from service.store.redis.connection.retry import send
from tests.bench.rows import Row, alternating, row
from tests.laws.plays import play
from tests.redis_server import private_redis

GAMES = 100
PLAYERS = 4
PREFIX = 40
BURST = 300
KINDS = ("microfilms.turn_began",)


def rows() -> Iterator[Row]:
    """Each on a Redis of its own."""
    rules = discover()["microfilms"]
    streams = [list(stream(rules, seed)) for seed in range(GAMES)]
    with connected("everysec") as client:
        yield from replays(client, streams)
    for fsync in ("always", "everysec"):
        with connected(fsync) as client:
            yield from forks(RedisStore(client), next(each for each in streams if len(each) > PREFIX), fsync)


@contextmanager
def connected(fsync: Literal["always", "everysec"]) -> Iterator[redis.Redis]:
    with (
        tempfile.TemporaryDirectory() as folder,
        private_redis(Path(folder), fsync=fsync) as url,
        connect(url) as client,
    ):
        yield client


def fresh() -> str:
    return game_id(b"\7" + os.urandom(10))


def stream(rules: AnyRuleset, seed: int) -> Iterator[StoredEntry]:
    """A game of random moves."""
    told = play(rules, PLAYERS, Random(seed), rules.options()).stream
    return (StoredEntry(version, *pair) for version, pair in enumerate(told, 1))


def reading(games: dict[str, list[StoredEntry]], one: Callable[[str], object]) -> Callable[[], float]:
    """Events a second, when `one` is done with each game."""

    def rate() -> float:
        started = time.perf_counter()
        for game in games:
            one(game)
        return sum(map(len, games.values())) / (time.perf_counter() - started)

    return rate


def folded(rules: AnyRuleset, entries: list[StoredEntry]) -> Iterator[Game]:
    """The game after each entry, believed as it lies there."""
    decode = decoder(rules).decode
    game = initial_game("", rules, opening_decoder().decode(entries[0].event), entries[0].digest)
    for entry in entries[1:]:
        game = evolve(game, decode(entry.event), entry.digest)
        yield game


def final(games: Iterable[Game]) -> Game:
    *_, last = games
    return last


def replays(client: redis.Redis, streams: list[list[StoredEntry]]) -> Iterator[Row]:
    """Row 5: from the store to the last state, against the same client when it leaves its replies unread."""
    store, catalogue = RedisStore(client), discover()
    rules = catalogue["microfilms"]
    games = {fresh(): entries for entries in streams}
    for game, entries in games.items():
        store.plant(game, entries, kinds=())
    floor = reading(games, lambda game: send(client, "XRANGE", keys.stream_key(game), "-", "+"))
    for what, last in (
        ("replay: read, decode, fold", lambda game: final(folded(rules, store.read(game)))),
        ("the same, every digest recomputed", lambda game: final(replay_log(game, catalogue, store.read(game)))),
    ):
        pairs = alternating(reading(games, last), floor)
        note = f"{pairs[-1][0]:.0f} against {pairs[-1][1]:.0f} events/s"
        yield row(5, f"{what}, to XRANGE", [replay / read for replay, read in pairs], "≥ 0.45", "≥ 0.60", note)


def forks(store: RedisStore, entries: list[StoredEntry], fsync: str) -> Iterator[Row]:
    """Row 6: a fork with one event of its own, after 40 of its parent's, against the append of such an event."""
    prefix, own = entries[:PREFIX], [entries[PREFIX][1:]]
    parent, moment = fresh(), StreamHead(PREFIX, prefix[-1].digest)
    store.plant(parent, entries, kinds=())

    def appending() -> float:
        games = [fresh() for _ in range(BURST)]
        for game in games:
            store.plant(game, prefix, kinds=())
        return cost_us(lambda game: store.append(game, moment, own, due="clear", kinds=KINDS), games)

    def forking(inherits: bool) -> float:
        games = [fresh() for _ in range(BURST)]
        return cost_us(
            lambda game: store.fork(parent, moment, game, own, inherits=inherits, due="clear", kinds=KINDS), games
        )

    for what, inherits in (("exact", True), ("drawn", False)):
        pairs = alternating(partial(forking, inherits), appending)
        note = f"{pairs[-1][0]:.0f} against {pairs[-1][1]:.0f} µs"
        yield row(
            6,
            f"fork of a {PREFIX}-event game, {what}, fsync {fsync}",
            [a / b for a, b in pairs],
            "≤ 2.5",
            "≤ 1.5",
            note,
        )


def cost_us(ask: Callable[[str], object], games: list[str]) -> float:
    """Microseconds that a question takes, asked about each game; the median, so that a pause of the disk is no part of it."""
    times = []
    for game in games:
        started = time.perf_counter()
        answer = ask(game)
        times.append(time.perf_counter() - started)
        assert isinstance(answer, Committed)
    return 1e6 * statistics.median(times)
