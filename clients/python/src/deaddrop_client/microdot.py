# Written by clients/regenerate; not to be edited. a55372e6e973402f0a9959cada1ebccc 00e896476157fc2931a30cb18f266f9a
"""Microdot, version 1: its views, events, commands and options."""

from __future__ import annotations

from datetime import datetime
from typing import Any, ClassVar, Literal, TypeAlias

from deaddrop_client import models, shared
from deaddrop_client.model import Model
from deaddrop_client.models import (
    AdviceWords,
    AskedWords,
    DangerWords,
    GameOutcome,
    GameStatus,
    GoalWords,
    HintWords,
    Luck,
    OfferField,
    OpenDecision,
    Outcome,
    OwnDecision,
    RulesetName,
    Ruling,
    Scene,
    TableClock,
    TablePause,
    Withheld,
)
from deaddrop_client.rules import Rules
from deaddrop_client.shared import (
    BotTryOpening,
    ClockPlan,
    CommandOpening,
    DrawsOpening,
    EventHead,
    GameCreatedDataDeal,
    GameCreatedDataVisibility,
    GameCreatedOpenings,
    GameForkedDataDeal,
    GameForkedDataLuck,
    GameForkedDataVisibility,
    GameForkedOpenings,
    LuckPlan,
    NamedCheckpoint,
    Openings,
    ParentData,
    Policy,
    TournamentTableData,
)


class AgentMovedData(Model, frozen=True, kw_only=True):
    """
    An agent moves on the strip.  Rule MD-5.1.

    seat: The seat that acts, or that the event happens to.
    segment: The segment of the strip that the agent enters, from 0, clockwise.
    blocked: Whether another agent stands on the segment.
    shows: The picture on the segment: a piece of equipment or `microdot`.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    segment: int
    """The segment of the strip that the agent enters, from 0, clockwise."""
    blocked: bool
    """Whether another agent stands on the segment."""
    shows: str
    """The picture on the segment: a piece of equipment or `microdot`."""


class AnswerDrawCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="answer_draw"):
    """
    Agree to a draw, or play on.  Rule MD-10.4.

    agree: Whether you agree to a draw.
    """

    type: ClassVar[Literal["answer_draw"]] = "answer_draw"
    agree: bool
    """Whether you agree to a draw."""


class BagBroughtHomeData(Model, frozen=True, kw_only=True):
    """
    An enemy's bag is on the HQ square of `seat`.  Rule MD-10.1.

    seat: The seat that acts, or that the event happens to.
    owner: The seat that owns the bag.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    owner: int
    """The seat that owns the bag."""


class BagLeftData(Model, frozen=True, kw_only=True):
    """
    The bag of `owner` lies unattended.  Rule MD-8.4.

    owner: The seat that owns the bag.
    at: The square of the bag.
    """

    owner: int
    """The seat that owns the bag."""
    at: str
    """The square of the bag."""


BarriersBodyEast: TypeAlias = Literal["wall", "wire"]


BarriersBodyNorth: TypeAlias = Literal["wall", "wire"]


BarriersBodySouth: TypeAlias = Literal["wall", "wire"]


BarriersBodyWest: TypeAlias = Literal["wall", "wire"]


BarriersEast: TypeAlias = Literal["wall", "wire"]


BarriersNorth: TypeAlias = Literal["wall", "wire"]


BarriersSouth: TypeAlias = Literal["wall", "wire"]


BarriersWest: TypeAlias = Literal["wall", "wire"]


class BriberyAskedData(Model, frozen=True, kw_only=True):
    """
    Seats that lost a piece may use a Bribery Card at once.  Rule MD-9.5.

    seats: Seats that must answer.
    """

    seats: list[int]
    """Seats that must answer."""


class BriberyKeptData(Model, frozen=True, kw_only=True):
    """
    A seat uses no Bribery Card now.  Rule MD-9.5.

    seat: The seat that acts, or that the event happens to.
    """

    seat: int
    """The seat that acts, or that the event happens to."""


class BriberyReturnedData(Model, frozen=True, kw_only=True):
    """
    An unused Bribery Card returns to the stack.  Rule MD-9.4.

    seat: The seat that acts, or that the event happens to.
    """

    seat: int
    """The seat that acts, or that the event happens to."""


class BriberyTakenData(Model, frozen=True, kw_only=True):
    """
    A seat takes a Bribery Card.  Rule MD-9.1.

    seat: The seat that acts, or that the event happens to.
    """

    seat: int
    """The seat that acts, or that the event happens to."""


class BriefingReadAloneData(Model, frozen=True, kw_only=True):
    """
    A Briefing Card is read in secret.  Rule MD-12.2.

    seat: The seat that acts, or that the event happens to.
    numbers: Numbers the Briefing Card may have, by public knowledge.
    is_offer: Whether the card offers a piece.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    numbers: list[int]
    """Numbers the Briefing Card may have, by public knowledge."""
    is_offer: bool
    """Whether the card offers a piece."""


class BriefingReadAloneNumberOpening(Model, frozen=True, kw_only=True):
    """
    Number of the Briefing Card.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: int
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class BriefingsRevealedData(Model, frozen=True, kw_only=True):
    """
    Secret briefings never shown since the deck was last shuffled, by seat.  Rule MD-12.2.

    numbers: Numbers of unshown secret briefings, by seat.
    """

    numbers: list[list[int]]
    """Numbers of unshown secret briefings, by seat."""


Colour: TypeAlias = Literal["blue", "green", "red", "yellow"]


class ColourChosenData(Model, frozen=True, kw_only=True):
    """
    A seat chooses a colour.  Rule MD-2.2.

    seat: The seat that acts, or that the event happens to.
    colour: The colour chosen; it also fixes the territory.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    colour: Colour
    """The colour chosen; it also fixes the territory."""


class ColouredThrownData(Model, frozen=True, kw_only=True):
    """
    A throw of the Coloured Die.  Rule MD-5.1.

    seat: The seat that acts, or that the event happens to.
    face: The face thrown.
    nth: Number of the throw within the turn, from 1.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    face: int
    """The face thrown."""
    nth: int
    """Number of the throw within the turn, from 1."""


DeckReshuffledDataDeck: TypeAlias = Literal["briefing", "mission"]


class DeclineCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="decline"):
    """
    Take nothing.  Rule MD-5.3.

    """

    type: ClassVar[Literal["decline"]] = "decline"


Direction: TypeAlias = Literal["any", "diag", "ortho"]


Does: TypeAlias = Literal[
    "again", "barrier", "collect", "miss", "nothing", "release", "return_bribery", "step", "take_bribery"
]


class DrawAnsweredData(Model, frozen=True, kw_only=True):
    """
    A seat agrees to a draw or refuses it.  Rule MD-10.4.

    seat: The seat that acts, or that the event happens to.
    agree: Whether the seat agrees to the draw.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    agree: bool
    """Whether the seat agrees to the draw."""


class DrawProposedData(Model, frozen=True, kw_only=True):
    """
    A seat proposes a draw.  Rule MD-10.4.

    seat: The seat that acts, or that the event happens to.
    asked: Seats that must answer the proposal.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    asked: list[int]
    """Seats that must answer the proposal."""


class DrawRefusedData(Model, frozen=True, kw_only=True):
    """
    The draw is refused and the game goes on.  Rule MD-10.4.

    """


EndedDataReason: TypeAlias = Literal["bag_home", "draw_agreed", "round_cap"]


class Equipment(Model, frozen=True, kw_only=True):
    """
    The places of a player's six pieces.

    gun: Square, box or Interrogation Centre of the Gun.
    dagger: Square, box or Interrogation Centre of the Dagger.
    earphones: Square, box or Interrogation Centre of the Earphones.
    ladder: Square, box or Interrogation Centre of the Ladder.
    wire_cutters: Square, box or Interrogation Centre of the Wire Cutters.
    passport: Square, box or Interrogation Centre of the Passport.
    """

    gun: str
    """Square, box or Interrogation Centre of the Gun."""
    dagger: str
    """Square, box or Interrogation Centre of the Dagger."""
    earphones: str
    """Square, box or Interrogation Centre of the Earphones."""
    ladder: str
    """Square, box or Interrogation Centre of the Ladder."""
    wire_cutters: str
    """Square, box or Interrogation Centre of the Wire Cutters."""
    passport: str
    """Square, box or Interrogation Centre of the Passport."""


class EquipmentDeclinedData(Model, frozen=True, kw_only=True):
    """
    A seat takes nothing.  Rule MD-5.3.

    seat: The seat that acts, or that the event happens to.
    """

    seat: int
    """The seat that acts, or that the event happens to."""


class House(Model, frozen=True, kw_only=True):
    """
    The state hidden from every seat: the decks.

    briefing: Briefing Cards left to draw, sorted, not shuffled.
    mission: Mission Cards left to draw, sorted, not shuffled.
    all_briefing: All Briefing Cards of the full deck.
    all_mission: All Mission Cards of the full deck.
    """

    briefing: list[int]
    """Briefing Cards left to draw, sorted, not shuffled."""
    mission: list[str]
    """Mission Cards left to draw, sorted, not shuffled."""
    all_briefing: list[int]
    """All Briefing Cards of the full deck."""
    all_mission: list[str]
    """All Mission Cards of the full deck."""


