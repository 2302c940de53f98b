"""Events of turns (rules MD-3 to MD-9, and MD-12). Hidden: number and pieces of a briefing read alone."""

from __future__ import annotations

from typing import Literal

from domain.kernel.secrecy import Event, Seat, Secret
from domain.rulesets.microdot.model.kit import Direction, Instruction, Shade, Symbol
from domain.rulesets.microdot.model.pieces import Item, Place

Mode = Literal["briefing", "mission", "recovery"]


class TurnBegan(Event, frozen=True, tag="microdot.turn_began"):
    """A turn begins. round: from 1."""

    rule = "MD-4.1"
    seat: Seat
    round: int


class TurnSkipped(Event, frozen=True, tag="microdot.turn_skipped"):
    """A seat misses its turn. round: its number."""

    rule = "MD-4.2"
    seat: Seat
    round: int


class ColouredThrown(Event, frozen=True, tag="microdot.coloured_thrown"):
    """A throw of the Coloured Die. nth: within the turn. face: the one that came up."""

    rule = "MD-5.1"
    seat: Seat
    face: int
    nth: int


class SymbolThrown(Event, frozen=True, tag="microdot.symbol_thrown"):
    """A throw of the Symbol Die. nth: within the turn. face: the one that came up."""

    rule = "MD-6.1"
    seat: Seat
    face: Symbol
    nth: int


class AgentMoved(Event, frozen=True, tag="microdot.agent_moved"):
    """An agent moves on the strip.

    segment: from 0, clockwise; blocked: whether another agent stands there; shows: a piece of equipment or `microdot`.
    """

    rule = "MD-5.1"
    seat: Seat
    segment: int
    blocked: bool
    shows: str


class BriefingRead(Event, frozen=True, tag="microdot.briefing_read"):
    """A Briefing Card is read aloud. says: its line of the Briefing Decode Chart. number: the card's."""

    rule = "MD-5.4"
    seat: Seat
    number: int
    says: Instruction


class BriefingReadAlone(Event, frozen=True, tag="microdot.briefing_read_alone"):
    """A Briefing Card is read in secret.

    numbers: the possible ones, as everybody can tell; is_offer: whether it offers a piece; items: the pieces offered.
    number: the card's.
    """

    rule = "MD-12.2"
    seat: Seat
    numbers: tuple[int, ...]
    is_offer: bool
    number: Secret[int]
    items: Secret[tuple[Item, ...]]


class BriefingShown(Event, frozen=True, tag="microdot.briefing_shown"):
    """The reader uses and shows a secret briefing. says: its line of the Briefing Decode Chart. number: the card's."""

    rule = "MD-12.2"
    seat: Seat
    number: int
    says: Instruction


class MissionRead(Event, frozen=True, tag="microdot.mission_read"):
    """A Mission Card and the Black/White Die. says: the line of the Mission Decode Chart for both.

    letter: the card's; face: the die's.
    """

    rule = "MD-6.6"
    seat: Seat
    letter: str
    face: Shade
    says: Instruction


class EquipmentOffered(Event, frozen=True, tag="microdot.equipment_offered"):
    """A seat may take one of these pieces. items: pieces."""

    rule = "MD-5.3"
    seat: Seat
    items: tuple[Item, ...]


class EquipmentTaken(Event, frozen=True, tag="microdot.equipment_taken"):
    """A seat takes a piece. captor: the seat that held it; None if from the box.

    item: the piece; to: the place it is put.
    """

    rule = "MD-5.5"
    seat: Seat
    item: Item
    to: Place
    captor: Seat | None


class EquipmentDeclined(Event, frozen=True, tag="microdot.equipment_declined"):
    """A seat takes nothing."""

    rule = "MD-5.3"
    seat: Seat


