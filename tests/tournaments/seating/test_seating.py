"""Rounds from a tournament to its pairing and back: what a draft is made from, and what is noted of it."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from msgspec.structs import replace

from domain.kernel.errors import Malformed
from domain.rulesets.infiltrators import RULESET as INFILTRATORS
from extensions.tournaments.domain.decide import attendance, drafting, entering, publishing
from extensions.tournaments.domain.decide.entering import EntryChanges, NewEntry
from extensions.tournaments.domain.facts.parts import Bye
from extensions.tournaments.domain.pairing.figures import figures
from extensions.tournaments.domain.pairing.make_draft import make_draft
from extensions.tournaments.domain.regulations.regulations import Regulations
from extensions.tournaments.domain.regulations.terms import Comparison, EntryTerms, Sizes
from extensions.tournaments.domain.seating.field_of_round import field_of, first_field
from extensions.tournaments.domain.seating.logged_draft import request_of, to_logged, together_draft
from tests.tournaments.aggregate.hall import Hall, evening, heads_of, opened, token, under_way
from tests.tournaments.aggregate.refused import refusal_of, refused


def draft(hall: Hall, number: int) -> None:
    made = make_draft(request_of(hall.tournament, number, {}))
    hall.do(drafting.draft_round, number, to_logged(hall.tournament, number, made))


def by_method(method: str, rounds: int, preset: str = "league-evening", **terms: object) -> Regulations:
    regulations = evening(preset=preset)
    pairing = replace(regulations.pairing, method=method, rounds=rounds, merit_rounds=0)
    return replace(regulations, pairing=pairing, entries=EntryTerms(**terms))  # type: ignore[arg-type]


def test_no_later_change_of_an_entry_changes_what_follows_from_the_first_round() -> None:
    """A bracket by other seeds would pair two of one branch; a schedule by other ratings or groups, two who have met."""
    pairs = Sizes(2, 2, 2)
    options = {**evening().options, "variant": "croupier"}
    cup, plan, swiss = (by_method(*each, late_rounds=0) for each in (("knockout", 2, "cup"), ("schedule", 3), ("swiss", 3)))
    for regulations, fixed in ((cup, {"section", "seed", "rating"}), (plan, {*CHANGES}), (swiss, set[str]())):
        hall = opened(6, replace(regulations, sizes=pairs, options=options, sections=("all", "b")))
        for number in range(1, 6):
            hall.do(entering.change_entry, number, EntryChanges(seed=number))
        hall.do(attendance.withdraw, 6, None)
        draft(hall, 1)
        hall.publish(1)
        for number, (name, changes) in product(range(1, 6), CHANGES.items()):
            refusal = refusal_of(hall, entering.change_entry, number, changes)
            errors = refusal.errors if isinstance(refusal, Malformed) else {}
            assert list(errors) == ([name] if name in fixed or (name == "section" and number in seated(hall)) else []), (number, name)
        assert {refused(hall, entering.change_entry, 6, each) for each in CHANGES.values()} == {"done"}
        hall.do(publishing.withdraw_round, 1, hall.tournament.version, None)
        assert {refused(hall, entering.change_entry, 3, each) for each in CHANGES.values()} == {"done"}


CHANGES = {"section": EntryChanges(section="b"), "seed": EntryChanges(seed=9), "rating": EntryChanges(rating=99), "apart": EntryChanges(apart=(7,))}


def seated(hall: Hall) -> set[int]:
    """The entries at tables of round 1."""
    return {entry for table in hall.tournament.rounds[1].tables.values() for entry in table.entries}


def test_an_entry_of_a_co_operative_game_is_a_table() -> None:
    regulations = evening(INFILTRATORS, "duplicate")
    terms = replace(regulations, entries=EntryTerms(members=4), comparison=Comparison(measures=("won", "-turns")))
    hall = Hall(terms, INFILTRATORS)
    hall.do(entering.enter, [NewEntry("all", (None,) * size, token(f"{size}")) for size in (4, 3, 4)])
    hall.do(drafting.draft_round, 1, together_draft(hall.tournament, 1))
    hall.publish(1)
    tables = hall.tournament.rounds[1].tables.values()
    assert [(each.entries, len(each.seats), each.board) for each in tables] == [((1,), 4, 1), ((2,), 3, 2), ((3,), 4, 1)]


def test_who_is_not_there_is_in_no_field_and_stands_among_the_byes() -> None:
    hall = opened(9, by_method("schedule", 3, check_in="round"))
    hall.check_all_in()
    hall.do(attendance.check_out, 3)
    hall.do(attendance.ask_bye, 5, 1)
    hall.do(attendance.withdraw, 7, None)
    field = field_of(hall.tournament, 1)
    assert sorted(each.entry for each in field.sides) == [1, 2, 4, 6, 8, 9]
    made = to_logged(hall.tournament, 1, make_draft(request_of(hall.tournament, 1)))
    assert made.byes == (Bye(3, "absent"), Bye(5, "asked"))
    hall.do(drafting.draft_round, 1, made)


def test_a_field_is_sorted_by_the_seeding_and_says_who_is_apart() -> None:
    hall = opened(4)
    hall.do(entering.change_entry, 3, EntryChanges(seed=1, apart=(7,)))
    hall.do(entering.change_entry, 4, EntryChanges(rating=1500))
    field = field_of(replace(hall.tournament, regulations=by_method("swiss", 1)), 1, {2: Fraction(3, 2)})
    assert [(each.entry, each.seed) for each in field.sides] == [(3, 1), (4, 2), (1, 0), (2, 0)]
    assert field.sides[0].apart == {7}
    assert field.sides[3].points == Fraction(3, 2)
    assert field.seating == "places"


def test_history_is_what_was_published_and_void_tables_made_nobody_meet() -> None:
    hall = under_way(8, by_method("swiss", 3))
    first = first_field(hall.tournament)
    assert first is not None
    assert [each.entry for each in first.sides] == list(range(1, 9))
    table = hall.tournament.rounds[1].tables[1]
    side = field_of(hall.tournament, 2).by_entry()[table.entries[1]]
    assert side.met == {each: 1 for each in table.entries if each != side.entry}
    assert side.seats == {4: (0, 1, 0, 0)}
    void = replace(hall.tournament.rounds[1], tables={1: replace(table, state="void")})
    assert field_of(replace(hall.tournament, rounds={1: void}), 2).by_entry()[side.entry].met == {}


def test_figures_are_noted_in_their_order_with_their_bounds() -> None:
    hall = under_way(8, by_method("schedule", 3))
    hall.finish(1, 1)
    hall.finish(1, 2)
    assert len(heads_of(hall.tournament, 1)) == 2
    made = make_draft(request_of(hall.tournament, 2))
    noted = to_logged(hall.tournament, 2, made).figures
    assert [each.name for each in noted] == ["forbidden", "seconds", "apart", "repeats", "spread", "seats", "lot"]
    assert noted[3].bound == made.figures.bounds.repeats
    assert figures(made.pairing, field_of(hall.tournament, 2), made.seed) == made.figures
