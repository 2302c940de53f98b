"""Offers: the only definition of what a seat may do, from its own view alone (rules MD-2 to MD-10); and
the answers of seats that do not answer (rule MD-13).
"""

from __future__ import annotations

from collections.abc import Iterator

from domain.kernel.offers import Answer, Command, Offer, offer, to_offers, withhold
from domain.kernel.secrecy import Seat
from domain.rulesets.microdot.model import commands
from domain.rulesets.microdot.model.commands import AnswerDraw, ChooseColour, Decline, Take, Throw
from domain.rulesets.microdot.model.mind import Mind
from domain.rulesets.microdot.model.movement import Paths, free_squares
from domain.rulesets.microdot.model.pieces import COLOURS, ITEMS, Colour, Item, captor_of, is_on_board
from domain.rulesets.microdot.model.table import PendingMove, Table, decisions


def answers(table: Table, mind: Mind) -> tuple[Answer, ...]:
    """Every answer of `mind.seat`, offered and withheld; none if it owes no decision."""
    seat = mind.seat
    match decisions(table).get(seat):
        case "move" if table.move is not None:
            return move_offers(table, seat, table.move)
        case "throw":
            return tuple(throw_offers(table, seat))
        case "take":
            items = table.offered or mind.offered
            return offer(commands.Take, "MD-5.3", item=items, to=free_squares(table, seat)), offer(commands.Decline, "MD-5.3")
        case "colour":
            return (offer(commands.ChooseColour, "MD-2.2", colour=free_colours(table)),)
        case "bribery":
            return bribery_offer(table, seat, "MD-9.5"), offer(commands.Decline, "MD-9.5")
        case "draw_offer":
            return (offer(commands.AnswerDraw, "MD-10.4", agree=(True, False)),)
    return ()


def offers(table: Table, mind: Mind) -> tuple[Offer, ...]:
    """What `mind.seat` may do."""
    return to_offers(answers(table, mind))


def free_colours(table: Table) -> tuple[Colour, ...]:
    """The colours that may be chosen.  Rules MD-2.2, MD-2.6."""
    left = tuple(colour for colour in COLOURS if colour not in table.colours)
    first = next((colour for colour in table.colours if colour), None)
    if table.players != 2 or first is None or table.options.two_player == "free":
        return left
    wanted = (2,) if table.options.two_player == "opposite" else (1, 3)
    return tuple(each for each in left if (COLOURS.index(each) - COLOURS.index(first)) % 4 in wanted)


def throw_offers(table: Table, seat: Seat) -> Iterator[Answer]:
    """Offers before a throw.  Rules MD-4.1, MD-9.2, MD-10.4."""
    yield offer(commands.Throw, "MD-4.1")
    if can_bribe(table, seat):
        yield bribery_offer(table, seat, "MD-9.2")
    else:
        yield withhold(commands.UseBribery, no_bribery_text(table, seat), "MD-9.2")
    if table.options.draw_by_agreement:
        again = withhold(commands.ProposeDraw, "a draw was proposed in this turn already")
        yield again if table.proposed else offer(commands.ProposeDraw, "MD-10.4")


def can_bribe(table: Table, seat: Seat) -> bool:
    """Whether a seat holds a Bribery Card, has a captured piece, and has room to place it."""
    return bool(table.bribery[seat] and lost_items(table, seat) and free_squares(table, seat))


def no_bribery_text(table: Table, seat: Seat) -> str:
    """Why a seat cannot use a Bribery Card."""
    if not table.bribery[seat]:
        return "you hold no Bribery Card"
    return "there is no free square for it" if lost_items(table, seat) else "none of your pieces is captured"


def lost_items(table: Table, seat: Seat) -> tuple[Item, ...]:
    """A seat's captured pieces."""
    return tuple([item for item in ITEMS if captor_of(table.place_of(seat, item)) is not None])


def bribery_offer(table: Table, seat: Seat, rule: str) -> Offer:
    return offer(commands.UseBribery, rule, item=lost_items(table, seat), to=free_squares(table, seat))


def move_offers(table: Table, seat: Seat, move: PendingMove) -> tuple[Answer, ...]:
    """One offer per piece that may step, and one to leave the own bag behind; pieces that the throw moves and that have
    no way are withheld.  Rules MD-6.2, MD-8.3.
    """
    paths = Paths(table, seat)
    steps = [
        offer(commands.STEPS[item], "MD-6.5" if move.direction == "barrier" else "MD-6.2", to=to)
        for item, to in paths.destinations(move).items()
    ]
    if leaving := paths.destinations_without_bag(move):
        steps.append(offer(commands.LeaveBag, "MD-8.3", to=leaving))
    stuck = [
        withhold(commands.STEPS[item], "it has no way to go")
        for item in move.items
        if is_on_board(table.place_of(seat, item)) and not any(each.command is commands.STEPS[item] for each in steps)
    ]
    if table.options.mandatory_move and steps:
        return (*steps, *stuck, withhold(commands.Pass, "a piece can move, and must"))
    return (*steps, offer(commands.Pass, "MD-6.2"), *stuck)


def default(table: Table, mind: Mind) -> Command:
    """The plainest answer: throw, take needed equipment, move nothing."""
    match decisions(table)[mind.seat]:
        case "colour":
            return ChooseColour(free_colours(table)[0])
        case "throw":
            return Throw()
        case "take" if not table.is_fit(mind.seat):
            return Take((table.offered or mind.offered)[0], free_squares(table, mind.seat)[0])
        case "move" if table.move is not None:
            return next(to_offers(move_offers(table, mind.seat, table.move))[-1].instances())
        case "draw_offer":
            return AnswerDraw(agree=False)
    return Decline()
