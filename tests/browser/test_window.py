"""The window of a table: what fills it, how small text and controls get, and whether all that is owed is in sight."""

from __future__ import annotations

from random import Random
from statistics import median
from typing import Any

import pytest

from tests.browser.positions import Games
from tests.browser.visitor import SCREENS, Visit, Visitor

SIZES = ("desktop", "tablet", "phone", "phone on its side", "short phone", "tablet upright")
SMALL = SIZES[2:]
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
OPENS_MS = 500
"""How long an opening takes to come, once its table is there."""
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
MISPLACED = """() => {
  const board = document.getElementById('board');
  const zones = [...board.querySelectorAll('.zone, .middle > .phase, .middle > .danger')].filter((at) => at.checkVisibility({ visibilityProperty: true }) && at.getBoundingClientRect().width > 2);
  const box = (at) => at.getBoundingClientRect();
  const covers = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
  const name = (at) => at.dataset.zone ?? at.className;
  const found = [];
  const frame = box(board);
  const isOver = document.getElementById('now').dataset.status === 'over';
  for (const [nth, one] of zones.entries()) {
    const here = box(one);
    if (here.right > innerWidth + 1 || here.left < -1) found.push(`${name(one)} is cut at the side`);
    if (here.bottom > frame.bottom + 1 && getComputedStyle(board).overflowY !== 'auto') found.push(`${name(one)} is cut below`);
    for (const other of zones.slice(nth + 1)) {
      if (!one.contains(other) && !other.contains(one) && covers(here, box(other))) found.push(`${name(other)} over ${name(one)}`);
    }
    const things = isOver ? [...one.querySelectorAll(':scope > .things > .thing')] : [];
    if (things.some((each) => box(each).right > innerWidth + 1)) found.push(`things of ${name(one)} are cut`);
  }
  return found;
}"""
SIDEWAYS = "['main', '#board', '#rail'].filter((at) => { const it = document.querySelector(at); return it.scrollWidth > it.clientWidth + 1 && getComputedStyle(it).overflowX !== 'hidden'; })"
UNREACHED = """() => {
  const shown = [...document.querySelectorAll(':is(#board, #rail) .thing[data-rule]')].filter((at) => at.checkVisibility({ visibilityProperty: true }));
  const zones = new Set(shown.map((at) => at.closest('[data-zone]')));
  const found = shown.filter((at) => at.getAttribute('role') !== 'button' || !at.ariaLabel || !at.title || !at.hasAttribute('tabindex')).map((at) => at.outerHTML);
  const stops = (zone) => [...zone.querySelectorAll('[tabindex="0"]')].filter((at) => at.closest('[data-zone]') === zone);
  return [...found, ...[...zones].filter((zone) => stops(zone).length !== 1).map((zone) => `${stops(zone).length} tab stops in ${zone.dataset.zone}`)];
}"""


def misfits(anna: Visitor) -> dict[str, Any]:
    """What does not fit the window."""
    found = {
        "text": anna.page.evaluate(SMALL_TEXT),
        "controls": anna.page.evaluate(SMALL_CONTROLS),
        "out of sight": anna.page.evaluate(HIDDEN_OFFERS),
        "scrolls": anna.page.evaluate("document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight"),
    }
    return {name: value for name, value in found.items() if value}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("ruleset", "game", "kind"), [(ruleset, *each) for ruleset, kinds in KINDS.items() for each in kinds])
def test_all_that_is_owed_is_in_the_first_screen_and_large_enough(
    visit: Visit, toys: str, positions: Games, ruleset: str, game: str, kind: str, size: str
) -> None:
    """Of the first decision of each game also: in small windows no zone lies over another or is cut; in a large one table and rail fill it,
    and keys reach every card that has a rule, and stop once in a zone.
    """
    anna, asked = visit(toys, viewport=SCREENS[size]), positions(ruleset, game)
    asked.sit(anna, asked.asked(kind))
    assert misfits(anna) == {}
    assert anna.violations(dark=True) == []
    if (game, kind) == KINDS[ruleset][0] and size in SMALL:
        assert anna.page.evaluate(MISPLACED) == []
        assert anna.page.evaluate(SIDEWAYS) == []
    if (game, kind) == KINDS[ruleset][0] and size == "desktop":
        assert anna.page.locator("#board .thing[data-rule]").count() > 0
        assert anna.page.evaluate(UNREACHED) == []
        fills_the_window(anna)


def fills_the_window(anna: Visitor) -> None:
    def shares() -> tuple[float, float]:
        board = anna.page.evaluate(SHARE, "board")
        return board, board + anna.page.evaluate(SHARE, "rail") + anna.page.evaluate(SHARE, "offers")

    board, both = shares()
    assert (board >= 0.55, both >= 0.70) == (True, True), (board, both)
    anna.page.get_by_role("button", name="Fold this away").click()
    board, both = shares()
    assert (board >= 0.70, both >= 0.88) == (True, True), (board, both)


STEADY = (
    ("infiltrators", "5-seats", "turn", "clue"), ("microdot", "3-seats-staged", "take", "decline"), ("microdot", "2-seats", "throw", "throw"),
    ("microfilms", "4-seats", "turn", "pass"), ("casino-incognito", "3-seats", "room", "choose_room"),
)  # fmt: skip
"""Answers after which the same phase goes on."""
ZONES = {"casino-incognito": "#board [data-role=room], #board > * > [data-zone], #rail [data-zone]"}
"""Where rooms hold others, which come and go."""


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize(("ruleset", "game", "kind", "answer"), STEADY)
def test_a_zone_keeps_its_place_when_something_was_answered(
    visit: Visit, toys: str, positions: Games, ruleset: str, game: str, kind: str, answer: str, size: str
) -> None:
    """What is asked goes, and nothing moves but things. A phone shows one suspect of Infiltrators."""
    anna, asked = visit(toys, viewport=SCREENS[size]), positions(ruleset, game)
    late = asked.batches[-1].game.version * 3 // 4
    asked.sit(anna, asked.asked(kind, lambda game, _: game.version < late))  # else the answer may end the game
    places = f"() => [...document.querySelectorAll('{ZONES.get(ruleset, '#board [data-zone]')}')].map((at) => {{ const {{ x, y }} = at.getBoundingClientRect(); return [at.dataset.zone, x, y]; }})"
    before, decision = anna.page.evaluate(places), anna.decision()
    anna.fill_in(anna.page.locator(f"#offers form[data-type={answer}]"), Random(1))
    anna.moved_on(decision)
    anna.at_rest()
    assert anna.page.evaluate(places) == before


@pytest.mark.parametrize("ruleset", KINDS)
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


@pytest.mark.parametrize("ruleset", KINDS)
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
        anna.page.wait_for_timeout(OPENS_MS)
        if anna.page.locator("#opening").count():
            anna.begin()
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


@pytest.mark.parametrize("size", SIZES)
def test_what_sends_a_form_and_what_puts_it_aside_are_in_sight(visit: Visit, toys: str, positions: Games, size: str) -> None:
    """However much it asks for, before anything is scrolled."""
    anna = visit(toys, viewport=SCREENS[size])
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
