"""The record of a tournament: JSON Lines, a header, its facts, its texts, and the record of each of its games.

docs/spec/tournament-record.md gives the exact form.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Annotated, Any, NamedTuple

import msgspec

from domain.audit.record import (
    LINE,
    PUBLIC,
    Digest,
    Number,
    Opening,
    RecordHead,
    Salt,
    Time,
    UnreadableRecord,
    decode_header,
    decode_line,
    is_hex,
)
from domain.game.proofs.checkpoint import Checkpoint
from domain.kernel.ledger import canonical

FORMAT = "deaddrop-tournament-record/1"
"""Name of the format in the header."""
MOST_FACTS, MOST_TEXTS, MOST_GAMES = 100_000, 100_000, 20_000
MOST_GAME_LINES = 100_000
LONGEST_LINE = 1024 * 1024
"""Bounds, checked before the bounded data is read."""
PLACE = re.compile(r"([1-9][0-9]{0,14})\.([a-z]+(?:\.(?:0|[1-9][0-9]{0,3}))?)")
"""Place of a text: version and field, as `12.names.0`."""

By = Annotated[str, msgspec.Meta(pattern=r"^[oe][1-9][0-9]{0,14}\Z")]


class TournamentHeader(msgspec.Struct, frozen=True):
    """The first line. complete: the seed is revealed, and everything is opened; texts, games: how many follow."""

    format: str
    tournament: str
    complete: bool
    head: RecordHead
    checkpoint: Checkpoint | None
    texts: Annotated[int, msgspec.Meta(ge=0, le=MOST_TEXTS)]
    games: Annotated[int, msgspec.Meta(ge=0, le=MOST_GAMES)]


class FactLine(msgspec.Struct, frozen=True):
    """One fact of the log."""

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


class TextLine(msgspec.Struct, frozen=True):
    """A name or a free text that the log commits to."""

    place: str
    salt: Salt
    text: str


class GameLine(msgspec.Struct, frozen=True):
    """Begins the record of a game. lines: how many follow."""

    game: str
    lines: Annotated[int, msgspec.Meta(ge=1, le=MOST_GAME_LINES)]


class GameBlock(NamedTuple):
    """The record of one game. line: of its `GameLine` in the file; raw: its own bytes."""

    line: int
    game: str
    raw: bytes


_header = msgspec.json.Decoder(TournamentHeader)
_fact = msgspec.json.Decoder(FactLine)
_text = msgspec.json.Decoder(TextLine)
_game = msgspec.json.Decoder(GameLine)


def is_tournament_record(first: bytes) -> bool:
    """Whether the first bytes of a file claim that it is the record of a tournament."""
    return b'"format":"deaddrop-tournament-record/' in first


def write_tournament_record(
    header: TournamentHeader,
    facts: Iterable[dict[str, Any]],
    texts: Iterable[TextLine],
    games: Iterable[tuple[str, int, Iterable[bytes]]],
) -> Iterator[bytes]:
    """A record, part by part. facts: public part, openings and digest; texts: in the order of their places; games: id, number of
    lines, and record in parts, one after the other.
    """
    yield canonical(header) + b"\n"
    for each in facts:
        yield canonical({name: each[name] for name in LINE}) + b"\n"
    for text in texts:
        yield canonical(text) + b"\n"
    for game, lines, parts in games:
        yield canonical(GameLine(game, lines)) + b"\n"
        yield from parts


def place_key(place: str) -> tuple[int, str] | None:
    """Sort key of texts: version and field; None for an invalid place."""
    found = PLACE.fullmatch(place)
    return None if found is None else (int(found[1]), found[2])


class EndOfRecord(UnreadableRecord):
    """The file ends before or in a line that its header announces."""

    word = "end"


class TournamentRecordReader:
    """Reads a record line by line. read_line: the next line with its end, at most as long as is asked for; empty at the end.

    Every method raises UnreadableRecord for the first line that is none.
    """

    def __init__(self, read_line: Callable[[int], bytes]) -> None:
        self._read_line = read_line
        self.line = 0

    def header(self) -> TournamentHeader:
        """The first line."""
        found: TournamentHeader = self._decode(_header)
        if found.format != FORMAT:
            raise UnreadableRecord(1, f"the format is not {FORMAT}")
        if found.head.version > MOST_FACTS:
            raise UnreadableRecord(1, f"a log has at most {MOST_FACTS} facts")
        signed = found.checkpoint
        if signed is not None and not (0 < signed.version < 10**15 and is_hex(signed.digest, 32) and is_hex(signed.key, 8)):
            raise UnreadableRecord(1, "the checkpoint names no head and no key")
        return found

    def facts(self, header: TournamentHeader) -> Iterator[FactLine]:
        """The log."""
        for _ in range(header.head.version):
            yield self._decode(_fact)

    def texts(self, header: TournamentHeader) -> Iterator[TextLine]:
        """The texts."""
        for _ in range(header.texts):
            yield self._decode(_text)

    def games(self, header: TournamentHeader, largest: int) -> Iterator[GameBlock]:
        """The records of games, each read on demand. largest: bytes of one."""
        for _ in range(header.games):
            begin: GameLine = self._decode(_game)
            yield GameBlock(self.line, begin.game, b"".join(self._lines(begin.lines, largest)))
            self.line += begin.lines

    def end(self) -> None:
        """Check that no line follows the last game."""
        self.line += 1
        if self._read_line(1):
            raise UnreadableRecord(self.line, "there is more than the header says")

    def _lines(self, count: int, largest: int) -> Iterator[bytes]:
        size = 0
        for number in range(1, count + 1):
            row = self._read_line(LONGEST_LINE + 2)
            size += len(row)
            self._check_end(self.line + number, row)
            if size > largest:
                raise UnreadableRecord(self.line + number, "the game is larger than may be")
            yield row

    def _decode(self, decoder: Any) -> Any:
        self.line += 1
        row = self._read_line(LONGEST_LINE + 2)
        self._check_end(self.line, row)
        if decoder is _header:
            return decode_header(decoder, row[:-1])
        try:
            return decode_line(decoder, 2, row[:-1])
        except UnreadableRecord as error:
            raise UnreadableRecord(self.line, error.why) from None

    def _check_end(self, line: int, row: bytes) -> None:
        if row.endswith(b"\n"):
            return
        if len(row) > LONGEST_LINE + 1:
            raise UnreadableRecord(line, f"a line has at most {LONGEST_LINE} bytes")
        raise EndOfRecord(line, "the file ends early")
