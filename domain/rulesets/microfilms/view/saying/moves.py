"""How events are shown: what moves follows from the scenes, and their weight from what they are (rules MF-2 to MF-8)."""

from __future__ import annotations

from domain.kernel.secrecy import Event
from domain.kernel.words.phrases import Chapter, Moved, Weight
from domain.kernel.words.scene import Scene
from domain.kernel.words.scene_difference import scene_moves
from domain.rulesets.microfilms.model import ending_events
from domain.rulesets.microfilms.model.ending_events import CardsRevealed
from domain.rulesets.microfilms.model.events import (
    ActionDealt,
    CardTaken,
    DeckBuilt,
    DeckReshuffled,
    DiscardOwed,
    FreelancersBoxed,
    IdentityDealt,
    LetterBoxed,
    TableLaid,
    TurnBegan,
)
from domain.rulesets.microfilms.view.saying.kinds import KINDS

WEIGHTS: dict[type[Event], Weight] = {
    **dict.fromkeys((TurnBegan, DiscardOwed), "silent"),
    **dict.fromkeys((TableLaid, FreelancersBoxed, IdentityDealt, LetterBoxed, ActionDealt, DeckBuilt), "part"),
    **dict.fromkeys((CardTaken, CardsRevealed), "part"),
    **dict.fromkeys(ending_events.TURNING_POINTS, "turning"),
}  # fmt: skip
"""Of events that are no steps of their own."""


def moved(event: Event, before: Scene, after: Scene) -> Moved:
    """What moves at an event, and the evening that begins with it."""
    return Moved(scene_moves(before, after, back_of), WEIGHTS.get(type(event), "step"), evening_of(event))


def back_of(kind: str) -> str | None:
    return KINDS[kind].back


def evening_of(event: Event) -> Chapter | None:
    """The evening that begins."""
    number = event.evening if isinstance(event, DeckReshuffled) else 1 if isinstance(event, DeckBuilt) else None
    return None if number is None else Chapter(f"evening-{number}", f"Evening {number}")
