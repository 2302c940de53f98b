"""Moments: the own secret as it begins, each act of others as a sentence, outcomes that hang, and the end on the whole stage."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.browser.positions import Asked, Games
from tests.browser.visitor import ON_ITS_SIDE, SCREENS, Visit, Visitor

WATCH = """() => {
  window.said = [];
  window.asked = [];
  const look = () => {
    const at = document.getElementById('moment');
    const text = at && [...at.children].filter((each) => !each.hidden && each.matches('p, b, strong, small')).map((each) => each.textContent).join(' | ');
    if (text && text !== window.said.at(-1)?.text) window.said.push({ text, signs: [...at.querySelectorAll('.sign')].map((each) => each.getAttribute('class')), asked: document.querySelector('#now').dataset.decision });
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['hidden'] });
}"""
"""Notes each sentence in the middle of the table, with its signs, and whether anything was asked beside it."""
ANNOUNCED = "[...document.querySelectorAll('#news p')].map((each) => each.textContent)"


def passes(anna: Visitor) -> None:
    before = anna.decision()
    anna.page.locator("#offers form[data-type=pass] button:visible").first.click()
    anna.moved_on(before)
    anna.awaited()


OPENINGS = {
    "microfilms": ("You are ", "Only you know."), "casino-incognito": ("You are character ", "Only you know."),
    "infiltrators": ("Your suspect is ", "Only you see it"), "microdot": ("You play ", "All lies open"), "sealed_auction": ("You hold ", "Only you see this."),
}  # fmt: skip
"""What the opening says. The last ruleset says nothing of its own."""
MOST_ACTS = 5
"""Before a seat has a secret."""


@pytest.mark.parametrize("ruleset", OPENINGS)
def test_the_own_secret_turns_over_once_and_a_key_goes_on(visit: Visit, toys: str, ruleset: str) -> None:
    """As soon as there is one, once for screen readers; a reload does not show it again."""
    anna, says, luck = visit(toys, pace=0.5), OPENINGS[ruleset], Random(4)
    anna.sit(hands=["IB", "CO"]) if ruleset == "microfilms" else anna.play(ruleset)
    shown = anna.page.locator("#opening")
    for _ in range(MOST_ACTS):
        anna.page.locator("#log li").first.wait_for(state="attached")
        anna.at_rest()
        if anna.page.locator("#goal[data-secret]").count():
            break
        anna.awaited()
        anna.click_something(luck)
    shown.wait_for()
    assert all(each in shown.inner_text() for each in says)
    assert shown.get_attribute("aria-hidden") == "true"
    told = str(anna.page.locator("#goal").get_attribute("data-secret"))
    assert anna.page.evaluate(ANNOUNCED).count(told) == 1
    anna.sent.clear()
    anna.page.keyboard.press("Enter")
    shown.wait_for(state="detached")
    assert anna.sent == []
    anna.page.reload()
    anna.page.locator("#log li").first.wait_for(state="attached")
    anna.at_rest()
    assert shown.count() == 0


def test_a_game_that_moved_on_opens_without_its_secret_elsewhere(visit: Visit) -> None:
    anna = visit()
    anna.sit(hands=["IB", "CO"])
    passes(anna)
    token = anna.page.evaluate("JSON.parse(localStorage[`deaddrop.game.${location.pathname.split('/').pop()}`]).tokens[0]")
    other = visit(pace=1)
    other.page.goto(f"{anna.page.url}#token={token}")
    other.page.locator("#now.yours").wait_for()
    other.page.locator("#log li").first.wait_for()
    other.at_rest()
    assert other.page.locator("#opening").count() == 0


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_each_act_of_others_is_a_sentence_with_signs_before_the_question(visit: Visit, motion: str) -> None:
    """Each for at least 600 ms, none left beside the own question; the log says no more than the table shows; readers hear each once."""
    anna = visit(pace=1, reduced_motion=motion)
    anna.sit(hands=["IB", "CO"])
    anna.page.keyboard.press("Shift")
    anna.page.evaluate(WATCH)
    before = anna.decision()
    anna.page.locator("#offers form[data-type=pass] button:visible").first.click()
    anna.page.locator("#moment").wait_for()
    assert anna.page.locator("#moment").get_attribute("aria-hidden") == "true"
    newest = anna.page.locator("#log li.new").first
    assert newest.inner_text().removeprefix("new").strip() in anna.page.evaluate("window.said.map((each) => each.text).join()")
    anna.moved_on(before)
    anna.awaited()
    assert anna.page.locator("#moment").count() == 0
    said: list[Any] = anna.page.evaluate("window.said")
    assert len(said) >= 2
    assert all(each["signs"] and each["asked"] in ("", before) for each in said)
    told: list[str] = anna.page.evaluate(ANNOUNCED)
    assert all(told.count(each["text"]) == said_of(said, each["text"]) for each in said)


def said_of(said: list[Any], text: str) -> int:
    return sum(each["text"] == text for each in said)


COVERED = """() => {
  const box = (at) => at.getBoundingClientRect();
  const over = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const seen = [...document.querySelectorAll('#board :is(.thing, .opens, .head), #rail .thing, #last')].filter((at) => at.checkVisibility() && box(at).width > 1);
  return seen.filter((at) => over(box(at), box(document.getElementById('moment')))).map((at) => at.dataset.name ?? at.className);
}"""
"""Names of what a sentence lies over."""


@pytest.mark.parametrize("size", ["desktop", "wide", "phone", "phone on its side"])
def test_a_sentence_lies_over_nothing_where_there_is_room(visit: Visit, size: str) -> None:
    """Each of those that come until the own decision."""
    anna = visit(pace=1, viewport=SCREENS[size])
    anna.sit(hands=["IB", "CO"])
    anna.begin()
    before = anna.decision()
    anna.page.locator("#offers form[data-type=pass] button:visible").first.click()
    anna.page.locator("#moment").wait_for()
    anna.moved_on(before)
    while anna.page.locator("#moment").count():
        assert anna.page.evaluate(f"() => document.getElementById('moment') && ({COVERED})()") in ([], None)
        anna.page.wait_for_timeout(100)


def test_the_opening_fits_a_phone_on_its_side(visit: Visit) -> None:
    anna = visit(pace=1, viewport=ON_ITS_SIDE)
    anna.sit(hands=["IB", "CO"])
    shown = anna.page.locator("#opening")
    shown.wait_for()
    assert shown.evaluate("(at) => at.scrollHeight <= at.clientHeight")


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_sealed_answers_hang_until_all_turn_over_together(visit: Visit, toys: str, positions: Games, motion: str) -> None:
    """Each with the sign of its seat; a seat that bid is shown with its bid."""
    anna, played = visit(toys, pace=1, reduced_motion=motion), positions("casino-incognito", "5-seats")
    at = next(
        Asked(seat, each.game.version) for each in played.batches for seat, asked in each.game.open.items()
        if asked.kind == "bid" and len(each.game.open) > 1 and each.game.version > 100
    )  # fmt: skip
    anna.take(played.fork(anna, at, {"kind": "bot", "bot": "house"}), at.seat)
    anna.awaited()
    anna.page.locator("#line", has_text="Live").wait_for(state="attached")
    anna.page.keyboard.press("Shift")
    anna.page.evaluate("""() => {
      window.opened = [];
      new MutationObserver(() => {
        const seals = [...document.querySelectorAll('#moment .sealed [data-of]')];
        const told = `${seals.filter((each) => each.querySelector('.answer')).length}/${seals.length}/${seals.filter((each) => each.querySelector('.sign')).length}`;
        if (document.querySelector('#moment .sealed .answer')) window.answers ??= seals.map((each) => each.textContent).join();
        if (seals.length && told !== window.opened.at(-1)) window.opened.push(told);
      }).observe(document.body, { subtree: true, childList: true });
    }""")
    form = anna.page.locator("#offers form[data-type=bid]")
    anna.open(form)
    form.locator("button:not([type=button])").first.click(no_wait_after=True)
    anna.page.wait_for_function("() => window.answers")
    shown: list[str] = anna.page.evaluate("window.opened")[:2]
    many = int(shown[-1].split("/")[-1])
    assert many > 1
    assert shown[-1] == f"{many}/{many}/{many}"
    if motion == "no-preference":
        assert shown == [f"0/{many}/{many}", f"{many}/{many}/{many}"]
    assert "bid" in anna.page.evaluate("window.answers")


def test_a_click_on_the_table_goes_on(visit: Visit) -> None:
    anna = visit(pace=1.5)
    anna.sit(hands=["IB", "CO"])
    anna.page.keyboard.press("Shift")
    anna.page.evaluate(WATCH)
    anna.page.locator("#offers form[data-type=pass] button:visible").first.click()
    anna.page.locator("#moment").wait_for()
    first = anna.page.locator("#moment").inner_text()
    anna.page.locator("#moment").dispatch_event("pointerdown")
    anna.page.wait_for_function("(first) => document.getElementById('moment')?.innerText !== first", arg=first, timeout=1000)


def test_an_own_shot_hangs_before_it_hits_or_misses(visit: Visit, toys: str, positions: Games) -> None:
    """First what is named, with the suspect face down, then what comes of it."""
    anna, played = visit(toys, pace=1, reduced_motion="no-preference"), positions("infiltrators", "3-seats")
    played.sit(anna, played.asked("turn"))
    anna.page.keyboard.press("Shift")
    anna.page.evaluate(WATCH)
    form = anna.page.locator("#offers form[data-type=eliminate]")
    anna.open(form)
    for row in form.locator("[data-words]").all():
        row.get_by_role("button").first.click()
    form.locator("button:not([type=button])").first.click()
    anna.page.locator("#ask [value=yes]").click()
    anna.page.locator("#moment .turned .back").wait_for()
    anna.page.wait_for_function("() => window.said.length > 1")
    held, told = [each["text"] for each in anna.page.evaluate("window.said")][:2]
    assert (held.startswith("You shoot at "), held.endswith(" …")) == (True, True)
    assert told.startswith(held)
    assert "and " in told.removeprefix(held)


ENDS = (("microfilms", "5-seats"), ("casino-incognito", "3-seats"), ("infiltrators", "3-seats"))


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
@pytest.mark.parametrize(("ruleset", "game"), ENDS)
def test_the_end_fills_the_stage_and_names_what_was_hidden(visit: Visit, toys: str, positions: Games, ruleset: str, game: str, motion: str) -> None:
    """The panel comes after it, and keeps what was hidden from the reader; nothing of the stage runs out of it."""
    anna, played = visit(toys, pace=0.5, reduced_motion=motion), positions(ruleset, game)
    last = next(each.game for each in reversed(played.batches) if each.game.open)
    seat = next(iter(last.open))
    made = played.fork(anna, Asked(seat, last.version), {"kind": "bot", "bot": "house"})
    anna.take(made, seat)
    anna.awaited()
    anna.page.keyboard.press("Shift")
    anna.ask("POST", f"/games/{made['game']['id']}/commands", {"type": "resign"}, made["seats"][seat]["token"], If_Match="*")
    stage = anna.page.locator("#finale")
    stage.wait_for(timeout=60_000)
    assert anna.page.locator("#after").is_hidden()
    assert stage.evaluate("(at) => at.scrollHeight <= at.clientHeight + 1")
    named = stage.locator("p .was-hidden").all_inner_texts()
    assert named
    assert " won" in stage.locator("header").inner_text()
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_function("() => !document.querySelector('#finale .under')")
    if motion == "no-preference":
        anna.page.keyboard.press("Enter")
    stage.wait_for(state="detached")
    ending = anna.page.locator("#ending")
    ending.wait_for()
    listed = ending.locator(".was-secret").inner_text()
    assert all(each.strip(", ") in listed for each in named)
    assert anna.page.get_by_role("button", name="See it again").is_visible()
    assert anna.violations() == []
