"""The truth: the table, the minds, and the cards that are left in the decks."""

from __future__ import annotations

from msgspec.structs import replace

from domain.kernel import state as kernel_state
from domain.kernel import turn as kernel_turn
from domain.kernel.folds import Folds, HouseFold, Rows, unchanged_by
from domain.kernel.secrecy import Concealed, Seat
from domain.kernel.tuples import without_items
from domain.rulesets.microdot.model import events
from domain.rulesets.microdot.model.events import BriefingRead, BriefingReadAlone, DeckReshuffled, MissionRead
from domain.rulesets.microdot.model.mind import Mind, fold_mind
from domain.rulesets.microdot.model.options import Options
from domain.rulesets.microdot.model.table import Table, empty_table
from domain.rulesets.microdot.model.table_fold import fold_table


class House(Concealed, frozen=True):
    """The cards of both decks that are left to draw, sorted, for they have no order; and all that each deck began with."""

    briefing: tuple[int, ...] = ()
    mission: tuple[str, ...] = ()
    all_briefing: tuple[int, ...] = ()
    all_mission: tuple[str, ...] = ()


State = kernel_state.State[Table, Mind, House]


def initial(options: Options, seats: int) -> State:
    """An empty table, before anything is thrown."""
    numbers, letters = options.full_kit.numbers, options.full_kit.letters
    minds = tuple(Mind(seat) for seat in range(seats))
    return State(empty_table(options, seats), minds, House(numbers, letters, numbers, letters))


def house_after_reshuffle(house: House, event: DeckReshuffled) -> House:
    if event.deck == "briefing":
        return replace(house, briefing=house.all_briefing)
    return replace(house, mission=house.all_mission)


SILENT = (
    events.ThrownForStart, events.OrderSettled, events.ColourChosen, events.TableLaid, events.TurnBegan,
    events.TurnSkipped, events.ColouredThrown, events.SymbolThrown, events.AgentMoved, events.BriefingShown,
    events.EquipmentOffered, events.EquipmentTaken, events.EquipmentDeclined, events.MoveOpened,
    events.PieceStepped, events.Passed, events.PieceCaptured, events.PiecesClashed, events.BagTaken, events.BagLeft,
    events.ModeChanged, events.TurnLost, events.BriberyTaken, events.BriberyReturned, events.BriberyUsed,
    events.BriberyAsked, events.BriberyKept, events.DrawProposed, events.DrawAnswered, events.DrawRefused,
    events.BagBroughtHome, events.Ended, events.BriefingsRevealed,
)  # fmt: skip

ROWS: Rows[House] = {
    BriefingRead: lambda house, event: replace(house, briefing=without_items(house.briefing, event.number)),
    BriefingReadAlone: lambda house, event: replace(house, briefing=without_items(house.briefing, event.number.value)),
    MissionRead: lambda house, event: replace(house, mission=without_items(house.mission, event.letter)),
    DeckReshuffled: house_after_reshuffle,
    **unchanged_by(*SILENT),
}

fold_house = HouseFold(ROWS)
"""What nobody at the table knows, after an event."""

FOLDS = Folds(fold_table, fold_mind, fold_house)
Turn = kernel_turn.Turn[Table, Mind, House]


def active_seat(turn: Turn) -> Seat:
    """Whose turn it is."""
    seat = turn.table.turn
    assert seat is not None
    return seat
