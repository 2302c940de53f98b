"""Whole games at the table, as people play them."""

from __future__ import annotations

from random import Random

from tests.browser.visitor import PHONE, Visit


def test_a_table_without_a_script_is_a_page_to_read(visit: Visit) -> None:
    """On a phone: the table, and its words below it, which it can be scrolled to."""
    anna = visit()
    anna.play()
    reader = visit(java_script_enabled=False, viewport=PHONE)
    reader.page.goto(anna.page.url.partition("#")[0])
    words = reader.page.locator("#words li").first
    assert words.bounding_box()["y"] > reader.page.locator("#board .middle").bounding_box()["y"]
    words.scroll_into_view_if_needed()
    assert words.is_visible()
    assert reader.page.locator("#drawer .tabs").is_hidden()
    assert reader.page.evaluate("document.documentElement.scrollWidth") == 390


def test_friends_and_a_stranger_sit_down_by_one_link_and_from_the_lobby(visit: Visit) -> None:
    """Nobody is told a seat: who comes gets the next, with a number for the luck."""
    anna, boris, carla = visit(), visit(), visit()
    anna.invite(name="Anna", size=3, strangers=True)
    boris.page.goto(anna.page.get_by_label("Link of the table").input_value())
    boris.page.get_by_label("Your name").fill("Boris")
    boris.page.get_by_role("button", name="Sit down").click()
    boris.page.get_by_text("You are Boris", exact=True).first.wait_for()
    anna.page.get_by_text("One seat is free. Send this link").wait_for()
    carla.page.goto(carla.url)
    table = anna.page.url.rpartition("/")[2].partition("#")[0]
    carla.page.locator(f"a[href='/g/{table}#join']", has_text="1 of 3 seats free").click()
    carla.page.get_by_label("Your name").fill("B\u043eris")
    carla.page.get_by_role("button", name="Sit down").click()
    carla.page.get_by_text("Another seat has this name, or one that looks like it. Choose another.").wait_for()
    carla.wrong.remove("Failed to load resource: the server responded with a status of 422 (UNPROCESSABLE ENTITY)")
    carla.page.get_by_label("Your name").fill("Carla")
    carla.page.get_by_role("button", name="Sit down").click()
    carla.page.get_by_text("You are Carla", exact=True).first.wait_for()
    anna.page.wait_for_selector("#now[data-status=playing]")
    luck = anna.page.request.get(f"{anna.url}/v1/games/{table}/view").json()["luck"]
    assert (luck["given"], len(set(luck["commits"]))) == ([True, True, True], 3)
    carla.page.goto(carla.url)
    carla.page.get_by_text("Watch", exact=True).wait_for()
    assert carla.page.locator("a[href$='#join']").count() == 0


def test_a_lost_connection_is_shown_and_heals(visit: Visit) -> None:
    anna = visit()
    anna.play()
    anna.page.get_by_text("Live", exact=True).wait_for()
    anna.context.set_offline(True)
    anna.page.get_by_text("Connection lost").wait_for()
    anna.context.set_offline(False)
    anna.page.get_by_text("Live", exact=True).wait_for()
    anna.click_something(Random(1))


def test_where_there_are_too_many_streams_the_table_asks_for_pages(visit: Visit) -> None:
    anna, luck = visit(), Random(4)
    full = {"status": 503, "content_type": "application/problem+json", "body": '{"retry_after_s": 5}'}
    is_stream = {True: lambda route: route.fulfill(**full), False: lambda route: route.continue_()}
    anna.page.route("**/events*", lambda route: is_stream["event-stream" in route.request.headers["accept"]](route))
    anna.play()
    anna.click_something(luck)
    anna.awaited()
    assert anna.streams
    assert anna.page.locator("#line").inner_text() in ("Live", "Over")
    anna.wrong = [each for each in anna.wrong if "503" not in each]


