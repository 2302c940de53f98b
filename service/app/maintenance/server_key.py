"""Hosts that share a store share its server key: what one of them derived from it, the others would not know again."""

from __future__ import annotations

import hmac
from contextlib import suppress

from service.config import CannotStart
from service.store import Store, Unavailable

OTHER = "this host has another server key than the others"


def key_mark(key: bytes) -> str:
    """What tells keys apart and says nothing about them."""
    return hmac.digest(key, b"mark", "sha256")[:8].hex()


def is_shared_key(store: Store, key: bytes) -> bool:
    """Whether this is the key of the hosts that share this store; the first host's is.  Raises Unavailable."""
    return store.mark(key_mark(key)) == key_mark(key)


def check_shared_key(store: Store, key: bytes) -> None:
    """Raises CannotStart where it is not. Where the store does not answer, readiness says so when it does."""
    with suppress(Unavailable):
        if not is_shared_key(store, key):
            raise CannotStart(
                f"The events server is shared with others, and {OTHER}: give it their server.key, or their DEADDROP_SECRET. "
                "If the key was changed on purpose, and for all of them: deaddrop keys adopt."
            )


def adopt_key(store: Store, key: bytes) -> None:
    """Have this key be the one that all hosts must have from now on."""
    store.mark(key_mark(key), over=True)
