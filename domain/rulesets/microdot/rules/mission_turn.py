"""A turn on the mission: Symbol Die, Mission Cards and steps (rules MD-6, MD-7, MD-8)."""

from __future__ import annotations

from domain.kernel.secrecy import Event, Seat
from domain.rulesets.microdot.model.events import (
    BagLeft,
    BagTaken,
    BriberyAsked,
    BriberyReturned,
    BriberyTaken,
    DeckReshuffled,
    EquipmentOffered,
    MissionRead,
    ModeChanged,
    MoveOpened,
    PieceCaptured,
    PiecesClashed,
    PieceStepped,
    SymbolThrown,
    TurnLost,
)
from domain.rulesets.microdot.model.kit import Instruction
from domain.rulesets.microdot.model.movement import Paths, free_squares
from domain.rulesets.microdot.model.offers import can_bribe, lost_items
from domain.rulesets.microdot.model.pieces import BREACHERS, EXTRA_THROWS, ITEMS, VALUE, Item, Place
from domain.rulesets.microdot.model.table import PendingMove
from domain.rulesets.microdot.rules.ending import begin_turn, end_if_won
from domain.rulesets.microdot.rules.state import Turn, active_seat


def throw_symbol_die(turn: Turn) -> None:
    """Rule MD-6.1."""
    kit = turn.table.options.full_kit
    face = turn.draw("die/symbol", kit.dice.symbol)
    turn.emit(SymbolThrown(active_seat(turn), face, turn.table.throws + 1))
    match face:
        case "mission":
            draw_mission_card(turn)
        case "barrier":
            follow_instruction(turn, Instruction("barrier"))
        case direction:
            follow_instruction(turn, Instruction("step", direction=direction))


def draw_mission_card(turn: Turn) -> None:
    """Draws a Mission Card and throws the Black/White Die.  Rules MD-6.6, MD-3.8."""
    if not turn.house.mission:
        turn.emit(DeckReshuffled("mission", turn.table.mission_shuffle + 1))
    kit = turn.table.options.full_kit
    letter = turn.draw(f"mission-deck/{turn.table.mission_shuffle}", turn.house.mission)
    face = turn.draw("die/black-white", kit.dice.black_white)
    instruction = kit.mission_instruction(letter, face)
    turn.emit(MissionRead(active_seat(turn), letter, face, instruction))
    follow_instruction(turn, instruction)


def follow_instruction(turn: Turn, instruction: Instruction) -> None:
    """Applies a symbol or a Mission Card.  Rules MD-6.2, MD-6.5, MD-6.7, MD-9.1, MD-9.3, MD-9.4."""
    table, seat = turn.table, active_seat(turn)
    lost = lost_items(table, seat)
    match instruction.does:
        case "step":
            continue_move(turn, PendingMove(instruction.direction, instruction.items or ITEMS, instruction.steps, instruction.one_piece))
        case "barrier":
            continue_move(turn, PendingMove("barrier", BREACHERS, 1, one_piece=True))
        case "again" if table.throws <= EXTRA_THROWS:
            throw_symbol_die(turn)
        case "release" if lost and free_squares(table, seat):
            turn.emit(EquipmentOffered(seat, lost))
        case "miss":
            tell_and_end_turn(turn, TurnLost(seat))
        case "take_bribery" if table.bribery_stack:
            tell_and_end_turn(turn, BriberyTaken(seat))
        case "return_bribery" if table.bribery[seat]:
            tell_and_end_turn(turn, BriberyReturned(seat))
        case _:
            begin_turn(turn)


def tell_and_end_turn(turn: Turn, event: Event) -> None:
    turn.emit(event)
    begin_turn(turn)


def continue_move(turn: Turn, move: PendingMove | None) -> None:
    """Asks for a step if one is possible; otherwise the turn ends.  Rules MD-6.2, MD-6.8."""
    seat = active_seat(turn)
    if move is not None and turn.table.modes[seat] == "mission":
        paths = Paths(turn.table, seat)
        if paths.destinations(move) or paths.destinations_without_bag(move):
            turn.emit(MoveOpened(seat, move.direction, move.items, move.steps, move.one_piece))
            return
    begin_turn(turn)