Item: TypeAlias = Literal["dagger", "earphones", "gun", "ladder", "passport", "wire_cutters"]


Kind: TypeAlias = Literal["automaton", "bot", "human"]


class LeaveBagCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="leave_bag"):
    """
    Move the piece that stands on your own Bag, and leave the Bag behind.  Rule MD-8.3.

    to: The square or barrier to move to.
    """

    type: ClassVar[Literal["leave_bag"]] = "leave_bag"
    to: str
    """The square or barrier to move to."""


class Mind(Model, frozen=True, kw_only=True):
    """
    A seat's private knowledge.

    seat: The seat with this knowledge.
    read: Numbers of the seat's secret briefings that are unshown since the deck was shuffled, in order.
    offered: Pieces that the seat's last secret briefing offers.
    """

    seat: int
    """The seat with this knowledge."""
    read: list[int]
    """Numbers of the seat's secret briefings that are unshown since the deck was shuffled, in order."""
    offered: list[Item]
    """Pieces that the seat's last secret briefing offers."""


Mode: TypeAlias = Literal["briefing", "mission", "recovery"]


class ModeChangedData(Model, frozen=True, kw_only=True):
    """
    A seat starts its mission, or returns to the strip with its agent in the Interrogation Centre.  Rule MD-4.3.

    seat: The seat that acts, or that the event happens to.
    mode: The agent's place after this event: on the strip or on a mission.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    mode: Mode
    """The agent's place after this event: on the strip or on a mission."""


class MoveOpenedData(Model, frozen=True, kw_only=True):
    """
    A seat may move some of its pieces.  Rule MD-6.2.

    seat: The seat that acts, or that the event happens to.
    direction: Direction of the steps, or `barrier`.
    items: Pieces that the seat may move.
    steps: Number of steps at most.
    one_piece: Whether one piece makes all steps.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    direction: Direction | Literal["barrier"]
    """Direction of the steps, or `barrier`."""
    items: list[Item]
    """Pieces that the seat may move."""
    steps: int
    """Number of steps at most."""
    one_piece: bool
    """Whether one piece makes all steps."""


OfferType: TypeAlias = Literal[
    "choose_colour",
    "throw",
    "use_bribery",
    "take",
    "decline",
    "step_gun",
    "step_dagger",
    "step_earphones",
    "step_ladder",
    "step_wire_cutters",
    "step_passport",
    "leave_bag",
    "pass",
    "propose_draw",
    "answer_draw",
]


OptionsBodyOrder: TypeAlias = Literal["by_throw", "clockwise"]


OptionsBodyTwoPlayer: TypeAlias = Literal["adjacent", "free", "opposite"]


OptionsOrder: TypeAlias = Literal["by_throw", "clockwise"]


OptionsTwoPlayer: TypeAlias = Literal["adjacent", "free", "opposite"]


class OrderSettledData(Model, frozen=True, kw_only=True):
    """
    The order in which the seats choose colours.  Rule MD-2.1.

    seats: Seats in the order in which they choose colours.
    """

    seats: list[int]
    """Seats in the order in which they choose colours."""


class PassCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="pass"):
    """
    Pass: move nothing more in this turn.  Rule MD-6.2.

    """

    type: ClassVar[Literal["pass"]] = "pass"


class PassedData(Model, frozen=True, kw_only=True):
    """
    A seat moves nothing more.  Rule MD-6.2.

    seat: The seat that acts, or that the event happens to.
    """

    seat: int
    """The seat that acts, or that the event happens to."""


class PendingMove(Model, frozen=True, kw_only=True):
    """
    The moves open to the seat at turn.

    direction: Direction of the steps, or `barrier`.
    items: Pieces that may step.
    steps: Number of steps at most.
    one_piece: Whether one piece makes all steps.
    """

    direction: Direction | Literal["barrier"]
    """Direction of the steps, or `barrier`."""
    items: list[Item]
    """Pieces that may step."""
    steps: int
    """Number of steps at most."""
    one_piece: bool
    """Whether one piece makes all steps."""


Phase: TypeAlias = Literal["busy", "colour", "move", "over", "setup", "take", "throw"]


class PieceCapturedData(Model, frozen=True, kw_only=True):
    """
    A piece of `seat` goes to the Interrogation Centre of `captor`.  Rule MD-7.1.

    seat: The seat that acts, or that the event happens to.
    item: The captured piece.
    captor: The seat that captures the piece.
    at: The square of the capture.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    item: Item
    """The captured piece."""
    captor: int
    """The seat that captures the piece."""
    at: str
    """The square of the capture."""


class PieceSteppedData(Model, frozen=True, kw_only=True):
    """
    A piece moves one step.  Rule MD-6.2.

    seat: The seat that acts, or that the event happens to.
    item: The piece that moves.
    to: The square that the piece enters.
    bag: Owner of the bag that moves with the piece; null if none does.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    item: Item
    """The piece that moves."""
    to: str
    """The square that the piece enters."""
    bag: int | None
    """Owner of the bag that moves with the piece; null if none does."""


class PiecesClashedData(Model, frozen=True, kw_only=True):
    """
    Two equal pieces of two seats capture each other.  Rule MD-7.2.

    seat: The seat that acts, or that the event happens to.
    target: The other seat that the event concerns.
    item: The piece of each seat.
    at: The square of the clash.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    target: int
    """The other seat that the event concerns."""
    item: Item
    """The piece of each seat."""
    at: str
    """The square of the clash."""


class ProposeDrawCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="propose_draw"):
    """
    Propose to end the game as a draw.  Rule MD-10.4.

    """

    type: ClassVar[Literal["propose_draw"]] = "propose_draw"


class SeatPlan(Model, frozen=True, kw_only=True):
    """
    The plan of a seat: the kind of its player, and a bot's policy.

    kind: The kind of the seat's player.
    bot: The name of the bot's policy; absent for other kinds of player.
    policy: The bot program of the seat: its version and digest.
    open: True if any caller may take the seat without a code; absent otherwise.
    """

    kind: Kind
    """The kind of the seat's player."""
    bot: str | None
    """The name of the bot's policy; absent for other kinds of player."""
    policy: Policy | None = None
    """The bot program of the seat: its version and digest."""
    open: bool | None = None
    """True if any caller may take the seat without a code; absent otherwise."""


Shade: TypeAlias = Literal["black", "white"]


class StepDaggerCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="step_dagger"):
    """
    Move your Dagger.  Rule MD-6.2.

    to: The square or barrier to move to.
    """

    type: ClassVar[Literal["step_dagger"]] = "step_dagger"
    to: str
    """The square or barrier to move to."""


class StepEarphonesCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="step_earphones"):
    """
    Move your Earphones.  Rule MD-6.2.

    to: The square or barrier to move to.
    """

    type: ClassVar[Literal["step_earphones"]] = "step_earphones"
    to: str
    """The square or barrier to move to."""


class StepGunCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="step_gun"):
    """
    Move your Gun.  Rule MD-6.2.

    to: The square or barrier to move to.
    """

    type: ClassVar[Literal["step_gun"]] = "step_gun"
    to: str
    """The square or barrier to move to."""


class StepLadderCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="step_ladder"):
    """
    Move your Ladder.  Rule MD-6.2.

    to: The square or barrier to move to.
    """

    type: ClassVar[Literal["step_ladder"]] = "step_ladder"
    to: str
    """The square or barrier to move to."""


class StepPassportCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="step_passport"):
    """
    Move your Passport.  Rule MD-6.2.

    to: The square or barrier to move to.
    """

    type: ClassVar[Literal["step_passport"]] = "step_passport"
    to: str
    """The square or barrier to move to."""


class StepWireCuttersCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="step_wire_cutters"):
    """
    Move your Wire Cutters.  Rule MD-6.2.

    to: The square or barrier to move to.
    """

    type: ClassVar[Literal["step_wire_cutters"]] = "step_wire_cutters"
    to: str
    """The square or barrier to move to."""


Symbol: TypeAlias = Literal["any", "barrier", "diag", "mission", "ortho"]


class SymbolThrownData(Model, frozen=True, kw_only=True):
    """
    A throw of the Symbol Die.  Rule MD-6.1.

    seat: The seat that acts, or that the event happens to.
    face: The face thrown.
    nth: Number of the throw within the turn, from 1.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    face: Symbol
    """The face thrown."""
    nth: int
    """Number of the throw within the turn, from 1."""


class TableLaidData(Model, frozen=True, kw_only=True):
    """
    The bags are placed.  Rule MD-2.4.

    bags: Squares of the bags, by seat.
    order: Seats in turn order.
    """

    bags: list[str]
    """Squares of the bags, by seat."""
    order: list[int]
    """Seats in turn order."""


class TakeCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="take"):
    """
    Take a piece of equipment on offer, and place it.  Rule MD-5.3.

    item: The piece to take.
    to: The place where the piece is put.
    """

    type: ClassVar[Literal["take"]] = "take"
    item: Item
    """The piece to take."""
    to: str
    """The place where the piece is put."""


class ThrowCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="throw"):
    """
    Throw the die: the Coloured Die on the strip, the Symbol Die on the mission.  Rule MD-4.1.

    """

    type: ClassVar[Literal["throw"]] = "throw"


class ThrownForStartData(Model, frozen=True, kw_only=True):
    """
    A throw of the Coloured Die for the order of choosing colours.  Rule MD-2.1.

    seat: The seat that acts, or that the event happens to.
    face: The face thrown.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    face: int
    """The face thrown."""


