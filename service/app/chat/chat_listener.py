"""One thread per process asks once a second which rooms with followers have grown, all in one question."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from domain.game.aggregate import Game
from domain.kernel.errors import Refusal
from projections.rendered_view import encode_json
from service.app.chat.blocks import load_blocks
from service.app.chat.messages import MOST_MESSAGES, ReadMessage, decode_messages, message_json, read_room
from service.app.chat.speakers import SeatHolder, Speaker, require_may_read, seat_holders
from service.app.core.context import Context
from service.app.feeds.feed_listener import Wake
from service.store import ChatRoom, Damaged, Unavailable

log = logging.getLogger(__name__)

GLANCE_S = 1.0
LINGER_S = 10.0
MOST_LINES = 100
"""Messages of a room that are held for its followers."""


class ChatLine:
    """A message in its form for readers. author: its author, for blocks."""

    __slots__ = ("author", "json", "number")

    def __init__(self, read: ReadMessage, holders: tuple[SeatHolder, ...]) -> None:
        self.number, self.author = read.number, read.message.author
        self.json = encode_json(message_json(read, holders))


class WatchedRoom:
    """A room with followers. last: number of its last message, None before the first look; since: lines begin after it.

    game: as of the last message, to see which tokens were revoked.
    """

    def __init__(self, game: Game) -> None:
        self.game, self.by = game, 0
        self.last: int | None = None
        self.since = 0
        self.lines: list[ChatLine] = []
        self.wakes: set[Wake] = set()


class ChatListener:
    """Lazily started thread that watches the rooms with followers. Thread-safe."""

    def __init__(self, context: Context) -> None:
        self.glance_s = GLANCE_S
        self._context = context
        self._rooms: dict[ChatRoom, WatchedRoom] = {}
        self._unreadable: set[ChatRoom] = set()
        self._lock = threading.Lock()
        self._news = threading.Event()
        self._thread: threading.Thread | None = None
        self._wanted_at = 0.0

    @contextmanager
    def subscribe(self, room: ChatRoom, game: Game, wake: Wake) -> Iterator[None]:
        """Call `wake` at news of a room inside the block; must not block."""
        with self._lock:
            watched = self._rooms.setdefault(room, WatchedRoom(game))
            watched.by += 1
            watched.wakes.add(wake)
            self._wanted_at = time.monotonic()
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="chat", daemon=True)
                self._thread.start()
        self._news.set()
        try:
            yield
        finally:
            with self._lock:
                watched.by -= 1
                watched.wakes.discard(wake)
                if not watched.by:
                    self._rooms.pop(room, None)

    def load_blocks(self, game: Game, speaker: Speaker) -> frozenset[str]:
        """Authors that this reader blocks, as of now."""
        return load_blocks(self._context, game, speaker.principal)

    def announce(self) -> None:
        """Look now: this process has written a message."""
        self._news.set()

    def lines_after(self, room: ChatRoom, speaker: Speaker, after: int | None) -> tuple[list[ChatLine], int | None]:
        """Inside `subscribe`: lines after a number, None for the last ones; and the number to continue from.

        Raises Forbidden, Gone, Unavailable, PositionLost.
        """
        with self._lock:
            watched = self._rooms[room]
            last, since, lines, game = watched.last, watched.since, list(watched.lines), watched.game
        require_may_read(game, speaker, room.scope)
        if last is None or (after is not None and not since <= after <= last):
            page = read_room(self._context, room, after, MOST_LINES)
            holders = seat_holders(self._context, game)
            return [ChatLine(each, holders) for each in page.found], page.next
        return [each for each in lines if after is None or each.number > after], last

    def _run(self) -> None:
        while self._is_wanted():
            self._news.clear()
            try:
                self._look()
            except Unavailable as error:
                self._context.note_outage(error)
            self._news.wait(self.glance_s)

    def _is_wanted(self) -> bool:
        with self._lock:
            if self._rooms:
                self._wanted_at = time.monotonic()
            if time.monotonic() - self._wanted_at < LINGER_S:
                return True
            self._thread = None
            return False

    def _look(self) -> None:
        with self._lock:
            rooms = dict(self._rooms)
        listed = list(rooms)
        for room, last in zip(listed, self._context.store.last_numbers(listed), strict=True):
            if rooms[room].last != last:
                try:
                    self._catch_up(room, rooms[room], last)
                except (Refusal, Damaged, msgspec.MsgspecError) as error:
                    if room not in self._unreadable:
                        self._unreadable.add(room)
                        log.error("chat of a game cannot be read (%s): `deaddrop doctor` says more", type(error).__name__, extra={"game": room.game})

    def _catch_up(self, room: ChatRoom, watched: WatchedRoom, last: int) -> None:
        game = self._context.games.load(room.game)
        is_behind = watched.last is None or last < watched.last or last - watched.last > MOST_LINES
        start = max(0, last - MOST_LINES) if is_behind else watched.last or 0
        found = decode_messages(self._context.store.messages(room, start, MOST_MESSAGES))
        holders = seat_holders(self._context, game)
        removed = {number for each in found for number in each.message.removed}
        lines = ([] if is_behind else watched.lines) + [ChatLine(each, holders) for each in found]
        kept = [each for each in lines if each.number not in removed]
        with self._lock:
            watched.since = start if is_behind else max(watched.since, kept[-MOST_LINES].number - 1 if len(kept) > MOST_LINES else 0)  # fmt: skip
            watched.lines = [each for each in kept if each.number > watched.since]
            watched.game, watched.last = game, max(last, *(each.number for each in found), 0)
            wakes = list(watched.wakes)
        for wake in wakes:
            wake()


class ChatReader:
    """One reader of a room. Holds only its position. after: number of the last message read, None: begin with the last ones.

    Raises Unauthorised, Forbidden, Gone.
    """

    def __init__(self, listener: ChatListener, scope: str, game: Game, speaker: Speaker, after: int | None) -> None:
        require_may_read(game, speaker, scope)
        self._blocked = listener.load_blocks(game, speaker)
        self._listener, self._room, self._game, self._speaker = listener, ChatRoom(game.id, scope), game, speaker
        self.position = after

    @contextmanager
    def following(self, wake: Wake) -> Iterator[None]:
        """Call `wake` at news inside the block."""
        with self._listener.subscribe(self._room, self._game, wake):
            yield

    def more(self) -> list[ChatLine]:
        """New messages; taking them advances the position.  Raises Forbidden, Gone, Unavailable, PositionLost."""
        lines, self.position = self._listener.lines_after(self._room, self._speaker, self.position)
        return [each for each in lines if each.author not in self._blocked]
