"""The lobby: pages of public games, and the projector that keeps the list up to date with the feeds."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress

from domain.kernel.errors import Diverged, Missing
from projections import lobby
from projections.game_card import card_json
from service.answers.games import GameCard, GamePage
from service.app.core import cursors
from service.app.core.context import Context
from service.app.core.hooks import OwnStreams, kind_of
from service.app.core.lobby_rows import put_game_rows
from service.app.core.read_game import load_public_card, load_public_game
from service.app.due.set_aside import set_aside_lists
from service.app.projected import reveals, swings
from service.app.projected.open_games import close_game
from service.app.projected.results import note_result
from service.app.projected.reveals import note_reveal
from service.app.proofs import imports
from service.store import AppendNotice, letter_of

TakeNews = Callable[[float], list[tuple[int, AppendNotice]]]
"""Takes the next news of feeds, after a wait of at most this many seconds."""

WAIT_S = 1.0
PAUSE_S = 0.2
"""Delay before the projector handles news again: a batch takes less time than single entries."""
SCANNED = 500
"""Rows read for one page. It reads as many games as it may list, so it may be shorter than requested and still have a next one."""


def load_lobby_page(
    context: Context, ruleset: str | None, status: str | None, cursor: str | None, limit: int, *, has_open: bool = False
) -> GamePage:
    """A page of public games, newest first, as cards. has_open: only games with a seat that is free to take.

    Filters apply to the card, and games are chosen by public data only, so a delayed status cannot leak.  Raises BadCursor.
    """
    rows = context.store.rows(lobby.NAME, cursors.GAME.parse_optional(cursor), SCANNED)
    items: list[GameCard] = []
    now_ms, last, looked_at = context.now_ms(), None, 0
    for game_id, raw in rows:
        row, last = lobby.decode_row(raw), game_id
        is_fitting = row.public_ms > now_ms or (status in (None, row.status) and (row.open_seats > 0 or not has_open))
        if ruleset not in (None, row.ruleset) or not is_fitting:
            continue
        looked_at += 1
        with suppress(Missing, Diverged):
            game = load_public_game(context, game_id)
            card = card_json(game, context.games.names(game))
            if status in (None, game.status) and (card.open_seats > 0 or not has_open):
                items.append(card)
            if game.status != row.status and row.public_ms <= now_ms:
                put_game_rows(context.store, game)
        if looked_at == limit:
            break
    is_last = not rows or (last == rows[-1][0] and len(rows) < SCANNED)
    return cursors.GAME.page(items, None if is_last else last, GamePage)


def concerns(entry: AppendNotice) -> bool:
    """Whether an append may have changed a game's row."""
    return any(kind.startswith("game.") for kind in entry.kinds)


def load_forks_page(context: Context, parent: str, cursor: str | None, limit: int) -> GamePage:
    """A page of this game's public forks, newest first, as cards.  Raises BadCursor."""
    rows = context.store.rows(lobby.forks_of(parent), cursors.GAME.parse_optional(cursor), limit)
    items = []
    for child, _ in rows:
        with suppress(Missing, Diverged):
            items.append(load_public_card(context, child))
    return cursors.GAME.page(items, rows[-1][0] if len(rows) == limit else None, GamePage)


def project(context: Context, take: TakeNews, stopping: threading.Event) -> None:
    """Keep the lists of games, and those of extensions, up to date with the news until `stopping` is set."""
    kinds = context.extensions.of("app", OwnStreams)
    while not stopping.is_set():
        for entry in [entry for _, entry in take(WAIT_S)]:
            with suppress(Missing, Diverged):
                if kind := kind_of(entry.game, kinds):
                    kind.catch_up(context, entry)
                elif letter_of(entry.game):
                    set_aside_lists(context.store, entry.game)
                if not concerns(entry):
                    continue
                game = context.games.load(entry.game)
                put_game_rows(context.store, game)
                note_reveal(context.store, game)
                close_game(context.store, game)
                note_result(context, game)
        stopping.wait(PAUSE_S)


def rebuild_lobby(context: Context) -> int:
    """Delete the list and rebuild it from all streams. Returns the number of games read."""
    context.store.drop(lobby.NAME)
    context.store.drop(reveals.NAME)
    context.store.drop(swings.NAME)
    games = context.store.games()
    for game_id in games:
        context.store.drop(lobby.forks_of(game_id))
    for game_id in games:
        with suppress(Missing, Diverged):
            game = context.games.load(game_id)
            put_game_rows(context.store, game)
            note_reveal(context.store, game)
            note_result(context, game)
    imports.rebuild_imports(context, games)
    return len(games)
