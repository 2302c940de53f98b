"""Merkle trees of RFC 6962: hashes, inclusion proofs and consistency proofs.

A tree is read through a function of (height, index): the hash over the 2^height leaves from index * 2^height on, all of
which must exist.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256

HASH_BYTES = 32
EMPTY_ROOT = sha256(b"").digest()
MOST_LEAVES = 2**62
"""Bound on the sizes and indices that are accepted from elsewhere."""

SubtreeHash = Callable[[int, int], bytes]


def leaf_hash(entry: bytes) -> bytes:
    """RFC 6962, section 2.1."""
    return sha256(b"\0" + entry).digest()


def node_hash(left: bytes, right: bytes) -> bytes:
    """RFC 6962, section 2.1."""
    return sha256(b"\1" + left + right).digest()


def tree_root(hashes: SubtreeHash, size: int) -> bytes:
    """The root of the tree of the first `size` leaves."""
    return _range_root(hashes, 0, size) if size else EMPTY_ROOT


def inclusion_proof(hashes: SubtreeHash, index: int, size: int) -> tuple[bytes, ...]:
    """Hashes that lead from a leaf to the root, the leaf's sibling first (section 2.1.1).  Raises ValueError."""
    if not 0 <= index < size:
        raise ValueError("no leaf of this tree")
    first, last, path = 0, size, list[bytes]()
    while last - first > 1:
        middle = first + _split(last - first)
        if index < middle:
            path.append(_range_root(hashes, middle, last))
            last = middle
        else:
            path.append(_range_root(hashes, first, middle))
            first = middle
    return tuple(reversed(path))


def consistency_proof(hashes: SubtreeHash, old: int, new: int) -> tuple[bytes, ...]:
    """Hashes that show that the tree of `old` leaves is a prefix of the tree of `new` leaves (section 2.1.2); empty if
    `old` is 0 or `new`.  Raises ValueError.
    """
    if not 0 <= old <= new:
        raise ValueError("the older tree is the larger one")
    if old in (0, new):
        return ()
    first, last, path = 0, new, list[bytes]()
    while last != old:
        middle = first + _split(last - first)
        if old <= middle:
            path.append(_range_root(hashes, middle, last))
            last = middle
        else:
            path.append(_range_root(hashes, first, middle))
            first = middle
    if first:
        path.append(_range_root(hashes, first, last))
    return tuple(reversed(path))


def is_included(leaf: bytes, index: int, size: int, proof: Sequence[bytes], root: bytes) -> bool:
    """Whether the proof leads from a leaf's hash at `index` to the root of a tree of `size` leaves."""
    if not 0 <= index < size <= MOST_LEAVES:
        return False
    found, position, last = leaf, index, size - 1
    for each in proof:
        if last == 0 or len(each) != HASH_BYTES:
            return False
        if position % 2 or position == last:
            found = node_hash(each, found)
            while not position % 2 and position:
                position, last = position // 2, last // 2
        else:
            found = node_hash(found, each)
        position, last = position // 2, last // 2
    return last == 0 and found == root


def is_consistent(old: int, old_root: bytes, new: int, new_root: bytes, proof: Sequence[bytes]) -> bool:
    """Whether the proof shows that the tree of `old` leaves is a prefix of the tree of `new` leaves."""
    if not 0 <= old <= new <= MOST_LEAVES or any(len(each) != HASH_BYTES for each in proof):
        return False
    if old in (0, new):
        return not proof and old_root == (new_root if old else EMPTY_ROOT)
    # RFC 9162, section 2.1.4.2. A complete old tree is a node of the new one and is not repeated in the proof.
    path = [old_root, *proof] if old & (old - 1) == 0 else list(proof)
    if not path:
        return False
    position, last = old - 1, new - 1
    while position % 2:
        position, last = position // 2, last // 2
    older = newer = path[0]
    for each in path[1:]:
        if last == 0:
            return False
        if position % 2 or position == last:
            older, newer = node_hash(each, older), node_hash(each, newer)
            while not position % 2 and position:
                position, last = position // 2, last // 2
        else:
            newer = node_hash(newer, each)
        position, last = position // 2, last // 2
    return last == 0 and older == old_root and newer == new_root


class GrowingRoot:
    """The root of a tree whose leaves come one by one; holds one hash for each complete subtree."""

    def __init__(self) -> None:
        self.size = 0
        self._complete: list[bytes] = []

    def extend(self, leaves: Iterable[bytes]) -> None:
        """Add leaves by their hashes."""
        for leaf in leaves:
            joined, rest = leaf, self.size
            while rest % 2:
                joined, rest = node_hash(self._complete.pop(), joined), rest // 2
            self._complete.append(joined)
            self.size += 1

    def root(self) -> bytes:
        """The root now."""
        if not self._complete:
            return EMPTY_ROOT
        found = self._complete[-1]
        for each in reversed(self._complete[:-1]):
            found = node_hash(each, found)
        return found


def complete_root(hashes: Sequence[bytes]) -> bytes:
    """The root over a power of two of hashes."""
    level = list(hashes)
    while len(level) > 1:
        level = [node_hash(level[at], level[at + 1]) for at in range(0, len(level), 2)]
    return level[0]


def _range_root(hashes: SubtreeHash, first: int, last: int) -> bytes:
    """MTH(D[first:last]) of section 2.1, for the ranges that the recursions there meet."""
    length = last - first
    if length & (length - 1) == 0:
        height = length.bit_length() - 1
        return hashes(height, first >> height)
    middle = first + _split(length)
    return node_hash(_range_root(hashes, first, middle), _range_root(hashes, middle, last))


def _split(length: int) -> int:
    """The largest power of two below `length`."""
    return 1 << (length - 1).bit_length() - 1
