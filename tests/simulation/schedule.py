"""One schedule: a house, people, and what befalls them, from a seed; then everything must be as it was promised."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from hashlib import sha256
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple, cast
from unittest.mock import patch

from domain.catalogue import Catalogue, discover
from domain.game import replay
from domain.game.aggregate import Game, plaintext
from domain.game.bot_answer import choose_policy
from domain.game.replay import apply_entry
from projections.lobby import NAME
from projections.rendered_view import encode_json
from service.app.bots.automation import load_members
from service.app.core import game_repository
from service.app.core.context import Context
from service.app.core.game_repository import GameRepository
from service.app.due.outages import BEAT_MS, GAP_MS, Outage
from service.app.maintenance.doctor import FAR_MS
from service.app.projected import lobby
from service.store import Store
from tests.faults.history import History
from tests.faults.invariants import broken
from tests.restorable import RestorableStore
from tests.simulation.house import House
from tests.simulation.people import People
from tests.simulation.shelf import ShelvedStore
from tests.simulation.strikes import stamp_problems, strike_problems
from tests.simulation.weather import drawn
from tests.simulation.wire import STALL_MS
from tests.simulation.world import World
from tests.toys import TOYS
from workers import automation_job

CATALOGUE = Catalogue(*TOYS, *discover())
LARGE = 0.03
"""How often a real game is played. Small ones are over soon, and what breaks does not depend on the rules."""
GROUPS = 0.2
"""How often a game is the first of several that share their luck."""
RESTORED = 0.15
"""How often the store is brought back to what it held some time before, as from a backup or by a fail-over."""
CLOCKED = 0.3
"""How often tables have clocks; then every process keeps the time of the store, however wrong its host is."""
ARCHIVED = 0.15
"""How often games are archived as soon as they are over, while people look back at them."""
GAMES = (1, 1, 1, 2, 3)
LONGEST_MS = 900_000
MANY = 1_000
REST_MS = 300_000
"""How long automation may take to come to rest, once nothing is broken any more."""

Wrap = Callable[[Store], Any]


class Failed(Exception):
    """A schedule after which a promise is broken. Its seed plays it again."""

    def __init__(self, seed: int, problems: list[str]) -> None:
        super().__init__(f"seed {seed}: " + "; ".join(problems))


class Played(NamedTuple):
    """What came of a schedule: how many turns it had, how many commands ended how, and a mark of all of it."""

    turns: int
    kinds: Counter[str]
    events: int
    mark: str


def sound(store: Store) -> Store:
    """Nothing is planted."""
    return store


def play(seed: int, wrap: Wrap = sound, *, clocked: float = CLOCKED) -> Played:
    """Play the schedule of a seed.  Raises Failed.

    wrap: what the house gets for the store, to plant a fault that must be found; clocked: how often tables have clocks.
    """
    world = World(seed)
    store, history = ShelvedStore(lambda: world.now_ms), History()
    with in_virtual_time(world):
        house = House(world, wrap(store), CATALOGUE, drawn(world.luck))
        clocks = Random(f"{seed}/clocks")
        house.clocks = clocks if clocks.random() < clocked else None
        people = People(house, history)
        fate = Random(f"{seed}/restored")
        kind = fate.random()
        if kind < RESTORED:
            world.start(None, lambda: bring_back(world, house, store, history, fate))
        elif kind < RESTORED + ARCHIVED:
            house.begin_archiving(fate)
        try:
            problems = list(story(world, house, people, store))
            world.end()
            store.unshelve()
            problems = problems or [each.why for each in broken(store, CATALOGUE, history)]
            if house.clocks is not None:
                problems = problems or list(stamp_problems(store))
            problems = problems or list(strike_problems(store, CATALOGUE, long_outages(house, history)))
            problems = problems or list(
                aftermath(house, people, store, history.losers, is_listed=not (history.restores or house.is_archiving))
            )
        except Exception as error:
            raise Failed(seed, [repr(error)]) from error
        finally:
            world.end()
    if problems:
        raise Failed(seed, problems)
    entries = [entry for game in sorted(store.games()) for entry in store.read(game)]
    mark = sha256(b"".join(entry.digest for entry in entries)).hexdigest()[:16]
    return Played(world.turns, Counter(each.kind for each in history), len(entries), mark)


def story(world: World, house: House, people: People, store: Store) -> Iterator[str]:
    """Games are played while things break; then nothing breaks any more, and automation must come to rest."""
    for _ in range(world.luck.choice(GAMES)):
        rules = world.luck.choice(tuple(CATALOGUE) if world.luck.random() < LARGE else TOYS)
        (people.host_group if world.luck.random() < GROUPS else people.host)(rules)
    happening = world.start(None, lambda: disasters(world, house))
    until_ms = world.now_ms + LONGEST_MS
    world.run(lambda: people.are_done or world.now_ms > until_ms)
    people.check()
    if not people.are_done:
        yield "people wait for ever"
    happening.thread.throw()
    house.calm()
    until_ms = world.now_ms + STALL_MS
    world.run(lambda: world.now_ms > until_ms)
    house.restart()
    until_ms = world.now_ms + REST_MS
    world.run(lambda: world.turns % 64 == 0 and (world.now_ms > until_ms or at_rest(house, store)))
    house.check()
    if not at_rest(house, store):
        yield f"automation does not come to rest: {store.owed(FAR_MS, 10)}"
    house.is_closing = True


def at_rest(house: House, store: Store) -> bool:
    """Whether nothing is owed but by people and clocks, and the lobby has read all feeds."""
    games = house.fresh(store, store.clock_ms).games
    owed = [games.load(game) for game in store.owed(FAR_MS, MANY)]
    waits = all(waits_for_group(games, game) or waits_for_time(game, store.clock_ms()) for game in owed)
    places, ends = store.checkpoint(NAME), store.feed_ends()
    return waits and all(moment(places[partition]) >= moment(end) for partition, end in ends.items())


def moment(feed_id: str) -> list[int]:
    return [int(part) for part in feed_id.split("-")]


def waits_for_time(game: Game, now_ms: int) -> bool:
    """Whether nothing is owed but what a clock will owe."""
    if game.automatic_decisions():
        return False
    if game.clock is not None:
        return True
    return game.next_deadline_ms is not None and game.next_deadline_ms > now_ms


def waits_for_group(games: GameRepository, game: Game) -> bool:
    """Whether a game is over, and another that shares its luck is not."""
    group = plaintext(game.created.group)
    if group is None or game.is_running:
        return False
    root = games.load(group.root or game.id)
    return any(
        each.is_running for each in (root, *load_members(cast("Context", SimpleNamespace(games=games)), root.members))
    )


def disasters(world: World, house: House) -> None:
    """Now and then something happens to a process, the store or the jobs."""
    while True:
        world.pause(1_000)
        if world.luck.random() >= house.weather.disaster:
            continue
        process = world.luck.choice([*house.apis, *house.parts])
        match world.luck.randrange(4):
            case 0:
                process.crash()
            case 1:
                house.jobs.waiting.clear()
            case 2:
                house.go_down(world.luck.randrange(4_000))
            case 3:
                process.wrong_ms = world.luck.randint(-house.weather.clock_ms, house.weather.clock_ms)


def long_outages(house: House, history: History) -> list[Outage]:
    """Those that are noticed: after the first sign of life, unless what was noted was lost."""
    if history.restores:
        return []
    shortest_ms = GAP_MS + 2 * BEAT_MS
    return [
        each for each in house.outages if each.first_ms > house.alive_ms and each.last_ms - each.first_ms > shortest_ms
    ]


def bring_back(world: World, house: House, store: RestorableStore, history: History, luck: Random) -> None:
    """Some time after a backup the store is down for a moment, and then holds that; who follows its feeds loses the connection."""
    world.pause(luck.randrange(5_000))
    kept = store.backup()
    world.pause(luck.randrange(5_000))
    house.go_down(1_000)
    before = heads(store)
    store.restore(kept)
    history.restored(before, heads(store))
    world.pause(1_000)
    house.restart()


def heads(store: Store) -> dict[str, int]:
    """The version of every game."""
    return {game: store.read(game)[-1].version for game in store.games()}


def aftermath(house: House, people: People, store: Store, losers: set[str], *, is_listed: bool) -> Iterator[str]:
    """Who asks again gets the same answer, and what was projected is what is projected again, as an operator does after a restore.

    losers: games of which the store has lost something; is_listed: whether the lobby lists all there is.
    """
    fresh = house.fresh(store, lambda: house.world.now_ms)
    before = store.games()
    for each in people.asking.kept[-10:]:
        answer, replayed = each.ask(fresh)
        if not replayed or encode_json(answer) != each.told:
            yield f"who asked again was told {json.loads(encode_json(answer))} instead of {json.loads(each.told)}"
    followed = store.rows(NAME, None, MANY)
    lobby.rebuild_lobby(fresh)
    if store.rows(NAME, None, MANY) != followed and is_listed:
        yield "the lobby made again is not the one that followed the feeds"
    for game in map(fresh.games.load, before):
        group = plaintext(game.created.group)
        root = fresh.games.load(group.root or game.id) if group is not None else game
        # The store may be brought back to before a game joined or ended, and what somebody had sent by then arrive after that.
        is_as_it_was = game.id not in losers and (root.id == game.id or game.id in root.members or is_listed)
        if group is not None and game.is_running and root.is_revealed and is_as_it_was:
            yield f"{game.id} is on, and its luck is known to everybody"
    if store.games() != before:
        yield "asking again made another game"


@contextmanager
def in_virtual_time(world: World) -> Iterator[None]:
    """What waits or measures waits and measures in the world; bots think at once, and some fail."""

    def some_fail(rules: Any, place: Any) -> Any:
        def answer(*seen: Any) -> Any:
            if place.kind == "bot" and world.luck.random() < 0.02:
                raise ZeroDivisionError
            return choose_policy(rules, place)(*seen)

        return answer

    once = folded_once()
    with (
        patch.object(game_repository, "apply_entry", once),
        patch.object(replay, "apply_entry", once),
        patch.object(game_repository, "time", SimpleNamespace(sleep=lambda s: world.pause(int(1_000 * s)))),
        patch.object(game_repository, "random", world.luck),
        patch.object(automation_job, "time", SimpleNamespace(monotonic=lambda: world.now_ms / 1_000)),
        patch.object(automation_job, "timebox", lambda _: nullcontext()),
        patch.object(automation_job, "choose_policy", some_fail),
    ):
        yield


def folded_once() -> Callable[..., Game]:
    """Folds each event after each history once: it is the same game in every process. Of two histories with the same
    digests, after a restore, each has the keys of its own requests.
    """
    known: dict[tuple[str, bytes, tuple[str, ...], Any], Game] = {}

    def once(game: Game | None, game_id: str, rulesets: Any, line: Any) -> Game:
        place = (game_id, game.digest, tuple(game.answered.last), line) if game else (game_id, b"", (), line)
        if place not in known:
            known[place] = apply_entry(game, game_id, rulesets, line)
        return known[place]

    return once
