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
from domain.rulesets.microdot.model.pieces import held
from domain.rulesets.microdot.model.table import Move, Table, Unshown, put, without


def laid(table: Table, event: TableLaid) -> Table:
    return replace(table, bags=event.bags, order=event.order)


def colour_chosen(table: Table, event: ColourChosen) -> Table:
    colours = put(table.colours, event.seat, event.colour)
    return replace(table, colours=colours, choosers=without(table.choosers, event.seat))


def turn_began(table: Table, event: TurnBegan) -> Table:
    return replace(
        table, turn=event.seat, round=event.round, turns=table.turns + 1, phase="throw", throws=0, offered=(), move=None,
        proposed=False,
    )  # fmt: skip


def turn_skipped(table: Table, event: TurnSkipped) -> Table:
    skips = put(table.skips, event.seat, table.skips[event.seat] - 1)
    return replace(table, turn=event.seat, round=event.round, turns=table.turns + 1, skips=skips)


def thrown(table: Table, event: SymbolThrown | ColouredThrown) -> Table:
    return replace(table, phase="busy", throws=event.nth)


def move_opened(table: Table, event: MoveOpened) -> Table:
    return replace(table, phase="move", move=Move(event.direction, event.items, event.steps, event.one_piece))


def stepped(table: Table, event: PieceStepped) -> Table:
    bags = table.bags if event.bag is None else put(table.bags, event.bag, event.to)
    return replace(table.placed(event.seat, event.item, event.to), bags=bags, phase="busy", move=None)


def taken(table: Table, event: EquipmentTaken) -> Table:
    return replace(table.placed(event.seat, event.item, event.to), phase="busy", offered=())


def captured(table: Table, event: PieceCaptured) -> Table:
    return replace(table.placed(event.seat, event.item, held(event.captor)), phase="busy", move=None)


def clashed(table: Table, event: PiecesClashed) -> Table:
    apart = table.placed(event.seat, event.item, held(event.target)).placed(event.target, event.item, held(event.seat))
    return replace(apart, phase="busy", move=None)


def bag_put(table: Table, event: BagTaken | BagLeft) -> Table:
    return replace(table, bags=put(table.bags, event.owner, event.at))


def mode_changed(table: Table, event: ModeChanged) -> Table:
    modes, agents = put(table.modes, event.seat, event.mode), put(table.agents, event.seat, None)
    return replace(table, modes=modes, agents=agents)


def mission_read(table: Table, event: MissionRead) -> Table:
    used = tuple(sorted((*table.mission_used, event.letter)))
    return replace(table, mission_deck=table.mission_deck - 1, mission_used=used)


def turn_lost(table: Table, event: TurnLost) -> Table:
    return replace(table, skips=put(table.skips, event.seat, table.skips[event.seat] + 1))


def bribery_taken(table: Table, event: BriberyTaken) -> Table:
    return replace(table, bribery=put(table.bribery, event.seat, table.bribery[event.seat] + 1))


def bribery_returned(table: Table, event: BriberyReturned | BriberyUsed) -> Table:
    return replace(table, bribery=put(table.bribery, event.seat, table.bribery[event.seat] - 1))


def bribery_used(table: Table, event: BriberyUsed) -> Table:
    after = bribery_returned(table, event).placed(event.seat, event.item, event.to)
    return replace(after, asked=without(table.asked, event.seat))


def briefing_read(table: Table, event: BriefingRead) -> Table:
    """Rule MD-3.8."""
    used = tuple(sorted((*table.briefing_used, event.number)))
    return replace(table, briefing_deck=table.briefing_deck - 1, briefing_used=used)


def read_alone(table: Table, event: BriefingReadAlone) -> Table:
    """Rule MD-12.2."""
    return replace(
        table, briefing_deck=table.briefing_deck - 1, unshown=(*table.unshown, Unshown(event.seat, event.numbers)),
        phase="take" if event.is_offer else table.phase,
    )  # fmt: skip


def briefing_shown(table: Table, event: BriefingShown) -> Table:
    used = tuple(sorted((*table.briefing_used, event.number)))
    return replace(table, unshown=table.unshown[:-1], briefing_used=used)


def reshuffled(table: Table, event: DeckReshuffled) -> Table:
    """Rule MD-3.8."""
    if event.deck == "mission":
        size = len(table.mission_used)
        return replace(table, mission_deck=size, mission_used=(), mission_shuffle=event.shuffle)
    size = len(table.briefing_used) + len(table.unshown)
    return replace(table, briefing_deck=size, briefing_used=(), unshown=(), briefing_shuffle=event.shuffle)


def ended(table: Table, event: Ended) -> Table:
    outcome = Outcome(event.winners, event.reason)
    return replace(table, phase="over", outcome=outcome, move=None, asked=(), draw_asked=())


ROWS: Rows[Table] = {
    ThrownForStart: unchanged,
    OrderSettled: lambda table, event: replace(table, phase="colour", by_throw=event.seats, choosers=event.seats),
    ColourChosen: colour_chosen,
    TableLaid: laid,
    TurnBegan: turn_began,
    TurnSkipped: turn_skipped,
    ColouredThrown: thrown,
    SymbolThrown: thrown,
    AgentMoved: lambda table, event: replace(table, agents=put(table.agents, event.seat, event.segment)),
    BriefingRead: briefing_read,
    BriefingReadAlone: read_alone,
    BriefingShown: briefing_shown,
    MissionRead: mission_read,
    EquipmentOffered: lambda table, event: replace(table, phase="take", offered=event.items),
    EquipmentTaken: taken,
    EquipmentDeclined: lambda table, _: replace(table, phase="busy", offered=()),
    MoveOpened: move_opened,
    PieceStepped: stepped,
    Passed: lambda table, _: replace(table, phase="busy", move=None),
    PieceCaptured: captured,
    PiecesClashed: clashed,
    BagTaken: bag_put,
    BagLeft: bag_put,
    BagBroughtHome: unchanged,
    ModeChanged: mode_changed,
    TurnLost: turn_lost,
    BriberyTaken: bribery_taken,
    BriberyReturned: bribery_returned,
    BriberyUsed: bribery_used,
    BriberyAsked: lambda table, event: replace(table, asked=event.seats),
    BriberyKept: lambda table, event: replace(table, asked=without(table.asked, event.seat)),
    DeckReshuffled: reshuffled,
    DrawProposed: lambda table, event: replace(table, proposed=True, draw_asked=event.asked),
    DrawAnswered: lambda table, event: replace(table, draw_asked=without(table.draw_asked, event.seat)),
    DrawRefused: lambda table, _: replace(table, draw_asked=()),
    Ended: ended,
    BriefingsRevealed: lambda table, event: replace(table, read_alone=event.numbers),
}

fold_table = Fold(ROWS)
"""What everybody sees after an event, as everybody may know it."""
