"""Evidence of a view: the view shown to an audience, signed by the host.  docs/spec/sight.md defines the exact bytes.
"""

from __future__ import annotations

import re

import msgspec

SIGHT_TEXT = re.compile(
    r"deaddrop-sight/1\n(?P<game>[0-9a-z]+)\n(?:seat:(?:0|[1-9][0-9]*)|public|all)\n(?P<version>[1-9][0-9]*)\n"
    r"(?P<digest>[0-9a-f]{64})\n[0-9a-f]{64}\n"
)
"""The signed bytes."""


class Evidence(msgspec.Struct, frozen=True):
    """A signed statement of the view shown to an audience.

    digest: of the version, hex; view_sha256: of the view's bytes, hex; key: id of the signing key; signature: base64.
    """

    game: str
    viewpoint: str
    version: int
    digest: str
    view_sha256: str
    key: str
    signature: str

    @property
    def message(self) -> bytes:
        """The signed bytes.  Raises ValueError for malformed parts."""
        return evidence_message(self.game, self.viewpoint, self.version, self.digest, self.view_sha256)


def evidence_message(game: str, viewpoint: str, version: int, digest: str, view_sha256: str) -> bytes:
    """The signed bytes.  Injective.  Raises ValueError for malformed parts."""
    text = f"deaddrop-sight/1\n{game}\n{viewpoint}\n{version}\n{digest}\n{view_sha256}\n"
    if not SIGHT_TEXT.fullmatch(text):
        raise ValueError("not a view of a game")
    return text.encode()
