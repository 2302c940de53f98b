"""The clock of a game: the time that its rules give, and what follows when it is up."""

from __future__ import annotations

import os
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from deaddrop.testing.checks.forks import seating
from deaddrop.testing.checks.records import record_of
from deaddrop.testing.plays import GAME_ID, plan
from domain.catalogue import Catalogue, discover
from domain.game import decide
from domain.game.batch import Cause
from domain.game.fork import ForkPlan, decide_fork
from domain.game.information_state import information_state
from domain.game.opening import creation
from domain.kernel.errors import Conflict, Stale
from domain.kernel.outcome import Timer
from projections.game_view import view_json
from projections.timestamps import stamp
from service.app.audits.audit import audit
from service.app.bots import automation
from service.app.core.context import Context
from service.app.core.game_repository import GameRepository
from service.app.core.idempotent_requests import Request
from service.app.due.automation_due import GRACE_MS
from service.app.new_games.create import create
from service.app.new_games.creation_request import Creation, Creator, DealRequest, SeatRequest
from service.factory import core_parts
from tests.audit.tampering import first, lines_of, raw_of, resealed
from tests.equipment.key_in_memory import KeyInMemory
from tests.equipment.memory_store.store import MemoryStore
from tests.equipment.turn_requests import OfNoOwner
from tests.toys.three_card_poker import RULESET as POKER
from tests.toys.three_card_poker import Bet, Options
from workers.automation_job import play_slice
from workers.dispatcher import sweep

START_MS = 1_700_000_000_000
MISSION_MS = 900_000
PEOPLE = ("Anna", "Bert")


class Watch:
    """A time that goes on when it is told to."""

    def __init__(self) -> None:
        self.ms = START_MS

    def __call__(self) -> int:
        return self.ms


@pytest.fixture
def watch():
    return Watch()


@pytest.fixture
def context(watch):
    store, catalogue = MemoryStore(watch), discover()
    return Context(
        store, catalogue, GameRepository(store, catalogue, watch), b"k" * 32, watch, os.urandom, core_parts(KeyInMemory(bytes(32)))
    )


def opened(context, *kinds):
    """A game of the third training mission against the clock; its id."""
    seats = [SeatRequest("human", claim=True) if kind == "human" else SeatRequest("bot", kind) for kind in kinds]
    options = {"mission": "training-3", "clock": True, "start": "host", "first_seat": 0}
    wanted = Creation("infiltrators", options, seats, "unlisted", 0, DealRequest(), analysis=False, arbiter=False)
    made, _ = create(context, wanted, Creator("test", Request(os.urandom(8).hex(), "f")))
    return made.id


def answer(context, game_id):
    """The first seat's default answer, as it is given now."""
    game = context.games.load(game_id)
    decision = next(iter(game.open.values()))
    batch = automation.decide_bot_answer(game, decision, decide.default_answer(game, decision), 0, context.stamp())
    return context.games.commit(game, batch)


def test_automation_is_due_when_the_time_is_up(context):
    game_id = opened(context, "human", "human")
    assert context.store.due_ms(game_id) == START_MS + MISSION_MS - GRACE_MS


def test_the_time_runs_on_from_the_first_turn_whatever_is_played(context, watch):
    game_id = opened(context, "human", "human")
    watch.ms += 60_000
    answer(context, game_id)
    assert context.store.due_ms(game_id) == START_MS + MISSION_MS - GRACE_MS


def test_what_a_bot_owes_is_due_before_the_time_is_up(context, watch):
    game_id = opened(context, "house", "human")
    assert context.store.due_ms(game_id) == START_MS
    play_slice(context, game_id, 0)
    assert context.store.due_ms(game_id) == START_MS + MISSION_MS - GRACE_MS


def test_the_view_says_when_the_time_is_up(context):
    game = context.games.load(opened(context, "human", "human"))
    until = stamp(START_MS + MISSION_MS)
    own: Any = view_json(information_state(game, 0), PEOPLE).decision
    assert own.deadline == until
    for viewpoint in (0, 1, "public"):
        assert f"The time is up at {until}." in view_json(information_state(game, viewpoint), PEOPLE).text


def test_the_clock_strikes_once(context, watch):
    game_id = opened(context, "human", "human")
    watch.ms += MISSION_MS
    before = context.games.load(game_id)
    after = automation.apply_timeout(context, before)
    assert after.outcome is not None
    assert (after.status, after.outcome.winners, after.outcome.reason) == ("over", (), "time_up")
    assert automation.apply_timeout(context, before) == after
    assert (after.clock, context.store.due_ms(game_id)) == (None, None)


def test_it_does_not_strike_before_its_time(context, watch):
    game_id = opened(context, "human", "human")
    watch.ms += MISSION_MS - 1
    play_slice(context, game_id, 0)
    assert automation.apply_timeout(context, context.games.load(game_id)).is_running


