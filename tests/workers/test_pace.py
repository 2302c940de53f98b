"""Bots answer at a pace: what the log says of time does not follow from how long they thought."""

from __future__ import annotations

import os
import time
from dataclasses import replace
from functools import partial
from multiprocessing.connection import Pipe
from threading import Thread

import msgspec
import pytest

from deaddrop.testing.organisers import POLICY
from domain.catalogue import discover
from domain.game import decide
from domain.game.batch import Cause
from domain.game.bot_answer import choose_policy
from domain.game.pace import slot
from domain.kernel.timestamps import milliseconds
from domain.rulesets.microfilms.model.commands import Pass
from projections.timestamps import stamp
from service.app.bots import answer_slots
from service.app.bots.automation import answer_next, think_with
from service.app.core.game_repository import GameRepository
from service.app.core.idempotent_requests import Request
from service.app.core.limits import Limits
from service.app.new_games.create import create
from service.app.new_games.creation_request import Creation, Creator, DealRequest, SeatRequest
from service.app.rulesets.time_limit import timebox
from service.store import connect
from service.store.redis.store import RedisStore
from tests.equipment.memory_store.store import MemoryStore
from tests.hang import HANG_S
from tests.redis_server import private_redis
from tests.workers.test_clock import START_MS, Watch
from workers import automation_job
from workers.automation_job import AHEAD, play_slice
from workers.releaser import Release, Releaser, release_all

PACE_MS = 250


@pytest.fixture
def watch():
    return Watch()


@pytest.fixture
def store(watch):
    return MemoryStore(watch)


@pytest.fixture
def context(context, store, watch):
    """Here bots answer at a pace, by a time that goes on when it is told to."""
    return replace(context, store=store, games=GameRepository(store, discover(), watch), now_ms=watch).with_parts(Limits(PACE_MS))


@pytest.fixture
def passing(monkeypatch, watch):
    """Bots that pass, after so many milliseconds of thought each."""

    def think_for(*ms):
        left = list(ms)

        def think(table, mind, chance):
            watch.ms += left.pop(0) if left else 0
            return Pass()

        monkeypatch.setattr(automation_job, "choose_policy", lambda rules, place: think)

    return think_for


def held(context, game_id):
    """What a job holds of a game: times after the game's beginning, and whether the job goes on."""
    answers = []
    play_slice(context, game_id, 0, lambda answer, goes_on: answers.append((answer, goes_on)))
    return [(answer.due_ms - START_MS, goes_on) for answer, goes_on in answers], [answer for answer, _ in answers]


def times(batch):
    return {milliseconds(each.stored.at) - START_MS for each in batch.entries}


@pytest.mark.parametrize("thoughts", [(0, 0), (1, 100), (114, 99), (99, 114)])
def test_times_say_nothing_of_thinking(context, new_game, watch, passing, thoughts):
    game_id = new_game("random", "random", "human", start="host", first_seat=0)
    watch.ms += 10
    passing(*thoughts)
    due, answers = held(context, game_id)
    assert due == [(PACE_MS, True), (2 * PACE_MS, False)]
    assert [times(each.batch) for each in answers] == [{PACE_MS}, {2 * PACE_MS}]


def test_without_a_pace_they_do(context, new_game, watch, passing):
    game_id = new_game("random", "random", "human", start="host", first_seat=0)
    passing(7, 40)
    context = context.with_parts(Limits())
    game_id = create_one(context, "microfilms", ["random", "random", "human"], start="host", first_seat=0)
    play_slice(context, game_id, 0)
    told = [msgspec.json.decode(each.event) for each in context.store.read(game_id)]
    assert [milliseconds(each["at"]) - START_MS for each in told if each.get("key", "").startswith("auto/")] == [7, 47]


def create_one(context, ruleset, kinds, **options):
    seats = [SeatRequest("human", claim=True) if kind == "human" else SeatRequest("bot", kind) for kind in kinds]
    wanted = Creation(ruleset, options, seats, "unlisted", 0, DealRequest(), analysis=False, arbiter=False)
    return create(context, wanted, Creator("test", Request(os.urandom(8).hex(), "f")))[0].id


