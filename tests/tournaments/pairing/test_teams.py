"""Matches of teams."""

from __future__ import annotations

import msgspec
import pytest

from domain.kernel.errors import Conflict
from extensions.tournaments.domain.pairing.check import check
from extensions.tournaments.domain.pairing.drafts import RoundSeating, TableDraft
from extensions.tournaments.domain.pairing.methods.teams import teams
from extensions.tournaments.domain.pairing.sides import PairedSide, PairingField
from tests.tournaments.pairing.fields import FOURS

ROSTERS = {team: tuple(range(10 * team, 10 * team + 4)) for team in range(1, 9)}
MATCHES = RoundSeating((TableDraft((1, 2, 3, 4)), TableDraft((8, 7, 6, 5))))
FIELD = PairingField(sides=tuple(PairedSide(entry=member, team=team) for team, members in ROSTERS.items() for member in members), sizes=FOURS)


def test_every_table_of_a_match_seats_one_of_every_team() -> None:
    found = teams(MATCHES, ROSTERS)
    assert check(found, FIELD, "teams") == ()
    assert [table.match for table in found.tables] == [1, 1, 1, 1, 2, 2, 2, 2]
    assert {table.board for table in found.tables} == {0}
    for match, members in ((1, (1, 2, 3, 4)), (2, (5, 6, 7, 8))):
        tables = [table.seats for table in found.tables if table.match == match]
        assert all({entry // 10 for entry in seats} == set(members) for seats in tables)
        for seats in zip(*tables, strict=True):
            assert {entry // 10 for entry in seats} == set(members)


def test_in_duplicate_all_tables_share_a_board() -> None:
    assert {table.board for table in teams(MATCHES, ROSTERS, is_duplicate=True).tables} == {1}


def test_a_team_with_a_bye_has_it_whole() -> None:
    found = teams(RoundSeating((TableDraft((1, 2, 3, 4)),), (5,)), ROSTERS)
    assert found.byes == ROSTERS[5]
    five = msgspec.structs.replace(FIELD, sides=tuple(side for side in FIELD.sides if side.team < 6))
    assert check(found, five, "teams") == ()


def test_teams_of_a_match_need_as_many_members() -> None:
    with pytest.raises(Conflict, match="3 of team 2") as refusal:
        teams(MATCHES, {**ROSTERS, 2: (20, 21, 22)})
    assert refusal.value.code == "pairing-illegal"


def test_a_table_of_other_teams_is_no_part_of_the_match() -> None:
    found = teams(MATCHES, ROSTERS)
    first, last = found.tables[0].seats, found.tables[-1].seats
    swapped = (*found.tables[:-1], TableDraft((first[0], *last[1:]), match=2))
    wrong = (TableDraft((last[0], *first[1:]), match=1), *swapped[1:])
    assert {(each.reason, each.table) for each in check(RoundSeating(wrong), FIELD, "teams")} == {("match", 2), ("match", 3), ("match", 4), ("match", 8)}
