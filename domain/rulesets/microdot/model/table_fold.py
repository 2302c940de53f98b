"""How what everybody sees follows from what everybody is told (rule MD-12)."""

from __future__ import annotations

from msgspec.structs import replace

from domain.kernel.folds import Fold, Rows, unchanged
from domain.kernel.ruleset import Outcome
from domain.rulesets.microdot.model.events import (
    AgentMoved,
    BagBroughtHome,
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
    BriefingsRevealed,
    ColourChosen,
    ColouredThrown,
    DeckReshuffled,
    DrawAnswered,
    DrawProposed,
    DrawRefused,
    Ended,
    EquipmentDeclined,
    EquipmentOffered,
    EquipmentTaken,
    MissionRead,
    ModeChanged,
    MoveOpened,
    OrderSettled,
    Passed,
    PieceCaptured,
    PiecesClashed,
    PieceStepped,
    SymbolThrown,
    TableLaid,
    ThrownForStart,
    TurnBegan,
    TurnLost,
    TurnSkipped,
)
from domain.rulesets.microdot.model.pieces import interrogation_centre
from domain.rulesets.microdot.model.table import PendingMove, Table, UnshownBriefing, with_seat_value, without_seat


def after_table_laid(table: Table, event: TableLaid) -> Table:
    return replace(table, bags=event.bags, order=event.order)


def after_colour_chosen(table: Table, event: ColourChosen) -> Table:
    colours = with_seat_value(table.colours, event.seat, event.colour)
    return replace(table, colours=colours, choosers=without_seat(table.choosers, event.seat))


def after_turn_began(table: Table, event: TurnBegan) -> Table:
    return replace(
        table, turn=event.seat, round=event.round, turns=table.turns + 1, phase="throw", throws=0, offered=(), move=None,
        proposed=False,
    )  # fmt: skip


def after_turn_skipped(table: Table, event: TurnSkipped) -> Table:
    skips = with_seat_value(table.skips, event.seat, table.skips[event.seat] - 1)
    return replace(table, turn=event.seat, round=event.round, turns=table.turns + 1, skips=skips)


def after_throw(table: Table, event: SymbolThrown | ColouredThrown) -> Table:
    return replace(table, phase="busy", throws=event.nth)


def after_move_opened(table: Table, event: MoveOpened) -> Table:
    return replace(table, phase="move", move=PendingMove(event.direction, event.items, event.steps, event.one_piece))


def after_piece_stepped(table: Table, event: PieceStepped) -> Table:
    bags = table.bags if event.bag is None else with_seat_value(table.bags, event.bag, event.to)
    return replace(table.with_piece(event.seat, event.item, event.to), bags=bags, phase="busy", move=None)


def after_equipment_taken(table: Table, event: EquipmentTaken) -> Table:
    return replace(table.with_piece(event.seat, event.item, event.to), phase="busy", offered=())


def after_piece_captured(table: Table, event: PieceCaptured) -> Table:
    return replace(
        table.with_piece(event.seat, event.item, interrogation_centre(event.captor)), phase="busy", move=None
    )


def after_pieces_clashed(table: Table, event: PiecesClashed) -> Table:
    apart = table.with_piece(event.seat, event.item, interrogation_centre(event.target)).with_piece(
        event.target, event.item, interrogation_centre(event.seat)
    )
    return replace(apart, phase="busy", move=None)


def after_bag_moved(table: Table, event: BagTaken | BagLeft) -> Table:
    return replace(table, bags=with_seat_value(table.bags, event.owner, event.at))


def after_mode_changed(table: Table, event: ModeChanged) -> Table:
    modes, agents = (
        with_seat_value(table.modes, event.seat, event.mode),
        with_seat_value(table.agents, event.seat, None),
    )
    return replace(table, modes=modes, agents=agents)


def after_mission_read(table: Table, event: MissionRead) -> Table:
    used = tuple(sorted((*table.mission_used, event.letter)))
    return replace(table, mission_deck=table.mission_deck - 1, mission_used=used)


def after_turn_lost(table: Table, event: TurnLost) -> Table:
    return replace(table, skips=with_seat_value(table.skips, event.seat, table.skips[event.seat] + 1))


def after_bribery_taken(table: Table, event: BriberyTaken) -> Table:
    return replace(table, bribery=with_seat_value(table.bribery, event.seat, table.bribery[event.seat] + 1))


