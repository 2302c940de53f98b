"""Builds the OpenAPI 3.1 document from the code."""

from __future__ import annotations

from typing import Any

import flask_smorest

from service.http.openapi.operation import problem_response
from service.http.problem_registry import REGISTRY
from service.http.ratelimit.costs import COSTS_TEXT
from service.http.schemas.refinements import REFINEMENTS
from service.http.schemas.responses import SHAPES
from service.http.schemas.responses.words import HEADERS
from service.quotas import POLICIES

VERSION = "1.0.0"

LIMITS = "\n".join(f"* `{each.name}`: {each.quota} in {each.window_s} s; {each.counts}." for each in POLICIES)

ABOUT = f"""Games of hidden information, event-sourced. A client that knows no game can play any of them: it reads its view, picks one
of the `offers`, makes an instance of that offer's JSON Schema, and posts it.

* **Tokens** go into `Authorization: Bearer`, never into an address. They are shown once and kept hashed.
* **Writes happen once.** Every POST has an `Idempotency-Key`; the same request again gets the same answer.
* **What an answer holds** follows from what its audience may know: bodies, lengths, ETags, errors and offers alike.
* **Refusals** are problems (RFC 9457) with a `code` from a closed registry.
* Times are RFC 3339 in UTC; durations say their unit in their name (`_s`).

**How often you may ask.** Every answer says it: `RateLimit-Policy` tells the rule and `RateLimit` what is left (`r`) for how many seconds (`t`).
Who asks too often gets `429` with `Retry-After`, nothing happens, and the same request succeeds later; nobody is banned. Play is not slowed
down: an accepted command costs nothing, and starts the seat's `commands` and `reads` afresh. Whoever sends a token that
has opened something here counts by it, everybody else by the address that the request came from. Each process of the
service counts for itself, so whoever keeps to the numbers is never turned away, and who does not may be let through a few times as often. An
installation may set other numbers than the usual ones:

{LIMITS}

{COSTS_TEXT} So it is stated, and not measured: what is left tells nothing of the work that an answer was."""

OPTIONS: dict[str, Any] = {
    "info": {"description": ABOUT, "summary": "Hidden-information games over REST"},
    "servers": [{"url": "/"}],
}


def add_components(api: flask_smorest.Api) -> None:
    """Add the shared components; call before operations are registered."""
    for name, shape in SHAPES.items():
        api.spec.components.schema(name, shape)
    for name, header in HEADERS.items():
        api.spec.components.header(name, header)
    for code in REGISTRY:
        api.spec.components.response(code, problem_response(code), lazy=True)
    api.spec.components.security_scheme(
        "token",
        {"type": "http", "scheme": "bearer", "description": "A token of one game: of a seat, a spectator, the organiser or the arbiter."},
    )  # fmt: skip


def to_contract(api: flask_smorest.Api) -> dict[str, Any]:
    """The contract of the registered operations as JSON values."""
    told: dict[str, Any] = api.spec.to_dict()
    for name, shape in REFINEMENTS.items():
        told["components"]["schemas"][name] |= shape
    order = ("openapi", "info", "servers", "tags", "paths", "components")
    return {name: told[name] for name in order}


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
