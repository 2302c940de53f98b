"""A record against a log of games: docs/spec/record.md, section 8, step 18."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

import msgspec

from domain.audit.event_types import BEGINNINGS, REVEALED
from domain.audit.held import HeldHead, first_contradiction, is_given_up
from domain.audit.record import Record, RecordLine, is_hex
from domain.audit.shown_parts import ShownRestore
from domain.audit.verify_chain import Fault
from domain.game.events.game_events import NamedCheckpoint
from domain.game.proofs.checkpoint import checkpoint_message
from domain.kernel.timestamps import is_in_calendar, milliseconds
from domain.transparency.checkpoint import LogCheckpoint
from domain.transparency.entry import entry_head, entry_label
from domain.transparency.merkle import HASH_BYTES, MOST_LEAVES, consistency_proof, is_consistent
from domain.transparency.note import VerifyEd25519, parse_note
from domain.transparency.policy import LogPolicy, check_checkpoint
from domain.transparency.reader import find_entries
from domain.transparency.tiles import CHECKPOINT, ReadFile, tile_hashes

ENDED = "e"
"""Kind of the entry of a game's end."""
DUE_S = 60
"""Seconds until an urgent entry is in the log."""
BEYOND = 10_000
"""Versions after a record's head to look for in a log."""


class LoggedHead(msgspec.Struct, frozen=True):
    """An entry of the log about this game. kind: `o`, `h` or `e`; result: as of a held head."""

    index: int
    kind: str
    version: int
    result: str


class LoggedBeginning(msgspec.Struct, frozen=True):
    """The checkpoint that a game names at its beginning: `same` in this log, `other`, `beyond` the end of this copy, or
    of an `other log`. size: its entries, all older than the game.
    """

    version: int
    size: int
    result: Literal["same", "other", "beyond", "other log"]


class Logged(msgspec.Struct, frozen=True):
    """A log's data on a game. cosigned: by witness, seconds since the epoch; quorum: whether the policy has enough of
    them; witnesses: how many it names; asks: the name of its quorum; opened: whether an entry is of the game's own
    first event; head: whether one is of the end of the game, or of the record's last event; begun: None if the game
    names no checkpoint.
    """

    origin: str
    size: int
    entries: tuple[LoggedHead, ...]
    cosigned: dict[str, int]
    quorum: bool
    witnesses: int
    asks: str
    opened: bool
    head: bool
    begun: LoggedBeginning | None


class LogFinding(NamedTuple):
    """The result of comparing a log, and the first entry that contradicts the record."""

    logged: Logged
    fault: Fault | None


def compare_with_log(
    record: Record, restores: Sequence[ShownRestore], read: ReadFile, policy: LogPolicy, verify: VerifyEd25519
) -> LogFinding:
    """The log's entries about a record's game. The whole log is read and recomputed.  Raises BadNote, BadLog."""
    header, last = record.header, record.header.head.version
    trusted = check_checkpoint(parse_note(read(CHECKPOINT)), policy, verify)
    labels = {entry_label(header.game, version): version for version in range(1, last + BEYOND)}
    entries = []
    for found in find_entries(read, trusted.checkpoint, labels):
        version = labels[found.entry.label]
        result = compare_entry(record, restores, version, found.entry.head)
        entries.append(LoggedHead(found.index, found.entry.kind, version, result))
    is_ended = any(each.result == "same" and (each.kind == ENDED or each.version == last) for each in entries)
    own = own_beginning(record)
    is_opened = any(each.result == "same" and each.version == own.version for each in entries)
    origin, size = trusted.checkpoint.origin, trusted.checkpoint.size
    begun = compare_beginning(record, read, trusted.checkpoint)
    asked = len(policy.witnesses), policy.quorum
    logged = Logged(origin, size, tuple(entries), dict(trusted.cosigned), trusted.is_met, *asked, is_opened, is_ended, begun)
    claims = [(each.version, each.result) for each in entries]
    if begun is not None and begun.result == "other":
        claims.append((begun.version, "other beginning"))
    fault = first_contradiction(record, "log", claims)
    if fault is None:
        return LogFinding(logged, find_omission(record, logged))
    return LogFinding(logged, fault._replace(how="other end") if has_other_end(record, entries) else fault)


