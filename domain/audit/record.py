"""The portable log of a game: JSON Lines, a header and one line per event. docs/spec/record.md gives the exact form."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, NamedTuple

import msgspec

from domain.game.proofs.checkpoint import Checkpoint
from domain.kernel.ledger import canonical
from domain.kernel.text.written_text import to_escaped
from domain.kernel.validation.convert import misfits
from domain.kernel.validation.messages import LONGEST_QUOTE, WRONG

FORMAT = "deaddrop-record/1"
"""Name of the format in the header of a record."""

Number = Annotated[int, msgspec.Meta(ge=1, lt=10**15)]
Digest = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}\Z")]
Salt = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32}\Z")]
Time = Annotated[str, msgspec.Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z\Z")]
By = Annotated[int, msgspec.Meta(ge=0, lt=10**15)]
ViewpointText = Annotated[str, msgspec.Meta(pattern=r"^(all|public|seat:(0|[1-9][0-9]*))\Z")]
MOST_LINES = 100_000
"""Bound on the lines of a record, header included."""
LONGEST_LINE = 1024 * 1024
"""Bound on the bytes of a line, without the newline."""
DEEPEST = 64
"""Bound on nesting, the line's own object included."""
LEAST_NUMBER, MOST_NUMBER = -(2**63), 2**64 - 1


class RulesetVersion(msgspec.Struct, frozen=True):
    """Name and version of the rules."""

    name: str
    version: int


class RecordHead(msgspec.Struct, frozen=True):
    """The last version of a record, and its digest."""

    version: Number
    digest: Digest


class Header(msgspec.Struct, frozen=True):
    """The first line of a record. first: its first version; complete: the game is over and everything is opened.

    salts: by seat, of the commitment to its name.
    """

    format: str
    game: str
    ruleset: RulesetVersion
    viewpoint: ViewpointText
    complete: bool
    names: tuple[str | None, ...]
    salts: tuple[Salt | None, ...]
    first: Number
    head: RecordHead
    checkpoint: Checkpoint | None


class Opening(msgspec.Struct, frozen=True):
    """A hidden value, and the salt that opens its commitment."""

    value: Any
    salt: Salt


class RecordLine(msgspec.Struct, frozen=True):
    """One event of a record, in the feed's form."""

    version: Number
    type: str
    at: Time
    by: By | None
    data: dict[str, Any]
    hidden: dict[str, Digest]
    openings: dict[str, Opening]
    digest: Digest

    @property
    def public(self) -> dict[str, Any]:
        """The public part, which the digest covers."""
        return {name: getattr(self, name) for name in PUBLIC}


PUBLIC = ("version", "type", "at", "by", "data", "hidden")
LINE = (*PUBLIC, "openings", "digest")


class BrokenLine(NamedTuple):
    """The first invalid line. line: counted from 1."""

    line: int
    why: str


class Record(NamedTuple):
    """A record, up to the first invalid line."""

    header: Header
    lines: tuple[RecordLine, ...]
    broken: BrokenLine | None = None


class UnreadableRecord(Exception):
    """An invalid line. line: counted from 1; word: of the fault; how: bytes in line 1 that a program has added, if any."""

    word = "form"

    def __init__(self, line: int, why: str, how: str | None = None) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why
        self.how = how


def no_fraction(text: str) -> float:
    raise ValueError(f"{to_escaped(text, LONGEST_QUOTE)} is not a whole number")


_any = msgspec.json.Decoder(float_hook=no_fraction)
_header = msgspec.json.Decoder(Header)
_line = msgspec.json.Decoder(RecordLine)


def to_bytes(header: Header, entries: Iterable[dict[str, Any]]) -> bytes:
    """A record's bytes. entries: in the feed's form; fields outside the ledger are dropped."""
    return b"".join([to_header_line(header), *map(to_entry_line, entries)])


def to_header_line(header: Header) -> bytes:
    """The first line, with its end."""
    return canonical(header) + b"\n"


def to_entry_line(entry: dict[str, Any]) -> bytes:
    """A line of a record, with its end. entry: in the feed's form."""
    return canonical({name: entry[name] for name in LINE}) + b"\n"


