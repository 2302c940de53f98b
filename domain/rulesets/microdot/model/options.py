"""Table options and stated deals (rules MD-11 and MD-2.5)."""

from __future__ import annotations

from typing import Literal

import msgspec

from domain.rulesets.microdot.model.board_graph import BoardGraph, board_graph
from domain.rulesets.microdot.model.kit import FullKit, Kit, Shade, Symbol, to_full_kit


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Table options with their defaults.  Rule MD-11.

    kit: what is played with; null is ours (MD-3.9). two_player: which territory is left to the second of two (MD-2.6).
    order: of turns (MD-2.3). secret_briefing: briefings are read alone (MD-12.2). mandatory_move: who can move must
    (MD-6.2). suicide: a higher piece may be attacked (MD-6.4). embassy_bars_own_bag: no bag at all in an EMBASSY
    (MD-8.5). hq_closed_to_enemies: only its owner enters an HQ square, without a bag (MD-6.4). bribery_anytime: Bribery
    Cards out of turn (MD-9.5). max_rounds: 1 to 1000, after which the game is a draw (MD-10.3). draw_by_agreement:
    draws by agreement (MD-10.4).
    """

    kit: Kit | None = None
    two_player: Literal["free", "adjacent", "opposite"] = "free"
    order: Literal["clockwise", "by_throw"] = "clockwise"
    secret_briefing: bool = False
    mandatory_move: bool = False
    suicide: bool = False
    embassy_bars_own_bag: bool = True
    hq_closed_to_enemies: bool = False
    bribery_anytime: bool = False
    max_rounds: int = 200
    draw_by_agreement: bool = False

    @property
    def full_kit(self) -> FullKit:
        """The kit in play."""
        return to_full_kit(self.kit)

    @property
    def graph(self) -> BoardGraph:
        return board_graph(self.full_kit.board)


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stated deal: the first outcomes of each source of chance. Whatever it omits is left to chance.

    start: the throws that settle the order, one per seat.
    coloured, symbol, black_white: first faces of each die.
    briefing, mission: first cards of each deck, from the top.
    """

    start: tuple[int, ...] = ()
    coloured: tuple[int, ...] = ()
    symbol: tuple[Symbol, ...] = ()
    black_white: tuple[Shade, ...] = ()
    briefing: tuple[int, ...] = ()
    mission: tuple[str, ...] = ()
