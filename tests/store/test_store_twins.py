"""The store in memory and the store in Redis are told the same and asked the same."""

from __future__ import annotations

from typing import Any, cast

import redis
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from deaddrop.testing.schedule import IS_LONG
from service.store import AppendNotice, Due, InboxFull, RedisStore, WebhooksFull
from service.store.open_items import OPEN_MS, OpenBound
from tests.equipment.memory_store.store import MemoryStore
from tests.store.samples import entries, game, head_of, pairs

GAMES = [game(1), game(2), game(3, partition=63)]
NOW = 1_700_000_000_000

games = st.sampled_from(GAMES)
times = st.integers(NOW - 20_000, NOW + 20_000)
dues: st.SearchStrategy[Due] = st.one_of(st.sampled_from(["keep", "clear"]), times)
kinds = st.lists(st.sampled_from(["toy.moved", "toy.ended"]), max_size=3)
keys = st.sampled_from(["a", "b", "ab", "ü"])
names = st.sampled_from(["holder", "a-0", "a-1"])
small = st.integers(0, 6)
called = st.dictionaries(small, st.text(st.characters(codec="utf-8"), max_size=3), max_size=2)


def without_ids(news: list[tuple[int, AppendNotice]]) -> list[tuple[int, AppendNotice]]:
    """The news without their ids, which each server takes from its own clock."""
    return [(partition, entry._replace(id="")) for partition, entry in news]


