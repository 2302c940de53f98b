"""The core asks any extension for the news, the texts and the forgetting of its logs: here one of diaries, beside none of ours."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from flask import Flask

from domain.kernel.errors import Conflict, Missing
from projections.rendered_view import encode_json
from service.app.core.context import Context
from service.app.core.hooks import kind_of
from service.app.core.idempotent_requests import Request
from service.app.feeds.inbox_feed import InboxEntry
from service.app.feeds.inbox_owners import InboxOwner
from service.app.forgetting.text_store import TextStore
from service.app.moderation.acts import execute_act
from service.app.moderation.reports import load_report_page, make_report
from service.app.moderation.subjects import Subject
from service.app.moderation.text_source import TextSource
from service.app.webhook_state.webhook_record import StreamReader
from service.app.webhook_state.webhook_rows import load_webhooks, reader_owner
from service.app.webhooks.deliver import deliver_due
from service.app.webhooks.manage import register_webhook
from service.app.webhooks.news_source import NewsReader, NewsSource
from service.extensions import Extension, Extensions, Floor
from service.ids import stream_id
from service.store import Store
from tests.http.guest import Guest
from tests.http.luck_tables import context_of
from tests.http.players.accounts import registered
from tests.http.webhooks.hooks import URL, Receiver
from tests.restorable import RestorableStore

DIARY, OTHER = stream_id("d", bytes(11)), stream_id("q", bytes(11))
READER = StreamReader(DIARY, "anna", "5e" * 32)


@dataclass
class Pages(NewsReader):
    """What was written in a diary after a page."""

    written: list[str]
    read: int

    @property
    def cursor(self) -> str:
        return str(self.read)

    def more(self) -> Iterator[InboxEntry]:
        while self.read < len(self.written):
            self.read += 1
            news = {"id": f"{DIARY}-{self.read}", "type": "diary.written", "data": {"version": self.read}}
            yield InboxEntry(self.cursor, encode_json(news))


@dataclass
class Diaries(NewsSource, TextSource):
    """All that diaries bring. written: the pages of each; hidden: places of pages."""

    letter: str = "d"
    written: list[str] = field(default_factory=list)
    hidden: set[str] = field(default_factory=set)
    is_lent: bool = True

    def is_good(self, _context: Context, reader: StreamReader) -> bool:
        return self.is_lent

    def first_position(self, _context: Context, reader: StreamReader) -> str:
        return str(len(self.written))

    def open(self, _context: Context, reader: StreamReader, cursor: str | None) -> Pages:
        return Pages(self.written, int(cursor or 0))

    def find(self, _context: Context, stream: str, place: str) -> str:
        found = self.find_stored(_context.store, stream, place)
        if found is None:
            raise Missing("There is no such page.")
        return found

    def find_stored(self, _store: Store, stream: str, place: str) -> str | None:
        number = int(place.partition(".")[0])
        return self.written[number - 1] if number <= len(self.written) else None

    def hidden_places(self, _store: Store, stream: str) -> set[str]:
        return self.hidden

    def set_hidden(self, _store: Store, stream: str, place: str, *, hidden: bool) -> None:
        self.hidden = self.hidden | {place} if hidden else self.hidden - {place}


@dataclass(frozen=True)
class Planted(Extension):
    """An extension that has its parts already."""

    held: tuple[object, ...] = field(default=(), compare=False)

    def parts(self, floor: Floor) -> tuple[object, ...]:
        return self.held if floor == "app" else ()


@pytest.fixture
def diaries() -> Diaries:
    return Diaries()


@pytest.fixture
def with_diaries(serve: Callable[..., Flask], store: RestorableStore, diaries: Diaries) -> Callable[..., Flask]:
    return lambda *more: serve(store, extensions=Extensions((Planted("diaries", "diaries", (diaries, *more)),)))


def deliver(context: Context, receiver: Receiver, name: str) -> list[str]:
    before = len(receiver.got)
    deliver_due(context, receiver, reader_owner(context, READER), name)
    return [each.type for each in receiver.got[before:]]


def test_the_hook_of_a_log_is_found_by_its_letter(diaries: Diaries) -> None:
    assert kind_of(DIARY, [Diaries("c"), diaries]) is diaries
    assert [kind_of(each, [diaries]) for each in (OTHER, DIARY[1:], "", "nothing")] == [None] * 4


def test_a_webhook_gets_the_news_of_any_log_until_its_reader_may_not(with_diaries: Callable[..., Flask], diaries: Diaries, clock: Any) -> None:
    context, receiver = context_of(with_diaries()), Receiver()
    diaries.written.append("Old.")
    owner = InboxOwner(reader_owner(context, READER), None, READER)
    name: str = register_webhook(context, owner, URL, Request("k", "f")).body.id
    assert deliver(context, receiver, name) == ["webhook.challenge"]
    diaries.written += ["Monday.", "Tuesday."]
    clock.ms += 3_600_000
    assert deliver(context, receiver, name) == ["diary.written"] * 2
    assert [each.json["data"] for each in receiver.notifications()] == [{"version": 2}, {"version": 3}]
    diaries.is_lent = False
    clock.ms += 3_600_000
    assert deliver(context, receiver, name) == []
    assert load_webhooks(context, owner.key) == {}


def test_a_text_of_any_log_is_reported_hidden_and_shown(with_diaries: Callable[..., Flask], diaries: Diaries) -> None:
    context = context_of(with_diaries())
    diaries.written.append("Rude.")
    page, no_page = (Subject("text", tournament=DIARY, place=f"{number}.page") for number in (1, 9))
    make_report(context, page, "abuse", None, bearer=None, request=Request("r", "r"), owners=("5e" * 8, "6f" * 8))
    assert [each.shown for each in load_report_page(context, "open", None, 9).items] == ["Rude."]

    def act(kind: Any, subject: Subject) -> Any:
        return execute_act(context, kind, subject, "Greta", reason="Rude.", until_ms=None, request=Request(f"{kind} {subject}", "")).body

    with pytest.raises(Conflict, match="not hidden"):
        act("show", page)
    assert len(act("hide", page).reports) == 1
    assert diaries.hidden == {"1.page"}
    with pytest.raises(Missing, match="no such page"):
        act("hide", no_page)
    with pytest.raises(Missing, match="No extension that is on here has this log"):
        act("hide", Subject("text", tournament=OTHER, place="1.page"))
    execute_act(context, "show", page, "Greta", reason="Not so rude.", until_ms=None, request=Request("again", ""))
    assert diaries.hidden == set()


def test_forgetting_walks_the_rows_that_an_extension_brings(with_diaries: Callable[..., Flask]) -> None:
    walked = list[str]()
    app = with_diaries(TextStore("diaries", ("es:{*}:x:d*",), of_player=lambda _, player: walked.append(player)))
    anna = registered(app)
    assert Guest(app, anna.guest.token).delete("/v1/players/me").status_code == 204
    assert set(walked) == {anna.id}
