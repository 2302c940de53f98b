"""Evidence of sight: what an audience was shown, signed by the host.  docs/spec/sight.md gives the exact bytes."""

from __future__ import annotations

import re

import msgspec

_MESSAGE = re.compile(
    r"deaddrop-sight/1\n[0-9a-z]+\n(seat:(0|[1-9][0-9]*)|public|all)\n[1-9][0-9]*\n[0-9a-f]{64}\n[0-9a-f]{64}\n"
)


class Evidence(msgspec.Struct, frozen=True):
    """A signed statement of what an audience was shown.

    digest: of the version, hex; view_sha256: of the view's bytes, hex; key: id of the signing key; signature: base64.
    """

    game: str
    viewpoint: str
    version: int
    digest: str
    view_sha256: str
    key: str
    signature: str


def evidence_message(game: str, viewpoint: str, version: int, digest: str, view_sha256: str) -> bytes:
    """The bytes that are signed.  Injective.  Raises ValueError for malformed parts."""
    text = f"deaddrop-sight/1\n{game}\n{viewpoint}\n{version}\n{digest}\n{view_sha256}\n"
    if not _MESSAGE.fullmatch(text):
        raise ValueError("not a view of a game")
    return text.encode()
