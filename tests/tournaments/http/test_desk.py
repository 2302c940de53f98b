"""Pages of the desk as they are sent: shells without anything of the tournament, parts for officials, codes of links."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from html import unescape
from typing import Any, get_args

import pytest
from flask import Flask

from extensions.tournaments.domain.regulations.presets import PRESETS
from extensions.tournaments.domain.regulations.terms import Role, TieBreak
from extensions.tournaments.pages.desk.new_tournament import CHAPTERS, FIRST, preset_parts
from service.app.core.installation import Installation
from service.http.app_services import NAME, attach_services
from service.web.clock_choices import CLOCKS, ClockChoice
from tests.http.guest import Guest
from tests.spec.node import printed
from tests.tournaments.http.evening import SEVEN, evening


def test_the_shells_run_only_our_own_files_and_hold_nothing_of_the_tournament(app: Flask) -> None:
    here = evening(app, *SEVEN)
    for path in ("/desk/new", f"/desk/{here.id}", f"/desk/{here.id}/print/slips"):
        page = Guest(app).get(path)
        assert page.status_code == 200
        assert page.headers["Content-Security-Policy"].startswith(
            "default-src 'none'; script-src 'self'; style-src 'self';"
        )
        assert not re.search(r"<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=\"/static/)", page.text)
        assert not any(name in page.text for name in (*SEVEN, "Tuesday league</h1>"))
    assert Guest(app).get("/desk/t0nothing").status_code == 404
    assert Guest(app).get(f"/desk/{here.id}/print/letters").status_code == 404


def test_links_of_the_desk_begin_as_the_operator_says(app: Flask) -> None:
    here = evening(app)
    paths = (f"/desk/{here.id}", f"/desk/{here.id}/print/slips")
    services = app.extensions[NAME]
    for site in ("", "http://192.168.1.20:8000"):
        attach_services(app, replace(services, context=services.context.with_parts(Installation(site=site))))
        assert all(f'data-site="{site}"' in Guest(app).get(path).text for path in paths)


def test_only_officials_get_parts_and_with_whole_names(app: Flask) -> None:
    here = evening(app, *SEVEN, regulations={"shown_as": "numbers", "entries": {"check_in": "none"}})
    here.play()
    for part, heading in (("pairings/1", "by name"), ("standings", "Standings"), ("cross-table", "Cross table")):
        path = f"/desk/{here.id}/parts/{part}"
        told = here.organiser.get(path)
        assert told.status_code == 200
        assert "Anna Berg" in told.text
        assert heading in told.text
        assert "no-store" in told.headers["Cache-Control"]
        assert Guest(app).get(path).status_code == 404
        assert here.entries[1].get(path).status_code == 404
        assert Guest(app, "dd_tournament_0").get(path).status_code == 401
    assert here.organiser.get(f"/desk/{here.id}/parts/pairings/2").status_code == 404


def test_links_of_the_tournament_alone_are_drawn_as_codes(app: Flask) -> None:
    here = evening(app)
    link = f"https://games.example.org/t/{here.id}#token=dd_entry_{here.id}0a"
    told = Guest(app).post(
        f"/desk/{here.id}/codes", {"links": [link, link.replace("/t/", "/desk/").replace("entry", "official"), link.replace("token=dd_entry", "slip=dd_slip")]}
    )
    assert told.status_code == 200
    assert [each.startswith("<svg") for each in told.get_json()["codes"]] == [True] * 3
    assert "no-store" in told.headers["Cache-Control"]
    for wrong in ("https://elsewhere.example.org/", link.replace(here.id, "t0other", 1), f"{link}?x", 1, "x" * 500):
        assert Guest(app).post(f"/desk/{here.id}/codes", {"links": [wrong]}).status_code == 422, wrong
    assert Guest(app).post(f"/desk/{here.id}/codes", {"links": [link] * 41}).status_code == 422
    assert Guest(app).post(f"/desk/{here.id}/codes", {"links": "x"}).status_code == 422


def member_of(value: Any, path: str) -> Any:
    for name in path.split("."):
        value = value[name]
    return value


def test_the_desk_reads_what_tables_are_worth_by_the_regulations(app: Flask) -> None:
    here = evening(app, *SEVEN)
    told = here.organiser.get(f"/desk/{here.id}/parts/worth/4").text
    assert "the places 1, 2/3, 1/3, 0 in their order" in told
    assert "gives everybody who played it what a seat gets on average: 1/2." in told
    assert "gives everybody who played it" in Guest(app).get(f"/t/{here.id}").text
    assert here.entries[1].get(f"/desk/{here.id}/parts/worth/4").status_code == 404
    assert here.organiser.get(f"/desk/{here.id}/parts/worth/21").status_code == 404


def test_decimals_of_standings_become_the_fractions_that_they_stand_for() -> None:
    script = """
        import { exact } from "./desk/words.mjs";
        console.log(JSON.stringify(JSON.parse(process.argv[1]).map(exact)));"""
    asked = ["0.5", "1.833", "0,667", "−0.25", "-1,5", "3/2", "0.123"]
    assert printed(script, asked) == ["1/2", "11/6", "2/3", "-1/4", "-3/2", "3/2", "123/1000"]


def test_who_may_not_rule_at_a_table_reads_why_before_the_form() -> None:
    script = """
        import { desk } from "./desk/state.mjs";
        import { whyBarred } from "./desk/table.mjs";
        const told = [];
        for (const [role, entry, state, section, seats] of JSON.parse(process.argv[1])) {
          const officials = [{ id: "o1", role, entry }];
          desk.card = { you: "o1", officials, regulations: { may_rule: ["organiser", "arbiter"] }, states: { 1: state } };
          desk.entries = new Map([[1, { section: "a" }]]);
          told.push(whyBarred({ section, seats: seats.map((each) => ({ entry: each })) }, 1));
        }
        console.log(JSON.stringify(told));"""
    asked = [
        ("organiser", None, "open", "a", [1, 2]),
        ("organiser", 1, "open", "b", [3, 4]),
        ("arbiter", 1, "closed", "a", [3, 4]),
        ("arbiter", 1, "open", "a", [3, 4]),
        ("arbiter", 1, "closed", "a", [1, 2]),
        ("scorer", None, "open", "a", [1, 2]),
    ]
    *free, own_section, own_table, scorer = printed(script, asked)
    assert free == [""] * 3
    assert own_section.startswith("You play in this section yourself")
    assert own_table.startswith("You sit at this table")
    assert scorer.startswith("You rule nothing here")


@pytest.mark.parametrize("preset", PRESETS)
def test_the_form_shows_what_a_tournament_of_the_preset_is_played_by(app: Flask, preset: str) -> None:
    regulations = evening(app, preset=preset, regulations={}).made["tournament"]["regulations"]
    parts = json.loads(json.dumps(preset_parts()[preset]))
    assert {name: regulations[name] for name in parts} == parts
    for each in [*FIRST, *(field for fields in CHAPTERS.values() for field in fields)]:
        if regulations[each.path.partition(".")[0]] is None:
            continue
        value = member_of(regulations, each.path)
        assert each.kind != "choice" or value in each.values
        assert each.kind not in ("order", "several") or set(value) <= set(each.values)
        assert each.kind != "minutes" or value is None or value % 60 == 0
        assert value is not None or each.may_be_empty


def test_no_field_asks_for_words_of_the_api() -> None:
    fields = {each.path: each for chapter in CHAPTERS.values() for each in chapter}
    assert [path for path, each in fields.items() if each.kind == "list"] == ["sections"]
    assert set(get_args(TieBreak)) == set(fields["tie_breaks"].values) == set(fields["tie_breaks"].says)
    assert set(get_args(Role)) == set(fields["may_rule"].values)


def test_scores_are_offered_where_the_game_counts_them_alone(app: Flask) -> None:
    page = Guest(app).get("/desk/new").text
    assert 'data-scored="casino-incognito"' in page
    usual = dict(re.findall(r'value="([a-z-]+)" data-usual="([^"]*)"', page))
    ties = {name: json.loads(unescape(each))["league-evening"]["tie_breaks"] for name, each in usual.items()}
    assert [name for name, each in ties.items() if "scores" in each] == ["casino-incognito"]
    assert page.count('<option value="scores" data-needs="scores"') == 1 + len(get_args(TieBreak))


def test_choices_have_an_order_and_only_what_the_regulations_leave_room_for() -> None:
    script = """
        import { isThere, reordered } from "./desk/regulations.mjs";
        const [orders, needs] = JSON.parse(process.argv[1]);
        console.log(JSON.stringify([orders.map((each) => reordered(...each)), needs.map((each) => isThere(...each, ["casino"]))]));"""
    three = ["wins", "places", "progress"]
    orders = [(three, 0, "progress"), (three, 1, ""), (three, 3, "scores"), (three, 3, "wins"), (three, 0, "scores"), ([], 0, "wins")]
    casino = {"ruleset": "casino", "comparison": None, "points": {"scheme": "win"}}
    other = {"ruleset": "microdot", "comparison": {}, "points": {"scheme": "own"}}
    needs = [(need, value) for need in ("scores", "boards", "own") for value in (casino, other)]
    ordered, there = printed(script, [orders, needs])
    assert ordered[:2] == [["progress", "places", "wins"], ["wins", "progress"]]
    assert ordered[2:4] == [[*three, "scores"], three]
    assert ordered[4:] == [["scores", "places", "progress"], ["wins"]]
    assert there == [True, False, False, True, False, True]


def test_every_game_and_its_sizes_are_offered(app: Flask) -> None:
    page = Guest(app).get("/desk/new").text
    usual = json.loads(unescape(re.findall(r'value="microfilms" data-usual="([^"]*)"', page)[0]))
    made = evening(app, regulations={}).made["tournament"]["regulations"]
    assert usual["league-evening"]["sizes"] == made["sizes"]
    options = dict(
        re.findall(
            r'data-option="(\w+)" data-usual="([^"]*)"', page.split('data-game="microfilms"')[1].split("</fieldset>")[0]
        )
    )
    assert {name: json.loads(unescape(each)) for name, each in options.items()}.items() <= made["options"].items()


@pytest.mark.parametrize("choice", CLOCKS, ids=[each.label for each in CLOCKS])
def test_every_clock_of_the_lobby_is_offered(app: Flask, choice: ClockChoice) -> None:
    assert choice.words in Guest(app).get("/desk/new").text
