"""Whatever goes wrong becomes a coded problem: a refusal says why, a fault of ours says nothing."""

from __future__ import annotations

import logging
import traceback
from typing import Any
from urllib.parse import quote

from flask import Flask, Response, request
from werkzeug.exceptions import HTTPException

from domain.kernel.errors import Malformed, NotOffered, Refusal
from service.app.health import Unavailable
from service.app.record import BadRecord
from service.http.problem_registry import BY_STATUS, REGISTRY, RETRY_AFTER_S, problem
from service.http.responses import ENDED, PROBLEM, environ, json_answer, request_id

log = logging.getLogger(__name__)


def install(app: Flask) -> None:
    """Answer every exception of `app` with a problem."""
    app.register_error_handler(Refusal, refused)
    app.register_error_handler(HTTPException, turned_away)
    app.register_error_handler(Unavailable, unavailable)
    app.register_error_handler(Exception, fault)


def refused(refusal: Refusal) -> Response:
    """A use case said no."""
    if refusal.code == "not-found":
        return told("not-found")
    more: dict[str, Any] = {}
    if isinstance(refusal, Malformed | NotOffered) and refusal.errors:
        more["errors"] = refusal.errors
    if isinstance(refusal, NotOffered):
        more["rule"] = refusal.rule
    if isinstance(refusal, BadRecord):
        more["line"] = refusal.line
    return told(refusal.code, refusal.detail, **more)


def turned_away(error: HTTPException) -> Response:
    """Flask or Werkzeug refused the request before a handler, or while its body was read."""
    code = BY_STATUS.get(error.code or 500)
    if code is None:
        return fault(error)
    if code in ("not-found", "not-json", "method-not-allowed"):
        return told(code, headers={name: value for name, value in error.get_headers() if name == "Allow"})
    return told(code, error.description if code != "too-large" else None)


def unavailable(error: Unavailable) -> Response:
    """The store cannot be reached."""
    log.warning("the store is unavailable: %s", error.reason)
    return told("unavailable")


def fault(error: Exception) -> Response:
    """A bug: its place goes to the log, without messages and values, which may be secrets."""
    where = "".join(traceback.format_tb(error.__traceback__))
    log.error("%s in %s\n%s", type(error).__name__, request.endpoint, where)
    return told("internal")


def told(code: str, detail: str | None = None, headers: dict[str, str] | None = None, **more: Any) -> Response:
    """The problem `code` as an answer to this request."""
    environ()[ENDED] = code
    named = dict(headers or {})
    if code == "unauthorised":
        named["WWW-Authenticate"] = "Bearer"
    if code in RETRY_AFTER_S and "Retry-After" not in named:
        named["Retry-After"] = str(RETRY_AFTER_S[code])
    instance = quote(request.path, safe="/:@!$&'()*+,;=~-._")
    body = problem(code, detail, instance, request_id(), **more)
    return json_answer(body, REGISTRY[code].status, headers=named, media=PROBLEM)
