"""Names of entries in a tournament's log and texts, against the names that its games committed to; by both verifiers."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from domain.kernel import ledger
from extensions.tournaments.domain.decide import entering, life, removing
from extensions.tournaments.domain.decide.entering import NewEntry
from extensions.tournaments.domain.regulations.terms import Sizes
from service.cli import main
from tests.spec.node import node
from tests.tournaments.aggregate.hall import text, token
from tests.tournaments.record.forging import Parts, parts_of, raw_of, resealed
from tests.tournaments.record.live import record_of_club
from tests.tournaments.record.test_live import confirm
from tests.tournaments.record.test_methods import play_round, regulations
from tests.tournaments.worker.club import Club

pytestmark = pytest.mark.usefixtures("one_auditor")
NAMES = ("Anna Berg", "Bo " * 13 + "Bo", f"{'x' * 33}    {'y' * 40}")
"""The second is as long as a seat's name may be but one, the third is cut."""


@cache
def raw(shown_as: str = "names", substitute: bool = False, restored: bool = False, corrected: str = "", removed: bool = False) -> bytes:
    """The record of two rounds of one table."""
    club = Club(regulations("league-evening", "microfilms", 2, {"turn_cap": 2}, sizes=Sizes(3, 3, 3), shown_as=shown_as))
    club.do(life.open_entries)
    club.do(entering.enter, [NewEntry("all", (text(each),), token(each), seed=at) for at, each in enumerate(NAMES, 1)])
    if removed:
        club.do(entering.enter, [NewEntry("all", (text("Anna Berg"),), token("again"))])
        club.do(removing.remove, 4, 1, text("Typed twice"))
    play_round(club, 1)
    if corrected:
        club.do(entering.correct_name, 1, 0, text(corrected))
    if substitute:
        club.do(entering.substitute, 1, 0, name=text("Zoe"), reason=None, slip=token("zoe"))
    play_round(club, 2)
    if restored:
        club.do(life.note_restore, None, text("The disk was full"), by=None)
    confirm(club)
    return record_of_club(club)


def parts(**stated: Any) -> Parts:
    found = parts_of(raw(**stated))
    found.header["checkpoint"] = None
    return found


def verdicts(given: Parts, folder: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    """The verdict, in which both verifiers agree."""
    path = folder / "tournament.jsonl"
    path.write_bytes(raw_of(given))
    status = main(["verify", "--json", str(path)])
    ours = json.loads(capsys.readouterr().out)
    ran = node("clients/verifier/verify.mjs", "--json", path)
    theirs = json.loads(ran.stdout)
    assert (ran.returncode, theirs["problem"], theirs["unnamed"]) == (status, ours["problem"], ours["unnamed"])
    assert [each for each in theirs["sentences"] if "names of" in each] == [each for each in ours["sentences"] if "names of" in each]
    found: dict[str, Any] = ours
    return found


def not_checked(found: dict[str, Any]) -> list[str]:
    assert (found["verdict"], found["problem"]) == ("consistent", None)
    return [each for each in found["sentences"] if each.startswith("Not checked: the names of")]


@pytest.mark.parametrize("substitute", [False, True])
def test_games_of_the_service_bear_the_names_of_their_entries(substitute: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = verdicts(parts(substitute=substitute), tmp_path, capsys)
    assert (not_checked(found), found["unnamed"]) == ([], 0)


@pytest.mark.parametrize("stated", [{"corrected": "Anna Bergmann"}, {"corrected": "Bergmann, Anna"}, {"corrected": "Ana Berg", "substitute": True}, {"removed": True}])
def test_a_corrected_name_is_another_name_of_its_entry(stated: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Round 1 was opened under the name before, round 2 under the corrected one, in the order in which it is spoken."""
    found = verdicts(parts(**stated), tmp_path, capsys)
    assert (not_checked(found), found["unnamed"]) == ([], 0)


def test_a_name_in_a_game_that_is_neither_spelling_is_a_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = parts(corrected="Anna Bergmann")
    found = verdicts(renamed(given), tmp_path, capsys)
    assert (found["problem"]["word"], found["problem"]["game"]) == ("entries", given.games[0][0])


def test_the_removal_of_an_entry_that_a_round_names_is_a_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A substitution forged into a removal: the entry has played, so its line in the standings would be gone."""
    given = parts(substitute=True)
    fact = given.fact("entry.substituted")
    fact.update(type="entry.removed", data={"number": 1, "same_as": None, "reason": None})
    given.texts[:] = [each for each in given.texts if each["place"] != f"{fact['version']}.name"]
    found = verdicts(resealed(given), tmp_path, capsys)
    assert (found["problem"]["word"], found["problem"]["version"]) == ("fold", fact["version"])


def test_a_fact_on_a_removed_entry_is_a_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = parts(removed=True, corrected="Anna Bergmann")
    fact = given.fact("entry.name_corrected")
    fact["data"]["number"] = 4
    found = verdicts(resealed(given), tmp_path, capsys)
    assert (found["problem"]["word"], found["problem"]["version"]) == ("fold", fact["version"])


def renamed(given: Parts) -> Parts:
    """Entry 1 under another name, with its commitment."""
    made = next(each for each in given.facts if each["type"] == "entry.made" and each["data"]["number"] == 1)
    [name] = [each for each in given.texts if each["place"] == f"{made['version']}.names.0"]
    name["text"] = "Mallory"
    made["data"]["names"] = [ledger.commitment({"text": "Mallory"}, bytes.fromhex(name["salt"]))]
    return resealed(given)


def test_an_entry_renamed_with_its_commitment_is_a_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = parts()
    found = verdicts(renamed(given), tmp_path, capsys)
    assert (found["problem"]["word"], found["problem"]["game"]) == ("entries", given.games[0][0])
    assert found["sentences"][0].startswith(f"WRONG. Game {given.games[0][0]} calls a seat by a name that its entry never had. (entries, line ")


def test_names_that_are_withheld_in_a_game_are_said_to_be_unchecked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = parts()
    header = given.games[1][1][0]
    header["names"] = header["salts"] = [None] * len(header["names"])
    found = verdicts(given, tmp_path, capsys)
    assert not_checked(found) == [
        "Not checked: the names of 3 seats in games against their entries, since one of the two is not shown in full, is a stand-in's, or may come from facts that a restore gave up."
    ]


def test_names_that_are_withheld_in_the_tournament_are_said_to_be_unchecked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = parts(substitute=True)
    given.texts[:] = [each for each in given.texts if each["text"] != "Anna Berg"]
    found = verdicts(resealed(given), tmp_path, capsys)
    assert len(not_checked(found)) == 1
    assert found["unnamed"] == 2


def test_names_of_a_tournament_that_was_put_back_are_said_to_be_unchecked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The facts that the restore gave up may have had another entry of this number, or another person for it."""
    given = renamed(parts(restored=True))
    restored = given.fact("tournament.restored")
    restored["data"]["kept"]["digest"] = given.facts[restored["version"] - 2]["digest"]
    found = verdicts(resealed(given), tmp_path, capsys)
    assert len(not_checked(found)) == 1
    assert found["unnamed"] == 6


@pytest.mark.parametrize("shown_as", ["initials", "numbers"])
def test_names_that_are_not_shown_in_full_are_said_to_be_unchecked(shown_as: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = verdicts(parts(shown_as=shown_as), tmp_path, capsys)
    assert len(not_checked(found)) == 1
    assert found["unnamed"] == 6
