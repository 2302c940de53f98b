"""`deaddrop verify --log --policy`: a record against a log of games, in a folder."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from deaddrop.testing.checks.records import record_of
from domain.rulesets.microfilms import RULESET
from domain.transparency.entry import EntryKind, games_log_entry
from domain.transparency.tiles import CHECKPOINT
from service.cli import main
from tests.audit.tampering import lines_of
from tests.laws.plays import play
from tests.spec.records import put_back
from tests.transparency.test_notes import ANNA, BORIS, LOG, WITNESSES, cosigned, policy_of
from tests.transparency.trees import LogInMemory

OTHER = "0" * 64
Head = tuple[EntryKind, int, str]


@pytest.fixture(scope="module")
def raws() -> dict[str, bytes]:
    played = play(RULESET, 3, Random("record/3"))
    return {"game": record_of([step.batch for step in played.steps]), "put back": put_back(played)}


class Club:
    """A log in a folder, and a policy that asks for one of three witnesses."""

    def __init__(self, folder: Path, raw: bytes) -> None:
        self.folder, self.raw = folder, raw
        self.header, *self.lines = lines_of(raw)
        (folder / "game.jsonl").write_bytes(raw)
        (folder / "policy").write_bytes(policy_of(*WITNESSES, "group any 1 A B C", "quorum any"))

    def head(self, version: int, kind: EntryKind = "h") -> Head:
        return kind, version, self.lines[version - 1]["digest"]

    @property
    def last(self) -> int:
        return int(self.header["head"]["version"])

    def log(self, heads: Sequence[Head]) -> LogInMemory:
        """A log of these heads, among those of other games."""
        log = LogInMemory()
        log.add([games_log_entry("o", f"game{at}", 1, f"{at:064x}").to_bytes() for at in range(300)])
        log.add([games_log_entry(kind, self.header["game"], *head).to_bytes() for kind, *head in heads])  # type: ignore[arg-type]
        note = cosigned(LOG.sign(log.checkpoint().text), 1_700_000_000, ANNA, BORIS)
        log.files[CHECKPOINT] = note.to_text().encode()
        for path, held in log.files.items():
            file = self.folder / "log" / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(held)
        return log

    def verify(self, *more: str) -> int:
        files = ("--log", str(self.folder / "log"), "--policy", str(self.folder / "policy"))
        return main(["verify", *files, *more, str(self.folder / "game.jsonl")])


@pytest.fixture
def club(raws: dict[str, bytes], tmp_path: Path) -> Club:
    return Club(tmp_path, raws["game"])


def test_what_the_log_holds_of_this_history_is_said(club: Club, capsys: pytest.CaptureFixture[str]) -> None:
    club.log([club.head(1, "o"), club.head(9), club.head(club.last, "e")])
    assert club.verify("--require", "log=2") == 0
    said = capsys.readouterr().out
    told = f"with 303 entries, holds event 1, event 9 and event {club.last} of this history."
    assert f"The log games.example.org/log, {told}" in said
    assert "Cosigned by A at 2023-11-14T22:13:20Z." in said
    assert club.verify("--require", "log=3") == 3
    assert "REQUIRED, AND NOT SHOWN: log=3." in capsys.readouterr().out


def test_a_history_that_was_replaced_is_found_with_nothing_kept_by_anybody(
    club: Club, capsys: pytest.CaptureFixture[str]
) -> None:
    club.log([club.head(1, "o"), ("h", 9, OTHER)])
    assert club.verify("--json") == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["problem"]["line"], told["problem"]["version"], told["problem"]["fault"]) == (10, 9, "log")
    assert [each["result"] for each in told["log"]["entries"]] == ["same", "other"]


def test_a_history_that_went_further_is_found(club: Club, capsys: pytest.CaptureFixture[str]) -> None:
    club.log([club.head(9), ("h", club.last + 5, OTHER)])
    assert club.verify("--json") == 1
    problem = json.loads(capsys.readouterr().out)["problem"]
    assert (problem["version"], problem["fault"]) == (club.last + 1, "log")


def test_a_log_without_the_end_does_not_meet_the_requirement(club: Club, capsys: pytest.CaptureFixture[str]) -> None:
    club.log([club.head(9)])
    assert club.verify("--require", "log") == 3
    assert "and not its end" in capsys.readouterr().out


def test_what_a_restore_gave_up_is_no_contradiction(raws: dict[str, bytes], tmp_path: Path) -> None:
    club = Club(tmp_path, raws["put back"])
    lost = next(line for line in club.lines if line["type"] == "game.restored")["data"]["lost"]
    club.log([("e", lost["version"], lost["digest"]), club.head(9)])
    assert club.verify() == 0
    club.log([("e", lost["version"], OTHER), club.head(9)])
    assert club.verify() == 1


def test_a_log_that_is_not_what_it_signed_is_not_believed(club: Club, capsys: pytest.CaptureFixture[str]) -> None:
    log = club.log([club.head(9)])
    path = next(each for each in log.files if "entries" in each)
    held = log.files[path]
    (club.folder / "log" / path).write_bytes(held[:9] + bytes([held[9] ^ 1]) + held[10:])
    assert club.verify() == 2
    assert "cannot be believed" in capsys.readouterr().err
    (club.folder / "log" / path).unlink()
    assert club.verify() == 2


def test_a_log_needs_a_policy(club: Club, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "--log", "there", str(club.folder / "game.jsonl")]) == 2
    assert "--log and --policy come together" in capsys.readouterr().err
    (club.folder / "policy").write_text("what\n")
    assert club.verify() == 2
    assert "is no policy: line 1" in capsys.readouterr().err
