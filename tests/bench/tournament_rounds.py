"""Row 19: a round of 250 tables opened whole, in one process that is worker and service, on a Redis of its own."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median

from extensions.tournaments.app.owed_steps.take_steps import take_steps
from service.config import Config
from service.factory import create_app
from service.store import Archive, ArchivedStore, connect
from tests.bench.rows import ROUNDS, SECRET, Row, row
from tests.redis_server import private_redis
from tests.tournaments.http.evening import Evening, evening

TABLES, SEATS = 250, 4
AT_ONCE = 500
RULES = {
    "pairing": {"rounds": 1, "merit_rounds": 0},
    "entries": {"check_in": "none", "most": TABLES * SEATS},
    "sizes": {"min": 3, "best": SEATS, "max": SEATS},
}


def rows() -> Iterator[Row]:
    """Row 19: seconds of CPU from a published round to all of its tables open, each time at a tournament of its own."""
    times = []
    with tempfile.TemporaryDirectory() as name, private_redis(Path(name), fsync="no") as url:
        config = Config.from_env({"DEADDROP_SECRET": SECRET, "DEADDROP_DATA": name, "DEADDROP_LIMITS": "off", "DEADDROP_OPEN": "off"})
        store = ArchivedStore(connect(url), Archive(Path(name, "archive")))
        app = create_app(config, store=store, entropy=Random(7).randbytes, jobs=lambda: True)
        for _ in range(ROUNDS):
            here = evening(app, regulations=RULES)
            publish(here)
            began = time.process_time()
            take_steps(here.context, here.id)
            times.append(time.process_time() - began)
            assert here.now.rounds[1].state == "open"
    note = f"{1000 * median(times) / TABLES:.1f} ms a table of {SEATS}"
    yield row(19, f"{TABLES} tables of a tournament opened whole, s", times, "≤ 5", "≤ 1", note)


def publish(here: Evening) -> None:
    """Entries without accounts, and their tables in the entries' order."""
    for first in range(1, TABLES * SEATS + 1, AT_ONCE):
        wanted = [{"names": [f"Player {number}"]} for number in range(first, first + AT_ONCE)]
        made = here.post("/entries", {"entries": wanted})
        assert made.status_code == 201, made.text
        here.entries |= {each["entry"]: here.exchange(each["slip"]) for each in made.get_json()["entries"]}
    seats = [[{"entry": table * SEATS + seat + 1} for seat in range(SEATS)] for table in range(TABLES)]
    made = here.send("PUT", "/rounds/1/draft", {"tables": [{"seats": each} for each in seats]}, If_Match=here.now.version)
    assert made.status_code in (200, 201), made.text
    here.publish()
