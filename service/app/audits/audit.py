"""Audits of records: chain, openings, replayed commands, and the signature. Needs no service and no network."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from domain.audit.bot_moves import BotMoves, BotReplay, bot_moves
from domain.audit.event_types import PUBLIC_GIVEN
from domain.audit.held import ComparedHead, HeldHead, compare_held
from domain.audit.logged import Logged
from domain.audit.names import ShownNames, names_fault, to_shown_names
from domain.audit.record import Header, Record, UnreadableRecord, parse_record
from domain.audit.shown import Shown, what_is_shown
from domain.audit.verify_by_replay import rebuild_batches
from domain.audit.verify_chain import Fault, Tick, first_fault
from domain.audit.written_text import check_texts
from domain.catalogue import Catalogue
from domain.game.batch import Batch
from domain.game.entry_codec import encode_entry
from domain.game.proofs.checkpoint import Imported
from domain.kernel.errors import Diverged, Missing
from service.app.audits.sentences import phrase
from service.app.audits.viewable import has_views
from service.app.rulesets.policies import installed_policy
from service.app.rulesets.time_limit import Overtime, timebox
from service.signing.drand import can_verify_rounds, verify_round

Signature = Literal["good", "absent", "not checked"]
FoundVerdict = Literal["consistent", "wrong", "unchecked"]


class Problem(msgspec.Struct, frozen=True):
    """The first fault. line: from 1; version: of the event concerned, if any.

    fault: a word of docs/spec/record.md, `ruleset` if the rules are not installed, or `limits` if it took too long; why: a
    sentence; how: a held head or a log contradicts the record.
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


class LogRow(NamedTuple):
    """An entry of a log in its stored form, and its type."""

    version: int
    event: bytes
    digest: bytes
    kind: str


class Decided(msgspec.Struct, frozen=True, tag=True):
    """The log that follows from a complete record's commands."""

    header: Header
    seats: int
    rows: tuple[LogRow, ...]


class Rejected(msgspec.Struct, frozen=True, tag=True):
    """A record that is wrong or cannot be imported. line: from 1."""

    line: int
    why: str


def decide_import(raw: bytes, catalogue: Catalogue, at: str) -> Decided | Rejected:
    """The log of a complete record, its first entry marked as imported at `at`. Ignores the signature."""
    try:
        found = parse_record(raw)
        check_texts(found)
    except UnreadableRecord as error:
        return Rejected(error.line, f"{error.why}.")
    header = found.header
    if not header.complete:
        return Rejected(1, "only the complete record of a game that is over can be imported.")
    try:
        batches = decide_record(found, catalogue)
        check_rounds(found)
    except Faulty as wrong:
        return Rejected(wrong.fault.line, to_problem(wrong.fault).why)
    except Missing as wrong:
        return Rejected(1, wrong.detail)
    if header.first > 1 and not (has_views(batches[0].game) and has_views(batches[-1].game)):
        return Rejected(2, "the fork begins with a position that cannot be shown.")
    entries = [each for batch in batches for each in batch.entries]
    first = entries[0].stored
    entries[0] = entries[0]._replace(stored=replace(first, imported=Imported(at, header.checkpoint)))
    rows = tuple(
        LogRow(each.public["version"], encode_entry(each.stored), each.digest, str(each.public["type"]))
        for each in entries
    )
    return Decided(header, len(batches[-1].game.seats), rows)


def ignore_progress(_: int) -> None:
    """The default `tick`: does nothing."""


def audit(
    raw: bytes,
    catalogue: Catalogue,
    keys: Mapping[str, bytes] | None,
    tick: Tick = ignore_progress,
    held: Sequence[HeldHead] = (),
    bots_s: float = 0,
) -> Verdict:
    """The verdict on a record. keys: public keys (32 bytes) by id; None: do not check signatures.

    held: heads kept by others, to compare with the record; tick: called with the number of lines done; counts each line
    of a complete record twice; bots_s: seconds for deriving moves of bots.
    """
    try:
        record = parse_record(raw)
    except UnreadableRecord as error:
        return Verdict("unchecked", Problem(error.line, None, "form", f"Line {error.line}: {error.why}."))
    return audit_batches(record, catalogue, keys, tick, held, bots_s)[0]


