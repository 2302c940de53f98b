"""Audits of foreign records in separate processes, with limits on time, memory and number."""

from __future__ import annotations

import logging
import os
import select
import signal
import struct
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress

import msgspec

from domain.audit.held import HeldHead
from domain.audit.tournament.planned_game import PlannedGame
from domain.kernel.errors import Refusal
from service.app.audits.audit import Verdict
from service.app.audits.audit_process import (
    SECONDS,
    Answer,
    Audit,
    AuditGame,
    AuditLog,
    AuditReply,
    Broken,
    Decide,
    Exhausted,
    Judged,
    Progress,
    Task,
    encoder,
    time_of,
)
from service.app.audits.event_audit import GameVerdict, LogVerdict
from service.app.audits.import_record import Decided, Rejected
from service.app.audits.record_checks import ignore_progress
from service.app.audits.round_draft import Drafted, Undrafted
from service.shares import Shares

WAITING = 2
"""Audits that may wait in one process for the running one; more are refused. Each of a network of its own."""
START_S = 60
"""Time limit for the auditing process to start and load the rules."""
MOST = 64 * 1024 * 1024
"""Bound on an audit's answer, in bytes."""

LIBRARIES = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH")
"""Environment variables that Python may need to find its libraries."""
RULESETS = "DEADDROP_RULESETS"
"""Environment variable: distributions that may provide rulesets."""

log = logging.getLogger(__name__)


class NoVerdict(Refusal):
    """The audit gave no result, which says nothing about the record.

    code: `audit-too-costly`, `audit-busy` or `audit-failed`.
    """

    code = "audit-failed"


class Auditor:
    """One process that audits records one by one, each in a fork. Not thread-safe.

    module: that the process runs; seconds: time limit per answer.
    """

    def __init__(self, module: str = "service.app.audits.audit_process", seconds: float = SECONDS) -> None:
        self._module = module
        self._seconds = seconds
        self._process: subprocess.Popen[bytes] | None = None
        self._read = b""

    def ask(self, task: Task, tick: Callable[[int], None] = ignore_progress) -> Answer:
        """The answer to a task. tick: called with numbers of lines done.  Raises NoVerdict."""
        try:
            process = self._ensure_process()
            assert process.stdin is not None
            frame = encoder.encode(task)
            process.stdin.write(struct.pack(">I", len(frame)) + frame)
            process.stdin.flush()
            seconds = self._seconds + time_of(task) - SECONDS
            written = self._answer(time.monotonic() + seconds, tick)
        except (OSError, EOFError):
            self.close()
            raise NoVerdict("The process that checks records ended; ask again.") from None
        except Overrun:
            self.close()
            raise NoVerdict(f"The check was broken off after {seconds:g} s.", "audit-too-costly") from None
        except OverlongAnswer:
            self.close()
            raise NoVerdict(f"The check's answer is larger than {MOST // 2**20} MiB.", "audit-too-costly") from None
        return parse_outcome(*written, time_of(task))

    def close(self) -> None:
        """Kill the process."""
        process, self._process, self._read = self._process, None, b""
        if process is None:
            return
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        for pipe in (process.stdin, process.stdout):
            with suppress(BrokenPipeError):
                if pipe is not None:
                    pipe.close()
        process.wait()

    def _ensure_process(self) -> subprocess.Popen[bytes]:
        if self._process is not None and self._process.poll() is None:
            return self._process
        self.close()
        # The process must not get secrets: it inherits only import paths and the allowed rulesets.
        self._process = subprocess.Popen(
            (sys.executable, "-m", self._module),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={
                "PYTHONPATH": os.pathsep.join(each or os.getcwd() for each in sys.path),
                **{name: os.environ[name] for name in (*LIBRARIES, RULESETS) if name in os.environ},
            },
            start_new_session=True,
        )
        try:
            self._frame(time.monotonic() + START_S)
        except Overrun:
            raise EOFError from None
        return self._process

    def _answer(self, deadline: float, tick: Callable[[int], None]) -> tuple[list[AuditReply], int]:
        """The audit's frames and its exit status.  Raises Overrun, OverlongAnswer, OSError, EOFError."""
        written, answers, size = bytearray(), list[AuditReply](), 0
        while chunk := self._frame(deadline):
            size += len(chunk)
            written += chunk
            if size > MOST:
                raise OverlongAnswer
            while len(written) >= 4 and len(written) >= 4 + (length := struct.unpack(">I", written[:4])[0]):
                answer = replies.decode(bytes(written[4 : 4 + length]))
                del written[: 4 + length]
                if isinstance(answer, Progress):
                    tick(answer.lines)
                else:
                    answers.append(answer)
        return answers, int(self._frame(deadline))

    def _frame(self, deadline: float) -> bytes:
        """The next frame from the process.  Raises Overrun, OSError, EOFError."""
        (length,) = struct.unpack(">I", self._bytes(4, deadline))
        return self._bytes(length, deadline)

    def _bytes(self, count: int, deadline: float) -> bytes:
        assert self._process is not None
        assert self._process.stdout is not None
        pipe = self._process.stdout.fileno()
        while len(self._read) < count:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([pipe], [], [], left)[0]:
                raise Overrun
            more = os.read(pipe, 1 << 20)
            if not more:
                raise EOFError
            self._read += more
        found, self._read = self._read[:count], self._read[count:]
        return found


