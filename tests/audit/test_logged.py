"""`deaddrop verify --log --policy` and its JavaScript twin: a record against a log of games, in a folder."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from deaddrop.testing.checks.records import record_of
from deaddrop.testing.schedule import IS_LONG
from domain.rulesets.microfilms import RULESET
from domain.transparency.entry import EntryKind, games_log_entry
from domain.transparency.tiles import CHECKPOINT
from service.cli import main
from tests.audit.tampering import lines_of, raw_of, resealed
from tests.laws.plays import play
from tests.spec.node import node
from tests.spec.records import put_back
from tests.transparency.test_notes import ANNA, BORIS, LOG, WITNESSES, cosigned, policy_of
from tests.transparency.trees import LogInMemory

pytestmark = pytest.mark.usefixtures("one_auditor")

OTHER = "0" * 64
OTHERS = [games_log_entry("o", f"game{at}", 1, f"{at:064x}").to_bytes() for at in range(300)]
"""Entries of other games."""
Head = tuple[EntryKind, int, str]


@pytest.fixture(scope="module")
def raws() -> dict[str, bytes]:
    played = play(RULESET, 3, Random("record/3"), put_back=0)
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
        log.add(OTHERS)
        log.add([games_log_entry(kind, self.header["game"], *head).to_bytes() for kind, *head in heads])  # type: ignore[arg-type]
        note = cosigned(LOG.sign(log.checkpoint().text), 1_700_000_000, ANNA, BORIS)
        log.files[CHECKPOINT] = note.to_text().encode()
        for path, held in log.files.items():
            file = self.folder / "log" / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(held)
        return log

    def verify(self, *more: str) -> int:
        """The exit status of both verifiers."""
        files = ("--log", str(self.folder / "log"), "--policy", str(self.folder / "policy"))
        asked = (*files, *more, str(self.folder / "game.jsonl"))
        status = main(["verify", *asked])
        self.other = node("clients/verifier/verify.mjs", *asked)
        assert self.other.returncode == status, self.other.stderr
        return status


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


def is_agreed(club: Club, told: Any) -> None:
    """The other verifier names the same fault and has read the same in the log."""
    other, problem = json.loads(club.other.stdout), told["problem"]
    assert other["log"] == told["log"]
    assert other["unmet"] == told["unmet"]
    assert other["problem"] == problem
    assert [each for each in other["sentences"] if each.startswith("WRONG")] == [each for each in told["sentences"] if each.startswith("WRONG")]


def test_a_history_that_was_replaced_is_found_with_nothing_kept_by_anybody(
    club: Club, capsys: pytest.CaptureFixture[str]
) -> None:
    club.log([club.head(1, "o"), ("h", 9, OTHER)])
    assert club.verify("--json") == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["problem"]["line"], told["problem"]["version"], told["problem"]["word"]) == (10, 9, "log")
    assert [each["result"] for each in told["log"]["entries"]] == ["same", "other"]
    is_agreed(club, told)


def test_a_history_that_went_further_is_found(club: Club, capsys: pytest.CaptureFixture[str]) -> None:
    club.log([club.head(9), ("h", club.last + 5, OTHER)])
    assert club.verify("--json") == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["problem"]["version"], told["problem"]["word"]) == (club.last + 1, "log")
    is_agreed(club, told)


def test_a_game_that_was_played_to_a_second_end_is_said_to_be(club: Club, capsys: pytest.CaptureFixture[str]) -> None:
    """The first history ended earlier or later; either end is in the log for good."""
    for version in (club.last - 3, club.last + 5):
        club.log([club.head(9), ("e", version, OTHER), club.head(club.last, "e")])
        assert club.verify("--json") == 1
        is_agreed(club, json.loads(capsys.readouterr().out))
        assert club.verify() == 1
        said = f"The log holds another end of this game, event {version} (entry 301), and no restore says why: it was played twice, or the record was changed."
        told = capsys.readouterr().out
        assert f"game.jsonl: WRONG. {said}" in told
        assert said in club.other.stdout
        assert "Luck:" not in told + club.other.stdout


def test_a_record_of_a_running_game_may_be_older_than_the_end_in_the_log(
    raws: dict[str, bytes], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = lines_of(raws["game"])[:10]
    lines[0] |= {"complete": False, "viewpoint": "public", "head": {"version": 9, "digest": lines[9]["digest"]}}
    club = Club(tmp_path, raw_of(lines))
    club.log([club.head(9), ("e", 57, OTHER)])
    assert club.verify() == 1
    assert "Event 10 is missing, and the log holds a later one; ask for a newer record" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("policy", "said", "status"),
    [
        (("quorum none",), "No witness has cosigned this log: only the operator vouches for it.", 0),
        ((WITNESSES[2], "quorum C"), "0 of 1 witness cosigned; the policy asks for C.", 3),
        ((*WITNESSES, "group every all A B C", "quorum every"), "2 of 3 witnesses cosigned; the policy asks for every.", 3),
    ],
)
def test_it_is_said_who_vouches_for_the_log(
    policy: tuple[str, ...], said: str, status: int, club: Club, capsys: pytest.CaptureFixture[str]
) -> None:
    club.log([club.head(1, "o"), club.head(club.last, "e")])
    (club.folder / "policy").write_bytes(policy_of(*policy))
    assert club.verify("--require", "log") == status
    assert f"\n  {said}\n" in capsys.readouterr().out
    assert f"\n  {said}\n" in club.other.stdout


def test_no_cosignature_is_nothing_to_ask_for(club: Club) -> None:
    club.log([club.head(club.last, "e")])
    assert club.verify("--require", "log=0") == 2


def test_a_log_without_the_end_does_not_meet_the_requirement(club: Club, capsys: pytest.CaptureFixture[str]) -> None:
    club.log([club.head(9)])
    assert club.verify("--require", "log") == 3
    assert "and not its end" in capsys.readouterr().out


def test_what_a_restore_gave_up_is_no_contradiction(
    raws: dict[str, bytes], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    club = Club(tmp_path, raws["put back"])
    lost = next(line for line in club.lines if line["type"] == "game.restored")["data"]["lost"]
    club.log([("e", lost["version"], lost["digest"]), club.head(9)])
    assert club.verify("--json", "--require", "log=2,history") == 3
    is_agreed(club, json.loads(capsys.readouterr().out))
    club.log([("e", lost["version"], OTHER), club.head(9)])
    assert club.verify() == 1


def named(raw: bytes, **changes: Any) -> bytes:
    """The record of a game that began when the log held the entries of other games."""
    log, lines = LogInMemory(), lines_of(raw)
    log.add(OTHERS)
    root = log.checkpoint().root.hex()
    lines[1]["data"]["games_log"] = {"origin": "games.example.org/log", "size": 300, "root": root, **changes}
    return raw_of(resealed(lines))


@pytest.mark.parametrize(
    ("changes", "result", "status"),
    [
        ({}, "same", 0),
        ({"root": OTHER}, "other", 1),
        pytest.param({"size": 0, "root": sha256(b"").hexdigest()}, "same", 0, marks=pytest.mark.long),
        pytest.param({"size": 299}, "other", 1, marks=pytest.mark.long),
        pytest.param({"size": 9999}, "beyond", 0, marks=pytest.mark.long),
        pytest.param({"origin": "other.example.org/log"}, "other log", 0, marks=pytest.mark.long),
        pytest.param({"root": "F" * 64}, None, 0, marks=pytest.mark.long),
        pytest.param({"size": True}, None, 0, marks=pytest.mark.long),
    ],
)
def test_a_game_is_younger_than_the_checkpoint_that_it_names(
    changes: Any, result: str | None, status: int, raws: dict[str, bytes], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    club = Club(tmp_path, named(raws["game"], **changes))
    if type(changes.get("size")) is bool:  # the rules refuse what the walk need not know
        lines = lines_of(club.raw)[:10]
        lines[0] |= {"complete": False, "viewpoint": "public"}
        club = Club(tmp_path, raw_of(resealed(lines)))
    club.log([club.head(1, "o"), club.head(club.last, "e")])
    assert club.verify("--json") == status
    told = json.loads(capsys.readouterr().out)
    is_agreed(club, told)
    begun = told["log"]["begun"]
    assert (None if begun is None else begun["result"]) == result
    if status:
        assert told["problem"]["how"] == "other beginning"
    elif not changes:
        assert club.verify() == 0
        said = "It was opened after entry 299 of the log and before entry 300."
        assert said in capsys.readouterr().out
        assert said in club.other.stdout


def test_a_game_that_was_left_out_is_a_fault(
    raws: dict[str, bytes], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    club = Club(tmp_path, named(raws["game"].replace(b'"at":"2001-', b'"at":"2031-')))
    club.log([])
    assert club.verify("--require", "log") == 3, "the cosignatures are older than the game"
    club = Club(tmp_path, named(raws["game"]))
    opened, end = club.head(1, "o"), club.head(club.last, "e")
    (club.folder / "policy").write_bytes(policy_of("quorum none"))
    capsys.readouterr()
    for heads, version in (((), 1), ((end,), 1), ((club.head(9),), 1), ((opened,), club.last)):
        club.log(heads)
        assert club.verify("--json") == 1
        told = json.loads(capsys.readouterr().out)
        assert (told["problem"]["version"], told["problem"]["word"]) == (version, "log")
        is_agreed(club, told)
    club.log((opened, end))
    assert club.verify("--require", "log") == 0


def test_a_log_that_is_not_what_it_signed_is_not_believed(club: Club, capsys: pytest.CaptureFixture[str]) -> None:
    log = club.log([club.head(9)])
    path = next(each for each in log.files if "entries" in each)
    held = log.files[path]
    (club.folder / "log" / path).write_bytes(held[:9] + bytes([held[9] ^ 1]) + held[10:])
    assert club.verify() == 2
    told = capsys.readouterr().err
    assert "cannot be believed: the entries are not those of the checkpoint." in told
    assert club.other.stderr.strip() in told
    (club.folder / "log" / path).unlink()
    assert club.verify() == 2


def test_a_log_needs_a_policy(club: Club, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "--log", "there", str(club.folder / "game.jsonl")]) == 2
    assert "--log and --policy come together" in capsys.readouterr().err
    (club.folder / "policy").write_text("what\n")
    assert club.verify() == 2
    told = capsys.readouterr().err
    assert "is no policy: line 1" in told
    assert club.other.stderr.strip() in told


POLICIES = {
    "all": (*WITNESSES, "group every all A B C", "quorum every"),
    "none": ("quorum none",),
    "two of three": (*WITNESSES, "group two 2 A B C", "quorum two"),
    "group in group": (*WITNESSES, "group some any B C", "group both all A some", "quorum both"),
    "without a quorum": WITNESSES,
    "twice": (*WITNESSES, WITNESSES[0], "quorum A"),
    "not defined": ("group g any A", "quorum g"),
    "too many": (*WITNESSES, "group g 4 A B C", "quorum g"),
    "a log as witness": (f"witness L {LOG.key.text}", "quorum L"),
    "a key of another kind": ("witness X x.example+00000000+/w==", "quorum none"),
    "a wrong id": (f"witness X {ANNA.key.text.replace('+', '+0', 1)}", "quorum none"),
}


SHORT = ("group in group", "twice", "a wrong id")


@pytest.mark.parametrize(
    "name", [name if name in SHORT else pytest.param(name, marks=pytest.mark.long) for name in POLICIES]
)
def test_policies_are_read_alike(name: str, club: Club, capsys: pytest.CaptureFixture[str]) -> None:
    club.log([club.head(club.last, "e")])
    (club.folder / "policy").write_bytes(policy_of(*POLICIES[name]))
    status = club.verify("--json", "--require", "log")
    told = capsys.readouterr()
    if status == 2:
        assert f"deaddrop: {club.other.stderr}" == told.err
    else:
        is_agreed(club, json.loads(told.out))


def test_a_checkpoint_that_another_has_signed_is_believed_by_neither(club: Club, capsys: pytest.CaptureFixture[str]) -> None:
    club.log([club.head(club.last, "e")])
    path = club.folder / "log" / CHECKPOINT
    note = path.read_bytes()
    changes = [
        note.replace(b"\n301\n", b"\n300\n"),
        note.replace(b"log\n", b"lag\n", 1),
        note.replace(b"\n\n", b"\n"),
        note[:-1],
        b"",
    ]
    for changed in changes if IS_LONG else changes[:2]:
        path.write_bytes(changed)
        assert club.verify() == 2
        assert f"deaddrop: {club.other.stderr}" == capsys.readouterr().err
