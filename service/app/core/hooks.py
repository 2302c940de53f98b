"""What an extension can bring to all use cases."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple, TypeVar

from domain.game.aggregate import Game
from service.app.core.context import Context
from service.extensions import Extensions
from service.store import AppendNotice, Store, letter_of


class OwnState:
    """Makes what an extension keeps in a process; `context.part(Type)` finds it."""

    def make(self, store: Store) -> object:
        """Its state on a store."""
        raise NotImplementedError


class GameWatcher:
    """Hears of games that workers play."""

    def after_game(self, context: Context, game: Game) -> None:
        """A worker has played a slice of this game.  Raises Unavailable."""
        raise NotImplementedError


class OfStreams:
    """What belongs to logs of one kind. letter: begins their ids; `kind_of` finds the hook of a log."""

    letter: str


class Attended(NamedTuple):
    """The version of a log after a part of its due work. goes_on: more is due at once."""

    version: int
    goes_on: bool


class OwnStreams(OfStreams):
    """Due work of logs that are no games."""

    def attend(self, context: Context, stream: str) -> Attended:
        """Do a part of what is due.  Raises Missing, Diverged, Unavailable."""
        raise NotImplementedError

    def give_round(self, context: Context, stream: str, number: int, signature: str) -> None:
        """Give the log a round of drand that it waits for.  Raises Refusal, Unavailable."""
        raise NotImplementedError

    def catch_up(self, context: Context, notice: AppendNotice) -> None:
        """Bring lists up to this append, unless its process did.  Raises Missing, Diverged, Unavailable."""
        raise NotImplementedError


S = TypeVar("S", bound=OfStreams)


def kind_of(stream: str, hooks: Iterable[S]) -> S | None:
    """The hook for a log; None for a game, and for a log whose extension is off."""
    letter = letter_of(stream)
    return next((each for each in hooks if each.letter == letter), None)


def make_states(extensions: Extensions, store: Store) -> Mapping[type, object]:
    """The states of all extensions, by type."""
    made = [each.make(store) for each in extensions.of("app", OwnState)]
    return {type(each): each for each in made}
