"""docs/spec says enough: an implementation in another language, written from it, agrees with the vectors, and names each forgery."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from deaddrop.testing.schedule import IS_LONG
from service.cli import main
from tests.audit.tampering import lines_of, raw_of, resealed
from tests.equipment.key_in_memory import KeyInMemory
from tests.programs import ROOT
from tests.spec import beginnings, forgeries, write
from tests.spec.both import VERIFY, js_facts
from tests.spec.luck_forgeries import LUCK
from tests.spec.node import node
from tests.spec.records import KEY, honest, keys, signed

VECTORS = ROOT / "docs" / "spec" / "vectors"
LAST = len((VECTORS / "record.jsonl").read_bytes().splitlines()) - 1
"""The last version of the record among the vectors."""
FLIPS = 100


class Case(NamedTuple):
    """A record, and line, version and word of its fault; ... where only the agreement of both verifiers is asked for
    (`test_same_sentences.py`).
    """

    raw: bytes
    fault: Any


Cases = Mapping[str, Case]


def make_cases() -> Cases:
    published = (VECTORS / "record.jsonl").read_bytes()
    records = honest()
    found = {name: Case(raw, None) for name, raw in {"the vector": published, **records}.items()}
    for name, forgery in forgeries.GAMES.items():
        found[f"forged: {name}"] = Case(*forgeries.forged(published, forgery))
    for name, forgery in forgeries.BY_RULES.items():
        found[f"against the rules: {name}"] = Case(forgeries.forged(published, forgery)[0], ...)
    for name, raw in records.items():
        for change, forgery in kinds_of(name).items():
            found[f"forged: {name}: {change}"] = Case(*forgeries.forged(raw, forgery))
    found["complete, and still running"] = Case(raw_of(resealed(lines_of(published)[:41])), (1, None, "seed"))
    for name in ("3 players", "drawn fork", "a seat's, over")[: 3 if IS_LONG else 1]:
        found |= {f"the beginning of {name}: {how}": Case(raw, ...) for how, raw in beginnings.changed(records[name])}
    return found | spelt(published) | flipped(published) | signatures(published)


def kinds_of(name: str) -> dict[str, forgeries.Forgery]:
    if "fork" not in name:
        return ({"put back": forgeries.PUT_BACK} | LUCK).get(name, {})
    return forgeries.FORKS | (forgeries.DRAWN if name == "drawn fork" else forgeries.EXACT)


def spelt(raw: bytes) -> dict[str, Case]:
    """A record that says the same in other bytes, or breaks off."""
    lines = raw.split(b"\n")
    spaced, doubled, foreign = ([*lines] for _ in range(3))
    spaced[9] = lines[9].replace(b",", b", ", 1)
    doubled[9] = b'{"at":"",' + lines[9][1:]
    foreign[9] = lines[9].replace(b"{", b'{"\xff":1,', 1)
    return {
        "with a space": Case(b"\n".join(spaced), (10, 9, "form")),
        "with a name twice": Case(b"\n".join(doubled), (10, 9, "form")),
        "not UTF-8": Case(b"\n".join(foreign), (10, 9, "form")),
        "with DOS line ends": Case(raw.replace(b"\n", b"\r\n"), (1, None, "form")),
        "with a byte order mark": Case(b"\xef\xbb\xbf" + raw, (1, None, "form")),
        "without its last byte": Case(raw[:-1], (1 + LAST, LAST, "form")),
        "with an empty line": Case(raw + b"\n", (2 + LAST, 1 + LAST, "form")),
        "empty": Case(b"", (1, None, "form")),
        "with members to ignore": Case(raw.replace(b',"version":3}', b',"ups":[1],"version":3}'), None),
    }


def flipped(raw: bytes) -> dict[str, Case]:
    """One byte changed: half of the time any, half of the time a hex digit that becomes another."""
    rng, found = Random(4), {}
    digits = [place for place, byte in enumerate(raw) if byte in b"0123456789abcdef"]
    for number in range(FLIPS):
        place = rng.choice(digits) if number % 2 else rng.randrange(len(raw))
        byte = rng.choice([byte for byte in (b"0123456789abcdef" if number % 2 else range(256)) if byte != raw[place]])
        found[f"byte {place} is {byte}"] = Case(raw[:place] + bytes((byte,)) + raw[place + 1 :], ...)
    return found


def signatures(raw: bytes) -> dict[str, Case]:
    wrong = (1, LAST, "signature")
    whole = lines_of(signed(raw))[0]["checkpoint"]["signature"]
    return {
        "signed": Case(signed(raw), None),
        "signed with another key": Case(signed(raw, KeyInMemory(bytes(32))), wrong),
        "signed for another game": Case(signed(raw, game="07" + "b" * 16), wrong),
        "signed for another version": Case(signed(raw, version=LAST - 1), wrong),
        "signed for another head": Case(signed(raw, digest="0" * 64), wrong),
        "with another signature": Case(signed(raw, signature="A" * 86 + "=="), wrong),
        "with a signature in other letters": Case(
            signed(raw, signature=whole[:-3] + chr(ord(whole[-3]) + 1) + "=="), wrong
        ),
        "with no signature": Case(signed(raw, signature=""), wrong),
    }


@pytest.fixture(scope="module")
def cases() -> Cases:
    """Made where they are needed: at collection every process of a run would make them, for two seconds."""
    return make_cases()


@pytest.fixture(scope="module")
def verdicts(tmp_path_factory: pytest.TempPathFactory, cases: Cases) -> Mapping[str, Any]:
    """What the JavaScript says of each case, with the keys."""
    folder: Path = tmp_path_factory.mktemp("records")
    (folder / "keys.json").write_text(json.dumps({"items": keys(KEY), "next": None}))
    return js_facts({name: case.raw for name, case in cases.items()}, folder, "--keys", folder / "keys.json")


def test_the_vectors() -> None:
    ran = node("tests/spec/vectors.mjs")
    assert ran.returncode == 0, ran.stderr
    told = json.loads(ran.stdout)
    assert told["wrong"] == []
    assert min(told["counts"].values()) > 0
    files = (json.loads((VECTORS / f"{name}.json").read_text()) for name in ("chance", "ledger", "names", "checkpoint", "sight"))
    # Of the checkpoints' vectors the keys are no checkpoints.
    listed = sum(len(vectors) for file in files for kind, vectors in file.items() if kind != "keys")
    assert sum(told["counts"].values()) == listed + len(json.loads((VECTORS / "game.json").read_text()))


def test_the_published_record_is_what_the_code_writes() -> None:
    assert (VECTORS / "record.jsonl").read_bytes() == write.record()
    assert json.loads((VECTORS / "game.json").read_text()) == write.game() == lines_of(write.record())[1:]


def test_each_forgery_is_named(cases: Cases, verdicts: Mapping[str, Any]) -> None:
    stated = {name: case.fault for name, case in cases.items() if case.fault is not ...}
    found = {name: verdicts[name]["problem"] for name in stated}
    assert {name: each and (each["line"], each["version"], each["word"]) for name, each in found.items()} == stated


def test_a_flipped_byte_of_an_entry_is_always_seen(cases: Cases, verdicts: Mapping[str, Any]) -> None:
    header = cases["the vector"].raw.index(b"\n")
    flips = [name for name in cases if name.startswith("byte ") and int(name.split()[1]) >= header]
    assert len(flips) > FLIPS / 2
    assert not [name for name in flips if verdicts[name]["verdict"] == "consistent"]


def test_of_an_unsigned_record_nobody_stands_for_it(verdicts: Mapping[str, Any]) -> None:
    assert [verdicts[name]["signature"] for name in ("signed", "the vector")] == ["good", "absent"]
    assert [verdicts[name]["complete"] for name in ("signed", "a seat's, running")] == [True, False]


def test_keys_under_an_id_that_is_not_theirs_are_refused_by_both(
    tmp_path: Path, cases: Cases, capsys: pytest.CaptureFixture[str]
) -> None:
    record, listed = tmp_path / "signed.jsonl", tmp_path / "keys.json"
    record.write_bytes(cases["with another signature"].raw)
    listed.write_text(json.dumps({"items": [each | {"id": "0" * 16} for each in keys(KEY)]}))
    assert main(["verify", "--keys", str(listed), str(record)]) == 2
    ran = node(VERIFY, "--keys", listed, record)
    assert ran.returncode == 2
    assert f"{listed} names a key by another id than its own" in ran.stderr
    assert ran.stderr.strip() in capsys.readouterr().err


def test_a_signature_is_never_called_good_unchecked(tmp_path: Path, cases: Cases) -> None:
    """Neither without keys, nor in a page that came over plain HTTP and has no crypto.subtle."""
    (tmp_path / "signed.jsonl").write_bytes(cases["with another signature"].raw)
    (tmp_path / "keys.json").write_text(json.dumps({"items": keys(KEY)}))
    (tmp_path / "plain.mjs").write_text('Object.defineProperty(globalThis, "crypto", { value: {} });')
    alone = node(VERIFY, tmp_path / "signed.jsonl")
    assert alone.returncode == 0
    assert any(line.endswith(", since no keys were given: --keys.") for line in alone.stdout.splitlines())
    plain = ("--import", (tmp_path / "plain.mjs").as_uri())
    ran = node(*plain, VERIFY, "--json", "--keys", tmp_path / "keys.json", tmp_path / "signed.jsonl")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert json.loads(ran.stdout)["signature"] == "no Ed25519"


def test_the_command_says_what_is_wrong_and_ends_accordingly(tmp_path: Path, cases: Cases) -> None:
    right, wrong, other = tmp_path / "right", tmp_path / "wrong", tmp_path / "other"
    right.write_bytes(cases["the vector"].raw)
    wrong.write_bytes(cases["forged: a public fact"].raw)
    other.write_bytes(b"Dear Anna,\n")
    assert node(VERIFY, right).returncode == 0
    ran = node(VERIFY, other, wrong, right)
    assert ran.returncode == 1
    assert f"{wrong}: WRONG. Event 20 does not fit its digest: it, or its place in the chain, was changed. (chain, line 21)" in ran.stdout
    said = f"CONSISTENT but for the rules, which this verifier does not know. microfilms 1, {LAST} events; the record says: won by seat 0, seat 1 (allied_agents)."
    assert f"{right}: Fit for a tournament: no, since " in ran.stdout
    assert f"\n  {said}" in ran.stdout
    assert node(VERIFY, right, other).returncode == 2
    assert node(VERIFY, tmp_path / "none").returncode == 2
    assert node(VERIFY).returncode == 2


def test_progress_is_told_and_what_was_checked_is_counted(tmp_path: Path) -> None:
    (tmp_path / "progress.mjs").write_text(f"""
        import {{ readFileSync }} from "node:fs";
        import {{ parseRecord, verifyRecord }} from {json.dumps((ROOT / "service/web/static/verify/verify.mjs").as_uri())};
        const record = parseRecord(readFileSync({json.dumps(str(VECTORS / "record.jsonl"))}, "utf8"));
        const told = [];
        const {{ verdict, checked }} = await verifyRecord(record, {{ onProgress: (done, all) => told.push([done, all]) }});
        console.log(JSON.stringify({{ verdict, checked, told }}));
    """)
    entries = lines_of((VECTORS / "record.jsonl").read_bytes())[1:]
    assert json.loads(node(tmp_path / "progress.mjs").stdout) == {
        "verdict": "consistent",
        "checked": {
            "entries": len(entries),
            "openings": sum(len(each["openings"]) for each in entries),
            "draws": sum(len(each["openings"].get("draws", {"value": []})["value"]) for each in entries),
        },
        "told": [[0, LAST], [LAST, LAST]],
    }
