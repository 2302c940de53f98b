"""What a tournament's standings are a fold of."""

from __future__ import annotations

from fractions import Fraction
from random import Random

from msgspec.structs import replace

from deaddrop.testing.schedule import IS_LONG
from extensions.tournaments.domain.counting.tournament_book import book_of, final_places
from extensions.tournaments.domain.decide import attendance, finishing, life, publishing, rulings
from extensions.tournaments.domain.decide.rulings import PenaltyPlan, RulingPlan
from extensions.tournaments.domain.facts.parts import Result, TablePlan, Unfinished
from extensions.tournaments.domain.standings.ranking import Ranking
from service.ids import game_id
from tests.tournaments.aggregate.hall import Hall, opened, seats_of, text, under_way
from tests.tournaments.aggregate.walk import ACTIONS, Walk

F = Fraction
WALKS = 200 if IS_LONG else 12
LOST_BY_FIRST = Result("played", (1,), "francs", (2, 1, 2, 2))


def points(hall: Hall) -> dict[int, Fraction]:
    """Points by entry, those with nothing left out."""
    return {entry: tally.points for entry, tally in book_of(hall.tournament).tallies.items() if tally.points}


def kinds(hall: Hall, entry: int) -> list[str]:
    return [line.kind for line in book_of(hall.tournament).tallies[entry].lines]


def test_standings_are_counted_at_every_moment_of_any_log() -> None:
    results = 0
    for number in range(WALKS):
        chance = Random(f"book/{number}")
        walk = Walk(chance.randrange(2**32))
        for _ in range(60):
            walk.step(chance.choice(ACTIONS), chance.randrange(2**32))
            Ranking(book := book_of(walk.tournament)).rows()
        results += len(book.sheet.results)
    assert results > WALKS


def test_tables_byes_and_absences_of_an_evening() -> None:
    hall = opened(11)
    hall.do(attendance.ask_bye, 11, 1)
    for each in range(1, 11):
        if each != 10:
            hall.do(attendance.check_in, each)
    hall.draft(1, [TablePlan(1, "all", seats_of(1, 2, 3, 4)), TablePlan(2, "all", seats_of(5, 6, 7, 8))])
    hall.publish(1)
    hall.open(1)
    hall.finish(1, 1)
    assert [kinds(hall, entry) for entry in (1, 5, 9, 10, 11)] == [["played"], [], ["allocated"], ["absent"], ["asked"]]
    assert points(hall) == {1: 1, 2: F(1, 3), 3: F(1, 3), 4: F(1, 3), 9: F(3, 5), 11: F(2, 5)}


def test_who_comes_late_has_missed_rounds_as_if_asked_for() -> None:
    hall = opened(8)
    hall.play(1)
    hall.enter(1)
    assert kinds(hall, 9) == ["late"]
    assert points(hall)[9] == F(2, 5)


def test_rulings_are_counted_as_they_are_made() -> None:
    def ruled(**given: object) -> dict[int, Fraction]:
        hall = under_way(8)
        hall.finish(1, 1)
        hall.do(rulings.rule, RulingPlan(1, 1, reason=text("seen"), **given), game_id)  # type: ignore[arg-type]
        return points(hall)

    assert ruled(kind="correct", result=LOST_BY_FIRST) == {1: F(1, 3), 2: 1, 3: F(1, 3), 4: F(1, 3)}
    assert ruled(kind="adjust", points=("1/2", "1/4", "0", "2")) == {1: F(1, 2), 2: F(1, 4), 4: 2}
    assert ruled(kind="forfeit", seats=(0, 2)) == {2: F(1, 3), 4: F(1, 3)}
    assert ruled(kind="void") == dict.fromkeys((1, 2, 3, 4), F(1, 2))
    assert ruled(kind="replay") == {}


def test_penalties_count_until_others_stand_for_them() -> None:
    hall = under_way(8)
    hall.finish(1, 1)
    hall.do(rulings.penalise, PenaltyPlan(1, "points", text("late"), points="1/4"))
    hall.do(rulings.penalise, PenaltyPlan(2, "warning", text("loud")))
    assert points(hall)[1] == F(3, 4)
    hall.do(rulings.penalise, PenaltyPlan(1, "points", text("not so late"), points="1/8", replaces=1))
    assert points(hall)[1] == F(7, 8)
    hall.do(rulings.penalise, PenaltyPlan(1, "disqualification", text("cheated")))
    assert [place.entry for place in final_places(hall.tournament)][:3] == [2, 3, 4]


def test_points_for_a_table_that_was_not_played_make_nobody_an_opponent() -> None:
    hall = under_way(8)
    hall.finish(1, 1)
    hall.do(finishing.close_round, 1, hall.tournament.version, [Unfinished(2, "points", ("1/2", "0", "1", "0"))])
    assert points(hall)[7] == 1
    tallies = book_of(hall.tournament).tallies
    assert (tallies[7].played, tallies[7].lines[0].opponents) == (0, ())
    assert tallies[1].lines[0].opponents == (2, 3, 4)


def test_a_withdrawn_round_counts_for_nothing() -> None:
    hall = under_way(8)
    assert list(book_of(hall.tournament).sheet.rounds) == [1]
    hall.do(publishing.withdraw_round, 1, hall.tournament.version, text("wrong"), answered=())
    assert book_of(hall.tournament).sheet.rounds == {}


def test_other_regulations_count_everything_anew() -> None:
    hall = under_way(8)
    hall.finish(1, 1)
    now = hall.tournament.regulations
    changed = replace(now, points=replace(now.points, scheme="places"))
    hall.do(life.amend, hall.rules, changed, seen=hall.tournament.regulated, reason=text("voted"), consent="o1")
    assert points(hall) == {1: 4, 2: 1, 3: 1, 4: 1}
