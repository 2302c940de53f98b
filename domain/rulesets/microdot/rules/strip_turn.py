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
from domain.rulesets.microdot.rules.state import Turn, active


def throw(turn: Turn) -> None:
    """The agent goes clockwise, and meets what its segment shows.  Rules MD-5.1, MD-5.2."""
    table, seat, kit = turn.table, active(turn), turn.table.options.whole
    face = turn.draw("die/coloured", kit.dice.coloured)
    turn.tell(ColouredThrown(seat, face, table.throws + 1))
    start = table.agents[seat]
    if start is None:
        start = table.territory(seat) * len(kit.strip) // 4 - 1
    segment = (start + face) % len(kit.strip)
    is_blocked = segment in (agent for each, agent in enumerate(table.agents) if each != seat)
    turn.tell(AgentMoved(seat, segment, is_blocked, kit.strip[segment]))
    if is_blocked:
        begin_turn(turn)
    elif kit.strip[segment] == DOTS:
        read(turn)
    else:
        offer(turn, missing(turn, (kit.strip[segment],)))  # type: ignore[arg-type]


def missing(turn: Turn, items: tuple[Item, ...]) -> tuple[Item, ...]:
    """Which of these pieces are not on the board, if there is room for one.  Rules MD-5.3, MD-5.6."""
    if not free_squares(turn.table, active(turn)):
        return ()
    return tuple(item for item in items if not is_on_board(turn.table.place(active(turn), item)))


def offer(turn: Turn, items: tuple[Item, ...]) -> None:
    """Rule MD-5.3."""
    if items:
        turn.tell(EquipmentOffered(active(turn), items))
    else:
        begin_turn(turn)


def read(turn: Turn) -> None:
    """A Briefing Card from the deck.  Rules MD-5.4, MD-3.8, MD-12.2."""
    if not turn.house.briefing:
        turn.tell(DeckReshuffled("briefing", turn.table.briefing_shuffle + 1))
    seat, kit = active(turn), turn.table.options.whole
    number = turn.draw(f"briefing-deck/{turn.table.briefing_shuffle}", turn.house.briefing)
    instruction = kit.briefed(number)
    if turn.table.options.secret_briefing and instruction.does in ("collect", "nothing"):
        read_alone(turn, number)
        return
    turn.tell(BriefingRead(seat, number, instruction))
    match instruction.does:
        case "again" if turn.table.throws <= EXTRA_THROWS:
            throw(turn)
        case "miss":
            turn.tell(TurnLost(seat))
            begin_turn(turn)
        case "collect":
            offer(turn, missing(turn, instruction.items))
        case _:
            begin_turn(turn)


def read_alone(turn: Turn, number: int) -> None:
    """A number that need not be acted out stays the reader's.  Rule MD-12.2."""
    seat, chart = active(turn), turn.table.options.whole.briefing
    quiet = {
        each.number: missing(turn, each.instruction.items)
        for each in chart
        if each.instruction.does in ("collect", "nothing")
    }
    items = quiet[number]
    alike = tuple(sorted(each for each, found in quiet.items() if bool(found) == bool(items)))
    turn.tell(BriefingReadAlone(seat, alike, bool(items), Known(number, to(seat)), Known(items, to(seat))))
    if not items:
        begin_turn(turn)


def take(turn: Turn, mind: Mind, item: Item, square: Place) -> None:
    """Rules MD-5.3, MD-5.5, MD-5.7."""
    turn.tell(EquipmentTaken(active(turn), item, square, holder(turn.table.place(active(turn), item))))
    if mind.offered:
        number = mind.read[-1]
        turn.tell(BriefingShown(active(turn), number, turn.table.options.whole.briefed(number)))
    go_out(turn, active(turn))
    begin_turn(turn)


def go_out(turn: Turn, seat: int) -> None:
    """A player who has five pieces on the board goes on his mission.  Rules MD-4.3, MD-5.7."""
    if turn.table.modes[seat] != "mission" and turn.table.count(seat) >= FIT:
        turn.tell(ModeChanged(seat, "mission"))
