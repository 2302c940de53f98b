"""Casino Incognito at the table: hands of cards that are picked, and what a phone shows of it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from domain.game.aggregate import Game
from domain.rulesets.casino_incognito import RULESET
from domain.rulesets.casino_incognito.model.cards import NAMES, NATURAL
from tests.browser.positions import Games
from tests.browser.test_window import MISPLACED, misfits
from tests.browser.visitor import PHONE, SCREENS, Visit


def own_hand(game: Game, seat: int) -> tuple[str, ...] | None:
    """Cards of one's own, no jokers, that one may show."""
    assert game.state is not None
    reveal = RULESET.offers(game.state.table, game.state.minds[seat])[0]
    hands = [each[0] for each in reveal.choices["hands"].values if len(each) == 1]
    return next((each for each in hands if set(each) <= set(NATURAL)), None)


def has_joker(game: Game, seat: int) -> bool:
    """Whether a seat may put hands together of a joker among its own cards."""
    assert game.state is not None
    is_free = len(RULESET.offers(game.state.table, game.state.minds[seat])) > 1
    return is_free and bool({"RJ", "BJ"} & {*game.state.table.open[seat], *game.state.minds[seat].hidden})


def test_a_hand_of_ones_own_choice_is_put_together_on_the_table(visit: Visit, toys: str, positions: Games) -> None:
    """Card after card; a card that was picked is put back; what they make is said, and sent when one says so."""
    anna = visit(toys, viewport=PHONE)
    game = positions(RULESET.name, "3-seats")
    at = game.asked("reveal", lambda game, seat: own_hand(game, seat) is not None)
    hand = own_hand(game.game(at), at.seat) or ()
    game.sit(anna, at)
    before = anna.decision()
    anna.page.locator("form[data-type=compose] [data-open]").click()
    tray, mine = anna.page.locator(".tray"), "#rail .live{}[data-id='{}']"
    anna.page.locator(mine.format("", hand[0])).first.click(position={"x": 8, "y": 8})
    tray.get_by_text(f"1 of {len(hand)} cards").wait_for()
    anna.page.locator(mine.format(".picked", hand[0])).click(position={"x": 8, "y": 8})
    tray.get_by_text(f"0 of {len(hand)} cards").wait_for()
    for card in hand:
        anna.page.locator(mine.format(":not(.picked)", card)).first.click(position={"x": 8, "y": 8})
        anna.at_rest()
    tray.get_by_text("best so far").wait_for()
    assert anna.decision() == before
    anna.page.locator("form[data-type=compose] .do > button:not([type=button])").click()
    anna.moved_on(before)
    shown = " ".join(NAMES[card] for card in hand)
    anna.page.locator("#log li", has_text=f"You show {shown}").wait_for(state="attached")


def test_a_joker_asks_which_card_it_stands_for(visit: Visit, toys: str, positions: Games) -> None:
    anna = visit(toys, viewport=PHONE)
    game = positions(RULESET.name, "3-seats")
    game.sit(anna, game.asked("reveal", has_joker))
    anna.page.locator("form[data-type=compose] [data-open]").click()
    anna.page.locator("#rail .live:is([data-id=RJ], [data-id=BJ])").first.click(position={"x": 8, "y": 8})
    asked = anna.page.locator("#which[open] li button")
    asked.first.wait_for()
    assert asked.count() == 26
    asked.first.click()
    anna.page.locator("#rail .picked:is([data-id=RJ], [data-id=BJ])").wait_for()
    assert anna.violations(dark=True) == []


SCROLLS = "() => ['#board', '#offers', '#rail'].filter((each) => { const at = document.querySelector(each); return at.scrollHeight > at.clientHeight; })"
CUT = """() => [...document.querySelectorAll('#board .others .thing, #rail .thing')].filter((at) => at.checkVisibility()).filter((at) => {
  const { left, right, top, bottom } = at.getBoundingClientRect();
  const frame = at.closest('#board, #rail').getBoundingClientRect();
  return left < -1 || right > frame.right + 1 || top < frame.top - 1 || bottom > frame.bottom + 1;
}).map((at) => `${at.closest('[data-zone]').dataset.zone}: ${at.dataset.name}`)"""


@pytest.mark.parametrize("size", ["phone", "phone on its side"])
@pytest.mark.parametrize("game", ["4-seats", "5-seats", "5-seats-intrigue"])
def test_scoring_is_in_the_first_screen_of_a_phone_whoever_plays(visit: Visit, toys: str, positions: Games, game: str, size: str) -> None:
    """The tile in play, the Leak that may be used for it, everybody's open cards, the own ones and all answers."""
    anna, played = visit(toys, viewport=SCREENS[size]), positions(RULESET.name, game)
    for kind in ("reveal", "wager"):
        played.sit(anna, played.asked(kind))
        anna.at_rest()
        assert anna.page.evaluate(SCROLLS) == []
        assert anna.page.evaluate(CUT) == []
        assert anna.page.evaluate(MISPLACED) == []
        assert misfits(anna) == {}
        for zone in ("stage", "leak", "row"):
            box = anna.page.locator(f"#board [data-zone={zone}]").bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= SCREENS[size]["height"]


OUT_OF_ROOMS = """() => [...document.querySelectorAll('#board [data-role=room]')].filter((room) => {
  const box = room.getBoundingClientRect();
  return [...room.querySelectorAll('.thing')].some((at) => at.getBoundingClientRect().bottom > box.bottom + 1 || at.getBoundingClientRect().right > box.right + 1);
}).map((room) => room.dataset.zone)"""


@pytest.mark.parametrize("size", ["phone", "phone on its side"])
def test_disguises_lie_side_by_side_and_two_conversations_fit_their_room(visit: Visit, toys: str, positions: Games, size: str) -> None:
    anna, game = visit(toys, viewport=SCREENS[size]), positions(RULESET.name, "3-seats")
    game.sit(anna, game.asked("disguise"))
    boxes = [each.bounding_box() for each in anna.page.locator("#rail [data-role=looked] .thing").all()]
    assert len(boxes) == 3
    assert all(one["x"] + one["width"] <= other["x"] for one, other in pairwise(boxes))
    if size == "phone":
        game.sit(anna, game.asked("pick"))
        anna.at_rest()
        assert anna.page.locator("#board [data-role=room] > .zone ~ .zone").count() > 0
        assert anna.page.evaluate(OUT_OF_ROOMS) == []
