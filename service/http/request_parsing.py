"""Parses a request: token, headers, query, body."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

from flask import request
from marshmallow import Schema, ValidationError
from werkzeug.exceptions import NotAcceptable

from domain.game.aggregate import Game
from domain.kernel.errors import Malformed, Refusal, Unauthorised
from domain.kernel.validation import LONGEST_QUOTE, MOST_FAULTS, path_below
from domain.kernel.written_text import to_escaped
from service.app import authorization
from service.app.authorization import Principal
from service.app.carry_out import Request
from service.app.context import Context, fingerprint
from service.app.cursors import BadCursor, Cursor
from service.app.feeds import inboxes
from service.app.read_game import encode_json
from service.http.json_body import read_json_body
from service.http.ratelimit.client_address import client_network
from service.http.responses import current_request, request_environ
from service.http.schemas.queries import NoQuery

T = TypeVar("T")

NO_PARAMETERS = NoQuery()
"""Schema of operations without query parameters."""

_KEY = re.compile(r"[\x20-\x7e]{1,64}")
RANDOM_BITS = 122
"""Random bits of a UUID of version 4."""
FEWEST_DIFFERENT = 7
"""Different characters: one key in a million of 37 random digits has fewer."""
_UUID = re.compile(
    r"[0-9a-f]{8}-[0-9a-f]{4}-(?P<version>[0-9a-f])[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}", re.IGNORECASE
)
_ALPHABETS = [
    (re.compile(form), size)
    for form, size in (
        (r"[0-9]*", 10),
        (r"[0-9a-f]*|[0-9A-F]*", 16),
        (r"[0-9a-z]*|[0-9A-Z]*", 36),
        (r"[0-9A-Za-z_]*", 64),
        (r"[\x20-\x7e]*", 95),
    )
]
"""Alphabets of a key, smallest first, with their sizes."""
_DECISION = re.compile(r'"([\x21\x23-\x7e]{1,64})"')
OWNER_BYTES = 12


PROVED_KEY = "deaddrop.proved"
"""WSGI environment key: set when the token proved valid."""


class MissingIdempotencyKey(Refusal):
    """A POST without an Idempotency-Key."""

    code = "missing-idempotency-key"


class WeakIdempotencyKey(Refusal):
    """A guessable key on a request whose answer holds tokens."""

    code = "weak-idempotency-key"


class MissingIfMatch(Refusal):
    """A command without If-Match."""

    code = "missing-if-match"


def bearer_token() -> str | None:
    """Bearer token of the current request; None without one.  Raises Unauthorised for another scheme."""
    return bearer_token_of(request_environ())


def bearer_token_of(noted: Mapping[str, str]) -> str | None:
    """Bearer token in a WSGI environment; None without one.  Raises Unauthorised."""
    told = noted.get("HTTP_AUTHORIZATION")
    if told is None:
        return None
    kind, _, token = told.partition(" ")
    token = token.strip()
    if kind.lower() != "bearer" or not token:
        raise Unauthorised("Authorization must be `Bearer <token>`.")
    return token


def authenticate(game: Game) -> Principal:
    """The caller of this request on `game`.  Raises Unauthorised, Gone."""
    found = authorization.authenticate_principal(game, bearer_token())
    if found.grant is not None:
        request_environ()[PROVED_KEY] = True
    return found


def require_idempotency_key() -> str:
    """The Idempotency-Key.  Raises MissingIdempotencyKey."""
    told = request_environ().get("HTTP_IDEMPOTENCY_KEY", "")
    if not _KEY.fullmatch(told):
        raise MissingIdempotencyKey("A POST needs an Idempotency-Key header of 1 to 64 printable ASCII characters.")
    return str(told)


def require_unguessable_key() -> str:
    """The Idempotency-Key of a request whose answer holds tokens: a repeat gets them again, so it must be unguessable.

    Raises MissingIdempotencyKey, WeakIdempotencyKey.
    """
    told = require_idempotency_key()
    if not is_unguessable(told):
        raise WeakIdempotencyKey(
            f"Whoever repeats this request with its key gets its tokens, so the Idempotency-Key needs {RANDOM_BITS} random bits: send a random "
            "UUID (version 4), or at least 31 hexadecimal or 21 base64url characters at random."
        )
    return told


def is_unguessable(key: str) -> bool:
    """Whether a key has room for the random bits of a UUID, and enough different characters.

    >>> is_unguessable("5e0c1a52-8f0e-4c39-9a3b-0d6f6a3b7e11"), is_unguessable("018f2b5e-8f0e-7c39-9a3b-0d6f6a3b7e11")
    (True, False)
    >>> is_unguessable("hAfJ9wQm3xTzR7cLpYk2bN"), is_unguessable("game-of-anna-and-boris-1"), is_unguessable("a" * 64)
    (True, False, False)
    """
    if (found := _UUID.fullmatch(key)) is not None:
        return found["version"] == "4"
    letters = key.replace("-", "")
    alphabet = next(size for form, size in _ALPHABETS if form.fullmatch(letters))
    return len(letters) * math.log2(alphabet) >= RANDOM_BITS and len(set(letters)) >= FEWEST_DIFFERENT


def parse_if_match() -> str | None:
    """Decision id in If-Match; None for `*`, the open one.  Raises MissingIfMatch, Malformed."""
    told = request_environ().get("HTTP_IF_MATCH")
    if told is None:
        raise MissingIfMatch('Name the decision you answer, as in If-Match: "d17.0", or * for the open one.')
    if told.strip() == "*":
        return None
    found = _DECISION.fullmatch(told.strip())
    if found is None:
        message = "One decision id in quotation marks, or *."
        raise Malformed(f"If-Match: {message}", {"If-Match": [message]})
    return found[1]


def parse_stream_position(cursor: Cursor[T], after: str | None) -> tuple[T | None, bool]:
    """Position in Last-Event-ID, else in `after`; and whether it is unknown."""
    text = request_environ().get("HTTP_LAST_EVENT_ID", "").strip() or after
    try:
        return cursor.parse_optional(text), False
    except BadCursor:
        return None, True


def authenticate_inbox(context: Context) -> str:
    """Id of the inbox of the bearer token.  Raises Unauthorised."""
    found = inboxes.load_inbox_of_token(context, bearer_token())
    request_environ()[PROVED_KEY] = True
    return found


def idempotent_request(asked: dict[str, Any]) -> Request:
    """This request's key, and what tells it from another with the same key.  Raises MissingIdempotencyKey."""
    return Request(require_idempotency_key(), fingerprint_of(asked))


