"""What tournaments bring to the use cases."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from domain.game.aggregate import Game
from domain.kernel.errors import Diverged
from projections import event_row
from service.app.core.context import Context
from service.app.core.hooks import Attended, GameWatcher, OwnState, OwnStreams
from service.app.core.tournament_repository import LETTER, TournamentRepository
from service.app.core.tournament_state import Tournaments
from service.app.maintenance.check_events import find_event_problems
from service.app.maintenance.checked_streams import CheckedStreams
from service.app.maintenance.restored_events import mend_restored_event, restore_event_over
from service.app.tournaments.entrants.my_events import rebuild_my_events
from service.app.tournaments.founding import rebuild_events
from service.app.tournaments.owed_steps.attend_game import attend_game
from service.app.tournaments.owed_steps.give_round import give_round
from service.app.tournaments.owed_steps.portion import Portion
from service.app.tournaments.owed_steps.take_steps import take_portion
from service.store import AppendNotice, ArchivedGame, ArchivedStore, Damaged, Store, StreamHead


class State(OwnState):
    """The repository, drafts and caches of one process."""

    def make(self, store: Store) -> Tournaments:
        return Tournaments(store)


class Results(GameWatcher):
    """Games of events begin, end and are noted."""

    def after_game(self, context: Context, game: Game) -> None:
        attend_game(context, game)


class Steps(OwnStreams):
    """The due steps of events, a portion at a time."""

    letter = LETTER

    def attend(self, context: Context, stream: str) -> Attended:
        taken = take_portion(context, stream, Portion())
        return Attended(taken.tournament.version, taken.goes_on)

    def give_round(self, context: Context, stream: str, number: int, signature: str) -> None:
        give_round(context, stream, number, signature)

    def catch_up(self, context: Context, notice: AppendNotice) -> None:
        context.part(Tournaments).repository.catch_up(notice)


class Upkeep(CheckedStreams):
    """Checks of events, their restoring, the list of events and the lists of players' events."""

    letter = LETTER
    lists = (event_row.NAME,)

    def problems(self, store: Store, stream: str) -> Iterator[str]:
        return find_event_problems(store, stream)

    def mend(self, store: Store, stream: str) -> None:
        with suppress(Diverged, Damaged):
            tournament = TournamentRepository(store).load(stream)
            store.owe(stream, StreamHead(tournament.version, tournament.digest), "now")

    def restore_over(self, context: Context, store: ArchivedStore, kept: ArchivedGame, reason: str) -> None:
        restore_event_over(context, store, kept, reason)

    def mend_restored(self, store: ArchivedStore, stream: str, head: StreamHead) -> Iterator[str]:
        return mend_restored_event(store, stream, head)

    def rebuild(self, context: Context) -> None:
        rebuild_events(context)
        rebuild_my_events(context)


PARTS = (State(), Results(), Steps(), Upkeep())
