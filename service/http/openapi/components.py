"""Shared parts of the contract: headers, responses, links; and moving inline parameters into components."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from http import HTTPStatus
from typing import Any

from service.http.problems.problem_kinds import ProblemKind
from service.http.problems.problem_registry import UNREAD
from service.http.responses import PROBLEM
from service.http.schemas.fields import COMPONENT

Shape = dict[str, Any]

COUNTED = ("RateLimit-Policy", "RateLimit")
"""Headers of every answer whose request was counted."""

LINKS: dict[str, Shape] = {
    "GameOfBody": {
        "operationId": "getGame",
        "description": "The new game's card.",
        "parameters": {"gameId": "$response.body#/game/id"},
    },
    "ViewOfBody": {
        "operationId": "getView",
        "description": "The new game's view, for one of its tokens.",
        "parameters": {"gameId": "$response.body#/game/id"},
    },
    "EventsOfBody": {
        "operationId": "getEvents",
        "description": "The new game's feed.",
        "parameters": {"gameId": "$response.body#/game/id"},
    },
    "CommandOnView": {
        "operationId": "postCommand",
        "description": "An answer to the decision of the view: an instance of one of its offers.",
        "parameters": {"gameId": "$request.path.gameId"},
    },
    "ViewOfGame": {
        "operationId": "getView",
        "description": "The game's view for this token.",
        "parameters": {"gameId": "$request.path.gameId"},
    },
    "EventsAfterPage": {
        "operationId": "getEvents",
        "description": "The next page: with the last version of this one as `after`.",
        "parameters": {"gameId": "$request.path.gameId"},
    },
    "ReplayOfBody": {
        "operationId": "getReplay",
        "description": "The replay that the new link opens.",
        "parameters": {"replayId": "$response.body#/id"},
    },
    "FramesOfReplay": {
        "operationId": "getFrames",
        "description": "The replay's frames, version by version.",
        "parameters": {"replayId": "$response.body#/id"},
    },
    "RevokeToken": {
        "operationId": "revokeToken",
        "description": "The end of the new token.",
        "parameters": {"tokenId": "$response.body#/id"},
    },
    "RulesetOfName": {
        "operationId": "getRuleset",
        "description": "One of the rulesets listed, by its `name`.",
        "parameters": {"ruleset": "$response.body#/items/0/name"},
    },
}
"""Links from an answer to a following operation, by name."""


def ref(kind: str, name: str) -> Shape:
    """A reference to a component.

    >>> ref("headers", "ETag")
    {'$ref': '#/components/headers/ETag'}
    """
    return {"$ref": f"#/components/{kind}/{name}"}


def header_refs(*names: str) -> Shape:
    """References to headers, by name."""
    return {name: ref("headers", name) for name in names}


def status_name(status: int) -> str:
    """Name of the component of a status's problems.

    >>> status_name(412), status_name(429)
    ('PreconditionFailed', 'TooManyRequests')
    """
    return re.sub(r"[^A-Za-z]", "", HTTPStatus(status).phrase.title())


def codes_text(codes: Iterable[str], problems: Mapping[str, ProblemKind]) -> str:
    """Problem codes with their titles, as text."""
    return " ".join(f"`{code}`: {problems[code].title}." for code in codes)


def codes_by_status(codes: Iterable[str], problems: Mapping[str, ProblemKind]) -> dict[int, list[str]]:
    """Problem codes by status, lowest first."""
    found: dict[int, list[str]] = {}
    for code in sorted(codes, key=lambda code: problems[code].status):
        found.setdefault(problems[code].status, []).append(code)
    return found


def problem_components(problems: Mapping[str, ProblemKind]) -> dict[str, Shape]:
    """A response for each status of a problem. Operations list their own codes of it.

    Problems of unsupported methods (405) and of connections without a whole request belong to no operation.
    """
    found = codes_by_status((code for code in problems if code not in {*UNREAD, "method-not-allowed"}), problems)
    return {status_name(status): problem_component(status, codes, problems) for status, codes in found.items()}


def problem_component(status: int, codes: Iterable[str], problems: Mapping[str, ProblemKind]) -> Shape:
    own = ("WWW-Authenticate",) if status == 401 else ()
    waits = ("Retry-After",) if any(problems[code].wait_s for code in codes) else ()
    return {
        "description": f"Problems of status {status}, {HTTPStatus(status).phrase}; each operation lists its own.",
        "headers": header_refs("X-Request-Id", "Content-Language", *own, *waits, *COUNTED),
        "content": {PROBLEM: {"schema": ref("schemas", "Problem")}},
    }


def hoist_parameters(contract: Shape) -> None:
    """Move every parameter into a component, which its schema names, else named after it. Names depend on no other parameter, so a part of
    the API has the same ones without the others.

    Raises ValueError for different parameters with one name.
    """
    components = contract["components"].setdefault("parameters", {})
    for holder in parameter_lists(contract):
        for at, each in enumerate(holder):
            schema = {name: value for name, value in each["schema"].items() if name != COMPONENT}
            name, shape = each["schema"].get(COMPONENT) or parameter_name(each), {**each, "schema": schema}
            if components.setdefault(name, shape) != shape:
                raise ValueError(f"Two parameters are named {name}: state another name for one of them, by `named`.")
            holder[at] = ref("parameters", name)


def parameter_lists(contract: Shape) -> Iterator[list[Shape]]:
    """Every list of parameters."""
    for item in contract["paths"].values():
        for each in item.values():
            if isinstance(each, dict) and "parameters" in each:
                yield each["parameters"]
        if "parameters" in item:
            yield item["parameters"]


def parameter_name(parameter: Mapping[str, Any]) -> str:
    """Name of the component of a parameter whose schema states none.

    >>> parameter_name({"name": "If-None-Match"}), parameter_name({"name": "gameId"})
    ('IfNoneMatch', 'GameId')
    """
    return "".join(upper_first(part) for part in re.split(r"[^A-Za-z0-9]+", parameter["name"]))


def upper_first(word: str) -> str:
    return word[:1].upper() + word[1:]
