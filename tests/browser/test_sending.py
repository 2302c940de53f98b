"""A command on its way: what becomes of it is said where one looks, and it is sent again as the same one."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.browser.visitor import PHONE, Visit


def test_a_move_that_got_no_answer_is_offered_again_and_made_once(visit: Visit) -> None:
    """The strip says so, wherever the page is scrolled to; what was carried out without an answer happens once."""
    anna = visit(viewport=PHONE)
    anna.play()
    keys: list[str] = []
    held: list[Any] = []
    failing = True

    def lose(handled: Any) -> None:
        handled.fetch()  # carried out, and the answer is lost
        handled.abort()

    def route(handled: Any) -> None:
        keys.append(handled.request.headers["idempotency-key"])
        if not failing:
            handled.continue_()
            return
        held.append(handled)
        if len(held) > 1:
            lose(handled)

    anna.page.route("**/commands", route)
    before = anna.decision()
    anna.fill_in(anna.page.locator("#offers form").first, Random(1))
    if anna.page.locator("#ask[open]").count():
        anna.page.get_by_role("button", name="Yes").click()
    anna.page.locator("#sending", has_text="Sending …").wait_for()
    anna.page.locator("#offers").wait_for(state="hidden")
    anna.page.locator("#offers .forms").wait_for(state="attached")
    lose(held[0])
    again = anna.page.get_by_role("button", name="Send again")
    again.wait_for()
    anna.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    box = anna.page.locator("#wrong").bounding_box()
    assert box is not None
    assert 0 <= box["y"] < 300
    assert "cannot be reached" in anna.page.locator("#wrong").inner_text()
    assert anna.violations() == []
    failing = False
    again.click()
    anna.page.locator("#again-button").wait_for(state="hidden")
    anna.moved_on(before)
    assert len(keys) > 1
    assert len(set(keys)) == 1
    assert anna.page.locator("#wrong").inner_text() == ""
    anna.wrong = [each for each in anna.wrong if "ERR_FAILED" not in each]


def test_later_moves_that_come_before_the_own_answer_raise_no_alarm(visit: Visit) -> None:
    """The table is then shown as at the own answer, and later heads are held already: the game is the same."""
    anna = visit(pace=1)
    anna.sit(hands=["IB", "CO"])
    anna.begin()
    game = anna.page.url.rsplit("/", 1)[-1]
    held: list[Any] = []
    anna.page.route("**/commands", lambda handled: held.append((handled, handled.fetch())))
    with anna.page.expect_request("**/commands"):
        anna.page.locator("#offers form[data-type=pass] button:visible").first.click()
    while not held:
        anna.page.wait_for_timeout(20)
    version = held[0][1].json()["version"]
    anna.page.wait_for_function(
        "([game, version]) => JSON.parse(localStorage[`deaddrop.game.${game}`]).heads.at(-1).version > version", arg=[game, version]
    )
    held[0][0].fulfill(response=held[0][1])
    anna.page.locator("#table:not(.busy)").wait_for()
    assert anna.page.locator("#changed").is_hidden()
