"""What tournaments bring to the use cases."""

from __future__ import annotations

from service.app.core.context import Context
from service.app.core.hooks import OwnState
from service.app.core.tournament_repository import LETTER
from service.app.core.tournament_state import Tournaments
from service.app.forgetting.text_store import TextStore
from service.app.moderation.text_source import TextSource
from service.app.tournaments.entry_players import drop_list
from service.app.tournaments.fact_feed import find_stored_text, find_text
from service.app.tournaments.forgetting import forget_person
from service.app.tournaments.hidden_texts import load_hidden_places, set_text_hidden
from service.app.webhook_state.webhook_record import StreamReader
from service.app.webhooks.event_news import EventNewsReader, first_position, is_reader_good
from service.app.webhooks.news_source import NewsSource
from service.store import Store


class State(OwnState):
    """The repository, drafts and caches of one process."""

    def make(self, store: Store) -> Tournaments:
        return Tournaments(store)


class News(NewsSource):
    """The facts that officials, entries and their players are told of."""

    letter = LETTER

    def is_good(self, context: Context, reader: StreamReader) -> bool:
        return is_reader_good(context, reader)

    def first_position(self, context: Context, reader: StreamReader) -> str:
        return first_position(context, reader)

    def open(self, context: Context, reader: StreamReader, cursor: str | None) -> EventNewsReader:
        return EventNewsReader(context, reader, cursor)


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


TEXTS_OF_EVENTS = TextStore(
    "texts of events, and webhooks of their readers", (f"es:{{*}}:x:{LETTER}*", f"es:{{*}}:w:{LETTER}-*"),
    of_player=forget_person, settle=drop_list,
)  # fmt: skip

PARTS = (State(), News(), Texts(), TEXTS_OF_EVENTS)
