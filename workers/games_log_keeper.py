"""Keeps the log of games: appends the entries that the store reports as due, has the log cosigned, and publishes it.

One process does it, under the log's lock; the others wait for the lock. Due entries follow from the games alone
(`service.app.proofs.games_log`), so lost or repeated work leads to the same entries.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterable
from contextlib import suppress

from domain.kernel.errors import Diverged, Missing
from domain.transparency.entry import GamesLogEntry
from domain.transparency.note import BadNote
from domain.transparency.policy import LogPolicy
from domain.transparency.tiles import BadLog
from service.app.core.context import Context
from service.app.proofs.games_log import (
    NAME,
    concerns_log,
    find_due_entries,
    load_known_checkpoint,
    note_log_checkpoint,
)
from service.cannot_start import CannotStart
from service.disk_faults import to_disk_cause
from service.games_log.files import LogFiles
from service.games_log.index import LogIndex
from service.games_log.witness_client import Witnesses
from service.games_log.writer import GamesLogWriter, LogHalted
from service.outage_reports import OutageCause, OutageReports
from service.store import AppendNotice, ArchivedStore, Store
from service.store.feed import RETENTION_MS
from workers.own_feeds import order_of

BLOCK_MS = 1000
PAUSE_S = 2.0
"""News of this span go into one batch: its files are synced one by one, and each checkpoint of the feeds is a write
whose sync would delay players.
"""
HEADS_MS = 60_000
"""Longest time until a moved head is logged, with all others: a roll-back of less than this may leave no trace."""
COSIGNED_MS = 600_000
"""Interval at which cosignatures are renewed."""
HEADS = 500
"""Games whose moved heads are logged in one batch."""
CLOCKS_DRIFT_MS = 60_000
"""Largest difference between the clocks of the events server's hosts; news of this span is read twice."""
RETRY_S = 30.0
"""Pause before a log that is halted, or has another writer, is tried again."""


LOG = "the log of games"
REMEDY = "mend that (docs/operations.md, the log of games); it is tried again every 30 s. People play on"


class GamesLogKeeper:
    """The log while this process is its writer. Used from one thread.  Raises LogHalted, CannotStart, OSError."""

    def __init__(self, context: Context, files: LogFiles, witnesses: Witnesses) -> None:
        self._context, self._witnesses = context, witnesses
        try:
            known = load_known_checkpoint(context)
        except BadNote as wrong:
            raise LogHalted(f"the store's checkpoint of the log cannot be read: {wrong}") from None
        self._writer = GamesLogWriter(files, known, context.now_ms())
        self._index = LogIndex(files.index)
        self._index.read_log(self._writer.read, self._writer.checkpoint.size)
        self._shown_ms = 0
        self._show()  # before anything new is signed: a witness may know more

    def close(self) -> None:
        """Close the index."""
        self._index.close()

    def catch_up(self) -> dict[int, str]:
        """Feed positions to continue from. Checks every game first, if news of them may have been missed."""
        context = self._context
        now_ms, places, ends = context.store.clock_ms(), context.store.checkpoint(NAME), context.store.feed_ends()
        oldest_ms = now_ms - RETENTION_MS
        is_missed = any(ends[each] != place and order_of(place)[0] < oldest_ms for each, place in places.items())
        if self._index.is_new or is_missed:
            games = list_stored_games(context.store)
            for at in range(0, len(games), HEADS):
                self._log_heads(games[at : at + HEADS])
            # Partitions without news too, or their first news would look like the remainder of older news.
            begun = f"{now_ms - CLOCKS_DRIFT_MS}-0"
            self._context.store.advance(NAME, places := {each: max(end, begun, key=order_of) for each, end in ends.items()})
        return places

    def take_news(self, news: list[tuple[int, AppendNotice]]) -> None:
        """Log the entries that these appends make due, and once a minute the moved heads; then save the position."""
        now_ms = self._context.now_ms()
        self._index.note_moved({entry.game for _, entry in news}, now_ms)
        urgent = dict.fromkeys(entry.game for _, entry in news if concerns_log(entry))
        is_time = bool(self._index.changes_before(now_ms - HEADS_MS, 1))
        moved = self._index.changes_before(now_ms, HEADS) if is_time else []
        self._log_heads(moved, urgent)
        self._context.store.advance(NAME, {partition: entry.id for partition, entry in news})
        if now_ms >= self._shown_ms + COSIGNED_MS:
            self._show()

    def _log_heads(self, games: Iterable[str], urgent: Iterable[str] = ()) -> None:
        """Log all due entries of `games`, their heads too, and the urgent ones of `urgent` games."""
        entries: list[GamesLogEntry] = []
        heads, later = set(games), set[str]()
        for game_id in [*heads, *(each for each in urgent if each not in heads)]:
            with suppress(Missing, Diverged):
                due = find_due_entries(self._context, game_id)
                if due is not None:
                    entries += [*due.at_once, *([due.head] if game_id in heads else ())]
                    later |= {game_id} if due.is_behind else set()
        new = self._index.select_new(entries)
        if new:
            self._writer.append([each.to_bytes() for each in new])
            self._index.read_log(self._writer.read, self._writer.checkpoint.size)
            self._show()
        self._index.forget_moved(heads)
        self._index.note_moved(later, self._context.now_ms())

    def _show(self) -> None:
        """Have the signed checkpoint cosigned, and publish it."""
        signatures = self._witnesses.collect(self._writer.note, self._writer.hashes)
        note_log_checkpoint(self._context, self._writer.publish(signatures))
        self._shown_ms = self._context.now_ms()


def list_stored_games(store: Store) -> list[str]:
    """Every game's id, archived ones included."""
    archived = store.archive.games() if isinstance(store, ArchivedStore) else ()
    return sorted({*store.games(), *archived})


def keep_games_log(context: Context, files: LogFiles, policy: LogPolicy | None, stopping: threading.Event) -> None:
    """Keep the log whenever no other process does, until stopped. policy: names the witnesses."""
    witnesses = Witnesses(policy)
    while not stopping.is_set():
        with files.hold_lock() as is_ours:
            if is_ours:
                try:
                    keep_until_stopped(context, files, witnesses, stopping)
                except (LogHalted, BadLog, CannotStart, OSError, sqlite3.OperationalError) as why:
                    note_log_outage(context, files, why)
        stopping.wait(RETRY_S)


def note_log_outage(context: Context, files: LogFiles, why: Exception) -> None:
    """Report why the log is not kept; to doctor too, which sees by itself that a disk is full. Raises an error that is a bug."""
    if cause := to_disk_cause(why):
        context.part(OutageReports).note(LOG, cause)
        return
    if isinstance(why, sqlite3.OperationalError):
        raise why
    text = str(why).rstrip(".")
    context.part(OutageReports).note(LOG, OutageCause(type(why).__name__, f"signs no more: {text}", REMEDY))
    with suppress(OSError):
        files.halted.write_text(f"{text}\n")


def keep_until_stopped(context: Context, files: LogFiles, witnesses: Witnesses, stopping: threading.Event) -> None:
    """Keep the log until stopped. The lock must be held."""
    keeper = GamesLogKeeper(context, files, witnesses)
    try:
        files.halted.unlink(missing_ok=True)
        after = keeper.catch_up()
        while not stopping.is_set():
            news = context.store.follow(after, BLOCK_MS)
            keeper.take_news(news)
            context.part(OutageReports).end(LOG)
            after |= {partition: entry.id for partition, entry in news}
            stopping.wait(PAUSE_S)
    finally:
        keeper.close()
