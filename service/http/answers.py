"""Answers: bytes with the right headers."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from flask import Flask, Response, g

from service.app.look import encode

JSON = "application/json"
PROBLEM = "application/problem+json"
TEXT = "text/plain; charset=utf-8"
HTML = "text/html; charset=utf-8"

SECRET = "no-store"
OWN = "private, no-cache"
SHARED = "public, max-age=60"


def json_answer(
    body: Any, status: int = 200, cache: str = SECRET, headers: Mapping[str, str] | None = None, media: str = JSON
) -> Response:
    """`body` as JSON."""
    return answer(encode(body), media, status, cache, headers)


def answer(
    body: bytes, media: str, status: int = 200, cache: str = SECRET, headers: Mapping[str, str] | None = None
) -> Response:
    """Bytes of a media type. cache: what others may keep of them."""
    told = [("Content-Type", media), ("Cache-Control", cache)]
    if headers:
        told += headers.items()
    return Response(body, status, told)


def request_id() -> str:
    """The name of this request, in the answer and in the log."""
    if "request_id" not in g:
        g.request_id = os.urandom(8).hex()
    known: str = g.request_id
    return known


def finished(answered: Response) -> Response:
    """Every answer, with its request's name and the headers that keep browsers from guessing and telling."""
    answered.headers.extend(
        (("X-Request-Id", request_id()), ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"))
    )
    return answered


def install(app: Flask) -> None:
    """Send every answer of `app` through `finished`."""
    app.after_request(finished)
