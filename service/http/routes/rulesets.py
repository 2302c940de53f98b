"""The games on offer."""

from __future__ import annotations

from flask import Response

from service.app.cursors import complete_page
from service.app.rulesets import descriptions
from service.http import request_parsing
from service.http.app_services import current_context
from service.http.openapi import examples
from service.http.openapi.operation import AnswerSpec, Blueprint
from service.http.responses import JSON, PUBLIC, respond_json
from service.http.schemas.queries import NoQuery, RulesetQuery

blueprint = Blueprint(
    "rulesets", "The games on offer: seats, options, commands, events, and the rules as people read them."
)

NOTHING, RULESET = NoQuery(), RulesetQuery()


@blueprint.route("/v1/rulesets", "GET")
@blueprint.operation(
    {200: AnswerSpec("Every ruleset, in short.", "RulesetPage", {"items": [examples.RULESET], "next": None})},
    ("malformed",),
)
def list_rulesets() -> Response:
    """List the games on offer

    Title, description and number of players; the rest is one link further.
    """
    request_parsing.negotiate(JSON)
    request_parsing.parse_query(NOTHING)
    return respond_json(complete_page(descriptions.ruleset_summaries(current_context().catalogue)), keep=PUBLIC)


@blueprint.route("/v1/rulesets/<name>", "GET")
@blueprint.operation({200: AnswerSpec("The ruleset.", "Ruleset")}, ("not-found", "malformed"), query=RulesetQuery)
def ruleset(name: str) -> Response:
    """Read one ruleset

    Table options and stated deals as JSON Schemas, every command and every event with who may know what, the bots that can play it, and
    the rules in Markdown. A client needs none of it to play: the view's offers say all that is legal.

    Without `version` it is the newest, which new games take. A game keeps the version that it was created under.
    """
    request_parsing.negotiate(JSON)
    version = request_parsing.parse_query(RULESET).get("version")
    return respond_json(descriptions.describe_version(current_context().catalogue, name, version), keep=PUBLIC)
