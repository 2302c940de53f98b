"""Responses: bytes with the common headers and the request id."""

from __future__ import annotations

import os
from base64 import b64encode
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from flask import Request, Response, request
from prometheus_client import Counter
from werkzeug.datastructures import Headers

from projections.rendered_view import encode_json
from service.http.response_headers import EXPOSED

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

API = "/v1/"
"""Prefix of the API's paths, which answer preflights."""

JSON = "application/json"
NDJSON = "application/x-ndjson"
SSE = "text/event-stream"
PROBLEM = "application/problem+json"
TEXT = "text/plain; charset=utf-8"
HTML = "text/html; charset=utf-8"
SVG = "image/svg+xml"
PNG = "image/png"

SHARED_TYPES = (JSON, NDJSON, SSE, PROBLEM, TEXT, SVG, PNG, None)
"""Media types that scripts of other origins may read (ADR 29): the API's; not of pages and counters."""
WORDLESS_TYPES = (None, "text/css; charset=utf-8", "text/javascript; charset=utf-8")
"""Media types without text for people; all others hold English text."""

NO_STORE = "no-store, no-transform"
PRIVATE = "private, no-cache, no-transform"
"""With no-transform: proxies must not compress bodies that mix secrets of one audience with text of another (ADR 29)."""
PUBLIC = "public, max-age=60"
FOR_EVER = "public, max-age=31536000, immutable"

BODILESS = (204, 304)
"""Statuses without a body and without content headers."""

REQUEST_ID_KEY = "deaddrop.request_id"
OUTCOME_KEY = "deaddrop.ended"
"""WSGI environment key: the problem code of the answer, or the outcome of a command."""

ANSWERS = Counter("deaddrop_http_answers_total", "Answers to requests", ("operation", "status"))
answer_counter = cache(ANSWERS.labels)


def respond_json(
    body: Any, status: int = 200, keep: str = NO_STORE, headers: Mapping[str, str] | None = None, media: str = JSON
) -> Response:
    """Respond with `body` encoded as JSON. Arguments as for `respond`."""
    return respond(encode_json(body), media, status, keep, headers)


def respond(
    body: bytes | Iterable[bytes],
    media: str | None,
    status: int = 200,
    keep: str = NO_STORE,
    headers: Mapping[str, str] | None = None,
) -> Response:
    """Respond with bytes or a stream of chunks, and count the answer. media: None for no body; keep: Cache-Control."""
    asked = current_request()
    ours = common_headers(media, keep)
    if keep != FOR_EVER:
        ours = (*ours, ("X-Request-Id", id_of(asked.environ)))
    if isinstance(body, bytes):
        if status in BODILESS:
            body = ()
        else:
            ours, body = (*ours, ("Content-Length", str(len(body)))), [body]
    all_headers = CommonHeaders(ours)
    for name, value in (headers or {}).items():
        all_headers.add(name, value)
    answer_counter(asked.endpoint or "unknown", status).inc()
    return PlainResponse(body, status, all_headers)


class CommonHeaders(Headers):
    """Headers that begin with `common`, which skip Werkzeug's search for line breaks. Headers added later are searched."""

    def __init__(self, common: Iterable[tuple[str, str]]) -> None:
        super().__init__()
        self._list += common


class PlainResponse(Response):
    """Response whose headers are final: skips Werkzeug's header fixes."""

    default_mimetype = None

    def get_wsgi_headers(self, _: WSGIEnvironment) -> Headers:
        """The headers."""
        return self.headers

    def get_app_iter(self, environ: WSGIEnvironment) -> Iterable[bytes]:
        """Chunks of the body. Streams go through Werkzeug, which closes them."""
        if isinstance(self.response, list) and environ["REQUEST_METHOD"] != "HEAD":
            return self.response
        return super().get_app_iter(environ)


def content_digest(body: bytes) -> str:
    """Value of the Content-Digest header (RFC 9530)."""
    return f"sha-256=:{b64encode(sha256(body).digest()).decode()}:"


def respond_with_etag(body: bytes, media: str, keep: str, headers: dict[str, str] | None = None) -> Response:
    """Respond with a body and its ETag; 304 if the client holds it."""
    tag = sha256(body).hexdigest()[:24]
    own_headers: dict[str, Any] = {"ETag": f'"{tag}"', **(headers or {})}
    if client_holds(tag):
        return respond(b"", None, 304, keep, own_headers)
    return respond(body, media, keep=keep, headers=own_headers)


def client_holds(tag: str) -> bool:
    """Whether If-None-Match names this tag."""
    return "HTTP_IF_NONE_MATCH" in request.environ and request.if_none_match.contains_weak(tag)


@cache
def common_headers(media: str | None, keep: str) -> tuple[tuple[str, str], ...]:
    """Headers of every answer: type, caching, language, no content sniffing, no referrer, and the origins that may read it.

    Immutable files of pages have no Referrer-Policy, as they have no links and a page loads a hundred of them; for their
    number they also have no X-Request-Id, and no ETag, since no browser asks for them again.
    """
    pairs = [("Cache-Control", keep), ("X-Content-Type-Options", "nosniff")]
    if keep != FOR_EVER or media not in WORDLESS_TYPES:
        pairs.append(("Referrer-Policy", "no-referrer"))
    if media is not None:
        pairs.insert(0, ("Content-Type", media))
    if media not in WORDLESS_TYPES:
        pairs.append(("Content-Language", "en"))
    if media in SHARED_TYPES:
        pairs += [("Access-Control-Allow-Origin", "*"), ("Access-Control-Expose-Headers", EXPOSED)]
    return tuple(pairs)


current_request: Callable[[], Request] = request._get_current_object  # type: ignore[attr-defined]
"""The real request object; avoids the overhead of LocalProxy, a microsecond per access."""


def request_environ() -> WSGIEnvironment:
    """WSGI environment of the current request; also holds our own keys."""
    return current_request().environ


def request_id() -> str:
    """Id of the current request, in the X-Request-Id header and in the log."""
    return id_of(request_environ())


def id_of(environ: WSGIEnvironment) -> str:
    """Id of a request, made on first use."""
    known: str | None = environ.get(REQUEST_ID_KEY)
    if known is None:
        environ[REQUEST_ID_KEY] = known = os.urandom(8).hex()
    return known
