"""Texts of events hidden by a moderator: a row for each event that has one."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from service.store import Store

NAME = "hidden-event-texts"
TRIES = 8


class HiddenTexts(msgspec.Struct, frozen=True):
    """The hidden texts of an event. version: rises with every change; places: `12.names.0`."""

    version: int
    places: frozenset[str]


_ENCODER, _DECODER = msgspec.json.Encoder(), msgspec.json.Decoder(HiddenTexts)


def load_hidden_texts(store: Store, event: str) -> HiddenTexts:
    """The hidden texts of an event; empty if there are none."""
    row = store.row(NAME, event)
    return HiddenTexts(0, frozenset()) if row is None else _DECODER.decode(row)


def load_hidden_places(store: Store, event: str) -> frozenset[str]:
    """The places of an event's hidden texts."""
    return load_hidden_texts(store, event).places


def load_hidden_places_of(store: Store, events: Sequence[str]) -> dict[str, frozenset[str]]:
    """The places of hidden texts of several events, in one read; empty for those without one."""
    rows = zip(events, store.some_rows(NAME, events), strict=True)
    return {event: frozenset() if row is None else _DECODER.decode(row).places for event, row in rows}


def set_text_hidden(store: Store, event: str, place: str, *, hidden: bool) -> bool:
    """Hide or show a text; False if it is so already, or if others keep changing the row."""
    for _ in range(TRIES):
        held = load_hidden_texts(store, event)
        if (place in held.places) is hidden:
            return False
        changed = HiddenTexts(held.version + 1, held.places ^ {place})
        if store.put_row(NAME, event, changed.version, 0, _ENCODER.encode(changed)):
            return True
    return False
