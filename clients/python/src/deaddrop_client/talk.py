"""The talk beside a game, without I/O: the stream of its messages, and the names of their authors."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Literal, TypeAlias

from deaddrop_client import models, operations
from deaddrop_client.events import Message
from deaddrop_client.operation import Operation, decode
from deaddrop_client.steps import Effect, Emit, Heard

Scope: TypeAlias = Literal["players", "spectators"]
Ground: TypeAlias = Literal["abuse", "hate", "threat", "spam", "privacy", "cheating", "other"]
Mode: TypeAlias = Literal["off", "players", "all"]
Emote: TypeAlias = Literal["hello", "good-luck", "well-played", "good-game", "thank-you", "sorry", "one-moment", "wow"]
Author: TypeAlias = models.ChatAuthor | int | str
"""The author of a message, a seat's number, or a name such as `guest-…`."""


class MessageSubscription:
    """The stream of a scope. position: number of the last message; None: begin with the last ones there are."""

    def __init__(self, game: str, scope: Scope | None, after: int | None) -> None:
        self.position = after
        self._game, self._scope = game, scope

    def operation(self) -> Operation[bytes]:
        found = operations.get_messages(self._game, scope=self._scope, after=self.position)
        return found.answering(bytes, "text/event-stream")

    def accept(self, message: Message) -> Generator[Effect | Emit[models.ChatMessage], Any, Heard]:
        if message.event == "reset":  # then the stream continues as for a new reader
            self.position = None
            return "more"
        if message.id is not None and message.id.isdecimal():
            self.position = int(message.id)
        if message.event == "message" and message.data:
            yield Emit(decode(message.data, models.ChatMessage))
        return "more"


def to_author(author: Author) -> str:
    """The name of an author, as blocks take it.  Raises ValueError for one that nobody can block.

    >>> to_author(2), to_author("guest-1f3f")
    ('seat-2', 'guest-1f3f')
    """
    if isinstance(author, str):
        return author
    if isinstance(author, int):
        return f"seat-{author}"
    if author.seat is not None:
        return f"seat-{author.seat}"
    if author.guest is not None:
        return f"guest-{author.guest}"
    raise ValueError(f"{author.kind} cannot be blocked")
