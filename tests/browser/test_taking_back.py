"""A move that was put together by pointing waits before it is sent: it can be sent at once, taken back, or left."""

from __future__ import annotations

from tests.browser.visitor import PHONE, Visit, Visitor

LONG_MS = 3_600_000
"""Longer than any test: what is sent was sent by hand."""


def pointed(anna: Visitor) -> str:
    """A bribe that waits to be sent: a card by its words, then a person by pointing. Returns the decision."""
    anna.sit(hands=["IB", "CO"])
    anna.thing("Interrogate").click(position={"x": 8, "y": 8})
    anna.page.get_by_role("button", name="Bribe Offer a card").click()
    before = anna.decision()
    anna.thing("Boris").click(position={"x": 8, "y": 8})
    anna.page.locator("#held-words", has_text="Bribe Boris with").wait_for()
    assert anna.sent == []
    return before


def test_it_is_sent_by_enter_or_the_button_or_when_the_time_is_over(visit: Visit) -> None:
    for wait_ms, act in ((LONG_MS, "key"), (LONG_MS, "button"), (1000, "wait")):
        anna = visit(wait_ms=wait_ms)
        before = pointed(anna)
        if act == "key":
            anna.page.keyboard.press("Enter")
        elif act == "button":
            assert anna.violations(dark=True) == []
            anna.page.get_by_role("button", name="Send now").click()
        anna.moved_on(before)
        assert anna.sent == ["bribe"]
        anna.page.locator("#held-move").wait_for(state="hidden")


def test_it_is_taken_back_by_escape_or_the_button_or_by_pointing_elsewhere(visit: Visit) -> None:
    anna = visit(wait_ms=LONG_MS, viewport=PHONE)
    before = pointed(anna)
    anna.page.keyboard.press("Escape")
    anna.page.locator("#held-move").wait_for(state="hidden")
    assert anna.page.locator("#offers .chosen").count() == 0
    pointed(anna)
    anna.page.get_by_role("button", name="Take back").click()
    anna.page.locator("#held-move").wait_for(state="hidden")
    assert anna.page.evaluate("document.documentElement.scrollWidth") == 390
    before = pointed(anna)
    anna.thing("Interrogate").click(position={"x": 8, "y": 8})
    anna.page.locator("#held-move").wait_for(state="hidden")
    anna.page.get_by_role("button", name="Never mind").last.click()
    assert (anna.sent, anna.decision()) == ([], before)


def test_who_leaves_the_page_has_sent_nothing_and_reads_so(visit: Visit) -> None:
    anna = visit(wait_ms=LONG_MS)
    before = pointed(anna)
    anna.page.reload()
    anna.page.locator("#wrong", has_text="You left before this move was sent, and it was not: Bribe Boris with").wait_for()
    assert (anna.sent, anna.decision()) == ([], before)
    anna.page.reload()
    anna.awaited()
    assert anna.page.locator("#wrong").inner_text() == ""


def test_what_is_chosen_by_its_words_is_sent_at_once(visit: Visit) -> None:
    anna = visit(wait_ms=LONG_MS)
    anna.sit(hands=["IB", "CO"])
    before = anna.decision()
    anna.thing("The house").click(position={"x": 8, "y": 8})
    anna.page.locator("#which li button", has_text="Pass").click()
    anna.moved_on(before)


def centre(anna: Visitor, name: str) -> tuple[float, float]:
    box = anna.thing(name).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_card_is_dragged_onto_a_person_by_mouse_and_by_touch(visit: Visit) -> None:
    """What they stand for together is asked where it is more than one thing; let go elsewhere, nothing is done."""
    anna = visit(wait_ms=LONG_MS, has_touch=True)
    anna.sit(hands=["IB", "CO"])
    before = anna.decision()
    card, boris = centre(anna, "Interrogate"), centre(anna, "Boris")
    mouse = anna.page.mouse
    for to in ((card[0], card[1] - 90), boris):
        mouse.move(*card)
        mouse.down()
        mouse.move(*to, steps=4)
        anna.page.locator("#sky .flying").wait_for()
        mouse.up()
        anna.page.locator("#sky .flying").wait_for(state="detached")
    anna.page.locator("#which[open]").wait_for()
    anna.page.keyboard.press("Escape")
    touch = anna.page.context.new_cdp_session(anna.page)

    def send(kind: str, *at: tuple[float, float]) -> None:
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in at]})

    send("touchStart", card)
    send("touchMove", (card[0], card[1] - 40))
    send("touchMove", boris)
    send("touchEnd")
    anna.page.locator("#which").get_by_role("button", name="Bribe").click()
    anna.moved_on(before)
    assert anna.sent == ["bribe"]
