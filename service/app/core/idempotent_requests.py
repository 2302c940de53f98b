"""Exactly-once requests: idempotency key and fingerprint, cause in the log, retry after a lost race, repeated answer.

A use case consists of a decision (game and cause to batch) and an answer (a function of the game after the batch). Keys
are looked up in the game's own log, so an answer can be repeated as long as the game exists.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from domain.game.aggregate import Game
from domain.game.batch import Batch, Cause
from domain.game.entry_codec import ChainedEntry
from service.app.core.context import Context
from service.app.core.game_repository import CommandResult
from service.app.core.read_game import load_chained_entries
from service.store.protocol import NO_NAMES, Names

Json = dict[str, Any]
DecideBatch = Callable[[Game, Cause], Batch]
BuildAnswer = Callable[[Game], Any]
BuildCommandAnswer = Callable[[Game, Game, Sequence[ChainedEntry]], Any]
"""(current game, game after the request, entries that the request stored) to the answer."""


AUTOMATIC = ("auto/", "clock/", "pause/", "strike/")
"""How keys of bots' answers and of clocks begin; keys of people begin with their scope."""


class Request(NamedTuple):
    """Identity of a request. key: idempotency key; fingerprint: of its content, to detect key reuse."""

    key: str
    fingerprint: str

    def within(self, scope: str) -> Request:
        """The request with its key scoped by kind of request or caller, as logs hold it.

        >>> Request("k", "f").within("claim-2").key
        'claim-2/k'
        """
        return Request(f"{scope}/{self.key}", self.fingerprint)


class Reply(NamedTuple):
    """The answer to a request. replayed: it had been carried out before."""

    body: Any
    replayed: bool


def next_stamp(context: Context, game: Game) -> str:
    """The time of a game's next entry: now, or the time of its last entry if another process stored one with a later
    time.
    """
    return max(context.stamp(), game.at)


def decide_once(
    context: Context,
    game_id: str,
    request: Request,
    decide: DecideBatch,
    *,
    at: Callable[[Game], str] | None = None,
    names: Names = NO_NAMES,
    continues_here: bool = False,
) -> CommandResult:
    """Store the batch that `decide` makes of the newest game, once per key. Decides again after a lost race.

    at: the batch's time, `next_stamp` by default; names, continues_here: as in `GameRepository.decide_and_append`.
    Raises the errors of `decide`, Missing, Conflict, Unavailable.
    """

    def act(game: Game) -> Batch:
        return decide(game, Cause(next_stamp(context, game) if at is None else at(game), *request))

    return context.games.decide_and_append(game_id, *request, act, names=names, continues_here=continues_here)


def execute_request(
    context: Context,
    game_id: str,
    request: Request,
    decide: DecideBatch,
    answer: BuildAnswer,
    *,
    names: Names = NO_NAMES,
) -> Reply:
    """Carry out a request and answer it. answer: function of the game right after the request, ignoring later events.
    """
    done = decide_once(context, game_id, request, decide, names=names)
    return Reply(answer(load_game_after(context, done)), done.replayed)


def execute_command(
    context: Context, game_id: str, request: Request, decide: DecideBatch, answer: BuildCommandAnswer
) -> Reply:
    """As `execute_request`, for commands: the answer includes the entries and is built while the store writes."""
    built: dict[bytes, Any] = {}

    def act(game: Game) -> Batch:
        return decide(game, Cause(next_stamp(context, game), *request))

    def build(batch: Batch) -> None:
        built[batch.game.digest] = answer(batch.game, batch.game, batch.entries)

    done = context.games.decide_and_append(game_id, *request, act, prepare=build)
    if not done.replayed and done.game.digest in built:
        return Reply(built[done.game.digest], replayed=False)
    first, last = done.answered.first, done.answered.last
    entries = load_chained_entries(context, done.game, first - 1, last - first + 1)
    return Reply(answer(done.game, load_game_after(context, done), entries), done.replayed)


def load_game_after(context: Context, done: CommandResult) -> Game:
    """The game right after a request, ignoring later events."""
    return context.games.at(done.game.id, done.answered.last)
