"""Plays every game of a player that waits, on any machine: the one that was started last has the seats.

python examples/player.py FOLDER [http://127.0.0.1:8000] [LINK]

FOLDER keeps who is signed in. LINK signs in the first time; without one a new player is registered.
"""

import sys
from typing import Any

from deaddrop_client import Client, FolderStore, ProblemError, sample

folder, url, link = (*sys.argv[1:], *("http://127.0.0.1:8000", "")[len(sys.argv) - 2 :])
with Client(url, store=FolderStore(folder)) as client:
    player = client.signed_in() or (client.sign_in_by_link(link) if link else client.register("Robo"))
    if player.recovery_code is not None:
        print("recovery code, for paper:", player.recovery_code, flush=True)
    seats: dict[tuple[str, int], Any] = {}
    for news in player.inbox.follow():
        place = news.game, news.seat
        if news.kind == "game-over":
            print("game", news.game, "is over", flush=True)
        elif news.decision is not None or news.kind == "nonce-awaited":
            try:
                seats[place] = seats.get(place) or player.seat(*place)
                seats[place].answer(lambda view: sample(view.offers[0]))
            except ProblemError as refusal:  # such as `gone`: another machine has the seat now
                print("game", news.game, refusal, flush=True)
