"""Pages of a game's feed, with long polling."""

from __future__ import annotations

import time
from typing import Any

from domain.game.aggregate import Game, stream_base
from domain.game.information_state import Viewpoint, viewpoint_text
from service.app.core.authorization import Principal, authorize_viewpoint, is_fully_revealed, require_not_revoked
from service.app.core.context import Context
from service.app.core.read_game import feed_entries, load_chained_entries, visible_head
from service.app.feeds.feed_listener import FeedListener
from service.app.play.entries_with_words import entries_with_words


def load_feed_page(
    context: Context,
    hub: FeedListener,
    game: Game,
    who: Principal,
    wanted: str | None,
    after: int,
    limit: int,
    wait_s: float,
    *,
    words: bool = False,
) -> dict[str, Any]:
    """A page of the feed, waiting up to `wait_s` for its first entry. words: include the ruleset's words for the
    entries.

    Raises Malformed, Forbidden.
    """
    viewpoint = authorize_viewpoint(context, game, who, wanted, end_of_page(game, after, limit))
    head = visible_head(context, game, who, viewpoint)
    if head <= after and wait_s > 0 and not is_fully_revealed(game):
        game, head = wait_for_head(context, hub, game, who, viewpoint, after, wait_s)
        authorize_viewpoint(context, game, who, viewpoint_text(viewpoint), end_of_page(game, after, limit))
    entries = load_chained_entries(context, game, after, min(limit, head - after)) if head > after else []
    shown = (
        entries_with_words(context, game, viewpoint, entries)
        if words
        else feed_entries(game, context.games.names(game), viewpoint, entries)
    )
    return {"entries": shown, "after": after, "head": head}


def end_of_page(game: Game, after: int, limit: int) -> int:
    """The last version on a page; beyond the game's if there is no entry yet."""
    start = max(after, stream_base(game.created)[0])
    return max(start + 1, min(start + limit, game.version))


def wait_for_head(
    context: Context, hub: FeedListener, game: Game, who: Principal, viewpoint: Viewpoint, after: int, wait_s: float
) -> tuple[Game, int]:
    """The game and its visible head, once that is past `after` or the time is up."""
    deadline = time.monotonic() + wait_s
    with hub.subscribe(game.id):
        while True:
            game = context.games.load(game.id)
            require_not_revoked(game, who)
            head, left = visible_head(context, game, who, viewpoint), deadline - time.monotonic()
            if head > after or left <= 0 or is_fully_revealed(game):
                return game, head
            hub.wait(game.id, game.version, min(left, 1.0) if game.created.delay_s else left)
