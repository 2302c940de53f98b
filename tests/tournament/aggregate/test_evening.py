"""A club's evening, from the creation to the final standings."""

from __future__ import annotations

from msgspec.structs import replace

from domain.tournament.decide import attendance, finishing, life
from domain.tournament.evolve import fold_tournament
from domain.tournament.facts.parts import FinalPlace, Unfinished
from tests.tournament.aggregate.hall import ID, Hall, heads_of, opened, text, under_way


def places(hall: Hall) -> list[FinalPlace]:
    return [FinalPlace(each.number, each.section, 1, "0") for each in hall.tournament.entries.values()]


def test_an_evening_ends_with_final_standings_and_the_seed() -> None:
    hall = opened(8)
    assert hall.status == "entries"
    for number in (1, 2, 3):
        assert hall.tournament.next_round == number
        hall.play(number)
    assert hall.status == "provisional"
    hall.pass_s(1801)
    hall.do(life.confirm, hall.tournament.version, places(hall))
    assert hall.status == "final"
    assert hall.tournament.ended == hall.tournament.version
    assert len(hall.tournament.places) == 8


def test_the_log_folds_to_the_same_tournament() -> None:
    hall = opened(9)
    hall.play(1)
    assert fold_tournament(ID, hall.log) == hall.tournament


def test_tables_that_still_play_count_as_it_is_said() -> None:
    hall = under_way(8)
    hall.finish(1, 1)
    hall.do(finishing.close_round, 1, hall.tournament.version, [Unfinished(2, "draw")])
    assert hall.state(1) == "closing"
    table = hall.tournament.rounds[1].tables[2]
    assert (table.state, table.result and table.result.kind) == ("ruled", "draw")
    hall.finish(1, 2)
    table = hall.tournament.rounds[1].tables[2]
    assert (table.state, table.result and table.result.kind) == ("finished", "played")
    hall.do(finishing.complete_close, 1, heads_of(hall.tournament, 1), by=None)
    assert hall.state(1) == "closed"


def test_who_waits_takes_the_place_of_who_goes() -> None:
    hall = opened(0)
    few = hall.tournament.regulations
    hall.do(life.amend, hall.rules, replace(few, entries=replace(few.entries, most=4)), 1, None)
    hall.enter(6)
    assert [each.state for each in hall.tournament.entries.values()] == ["entered"] * 4 + ["waiting"] * 2
    hall.do(attendance.withdraw, 2, text("ill"), by="e2")
    assert [each.state for each in hall.tournament.entries.values()][1::3] == ["withdrawn", "entered"]
