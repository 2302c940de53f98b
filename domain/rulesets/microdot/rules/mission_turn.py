"""A turn on the mission: Symbol Die, Mission Cards and steps (rules MD-6, MD-7, MD-8)."""

from __future__ import annotations

from domain.kernel.secrecy import Event, Seat
from domain.rulesets.microdot.model import events
from domain.rulesets.microdot.model.kit import Instruction
from domain.rulesets.microdot.model.movement import Paths, free_squares
from domain.rulesets.microdot.model.offers import can_bribe, lost_items
from domain.rulesets.microdot.model.pieces import BREACHERS, EXTRA_THROWS, ITEMS, VALUE, Item, Place
from domain.rulesets.microdot.model.table import PendingMove
from domain.rulesets.microdot.rules.ending import begin_turn, end_if_won
from domain.rulesets.microdot.rules.state import Deciding, active_seat


def throw_symbol_die(deciding: Deciding) -> None:
    """Rule MD-6.1."""
    kit = deciding.table.options.full_kit
    face = deciding.draw("die/symbol", kit.dice.symbol)
    deciding.emit(events.SymbolThrown(active_seat(deciding), face, deciding.table.throws + 1))
    match face:
        case "mission":
            draw_mission_card(deciding)
        case "barrier":
            follow_instruction(deciding, Instruction("barrier"))
        case direction:
            follow_instruction(deciding, Instruction("step", direction=direction))


def draw_mission_card(deciding: Deciding) -> None:
    """Draws a Mission Card and throws the Black/White Die.  Rules MD-6.6, MD-3.8."""
    if not deciding.house.mission:
        deciding.emit(events.DeckReshuffled("mission", deciding.table.mission_shuffle + 1))
    kit = deciding.table.options.full_kit
    letter = deciding.draw(f"mission-deck/{deciding.table.mission_shuffle}", deciding.house.mission)
    face = deciding.draw("die/black-white", kit.dice.black_white)
    instruction = kit.mission_instruction(letter, face)
    deciding.emit(events.MissionRead(active_seat(deciding), letter, face, instruction))
    follow_instruction(deciding, instruction)


def follow_instruction(deciding: Deciding, instruction: Instruction) -> None:
    """Applies a symbol or a Mission Card.  Rules MD-6.2, MD-6.5, MD-6.7, MD-9.1, MD-9.3, MD-9.4."""
    table, seat = deciding.table, active_seat(deciding)
    lost = lost_items(table, seat)
    match instruction.does:
        case "step":
            continue_move(deciding, PendingMove(instruction.direction, instruction.items or ITEMS, instruction.steps, instruction.one_piece))
        case "barrier":
            continue_move(deciding, PendingMove("barrier", BREACHERS, 1, one_piece=True))
        case "again" if table.throws <= EXTRA_THROWS:
            throw_symbol_die(deciding)
        case "release" if lost and free_squares(table, seat):
            deciding.emit(events.EquipmentOffered(seat, lost))
        case "miss":
            tell_and_end_turn(deciding, events.TurnLost(seat))
        case "take_bribery" if table.bribery_stack:
            tell_and_end_turn(deciding, events.BriberyTaken(seat))
        case "return_bribery" if table.bribery[seat]:
            tell_and_end_turn(deciding, events.BriberyReturned(seat))
        case _:
            begin_turn(deciding)


def tell_and_end_turn(deciding: Deciding, event: Event) -> None:
    deciding.emit(event)
    begin_turn(deciding)


def continue_move(deciding: Deciding, move: PendingMove | None) -> None:
    """Asks for a step if one is possible; otherwise the turn ends.  Rules MD-6.2, MD-6.8."""
    seat = active_seat(deciding)
    if move is not None and deciding.table.modes[seat] == "mission":
        paths = Paths(deciding.table, seat)
        if paths.destinations(move) or paths.destinations_without_bag(move):
            deciding.emit(events.MoveOpened(seat, move.direction, move.items, move.steps, move.one_piece))
            return
    begin_turn(deciding)


