"""The table that follows one that was cancelled for want of nonces."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from deaddrop_client import Client, FolderStore, bot, mine, problems
from domain.catalogue import Catalogue
from service.config import Config
from service.factory import create_app
from service.store import MemoryStore
from tests.clients_python.faults import Network, lost
from tests.generous import GENEROUS
from tests.http.beginnings import Clock
from tests.http.test_luck import strike


def test_seats_and_organiser_go_on_at_the_table_that_follows(every_ruleset: Catalogue, tmp_path: Path) -> None:
    clock = Clock()
    told = {"DEADDROP_SECRET": "5e" * 32, "DEADDROP_DATA": str(tmp_path), "DEADDROP_LIMITS": GENEROUS}
    config = Config.from_env(told)
    app = create_app(config, store=MemoryStore(clock), catalogue=every_ruleset, now_ms=clock, jobs=lambda: True)
    network = Network(httpx.WSGITransport(app=app))
    network.is_hit = lambda request: request.url.path.endswith(("/nonce", "/successor"))
    with Client("http://service", transport=network, store=FolderStore(tmp_path / "kept")) as client:
        network.faults = [lambda request, _: httpx.Response(500, text="down") for _ in range(2)]
        game = client.create("microfilms", [mine(), mine(), bot()], luck={"nonces": "required"})
        with pytest.raises(problems.NotCancelled):
            game.seats[0].successor()
        clock.ms += 120_000
        strike(app, game.id)
        again = game.successor()
        network.faults = [lost]
        seats = [each.successor() for each in game.seats]
        assert {each.game for each in seats} == {again.id} != {game.id}
        assert [each.number for each in seats] == [0, 1]
        assert game.seats[0].successor().token == seats[0].token
        for each in seats:
            each.view()
        found = again.watch().view()
    assert found.status == "playing"
    assert found.luck is not None
    assert found.luck.given == [True, True, False]
