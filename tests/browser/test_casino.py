"""Casino Incognito at the table: each of its decisions by pointing, by keys and by the list; hands of cards that are picked."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import get_args

import pytest

from domain.game.aggregate import Game
from domain.rulesets.casino_incognito import RULESET
from domain.rulesets.casino_incognito.model.cards import NAMES, NATURAL
from domain.rulesets.casino_incognito.model.table import Kind
from tests.browser.positions import Positions, asked_kinds
from tests.browser.test_small_windows import MISPLACED
from tests.browser.test_window import SIZES, misfits
from tests.browser.visitor import Visitor
from tests.golden.games import golden

Visit = Callable[..., Visitor]
KINDS = {
    "3-seats": ("disguise", "move", "pay_move", "room", "bid", "pick", "claim"),
    "2-seats-intrigue": ("intrigue",),
    "3-seats-schemes": ("mark", "bomb", "target", "drinks"),
}
"""Decisions by a game in which they are asked."""
SPOKEN = {"3-seats": ("disavow", "wager", "reveal"), "2-seats-intrigue": ("dart",), "3-seats-schemes": ("match",)}
"""Buttons with words answer these; of hands that are put together there is a test of their own."""
WAYS = {
    "pointing": lambda anna, luck: anna.point_at_something(luck),
    "keys": lambda anna, luck: anna.type_something(luck, but="compose", drawing=0.5),
    "list": lambda anna, luck: anna.list_something(luck),
}


@pytest.fixture(scope="module")
def positions(toys: str) -> Positions:
    return Positions(golden(RULESET, "3-seats"), toys, __name__)


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


def can_bid(game: Game, seat: int) -> bool:
    """Whether a seat can bid, and not only bid nothing."""
    assert game.state is not None
    return len(RULESET.offers(game.state.table, game.state.minds[seat])) > 1


FITTING = {"bid": can_bid}
"""Positions in which something on the table stands for an answer."""


@pytest.mark.long
@pytest.mark.parametrize("game", KINDS)
@pytest.mark.parametrize("way", WAYS)
def test_every_decision_is_answered(visit: Visit, toys: str, way: str, game: str) -> None:
    anna, luck = visit(toys, viewport={"width": 390, "height": 844}), Random(1)
    asked = Positions(golden(RULESET, game), toys, __name__)
    for kind in (*KINDS[game], *(SPOKEN.get(game, ()) if way != "pointing" else ())):
        asked.sit(anna, asked.asked(kind, FITTING.get(kind, lambda _, __: True)))
        before = anna.decision()
        WAYS[way](anna, luck)
        assert anna.decision() != before, kind


def test_no_decision_is_left_out() -> None:
    assert {kind for games in (KINDS, SPOKEN) for kinds in games.values() for kind in kinds} == {*get_args(Kind)} == asked_kinds(RULESET.name)


def test_a_hand_of_ones_own_choice_is_put_together_on_the_table(visit: Visit, toys: str, positions: Positions) -> None:
    """Card after card; a card that was picked is put back; what they make is said, and sent when one says so."""
    anna = visit(toys, viewport={"width": 390, "height": 844})
    at = positions.asked("reveal", lambda game, seat: own_hand(game, seat) is not None)
    hand = own_hand(positions.game(at), at.seat) or ()
    positions.sit(anna, at)
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


@pytest.mark.long
def test_a_joker_asks_which_card_it_stands_for(visit: Visit, toys: str, positions: Positions) -> None:
    anna = visit(toys, viewport={"width": 390, "height": 844})
    positions.sit(anna, positions.asked("reveal", has_joker))
    anna.page.locator("form[data-type=compose] [data-open]").click()
    anna.page.locator("#rail .live:is([data-id=RJ], [data-id=BJ])").first.click(position={"x": 8, "y": 8})
    asked = anna.page.locator("#which[open] li button")
    asked.first.wait_for()
    assert asked.count() == 26
    asked.first.click()
    anna.page.locator("#rail .picked:is([data-id=RJ], [data-id=BJ])").wait_for()
    assert anna.violations(dark=True) == []


@pytest.mark.long
@pytest.mark.parametrize("size", [(390, 844), (1440, 900)])
def test_a_zone_keeps_its_place_between_two_decisions(
    visit: Visit, toys: str, positions: Positions, size: tuple[int, int]
) -> None:
    """Who is last on the track names the room, and bids in it."""
    anna = visit(toys, viewport={"width": size[0], "height": size[1]})
    positions.sit(anna, positions.asked("room"))
    places = "() => [...document.querySelectorAll('#board [data-role=room], #board > * > [data-zone], #rail [data-zone]')].map((at) => { const { x, y } = at.getBoundingClientRect(); return [at.dataset.zone, x, y]; })"
    before, decision = anna.page.evaluate(places), anna.decision()
    anna.page.locator("#offers form[data-type=choose_room] button[name]").first.click()
    anna.moved_on(decision)
    anna.at_rest()
    assert anna.page.evaluate(places) == before


SCROLLS = "() => ['#board', '#offers', '#rail'].filter((each) => { const at = document.querySelector(each); return at.scrollHeight > at.clientHeight; })"
CUT = """() => [...document.querySelectorAll('#board .others .thing, #rail .thing')].filter((at) => at.checkVisibility()).filter((at) => {
  const { left, right, top, bottom } = at.getBoundingClientRect();
  const frame = at.closest('#board, #rail').getBoundingClientRect();
  return left < -1 || right > frame.right + 1 || top < frame.top - 1 || bottom > frame.bottom + 1;
}).map((at) => `${at.closest('[data-zone]').dataset.zone}: ${at.dataset.name}`)"""


@pytest.mark.long
@pytest.mark.parametrize("size", ["phone", "phone on its side"])
@pytest.mark.parametrize("game", ["4-seats", "5-seats", "5-seats-intrigue"])
def test_scoring_is_in_the_first_screen_of_a_phone_whoever_plays(visit: Visit, toys: str, game: str, size: str) -> None:
    """The tile in play, the Leak that may be used for it, everybody's open cards, the own ones and all answers."""
    width, height = SIZES[size]
    anna = visit(toys, viewport={"width": width, "height": height})
    positions = Positions(golden(RULESET, game), toys, __name__)
    for kind in ("reveal", "wager"):
        positions.sit(anna, positions.asked(kind))
        anna.at_rest()
        assert anna.page.evaluate(SCROLLS) == []
        assert anna.page.evaluate(CUT) == []
        assert anna.page.evaluate(MISPLACED) == []
        assert misfits(anna) == {}
        for zone in ("stage", "leak", "row"):
            box = anna.page.locator(f"#board [data-zone={zone}]").bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= height


