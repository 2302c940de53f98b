"""The signer that use cases depend on. Imports no cryptography, as workers never sign."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import NamedTuple, Protocol


class PublicKey(NamedTuple):
    """The public part of a key. created: RFC 3339; raw: its 32 bytes; active: whether it signs now."""

    id: str
    created: str
    raw: bytes
    active: bool


class Signer(Protocol):
    """Signs with the active key. Methods raise `CannotStart` if the keys cannot be used."""

    def sign(self, message: bytes) -> tuple[str, bytes]:
        """The id of the key, and its signature (64 bytes)."""

    def public(self) -> tuple[PublicKey, ...]:
        """Every key that ever signed, newest first."""


class LazySigner:
    """A signer that is created on first use, so that a process which never signs reads and creates no key."""

    def __init__(self, make: Callable[[], Signer]) -> None:
        self._make = make

    def sign(self, message: bytes) -> tuple[str, bytes]:
        return self._signer.sign(message)

    def public(self) -> tuple[PublicKey, ...]:
        return self._signer.public()

    @cached_property
    def _signer(self) -> Signer:
        return self._make()
