"""Dependencies of the use cases: store, games, clock, randomness, server key, signer."""

from __future__ import annotations

import hashlib
import hmac
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeVar, cast

from domain.catalogue import Catalogue
from projections.timestamps import stamp
from service.app.audits.audit_pool import Audits
from service.app.core.game_repository import GameRepository
from service.app.playouts.pool import Playouts
from service.charges import DayCharges
from service.config import WebhookScope
from service.extensions import NONE, Extensions
from service.lru_cache import ENTRY, LruCache
from service.notification_settings import MailSettings, PushSettings
from service.outage_reports import OutageReports
from service.outgoing.oidc_provider import OidcProvider
from service.pictures.rasters import Rasters
from service.quotas import ImportBudget, OpenLimits
from service.signin_settings import PasskeySettings
from service.signing.signer import Signer
from service.store import KEYS, SERVER, Store, Unavailable, find_cause

VIEWS, LINES, PICTURES = 64 * 2**20, 64 * 2**20, 24 * 2**20
"""Bytes of the caches of views, of entries for subscribers, and of drawn pictures."""
SEEN = 16_384
"""Seats of tournaments' tables whose holders are known to have looked."""

T = TypeVar("T")


def size_of_view(view: tuple[bytes, str]) -> int:
    """Bytes of a view's body and text."""
    body, text = view
    return len(body) + sys.getsizeof(text)


def lines_bytes(lines: list[tuple[int, bytes]]) -> int:
    """Bytes of encoded entries."""
    return sum(120 + len(line) for _, line in lines)


@dataclass(frozen=True)
class Context:
    """Dependencies of the use cases.

    key: the server key, 32 bytes; now_ms: milliseconds since the epoch; entropy(n): n random bytes.
    signer: for checkpoints; audits: of foreign records, in separate processes.
    webhooks: allowed targets of webhooks; push, mail: senders of push messages and mail, None: not sent.
    passkeys: the site of players' passkeys, None: disabled; oidc: the external provider for signing in, None: none.
    has_relays: whether rounds of drand are fetched from relays; outages: what this process reports of servers that it cannot use.
    origin: name of the installation in signed notes; site: its public address, empty if not configured.
    playouts: imagines games that are over, in separate processes, once they are started.
    rasters: draws pictures in separate processes; pictures: cache of drawn pictures, by their content.
    pace_ms: pace of bots in games created here (`domain.game.pace`), 0: immediate; imports: budget of imports;
    import_charges: what was charged to it before audits.
    open_limits: most open tables or seeks of one owner; None: any number.
    extensions: of this process; parts: what they keep in it, by type.
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
    import_charges: DayCharges = field(default_factory=DayCharges)
    open_limits: OpenLimits | None = None
    webhooks: WebhookScope = "public"
    push: PushSettings | None = None
    mail: MailSettings | None = None
    passkeys: PasskeySettings | None = None
    oidc: OidcProvider | None = None
    has_relays: bool = False
    outages: OutageReports = field(default_factory=OutageReports)
    origin: str = "localhost"
    site: str = ""
    playouts: Playouts = field(default_factory=Playouts)
    rasters: Rasters = field(default_factory=Rasters)
    pictures: LruCache[bytes] = field(default_factory=lambda: LruCache(PICTURES, len))
    views: LruCache[tuple[bytes, str]] = field(default_factory=lambda: LruCache(VIEWS, size_of_view))
    lines: LruCache[list[tuple[int, bytes]]] = field(default_factory=lambda: LruCache(LINES, lines_bytes))
    seen: LruCache[bool] = field(default_factory=lambda: LruCache(SEEN * ENTRY))
    extensions: Extensions = NONE
    parts: Mapping[type, object] = field(default_factory=dict)

    def part(self, kind: type[T]) -> T:
        """What an extension keeps in this process. A KeyError is a bug: without the extension nothing asks."""
        return cast("T", self.parts[kind])

    def note_outage(self, error: Unavailable) -> None:
        """Report that the store, or the signing keys, cannot be used: once, and then as a count."""
        if error.reason == KEYS:
            self.outages.note("the signing keys", find_cause(error), self.signer.public)
        else:
            self.outages.note(SERVER, find_cause(error), self.store.ping)

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
