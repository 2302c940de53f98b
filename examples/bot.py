"""Plays one seat of any game of Dead Drop: it knows no game, takes any offer, and fills in its JSON Schema.

DEADDROP_TOKEN=dd_seat_… python3 examples/bot.py [http://127.0.0.1:8000]
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

API = (sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000") + "/v1"
AUTHORIZED = {"Authorization": f"Bearer {os.environ['DEADDROP_TOKEN']}"}
LOST = (urllib.error.URLError, http.client.HTTPException, OSError)


def send(path, body=None, **headers):
    told = AUTHORIZED | {name.replace("_", "-"): value for name, value in headers.items()}
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(API + path, data, told), timeout=60)


def instance(schema, names):
    """Any value that a schema admits, in the part of JSON Schema that offers are written in."""
    if "const" in schema:
        return schema["const"]
    if "enum" in schema:
        return random.choice(schema["enum"])
    if "$ref" in schema:
        return instance(names[schema["$ref"].rpartition("/")[2]], names)
    if branches := schema.get("oneOf") or schema.get("anyOf"):
        return instance(random.choice(branches), names)
    if schema["type"] == "object":
        fields = schema.get("properties", {}).items()
        return {name: instance(field, names) for name, field in fields if name in schema.get("required", ())}
    if schema["type"] == "array":
        found = [instance(each, names) for each in schema.get("prefixItems", ())]
        while len(found) < schema.get("minItems", 0):
            value = instance(schema["items"], names)
            if value not in found or not schema.get("uniqueItems"):
                found.append(value)
        return found
    plain = {"integer": schema.get("minimum", 0), "boolean": True, "string": "x" * schema.get("minLength", 1)}
    return plain.get(schema["type"])


def play(game):
    """Answer until nothing is asked of this seat; the view then."""
    while True:
        view = json.load(send(f"/games/{game}/view"))
        if not view["decision"]:
            return view
        schema = random.choice(view["offers"])["schema"]
        headers = {"If_Match": f'"{view["decision"]["id"]}"', "Idempotency_Key": uuid.uuid4().hex}
        try:
            command = instance(schema, schema.get("$defs", {}))
            send(f"/games/{game}/commands", command, Content_Type="application/json", **headers).close()
        except urllib.error.HTTPError as refused:
            print(refused.read().decode(), file=sys.stderr)


game, over, seen = json.load(send("/token"))["game"], False, 0
while not over:
    try:
        seen = play(game)["version"]
        with send(f"/games/{game}/events", Accept="text/event-stream", Last_Event_ID=str(seen)) as stream:
            for line in stream:
                over = over or line.startswith(b"event: end")
                if line.startswith(b"id: ") and int(line[4:]) > seen and not over:
                    seen = play(game)["version"]
    except LOST as lost:
        print(f"lost: {lost}; trying again", file=sys.stderr)
        time.sleep(2)
print(json.load(send(f"/games/{game}/view"))["text"])