class MoveOpened(Event, frozen=True, tag="microdot.move_opened"):
    """A seat may move one of these pieces. direction: of its steps, or `barrier`; steps: at most this many.

    items: pieces; one_piece: whether all steps are of one piece.
    """

    rule = "MD-6.2"
    seat: Seat
    direction: Direction | Literal["barrier"]
    items: tuple[Item, ...]
    steps: int
    one_piece: bool


class PieceStepped(Event, frozen=True, tag="microdot.piece_stepped"):
    """A piece moves one step. bag: owner of the bag that moves with it. item: the piece; to: the square it enters."""

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
    """A piece of `seat` goes to the Interrogation Centre of `captor`.

    item: the piece; captor: the seat that captures it; at: the square.
    """

    rule = "MD-7.1"
    seat: Seat
    item: Item
    captor: Seat
    at: Place


class PiecesClashed(Event, frozen=True, tag="microdot.pieces_clashed"):
    """Two equal pieces of two seats capture each other. item: the piece of each; at: the square."""

    rule = "MD-7.2"
    seat: Seat
    target: Seat
    item: Item
    at: Place


class BagTaken(Event, frozen=True, tag="microdot.bag_taken"):
    """A piece of `seat` now stands on the bag of `owner`. item: the piece; owner: the bag's; at: the square."""

    rule = "MD-8.1"
    seat: Seat
    item: Item
    owner: Seat
    at: Place


class BagLeft(Event, frozen=True, tag="microdot.bag_left"):
    """The bag of `owner` lies unattended. owner: the bag's; at: the square."""

    rule = "MD-8.4"
    owner: Seat
    at: Place


class ModeChanged(Event, frozen=True, tag="microdot.mode_changed"):
    """A seat starts its mission, or returns to the strip with its agent in the Interrogation Centre.

    mode: from now on.
    """

    rule = "MD-4.3"
    seat: Seat
    mode: Mode


class TurnLost(Event, frozen=True, tag="microdot.turn_lost"):
    """A seat will miss a turn."""

    rule = "MD-4.2"
    seat: Seat


class BriberyTaken(Event, frozen=True, tag="microdot.bribery_taken"):
    """A seat takes a Bribery Card."""

    rule = "MD-9.1"
    seat: Seat


class BriberyReturned(Event, frozen=True, tag="microdot.bribery_returned"):
    """An unused Bribery Card returns to the stack."""

    rule = "MD-9.4"
    seat: Seat


class BriberyUsed(Event, frozen=True, tag="microdot.bribery_used"):
    """A captured piece is freed; the Bribery Card returns to the stack.

    item: the piece; to: the place it is put; captor: the seat that held it.
    """

    rule = "MD-9.2"
    seat: Seat
    item: Item
    to: Place
    captor: Seat


class BriberyAsked(Event, frozen=True, tag="microdot.bribery_asked"):
    """These seats lost a piece and may use a Bribery Card at once. seats: those that must answer."""

    rule = "MD-9.5"
    seats: tuple[Seat, ...]


class BriberyKept(Event, frozen=True, tag="microdot.bribery_kept"):
    """A seat uses no Bribery Card now."""

    rule = "MD-9.5"
    seat: Seat


class DeckReshuffled(Event, frozen=True, tag="microdot.deck_reshuffled"):
    """An empty deck is reshuffled. shuffle: from 1, the first deck being 1. deck: which of the two."""

    rule = "MD-3.8"
    deck: Literal["briefing", "mission"]
    shuffle: int


EVENTS = (
    TurnBegan, TurnSkipped, ColouredThrown, SymbolThrown, AgentMoved, BriefingRead, BriefingReadAlone, BriefingShown,
    MissionRead, EquipmentOffered, EquipmentTaken, EquipmentDeclined, MoveOpened, PieceStepped, Passed, PieceCaptured,
    PiecesClashed, BagTaken, BagLeft, ModeChanged, TurnLost, BriberyTaken, BriberyReturned, BriberyUsed, BriberyAsked,
    BriberyKept, DeckReshuffled,
)  # fmt: skip
