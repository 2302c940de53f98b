"""The vectors of docs/spec/games-log.md, from the code."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from domain.transparency.checkpoint import LogCheckpoint
from domain.transparency.entry import EntryKind, GamesLogEntry, games_log_entry
from domain.transparency.merkle import consistency_proof, inclusion_proof, leaf_hash, tree_root
from domain.transparency.note import COSIGNATURE
from domain.transparency.tiles import tile_hashes
from service.signing.note_key import NoteKey
from tests.transparency.trees import LogInMemory

SIZE, INDEX, OLD, AT = 300, 200, 100, 1_767_225_600
SEEDS = (bytes(range(32)), bytes(range(32, 64)))


def opening(number: int) -> GamesLogEntry:
    """Entry `number` of the vectors' log."""
    return games_log_entry("o", f"game{number}", 1, sha256(str(number).encode()).hexdigest())


def games_logs() -> dict[str, Any]:
    entries: list[tuple[EntryKind, str, int]] = [("o", "3fabcdefghijklmnop", 1), ("h", "00aaaaaaaaaaaaaaaa", 40), ("e", "00aaaaaaaaaaaaaaaa", 41)]  # fmt: skip
    digests = [sha256(game.encode()).hexdigest() for _, game, _ in entries]
    made = [games_log_entry(*each, digest).to_bytes() for each, digest in zip(entries, digests, strict=True)]
    log = LogInMemory()
    log.add([opening(number).to_bytes() for number in range(SIZE)])
    hashes = tile_hashes(log.read, SIZE)
    key, witness = (
        NoteKey(name, Ed25519PrivateKey.from_private_bytes(seed), kind)
        for name, seed, kind in (
            ("games.example.org/log", SEEDS[0], 0x01),
            ("witness.example.org", SEEDS[1], COSIGNATURE),
        )
    )
    checkpoint = LogCheckpoint(key.public.name, SIZE, tree_root(hashes, SIZE))
    note = key.sign(checkpoint.text)
    note = note.with_signatures([witness.cosign(note.text, AT)])
    return {
        "entries": [
            {"kind": kind, "game": game, "version": version, "digest": digest, "entry": raw.hex(), "leaf": leaf_hash(raw).hex()}
            for (kind, game, version), digest, raw in zip(entries, digests, made, strict=True)
        ],
        "trees": [{"size": size, "root": tree_root(hashes, size).hex()} for size in (0, 1, 2, 3, 255, 256, 257, SIZE)],
        "files": {path: sha256(content).hexdigest() for path, content in sorted(log.files.items())},
        "key": {"seed": SEEDS[0].hex(), "vkey": key.public.text},
        "witness": {"seed": SEEDS[1].hex(), "vkey": witness.public.text},
        "at": AT,
        "checkpoint": note.to_text(),
        "index": INDEX,
        "inclusion": [each.hex() for each in inclusion_proof(hashes, INDEX, SIZE)],
        "consistency": {"old": OLD, "new": SIZE, "hashes": [each.hex() for each in consistency_proof(hashes, OLD, SIZE)]},
    }  # fmt: skip
