"""Checkpoints: what a host says a game's log was, signed, and the keys to check it with."""

from __future__ import annotations

from flask import Response
from msgspec.structs import asdict

from service.app.cursors import complete_page
from service.app.proofs import checkpoint as signing
from service.app.read_game import encode_json
from service.http import request_parsing
from service.http.app_services import current_context
from service.http.openapi import examples
from service.http.openapi.operation import IF_NONE_MATCH, AnswerSpec, Blueprint
from service.http.responses import JSON, PRIVATE, respond_json, respond_with_etag
from service.http.schemas.queries import NoQuery

blueprint = Blueprint("checkpoints", "Signed heads of games, and the public keys they are checked with.")

NOTHING = NoQuery()

HEADERS = {"ETag": "Follows from the body, and from nothing else.", "Vary": "Authorization."}


@blueprint.route("/v1/games/<g>/checkpoint", "GET")
@blueprint.operation(
    {
        200: AnswerSpec("The checkpoint.", "Checkpoint", examples.CHECKPOINT, headers=HEADERS),
        304: AnswerSpec("You hold this checkpoint.", headers=HEADERS),
    },
    ("unauthorised", "not-found", "gone", "malformed", "unavailable"),
    headers=(IF_NONE_MATCH,),
    token=False,
)
def checkpoint(g: str) -> Response:
    """Get the signed head

    The version and the digest of the last event that you may see, signed. Keep it: whoever shows another log of this game up to that version
    has changed it. `signature` is Ed25519 over the UTF-8 bytes of four lines, each ended by a line feed: `deaddrop-checkpoint/1`, `game`,
    `version`, `digest`, as they stand here; the key is the one with this id in `/v1/keys`.

    Spectators of a running game get the head as late as its `delay_s` says.
    """
    request_parsing.negotiate(JSON)
    request_parsing.parse_query(NOTHING)
    here = current_context()
    game = here.games.load(g)
    found = signing.sign_visible_head(here, game, request_parsing.authenticate(game))
    return respond_with_etag(encode_json(asdict(found)), JSON, PRIVATE, {"Vary": "Authorization"})


@blueprint.route("/v1/keys", "GET")
@blueprint.operation(
    {200: AnswerSpec("The keys.", "KeyPage", {"items": [examples.PUBLIC_KEY], "next": None})},
    ("malformed", "unavailable"),
)
def list_keys() -> Response:
    """List the public keys

    Newest first. The active one signs checkpoints; the others have signed earlier ones, and are listed for ever. A checkpoint by a key that
    is not here was not signed here.
    """
    request_parsing.negotiate(JSON)
    request_parsing.parse_query(NOTHING)
    return respond_json(complete_page(signing.load_public_keys(current_context())))
