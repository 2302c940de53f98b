"""What tournaments bring to the use cases."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from domain.game.aggregate import Game
from domain.kernel.errors import Diverged
from extensions.tournaments.app.checks import find_tournament_problems
from extensions.tournaments.app.entrants.my_tournaments import rebuild_my_tournaments
from extensions.tournaments.app.entry_players import drop_list
from extensions.tournaments.app.fact_feed import find_stored_text, find_text
from extensions.tournaments.app.forgetting import forget_person
from extensions.tournaments.app.founding import rebuild_tournaments
from extensions.tournaments.app.hidden_texts import load_hidden_places, set_text_hidden
from extensions.tournaments.app.news import TournamentNewsReader, first_position, is_reader_good
from extensions.tournaments.app.owed_steps.attend_game import attend_game
from extensions.tournaments.app.owed_steps.give_round import give_round
from extensions.tournaments.app.owed_steps.portion import Portion
from extensions.tournaments.app.owed_steps.take_steps import take_portion
from extensions.tournaments.app.repository import LETTER, TournamentRepository
from extensions.tournaments.app.restored import mend_restored_tournament, restore_tournament_over
from extensions.tournaments.app.state import Tournaments
from extensions.tournaments.domain.rows import tournament_row as tournament_row
from service.app.core.context import Context
from service.app.core.hooks import Attended, GameWatcher, OwnState, OwnStreams
from service.app.forgetting.text_store import TextStore
from service.app.maintenance.checked_streams import CheckedStreams
from service.app.moderation.text_source import TextSource
from service.app.webhook_state.webhook_record import StreamReader
from service.app.webhooks.news_source import NewsSource
from service.store import AppendNotice, ArchivedGame, ArchivedStore, Damaged, Store, StreamHead


class KeptTournaments(OwnState):
    """The repository, drafts and caches of one process."""

    def make(self, store: Store) -> Tournaments:
        return Tournaments(store)


class Results(GameWatcher):
    """Games of tournaments begin, end and are noted."""

    def after_game(self, context: Context, game: Game) -> None:
        attend_game(context, game)


class Steps(OwnStreams):
    """The due steps of tournaments, a portion at a time."""

    letter = LETTER

    def attend(self, context: Context, stream: str) -> Attended:
        taken = take_portion(context, stream, Portion())
        return Attended(taken.tournament.version, taken.goes_on)

    def give_round(self, context: Context, stream: str, number: int, signature: str) -> None:
        give_round(context, stream, number, signature)

    def catch_up(self, context: Context, notice: AppendNotice) -> None:
        context.part(Tournaments).repository.catch_up(notice)


class Upkeep(CheckedStreams):
    """Checks of tournaments, their restoring, the list of tournaments and the lists of players' tournaments."""

    letter = LETTER
    lists = (tournament_row.NAME,)

    def problems(self, store: Store, stream: str) -> Iterator[str]:
        return find_tournament_problems(store, stream)

    def mend(self, store: Store, stream: str) -> None:
        with suppress(Diverged, Damaged):
            tournament = TournamentRepository(store).load(stream)
            store.owe(stream, StreamHead(tournament.version, tournament.digest), "now")

    def restore_over(self, context: Context, store: ArchivedStore, kept: ArchivedGame, reason: str) -> None:
        restore_tournament_over(context, store, kept, reason)

    def mend_restored(self, store: ArchivedStore, stream: str, head: StreamHead) -> Iterator[str]:
        return mend_restored_tournament(store, stream, head)

    def rebuild(self, context: Context) -> None:
        rebuild_tournaments(context)
        rebuild_my_tournaments(context)


class FactNews(NewsSource):
    """The facts that officials, entries and their players are told of."""

    letter = LETTER

    def is_good(self, context: Context, reader: StreamReader) -> bool:
        return is_reader_good(context, reader)

    def first_position(self, context: Context, reader: StreamReader) -> str:
        return first_position(context, reader)

    def open(self, context: Context, reader: StreamReader, cursor: str | None) -> TournamentNewsReader:
        return TournamentNewsReader(context, reader, cursor)


class Texts(TextSource):
    """Names, reasons and announcements."""

    letter = LETTER

    def find(self, context: Context, stream: str, place: str) -> str:
        return find_text(context, stream, place)

    def find_stored(self, store: Store, stream: str, place: str) -> str | None:
        return find_stored_text(store, stream, place)

    def hidden_places(self, store: Store, stream: str) -> frozenset[str]:
        return load_hidden_places(store, stream)

    def set_hidden(self, store: Store, stream: str, place: str, *, hidden: bool) -> None:
        set_text_hidden(store, stream, place, hidden=hidden)


TEXTS_OF_TOURNAMENTS = TextStore(
    "texts of tournaments, and webhooks of their readers", (f"es:{{*}}:x:{LETTER}*", f"es:{{*}}:w:{LETTER}-*"),
    of_player=forget_person, settle=drop_list,
)  # fmt: skip

PARTS = (KeptTournaments(), Results(), Steps(), Upkeep(), FactNews(), Texts(), TEXTS_OF_TOURNAMENTS)
