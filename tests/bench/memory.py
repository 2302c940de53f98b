"""What is kept of people and tables: bytes in Redis of each kind, and the memory of a process after a thousand games.

`python -m tests.bench.memory`: docs/capacity.md computes with what it prints. Half of the games are given up by their
people and end by themselves, half are ended by their organiser; then all are archived, as an operator's timer does.
"""

from __future__ import annotations

import argparse
import gc
import os
import subprocess
import sys
import tempfile
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from unittest.mock import patch

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from flask import Flask
from redis import Redis

from service.app.maintenance.archive import archive_games
from service.config import Config
from service.factory import create_app, create_context
from service.http.app_services import NAME
from service.quotas import ExpiryLimits
from service.store import Archive, ArchivedStore, connect
from tests.http.guest import Guest, Round, opened, step
from tests.redis_server import private_redis
from workers.automation_job import play_slice

KEPT = 400
"""Of each kind; fewer than the seeks that may be open at once."""
GAMES = 1_000
MOVES = 20
"""Of each game."""
SHARES = 4
"""How often memory is looked at, while so many games are played."""
SMALL_MIB = 8
"""The cache of games of the process that shows that it ends."""
MIB = 2**20
WEEK_MS = 7 * 86_400_000
CLOCK = {"decision_s": 3600, "bank_s": 3600}
Make = Callable[[Flask, int], None]


def main() -> None:
    """Measure, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help=f"games of a process ({GAMES})")
    parser.add_argument("--process", type=int, help="measure one process, whose cache of games has so many MiB")
    args = parser.parse_args()
    if args.process:
        with patch("service.app.core.game_repository.GAMES", args.process * MIB), served() as (app, store, client):
            print(*process_lines(app, store, client, args.games, args.process), sep="\n", flush=True)
        return
    with served() as (app, _, client):
        print(*kept_lines(app, client), sep="\n", flush=True)
    for mebibytes in (256, SMALL_MIB):
        command = [sys.executable, "-m", "tests.bench.memory", "--process", f"{mebibytes}", "--games", f"{args.games}"]
        subprocess.run(command, check=True)


@contextmanager
def served() -> Iterator[tuple[Flask, ArchivedStore, Redis]]:
    """The API on a Redis of its own."""
    with tempfile.TemporaryDirectory() as name, private_redis(Path(name), fsync="no") as url:
        settings = {
            "DEADDROP_SECRET": "5e" * 32, "DEADDROP_DATA": name, "DEADDROP_LIMITS": "off", "DEADDROP_OPEN": "off",
            "DEADDROP_PUSH": "mailto:me@example.org",
        }  # fmt: skip
        client = connect(url)
        store = ArchivedStore(client, Archive(Path(name, "archive")))
        yield create_app(Config.from_env(settings), store=store, entropy=Random(7).randbytes, jobs=lambda: True), store, client


def kept_lines(app: Flask, client: Redis) -> Iterator[str]:
    """Bytes in Redis of each kind, without what it adds to the feeds."""
    inboxes: list[str] = []

    def open_inbox(app: Flask, number: int) -> None:
        token = opened(app).made["seats"][0]["token"]
        inboxes.append(accepted(Guest(app).post("/v1/inbox", {"tokens": [token]}))["inbox_token"])

    def subscribe(app: Flask, number: int) -> None:
        body = subscription(number)
        accepted(Guest(app, inboxes[number]).ask("PUT", "/v1/inbox/push", {}, json=body))

    kinds: dict[str, Make] = {
        "a registered player": lambda app, number: post(app, "/v1/players", {"name": f"Person {number}"}),
        "a table of four that waits for three people": lambda app, _: open_table(app, {"kind": "human"}),
        "a running game of four, before its first move": lambda app, _: open_table(app, CLAIMED),
        "the same with a clock": lambda app, _: open_table(app, CLAIMED, clock=CLOCK),
        "an open seek": lambda app, _: post(app, "/v1/seeks", {"ruleset": "microfilms", "seats": 4}),
        "an inbox, and its running game of three": open_inbox,
        "a push subscription of such an inbox": subscribe,
    }
    for name, make in kinds.items():
        for number in range(20 if make is not subscribe else 0):  # what comes once for all
            make(app, number)
        before = used(client)
        for number in range(KEPT):
            make(app, number)
        yield f"{name}: {(used(client) - before) / KEPT:.0f} bytes in Redis"


CLAIMED = {"kind": "human", "claim": True}


def open_table(app: Flask, seat: dict[str, object], **more: object) -> None:
    """A table of four in the lobby, whose first seat is its creator's."""
    post(app, "/v1/games", {"ruleset": "microfilms", "visibility": "public", "seats": [CLAIMED, *[seat] * 3], **more})


