"""Prints a game as it goes on, line by line, to its end.

python examples/watch.py GAME [http://127.0.0.1:8000]
"""

import sys

from deaddrop_client import Client

with Client(sys.argv[2] if len(sys.argv) > 2 else "http://127.0.0.1:8000") as client:
    game = client.watch(sys.argv[1])
    for event in game.follow():
        print(f"{event.version:4} {event.text}", flush=True)
    print(game.view().text)
