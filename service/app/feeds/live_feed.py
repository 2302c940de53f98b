"""A game followed live: its entries as they come, as one audience may know them, until everything lies open."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import ExitStack
from threading import Lock
from weakref import WeakValueDictionary

from domain.game.aggregate import Game, stream_base
from domain.game.information_state import Viewpoint, viewpoint_text
from projections.game_card import seat_names
from service.app.authorization import (
    Principal,
    authenticate_principal,
    authorize_viewpoint,
    ensure_not_revoked,
    is_fully_revealed,
)
from service.app.context import Context
from service.app.feeds.feed_listener import FeedListener, Wake
from service.app.read_game import RenderedView, encode_json, feed_entries, load_chained_entries, load_view, visible_head

AT_ONCE = 100
GLANCE_S = 15.0
"""How often a quiet game is looked at, should its news not have been heard."""
DELAYED_S = 1.0
"""How often entries are looked for that a delay holds back."""

RenderedEntries = list[tuple[int, bytes]]
"""Each with its version, as JSON on one line."""
EntryEncoder = Callable[[RenderedEntries], bytes]
"""How entries are written for those who follow by one encoding."""


class SharedFeed:
    """All who follow a game in this process and may know the same, so that it is made once for them; asked from one thread.

    head: the last version that they may read now; is_over: whether nothing more will come; losses: how often the store has lost
    what they were told.
    """

    def __init__(self, context: Context, hub: FeedListener, game: Game, who: Principal, eyes: Viewpoint) -> None:
        self.head, self.is_over = 0, False
        self.glance_s = DELAYED_S if game.created.delay_s else GLANCE_S
        self.game, self._context, self._hub, self._who, self._eyes = game, context, hub, who, eyes
        self.losses = context.games.regressions(game.id)
        self._written: dict[tuple[int, EntryEncoder], tuple[bytes, int]] = {}
        self._look_at = 0.0

    def look_again(self) -> None:
        """Trust nothing that was heard before, when perhaps nobody listened; from any thread."""
        self._look_at = 0.0

    def catch_up(self) -> None:
        """Know the game as far as it was heard of, and now and then as far as it is.  Raises Unavailable, Diverged."""
        game, now = self.game, time.monotonic()
        heard = self._hub.heard(game.id)
        if now < self._look_at and heard <= game.version:
            return
        self._hub.check()
        cached = self._context.games.cached(game.id)
        is_known = now < self._look_at and cached is not None and cached.version >= heard
        self.game = game = cached if is_known and cached else self._context.games.load(game.id)
        self._look_at = now + self.glance_s
        if self.losses != (losses := self._context.games.regressions(game.id)):
            self.losses, self.head = losses, 0
        self.head = max(
            self.head, min(game.version, visible_head(self._context, game, self._who, self._eyes, self.head))
        )
        self.is_over = is_fully_revealed(game)
        self._written.clear()

    def written(self, after: int, write: EntryEncoder) -> tuple[bytes, int]:
        """Some entries after a version, which is below the head, and the last one's version. An arbiter's look is noted first."""
        found = self._written.get((after, write))
        if found is None:
            entries = self._entries(after, min(after + AT_ONCE, self.head))
            found = self._written[after, write] = write(entries), entries[-1][0]
        return found

    def _entries(self, after: int, last: int) -> RenderedEntries:
        context, game, eyes = self._context, self.game, self._eyes
        authorize_viewpoint(context, game, self._who, viewpoint_text(eyes), last)
        names = seat_names(game, context.games.names(game), game.version)
        key = (game.id, game.digest, after, last, eyes, names)
        return context.lines.get(key, lambda: render_entries(context, game, eyes, after, last))


def render_entries(context: Context, game: Game, eyes: Viewpoint, after: int, last: int) -> RenderedEntries:
    """Entries of a game after a version, up to another, as these eyes may see them."""
    entries = [
        each for each in load_chained_entries(context, game, after, last - after) if each.public["version"] <= last
    ]
    return [
        (each["version"], encode_json(each)) for each in feed_entries(game, context.games.names(game), eyes, entries)
    ]


class SharedFeeds:
    """Those of one process."""

    def __init__(self, context: Context, hub: FeedListener) -> None:
        self.context, self.hub = context, hub
        self._known: WeakValueDictionary[tuple[str, Viewpoint, str | None], SharedFeed] = WeakValueDictionary()
        self._lock = Lock()

    def of(self, game: Game, who: Principal, eyes: Viewpoint) -> SharedFeed:
        """The one that somebody belongs to who looks through these eyes."""
        key = (game.id, eyes, who.scope)
        with self._lock:
            found = self._known.get(key)
            if found is None:
                found = self._known[key] = SharedFeed(self.context, self.hub, game, who, eyes)
            return found


class Subscription:
    """Somebody who follows a game: nothing is kept for him but how far he has read, so that he slows nobody.

    Raises Malformed, Unauthorised, Forbidden, Gone.
    """

    def __init__(self, audiences: SharedFeeds, game: Game, token: str | None, wanted: str | None) -> None:
        self._context, self._hub, self._game = audiences.context, audiences.hub, game
        self._who = authenticate_principal(game, token)
        self._eyes = authorize_viewpoint(self._context, game, self._who, wanted, 0)
        self._audience = audiences.of(game, self._who, self._eyes)
        self._listening = ExitStack()
        self.head = self.after = visible_head(self._context, game, self._who, self._eyes)
        self.glance_s = self._audience.glance_s
        self._losses = self._audience.losses

    def view(self) -> RenderedView:
        """What there is to see, for who does not know where he is."""
        return load_view(self._context, self._game, self._who, viewpoint_text(self._eyes), self.head)

    def begin(self, after: int, wake: Wake) -> None:
        """Go on after a version, which is no later than the head, and be woken by news until the end."""
        self.after = max(after, stream_base(self._game.created)[0])
        self._listening.enter_context(self._hub.listening(self._game.id, wake))
        self._audience.look_again()

    def end(self) -> None:
        """Be woken no more."""
        self._listening.close()

    @property
    def is_over(self) -> bool:
        """Whether everything was told, and nothing more will come."""
        return self._audience.is_over and self.after >= self._audience.head

    def more(self, write: EntryEncoder) -> bytes | None:
        """What happened after what was told, or nothing; None where the store has lost that: `view` is where he is now.

        Raises Gone when the token is revoked, Missing, Unavailable, Diverged.
        """
        audience = self._audience
        audience.catch_up()
        ensure_not_revoked(audience.game, self._who)
        if self._losses != audience.losses:
            self._losses, self._game = audience.losses, audience.game
            self.head = self.after = audience.head
            return None
        if self.after >= audience.head:
            return b""
        piece, self.after = audience.written(self.after, write)
        self.head = audience.head
        return piece

    @property
    def is_told(self) -> bool:
        """Whether there is no more to tell now."""
        return self.after >= self._audience.head and not self._audience.is_over
