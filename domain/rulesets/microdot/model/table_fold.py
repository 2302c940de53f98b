"""The fold of the table: public state after each event (rule MD-12)."""

from __future__ import annotations

from msgspec.structs import replace

from domain.kernel.folds import Fold, Rows, unchanged
from domain.kernel.outcome import Outcome
from domain.kernel.tuples import with_item
from domain.rulesets.microdot.model.ending_events import (
    BagBroughtHome,
    BriefingsRevealed,
    DrawAnswered,
    DrawProposed,
    DrawRefused,
    Ended,
)
from domain.rulesets.microdot.model.events import (
    AgentMoved,
    BagLeft,
    BagTaken,
    BriberyAsked,
    BriberyKept,
    BriberyReturned,
    BriberyTaken,
    BriberyUsed,
    BriefingRead,
    BriefingReadAlone,
    BriefingShown,
    ColouredThrown,
    DeckReshuffled,
    EquipmentDeclined,
    EquipmentOffered,
    EquipmentTaken,
    MissionRead,
    ModeChanged,
    MoveOpened,
    Passed,
    PieceCaptured,
    PiecesClashed,
    PieceStepped,
    SymbolThrown,
    TurnBegan,
    TurnLost,
    TurnSkipped,
)
from domain.rulesets.microdot.model.pieces import interrogation_centre
from domain.rulesets.microdot.model.setup_events import ColourChosen, OrderSettled, TableLaid, ThrownForStart
from domain.rulesets.microdot.model.table import PendingMove, Table, UnshownBriefing, without_seat


def fold_table_layout(table: Table, event: TableLaid) -> Table:
    return replace(table, bags=event.bags, order=event.order)


def fold_colour_choice(table: Table, event: ColourChosen) -> Table:
    colours = with_item(table.colours, event.seat, event.colour)
    return replace(table, colours=colours, choosers=without_seat(table.choosers, event.seat))


def fold_turn_start(table: Table, event: TurnBegan) -> Table:
    return replace(
        table, turn=event.seat, round=event.round, turns=table.turns + 1, phase="throw", throws=0, offered=(),
        move=None, proposed=False,
    )  # fmt: skip


def fold_skipped_turn(table: Table, event: TurnSkipped) -> Table:
    skips = with_item(table.skips, event.seat, table.skips[event.seat] - 1)
    return replace(table, turn=event.seat, round=event.round, turns=table.turns + 1, skips=skips)


def fold_throw(table: Table, event: SymbolThrown | ColouredThrown) -> Table:
    return replace(table, phase="busy", throws=event.nth)


def fold_opened_move(table: Table, event: MoveOpened) -> Table:
    return replace(table, phase="move", move=PendingMove(event.direction, event.items, event.steps, event.one_piece))


def fold_step(table: Table, event: PieceStepped) -> Table:
    bags = table.bags if event.bag is None else with_item(table.bags, event.bag, event.to)
    return replace(table.with_piece(event.seat, event.item, event.to), bags=bags, phase="busy", move=None)


def fold_taken_equipment(table: Table, event: EquipmentTaken) -> Table:
    return replace(table.with_piece(event.seat, event.item, event.to), phase="busy", offered=())


def fold_capture(table: Table, event: PieceCaptured) -> Table:
    return replace(
        table.with_piece(event.seat, event.item, interrogation_centre(event.captor)), phase="busy", move=None
    )


def fold_clash(table: Table, event: PiecesClashed) -> Table:
    apart = table.with_piece(event.seat, event.item, interrogation_centre(event.target)).with_piece(
        event.target, event.item, interrogation_centre(event.seat)
    )
    return replace(apart, phase="busy", move=None)


def fold_bag(table: Table, event: BagTaken | BagLeft) -> Table:
    return replace(table, bags=with_item(table.bags, event.owner, event.at))


def fold_mode(table: Table, event: ModeChanged) -> Table:
    modes, agents = (
        with_item(table.modes, event.seat, event.mode),
        with_item(table.agents, event.seat, None),
    )
    return replace(table, modes=modes, agents=agents)


def fold_mission_card(table: Table, event: MissionRead) -> Table:
    used = tuple(sorted((*table.mission_used, event.letter)))
    return replace(table, mission_deck=table.mission_deck - 1, mission_used=used)


def fold_lost_turn(table: Table, event: TurnLost) -> Table:
    return replace(table, skips=with_item(table.skips, event.seat, table.skips[event.seat] + 1))


