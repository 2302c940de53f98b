# Written by clients/regenerate; not to be edited. bffe10043be55fe9e3501c8450f93965 f1b2eaf159393baab2ea538fc07eb772
"""Microdot, version 1: its views, entries, commands and options."""

from __future__ import annotations

from datetime import datetime
from typing import Any, ClassVar, Literal, TypeAlias

from deaddrop_client import models, shared
from deaddrop_client.model import Model
from deaddrop_client.models import (
    AskedWords,
    Clock,
    DangerWords,
    GameOutcome,
    GoalWords,
    HintWords,
    Luck,
    OfferField,
    OpenDecision,
    Outcome,
    OwnDecision,
    Pause,
    RulesetName,
    Ruling,
    Scene,
)
from deaddrop_client.rules import Rules
from deaddrop_client.shared import (
    BotTryOpening,
    ClockPlan,
    CommandOpening,
    DrawsOpening,
    EntryHead,
    EventTableData,
    GameCreatedOpenings,
    GameForkedOpenings,
    LuckPlan,
    NamedCheckpoint,
    Openings,
    ParentData,
    Policy,
)


class AgentMovedData(Model, frozen=True, kw_only=True):
    """
    An agent moves on the strip.  Rule MD-5.1.

    seat: Who acts, or whom it befalls.
    segment: From 0, clockwise.
    blocked: Whether another agent stands there.
    shows: A piece of equipment or `microdot`.
    """

    seat: int
    """Who acts, or whom it befalls."""
    segment: int
    """From 0, clockwise."""
    blocked: bool
    """Whether another agent stands there."""
    shows: str
    """A piece of equipment or `microdot`."""


class AnswerDrawCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="answer_draw"):
    """
    Agree to a draw, or play on.  Rule MD-10.4.

    agree: Your answer.
    """

    type: ClassVar[Literal["answer_draw"]] = "answer_draw"
    agree: bool
    """Your answer."""


class BagBroughtHomeData(Model, frozen=True, kw_only=True):
    """
    An enemy's bag is on the HQ square of `seat`.  Rule MD-10.1.

    seat: Who acts, or whom it befalls.
    owner: The bag's.
    """

    seat: int
    """Who acts, or whom it befalls."""
    owner: int
    """The bag's."""


class BagLeftData(Model, frozen=True, kw_only=True):
    """
    The bag of `owner` lies unattended.  Rule MD-8.4.

    owner: The bag's.
    at: The square.
    """

    owner: int
    """The bag's."""
    at: str
    """The square."""


class Barriers(Model, frozen=True, kw_only=True):
    """
    The barriers between the territories; wall and wire follow the same rules.

    north: From the middle of the board.
    east: From the middle of the board.
    south: From the middle of the board.
    west: From the middle of the board.
    """

    north: Literal["wall", "wire"]
    """From the middle of the board."""
    east: Literal["wall", "wire"]
    """From the middle of the board."""
    south: Literal["wall", "wire"]
    """From the middle of the board."""
    west: Literal["wall", "wire"]
    """From the middle of the board."""


class BarriersBody(Model, frozen=True, kw_only=True):
    """
    The barriers between the territories; wall and wire follow the same rules.

    north: From the middle of the board. By default `"wall"`.
    east: From the middle of the board. By default `"wire"`.
    south: From the middle of the board. By default `"wall"`.
    west: From the middle of the board. By default `"wire"`.
    """

    north: Literal["wall", "wire"] | None = None
    """From the middle of the board. By default `"wall"`."""
    east: Literal["wall", "wire"] | None = None
    """From the middle of the board. By default `"wire"`."""
    south: Literal["wall", "wire"] | None = None
    """From the middle of the board. By default `"wall"`."""
    west: Literal["wall", "wire"] | None = None
    """From the middle of the board. By default `"wire"`."""


class Board(Model, frozen=True, kw_only=True):
    """
    The inner board, row by row from the north. The quarters are the territories: red in the north-west, then clockwise blue, green and yellow.

    squares: `.` plain, `D` dark, `H` HQ, `B` bag spot, `E` EMBASSY.
    barriers: Between the quarters.
    """

    squares: list[str]
    """`.` plain, `D` dark, `H` HQ, `B` bag spot, `E` EMBASSY."""
    barriers: Barriers
    """Between the quarters."""


class BoardBody(Model, frozen=True, kw_only=True):
    """
    The inner board, row by row from the north. The quarters are the territories: red in the north-west, then clockwise blue, green and yellow.

    squares: `.` plain, `D` dark, `H` HQ, `B` bag spot, `E` EMBASSY.
    barriers: Between the quarters. By default `{"north":"wall","east":"wire","south":"wall","west":"wire"}`.
    """

    squares: list[str]
    """`.` plain, `D` dark, `H` HQ, `B` bag spot, `E` EMBASSY."""
    barriers: BarriersBody | None = None
    """Between the quarters. By default `{"north":"wall","east":"wire","south":"wall","west":"wire"}`."""


class BriberyAskedData(Model, frozen=True, kw_only=True):
    """
    These seats lost a piece and may use a Bribery Card at once.  Rule MD-9.5.

    seats: Those that must answer.
    """

    seats: list[int]
    """Those that must answer."""


class BriberyKeptData(Model, frozen=True, kw_only=True):
    """
    A seat uses no Bribery Card now.  Rule MD-9.5.

    seat: Who acts, or whom it befalls.
    """

    seat: int
    """Who acts, or whom it befalls."""


class BriberyReturnedData(Model, frozen=True, kw_only=True):
    """
    An unused Bribery Card returns to the stack.  Rule MD-9.4.

    seat: Who acts, or whom it befalls.
    """

    seat: int
    """Who acts, or whom it befalls."""


class BriberyTakenData(Model, frozen=True, kw_only=True):
    """
    A seat takes a Bribery Card.  Rule MD-9.1.

    seat: Who acts, or whom it befalls.
    """

    seat: int
    """Who acts, or whom it befalls."""


class BriefingReadAloneData(Model, frozen=True, kw_only=True):
    """
    A Briefing Card is read in secret.  Rule MD-12.2.

    seat: Who acts, or whom it befalls.
    numbers: The numbers it may have, by public knowledge.
    is_offer: Whether it offers a piece.
    """

    seat: int
    """Who acts, or whom it befalls."""
    numbers: list[int]
    """The numbers it may have, by public knowledge."""
    is_offer: bool
    """Whether it offers a piece."""


class BriefingReadAloneNumberOpening(Model, frozen=True, kw_only=True):
    """
    The card's.

    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: int
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


class BriefingsRevealedData(Model, frozen=True, kw_only=True):
    """
    Secret briefings never shown since the deck was last shuffled, by seat.  Rule MD-12.2.

    numbers: Of the cards.
    """

    numbers: list[list[int]]
    """Of the cards."""


Colour: TypeAlias = Literal["blue", "green", "red", "yellow"]


class ColourChosenData(Model, frozen=True, kw_only=True):
    """
    A seat chooses a colour.  Rule MD-2.2.

    seat: Who acts, or whom it befalls.
    colour: And territory.
    """

    seat: int
    """Who acts, or whom it befalls."""
    colour: Colour
    """And territory."""


class ColouredThrownData(Model, frozen=True, kw_only=True):
    """
    A throw of the Coloured Die.  Rule MD-5.1.

    seat: Who acts, or whom it befalls.
    face: The one that came up.
    nth: Within the turn.
    """

    seat: int
    """Who acts, or whom it befalls."""
    face: int
    """The one that came up."""
    nth: int
    """Within the turn."""


class DeckReshuffledData(Model, frozen=True, kw_only=True):
    """
    An empty deck is reshuffled.  Rule MD-3.8.

    deck: Which of the two.
    shuffle: From 1, the first deck being 1.
    """

    deck: Literal["briefing", "mission"]
    """Which of the two."""
    shuffle: int
    """From 1, the first deck being 1."""


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

    seat: Who acts, or whom it befalls.
    agree: Whether it agrees.
    """

    seat: int
    """Who acts, or whom it befalls."""
    agree: bool
    """Whether it agrees."""


