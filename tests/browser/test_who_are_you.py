"""“Who are you?”: a person whose device lost the seat says so at the table, and another person there agrees."""

from __future__ import annotations

from typing import Any

from tests.browser.test_lobby import EACH_SCREEN
from tests.browser.test_waiting import OVER
from tests.browser.visitor import PHONE, Visit, Visitor

OBJECTION_MS = 25_000


def seated(visit: Visit, toys: str, **settings: Any) -> tuple[Visitor, Visitor, str]:
    """Anna and Dirk at a table of two that has begun, and its link."""
    anna, dirk = visit(toys, **settings), visit(toys)
    anna.invite(name="Anna", size=2)
    link = anna.page.get_by_label("Link of the table").input_value()
    dirk.page.goto(link)
    dirk.page.get_by_label("Your name").fill("Dirk")
    dirk.page.get_by_role("button", name="Sit down").click()
    for each in (anna, dirk):
        each.page.wait_for_selector("#now[data-status=playing]")
    return anna, dirk, link


def ask_as(visitor: Visitor, name: str) -> None:
    visitor.page.locator("[data-who]:visible").first.click()
    visitor.page.locator("#who").get_by_role("button", name=f"I am {name}").click()
    visitor.page.locator("#who-words", has_text=f"whether you are {name}").wait_for()


def test_dirk_on_a_new_phone_says_who_he_is_and_anna_agrees(visit: Visit, toys: str) -> None:
    anna, dirk, link = seated(visit, toys)
    phone = visit(toys, viewport=PHONE)
    phone.page.goto(link)
    phone.page.locator("#late:visible").wait_for()
    ask_as(phone, "Dirk")
    assert phone.violations(dark=True) == []
    notice = anna.page.locator("#asks")
    notice.get_by_text("“I am Dirk.”").wait_for(timeout=OBJECTION_MS)
    assert notice.get_by_role("button", name="Yes, that is Dirk (in").is_disabled()
    dirk.page.locator("#asks", has_text="Another device says: “I am Dirk.”").wait_for(timeout=OBJECTION_MS)
    assert dirk.page.locator("#asks").get_by_role("button", name="Yes").count() == 0
    notice.get_by_role("button", name="Yes, that is Dirk", exact=True).click(timeout=OBJECTION_MS)
    anna.page.locator("#ask[open]").get_by_role("button", name="Yes, that is Dirk").click()
    phone.page.wait_for_selector("#rail[data-seat]")
    assert "#" not in phone.page.url
    assert phone.page.locator("#people li[data-seat='1'] .tag", has_text="you").count() == 1
    dirk.page.locator("#wrong", has_text="no longer opens your seat").wait_for()
    anna.page.locator("#log", has_text="Anna agreed that a new device is theirs").or_(anna.page.locator(".log", has_text="agreed that a new device")).first.wait_for()
    assert notice.is_hidden()
    assert [each for each in dirk.wrong if "410" not in each and "INCOMPLETE" not in each] == [], "its key ended"
    dirk.wrong.clear()


def test_the_device_of_the_seat_says_no(visit: Visit, toys: str) -> None:
    _, dirk, link = seated(visit, toys)
    stranger = visit(toys)
    stranger.page.goto(link.partition("#")[0])
    ask_as(stranger, "Dirk")
    dirk.page.locator("#asks").get_by_role("button", name="No, that is not me").click(timeout=OBJECTION_MS)
    stranger.page.locator("#who-words", has_text="The table says no.").wait_for()
    stranger.page.locator("#who").get_by_role("button", name="I am Dirk").click()
    stranger.page.locator("#who-wrong", has_text="It can be done in 1 min.").wait_for()
    assert [each for each in stranger.wrong if "429" not in each] == []
    stranger.wrong.clear()
    assert dirk.page.locator("#rail[data-seat]").count() == 1


@EACH_SCREEN
def test_the_notice_covers_no_seat(visit: Visit, toys: str, screen: dict[str, int]) -> None:
    anna, _, link = seated(visit, toys, viewport=screen)
    stranger = visit(toys)
    stranger.page.goto(link.partition("#")[0])
    ask_as(stranger, "Dirk")
    anna.page.locator("#asks:visible").wait_for(timeout=OBJECTION_MS)
    anna.at_rest()
    assert anna.page.evaluate(OVER, ["#asks", "#board, #board .seat, #board .zone, #rail, #offers, #strip > *:not(.messages)"]) == []
    assert anna.violations(dark=True) == []


def test_a_person_at_the_table_turns_asks_off(visit: Visit, toys: str) -> None:
    anna, _, link = seated(visit, toys)
    anna.page.get_by_role("button", name="More").click()
    box = anna.page.locator("#asks-allowed input")
    assert box.is_checked()
    box.uncheck()
    stranger = visit(toys)
    stranger.page.goto(link.partition("#")[0])
    stranger.page.locator("[data-who]:visible").first.click()
    stranger.page.locator("#who").get_by_role("button", name="I am Anna").click()
    stranger.page.locator("#who-wrong", has_text="do not let seats be asked for").wait_for()
    stranger.wrong.clear()
