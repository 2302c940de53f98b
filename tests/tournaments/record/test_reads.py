"""An arbiter's look at all hands in a record that is not complete: it is listed, and when it was in the game stays hidden."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from service.cli import main
from tests.spec.both import js_facts
from tests.tournaments.record.forging import Line, Parts, parts_of, raw_of, resealed
from tests.tournaments.record.played import SEEN_AT, WHY_SEEN, played
from tests.tournaments.record.test_both_verifiers import agree
from tests.tournaments.record.test_forgeries import verdict_of

READ = "table.hands_read"


def test_a_read_is_listed_by_both_verifiers_without_the_version_of_the_game(tmp_path: Path, one_auditor: None, capsys: pytest.CaptureFixture[str]) -> None:
    raw = played("running").raw
    found = verdict_of(raw)
    assert (found.verdict, found.complete, found.problem) == ("consistent", False, None)
    assert found.shown is not None
    [read] = found.shown.reads
    assert (read.by, read.round, read.table, read.text) == ("o1", 2, 1, WHY_SEEN)
    agree("running", found, js_facts({"running": raw}, tmp_path)["running"])
    line = parts_of(raw).fact(READ)
    assert (line["openings"], set(line["hidden"])) == ({}, {"version"})
    assert str(SEEN_AT).encode() not in raw
    assert main(["verify", str(tmp_path / "0.jsonl")]) == 0
    assert f"o1 saw everything at table 1 of round 2: “{WHY_SEEN}”." in capsys.readouterr().out


def other_table(parts: Parts, read: Line) -> None:
    read["data"]["table"] = 9


def game_of_another_table(parts: Parts, read: Line) -> None:
    read["data"]["game"] = next(game for game in parts.fact("round.opened", 1)["data"]["games"] if game != read["data"]["game"])


def before_it_was_open(parts: Parts, read: Line) -> None:
    opened = parts.facts.index(parts.fact("round.opened", 1))
    parts.facts.remove(read)
    parts.facts.insert(opened, read)
    read["at"] = parts.facts[opened - 1]["at"]
    move_texts(parts, len(parts.facts), opened + 1)


def opened_otherwise(parts: Parts, read: Line) -> None:
    """The chain covers commitments, not openings."""
    read["openings"] = {"version": {"value": SEEN_AT, "salt": "00" * 16}}


def no_commitment(parts: Parts, read: Line) -> None:
    read["hidden"] = {}


def told_openly(parts: Parts, read: Line) -> None:
    read["data"]["version"] = SEEN_AT


def other_reason(parts: Parts, read: Line) -> None:
    parts.texts[-1]["text"] = "Just so"


def move_texts(parts: Parts, before: int, after: int) -> None:
    for each in parts.texts:
        version, _, field = each["place"].partition(".")
        if int(version) == before:
            each["place"] = f"{after}.{field}"


FORGERIES: dict[Callable[[Parts, Line], None], str] = {
    other_table: "fold",
    game_of_another_table: "fold",
    before_it_was_open: "fold",
    opened_otherwise: "opening",
    no_commitment: "fact",
    told_openly: "fact",
    other_reason: "text",
}


def test_both_verifiers_name_what_is_wrong_with_a_read(tmp_path: Path) -> None:
    raws = {}
    for forge in FORGERIES:
        parts = parts_of(played("running").raw)
        forge(parts, parts.fact(READ))
        raws[forge.__name__] = raw_of(parts if forge is opened_otherwise else resealed(parts))
    theirs = js_facts(raws, tmp_path)
    for forge, word in FORGERIES.items():
        found = verdict_of(raws[forge.__name__])
        assert found.problem is not None, forge.__name__
        assert found.problem.word == word, (forge.__name__, found.problem)
        agree(forge.__name__, found, theirs[forge.__name__])


def test_a_read_whose_reason_was_forgotten_stays_listed(tmp_path: Path) -> None:
    parts = parts_of(played("running").raw)
    parts.texts.pop()
    raw = raw_of(resealed(parts))
    found = verdict_of(raw)
    assert found.shown is not None
    assert ([each.text for each in found.shown.reads], found.shown.committed - found.shown.texts) == ([None], 1)
    agree("forgotten", found, js_facts({"forgotten": raw}, tmp_path)["forgotten"])
