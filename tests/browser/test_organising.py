"""The organiser's menu: what may be done at a table that is on, each with its reason, before everybody's eyes."""

from __future__ import annotations

from typing import Any

from tests.browser.visitor import PHONE, Visit, Visitor, person

CLOCK = {"decision_s": 600}


def organised(visitor: Visitor, *seats: dict[str, Any], **more: Any) -> Any:
    """A table that this browser organises, and plays on its first seat."""
    made = visitor.opened(list(seats), **more)
    visitor.page.goto(f"{visitor.url}/g/{made['game']['id']}#token={made['organiser_token']}")
    visitor.page.locator("#organise:not([hidden])").wait_for(state="attached")
    visitor.page.goto("about:blank")
    visitor.take(made, 0)
    visitor.sheet("More")
    visitor.page.locator("#organise summary").click()
    return made


def does(visitor: Visitor, title: str, **given: str) -> None:
    """Press a button of the menu, and answer what it asks."""
    visitor.sheet("More")
    visitor.page.locator("#acts").get_by_role("button", name=f"{title} …").click()
    dialog = visitor.page.locator("#intervene")
    for label, value in given.items():
        if label == "Seat":
            dialog.locator(f"[name=seat][value='{value}']").check()
        else:
            dialog.get_by_label(label.replace("_", " "), exact=True).fill(value)
    dialog.get_by_role("button", name=title, exact=True).click()
    visitor.fold()


def logged(visitor: Visitor, text: str) -> None:
    visitor.page.locator("#log li", has_text=text).first.wait_for()


def offered(visitor: Visitor) -> list[str]:
    return [each.removesuffix(" …") for each in visitor.page.locator("#acts button").all_inner_texts()]


def test_a_table_is_paused_given_time_and_struck(visit: Visit, toys: str) -> None:
    anna, boris = visit(toys, viewport=PHONE), visit(toys)
    made = organised(anna, person("Anna"), person("Boris"), person("Clara"), clock=CLOCK)
    boris.take(made, 1)
    assert boris.page.locator("#organise").is_hidden()
    assert offered(anna) == ["Pause", "Give time", "Strike", "Hand to a bot", "New link for a seat", "Substitute", "End the game"]
    anna.page.locator("#acts").get_by_role("button", name="Pause …").click()
    assert anna.violations(dark=True) == []
    anna.page.get_by_role("button", name="Never mind").last.click()
    does(anna, "Pause", Minutes="20", Signed_by="Greta", Reason="The tea is ready.")
    boris.page.locator("#whose", has_text="The table is paused").wait_for()
    logged(boris, "Greta: The tea is ready.")
    anna.page.locator("#acts", has_text="End the pause").wait_for(state="attached")
    does(anna, "End the pause")
    boris.page.locator("#now .left").first.wait_for()
    does(anna, "Give time", Minutes="3")
    logged(boris, "Everybody gets more time: 180 seconds.")
    boris.page.locator("#people", has_text="180 s given").wait_for(state="attached")
    does(anna, "Strike", Reason="We wait for ever.")
    logged(boris, "We wait for ever.")
    assert anna.page.evaluate("document.documentElement.scrollWidth") == 390
    does(anna, "End the game", Reason="The rain.")
    boris.page.locator("#whose", has_text="The game was ended").wait_for()
    anna.page.locator("#organise").wait_for(state="hidden")


def test_a_seat_gets_other_hands_by_a_link_and_errors_are_words(visit: Visit, toys: str) -> None:
    anna, boris, dora = visit(toys), visit(toys), visit(toys)
    made = organised(anna, person("Anna"), person("Boris"), person("Clara"))
    boris.take(made, 1)
    does(anna, "Hand to a bot", Seat="1")
    boris.page.locator("#whose", has_text="You are away").wait_for()
    anna.sheet("More")
    anna.page.locator("#acts").get_by_role("button", name="Substitute …").click()
    assert anna.page.locator("#intervene [name=seat]:checked").input_value() == "1", "who is away is meant first"
    anna.page.locator("#intervene").get_by_role("button", name="Never mind").click()
    does(anna, "Hand back", Seat="1")
    boris.page.get_by_role("button", name="I am back").wait_for(state="hidden")
    does(anna, "Substitute", Seat="1", Name_of_the_new_person="Clara")
    anna.page.locator("#intervene .error", has_text="looks like it").wait_for()
    anna.wrong = [each for each in anna.wrong if "422" not in each]
    anna.page.locator("#intervene").get_by_label("Name of the new person").fill("Dora")
    anna.page.locator("#intervene").get_by_role("button", name="Substitute", exact=True).click()
    link = anna.page.get_by_label("Link for the seat")
    link.wait_for()
    boris.page.locator("#wrong", has_text="no longer opens your seat").wait_for()
    boris.page.locator("#now", has_text="As everyone sees it").wait_for()
    boris.wrong = [each for each in boris.wrong if "410" not in each and "INCOMPLETE_CHUNKED" not in each]
    dora.page.goto(link.input_value())
    dora.page.locator("#now", has_text="You are Dora").wait_for()
    before = link.input_value()
    does(anna, "New link for a seat", Seat="1")
    anna.page.wait_for_function("(before) => document.querySelector('#handed input').value !== before", arg=before)
    dora.page.locator("#now", has_text="As everyone sees it").wait_for()
    dora.wrong.clear()
    dora.page.goto("about:blank")
    dora.page.goto(link.input_value())
    dora.page.locator("#now", has_text="You are Dora").wait_for()
    does(anna, "New link for a seat", Seat="0")
    anna.page.locator("#log li", has_text="You get another key to the seat").wait_for()
    anna.page.locator("#now", has_text="You are Anna").wait_for()
    anna.page.get_by_text("Live", exact=True).wait_for()
    anna.wrong = [each for each in anna.wrong if "410" not in each and "INCOMPLETE_CHUNKED" not in each]


def test_a_free_seat_is_filled_with_a_bot(visit: Visit, toys: str) -> None:
    anna = visit(toys)
    organised(anna, person("Anna"), person("Boris"), {"kind": "human"})
    assert offered(anna) == ["New link for a seat", "Substitute", "Fill with a bot", "Start smaller", "End the game"]
    does(anna, "Fill with a bot", Seat="2")
    anna.sheet("People")
    anna.page.locator("#people li[data-seat='2'][data-state=bot]").wait_for()
    anna.page.locator("#now[data-status=playing]").wait_for()


def test_a_browser_keeps_several_keys_and_says_whose_eyes_it_looks_through(visit: Visit, toys: str) -> None:
    anna = visit(toys)
    made = organised(anna, person("Anna"), person("Boris"), person("Clara"))
    anna.sheet("More")
    eyes = anna.page.get_by_role("group", name="View as")
    eyes.wait_for()
    assert eyes.locator("label").all_inner_texts() == ["Anna", "organiser", "everybody"]
    for name, caption in (("everybody", "As everyone sees it"), ("organiser", "As everyone sees it"), ("Anna", "You are Anna")):
        eyes.get_by_text(name, exact=True).click()
        anna.page.locator("#now", has_text=caption).wait_for()
        anna.sheet("More")
        eyes.wait_for()
        assert eyes.get_by_role("radio", name=name).is_checked()
    anna.page.reload()
    anna.page.locator("#now", has_text="You are Anna").wait_for()
    kept = anna.page.evaluate("(game) => JSON.parse(localStorage.getItem(`deaddrop.game.${game}`)).tokens", made["game"]["id"])
    assert {*kept} == {made["seats"][0]["token"], made["organiser_token"]}