def parse_record(raw: bytes) -> Record:
    """Parses a record up to its first invalid line.  Raises UnreadableRecord for an invalid header."""
    *rows, rest = raw.split(b"\n", MOST_LINES + 1)
    if not rows:
        raise UnreadableRecord(1, "the file is empty" if not rest else "the line does not end")
    header = decode_header(_header, rows[0])
    check_header(header)
    lines = list[RecordLine]()
    try:
        for number, row in enumerate(rows[1:], start=2):
            lines.append(decode_line(_line, number, row))
        if rest:
            raise UnreadableRecord(len(rows) + 1, "the line does not end")
    except UnreadableRecord as error:
        return Record(header, tuple(lines), BrokenLine(error.line, error.why))
    return Record(header, tuple(lines))


def check_header(header: Header) -> None:
    """Consistency of the header's members.  Raises UnreadableRecord."""
    if header.format != FORMAT:
        raise UnreadableRecord(1, f"the format is not {FORMAT}")
    if header.complete and header.viewpoint != "all":
        raise UnreadableRecord(1, "it has the viewpoint of one seat or the public in a record that says it is complete")
    if header.head.version < header.first:
        raise UnreadableRecord(1, "the head is before the first event")
    if len(header.salts) != len(header.names):
        raise UnreadableRecord(1, "there is not one salt, or null, for each name")
    signed = header.checkpoint
    if signed is not None and not (0 < signed.version < 10**15 and is_hex(signed.digest, 32) and is_hex(signed.key, 8)):
        raise UnreadableRecord(1, "the checkpoint names no head and no key")


def is_hex(text: str, count: int) -> bool:
    """Whether a text is `count` bytes in lower-case hex."""
    return len(text) == 2 * count and set(text) <= set("0123456789abcdef")


def decode_header(decoder: Any, row: bytes) -> Any:
    """Line 1.  Raises UnreadableRecord, which says if a program has added a byte order mark or carriage returns."""
    if row.startswith(b"\xef\xbb\xbf") and len(row) <= LONGEST_LINE:
        raise UnreadableRecord(1, "the file begins with a byte order mark", "byte order mark")
    if row.endswith(b"\r") and len(row) <= LONGEST_LINE:
        raise UnreadableRecord(1, "the lines end with carriage returns", "carriage return")
    return decode_line(decoder, 1, row)


def decode_line(decoder: Any, number: int, row: bytes) -> Any:
    """One line, which must be canonical JSON within the bounds.  Raises UnreadableRecord."""
    if number > MOST_LINES:
        raise UnreadableRecord(number, f"a record has at most {MOST_LINES} lines")
    if len(row) > LONGEST_LINE:
        raise UnreadableRecord(number, f"a line has at most {LONGEST_LINE} bytes")
    try:
        value = _any.decode(row)
        if not is_bounded(value):
            raise UnreadableRecord(number, f"it nests deeper than {DEEPEST} levels, or has a number beyond 64 bits")
        if canonical(value) != row:
            raise UnreadableRecord(number, "the line is not in canonical JSON")
        return decoder.decode(row)
    except (msgspec.MsgspecError, ValueError, OverflowError, RecursionError) as error:
        what = "the header of a record" if number == 1 else "an event of a record"
        raise UnreadableRecord(number, f"this is not {what}: {misfit_text(error, decoder, row)}") from None


def misfit_text(error: Exception, decoder: Any, row: bytes) -> str:
    """The message for a line that could not be decoded."""
    if isinstance(error.__cause__, ValueError):  # of `no_fraction`
        return str(error.__cause__)
    if isinstance(error, msgspec.ValidationError):
        field, message = next(misfits(_any.decode(row), decoder.type, ""), ("", WRONG))
        return f"{field}: {message}".removeprefix(": ").rstrip(".")
    return str(error) if type(error) is ValueError else "the line is not JSON"


def is_bounded(value: Any) -> bool:
    """Whether nesting and numbers of a JSON value are within the bounds."""
    level: list[Any] = [value]
    for _ in range(DEEPEST):
        deeper: list[Any] = []
        for each in level:
            if isinstance(each, dict):
                deeper += each.values()
            elif isinstance(each, list):
                deeper += each
            elif isinstance(each, int) and not LEAST_NUMBER <= each <= MOST_NUMBER:
                return False
        if not deeper:
            return True
        level = deeper
    return not any(
        isinstance(each, dict | list) or (isinstance(each, int) and not LEAST_NUMBER <= each <= MOST_NUMBER)
        for each in level
    )
