"""Replays: a link shows a range of a game through one pair of eyes, as it was, and gives nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from flask import Flask
from markupsafe import escape
from werkzeug.test import TestResponse

from domain.catalogue import discover
from service.app.audits.audit import audit
from service.config import Config
from service.factory import create_app
from service.http.app_services import NAME
from service.store import MemoryStore
from tests.http.beginnings import Clock, Play
from tests.http.conformance import Conforming
from tests.http.guest import Guest, Json, Round, key, opened, played, seats, step

NAMES = ("Annabella", "Boris & <Sons>", "Clara")
REASON = "Annabella left"


def named() -> list[Json]:
    return [{"kind": "human", "claim": True, "name": name} for name in NAMES]


def on_for_a_while(app: Flask) -> Round:
    made, luck = opened(app, seats=named(), arbiter=True), Random(3)
    for _ in range(5):
        step(app, made, luck)
    return made


def over_with_names(app: Flask) -> Round:
    return played(app, opened(app, seats=named()))


def over_and_unlisted(app: Flask) -> Round:
    return played(app, opened(app, seats=named(), visibility="unlisted"))


@pytest.fixture
def table(begin: Callable[[Play], Round]) -> Round:
    """A game that has been on for a while."""
    return begin(on_for_a_while)


@pytest.fixture
def finished(begin: Callable[[Play], Round]) -> Round:
    return begin(over_with_names)


def share(guest: Guest, table: Round, **wanted: Any) -> TestResponse:
    return guest.post(f"/v1/games/{table.id}/replays", wanted)


def link(guest: Guest, table: Round, **wanted: Any) -> str:
    """The id of a new link."""
    shared = share(guest, table, **wanted)
    assert shared.status_code == 201, shared.text
    name: str = shared.get_json()["id"]
    return name


def minted(guest: Guest, table: Round, scope: str) -> Guest:
    return Guest(guest.app, guest.post(f"/v1/games/{table.id}/tokens", {"scope": scope}).get_json()["token"])


def frames(app: Flask, name: str, query: str = "?limit=200") -> list[Json]:
    """Every frame, page by page."""
    page = Guest(app).get(f"/v1/replays/{name}/frames{query}").get_json()
    found: list[Json] = page["items"]
    while page["next"] is not None:
        page = Guest(app).get(f"/v1/replays/{name}/frames?limit=200&from={page['next']}").get_json()
        found += page["items"]
    return found


def secrets(app: Flask, table: Round) -> Json:
    """What is revealed at the end of a game."""
    entries = Guest(app).get(f"/v1/games/{table.id}/events?limit=500").get_json()["entries"]
    revealed: Json = next(each["data"] for each in entries if each["type"] == "game.seed_revealed")
    return revealed


def about(app: Flask, name: str) -> Json:
    told: Json = Guest(app).get(f"/v1/replays/{name}").get_json()
    return told


def everything(app: Flask, name: str) -> Iterator[TestResponse]:
    """All that a link leads to, and what goes wrong on the way."""
    guest = Guest(app)
    for path in (
        f"/v1/replays/{name}",
        f"/v1/replays/{name}/frames?limit=200",
        f"/v1/replays/{name}/frames?limit=0",
        f"/v1/replays/{name}/card.svg",
        f"/r/{name}",
        f"/r/{name}?v=999999",
    ):
        yield guest.get(path)
    for version in range(1, len(frames(app, name)) + 1):
        yield guest.get(f"/r/{name}?v={version}")
    yield guest.delete(f"/v1/replays/{name}")


class TestSharing:
    def test_gives_an_id_and_a_page(self, app: Flask, table: Round) -> None:
        shared = share(table.by[1], table)
        told = shared.get_json()
        assert (shared.status_code, shared.headers["Location"]) == (201, f"/v1/replays/{told['id']}")
        assert told["url"] == f"/r/{told['id']}"
        assert Guest(app).get(told["url"]).status_code == 200

    def test_shows_ones_own_eyes_by_default(self, app: Flask, table: Round) -> None:
        assert about(app, link(table.by[1], table))["viewpoint"] == "seat:1"
        assert about(app, link(minted(table.by[1], table, "seat:read"), table))["viewpoint"] == "seat:1"
        for guest in (table.organiser, minted(table.by[1], table, "spectator")):
            assert about(app, link(guest, table))["viewpoint"] == "public"

    def test_the_same_request_is_answered_again(self, table: Round) -> None:
        path, wanted = f"/v1/games/{table.id}/replays", {"viewpoint": "public"}
        first = table.by[0].post(path, wanted, Idempotency_Key="once")
        version = table.organiser.view(table.id)["version"]
        again = table.by[0].post(path, wanted, Idempotency_Key="once")
        assert (again.data, again.headers["Idempotency-Replayed"]) == (first.data, "true")
        assert table.organiser.view(table.id)["version"] == version
        assert table.by[0].post(path, {}, Idempotency_Key="once").get_json()["code"] == "idempotency-conflict"
        assert table.by[1].post(path, wanted, Idempotency_Key="once").get_json()["id"] != first.get_json()["id"]

    def test_needs_a_token_of_the_game(self, app: Flask, table: Round) -> None:
        assert share(Guest(app), table).status_code == 401
        assert share(opened(app).by[0], table).status_code == 401
        assert share(Guest(app, table.made["arbiter_token"]), table).status_code == 403

    def test_of_a_running_game_shows_no_eyes_of_others(self, table: Round) -> None:
        for guest in (table.by[0], table.organiser):
            for eyes in ("seat:1", "all"):
                assert share(guest, table, viewpoint=eyes).status_code == 403
        assert share(table.organiser, table, viewpoint="seat:0").status_code == 403

    def test_of_a_finished_game_shows_any(self, app: Flask, finished: Round) -> None:
        for eyes in ("seat:0", "seat:2", "public", "all"):
            assert about(app, link(finished.by[1], finished, viewpoint=eyes))["viewpoint"] == eyes
        assert share(finished.by[1], finished, viewpoint="seat:3").status_code == 422

    def test_needs_a_range_that_can_be_seen(self, table: Round) -> None:
        version = table.by[0].view(table.id)["version"]
        assert share(table.by[0], table, **{"from": version, "to": version}).status_code == 201
        version = table.by[0].view(table.id)["version"]
        for wrong in ({"to": version + 1}, {"from": version + 1}, {"from": 5, "to": 4}, {"from": 0}, {"to": "5"}):
            assert share(table.by[0], table, **wrong).status_code == 422, wrong

    @pytest.mark.parametrize(
        "when", ["2020-01-01T00:00:00Z", "tomorrow", "2031-13-01T00:00:00Z", "2031-01-01T00:00:00", 5, ""]
    )
    def test_needs_a_time_to_come(self, table: Round, when: Any) -> None:
        assert share(table.by[0], table, expires=when).status_code == 422

    def test_is_an_event_that_tells_nothing_of_the_link(self, app: Flask, table: Round) -> None:
        name = link(table.by[0], table)
        for guest in (Guest(app), table.organiser, *table.by.values()):
            page = guest.get(f"/v1/games/{table.id}/events?limit=500")
            assert page.get_json()["entries"][-1]["type"] == "game.replay_shared"
            assert page.get_json()["entries"][-1]["openings"] == {}
            assert name not in page.text
            assert "seat:0" not in page.text


def same_as_views(app: Flask, guest: Guest, table: Round, eyes: str) -> None:
    """Every frame through these eyes is the view at its version, and its event is the feed's."""
    name = link(guest, table, viewpoint=eyes)
    shown = frames(app, name)
    feed = guest.get(f"/v1/games/{table.id}/events?limit=500&as={eyes}").get_json()["entries"]
    assert [each["version"] for each in shown] == list(range(1, len(shown) + 1))
    assert len(shown) > 15
    for each in shown:
        event = each.pop("event")
        assert len(each.pop("drawn", [])) == (3 if eyes == "all" else 0)
        assert each.pop("game") == name
        view = guest.view(table.id, f"?at={each['version']}&as={eyes}")
        assert view.pop("game") == table.id
        assert each == view
        entry = feed[each["version"] - 1]
        assert event["turning"] in (True, False)
        for part in ("type", "by", "at", "hidden", "digest", "text", "rule"):
            assert event[part] == entry[part]
        if entry["type"] != "game.seed_revealed":
            assert (event["data"], event["withheld"]) == (entry["data"], False)
        if not entry["type"].startswith("game."):
            assert (event["openings"], event.get("learnt")) == (entry["openings"], entry.get("learnt"))


