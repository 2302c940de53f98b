"""Live feed of a game: new entries for one audience, until all of them are public."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import ExitStack
from threading import Lock
from weakref import WeakValueDictionary

from domain.game.aggregate import Decision, Game, stream_base
from domain.game.information_state import Viewpoint, viewpoint_text
from projections.game_card import seat_names
from projections.rendered_view import encode_json
from service.app.core.authorization import (
    Principal,
    authenticate_principal,
    authorize_viewpoint,
    is_fully_revealed,
    owed_decision,
    own_viewpoint,
    require_not_revoked,
)
from service.app.core.context import Context
from service.app.core.cursors import LossReason
from service.app.core.read_game import (
    feed_entries,
    load_chained_entries,
    visible_head,
)
from service.app.core.rendered import Rendered
from service.app.feeds.feed_listener import FeedListener, Wake
from service.app.feeds.positions import find_loss
from service.app.play.entries_with_words import entries_with_words

PAGE = 100
GLANCE_S = 15.0
"""Polling interval of a quiet game, in case an announcement was missed."""
DELAYED_S = 1.0
"""Polling interval of a game shown with a delay."""

RenderedEntries = list[tuple[int, bytes]]
"""Entries as (version, JSON on one line)."""
EntryEncoder = Callable[[RenderedEntries], bytes]
"""Encodes entries for one kind of stream."""
DecisionEncoder = Callable[[Decision], bytes]
"""Encodes the news that the reader's seat has to decide."""


class SharedFeed:
    """Subscribers with the same viewpoint share one rendered feed, under its lock.

    head: last visible version; is_over: no more entries will come; losses: how often the log was put back so far.
    """

    def __init__(
        self, context: Context, hub: FeedListener, game: Game, who: Principal, viewpoint: Viewpoint, *, words: bool
    ) -> None:
        self.head, self.is_over = 0, False
        self.glance_s = DELAYED_S if game.created.delay_s else GLANCE_S
        self.game, self._context, self._hub, self._who, self._viewpoint = game, context, hub, who, viewpoint
        self.losses, self._regressions = 0, context.games.regressions(game.id)
        self._words = words
        self._written: dict[tuple[int, EntryEncoder], tuple[bytes, int]] = {}
        self._look_at = 0.0
        self.lock = Lock()

    def look_again(self) -> None:
        """Make the next `catch_up` read the store, as news may have been missed. Thread-safe."""
        self._look_at = 0.0

    def catch_up(self) -> None:
        """Update to the announced version, and every `glance_s` to the stored one.  Raises Unavailable, Diverged."""
        game, now = self.game, time.monotonic()
        announced = self._hub.announced_version(game.id)
        if now < self._look_at and announced <= game.version:
            return
        self._hub.check()
        cached = self._context.games.find_cached(game.id)
        before = self.game
        is_known = now < self._look_at and cached is not None and cached.version >= announced
        self.game = game = cached if is_known and cached else self._context.games.load(game.id)
        self._look_at = now + self.glance_s
        if self._has_lost(before, is_cached=cached is not None):
            self.losses, self.head = self.losses + 1, 0
        self.head = max(
            self.head, min(game.version, visible_head(self._context, game, self._who, self._viewpoint, self.head))
        )
        self.is_over = is_fully_revealed(game)
        self._written.clear()

    def _has_lost(self, before: Game, *, is_cached: bool) -> bool:
        """Whether the log no longer leads on from what was read before. is_cached: loading compared it with a cached game."""
        regressions, self._regressions = self._regressions, self._context.games.regressions(before.id)
        if regressions != self._regressions:
            return True
        store, head = self._context.store, self.game.version
        return not is_cached and find_loss(store, before.id, head, before.version, before.digest.hex()) is not None

    def encode_entries(self, after: int, write: EntryEncoder) -> tuple[bytes, int]:
        """Encoded entries after a version below the head, and the last one's version. Records an arbiter's read."""
        found = self._written.get((after, write))
        if found is None:
            entries = self._entries(after, min(after + PAGE, self.head))
            found = self._written[after, write] = write(entries), entries[-1][0]
        return found

    def _entries(self, after: int, last: int) -> RenderedEntries:
        context, game, viewpoint = self._context, self.game, self._viewpoint
        authorize_viewpoint(context, game, self._who, viewpoint_text(viewpoint), last)
        names = seat_names(game, context.games.names(game), game.version)
        key = (game.id, game.digest, after, last, viewpoint, names, self._words)
        return context.part(Rendered).lines.get(
            key, lambda: render_entries(context, game, viewpoint, after, last, words=self._words)
        )


