"""Success answers of operations, as declared for the pipeline and the contract."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from service.answers.values import JsonObject
from service.http.responses import JSON, NO_STORE, PUBLIC

Headers = Callable[[Any], Mapping[str, str]]
"""Headers of an answer, from its body."""


def no_headers(_: Any) -> Mapping[str, str]:
    """No headers from the body."""
    return {}


@dataclass(frozen=True)
class Answer:
    """A success response.

    schema: the type of the body, or a schema; None: no body.
    media: of the body, one that Accept may name; others: further media types, with schema and example; items: objects of which these are streams.
    header_names: of the headers that `headers` and the handler make; links: names of the contract's link components.
    etag: whether the body has one, so that 304 is an answer too; vary: request headers that the answer depends on.
    is_public: whether it follows from installed code alone, so that it is compressed.
    also: other statuses with the same body, and their descriptions.
    omitted_if_minimal: members left out if the client prefers a minimal answer.
    """

    description: str
    schema: type[JsonObject] | Mapping[str, Any] | None = None
    example: Any = None
    status: int = 200
    media: str = JSON
    others: Mapping[str, tuple[Mapping[str, Any], Any]] = field(default_factory=dict)
    items: tuple[type[JsonObject], ...] = ()
    header_names: tuple[str, ...] = ()
    headers: Headers = no_headers
    links: tuple[str, ...] = ()
    etag: bool = False
    vary: str | None = None
    cache_control: str = NO_STORE
    is_public: bool = False
    omitted_if_minimal: tuple[str, ...] = ()
    also: Mapping[int, str] = field(default_factory=dict)

    @property
    def offered(self) -> tuple[str, ...]:
        """Media types of the answer, the usual one first."""
        return () if self.schema is None else (self.media, *self.others)


def public_answer(description: str, schema: type[JsonObject] | Mapping[str, Any], example: Any = None, **more: Any) -> Answer:
    """An answer that follows from installed code alone, the same for all callers. Its handler may use `respond_public`."""
    return Answer(
        description,
        schema,
        example,
        header_names=("Content-Encoding",),
        etag=True,
        vary="Accept-Encoding",
        cache_control=PUBLIC,
        is_public=True,
        **more,
    )
