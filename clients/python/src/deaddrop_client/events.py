"""Server-sent events, parsed from bytes as they come."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from deaddrop_client.errors import UnexpectedAnswer

LONGEST = 8 * 2**20
"""Most bytes of one message; the service's are far shorter."""


class Message(NamedTuple):
    """event: `message` where nothing else is said; id: None if it has none; data: empty for a message of an id alone."""

    event: str
    id: str | None
    data: bytes


class EventParser:
    """Lines end with LF or CR LF and with nothing else: JSON may hold other separators."""

    def __init__(self) -> None:
        self._rest = b""
        self._id: str | None = None
        self._clear()

    def feed(self, piece: bytes) -> Iterator[Message]:
        """The messages that end in this piece.  Raises UnexpectedAnswer when one grows too long."""
        lines = (self._rest + piece).replace(b"\r\n", b"\n").split(b"\n")
        self._rest = lines.pop()
        self._size += len(piece)
        for line in lines:
            if line:
                self._take(line)
            else:
                if self._data or self._event or self._id is not None:
                    yield Message(self._event or "message", self._id, b"\n".join(self._data))
                self._clear()
        if self._size > LONGEST:
            raise UnexpectedAnswer("a message of a stream is too long")

    def _take(self, line: bytes) -> None:
        name, _, value = line.partition(b":")
        value = value.removeprefix(b" ")
        match name:
            case b"data":
                self._data.append(value)
            case b"event":
                self._event = value.decode(errors="replace")
            case b"id":
                self._id = value.decode(errors="replace")

    def _clear(self) -> None:
        self._data: list[bytes] = []
        self._event, self._id, self._size = "", None, len(self._rest)
