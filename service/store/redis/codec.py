"""Parses entries and rows from Redis replies.  Functions raise Damaged."""

from __future__ import annotations

from typing import Any, NamedTuple

from service.ids import partition_of
from service.store.stored import AppendNotice, ArbiterRead, Damaged, StoredEntry
from service.store.validation import LARGEST
from service.store.webhook_rows import WebhookRow


class ParentPointer(NamedTuple):
    """First entry of a fork's stream: entries up to `version` are stored in the stream of `game`."""

    version: int
    game: str


def parse_pointer(reply: list[Any]) -> ParentPointer | None:
    """The parent pointer at the start of an XRANGE reply; None without one."""
    if not reply or reply[0][1][0] != b"p":
        return None
    try:
        number, (_, game, _, _) = reply[0]
        partition_of(game.decode())
        return ParentPointer(int(number[:-2]), game.decode())
    except ValueError as error:
        raise Damaged("a fork's stream begins with an invalid pointer") from error


def parse_entries(reply: list[Any]) -> list[StoredEntry]:
    """Events from an XRANGE reply."""
    try:
        return [StoredEntry(int(number[:-2]), event, digest) for number, (_, event, _, digest) in reply]
    except ValueError as error:
        raise Damaged("a game's stream holds an entry that is no event") from error


def parse_notice(feed_id: bytes, fields: list[bytes]) -> AppendNotice:
    """One entry of a feed; its fields are `g`, `r` and `k`, in this order."""
    try:
        _, game, _, versions, _, kinds = fields
        first, last = map(int, versions.split(b"-"))
        return AppendNotice(
            feed_id.decode(), game.decode(), first, last, tuple(kinds.decode().split(",") if kinds else ())
        )
    except ValueError as error:
        raise Damaged("a feed holds an invalid notice") from error


def parse_first_due(tried: bytes) -> int:
    """First due time, from `<count> <ms>`."""
    try:
        return int(tried.split(b" ")[1])
    except (ValueError, IndexError) as error:
        raise Damaged("the hash of attempts holds an invalid value") from error


def parse_arbiter_read(look: bytes, at_ms: bytes) -> ArbiterRead:
    """An arbiter read, from the field `<version> <viewpoint>` and its value."""
    try:
        version, viewpoint = look.decode().split(" ")
        return ArbiterRead(int(version), viewpoint, int(at_ms))
    except ValueError as error:
        raise Damaged("the hash of reads holds an invalid field") from error


def listing_position(order: int) -> str:
    """Sort key of a row in the listing, 16 digits: the higher the order, the lower the key."""
    return f"{LARGEST - order:016d}"


def parse_row(held: bytes) -> bytes:
    """The row, from `<version> <place> <row>`."""
    return held.split(b" ", 2)[2]


def parse_webhook_row(held: bytes) -> WebhookRow:
    """A webhook's row, from `<version> <row>`."""
    version, space, row = held.partition(b" ")
    if not space or not version.isdigit():
        raise Damaged("the hash of webhooks holds an invalid row")
    return WebhookRow(int(version), row)
