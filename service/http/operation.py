"""The request pipeline: an `Operation` parses, authorises and encodes, and has a description in the contract.

Order of refusals: 406, 401 for a missing or odd token, 422 for the query, 415, 413, 400 and 422 for the body, 400 for
the key, 422 for If-Match; then the use case, which loads the game (404), authenticates the token (401, 410, 403), and only
then checks a precondition (428, 412). An inbox is found by its token, so its operations answer 401 before 404.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from flask import Response
from msgspec import UNSET
from msgspec.structs import replace

from domain.kernel.errors import Unauthorised
from projections.rendered_view import encode_json
from service.app.core.idempotent_requests import Reply
from service.http import request_parsing
from service.http.answer import Answer
from service.http.app_services import current_context
from service.http.call import Body, Call, TokenUse
from service.http.cost import Cost
from service.http.public_responses import respond_public
from service.http.responses import request_environ, respond, respond_json, respond_with_etag
from service.http.schemas.headers import HeaderSchema
from service.http.validators import StrictSchema

REPLAYED = "Idempotency-Replayed"
"""Header of a write's answer that repeats an earlier one."""


APPLIED = "Preference-Applied"
"""Header of a minimal answer that the client preferred."""


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
        token: TokenUse,
        limited: bool,
        cost: Cost,
        name: str | None,
    ) -> None:
        self.name = name or camel_case(handler.__name__)
        self.handler, self.method, self.path, self.answer = handler, method, path, answer
        self.problems, self.query, self.body, self.example = problems, query, body, example
        self.headers, self.token, self.limited, self.cost = headers, token, limited, cost
        self._headers, self._offered = headers(), answer.offered
        self._query = None if query is None else query()

    def __call__(self, **path: Any) -> Response:
        """Answer the current request."""
        call = self.parse()
        return self.encode(self.handler(call, **path), is_minimal=call.is_minimal)

    def parse(self) -> Call:
        """Parse the current request.  Raises Refusal, HTTPException."""
        environ = request_environ()
        media = request_parsing.negotiate(environ, *self._offered) if self._offered else ""
        token = None if self.token is TokenUse.NONE else request_parsing.bearer_token_of(environ)
        if token is None and self.token is TokenUse.MUST:
            raise Unauthorised("This needs a token.")
        query = {} if self._query is None else request_parsing.parse_query(self._query)
        sent, body = (None, None) if self.body is None else self.body.read()
        headers = self._headers.parse(environ)
        return Call(current_context(), media, self.token, token, headers, query, sent, body)

    def encode(self, made: Any, *, is_minimal: bool = False) -> Response:
        """The response for a handler's result. is_minimal: without the members that a minimal answer omits."""
        if isinstance(made, Response):
            return made
        answer, headers = self.answer, {}
        if isinstance(made, Reply):
            made, headers = made.body, replay_header(made.replayed)
        if answer.schema is None:
            return respond(b"", None, answer.status, answer.cache_control)
        headers |= answer.headers(made)
        if is_minimal:
            headers[APPLIED] = "return=minimal"
            made = replace(made, **dict.fromkeys(answer.omitted_if_minimal, UNSET))
        if answer.vary is not None:
            headers["Vary"] = answer.vary
        if answer.is_public:
            return respond_public(encode_json(made), answer.media, answer.cache_control, headers)
        if answer.etag:
            return respond_with_etag(encode_json(made), answer.media, answer.cache_control, headers)
        return respond_json(made, answer.status, answer.cache_control, headers)


def replay_header(replayed: bool) -> dict[str, str]:
    """The Idempotency-Replayed header of a repeated request's answer."""
    return {REPLAYED: "true"} if replayed else {}


def camel_case(name: str) -> str:
    """A function's name as an operation's.

    >>> camel_case("list_arbiter_reads")
    'listArbiterReads'
    """
    first, *rest = name.split("_")
    return first + "".join(part[:1].upper() + part[1:] for part in rest)