def render_entries(
    context: Context, game: Game, viewpoint: Viewpoint, after: int, last: int, *, words: bool = False
) -> RenderedEntries:
    """Entries from this viewpoint, after version `after` up to `last`. words: include the ruleset's words for them."""
    entries = [
        each for each in load_chained_entries(context, game, after, last - after) if each.public["version"] <= last
    ]
    shown = (
        entries_with_words(context, game, viewpoint, entries)
        if words
        else feed_entries(game, context.games.names(game), viewpoint, entries)
    )
    return [(each.version, encode_json(each)) for each in shown]


class SharedFeeds:
    """The shared feeds of one process. Thread-safe."""

    def __init__(self, context: Context, hub: FeedListener) -> None:
        self.context, self.hub = context, hub
        self._known: WeakValueDictionary[tuple[str, Viewpoint, str | None, bool], SharedFeed] = WeakValueDictionary()
        self._lock = Lock()

    def of(self, game: Game, who: Principal, viewpoint: Viewpoint, *, words: bool = False) -> SharedFeed:
        """The shared feed for this viewpoint, with or without words."""
        key = (game.id, viewpoint, who.scope, words)
        with self._lock:
            found = self._known.get(key)
            if found is None:
                found = self._known[key] = SharedFeed(self.context, self.hub, game, who, viewpoint, words=words)
            return found


class Subscription:
    """One subscriber. Holds only a cursor, so a slow client cannot delay others.

    Raises Malformed, Unauthorised, Forbidden, Gone.
    """

    def __init__(
        self, audiences: SharedFeeds, game: Game, token: str | None, wanted: str | None, *, words: bool = False
    ) -> None:
        self._context, self._hub, self._game = audiences.context, audiences.hub, game
        self._who = authenticate_principal(game, token)
        self._viewpoint = authorize_viewpoint(self._context, game, self._who, wanted, 0)
        self._base = stream_base(game.created)[0]
        self._audience = audiences.of(game, self._who, self._viewpoint, words=words)
        self._listening = ExitStack()
        self.head = self.after = visible_head(self._context, game, self._who, self._viewpoint)
        self.glance_s = self._audience.glance_s
        self._losses = self._audience.losses
        self._own: Viewpoint = self._viewpoint if self._viewpoint == own_viewpoint(self._who) else "public"
        self._asked: tuple[str, int] | None = None

    def find_loss(self, after: int, digest: str | None) -> LossReason | None:
        """Why the game cannot be followed from a version; None if it can. digest: of the entry `after`, if known."""
        return find_loss(self._context.store, self._game.id, self.head, after, digest)

    def begin(self, after: int, wake: Wake) -> None:
        """Start after a version, at most the head; `wake` is called at news until `end`."""
        self.after = max(after, self._base)
        self._listening.enter_context(self._hub.subscribe(self._game.id, wake))
        self._audience.look_again()

    def end(self) -> None:
        """Stop being woken."""
        self._listening.close()

    @property
    def is_over(self) -> bool:
        """Whether everything was delivered and no more entries will come."""
        return self._audience.is_over and self.after >= self._audience.head

    def more(self, write: EntryEncoder, write_decision: DecisionEncoder) -> bytes | None:
        """The next encoded entries, empty if there are none; after the last one the decision that the reader's seat owes, once. None: the log
        has changed, and is sent again from its beginning.

        Raises Gone if the token was revoked, Missing, Unavailable, Diverged.
        """
        with self._audience.lock:
            piece = self._more(self._audience, write)
            decision = None if piece is None else self._newly_owed(self._audience.game)
        return piece if piece is None or decision is None else piece + write_decision(decision)

    def _newly_owed(self, game: Game) -> Decision | None:
        """The decision that the reader's seat owes after all entries so far, if it was not said yet. It is said again after interventions, since
        one refused by a pause is owed at its end.
        """
        decision = owed_decision(game, self._own) if self.after == game.version else None
        asked = None if decision is None else (decision.id, game.interventions)
        if asked is None or asked == self._asked:
            return None
        self._asked = asked
        return decision

    def _more(self, audience: SharedFeed, write: EntryEncoder) -> bytes | None:
        audience.catch_up()
        require_not_revoked(audience.game, self._who)
        if self._losses != audience.losses:
            self._losses, self._game = audience.losses, audience.game
            self.head, self.after, self._asked = audience.head, self._base, None
            return None
        if self.after >= audience.head:
            return b""
        piece, self.after = audience.encode_entries(self.after, write)
        self.head = audience.head
        return piece

    @property
    def is_told(self) -> bool:
        """Whether everything so far was delivered, while more may come."""
        return self.after >= self._audience.head and not self._audience.is_over
