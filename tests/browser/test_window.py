"""The window of a table: what fills it, how small text and controls get, and whether all that is owed is in sight."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

import pytest

from domain.catalogue import discover
from tests.browser.positions import Positions, asked_kinds
from tests.browser.visitor import Visitor
from tests.golden.games import golden

Visit = Callable[..., Visitor]
SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844), "phone on its side": (844, 390), "short phone": (360, 640), "tablet upright": (768, 1024)}
KINDS = {
    "microfilms": (
        ("4-seats", "turn"), ("4-seats", "bribe"), ("4-seats", "blackmail"), ("6-seats", "discard"), ("2-seats", "turn"), ("4-seats-options", "draw_offer"),
    ),
    "infiltrators": (
        ("5-seats", "turn"), ("2-seats", "turn"), ("2-seats", "exchange_draw"), ("3-seats", "turn"), ("3-seats", "reward"),
        ("3-seats", "trim"), ("2-seats-one-cell", "last_chance"),
    ),
    "casino-incognito": (
        ("3-seats", "move"), ("2-seats", "disguise"), ("4-seats", "pay_move"), ("4-seats", "bid"), ("3-seats", "pick"), ("3-seats", "disavow"),
        ("3-seats", "wager"), ("4-seats", "reveal"), ("3-seats", "claim"), ("3-seats-intrigue", "intrigue"), ("3-seats-intrigue", "match"),
        ("3-seats-schemes", "drinks"), ("3-seats-schemes", "mark"), ("3-seats-schemes", "bomb"), ("2-seats-intrigue", "dart"), ("3-seats-schemes", "target"), ("3-seats", "room"),
    ),
    "microdot": (
        ("3-seats-staged", "move"), ("3-seats-staged", "throw"), ("3-seats-staged", "take"), ("3-seats-staged", "bribery"),
        ("3-seats-staged", "draw_offer"), ("2-seats", "throw"), ("2-seats", "colour"),
    ),
}  # fmt: skip
"""Decisions of rulesets with a look, by the golden game in which they come up."""
RULES = {each.name: each for each in discover()}
SHORT = {(name, *KINDS[name][0], "phone") for name in ("casino-incognito", "microfilms")}
"""What is looked at in short: a decision of the two games with the most on their tables, in the size that has the least room."""
CASES = [
    pytest.param(ruleset, *each, size, marks=() if (ruleset, *each, size) in SHORT else pytest.mark.long)
    for ruleset, kinds in KINDS.items()
    for each in kinds
    for size in SIZES
]
MOST_SENT, MOST_OF_A_DECISION = 256_000, 15_000
"""Bytes of a first visit and of the median of nine decisions; both vary by chance, by some kB."""

SMALL_TEXT = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const at = walk.currentNode.parentElement;
    if (!walk.currentNode.data.trim() || !at.checkVisibility({ visibilityProperty: true }) || at.closest('.unseen, script, template, svg')) continue;
    const size = parseFloat(getComputedStyle(at).fontSize);
    if (size < 12 && at.getBoundingClientRect().width > 1) found.push(`${size} px: ${walk.currentNode.data.trim().slice(0, 40)}`);
  }
  return found;
}"""
SMALL_CONTROLS = """() => {
  const place = (at) => (at.matches('.plate') ? at.offsetParent : at).getBoundingClientRect(); // a plate's target fills what it is placed in
  const controls = [...document.querySelectorAll('#strip button, #offers button, .tabs button, .live')].filter((at) => at.checkVisibility());
  const least = (at) => (at.matches('[data-form=sheet] [data-at], [data-form=grid] :is(.thing, .zone .plate)') ? 24 : 44); // where a list gives the same answer
  const isLarge = (at) => at.checkVisibility() && Math.min(place(at).width, place(at).height) >= 44;
  const hasForm = (type) => [...document.querySelectorAll(`#offers form[data-type='${type}'] button`)].some(isLarge);
  const isSpared = (at) => at.matches('.cell, .piece, .die') && JSON.parse(at.dataset.means).every(([field, value, type]) => hasForm(type ?? value)); // the same by a button
  return controls.filter((at) => !isSpared(at)).filter((at) => Math.round(Math.min(place(at).width, place(at).height)) < least(at)).map((at) => `${Math.round(place(at).width)} × ${Math.round(place(at).height)}: ${at.outerHTML.slice(0, 120)}`);
}"""
HIDDEN_OFFERS = """() => {
  const isHit = (at) => {
    const { left, top, width, height } = at.getBoundingClientRect();
    return width > 0 && at.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const forms = [...document.querySelectorAll('form.act')];
  return forms.filter((form) => ![...form.querySelectorAll('button')].some(isHit)).map((form) => form.dataset.type);
}"""
SHARE = "(id) => { const { width, height } = document.getElementById(id).getBoundingClientRect(); return (width * height) / (innerWidth * innerHeight); }"


