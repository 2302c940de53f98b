"""A service in this process with every ruleset of the catalogue and both toys, whose bots play in a thread."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from werkzeug.serving import make_server

from domain.catalogue import Catalogue, discover
from service.app.context import Context
from service.config import Config
from service.factory import create_app
from service.http.app_services import NAME
from service.store import MemoryStore, Store
from tests.generous import GENEROUS
from tests.toys import TOYS
from workers.automation_job import play_slice

GAMES = Catalogue(*discover(), *TOYS)
REST_S = 0.1
MANY = 1000
"""Games that are looked at together; those in which nobody but people owes anything are not."""


@contextmanager
def toybox(folder: Path, store: Store | None = None) -> Iterator[str]:
    """Yields where it answers, and ends it with the block."""
    told = {
        "DEADDROP_SECRET": "5e" * 32,
        "DEADDROP_DATA": str(folder),
        "DEADDROP_LIMITS": GENEROUS,
        "DEADDROP_PACE_MS": "0",
    }
    app = create_app(Config.from_env(told), store=store or MemoryStore(), catalogue=GAMES)
    server = make_server("127.0.0.1", 0, app, threaded=True)
    ended = threading.Event()
    threads = [
        threading.Thread(target=server.serve_forever, daemon=True),
        threading.Thread(target=play, args=(app.extensions[NAME].context, ended), daemon=True),
    ]
    for each in threads:
        each.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        ended.set()
        server.shutdown()
        for each in threads:
            each.join()
        server.server_close()


def play(context: Context, ended: threading.Event) -> None:
    """What bots and automata owe is answered as it falls due."""
    while not ended.wait(REST_S):
        for game_id in context.store.owed(context.store.clock_ms(), MANY):
            play_slice(context, game_id, 0)
