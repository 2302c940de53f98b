"""A whole evening of six devices: who comes plays, a late one watches, a lost phone is replaced, the game ends on each screen, and all go on."""

from __future__ import annotations

from random import Random

from tests.browser.test_from_a_link_to_the_end import TOKEN, answer_or_wait
from tests.browser.test_next_table import next_table
from tests.browser.test_who_are_you import OBJECTION_MS, ask_as
from tests.browser.visitor import SCREENS, Visit, Visitor
from tests.journeys.stranger import Stranger

COME = {"Ben": "phone", "Clara": "tablet", "Dirk": "phone on its side", "Eva": "tablet upright"}
"""Those who are in time, and what each holds."""
CLICKED = 2
"""Decisions that each answers on the page; the rest is played over the API, with the same tokens."""


def sit_down(visitor: Visitor, link: str, name: str) -> None:
    visitor.page.goto(link)
    visitor.page.get_by_label("Your name").fill(name)
    visitor.page.get_by_role("button", name="Sit down").click()


def test_an_evening_of_six_devices(visit: Visit, url: str) -> None:
    anna, luck = visit(viewport=SCREENS["desktop"]), Random(4)
    people = {"Anna": anna} | {name: visit(viewport=SCREENS[screen]) for name, screen in COME.items()}
    anna.page.goto(url)
    form = anna.page.locator("form[data-ruleset=microfilms]")
    form.get_by_role("button", name="With friends").click()
    form.get_by_label("Your name").fill("Anna")
    form.locator("[name=size][value='6']").check()
    form.locator("[name=least][value='3']").check()
    form.get_by_role("button", name="Open the table").click()
    anna.page.wait_for_url("**/g/*")
    link = anna.page.get_by_label("Link of the table").input_value()
    for taken, name in enumerate(COME, start=2):
        sit_down(people[name], link, name)
        anna.page.get_by_text(f"{taken} of 6 seats are taken.").wait_for()
    people["Clara"].page.get_by_role("button", name="Begin now with 5").click()
    for each in people.values():
        each.page.wait_for_selector("#now[data-status=playing]")
        assert each.page.locator("#people li").count() == len(people)

    fred = visit(viewport=SCREENS["short phone"])
    fred.page.goto(link)
    fred.page.locator("#late:visible").wait_for()
    fred.page.get_by_role("link", name="Watch their game").click()
    fred.page.wait_for_selector("#now[data-status=playing]")
    ask_as(fred, "Ben")
    anna.page.locator("#asks").get_by_role("button", name="Yes, that is Ben", exact=True).click(timeout=OBJECTION_MS)
    anna.page.locator("#ask[open]").get_by_role("button", name="Yes, that is Ben").click()
    fred.page.wait_for_selector("#rail[data-seat]")
    lost = people["Ben"]
    lost.page.locator("#wrong", has_text="no longer opens your seat").wait_for()
    lost.wrong.clear()
    people["Ben"] = fred

    game = anna.page.url.rpartition("/")[2].partition("#")[0]
    tokens = {name: str(each.page.evaluate(TOKEN, game)) for name, each in people.items()}
    with Stranger(url) as client:
        for name, each in people.items():
            others = [token for other, token in tokens.items() if other != name]
            for _ in range(CLICKED):
                while not (view := client.look(game, tokens[name]))["decision"] and view["status"] != "over":
                    answer_or_wait(client, game, others, luck)
                if each.awaited():
                    each.click_something(luck)
        while not answer_or_wait(client, game, list(tokens.values()), luck):
            pass
    for each in people.values():
        each.page.locator("#now[data-status=over]").wait_for()
        each.page.get_by_role("button", name="Rematch").wait_for()
        width = each.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert width[0] == width[1]

    anna.page.get_by_role("button", name="Rematch").click()
    after = next_table(anna, game)
    for name, each in people.items():
        if each is not anna:
            anna.page.locator("#room-seats", has_text=f"Kept for {name}").wait_for()
            each.page.get_by_role("button", name="Go to the rematch").click()
            assert next_table(each, game) == after
        each.page.locator("#now", has_text=f"You are {name}").wait_for()
    for each in people.values():
        each.page.locator("#now[data-status=playing]").wait_for()
