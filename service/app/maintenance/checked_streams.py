"""What maintenance asks of an extension with logs, and what it says of logs whose extension is off."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

from service.app.core.context import Context
from service.app.core.hooks import OfStreams, kind_of
from service.extensions import SETTING, Extensions
from service.store import ArchivedGame, ArchivedStore, Store, StreamHead, letter_of


class CheckedStreams(OfStreams):
    """Checks, mends and restores the logs of an extension. lists: names of its lists whose rows have a log's id as their key."""

    lists: Sequence[str] = ()

    def problems(self, store: Store, stream: str) -> Iterator[str]:
        """Problems of a log, as sentences with instructions."""
        raise NotImplementedError

    def mend(self, store: Store, stream: str) -> None:
        """Make a worker look at the log, if it can be read."""
        raise NotImplementedError

    def restore_over(self, context: Context, store: ArchivedStore, kept: ArchivedGame, reason: str) -> None:
        """Replace a log by its copy; if entries are lost, the log says so."""
        raise NotImplementedError

    def mend_restored(self, store: ArchivedStore, stream: str, head: StreamHead) -> Iterator[str]:
        """Problems of a restored log; without any, its work is due again. head: that of its copy."""
        raise NotImplementedError

    def rebuild(self, context: Context) -> None:
        """Rebuild what is derived from these logs."""
        raise NotImplementedError


class ExtensionOff(Exception):
    """A log belongs to an extension that is off. The message is one sentence for the operator."""


def refuse_without_extension(extensions: Extensions, streams: Iterable[str]) -> None:
    """Raises ExtensionOff for a log that no extension knows, since its log could not say that it was replaced."""
    kinds = extensions.of("app", CheckedStreams)
    for each in streams:
        if letter_of(each) and kind_of(each, kinds) is None:
            raise ExtensionOff(f"{each} is a log of an extension that is off, so it cannot be replaced: name the extension in {SETTING}.")


def kept_text(streams: Collection[str]) -> str:
    """The note of logs whose extensions are off.

    >>> kept_text(["t00aaaaaaaaaaaaaaaa"])
    '1 log belongs to an extension that is off: it is kept, and its work waits until DEADDROP_EXTENSIONS names the extension'
    """
    what, verb = ("1 log belongs to an extension that is off: it is kept, and its work waits", "the extension")
    if len(streams) != 1:
        what, verb = (f"{len(streams)} logs belong to extensions that are off: they are kept, and their work waits", "them")
    return f"{what} until {SETTING} names {verb}"
