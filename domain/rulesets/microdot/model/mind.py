"""What one seat knows beyond the table: the briefings that it read alone (rule MD-12.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from domain.kernel import secrecy
from domain.kernel.secrecy import Event, Seen
from domain.rulesets.microdot.model.events import (
    BriefingReadAlone,
    BriefingShown,
    DeckReshuffled,
    EquipmentDeclined,
    EquipmentTaken,
)
from domain.rulesets.microdot.model.pieces import Item


class Mind(secrecy.Mind, frozen=True):
    """read: its numbers since the deck was made that it has not shown, in order; offered: what the last one lets it take."""

    read: tuple[int, ...] = ()
    offered: tuple[Item, ...] = ()


def learn(mind: Mind, seen: Seen) -> Mind:
    """What this seat knows after an event, as it may know it."""
    event = seen.event
    lesson = LESSONS.get(type(event))
    return lesson(mind, event) if lesson is not None and getattr(event, "seat", mind.seat) == mind.seat else mind


def chosen(mind: Mind, _: EquipmentTaken | EquipmentDeclined) -> Mind:
    return replace(mind, offered=()) if mind.offered else mind


LESSONS: dict[type[Event], Callable[[Mind, Any], Mind]] = {
    BriefingReadAlone: lambda mind, event: replace(
        mind, read=(*mind.read, event.number.value), offered=event.items.value
    ),
    BriefingShown: lambda mind, _: replace(mind, read=mind.read[:-1]),
    EquipmentTaken: chosen,
    EquipmentDeclined: chosen,
    DeckReshuffled: lambda mind, event: replace(mind, read=()) if event.deck == "briefing" else mind,
}
"""What a seat learns from what it does itself, and from what befalls the table."""

TELLING: frozenset[type[Event]] = frozenset(LESSONS)
