"""Records: exporting a game as a file, and importing one."""

from __future__ import annotations

from typing import Any

from flask import Response, request
from msgspec import UNSET
from werkzeug.exceptions import RequestEntityTooLarge, UnsupportedMediaType

from service.answers.games import ImportedGame
from service.app.core.idempotent_requests import Reply
from service.app.proofs import imports
from service.app.proofs import record as records
from service.http import request_parsing
from service.http.answer import Answer
from service.http.app_services import current_services
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse
from service.http.cost import Cost
from service.http.openapi import examples
from service.http.operation import REPLAYED
from service.http.responses import NDJSON, PRIVATE
from service.http.routes.games import MADE_LINKS, locate_game
from service.http.schemas.headers import SecretKeyHeaders
from service.http.schemas.queries import RecordQuery
from service.http.streaming.long_answer import respond_in_slices
from service.shares import networks_of

blueprint = Blueprint("records", "Records: the portable log of a game, which anyone can check offline.")

TEXT = {"type": "string", "description": "JSON Lines: a header, then one line per event."}
FILE = {**TEXT, "format": "binary"}
"""As a request body: generated clients send binary content unchanged."""


class RecordBody:
    """A body of JSON Lines."""

    media = NDJSON
    schema = FILE

    def read(self) -> tuple[None, bytes]:
        """The record in the request's body.  Raises UnsupportedMediaType, RequestEntityTooLarge."""
        if request.mimetype != NDJSON:
            raise UnsupportedMediaType(f"Content-Type must be {NDJSON}.")
        request.max_content_length = records.LARGEST + 1
        raw = request.get_data(cache=False)
        if len(raw) > records.LARGEST:
            raise RequestEntityTooLarge
        return None, raw


@blueprint.operation(
    "GET",
    "/v1/games/<g>/record",
    Answer(
        "The record.",
        TEXT,
        examples.RECORD,
        media=NDJSON,
        header_names=("Content-Disposition",),
        vary="Authorization",
    ),
    ("forbidden", "not-found", "gone", "unavailable"),
    query=RecordQuery,
    token=TokenUse.MAY,
    name="getRecord",
    cost=Cost(10),
)
def record(call: Call, g: str) -> Response:
    """Get a game's record

    Returns JSON Lines: a header with the signed head, then the feed's events, as your viewpoint may know them. Once the game is over the record is
    complete: seed, salts, nonces, and every command as sent. `deaddrop verify FILE` checks it with no service and no network.

    A record of more than 256 KiB is made while it is sent: in chunks, without `Content-Length`, on a connection that ends with it. One that
    lacks its last chunk was cut: ask again.
    """
    export = records.begin_export(call.context, *call.load_game(g), call.query.get("viewpoint"))
    headers = {"Content-Disposition": f'attachment; filename="{g}.jsonl"', "Vary": "Authorization"}
    return respond_in_slices(current_services().streams, export.parts, NDJSON, keep=PRIVATE, headers=headers)


@blueprint.operation(
    "POST",
    "/v1/records",
    Answer(
        "The imported game.",
        ImportedGame,
        {"game": examples.CARD, "removal_token": examples.REMOVAL},
        201,
        header_names=("Location", REPLAYED),
        links=MADE_LINKS,
        headers=locate_game,
    ),
    (
        "bad-record", "audit-too-costly", "audit-failed", "audit-busy", "import-limit", "game-differs", "replay-diverged", "unavailable",
    ),
    body=RecordBody(),
    example=examples.RECORD,
    headers=SecretKeyHeaders,
)  # fmt: skip
def import_record(call: Call) -> Any:
    """Import a record

    Imports the complete record of a game that is over, at most 8 MiB, checked as `deaddrop verify` does before anything is stored; a refusal
    has the number of the bad line in `line`. The game keeps its id. Importing the same record again returns the same game. `removal_token`, shown to the
    importer, removes the game; imports are limited per address and day, refused ones too, and in total. The check may take 10 seconds.
    """
    owner = request_parsing.owners_of_client(call.context)[0]
    networks = networks_of(request_parsing.client_address())
    found = records.store_record(call.context, call.body, key=call.headers["idempotency_key"], client=call.client, owner=owner, networks=networks)
    return Reply(ImportedGame(game=found.card, removal_token=found.removal_token or UNSET), found.existed)


@blueprint.operation(
    "DELETE",
    "/v1/games/<g>",
    Answer("The game is removed.", status=204),
    ("forbidden", "not-found", "has-forks", "unavailable"),
    token=TokenUse.MUST,
)
def remove_import(call: Call, g: str) -> None:
    """Remove an imported game

    Removes an imported game, with the `removal_token` of its import. A game with forks stays, since they refer to its log; a game that was played here is never removed.
    """
    imports.remove_own(call.context, g, call.bearer)
