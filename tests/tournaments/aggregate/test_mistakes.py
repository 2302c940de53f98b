"""Mistakes of the desk: names that are corrected, entries that are removed, alone or as a person's second one."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from domain.kernel.errors import Refusal
from extensions.tournaments.domain.counting.tournament_book import book_of
from extensions.tournaments.domain.decide import attendance, entering, life, officials, publishing, removing
from extensions.tournaments.domain.decide.entering import NewEntry, place_entries
from extensions.tournaments.domain.entries import spoken_name, surname
from tests.tournaments.aggregate.hall import Hall, evening, opened, text, token, under_way
from tests.tournaments.aggregate.refused import refused


def test_a_corrected_name_is_shown_and_every_name_before_it_stays_the_entrys() -> None:
    hall = opened(0)
    hall.enter(2)
    first = hall.tournament.entries[1].names[0]
    hall.do(entering.correct_name, 1, 0, text("Jörg Müller"))
    hall.do(entering.correct_name, 1, 0, text("Müller, Jörg"))
    side = hall.tournament.entries[1]
    assert len({None if each is None else each.commitment for each in side.names_of(0)}) == 3
    assert (side.names_of(0)[0], side.names_of(0)[-1]) == (first, side.names[0])
    assert side.former == ()
    assert side.slip is not None


def test_who_substitutes_after_a_correction_leaves_all_names_to_the_entry() -> None:
    hall = opened(2)
    hall.do(entering.correct_name, 1, 0, text("Anna"))
    hall.do(entering.substitute, 1, 0, name=text("Zoe"), reason=None, slip=token("zoe"))
    assert len(set(hall.tournament.entries[1].names_of(0))) == 3


def test_only_the_desk_corrects_names_of_members_that_there_are() -> None:
    hall = opened(2)
    assert refused(hall, entering.correct_name, 1, 0, text("Anna"), by="e1") == "forbidden"
    assert refused(hall, entering.correct_name, 1, 1, text("Anna")) == "malformed"
    assert refused(hall, entering.correct_name, 1, -1, text("Anna")) == "malformed"
    assert refused(hall, entering.correct_name, 9, 0, text("Anna")) == "not-found"
    assert refused(hall, entering.correct_name, 1, 0, text("x" * 81)) == "malformed"


@pytest.mark.parametrize(
    ("written", "spoken", "sorted_by"),
    [
        ("Jörg Müller", "Jörg Müller", "Müller"),
        ("Müller, Jörg", "Jörg Müller", "Müller"),
        ("van den Berg, Anna Maria", "Anna Maria van den Berg", "van den Berg"),
        ("Anna", "Anna", "Anna"),
        ("Berg,Anna", "Berg,Anna", "Berg,Anna"),
        ("Berg, Anna, Dr.", "Berg, Anna, Dr.", "Dr."),
        (", Anna", ", Anna", "Anna"),
    ],
)
def test_a_name_of_one_comma_is_written_surname_first(written: str, spoken: str, sorted_by: str) -> None:
    assert (spoken_name(written), surname(written)) == (spoken, sorted_by)


def test_a_removed_entry_is_gone_for_every_request_and_its_number_is_not_used_again() -> None:
    hall = opened(3)
    hall.do(removing.remove, 2, None, text("Typed twice"))
    side = hall.tournament.entries[2]
    assert (side.state, side.slip, side.token, side.is_paired) == ("removed", None, None, False)
    for decide, given in ((attendance.withdraw, (2, None)), (attendance.reinstate, (2, None)), (attendance.check_in, (2,)), (removing.remove, (2, None, None)), (entering.correct_name, (2, 0, text("x")))):
        assert refused(hall, decide, *given) == "not-found", decide
    hall.enter(1)
    assert max(hall.tournament.entries) == 4


def test_an_entry_of_a_published_round_is_withdrawn_and_not_removed() -> None:
    hall = under_way(8)
    assert refused(hall, removing.remove, 1, None, None) == "entry-in-round"
    hall.enter(1)
    assert refused(hall, removing.remove, 9, 1, None) == "done"
    assert refused(hall, attendance.withdraw, 1, None) == "done"


def test_who_is_missing_from_a_round_is_in_it_too() -> None:
    hall = opened(8)
    hall.check_all_in()
    hall.enter(1)
    hall.draft(1)
    hall.publish(1)
    assert [each.kind for each in hall.tournament.rounds[1].byes if each.entry == 9] == ["absent"]
    assert refused(hall, removing.remove, 9, 1, None) == "entry-in-round"
    hall.do(publishing.withdraw_round, 1, hall.tournament.version, text("The wrong list"))
    assert refused(hall, removing.remove, 9, 1, None) == "done"


def test_the_first_one_waiting_gets_the_place_of_who_was_removed_or_goes() -> None:
    for state, decide, given in (("removed", removing.remove, (1, None, None)), ("withdrawn", attendance.withdraw, (1, None))):
        hall = full_of(2)
        hall.enter(2)
        hall.do(decide, *given)
        assert states(hall) == [state, "entered", "entered", "waiting"]


def test_the_entry_that_stays_gets_the_place_of_the_same_person() -> None:
    hall = full_of(2)
    hall.enter(2)
    hall.do(removing.remove, 1, 4, None)
    assert states(hall) == ["removed", "entered", "waiting", "entered"]


def full_of(most: int) -> Hall:
    """A tournament whose places are all taken."""
    regulations = evening()
    return opened(most, replace(regulations, entries=replace(regulations.entries, most=most)))


def states(hall: Hall) -> list[str]:
    return [each.state for each in hall.tournament.entries.values()]


def test_an_entry_is_the_same_as_another_of_people_that_takes_part() -> None:
    hall = opened(3)
    hall.enter(1, kind="stand_in")
    hall.do(attendance.withdraw, 3, None)
    assert refused(hall, removing.remove, 1, 1, None) == "malformed"
    assert refused(hall, removing.remove, 1, 4, None) == "malformed"
    assert refused(hall, removing.remove, 1, 3, None) == "not-entered"
    assert refused(hall, removing.remove, 1, 9, None) == "not-found"
    assert refused(hall, removing.remove, 1, 2, None, by="e1") == "forbidden"


def test_the_entry_of_an_official_is_not_removed() -> None:
    hall = opened(2)
    hall.do(officials.grant, "arbiter", slip=token("o2"), name=None, entry=1)
    assert refused(hall, removing.remove, 1, 2, None) == "malformed"
    hall.do(officials.revoke, "o2")
    assert refused(hall, removing.remove, 1, 2, None) == "done"


def test_a_removed_seed_is_free_again() -> None:
    hall = opened(1)
    hall.do(entering.enter, [NewEntry("all", (text("A"),), token("a"), seed=1)])
    hall.do(removing.remove, 2, None, None)
    hall.do(entering.enter, [NewEntry("all", (text("A"),), token("b"), seed=1)])


def test_standings_have_no_line_for_a_removed_entry() -> None:
    hall = under_way(8)
    hall.enter(1)
    assert 9 in book_of(hall.tournament).tallies
    hall.do(removing.remove, 9, None, None)
    assert 9 not in book_of(hall.tournament).tallies


def test_a_drafted_round_is_stale_once_one_of_its_entries_is_removed() -> None:
    hall = opened(8)
    hall.check_all_in()
    hall.draft(1)
    hall.do(removing.remove, 8, 7, None)
    assert [(each.type, each.entries) for each in hall.tournament.changes][-1] == ("entry.removed", (8, 7))


def test_a_list_is_placed_by_the_rules_of_entering_row_by_row() -> None:
    hall = full_of(3)
    hall.do(attendance.withdraw, 3, None)
    wanted = [NewEntry("all", (text("A"),), token("a"), seed=1), NewEntry("all", (text("B"),), token("b"), seed=1), NewEntry("all", (text("C"),), token("c"))]
    placed = list(place_entries(hall.tournament, wanted))
    assert [each if isinstance(each, str) else each.code for each in placed] == ["entered", "malformed", "waiting"]
    assert isinstance(placed[1], Refusal)
    assert refused(hall, entering.enter, wanted) == "malformed"
    hall.do(entering.enter, [wanted[0], wanted[2]])
    assert states(hall) == ["entered", "entered", "withdrawn", "entered", "waiting"]


def test_a_mistake_is_taken_out_until_the_tournament_is_over() -> None:
    hall = opened(2)
    hall.do(life.cancel, text("No hall"))
    assert refused(hall, removing.remove, 1, None, None) == "tournament-cancelled"
    assert refused(hall, entering.correct_name, 1, 0, text("A")) == "tournament-cancelled"
