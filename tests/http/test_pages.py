"""The lobby and the table as they are sent: what is shown to whom, and what a form asks."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from typing import Annotated, Any, Literal

import msgspec
import pytest
from flask import Flask

from domain.kernel.choices import Maybe, Ordered
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.rulesets.infiltrators import RULESET as INFILTRATORS
from domain.rulesets.microfilms import RULESET
from service.app.rulesets.descriptions import NO_HOUSE_BOT, rules_text
from service.app.rulesets.lobby_catalogue import table_sizes
from service.web.clock_choices import CLOCKS, ClockChoice
from service.web.lobby_page import practice_size
from service.web.offer_forms import to_form
from service.web.option_forms import to_options
from service.web.rules_page import to_rulebook
from tests.equipment.memory_store.store import MemoryStore
from tests.http.guest import Guest, Round, opened, played, step
from tests.http.replay_links import link
from tests.laws.plays import walk
from tests.laws.tables import every_ruleset
from tests.toys.three_card_poker import RULESET as POKER

NOTICE = (Path(__file__).parents[2] / "NOTICE").read_text()
"""Who is to be named."""


def test_the_lobby_offers_every_game_and_lists_the_public_ones(app: Flask, anybody: Guest) -> None:
    page = anybody.get("/").text
    assert "[microfilms]" in page
    assert [f'name="size" value="{players}" data-options=' in page for players in range(1, 8)] == [False] + [True] * 5 + [
        False
    ]
    assert anybody.get("/covers/microfilms.svg").headers["Content-Type"] == "image/svg+xml"
    assert anybody.get("/covers/nothing.svg").status_code == 404


def test_the_lobby_shows_a_cover_of_each_game_that_has_one(app: Flask) -> None:
    lobby = Guest(app).get("/").text
    shown = re.findall(r'<img class="sample"[^>]* src="([^"]+)"', lobby)
    assert [each.rpartition("/")[2] for each in shown] == ["cover.svg", "automaton.svg", "cover.svg", "cover.svg", "cover.svg"]
    for each in shown:
        cover = Guest(app).get(each)
        assert (cover.status_code, cover.content_type) == (200, "image/svg+xml")
        assert len(cover.data) < 40_000
        assert not re.search(rb"<script|<image|href=", cover.data)


def test_a_game_without_words_and_bot_of_its_own_is_shown_as_such(serve: Callable[..., Flask]) -> None:
    """Bots that play at random are not said to play well, and the text is open, which holds more than a default drawing."""
    app = serve(MemoryStore(), POKER)
    lobby = Guest(app).get("/").text
    assert "play well" not in lobby
    assert '<option value="random">play at random</option>' in lobby
    [house, _] = Guest(app).get(f"/v1/rulesets/{POKER.name}").get_json()["bots"]
    assert house == {"name": "house", "summary": NO_HOUSE_BOT}
    table = played(app, opened(app, 2, ruleset=POKER.name))
    assert re.search(r'<details id="words"[^>]* open>', Guest(app).get(f"/g/{table.id}").text)
    replay = table.by[0].post(f"/v1/games/{table.id}/replays", {}).get_json()["url"]
    page = Guest(app).get(replay).text
    assert re.search(r'data-tab="words" aria-pressed="true"', page)
    assert "play well" not in page
    assert '<input type="hidden" name="bot" value="random">' in page


def test_a_game_with_a_bot_of_its_own_offers_it(app: Flask) -> None:
    assert Guest(app).get("/").text.count("play well") == 4
    assert re.search(r'<details id="words"[^>]*class="panel">', Guest(app).get(f"/g/{opened(app).id}").text)


def test_an_option_has_a_field_if_it_is_one_simple_value() -> None:
    class Wishes(msgspec.Struct):
        deck: Literal["long", "short"] = "long"
        first: Annotated[int, msgspec.Meta(ge=0, le=5, description="Who begins.")] | None = None
        cap: int = 60
        open_hands: bool = False
        names: tuple[str, ...] = ()

    rules = replace(RULESET, options=Wishes)
    shown = {
        each.name: (each.kind, each.default, each.low, each.high, each.hint)
        for each in to_options(rules, frozenset(["cap"]))
    }
    assert shown == {
        "deck": ("choice", '"long"', None, None, ""),
        "first": ("number", "null", 0, 5, "Who begins."),
        "open_hands": ("tick", "false", None, None, ""),
    }


def test_the_rules_are_a_page_in_which_every_number_is_an_anchor(app: Flask, anybody: Guest) -> None:
    page = anybody.get("/rules/microfilms")
    text = page.text
    anchors = set(re.findall(r'<(?:h\d|li) id="([^"]+)"', text))
    numbered = re.findall(r"^(?:#+ |- \*\*)(MF-[\d.]+)", rules_text(RULESET) or "", re.MULTILINE)
    assert anchors == set(numbered)
    assert set(re.findall(r'href="#([^"]+)"', text)) - {"main"} <= anchors
    assert " style=" not in text
    cited = {event.rule for event in RULESET.events}
    assert cited <= anchors
    assert anybody.get("/rules/microfilms", If_None_Match=page.headers["ETag"]).status_code == 304
    assert anybody.get("/rules/nothing").status_code == 404


def test_what_stands_in_rules_is_no_markup() -> None:
    book = to_rulebook("## XX-1 <b>Bold</b>\n\n- **XX-1.1** <script>x</script> and `<i>`, XX-1 and XX-9.\n")
    assert "<script>" not in book.html
    assert "<i>" not in book.html
    assert ', <a href="#XX-1">XX-1</a> and XX-9.' in book.html
    assert book.chapters == (("XX-1", "<b>Bold</b>"),)


def test_a_table_that_is_not_there_says_so_in_words(anybody: Guest) -> None:
    page = anybody.get("/g/nowhere")
    assert page.status_code == 404
    assert "There is no such game" in page.text


def test_a_link_for_another_device_is_drawn_and_nothing_else(anybody: Guest) -> None:
    drawn = anybody.post("/me/qr.svg", {"address": "http://localhost/me#link=dd_link_0a"})
    assert (drawn.status_code, drawn.headers["Content-Type"]) == (200, "image/svg+xml")
    assert drawn.headers["Cache-Control"].startswith("no-store")
    assert drawn.data.startswith(b'<svg xmlns="http://www.w3.org/2000/svg" viewBox=')
    link = "http://localhost/me#link=dd_link_"
    for wrong in (None, 5, "", "https://evil.example/", f"{link}A", f"{link}0\n", f"x {link}0", f"{link}{'0' * 400}"):
        assert anybody.post("/me/qr.svg", {"address": wrong}).status_code == 422, wrong


def test_the_link_of_a_table_is_drawn_and_that_of_no_other(anybody: Guest) -> None:
    for address in ("http://localhost/g/0a#join=0a", "https://games.example.org/g/0a#claim=3.0a", "http://localhost/g/0a#token=dd_seat_0"):
        drawn = anybody.post("/g/0a/qr.svg", {"address": address})
        assert (drawn.status_code, drawn.headers["Content-Type"]) == (200, "image/svg+xml")
        assert drawn.headers["Cache-Control"].startswith("no-store")
    for wrong in (None, "http://localhost/g/0b#join=0a", "http://localhost/g/0b#token=dd_seat_0", "http://localhost/g/0a#token=dd_org_0", "http://localhost/g/0a", "javascript:0"):
        assert anybody.post("/g/0a/qr.svg", {"address": wrong}).status_code == 422, wrong


def test_the_page_itself_holds_what_everybody_sees(app: Flask) -> None:
    """The same for all: tokens belong to the part that is fetched with them, which nobody keeps."""
    table = opened(app)
    awaited = table.awaited()
    assert awaited.get(f"/g/{table.id}").data == Guest(app).get(f"/g/{table.id}").data
    own = awaited.get(f"/g/{table.id}/table")
    assert own.headers["Cache-Control"] == "no-store, no-transform"
    assert "Your hand" in own.text
    assert "Your hand" not in Guest(app).get(f"/g/{table.id}/table").text
    assert Guest(app, "dd_seat_nonsense").get(f"/g/{table.id}/table").status_code == 401
    assert {awaited.get(f"/g/{table.id}/table?at={at}").status_code for at in ("999", "-1", "x")} == {422}


def test_a_seat_is_shown_the_offers_of_its_view(app: Flask) -> None:
    """A form per offer, the scene, and every line of the view's text, at each moment of a game."""
    table, luck = opened(app), Random(2)
    for _ in range(12):
        for guest in table.by.values():
            view, page = guest.view(table.id), guest.get(f"/g/{table.id}/table").text
            assert re.findall(r'data-type="(\w+)"', page) == [each["type"] for each in view["offers"]]
            assert 'data-zone="deck"' in page
            listed = re.findall(r"<li>(.*?)</li>", page)
            said = [each for each in view["text"].splitlines()[1:] if not each.startswith("You may: ")]
            assert sorted(each.replace("&#39;", "'") for each in listed) == sorted(said)
        if step(app, table, luck) is None:
            break


