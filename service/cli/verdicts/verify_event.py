"""`deaddrop verify` for an event's record, which is streamed game by game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, BinaryIO

from service.cli.log_files import UnreadableLog

if TYPE_CHECKING:
    from domain.audit.tournament.planned_game import PlannedGame
    from service.app.audits.audit_pool import Audits
    from service.app.audits.event_audit import GameVerdict, LogVerdict
    from service.app.audits.event_claims import EventClaims
    from service.app.audits.event_verdict import EventVerdict

BOTS_EACH_S = 5
"""Time for deriving the moves of one game's bots."""


def verify_event(
    file: BinaryIO,
    audits: Audits,
    keys: dict[str, bytes] | None,
    tick: Callable[[int, int], None],
    claims: EventClaims,
) -> EventVerdict:
    """The verdict on an event's record. tick: called with the number of games done and of all.  Raises UnreadableLog."""
    from domain.audit.tournament.event_fault import EventFault
    from domain.kernel.errors import Refusal
    from domain.transparency.note import BadNote
    from domain.transparency.tiles import BadLog
    from service.app.audits.audit import Problem, Verdict
    from service.app.audits.event_audit import GAME_VERDICT, LOG_VERDICT, AuditGame, AuditLog, GameVerdict, LogVerdict
    from service.app.audits.event_verdict import Judges, audit_event

    def judge_log(raw: bytes) -> LogVerdict:
        try:
            with audits.place():
                return audits.ask(AuditLog(raw), LOG_VERDICT)
        except Refusal as refusal:
            return LogVerdict(EventFault(1, None, None, "limits", None, refusal.detail))

    def judge_game(raw: bytes, planned: PlannedGame) -> GameVerdict:
        try:
            with audits.place():
                return audits.ask(AuditGame(raw, keys, planned, BOTS_EACH_S), GAME_VERDICT)
        except Refusal as refusal:
            return GameVerdict(Verdict("unchecked", Problem(1, None, "limits", refusal.detail)))

    try:
        return audit_event(file.readline, Judges(judge_log, judge_game), keys, tick, claims)
    except (BadNote, BadLog) as wrong:
        raise UnreadableLog(f"The log or a proof cannot be believed: {wrong}.") from None
