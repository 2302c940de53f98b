"""The request pipeline: an `Operation` parses, authorises and encodes, and is described in the contract.

Order of refusals: 406, 401 for a missing or odd token, 422 for the query, 415, 413, 400 and 422 for the body, 400 for
the key, 422 for If-Match; then the use case, which finds the game (404), reads the token (401, 410, 403), and only
after that meets a precondition (428, 412). An inbox is found by its token, so there 401 comes before 404.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from typing import Any, Protocol

import flask_smorest
from flask import Response

from domain.game.aggregate import Game
from domain.kernel.errors import Unauthorised
from service.app.authorization import Principal
from service.app.carry_out import Reply, Request
from service.app.context import Context
from service.app.read_game import encode_json
from service.http import request_parsing
from service.http.app_services import current_context
from service.http.openapi.components import camel_case
from service.http.public_responses import respond_public
from service.http.responses import JSON, NO_STORE, PUBLIC, respond, respond_json, respond_with_etag
from service.http.schemas.headers import KEY_NAME, HeaderSchema, HoldHeaders, KeyHeaders, NoHeaders, SecretKeyHeaders
from service.http.schemas.queries import NoQuery
from service.http.validators import StrictSchema

Headers = Callable[[Any], Mapping[str, str]]
"""Headers of an answer, from its body."""


class Token(Enum):
    """What an operation does with a bearer token. NONE: it does not read it; MAY: it shows more; MUST: nothing without."""

    NONE = "none"
    MAY = "may"
    MUST = "must"


REPLAYED = "Idempotency-Replayed"
"""Header of a write's answer that had been given before."""


APPLIED = "Preference-Applied"
"""Header of an answer that is minimal as preferred."""


def no_headers(_: Any) -> Mapping[str, str]:
    """No headers of its own."""
    return {}


@dataclass(frozen=True)
class Answer:
    """A success response. schema: a component's name, or a schema; None: no body.  media: of the body, and what Accept may name;
    others: further media types with schema and example; told: names of the headers that `headers` and the handler make;
    links: to what comes next, by the names of their components; etag: whether the body has one, so that 304 is an answer too; vary: request headers that it depends on;
    keep: Cache-Control; is_public: whether it follows from installed code alone, so that it is compressed;
    spared: members that are left out where the client prefers a minimal answer.
    """

    description: str
    schema: str | Mapping[str, Any] | None = None
    example: Any = None
    status: int = 200
    media: str = JSON
    others: Mapping[str, tuple[Mapping[str, Any], Any]] = field(default_factory=dict)
    told: tuple[str, ...] = ()
    headers: Headers = no_headers
    links: tuple[str, ...] = ()
    etag: bool = False
    vary: str | None = None
    keep: str = NO_STORE
    is_public: bool = False
    spared: tuple[str, ...] = ()

    @property
    def offered(self) -> tuple[str, ...]:
        """Media types of the answer, the usual one first."""
        return () if self.schema is None else (self.media, *self.others)


def public_answer(description: str, schema: str | Mapping[str, Any], example: Any = None, **more: Any) -> Answer:
    """An answer that follows from installed code alone, the same for everybody. Its handler may respond by `respond_public`."""
    told = ("Content-Encoding",)
    return Answer(
        description, schema, example, told=told, etag=True, vary="Accept-Encoding", keep=PUBLIC, is_public=True, **more
    )


class Body(Protocol):
    """What reads a request's body. media: its only type; schema: of the body, for the contract."""

    media: str
    schema: Any

    def read(self) -> tuple[Any, Any]:
        """The body as sent, and as parsed.  Raises Refusal, HTTPException."""


class JsonBody:
    """A body of JSON, by a marshmallow schema."""

    media = JSON

    def __init__(self, schema: type[StrictSchema]) -> None:
        self.schema = schema
        self._schema = schema()

    def read(self) -> tuple[Any, Any]:
        return request_parsing.parse_body(self._schema)


@dataclass
class Call:
    """A parsed request. sent: the body as it came; body: as its schema reads it; query, headers: by the names of their fields;
    token: what the operation declares, and sent_token: the one that came, which only `bearer` and `client` may hand out.
    """

    context: Context
    media: str
    token: Token
    sent_token: str | None
    headers: Mapping[str, Any]
    query: Mapping[str, Any]
    sent: Any = None
    body: Any = None

    @property
    def bearer(self) -> str | None:
        """The bearer token; None without one.  Raises TypeError in an operation that declares no use of it."""
        if self.token is Token.NONE:
            raise TypeError("This operation is declared to use no token.")
        return self.sent_token

    @property
    def client(self) -> str:
        """Scope of the idempotency key of a new game, fork, record or inbox: the token, else the client address."""
        return self.sent_token or request_parsing.client_address()

    @cached_property
    def request(self) -> Request:
        """The request's key, and what tells it from another with the same key."""
        return Request(self.headers[KEY_NAME], request_parsing.fingerprint_of(self.sent))

    @property
    def is_minimal(self) -> bool:
        """Whether the client prefers a minimal answer."""
        return self.headers.get("is_minimal", False)  # type: ignore[no-any-return]

    def load_game(self, game_id: str) -> tuple[Game, Principal]:
        """The game, and who asks.  Raises Missing, Unauthorised, Gone."""
        game = self.context.games.load(game_id)
        return game, request_parsing.authenticate(game, self.bearer)


