"""Places that all clients share: no client and no range of addresses takes them all, and each such place is in one table."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

import service
from domain.kernel.errors import Conflict
from domain.ruleset_check import MOST_SEATS
from service.app.chat.blocks import MOST_BLOCKS
from service.app.chat.speakers import MOST_NOTES
from service.app.playouts.pool import Playouts
from service.app.projected.open_games import take_place
from service.config import Config
from service.factory import create_app
from service.gunicorn.shares import ConnectionShares
from service.http.app_services import NAME
from service.http.streaming.slices import SlicePool
from service.shares import Shares, TurnQueue, networks_of
from tests.equipment.memory_store.store import MemoryStore

Place = Callable[[Flask], Shares]


def services(app: Flask) -> Any:
    return app.extensions[NAME]


PLACES: dict[str, Place] = {
    "factory.create_app: MOST_WAITING": lambda app: services(app).streams.waiting.held,
    "factory.create_app: config.streams": lambda app: services(app).streams.places,
    "pictures.rasters.Rasters: PLACES": lambda app: services(app).context.rasters.queue.places,
    "app.playouts.pool.Playouts: WAITING": lambda app: services(app).context.playouts.queue.places,
    "app.audits.audit_pool.AuditorQueue: places": lambda app: services(app).context.audits._queue._places,
    "app.audits.draft_pool.Drafts: SMALL_AT_ONCE": lambda app: services(app).context.drafts._small,
    "http.streaming.slices.SlicePool: most": lambda _: SlicePool()._under_way,
    "gunicorn.shares.ConnectionShares: 2 * count": lambda _: ConnectionShares(1000, has_each=True)._connections,
    "gunicorn.shares.ConnectionShares: LARGE_AT_ONCE": lambda _: ConnectionShares(1000, has_each=True)._large,
}
"""By where it is made: the places of one process, with a share for each network."""
APART = {
    "factory.create_app: threads": "threads under a server that keeps its sockets: no installation of ours does, and a quarter is two tables",
    "shares.TurnQueue: count": "the queue's own, which its owners name above",
}
"""Places without the law, and why."""
COUNTED = {
    "service.app.chat.messages: MOST_MESSAGES": "of a room: a share of each author, in the script that adds a message",
    "service.app.seeks.seek_rows: MOST_SEEKS": "a tenth for each network, of those that it made or joined",
    "service.app.webhook_state.webhook_rows: MOST_WEBHOOKS": "of one inbox or player",
    "service.app.webhooks.push: MOST_SUBSCRIPTIONS": "of one inbox or player",
    "service.app.feeds.inboxes: MOST_SEATS": "of one inbox",
    "service.app.chat.blocks: MOST_BLOCKS": "of one seat: ten seats leave room for the other notes of a game",
    "workers.fair_order: MOST": "the owner with the most loses one, which the sweeper finds again",
}
"""Bounds that are counted without `Shares`, and for whom."""
STORED = {
    "app.studies.studies": "studies, by `take_place`",
    "app.moderation.reports": "open reports, by `take_place`",
}
"""Modules that bound what the store holds for all."""
CLIENTS = {
    "one client": lambda number: "192.0.2.1",
    "an IPv4 /24": lambda number: f"192.0.2.{number % 256}",
    "an IPv6 /48": lambda number: f"2001:db8:7:{number:x}::1",
}
STRANGERS = ("198.51.100.1", "2001:db8:8::1")


@pytest.fixture(scope="module")
def app() -> Flask:
    return create_app(Config.from_env({"DEADDROP_SECRET": "5e" * 32}), store=MemoryStore())


@pytest.mark.parametrize("client", CLIENTS)
@pytest.mark.parametrize("name", PLACES)
def test_whoever_fills_a_place_leaves_room_for_strangers(app: Flask, name: str, client: str) -> None:
    place = PLACES[name](app)
    taken = []
    for number in range(300):
        networks = networks_of(CLIENTS[client](number))
        if place.acquire(networks) is None:
            taken.append(networks)
    try:
        assert 0 < len(taken) < 300
        assert [place.acquire(networks_of(each)) for each in STRANGERS] == [None, None]
        for each in STRANGERS:
            place.release(networks_of(each))
    finally:
        for networks in taken:
            place.release(networks)
    assert place.in_use == 0


@pytest.mark.parametrize("client", CLIENTS)
def test_whoever_fills_a_stored_place_leaves_room_for_strangers(app: Flask, client: str) -> None:
    context = services(app).context

    def takes(address: str, item: str) -> bool:
        owners = [context.derive("owner", each)[:12].hex() for each in networks_of(address)]
        try:
            take_place(context, owners, client.replace(" ", "-").lower().replace("/", "-"), item, 20, 200, ("Things", "Wait."))
        except Conflict:
            return False
        return True

    taken = sum(takes(CLIENTS[client](number), f"i{number}") for number in range(300))
    assert 0 < taken <= 20
    assert all(takes(each, f"s{number}") for number, each in enumerate(STRANGERS))


def test_every_place_is_in_the_table() -> None:
    assert set(made_places()) == PLACES.keys() | APART.keys()
    assert set(callers("take_place")) == STORED.keys()


@pytest.mark.parametrize("place", COUNTED)
def test_bounds_that_are_counted_apart_exist(place: str) -> None:
    module, name = place.split(": ")
    assert getattr(import_module(module), name) > 0


def test_notes_of_all_seats_fit_into_a_game() -> None:
    assert MOST_SEATS * (MOST_BLOCKS + 1) < MOST_NOTES


def test_no_bound_of_all_is_kept_by_a_semaphore() -> None:
    assert list(callers("BoundedSemaphore")) == []


def modules() -> Iterator[tuple[str, ast.Module]]:
    root = Path(service.__file__).parent
    for path in sorted(root.rglob("*.py")):
        yield ".".join(path.relative_to(root).with_suffix("").parts), ast.parse(path.read_text())


def made_places() -> Iterator[str]:
    """Where `Shares` and `TurnQueue` are made: module, class or function, and the count."""
    for module, tree in modules():
        for top in tree.body:
            for node in ast.walk(top):
                if isinstance(node, ast.Call) and called(node) in (Shares.__name__, TurnQueue.__name__):
                    yield f"{module}.{getattr(top, 'name', '')}: {ast.unparse(node.args[0])}"


def callers(name: str) -> Iterator[str]:
    for module, tree in modules():
        if any(isinstance(node, ast.Call) and called(node) == name for node in ast.walk(tree)):
            yield module


def called(node: ast.Call) -> str:
    """The name of a called function, with or without its type arguments."""
    return ast.unparse(node.func).partition("[")[0].rpartition(".")[2]


def test_networks_take_turns() -> None:
    queue: TurnQueue[str] = TurnQueue(100)
    for number in range(5):
        queue.put(f"greedy {number}", networks_of(f"192.0.2.{number}"))
    queue.put("modest", networks_of("198.51.100.1"))
    order = []
    for _ in range(6):
        with queue.take() as found:
            order.append(found)
    assert order == ["greedy 0", "modest", "greedy 1", "greedy 2", "greedy 3", "greedy 4"]
    assert queue.places.in_use == 0


def test_a_school_behind_one_address_finds_room(app: Flask) -> None:
    """Thirty people, of whom each follows a stream, waits for a table, and looks at a picture, over six connections."""
    school = networks_of("192.0.2.1")
    for name, each in (("config.streams", 2), ("MOST_WAITING", 2), ("PLACES", 1)):
        place = next(found(app) for row, found in PLACES.items() if row.endswith(f": {name}"))
        assert [place.acquire(school) for _ in range(30 * each)] == [None] * (30 * each)
        for _ in range(30 * each):
            place.release(school)
    connections = ConnectionShares(3000, has_each=True)._connections
    assert [connections.acquire(school) for _ in range(30 * 6)] == [None] * 180


def test_playouts_that_no_process_begins_take_no_place() -> None:
    playouts = Playouts()
    playouts.ask("game", networks_of("192.0.2.1"), lambda: None, lambda _: None, lambda: True)
    assert playouts.queue.places.in_use == 0
