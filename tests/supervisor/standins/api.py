"""In the API's place: keeps what is posted in the events server, and answers when that is done."""

import os

import redis

from service.config import Config

events = redis.Redis.from_url(Config.from_env(os.environ).redis_url)


def app(environ, start_response):
    """`POST /kept` keeps the body; `GET /kept` tells all that was kept; `GET /readyz` needs the events server."""
    match environ["REQUEST_METHOD"], environ["PATH_INFO"]:
        case "GET", "/healthz":
            answer = b"alive"
        case "GET", "/readyz":
            answer = str(events.ping()).encode()
        case "POST", "/kept":
            events.rpush("kept", environ["wsgi.input"].read(int(environ["CONTENT_LENGTH"])))
            answer = b"kept"
        case _:
            answer = b"\n".join(each for each in events.lrange("kept", 0, -1) if isinstance(each, bytes))
    start_response("200 OK", [("Content-Length", str(len(answer)))])
    return [answer]
