"""The process that works on foreign data: `python -m service.app.audits.audit_process FD`, started by `audit_pool`.

It loads the rules and the tasks of the core and of the extensions once, and forks for every question, so each is answered
under limits enforced by the system, and records cannot affect each other. Questions and replies come and go through the
socket with the number FD.
"""

from __future__ import annotations

import gc
import math
import os
import resource
import sys
import traceback
from collections.abc import Mapping
from contextlib import suppress
from multiprocessing.connection import Connection, Pipe
from typing import Any

import msgspec

from domain.catalogue import Catalogue
from domain.game.entry_codec import prepare_codec
from service.app.audits.audit import VERDICT
from service.app.audits.audit_task import AuditTask, tasks_by_name
from service.app.audits.import_record import DECISION
from service.config import parse_rulesets
from service.extensions import Extensions, installed_extensions

MEBIBYTES = 512
"""Limit on the address space for a question."""
MOST = 64 * 1024 * 1024
"""Bound on an answer, in bytes."""


Tasks = Mapping[str, AuditTask[Any]]
"""The tasks of a process, by name."""


class TaskFrame(msgspec.Struct, frozen=True):
    """A question on its way. task: name; question: encoded."""

    task: str
    question: bytes


class TaskReply(msgspec.Struct, frozen=True):
    """What became of a question. answer: encoded; fault: type of the exception that ended it, and where that was raised, without values;
    status: exit status of a process that said nothing, negative for a signal.
    """

    answer: bytes = b""
    fault: str = ""
    place: str = ""
    status: int = 0


frames = msgspec.msgpack.Decoder(TaskFrame)
encoder = msgspec.msgpack.Encoder()


def limit(seconds: float) -> None:
    """Limit this process irrevocably. seconds: of CPU time. Skips limits the system does not have (docs/bounds.md)."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    cpu, size = math.ceil(used.ru_utime + used.ru_stime + seconds), MEBIBYTES * 1024 * 1024
    kinds = resource.RLIMIT_CPU, resource.RLIMIT_AS, resource.RLIMIT_FSIZE, resource.RLIMIT_CORE
    for what, most in zip(kinds, (cpu, size, 0, 0), strict=True):
        with suppress(ValueError, OSError):
            resource.setrlimit(what, (most, most))


def find_tasks(extensions: Extensions) -> Tasks:
    """The tasks of the core and of extensions.  Raises ValueError if two have one name."""
    return tasks_by_name((VERDICT, DECISION, *extensions.of("audit", AuditTask)))


def carry_out(frame: bytes, tasks: Tasks, catalogue: Catalogue) -> TaskReply:
    """The reply to a question, within its limits. A task that this process does not have is refused."""
    try:
        asked = frames.decode(frame)
        if asked.task not in tasks:
            return TaskReply(fault="UnknownTask", place=asked.task)
        task = tasks[asked.task]
        question = task.read_question(asked.question)
        limit(question.seconds)
        answer = task.write(question.run(catalogue))
        return TaskReply(answer) if len(answer) <= MOST else TaskReply(fault="OverlongAnswer")
    except MemoryError:
        return TaskReply(fault="MemoryError")
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        return TaskReply(fault=type(error).__name__, place=f"{last.filename}:{last.lineno}")


def reply_of_fork(frame: bytes, tasks: Tasks, catalogue: Catalogue) -> bytes:
    """The encoded reply to a question that a fork answers, whatever it does."""
    here, there = Pipe(duplex=False)
    child = os.fork()
    if child == 0:
        try:
            there.send_bytes(encoder.encode(carry_out(frame, tasks, catalogue)))
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
    """Say that all is loaded, then reply to questions until the asker is gone. socket: its number."""
    tasks, catalogue = find_tasks(installed_extensions()), load_catalogue()
    gc.collect()
    gc.freeze()
    with Connection(socket) as asker, suppress(EOFError):
        asker.send_bytes(b"ready")
        while True:
            asker.send_bytes(reply_of_fork(asker.recv_bytes(), tasks, catalogue))


if __name__ == "__main__":
    serve(int(sys.argv[1]))
