"""All methods behind one function."""

from __future__ import annotations

import msgspec
import pytest

from domain.kernel.errors import Conflict
from extensions.tournaments.domain.pairing.check import check
from extensions.tournaments.domain.pairing.drafts import Method, RoundDraft, RoundSeating, TableDraft
from extensions.tournaments.domain.pairing.figures import figures
from extensions.tournaments.domain.pairing.history import after_round
from extensions.tournaments.domain.pairing.make_draft import VERSIONS, DraftRequest, make_draft
from extensions.tournaments.domain.pairing.sides import PairedSide, PairingField
from tests.tournaments.pairing.fields import FOURS, field_of, with_side

SIXTEEN = field_of(16)
STATED = RoundSeating(tuple(TableDraft(tuple(range(at, at + 4))) for at in (1, 5, 9, 13)))
TEAMS = PairingField(sides=tuple(PairedSide(entry=team) for team in range(1, 9)), sizes=FOURS)
ROSTERS = {team: (2 * team - 1, 2 * team) for team in range(1, 9)}
MEMBERS = PairingField(sides=tuple(PairedSide(entry=each, team=team) for team, members in ROSTERS.items() for each in members), sizes=FOURS)


def request(method: Method, field: PairingField = SIXTEEN, **more: object) -> DraftRequest:
    asked = DraftRequest(method=method, field=field, seed=b"seed", basis=7, rounds=5, stated=STATED)
    return msgspec.structs.replace(asked, **more)


ASKED = {
    **{method: request(method) for method in VERSIONS},
    "teams": request("teams", MEMBERS, teams=TEAMS, rosters=ROSTERS),
}


@pytest.mark.parametrize("method", ["schedule", "duplicate", "swiss"])
def test_a_section_of_bots_alone_has_no_table(method: Method) -> None:
    bots = tuple(PairedSide(entry=entry, kind="bot", section="bots") for entry in range(17, 21))
    draft = make_draft(request(method, msgspec.structs.replace(SIXTEEN, sides=(*SIXTEEN.sides, *bots))))
    assert {entry for table in draft.tables for entry in table.seats} == set(range(1, 17))


@pytest.mark.parametrize("method", VERSIONS)
def test_a_draft_is_legal_and_its_figures_equal_a_recount(method: Method) -> None:
    asked = ASKED[method]
    draft = make_draft(asked)
    assert check(draft, asked.field) == ()
    assert draft.figures == figures(draft, asked.field)
    assert (draft.method, draft.version, draft.seed, draft.basis) == (method, VERSIONS[method], b"seed".hex(), 7)
    assert make_draft(asked) == draft


@pytest.mark.parametrize("method", VERSIONS)
def test_a_draft_comes_back_from_its_bytes(method: Method) -> None:
    draft = make_draft(ASKED[method])
    assert msgspec.json.decode(msgspec.json.encode(draft), type=RoundDraft) == draft


@pytest.mark.parametrize("method", ["schedule", "duplicate"])
def test_who_withdraws_leaves_a_short_table_and_who_comes_late_a_new_draft(method: Method) -> None:
    field = after_round(SIXTEEN, make_draft(request(method)))
    planned = make_draft(request(method, field, number=2, start=SIXTEEN))
    fifteen = msgspec.structs.replace(field, sides=tuple(side for side in field.sides if side.entry != 3))
    cut = make_draft(request(method, fifteen, number=2, start=SIXTEEN))
    assert [set(table.seats) for table in cut.tables] == [set(table.seats) - {3} for table in planned.tables]
    two_gone = msgspec.structs.replace(field, sides=tuple(side for side in field.sides if side.entry not in planned.tables[0].seats[:2]))
    again = make_draft(request(method, two_gone, number=2, start=SIXTEEN))
    assert sorted(len(table.seats) for table in again.tables) == [3, 3, 4, 4]
    more = msgspec.structs.replace(field, sides=(*field.sides, PairedSide(entry=17)))
    late = make_draft(request(method, more, number=2, start=SIXTEEN))
    assert sorted(len(table.seats) for table in late.tables) == [3, 3, 3, 4, 4]
    assert all(bool(table.board) == (method == "duplicate") for draft in (again, late) for table in draft.tables)


def test_matches_of_teams_can_follow_points() -> None:
    field = with_side(TEAMS, 8, points=TEAMS.sides[0].points + 3)
    draft = make_draft(request("teams", MEMBERS, teams=field, rosters=ROSTERS, matches="swiss"))
    assert check(draft, MEMBERS) == ()
    with pytest.raises(Conflict, match="no teams"):
        make_draft(request("teams", MEMBERS))


def test_people_of_a_season_make_tables_without_the_others() -> None:
    assert make_draft(request("open", stated=RoundSeating(STATED.tables[:1]))).tables == STATED.tables[:1]


def test_a_schedule_ends_with_its_last_round() -> None:
    with pytest.raises(Conflict, match="5 rounds"):
        make_draft(request("schedule", number=6))


@pytest.mark.parametrize("method", ["schedule", "swiss", "duplicate", "knockout", "open", "manual"])
def test_nobody_there_is_no_round(method: Method) -> None:
    draft = make_draft(request(method, msgspec.structs.replace(SIXTEEN, sides=()), stated=None))
    assert (draft.tables, draft.byes) == ((), ())