class DrawProposedData(Model, frozen=True, kw_only=True):
    """
    A seat proposes a draw.  Rule MD-10.4.

    seat: Who acts, or whom it befalls.
    asked: The others.
    """

    seat: int
    """Who acts, or whom it befalls."""
    asked: list[int]
    """The others."""


class DrawRefusedData(Model, frozen=True, kw_only=True):
    """
    The draw is refused and the game goes on.  Rule MD-10.4.

    """


class EndedData(Model, frozen=True, kw_only=True):
    """
    The game ends.  Rule MD-10.1.

    winners: Empty for a draw.
    reason: Why, as a code of the ruleset.
    """

    winners: list[int]
    """Empty for a draw."""
    reason: Literal["bag_home", "draw_agreed", "round_cap"]
    """Why, as a code of the ruleset."""


class Equipment(Model, frozen=True, kw_only=True):
    """
    The places of a player's six pieces.

    gun: A square, the box, or an Interrogation Centre.
    dagger: A square, the box, or an Interrogation Centre.
    earphones: A square, the box, or an Interrogation Centre.
    ladder: A square, the box, or an Interrogation Centre.
    wire_cutters: A square, the box, or an Interrogation Centre.
    passport: A square, the box, or an Interrogation Centre.
    """

    gun: str
    """A square, the box, or an Interrogation Centre."""
    dagger: str
    """A square, the box, or an Interrogation Centre."""
    earphones: str
    """A square, the box, or an Interrogation Centre."""
    ladder: str
    """A square, the box, or an Interrogation Centre."""
    wire_cutters: str
    """A square, the box, or an Interrogation Centre."""
    passport: str
    """A square, the box, or an Interrogation Centre."""


class EquipmentDeclinedData(Model, frozen=True, kw_only=True):
    """
    A seat takes nothing.  Rule MD-5.3.

    seat: Who acts, or whom it befalls.
    """

    seat: int
    """Who acts, or whom it befalls."""


class House(Model, frozen=True, kw_only=True):
    """
    The state hidden from every seat: the decks.

    briefing: Cards left to draw, sorted, not shuffled.
    mission: Cards left to draw, sorted, not shuffled.
    all_briefing: The full deck.
    all_mission: The full deck.
    """

    briefing: list[int]
    """Cards left to draw, sorted, not shuffled."""
    mission: list[str]
    """Cards left to draw, sorted, not shuffled."""
    all_briefing: list[int]
    """The full deck."""
    all_mission: list[str]
    """The full deck."""


Item: TypeAlias = Literal["dagger", "earphones", "gun", "ladder", "passport", "wire_cutters"]


Kind: TypeAlias = Literal["automaton", "bot", "human"]


class LeaveBagCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="leave_bag"):
    """
    Move the piece that stands on your own Bag, and leave the Bag behind.  Rule MD-8.3.

    to: Where to.
    """

    type: ClassVar[Literal["leave_bag"]] = "leave_bag"
    to: str
    """Where to."""


class Mind(Model, frozen=True, kw_only=True):
    """
    A seat's private knowledge.

    seat: The seat with this knowledge.
    read: Its unshown briefing numbers since the deck was shuffled, in order.
    offered: Pieces that its last secret briefing lets it take.
    """

    seat: int
    """The seat with this knowledge."""
    read: list[int]
    """Its unshown briefing numbers since the deck was shuffled, in order."""
    offered: list[Item]
    """Pieces that its last secret briefing lets it take."""


Mode: TypeAlias = Literal["briefing", "mission", "recovery"]


class ModeChangedData(Model, frozen=True, kw_only=True):
    """
    A seat starts its mission, or returns to the strip with its agent in the Interrogation Centre.  Rule MD-4.3.

    seat: Who acts, or whom it befalls.
    mode: From now on.
    """

    seat: int
    """Who acts, or whom it befalls."""
    mode: Mode
    """From now on."""


class MoveOpenedData(Model, frozen=True, kw_only=True):
    """
    A seat may move one of these pieces.  Rule MD-6.2.

    seat: Who acts, or whom it befalls.
    direction: Of its steps, or `barrier`.
    items: Pieces.
    steps: At most this many.
    one_piece: Whether all steps are of one piece.
    """

    seat: int
    """Who acts, or whom it befalls."""
    direction: Direction | Literal["barrier"]
    """Of its steps, or `barrier`."""
    items: list[Item]
    """Pieces."""
    steps: int
    """At most this many."""
    one_piece: bool
    """Whether all steps are of one piece."""


class Offer(Model, frozen=True, kw_only=True):
    """
    A form of command that is legal now.

    type: The command's `type`.
    exact: True: every instance of the schema will be accepted.
    summary: The command's effect, in a sentence.
    rule: The rule that allows it.
    schema: The JSON Schema (2020-12) of the command body; the `title` of a property is its label in a form.
    title: Label for a button.
    consequence: With `words` only: the command's effect, in a sentence.
    grave: With `words` only: whether to ask for confirmation before it is sent.
    at: With `words` only: the zone, or the thing in a zone, that stands for the command; null: none.
    fields: With `words` only: its fields, by name.
    """

    type: Literal[
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
    """The command's `type`."""
    exact: bool
    """True: every instance of the schema will be accepted."""
    summary: str
    """The command's effect, in a sentence."""
    rule: str
    """The rule that allows it."""
    schema: dict[str, Any]
    """The JSON Schema (2020-12) of the command body; the `title` of a property is its label in a form."""
    title: str
    """Label for a button."""
    consequence: str | None = None
    """With `words` only: the command's effect, in a sentence."""
    grave: bool | None = None
    """With `words` only: whether to ask for confirmation before it is sent."""
    at: str | None = None
    """With `words` only: the zone, or the thing in a zone, that stands for the command; null: none."""
    fields: dict[str, OfferField] | None = None
    """With `words` only: its fields, by name."""


class OrderSettledData(Model, frozen=True, kw_only=True):
    """
    The order in which the seats choose colours.  Rule MD-2.1.

    seats: First to last.
    """

    seats: list[int]
    """First to last."""


class PassCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="pass"):
    """
    Pass: move nothing more in this turn.  Rule MD-6.2.

    """

    type: ClassVar[Literal["pass"]] = "pass"


class PassedData(Model, frozen=True, kw_only=True):
    """
    A seat moves nothing more.  Rule MD-6.2.

    seat: Who acts, or whom it befalls.
    """

    seat: int
    """Who acts, or whom it befalls."""


class PendingMove(Model, frozen=True, kw_only=True):
    """
    The moves open to the seat at turn.

    direction: Of its steps, or `barrier`.
    items: Pieces that may step.
    steps: At most this many.
    one_piece: All with one piece.
    """

    direction: Direction | Literal["barrier"]
    """Of its steps, or `barrier`."""
    items: list[Item]
    """Pieces that may step."""
    steps: int
    """At most this many."""
    one_piece: bool
    """All with one piece."""


Phase: TypeAlias = Literal["busy", "colour", "move", "over", "setup", "take", "throw"]


class PieceCapturedData(Model, frozen=True, kw_only=True):
    """
    A piece of `seat` goes to the Interrogation Centre of `captor`.  Rule MD-7.1.

    seat: Who acts, or whom it befalls.
    item: The piece.
    captor: The seat that captures it.
    at: The square.
    """

    seat: int
    """Who acts, or whom it befalls."""
    item: Item
    """The piece."""
    captor: int
    """The seat that captures it."""
    at: str
    """The square."""


class PieceSteppedData(Model, frozen=True, kw_only=True):
    """
    A piece moves one step.  Rule MD-6.2.

    seat: Who acts, or whom it befalls.
    item: The piece.
    to: The square it enters.
    bag: Owner of the bag that moves with it.
    """

    seat: int
    """Who acts, or whom it befalls."""
    item: Item
    """The piece."""
    to: str
    """The square it enters."""
    bag: int | None
    """Owner of the bag that moves with it."""


class PiecesClashedData(Model, frozen=True, kw_only=True):
    """
    Two equal pieces of two seats capture each other.  Rule MD-7.2.

    seat: Who acts, or whom it befalls.
    target: The other seat that it concerns.
    item: The piece of each.
    at: The square.
    """

    seat: int
    """Who acts, or whom it befalls."""
    target: int
    """The other seat that it concerns."""
    item: Item
    """The piece of each."""
    at: str
    """The square."""


class ProposeDrawCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="propose_draw"):
    """
    Propose to end the game as a draw.  Rule MD-10.4.

    """

    type: ClassVar[Literal["propose_draw"]] = "propose_draw"


class SeatPlan(Model, frozen=True, kw_only=True):
    """
    Who a seat is for.

    kind: Who plays it.
    bot: The name of its policy, for bots.
    policy: Of a bot.
    open: True if anyone may sit down without a code; else absent.
    """

    kind: Kind
    """Who plays it."""
    bot: str | None
    """The name of its policy, for bots."""
    policy: Policy | None = None
    """Of a bot."""
    open: bool | None = None
    """True if anyone may sit down without a code; else absent."""


Shade: TypeAlias = Literal["black", "white"]


class StepDaggerCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="step_dagger"):
    """
    Move your Dagger.  Rule MD-6.2.

    to: Where to.
    """

    type: ClassVar[Literal["step_dagger"]] = "step_dagger"
    to: str
    """Where to."""


class StepEarphonesCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="step_earphones"):
    """
    Move your Earphones.  Rule MD-6.2.

    to: Where to.
    """

    type: ClassVar[Literal["step_earphones"]] = "step_earphones"
    to: str
    """Where to."""


class StepGunCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="step_gun"):
    """
    Move your Gun.  Rule MD-6.2.

    to: Where to.
    """

    type: ClassVar[Literal["step_gun"]] = "step_gun"
    to: str
    """Where to."""


class StepLadderCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="step_ladder"):
    """
    Move your Ladder.  Rule MD-6.2.

    to: Where to.
    """

    type: ClassVar[Literal["step_ladder"]] = "step_ladder"
    to: str
    """Where to."""


class StepPassportCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="step_passport"):
    """
    Move your Passport.  Rule MD-6.2.

    to: Where to.
    """

    type: ClassVar[Literal["step_passport"]] = "step_passport"
    to: str
    """Where to."""


class StepWireCuttersCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="step_wire_cutters"):
    """
    Move your Wire Cutters.  Rule MD-6.2.

    to: Where to.
    """

    type: ClassVar[Literal["step_wire_cutters"]] = "step_wire_cutters"
    to: str
    """Where to."""


Symbol: TypeAlias = Literal["any", "barrier", "diag", "mission", "ortho"]


class SymbolThrownData(Model, frozen=True, kw_only=True):
    """
    A throw of the Symbol Die.  Rule MD-6.1.

    seat: Who acts, or whom it befalls.
    face: The one that came up.
    nth: Within the turn.
    """

    seat: int
    """Who acts, or whom it befalls."""
    face: Symbol
    """The one that came up."""
    nth: int
    """Within the turn."""


class TableLaidData(Model, frozen=True, kw_only=True):
    """
    The bags are placed.  Rule MD-2.4.

    bags: Squares by seat.
    order: Of turns.
    """

    bags: list[str]
    """Squares by seat."""
    order: list[int]
    """Of turns."""


class TakeCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="take"):
    """
    Take a piece of equipment on offer, and place it.  Rule MD-5.3.

    item: Piece to take.
    to: Where to place it.
    """

    type: ClassVar[Literal["take"]] = "take"
    item: Item
    """Piece to take."""
    to: str
    """Where to place it."""


class ThrowCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="throw"):
    """
    Throw the die: the Coloured Die on the strip, the Symbol Die on the mission.  Rule MD-4.1.

    """

    type: ClassVar[Literal["throw"]] = "throw"


class ThrownForStartData(Model, frozen=True, kw_only=True):
    """
    A throw of the Coloured Die for the order of choosing colours.  Rule MD-2.1.

    seat: Who acts, or whom it befalls.
    face: The one that came up.
    """

    seat: int
    """Who acts, or whom it befalls."""
    face: int
    """The one that came up."""


class TurnBeganData(Model, frozen=True, kw_only=True):
    """
    A turn begins.  Rule MD-4.1.

    seat: Who acts, or whom it befalls.
    round: From 1.
    """

    seat: int
    """Who acts, or whom it befalls."""
    round: int
    """From 1."""


class TurnLostData(Model, frozen=True, kw_only=True):
    """
    A seat will miss a turn.  Rule MD-4.2.

    seat: Who acts, or whom it befalls.
    """

    seat: int
    """Who acts, or whom it befalls."""


class TurnSkippedData(Model, frozen=True, kw_only=True):
    """
    A seat misses its turn.  Rule MD-4.2.

    seat: Who acts, or whom it befalls.
    round: Its number.
    """

    seat: int
    """Who acts, or whom it befalls."""
    round: int
    """Its number."""


class UnshownBriefing(Model, frozen=True, kw_only=True):
    """
    A secret briefing and the numbers it may have. Rule MD-12.2.  Rule MD-12.2.

    seat: Its reader.
    numbers: Ascending.
    """

    seat: int
    """Its reader."""
    numbers: list[int]
    """Ascending."""


class UseBriberyCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="use_bribery"):
    """
    Free one of your captured pieces with a Bribery Card.  Rule MD-9.5.

    item: Captured piece to free.
    to: Where to place it.
    """

    type: ClassVar[Literal["use_bribery"]] = "use_bribery"
    item: Item
    """Captured piece to free."""
    to: str
    """Where to place it."""


class AgentMovedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.agent_moved"):
    """
    An agent moves on the strip.  Rule MD-5.1.

    """

    type: ClassVar[Literal["microdot.agent_moved"]] = "microdot.agent_moved"
    data: AgentMovedData
    openings: Openings


class BagBroughtHomeEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.bag_brought_home"):
    """
    An enemy's bag is on the HQ square of `seat`.  Rule MD-10.1.

    """

    type: ClassVar[Literal["microdot.bag_brought_home"]] = "microdot.bag_brought_home"
    data: BagBroughtHomeData
    openings: Openings


class BagLeftEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.bag_left"):
    """
    The bag of `owner` lies unattended.  Rule MD-8.4.

    """

    type: ClassVar[Literal["microdot.bag_left"]] = "microdot.bag_left"
    data: BagLeftData
    openings: Openings


class BagTakenData(Model, frozen=True, kw_only=True):
    """
    A piece of `seat` now stands on the bag of `owner`.  Rule MD-8.1.

    seat: Who acts, or whom it befalls.
    item: The piece.
    owner: The bag's.
    at: The square.
    """

    seat: int
    """Who acts, or whom it befalls."""
    item: Item
    """The piece."""
    owner: int
    """The bag's."""
    at: str
    """The square."""


class BagTakenEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.bag_taken"):
    """
    A piece of `seat` now stands on the bag of `owner`.  Rule MD-8.1.

    """

    type: ClassVar[Literal["microdot.bag_taken"]] = "microdot.bag_taken"
    data: BagTakenData
    openings: Openings


class BriberyAskedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.bribery_asked"):
    """
    These seats lost a piece and may use a Bribery Card at once.  Rule MD-9.5.

    """

    type: ClassVar[Literal["microdot.bribery_asked"]] = "microdot.bribery_asked"
    data: BriberyAskedData
    openings: Openings


class BriberyKeptEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.bribery_kept"):
    """
    A seat uses no Bribery Card now.  Rule MD-9.5.

    """

    type: ClassVar[Literal["microdot.bribery_kept"]] = "microdot.bribery_kept"
    data: BriberyKeptData
    openings: Openings


class BriberyReturnedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.bribery_returned"):
    """
    An unused Bribery Card returns to the stack.  Rule MD-9.4.

    """

    type: ClassVar[Literal["microdot.bribery_returned"]] = "microdot.bribery_returned"
    data: BriberyReturnedData
    openings: Openings


class BriberyTakenEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.bribery_taken"):
    """
    A seat takes a Bribery Card.  Rule MD-9.1.

    """

    type: ClassVar[Literal["microdot.bribery_taken"]] = "microdot.bribery_taken"
    data: BriberyTakenData
    openings: Openings


