"""News of the dispatcher's own partitions: read by one thread, and handed to all loops that follow them."""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Callable, Mapping

from service.app.projected.lobby import TakeNews
from service.store import AppendNotice, Store
from service.store.feed import PAGE_ENTRIES
from workers.share import BEAT_S, Share

News = list[tuple[int, AppendNotice]]
Places = dict[int, str]
"""Feed ids, by partition."""

GATHER_S = 0.01
"""Pause after news, so that further news are read with it: reading the news of all partitions takes Redis and the
dispatcher longer than the rest of their work for a move. The first news after a pause is not delayed.
"""
SAVED_S = 1.0
"""Least time between two saves of a loop's position: each is a write whose sync would delay players. News that are read
again after a restart change nothing.
"""
INBOX = 10_000
"""Most news that wait for one loop. A slower one reads from the store until it has caught up."""


class OwnFeeds:
    """The feeds of a share."""

    def __init__(self, store: Store, share: Share, clock_s: Callable[[], float] = time.monotonic) -> None:
        self._store, self._share, self.clock_s = store, share, clock_s
        self.changed = threading.Condition()
        self._followers: list[Follower] = []
        self._acquired = 0
        self.own: Mapping[int, int] = {}
        """The partitions read, each with the number of its acquisition: when it changes, followers of the partition
        start again.
        """

    def read(self, stopping: threading.Event) -> None:
        """Renew the share, and hand out the news of its partitions, until stopped; then leave it."""
        places: Places = {}
        renewed_s = -BEAT_S
        while not stopping.is_set():
            if self.clock_s() >= renewed_s + BEAT_S:
                renewed_s = self.clock_s()
                self._share.renew()
                places = self._read_on(places)
            if not places:
                stopping.wait(BEAT_S)
                continue
            news = self._store.follow(places, int(1000 * BEAT_S), places)
            places |= {partition: entry.id for partition, entry in news}
            if news:
                self._hand_out(news)
                stopping.wait(GATHER_S)
        self._share.leave()

    def _read_on(self, before: Places) -> Places:
        """Positions to continue from in the dispatcher's current partitions."""
        partitions = self._share.partitions
        if before.keys() == partitions and self.own.keys() == partitions:
            return before
        ends = self._store.feed_ends()
        self._acquired += 1
        with self.changed:
            self.own = {each: self.own[each] if each in before else self._acquired for each in partitions}
            self.changed.notify_all()
        return {each: before.get(each, ends[each]) for each in partitions}

    def _hand_out(self, news: News) -> None:
        with self.changed:
            for follower in self._followers:
                follower.receive(news)
            self.changed.notify_all()

    def follow(
        self,
        begin: Callable[[], Places],
        work: Callable[[TakeNews], None],
        save: Callable[[Places], None] = lambda _: None,
    ) -> None:
        """Run a loop's work on the news of the own partitions, in this thread.

        begin: gives the feed positions to start from, whenever the dispatcher acquires a partition; save: stores the
        loop's positions.
        """
        follower = Follower(self._store, self, begin, save)
        with self.changed:
            self._followers.append(follower)
        try:
            work(follower.take)
        finally:
            with self.changed:
                self._followers.remove(follower)


class Follower:
    """One loop's position in the news. While it is behind it reads the store: meanwhile its inbox fills, so no news is
    missed.
    """

    def __init__(
        self, store: Store, feeds: OwnFeeds, begin: Callable[[], Places], save: Callable[[Places], None]
    ) -> None:
        self._store, self._feeds, self._begin, self._save = store, feeds, begin, save
        self._taken: Places = {}
        self._unsaved: Places = {}
        self._saved_s = feeds.clock_s()
        self._own: Mapping[int, int] = {}
        self._after: Places = {}
        self._inbox: News = []
        self._is_behind = False

    def receive(self, news: News) -> None:
        """Keep news until they are taken. The lock of the feeds must be held."""
        if len(self._inbox) > INBOX:
            self._inbox, self._is_behind = [], True
        if not self._is_behind:
            self._inbox += news

    def take(self, wait_s: float) -> News:
        """The next news; marks the previously taken ones as done."""
        feeds = self._feeds
        self._unsaved |= self._taken
        if self._unsaved and feeds.clock_s() >= self._saved_s + SAVED_S:
            self._save(self._unsaved)
            self._unsaved, self._saved_s = {}, feeds.clock_s()
        with feeds.changed:
            feeds.changed.wait_for(lambda: self._inbox or self._is_behind or feeds.own is not self._own, wait_s)
            own, inbox, is_behind = feeds.own, self._inbox, self._is_behind
            self._inbox, self._is_behind = [], False
        new = {each for each, acquired in own.items() if self._own.get(each) != acquired}
        begun = self._begin() if new else {}
        self._after = {each: begun[each] if each in new else self._after[each] for each in own}
        self._own, self._unsaved = own, {each: place for each, place in self._unsaved.items() if each in own}
        news = self._read_store() if is_behind or new else [each for each in inbox if self._is_new(*each)]
        self._taken = {partition: entry.id for partition, entry in news}
        self._after |= self._taken
        return news

    def _read_store(self) -> News:
        news = self._store.follow(self._after, 0, self._after) if self._after else []
        with self._feeds.changed:
            self._is_behind |= PAGE_ENTRIES in Counter(partition for partition, _ in news).values()
        return news

    def _is_new(self, partition: int, entry: AppendNotice) -> bool:
        return partition in self._after and order_of(entry.id) > order_of(self._after[partition])


def order_of(feed_id: str) -> tuple[int, int]:
    """Sort key of feed ids."""
    ms, _, count = feed_id.partition("-")
    return int(ms), int(count)
