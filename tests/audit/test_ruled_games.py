"""Games with rulings are audited like others: a ruling is a fact of its own, and what it says was before must be true."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from deaddrop.testing.checks.records import record_of, verdict
from domain.game import decide
from domain.game.batch import Batch, Cause
from domain.game.events.game_events import RulingMade
from domain.kernel.outcome import Outcome
from domain.rulesets.microfilms import RULESET
from service.cli import main
from tests.audit.tampering import first, lines_of, raw_of, resealed
from tests.laws.plays import play

pytestmark = pytest.mark.usefixtures("one_auditor")

CAUSE = Cause("2031-02-03T04:05:06.789Z", "ruling", "f")


@pytest.fixture(scope="module")
def batches() -> list[Batch]:
    """A game that is over, command by command."""
    found = [step.batch for step in play(RULESET, 3, Random(5), put_back=0).steps]
    assert found[-1].game.status == "over"
    return found


@pytest.fixture(scope="module")
def corrected(batches: list[Batch]) -> bytes:
    """Its record after two corrections."""
    once = decide.decide_ruling(batches[-1].game, RulingMade("correct", "Greta", "Anna had left.", None, Outcome((1,), "forfeit")), CAUSE)
    twice = decide.decide_ruling(once.game, RulingMade("correct", "Greta", "All had left.", None, None), CAUSE)
    return record_of([*batches, once, twice])


def test_a_corrected_result_is_the_records_outcome(corrected: bytes) -> None:
    found = verdict(corrected, RULESET)
    assert (found.verdict, found.decided, found.outcome) == ("consistent", True, None)


def test_the_command_tells_rulings(corrected: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(corrected)
    assert main(["verify", str(path)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert "  The result stands by a ruling." in said
    first_ruling, second = (line for line in said if line.startswith("  Ruling at event "))
    assert ", to correct, by Greta: Anna had left. (before, won by seat " in first_ruling
    assert first_ruling.endswith("after, won by seat 1 (forfeit))")
    assert second.endswith("All had left. (before, won by seat 1 (forfeit); after, it ended without a result)")
    assert main(["verify", "--json", str(path)]) == 0
    told = json.loads(capsys.readouterr().out)["shown"]["rulings"]
    assert [(each["author"], each["kind"], each["reason"]) for each in told] == [
        ("Greta", "correct", "Anna had left."),
        ("Greta", "correct", "All had left."),
    ]
    assert told[0]["after"] == told[1]["before"] == {"winners": [1], "reason": "forfeit"}
    assert told[1]["after"] is None


def test_a_game_that_a_ruling_ended_is_honest(batches: list[Batch]) -> None:
    half = batches[: len(batches) // 2]
    ended = decide.decide_ruling(half[-1].game, RulingMade("abort", "Greta", "It is late.", None, None), CAUSE)
    found = verdict(record_of([*half, ended]), RULESET)
    assert (found.verdict, found.decided, found.outcome) == ("consistent", True, None)


def test_a_ruling_that_lies_about_what_was_before_is_found(corrected: bytes) -> None:
    lines = lines_of(corrected)
    made = first(lines, "game.ruling_made")
    made["data"]["before"] = {"winners": [2], "reason": "invented"}
    found = verdict(raw_of(resealed(lines)), RULESET)
    assert found.verdict == "wrong"
    assert found.problem is not None
    assert found.problem.version == made["version"]


def test_a_correction_of_a_game_that_is_not_over_is_found(corrected: bytes) -> None:
    lines = lines_of(corrected)
    made = lines.index(first(lines, "game.ruling_made"))
    lines.insert(made - 20, lines.pop(made))
    found = verdict(raw_of(resealed(lines)), RULESET)
    assert found.verdict == "wrong"
    assert found.problem is not None
    assert found.problem.version == lines[made - 20]["version"]


def test_a_record_may_hold_more_rulings_than_the_service_makes_today(batches: list[Batch]) -> None:
    """The bound is the service's own, and no rule of a game: what was played under another one stays honest."""
    ruled = list(batches)
    for number in range(150):
        ruled.append(decide.decide_ruling(ruled[-1].game, RulingMade("correct", "Greta", f"Reason {number}.", None, None), CAUSE))
    found = verdict(record_of(ruled), RULESET)
    assert (found.verdict, found.shown and len(found.shown.rulings)) == ("consistent", 150)