class TurnBeganData(Model, frozen=True, kw_only=True):
    """
    A turn begins.  Rule MD-4.1.

    seat: The seat that acts, or that the event happens to.
    round: Number of the round, from 1.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    round: int
    """Number of the round, from 1."""


class TurnLostData(Model, frozen=True, kw_only=True):
    """
    A seat will miss a turn.  Rule MD-4.2.

    seat: The seat that acts, or that the event happens to.
    """

    seat: int
    """The seat that acts, or that the event happens to."""


class TurnSkippedData(Model, frozen=True, kw_only=True):
    """
    A seat misses its turn.  Rule MD-4.2.

    seat: The seat that acts, or that the event happens to.
    round: Number of the round, from 1.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    round: int
    """Number of the round, from 1."""


class UnshownBriefing(Model, frozen=True, kw_only=True):
    """
    A secret briefing, and the numbers that its card may have. Rule MD-12.2.  Rule MD-12.2.

    seat: The seat that read the briefing.
    numbers: Numbers that the Briefing Card may have, ascending.
    """

    seat: int
    """The seat that read the briefing."""
    numbers: list[int]
    """Numbers that the Briefing Card may have, ascending."""


class UseBriberyCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="use_bribery"):
    """
    Free one of your captured pieces with a Bribery Card.  Rule MD-9.5.

    item: The captured piece to free.
    to: The place where the piece is put.
    """

    type: ClassVar[Literal["use_bribery"]] = "use_bribery"
    item: Item
    """The captured piece to free."""
    to: str
    """The place where the piece is put."""


class AgentMovedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.agent_moved"):
    """
    An agent moves on the strip.  Rule MD-5.1.

    """

    type: ClassVar[Literal["microdot.agent_moved"]] = "microdot.agent_moved"
    data: AgentMovedData
    openings: Openings


class BagBroughtHomeEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.bag_brought_home"):
    """
    An enemy's bag is on the HQ square of `seat`.  Rule MD-10.1.

    """

    type: ClassVar[Literal["microdot.bag_brought_home"]] = "microdot.bag_brought_home"
    data: BagBroughtHomeData
    openings: Openings


class BagLeftEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.bag_left"):
    """
    The bag of `owner` lies unattended.  Rule MD-8.4.

    """

    type: ClassVar[Literal["microdot.bag_left"]] = "microdot.bag_left"
    data: BagLeftData
    openings: Openings


class BagTakenData(Model, frozen=True, kw_only=True):
    """
    A piece of `seat` now stands on the bag of `owner`.  Rule MD-8.1.

    seat: The seat that acts, or that the event happens to.
    item: The piece that stands on the bag.
    owner: The seat that owns the bag.
    at: The square of the bag.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    item: Item
    """The piece that stands on the bag."""
    owner: int
    """The seat that owns the bag."""
    at: str
    """The square of the bag."""


class BagTakenEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.bag_taken"):
    """
    A piece of `seat` now stands on the bag of `owner`.  Rule MD-8.1.

    """

    type: ClassVar[Literal["microdot.bag_taken"]] = "microdot.bag_taken"
    data: BagTakenData
    openings: Openings


class Barriers(Model, frozen=True, kw_only=True):
    """
    The barriers between the territories; wall and wire follow the same rules.

    north: The barrier north of the middle.
    east: The barrier east of the middle.
    south: The barrier south of the middle.
    west: The barrier west of the middle.
    """

    north: BarriersNorth
    """The barrier north of the middle."""
    east: BarriersEast
    """The barrier east of the middle."""
    south: BarriersSouth
    """The barrier south of the middle."""
    west: BarriersWest
    """The barrier west of the middle."""


class BarriersBody(Model, frozen=True, kw_only=True):
    """
    The barriers between the territories; wall and wire follow the same rules.

    north: The barrier north of the middle. By default `"wall"`.
    east: The barrier east of the middle. By default `"wire"`.
    south: The barrier south of the middle. By default `"wall"`.
    west: The barrier west of the middle. By default `"wire"`.
    """

    north: BarriersBodyNorth | None = None
    """The barrier north of the middle. By default `"wall"`."""
    east: BarriersBodyEast | None = None
    """The barrier east of the middle. By default `"wire"`."""
    south: BarriersBodySouth | None = None
    """The barrier south of the middle. By default `"wall"`."""
    west: BarriersBodyWest | None = None
    """The barrier west of the middle. By default `"wire"`."""


class Board(Model, frozen=True, kw_only=True):
    """
    The inner board, row by row from the north. The quarters are the territories: red in the north-west, then clockwise blue, green and yellow.

    squares: The board's rows of squares, from the north: `.` plain, `D` dark, `H` HQ, `B` bag spot, `E` EMBASSY.
    barriers: The barriers between the quarters of the board.
    """

    squares: list[str]
    """The board's rows of squares, from the north: `.` plain, `D` dark, `H` HQ, `B` bag spot, `E` EMBASSY."""
    barriers: Barriers
    """The barriers between the quarters of the board."""


class BoardBody(Model, frozen=True, kw_only=True):
    """
    The inner board, row by row from the north. The quarters are the territories: red in the north-west, then clockwise blue, green and yellow.

    squares: The board's rows of squares, from the north: `.` plain, `D` dark, `H` HQ, `B` bag spot, `E` EMBASSY.
    barriers: The barriers between the quarters of the board. By default `{"north":"wall","east":"wire","south":"wall","west":"wire"}`.
    """

    squares: list[str]
    """The board's rows of squares, from the north: `.` plain, `D` dark, `H` HQ, `B` bag spot, `E` EMBASSY."""
    barriers: BarriersBody | None = None
    """The barriers between the quarters of the board. By default `{"north":"wall","east":"wire","south":"wall","west":"wire"}`."""


class BriberyAskedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.bribery_asked"):
    """
    Seats that lost a piece may use a Bribery Card at once.  Rule MD-9.5.

    """

    type: ClassVar[Literal["microdot.bribery_asked"]] = "microdot.bribery_asked"
    data: BriberyAskedData
    openings: Openings


class BriberyKeptEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.bribery_kept"):
    """
    A seat uses no Bribery Card now.  Rule MD-9.5.

    """

    type: ClassVar[Literal["microdot.bribery_kept"]] = "microdot.bribery_kept"
    data: BriberyKeptData
    openings: Openings


class BriberyReturnedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.bribery_returned"):
    """
    An unused Bribery Card returns to the stack.  Rule MD-9.4.

    """

    type: ClassVar[Literal["microdot.bribery_returned"]] = "microdot.bribery_returned"
    data: BriberyReturnedData
    openings: Openings


class BriberyTakenEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.bribery_taken"):
    """
    A seat takes a Bribery Card.  Rule MD-9.1.

    """

    type: ClassVar[Literal["microdot.bribery_taken"]] = "microdot.bribery_taken"
    data: BriberyTakenData
    openings: Openings


class BriberyUsedData(Model, frozen=True, kw_only=True):
    """
    A captured piece is freed; the Bribery Card returns to the stack.  Rule MD-9.2.

    seat: The seat that acts, or that the event happens to.
    item: The freed piece.
    to: The place where the piece is put.
    captor: The seat that held the piece.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    item: Item
    """The freed piece."""
    to: str
    """The place where the piece is put."""
    captor: int
    """The seat that held the piece."""


class BriberyUsedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.bribery_used"):
    """
    A captured piece is freed; the Bribery Card returns to the stack.  Rule MD-9.2.

    """

    type: ClassVar[Literal["microdot.bribery_used"]] = "microdot.bribery_used"
    data: BriberyUsedData
    openings: Openings


class BriefingReadAloneItemsOpening(Model, frozen=True, kw_only=True):
    """
    The pieces that the card offers.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: list[Item]
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class BriefingReadAloneOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    number: BriefingReadAloneNumberOpening | None = None
    items: BriefingReadAloneItemsOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class BriefingsRevealedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.briefings_revealed"):
    """
    Secret briefings never shown since the deck was last shuffled, by seat.  Rule MD-12.2.

    """

    type: ClassVar[Literal["microdot.briefings_revealed"]] = "microdot.briefings_revealed"
    data: BriefingsRevealedData
    openings: Openings


class ChooseColourCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="choose_colour"):
    """
    Choose the colour, and with it the territory, that you play.  Rule MD-2.2.

    colour: The colour to play, which also fixes the territory.
    """

    type: ClassVar[Literal["choose_colour"]] = "choose_colour"
    colour: Colour
    """The colour to play, which also fixes the territory."""


class ColourChosenEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.colour_chosen"):
    """
    A seat chooses a colour.  Rule MD-2.2.

    """

    type: ClassVar[Literal["microdot.colour_chosen"]] = "microdot.colour_chosen"
    data: ColourChosenData
    openings: Openings


class ColouredThrownEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.coloured_thrown"):
    """
    A throw of the Coloured Die.  Rule MD-5.1.

    """

    type: ClassVar[Literal["microdot.coloured_thrown"]] = "microdot.coloured_thrown"
    data: ColouredThrownData
    openings: Openings


class DeckReshuffledData(Model, frozen=True, kw_only=True):
    """
    An empty deck is reshuffled.  Rule MD-3.8.

    deck: The shuffled deck: Briefing or Mission Cards.
    shuffle: Number of the shuffle; the first deck is 1.
    """

    deck: DeckReshuffledDataDeck
    """The shuffled deck: Briefing or Mission Cards."""
    shuffle: int
    """Number of the shuffle; the first deck is 1."""


class DeckReshuffledEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.deck_reshuffled"):
    """
    An empty deck is reshuffled.  Rule MD-3.8.

    """

    type: ClassVar[Literal["microdot.deck_reshuffled"]] = "microdot.deck_reshuffled"
    data: DeckReshuffledData
    openings: Openings


class Dice(Model, frozen=True, kw_only=True):
    """
    The faces of the three dice.

    coloured: Numbers of the Coloured Die.
    symbol: Faces of the Symbol Die.
    black_white: Faces of the Black/White Die.
    """

    coloured: list[int]
    """Numbers of the Coloured Die."""
    symbol: list[Symbol]
    """Faces of the Symbol Die."""
    black_white: list[Shade]
    """Faces of the Black/White Die."""


class DiceBody(Model, frozen=True, kw_only=True):
    """
    The faces of the three dice.

    coloured: Numbers of the Coloured Die.
    symbol: Faces of the Symbol Die.
    black_white: Faces of the Black/White Die.
    """

    coloured: list[int]
    """Numbers of the Coloured Die."""
    symbol: list[Symbol]
    """Faces of the Symbol Die."""
    black_white: list[Shade]
    """Faces of the Black/White Die."""


class DrawAnsweredEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.draw_answered"):
    """
    A seat agrees to a draw or refuses it.  Rule MD-10.4.

    """

    type: ClassVar[Literal["microdot.draw_answered"]] = "microdot.draw_answered"
    data: DrawAnsweredData
    openings: Openings


class DrawProposedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.draw_proposed"):
    """
    A seat proposes a draw.  Rule MD-10.4.

    """

    type: ClassVar[Literal["microdot.draw_proposed"]] = "microdot.draw_proposed"
    data: DrawProposedData
    openings: Openings


class DrawRefusedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.draw_refused"):
    """
    The draw is refused and the game goes on.  Rule MD-10.4.

    """

    type: ClassVar[Literal["microdot.draw_refused"]] = "microdot.draw_refused"
    data: DrawRefusedData
    openings: Openings


class EndedData(Model, frozen=True, kw_only=True):
    """
    The game ends.  Rule MD-10.1.

    winners: Seats that won; empty for a draw.
    reason: The reason of the end, as a code of the ruleset.
    """

    winners: list[int]
    """Seats that won; empty for a draw."""
    reason: EndedDataReason
    """The reason of the end, as a code of the ruleset."""


class EndedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.ended"):
    """
    The game ends.  Rule MD-10.1.

    """

    type: ClassVar[Literal["microdot.ended"]] = "microdot.ended"
    data: EndedData
    openings: Openings


class EquipmentDeclinedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.equipment_declined"):
    """
    A seat takes nothing.  Rule MD-5.3.

    """

    type: ClassVar[Literal["microdot.equipment_declined"]] = "microdot.equipment_declined"
    data: EquipmentDeclinedData
    openings: Openings


class EquipmentOfferedData(Model, frozen=True, kw_only=True):
    """
    A seat may take one of some pieces.  Rule MD-5.3.

    seat: The seat that acts, or that the event happens to.
    items: Pieces that the seat may take.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    items: list[Item]
    """Pieces that the seat may take."""


class EquipmentOfferedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.equipment_offered"):
    """
    A seat may take one of some pieces.  Rule MD-5.3.

    """

    type: ClassVar[Literal["microdot.equipment_offered"]] = "microdot.equipment_offered"
    data: EquipmentOfferedData
    openings: Openings


class EquipmentTakenData(Model, frozen=True, kw_only=True):
    """
    A seat takes a piece.  Rule MD-5.5.

    seat: The seat that acts, or that the event happens to.
    item: The piece that the seat takes.
    to: The place where the piece is put.
    captor: The seat that held the piece; null for a piece from the box.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    item: Item
    """The piece that the seat takes."""
    to: str
    """The place where the piece is put."""
    captor: int | None
    """The seat that held the piece; null for a piece from the box."""


class EquipmentTakenEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.equipment_taken"):
    """
    A seat takes a piece.  Rule MD-5.5.

    """

    type: ClassVar[Literal["microdot.equipment_taken"]] = "microdot.equipment_taken"
    data: EquipmentTakenData
    openings: Openings


class GameCreatedData(Model, frozen=True, kw_only=True):
    """
    The game is created: its rules, its options, and the commitment to its seed.

    ruleset: The ruleset's name.
    ruleset_version: The version of the ruleset's rules.
    options: All table options, defaults filled in.
    seats: The plan of each seat: the kind of its player, and a bot's policy.
    visibility: Whether the lobby lists the game.
    delay_s: Seconds by which spectators see the game late.
    deal: The source of the deal: the way in which the seed was chosen.
    analysis: Whether a seat may fork the running game from its information state.
    has_arbiter: Whether a token with every viewpoint was made, for an arbiter.
    commitment: SHA-256 of the seed, hexadecimal.
    pace_ms: Milliseconds from the opening of a decision to a bot's answer.
    games_log: The last checkpoint of the log of games; null without a log.
    players: Commitments to the names given at creation, by seat, hexadecimal.
    id_hash: Hash of the game's id, hexadecimal.
    luck_plan: The randomness protocol before the deal; absent from games dealt from their seed alone.
    clock_plan: Time for people's decisions; absent from tables without a clock.
    rated: True if the result counts for the ratings of the players at the table; absent otherwise.
    hints: True if seats get deductions from their views; absent otherwise.
    tournament_table: The place of the game in a tournament; absent from games outside tournaments.
    """

    ruleset: str
    """The ruleset's name."""
    ruleset_version: int
    """The version of the ruleset's rules."""
    options: dict[str, Any]
    """All table options, defaults filled in."""
    seats: list[SeatPlan]
    """The plan of each seat: the kind of its player, and a bot's policy."""
    visibility: GameCreatedDataVisibility
    """Whether the lobby lists the game."""
    delay_s: int
    """Seconds by which spectators see the game late."""
    deal: GameCreatedDataDeal
    """The source of the deal: the way in which the seed was chosen."""
    analysis: bool
    """Whether a seat may fork the running game from its information state."""
    has_arbiter: bool
    """Whether a token with every viewpoint was made, for an arbiter."""
    commitment: str
    """SHA-256 of the seed, hexadecimal."""
    pace_ms: int
    """Milliseconds from the opening of a decision to a bot's answer."""
    games_log: NamedCheckpoint | None
    """The last checkpoint of the log of games; null without a log."""
    players: list[str | None]
    """Commitments to the names given at creation, by seat, hexadecimal."""
    id_hash: str
    """Hash of the game's id, hexadecimal."""
    luck_plan: LuckPlan | None = None
    """The randomness protocol before the deal; absent from games dealt from their seed alone."""
    clock_plan: ClockPlan | None = None
    """Time for people's decisions; absent from tables without a clock."""
    rated: bool | None = None
    """True if the result counts for the ratings of the players at the table; absent otherwise."""
    hints: bool | None = None
    """True if seats get deductions from their views; absent otherwise."""
    tournament_table: TournamentTableData | None = None
    """The place of the game in a tournament; absent from games outside tournaments."""


class GameCreatedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="game.created"):
    """
    The game is created: its rules, its options, and the commitment to its seed.

    """

    type: ClassVar[Literal["game.created"]] = "game.created"
    data: GameCreatedData
    openings: GameCreatedOpenings


