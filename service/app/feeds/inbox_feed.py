"""Entries of an inbox: a table of a tournament or a decision is open, a reminder came, a nonce is awaited, a game is over, a ruling was made,
a game was put back.

Entries are derived from the games' logs, and from the last reminder of each seat, and never stored; the reader's position is its cursor.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from functools import partial
from hashlib import sha256
from itertools import islice
from typing import NamedTuple, Protocol

from msgspec.structs import replace

from domain.game.aggregate import Game
from projections.rendered_view import encode_json
from service.answers.play import DecisionRef
from service.answers.tokens import SentInboxItem
from service.app.core.context import Context
from service.app.core.cursors import INBOX, SEAT_HASH_BYTES, SeatVersions
from service.app.feeds.feed_listener import FeedListener, Wake
from service.app.feeds.inbox_owners import FollowedSeats, InboxOwner
from service.app.feeds.inboxes import InboxSeat, load_seat_game
from service.app.feeds.reminders import load_reminder

GLANCE_S = 1.0
"""Interval at which the inbox's seats are reread."""
SURE_S = 15.0
"""Interval at which all games are reread, in case an announcement was missed."""
VERSIONS, HISTORIES = 2**18, 2**6
"""Versions and histories that positions tell apart."""


class InboxEntry(NamedTuple):
    """One entry of an inbox. cursor: position after it; json: the entry on one line, cursor included."""

    cursor: str
    json: bytes


class SeatNews(NamedTuple):
    """New entries of a seat as JSON values. before: position before the first; positions: after each."""

    before: int
    entries: list[SentInboxItem]
    positions: list[int]


class News(Protocol):
    """Announces news of games, as `FeedListener` does."""

    def check(self) -> None:
        """Raises Unavailable while news may be missed."""

    def subscribe(self, game_id: str, wake: Wake | None = None, /) -> AbstractContextManager[None]:
        """Call `wake` at news of a game inside the block."""


