"""The hook by which an extension brings the news of its logs to webhooks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from service.app.core.context import Context
from service.app.core.hooks import OfStreams, kind_of
from service.app.feeds.inbox_feed import InboxEntry
from service.app.webhook_state.webhook_record import StreamReader


class NewsReader(Protocol):
    """Reads the entries to send, oldest first."""

    @property
    def cursor(self) -> str:
        """The position as text."""

    def more(self) -> Iterator[InboxEntry]:
        """Entries available now. Each one taken advances the position."""


class NewsSource(OfStreams):
    """The news of logs of one kind. What is sent has a member `data` with the `version`: the place, never the content."""

    def is_good(self, context: Context, reader: StreamReader) -> bool:
        """Whether a reader may still read. A reader who may not loses the webhooks."""
        raise NotImplementedError

    def first_position(self, context: Context, reader: StreamReader) -> str:
        """The cursor after all that a reader may read now.  Raises Missing, Gone."""
        raise NotImplementedError

    def open(self, context: Context, reader: StreamReader, cursor: str | None) -> NewsReader:
        """The news after a cursor."""
        raise NotImplementedError


def find_source(context: Context, reader: StreamReader) -> NewsSource | None:
    """The news of a reader's log; None while its extension is off."""
    return kind_of(reader.stream, context.extensions.of("app", NewsSource))


def load_source(context: Context, reader: StreamReader) -> NewsSource:
    """The news of a reader's log, in a process that serves it."""
    found = find_source(context, reader)
    assert found is not None, "an extension with webhooks brings a NewsSource"
    return found
