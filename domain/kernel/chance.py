"""Luck that is committed before play and can be re-derived after it. docs/spec/chance.md gives the exact bytes.

Rules ask `chance(source, support)`: an ordered support in, one outcome out. A source is a name that the rules give; each
source counts its own draws, so what players do elsewhere does not disturb it.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from domain.kernel.errors import Impossible

T = TypeVar("T")

WORDS = 4  # 64-bit words in one SHA-256 block


MOST_TRIES = 20_000
"""How often a world is drawn until one fits; a position that a game comes to needs far fewer."""


class Chance(Protocol):
    """The only door to luck."""

    def __call__(self, source: str, support: Sequence[T]) -> T:
        """One element of `support`, each equally likely."""


class Draw(msgspec.Struct, frozen=True, array_like=True):
    """One draw as the log keeps it: the `index`-th of its source, from `size` possibilities, by position `pick`."""

    source: str
    index: int
    size: int
    pick: int
    stated: bool = False

    def __repr__(self) -> str:
        return f"Draw({self.source!r}, {self.index})"


def seed_commitment(seed: bytes) -> str:
    """The commitment to a seed that is published before play: SHA-256, in hex."""
    return hashlib.sha256(seed).hexdigest()


def seed_with_nonces(seed: bytes, nonces: Sequence[str | None]) -> bytes:
    """The seed that is played with: the committed one, and each seat's nonce (hex), in seat order."""
    return hmac.digest(seed, b"nonces/" + "/".join(nonce or "" for nonce in nonces).encode(), "sha256")


def pick_position(seed: bytes, source: str, index: int, size: int) -> int:
    """The position drawn: uniform over `range(size)`, by rejection sampling.  Raises Impossible where `size` < 1."""
    if size < 1:
        raise Impossible(f"There is nothing left to draw from {source}.")
    bound = (1 << 64) - (1 << 64) % size
    block = 0
    while True:
        name = f"{source}/{index}" if block == 0 else f"{source}/{index}#{block}"
        digest = hmac.digest(seed, name.encode(), "sha256")
        for word in range(WORDS):
            number = int.from_bytes(digest[8 * word : 8 * word + 8], "big")
            if number < bound:
                return number % size
        block += 1


class Luck:
    """A `Chance` from a seed, counting on from the draws already in the log, and noting the new ones in `draws`.

    `stated`: outcomes fixed in advance, by source, for games whose deal was stated by their organiser.
    """

    def __init__(
        self, seed: bytes, drawn: Mapping[str, int] | None = None, stated: Mapping[str, Sequence[Any]] | None = None
    ) -> None:
        self._seed = seed
        self._next = dict(drawn or {})
        self._stated = stated or {}
        self.draws: list[Draw] = []

    def __call__(self, source: str, support: Sequence[T]) -> T:
        index = self._next.get(source, 0)
        self._next[source] = index + 1
        outcomes = self._stated.get(source, ())
        is_stated = index < len(outcomes)
        if is_stated:
            position = support.index(outcomes[index])
        else:
            position = pick_position(self._seed, source, index, len(support))
        self.draws.append(Draw(source, index, len(support), position, is_stated))
        return support[position]
