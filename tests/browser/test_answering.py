"""Every decision of rulesets with a look by pointing, by keys on the table, and by the list of all answers; and what that list takes."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from domain.catalogue import discover
from tests.browser.positions import Positions, asked_kinds
from tests.browser.visitor import Visitor
from tests.cases import cases
from tests.golden.games import golden

Visit = Callable[..., Visitor]
KINDS = {
    ("microfilms", "4-seats-options"): ("turn", "bribe", "blackmail", "discard", "draw_offer"),
    ("infiltrators", "3-seats"): ("turn", "exchange_draw", "reward", "trim"),
    ("infiltrators", "2-seats-one-cell"): ("last_chance",),
    ("microdot", "4-seats"): ("colour", "throw", "take", "draw_offer"),
    ("microdot", "3-seats-staged"): ("move", "bribery"),
}
"""All decisions but the Croupier's, which nobody answers, by a golden game in which they are asked."""
FEW = ("microfilms", "4-seats-options", ("bribe",))
SPOKEN = ("draw_offer",)
"""Yes or no, which nothing on the table stands for: buttons with words answer it."""
REST = [(*game, tuple(kind for kind in kinds if (*game, (kind,)) != FEW)) for game, kinds in KINDS.items()]
RULES = {each.name: each for each in discover()}
Games = Callable[[str, str], Positions]


@pytest.fixture(scope="module")
def positions(toys: str) -> Games:
    """Games in which each of them is asked."""
    games: dict[tuple[str, str], Positions] = {}

    def of(ruleset: str, name: str) -> Positions:
        if (ruleset, name) not in games:
            games[ruleset, name] = Positions(golden(RULES[ruleset], name), toys, __name__)
        return games[ruleset, name]

    return of


WAYS = {
    "pointing": lambda anna, luck: anna.point_at_something(luck),
    "keys": lambda anna, luck: anna.type_something(luck, drawing=1),
    "list": lambda anna, luck: anna.list_something(luck),
}


@pytest.mark.parametrize(
    ("way", "ruleset", "game", "kinds"),
    cases(("pointing", *FEW), later=[(way, *each) for way in WAYS for each in (FEW, *REST) if (way, each) != ("pointing", FEW)]),
)
def test_every_decision_is_answered(
    visit: Visit, toys: str, positions: Games, way: str, ruleset: str, game: str, kinds: tuple[str, ...]
) -> None:
    anna, luck = visit(toys), Random(7)
    for kind in kinds:
        if way == "pointing" and kind in SPOKEN:
            continue
        asked = positions(ruleset, game)
        asked.sit(anna, asked.asked(kind))
        before = anna.decision()
        WAYS[way](anna, luck)
        assert anna.decision() != before, kind


@pytest.mark.parametrize("ruleset", sorted({ruleset for ruleset, _ in KINDS}))
def test_no_decision_is_left_out(ruleset: str) -> None:
    assert {kind for (name, _), kinds in KINDS.items() if name == ruleset for kind in kinds} == asked_kinds(ruleset)


@pytest.mark.long
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


@pytest.mark.long
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


def test_a_grave_answer_is_asked_again_on_a_button_that_says_its_stake(
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
    assert stake in again.inner_text()
    assert anna.is_beside("#ask", refuse)
    anna.page.get_by_role("button", name="No, go back").click()
    anna.at_rest()
    assert (anna.sent, anna.decision()) == ([], before)
    refuse.click()
    again.click()
    anna.moved_on(before)


@pytest.mark.long
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