class TestFrames:
    @pytest.mark.parametrize("eyes", ["seat:0", "public"])
    def test_are_the_views_of_a_running_game(self, app: Flask, table: Round, eyes: str) -> None:
        same_as_views(app, table.by[0], table, eyes)

    @pytest.mark.parametrize("eyes", ["seat:0", "seat:2", "public", "all"])
    def test_are_the_views_of_a_finished_game(self, app: Flask, finished: Round, eyes: str) -> None:
        same_as_views(app, finished.by[0], finished, eyes)

    def test_end_where_everything_is_revealed(self, app: Flask, finished: Round) -> None:
        name = link(finished.by[0], finished)
        link(finished.by[0], finished)
        assert frames(app, name)[-1]["event"]["type"] == "game.seed_revealed"

    def test_come_in_pages(self, app: Flask, finished: Round) -> None:
        name = link(finished.by[0], finished)
        whole, start, found = frames(app, name), "1", []
        while start is not None:
            page = Guest(app).get(f"/v1/replays/{name}/frames?limit=7&from={start}").get_json()
            assert len(page["items"]) == 7 or page["next"] is None
            found += page["items"]
            start = page["next"]
        assert found == whole
        assert Guest(app).get(f"/v1/replays/{name}/frames?from=99999").get_json() == {"items": [], "next": None}

    def test_are_those_of_the_range(self, app: Flask, finished: Round) -> None:
        name = link(finished.by[0], finished, **{"from": 5, "to": 9})
        for query, versions in (
            ("", [5, 6, 7, 8, 9]), ("?from=1&to=400", [5, 6, 7, 8, 9]), ("?from=7", [7, 8, 9]), ("?to=6", [5, 6]), ("?to=4", []),
        ):  # fmt: skip
            assert [each["version"] for each in frames(app, name, query)] == versions
        for version in (4, 10):
            assert Guest(app).get(f"/r/{name}?v={version}").status_code == 404

    def test_follow_a_running_game(self, app: Flask, table: Round) -> None:
        name = link(table.by[0], table)
        before = frames(app, name)
        played(app, table, 4)
        after = frames(app, name)
        assert after[: len(before)] == before
        assert after[-1]["status"] == "over"

    def test_of_a_delayed_game_come_as_late_as_to_spectators(self, app: Flask, clock: Clock) -> None:
        table = opened(app, spectators={"delay_s": 60})
        clock.ms += 61_000
        seen = Guest(app).view(table.id)["version"]
        table.awaited().act(table.id, {"type": "pass"})
        assert share(table.by[0], table, viewpoint="public", **{"from": seen + 1}).status_code == 422
        name = link(table.by[0], table, viewpoint="public")
        assert frames(app, name)[-1]["version"] == seen
        clock.ms += 61_000
        assert frames(app, name)[-1]["version"] > seen


