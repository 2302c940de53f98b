"""A law of rounds: every step repeated, cut, raced or killed anywhere leads to the same round, and nobody sees half of one."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Literal

import pytest
from msgspec import json

from deaddrop.testing.schedule import IS_LONG
from extensions.tournaments.app.owed_steps.find_game import games_of
from extensions.tournaments.app.state import Tournaments
from extensions.tournaments.domain.decide import life, publishing, rulings
from extensions.tournaments.domain.decide.rulings import RulingPlan
from extensions.tournaments.domain.facts.parts import Unfinished
from extensions.tournaments.domain.regulations.regulations import Regulations
from extensions.tournaments.domain.regulations.terms import TimeTerms
from service.ids import game_id
from service.store import Unavailable
from service.store.stored import Pending
from tests.tournaments.aggregate.hall import text
from tests.tournaments.worker.club import ID, Club, club_regulations

Fault = Literal["cut before", "cut after", "killed before", "killed after", "raced", "none"]
FAULTS: tuple[Fault, ...] = ("cut before", "cut after", "killed before", "killed after", "raced")
STRIDE = 3 if IS_LONG else 61
"""Every so many calls of the store get a fault; another part of them for each kind."""
TIMES = TimeTerms(no_show_s=None)


class Killed(BaseException):
    """The worker is gone, whatever it was about to do."""


class Faulty:
    """A store of which one call goes wrong. at: which one; raced: what another worker does at it."""

    def __init__(self, store: Any, at: int, fault: Fault, raced: Callable[[], None]) -> None:
        self.store, self.at, self.fault, self.raced, self.calls = store, at, fault, raced, 0

    def __getattr__(self, name: str) -> Any:
        found = getattr(self.store, name)
        return self.wrap(found) if callable(found) else found

    def wrap(self, method: Callable[..., Any]) -> Callable[..., Any]:
        def call(*given: Any, **named: Any) -> Any:
            self.calls += 1
            if self.calls != self.at:
                return method(*given, **named)
            if self.fault == "raced":
                self.raced()
                return method(*given, **named)
            if self.fault.endswith("after"):
                done = method(*given, **named)
                if isinstance(done, Pending):
                    done.result()
            raise Killed if self.fault.startswith("killed") else Unavailable

        return call


def run(club: Club, faulty: Faulty) -> None:
    """Take what is due, through the store that goes wrong once; then another worker does, through one that does not."""
    context = club.process(faulty)
    with suppress(Unavailable, Killed):
        club.run(context)
    check_whole(club)
    club.run(club.process())
    check_whole(club)
    check_followed(club)


def check_whole(club: Club) -> None:
    """No table can be played whose round is not open whole."""
    fresh = club.process()
    for place in games_of(fresh.part(Tournaments).repository.load(ID)):
        if fresh.games.exists(place.game.id):
            game = fresh.games.load(place.game.id)
            if not game.is_held:
                assert place.game.opened is not None or place.is_withdrawn
                assert all(fresh.games.exists(each.games[0].id) for each in place.round.tables.values())


def check_followed(club: Club) -> None:
    """Games are where the log says they are: those of an open round begun, those of withdrawn rounds ended."""
    fresh = club.process()
    for place in games_of(fresh.part(Tournaments).repository.load(ID)):
        if place.is_withdrawn or place.game.is_over:
            assert not fresh.games.load(place.game.id).is_running
        elif place.game.opened is not None:
            assert not fresh.games.load(place.game.id).is_held


def told(club: Club) -> dict[str, list[str]]:
    """The types of all that was appended, of the tournament and of each game."""
    types = {"tournament": club.types()}
    for game in club.games():
        types[game.id] = [json.decode(each.event)["event"]["type"] for each in club.store.read(game.id)]
    return types


def whole_evening(club: Club, then: Callable[[], None]) -> None:
    """Rounds that are opened, ruled on, withdrawn and closed."""
    club.enter(8)
    club.publish(1)
    then()
    club.do(publishing.withdraw_round, 1, club.tournament.rounds[1].changed, text("Paired wrongly."))
    then()
    club.publish(1)
    then()
    club.do(rulings.rule, RulingPlan(1, 1, "replay", text("A wrong deal.")), game_id)
    then()
    club.do(rulings.rule, RulingPlan(1, 2, "void", text("Looked into another's cards.")), game_id)
    then()
    club.close(1, [Unfinished(1, "draw")])
    then()
    club.publish(2)
    then()
    club.do(life.cancel, text("The hall burns."))
    then()


def evening_with(fault: Fault, at: int, regulations: Regulations) -> tuple[dict[str, list[str]], int]:
    """What is told of an evening at which this call of the store goes wrong, and how many calls there were."""
    club = Club(regulations)
    faulty = Faulty(club.store, at, fault, lambda: club.run(club.process()))
    whole_evening(club, lambda: run(club, faulty))
    return told(club), faulty.calls


@pytest.mark.parametrize("preset", ["league-evening", "duplicate"])
@pytest.mark.parametrize("fault", FAULTS)
def test_every_step_leads_to_the_same_round(fault: Fault, preset: str) -> None:
    regulations = club_regulations(preset, times=TIMES)
    expected, calls = evening_with("none", 0, regulations)
    assert calls > 100
    for at in range(1 + FAULTS.index(fault), calls + 1, STRIDE):
        found, _ = evening_with(fault, at, regulations)
        assert found == expected, (fault, at)
