"""Time in which nobody could play counts for nobody; strikes come once, whatever is killed, by the store's time alone."""

from __future__ import annotations

import threading
from dataclasses import replace

import msgspec
import pytest

from domain.game import decide
from domain.game.batch import Cause
from domain.game.events.clock_events import ClockPlan
from domain.game.interventions import interventions
from domain.game.interventions.interventions import Statement
from domain.kernel.errors import Stale
from projections.timestamps import stamp
from service.app.audits.audit import audit
from service.app.core.authorization import ANONYMOUS
from service.app.core.game_repository import GameRepository
from service.app.due.outages import (
    MOST_OUTAGES,
    OUTAGES,
    Outage,
    last_alive_ms,
    load_outages,
    note_alive,
    start_noting_alive,
    to_deadline_ms,
)
from service.app.play.banks import give_bank_back
from service.app.proofs.record import export_record
from service.store import Unavailable
from tests.hang import until
from tests.workers.test_clock import START_MS, Queue
from tests.workers.test_table_clock import (
    PLAN,
    answer,
    awaited,
    clock_of,
    context,
    load,
    opened,
    types,
    watch,
)
from workers import dispatcher
from workers.automation_job import play_slice
from workers.share import Share

__all__ = ["context", "watch"]


def live(context, watch, seconds):
    """The dispatcher is there for so long."""
    for _ in range(seconds):
        watch.ms += 1000
        note_alive(context.store)


@pytest.fixture
def game_id(context, watch):
    note_alive(context.store)
    return opened(context)


def test_an_outage_before_the_deadline_is_given_back_instead_of_a_strike(context, watch, game_id):
    seat = awaited(load(context, game_id))
    live(context, watch, 30)
    watch.ms += 600_000
    note_alive(context.store)
    game = play_slice(context, game_id, 0)
    assert types(context, game_id)[-1] == "game.time_given"
    assert (clock_of(game).strikes[seat], clock_of(game).deadline_ms(seat)) == (0, START_MS + 690_000)
    live(context, watch, 59)
    assert clock_of(play_slice(context, game_id, 0)).strikes[seat] == 0
    live(context, watch, 1)
    assert clock_of(play_slice(context, game_id, 0)).strikes[seat] == 1
    assert types(context, game_id).count("game.time_given") == 1


def test_an_outage_of_the_api_alone_counts_and_two_at_once_count_once(context, watch, game_id):
    seat = awaited(load(context, game_id))
    note_alive(context.store, "api")
    live(context, watch, 90)
    assert load_outages(context.store, watch.ms) == [Outage(START_MS, watch.ms)]
    assert clock_of(play_slice(context, game_id, 0)).strikes[seat] == 0
    watch.ms += 30_000
    for part in ("dispatcher", "api"):
        note_alive(context.store, part)
    assert load_outages(context.store, watch.ms) == [Outage(START_MS, watch.ms)]
    game = play_slice(context, game_id, 0)
    assert (clock_of(game).strikes[seat], clock_of(game).deadline_ms(seat)) == (0, START_MS + 180_000)


def test_a_process_of_the_api_notes_that_it_is_there(context):
    start_noting_alive(context.store, "api")
    until(lambda: last_alive_ms(context.store, "api") is not None)


def test_an_outage_that_nobody_has_noted_yet_counts_too(context, watch, game_id):
    live(context, watch, 89)
    watch.ms += 600_000
    game = play_slice(context, game_id, 0)
    assert clock_of(game).deadline_ms(awaited(game)) == START_MS + 690_000


def paused(context, watch, game_id, seconds):
    """The organiser holds the table for so long."""
    said, until = Statement("Greta", "Supper."), stamp(watch.ms + 1000 * seconds)
    game = load(context, game_id)
    context.games.commit(game, interventions.pause(game, until, False, said, Cause(context.stamp(), "pause", "p")))
    yield
    game = load(context, game_id)
    context.games.commit(game, interventions.end_pause(game, said, Cause(context.stamp(), "resume", "r")))


@pytest.mark.parametrize(("before", "during", "after"), [(0, 0, 40), (40, 0, 0), (0, 40, 0), (20, 600, 30)])
def test_an_outage_beside_a_pause_is_given_back_once(context, watch, game_id, before, during, after):
    """Seconds of outages before, during and after a pause of an hour. 90 seconds are allowed in all."""
    seat = awaited(load(context, game_id))

    def outage(seconds):
        watch.ms += 1000 * seconds
        note_alive(context.store)

    live(context, watch, 30)
    outage(before)
    for _ in paused(context, watch, game_id, 3600):
        live(context, watch, 600)
        outage(during)
        live(context, watch, 60)
    live(context, watch, 30)
    outage(after)
    live(context, watch, 29)
    game = play_slice(context, game_id, 0)
    assert (clock_of(game).deadline_ms(seat), clock_of(game).strikes[seat]) == (watch.ms + 1000, 0)
    live(context, watch, 1)
    assert clock_of(play_slice(context, game_id, 0)).strikes[seat] == 1
    assert types(context, game_id).count("game.time_given") == (1 if before + after else 0)


def test_an_outage_after_the_deadline_gives_nothing_back(context, watch, game_id):
    live(context, watch, 90)
    watch.ms += 600_000
    note_alive(context.store)
    assert "game.clock_struck" in types(context, play_slice(context, game_id, 0).id)


def test_time_given_back_eats_no_bank(context, watch, game_id):
    seat = awaited(load(context, game_id))
    live(context, watch, 30)
    watch.ms += 600_000
    note_alive(context.store)
    play_slice(context, game_id, 0)
    live(context, watch, 25)
    assert clock_of(answer(context, game_id)).banks_ms[seat] == PLAN.bank_s * 1000


