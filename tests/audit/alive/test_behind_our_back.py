"""Somebody edits Redis: what he wrote is not shown as the game that was played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
import redis
from msgspec.structs import replace

from deaddrop.testing.checks.records import record_of
from deaddrop.testing.plays import GAME_ID, Play
from domain.catalogue import discover
from domain.game.aggregate import secret_of
from domain.game.batch import Batch
from domain.game.entry_codec import chain_after, decoder, encode_entry, with_known_digest
from domain.game.events.game_events import GameOver
from domain.kernel.errors import Diverged
from domain.rulesets.microfilms import RULESET
from service.app.audits.audit import audit
from service.app.core.game_repository import GameRepository
from service.app.maintenance.doctor import check_store
from service.store import EMPTY, RedisStore, StoredEntry, StreamHead, connect
from service.store.redis.keys import stream_key
from tests.laws.plays import play
from tests.redis_server import private_redis

CATALOGUE = discover()


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with private_redis(tmp_path_factory.mktemp("redis")) as found:
        yield found


@pytest.fixture
def client(url: str) -> Iterator[redis.Redis]:
    with connect(url) as client:
        client.flushall()
        yield client


@pytest.fixture
def store(client: redis.Redis) -> RedisStore:
    return RedisStore(client)


@pytest.fixture
def played(store: RedisStore) -> Play:
    """A game that lies in the store, to its end."""
    whole = next(each for each in (play(RULESET, 3, Random(seed)) for seed in range(99)) if each.last.status == "over")
    head = EMPTY
    for step in whole.steps:
        store.append(GAME_ID, head, step.batch.events, due="clear", kinds=step.batch.kinds)
        head = StreamHead(step.batch.game.version, step.batch.game.digest)
    return whole


def games(store: RedisStore) -> GameRepository:
    """The games as a process sees them that has just been started."""
    return GameRepository(store, CATALOGUE, lambda: 0)


def written_over(client: redis.Redis, store: RedisStore, change: Callable[[list[StoredEntry]], list[StoredEntry]]) -> None:
    """The stream with other entries in the place of its own."""
    entries = change(store.read(GAME_ID))
    client.delete(stream_key(GAME_ID))
    for number, each in enumerate(entries, start=1):
        client.xadd(stream_key(GAME_ID), {"e": each.event, "h": each.digest}, id=f"{number}-0")


def another_card(entries: list[StoredEntry]) -> list[StoredEntry]:
    """The last card that was drawn becomes another one."""
    place = max(number for number, each in enumerate(entries) if b"microfilms.card_drawn" in each.event)
    known = entries[place].event
    other = (
        known.replace(b'"value":"', b'"value":"A') if b'"value":"CO"' not in known else known.replace(b'"CO"', b'"SB"')
    )
    return [*entries[:place], entries[place]._replace(event=other), *entries[place + 1 :]]


def one_less(entries: list[StoredEntry]) -> list[StoredEntry]:
    return entries[:40] + entries[41:]


def two_swapped(entries: list[StoredEntry]) -> list[StoredEntry]:
    return [*entries[:40], entries[41], entries[40], *entries[42:]]


def another_winner_in_a_chain_that_fits(entries: list[StoredEntry]) -> list[StoredEntry]:
    """Who can write can also compute: everything from the end of the game on is sealed again."""
    decode, changed, previous = decoder(RULESET).decode, list[StoredEntry](), b""
    secret = secret_of(decode(entries[0].event).event)
    for each in entries:
        stored = decode(each.event)
        if isinstance(stored.event, GameOver):
            stored = replace(stored, event=replace(stored.event, winners=(0, 1, 2)))
        previous = chain_after(previous, stored, each.version, secret).digest
        changed.append(StoredEntry(each.version, encode_entry(stored), previous))
    return changed


@pytest.mark.parametrize("change", [another_card, one_less, two_swapped], ids=lambda change: change.__name__)
def test_an_edited_stream_is_not_shown(
    client: redis.Redis, store: RedisStore, played: Play, change: Callable[[list[StoredEntry]], list[StoredEntry]]
) -> None:
    written_over(client, store, change)
    with pytest.raises(Diverged, match=r"Event \d+ "):
        games(store).load(GAME_ID)
    [finding] = check_store(store, CATALOGUE)
    assert finding.problems[0].startswith("event ")
    assert f"put it back with `deaddrop restore BACKUP --over {GAME_ID} --reason WHY`" in finding.problems[0]


def test_a_game_that_is_over_and_reveals_nothing_is_found(client: redis.Redis, store: RedisStore, played: Play) -> None:
    written_over(client, store, lambda entries: entries[:-1])
    assert b"game.seed_revealed" in played.stream[-1][0]
    assert any("its seed was never revealed" in each for each in check_one(store))


def check_one(store: RedisStore) -> tuple[str, ...]:
    [finding] = check_store(store, CATALOGUE)
    return finding.problems


def test_a_process_that_knew_the_game_does_not_replay_another(
    client: redis.Redis, store: RedisStore, played: Play
) -> None:
    knowing = games(store)
    assert knowing.load(GAME_ID).digest == played.last.digest
    written_over(client, store, another_winner_in_a_chain_that_fits)
    with pytest.raises(Diverged):
        knowing.at(GAME_ID, 40)


def test_what_chain_and_store_no_longer_tell_the_rules_and_an_earlier_checkpoint_do(
    client: redis.Redis, store: RedisStore, played: Play
) -> None:
    written_over(client, store, another_winner_in_a_chain_that_fits)
    game = games(store).load(GAME_ID)
    assert game.digest != played.last.digest  # which is what was signed
    decode = decoder(RULESET).decode
    entries = tuple(
        with_known_digest(decode(each.event), each.version, game.secret, each.digest) for each in store.read(GAME_ID)
    )
    found = audit(record_of([Batch(entries, game)]), CATALOGUE, None)
    assert found.verdict == "wrong"
    assert found.problem is not None
    assert "winners" in found.problem.why
