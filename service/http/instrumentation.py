"""Request metrics and access log: latency and command outcomes. Never logs a body, a query or a token."""

from __future__ import annotations

import logging
import time
from bisect import bisect_left
from collections.abc import Mapping
from functools import cache

from flask import Flask, Response, has_request_context
from prometheus_client import Counter, Histogram

from service.http.responses import OUTCOME_KEY, answer_counter, current_request, request_environ, request_id

log = logging.getLogger("deaddrop.requests")

STARTED_KEY = "deaddrop.began"
COMMAND = "play.command"
COMMANDS_ASKED = frozenset({COMMAND, "play.check_command"})
"""Endpoints that take a command, counted by outcome."""
BUCKETS_S = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30)

BEYOND_S = 60
"""Seconds recorded for a request beyond the last bucket."""

LATENCY = Histogram(
    "deaddrop_http_request_seconds",
    "Seconds from a request to the head of its answer, long polls included",
    ("operation",),
    buckets=BUCKETS_S,
)
COMMANDS = Counter(
    "deaddrop_commands_total",
    "Commands of clients by outcome: accepted, noted, replayed, checked, or the code of the problem",
    ("outcome",),
)
FAULTS = (500, 503)
"""Statuses whose series exist from the start: a counter that first appears at 1 shows no increase."""
latency, command_counter = cache(LATENCY.labels), cache(COMMANDS.labels)


def log_fields() -> Mapping[str, str]:
    """Log fields of the current request; empty outside one."""
    return {"request": request_id()} if has_request_context() else {}


def install_instrumentation(app: Flask) -> None:
    """Measure and log the requests of `app`."""
    app.before_request(note_request_start)
    app.after_request(record_response)


def create_fault_series(app: Flask) -> None:
    """Create the fault series of every operation of `app` at 0, so that the first fault is an increase."""
    for operation in (*app.view_functions, "unknown"):
        for status in FAULTS:
            answer_counter(operation, status)


def note_request_start() -> None:
    request_environ()[STARTED_KEY] = time.perf_counter()


def bucket_bound_s(took_s: float) -> float:
    """Upper bound of the latency bucket of a request. A sum of exact times would let a reader of the counters compute how
    long one request took, which may depend on another seat's secrets.

    >>> bucket_bound_s(0.0011), bucket_bound_s(0.25), bucket_bound_s(31.0)
    (0.0025, 0.25, 60)
    """
    place = bisect_left(BUCKETS_S, took_s)
    return BUCKETS_S[place] if place < len(BUCKETS_S) else BEYOND_S


def record_response(answered: Response) -> Response:
    """Record latency and outcome, and log one line without the path, which may hold a secret."""
    asked = current_request()
    took_s = time.perf_counter() - asked.environ[STARTED_KEY]
    operation = asked.endpoint or "unknown"
    latency(operation).observe(bucket_bound_s(took_s))
    if operation in COMMANDS_ASKED:
        command_counter(asked.environ[OUTCOME_KEY]).inc()
    if log.isEnabledFor(logging.INFO):
        took = {"operation": operation, "method": asked.method, "status": answered.status_code}
        log.info("answered", extra={**took, "took_ms": round(1000 * took_s, 1)})
    return answered