class TestMaskedNames:
    def test_nothing_leads_to_the_players_or_the_game(self, app: Flask) -> None:
        table = opened(app, seats=named())
        table.awaited().act(table.id, {"type": "pass"})
        table.organiser.act(table.id, {"type": "abort", "reason": REASON})
        ruling = {
            "kind": "correct",
            "author": "Annabella's mother",
            "reason": REASON,
            "outcome": {"winners": [0], "reason": "Annabella was ahead"},
        }
        version = table.organiser.post(f"/v1/games/{table.id}/rulings", ruling).get_json()["game"]["version"]
        for eyes in ("public", "seat:1", "all"):
            name = link(table.by[0], table, viewpoint=eyes, names="masked", spoilers="all", to=version)
            for answered in everything(app, name):
                told = f"{answered.headers}\n{answered.text}"
                assert table.id not in told
                for word in ("Annabella", "Boris", "Clara", "mother"):
                    assert word not in told, answered.request.path
            assert "Player 1" in frames(app, name)[-1]["text"]
            assert frames(app, name)[-1]["outcome"]["winners"] == [0]
            assert [seat["name"] for seat in about(app, name)["seats"]] == [None] * 3

    def test_are_the_same_frames_but_for_the_names(self, app: Flask, finished: Round) -> None:
        shown, masked = (frames(app, link(finished.by[0], finished, names=names)) for names in ("shown", "masked"))
        for one, other in zip(shown, masked, strict=True):
            for told in (one, other):
                del told["game"], told["text"], told["event"]["text"]
            assert one == other

    def test_shown_names_do_not_tell_the_game_either(self, app: Flask, finished: Round) -> None:
        name = link(finished.by[0], finished)
        assert "Annabella" in frames(app, name)[-1]["text"]
        for answered in everything(app, name):
            assert finished.id not in f"{answered.headers}\n{answered.text}"


