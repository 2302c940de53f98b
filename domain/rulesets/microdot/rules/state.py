"""The full state: table, minds and both decks."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from domain.kernel import state as kernel_state
from domain.kernel import turn as kernel_turn
from domain.kernel.folds import Folds, HouseFold, Rows, unchanged_by
from domain.kernel.secrecy import Concealed, Seat
from domain.kernel.tuples import without_items
from domain.rulesets.microdot.model import ending_events, events, setup_events
from domain.rulesets.microdot.model.events import BriefingRead, BriefingReadAlone, DeckReshuffled, MissionRead
from domain.rulesets.microdot.model.mind import Mind, fold_mind
from domain.rulesets.microdot.model.options import Options
from domain.rulesets.microdot.model.table import Table, empty_table
from domain.rulesets.microdot.model.table_fold import fold_table


class House(Concealed, frozen=True):
    """The state hidden from every seat: the decks."""

    briefing: Annotated[tuple[int, ...], Meta(description="Cards left to draw, sorted, not shuffled.")] = ()
    mission: Annotated[tuple[str, ...], Meta(description="Cards left to draw, sorted, not shuffled.")] = ()
    all_briefing: Annotated[tuple[int, ...], Meta(description="The full deck.")] = ()
    all_mission: Annotated[tuple[str, ...], Meta(description="The full deck.")] = ()


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


SILENT = (
    setup_events.ThrownForStart, setup_events.OrderSettled, setup_events.ColourChosen, setup_events.TableLaid,
    events.TurnBegan, events.TurnSkipped, events.ColouredThrown, events.SymbolThrown, events.AgentMoved,
    events.BriefingShown, events.EquipmentOffered, events.EquipmentTaken, events.EquipmentDeclined, events.MoveOpened,
    events.PieceStepped, events.Passed, events.PieceCaptured, events.PiecesClashed, events.BagTaken, events.BagLeft,
    events.ModeChanged, events.TurnLost, events.BriberyTaken, events.BriberyReturned, events.BriberyUsed,
    events.BriberyAsked, events.BriberyKept, ending_events.DrawProposed, ending_events.DrawAnswered,
    ending_events.DrawRefused, ending_events.BagBroughtHome, ending_events.Ended, ending_events.BriefingsRevealed,
)  # fmt: skip
"""Events that leave the house unchanged."""

ROWS: Rows[House] = {
    BriefingRead: lambda house, event: replace(house, briefing=without_items(house.briefing, event.number)),
    BriefingReadAlone: lambda house, event: replace(house, briefing=without_items(house.briefing, event.number.value)),
    MissionRead: lambda house, event: replace(house, mission=without_items(house.mission, event.letter)),
    DeckReshuffled: house_after_reshuffle,
    **unchanged_by(*SILENT),
}

fold_house = HouseFold(ROWS)
"""The hidden state after an event."""

FOLDS = Folds(fold_table, fold_mind, fold_house)
Turn = kernel_turn.Turn[Table, Mind, House]


def active_seat(turn: Turn) -> Seat:
    """The seat at turn."""
    seat = turn.table.turn
    assert seat is not None
    return seat
