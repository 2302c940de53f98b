"""What a page checks of the log of games: its proofs are those of docs/spec/games-log.md, and a log that went back or forked is told."""

from __future__ import annotations

import json
from typing import Any

import pytest

from domain.transparency.checkpoint import LogCheckpoint
from domain.transparency.merkle import consistency_proof, tree_root
from domain.transparency.tiles import tile_at, tile_hashes
from tests.programs import ROOT
from tests.spec.games_log import opening
from tests.spec.node import node
from tests.transparency.trees import LogInMemory, NoteSigner

VECTORS: Any = json.loads((ROOT / "docs/spec/vectors/games-log.json").read_text())
ORIGIN = "games.example.org/log"
SIZE = 1100
PAIRS = [(0, 0), (0, 5), (1, 1), (1, 2), (2, 3), (3, 7), (4, 7), (6, 8), (100, 300), (255, 256), (256, 257), (256, 1100), (257, 512), (700, 1100), (1099, 1100), (1100, 1100)]  # fmt: skip
Json = dict[str, Any]


def log_of(size: int, first: int = 0) -> LogInMemory:
    log = LogInMemory()
    log.add([opening(number).to_bytes() for number in range(first, first + size)])
    return log


def kept(log: LogInMemory, signer: NoteSigner) -> Json:
    """What a page keeps of a log."""
    return {"vkey": signer.key.text, "note": signer.sign(log.checkpoint(signer.key.name).text).to_text()}


def fault(older: Json | None, newer: Json, log: LogInMemory) -> Json:
    return {"kept": older, "now": newer, "files": {path: held.hex() for path, held in log.files.items()}}


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Json:
    """What the page's module says of all of this."""
    whole = log_of(SIZE)
    hashes = tile_hashes(whole.read, SIZE)
    files: dict[str, bytes] = {}
    for size in {size for _, size in PAIRS}:
        files |= log_of(size).files
    signer, stranger = NoteSigner(ORIGIN, 1), NoteSigner(ORIGIN, 2)
    short, grown, other = log_of(300), log_of(700), log_of(700, first=1)
    forged = {"vkey": signer.key.text, "note": kept(grown, stranger)["note"]}
    told = {
        "files": {path: held.hex() for path, held in files.items()},
        "proofs": [{"old": old, "size": size, "roots": [tree_root(hashes, each).hex() for each in (old, size)]} for old, size in PAIRS],
        "faults": [
            fault(None, kept(short, signer), short),
            fault(kept(short, signer), kept(grown, signer), grown),
            fault(kept(grown, signer), kept(grown, signer), grown),
            fault(kept(grown, signer), kept(short, signer), short),
            fault(kept(short, signer), kept(other, signer), other),
            fault(kept(grown, signer), kept(other, signer), other),
            fault(kept(short, signer), kept(grown, stranger), grown),
            fault(kept(short, signer), forged, grown),
        ],
        "checkpoints": [
            {"note": VECTORS["checkpoint"], "vkey": VECTORS["key"]["vkey"]},
            {"note": VECTORS["checkpoint"], "vkey": VECTORS["witness"]["vkey"]},
            {"note": VECTORS["checkpoint"].replace("\n300\n", "\n301\n"), "vkey": VECTORS["key"]["vkey"]},
        ],
        "paths": [[0, 1234067, 2**40], [0, 1, 300], [1, 0, 300]],
    }  # fmt: skip
    file = tmp_path_factory.mktemp("log") / "told.json"
    file.write_text(json.dumps(told))
    ran = node("tests/spec/page_log.mjs", str(file))
    assert ran.stderr == ""
    answer: Json = json.loads(ran.stdout)
    return answer


def test_proofs_from_tiles_are_those_of_the_specification(found: Json) -> None:
    hashes = tile_hashes(log_of(SIZE).read, SIZE)
    for (old, size), each in zip(PAIRS, found["proofs"], strict=True):
        assert each["hashes"] == [part.hex() for part in consistency_proof(hashes, old, size)], (old, size)
        assert each["holds"], (old, size)
    published = VECTORS["consistency"]
    at = PAIRS.index((published["old"], published["new"]))
    assert found["proofs"][at]["hashes"] == published["hashes"]


def test_a_proof_that_was_changed_shows_nothing(found: Json) -> None:
    for (old, size), each in zip(PAIRS, found["proofs"], strict=True):
        if old:
            assert not any(each["wrong"]), (old, size)


def test_a_log_that_went_back_forked_or_is_another_is_told(found: Json) -> None:
    first, grown, same, back, forked, split, strange, forged = found["faults"]
    assert (first, grown, same) == (None, None, None)
    assert "went back, from 700 entries to 300" in back
    assert "two histories" in forked
    assert "two histories" in split
    assert "another log now" in strange
    assert "did not sign" in forged


def test_checkpoints_and_paths_are_read_as_the_vectors_say(found: Json) -> None:
    ours, cosigned, changed = found["checkpoints"]
    root = next(each["root"] for each in VECTORS["trees"] if each["size"] == 300)
    assert LogCheckpoint(ORIGIN, 300, bytes.fromhex(root)).text == VECTORS["checkpoint"].partition("\n\n")[0] + "\n"
    assert (ours["size"], ours["origin"]) == (300, ORIGIN)
    assert (cosigned, changed) == (None, None)
    tiles = [tile_at(0, 1234067, 2**40), tile_at(0, 1, 300), tile_at(1, 0, 300)]
    assert found["paths"] == [each.path for each in tiles]