def test_a_game_is_resumed_from_the_lobby_and_left(visit: Visit) -> None:
    anna = visit()
    anna.play()
    table = anna.page.url
    anna.page.goto(anna.url)
    anna.page.locator("#mine a", has_text="your decision").click()
    anna.page.wait_for_url(table)
    anna.awaited()
    anna.sheet("More")
    anna.page.get_by_role("button", name="Resign").click()
    anna.page.get_by_role("button", name="No, go back").click()
    assert anna.awaited()
    anna.page.get_by_role("button", name="Resign").click()
    anna.page.get_by_role("button", name="Yes").click()
    anna.page.get_by_text("Anna resigns").first.wait_for()
    for _ in range(2):
        anna.page.wait_for_selector("#leave", state="hidden")
        anna.page.locator("#now", has_text="You resigned as Anna, and a bot play").wait_for()
        assert "You are Anna" not in anna.page.inner_text("main")
        anna.page.reload()


def test_nobody_is_shut_out(visit: Visit) -> None:
    """axe-core finds nothing wrong with any page, nor with the table while a form is filled in from the drawing."""
    anna = visit()
    anna.page.goto(anna.url)
    anna.page.get_by_role("button", name="With friends").first.click()
    assert anna.violations(dark=True) == []
    anna.sit(hands=["SB", "CO"])
    anna.page.locator("#log li").first.wait_for(state="attached")
    assert anna.violations(dark=True) == []
    anna.thing("Boris").click(position={"x": 8, "y": 8})
    anna.page.locator("#which[open]").wait_for()
    assert anna.is_beside("#which", anna.thing("Boris"))
    assert anna.violations(dark=True) == []
    anna.page.locator("#which button", has_text="Never mind").click()
    anna.page.goto(anna.url + "/g/nowhere")
    assert anna.violations(dark=True) == []
    anna.wrong = [each for each in anna.wrong if "404" not in each]


def test_an_offer_and_a_line_of_the_log_lead_to_their_rule(visit: Visit) -> None:
    anna = visit()
    anna.sit(hands=["IB", "CO"])
    anna.page.locator("#offers [data-open]:visible").first.click()
    for place in ("#offers .chosen", "#which", "#log"):
        if place == "#which":
            anna.page.get_by_role("button", name="Never mind").click()
            anna.page.get_by_role("button", name="All answers").click()
            offers = anna.page.locator("#which li")
            assert offers.locator("a.rule").count() == offers.count() > 0
        if place == "#log":
            anna.page.get_by_role("button", name="Rule numbers").click()
        rule = anna.page.locator(f"{place} a.rule:visible").first
        number = rule.inner_text()
        with anna.context.expect_page() as opened:
            rule.click()
        heading = opened.value.locator(f"[id='{number}']")
        heading.wait_for()
        assert heading.inner_text().startswith(number)
        opened.value.close()
        if place == "#which":
            anna.page.keyboard.press("Escape")


def test_a_form_that_is_filled_in_by_pointing_is_put_aside_or_sent(visit: Visit) -> None:
    """What is pointed at next goes into the same form; put aside, what was pointed at has the focus again."""
    anna = visit()
    anna.sit(hands=["IB", "CO"])
    card, boris = anna.thing("Interrogate"), anna.thing("Boris")
    for _ in range(2):
        card.focus()
        anna.page.keyboard.press("Enter")
        anna.page.get_by_role("button", name="Bribe Offer a card").click()
        assert anna.page.locator("#offers .chosen h3").inner_text() == "Bribe"
        assert {"live", "picked"} <= {*str(card.get_attribute("class")).split()}
        assert boris.get_attribute("aria-label") == "Boris: Bribe"
        anna.page.keyboard.press("Escape")
        assert not anna.page.locator("#offers .chosen").count()
        assert anna.focused()["role"] == "button"
    anna.page.keyboard.press("Enter")
    anna.page.get_by_role("button", name="Bribe Offer a card").click()
    before = anna.decision()
    boris.click(position={"x": 8, "y": 8})
    anna.moved_on(before)
    anna.page.locator("#log li", has_text="You offer Boris").wait_for()
