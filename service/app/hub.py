"""One listener per process on the feeds of all partitions, waking whoever waits for news of a game."""

from __future__ import annotations

import logging
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from service.store import Store, Unavailable

log = logging.getLogger(__name__)

BLOCK_MS = 1000
PAUSE_S = 0.5
READY_S = 2.0
LINGER_S = 10.0


class Hub:
    """Starts listening with the first that waits, and ends when nobody has for a while. Whoever listens before it reads the stream misses nothing."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._heads: dict[str, int] = {}
        self._waiting: Counter[str] = Counter()
        self._news = threading.Condition()
        self._listener: threading.Thread | None = None
        self._following = threading.Event()
        self._wanted_at = 0.0

    @contextmanager
    def listening(self, game_id: str) -> Iterator[None]:
        """Hear of a game's news in this block."""
        with self._news:
            self._waiting[game_id] += 1
            self._wanted_at = time.monotonic()
            if self._listener is None:
                self._listener = threading.Thread(target=self._run, name="hub", daemon=True)
                self._listener.start()
        self._following.wait(READY_S)
        try:
            yield
        finally:
            with self._news:
                self._waiting[game_id] -= 1
                if not self._waiting[game_id]:
                    del self._waiting[game_id]
                    self._heads.pop(game_id, None)

    def wait(self, game_id: str, version: int, timeout_s: float) -> None:
        """Inside `listening`: return when the game has grown past `version`, or after the timeout."""
        with self._news:
            self._news.wait_for(lambda: self._heads.get(game_id, 0) > version, timeout_s)

    def _run(self) -> None:
        after: dict[int, str] | None = None
        while self._is_wanted():
            try:
                after = self._store.feed_ends() if after is None else after
                self._following.set()
                for partition, entry in self._store.follow(after, BLOCK_MS):
                    after[partition] = entry.id
                    self._tell(entry.game, entry.last)
            except Unavailable:
                log.warning("the feed cannot be followed now")
                time.sleep(PAUSE_S)

    def _is_wanted(self) -> bool:
        """Whether anybody has waited lately; else the listener ends, and the next that waits starts another."""
        with self._news:
            if self._waiting:
                self._wanted_at = time.monotonic()
            if time.monotonic() - self._wanted_at < LINGER_S:
                return True
            self._listener = None
            self._following.clear()
            return False

    def _tell(self, game_id: str, version: int) -> None:
        with self._news:
            if game_id in self._waiting:
                self._heads[game_id] = version
                self._news.notify_all()
