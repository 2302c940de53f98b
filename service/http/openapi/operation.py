"""Decorators that describe an operation beside its handler, for the contract."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import flask_smorest
from marshmallow import Schema

from service.http.openapi.examples import GAME, REPLAY_LINK
from service.http.problem_registry import REGISTRY, RETRY_AFTER_S
from service.http.responses import JSON, PROBLEM
from service.http.schemas.responses.words import GAME_ID, REPLAY_ID, RULESET, TOKEN_ID

Handler = TypeVar("Handler", bound=Callable[..., Any])

ALWAYS = ("not-acceptable", "internal")
"""Problems that any operation may answer with."""
LIMITED = "rate-limited"
RATE_LIMIT_HEADERS = {name: {"$ref": f"#/components/headers/{name}"} for name in ("RateLimit-Policy", "RateLimit")}
"""Headers of every answer whose requests are counted."""

KEY = {
    "name": "Idempotency-Key",
    "in": "header",
    "required": True,
    "description": "A new name for every new request; the same request again gets the same answer, and happens once.",
    "schema": {"type": "string", "pattern": "^[ -~]{1,64}$"},
    "example": "5e0c1a52-8f0e-4c39-9a3b-0d6f6a3b7e11",
}

SECRET_KEY = {
    **KEY,
    "description": "A new name for every new request; the same request again gets the same answer, and happens once. The answer holds tokens, "
    "so the name is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters.",
    "schema": {"type": "string", "pattern": "^[ -~]{19,64}$"},
}
"""For operations whose answer holds tokens."""

IF_NONE_MATCH = {
    "name": "If-None-Match",
    "in": "header",
    "required": False,
    "description": "ETags of what you hold.",
    "schema": {"type": "string"},
}

PATH: dict[str, dict[str, Any]] = {
    "g": {"description": "The game's id.", "example": GAME, "schema": GAME_ID},
    "n": {"description": "The seat's number, from 0.", "example": 1},
    "name": {"description": "The ruleset's name.", "example": "microfilms", "schema": RULESET},
    "id": {
        "description": "The token's `id`, which is not the token.",
        "example": f"{GAME}-seat-0",
        "schema": TOKEN_ID,
    },
    "r": {"description": "The replay's id.", "example": REPLAY_LINK, "schema": REPLAY_ID},
    "code": {"description": "The code of a problem.", "example": "not-offered", "schema": {"enum": list(REGISTRY)}},
}
"""Path parameters by name."""


def path_parameters(rule: str) -> list[str]:
    """Names of a rule's path parameters.

    >>> path_parameters("/v1/games/<g>/seats/<seat:n>/claim")
    ['g', 'n']
    """
    return re.findall(r"<(?:\w+:)?(\w+)>", rule)


class AnswerSpec:
    """A success response of an operation."""

    def __init__(
        self,
        description: str,
        schema: str | Mapping[str, Any] | None = None,
        example: Any = None,
        media: str = JSON,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        self.description = description
        self.content: dict[str, Any] = {}
        self.headers = headers or {}
        if schema is not None:
            self.or_in(schema, example, media)

    def or_in(self, schema: str | Mapping[str, Any], example: Any, media: str) -> AnswerSpec:
        """Also in this media type."""
        shape = {"$ref": f"#/components/schemas/{schema}"} if isinstance(schema, str) else dict(schema)
        self.content[media] = {"schema": shape} if example is None else {"schema": shape, "example": example}
        return self

    def to_openapi(self, counted: Mapping[str, Any]) -> dict[str, Any]:
        told: dict[str, Any] = {"description": self.description}
        if self.content:
            told["content"] = self.content
        own = {name: {"description": text, "schema": {"type": "string"}} for name, text in self.headers.items()}
        if own or counted:
            told["headers"] = own | dict(counted)
        return told


class Blueprint(flask_smorest.Blueprint):  # type: ignore[misc]
    """Part of the API. `operation` only describes: handlers parse requests and respond themselves."""

    def __init__(self, name: str, description: str) -> None:
        super().__init__(name, __name__, description=description)
        self._prepare_doc_cbks.append(add_operation_doc)

    def route(self, rule: str, method: str) -> Callable[[Handler], Handler]:
        """Serve `rule` with this method by the handler."""

        def decorator(handler: Handler) -> Handler:
            named = [
                {"in": "path", "name": name, **told} for name, told in PATH.items() if name in path_parameters(rule)
            ]
            self.add_url_rule(rule, None, handler, methods=[method], parameters=named)
            return handler

        return decorator

    @staticmethod
    def operation(
        answers: Mapping[int, AnswerSpec],
        problems: Sequence[str],
        *,
        query: type[Schema] | None = None,
        body: type[Schema] | str | Mapping[str, Any] | None = None,
        example: Any = None,
        media: str = JSON,
        headers: Sequence[Mapping[str, Any]] = (),
        token: bool | None = None,
        limited: bool = True,
    ) -> Callable[[Handler], Handler]:
        """Describe a handler; its docstring is summary and description.

        problems: codes beside those that can always come. token: True if one is needed, False if one helps, None if
        none is looked at. limited: whether these requests are counted.
        """
        codes, counted = ((*problems, LIMITED), RATE_LIMIT_HEADERS) if limited else (problems, {})

        def decorator(handler: Handler) -> Handler:
            told: dict[str, Any] = {
                "operationId": handler.__name__,
                "parameters": [dict(each) for each in headers],
                "responses": {str(status): each.to_openapi(counted) for status, each in answers.items()}
                | problem_responses(codes),
                "security": [] if token is None else [{"token": []}] if token else [{"token": []}, {}],
            }
            if query is not None:
                told["parameters"].append({"in": "query", "schema": query})
            if body is not None:
                told["requestBody"] = request_body(body, example, media)
            handler._apidoc = {"operation": told}  # type: ignore[attr-defined]
            return handler

        return decorator


def add_operation_doc(doc: dict[str, Any], doc_info: dict[str, Any], **_: Any) -> dict[str, Any]:
    """flask-smorest callback: add the operation's description."""
    return {**doc, **doc_info.get("operation", {})}


def request_body(schema: type[Schema] | str | Mapping[str, Any], example: Any, media: str) -> dict[str, Any]:
    shape: Any = {"$ref": f"#/components/schemas/{schema}"} if isinstance(schema, str) else schema
    return {"required": True, "content": {media: {"schema": shape, "example": example}}}


def problem_responses(codes: Sequence[str]) -> dict[str, Any]:
    """Problems as answers, by status; one that is alone has its own component."""
    by_status: dict[int, list[str]] = {}
    for code in (*codes, *ALWAYS):
        by_status.setdefault(REGISTRY[code].status, []).append(code)
    return {
        str(status): problem_response(*found) if len(found) > 1 else found[0]
        for status, found in sorted(by_status.items())
    }


def problem_response(*codes: str) -> dict[str, Any]:
    """An answer that is a problem with one of these codes."""
    waits = {"Retry-After": {"description": "Seconds.", "schema": {"type": "integer"}}}
    return {
        "description": " ".join(f"`{code}`: {REGISTRY[code].title}." for code in codes),
        "headers": {**waits, **RATE_LIMIT_HEADERS}
        if any(code in RETRY_AFTER_S for code in codes)
        else RATE_LIMIT_HEADERS,
        "content": {
            PROBLEM: {
                "schema": {
                    "allOf": [{"$ref": "#/components/schemas/Problem"}],
                    "properties": {"code": {"enum": list(codes)}},
                }
            }
        },
    }
