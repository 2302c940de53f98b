"""Laws of standings, over small tournaments of every kind."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from extensions.tournaments.domain.standings.book import fold_book
from extensions.tournaments.domain.standings.inputs import Award, Entrant, Input, Penalty, RoundSeated
from extensions.tournaments.domain.standings.ranking import Ranking, StandingsRow
from extensions.tournaments.domain.standings.scoring import ScoringRules
from tests.tournaments.law import LAW
from tests.tournaments.standings.tournaments import Small, small_tournament

LUCK = st.integers(0, 10**9).map(Random)
TOURNAMENTS = LUCK.map(small_tournament)


def rows_of(scoring: ScoringRules, inputs: Sequence[Input], section: str | None = None) -> tuple[StandingsRow, ...]:
    return Ranking(fold_book(scoring, inputs), section).rows()


@LAW
@given(TOURNAMENTS, LUCK)
def test_the_order_of_inputs_about_different_things_changes_nothing(tournament_id: Small, luck: Random) -> None:
    inputs = {(type(each), str(key_of(each))): each for each in tournament_id.inputs}
    other = list(inputs.values())
    luck.shuffle(other)
    assert fold_book(tournament_id.scoring, other) == fold_book(tournament_id.scoring, inputs.values())
    assert rows_of(tournament_id.scoring, other) == rows_of(tournament_id.scoring, list(inputs.values()))


def key_of(each: Input) -> Any:
    match each:
        case Entrant():
            return each.entry
        case Penalty():
            return each.number
        case Award():
            return each.round, each.table, each.entry
        case RoundSeated():
            return each.round
        case _:
            return each.id


@LAW
@given(TOURNAMENTS)
def test_every_number_opens_into_what_it_is_made_of(tournament_id: Small) -> None:
    ranking = Ranking(fold_book(tournament_id.scoring, tournament_id.inputs))
    for row in ranking.rows():
        opened = ranking.open_row(row.entry)
        off = sum(each.points for each in opened.penalties)
        alone = [line.points for line in opened.lines if line.member is None]
        counted = [each.points for each in opened.members if each.is_counted]
        assert row.points == opened.points == sum(alone + counted, Fraction()) - off
        for each in opened.members:
            assert each.points == sum(line.points for line in opened.lines if line.member == each.member)
        for line in opened.lines:
            if line.kind == "played":
                assert line.points * len(line.seats) == sum(seat.points for seat in line.seats)
        assert row.ties == tuple(tie.parts and tie.parts.value for tie in opened.ties)


@LAW
@given(TOURNAMENTS)
def test_places_leave_out_as_many_as_share_them(tournament_id: Small) -> None:
    rows = rows_of(tournament_id.scoring, tournament_id.inputs)
    placed = [row.place for row in rows if row.place is not None]
    assert placed == sorted(placed)
    for row in rows:
        if row.place is not None:
            assert row.place == 1 + sum(other < row.place for other in placed)
            assert row.sharing == placed.count(row.place) - 1
