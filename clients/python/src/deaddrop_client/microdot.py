# Written by clients/regenerate; not to be edited. b7139c9974fb1307041c842d0d814e92 2b9cc5c38b225a556dd07997feb71980
"""Microdot, version 1: its views, entries, commands and options."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from msgspec import Meta

from deaddrop_client import models
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
    ToldWords,
)
from deaddrop_client.rules import Rules


class AbortCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="abort"):
    """
    End the game without an outcome (organiser).

    reason: A sentence that everybody at the table reads.
    """

    type: ClassVar[Literal["abort"]] = "abort"
    reason: str
    """A sentence that everybody at the table reads."""


class AgentMovedData(Model, frozen=True, kw_only=True):
    """
    An agent moves on the strip.  Rule MD-5.1.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    segment: From 0, clockwise.
    blocked: Whether another agent stands there.
    shows: A piece of equipment or `microdot`.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
    segment: int
    """From 0, clockwise."""
    blocked: bool
    """Whether another agent stands there."""
    shows: str | None = None
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

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    owner: The bag's.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
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
    What divides the territories; wall and wire play alike.

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
    What divides the territories; wall and wire play alike.

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

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""


class BriberyReturnedData(Model, frozen=True, kw_only=True):
    """
    An unused Bribery Card returns to the stack.  Rule MD-9.4.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""


class BriberyTakenData(Model, frozen=True, kw_only=True):
    """
    A seat takes a Bribery Card.  Rule MD-9.1.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""


class BriefingReadAloneData(Model, frozen=True, kw_only=True):
    """
    A Briefing Card is read in secret.  Rule MD-12.2.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    numbers: The possible ones, as everybody can tell.
    is_offer: Whether it offers a piece.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
    numbers: list[int]
    """The possible ones, as everybody can tell."""
    is_offer: bool
    """Whether it offers a piece."""


class BriefingReadAloneNumberOpening(Model, frozen=True, kw_only=True):
    """
    The card's.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: int
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


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

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    colour: And territory.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
    colour: Colour
    """And territory."""


class ColouredThrownData(Model, frozen=True, kw_only=True):
    """
    A throw of the Coloured Die.  Rule MD-5.1.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    face: The one that came up.
    nth: Within the turn.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
    face: int
    """The one that came up."""
    nth: int
    """Within the turn."""


class CommandOpening(Model, frozen=True, kw_only=True):
    """
    The command that led to it, as it was sent.

    value: A `Command`; in logs of earlier rules also one with the fields that it had then.
    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: dict[str, Any]
    """A `Command`; in logs of earlier rules also one with the fields that it had then."""
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


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


Draw: TypeAlias = Annotated[
    list[str | int | bool],
    Meta(description="One draw in the log: the `index`-th of its source, position `pick` of `size`."),
]
"""
One draw in the log: the `index`-th of its source, position `pick` of `size`.
"""


class DrawAnsweredData(Model, frozen=True, kw_only=True):
    """
    A seat agrees to a draw or refuses it.  Rule MD-10.4.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    agree: Whether it agrees.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
    agree: bool
    """Whether it agrees."""


class DrawProposedData(Model, frozen=True, kw_only=True):
    """
    A seat proposes a draw.  Rule MD-10.4.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    asked: The others.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
    asked: list[int]
    """The others."""


class DrawRefusedData(Model, frozen=True, kw_only=True):
    """
    The draw is refused and the game goes on.  Rule MD-10.4.

    """


class DrawsOpening(Model, frozen=True, kw_only=True):
    """
    The luck that it took.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: list[Draw]
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class EndedData(Model, frozen=True, kw_only=True):
    """
    The game ends.  Rule MD-10.1.

    winners: Empty for a draw.
    reason: In a word of the rules.
    """

    winners: list[int]
    """Empty for a draw."""
    reason: Literal["bag_home", "draw_agreed", "round_cap"]
    """In a word of the rules."""


class EntryHead(Model, frozen=True, kw_only=True):
    """
    One event, as one audience may know it.

    version: Position in the game's log, from 1.
    at: When it happened, in UTC (RFC 3339).
    by: The seat whose command caused it; null where none did.
    hidden: A commitment for every other field.
    digest: Of this entry and the one before: the chain of the ledger.
    text: The same in words, one line; the ledger does not cover it.
    rule: The number of the rule that it follows from, if there is one.
    learnt: With viewpoint `all` only: for each hidden field, the seats that know it.
    told: With `words` only: how it is told to its reader, and what moves.
    """

    version: int
    """Position in the game's log, from 1."""
    at: datetime
    """When it happened, in UTC (RFC 3339)."""
    by: int | None
    """The seat whose command caused it; null where none did."""
    hidden: dict[str, str]
    """A commitment for every other field."""
    digest: str
    """Of this entry and the one before: the chain of the ledger."""
    text: str
    """The same in words, one line; the ledger does not cover it."""
    rule: str | None
    """The number of the rule that it follows from, if there is one."""
    learnt: dict[str, list[int]] | None = None
    """With viewpoint `all` only: for each hidden field, the seats that know it."""
    told: ToldWords | None = None
    """With `words` only: how it is told to its reader, and what moves."""


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

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""


class EventTableData(Model, frozen=True, kw_only=True):
    """
    Where a game belongs.

    event: Its id.
    round: Numbers there.
    table: Numbers there.
    board: Of the deal that other tables share, null for a deal of its own.
    helpers: Whether its seats may hand out tokens.
    """

    event: str
    """Its id."""
    round: int
    """Numbers there."""
    table: int
    """Numbers there."""
    board: int | None
    """Of the deal that other tables share, null for a deal of its own."""
    helpers: bool
    """Whether its seats may hand out tokens."""


class GameAbortedData(Model, frozen=True, kw_only=True):
    """
    The organiser ended the game without an outcome, or the service did.

    reason: In the organiser's words, or why.
    quiet_s: Seconds without an event, after which the service ended it; absent where the organiser did.
    goes_on: Seats that go on at a smaller table, in their order there; absent where none does.
    author: Who decided that, absent else.
    """

    reason: str
    """In the organiser's words, or why."""
    quiet_s: int | None = None
    """Seconds without an event, after which the service ended it; absent where the organiser did."""
    goes_on: list[int] | None = None
    """Seats that go on at a smaller table, in their order there; absent where none does."""
    author: str | None = None
    """Who decided that, absent else."""


class GameAutomationFailedData(Model, frozen=True, kw_only=True):
    """
    A bot gave no legal answer in its tries; the decision's default answer follows.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    tries: How often it was asked.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
    tries: int
    """How often it was asked."""


class GameCancelledData(Model, frozen=True, kw_only=True):
    """
    A nonce is missing where all are required: the game ends.

    silent: The seats without one, ascending.
    """

    silent: list[int]
    """The seats without one, ascending."""


class GameClockStruckData(Model, frozen=True, kw_only=True):
    """
    The time of these decisions is used up; their defaults follow in the same batch.

    decisions: Their ids, by seat.
    author: Of an organiser who ended the time; absent where it was up.
    reason: Of an organiser who ended the time; absent where it was up.
    """

    decisions: list[str]
    """Their ids, by seat."""
    author: str | None = None
    """Of an organiser who ended the time; absent where it was up."""
    reason: str | None = None
    """Of an organiser who ended the time; absent where it was up."""


class GameCommitmentReplacedData(Model, frozen=True, kw_only=True):
    """
    A seat commits to another nonce, or to its first.

    seat: Whose.
    commit: SHA-256 of the nonce's text, hex.
    """

    seat: int
    """Whose."""
    commit: str
    """SHA-256 of the nonce's text, hex."""