def make_step(deciding: Deciding, move: PendingMove, item: Item, to: Place, *, with_bag: bool) -> None:
    """One step and the encounter it leads to.  Rules MD-6.4, MD-7, MD-8, MD-10.1."""
    table, seat = deciding.table, active_seat(deciding)
    here = table.place_of(seat, item)
    own = bag_owner_at(deciding, here)
    bag = own if with_bag else None
    met = table.occupants().get(to) if to in table.options.graph.edges else None
    if met is None or VALUE[item] > VALUE[met[1]]:
        enter_square(deciding, item, to, bag, met)
    else:
        lose_encounter(deciding, item, to, bag=bag, target=met[0], other=met[1])
    if own is not None and not with_bag:
        deciding.emit(events.BagLeft(own, here))
    for each in (seat, *(() if met is None else met[:1])):
        if deciding.table.modes[each] == "mission" and not deciding.table.is_fit(each):
            deciding.emit(events.ModeChanged(each, "recovery"))
    if not end_if_won(deciding, seat, *(() if met is None else met[:1])):
        continue_after_step(deciding, remaining_move(move, item), met)


def enter_square(deciding: Deciding, item: Item, to: Place, bag: Seat | None, met: tuple[Seat, Item] | None) -> None:
    """The piece enters the square, captures a lower one, and takes a bag there.  Rules MD-7.1, MD-8.1, MD-8.2."""
    lying = bag_owner_at(deciding, to)
    if met is not None:
        deciding.emit(events.PieceCaptured(met[0], met[1], active_seat(deciding), to))
    deciding.emit(events.PieceStepped(active_seat(deciding), item, to, bag))
    if lying is not None:
        deciding.emit(events.BagTaken(active_seat(deciding), item, lying, to))


def lose_encounter(deciding: Deciding, item: Item, at: Place, *, bag: Seat | None, target: Seat, other: Item) -> None:
    """Equal pieces capture each other, a lower one is lost; the bag stays there.  Rules MD-7.2, MD-7.3, MD-8.4."""
    lying = bag_owner_at(deciding, at) if bag is None else bag
    if item == other:
        deciding.emit(events.PiecesClashed(active_seat(deciding), target, item, at))
        if lying is not None:
            deciding.emit(events.BagLeft(lying, at))
    else:
        deciding.emit(events.PieceCaptured(active_seat(deciding), item, target, at))
        if bag is not None:
            deciding.emit(events.BagTaken(target, other, bag, at))


def bag_owner_at(deciding: Deciding, square: Place) -> Seat | None:
    """The owner of the bag on a square, carried or not; None without a bag."""
    return next((owner for owner, each in enumerate(deciding.table.bags) if each == square), None)


def remaining_move(move: PendingMove, item: Item) -> PendingMove | None:
    """The rest of a move after a step with this piece.  Rule MD-6.8."""
    items = (item,) if move.one_piece else move.items
    return PendingMove(move.direction, items, move.steps - 1, move.one_piece) if move.steps > 1 else None


def continue_after_step(deciding: Deciding, left: PendingMove | None, met: tuple[Seat, Item] | None) -> None:
    """Asks players that may free a lost piece at once; otherwise the move goes on.  Rules MD-6.8, MD-9.5."""
    table = deciding.table
    asked: tuple[Seat, ...] = ()
    if met is not None and table.options.bribery_anytime:
        lost_one = {each for each in (active_seat(deciding), met[0]) if has_just_lost(deciding, each)}
        asked = tuple(sorted(each for each in lost_one if can_bribe(table, each)))
    if not asked:
        continue_move(deciding, left)
        return
    if left is not None:
        deciding.emit(events.MoveOpened(active_seat(deciding), left.direction, left.items, left.steps, left.one_piece))
    deciding.emit(events.BriberyAsked(asked))


def has_just_lost(deciding: Deciding, seat: Seat) -> bool:
    """Whether an event of this command captured a piece of the seat."""
    return any(
        (isinstance(event, events.PieceCaptured) and event.seat == seat)
        or (isinstance(event, events.PiecesClashed) and seat in (event.seat, event.target))
        for event in deciding.events
    )