class GameForkedData(Model, frozen=True, kw_only=True):
    """
    A game continues from a version of another, with seats, tokens and salts of its own.

    parent: The game and version that the fork continues from.
    viewpoint: The viewpoint whose knowledge the fork starts from.
    luck: The remaining luck of the fork: the parent's own, or fresh luck.
    table: The public state of the position: sampled to match the view of `viewpoint`, or taken from a replay that shows everything; one event for each mind follows. null if the parent's own log comes before this event.
    ruleset: The ruleset's name.
    ruleset_version: The version of the ruleset's rules.
    options: All table options, defaults filled in.
    seats: The plan of each seat: the kind of its player, and a bot's policy.
    visibility: Whether the lobby lists the game.
    delay_s: Seconds by which spectators see the game late.
    deal: The source of the deal: the way in which the seed was chosen.
    analysis: Whether a seat may fork the running game from its information state.
    has_arbiter: Whether a token with every viewpoint was made, for an arbiter.
    commitment: SHA-256 of the seed, hexadecimal.
    pace_ms: Milliseconds from the opening of a decision to a bot's answer.
    games_log: The last checkpoint of the log of games; null without a log.
    players: Commitments to the names given at creation, by seat, hexadecimal.
    id_hash: Hash of the game's id, hexadecimal.
    luck_plan: The randomness protocol before the deal; absent from games dealt from their seed alone.
    clock_plan: Time for people's decisions; absent from tables without a clock.
    rated: True if the result counts for the ratings of the players at the table; absent otherwise.
    hints: True if seats get deductions from their views; absent otherwise.
    tournament_table: The place of the game in a tournament; absent from games outside tournaments.
    """

    parent: ParentData
    """The game and version that the fork continues from."""
    viewpoint: str
    """The viewpoint whose knowledge the fork starts from."""
    luck: GameForkedDataLuck
    """The remaining luck of the fork: the parent's own, or fresh luck."""
    table: dict[str, Any] | None
    """The public state of the position: sampled to match the view of `viewpoint`, or taken from a replay that shows everything; one event for each mind follows. null if the parent's own log comes before this event."""
    ruleset: str
    """The ruleset's name."""
    ruleset_version: int
    """The version of the ruleset's rules."""
    options: dict[str, Any]
    """All table options, defaults filled in."""
    seats: list[SeatPlan]
    """The plan of each seat: the kind of its player, and a bot's policy."""
    visibility: GameForkedDataVisibility
    """Whether the lobby lists the game."""
    delay_s: int
    """Seconds by which spectators see the game late."""
    deal: GameForkedDataDeal
    """The source of the deal: the way in which the seed was chosen."""
    analysis: bool
    """Whether a seat may fork the running game from its information state."""
    has_arbiter: bool
    """Whether a token with every viewpoint was made, for an arbiter."""
    commitment: str
    """SHA-256 of the seed, hexadecimal."""
    pace_ms: int
    """Milliseconds from the opening of a decision to a bot's answer."""
    games_log: NamedCheckpoint | None
    """The last checkpoint of the log of games; null without a log."""
    players: list[str | None]
    """Commitments to the names given at creation, by seat, hexadecimal."""
    id_hash: str
    """Hash of the game's id, hexadecimal."""
    luck_plan: LuckPlan | None = None
    """The randomness protocol before the deal; absent from games dealt from their seed alone."""
    clock_plan: ClockPlan | None = None
    """Time for people's decisions; absent from tables without a clock."""
    rated: bool | None = None
    """True if the result counts for the ratings of the players at the table; absent otherwise."""
    hints: bool | None = None
    """True if seats get deductions from their views; absent otherwise."""
    tournament_table: TournamentTableData | None = None
    """The place of the game in a tournament; absent from games outside tournaments."""


class GameForkedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="game.forked"):
    """
    A game continues from a version of another, with seats, tokens and salts of its own.

    """

    type: ClassVar[Literal["game.forked"]] = "game.forked"
    data: GameForkedData
    openings: GameForkedOpenings


class Instruction(Model, frozen=True, kw_only=True):
    """
    A line of a decode chart.

    does: The kind of instruction.
    items: Pieces to collect or to step with.
    direction: Direction of the steps.
    steps: Number of steps at most.
    one_piece: Whether one piece makes all steps.
    """

    does: Does
    """The kind of instruction."""
    items: list[Item]
    """Pieces to collect or to step with."""
    direction: Direction
    """Direction of the steps."""
    steps: int
    """Number of steps at most."""
    one_piece: bool
    """Whether one piece makes all steps."""


class InstructionBody(Model, frozen=True, kw_only=True):
    """
    A line of a decode chart.

    does: The kind of instruction.
    items: Pieces to collect or to step with. By default `[]`.
    direction: Direction of the steps. By default `"any"`.
    steps: Number of steps at most. By default `1`.
    one_piece: Whether one piece makes all steps. By default `false`.
    """

    does: Does
    """The kind of instruction."""
    items: list[Item] | None = None
    """Pieces to collect or to step with. By default `[]`."""
    direction: Direction | None = None
    """Direction of the steps. By default `"any"`."""
    steps: int | None = None
    """Number of steps at most. By default `1`."""
    one_piece: bool | None = None
    """Whether one piece makes all steps. By default `false`."""


class Mission(Model, frozen=True, kw_only=True):
    """
    A line of the Mission Decode Chart.

    letter: The letter on the Mission Card.
    cards: Number of Mission Cards with this letter.
    black: The card's instruction for the black face of the Black/White Die.
    white: The card's instruction for the white face of the Black/White Die.
    """

    letter: str
    """The letter on the Mission Card."""
    cards: int
    """Number of Mission Cards with this letter."""
    black: Instruction
    """The card's instruction for the black face of the Black/White Die."""
    white: Instruction
    """The card's instruction for the white face of the Black/White Die."""


class MissionBody(Model, frozen=True, kw_only=True):
    """
    A line of the Mission Decode Chart.

    letter: The letter on the Mission Card.
    cards: Number of Mission Cards with this letter.
    black: The card's instruction for the black face of the Black/White Die.
    white: The card's instruction for the white face of the Black/White Die.
    """

    letter: str
    """The letter on the Mission Card."""
    cards: int
    """Number of Mission Cards with this letter."""
    black: InstructionBody
    """The card's instruction for the black face of the Black/White Die."""
    white: InstructionBody
    """The card's instruction for the white face of the Black/White Die."""


class MissionReadData(Model, frozen=True, kw_only=True):
    """
    A Mission Card is read, and the Black/White Die is thrown.  Rule MD-6.6.

    seat: The seat that acts, or that the event happens to.
    letter: Letter of the Mission Card.
    face: The face of the Black/White Die.
    says: The instruction of the Mission Decode Chart for card and die.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    letter: str
    """Letter of the Mission Card."""
    face: Shade
    """The face of the Black/White Die."""
    says: Instruction
    """The instruction of the Mission Decode Chart for card and die."""


class MissionReadEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.mission_read"):
    """
    A Mission Card is read, and the Black/White Die is thrown.  Rule MD-6.6.

    """

    type: ClassVar[Literal["microdot.mission_read"]] = "microdot.mission_read"
    data: MissionReadData
    openings: Openings


class ModeChangedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.mode_changed"):
    """
    A seat starts its mission, or returns to the strip with its agent in the Interrogation Centre.  Rule MD-4.3.

    """

    type: ClassVar[Literal["microdot.mode_changed"]] = "microdot.mode_changed"
    data: ModeChangedData
    openings: Openings


class MoveOpenedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.move_opened"):
    """
    A seat may move some of its pieces.  Rule MD-6.2.

    """

    type: ClassVar[Literal["microdot.move_opened"]] = "microdot.move_opened"
    data: MoveOpenedData
    openings: Openings


class Offer(Model, frozen=True, kw_only=True):
    """
    A form of command that is legal now.

    exact: Whether every instance of the schema will be accepted.
    rule: The rule that allows the command.
    schema: The JSON Schema (2020-12) of the command body; the `title` of a property is its label in a form.
    summary: The command's effect, in a sentence.
    title: The label of the command's button.
    type: The command's `type`, to send.
    at: The zone, or the thing in a zone, that stands for the command, with `words` only; null: none.
    consequence: The command's effect in a sentence, with `words` only.
    fields: The fields of the command by name, with `words` only.
    grave: Whether to ask for confirmation before the command is sent, with `words` only.
    """

    exact: bool
    """Whether every instance of the schema will be accepted."""
    rule: str
    """The rule that allows the command."""
    schema: dict[str, Any]
    """The JSON Schema (2020-12) of the command body; the `title` of a property is its label in a form."""
    summary: str
    """The command's effect, in a sentence."""
    title: str
    """The label of the command's button."""
    type: OfferType
    """The command's `type`, to send."""
    at: str | None = None
    """The zone, or the thing in a zone, that stands for the command, with `words` only; null: none."""
    consequence: str | None = None
    """The command's effect in a sentence, with `words` only."""
    fields: dict[str, OfferField] | None = None
    """The fields of the command by name, with `words` only."""
    grave: bool | None = None
    """Whether to ask for confirmation before the command is sent, with `words` only."""


class OrderSettledEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.order_settled"):
    """
    The order in which the seats choose colours.  Rule MD-2.1.

    """

    type: ClassVar[Literal["microdot.order_settled"]] = "microdot.order_settled"
    data: OrderSettledData
    openings: Openings


class PassedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.passed"):
    """
    A seat moves nothing more.  Rule MD-6.2.

    """

    type: ClassVar[Literal["microdot.passed"]] = "microdot.passed"
    data: PassedData
    openings: Openings


class PieceCapturedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.piece_captured"):
    """
    A piece of `seat` goes to the Interrogation Centre of `captor`.  Rule MD-7.1.

    """

    type: ClassVar[Literal["microdot.piece_captured"]] = "microdot.piece_captured"
    data: PieceCapturedData
    openings: Openings


class PieceSteppedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.piece_stepped"):
    """
    A piece moves one step.  Rule MD-6.2.

    """

    type: ClassVar[Literal["microdot.piece_stepped"]] = "microdot.piece_stepped"
    data: PieceSteppedData
    openings: Openings


class PiecesClashedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.pieces_clashed"):
    """
    Two equal pieces of two seats capture each other.  Rule MD-7.2.

    """

    type: ClassVar[Literal["microdot.pieces_clashed"]] = "microdot.pieces_clashed"
    data: PiecesClashedData
    openings: Openings


class StatedDealBody(Model, frozen=True, kw_only=True):
    """
    A stated deal: the first outcomes of each source of chance. All that the deal omits is left to chance.

    start: The throws that settle the order, one per seat. By default `[]`.
    coloured: First faces of the Coloured Die. By default `[]`.
    symbol: First faces of the Symbol Die. By default `[]`.
    black_white: First faces of the Black/White Die. By default `[]`.
    briefing: First Briefing Cards, from the top. By default `[]`.
    mission: First Mission Cards, from the top. By default `[]`.
    """

    start: list[int] | None = None
    """The throws that settle the order, one per seat. By default `[]`."""
    coloured: list[int] | None = None
    """First faces of the Coloured Die. By default `[]`."""
    symbol: list[Symbol] | None = None
    """First faces of the Symbol Die. By default `[]`."""
    black_white: list[Shade] | None = None
    """First faces of the Black/White Die. By default `[]`."""
    briefing: list[int] | None = None
    """First Briefing Cards, from the top. By default `[]`."""
    mission: list[str] | None = None
    """First Mission Cards, from the top. By default `[]`."""


class SymbolThrownEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.symbol_thrown"):
    """
    A throw of the Symbol Die.  Rule MD-6.1.

    """

    type: ClassVar[Literal["microdot.symbol_thrown"]] = "microdot.symbol_thrown"
    data: SymbolThrownData
    openings: Openings


class TableLaidEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.table_laid"):
    """
    The bags are placed.  Rule MD-2.4.

    """

    type: ClassVar[Literal["microdot.table_laid"]] = "microdot.table_laid"
    data: TableLaidData
    openings: Openings


class ThrownForStartEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.thrown_for_start"):
    """
    A throw of the Coloured Die for the order of choosing colours.  Rule MD-2.1.

    """

    type: ClassVar[Literal["microdot.thrown_for_start"]] = "microdot.thrown_for_start"
    data: ThrownForStartData
    openings: Openings


class TurnBeganEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.turn_began"):
    """
    A turn begins.  Rule MD-4.1.

    """

    type: ClassVar[Literal["microdot.turn_began"]] = "microdot.turn_began"
    data: TurnBeganData
    openings: Openings


class TurnLostEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.turn_lost"):
    """
    A seat will miss a turn.  Rule MD-4.2.

    """

    type: ClassVar[Literal["microdot.turn_lost"]] = "microdot.turn_lost"
    data: TurnLostData
    openings: Openings


class TurnSkippedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.turn_skipped"):
    """
    A seat misses its turn.  Rule MD-4.2.

    """

    type: ClassVar[Literal["microdot.turn_skipped"]] = "microdot.turn_skipped"
    data: TurnSkippedData
    openings: Openings


class Briefing(Model, frozen=True, kw_only=True):
    """
    A line of the Briefing Decode Chart.

    number: The number on the Briefing Card.
    cards: Number of Briefing Cards with this number.
    instruction: The instruction of the Briefing Card.
    """

    number: int
    """The number on the Briefing Card."""
    cards: int
    """Number of Briefing Cards with this number."""
    instruction: Instruction
    """The instruction of the Briefing Card."""


class BriefingBody(Model, frozen=True, kw_only=True):
    """
    A line of the Briefing Decode Chart.

    number: The number on the Briefing Card.
    cards: Number of Briefing Cards with this number.
    instruction: The instruction of the Briefing Card.
    """

    number: int
    """The number on the Briefing Card."""
    cards: int
    """Number of Briefing Cards with this number."""
    instruction: InstructionBody
    """The instruction of the Briefing Card."""


class BriefingReadAloneEvent(
    EventHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.briefing_read_alone"
):
    """
    A Briefing Card is read in secret.  Rule MD-12.2.

    """

    type: ClassVar[Literal["microdot.briefing_read_alone"]] = "microdot.briefing_read_alone"
    data: BriefingReadAloneData
    openings: BriefingReadAloneOpenings


class BriefingReadData(Model, frozen=True, kw_only=True):
    """
    A Briefing Card is read aloud.  Rule MD-5.4.

    seat: The seat that acts, or that the event happens to.
    number: Number of the Briefing Card.
    says: The instruction that the Briefing Decode Chart gives for the card.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    number: int
    """Number of the Briefing Card."""
    says: Instruction
    """The instruction that the Briefing Decode Chart gives for the card."""


class BriefingReadEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.briefing_read"):
    """
    A Briefing Card is read aloud.  Rule MD-5.4.

    """

    type: ClassVar[Literal["microdot.briefing_read"]] = "microdot.briefing_read"
    data: BriefingReadData
    openings: Openings


class BriefingShownData(Model, frozen=True, kw_only=True):
    """
    The reader uses and shows a secret briefing.  Rule MD-12.2.

    seat: The seat that acts, or that the event happens to.
    number: Number of the Briefing Card.
    says: The instruction that the Briefing Decode Chart gives for the card.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    number: int
    """Number of the Briefing Card."""
    says: Instruction
    """The instruction that the Briefing Decode Chart gives for the card."""


class BriefingShownEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.briefing_shown"):
    """
    The reader uses and shows a secret briefing.  Rule MD-12.2.

    """

    type: ClassVar[Literal["microdot.briefing_shown"]] = "microdot.briefing_shown"
    data: BriefingShownData
    openings: Openings


class Kit(Model, frozen=True, kw_only=True):
    """
    A table's own board, strip, dice and cards. Parts left out are the service's. Rule MD-3.9.  Rule MD-3.9.

    board: Squares and barriers; null for the service's own board.
    strip: Segments in order; null for the service's own.
    dice: The faces of the dice; null for the service's own.
    briefing: The Briefing Cards and their decode chart; null for the service's own.
    mission: The Mission Cards and their decode chart; null for the service's own.
    """

    board: Board | None
    """Squares and barriers; null for the service's own board."""
    strip: list[str] | None
    """Segments in order; null for the service's own."""
    dice: Dice | None
    """The faces of the dice; null for the service's own."""
    briefing: list[Briefing] | None
    """The Briefing Cards and their decode chart; null for the service's own."""
    mission: list[Mission] | None
    """The Mission Cards and their decode chart; null for the service's own."""


class KitBody(Model, frozen=True, kw_only=True):
    """
    A table's own board, strip, dice and cards. Parts left out are the service's. Rule MD-3.9.  Rule MD-3.9.

    board: Squares and barriers; null for the service's own board. By default `null`.
    strip: Segments in order; null for the service's own. By default `null`.
    dice: The faces of the dice; null for the service's own. By default `null`.
    briefing: The Briefing Cards and their decode chart; null for the service's own. By default `null`.
    mission: The Mission Cards and their decode chart; null for the service's own. By default `null`.
    """

    board: BoardBody | None = None
    """Squares and barriers; null for the service's own board. By default `null`."""
    strip: list[str] | None = None
    """Segments in order; null for the service's own. By default `null`."""
    dice: DiceBody | None = None
    """The faces of the dice; null for the service's own. By default `null`."""
    briefing: list[BriefingBody] | None = None
    """The Briefing Cards and their decode chart; null for the service's own. By default `null`."""
    mission: list[MissionBody] | None = None
    """The Mission Cards and their decode chart; null for the service's own. By default `null`."""


class Options(Model, frozen=True, kw_only=True):
    """
    Table options with their defaults. Rule MD-11.  Rule MD-11.

    kit: Board, strip, dice and cards; null: the service's own (MD-3.9).
    two_player: Territory of the second player of two (MD-2.6).
    order: The order of turns (MD-2.3).
    secret_briefing: Whether briefings are read alone (MD-12.2).
    mandatory_move: Whether a player who can move must move (MD-6.2).
    suicide: Whether a higher piece may be attacked (MD-6.4).
    embassy_bars_own_bag: Whether an EMBASSY is closed even to the player's own bag (MD-8.5).
    hq_closed_to_enemies: Whether HQ squares are closed to other players' pieces, and to their owner's with a bag (MD-6.4).
    bribery_anytime: Whether Bribery Cards can be used out of turn (MD-9.5).
    max_rounds: Number of rounds until a draw, 1 to 1000 (MD-10.3).
    draw_by_agreement: Whether players may agree to a draw (MD-10.4).
    """

    kit: Kit | None
    """Board, strip, dice and cards; null: the service's own (MD-3.9)."""
    two_player: OptionsTwoPlayer
    """Territory of the second player of two (MD-2.6)."""
    order: OptionsOrder
    """The order of turns (MD-2.3)."""
    secret_briefing: bool
    """Whether briefings are read alone (MD-12.2)."""
    mandatory_move: bool
    """Whether a player who can move must move (MD-6.2)."""
    suicide: bool
    """Whether a higher piece may be attacked (MD-6.4)."""
    embassy_bars_own_bag: bool
    """Whether an EMBASSY is closed even to the player's own bag (MD-8.5)."""
    hq_closed_to_enemies: bool
    """Whether HQ squares are closed to other players' pieces, and to their owner's with a bag (MD-6.4)."""
    bribery_anytime: bool
    """Whether Bribery Cards can be used out of turn (MD-9.5)."""
    max_rounds: int
    """Number of rounds until a draw, 1 to 1000 (MD-10.3)."""
    draw_by_agreement: bool
    """Whether players may agree to a draw (MD-10.4)."""