class GameCreatedArbiterOpening(Model, frozen=True, kw_only=True):
    """
    Hashes of their tokens.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: str | None
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class GameCreatedCodesOpening(Model, frozen=True, kw_only=True):
    """
    Hashes of claim codes by seat.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: list[str | None]
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class GameCreatedOrganiserOpening(Model, frozen=True, kw_only=True):
    """
    Hashes of their tokens.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: str
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class GameCreatedSecretOpening(Model, frozen=True, kw_only=True):
    """
    Hex; secret salts the commitments.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: str
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class GameCreatedSeedOpening(Model, frozen=True, kw_only=True):
    """
    Hex; secret salts the commitments.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: str
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class GameCreatedStatedOpening(Model, frozen=True, kw_only=True):
    """
    Outcomes by source, of a stated deal.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: dict[str, list[Any]]
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class GameForkedArbiterOpening(Model, frozen=True, kw_only=True):
    """
    Hashes of their tokens.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: str | None
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class GameForkedCodesOpening(Model, frozen=True, kw_only=True):
    """
    Hashes of claim codes by seat.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: list[str | None]
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class GameForkedHouseOpening(Model, frozen=True, kw_only=True):
    """
    The position, where it was drawn as one that looks like the parent to `viewpoint`, or taken from a replay that shows everything (house: what nobody at the table knows; the minds follow, one event each). Both null where the parent's own log comes before this event.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: dict[str, Any] | None
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class GameForkedOrganiserOpening(Model, frozen=True, kw_only=True):
    """
    Hashes of their tokens.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: str
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class GameForkedResampleOpening(Model, frozen=True, kw_only=True):
    """
    What the position was drawn with; null where it was taken.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: str | None
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class GameForkedSecretOpening(Model, frozen=True, kw_only=True):
    """
    Hex; secret salts the commitments.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: str
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class GameForkedSeedOpening(Model, frozen=True, kw_only=True):
    """
    Hex; secret salts the commitments.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: str
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class GameForkedStatedOpening(Model, frozen=True, kw_only=True):
    """
    Outcomes by source, of a stated deal.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: dict[str, list[Any]]
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class GameGroupJoinedData(Model, frozen=True, kw_only=True):
    """
    Another game shares this one's luck.

    """


class GameGroupJoinedGameOpening(Model, frozen=True, kw_only=True):
    """
    Its id.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: str
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class GameHead(Model, frozen=True, kw_only=True):
    """
    A head of a game.

    version: Of its last event.
    digest: Of that version, hex.
    """

    version: int
    """Of its last event."""
    digest: str
    """Of that version, hex."""


class GameLuckClosedData(Model, frozen=True, kw_only=True):
    """
    The set of commitments is closed; the nonces are awaited.

    epoch: Always 1.
    commits: By seat, null where a seat brought none.
    """

    epoch: int
    """Always 1."""
    commits: list[str | None]
    """By seat, null where a seat brought none."""


class GameNoShowsData(Model, frozen=True, kw_only=True):
    """
    Nobody had looked at these seats when somebody should have.

    seats: Ascending, perhaps none.
    """

    seats: list[int]
    """Ascending, perhaps none."""


class GameNonceGivenData(Model, frozen=True, kw_only=True):
    """
    A seat shows the nonce that it committed to.

    seat: Whose.
    nonce: 64 hex digits.
    """

    seat: int
    """Whose."""
    nonce: str
    """64 hex digits."""


class GameOverData(Model, frozen=True, kw_only=True):
    """
    The rules ended the game.

    winners: Ascending; empty when nobody won.
    reason: In a word of the rules.
    """

    winners: list[int]
    """Ascending; empty when nobody won."""
    reason: str
    """In a word of the rules."""


class GamePauseEndedData(Model, frozen=True, kw_only=True):
    """
    The pause is over, or is not waited for any more.

    author: Who ended it, absent where its time was over.
    reason: Why.
    """

    author: str | None = None
    """Who ended it, absent where its time was over."""
    reason: str | None = None
    """Why."""


class GamePausedData(Model, frozen=True, kw_only=True):
    """
    The table is paused.

    until: When the pause ends by itself, RFC 3339, UTC.
    after: Ids of the decisions that are answered before it begins.
    author: Who pauses it.
    reason: Why, in their own words.
    """

    until: str
    """When the pause ends by itself, RFC 3339, UTC."""
    after: list[str]
    """Ids of the decisions that are answered before it begins."""
    author: str
    """Who pauses it."""
    reason: str
    """Why, in their own words."""


class GamePublicGivenData(Model, frozen=True, kw_only=True):
    """
    The awaited round of public entropy.

    round: Its number.
    signature: Hex.
    """

    round: int
    """Its number."""
    signature: str
    """Hex."""


class GameReplaySharedData(Model, frozen=True, kw_only=True):
    """
    A link to a replay is handed out; revoked like a token.

    id: Of the link.
    """

    id: str
    """Of the link."""


class GameRestoredData(Model, frozen=True, kw_only=True):
    """
    The operator put the game back to an earlier history.

    lost: The head that was given up; null where nothing of it could be read.
    kept: The head it goes on from.
    reason: In their words.
    """

    lost: GameHead | None
    """The head that was given up; null where nothing of it could be read."""
    kept: GameHead
    """The head it goes on from."""
    reason: str
    """In their words."""


class GameRulingMadeData(Model, frozen=True, kw_only=True):
    """
    An organiser corrects a result or ends a game.

    kind: Which of the two.
    author: Who rules.
    reason: Why, in their own words.
    before: The outcome; null is a game without one.
    after: The outcome; null is a game without one.
    """

    kind: Literal["abort", "correct"]
    """Which of the two."""
    author: str
    """Who rules."""
    reason: str
    """Why, in their own words."""
    before: Outcome | None
    """The outcome; null is a game without one."""
    after: Outcome | None
    """The outcome; null is a game without one."""


class GameSeatRecalledData(Model, frozen=True, kw_only=True):
    """
    What a seat knows at the start of a fork whose position was drawn.

    seat: Whose knowledge.
    """

    seat: int
    """Whose knowledge."""


class GameSeatRecalledMindOpening(Model, frozen=True, kw_only=True):
    """
    All of it.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: dict[str, Any]
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class GameSeatReissuedData(Model, frozen=True, kw_only=True):
    """
    A seat's person gets another token; those before, and all that descends from them, are revoked.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    author: Who hands it out.
    reason: Why; both absent where the person asked for it.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
    author: str | None = None
    """Who hands it out."""
    reason: str | None = None
    """Why; both absent where the person asked for it."""


class GameSeatReissuedTokenOpening(Model, frozen=True, kw_only=True):
    """
    Its hash.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: str
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class GameSeatReturnedData(Model, frozen=True, kw_only=True):
    """
    The player of an absent seat is back.

    seat: Whose.
    author: Of an organiser who says so; absent where the player did.
    reason: Of an organiser who says so; absent where the player did.
    """

    seat: int
    """Whose."""
    author: str | None = None
    """Of an organiser who says so; absent where the player did."""
    reason: str | None = None
    """Of an organiser who says so; absent where the player did."""


class GameSeatSubstitutedData(Model, frozen=True, kw_only=True):
    """
    Another person plays a seat from here on, and knows what the seat knows.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    player: Commitment to the new name, hex.
    author: Who decided it, `event` where another person plays for the seat's entry at the event.
    reason: Why.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
    player: str
    """Commitment to the new name, hex."""
    author: str
    """Who decided it, `event` where another person plays for the seat's entry at the event."""
    reason: str
    """Why."""


class GameSeatSubstitutedTokenOpening(Model, frozen=True, kw_only=True):
    """
    Hash of the new token, the old ones are revoked.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: str
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class GameSeatTakenData(Model, frozen=True, kw_only=True):
    """
    A seat is taken.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    nonce: Hex, goes into the seed of a game without a `luck_plan`; else null.
    commit: SHA-256 of the text of a nonce to come, hex; absent without one.
    player: Commitment to the player's name, hex; absent without a name.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
    nonce: str | None
    """Hex, goes into the seed of a game without a `luck_plan`; else null."""
    commit: str | None = None
    """SHA-256 of the text of a nonce to come, hex; absent without one."""
    player: str | None = None
    """Commitment to the player's name, hex; absent without a name."""


