"""The games on offer."""

from __future__ import annotations

from typing import Any

from service.app.core.cursors import complete_page
from service.app.rulesets import descriptions
from service.http.answer import public_answer
from service.http.blueprint import Blueprint
from service.http.call import Call
from service.http.openapi import examples
from service.http.schemas.queries import RulesetQuery

blueprint = Blueprint(
    "rulesets", "The games on offer: seats, options, commands, events, and the rules as people read them."
)


@blueprint.operation(
    "GET",
    "/v1/rulesets",
    public_answer(
        "Every ruleset, in short.",
        "RulesetPage",
        {"items": [examples.RULESET], "next": None},
        links=("RulesetOfName",),
    ),
)
def list_rulesets(call: Call) -> Any:
    """List the games on offer

    Title, description and number of players; the rest is one link further.
    """
    return complete_page(descriptions.ruleset_summaries(call.context.catalogue))


@blueprint.operation(
    "GET",
    "/v1/rulesets/<name>",
    public_answer("The ruleset.", "Ruleset"),
    ("not-found",),
    query=RulesetQuery,
    name="getRuleset",
)
def ruleset(call: Call, name: str) -> Any:
    """Read one ruleset

    Table options and stated deals as JSON Schemas, every command and every event with who may know what, the bots that can play it, and
    the rules in Markdown. A client needs none of it to play: the view's offers say all that is legal.

    Without `version` it is the newest, which new games take. A game keeps the version that it was created under.
    """
    return descriptions.describe_version(call.context.catalogue, name, call.query.get("version"))
