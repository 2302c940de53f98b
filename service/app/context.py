"""What every use case is given: the store, the games, the time, fresh randomness, the key that tokens hang on, a signer."""

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
from service.quotas import ImportBudget
from service.signing.signer import Signer
from service.store import Store

VIEWS, LINES = 64 * 2**20, 64 * 2**20
"""Bytes of views, and of entries for followers, that one process remembers."""


def size_of_view(view: tuple[bytes, str]) -> int:
    """Bytes of a view's body and text."""
    body, text = view
    return len(body) + sys.getsizeof(text)


def lines_bytes(lines: list[tuple[int, bytes]]) -> int:
    """Bytes of entries, written."""
    return sum(120 + len(line) for _, line in lines)


@dataclass
class ProjectedPlaces:
    """The feed id of each partition up to which this process has brought the lobby up to date, ahead of its projector."""

    by_partition: dict[int, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Context:
    """key: the server's, 32 bytes; now_ms: milliseconds since the epoch; entropy(n): n random bytes; signer: asked for
    checkpoints only; audits: of records from elsewhere, in processes of their own; pace_ms: how fast bots answer
    in the games that are created here (`domain.game.pace`), 0: at once; imports: how much may be imported.
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
    views: LruCache[tuple[bytes, str]] = field(default_factory=lambda: LruCache(VIEWS, size_of_view))
    projected: ProjectedPlaces = field(default_factory=ProjectedPlaces)
    lines: LruCache[list[tuple[int, bytes]]] = field(default_factory=lambda: LruCache(LINES, lines_bytes))

    def stamp(self) -> str:
        """The time, RFC 3339 in UTC with milliseconds."""
        return stamp(self.now_ms())

    def derive(self, *parts: str) -> bytes:
        """32 bytes that follow from the server's key and `parts`, so that a lost answer can be given again."""
        return hmac.digest(self.key, "\n".join(parts).encode(), "sha256")


def hash_token(token: str) -> str:
    """What is kept of a token or a code."""
    return hashlib.sha256(token.encode()).hexdigest()


def fingerprint(*parts: bytes) -> str:
    """Eight bytes, in hex, that tell one request body from another."""
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:16]
