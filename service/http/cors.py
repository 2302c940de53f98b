"""Cross-origin requests: pages of any origin may use the API, since tokens open it and no cookie does (ADR 29)."""

from __future__ import annotations

from functools import cache

from flask import Flask, Response

from service.http.operation import Operation
from service.http.responses import API, current_request, respond

MAX_AGE_S = 7200
"""How long a browser may keep a preflight's answer: as long as Chromium does at most."""
ALWAYS = ("Authorization", "Content-Type")
"""Request headers that operations take without declaring them."""


def install_cors(app: Flask, operations: tuple[Operation, ...]) -> None:
    """Answer preflights of `app`. Install before rate limits: a page cannot read why a preflight was refused."""
    headers = preflight_headers(operations)

    def answer_preflight() -> Response | None:
        asked = current_request()
        if asked.method != "OPTIONS" or not asked.path.startswith(API):
            return None
        return respond(b"", None, 204, headers=headers)

    app.before_request(answer_preflight)


@cache
def preflight_headers(operations: tuple[Operation, ...]) -> dict[str, str]:
    """CORS headers that allow the methods and headers of all operations, the same for every path, so that a page can read a 404 or a 405."""
    named = {str(each.data_key) for operation in operations for each in operation.headers().load_fields.values()}
    return {
        "Access-Control-Allow-Methods": ", ".join(sorted({"HEAD", *(each.method for each in operations)})),
        "Access-Control-Allow-Headers": ", ".join(sorted({*ALWAYS, *named})),
        "Access-Control-Max-Age": str(MAX_AGE_S),
    }
