"""A process that has just started serves many threads at once."""

from __future__ import annotations

import json
import subprocess
import sys

FRESH_PROCESS = """
import json, sys, threading
from domain.catalogue import discover
from service.app.game_repository import GameRepository
from service.store import EMPTY, MemoryStore

game_id, events = json.load(sys.stdin)
store = MemoryStore()
store.append(game_id, EMPTY, [(e.encode(), bytes.fromhex(d)) for e, d in events], due="clear", kinds=[])
games, start, versions = GameRepository(store, discover(), lambda: 0), threading.Barrier(16), []
sys.setswitchinterval(1e-6)

def load():
    start.wait()
    versions.append(games.load(game_id).version)

threads = [threading.Thread(target=load) for _ in range(16)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(versions)
"""


def test_the_first_requests_of_a_process_may_come_together(context, new_game):
    game_id = new_game("human", "human", "human")
    events = [(each.event.decode(), each.digest.hex()) for each in context.store.read(game_id)]
    for _ in range(3):
        fresh = subprocess.run(
            [sys.executable, "-c", FRESH_PROCESS],
            input=json.dumps([game_id, events]),
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert fresh.returncode == 0, fresh.stderr
        assert json.loads(fresh.stdout) == [len(events)] * 16
