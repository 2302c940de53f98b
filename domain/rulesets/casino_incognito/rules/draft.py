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
from domain.rulesets.casino_incognito.rules.state import Turn

LOOKED_AT = 3


def open_game(turn: Turn) -> None:
    """Draws the turn order and asks the first seat to choose a disguise."""
    turn.emit(TrackDrawn(turn.draw_several("track", turn.table.seats, len(turn.table.seats))))
    turn.emit(PhaseBegan("disguises"))
    continue_draft(turn)


def continue_draft(turn: Turn) -> None:
    """The next seat on the track looks at up to three disguises; after the last seat the first hand begins."""
    table = turn.table
    if len(table.done) == len(table.track):
        return turn.emit(PhaseBegan("hand"))
    seat, deck = table.track[len(table.done)], turn.house.disguises
    looked = turn.draw_several("disguises", deck, min(LOOKED_AT, len(deck)))
    turn.emit(DisguisesLookedAt(seat, len(looked), Known(looked, to(seat))))
    return turn.emit(Asked("disguise", (seat,)))


def choose_disguise(turn: Turn, seat: Seat, command: ChooseDisguise) -> None:
    """One disguise is kept, one removed, one returned to the deck."""
    removed: tuple[Character, ...] = () if command.remove is None else (command.remove,)
    [returned] = [each for each in turn.mind(seat).looked if each not in (command.keep, *removed)]
    me = to(seat)
    turn.emit(DisguiseChosen(seat, len(removed), Known(command.keep, me), Known(returned, me), Known(removed, me)))
