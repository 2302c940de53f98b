"""Reads of a game: its view now or at a version, its public card, and its feed entries."""

from __future__ import annotations

import bisect
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from domain.game.aggregate import Game
from domain.game.entry_codec import AnyEntry, ChainedEntry, decoder, with_known_digest
from domain.game.information_state import Viewpoint
from domain.kernel.errors import Malformed
from projections.feed_entry import entry_json
from projections.game_card import card_json, seat_names
from projections.rendered_view import RenderedView, render_body
from projections.timestamps import stamp
from service.answers.games import GameCard
from service.answers.play import SentEvent
from service.app.core.authorization import (
    ANONYMOUS,
    AT_TABLE,
    Principal,
    authorize_viewpoint,
    is_withheld,
    require_public,
)
from service.app.core.context import Context
from service.app.core.rendered import Rendered

FIRST = 1
"""Version of a game's opening: the only public entry of a withheld table, since its tournament names the digest."""


def load_public_card(context: Context, game_id: str) -> GameCard:
    """The card of a game as spectators may see it now.  Raises Missing."""
    game = load_public_game(context, game_id)
    return card_json(game, context.games.names(game))


def load_public_game(context: Context, game_id: str) -> Game:
    """The game as spectators may see it now.  Raises Missing, Forbidden."""
    game = context.games.load(game_id)
    require_public(game)
    latest = visible_head(context, game, ANONYMOUS, "public")
    return load_version(context, game, latest)


def load_version(context: Context, game: Game, version: int) -> Game:
    """The game at a version; `game` itself if that is its version."""
    return game if version == game.version else context.games.at(game.id, version)


def load_view(
    context: Context, game: Game, who: Principal, wanted: str | None = None, at: int | None = None, *, words: bool = False
) -> RenderedView:
    """The view of `game` for `who`. wanted: viewpoint, None for the own; at: version, None for now; words: include
    them.

    Raises Missing, Forbidden, Malformed.
    """
    shown, viewpoint = load_visible_game(context, game, who, wanted, at)
    return render_view(context, shown, viewpoint, shown.at if at is not None else context.stamp(), words=words)


def load_visible_game(
    context: Context, game: Game, who: Principal, wanted: str | None, at: int | None
) -> tuple[Game, Viewpoint]:
    """The game at the version that `who` may see, and the viewpoint.  Raises Missing, Forbidden, Malformed."""
    viewpoint = authorize_viewpoint(context, game, who, wanted, at)
    return load_version(context, game, visible_version(context, game, who, viewpoint, at)), viewpoint


def visible_version(context: Context, game: Game, who: Principal, viewpoint: Viewpoint, at: int | None) -> int:
    """The requested version, None for the latest, if it may be shown now.  Raises Malformed beyond that."""
    latest = visible_head(context, game, who, viewpoint)
    version = latest if at is None else at
    if version > latest:
        raise Malformed(f"There is no version {version} yet.", {"at": [f"At most {latest}."]})
    return version


def render_view(
    context: Context, game: Game, viewpoint: Viewpoint, server_time: str, *, words: bool = False
) -> RenderedView:
    """The view of a game at its version from this viewpoint. words: include the ruleset's words."""
    return RenderedView(*render_timeless_view(context, game, viewpoint, words=words), server_time)


def render_timeless_view(
    context: Context, game: Game, viewpoint: Viewpoint, *, words: bool = False
) -> tuple[bytes, str]:
    """A view without its time, and its text. Cached by version, viewpoint and names."""
    # In a fork's inherited past the seats belonged to the parent's players; the known names are the current holders'.
    today = context.games.find_cached(game.id) or game
    names = seat_names(today, context.games.names(today), game.version)
    return context.part(Rendered).views.get(
        (game.id, game.version, game.digest, viewpoint, names, words),
        lambda: render_body(game, viewpoint, names, words=words),
    )


def visible_head(context: Context, game: Game, who: Principal, viewpoint: Viewpoint, known: int = 0) -> int:
    """The last version that may be shown now. Spectators see a running game with its delay.

    known: a version that may already be shown.
    """
    if who.scope not in AT_TABLE and is_withheld(game):
        return FIRST
    delay_s = game.created.delay_s
    if not delay_s or viewpoint != "public" or not game.is_running or who.scope in ("organiser", "seat:act", "arbiter"):
        return game.version
    limit = stamp(context.now_ms() - 1000 * delay_s)
    log = load_log(context, game, known, None)
    count = bisect.bisect_right(log, limit, key=lambda each: each.stored.at)
    return log[max(0, count - 1)].version if count or not known else known


class DecodedEntry(NamedTuple):
    """A decoded entry of a game's stream."""

    version: int
    stored: AnyEntry
    digest: bytes


def load_log(context: Context, game: Game, after: int, limit: int | None) -> list[DecodedEntry]:
    """Entries of a game's stream after a version, at most `limit`."""
    decode = decoder(game.rules).decode
    return [
        DecodedEntry(each.version, decode(each.event), each.digest)
        for each in context.store.read(game.id, after, limit)
    ]


def feed_entries(
    game: Game,
    names: Mapping[int, str],
    viewpoint: Viewpoint,
    entries: Sequence[ChainedEntry],
    today: tuple[str, ...] | None = None,
) -> list[SentEvent]:
    """Feed entries for this viewpoint. names: display names by seat; today: the game's current names of
    seats.
    """
    seat = viewpoint if isinstance(viewpoint, int) else None
    today = today or seat_names(game, names, game.version)
    seated_at = max([place.since or 0 for place in game.seats])

    def people(version: int) -> tuple[str, ...]:
        return today if version >= seated_at else seat_names(game, names, version)

    return [
        entry_json(each, game.rules, people(each.public["version"]), seat, everything=viewpoint == "all")
        for each in entries
    ]


def load_chained_entries(context: Context, game: Game, after: int, limit: int) -> list[ChainedEntry]:
    """Up to `limit` chained entries after a version."""
    return [
        with_known_digest(each.stored, each.version, game.secret_at(each.version), each.digest)
        for each in load_log(context, game, after, limit)
    ]
