"""Audits of records: chain, openings, replayed commands, and the signature. Needs no service and no network."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Literal

import msgspec

from domain.audit.bot_moves import BotMoves, BotReplay, bot_moves
from domain.audit.held import ComparedHead, HeldHead, compare_held
from domain.audit.logged import Logged
from domain.audit.names import ShownNames, to_shown_names
from domain.audit.record import Record, UnreadableRecord, parse_record
from domain.audit.shown import Shown, what_is_shown
from domain.audit.verify_chain import Fault
from domain.catalogue import Catalogue
from domain.game.batch import Batch
from domain.kernel.errors import Missing
from service.app.audits.audit_task import AuditTask
from service.app.audits.game_sentences import say_fault
from service.app.audits.record_checks import (
    Faulty,
    Forged,
    Signature,
    check_rounds,
    check_signature,
    decide_record,
    verify_signature,
)
from service.app.rulesets.policies import installed_policy
from service.app.rulesets.time_limit import Overtime, timebox

SECONDS = 10
"""Time limit of an audit in a process of its own: CPU seconds, and seconds by the clock."""
FoundVerdict = Literal["consistent", "wrong", "unchecked"]


class Problem(msgspec.Struct, frozen=True):
    """The first fault. line: from 1; version: of the event concerned, if any.

    fault: a word of docs/spec/record.md, `ruleset` if the rules are not installed, `extension` if it is the record of
    something else than a game, or `limits` if it took too long; why: a sentence; how: a held head or a log contradicts the record.
    """

    line: int
    version: int | None
    fault: str
    why: str
    how: str | None = None


class Verdict(msgspec.Struct, frozen=True):
    """Result of an audit. verdict: `consistent` for the entries of the record, `wrong`, or `unchecked` if no judgement
    is possible.

    decided: whether all commands were replayed, which only a complete record allows; shown: results of a consistent
    record beyond the verdict; held: the given heads, compared with it;
    log: its entries in a log of games; round: signatures of its drand rounds; names: seats whose names the log
    committed to; bots: their moves, derived again; None if they were not;
    """

    verdict: FoundVerdict
    problem: Problem | None = None
    game: str | None = None
    ruleset: str | None = None
    viewpoint: str | None = None
    complete: bool = False
    decided: bool = False
    events: int = 0
    outcome: Any = None
    signature: Signature = "absent"
    round: Signature = "absent"
    key: str | None = None
    shown: Shown | None = None
    held: tuple[ComparedHead, ...] = ()
    log: Logged | None = None
    names: ShownNames | None = None
    bots: BotMoves | None = None


class Audit(msgspec.Struct, frozen=True):
    """Asks for the verdict on a record, as from `audit`."""

    raw: bytes
    keys: dict[str, bytes] | None
    held: tuple[HeldHead, ...] = ()
    bots_s: float = 0

    @property
    def seconds(self) -> float:
        return SECONDS + self.bots_s

    def run(self, catalogue: Catalogue) -> Verdict:
        return audit(self.raw, catalogue, self.keys, self.held, self.bots_s)


VERDICT = AuditTask[Verdict]("audit", Audit, Verdict)


def audit(
    raw: bytes,
    catalogue: Catalogue,
    keys: Mapping[str, bytes] | None,
    held: Sequence[HeldHead] = (),
    bots_s: float = 0,
) -> Verdict:
    """The verdict on a record. keys: public keys (32 bytes) by id; None: do not check signatures.

    held: heads kept by others, to compare with the record; bots_s: seconds for deriving moves of bots.
    """
    try:
        record = parse_record(raw)
    except UnreadableRecord as error:
        return Verdict("unchecked", Problem(error.line, None, "form", f"Line {error.line}: {error.why}.", error.how))
    return audit_batches(record, catalogue, keys, held, bots_s)[0]


def audit_batches(
    record: Record,
    catalogue: Catalogue,
    keys: Mapping[str, bytes] | None,
    held: Sequence[HeldHead] = (),
    bots_s: float = 0,
) -> tuple[Verdict, tuple[Batch, ...]]:
    """The verdict on a record, as from `audit`, and its commands decided again; no commands if it is not consistent."""
    try:
        batches = decide_record(record, catalogue)
        rounds = check_rounds(record)
        signature = check_signature(record.header, keys)
    except Faulty as wrong:
        return to_verdict(record, "wrong", problem=to_problem(wrong.fault)), ()
    except Forged as forged:
        return to_verdict(record, "wrong", problem=Problem(1, record.header.head.version, "signature", str(forged))), ()
    except Missing as missing:
        return to_verdict(record, "unchecked", problem=Problem(1, None, "ruleset", missing.detail)), ()
    outcome = msgspec.to_builtins(batches[-1].game.outcome) if batches else None
    shown = what_is_shown(record.lines, is_complete=record.header.complete)
    compared = compare_held(record, shown.restores, held, keys, verify_signature)
    more: dict[str, Any] = {"signature": signature, "round": rounds, "held": compared.heads}
    if compared.fault is not None:
        return to_verdict(record, "wrong", problem=to_problem(compared.fault), **more), ()
    more["names"] = to_shown_names(record.header, record.lines)
    if batches and bots_s:
        more["bots"] = derive_bots(batches, bots_s)
    return to_verdict(record, "consistent", decided=bool(batches), outcome=outcome, shown=shown, **more), batches


def derive_bots(batches: Sequence[Batch], seconds: float) -> BotMoves:
    """The moves of a game's bots, derived one by one within a time limit."""
    replay = BotReplay(bot_moves(batches), installed_policy)
    with suppress(Overtime), timebox(seconds):
        replay.run()
    return replay.findings()


def to_problem(fault: Fault) -> Problem:
    line, version, word, how, why = fault
    problem = {"line": line, "version": version, "word": word, "how": how, "why": f"Event {version} {why}." if why else None}
    return Problem(line, version, word, say_fault(problem), how)


def to_verdict(record: Record, found: FoundVerdict, **more: Any) -> Verdict:
    header = record.header
    return Verdict(
        found,
        game=header.game,
        ruleset=f"{header.ruleset.name} {header.ruleset.version}",
        viewpoint=header.viewpoint,
        complete=header.complete,
        events=len(record.lines),
        key=header.checkpoint.key if header.checkpoint is not None else None,
        **more,
    )