def test_names_are_no_markup(anybody: Guest, under_way: Round) -> None:
    name = link(under_way.by[0], under_way)
    for path in ("/", f"/g/{under_way.id}", f"/g/{under_way.id}/table", f"/r/{name}?v=16", f"/r/{name}/embed?v=16"):
        assert "<Sons>" not in anybody.get(path).text
    assert "Boris &amp; &lt;Sons&gt;" in anybody.get(f"/r/{name}?v=16").text


def test_a_game_that_is_over_says_who_won(app: Flask) -> None:
    table = played(app, opened(app))
    page = Guest(app).get(f"/g/{table.id}").text
    assert "The game is over" in page
    assert "won" in page


def named(_: str, value: object) -> str:
    return f"<{value}>"


def offer(**fields: object) -> dict[str, Any]:
    schema = {"required": ["type", *fields], "properties": {"type": {"const": "bid"}, **fields}}
    return {"type": "bid", "summary": "Bid", "rule": "X-1", "schema": schema}


def test_a_form_has_a_field_for_everything_that_a_schema_can_ask() -> None:
    stock = Ordered(tuple("AABCDEFG"), 3).schema()
    made = to_form(
        offer(
            one={"enum": [1]}, few={"enum": [True, False]}, orders={"enum": [["A", "B"], ["B", "A"]]}, pairs={"enum": [["A", "B"], ["A", "C"]]}, sum={"type": "integer", "minimum": 1, "maximum": 9},
            order=stock, maybe={"enum": ["A", None]}, perhaps={"anyOf": [{"type": "integer", "minimum": 0}, {"type": "null"}]}, yes={"type": "boolean"},
        ),
        named,
        frozenset(),
    )  # fmt: skip
    kinds = {each.name: (each.kind, each.is_needed, [one.label for one in each.values]) for each in made.inputs}
    assert kinds == {
        "one": ("choice", True, ["<1>"]),
        "few": ("choice", True, ["<True>", "<False>"]),
        "orders": ("order", True, ["<A>", "<B>"]),
        "pairs": ("choice", True, ["<A>, then <B>", "<A>, then <C>"]),
        "sum": ("number", True, []),
        "order": ("order", True, [f"<{each}>" for each in "ABCDEFG"]),
        "maybe": ("choice", False, ["<A>"]),
        "perhaps": ("number", False, []),
        "yes": ("choice", True, ["<True>", "<False>"]),
    }
    assert [each.name for each in made.given] == ["one"]
    order = next(each for each in made.inputs if each.name == "order")
    assert [each.most for each in order.values] == [2, 1, 1, 1, 1, 1, 1]
    assert order.steps == ("First", "Second", "Third")
    assert made.buttons == ()


