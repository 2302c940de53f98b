"""The row of a finished tournament: what a series counts, written with the fact that makes its standings final. Can be rebuilt from the streams."""

from __future__ import annotations

import msgspec

from extensions.tournaments.domain.entries import TextPlace
from extensions.tournaments.domain.facts.parts import FinalPlace
from extensions.tournaments.domain.tournament import Tournament

NAME = "finals"
"""The projection: finished tournaments."""


class FinalEntry(msgspec.Struct, frozen=True, array_like=True):
    """An entry, with the places of its persons' names, whose texts are masked by their reader."""

    number: int
    members: int
    names: tuple[TextPlace | None, ...]


class FinalRow(msgspec.Struct, frozen=True):
    """The confirmed places of a tournament, and its entries. shown_as: how its pages show names."""

    shown_as: str
    places: tuple[FinalPlace, ...]
    entries: tuple[FinalEntry, ...]


def to_final_row(tournament: Tournament) -> FinalRow:
    """The row of a finished tournament."""
    entries = [FinalEntry(each.number, each.members, each.names) for each in tournament.entries.values()]
    return FinalRow(tournament.regulations.shown_as, tournament.places, tuple(entries))


encode_final = msgspec.json.Encoder().encode
decode_final = msgspec.json.Decoder(FinalRow).decode
