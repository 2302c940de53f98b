"""Parses a request: token, headers, query, body."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

from flask import request
from marshmallow import Schema, ValidationError
from werkzeug.exceptions import NotAcceptable

from domain.game.aggregate import Game
from domain.kernel.errors import Malformed, Unauthorised
from domain.kernel.text.written_text import to_escaped
from domain.kernel.validation.convert import path_below
from domain.kernel.validation.messages import LONGEST_QUOTE, MOST_FAULTS
from projections.rendered_view import encode_json
from service.app.chat import speakers
from service.app.chat.speakers import Speaker
from service.app.core import authorization
from service.app.core.authorization import Principal
from service.app.core.context import Context, fingerprint
from service.app.core.cursors import BadCursor, Cursor
from service.app.feeds.inbox_owners import InboxOwner, load_owner_of_token
from service.app.projected.open_games import owner_of
from service.http.json_body import MAX_BODY_BYTES, read_json_body
from service.http.responses import current_request, request_environ
from service.shares import networks_of

T = TypeVar("T")

OWNER_BYTES = 10


PROVED_KEY = "deaddrop.proved"
"""WSGI environment key: set when the token proved valid."""


def bearer_token() -> str | None:
    """Bearer token of the current request; None without one.  Raises Unauthorised for another scheme."""
    return bearer_token_of(request_environ())


def bearer_token_of(noted: Mapping[str, str]) -> str | None:
    """Bearer token in a WSGI environment; None without one.  Raises Unauthorised."""
    header = noted.get("HTTP_AUTHORIZATION")
    if header is None:
        return None
    kind, _, token = header.partition(" ")
    token = token.strip()
    if kind.lower() != "bearer" or not token:
        raise Unauthorised("Authorization must be `Bearer <token>`.")
    return token


def authenticate(game: Game, bearer: str | None) -> Principal:
    """The principal of this request's token on `game`.  Raises Unauthorised, Gone."""
    found = authorization.authenticate_principal(game, bearer)
    if found.grant is not None:
        request_environ()[PROVED_KEY] = True
    return found


def parse_stream_position(cursor: Cursor[T], last_event_id: str | None, after: str | None) -> tuple[T | None, bool]:
    """Position in Last-Event-ID, else in `after`; and whether it is unknown."""
    text = (last_event_id or "").strip() or after
    try:
        return cursor.parse_optional(text), False
    except BadCursor:
        return None, True


def authenticate_inbox(context: Context, bearer: str | None) -> InboxOwner:
    """Owner of the inbox of a token.  Raises Unauthorised, Gone."""
    found = load_owner_of_token(context, bearer)
    note_valid_token()
    return found._replace(networks=owners_of_client(context))


def authenticate_speaker(context: Context, game: Game, bearer: str | None) -> Speaker:
    """The caller as a reader or writer of the table's chat.  Raises Unauthorised, Gone."""
    found = speakers.authenticate_speaker(context, game, bearer)
    if found.guest is not None or found.principal.grant is not None:
        request_environ()[PROVED_KEY] = True
    return found


def note_valid_token() -> None:
    """Note that the token proved valid, so that its requests are counted by token."""
    request_environ()[PROVED_KEY] = True


def fingerprint_of(asked: Any) -> str:
    """Hash of method, path and body."""
    this = current_request()
    return fingerprint(this.method.encode(), this.path.encode(), encode_json(asked))


def client_address() -> str:
    """Address of the client; empty if it has none."""
    return request.remote_addr or ""


def owner_of_client(context: Context) -> str:
    """The owner of what the client opens: pseudonyms of its address, or its IPv6 network, and of the widest network around it."""
    return owner_of(owners_of_client(context))


def owners_of_client(context: Context) -> tuple[str, ...]:
    """Pseudonyms of the networks that the client is in, the narrowest first; keyed with the server's key."""
    return tuple(context.derive("owner", each)[:OWNER_BYTES].hex() for each in networks_of(client_address()))


def negotiate(environ: Mapping[str, Any], *offered: str) -> str:
    """Media type of the answer by Accept; the first of `offered` by default.  Raises NotAcceptable."""
    accepted = environ.get("HTTP_ACCEPT")
    if not accepted or accepted in ("*/*", offered[0]):
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


def parse_body(schema: Schema, most: int = MAX_BODY_BYTES) -> tuple[dict[str, Any], dict[str, Any]]:
    """The body as sent, and as loaded by `schema`. most: bytes.  Raises NotJson, Malformed."""
    sent = read_json_body(most)
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