class GameSeatTakenTokenOpening(Model, frozen=True, kw_only=True):
    """
    Hash of its token.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: str
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class GameSeedRevealedData(Model, frozen=True, kw_only=True):
    """
    The seed and the salts' secret, hex: from here on everybody can open and check everything.

    seed: All luck follows from it.
    secret: What the salts are made from.
    """

    seed: str
    """All luck follows from it."""
    secret: str
    """What the salts are made from."""


class GameStartedData(Model, frozen=True, kw_only=True):
    """
    Every seat is filled, and the cards are dealt.

    """


class GameTimeAddedData(Model, frozen=True, kw_only=True):
    """
    Time is added to what is being decided.

    seat: Whose; null for every clock that runs.
    ms: Milliseconds.
    author: Who adds it.
    reason: Why.
    """

    seat: int | None
    """Whose; null for every clock that runs."""
    ms: int
    """Milliseconds."""
    author: str
    """Who adds it."""
    reason: str
    """Why."""


class GameTimeGivenData(Model, frozen=True, kw_only=True):
    """
    Time that counts for nobody: every clock that runs gets it back.

    reason: Nobody could play, since the service was away or took no moves.
    ms: Milliseconds.
    """

    reason: Literal["outage"]
    """Nobody could play, since the service was away or took no moves."""
    ms: int
    """Milliseconds."""


class GameTokenMintedByOpening(Model, frozen=True, kw_only=True):
    """
    The id of the token that it was minted with; logs from before it was noted do not have it.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: str
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class GameTokenMintedTokenOpening(Model, frozen=True, kw_only=True):
    """
    Its hash.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: str
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class GameTokenRevokedData(Model, frozen=True, kw_only=True):
    """
    A token or a link is worth nothing from here on, with all that descends from it.

    id: Of the token or link.
    """

    id: str
    """Of the token or link."""


class Group(Model, frozen=True, kw_only=True):
    """
    Games of equal luck.

    name: As the organiser called it.
    root: The game that made the group; null in that game itself.
    """

    name: str
    """As the organiser called it."""
    root: str | None
    """The game that made the group; null in that game itself."""


class House(Model, frozen=True, kw_only=True):
    """
    What no seat knows.

    briefing: Cards left to draw, sorted, not shuffled.
    mission: Cards left to draw, sorted, not shuffled.
    all_briefing: The full decks.
    all_mission: The full decks.
    """

    briefing: list[int]
    """Cards left to draw, sorted, not shuffled."""
    mission: list[str]
    """Cards left to draw, sorted, not shuffled."""
    all_briefing: list[int]
    """The full decks."""
    all_mission: list[str]
    """The full decks."""


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


class LeaveCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="leave"):
    """
    Be away until you `return`; a bot plays meanwhile with what your seat knows.

    """

    type: ClassVar[Literal["leave"]] = "leave"


class LuckPlan(Model, frozen=True, kw_only=True):
    """
    How the luck of a game is made, fixed in its first event.

    nonces: `asked` of seats that bring a commitment, `required` of every person's seat, or `none`.
    public: Entropy that comes after the last nonce.
    wait_s: Seconds to wait for the nonces.
    """

    nonces: Literal["asked", "none", "required"]
    """`asked` of seats that bring a commitment, `required` of every person's seat, or `none`."""
    public: Literal["drand"] | None
    """Entropy that comes after the last nonce."""
    wait_s: int
    """Seconds to wait for the nonces."""


class Mind(Model, frozen=True, kw_only=True):
    """
    A seat's private knowledge.

    seat: Whose mind it is.
    read: Its unshown briefing numbers since the deck was shuffled, in order.
    offered: Pieces that the last one lets it take.
    """

    seat: int
    """Whose mind it is."""
    read: list[int]
    """Its unshown briefing numbers since the deck was shuffled, in order."""
    offered: list[Item]
    """Pieces that the last one lets it take."""


Mode: TypeAlias = Literal["briefing", "mission", "recovery"]


class ModeChangedData(Model, frozen=True, kw_only=True):
    """
    A seat starts its mission, or returns to the strip with its agent in the Interrogation Centre.  Rule MD-4.3.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    mode: From now on.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
    mode: Mode
    """From now on."""


class MoveOpenedData(Model, frozen=True, kw_only=True):
    """
    A seat may move one of these pieces.  Rule MD-6.2.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    direction: Of its steps, or `barrier`.
    items: Pieces.
    steps: At most this many.
    one_piece: Whether all steps are of one piece.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
    direction: Direction | Literal["barrier"]
    """Of its steps, or `barrier`."""
    items: list[Item]
    """Pieces."""
    steps: int
    """At most this many."""
    one_piece: bool
    """Whether all steps are of one piece."""


class NamedCheckpoint(Model, frozen=True, kw_only=True):
    """
    The last checkpoint of the log of games when a game began.

    origin: Which log.
    size: Its entries.
    root: Hex.
    """

    origin: str
    """Which log."""
    size: int
    """Its entries."""
    root: str
    """Hex."""


NoShowRule: TypeAlias = Literal["absent", "tell"]


class Offer(Model, frozen=True, kw_only=True):
    """
    One shape of command that is legal now.

    type: The command's `type`.
    exact: True: every instance of the schema will be accepted.
    summary: What the command does, in a sentence.
    rule: The rule that allows it.
    schema: The JSON Schema (2020-12) of the whole command body; the `title` of a property is what a form calls it.
    title: What a button says.
    consequence: With `words` only: what the command brings about, in a sentence.
    grave: With `words` only: whether to ask again before it is sent.
    at: With `words` only: where the command is pointed at, a zone or a thing in it; null: nowhere.
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
    """What the command does, in a sentence."""
    rule: str
    """The rule that allows it."""
    schema: dict[str, Any]
    """The JSON Schema (2020-12) of the whole command body; the `title` of a property is what a form calls it."""
    title: str
    """What a button says."""
    consequence: str | None = None
    """With `words` only: what the command brings about, in a sentence."""
    grave: bool | None = None
    """With `words` only: whether to ask again before it is sent."""
    at: str | None = None
    """With `words` only: where the command is pointed at, a zone or a thing in it; null: nowhere."""
    fields: dict[str, OfferField] | None = None
    """With `words` only: its fields, by name."""


OnAbsence: TypeAlias = Literal["bot", "default", "forfeit"]


class OrderSettledData(Model, frozen=True, kw_only=True):
    """
    The order in which the seats choose colours.  Rule MD-2.1.

    seats: First to last.
    """

    seats: list[int]
    """First to last."""


class ParentData(Model, frozen=True, kw_only=True):
    """
    The moment of another game that this one goes on from.

    game: null where a replay was forked, which does not tell.
    version: Of the parent.
    digest: Of that version, hex.
    """

    game: str | None
    """null where a replay was forked, which does not tell."""
    version: int
    """Of the parent."""
    digest: str
    """Of that version, hex."""


class PassCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="pass"):
    """
    Pass: move nothing more in this turn.  Rule MD-6.2.

    """

    type: ClassVar[Literal["pass"]] = "pass"


class PassedData(Model, frozen=True, kw_only=True):
    """
    A seat moves nothing more.  Rule MD-6.2.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""


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

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    item: The piece.
    captor: The seat that captures it.
    at: The square.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
    item: Item
    """The piece."""
    captor: int
    """The seat that captures it."""
    at: str
    """The square."""


