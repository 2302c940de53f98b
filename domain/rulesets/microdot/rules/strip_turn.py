"""A turn on the strip: the agent, the equipment and the Briefing Cards (rule MD-5)."""

from __future__ import annotations

from domain.kernel.secrecy import Known, to
from domain.rulesets.microdot.model.events import (
    AgentMoved,
    BriefingRead,
    BriefingReadAlone,
    BriefingShown,
    ColouredThrown,
    DeckReshuffled,
    EquipmentOffered,
    EquipmentTaken,
    ModeChanged,
    TurnLost,
)
from domain.rulesets.microdot.model.kit import DOTS
from domain.rulesets.microdot.model.mind import Mind
from domain.rulesets.microdot.model.movement import free_squares
from domain.rulesets.microdot.model.pieces import EXTRA_THROWS, FIT, Item, Place, holder, is_on_board
from domain.rulesets.microdot.rules.ending import begin_turn
from domain.rulesets.microdot.rules.state import Telling


def throw(told: Telling) -> None:
    """The agent goes clockwise, and meets what its segment shows.  Rules MD-5.1, MD-5.2."""
    table, seat, kit = told.table, told.seat, told.table.options.whole
    face = told.chance("die/coloured", kit.dice.coloured)
    told.tell(ColouredThrown(seat, face, table.throws + 1))
    start = table.agents[seat]
    if start is None:
        start = table.territory(seat) * len(kit.strip) // 4 - 1
    segment = (start + face) % len(kit.strip)
    is_blocked = segment in (agent for each, agent in enumerate(table.agents) if each != seat)
    told.tell(AgentMoved(seat, segment, is_blocked, kit.strip[segment]))
    if is_blocked:
        begin_turn(told)
    elif kit.strip[segment] == DOTS:
        read(told)
    else:
        offer(told, missing(told, (kit.strip[segment],)))  # type: ignore[arg-type]


def missing(told: Telling, items: tuple[Item, ...]) -> tuple[Item, ...]:
    """Which of these pieces are not on the board, if there is room for one.  Rules MD-5.3, MD-5.6."""
    if not free_squares(told.table, told.seat):
        return ()
    return tuple(item for item in items if not is_on_board(told.table.place(told.seat, item)))


def offer(told: Telling, items: tuple[Item, ...]) -> None:
    """Rule MD-5.3."""
    if items:
        told.tell(EquipmentOffered(told.seat, items))
    else:
        begin_turn(told)


def read(told: Telling) -> None:
    """A Briefing Card from the deck.  Rules MD-5.4, MD-3.8, MD-12.2."""
    if not told.house.briefing:
        told.tell(DeckReshuffled("briefing", told.table.briefing_shuffle + 1))
    seat, kit = told.seat, told.table.options.whole
    number = told.chance(f"briefing-deck/{told.table.briefing_shuffle}", told.house.briefing)
    instruction = kit.briefed(number)
    if told.table.options.secret_briefing and instruction.does in ("collect", "nothing"):
        read_alone(told, number)
        return
    told.tell(BriefingRead(seat, number, instruction))
    match instruction.does:
        case "again" if told.table.throws <= EXTRA_THROWS:
            throw(told)
        case "miss":
            told.tell(TurnLost(seat))
            begin_turn(told)
        case "collect":
            offer(told, missing(told, instruction.items))
        case _:
            begin_turn(told)


def read_alone(told: Telling, number: int) -> None:
    """A number that need not be acted out stays the reader's.  Rule MD-12.2."""
    seat, chart = told.seat, told.table.options.whole.briefing
    quiet = {
        each.number: missing(told, each.instruction.items)
        for each in chart
        if each.instruction.does in ("collect", "nothing")
    }
    items = quiet[number]
    alike = tuple(sorted(each for each, found in quiet.items() if bool(found) == bool(items)))
    told.tell(BriefingReadAlone(seat, alike, bool(items), Known(number, to(seat)), Known(items, to(seat))))
    if not items:
        begin_turn(told)


def take(told: Telling, mind: Mind, item: Item, square: Place) -> None:
    """Rules MD-5.3, MD-5.5, MD-5.7."""
    told.tell(EquipmentTaken(told.seat, item, square, holder(told.table.place(told.seat, item))))
    if mind.offered:
        number = mind.read[-1]
        told.tell(BriefingShown(told.seat, number, told.table.options.whole.briefed(number)))
    go_out(told, told.seat)
    begin_turn(told)


def go_out(told: Telling, seat: int) -> None:
    """A player who has five pieces on the board goes on his mission.  Rules MD-4.3, MD-5.7."""
    if told.table.modes[seat] != "mission" and told.table.count(seat) >= FIT:
        told.tell(ModeChanged(seat, "mission"))
