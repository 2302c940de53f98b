"""The house bot: tries each of its moves and takes the best by rules of thumb.

It plays from its view alone. A position is valued by the turns each player needs to win, the pieces on the board, and
those in danger; the weights are given as constants here.
"""

from __future__ import annotations

from collections.abc import Sequence

from domain.kernel.chance import Chance
from domain.kernel.offers import Command
from domain.kernel.secrecy import Seat
from domain.rulesets.microdot.bot.evaluation import WinEstimate, can_step_onto
from domain.rulesets.microdot.bot.worlds import sample_world
from domain.rulesets.microdot.model.commands import AnswerDraw, ChooseColour, ProposeDraw, Throw, UseBribery
from domain.rulesets.microdot.model.mind import Mind
from domain.rulesets.microdot.model.offers import offers
from domain.rulesets.microdot.model.pieces import COLOURS, ITEMS, PIECES_FOR_MISSION, VALUE, Item, Place, is_on_board
from domain.rulesets.microdot.model.table import Table
from domain.rulesets.microdot.rules.decide import decide
from domain.rulesets.microdot.rules.state import FOLDS, Deciding, State

WON = 1000.0
MAX_LEAD = 6.0
"""Lead over a rival, in turns, beyond which it no longer counts."""
RIVAL_WEIGHT = 0.4
"""Weight of a rival's turn, relative to an own one."""
NEAREST_WEIGHT = 0.5
"""Further weight of the turns of the rival nearest to winning."""
PATIENCE = (60, 120)
"""Rounds from which rivals count less, and not at all, so that games end."""
PIECE_VALUE, POINT_VALUE = 1.0, 0.25
"""Value of a piece on the board, and of each point of its value, in turns."""
LOSS_ODDS, HIT_ODDS = 0.5, 0.08
"""Odds that an own endangered piece is lost before the next turn, and an enemy's, which may step away first."""
UNFIT_COST = 6.0
"""Cost of being sent back to the strip, in turns."""
LOST_BAG_COST = 12.0
"""Cost of losing a stolen bag, in turns."""
TIE_MARGIN = 0.01
"""Moves whose values differ by less are equal."""


def house_bot(table: Table, mind: Mind, chance: Chance) -> Command:
    """The house bot's command: one of the best, at random."""
    moves = [move for offer in offers(table, mind) for move in offer.instances()]
    wise = [move for move in moves if not isinstance(move, ProposeDraw) and move != AnswerDraw(True)]
    bribes = [move for move in wise if isinstance(move, UseBribery)]
    if len(wise) == 1:
        return wise[0]
    if isinstance(wise[0], ChooseColour):
        return chance("house", neighbour_colours(table, wise))
    if isinstance(wise[0], Throw) and not bribes:
        return wise[0]
    world = sample_world(table, mind, chance)
    return choose_best_move(world, mind.seat, bribes or wise, chance)


def neighbour_colours(table: Table, moves: Sequence[Command]) -> list[Command]:
    """Colours next to a taken one, if any: barriers between neighbours are soon crossed."""
    taken = {COLOURS.index(colour) for colour in table.colours if colour}
    near: list[Command] = [
        move
        for move in moves
        if isinstance(move, ChooseColour) and any((COLOURS.index(move.colour) - each) % 2 for each in taken)
    ]
    return near or list(moves)


def choose_best_move(world: State, seat: Seat, moves: Sequence[Command], chance: Chance) -> Command:
    worth = [position_value(table_after(world, seat, move, chance), seat) for move in moves]
    top = max(worth)
    return chance("house", [move for move, each in zip(moves, worth, strict=True) if each > top - TIE_MARGIN])


def table_after(world: State, seat: Seat, move: Command, chance: Chance) -> Table:
    """The table after a move, up to the next decision."""
    deciding = Deciding(FOLDS, world, chance)
    decide(deciding, seat, move)  # type: ignore[arg-type]
    return deciding.table


def position_value(table: Table, seat: Seat) -> float:
    """Value of a position to a player, in turns."""
    if table.outcome is not None:
        return WON if seat in table.outcome.winners else -WON * bool(table.outcome.winners)
    occupants = table.occupants()
    sides = [WinEstimate(table, each, occupants) for each in table.seats]
    turns = [side.turns_to_win() for side in sides]
    behind = [min(turns[each] - turns[seat], MAX_LEAD) for each in table.seats if each != seat]
    worth = (
        rival_weight(table.round) * (RIVAL_WEIGHT * sum(behind) / len(behind) + NEAREST_WEIGHT * min(behind))
        - turns[seat]
    )
    return worth + sum(material(table, side, sides, own=side.seat == seat) for side in sides)


def rival_weight(number: int) -> float:
    """How much rivals count in a round, from 1 to 0.

    >>> rival_weight(60), rival_weight(90), rival_weight(150)
    (1.0, 0.5, 0.0)
    """
    first, last = PATIENCE
    return min(1.0, max(0.0, (last - number) / (last - first)))


def material(table: Table, side: WinEstimate, sides: Sequence[WinEstimate], *, own: bool) -> float:
    """Value of a player's pieces to the judging player, less those in danger."""
    standing = table.count_on_board(side.seat)
    worth = sum(PIECE_VALUE + POINT_VALUE * VALUE[item] for item in ITEMS if is_on_board(side.place_of[item]))
    lost = [value_at_risk(table, side, sides, item=item, place=place, standing=standing) for item, place in side.on_squares.items()]
    at_risk = max(lost, default=0.0)
    return worth - LOSS_ODDS * at_risk if own else HIT_ODDS * at_risk - worth / (len(sides) - 1)


def value_at_risk(
    table: Table, side: WinEstimate, sides: Sequence[WinEstimate], *, item: Item, place: Place, standing: int
) -> float:
    """Loss if an enemy can capture a piece where it stands; else 0."""
    if place in side.graph.embassy or not any(
        can_step_onto(other, hunter, place)
        for other in sides
        if other.seat != side.seat and table.modes[other.seat] == "mission"
        for hunter in ITEMS[: ITEMS.index(item)]
    ):
        return 0.0
    carried = any(square == place and owner != side.seat for owner, square in enumerate(table.bags))
    return (
        PIECE_VALUE
        + POINT_VALUE * VALUE[item]
        + UNFIT_COST * (standing <= PIECES_FOR_MISSION)
        + LOST_BAG_COST * carried
    )