Games = Callable[[str, str], Positions]


@pytest.fixture(scope="module")
def positions(toys: str) -> Games:
    games: dict[tuple[str, str], Positions] = {}

    def of(ruleset: str, name: str) -> Positions:
        if (ruleset, name) not in games:
            games[ruleset, name] = Positions(golden(RULES[ruleset], name), toys, __name__)
        return games[ruleset, name]

    return of


def misfits(anna: Visitor) -> dict[str, Any]:
    """What does not fit the window."""
    found = {
        "text": anna.page.evaluate(SMALL_TEXT),
        "controls": anna.page.evaluate(SMALL_CONTROLS),
        "out of sight": anna.page.evaluate(HIDDEN_OFFERS),
        "scrolls": anna.page.evaluate("document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight"),
    }
    return {name: value for name, value in found.items() if value}


@pytest.mark.parametrize("ruleset", KINDS)
def test_no_decision_is_left_out(ruleset: str) -> None:
    assert {kind for _, kind in KINDS[ruleset]} == asked_kinds(ruleset)


@pytest.mark.parametrize(("ruleset", "game", "kind", "size"), CASES)
def test_all_that_is_owed_is_in_the_first_screen_and_large_enough(
    visit: Visit, toys: str, positions: Games, ruleset: str, game: str, kind: str, size: str
) -> None:
    width, height = SIZES[size]
    anna = visit(toys, viewport={"width": width, "height": height})
    asked = positions(ruleset, game)
    asked.sit(anna, asked.asked(kind))
    assert misfits(anna) == {}
    assert anna.violations(dark=True) == []


@pytest.mark.parametrize("ruleset", ["microfilms", *(pytest.param(each, marks=pytest.mark.long) for each in KINDS if each != "microfilms")])
def test_table_and_rail_fill_the_window(visit: Visit, toys: str, positions: Games, ruleset: str) -> None:
    anna = visit(toys, viewport={"width": 1440, "height": 900})
    game, kind = KINDS[ruleset][0]
    positions(ruleset, game).sit(anna, positions(ruleset, game).asked(kind))

    def shares() -> tuple[float, float]:
        board = anna.page.evaluate(SHARE, "board")
        return board, board + anna.page.evaluate(SHARE, "rail") + anna.page.evaluate(SHARE, "offers")

    board, both = shares()
    assert (board >= 0.55, both >= 0.70) == (True, True), (board, both)
    anna.page.get_by_role("button", name="Fold this away").click()
    board, both = shares()
    assert (board >= 0.70, both >= 0.88) == (True, True), (board, both)


@pytest.mark.long
def test_a_zone_keeps_its_place_between_two_decisions_on_a_phone(visit: Visit) -> None:
    """There too the goal is one tap away."""
    anna = visit(viewport={"width": 390, "height": 844})
    anna.sit(hands=["IB", "CO"])
    anna.page.get_by_role("button", name="Goal: ").click()
    anna.page.locator("#goal .aim").first.wait_for()
    assert anna.page.locator("[data-sheet=goal]").get_by_role("link", name="How to play").is_visible()
    anna.fold()
    places = "(ids) => ids.map((id) => { const { x, y } = document.querySelector(`[data-zone='${id}']`).getBoundingClientRect(); return [x, y]; })"
    zones = ["deck", "discard", "house", "nations", "identity:0", "francs:1"]
    before, decision = anna.page.evaluate(places, zones), anna.decision()
    anna.page.locator("#offers form[data-type=pass] button:visible").first.click()
    anna.moved_on(decision)
    assert anna.awaited()
    assert anna.page.evaluate(places, zones) == before


STEADY = (("infiltrators", "5-seats", "turn", "clue"), ("microdot", "3-seats-staged", "take", "decline"), ("microdot", "2-seats", "throw", "throw"), ("microfilms", "4-seats", "turn", "pass"))
"""Answers after which the same phase goes on. Casino Incognito has a test of its own."""


