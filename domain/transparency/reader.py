"""A log of games as read by others: recomputed in full from its checkpoint and its files."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from domain.transparency.checkpoint import LogCheckpoint
from domain.transparency.entry import GamesLogEntry, parse_entry
from domain.transparency.merkle import GrowingRoot, leaf_hash
from domain.transparency.tiles import WIDTH, BadLog, ReadFile, read_bundle


@dataclass(frozen=True)
class FoundEntry:
    """An entry and its index in the log."""

    index: int
    entry: GamesLogEntry


def read_entries(read: ReadFile, checkpoint: LogCheckpoint) -> Iterator[FoundEntry]:
    """Every entry of a log. Iteration ends normally only if the entries match the checkpoint, so use none before the
    end.

    Raises BadLog.
    """
    tree = GrowingRoot()
    for bundle in range(-(-checkpoint.size // WIDTH)):
        entries = read_bundle(read, bundle, checkpoint.size)
        tree.extend(map(leaf_hash, entries))
        for offset, raw in enumerate(entries):
            entry = parse_entry(raw)
            if entry is None:
                raise BadLog(f"entry {bundle * WIDTH + offset} is none of a log of games")
            yield FoundEntry(bundle * WIDTH + offset, entry)
    if tree.root() != checkpoint.root:
        raise BadLog("the entries are not those of the checkpoint")


def find_entries(read: ReadFile, checkpoint: LogCheckpoint, labels: Collection[bytes]) -> list[FoundEntry]:
    """All entries with one of these labels, in the log's order; the whole log was recomputed.  Raises BadLog."""
    return [each for each in read_entries(read, checkpoint) if each.entry.label in labels]
