"""A whole game of each ruleset in which one player is struck and absent, another is replaced, and the service is down for a while."""

from __future__ import annotations

import json
import os
from random import Random

import msgspec
import pytest

from deaddrop.testing.walks import random_command
from domain.game import decide
from domain.game.batch import Cause
from domain.game.events.clock_events import ClockPlan
from domain.game.interventions.interventions import Statement
from service.app.audits.audit import audit
from service.app.core.authorization import ANONYMOUS
from service.app.core.idempotent_requests import Request
from service.app.due.outages import note_alive
from service.app.interventions.intervene import InterventionRequest, intervene
from service.app.interventions.seat_slips import exchange_seat_slip
from service.app.new_games.create import create
from service.app.new_games.creation_request import Creation, Creator, DealRequest, SeatRequest
from service.app.proofs.record import export_record
from tests.golden.corpus import TABLES
from tests.spec.node import node
from tests.workers.test_outages import Hosted, Killed, live
from tests.workers.test_table_clock import clock_of, come_back, context, types, watch
from workers.automation_job import play_slice

__all__ = ["context", "watch"]

CLOCK = ClockPlan(60, bank_s=30, increment_s=10, absent_after=2, on_absence="bot")
STEPS = ("before it is stored", "after it is stored")
OUTAGE_S = 600


class Evening:
    """A table of two people with a clock, and processes that come one after the other."""

    def __init__(self, context, watch, table):
        self.context, self.watch, self.rng = context, watch, Random(table.rules.name)
        people = [SeatRequest("human", name=name, claim=True) for name in ("Anna", "Boris")]
        wanted = Creation(
            table.rules.name, msgspec.to_builtins(table.options), people, "unlisted", 0, DealRequest(),
            analysis=False, arbiter=False, clock=CLOCK,
        )  # fmt: skip
        made, _ = create(context, wanted, Creator("test", Request(os.urandom(8).hex(), "f")))
        self.id, self.organiser = made.id, made.organiser_token

    @property
    def game(self):
        return self.context.games.load(self.id)

    def answer(self, seat):
        game = self.game
        command = random_command(game.rules.offers(game.state.table, game.state.minds[seat]), self.rng)
        cause = Cause(self.context.stamp(), os.urandom(8).hex(), "f", seat, msgspec.to_builtins(command))
        self.context.games.commit(game, decide.answer_decision(game, seat, game.open[seat].id, command, cause))

    def play(self, until):
        """People and bots answer at once, until this holds or the game is over."""
        while self.game.is_running and not until(self.game):
            people = [seat for seat in self.game.open if not self.game.seats[seat].is_automatic]
            if people:
                self.answer(self.rng.choice(people))
            else:
                play_slice(self.context, self.id, 0)

    def strike(self, seat, step):
        """Only this seat is awaited, until its time is up. The first process is killed at this step, and another one comes."""
        while others := [each for each in self.game.open if each != seat]:
            self.answer(others[0])
        live(self.context, self.watch, -(-(clock_of(self.game).deadline_ms(seat) - self.watch.ms) // 1000))
        append = self.context.store.begin_append

        def append_and_die(*args, **more):
            if step == STEPS[1]:
                append(*args, **more).result()
            raise Killed

        with pytest.MonkeyPatch.context() as dying:
            dying.setattr(self.context.store, "begin_append", append_and_die)
            with pytest.raises(Killed):
                play_slice(self.context, self.id, 0)
        self.context = Hosted(self.context, self.watch).context
        play_slice(self.context, self.id, 0)


@pytest.mark.parametrize("table", TABLES, ids=[each.rules.name for each in TABLES])
def test_a_game_with_a_strike_an_absence_an_outage_and_a_substitute_ends_and_its_record_verifies(
    context, watch, tmp_path, table
):
    note_alive(context.store)
    evening = Evening(context, watch, table)
    evening.play(until=lambda game: any(not game.seats[seat].is_automatic for seat in game.open))
    gone = min(evening.game.open)
    for step in STEPS:
        evening.play(until=lambda game: gone in game.open)
        assert evening.game.is_running
        evening.strike(gone, step)
    assert (clock_of(evening.game).absent[gone], evening.game.seats[gone].bot) == (True, "house")
    evening.play(until=lambda game: 1 - gone in game.open)
    watch.ms += OUTAGE_S * 1000
    note_alive(context.store)
    play_slice(evening.context, evening.id, 0)
    come_back(evening.context, evening.id, gone)
    said = Statement("Greta", "The last train.")
    wanted = InterventionRequest("substitute", said, seat=1 - gone, name="Dora")
    reply = intervene(evening.context, evening.game, evening.organiser, wanted, Request(os.urandom(8).hex(), "f"))
    exchange_seat_slip(evening.context, evening.id, reply.body.slip, Request(os.urandom(8).hex(), "f"))
    evening.play(until=lambda game: False)
    kinds = types(context, evening.id)
    assert [kinds.count(each) for each in ("game.clock_struck", "game.seat_absent", "game.time_given")] == [2, 1, 1]
    assert {"game.seat_returned", "game.seat_substituted", "game.slip_exchanged", "game.over", "game.seed_revealed"} <= {*kinds}
    raw = export_record(evening.context, evening.game, ANONYMOUS, None)
    found = audit(raw, context.catalogue, None)
    assert (found.problem, found.verdict, found.decided) == (None, "consistent", True)
    (tmp_path / "game.jsonl").write_bytes(raw)
    ran = node("clients/verifier/verify.mjs", "--json", tmp_path / "game.jsonl")
    assert json.loads(ran.stdout)["problem"] is None, ran.stdout
