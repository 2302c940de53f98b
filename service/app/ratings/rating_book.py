"""Ratings: a fold of the results of rated games, oldest first, by Plackett and Luce's model in Weng and Lin's
approximation.

Each process folds on its own, incrementally; the numbers depend on the results only.
"""

from __future__ import annotations

import math
import threading
from collections.abc import Mapping
from typing import NamedTuple

from openskill.models import PlackettLuce

from service.app.core.context import Context
from service.app.projected.results import TASK, RatedGame, read_results

MODEL = PlackettLuce()
MU, SIGMA = 25.0, 25 / 3
"""Rating of a player without games; openskill's defaults."""
OVERLAP_MS = 60_000
"""Results may be noted a little out of order, so the last minute is read again."""


class Pool(NamedTuple):
    """A pool of games that are rated together. people: seats for people."""

    ruleset: str
    people: int


class Rating(NamedTuple):
    """mu, sigma: mean and standard deviation of the estimated strength; games: number of games."""

    mu: float
    sigma: float
    games: int

    @property
    def lower_bound(self) -> float:
        """The sort key of a list: a lower bound on strength, almost certainly exceeded."""
        return self.mu - 3 * self.sigma


Ratings = dict[Pool, dict[str, Rating]]


def rate(ratings: Ratings, result: RatedGame) -> None:
    """Fold one result into the ratings."""
    if not result.sides:
        return
    pool = ratings.setdefault(Pool(result.ruleset, result.people), {})
    held = [[pool.get(each) or first_rating(each, result.people) for each in side.members] for side in result.sides]
    teams = [[MODEL.rating(mu=each.mu, sigma=each.sigma) for each in side] for side in held]
    rated = MODEL.rate(teams, ranks=[float(side.place) for side in result.sides])
    for side, before, after in zip(result.sides, held, rated, strict=True):
        for member, was, now in zip(side.members, before, after, strict=True):
            pool[member] = Rating(now.mu, now.sigma, was.games + 1)


def first_rating(member: str, people: int) -> Rating:
    """The first rating of a player, or of a task, which starts as strong as all its people together."""
    return Rating(MU * people, SIGMA * math.sqrt(people), 0) if member.startswith(TASK) else Rating(MU, SIGMA, 0)


class RatingBook:
    """The ratings as this process knows them. Thread-safe."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._ratings: Ratings = {}
        self._recent: dict[str, RatedGame] = {}
        self._last = (0, "")
        self._newest_ms = 0

    def load(self, context: Context, pool: Pool) -> Mapping[str, Rating]:
        """The ratings of a pool, by player or task, as of now.  Raises Unavailable."""
        with self._lock:
            self._follow(context)
            return dict(self._ratings.get(pool, {}))

    def load_player(self, context: Context, player: str) -> dict[Pool, Rating]:
        """A player's ratings.  Raises Unavailable."""
        with self._lock:
            self._follow(context)
            return {pool: known[player] for pool, known in self._ratings.items() if player in known}

    def _follow(self, context: Context) -> None:
        found = dict(read_results(context, self._newest_ms - OVERLAP_MS))
        news = {game: result for game, result in found.items() if self._recent.get(game) != result}
        if any((result.over_ms, game) <= self._last for game, result in news.items()):
            self._ratings, self._last = {}, (0, "")
            found = news = dict(read_results(context, 0))
        for game, result in sorted(news.items(), key=lambda each: (each[1].over_ms, each[0])):
            rate(self._ratings, result)
            self._last = (result.over_ms, game)
        self._newest_ms = max([self._newest_ms, *(each.noted_ms for each in found.values())])
        self._recent = {game: each for game, each in found.items() if each.noted_ms >= self._newest_ms - OVERLAP_MS}
