"""Plays a game of [microfilms] against two bots of the service: the first offer, always.

python examples/bot.py [http://127.0.0.1:8000]
"""

import sys

from deaddrop_client import Client, bot, mine, run, sample

with Client(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000") as client:
    game = client.create("microfilms", [mine("Anna"), bot(), bot()])
    print("game", game.id, flush=True)
    [view] = run(lambda view: sample(view.offers[0]), game.seats)
    print(view.text)
