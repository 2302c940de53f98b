"""The Leak, disavowals, and the end of a round (rule CI-8)."""

from __future__ import annotations

from typing import Literal

from domain.kernel.secrecy import Known, Seat, to
from domain.rulesets.casino_incognito.model.events.hand_events import Asked, PhaseBegan
from domain.rulesets.casino_incognito.model.events.round_events import (
    Advanced,
    AnswersOpened,
    DisavowalSealed,
    Disavowed,
)
from domain.rulesets.casino_incognito.rules.state import Deciding, enter_phase
from domain.rulesets.casino_incognito.rules.surveillance import turn_leak


def continue_leak(deciding: Deciding) -> None:
    """Turns a card and asks all seats with a choice at once whether they disavow.  Rules CI-8.1 to CI-8.4."""
    table = deciding.table
    free = tuple(seat for seat in table.seats if not table.is_identified(seat))
    if table.sealed:
        return open_answers(deciding)
    if len(table.leak) < table.options.leaks(table.round):
        turn_leak(deciding)
    return deciding.emit(Asked("disavow", free)) if free else open_answers(deciding)


def seal_disavowal(deciding: Deciding, seat: Seat, answer: Literal["DISAVOW", "STAY"]) -> None:
    deciding.emit(DisavowalSealed(seat, Known(answer, to(seat))))


def open_answers(deciding: Deciding) -> None:
    """Disavowals happen in turn order.  Rules CI-8.3 to CI-8.5."""
    table = deciding.table
    disavowing = tuple(
        seat for seat in table.track if table.is_identified(seat) or deciding.mind(seat).answer == "DISAVOW"
    )
    deciding.emit(AnswersOpened(disavowing))
    for seat in disavowing:
        disavow_agent(deciding, seat)
    deciding.emit(PhaseBegan("round_end"))


def disavow_agent(deciding: Deciding, seat: Seat) -> None:
    """The old disguise is shuffled into the deck before the new one is drawn.  Rule CI-8.5."""
    agent = deciding.mind(seat).agent
    assert agent is not None
    deck = tuple(sorted((*deciding.house.disguises, agent)))
    drawn = deciding.draw("disguises", deck)
    deciding.emit(Disavowed(seat, Known(agent, to(seat)), Known(drawn, to(seat))))


def end_round(deciding: Deciding) -> None:
    """Top bidders move up in the order they earned it.  Rules CI-8.7, CI-6.1."""
    for seat in deciding.table.advances:
        advance(deciding, seat)
    is_last = deciding.table.round == deciding.table.options.rounds
    enter_phase(deciding, "scoring" if is_last else "surveillance")


def advance(deciding: Deciding, seat: Seat) -> None:
    """The seat swaps places with the one ahead on the track, if any.  Rule CI-8.7."""
    track = list(deciding.table.track)
    place = track.index(seat)
    if place:
        track[place - 1 : place + 1] = [seat, track[place - 1]]
        deciding.emit(Advanced(seat, tuple(track)))
