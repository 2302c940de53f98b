"""Records: a game as a file, and a file as a game."""

from __future__ import annotations

from flask import Response, request
from werkzeug.exceptions import RequestEntityTooLarge, UnsupportedMediaType

from service.app import imports
from service.app.proofs import record as records
from service.http import request_parsing
from service.http.app_services import current_context
from service.http.openapi import examples
from service.http.openapi.operation import SECRET_KEY, AnswerSpec, Blueprint
from service.http.responses import JSON, NDJSON, PRIVATE, content_digest, respond, respond_json
from service.http.routes.games import REPLAYED_HEADER, replayed_header
from service.http.schemas.queries import RecordQuery

blueprint = Blueprint("records", "Records: the portable log of a game, which anybody can check offline.")

RECORD = RecordQuery()
TEXT = {"type": "string", "description": "JSON Lines: a header, then one line per event."}


@blueprint.route("/v1/games/<g>/record", "GET")
@blueprint.operation(
    {
        200: AnswerSpec(
            "The record.",
            TEXT,
            examples.RECORD,
            NDJSON,
            headers={"Content-Digest": "SHA-256 of the body (RFC 9530).", "Vary": "Authorization."},
        )
    },
    ("malformed", "unauthorised", "forbidden", "not-found", "gone", "replay-diverged", "unavailable"),
    query=RecordQuery,
    token=False,
)
def record(g: str) -> Response:
    """Get a game's record

    JSON Lines: a header with the signed head, then the feed's entries, as far as you may know the game. Once the game is over the record is
    complete: seed, salts, nonces, and every command as it was given. `deaddrop verify FILE` checks it with no service and no network.
    """
    request_parsing.negotiate(NDJSON)
    here, query = current_context(), request_parsing.parse_query(RECORD)
    game = here.games.load(g)
    body = records.export_record(here, game, request_parsing.authenticate(game), query.get("eyes"))
    headers = {
        "Content-Digest": content_digest(body),
        "Content-Disposition": f'attachment; filename="{g}.jsonl"',
        "Vary": "Authorization",
    }
    return respond(body, NDJSON, keep=PRIVATE, headers=headers)


@blueprint.route("/v1/records", "POST")
@blueprint.operation(
    {
        201: AnswerSpec(
            "The game is here.", "Imported", {"game": examples.CARD, "removal_token": examples.REMOVAL}, headers={"Location": "Where its card is.", **REPLAYED_HEADER}
        )
    },
    (
        "missing-idempotency-key", "weak-idempotency-key", "malformed", "too-large", "unsupported-media-type", "bad-record", "audit-too-costly", "audit-failed",
        "audit-busy", "import-limit", "game-differs", "replay-diverged", "unavailable",
    ),
    body=TEXT,
    example=examples.RECORD,
    media=NDJSON,
    headers=(SECRET_KEY,),
)  # fmt: skip
def import_record() -> Response:
    """Import a record

    The complete record of a game that is over, in 8 MiB at most, checked like `deaddrop verify` does before anything is kept; a bad line is refused by its number, in
    `line`. The game keeps its id. A record that is here already is found again. `removal_token`, for whoever brought the record, removes the
    game again; an address may bring in so much a day, and all together so much. The check may take 10 seconds.
    """
    request_parsing.negotiate(JSON)
    request_parsing.parse_query(request_parsing.NO_PARAMETERS)
    found = records.store_record(
        current_context(),
        read_record_body(),
        request_parsing.require_unguessable_key(),
        request_parsing.client_identity(),
        request_parsing.owner_mark(current_context()),
    )
    headers = {"Location": f"/v1/games/{found.card['id']}", **replayed_header(found.existed)}
    told = {"game": found.card} | ({"removal_token": found.removal_token} if found.removal_token else {})
    return respond_json(told, 201, headers=headers)


@blueprint.route("/v1/games/<g>", "DELETE")
@blueprint.operation(
    {204: AnswerSpec("The game is here no more.")},
    ("malformed", "unauthorised", "forbidden", "not-found", "has-forks", "unavailable"),
    token=True,
)
def remove_import(g: str) -> Response:
    """Remove an imported game

    With the `removal_token` of its import. A game that others go on from stays, since they hold its past; one that was played here is never removed.
    """
    request_parsing.parse_query(request_parsing.NO_PARAMETERS)
    imports.remove_own(current_context(), g, request_parsing.bearer_token())
    return Response(status=204)


def read_record_body() -> bytes:
    """The record in the request's body.  Raises UnsupportedMediaType, RequestEntityTooLarge."""
    if request.mimetype != NDJSON:
        raise UnsupportedMediaType(f"Content-Type must be {NDJSON}.")
    request.max_content_length = records.LARGEST + 1
    raw = request.get_data(cache=False)
    if len(raw) > records.LARGEST:
        raise RequestEntityTooLarge
    return raw
