"""Archiving of finished games: each is replayed first and removed from Redis once on disk."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Literal

from domain.game.aggregate import Game
from domain.kernel.errors import Diverged, Missing
from domain.kernel.timestamps import milliseconds
from projections import lobby
from service.app.core.authorization import is_fully_revealed
from service.app.core.context import Context
from service.app.projected import swings
from service.store import ArchivedGame, ArchivedStore

BATCH = 100

Fate = Literal["moved", "young", "going on", "unreadable"]
"""What became of a game: moved; over, and changed too lately; not over, or not revealed; left to `doctor`."""


def archive_games(
    context: Context, store: ArchivedStore, idle_ms: int, advance: Callable[[], None], bridge_s: int | None = None
) -> Counter[Fate]:
    """Archive fully revealed games without changes for `idle_ms`. Returns the numbers of games by their fate.

    advance: called per game; bridge_s: lifetime of the empty stream left behind; None: the default.
    """
    fates, until_ms = Counter[Fate](), context.now_ms() - idle_ms
    ripe = archivable_games(context, store, until_ms, advance, fates)
    more = {} if bridge_s is None else {"bridge_s": bridge_s}
    while piece := dict(islice(ripe, BATCH)):
        for game_id in store.shelve((kept for kept, _ in piece.values()), **more):
            delist(store, piece[game_id][1])
            context.games.forget(game_id)
            fates["moved"] += 1
    return fates


def archivable_games(
    context: Context, store: ArchivedStore, until_ms: int, advance: Callable[[], None], fates: Counter[Fate]
) -> Iterator[tuple[str, tuple[ArchivedGame, Game]]]:
    """Games to archive, with their stored form; counts the others in `fates`. One that cannot be replayed stays, and
    `doctor` reports it.
    """
    for game_id in sorted(store.games()):
        advance()
        kept = store.keep(game_id)
        if kept is None:
            continue
        try:
            game = next(
                iter(context.games.replay(context.games.load(game_id), kept.head.version, kept.head.version)), None
            )
        except (Diverged, Missing):
            fates["unreadable"] += 1
            continue
        if game is None or not is_fully_revealed(game):
            fates["going on"] += 1
        elif milliseconds(game.at) > until_ms:
            fates["young"] += 1
        else:
            yield game_id, (kept, game)


def delist(store: ArchivedStore, game: Game) -> None:
    """Remove a game from the lists in Redis."""
    store.delist(lobby.NAME, game.id)
    store.delist(swings.NAME, game.id)
    if game.parent is not None and game.parent.game is not None:
        store.delist(lobby.forks_of(game.parent.game), game.id)