def audit_batches(
    record: Record,
    catalogue: Catalogue,
    keys: Mapping[str, bytes] | None,
    tick: Tick = ignore_progress,
    held: Sequence[HeldHead] = (),
    bots_s: float = 0,
) -> tuple[Verdict, tuple[Batch, ...]]:
    """The verdict on a record, as from `audit`, and its commands decided again; no commands if it is not consistent."""
    try:
        batches = decide_record(record, catalogue, tick)
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


def check_rounds(record: Record) -> Signature:
    """The status of the round signatures in a record.  Raises Faulty if one does not verify."""
    given = [each for each in record.lines if each.type == PUBLIC_GIVEN]
    if not given or not can_verify_rounds():
        return "not checked" if given else "absent"
    for line in given:
        if not verify_round(line.data["round"], line.data["signature"]):
            at = line.version - record.header.first + 2
            raise Faulty(Fault(at, line.version, "round"))
    return "good"


def verify_signature(public_key: bytes, signature: bytes, message: bytes) -> bool:
    """As `verify_ed25519`, which loads cryptography; that takes longer than a short audit."""
    from service.signing.ed25519 import verify_ed25519

    return verify_ed25519(public_key, signature, message)


def to_problem(fault: Fault) -> Problem:
    line, version, word, how, why = fault
    problem = {"line": line, "version": version, "word": word, "how": how, "why": f"Event {version} {why}." if why else None}
    return Problem(line, version, word, phrase("fault", {"problem": problem}), how)


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


class Faulty(Exception):
    """A record with a fault."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.word)
        self.fault = fault


def decide_record(record: Record, catalogue: Catalogue, tick: Tick = ignore_progress) -> tuple[Batch, ...]:
    """Replay a complete record's commands; empty for other records.  Raises Faulty with the first fault, Missing.

    Lines before the first fault in the chain are replayed, since a fault found by the rules there comes first.
    """
    fault = first_fault(record, tick) or names_fault(record.header, record.lines)
    if record.header.complete:
        sound = record.lines if fault is None or fault.line == 1 else record.lines[: fault.line - 2]
        batches = rebuild_until_fault(record._replace(lines=sound), fault, catalogue, tick)
    else:
        batches = ()
    if fault is not None:
        raise Faulty(fault)
    return batches


def rebuild_until_fault(record: Record, fault: Fault | None, catalogue: Catalogue, tick: Tick) -> tuple[Batch, ...]:
    """Replay a record's commands up to its known fault; empty if that cuts them off.  Raises Faulty, Missing."""
    if not record.lines:
        return ()
    first = record.header.first
    try:
        return rebuild_record(record, catalogue, tick)
    except Diverged as wrong:
        if fault is not None and wrong.version >= first + len(record.lines):
            return ()
        raise Faulty(Fault(wrong.version - first + 2, wrong.version, "rules", None, wrong.why)) from None
    except Missing:
        if fault is not None:
            return ()
        raise


def rebuild_record(record: Record, catalogue: Catalogue, tick: Tick) -> tuple[Batch, ...]:
    """Replay a record's commands one by one.  Raises Diverged, Missing."""
    batches = []
    for batch in rebuild_batches(record, catalogue):
        batches.append(batch)
        tick(len(batch.entries))
    return tuple(batches)


class Forged(Exception):
    """An invalid signature."""


def check_signature(header: Header, keys: Mapping[str, bytes] | None) -> Signature:
    """Whether the record's head is signed by a known key.  Raises Forged."""
    signed = header.checkpoint
    if signed is None:
        return "absent"
    if (signed.game, signed.version, signed.digest) != (header.game, header.head.version, header.head.digest):
        raise Forged("The checkpoint is of another game or another head than the record.")
    if keys is None:
        return "not checked"
    from service.signing.ed25519 import verify_checkpoint  # loads cryptography, which takes longer than a short audit

    if signed.key not in keys:
        raise Forged(f"The checkpoint is signed with {signed.key}, which is none of the known keys.")
    if not verify_checkpoint(signed, keys[signed.key]):
        raise Forged(f"The signature under this head does not verify with the key {signed.key}.")
    return "good"
