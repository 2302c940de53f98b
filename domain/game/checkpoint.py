"""A checkpoint: the head of a game, signed by whoever hosts it.  docs/spec/checkpoint.md gives the exact bytes."""

from __future__ import annotations

import re

import msgspec

_MESSAGE = re.compile(r"deaddrop-checkpoint/1\n[0-9a-z]+\n[1-9][0-9]*\n[0-9a-f]{64}\n")


class Checkpoint(msgspec.Struct, frozen=True):
    """What a host says a game's log was. digest: of the version, hex; key: the id of the key that signed; signature: base64."""

    game: str
    version: int
    digest: str
    key: str
    signature: str


class Imported(msgspec.Struct, frozen=True):
    """A game that came as a record from elsewhere: when, and the checkpoint it came with."""

    at: str
    checkpoint: Checkpoint | None


def checkpoint_message(game: str, version: int, digest: str) -> bytes:
    """The bytes that are signed. digest: hex.  Raises ValueError for what is no head: no two heads have the same bytes."""
    text = f"deaddrop-checkpoint/1\n{game}\n{version}\n{digest}\n"
    if not _MESSAGE.fullmatch(text):
        raise ValueError("not the head of a game")
    return text.encode()
