"""Ratings for display: a player's own, and a list of players who consented to it."""

from __future__ import annotations

from functools import partial
from typing import Any

from service.answers.players import ListedRating, OwnRating, OwnRatingPage, RatingPage, TaskRating
from service.app.core import cursors
from service.app.core.context import Context
from service.app.players.player_repository import find_player, load_player_of_token
from service.app.projected.results import TASK
from service.app.ratings.rating_book import Pool, Rating, RatingBook

SCANNED = 300
"""Bound on players read for one page. A page may be shorter than requested and still have a next one."""
DIGITS = 6


def load_own_ratings(context: Context, book: RatingBook, bearer: str | None) -> OwnRatingPage:
    """The ratings of the token's player.  Raises Unauthorised, Gone."""
    found = book.load_player(context, load_player_of_token(context, bearer).id)
    items = [OwnRating(ruleset=pool.ruleset, people=pool.people, **figures(rating)) for pool, rating in sorted(found.items())]
    return OwnRatingPage(items=items, next=None)


def load_rating_list(
    context: Context, book: RatingBook, pool: Pool, cursor: str | None, limit: int
) -> RatingPage:
    """A page of a pool's players, the highest first, and the pool's rated tasks.  Raises BadCursor."""
    known = book.load(context, pool)
    ranked = sorted((-round(rating.lower_bound, DIGITS), each) for each, rating in known.items() if not each.startswith(TASK))
    after = cursors.RATED.parse_optional(cursor)
    rest = [each for each in ranked if after is None or each > (-after[0], after[1])]
    items: list[ListedRating] = []
    last = None
    for shown, player in rest[:SCANNED]:
        last = (-shown, player)
        found = find_player(context, player)
        if found is not None and "ratings" in found.consents:
            items.append(ListedRating(player=player, name=found.name, **figures(known[player])))
        if len(items) == limit:
            break
    is_last = last is None or last == (-rest[-1][0], rest[-1][1])
    rated = sorted((each, rating) for each, rating in known.items() if each.startswith(TASK))
    tasks = [TaskRating(task=each.removeprefix(TASK), **figures(rating)) for each, rating in rated]
    return cursors.RATED.page(items, None if is_last else last, partial(RatingPage, tasks=tasks))


def figures(rating: Rating) -> dict[str, Any]:
    """The members that all ratings have."""
    return {
        "rating": round(rating.lower_bound, DIGITS),
        "mu": round(rating.mu, DIGITS),
        "sigma": round(rating.sigma, DIGITS),
        "games": rating.games,
    }
