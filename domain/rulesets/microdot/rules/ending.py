"""The end of a turn and of the game (rules MD-4 and MD-10)."""

from __future__ import annotations

from domain.kernel.secrecy import Event, Seat
from domain.rulesets.microdot.model.ending_events import BagBroughtHome, BriefingsRevealed, Ended
from domain.rulesets.microdot.model.events import TurnBegan, TurnSkipped
from domain.rulesets.microdot.rules.state import Deciding, State


def begin_turn(deciding: Deciding) -> None:
    """Begins the next player's turn; players before it that miss a turn are skipped.  Rules MD-4.1, MD-4.2, MD-10.3."""
    while True:
        table = deciding.table
        if table.turns >= table.options.max_rounds * table.players:
            return deciding.emit(Ended((), "round_cap"))
        seat, number = table.order[table.turns % table.players], table.turns // table.players + 1
        if not table.skips[seat]:
            return deciding.emit(TurnBegan(seat, number))
        deciding.emit(TurnSkipped(seat, number))


def end_if_won(deciding: Deciding, *seats: Seat) -> bool:
    """Ends the game if one of these seats has an enemy's bag on its HQ square.  Rules MD-10.1, MD-10.2."""
    table = deciding.table
    for seat in seats:
        home = table.options.graph.hq[table.territory(seat)]
        owner = next((each for each, square in enumerate(table.bags) if square == home and each != seat), None)
        if owner is not None and table.occupants().get(home, (None,))[0] == seat:
            deciding.emit(BagBroughtHome(seat, owner), Ended((seat,), "bag_home"))
            return True
    return False


def reveal(state: State) -> tuple[Event, ...]:
    """Publishes the briefings read in secret.  Rule MD-12.2."""
    if not state.table.options.secret_briefing:
        return ()
    return (BriefingsRevealed(tuple(mind.read for mind in state.minds)),)
