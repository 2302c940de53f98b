"""The service itself: is it alive, can it work, what does it count."""

from __future__ import annotations

import os

import prometheus_client
from flask import Response
from prometheus_client import CollectorRegistry
from prometheus_client.multiprocess import MultiProcessCollector

from service.app.health import ready
from service.http import asked
from service.http.answers import JSON, SHARED, answer, json_answer
from service.http.desk import context, desk
from service.http.operation import Answer, Blueprint

blueprint = Blueprint("service", "The service itself.")

METRICS = prometheus_client.CONTENT_TYPE_PLAIN_0_0_4


@blueprint.route("/healthz", "GET")
@blueprint.operation({200: Answer("Alive.", "Health", {"status": "ok"})}, (), limited=False)
def healthz() -> Response:
    """Is the process alive?

    Asks nobody else.
    """
    asked.accepted(JSON)
    return json_answer({"status": "ok"})


@blueprint.route("/readyz", "GET")
@blueprint.operation({200: Answer("Ready.", "Health", {"status": "ok"})}, ("unavailable",), limited=False)
def readyz() -> Response:
    """Can games be read and written?

    Asks the store.
    """
    asked.accepted(JSON)
    ready(context())
    return json_answer({"status": "ok"})


@blueprint.route("/metrics", "GET")
@blueprint.operation({200: Answer("Counters.", {"type": "string"}, media="text/plain")}, (), limited=False)
def metrics() -> Response:
    """Read the counters

    In Prometheus' text format: of this process, or of all web processes where `PROMETHEUS_MULTIPROC_DIR` is set.
    """
    asked.accepted("text/plain")
    registry = prometheus_client.REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return answer(prometheus_client.generate_latest(registry), METRICS)


@blueprint.route("/openapi.json", "GET")
@blueprint.operation({200: Answer("OpenAPI 3.1.", {"type": "object"})}, ())
def openapi() -> Response:
    """Read the contract

    This description of the API, for programs; `/docs` is for people.
    """
    asked.accepted(JSON)
    return json_answer(desk().contract, keep=SHARED)
