"""What a game costs: bytes in Redis, on its disk, in the archive and in a backup, and how fast those are written and read.

`python -m tests.bench.capacity` plays whole games by offers alone; docs/capacity.md computes with what it prints.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path
from random import Random

from rich.progress import track

from service.app.maintenance.archive import archive_games
from service.app.maintenance.backup import backup, check_backup, restore
from service.config import Config
from service.factory import create_app
from service.http.app_services import NAME
from service.store import Archive, ArchivedStore, connect
from tests.http.guest import opened, played
from tests.redis_server import private_redis

WEEK_MS = 7 * 86_400_000


def main() -> None:
    """Play, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="games that are played (60)")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "there").mkdir()
        with private_redis(folder) as url, private_redis(folder / "there") as other:
            for line in measured(folder, url, other, args.games):
                print(line)


def measured(folder: Path, url: str, other: str, count: int) -> list[str]:
    """The lines of the table."""
    config = Config.from_env({"DEADDROP_SECRET": "5e" * 32, "DEADDROP_DATA": str(folder), "DEADDROP_LIMITS": "off", "DEADDROP_OPEN": "off"})
    client = connect(url)
    store = ArchivedStore(client, Archive(folder / "archive"))
    app = create_app(config, store=store, entropy=Random(7).randbytes, jobs=lambda: True)
    before = client.info("memory")["used_memory"]
    for number in track(range(count), "Playing"):
        played(app, opened(app, 3 + number % 4), number)
    for key in client.scan_iter("*:feed"):
        client.unlink(key)
    bytes_in_redis = client.info("memory")["used_memory"] - before
    context = app.extensions[NAME].context
    told = [store.read(game) for game in store.games()]
    events = sum(map(len, told))
    payload = sum(len(each.event) + len(each.digest) for entries in told for each in entries)
    client.bgrewriteaof()
    while client.info("persistence")["aof_rewrite_in_progress"]:
        time.sleep(0.05)
    on_disk = client.info("persistence")["aof_current_size"]
    lines = [
        f"{count} games of 3 to 6 seats, {events} events, {events / count:.0f} a game, {payload / events:.0f} bytes of payload each",
        f"Redis: {bytes_in_redis / count:.0f} bytes a game, {bytes_in_redis / events:.0f} an event, {bytes_in_redis / payload:.2f} of the payload",
        f"append-only file, rewritten: {on_disk / events:.0f} bytes an event",
    ]
    began = time.process_time()
    backup(context, store, folder / "games", lambda: None)
    took = time.process_time() - began
    size = (folder / "games").stat().st_size
    lines.append(
        f"backup: {size / count:.0f} bytes a game, {events / took:.0f} events a CPU second, written and read back"
    )
    there = ArchivedStore(connect(other), Archive(folder / "there" / "archive"))
    elsewhere = create_app(config, store=there, jobs=lambda: True).extensions[NAME].context
    began = time.process_time()
    with (folder / "games").open("rb") as file:
        check_backup(file)
        assert not any(each.problems for each in restore(elsewhere, there, file))
    lines.append(f"restore: {events / (time.process_time() - began):.0f} events a CPU second, checked and replayed")
    began = time.process_time()
    assert archive_games(context, store, -WEEK_MS, lambda: None, bridge_s=0)["moved"] == count
    took = time.process_time() - began
    size = sum(path.stat().st_size for path in (folder / "archive").rglob("*.games"))
    lines.append(
        f"archive: {size / count:.0f} bytes a game on disk, none in Redis, {count / took:.0f} games a CPU second, replayed first"
    )
    game = next(store.archive.games())
    began = time.process_time()
    for _ in range(100):
        store.read(game)
    lines.append(f"an archived game is read in {1e4 * (time.process_time() - began):.0f} µs of CPU")
    return lines


if __name__ == "__main__":
    main()