class TestSpoilers:
    def test_none_give_nothing_away(self, app: Flask, table: Round) -> None:
        """What surrounds the frames is the same before the game has ended and after it, and for a range that is cut off."""
        name = link(table.by[0], table)
        paths = (f"/v1/replays/{name}", f"/v1/replays/{name}/card.svg", f"/r/{name}", f"/r/{name}?v=4")
        before = [Guest(app).get(path).data for path in paths]
        played(app, table, 4)
        assert [Guest(app).get(path).data for path in paths] == before
        told = about(app, name)
        assert (told["to"], told["length"], told["outcome"]) == (None, None, None)
        cut = link(table.by[0], table, to=12)
        assert about(app, cut) == {**told, "id": cut, "url": f"/r/{cut}", "links": about(app, cut)["links"]}

    def test_end_tells_how_long_it_is(self, app: Flask, finished: Round) -> None:
        name = link(finished.by[0], finished, spoilers="end")
        told, last = about(app, name), len(frames(app, name))
        assert (told["to"], told["length"], told["outcome"]) == (last, last, None)
        assert f"of {last}" in Guest(app).get(f"/r/{name}").text
        assert Guest(app).get(f"/v1/replays/{name}/card.svg").text.count("Winner") == 0

    def test_all_tells_how_it_went(self, app: Flask, finished: Round) -> None:
        name = link(finished.by[0], finished, spoilers="all", viewpoint="all")
        last = frames(app, name)[-1]
        assert about(app, name)["outcome"] == last["outcome"]
        card = Guest(app).get(f"/v1/replays/{name}/card.svg").text
        assert f"event {last['version']}, over" in card
        assert card.count("Winner<") == len(last["outcome"]["winners"])


class TestTheEnd:
    def gone(self, app: Flask, name: str) -> None:
        for path in ("", "/frames", "/card.svg"):
            refused = Guest(app).get(f"/v1/replays/{name}{path}")
            assert (refused.status_code, refused.get_json()["code"]) == (410, "gone")
        assert Guest(app).get(f"/r/{name}").status_code == 410

    @pytest.mark.parametrize("who", ["maker", "organiser", "seat"])
    def test_a_revoked_link_is_gone(self, app: Flask, table: Round, who: str) -> None:
        reader = minted(table.by[1], table, "seat:read")
        name, other = link(reader, table), link(table.by[1], table)
        guest = {"maker": reader, "organiser": table.organiser, "seat": table.by[1]}[who]
        ended = guest.delete(f"/v1/replays/{name}")
        assert (ended.status_code, ended.data) == (204, b"")
        assert guest.delete(f"/v1/replays/{name}").status_code == 204
        self.gone(app, name)
        assert Guest(app).get(f"/v1/replays/{other}").status_code == 200

    def test_nobody_else_revokes_it(self, app: Flask, table: Round) -> None:
        name = link(table.by[1], table)
        for guest, status in (
            (Guest(app), 401), (table.by[0], 403), (minted(table.by[1], table, "seat:read"), 403),
            (minted(table.by[1], table, "spectator"), 403), (opened(app).organiser, 401),
        ):  # fmt: skip
            assert guest.delete(f"/v1/replays/{name}").status_code == status
        assert Guest(app).get(f"/v1/replays/{name}").status_code == 200

    def test_an_expired_link_is_gone(self, app: Flask, table: Round, clock: Clock) -> None:
        name = link(table.by[0], table, expires="2030-03-17T18:47:00+01:00")
        assert about(app, name)["expires"] == "2030-03-17T17:47:00.000Z"
        clock.ms += 10_000
        assert Guest(app).get(f"/r/{name}").status_code == 200
        clock.ms += 30_000
        self.gone(app, name)


class TestForgedIds:
    def refused(self, app: Flask, name: str) -> None:
        for path in (f"/v1/replays/{name}", f"/v1/replays/{name}/frames", f"/v1/replays/{name}/card.svg"):
            assert Guest(app).get(path).get_json()["code"] == "not-found", name
        assert Guest(app).get(f"/r/{name}").status_code == 404

    def test_open_nothing(self, app: Flask, table: Round) -> None:
        name = link(table.by[0], table)
        for at in range(0, len(name), 5):
            self.refused(app, name[:at] + ("a" if name[at] != "a" else "b") + name[at + 1 :])
        for forged in (name.upper(), name[:-1], name + "a", name[:-8], "a" * 56, "é" * 56, "1" * 56, table.id):
            self.refused(app, forged)
        assert table.by[0].delete(f"/v1/replays/{'a' * 56}").status_code == 404

    def test_of_another_service_open_nothing(
        self, app: Flask, table: Round, store: MemoryStore, config: Config
    ) -> None:
        name = link(table.by[0], table)
        other = config.__class__.from_env({"DEADDROP_SECRET": "ab" * 32, "DEADDROP_DATA": str(config.keys_dir.parent)})
        self.refused(create_app(other, store=store), name)

    def test_cannot_be_made_from_what_the_feed_tells(self, app: Flask, table: Round) -> None:
        link(table.by[0], table)
        event = Guest(app).get(f"/v1/games/{table.id}/events?limit=500").get_json()["entries"][-1]
        self.refused(app, event["data"]["id"])
        assert table.by[1].delete(f"/v1/tokens/{table.id}-{event['data']['id']}").status_code == 404


