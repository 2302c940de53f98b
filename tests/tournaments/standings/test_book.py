"""What an entry has of each round: tables, byes, absence, seats in other hands, awards, penalties."""

from __future__ import annotations

from fractions import Fraction

import pytest
from msgspec.structs import replace as with_changes

from domain.kernel.placing import Placing
from extensions.tournaments.domain.points.schemes import Measure, TableOutcome, Together, Win
from extensions.tournaments.domain.standings.book import Member, fold_book
from extensions.tournaments.domain.standings.inputs import Award, Entrant, Input, RoundSeated, SeatedTable
from extensions.tournaments.domain.standings.scoring import ScoringRules
from tests.tournaments.standings.tables import entries, kinds, merits, over, played, rows, scores, seated, sums

F = Fraction
BEATEN = ScoringRules()


def test_a_table_without_a_result_is_neither_absence_nor_points() -> None:
    assert kinds(fold_book(BEATEN, [*entries(2), seated(1, (1, 2))]), 1) == []


def test_who_enters_late_has_two_rounds_as_if_asked_for() -> None:
    rounds = [seated(number, (1, 2)) for number in (1, 2, 3, 4)]
    book = fold_book(BEATEN, [*entries(2), Entrant(3, first_round=4), *rounds])
    assert kinds(book, 3) == ["late", "late", "late", "absent"]
    assert [line.points for line in book.tallies[3].lines] == [F(2, 5), F(2, 5), 0, 0]


def test_a_seat_that_a_bot_finished_keeps_its_place_and_its_points_are_nobodys() -> None:
    given = [*entries(3), seated(1, (1, 2, 3)), over(1, 1, merits(3, 2, 1), others=frozenset({0}))]
    book = fold_book(BEATEN, given)
    assert sums(book) == {1: 0, 2: F(1, 2), 3: 0}
    assert kinds(book, 1) == ["forfeit"]
    assert book.tallies[2].lines[0].opponents == (3,)
    assert sums(fold_book(BEATEN, [*given, Award(1, 1, F(1, 5), 1)])) == {1: F(1, 5), 2: F(1, 2), 3: 0}


@pytest.mark.parametrize("kind", ["stand-in", "bot"])
def test_a_stand_in_plays_and_scores_for_nobody(kind: str) -> None:
    given = [*entries(2), Entrant(3, kind=kind), seated(1, (1, 3, 2)), over(1, 1, merits(2, 3, 1))]  # type: ignore[arg-type]
    book = fold_book(BEATEN, given)
    assert sums(book) == {1: F(1, 2), 2: 0}
    assert book.tallies[1].lines[0].opponents == (2,)
    assert 3 not in rows(BEATEN, *given)


def test_a_void_table_gives_the_mean_to_those_who_played_it() -> None:
    given = [*entries(4), seated(1, (1, 2, 3, 4)), over(1, 1, merits(4, 3, 2, 1), others=frozenset({2, 3}), is_void=True)]
    book = fold_book(BEATEN, given)
    assert sums(book) == {1: F(1, 2), 2: F(1, 2), 3: 0, 4: 0}
    assert kinds(book, 1) == ["void"]
    assert not book.tallies[1].played
    assert sums(fold_book(BEATEN, [*given, Award(1, 2, F(1), 1)]))[2] == 1


def test_an_award_counts_in_place_of_the_table() -> None:
    book = fold_book(BEATEN, [*entries(2), *played(1, (1, 2)), Award(1, 2, F(3), 1)])
    assert sums(book) == {1: 1, 2: 3}
    assert kinds(book, 2) == ["award"]
    assert book.tallies[2].lines[0].is_played


def test_an_arbiter_says_what_an_absent_entry_has() -> None:
    book = fold_book(BEATEN, [*entries(3), *played(1, (1, 2)), Award(1, 3, F(1, 4))])
    assert sums(book)[3] == F(1, 4)
    assert not book.tallies[3].played


def test_a_board_gives_matchpoints_in_place_of_table_points() -> None:
    tables = [(number, number + 10) for number in range(1, 7)]
    given = [Entrant(each) for pair in tables for each in pair]
    given_round = seated(1, *tables, board=1)
    won_by_second = (2, 5)
    results = [over(1, each, merits(1, 2) if each in won_by_second else merits(2, 1)) for each in range(1, 7)]
    book = fold_book(ScoringRules(best=2, comparison="matchpoints"), [*given, given_round, *results])
    assert [book.tallies[10 + each].points for each in (2, 5, 1)] == [F(9, 10), F(9, 10), F(3, 10)]
    plain = fold_book(ScoringRules(best=2), [*given, given_round, *results])
    assert plain.tallies[12].points == 1
    assert plain.tallies[12].lines[0].share == F(9, 10)


def test_boards_are_worth_what_tables_are_on_average() -> None:
    given = [*entries(6), *played(1, (1, 2), (3, 4), (5, 6), board=1), *played(2, (1, 2), (3, 4), board=1)]
    book = fold_book(ScoringRules(scheme=Win(), best=4, comparison="matchpoints"), given)
    [first, second] = book.tallies[1].lines
    assert first.points == F(1, 4)
    assert first.seats[0].compared is not None
    assert (second.points, second.seats[0].compared) == (F(2, 4), None)


