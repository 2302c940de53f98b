"""`deaddrop verify` for a tournament's record, which is streamed game by game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, BinaryIO

from service.cli.log_files import UnreadableLog

if TYPE_CHECKING:
    from extensions.tournaments.audit.claims import TournamentClaims
    from extensions.tournaments.audit.record.planned_game import PlannedGame
    from extensions.tournaments.audit.tasks import GameVerdict, LogVerdict
    from extensions.tournaments.audit.verdict import TournamentVerdict
    from service.app.audits.audit_pool import Audits

BOTS_EACH_S = 5
"""Time for deriving the moves of one game's bots."""


def verify_tournament(
    file: BinaryIO,
    audits: Audits,
    keys: dict[str, bytes] | None,
    tick: Callable[[int, int], None],
    claims: TournamentClaims,
) -> TournamentVerdict:
    """The verdict on a tournament's record. tick: called with the number of games done and of all.  Raises UnreadableLog."""
    from domain.kernel.errors import Refusal
    from domain.transparency.note import BadNote
    from domain.transparency.tiles import BadLog
    from extensions.tournaments.audit.record.fault import TournamentFault
    from extensions.tournaments.audit.tasks import (
        GAME_VERDICT,
        LOG_VERDICT,
        AuditGame,
        AuditLog,
        GameVerdict,
        LogVerdict,
    )
    from extensions.tournaments.audit.verdict import Judges, audit_tournament
    from service.app.audits.audit import Problem, Verdict

    def judge_log(raw: bytes) -> LogVerdict:
        try:
            with audits.place():
                return audits.ask(AuditLog(raw), LOG_VERDICT)
        except Refusal as refusal:
            return LogVerdict(TournamentFault(1, None, None, "limits", None, refusal.detail))

    def judge_game(raw: bytes, planned: PlannedGame) -> GameVerdict:
        try:
            with audits.place():
                return audits.ask(AuditGame(raw, keys, planned, BOTS_EACH_S), GAME_VERDICT)
        except Refusal as refusal:
            return GameVerdict(Verdict("unchecked", Problem(1, None, "limits", refusal.detail)))

    try:
        return audit_tournament(file.readline, Judges(judge_log, judge_game), keys, tick, claims)
    except (BadNote, BadLog) as wrong:
        raise UnreadableLog(f"The log or a proof cannot be believed: {wrong}.") from None
