"""People find a table by a seek, with their nonces."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from deaddrop_client import Client, UnexpectedAnswer, problems
from tests.clients_python.faults import Network, lost


def test_three_clients_find_a_table(network: Network) -> None:
    network.is_hit = lambda request: "/seeks" in request.url.path
    network.faults = [lost]
    clients = [Client("http://service", transport=network) for _ in range(3)]
    first = clients[0].seek("microfilms", 3, "Anna", clock={"decision_s": 60})
    [found] = clients[1].seeks("microfilms")
    assert (found.id, found.people, clients[1].seeks("microdot")) == (first.id, 1, [])
    network.faults = [lost]
    places = [first, clients[1].join_seek(found.id, "Boris"), clients[2].join_seek(found.id)]
    with ThreadPoolExecutor(3) as pool:
        seats = list(pool.map(lambda place: place.wait(), places))
    assert len({seat.game for seat in seats}) == 1
    assert sorted(seat.number for seat in seats) == [0, 1, 2]
    luck = seats[0].view().luck
    assert luck is not None
    assert all(luck.commits)
    with ThreadPoolExecutor(3) as pool:
        list(pool.map(lambda seat: seat.begin(), seats))
    view = seats[0].view()
    assert view.luck is not None
    assert (view.status, view.luck.given) == ("playing", [True, True, True])
    with pytest.raises(problems.SeekFilled):
        first.leave()


def test_who_leaves_is_gone(network: Network) -> None:
    with Client("http://service", transport=network, luck=False) as client:
        first = client.seek("microfilms", 3)
        second = client.join_seek(first.id)
        first.leave()
        assert [each.people for each in client.seeks()] == [1]
        with pytest.raises(problems.Gone):
            first.wait()
        second.leave()
        assert client.seeks() == []
    assert second.token not in repr(second.place)


def test_a_seek_waits_for_as_long_as_it_asks_the_service_to(network: Network) -> None:
    """Or the answer of a table that opens late is never read."""
    with Client("http://service", transport=network, luck=False) as client:
        place = client.seek("microfilms", 3)
        network.faults = [lambda request, _: httpx.Response(410, json={})]
        with pytest.raises(UnexpectedAnswer):
            place.wait()
    asked = network.seen[-1]
    assert asked.extensions["timeout"]["read"] > int(asked.url.params["wait"])
