"""Chat in Redis: a key for each message, so that each has its own expiry; a hash of notes and one of presence by game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from service.store import validation
from service.store.chat_rows import (
    MESSAGE_S,
    NOTES_S,
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
from service.store.redis import keys
from service.store.redis.connection.retry import Script, Word, ask, send
from service.store.redis.redis_part import RedisPart

_PUT_MESSAGE, _PUT_NOTE = Script("put_message.lua"), Script("put_note.lua")
SCOPES = ("players", "spectators")
PAGE = 500
"""Messages read or deleted together."""


class Chats(RedisPart):
    """Messages, notes and presence of games."""

    def put_message(
        self, room: ChatRoom, request: tuple[str, str], row: bytes, *, share: AuthorShare, most: int, rates: Mapping[str, int]
    ) -> SentMessage:
        """Count, number and write in one script call."""
        require_room(room)
        require_message(row)
        validation.require_number(share.most)
        validation.require_number(most)
        for name in (request[0], share.name, *rates):
            require_note(name)
        counters = [keys.chat_rate_key(room, name) for name in rates]
        touched = (keys.chat_key(room), keys.chat_request_key(room, request[0]), keys.kept_messages_key(room), *counters)
        arguments: list[Word] = [row, request[1], *share, most, MESSAGE_S, NOTES_S, REQUEST_S, RATE_S, *rates.values()]
        outcome, *sent = ask(lambda: _PUT_MESSAGE.run(self._redis, touched, *arguments))
        if outcome == 2:
            raise TooManyMessages
        return SentMessage(int(sent[0]), sent[1].decode(), outcome == 1)

    def messages(self, room: ChatRoom, after: int | None, limit: int) -> list[NumberedMessage]:
        """Read the numbers that are kept, then the messages, a page at a time."""
        require_room(room)
        validation.require_number(after or 0)
        validation.require_number(limit)
        key = keys.kept_messages_key(room)
        numbers = sorted(int(each) for each in ask(lambda: send(self._redis, "HKEYS", key)))
        wanted = numbers[-limit:] if after is None else [each for each in numbers if each > after]
        found: list[NumberedMessage] = []
        for at in range(0, len(wanted), PAGE):
            found += self._read_messages(room, wanted[at : at + PAGE])
            if len(found) >= limit:
                break
        return found[:limit]

    def _read_messages(self, room: ChatRoom, numbers: Sequence[int]) -> list[NumberedMessage]:
        wanted = [keys.message_key(room, number) for number in numbers]
        rows = ask(lambda: send(self._redis, "MGET", *wanted))
        return [NumberedMessage(number, row) for number, row in zip(numbers, rows, strict=True) if row is not None]

    def last_numbers(self, rooms: Sequence[ChatRoom]) -> list[int]:
        """Read the counters in one round trip to each server."""
        for room in rooms:
            require_room(room)
        if not rooms:
            return []
        return [int(each or 0) for each in self._ask_keys([keys.chat_key(room) for room in rooms], lambda pipe, key: pipe.get(key))]  # fmt: skip

    def drop_messages(self, room: ChatRoom, numbers: Sequence[int]) -> None:
        """Unlink their keys, and forget that they are kept."""
        require_room(room)
        kept = keys.kept_messages_key(room)
        for at in range(0, len(numbers), PAGE):
            page = [str(each) for each in numbers[at : at + PAGE]]
            wanted = [keys.message_key(room, number) for number in numbers[at : at + PAGE]]
            ask(lambda wanted=wanted: send(self._redis, "UNLINK", *wanted))  # type: ignore[misc]
            ask(lambda page=page: send(self._redis, "HDEL", kept, *page))  # type: ignore[misc]

    def note(self, game: str, name: str, value: str, most: int) -> None:
        """Count and write in one script call."""
        require_note(name)
        validation.require_number(most)
        key = keys.notes_key(game)
        if not ask(lambda: _PUT_NOTE.run(self._redis, (key,), name, value, most, NOTES_S)):
            raise NotesFull

    def unnote(self, game: str, name: str) -> None:
        """Delete from the game's hash of notes."""
        require_note(name)
        key = keys.notes_key(game)
        ask(lambda: send(self._redis, "HDEL", key, name))

    def notes(self, game: str) -> dict[str, str]:
        """Read the game's hash of notes."""
        key = keys.notes_key(game)
        return {name.decode(): value.decode() for name, value in ask(lambda: send(self._redis, "HGETALL", key)).items()}

    def put_presence(self, game: str, seat: int, state: str, seconds: int) -> None:
        """Write to the game's hash of presence, then extend its expiry."""
        validation.require_number(seat)
        validation.require_number(seconds)
        key = keys.presence_key(game)
        ask(lambda: send(self._redis, "HSET", key, str(seat), state))
        ask(lambda: send(self._redis, "EXPIRE", key, seconds))

    def presence(self, game: str) -> dict[int, str]:
        """Read the game's hash of presence."""
        key = keys.presence_key(game)
        return {int(seat): state.decode() for seat, state in ask(lambda: send(self._redis, "HGETALL", key)).items()}

    def drop_chat(self, game: str) -> None:
        """Delete a game's chat; requests and counters expire."""
        for scope in SCOPES:
            room = ChatRoom(game, scope)
            numbers = [each.number for each in self.messages(room, 0, 10**6)]
            self.drop_messages(room, numbers)
        rooms = [ChatRoom(game, scope) for scope in SCOPES]
        ask(lambda: self._redis.unlink(*map(keys.chat_key, rooms), *map(keys.kept_messages_key, rooms)))
        ask(lambda: self._redis.unlink(keys.notes_key(game), keys.presence_key(game)))
