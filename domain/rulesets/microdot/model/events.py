"""Events of turns (rules MD-3 to MD-9, and MD-12). Hidden: number and pieces of a briefing read alone."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from domain.kernel.secrecy import Event, Seat, Secret
from domain.rulesets.microdot.model.kit import Direction, Instruction, Shade, Symbol
from domain.rulesets.microdot.model.pieces import Item, Place

Mode = Literal["briefing", "mission", "recovery"]


class TurnBegan(Event, frozen=True, tag="microdot.turn_began"):
    """A turn begins."""

    rule = "MD-4.1"
    seat: Seat
    round: Annotated[int, Meta(description="From 1.")]


class TurnSkipped(Event, frozen=True, tag="microdot.turn_skipped"):
    """A seat misses its turn."""

    rule = "MD-4.2"
    seat: Seat
    round: Annotated[int, Meta(description="Its number.")]


class ColouredThrown(Event, frozen=True, tag="microdot.coloured_thrown"):
    """A throw of the Coloured Die."""

    rule = "MD-5.1"
    seat: Seat
    face: Annotated[int, Meta(description="The one that came up.")]
    nth: Annotated[int, Meta(description="Within the turn.")]


class SymbolThrown(Event, frozen=True, tag="microdot.symbol_thrown"):
    """A throw of the Symbol Die."""

    rule = "MD-6.1"
    seat: Seat
    face: Annotated[Symbol, Meta(description="The one that came up.")]
    nth: Annotated[int, Meta(description="Within the turn.")]


class AgentMoved(Event, frozen=True, tag="microdot.agent_moved"):
    """An agent moves on the strip."""

    rule = "MD-5.1"
    seat: Seat
    segment: Annotated[int, Meta(description="From 0, clockwise.")]
    blocked: Annotated[bool, Meta(description="Whether another agent stands there.")]
    shows: Annotated[str, Meta(description="A piece of equipment or `microdot`.")]


class BriefingRead(Event, frozen=True, tag="microdot.briefing_read"):
    """A Briefing Card is read aloud."""

    rule = "MD-5.4"
    seat: Seat
    number: Annotated[int, Meta(description="The card's.")]
    says: Annotated[Instruction, Meta(description="Its line of the Briefing Decode Chart.")]


class BriefingReadAlone(Event, frozen=True, tag="microdot.briefing_read_alone"):
    """A Briefing Card is read in secret."""

    rule = "MD-12.2"
    seat: Seat
    numbers: Annotated[tuple[int, ...], Meta(description="The numbers it may have, by public knowledge.")]
    is_offer: Annotated[bool, Meta(description="Whether it offers a piece.")]
    number: Annotated[Secret[int], Meta(description="The card's.")]
    items: Annotated[Secret[tuple[Item, ...]], Meta(description="The pieces offered.")]


class BriefingShown(Event, frozen=True, tag="microdot.briefing_shown"):
    """The reader uses and shows a secret briefing."""

    rule = "MD-12.2"
    seat: Seat
    number: Annotated[int, Meta(description="The card's.")]
    says: Annotated[Instruction, Meta(description="Its line of the Briefing Decode Chart.")]


class MissionRead(Event, frozen=True, tag="microdot.mission_read"):
    """A Mission Card and the Black/White Die."""

    rule = "MD-6.6"
    seat: Seat
    letter: Annotated[str, Meta(description="The card's.")]
    face: Annotated[Shade, Meta(description="The die's.")]
    says: Annotated[Instruction, Meta(description="The line of the Mission Decode Chart for both.")]


class EquipmentOffered(Event, frozen=True, tag="microdot.equipment_offered"):
    """A seat may take one of these pieces."""

    rule = "MD-5.3"
    seat: Seat
    items: Annotated[tuple[Item, ...], Meta(description="Pieces.")]


class EquipmentTaken(Event, frozen=True, tag="microdot.equipment_taken"):
    """A seat takes a piece."""

    rule = "MD-5.5"
    seat: Seat
    item: Annotated[Item, Meta(description="The piece.")]
    to: Annotated[Place, Meta(description="The place it is put.")]
    captor: Annotated[Seat | None, Meta(description="The seat that held it; None if from the box.")]


class EquipmentDeclined(Event, frozen=True, tag="microdot.equipment_declined"):
    """A seat takes nothing."""

    rule = "MD-5.3"
    seat: Seat


class MoveOpened(Event, frozen=True, tag="microdot.move_opened"):
    """A seat may move one of these pieces."""

    rule = "MD-6.2"
    seat: Seat
    direction: Annotated[Direction | Literal["barrier"], Meta(description="Of its steps, or `barrier`.")]
    items: Annotated[tuple[Item, ...], Meta(description="Pieces.")]
    steps: Annotated[int, Meta(description="At most this many.")]
    one_piece: Annotated[bool, Meta(description="Whether all steps are of one piece.")]


class PieceStepped(Event, frozen=True, tag="microdot.piece_stepped"):
    """A piece moves one step."""

    rule = "MD-6.2"
    seat: Seat
    item: Annotated[Item, Meta(description="The piece.")]
    to: Annotated[Place, Meta(description="The square it enters.")]
    bag: Annotated[Seat | None, Meta(description="Owner of the bag that moves with it.")]


class Passed(Event, frozen=True, tag="microdot.passed"):
    """A seat moves nothing more."""

    rule = "MD-6.2"
    seat: Seat


class PieceCaptured(Event, frozen=True, tag="microdot.piece_captured"):
    """A piece of `seat` goes to the Interrogation Centre of `captor`."""

    rule = "MD-7.1"
    seat: Seat
    item: Annotated[Item, Meta(description="The piece.")]
    captor: Annotated[Seat, Meta(description="The seat that captures it.")]
    at: Annotated[Place, Meta(description="The square.")]


class PiecesClashed(Event, frozen=True, tag="microdot.pieces_clashed"):
    """Two equal pieces of two seats capture each other."""

    rule = "MD-7.2"
    seat: Seat
    target: Seat
    item: Annotated[Item, Meta(description="The piece of each.")]
    at: Annotated[Place, Meta(description="The square.")]


class BagTaken(Event, frozen=True, tag="microdot.bag_taken"):
    """A piece of `seat` now stands on the bag of `owner`."""

    rule = "MD-8.1"
    seat: Seat
    item: Annotated[Item, Meta(description="The piece.")]
    owner: Annotated[Seat, Meta(description="The bag's.")]
    at: Annotated[Place, Meta(description="The square.")]


class BagLeft(Event, frozen=True, tag="microdot.bag_left"):
    """The bag of `owner` lies unattended."""

    rule = "MD-8.4"
    owner: Annotated[Seat, Meta(description="The bag's.")]
    at: Annotated[Place, Meta(description="The square.")]


class ModeChanged(Event, frozen=True, tag="microdot.mode_changed"):
    """A seat starts its mission, or returns to the strip with its agent in the Interrogation Centre."""

    rule = "MD-4.3"
    seat: Seat
    mode: Annotated[Mode, Meta(description="From now on.")]


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
    """A captured piece is freed; the Bribery Card returns to the stack."""

    rule = "MD-9.2"
    seat: Seat
    item: Annotated[Item, Meta(description="The piece.")]
    to: Annotated[Place, Meta(description="The place it is put.")]
    captor: Annotated[Seat, Meta(description="The seat that held it.")]


class BriberyAsked(Event, frozen=True, tag="microdot.bribery_asked"):
    """These seats lost a piece and may use a Bribery Card at once."""

    rule = "MD-9.5"
    seats: Annotated[tuple[Seat, ...], Meta(description="Those that must answer.")]


class BriberyKept(Event, frozen=True, tag="microdot.bribery_kept"):
    """A seat uses no Bribery Card now."""

    rule = "MD-9.5"
    seat: Seat


class DeckReshuffled(Event, frozen=True, tag="microdot.deck_reshuffled"):
    """An empty deck is reshuffled."""

    rule = "MD-3.8"
    deck: Annotated[Literal["briefing", "mission"], Meta(description="Which of the two.")]
    shuffle: Annotated[int, Meta(description="From 1, the first deck being 1.")]


EVENTS = (
    TurnBegan, TurnSkipped, ColouredThrown, SymbolThrown, AgentMoved, BriefingRead, BriefingReadAlone, BriefingShown,
    MissionRead, EquipmentOffered, EquipmentTaken, EquipmentDeclined, MoveOpened, PieceStepped, Passed, PieceCaptured,
    PiecesClashed, BagTaken, BagLeft, ModeChanged, TurnLost, BriberyTaken, BriberyReturned, BriberyUsed, BriberyAsked,
    BriberyKept, DeckReshuffled,
)  # fmt: skip
