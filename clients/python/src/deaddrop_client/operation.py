"""One request of the contract, as a value."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from functools import cache
from typing import Any, Generic, TypeVar
from urllib.parse import quote

import msgspec

from deaddrop_client.errors import UnexpectedAnswer

A = TypeVar("A")
B = TypeVar("B")

JSON = "application/json"
KEY = "Idempotency-Key"


class Operation(Generic[A]):
    """name: the contract's `operationId`; path: with its parameters filled in; answer: the type of the answer's JSON,
    `bytes` for the body as it is, None where there is none. Query parameters and headers that are None are not sent.
    """

    __slots__ = ("accept", "answer", "body", "content_type", "headers", "method", "name", "path", "query")

    def __init__(
        self,
        name: str,
        method: str,
        path: str,
        answer: Any,
        *,
        accept: str = JSON,
        query: Mapping[str, object] | None = None,
        headers: Mapping[str, str | None] | None = None,
        body: object = None,
        content_type: str = JSON,
    ) -> None:
        self.name, self.method, self.path, self.answer, self.accept = name, method, path, answer, accept
        self.query = {key: to_text(value) for key, value in (query or {}).items() if value is not None}
        self.headers = {key: value for key, value in (headers or {}).items() if value is not None}
        self.content_type = content_type
        self.body = body if body is None or isinstance(body, bytes) else msgspec.json.encode(body)

    def __repr__(self) -> str:
        return f"<{self.method} {self.path}>"

    def answering(self, answer: type[B], accept: str = JSON) -> Operation[B]:
        """The same request with another answer type."""
        made: Operation[B] = Operation(
            self.name,
            self.method,
            self.path,
            answer,
            accept=accept,
            query=self.query,
            headers=self.headers,
            body=self.body,
            content_type=self.content_type,
        )
        return made

    def with_key(self, key: str | None) -> Operation[A]:
        """The same request under an `Idempotency-Key` of the caller's, which happens once however often it is sent; None:
        a new key each time.
        """
        made = copy(self)
        made.headers = {**self.headers} if key is None else {**self.headers, KEY: key}
        return made

    def decode(self, body: bytes) -> A:
        """The answer.  Raises UnexpectedAnswer where it is not what the contract says."""
        if self.answer is None:
            return None  # type: ignore[return-value]
        found: Any = body if self.answer is bytes else decode(body, self.answer)
        return found  # type: ignore[no-any-return]


def decode(raw: bytes | msgspec.Raw, kind: Any) -> Any:
    """JSON as a value of this type.  Raises UnexpectedAnswer."""
    try:
        return decoder(kind).decode(raw)
    except (msgspec.DecodeError, RecursionError) as error:
        raise UnexpectedAnswer(f"no {getattr(kind, '__name__', kind)} of the contract: {error}") from None


@cache
def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def to_text(value: object) -> str:
    """A query parameter.

    >>> to_text(True), to_text(17)
    ('true', '17')
    """
    return str(value).lower() if isinstance(value, bool) else str(value)


def to_path(template: str, *values: object) -> str:
    """A path with its parameters in order.

    >>> to_path("/v1/games/{gameId}/seats/{seat}/claim", "1f3f", 1)
    '/v1/games/1f3f/seats/1/claim'
    """
    for value in values:
        start, _, rest = template.partition("{")
        template = start + quote(str(value), safe="") + rest.partition("}")[2]
    return template
