"""Builds the OpenAPI 3.1 document from the code."""

from __future__ import annotations

from collections.abc import Iterable
from inspect import cleandoc
from typing import Any, cast

import msgspec
from apispec import APISpec
from apispec.ext.marshmallow import MarshmallowPlugin
from msgspec import UNSET

from service.answers.values import JsonObject
from service.answers.webhooks import ChallengeAnswer
from service.http.cost import ONE_READ
from service.http.http_part import HttpPart
from service.http.openapi.components import LINKS, hoist_parameters, problem_components
from service.http.openapi.moderation_subjects import keep_subjects
from service.http.openapi.named_words import name_words
from service.http.openapi.operation import describe_operation, describe_path, template_path
from service.http.openapi.webhooks import describe_callback, parameter_components
from service.http.operation import Operation
from service.http.problems.problem_answers import SentProblem
from service.http.problems.problem_registry import REGISTRY, UNREAD
from service.http.response_headers import HEADERS
from service.http.schemas.refinements import REFINEMENTS
from service.http.schemas.responses import answer_components
from service.quotas import POLICIES

VERSION = "1.0.0"

LIMITS = "\n".join(f"* `{each.name}`: {each.quota} in {each.window_s} s; {each.counts}." for each in POLICIES)

UNREAD_TEXT = ", ".join(
    f"`{REGISTRY[code].status}` (`{code}`)" for code in sorted(UNREAD, key=lambda code: REGISTRY[code].status)
)
ABOUT = f"""Hidden-information games, event-sourced. A client without game rules can play every game: it reads its view, picks one of
the `offers`, makes an instance of that offer's JSON Schema, and posts it.

* **Tokens** are sent in `Authorization: Bearer`, never in a URL. Each is shown once; the service keeps a hash.
* **Writes happen once.** Every POST that writes carries an `Idempotency-Key`; repeating the request repeats the answer.
* **Nothing leaks.** Bodies, lengths, ETags, errors and offers depend only on information that their audience may have.
* **Errors** are problems (RFC 9457) with a `code` from a public registry. `x-problems` of an operation lists its codes by status. Any request may be
  refused with {UNREAD_TEXT}.
* **Times** are RFC 3339 in UTC; the name of a duration ends in its unit (`_s`, `_ms`).

**Rate limits.** Every counted answer names its policy in `RateLimit-Policy`, and in `RateLimit` how many requests are left (`r`) and in how many
seconds the count is reset (`t`). Above the limit the answer is `429` with `Retry-After`, and nothing happens; the same request succeeds
later. Playing costs nothing: an accepted answer to a decision is not counted, and resets the seat's `commands` and `reads`. Requests with a valid token
count by token, all others by client address. Every process of an installation counts separately, so a client may be allowed more requests
than stated, never fewer. The defaults, which an installation may change:

{LIMITS}

A read counts once, but these count for more, as a page of the site does that shows as much:

{{costs}}

Costs follow from the request and from figures that everybody may read, and are not measured: the remaining quota reveals nothing about the work behind
an answer.

**Web pages** of any origin may use the API: no cookie authenticates here. A preflight is not counted and allows every request header that an
operation names; scripts may read every answer with its headers, errors too.

**What may change within `/v1`.**

* Additions come without notice, so ignore unknown ones: members of answers, operations, optional parameters, event types, rulesets,
  media types, problem codes (handle an unknown code by its status).
* Nothing else changes. Members keep name, type and meaning, a request that is accepted stays accepted, and no `enum` in an answer gets new values.
* An operation that will be removed announces it in its answers at least six months ahead: `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and a
  `Link` to its replacement. After that it answers `410`.
* Requests with unknown members are refused, so that a misspelt name is noticed."""

OPTIONS: dict[str, Any] = {
    "info": {
        "summary": "Hidden-information games over REST",
        "license": {"name": "Apache 2.0", "identifier": "Apache-2.0"},
        "contact": {"name": "The operator of this installation"},
    },
    "servers": [
        {
            "url": "http://127.0.0.1:8000",
            "description": "The address of `make run`. Give your client the address of your installation.",
        }
    ],
}


