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


def instance(schema, names):
    """Any value that a schema admits, in the part of JSON Schema that offers are written in."""
    if "const" in schema or "enum" in schema:
        return random.choice(schema.get("enum") or [schema["const"]])
    if "$ref" in schema:
        return instance(names[schema["$ref"].rpartition("/")[2]], names)
    if schema.get("type") == "object":
        fields = schema.get("properties", {}) | random.choice(schema.get("anyOf") or [{}]).get("properties", {})
        return {name: instance(field, names) for name, field in fields.items() if name in schema.get("required", ())}
    if branches := schema.get("oneOf") or schema.get("anyOf"):
        return instance(random.choice(branches), names)
    if schema["type"] == "array":
        found = [instance(each, names) for each in schema.get("prefixItems", ())]
        while len(found) < schema.get("minItems", 0):
            value = instance(schema["items"], names)
            if value not in found or not schema.get("uniqueItems"):
                found.append(value)
        return found
    plain = {"integer": schema.get("minimum", 0), "boolean": True, "string": "x" * schema.get("minLength", 1)}
    return plain.get(schema["type"])


def play(token):
    """Answer what this seat is asked until its game is over, and say how it went."""
    game, view = send("/token", token)["game"], {"status": "playing"}
    while view["status"] not in ("over", "aborted"):
        view = send(f"/games/{game}/view?until=decision&wait=25", token)
        while view["decision"]:
            schema = random.choice(view["offers"])["schema"]
            command = instance(schema, schema.get("$defs", {}))
            try:
                view = send(f"/games/{game}/commands", token, command, view["decision"]["id"])["view"]
            except urllib.error.HTTPError as refused:
                print(ascii(refused.read().decode()), file=sys.stderr)
                break
    print("".join(each if each.isprintable() or each == "\n" else ascii(each)[1:-1] for each in view["text"]))


for each in os.environ["DEADDROP_TOKEN"].split():
    threading.Thread(target=play, args=(each,)).start()
