"""Plays any number of seats of any games of Dead Drop: it knows no game, takes any offer, and fills in its JSON Schema.

DEADDROP_TOKEN="dd_seat_… dd_seat_…" python3 examples/bot.py [http://127.0.0.1:8000]
"""

import http.client
import json
import os
import random
import sys
import time
import urllib.error
import urllib.request
import uuid

import luck  # type: ignore[import-not-found]  # beside this file

API = (sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000") + "/v1"
LOST = (urllib.error.URLError, http.client.HTTPException, OSError)


def send(path, token, body=None, method=None, **headers):
    told = {name.replace("_", "-"): value for name, value in headers.items()} | {"Authorization": f"Bearer {token}"}
    if body is not None:
        told |= {"Content-Type": "application/json", "Idempotency-Key": uuid.uuid4().hex}
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(API + path, data, told, method=method), timeout=60)


def value_of(schema):
    """A random value that a schema admits, in the part of JSON Schema that offers use."""
    match schema:
        case {"const": value}:
            return value
        case {"enum": values}:
            return random.choice(values)
        case {"properties": fields}:
            way = random.choice(schema.get("anyOf", [{}])).get("properties", {})
            return {name: value_of(way.get(name, own)) for name, own in fields.items()}
        case {"anyOf": branches}:
            return value_of(random.choice(branches))
        case {"type": "integer", "minimum": low, "maximum": high}:
            return random.randint(low, high)
        case {"type": "array", "maxItems": most, "items": items}:
            return list_of(schema, items, most)
        case {"type": "null"}:
            return None
    raise ValueError(f"A schema that offers do not use: {sorted(schema)}")


def list_of(schema, items, most):
    """A random list: of lists, or of listed items, each at most as often as it may be there."""
    least = schema.get("minItems", 0)
    if "enum" not in items:
        return [value_of(items) for _ in range(random.randint(least, most))]
    usual = 1 if schema.get("uniqueItems") else most
    limits = {each["contains"]["const"]: each["maxContains"] for each in schema.get("allOf", ())}
    stock = [each for each in items["enum"] for _ in range(limits.get(each, usual))]
    return random.sample(stock, random.randint(least, min(most, len(stock))))


def play(game, seat):
    """Answer until nothing is asked of this seat; at the end of the game say how it went, and leave."""
    token = seats[game, seat]
    while (view := json.load(send(f"/games/{game}/view", token)))["decision"]:
        command = value_of(random.choice(view["offers"])["schema"])
        try:
            send(f"/games/{game}/commands", token, command, If_Match=f'"{view["decision"]["id"]}"').close()
        except urllib.error.HTTPError as refused:
            print(ascii(refused.read().decode()), file=sys.stderr)
    luck.take_part(lambda path, *more, **how: send(path, token, *more, **how), API, game, seat, view)
    if view["status"] in ("over", "aborted"):
        print("".join(each if each.isprintable() or each == "\n" else ascii(each)[1:-1] for each in view["text"]))
        del seats[game, seat]


tokens, after = os.environ["DEADDROP_TOKEN"].split(), "i"
seats = {(told["game"], told["seat"]): each for each in tokens for told in [json.load(send("/token", each))]}
inbox = json.load(send("/inbox", tokens[0], {"tokens": tokens}))["inbox_token"]
while seats:
    try:
        for each in list(seats):
            play(*each)
        with send(f"/inbox?after={after}", inbox, Accept="application/x-ndjson") as stream:
            for item in (json.loads(line) for line in stream if line.strip()):
                if (item["game"], item["seat"]) in seats:
                    play(item["game"], item["seat"])
                after = item["cursor"]
                if not seats:
                    break
    except LOST as lost:
        print(f"lost: {lost}; trying again", file=sys.stderr)
        time.sleep(2)
