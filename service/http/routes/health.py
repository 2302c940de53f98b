"""The service itself: liveness, readiness, counters, contract."""

from __future__ import annotations

import os
from functools import cache
from typing import Any

import prometheus_client
from flask import Response

from domain.kernel.ruleset.ruleset import AnyRuleset
from service.answers.installation import Readiness, SentHealth
from service.app.maintenance.health import Unavailable, find_cause, to_second
from service.app.rulesets.descriptions import find_rules
from service.http.answer import Answer, public_answer
from service.http.app_services import current_services
from service.http.blueprint import Blueprint
from service.http.call import Call
from service.http.cost import Cost
from service.http.error_handlers import respond_problem
from service.http.metrics import CounterReader, gauge_registry
from service.http.responses import respond
from service.http.schemas.queries import ContractQuery

blueprint = Blueprint("service", "The service itself.")

READY = {"status": "ok", "store": "ok", "jobs": "ok", "automation": "ok", "lobby": "ok", "games_log": "ok", "reveals": "ok"}
METRICS = prometheus_client.CONTENT_TYPE_PLAIN_0_0_4


@blueprint.operation(
    "GET", "/healthz", Answer("The process is alive.", SentHealth, {"status": "ok"}), query=None, limited=False, name="getHealth"
)
def healthz(_: Call) -> Any:
    """Is the process alive?

    Checks that the process answers, and no other part, not even Redis.
    """
    return SentHealth(status="ok")


@blueprint.operation(
    "GET",
    "/readyz",
    Answer("The service is ready.", Readiness, READY),
    ("unavailable",),
    query=None,
    limited=False,
    name="getReadiness",
)
def readyz(_: Call) -> Any:
    """Can games be read and written?

    Writes to the store and contacts the jobs server, at most once a second. 503 if the store accepts no writes: it is down, full, a replica or
    on a full disk; `detail` is the cause and its remedy, for operators. `degraded` if people can play, but bots, the lobby or the log of games are late,
    or a game is over and its seed was not revealed.
    """
    health = current_services().health
    try:
        found = health.check()
    except Unavailable as error:
        cause, since = find_cause(error), "" if health.written_s is None else f" since {to_second(health.written_s)}"
        what = f"The events server {cause.what}. To do: {cause.remedy}."
        return respond_problem("unavailable", f"The store takes no writes{since}: {error.reason}. {what}")
    return Readiness(
        status="ok" if found.is_well else "degraded",
        store="ok",
        jobs="ok" if found.jobs else "down",
        automation="late" if found.is_automation_late else "ok",
        lobby="late" if found.is_lobby_late else "ok",
        reveals="missing" if found.unrevealed else "ok",
        games_log="none" if found.log_ms is None else "late" if found.is_log_late else "ok",
    )


@cache
def counter_reader() -> CounterReader:
    """Counters of this process or of its shared folder."""
    return CounterReader(os.environ.get("PROMETHEUS_MULTIPROC_DIR"))


@blueprint.operation(
    "GET",
    "/metrics",
    Answer("The counters and gauges.", {"type": "string"}, media="text/plain"),
    query=None,
    limited=False,
    name="getMetrics",
)
def metrics(_: Call) -> Response:
    """Read the counters

    Returns, in Prometheus' text format, counters of all processes that share `PROMETHEUS_MULTIPROC_DIR`, or of this one, and gauges of the current state.
    `docs/operations.md` lists them.
    """
    return respond(
        counter_reader().text() + prometheus_client.generate_latest(gauge_registry(current_services().health)), METRICS
    )


@blueprint.operation(
    "GET",
    "/openapi.json",
    public_answer("The contract in OpenAPI 3.1.", {"type": "object"}),
    ("not-found",),
    query=ContractQuery,
    cost=Cost(5),
    name="getContract",
)
def openapi(call: Call) -> Any:
    """Read the contract

    Returns this description of the API, for programs; `/docs` is for people, and `/openapi/play.json` the part that playing needs. With `ruleset` the contract is typed for one game: views, events, commands, options
    and deals have the game's types, to generate a client from.
    """
    return current_services().contract(rules_of(call))


@blueprint.operation(
    "GET",
    "/openapi/play.json",
    public_answer("The contract for players in OpenAPI 3.1.", {"type": "object"}),
    ("not-found",),
    query=ContractQuery,
    cost=Cost(5),
    name="getPlayContract",
)
def openapi_for_players(call: Call) -> Any:
    """Read the contract for players

    Returns the part of the contract that a client needs to play: games, seats, views, events, commands and inboxes. With `ruleset` it is typed for one
    game: views, offers, commands, options and deals have the game's types, and events the form common to all games.
    """
    return current_services().contract(rules_of(call), is_for_players=True)


def rules_of(call: Call) -> AnyRuleset | None:
    """The ruleset whose types are asked for.  Raises Missing."""
    name = call.query.get("ruleset")
    return None if name is None else find_rules(call.context.catalogue, name, call.query.get("version"))
