"""Evidence: what an audience was shown, signed; and what the arbiter has read."""

from __future__ import annotations

from flask import Response
from msgspec.structs import asdict

from service.app.proofs import arbiter_reads
from service.app.proofs import evidence as showing
from service.http import request_parsing
from service.http.app_services import current_context
from service.http.openapi import examples
from service.http.openapi.operation import AnswerSpec, Blueprint
from service.http.responses import JSON, respond_json
from service.http.schemas.queries import ReadsQuery, ViewQuery

blueprint = Blueprint("evidence", "Evidence: what an audience was shown, signed; and what the arbiter has read.")

VIEW, READS = ViewQuery(), ReadsQuery()


@blueprint.route("/v1/games/<g>/evidence", "GET")
@blueprint.operation(
    {200: AnswerSpec("The evidence.", "Evidence", examples.EVIDENCE)},
    ("unauthorised", "forbidden", "not-found", "gone", "malformed", "replay-diverged", "unavailable"),
    query=ViewQuery,
    token=False,
)
def evidence(g: str) -> Response:
    """Get evidence of what was shown

    What the service shows this audience of this version, signed: `view_sha256` is the SHA-256 of the body of `view` with the same `at` and
    `as` (as JSON; its `Content-Digest` says the same), `digest` that of the version's entry. Keep the view itself: the evidence proves
    that it is what was shown. `signature` is Ed25519 over the UTF-8 bytes of six lines, each ended by a line feed: `deaddrop-sight/1`,
    `game`, `viewpoint`, `version`, `digest`, `view_sha256`, as they stand here; the key is the one with this id in `/v1/keys`.

    It is given to whoever may see the view: a seat for its own eyes, the arbiter for any, anybody once the game lies open.
    """
    request_parsing.negotiate(JSON)
    wanted = request_parsing.parse_query(VIEW)
    here = current_context()
    game = here.games.load(g)
    found = showing.sign_evidence(here, game, request_parsing.authenticate(game), wanted.get("eyes"), wanted.get("at"))
    return respond_json(asdict(found))


@blueprint.route("/v1/games/<g>/arbiter-reads", "GET")
@blueprint.operation(
    {200: AnswerSpec("A page of reads.", "ArbiterReadPage", {"items": [examples.ARBITER_READ], "next": None})},
    ("unauthorised", "forbidden", "not-found", "gone", "bad-cursor", "malformed", "unavailable"),
    query=ReadsQuery,
    token=False,
)
def list_arbiter_reads(g: str) -> Response:
    """List what the arbiter has read

    Every version that the arbiter was shown through the eyes of others, and when first; noted before it was shown. By version. A page of the
    feed or a record counts with its last version: the arbiter has read up to there.

    While the game is on, only the arbiter may ask; afterwards everybody.
    """
    request_parsing.negotiate(JSON)
    wanted = request_parsing.parse_query(READS)
    here = current_context()
    game = here.games.load(g)
    return respond_json(
        arbiter_reads.load_reads_page(
            here, game, request_parsing.authenticate(game), wanted.get("cursor"), wanted["limit"]
        )
    )
