"""One listener thread per process on the feeds of all partitions. Wakes subscribers of a game at its news."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from service.store import Damaged, Store, Unavailable
from service.store.feed import system_clock_ms

log = logging.getLogger(__name__)

BLOCK_MS = 1000
PAUSE_S = 0.5
READY_S = 2.0
LINGER_S = 10.0

Wake = Callable[[], None]


class WatchedGame:
    """A game with subscribers. head: latest version announced; by: subscriber count; wakes: callbacks."""

    def __init__(self, lock: threading.Lock) -> None:
        self.by = 0
        self.head = 0
        self.news = threading.Condition(lock)
        self.wakes: set[Wake] = set()


class FeedListener:
    """Lazily started listener thread. Subscribe before reading the stream, or events can be missed.

    lag_ms: age of the last news on arrival; is_deaf: the store cannot be reached; note_outage: reports why.
    """

    def __init__(self, store: Store, note_outage: Callable[[Unavailable], None] = lambda _: None) -> None:
        self.lag_ms, self.is_deaf, self._reason = 0, False, "unreachable"
        self._note_outage = note_outage
        self._store = store
        self._games: dict[str, WatchedGame] = {}
        self._lock = threading.Lock()
        self._listener: threading.Thread | None = None
        self._following = threading.Event()
        self._wanted_at = 0.0

    @contextmanager
    def subscribe(self, game_id: str, wake: Wake | None = None) -> Iterator[None]:
        """Subscribe to a game inside the block. wake: called at each news in the listener thread; must not block."""
        with self._lock:
            followed = self._games.setdefault(game_id, WatchedGame(self._lock))
            followed.by += 1
            if wake is not None:
                followed.wakes.add(wake)
            self._wanted_at = time.monotonic()
            if self._listener is None:
                self._listener = threading.Thread(target=self._run, name="hub", daemon=True)
                self._listener.start()
        self._following.wait(READY_S)
        try:
            yield
        finally:
            with self._lock:
                followed.by -= 1
                if wake is not None:
                    followed.wakes.discard(wake)
                if not followed.by:
                    del self._games[game_id]

    def wait(self, game_id: str, version: int, timeout_s: float) -> None:
        """Inside `subscribe`: wait until a version past `version` is announced, or the timeout."""
        followed = self._games[game_id]
        with self._lock:
            followed.news.wait_for(lambda: followed.head > version, timeout_s)

    def check(self) -> None:
        """Raises Unavailable while the store cannot be reached, so subscribers need not each wait for a timeout."""
        if self.is_deaf:
            raise Unavailable("the feed cannot be followed now", self._reason)

    def announced_version(self, game_id: str) -> int:
        """Inside `subscribe`: the latest version announced; 0 before any."""
        return self._games[game_id].head

    def _run(self) -> None:
        after: dict[int, str] | None = None
        while self._is_wanted():
            try:
                after = self._store.feed_ends() if after is None else after
                self._following.set()
                news = self._store.follow(after, BLOCK_MS)
                self.is_deaf = False
                for partition, entry in news:
                    after[partition] = entry.id
                    self.lag_ms = system_clock_ms() - int(entry.id.partition("-")[0])
                    self._announce(entry.game, entry.last)
            except (Damaged, Unavailable) as error:
                if isinstance(error, Unavailable):
                    self._note_outage(error)
                    self._reason = error.reason
                elif not self.is_deaf:
                    log.error("streams stand still: a feed holds what the service did not write. `deaddrop doctor` names it")
                self.is_deaf = True
                time.sleep(PAUSE_S)

    def _is_wanted(self) -> bool:
        """Whether there were subscribers lately. Otherwise the thread ends, and the next subscriber starts another."""
        with self._lock:
            if self._games:
                self._wanted_at = time.monotonic()
            if time.monotonic() - self._wanted_at < LINGER_S:
                return True
            self._listener, self.is_deaf = None, False
            self._following.clear()
            return False

    def _announce(self, game_id: str, version: int) -> None:
        with self._lock:
            followed = self._games.get(game_id)
            if followed is None:
                return
            followed.head = version
            followed.news.notify_all()
            for wake in followed.wakes:
                wake()
