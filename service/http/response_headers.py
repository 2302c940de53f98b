"""Response headers by name: what the contract says of them, and what pages of other origins may read."""

from __future__ import annotations

from typing import Any

TEXT = {"type": "string"}
HEADERS: dict[str, dict[str, Any]] = {
    "X-Request-Id": {"description": "Names the request in the service's log.", "schema": TEXT},
    "RateLimit-Policy": {
        "description": "The limit that this request counts for: `q` requests in `w` seconds.",
        "schema": {"type": "string", "pattern": '^"[a-z]+";q=[0-9]+;w=[0-9]+$'},
        "example": '"reads";q=1200;w=60',
    },
    "RateLimit": {
        "description": "What is left of it: `r` requests, until it starts afresh in `t` seconds.",
        "schema": {"type": "string", "pattern": '^"[a-z]+";r=[0-9]+;t=[0-9]+$'},
        "example": '"reads";r=1198;t=60',
    },
    "Retry-After": {"description": "Seconds to wait.", "schema": {"type": "integer", "minimum": 0}},
    "WWW-Authenticate": {"description": "Always `Bearer`.", "schema": TEXT},
    "ETag": {"description": "Follows from what this audience is shown, and from nothing else.", "schema": TEXT},
    "Vary": {"description": "The request headers that the answer depends on.", "schema": TEXT},
    "Content-Language": {"description": "Always `en`: the service speaks English.", "schema": TEXT, "example": "en"},
    "Content-Encoding": {
        "description": "`gzip` where the client takes it and the answer is the same for everybody; no other answer is compressed.",
        "schema": {"type": "string", "enum": ["gzip"]},
    },
    "Location": {"description": "Where the new thing is.", "schema": {"type": "string", "format": "uri-reference"}},
    "Link": {"description": 'The parent: `</v1/games/{id}>; rel="parent"`.', "schema": TEXT},
    "Idempotency-Replayed": {"description": "`true` when this answer had been given before.", "schema": TEXT},
    "Preference-Applied": {
        "description": "`return=minimal` where that was preferred (RFC 7240), and the answer is without what it can spare.",
        "schema": {"type": "string", "enum": ["return=minimal"]},
    },
    "Content-Disposition": {"description": "Of a record: `attachment`, and the name of a file to save it in.", "schema": TEXT},
    "Content-Digest": {
        "description": "SHA-256 of the body (RFC 9530); of a view with `at` only, since the bytes of a version never change.",
        "schema": TEXT,
    },
}
"""Response headers by name. The limits are not there where an installation sets none."""

EXPOSED = ", ".join((*HEADERS, "Deprecation", "Sunset"))
"""Value of Access-Control-Expose-Headers: scripts of other origins read no header that is not named there."""