def secret_request(asked: dict[str, Any]) -> Request:
    """As `idempotent_request`, for one whose answer opens a game.  Raises MissingIdempotencyKey, WeakIdempotencyKey."""
    return Request(require_unguessable_key(), fingerprint_of(asked))


def fingerprint_of(asked: dict[str, Any]) -> str:
    """Hash of method, path and body."""
    this = current_request()
    return fingerprint(this.method.encode(), this.path.encode(), encode_json(asked))


def client_identity() -> str:
    """Scope of the idempotency key when a game is created: the token, else the client address."""
    return bearer_token() or request.remote_addr or ""


def owner_mark(context: Context) -> str:
    """Pseudonym of the client address or IPv6 network, keyed with the server's key."""
    return context.derive("owner", client_network(request.remote_addr or ""))[:OWNER_BYTES].hex()


def negotiate(*offered: str) -> str:
    """Media type of the answer by Accept; the first of `offered` by default.  Raises NotAcceptable."""
    told = request_environ().get("HTTP_ACCEPT")
    if not told or told in ("*/*", offered[0]):
        return offered[0]
    best = request.accept_mimetypes.best_match(offered)
    if best is None:
        raise NotAcceptable(f"This is offered as {' or '.join(offered)}.")
    return best


def parse_query(schema: Schema) -> dict[str, Any]:
    """Query parameters by `schema`; refuses unknown and repeated ones.  Raises Malformed."""
    if request_environ().get("QUERY_STRING"):
        given = request.args.to_dict(flat=False)
        names = [to_escaped(name, LONGEST_QUOTE) for name, values in given.items() if len(values) > 1][:MOST_FAULTS]
        twice = {name: ["Given more than once."] for name in names}
        if twice:
            raise to_malformed("query", twice)
        return load_fields(schema, {name: values[0] for name, values in given.items()}, "query")
    return dict(default_query(schema))


@cache
def default_query(schema: Schema) -> dict[str, Any]:
    """Defaults of a query schema."""
    return load_fields(schema, {}, "query")


def parse_body(schema: Schema) -> tuple[dict[str, Any], dict[str, Any]]:
    """The body as sent, and as loaded by `schema`.  Raises NotJson, Malformed."""
    sent = read_json_body()
    return sent, load_fields(schema, sent, "body")


def load_fields(schema: Schema, given: dict[str, Any], where: str) -> dict[str, Any]:
    try:
        read: dict[str, Any] = schema.load(given)
    except ValidationError as error:
        raise to_malformed(where, dict(flatten_messages(error.messages_dict)[:MOST_FAULTS])) from None
    return read


def to_malformed(where: str, errors: dict[str, list[str]]) -> Malformed:
    name = next(iter(errors))
    return Malformed(f"{where}: {name}: {errors[name][0]}", errors)


def flatten_messages(messages: dict[Any, Any], path: str = "") -> list[tuple[str, list[str]]]:
    """Messages by dotted field path; long names truncated, invisible characters escaped.

    >>> flatten_messages({"seats": {0: {"kind": ["Not so."]}}})
    [('seats.0.kind', ['Not so.'])]
    """
    found: list[tuple[str, list[str]]] = []
    for name, inner in messages.items():
        here = path_below(path, to_escaped(str(name), LONGEST_QUOTE))
        if isinstance(inner, dict):
            found += flatten_messages(inner, here)
        else:
            found.append((here.removesuffix("._schema"), to_texts(inner)))
    return found


def to_texts(messages: Sequence[str]) -> list[str]:
    return [str(each) for each in messages]
