"""Texts and numbers of a record that is to be kept: such as the service writes, in every line."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from domain.audit.record import UnreadableRecord, parse_record
from domain.audit.written_text import check_texts
from tests.audit.tampering import Lines, first, genuine, lines_of, raw_of, resealed

RAW = genuine()


def set_in(kind: str, name: str, value: object) -> Callable[[Lines], int]:
    """A forgery that sets a public field of the first event of a type; the line that it is in, counted from 1."""

    def forge(lines: Lines) -> int:
        line = first(lines, kind)
        line["data"][name] = value
        return lines.index(line) + 1

    return forge


def set_time(kind: str, at: str) -> Callable[[Lines], int]:
    """A forgery that sets the time of the first event of a type; the line that it is in, counted from 1."""

    def forge(lines: Lines) -> int:
        line = first(lines, kind)
        line["at"] = at
        return lines.index(line) + 1

    return forge


@pytest.mark.parametrize(
    "forge",
    [
        set_in("game.started", "note", "a\x1b[2J"),
        set_in("game.started", "note", "a\u202eb"),
        set_in("game.started", "note", "x" * 257),
        set_in("game.started", "x" * 257, 1),
        set_in("game.started", "note", 2**63),
        set_in("game.started", "note", [[[{"deep": ["a\nb"]}]]]),
        set_time("game.created", "2026-02-30T12:00:00.000Z"),
        set_time("game.started", "2026-11-22T24:00:00.000Z"),
        set_time("game.started", "9999-01-01T00:00:00.000Z"),
    ],
)
def test_a_line_that_holds_what_nobody_writes_is_named(forge: Callable[[Lines], int]) -> None:
    lines = lines_of(RAW)
    number = forge(lines)
    record = parse_record(raw_of(resealed(lines)))
    with pytest.raises(UnreadableRecord) as refused:
        check_texts(record)
    assert refused.value.line == number


@pytest.mark.parametrize("viewpoint", ["x" * 257, "all\x07"])
def test_the_header_too(viewpoint: str) -> None:
    record = parse_record(RAW)
    header = msgspec.structs.replace(record.header, viewpoint=viewpoint)
    with pytest.raises(UnreadableRecord, match="line 1"):
        check_texts(record._replace(header=header))
