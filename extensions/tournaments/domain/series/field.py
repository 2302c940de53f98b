"""A finished tournament's data for a series: the places of a section, and the names of its entries."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol

from extensions.tournaments.domain.entries import TextPlace, spoken_name
from extensions.tournaments.domain.facts.parts import FinalPlace

Names = Mapping[int, tuple[str, ...]]
"""The names of an entry's persons, for entries whose names are all shown."""


class FinalField(NamedTuple):
    """The field of a final tournament. places: by entry, of one section, the disqualified left out; names: as in `Names`."""

    places: Mapping[int, int]
    names: Names


class NamedEntry(Protocol):
    """An entry with the places of its persons' names."""

    @property
    def number(self) -> int: ...
    @property
    def members(self) -> int: ...
    @property
    def names(self) -> Sequence[TextPlace | None]: ...


def shown_names(entries: Iterable[NamedEntry], texts: Mapping[str, str]) -> dict[int, tuple[str, ...]]:
    """Names of the entries whose persons are all shown. texts: public ones, by place."""
    found = {}
    for each in entries:
        names = [spoken_name(texts[place.place]) for place in each.names if place is not None and place.place in texts]
        if names and len(names) == each.members:
            found[each.number] = tuple(names)
    return found


def field_of(places: Sequence[FinalPlace], names: Names, section: str | None) -> FinalField:
    """The field of a section; None for the tournament's first section with places."""
    wanted = section if section is not None or not places else places[0].section
    return FinalField({each.entry: each.place for each in places if each.section == wanted}, names)
