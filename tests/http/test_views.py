"""Looking: from one's own viewpoint while the game is on, from any when it is over; now, and at a version."""

from __future__ import annotations

import itertools
from random import Random

import pytest
from flask import Flask

from tests.http.beginnings import Clock
from tests.http.guest import Guest, Round, opened, played, step


def status(guest: Guest, table: Round, query: str = "") -> int:
    return guest.get(f"/v1/games/{table.id}/view{query}").status_code


class TestValidators:
    def test_the_same_view_is_not_sent_twice(self, table: Round) -> None:
        guest, path = table.by[0], f"/v1/games/{table.id}/view"
        first = guest.get(path)
        assert first.headers["Cache-Control"] == "private, no-cache, no-transform"
        assert {each.strip() for each in first.headers["Vary"].split(",")} == {"Authorization", "Accept"}
        again = guest.get(path, If_None_Match=first.headers["ETag"])
        assert (again.status_code, again.data) == (304, b"")
        assert again.headers["ETag"] == first.headers["ETag"]
        assert not {"Content-Type", "Content-Length"} & set(again.headers.keys())
        for others in (f'"x", {first.headers["ETag"]}', f"W/{first.headers['ETag']}", "*"):
            assert guest.get(path, If_None_Match=others).status_code == 304
        assert guest.get(path, If_None_Match='"x"').status_code == 200

    def test_a_move_makes_another(self, table: Round) -> None:
        guest, path = table.awaited(), f"/v1/games/{table.id}/view"
        before = guest.get(path).headers["ETag"]
        guest.act(table.id, {"type": "pass"})
        assert guest.get(path, If_None_Match=before).status_code == 200

    def test_each_audience_has_its_own(self, app: Flask, table: Round) -> None:
        path = f"/v1/games/{table.id}/view"
        tags = [guest.get(path).headers["ETag"] for guest in (*table.by.values(), Guest(app))]
        assert len(set(tags)) == 4
        assert table.organiser.get(path).headers["ETag"] == tags[-1]

    def test_text_has_its_own(self, table: Round) -> None:
        guest, path = table.by[0], f"/v1/games/{table.id}/view"
        tag = guest.get(path).headers["ETag"]
        text = guest.get(path, Accept="text/plain", If_None_Match=tag)
        assert text.status_code == 200
        assert guest.get(path, Accept="text/plain", If_None_Match=text.headers["ETag"]).status_code == 304

    def test_head_tells_of_the_body_and_sends_none(self, table: Round) -> None:
        guest, path = table.by[0], f"/v1/games/{table.id}/view"
        whole, head = guest.get(path), guest.ask("HEAD", path, {})
        assert (head.status_code, head.data) == (200, b"")
        assert head.headers["Content-Length"] == str(len(whole.data))
        assert head.headers["ETag"] == whole.headers["ETag"]


class TestAccept:
    def test_text_alone(self, table: Round) -> None:
        told = table.by[0].get(f"/v1/games/{table.id}/view", Accept="text/plain")
        assert told.content_type == "text/plain; charset=utf-8"
        assert told.text == table.by[0].view(table.id)["text"] + "\n"

    @pytest.mark.parametrize(
        ("accept", "media"),
        [
            ("application/json", "application/json"), ("*/*", "application/json"), ("application/*", "application/json"),
            ("text/*", "text/plain"), ("text/plain, application/json", "application/json"), ("", "application/json"),
            ("application/json;q=0.1, text/plain", "text/plain"), ("image/png, */*;q=0.1", "application/json"),
        ],
    )  # fmt: skip
    def test_the_preferred_type_is_sent(self, table: Round, accept: str, media: str) -> None:
        assert table.by[0].get(f"/v1/games/{table.id}/view", Accept=accept).mimetype == media

    @pytest.mark.parametrize("accept", ["text/html", "image/*", "application/json;q=0", "application/xml"])
    def test_another_is_not_acceptable(self, table: Round, accept: str) -> None:
        refused = table.by[0].get(f"/v1/games/{table.id}/view", Accept=accept)
        assert (refused.status_code, refused.mimetype) == (406, "application/problem+json")


class TestEyes:
    def test_a_running_game_is_seen_through_ones_own(self, app: Flask, table: Round) -> None:
        everybody = {"organiser": table.organiser, "anybody": Guest(app)} | {
            f"seat:{n}": each for n, each in table.by.items()
        }
        for name, guest in everybody.items():
            assert status(guest, table, "?viewpoint=public") == 200
            assert status(guest, table, "?viewpoint=all") == 403
            for seat in range(3):
                allowed = name == f"seat:{seat}"
                assert status(guest, table, f"?viewpoint=seat:{seat}") == (200 if allowed else 403)
                assert status(guest, table, f"?viewpoint=seat:{seat}&at=5") == (200 if allowed else 403)
                assert guest.get(f"/v1/games/{table.id}/events?viewpoint=seat:{seat}").status_code == (200 if allowed else 403)

    def test_a_finished_game_is_seen_through_any(self, app: Flask, table: Round) -> None:
        played(app, table)
        for guest in (Guest(app), table.organiser, *table.by.values()):
            for viewpoint in ("public", "all", "seat:0", "seat:2"):
                assert guest.view(table.id, f"?viewpoint={viewpoint}")["viewpoint"] == viewpoint
                assert guest.view(table.id, f"?viewpoint={viewpoint}&at=14")["version"] == 14
        assert len(Guest(app).view(table.id, "?viewpoint=all&at=14")["minds"]) == 3

    def test_a_seat_that_is_not_there_has_none(self, app: Flask, table: Round) -> None:
        played(app, table)
        assert status(Guest(app), table, "?viewpoint=seat:3") == 422

    def test_a_reader_sees_what_the_seat_sees(self, app: Flask, table: Round) -> None:
        token = table.by[1].post(f"/v1/games/{table.id}/tokens", {"scope": "seat:read"}).get_json()["token"]
        assert Guest(app, token).view(table.id)["mind"] == table.by[1].view(table.id)["mind"]

    def test_a_token_of_another_game_opens_nothing(self, app: Flask, table: Round) -> None:
        assert status(opened(app).by[0], table) == 401


