"""The installed rulesets."""

from __future__ import annotations

from typing import Any

from service.answers.installation import RulesetPage, SentRuleset
from service.app.rulesets import descriptions
from service.http.answer import public_answer
from service.http.blueprint import Blueprint
from service.http.call import Call
from service.http.openapi import examples
from service.http.schemas.queries import RulesetQuery

blueprint = Blueprint(
    "rulesets", "Rulesets: seats, options, commands, events, and the rules as text."
)


@blueprint.operation(
    "GET",
    "/v1/rulesets",
    public_answer(
        "Summaries of all rulesets.",
        RulesetPage,
        {"items": [examples.RULESET], "next": None},
        links=("RulesetOfName",),
    ),
)
def list_rulesets(call: Call) -> Any:
    """List the rulesets

    Lists the rulesets with title, description and number of players; `getRuleset` has the rest.
    """
    return descriptions.ruleset_summaries(call.context.catalogue)


@blueprint.operation(
    "GET",
    "/v1/rulesets/<name>",
    public_answer("The ruleset.", SentRuleset),
    ("not-found",),
    query=RulesetQuery,
    name="getRuleset",
)
def ruleset(call: Call, name: str) -> Any:
    """Read one ruleset

    Returns table options and stated deals as JSON Schemas, every command, every event with the audiences of its fields, its bots, and
    the rules in Markdown. A client needs none of it to play: the view's offers list every legal command.

    Without `version` the answer is the newest version, which new games use. A game keeps the version that it was created with.
    """
    return descriptions.describe_version(call.context.catalogue, name, call.query.get("version"))
