"""The portable log of a game: JSON Lines, a header and one line per event. docs/spec/record.md gives the exact form."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, NamedTuple

import msgspec

from domain.game.checkpoint import Checkpoint
from domain.kernel.ledger import canonical

FORMAT = "deaddrop-record/1"

Number = Annotated[int, msgspec.Meta(ge=1, lt=10**15)]
Digest = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}\Z")]
Salt = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32}\Z")]
Time = Annotated[str, msgspec.Meta(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z\Z")]


class Version(msgspec.Struct, frozen=True):
    """Which rules, and which edition of them."""

    name: str
    version: int


class Head(msgspec.Struct, frozen=True):
    """The last version of a record, and its digest."""

    version: Number
    digest: Digest


class Header(msgspec.Struct, frozen=True):
    """What a record says of itself. first: its first version; complete: the game is over and everything is opened."""

    format: str
    game: str
    ruleset: Version
    viewpoint: str
    complete: bool
    names: tuple[str | None, ...]
    first: Number
    head: Head
    checkpoint: Checkpoint | None


class Opening(msgspec.Struct, frozen=True):
    """A hidden value, and the salt that opens its commitment."""

    value: Any
    salt: Salt


class Line(msgspec.Struct, frozen=True):
    """One event of a record, as the feed tells it."""

    version: Number
    type: str
    at: Time
    by: int | None
    data: dict[str, Any]
    hidden: dict[str, Digest]
    openings: dict[str, Opening]
    digest: Digest

    @property
    def public(self) -> dict[str, Any]:
        """What everybody sees, and the digest covers."""
        return {name: getattr(self, name) for name in PUBLIC}


PUBLIC = ("version", "type", "at", "by", "data", "hidden")
LINE = (*PUBLIC, "openings", "digest")


class Record(NamedTuple):
    """A record that could be read."""

    header: Header
    lines: tuple[Line, ...]


class Unreadable(Exception):
    """A line of a record that is not one. line: counted from 1; version: of the event that should stand there."""

    def __init__(self, line: int, why: str, version: int | None = None) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why
        self.version = version


def no_fraction(text: str) -> float:
    raise ValueError(f"{text} is not a whole number")


_any = msgspec.json.Decoder(float_hook=no_fraction)
_header = msgspec.json.Decoder(Header)
_line = msgspec.json.Decoder(Line)


def written(header: Header, entries: Iterable[dict[str, Any]]) -> bytes:
    """A record's bytes. entries: as the feed tells them; what is no part of the ledger is left out."""
    lines = [canonical(header), *(canonical({name: entry[name] for name in LINE}) for entry in entries)]
    return b"\n".join(lines) + b"\n"


def read(raw: bytes) -> Record:
    """The record that these bytes hold.  Raises Unreadable."""
    *rows, rest = raw.split(b"\n")
    if not rows:
        raise Unreadable(1, "the file is empty" if not rest else "the line does not end")
    header = decoded(_header, 1, rows[0])
    if header.format != FORMAT:
        raise Unreadable(1, f"the format is not {FORMAT}")
    try:
        lines = tuple(decoded(_line, number, row) for number, row in enumerate(rows[1:], start=2))
        if rest:
            raise Unreadable(len(rows) + 1, "the line does not end")
        if not lines:
            raise Unreadable(2, "there is no event")
    except Unreadable as error:
        raise Unreadable(error.line, error.why, header.first + error.line - 2) from None
    return Record(header, lines)


def decoded(decoder: Any, number: int, row: bytes) -> Any:
    """One line, written in the only way there is.  Raises Unreadable."""
    try:
        if canonical(_any.decode(row)) != row:
            raise Unreadable(number, "the line is not in canonical JSON")
        return decoder.decode(row)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        what = "the header of a record" if number == 1 else "an event of a record"
        raise Unreadable(number, f"this is not {what} ({error})") from None