def test_a_turn_that_comes_up_late_takes_a_later_time_whatever_is_thought(context, new_game, watch, passing):
    for late, meant in ((125, 250), (126, 500), (375, 500), (376, 750)):
        for thought in (0, 100):
            watch.ms = START_MS
            game_id = new_game("random", "human", "human", start="host", first_seat=0)
            watch.ms = START_MS + late
            passing(thought)
            assert held(context, game_id)[0] == [(meant, False)]


def test_who_thinks_too_long_takes_the_next_time_and_is_counted(context, new_game, watch, passing):
    before = answer_slots.OVERRUNS._value.get()
    game_id = new_game("random", "human", "human", start="host", first_seat=0)
    passing(600)
    due, [answer] = held(context, game_id)
    assert (due, times(answer.batch)) == ([(750, False)], {750})
    assert answer_slots.OVERRUNS._value.get() == before + 1


def test_who_gives_no_answer_has_the_default_played_at_the_same_time(context, new_game, monkeypatch):
    game_id = new_game("random", "human", "human", start="host", first_seat=0)
    monkeypatch.setattr(automation_job, "choose_policy", lambda rules, place: lambda *_: 1 / 0)
    due, [answer] = held(context, game_id)
    assert (due, answer.batch.kinds[0]) == ([(PACE_MS, False)], "game.automation_failed")


def test_those_who_are_asked_together_answer_at_one_time_in_the_order_of_the_table(context, watch, monkeypatch):
    """Also when the job began late, and they thought one after the other past the time that is kept free."""

    def slow(rules, place):
        def think(table, mind, chance):
            watch.ms += 40
            return choose_policy(rules, place)(table, mind, chance)

        return think

    monkeypatch.setattr(automation_job, "choose_policy", slow)
    game_id, together = create_one(context, "casino-incognito", ["house"] * 4), []
    for _ in range(60):
        watch.ms += 100
        _, answers = held(context, game_id)
        first = answers[0].before
        if len(first.automatic_decisions()) > 2:
            seats = [each.seat for each in first.automatic_decisions()]
            together = answers[:3]
            break
        context.games.commit(answers[0].before, answers[0].batch)
        watch.ms = milliseconds(answers[0].batch.game.at)
    assert [each.batch.entries[0].stored.by for each in together] == seats[:3]
    assert {each.due_ms - milliseconds(first.automatic_decisions()[0].at) for each in together} == {PACE_MS}


def test_who_takes_over_for_a_leaver_is_asked_when_he_leaves(context, new_game, watch, passing):
    game_id = new_game("human", "human", "human", start="host", first_seat=0)
    watch.ms += 10_010
    game = context.games.load(game_id)
    left = decide.resign(game, 0, "random", Cause(context.stamp()), POLICY)
    assert context.games.commit(game, left) is not None
    assert left.game.open[0].id == game.open[0].id
    passing(50)
    assert held(context, game_id)[0] == [(10_010 + PACE_MS, False)]


def test_a_job_plays_so_far_ahead_and_no_further(context, new_game, passing):
    game_id = new_game("random", "random", "random", "random", start="host", first_seat=0)
    passing()
    due, _ = held(context, game_id)
    assert due == [(number * PACE_MS, number < AHEAD) for number in range(1, AHEAD + 1)]


def test_where_the_next_job_begins_says_nothing_of_thinking(context, new_game, passing):
    for thoughts in ([0] * AHEAD, [100] * AHEAD, [0, 100] * AHEAD):
        game_id = new_game("random", "random", "random", "random", start="host", first_seat=0)
        passing(*thoughts)
        assert len(held(context, game_id)[0]) == AHEAD
        context.now_ms.ms = START_MS


def test_a_clock_that_is_behind_makes_nobody_wait_for_longer(context, new_game, watch, passing):
    watch.ms = START_MS + 60_000
    game_id = new_game("random", "human", "human", start="host", first_seat=0)
    watch.ms = START_MS
    passing(50)
    due, [answer] = held(context, game_id)
    assert (due, times(answer.batch)) == ([(PACE_MS, False)], {60_000 + PACE_MS})


def release(answer, at_ms):
    head = (answer.before.version, answer.before.digest)
    return Release(at_ms, answer.before.id, head, answer.batch.events, "now", answer.batch.kinds)