class BriberyUsedData(Model, frozen=True, kw_only=True):
    """
    A captured piece is freed; the Bribery Card returns to the stack.  Rule MD-9.2.

    seat: Who acts, or whom it befalls.
    item: The piece.
    to: The place it is put.
    captor: The seat that held it.
    """

    seat: int
    """Who acts, or whom it befalls."""
    item: Item
    """The piece."""
    to: str
    """The place it is put."""
    captor: int
    """The seat that held it."""


class BriberyUsedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.bribery_used"):
    """
    A captured piece is freed; the Bribery Card returns to the stack.  Rule MD-9.2.

    """

    type: ClassVar[Literal["microdot.bribery_used"]] = "microdot.bribery_used"
    data: BriberyUsedData
    openings: Openings


class BriefingReadAloneItemsOpening(Model, frozen=True, kw_only=True):
    """
    The pieces offered.

    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: list[Item]
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


class BriefingReadAloneOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    number: BriefingReadAloneNumberOpening | None = None
    items: BriefingReadAloneItemsOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class BriefingsRevealedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.briefings_revealed"):
    """
    Secret briefings never shown since the deck was last shuffled, by seat.  Rule MD-12.2.

    """

    type: ClassVar[Literal["microdot.briefings_revealed"]] = "microdot.briefings_revealed"
    data: BriefingsRevealedData
    openings: Openings


class ChooseColourCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="choose_colour"):
    """
    Choose the colour, and with it the territory, that you play.  Rule MD-2.2.

    colour: Colour.
    """

    type: ClassVar[Literal["choose_colour"]] = "choose_colour"
    colour: Colour
    """Colour."""


class ColourChosenEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.colour_chosen"):
    """
    A seat chooses a colour.  Rule MD-2.2.

    """

    type: ClassVar[Literal["microdot.colour_chosen"]] = "microdot.colour_chosen"
    data: ColourChosenData
    openings: Openings


class ColouredThrownEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.coloured_thrown"):
    """
    A throw of the Coloured Die.  Rule MD-5.1.

    """

    type: ClassVar[Literal["microdot.coloured_thrown"]] = "microdot.coloured_thrown"
    data: ColouredThrownData
    openings: Openings


class DeckReshuffledEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.deck_reshuffled"):
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
    symbol: Of the Symbol Die.
    black_white: Of the Black/White Die.
    """

    coloured: list[int]
    """Numbers of the Coloured Die."""
    symbol: list[Symbol]
    """Of the Symbol Die."""
    black_white: list[Shade]
    """Of the Black/White Die."""


class DiceBody(Model, frozen=True, kw_only=True):
    """
    The faces of the three dice.

    coloured: Numbers of the Coloured Die.
    symbol: Of the Symbol Die.
    black_white: Of the Black/White Die.
    """

    coloured: list[int]
    """Numbers of the Coloured Die."""
    symbol: list[Symbol]
    """Of the Symbol Die."""
    black_white: list[Shade]
    """Of the Black/White Die."""


class DrawAnsweredEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.draw_answered"):
    """
    A seat agrees to a draw or refuses it.  Rule MD-10.4.

    """

    type: ClassVar[Literal["microdot.draw_answered"]] = "microdot.draw_answered"
    data: DrawAnsweredData
    openings: Openings


class DrawProposedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.draw_proposed"):
    """
    A seat proposes a draw.  Rule MD-10.4.

    """

    type: ClassVar[Literal["microdot.draw_proposed"]] = "microdot.draw_proposed"
    data: DrawProposedData
    openings: Openings


class DrawRefusedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.draw_refused"):
    """
    The draw is refused and the game goes on.  Rule MD-10.4.

    """

    type: ClassVar[Literal["microdot.draw_refused"]] = "microdot.draw_refused"
    data: DrawRefusedData
    openings: Openings


class EndedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.ended"):
    """
    The game ends.  Rule MD-10.1.

    """

    type: ClassVar[Literal["microdot.ended"]] = "microdot.ended"
    data: EndedData
    openings: Openings


class EquipmentDeclinedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.equipment_declined"):
    """
    A seat takes nothing.  Rule MD-5.3.

    """

    type: ClassVar[Literal["microdot.equipment_declined"]] = "microdot.equipment_declined"
    data: EquipmentDeclinedData
    openings: Openings


class EquipmentOfferedData(Model, frozen=True, kw_only=True):
    """
    A seat may take one of these pieces.  Rule MD-5.3.

    seat: Who acts, or whom it befalls.
    items: Pieces.
    """

    seat: int
    """Who acts, or whom it befalls."""
    items: list[Item]
    """Pieces."""


class EquipmentOfferedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.equipment_offered"):
    """
    A seat may take one of these pieces.  Rule MD-5.3.

    """

    type: ClassVar[Literal["microdot.equipment_offered"]] = "microdot.equipment_offered"
    data: EquipmentOfferedData
    openings: Openings


class EquipmentTakenData(Model, frozen=True, kw_only=True):
    """
    A seat takes a piece.  Rule MD-5.5.

    seat: Who acts, or whom it befalls.
    item: The piece.
    to: The place it is put.
    captor: The seat that held it; null if from the box.
    """

    seat: int
    """Who acts, or whom it befalls."""
    item: Item
    """The piece."""
    to: str
    """The place it is put."""
    captor: int | None
    """The seat that held it; null if from the box."""


class EquipmentTakenEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.equipment_taken"):
    """
    A seat takes a piece.  Rule MD-5.5.

    """

    type: ClassVar[Literal["microdot.equipment_taken"]] = "microdot.equipment_taken"
    data: EquipmentTakenData
    openings: Openings


class GameCreatedData(Model, frozen=True, kw_only=True):
    """
    The game, its rules and its options; the commitment to its seed.

    ruleset: Its name.
    ruleset_version: That of its rules.
    options: Complete, defaults filled in.
    seats: Who each is for.
    visibility: Whether the lobby lists it.
    delay_s: Seconds by which spectators see it late.
    deal: How the seed was chosen.
    analysis: Whether a seat may fork the running game from its information state.
    has_arbiter: Whether a token with full sight was made.
    commitment: SHA-256 of the seed, hex.
    pace_ms: Milliseconds from a question to a bot's answer.
    games_log: The last checkpoint of the log of games, null without a log.
    players: By seat, the commitment to the name given at creation, hex.
    id_hash: Of the game's id (`domain.kernel.ledger`), hex.
    luck_plan: The randomness protocol before the deal; games dealt from their seed alone do not have it.
    clock_plan: Time for people's decisions; tables without a clock do not have it.
    rated: True if the result counts for the ratings of its people; other games do not have it.
    hints: True if seats get deductions from their views; other games do not have it.
    event_table: Of a game of an event; other games do not have it.
    """

    ruleset: str
    """Its name."""
    ruleset_version: int
    """That of its rules."""
    options: dict[str, Any]
    """Complete, defaults filled in."""
    seats: list[SeatPlan]
    """Who each is for."""
    visibility: Literal["public", "unlisted"]
    """Whether the lobby lists it."""
    delay_s: int
    """Seconds by which spectators see it late."""
    deal: Literal["duplicate", "fixed", "fresh"]
    """How the seed was chosen."""
    analysis: bool
    """Whether a seat may fork the running game from its information state."""
    has_arbiter: bool
    """Whether a token with full sight was made."""
    commitment: str
    """SHA-256 of the seed, hex."""
    pace_ms: int
    """Milliseconds from a question to a bot's answer."""
    games_log: NamedCheckpoint | None
    """The last checkpoint of the log of games, null without a log."""
    players: list[str | None]
    """By seat, the commitment to the name given at creation, hex."""
    id_hash: str
    """Of the game's id (`domain.kernel.ledger`), hex."""
    luck_plan: LuckPlan | None = None
    """The randomness protocol before the deal; games dealt from their seed alone do not have it."""
    clock_plan: ClockPlan | None = None
    """Time for people's decisions; tables without a clock do not have it."""
    rated: bool | None = None
    """True if the result counts for the ratings of its people; other games do not have it."""
    hints: bool | None = None
    """True if seats get deductions from their views; other games do not have it."""
    event_table: EventTableData | None = None
    """Of a game of an event; other games do not have it."""


class GameCreatedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.created"):
    """
    The game, its rules and its options; the commitment to its seed.

    """

    type: ClassVar[Literal["game.created"]] = "game.created"
    data: GameCreatedData
    openings: GameCreatedOpenings


