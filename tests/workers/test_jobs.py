"""The queue runs what is on its list, and what it loses is found again."""

from __future__ import annotations

import itertools
import os
import threading
import time
import tracemalloc
import zlib
from types import SimpleNamespace

import pytest
import redis
from rq import Queue, SimpleWorker
from rq.job import Job
from rq.serializers import JSONSerializer

from domain.rulesets.microfilms.model.commands import Pass
from service.app.bots.automation import DEATHS
from service.app.due.automation_due import GRACE_MS
from tests.hang import until
from tests.redis_server import private_redis
from tests.workers.following import following
from workers import automation_job, dispatcher
from workers.automation_job import play_slice
from workers.queue import SLICES, AllowedJob, JobRefused, automation_queue, enqueue
from workers.queue_feeder import QueueFeeder, decode_slice
from workers.share import Share


@pytest.fixture(scope="module")
def connection(tmp_path_factory):
    with private_redis(tmp_path_factory.mktemp("jobs"), fsync="no") as url:
        client = redis.Redis.from_url(url)
        yield client
        client.close()


@pytest.fixture
def jobs(connection):
    connection.flushall()
    return automation_queue(connection)


@pytest.fixture
def turns(jobs, store):
    """What feeds the queue."""
    return QueueFeeder(jobs, store.owner)


def run(jobs: Queue, most: int | None = None) -> None:
    worker = SimpleWorker([jobs], connection=jobs.connection, serializer=JSONSerializer, job_class=AllowedJob)
    worker.work(burst=True, max_jobs=most, logging_level="CRITICAL")


def test_a_turn_is_asked_for_by_name_and_plain_values(jobs):
    enqueue(jobs, "00aaaaaaaaaaaaaaaa", 0, 17)
    (job,) = jobs.jobs
    assert (job.func_name, job.args) == ("workers.automation_job.act", ["00aaaaaaaaaaaaaaaa", 0])


@pytest.mark.parametrize(
    "name", ["os.system", "subprocess.check_call", "workers.automation_job.worker_context", "builtins.eval"]
)
def test_a_crafted_job_is_refused(jobs, tmp_path, name):
    crafted = Queue("automation", connection=jobs.connection, serializer=JSONSerializer)
    proof = tmp_path / "proof"
    job = crafted.enqueue(name, f"touch {proof}")
    run(jobs)
    assert not proof.exists()
    assert AllowedJob.fetch(job.id, connection=jobs.connection, serializer=JSONSerializer).get_status() == "failed"
    with pytest.raises(JobRefused):
        _ = AllowedJob.fetch(job.id, connection=jobs.connection, serializer=JSONSerializer).func


def test_a_crafted_callback_is_not_called(jobs, tmp_path):
    crafted = Job.create(
        "workers.automation_job.act", args=["x", 0], connection=jobs.connection, serializer=JSONSerializer
    )
    crafted._failure_callback_name = "os.system"
    crafted.save()
    listed = AllowedJob.fetch(crafted.id, connection=jobs.connection, serializer=JSONSerializer)
    assert listed.failure_callback is None
    assert listed.success_callback is None
    assert listed.stopped_callback is None


def test_news_of_an_owed_turn_becomes_a_job(store, new_game, jobs, turns):
    alone = Share(store, "alone")
    with following(alone, store, "turns", lambda take, stopping: dispatcher.dispatch(take, turns, stopping)):
        game_id = new_game("house", "human", "human", start="host", first_seat=0)
        until(lambda: jobs.job_ids)
    assert [job.args[0] for job in jobs.jobs] == [game_id]


@pytest.fixture
def acting(context, monkeypatch):
    """Jobs that work on the games of the test."""
    monkeypatch.setattr(automation_job, "worker_context", lambda: context)


@pytest.fixture
def passing(monkeypatch):
    """Bots that pass."""
    monkeypatch.setattr(automation_job, "choose_policy", lambda rules, place: lambda table, mind, chance: Pass())


@pytest.mark.usefixtures("passing")
def test_who_plays_on_is_asked_once(store, context, new_game):
    game_id = new_game("random", "random", "human", start="host", first_seat=0)
    play_slice(context, game_id, 0)
    assert [each.seat for each in context.games.load(game_id).open.values()] == [2]
    entries = [entry for _, entry in store.follow(dict.fromkeys(store.feed_ends(), "0-0"), 0) if entry.game == game_id]
    assert ["owed" in entry.kinds for entry in entries] == [True] + [False] * (len(entries) - 1)
    assert len(entries) == 3


@pytest.mark.usefixtures("passing", "acting")
def test_a_job_whose_time_is_up_leaves_the_rest_to_another(context, new_game, jobs, turns, monkeypatch):
    ticks = itertools.count(step=3)
    monkeypatch.setattr(
        automation_job, "time", SimpleNamespace(monotonic=lambda: next(ticks), process_time=time.process_time)
    )
    game_id = new_game("random", "random", "human", start="host", first_seat=0)
    enqueue(jobs, game_id, 0, 0)
    for seat, goes_on in ((1, True), (2, False)):
        run(jobs, 1)
        assert [each.seat for each in context.games.load(game_id).open.values()] == [seat]
        ended = decode_slice(jobs.connection.xrange(SLICES)[-1][1][b"s"])
        assert ended is not None
        assert (ended.game, ended.goes_on) == (game_id, goes_on)
        turns.end_slice(ended)
        assert [job.args for job in jobs.jobs] == [[game_id, 0]] * goes_on


