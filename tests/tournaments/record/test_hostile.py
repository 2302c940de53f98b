"""Records from foreign hands: bounded before anything is read, counted or folded, and never worth more than a verdict."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest

from domain.kernel import ledger
from service.cli import main
from tests.spec.node import node
from tests.tournaments.record.forging import Parts, parts_of, raw_of, resealed
from tests.tournaments.record.played import played
from tests.tournaments.record.test_forgeries import verdict_of


def parts() -> Parts:
    return parts_of(played("running").raw)


def changed(**header: Any) -> bytes:
    """A record whose header says something else, and nothing after it."""
    return ledger.canonical(parts().header | header) + b"\n"


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"\n",
        b"{}\n",
        changed(head={"version": 100_001, "digest": "00" * 32}),
        changed(texts=100_001),
        changed(games=20_001),
        changed(games=-1),
        changed(texts=10**30),
        changed(complete=1),
        changed(format="deaddrop-tournament-record/2"),
        b'{"a":' + b"[" * 100_000 + b"]" * 100_000 + b"}\n",
        b"x" * 3_000_000,
    ],
)
def test_a_header_that_is_none_is_not_looked_past(raw: bytes) -> None:
    read: list[int] = []
    source = io.BytesIO(raw)

    def counted(most: int) -> bytes:
        row = source.readline(most)
        read.append(len(row))
        return row

    from extensions.tournaments.audit.verdict import audit_tournament, judges_here
    from service.ids import game_id
    from tests.laws.tables import CATALOGUE

    found = audit_tournament(counted, judges_here(CATALOGUE, None, game_id), None)
    assert (found.verdict, found.problem and found.problem.word) == ("unchecked", "form")
    assert len(read) == 1
    assert sum(read) <= 2**20 + 2


def said_by_both(raw: bytes, folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """The first sentence of either verifier on a record."""
    path = folder / "tournament.jsonl"
    path.write_bytes(raw)
    main(["verify", str(path)])
    [ours, *_], [theirs, *_] = capsys.readouterr().out.splitlines(), node("clients/verifier/verify.mjs", path).stdout.splitlines()
    assert ours == theirs
    return ours.removeprefix(f"{path}: ")


@pytest.mark.usefixtures("one_auditor")
def test_a_record_that_breaks_off_is_said_to(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    raw = played("running").raw
    lines = raw.splitlines(keepends=True)
    cut = "The file ends early: line {0} is missing or cut off, though the header says that it follows. (end, line {0})"
    texts_at = 2 + parts().header["head"]["version"]
    for keep in (1, 5, texts_at, len(lines) - 1):
        whole = b"".join(lines[:keep])
        for part in (whole, whole + lines[keep][:20]):
            assert said_by_both(part, tmp_path, capsys) == f"WRONG. {cut.format(keep + 1)}"
    assert said_by_both(raw + b"{}\n", tmp_path, capsys).startswith(f"WRONG. Line {len(lines) + 1} cannot be read: ")


@pytest.mark.usefixtures("one_auditor")
def test_bytes_that_a_program_has_added_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    raw = played("running").raw
    said = said_by_both(b"\xef\xbb\xbf" + raw, tmp_path, capsys)
    assert said == "NOT CHECKED. The file begins with a byte order mark, which a record does not have: a program has added it. (form, line 1)"
    said = said_by_both(raw.replace(b"\n", b"\r\n"), tmp_path, capsys)
    assert said == "NOT CHECKED. The lines end with carriage returns, which a record does not have: a program has added them. (form, line 1)"


@pytest.mark.usefixtures("one_auditor")
def test_a_time_that_is_set_back_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = parts()
    told.facts[3]["at"] = "1999-10-03T18:00:59.000Z"
    said = said_by_both(raw_of(resealed(told)), tmp_path, capsys)
    assert said == "WRONG. Fact 4 is earlier than the fact before it. (time, line 5)"


@pytest.mark.parametrize("place", [10**15, 0, -1, 99])
def test_places_beyond_the_table_are_counted_by_nobody(place: int) -> None:
    told = parts()
    told.fact("table.finished")["data"]["result"]["places"][0] = place
    found = verdict_of(raw_of(resealed(told)))
    assert found.problem is not None
    assert found.problem.word == "fold"


def test_regulations_without_points_are_no_regulations() -> None:
    told = parts()
    told.facts[0]["data"]["regulations"]["points"] = {"scheme": "own", "cap": None, "own": {}}
    found = verdict_of(raw_of(resealed(told)))
    assert found.problem is not None
    assert found.problem.word == "fold"