class GameForkedData(Model, frozen=True, kw_only=True):
    """
    A game goes on from a moment of another, with seats, tokens and salts of its own.

    parent: Where it goes on from.
    viewpoint: The viewpoint whose knowledge the fork starts from.
    luck: The parent's future, or another.
    table: The position: drawn as one that looks like the parent to `viewpoint`, or taken from a replay that shows everything; the minds follow, one event each. null if the parent's own log comes before this event.
    ruleset: Its name.
    ruleset_version: That of its rules.
    options: Complete, defaults filled in.
    seats: Who each is for.
    visibility: Whether the lobby lists it.
    delay_s: Seconds by which spectators see it late.
    deal: How the seed was chosen.
    analysis: Whether a seat may fork the running game from its information state.
    has_arbiter: Whether a token with full sight was made.
    commitment: SHA-256 of the seed, hex.
    pace_ms: Milliseconds from a question to a bot's answer.
    games_log: The last checkpoint of the log of games, null without a log.
    players: By seat, the commitment to the name given at creation, hex.
    id_hash: Of the game's id (`domain.kernel.ledger`), hex.
    luck_plan: The randomness protocol before the deal; games dealt from their seed alone do not have it.
    clock_plan: Time for people's decisions; tables without a clock do not have it.
    rated: True if the result counts for the ratings of its people; other games do not have it.
    hints: True if seats get deductions from their views; other games do not have it.
    event_table: Of a game of an event; other games do not have it.
    """

    parent: ParentData
    """Where it goes on from."""
    viewpoint: str
    """The viewpoint whose knowledge the fork starts from."""
    luck: Literal["fresh", "same"]
    """The parent's future, or another."""
    table: dict[str, Any] | None
    """The position: drawn as one that looks like the parent to `viewpoint`, or taken from a replay that shows everything; the minds follow, one event each. null if the parent's own log comes before this event."""
    ruleset: str
    """Its name."""
    ruleset_version: int
    """That of its rules."""
    options: dict[str, Any]
    """Complete, defaults filled in."""
    seats: list[SeatPlan]
    """Who each is for."""
    visibility: Literal["public", "unlisted"]
    """Whether the lobby lists it."""
    delay_s: int
    """Seconds by which spectators see it late."""
    deal: Literal["duplicate", "fixed", "fresh"]
    """How the seed was chosen."""
    analysis: bool
    """Whether a seat may fork the running game from its information state."""
    has_arbiter: bool
    """Whether a token with full sight was made."""
    commitment: str
    """SHA-256 of the seed, hex."""
    pace_ms: int
    """Milliseconds from a question to a bot's answer."""
    games_log: NamedCheckpoint | None
    """The last checkpoint of the log of games, null without a log."""
    players: list[str | None]
    """By seat, the commitment to the name given at creation, hex."""
    id_hash: str
    """Of the game's id (`domain.kernel.ledger`), hex."""
    luck_plan: LuckPlan | None = None
    """The randomness protocol before the deal; games dealt from their seed alone do not have it."""
    clock_plan: ClockPlan | None = None
    """Time for people's decisions; tables without a clock do not have it."""
    rated: bool | None = None
    """True if the result counts for the ratings of its people; other games do not have it."""
    hints: bool | None = None
    """True if seats get deductions from their views; other games do not have it."""
    event_table: EventTableData | None = None
    """Of a game of an event; other games do not have it."""


class GameForkedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.forked"):
    """
    A game goes on from a moment of another, with seats, tokens and salts of its own.

    """

    type: ClassVar[Literal["game.forked"]] = "game.forked"
    data: GameForkedData
    openings: GameForkedOpenings


class Instruction(Model, frozen=True, kw_only=True):
    """
    A line of a decode chart.

    does: The instruction.
    items: Pieces to collect or to step with.
    direction: Of steps.
    steps: At most this many.
    one_piece: All with one piece.
    """

    does: Does
    """The instruction."""
    items: list[Item]
    """Pieces to collect or to step with."""
    direction: Direction
    """Of steps."""
    steps: int
    """At most this many."""
    one_piece: bool
    """All with one piece."""


class InstructionBody(Model, frozen=True, kw_only=True):
    """
    A line of a decode chart.

    does: The instruction.
    items: Pieces to collect or to step with. By default `[]`.
    direction: Of steps. By default `"any"`.
    steps: At most this many. By default `1`.
    one_piece: All with one piece. By default `false`.
    """

    does: Does
    """The instruction."""
    items: list[Item] | None = None
    """Pieces to collect or to step with. By default `[]`."""
    direction: Direction | None = None
    """Of steps. By default `"any"`."""
    steps: int | None = None
    """At most this many. By default `1`."""
    one_piece: bool | None = None
    """All with one piece. By default `false`."""


class Mission(Model, frozen=True, kw_only=True):
    """
    A line of the Mission Decode Chart.

    letter: On the card.
    cards: Number of cards with its letter.
    black: Its instruction for this face of the Black/White Die.
    white: Its instruction for this face of the Black/White Die.
    """

    letter: str
    """On the card."""
    cards: int
    """Number of cards with its letter."""
    black: Instruction
    """Its instruction for this face of the Black/White Die."""
    white: Instruction
    """Its instruction for this face of the Black/White Die."""


class MissionBody(Model, frozen=True, kw_only=True):
    """
    A line of the Mission Decode Chart.

    letter: On the card.
    cards: Number of cards with its letter.
    black: Its instruction for this face of the Black/White Die.
    white: Its instruction for this face of the Black/White Die.
    """

    letter: str
    """On the card."""
    cards: int
    """Number of cards with its letter."""
    black: InstructionBody
    """Its instruction for this face of the Black/White Die."""
    white: InstructionBody
    """Its instruction for this face of the Black/White Die."""


class MissionReadData(Model, frozen=True, kw_only=True):
    """
    A Mission Card and the Black/White Die.  Rule MD-6.6.

    seat: Who acts, or whom it befalls.
    letter: The card's.
    face: The die's.
    says: The line of the Mission Decode Chart for both.
    """

    seat: int
    """Who acts, or whom it befalls."""
    letter: str
    """The card's."""
    face: Shade
    """The die's."""
    says: Instruction
    """The line of the Mission Decode Chart for both."""


class MissionReadEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.mission_read"):
    """
    A Mission Card and the Black/White Die.  Rule MD-6.6.

    """

    type: ClassVar[Literal["microdot.mission_read"]] = "microdot.mission_read"
    data: MissionReadData
    openings: Openings


class ModeChangedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.mode_changed"):
    """
    A seat starts its mission, or returns to the strip with its agent in the Interrogation Centre.  Rule MD-4.3.

    """

    type: ClassVar[Literal["microdot.mode_changed"]] = "microdot.mode_changed"
    data: ModeChangedData
    openings: Openings


class MoveOpenedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.move_opened"):
    """
    A seat may move one of these pieces.  Rule MD-6.2.

    """

    type: ClassVar[Literal["microdot.move_opened"]] = "microdot.move_opened"
    data: MoveOpenedData
    openings: Openings


class OrderSettledEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.order_settled"):
    """
    The order in which the seats choose colours.  Rule MD-2.1.

    """

    type: ClassVar[Literal["microdot.order_settled"]] = "microdot.order_settled"
    data: OrderSettledData
    openings: Openings


class PassedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.passed"):
    """
    A seat moves nothing more.  Rule MD-6.2.

    """

    type: ClassVar[Literal["microdot.passed"]] = "microdot.passed"
    data: PassedData
    openings: Openings


class PieceCapturedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.piece_captured"):
    """
    A piece of `seat` goes to the Interrogation Centre of `captor`.  Rule MD-7.1.

    """

    type: ClassVar[Literal["microdot.piece_captured"]] = "microdot.piece_captured"
    data: PieceCapturedData
    openings: Openings


class PieceSteppedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.piece_stepped"):
    """
    A piece moves one step.  Rule MD-6.2.

    """

    type: ClassVar[Literal["microdot.piece_stepped"]] = "microdot.piece_stepped"
    data: PieceSteppedData
    openings: Openings


class PiecesClashedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.pieces_clashed"):
    """
    Two equal pieces of two seats capture each other.  Rule MD-7.2.

    """

    type: ClassVar[Literal["microdot.pieces_clashed"]] = "microdot.pieces_clashed"
    data: PiecesClashedData
    openings: Openings


class StatedDealBody(Model, frozen=True, kw_only=True):
    """
    A stated deal: the first outcomes of each source of chance. Whatever it omits is left to chance.

    start: The throws that settle the order, one per seat. By default `[]`.
    coloured: First faces of this die. By default `[]`.
    symbol: First faces of this die. By default `[]`.
    black_white: First faces of this die. By default `[]`.
    briefing: First cards of this deck, from the top. By default `[]`.
    mission: First cards of this deck, from the top. By default `[]`.
    """

    start: list[int] | None = None
    """The throws that settle the order, one per seat. By default `[]`."""
    coloured: list[int] | None = None
    """First faces of this die. By default `[]`."""
    symbol: list[Symbol] | None = None
    """First faces of this die. By default `[]`."""
    black_white: list[Shade] | None = None
    """First faces of this die. By default `[]`."""
    briefing: list[int] | None = None
    """First cards of this deck, from the top. By default `[]`."""
    mission: list[str] | None = None
    """First cards of this deck, from the top. By default `[]`."""


class SymbolThrownEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.symbol_thrown"):
    """
    A throw of the Symbol Die.  Rule MD-6.1.

    """

    type: ClassVar[Literal["microdot.symbol_thrown"]] = "microdot.symbol_thrown"
    data: SymbolThrownData
    openings: Openings


class TableLaidEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.table_laid"):
    """
    The bags are placed.  Rule MD-2.4.

    """

    type: ClassVar[Literal["microdot.table_laid"]] = "microdot.table_laid"
    data: TableLaidData
    openings: Openings


class ThrownForStartEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.thrown_for_start"):
    """
    A throw of the Coloured Die for the order of choosing colours.  Rule MD-2.1.

    """

    type: ClassVar[Literal["microdot.thrown_for_start"]] = "microdot.thrown_for_start"
    data: ThrownForStartData
    openings: Openings


class TurnBeganEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.turn_began"):
    """
    A turn begins.  Rule MD-4.1.

    """

    type: ClassVar[Literal["microdot.turn_began"]] = "microdot.turn_began"
    data: TurnBeganData
    openings: Openings


class TurnLostEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.turn_lost"):
    """
    A seat will miss a turn.  Rule MD-4.2.

    """

    type: ClassVar[Literal["microdot.turn_lost"]] = "microdot.turn_lost"
    data: TurnLostData
    openings: Openings


class TurnSkippedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.turn_skipped"):
    """
    A seat misses its turn.  Rule MD-4.2.

    """

    type: ClassVar[Literal["microdot.turn_skipped"]] = "microdot.turn_skipped"
    data: TurnSkippedData
    openings: Openings


class Briefing(Model, frozen=True, kw_only=True):
    """
    A line of the Briefing Decode Chart.

    number: On the card.
    cards: Number of cards with its number.
    instruction: The instruction.
    """

    number: int
    """On the card."""
    cards: int
    """Number of cards with its number."""
    instruction: Instruction
    """The instruction."""


class BriefingBody(Model, frozen=True, kw_only=True):
    """
    A line of the Briefing Decode Chart.

    number: On the card.
    cards: Number of cards with its number.
    instruction: The instruction.
    """

    number: int
    """On the card."""
    cards: int
    """Number of cards with its number."""
    instruction: InstructionBody
    """The instruction."""


