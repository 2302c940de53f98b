"""`deaddrop verify`: what it says, and its exit status."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Callable
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from domain.game.proofs.checkpoint import checkpoint_message
from service.cli import main
from tests.audit.tampering import genuine, lines_of, raw_of, resealed
from tests.equipment.key_in_memory import KeyInMemory
from tests.spec.forgeries import another_outcome

pytestmark = pytest.mark.usefixtures("one_auditor")

KEY = KeyInMemory(bytes(32))


@pytest.fixture(scope="module")
def raw() -> bytes:
    return genuine()


def signed(raw: bytes, key: KeyInMemory) -> bytes:
    """The record with a checkpoint of this key in its header."""
    header, *rest = lines_of(raw)
    game, version, digest = header["game"], header["head"]["version"], header["head"]["digest"]
    name, signature = key.sign(checkpoint_message(game, version, digest))
    told = {"game": game, "version": version, "digest": digest, "key": name, "signature": b64encode(signature).decode()}
    return raw_of([{**header, "checkpoint": told}, *rest])


@pytest.fixture
def keys(tmp_path: Path) -> str:
    """A file with the public half of KEY, as the service answers it."""
    (public,) = KEY.public()
    items = [{"id": public.id, "public_key": b64encode(public.raw).decode()}]
    path = tmp_path / "keys.json"
    path.write_text(json.dumps({"items": items, "next": None}))
    return str(path)


@pytest.fixture
def file(tmp_path: Path) -> Callable[..., str]:
    """Writes a file, and gives its path."""

    def write(raw: bytes, name: str = "game.jsonl") -> str:
        path = tmp_path / name
        path.write_bytes(raw)
        return str(path)

    return write


def test_a_consistent_record(raw, file, capsys):
    assert main(["verify", file(raw)]) == 0
    said, errors = capsys.readouterr()
    assert "CONSISTENT. microfilms 1, " in said
    assert "every command decided again by the rules; won by seat" in said
    assert "honest" not in said.lower()
    assert "Not checked: who stands for this history, since the record is not signed." in said
    assert errors == ""


def test_a_signature_is_checked_with_the_keys_that_are_given(raw, file, keys, capsys):
    path = file(signed(raw, KEY))
    assert main(["verify", path]) == 0
    assert "no keys were given: --keys" in capsys.readouterr().out
    assert main(["verify", path, "--keys", keys]) == 0
    assert f"Signed with {KEY.public()[0].id}, a key that was given apart from the file." in capsys.readouterr().out


def test_several_files_and_the_worst_of_them_decides(raw, file, capsys):
    lines = lines_of(raw)
    line, version, _ = another_outcome(lines)
    good, wrong, other = file(raw, "good"), file(raw_of(resealed(lines)), "wrong"), file(b"hello\n", "other")
    assert main(["verify", good, other]) == 2
    assert main(["verify", "--json", good, wrong, other]) == 1
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines() if line.startswith("{")]
    assert [each["verdict"] for each in told] == ["consistent", "wrong", "unchecked"]
    assert told[1]["problem"] == {
        "line": line,
        "version": version,
        "word": "rules",
        "how": None,
        "why": told[1]["problem"]["why"],
    }
    assert "winners" in told[1]["problem"]["why"]
    assert told[2]["sentences"] == ["NOT CHECKED. Line 1 is not the header of a record. (form, line 1)"]


def test_rules_that_are_not_at_hand_cannot_be_checked(raw, file, capsys):
    lines = lines_of(raw)
    lines[0]["ruleset"]["version"] = 99
    assert main(["verify", file(raw_of(lines))]) == 1
    assert "another beginning, parent, ruleset or restore. (origin, line 2)" in capsys.readouterr().out
    lines[1]["data"]["ruleset_version"] = 99
    lines = resealed(lines)
    assert main(["verify", file(raw_of(lines))]) == 2
    assert "NOT CHECKED. There is no version 99 of microfilms here, only 1." in capsys.readouterr().out


def test_a_record_of_one_pair_of_eyes_is_checked_as_far_as_it_goes(raw, file, capsys):
    lines = lines_of(raw)
    lines[0] |= {"complete": False, "viewpoint": "public"}
    for line in lines[1:]:
        line["openings"] = {}
    assert main(["verify", file(raw_of(lines))]) == 0
    assert "CONSISTENT as far as it goes" in capsys.readouterr().out


def test_standard_input(raw, monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(raw)))
    assert main(["verify", "-"]) == 0
    assert capsys.readouterr().out.startswith("-: Fit for a tournament: no, since ")


def test_a_file_that_is_not_there_and_keys_that_are_none(raw, file, capsys):
    assert main(["verify", "/nowhere/game.jsonl"]) == 2
    assert "cannot be read: No such file or directory." in capsys.readouterr().err
    assert main(["verify", file(raw), "--keys", file(b"[]", "keys")]) == 2
    assert "does not hold keys" in capsys.readouterr().err


@pytest.mark.parametrize("answer", [[], ["--json"]])
def test_what_others_wrote_reaches_no_control_of_the_terminal(raw, file, capsys, answer):
    lines = lines_of(raw)
    lines[3]["type"] = "honest\x1b[2J\nhonest.\u202e"
    assert main(["verify", *answer, file(raw_of(resealed(lines)), "a\nb.jsonl")]) == 1
    said = capsys.readouterr().out
    assert said.endswith("\n")
    assert said[:-1].isprintable(), ascii(said)
    assert "honest" in said
