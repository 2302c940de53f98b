"""Responses that follow from installed code alone, the same for all callers: only these are compressed (ADR 29)."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from typing import NamedTuple

from flask import Response

from service.http.responses import FOR_EVER, PUBLIC, client_holds, current_request, respond

KEPT = 384
"""Bodies whose encodings are cached: contract, rulesets, their pages with tables in motion, and the files of pages."""
HARDEST = 9
"""Level of compression: each body is compressed once in a process."""


class EncodedBody(NamedTuple):
    """An encoded body. coding: its Content-Encoding; tag: digest of its bytes, so each coding has an ETag of its own."""

    data: bytes
    coding: str | None
    tag: str


@lru_cache(KEPT)
def encode_body(body: bytes) -> tuple[EncodedBody, EncodedBody]:
    """The body unchanged, and compressed if that is shorter. The same bytes in every process."""
    packed = gzip.compress(body, HARDEST, mtime=0)
    plain = EncodedBody(body, None, body_tag(body))
    return plain, EncodedBody(packed, "gzip", body_tag(packed)) if len(packed) < len(body) else plain


def body_tag(body: bytes) -> str:
    return sha256(body).hexdigest()[:24]


def respond_public(body: bytes, media: str, keep: str = PUBLIC, headers: Mapping[str, str] | None = None) -> Response:
    """Respond with a public body, in gzip if the client takes it, and its ETag unless it is immutable; 304 if the client holds it.

    body: must hold no secret, and no text of users.
    """
    plain, packed = encode_body(body)
    sent = packed if takes_gzip() else plain
    own_headers = {"Vary": "Accept-Encoding", **(headers or {})}
    if keep != FOR_EVER:
        own_headers["ETag"] = f'"{sent.tag}"'
    if client_holds(sent.tag):
        return respond(b"", None, 304, keep, own_headers)
    if sent.coding is not None:
        own_headers["Content-Encoding"] = sent.coding
    return respond(sent.data, media, keep=keep, headers=own_headers)


def takes_gzip() -> bool:
    """Whether Accept-Encoding of the current request names gzip, or anything."""
    wanted = {name.lower(): quality for name, quality in current_request().accept_encodings}
    return wanted.get("gzip", wanted.get("*", 0)) > 0
