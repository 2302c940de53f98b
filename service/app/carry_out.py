"""Carrying out a request exactly once: its key and fingerprint, the cause in the log, the retry after a lost race, and the answer again.

A use case is a decision, which makes a batch of a game and a cause, and an answer, which follows from the game that the batch left. The key
is looked for in the game's own log, so an answer can be given again for as long as the game exists.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from domain.game.aggregate import Game
from domain.game.batch import Batch, Cause
from domain.game.entry_codec import ChainedEntry
from service.app import lobby
from service.app.context import Context
from service.app.game_repository import CommandResult
from service.app.read_game import load_chained_entries
from service.store.protocol import NO_NAMES, Names

Json = dict[str, Any]
DecideBatch = Callable[[Game, Cause], Batch]
BuildAnswer = Callable[[Game], Json]
BuildCommandAnswer = Callable[[Game, Game, Sequence[ChainedEntry]], Json]
"""An answer from the game as it is now, as the request left it, and what the request stored."""


class Request(NamedTuple):
    """What tells a request from others. key: the client's name for it; fingerprint: of what it asks."""

    key: str
    fingerprint: str

    def within(self, scope: str) -> Request:
        """The request as a log names it: keys of different kinds of requests, or askers, are different keys.

        >>> Request("k", "f").within("claim-2").key
        'claim-2/k'
        """
        return self._replace(key=f"{scope}/{self.key}")


class Reply(NamedTuple):
    """The answer to a request. replayed: the request had been carried out before."""

    body: Json
    replayed: bool


def transact(
    context: Context,
    game_id: str,
    request: Request,
    decide: DecideBatch,
    *,
    names: Names = NO_NAMES,
    goes_on: bool = False,
) -> CommandResult:
    """Store what `decide` makes of the newest game, once for the request's key; decided again when another append was first.

    names, goes_on: as in `GameRepository.transact`.  Raises what `decide` raises, Missing, Conflict, Unavailable.
    """

    def act(game: Game) -> Batch:
        return decide(game, Cause(context.stamp(), *request))

    return context.games.transact(game_id, *request, act, names=names, goes_on=goes_on)


def carry_out(
    context: Context,
    game_id: str,
    request: Request,
    decide: DecideBatch,
    answer: BuildAnswer,
    *,
    names: Names = NO_NAMES,
) -> Reply:
    """The answer to a request that changes a game. answer: from the game as the request left it, whatever came later."""
    done = transact(context, game_id, request, decide, names=names)
    return Reply(answer(load_game_after(context, done)), done.replayed)


def carry_out_quickly(
    context: Context, game_id: str, request: Request, decide: DecideBatch, answer: BuildCommandAnswer
) -> Reply:
    """As `carry_out`, for a command: its answer tells the entries too, and is built while the store writes."""
    built: dict[bytes, Json] = {}

    def act(game: Game) -> Batch:
        return decide(game, Cause(context.stamp(), *request))

    def build(batch: Batch) -> None:
        built[batch.game.digest] = answer(batch.game, batch.game, batch.entries)

    done = context.games.transact(game_id, *request, act, prepare=build)
    if not done.replayed and done.game.digest in built:
        return Reply(built[done.game.digest], replayed=False)
    first, last = done.answered.first, done.answered.last
    entries = load_chained_entries(context, done.game, first - 1, last - first + 1)
    return Reply(answer(done.game, load_game_after(context, done), entries), done.replayed)


def store_new_game(
    context: Context,
    request: Request,
    batch: Batch,
    answer: BuildAnswer,
    names: Names,
    parent: Game | None = None,
    *,
    inherits: bool = False,
) -> Reply:
    """The answer to a request that founds a game, which the lobby lists then. parent: whose fork it is; inherits: with its log.

    Raises Conflict where the key made another game, Diverged.
    """
    if parent is None:
        done = context.games.create(batch, *request, names)
    else:
        done = context.games.create_fork(parent, batch, *request, names, inherits=inherits)
    if not done.replayed:
        lobby.update_rows(context, done.game)
    return Reply(answer(load_game_after(context, done)), done.replayed)


def load_game_after(context: Context, done: CommandResult) -> Game:
    """The game as a request left it, whatever came later."""
    return context.games.at(done.game.id, done.answered.last)