def test_a_link_grants_nothing_else(app: Flask, table: Round) -> None:
    name = link(table.by[0], table)
    for token in (name, f"dd_seat_{name}", f"dd_spec_{table.id}{name}"):
        holder = Guest(app, token)
        assert holder.get(f"/v1/games/{table.id}/view").status_code == 401
        assert holder.get("/v1/token").status_code == 401
        assert share(holder, table).status_code == 401
    for eyes in ("all", "public", "seat:1"):
        for path in (f"/v1/replays/{name}/frames", f"/v1/replays/{name}/card.svg", f"/r/{name}"):
            assert Guest(app).get(f"{path}?as={eyes}").status_code == 403
    assert Guest(app).get(f"/v1/replays/{name}/frames?at=3").status_code == 422
    assert frames(app, name) == [
        Guest(app, table.by[1].token).get(f"/v1/replays/{name}/frames?from={n}&limit=1").get_json()["items"][0]
        for n in range(1, len(frames(app, name)) + 1)
    ]


class TestKeeping:
    def test_frames_of_a_finished_game_for_ever(self, app: Flask, finished: Round) -> None:
        page = Guest(app).get(f"/v1/replays/{link(finished.by[0], finished)}/frames")
        assert page.headers["Cache-Control"] == "public, max-age=31536000, immutable"
        assert "Vary" not in page.headers

    def test_what_may_change_or_expire_only_by_its_reader(self, app: Flask, table: Round) -> None:
        running = link(table.by[0], table)
        assert Guest(app).get(f"/v1/replays/{running}/frames?to=3").headers["Cache-Control"] == "private, no-cache"
        played(app, table, 4)
        expiring = link(table.by[0], table, expires="2040-01-01T00:00:00Z")
        for path in (f"/v1/replays/{expiring}/frames", f"/v1/replays/{running}", f"/r/{running}"):
            assert Guest(app).get(path).headers["Cache-Control"] == "private, no-cache"

    def test_what_one_holds_is_not_sent_again(self, app: Flask, finished: Round) -> None:
        name = link(finished.by[0], finished)
        for path in ("", "/frames?limit=3", "/card.svg"):
            first = Guest(app).get(f"/v1/replays/{name}{path}")
            again = Guest(app).get(f"/v1/replays/{name}{path}", If_None_Match=first.headers["ETag"])
            assert (again.status_code, again.data) == (304, b"")
            assert Guest(app).get(f"/v1/replays/{name}{path}", If_None_Match='"x"').status_code == 200


def test_a_replay_that_would_show_another_game_is_refused(app: Flask, serve: Callable[[MemoryStore], Flask]) -> None:
    store = Tampered()
    app = serve(store)
    table = opened(app, seats=named())
    table.awaited().act(table.id, {"type": "pass"})
    name = link(table.by[0], table)
    store.is_tampered = True
    refused = Guest(app).get(f"/v1/replays/{name}/frames")
    assert (refused.status_code, refused.get_json()["code"]) == (409, "replay-diverged")
    assert table.id not in refused.text


class Tampered(MemoryStore):
    """A store where somebody has changed what an event says."""

    is_tampered = False

    def read(self, game: str, after: int = 0, limit: int | None = None) -> list[Any]:
        entries = super().read(game, after, limit)
        if not self.is_tampered:
            return entries
        return [each._replace(event=each.event.replace(b'"francs":1', b'"francs":2')) for each in entries]


