"""Answered idempotency keys, and unique marks that distinguish a batch from its copies."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Protocol, TypeVar

from domain.game.aggregate import IdempotencyEntry, IdempotencyLog
from domain.kernel.errors import Conflict
from service.store import AppendConflict

MARK_BYTES = 8


class MarkableBatch(Protocol):
    """A batch that takes a mark."""

    def with_mark(self: B, once: str) -> B:
        """The same batch with a unique, never published mark."""


B = TypeVar("B", bound=MarkableBatch)


def with_unique_mark(batch: B) -> B:
    """The batch with a random mark, so that equal requests decided in the same millisecond differ in their bytes."""
    return batch.with_mark(os.urandom(MARK_BYTES).hex())


def is_stored(events: Sequence[tuple[bytes, bytes]], conflict: AppendConflict) -> bool:
    """Whether the missed entries are this very batch, because a reply was lost and the append sent again."""
    event, digest = events[0]
    return any(each.digest == digest and each.event == event for each in conflict.missed)


def find_earlier_answer(answered: IdempotencyLog, key: str, fingerprint: str) -> IdempotencyEntry | None:
    """The earlier answer to this key, or None.  Raises Conflict if the key was used for another request."""
    found = answered.get(key)
    if found is not None and found.fingerprint != fingerprint:
        raise key_reuse_conflict()
    return found


def key_reuse_conflict() -> Conflict:
    """The refusal of a key that another request used."""
    return Conflict("idempotency-conflict", "This idempotency key was used for another request.")
