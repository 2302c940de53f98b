"""Verifiable randomness: committed before play, recomputed afterwards. docs/spec/chance.md defines the exact bytes.

Rules call `chance(source, support)`: an ordered support in, one outcome out. The source is a name chosen by the rules;
each source has its own counter, so draws elsewhere do not shift it.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Protocol, TypeVar

import msgspec
from msgspec import Meta

from domain.kernel.errors import Impossible

T = TypeVar("T")

WORDS = 4  # 64-bit words in one SHA-256 block


MOST_TRIES = 20_000
"""Bound on rejection sampling of a world; reachable positions need far fewer tries."""


class Chance(Protocol):
    """The only source of randomness for rules and bots."""

    def __call__(self, source: str, support: Sequence[T]) -> T:
        """One element of `support`, each equally likely."""


def take(source: str, left: list[T], chance: Chance) -> T:
    """Draw an element of `left` and remove it.  Raises Impossible if it is empty."""
    drawn = chance(source, tuple(left))
    left.remove(drawn)
    return drawn


class Draw(msgspec.Struct, frozen=True, array_like=True):
    """A random draw in the log: the `index`-th draw of its source chose position `pick` of `size`."""

    source: Annotated[str, Meta(description="Source of the draw, in a word of the rules.")]
    index: Annotated[int, Meta(description="Number of the draw within its source, from 0.")]
    size: Annotated[int, Meta(description="Number of values to choose from.")]
    pick: Annotated[int, Meta(description="Position of the chosen value, from 0.")]
    stated: Annotated[bool, Meta(description="Whether the organiser's stated deal fixed the draw.")] = False

    def __repr__(self) -> str:
        return f"Draw({self.source!r}, {self.index})"


def seed_commitment(seed: bytes) -> str:
    """SHA-256 of the seed, hex; published before play."""
    return hashlib.sha256(seed).hexdigest()


def planless_seed(seed: bytes, seats: int) -> bytes:
    """The effective seed of a game without a plan for its luck: the committed seed alone."""
    return hmac.digest(seed, b"nonces" + b"/" * seats, "sha256")


def effective_seed(seed: bytes, nonces: Sequence[str | None], entropy: str) -> bytes:
    """The effective seed of a game with a plan for its luck. nonces: by seat, hex, None for seats without one; entropy:
    SHA-256 of the public entropy, hex; empty without any.
    """
    parts = ("luck/2/1", *(nonce or "" for nonce in nonces), entropy)
    return hmac.digest(seed, "/".join(parts).encode(), "sha256")


def pick_position(seed: bytes, source: str, index: int, size: int) -> int:
    """The index drawn: uniform over `range(size)`, by rejection sampling.  Raises Impossible if `size` < 1."""
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
    """`Chance` from a seed. Continues the counters of the log (`drawn`) and collects new draws in `draws`.

    stated: outcomes by source that the organiser fixed in advance; they come before random ones.
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
