"""Published counts of game trees: courses by number of commands, from stated deals, with every stroke of luck.

A course is a sequence of commands with what came of them; cards of a kind cannot be told apart. Another implementation of
the same rules must count the same.
"""

from __future__ import annotations

from itertools import takewhile
from typing import NamedTuple

import msgspec
import pytest

from deaddrop.testing.schedule import IS_LONG
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.rulesets.casino_incognito import RULESET as CASINO
from domain.rulesets.casino_incognito.model import options as casino
from domain.rulesets.infiltrators import RULESET as INFILTRATORS
from domain.rulesets.infiltrators.model.missions import Mission
from domain.rulesets.infiltrators.model.options import Deal, Options
from domain.rulesets.microdot import RULESET as MICRODOT
from domain.rulesets.microdot.model import options as microdot
from domain.rulesets.microfilms import RULESET as MICROFILMS
from domain.rulesets.microfilms.model import options as microfilms
from domain.rulesets.microfilms.model.cards import Nation
from tests.golden.perft import openings, perft, whole
from tests.toys import three_card_poker as poker
from tests.toys.sealed_auction import RULESET as AUCTION
from tests.toys.sealed_auction import game as auction
from tests.toys.three_card_poker import RULESET as POKER

FEW = 2000
"""Courses; `make slow` counts more."""

NATIONS: tuple[Nation, ...] = ("UK", "USA", "USSR")
AGENTS = (("AG-UK",), ("AG-USA",), ("AG-USSR",))


class Tree(NamedTuple):
    """A stated deal, and its counts from no command on."""

    name: str
    rules: AnyRuleset
    players: int
    options: msgspec.Struct
    deal: msgspec.Struct
    counts: tuple[int, ...]


def microfilms_deal(identities: tuple[tuple[str, ...], ...], hands: tuple[str, ...], letter: str, start: int) -> msgspec.Struct:
    """A deal of [microfilms] that leaves only the draws to luck."""
    deal = {"nations": NATIONS, "start": start, "identities": identities, "hands": hands, "boxed_letter": letter}
    return msgspec.convert(deal, microfilms.Deal)


CELL = Mission(("RED",), max=7, suspects=2, bullets=3, hand=1)

TREES = (
    # Six deals; check or bet; then all but the course check, bet end with the second command.
    Tree("poker", POKER, 2, poker.Options(), poker.Deal(), (6, 12, 24, 12, 0)),
    # 4·3·2 wishes and 4 lots; three bid 0 or 1 in any order; 13 courses of 8 bids, for ties of two or three are drawn.
    Tree("auction of one lot", AUCTION, 3, auction.Options(rounds=1, coins=1), auction.Deal(), (96, 576, 2304, 7488, 0)),
    Tree(
        "auction of two lots", AUCTION, 3, auction.Options(rounds=2, coins=1),
        auction.Deal(wishes=("CLOCK", "MAP", "RING"), lots=("VASE",)), (1, 6, 24, 234, 972, 2592, 1404, 0),
    ),
    # The first turn: one of two suspects and one of two cards thrown away; one of two cards thrown away, and the other drawn or not.
    Tree(
        "six cards, two of them suspects", INFILTRATORS, 2, Options(mission=CELL, helper="off"),
        Deal(start=0, suspects=("RED-2", "RED-3"), hands=(("RED-4",), ("RED-5",))), (1, 8, 46, 164, 836, 2876),
    ),
    Tree(
        "six cards and a last chance", INFILTRATORS, 2, Options(mission=CELL, helper="off", last_chance=True),
        Deal(start=0, suspects=("RED-2", "RED-3"), hands=(("RED-4",), ("RED-5",))), (1, 8, 46, 164, 836, 3044),
    ),
    # Four colours for the first and three for the second; then a throw, at most three more by a Briefing Card 1, and what they lead to.
    Tree("two choose, and one throws", MICRODOT, 2, microdot.Options(), microdot.Deal(start=(6, 1)), (1, 4, 12, 1680)),
    # The first turn: 8 kinds to draw, a pass, 2 bribes, a cash out.
    Tree(
        "the Croupier", MICROFILMS, 2, microfilms.Options(variant="croupier"),
        microfilms_deal((("AG-UK", "BROKER"), ("AG-USA", "INTERPOL")), ("CO", "SB"), "USSR", 0), (1, 12, 41, 481, 2882),
    ),
    # The first turn: 9 kinds to draw, a pass, 2 bribes, a cash out.
    Tree(
        "three agents", MICROFILMS, 3, microfilms.Options(),
        microfilms_deal(AGENTS, ("CO", "SB", "IB"), "USSR", 0), (1, 13, 53, 492, 3478),
    ),
    Tree(
        "three agents and the Hitman", MICROFILMS, 4, microfilms.Options(),
        microfilms_deal((*AGENTS, ("HITMAN",)), ("IB", "SB", "IB", "CO"), "UK", 0), (1, 22, 165, 1532, 15979),
    ),
    Tree(
        "six, who may agree to a draw", MICROFILMS, 6, microfilms.Options(draw_by_agreement=True),
        microfilms_deal((*AGENTS, ("HITMAN",), ("BROKER",), ("JOURNALIST",)), ("IB", "SB", "IB", "CO", "CO", "SB"), "UK", 2),
        (1, 30, 227, 1462),
    ),
    # The first keeps one of three disguises and removes another; the second looks at three of the eight that are left.
    Tree(
        "two in the casino", CASINO, 2, casino.Options(), casino.Deal(track=(1, 0), disguises=((1, 2, 3),)),
        (1, 6 * 8 * 7 * 6),
    ),
)  # fmt: skip


@pytest.mark.parametrize("tree", TREES, ids=lambda tree: f"{tree.rules.name}/{tree.name}")
def test_the_tree_has_as_many_courses_as_published(tree: Tree) -> None:
    states = list(openings(tree.rules, tree.options, tree.players, tree.deal))
    published = tree.counts if IS_LONG else short(tree.counts)
    counts = tuple(sum(perft(tree.rules, state, depth) for state in states) for depth in range(len(published)))
    assert counts == published


def short(counts: tuple[int, ...]) -> tuple[int, ...]:
    """As far as a tree has at most FEW courses, the first two counts at least."""
    return (*counts[:2], *takewhile(lambda count: count <= FEW, counts[2:]))


def test_three_card_poker_has_thirty_courses_to_its_end() -> None:
    states = openings(POKER, poker.Options(), 2, poker.Deal())
    assert sum(whole(POKER, state) for state in states) == 30
