"""Plays a hand of Leduc against a bot over HTTP, taking any offer: python -m tests.journeys.play_leduc URL"""

import json
import random
import sys
import urllib.request
import uuid

API = f"{sys.argv[1]}/v1"


def ask(path, body=None, token="", **headers):
    """The JSON that the service answers."""
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    if token:
        sent["Authorization"] = f"Bearer {token}"
    if body is not None:
        sent |= {"Content-Type": "application/json", "Idempotency-Key": uuid.uuid4().hex}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(API + path, data, sent), timeout=60) as answer:
        return json.load(answer)


seats = [{"kind": "human", "name": "Anna", "claim": True}, {"kind": "bot", "bot": "house", "name": "Boris"}]
made = ask("/games", {"ruleset": "leduc", "seats": seats})
game, token = made["game"]["id"], made["seats"][0]["token"]
while (view := ask(f"/games/{game}/view", token=token))["status"] == "playing":
    if view["decision"]:
        command = {"type": random.choice(view["offers"])["type"]}
        ask(f"/games/{game}/commands", command, token, If_Match=f'"{view["decision"]["id"]}"')
    else:
        ask(f"/games/{game}/events?after={view['version']}&wait=25", token=token)
print(view["text"])
print(game)
