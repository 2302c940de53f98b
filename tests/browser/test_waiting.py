"""The room before a table begins: one link, a field and a button for who opens it, and what its host may do."""

from __future__ import annotations

from tests.browser.test_lobby import EACH_SCREEN, small_texts
from tests.browser.visitor import PHONE, Visit


def test_who_opens_the_link_sees_the_game_types_a_name_and_sits(visit: Visit, toys: str) -> None:
    anna, ben = visit(toys), visit(toys, viewport=PHONE)
    anna.invite(name="Anna", size=4)
    anna.page.locator("#invites-qr svg").wait_for()
    ben.context.add_init_script("localStorage['deaddrop.name'] = ''")
    link = anna.page.get_by_label("Link of the table").input_value()
    ben.page.goto(link.partition("#")[0])
    ben.page.get_by_text("To take one, ask Anna for the invitation link.").wait_for()
    assert anna.page.locator("#unasked").is_hidden()
    ben.page.goto(link)
    room = ben.page.locator("#waiting-room")
    room.locator("#sit").wait_for()
    assert ben.page.locator("#unasked").is_hidden()
    room.get_by_text("1 of 4 seats is taken.").wait_for()
    assert room.locator("#room-title").inner_text() == "[microfilms]"
    assert "15–30 minutes" in room.inner_text()
    assert room.locator("#room-seats strong").all_inner_texts() == ["Anna", "Free seat", "Free seat", "Free seat"]
    assert room.locator("input:visible, button:visible").count() == 2
    form = room.locator("#sit").bounding_box()
    assert form is not None
    assert form["y"] + form["height"] <= 844
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.get_by_text("2 of 4 seats are taken.").wait_for()
    anna.page.get_by_text("2 of 4 seats are taken.").wait_for()
    anna.page.locator("#room-seats strong", has_text="Ben").wait_for()
    assert ben.page.locator("#host:visible, #invites:visible, [data-fill]:visible").count() == 0


def test_the_host_fills_a_seat_and_starts_with_those_who_are_here(visit: Visit, toys: str) -> None:
    anna = visit(toys)
    anna.invite(name="Anna", size=4)
    assert anna.page.get_by_role("button", name="Start with those who are here").is_hidden()
    for taken in (2, 3):
        anna.page.get_by_role("button", name="Seat a bot").first.click()
        anna.page.get_by_text(f"{taken} of 4 seats are taken.").wait_for()
    before = anna.page.url
    anna.page.get_by_role("button", name="Start with those who are here").click()
    anna.page.wait_for_url(lambda url: "/g/" in url and url != before)
    anna.page.wait_for_selector("#now[data-status=playing]")
    assert anna.page.locator("#people li").count() == 3
    assert anna.page.locator("#waiting-room").is_hidden()


def test_the_host_cancels_the_table(visit: Visit, toys: str) -> None:
    anna = visit(toys)
    anna.invite(name="Anna", size=3)
    anna.page.get_by_role("button", name="Cancel the table …").click()
    anna.page.locator("#ask[open]").get_by_role("button", name="Cancel the table").click()
    anna.page.wait_for_selector("#now[data-status=aborted]")
    assert anna.page.locator("#waiting-room").is_hidden()


@EACH_SCREEN
def test_the_room_fits_its_screen_and_shuts_nobody_out(visit: Visit, toys: str, screen: dict[str, int]) -> None:
    anna = visit(toys, viewport=screen)
    anna.invite(name="Anna", size=3)
    anna.page.locator("#invites-qr svg").wait_for()
    assert anna.page.evaluate("document.documentElement.scrollWidth") == screen["width"]
    assert small_texts(anna) == []
    assert anna.violations(dark=True) == []


OVER = """([card, what]) => {
  const here = document.querySelector(card).getBoundingClientRect();
  return [...document.querySelectorAll(what)].filter((at) => at.checkVisibility()).filter((at) => {
    const { left, top, right, bottom } = at.getBoundingClientRect();
    return Math.min(right, here.right) - Math.max(left, here.left) > 1 && Math.min(bottom, here.bottom) - Math.max(top, here.top) > 1;
  }).map((at) => at.outerHTML.slice(0, 80));
}"""
"""What a card on the page lies over."""


@EACH_SCREEN
def test_what_another_says_covers_neither_the_title_of_the_room_nor_its_seats(visit: Visit, toys: str, screen: dict[str, int]) -> None:
    anna, ben = visit(toys), visit(toys, viewport=screen)
    anna.invite(name="Anna", size=4)
    ben.page.goto(anna.page.get_by_label("Link of the table").input_value())
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.get_by_text("2 of 4 seats are taken.").wait_for()
    anna.page.get_by_label("What you say").first.fill("Shall we wait for Clara, who comes at eight, or begin without her?")
    anna.page.keyboard.press("Enter")
    ben.page.locator("#said:not([hidden])").wait_for()
    assert ben.page.evaluate(OVER, [".messages .soft:has(#said)", "#room-title, #room-words, #room-seats li, #strip > *:not(.messages)"]) == []
    said = ben.page.locator("#said").bounding_box()
    assert said is not None
    assert said["x"] + said["width"] <= screen["width"]
    assert said["y"] + said["height"] <= screen["height"]


