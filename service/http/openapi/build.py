"""Builds the OpenAPI 3.1 document from the code."""

from __future__ import annotations

from inspect import cleandoc
from typing import Any

import flask_smorest

from service.http.openapi.components import LINKS, hoist_parameters, hoist_schemas, problem_components
from service.http.openapi.operation import PATH, describe_path
from service.http.openapi.webhooks import describe_webhooks, parameter_components
from service.http.problem_registry import REGISTRY, UNREAD
from service.http.ratelimit.costs import COSTS_TEXT
from service.http.response_headers import HEADERS
from service.http.schemas.bodies import BODIES
from service.http.schemas.game_bodies import GAME_BODIES
from service.http.schemas.refinements import REFINEMENTS
from service.http.schemas.responses import SHAPES
from service.quotas import POLICIES

VERSION = "1.0.0"

LIMITS = "\n".join(f"* `{each.name}`: {each.quota} in {each.window_s} s; {each.counts}." for each in POLICIES)

UNREAD_TEXT = ", ".join(
    f"`{REGISTRY[code].status}` (`{code}`)" for code in sorted(UNREAD, key=lambda code: REGISTRY[code].status)
)
ABOUT = f"""Games of hidden information, event-sourced. A client that knows no game can play any of them: it reads its view, picks one
of the `offers`, makes an instance of that offer's JSON Schema, and posts it.

* **Tokens** go into `Authorization: Bearer`, never into an address. They are shown once and kept hashed.
* **Writes happen once.** Every POST that writes has an `Idempotency-Key`; the same request again gets the same answer.
* **What an answer holds** follows from what its audience may know: bodies, lengths, ETags, errors and offers alike.
* **Refusals** are problems (RFC 9457) with a `code` from a closed registry. Any request may meet {UNREAD_TEXT}.
* Times are RFC 3339 in UTC; durations say their unit in their name (`_s`).

**How often you may ask.** Every answer says it: `RateLimit-Policy` tells the rule and `RateLimit` what is left (`r`) for how many seconds (`t`).
Who asks too often gets `429` with `Retry-After`, nothing happens, and the same request succeeds later; nobody is banned. Play is not slowed
down: an accepted command costs nothing, and starts the seat's `commands` and `reads` afresh. Whoever sends a token that
has opened something here counts by it, everybody else by the address that the request came from. Each process of the
service counts for itself, so whoever keeps to the numbers is never turned away, and who does not may be let through a few times as often. An
installation may set other numbers than the usual ones:

{LIMITS}

{COSTS_TEXT} So it is stated, and not measured: what is left tells nothing of the work that an answer was.

**From web pages.** Pages of any origin may use the API: no cookie opens anything here. A preflight allows every request header that an
operation names, and is not counted; every answer may be read with its headers, refusals too.

**What may change within `/v1`.** Answers may get new members, problems and events new ones too, and new operations, optional parameters, event types,
rulesets and media types may come: ignore what you do not know. What is here does not go, change its type, or get
stricter. An operation that is to go says so for at least six months in `Deprecation` (RFC 9745) and `Sunset` (RFC 8594), with a `Link` to what replaces it;
then it answers `410`. What a closed list of values holds (`enum`) is complete, but for the codes of problems, where the status says enough. Requests with
members that the service does not know are refused, so that a misspelt one is noticed."""

OPTIONS: dict[str, Any] = {
    "info": {
        "description": ABOUT,
        "summary": "Hidden-information games over REST",
        "license": {"name": "Apache 2.0", "identifier": "Apache-2.0"},
        "contact": {"name": "Dead Drop", "url": "https://example.invalid/deaddrop"},
    },
    "servers": [{"url": "http://127.0.0.1:8000", "description": "As `make run` starts it; yours has its own address."}],
}


def add_components(api: flask_smorest.Api) -> None:
    """Add the shared components; call before operations are registered."""
    shapes = dict(SHAPES)
    hoist_schemas(shapes)
    for name, shape in shapes.items():
        api.spec.components.schema(name, shape)
    api.spec.components.security_scheme(
        "token",
        {"type": "http", "scheme": "bearer", "description": "A token of one game: of a seat, a spectator, the organiser or the arbiter."},
    )  # fmt: skip


def to_contract(api: flask_smorest.Api) -> dict[str, Any]:
    """The contract of the registered operations as JSON values."""
    told: dict[str, Any] = api.spec.to_dict()
    schemas = told["components"]["schemas"]
    for name, shape in REFINEMENTS.items():
        schemas[name] |= shape
    for body in (*BODIES, *GAME_BODIES):
        schemas[body.__name__] = {"description": cleandoc(body.__doc__ or ""), **schemas[body.__name__]}
    told["paths"] = {rename_path(path): rename_parameters(item) for path, item in told["paths"].items()}
    told["components"] |= {"responses": problem_components(), "headers": HEADERS, "links": LINKS}
    hoist_parameters(told)
    told["components"]["parameters"] |= parameter_components()
    told["webhooks"] = describe_webhooks()
    type_enums([schemas, told["components"]["parameters"]])
    order = ("openapi", "info", "servers", "tags", "paths", "webhooks", "components")
    return {name: told[name] for name in order}


def rename_path(path: str) -> str:
    """A path with the contract's names of its parameters, which in the routes are short.

    >>> rename_path("/v1/games/{g}/seats/{n}/claim")
    '/v1/games/{gameId}/seats/{seat}/claim'
    """
    for each in describe_path(path.replace("{", "<").replace("}", ">")):
        path = path.replace(f"{{{each['name']}}}", f"{{{PATH[each['name']]['name']}}}")
    return path


def rename_parameters(item: dict[str, Any]) -> dict[str, Any]:
    """The parameters of a path by their names in the contract."""
    own = [{**each, "name": PATH[each["name"]]["name"]} for each in item.get("parameters", [])]
    return {**item, "parameters": own} if own else item


def type_enums(shape: Any) -> None:
    """Say of every list of words that it is one of words, which generators do not infer."""
    for each in shape.values() if isinstance(shape, dict) else shape if isinstance(shape, list) else ():
        type_enums(each)
    words = shape.get("enum") if isinstance(shape, dict) else None
    if isinstance(words, list) and all(isinstance(word, str) for word in words):
        shape.setdefault("type", "string")


def to_yaml(told: dict[str, Any]) -> str:
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
    return yaml.dump(told, Dumper=Readable, sort_keys=False, allow_unicode=True, width=120)
