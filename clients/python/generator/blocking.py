"""The client with blocking calls, written from the one with `await`."""

from __future__ import annotations

import re

WORDS = (
    (r"\basync (def|for|with)\b", r"\1"),
    (r"\bawait ", ""),
    (r"\bAsync(Client|Driver|Game|Inbox|Iterator|Organiser|Player|Seat|Seek|Talk|Tournament|Viewer)\b", r"\1"),
    (r"\bAsyncBaseTransport\b", "BaseTransport"),
    (r"\b__a(enter|exit)__\b", r"__\1__"),
    (r"\ba(close|iter_bytes|next)\b", r"\1"),
    (r"\bdeaddrop_client\.aio\b", "deaddrop_client.sync"),
    (r"\bTasks may share", "Threads may share"),
    (r"\bone task at a time", "one thread at a time"),
    (r" \| Awaitable\[C \| Json\]", ""),
)


def to_sync(source: str) -> str:
    """
    >>> to_sync("async def view(self) -> V: return await self.driver.run(steps)")
    'def view(self) -> V: return self.driver.run(steps)'
    """
    for word, other in WORDS:
        source = re.sub(word, other, source)
    return source
