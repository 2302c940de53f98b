"""Table options and stated deals (rules MD-11 and MD-2.5)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from domain.rulesets.microdot.model.board_graph import BoardGraph, board_graph
from domain.rulesets.microdot.model.kit import FullKit, Kit, Shade, Symbol, to_full_kit


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Table options with their defaults.  Rule MD-11."""

    kit: Annotated[Kit | None, Meta(description=(
        "Board, strip, dice and cards; null: the service's own (MD-3.9)."
    ))] = None
    two_player: Annotated[Literal["free", "adjacent", "opposite"], Meta(description=(
        "Territory of the second player of two (MD-2.6)."
    ))] = "free"
    order: Annotated[Literal["clockwise", "by_throw"], Meta(description="The order of turns (MD-2.3).")] = "clockwise"
    secret_briefing: Annotated[bool, Meta(description="Whether briefings are read alone (MD-12.2).")] = False
    mandatory_move: Annotated[bool, Meta(description="Whether a player who can move must move (MD-6.2).")] = False
    suicide: Annotated[bool, Meta(description="Whether a higher piece may be attacked (MD-6.4).")] = False
    embassy_bars_own_bag: Annotated[bool, Meta(description=(
        "Whether an EMBASSY is closed even to the player's own bag (MD-8.5)."
    ))] = True
    hq_closed_to_enemies: Annotated[bool, Meta(description=(
        "Whether HQ squares are closed to other players' pieces, and to their owner's with a bag (MD-6.4)."
    ))] = False
    bribery_anytime: Annotated[bool, Meta(description=(
        "Whether Bribery Cards can be used out of turn (MD-9.5)."
    ))] = False
    max_rounds: Annotated[int, Meta(description="Number of rounds until a draw, 1 to 1000 (MD-10.3).")] = 200
    draw_by_agreement: Annotated[bool, Meta(description="Whether players may agree to a draw (MD-10.4).")] = False

    @property
    def full_kit(self) -> FullKit:
        """The kit in play."""
        return to_full_kit(self.kit)

    @property
    def graph(self) -> BoardGraph:
        return board_graph(self.full_kit.board)


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stated deal: the first outcomes of each source of chance. All that the deal omits is left to chance."""

    start: Annotated[tuple[int, ...], Meta(description="The throws that settle the order, one per seat.")] = ()
    coloured: Annotated[tuple[int, ...], Meta(description="First faces of the Coloured Die.")] = ()
    symbol: Annotated[tuple[Symbol, ...], Meta(description="First faces of the Symbol Die.")] = ()
    black_white: Annotated[tuple[Shade, ...], Meta(description="First faces of the Black/White Die.")] = ()
    briefing: Annotated[tuple[int, ...], Meta(description="First Briefing Cards, from the top.")] = ()
    mission: Annotated[tuple[str, ...], Meta(description="First Mission Cards, from the top.")] = ()
