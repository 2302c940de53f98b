"""Places: points, then tie-breaks in the stated order, then shared."""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import replace

from extensions.tournaments.domain.points.schemes import Scores
from extensions.tournaments.domain.standings.book import fold_book
from extensions.tournaments.domain.standings.inputs import Award, Entrant, Input, Penalty
from extensions.tournaments.domain.standings.scoring import ScoringRules, TieBreak
from extensions.tournaments.domain.standings.tie_breaks import Value, head_to_head
from tests.tournaments.standings.tables import entries, merits, over, played, rows, scores, seated

F = Fraction


def ties(name: TieBreak, *inputs: Input, scoring: ScoringRules | None = None) -> dict[int, Value | None]:
    """One tie-break, by entry."""
    only = replace(scoring or ScoringRules(best=2), tie_breaks=(name,))
    return {entry: row.ties[0] for entry, row in rows(only, *inputs).items()}


def test_the_disqualified_have_no_place_and_others_keep_what_they_won_from_them() -> None:
    given = [*entries(2), *played(1, (1, 2)), Penalty(1, 1, disqualifies=True)]
    found = rows(ScoringRules(best=2, tie_breaks=("opponents",)), *given)
    assert {entry: row.place for entry, row in found.items()} == {1: None, 2: 1}
    assert found[2].ties == ((F(1),),)


def test_sections_have_standings_of_their_own() -> None:
    given: list[Input] = [Entrant(1, section="a"), Entrant(2, section="b"), Entrant(3, section="b"), *played(1, (1, 2, 3))]
    assert {entry: row.place for entry, row in rows(ScoringRules(), *given, section="b").items()} == {2: 1, 3: 2}
    assert rows(ScoringRules(), *given, section="c") == {}


def test_opponents_count_by_points_per_table_and_no_less_than_two_thirds_of_the_mean() -> None:
    given = [*entries(4), *played(1, (1, 2), (3, 4)), *played(2, (1, 3), (2, 4))]
    assert ties("opponents", *given) == {
        1: (F(1, 2),), 2: ((1 + F(1, 3)) / 2,), 3: ((1 + F(1, 3)) / 2,), 4: (F(1, 2),)
    }  # fmt: skip
    assert ties("opponents_cut1", *given) == {1: (F(1, 2),), 2: (F(1),), 3: (F(1),), 4: (F(1, 2),)}


def test_own_byes_and_forfeits_are_no_opponents_and_penalties_take_nothing_from_others() -> None:
    given = [
        *entries(3), *played(1, (1, 2)), seated(2, (1, 3), byes={2: "allocated"}),
        over(2, 1, merits(1, 2), others=frozenset({1})), Penalty(1, 2, F(1)), Award(1, 2, F(2, 3), 1),
    ]  # fmt: skip
    found = ties("opponents", *given)
    assert found[1] == (F(2, 3),)
    assert found[3] == (F(0),)
    assert ties("opponents", *entries(2), *played(1, (1, 2)))[1] == ties("opponents_cut1", *entries(2), *played(1, (1, 2)))[1]


def test_points_that_are_differences_have_no_least() -> None:
    given = [*entries(2), seated(1, (1, 2)), over(1, 1, scores(10, 0))]
    assert ties("opponents", *given, scoring=ScoringRules(scheme=Scores())) == {1: (F(-5),), 2: (F(5),)}


def test_head_to_head_counts_the_tables_that_those_tied_share() -> None:
    given = [*entries(7), *played(1, (1, 2, 3)), *played(2, (2, 4, 5), (6, 1, 7))]
    found = rows(ScoringRules(best=3, tie_breaks=("head_to_head",)), *given)
    assert found[1].points == found[2].points == F(3, 2)
    assert (found[1].ties, found[2].ties) == (((F(1),),), ((F(1, 2),),))
    assert (found[1].place, found[2].place) == (1, 2)


def test_head_to_head_says_nothing_where_some_met_more_often_or_at_more_tables_or_nobody_met() -> None:
    book = fold_book(ScoringRules(best=3), [*entries(4), *played(1, (1, 2, 3)), *played(2, (4, 1)), *played(3, (4, 2)), *played(4, (4, 3))])
    assert head_to_head(book, (1, 2, 3, 4)) is None
    assert head_to_head(book, (1, 2, 3)) is not None
    again = fold_book(ScoringRules(best=2), [*entries(3), *played(1, (1, 2)), *played(2, (1, 2)), *played(3, (1, 3)), *played(4, (2, 3))])
    assert head_to_head(again, (1, 2, 3)) is None
    assert ties("head_to_head", *entries(4), *played(1, (1, 3), (2, 4))) == dict.fromkeys((1, 2, 3, 4))


