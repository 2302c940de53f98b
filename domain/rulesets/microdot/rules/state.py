"""The full state: table, minds and both decks."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from domain.kernel import deciding as kernel_deciding
from domain.kernel import state as kernel_state
from domain.kernel.folds import Folds, HouseRows
from domain.kernel.secrecy import Concealed, Seat
from domain.kernel.tuples import without_items
from domain.rulesets.microdot.model import ending_events, events, setup_events
from domain.rulesets.microdot.model.events import BriefingRead, BriefingReadAlone, DeckReshuffled, MissionRead
from domain.rulesets.microdot.model.mind import Mind
from domain.rulesets.microdot.model.options import Options
from domain.rulesets.microdot.model.table import Table, empty_table


class House(Concealed, frozen=True):
    """The state hidden from every seat: the decks."""

    briefing: Annotated[tuple[int, ...], Meta(description="Briefing Cards left to draw, sorted, not shuffled.")] = ()
    mission: Annotated[tuple[str, ...], Meta(description="Mission Cards left to draw, sorted, not shuffled.")] = ()
    all_briefing: Annotated[tuple[int, ...], Meta(description="All Briefing Cards of the full deck.")] = ()
    all_mission: Annotated[tuple[str, ...], Meta(description="All Mission Cards of the full deck.")] = ()


State = kernel_state.State[Table, Mind, House]


def initial(options: Options, seats: int) -> State:
    """The state before the first throw."""
    numbers, letters = options.full_kit.numbers, options.full_kit.letters
    minds = tuple(Mind(seat) for seat in range(seats))
    return State(empty_table(options, seats), minds, House(numbers, letters, numbers, letters))


def house_after_reshuffle(house: House, event: DeckReshuffled) -> House:
    if event.deck == "briefing":
        return replace(house, briefing=house.all_briefing)
    return replace(house, mission=house.all_mission)


HOUSE: HouseRows[House] = {
    BriefingRead: lambda house, event: replace(house, briefing=without_items(house.briefing, event.number)),
    BriefingReadAlone: lambda house, event: replace(house, briefing=without_items(house.briefing, event.number.value)),
    MissionRead: lambda house, event: replace(house, mission=without_items(house.mission, event.letter)),
    DeckReshuffled: house_after_reshuffle,
}
FOLDS = Folds[Table, Mind, House]((*setup_events.EVENTS, *events.EVENTS, *ending_events.EVENTS), HOUSE)
Deciding = kernel_deciding.Deciding[Table, Mind, House]


def active_seat(deciding: Deciding) -> Seat:
    """The seat at turn."""
    seat = deciding.table.turn
    assert seat is not None
    return seat
