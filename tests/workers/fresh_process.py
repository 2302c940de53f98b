"""A process that has just started loads a game in many threads at once: its id and events come on standard input, versions go out."""

from __future__ import annotations

import json
import sys
import threading

from domain.catalogue import discover
from service.app.core.game_repository import GameRepository
from service.store import EMPTY
from tests.equipment.memory_store.store import MemoryStore

THREADS = 16


def main() -> None:
    game_id, events = json.load(sys.stdin)
    store = MemoryStore()
    store.append(game_id, EMPTY, [(e.encode(), bytes.fromhex(d)) for e, d in events], due="clear", kinds=[])
    games, start, versions = GameRepository(store, discover(), lambda: 0), threading.Barrier(THREADS), list[int]()
    sys.setswitchinterval(1e-6)

    def load() -> None:
        start.wait()
        versions.append(games.load(game_id).version)

    threads = [threading.Thread(target=load) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    print(versions)


if __name__ == "__main__":
    main()
