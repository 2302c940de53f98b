"""Tournaments among the games: announced, swept, queued under a job of their own, and given their rounds of drand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import redis
from msgspec import json
from rq import Queue

from domain.game.luck.drand import round_ms
from domain.kernel.timestamps import milliseconds
from extensions.tournaments.domain.regulations.terms import LuckTerms, TimeTerms
from service.app.due.automation_due import GRACE_MS
from service.app.due.awaited_rounds import NAME
from tests.equipment.turn_requests import OfNoOwner
from tests.hang import until
from tests.redis_server import private_redis
from tests.rounds import NAMED_MS, NUMBER, SIGNATURE
from tests.tournaments.worker.club import ID, Club, club_regulations
from tests.workers.following import following
from tests.workers.test_drand_rounds import relay, told
from workers import stream_job
from workers.dispatcher import dispatch, sweep
from workers.drand_rounds import Relays, give_due_rounds
from workers.queue import JobFailed, Slice, automation_queue, enqueue
from workers.queue_feeder import decode_slice
from workers.share import Share


class Asked(OfNoOwner):
    """What is asked for, and how often."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def ask(self, game: str, attempt: int, moment: int, *, is_begun: bool = False) -> None:
        self.names.append(game)


@pytest.fixture
def jobs(tmp_path: Path) -> Iterator[Queue]:
    with private_redis(tmp_path, fsync="no") as url, redis.Redis.from_url(url) as client:
        yield automation_queue(client)


def published() -> Club:
    club = Club()
    club.enter(8)
    club.publish(1)
    return club


def test_a_tournament_has_a_job_of_its_own(jobs: Queue) -> None:
    enqueue(jobs, ID, 0, 17)
    (job,) = jobs.jobs
    assert (job.func_name, job.args) == ("workers.stream_job.attend", [ID, 0])


def test_what_a_tournament_is_owed_is_announced_and_asked_for() -> None:
    club = Club()
    club.enter(8)
    asked, alone, store = Asked(), Share(club.store, "alone"), club.store
    with following(alone, store, "turns", lambda take, stopping: dispatch(take, asked, stopping)):
        club.publish(1)
        until(lambda: asked.names)
    assert asked.names == [ID]


def test_what_was_not_done_is_asked_for_again() -> None:
    club = published()
    asked = Asked()
    assert sweep(club.store, asked, club.clock.ms) == 0
    assert sweep(club.store, asked, club.clock.ms + GRACE_MS) == 1
    assert asked.names == [ID]
    club.run()
    assert sweep(club.store, asked, club.clock.ms + GRACE_MS) == 0


def test_the_time_of_a_round_is_noted_once_its_games_are_there() -> None:
    club = Club(club_regulations(times=TimeTerms(round_s=3600, at_limit="close", no_show_s=None)))
    club.enter(8)
    club.publish(1)
    club.run()
    closes_ms = round_closes_ms(club)
    assert club.store.due_ms(ID) == closes_ms - GRACE_MS


def round_closes_ms(club: Club) -> int:
    closes_at = club.tournament.rounds[1].closes_at
    assert closes_at is not None
    return milliseconds(closes_at)


def test_the_job_takes_the_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    club = published()
    monkeypatch.setattr(stream_job, "worker_context", lambda: club.context)
    stream_job.attend(ID)
    assert club.state(1) == "open"


def test_a_job_that_fails_says_nothing_of_why(monkeypatch: pytest.MonkeyPatch) -> None:
    club = published()
    monkeypatch.setattr(stream_job, "worker_context", lambda: club.context)
    with pytest.raises(JobFailed, match=r"^Missing$"):
        stream_job.attend("t01" + "a" * 16)


def test_a_slice_of_a_tournament_is_read() -> None:
    ended = Slice(ID, 7, 1.5, False)
    assert decode_slice(json.encode(ended)) == ended


def test_a_tournament_gets_the_round_that_it_waits_for() -> None:
    club = Club(club_regulations(luck=LuckTerms("drand")))
    club.enter(8)
    club.clock.ms = NAMED_MS - 10_000
    club.publish(1)
    club.run()
    assert club.state(1) == "published"
    assert club.store.rows(NAME, None, 10) == [(ID, str(NUMBER).encode())]
    club.clock.ms = round_ms(NUMBER)
    with relay(told()) as (url, _):
        give_due_rounds(club.context, Relays([url]))
    assert club.tournament.rounds[1].entropy
    assert club.store.rows(NAME, None, 10) == []
    club.run()
    assert club.state(1) == "open"


def test_a_round_that_no_relay_proves_is_waited_for() -> None:
    club = Club(club_regulations(luck=LuckTerms("drand")))
    club.enter(8)
    club.clock.ms = NAMED_MS - 10_000
    club.publish(1)
    club.run()
    club.clock.ms = round_ms(NUMBER) + GRACE_MS
    wrong = SIGNATURE[:-2] + ("00" if SIGNATURE[-2:] != "00" else "11")
    with relay(told(wrong)) as (url, _):
        give_due_rounds(club.context, Relays([url]))
    club.attend()
    assert club.state(1) == "published"
