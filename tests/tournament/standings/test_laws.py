"""Laws of standings, over small events of every kind."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from domain.tournament.standings.book import book_at, empty_book, fold_book, step
from domain.tournament.standings.inputs import Award, Entrant, Input, Penalty, RoundSeated
from domain.tournament.standings.ranking import Ranking, StandingsRow
from domain.tournament.standings.scoring import ScoringRules
from tests.tournament.law import LAW
from tests.tournament.naive import Naive
from tests.tournament.standings.events import Small, small_event

LUCK = st.integers(0, 10**9).map(Random)
EVENTS = LUCK.map(small_event)
SECTIONS = st.sampled_from([None, "", "b"])


def rows_of(scoring: ScoringRules, inputs: Sequence[Input], section: str | None = None) -> tuple[StandingsRow, ...]:
    return Ranking(fold_book(scoring, inputs), section).rows()


def trimmed(value: Any) -> Any:
    """A number of the product as the naive one: without the tuple around one, components without zeros at the end."""
    if value is None:
        return None
    components = list(value) if isinstance(value, (tuple, list)) else [Fraction(value)]
    while components and not components[-1]:
        components.pop()
    return components


@LAW
@given(EVENTS, SECTIONS)
def test_standings_are_what_a_naive_recount_says(event: Small, section: str | None) -> None:
    rows = rows_of(event.scoring, event.inputs, section)
    naive = Naive(event.scoring, event.inputs).rows(section)
    assert {row.entry for row in rows} == set(naive)
    for row in rows:
        expected = naive[row.entry]
        assert (row.place, row.points) == (expected.place, expected.points)
        for own, other in zip(row.ties, expected.ties, strict=True):
            assert trimmed(own) == trimmed(other)


@LAW
@given(EVENTS)
def test_a_book_kept_up_is_the_book_folded_from_nothing(event: Small) -> None:
    book = empty_book(event.scoring)
    for number, each in enumerate(event.inputs, 1):
        book = step(book, each)
        assert book == fold_book(event.scoring, event.inputs[:number])
    versions = list(enumerate(event.inputs, 1))
    assert book_at(event.scoring, versions, len(versions)) == book
    assert book_at(event.scoring, versions, 0) == empty_book(event.scoring)


@LAW
@given(EVENTS, LUCK)
def test_the_order_of_inputs_about_different_things_changes_nothing(event: Small, luck: Random) -> None:
    inputs = {(type(each), str(key_of(each))): each for each in event.once}
    other = list(inputs.values())
    luck.shuffle(other)
    assert fold_book(event.scoring, other) == fold_book(event.scoring, inputs.values())
    assert rows_of(event.scoring, other) == rows_of(event.scoring, list(inputs.values()))


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
            return each.id if hasattr(each, "id") else None


@LAW
@given(EVENTS)
def test_every_number_opens_into_what_it_is_made_of(event: Small) -> None:
    ranking = Ranking(fold_book(event.scoring, event.inputs))
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
@given(EVENTS, st.integers(1, 9))
def test_other_numbers_for_entries_change_no_place(event: Small, shift: int) -> None:
    def renamed(entry: int) -> int:
        return (entry * 7 + shift) % 13

    before = {renamed(row.entry): row._replace(entry=0) for row in rows_of(event.scoring, event.inputs)}
    after = {row.entry: row._replace(entry=0) for row in rows_of(event.scoring, [with_numbers(each, renamed) for each in event.inputs])}
    assert before == after


def with_numbers(each: Input, renamed: Any) -> Input:
    match each:
        case Entrant() | Award() | Penalty():
            return replace(each, entry=renamed(each.entry))
        case RoundSeated():
            tables = tuple(replace(table, seats=tuple(map(renamed, table.seats))) for table in each.tables)
            return replace(each, tables=tables, byes={renamed(entry): kind for entry, kind in each.byes.items()})
        case _:
            return each


@LAW
@given(EVENTS)
def test_places_leave_out_as_many_as_share_them(event: Small) -> None:
    rows = rows_of(event.scoring, event.inputs)
    placed = [row.place for row in rows if row.place is not None]
    assert placed == sorted(placed)
    for row in rows:
        if row.place is not None:
            assert row.place == 1 + sum(other < row.place for other in placed)
            assert row.sharing == placed.count(row.place) - 1


@LAW
@given(EVENTS, st.integers(1, 9), st.integers(1, 5))
def test_a_penalty_is_off_the_sum_of_one_and_off_nothing_else(event: Small, entry: int, off: int) -> None:
    book = fold_book(event.scoring, event.inputs)
    before = {row.entry: row for row in Ranking(book).rows()}
    asked = [at for at, name in enumerate(book.sheet.scoring.tie_breaks) if name != "head_to_head"]
    for row in Ranking(step(book, Penalty(99, entry, Fraction(off)))).rows():
        assert row.points == before[row.entry].points - (off if row.entry == entry else 0)
        assert [row.ties[at] for at in asked] == [before[row.entry].ties[at] for at in asked]
