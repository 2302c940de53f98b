"""Streams of the feed: the same entries as its pages, resumed wherever they broke off, and never in anybody's way."""

from __future__ import annotations

import json
from itertools import islice
from random import Random
from threading import Thread
from typing import Any

from flask import Flask

from service.http.app_services import NAME
from service.http.streaming.response import StreamState
from tests.hang import HANG_S, until
from tests.http.alive.streams.reading import NDJSON, SSE, Event, followed, free_places, head_of, page, parsed
from tests.http.beginnings import Clock
from tests.http.guest import Guest, Json, Round, opened, played, step


class TestAllEncodings:
    def test_have_the_same_entries_with_the_same_ids(self, app: Flask) -> None:
        table = played(app, opened(app))
        for guest in (Guest(app), *table.by.values()):
            for query in ("", "?viewpoint=all", "?after=9"):
                paged = page(guest, table, f"{query or '?'}&limit=500")
                with followed(guest, table, NDJSON, query) as lines:
                    assert [json.loads(line) for line in lines] == paged
                with followed(guest, table, SSE, query) as lines:
                    messages = [each for each in parsed(lines) if each.name == "message"]
                assert [each.data for each in messages] == paged
                assert [each.id for each in messages] == [str(each["version"]) for each in paged]

    def test_are_not_kept_and_not_buffered(self, app: Flask) -> None:
        table = played(app, opened(app))
        for media in (NDJSON, SSE):
            answered = Guest(app).get(f"/v1/games/{table.id}/events", Accept=media)
            assert answered.headers["Cache-Control"] == "no-store, no-transform"
            assert answered.headers["X-Accel-Buffering"] == "no"

    def test_a_head_request_ends(self, app: Flask, table: Round, streams: StreamState) -> None:
        before = free_places(streams)
        answered = Guest(app).ask("HEAD", f"/v1/games/{table.id}/events", {"Accept": SSE})
        assert (answered.status_code, answered.data) == (200, b"")
        answered.close()
        assert free_places(streams) == before

    def test_count_as_one_request(self, app: Flask) -> None:
        table = played(app, opened(app))
        first, second = (Guest(app).get(f"/v1/games/{table.id}/events", Accept=NDJSON) for _ in range(2))
        left = [int(each.headers["RateLimit"].partition("r=")[2].partition(";")[0]) for each in (first, second)]
        assert left[0] - left[1] == 1


class TestFollowing:
    def test_a_whole_game_live(self, app: Flask, table: Round) -> None:
        found: dict[str, list[Json]] = {NDJSON: [], SSE: []}

        def follow(media: str) -> None:
            with followed(table.by[1], table, media) as lines:
                if media == NDJSON:
                    found[media] = [each for line in lines if line and "version" in (each := json.loads(line))]
                else:
                    found[media] = [each.data for each in parsed(lines) if each.name == "message"]

        readers = [Thread(target=follow, args=(media,)) for media in found]
        for each in readers:
            each.start()
        luck = Random(3)
        while step(app, table, luck) is not None:
            pass
        for each in readers:
            each.join(HANG_S)
        whole = page(table.by[1], table)
        assert found[NDJSON] == whole
        assert found[SSE] == whole

    def test_resumes_after_the_last_event_id(self, app: Flask) -> None:
        table = played(app, opened(app))
        with followed(Guest(app), table, SSE, "?after=2", Last_Event_ID="7") as lines:
            assert next(each for each in parsed(lines) if each.name == "message").id == "8"
        with followed(Guest(app), table, NDJSON, "?after=2", Last_Event_ID="7") as lines:
            assert json.loads(next(lines))["version"] == 3

    def test_ends_when_the_game_is_over(self, app: Flask) -> None:
        table = played(app, opened(app))
        head = head_of(table)
        for after in (0, head):
            with followed(Guest(app), table, SSE, f"?after={after}") as lines:
                *_, last = parsed(lines)
            assert last == Event(str(head), "end", {"head": head})
        with followed(Guest(app), table, NDJSON, f"?after={head}") as lines:
            assert list(lines) == []

    def test_an_unknown_id_is_reset_and_all_comes_again(self, table: Round) -> None:
        head = head_of(table)
        for told, reason in ((str(head + 1), "ahead"), ("999999999999", "ahead"), ("x", "unknown")):
            with followed(table.by[0], table, SSE, Last_Event_ID=told) as lines:
                messages = (each for each in parsed(lines) if each.name in ("message", "reset"))
                assert next(messages) == Event("0", "reset", {"reason": reason, "head": head})
                assert [each.data for each in islice(messages, head)] == page(table.by[0], table)
                table.awaited().act(table.id, {"type": "pass"})
                assert next(messages).id == str(head + 1)
            head = head_of(table)

    def test_a_sampled_fork_is_followed_from_its_own_beginning(self, app: Flask) -> None:
        table = opened(app, analysis=True)
        fork = {"resample": {"seed": "s"}}
        made = table.by[0].post(f"/v1/games/{table.id}/forks", fork)
        assert made.status_code == 201, made.text
        child = Round(made.get_json()["game"]["id"], made.get_json(), Guest(app, made.get_json()["organiser_token"]))
        with followed(Guest(app), child, NDJSON) as lines:
            assert json.loads(next(lines))["type"] == "game.forked"


