"""Private knowledge of one seat: briefings it read in secret (rule MD-12.2)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from domain.kernel import secrecy
from domain.kernel.folds import Fold, Rows, by_owner, unchanged_by
from domain.rulesets.microdot.model import ending_events, events, setup_events
from domain.rulesets.microdot.model.events import (
    BriefingReadAlone,
    BriefingShown,
    DeckReshuffled,
    EquipmentDeclined,
    EquipmentTaken,
)
from domain.rulesets.microdot.model.pieces import Item


class Mind(secrecy.Mind, frozen=True):
    """A seat's private knowledge."""

    read: Annotated[tuple[int, ...], Meta(description=(
        "Its unshown briefing numbers since the deck was shuffled, in order."
    ))] = ()
    offered: Annotated[tuple[Item, ...], Meta(description="Pieces that its last secret briefing lets it take.")] = ()


def without_offer(mind: Mind, _: EquipmentTaken | EquipmentDeclined) -> Mind:
    return replace(mind, offered=()) if mind.offered else mind


SILENT = (
    setup_events.ThrownForStart, setup_events.OrderSettled, setup_events.ColourChosen, setup_events.TableLaid,
    events.TurnBegan, events.TurnSkipped, events.ColouredThrown, events.SymbolThrown, events.AgentMoved,
    events.BriefingRead, events.MissionRead, events.EquipmentOffered, events.MoveOpened, events.PieceStepped,
    events.Passed, events.PieceCaptured, events.PiecesClashed, events.BagTaken, events.BagLeft, events.ModeChanged,
    events.TurnLost, events.BriberyTaken, events.BriberyReturned, events.BriberyUsed, events.BriberyAsked,
    events.BriberyKept, ending_events.DrawProposed, ending_events.DrawAnswered, ending_events.DrawRefused,
    ending_events.BagBroughtHome, ending_events.Ended, ending_events.BriefingsRevealed,
)  # fmt: skip
"""Events that leave every mind unchanged."""

ROWS: Rows[Mind] = {
    BriefingReadAlone: by_owner(
        lambda mind, event: replace(mind, read=(*mind.read, event.number.value), offered=event.items.value)
    ),
    BriefingShown: by_owner(lambda mind, _: replace(mind, read=mind.read[:-1])),
    EquipmentTaken: by_owner(without_offer),
    EquipmentDeclined: by_owner(without_offer),
    DeckReshuffled: lambda mind, event: replace(mind, read=()) if event.deck == "briefing" else mind,
    **unchanged_by(*SILENT),
}

fold_mind = Fold(ROWS)
"""A seat's knowledge after an event, as observed by that seat."""
