"""The service itself: is it alive, can it work, what does it count."""

from __future__ import annotations

import os
from functools import cache

import prometheus_client
from flask import Response

from service.app.maintenance.health import Unavailable
from service.http import request_parsing
from service.http.app_services import current_services
from service.http.error_handlers import respond_problem
from service.http.metrics import CounterReader, gauge_registry
from service.http.openapi.operation import AnswerSpec, Blueprint
from service.http.responses import JSON, PUBLIC, respond, respond_json

blueprint = Blueprint("service", "The service itself.")

READY = {"status": "ok", "store": "ok", "jobs": "ok", "automation": "ok", "lobby": "ok"}
METRICS = prometheus_client.CONTENT_TYPE_PLAIN_0_0_4


@blueprint.route("/healthz", "GET")
@blueprint.operation({200: AnswerSpec("Alive.", "Health", {"status": "ok"})}, (), limited=False)
def healthz() -> Response:
    """Is the process alive?

    Asks nobody else.
    """
    request_parsing.negotiate(JSON)
    return respond_json({"status": "ok"})


@blueprint.route("/readyz", "GET")
@blueprint.operation({200: AnswerSpec("Ready.", "Readiness", READY)}, ("unavailable",), limited=False)
def readyz() -> Response:
    """Can games be read and written?

    Writes to the store and asks the jobs server, at most once a second. 503 where the store takes no writes, be it down, full, a replica or
    on a full disk. `degraded` where people play on, and bots or the lobby are late.
    """
    request_parsing.negotiate(JSON)
    try:
        found = current_services().health.check()
    except Unavailable as error:
        return respond_problem("unavailable", f"The store takes no writes: {error.reason}.")
    return respond_json(
        {
            "status": "ok" if found.is_well else "degraded",
            "store": "ok",
            "jobs": "ok" if found.jobs else "down",
            "automation": "late" if found.is_automation_late else "ok",
            "lobby": "late" if found.is_lobby_late else "ok",
        }
    )


@cache
def counter_reader() -> CounterReader:
    """Counters of this process or of its shared folder."""
    return CounterReader(os.environ.get("PROMETHEUS_MULTIPROC_DIR"))


@blueprint.route("/metrics", "GET")
@blueprint.operation({200: AnswerSpec("Counters.", {"type": "string"}, media="text/plain")}, (), limited=False)
def metrics() -> Response:
    """Read the counters

    In Prometheus' text format: those of every process that counts into `PROMETHEUS_MULTIPROC_DIR`, or of this one, and how things stand.
    `docs/operations.md` lists them.
    """
    request_parsing.negotiate("text/plain")
    return respond(
        counter_reader().text() + prometheus_client.generate_latest(gauge_registry(current_services().health)), METRICS
    )


@blueprint.route("/openapi.json", "GET")
@blueprint.operation({200: AnswerSpec("OpenAPI 3.1.", {"type": "object"})}, ())
def openapi() -> Response:
    """Read the contract

    This description of the API, for programs; `/docs` is for people.
    """
    request_parsing.negotiate(JSON)
    return respond_json(current_services().contract(), keep=PUBLIC)
