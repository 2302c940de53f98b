"""The stream of an inbox, without I/O."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from deaddrop_client import models, operations
from deaddrop_client.events import Message
from deaddrop_client.operation import Operation, decode
from deaddrop_client.steps import Effect, Emit, Heard

SINCE_ADDED = "i"
"""The cursor of a reader that has read nothing: what happened since each seat was added."""


class InboxSubscription:
    """News of seats. position: cursor of the last message; None: begin with the decisions that are open now."""

    def __init__(self, after: str | None = None) -> None:
        self.position = after

    def operation(self) -> Operation[bytes]:
        return operations.get_inbox(after=self.position).answering(bytes, "text/event-stream")

    def accept(self, message: Message) -> Generator[Effect | Emit[models.InboxItem], Any, Heard]:
        if message.event == "reset":  # then the stream continues as for a new reader
            self.position = None
            return "more"
        self.position = message.id or self.position
        if message.event == "message" and message.data:
            yield Emit(decode(message.data, models.InboxItem))
        return "more"
