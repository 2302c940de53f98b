"""Texts of tournaments hidden by a moderator: a row for each tournament that has one."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from service.store import ProjectionRows

NAME = "hidden-tournament-texts"
TRIES = 8


class HiddenTexts(msgspec.Struct, frozen=True):
    """The hidden texts of a tournament. version: rises with every change; places: `12.names.0`."""

    version: int
    places: frozenset[str]


_ENCODER, _DECODER = msgspec.json.Encoder(), msgspec.json.Decoder(HiddenTexts)


def load_hidden_texts(store: ProjectionRows, tournament_id: str) -> HiddenTexts:
    """The hidden texts of a tournament; empty if there are none."""
    row = store.row(NAME, tournament_id)
    return HiddenTexts(0, frozenset()) if row is None else _DECODER.decode(row)


def load_hidden_places(store: ProjectionRows, tournament_id: str) -> frozenset[str]:
    """The places of a tournament's hidden texts."""
    return load_hidden_texts(store, tournament_id).places


def load_hidden_places_of(store: ProjectionRows, tournaments: Sequence[str]) -> dict[str, frozenset[str]]:
    """The places of hidden texts of several tournaments, in one read; empty for those without one."""
    rows = zip(tournaments, store.some_rows(NAME, tournaments), strict=True)
    return {tournament_id: frozenset() if row is None else _DECODER.decode(row).places for tournament_id, row in rows}


def set_text_hidden(store: ProjectionRows, tournament_id: str, place: str, *, hidden: bool) -> bool:
    """Hide or show a text; False if it is so already, or if others keep changing the row."""
    for _ in range(TRIES):
        held = load_hidden_texts(store, tournament_id)
        if (place in held.places) is hidden:
            return False
        changed = HiddenTexts(held.version + 1, held.places ^ {place})
        if store.put_row(NAME, tournament_id, changed.version, 0, _ENCODER.encode(changed)):
            return True
    return False
