"""What tournaments bring to the use cases."""

from __future__ import annotations

from service.app.core.hooks import OwnState
from service.app.core.tournament_state import Tournaments
from service.store import Store


class State(OwnState):
    """The repository, drafts and caches of one process."""

    def make(self, store: Store) -> Tournaments:
        return Tournaments(store)


PARTS = (State(),)
