"""What happened (rules MD-2 to MD-10). Nothing is hidden but the number of a briefing that is read alone."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from domain.kernel.secrecy import Event, Seat, Secret
from domain.rulesets.microdot.model.kit import Direction, Instruction, Shade, Symbol
from domain.rulesets.microdot.model.pieces import Colour, Item, Place

Mode = Literal["briefing", "mission", "recovery"]


class ThrownForStart(Event, frozen=True, tag="microdot.thrown_for_start"):
    """The Coloured Die, for the order in which colours are chosen."""

    rule = "MD-2.1"
    seat: Seat
    face: int


class OrderSettled(Event, frozen=True, tag="microdot.order_settled"):
    """seats: in the order in which they choose a colour."""

    rule = "MD-2.1"
    seats: tuple[Seat, ...]


class ColourChosen(Event, frozen=True, tag="microdot.colour_chosen"):
    rule = "MD-2.2"
    seat: Seat
    colour: Colour


class TableLaid(Event, frozen=True, tag="microdot.table_laid"):
    """The bags are on their spots. bags: one square per seat; order: the seats as they take turns, the first one first."""

    rule = "MD-2.4"
    bags: tuple[Place, ...]
    order: tuple[Seat, ...]


class TurnBegan(Event, frozen=True, tag="microdot.turn_began"):
    """A seat's turn; `round` counts from 1."""

    rule = "MD-4.1"
    seat: Seat
    round: int


class TurnSkipped(Event, frozen=True, tag="microdot.turn_skipped"):
    """A seat misses its turn."""

    rule = "MD-4.2"
    seat: Seat
    round: int


class ColouredThrown(Event, frozen=True, tag="microdot.coloured_thrown"):
    """nth: which throw of the turn."""

    rule = "MD-5.1"
    seat: Seat
    face: int
    nth: int


class SymbolThrown(Event, frozen=True, tag="microdot.symbol_thrown"):
    """nth: which throw of the turn."""

    rule = "MD-6.1"
    seat: Seat
    face: Symbol
    nth: int


class AgentMoved(Event, frozen=True, tag="microdot.agent_moved"):
    """segment: of the strip, from 0 clockwise; blocked: whether another agent stands there; shows: equipment, or `microdot`."""

    rule = "MD-5.1"
    seat: Seat
    segment: int
    blocked: bool
    shows: str | UnsetType = UNSET


class BriefingRead(Event, frozen=True, tag="microdot.briefing_read"):
    """A Briefing Card, read aloud. says: its line of the Briefing Decode Chart."""

    rule = "MD-5.4"
    seat: Seat
    number: int
    says: Instruction | UnsetType = UNSET


class BriefingReadAlone(Event, frozen=True, tag="microdot.briefing_read_alone"):
    """A Briefing Card that its reader keeps to himself.

    numbers: what it may be, as everybody can tell; is_offer: whether it offers a piece; items: which.
    """

    rule = "MD-12.2"
    seat: Seat
    numbers: tuple[int, ...]
    is_offer: bool
    number: Secret[int]
    items: Secret[tuple[Item, ...]]


class BriefingShown(Event, frozen=True, tag="microdot.briefing_shown"):
    """The reader uses his briefing, and shows it. says: its line of the Briefing Decode Chart."""

    rule = "MD-12.2"
    seat: Seat
    number: int
    says: Instruction | UnsetType = UNSET


class MissionRead(Event, frozen=True, tag="microdot.mission_read"):
    """A Mission Card, and the Black/White Die. says: what the Mission Decode Chart says of both."""

    rule = "MD-6.6"
    seat: Seat
    letter: str
    face: Shade
    says: Instruction | UnsetType = UNSET


class EquipmentOffered(Event, frozen=True, tag="microdot.equipment_offered"):
    """A seat may take one of these pieces."""

    rule = "MD-5.3"
    seat: Seat
    items: tuple[Item, ...]


class EquipmentTaken(Event, frozen=True, tag="microdot.equipment_taken"):
    """captor: who held it; None where it came from the box."""

    rule = "MD-5.5"
    seat: Seat
    item: Item
    to: Place
    captor: Seat | None


class EquipmentDeclined(Event, frozen=True, tag="microdot.equipment_declined"):
    rule = "MD-5.3"
    seat: Seat


class MoveOpened(Event, frozen=True, tag="microdot.move_opened"):
    """A seat may move. direction: of its steps, or onto a barrier; items: with one of these; steps: at most so many."""

    rule = "MD-6.2"
    seat: Seat
    direction: Direction | Literal["barrier"]
    items: tuple[Item, ...]
    steps: int
    one_piece: bool


class PieceStepped(Event, frozen=True, tag="microdot.piece_stepped"):
    """bag: whose bag goes with it."""

    rule = "MD-6.2"
    seat: Seat
    item: Item
    to: Place
    bag: Seat | None


