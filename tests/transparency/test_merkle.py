"""Merkle trees, held against the definitions of RFC 6962 and published roots."""

from __future__ import annotations

from random import Random

import pytest

from domain.transparency.merkle import (
    EMPTY_ROOT,
    GrowingRoot,
    consistency_proof,
    inclusion_proof,
    is_consistent,
    is_included,
    leaf_hash,
    tree_root,
)
from domain.transparency.tiles import LogTile, parse_bundle, parse_tile_path, tile_hashes
from tests.transparency.trees import LogInMemory, root_by_definition

PUBLISHED = [
    ("", "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d"),
    ("00", "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125"),
    ("10", "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77"),
    ("2021", "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7"),
    ("3031", "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4"),
    ("40414243", "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef"),
    ("5051525354555657", "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c"),
    ("606162636465666768696a6b6c6d6e6f", "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328"),
]
"""The entries and roots that implementations of Certificate Transparency test with."""


def grown(rng: Random, size: int) -> LogInMemory:
    """A log of this size, in batches of any length."""
    log = LogInMemory()
    while len(log.entries) < size:
        count = min(size - len(log.entries), rng.choice((1, 2, 7, 200, 600)))
        log.add([rng.randbytes(rng.randrange(70)) for _ in range(count)])
    return log


def test_published_roots_are_found():
    log, tree = LogInMemory(), GrowingRoot()
    assert tree_root(tile_hashes(log.read, 0), 0) == tree.root() == EMPTY_ROOT
    for entry, root in PUBLISHED:
        log.add([bytes.fromhex(entry)])
        tree.extend([leaf_hash(bytes.fromhex(entry))])
        assert tree_root(tile_hashes(log.read, len(log.entries)), len(log.entries)).hex() == root
        assert tree.root().hex() == root


@pytest.mark.parametrize("size", [1, 2, 3, 63, 255, 256, 257, 511, 512, 700])
def test_tiles_hold_the_tree_by_its_definition(size):
    log = grown(Random(size), size)
    hashes, tree = tile_hashes(log.read, size), GrowingRoot()
    tree.extend(map(leaf_hash, log.entries))
    assert tree_root(hashes, size) == tree.root() == root_by_definition(log.entries)
    bundles = [
        parse_bundle(held) for path, held in sorted(log.files.items()) if "entries" in path and ".p/" not in path
    ]
    assert [entry for bundle in bundles for entry in bundle or []] == log.entries[: size // 256 * 256]


def test_a_tree_of_two_levels_of_full_tiles():
    size = 65_536 + 300
    log = LogInMemory()
    log.add([b"%d" % at for at in range(size)])
    hashes, tree = tile_hashes(log.read, size), GrowingRoot()
    tree.extend(map(leaf_hash, log.entries))
    assert tree_root(hashes, size) == tree.root()
    assert {"tile/0/255", "tile/0/256", "tile/1/000", "tile/1/001.p/1", "tile/2/000.p/1"} <= log.files.keys()
    proof = inclusion_proof(hashes, 65_000, size)
    assert is_included(leaf_hash(b"65000"), 65_000, size, proof, tree.root())


def test_proofs_of_random_trees_hold_and_nothing_else_does():
    rng = Random(6962)
    for _ in range(60):
        size = rng.randrange(1, 600)
        log = grown(rng, size)
        root, hashes = root_by_definition(log.entries), tile_hashes(log.read, size)
        index, old = rng.randrange(size), rng.randrange(size + 1)
        leaf, old_root = leaf_hash(log.entries[index]), root_by_definition(log.entries[:old])
        included, consistent = inclusion_proof(hashes, index, size), consistency_proof(hashes, old, size)
        assert is_included(leaf, index, size, included, root)
        assert is_consistent(old, old_root, size, root, consistent)
        other = rng.randbytes(32)
        assert not is_included(other, index, size, included, root)
        assert not is_included(leaf, index, size, included, other)
        assert not is_included(leaf, index, size, (*included, other), root)
        assert not is_included(leaf, index, size, included[:-1], root) or not included
        assert not is_consistent(old, old_root, size, other, consistent) or not old
        assert not is_consistent(old, other, size, root, consistent)
        assert not is_consistent(old, old_root, size, root, (*consistent, other))
        if included:
            changed = [*included]
            changed[rng.randrange(len(changed))] = other
            assert not is_included(leaf, index, size, changed, root)
        if consistent:
            changed = [*consistent]
            changed[rng.randrange(len(changed))] = other
            assert not is_consistent(old, old_root, size, root, changed)
            assert not is_consistent(old, old_root, size, root, consistent[:-1])


def test_every_pair_of_sizes_up_to_40_is_consistent_and_every_leaf_included():
    log = grown(Random(1), 40)
    roots = [root_by_definition(log.entries[:size]) for size in range(41)]
    for size in range(41):
        hashes = tile_hashes(log.read, 40) if size == 40 else tile_hashes(grown_to(log, size).read, size)
        for old in range(size + 1):
            assert is_consistent(old, roots[old], size, roots[size], consistency_proof(hashes, old, size))
        for index in range(size):
            leaf, proof = leaf_hash(log.entries[index]), inclusion_proof(hashes, index, size)
            assert is_included(leaf, index, size, proof, roots[size])
            assert not any(
                is_included(leaf, other, size, proof, roots[size]) for other in range(size) if other != index
            )


def grown_to(log: LogInMemory, size: int) -> LogInMemory:
    part = LogInMemory()
    part.add(log.entries[:size])
    return part


def test_paths_of_tiles_are_read_as_they_are_written():
    for tile in (LogTile(0, 0, 256), LogTile(63, 999, 1), LogTile("entries", 1000, 255), LogTile(5, 1234067, 256)):
        assert parse_tile_path(tile.path) == tile
    for wrong in ("tile/0/0", "tile/64/000", "tile/00/000", "tile/0/000.p/256", "tile/0/000.p/0", "tile/0/000.p/01",
                  "tile/0/x000/001", "tile/0/001/067", "tile/entries/../000", "tile/0/000\n", "tile/x/000"):  # fmt: skip
        assert parse_tile_path(wrong) is None, wrong
