"""Players look for each other in the lobby, and the table opens when the last one has come."""

from __future__ import annotations

from typing import Any

from tests.browser.visitor import PHONE, Visit, Visitor


def look_for(anna: Visitor, ruleset: str, size: int, clock: str, *, name: str = "Anna", here: int = 1) -> None:
    anna.page.goto(anna.url)
    form = anna.page.locator(f"form[data-ruleset={ruleset}]")
    form.get_by_role("button", name="With friends").click()
    form.get_by_label("Your name").fill(name)
    form.locator(f"[name=size][value='{size}']").check()
    form.get_by_text("More options").click()
    form.get_by_role("radio", name=clock, exact=True).check()
    form.get_by_role("button", name="Look for players").click()
    anna.page.locator("#looking", has_text=f"{here} of {size} players are here").wait_for()


def join(visitor: Visitor, name: str) -> None:
    """Takes the first place that the lobby lists."""
    visitor.page.goto(visitor.url)
    visitor.page.locator("#seeks").get_by_role("button", name="Join").first.click()
    visitor.page.locator("#seek-join").get_by_label("Your name").fill(name)
    visitor.page.locator("#seek-join").get_by_role("button", name="Join").click()


def test_two_who_look_for_the_same_table_find_each_other(visit: Visit) -> None:
    """Neither has to see the other's search; a third sees it at the game itself."""
    anna, boris, clara = visit(), visit(), visit(viewport=PHONE)
    look_for(anna, "infiltrators", 3, "a day a decision, 4 days at most")
    assert anna.violations(dark=True) == []
    anna.page.reload()
    anna.page.locator("#looking", has_text="1 of 3 players are here").wait_for()
    clara.page.goto(clara.url)
    listed = clara.page.locator("#seeks li")
    listed.wait_for()
    assert "Infiltrators" in listed.inner_text()
    assert "1 of 3 players are here · a day a decision, 4 days at most" in listed.inner_text()
    assert clara.violations(dark=True) == []
    assert clara.page.evaluate("document.documentElement.scrollWidth") == 390
    game = clara.page.locator("form[data-ruleset=infiltrators]")
    game.get_by_text("Players wanted: 1 of 3 players are here").wait_for()
    assert clara.page.locator("form[data-ruleset=microdot] [data-wanted]").is_hidden()
    look_for(boris, "infiltrators", 3, "a day a decision, 4 days at most", name="Boris", here=2)
    game.get_by_role("button", name="Join Infiltrators").click()
    clara.page.locator("#seek-join").get_by_label("Your name").fill("Clara")
    clara.page.locator("#seek-join").get_by_role("button", name="Join").click()
    for each in (anna, boris, clara):
        each.page.wait_for_url("**/g/*")
        each.page.locator("#now[data-status=playing]").wait_for()
    assert anna.page.url == boris.page.url == clara.page.url
    anna.page.goto(anna.url)
    assert anna.page.locator("#looking").is_hidden()


def test_stop_comes_too_late_for_a_table_that_is_full(visit: Visit) -> None:
    anna, boris = visit(), visit()
    look_for(anna, "infiltrators", 2, "As long as it takes")

    def fill(route: Any) -> None:
        join(boris, "Boris")
        boris.page.wait_for_url("**/g/*")
        route.continue_()

    anna.page.route("**/v1/seeks/*", lambda route: fill(route) if route.request.method == "DELETE" else route.continue_())
    anna.page.get_by_role("button", name="Stop looking").click()
    anna.page.wait_for_url("**/g/*")
    assert anna.page.url == boris.page.url
    anna.wrong.clear()


def test_a_place_stays_while_the_service_is_out_of_reach(visit: Visit) -> None:
    anna, boris = visit(), visit()
    look_for(anna, "infiltrators", 2, "As long as it takes")
    anna.page.route("**/v1/seeks/*", lambda route: route.abort() if route.request.method == "DELETE" else route.continue_())
    anna.page.get_by_role("button", name="Stop looking").click()
    anna.page.locator("#looking-wrong:not(:empty)").wait_for()
    assert anna.page.locator("#looking").is_visible()
    join(boris, "Boris")
    anna.page.wait_for_url("**/g/*")
    anna.wrong.clear()


def test_a_seek_has_no_bots_and_no_name_twice_and_who_stops_is_listed_no_more(visit: Visit) -> None:
    anna, boris = visit(), visit()
    look_for(anna, "microdot", 4, "a day a decision, 4 days at most")
    boris.page.goto(boris.url)
    boris.page.locator("#seeks li", has_text="1 of 4 players are here · a day a decision").get_by_role("button").last.click()
    dialog = boris.page.locator("#seek-join")
    dialog.get_by_label("Your name").fill("\u0391nna")
    dialog.get_by_role("button", name="Join").click()
    dialog.get_by_text("looks like it").wait_for()
    dialog.get_by_role("button", name="Never mind").click()
    form = boris.page.locator("form[data-ruleset=microdot]")
    form.get_by_role("button", name="With friends").click()
    form.locator("[name=size][value='3']").check()
    form.locator("[name=robots][value='1']").check()
    form.get_by_role("button", name="Look for players").click()
    form.get_by_text("Players are looked for at tables without bots").wait_for()
    assert [each for each in boris.wrong if "422" not in each] == []
    boris.wrong.clear()
    anna.page.get_by_role("button", name="Stop looking").click()
    anna.page.locator("#looking").wait_for(state="hidden")
    boris.page.reload()
    boris.page.wait_for_load_state("networkidle")
    assert boris.page.locator("#seeks li").count() == 0
