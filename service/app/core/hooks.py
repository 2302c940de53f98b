"""What an extension can bring to all use cases."""

from __future__ import annotations

from collections.abc import Mapping

from service.extensions import Extensions
from service.store import Store


class OwnState:
    """Makes what an extension keeps in a process; `context.part(Type)` finds it."""

    def make(self, store: Store) -> object:
        """Its state on a store."""
        raise NotImplementedError


def make_states(extensions: Extensions, store: Store) -> Mapping[type, object]:
    """The states of all extensions, by type."""
    made = [each.make(store) for each in extensions.of("app", OwnState)]
    return {type(each): each for each in made}
