"""Default answers of seats that do not answer (rule MD-13)."""

from __future__ import annotations

from domain.kernel.offers import Command
from domain.rulesets.microdot.model.commands import AnswerDraw, ChooseColour, Decline, Take, Throw
from domain.rulesets.microdot.model.mind import Mind
from domain.rulesets.microdot.model.movement import free_squares
from domain.rulesets.microdot.model.offers import free_colours, move_offers
from domain.rulesets.microdot.model.table import Table, decisions


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
            return next(move_offers(table, mind.seat, table.move)[-1].instances())
        case "draw_offer":
            return AnswerDraw(agree=False)
    return Decline()
