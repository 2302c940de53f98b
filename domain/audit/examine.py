"""What can be checked of a record without the rules of any game: versions, chain, openings, head."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from domain.audit.record import Line, Record
from domain.game.events import GameForked
from domain.kernel import ledger
from domain.kernel.errors import Diverged

FORKED = str(GameForked.__struct_config__.tag)

Tick = Callable[[int], None]
"""Told of the events that were dealt with since the last time."""


def examine(record: Record, tick: Tick = lambda _: None) -> None:
    """Check the record's chain and openings, up to its head.  Raises Diverged at the first event that is wrong."""
    header, lines = record
    version, digest = start(lines)
    if header.first != version + 1:
        raise Diverged(header.first, "is said to be the first, and is not", "order")
    if (lines[0].data.get("ruleset"), lines[0].data.get("ruleset_version")) != (
        header.ruleset.name,
        header.ruleset.version,
    ):
        raise Diverged(header.first, "opens a game of other rules than the header says", "origin")
    for line in lines:
        if line.version != version + 1:
            raise Diverged(version + 1, f"is missing: the record goes on with event {line.version}", "order")
        examine_line(digest, line)
        if header.complete:
            demand_open(line)
        version, digest = line.version, bytes.fromhex(line.digest)
        tick(1)
    if (header.head.version, header.head.digest) != (version, digest.hex()):
        raise Diverged(
            version + 1, f"is missing: the record says that it ends with event {header.head.version}", "head"
        )


def start(lines: Sequence[Line]) -> tuple[int, bytes]:
    """The version and digest before the first line: those of the parent, in a fork whose position was drawn."""
    first = lines[0]
    if first.version == 1:
        return 0, ledger.GENESIS
    parent = first.data.get("parent")
    if first.type == FORKED and isinstance(parent, dict):
        if parent.get("version") != first.version - 1:
            raise Diverged(first.version, "goes on from another moment than the one before it", "origin")
        try:
            return first.version - 1, bytes.fromhex(parent.get("digest", ""))
        except (TypeError, ValueError):
            raise Diverged(first.version, "names no digest of its parent", "origin") from None
    raise Diverged(first.version, "begins the record, and neither opens a game nor forks one", "origin")


def examine_line(previous: bytes, line: Line) -> None:
    """One line after the digest before it.  Raises Diverged."""
    if ledger.link(previous, line.public).hex() != line.digest:
        raise Diverged(line.version, "does not fit its digest: it, or its place in the chain, was changed", "chain")
    for name, opening in line.openings.items():
        if name not in line.hidden:
            raise Diverged(line.version, f"opens {name}, to which it has no commitment", "opening")
        if ledger.commit(opening.value, bytes.fromhex(opening.salt)) != line.hidden[name]:
            raise Diverged(line.version, f"is opened wrongly: {name} is not what was committed", "opening")


def demand_open(line: Line) -> None:
    """Raises Diverged where a complete record leaves something closed."""
    closed = sorted(set(line.hidden) - set(line.openings))
    if closed:
        raise Diverged(line.version, f"leaves {', '.join(closed)} closed in a record that says it is complete", "salt")