class InboxReader:
    """One reader of an inbox. Not thread-safe.

    read: position from the cursor. None: no cursor; starts with the decisions open now, then new entries.
    """

    glance_s = GLANCE_S

    def __init__(self, context: Context, hub: News, owner: InboxOwner, read: SeatVersions | None) -> None:
        self._context, self._hub, self._owner = context, hub, owner
        self._seats = FollowedSeats(context, owner)
        self._read, self._is_new = dict(read or {}), read is None
        self._games: dict[str, list[InboxSeat]] = {}
        self._listening: dict[str, ExitStack] = {}
        self._stale: dict[str, None] = {}
        self._found: list[tuple[bytes, SeatNews]] = []
        self._reminders: list[tuple[bytes, int, SentInboxItem]] = []
        self._look_at = self._sure_at = 0.0

    def begin(self, wake: Wake) -> None:
        """Call `wake` at news until `end`."""
        self._wake = wake
        self._listen(self._owner.id)

    def end(self) -> None:
        """Stop being woken."""
        for listening in self._listening.values():
            listening.close()

    @property
    def cursor(self) -> str:
        """The current position as a cursor."""
        return INBOX.format(self._read)

    def more(self) -> Iterator[InboxEntry]:
        """Entries available now. Each one taken advances the position.

        Raises Gone if a player's token was revoked meanwhile; Unavailable, Diverged.
        """
        yield from self.slice()
        while self._stale:
            yield from self.slice()

    @property
    def is_told(self) -> bool:
        """Whether no game waits to be read."""
        return not self._stale

    def slice(self) -> Iterator[InboxEntry]:
        """The entries of one game that waits to be read. A reader without a cursor has none before it has read all games once: until
        then no position would stand for all seats.

        Raises the errors of `more`.
        """
        self._refresh_seats()
        for held in self._games.get(self._next_stale(), ()):
            self._found.append((seat_hash(held), self._new_entries(held)))
            self._reminders += self._new_reminders(held)
        if self._is_new and self._stale:
            return
        self._is_new = False
        found, reminders, self._found, self._reminders = self._found, self._reminders, [], []
        for seat, news in found:
            self._read[seat] = news.before
        for seat, news in found:
            for entry, after in zip(news.entries, news.positions, strict=True):
                self._read[seat] = after
                yield InboxEntry(self.cursor, encode_json(replace(entry, cursor=self.cursor)))
        for key, number, entry in reminders:
            self._read[key] = number
            yield InboxEntry(self.cursor, encode_json(replace(entry, cursor=self.cursor)))

    def _new_reminders(self, held: InboxSeat) -> Iterator[tuple[bytes, int, SentInboxItem]]:
        """A reminder of the seat's open decision that was not read yet: key and number for the cursor, and the entry."""
        game = load_seat_game(self._context, held)
        reminder = None if game is None else load_reminder(self._context, game, held.seat)
        if game is None or reminder is None or reminder.number <= self._read.get(reminder_hash(held), 0):
            return
        if self._is_new:
            self._read[reminder_hash(held)] = reminder.number
            return
        entry = inbox_entry_json(game, held, "reminded", reminder.version)
        yield reminder_hash(held), reminder.number, replace(entry, id=f"{entry.id}-{reminder.number}")

    def _refresh_seats(self) -> None:
        """Reread the seats, and mark new games, or at times all games, to be read."""
        now = time.monotonic()
        if now < self._look_at:
            return
        self._hub.check()
        self._look_at = now + GLANCE_S
        before, self._games = self._games, {}
        for held in self._seats.load():
            self._games.setdefault(held.game, []).append(held)
        # A cursor with departed seats would outgrow the length that parsing accepts.
        known = {key(held) for seats in self._games.values() for held in seats for key in (seat_hash, reminder_hash)}
        self._read = {seat: version for seat, version in self._read.items() if seat in known}
        for game in before.keys() - self._games.keys():
            self._listening.pop(game).close()
        for game in self._games.keys() - before.keys():
            self._listen(game)
        is_sure = now < self._sure_at
        self._sure_at = self._sure_at if is_sure else now + SURE_S
        self._stale |= {game: None for game, seats in self._games.items() if not is_sure or before.get(game) != seats}

    def _listen(self, game: str) -> None:
        self._listening[game] = ExitStack()
        self._listening[game].enter_context(self._hub.subscribe(game, partial(self._on_news, game)))

    def _on_news(self, game: str) -> None:
        self._stale[game] = None
        self._wake()

    def _next_stale(self) -> str:
        """Takes the next game to read; empty if there is none."""
        game = next(iter(tuple(self._stale)), "")
        self._stale.pop(game, None)
        return game

    def _new_entries(self, held: InboxSeat) -> SeatNews:
        """New entries of a seat."""
        game = load_seat_game(self._context, held)
        if game is None:
            return SeatNews(0, [], [])
        position = self._read.get(seat_hash(held))
        if position is not None and is_lost(game, position):  # What it owes now was never delivered.
            entries = to_entries(game, held, entry_kinds(game, held, 0, kept_version(game)))
            return seat_news(game, [reset_entry_json(game, held), *entries], position)
        read = None if position is None else position % VERSIONS
        since = game.version if self._is_new else held.since
        return seat_news(game, to_entries(game, held, entry_kinds(game, held, *((0, since) if read is None else (read, read)))))


def seat_news(game: Game, entries: list[SentInboxItem], before: int | None = None) -> SeatNews:
    """Entries with the positions around them. before: the first; by default just before the first entry."""
    versions = [*(each.version - 1 for each in entries), game.version]
    first, *positions = (to_position(game, each) for each in versions)
    return SeatNews(first if before is None else before, entries, positions)


def to_position(game: Game, version: int) -> int:
    """A version as inbox cursors have it, with a number that tells the game's history from others: 0 if it was never put back."""
    history = 0 if game.put_back is None else 1 + int(game.put_back.mark, 16) % (HISTORIES - 1)
    return history * VERSIONS + version