class TestThePage:
    def test_needs_no_script_and_no_other_host(self, app: Flask, table: Round) -> None:
        page = Guest(app).get(f"/r/{link(table.by[0], table)}")
        assert page.content_type == "text/html; charset=utf-8"
        assert page.headers["Content-Security-Policy"].startswith(
            "default-src 'none'; script-src 'self'; style-src 'self';"
        )
        assert not re.search(
            r"@import|<script(?! type=\"module\" src=\"/static/)|<style|<iframe| on[a-z]+=| style=", page.text
        )
        assert all(each.startswith("/") for each in re.findall(r'(?:src|srcset|href)="([^"#]+)"', page.text))
        for path in re.findall(r'(?:src|srcset)="([^"]+)"', page.text):
            assert Guest(app).get(path.replace("&amp;", "&")).status_code == 200

    def test_escapes_what_people_wrote(self, app: Flask, table: Round) -> None:
        text = Guest(app).get(f"/r/{link(table.by[0], table)}?v=16").text
        assert "Boris &amp; &lt;Sons&gt;" in text
        assert "<Sons>" not in text

    def test_shows_the_event_the_picture_and_the_view(self, app: Flask, table: Round) -> None:
        name = link(table.by[0], table)
        frame = frames(app, name, "?from=16&limit=1")[0]
        text = Guest(app).get(f"/r/{name}?v=16").text
        assert f'<h2 id="told">{escape(frame["event"]["text"])}</h2>' in text
        assert "Your hand: " in text
        assert f"/v1/replays/{name}/card.svg?v=16" in text
        assert "Annabella" in text

    def test_has_a_preview_without_spoilers(self, app: Flask, finished: Round) -> None:
        name = link(finished.by[0], finished)
        text = Guest(app).get(f"/r/{name}").text
        assert f'<meta property="og:image" content="http://localhost/v1/replays/{name}/card.svg">' in text
        assert '<meta property="og:title" content="[microfilms] · a replay">' in text
        assert "won" not in text

    def test_leads_from_moment_to_moment(self, app: Flask, finished: Round) -> None:
        def steps(name: str, version: int) -> dict[str, str]:
            text = Guest(app).get(f"/r/{name}?v={version}").text
            return {step: to for to, step in re.findall(r'v=(\d+)"[^>]*>(\w+)</a>', text)}

        plain, told = link(finished.by[0], finished), link(finished.by[0], finished, spoilers="end")
        last = len(frames(app, plain))
        assert steps(plain, 1) == {"Next": "2"}
        assert steps(plain, 5) == {"First": "1", "Previous": "4", "Next": "6"}
        assert steps(told, 5) == {"First": "1", "Previous": "4", "Next": "6", "Last": str(last)}
        assert steps(told, last) == {"First": "1", "Previous": str(last - 1)}
        assert Guest(app).get(f"/r/{plain}?v={last + 1}").status_code == 404


def test_the_card_is_a_picture_that_can_do_nothing(app: Flask, finished: Round) -> None:
    card = Guest(app).get(f"/v1/replays/{link(finished.by[0], finished)}/card.svg")
    assert card.content_type.startswith("image/svg+xml")
    assert card.headers["Content-Security-Policy"] == "default-src 'none'; sandbox"
    root = ElementTree.fromstring(card.data)
    assert (root.get("width"), root.get("height")) == ("1200", "630")
    assert "Boris & <Sons>" in "".join(root.itertext())


def test_answers_are_what_the_contract_says(app: Flask, table: Round) -> None:
    conforming = Conforming(app, Guest(app).get("/openapi.json").get_json())
    for eyes in ("seat:0", "public", "all"):
        for spoilers in ("none", "all"):
            wanted = {"viewpoint": eyes, "spoilers": spoilers}
            shared = conforming.ask("POST", f"/v1/games/{table.id}/replays", table.by[0].token, wanted)
            name = shared["id"]
            for path in ("", "/frames?limit=200", "/frames?limit=0"):
                conforming.ask("GET", f"/v1/replays/{name}{path}")
        played(app, table, 4)
    conforming.ask("POST", f"/v1/games/{table.id}/replays", None, {})
    table.by[0].delete(f"/v1/replays/{name}")
    conforming.ask("GET", f"/v1/replays/{name}")
    conforming.ask("GET", f"/v1/replays/{'a' * 56}")
    assert conforming.seen == {200, 201, 401, 404, 410, 422}


def test_links_are_kept_sealed(app: Flask, table: Round) -> None:
    name = link(table.by[0], table)
    stored = b"".join(entry.event for entry in app.extensions[NAME].context.store.read(table.id))
    assert name.encode() not in stored


