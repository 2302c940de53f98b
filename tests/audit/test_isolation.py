"""Whatever a foreign record does to its audit, somebody gets an answer, soon, and the next record is audited."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from domain.kernel.errors import Refusal
from service.app.audits.audit import Rejected
from service.app.audits.audit_pool import WAITING, Auditor, Audits, NoVerdict
from service.app.audits.audit_process import Audit, Judged
from service.cli import main
from tests.audit.tampering import genuine

MISBEHAVING = "tests.audit.misbehaving"


@pytest.fixture(scope="module")
def auditor() -> Iterator[Auditor]:
    """One whose audits have a second of computing and three by the clock."""
    auditor = Auditor(MISBEHAVING, seconds=3)
    yield auditor
    auditor.close()


@pytest.mark.parametrize(
    ("deed", "why"),
    [
        (b"spin", "audit-too-costly"),
        (b"sleep", "audit-too-costly"),
        (b"eat", "audit-too-costly"),
        (b"deepen", "audit-failed"),
        (b"raise", "audit-failed"),
        (b"crash", "audit-failed"),
        (b"leave", "audit-failed"),
        (b"fill", "audit-failed"),
    ],
)
def test_every_outcome_is_an_answer_and_the_next_record_is_audited(auditor: Auditor, deed: bytes, why: str) -> None:
    with pytest.raises(NoVerdict) as refused:
        auditor.ask(Audit(deed, None))
    assert refused.value.code == why
    assert isinstance(auditor.ask(Audit(b"nothing", None)), Judged)


def test_each_record_has_a_process_of_its_own(auditor: Auditor) -> None:
    ids = set()
    for _ in range(3):
        answer = auditor.ask(Audit(b"nothing", None))
        assert isinstance(answer, Judged)
        ids.add(answer.verdict.events)
    assert len(ids) == 3


def test_no_more_wait_than_may() -> None:
    audits, refused = Audits(Auditor(MISBEHAVING, seconds=3)), list[Refusal]()

    def ask() -> None:
        try:
            audits.audit(b"sleep", None)
        except Refusal as refusal:
            refused.append(refusal)

    many = [threading.Thread(target=ask) for _ in range(WAITING + 3)]
    began = time.monotonic()
    for each in many:
        each.start()
    for each in many:
        each.join()
    assert time.monotonic() - began < 3 * (1 + WAITING) + 10
    assert sorted(each.code for each in refused) == ["audit-busy"] * 2 + ["audit-too-costly"] * (1 + WAITING)


def test_the_real_one_decides_and_tells_how_far_it_is() -> None:
    audits, lines = Audits(keep=True), list[int]()
    raw = genuine()
    try:
        assert audits.audit(raw, None, lines.append).verdict == "consistent"
        assert sum(lines) > raw.count(b"\n")
        rejected = audits.decide(b"Dear Anna,\n", "2031-02-03T04:05:06.789Z")
        assert isinstance(rejected, Rejected)
        assert rejected.line == 1
    finally:
        audits.close()


def test_the_command_says_that_it_could_not_check(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from service.app.audits import audit_pool
    from service.cli import verify

    monkeypatch.setattr(audit_pool.Auditor.__init__, "__defaults__", (MISBEHAVING, 3))
    monkeypatch.setattr(verify, "BOTS_S", 0)  # else the record would spin for the minute that its bots' moves may take
    (tmp_path / "game.jsonl").write_bytes(b"spin")
    (tmp_path / "other.jsonl").write_bytes(b"nothing")
    assert main(["verify", str(tmp_path / "game.jsonl"), str(tmp_path / "other.jsonl")]) == 2
    said, _ = capsys.readouterr()
    assert "game.jsonl: NOT CHECKED. The check was broken off" in said
    assert "other.jsonl: Fit for a tournament: " in said
