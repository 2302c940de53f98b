"""The home page and the guides: a table in motion, the first game at once, what goes on now, and games with one primary button each."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.test_lobby import EACH_SCREEN, card_of, keep, small_controls, small_texts
from tests.browser.visitor import DESKTOP, Visit, Visitor, person

GAMES = ("microfilms", "infiltrators", "microdot", "casino-incognito")
FACES = {"[microfilms]": "Courier Prime", "The Croupier": "Courier Prime", "Infiltrators": "Stardos Stencil", "Microdot": "Oswald", "Casino Incognito": "Floor Show"}
"""The games in the order of the page, with the face of their tables."""
MOST_SENT = 256_000
"""Bytes of a first visit until the table has moved, as at tables."""
BOT = {"kind": "bot", "bot": "house", "name": "Boris"}


def things(visitor: Visitor, frame: str = "#motion iframe") -> Any:
    return visitor.page.frame_locator(frame).locator("#board .thing")


def moved(visitor: Visitor) -> None:
    """Wait until something happened on the table in motion."""
    visitor.page.wait_for_function("() => !document.getElementById('motion-said').textContent.startsWith('A game of')")


def test_a_table_moves_for_a_first_visitor_and_says_what_happens(visit: Visit) -> None:
    anna = visit(reduced_motion="no-preference", viewport=DESKTOP)
    session, sent = anna.context.new_cdp_session(anna.page), list[int]()
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda each: sent.append(int(each["encodedDataLength"])))
    anna.page.goto(anna.url)
    things(anna).first.wait_for()
    before = things(anna).count(), anna.page.locator("#motion-said").inner_text()
    moved(anna)
    anna.page.frame_locator("#motion iframe").locator(".flying").first.wait_for(state="attached")
    assert anna.page.locator("#motion-said").inner_text() != before[1]
    assert sum(sent) <= MOST_SENT, sum(sent)


@pytest.mark.parametrize("settings", [{"reduced_motion": "reduce"}, {"java_script_enabled": False}], ids=["calm", "no script"])
def test_the_table_stands_still_without_a_script_and_for_the_calm(visit: Visit, toys: str, settings: dict[str, Any]) -> None:
    anna = visit(toys, viewport=DESKTOP, **settings)
    asked: list[str] = []
    anna.page.on("request", lambda each: asked.append(each.url))
    anna.page.goto(toys)
    things(anna).nth(5).wait_for()
    anna.page.wait_for_timeout(2500)
    assert not [each for each in asked if each.startswith(f"{toys}/shown/microfilms/")]
    assert anna.page.locator("#motion-said").inner_text().startswith("A game of")


def test_the_first_game_begins_at_once(visit: Visit, toys: str) -> None:
    anna = visit(toys)
    anna.page.goto(toys)
    anna.page.get_by_role("button", name="Play your first game, 3 minutes").click()
    anna.page.wait_for_url("**/g/*")
    anna.page.locator("#lesson", has_text="Lesson · 1 of").wait_for()
    anna.page.goto(toys)
    assert not anna.page.get_by_role("button", name="Play your first game").is_visible()
    assert not anna.page.locator("#motion").is_visible()
    anna.page.locator("#mine li[data-game] img").wait_for()


def test_each_game_has_one_primary_button_the_easiest_first(visit: Visit, toys: str) -> None:
    anna = visit(toys)
    anna.page.goto(toys)
    offers = anna.page.locator(".offer")
    titles = offers.locator("h2").all_inner_texts()
    assert titles[: len(FACES)] == [*FACES]
    assert [each.locator(".button.strong:visible").count() for each in offers.all()] == [1] * len(titles)
    faces = offers.locator("h2").evaluate_all("(all) => all.map((each) => getComputedStyle(each).fontFamily)")
    assert [face in found for face, found in zip(FACES.values(), faces, strict=False)] == [True] * len(FACES)


def test_the_croupier_has_a_card_of_its_own(visit: Visit, toys: str) -> None:
    anna = visit(toys)
    anna.page.goto(toys)
    anna.page.get_by_role("button", name="With a friend").click()
    sheet = anna.page.locator("form[data-ruleset=microfilms] dialog[open]")
    assert sheet.get_by_role("radio", name="2 and the Croupier").is_checked()
    sheet.get_by_role("button", name="Never mind").click()
    anna.page.get_by_role("button", name="Play against a bot", exact=True).click()
    anna.page.wait_for_url("**/g/*")
    card = card_of(anna)
    assert (card["options"]["variant"], [each["kind"] for each in card["seats"]]) == ("croupier", ["human", "bot", "automaton"])


@EACH_SCREEN
def test_what_goes_on_is_in_sight(visit: Visit, toys: str, screen: dict[str, int]) -> None:
    """Open seats and games to watch lie in the first window of a desktop; a phone has at least the first game and the table there."""
    anna = visit(toys, viewport=screen)
    anna.page.goto(toys)
    anna.opened([person("Greta"), {"kind": "human", "open": True}], "infiltrators", visibility="public")
    anna.opened([person("Hugo"), person("Ines")], "microdot", visibility="public")
    anna.page.reload()
    wanted = [anna.page.locator("[data-first]")]
    if screen == DESKTOP:
        wanted += [anna.page.locator(f"section[aria-labelledby={each}] li a").first for each in ("join-title", "watch-title")]
    if screen["height"] > 500:
        wanted.append(anna.page.locator("#motion .screen"))
    for each in wanted:
        box = each.bounding_box()
        assert box["y"] + box["height"] <= screen["height"], each
    assert anna.page.evaluate("document.documentElement.scrollWidth") == screen["width"]
    assert (small_controls(anna), small_texts(anna)) == ([], [])
    assert anna.violations(dark=True) == []


def answering(body: str) -> Any:
    return lambda route: route.fulfill(body=body)


def test_own_games_have_a_picture_and_their_result(visit: Visit, toys: str) -> None:
    anna = visit(toys)
    anna.page.goto(toys)
    made = anna.opened([person("Anna"), person("Ben"), BOT])
    keep(anna, made["game"]["id"], made["seats"][0]["token"])
    line = anna.page.request.get(f"{toys}/games?of={made['game']['id']}").text()
    over = line.replace('data-status="playing"', 'data-status="over" data-winners="{}"')
    for winners, said in (("0,2", "you won"), ("1", "Ben won"), ("", "lost")):
        anna.page.unroute("**/games?of=*")
        anna.page.route("**/games?of=*", answering(over.format(winners)))
        anna.page.reload()
        state = anna.page.locator("#mine li[data-game] .state")
        state.wait_for()
        assert state.inner_text() == said
    assert anna.page.locator("#mine li[data-game] img").evaluate("(it) => it.getAttribute('src')").endswith("cover.svg")


@pytest.mark.parametrize("ruleset", GAMES)
def test_a_guide_explains_a_table_shows_examples_and_folds_the_reference(visit: Visit, toys: str, ruleset: str) -> None:
    anna = visit(toys, viewport=DESKTOP)
    anna.page.goto(f"{toys}/learn/{ruleset}")
    frame = anna.page.frame_locator(".annotated iframe")
    pins = anna.page.locator(".pins li").count()
    frame.locator(".pin").nth(pins - 1).wait_for()
    assert frame.locator(".pin").all_inner_texts() == [str(nth + 1) for nth in range(pins)]
    assert anna.page.locator(".examples iframe").count() == 3
    assert anna.page.locator(".annotated").bounding_box()["y"] < DESKTOP["height"] / 2
    assert not anna.page.locator(".all-kinds").is_visible()
    anna.page.locator("#kinds summary").click()
    assert anna.page.locator(".all-kinds tbody tr").count() < 45
    anna.page.locator(".primer a[href^='#term-']").first.click()
    anna.page.locator("#words :target").wait_for()
    assert anna.violations(dark=True) == []


def test_an_example_plays_its_part_again_and_again(visit: Visit, toys: str) -> None:
    anna = visit(toys, reduced_motion="no-preference", viewport=DESKTOP)
    anna.page.goto(f"{toys}/learn/microfilms")
    frame = anna.page.frame_locator(".examples figure:nth-child(2) iframe")
    hand = frame.locator("#rail [data-zone='hand:0'] .thing[data-id='MF-CHINA']")
    anna.page.locator(".examples").scroll_into_view_if_needed()
    for state in ("attached", "detached") * 2:  # Clara takes the film, and the example begins again
        hand.wait_for(state=state)