class PieceSteppedData(Model, frozen=True, kw_only=True):
    """
    A piece moves one step.  Rule MD-6.2.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    item: The piece.
    to: The square it enters.
    bag: Owner of the bag that moves with it.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
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


class Policy(Model, frozen=True, kw_only=True):
    """
    Which program plays for a bot.

    version: Rises when the same view and luck can lead to another command.
    digest: SHA-256 over the source of its ruleset, hex.
    """

    version: int
    """Rises when the same view and luck can lead to another command."""
    digest: str
    """SHA-256 over the source of its ruleset, hex."""


class ProposeDrawCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="propose_draw"):
    """
    Propose to end the game as a draw.  Rule MD-10.4.

    """

    type: ClassVar[Literal["propose_draw"]] = "propose_draw"


class ResignCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="resign"):
    """
    Leave the game; a bot plays on with what your seat knows.

    """

    type: ClassVar[Literal["resign"]] = "resign"


class ReturnCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="return"):
    """
    Come back to a seat that is absent; whatever plays for it stops.

    """

    type: ClassVar[Literal["return"]] = "return"


class Round(Model, frozen=True, kw_only=True):
    """
    A round of public entropy.

    chain: Hash of the drand chain, hex.
    round: Its number.
    """

    chain: str
    """Hash of the drand chain, hex."""
    round: int
    """Its number."""


Scope: TypeAlias = Literal["arbiter", "organiser", "seat:act", "seat:read", "spectator"]


class SeatPlan(Model, frozen=True, kw_only=True):
    """
    Who a seat is for.

    kind: Who plays it.
    bot: The name of its policy, for bots.
    policy: Of a bot; logs from before it was noted do not have it.
    open: Anybody may sit down without a code; only where that is so.
    """

    kind: Kind
    """Who plays it."""
    bot: str | None
    """The name of its policy, for bots."""
    policy: Policy | None = None
    """Of a bot; logs from before it was noted do not have it."""
    open: bool | None = None
    """Anybody may sit down without a code; only where that is so."""


Shade: TypeAlias = Literal["black", "white"]


class Shared(Model, frozen=True, kw_only=True):
    """
    What a replay link shows.

    viewpoint: `seat:2`, `public` or `all`.
    first: Version.
    last: Version, null for the end.
    spoilers: What is given away before it is reached.
    names: Whether seats are called by their names.
    expires: RFC 3339, or never.
    by: The id of the token that handed it out.
    """

    viewpoint: str
    """`seat:2`, `public` or `all`."""
    first: int
    """Version."""
    last: int | None
    """Version, null for the end."""
    spoilers: Literal["all", "end", "none"]
    """What is given away before it is reached."""
    names: Literal["masked", "shown"]
    """Whether seats are called by their names."""
    expires: str | None
    """RFC 3339, or never."""
    by: str
    """The id of the token that handed it out."""


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

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    face: The one that came up.
    nth: Within the turn.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
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

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    face: The one that came up.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
    face: int
    """The one that came up."""


class TurnBeganData(Model, frozen=True, kw_only=True):
    """
    A turn begins.  Rule MD-4.1.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    round: From 1.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
    round: int
    """From 1."""


class TurnLostData(Model, frozen=True, kw_only=True):
    """
    A seat will miss a turn.  Rule MD-4.2.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""


class TurnSkippedData(Model, frozen=True, kw_only=True):
    """
    A seat misses its turn.  Rule MD-4.2.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    round: Its number.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
    round: int
    """Its number."""


class UnshownBriefing(Model, frozen=True, kw_only=True):
    """
    A secret briefing and the numbers it may have. Rule MD-12.2.  Rule MD-12.2.

    seat: The one that read it.
    numbers: Ascending.
    """

    seat: int
    """The one that read it."""
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


class BagTakenData(Model, frozen=True, kw_only=True):
    """
    A piece of `seat` now stands on the bag of `owner`.  Rule MD-8.1.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    item: The piece.
    owner: The bag's.
    at: The square.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
    item: Item
    """The piece."""
    owner: int
    """The bag's."""
    at: str
    """The square."""


class BotTry(Model, frozen=True, kw_only=True):
    """
    How a bot came to its command.

    number: Of the try, from 0.
    policy: Where it is not the one that the seat was filled with.
    """

    number: int
    """Of the try, from 0."""
    policy: Policy | None = None
    """Where it is not the one that the seat was filled with."""


class BotTryOpening(Model, frozen=True, kw_only=True):
    """
    How a bot came to the command.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: BotTry
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class BriberyUsedData(Model, frozen=True, kw_only=True):
    """
    A captured piece is freed; the Bribery Card returns to the stack.  Rule MD-9.2.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    item: The piece.
    to: The place it is put.
    captor: The seat that held it.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
    item: Item
    """The piece."""
    to: str
    """The place it is put."""
    captor: int
    """The seat that held it."""


class BriefingReadAloneItemsOpening(Model, frozen=True, kw_only=True):
    """
    The pieces offered.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: list[Item]
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class BriefingReadAloneOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    number: BriefingReadAloneNumberOpening | None = None
    items: BriefingReadAloneItemsOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class ChooseColourCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="choose_colour"):
    """
    Choose the colour, and with it the territory, that you play.  Rule MD-2.2.

    colour: Colour.
    """

    type: ClassVar[Literal["choose_colour"]] = "choose_colour"
    colour: Colour
    """Colour."""


class ClockPlan(Model, frozen=True, kw_only=True):
    """
    Time for people's decisions, in seconds.

    decision_s: For each.
    bank_s: Of each seat, taken when that is used up.
    increment_s: What an answer adds to the bank, up to `bank_s`.
    absent_after: Strikes in a row after which a seat is absent.
    on_absence: Then its default is played at once, or a bot plays until the player returns, or for good.
    """

    decision_s: int
    """For each."""
    bank_s: int
    """Of each seat, taken when that is used up."""
    increment_s: int
    """What an answer adds to the bank, up to `bank_s`."""
    absent_after: int
    """Strikes in a row after which a seat is absent."""
    on_absence: OnAbsence
    """Then its default is played at once, or a bot plays until the player returns, or for good."""


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


class EquipmentOfferedData(Model, frozen=True, kw_only=True):
    """
    A seat may take one of these pieces.  Rule MD-5.3.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    items: Pieces.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
    items: list[Item]
    """Pieces."""


class EquipmentTakenData(Model, frozen=True, kw_only=True):
    """
    A seat takes a piece.  Rule MD-5.5.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    item: The piece.
    to: The place it is put.
    captor: The seat that held it; null if from the box.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
    item: Item
    """The piece."""
    to: str
    """The place it is put."""
    captor: int | None
    """The seat that held it; null if from the box."""


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
    pace_ms: Milliseconds from a question to a bot's answer; logs from before it was stated do not have it.
    luck_plan: How the luck is made; games from before it was stated mix their nonces otherwise.
    games_log: The last checkpoint of the log of games, null without a log; games from before it was named do not have it.
    players: By seat, the commitment to the name given at creation, hex; logs from before names were committed to do not have it.
    clock_plan: Time for people's decisions; tables without a clock do not have it.
    rated: True where the result counts for the ratings of its people; other games do not have it.
    hints: True where seats are told what follows from what they see; other games do not have it.
    event_table: Of a game of an event; other games do not have it.
    id_hash: Of the game's id (`domain.kernel.ledger`), hex; logs from before it was stated do not have it.
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
    pace_ms: int | None = None
    """Milliseconds from a question to a bot's answer; logs from before it was stated do not have it."""
    luck_plan: LuckPlan | None = None
    """How the luck is made; games from before it was stated mix their nonces otherwise."""
    games_log: NamedCheckpoint | None = None
    """The last checkpoint of the log of games, null without a log; games from before it was named do not have it."""
    players: list[str | None] | None = None
    """By seat, the commitment to the name given at creation, hex; logs from before names were committed to do not have it."""
    clock_plan: ClockPlan | None = None
    """Time for people's decisions; tables without a clock do not have it."""
    rated: bool | None = None
    """True where the result counts for the ratings of its people; other games do not have it."""
    hints: bool | None = None
    """True where seats are told what follows from what they see; other games do not have it."""
    event_table: EventTableData | None = None
    """Of a game of an event; other games do not have it."""
    id_hash: str | None = None
    """Of the game's id (`domain.kernel.ledger`), hex; logs from before it was stated do not have it."""


