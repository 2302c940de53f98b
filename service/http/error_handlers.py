"""Maps exceptions to coded problems. A refusal gives its reason; an internal error reveals nothing."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable
from functools import partial
from typing import Any
from urllib.parse import quote

from flask import Flask, Response, request
from gunicorn.http.errors import NoMoreData, ParseException
from werkzeug.exceptions import HTTPException, InternalServerError, MethodNotAllowed

from domain.kernel.errors import Missing, NotListed, Refusal, TooEarly
from service.app.maintenance.health import Unavailable, find_cause
from service.http.problems.known import known_problems
from service.http.problems.problem_registry import AGAIN, BY_STATUS, to_problem
from service.http.responses import API, OUTCOME_KEY, PROBLEM, request_environ, request_id, respond_json

log = logging.getLogger(__name__)


def install_error_handlers(app: Flask, note_outage: Callable[[Unavailable], None]) -> None:
    """Answer every exception of `app` with a problem. note_outage: reports in the log that the store cannot be used."""
    app.register_error_handler(Refusal, handle_refusal)
    app.register_error_handler(HTTPException, handle_http_exception)
    app.register_error_handler(Unavailable, partial(handle_unavailable, note_outage))
    app.register_error_handler(ParseException, handle_malformed_body)
    app.register_error_handler(NoMoreData, handle_malformed_body)
    # Not for Exception: Flask then sends got_request_exception, which error reporters listen to.
    app.register_error_handler(InternalServerError, handle_fault)


def handle_refusal(refusal: Refusal) -> Response:
    """Problem for a refusal by a use case."""
    if isinstance(refusal, Missing) and not isinstance(refusal, NotListed):
        return respond_problem("not-found")
    if isinstance(refusal, TooEarly):
        return respond_problem(
            refusal.code, refusal.detail, headers={"Retry-After": str(refusal.wait_s)}, retry_after_s=refusal.wait_s
        )
    return respond_problem(refusal.code, refusal.detail, **known_problems().members_of(refusal))


def handle_http_exception(error: HTTPException) -> Response:
    """Problem for a request refused by Flask or Werkzeug: routing, method, body size."""
    code = BY_STATUS.get(error.code or 500)
    if code is None:
        return handle_fault(error)
    if isinstance(error, MethodNotAllowed):
        return respond_problem(code, headers={"Allow": allow_header(request.path, error)})
    if code in ("not-found", "not-json"):
        return respond_problem(code)
    return respond_problem(code, body_limit() if code == "too-large" else error.description)


def body_limit() -> str:
    """The limit of the request's body, as a sentence."""
    assert request.max_content_length is not None  # the app has one for all requests
    kib = (request.max_content_length - 1) // 1024  # Werkzeug's limit is one more
    return f"The body of this request may hold {f'{kib} KiB' if kib < 1024 else f'{kib // 1024} MiB'}."


def handle_unavailable(note_outage: Callable[[Unavailable], None], error: Unavailable) -> Response:
    """Problem for a store that cannot be used, with the cause in the words of players; the log has the operator's."""
    note_outage(error)
    return respond_problem("unavailable", f"{find_cause(error).players} {AGAIN}")


def handle_malformed_body(_: Exception) -> Response:
    """Problem for a body whose chunks or trailers gunicorn cannot parse."""
    return respond_problem("bad-request")


def handle_fault(raised: HTTPException) -> Response:
    """Problem for a bug. Logs the traceback without messages and values, which may hold secrets."""
    error: BaseException = getattr(raised, "original_exception", None) or raised
    where = "".join(traceback.format_tb(error.__traceback__))
    log.error("%s in %s\n%s", type(error).__name__, request.endpoint, where)
    return respond_problem("internal")


def respond_problem(
    code: str, detail: str | None = None, headers: dict[str, str] | None = None, **more: Any
) -> Response:
    """Respond to this request with the problem `code`; `more` are its extension members."""
    request_environ()[OUTCOME_KEY] = code
    named = dict(headers or {})
    if code == "unauthorised":
        named["WWW-Authenticate"] = "Bearer"
    kind = known_problems().kinds[code]
    if kind.wait_s is not None and "Retry-After" not in named:
        named["Retry-After"] = str(kind.wait_s)
    instance = quote(request.path, safe="/:@!$&'()*+,;=~-._")
    body = to_problem(code, kind, instance, request_id(), **({"detail": detail} if detail else {}), **more)
    return respond_json(body, kind.status, headers=named, media=PROBLEM)


def allow_header(path: str, refused: MethodNotAllowed) -> str:
    """Value of the Allow header of a path."""
    found = [*(refused.valid_methods or ()), *(("OPTIONS",) if path.startswith(API) else ())]
    return ", ".join(sorted(found))
