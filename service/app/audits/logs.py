"""Verdicts compared with logs of games."""

from __future__ import annotations

from msgspec.structs import replace

from domain.audit.logged import compare_with_log
from domain.audit.record import parse_record
from domain.transparency.policy import LogPolicy
from domain.transparency.tiles import ReadFile
from service.app.audits.audit import Verdict, to_problem
from service.app.audits.record_checks import verify_signature


def audit_with_log(raw: bytes, verdict: Verdict, read: ReadFile, policy: LogPolicy) -> Verdict:
    """A verdict, extended by a log of games; only a consistent record is looked up.  Raises BadNote, BadLog."""
    if verdict.verdict != "consistent" or verdict.shown is None:
        return verdict
    found = compare_with_log(parse_record(raw), verdict.shown.restores, read, policy, verify_signature)
    if found.fault is None:
        return replace(verdict, log=found.logged)
    return replace(verdict, verdict="wrong", problem=to_problem(found.fault), log=found.logged)