class GameCreatedGroupOpening(Model, frozen=True, kw_only=True):
    """
    Of games with the same deal.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: Group | None
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class GameCreatedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    seed: GameCreatedSeedOpening | None = None
    secret: GameCreatedSecretOpening | None = None
    stated: GameCreatedStatedOpening | None = None
    codes: GameCreatedCodesOpening | None = None
    organiser: GameCreatedOrganiserOpening | None = None
    arbiter: GameCreatedArbiterOpening | None = None
    group: GameCreatedGroupOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class GameForkedData(Model, frozen=True, kw_only=True):
    """
    A game goes on from a moment of another, with seats, tokens and salts of its own.

    parent: Where it goes on from.
    viewpoint: Whose knowledge the fork starts from.
    luck: The parent's future, or another.
    table: The position, where it was drawn as one that looks like the parent to `viewpoint`, or taken from a replay that shows everything (house: what nobody at the table knows; the minds follow, one event each). Both null where the parent's own log comes before this event.
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
    pace_ms: Milliseconds from a question to a bot's answer; logs from before it was stated do not have it.
    luck_plan: How the luck is made; games from before it was stated mix their nonces otherwise.
    games_log: The last checkpoint of the log of games, null without a log; games from before it was named do not have it.
    players: By seat, the commitment to the name given at creation, hex; logs from before names were committed to do not have it.
    clock_plan: Time for people's decisions; tables without a clock do not have it.
    rated: True where the result counts for the ratings of its people; other games do not have it.
    hints: True where seats are told what follows from what they see; other games do not have it.
    event_table: Of a game of an event; other games do not have it.
    id_hash: Of the game's id (`domain.kernel.ledger`), hex; logs from before it was stated do not have it.
    """

    parent: ParentData
    """Where it goes on from."""
    viewpoint: str
    """Whose knowledge the fork starts from."""
    luck: Literal["fresh", "same"]
    """The parent's future, or another."""
    table: dict[str, Any] | None
    """The position, where it was drawn as one that looks like the parent to `viewpoint`, or taken from a replay that shows everything (house: what nobody at the table knows; the minds follow, one event each). Both null where the parent's own log comes before this event."""
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
    pace_ms: int | None = None
    """Milliseconds from a question to a bot's answer; logs from before it was stated do not have it."""
    luck_plan: LuckPlan | None = None
    """How the luck is made; games from before it was stated mix their nonces otherwise."""
    games_log: NamedCheckpoint | None = None
    """The last checkpoint of the log of games, null without a log; games from before it was named do not have it."""
    players: list[str | None] | None = None
    """By seat, the commitment to the name given at creation, hex; logs from before names were committed to do not have it."""
    clock_plan: ClockPlan | None = None
    """Time for people's decisions; tables without a clock do not have it."""
    rated: bool | None = None
    """True where the result counts for the ratings of its people; other games do not have it."""
    hints: bool | None = None
    """True where seats are told what follows from what they see; other games do not have it."""
    event_table: EventTableData | None = None
    """Of a game of an event; other games do not have it."""
    id_hash: str | None = None
    """Of the game's id (`domain.kernel.ledger`), hex; logs from before it was stated do not have it."""


class GameForkedGroupOpening(Model, frozen=True, kw_only=True):
    """
    Of games with the same deal.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: Group | None
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class GameForkedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    house: GameForkedHouseOpening | None = None
    resample: GameForkedResampleOpening | None = None
    seed: GameForkedSeedOpening | None = None
    secret: GameForkedSecretOpening | None = None
    stated: GameForkedStatedOpening | None = None
    codes: GameForkedCodesOpening | None = None
    organiser: GameForkedOrganiserOpening | None = None
    arbiter: GameForkedArbiterOpening | None = None
    group: GameForkedGroupOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class GameGroupJoinedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    game: GameGroupJoinedGameOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class GameLuckDrawnData(Model, frozen=True, kw_only=True):
    """
    No nonce is awaited any more.

    silent: Seats that committed and gave none, ascending.
    public: The round that the luck waits for, null without one.
    """

    silent: list[int]
    """Seats that committed and gave none, ascending."""
    public: Round | None
    """The round that the luck waits for, null without one."""


class GamePlayOpenedData(Model, frozen=True, kw_only=True):
    """
    All games of the round are there, and this one can be played.

    starts_at: Before which no clock runs.
    no_show_at: When seats that nobody has looked at are noted, null for never.
    no_show: Whether they are only told, or absent. Times are RFC 3339, UTC.
    """

    starts_at: str
    """Before which no clock runs."""
    no_show_at: str | None
    """When seats that nobody has looked at are noted, null for never."""
    no_show: NoShowRule
    """Whether they are only told, or absent. Times are RFC 3339, UTC."""


class GameReplaySharedSharedOpening(Model, frozen=True, kw_only=True):
    """
    What it shows.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: Shared
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class GameSeatAbsentData(Model, frozen=True, kw_only=True):
    """
    A player is away: they let the clock strike too often in a row, said so, or the organiser did.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    bot: The name of the policy that plays until they return, null where defaults are played at once.
    policy: Which one that is.
    author: Of an organiser who handed the seat to the bot.
    reason: Of an organiser who handed the seat to the bot.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
    bot: str | None
    """The name of the policy that plays until they return, null where defaults are played at once."""
    policy: Policy | None = None
    """Which one that is."""
    author: str | None = None
    """Of an organiser who handed the seat to the bot."""
    reason: str | None = None
    """Of an organiser who handed the seat to the bot."""


class GameSeatFilledData(Model, frozen=True, kw_only=True):
    """
    A seat that waited for a person is a bot's from the beginning.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    bot: Name of its policy.
    author: Who decided it.
    reason: Why.
    policy: Which one it is.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
    bot: str
    """Name of its policy."""
    author: str
    """Who decided it."""
    reason: str
    """Why."""
    policy: Policy | None = None
    """Which one it is."""


class GameSeatRecalledOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    mind: GameSeatRecalledMindOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class GameSeatReissuedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    token: GameSeatReissuedTokenOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class GameSeatResignedData(Model, frozen=True, kw_only=True):
    """
    A player leaves; a bot plays on with what the seat knows.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    bot: The name of the policy that plays on.
    policy: Which one that is; logs from before it was noted do not have it.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
    bot: str
    """The name of the policy that plays on."""
    policy: Policy | None = None
    """Which one that is; logs from before it was noted do not have it."""


class GameSeatSubstitutedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    token: GameSeatSubstitutedTokenOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class GameSeatTakenOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    token: GameSeatTakenTokenOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class GameTokenMintedData(Model, frozen=True, kw_only=True):
    """
    A weaker token is handed out.

    id: Names the token, and opens nothing.
    scope: What it allows.
    seat: For tokens of a seat.
    """

    id: str
    """Names the token, and opens nothing."""
    scope: Scope
    """What it allows."""
    seat: int | None
    """For tokens of a seat."""


class GameTokenMintedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    token: GameTokenMintedTokenOpening | None = None
    by: GameTokenMintedByOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class Instruction(Model, frozen=True, kw_only=True):
    """
    A line of a decode chart.

    does: What it tells to do.
    items: To collect or to step with.
    direction: Of steps.
    steps: At most this many.
    one_piece: All with one piece.
    """

    does: Does
    """What it tells to do."""
    items: list[Item]
    """To collect or to step with."""
    direction: Direction
    """Of steps."""
    steps: int
    """At most this many."""
    one_piece: bool
    """All with one piece."""


class InstructionBody(Model, frozen=True, kw_only=True):
    """
    A line of a decode chart.

    does: What it tells to do.
    items: To collect or to step with. By default `[]`.
    direction: Of steps. By default `"any"`.
    steps: At most this many. By default `1`.
    one_piece: All with one piece. By default `false`.
    """

    does: Does
    """What it tells to do."""
    items: list[Item] | None = None
    """To collect or to step with. By default `[]`."""
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
    black: What it tells to do, by the face of the Black/White Die.
    white: What it tells to do, by the face of the Black/White Die.
    """

    letter: str
    """On the card."""
    cards: int
    """Number of cards with its letter."""
    black: Instruction
    """What it tells to do, by the face of the Black/White Die."""
    white: Instruction
    """What it tells to do, by the face of the Black/White Die."""


