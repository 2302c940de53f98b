"""Positions in a log: whether it still leads on from a version that a reader holds."""

from __future__ import annotations

from service.app.core.cursors import LossReason
from service.store import GameStreams


def find_loss(store: GameStreams, log: str, head: int, after: int, digest: str | None) -> LossReason | None:
    """Why a log does not continue from a version; None if it does. digest: of the entry `after`, hexadecimal, if its reader knows it.

    head: the last version that the reader may read. A sampled fork's log begins after versions that it does not hold: these are accepted.
    """
    if after > head:
        return "ahead"
    if digest is None or not after:
        return None
    held = store.read(log, after - 1, 1)
    return "changed" if held and held[0].version == after and held[0].digest.hex() != digest else None