def two_answers(context, new_game, passing):
    game_id = new_game("random", "random", "human", start="host", first_seat=0)
    passing()
    return game_id, held(context, game_id)[1]


def test_what_is_held_is_stored_at_its_time_and_not_before(context, store, new_game, watch, passing):
    game_id, (first, second) = two_answers(context, new_game, passing)
    ours, theirs = Pipe()
    now_ms = int(time.time() * 1000)
    seen = []

    class Watched:
        def append(self, game, *args, **kwargs):
            seen.append(time.time() * 1000 - now_ms)
            return store.append(game, *args, **kwargs)

    thread = Thread(target=release_all, args=(theirs, Watched(), lambda: int(time.time() * 1000)))
    thread.start()
    ours.send(tuple(release(second, now_ms + 300)))
    ours.send(tuple(release(first, now_ms + 150)))
    ours.close()
    thread.join(HANG_S)
    assert [each >= due for each, due in zip(seen, (150, 300), strict=True)] == [True, True]
    assert context.games.load(game_id).digest == second.batch.game.digest


def test_what_others_have_overtaken_is_dropped(context, store, new_game, watch, passing):
    game_id, (first, second) = two_answers(context, new_game, passing)
    game = context.games.load(game_id)
    context.games.commit(game, decide.abort(game, "enough", Cause(context.stamp())))
    ours, theirs = Pipe()
    for each in (first, second):
        ours.send(tuple(release(each, 0)))
    ours.close()
    release_all(theirs, store, watch)
    assert context.games.load(game_id).status == "aborted"


def test_the_releaser_outlives_its_worker_by_what_it_holds(context, new_game, passing, tmp_path, monkeypatch):
    game_id, (first, second) = two_answers(context, new_game, passing)
    with private_redis(tmp_path, fsync="no") as url:
        monkeypatch.setenv("DEADDROP_REDIS_URL", url)
        monkeypatch.setenv("DEADDROP_DATA", str(tmp_path))
        there = RedisStore(connect(url))
        entries = context.store.read(game_id)
        there.plant(game_id, entries, kinds=[])
        now_ms, releaser = int(time.time() * 1000), Releaser()
        releaser.hold(release(first, now_ms + 900))
        releaser.hold(release(second, now_ms + 1200))
        releaser.close(HANG_S)
        assert time.time() * 1000 >= now_ms + 1200
        assert there.read(game_id)[-1].digest == second.batch.game.digest


def test_a_releaser_that_died_is_started_again(context, new_game, passing, tmp_path, monkeypatch):
    game_id, (first, _) = two_answers(context, new_game, passing)
    with private_redis(tmp_path, fsync="no") as url:
        monkeypatch.setenv("DEADDROP_REDIS_URL", url)
        monkeypatch.setenv("DEADDROP_DATA", str(tmp_path))
        there, releaser = RedisStore(connect(url)), Releaser()
        there.plant(game_id, context.store.read(game_id), kinds=[])
        releaser.hold(release(first, 0)._replace(game=game_id[:-1] + ("a" if game_id[-1] != "a" else "b")))
        assert releaser._process is not None
        releaser._process.kill()
        releaser._process.wait()
        releaser.hold(release(first, 0))
        releaser.close(HANG_S)
        assert there.read(game_id)[-1].digest == first.batch.game.digest


@pytest.mark.parametrize("number", range(3))
def test_the_same_question_is_answered_alike_ahead_and_when_it_is_asked(context, new_game, number):
    game_id = new_game("house", "house", "house", start="host", first_seat=number)
    _, answers = held(context, game_id)
    think = think_with(choose_policy, partial(timebox, 1))
    for each in answers:
        assert (
            answer_next(context, each.before, 0, think, answer_slots.begin_job(context, each.before))
            .batch.entries[0]
            .stored.command
            == each.batch.entries[0].stored.command
        )


def test_the_card_states_the_pace(context, new_game):
    from projections.game_card import card_json

    assert card_json(context.games.load(new_game("random", "human", "human")), {}).pace_ms == PACE_MS


def test_slots_are_stamps_of_the_log():
    assert stamp(slot(START_MS, START_MS + 1, PACE_MS)) == stamp(START_MS + PACE_MS)
