"""Results of rated games, as rows outside the logs that can be changed and deleted: the source of ratings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec
from msgspec.structs import replace

from domain.game.aggregate import Game
from domain.kernel.placing import OWN_TASK
from domain.kernel.ruleset.final_placing import placing_of
from domain.kernel.secrecy import Seat
from domain.kernel.timestamps import milliseconds
from service.app.core.context import Context
from service.app.projected.read_rows import read_rows
from service.ids import RANDOM_BYTES, game_id

NAME = "results"
"""The projection: a row for each rated game that is over, listed by when it was last noted."""
TASK = "task/"
"""Prefix of a common task's name when it is a side."""


class RatedSide(msgspec.Struct, frozen=True):
    """A side that won or lost together. members: ids of players, or one task; place: 1 for the best."""

    members: tuple[str, ...]
    place: int


class RatedGame(msgspec.Struct, frozen=True):
    """One rated game. people: its seats for people; over_ms, noted_ms: when it ended, and when this was written.

    holders: the players of seats, as first noted; sides: the counting sides, empty if the game counts for no player.
    """

    ruleset: str
    people: int
    over_ms: int
    noted_ms: int
    holders: dict[Seat, str]
    sides: tuple[RatedSide, ...]


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(RatedGame)


def note_result(context: Context, game: Game) -> None:
    """Note the result of a rated game, when it is over and when a ruling changes it. Repeatable."""
    if not game.is_rated or game.status != "over":
        return
    now_ms, known = context.store.clock_ms(), find_result(context, game.id)
    if known is not None:
        holders, over_ms = known.holders, known.over_ms
    else:
        holders, over_ms = find_holders(context, game), milliseconds(game.at)
    people = sum(each.kind == "human" for each in game.created.seats)
    sides = sides_of(game, holders)
    if known is None or sides != known.sides:
        put_result(context, game.id, game.version, RatedGame(game.rules.name, people, over_ms, now_ms, holders, sides))


def find_result(context: Context, game: str) -> RatedGame | None:
    """The noted result of a game."""
    row = context.store.row(NAME, game)
    return None if row is None else _DECODER.decode(row)


def put_result(context: Context, game: str, version: int, result: RatedGame) -> None:
    """Write a result, unless one of this version of the game or a later one is stored."""
    context.store.put_row(NAME, game, version, result.noted_ms, _ENCODER.encode(result))


def find_holders(context: Context, game: Game) -> dict[Seat, str]:
    """The players who hold seats and have sat there from the beginning."""
    held = context.store.bound_seats(game.id)
    return {
        seat: held[seat]
        for seat, place in enumerate(game.seats)
        if place.kind == "human" and not place.is_substitute and seat in held
    }


def sides_of(game: Game, holders: Mapping[Seat, str]) -> tuple[RatedSide, ...]:
    """The sides of a rated game that is over.

    Players who left are behind all others. A seat without a player, or that another person took over, is not counted;
    nor is a game with a bot from the beginning, one with the same player at two seats, one with a single side, and one
    without an outcome.
    """
    if game.outcome is None or game.state is None or len(set(holders.values())) < len(holders):
        return ()
    if any(each.kind == "bot" for each in game.seats):
        return ()
    places = placing_of(game.rules, game.state.table, game.outcome, len(game.seats)).places
    last = len(game.seats) + 1
    gone = [RatedSide((player,), last) for seat, player in holders.items() if game.seats[seat].is_automatic]
    stayed = {seat: player for seat, player in holders.items() if not game.seats[seat].is_automatic}
    task = game.rules.common_task(game.state.table)
    if task == OWN_TASK:
        return ()
    if task is None:
        sides = [*(RatedSide((player,), places[seat]) for seat, player in stayed.items()), *gone]
    else:
        is_won = bool(game.outcome.winners)
        team = [RatedSide(tuple(stayed.values()), 1 if is_won else 2)] if stayed else []
        sides = [RatedSide((TASK + task,), 2 if is_won else 1), *team, *gone]
    return tuple(sides) if len(sides) > 1 else ()


def read_results(context: Context, since_ms: int) -> Iterator[tuple[str, RatedGame]]:
    """Results with their games, the last noted first, back to those noted before this time."""
    for game, row in read_rows(context.store, NAME):
        result = _DECODER.decode(row)
        if result.noted_ms < since_ms:
            return
        yield game, result


def erase_holder(context: Context, game: str, seat: Seat) -> None:
    """Replace the holder of a seat by an id that identifies no player, the same in all results.

    Ratings of others stay unchanged.
    """
    result = find_result(context, game)
    if result is None or seat not in result.holders:
        return
    player = result.holders[seat]
    stranger = game_id(context.derive("forgotten", player)[:RANDOM_BYTES])
    holders = {at: stranger if each == player else each for at, each in result.holders.items()}
    sides = [
        RatedSide(tuple([stranger if each == player else each for each in side.members]), side.place)
        for side in result.sides
    ]
    context.store.delist(NAME, game)
    erased = replace(result, holders=holders, sides=tuple(sides), noted_ms=context.store.clock_ms())
    put_result(context, game, context.games.load(game).version, erased)