def is_lost(game: Game, position: int) -> bool:
    """Whether a game no longer has what was read up to a position. One of 63 other histories that have grown past it looks like this one."""
    version = position % VERSIONS
    kept = 0 if game.put_back is None else game.put_back.kept
    return version > game.version or (version > kept and position != to_position(game, version))


def kept_version(game: Game) -> int:
    """The version up to which entries other than open decisions were delivered before a loss."""
    return game.version if game.put_back is None else game.put_back.kept


def entry_kinds(game: Game, held: InboxSeat, decided: int, sent: int) -> Iterator[tuple[int, str]]:
    """Versions and kinds of a seat's entries: open decisions after version `decided`, all other kinds after `sent`.

    None for a table of a tournament that was never opened.
    """
    if game.is_held:
        return
    if game.opening is not None and game.opening.version > sent:
        yield game.opening.version, "table-open"
    decision = game.own_decision(held.seat)
    if decision is not None and decision.version > decided:
        yield decision.version, "decision-open"
    luck = game.luck_status
    if luck is not None and luck.closed is not None and held.seat in luck.awaited_seats and luck.closed.version > decided:
        yield luck.closed.version, "nonce-awaited"
    yield from ((each.version, "ruling") for each in game.rulings if each.version > sent)
    if game.over is not None and game.over > sent:
        yield game.over, "game-over"


def to_entries(game: Game, held: InboxSeat, kinds: Iterable[tuple[int, str]]) -> list[SentInboxItem]:
    """Entries of these versions and kinds by version."""
    return [inbox_entry_json(game, held, kind, version) for version, kind in sorted(dict(kinds).items())]


def reset_entry_json(game: Game, held: InboxSeat) -> SentInboxItem:
    """The entry for a reader who has read versions of a game that it no longer has."""
    restored = game.put_back
    entry = inbox_entry_json(game, held, "reset", game.version if restored is None else restored.kept + 1)
    mark = game.digest.hex()[:8] if restored is None else restored.mark
    return replace(entry, id=f"{held.name}-{entry.version}-reset-{mark}")


def inbox_entry_json(game: Game, held: InboxSeat, kind: str, version: int) -> SentInboxItem:
    """An entry, with an empty cursor until its reader takes it. Its id tells versions after a restore from the lost ones."""
    restored = game.put_back
    history = "" if restored is None or version <= restored.kept else f"-{restored.mark}"
    decision = game.open[held.seat] if kind in ("decision-open", "reminded") else None
    return SentInboxItem.of(
        held,
        id=f"{held.name}-{version}{history}",
        kind=kind,
        version=version,
        decision=None if decision is None else DecisionRef.of(decision),
        cursor="",
    )


def seat_hash(held: InboxSeat) -> bytes:
    """A seat's key in cursors."""
    return sha256(held.name.encode()).digest()[:SEAT_HASH_BYTES]


def reminder_hash(held: InboxSeat) -> bytes:
    """A seat's key in cursors for the number of its last reminder that was read."""
    return sha256(f"{held.name}-reminded".encode()).digest()[:SEAT_HASH_BYTES]


def read_inbox_page(reader: InboxReader, limit: int) -> tuple[list[bytes], str]:
    """Up to `limit` entries, and the next cursor.  Raises Gone."""
    found = [each.json for each in islice(reader.more(), limit)]
    return found, reader.cursor


@contextmanager
def following_inbox(
    context: Context, hub: FeedListener, owner: InboxOwner, cursor: str | None, wake: Wake
) -> Iterator[InboxReader]:
    """A reader of an inbox after a cursor. Calls `wake` at news inside the block.  Raises BadCursor."""
    reader = InboxReader(context, hub, owner, INBOX.parse_optional(cursor))
    reader.begin(wake)
    try:
        yield reader
    finally:
        reader.end()
