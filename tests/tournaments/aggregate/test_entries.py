"""Entries: who may enter, when, and for how many places."""

from __future__ import annotations

from msgspec.structs import replace

from extensions.tournaments.domain.decide import attendance, entering, life
from extensions.tournaments.domain.decide.entering import EntryChanges, NewEntry
from tests.tournaments.aggregate.hall import Hall, evening, opened, text, token, under_way
from tests.tournaments.aggregate.refused import refused

ONE = NewEntry("all", (text("Anna"),), token("anna"), persons=("p1",))


def with_places(most: int, *, waiting_list: bool = True) -> Hall:
    regulations = evening()
    return opened(0, replace(regulations, entries=replace(regulations.entries, most=most, waiting_list=waiting_list)))


def test_entries_are_for_everybody_only_while_they_are_open() -> None:
    hall = Hall()
    assert refused(hall, entering.enter, [ONE], by=None) == "entries-closed"
    hall.do(life.open_entries)
    assert refused(hall, entering.enter, [ONE], by=None) == "done"
    hall.do(life.close_entries)
    assert refused(hall, entering.enter, [ONE], by=None) == "entries-closed"
    assert refused(hall, entering.enter, [ONE]) == "done"


def test_strangers_enter_one_by_one_and_neither_seeds_nor_bots() -> None:
    hall = opened(0)
    bot = NewEntry("all", (None,), None, kind="bot", bot="house")
    for wanted in ([ONE, ONE._replace(persons=("p2",))], [ONE._replace(seed=1)], [bot]):
        assert refused(hall, entering.enter, wanted, by=None) == "forbidden"
        assert refused(hall, entering.enter, wanted) == "done"


def test_one_person_is_one_entry() -> None:
    hall = opened(0)
    assert refused(hall, entering.enter, [ONE], holders={"p1": 4}) == "already-entered"
    assert refused(hall, entering.enter, [ONE, ONE]) == "already-entered"
    assert refused(hall, entering.enter, [ONE], holders={"p9": 4}) == "done"


def test_places_are_counted_and_bots_take_none() -> None:
    hall = with_places(2, waiting_list=False)
    hall.enter(2)
    assert refused(hall, entering.enter, [ONE]) == "tournament-full"
    hall.enter(1, kind="bot", bot="house")
    hall.enter(1, kind="stand_in")
    assert hall.tournament.entries[4].state == "entered"


def test_whoever_waits_is_first() -> None:
    hall = with_places(2)
    hall.enter(3)
    more = replace(hall.tournament.regulations, entries=replace(hall.tournament.regulations.entries, most=3))
    hall.do(life.amend, hall.rules, more, seen=hall.tournament.version, reason=None)
    hall.enter(1)
    assert [each.state for each in hall.tournament.entries.values()] == ["entered", "entered", "waiting", "waiting"]
    hall.do(attendance.admit)
    assert [each.state for each in hall.tournament.entries.values()] == ["entered", "entered", "entered", "waiting"]
    assert refused(hall, attendance.admit) == "tournament-full"


def test_late_entries_join_the_next_round_until_it_is_too_late() -> None:
    regulations = evening()
    late = replace(regulations.entries, late_rounds=1)
    hall = under_way(8, replace(regulations, entries=late))
    hall.enter(1)
    assert hall.tournament.entries[9].joined == 2
    hall.finish_all(1)
    hall.close(1)
    hall.check_all_in()
    hall.draft(2)
    hall.publish(2)
    assert refused(hall, entering.enter, [ONE]) == "entries-closed"


def test_a_number_of_the_seeding_is_given_once_in_a_section() -> None:
    hall = opened(2)
    hall.do(entering.change_entry, 1, EntryChanges(seed=5))
    assert refused(hall, entering.change_entry, 2, EntryChanges(seed=5)) == "malformed"
    assert refused(hall, entering.enter, [ONE._replace(seed=5)]) == "malformed"
    assert refused(hall, entering.change_entry, 1, EntryChanges(seed=5)) == "done"


def test_byes_are_asked_before_the_round_is_published_and_not_too_often() -> None:
    hall = under_way(8)
    assert refused(hall, attendance.ask_bye, 1, 1, by="e1") == "round-under-way"
    regulations = evening()
    hall = opened(4, replace(regulations, byes=replace(regulations.byes, most_asked=1)))
    hall.do(attendance.ask_bye, 1, 2, by="e1")
    assert refused(hall, attendance.ask_bye, 1, 3, by="e1") == "too-many-byes"
    hall.do(attendance.take_bye_back, 1, 2, by="e1")
    assert refused(hall, attendance.ask_bye, 1, 3, by="e1") == "done"


def test_who_was_substituted_has_no_token_any_more() -> None:
    hall = opened(1)
    hall.do(entering.substitute, 1, 0, name=text("A friend"), reason=None, slip=token("friend"), persons=["p2"])
    slip = hall.tournament.entries[1].slip
    assert slip is not None
    assert slip.hash == token("friend")
    assert hall.tournament.entries[1].token is None
    assert refused(hall, entering.substitute, 1, 0, name=None, reason=None, slip=token("x"), persons=["p2"], holders={"p2": 1}) == "already-entered"