Handler = Callable[..., Any]
"""The use case of an operation: takes the call and the path's parameters. Returns a body, a `Reply`, None for no body, or a response."""


class Operation:
    """One method of one path."""

    def __init__(
        self,
        handler: Handler,
        method: str,
        path: str,
        answer: Answer,
        problems: Sequence[str],
        *,
        query: type[StrictSchema] | None,
        body: Body | None,
        example: Any,
        headers: type[HeaderSchema],
        token: Token,
        limited: bool,
        name: str | None,
    ) -> None:
        self.name = name or camel_case(handler.__name__)
        self.handler, self.method, self.path, self.answer = handler, method, path, answer
        self.problems, self.query, self.body, self.example = problems, query, body, example
        self.headers, self.token, self.limited = headers, token, limited
        self._headers = headers()
        self._query = None if query is None else query()

    def __call__(self, **path: Any) -> Response:
        """Answer the current request."""
        call = self.parse()
        return self.encode(self.handler(call, **path), is_minimal=call.is_minimal)

    def parse(self) -> Call:
        """Parse the current request.  Raises Refusal, HTTPException."""
        media = request_parsing.negotiate(*self.answer.offered) if self.answer.offered else ""
        token = None if self.token is Token.NONE else request_parsing.bearer_token()
        if token is None and self.token is Token.MUST:
            raise Unauthorised("This needs a token.")
        query = {} if self._query is None else request_parsing.parse_query(self._query)
        sent, body = (None, None) if self.body is None else self.body.read()
        headers = self._headers.parse()
        return Call(current_context(), media, self.token, token, headers, query, sent, body)

    def encode(self, made: Any, *, is_minimal: bool = False) -> Response:
        """Answer with what the handler made. is_minimal: without the members that the answer can spare."""
        if isinstance(made, Response):
            return made
        answer, headers = self.answer, {}
        if isinstance(made, Reply):
            made, headers = made.body, replayed_header(made.replayed)
        if answer.schema is None:
            return respond(b"", None, answer.status, answer.keep)
        headers |= answer.headers(made)
        if is_minimal:
            headers[APPLIED] = "return=minimal"
            made = {name: each for name, each in made.items() if name not in answer.spared}
        if answer.vary is not None:
            headers["Vary"] = answer.vary
        if answer.is_public:
            return respond_public(encode_json(made), answer.media, answer.keep, headers)
        if answer.etag:
            return respond_with_etag(encode_json(made), answer.media, answer.keep, headers)
        return respond_json(made, answer.status, answer.keep, headers)


class Blueprint(flask_smorest.Blueprint):  # type: ignore[misc]
    """Part of the API: its operations."""

    def __init__(self, name: str, description: str) -> None:
        super().__init__(name, __name__, description=description)
        self._prepare_doc_cbks.append(add_operation_doc)
        self.operations: list[Operation] = []

    def operation(
        self,
        method: str,
        path: str,
        answer: Answer,
        problems: Sequence[str] = (),
        *,
        query: type[StrictSchema] | None = NoQuery,
        body: type[StrictSchema] | Body | None = None,
        example: Any = None,
        headers: type[HeaderSchema] | None = None,
        token: Token = Token.NONE,
        limited: bool = True,
        name: str | None = None,
    ) -> Callable[[Handler], Handler]:
        """Serve a path by the handler, whose docstring is summary and description.

        problems: codes of the use case; those of parsing follow from the rest.  query: None where parameters are ignored.
        limited: whether these requests are counted.  name: in the contract, else the handler's.
        """
        reads = JsonBody(body) if isinstance(body, type) else body
        asked = headers or (HoldHeaders if answer.etag else NoHeaders)

        def decorator(handler: Handler) -> Handler:
            operation = Operation(
                handler,
                method,
                path,
                answer,
                problems,
                query=query,
                body=reads,
                example=example,
                headers=asked,
                token=token,
                limited=limited,
                name=name,
            )
            self.add_operation(operation)
            return handler

        return decorator

    def add_operation(self, operation: Operation) -> None:
        """Serve and describe an operation."""
        from service.http.openapi.operation import describe_operation, describe_path

        self.operations.append(operation)

        def view(**path: Any) -> Response:
            return operation(**path)

        view.__name__, view.__doc__ = operation.handler.__name__, operation.handler.__doc__
        view._apidoc = {"operation": describe_operation(operation)}  # type: ignore[attr-defined]
        self.add_url_rule(
            operation.path, None, view, methods=[operation.method], parameters=describe_path(operation.path)
        )


def add_operation_doc(doc: dict[str, Any], doc_info: dict[str, Any], **_: Any) -> dict[str, Any]:
    """flask-smorest callback: add the operation's description."""
    return {**doc, **doc_info.get("operation", {})}


def replayed_header(replayed: bool) -> dict[str, str]:
    """The Idempotency-Replayed header of a repeated request's answer."""
    return {REPLAYED: "true"} if replayed else {}


__all__ = [
    "REPLAYED",
    "Answer",
    "Blueprint",
    "Body",
    "Call",
    "KeyHeaders",
    "Operation",
    "SecretKeyHeaders",
    "Token",
    "public_answer",
]
