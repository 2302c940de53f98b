"""Casino Incognito at the table: each of its decisions on the drawing, by keys and by its form."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from deaddrop.testing.plays import GAME_ID
from domain.game.aggregate import Game
from domain.rulesets.casino_incognito import RULESET
from domain.rulesets.casino_incognito.model.cards import NAMES, NATURAL, SIGNS
from domain.rulesets.casino_incognito.model.options import Options
from tests.browser.positions import Positions
from tests.browser.visitor import Visitor
from tests.golden.games import Golden, golden

Visit = Callable[..., Visitor]
OTHER_ID = "07" + "d" * 16
BASE = ("disguise", "move", "pay_move", "room", "bid", "pick", "disavow", "wager", "reveal", "claim")
INTRIGUE = ("intrigue", "target", "drinks", "mark")
"""The others are answered by two buttons, as `disavow` is."""
TYPED = ("disguise", "pay_move", "bid", "disavow", "reveal")
"""Every kind of control that a form has: radio buttons, lists, numbers, buttons, and a question before it is sent."""


@pytest.fixture(scope="module")
def positions(toys: str) -> Positions:
    return Positions(golden(RULESET, "3-seats"), toys, GAME_ID)


@pytest.fixture(scope="module")
def schemes(toys: str) -> Positions:
    """A game with intrigue in which everything is asked that it may ask."""
    return Positions(Golden("schemes", RULESET, 3, Options(intrigue=True, hands=2), 57, 0.3), toys, OTHER_ID)


def own_hand(game: Game, seat: int) -> tuple[str, ...] | None:
    """Cards of one's own, no jokers, that one may show."""
    assert game.state is not None
    reveal = RULESET.offers(game.state.table, game.state.minds[seat])[0]
    hands = [each[0] for each in reveal.choices["hands"].values if len(each) == 1]
    return next((each for each in hands if set(each) <= set(NATURAL)), None)


@pytest.mark.parametrize(
    "kinds", [pytest.param(BASE[-2:], id="a few"), pytest.param(BASE[:-2], id="the others", marks=pytest.mark.long)]
)
def test_every_decision_can_be_made_on_the_drawing_alone(
    visit: Visit, toys: str, positions: Positions, kinds: tuple[str, ...]
) -> None:
    anna, luck = visit(toys, viewport={"width": 375, "height": 800}), Random(1)
    for kind in kinds:
        positions.sit(anna, positions.asked(kind))
        anna.point_alone(luck, but="Put hands together")


@pytest.mark.long
def test_decisions_of_intrigue_can_be_made_on_the_drawing_alone(visit: Visit, toys: str, schemes: Positions) -> None:
    anna, luck = visit(toys, viewport={"width": 375, "height": 800}), Random(2)
    for kind in INTRIGUE:
        schemes.sit(anna, schemes.asked(kind))
        anna.point_alone(luck)


@pytest.mark.long
def test_forms_are_filled_in_by_keys_alone(visit: Visit, toys: str, positions: Positions) -> None:
    anna, luck = visit(toys), Random(3)
    for kind in TYPED:
        positions.sit(anna, positions.asked(kind))
        anna.type_something(luck, but="compose", drawing=0)


def test_a_hand_of_ones_own_choice_is_put_together_on_the_drawing(
    visit: Visit, toys: str, positions: Positions
) -> None:
    """Card after card, and sent when one says so; another hand can be begun only when the first is whole."""
    anna = visit(toys, viewport={"width": 375, "height": 800})
    at = positions.asked("reveal", lambda game, seat: own_hand(game, seat) is not None)
    hand = own_hand(positions.game(at), at.seat) or ()
    positions.sit(anna, at)
    before = anna.decision()
    anna.thing("Other cards").click(position={"x": 8, "y": 8})
    begun = anna.page.locator("#offers .chosen fieldset:visible")
    assert begun.count() == 1
    for number, card in enumerate(hand):
        assert anna.decision() == before
        assert not anna.thing("Other cards").count() or number == len(hand)
        anna.thing(f"{card[:-1]} {SIGNS[card[-1]]}").first.click(position={"x": 8, "y": 8})
        anna.at_rest()
    anna.thing("Other cards").click(position={"x": 8, "y": 8})
    anna.moved_on(before)
    shown = " ".join(NAMES[card] for card in hand)
    anna.page.locator("#log li", has_text=f"shows {shown}").wait_for()


@pytest.mark.long
def test_nobody_is_shut_out(visit: Visit, toys: str, positions: Positions) -> None:
    anna = visit(toys, viewport={"width": 375, "height": 800}, color_scheme="dark")
    positions.sit(anna, positions.asked("reveal"))
    assert anna.violations() == []
    assert anna.page.evaluate("document.documentElement.scrollWidth") == 375
