"""Plays any number of seats of any games of Dead Drop: it knows no game, takes any offer, and fills in its JSON Schema.

DEADDROP_TOKEN="dd_seat_… dd_seat_…" python3 examples/bot.py [http://127.0.0.1:8000]
"""

import http.client
import json
import os
import random
import sys
import threading
import time
import urllib.error
import urllib.request
import uuid

API = (sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000") + "/v1"


def send(path, token, body=None, decision=""):
    """The answer; the same request is sent, with the same key, until there is one. Raises HTTPError for a refusal."""
    told = {"Authorization": f"Bearer {token}", "Content-Type": "application/json", "Idempotency-Key": uuid.uuid4().hex}
    data = None if body is None else json.dumps(body).encode()
    while True:
        try:
            asked = urllib.request.Request(API + path, data, told | {"If-Match": f'"{decision}"'})
            with urllib.request.urlopen(asked, timeout=60) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refused:
            if "Retry-After" not in refused.headers:
                raise
        except (OSError, http.client.HTTPException):
            pass
        time.sleep(1)


def value_of(schema, luck):
    """A random value that a schema admits, in the part of JSON Schema that offers use."""
    match schema:
        case {"const": value}:
            return value
        case {"enum": values}:
            return luck.choice(values)
        case {"properties": fields}:
            way = luck.choice(schema.get("anyOf", [{}])).get("properties", {})
            return {name: value_of(way.get(name, own), luck) for name, own in fields.items()}
        case {"anyOf": branches}:
            return value_of(luck.choice(branches), luck)
        case {"type": "integer", "minimum": low, "maximum": high}:
            return luck.randint(low, high)
        case {"type": "array", "maxItems": most, "items": items}:
            return list_of(schema, items, most, luck)
        case {"type": "null"}:
            return None
    raise ValueError(f"A schema that offers do not use: {sorted(schema)}")


def list_of(schema, items, most, luck):
    """A random list: of lists, or of listed items, each at most as often as it may be there."""
    least = schema.get("minItems", 0)
    if "enum" not in items:
        return [value_of(items, luck) for _ in range(luck.randint(least, most))]
    usual = 1 if schema.get("uniqueItems") else most
    limits = {each["contains"]["const"]: each["maxContains"] for each in schema.get("allOf", ())}
    stock = [each for each in items["enum"] for _ in range(limits.get(each, usual))]
    return luck.sample(stock, luck.randint(least, min(most, len(stock))))


def play(token):
    """Answer what this seat is asked until its game is over, and say how it went."""
    game, view = send("/token", token)["game"], {"status": "playing"}
    while view["status"] not in ("over", "aborted"):
        view = send(f"/games/{game}/view?until=decision&wait=25", token)
        while view["decision"]:
            command = value_of(random.choice(view["offers"])["schema"], random)
            try:
                view = send(f"/games/{game}/commands", token, command, view["decision"]["id"])["view"]
            except urllib.error.HTTPError as refused:
                print(ascii(refused.read().decode()), file=sys.stderr)
                break
    print("".join(each if each.isprintable() or each == "\n" else ascii(each)[1:-1] for each in view["text"]))


for each in os.environ["DEADDROP_TOKEN"].split():
    threading.Thread(target=play, args=(each,)).start()
