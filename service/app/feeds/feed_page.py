"""Pages of a game's feed."""

from __future__ import annotations

from domain.game.aggregate import Game, stream_base
from service.answers.play import EventPage
from service.app.core.authorization import Principal, authorize_viewpoint
from service.app.core.context import Context
from service.app.core.cursors import PositionLost
from service.app.core.read_game import feed_entries, load_chained_entries, visible_head
from service.app.feeds.positions import find_loss
from service.app.play.entries_with_words import entries_with_words


def load_feed_page(
    context: Context,
    game: Game,
    who: Principal,
    wanted: str | None,
    *, after: int,
    limit: int,
    digest: str | None = None,
    words: bool = False,
) -> EventPage:
    """A page of the feed. digest: of the entry `after`, if the reader knows it; words: include the ruleset's words for the entries.

    Raises Malformed, Forbidden, PositionLost.
    """
    viewpoint = authorize_viewpoint(context, game, who, wanted, end_of_page(game, after, limit))
    head = visible_head(context, game, who, viewpoint)
    lost = find_loss(context.store, game.id, head, after, digest)
    if lost is not None:
        raise PositionLost(lost, head)
    entries = load_chained_entries(context, game, after, min(limit, head - after)) if head > after else []
    shown = (
        entries_with_words(context, game, viewpoint, entries)
        if words
        else feed_entries(game, context.games.names(game), viewpoint, entries)
    )
    return EventPage(events=shown, after=after, head=head)


def end_of_page(game: Game, after: int, limit: int) -> int:
    """The last version on a page; beyond the game's if there is no entry yet."""
    start = max(after, stream_base(game.created)[0])
    return max(start + 1, min(start + limit, game.version))
