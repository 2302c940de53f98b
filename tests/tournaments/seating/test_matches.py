"""Matches of knockouts: how many games they have, who is tied at the cut, and who goes on."""

from __future__ import annotations

import pytest

from domain.kernel.errors import Conflict
from domain.rulesets.infiltrators import RULESET as INFILTRATORS
from extensions.tournaments.domain.decide import attendance, life, lots, publishing, rulings
from extensions.tournaments.domain.decide.rulings import RulingPlan
from extensions.tournaments.domain.facts.parts import Result, TablePlan
from extensions.tournaments.domain.matches import matches_of
from extensions.tournaments.domain.owed import owed_steps
from extensions.tournaments.domain.refusals import PairingIllegal, RoundUnfinished
from extensions.tournaments.domain.regulations.terms import AtTheCut, Knockout, Sizes
from extensions.tournaments.domain.seating.advancing import cuts_of, entries_going_on
from extensions.tournaments.domain.seating.match_games import add_game, next_game, tied_matches
from extensions.tournaments.domain.standings.cuts import Cut
from service.ids import game_id
from tests.tournaments.aggregate.hall import Hall, evening, seats_of, text, token

DRAW = Result("played", (), "draw", (1, 1, 1))
WON = Result("played", (0,), "majority", (1, 2, 2))


def cup(*ties: AtTheCut, games: int = 1) -> Hall:
    """A cup of six at two tables of three, whose first round is open."""
    terms = Knockout(games=games, ties=ties or ("lot",))
    hall = Hall(evening(INFILTRATORS, "cup", sizes=Sizes(2, 3, 3), knockout=terms), INFILTRATORS)
    hall.do(life.open_entries)
    hall.enter(6)
    hall.draft(1, [TablePlan(1, "all", seats_of(1, 2, 3), match=1), TablePlan(2, "all", seats_of(4, 5, 6), match=2)])
    hall.publish(1)
    hall.open(1)
    return hall


def cut(hall: Hall, at: int = 0) -> Cut:
    return cuts_of(hall.tournament, hall.tournament.rounds[1])[at][1]


def add(hall: Hall, *entries: int, match: int = 1, by: str | None = "o1") -> int:
    """Another game of a match, which is opened; its table."""
    number = len(hall.tournament.rounds[1].tables) + 1
    hall.do(add_game, 1, TablePlan(number, "all", seats_of(*entries), match=match), game_id, by=by)
    open_table(hall, number)
    return number


def open_table(hall: Hall, number: int) -> None:
    game = hall.tournament.rounds[1].tables[number].game.id
    hall.do(publishing.open_table, 1, number, token(game), by=None)


def test_who_wins_goes_on_and_who_is_tied_waits_for_the_lot_that_is_stated() -> None:
    hall = cup()
    hall.finish(1, 1)
    hall.finish(1, 2, DRAW)
    assert (cut(hall), cut(hall, 1)) == (Cut((1,), (2, 3)), Cut((), (), (4, 5, 6), 1, "lot"))
    hall.close(1)
    with pytest.raises(Conflict, match=r"from table 2 is decided by a lot"):
        entries_going_on(hall.tournament, 1)
    hall.do(lots.draw_lot, 1, (4, 5, 6))
    assert entries_going_on(hall.tournament, 1) == tuple(sorted((1, hall.tournament.lots[0].order[0])))


def test_a_match_of_three_games_is_played_one_after_the_other_with_seats_in_turn() -> None:
    hall = cup(games=3)
    assert [each.kind for each in owed_steps(hall.tournament)] == []
    hall.finish(1, 1, WON)
    assert [(each.kind, each.table) for each in owed_steps(hall.tournament)] == [("add_game", 1)]
    played = hall.tournament.rounds[1]
    plan = next_game(played, matches_of(hall.tournament, played)[0])
    assert plan == TablePlan(3, "all", seats_of(2, 3, 1), match=1)
    hall.do(add_game, 1, plan, game_id, by=None)
    assert [each.kind for each in owed_steps(hall.tournament)] == ["open_table"]
    open_table(hall, 3)
    hall.finish(1, 3, WON)
    third = add(hall, 3, 1, 2, by=None)
    hall.finish(1, third, WON)
    assert cut(hall).asks == "lot"
    assert {each.number for each in matches_of(hall.tournament, hall.tournament.rounds[1])[0].tables} == {1, 3, 4}
    with pytest.raises(PairingIllegal, match="No game more decides this match"):
        add(hall, 1, 2, 3)


def test_a_round_is_not_closed_before_its_matches_are_whole() -> None:
    hall = cup(games=2)
    hall.finish(1, 1)
    hall.finish(1, 2)
    with pytest.raises(RoundUnfinished, match="table 1 is no whole match yet"):
        hall.close(1)
    hall.do(attendance.withdraw, 3, None)
    assert [(each.kind, each.table) for each in owed_steps(hall.tournament)] == [("add_game", 2)]


def test_one_game_more_is_of_exactly_those_tied_and_decides() -> None:
    hall = cup("game", "lot")
    hall.finish(1, 1, Result("played", (0, 1), "both", (1, 1, 3)))
    hall.finish(1, 2)
    assert cut(hall) == Cut((), (3,), (1, 2), 1, "game")
    assert [each.table for each in tied_matches(hall.tournament, hall.tournament.rounds[1])] == [1]
    with pytest.raises(PairingIllegal, match="The next game is of entry 1 and entry 2"):
        add(hall, 1, 2, 3)
    with pytest.raises(PairingIllegal, match="These entries have no match"):
        add(hall, 1, 4)
    with pytest.raises(PairingIllegal, match="No game more decides"):
        add(hall, 4, 5, 6, match=2)
    more = add(hall, 2, 1)
    assert tied_matches(hall.tournament, hall.tournament.rounds[1]) == ()
    hall.finish(1, more, Result("played", (0,), "majority", (1, 2)))
    assert cut(hall) == Cut((2,), (1, 3))
    hall.close(1)
    assert entries_going_on(hall.tournament, 1) == (2, 4)


def test_a_forfeited_match_advances_nobody_by_itself() -> None:
    hall = cup("seed", "lot")
    hall.finish(1, 1)
    hall.finish(1, 2)
    hall.do(rulings.rule, RulingPlan(1, 1, "forfeit", text("Left"), seats=(0, 1)), game_id)
    hall.close(1)
    with pytest.raises(Conflict, match=r"from table 1 is decided by a ruling"):
        entries_going_on(hall.tournament, 1)
    seen = hall.tournament.rounds[1].tables[1].ruled
    hall.do(rulings.rule, RulingPlan(1, 1, "adjust", text("Entry 3 was there"), "", seen, points=("0", "0", "1")), game_id)
    assert entries_going_on(hall.tournament, 1) == (3, 4)