class Passed(Event, frozen=True, tag="microdot.passed"):
    """A seat moves nothing more."""

    rule = "MD-6.2"
    seat: Seat


class PieceCaptured(Event, frozen=True, tag="microdot.piece_captured"):
    """A piece of `seat` goes to the Interrogation Centre of `captor`."""

    rule = "MD-7.1"
    seat: Seat
    item: Item
    captor: Seat
    at: Place


class PiecesClashed(Event, frozen=True, tag="microdot.pieces_clashed"):
    """Two pieces of one kind, of these two seats, go each to the other's Interrogation Centre."""

    rule = "MD-7.2"
    seat: Seat
    target: Seat
    item: Item
    at: Place


class BagTaken(Event, frozen=True, tag="microdot.bag_taken"):
    """`seat` stands on the bag of `owner` now."""

    rule = "MD-8.1"
    seat: Seat
    item: Item
    owner: Seat
    at: Place


class BagLeft(Event, frozen=True, tag="microdot.bag_left"):
    """The bag of `owner` lies unattended."""

    rule = "MD-8.4"
    owner: Seat
    at: Place


class ModeChanged(Event, frozen=True, tag="microdot.mode_changed"):
    """A seat goes on its mission, or back to the strip; its agent waits in the Interrogation Centre."""

    rule = "MD-4.3"
    seat: Seat
    mode: Mode


class TurnLost(Event, frozen=True, tag="microdot.turn_lost"):
    """A seat will miss a turn."""

    rule = "MD-4.2"
    seat: Seat


class BriberyTaken(Event, frozen=True, tag="microdot.bribery_taken"):
    rule = "MD-9.1"
    seat: Seat


class BriberyReturned(Event, frozen=True, tag="microdot.bribery_returned"):
    """A Bribery Card goes back to the stack, unused."""

    rule = "MD-9.4"
    seat: Seat


class BriberyUsed(Event, frozen=True, tag="microdot.bribery_used"):
    """A captured piece is free, and the Bribery Card goes back to the stack."""

    rule = "MD-9.2"
    seat: Seat
    item: Item
    to: Place
    captor: Seat


class BriberyAsked(Event, frozen=True, tag="microdot.bribery_asked"):
    """These seats lost a piece and may use a Bribery Card at once."""

    rule = "MD-9.5"
    seats: tuple[Seat, ...]


class BriberyKept(Event, frozen=True, tag="microdot.bribery_kept"):
    """A seat that was asked does not use a Bribery Card."""

    rule = "MD-9.5"
    seat: Seat


class DeckReshuffled(Event, frozen=True, tag="microdot.deck_reshuffled"):
    """A deck that ran out is made anew. shuffle: counts from 1, the first deck being 1."""

    rule = "MD-3.8"
    deck: Literal["briefing", "mission"]
    shuffle: int


class DrawProposed(Event, frozen=True, tag="microdot.draw_proposed"):
    rule = "MD-10.4"
    seat: Seat
    asked: tuple[Seat, ...]


class DrawAnswered(Event, frozen=True, tag="microdot.draw_answered"):
    rule = "MD-10.4"
    seat: Seat
    agree: bool


class DrawRefused(Event, frozen=True, tag="microdot.draw_refused"):
    """The game goes on."""

    rule = "MD-10.4"


class BagBroughtHome(Event, frozen=True, tag="microdot.bag_brought_home"):
    """An enemy's bag is on the HQ square of `seat`."""

    rule = "MD-10.1"
    seat: Seat
    owner: Seat


class Ended(Event, frozen=True, tag="microdot.ended"):
    """The game is over; `winners` is empty after a draw."""

    rule = "MD-10.1"
    winners: tuple[Seat, ...]
    reason: Literal["bag_home", "round_cap", "draw_agreed"]


class BriefingsRevealed(Event, frozen=True, tag="microdot.briefings_revealed"):
    """What was read alone and never shown, since the deck was last made, by seat."""

    rule = "MD-12.2"
    numbers: tuple[tuple[int, ...], ...]


EVENTS = (
    ThrownForStart, OrderSettled, ColourChosen, TableLaid, TurnBegan, TurnSkipped, ColouredThrown, SymbolThrown, AgentMoved,
    BriefingRead, BriefingReadAlone, BriefingShown, MissionRead, EquipmentOffered, EquipmentTaken, EquipmentDeclined,
    MoveOpened, PieceStepped, Passed, PieceCaptured, PiecesClashed, BagTaken, BagLeft, ModeChanged, TurnLost, BriberyTaken,
    BriberyReturned, BriberyUsed, BriberyAsked, BriberyKept, DeckReshuffled, DrawProposed, DrawAnswered, DrawRefused,
    BagBroughtHome, Ended, BriefingsRevealed,
)  # fmt: skip
