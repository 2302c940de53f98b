"""Names, texts and times in a record to be imported: the same rule as for texts written here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from domain.audit.record import Header, Record, UnreadableRecord
from domain.game.player_name import SaltedName, to_stored
from domain.kernel.secrecy import Seat
from domain.kernel.text.written_text import LONGEST_NAME, is_line, to_canonical, to_comparable
from domain.kernel.timestamps import is_in_calendar

LONGEST_TEXT = 256
"""Bound on the characters of any text in a record; a reason has 200, a signature 88."""
LARGEST = 2**63


def check_texts(record: Record) -> None:
    """Names, texts, numbers and times are of the kinds the service writes.  Raises UnreadableRecord."""
    for seat, name in enumerate(record.header.names):
        if name is not None and not is_line(to_canonical(name), LONGEST_NAME):
            raise UnreadableRecord(
                1, f"the name of seat {seat} is not one line of 1 to {LONGEST_NAME} readable characters"
            )
    for number, entry in enumerate(record.lines, start=2):
        if not is_in_calendar(entry.at):
            raise UnreadableRecord(number, "its time is none of the calendar, from year 1 to 9998")
    for number, line in enumerate((record.header, *record.lines), start=1):
        for value in leaves(msgspec.to_builtins(line)):
            if isinstance(value, str) and (len(value) > LONGEST_TEXT or not value.isprintable()):
                raise UnreadableRecord(
                    number, f"it holds a text that is not one line of at most {LONGEST_TEXT} readable characters"
                )
            if isinstance(value, int) and abs(value) >= LARGEST:
                raise UnreadableRecord(number, "it holds a number beyond 64 bits")


def leaves(value: Any) -> Iterator[Any]:
    """Keys and scalars of a JSON value, at any depth; iterative, so depth cannot exhaust the stack."""
    open_values = [value]
    while open_values:
        each = open_values.pop()
        if isinstance(each, dict):
            open_values += each.keys()
            open_values += each.values()
        elif isinstance(each, list | tuple):
            open_values += each
        else:
            yield each


def unique_names(header: Header) -> dict[Seat, str]:
    """The names of a record's seats for the store. Of look-alike names the first is stored."""
    names = {seat: name for seat, name in enumerate(header.names) if name is not None}
    first: dict[str, Seat] = {}
    for seat, name in names.items():
        first.setdefault(to_comparable(name), seat)
    return {
        seat: to_stored(SaltedName(name, salt))
        for seat, name in names.items()
        if first[to_comparable(name)] == seat and (salt := header.salts[seat]) is not None
    }
