"""Cursors: the position at which a page or a stream ended, as text for the client. One constant per list.

Cursors never expire.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Sequence
from typing import Any, Generic, Literal, NamedTuple, TypeAlias, TypeVar

from domain.kernel.errors import Conflict, Malformed
from domain.players.player import SeatId
from service.ids import GAME_ID, TOURNAMENT_ID

T = TypeVar("T")
P = TypeVar("P")

SEAT_HASH_BYTES, VERSION_BYTES = 4, 3
"""Bytes per seat in an inbox cursor."""


class BadCursor(Malformed):
    """Text that is no cursor of this list."""

    code = "bad-cursor"

    def __init__(self) -> None:
        super().__init__("This cursor was not given out here.")


LossReason: TypeAlias = Literal["ahead", "changed", "unknown"]
"""Why a log cannot be continued from a position: it is beyond the end, the log has changed, or the position was never given out."""
LOSSES: dict[LossReason, str] = {
    "ahead": "The log ends before this position: it was put back, or is another one.",
    "changed": "The log has another entry at this position: it was put back, and went on in another way.",
    "unknown": "This position was not given out here.",
}


class PositionLost(Conflict):
    """A log cannot be continued from a reader's position, so that its reader starts again. head: the last version that the reader may read,
    or the last number; None if there is no single one.
    """

    def __init__(self, reason: LossReason, head: int | None) -> None:
        super().__init__("reset", f"{LOSSES[reason]} Drop what you hold of it, and read it from its beginning.")
        self.reason, self.head = reason, head


class Cursor(Generic[T]):
    """The cursors of one list: parses and formats positions T.

    pattern: of the whole text, as in the contract; longest: in characters; read: valid text to position; write: its
    inverse.
    """

    def __init__(self, pattern: str, longest: int, read: Callable[[str], T], write: Callable[[T], str]) -> None:
        self.pattern, self.longest = pattern, longest
        self._fits, self._read, self._write = re.compile(pattern).fullmatch, read, write

    def parse(self, text: str) -> T:
        """The position of a cursor from a client.  Raises BadCursor."""
        if len(text) > self.longest or self._fits(text) is None:
            raise BadCursor
        return self._read(text)

    def parse_optional(self, text: str | None) -> T | None:
        """As `parse`; None without a cursor.  Raises BadCursor."""
        return None if text is None else self.parse(text)

    def format(self, position: T) -> str:
        """The cursor of a position."""
        return self._write(position)

    def page(self, items: Sequence[Any], position: T | None, kind: Callable[..., P]) -> P:
        """A page of this kind. position: its end, None for the last page."""
        return kind(items=items, next=None if position is None else self.format(position))


class TokenPosition(NamedTuple):
    """Position in a game's tokens and links."""

    game: str
    grant: str


class ReadPosition(NamedTuple):
    """Position in an arbiter's reads. viewpoint: `seat:<number>`, `public` or `all`."""

    version: int
    viewpoint: str


SeatVersions = dict[bytes, int]
"""Last delivered position per seat, by the seat's hash of SEAT_HASH_BYTES: 18 bits of the version, and above them 6 that tell its history."""


def to_token_position(text: str) -> TokenPosition:
    game, _, grant = text.partition("-")
    return TokenPosition(game, grant)


def to_seat_position(text: str) -> SeatId:
    game, _, seat = text.partition("-")
    return SeatId(game, int(seat))


def to_rated_position(text: str) -> tuple[float, str]:
    shown, _, player = text.partition("_")
    return float(shown), player


def to_read_position(text: str) -> ReadPosition:
    version, _, viewpoint = text.partition("-")
    return ReadPosition(int(version), viewpoint)


def to_seat_versions(text: str) -> SeatVersions:
    packed, size = urlsafe_b64decode(text[1:] + "=="), SEAT_HASH_BYTES + VERSION_BYTES
    pairs = (packed[at : at + size] for at in range(0, len(packed), size))
    return {pair[:SEAT_HASH_BYTES]: int.from_bytes(pair[SEAT_HASH_BYTES:], "big") for pair in pairs}


def to_inbox_cursor(seats: SeatVersions) -> str:
    packed = b"".join(seat + version.to_bytes(VERSION_BYTES, "big") for seat, version in sorted(seats.items()))
    return "i" + urlsafe_b64encode(packed).decode().rstrip("=")


GAME: Cursor[str] = Cursor(rf"^{GAME_ID}$", 64, str, str)
"""The lobby and a game's forks: the last game."""
REPORT: Cursor[str] = Cursor(rf"^{GAME_ID}$", 64, str, str)
"""Reports and the log of moderation: the last id."""
STUDY: Cursor[str] = Cursor(rf"^{GAME_ID}$", 64, str, str)
"""A player's studies: the last id."""
TOKEN = Cursor(rf"^{GAME_ID}-[a-z0-9-]+$", 64, to_token_position, "-".join)
PLAYER_SEAT = Cursor(rf"^{GAME_ID}-[0-9]{{1,2}}$", 64, to_seat_position, "{0.game}-{0.seat}".format)
"""A player's games: the last game and seat."""
ARBITER_READ = Cursor(
    r"^[0-9]{1,15}-(seat:[0-9]{1,2}|public|all)$", 64, to_read_position, "{0.version}-{0.viewpoint}".format
)
INBOX = Cursor(
    r"^i([A-Za-z0-9_-]{28})*([A-Za-z0-9_-]{9}[AQgw]|[A-Za-z0-9_-]{18}[AEIMQUYcgkosw048])?$",
    2048,
    to_seat_versions,
    to_inbox_cursor,
)
"""base64url without padding, seven bytes per seat, and seven for one that was reminded. Unused bits must be 0, so each position has one text."""
RATED = Cursor(
    rf"^-?[0-9]{{1,4}}\.[0-9]{{6}}_{GAME_ID}$", 64, to_rated_position, "{0[0]:.6f}_{0[1]}".format
)
"""A list of ratings: the sort key of the last player."""
VERSION: Cursor[int] = Cursor(r"^[0-9]{1,15}$", 15, int, str)
"""Feeds and replay frames."""
TOURNAMENT: Cursor[str] = Cursor(rf"^{TOURNAMENT_ID}$", 64, str, str)
"""Tournaments: the last one."""
NUMBER: Cursor[int] = Cursor(r"^[0-9]{1,9}$", 9, int, str)
"""Entries of a tournament: the last number."""
