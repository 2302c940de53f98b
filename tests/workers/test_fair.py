"""Whose bots compute next: nobody waits for the games of another."""

from __future__ import annotations

import threading
from typing import Any

import pytest
import redis
from redis.client import Pipeline

from service.ids import game_id
from tests.hang import until
from tests.redis_server import private_redis
from workers import fair_order
from workers.fair_order import FairQueue, WaitingTurn
from workers.queue import Slice, automation_queue
from workers.queue_feeder import QueueFeeder, decode_slice


class Clock:
    now_s = 0.0

    def __call__(self) -> float:
        return self.now_s


def ids(count: int, salt: int = 0) -> list[str]:
    return [game_id(bytes([salt, *number.to_bytes(10, "big")])) for number in range(count)]


def taken(waiting: FairQueue, count: int) -> list[str]:
    """The owners of the next turns, each of which takes a tenth of a second and goes on."""
    owners = []
    for _ in range(count):
        turn = waiting.take()
        assert turn is not None
        owners.append(turn.owner)
        waiting.charge(turn.game, turn.owner, 0.1)
        waiting.ask(turn, is_begun=True)
    return owners


@pytest.mark.parametrize("others", [1, 5, 50])
def test_who_comes_anew_is_next_however_many_games_others_have(others: int) -> None:
    waiting = FairQueue((), Clock())
    for other in range(others):
        for each in ids(60, other):
            waiting.ask(WaitingTurn(each, f"other {other}"))
    taken(waiting, 500)
    waiting.ask(WaitingTurn(ids(1, 63)[0], "neighbour"))
    assert taken(waiting, 2 if others == 1 else others + 1).count("neighbour") >= 1
    assert taken(waiting, 300).count("neighbour") >= 300 // (others + 1) - 1


def test_nobody_saves_up_while_he_is_away() -> None:
    waiting = FairQueue((), Clock())
    waiting.ask(WaitingTurn(ids(1)[0], "early"))
    assert waiting.take()
    for each in ids(9, 1):
        waiting.ask(WaitingTurn(each, "busy"))
    taken(waiting, 100)
    for each in ids(9, 2):
        waiting.ask(WaitingTurn(each, "early"))
    assert 8 <= taken(waiting, 20).count("early") <= 12


def test_of_one_owner_new_turns_go_before_games_that_go_on_and_do_not_starve_them() -> None:
    waiting = FairQueue((), Clock())
    begun, fresh = ids(5, 1), ids(9, 2)
    for each in begun:
        waiting.ask(WaitingTurn(each, "school"), is_begun=True)
    for each in fresh:
        waiting.ask(WaitingTurn(each, "school"))
    order = [turn.game for _ in range(14) if (turn := waiting.take())]
    assert order[:4] == [*fresh[:3], begun[0]]
    assert [each for each in order if each in fresh] == fresh
    assert [each for each in order if each in begun] == begun


def test_over_the_budget_ones_games_wait_and_those_of_others_do_not() -> None:
    clock = Clock()
    waiting = FairQueue([(6.0, 60.0)], clock)
    rich, poor, unknown = ids(3, 1), ids(3, 2), ids(3, 3)
    for each in rich:
        waiting.ask(WaitingTurn(each, "rich"))
    for _ in range(10):
        turn = waiting.take()
        if turn is None:
            break
        waiting.charge(turn.game, turn.owner, 1.0)
        waiting.ask(turn, is_begun=True)
    assert waiting.take() is None
    waiting.charge(rich[0], "rich", 1.0)
    waiting.ask(WaitingTurn(poor[0], "poor"))
    assert waiting.take() == WaitingTurn(poor[0], "poor")
    waiting.ask(WaitingTurn(unknown[0], ""))
    assert waiting.take() == WaitingTurn(unknown[0], "")
    clock.now_s += 9.0
    assert waiting.take() is None
    clock.now_s += 2.0
    turn = waiting.take()
    assert turn is not None
    assert turn.owner == "rich"


def test_an_hour_has_a_budget_of_its_own() -> None:
    clock = Clock()
    waiting = FairQueue([(6.0, 60.0), (10.0, 3600.0)], clock)
    game = ids(1, 1)[0]
    for _ in range(2):
        waiting.ask(WaitingTurn(game, "owner"))
        assert waiting.take()
        waiting.charge(game, "owner", 5.5)
        clock.now_s += 60.0
    waiting.ask(WaitingTurn(game, "owner"))
    assert waiting.take() is None, "11 s in two minutes; the minute's budget is whole again"
    clock.now_s += 3600.0 * 1.0 / 10.0
    assert waiting.take() == WaitingTurn(game, "owner")


def test_who_is_gone_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_order, "PRUNED_EVERY", 10)
    clock = Clock()
    waiting = FairQueue([(30.0, 60.0)], clock)
    for number, each in enumerate(ids(500)):
        waiting.ask(WaitingTurn(each, f"owner {number}"))
        assert waiting.take()
        waiting.charge(each, f"owner {number}", 0.01)
        clock.now_s += 1.0
    assert len(waiting._accounts) < 100


@pytest.fixture
def jobs(tmp_path):
    with private_redis(tmp_path, fsync="no") as url, redis.Redis.from_url(url) as client:
        yield automation_queue(client)


def test_rqs_own_queue_stays_short_and_is_filled_up_as_slices_end(jobs):
    games = ids(60, 1)
    turns = QueueFeeder(jobs, lambda game: "flood" if game in games else "neighbour")
    for each in games:
        turns.ask(each, 0, 1)
    assert len(jobs.job_ids) == 1
    turns.ask(ids(1, 2)[0], 0, 1)
    jobs.empty()
    turns.end_slice(Slice(games[0], 5, 200.0, goes_on=True))
    assert [each.args[0] for each in jobs.jobs] == ids(1, 2)


@pytest.mark.parametrize("lost", ["LLEN", "LPUSH"])
def test_a_turn_asked_for_while_the_jobs_server_is_away_is_sent_when_it_is_back(jobs, monkeypatch, lost):
    """Without another request: none comes while a single game waits for its bot. lost: the command that gets no answer."""
    turns, (game,) = QueueFeeder(jobs, lambda _: "owner"), ids(1, 3)
    execute = Pipeline.execute

    def lose(pipe: Any, *args: Any, **options: Any) -> Any:
        if any(lost in (command[0][0], command[0][0].replace("RPUSH", "LPUSH")) for command in pipe.command_stack):
            raise redis.TimeoutError("Timeout reading from socket")
        return execute(pipe, *args, **options)

    with monkeypatch.context() as cut:
        cut.setattr(Pipeline, "execute", lose)
        with pytest.raises(redis.TimeoutError):
            turns.ask(game, 1, 1)
    assert turns.is_waiting(game)
    stopping = threading.Event()
    feeding = threading.Thread(target=turns.feed_on, args=(stopping,))
    feeding.start()
    try:
        until(lambda: jobs.job_ids)
    finally:
        stopping.set()
        feeding.join()
    assert [each.args[0] for each in jobs.jobs] == [game]
    assert not turns.is_waiting(game)


@pytest.mark.parametrize("note", [b"", b"[]", b"{" * 300, b'{"game":"x","version":1,"took_ms":1,"goes_on":true}'])
def test_a_note_that_no_worker_wrote_is_refused(note: bytes) -> None:
    assert decode_slice(note) is None