@pytest.mark.long
@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize(("ruleset", "game", "kind", "answer"), STEADY)
def test_a_zone_keeps_its_place_when_something_was_answered(
    visit: Visit, toys: str, positions: Games, ruleset: str, game: str, kind: str, answer: str, size: str
) -> None:
    """What is asked goes, and nothing moves but things. A phone shows one suspect of Infiltrators."""
    width, height = SIZES[size]
    anna = visit(toys, viewport={"width": width, "height": height})
    asked = positions(ruleset, game)
    late = asked.batches[-1].game.version * 3 // 4
    asked.sit(anna, asked.asked(kind, lambda game, _: game.version < late))  # else the answer may end the game
    places = "() => [...document.querySelectorAll('#board [data-zone]')].map((at) => { const { x, y } = at.getBoundingClientRect(); return [at.dataset.zone, x, y]; })"
    before, decision = anna.page.evaluate(places), anna.decision()
    anna.fill_in(anna.page.locator(f"#offers form[data-type={answer}]"), Random(1))
    anna.moved_on(decision)
    anna.at_rest()
    assert anna.page.evaluate(places) == before


@pytest.mark.parametrize("ruleset", ["microfilms", *(pytest.param(each, marks=pytest.mark.long) for each in KINDS if each != "microfilms")])
def test_a_first_visit_is_small(visit: Visit, ruleset: str) -> None:
    """A table with all that it loads, as sent."""
    anna = visit()
    anna.play(ruleset)
    fresh = visit()
    session = fresh.context.new_cdp_session(fresh.page)
    session.send("Network.enable")
    sent: list[int] = []
    session.on("Network.loadingFinished", lambda each: sent.append(each["encodedDataLength"]))
    with fresh.page.expect_request("**/table?*") as table:
        fresh.page.goto(anna.page.url)
    fresh.page.locator("#log li").first.wait_for(state="attached")
    fresh.at_rest()
    assert table.value.headers["held-chunks"], "the table comes again whole, though the page has it"
    assert sum(sent) <= MOST_SENT, sum(sent)


@pytest.mark.parametrize("ruleset", ["microdot", *(pytest.param(each, marks=pytest.mark.long) for each in KINDS if each != "microdot")])
def test_a_decision_costs_little(visit: Visit, ruleset: str) -> None:
    """All answers for an own decision and for every step of others until the next, headers too; news of what happened, which come by the stream, are not counted."""
    anna, luck = visit(pace=0.1), Random(1)
    session = anna.context.new_cdp_session(anna.page)
    session.send("Network.enable")
    sent, costs = list[int](), list[int]()
    session.on("Network.loadingFinished", lambda each: sent.append(int(each["encodedDataLength"])))
    is_on = False
    while len(costs) < 9:
        if not is_on:
            anna.play(ruleset)
        before = anna.decision()
        anna.at_rest()
        sent.clear()
        anna.click_something(luck)
        anna.moved_on(before)
        is_on = anna.awaited()
        anna.at_rest()
        if is_on:  # else what is sent are the end of the game and its pages
            costs.append(sum(sent))
    assert median(costs) <= MOST_OF_A_DECISION, costs


FORMS = (("casino-incognito", "2-seats", "disguise"), ("casino-incognito", "4-seats", "pay_move"), ("infiltrators", "5-seats", "turn"), ("microfilms", "4-seats", "turn"))
IS_HIT = "(at) => { const { left, top, width, height } = at.getBoundingClientRect(); return at.contains(document.elementFromPoint(left + width / 2, top + height / 2)); }"


@pytest.mark.parametrize("size", ["phone", *(pytest.param(each, marks=pytest.mark.long) for each in SIZES if each != "phone")])
def test_what_sends_a_form_and_what_puts_it_aside_are_in_sight(visit: Visit, toys: str, positions: Games, size: str) -> None:
    """However much it asks for, before anything is scrolled."""
    width, height = SIZES[size]
    anna = visit(toys, viewport={"width": width, "height": height})
    hidden = []
    for ruleset, game, kind in FORMS:
        positions(ruleset, game).sit(anna, positions(ruleset, game).asked(kind))
        for form in anna.page.locator("#offers form:has([data-open])").all():
            if not form.locator("[data-open]").is_visible():
                continue
            form.locator("[data-open]").click()
            buttons = form.locator(".do button:visible").all()
            hidden += [(form.get_attribute("data-type"), each.inner_text()) for each in buttons if not each.evaluate(IS_HIT)]
            assert buttons
            buttons[-1].click()
    assert hidden == []
