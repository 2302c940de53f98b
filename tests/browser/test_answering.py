"""Every decision of rulesets with a look by pointing, by keys on the table, and by the list of all answers; and what that list takes."""

from __future__ import annotations

from random import Random

import pytest

from tests.browser.positions import Asked, Games, asked_kinds
from tests.browser.test_window import KINDS as SEEN
from tests.browser.visitor import PHONE, Visit, Visitor

KINDS = {
    ("microfilms", "4-seats-options"): ("turn", "bribe", "blackmail", "discard", "draw_offer"),
    ("infiltrators", "3-seats"): ("turn", "exchange_draw", "reward", "trim"),
    ("infiltrators", "2-seats-one-cell"): ("last_chance",),
    ("microdot", "4-seats"): ("colour", "throw", "take", "draw_offer"),
    ("microdot", "3-seats-staged"): ("move", "bribery"),
    ("casino-incognito", "3-seats"): ("disguise", "move", "pay_move", "room", "bid", "pick", "claim", "disavow", "wager", "reveal"),
    ("casino-incognito", "2-seats-intrigue"): ("intrigue", "dart"),
    ("casino-incognito", "3-seats-schemes"): ("mark", "bomb", "target", "drinks", "match"),
}
"""All decisions but the Croupier's, which nobody answers, by a golden game in which they are asked."""
SPOKEN = ("draw_offer", "disavow", "wager", "reveal", "dart", "match")
"""Nothing on the table stands for these: buttons with words answer them. Hands that are put together have a test of their own."""


def type_something(anna: Visitor, luck: Random, ruleset: str) -> None:
    anna.type_something(luck, but="compose", drawing=0.5 if ruleset == "casino-incognito" else 1)


WAYS = {
    "pointing": lambda anna, luck, _: anna.point_at_something(luck),
    "keys": type_something,
    "list": lambda anna, luck, _: anna.list_something(luck),
}


def find(positions: Games, ruleset: str, game: str, kind: str) -> Asked:
    """The last position of a kind; of bids one in which the seat can bid, and not only bid nothing."""
    asked = positions(ruleset, game)

    rules = asked.golden.rules
    return asked.asked(kind, lambda now, seat: kind != "bid" or (now.state is not None and len(rules.offers(now.state.table, now.state.minds[seat])) > 1))


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("ruleset", "game"), KINDS)
def test_every_decision_is_answered(visit: Visit, toys: str, positions: Games, way: str, ruleset: str, game: str) -> None:
    is_casino = ruleset == "casino-incognito"
    anna, luck = visit(toys, **({"viewport": PHONE} if is_casino else {})), Random(1 if is_casino else 7)
    for kind in KINDS[ruleset, game]:
        if way == "pointing" and kind in SPOKEN:
            continue
        positions(ruleset, game).sit(anna, find(positions, ruleset, game, kind))
        before = anna.decision()
        WAYS[way](anna, luck, ruleset)
        assert anna.decision() != before, kind


@pytest.mark.parametrize("ruleset", SEEN)
def test_no_decision_is_left_out(ruleset: str) -> None:
    """Neither here nor in what is looked at."""
    answered = {kind for (name, _), kinds in KINDS.items() if name == ruleset for kind in kinds}
    assert answered == {kind for _, kind in SEEN[ruleset]} == asked_kinds(ruleset)


def test_the_list_of_all_answers_is_filtered_and_answered_by_keys(visit: Visit) -> None:
    """A letter opens it with numbers, `/` with its filter; Escape leaves everything as it was."""
    anna = visit()
    anna.sit(hands=["IB", "CO"])
    before = anna.decision()
    anna.page.keyboard.press("a")
    shown, closed = anna.page.locator("#which li:visible"), anna.page.locator("#which:not([open])")
    assert shown.first.locator("button").get_attribute("data-key") == "1"
    everything = shown.count()
    anna.page.keyboard.press("Escape")
    closed.wait_for(state="attached")
    anna.page.keyboard.press("/")
    anna.page.keyboard.type("the croupier")
    shown.first.wait_for()
    assert 0 < shown.count() < everything
    assert anna.violations(dark=True) == []
    anna.page.keyboard.press("Escape")
    closed.wait_for(state="attached")
    anna.page.keyboard.press("2")
    assert shown.count() == everything, "a digit does nothing that is not seen beside it"
    anna.page.keyboard.press("/")
    anna.page.keyboard.type("bribe")
    anna.page.keyboard.press("Enter")
    anna.moved_on(before)
    assert anna.sent == ["bribe"]


def test_keys_that_answer_can_be_turned_off_and_d_leads_to_the_decision(visit: Visit) -> None:
    anna = visit()
    anna.sit(hands=["IB", "CO"])
    anna.page.keyboard.press("d")
    assert anna.focused()["id"] == "whose"
    anna.sheet("More")
    anna.page.locator("#settings summary").click()
    anna.page.get_by_label("Answer by keys").uncheck()
    anna.page.locator("#whose").focus()
    anna.page.keyboard.press("a")
    anna.at_rest()
    assert not anna.page.locator("#which[open]").count()


def test_a_grave_answer_is_asked_again_with_its_stake(
    visit: Visit, toys: str, positions: Games
) -> None:
    anna = visit(toys)
    asked = positions("microfilms", "4-seats-options")
    asked.sit(anna, asked.asked("blackmail"))
    before = anna.decision()
    refuse = anna.page.locator("#offers button[data-grave]").first
    stake = str(refuse.locator(".then").text_content())
    assert stake
    refuse.click()
    again = anna.page.locator("#ask button[value=yes]")
    assert stake in anna.page.locator("#ask-text").inner_text()
    assert anna.is_beside("#ask", refuse)
    anna.page.get_by_role("button", name="No, go back").click()
    anna.at_rest()
    assert (anna.sent, anna.decision()) == ([], before)
    refuse.click()
    again.click()
    anna.moved_on(before)


def test_what_everybody_can_see_to_be_the_only_answer_is_given_unless_it_is_taken_back(visit: Visit, toys: str) -> None:
    """The throw in Microdot, which waits as what is pointed at does; in the settings it is left to the person."""
    anna, luck = visit(toys), Random(1)
    anna.page.goto(anna.url)
    anna.page.evaluate("localStorage['deaddrop.settings'] = JSON.stringify({ waitMs: 3600000, pace: 0 })")
    anna.play("microdot")
    held = anna.page.locator("#held-words")
    for _ in range(8):
        anna.awaited()
        anna.at_rest()
        if held.is_visible():
            break
        anna.click_something(luck)
    assert held.inner_text() == "Throw the die"
    before = anna.decision()
    anna.sent.clear()
    anna.page.keyboard.press("Escape")
    anna.at_rest()
    assert (held.is_visible(), anna.sent, anna.decision()) == (False, [], before)
    anna.page.reload()
    anna.awaited()
    held.wait_for()
    anna.page.keyboard.press("Enter")
    anna.moved_on(before)
    assert anna.sent == ["throw"]
    anna.page.locator("#given", has_text="Answered for you").wait_for()
