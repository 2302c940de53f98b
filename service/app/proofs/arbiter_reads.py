"""An arbiter's reads of others' viewpoints, published after the game. `authorize_viewpoint` records them."""

from __future__ import annotations

from domain.game.aggregate import Game
from domain.kernel.errors import Forbidden
from projections.timestamps import stamp
from service.answers.installation import ArbiterReadPage, SentArbiterRead
from service.app.core import cursors
from service.app.core.authorization import Principal
from service.app.core.context import Context
from service.app.core.cursors import ReadPosition


def load_reads_page(context: Context, game: Game, who: Principal, cursor: str | None, limit: int) -> ArbiterReadPage:
    """A page of arbiters' reads, by version, then viewpoint.  Raises Forbidden during the game, BadCursor."""
    if game.is_running and who.scope != "arbiter":
        raise Forbidden("The arbiter's reads are shown when the game is over.")
    after = cursors.ARBITER_READ.parse_optional(cursor) or (0, "")
    rest = [each for each in context.store.reads(game.id) if (each.version, each.viewpoint) > after]
    shown = rest[:limit]
    items = [SentArbiterRead.of(each, at=stamp(each.at_ms)) for each in shown]
    return cursors.ARBITER_READ.page(
        items, ReadPosition(shown[-1].version, shown[-1].viewpoint) if len(rest) > limit else None, ArbiterReadPage
    )
