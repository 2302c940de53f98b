"""The lobby: three ways into each game, options in sentences, and the own games as they stand."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.visitor import DESKTOP, ON_ITS_SIDE, PHONE, Visit, Visitor, person

EACH_SCREEN = pytest.mark.parametrize("screen", [PHONE, DESKTOP, ON_ITS_SIDE], ids=lambda size: f"{size['width']}x{size['height']}")
PRESSED = "button:visible, select:visible, input:visible, summary:visible, .games a:visible"


def keep(visitor: Visitor, game: str, token: str, seat: int = 0) -> None:
    """Have the browser keep a token of a game, as if the seat had been taken in it."""
    visitor.page.evaluate(
        "([game, token, seat]) => localStorage.setItem(`deaddrop.game.${game}`, JSON.stringify({ tokens: [token], seat, at: Date.now() }))",
        [game, token, seat],
    )


def test_a_table_with_friends_asks_for_a_name_and_practice_does_not(visit: Visit, toys: str) -> None:
    anna = visit(toys)
    anna.context.add_init_script("localStorage['deaddrop.name'] = ''")
    anna.page.goto(toys)
    form = anna.page.locator("form[data-ruleset=microfilms]")
    form.get_by_role("button", name="With friends").click()
    name = form.get_by_label("Your name")
    assert (name.input_value(), name.get_attribute("placeholder")) == ("", "Player")
    form.get_by_role("button", name="Open the table").click()
    form.locator(".error", has_text="Tell the others what to call you.").wait_for()
    assert name.evaluate("(it) => document.activeElement === it")
    assert anna.page.url.rstrip("/") == toys
    form.get_by_role("button", name="Never mind").click()
    form.locator("[data-alone]").click()
    anna.page.wait_for_url("**/g/*")
    anna.page.locator("#now", has_text="You are Player").wait_for()


def test_what_is_chosen_in_the_sheet_is_the_table_that_opens(visit: Visit, toys: str) -> None:
    """Options are sentences; bots leave fewer seats to friends; a table with friends is seen where the sheet says so."""
    anna = visit(toys)
    anna.page.goto(toys)
    form = anna.page.locator("form[data-ruleset=infiltrators]")
    form.get_by_role("button", name="With friends").click()
    form.locator("[name=size][value='4']").check()
    form.locator("[name=robots][value='2']").check()
    form.get_by_text("More options").click()
    form.get_by_role("radio", name="a minute a decision").check()
    form.get_by_role("radio", name="The board crosses out what clues exclude").check()
    form.get_by_label("Nobody draws above seven cards, and a full hand gets no reward.").check()
    form.get_by_role("button", name="Open the table").click()
    anna.page.wait_for_url("**/g/*")
    card = card_of(anna)
    assert card["options"]["helper"] == "auto"
    assert card["clock"] is not None
    assert card["options"]["hard_hand_limit"] is True
    assert [each["kind"] for each in card["seats"]] == ["human", "human", "bot", "bot"]
    assert card["visibility"] == "unlisted"
    anna.page.goto(toys)
    form.get_by_role("button", name="With friends").click()
    form.locator("summary", has_text="a minute a decision · The board crosses out what clues exclude").click()
    form.get_by_label("List it on the home page").check()
    form.get_by_role("button", name="Open the table").click()
    anna.page.wait_for_url("**/g/*")
    assert card_of(anna)["visibility"] == "public"
    anna.page.goto(toys)
    anna.page.locator("form[data-ruleset=infiltrators] [data-alone]").click()
    anna.page.wait_for_url("**/g/*")
    card = card_of(anna)
    assert card["visibility"] == "unlisted"
    kept = anna.page.evaluate("(game) => JSON.parse(localStorage.getItem(`deaddrop.game.${game}`)).tokens", card["id"])
    assert sorted(each.split("_")[1] for each in kept) == ["org", "seat"]


def test_a_rated_table_is_for_people_alone_and_says_so(visit: Visit, toys: str) -> None:
    anna = visit(toys)
    anna.page.goto(toys)
    form = anna.page.locator("form[data-ruleset=microfilms]")
    form.get_by_role("button", name="With friends").click()
    form.get_by_label("Your name").fill("Anna")
    form.locator("[name=size][value='3']").check()
    form.locator("[name=robots][value='1']").check()
    form.get_by_text("More options").click()
    form.get_by_label("Hints:").check()
    form.get_by_label("Rated:").check()
    assert form.locator("[name=robots][value='1']").is_disabled()
    assert not form.get_by_label("Hints:").is_checked()
    form.get_by_text("It counts for you once you sign in.").wait_for()
    form.get_by_label("Strangers may sit down").check()
    form.get_by_role("button", name="Open the table").click()
    anna.page.wait_for_url("**/g/*")
    card = card_of(anna)
    assert (card["rated"], card["hints"], {each["kind"] for each in card["seats"]}) == (True, False, {"human"})
    ben = visit(toys)
    ben.page.goto(toys)
    ben.page.locator(f"a[href^='/g/{card['id']}']", has_text="rated").click()
    ben.page.get_by_text("This table is rated.").wait_for()


def card_of(visitor: Visitor) -> Any:
    game = visitor.page.url.rpartition("/")[2].partition("#")[0]
    return visitor.page.request.get(f"{visitor.url}/v1/games/{game}").json()


def test_own_games_say_whose_turn_it_is_and_those_with_people_come_first(visit: Visit, toys: str) -> None:
    anna = visit(toys)
    anna.page.goto(toys)
    bot = {"kind": "bot", "bot": "house", "name": "Boris"}
    alone = anna.opened([person("Anna"), bot, bot | {"name": "Clara"}])
    others = anna.opened([person("Anna"), person("Ben"), person("Clara")])
    for made in (others, alone):
        keep(anna, made["game"]["id"], made["seats"][0]["token"])
    offers = anna.page.locator(".catalogue")
    tops: list[float] = []

    def measure(route: Any) -> None:
        tops.append(offers.bounding_box()["y"])
        route.continue_()

    anna.page.route("**/games?of=*", measure)
    anna.page.reload()
    listed = anna.page.locator("#mine .games li[data-game]")
    listed.nth(1).wait_for()
    assert [each.get_attribute("data-game") for each in listed.all()] == [others["game"]["id"], alone["game"]["id"]]
    assert abs(offers.bounding_box()["y"] - tops[-1]) < 1
    view = anna.page.request.get(f"{toys}/v1/games/{others['game']['id']}/view").json()
    names = ["Anna", "Ben", "Clara"]
    awaited = names[view["decisions"][0]["seat"]]
    state = listed.first.locator(".state")
    assert state.inner_text() == ("your decision" if awaited == "Anna" else f"{awaited} to decide")
    assert ("turn" in str(listed.first.get_attribute("class"))) == (awaited == "Anna")


def test_a_game_is_taken_off_the_list_and_its_key_stays(visit: Visit, toys: str) -> None:
    anna = visit(toys)
    anna.page.goto(toys)
    made = anna.opened([person("Anna"), person("Boris"), person("Clara")])
    keep(anna, made["game"]["id"], made["seats"][0]["token"])
    keep(anna, "gone", "dd_seat_gone")
    anna.page.reload()
    anna.page.get_by_role("button", name="Take [microfilms] off this list").click()
    anna.page.locator("#mine").wait_for(state="hidden")
    anna.page.reload()
    anna.page.locator(".catalogue").wait_for()
    anna.page.wait_for_function("() => !localStorage.getItem('deaddrop.game.gone')")
    assert anna.page.locator("#mine li").count() == 0
    anna.wrong.clear()  # the answer about the game that is gone
    anna.page.goto(f"{toys}/g/{made['game']['id']}")
    anna.page.get_by_text("You are Anna", exact=True).first.wait_for()


def test_many_games_are_listed_in_two_parts(visit: Visit, toys: str) -> None:
    anna = visit(toys)
    anna.page.goto(toys)
    made = anna.opened([person("Anna"), person("Boris"), person("Clara")])
    card = anna.page.request.get(f"{toys}/games?of={made['game']['id']}").text()
    for number in range(26):
        keep(anna, f"copy{number:02}", made["seats"][0]["token"])
    lines = "".join(card.replace(made["game"]["id"], f"copy{number:02}") for number in range(24))
    anna.page.route("**/games?of=*", lambda route: route.fulfill(body=lines if "copy25" in route.request.url else card))
    anna.page.route("**/v1/games/copy*", lambda route: route.fulfill(json={}))
    anna.page.reload()
    listed = anna.page.locator("#mine .games li[data-game]")
    listed.nth(23).wait_for()
    assert listed.count() == 24
    anna.page.get_by_role("button", name="More of them").click()
    listed.nth(24).wait_for()
    anna.page.get_by_role("button", name="More of them").wait_for(state="hidden")


@EACH_SCREEN
def test_the_lobby_fits_its_screen_and_can_be_pressed_and_read(visit: Visit, toys: str, screen: dict[str, int]) -> None:
    anna = visit(toys, viewport=screen)
    anna.page.goto(toys)
    for is_open in (False, True):
        if is_open:
            anna.page.locator("form[data-ruleset=microfilms] [data-friends]").click()
            anna.page.locator("form[data-ruleset=microfilms] summary").click()
        assert anna.page.evaluate("document.documentElement.scrollWidth") == screen["width"]
        assert small_controls(anna) == []
        assert small_texts(anna) == []
        assert anna.violations(dark=True) == []


def small_controls(visitor: Visitor) -> list[str]:
    """Controls that are less than 44 px high, by their text; a tick counts with its label."""
    return list(
        visitor.page.locator(PRESSED).evaluate_all(
            """(all) => all.map((each) => each.closest("label.tick, label.choice") ?? each).filter((each) => each.getBoundingClientRect().height < 43.9)
              .map((each) => each.textContent || each.name)"""
        )
    )


def small_texts(visitor: Visitor) -> list[str]:
    """Elements with text of less than 12 px."""
    return list(
        visitor.page.evaluate(
            """() => [...document.querySelectorAll("body *")].filter((each) => each.checkVisibility() && [...each.childNodes].some((node) => node.nodeType === 3
              && node.data.trim()) && !each.closest(".unseen") && parseFloat(getComputedStyle(each).fontSize) < 12).map((each) => each.textContent)"""
        )
    )