def test_a_form_knows_which_values_go_together_and_asks_for_lists_of_lists() -> None:
    hands = {
        "type": "array",
        "maxItems": 2,
        "items": {"type": "array", "minItems": 2, "maxItems": 2, "items": {"enum": ["9H", "9D"]}},
    }
    told = offer(piece={"enum": ["A", "B"]}, to={"enum": [1, 2]}, hands=hands, rest={"type": "string"})
    told["schema"]["anyOf"] = [
        {"properties": {"piece": {"enum": ["A"]}, "to": {"enum": [1]}}},
        {"properties": {"piece": {"enum": ["B"]}, "to": {"enum": [1, 2]}}},
    ]
    made = to_form(told, named, frozenset())
    assert json.loads(made.ways) == [{"piece": ["A"], "to": [1]}, {"piece": ["B"], "to": [1, 2]}]
    assert [(each.kind, each.groups, len(each.steps)) for each in made.inputs] == [
        ("choice", 0, 0), ("choice", 0, 0), ("order", 2, 2), ("json", 0, 0),
    ]  # fmt: skip


def test_a_form_knows_how_much_of_an_order_has_to_be_given() -> None:
    pair = Ordered(("A", "B"), 2)
    hand = {"type": "array", "minItems": 2, "maxItems": 2, "items": {"enum": ["9H", "9D"]}}
    fields = {
        "all": pair.schema(),
        "all_or_none": Maybe(pair).schema(),
        "many_or_none": Maybe(Ordered(tuple("AABCDEFG"), 3)).schema(),
        "each_whole": {"type": "array", "maxItems": 2, "items": hand},
        "some": {"type": "array", "minItems": 1, "maxItems": 3, "items": {"enum": ["A", "B", "C"]}},
    }
    made = to_form(offer(**fields), named, frozenset())
    assert {each.name: (each.kind, each.least, each.is_whole) for each in made.inputs} == {
        "all": ("order", 2, False),
        "all_or_none": ("order", 0, True),
        "many_or_none": ("order", 0, True),
        "each_whole": ("order", 0, True),
        "some": ("order", 1, False),
    }