class MissionBody(Model, frozen=True, kw_only=True):
    """
    A line of the Mission Decode Chart.

    letter: On the card.
    cards: Number of cards with its letter.
    black: What it tells to do, by the face of the Black/White Die.
    white: What it tells to do, by the face of the Black/White Die.
    """

    letter: str
    """On the card."""
    cards: int
    """Number of cards with its letter."""
    black: InstructionBody
    """What it tells to do, by the face of the Black/White Die."""
    white: InstructionBody
    """What it tells to do, by the face of the Black/White Die."""


class MissionReadData(Model, frozen=True, kw_only=True):
    """
    A Mission Card and the Black/White Die.  Rule MD-6.6.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    letter: The card's.
    face: The die's.
    says: The line of the Mission Decode Chart for both.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
    letter: str
    """The card's."""
    face: Shade
    """The die's."""
    says: Instruction | None = None
    """The line of the Mission Decode Chart for both."""


class Openings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


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
    coloured: First faces of each die. By default `[]`.
    symbol: First faces of each die. By default `[]`.
    black_white: First faces of each die. By default `[]`.
    briefing: First cards of each deck, from the top. By default `[]`.
    mission: First cards of each deck, from the top. By default `[]`.
    """

    start: list[int] | None = None
    """The throws that settle the order, one per seat. By default `[]`."""
    coloured: list[int] | None = None
    """First faces of each die. By default `[]`."""
    symbol: list[Symbol] | None = None
    """First faces of each die. By default `[]`."""
    black_white: list[Shade] | None = None
    """First faces of each die. By default `[]`."""
    briefing: list[int] | None = None
    """First cards of each deck, from the top. By default `[]`."""
    mission: list[str] | None = None
    """First cards of each deck, from the top. By default `[]`."""


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


class BriberyUsedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.bribery_used"):
    """
    A captured piece is freed; the Bribery Card returns to the stack.  Rule MD-9.2.

    """

    type: ClassVar[Literal["microdot.bribery_used"]] = "microdot.bribery_used"
    data: BriberyUsedData
    openings: Openings


class Briefing(Model, frozen=True, kw_only=True):
    """
    A line of the Briefing Decode Chart.

    number: On the card.
    cards: Number of cards with its number.
    instruction: What it tells to do.
    """

    number: int
    """On the card."""
    cards: int
    """Number of cards with its number."""
    instruction: Instruction
    """What it tells to do."""


class BriefingBody(Model, frozen=True, kw_only=True):
    """
    A line of the Briefing Decode Chart.

    number: On the card.
    cards: Number of cards with its number.
    instruction: What it tells to do.
    """

    number: int
    """On the card."""
    cards: int
    """Number of cards with its number."""
    instruction: InstructionBody
    """What it tells to do."""


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

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    number: The card's.
    says: Its line of the Briefing Decode Chart.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
    number: int
    """The card's."""
    says: Instruction | None = None
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

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    number: The card's.
    says: Its line of the Briefing Decode Chart.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
    number: int
    """The card's."""
    says: Instruction | None = None
    """Its line of the Briefing Decode Chart."""


class BriefingShownEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.briefing_shown"):
    """
    The reader uses and shows a secret briefing.  Rule MD-12.2.

    """

    type: ClassVar[Literal["microdot.briefing_shown"]] = "microdot.briefing_shown"
    data: BriefingShownData
    openings: Openings


class BriefingsRevealedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.briefings_revealed"):
    """
    Secret briefings never shown since the deck was last shuffled, by seat.  Rule MD-12.2.

    """

    type: ClassVar[Literal["microdot.briefings_revealed"]] = "microdot.briefings_revealed"
    data: BriefingsRevealedData
    openings: Openings


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


class EquipmentOfferedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.equipment_offered"):
    """
    A seat may take one of these pieces.  Rule MD-5.3.

    """

    type: ClassVar[Literal["microdot.equipment_offered"]] = "microdot.equipment_offered"
    data: EquipmentOfferedData
    openings: Openings


class EquipmentTakenEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microdot.equipment_taken"):
    """
    A seat takes a piece.  Rule MD-5.5.

    """

    type: ClassVar[Literal["microdot.equipment_taken"]] = "microdot.equipment_taken"
    data: EquipmentTakenData
    openings: Openings


class GameAbortedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.aborted"):
    """
    The organiser ended the game without an outcome, or the service did.

    """

    type: ClassVar[Literal["game.aborted"]] = "game.aborted"
    data: GameAbortedData
    openings: Openings


class GameAutomationFailedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.automation_failed"):
    """
    A bot gave no legal answer in its tries; the decision's default answer follows.

    """

    type: ClassVar[Literal["game.automation_failed"]] = "game.automation_failed"
    data: GameAutomationFailedData
    openings: Openings


class GameCancelledEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.cancelled"):
    """
    A nonce is missing where all are required: the game ends.

    """

    type: ClassVar[Literal["game.cancelled"]] = "game.cancelled"
    data: GameCancelledData
    openings: Openings


class GameClockStruckEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.clock_struck"):
    """
    The time of these decisions is used up; their defaults follow in the same batch.

    """

    type: ClassVar[Literal["game.clock_struck"]] = "game.clock_struck"
    data: GameClockStruckData
    openings: Openings


class GameCommitmentReplacedEntry(
    EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.commitment_replaced"
):
    """
    A seat commits to another nonce, or to its first.

    """

    type: ClassVar[Literal["game.commitment_replaced"]] = "game.commitment_replaced"
    data: GameCommitmentReplacedData
    openings: Openings


class GameCreatedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.created"):
    """
    The game, its rules and its options; the commitment to its seed.

    """

    type: ClassVar[Literal["game.created"]] = "game.created"
    data: GameCreatedData
    openings: GameCreatedOpenings


class GameForkedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.forked"):
    """
    A game goes on from a moment of another, with seats, tokens and salts of its own.

    """

    type: ClassVar[Literal["game.forked"]] = "game.forked"
    data: GameForkedData
    openings: GameForkedOpenings


class GameGroupJoinedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.group_joined"):
    """
    Another game shares this one's luck.

    """

    type: ClassVar[Literal["game.group_joined"]] = "game.group_joined"
    data: GameGroupJoinedData
    openings: GameGroupJoinedOpenings


class GameLuckClosedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.luck_closed"):
    """
    The set of commitments is closed; the nonces are awaited.

    """

    type: ClassVar[Literal["game.luck_closed"]] = "game.luck_closed"
    data: GameLuckClosedData
    openings: Openings


class GameLuckDrawnEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.luck_drawn"):
    """
    No nonce is awaited any more.

    """

    type: ClassVar[Literal["game.luck_drawn"]] = "game.luck_drawn"
    data: GameLuckDrawnData
    openings: Openings


class GameNoShowsEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.no_shows"):
    """
    Nobody had looked at these seats when somebody should have.

    """

    type: ClassVar[Literal["game.no_shows"]] = "game.no_shows"
    data: GameNoShowsData
    openings: Openings


class GameNonceGivenEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.nonce_given"):
    """
    A seat shows the nonce that it committed to.

    """

    type: ClassVar[Literal["game.nonce_given"]] = "game.nonce_given"
    data: GameNonceGivenData
    openings: Openings


class GameOverEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.over"):
    """
    The rules ended the game.

    """

    type: ClassVar[Literal["game.over"]] = "game.over"
    data: GameOverData
    openings: Openings


class GamePauseEndedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.pause_ended"):
    """
    The pause is over, or is not waited for any more.

    """

    type: ClassVar[Literal["game.pause_ended"]] = "game.pause_ended"
    data: GamePauseEndedData
    openings: Openings


class GamePausedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.paused"):
    """
    The table is paused.

    """

    type: ClassVar[Literal["game.paused"]] = "game.paused"
    data: GamePausedData
    openings: Openings


class GamePlayOpenedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.play_opened"):
    """
    All games of the round are there, and this one can be played.

    """

    type: ClassVar[Literal["game.play_opened"]] = "game.play_opened"
    data: GamePlayOpenedData
    openings: Openings


class GamePublicGivenEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.public_given"):
    """
    The awaited round of public entropy.

    """

    type: ClassVar[Literal["game.public_given"]] = "game.public_given"
    data: GamePublicGivenData
    openings: Openings


class GameReplaySharedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    shared: GameReplaySharedSharedOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class GameRestoredEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.restored"):
    """
    The operator put the game back to an earlier history.

    """

    type: ClassVar[Literal["game.restored"]] = "game.restored"
    data: GameRestoredData
    openings: Openings


class GameRulingMadeEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.ruling_made"):
    """
    An organiser corrects a result or ends a game.

    """

    type: ClassVar[Literal["game.ruling_made"]] = "game.ruling_made"
    data: GameRulingMadeData
    openings: Openings


class GameSeatAbsentEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.seat_absent"):
    """
    A player is away: they let the clock strike too often in a row, said so, or the organiser did.

    """

    type: ClassVar[Literal["game.seat_absent"]] = "game.seat_absent"
    data: GameSeatAbsentData
    openings: Openings


class GameSeatFilledEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.seat_filled"):
    """
    A seat that waited for a person is a bot's from the beginning.

    """

    type: ClassVar[Literal["game.seat_filled"]] = "game.seat_filled"
    data: GameSeatFilledData
    openings: Openings


class GameSeatRecalledEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.seat_recalled"):
    """
    What a seat knows at the start of a fork whose position was drawn.

    """

    type: ClassVar[Literal["game.seat_recalled"]] = "game.seat_recalled"
    data: GameSeatRecalledData
    openings: GameSeatRecalledOpenings


class GameSeatReissuedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.seat_reissued"):
    """
    A seat's person gets another token; those before, and all that descends from them, are revoked.

    """

    type: ClassVar[Literal["game.seat_reissued"]] = "game.seat_reissued"
    data: GameSeatReissuedData
    openings: GameSeatReissuedOpenings


class GameSeatResignedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.seat_resigned"):
    """
    A player leaves; a bot plays on with what the seat knows.

    """

    type: ClassVar[Literal["game.seat_resigned"]] = "game.seat_resigned"
    data: GameSeatResignedData
    openings: Openings


class GameSeatReturnedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.seat_returned"):
    """
    The player of an absent seat is back.

    """

    type: ClassVar[Literal["game.seat_returned"]] = "game.seat_returned"
    data: GameSeatReturnedData
    openings: Openings


class GameSeatSubstitutedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.seat_substituted"):
    """
    Another person plays a seat from here on, and knows what the seat knows.

    """

    type: ClassVar[Literal["game.seat_substituted"]] = "game.seat_substituted"
    data: GameSeatSubstitutedData
    openings: GameSeatSubstitutedOpenings


class GameSeatTakenEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.seat_taken"):
    """
    A seat is taken.

    """

    type: ClassVar[Literal["game.seat_taken"]] = "game.seat_taken"
    data: GameSeatTakenData
    openings: GameSeatTakenOpenings


class GameSeedRevealedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.seed_revealed"):
    """
    The seed and the salts' secret, hex: from here on everybody can open and check everything.

    """

    type: ClassVar[Literal["game.seed_revealed"]] = "game.seed_revealed"
    data: GameSeedRevealedData
    openings: Openings


class GameStartedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.started"):
    """
    Every seat is filled, and the cards are dealt.

    """

    type: ClassVar[Literal["game.started"]] = "game.started"
    data: GameStartedData
    openings: Openings


class GameTimeAddedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.time_added"):
    """
    Time is added to what is being decided.

    """

    type: ClassVar[Literal["game.time_added"]] = "game.time_added"
    data: GameTimeAddedData
    openings: Openings


class GameTimeGivenEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.time_given"):
    """
    Time that counts for nobody: every clock that runs gets it back.

    """

    type: ClassVar[Literal["game.time_given"]] = "game.time_given"
    data: GameTimeGivenData
    openings: Openings


class GameTokenMintedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.token_minted"):
    """
    A weaker token is handed out.

    """

    type: ClassVar[Literal["game.token_minted"]] = "game.token_minted"
    data: GameTokenMintedData
    openings: GameTokenMintedOpenings


class GameTokenRevokedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.token_revoked"):
    """
    A token or a link is worth nothing from here on, with all that descends from it.

    """

    type: ClassVar[Literal["game.token_revoked"]] = "game.token_revoked"
    data: GameTokenRevokedData
    openings: Openings


