"""Turning points of a finished game: the largest changes of the winners' chance, or the ruleset's own turning points if the
game is not imagined. None are shown while it is being imagined, so that shown ones stay.
"""

from __future__ import annotations

import hmac
import os
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple

import msgspec

from domain.game.aggregate import Game, stream_base
from domain.game.events.game_events import GAME_EVENTS, TURNING_EVENTS, GameForked, GameStarted
from domain.game.information_state import InformationState, Viewpoint, information_state
from domain.game.turning.swings import Swing
from domain.kernel.secrecy import Event, Seat
from projections.game_card import seat_names
from projections.replay_frame import event_line, is_turning, seen_event
from projections.scene import scene_shown
from service.app.core.context import Context
from service.app.core.read_game import load_chained_entries
from service.app.playouts.pool import Playouts
from service.app.playouts.process import Task
from service.app.projected.swings import find_swings, note_swings

MOST_POINTS = 3
READ = 400
"""Number of last versions that are searched for the ruleset's own turning points."""
MOST_LETTERS = 100
"""Of a point: longer ones do not fit on a button."""
TOLD = 40
"""Most steps that are put in words to find the turning points: each needs a view."""
OUTSIDE_PLAY = (GameForked, GameStarted, *(each for each in GAME_EVENTS if each not in TURNING_EVENTS))
"""Events outside of play, never turning points; chapters of a replay may begin with them."""


class TurningPoint(NamedTuple):
    """An event at which a game turned. text: the event in words; by: change of the winners' chance, None if unknown."""

    version: int
    text: str
    by: float | None = None


def find_turning_points(
    context: Context, end: Game, viewpoint: Viewpoint, networks: Sequence[str]
) -> tuple[TurningPoint, ...] | None:
    """Turning points, in their order; None while the game is being imagined, which this starts in the background: they come
    with a later call. networks: the caller's.
    """
    winners = imaginable_winners(end)
    if viewpoint == "all" and winners:
        swings = find_swings(context.store, end, winners)
        if swings is None and context.part(Playouts).is_on:
            ask_for_swings(context, end, winners, networks)
            return None
        if swings:
            return tuple(points_of_swings(context, end, swings))
    return own_points(context, end, viewpoint)


def own_points(context: Context, end: Game, viewpoint: Viewpoint) -> tuple[TurningPoint, ...]:
    """The ruleset's last turning points, in their order."""
    first = max(stream_base(end.created)[0] + 1, end.version - READ)
    turns = [each for each in steps_of_play(context, end, first, end.version) if each.is_turning and is_undecided(each.game)]
    found = [*islice(told_points(context, end, viewpoint, islice(reversed(turns), TOLD)), MOST_POINTS)]
    return tuple(found[::-1])


class StepOfPlay(NamedTuple):
    """An event of play, with the games before and after it."""

    before: Game | None
    game: Game
    event: Event

    @property
    def is_turning(self) -> bool:
        return is_turning(self.before, self.game, self.event)


def steps_of_play(context: Context, end: Game, first: int, last: int) -> Iterator[StepOfPlay]:
    """The events of play after `first`."""
    entries = load_chained_entries(context, end, first, last - first)
    events = {version: each.stored.event for version, each in enumerate(entries, first + 1)}
    before = None
    for game in context.games.replay(end, first, last):
        event = events.get(game.version)
        if event is not None and not isinstance(event, OUTSIDE_PLAY):
            yield StepOfPlay(before, game, event)
        before = game


def told_points(context: Context, end: Game, viewpoint: Viewpoint, steps: Iterable[StepOfPlay]) -> Iterator[TurningPoint]:
    """The points that steps are, but for silent ones that only open a turn. Each is put in words when asked for."""
    names = context.games.names(end)
    for each in steps:
        info, people = information_state(each.game, viewpoint), seat_names(end, names, each.game.version)
        if not is_silent(info, each.event, people):
            yield TurningPoint(each.game.version, point_text(each, info, people))


def point_text(step: StepOfPlay, info: InformationState, people: Sequence[str]) -> str:
    """A step in words that fit on a button: the public line if the known one is longer. info: the game after it."""
    known = event_line(info, step.event, people)
    if len(known) <= MOST_LETTERS:
        return known
    return min(known, event_line(information_state(step.game, "public"), step.event, people), key=len)


def is_undecided(game: Game) -> bool:
    """Whether the game is running, and its last event has not ended it."""
    return game.status == "playing" and game.state is not None and game.rules.outcome(game.state.table) is None


def is_silent(info: InformationState, event: Event, people: Sequence[str]) -> bool:
    """Whether an event only opens a turn. info: the game after it."""
    if isinstance(event, TURNING_EVENTS):
        return False
    scene = scene_shown(info, people)
    return info.rules.words.motion(seen_event(info, event), scene, scene).weight == "silent"


def imaginable_winners(end: Game) -> tuple[Seat, ...]:
    """The winners of a game that can be imagined (over and revealed, decided by its rules only, and no fork); else
    empty.
    """
    if end.status != "over" or not end.is_revealed or end.parent is not None or end.state is None or end.ended is None:
        return ()
    outcome = end.rules.outcome(end.state.table) if end.rules.is_installed else None
    return outcome.winners if outcome is not None and outcome == end.outcome else ()


def ask_for_swings(context: Context, end: Game, winners: tuple[Seat, ...], networks: Sequence[str]) -> None:
    """Have the game imagined in the background, and store the swings."""

    def make() -> Task | None:
        return None if find_swings(context.store, end, winners) is not None else to_task(context, end, winners)

    def keep(swings: tuple[Swing, ...]) -> None:
        note_swings(context.store, end, winners, swings)

    context.part(Playouts).ask(end.id, networks, make, keep, lambda: not context.store.owed(context.store.clock_ms(), 1))


def to_task(context: Context, end: Game, winners: tuple[Seat, ...]) -> Task:
    """The input for imagining a game: its winners' knowledge at each decision, and no other secrets."""
    assert end.ended is not None
    positions, open_before = [], frozenset[str]()
    for game in context.games.replay(end, stream_base(end.created)[0] + 1, end.ended):
        asked = frozenset(each.id for each in game.open.values())
        if asked and asked != open_before and is_undecided(game) and game.state is not None:
            minds = tuple(msgspec.json.encode(game.state.minds[seat]) for seat in winners)
            positions.append((game.version, msgspec.json.encode(game.state.table), minds))
        open_before = asked or open_before
    return Task(
        rulesets=os.environ.get("DEADDROP_RULESETS", ""),
        ruleset=end.rules.name,
        version=end.rules.version,
        options=msgspec.json.encode(end.created.options),
        seats=len(end.seats),
        playing=sum(each.kind != "automaton" for each in end.seats),
        winners=winners,
        seed=hmac.digest(end.luck, b"turning points", "sha256"),
        positions=tuple(positions),
        end=end.ended,
    )


def points_of_swings(context: Context, end: Game, swings: Sequence[Swing]) -> Iterator[TurningPoint]:
    """The turning point of each swing: the rules' own within its step, else the step's first event of play."""
    for swing in swings:
        steps = sorted(steps_of_play(context, end, swing.after, swing.until), key=lambda each: not each.is_turning)
        for point in islice(told_points(context, end, "all", steps[: TOLD // MOST_POINTS]), 1):
            yield point._replace(by=swing.by)
