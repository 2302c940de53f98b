"""Who goes on: from standings and from matches, and what decides among those tied at the cut."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from extensions.tournaments.domain.standings.book import Book, fold_book
from extensions.tournaments.domain.standings.cuts import Cut, KnockoutMatch, cut_groups, cut_match
from extensions.tournaments.domain.standings.inputs import Award, Entrant, Input
from extensions.tournaments.domain.standings.scoring import CutRule, ScoringRules
from tests.tournaments.law import LAW
from tests.tournaments.standings.tables import at, entries, merits, over, played, scores, seated

F = Fraction
DRAW: list[Input] = [seated(1, (1, 2)), over(1, 1, merits(1, 1))]


def book(*inputs: Input, cut: tuple[CutRule, ...] = (), best: int = 2) -> Book:
    return fold_book(ScoringRules(best=best, cut=cut), inputs)


GROUPS = st.lists(st.integers(1, 4), max_size=5).map(
    lambda sizes: [tuple(range(sum(sizes[:each]), sum(sizes[: each + 1]))) for each in range(len(sizes))]
)


@LAW
@given(GROUPS, st.integers(0, 9))
def test_a_cut_loses_nobody_and_never_guesses(groups: list[tuple[int, ...]], advance: int) -> None:
    everybody = [entry for group in groups for entry in group]
    cut = cut_groups(groups, advance)
    assert [*cut.through, *cut.open, *cut.out] == everybody
    assert len(cut.through) + cut.places == min(advance, len(everybody))
    assert (cut.asks == "lot") == bool(cut.open) == (0 < cut.places < len(cut.open))
    drawn = cut_groups(groups, advance, cut.open[::-1])
    assert (len(drawn.through), drawn.open, drawn.asks) == (min(advance, len(everybody)), (), None)
    assert drawn.through[len(cut.through) :] == cut.open[::-1][: cut.places]


def test_a_lot_counts_for_those_alone_among_whom_it_was_drawn() -> None:
    assert cut_groups([(1,), (2, 3, 4)], 2, (3, 4)) == Cut((1,), (), (2, 3, 4), 1, "lot")
    assert cut_groups([(1,), (2, 3, 4)], 2, (3, 4, 2)) == Cut((1, 3), (4, 2))


def test_the_first_of_a_match_go_on() -> None:
    one = book(*entries(4), *played(1, (3, 1, 4, 2)), best=4)
    assert cut_match(one, KnockoutMatch((1, 2, 3, 4), (at(1),), 2)) == Cut((3, 1), (4, 2))


def test_a_match_of_several_games_counts_all_of_them() -> None:
    games: list[Input] = [*played(1, (1, 2)), *played(2, (2, 1)), *played(3, (2, 1))]
    three = KnockoutMatch((1, 2), (at(1), at(2), at(3)))
    assert cut_match(book(*entries(2), *games), three) == Cut((2,), (1,))
    assert cut_match(book(*entries(2), *games[:-1]), three).asks == "results"


def test_who_is_tied_is_never_decided_by_chance_unsaid() -> None:
    assert cut_match(book(*entries(2), *DRAW), KnockoutMatch((1, 2), (at(1),))) == Cut((), (), (1, 2), 1, "ruling")


def test_the_better_seed_goes_on_where_the_regulations_say_so() -> None:
    seeded: list[Input] = [Entrant(1, seed=4), Entrant(2, seed=3)]
    match = KnockoutMatch((1, 2), (at(1),))
    assert cut_match(book(*seeded, *DRAW, cut=("seed", "lot")), match) == Cut((2,), (1,))
    assert cut_match(book(Entrant(1, seed=4), Entrant(2), *DRAW, cut=("seed",)), match) == Cut((1,), (2,))
    assert cut_match(book(*entries(2), *DRAW, cut=("seed", "lot")), match).asks == "lot"


def test_scores_of_the_match_decide() -> None:
    games: list[Input] = [seated(1, (1, 2)), over(1, 1, scores(9, 4)), seated(2, (2, 1)), over(2, 1, scores(8, 1))]
    match = KnockoutMatch((1, 2), (at(1), at(2)))
    assert cut_match(book(*entries(2), *games, cut=("duplicate", "scores")), match) == Cut((2,), (1,))


def test_shares_on_boards_decide() -> None:
    board = seated(1, (1, 2), (3, 4), (5, 6), board=1)
    draws: list[Input] = [over(1, 1, merits(1, 1)), over(1, 2, merits(2, 1)), over(1, 3, merits(2, 1))]
    match = KnockoutMatch((1, 2), (at(1),))
    assert cut_match(book(*entries(6), board, *draws, cut=("duplicate", "lot")), match) == Cut((2,), (1,))


def test_one_game_more_is_asked_for_then_counted_then_passed_on() -> None:
    rules: tuple[CutRule, ...] = ("game", "lot")
    once = KnockoutMatch((1, 2), (at(1),))
    assert cut_match(book(*entries(2), *DRAW, cut=rules), once) == Cut((), (), (1, 2), 1, "game")
    more = KnockoutMatch((1, 2), (at(1),), extra=(at(2),))
    assert cut_match(book(*entries(2), *DRAW, seated(2, (1, 2)), cut=rules), more).asks == "results"
    assert cut_match(book(*entries(2), *DRAW, *played(2, (2, 1)), cut=rules), more) == Cut((2,), (1,))
    level = book(*entries(2), *DRAW, seated(2, (1, 2)), over(2, 1, merits(1, 1)), cut=rules)
    assert cut_match(level, more) == Cut((), (), (1, 2), 1, "lot")
    assert cut_match(level, KnockoutMatch((1, 2), (at(1),), extra=(at(2),), lot=(2, 1))) == Cut((2,), (1,))


def test_a_game_more_of_others_decides_nothing() -> None:
    given = [*entries(3), *DRAW, *played(2, (2, 1, 3))]
    match = KnockoutMatch((1, 2), (at(1),), extra=(at(2),))
    assert cut_match(book(*given, cut=("game",)), match) == Cut((), (), (1, 2), 1, "game")


def test_a_rule_that_tells_some_apart_leaves_the_others_to_the_next() -> None:
    four: list[Input] = [Entrant(1, seed=2), Entrant(2, seed=2), Entrant(3, seed=1), Entrant(4)]
    draw: list[Input] = [seated(1, (1, 2, 3, 4)), over(1, 1, merits(1, 1, 1, 1))]
    one = book(*four, *draw, cut=("seed", "lot"), best=4)
    assert cut_match(one, KnockoutMatch((1, 2, 3, 4), (at(1),), 2)) == Cut((3,), (4,), (1, 2), 1, "lot")
    assert cut_match(one, KnockoutMatch((1, 2, 3, 4), (at(1),), 2), ("seed",)).asks == "ruling"


@pytest.mark.parametrize("others", [frozenset({1}), frozenset({0, 1})])
def test_a_forfeited_match_advances_nobody_by_itself(others: frozenset[int]) -> None:
    given = [*entries(2), seated(1, (1, 2)), over(1, 1, merits(2, 1), others=others)]
    match = KnockoutMatch((1, 2), (at(1),))
    assert cut_match(book(*given, cut=("seed", "lot")), match) == Cut((), (), (1, 2), 1, "ruling")
    ruled = book(*given, Award(1, 1, F(1), 1), Award(1, 2, F(0), 1), cut=("seed", "lot"))
    assert cut_match(ruled, match) == Cut((1,), (2,))


def test_a_seat_left_at_a_larger_table_stops_nobody_else() -> None:
    given = [*entries(4), seated(1, (1, 2, 3, 4)), over(1, 1, merits(4, 1, 3, 1), others=frozenset({0}))]
    assert cut_match(book(*given, best=4, cut=("lot",)), KnockoutMatch((1, 2, 3, 4), (at(1),), 1)) == Cut((3,), (2, 4, 1))


def test_who_is_alone_goes_on() -> None:
    assert cut_match(book(*entries(1)), KnockoutMatch((1,), ())) == Cut((1,), ())