@EACH_SCREEN
def test_who_comes_late_reads_so_and_sees_the_whole_table(visit: Visit, toys: str, screen: dict[str, int]) -> None:
    """At a table that is full, and at one that was left for a smaller one."""
    for is_full in (True, False):
        anna, ben = visit(toys), visit(toys, viewport=screen)
        anna.invite(name="Anna", size=2 if is_full else 4)
        link = anna.page.get_by_label("Link of the table").input_value()
        for taken in (2,) if is_full else (2, 3):
            anna.page.get_by_role("button", name="Seat a bot").first.click()
            if not is_full:
                anna.page.get_by_text(f"{taken} of 4 seats are taken.").wait_for()
        if not is_full:
            anna.page.get_by_role("button", name="Start with those who are here").click()
        anna.page.wait_for_selector("#now[data-status=playing]")
        ben.page.goto(link)
        ben.page.locator("#late", has_text="another person at the table agrees" if is_full else "If one of its seats is yours, say so there").wait_for()
        ben.at_rest()
        assert ben.page.evaluate(OVER, ["#late", "#board, #board .seat, #board .zone, #after > *, #strip > *"]) == []
        assert ben.violations(dark=True) == []


def test_each_person_begins_once_enough_have_come(visit: Visit, toys: str) -> None:
    anna = visit(toys)
    anna.page.goto(toys)
    form = anna.page.locator("form[data-ruleset=microfilms]")
    form.get_by_role("button", name="With friends").click()
    form.get_by_label("Your name").fill("Anna")
    form.locator("[name=size][value='5']").check()
    assert form.locator("[name=least]:visible").evaluate_all("(all) => all.map(({ value }) => value)") == ["", "3", "4"]
    form.locator("[name=least][value='3']").check()
    form.get_by_role("button", name="Open the table").click()
    anna.page.wait_for_url("**/g/*")
    anna.page.get_by_text("From 3 on, each of you may begin.").wait_for()
    link, others = anna.page.get_by_label("Link of the table").input_value(), [visit(toys), visit(toys)]
    for name, other in zip(("Ben", "Clara"), others, strict=True):
        assert anna.page.locator("#begin").is_hidden()
        other.page.goto(link)
        other.page.get_by_label("Your name").fill(name)
        other.page.get_by_role("button", name="Sit down").click()
        anna.page.locator("#room-seats strong", has_text=name).wait_for()
    others[0].page.get_by_role("button", name="Begin now with 3").click()
    for each in (anna, *others):
        each.page.wait_for_selector("#now[data-status=playing]")
        assert each.page.locator("#people li").count() == 3
    anna.page.goto(toys)
    form.get_by_role("button", name="With friends").click()
    assert form.locator("[name=size][value='5']").is_checked(), "the sheet is as it was left"
    assert form.locator("[name=least][value='3']").is_checked()


def test_seats_are_kept_for_friends_whose_names_this_browser_knows(visit: Visit, toys: str) -> None:
    """Names come from a game that has begun; the link of a kept seat opens it; the names can be removed."""
    anna, dirk = visit(toys), visit(toys)
    for name in ("Dirk", "Clara"):
        anna.invite(name="Anna", size=2)
        dirk.page.goto(anna.page.get_by_label("Link of the table").input_value())
        dirk.page.get_by_label("Your name").fill(name)
        dirk.page.get_by_role("button", name="Sit down").click()
        anna.page.wait_for_selector("#now[data-status=playing]")
        anna.page.wait_for_function("(name) => localStorage['deaddrop.friends']?.includes(name)", arg=name)
    anna.invite(name="Anna", size=4)
    chips = anna.page.locator("#invites-friends p button")
    assert chips.all_inner_texts() == ["Clara", "Dirk"]
    chips.filter(has_text="Dirk").click()
    anna.page.locator("#room-seats strong", has_text="Kept for Dirk").wait_for()
    link = anna.page.get_by_label("Link for Dirk").input_value()
    assert "Dirk" not in link
    assert anna.violations(dark=True) == []
    dirk.page.goto(link)
    dirk.page.get_by_text("Seat 3 is kept for you.").wait_for()
    dirk.page.get_by_label("Your name").fill("Dirk")
    dirk.page.get_by_role("button", name="Sit down").click()
    anna.page.get_by_text("2 of 4 seats are taken.").wait_for()
    assert chips.all_inner_texts() == ["Clara"]
    assert anna.page.get_by_label("Link for Dirk").count() == 0
    anna.page.goto(f"{toys}/me")
    anna.page.get_by_role("button", name="Remove Dirk").click()
    assert anna.page.locator("#friends li").all_inner_texts() == ["Clara\nRemove"]
    assert anna.violations(dark=True) == []
    anna.page.get_by_role("button", name="Remove Clara").click()
    anna.page.locator("#friends").wait_for(state="hidden")
