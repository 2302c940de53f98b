"""The people at a table: their clocks, who is away and comes back."""

from __future__ import annotations

from tests.browser.visitor import PHONE, Visit, person

CLOCK = {"decision_s": 600, "bank_s": 60, "on_absence": "bot"}


def test_the_seat_of_a_player_who_went_says_so(visit: Visit, toys: str) -> None:
    """Also once nothing is heard of them any more; who hides their presence is not taken for one of them."""
    anna = visit(toys, viewport=PHONE)
    made = anna.opened([person("Anna"), person("Boris"), person("Clara")])
    answers: list[list[str | None]] = [["online", "away", "online"], ["online", None, None]]
    anna.page.route("**/presence", lambda route: route.fulfill(json={"items": [
        {"seat": seat, "state": state} for seat, state in enumerate(answers[0])
    ]}))
    anna.take(made, 0)
    marks = anna.page.locator(".seat [data-gone]")
    anna.page.locator(".seat[data-seat='1'] .person", has_text="not here").wait_for()
    answers.pop(0)
    with anna.page.expect_response("**/presence"):
        anna.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    anna.at_rest()
    assert marks.count() == 1
    assert anna.page.locator(".seat[data-seat='1'] [data-gone]").is_visible()
    answers[0][1] = "online"
    anna.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    marks.wait_for(state="detached")


def test_clocks_run_and_who_leaves_comes_back(visit: Visit, toys: str) -> None:
    anna, boris = visit(toys), visit(toys, viewport=PHONE)
    made = anna.opened([person("Anna"), person("Boris"), person("Clara")], clock=CLOCK)
    anna.take(made, 0)
    boris.take(made, 1)
    for each in (anna, boris):
        each.page.locator("#now .left time", has_text=" + 1:00").wait_for()
        each.page.wait_for_function(
            "() => { const now = document.querySelector('#now .left time'); window.first ??= now.textContent; return now.textContent !== window.first; }"
        )
    boris.sheet("More")
    boris.page.get_by_role("button", name="Leave for a while").click()
    dialog = boris.page.locator("#ask").bounding_box()
    assert dialog is not None
    assert abs(dialog["x"] + dialog["width"] / 2 - 195) < 12, "a dialog stands in the middle"
    said = boris.page.locator("#ask-text").inner_text()
    assert "A bot plays your seat until you are back" in said
    assert "who misses 3 in a row is away: a bot plays until they are back" in said
    boris.page.get_by_role("button", name="Yes").click()
    back = boris.page.get_by_role("button", name="I am back")
    back.wait_for()
    anna.sheet("People")
    anna.page.locator("#people li[data-seat='1'][data-state=away]", has_text="away").wait_for()
    assert anna.page.get_by_role("button", name="I am back").count() == 0
    assert boris.page.locator("#away").is_hidden()
    assert boris.page.evaluate("document.documentElement.scrollWidth") == 390
    assert boris.violations(dark=True) == []
    back.click()
    anna.page.locator("#people li[data-seat='1'][data-state=here]").wait_for()
    boris.page.locator("#away").wait_for()
    assert anna.violations() == []
