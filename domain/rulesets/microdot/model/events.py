"""Events of turns (rules MD-3 to MD-9, and MD-12). Hidden: number and pieces of a briefing read alone."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from domain.kernel.secrecy import Event, Seat, Secret
from domain.kernel.tuples import with_item
from domain.rulesets.microdot.model.kit import Direction, Instruction, Shade, Symbol
from domain.rulesets.microdot.model.mind import Mind
from domain.rulesets.microdot.model.pieces import Item, Place, interrogation_centre
from domain.rulesets.microdot.model.table import Mode, PendingMove, Table, UnshownBriefing, without_seat


class TurnBegan(Event, frozen=True, tag="microdot.turn_began"):
    """A turn begins."""

    rule, weight = "MD-4.1", "silent"
    line = "Round {round:plain}: it is {seat:who}'s turn."
    seat: Seat
    round: Annotated[int, Meta(description="Number of the round, from 1.")]

    def on_table(self, table: Table) -> Table:
        return replace(
            table, turn=self.seat, round=self.round, turns=table.turns + 1, phase="throw", throws=0, offered=(),
            move=None, proposed=False,
        )  # fmt: skip


class TurnSkipped(Event, frozen=True, tag="microdot.turn_skipped"):
    """A seat misses its turn."""

    rule = "MD-4.2"
    line = "Round {round:plain}: {seat:who} misses a turn."
    seat: Seat
    round: Annotated[int, Meta(description="Number of the round, from 1.")]

    def on_table(self, table: Table) -> Table:
        skips = with_item(table.skips, self.seat, table.skips[self.seat] - 1)
        return replace(table, turn=self.seat, round=self.round, turns=table.turns + 1, skips=skips)


class ColouredThrown(Event, frozen=True, tag="microdot.coloured_thrown"):
    """A throw of the Coloured Die."""

    rule = "MD-5.1"
    line = "{seat:who} throws {face:plain}."
    seat: Seat
    face: Annotated[int, Meta(description="The face thrown.")]
    nth: Annotated[int, Meta(description="Number of the throw within the turn, from 1.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, phase="busy", throws=self.nth)


class SymbolThrown(Event, frozen=True, tag="microdot.symbol_thrown"):
    """A throw of the Symbol Die."""

    rule = "MD-6.1"
    line = "{seat:who} throws {face:symbol}."
    seat: Seat
    face: Annotated[Symbol, Meta(description="The face thrown.")]
    nth: Annotated[int, Meta(description="Number of the throw within the turn, from 1.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, phase="busy", throws=self.nth)


class AgentMoved(Event, frozen=True, tag="microdot.agent_moved"):
    """An agent moves on the strip."""

    rule, weight = "MD-5.1", "part"
    line = "{seat:who}'s agent moves to segment {segment:nth}{shows:shows}{blocked:blocked}."
    seat: Seat
    segment: Annotated[int, Meta(description="The segment of the strip that the agent enters, from 0, clockwise.")]
    blocked: Annotated[bool, Meta(description="Whether another agent stands on the segment.")]
    shows: Annotated[str, Meta(description="The picture on the segment: a piece of equipment or `microdot`.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, agents=with_item(table.agents, self.seat, self.segment))


class BriefingRead(Event, frozen=True, tag="microdot.briefing_read"):
    """A Briefing Card is read aloud."""

    rule, weight = "MD-5.4", "part"
    line = "{seat:who} reads Briefing Card {number:plain}{says:says}."
    seat: Seat
    number: Annotated[int, Meta(description="Number of the Briefing Card.")]
    says: Annotated[Instruction, Meta(description="The instruction that the Briefing Decode Chart gives for the card.")]

    def on_table(self, table: Table) -> Table:
        used = tuple(sorted((*table.briefing_used, self.number)))
        return replace(table, briefing_deck=table.briefing_deck - 1, briefing_used=used)


class BriefingReadAlone(Event, frozen=True, tag="microdot.briefing_read_alone"):
    """A Briefing Card is read in secret."""

    rule, weight = "MD-12.2", "part"
    line = "{seat:who} reads a Briefing Card alone{is_offer:offer}."
    line_known = "{seat:who} reads Briefing Card {number:plain} alone{items:for}."
    seat: Seat
    numbers: Annotated[tuple[int, ...], Meta(description="Numbers the Briefing Card may have, by public knowledge.")]
    is_offer: Annotated[bool, Meta(description="Whether the card offers a piece.")]
    number: Annotated[Secret[int], Meta(description="Number of the Briefing Card.")]
    items: Annotated[Secret[tuple[Item, ...]], Meta(description="The pieces that the card offers.")]

    def on_table(self, table: Table) -> Table:
        unshown = (*table.unshown, UnshownBriefing(self.seat, self.numbers))
        phase = "take" if self.is_offer else table.phase
        return replace(table, briefing_deck=table.briefing_deck - 1, unshown=unshown, phase=phase)

    def on_own_mind(self, mind: Mind) -> Mind:
        return replace(mind, read=(*mind.read, self.number.value), offered=self.items.value)


class BriefingShown(Event, frozen=True, tag="microdot.briefing_shown"):
    """The reader uses and shows a secret briefing."""

    rule, weight = "MD-12.2", "part"
    line = "{seat:who} shows Briefing Card {number:plain}{says:says}."
    seat: Seat
    number: Annotated[int, Meta(description="Number of the Briefing Card.")]
    says: Annotated[Instruction, Meta(description="The instruction that the Briefing Decode Chart gives for the card.")]

    def on_table(self, table: Table) -> Table:
        used = tuple(sorted((*table.briefing_used, self.number)))
        return replace(table, unshown=table.unshown[:-1], briefing_used=used)

    def on_own_mind(self, mind: Mind) -> Mind:
        return replace(mind, read=mind.read[:-1])


class MissionRead(Event, frozen=True, tag="microdot.mission_read"):
    """A Mission Card is read, and the Black/White Die is thrown."""

    rule, weight = "MD-6.6", "part"
    line = "{seat:who} reads Mission Card {letter:plain}, on the {face:plain} side{says:says}."
    seat: Seat
    letter: Annotated[str, Meta(description="Letter of the Mission Card.")]
    face: Annotated[Shade, Meta(description="The face of the Black/White Die.")]
    says: Annotated[Instruction, Meta(description="The instruction of the Mission Decode Chart for card and die.")]

    def on_table(self, table: Table) -> Table:
        used = tuple(sorted((*table.mission_used, self.letter)))
        return replace(table, mission_deck=table.mission_deck - 1, mission_used=used)


class EquipmentOffered(Event, frozen=True, tag="microdot.equipment_offered"):
    """A seat may take one of some pieces."""

    rule, weight = "MD-5.3", "silent"
    line = "{seat:who} may take {items:either}."
    seat: Seat
    items: Annotated[tuple[Item, ...], Meta(description="Pieces that the seat may take.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, phase="take", offered=self.items)


class EquipmentTaken(Event, frozen=True, tag="microdot.equipment_taken"):
    """A seat takes a piece."""

    rule = "MD-5.5"
    line = "{seat:who} puts the {item:item} on {to:place}{captor:freed}."
    seat: Seat
    item: Annotated[Item, Meta(description="The piece that the seat takes.")]
    to: Annotated[Place, Meta(description="The place where the piece is put.")]
    captor: Annotated[Seat | None, Meta(description="The seat that held the piece; None for a piece from the box.")]

    def on_table(self, table: Table) -> Table:
        return replace(table.with_piece(self.seat, self.item, self.to), phase="busy", offered=())

    def on_own_mind(self, mind: Mind) -> Mind:
        return mind.without_offer()


class EquipmentDeclined(Event, frozen=True, tag="microdot.equipment_declined"):
    """A seat takes nothing."""

    rule = "MD-5.3"
    line = "{seat:who} takes nothing."
    seat: Seat

    def on_table(self, table: Table) -> Table:
        return replace(table, phase="busy", offered=())

    def on_own_mind(self, mind: Mind) -> Mind:
        return mind.without_offer()


class MoveOpened(Event, frozen=True, tag="microdot.move_opened"):
    """A seat may move some of its pieces."""

    rule, weight = "MD-6.2", "silent"
    line = "{seat:who} may move{direction:way}: {items:either}{steps:steps}."
    seat: Seat
    direction: Annotated[Direction | Literal["barrier"], Meta(description="Direction of the steps, or `barrier`.")]
    items: Annotated[tuple[Item, ...], Meta(description="Pieces that the seat may move.")]
    steps: Annotated[int, Meta(description="Number of steps at most.")]
    one_piece: Annotated[bool, Meta(description="Whether one piece makes all steps.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, phase="move", move=PendingMove(self.direction, self.items, self.steps, self.one_piece))


class PieceStepped(Event, frozen=True, tag="microdot.piece_stepped"):
    """A piece moves one step."""

    rule = "MD-6.2"
    line = "{seat:who}'s {item:item} moves to {to:place}{bag:with}."
    seat: Seat
    item: Annotated[Item, Meta(description="The piece that moves.")]
    to: Annotated[Place, Meta(description="The square that the piece enters.")]
    bag: Annotated[Seat | None, Meta(description="Owner of the bag that moves with the piece; None if none does.")]

    def on_table(self, table: Table) -> Table:
        bags = table.bags if self.bag is None else with_item(table.bags, self.bag, self.to)
        return replace(table.with_piece(self.seat, self.item, self.to), bags=bags, phase="busy", move=None)


class Passed(Event, frozen=True, tag="microdot.passed"):
    """A seat moves nothing more."""

    rule = "MD-6.2"
    line = "{seat:who} moves nothing more."
    seat: Seat

    def on_table(self, table: Table) -> Table:
        return replace(table, phase="busy", move=None)


class PieceCaptured(Event, frozen=True, tag="microdot.piece_captured"):
    """A piece of `seat` goes to the Interrogation Centre of `captor`."""

    rule, weight = "MD-7.1", "turning"
    line = "{captor:who} captures {seat:who}'s {item:item} on {at:place}."
    seat: Seat
    item: Annotated[Item, Meta(description="The captured piece.")]
    captor: Annotated[Seat, Meta(description="The seat that captures the piece.")]
    at: Annotated[Place, Meta(description="The square of the capture.")]

    def on_table(self, table: Table) -> Table:
        return replace(
            table.with_piece(self.seat, self.item, interrogation_centre(self.captor)), phase="busy", move=None
        )


class PiecesClashed(Event, frozen=True, tag="microdot.pieces_clashed"):
    """Two equal pieces of two seats capture each other."""

    rule, weight = "MD-7.2", "turning"
    line = "{seat:who}'s {item:item} and {target:who}'s are both captured on {at:place}."
    seat: Seat
    target: Seat
    item: Annotated[Item, Meta(description="The piece of each seat.")]
    at: Annotated[Place, Meta(description="The square of the clash.")]

    def on_table(self, table: Table) -> Table:
        apart = table.with_piece(self.seat, self.item, interrogation_centre(self.target)).with_piece(
            self.target, self.item, interrogation_centre(self.seat)
        )
        return replace(apart, phase="busy", move=None)


class BagTaken(Event, frozen=True, tag="microdot.bag_taken"):
    """A piece of `seat` now stands on the bag of `owner`."""

    rule, weight = "MD-8.1", "turning"
    line = "{seat:who}'s {item:item} takes {owner:who}'s Diplomatic Bag on {at:place}."
    seat: Seat
    item: Annotated[Item, Meta(description="The piece that stands on the bag.")]
    owner: Annotated[Seat, Meta(description="The seat that owns the bag.")]
    at: Annotated[Place, Meta(description="The square of the bag.")]

    def on_table(self, table: Table) -> Table:
        return table.with_bag(self.owner, self.at)


class BagLeft(Event, frozen=True, tag="microdot.bag_left"):
    """The bag of `owner` lies unattended."""

    rule, weight = "MD-8.4", "part"
    line = "{owner:who}'s Diplomatic Bag lies on {at:place}."
    owner: Annotated[Seat, Meta(description="The seat that owns the bag.")]
    at: Annotated[Place, Meta(description="The square of the bag.")]

    def on_table(self, table: Table) -> Table:
        return table.with_bag(self.owner, self.at)


class ModeChanged(Event, frozen=True, tag="microdot.mode_changed"):
    """A seat starts its mission, or returns to the strip with its agent in the Interrogation Centre."""

    rule, weight = "MD-4.3", "turning"
    line = "{seat:who} {mode:mode}."
    seat: Seat
    mode: Annotated[Mode, Meta(description="The agent's place after this event: on the strip or on a mission.")]

    def on_table(self, table: Table) -> Table:
        modes, agents = with_item(table.modes, self.seat, self.mode), with_item(table.agents, self.seat, None)
        return replace(table, modes=modes, agents=agents)


class TurnLost(Event, frozen=True, tag="microdot.turn_lost"):
    """A seat will miss a turn."""

    rule, weight = "MD-4.2", "part"
    line = "{seat:who} will miss a turn."
    seat: Seat

    def on_table(self, table: Table) -> Table:
        return replace(table, skips=with_item(table.skips, self.seat, table.skips[self.seat] + 1))


class BriberyTaken(Event, frozen=True, tag="microdot.bribery_taken"):
    """A seat takes a Bribery Card."""

    rule, weight = "MD-9.1", "part"
    line = "{seat:who} takes a Bribery Card."
    seat: Seat

    def on_table(self, table: Table) -> Table:
        return table.with_bribery(self.seat, 1)


class BriberyReturned(Event, frozen=True, tag="microdot.bribery_returned"):
    """An unused Bribery Card returns to the stack."""

    rule, weight = "MD-9.4", "part"
    line = "{seat:who} returns a Bribery Card."
    seat: Seat

    def on_table(self, table: Table) -> Table:
        return table.with_bribery(self.seat, -1)


class BriberyUsed(Event, frozen=True, tag="microdot.bribery_used"):
    """A captured piece is freed; the Bribery Card returns to the stack."""

    rule = "MD-9.2"
    line = "{seat:who} frees the {item:item} from {captor:who} with a Bribery Card, and puts it on {to:place}."
    seat: Seat
    item: Annotated[Item, Meta(description="The freed piece.")]
    to: Annotated[Place, Meta(description="The place where the piece is put.")]
    captor: Annotated[Seat, Meta(description="The seat that held the piece.")]

    def on_table(self, table: Table) -> Table:
        after = table.with_bribery(self.seat, -1).with_piece(self.seat, self.item, self.to)
        return replace(after, asked=without_seat(table.asked, self.seat))


class BriberyAsked(Event, frozen=True, tag="microdot.bribery_asked"):
    """Seats that lost a piece may use a Bribery Card at once."""

    rule, weight = "MD-9.5", "silent"
    line = "{seats:all} may use a Bribery Card at once."
    seats: Annotated[tuple[Seat, ...], Meta(description="Seats that must answer.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, asked=self.seats)


class BriberyKept(Event, frozen=True, tag="microdot.bribery_kept"):
    """A seat uses no Bribery Card now."""

    rule = "MD-9.5"
    line = "{seat:who} uses no Bribery Card."
    seat: Seat

    def on_table(self, table: Table) -> Table:
        return replace(table, asked=without_seat(table.asked, self.seat))


class DeckReshuffled(Event, frozen=True, tag="microdot.deck_reshuffled"):
    """An empty deck is reshuffled."""

    rule, weight = "MD-3.8", "part"
    line = "The {deck:plain} deck is shuffled again."
    deck: Annotated[Literal["briefing", "mission"], Meta(description="The shuffled deck: Briefing or Mission Cards.")]
    shuffle: Annotated[int, Meta(description="Number of the shuffle; the first deck is 1.")]

    def on_table(self, table: Table) -> Table:
        if self.deck == "mission":
            size = len(table.mission_used)
            return replace(table, mission_deck=size, mission_used=(), mission_shuffle=self.shuffle)
        size = len(table.briefing_used) + len(table.unshown)
        return replace(table, briefing_deck=size, briefing_used=(), unshown=(), briefing_shuffle=self.shuffle)

    def on_every_mind(self, mind: Mind) -> Mind:
        return replace(mind, read=()) if self.deck == "briefing" else mind


EVENTS = (
    TurnBegan, TurnSkipped, ColouredThrown, SymbolThrown, AgentMoved, BriefingRead, BriefingReadAlone, BriefingShown,
    MissionRead, EquipmentOffered, EquipmentTaken, EquipmentDeclined, MoveOpened, PieceStepped, Passed, PieceCaptured,
    PiecesClashed, BagTaken, BagLeft, ModeChanged, TurnLost, BriberyTaken, BriberyReturned, BriberyUsed, BriberyAsked,
    BriberyKept, DeckReshuffled,
)  # fmt: skip
