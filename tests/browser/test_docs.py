"""The API's documentation in a browser: search, and requests that this server answers."""

from __future__ import annotations

from tests.browser.visitor import DESKTOP, Visit


def test_a_request_is_found_by_search_and_every_try_has_a_key_of_its_own(visit: Visit) -> None:
    """On one page: to build it takes Chromium seconds."""
    anna = visit(viewport=DESKTOP)
    page = anna.page
    page.goto(anna.url + "/docs")
    page.get_by_role("button", name="Search").first.click()
    page.get_by_role("combobox", name="Enter search query").fill("rulesets")
    page.get_by_role("option", name="List the rulesets").first.click()
    page.get_by_role("button", name="(get /v1/rulesets)").click()
    with page.expect_response("**/v1/rulesets") as answer:
        page.get_by_role("button", name="Send get request to").click()
    assert [each["name"] for each in answer.value.json()["items"]]
    page.get_by_role("button", name="Close Client").click()

    page.evaluate("location.hash = '#any/tag/games/POST/v1/games'")
    page.get_by_role("button", name="(post /v1/games)").click()
    games = set()
    for _ in range(2):
        with page.expect_response("**/v1/games") as answer:
            page.get_by_role("button", name="Send post request to").click()
        assert answer.value.status == 201
        games.add(answer.value.json()["game"]["id"])
    assert len(games) == 2
