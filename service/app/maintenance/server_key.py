"""The server key must be the same on all hosts of a store, or they could not recognise each other's tokens."""

from __future__ import annotations

import hmac
from contextlib import suppress

from service.cannot_start import CannotStart
from service.store import OTHER_KEY, InstallationNotes, Unavailable, find_cause


def key_check_value(key: bytes) -> str:
    """Check value of a key; does not reveal the key."""
    return hmac.digest(key, b"mark", "sha256")[:8].hex()


def is_shared_key(store: InstallationNotes, key: bytes) -> bool:
    """Whether this is the store's key; the first host's becomes it.  Raises Unavailable."""
    return store.note_installation(key_check_value(key)) == key_check_value(key)


def check_shared_key(store: InstallationNotes, key: bytes) -> None:
    """Raises CannotStart for another key. If the store is unreachable, readiness checks later."""
    with suppress(Unavailable):
        if not is_shared_key(store, key):
            cause = find_cause(Unavailable(reason=OTHER_KEY))
            raise CannotStart(f"The events server {cause.what}: {cause.remedy}.")


def adopt_key(store: InstallationNotes, key: bytes) -> None:
    """Make this the key that all hosts must have."""
    store.note_installation(key_check_value(key), over=True)
