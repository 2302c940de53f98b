"""Checkpoints: signed heads of games' logs, and the public keys that verify them."""

from __future__ import annotations

from typing import Any

from service.answers.installation import SentCheckpoint, SigningKeyPage
from service.app.proofs import checkpoint as signing
from service.http.answer import Answer
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse
from service.http.openapi import examples
from service.http.responses import JSON, PRIVATE, TEXT, respond_with_etag
from service.http.schemas.queries import HeadQuery

blueprint = Blueprint("checkpoints", "Checkpoints: signed heads of games, and the public keys that verify them.")


@blueprint.operation(
    "GET",
    "/v1/games/<g>/checkpoint",
    Answer(
        "The checkpoint.",
        SentCheckpoint,
        examples.CHECKPOINT,
        others={"text/plain": ({"type": "string"}, examples.CHECKPOINT_NOTE)},
        etag=True,
        vary="Authorization, Accept",
        cache_control=PRIVATE,
    ),
    ("not-found", "gone", "unavailable"),
    query=HeadQuery,
    token=TokenUse.MAY,
    name="getCheckpoint",
)
def checkpoint(call: Call, g: str) -> Any:
    """Get the signed head

    Returns the version and the digest of the last event that you may see, or of the version `at`, signed. Keep the answer: a log of this game that differs
    up to that version has been changed. `signature` is Ed25519 over the UTF-8 bytes of four lines, each ended by a line feed:
    `deaddrop-checkpoint/1`, `game`, `version`, `digest`, with the values of this answer; `/v1/keys` has the key by its id.
    `Accept: text/plain` gets the same signature as a signed note (C2SP), for the key's `vkey`.

    Spectators of a running game get the head with the delay of `delay_s`.
    """
    found = signing.sign_visible_head(call.context, *call.load_game(g), call.query.get("at"))
    if call.media == JSON:
        return SentCheckpoint.of(found)
    note = signing.to_note(call.context, found.message, found.key, found.signature)
    return respond_with_etag(note.encode(), TEXT, PRIVATE, {"Vary": "Authorization, Accept"})


@blueprint.operation(
    "GET", "/v1/keys", Answer("The public keys.", SigningKeyPage, {"items": [examples.PUBLIC_KEY], "next": None}), ("unavailable",)
)
def list_keys(call: Call) -> Any:
    """List the public keys

    Lists the public keys of this installation, newest first. The active key signs checkpoints; the others have signed earlier ones, and stay listed. This installation did not sign a
    checkpoint whose key is missing here.
    """
    return signing.load_public_keys(call.context)
