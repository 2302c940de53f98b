"""The process that audits foreign records: `python -m service.app.audits.audit_process`, started by `audit_pool`.

It loads the rules once and forks for every record, so each is audited under limits enforced by the system, and records
cannot affect each other. It reads tasks from standard input and writes answers to standard output. Drafts of large
rounds are made in one too, under the same limits (`draft_pool`).
"""

from __future__ import annotations

import gc
import math
import os
import resource
import struct
import sys
import traceback
from contextlib import suppress
from typing import BinaryIO

import msgspec

from domain.audit.held import HeldHead
from domain.audit.tournament.planned_game import PlannedGame
from domain.catalogue import Catalogue
from domain.game.entry_codec import prepare_codec
from service.app.audits.audit import Verdict, audit
from service.app.audits.event_audit import GameVerdict, LogVerdict, audit_game, audit_log
from service.app.audits.import_record import Decided, Rejected, decide_import
from service.app.audits.round_draft import DRAFT_SECONDS, Drafted, DraftRound, Undrafted, from_text, to_drafted, to_text
from service.config import parse_rulesets
from service.ids import game_id

SECONDS = 10
"""Time limit of an audit: CPU seconds, and seconds by the clock."""
LOG_SECONDS = 120
"""Time limit of the audit of an event's log."""
MEBIBYTES = 512
"""Limit on an audit's address space."""
CHUNK = 1 << 16
EVERY = 100
"""Lines between two progress frames."""


class Audit(msgspec.Struct, frozen=True, tag=True):
    """Task: a verdict on a record. keys: public keys by id; None: do not check signatures; held: heads to compare; bots_s:
    seconds for deriving moves of bots, beyond those for all else.
    """

    raw: bytes
    keys: dict[str, bytes] | None
    held: tuple[HeldHead, ...] = ()
    bots_s: float = 0


class Decide(msgspec.Struct, frozen=True, tag=True):
    """Task: the entries of a complete record. at: time of import, for its first entry."""

    raw: bytes
    at: str


class AuditLog(msgspec.Struct, frozen=True, tag=True):
    """Task: a verdict on the log of an event. raw: header, facts and texts."""

    raw: bytes


class AuditGame(msgspec.Struct, frozen=True, tag=True):
    """Task: a verdict on one game of an event. planned: the game as the event's log describes it; keys, bots_s: as in
    `Audit`.
    """

    raw: bytes
    keys: dict[str, bytes] | None
    planned: PlannedGame
    bots_s: float = 0


class Judged(msgspec.Struct, frozen=True, tag=True):
    """The verdict on a record."""

    verdict: Verdict


class Progress(msgspec.Struct, frozen=True, tag=True):
    """More lines are done."""

    lines: int


class Exhausted(msgspec.Struct, frozen=True, tag=True):
    """The memory limit was exceeded."""


class Broken(msgspec.Struct, frozen=True, tag=True):
    """A fault of the service. kind: type of exception; place: where it was raised, without values."""

    kind: str
    place: str


Task = Audit | Decide | AuditLog | AuditGame | DraftRound
Answer = Judged | Decided | Rejected | LogVerdict | GameVerdict | Drafted | Undrafted
AuditReply = Progress | Answer | Exhausted | Broken

tasks = msgspec.msgpack.Decoder[Task](Task, dec_hook=from_text)
encoder = msgspec.msgpack.Encoder(enc_hook=to_text)


def time_of(task: Task) -> float:
    """Seconds that a task may take."""
    if isinstance(task, AuditLog):
        return LOG_SECONDS
    if isinstance(task, DraftRound):
        return DRAFT_SECONDS
    return SECONDS + (task.bots_s if isinstance(task, Audit | AuditGame) else 0)


def read_frame(source: BinaryIO) -> bytes | None:
    """The next frame; None at the end."""
    size = source.read(4)
    if len(size) < 4:
        return None
    (length,) = struct.unpack(">I", size)
    frame = source.read(length)
    return frame if len(frame) == length else None


def write_frame(target: BinaryIO, frame: bytes) -> None:
    """Write a frame: its length in four bytes, and its bytes."""
    target.write(struct.pack(">I", len(frame)) + frame)
    target.flush()


def limit(seconds: float) -> None:
    """Limit this process irrevocably. seconds: of CPU time. Skips limits the system does not have (docs/bounds.md)."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    cpu = math.ceil(used.ru_utime + used.ru_stime + seconds)
    size = MEBIBYTES * 1024 * 1024
    for what, most in (
        (resource.RLIMIT_CPU, cpu),
        (resource.RLIMIT_AS, size),
        (resource.RLIMIT_FSIZE, 0),
        (resource.RLIMIT_CORE, 0),
    ):
        with suppress(ValueError, OSError):
            resource.setrlimit(what, (most, most))


def work(task: Task, catalogue: Catalogue, target: BinaryIO) -> None:
    """Carry out one task. The last frame written is its answer."""
    noted = 0

    def tick(lines: int) -> None:
        nonlocal noted
        noted += lines
        if noted >= EVERY:
            write_frame(target, encoder.encode(Progress(noted)))
            noted = 0

    answer: AuditReply
    try:
        match task:
            case Audit(raw, keys, held, bots_s):
                answer = Judged(audit(raw, catalogue, keys, tick, held, bots_s))
            case Decide(raw, at):
                answer = decide_import(raw, catalogue, at)
            case AuditLog(raw):
                answer = audit_log(raw, catalogue, game_id)
            case AuditGame(raw, keys, planned, bots_s):
                answer = audit_game(raw, catalogue, keys, planned, bots_s)
            case DraftRound(request):
                answer = to_drafted(request)
        frame = encoder.encode(answer)
    except MemoryError:
        frame = encoder.encode(Exhausted())
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        frame = encoder.encode(Broken(type(error).__name__, f"{last.filename}:{last.lineno}"))
    write_frame(target, frame)


def load_catalogue() -> Catalogue:
    """Every installed ruleset, with its codec prepared."""
    # Imported late: the service imports this module for its task types, and `installed` imports the service.
    from service.app.rulesets.installed import load_installed_rulesets

    catalogue = load_installed_rulesets(parse_rulesets(os.environ)).catalogue
    for rules in catalogue:
        prepare_codec(rules)
    return catalogue


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Answer tasks until the end of input: each task's frames, then an empty frame, then the exit status."""
    catalogue = load_catalogue()
    gc.collect()
    gc.freeze()
    write_frame(target, b"ready")
    while (frame := read_frame(source)) is not None:
        here, there = os.pipe()
        child = os.fork()
        if child == 0:
            status = 1
            try:
                os.close(here)
                task = tasks.decode(frame)
                limit(time_of(task))
                with os.fdopen(there, "wb") as answers:
                    work(task, catalogue, answers)
                status = 0
            finally:
                os._exit(status)
        os.close(there)
        while chunk := os.read(here, CHUNK):
            write_frame(target, chunk)
        os.close(here)
        _, status = os.waitpid(child, 0)
        write_frame(target, b"")
        write_frame(target, str(os.waitstatus_to_exitcode(status)).encode())


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
