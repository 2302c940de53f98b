"""The recorded game of a ruleset, `look/demonstration.json`, played again from its answers, for pages that show a table in motion."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

import msgspec

from domain.game import decide
from domain.game.aggregate import Game
from domain.game.batch import Batch, Cause
from domain.game.commands import parse_command
from domain.game.event_text import line_of_event
from domain.game.events.seat_plan import SeatPlan
from domain.game.folds.evolve import evolve
from domain.game.information_state import Viewpoint, information_state
from domain.game.opening import creation
from domain.game.opening.creation import GamePlan
from domain.kernel.errors import Missing
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.words.phrases import Told
from domain.kernel.words.scene import EMPTY
from projections.replay_frame import seen_event
from projections.scene import reader, scene_shown
from projections.told import tell_entry
from service.app.rulesets.packages import read_package_file

PLACE = "look/demonstration.json"
STARTED = "2026-11-30T12:00:00.000Z"
NO_HASH = "0" * 64


class Example(msgspec.Struct, frozen=True):
    """A part of the game that explains something: from the table after `begins` answers to the one after `ends`."""

    title: str
    text: str
    begins: int
    ends: int


class Pin(msgspec.Struct, frozen=True):
    """What a zone of the annotated table is."""

    zone: str
    text: str


class Recording(msgspec.Struct, frozen=True):
    """A recorded game. seed: of its luck, in hex; seat: its viewer's, None for the public; answers: seats with their commands, in order;
    begins: number of answers before the game is worth watching; is_tall: whether its table needs a high frame; annotated: number of answers before the table that `pins` explains.
    """

    players: int
    people: tuple[str, ...]
    seed: str
    answers: tuple[tuple[int, dict[str, Any]], ...]
    options: Mapping[str, Any] = {}
    seat: int | None = None
    begins: int = 0
    is_tall: bool = False
    annotated: int = 0
    pins: tuple[Pin, ...] = ()
    examples: tuple[Example, ...] = ()


class ShownMoment(msgspec.Struct, frozen=True):
    """A version of the game in words. told: the moves that led there; text: the event as everyone reads it."""

    version: int
    told: Told
    text: str


class Demonstration(NamedTuple):
    """The game played again. games: after each event; answered: version after each number of answers."""

    recording: Recording
    people: tuple[str, ...]
    games: tuple[Game, ...]
    answered: tuple[int, ...]

    @property
    def first(self) -> int:
        """The version at which the first decision is open."""
        return self.answered[0]

    @property
    def begins(self) -> int:
        """The version from which on the game is worth watching."""
        return self.answered[self.recording.begins]

    @property
    def last(self) -> int:
        return self.games[-1].version

    @property
    def viewpoint(self) -> Viewpoint:
        return "public" if self.recording.seat is None else self.recording.seat

    def at(self, version: int) -> Game:
        """The game at a version.  Raises Missing."""
        if not self.first <= version <= self.last:
            raise Missing("There is no such moment.")
        return self.games[version - self.games[0].version]


decode_recording = msgspec.json.Decoder(Recording).decode


@cache
def find_demonstration(rules: AnyRuleset) -> Demonstration | None:
    """The recorded game of a ruleset; None if its package has none."""
    text = read_package_file(rules, PLACE) if rules.is_installed else None
    return None if text is None else play_recording(rules, decode_recording(text))


def play_recording(rules: AnyRuleset, recording: Recording) -> Demonstration:
    """Play a recorded game.  Raises NotOffered, Malformed if the rules do not allow it."""
    batch = creation.decide_creation("demonstration", rules, to_plan(rules, recording), Cause(STARTED))
    games, answered = [*games_of(None, batch)], [batch.game.version]
    for number, (seat, body) in enumerate(recording.answers):
        cause = Cause(STARTED, f"answer-{number}", f"{number:016x}", seat, body)
        batch = decide.answer_decision(batch.game, seat, None, parse_command(rules, body), cause)
        games += games_of(games[-1], batch)
        answered.append(batch.game.version)
    people = (*recording.people, *[rules.automaton] * (len(batch.game.seats) - recording.players))
    return Demonstration(recording, people, tuple(games), tuple(answered))


def to_plan(rules: AnyRuleset, recording: Recording) -> GamePlan:
    """A table of people, then automata."""
    options = msgspec.convert(recording.options, rules.options)
    seats = (*[SeatPlan("human")] * recording.players, *[SeatPlan("automaton")] * rules.seating(options, recording.players))
    return GamePlan(
        options=options, seats=seats, visibility="unlisted", delay_s=0, deal="fresh", analysis=False, stated={}, group=None,
        seed=bytes.fromhex(recording.seed), secret=bytes(32), codes=(None,) * len(seats),
        claimed=dict.fromkeys(range(recording.players), NO_HASH), organiser=NO_HASH, arbiter=None, pace_ms=0, games_log=None,
        players=(None,) * len(seats),
    )  # fmt: skip


def games_of(before: Game | None, batch: Batch) -> Iterator[Game]:
    """The game after each event of a batch; of the first batch, the game after it alone."""
    if before is None:
        yield batch.game
        return
    for each in batch.entries:
        before = evolve(before, each.stored, each.digest)
        yield before


@cache
def demonstration_moments(rules: AnyRuleset) -> tuple[ShownMoment, ...]:
    """The game from its first decision on, in words and moves.  Raises Missing."""
    return tuple(tell_moments(require_demonstration(rules)))


def tell_moments(shown: Demonstration) -> Iterator[ShownMoment]:
    scene = EMPTY
    for game in shown.games[shown.games.index(shown.at(shown.first)) :]:
        info = information_state(game, shown.viewpoint)
        after = scene_shown(info, shown.people)
        last = game.recent[-1]
        if game.version == shown.first or last.version != game.version:  # the first table, and events of the game as such, move nothing
            yield ShownMoment(game.version, Told("", "silent", None, ()), "")
        else:
            event = seen_event(info, last.event)
            told = tell_entry(game.rules, event, shown.people, reader(info), before=scene, after=after)
            yield ShownMoment(game.version, told, line_of_event(game.rules, event, shown.people))
        scene = after


def require_demonstration(rules: AnyRuleset) -> Demonstration:
    """The recorded game.  Raises Missing."""
    found = find_demonstration(rules)
    if found is None:
        raise Missing("This game has no recorded table.")
    return found
