"""Work on foreign data in separate processes, with limits on time, memory and number."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection, Pipe
from typing import TypeVar

from msgspec.msgpack import Decoder

from domain.audit.held import HeldHead
from domain.kernel.errors import Refusal
from service.app.audits.audit import SECONDS, VERDICT, Audit, Verdict
from service.app.audits.audit_process import MOST, TaskFrame, TaskReply, encoder
from service.app.audits.audit_task import AuditTask, TaskQuestion
from service.shares import Shares

WAITING = 2
"""Audits that may wait in one process for the running one; more are refused. Each of a network of its own."""
START_S = 60
"""Time limit for the process to start and load the rules."""
INHERITED = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DEADDROP_RULESETS", "DEADDROP_EXTENSIONS")
"""Environment variables of the process: where Python finds its libraries, the distributions that may provide rulesets, and the extensions."""
COSTLY = {
    "MemoryError": "The check needed more memory than it may.",
    "OverlongAnswer": f"The check's answer is larger than {MOST // 2**20} MiB.",
}
"""Faults of tasks that take more than they may."""

A = TypeVar("A")
replies = Decoder(TaskReply)
log = logging.getLogger(__name__)


class NoVerdict(Refusal):
    """The audit gave no result, which says nothing about the record.

    code: `audit-too-costly`, `audit-busy` or `audit-failed`.
    """

    code = "audit-failed"


class Auditor:
    """One process that answers questions one by one, each in a fork. Not thread-safe.

    module: that the process runs; seconds: time limit per answer.
    """

    def __init__(self, module: str = "service.app.audits.audit_process", seconds: float = SECONDS) -> None:
        self._module = module
        self._seconds = seconds
        self._running: tuple[subprocess.Popen[bytes], Connection] | None = None

    def ask(self, question: TaskQuestion, task: AuditTask[A]) -> A:
        """The answer to a question of a task.  Raises NoVerdict."""
        seconds = self._seconds + question.seconds - SECONDS
        try:
            socket = self._socket()
            socket.send_bytes(encoder.encode(TaskFrame(task.name, task.write(question))))
            reply = socket.recv_bytes() if socket.poll(seconds) else None
        except (OSError, EOFError):
            self.close()
            raise NoVerdict("The process that checks records ended; ask again.") from None
        if reply is None:
            self.close()
            raise NoVerdict(f"The check was broken off after {seconds:g} s.", "audit-too-costly")
        return task.read_answer(require_answer(replies.decode(reply), question.seconds))

    def close(self) -> None:
        """Kill the process."""
        if self._running is None:
            return
        (process, socket), self._running = self._running, None
        socket.close()
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()

    def _socket(self) -> Connection:
        """The socket of the process, which is started if none runs.  Raises OSError, EOFError."""
        if self._running is not None and self._running[0].poll() is None:
            return self._running[1]
        self.close()
        socket, there = Pipe()
        # The process must not get secrets: it inherits only import paths and what may be loaded.
        paths = os.pathsep.join(each or os.getcwd() for each in sys.path)
        inherited = {name: os.environ[name] for name in INHERITED if name in os.environ}
        with there:
            process = subprocess.Popen(
                (sys.executable, "-m", self._module, str(there.fileno())),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                env={"PYTHONPATH": paths, **inherited},
                pass_fds=(there.fileno(),),
                start_new_session=True,
            )
        self._running = process, socket
        if not socket.poll(START_S):
            raise EOFError
        socket.recv_bytes()
        return socket


def require_answer(reply: TaskReply, seconds: float) -> bytes:
    """The answer of a reply, encoded. seconds: of CPU that it may take.  Raises NoVerdict."""
    if reply.answer:
        return reply.answer
    if reply.fault in COSTLY:
        raise NoVerdict(COSTLY[reply.fault], "audit-too-costly")
    if reply.fault:
        log.error("a check in a process of its own broke off with %s at %s: a bug, report it", reply.fault, reply.place)
        raise NoVerdict("The check broke off by a fault of ours.")
    if reply.status in (-signal.SIGXCPU, -signal.SIGKILL):
        raise NoVerdict(f"The check was broken off: it may take {seconds:g} s of computing.", "audit-too-costly")
    log.error("a check in a process of its own ended with status %d: killed from outside, or a bug", reply.status)
    raise NoVerdict("The check broke off.")


class AuditorQueue:
    """One auditor, asked by one thread after the other. Thread-safe.

    places: of those who ask and wait, of which each owner has at most one; busy: makes the refusal if there is none; keep: keep the
    process until `close`, for many questions; else it ends when none waits.
    """

    def __init__(self, auditor: Auditor, places: int, busy: Callable[[], Refusal], *, keep: bool) -> None:
        self._auditor = auditor
        self._busy = busy
        self._keep = keep
        self._turn = threading.Lock()
        self._places = Shares(places, 1)

    @contextmanager
    def place(self, owners: Sequence[str] = ()) -> Iterator[None]:
        """A place for the time of a block.  Raises the refusal if there is none, or an owner has one."""
        with self._places.hold(owners) as taken:
            if taken is not None:
                raise self._busy()
            yield

    def ask(self, question: TaskQuestion, task: AuditTask[A]) -> A:
        """The answer to a question, after those that asked before. The caller holds a place.  Raises NoVerdict."""
        with self._turn:
            try:
                return self._auditor.ask(question, task)
            finally:
                if not self._keep and self._places.in_use <= 1:
                    self._auditor.close()

    def close(self) -> None:
        """End the process."""
        with self._turn:
            self._auditor.close()


class Audits(AuditorQueue):
    """The audits of one service process: one at a time, with a short queue, in which each network of a sender has one place."""

    def __init__(self, auditor: Auditor | None = None, *, keep: bool = False) -> None:
        super().__init__(auditor or Auditor(), 1 + WAITING, refuse_audit, keep=keep)

    def audit(self, raw: bytes, keys: dict[str, bytes] | None, held: Sequence[HeldHead] = (), bots_s: float = 0) -> Verdict:
        """The verdict on a record. keys, held, bots_s: as for `audit.audit`.  Raises NoVerdict."""
        with self.place():
            return self.ask(Audit(raw, keys, tuple(held), bots_s), VERDICT)


def refuse_audit() -> NoVerdict:
    return NoVerdict("Other records are being checked. Send the same request again.", "audit-busy")
