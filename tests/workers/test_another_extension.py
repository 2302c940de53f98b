"""The core asks any extension: diaries, which only tests know, are attended, listed, checked and given rounds of drand."""

from __future__ import annotations

import os

import pytest

from domain.catalogue import discover
from service.app.core.context import Context
from service.app.core.game_repository import GameRepository
from service.app.core.hooks import GameWatcher
from service.app.due.awaited_rounds import NAME as ROUNDS
from service.app.due.awaited_rounds import note_round_of_stream
from service.app.due.set_aside import NAME as SET_ASIDE
from service.app.maintenance.checked_streams import kept_text
from service.app.maintenance.doctor import check_store, mend_streams
from service.app.maintenance.resume import resume
from service.app.projected.lobby import project
from service.extensions import NONE, Extensions
from service.factory import core_parts
from service.store import AutomationBacklog
from tests.equipment.diaries.diary import DIARY, LIST, Heard, lines, with_diaries, write
from tests.equipment.key_in_memory import KeyInMemory
from tests.equipment.memory_store.store import MemoryStore
from tests.hang import until
from tests.rounds import NUMBER
from tests.workers.following import following
from tests.workers.test_drand_rounds import relay, told
from workers.automation_job import play_slice
from workers.drand_rounds import Relays, give_due_rounds
from workers.share import Share
from workers.stream_job import attend_stream


def context_with(extensions: Extensions, store: MemoryStore) -> Context:
    """A process on this store."""
    catalogue = discover()
    games = GameRepository(store, catalogue, store.clock_ms)
    return Context(store, catalogue, games, b"k" * 32, store.clock_ms, os.urandom, core_parts(KeyInMemory(bytes(32))), extensions)


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


@pytest.fixture
def context(store: MemoryStore) -> Context:
    return context_with(with_diaries(), store)


def test_a_log_is_attended_by_its_extension(context: Context) -> None:
    write(context.store, "dear diary")
    assert attend_stream(context, DIARY) == (2, True)
    assert attend_stream(context, DIARY) == (3, False)
    assert lines(context.store) == ["dear diary", "attended", "attended"]


def test_a_game_that_was_played_is_told(context: Context, new_game: object) -> None:
    [heard] = context.extensions.of("app", GameWatcher)
    assert isinstance(heard, Heard)
    heard.games.clear()
    assert callable(new_game)
    game = new_game("random", "random", "random")
    play_slice(context, game, 0)
    assert heard.games == [game]


def test_a_round_of_drand_is_given(context: Context) -> None:
    write(context.store, "dear diary")
    note_round_of_stream(context.store, DIARY, 1, NUMBER)
    with relay(told()) as (url, _):
        assert give_due_rounds(context, Relays([url]))
    assert lines(context.store)[1:] == [f"round {NUMBER}"]
    assert context.store.rows(ROUNDS, None, 10) == []


def test_its_lists_follow_the_news(context: Context) -> None:
    alone = Share(context.store, "alone")
    with following(alone, context.store, "lobby", lambda take, stopping: project(context, take, stopping)):
        write(context.store, "dear diary")
        until(lambda: context.store.row(LIST, DIARY) == b"dear diary")


def test_the_doctor_asks_it_and_mends_by_it(context: Context) -> None:
    write(context.store, "bad")
    context.store.put_row(LIST, DIARY[:-1] + "b", 1, 0, b"of no diary")
    found = {each.game: each.problems for each in check_store(context.store, context.catalogue, (), context.extensions)}
    assert found[DIARY] == ("line 1 is bad",)
    assert "a row in a list but no stream" in found[DIARY[:-1] + "b"][0]
    mend_streams(context)
    assert lines(context.store) == ["bad", "mended"]
    assert context.store.rows(LIST, None, 10) == [(DIARY, b"mended")]


def test_without_it_its_log_rests_and_another_extension_does_not_wake_it(store: MemoryStore) -> None:
    off, on = context_with(NONE, store), context_with(with_diaries(), store)
    write(store, "dear diary")
    other = f"y{DIARY[1:]}"
    write(store, "of a third", other)
    for each in (DIARY, other):
        assert attend_stream(off, each) == (1, False)
    assert store.automation_backlog(store.clock_ms()) == AutomationBacklog(0, 0)
    notes = [each.notes for each in check_store(store, off.catalogue, (), NONE)]
    assert notes[-1] == (kept_text([DIARY, other]),)
    assert resume(on) == 1
    assert store.due_ms(DIARY) is not None
    assert (store.due_ms(other), store.rows(SET_ASIDE, None, 10)) == (None, [(other, b"y")])
    assert lines(store) == ["dear diary"]
