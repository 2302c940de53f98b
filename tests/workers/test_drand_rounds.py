"""Rounds of drand that games wait for: fetched from relays on this machine, which answer what drand once published."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from domain.catalogue import discover
from domain.game.luck.drand import CHAIN, round_ms
from domain.kernel.errors import Conflict
from service.app.core.context import Context
from service.app.core.game_repository import GameRepository
from service.app.core.idempotent_requests import Request
from service.app.core.installation import Installation
from service.app.due.awaited_rounds import NAME, note_awaited_round
from service.app.new_games.create import create
from service.app.new_games.creation_request import Creation, Creator, DealRequest, SeatRequest
from service.cannot_start import BadSetting
from service.config import Config
from service.factory import core_parts
from tests.equipment.key_in_memory import KeyInMemory
from tests.equipment.memory_store.store import MemoryStore
from tests.hang import until
from tests.rounds import EARLIER, NAMED_MS, NUMBER, SIGNATURE
from tests.workers.following import following
from workers.drand_rounds import Relays, fetch_rounds, give_due_rounds
from workers.share import Share


class Watch:
    def __init__(self) -> None:
        self.ms = NAMED_MS

    def __call__(self) -> int:
        return self.ms


@pytest.fixture
def watch():
    return Watch()


@pytest.fixture
def context(watch):
    store, catalogue = MemoryStore(watch), discover()
    return Context(
        store, catalogue, GameRepository(store, catalogue, watch), b"k" * 32, watch, os.urandom,
        core_parts(KeyInMemory(bytes(32)), Installation(has_relays=True)),
    )  # fmt: skip


@contextmanager
def relay(answer: bytes, status: int = 200) -> Iterator[tuple[str, list[str]]]:
    """A relay that answers so; its URL, and the paths that it was asked for."""
    asked: list[str] = []

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(self.path)
            self.send_response(status)
            self.send_header("Content-Length", str(len(answer)))
            self.end_headers()
            self.wfile.write(answer)

        def log_message(self, *_: object) -> None:
            """Nothing is written."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}", asked
    server.shutdown()
    thread.join()
    server.server_close()


def told(signature: str = SIGNATURE, number: int = NUMBER) -> bytes:
    return json.dumps({"round": number, "randomness": "00" * 32, "signature": signature}).encode()


def waiting_game(context: Context) -> str:
    """A full table that waits for the round."""
    seats = [SeatRequest("human", claim=True)] * 3
    wanted = Creation(
        "microfilms", {}, seats, "unlisted", 0, DealRequest(), analysis=False, arbiter=False, luck={"public": "drand"}
    )
    made, _ = create(context, wanted, Creator("test", Request(os.urandom(8).hex(), "f")))
    return str(made.id)


def status(context: Context, game_id: str) -> str:
    return context.games.load(game_id).status


def test_a_round_is_fetched_when_it_is_due_and_once_for_all_games(context, watch):
    games = [waiting_game(context) for _ in range(3)]
    for each in games:
        note_awaited_round(context.store, context.games.load(each))
    with relay(told()) as (url, asked):
        watch.ms = round_ms(NUMBER) - 1
        give_due_rounds(context, Relays([url]))
        assert asked == []
        watch.ms += 1
        give_due_rounds(context, Relays([url]))
        assert asked == [f"/{CHAIN}/public/{NUMBER}"]
    assert [status(context, each) for each in games] == ["playing"] * 3
    assert context.store.rows(NAME, None, 10) == []


def test_what_no_relay_proves_is_waited_for(context, watch):
    game_id = waiting_game(context)
    note_awaited_round(context.store, context.games.load(game_id))
    watch.ms = round_ms(NUMBER) + 86_400_000
    lies = [(told(EARLIER), 200), (told(EARLIER, 123), 200), (told(), 404), (b"{", 200), (b"x" * 5_000, 200)]
    for answer, code in lies:
        with relay(answer, code) as (url, asked):
            assert not give_due_rounds(context, Relays([url]))
            assert len(asked) == 1
        assert status(context, game_id) == "seating"
    with relay(told(EARLIER)) as (bad, _), relay(told()) as (good, _):
        assert give_due_rounds(context, Relays([bad, good]))
    assert status(context, game_id) == "playing"


def test_a_game_that_waits_no_longer_is_forgotten(context, watch):
    game_id = waiting_game(context)
    note_awaited_round(context.store, context.games.load(game_id))
    watch.ms = round_ms(NUMBER)
    with relay(told()) as (url, _):
        give_due_rounds(context, Relays([url]))
        context.store.put_row(NAME, game_id, 1, 0, str(NUMBER).encode())
        give_due_rounds(context, Relays([url]))
    assert context.store.rows(NAME, None, 10) == []


def test_a_game_that_is_busy_is_tried_again(context, watch, monkeypatch):
    game_id = waiting_game(context)
    note_awaited_round(context.store, context.games.load(game_id))
    watch.ms = round_ms(NUMBER)

    def busy(*_, **__):
        raise Conflict("busy", "Too many commands at once.")

    with relay(told()) as (url, _):
        with monkeypatch.context() as patched:
            patched.setattr(context.games, "execute", busy)
            assert not give_due_rounds(context, Relays([url]))
        assert give_due_rounds(context, Relays([url]))
    assert status(context, game_id) == "playing"
    assert context.store.rows(NAME, None, 10) == []


def test_the_feeds_tell_which_games_wait(context, watch):
    game_id = waiting_game(context)
    watch.ms = round_ms(NUMBER)
    with relay(told()) as (url, _):
        share, relays = Share(context.store, "alone"), Relays([url])
        with following(
            share, context.store, NAME, lambda take, ending: fetch_rounds(context, relays, take, share, ending)
        ):
            until(lambda: status(context, game_id) == "playing")
    assert status(context, game_id) == "playing"


def test_a_relay_by_http_is_ours_or_none(tmp_path):
    def relays(url: str) -> tuple[str, ...]:
        told = {"DEADDROP_SECRET": "5e" * 32, "DEADDROP_DATA": str(tmp_path), "DEADDROP_DRAND_RELAYS": url}
        return Config.from_env(told).drand_relays

    assert relays("") == ()
    assert relays("https://api.drand.sh,http://127.0.0.1:8080") == ("https://api.drand.sh", "http://127.0.0.1:8080")
    for wrong in ("https://127.0.0.1", "ftp://api.drand.sh", "http://169.254.169.254"):
        with pytest.raises(BadSetting, match="DEADDROP_DRAND_RELAYS"):
            relays(wrong)