def fold_taken_bribery(table: Table, event: BriberyTaken) -> Table:
    return replace(table, bribery=with_item(table.bribery, event.seat, table.bribery[event.seat] + 1))


def fold_returned_bribery(table: Table, event: BriberyReturned | BriberyUsed) -> Table:
    return replace(table, bribery=with_item(table.bribery, event.seat, table.bribery[event.seat] - 1))


def fold_used_bribery(table: Table, event: BriberyUsed) -> Table:
    after = fold_returned_bribery(table, event).with_piece(event.seat, event.item, event.to)
    return replace(after, asked=without_seat(table.asked, event.seat))


def fold_briefing(table: Table, event: BriefingRead) -> Table:
    """Rule MD-3.8."""
    used = tuple(sorted((*table.briefing_used, event.number)))
    return replace(table, briefing_deck=table.briefing_deck - 1, briefing_used=used)


def fold_secret_briefing(table: Table, event: BriefingReadAlone) -> Table:
    """Rule MD-12.2."""
    unshown = (*table.unshown, UnshownBriefing(event.seat, event.numbers))
    phase = "take" if event.is_offer else table.phase
    return replace(table, briefing_deck=table.briefing_deck - 1, unshown=unshown, phase=phase)


def fold_shown_briefing(table: Table, event: BriefingShown) -> Table:
    used = tuple(sorted((*table.briefing_used, event.number)))
    return replace(table, unshown=table.unshown[:-1], briefing_used=used)


def fold_reshuffle(table: Table, event: DeckReshuffled) -> Table:
    """Rule MD-3.8."""
    if event.deck == "mission":
        size = len(table.mission_used)
        return replace(table, mission_deck=size, mission_used=(), mission_shuffle=event.shuffle)
    size = len(table.briefing_used) + len(table.unshown)
    return replace(table, briefing_deck=size, briefing_used=(), unshown=(), briefing_shuffle=event.shuffle)


def fold_end(table: Table, event: Ended) -> Table:
    outcome = Outcome(event.winners, event.reason)
    return replace(table, phase="over", outcome=outcome, move=None, asked=(), draw_asked=())


ROWS: Rows[Table] = {
    ThrownForStart: unchanged,
    OrderSettled: lambda table, event: replace(table, phase="colour", by_throw=event.seats, choosers=event.seats),
    ColourChosen: fold_colour_choice,
    TableLaid: fold_table_layout,
    TurnBegan: fold_turn_start,
    TurnSkipped: fold_skipped_turn,
    ColouredThrown: fold_throw,
    SymbolThrown: fold_throw,
    AgentMoved: lambda table, event: replace(table, agents=with_item(table.agents, event.seat, event.segment)),
    BriefingRead: fold_briefing,
    BriefingReadAlone: fold_secret_briefing,
    BriefingShown: fold_shown_briefing,
    MissionRead: fold_mission_card,
    EquipmentOffered: lambda table, event: replace(table, phase="take", offered=event.items),
    EquipmentTaken: fold_taken_equipment,
    EquipmentDeclined: lambda table, _: replace(table, phase="busy", offered=()),
    MoveOpened: fold_opened_move,
    PieceStepped: fold_step,
    Passed: lambda table, _: replace(table, phase="busy", move=None),
    PieceCaptured: fold_capture,
    PiecesClashed: fold_clash,
    BagTaken: fold_bag,
    BagLeft: fold_bag,
    BagBroughtHome: unchanged,
    ModeChanged: fold_mode,
    TurnLost: fold_lost_turn,
    BriberyTaken: fold_taken_bribery,
    BriberyReturned: fold_returned_bribery,
    BriberyUsed: fold_used_bribery,
    BriberyAsked: lambda table, event: replace(table, asked=event.seats),
    BriberyKept: lambda table, event: replace(table, asked=without_seat(table.asked, event.seat)),
    DeckReshuffled: fold_reshuffle,
    DrawProposed: lambda table, event: replace(table, proposed=True, draw_asked=event.asked),
    DrawAnswered: lambda table, event: replace(table, draw_asked=without_seat(table.draw_asked, event.seat)),
    DrawRefused: lambda table, _: replace(table, draw_asked=()),
    Ended: fold_end,
    BriefingsRevealed: lambda table, event: replace(table, read_alone=event.numbers),
}

fold_table = Fold(ROWS)
"""The public state after an event, as observed by the public."""
