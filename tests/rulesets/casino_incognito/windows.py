"""Stories that begin in a window for intrigue."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from deaddrop.testing.luck import Dice
from domain.kernel.secrecy import Seat
from domain.rulesets.casino_incognito import RULESET
from domain.rulesets.casino_incognito.model.commands import Let, Match, Pass, TryIntrigue
from domain.rulesets.casino_incognito.model.table import Phase
from domain.rulesets.casino_incognito.rules.state import State

from . import Story, given

TALKS = [(4, ("9H",)), (5, ("8H", "3S"))]
"""Two conversations, by room."""


def window(name: Phase, players: int = 3, *, options: dict[str, Any] | None = None, **facts: Any) -> Story:
    """A table at which a window opens."""
    return given(players, options={"intrigue": True, **(options or {})}, **facts).begin(name)


def played(story: Story, seat: Seat, card: str, chips: int = 1, **luck: Sequence[Any]) -> Story:
    """The seat tries a card, the others pass, and no seat stops it."""
    return matched(tried(story, {seat: TryIntrigue(card, chips)}, **luck), **luck)


def tried(story: Story, tries: Mapping[Seat, TryIntrigue], **luck: Sequence[Any]) -> Story:
    """All asked seats seal a try or a pass."""
    for seat in story.table.asked:
        story = story.when(seat, tries.get(seat, Pass()), **luck)
    return story


def matched(story: Story, *matching: Seat, **luck: Sequence[Any]) -> Story:
    """All asked seats seal whether they match."""
    for seat in story.table.asked if story.table.kind == "match" else ():
        story = story.when(seat, Match() if seat in matching else Let(), **luck)
    return story


def passed(story: Story) -> Story:
    """All seats pass until the window closes."""
    phase = story.table.phase
    while story.table.kind == "intrigue" and story.table.phase == phase:
        story = story.when(story.table.asked[0], Pass())
    return story


def sampled(story: Story, viewpoint: Seat, seed: int) -> State:
    """A sampled world for this seat."""
    return RULESET.imagining.sample_world(story.table, story.mind(viewpoint), Dice(Random(seed)))


def onward(story: Story, phase: Phase, **facts: Any) -> Story:
    """Abandons the current phase and begins another."""
    table = replace(story.table, asked=(), kind=None, done=(), turn=None, **facts)
    return Story(State(table, story.state.minds, story.state.house)).begin(phase)
