"""The table clock: banks, strikes, absences, one window for what is open together; by the store's time alone."""

from __future__ import annotations

import os
from typing import Any

import msgspec
import pytest

from domain.game import decide
from domain.game.batch import Cause
from domain.game.commands import Return
from domain.game.events.clock_events import ClockPlan
from domain.game.information_state import information_state
from domain.game.interventions import absences
from domain.kernel.errors import Conflict, Stale
from domain.rulesets.infiltrators.model.commands import Mark
from projections.game_view import view_json
from projections.timestamps import stamp
from service.app.bots import automation
from service.app.core.idempotent_requests import Request
from service.app.new_games.create import create
from service.app.new_games.creation_request import Creation, Creator, DealRequest, SeatRequest
from tests.workers.test_clock import START_MS, Queue, context, watch
from workers.automation_job import play_slice
from workers.dispatcher import sweep

__all__ = ["context", "watch"]

PLAN = ClockPlan(60, bank_s=30, increment_s=10, absent_after=2)


def opened(context, ruleset="microfilms", plan=PLAN, seats=3, options=None):
    """A game of people with this clock; its id."""
    people = [SeatRequest("human", claim=True)] * seats
    wanted = Creation(
        ruleset, options or {}, people, "unlisted", 0, DealRequest(), analysis=False, arbiter=False, clock=plan or msgspec.UNSET
    )
    made, _ = create(context, wanted, Creator("test", Request(os.urandom(8).hex(), "f")))
    return made.id


def load(context, game_id):
    return context.games.load(game_id)


def clock_of(game):
    assert game.table_clock is not None
    return game.table_clock


def answer(context, game_id, seat=None):
    """A seat's default answer, given by itself as a person does."""
    game = load(context, game_id)
    decision = game.open[next(iter(game.open)) if seat is None else seat]
    command = decide.default_answer(game, decision)
    cause = Cause(context.stamp(), os.urandom(8).hex(), "f", decision.seat, msgspec.to_builtins(command))
    batch = decide.answer_decision(game, decision.seat, decision.id, command, cause)
    after = context.games.commit(game, batch)
    assert after is not None
    return after


def come_back(context, game_id, seat):
    game = load(context, game_id)
    cause = Cause(context.stamp(), os.urandom(8).hex(), "f", seat, msgspec.to_builtins(Return()))
    return context.games.commit(game, absences.come_back(game, seat, cause))


def types(context, game_id):
    return [msgspec.json.decode(each.event)["event"]["type"] for each in context.store.read(game_id)]


def awaited(game):
    [seat] = game.open
    return seat


def test_an_answer_in_time_leaves_the_bank_alone(context, watch):
    game_id = opened(context)
    seat = awaited(load(context, game_id))
    watch.ms += 60_000
    assert clock_of(answer(context, game_id)).banks_ms[seat] == 30_000


def test_what_a_decision_takes_beyond_its_time_is_eaten_from_the_bank_and_an_answer_refills_it(context, watch):
    game_id = opened(context)
    seat = awaited(load(context, game_id))
    watch.ms += 85_000
    assert clock_of(answer(context, game_id)).banks_ms[seat] == 15_000


def test_a_bank_is_never_fuller_than_it_was_at_first(context, watch):
    game_id = opened(context)
    seat = awaited(load(context, game_id))
    watch.ms += 65_000
    assert clock_of(answer(context, game_id)).banks_ms[seat] == 30_000


def test_the_sweeper_strikes_when_decision_and_bank_are_used_up_and_not_before(context, watch):
    game_id, jobs = opened(context), Queue()
    seat = awaited(load(context, game_id))
    watch.ms += 89_999
    sweep(context.store, jobs, context.store.clock_ms())
    assert jobs.games == []
    assert clock_of(play_slice(context, game_id, 0)).strikes == (0, 0, 0)
    watch.ms += 1
    sweep(context.store, jobs, context.store.clock_ms())
    assert jobs.games == [game_id]
    game = play_slice(context, game_id, 0)
    assert (clock_of(game).strikes[seat], clock_of(game).banks_ms[seat]) == (1, 0)
    assert types(context, game_id).count("game.clock_struck") == 1


def test_a_strike_happens_once_whoever_comes_with_it(context, watch):
    game_id = opened(context)
    watch.ms += 90_000
    before = load(context, game_id)
    after = automation.apply_timeout(context, before)
    context.games.forget(game_id)
    assert automation.apply_timeout(context, before).version == after.version


