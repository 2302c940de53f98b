"""What an extension can bring to all use cases."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from service.extensions import Extensions
from service.store import Store, letter_of


class OwnState:
    """Makes what an extension keeps in a process; `context.part(Type)` finds it."""

    def make(self, store: Store) -> object:
        """Its state on a store."""
        raise NotImplementedError


class OfStreams:
    """What belongs to logs of one kind. letter: begins their ids; `kind_of` finds the hook of a log."""

    letter: str


S = TypeVar("S", bound=OfStreams)


def kind_of(stream: str, hooks: Iterable[S]) -> S | None:
    """The hook for a log; None for a game, and for a log whose extension is off."""
    letter = letter_of(stream)
    return next((each for each in hooks if each.letter == letter), None)


def make_states(extensions: Extensions, store: Store) -> Mapping[type, object]:
    """The states of all extensions, by type."""
    made = [each.make(store) for each in extensions.of("app", OwnState)]
    return {type(each): each for each in made}
