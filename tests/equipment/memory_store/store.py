"""In-memory event store with the behaviour of the Redis store, for tests and simulation."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import NamedTuple

from service.ids import partition_of
from service.store import feed, validation
from service.store.inbox_items import InboxFull
from service.store.open_items import OPEN_MS, Exceeded, OpenBound
from service.store.stored import ArbiterRead
from tests.equipment.memory_store.chats import MemoryChats
from tests.equipment.memory_store.players import MemoryPlayers
from tests.equipment.memory_store.side_texts import MemorySideTexts


class _Row(NamedTuple):
    version: int
    order: int
    row: bytes


class MemoryStore(MemoryChats, MemoryPlayers, MemorySideTexts):
    """In-memory `Store`: the streams, and beside them rows, names, owners, reads, inboxes, webhooks, chat and players.

    Thread-safe.
    """

    def __init__(self, now_ms: Callable[[], int] = feed.system_clock_ms) -> None:
        super().__init__(now_ms)
        self._rows: defaultdict[str, dict[str, _Row]] = defaultdict(dict)
        self._reads: defaultdict[str, dict[tuple[int, str], int]] = defaultdict(dict)
        self._inboxes: defaultdict[str, dict[str, str]] = defaultdict(dict)
        self._owners: dict[str, str] = {}
        self._open: defaultdict[tuple[str, str], dict[str, int]] = defaultdict(dict)
        self._installation, self._backup_ms = "", 0

    def put_row(self, projection: str, key: str, version: int, order: int, row: bytes) -> bool:
        """Compare and write under the lock."""
        validation.require_name(projection)
        validation.require_number(version)
        validation.require_order(order)
        with self._changed:
            held = self._rows[projection].get(key)
            if held is not None and held.version >= version:
                return False
            self._rows[projection][key] = _Row(version, order, row)
            return True

    def rows(self, projection: str, after: str | None, limit: int) -> list[tuple[str, bytes]]:
        """Sort the rows and slice them."""
        validation.require_name(projection)
        validation.require_number(limit)
        with self._changed:
            held = self._rows[projection].copy()
        listed = sorted(held, key=lambda key: (-held[key].order, key))
        if after is not None:
            listed = listed[listed.index(after) + 1 :] if after in held else []
        return [(key, held[key].row) for key in listed[:limit]]

    def row(self, projection: str, key: str) -> bytes | None:
        """Look it up."""
        validation.require_name(projection)
        with self._changed:
            held = self._rows[projection].get(key)
        return None if held is None else held.row

    def some_rows(self, projection: str, row_keys: Sequence[str]) -> list[bytes | None]:
        """Look them up."""
        return [self.row(projection, key) for key in row_keys]

    def drop(self, projection: str) -> None:
        """Delete the projection."""
        validation.require_name(projection)
        with self._changed:
            self._rows.pop(projection, None)

    def delist(self, projection: str, key: str) -> None:
        """Delete the row."""
        validation.require_name(projection)
        with self._changed:
            self._rows[projection].pop(key, None)

    def remove(self, game: str) -> None:
        """Delete the game from all tables."""
        partition_of(game)
        with self._changed:
            for each in (
                self._streams,
                self._due,
                self._attempts,
                self._names,
                self._reads,
                self._owners,
                self._listeners,
                self._holders,
            ):
                each.pop(game, None)
        self.drop_chat(game)

    def put_name(self, game: str, seat: int, name: str) -> None:
        """Set the name."""
        partition_of(game)
        validation.require_number(seat)
        with self._changed:
            self._names[game][seat] = name

    def drop_name(self, game: str, seat: int) -> bool:
        """Delete the name."""
        partition_of(game)
        with self._changed:
            return self._names[game].pop(seat, None) is not None

    def names(self, game: str) -> dict[int, str]:
        """Look the names up."""
        partition_of(game)
        with self._changed:
            return self._names[game].copy()

    def put_owner(self, game: str, owner: str) -> None:
        """Set the pseudonym; it does not expire."""
        partition_of(game)
        validation.require_name(owner)
        with self._changed:
            self._owners[game] = owner

    def owner(self, game: str) -> str:
        """Look the pseudonym up."""
        partition_of(game)
        with self._changed:
            return self._owners.get(game, "")

    def count_items(self, bounds: Sequence[OpenBound], at_ms: int) -> Exceeded | None:
        """Drop, count and add under the lock."""
        validation.require_open_bounds(bounds)
        validation.require_number(at_ms)
        with self._changed:
            for bound in bounds:
                held = self._open[bound.owner, bound.kind]
                for each in [each for each, opened_ms in held.items() if opened_ms <= at_ms - OPEN_MS]:
                    del held[each]
                missing = [each for each in bound.items if each not in held]
                if missing and (over := len(held) + len(missing) - bound.most) > 0:
                    return Exceeded(bound, over)
            for bound in bounds:
                for each in bound.items:
                    self._open[bound.owner, bound.kind].setdefault(each, at_ms)
            return None

    def close_item(self, owner: str, kind: str, item: str) -> None:
        """Remove it."""
        validation.require_open_item(owner, kind, item)
        with self._changed:
            self._open[owner, kind].pop(item, None)

    def open_items(self, owner: str, kind: str) -> list[str]:
        """Sort them by time, then name."""
        validation.require_open_item(owner, kind)
        with self._changed:
            held = self._open[owner, kind].copy()
        return sorted(held, key=lambda item: (held[item], item))

    def note_read(self, game: str, version: int, viewpoint: str, at_ms: int) -> None:
        """Record the read, unless it is recorded."""
        partition_of(game)
        validation.require_number(version)
        validation.require_viewpoint_text(viewpoint)
        validation.require_number(at_ms)
        with self._changed:
            self._reads[game].setdefault((version, viewpoint), at_ms)

    def reads(self, game: str) -> list[ArbiterRead]:
        """Sort the reads."""
        partition_of(game)
        with self._changed:
            return sorted(ArbiterRead(*look, at_ms) for look, at_ms in self._reads[game].items())

    def put_into(self, inbox: str, name: str, value: str, most: int) -> bool:
        """Count and write under the lock."""
        partition_of(inbox)
        validation.require_name(name)
        validation.require_number(most)
        with self._changed:
            held = self._inboxes[inbox]
            if name in held:
                return False
            if len(held) >= most:
                raise InboxFull
            held[name] = value
            return True

    def renew(self, inbox: str) -> None:
        """Nothing: all of it ends with the process."""
        partition_of(inbox)

    def take_from(self, inbox: str, name: str) -> None:
        """Delete the item."""
        partition_of(inbox)
        validation.require_name(name)
        with self._changed:
            self._inboxes[inbox].pop(name, None)

    def inside(self, inbox: str) -> dict[str, str]:
        """Look it up."""
        partition_of(inbox)
        with self._changed:
            return self._inboxes[inbox].copy()

    def note_installation(self, own: str, *, over: bool = False) -> str:
        """Set it if absent."""
        with self._changed:
            self._installation = own if over else self._installation or own
            return self._installation

    def note_backup(self, at_ms: int) -> None:
        """Set it."""
        validation.require_number(at_ms)
        self._backup_ms = at_ms

    def last_backup(self) -> int:
        """Look it up."""
        return self._backup_ms

    def ping(self) -> None:
        """Always succeeds."""