class OptionsBody(Model, frozen=True, kw_only=True):
    """
    Table options with their defaults. Rule MD-11.  Rule MD-11.

    kit: Board, strip, dice and cards; null: the service's own (MD-3.9). By default `null`.
    two_player: Territory of the second player of two (MD-2.6). By default `"free"`.
    order: The order of turns (MD-2.3). By default `"clockwise"`.
    secret_briefing: Whether briefings are read alone (MD-12.2). By default `false`.
    mandatory_move: Whether a player who can move must move (MD-6.2). By default `false`.
    suicide: Whether a higher piece may be attacked (MD-6.4). By default `false`.
    embassy_bars_own_bag: Whether an EMBASSY is closed even to the player's own bag (MD-8.5). By default `true`.
    hq_closed_to_enemies: Whether HQ squares are closed to other players' pieces, and to their owner's with a bag (MD-6.4). By default `false`.
    bribery_anytime: Whether Bribery Cards can be used out of turn (MD-9.5). By default `false`.
    max_rounds: Number of rounds until a draw, 1 to 1000 (MD-10.3). By default `200`.
    draw_by_agreement: Whether players may agree to a draw (MD-10.4). By default `false`.
    """

    kit: KitBody | None = None
    """Board, strip, dice and cards; null: the service's own (MD-3.9). By default `null`."""
    two_player: OptionsBodyTwoPlayer | None = None
    """Territory of the second player of two (MD-2.6). By default `"free"`."""
    order: OptionsBodyOrder | None = None
    """The order of turns (MD-2.3). By default `"clockwise"`."""
    secret_briefing: bool | None = None
    """Whether briefings are read alone (MD-12.2). By default `false`."""
    mandatory_move: bool | None = None
    """Whether a player who can move must move (MD-6.2). By default `false`."""
    suicide: bool | None = None
    """Whether a higher piece may be attacked (MD-6.4). By default `false`."""
    embassy_bars_own_bag: bool | None = None
    """Whether an EMBASSY is closed even to the player's own bag (MD-8.5). By default `true`."""
    hq_closed_to_enemies: bool | None = None
    """Whether HQ squares are closed to other players' pieces, and to their owner's with a bag (MD-6.4). By default `false`."""
    bribery_anytime: bool | None = None
    """Whether Bribery Cards can be used out of turn (MD-9.5). By default `false`."""
    max_rounds: int | None = None
    """Number of rounds until a draw, 1 to 1000 (MD-10.3). By default `200`."""
    draw_by_agreement: bool | None = None
    """Whether players may agree to a draw (MD-10.4). By default `false`."""


class Table(Model, frozen=True, kw_only=True):
    """
    The public state. Sequences are by seat unless stated otherwise.

    options: Options of this table.
    players: Number of seats.
    phase: The decision of the seat at turn.
    colours: Colours of the seats, and so their territories, by seat; null until chosen.
    by_throw: Seats in the order of their first throws.
    choosers: Seats yet to choose a colour, the next first.
    order: Seats in turn order.
    modes: Whether each agent is on the strip or on a mission.
    agents: Strip segment of each agent, by seat; null for an agent in the Interrogation Centre.
    pieces: Places of each seat's pieces.
    bags: Squares of the bags, by seat.
    bribery: Number of Bribery Cards held, by seat.
    skips: Number of turns to miss, by seat.
    turn: The seat whose turn it is.
    round: Number of the round, from 1.
    turns: Number of turns that all seats have begun or missed so far.
    throws: Number of throws in this turn.
    offered: Pieces that the seat at turn may take, if public.
    move: The moves open to the seat at turn; null if none.
    asked: Seats that may use a Bribery Card out of turn.
    proposed: Whether a draw was proposed in this turn.
    draw_asked: Seats that must answer a proposal.
    briefing_deck: Number of cards left in the deck of Briefing Cards.
    briefing_used: Briefing Cards in the discard, sorted.
    unshown: Secret briefings since the last shuffle.
    briefing_shuffle: Number of times that the Briefing Cards were shuffled.
    mission_deck: Number of cards left in the deck of Mission Cards.
    mission_used: Mission Cards in the discard, sorted.
    mission_shuffle: Number of times that the Mission Cards were shuffled.
    read_alone: Secret briefings, after the game.
    outcome: The outcome; null while the game runs.
    """

    options: Options
    """Options of this table."""
    players: int
    """Number of seats."""
    phase: Phase
    """The decision of the seat at turn."""
    colours: list[Colour | None]
    """Colours of the seats, and so their territories, by seat; null until chosen."""
    by_throw: list[int]
    """Seats in the order of their first throws."""
    choosers: list[int]
    """Seats yet to choose a colour, the next first."""
    order: list[int]
    """Seats in turn order."""
    modes: list[Mode]
    """Whether each agent is on the strip or on a mission."""
    agents: list[int | None]
    """Strip segment of each agent, by seat; null for an agent in the Interrogation Centre."""
    pieces: list[Equipment]
    """Places of each seat's pieces."""
    bags: list[str]
    """Squares of the bags, by seat."""
    bribery: list[int]
    """Number of Bribery Cards held, by seat."""
    skips: list[int]
    """Number of turns to miss, by seat."""
    turn: int | None
    """The seat whose turn it is."""
    round: int
    """Number of the round, from 1."""
    turns: int
    """Number of turns that all seats have begun or missed so far."""
    throws: int
    """Number of throws in this turn."""
    offered: list[Item]
    """Pieces that the seat at turn may take, if public."""
    move: PendingMove | None
    """The moves open to the seat at turn; null if none."""
    asked: list[int]
    """Seats that may use a Bribery Card out of turn."""
    proposed: bool
    """Whether a draw was proposed in this turn."""
    draw_asked: list[int]
    """Seats that must answer a proposal."""
    briefing_deck: int
    """Number of cards left in the deck of Briefing Cards."""
    briefing_used: list[int]
    """Briefing Cards in the discard, sorted."""
    unshown: list[UnshownBriefing]
    """Secret briefings since the last shuffle."""
    briefing_shuffle: int
    """Number of times that the Briefing Cards were shuffled."""
    mission_deck: int
    """Number of cards left in the deck of Mission Cards."""
    mission_used: list[str]
    """Mission Cards in the discard, sorted."""
    mission_shuffle: int
    """Number of times that the Mission Cards were shuffled."""
    read_alone: list[list[int]]
    """Secret briefings, after the game."""
    outcome: Outcome | None
    """The outcome; null while the game runs."""


class View(Model, frozen=True, kw_only=True):
    """
    The game's state as one audience may see it.

    decision: The decision that this seat owes; null for none.
    decisions: The open decisions of all seats.
    format: Version of the format of views, which rises when their content or text changes.
    game: The game's id.
    luck: The randomness protocol before the deal; null in games dealt from their seed alone.
    mind: The seat's knowledge beyond the table.
    offers: The seat's legal commands. Without a decision: commands that are legal nevertheless, such as marking a board; usually empty.
    outcome: The outcome of the game, rulings included; null while it runs or if it was aborted.
    rulings: The organiser's rulings, oldest first.
    status: The game's status.
    table: The public state, in the ruleset's own terms; null until the deal.
    text: The view as plain text.
    version: Version: position in the game's log, from 1.
    viewpoint: Viewpoint: `seat:<number>`, `public`, or `all`.
    server_time: The service's clock at this answer, to count deadlines by.
    advice: Sentences that help this seat to answer its question, with `words` only.
    asked: The question to this seat, with `words` only; null without a decision.
    clock: The table's clock; absent without one.
    danger: The dangers that end the game badly, and their progress, with `words` only.
    goal: The goals of the game, with `words` only.
    hints: Deductions from this seat's knowledge, with `words` only, at a table with hints.
    house: The state that no seat knows, with the viewpoint `all` only.
    minds: The knowledge of each seat, with the viewpoint `all` only.
    scene: The zones and their things, to draw the table, with `words` only.
    withheld: The answers to this seat's decision that cannot be given now, each with its reason, with `words` only.
    """

    decision: OwnDecision | None
    """The decision that this seat owes; null for none."""
    decisions: list[OpenDecision]
    """The open decisions of all seats."""
    format: int
    """Version of the format of views, which rises when their content or text changes."""
    game: str
    """The game's id."""
    luck: Luck | None
    """The randomness protocol before the deal; null in games dealt from their seed alone."""
    mind: Mind | None
    """The seat's knowledge beyond the table."""
    offers: list[Offer]
    """The seat's legal commands. Without a decision: commands that are legal nevertheless, such as marking a board; usually empty."""
    outcome: GameOutcome | None
    """The outcome of the game, rulings included; null while it runs or if it was aborted."""
    ruleset: RulesetName
    rulings: list[Ruling]
    """The organiser's rulings, oldest first."""
    status: GameStatus
    """The game's status."""
    table: Table | None
    """The public state, in the ruleset's own terms; null until the deal."""
    text: str
    """The view as plain text."""
    version: int
    """Version: position in the game's log, from 1."""
    viewpoint: str
    """Viewpoint: `seat:<number>`, `public`, or `all`."""
    server_time: datetime
    """The service's clock at this answer, to count deadlines by."""
    advice: list[AdviceWords] | None = None
    """Sentences that help this seat to answer its question, with `words` only."""
    asked: AskedWords | None = None
    """The question to this seat, with `words` only; null without a decision."""
    clock: TableClock | None = None
    """The table's clock; absent without one."""
    danger: list[DangerWords] | None = None
    """The dangers that end the game badly, and their progress, with `words` only."""
    goal: list[GoalWords] | None = None
    """The goals of the game, with `words` only."""
    hints: list[HintWords] | None = None
    """Deductions from this seat's knowledge, with `words` only, at a table with hints."""
    house: House | None = None
    """The state that no seat knows, with the viewpoint `all` only."""
    minds: list[Mind] | None = None
    """The knowledge of each seat, with the viewpoint `all` only."""
    pause: TablePause | None = None
    scene: Scene | None = None
    """The zones and their things, to draw the table, with `words` only."""
    withheld: list[Withheld] | None = None
    """The answers to this seat's decision that cannot be given now, each with its reason, with `words` only."""