def test_short_tables_are_not_compared_with_full_ones() -> None:
    shorter = RoundSeated(1, (*seated(1, (1, 2), (3, 4), (5, 6)).tables, SeatedTable(4, (7, 8, 9), 1)))
    tables = tuple(with_changes(each, board=1) for each in shorter.tables)
    results = [over(1, at, merits(*range(len(each.seats)))) for at, each in enumerate(tables, 1)]
    book = fold_book(ScoringRules(comparison="matchpoints"), [*entries(9), with_changes(shorter, tables=tables), *results])
    assert book.tallies[7].lines[0].seats[0].compared is None
    assert book.tallies[1].lines[0].seats[0].compared is not None


def test_scores_of_a_board_are_compared_with_the_mean_of_the_others() -> None:
    given = [*entries(6), seated(1, (1, 2), (3, 4), (5, 6), board=1)]
    results = [over(1, 1, scores(30, 0)), over(1, 2, scores(20, 10)), over(1, 3, scores(10, 20))]
    book = fold_book(ScoringRules(best=2, comparison="difference"), [*given, *results])
    assert sums(book) == {1: 15, 3: 0, 5: -15, 2: -15, 4: 0, 6: 15}


def test_equal_table_points_on_a_board_are_told_apart_by_scores() -> None:
    given = [*entries(6), seated(1, (1, 2), (3, 4), (5, 6), board=1)]
    results = [over(1, 1, scores(30, 0)), over(1, 2, scores(20, 10)), over(1, 3, scores(25, 20))]
    book = fold_book(ScoringRules(best=2, comparison="matchpoints"), [*given, *results])
    assert {entry: book.tallies[entry].points for entry in (1, 3, 5)} == {1: 1, 3: 0, 5: F(1, 2)}


def test_a_table_that_plays_together_is_one_side() -> None:
    def mission(turns: int, *winners: int) -> TableOutcome:
        return TableOutcome(winners, Placing((1, 1), measures={"turns": turns}))

    scoring = ScoringRules(scheme=Together((Measure("turns"),)), best=2, comparison="matchpoints", tie_breaks=("opponents",))
    given = [*entries(3), seated(1, (1, 1), (2, 2), (3, 3), board=1)]
    given += [over(1, 1, mission(9, 0, 1)), over(1, 2, mission(4, 0, 1)), over(1, 3, mission(4), others=frozenset({0}))]
    book = fold_book(scoring, given)
    assert sums(book) == {1: F(1, 2), 2: 1, 3: 0}
    assert [line.opponents for line in book.tallies[1].lines] == [()]
    mixed = fold_book(scoring, [*entries(2), seated(1, (1, 2)), over(1, 1, mission(4, 0, 1))])
    assert [line.opponents for line in mixed.tallies[1].lines] == [()]


def team_round(number: int, *orders: tuple[int, int, int]) -> list[Input]:
    """A match of three entries whose members meet at a table each: entries, best first."""
    tables = tuple(SeatedTable(at, each, members=(at - 1,) * 3) for at, each in enumerate(orders, 1))
    return [RoundSeated(number, tables), *(over(number, at, merits(3, 2, 1)) for at in range(1, len(orders) + 1))]


def test_a_team_has_the_sums_of_its_best_members() -> None:
    rounds = [*team_round(1, (1, 2, 3), (2, 1, 3), (1, 3, 2)), *team_round(2, (3, 2, 1), (2, 3, 1), (1, 2, 3))]
    every, best = ScoringRules(best=3, members=3), ScoringRules(best=3, members=3, best_members=2)
    assert sums(fold_book(every, [*entries(3), *rounds])) == {1: F(7, 2), 2: F(7, 2), 3: 2}
    book = fold_book(best, [*entries(3), *rounds])
    assert sums(book) == {1: 3, 2: 3, 3: F(3, 2)}
    assert book.tallies[2].members == (Member(1, F(2), True), Member(0, F(1), True), Member(2, F(1, 2), False))


def test_a_bye_of_a_team_is_one_for_each_member_that_counts() -> None:
    bye = seated(1, byes={1: "allocated"})
    assert sums(fold_book(ScoringRules(best=3, members=3, best_members=2), [*entries(1), bye])) == {1: F(6, 5)}
    assert sums(fold_book(ScoringRules(best=3, members=3), [*entries(1), bye])) == {1: F(9, 5)}
    late = fold_book(ScoringRules(best=3, members=3, best_members=2), [Entrant(1, first_round=2), seated(1)])
    assert (kinds(late, 1), sums(late)) == (["late"], {1: F(4, 5)})


def test_members_who_share_a_table_are_one_side_whoever_has_the_first_seat() -> None:
    rounds = [RoundSeated(each, (SeatedTable(1, (1, 1), members=(each - 1, 2 - each)),)) for each in (1, 2)]
    won = TableOutcome((0, 1), Placing((1, 1)))
    book = fold_book(ScoringRules(scheme=Together(), best=2), [*entries(1), *rounds, over(1, 1, won), over(2, 1, won)])
    assert sums(book) == {1: 2}


def test_a_result_has_the_seats_of_its_table() -> None:
    sits, three = seated(1, (1, 2)), over(1, 1, merits(1, 2, 3))
    for given in ((sits, three), (three, sits), (sits, over(1, 1, merits(1, 2), others=frozenset({2})))):
        with pytest.raises(ValueError, match="has 2 seats"):
            fold_book(BEATEN, given)


def test_scoring_that_contradicts_itself_is_refused() -> None:
    with pytest.raises(ValueError, match="seat"):
        ScoringRules(best=0)
    with pytest.raises(ValueError, match="members"):
        ScoringRules(members=2, best_members=3)
    with pytest.raises(ValueError, match="matchpoints"):
        ScoringRules(scheme=Together(), comparison="difference")
    with pytest.raises(ValueError, match="once"):
        ScoringRules(tie_breaks=("wins", "wins"))
