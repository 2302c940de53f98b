"""Whatever a foreign record does to its audit, somebody gets an answer, and the next record is audited."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from domain.kernel.errors import Refusal
from service.app.audits.audit import VERDICT, Audit
from service.app.audits.audit_pool import WAITING, Auditor, Audits, NoVerdict
from service.app.audits.event_audit import LOG_VERDICT, AuditLog
from service.app.audits.import_record import DECISION, Decide, Rejected
from service.cli import main
from tests.audit.tampering import genuine
from tests.hang import HANG_S, until

MISBEHAVING = "tests.audit.alive.misbehaving"


@pytest.fixture(scope="module")
def auditor() -> Iterator[Auditor]:
    """One whose audits have a second of computing, and more by the clock than any of them needs."""
    auditor = Auditor(MISBEHAVING, seconds=HANG_S)
    yield auditor
    auditor.close()


@pytest.mark.parametrize(
    ("deed", "why", "words"),
    [
        (b"spin", "audit-too-costly", "s of computing"),
        (b"eat", "audit-too-costly", "more memory"),
        (b"lengthy", "audit-too-costly", "answer is larger than"),
        (b"deepen", "audit-failed", "a fault of ours"),
        (b"raise", "audit-failed", "a fault of ours"),
        (b"crash", "audit-failed", "broke off"),
        (b"leave", "audit-failed", "broke off"),
        (b"fill", "audit-failed", "broke off"),
    ],
)
def test_every_outcome_is_an_answer_and_the_next_record_is_audited(auditor: Auditor, deed: bytes, why: str, words: str) -> None:
    with pytest.raises(NoVerdict, match=words) as refused:
        auditor.ask(Audit(deed, None), VERDICT)
    assert refused.value.code == why
    assert auditor.ask(Audit(b"nothing", None), VERDICT).verdict == "unchecked"


def test_one_that_computes_nothing_is_broken_off_by_the_clock() -> None:
    auditor = Auditor(MISBEHAVING, seconds=1)
    try:
        with pytest.raises(NoVerdict, match="after 1 s") as refused:
            auditor.ask(Audit(b"sleep", None), VERDICT)
        with pytest.raises(NoVerdict, match=r"after 1\.5 s"):
            auditor.ask(Audit(b"sleep", None, bots_s=0.5), VERDICT)
    finally:
        auditor.close()
    assert refused.value.code == "audit-too-costly"


def test_each_record_has_a_process_of_its_own(auditor: Auditor) -> None:
    assert len({auditor.ask(Audit(b"nothing", None), VERDICT).events for _ in range(3)}) == 3


def test_no_more_wait_than_may() -> None:
    go_on, refused = threading.Event(), list[str]()

    class Slow(Auditor):
        def ask(self, *_: Any) -> Any:
            assert go_on.wait(HANG_S)
            raise NoVerdict("It took too long.", "audit-too-costly")

    audits = Audits(Slow())

    def ask() -> None:
        try:
            audits.audit(b"sleep", None)
        except Refusal as refusal:
            refused.append(refusal.code)

    many = [threading.Thread(target=ask) for _ in range(WAITING + 3)]
    for each in many:
        each.start()
    until(lambda: len(refused) == 2)
    assert refused == ["audit-busy"] * 2
    go_on.set()
    for each in many:
        each.join()
    assert sorted(refused) == ["audit-busy"] * 2 + ["audit-too-costly"] * (1 + WAITING)


def test_the_real_one_judges_and_decides() -> None:
    audits = Audits(keep=True)
    try:
        assert audits.audit(genuine(), None).verdict == "consistent"
        rejected = audits.ask(Decide(b"Dear Anna,\n", "2031-02-03T04:05:06.789Z"), DECISION)
        assert isinstance(rejected, Rejected)
        assert rejected.line == 1
    finally:
        audits.close()


def test_the_process_has_the_tasks_of_the_extensions_that_are_on_and_refuses_others(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def ask() -> object:
        auditor = Auditor()
        try:
            return auditor.ask(AuditLog(b"Dear Anna,\n"), LOG_VERDICT).fault
        finally:
            auditor.close()

    assert ask() is not None
    monkeypatch.setenv("DEADDROP_EXTENSIONS", "none")
    with pytest.raises(NoVerdict, match="a fault of ours"):
        ask()
    assert "UnknownTask at tournaments.log" in caplog.text


def test_the_command_says_that_it_could_not_check(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from service.app.audits import audit_pool
    from service.cli import verify

    monkeypatch.setattr(audit_pool.Auditor.__init__, "__defaults__", (MISBEHAVING, HANG_S))
    monkeypatch.setattr(verify, "BOTS_S", 0)  # else the record would spin for the minute that its bots' moves may take
    (tmp_path / "game.jsonl").write_bytes(b"spin")
    (tmp_path / "other.jsonl").write_bytes(b"nothing")
    assert main(["verify", str(tmp_path / "game.jsonl"), str(tmp_path / "other.jsonl")]) == 2
    said, _ = capsys.readouterr()
    assert "game.jsonl: NOT CHECKED. The check was broken off" in said
    assert "other.jsonl: NOT CHECKED. Line 1 is not the header of a record." in said