@pytest.mark.long
@pytest.mark.parametrize("size", ["phone", "phone on its side"])
def test_disguises_to_choose_from_lie_side_by_side(visit: Visit, toys: str, positions: Positions, size: str) -> None:
    width, height = SIZES[size]
    anna = visit(toys, viewport={"width": width, "height": height})
    positions.sit(anna, positions.asked("disguise"))
    boxes = [each.bounding_box() for each in anna.page.locator("#rail [data-role=looked] .thing").all()]
    assert len(boxes) == 3
    for one, other in pairwise(boxes):
        assert one is not None
        assert other is not None
        assert one["x"] + one["width"] <= other["x"]


OUT_OF_ROOMS = """() => [...document.querySelectorAll('#board [data-role=room]')].filter((room) => {
  const box = room.getBoundingClientRect();
  return [...room.querySelectorAll('.thing')].some((at) => at.getBoundingClientRect().bottom > box.bottom + 1 || at.getBoundingClientRect().right > box.right + 1);
}).map((room) => room.dataset.zone)"""


@pytest.mark.long
def test_two_conversations_fit_their_room_on_a_phone(visit: Visit, toys: str, positions: Positions) -> None:
    anna = visit(toys, viewport={"width": 390, "height": 844})
    positions.sit(anna, positions.asked("pick"))
    anna.at_rest()
    assert anna.page.locator("#board [data-role=room] > .zone ~ .zone").count() > 0
    assert anna.page.evaluate(OUT_OF_ROOMS) == []
