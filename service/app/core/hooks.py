"""What an extension can bring to all use cases."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from service.extensions import Extensions
from service.ids import letter_of
from service.store import Store

H = TypeVar("H", bound="OfStreams")


class OfStreams:
    """Belongs to the logs of one kind that are no games. letter: begins their ids; `kind_of` finds the hook of a log."""

    letter: str


class OwnState:
    """Makes what an extension keeps in a process; `context.part(Type)` finds it."""

    def make(self, store: Store) -> object:
        """Its state on a store."""
        raise NotImplementedError


def make_states(extensions: Extensions, store: Store) -> Mapping[type, object]:
    """The states of all extensions, by type."""
    made = [each.make(store) for each in extensions.of("app", OwnState)]
    return {type(each): each for each in made}


def kind_of(stream: str, hooks: Iterable[H]) -> H | None:
    """The hook of a log; None for a game, and for a log of an extension that is off or unknown."""
    letter = letter_of(stream)
    return next((each for each in hooks if each.letter == letter), None)
