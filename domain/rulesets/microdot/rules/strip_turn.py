"""A turn on the strip: agent, equipment and Briefing Cards (rule MD-5)."""

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
from domain.rulesets.microdot.model.kit import MICRODOT
from domain.rulesets.microdot.model.mind import Mind
from domain.rulesets.microdot.model.movement import free_squares
from domain.rulesets.microdot.model.pieces import EXTRA_THROWS, PIECES_FOR_MISSION, Item, Place, captor_of, is_on_board
from domain.rulesets.microdot.rules.ending import begin_turn
from domain.rulesets.microdot.rules.state import Turn, active_seat


def throw_coloured_die(turn: Turn) -> None:
    """Moves the agent clockwise and applies its segment.  Rules MD-5.1, MD-5.2."""
    table, seat, kit = turn.table, active_seat(turn), turn.table.options.full_kit
    face = turn.draw("die/coloured", kit.dice.coloured)
    turn.emit(ColouredThrown(seat, face, table.throws + 1))
    start = table.agents[seat]
    if start is None:
        start = table.territory(seat) * len(kit.strip) // 4 - 1
    segment = (start + face) % len(kit.strip)
    is_blocked = segment in (agent for each, agent in enumerate(table.agents) if each != seat)
    turn.emit(AgentMoved(seat, segment, is_blocked, kit.strip[segment]))
    if is_blocked:
        begin_turn(turn)
    elif kit.strip[segment] == MICRODOT:
        draw_briefing_card(turn)
    else:
        offer_equipment(turn, collectable_items(turn, (kit.strip[segment],)))  # type: ignore[arg-type]


def collectable_items(turn: Turn, items: tuple[Item, ...]) -> tuple[Item, ...]:
    """Those of these pieces not on the board; none if there is no room.  Rules MD-5.3, MD-5.6."""
    if not free_squares(turn.table, active_seat(turn)):
        return ()
    return tuple(item for item in items if not is_on_board(turn.table.place_of(active_seat(turn), item)))


def offer_equipment(turn: Turn, items: tuple[Item, ...]) -> None:
    """Rule MD-5.3."""
    if items:
        turn.emit(EquipmentOffered(active_seat(turn), items))
    else:
        begin_turn(turn)


def draw_briefing_card(turn: Turn) -> None:
    """Draws a Briefing Card.  Rules MD-5.4, MD-3.8, MD-12.2."""
    if not turn.house.briefing:
        turn.emit(DeckReshuffled("briefing", turn.table.briefing_shuffle + 1))
    seat, kit = active_seat(turn), turn.table.options.full_kit
    number = turn.draw(f"briefing-deck/{turn.table.briefing_shuffle}", turn.house.briefing)
    instruction = kit.briefing_instruction(number)
    if turn.table.options.secret_briefing and instruction.does in ("collect", "nothing"):
        tell_secret_briefing(turn, number)
        return
    turn.emit(BriefingRead(seat, number, instruction))
    match instruction.does:
        case "again" if turn.table.throws <= EXTRA_THROWS:
            throw_coloured_die(turn)
        case "miss":
            turn.emit(TurnLost(seat))
            begin_turn(turn)
        case "collect":
            offer_equipment(turn, collectable_items(turn, instruction.items))
        case _:
            begin_turn(turn)


def tell_secret_briefing(turn: Turn, number: int) -> None:
    """The number stays secret if it need not be acted out.  Rule MD-12.2."""
    seat, chart = active_seat(turn), turn.table.options.full_kit.briefing
    quiet = {
        each.number: collectable_items(turn, each.instruction.items)
        for each in chart
        if each.instruction.does in ("collect", "nothing")
    }
    items = quiet[number]
    alike = tuple(sorted(each for each, found in quiet.items() if bool(found) == bool(items)))
    turn.emit(BriefingReadAlone(seat, alike, bool(items), Known(number, to(seat)), Known(items, to(seat))))
    if not items:
        begin_turn(turn)


def take_equipment(turn: Turn, mind: Mind, item: Item, square: Place) -> None:
    """Rules MD-5.3, MD-5.5, MD-5.7."""
    turn.emit(EquipmentTaken(active_seat(turn), item, square, captor_of(turn.table.place_of(active_seat(turn), item))))
    if mind.offered:
        number = mind.read[-1]
        turn.emit(BriefingShown(active_seat(turn), number, turn.table.options.full_kit.briefing_instruction(number)))
    start_mission_if_fit(turn, active_seat(turn))
    begin_turn(turn)


def start_mission_if_fit(turn: Turn, seat: int) -> None:
    """A player with five pieces on the board starts its mission.  Rules MD-4.3, MD-5.7."""
    if turn.table.modes[seat] != "mission" and turn.table.count_on_board(seat) >= PIECES_FOR_MISSION:
        turn.emit(ModeChanged(seat, "mission"))
