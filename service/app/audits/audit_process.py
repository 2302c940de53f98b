"""The process that works on foreign data: `python -m service.app.audits.audit_process FD`, started by `audit_pool`.

It loads the rules once and forks for every task, so each is carried out under limits enforced by the system, and records
cannot affect each other. Tasks and replies come and go through the socket with the number FD.
"""

from __future__ import annotations

import gc
import math
import os
import resource
import sys
import traceback
from contextlib import suppress
from multiprocessing.connection import Connection, Pipe

import msgspec

from domain.catalogue import Catalogue
from domain.game.entry_codec import prepare_codec
from service.app.audits.audit import Audit
from service.app.audits.event_audit import AuditGame, AuditLog
from service.app.audits.import_record import Decide
from service.app.audits.round_draft import DraftRound, from_text, to_text
from service.config import parse_rulesets

MEBIBYTES = 512
"""Limit on the address space of a task."""
MOST = 64 * 1024 * 1024
"""Bound on an answer, in bytes."""


Task = Audit | AuditLog | AuditGame | Decide | DraftRound
"""A task: its module's work, and the seconds that it may take."""


class TaskReply(msgspec.Struct, frozen=True):
    """What became of a task. answer: encoded; fault: type of the exception that ended it, and where that was raised, without values;
    status: exit status of a process that said nothing, negative for a signal.
    """

    answer: bytes = b""
    fault: str = ""
    place: str = ""
    status: int = 0


tasks = msgspec.msgpack.Decoder[Task](Task, dec_hook=from_text)
encoder = msgspec.msgpack.Encoder(enc_hook=to_text)


def limit(seconds: float) -> None:
    """Limit this process irrevocably. seconds: of CPU time. Skips limits the system does not have (docs/bounds.md)."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    cpu, size = math.ceil(used.ru_utime + used.ru_stime + seconds), MEBIBYTES * 1024 * 1024
    kinds = resource.RLIMIT_CPU, resource.RLIMIT_AS, resource.RLIMIT_FSIZE, resource.RLIMIT_CORE
    for what, most in zip(kinds, (cpu, size, 0, 0), strict=True):
        with suppress(ValueError, OSError):
            resource.setrlimit(what, (most, most))


def carry_out(frame: bytes, catalogue: Catalogue) -> TaskReply:
    """The reply to a task, within its limits."""
    try:
        task = tasks.decode(frame)
        limit(task.seconds)
        answer = encoder.encode(task.run(catalogue))
        return TaskReply(answer) if len(answer) <= MOST else TaskReply(fault="OverlongAnswer")
    except MemoryError:
        return TaskReply(fault="MemoryError")
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        return TaskReply(fault=type(error).__name__, place=f"{last.filename}:{last.lineno}")


def reply_of_fork(frame: bytes, catalogue: Catalogue) -> bytes:
    """The encoded reply to a task that a fork carries out, whatever it does."""
    here, there = Pipe(duplex=False)
    child = os.fork()
    if child == 0:
        try:
            there.send_bytes(encoder.encode(carry_out(frame, catalogue)))
            os._exit(0)
        finally:
            os._exit(1)
    there.close()
    reply = b""
    with here, suppress(EOFError, OSError):
        reply = here.recv_bytes()
    _, status = os.waitpid(child, 0)
    return reply or encoder.encode(TaskReply(status=os.waitstatus_to_exitcode(status)))


def load_catalogue() -> Catalogue:
    """Every installed ruleset, with its codec prepared."""
    # Imported late: the service imports this module for its task types, and `installed` imports the service.
    from service.app.rulesets.installed import load_installed_rulesets

    catalogue = load_installed_rulesets(parse_rulesets(os.environ)).catalogue
    for rules in catalogue:
        prepare_codec(rules)
    return catalogue


def serve(socket: int) -> None:
    """Say that the rules are loaded, then reply to tasks until the asker is gone. socket: its number."""
    catalogue = load_catalogue()
    gc.collect()
    gc.freeze()
    with Connection(socket) as asker, suppress(EOFError):
        asker.send_bytes(b"ready")
        while True:
            asker.send_bytes(reply_of_fork(asker.recv_bytes(), catalogue))


if __name__ == "__main__":
    serve(int(sys.argv[1]))
