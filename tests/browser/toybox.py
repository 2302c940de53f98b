"""A service in this process with every ruleset of the catalogue and both toys, whose bots play in a thread."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from werkzeug.serving import make_server

from domain.catalogue import Catalogue, discover
from extensions.tournaments.app.owed_steps.take_steps import take_steps
from service.app.core.context import Context
from service.config import Config
from service.factory import create_app
from service.http.app_services import NAME
from service.store import Store, letter_of
from tests.equipment.memory_store.store import MemoryStore
from tests.generous import GENEROUS
from tests.toys import TOYS
from workers.automation_job import play_slice

GAMES = Catalogue(*discover(), *TOYS)
REST_S = 0.1
MANY = 1000
"""Games that are looked at together; those in which nobody but people owes anything are not."""


@contextmanager
def toybox(folder: Path, store: Store | None = None, **settings: str) -> Iterator[str]:
    """Yields where it answers, and ends it with the block. settings: beside its own; `{port}` in them is its port."""
    held = socket.create_server(("127.0.0.1", 0))
    port = held.getsockname()[1]
    told = {
        "DEADDROP_SECRET": "5e" * 32,
        "DEADDROP_DATA": str(folder),
        "DEADDROP_LIMITS": GENEROUS,
        "DEADDROP_PACE_MS": "0",
        "DEADDROP_WEB_THREADS": "512",  # each stream holds one: this server keeps its sockets, and hears late of those that went
        "DEADDROP_PUSH": "mailto:operator@example.org",
        **{name: value.replace("{port}", str(port)) for name, value in settings.items()},
    }
    app = create_app(Config.from_env(told), store=store or MemoryStore(), catalogue=GAMES)
    server = make_server("127.0.0.1", port, app, threaded=True, fd=held.fileno())
    ended = threading.Event()
    threads = [
        threading.Thread(target=server.serve_forever, daemon=True),
        threading.Thread(target=play, args=(app.extensions[NAME].context, ended), daemon=True),
    ]
    for each in threads:
        each.start()
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        ended.set()
        server.shutdown()
        for each in threads:
            each.join()
        server.server_close()
        held.close()


def play(context: Context, ended: threading.Event) -> None:
    """What bots, automata and tournaments owe is done as it falls due."""
    while not ended.wait(REST_S):
        for each in context.store.owed(context.store.clock_ms(), MANY):
            if letter_of(each):
                take_steps(context, each)
            else:
                play_slice(context, each, 0)
