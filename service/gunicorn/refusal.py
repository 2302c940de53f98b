"""Problems for requests that are refused before the application sees them. They quote nothing, as it may hold a token."""

from __future__ import annotations

import json
import logging
import os
from http import HTTPStatus

from gunicorn.http.errors import ConfigurationProblem, LimitRequestHeaders, LimitRequestLine, ParseException

from service.http.problems.problem_registry import REGISTRY, to_problem
from service.http.response_headers import EXPOSED

log = logging.getLogger(__name__)

CODES: dict[type[Exception], str] = {
    LimitRequestLine: "uri-too-long",
    LimitRequestHeaders: "headers-too-large",
    ConfigurationProblem: "internal",
    ParseException: "bad-request",
}
"""Problem codes by errors of gunicorn's parser; all others are faults of ours."""
WAIT_S = 5
"""Retry-After if a request with a large body must wait for others."""


def refusal_code(error: Exception) -> str:
    """Problem code for an error of gunicorn's.

    >>> refusal_code(LimitRequestLine(9000, 4094)), refusal_code(KeyError())
    ('uri-too-long', 'internal')
    """
    return next((code for kind, code in CODES.items() if isinstance(error, kind)), "internal")


def to_refusal(code: str) -> bytes:
    """The whole response with the problem `code`; the connection ends with it. Its request id is logged."""
    kind, name = REGISTRY[code], os.urandom(8).hex()
    log.info("refused before it was read: %s, as %s", code, name)
    wait_s = WAIT_S if kind.status == HTTPStatus.SERVICE_UNAVAILABLE else None
    body = json.dumps(to_problem(code, kind, "", name, **({"retry_after_s": wait_s} if wait_s else {}))).encode()
    head = [
        f"HTTP/1.1 {kind.status} {HTTPStatus(kind.status).phrase}",
        "Connection: close",
        "Content-Type: application/problem+json",
        "Content-Language: en",
        f"Content-Length: {len(body)}",
        "Cache-Control: no-store, no-transform",
        "X-Content-Type-Options: nosniff",
        "Access-Control-Allow-Origin: *",
        f"Access-Control-Expose-Headers: {EXPOSED}",
        f"X-Request-Id: {name}",
        *([f"Retry-After: {wait_s}"] if wait_s else []),
    ]
    return "\r\n".join(head).encode() + b"\r\n\r\n" + body
