"""Compares an entry decided by the rules with the record's line, and explains the first difference."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from domain.audit.record import PUBLIC, RecordLine
from domain.game.entry_codec import ChainedEntry
from domain.kernel.errors import Diverged
from domain.kernel.ledger import canonical

LONGEST = 120
"""Bound on the characters of a value in a message."""


def check_equal(made: ChainedEntry, line: RecordLine) -> None:
    """Raises Diverged unless the line equals the decided entry."""
    opened = {name: {"value": part.known.value, "salt": part.salt.hex()} for name, part in made.hidden.items()}
    if made.digest.hex() == line.digest and canonical(opened) == canonical(line.openings):
        return
    raise Diverged(line.version, *difference(made, opened, line))


def difference(made: ChainedEntry, opened: dict[str, Any], line: RecordLine) -> tuple[str, str]:
    """The first difference, as a clause and as the fault's word."""
    public = {name: to_json_value(made.public[name]) for name in PUBLIC}
    if public["type"] != line.type:
        return f"is {line.type}, and by the rules it is {public['type']}", "rules"
    if public["by"] != line.by:
        return f"names {seat_words(line.by)} as its author, but comes from {seat_words(public['by'])}", "rules"
    if public["data"] != line.data:
        name = first_difference(public["data"], line.data)
        return (
            f"says {name} = {to_excerpt(line.data, name)}, and by the rules it is {to_excerpt(public['data'], name)}",
            "rules",
        )
    values = {name: to_json_value(each["value"]) for name, each in opened.items()}
    kept = {name: each.value for name, each in line.openings.items()}
    if values != kept:
        name = first_difference(values, kept)
        if name == "draws":
            return "rests on other draws than the committed seed gives", "luck"
        return f"hides {name} = {to_excerpt(kept, name)}, and by the rules it is {to_excerpt(values, name)}", "rules"
    if public["hidden"] != line.hidden or opened != {name: to_json_value(each) for name, each in line.openings.items()}:
        return "is salted otherwise than by the revealed secret", "salt"
    return "does not follow from the rules", "rules"


def first_difference(one: dict[str, Any], other: dict[str, Any]) -> str:
    return next(name for name in sorted({*one, *other}) if one.get(name, ...) != other.get(name, ...))


def to_excerpt(values: dict[str, Any], name: str) -> str:
    """A value as ASCII JSON, cut at LONGEST."""
    if name not in values:
        return "nothing"
    text = json.dumps(values[name], separators=(",", ":"))
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def seat_words(seat: int | None) -> str:
    return f"seat {seat}" if seat is not None else "no seat"


def to_json_value(value: Any) -> Any:
    """A value after a round trip through canonical JSON."""
    return msgspec.json.decode(canonical(value))
