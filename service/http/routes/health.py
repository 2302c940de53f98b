"""The service itself: is it alive, can it work, what does it count."""

from __future__ import annotations

import os
from functools import cache

import prometheus_client
from flask import Response

from service.app.health import Unavailable
from service.http import request_parsing
from service.http.app_services import desk
from service.http.error_handlers import told
from service.http.metrics import Counted, gauges
from service.http.openapi.operation import Answer, Blueprint
from service.http.responses import JSON, SHARED, answer, json_answer

blueprint = Blueprint("service", "The service itself.")

READY = {"status": "ok", "store": "ok", "jobs": "ok", "automation": "ok", "lobby": "ok"}
METRICS = prometheus_client.CONTENT_TYPE_PLAIN_0_0_4


@blueprint.route("/healthz", "GET")
@blueprint.operation({200: Answer("Alive.", "Health", {"status": "ok"})}, (), limited=False)
def healthz() -> Response:
    """Is the process alive?

    Asks nobody else.
    """
    request_parsing.accepted(JSON)
    return json_answer({"status": "ok"})


@blueprint.route("/readyz", "GET")
@blueprint.operation({200: Answer("Ready.", "Readiness", READY)}, ("unavailable",), limited=False)
def readyz() -> Response:
    """Can games be read and written?

    Writes to the store and asks the jobs server, at most once a second. 503 where the store takes no writes, be it down, full, a replica or
    on a full disk. `degraded` where people play on, and bots or the lobby are late.
    """
    request_parsing.accepted(JSON)
    try:
        found = desk().health.standing()
    except Unavailable as error:
        return told("unavailable", f"The store takes no writes: {error.reason}.")
    return json_answer(
        {
            "status": "ok" if found.is_well else "degraded",
            "store": "ok",
            "jobs": "ok" if found.jobs else "down",
            "automation": "late" if found.is_automation_late else "ok",
            "lobby": "late" if found.is_lobby_late else "ok",
        }
    )


@cache
def counted() -> Counted:
    """What is counted where this process counts."""
    return Counted(os.environ.get("PROMETHEUS_MULTIPROC_DIR"))


@blueprint.route("/metrics", "GET")
@blueprint.operation({200: Answer("Counters.", {"type": "string"}, media="text/plain")}, (), limited=False)
def metrics() -> Response:
    """Read the counters

    In Prometheus' text format: those of every process that counts into `PROMETHEUS_MULTIPROC_DIR`, or of this one, and how things stand.
    `docs/operations.md` lists them.
    """
    request_parsing.accepted("text/plain")
    return answer(counted().text() + prometheus_client.generate_latest(gauges(desk().health)), METRICS)


@blueprint.route("/openapi.json", "GET")
@blueprint.operation({200: Answer("OpenAPI 3.1.", {"type": "object"})}, ())
def openapi() -> Response:
    """Read the contract

    This description of the API, for programs; `/docs` is for people.
    """
    request_parsing.accepted(JSON)
    return json_answer(desk().contract(), keep=SHARED)