def find_omission(record: Record, logged: Logged) -> Fault | None:
    """The first event that the log should hold by now but does not: docs/spec/games-log.md, section 5.5."""
    if logged.begun is None or logged.begun.result != "same":
        return None
    own, now_s = own_beginning(record), max(logged.cosigned.values(), default=None)
    delay_s, is_held = own.data.get("delay_s"), own.data.get("tournament_table") is not None

    def is_due(line: RecordLine) -> bool:
        if is_held or not is_in_calendar(line.at):
            return False
        spectators_s = DUE_S + delay_s if type(delay_s) is int and delay_s > 0 else 0
        return now_s is None or 1000 * (now_s - DUE_S - spectators_s) >= milliseconds(line.at)

    is_known = any(each.version > own.version for each in logged.entries)
    end = next((line for line in record.lines if line.type == REVEALED and line.version > own.version), None)
    is_ended = end is not None and any(each.version == end.version for each in logged.entries)
    wrong = own if not logged.opened and (is_known or is_due(own)) else None
    if wrong is None and end is not None and not is_ended and is_due(end):
        wrong = end
    if wrong is None:
        return None
    return Fault(wrong.version - record.header.first + 2, wrong.version, "log", "left out")


def own_beginning(record: Record) -> RecordLine:
    """The first event of the game itself; a parent's events come before it."""
    return next(line for line in reversed(record.lines) if line.type in BEGINNINGS)


def has_other_end(record: Record, entries: Sequence[LoggedHead]) -> bool:
    """Whether the record has an end and the log another end of the same game."""
    is_ended = any(line.type == REVEALED for line in record.lines)
    return is_ended and any(each.kind == ENDED and each.result in ("other", "beyond") for each in entries)


def compare_beginning(record: Record, read: ReadFile, now: LogCheckpoint) -> LoggedBeginning | None:
    """The checkpoint that the last beginning in a record names, against a log.  Raises BadLog."""
    line = own_beginning(record)
    try:
        named = msgspec.convert(line.data.get("games_log"), NamedCheckpoint)
    except msgspec.ValidationError:  # in an incomplete record it may have any form
        return None
    if not is_hex(named.root, HASH_BYTES) or not 0 <= named.size <= MOST_LEAVES:
        return None
    if named.origin != now.origin:
        return LoggedBeginning(line.version, named.size, "other log")
    if named.size > now.size:
        return LoggedBeginning(line.version, named.size, "beyond")
    proof = consistency_proof(tile_hashes(read, now.size), named.size, now.size)
    is_same = is_consistent(named.size, bytes.fromhex(named.root), now.size, now.root, proof)
    return LoggedBeginning(line.version, named.size, "same" if is_same else "other")


def compare_entry(record: Record, restores: Sequence[ShownRestore], version: int, head: bytes) -> str:
    """Compare as with held heads, but by a hash instead of the digest."""
    header = record.header
    if version < header.first:
        return "before"
    is_within = version <= header.head.version
    if is_within and names_head(header.game, version, record.lines[version - header.first].digest, head):
        return "same"
    for restore in restores:
        lost = restore.lost if isinstance(restore.lost, dict) else {}
        digest = str(lost.get("digest")) if lost.get("version") == version else "0" * 64
        if is_given_up(restore, HeldHead("log", header.game, version, digest)) and (
            lost.get("version") != version or names_head(header.game, version, digest, head)
        ):
            return "given up"
    return "other" if is_within else "beyond"


def names_head(game: str, version: int, digest: str, head: bytes) -> bool:
    """Whether an entry is for this head; an unverified record may have it in any form."""
    try:
        checkpoint_message(game, version, digest)
    except ValueError:
        return False
    return entry_head(game, version, digest) == head
