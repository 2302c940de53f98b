"""A turn on the mission: the Symbol Die, the Mission Cards and the steps they give (rules MD-6, MD-7, MD-8)."""

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
from domain.rulesets.microdot.model.offers import can_bribe, captured
from domain.rulesets.microdot.model.pieces import BREACHERS, EXTRA_THROWS, ITEMS, VALUE, Item, Place
from domain.rulesets.microdot.model.table import Move
from domain.rulesets.microdot.rules.ending import begin_turn, is_won
from domain.rulesets.microdot.rules.state import Telling


def throw(told: Telling) -> None:
    """Rule MD-6.1."""
    kit = told.table.options.whole
    face = told.chance("die/symbol", kit.dice.symbol)
    told.tell(SymbolThrown(told.seat, face, told.table.throws + 1))
    match face:
        case "mission":
            read(told)
        case "barrier":
            follow(told, Instruction("barrier"))
        case direction:
            follow(told, Instruction("step", direction=direction))


def read(told: Telling) -> None:
    """A Mission Card from the deck, and the Black/White Die.  Rules MD-6.6, MD-3.8."""
    if not told.house.mission:
        told.tell(DeckReshuffled("mission", told.table.mission_shuffle + 1))
    kit = told.table.options.whole
    letter = told.chance(f"mission-deck/{told.table.mission_shuffle}", told.house.mission)
    face = told.chance("die/black-white", kit.dice.black_white)
    said = kit.ordered(letter, face)
    told.tell(MissionRead(told.seat, letter, face, said))
    follow(told, said)


def follow(told: Telling, said: Instruction) -> None:
    """Does what a symbol or a Mission Card says.  Rules MD-6.2, MD-6.5, MD-6.7, MD-9.1, MD-9.3, MD-9.4."""
    table, seat = told.table, told.seat
    lost = captured(table, seat)
    match said.does:
        case "step":
            go_on(told, Move(said.direction, said.items or ITEMS, said.steps, said.one_piece))
        case "barrier":
            go_on(told, Move("barrier", BREACHERS, 1, one_piece=True))
        case "again" if table.throws <= EXTRA_THROWS:
            throw(told)
        case "release" if lost and free_squares(table, seat):
            told.tell(EquipmentOffered(seat, lost))
        case "miss":
            then(told, TurnLost(seat))
        case "take_bribery" if table.stack:
            then(told, BriberyTaken(seat))
        case "return_bribery" if table.bribery[seat]:
            then(told, BriberyReturned(seat))
        case _:
            begin_turn(told)


def then(told: Telling, event: Event) -> None:
    told.tell(event)
    begin_turn(told)


def go_on(told: Telling, move: Move | None) -> None:
    """Asks for a step where there is one to take; else the turn is over.  Rules MD-6.2, MD-6.8."""
    seat = told.seat
    if move is not None and told.table.modes[seat] == "mission":
        paths = Paths(told.table, seat)
        if paths.moves(move) or paths.leaving(move):
            told.tell(MoveOpened(seat, move.direction, move.items, move.steps, move.one_piece))
            return
    begin_turn(told)


def step(told: Telling, move: Move, item: Item, to: Place, *, with_bag: bool) -> None:
    """One step, and whom it meets.  Rules MD-6.4, MD-7, MD-8, MD-10.1."""
    table, seat = told.table, told.seat
    here = table.place(seat, item)
    own = bag_on(told, here)
    bag = own if with_bag else None
    met = table.occupants().get(to) if to in table.options.ground.ways else None
    if met is None or VALUE[item] > VALUE[met[1]]:
        win_the_square(told, item, to, bag, met)
    else:
        lose_the_piece(told, item, to, bag, *met)
    if own is not None and not with_bag:
        told.tell(BagLeft(own, here))
    for each in (seat, *(() if met is None else met[:1])):
        if told.table.modes[each] == "mission" and not told.table.is_fit(each):
            told.tell(ModeChanged(each, "recovery"))
    if not is_won(told, seat, *(() if met is None else met[:1])):
        after_step(told, rest(move, item), met)


def win_the_square(told: Telling, item: Item, to: Place, bag: Seat | None, met: tuple[Seat, Item] | None) -> None:
    """The piece comes to stand there, over a lower one, and on a bag that lies there.  Rules MD-7.1, MD-8.1, MD-8.2."""
    lying = bag_on(told, to)
    if met is not None:
        told.tell(PieceCaptured(met[0], met[1], told.seat, to))
    told.tell(PieceStepped(told.seat, item, to, bag))
    if lying is not None:
        told.tell(BagTaken(told.seat, item, lying, to))


def lose_the_piece(told: Telling, item: Item, at: Place, bag: Seat | None, target: Seat, other: Item) -> None:
    """Equal pieces capture each other, and a lower one is lost; its bag is there then.  Rules MD-7.2, MD-7.3, MD-8.4."""
    lying = bag_on(told, at) if bag is None else bag
    if item == other:
        told.tell(PiecesClashed(told.seat, target, item, at))
        if lying is not None:
            told.tell(BagLeft(lying, at))
    else:
        told.tell(PieceCaptured(told.seat, item, target, at))
        if bag is not None:
            told.tell(BagTaken(target, other, bag, at))


def bag_on(told: Telling, square: Place) -> Seat | None:
    """Whose bag lies or is carried there."""
    return next((owner for owner, each in enumerate(told.table.bags) if each == square), None)


def rest(move: Move, item: Item) -> Move | None:
    """What is left of a move after a step with a piece.  Rule MD-6.8."""
    items = (item,) if move.one_piece else move.items
    return Move(move.direction, items, move.steps - 1, move.one_piece) if move.steps > 1 else None


def after_step(told: Telling, left: Move | None, met: tuple[Seat, Item] | None) -> None:
    """The rest of the move, or first the players who lost a piece, where they may free one at once.  Rules MD-6.8, MD-9.5."""
    table = told.table
    asked: tuple[Seat, ...] = ()
    if met is not None and table.options.bribery_anytime:
        lost_one = {each for each in (told.seat, met[0]) if just_lost(told, each)}
        asked = tuple(sorted(each for each in lost_one if can_bribe(table, each)))
    if not asked:
        go_on(told, left)
        return
    if left is not None:
        told.tell(MoveOpened(told.seat, left.direction, left.items, left.steps, left.one_piece))
    told.tell(BriberyAsked(asked))


def just_lost(told: Telling, seat: Seat) -> bool:
    """Whether a piece of this seat was captured by what was just told."""
    return any(
        (isinstance(event, PieceCaptured) and event.seat == seat)
        or (isinstance(event, PiecesClashed) and seat in (event.seat, event.target))
        for event in told.events
    )
