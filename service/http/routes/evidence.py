"""Evidence: signed statements of what the service showed an audience; and the arbiter's reads."""

from __future__ import annotations

from typing import Any

from service.answers.installation import ArbiterReadPage, SentEvidence
from service.app.proofs import arbiter_reads
from service.app.proofs import checkpoint as signing
from service.app.proofs import evidence as showing
from service.http.answer import Answer
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse
from service.http.cost import Cost
from service.http.openapi import examples
from service.http.responses import JSON, TEXT, respond
from service.http.schemas.queries import EvidenceQuery, ReadsQuery

blueprint = Blueprint("evidence", "Evidence: signed statements of what the service showed an audience; and the arbiter's reads.")


@blueprint.operation(
    "GET",
    "/v1/games/<g>/evidence",
    Answer(
        "The evidence.",
        SentEvidence,
        examples.EVIDENCE,
        others={"text/plain": ({"type": "string"}, examples.EVIDENCE_NOTE)},
        vary="Accept",
    ),
    ("forbidden", "not-found", "gone", "unavailable"),
    query=EvidenceQuery,
    token=TokenUse.MAY,
    name="getEvidence",
    cost=Cost(3, past=2),
)
def evidence(call: Call, g: str) -> Any:
    """Get evidence of a view

    Returns a signed statement of the view that the service shows this audience at this version: `view_sha256` is the SHA-256 of the body of `view` with the same `at` and
    `viewpoint` (as JSON; the same hash as its `Content-Digest`), `digest` the digest of the version's event. Keep the view itself: the evidence proves
    that the service showed it. `signature` is Ed25519 over the UTF-8 bytes of six lines, each ended by a line feed: `deaddrop-sight/1`,
    `game`, `viewpoint`, `version`, `digest`, `view_sha256`, with the values of this answer; `/v1/keys` has the key by its id.

    `Accept: text/plain` gets the same signature as a signed note (C2SP), for the key's `vkey`.

    It needs the same rights as the view: a seat gets it for its own viewpoint, the arbiter for any, all callers for any once the game lies open.
    """
    found = showing.sign_evidence(call.context, *call.load_game(g), call.query.get("viewpoint"), call.query.get("at"))
    if call.media == JSON:
        return SentEvidence.of(found)
    note = signing.to_note(call.context, found.message, found.key, found.signature)
    return respond(note.encode(), TEXT, headers={"Vary": "Accept"})


@blueprint.operation(
    "GET",
    "/v1/games/<g>/arbiter-reads",
    Answer("A page of reads.", ArbiterReadPage, {"items": [examples.ARBITER_READ], "next": None}),
    ("forbidden", "not-found", "gone", "bad-cursor", "unavailable"),
    query=ReadsQuery,
    token=TokenUse.MAY,
)
def list_arbiter_reads(call: Call, g: str) -> Any:
    """List the arbiter's reads

    Lists every version that the arbiter has read from another viewpoint than the public's, with the time of the first read, recorded before the answer, by version. A page of the
    feed or a record counts with its last version: the arbiter has read up to it.

    While the game runs, only the arbiter may read this list; afterwards everyone.
    """
    return arbiter_reads.load_reads_page(
        call.context, *call.load_game(g), call.query.get("cursor"), call.query["limit"]
    )
