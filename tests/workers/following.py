"""A dispatcher of one loop, which has all partitions."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

from service.app.projected.lobby import TakeNews
from service.store import Store
from tests.hang import HANG_S, until
from workers.own_feeds import OwnFeeds
from workers.share import Share


@contextmanager
def following(
    share: Share,
    store: Store,
    consumer: str,
    work: Callable[[TakeNews, threading.Event], None],
) -> Iterator[None]:
    """The loop works in a thread, and another reads the news; both end with the block."""
    begin, save = partial(store.checkpoint, consumer), partial(store.advance, consumer)
    feeds, stopping = OwnFeeds(store, share), threading.Event()
    threads = [
        threading.Thread(target=feeds.read, args=(stopping,)),
        threading.Thread(target=feeds.follow, args=(begin, lambda take: work(take, stopping), save)),
    ]
    for thread in threads:
        thread.start()
    try:
        until(lambda: share.partitions)
        yield
    finally:
        stopping.set()
        for thread in threads:
            thread.join(HANG_S)
