"""The bytes of a view, and of every other answer: the one encoder that the service and `deaddrop.games` share."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec

from domain.game.aggregate import Game
from domain.game.information_state import Viewpoint, information_state
from projections.game_view import view_json
from projections.view_words import view_json_with_words
from service.answers.values import JsonObject

_json = msgspec.json.Encoder(order="deterministic")


class RenderedView(NamedTuple):
    """A view as JSON, built only from its audience's information state.

    timeless: the body without `server_time`; text: the view as text.
    """

    timeless: bytes
    text: str
    server_time: str

    @property
    def json(self) -> bytes:
        """The whole body."""
        return b'%b,"server_time":"%b"}' % (self.timeless[:-1], self.server_time.encode())

    @property
    def etag(self) -> str:
        """The ETag of the body without its time."""
        return f'"{blake2b(self.timeless, digest_size=12).hexdigest()}"'

    @property
    def raw(self) -> msgspec.Raw:
        """The body, for embedding in another."""
        return msgspec.Raw(self.json)


def render_body(game: Game, viewpoint: Viewpoint, names: tuple[str, ...], *, words: bool = False) -> tuple[bytes, str]:
    """A view without its time, and its text. words: include the ruleset's words."""
    shown = (view_json_with_words if words else view_json)(information_state(game, viewpoint), names)
    return encode_json(shown), shown.text


def encode_json(body: dict[str, Any] | JsonObject) -> bytes:
    """A body as JSON bytes: members of dictionaries by name, of objects as declared. Deterministic."""
    return _json.encode(body)