def post(app: Flask, path: str, body: dict[str, object]) -> None:
    accepted(Guest(app).post(path, body))


def accepted(answer: object) -> dict[str, str]:
    assert answer.status_code in (200, 201), answer.text  # type: ignore[attr-defined]
    built: dict[str, str] = answer.get_json()  # type: ignore[attr-defined]
    return built


def subscription(number: int) -> dict[str, object]:
    """A browser's, as long as those of the vendors."""
    key = ec.generate_private_key(ec.SECP256R1()).public_key()
    point = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    endpoint = f"https://fcm.googleapis.com/fcm/send/{number:08}{'a' * 140}"
    return {"endpoint": endpoint, "keys": {"p256dh": to_text(point), "auth": to_text(os.urandom(16))}}


def to_text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def used(client: Redis) -> int:
    """Bytes of Redis without the feeds, which end after a day."""
    for key in client.scan_iter("*:feed"):
        client.unlink(key)
    return int(client.info("memory")["used_memory"])


def process_lines(app: Flask, store: ArchivedStore, client: Redis, games: int, mebibytes: int) -> Iterator[str]:
    """Memory of a process of the API, and of Redis, while games are played, given up, ended and archived."""
    context, luck = app.extensions[NAME].context, Random(1)
    config = Config.from_env({"DEADDROP_SECRET": "5e" * 32, "DEADDROP_DATA": str(store.archive.folder)})
    elsewhere = create_context(config, store=store)  # a worker's, and the operator's
    elsewhere.games.expiry = context.games.expiry = ExpiryLimits(1, 1)
    played(app, MOVES, luck)
    start, empty = resident(), used(client)
    told, tables = [], list[str]()
    for _ in range(SHARES):
        for number in range(games // SHARES):
            table = played(app, MOVES, luck)
            tables.append(table.id)
            if number % 2:
                table.organiser.post(f"/v1/games/{table.id}/commands", {"type": "abort", "reason": "It is late."})
        told.append(f"{resident() - start:.0f}")
    yield f"an API process whose cache of games has {mebibytes} MiB: {start:.0f} MiB; after each quarter of {games} games of {MOVES} moves {', '.join(told)} MiB more"
    yield f"Redis: {(used(client) - empty) / games:.0f} bytes a game, {sum(1 for _ in client.scan_iter())} keys"
    time.sleep(1.2)
    for game in tables:
        play_slice(elsewhere, game, 0)
    assert all(not elsewhere.games.load(each).is_running for each in tables), "a table that was given up goes on"
    archived = archive_games(elsewhere, store, -WEEK_MS, lambda: None, bridge_s=0)["moved"]
    yield f"after {archived} of them were archived: {(used(client) - empty) / games:.0f} bytes a game in Redis, {sum(1 for _ in client.scan_iter())} keys; the process {resident() - start:.0f} MiB more than at first"


def played(app: Flask, moves: int, luck: Random) -> Round:
    """A game after so many moves, whose people go away."""
    table = opened(app, 3 + luck.randrange(4))
    for _ in range(moves):
        if (done := step(app, table, luck)) is None:
            break
        accepted(done)
    return table


def resident() -> float:
    """MiB of this process."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / MIB


if __name__ == "__main__":
    main()
