"""Streams of inboxes: what pages tell, with nothing lost however often they are cut."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from flask import Flask

from service.http.app_services import NAME
from tests.hang import until
from tests.http.following import FOLLOWED, NDJSON, SSE, heard
from tests.http.guest import Round, opened, step
from tests.http.inboxes.reading import bare, inbox, lines, owed, read, told

UNKNOWN = 'data: {"head":null,"reason":"unknown"}'


class TestStreams:
    @pytest.mark.parametrize("media", [NDJSON, SSE])
    def test_tell_what_pages_tell(self, app: Flask, media: str) -> None:
        tables = [opened(app) for _ in range(3)]
        tokens = [guest.token for table in tables for guest in table.by.values()]
        reader = inbox(app, *tokens)
        found = heard(lines(reader, media))
        first = [next(found) for _ in tables]
        assert bare(first) == bare(read(reader)[0])
        luck = Random(2)
        for table in tables * 2:
            before = owed(table)
            step(app, table, luck)
            if (now := owed(table)) != before:
                assert told([next(found)]) == [now]

    @pytest.mark.parametrize("media", [NDJSON, SSE])
    def test_lose_nothing_however_often_they_are_cut(self, app: Flask, media: str) -> None:
        tables = [opened(app) for _ in range(2)]
        reader = inbox(app, *(guest.token for table in tables for guest in table.by.values()))
        luck, cursor, missing = Random(5), read(reader)[1], set[tuple[Any, ...]]()
        for _ in range(12):
            table = luck.choice(tables)
            before = owed(table)
            step(app, table, luck)
            if owed(table) != before:
                missing = {each for each in missing if each[0] != table.id} | {owed(table)}
            if luck.random() < 0.5 and missing:
                query, headers = ("", {"Last_Event_ID": cursor}) if media == SSE else (f"?after={cursor}", {})
                found = heard(lines(reader, media, query, **headers))
                for _ in range(luck.randint(1, len(missing))):
                    entry = next(found)
                    missing.remove(told([entry])[0])
                    cursor = entry["cursor"]
                FOLLOWED.pop().close()
        assert sorted(told(read(reader, f"?after={cursor}")[0])) == sorted(missing)

    def test_say_where_they_are_though_nothing_happened(self, app: Flask) -> None:
        reader = inbox(app)
        found = lines(reader, SSE)
        assert [next(found) for _ in range(4)] == ["retry: 2000", "", "id: i", ""]
        assert next(found) == "id: i"

    def test_an_id_of_nobody_begins_anew(self, app: Flask, table: Round) -> None:
        reader = inbox(app, *(guest.token for guest in table.by.values()))
        found = lines(reader, SSE, Last_Event_ID="17")
        assert [next(found) for _ in range(3)] == ["retry: 2000", "event: reset", UNKNOWN]
        next(each for each in found if each == "")
        assert told([next(heard(found))]) == [owed(table)]
        assert reader.get("/v1/inbox?after=17", Accept=NDJSON).status_code == 400

    @pytest.mark.parametrize("cursor", ["", "17", "i" + "A" * 2000])
    def test_a_cursor_of_nobody_begins_anew(self, app: Flask, cursor: str) -> None:
        found = lines(inbox(app), SSE, f"?after={cursor}")
        assert [next(found) for _ in range(3)] == ["retry: 2000", "event: reset", UNKNOWN]

    def test_hear_of_seats_that_are_put_in_and_not_of_those_taken_out(self, app: Flask) -> None:
        reader = inbox(app)
        stream = lines(reader, SSE)
        assert "id: i" in (next(stream) for _ in range(4))
        found = heard(stream)
        table = opened(app, inbox=reader.token)
        assert told([next(found)]) == [owed(table)]
        for seat in table.by:
            gone = reader.delete(f"/v1/inbox/seats/{table.id}/{seat}")
            assert gone.status_code == 204
        noticed = opened(app, inbox=reader.token)
        assert told([next(found)]) == [owed(noticed)]
        table.awaited().act(table.id, {"type": "pass"})
        for _ in range(2):
            other = opened(app, inbox=reader.token)
            assert told([next(found)]) == [owed(other)]


def test_a_stream_of_an_inbox_is_counted_and_given_back(app: Flask) -> None:
    streams: Any = app.extensions[NAME].streams
    next(lines(inbox(app), SSE))
    assert streams.places.in_use == 1
    FOLLOWED.pop().close()
    until(lambda: not streams.places.in_use)
