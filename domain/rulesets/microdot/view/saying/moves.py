"""Animation of events: moves, throws of dice, and rounds that begin (rules MD-2 to MD-10)."""

from __future__ import annotations

from domain.kernel.secrecy import Event
from domain.kernel.words.phrases import Chapter, Motion, Move
from domain.kernel.words.scene import Scene, Thing
from domain.kernel.words.scene_difference import scene_moves
from domain.rulesets.microdot.model.events import ColouredThrown, MissionRead, SymbolThrown, TurnBegan, TurnSkipped
from domain.rulesets.microdot.model.setup_events import ThrownForStart
from domain.rulesets.microdot.view.saying.kinds import KINDS


def motion(event: Event, before: Scene, after: Scene) -> Motion:
    """The moves of an event, after the throw of its die."""
    moves = scene_moves(before, after, lambda kind: KINDS[kind].back)
    die = thrown(event)
    dice = () if die is None else (Move(die, "dice", "dice"),)
    return Motion((*dice, *moves), event.weight, round_of(event, before, after))


def thrown(event: Event) -> Thing | None:
    """The die that is thrown, as it comes to rest."""
    match event:
        case ColouredThrown() | ThrownForStart():
            return Thing(die="coloured", shows=event.face)
        case SymbolThrown():
            return Thing(die="symbol", face=event.face)
        case MissionRead():
            return Thing(die="black_white", face=event.face)
    return None


def round_of(event: Event, before: Scene, after: Scene) -> Chapter | None:
    """The round that begins."""
    if isinstance(event, TurnBegan | TurnSkipped) and before.phase.title != after.phase.title:
        return Chapter(f"round-{event.round}", f"Round {event.round}")
    return None
