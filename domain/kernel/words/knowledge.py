"""What a viewer knows about things on the table, for pages that show it on the things themselves."""

from __future__ import annotations

from typing import Any, NamedTuple

from domain.kernel.secrecy import Mind


class Possible(NamedTuple):
    """What lies hidden in a zone, as far as a viewer knows.

    may: the kinds that it can be, or the cells of a sheet that are still open; back: the hidden thing, "" for what the zone
    shows face up; is_hint: a deduction, for tables with hints; text: the same as a sentence.
    Of several hidden things with the same back in a zone, each has its own, in their order.
    """

    zone: str
    may: tuple[str, ...]
    text: str = ""
    back: str = ""
    is_hint: bool = False


class Excluded(NamedTuple):
    """The cells of a sheet that a thing on the table excludes. zone, thing: its zone and name; sheet: the zone of the cells."""

    zone: str
    thing: str
    sheet: str
    cells: tuple[str, ...]


class Knowledge(NamedTuple):
    """All that is shown on things."""

    possible: tuple[Possible, ...] = ()
    excluded: tuple[Excluded, ...] = ()


def no_knowledge(_table: Any, _mind: Mind | None, _people: Any) -> Knowledge:
    """Nothing beyond the scene."""
    return Knowledge()