class TestProof:
    """Frames hold what it takes to check them, and nothing beyond the link's eyes and range."""

    SEEDS = ("seed", "secret", "stated")

    def openings(self, shown: list[Json]) -> set[str]:
        return {name for each in shown for name in each["event"]["openings"]}

    def test_of_a_whole_game_is_complete(self, app: Flask, finished: Round) -> None:
        shown = frames(app, link(finished.by[0], finished, viewpoint="all"))
        assert {*self.SEEDS, "draws", "command"} <= self.openings(shown)
        assert not any(each["event"]["withheld"] for each in shown)

    @pytest.mark.parametrize(
        "wanted",
        [{"viewpoint": "seat:0"}, {"viewpoint": "public"}, {"viewpoint": "all", "to": 40}, {"viewpoint": "all", "from": 20}],
    )  # fmt: skip
    def test_of_less_lacks_the_seed_that_would_give_the_rest(self, app: Flask, finished: Round, wanted: Json) -> None:
        """With the salts every commitment could be tried, and with the seed every draw to come be known."""
        revealed = secrets(app, finished)
        name = link(finished.by[0], finished, **wanted)
        told = Guest(app).get(f"/v1/replays/{name}/frames?limit=200").text
        assert revealed["seed"] not in told
        assert revealed["secret"] not in told
        assert not {*self.SEEDS} & self.openings(frames(app, name))

    def test_lacks_who_may_come_in_and_what_else_was_shared(self, app: Flask, table: Round) -> None:
        link(table.by[1], table, viewpoint="seat:1")
        played(app, table, 4)
        shown = frames(app, link(table.by[0], table, viewpoint="all"))
        kinds = {each["event"]["type"] for each in shown}
        assert "game.replay_shared" in kinds
        assert not {"codes", "organiser", "arbiter", "group", "token", "shared"} & self.openings(shown)

    def test_says_who_knew_what_where_everything_is_open(self, app: Flask, finished: Round) -> None:
        shown = frames(app, link(finished.by[0], finished, viewpoint="all"))
        dealt = [each["event"] for each in shown if each["event"]["type"] == "microfilms.identity_dealt"]
        assert [each["learnt"] for each in dealt] == [{"identities": [seat]} for seat in range(3)]
        assert dealt[1]["knew"] == ["Told to Boris & <Sons> alone: identities."]
        own = frames(app, link(finished.by[0], finished, viewpoint="seat:0"))
        assert not any("learnt" in each["event"] or "knew" in each["event"] for each in own)

    def test_marks_turning_points(self, app: Flask, finished: Round) -> None:
        shown = frames(app, link(finished.by[0], finished))
        turning = {each["event"]["type"] for each in shown if each["event"]["turning"]}
        assert {"game.started", "microfilms.turn_began", "game.over"} <= turning
        assert "microfilms.card_drawn" not in turning


class TestOtherEyes:
    def test_a_link_to_everything_shows_anybodys(self, app: Flask, finished: Round) -> None:
        name = link(finished.by[0], finished, viewpoint="all")
        eyes = [each["as"] for each in about(app, name)["eyes"]]
        assert eyes == ["all", "public", "seat:0", "seat:1", "seat:2"]
        for each in eyes:
            narrow = frames(app, link(finished.by[0], finished, viewpoint=each), f"?from=20&limit=1&as={each}")[0]
            chosen = frames(app, name, f"?from=20&limit=1&as={each}")[0]
            assert {**chosen, "game": None} == {**narrow, "game": None}
            assert Guest(app).get(f"/r/{name}?v=20&as={each}").status_code == 200
        assert Guest(app).get(f"/v1/replays/{name}/frames?as=seat:7").status_code == 403

    def test_another_link_shows_its_own(self, app: Flask, finished: Round) -> None:
        told = about(app, link(finished.by[0], finished, viewpoint="seat:1"))
        assert told["eyes"] == [{"as": "seat:1", "name": "As Boris & <Sons> sees it"}]

    def test_are_drawn(self, app: Flask, finished: Round) -> None:
        name = link(finished.by[0], finished, viewpoint="all")
        path = f"/v1/replays/{name}/card.svg?v=20"
        cards = [Guest(app).get(f"{path}{more}") for more in ("", "&as=seat:0", "&as=seat:1", "&shape=tall")]
        assert len({each.data for each in cards}) == 4
        assert {each.headers["Cache-Control"] for each in cards} == {"public, max-age=31536000, immutable"}
        assert Guest(app).get(f"{path}&shape=round").status_code == 422
        assert Guest(app).get(f"/v1/replays/{name}/card.svg?v=9999").status_code == 404


