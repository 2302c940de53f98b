"""A seat whose nonce was sent and left out of the luck says so, and keeps what it sent."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import httpx
import pytest

from deaddrop_client import Client, NonceLeftOut, mine
from domain.catalogue import Catalogue
from tests.clients_python.conftest import serve
from tests.clients_python.faults import Network
from tests.equipment.memory_store.store import MemoryStore
from tests.http.beginnings import Clock
from tests.http.test_luck import strike


def test_is_warned_of_once_and_the_nonce_is_kept(every_ruleset: Catalogue, tmp_path: Path) -> None:
    clock = Clock()
    app = serve(MemoryStore(clock), every_ruleset, tmp_path, now_ms=clock)
    network = Network(httpx.WSGITransport(app=app))
    network.is_hit = lambda request: request.url.path.endswith("/nonce")
    with Client("http://service", transport=network) as client:
        network.faults = [lambda request, _: httpx.Response(500, text="down") for _ in range(2)]
        game = client.create("infiltrators", [mine(), mine()])
        clock.ms += 20_000
        strike(app, game.id)
        with pytest.warns(NonceLeftOut, match="without the nonce that seat 0 sent"):
            luck = game.seats[0].view().luck
        assert luck is not None
        assert luck.silent == [0, 1]
        sent = client.vault.sent(game.id, 0)
        assert sent is not None
        assert sha256(sent.encode()).hexdigest() == luck.commits[0]
        game.seats[0].view()  # warns no more: warnings are errors here