def test_a_choice_of_lists_stands_in_the_order_of_their_items() -> None:
    """As who has to discard one card is asked: each choice is a list of one."""
    cards = Ordered(("BLACK-2", "RED-10", "RED-9"), 1)
    [field] = to_form(offer(cards=cards.schema()), named, frozenset(), INFILTRATORS.words.value_order).inputs
    assert [each.json for each in field.values] == ['["RED-9"]', '["RED-10"]', '["BLACK-2"]']


def test_one_short_choice_is_sent_by_one_click() -> None:
    made = to_form(offer(target={"enum": [1, 2]}, pay={"enum": ["FRANC"]}), named, frozenset({"bid"}))
    assert [each.json for each in made.buttons] == ["1", "2"]
    assert made.is_grave


@every_ruleset
def test_every_offer_of_every_game_is_a_form_to_fill_in(rules: AnyRuleset) -> None:
    """Of every tenth position: no field that can only be asked for as JSON, and one form for each offer."""
    told: dict[str, Any] = {"intrigue": True} if rules.name == "casino-incognito" else {}
    options = msgspec.convert(told, rules.options) if told else None
    for state in islice(walk(rules, rules.players[1], Random(4), options), 0, None, 10):
        for seat in rules.decisions(state.table):
            for each in rules.offers(state.table, state.minds[seat]):
                shown = {"type": each.type, "summary": each.summary, "rule": each.rule, "schema": each.schema()}
                made = to_form(
                    shown,
                    lambda name, value: rules.words.value_text(name, value, "ABCDEFGHIJ"),
                    frozenset(),
                    rules.words.value_order,
                )
                assert "json" not in {field.kind for field in made.inputs}, (each.type, made.inputs)
                assert {field.name for field in made.inputs} == set(each.choices)


@pytest.mark.parametrize("choice", CLOCKS, ids=[each.label for each in CLOCKS])
def test_every_clock_that_the_lobby_offers_opens_a_table(app: Flask, choice: ClockChoice) -> None:
    table = opened(app, clock=choice.plan)
    told = Guest(app).get(f"/v1/games/{table.id}").get_json()["clock"]
    assert {name: told[name] for name in choice.plan} == choice.plan
    assert choice.words in Guest(app).get("/").text


def test_the_longest_wait_is_said_where_a_clock_is_chosen(app: Flask) -> None:
    assert [each.words for each in CLOCKS] == [
        "a minute a decision, 6 minutes at most", "three minutes a decision, 13 minutes at most", "a day a decision, 4 days at most",
    ]  # fmt: skip


def test_a_table_with_friends_is_not_listed_unless_they_want_it(anybody: Guest) -> None:
    page = anybody.get("/").text
    ticks = re.findall(r'<input type="checkbox" name="public"[^>]*> ([^<]*)', page)
    assert ticks
    assert "checked" not in "".join(re.findall(r'<input type="checkbox" name="public"[^>]*>', page))
    assert all("home page with the names of all" in each for each in ticks)


@every_ruleset
def test_a_table_against_bots_is_played_by_the_rules_without_a_variant(rules: AnyRuleset) -> None:
    """Unless the game has no such table."""
    sizes = table_sizes(rules)
    found = practice_size(sizes)
    assert not found.options or all(each.options for each in sizes)
    assert not found.automata or all(each.automata or each.options for each in sizes)
    if rules is RULESET:
        assert found.players == 3


def test_about_names_everybody_whom_the_notice_names(anybody: Guest) -> None:
    page = " ".join(anybody.get("/about").text.split())
    for name in ("Mortimer", "LudiCreations", "Kean", "Broadway Toys", "Palitoy", "Board Game Designers Forum", "game-icons.net", "Lorc",
                 "Delapouite", "CC BY 3.0", "Adobe", "Courier Prime", "Vernon Adams", "Oswald", "Sorkin", "Paul Miller", "Scalar", "Pavol Rusnak"):  # fmt: skip
        assert name in page
        assert name in NOTICE
    assert 'href="/about"' in anybody.get("/").text


def test_a_table_in_motion_stands_in_frames_of_this_site_alone(app: Flask) -> None:
    anybody = Guest(app)
    policies = {path: anybody.get(path).headers["Content-Security-Policy"] for path in ("/shown/microfilms", "/", "/learn/microfilms", "/about")}
    assert "frame-ancestors 'self'" in policies["/shown/microfilms"]
    assert ["frame-src 'self'" in each for each in policies.values()] == [False, True, True, False]
    assert ["frame-ancestors 'none'" in each for each in policies.values()] == [False, True, True, True]
    wrong = ("microfilms?v=1", "microfilms?v=x", "microfilms?v=40&to=30", "microfilms?to=999", "nothing", "microfilms/table?v=1")
    assert {anybody.get(f"/shown/{each}").status_code for each in wrong} == {404}
