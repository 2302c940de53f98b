"""A club in a test: a store, a worker that takes what is due, and tournaments whose officials act by their commands."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import Any, Protocol

from msgspec import json
from msgspec.structs import replace

from domain.catalogue import Catalogue, discover
from domain.game.aggregate import Game
from domain.kernel.timestamps import milliseconds, timestamp
from extensions.tournaments.app.owed_steps.find_game import games_of
from extensions.tournaments.app.state import Tournaments
from extensions.tournaments.domain.batch import FactBatch, FactCause
from extensions.tournaments.domain.decide import attendance, drafting, entering, finishing, life, publishing
from extensions.tournaments.domain.decide.entering import NewEntry
from extensions.tournaments.domain.decide.life import TournamentPlan
from extensions.tournaments.domain.facts.parts import Unfinished
from extensions.tournaments.domain.regulations.presets import preset_regulations
from extensions.tournaments.domain.regulations.regulations import Regulations
from extensions.tournaments.domain.tournament import Tournament
from service.app.core.context import Context
from service.app.core.game_repository import GameRepository
from service.app.core.hooks import make_states
from service.extensions import Extensions, installed_extensions
from service.factory import core_parts
from service.ids import game_id
from service.store import Store, letter_of, stream_id
from tests.equipment.key_in_memory import KeyInMemory
from tests.equipment.memory_store.store import MemoryStore
from tests.tournaments.aggregate.hall import SECRET, SEED, START, draft_of, text, token
from workers.automation_job import play_slice
from workers.stream_job import attend_stream

ID = stream_id("t", bytes(11))
CATALOGUE = discover()
STEP_MS = 1000
LONGEST_RUN = 2_000


def club_regulations(preset: str = "league-evening", ruleset: str = "microfilms", **changes: Any) -> Regulations:
    """A preset of a ruleset, some of it changed."""
    return replace(preset_regulations(preset, CATALOGUE.exact(ruleset, 1)), **changes)


class Time(Protocol):
    """A clock that a test moves."""

    ms: int

    def __call__(self) -> int: ...


class Clock:
    """The time of the club: it goes on only when a test says so."""

    def __init__(self) -> None:
        self.ms = milliseconds(START)

    def __call__(self) -> int:
        return self.ms


class Club:
    """A store with a tournament in it. worker: the process that does what is due, if it is another than that of requests."""

    worker: Context | None = None

    def __init__(
        self,
        regulations: Regulations | None = None,
        *,
        catalogue: Catalogue = CATALOGUE,
        clock: Time | None = None,
        context: Context | None = None,
        store: Store | None = None,
    ) -> None:
        """clock, context, store: of another installation than one in memory."""
        self.clock: Time = clock or Clock()
        self.keys, self.luck = count(), random.Random(7)
        self.store: Store = context.store if context is not None else store or MemoryStore(self.clock)
        self.catalogue = catalogue
        self.context = context or self.process()
        stated = regulations or club_regulations()
        rules = catalogue.exact(stated.ruleset, stated.ruleset_version)
        plan = TournamentPlan(stated, text("Autumn league"), SEED, SECRET, token("o1"))
        self.context.part(Tournaments).repository.create(life.create_tournament(ID, rules, plan, self.cause("o1", "create")), "create", "f")

    def process(
        self, store: Store | None = None, catalogue: Catalogue | None = None, extensions: Extensions | None = None
    ) -> Context:
        """Another process on the same store."""
        here = store or self.store
        offered = catalogue or self.catalogue
        games = GameRepository(here, offered, self.clock)
        found = installed_extensions() if extensions is None else extensions
        return Context(
            here, offered, games, b"k" * 32, self.clock, self.luck.randbytes, {**core_parts(KeyInMemory(bytes(32))), **make_states(found, here)}, found,
        )  # fmt: skip

    def cause(self, by: str | None, key: str) -> FactCause:
        return FactCause(timestamp(self.clock.ms), by, key, "f")

    @property
    def tournament(self) -> Tournament:
        return self.context.part(Tournaments).repository.load(ID)

    def state(self, round_number: int) -> str:
        return self.tournament.rounds[round_number].state

    def do(self, decide: Callable[..., FactBatch], *given: Any, by: str | None = "o1", **named: Any) -> Tournament:
        """Carry a request out, a second later."""
        self.clock.ms += STEP_MS
        key = f"k{next(self.keys)}"

        def act(latest: Tournament) -> FactBatch:
            return decide(latest, *given, cause=self.cause(by, key), **named)

        return self.context.part(Tournaments).repository.decide_and_append(ID, key, "f", act).tournament

    def enter(self, people: int, bots: int = 0) -> None:
        """Enter people, then bots of the house."""
        self.do(life.open_entries)
        if people:
            self.do(entering.enter, [NewEntry("all", (text(f"Player {each}"),), token(f"e{each}")) for each in range(1, people + 1)])
        for each in range(bots):
            self.do(entering.enter, [NewEntry("all", (text(f"Bot {each}"),), None, kind="bot", bot="random")])

    def publish(self, round_number: int, starts_in_s: int = 0) -> None:
        """Draft a round and publish it."""
        tournament = self.tournament
        if tournament.regulations.entries.check_in != "none":
            for each in tournament.entries.values():
                if each.is_paired and each.kind != "bot" and not each.is_here(round_number):
                    self.do(attendance.check_in, each.number)
        self.do(drafting.draft_round, round_number, draft_of(self.tournament, round_number))
        version = self.tournament.version
        self.do(publishing.publish, round_number, seen=version, starts_at=timestamp(self.clock.ms + STEP_MS + 1000 * starts_in_s), to_id=game_id)

    def close(self, round_number: int, unfinished: Sequence[Unfinished] = ()) -> None:
        """An official closes a round."""
        self.do(finishing.close_round, round_number, self.tournament.rounds[round_number].changed, unfinished)

    def attend(self, context: Context | None = None) -> bool:
        """Do what is due now, once, as a worker would. Returns whether anything was."""
        context = context or self.worker or self.context
        due = self.store.owed(self.clock.ms, 1_000)
        for each in due:
            if letter_of(each):
                while attend_stream(context, each).goes_on:
                    pass
            else:
                play_slice(context, each, 0)
        return bool(due)

    def run(self, context: Context | None = None) -> None:
        """Do what is due until nothing is."""
        for _ in range(LONGEST_RUN):
            if not self.attend(context):
                return
        raise AssertionError(f"still due: {self.store.owed(self.clock.ms, 5)}")

    def pass_s(self, seconds: int) -> None:
        """Let time pass, and do what is due then."""
        self.clock.ms += 1000 * seconds
        self.run()

    def games(self, round_number: int | None = None) -> Iterator[Game]:
        """The games that are there, those of withdrawn rounds too unless a round is named."""
        for place in games_of(self.tournament):
            is_wanted = round_number is None or (place.round.number == round_number and not place.is_withdrawn)
            if is_wanted and self.context.games.exists(place.game.id):
                yield self.context.games.load(place.game.id)

    def types(self) -> list[str]:
        """The types of all facts."""
        return [json.decode(each.event)["fact"]["type"] for each in self.store.read(ID)]
