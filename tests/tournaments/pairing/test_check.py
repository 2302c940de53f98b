"""Drafts that are illegal, each for its reason and at its table."""

from __future__ import annotations

import pytest

from extensions.tournaments.domain.pairing.check import check
from extensions.tournaments.domain.pairing.drafts import Method, RoundSeating, TableDraft
from extensions.tournaments.domain.pairing.sides import PairingField
from tests.tournaments.pairing.fields import FOURS, PAIRS, field_of, with_side

EIGHT = field_of(8)
GOOD = RoundSeating((TableDraft((1, 2, 3, 4)), TableDraft((5, 6, 7, 8))))


def pairing(*tables: tuple[int, ...], byes: tuple[int, ...] = ()) -> RoundSeating:
    return RoundSeating(tuple(map(TableDraft, tables)), byes)


def test_a_legal_draft_has_no_fault() -> None:
    assert check(GOOD, EIGHT) == ()
    assert check(pairing((1, 2, 3), (4, 5, 6, 7, 8)), EIGHT) == ()
    assert check(pairing((1, 2), (3, 4), byes=(5,)), field_of(5, PAIRS)) == ()


@pytest.mark.parametrize(
    ("planted", "field", "reason", "table", "entries"),
    [
        (pairing((1, 2, 3, 4), (5, 6, 7, 9)), EIGHT, "unknown", 2, (9,)),
        (pairing((1, 2, 3, 4), (5, 6, 7, 1)), EIGHT, "twice", 1, (1,)),
        (pairing((1, 2, 3, 4), (5, 6, 7, 7)), EIGHT, "twice", 2, (7,)),
        (pairing((1, 2, 3, 4), (5, 6, 7)), EIGHT, "missing", None, (8,)),
        (pairing((1, 2, 3, 4, 5, 6), (7, 8)), EIGHT, "size", 1, (1, 2, 3, 4, 5, 6)),
        (pairing((1, 2, 3, 4, 5, 6), (7, 8)), EIGHT, "size", 2, (7, 8)),
        (pairing((1, 2, 3, 4), (5, 6, 7, 8), ()), EIGHT, "size", 3, ()),
        (GOOD, with_side(EIGHT, 6, section="b"), "section", 2, (5, 6, 7, 8)),
        (pairing((1, 2, 3, 4), (5, 6, 7), byes=(8,)), EIGHT, "bye", None, (8,)),
        (pairing((1, 2, 3, 4), (5, 6, 7, 8), byes=(8,)), EIGHT, "twice", 2, (8,)),
        (pairing((1, 2, 3, 4), (5, 6, 7), byes=(8, 8)), EIGHT, "twice", None, (8,)),
        (pairing((1, 2, 3, 4), (5, 6, 7, 8), byes=(9,)), EIGHT, "unknown", None, (9,)),
        (pairing((1, 2, 3, 4), (5, 6, 7, 8), byes=(9,)), field_of(8, reserves=1), "bye", None, (9,)),
        (pairing((1, 2, 3, 4), (5, 6, 7, 8, 9)), field_of(8, reserves=1), "reserve", None, (9,)),
        (pairing((1, 2, 3, 4), byes=(5, 6, 7, 8)), EIGHT, "bye", None, (5, 6, 7, 8)),
    ],
)  # fmt: skip
def test_a_planted_fault_is_named(planted: RoundSeating, field: PairingField, reason: str, table: int | None, entries: tuple[int, ...]) -> None:
    assert (reason, table, entries) in {(each.reason, each.table, each.entries) for each in check(planted, field)}


def test_members_of_a_team_sit_together_only_outside_of_matches_of_teams() -> None:
    field = with_side(with_side(EIGHT, 1, team=3), 4, team=3)
    assert [(each.reason, each.table, each.entries) for each in check(GOOD, field, "teams")] == [("team", 1, (1, 4))]
    assert check(GOOD, field, "swiss") == ()


@pytest.mark.parametrize("method", ["swiss", "manual", "schedule"])
def test_all_who_are_there_are_paired_unless_people_make_tables(method: Method) -> None:
    assert check(pairing((1, 2, 3, 4)), EIGHT, method)
    assert check(pairing((1, 2, 3, 4)), EIGHT, "open") == ()


def test_sentences_say_what_is_wrong() -> None:
    [fault] = check(pairing((1, 2)), field_of(2, FOURS), "open")
    assert fault.detail == "Table 1 seats 2; 3 to 5 may sit at a table."