def test_three_who_beat_each_other_in_a_circle_stay_together() -> None:
    circle = [*entries(3), *played(1, (1, 2)), *played(2, (2, 3)), *played(3, (3, 1))]
    assert ties("head_to_head", *circle) == dict.fromkeys((1, 2, 3), (F(1),))
    chain = [*entries(4), *played(1, (1, 2), (3, 4)), *played(2, (2, 3), (4, 1))]
    assert ties("head_to_head", *chain) == dict.fromkeys((1, 2, 3, 4))


def test_of_two_who_met_the_winner_is_first() -> None:
    given = [*entries(4), *played(1, (2, 1), (3, 4)), *played(2, (1, 3), (2, 4)), *played(3, (1, 4), (3, 2))]
    found = rows(ScoringRules(best=2, tie_breaks=("head_to_head",)), *given)
    assert [found[entry].points for entry in (1, 2, 3, 4)] == [2, 2, 2, 0]
    assert {entry: row.place for entry, row in found.items()} == {1: 1, 2: 1, 3: 1, 4: 4}
    closer = rows(ScoringRules(best=2, tie_breaks=("head_to_head",)), *given, Award(3, 3, F(1, 2), 2))
    assert {entry: row.place for entry, row in closer.items()} == {2: 1, 1: 2, 3: 3, 4: 4}
    assert closer[2].ties == ((F(1),),)
    assert closer[3].ties == (None,)


def test_wins_are_tables_won_and_not_byes() -> None:
    given = [*entries(3), *played(1, (1, 2)), seated(2, (1, 2), byes={3: "allocated"}), over(2, 1, merits(1, 1))]
    assert ties("wins", *given) == {1: (F(2),), 2: (F(1),), 3: (F(0),)}


def test_the_mean_of_duplicate_shares() -> None:
    given = [*entries(6), *played(1, (1, 2), (3, 4), (5, 6), board=1), over(1, 3, merits(1, 2)), *played(2, (1, 2), (3, 4))]
    assert ties("duplicate", *given) == {1: (F(3, 4),), 3: (F(3, 4),), 5: (F(0),), 2: (F(1, 4),), 4: (F(1, 4),), 6: (F(1),)}


def test_scores_are_over_the_mean_of_the_table() -> None:
    given = [*entries(3), seated(1, (1, 2)), over(1, 1, scores(9, 4)), seated(2, (1, 3)), over(2, 1, merits(2, 1))]
    assert ties("scores", *given) == {1: (F(5, 2),), 2: (F(-5, 2),), 3: (F(0),)}


def test_places_are_counted_first_ones_first_and_shared_by_those_tied() -> None:
    given = [*entries(3), seated(1, (1, 2, 3)), over(1, 1, merits(3, 3, 1)), *played(2, (3, 1, 2))]
    assert ties("places", *given) == {1: (F(1, 2), F(3, 2)), 2: (F(1, 2), F(1, 2), F(1)), 3: (F(1), F(0), F(1))}


def test_progress_sums_what_an_entry_had_after_each_round() -> None:
    given = [*entries(3), *played(1, (1, 2)), *played(2, (2, 1)), seated(3, (1, 2), byes={3: "asked"})]
    assert ties("progress", *given) == {1: (F(2),), 2: (F(1),), 3: (F(1, 2),)}


def test_tie_breaks_are_asked_in_the_stated_order() -> None:
    given = [*entries(4), seated(1, (1, 2), (3, 4)), over(1, 1, scores(9, 0)), over(1, 2, scores(5, 4)), Award(1, 2, F(1), 1)]
    by_wins = rows(ScoringRules(best=2, tie_breaks=("wins", "scores")), *given)
    assert [by_wins[entry].place for entry in (1, 3, 2, 4)] == [1, 2, 3, 4]
    by_scores = rows(ScoringRules(best=2, tie_breaks=("scores", "wins")), *given)
    assert [by_scores[entry].place for entry in (1, 3, 2, 4)] == [1, 2, 3, 4]
    assert rows(ScoringRules(best=2), *given)[2].place == 1
