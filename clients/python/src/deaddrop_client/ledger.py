"""The chain of digests, recomputed as events come (docs/spec/ledger.md)."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any

from deaddrop_client.errors import Head, HistoryChanged, UnexpectedAnswer

PUBLIC = ("version", "type", "at", "by", "data", "hidden")
"""The members of an event that the chain covers."""


def canonical_json(value: object) -> bytes:
    """Canonical JSON: sorted names, no spaces, whole numbers.

    >>> canonical_json({"b": 1, "a": "é"}).decode()
    '{"a":"é","b":1}'
    """
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def next_digest(before: bytes, event: Mapping[str, Any]) -> bytes:
    """The digest of an event after this digest; `b""` before the first."""
    return hashlib.sha256(before + canonical_json({name: event[name] for name in PUBLIC})).digest()


class Chain:
    """Known digests of a game. Events may come in any order and more than once; each is checked against its
    neighbour before, against its earlier copy, and against the heads that are held. Keeps 32 bytes for each event.
    """

    def __init__(self, game: str, held: Iterable[Head] = ()) -> None:
        self.game = game
        self._digests, self._newest = {0: b""}, 0
        self._held = {each.version: bytes.fromhex(each.digest) for each in held if each.digest}

    @property
    def head(self) -> Head:
        """The highest version read, and its digest."""
        return Head(self._newest, self._digests[self._newest].hex() or None)

    @property
    def last_held(self) -> Head | None:
        """The highest head that was held before anything was read."""
        return self._at(max(self._held)) if self._held else None

    def hold(self, head: Head) -> None:
        """Compare with this head too."""
        if head.digest:
            self._held[head.version] = bytes.fromhex(head.digest)

    def digest_at(self, version: int) -> str | None:
        """The digest of a version, read or held."""
        digest = self._digests.get(version) or self._held.get(version)
        return digest.hex() if digest else None

    def check(self, event: Mapping[str, Any]) -> None:
        """Add an event of the feed.  Raises HistoryChanged, and UnexpectedAnswer for what is no event."""
        try:
            version, stated = event["version"], bytes.fromhex(event["digest"])
            before = self._digests.get(version - 1)
            if event["type"] == "game.forked" and before is None:
                before = bytes.fromhex(event["data"]["parent"]["digest"])
            made = stated if before is None else next_digest(before, event)
        except (KeyError, TypeError, ValueError):
            raise UnexpectedAnswer("no event of a feed") from None
        if made != stated:
            raise HistoryChanged(
                self.game, self._at(version - 1), Head(version, stated.hex()), "an event breaks the chain"
            )
        if self._held.get(version, stated) != stated or self._digests.setdefault(version, stated) != stated:
            raise HistoryChanged(
                self.game, self._at(version), Head(version, stated.hex()), "an event was another before"
            )
        self._newest = max(self._newest, version)

    def check_head(self, version: int, held: int) -> None:
        """Check the service's newest version against one that was read before the request."""
        if version < held:
            raise HistoryChanged(self.game, self._at(held), Head(version, None), "the game has gone back")

    def _at(self, version: int) -> Head:
        digest = self.digest_at(version)
        return Head(version, digest) if digest or not self._newest else self.head