class Kit(Model, frozen=True, kw_only=True):
    """
    A table's own parts; ours are used for the rest. Rule MD-3.9.  Rule MD-3.9.

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
    A table's own parts; ours are used for the rest. Rule MD-3.9.  Rule MD-3.9.

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


class Options(Model, frozen=True, kw_only=True):
    """
    Table options with their defaults. Rule MD-11.  Rule MD-11.

    kit: What is played with; null is ours (MD-3.9).
    two_player: Which territory is left to the second of two (MD-2.6).
    order: Of turns (MD-2.3).
    secret_briefing: Briefings are read alone (MD-12.2).
    mandatory_move: Who can move must (MD-6.2).
    suicide: A higher piece may be attacked (MD-6.4).
    embassy_bars_own_bag: No bag at all in an EMBASSY (MD-8.5).
    hq_closed_to_enemies: Only its owner enters an HQ square, without a bag (MD-6.4).
    bribery_anytime: Bribery Cards out of turn (MD-9.5).
    max_rounds: 1 to 1000, after which the game is a draw (MD-10.3).
    draw_by_agreement: Draws by agreement (MD-10.4).
    """

    kit: Kit | None
    """What is played with; null is ours (MD-3.9)."""
    two_player: Literal["adjacent", "free", "opposite"]
    """Which territory is left to the second of two (MD-2.6)."""
    order: Literal["by_throw", "clockwise"]
    """Of turns (MD-2.3)."""
    secret_briefing: bool
    """Briefings are read alone (MD-12.2)."""
    mandatory_move: bool
    """Who can move must (MD-6.2)."""
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

    kit: What is played with; null is ours (MD-3.9). By default `null`.
    two_player: Which territory is left to the second of two (MD-2.6). By default `"free"`.
    order: Of turns (MD-2.3). By default `"clockwise"`.
    secret_briefing: Briefings are read alone (MD-12.2). By default `false`.
    mandatory_move: Who can move must (MD-6.2). By default `false`.
    suicide: A higher piece may be attacked (MD-6.4). By default `false`.
    embassy_bars_own_bag: No bag at all in an EMBASSY (MD-8.5). By default `true`.
    hq_closed_to_enemies: Only its owner enters an HQ square, without a bag (MD-6.4). By default `false`.
    bribery_anytime: Bribery Cards out of turn (MD-9.5). By default `false`.
    max_rounds: 1 to 1000, after which the game is a draw (MD-10.3). By default `200`.
    draw_by_agreement: Draws by agreement (MD-10.4). By default `false`.
    """

    kit: KitBody | None = None
    """What is played with; null is ours (MD-3.9). By default `null`."""
    two_player: Literal["adjacent", "free", "opposite"] | None = None
    """Which territory is left to the second of two (MD-2.6). By default `"free"`."""
    order: Literal["by_throw", "clockwise"] | None = None
    """Of turns (MD-2.3). By default `"clockwise"`."""
    secret_briefing: bool | None = None
    """Briefings are read alone (MD-12.2). By default `false`."""
    mandatory_move: bool | None = None
    """Who can move must (MD-6.2). By default `false`."""
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
    phase: What the seat at turn decides.
    colours: Of the seats, and so their territories; null until chosen.
    by_throw: Seats in order of their first throws.
    choosers: Seats yet to choose a colour, next one first.
    order: Seats in the order of their turns.
    modes: Where each agent is, on the strip or on a mission.
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
    briefing_deck: Numbers of cards left.
    briefing_used: Discards, sorted.
    unshown: Briefings read in secret since the deck was shuffled.
    briefing_shuffle: Number of times each deck was shuffled.
    mission_deck: Numbers of cards left.
    mission_used: Discards, sorted.
    mission_shuffle: Number of times each deck was shuffled.
    read_alone: Secret briefings, once the game is over.
    outcome: Null while the game runs.
    """

    options: Options
    """Those of this table."""
    players: int
    """Number of seats."""
    phase: Phase
    """What the seat at turn decides."""
    colours: list[Colour | None]
    """Of the seats, and so their territories; null until chosen."""
    by_throw: list[int]
    """Seats in order of their first throws."""
    choosers: list[int]
    """Seats yet to choose a colour, next one first."""
    order: list[int]
    """Seats in the order of their turns."""
    modes: list[Mode]
    """Where each agent is, on the strip or on a mission."""
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
    """Numbers of cards left."""
    briefing_used: list[int]
    """Discards, sorted."""
    unshown: list[UnshownBriefing]
    """Briefings read in secret since the deck was shuffled."""
    briefing_shuffle: int
    """Number of times each deck was shuffled."""
    mission_deck: int
    """Numbers of cards left."""
    mission_used: list[str]
    """Discards, sorted."""
    mission_shuffle: int
    """Number of times each deck was shuffled."""
    read_alone: list[list[int]]
    """Secret briefings, once the game is over."""
    outcome: Outcome | None
    """Null while the game runs."""


class View(Model, frozen=True, kw_only=True):
    """
    The world as one audience may see it.

    format: Of views: it rises where their content or their text changes.
    game: The game's id.
    viewpoint: Viewpoint: `seat:<number>`, `public` for what everybody sees, or `all`.
    version: Position in the game's log, from 1.
    status: How far the game is.
    table: What everybody sees, in the ruleset's own terms; null until the deal.
    mind: What this seat knows beyond the table.
    luck: How the luck is made before the deal; null in games from before it was planned.
    decisions: The open decisions of all seats: who is awaited, and for what.
    decision: The one that this seat owes; null where it owes none.
    offers: What this seat may do now. Without a decision: what it may do all the same, as in a game whose boards anybody may mark; mostly nothing.
    outcome: How it ended, rulings included; null while it runs or where it was aborted.
    rulings: What its organiser decided, oldest first.
    server_time: The service's clock at this answer, to count deadlines by.
    text: The same in plain words.
    minds: With the viewpoint `all` only: what each seat knows.
    house: With viewpoint `all` only: what no seat knows.
    clock: The table's clock; absent without one.
    asked: With `words` only: what this seat is asked; null where it owes nothing.
    goal: With `words` only: what to aim at.
    danger: With `words` only: what ends the game badly, and how near it is.
    hints: With `words` only, at a table with hints: what follows from what this seat sees.
    scene: With `words` only: what lies where, to draw it.
    """

    format: int
    """Of views: it rises where their content or their text changes."""
    game: str
    """The game's id."""
    ruleset: RulesetName
    viewpoint: str
    """Viewpoint: `seat:<number>`, `public` for what everybody sees, or `all`."""
    version: int
    """Position in the game's log, from 1."""
    status: Literal["seating", "playing", "over", "aborted"]
    """How far the game is."""
    table: Table | None
    """What everybody sees, in the ruleset's own terms; null until the deal."""
    mind: Mind | None
    """What this seat knows beyond the table."""
    luck: Luck | None
    """How the luck is made before the deal; null in games from before it was planned."""
    decisions: list[OpenDecision]
    """The open decisions of all seats: who is awaited, and for what."""
    decision: OwnDecision | None
    """The one that this seat owes; null where it owes none."""
    offers: list[Offer]
    """What this seat may do now. Without a decision: what it may do all the same, as in a game whose boards anybody may mark; mostly nothing."""
    outcome: GameOutcome | None
    """How it ended, rulings included; null while it runs or where it was aborted."""
    rulings: list[Ruling]
    """What its organiser decided, oldest first."""
    server_time: datetime
    """The service's clock at this answer, to count deadlines by."""
    text: str
    """The same in plain words."""
    minds: list[Mind] | None = None
    """With the viewpoint `all` only: what each seat knows."""
    house: House | None = None
    """With viewpoint `all` only: what no seat knows."""
    clock: Clock | None = None
    """The table's clock; absent without one."""
    pause: Pause | None = None
    asked: AskedWords | None = None
    """With `words` only: what this seat is asked; null where it owes nothing."""
    goal: list[GoalWords] | None = None
    """With `words` only: what to aim at."""
    danger: list[DangerWords] | None = None
    """With `words` only: what ends the game badly, and how near it is."""
    hints: list[HintWords] | None = None
    """With `words` only, at a table with hints: what follows from what this seat sees."""
    scene: Scene | None = None
    """With `words` only: what lies where, to draw it."""


class GameReplaySharedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.replay_shared"):
    """
    A link to a replay is handed out; revoked like a token.

    """

    type: ClassVar[Literal["game.replay_shared"]] = "game.replay_shared"
    data: GameReplaySharedData
    openings: GameReplaySharedOpenings


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
    | GameSeatRecalledEntry
    | GameGroupJoinedEntry
    | GameSeatTakenEntry
    | GameTokenMintedEntry
    | GameTokenRevokedEntry
    | GameReplaySharedEntry
    | GameStartedEntry
    | GameSeatResignedEntry
    | GameAutomationFailedEntry
    | GameAbortedEntry
    | GameOverEntry
    | GameRulingMadeEntry
    | GameRestoredEntry
    | GameSeedRevealedEntry
    | GameCommitmentReplacedEntry
    | GameLuckClosedEntry
    | GameNonceGivenEntry
    | GameLuckDrawnEntry
    | GamePublicGivenEntry
    | GameCancelledEntry
    | GameSeatAbsentEntry
    | GameClockStruckEntry
    | GameSeatReturnedEntry
    | GameTimeGivenEntry
    | GamePausedEntry
    | GamePauseEndedEntry
    | GameTimeAddedEntry
    | GameSeatReissuedEntry
    | GameSeatSubstitutedEntry
    | GameSeatFilledEntry
    | GamePlayOpenedEntry
    | GameNoShowsEntry
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
    | ResignCommand
    | AbortCommand
    | LeaveCommand
    | ReturnCommand
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
        "game.seat_recalled": GameSeatRecalledEntry,
        "game.group_joined": GameGroupJoinedEntry,
        "game.seat_taken": GameSeatTakenEntry,
        "game.token_minted": GameTokenMintedEntry,
        "game.token_revoked": GameTokenRevokedEntry,
        "game.replay_shared": GameReplaySharedEntry,
        "game.started": GameStartedEntry,
        "game.seat_resigned": GameSeatResignedEntry,
        "game.automation_failed": GameAutomationFailedEntry,
        "game.aborted": GameAbortedEntry,
        "game.over": GameOverEntry,
        "game.ruling_made": GameRulingMadeEntry,
        "game.restored": GameRestoredEntry,
        "game.seed_revealed": GameSeedRevealedEntry,
        "game.commitment_replaced": GameCommitmentReplacedEntry,
        "game.luck_closed": GameLuckClosedEntry,
        "game.nonce_given": GameNonceGivenEntry,
        "game.luck_drawn": GameLuckDrawnEntry,
        "game.public_given": GamePublicGivenEntry,
        "game.cancelled": GameCancelledEntry,
        "game.seat_absent": GameSeatAbsentEntry,
        "game.clock_struck": GameClockStruckEntry,
        "game.seat_returned": GameSeatReturnedEntry,
        "game.time_given": GameTimeGivenEntry,
        "game.paused": GamePausedEntry,
        "game.pause_ended": GamePauseEndedEntry,
        "game.time_added": GameTimeAddedEntry,
        "game.seat_reissued": GameSeatReissuedEntry,
        "game.seat_substituted": GameSeatSubstitutedEntry,
        "game.seat_filled": GameSeatFilledEntry,
        "game.play_opened": GamePlayOpenedEntry,
        "game.no_shows": GameNoShowsEntry,
    },
)
"""Give it to a client, and what it reads is typed."""