def test_the_default_is_an_entry_of_its_seat_in_the_batch_of_the_strike(context, watch):
    game_id = opened(context)
    seat, before = awaited(load(context, game_id)), load(context, game_id).version
    watch.ms += 90_000
    play_slice(context, game_id, 0)
    struck, first, *_ = [msgspec.json.decode(each.event) for each in context.store.read(game_id, before)]
    assert struck["event"] == {"type": "game.clock_struck", "decisions": [f"d{before}.{seat}"]}
    assert (struck.get("by"), first["by"], first["at"]) == (None, seat, struck["at"])


def test_an_answer_at_the_deadline_is_too_late(context, watch):
    game_id = opened(context)
    watch.ms += 90_000
    with pytest.raises(Stale):
        answer(context, game_id)


def struck_out(context, watch, game_id, seat):
    """Plays until this seat is absent; the others answer."""
    while not clock_of(load(context, game_id)).absent[seat] and not load(context, game_id).seats[seat].resigned:
        game = load(context, game_id)
        if awaited(game) == seat:
            watch.ms += 90_000
            play_slice(context, game_id, 0)
        else:
            answer(context, game_id)
    return load(context, game_id)


def test_a_forfeit_is_a_resignation(context, watch):
    game_id = opened(context, plan=replace_plan(on_absence="forfeit"))
    seat = awaited(load(context, game_id))
    game = struck_out(context, watch, game_id, seat)
    assert (game.seats[seat].resigned, types(context, game_id)[-1]) == (True, "game.seat_resigned")
    with pytest.raises(Conflict):
        come_back(context, game_id, seat)


def replace_plan(**changes):
    return msgspec.structs.replace(PLAN, **changes)


def to_bids(context):
    """A game of Casino Incognito in which sealed bids are asked of everybody."""
    game_id = opened(context, "casino-incognito", options={"hands": 1})
    for _ in range(60):
        game = load(context, game_id)
        if "bid" in {each.kind for each in game.open.values()}:
            return game_id
        answer(context, game_id)
    raise AssertionError("no bids are asked")


def test_what_is_open_together_has_one_window_without_a_bank_and_is_struck_together(context, watch):
    game_id = to_bids(context)
    game = load(context, game_id)
    seats = sorted(game.open)
    assert len(seats) > 1
    watch.ms += 20_000
    answer(context, game_id, seats[0])
    assert {clock_of(load(context, game_id)).deadline_ms(seat) for seat in seats[1:]} == {watch.ms + 40_000}
    banks = clock_of(load(context, game_id)).banks_ms
    watch.ms += 40_000
    after = play_slice(context, game_id, 0)
    assert clock_of(after).banks_ms == banks
    assert [clock_of(after).strikes[seat] for seat in seats[1:]] == [1] * len(seats[1:])
    kinds = types(context, game_id)
    assert kinds.count("game.clock_struck") == 1
    struck = kinds.index("game.clock_struck")
    assert kinds[struck + 1 : struck + len(seats)] == ["casino-incognito.bid_sealed"] * len(seats[1:])


def test_a_sealed_question_to_one_seat_alone_has_no_bank_either(context, watch):
    game_id = to_bids(context)
    *first, last = sorted(load(context, game_id).open)
    for seat in first:
        answer(context, game_id, seat)
    assert clock_of(load(context, game_id)).times[last].has_bank is False


def test_marking_a_board_winds_no_clock(context, watch):
    game_id = opened(context, "infiltrators", seats=2, options={"mission": "training-3"})
    while not any(load(context, game_id).state.table.stands):
        answer(context, game_id)
    game = load(context, game_id)
    seat, stand = awaited(game), next(seat for seat, each in enumerate(game.state.table.stands) if each)
    mark = Mark(target=stand, cards=(game.state.table.brief.guesses[0],), crossed=True)
    deadline_ms = clock_of(game).deadline_ms(seat)
    watch.ms += 50_000
    cause = Cause(context.stamp(), "mark", "f", seat, msgspec.to_builtins(mark))
    game = context.games.commit(game, decide.answer_decision(game, seat, None, mark, cause))
    assert clock_of(game).deadline_ms(seat) == deadline_ms


def test_the_earlier_one_of_the_rules_timer_and_the_table_clock_counts(context, watch):
    options = {"mission": "training-3", "clock": True, "start": "host", "first_seat": 0}
    plan = ClockPlan(600, bank_s=0, absent_after=100)
    game_id = opened(context, "infiltrators", plan, 2, options)
    watch.ms += 600_000
    assert clock_of(play_slice(context, game_id, 0)).strikes[0] == 1
    view: Any = view_json(information_state(load(context, game_id), awaited(load(context, game_id))), ("Anna", "Boris"))
    assert view.decision.deadline == stamp(START_MS + 900_000)
    watch.ms += 300_000
    game = play_slice(context, game_id, 0)
    assert game.outcome is not None
    assert (game.outcome.reason, clock_of(game).next_deadline_ms) == ("time_up", None)
