"""Parsed requests: what a handler takes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Protocol

from domain.game.aggregate import Game
from service.app.core.authorization import Principal
from service.app.core.context import Context
from service.app.core.idempotent_requests import Request
from service.http import request_parsing
from service.http.json_body import MAX_BODY_BYTES
from service.http.responses import JSON
from service.http.schemas.headers import KEY_NAME
from service.http.validators import StrictSchema


class TokenUse(Enum):
    """What an operation does with a bearer token. NONE: it does not read it; MAY: it shows more; MUST: nothing without."""

    NONE = "none"
    MAY = "may"
    MUST = "must"


class Body(Protocol):
    """What reads a request's body. media: its type; schema: of the body, for the contract. A body of other types too says
    them as `others`: schema and example by type.
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
    """A parsed request. sent: the body as it came; body: as its schema reads it; query, headers: by the names of their fields;
    token: what the operation declares, and sent_token: the one that came, which only `bearer` and `client` may hand out.
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
