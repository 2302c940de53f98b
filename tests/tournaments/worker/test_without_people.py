"""Tables whose people are all absent: no bot plays there, and their round can be withdrawn."""

from __future__ import annotations

from typing import Any

import pytest

from domain.game.events.clock_events import ClockPlan
from domain.kernel.errors import Conflict
from extensions.tournaments.app.rounds.round_play import answered_tables
from extensions.tournaments.domain.decide import publishing
from extensions.tournaments.domain.regulations.terms import TimeTerms
from service.app.core.seen_seats import note_seen
from tests.tournaments.aggregate.hall import text
from tests.tournaments.worker.club import Club, club_regulations
from tests.tournaments.worker.test_rounds import act, seat_to_act

ABSENT = TimeTerms(no_show_s=60, no_show="absent")
FAST = ClockPlan(60, 0, 0, 1, "bot")


def opened(people: int = 8, bots: int = 0, **changes: Any) -> Club:
    club = Club(club_regulations(times=ABSENT, **changes))
    club.enter(people, bots)
    club.publish(1)
    club.run()
    return club


def withdraw(club: Club) -> None:
    played = club.tournament.rounds[1]
    answered = answered_tables(club.context, played)
    club.do(publishing.withdraw_round, 1, played.changed, text("Nobody came."), answered=answered)


def moves(club: Club) -> list[int]:
    """By table, the entries that answer a decision."""
    return [sum(each.version > 0 for each in club.store.read(game.id, 0, None) if b'"auto/' in each.event) for game in club.games(1)]


@pytest.mark.parametrize("clock", [None, FAST])
def test_no_bot_plays_at_a_table_whose_people_have_not_come(clock: ClockPlan | None) -> None:
    club = opened(clock=clock)
    for _ in range(12):
        club.pass_s(70)
    assert all(game.waits_for_people and game.is_running for game in club.games(1))
    assert moves(club) == [0, 0]
    withdraw(club)
    assert club.tournament.rounds.get(1) is None


def test_bots_play_on_once_a_person_is_there() -> None:
    club = opened()
    name, seat, _ = seat_to_act(club)
    game = club.context.games.load(name)
    note_seen(club.context, game, next(each for each in game.grants if (each.scope, each.seat) == ("seat:act", seat)))
    act(club)
    club.pass_s(70)
    here, there = club.games(1)
    assert (here.waits_for_people, there.waits_for_people) == (False, True)
    assert moves(club)[0] > 0
    with pytest.raises(Conflict, match="At table 1 a person has answered"):
        withdraw(club)


def test_a_round_that_bots_alone_have_played_can_be_withdrawn() -> None:
    club = opened(people=0, bots=8)
    assert all(not game.is_running for game in club.games(1))
    withdraw(club)
    assert club.tournament.rounds.get(1) is None
