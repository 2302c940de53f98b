"""Defaults for a ruleset's words: texts and moves derived from its types, texts and scene."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from domain.kernel.ruleset.ruleset_defaults import Derived, StatedRules
from domain.kernel.secrecy import Event, Mind
from domain.kernel.text.event_text import and_list
from domain.kernel.text.written_text import in_words
from domain.kernel.words.phrases import (
    Advice,
    AnswerPart,
    Consequence,
    EndReason,
    Goal,
    Hint,
    Motion,
    Place,
    Question,
    Secret,
    Threat,
)
from domain.kernel.words.scene import Scene
from domain.kernel.words.scene_difference import scene_moves

TURN_KINDS = frozenset({"turn", "move", "play"})
"""Kinds of decisions that are a whole turn."""


@Derived
def ask_decision(rules: StatedRules, table: Any, mind: Mind | None, _people: Sequence[str]) -> Question | None:
    """The kind of the decision, in words; None for a seat without one."""
    kind = rules.decisions(table).get(mind.seat) if mind is not None else None
    if kind is None:
        return None
    return Question("It is your turn." if kind in TURN_KINDS else f"You decide: {in_words(kind).lower()}.")


@Derived
def say_nothing(rules: StatedRules, _table: Any, _mind: Mind | None, part: AnswerPart, _people: Sequence[str]) -> Consequence:
    """No consequence. A command is grave if pages confirm it; the scene gives its place."""
    return Consequence(grave=part.command in rules.words.needs_confirmation)


def no_goals(_table: Any, _mind: Mind | None, _people: Sequence[str]) -> tuple[Goal, ...]:
    """No advice on how to win."""
    return ()


@Derived
def secret_of_scene(rules: StatedRules, table: Any, mind: Mind, people: Sequence[str]) -> Secret | None:
    """The cards before the seat that lie face up for it alone; None without any."""
    words = rules.words
    public = {(zone.id, each.kind) for zone in words.scene(table, (), people).zones for each in zone.things}
    own = [zone for zone in words.scene(table, (mind,), people).zones if zone.seat == mind.seat]
    things = [Place(each.kind, zone.id) for zone in own for each in zone.things if each.kind and (zone.id, each.kind) not in public]
    if not things:
        return None
    names = [found.name if (found := words.kinds.get(each.kind)) else in_words(each.kind) for each in things]
    return Secret(f"You hold {and_list(names)}. Only you see this.", tuple(things))


def no_threats(_table: Any, _mind: Mind | None, _people: Sequence[str]) -> tuple[Threat, ...]:
    """No dangers."""
    return ()


def no_advice(_table: Any, _mind: Mind, _people: Sequence[str]) -> tuple[Advice, ...]:
    """No advice."""
    return ()


def no_hints(_table: Any, _mind: Mind, _people: Sequence[str]) -> tuple[Hint, ...]:
    """No hints."""
    return ()


@Derived
def move_by_difference(rules: StatedRules, event: Event, before: Scene, after: Scene) -> Motion:
    """The difference of the scenes."""
    return Motion(scene_moves(before, after, back_finder(rules)), event.weight)


def back_finder(rules: StatedRules) -> Callable[[str], str | None]:
    """The back of a kind, as `Ruleset.words.kinds` has it."""
    return lambda kind: found.back if (found := rules.words.kinds.get(kind)) is not None else None


@Derived
def reason_of_outcome(rules: StatedRules, table: Any, _mind: Mind | None, people: Sequence[str]) -> EndReason | None:
    """The winners, and the reason in words; None while there is no outcome."""
    outcome = rules.outcome(table)
    if outcome is None:
        return None
    winners = and_list([people[seat] for seat in outcome.winners], "Nobody")
    return EndReason(f"{winners} won: {in_words(outcome.reason).lower()}.")