class TestHeartbeats:
    def test_are_comments_that_carry_the_head(self, app: Flask, table: Round) -> None:
        head = head_of(table)
        with followed(Guest(app), table, SSE, f"?after={head}") as lines:
            assert next(lines) == "retry: 2000"
            told = parsed(lines)
            assert [each.comment for each in islice(told, 3)] == [f"head {head}"] * 3
            table.awaited().act(table.id, {"type": "pass"})
            assert next(each for each in told if each.data).data["version"] == head + 1
            assert next(each.comment for each in told if each.comment) == f"head {head + 2}"

    def test_are_empty_lines(self, app: Flask, table: Round) -> None:
        with followed(Guest(app), table, NDJSON, f"?after={head_of(table)}") as lines:
            assert list(islice(lines, 2)) == ["", ""]

    def test_are_not_sent_while_something_happens(self, app: Flask, streams: StreamState) -> None:
        streams.beat_s = 60
        table = opened(app)
        head = head_of(table)

        def act() -> None:
            until(lambda: streams.writer.readers)
            table.awaited().act(table.id, {"type": "pass"})

        with followed(Guest(app), table, NDJSON, f"?after={head}") as lines:
            Thread(target=act).start()
            assert json.loads(next(lines))["version"] == head + 1


class TestDelay:
    DELAY: dict[str, Any] = {"spectators": {"delay_s": 600}}

    def test_holds_back_by_time(self, app: Flask, clock: Clock) -> None:
        table = opened(app, **self.DELAY)
        clock.ms += 601_000
        head = head_of(table)
        table.awaited().act(table.id, {"type": "pass"})
        with followed(Guest(app), table, SSE, f"?after={head}") as lines:
            told = parsed(lines)
            assert [each.comment for each in islice(told, 3)] == [f"head {head}"] * 3
            clock.ms += 601_000
            assert next(each for each in told if each.data).data["version"] == head + 1

    def test_an_id_that_spectators_cannot_have_yet_is_unknown_to_them(self, app: Flask) -> None:
        table = opened(app, **self.DELAY)
        known, unknown = head_of(table), 4000
        heard = []
        for told in (known, unknown):
            with followed(Guest(app), table, SSE, Last_Event_ID=str(told)) as lines:
                first = next(each for each in parsed(lines) if not each.comment)
                heard.append((first.name, first.id, first.data))
        assert heard[0] == heard[1]
        assert heard[0] == ("reset", "0", {"reason": "ahead", "head": 1})


def test_an_arbiters_look_is_noted_before_it_is_told(app: Flask) -> None:
    made = (
        Guest(app)
        .post("/v1/games", {"ruleset": "microfilms", "arbiter": True, "seats": [{"kind": "human", "claim": True}] * 3})
        .get_json()
    )
    table = Round(made["game"]["id"], made, Guest(app, made["organiser_token"]))
    store, head = app.extensions[NAME].context.store, head_of(table)
    with followed(Guest(app, made["arbiter_token"]), table, SSE) as lines:
        told = parsed(lines)
        assert next(told).comment == f"head {head}"
        assert next(each for each in told if each.data).data["openings"] is not None
        assert [(each.version, each.viewpoint) for each in store.reads(table.id)] == [(head, "all")]
