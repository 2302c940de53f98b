"""The Python client before a service whose store was really brought back: nothing waits for what is gone, and the caller hears of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from deaddrop_client import Client, HistoryChanged
from service.app.feeds import live_feed
from tests.clients_python.faults import Network
from tests.clients_python.tables import Place, Table, begin_table, first
from tests.http.beginnings import Clock
from tests.restorable import RestorableStore


@pytest.fixture
def store(clock: Clock) -> RestorableStore:
    return RestorableStore(clock)


@pytest.fixture
def client(network: Network) -> Client:
    return Client("http://service", transport=network)


@pytest.fixture
def table(client: Client) -> Table:
    return begin_table(client)


def turn(network: Network, table: Table) -> None:
    """A turn of a table, by programs that are started for it."""
    client = Client("http://service", transport=network)
    seats = [client.seat(each.token) for each in table.seats]
    seat, view = next((each, view) for each in seats if (view := each.view()).decision is not None)
    seat.act(first(view), view)


def lost(network: Network, table: Table, store: RestorableStore) -> int:
    """A version that the store has lost."""
    kept = store.backup()
    turn(network, table)
    version = Client("http://service", transport=network).watch(table.id).view().version
    store.restore(kept)
    return version


CALLS: dict[str, Callable[[Place, int], object]] = {
    "view": lambda seat, _: seat.view(),
    "events": lambda seat, after: seat.events(after),
    "follow": lambda seat, after: list(seat.follow(after=after)),
    "verify": lambda seat, _: seat.verify(),
}


@pytest.mark.parametrize("call", CALLS)
def test_a_program_that_knew_more_is_told(client: Client, network: Network, table: Table, store: RestorableStore, pauses: list[float], call: str) -> None:
    seat = table.seats[0]
    kept = store.backup()
    turn(network, table)
    seat.verify()
    held = seat.chain.head
    store.restore(kept)
    with pytest.raises(HistoryChanged) as noticed:
        CALLS[call](seat, held.version)
    assert noticed.value.held == held
    assert noticed.value.received.version < held.version
    seat.forget()
    assert seat.view().version < held.version
    assert [each.version for each in seat.events()] == list(range(1, seat.view().version + 1))


@pytest.mark.parametrize("call", ["events", "follow"])
def test_a_program_that_knows_a_version_alone_is_told_too(
    client: Client, network: Network, table: Table, store: RestorableStore, pauses: list[float], call: str
) -> None:
    after = lost(network, table, store)
    with pytest.raises(HistoryChanged) as noticed:
        CALLS[call](Client("http://service", transport=network).seat(table.seats[0].token), after)
    assert noticed.value.held.version == after


def test_another_history_that_grew_past_what_was_read_is_told(
    client: Client, network: Network, table: Table, store: RestorableStore, pauses: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_feed, "GLANCE_S", 0.05)
    seat = table.seats[0]
    kept = store.backup()
    turn(network, table)
    seat.verify()
    store.restore(kept)
    for _ in range(3):
        turn(network, table)
    with pytest.raises(HistoryChanged):
        list(seat.follow(after=seat.chain.head.version))