def test_a_late_answer_is_refused_and_so_is_a_late_try(context, watch):
    game_id = opened(context, "human", "human")
    watch.ms += MISSION_MS
    with pytest.raises(Stale):
        answer(context, game_id)
    game = context.games.load(game_id)
    with pytest.raises(Stale):
        decide.check_answer(game, 0, None, decide.default_answer(game, game.open[0]), context.stamp())


def test_bots_do_not_play_on_when_the_time_is_up(context, watch):
    game_id = opened(context, "house", "house")
    watch.ms += MISSION_MS
    play_slice(context, game_id, 0)
    types = [msgspec.json.decode(each.event)["event"]["type"] for each in context.store.read(game_id)]
    assert types[-4:] == ["infiltrators.ended", "game.over", "infiltrators.cards_revealed", "game.seed_revealed"]
    assert types[-5] == "infiltrators.turn_began"


class Queue(OfNoOwner):
    """A queue that keeps what it is asked for."""

    def __init__(self) -> None:
        self.games: list[str] = []

    def ask(self, game, attempt, moment, *, is_begun=False):
        self.games.append(game)


def test_the_sweeper_asks_for_it(context, watch):
    game_id, jobs = opened(context, "human", "human"), Queue()
    sweep(context.store, jobs, START_MS + MISSION_MS - 1)
    assert jobs.games == []
    sweep(context.store, jobs, START_MS + MISSION_MS)
    assert jobs.games == [game_id]


def timed():
    """Poker in which the seat to move has half a minute, and then does what is usual."""

    def timer(table):
        return Timer(f"turn of {table.turn}", 30) if POKER.decisions(table) else None

    def time_out(turn):
        [seat] = POKER.decisions(turn.table)
        POKER.decide(turn, seat, POKER.default(turn.table, turn.mind(seat)))

    return replace(POKER, timer=timer, time_out=time_out)


TIMED = timed()


def cause(second, seat=None, command=None):
    body = msgspec.to_builtins(command) if command is not None else None
    return Cause(stamp(START_MS + 1000 * second), f"{seat}/{second}", "f", seat, body)


@pytest.fixture(scope="module")
def rounds():
    """The clock strikes for the first player, the second bets in time, and it strikes again."""
    batches = [creation.decide_creation(GAME_ID, TIMED, plan(TIMED, Options(), 2, Random(1)), cause(0))]
    batches.append(decide.time_out(batches[-1].game, cause(30)))
    batches.append(decide.answer_decision(batches[-1].game, 1, None, Bet(), cause(59, 1, Bet())))
    return [*batches, decide.time_out(batches[-1].game, cause(90))]


def test_a_game_may_go_on_when_the_time_is_up(rounds):
    assert [batch.game.clock and batch.game.clock.deadline_ms - START_MS for batch in rounds] == [
        30_000,
        60_000,
        89_000,
        None,
    ]
    assert [batch.kinds[0] for batch in rounds[1:]] == [
        "three_card_poker.checked", "three_card_poker.chip_added", "three_card_poker.folded",
    ]  # fmt: skip
    assert rounds[-1].game.outcome.winners == (1,)


def test_nobody_strikes_a_clock_too_early_or_one_that_is_not_there(rounds):
    with pytest.raises(Stale):
        decide.time_out(rounds[0].game, cause(29))
    with pytest.raises(Conflict):
        decide.time_out(rounds[-1].game, cause(900))


def test_a_fork_starts_the_clock_anew(rounds):
    parent = rounds[1].game
    forked = decide_fork(ForkPlan(parent, "all", luck="same"), GAME_ID, seating(parent, Random(1), luck="same"), cause(500)).game
    assert forked.clock is not None
    assert forked.clock.deadline_ms == START_MS + 530_000
    drawn = decide_fork(ForkPlan(parent, 0, "seed"), GAME_ID, seating(parent, Random(1), luck="fresh"), cause(600)).game
    assert drawn.clock is not None
    assert drawn.clock.deadline_ms == START_MS + 630_000


def test_the_record_of_a_timed_game_is_honest(rounds):
    found = audit(record_of(rounds), Catalogue(TIMED), None)
    assert (found.verdict, found.decided) == ("consistent", True)


def test_a_record_in_which_the_clock_strikes_too_early_is_found(rounds):
    lines = lines_of(record_of(rounds))
    struck = first(lines, "three_card_poker.checked")
    for line in lines[1:]:
        if line["at"] == struck["at"] and line["version"] >= struck["version"]:
            line["at"] = stamp(START_MS + 29_999)
    found = audit(raw_of(resealed(lines)), Catalogue(TIMED), None)
    assert found.problem is not None
    assert (found.verdict, found.problem.version) == ("wrong", struck["version"])
