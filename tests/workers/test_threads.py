"""A process that has just started serves many threads at once."""

from __future__ import annotations

import json
import subprocess
import sys

from tests.workers import fresh_process


def test_the_first_requests_of_a_process_may_come_together(context, new_game):
    game_id = new_game("human", "human", "human")
    events = [(each.event.decode(), each.digest.hex()) for each in context.store.read(game_id)]
    for _ in range(3):
        fresh = subprocess.run(
            [sys.executable, "-m", fresh_process.__name__],
            input=json.dumps([game_id, events]),
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert fresh.returncode == 0, fresh.stderr
        assert json.loads(fresh.stdout) == [len(events)] * fresh_process.THREADS
