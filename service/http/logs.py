"""What the log says of requests: when, which, how they ended; never a body, a query or a token."""

from __future__ import annotations

import logging
import time

from flask import Flask, Response, g, has_request_context, request

from service.http.answers import request_id

log = logging.getLogger("deaddrop.requests")

FORMAT = "%(asctime)s %(levelname)s %(name)s [%(request_id)s] %(message)s"


class Named(logging.Filter):
    """Gives every line the name of the request it belongs to."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.request_id = request_id() if has_request_context() else "-"
        return True


def begin(level: int = logging.WARNING) -> None:
    """Log to standard error; requests themselves from level INFO on."""
    handler = logging.StreamHandler()
    handler.addFilter(Named())
    handler.setFormatter(logging.Formatter(FORMAT))
    logging.basicConfig(level=level, handlers=[handler])


def install(app: Flask) -> None:
    """Log the requests of `app`, where somebody listens."""
    if log.isEnabledFor(logging.INFO):
        app.before_request(started)
        app.after_request(ended)


def started() -> None:
    g.started_at = time.perf_counter()


def ended(answered: Response) -> Response:
    """One line per request; a game's id is no secret, whatever else stands in an address might be."""
    took_ms = 1000 * (time.perf_counter() - g.started_at)
    log.info("%s %s %d %.1f ms", request.method, request.endpoint, answered.status_code, took_ms)
    return answered