class TestThePast:
    def test_a_seat_sees_its_own_as_it_was(self, app: Flask, table: Round) -> None:
        luck, kept = Random(5), {}
        for _ in range(6):
            for seat, guest in table.by.items():
                now = guest.view(table.id)
                kept[seat, now["version"]] = now
            step(app, table, luck)
        for (seat, version), then in kept.items():
            past = table.by[seat].view(table.id, f"?at={version}")
            assert past | {"server_time": 0} == then | {"server_time": 0}
            assert (
                table.by[seat].get(f"/v1/games/{table.id}/view?at={version}").data
                == table.by[seat].get(f"/v1/games/{table.id}/view?at={version}").data
            )

    def test_the_future_is_malformed(self, table: Round) -> None:
        version = table.by[0].view(table.id)["version"]
        assert status(table.by[0], table, f"?at={version}") == 200
        assert status(table.by[0], table, f"?at={version + 1}") == 422


class TestSpectatorsDelay:
    """By time, not by moves; none once the game is over."""

    def test_holds_back_what_is_too_new(self, app: Flask, clock: Clock) -> None:
        table = opened(app, spectators={"delay_s": 60})
        start = table.made["game"]["version"]
        clock.ms += 61_000
        done = table.awaited().act(table.id, {"type": "pass"}).get_json()["version"]
        for guest in (Guest(app), Guest(app, spectator(table))):
            assert guest.view(table.id)["version"] == start
            assert status(guest, table, f"?at={done}") == 422
            page = guest.get(f"/v1/games/{table.id}/events?after={start}").get_json()
            assert (page["events"], page["head"]) == ([], start)
            assert guest.get(f"/v1/games/{table.id}").get_json()["version"] == start
            assert guest.get("/v1/games").get_json()["items"][0]["version"] == start
        assert table.by[0].view(table.id)["version"] >= done
        assert table.organiser.view(table.id)["version"] >= done
        clock.ms += 61_000
        assert Guest(app).view(table.id)["version"] >= done

    def test_starts_with_the_first_event(self, app: Flask) -> None:
        table = opened(app, spectators={"delay_s": 86_400})
        assert Guest(app).view(table.id)["version"] == 1

    def test_ends_with_the_game(self, app: Flask) -> None:
        table = opened(app, spectators={"delay_s": 86_400})
        table.organiser.act(table.id, {"type": "abort", "reason": "late"})
        assert Guest(app).view(table.id)["status"] == "aborted"


def spectator(table: Round) -> str:
    token: str = table.by[0].post(f"/v1/games/{table.id}/tokens", {"scope": "spectator"}).get_json()["token"]
    return token


class TestTheTextOfAView:
    """What happened last, as the asker may know it, and the decision that is open."""

    def last(self, text: str) -> list[str]:
        lines = text.splitlines()
        after = lines[lines.index("What happened last:") + 1 :]
        return list(itertools.takewhile(lambda line: line.startswith("Event "), after))

    def test_tells_what_happened_last_as_the_feed_does(self, app: Flask, table: Round) -> None:
        luck = Random(4)
        for _ in range(12):
            step(app, table, luck)
        for guest in (*table.by.values(), Guest(app)):
            view = guest.view(table.id)
            feed = guest.get(f"/v1/games/{table.id}/events?limit=500").get_json()["events"]
            told = {each["version"]: each["text"] for each in feed}
            said = self.last(view["text"])
            assert len(said) == 6
            assert said == [f"Event {version}: {told[version]}" for version in [*told][-6:]]

    def test_names_the_decision_that_is_open(self, table: Round) -> None:
        view = table.awaited().view(table.id)
        assert f"Your decision is {view['decision']['id']} (turn)." in view["text"].splitlines()
        assert "Your decision" not in table.others()[0].view(table.id)["text"]

    def test_has_a_format_that_the_body_names(self, app: Flask) -> None:
        assert Guest(app).view(opened(app).id)["format"] == 10

    def test_of_a_replay_tells_nothing_from_before_its_range(self, app: Flask) -> None:
        table = played(app, opened(app))
        shared = table.by[0].post(f"/v1/games/{table.id}/replays", {"from": 60}).get_json()
        frames = Guest(app).get(f"/v1/replays/{shared['id']}/frames?limit=2").get_json()["items"]
        said = [self.last(each["text"]) for each in frames]
        assert said == [
            [f"Event 60: {frames[0]['event']['text']}"],
            [f"Event {at}: {frames[at - 60]['event']['text']}" for at in (60, 61)],
        ]
