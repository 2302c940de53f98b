"""Dependencies of the use cases: store, games, clock, randomness, server key, signer."""

from __future__ import annotations

import hashlib
import hmac
import sys
from collections.abc import Callable
from dataclasses import dataclass, field

from domain.catalogue import Catalogue
from projections.timestamps import stamp
from service.app.audits.audit_pool import Audits
from service.app.game_repository import GameRepository
from service.app.lru_cache import LruCache
from service.config import WebhookScope
from service.quotas import ImportBudget
from service.signing.signer import Signer
from service.store import Store

VIEWS, LINES = 64 * 2**20, 64 * 2**20
"""Bytes of the caches of views, and of entries for subscribers."""


def size_of_view(view: tuple[bytes, str]) -> int:
    """Bytes of a view's body and text."""
    body, text = view
    return len(body) + sys.getsizeof(text)


def lines_bytes(lines: list[tuple[int, bytes]]) -> int:
    """Bytes of encoded entries."""
    return sum(120 + len(line) for _, line in lines)


@dataclass
class ProjectedPlaces:
    """Feed id per partition up to which this process has updated the lobby, ahead of the projector."""

    by_partition: dict[int, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Context:
    """What use cases work with.

    key: the server key, 32 bytes; now_ms: milliseconds since the epoch; entropy(n): n random bytes.
    signer: for checkpoints; audits: of foreign records, in separate processes.
    webhooks: where webhooks may lead.
    origin: name of the installation in signed notes.
    pace_ms: pace of bots in games created here (`domain.game.pace`), 0: immediate; imports: budget of imports.
    """

    store: Store
    catalogue: Catalogue
    games: GameRepository
    key: bytes = field(repr=False)
    now_ms: Callable[[], int]
    entropy: Callable[[int], bytes]
    signer: Signer
    audits: Audits = field(default_factory=Audits)
    pace_ms: int = 0
    imports: ImportBudget | None = None
    webhooks: WebhookScope = "public"
    origin: str = "localhost"
    views: LruCache[tuple[bytes, str]] = field(default_factory=lambda: LruCache(VIEWS, size_of_view))
    projected: ProjectedPlaces = field(default_factory=ProjectedPlaces)
    lines: LruCache[list[tuple[int, bytes]]] = field(default_factory=lambda: LruCache(LINES, lines_bytes))

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
