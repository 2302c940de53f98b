"""The log of all games in the browser: kept at each load, and held against what comes next."""

from __future__ import annotations

import time
from typing import Any

from tests.browser.visitor import Visit
from tests.hang import HANG_S

KEPT = "JSON.parse(localStorage.getItem('deaddrop.log'))"


def test_a_log_that_grew_is_kept_and_one_that_went_back_is_red(visit: Visit) -> None:
    anna = visit()
    page, served = anna.page, anna.page.request
    page.goto(anna.url)
    page.wait_for_function(f"() => {KEPT}")
    old = str(page.evaluate(KEPT)["note"])
    anna.play()
    # Not in the page: a promise is true there before it is kept.
    deadline = time.monotonic() + HANG_S
    while served.get(f"{anna.url}/log/checkpoint").text() == old:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    page.goto(anna.url)
    page.wait_for_function(f"(old) => {KEPT}.note !== old", arg=old)
    assert page.locator("#changed").is_hidden()
    assert served.get(f"{anna.url}/log/checkpoint").ok

    def back(route: Any) -> None:
        route.fulfill(status=200, body=old)

    page.route("**/log/checkpoint", back)
    for path in ("", page.locator("#mine a").first.get_attribute("href")):
        page.goto(f"{anna.url}{path}")
        page.get_by_text("The log of all games, which may only grow, is not what it was: it went back").wait_for()
    assert page.evaluate(KEPT)["note"] != old
