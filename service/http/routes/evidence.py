"""Evidence: what an audience was shown, signed; and what the arbiter has read."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from service.app.proofs import arbiter_reads
from service.app.proofs import checkpoint as signing
from service.app.proofs import evidence as showing
from service.http.answer import Answer
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse
from service.http.openapi import examples
from service.http.responses import JSON, TEXT, respond
from service.http.schemas.queries import EvidenceQuery, ReadsQuery

blueprint = Blueprint("evidence", "Evidence: what an audience was shown, signed; and what the arbiter has read.")


@blueprint.operation(
    "GET",
    "/v1/games/<g>/evidence",
    Answer(
        "The evidence.",
        "Evidence",
        examples.EVIDENCE,
        others={"text/plain": ({"type": "string"}, examples.EVIDENCE_NOTE)},
        vary="Accept",
    ),
    ("forbidden", "not-found", "gone", "unavailable"),
    query=EvidenceQuery,
    token=TokenUse.MAY,
    name="getEvidence",
)
def evidence(call: Call, g: str) -> Any:
    """Get evidence of what was shown

    What the service shows this audience of this version, signed: `view_sha256` is the SHA-256 of the body of `view` with the same `at` and
    `viewpoint` (as JSON; its `Content-Digest` says the same), `digest` that of the version's entry. Keep the view itself: the evidence proves
    that it is what was shown. `signature` is Ed25519 over the UTF-8 bytes of six lines, each ended by a line feed: `deaddrop-sight/1`,
    `game`, `viewpoint`, `version`, `digest`, `view_sha256`, as they stand here; the key is the one with this id in `/v1/keys`.

    `Accept: text/plain` gets the same signature as a signed note (C2SP), for the `vkey` there.

    It needs what the view itself needs: a seat gets it for its own viewpoint, the arbiter for any, anybody once the game lies open.
    """
    found = showing.sign_evidence(call.context, *call.load_game(g), call.query.get("viewpoint"), call.query.get("at"))
    if call.media == JSON:
        return asdict(found)
    note = signing.to_note(call.context, found.message, found.key, found.signature)
    return respond(note.encode(), TEXT, headers={"Vary": "Accept"})


@blueprint.operation(
    "GET",
    "/v1/games/<g>/arbiter-reads",
    Answer("A page of reads.", "ArbiterReadPage", {"items": [examples.ARBITER_READ], "next": None}),
    ("forbidden", "not-found", "gone", "bad-cursor", "unavailable"),
    query=ReadsQuery,
    token=TokenUse.MAY,
)
def list_arbiter_reads(call: Call, g: str) -> Any:
    """List what the arbiter has read

    Every version that the arbiter was shown from the viewpoint of others, and when first; noted before it was shown. By version. A page of the
    feed or a record counts with its last version: the arbiter has read up to there.

    While the game is on, only the arbiter may ask; afterwards everybody.
    """
    return arbiter_reads.load_reads_page(
        call.context, *call.load_game(g), call.query.get("cursor"), call.query["limit"]
    )
