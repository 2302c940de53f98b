"""The log of games for use cases: its last checkpoint, and a game's due entries.

The log itself is files (`service.games_log`), written by the one dispatcher that holds its lock.
"""

from __future__ import annotations

from typing import NamedTuple

from domain.game.events.game_events import GameCreated, GameForked, NamedCheckpoint, SeedRevealed
from domain.game.events.luck_events import LuckClosed
from domain.kernel.secrecy import Event
from domain.transparency.checkpoint import parse_checkpoint
from domain.transparency.entry import EntryKind, GamesLogEntry, games_log_entry
from domain.transparency.note import SignedNote, parse_note
from service.app.core.authorization import ANONYMOUS
from service.app.core.context import Context
from service.app.core.installation import Installation
from service.app.core.read_game import load_log, visible_head
from service.store import AppendNotice, Store

NAME = "games-log"
"""Name in the store of the last checkpoint of each log by origin, and of the position in the feeds."""

URGENT_TYPES = frozenset(str(each.__struct_config__.tag) for each in (GameCreated, GameForked, LuckClosed, SeedRevealed))
"""Types of events that make an entry due at once."""
LATE_MS = 60_000
"""Deadline for logging urgent entries; beyond it the log counts as late."""


def log_origin(installation: str) -> str:
    """Origin of an installation's log."""
    return f"{installation}/log"


def load_log_checkpoint(context: Context) -> str | None:
    """The last published checkpoint of the log of games, as a signed note; None if there is no log.

    Always signed and on disk. After a loss of the store it may be an older one.
    """
    row = context.store.row(NAME, log_origin(context.part(Installation).origin))
    return None if row is None else row.decode()


def load_named_checkpoint(context: Context) -> NamedCheckpoint | None:
    """The log checkpoint that a new game names, as proof that the game is younger."""
    text = load_log_checkpoint(context)
    if text is None:
        return None
    checkpoint = parse_checkpoint(parse_note(text.encode()).text)
    return NamedCheckpoint(checkpoint.origin, checkpoint.size, checkpoint.root.hex())


class DueEntries(NamedTuple):
    """A game's entries that belong in the log now. at_once: openings, closings of the luck, ends; head: the last
    version that spectators may see; is_behind: whether there is a later one.
    """

    at_once: list[GamesLogEntry]
    head: GamesLogEntry
    is_behind: bool


def find_due_entries(context: Context, game_id: str) -> DueEntries | None:
    """A game's entries that belong in the log; None for an imported game.  Raises Missing, Diverged."""
    game = context.games.load(game_id)
    if game.imported is not None:
        return None
    latest = visible_head(context, game, ANONYMOUS, "public")
    entries = [each for each in load_log(context, game, 0, None) if each.version <= latest]
    own = max((at for at, each in enumerate(entries) if isinstance(each.stored.event, GameCreated)), default=0)
    at_once = [
        games_log_entry(kind, game_id, each.version, each.digest.hex())
        for each in entries[own:]
        if (kind := kind_due_at_once(each.stored.event)) is not None
    ]
    head = games_log_entry("h", game_id, entries[-1].version, entries[-1].digest.hex())
    return DueEntries(at_once, head, latest < game.version)


def kind_due_at_once(event: Event) -> EntryKind | None:
    """The kind of the entry that an event makes due at once."""
    match event:
        case GameCreated():
            return "o"
        case SeedRevealed():
            return "e"
        case LuckClosed():
            return "h"
    return None


def concerns_log(entry: AppendNotice) -> bool:
    """Whether an append makes an entry due at once."""
    return not URGENT_TYPES.isdisjoint(entry.kinds)


def load_known_checkpoint(context: Context) -> SignedNote | None:
    """The stored checkpoint, for the log's writer.  Raises BadNote."""
    text = load_log_checkpoint(context)
    return None if text is None else parse_note(text.encode())


def note_log_checkpoint(context: Context, note: SignedNote) -> None:
    """Store a checkpoint, unless the store has one of the same size or of a larger log."""
    checkpoint = parse_checkpoint(note.text)
    context.store.put_row(NAME, checkpoint.origin, checkpoint.size + 1, 0, note.to_text().encode())


def log_waiting_ms(store: Store, installation: str, now_ms: int) -> int | None:
    """Milliseconds that the oldest news has waited to be logged; None if there is no log."""
    return None if store.row(NAME, log_origin(installation)) is None else store.waiting_ms(NAME, now_ms)
