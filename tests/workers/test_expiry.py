"""Tables at which nothing happens any more end by themselves, once, and their records say so."""

from __future__ import annotations

import os

import pytest

from domain.catalogue import discover
from domain.game import decide
from domain.game.batch import Cause
from domain.game.events.clock_events import ClockPlan
from domain.kernel.errors import Stale
from projections.timestamps import stamp
from service.app.audits.audit import audit
from service.app.core.authorization import ANONYMOUS
from service.app.core.context import Context
from service.app.core.game_repository import GameRepository
from service.app.maintenance.expiry import note_old_tables
from service.app.proofs.record import export_record
from service.factory import core_parts
from service.quotas import NO_EXPIRY, ExpiryLimits
from tests.equipment.key_in_memory import KeyInMemory
from tests.equipment.memory_store.store import MemoryStore
from tests.workers.test_clock import Queue, Watch
from tests.workers.test_table_clock import answer, load, opened
from workers.automation_job import play_slice
from workers.dispatcher import sweep

DAY_MS = 86_400_000
LIMITS = ExpiryLimits(86_400, 14 * 86_400)


@pytest.fixture
def watch():
    return Watch()


def made(watch, limits, store=None):
    store, catalogue = store or MemoryStore(watch), discover()
    games = GameRepository(store, catalogue, watch, limits)
    return Context(store, catalogue, games, b"k" * 32, watch, os.urandom, core_parts(KeyInMemory(bytes(32))))


def swept(context):
    """What the sweeper asks for now; each is done twice, as by two workers."""
    jobs = Queue()
    sweep(context.store, jobs, context.store.clock_ms())
    for game_id in jobs.games:
        play_slice(context, game_id, 0)
        play_slice(context, game_id, 0)


def ends(context, game_id):
    return [each for each in context.store.read(game_id) if b'"game.aborted"' in each.event]


def test_a_played_table_ends_after_fourteen_quiet_days_once(watch):
    context = made(watch, LIMITS)
    game_id = opened(context, plan=None)
    watch.ms += 13 * DAY_MS
    answer(context, game_id)
    watch.ms += 14 * DAY_MS - 1
    swept(context)
    assert load(context, game_id).is_running
    watch.ms += 1
    swept(context)
    game = load(context, game_id)
    assert (game.status, game.aborted) == ("aborted", "Nothing happened for 336 hours.")
    assert len(ends(context, game_id)) == 1
    assert context.store.due_ms(game_id) is None
    record = export_record(context, game, ANONYMOUS, None)
    found = audit(record, context.catalogue, None)
    assert (found.verdict, found.decided) == ("consistent", True), found
    assert found.shown is not None
    assert found.shown.end is not None
    assert found.shown.end.by == "quiet"


def test_a_table_with_a_clock_is_left_to_it(watch):
    context = made(watch, LIMITS)
    game_id = opened(context, plan=ClockPlan(60 * 86_400))
    watch.ms += 30 * DAY_MS
    swept(context)
    assert load(context, game_id).is_running


def test_whoever_shortens_the_time_is_found_out(watch):
    context = made(watch, LIMITS)
    game = load(context, opened(context, plan=None))
    watch.ms += DAY_MS
    with pytest.raises(Stale):
        decide.expire(game, 2 * 86_400, Cause(stamp(watch()), "k", "f"))
    decide.expire(game, 86_400, Cause(stamp(watch()), "k", "f"))


def test_another_setting_counts_from_the_next_look_on(watch):
    store = MemoryStore(watch)
    game_id = opened(made(watch, LIMITS, store), plan=None)
    watch.ms += 15 * DAY_MS
    longer = made(watch, ExpiryLimits(0, 30 * 86_400), store)
    swept(longer)
    assert load(longer, game_id).is_running
    assert store.owed(store.clock_ms(), 10) == []
    watch.ms += 15 * DAY_MS
    swept(made(watch, NO_EXPIRY, store))
    assert store.due_ms(game_id) is None
    assert load(longer, game_id).is_running


def test_tables_from_before_are_noted_once(watch):
    store = MemoryStore(watch)
    game_id = opened(made(watch, NO_EXPIRY, store), plan=None)
    assert store.due_ms(game_id) is None
    watch.ms += 20 * DAY_MS
    context = made(watch, LIMITS, store)
    assert [note_old_tables(each) for each in (made(watch, NO_EXPIRY, store), context, context)] == [0, 1, 0]
    watch.ms += 13 * DAY_MS
    swept(context)
    assert load(context, game_id).is_running
    watch.ms += DAY_MS + 2000
    swept(context)
    assert load(context, game_id).status == "aborted"
