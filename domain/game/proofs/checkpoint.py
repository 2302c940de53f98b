"""A checkpoint: the head of a game, signed by its host.  docs/spec/checkpoint.md defines the exact bytes."""

from __future__ import annotations

import re

import msgspec

CHECKPOINT_TEXT = re.compile(
    r"deaddrop-checkpoint/1\n(?P<game>[0-9a-z]+)\n(?P<version>[1-9][0-9]*)\n(?P<digest>[0-9a-f]{64})\n"
)
"""The signed bytes."""


class Checkpoint(msgspec.Struct, frozen=True):
    """A signed statement of a game's head. digest: of the version, hex; key: id of the signing key; signature: base64."""

    game: str
    version: int
    digest: str
    key: str
    signature: str

    @property
    def message(self) -> bytes:
        """The signed bytes.  Raises ValueError for malformed parts."""
        return checkpoint_message(self.game, self.version, self.digest)


class Imported(msgspec.Struct, frozen=True):
    """Origin of an imported game: time of the import, and the record's checkpoint."""

    at: str
    checkpoint: Checkpoint | None


def checkpoint_message(game: str, version: int, digest: str) -> bytes:
    """The signed bytes. digest: hex. Injective.  Raises ValueError for malformed parts."""
    text = f"deaddrop-checkpoint/1\n{game}\n{version}\n{digest}\n"
    if not CHECKPOINT_TEXT.fullmatch(text):
        raise ValueError("not the head of a game")
    return text.encode()
