"""The store's protocol for chat: numbered messages by room, and notes of a game. All of it expires."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from service.ids import partition_of

MESSAGE_S = 30 * 86_400
"""Seconds that a message is kept before it expires."""
NOTES_S = 400 * 86_400
"""Seconds that a room's numbering and a game's notes are kept after their last write."""
REQUEST_S = 3600
"""Seconds that a request is recognised by its key."""
RATE_S = 60
LARGEST_MESSAGE = 4096
"""Bytes."""
MOST_NOTES = 500

_ROOM = re.compile(r"players|spectators")
_NOTE = re.compile(r"[a-z0-9][a-z0-9.-]{0,63}")


class ChatRoom(NamedTuple):
    """Messages of one audience of a game. scope: players or spectators."""

    game: str
    scope: str


class AuthorShare(NamedTuple):
    """Messages of a room that are kept for one author or network. name: a name; most: how many."""

    name: str
    most: int


class NumberedMessage(NamedTuple):
    """A message and its number in its room, from 1 without gaps."""

    number: int
    row: bytes


class SentMessage(NamedTuple):
    """The outcome of sending. fingerprint: of the request that sent it first under this key."""

    number: int
    fingerprint: str
    is_new: bool


class TooManyMessages(Exception):
    """The author or the room has reached its limit of messages per minute; nothing was written."""


class NotesFull(Exception):
    """The game has reached its limit of notes; nothing was written."""


class ChatRows(Protocol):
    """Messages and notes of games. Methods raise `Unavailable` when the store cannot be reached."""

    def put_message(
        self, room: ChatRoom, request: tuple[str, str], row: bytes, *, share: AuthorShare, most: int, rates: Mapping[str, int]
    ) -> SentMessage:
        """Add a message and number it, once per key within an hour; it is deleted after 30 days, or to make room: the oldest
        of its share if that has more than its most, else of the fullest share if the room has more than `most`.

        request: its key (a name) and its fingerprint; share: whom it counts for; rates: limits of messages in a minute,
        by the counter's name.
        Raises TooManyMessages.
        """

    def messages(self, room: ChatRoom, after: int | None, limit: int) -> list[NumberedMessage]:
        """Up to `limit` messages with numbers above `after`, None for the last ones; lowest first, deleted ones are absent.
        """

    def last_numbers(self, rooms: Sequence[ChatRoom]) -> list[int]:
        """The number of the last message of each room, 0 for none; one round trip to each server."""

    def drop_messages(self, room: ChatRoom, numbers: Sequence[int]) -> None:
        """Delete messages; other messages keep their numbers."""

    def note(self, game: str, name: str, value: str, most: int) -> None:
        """Set a note of a game.  Raises NotesFull for a new one of a game that has `most`."""

    def unnote(self, game: str, name: str) -> None:
        """Delete a note."""

    def notes(self, game: str) -> dict[str, str]:
        """The notes of a game by name."""

    def put_presence(self, game: str, seat: int, state: str, seconds: int) -> None:
        """Set a seat's reported presence. The whole game's presence expires `seconds` after its last write."""

    def presence(self, game: str) -> dict[int, str]:
        """The reported presence of a game's seats."""


def require_room(room: ChatRoom) -> None:
    """Require the room of a game.  Raises ValueError."""
    partition_of(room.game)
    if _ROOM.fullmatch(room.scope) is None:
        raise ValueError("not a room")


def require_note(name: str) -> None:
    """Require the name of a note, of a counter or of a share.  Raises ValueError."""
    if _NOTE.fullmatch(name) is None:
        raise ValueError("not a note")


def require_message(row: bytes) -> None:
    """Require a row of 1 to 4,096 bytes.  Raises ValueError."""
    if not 0 < len(row) <= LARGEST_MESSAGE:
        raise ValueError("not a message")
