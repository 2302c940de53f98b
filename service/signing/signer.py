"""Who signs, as use cases know it. Loads no cryptography, since workers are given a signer and never ask it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import NamedTuple, Protocol


class PublicKey(NamedTuple):
    """What everybody may know of a key. created: RFC 3339; raw: its 32 public bytes; active: whether it signs now."""

    id: str
    created: str
    raw: bytes
    active: bool


class Signer(Protocol):
    """Signs with the active key. Methods raise `CannotStart` where the keys cannot be used."""

    def sign(self, message: bytes) -> tuple[str, bytes]:
        """The id of the key, and its signature (64 bytes)."""

    def public(self) -> tuple[PublicKey, ...]:
        """Every key that ever signed, newest first."""


class LazySigner:
    """A signer that is made with the first question to it, so that whoever never asks reads and makes nothing."""

    def __init__(self, make: Callable[[], Signer]) -> None:
        self._make = make

    def sign(self, message: bytes) -> tuple[str, bytes]:
        return self._signer.sign(message)

    def public(self) -> tuple[PublicKey, ...]:
        return self._signer.public()

    @cached_property
    def _signer(self) -> Signer:
        return self._make()
