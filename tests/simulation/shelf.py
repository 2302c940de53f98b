"""An archive behind the store in memory, as `ArchivedStore` is one behind Redis: finished games are put away and let go of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import msgspec

from service.store import AppendConflict, ArchivedGame, Committed, StoredEntry, StreamHead
from service.store.archive.frames import RawEntry, pack, unpack
from service.store.stored import ArbiterRead
from tests.restorable import RestorableStore


class ShelvedStore(RestorableStore):
    """What was let go of is read from the shelf, and comes back to be changed. A backup of the store leaves the shelf as it is."""

    def __init__(self, now_ms: Callable[[], int]) -> None:
        super().__init__(now_ms)
        self._shelf: dict[str, bytes] = {}

    def backup(self) -> dict[str, Any]:
        return {name: value for name, value in super().backup().items() if name != "_shelf"}

    def keep(self, game: str) -> ArchivedGame | None:
        """All there is of a game."""
        held = self._streams.get(game)
        if held is None:
            return self._found(game)
        entries = tuple(RawEntry(each.version, b"e", each.event, each.digest) for each in held)
        return ArchivedGame(game, entries, super().names(game), tuple(super().reads(game)))

    def put_away(self, kept: ArchivedGame) -> None:
        """Keep a game on the shelf, unless it has changed since."""
        if self.keep(kept.game) == kept:
            self._shelf[kept.game] = pack(kept)

    def let_go(self, kept: ArchivedGame) -> bool:
        """Forget a game that is on the shelf, if nothing has changed since."""
        game = kept.game
        if game not in self._streams or self.keep(game) != kept or self.due_ms(game) is not None:
            return False
        del self._streams[game]
        self._names.pop(game, None)
        self._reads.pop(game, None)
        return True

    def unshelve(self) -> None:
        """Hold every game again."""
        for game in self._shelf:
            self._recall(game)

    def remove(self, game: str) -> None:
        self._shelf.pop(game, None)
        super().remove(game)

    def read(self, game: str, after: int = 0, limit: int | None = None) -> list[StoredEntry]:
        if game in self._streams or (kept := self._found(game)) is None:
            return super().read(game, after, limit)
        return [StoredEntry(each.version, each.value, each.digest) for each in kept.entries if each.version > after][:limit]

    def drop_name(self, game: str, seat: int) -> bool:
        kept = self._found(game)
        if kept is not None and seat in kept.names:
            names = {other: name for other, name in kept.names.items() if other != seat}
            self._shelf[game] = pack(msgspec.structs.replace(kept, names=names))
        return super().drop_name(game, seat) or (kept is not None and seat in kept.names)

    def names(self, game: str) -> dict[int, str]:
        return super().names(game) or (kept.names if (kept := self._found(game)) else {})

    def reads(self, game: str) -> list[ArbiterRead]:
        return super().reads(game) or (list(kept.reads) if (kept := self._found(game)) else [])

    def append(
        self, game: str, expected: StreamHead, events: Sequence[tuple[bytes, bytes]], **more: Any
    ) -> Committed | AppendConflict:
        self._recall(game)
        return super().append(game, expected, events, **more)

    def fork(self, parent: str, moment: StreamHead, game: str, *more: Any, **named: Any) -> Committed | AppendConflict:
        self._recall(parent)
        self._recall(game)
        return super().fork(parent, moment, game, *more, **named)

    def _found(self, game: str) -> ArchivedGame | None:
        return unpack(self._shelf[game]) if game in self._shelf else None

    def _recall(self, game: str) -> None:
        kept = self._found(game)
        if kept is not None and game not in self._streams:
            self._streams[game] = [StoredEntry(each.version, each.value, each.digest) for each in kept.entries]
            self._names[game] |= kept.names
            self._reads[game] |= {(each.version, each.viewpoint): each.at_ms for each in kept.reads}


class Shelving:
    """What archiving asks of a store that others have turns at: each step is a question of its own."""

    def __init__(self, wire: Any) -> None:
        self._wire = wire

    def __getattr__(self, name: str) -> Any:
        return getattr(self._wire, name)

    def shelve(self, games: Iterable[ArchivedGame]) -> Iterator[str]:
        """Put games away, and let go of each."""
        for kept in games:
            self._wire.put_away(kept)
            if self._wire.let_go(kept):
                yield kept.game