replies = msgspec.msgpack.Decoder[AuditReply](AuditReply)


class Overrun(Exception):
    """The time limit was exceeded."""


class OverlongAnswer(Exception):
    """The answer is larger than `MOST`."""


def parse_outcome(answers: list[AuditReply], status: int, seconds: float) -> Answer:
    """The answer from the frames and the exit status, negative for a signal. seconds: of CPU that the task may take.

    Raises NoVerdict.
    """
    match answers:
        case [(Judged() | Decided() | Rejected() | LogVerdict() | GameVerdict() | Drafted() | Undrafted()) as answer] if status == 0:
            return answer
        case [Exhausted()]:
            raise NoVerdict("The check needed more memory than it may.", "audit-too-costly")
        case [Broken(kind, place)]:
            log.error("a check in a process of its own broke off with %s at %s: a bug, report it", kind, place)
            raise NoVerdict("The check broke off by a fault of ours.")
    if status in (-signal.SIGXCPU, -signal.SIGKILL):
        raise NoVerdict(f"The check was broken off: it may take {seconds:g} s of computing.", "audit-too-costly")
    log.error("a check in a process of its own ended with status %d: killed from outside, or a bug", status)
    raise NoVerdict("The check broke off.")


class AuditorQueue:
    """One auditor, asked by one thread after the other. Thread-safe.

    places: of those who ask and wait, of which each owner has at most one; keep: keep the process until `close`, for
    many tasks; else it ends when no task waits.
    """

    def __init__(self, auditor: Auditor, places: int, *, keep: bool) -> None:
        self._auditor = auditor
        self._keep = keep
        self._turn = threading.Lock()
        self._places = Shares(places, 1)

    def ask(self, task: Task, tick: Callable[[int], None] = ignore_progress) -> Answer:
        """The answer to a task, after those that asked before. The caller holds a place.  Raises NoVerdict."""
        with self._turn:
            try:
                return self._auditor.ask(task, tick)
            finally:
                if not self._keep and self._places.in_use <= 1:
                    self._auditor.close()

    @contextmanager
    def place(self, owners: Sequence[str], full: Refusal) -> Iterator[None]:
        """A place for the time of a block.  Raises `full` if there is none, or an owner has one."""
        with self._places.hold(owners) as taken:
            if taken is not None:
                raise full
            yield

    def close(self) -> None:
        """End the process."""
        with self._turn:
            self._auditor.close()


class Audits:
    """The audits of one service process: one at a time, with a short queue. Thread-safe.

    keep: keep the auditing process until `close`, for many records; else it ends when no audit waits.
    """

    def __init__(self, auditor: Auditor | None = None, *, keep: bool = False) -> None:
        self._queue = AuditorQueue(auditor or Auditor(), 1 + WAITING, keep=keep)

    def audit(
        self,
        raw: bytes,
        keys: dict[str, bytes] | None,
        tick: Callable[[int], None] = ignore_progress,
        held: Sequence[HeldHead] = (),
        bots_s: float = 0,
    ) -> Verdict:
        """The verdict on a record. keys, held, bots_s: as for `audit.audit`.  Raises NoVerdict."""
        answer = self._ask(Audit(raw, keys, tuple(held), bots_s), tick)
        assert isinstance(answer, Judged)
        return answer.verdict

    def audit_log(self, raw: bytes) -> LogVerdict:
        """The verdict on the log of an event.  Raises NoVerdict."""
        answer = self._ask(AuditLog(raw))
        assert isinstance(answer, LogVerdict)
        return answer

    def audit_game(
        self, raw: bytes, keys: dict[str, bytes] | None, planned: PlannedGame, bots_s: float = 0
    ) -> GameVerdict:
        """The verdict on one game of an event.  Raises NoVerdict."""
        answer = self._ask(AuditGame(raw, keys, planned, bots_s))
        assert isinstance(answer, GameVerdict)
        return answer

    @contextmanager
    def place(self, networks: Sequence[str]) -> Iterator[None]:
        """A place for one audit. networks: of the sender, each of which has at most one.  Raises NoVerdict."""
        busy = NoVerdict("Other records are being checked. Send the same request again.", "audit-busy")
        with self._queue.place(networks, busy):
            yield

    def decide(self, raw: bytes, at: str) -> Decided | Rejected:
        """The entries of a complete record, or the reason for its rejection, for a caller that holds a `place`. at: time of
        import.  Raises NoVerdict.
        """
        answer = self._queue.ask(Decide(raw, at))
        assert isinstance(answer, Decided | Rejected)
        return answer

    def close(self) -> None:
        """End the auditing process."""
        self._queue.close()

    def _ask(self, task: Task, tick: Callable[[int], None] = ignore_progress) -> Answer:
        with self.place(()):
            return self._queue.ask(task, tick)