class BriefingReadAloneEntry(
    EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.briefing_read_alone"
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

    seat: Who acts, or whom it befalls.
    number: The card's.
    says: Its line of the Briefing Decode Chart.
    """

    seat: int
    """Who acts, or whom it befalls."""
    number: int
    """The card's."""
    says: Instruction
    """Its line of the Briefing Decode Chart."""


class BriefingReadEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.briefing_read"):
    """
    A Briefing Card is read aloud.  Rule MD-5.4.

    """

    type: ClassVar[Literal["microdot.briefing_read"]] = "microdot.briefing_read"
    data: BriefingReadData
    openings: Openings


class BriefingShownData(Model, frozen=True, kw_only=True):
    """
    The reader uses and shows a secret briefing.  Rule MD-12.2.

    seat: Who acts, or whom it befalls.
    number: The card's.
    says: Its line of the Briefing Decode Chart.
    """

    seat: int
    """Who acts, or whom it befalls."""
    number: int
    """The card's."""
    says: Instruction
    """Its line of the Briefing Decode Chart."""


class BriefingShownEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.briefing_shown"):
    """
    The reader uses and shows a secret briefing.  Rule MD-12.2.

    """

    type: ClassVar[Literal["microdot.briefing_shown"]] = "microdot.briefing_shown"
    data: BriefingShownData
    openings: Openings


class Kit(Model, frozen=True, kw_only=True):
    """
    A table's own parts. Parts left out are ours. Rule MD-3.9.  Rule MD-3.9.

    board: Its squares and barriers.
    strip: Its segments in order.
    dice: Their faces.
    briefing: Cards and decode charts.
    mission: Cards and decode charts.
    """

    board: Board | None
    """Its squares and barriers."""
    strip: list[str] | None
    """Its segments in order."""
    dice: Dice | None
    """Their faces."""
    briefing: list[Briefing] | None
    """Cards and decode charts."""
    mission: list[Mission] | None
    """Cards and decode charts."""


class KitBody(Model, frozen=True, kw_only=True):
    """
    A table's own parts. Parts left out are ours. Rule MD-3.9.  Rule MD-3.9.

    board: Its squares and barriers. By default `null`.
    strip: Its segments in order. By default `null`.
    dice: Their faces. By default `null`.
    briefing: Cards and decode charts. By default `null`.
    mission: Cards and decode charts. By default `null`.
    """

    board: BoardBody | None = None
    """Its squares and barriers. By default `null`."""
    strip: list[str] | None = None
    """Its segments in order. By default `null`."""
    dice: DiceBody | None = None
    """Their faces. By default `null`."""
    briefing: list[BriefingBody] | None = None
    """Cards and decode charts. By default `null`."""
    mission: list[MissionBody] | None = None
    """Cards and decode charts. By default `null`."""


class Options(Model, frozen=True, kw_only=True):
    """
    Table options with their defaults. Rule MD-11.  Rule MD-11.

    kit: Board, strip, dice and cards; null is the kit of the service (MD-3.9).
    two_player: Territory of the second player of two (MD-2.6).
    order: Of turns (MD-2.3).
    secret_briefing: Briefings are read alone (MD-12.2).
    mandatory_move: A player who can move must move (MD-6.2).
    suicide: A higher piece may be attacked (MD-6.4).
    embassy_bars_own_bag: No bag at all in an EMBASSY (MD-8.5).
    hq_closed_to_enemies: Only its owner enters an HQ square, without a bag (MD-6.4).
    bribery_anytime: Bribery Cards out of turn (MD-9.5).
    max_rounds: 1 to 1000, after which the game is a draw (MD-10.3).
    draw_by_agreement: Draws by agreement (MD-10.4).
    """

    kit: Kit | None
    """Board, strip, dice and cards; null is the kit of the service (MD-3.9)."""
    two_player: Literal["adjacent", "free", "opposite"]
    """Territory of the second player of two (MD-2.6)."""
    order: Literal["by_throw", "clockwise"]
    """Of turns (MD-2.3)."""
    secret_briefing: bool
    """Briefings are read alone (MD-12.2)."""
    mandatory_move: bool
    """A player who can move must move (MD-6.2)."""
    suicide: bool
    """A higher piece may be attacked (MD-6.4)."""
    embassy_bars_own_bag: bool
    """No bag at all in an EMBASSY (MD-8.5)."""
    hq_closed_to_enemies: bool
    """Only its owner enters an HQ square, without a bag (MD-6.4)."""
    bribery_anytime: bool
    """Bribery Cards out of turn (MD-9.5)."""
    max_rounds: int
    """1 to 1000, after which the game is a draw (MD-10.3)."""
    draw_by_agreement: bool
    """Draws by agreement (MD-10.4)."""


class OptionsBody(Model, frozen=True, kw_only=True):
    """
    Table options with their defaults. Rule MD-11.  Rule MD-11.

    kit: Board, strip, dice and cards; null is the kit of the service (MD-3.9). By default `null`.
    two_player: Territory of the second player of two (MD-2.6). By default `"free"`.
    order: Of turns (MD-2.3). By default `"clockwise"`.
    secret_briefing: Briefings are read alone (MD-12.2). By default `false`.
    mandatory_move: A player who can move must move (MD-6.2). By default `false`.
    suicide: A higher piece may be attacked (MD-6.4). By default `false`.
    embassy_bars_own_bag: No bag at all in an EMBASSY (MD-8.5). By default `true`.
    hq_closed_to_enemies: Only its owner enters an HQ square, without a bag (MD-6.4). By default `false`.
    bribery_anytime: Bribery Cards out of turn (MD-9.5). By default `false`.
    max_rounds: 1 to 1000, after which the game is a draw (MD-10.3). By default `200`.
    draw_by_agreement: Draws by agreement (MD-10.4). By default `false`.
    """

    kit: KitBody | None = None
    """Board, strip, dice and cards; null is the kit of the service (MD-3.9). By default `null`."""
    two_player: Literal["adjacent", "free", "opposite"] | None = None
    """Territory of the second player of two (MD-2.6). By default `"free"`."""
    order: Literal["by_throw", "clockwise"] | None = None
    """Of turns (MD-2.3). By default `"clockwise"`."""
    secret_briefing: bool | None = None
    """Briefings are read alone (MD-12.2). By default `false`."""
    mandatory_move: bool | None = None
    """A player who can move must move (MD-6.2). By default `false`."""
    suicide: bool | None = None
    """A higher piece may be attacked (MD-6.4). By default `false`."""
    embassy_bars_own_bag: bool | None = None
    """No bag at all in an EMBASSY (MD-8.5). By default `true`."""
    hq_closed_to_enemies: bool | None = None
    """Only its owner enters an HQ square, without a bag (MD-6.4). By default `false`."""
    bribery_anytime: bool | None = None
    """Bribery Cards out of turn (MD-9.5). By default `false`."""
    max_rounds: int | None = None
    """1 to 1000, after which the game is a draw (MD-10.3). By default `200`."""
    draw_by_agreement: bool | None = None
    """Draws by agreement (MD-10.4). By default `false`."""


class Table(Model, frozen=True, kw_only=True):
    """
    The public state. Sequences are by seat unless stated otherwise.

    options: Those of this table.
    players: Number of seats.
    phase: The decision of the seat at turn.
    colours: Of the seats, and so their territories; null until chosen.
    by_throw: Seats in order of their first throws.
    choosers: Seats yet to choose a colour, next one first.
    order: Seats in the order of their turns.
    modes: Whether each agent is on the strip or on a mission.
    agents: Strip segments; null in the Interrogation Centre.
    pieces: Places of each seat's pieces.
    bags: Squares.
    bribery: Cards held.
    skips: Turns to miss.
    turn: The seat whose turn it is.
    round: Number of the round, from 1.
    turns: Begun or missed so far, by all.
    throws: In this turn.
    offered: Pieces the seat at turn may take, if publicly known.
    move: The moves open to it.
    asked: Seats that may use a Bribery Card out of turn.
    proposed: Whether a draw was proposed in this turn.
    draw_asked: Seats that must answer a proposal.
    briefing_deck: Number of cards left.
    briefing_used: Discards, sorted.
    unshown: Briefings read in secret since the deck was shuffled.
    briefing_shuffle: Number of times its deck was shuffled.
    mission_deck: Number of cards left.
    mission_used: Discards, sorted.
    mission_shuffle: Number of times its deck was shuffled.
    read_alone: Secret briefings, once the game is over.
    outcome: Null while the game runs.
    """

    options: Options
    """Those of this table."""
    players: int
    """Number of seats."""
    phase: Phase
    """The decision of the seat at turn."""
    colours: list[Colour | None]
    """Of the seats, and so their territories; null until chosen."""
    by_throw: list[int]
    """Seats in order of their first throws."""
    choosers: list[int]
    """Seats yet to choose a colour, next one first."""
    order: list[int]
    """Seats in the order of their turns."""
    modes: list[Mode]
    """Whether each agent is on the strip or on a mission."""
    agents: list[int | None]
    """Strip segments; null in the Interrogation Centre."""
    pieces: list[Equipment]
    """Places of each seat's pieces."""
    bags: list[str]
    """Squares."""
    bribery: list[int]
    """Cards held."""
    skips: list[int]
    """Turns to miss."""
    turn: int | None
    """The seat whose turn it is."""
    round: int
    """Number of the round, from 1."""
    turns: int
    """Begun or missed so far, by all."""
    throws: int
    """In this turn."""
    offered: list[Item]
    """Pieces the seat at turn may take, if publicly known."""
    move: PendingMove | None
    """The moves open to it."""
    asked: list[int]
    """Seats that may use a Bribery Card out of turn."""
    proposed: bool
    """Whether a draw was proposed in this turn."""
    draw_asked: list[int]
    """Seats that must answer a proposal."""
    briefing_deck: int
    """Number of cards left."""
    briefing_used: list[int]
    """Discards, sorted."""
    unshown: list[UnshownBriefing]
    """Briefings read in secret since the deck was shuffled."""
    briefing_shuffle: int
    """Number of times its deck was shuffled."""
    mission_deck: int
    """Number of cards left."""
    mission_used: list[str]
    """Discards, sorted."""
    mission_shuffle: int
    """Number of times its deck was shuffled."""
    read_alone: list[list[int]]
    """Secret briefings, once the game is over."""
    outcome: Outcome | None
    """Null while the game runs."""


class View(Model, frozen=True, kw_only=True):
    """
    The game's state as one audience may see it.

    format: Version of the format of views; rises when their content or text changes.
    game: The game's id.
    viewpoint: Viewpoint: `seat:<number>`, `public`, or `all`.
    version: Position in the game's log, from 1.
    status: The game's status.
    table: The public state, in the ruleset's own terms; null until the deal.
    mind: This seat's knowledge beyond the table.
    luck: The randomness protocol before the deal; null in games dealt from their seed alone.
    decisions: The open decisions of all seats.
    decision: The decision that this seat owes; null for none.
    offers: This seat's legal commands. Without a decision: commands that are legal nevertheless, such as marking a board; usually empty.
    outcome: Its outcome, rulings included; null while it runs or if it was aborted.
    rulings: The organiser's rulings, oldest first.
    server_time: The service's clock at this answer, to count deadlines by.
    text: The view as plain text.
    minds: With the viewpoint `all` only: each seat's knowledge.
    house: With the viewpoint `all` only: state that no seat knows.
    clock: The table's clock; absent without one.
    asked: With `words` only: the question to this seat; null without a decision.
    goal: With `words` only: the goals of the game.
    danger: With `words` only: the dangers that end the game badly, with their progress.
    hints: With `words` only, at a table with hints: deductions from this seat's knowledge.
    scene: With `words` only: the zones with their things, to draw the table.
    """

    format: int
    """Version of the format of views; rises when their content or text changes."""
    game: str
    """The game's id."""
    ruleset: RulesetName
    viewpoint: str
    """Viewpoint: `seat:<number>`, `public`, or `all`."""
    version: int
    """Position in the game's log, from 1."""
    status: Literal["seating", "playing", "over", "aborted"]
    """The game's status."""
    table: Table | None
    """The public state, in the ruleset's own terms; null until the deal."""
    mind: Mind | None
    """This seat's knowledge beyond the table."""
    luck: Luck | None
    """The randomness protocol before the deal; null in games dealt from their seed alone."""
    decisions: list[OpenDecision]
    """The open decisions of all seats."""
    decision: OwnDecision | None
    """The decision that this seat owes; null for none."""
    offers: list[Offer]
    """This seat's legal commands. Without a decision: commands that are legal nevertheless, such as marking a board; usually empty."""
    outcome: GameOutcome | None
    """Its outcome, rulings included; null while it runs or if it was aborted."""
    rulings: list[Ruling]
    """The organiser's rulings, oldest first."""
    server_time: datetime
    """The service's clock at this answer, to count deadlines by."""
    text: str
    """The view as plain text."""
    minds: list[Mind] | None = None
    """With the viewpoint `all` only: each seat's knowledge."""
    house: House | None = None
    """With the viewpoint `all` only: state that no seat knows."""
    clock: Clock | None = None
    """The table's clock; absent without one."""
    pause: Pause | None = None
    asked: AskedWords | None = None
    """With `words` only: the question to this seat; null without a decision."""
    goal: list[GoalWords] | None = None
    """With `words` only: the goals of the game."""
    danger: list[DangerWords] | None = None
    """With `words` only: the dangers that end the game badly, with their progress."""
    hints: list[HintWords] | None = None
    """With `words` only, at a table with hints: deductions from this seat's knowledge."""
    scene: Scene | None = None
    """With `words` only: the zones with their things, to draw the table."""


Entry: TypeAlias = (
    ThrownForStartEntry
    | OrderSettledEntry
    | ColourChosenEntry
    | TableLaidEntry
    | TurnBeganEntry
    | TurnSkippedEntry
    | ColouredThrownEntry
    | SymbolThrownEntry
    | AgentMovedEntry
    | BriefingReadEntry
    | BriefingReadAloneEntry
    | BriefingShownEntry
    | MissionReadEntry
    | EquipmentOfferedEntry
    | EquipmentTakenEntry
    | EquipmentDeclinedEntry
    | MoveOpenedEntry
    | PieceSteppedEntry
    | PassedEntry
    | PieceCapturedEntry
    | PiecesClashedEntry
    | BagTakenEntry
    | BagLeftEntry
    | ModeChangedEntry
    | TurnLostEntry
    | BriberyTakenEntry
    | BriberyReturnedEntry
    | BriberyUsedEntry
    | BriberyAskedEntry
    | BriberyKeptEntry
    | DeckReshuffledEntry
    | DrawProposedEntry
    | DrawAnsweredEntry
    | DrawRefusedEntry
    | BagBroughtHomeEntry
    | EndedEntry
    | BriefingsRevealedEntry
    | GameCreatedEntry
    | GameForkedEntry
    | shared.GameSeatRecalledEntry
    | shared.GameGroupJoinedEntry
    | shared.GameSeatTakenEntry
    | shared.GameTokenMintedEntry
    | shared.GameTokenRevokedEntry
    | shared.GameReplaySharedEntry
    | shared.GameStartedEntry
    | shared.GameSeatResignedEntry
    | shared.GameAutomationFailedEntry
    | shared.GameAbortedEntry
    | shared.GameOverEntry
    | shared.GameRulingMadeEntry
    | shared.GameRestoredEntry
    | shared.GameSeedRevealedEntry
    | shared.GameCommitmentReplacedEntry
    | shared.GameLuckClosedEntry
    | shared.GameNonceGivenEntry
    | shared.GameLuckDrawnEntry
    | shared.GamePublicGivenEntry
    | shared.GameCancelledEntry
    | shared.GameSeatAbsentEntry
    | shared.GameClockStruckEntry
    | shared.GameSeatReturnedEntry
    | shared.GameTimeGivenEntry
    | shared.GamePausedEntry
    | shared.GamePauseEndedEntry
    | shared.GameTimeAddedEntry
    | shared.GameSeatReissuedEntry
    | shared.GameSeatSubstitutedEntry
    | shared.GameSeatFilledEntry
    | shared.GameSlipExchangedEntry
    | shared.GamePlayOpenedEntry
    | shared.GameNoShowsEntry
    | models.Entry
)
"""An entry of the feed; of a type that is not known here, as `models.Entry`."""

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

RULES: Rules[View, Entry, Command, OptionsBody] = Rules(
    "microdot",
    1,
    View,
    {
        "microdot.thrown_for_start": ThrownForStartEntry,
        "microdot.order_settled": OrderSettledEntry,
        "microdot.colour_chosen": ColourChosenEntry,
        "microdot.table_laid": TableLaidEntry,
        "microdot.turn_began": TurnBeganEntry,
        "microdot.turn_skipped": TurnSkippedEntry,
        "microdot.coloured_thrown": ColouredThrownEntry,
        "microdot.symbol_thrown": SymbolThrownEntry,
        "microdot.agent_moved": AgentMovedEntry,
        "microdot.briefing_read": BriefingReadEntry,
        "microdot.briefing_read_alone": BriefingReadAloneEntry,
        "microdot.briefing_shown": BriefingShownEntry,
        "microdot.mission_read": MissionReadEntry,
        "microdot.equipment_offered": EquipmentOfferedEntry,
        "microdot.equipment_taken": EquipmentTakenEntry,
        "microdot.equipment_declined": EquipmentDeclinedEntry,
        "microdot.move_opened": MoveOpenedEntry,
        "microdot.piece_stepped": PieceSteppedEntry,
        "microdot.passed": PassedEntry,
        "microdot.piece_captured": PieceCapturedEntry,
        "microdot.pieces_clashed": PiecesClashedEntry,
        "microdot.bag_taken": BagTakenEntry,
        "microdot.bag_left": BagLeftEntry,
        "microdot.mode_changed": ModeChangedEntry,
        "microdot.turn_lost": TurnLostEntry,
        "microdot.bribery_taken": BriberyTakenEntry,
        "microdot.bribery_returned": BriberyReturnedEntry,
        "microdot.bribery_used": BriberyUsedEntry,
        "microdot.bribery_asked": BriberyAskedEntry,
        "microdot.bribery_kept": BriberyKeptEntry,
        "microdot.deck_reshuffled": DeckReshuffledEntry,
        "microdot.draw_proposed": DrawProposedEntry,
        "microdot.draw_answered": DrawAnsweredEntry,
        "microdot.draw_refused": DrawRefusedEntry,
        "microdot.bag_brought_home": BagBroughtHomeEntry,
        "microdot.ended": EndedEntry,
        "microdot.briefings_revealed": BriefingsRevealedEntry,
        "game.created": GameCreatedEntry,
        "game.forked": GameForkedEntry,
        "game.seat_recalled": shared.GameSeatRecalledEntry,
        "game.group_joined": shared.GameGroupJoinedEntry,
        "game.seat_taken": shared.GameSeatTakenEntry,
        "game.token_minted": shared.GameTokenMintedEntry,
        "game.token_revoked": shared.GameTokenRevokedEntry,
        "game.replay_shared": shared.GameReplaySharedEntry,
        "game.started": shared.GameStartedEntry,
        "game.seat_resigned": shared.GameSeatResignedEntry,
        "game.automation_failed": shared.GameAutomationFailedEntry,
        "game.aborted": shared.GameAbortedEntry,
        "game.over": shared.GameOverEntry,
        "game.ruling_made": shared.GameRulingMadeEntry,
        "game.restored": shared.GameRestoredEntry,
        "game.seed_revealed": shared.GameSeedRevealedEntry,
        "game.commitment_replaced": shared.GameCommitmentReplacedEntry,
        "game.luck_closed": shared.GameLuckClosedEntry,
        "game.nonce_given": shared.GameNonceGivenEntry,
        "game.luck_drawn": shared.GameLuckDrawnEntry,
        "game.public_given": shared.GamePublicGivenEntry,
        "game.cancelled": shared.GameCancelledEntry,
        "game.seat_absent": shared.GameSeatAbsentEntry,
        "game.clock_struck": shared.GameClockStruckEntry,
        "game.seat_returned": shared.GameSeatReturnedEntry,
        "game.time_given": shared.GameTimeGivenEntry,
        "game.paused": shared.GamePausedEntry,
        "game.pause_ended": shared.GamePauseEndedEntry,
        "game.time_added": shared.GameTimeAddedEntry,
        "game.seat_reissued": shared.GameSeatReissuedEntry,
        "game.seat_substituted": shared.GameSeatSubstitutedEntry,
        "game.seat_filled": shared.GameSeatFilledEntry,
        "game.slip_exchanged": shared.GameSlipExchangedEntry,
        "game.play_opened": shared.GamePlayOpenedEntry,
        "game.no_shows": shared.GameNoShowsEntry,
    },
)
"""Give it to a client, and what it reads is typed."""