def after_bribery_returned(table: Table, event: BriberyReturned | BriberyUsed) -> Table:
    return replace(table, bribery=with_seat_value(table.bribery, event.seat, table.bribery[event.seat] - 1))


def after_bribery_used(table: Table, event: BriberyUsed) -> Table:
    after = after_bribery_returned(table, event).with_piece(event.seat, event.item, event.to)
    return replace(after, asked=without_seat(table.asked, event.seat))


def after_briefing_read(table: Table, event: BriefingRead) -> Table:
    """Rule MD-3.8."""
    used = tuple(sorted((*table.briefing_used, event.number)))
    return replace(table, briefing_deck=table.briefing_deck - 1, briefing_used=used)


def after_briefing_read_alone(table: Table, event: BriefingReadAlone) -> Table:
    """Rule MD-12.2."""
    return replace(
        table, briefing_deck=table.briefing_deck - 1, unshown=(*table.unshown, UnshownBriefing(event.seat, event.numbers)),
        phase="take" if event.is_offer else table.phase,
    )  # fmt: skip


def after_briefing_shown(table: Table, event: BriefingShown) -> Table:
    used = tuple(sorted((*table.briefing_used, event.number)))
    return replace(table, unshown=table.unshown[:-1], briefing_used=used)


def after_deck_reshuffled(table: Table, event: DeckReshuffled) -> Table:
    """Rule MD-3.8."""
    if event.deck == "mission":
        size = len(table.mission_used)
        return replace(table, mission_deck=size, mission_used=(), mission_shuffle=event.shuffle)
    size = len(table.briefing_used) + len(table.unshown)
    return replace(table, briefing_deck=size, briefing_used=(), unshown=(), briefing_shuffle=event.shuffle)


def after_end(table: Table, event: Ended) -> Table:
    outcome = Outcome(event.winners, event.reason)
    return replace(table, phase="over", outcome=outcome, move=None, asked=(), draw_asked=())


ROWS: Rows[Table] = {
    ThrownForStart: unchanged,
    OrderSettled: lambda table, event: replace(table, phase="colour", by_throw=event.seats, choosers=event.seats),
    ColourChosen: after_colour_chosen,
    TableLaid: after_table_laid,
    TurnBegan: after_turn_began,
    TurnSkipped: after_turn_skipped,
    ColouredThrown: after_throw,
    SymbolThrown: after_throw,
    AgentMoved: lambda table, event: replace(table, agents=with_seat_value(table.agents, event.seat, event.segment)),
    BriefingRead: after_briefing_read,
    BriefingReadAlone: after_briefing_read_alone,
    BriefingShown: after_briefing_shown,
    MissionRead: after_mission_read,
    EquipmentOffered: lambda table, event: replace(table, phase="take", offered=event.items),
    EquipmentTaken: after_equipment_taken,
    EquipmentDeclined: lambda table, _: replace(table, phase="busy", offered=()),
    MoveOpened: after_move_opened,
    PieceStepped: after_piece_stepped,
    Passed: lambda table, _: replace(table, phase="busy", move=None),
    PieceCaptured: after_piece_captured,
    PiecesClashed: after_pieces_clashed,
    BagTaken: after_bag_moved,
    BagLeft: after_bag_moved,
    BagBroughtHome: unchanged,
    ModeChanged: after_mode_changed,
    TurnLost: after_turn_lost,
    BriberyTaken: after_bribery_taken,
    BriberyReturned: after_bribery_returned,
    BriberyUsed: after_bribery_used,
    BriberyAsked: lambda table, event: replace(table, asked=event.seats),
    BriberyKept: lambda table, event: replace(table, asked=without_seat(table.asked, event.seat)),
    DeckReshuffled: after_deck_reshuffled,
    DrawProposed: lambda table, event: replace(table, proposed=True, draw_asked=event.asked),
    DrawAnswered: lambda table, event: replace(table, draw_asked=without_seat(table.draw_asked, event.seat)),
    DrawRefused: lambda table, _: replace(table, draw_asked=()),
    Ended: after_end,
    BriefingsRevealed: lambda table, event: replace(table, read_alone=event.numbers),
}

fold_table = Fold(ROWS)
"""What everybody sees after an event, as everybody may know it."""
