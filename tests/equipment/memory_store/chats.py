"""Chat in memory, under the lock of the streams. What expires is left out when it is read."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence

from service.ids import partition_of
from service.store import validation
from service.store.chat_rows import (
    MESSAGE_S,
    RATE_S,
    REQUEST_S,
    AuthorShare,
    ChatRoom,
    NotesFull,
    NumberedMessage,
    SentMessage,
    TooManyMessages,
    require_message,
    require_note,
    require_room,
)
from tests.equipment.memory_store.webhooks import MemoryWebhooks


class MemoryChats(MemoryWebhooks):
    """Messages, notes and presence of games."""

    def __init__(self, now_ms: Callable[[], int]) -> None:
        super().__init__(now_ms)
        self._last_numbers: defaultdict[ChatRoom, int] = defaultdict(int)
        self._messages: defaultdict[ChatRoom, dict[int, tuple[bytes, int, str]]] = defaultdict(dict)
        self._chat_requests: dict[tuple[ChatRoom, str], tuple[int, str, int]] = {}
        self._chat_rates: dict[tuple[ChatRoom, str], tuple[int, int]] = {}
        self._notes: defaultdict[str, dict[str, str]] = defaultdict(dict)
        self._presence: dict[str, tuple[dict[int, str], int]] = {}

    def put_message(
        self, room: ChatRoom, request: tuple[str, str], row: bytes, share: AuthorShare, most: int, rates: Mapping[str, int]
    ) -> SentMessage:
        """Count, number and write under the lock."""
        require_room(room)
        require_message(row)
        validation.require_number(share.most)
        validation.require_number(most)
        for name in (request[0], share.name, *rates):
            require_note(name)
        now_ms = self._now_ms()
        with self._changed:
            known = self._chat_requests.get((room, request[0]))
            if known is not None and now_ms < known[2]:
                return SentMessage(known[0], known[1], False)
            counts = {name: self._rate(room, name, now_ms) for name in rates}
            if any(counts[name][0] >= limit for name, limit in rates.items()):
                raise TooManyMessages
            for name, (count, until_ms) in counts.items():
                self._chat_rates[room, name] = count + 1, until_ms
            self._last_numbers[room] += 1
            number = self._last_numbers[room]
            self._messages[room][number] = row, now_ms + 1000 * MESSAGE_S, share.name
            self._make_room(room, share, most, now_ms)
            self._chat_requests[room, request[0]] = number, request[1], now_ms + 1000 * REQUEST_S
            return SentMessage(number, request[1], True)

    def _make_room(self, room: ChatRoom, share: AuthorShare, most: int, now_ms: int) -> None:
        held = self._messages[room] = {number: each for number, each in self._messages[room].items() if now_ms < each[1]}
        counts = Counter[str](name for _, _, name in held.values())
        fullest = [name for name, count in counts.items() if count == max(counts.values())]
        if counts[share.name] > share.most or (len(held) > most and share.name in fullest):
            fullest = [share.name]
        elif len(held) <= most:
            return
        del held[min(number for number, (_, _, name) in held.items() if name in fullest)]

    def _rate(self, room: ChatRoom, name: str, now_ms: int) -> tuple[int, int]:
        count, until_ms = self._chat_rates.get((room, name), (0, 0))
        return (count, until_ms) if now_ms < until_ms else (0, now_ms + 1000 * RATE_S)

    def messages(self, room: ChatRoom, after: int | None, limit: int) -> list[NumberedMessage]:
        """Sort them and slice them."""
        require_room(room)
        validation.require_number(after or 0)
        validation.require_number(limit)
        now_ms = self._now_ms()
        with self._changed:
            held = sorted(self._messages[room].items())
        found = [NumberedMessage(number, row) for number, (row, until_ms, _) in held if number > (after or 0) and now_ms < until_ms]
        return found[max(0, len(found) - limit) :] if after is None else found[:limit]

    def last_numbers(self, rooms: Sequence[ChatRoom]) -> list[int]:
        """Look them up."""
        for room in rooms:
            require_room(room)
        with self._changed:
            return [self._last_numbers[room] for room in rooms]

    def drop_messages(self, room: ChatRoom, numbers: Sequence[int]) -> None:
        """Delete them."""
        require_room(room)
        with self._changed:
            for number in numbers:
                self._messages[room].pop(number, None)

    def note(self, game: str, name: str, value: str, most: int) -> None:
        """Count and write under the lock."""
        partition_of(game)
        require_note(name)
        validation.require_number(most)
        with self._changed:
            held = self._notes[game]
            if name not in held and len(held) >= most:
                raise NotesFull
            held[name] = value

    def unnote(self, game: str, name: str) -> None:
        """Delete the note."""
        partition_of(game)
        require_note(name)
        with self._changed:
            self._notes[game].pop(name, None)

    def notes(self, game: str) -> dict[str, str]:
        """Look them up."""
        partition_of(game)
        with self._changed:
            return self._notes[game].copy()

    def put_presence(self, game: str, seat: int, state: str, seconds: int) -> None:
        """Set it, and when all of it ends."""
        partition_of(game)
        validation.require_number(seat)
        validation.require_number(seconds)
        with self._changed:
            self._presence[game] = {**self._held_presence(game), seat: state}, self._now_ms() + 1000 * seconds

    def presence(self, game: str) -> dict[int, str]:
        """Look it up."""
        partition_of(game)
        with self._changed:
            return dict(self._held_presence(game))

    def _held_presence(self, game: str) -> Mapping[int, str]:
        held, until_ms = self._presence.get(game, ({}, 0))
        return held if self._now_ms() < until_ms else {}

    def drop_chat(self, game: str) -> None:
        """Delete what is kept of a game here."""
        with self._changed:
            for scope in ("players", "spectators"):
                self._messages.pop(ChatRoom(game, scope), None)
                self._last_numbers.pop(ChatRoom(game, scope), None)
            self._notes.pop(game, None)
            self._presence.pop(game, None)
