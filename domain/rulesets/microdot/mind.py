"""What one seat knows beyond the table: the briefings that it read alone (rule MD-12.2)."""

from __future__ import annotations

from msgspec.structs import replace

from domain.kernel import secrecy
from domain.kernel.secrecy import Known, Seen
from domain.rulesets.microdot.equipment import Item
from domain.rulesets.microdot.events import (
    BriefingReadAlone,
    BriefingShown,
    DeckReshuffled,
    EquipmentDeclined,
    EquipmentTaken,
)


class Mind(secrecy.Mind, frozen=True):
    """read: its numbers since the deck was made that it has not shown, in order; offered: what the last one lets it take."""

    read: tuple[int, ...] = ()
    offered: tuple[Item, ...] = ()


def learn(mind: Mind, seen: Seen) -> Mind:
    """What this seat knows after an event, as it may know it."""
    match seen.event:
        case BriefingReadAlone(seat, _, _, Known(number), Known(items)) if seat == mind.seat:
            return replace(mind, read=(*mind.read, number), offered=items)
        case BriefingShown(seat) if seat == mind.seat:
            return replace(mind, read=mind.read[:-1])
        case EquipmentTaken(seat) | EquipmentDeclined(seat) if seat == mind.seat and mind.offered:
            return replace(mind, offered=())
        case DeckReshuffled("briefing") if mind.read:
            return replace(mind, read=())
    return mind
