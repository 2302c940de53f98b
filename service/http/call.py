"""Parsed requests, the arguments of handlers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Protocol

from domain.game.aggregate import Game
from service.app.core.authorization import Principal
from service.app.core.context import Context
from service.app.core.idempotent_requests import Request
from service.app.new_games.creation_request import Creator
from service.http import request_parsing
from service.http.json_body import MAX_BODY_BYTES
from service.http.responses import JSON
from service.http.schemas.headers import KEY_NAME
from service.http.validators import StrictSchema


class TokenUse(Enum):
    """Use of a bearer token by an operation. NONE: ignored; MAY: optional, for more information; MUST: required."""

    NONE = "none"
    MAY = "may"
    MUST = "must"


class Body(Protocol):
    """Reader of a request's body. media: its type; schema: of the body, for the contract. A body that may have further types
    has an attribute `others`: schema and example by type.
    """

    media: str
    schema: Any

    def read(self) -> tuple[Any, Any]:
        """The body as sent, and as parsed.  Raises Refusal, HTTPException."""


class JsonBody:
    """A body of JSON, by a marshmallow schema. most: bytes."""

    media = JSON

    def __init__(self, schema: type[StrictSchema], most: int = MAX_BODY_BYTES) -> None:
        self.schema = schema
        self._schema, self.most = schema(), most

    def read(self) -> tuple[Any, Any]:
        return request_parsing.parse_body(self._schema, self.most)


@dataclass
class Call:
    """A parsed request. sent: the body as sent; body: as parsed by its schema; query, headers: by the names of their fields;
    token: the operation's declared use; sent_token: the token in the request, which only `bearer`, `client` and `creator` may return.
    """

    context: Context
    media: str
    token: TokenUse
    sent_token: str | None
    headers: Mapping[str, Any]
    query: Mapping[str, Any]
    sent: Any = None
    body: Any = None

    @property
    def bearer(self) -> str | None:
        """The bearer token; None without one.  Raises TypeError in an operation that declares no use of it."""
        if self.token is TokenUse.NONE:
            raise TypeError("This operation is declared to use no token.")
        return self.sent_token

    @property
    def client(self) -> str:
        """Scope of the idempotency key of a new game, fork, record or inbox: the token, else the client address."""
        return self.sent_token or request_parsing.client_address()

    @property
    def request(self) -> Request:
        """The idempotency key, and the hash of method, path and body that detects its reuse."""
        return Request(self.headers[KEY_NAME], request_parsing.fingerprint_of(self.sent))

    @property
    def creator(self) -> Creator:
        """Who makes a new game, fork, seek or study with this request."""
        return Creator(self.client, self.request, self.sent_token, request_parsing.owners_of_client(self.context))

    @property
    def is_minimal(self) -> bool:
        """Whether the client prefers a minimal answer."""
        return self.headers.get("is_minimal", False)  # type: ignore[no-any-return]

    def load_game(self, game_id: str) -> tuple[Game, Principal]:
        """The game, and the caller's principal.  Raises Missing, Unauthorised, Gone."""
        game = self.context.games.load(game_id)
        return game, request_parsing.authenticate(game, self.bearer)
