"""The page of a replay: what it shows, what it proves, and what it tells of the game."""

from __future__ import annotations

import re

import pytest
from flask import Flask
from markupsafe import escape

from tests.http.drawn import Undrawn
from tests.http.guest import Guest, Json, Round, opened, played
from tests.http.replay_links import (
    about,
    frames,
    link,
    named,
    secrets,
)


def lying(page: str) -> list[str]:
    """Board and rail of a page, without what an answer can be made of."""
    parts = re.findall(r'<section id="(?:board|rail)".*?</section>', page, re.DOTALL)
    return [re.sub(r""" data-(?:means|pile|panel|cells)(?:=(?:"[^"]*"|'[^']*'))?""", "", each) for each in parts]


class TestThePage:
    def test_shows_the_event_the_picture_and_the_view(self, app: Flask, under_way: Round) -> None:
        name = link(under_way.by[0], under_way)
        frame = frames(app, name, "?from=16&limit=1")[0]
        text = Guest(app).get(f"/r/{name}?v=16").text
        assert f'<h2 id="told" tabindex="0">{escape(frame["event"]["text"])}</h2>' in text
        assert "Your hand: " in text
        assert {each["id"] for each in frames(app, name, "?from=16&limit=1&words=true")[0]["scene"]["zones"]} == set(re.findall(r'data-zone="([^"]+)"', text))
        assert "Annabella" in text

    def test_says_where_it_begins_and_how_to_go_on(self, app: Flask, finished: Round) -> None:
        """Where one comes to it by its link, and only there."""
        name = link(finished.by[0], finished)
        begins = "The replay begins at the first decision."
        page = Guest(app).get(f"/r/{name}").text
        assert begins in page
        assert "“Next” shows what happened then." in page
        assert begins not in Guest(app).get(f"/r/{name}?v=16").text

    def test_shows_what_the_seat_saw_at_its_table(self, app: Flask, finished: Round) -> None:
        """The same table, but for what it could answer there; and the same moves."""
        name = link(finished.by[0], finished, viewpoint="all")
        told = finished.by[1].get(f"/v1/games/{finished.id}/events?words=true&limit=500").get_json()["events"]
        said = Guest(app).get(f"/r/{name}/moments?viewpoint=seat:1&from=26").get_json()["items"]
        assert [each["event"]["told"] for each in said] == [each["told"] for each in told if 26 <= each["version"] < 51]
        for version in range(5, len(told), 6):
            here = finished.by[1].get(f"/g/{finished.id}/table?at={version}").text
            there = Guest(app).get(f"/r/{name}/table?v={version}&viewpoint=seat:1").text
            assert lying(there) == lying(here)
            assert lying(Guest(app).get(f"/r/{name}/table?v={version}&viewpoint=all").text) != lying(here)

    def test_a_viewpoint_is_chosen_and_every_choice_is_named(self, app: Flask, finished: Round) -> None:
        name = link(finished.by[0], finished, viewpoint="all")
        chosen = Guest(app).get(f"/r/{name}?v=30&viewpoint=seat:1").text
        assert chosen != Guest(app).get(f"/r/{name}?v=30").text
        assert "<span>Everything</span>" in chosen

    def test_shows_no_more_than_its_link(self, app: Flask, finished: Round) -> None:
        name = link(finished.by[0], finished, viewpoint="seat:1", to=40)
        for part in ("table?v=30", "moments?from=30"):
            assert Guest(app).get(f"/r/{name}/{part}&viewpoint=all").status_code == 403
        assert [Guest(app).get(f"/r/{name}/table{query}").status_code for query in ("", "?v=41", "?v=x")] == [422, 404, 404]
        assert len(Guest(app).get(f"/r/{name}/moments?from=30").get_json()["items"]) == 11

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


class TestProof:
    """Frames hold what it takes to check them, and nothing beyond the link's viewpoint and range."""

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

    def test_lacks_who_may_come_in_and_what_else_was_shared(self, app: Flask, under_way: Round) -> None:
        link(under_way.by[1], under_way, viewpoint="seat:1")
        played(app, under_way, 4)
        shown = frames(app, link(under_way.by[0], under_way, viewpoint="all"))
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
        viewpoints = [each["viewpoint"] for each in about(app, name)["viewpoints"]]
        assert viewpoints == ["all", "public", "seat:0", "seat:1", "seat:2"]
        for each in viewpoints:
            narrow = frames(app, link(finished.by[0], finished, viewpoint=each), f"?from=20&limit=1&viewpoint={each}")[0]
            chosen = frames(app, name, f"?from=20&limit=1&viewpoint={each}")[0]
            assert {**chosen, "game": None} == {**narrow, "game": None}
            assert Guest(app).get(f"/r/{name}?v=20&viewpoint={each}").status_code == 200
        assert Guest(app).get(f"/v1/replays/{name}/frames?viewpoint=seat:7").status_code == 403

    def test_another_link_shows_its_own(self, app: Flask, finished: Round) -> None:
        told = about(app, link(finished.by[0], finished, viewpoint="seat:1"))
        assert told["viewpoints"] == [{"viewpoint": "seat:1", "name": "As Boris & <Sons> saw it"}]

    def test_are_drawn(self, app: Flask, finished: Round) -> None:
        name = link(finished.by[0], finished, viewpoint="all")
        Undrawn(app)
        path = f"/v1/replays/{name}/card.png?v=20"
        cards = [Guest(app).get(f"{path}{more}") for more in ("", "&viewpoint=seat:0", "&viewpoint=seat:1")]
        assert len({each.data for each in cards}) == 3
        assert {each.headers["Cache-Control"] for each in cards} == {"public, max-age=31536000, immutable"}
        assert Guest(app).get(f"/v1/replays/{name}/card.png?v=9999").status_code == 404


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
        Undrawn(app)
        for path in ("", "/frames?limit=200", "/frames?limit=0", "/card.png"):
            assert table.id not in Guest(app).get(f"/v1/replays/{name}{path}").text
        assert table.id not in Guest(app).get(f"/r/{name}").text
