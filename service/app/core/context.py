"""Dependencies of the use cases: store, games, clock, randomness, server key, and parts by type."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import TypeVar, cast

from domain.catalogue import Catalogue
from projections.timestamps import stamp
from service.app.core.game_repository import GameRepository
from service.app.core.signing import Signing
from service.extensions import NONE, Extensions
from service.outage_reports import OutageReports
from service.store import KEYS, SERVER, Store, Unavailable, find_cause

T = TypeVar("T")


@dataclass(frozen=True)
class Context:
    """What use cases depend on: few things that most use, and parts that few do, by type.

    key: the server key, 32 bytes, used through `derive` alone; now_ms: milliseconds since the epoch; entropy(n): n random bytes;
    extensions: of this process; parts: what the rooms of the core, and extensions, keep in it.
    """

    store: Store
    catalogue: Catalogue
    games: GameRepository
    key: bytes = field(repr=False)
    now_ms: Callable[[], int]
    entropy: Callable[[int], bytes]
    parts: Mapping[type, object] = field(repr=False)
    extensions: Extensions = NONE

    def part(self, kind: type[T]) -> T:
        """What a room, or an extension, keeps in this process. A KeyError is a bug of the factory: without an extension nothing asks for its
        parts.
        """
        return cast("T", self.parts[kind])

    def with_parts(self, *others: object) -> Context:
        """The same with these parts, each in place of its own of that type."""
        return replace(self, parts={**self.parts, **{type(each): each for each in others}})

    def note_outage(self, error: Unavailable) -> None:
        """Report that the store, or the signing keys, cannot be used: once, and then as a count."""
        if error.reason == KEYS:
            self.part(OutageReports).note("the signing keys", find_cause(error), self.part(Signing).signer.public)
        else:
            self.part(OutageReports).note(SERVER, find_cause(error), self.store.ping)

    def stamp(self) -> str:
        """The current time, RFC 3339 in UTC with milliseconds."""
        return stamp(self.now_ms())

    def derive(self, *parts: str) -> bytes:
        """32 bytes derived from the server key and `parts`. Deterministic, so a lost answer can be repeated."""
        return hmac.digest(self.key, "\n".join(parts).encode(), "sha256")


def hash_token(token: str) -> str:
    """The stored hash of a token or claim code."""
    return hashlib.sha256(token.encode()).hexdigest()


def fingerprint(*parts: bytes) -> str:
    """Hash of a request's content, eight bytes in hex."""
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:16]
