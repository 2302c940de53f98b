"""Notes no-shows at a table: seats that were never looked at, once the tournament's time limit is up."""

from __future__ import annotations

from contextlib import suppress

from domain.game import decide, tournament_table_play
from domain.game.aggregate import Game
from domain.game.batch import Batch, Cause
from domain.kernel.errors import Conflict, Stale
from projections.timestamps import stamp
from service.app.core.context import Context
from service.app.core.idempotent_requests import Request
from service.app.core.seen_seats import forget_seen, load_seen
from service.app.rulesets.policies import installed_policy

NO_SHOWS = Request("tournament/no-shows", "tournament")


def note_no_shows(context: Context, game: Game) -> None:
    """Note the seats that were never looked at, if it is time, by the store's clock. Once for each game."""
    due_ms = None if game.opening is None else game.opening.no_show_ms
    now_ms = context.store.clock_ms()
    if due_ms is None or now_ms < due_ms:
        return
    seen = load_seen(context.store, game)

    def act(latest: Game, cause: Cause) -> Batch:
        seats = tuple(seat for seat in latest.people if seat not in seen and not latest.is_absent(seat))
        policy, at = installed_policy(latest.rules, decide.STAND_IN), max(stamp(now_ms), latest.at)
        return tournament_table_play.note_no_shows(latest, seats, policy, cause._replace(at=at))

    with suppress(Conflict, Stale):
        context.games.execute(game.id, NO_SHOWS, act)
        forget_seen(context.store, game)

