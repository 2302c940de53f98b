"""names.md: names in a record are those that its log committed to, for both verifiers, and can be forgotten."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from domain.game.player_name import name_commitment
from service.app.audits.audit import Verdict, audit
from service.cli.verdicts.facts import verdict_lines
from tests.audit.tampering import Lines, first, lines_of, raw_of, resealed
from tests.laws.tables import CATALOGUE
from tests.spec.both import VERIFY, js_facts
from tests.spec.node import node
from tests.spec.records import KEY, keys, signed
from tests.spec.test_second_implementation import VECTORS

NAMES, SALTS = ("Anna", "Boris", "Žofia"), ("0a" * 16, "0b" * 16, "0c" * 16)
PLAYERS = [name_commitment(seat, name, salt) for seat, (name, salt) in enumerate(zip(NAMES, SALTS, strict=True))]


def named() -> Lines:
    """The published record, had its people given their names: two as it was opened, one on sitting down."""
    lines = lines_of((VECTORS / "record.jsonl").read_bytes())
    assert len(lines[0]["names"]) == len(NAMES)
    lines[1]["data"]["players"] = [PLAYERS[0], PLAYERS[1], None]
    for line in lines[1:]:
        if line["type"] == "game.seat_taken" and line["data"]["seat"] == 2:
            line["data"]["player"] = PLAYERS[2]
    lines[0] |= {"names": list(NAMES), "salts": list(SALTS)}
    return lines


def verdict_of(lines: Lines, path: Path) -> Verdict:
    """Of a record that is signed; the second verifier has said the same."""
    raw = signed(raw_of(resealed(lines)))
    (path / "keys.json").write_text(json.dumps({"items": keys(KEY)}))
    theirs = js_facts({"game": raw}, path, "--keys", path / "keys.json")["game"]
    ours = audit(raw, CATALOGUE, {each.id: each.raw for each in KEY.public()})
    problem = ours.problem and (ours.problem.line, ours.problem.version, ours.problem.fault)
    assert (theirs["problem"] and tuple(theirs["problem"][name] for name in ("line", "version", "word"))) == problem
    if problem is None:
        assert ours.names is not None
        assert theirs["names"] == {
            "committed": list(ours.names.committed),
            "withheld": list(ours.names.withheld),
            "called": list(ours.names.called),
        }
    return ours


def test_the_names_that_the_log_committed_to(tmp_path: Path) -> None:
    found = verdict_of(named(), tmp_path)
    assert (found.verdict, found.decided, found.names and found.names.committed) == ("consistent", True, (0, 1, 2))


def test_both_print_the_names_and_whether_they_are_signed(tmp_path: Path) -> None:
    raw = signed(raw_of(resealed(named())))
    (tmp_path / "game.jsonl").write_bytes(raw)
    (tmp_path / "keys.json").write_text(json.dumps({"items": keys(KEY)}))
    public = {each.id: each.raw for each in KEY.public()}
    for given, files, said in (
        (public, ("--keys", tmp_path / "keys.json"), "Names signed"),
        (None, (), "Names match the log; the log's signature was not checked (no --keys)"),
    ):
        line = f"  {said}: seat 0 “Anna”, seat 1 “Boris”, seat 2 “Žofia”."
        assert line in verdict_lines("file", audit(raw, CATALOGUE, given))
        assert line in node(VERIFY, *files, tmp_path / "game.jsonl").stdout.splitlines()


def test_the_result_names_those_whom_the_log_committed_to(tmp_path: Path) -> None:
    lines = named()
    lines[0]["names"][1] = lines[0]["salts"][1] = None
    _, line, *_ = verdict_lines("file", verdict_of(lines, tmp_path))
    winners = next(each["data"]["winners"] for each in reversed(lines[1:]) if "winners" in each["data"])
    called = {0: "seat 0 “Anna”", 1: "seat 1", 2: "seat 2 “Žofia”"}
    assert "won by " + ", ".join(called[seat] for seat in winners) + " (" in line


def test_a_name_can_be_forgotten_and_the_others_still_check(tmp_path: Path) -> None:
    lines = named()
    lines[0]["names"][1] = lines[0]["salts"][1] = None
    found = verdict_of(lines, tmp_path)
    assert found.verdict == "consistent"
    assert found.names is not None
    assert (found.names.committed, found.names.withheld) == ((0, 2), (1,))
    assert resealed(lines)[0]["head"] == resealed(named())[0]["head"]


def swapped(header: dict[str, list[object]]) -> None:
    header["names"].reverse()


def swapped_with_their_salts(header: dict[str, list[object]]) -> None:
    header["names"].reverse()
    header["salts"].reverse()


def another_name(header: dict[str, list[object]]) -> None:
    header["names"][0] = "Eve"


def without_one_salt(header: dict[str, list[object]]) -> None:
    header["salts"][2] = None


def a_salt_of_nothing(header: dict[str, list[object]]) -> None:
    header["names"][2] = None


@pytest.mark.parametrize(
    "change", [swapped, swapped_with_their_salts, another_name, without_one_salt, a_salt_of_nothing]
)
def test_other_names_are_a_fault(change: Callable[[dict[str, list[object]]], None], tmp_path: Path) -> None:
    lines = named()
    change(lines[0])
    problem = verdict_of(lines, tmp_path).problem
    assert problem is not None
    assert (problem.line, problem.version, problem.fault) == (1, None, "names")


def test_a_name_for_a_seat_whose_holder_gave_none_is_a_fault(tmp_path: Path) -> None:
    lines = named()
    line = next(each for each in lines[1:] if "player" in each["data"])
    del line["data"]["player"]
    lines[0]["salts"][2] = None
    problem = verdict_of(lines, tmp_path).problem
    assert problem is not None
    assert problem.fault == "names"


@pytest.mark.parametrize("players", ["x", [], [1, None, {}], ["not hex", None, None]])
def test_members_of_another_form_commit_to_nothing(players: object, tmp_path: Path) -> None:
    """In a record that is not complete nobody decides the entries again."""
    lines = named()
    created = first(lines, "game.created")
    created["data"]["players"] = players
    lines[0] |= {"complete": False, "viewpoint": "public", "salts": [None] * 3, "names": [None] * 3}
    found = verdict_of(lines, tmp_path)
    assert found.names is not None
    assert found.names.withheld == ((0, 2) if players == ["not hex", None, None] else (2,))


@pytest.mark.parametrize("salts", [list(SALTS[:2]), None])
def test_as_many_salts_as_names(salts: list[str] | None, tmp_path: Path) -> None:
    lines = named()
    lines[0]["salts"] = salts
    problem = verdict_of(lines, tmp_path).problem
    assert problem is not None
    assert problem.fault == "form"
