"""Feeds RQ's queue a few jobs at a time in the order of the fair queue, as jobs in RQ's list cannot be reordered."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from redis.exceptions import RedisError
from rq import Queue

from service.ids import letter_of
from service.lru_cache import ENTRY, LruCache
from workers.fair_order import FairQueue, WaitingTurn
from workers.queue import SLICES, Slice, enqueue

log = logging.getLogger(__name__)

TICK_S = 0.1
"""Polling interval for room in the queue while turns wait, with no new requests and no ended slices."""
LISTEN_S = 1
NOTES = 100
HEARD_S = 5
"""Age of the first notes that a dispatcher reads: a game whose dispatcher is gone may need its next turn."""
OWNERS = 65_536
LONGEST_NOTE = 256
"""Most bytes of a note of a finished slice."""


class QueueFeeder:
    """Turns that wait for a worker in this dispatcher. Thread-safe.

    jobs: RQ's queue; owner_of: owner by game id; budgets: as in FairQueue; is_own: whether this dispatcher requests the
    next turn of a game, all by default.
    """

    def __init__(
        self,
        jobs: Queue,
        owner_of: Callable[[str], str],
        budgets: Sequence[tuple[float, float]] = (),
        is_own: Callable[[str], bool] = lambda _: True,
        clock_s: Callable[[], float] = time.monotonic,
    ) -> None:
        self._jobs, self._find_owner, self._is_own = jobs, owner_of, is_own
        self._fair = FairQueue(budgets, clock_s)
        self._owners: LruCache[str] = LruCache(OWNERS * ENTRY)
        self._lock = threading.Lock()
        self._has_waiting = threading.Event()
        self._clock_s, self._fed_s = clock_s, clock_s()
        self._heard: Any = None

    def ask(self, game: str, attempt: int, moment: int, *, is_begun: bool = False) -> None:
        """Request a game's owed turns. attempt: 0 at first, then the sweeper's count; moment: distinguishes requests;
        is_begun: a job played the previous turn.
        """
        turn = WaitingTurn(game, self.owner_of(game), attempt, moment)
        with self._lock:
            self._fair.ask(turn, is_begun=is_begun)
        self.feed()

    def is_waiting(self, game: str) -> bool:
        """Whether a game's owed turns wait here already."""
        return game in self._fair

    def owner_of(self, game: str) -> str:
        """The owner of a game or another log, "" for none."""
        known = self._owners.peek(game)
        if known is None:
            known = self._find_owner(game)
            self._owners.put(game, known)
        return known

    def end_slice(self, ended: Slice) -> None:
        """Charge a slice to its owner, and request the next one if the game goes on and belongs to this dispatcher."""
        owner = self.owner_of(ended.game)
        with self._lock:
            self._fair.charge(ended.game, owner, ended.took_ms / 1000)
            if ended.goes_on and self._is_own(ended.game):
                self._fair.ask(WaitingTurn(ended.game, owner, 0, ended.version), is_begun=True)
        self.feed(ended=1)

    def feed(self, ended: int = 0) -> None:
        """Enqueue turns while there is room: one per worker, so that none is idle and the order stays fair. ended:
        number of workers that just ended a slice, and take the next.  Raises RedisError; all turns wait on then.
        """
        with self._lock:
            self._fed_s = self._clock_s()
            self._has_waiting.set()
            self._send(self._room(ended) if len(self._fair) else 0)
            if not len(self._fair):
                self._has_waiting.clear()

    def _send(self, room: int) -> None:
        """Enqueue up to `room` turns. If the jobs server fails they wait again: to send a turn twice does no harm."""
        taken = list[WaitingTurn]()
        try:
            with self._jobs.connection.pipeline(transaction=False) as pipe:
                while len(taken) < room and (turn := self._fair.take()):
                    taken.append(turn)
                    enqueue(self._jobs, turn.game, turn.attempt, turn.moment, pipe)
                pipe.execute()
        except RedisError:
            for turn in taken:
                self._fair.charge(turn.game, turn.owner, 0.0)
                self._fair.ask(turn)
            raise

    def feed_on(self, stopping: threading.Event) -> None:
        """Feed at intervals until stopped, in case a note was missed."""
        while not stopping.is_set():
            if self._has_waiting.wait(LISTEN_S) and not stopping.wait(TICK_S) and self._clock_s() >= self._fed_s + TICK_S:
                self.feed()

    def listen(self, stopping: threading.Event) -> None:
        """Receive notes of finished slices, from all dispatchers' jobs, until stopped."""
        connection: Any = self._jobs.connection
        self._heard = self._heard or f"{1000 * (connection.time()[0] - HEARD_S)}-0"
        while not stopping.is_set():
            heard = connection.xread({SLICES: self._heard}, count=NOTES, block=1000 * LISTEN_S)
            for self._heard, fields in heard[0][1] if heard else ():
                ended = decode_slice(fields.get(b"s", b""))
                if ended is not None:
                    self.end_slice(ended)

    def _room(self, ended: int) -> int:
        with self._jobs.connection.pipeline(transaction=False) as pipe:
            pipe.llen(self._jobs.key)
            pipe.scard(f"rq:workers:{self._jobs.name}")
            waiting, workers = pipe.execute()
        return max(1, int(workers)) - max(0, int(waiting) - ended)


def decode_slice(note: bytes | str) -> Slice | None:
    """Decode a worker's note; None for anything else."""
    try:
        if len(note) <= LONGEST_NOTE:
            found = msgspec.json.decode(note, type=Slice)
            if letter_of(found.game) is not None:
                return found
    except msgspec.MsgspecError:
        pass
    log.error("a note of a finished job was refused: another program writes to the jobs server")
    return None
