"""A turn on the strip: agent, equipment and Briefing Cards (rule MD-5)."""

from __future__ import annotations

from domain.kernel.secrecy import Known, to
from domain.rulesets.microdot.model import events
from domain.rulesets.microdot.model.kit import MICRODOT
from domain.rulesets.microdot.model.mind import Mind
from domain.rulesets.microdot.model.movement import free_squares
from domain.rulesets.microdot.model.pieces import EXTRA_THROWS, PIECES_FOR_MISSION, Item, Place, captor_of, is_on_board
from domain.rulesets.microdot.rules.ending import begin_turn
from domain.rulesets.microdot.rules.state import Deciding, active_seat


def throw_coloured_die(deciding: Deciding) -> None:
    """Moves the agent clockwise and applies its segment.  Rules MD-5.1, MD-5.2."""
    table, seat, kit = deciding.table, active_seat(deciding), deciding.table.options.full_kit
    face = deciding.draw("die/coloured", kit.dice.coloured)
    deciding.emit(events.ColouredThrown(seat, face, table.throws + 1))
    start = table.agents[seat]
    if start is None:
        start = table.territory(seat) * len(kit.strip) // 4 - 1
    segment = (start + face) % len(kit.strip)
    is_blocked = segment in (agent for each, agent in enumerate(table.agents) if each != seat)
    deciding.emit(events.AgentMoved(seat, segment, is_blocked, kit.strip[segment]))
    if is_blocked:
        begin_turn(deciding)
    elif kit.strip[segment] == MICRODOT:
        draw_briefing_card(deciding)
    else:
        offer_equipment(deciding, collectable_items(deciding, (kit.strip[segment],)))  # type: ignore[arg-type]


def collectable_items(deciding: Deciding, items: tuple[Item, ...]) -> tuple[Item, ...]:
    """Those of these pieces not on the board; none if there is no room.  Rules MD-5.3, MD-5.6."""
    if not free_squares(deciding.table, active_seat(deciding)):
        return ()
    return tuple(item for item in items if not is_on_board(deciding.table.place_of(active_seat(deciding), item)))


def offer_equipment(deciding: Deciding, items: tuple[Item, ...]) -> None:
    """Rule MD-5.3."""
    if items:
        deciding.emit(events.EquipmentOffered(active_seat(deciding), items))
    else:
        begin_turn(deciding)


def draw_briefing_card(deciding: Deciding) -> None:
    """Draws a Briefing Card.  Rules MD-5.4, MD-3.8, MD-12.2."""
    if not deciding.house.briefing:
        deciding.emit(events.DeckReshuffled("briefing", deciding.table.briefing_shuffle + 1))
    seat, kit = active_seat(deciding), deciding.table.options.full_kit
    number = deciding.draw(f"briefing-deck/{deciding.table.briefing_shuffle}", deciding.house.briefing)
    instruction = kit.briefing_instruction(number)
    if deciding.table.options.secret_briefing and instruction.does in ("collect", "nothing"):
        tell_secret_briefing(deciding, number)
        return
    deciding.emit(events.BriefingRead(seat, number, instruction))
    match instruction.does:
        case "again" if deciding.table.throws <= EXTRA_THROWS:
            throw_coloured_die(deciding)
        case "miss":
            deciding.emit(events.TurnLost(seat))
            begin_turn(deciding)
        case "collect":
            offer_equipment(deciding, collectable_items(deciding, instruction.items))
        case _:
            begin_turn(deciding)


def tell_secret_briefing(deciding: Deciding, number: int) -> None:
    """The number stays secret if it need not be acted out.  Rule MD-12.2."""
    seat, chart = active_seat(deciding), deciding.table.options.full_kit.briefing
    quiet = {
        each.number: collectable_items(deciding, each.instruction.items)
        for each in chart
        if each.instruction.does in ("collect", "nothing")
    }
    items = quiet[number]
    alike = tuple(sorted(each for each, found in quiet.items() if bool(found) == bool(items)))
    deciding.emit(events.BriefingReadAlone(seat, alike, bool(items), Known(number, to(seat)), Known(items, to(seat))))
    if not items:
        begin_turn(deciding)


def take_equipment(deciding: Deciding, mind: Mind, item: Item, square: Place) -> None:
    """Rules MD-5.3, MD-5.5, MD-5.7."""
    deciding.emit(
        events.EquipmentTaken(
            active_seat(deciding), item, square, captor_of(deciding.table.place_of(active_seat(deciding), item))
        )
    )
    if mind.offered:
        number = mind.read[-1]
        deciding.emit(
            events.BriefingShown(active_seat(deciding), number, deciding.table.options.full_kit.briefing_instruction(number))
        )
    start_mission_if_fit(deciding, active_seat(deciding))
    begin_turn(deciding)


def start_mission_if_fit(deciding: Deciding, seat: int) -> None:
    """A player with five pieces on the board starts its mission.  Rules MD-4.3, MD-5.7."""
    if deciding.table.modes[seat] != "mission" and deciding.table.count_on_board(seat) >= PIECES_FOR_MISSION:
        deciding.emit(events.ModeChanged(seat, "mission"))
