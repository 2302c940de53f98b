"""Index of a log's entries, and of the games that have changed since: an SQLite file in the log's folder.

If it is missing or damaged, it is rebuilt from the log's entries.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from hashlib import sha256
from pathlib import Path

from domain.transparency.entry import GamesLogEntry, parse_entry
from domain.transparency.tiles import WIDTH, ReadFile, read_bundle
from service.disk_faults import to_sqlite_code

_SCHEMA = """
CREATE TABLE IF NOT EXISTS known (head BLOB PRIMARY KEY) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS moved (game TEXT PRIMARY KEY, since_ms INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS read_up_to (size INTEGER NOT NULL);
"""


DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class LogIndex:
    """The index of one log; used from one thread. is_new: the file was just made, so it lacks games that changed earlier.
    Methods raise sqlite3.OperationalError, on a full disk for example.
    """

    def __init__(self, path: Path) -> None:
        self.is_new = not path.exists()
        try:
            self._rows = self._open(path)
        except sqlite3.DatabaseError as error:
            if to_sqlite_code(error) not in DAMAGE:
                raise
            for each in path.parent.glob(f"{path.name}*"):
                each.unlink()
            self.is_new = True
            self._rows = self._open(path)

    @staticmethod
    def _open(path: Path) -> sqlite3.Connection:
        rows = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        rows.execute("PRAGMA journal_mode = WAL")
        rows.execute("PRAGMA synchronous = FULL")
        rows.executescript(_SCHEMA)
        return rows

    def close(self) -> None:
        """Close the file."""
        self._rows.close()

    def read_log(self, read: ReadFile, size: int) -> None:
        """Index the entries that it lacks, of a log of this size.  Raises BadLog."""
        with closing(self._rows.cursor()) as rows:
            (known,) = rows.execute("SELECT max(size) FROM read_up_to").fetchone()
            if known is not None and known > size:
                rows.execute("DELETE FROM known")
                known = None
            for bundle in range((known or 0) // WIDTH, -(-size // WIDTH)):
                entries = filter(None, map(parse_entry, read_bundle(read, bundle, size)))
                rows.execute("BEGIN")
                rows.executemany("INSERT OR IGNORE INTO known VALUES (?)", [(head_key(each),) for each in entries])
                rows.execute("DELETE FROM read_up_to")
                rows.execute("INSERT INTO read_up_to VALUES (?)", (min(size, (bundle + 1) * WIDTH),))
                rows.execute("COMMIT")

    def select_new(self, entries: Iterable[GamesLogEntry]) -> list[GamesLogEntry]:
        """The entries whose head the log does not hold in any kind of entry, each head once."""
        found = {head_key(each): each for each in reversed([*entries])}
        return [
            each
            for key, each in reversed(found.items())
            if self._rows.execute("SELECT 1 FROM known WHERE head = ?", (key,)).fetchone() is None
        ]

    def note_moved(self, games: Iterable[str], at_ms: int) -> None:
        """Store that these games have changed; the earliest time of each is kept."""
        self._write("INSERT OR IGNORE INTO moved VALUES (?, ?)", [(game, at_ms) for game in games])

    def changes_before(self, at_ms: int, limit: int) -> list[str]:
        """Changed games noted up to this time, the earliest first."""
        rows = self._rows.execute(
            "SELECT game FROM moved WHERE since_ms <= ? ORDER BY since_ms LIMIT ?", (at_ms, limit)
        )
        return [game for (game,) in rows]

    def forget_moved(self, games: Iterable[str]) -> None:
        """Delete the notes of these games, as their heads are logged."""
        self._write("DELETE FROM moved WHERE game = ?", [(game,) for game in games])

    def _write(self, statement: str, rows: Sequence[tuple[str | int, ...]]) -> None:
        """Execute a statement for each row, in one transaction."""
        if rows:
            self._rows.execute("BEGIN")
            self._rows.executemany(statement, rows)
            self._rows.execute("COMMIT")


def head_key(entry: GamesLogEntry) -> bytes:
    """Key shared by all entries of one head, of any kind, and by no others: 16 bytes of a hash."""
    return sha256(entry.label + entry.head).digest()[:16]
