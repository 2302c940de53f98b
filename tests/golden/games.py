"""Which games are golden."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from deaddrop.testing.golden_games import GoldenGame, GoldenStep, play_golden
from deaddrop.testing.plays import GAME_ID
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.rulesets.casino_incognito import RULESET as CASINO
from domain.rulesets.casino_incognito.model import options as casino
from domain.rulesets.infiltrators import RULESET as INFILTRATORS
from domain.rulesets.infiltrators.model import missions
from domain.rulesets.infiltrators.model import options as infiltrators
from domain.rulesets.microdot import RULESET as MICRODOT
from domain.rulesets.microdot.model.kit import Instruction, Kit, Mission
from domain.rulesets.microdot.model.options import Options as MicrodotOptions
from domain.rulesets.microfilms import RULESET as MICROFILMS
from domain.rulesets.microfilms.model.options import Options
from tests.laws.facts import microdot as brisk

HERE = Path(__file__).parent


class Golden(NamedTuple):
    """One golden game of a ruleset; its other fields are those of `GoldenGame`."""

    name: str
    rules: AnyRuleset
    players: int
    options: msgspec.Struct
    luck: int
    house: float = 0.0

    @property
    def game(self) -> GoldenGame:
        return GoldenGame(self.name, self.players, self.options, self.luck, self.house)

    @property
    def path(self) -> Path:
        return HERE / self.rules.name / f"{self.name}.txt"


CROUPIER = Options(variant="croupier")
CROUPIER_PAYS = Options(variant="croupier", croupier_pays=True, second_seat_franc=True, allied_failure="other_player")
SEALED = Options(sealed_checks=True, show_discard="top", eliminated_francs="removed", draw_by_agreement=True)

USUAL = infiltrators.Options()
REASONED = infiltrators.Options(mission="training-2", helper="auto")
ONE_CELL = infiltrators.Options(
    mission=missions.Mission(("RED",), "One cell", max=9, suspects=2, bullets=6, hand=1, hand_limit=2),
    helper="off", last_chance=True,
)  # fmt: skip
TWO_CELLS = infiltrators.Options(
    mission=missions.Mission(("RED", "BLUE"), "Two cells", max=6, suspects=2, bullets=6, hand=1, hand_limit=2)
)
COURIERS = infiltrators.Options(mission="house-specials", special_suspects=True, hard_hand_limit=True)

BRIEF = MicrodotOptions(max_rounds=8)
SMALL = msgspec.convert(brisk.SMALL, Kit)
"""A board on which players soon meet."""
assert SMALL.dice is not None
VENAL = replace(
    SMALL,
    dice=replace(SMALL.dice, symbol=("any", "diag", "barrier", "mission", "mission", "ortho")),
    mission=(
        Mission("A", 9, Instruction("barrier"), Instruction("take_bribery")),
        Mission("B", 5, Instruction("step", steps=2), Instruction("return_bribery")),
        Mission("C", 4, Instruction("release"), Instruction("take_bribery")),
    ),
)
"""The same, with more Mission Cards and Bribery Cards."""
BRIBERY = MicrodotOptions(kit=VENAL, bribery_anytime=True, max_rounds=60)
ALONE = MicrodotOptions(kit=SMALL, bribery_anytime=True, suicide=True, secret_briefing=True, max_rounds=60)
AGREED = MicrodotOptions(kit=SMALL, bribery_anytime=True, draw_by_agreement=True, max_rounds=40)

INTRIGUE = casino.Options(hands=1, intrigue=True)

GOLDEN = (
    Golden("2-seats", INFILTRATORS, 2, USUAL, 27),
    Golden("2-seats-one-cell", INFILTRATORS, 2, ONE_CELL, 20),
    Golden("3-seats", INFILTRATORS, 3, REASONED, 47),
    Golden("4-seats", INFILTRATORS, 4, TWO_CELLS, 35),
    Golden("5-seats", INFILTRATORS, 5, COURIERS, 28),
    Golden("2-seats", MICRODOT, 2, BRIEF, 2),
    Golden("3-seats", MICRODOT, 3, replace(ALONE, max_rounds=9), 15),
    Golden("4-seats", MICRODOT, 4, replace(AGREED, max_rounds=7), 10),
    Golden("2-seats", MICROFILMS, 2, CROUPIER, 246),
    Golden("2-seats-options", MICROFILMS, 2, CROUPIER_PAYS, 16),
    Golden("3-seats", MICROFILMS, 3, Options(), 43),
    Golden("4-seats", MICROFILMS, 4, Options(), 292),
    Golden("4-seats-options", MICROFILMS, 4, SEALED, 84),
    Golden("5-seats", MICROFILMS, 5, Options(), 248),
    Golden("6-seats", MICROFILMS, 6, Options(), 69),
    Golden("6-seats-late", MICROFILMS, 6, Options(bloodstained="steal_and_cash_out"), 435),
    Golden("2-seats", CASINO, 2, casino.Options(), 4),
    Golden("3-seats", CASINO, 3, casino.Options(hands=2), 21),
    Golden("4-seats", CASINO, 4, casino.Options(hands=1, wagers="UNTIL_MATCHED", contact="AGENT_PRESENT"), 0),
    Golden("5-seats", CASINO, 5, casino.Options(keep_cards=True, jokers="OUT", contact="LITERAL"), 219),
    Golden("2-seats-intrigue", CASINO, 2, INTRIGUE, 112),
    Golden("3-seats-intrigue", CASINO, 3, replace(INTRIGUE, free_bluff=True), 40),
    Golden("4-seats-intrigue", CASINO, 4, replace(INTRIGUE, contact="AGENT_PRESENT"), 47),
    Golden("5-seats-intrigue", CASINO, 5, INTRIGUE, 37),
)

LIVELY = (
    Golden("2-seats-bribery", MICRODOT, 2, BRIBERY, 157, house=0.7),
    Golden("3-seats-alone", MICRODOT, 3, ALONE, 176, house=0.8),
    Golden("4-seats-agreed", MICRODOT, 4, AGREED, 306, house=0.85),
    Golden("2-seats-crowded", CASINO, 2, replace(INTRIGUE, hands=3), 72, house=0.5),
    Golden("3-seats-crowded", CASINO, 3, replace(INTRIGUE, hands=3), 38, house=0.5),
    Golden("3-seats-passing", CASINO, 3, INTRIGUE, 2, house=0.4),
)
"""Games in which more happens than in random ones, too long to be read: for the corpus alone."""

STAGED = (Golden("3-seats-staged", MICRODOT, 3, MicrodotOptions(bribery_anytime=True, draw_by_agreement=True, max_rounds=60), 6, house=0.85),)
"""Games that come to every decision on a board as it is printed: for pictures of tables alone."""

PLOTS = (Golden("3-seats-schemes", CASINO, 3, casino.Options(intrigue=True, hands=2), 217, house=0.3),)
"""Games that come to decisions which golden ones of the ruleset lack: for tables and pictures of them alone."""


def golden(rules: AnyRuleset, name: str) -> Golden:
    """The golden game of this name."""
    return next(each for each in (*GOLDEN, *STAGED, *PLOTS) if (each.rules, each.name) == (rules, name))


def played(golden: Golden, game_id: str = GAME_ID) -> Iterator[GoldenStep]:
    """The game, step by step."""
    return play_golden(golden.rules, golden.game, game_id)
