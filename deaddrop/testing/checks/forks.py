"""Laws of forks: from any moment of a game they can be played to an end, and their record is consistent."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from deaddrop.testing.checks.records import record_of, verdict
from deaddrop.testing.checks.worlds import difference
from deaddrop.testing.plays import Play, cause, plan, random_act
from deaddrop.testing.schedule import IS_LONG
from domain.game import decide
from domain.game.aggregate import Game, plaintext
from domain.game.batch import Batch
from domain.game.commands import parse_command
from domain.game.entry_codec import AnyEntry, ChainedEntry
from domain.game.events.clock_events import CLOCK_EVENTS
from domain.game.events.game_events import (
    AutomationFailed,
    GameAborted,
    GameRestored,
    SeatAbsent,
    SeatResigned,
    TokenMinted,
)
from domain.game.events.intervention_events import INTERVENTION_EVENTS, SlipExchanged
from domain.game.folds.evolve import evolve, initial_game
from domain.game.fork import ForkPlan, decide_fork, last_forkable_version, sample_position
from domain.game.opening.creation import GamePlan
from domain.kernel.secrecy import Event

CHILD = "07" + "b" * 16
MOMENTS = 4 if IS_LONG else 1
"""Moments of each game that are forked."""
STRAY = (
    AutomationFailed, GameAborted, GameRestored, SeatAbsent, SeatResigned, TokenMinted,
    *CLOCK_EVENTS, *INTERVENTION_EVENTS, SlipExchanged,
)  # fmt: skip
"""Events that no seat caused by the rules."""


class Log(NamedTuple):
    """A game's entries, and the game after each."""

    entries: tuple[ChainedEntry, ...]
    games: tuple[Game, ...]

    def at(self, version: int) -> Game:
        """The game at the moment from which a fork at this version continues."""
        return self.games[last_forkable_version([each.stored for each in self.entries], 1, version) - 1]


def log_of(play: Play) -> Log:
    entries = tuple(each for step in play.steps for each in step.batch.entries)
    games = [initial_game(play.last.id, play.rules, entries[0].stored, entries[0].digest)]
    for each in entries[1:]:
        games.append(evolve(games[-1], each.stored, each.digest))
    return Log(entries, tuple(games))


def moments(log: Log, rng: Random) -> Iterator[Game]:
    """Some moments of a game."""
    versions = range(1, len(log.games) + 1)
    for version in sorted(rng.sample(versions, min(len(versions), MOMENTS))):
        yield log.at(version)


def seating(parent: Game, rng: Random, *, luck: str) -> GamePlan:
    """A plan of a fork with every seat taken."""
    players = sum(place.kind != "automaton" for place in parent.seats)
    options = msgspec.convert(parent.created.options, parent.rules.options)
    planned = plan(parent.rules, options, players, rng)
    return planned._replace(seed=bytes.fromhex(plaintext(parent.created.seed))) if luck == "same" else planned


def play_on(batch: Batch, rng: Random) -> tuple[Batch, ...]:
    """A game continued at random to its end."""
    batches = [batch]
    while batches[-1].game.is_running:
        act, _, _ = random_act(batches[-1].game, rng, len(batches))
        batches.append(act(batches[-1].game))
    return tuple(batches)


def rng_of(play: Play) -> Random:
    return Random(sha256(play.last.digest).digest())


def exact_forks_play_on(play: Play) -> None:
    """With the parent's luck or another; the parent's entries and the fork are one consistent record."""
    log, rng = log_of(play), rng_of(play)
    for parent in moments(log, rng):
        luck: Literal["same", "fresh"] = rng.choice(("same", "fresh"))
        batch = decide_fork(ForkPlan(parent, "all", luck=luck), CHILD, seating(parent, rng, luck=luck), cause(0))
        assert batch.entries[0].public["version"] == parent.version + 1
        assert batch.game.state == parent.state or parent.state is None
        batches = play_on(batch, rng)
        found = verdict(record_of([Batch(log.entries[: parent.version], parent), *batches]), play.rules)
        assert (found.verdict, found.decided) == ("consistent", True), found


def same_luck_and_commands_give_the_same_fork(play: Play) -> None:
    """A fork with the parent's luck and commands has the parent's events."""
    log, rng = log_of(play), rng_of(play)
    for parent in moments(log, rng):
        rest = log.entries[parent.version :]
        if parent.state is None or any(is_stray(play, each.stored) for each in rest):
            continue
        game = decide_fork(ForkPlan(parent, "all", luck="same"), CHILD, seating(parent, rng, luck="same"), cause(0)).game
        happened: list[Event] = []
        for number, each in enumerate(rest):
            if each.stored.command is not None and each.stored.by is not None:
                command = parse_command(play.rules, each.stored.command)
                batch = decide.answer_decision(
                    game, each.stored.by, None, command, cause(number, each.stored.by, command)
                )
                happened += [made.stored.event for made in batch.entries]
                game = batch.game
        assert happened[:-1] == [each.stored.event for each in rest][:-1]


def is_stray(play: Play, stored: AnyEntry) -> bool:
    """Whether no seat caused this by the rules: a timeout, or one of `STRAY`."""
    is_struck = stored.by is None and type(stored.event) in play.rules.events
    return is_struck or isinstance(stored.event, STRAY)


def sampled_forks_play_on(play: Play) -> None:
    """In a world that is sampled from a seat's view and looks the same to it; the record is consistent."""
    log, rng = log_of(play), rng_of(play)
    for parent in moments(log, rng):
        if parent.state is None:
            continue
        seat = rng.randrange(len(parent.seats))
        batch = decide_fork(ForkPlan(parent, seat, "seed"), CHILD, seating(parent, rng, luck="fresh"), cause(0))
        state = batch.game.state
        assert state is not None
        differs = difference("table", state.table, parent.state.table)
        differs = differs or difference("mind", state.minds[seat], parent.state.minds[seat])
        assert not differs, f"a fork from the view of seat {seat} begins with another view: {differs}"
        assert batch.entries[0].public["data"]["parent"].digest == parent.digest.hex()
        found = verdict(record_of(play_on(batch, rng)), play.rules)
        assert (found.verdict, found.decided) == ("consistent", True), found


def sampled_forks_follow_from_the_view(play: Play) -> None:
    """Another world that the seat cannot tell from the true one gives the same fork, to the byte."""
    log, rng = log_of(play), rng_of(play)
    for parent in moments(log, rng):
        if parent.state is None:
            continue
        seat = rng.randrange(len(parent.seats))
        other = sample_position(parent.rules, parent.state.table, parent.state.minds[seat], str(rng.random()))
        planned = seating(parent, rng, luck="fresh")
        one, two = (
            decide_fork(ForkPlan(replace(parent, state=state), seat, "seed"), CHILD, planned, cause(0)).events
            for state in (parent.state, other)
        )
        assert one == two


LAWS = (
    exact_forks_play_on,
    same_luck_and_commands_give_the_same_fork,
    sampled_forks_play_on,
    sampled_forks_follow_from_the_view,
)
