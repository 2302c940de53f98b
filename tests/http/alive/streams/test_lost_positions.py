"""A position that a log has lost: every operation that goes on from one answers `reset`, in pages, in lines and in server-sent events."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import NamedTuple

import pytest
from flask import Flask

from extensions.tournaments.http.stream import TournamentStream
from service.app.feeds import live_feed
from service.http.app_services import NAME
from service.http.streaming.chat_stream import ChatStream
from tests.http.alive.streams.reading import NDJSON, SSE, parsed, split
from tests.http.conformance import load_contract
from tests.http.guest import Guest, Json, code_of, opened
from tests.restorable import RestorableStore
from tests.tournaments.http.evening import evening

pytestmark = pytest.mark.extension("tournaments")


class Followed(NamedTuple):
    """A log that a reader follows. goes_on: adds to it."""

    reader: Guest
    path: str
    goes_on: Callable[[], object]


def game(app: Flask) -> Followed:
    table = opened(app)
    return Followed(
        table.by[0], f"/v1/games/{table.id}/events", lambda: table.awaited().act(table.id, {"type": "pass"})
    )


def tournament(app: Flask) -> Followed:
    here = evening(app, "Anna", "Boris")
    said = iter(range(100))
    return Followed(here.organiser, here.path("/facts"), lambda: here.post("/announcements", {"text": f"Table {next(said)}."}))


def chat(app: Flask) -> Followed:
    table = opened(app)
    path = f"/v1/games/{table.id}/messages"
    said = iter(range(100))

    def say() -> None:
        assert table.by[0].post(path, {"text": f"{next(said)}"}).status_code == 201

    say()
    return Followed(table.by[1], path, say)


LOGS: dict[str, Callable[[Flask], Followed]] = {"getEvents": game, "getTournamentFacts": tournament, "getMessages": chat}
INBOX = "getInbox"
"""The inbox goes on from a position in every log of its seats, so that its reset is an entry: `tests/http/inboxes`."""


def test_every_operation_that_goes_on_from_a_position_is_tried() -> None:
    contract = load_contract()
    found = set()
    for path in contract["paths"].values():
        for operation in (each for each in path.values() if "operationId" in each):
            names = {
                (contract["components"]["parameters"][each["$ref"].rpartition("/")[2]] if "$ref" in each else each)["name"]
                for each in operation.get("parameters", ())
            }
            if names & {"after", "Last-Event-ID"}:
                found.add(operation["operationId"])
    assert found - {"getView"} == {*LOGS, INBOX}, "a view that waits goes on from no position: any other version ends its wait"


def stream(followed: Followed, media: str, query: str, **headers: str) -> Iterator[tuple[str, Json]]:
    """Messages of a stream: a kind, and its data."""
    answered = followed.reader.ask("GET", f"{followed.path}{query}", {"Accept": media, **headers}, buffered=False)
    assert answered.status_code == 200, answered.text
    with closing(answered):
        lines = split(answered.iter_encoded())
        if media == SSE:
            yield from ((each.name, each.data) for each in parsed(lines) if not each.comment)
        else:
            for line in filter(None, lines):
                said = json.loads(line)
                yield ("reset", said["reset"]) if set(said) == {"reset"} else ("message", said)


@pytest.fixture
def often(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    """Streams look at their logs again soon."""
    monkeypatch.setattr(live_feed, "GLANCE_S", 0.05)
    for source in (TournamentStream, ChatStream):
        monkeypatch.setattr(source, "glance_s", 0.05)
    app.extensions[NAME].chat.glance_s = 0.05


@pytest.fixture(params=LOGS)
def followed(request: pytest.FixtureRequest, app: Flask) -> Followed:
    return LOGS[request.param](app)


def entries(page: Json) -> list[Json]:
    found: list[Json] = next(page[name] for name in ("messages", "events", "facts") if name in page)
    return found


def head_of(followed: Followed) -> int:
    page = followed.reader.get(f"{followed.path}?limit=500").get_json()
    return int(page["head"] if "head" in page else page["next"])


@pytest.mark.parametrize("wait", ["", "&wait=20"])
def test_a_page_beyond_the_end_is_refused_and_does_not_wait(followed: Followed, wait: str) -> None:
    head = head_of(followed)
    for after in (head + 1, 10**9):
        refused = followed.reader.get(f"{followed.path}?after={after}{wait}")
        assert code_of(refused) == (409, "reset")
        assert refused.get_json()["reset"] == {"reason": "ahead", "head": head}
    assert entries(followed.reader.get(f"{followed.path}?after={head}").get_json()) == []


@pytest.mark.parametrize("media", [NDJSON, SSE])
def test_a_stream_beyond_the_end_says_so_and_begins_again(followed: Followed, media: str) -> None:
    head = head_of(followed)
    messages = stream(followed, media, f"?after={head + 1}")
    assert next(messages) == ("reset", {"reason": "ahead", "head": head})
    first = entries(followed.reader.get(f"{followed.path}?after=0&limit=1").get_json())[0]
    assert next(messages) == ("message", first)


def test_an_id_beyond_the_end_too(followed: Followed) -> None:
    head = head_of(followed)
    assert next(stream(followed, SSE, "", Last_Event_ID=f"{head + 1}")) == ("reset", {"reason": "ahead", "head": head})


@pytest.mark.parametrize("media", [NDJSON, SSE])
def test_who_follows_while_the_log_is_put_back_hears_it(
    followed: Followed, store: RestorableStore, media: str, often: None
) -> None:
    kept, head = store.backup(), head_of(followed)
    followed.goes_on()
    messages = stream(followed, media, f"?after={head}")
    assert next(messages)[0] == "message"
    store.restore(kept)
    kind, data = next(each for each in messages if each[0] == "reset")
    assert (kind, data["head"]) == ("reset", head)
    first = entries(followed.reader.get(f"{followed.path}?after=0&limit=1").get_json())[0]
    assert next(messages) == ("message", first)


@pytest.mark.parametrize("name", ["getEvents", "getTournamentFacts"])
class TestDigests:
    """A history that was put back and has grown past a reader's position."""

    def test_tell_a_page_of_another_history(self, app: Flask, name: str) -> None:
        followed = LOGS[name](app)
        page = followed.reader.get(f"{followed.path}?limit=500").get_json()
        known, head = entries(page)[-2], page["head"]
        at, digest = known["version"], known["digest"]
        assert entries(followed.reader.get(f"{followed.path}?after={at}&digest={digest}").get_json()) == entries(page)[-1:]
        refused = followed.reader.get(f"{followed.path}?after={at}&digest={'0' * 64}&wait=20")
        assert (refused.status_code, refused.get_json()["reset"]) == (409, {"reason": "changed", "head": head})
        assert followed.reader.get(f"{followed.path}?after={at}&digest=x").status_code == 422

    @pytest.mark.parametrize("media", [NDJSON, SSE])
    def test_tell_a_stream_of_another_history(self, app: Flask, name: str, media: str) -> None:
        followed = LOGS[name](app)
        page = followed.reader.get(f"{followed.path}?limit=500").get_json()
        known, head = entries(page)[-2], page["head"]
        asked = f"?after={known['version']}&digest="
        assert next(stream(followed, media, asked + known["digest"])) == ("message", entries(page)[-1])
        messages = stream(followed, media, asked + "0" * 64)
        assert next(messages) == ("reset", {"reason": "changed", "head": head})
        assert next(messages) == ("message", entries(page)[0])

    def test_say_nothing_of_a_position_in_the_last_event_id(self, app: Flask, name: str) -> None:
        followed = LOGS[name](app)
        head = head_of(followed)
        query = f"?after=1&digest={'0' * 64}"
        assert next(stream(followed, SSE, query, Last_Event_ID=f"{head - 1}"))[0] == "message"


def test_a_tournament_that_was_put_back_and_grew_past_its_follower_says_so(
    app: Flask, store: RestorableStore, often: None
) -> None:
    followed = tournament(app)
    kept, head = store.backup(), head_of(followed)
    for _ in range(3):
        followed.goes_on()
    grown = store.backup()
    store.restore(kept)
    followed.goes_on()
    messages = stream(followed, SSE, f"?after={head}")
    assert next(messages)[0] == "message"
    store.restore(grown)
    assert next(each for each in messages if each[0] == "reset") == ("reset", {"reason": "changed", "head": head_of(followed)})
