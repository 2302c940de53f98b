"""All that a store in memory holds, by the keys that Redis would have for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from service.store.chat_rows import ChatRoom
from service.store.redis import keys
from tests.restorable import OWN, RestorableStore

KEY_OF = {
    "_names": keys.names_key, "_texts": keys.texts_key, "_players": keys.player_key, "_streams": keys.stream_key,
    "_rows": keys.rows_key, "_webhooks": keys.webhooks_key, "_notes": keys.notes_key, "_holders": keys.holders_key,
    "_inboxes": keys.inbox_key,
}  # fmt: skip
"""By attribute of the store, the key of one of its parts. The parts of others are called after the attribute."""


def raw_parts(store: RestorableStore) -> Iterator[tuple[str, str]]:
    """Each part of the store: its key, and all of it as text in lower case."""
    for attribute, held in vars(store).items():
        if attribute in OWN:
            continue
        if not isinstance(held, dict):
            yield attribute, repr(held).lower()
            continue
        for part, value in held.items():
            yield key_of(attribute, part), repr((part, value)).lower()


def key_of(attribute: str, part: Any) -> str:
    if isinstance(part, ChatRoom):
        return keys.chat_key(part)
    return KEY_OF[attribute](part) if attribute in KEY_OF else attribute


def find_text(store: RestorableStore, text: str) -> list[str]:
    """The keys of the parts that contain a text, whatever its case."""
    return sorted(key for key, shown in raw_parts(store) if text in shown)