def make_step(turn: Turn, move: PendingMove, item: Item, to: Place, *, with_bag: bool) -> None:
    """One step and the encounter it leads to.  Rules MD-6.4, MD-7, MD-8, MD-10.1."""
    table, seat = turn.table, active_seat(turn)
    here = table.place_of(seat, item)
    own = bag_owner_at(turn, here)
    bag = own if with_bag else None
    met = table.occupants().get(to) if to in table.options.graph.edges else None
    if met is None or VALUE[item] > VALUE[met[1]]:
        enter_square(turn, item, to, bag, met)
    else:
        lose_encounter(turn, item, to, bag, *met)
    if own is not None and not with_bag:
        turn.emit(BagLeft(own, here))
    for each in (seat, *(() if met is None else met[:1])):
        if turn.table.modes[each] == "mission" and not turn.table.is_fit(each):
            turn.emit(ModeChanged(each, "recovery"))
    if not end_if_won(turn, seat, *(() if met is None else met[:1])):
        continue_after_step(turn, remaining_move(move, item), met)


def enter_square(turn: Turn, item: Item, to: Place, bag: Seat | None, met: tuple[Seat, Item] | None) -> None:
    """The piece enters the square, captures a lower one, and takes a bag there.  Rules MD-7.1, MD-8.1, MD-8.2."""
    lying = bag_owner_at(turn, to)
    if met is not None:
        turn.emit(PieceCaptured(met[0], met[1], active_seat(turn), to))
    turn.emit(PieceStepped(active_seat(turn), item, to, bag))
    if lying is not None:
        turn.emit(BagTaken(active_seat(turn), item, lying, to))


def lose_encounter(turn: Turn, item: Item, at: Place, bag: Seat | None, target: Seat, other: Item) -> None:
    """Equal pieces capture each other, a lower one is lost; the bag stays there.  Rules MD-7.2, MD-7.3, MD-8.4."""
    lying = bag_owner_at(turn, at) if bag is None else bag
    if item == other:
        turn.emit(PiecesClashed(active_seat(turn), target, item, at))
        if lying is not None:
            turn.emit(BagLeft(lying, at))
    else:
        turn.emit(PieceCaptured(active_seat(turn), item, target, at))
        if bag is not None:
            turn.emit(BagTaken(target, other, bag, at))


def bag_owner_at(turn: Turn, square: Place) -> Seat | None:
    """The owner of the bag on a square, carried or not; None without a bag."""
    return next((owner for owner, each in enumerate(turn.table.bags) if each == square), None)


def remaining_move(move: PendingMove, item: Item) -> PendingMove | None:
    """The rest of a move after a step with this piece.  Rule MD-6.8."""
    items = (item,) if move.one_piece else move.items
    return PendingMove(move.direction, items, move.steps - 1, move.one_piece) if move.steps > 1 else None


def continue_after_step(turn: Turn, left: PendingMove | None, met: tuple[Seat, Item] | None) -> None:
    """Asks players that may free a lost piece at once; otherwise the move goes on.  Rules MD-6.8, MD-9.5."""
    table = turn.table
    asked: tuple[Seat, ...] = ()
    if met is not None and table.options.bribery_anytime:
        lost_one = {each for each in (active_seat(turn), met[0]) if has_just_lost(turn, each)}
        asked = tuple(sorted(each for each in lost_one if can_bribe(table, each)))
    if not asked:
        continue_move(turn, left)
        return
    if left is not None:
        turn.emit(MoveOpened(active_seat(turn), left.direction, left.items, left.steps, left.one_piece))
    turn.emit(BriberyAsked(asked))


def has_just_lost(turn: Turn, seat: Seat) -> bool:
    """Whether an event of this command captured a piece of the seat."""
    return any(
        (isinstance(event, PieceCaptured) and event.seat == seat)
        or (isinstance(event, PiecesClashed) and seat in (event.seat, event.target))
        for event in turn.events
    )