def test_the_timer_of_the_rules_gets_its_time_back_too(context, watch):
    note_alive(context.store)
    options = {"mission": "training-3", "clock": True, "start": "host", "first_seat": 0}
    game_id = opened(context, "infiltrators", msgspec.UNSET, 2, options)
    live(context, watch, 60)
    watch.ms += 900_000
    note_alive(context.store)
    game = play_slice(context, game_id, 0)
    assert (game.is_running, game.next_deadline_ms) == (True, START_MS + 1_800_000)


def test_no_time_is_given_before_a_strike_is_due(context, watch, game_id):
    game = load(context, game_id)
    with pytest.raises(Stale):
        decide.give_time(game, 1000, Cause(context.stamp(), "k", "f"))


def test_outages_are_kept_in_order_and_not_without_bound(context, watch):
    note_alive(context.store)
    for _ in range(MOST_OUTAGES + 5):
        watch.ms += 10_000
        note_alive(context.store)
    kept = load_outages(context.store, watch.ms)
    assert (len(kept), kept == sorted(kept), kept[-1]) == (MOST_OUTAGES, True, Outage(watch.ms - 10_000, watch.ms))


def test_outages_that_overlap_what_was_given_move_a_deadline_on_in_turn():
    outages = [Outage(50, 80), Outage(85, 90), Outage(95, 99)]
    assert [to_deadline_ms(since, 60, outages) for since in (0, 70, 90)] == [95, 60 + 10 + 0, 60]


def test_the_sweeper_notes_that_it_is_there_before_it_sweeps(context, watch, monkeypatch):
    stopping, jobs = threading.Event(), Queue()
    monkeypatch.setattr(dispatcher, "sweep", lambda *_: stopping.set())
    dispatcher.sweep_until_stopped(context.store, jobs, Share(context.store, "alone"), stopping)
    assert context.store.row("alive", "alive") == str(watch.ms).encode()
    assert context.store.rows(OUTAGES, None, 10) == []


@pytest.mark.parametrize("hours", [-1, 1])
def test_the_wrong_clock_of_a_host_strikes_nobody_sooner_or_later(context, watch, game_id, hours):
    """The worker's host is wrong by an hour; the store's time decides, and is what the log says."""
    wrong = Hosted(context, lambda: watch.ms + hours * 3_600_000)
    seat = awaited(load(context, game_id))
    live(context, watch, 89)
    assert clock_of(play_slice(wrong.context, game_id, 0)).strikes[seat] == 0
    live(context, watch, 1)
    game = play_slice(wrong.context, game_id, 0)
    assert (clock_of(game).strikes[seat], game.at) == (1, stamp(START_MS + 90_000))


class Hosted:
    """A process on a host with a clock of its own, at the same store."""

    def __init__(self, context, now_ms):
        self.context = replace(context, games=GameRepository(context.store, context.catalogue, now_ms), now_ms=now_ms)


class Killed(BaseException):
    """A process dies here."""


def test_a_store_that_takes_no_writes_strikes_nobody_and_gives_the_time_back(context, watch, game_id, monkeypatch):
    live(context, watch, 80)

    def refuse(*_, **__):
        raise Unavailable("no writes", "MISCONF")

    with monkeypatch.context() as refusing:
        refusing.setattr(context.store, "put_row", refuse)
        refusing.setattr(context.store, "begin_append", refuse)
        for _ in range(60):
            watch.ms += 1000
            with pytest.raises(Unavailable):
                note_alive(context.store)
        with pytest.raises(Unavailable):
            play_slice(context, game_id, 0)
    note_alive(context.store)
    game = play_slice(context, game_id, 0)
    assert sum(clock_of(game).strikes) == 0
    assert clock_of(game).deadline_ms(awaited(game)) == START_MS + 150_000


def test_absent_seats_get_no_time_of_an_outage_that_nobody_waited_in(context, watch):
    """An absent seat's default is due at once, so nothing of an outage before its turn is given."""
    note_alive(context.store)
    game_id = opened(context, plan=ClockPlan(60, absent_after=1))
    seat = awaited(load(context, game_id))
    live(context, watch, 60)
    assert clock_of(play_slice(context, game_id, 0)).absent[seat]
    while awaited(load(context, game_id)) != seat:
        answer(context, game_id)
    assert awaited(play_slice(context, game_id, 0)) != seat
    assert "game.time_given" not in types(context, game_id)


def test_a_bank_pays_for_no_outage_of_which_its_person_answers(context, watch, game_id):
    """76 seconds, 25 of them without a service, are 51 of the 60 that cost nothing."""
    seat = awaited(load(context, game_id))
    live(context, watch, 30)
    watch.ms += 25_000
    live(context, watch, 21)
    game = load(context, game_id)
    assert clock_of(game).takes_bank(seat, watch.ms)
    give_bank_back(context, game, seat)
    give_bank_back(context, load(context, game_id), seat)
    assert types(context, game_id).count("game.time_given") == 1
    after = answer(context, game_id)
    assert clock_of(after).banks_ms[seat] == 30_000
    assert "game.time_given" in types(context, game_id)
    end = Cause(context.stamp(), "end", "f", None, {"type": "abort", "reason": "Enough."})
    context.games.commit(after, decide.abort(after, "Enough.", end))
    found = audit(export_record(context, load(context, game_id), ANONYMOUS, None), context.catalogue, None)
    assert (found.problem, found.verdict, found.decided) == (None, "consistent", True)


def test_no_bank_is_given_what_no_outage_took(context, watch, game_id):
    seat = awaited(load(context, game_id))
    live(context, watch, 75)
    give_bank_back(context, load(context, game_id), seat)
    assert "game.time_given" not in types(context, game_id)
    assert clock_of(answer(context, game_id)).banks_ms[seat] == 25_000
