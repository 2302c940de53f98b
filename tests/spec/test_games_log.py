"""docs/spec/games-log.md: its vectors are what the code makes, and hold by the definitions alone, and by Go's packages."""

from __future__ import annotations

import json
import shutil
from base64 import b64decode
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from domain.transparency.note import check_signatures, parse_note, parse_vkey
from service.signing.ed25519 import verify_ed25519
from tests.programs import run_to_end
from tests.spec.games_log import games_logs, opening
from tests.transparency.trees import root_by_definition

VECTORS = Path(__file__).parents[2] / "docs" / "spec" / "vectors" / "games-log.json"
GO_PACKAGES = Path("/usr/share/gocode")


@pytest.fixture(scope="module")
def vectors() -> dict[str, Any]:
    told: dict[str, Any] = json.loads(VECTORS.read_text())
    return told


def test_the_code_makes_the_published_vectors(vectors):
    assert games_logs() == vectors


def test_entries_follow_from_game_version_and_digest(vectors):
    for each in vectors["entries"]:
        label = sha256(f"deaddrop-leaf/1\n{each['game']}\n{each['version']}\n".encode()).digest()
        message = f"deaddrop-checkpoint/1\n{each['game']}\n{each['version']}\n{each['digest']}\n".encode()
        entry = each["kind"].encode() + label + sha256(message).digest()
        assert (len(entry), entry.hex()) == (65, each["entry"])
        assert sha256(b"\0" + entry).hexdigest() == each["leaf"]


def test_roots_are_those_of_the_definition(vectors):
    entries = [opening(number).to_bytes() for number in range(300)]
    for each in vectors["trees"]:
        assert root_by_definition(entries[: each["size"]]).hex() == each["root"]
    note = vectors["checkpoint"].split("\n")
    assert b64decode(note[2]).hex() == vectors["trees"][-1]["root"]


def test_the_checkpoint_is_signed_and_cosigned(vectors):
    keys = [parse_vkey(vectors[name]["vkey"]) for name in ("key", "witness")]
    found = check_signatures(parse_note(vectors["checkpoint"].encode()), keys, verify_ed25519)
    assert [each.at for each in found] == [None, vectors["at"]]


@pytest.mark.skipif(
    shutil.which("go") is None or not (GO_PACKAGES / "src/golang.org/x/mod/sumdb/tlog").is_dir(),
    reason="no Go with golang.org/x/mod (Debian: golang-go, golang-golang-x-mod-dev)",
)
def test_gos_packages_accept_the_note_the_tree_and_both_proofs(vectors, tmp_path):
    environ = {"GOPATH": str(GO_PACKAGES), "GO111MODULE": "off", "GOCACHE": str(tmp_path / "cache"), "HOME": str(tmp_path), "PATH": "/usr/bin:/bin:/usr/local/go/bin"}  # fmt: skip
    program = Path(__file__).with_name("games_log.go")
    checked = run_to_end(["go", "run", program, VECTORS], environ)
    assert checked.returncode == 0, checked.stderr
    assert checked.stdout == "note, tree, inclusion and consistency hold\n"
    wrong = tmp_path / "wrong.json"
    for name, value in (("checkpoint", vectors["checkpoint"].replace("300", "301")), ("index", 201)):
        wrong.write_text(json.dumps(vectors | {name: value}))
        refused = run_to_end(["go", "run", program, wrong], environ)
        assert refused.returncode == 1, name


def test_a_library_in_rust_accepts_the_note(vectors):
    library = pytest.importorskip("metamorphic_log", reason="metamorphic-log is not installed")
    head = library.checkpoint_verify(vectors["checkpoint"], [vectors["key"]["vkey"]])
    assert (head.origin, head.size) == ("games.example.org/log", 300)
    with pytest.raises(library.VerifyError):
        library.checkpoint_verify(vectors["checkpoint"].replace("300", "301"), [vectors["key"]["vkey"]])