Event: TypeAlias = (
    ThrownForStartEvent
    | OrderSettledEvent
    | ColourChosenEvent
    | TableLaidEvent
    | TurnBeganEvent
    | TurnSkippedEvent
    | ColouredThrownEvent
    | SymbolThrownEvent
    | AgentMovedEvent
    | BriefingReadEvent
    | BriefingReadAloneEvent
    | BriefingShownEvent
    | MissionReadEvent
    | EquipmentOfferedEvent
    | EquipmentTakenEvent
    | EquipmentDeclinedEvent
    | MoveOpenedEvent
    | PieceSteppedEvent
    | PassedEvent
    | PieceCapturedEvent
    | PiecesClashedEvent
    | BagTakenEvent
    | BagLeftEvent
    | ModeChangedEvent
    | TurnLostEvent
    | BriberyTakenEvent
    | BriberyReturnedEvent
    | BriberyUsedEvent
    | BriberyAskedEvent
    | BriberyKeptEvent
    | DeckReshuffledEvent
    | DrawProposedEvent
    | DrawAnsweredEvent
    | DrawRefusedEvent
    | BagBroughtHomeEvent
    | EndedEvent
    | BriefingsRevealedEvent
    | GameCreatedEvent
    | GameForkedEvent
    | shared.GameSeatRecalledEvent
    | shared.GameGroupJoinedEvent
    | shared.GameSeatTakenEvent
    | shared.GameTokenMintedEvent
    | shared.GameTokenRevokedEvent
    | shared.GameReplaySharedEvent
    | shared.GameStartedEvent
    | shared.GameSeatResignedEvent
    | shared.GameAutomationFailedEvent
    | shared.GameAbortedEvent
    | shared.GameOverEvent
    | shared.GameRulingMadeEvent
    | shared.GameRestoredEvent
    | shared.GameSeedRevealedEvent
    | shared.GameCommitmentReplacedEvent
    | shared.GameLuckClosedEvent
    | shared.GameNonceGivenEvent
    | shared.GameLuckDrawnEvent
    | shared.GamePublicGivenEvent
    | shared.GameCancelledEvent
    | shared.GameSeatAbsentEvent
    | shared.GameClockStruckEvent
    | shared.GameSeatReturnedEvent
    | shared.GameTimeGivenEvent
    | shared.GamePausedEvent
    | shared.GamePauseEndedEvent
    | shared.GameTimeAddedEvent
    | shared.GameSeatReissuedEvent
    | shared.GameSeatSubstitutedEvent
    | shared.GameSeatFilledEvent
    | shared.GameSlipExchangedEvent
    | shared.GamePlayOpenedEvent
    | shared.GameNoShowsEvent
    | models.Event
)
"""An event of the feed; of a type that is not known here, as `models.Event`."""

Command: TypeAlias = (
    ChooseColourCommand
    | ThrowCommand
    | UseBriberyCommand
    | TakeCommand
    | DeclineCommand
    | StepGunCommand
    | StepDaggerCommand
    | StepEarphonesCommand
    | StepLadderCommand
    | StepWireCuttersCommand
    | StepPassportCommand
    | LeaveBagCommand
    | PassCommand
    | ProposeDrawCommand
    | AnswerDrawCommand
    | shared.ResignCommand
    | shared.AbortCommand
    | shared.LeaveCommand
    | shared.ReturnCommand
)
"""What may be sent."""

RULES: Rules[View, Event, Command, OptionsBody] = Rules(
    "microdot",
    1,
    View,
    {
        "microdot.thrown_for_start": ThrownForStartEvent,
        "microdot.order_settled": OrderSettledEvent,
        "microdot.colour_chosen": ColourChosenEvent,
        "microdot.table_laid": TableLaidEvent,
        "microdot.turn_began": TurnBeganEvent,
        "microdot.turn_skipped": TurnSkippedEvent,
        "microdot.coloured_thrown": ColouredThrownEvent,
        "microdot.symbol_thrown": SymbolThrownEvent,
        "microdot.agent_moved": AgentMovedEvent,
        "microdot.briefing_read": BriefingReadEvent,
        "microdot.briefing_read_alone": BriefingReadAloneEvent,
        "microdot.briefing_shown": BriefingShownEvent,
        "microdot.mission_read": MissionReadEvent,
        "microdot.equipment_offered": EquipmentOfferedEvent,
        "microdot.equipment_taken": EquipmentTakenEvent,
        "microdot.equipment_declined": EquipmentDeclinedEvent,
        "microdot.move_opened": MoveOpenedEvent,
        "microdot.piece_stepped": PieceSteppedEvent,
        "microdot.passed": PassedEvent,
        "microdot.piece_captured": PieceCapturedEvent,
        "microdot.pieces_clashed": PiecesClashedEvent,
        "microdot.bag_taken": BagTakenEvent,
        "microdot.bag_left": BagLeftEvent,
        "microdot.mode_changed": ModeChangedEvent,
        "microdot.turn_lost": TurnLostEvent,
        "microdot.bribery_taken": BriberyTakenEvent,
        "microdot.bribery_returned": BriberyReturnedEvent,
        "microdot.bribery_used": BriberyUsedEvent,
        "microdot.bribery_asked": BriberyAskedEvent,
        "microdot.bribery_kept": BriberyKeptEvent,
        "microdot.deck_reshuffled": DeckReshuffledEvent,
        "microdot.draw_proposed": DrawProposedEvent,
        "microdot.draw_answered": DrawAnsweredEvent,
        "microdot.draw_refused": DrawRefusedEvent,
        "microdot.bag_brought_home": BagBroughtHomeEvent,
        "microdot.ended": EndedEvent,
        "microdot.briefings_revealed": BriefingsRevealedEvent,
        "game.created": GameCreatedEvent,
        "game.forked": GameForkedEvent,
        "game.seat_recalled": shared.GameSeatRecalledEvent,
        "game.group_joined": shared.GameGroupJoinedEvent,
        "game.seat_taken": shared.GameSeatTakenEvent,
        "game.token_minted": shared.GameTokenMintedEvent,
        "game.token_revoked": shared.GameTokenRevokedEvent,
        "game.replay_shared": shared.GameReplaySharedEvent,
        "game.started": shared.GameStartedEvent,
        "game.seat_resigned": shared.GameSeatResignedEvent,
        "game.automation_failed": shared.GameAutomationFailedEvent,
        "game.aborted": shared.GameAbortedEvent,
        "game.over": shared.GameOverEvent,
        "game.ruling_made": shared.GameRulingMadeEvent,
        "game.restored": shared.GameRestoredEvent,
        "game.seed_revealed": shared.GameSeedRevealedEvent,
        "game.commitment_replaced": shared.GameCommitmentReplacedEvent,
        "game.luck_closed": shared.GameLuckClosedEvent,
        "game.nonce_given": shared.GameNonceGivenEvent,
        "game.luck_drawn": shared.GameLuckDrawnEvent,
        "game.public_given": shared.GamePublicGivenEvent,
        "game.cancelled": shared.GameCancelledEvent,
        "game.seat_absent": shared.GameSeatAbsentEvent,
        "game.clock_struck": shared.GameClockStruckEvent,
        "game.seat_returned": shared.GameSeatReturnedEvent,
        "game.time_given": shared.GameTimeGivenEvent,
        "game.paused": shared.GamePausedEvent,
        "game.pause_ended": shared.GamePauseEndedEvent,
        "game.time_added": shared.GameTimeAddedEvent,
        "game.seat_reissued": shared.GameSeatReissuedEvent,
        "game.seat_substituted": shared.GameSeatSubstitutedEvent,
        "game.seat_filled": shared.GameSeatFilledEvent,
        "game.slip_exchanged": shared.GameSlipExchangedEvent,
        "game.play_opened": shared.GamePlayOpenedEvent,
        "game.no_shows": shared.GameNoShowsEvent,
    },
)
"""Give it to a client, and what it reads is typed."""