def test_the_sweeper_finds_what_the_queue_has_lost(store, new_game, jobs, turns):
    game_id = new_game("house", "human", "human", start="host", first_seat=0)
    due = store.due_ms(game_id)
    assert dispatcher.sweep(store, turns, due + GRACE_MS - 1) == 0
    assert dispatcher.sweep(store, turns, due + GRACE_MS) == 1
    assert [job.args for job in jobs.jobs] == [[game_id, 1]]
    assert dispatcher.sweep(store, turns, due + GRACE_MS) == 0


def test_two_sweepers_ask_once(store, new_game, jobs, turns):
    new_game("house", "human", "human", start="host", first_seat=0)
    moment = int(time.time() * 1000) + 10_000
    threads = [threading.Thread(target=dispatcher.sweep, args=(store, turns, moment)) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(jobs.jobs) == 1


@pytest.mark.usefixtures("acting")
def test_a_worker_that_was_away_is_no_failure_of_the_bot(context, store, new_game, jobs, turns, types_of):
    game_id = new_game("house", "human", "human", start="host", first_seat=0)
    due, before = store.due_ms(game_id), len(types_of(game_id))
    for each in range(1, 9):
        jobs.connection.flushall()
        assert dispatcher.sweep(store, turns, due + 100_000 * each) == 1
    run(jobs)
    told = types_of(game_id)[before:]
    assert told
    assert "game.automation_failed" not in told


def killed(jobs: Queue) -> None:
    """Run the queue in a process that ends before its job does."""
    child = os.fork()
    if child == 0:
        run(jobs)
        os._exit(1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 7


@pytest.mark.usefixtures("acting")
def test_a_decision_that_kills_its_workers_has_its_default_played(context, new_game, jobs, types_of, monkeypatch):
    game_id = new_game("house", "human", "human", start="host", first_seat=0)
    monkeypatch.setattr(automation_job, "choose_policy", lambda rules, place: lambda *_: os._exit(7))
    for number in range(DEATHS):
        enqueue(jobs, game_id, 0, number)
        killed(jobs)
    assert "game.automation_failed" not in types_of(game_id)
    enqueue(jobs, game_id, 0, DEATHS)
    run(jobs)
    assert "game.automation_failed" in types_of(game_id)
    assert not list(jobs.connection.scan_iter("deaddrop:begun:*"))[1:]


@pytest.mark.usefixtures("acting")
def test_deaths_on_one_decision_count_for_no_other(context, new_game, jobs, types_of, monkeypatch):
    game_id = new_game("house", "human", "human", start="host", first_seat=0)
    jobs.connection.set(f"deaddrop:begun:{game_id}:d1.0", 99)
    enqueue(jobs, game_id, 99, 0)
    run(jobs)
    assert "game.automation_failed" not in types_of(game_id)


@pytest.mark.usefixtures("acting")
@pytest.mark.parametrize(
    "pack",
    [
        lambda: zlib.compress(b" " * 2**26),
        lambda: zlib.compress(zlib.compress(b" " * 2**26)),
        lambda: b"[" * 2**23,
    ],
    ids=["packed", "packed twice", "deep"],
)
def test_a_job_is_bounded_before_it_is_unpacked(context, new_game, jobs, pack):
    packed = pack()
    game_id = new_game("house", "human", "human", start="host", first_seat=0)
    enqueue(jobs, game_id, 0, 0)
    [crafted] = jobs.job_ids
    jobs.connection.hset(f"rq:job:{crafted}", mapping={"data": packed, "exc_info": packed[:1000]})
    enqueue(jobs, game_id, 0, 1)
    tracemalloc.start()
    run(jobs, 1)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 2**22
    assert not context.games.load(game_id).automatic_decisions()


def test_what_a_crafted_job_asks_for_beside_its_call_is_not_read(jobs):
    crafted = Job.create(
        "workers.automation_job.act", args=["x", 0], connection=jobs.connection, serializer=JSONSerializer
    )
    crafted.timeout, crafted.failure_ttl, crafted.retries_left = 10**6, 10**9, 10**6
    crafted.save()
    webhook = '[{"url": "http://127.0.0.1:9/", "events": ["failed"]}]'
    jobs.connection.hset(crafted.key, mapping={"webhooks": webhook, "repeats_left": 9, "dependency_ids": '["x"]'})
    listed = AllowedJob.fetch(crafted.id, connection=jobs.connection, serializer=JSONSerializer)
    assert not getattr(listed, "webhooks", None)
    assert (listed.retries_left, listed.repeats_left, listed._dependency_ids) == (None, None, [])
    assert (listed.timeout, listed.result_ttl, listed.failure_ttl) == (30, 0, 600)
