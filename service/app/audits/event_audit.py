"""Audits of the parts of an event's record: its log, and each of its games against it. Needs no service and no network."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from domain.audit.record import UnreadableRecord, parse_record
from domain.audit.tournament.event_fault import BrokenEvent, EventFault
from domain.audit.tournament.event_record import EventHeader, EventRecordReader
from domain.audit.tournament.event_shown import ShownEventRecord, what_event_shows
from domain.audit.tournament.game_note import GameNote, note_of
from domain.audit.tournament.planned_game import PlannedGame
from domain.audit.tournament.replay_log import rules_fault
from domain.audit.tournament.verify_facts import fold_facts
from domain.audit.tournament.verify_log import LoggedFact, commitments_of, read_log, read_texts
from domain.catalogue import Catalogue
from domain.kernel.errors import Missing
from domain.tournament.facts.round_facts import RoundEntropyGiven
from service.app.audits.audit import SECONDS, Problem, Verdict, audit_batches
from service.app.audits.audit_task import AuditTask
from service.app.audits.record_checks import Signature
from service.ids import game_id
from service.signing.drand import can_verify_rounds, verify_round

LOG_SECONDS = 120
"""Time limit of the audit of an event's log in a process of its own."""


class LogVerdict(msgspec.Struct, frozen=True):
    """Verdict on an event's log. fault: its first own fault; last: faults that count after the games (rules, drand
    rounds), in order; games: by id; decided: whether every request was decided again.
    """

    fault: EventFault | None = None
    last: tuple[EventFault, ...] = ()
    games: dict[str, PlannedGame] = {}
    shown: ShownEventRecord | None = None
    decided: bool = False


class GameVerdict(msgspec.Struct, frozen=True):
    """The verdict on one game of an event. note: of a record without a fault."""

    verdict: Verdict
    note: GameNote | None = None


class AuditLog(msgspec.Struct, frozen=True):
    """Asks for the verdict on the log of an event. raw: header, facts and texts."""

    raw: bytes

    @property
    def seconds(self) -> float:
        return LOG_SECONDS

    def run(self, catalogue: Catalogue) -> LogVerdict:
        return audit_log(self.raw, catalogue, game_id)


class AuditGame(msgspec.Struct, frozen=True):
    """Asks for the verdict on one game of an event, as from `audit_game`."""

    raw: bytes
    keys: dict[str, bytes] | None
    planned: PlannedGame
    bots_s: float = 0

    @property
    def seconds(self) -> float:
        return SECONDS + self.bots_s

    def run(self, catalogue: Catalogue) -> GameVerdict:
        return audit_game(self.raw, catalogue, self.keys, self.planned, self.bots_s)


LOG_VERDICT = AuditTask[LogVerdict]("tournaments.log", AuditLog, LogVerdict)
GAME_VERDICT = AuditTask[GameVerdict]("tournaments.game", AuditGame, GameVerdict)


def audit_log(raw: bytes, catalogue: Catalogue, to_id: Callable[[bytes], str]) -> LogVerdict:
    """The verdict on header, facts and texts. to_id: makes game ids."""
    reader = EventRecordReader(io.BytesIO(raw).readline)
    try:
        header = reader.header()
    except UnreadableRecord as error:
        return LogVerdict(EventFault(error.line, None, None, "form", error.how))
    try:
        facts = list(read_log(reader, header))
        texts = read_texts(reader, header, facts)
    except BrokenEvent as broken:
        return LogVerdict(broken.fault)
    folded = fold_facts(header.event, facts, is_complete=header.complete, texts=texts)
    if folded.fault is not None or folded.tournament is None:
        return LogVerdict(folded.fault)
    by_rules, is_decided = None, False
    if header.complete:
        try:
            rules = catalogue.exact(folded.tournament.regulations.ruleset, folded.tournament.regulations.ruleset_version)
            by_rules, is_decided = rules_fault(header.event, facts, rules, to_id), True
        except Missing:
            pass
    committed = sum(len(list(commitments_of(each.stored.fact))) for each in facts)
    shown = what_event_shows(folded, facts, texts, committed)
    last = tuple(each for each in (by_rules, round_fault(facts)) if each is not None)
    return LogVerdict(last=last, games=folded.games, shown=shown, decided=is_decided)


def round_fault(facts: list[LoggedFact]) -> EventFault | None:
    """The first drand round whose signature does not verify; None if none can be checked here."""
    for each in facts if can_verify_rounds() else ():
        fact = each.stored.fact
        if isinstance(fact, RoundEntropyGiven) and not verify_round(fact.number, fact.signature):
            return EventFault(each.version + 1, each.version, None, "round")
    return None


def audit_game(
    raw: bytes, catalogue: Catalogue, keys: Mapping[str, bytes] | None, planned: PlannedGame, bots_s: float = 0
) -> GameVerdict:
    """The verdict on one game, with its note for comparison with the event. planned: the game as the event's log
    describes it.
    """
    try:
        record = parse_record(raw)
    except UnreadableRecord as error:
        return GameVerdict(Verdict("unchecked", Problem(error.line, None, "form", f"Line {error.line}: {error.why}.", error.how)))
    verdict, batches = audit_batches(record, catalogue, keys, bots_s=bots_s)
    if verdict.verdict == "wrong" or not record.lines or (verdict.problem is not None and verdict.problem.fault == "form"):
        return GameVerdict(verdict)
    try:
        return GameVerdict(verdict, note_of(record, batches, planned))
    except (LookupError, TypeError, ValueError, AttributeError):
        wrong = Problem(2, record.header.first, "form", "The game does not begin and end as games do.")
        return GameVerdict(msgspec.structs.replace(verdict, verdict="wrong", problem=wrong))


def check_event_signature(header: EventHeader, keys: Mapping[str, bytes] | None) -> Signature | None:
    """The status of the signature of the head; None if it is wrong."""
    signed: Any = header.checkpoint
    if signed is None:
        return "absent"
    if (signed.game, signed.version, signed.digest) != (header.event, header.head.version, header.head.digest):
        return None
    if keys is None:
        return "not checked"
    from service.signing.ed25519 import verify_checkpoint

    return "good" if signed.key in keys and verify_checkpoint(signed, keys[signed.key]) else None