class Twins(RuleBasedStateMachine):
    def __init__(self, client: redis.Redis) -> None:
        super().__init__()
        client.flushall()
        self.memory, self.redis = MemoryStore(), RedisStore(client)

    @rule(game=games, stale=small, count=st.integers(1, 64), due=dues, kinds=kinds, called=called)
    def append_at_or_behind_the_head(
        self, game: str, stale: int, count: int, due: Due, kinds: list[str], called: dict[int, str]
    ) -> None:
        held = self.memory.read(game)
        expected = head_of(held[: max(0, len(held) - stale)])
        more = pairs(entries(count, expected.version))
        answers = [
            store.append(game, expected, more, due=due, kinds=kinds, names=called)
            for store in (self.memory, self.redis)
        ]
        assert answers[0] == answers[1]

    @rule(game=games, version=st.integers(1, 100), story=st.sampled_from(["told", "other"]), due=dues)
    def append_anywhere(self, game: str, version: int, story: str, due: Due) -> None:
        expected = head_of(entries(version, story=story))
        more = pairs(entries(1, version, story))
        answers = [store.append(game, expected, more, due=due, kinds=[]) for store in (self.memory, self.redis)]
        assert answers[0] == answers[1]

    @rule(game=games, name=names, value=names, most=small)
    def put_into(self, game: str, name: str, value: str, most: int) -> None:
        answers: list[bool | None] = []
        for store in (self.memory, self.redis):
            try:
                answers.append(store.put_into(game, name, value, most))
            except InboxFull:
                answers.append(None)
        assert answers[0] == answers[1]
        assert self.memory.inside(game) == self.redis.inside(game)

    @rule(game=games, name=names, version=st.integers(0, 2), due=st.none() | times, most=small)
    def put_webhook(self, game: str, name: str, version: int, due: int | None, most: int) -> None:
        owner, answers = f"inbox-{game}", list[bool | None]()
        for store in (self.memory, self.redis):
            try:
                answers.append(store.put_webhook(owner, name, version, row=name.encode(), due_ms=due, most=most))
            except WebhooksFull:
                answers.append(None)
        assert answers[0] == answers[1]
        assert self.memory.webhooks(owner) == self.redis.webhooks(owner)

    @rule(game=games, name=names)
    def drop_webhook(self, game: str, name: str) -> None:
        for store in (self.memory, self.redis):
            store.drop_webhook(f"inbox-{game}", name)
        assert self.memory.webhooks(f"inbox-{game}") == self.redis.webhooks(f"inbox-{game}")

    @rule(now_ms=times, limit=small)
    def due_webhooks(self, now_ms: int, limit: int) -> None:
        assert self.memory.due_webhooks(now_ms, limit) == self.redis.due_webhooks(now_ms, limit)
        assert self.memory.webhook_backlog(now_ms) == self.redis.webhook_backlog(now_ms)

    @rule(game=games, owner=games, listens=st.booleans())
    def listen(self, game: str, owner: str, listens: bool) -> None:
        for store in (self.memory, self.redis):
            (store.listen if listens else store.unlisten)(game, f"inbox-{owner}")
        assert self.memory.listeners(GAMES) == self.redis.listeners(GAMES)

    @rule(game=games, owner=names)
    def put_owner(self, game: str, owner: str) -> None:
        assert self.memory.owner(game) == self.redis.owner(game)
        self.memory.put_owner(game, owner)
        self.redis.put_owner(game, owner)
        assert self.memory.owner(game) == self.redis.owner(game) == owner

    @rule(items=st.lists(names, min_size=1, max_size=3, unique=True), at_ms=st.integers(0, 3) | st.integers(OPEN_MS, OPEN_MS + 3), most=small, closes=st.booleans())
    def count_items(self, items: list[str], at_ms: int, most: int, closes: bool) -> None:
        bounds = [OpenBound("ab12", "games", tuple(items), most + 1), OpenBound("cd34", "games", (items[0],), most)]
        answers = [store.count_items(bounds, at_ms) for store in (self.memory, self.redis)]
        assert answers[0] == answers[1]
        for store in (self.memory, self.redis):
            if closes:
                store.close_item("ab12", "games", items[0])
        for owner in ("ab12", "cd34"):
            assert self.memory.open_items(owner, "games") == self.redis.open_items(owner, "games")

    @rule(game=games, name=names)
    def take_from(self, game: str, name: str) -> None:
        self.memory.take_from(game, name)
        self.redis.take_from(game, name)
        assert self.memory.inside(game) == self.redis.inside(game)

    @rule(
        parent=st.sampled_from(GAMES[:2]), child=st.sampled_from(GAMES[:2]), back=small, inherits=st.booleans(), due=dues,
        kinds=kinds, called=called,
    )  # fmt: skip
    def fork(
        self, parent: str, child: str, back: int, inherits: bool, due: Due, kinds: list[str], called: dict[int, str]
    ) -> None:
        held = self.memory.read(parent)
        moment = head_of(held[: max(1, len(held) - back)] or entries(1))
        own = pairs(entries(2, moment.version, "own"))
        answers = [
            store.fork(parent, moment, child, own, inherits=inherits, due=due, kinds=kinds, names=called)
            for store in (self.memory, self.redis)
        ]
        assert answers[0] == answers[1]

    @rule(game=games, first=st.integers(1, 100), count=st.integers(1, 300), kinds=kinds)
    def plant(self, game: str, first: int, count: int, kinds: list[str]) -> None:
        told = entries(count, first - 1)
        answers = [store.plant(game, told, kinds=kinds) for store in (self.memory, self.redis)]
        assert answers[0] == answers[1]

    @rule(game=games, after=st.integers(0, 200), limit=st.none() | small)
    def read(self, game: str, after: int, limit: int | None) -> None:
        assert self.memory.read(game, after, limit) == self.redis.read(game, after, limit)
        assert self.memory.head(game) == self.redis.head(game) == head_of(self.memory.read(game))

    @rule(game=games, now_ms=times)
    def lease(self, game: str, now_ms: int) -> None:
        assert self.memory.lease(game, now_ms) == self.redis.lease(game, now_ms)

    @rule(now_ms=times, limit=small)
    def owed(self, now_ms: int, limit: int) -> None:
        assert self.memory.owed(now_ms, limit) == self.redis.owed(now_ms, limit)

    @rule(heard=small)
    def follow(self, heard: int) -> None:
        memory, server = self.memory.follow({}, 0), self.redis.follow({}, 0)
        assert without_ids(memory) == without_ids(server)
        news = [
            store.follow({partition: entry.id for partition, entry in all_of_it[:heard]}, 0)
            for store, all_of_it in ((self.memory, memory), (self.redis, server))
        ]
        assert without_ids(news[0]) == without_ids(news[1])
        assert self.redis.follow(self.redis.feed_ends(), 0) == self.memory.follow(self.memory.feed_ends(), 0) == []

    @rule(consumer=keys.filter(str.isascii), partition=st.integers(0, 63), ms=small)
    def advance(self, consumer: str, partition: int, ms: int) -> None:
        for store in (self.memory, self.redis):
            store.advance(consumer, {partition: f"{ms}-0"})
        assert self.memory.checkpoint(consumer) == self.redis.checkpoint(consumer)

    @rule(key=keys, version=small, order=st.integers(-2, 2), row=st.binary(max_size=3))
    def put_row(self, key: str, version: int, order: int, row: bytes) -> None:
        answers = [store.put_row("lobby", key, version, order, row) for store in (self.memory, self.redis)]
        assert answers[0] == answers[1]

    @rule(after=st.none() | keys, limit=small)
    def rows(self, after: str | None, limit: int) -> None:
        assert self.memory.rows("lobby", after, limit) == self.redis.rows("lobby", after, limit)

    @rule(key=keys)
    def row(self, key: str) -> None:
        assert self.memory.row("lobby", key) == self.redis.row("lobby", key)

    @rule(some=st.lists(keys, max_size=3))
    def some_rows(self, some: list[str]) -> None:
        assert self.memory.some_rows("lobby", some) == self.redis.some_rows("lobby", some)

    @rule()
    def drop(self) -> None:
        self.memory.drop("lobby")
        self.redis.drop("lobby")

    @rule(game=games, seat=small, name=st.text(st.characters(codec="utf-8"), max_size=3))
    def put_name(self, game: str, seat: int, name: str) -> None:
        for store in (self.memory, self.redis):
            store.put_name(game, seat, name)
        assert self.memory.names(game) == self.redis.names(game)

    @rule(game=games, seat=small)
    def drop_name(self, game: str, seat: int) -> None:
        assert self.memory.drop_name(game, seat) == self.redis.drop_name(game, seat)

    @rule(game=games, version=small, viewpoint=st.sampled_from(["seat:0", "seat:11", "all", "public"]), at_ms=times)
    def note_read(self, game: str, version: int, viewpoint: str, at_ms: int) -> None:
        for store in (self.memory, self.redis):
            store.note_read(game, version, viewpoint, at_ms)
        assert self.memory.reads(game) == self.redis.reads(game)

    @invariant()
    def both_hold_the_same(self) -> None:
        assert sorted(self.memory.games()) == sorted(self.redis.games())
        for each in GAMES:
            assert self.memory.due_ms(each) == self.redis.due_ms(each)
            assert self.memory.names(each) == self.redis.names(each)
            assert self.memory.owed_since_ms(each) == self.redis.owed_since_ms(each)


def test_twins_never_differ(client: redis.Redis) -> None:
    bounds = settings(max_examples=40 if IS_LONG else 12, stateful_step_count=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
    run_state_machine_as_test(cast("Any", lambda: Twins(client)), settings=bounds)
