"""Response headers by name: their descriptions in the contract, and the value that exposes them to pages of other origins."""

from __future__ import annotations

from typing import Any

TEXT = {"type": "string"}
HEADERS: dict[str, dict[str, Any]] = {
    "X-Request-Id": {"description": "The request's id in the service's log.", "schema": TEXT},
    "RateLimit-Policy": {
        "description": "The limit that this request counts for: `q` requests in `w` seconds.",
        "schema": {"type": "string", "pattern": '^"[a-z]+";q=[0-9]+;w=[0-9]+$'},
        "example": '"reads";q=1200;w=60',
    },
    "RateLimit": {
        "description": "The remaining quota: `r` requests, until the count is reset in `t` seconds.",
        "schema": {"type": "string", "pattern": '^"[a-z]+";r=[0-9]+;t=[0-9]+$'},
        "example": '"reads";r=1198;t=60',
    },
    "Retry-After": {"description": "Seconds to wait before the next attempt.", "schema": {"type": "integer", "minimum": 0}},
    "WWW-Authenticate": {"description": "The authentication scheme, always `Bearer`.", "schema": TEXT},
    "ETag": {"description": "The entity tag, which depends on this audience's representation only.", "schema": TEXT},
    "Vary": {"description": "The request headers that the answer depends on.", "schema": TEXT},
    "Content-Language": {"description": "The language of all texts, always `en`.", "schema": TEXT, "example": "en"},
    "Content-Encoding": {
        "description": "The compression: `gzip` if the client accepts it and the answer is the same for all callers; no other answer is compressed.",
        "schema": {"type": "string", "enum": ["gzip"]},
    },
    "Location": {"description": "URL of the new resource.", "schema": {"type": "string", "format": "uri-reference"}},
    "Link": {"description": 'The parent: `</v1/games/{id}>; rel="parent"`.', "schema": TEXT},
    "Idempotency-Replayed": {"description": "The mark of a repeated answer: `true` if this answer repeats an earlier one.", "schema": TEXT},
    "Preference-Applied": {
        "description": "The preference that was followed: `return=minimal`, so the answer lacks its optional members (RFC 7240).",
        "schema": {"type": "string", "enum": ["return=minimal"]},
    },
    "Content-Disposition": {"description": "The disposition of a record: `attachment`, with a file name.", "schema": TEXT},
    "Content-Digest": {
        "description": "SHA-256 of the body (RFC 9530) of a view with `at`, since the bytes of a version never change.",
        "schema": TEXT,
    },
}
"""Response headers by name. An installation without limits sends no RateLimit headers."""

EXPOSED = ", ".join((*HEADERS, "Deprecation", "Sunset"))
"""Value of Access-Control-Expose-Headers: scripts of other origins can read only the headers that it names."""
