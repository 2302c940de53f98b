"""Exactly-once requests: idempotency key and fingerprint, earlier answers by key, and batches that differ from their copies.

Keys are looked up in the log that a request changes, so its answer can be repeated as long as the log exists.
`GameRepository.execute` carries out requests to games; an extension carries out those to its own logs.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any, NamedTuple

from domain.game.aggregate import IdempotencyEntry, IdempotencyLog
from domain.kernel.errors import Conflict
from service.store import AppendConflict

Json = dict[str, Any]

AUTOMATIC = ("auto/", "clock/", "pause/", "strike/")
"""How keys of bots' answers and of clocks begin; keys of people begin with their scope."""

MARK_BYTES = 8


class Request(NamedTuple):
    """Identity of a request. key: idempotency key; fingerprint: of its content, to detect key reuse."""

    key: str
    fingerprint: str

    def within(self, scope: str) -> Request:
        """The request with its key scoped by kind of request or caller, as logs hold it.

        >>> Request("k", "f").within("claim-2").key
        'claim-2/k'
        """
        return Request(f"{scope}/{self.key}", self.fingerprint)


class Reply(NamedTuple):
    """The answer to a request. replayed: it had been carried out before."""

    body: Any
    replayed: bool


def find_earlier_answer(answered: IdempotencyLog, key: str, fingerprint: str) -> IdempotencyEntry | None:
    """The earlier answer to this key, or None.  Raises Conflict if the key was used for another request."""
    found = answered.get(key)
    if found is not None and found.fingerprint != fingerprint:
        raise key_reuse_conflict()
    return found


def key_reuse_conflict() -> Conflict:
    """The refusal of a key that another request used."""
    return Conflict("idempotency-conflict", "This idempotency key was used for another request.")


def unique_mark() -> str:
    """A random mark of a batch, so that equal requests decided in the same millisecond differ in their bytes."""
    return os.urandom(MARK_BYTES).hex()


def is_stored(events: Sequence[tuple[bytes, bytes]], conflict: AppendConflict) -> bool:
    """Whether the missed entries are this very batch, because a reply was lost and the append sent again."""
    event, digest = events[0]
    return any(each.digest == digest and each.event == event for each in conflict.missed)