class TestTheGame:
    """Which game it is stands in the description only where the link shows all of it, and the lobby lists it."""

    def test_is_told_of_a_public_one_that_is_shown_whole(self, app: Flask, finished: Round) -> None:
        told = about(app, link(finished.by[0], finished, viewpoint="all"))
        assert (told["game"], told["links"]["forks"]) == (finished.id, f"/v1/games/{finished.id}/forks")

    @pytest.mark.parametrize(
        "wanted",
        [{"viewpoint": "seat:0"}, {"viewpoint": "public"}, {"viewpoint": "all", "to": 40}, {"viewpoint": "all", "names": "masked"}],
    )  # fmt: skip
    def test_is_not_told_of_less(self, app: Flask, finished: Round, wanted: Json) -> None:
        assert about(app, link(finished.by[0], finished, **wanted))["game"] is None

    def test_is_not_told_of_one_that_the_lobby_does_not_list(self, app: Flask) -> None:
        table = played(app, opened(app, seats=named(), visibility="unlisted"))
        name = link(table.by[0], table, viewpoint="all")
        for path in ("", "/frames?limit=200", "/frames?limit=0", "/card.svg"):
            assert table.id not in Guest(app).get(f"/v1/replays/{name}{path}").text
        assert table.id not in Guest(app).get(f"/r/{name}").text


class TestForks:
    @pytest.fixture
    def unlisted(self, begin: Callable[[Play], Round]) -> Round:
        return begin(over_and_unlisted)

    def forked(self, app: Flask, name: str, **body: Any) -> Round:
        made = Guest(app).post(f"/v1/replays/{name}/forks", {"seats": seats(3), **body})
        assert made.status_code == 201, made.text
        told: Json = made.get_json()
        by = {each["seat"]: Guest(app, each["token"]) for each in told["seats"]}
        return Round(told["game"]["id"], told, Guest(app, told["organiser_token"]), by)

    def refused(self, app: Flask, name: str, at: int) -> int:
        return Guest(app).post(f"/v1/replays/{name}/forks", {"at": at}).status_code

    @pytest.mark.parametrize("names", ["shown", "masked"])
    def test_go_on_from_the_position_and_do_not_tell_the_game(self, app: Flask, unlisted: Round, names: str) -> None:
        name = link(unlisted.by[0], unlisted, viewpoint="all", names=names)
        child = self.forked(app, name, at=40)
        at = child.made["game"]["parent"]["version"]
        for seat, guest in child.by.items():
            before = Guest(app).view(unlisted.id, f"?as=seat:{seat}&at={at}")
            after = guest.view(child.id)
            assert (after["table"], after["mind"], after["offers"]) == (
                before["table"],
                before["mind"],
                before["offers"],
            )
        over = played(app, child)
        for path in ("", "/events?limit=500&as=all", "/record", "/view?as=all"):
            answered = Guest(app).get(f"/v1/games/{over.id}{path}")
            told = f"{answered.headers}\n{answered.text}"
            for word in (unlisted.id, "Annabella", "Boris", "Clara"):
                assert word not in told
        assert secrets(app, unlisted)["seed"] not in told
        found = audit(Guest(app).get(f"/v1/games/{over.id}/record").data, discover(), None)
        assert (found.verdict, found.decided) == ("honest", True), found

    def test_through_a_seats_eyes_go_on_in_a_world_that_looks_like_it(self, app: Flask, unlisted: Round) -> None:
        name = link(unlisted.by[0], unlisted, viewpoint="seat:1")
        hands = []
        for _ in range(6):
            child = self.forked(app, name, at=40)
            at = child.made["game"]["parent"]["version"]
            before = Guest(app).view(unlisted.id, f"?as=seat:1&at={at}")
            after = child.by[1].view(child.id)
            assert (after["table"], after["mind"]) == (before["table"], before["mind"])
            hands.append(str(child.by[0].view(child.id)["mind"]))
        assert len(set(hands)) > 1

    def test_stay_in_the_range(self, app: Flask, unlisted: Round) -> None:
        name = link(unlisted.by[0], unlisted, viewpoint="all", **{"from": 20, "to": 40})
        assert self.forked(app, name, at=40).made["game"]["parent"]["version"] <= 40
        assert [self.refused(app, name, at) for at in (19, 41, 10**6)] == [422] * 3

    def test_need_cards_to_play_with_and_a_game_that_is_over(self, app: Flask, unlisted: Round, table: Round) -> None:
        assert self.refused(app, link(unlisted.by[0], unlisted, viewpoint="public"), 40) == 403
        assert self.refused(app, link(table.by[0], table), 12) == 403
        assert self.refused(app, "a" * 56, 12) == 404

    def test_asked_for_again_are_found_again(self, app: Flask, unlisted: Round) -> None:
        path = f"/v1/replays/{link(unlisted.by[0], unlisted, viewpoint='all')}/forks"
        name = key()
        made = [Guest(app).post(path, {"at": 40}, Idempotency_Key=name) for _ in range(2)]
        assert made[0].data == made[1].data
        assert made[1].headers["Idempotency-Replayed"] == "true"
        assert "Link" not in made[0].headers
