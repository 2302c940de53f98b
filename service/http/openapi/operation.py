"""Describes an `Operation` for the contract."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from inspect import cleandoc
from typing import Any

from service.answers.values import JsonObject
from service.http.answer import Answer
from service.http.call import JsonBody, TokenUse
from service.http.cost import ONE_READ
from service.http.http_part import HttpPart
from service.http.openapi.components import COUNTED, codes_by_status, codes_text, header_refs, ref, status_name
from service.http.operation import APPLIED, Operation
from service.http.problems.problem_kinds import ProblemKind
from service.http.problems.problem_registry import TOO_LONG
from service.http.schemas.headers import KeyHeaders, SecretKeyHeaders
from service.http.schemas.responses import component_name

Shape = dict[str, Any]

ALWAYS = ("not-acceptable", *TOO_LONG, "internal")
"""Problems that any operation may answer with."""
LIMITED = "rate-limited"
PATH_PARAMETER = re.compile(r"<(?:\w+:)?(\w+)>")

def template_path(rule: str, known: Mapping[str, Shape]) -> str:
    """A rule's path with the contract's parameter names in place of its own short ones. known: path parameters, by these.

    >>> template_path("/v1/games/<g>/seats/<seat:n>/claim", {"g": {"name": "gameId"}, "n": {"name": "seat"}})
    '/v1/games/{gameId}/seats/{seat}/claim'
    """
    return PATH_PARAMETER.sub(lambda found: f"{{{known[found[1]]['name']}}}", rule)


def path_parameters(rule: str) -> list[str]:
    """Names of a rule's path parameters.

    >>> path_parameters("/v1/games/<g>/seats/<seat:n>/claim")
    ['g', 'n']
    """
    return PATH_PARAMETER.findall(rule)


def describe_path(rule: str, known: Mapping[str, Shape]) -> list[Shape]:
    """The path parameters of a rule, in its order. known: all, by their short names."""
    return [{"in": "path", **known[name]} for name in path_parameters(rule)]


def describe_operation(operation: Operation, tag: str, api: HttpPart) -> Shape:
    """The operation without its path. Summary and description are its handler's docstring."""
    codes = codes_by_status(problem_codes(operation), api.problems)
    described: Shape = {
        "operationId": operation.name,
        "parameters": [{"in": "header", "schema": operation.headers}],
        "responses": describe_answers(operation) | describe_problems(codes, api.problems),
        "security": {TokenUse.NONE: [], TokenUse.MAY: [{"token": []}, {}], TokenUse.MUST: [{"token": []}]}[
            operation.token
        ],
        "x-problems": {str(status): found for status, found in codes.items()},
    }
    if operation.query is not None:
        described["parameters"].append({"in": "query", "schema": operation.query})
    if operation.body is not None:
        described["requestBody"] = describe_body(operation)
    summary, _, description = cleandoc(operation.handler.__doc__ or "").partition("\n\n")
    parts = (description, cost_line(operation), problems_line(described["x-problems"]))
    return described | {"summary": summary, "description": "\n\n".join(each for each in parts if each), "tags": [tag]}


def cost_line(operation: Operation) -> str:
    """The declared cost of a read as text; empty for one that counts once."""
    is_stated = operation.method == "GET" and operation.limited and operation.cost != ONE_READ
    return f"Counts {operation.cost}." if is_stated else ""


def problems_line(codes: Mapping[str, Sequence[str]]) -> str:
    """The problems of an operation as text, for viewers that show only a shared response's own description.

    >>> problems_line({"404": ["not-found"], "409": ["busy", "game-over"]})
    'Problems: `not-found` (404), `busy`, `game-over` (409).'
    """
    groups = (f"{', '.join(f'`{code}`' for code in found)} ({status})" for status, found in codes.items())
    return f"Problems: {', '.join(groups)}."


def problem_codes(operation: Operation) -> list[str]:
    """The problem codes of an operation, from parsing and from its use case."""
    found: list[str] = []
    if operation.token is not TokenUse.NONE:
        found.append("unauthorised")
    if issubclass(operation.headers, KeyHeaders | SecretKeyHeaders):
        found.append("missing-idempotency-key")
    if issubclass(operation.headers, SecretKeyHeaders):
        found.append("weak-idempotency-key")
    if operation.body is not None:
        found += ["too-large", "unsupported-media-type"]
    if isinstance(operation.body, JsonBody):
        found.append("not-json")
        if issubclass(operation.headers, KeyHeaders | SecretKeyHeaders):
            found.append("idempotency-conflict")
    if operation.query is not None:
        found.append("malformed")
    found += operation.problems
    if "unavailable" in operation.problems and loads_game(operation):
        found.append("replay-diverged")
    if "g" in path_parameters(operation.path):
        found += ["forbidden", *(["belongs-to-tournament"] if operation.token is not TokenUse.NONE else [])]
    if operation.limited:
        found.append(LIMITED)
    return [*dict.fromkeys((*found, *ALWAYS))]


def loads_game(operation: Operation) -> bool:
    """Whether an operation reads a game's log, which may have been changed outside the service."""
    return operation.token is not TokenUse.NONE or {"g", "r"} & {*path_parameters(operation.path)} != set()


def describe_answers(operation: Operation) -> Shape:
    """The success responses: the answer, and 304 if it has an ETag."""
    answer = operation.answer
    applied = (APPLIED,) if answer.omitted_if_minimal else ()
    worded = () if answer.schema is None else ("Content-Language",)
    held = (*(("ETag",) if answer.etag else ()), *(("Vary",) if answer.vary is not None else ()))
    always = ("X-Request-Id", *(COUNTED if operation.limited else ()))
    responses = {
        str(answer.status): describe_answer(
            answer, header_refs(*answer.header_names, *applied, *held, *worded, *always)
        )
    }
    for status, description in answer.also.items():
        responses[str(status)] = {**responses[str(answer.status)], "description": description}
    if answer.etag:
        responses["304"] = {"description": "The client holds this version already.", "headers": header_refs(*held, *always)}
    return responses


def describe_answer(answer: Answer, headers: Shape) -> Shape:
    response: Shape = {"description": answer.description, "headers": headers}
    if answer.schema is not None:
        response["content"] = {answer.media: describe_content(answer.schema, answer.example)}
        items = {"contentSchema": {"anyOf": [ref("schemas", component_name(each)) for each in answer.items]}} if answer.items else {}
        response["content"] |= {media: describe_content({**schema, **items}, example) for media, (schema, example) in answer.others.items()}
    if answer.links:
        response["links"] = {name: ref("links", name) for name in answer.links}
    return response


def describe_content(schema: type[JsonObject] | Mapping[str, Any], example: Any) -> Shape:
    shape = ref("schemas", component_name(schema)) if isinstance(schema, type) else dict(schema)
    return {"schema": shape} if example is None else {"schema": shape, "example": example}


def describe_body(operation: Operation) -> Shape:
    body = operation.body
    assert body is not None
    content = {"schema": body.schema} | ({} if operation.example is None else {"example": operation.example})
    others = {media: describe_content(*each) for media, each in getattr(body, "others", {}).items()}
    return {"required": True, "content": {body.media: content, **others}}


def describe_problems(codes: Mapping[int, Sequence[str]], problems: Mapping[str, ProblemKind]) -> Shape:
    """The problem responses of an operation: each status refers to its component and lists this operation's codes."""
    return {
        str(status): {**ref("responses", status_name(status)), "description": codes_text(found, problems)}
        for status, found in codes.items()
    }
