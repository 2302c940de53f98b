"""The game partitions of this dispatcher. Each belongs to one of the live dispatchers.

Liveness is derived from rows in the store, by its clock. For a moment two dispatchers may claim a partition, or none
may, so all work of a share is a hint or can be repeated.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection
from hashlib import sha256

from service.store import ALL_PARTITIONS, Store, partition_of

NAME = "dispatchers"
"""Name of the rows: the last sign of life of each dispatcher."""
BEAT_S = 0.5
"""Time between two signs of life, and between two reads of the others'."""
DEAD_MS = 2000
"""A dispatcher without a sign of life for this long has lost its share. With a beat and a read, others have it within 3
s.
"""
FORGOTTEN_MS = 60_000
MOST = 100
LOOK_S = 1.0


class Share:
    """The partitions of one dispatcher. Renewed by one thread, read by any.

    can_work: whether the dispatcher reaches its servers besides the store; else it leaves its share to others.
    """

    def __init__(self, store: Store, name: str, can_work: Callable[[], bool] = lambda: True) -> None:
        self._store, self._name, self._can_work = store, name, can_work
        self._alive: Collection[str] = ()
        self.partitions: frozenset[int] = frozenset()

    @property
    def is_first(self) -> bool:
        """Whether this dispatcher runs the tasks that need one process: it has partition 0."""
        return 0 in self.partitions

    def has(self, stream: str) -> bool:
        """Whether a game or another log belongs to this share."""
        return partition_of(stream) in self.partitions

    def renew(self) -> None:
        """Write a sign of life, and read the others'."""
        now_ms, is_able = self._store.clock_ms(), self._can_work()
        if is_able:
            self._store.put_row(NAME, self._name, now_ms, now_ms, str(now_ms).encode())
        alive = {self._name} if is_able else set()
        for name, row in self._store.rows(NAME, None, MOST):
            age_ms = abs(now_ms - int(row))  # A row from the future was written before the clock was set back.
            if age_ms < DEAD_MS and name != self._name:
                alive.add(name)
            elif age_ms > FORGOTTEN_MS:
                self._store.delist(NAME, name)
        if alive != self._alive:
            owners = assign_partitions(alive or {self._name})
            self._alive = alive
            self.partitions = frozenset(each for each in ALL_PARTITIONS if owners[each] == self._name)

    def leave(self) -> None:
        """Leave the share to the others at once."""
        self._store.delist(NAME, self._name)

    def wait_until_first(self, stopping: threading.Event) -> bool:
        """Wait while another dispatcher runs the tasks that need one process; False when stopped."""
        while not self.is_first and not stopping.wait(LOOK_S):
            pass
        return not stopping.is_set()


def assign_partitions(dispatchers: Collection[str]) -> list[str]:
    """The dispatcher of each partition: by rendezvous hashing among dispatchers with room, so that shares are equal and
    few partitions change hands when one starts or stops.
    """
    room = dict.fromkeys(sorted(dispatchers), -(-len(ALL_PARTITIONS) // len(dispatchers)))
    owners = list[str]()
    for partition in ALL_PARTITIONS:
        able = [name for name in room if room[name]]
        owner = max(able, key=lambda name: sha256(f"{partition} {name}".encode()).digest())
        room[owner] -= 1
        owners.append(owner)
    return owners
