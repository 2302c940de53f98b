"""Plays one seat against bots and says all of it in the game's own words: what is asked, what each answer does, what happens.

python examples/words.py [http://127.0.0.1:8000]
"""

import sys

from deaddrop_client import Client, bot, microfilms, mine, sample

with Client(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000") as client:
    game = client.create(microfilms.RULES, [mine("Ada"), bot(), bot()])
    seat, known = game.seats[0], 0
    for aim in seat.view(words=True).goal or []:
        print("aim:", aim.text)
    while True:
        view = seat.wait(words=True)
        for event in seat.events(known, words=True):
            if event.told is not None and event.told.weight != "silent":
                print("-", event.told.text)
        known = view.version
        if view.asked is None:
            break
        print(view.asked.text)
        for offer in view.offers:
            print(f"  {offer.title}: {offer.consequence}")
        seat.act(sample(view.offers[0]), view)
    if view.outcome is not None and view.outcome.why is not None:
        print(view.outcome.why.text)
