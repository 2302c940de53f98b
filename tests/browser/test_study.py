"""Studies as people write and read them: notes beside a replay, and variations that are played on."""

from __future__ import annotations

import re

import pytest

from tests.browser.test_replay import Game, asked
from tests.browser.visitor import DESKTOP, PHONE, Visit, Visitor


@pytest.fixture(scope="module")
def game(url: str) -> Game:
    return Game(url)


def started(url: str, game: Game, at: int = 30) -> str:
    """The page of a study with two notes."""
    link = game.link(viewpoint="all", spoilers="end")
    notes = [{"at": at, "text": "Here she hesitates."}, {"at": at + 9, "text": "Too late <b>now</b>."}]
    made = asked(f"{url}/v1{link.replace('/r/', '/replays/')}/studies", {"title": "Where it turned", "notes": notes})
    return f"{made['study']['url']}#edit={made['token']}"


def noted(visitor: Visitor, text: str) -> None:
    visitor.page.locator(".study-notes").get_by_text(text, exact=True).wait_for()


def test_notes_lead_to_their_moments_and_are_written_beside_them(visit: Visit, url: str, game: Game) -> None:
    anna = visit(viewport=DESKTOP)
    page = anna.page
    page.goto(f"{url}{started(url, game)}")
    page.locator("#note-form").wait_for()
    page.locator("#player").wait_for()
    assert "edit" not in page.url
    page.locator(".study-notes a.at", has_text="Event 39").click()
    page.locator("#where", has_text="Event 39 of").wait_for()
    page.locator(".study-notes a.at[aria-current]", has_text="Event 39").wait_for()
    page.get_by_label("A note at event 39").fill("And\nmore.")
    page.get_by_role("button", name="Add the note").click()
    noted(anna, "And more.")
    assert re.search(r"/study/[0-9a-z]+#39$", page.url)
    assert anna.violations(dark=True) == []


def test_the_key_of_a_link_is_taken_by_a_button_and_asked_for_once(visit: Visit, url: str, game: Game) -> None:
    reader = visit(takes=False)
    page, link = reader.page, f"{url}{started(url, game)}"
    question = page.get_by_role("dialog", name="Change this study here?")
    page.goto(link)
    question.wait_for()
    assert "edit" not in page.url
    assert reader.violations() == []
    page.get_by_role("button", name="No, leave it as it is").click()
    page.locator("#study-report:not([hidden])").wait_for(state="attached")
    assert page.locator("#note-form").is_hidden()
    page.goto("about:blank")
    page.goto(link)
    page.get_by_role("button", name="Take the key").click()
    page.locator("#note-form").wait_for()
    page.goto("about:blank")
    page.goto(link)
    page.locator("#note-form").wait_for()
    assert question.count() == 0, "a key that is held already is asked about no more"


def test_a_study_is_started_from_a_replay_read_by_others_and_deleted(visit: Visit, url: str, game: Game) -> None:
    anna = visit(viewport=DESKTOP)
    page = anna.page
    page.goto(f"{url}{game.link(viewpoint='all', spoilers='end')}#30")
    page.locator("#where", has_text="Event 30 of").wait_for()
    page.locator("[data-tab=more]").click()
    page.get_by_label("Title of a study").fill("The bribe")
    page.get_by_role("button", name="Start a study").click()
    page.wait_for_url("**/study/*#30")
    page.get_by_label("A note at event 30").fill("She could not know.")
    page.get_by_role("button", name="Add the note").click()
    noted(anna, "She could not know.")
    page.get_by_role("button", name="Change").click()
    page.get_by_label("The note in other words").fill("She could have known.")
    page.get_by_role("button", name="Add the note").click()
    noted(anna, "She could have known.")

    page.get_by_role("button", name="Try something else from here").click()
    page.get_by_label("What the study says of it").fill("She takes it.")
    page.get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_url("**/g/*")
    page.locator("#strip").wait_for()
    page.go_back()
    page.locator(".study-notes .variation a", has_text="She takes it.").wait_for()
    page.locator("#note-form").wait_for()

    boris = visit(viewport=PHONE)
    boris.page.goto(page.url.partition("#")[0])
    boris.page.get_by_role("link", name="To its first note").click()
    boris.page.locator("#noted", has_text="She could have known.").wait_for()
    assert boris.page.locator("#note-form").is_hidden()
    boris.page.locator("#open-drawer").click()
    boris.page.locator("[data-tab=study]").click()
    boris.page.get_by_text("Report this study").click()
    boris.page.get_by_label("What a moderator should know").fill("It names me.")
    boris.page.get_by_role("button", name="Send the report").click()
    boris.page.get_by_text("Moderators have it.").wait_for()
    assert boris.violations(dark=True) == []

    page.get_by_text("Title, links, end").click()
    page.get_by_role("button", name="Delete the study").click()
    page.get_by_role("button", name="Delete it").click()
    page.wait_for_url("**/r/*#30")
    assert boris.page.request.get(boris.page.url.partition("#")[0]).status == 410


def test_where_the_end_is_hidden_notes_come_as_one_gets_there(visit: Visit, url: str, game: Game) -> None:
    link = game.link(viewpoint="all")
    made = asked(f"{url}/v1{link.replace('/r/', '/replays/')}/studies", {"title": "Slowly", "notes": [{"at": 30, "text": "There."}]})
    page = visit(viewport=DESKTOP).page
    page.goto(f"{url}{made['study']['url']}")
    page.get_by_text("More comes as you go on.").wait_for()
    assert page.get_by_text("There.", exact=True).count() == 0
    page.evaluate("location.hash = '30'")
    page.locator(".study-notes").get_by_text("There.", exact=True).wait_for()
