"""My games: a page of the seats that a player holds, running ones first."""

from __future__ import annotations

from domain.players.player import BoundSeat, Player
from projections.game_card import tournament_place_json
from service.answers.players import MyGame, MyGameDecision, MyGamePage, MyGameRuleset
from service.app.core.context import Context
from service.app.core.cursors import PLAYER_SEAT, BadCursor
from service.app.players.player_repository import decide_and_write, load_player_of_token
from service.app.players.seats import closing_facts, is_over, load_bound_game


def load_my_games(context: Context, bearer: str | None, cursor: str | None, limit: int) -> MyGamePage:
    """A page of the games of a token's player: running ones first, of each kind the last bound first.

    Finished games are marked, so a page reads only running games, up to their limit, and its own.
    Raises Unauthorised, Gone, BadCursor.
    """
    player = note_finished(context, load_player_of_token(context, bearer))
    last_first = list(player.seats.values())[::-1]
    held = sorted(last_first, key=lambda each: each.closed is not None)
    last = PLAYER_SEAT.parse_optional(cursor)
    positions = [each.id for each in held]
    if last is not None and last not in positions:
        raise BadCursor
    start = 0 if last is None else positions.index(last) + 1
    page = held[start : start + limit]
    items = [item for each in page if (item := my_game_json(context, each)) is not None]
    return PLAYER_SEAT.page(items, None if start + limit >= len(held) else page[-1].id, MyGamePage)


def note_finished(context: Context, player: Player) -> Player:
    """The player, with the seats of finished games closed."""
    over = [each for each in player.seats.values() if each.closed is None and is_over(context, each)]
    if not over:
        return player
    closed = {each.id for each in over}
    return decide_and_write(
        context,
        player.id,
        lambda latest: closing_facts(
            context, [each for each in latest.seats.values() if each.id in closed and each.closed is None]
        ),
    )


def my_game_json(context: Context, held: BoundSeat) -> MyGame | None:
    """A game with the held seat; None if the binding is over, and for a table whose round is not open."""
    game = load_bound_game(context, held)
    if game is None or game.is_held:
        return None
    names = context.games.names(game)
    decision = game.own_decision(held.seat) if game.is_running else None
    return MyGame(
        game=game.id,
        seat=held.seat,
        ruleset=MyGameRuleset.of(game.rules),
        tournament_table=tournament_place_json(game),
        status=game.status,
        names=[names.get(seat) for seat in range(len(game.seats))],
        version=game.version,
        changed=game.at,
        decision=None if decision is None else MyGameDecision.of(decision),
        awaited=sorted(game.open) if game.is_running else [],
    )
