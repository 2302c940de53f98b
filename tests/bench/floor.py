"""The floor: a bare Flask application that does the least real work of each kind."""

from __future__ import annotations

import os

import redis
from flask import Flask, Response, request

APPEND = "return redis.call('XADD', KEYS[1], '*', 'e', ARGV[1])"

app = Flask(__name__)
client = redis.Redis.from_url(os.environ["FLOOR_REDIS_URL"])
append = client.register_script(APPEND)


@app.post("/append/<game>")
def append_one(game: str) -> Response:
    """Parse a JSON body, add it to a stream, answer in JSON."""
    body = request.get_json()
    version = append(keys=[f"floor:{game}"], args=[request.data.ljust(250)])
    return Response(f'{{"version": "{version.decode()}", "type": "{body["type"]}"}}', mimetype="application/json")


@app.get("/view/<game>")
def view(game: str) -> Response:
    """Answer with what one key holds."""
    return Response(client.get(f"floor:view:{game}"), mimetype="application/json")
