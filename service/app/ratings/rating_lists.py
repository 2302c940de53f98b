"""Ratings for display: a player's own, and a list of players who consented to it."""

from __future__ import annotations

from typing import Any

from service.app.core import cursors
from service.app.core.context import Context
from service.app.players.player_repository import find_player, load_player_of_token
from service.app.projected.results import TASK
from service.app.ratings.rating_book import Pool, Rating, RatingBook

SCANNED = 300
"""Bound on players read for one page. A page may be shorter than requested and still have a next one."""
DIGITS = 6


def load_own_ratings(context: Context, book: RatingBook, bearer: str | None) -> dict[str, Any]:
    """The ratings of the token's player.  Raises Unauthorised, Gone."""
    found = book.load_player(context, load_player_of_token(context, bearer).id)
    return cursors.complete_page([pool._asdict() | rating_json(rating) for pool, rating in sorted(found.items())])


def load_rating_list(
    context: Context, book: RatingBook, pool: Pool, cursor: str | None, limit: int
) -> dict[str, Any]:
    """A page of a pool's players, the highest first, and the pool's rated tasks.  Raises BadCursor."""
    known = book.load(context, pool)
    ranked = sorted((-round(rating.lower_bound, DIGITS), each) for each, rating in known.items() if not each.startswith(TASK))
    after = cursors.RATED.parse_optional(cursor)
    rest = [each for each in ranked if after is None or each > (-after[0], after[1])]
    items: list[dict[str, Any]] = []
    last = None
    for shown, player in rest[:SCANNED]:
        last = (-shown, player)
        found = find_player(context, player)
        if found is not None and "ratings" in found.consents:
            items.append({"player": player, "name": found.name} | rating_json(known[player]))
        if len(items) == limit:
            break
    is_last = last is None or last == (-rest[-1][0], rest[-1][1])
    page = cursors.RATED.page(items, None if is_last else last)
    tasks = sorted((each, rating) for each, rating in known.items() if each.startswith(TASK))
    return page | {"tasks": [{"task": each.removeprefix(TASK)} | rating_json(rating) for each, rating in tasks]}


def rating_json(rating: Rating) -> dict[str, Any]:
    """A rating as JSON values."""
    return {
        "rating": round(rating.lower_bound, DIGITS),
        "mu": round(rating.mu, DIGITS),
        "sigma": round(rating.sigma, DIGITS),
        "games": rating.games,
    }
