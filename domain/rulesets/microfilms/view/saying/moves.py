"""Animation of events: moves follow from the scenes (rules MF-2 to MF-8)."""

from __future__ import annotations

from msgspec.structs import replace

from domain.kernel.secrecy import Event, Known, Unknown
from domain.kernel.words.phrases import Chapter, Motion, Move
from domain.kernel.words.scene import Scene, Thing
from domain.kernel.words.scene_difference import scene_moves
from domain.rulesets.microfilms.model.ending_events import BrokerRevealed, HitmanRevealed, InterpolRevealed
from domain.rulesets.microfilms.model.events import (
    DeckBuilt,
    DeckReshuffled,
    Interrogated,
)
from domain.rulesets.microfilms.model.table import CardsRevealed
from domain.rulesets.microfilms.view.saying.kinds import CARD, KINDS

SHOWS_HANDS = (HitmanRevealed, BrokerRevealed, InterpolRevealed, CardsRevealed)
"""Events that show whole hands."""


def motion(event: Event, before: Scene, after: Scene) -> Motion:
    """The moves of an event, and the evening that begins with it."""
    found = [each for each in scene_moves(before, after, back_of) if not is_worked_out(event, each)]
    moves = tuple([as_seen(event, each) for each in found])
    return Motion(moves, event.weight, evening_of(event))


def is_worked_out(event: Event, move: Move) -> bool:
    """Whether nothing moved: the event only makes it certain that a card is, or no longer is, in a hand."""
    place = move.start or ""
    if place != move.end or not place.startswith("hand:") or isinstance(event, SHOWS_HANDS):
        return False
    if isinstance(event, Interrogated) and isinstance(event.card, Known):
        return (place, move.what.kind) != (f"hand:{event.target}", event.card.value)
    return True


def as_seen(event: Event, move: Move) -> Move:
    """A card that passes unseen lies face down all the way, even if it may be a known card."""
    if move.face == "down" and move.start != move.end and isinstance(getattr(event, "card", None), Unknown):
        return replace(move, what=Thing(back=CARD), face=None)
    return move


def back_of(kind: str) -> str | None:
    return KINDS[kind].back


def evening_of(event: Event) -> Chapter | None:
    """The evening that begins."""
    number = event.evening if isinstance(event, DeckReshuffled) else 1 if isinstance(event, DeckBuilt) else None
    return None if number is None else Chapter(f"evening-{number}", f"Evening {number}")
