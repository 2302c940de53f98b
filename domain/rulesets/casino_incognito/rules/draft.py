"""Turn order and disguises (rules CI-3.1 to CI-3.4)."""

from __future__ import annotations

from domain.kernel.secrecy import Known, Seat, to
from domain.rulesets.casino_incognito.model.commands import ChooseDisguise
from domain.rulesets.casino_incognito.model.events.hand_events import (
    Asked,
    DisguiseChosen,
    DisguisesLookedAt,
    PhaseBegan,
    TrackDrawn,
)
from domain.rulesets.casino_incognito.model.options import Character
from domain.rulesets.casino_incognito.rules.state import Deciding

LOOKED_AT = 3


def open_game(deciding: Deciding) -> None:
    """Draws the turn order and asks the first seat to choose a disguise."""
    deciding.emit(TrackDrawn(deciding.draw_several("track", deciding.table.seats, len(deciding.table.seats))))
    deciding.emit(PhaseBegan("disguises"))
    continue_draft(deciding)


def continue_draft(deciding: Deciding) -> None:
    """The next seat on the track looks at up to three disguises; after the last seat the first hand begins."""
    table = deciding.table
    if len(table.done) == len(table.track):
        return deciding.emit(PhaseBegan("hand"))
    seat, deck = table.track[len(table.done)], deciding.house.disguises
    looked = deciding.draw_several("disguises", deck, min(LOOKED_AT, len(deck)))
    deciding.emit(DisguisesLookedAt(seat, len(looked), Known(looked, to(seat))))
    return deciding.emit(Asked("disguise", (seat,)))


def choose_disguise(deciding: Deciding, seat: Seat, command: ChooseDisguise) -> None:
    """One disguise is kept, one removed, one returned to the deck."""
    removed: tuple[Character, ...] = () if command.remove is None else (command.remove,)
    [returned] = [each for each in deciding.mind(seat).looked if each not in (command.keep, *removed)]
    me = to(seat)
    deciding.emit(DisguiseChosen(seat, len(removed), Known(command.keep, me), Known(returned, me), Known(removed, me)))