def to_spec(api: HttpPart) -> APISpec:
    """The operations, with a tag for each blueprint, and the schemas that they name."""
    options = {**OPTIONS, "info": {"description": ABOUT.format(costs=costs_text(api.operations)), **OPTIONS["info"]}}
    spec = APISpec("Dead Drop", VERSION, "3.1.0", [MarshmallowPlugin()], **options)
    answers = [each.answer for each in api.operations]
    sent = [each.schema for each in answers if isinstance(each.schema, type)] + [kind for each in answers for kind in each.items]
    messages = [each for callback in api.callbacks for each in callback.messages.values()]
    for name, shape in answer_components([*sent, problem_type(api), ChallengeAnswer, *messages]).items():
        spec.components.schema(name, shape)
    spec.components.security_scheme(
        "token",
        {"type": "http", "scheme": "bearer", "description": "A token of one game: of a seat, a spectator, the organiser or the arbiter."},
    )  # fmt: skip
    for blueprint in api.blueprints:
        spec.tag({"name": blueprint.name, "description": blueprint.description})
        for each in blueprint.operations:
            described = {each.method.lower(): describe_operation(each, blueprint.name, api)}
            spec.path(template_path(each.path, api.path), operations=described, parameters=describe_path(each.path, api.path))
    return spec


def problem_type(api: HttpPart) -> type[JsonObject]:
    """`SentProblem`, with the members that parts add to it."""
    added = [(name, kind, UNSET) for name, kind in api.problem_members.items()]
    about = {"__doc__": SentProblem.__doc__}
    made = msgspec.defstruct(SentProblem.__name__, added, bases=(SentProblem,), namespace=about, frozen=True, kw_only=True)
    return cast("type[JsonObject]", made)


def costs_text(operations: Iterable[Operation]) -> str:
    """Those of these operations whose reads count for more than one, by their costs, as a list."""
    found: dict[str, list[str]] = {}
    for each in operations:
        if each.method == "GET" and each.limited and each.cost != ONE_READ:
            found.setdefault(str(each.cost), []).append(f"`{each.name}`")
    return "\n".join(f"* {cost}: {', '.join(names)}." for cost, names in found.items())


def to_contract(api: HttpPart) -> dict[str, Any]:
    """The contract of an API as JSON values."""
    document = to_spec(api).to_dict()
    schemas = document["components"]["schemas"]
    for name, shape in REFINEMENTS.items():
        schemas[name] |= shape
    keep_subjects(schemas, api.subjects)
    for body in api.bodies:
        schemas[body.__name__] = {"description": cleandoc(body.__doc__ or ""), **schemas[body.__name__]}
    document["components"] |= {"responses": problem_components(api.problems), "headers": HEADERS, "links": LINKS}
    hoist_parameters(document)
    parameters = document["components"]["parameters"]
    parameters |= parameter_components()
    for each in api.callbacks:
        document["paths"][each.path][each.method]["callbacks"] = describe_callback(each)
    parameters["Code"]["schema"]["enum"] = [*api.problems]
    schemas["Problem"]["properties"]["code"]["x-extensible-enum"] = [*api.problems]
    type_enums([schemas, parameters])
    document["components"]["schemas"] = name_words(schemas)
    order = ("openapi", "info", "servers", "tags", "paths", "components")
    return {name: document[name] for name in order}


def type_enums(shape: Any) -> None:
    """Add `type: string` to every enum of strings, which generators do not infer."""
    for each in shape.values() if isinstance(shape, dict) else shape if isinstance(shape, list) else ():
        type_enums(each)
    words = shape.get("enum") if isinstance(shape, dict) else None
    if isinstance(words, list) and all(isinstance(word, str) for word in words):
        shape.setdefault("type", "string")


def to_yaml(contract: dict[str, Any]) -> str:
    """The contract in YAML."""
    import yaml

    class Readable(yaml.SafeDumper):
        """Long texts as blocks, no aliases."""

        def ignore_aliases(self, _: Any) -> bool:
            return True

    def block(dumper: yaml.SafeDumper, words: str) -> yaml.Node:
        style = "|" if "\n" in words else None
        return dumper.represent_scalar("tag:yaml.org,2002:str", words, style=style)

    Readable.add_representer(str, block)
    return yaml.dump(contract, Dumper=Readable, sort_keys=False, allow_unicode=True, width=120)
