"""The hook by which an extension brings the texts beside its logs to reports and moderators."""

from __future__ import annotations

from collections.abc import Container

from domain.kernel.errors import Missing, NotListed
from service.app.core.context import Context
from service.app.core.hooks import OfStreams, kind_of
from service.ids import letter_of
from service.store import Store

OFF = "(of an extension that is off)"
"""Shown to moderators instead of a text that is kept, but not served now."""


class TextSource(OfStreams):
    """The texts beside logs of one kind, by their place in it: `12.names.0`."""

    def find(self, context: Context, stream: str, place: str) -> str:
        """A text that readers get, hidden or not.  Raises Missing."""
        raise NotImplementedError

    def find_stored(self, store: Store, stream: str, place: str) -> str | None:
        """A text that readers got once, without a look at its log; None if it was deleted."""
        raise NotImplementedError

    def hidden_places(self, store: Store, stream: str) -> Container[str]:
        """The places of hidden texts."""
        raise NotImplementedError

    def set_hidden(self, store: Store, stream: str, place: str, *, hidden: bool) -> None:
        """Hide a text, or show it again. Repeatable."""
        raise NotImplementedError


def find_source(context: Context, stream: str) -> TextSource | None:
    """The texts of a log; None while its extension is off."""
    return kind_of(stream, context.extensions.of("app", TextSource))


def load_source(context: Context, stream: str) -> TextSource:
    """The texts of a log.  Raises Missing, with a reason if it is no log of an extension that is on."""
    found = find_source(context, stream)
    if found is None and letter_of(stream):
        raise NotListed("No extension that is on here has this log. Its texts are not served, and cannot be reported, hidden or shown until it is on.")
    if found is None:
        raise Missing("There is no such text.")
    return found
