# Written by clients/regenerate; not to be edited. 593c16989b4d101a876b2e1c1d9fc15d 43be98e43d3a9ec2630df8bd0454a50a
"""[microfilms], version 1: its views, entries, commands and options."""

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


class ActionDealtData(Model, frozen=True, kw_only=True):
    """
    A seat is dealt its first card.  Rule MF-2.5.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""


class AnswerBlackmailCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="answer_blackmail"):
    """
    Pay the blackmailer, defend with a Blowback card, or decline to submit.  Rule MF-4.7.

    answer: Your answer.
    """

    type: ClassVar[Literal["answer_blackmail"]] = "answer_blackmail"
    answer: Literal["decline", "defend", "pay"]
    """Your answer."""


class AnswerBribeCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="answer_bribe"):
    """
    Take the bribe unseen, or refuse it and pay a franc.  Rule MF-4.3.

    accept: Your answer.
    """

    type: ClassVar[Literal["answer_bribe"]] = "answer_bribe"
    accept: bool
    """Your answer."""


class AnswerDrawCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="answer_draw"):
    """
    Agree to a draw, or play on.  Rule MF-8.3.

    agree: Your answer.
    """

    type: ClassVar[Literal["answer_draw"]] = "answer_draw"
    agree: bool
    """Your answer."""


class BlackmailCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="blackmail"):
    """
    Blackmail another player: who does not pay two francs or defend must submit.  Rule MF-4.7.

    target: Whom.
    pay: What you use for it.
    """

    type: ClassVar[Literal["blackmail"]] = "blackmail"
    target: int
    """Whom."""
    pay: Literal["FRANCS", "IB", "SB"]
    """What you use for it."""


class BlackmailDeclaredData(Model, frozen=True, kw_only=True):
    """
    A seat blackmails another.  Rule MF-4.7.

    seat: Who acts, or whom it befalls.
    target: The other seat that it concerns.
    paid: What it used for it.
    """

    seat: int
    """Who acts, or whom it befalls."""
    target: int
    """The other seat that it concerns."""
    paid: Literal["FRANCS", "IB", "SB"]
    """What it used for it."""


class BlackmailDeclinedData(Model, frozen=True, kw_only=True):
    """
    The target declines: the blackmailer is Cleared, the target a Suspect.  Rule MF-4.7.3.

    seat: Who acts, or whom it befalls.
    target: The other seat that it concerns.
    """

    seat: int
    """Who acts, or whom it befalls."""
    target: int
    """The other seat that it concerns."""


class BlackmailDefendedData(Model, frozen=True, kw_only=True):
    """
    The target defends with a Blowback card, which goes face up to the discard.  Rule MF-4.7.2.

    seat: Who acts, or whom it befalls.
    target: The other seat that it concerns.
    """

    seat: int
    """Who acts, or whom it befalls."""
    target: int
    """The other seat that it concerns."""


class BlackmailPaidData(Model, frozen=True, kw_only=True):
    """
    Two francs from the target to the blackmailer.  Rule MF-4.7.1.

    seat: Who acts, or whom it befalls.
    target: The other seat that it concerns.
    """

    seat: int
    """Who acts, or whom it befalls."""
    target: int
    """The other seat that it concerns."""


class BribeAcceptedData(Model, frozen=True, kw_only=True):
    """
    The card changes hands, and the briber is Cleared.  Rule MF-4.3.3.

    seat: Who acts, or whom it befalls.
    target: The other seat that it concerns.
    """

    seat: int
    """Who acts, or whom it befalls."""
    target: int
    """The other seat that it concerns."""


class BribeDeclinedData(Model, frozen=True, kw_only=True):
    """
    The bribe is declined.  Rule MF-4.3.5.

    seat: Who acts, or whom it befalls.
    target: The other seat that it concerns.
    francs: 0 or 1, from the target to the briber.
    """

    seat: int
    """Who acts, or whom it befalls."""
    target: int
    """The other seat that it concerns."""
    francs: int
    """0 or 1, from the target to the briber."""


class BribeOfferedData(Model, frozen=True, kw_only=True):
    """
    A seat offers a card to another, face down.  Rule MF-4.3.

    seat: Who acts, or whom it befalls.
    target: The other seat that it concerns.
    """

    seat: int
    """Who acts, or whom it befalls."""
    target: int
    """The other seat that it concerns."""


Card: TypeAlias = Literal[
    "ACE", "AL-CHINA", "AL-UK", "AL-USA", "AL-USSR", "CO", "IB", "MF-CHINA", "MF-UK", "MF-USA", "MF-USSR", "SB"
]


class CardDrawnCardOpening(Model, frozen=True, kw_only=True):
    """
    What it is.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: Card
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class CardDrawnData(Model, frozen=True, kw_only=True):
    """
    A seat draws from the draw deck.  Rule MF-4.1.1.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""


class CardTakenCardOpening(Model, frozen=True, kw_only=True):
    """
    What it is.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: Card
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class CardTakenData(Model, frozen=True, kw_only=True):
    """
    A random card of the target's hand goes to the blackmailer.  Rule MF-4.7.3.

    seat: Who acts, or whom it befalls.
    target: The other seat that it concerns.
    """

    seat: int
    """Who acts, or whom it befalls."""
    target: int
    """The other seat that it concerns."""


class CashOutCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="cash_out"):
    """
    Take three francs from the house, with a Cash Out card.  Rule MF-4.5.

    """

    type: ClassVar[Literal["cash_out"]] = "cash_out"


class CashedOutData(Model, frozen=True, kw_only=True):
    """
    A seat plays a Cash Out card.  Rule MF-4.5.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    francs: 0 to 3, from the house.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
    francs: int
    """0 to 3, from the house."""


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


class CroupierPaidData(Model, frozen=True, kw_only=True):
    """
    The Croupier takes a franc (0 or 1) from the house and is Cleared.  Rule MF-7.2.4.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    francs: Those taken.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
    francs: int
    """Those taken."""


class CroupierTurnCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="croupier_turn"):
    """
    Play the Croupier's turn by his rules.  Rule MF-7.2.

    """

    type: ClassVar[Literal["croupier_turn"]] = "croupier_turn"


class DeckBuiltCardsOpening(Model, frozen=True, kw_only=True):
    """
    In order, the top first.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: list[Card]
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class DeckBuiltData(Model, frozen=True, kw_only=True):
    """
    The rest becomes the draw deck.  Rule MF-2.5.

    size: Number of cards.
    """

    size: int
    """Number of cards."""


class DeckReshuffledCardsOpening(Model, frozen=True, kw_only=True):
    """
    In order, the top first.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: list[Card]
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class DeckReshuffledData(Model, frozen=True, kw_only=True):
    """
    The discard becomes the draw deck, and another evening begins.  Rule MF-5.4.

    evening: Its number.
    size: Number of cards.
    """

    evening: int
    """Its number."""
    size: int
    """Number of cards."""


class Denied(Model, frozen=True, kw_only=True):
    """
    This seat's hand holds none of these cards. Valid until it takes in an unseen card.

    seat: Whose hand.
    cards: That are not in it.
    """

    seat: int
    """Whose hand."""
    cards: list[Card]
    """That are not in it."""


class DiscardCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="discard"):
    """
    Discard down to the hand limit, the first named card first.  Rule MF-5.2.

    cards: Cards to discard.
    """

    type: ClassVar[Literal["discard"]] = "discard"
    cards: list[Card]
    """Cards to discard."""


class DiscardOwedData(Model, frozen=True, kw_only=True):
    """
    A hand is above its limit at the end of its owner's turn.  Rule MF-5.1.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    count: Cards to discard.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
    count: int
    """Cards to discard."""


class DiscardTakenData(Model, frozen=True, kw_only=True):
    """
    The top card of the discard is taken into a hand; `uncovered` is the new top card.  Rule MF-4.1.2.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    card: The one taken.
    uncovered: Null if there is none, or none in sight.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
    card: Card
    """The one taken."""
    uncovered: Card | None
    """Null if there is none, or none in sight."""


class DiscardedData(Model, frozen=True, kw_only=True):
    """
    Cards go face up on the discard, in this order.  Rule MF-5.2.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    cards: The last on top.
    fee: 2 francs for the Ace, else 0.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
    cards: list[Card]
    """The last on top."""
    fee: int
    """2 francs for the Ace, else 0."""


Draw: TypeAlias = Annotated[
    list[str | int | bool],
    Meta(description="One draw in the log: the `index`-th of its source, position `pick` of `size`."),
]
"""
One draw in the log: the `index`-th of its source, position `pick` of `size`.
"""


class DrawAnsweredData(Model, frozen=True, kw_only=True):
    """
    A seat agrees to a draw, or refuses it.  Rule MF-8.3.3.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    agree: Whether it agrees.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
    agree: bool
    """Whether it agrees."""


class DrawCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="draw"):
    """
    Take the top card of the draw deck or of the discard.  Rule MF-4.1.

    pile: From.
    """

    type: ClassVar[Literal["draw"]] = "draw"
    pile: Literal["deck", "discard"]
    """From."""


class DrawProposedData(Model, frozen=True, kw_only=True):
    """
    A seat proposes a draw.  Rule MF-8.3.2.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    asked: The seats that must agree.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
    asked: list[int]
    """The seats that must agree."""


class DrawRefusedData(Model, frozen=True, kw_only=True):
    """
    The draw is refused; the turn goes on.  Rule MF-8.3.4.

    """


class DrawsOpening(Model, frozen=True, kw_only=True):
    """
    The luck that it took.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: list[Draw]
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class EliminatedData(Model, frozen=True, kw_only=True):
    """
    A failed attempt: the hand goes face up to the discard in this order, and the francs leave the seat.  Rule MF-6.7.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    cards: The last on top.
    francs: Those it had.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
    cards: list[Card]
    """The last on top."""
    francs: int
    """Those it had."""


class EndedData(Model, frozen=True, kw_only=True):
    """
    Who won, and why. Rule MF-8.1.  Rule MF-8.1.

    winners: Ascending.
    reason: In a word of the rules.
    """

    winners: list[int]
    """Ascending."""
    reason: str
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


class FreelancersBoxedData(Model, frozen=True, kw_only=True):
    """
    Freelancers are put aside unseen.  Rule MF-2.2.

    """


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


class HitmanRevealedData(Model, frozen=True, kw_only=True):
    """
    The Hitman names the holder of the Ace and checks that hand.  Rule MF-6.4.

    seat: Who acts, or whom it befalls.
    target: The other seat that it concerns.
    """

    seat: int
    """Who acts, or whom it befalls."""
    target: int
    """The other seat that it concerns."""


class HitmanRevealedShownOpening(Model, frozen=True, kw_only=True):
    """
    The hand.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: list[Card]
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


How: TypeAlias = Literal["bribed", "checked", "discard", "inferred", "interrogated", "taken"]


Identity: TypeAlias = Literal["AG-CHINA", "AG-UK", "AG-USA", "AG-USSR", "BROKER", "HITMAN", "INTERPOL", "JOURNALIST"]


class IdentityDealtData(Model, frozen=True, kw_only=True):
    """
    A seat is dealt its identity; two identities for a player with the Croupier.  Rule MF-2.3.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""


class IdentityDealtIdentitiesOpening(Model, frozen=True, kw_only=True):
    """
    Its own.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: list[Identity]
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class InterpolRevealedData(Model, frozen=True, kw_only=True):
    """
    The Interpol officer arrests a Suspect and checks that hand.  Rule MF-6.6.

    seat: Who acts, or whom it befalls.
    target: The other seat that it concerns.
    """

    seat: int
    """Who acts, or whom it befalls."""
    target: int
    """The other seat that it concerns."""


class InterpolRevealedShownOpening(Model, frozen=True, kw_only=True):
    """
    The hand.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: list[Card]
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class InterrogateCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="interrogate"):
    """
    See one card of another player, picked at random.  Rule MF-4.6.

    target: Whom.
    pay: What you use for it.
    """

    type: ClassVar[Literal["interrogate"]] = "interrogate"
    target: int
    """Whom."""
    pay: Literal["FRANC", "IB"]
    """What you use for it."""


class InterrogatedCardOpening(Model, frozen=True, kw_only=True):
    """
    What it saw.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: Card | Identity
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class InterrogatedData(Model, frozen=True, kw_only=True):
    """
    A seat sees a random card of another.  Rule MF-4.6.

    seat: Who acts, or whom it befalls.
    target: The other seat that it concerns.
    paid: What it used for it.
    """

    seat: int
    """Who acts, or whom it befalls."""
    target: int
    """The other seat that it concerns."""
    paid: Literal["FRANC", "IB"]
    """What it used for it."""


class JournalistRevealedData(Model, frozen=True, kw_only=True):
    """
    The Journalist shows a Microfilm, names the agent it belongs to, and checks that identity.  Rule MF-6.3.

    seat: Who acts, or whom it befalls.
    film: The Microfilm shown.
    target: The other seat that it concerns.
    """

    seat: int
    """Who acts, or whom it befalls."""
    film: Card
    """The Microfilm shown."""
    target: int
    """The other seat that it concerns."""


class JournalistRevealedShownOpening(Model, frozen=True, kw_only=True):
    """
    The identity that was checked.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: Identity
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


Kind: TypeAlias = Literal["automaton", "bot", "human"]


class LastGame(Model, frozen=True, kw_only=True):
    """
    Result of the table's previous game, in seats of this one. Decides who starts. Rule MF-2.6.  Rule MF-2.6.

    starter: Who began.
    winners: Ascending.
    attempter: Who tried to win, if anybody did.
    """

    starter: int
    """Who began."""
    winners: list[int]
    """Ascending."""
    attempter: int | None
    """Who tried to win, if anybody did."""


class LastGameBody(Model, frozen=True, kw_only=True):
    """
    Result of the table's previous game, in seats of this one. Decides who starts. Rule MF-2.6.  Rule MF-2.6.

    starter: Who began.
    winners: Ascending. By default `[]`.
    attempter: Who tried to win, if anybody did. By default `null`.
    """

    starter: int
    """Who began."""
    winners: list[int] | None = None
    """Ascending. By default `[]`."""
    attempter: int | None = None
    """Who tried to win, if anybody did. By default `null`."""


class LeaveCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="leave"):
    """
    Be away until you `return`; a bot plays meanwhile with what your seat knows.

    """

    type: ClassVar[Literal["leave"]] = "leave"


class LetterBoxedData(Model, frozen=True, kw_only=True):
    """
    One alliance letter is put aside unseen.  Rule MF-2.4.

    """


class LetterBoxedLetterOpening(Model, frozen=True, kw_only=True):
    """
    Which one.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: Card
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


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


Nation: TypeAlias = Literal["CHINA", "UK", "USA", "USSR"]


NoShowRule: TypeAlias = Literal["absent", "tell"]


class Note(Model, frozen=True, kw_only=True):
    """
    A sighting: `seat` had `card` at `version`.

    seat: The one that had it.
    card: Or an identity.
    how: The observer interrogated the seat; bribed it with the card; lost the card to it; saw it take the card from the discard; checked it in an attempt to win; or inferred it, as the card can be nowhere else.
    version: Of the event that showed it.
    sure: Whether the seat certainly still has the card; otherwise it may have passed it on unseen.
    """

    seat: int
    """The one that had it."""
    card: Card | Identity
    """Or an identity."""
    how: How
    """The observer interrogated the seat; bribed it with the card; lost the card to it; saw it take the card from the discard; checked it in an attempt to win; or inferred it, as the card can be nowhere else."""
    version: int
    """Of the event that showed it."""
    sure: bool
    """Whether the seat certainly still has the card; otherwise it may have passed it on unseen."""


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
        "draw",
        "pass",
        "bribe",
        "answer_bribe",
        "steal",
        "cash_out",
        "interrogate",
        "blackmail",
        "answer_blackmail",
        "discard",
        "win_as_agent",
        "win_as_journalist",
        "win_as_hitman",
        "win_as_broker",
        "win_as_interpol",
        "claim_croupier",
        "propose_draw",
        "answer_draw",
        "croupier_turn",
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


class Options(Model, frozen=True, kw_only=True):
    """
    Table options and their defaults. Rule MF-11.  Rule MF-11.

    variant: Three to six players, or two and the Croupier (MF-7).
    nations: Those in play; null leaves them to chance (MF-2.1.1).
    bloodstained: Which five action cards convict (MF-1.3.1).
    start: Who begins (MF-2.6).
    first_seat: Given with `host`, and only then.
    last_game: What `last_winner` goes by.
    show_discard: How much of the discard the view lists (MF-3.6.2).
    sealed_checks: A freelancer who checks sees nothing, the service judges (MF-6.1.7).
    eliminated_francs: Where an eliminated player's francs go (MF-6.7.4).
    turn_cap: Turns for each player until the game is a draw, 1 to 1000 (MF-8.2).
    draw_by_agreement: Whether a draw can be proposed (MF-8.3).
    second_seat_franc: With the Croupier, the player who does not begin starts with a franc (MF-7.1.5).
    croupier_pays: The Croupier pays a blackmailer while it has two francs (MF-7.3.5).
    allied_failure: Who wins when allied players show the wrong film (MF-7.4.7).
    claim_needs_both_cleared: A player who claims the Croupier must be Cleared too (MF-7.5.3).
    """

    variant: Literal["croupier", "standard"]
    """Three to six players, or two and the Croupier (MF-7)."""
    nations: list[Nation] | None
    """Those in play; null leaves them to chance (MF-2.1.1)."""
    bloodstained: Literal["blackmail", "steal_and_cash_out"]
    """Which five action cards convict (MF-1.3.1)."""
    start: Literal["host", "last_winner", "random"]
    """Who begins (MF-2.6)."""
    first_seat: int | None
    """Given with `host`, and only then."""
    last_game: LastGame | None
    """What `last_winner` goes by."""
    show_discard: Literal["full", "top"]
    """How much of the discard the view lists (MF-3.6.2)."""
    sealed_checks: bool
    """A freelancer who checks sees nothing, the service judges (MF-6.1.7)."""
    eliminated_francs: Literal["house", "removed"]
    """Where an eliminated player's francs go (MF-6.7.4)."""
    turn_cap: int
    """Turns for each player until the game is a draw, 1 to 1000 (MF-8.2)."""
    draw_by_agreement: bool
    """Whether a draw can be proposed (MF-8.3)."""
    second_seat_franc: bool
    """With the Croupier, the player who does not begin starts with a franc (MF-7.1.5)."""
    croupier_pays: bool
    """The Croupier pays a blackmailer while it has two francs (MF-7.3.5)."""
    allied_failure: Literal["croupier", "other_player"]
    """Who wins when allied players show the wrong film (MF-7.4.7)."""
    claim_needs_both_cleared: bool
    """A player who claims the Croupier must be Cleared too (MF-7.5.3)."""


class OptionsBody(Model, frozen=True, kw_only=True):
    """
    Table options and their defaults. Rule MF-11.  Rule MF-11.

    variant: Three to six players, or two and the Croupier (MF-7). By default `"standard"`.
    nations: Those in play; null leaves them to chance (MF-2.1.1). By default `null`.
    bloodstained: Which five action cards convict (MF-1.3.1). By default `"blackmail"`.
    start: Who begins (MF-2.6). By default `"last_winner"`.
    first_seat: Given with `host`, and only then. By default `null`.
    last_game: What `last_winner` goes by. By default `null`.
    show_discard: How much of the discard the view lists (MF-3.6.2). By default `"full"`.
    sealed_checks: A freelancer who checks sees nothing, the service judges (MF-6.1.7). By default `false`.
    eliminated_francs: Where an eliminated player's francs go (MF-6.7.4). By default `"house"`.
    turn_cap: Turns for each player until the game is a draw, 1 to 1000 (MF-8.2). By default `60`.
    draw_by_agreement: Whether a draw can be proposed (MF-8.3). By default `false`.
    second_seat_franc: With the Croupier, the player who does not begin starts with a franc (MF-7.1.5). By default `false`.
    croupier_pays: The Croupier pays a blackmailer while it has two francs (MF-7.3.5). By default `false`.
    allied_failure: Who wins when allied players show the wrong film (MF-7.4.7). By default `"croupier"`.
    claim_needs_both_cleared: A player who claims the Croupier must be Cleared too (MF-7.5.3). By default `false`.
    """

    variant: Literal["croupier", "standard"] | None = None
    """Three to six players, or two and the Croupier (MF-7). By default `"standard"`."""
    nations: list[Nation] | None = None
    """Those in play; null leaves them to chance (MF-2.1.1). By default `null`."""
    bloodstained: Literal["blackmail", "steal_and_cash_out"] | None = None
    """Which five action cards convict (MF-1.3.1). By default `"blackmail"`."""
    start: Literal["host", "last_winner", "random"] | None = None
    """Who begins (MF-2.6). By default `"last_winner"`."""
    first_seat: int | None = None
    """Given with `host`, and only then. By default `null`."""
    last_game: LastGameBody | None = None
    """What `last_winner` goes by. By default `null`."""
    show_discard: Literal["full", "top"] | None = None
    """How much of the discard the view lists (MF-3.6.2). By default `"full"`."""
    sealed_checks: bool | None = None
    """A freelancer who checks sees nothing, the service judges (MF-6.1.7). By default `false`."""
    eliminated_francs: Literal["house", "removed"] | None = None
    """Where an eliminated player's francs go (MF-6.7.4). By default `"house"`."""
    turn_cap: int | None = None
    """Turns for each player until the game is a draw, 1 to 1000 (MF-8.2). By default `60`."""
    draw_by_agreement: bool | None = None
    """Whether a draw can be proposed (MF-8.3). By default `false`."""
    second_seat_franc: bool | None = None
    """With the Croupier, the player who does not begin starts with a franc (MF-7.1.5). By default `false`."""
    croupier_pays: bool | None = None
    """The Croupier pays a blackmailer while it has two francs (MF-7.3.5). By default `false`."""
    allied_failure: Literal["croupier", "other_player"] | None = None
    """Who wins when allied players show the wrong film (MF-7.4.7). By default `"croupier"`."""
    claim_needs_both_cleared: bool | None = None
    """A player who claims the Croupier must be Cleared too (MF-7.5.3). By default `false`."""


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
    Pass: take a franc from the house.  Rule MF-4.2.

    """

    type: ClassVar[Literal["pass"]] = "pass"


class PassedData(Model, frozen=True, kw_only=True):
    """
    A seat passes.  Rule MF-4.2.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    francs: 0 or 1, from the house.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
    francs: int
    """0 or 1, from the house."""


Phase: TypeAlias = Literal["blackmail", "bribe", "croupier", "discard", "draw_offer", "over", "setup", "turn"]


Place: TypeAlias = Literal["discard", "draw", "hand-0", "hand-1", "hand-2", "hand-3", "hand-4", "hand-5"]


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
    Propose to end the game as a draw.  Rule MF-8.3.

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


class StatedDealBody(Model, frozen=True, kw_only=True):
    """
    A stated deal. Fields left out are drawn.

    nations: Those in play. By default `null`.
    start: Who begins. By default `null`.
    identities: One list per seat; with the Croupier two identities per player, then the Croupier's one (optional). By default `null`.
    hands: Each player's first action card. By default `null`.
    boxed_letter: Nation of the boxed letter. By default `null`.
    deck: The first cards of the draw deck, from the top. By default `[]`.
    """

    nations: list[Nation] | None = None
    """Those in play. By default `null`."""
    start: int | None = None
    """Who begins. By default `null`."""
    identities: list[list[Identity]] | None = None
    """One list per seat; with the Croupier two identities per player, then the Croupier's one (optional). By default `null`."""
    hands: list[Card] | None = None
    """Each player's first action card. By default `null`."""
    boxed_letter: Nation | None = None
    """Nation of the boxed letter. By default `null`."""
    deck: list[Card] | None = None
    """The first cards of the draw deck, from the top. By default `[]`."""


class StealCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="steal"):
    """
    Steal two francs from another player, with a Steal card.  Rule MF-4.4.

    target: From whom.
    """

    type: ClassVar[Literal["steal"]] = "steal"
    target: int
    """From whom."""


class StoleData(Model, frozen=True, kw_only=True):
    """
    A seat plays a Steal card.  Rule MF-4.4.

    seat: Who acts, or whom it befalls.
    target: The other seat that it concerns.
    francs: 0 to 2, from the target.
    """

    seat: int
    """Who acts, or whom it befalls."""
    target: int
    """The other seat that it concerns."""
    francs: int
    """0 to 2, from the target."""


class TableLaidData(Model, frozen=True, kw_only=True):
    """
    The nations in play are chosen, and the starting francs handed out. Rules MF-2.1, MF-2.7.  Rule MF-2.1.

    nations: In play.
    francs: By seat.
    house: The rest of the 30.
    """

    nations: list[Nation]
    """In play."""
    francs: list[int]
    """By seat."""
    house: int
    """The rest of the 30."""


class TurnBeganData(Model, frozen=True, kw_only=True):
    """
    A seat's turn begins.  Rule MF-4.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""


class WinAsAgentCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="win_as_agent"):
    """
    Reveal yourself as an agent, and a Microfilm from your hand.  Rule MF-6.2.

    film: Microfilm to reveal.
    """

    type: ClassVar[Literal["win_as_agent"]] = "win_as_agent"
    film: Card
    """Microfilm to reveal."""


class WinAsBrokerCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="win_as_broker"):
    """
    Reveal yourself as the Information Broker, and name where the two Alliance letters are.  Rule MF-6.5.

    first: Where one Alliance letter is.
    second: Where the other is.
    discard_order: Your hand, in the order in which it is discarded if you are wrong. By default `null`.
    """

    type: ClassVar[Literal["win_as_broker"]] = "win_as_broker"
    first: Place
    """Where one Alliance letter is."""
    second: Place
    """Where the other is."""
    discard_order: list[Card] | None = None
    """Your hand, in the order in which it is discarded if you are wrong. By default `null`."""


class WinAsHitmanCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="win_as_hitman"):
    """
    Reveal yourself as the Hitman, and name who holds the Ace of Spades.  Rule MF-6.4.

    target: Who holds the Ace of Spades.
    discard_order: Your hand, in the order in which it is discarded if you are wrong. By default `null`.
    """

    type: ClassVar[Literal["win_as_hitman"]] = "win_as_hitman"
    target: int
    """Who holds the Ace of Spades."""
    discard_order: list[Card] | None = None
    """Your hand, in the order in which it is discarded if you are wrong. By default `null`."""


class WinAsInterpolCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="win_as_interpol"):
    """
    Reveal yourself as the Interpol Officer, and arrest a suspect who holds a bloodstained card.  Rule MF-6.6.

    target: Whom to arrest.
    discard_order: Your hand, in the order in which it is discarded if you are wrong. By default `null`.
    """

    type: ClassVar[Literal["win_as_interpol"]] = "win_as_interpol"
    target: int
    """Whom to arrest."""
    discard_order: list[Card] | None = None
    """Your hand, in the order in which it is discarded if you are wrong. By default `null`."""


class WinAsJournalistCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="win_as_journalist"):
    """
    Reveal yourself as the Journalist, a Microfilm, and name the agent it belongs to.  Rule MF-6.3.

    film: Microfilm to reveal.
    target: Whose agent it belongs to.
    discard_order: Your hand, in the order in which it is discarded if you are wrong. By default `null`.
    """

    type: ClassVar[Literal["win_as_journalist"]] = "win_as_journalist"
    film: Card
    """Microfilm to reveal."""
    target: int
    """Whose agent it belongs to."""
    discard_order: list[Card] | None = None
    """Your hand, in the order in which it is discarded if you are wrong. By default `null`."""


class ActionDealtCardOpening(Model, frozen=True, kw_only=True):
    """
    What it is.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: Card
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class AgentRevealedData(Model, frozen=True, kw_only=True):
    """
    A player attempts to win as an agent and shows a Microfilm.  Rule MF-6.2.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    identity: The player's.
    film: The Microfilm shown.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
    identity: Identity
    """The player's."""
    film: Card
    """The Microfilm shown."""


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


class BribeAcceptedCardOpening(Model, frozen=True, kw_only=True):
    """
    What it is.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: Card
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class BribeAcceptedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    card: BribeAcceptedCardOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class BribeCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="bribe"):
    """
    Offer a card to another player, face down.  Rule MF-4.3.

    target: Whom.
    card: Card to offer.
    """

    type: ClassVar[Literal["bribe"]] = "bribe"
    target: int
    """Whom."""
    card: Card
    """Card to offer."""


class BribeOfferedCardOpening(Model, frozen=True, kw_only=True):
    """
    What it is.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: Card
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class BribeOfferedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    card: BribeOfferedCardOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class BrokerRevealedData(Model, frozen=True, kw_only=True):
    """
    The Broker names the places of the two letters and checks them.  Rule MF-6.5.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    first: The places.
    second: The places.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
    first: Place
    """The places."""
    second: Place
    """The places."""


class BrokerRevealedShownOpening(Model, frozen=True, kw_only=True):
    """
    The cards of each.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: list[list[Card]]
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class CardDrawnOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    card: CardDrawnCardOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class CardTakenOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    card: CardTakenCardOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class CardsRevealed(Model, frozen=True, kw_only=True, tag_field="type", tag="microfilms.cards_revealed"):
    """
    Everything is turned face up: identities and hands by seat, the deck, and the boxed letter and freelancers.  Rule MF-8.1.2.

    identities: By seat.
    hands: By seat.
    deck: The top first.
    letter: The one in the box.
    freelancers: Those in the box.
    """

    type: ClassVar[Literal["microfilms.cards_revealed"]] = "microfilms.cards_revealed"
    identities: list[list[Identity]]
    """By seat."""
    hands: list[list[Card]]
    """By seat."""
    deck: list[Card]
    """The top first."""
    letter: Card
    """The one in the box."""
    freelancers: list[Identity]
    """Those in the box."""


class CardsRevealedData(Model, frozen=True, kw_only=True):
    """
    Everything is turned face up: identities and hands by seat, the deck, and the boxed letter and freelancers.  Rule MF-8.1.2.

    identities: By seat.
    hands: By seat.
    deck: The top first.
    letter: The one in the box.
    freelancers: Those in the box.
    """

    identities: list[list[Identity]]
    """By seat."""
    hands: list[list[Card]]
    """By seat."""
    deck: list[Card]
    """The top first."""
    letter: Card
    """The one in the box."""
    freelancers: list[Identity]
    """Those in the box."""


class ClaimCroupierCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="claim_croupier"):
    """
    Claim to be allied with the Croupier, and that he holds the other player's Microfilm.  Rule MF-7.5.

    nation: Nation.
    """

    type: ClassVar[Literal["claim_croupier"]] = "claim_croupier"
    nation: Nation
    """Nation."""


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


class CroupierClaimedData(Model, frozen=True, kw_only=True):
    """
    A player shows an agent identity and claims the Croupier as an ally who holds this nation's Microfilm.  Rule MF-7.5.

    seat: Who acts, or whom it befalls; target: the other seat that it concerns.
    identity: The player's.
    nation: The Microfilm's.
    """

    seat: int
    """Who acts, or whom it befalls; target: the other seat that it concerns."""
    identity: Identity
    """The player's."""
    nation: Nation
    """The Microfilm's."""


class DeckBuiltOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    cards: DeckBuiltCardsOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class DeckReshuffledOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    cards: DeckReshuffledCardsOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class FreelancersBoxedIdentitiesOpening(Model, frozen=True, kw_only=True):
    """
    Theirs.

    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: list[Identity]
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class FreelancersBoxedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    identities: FreelancersBoxedIdentitiesOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


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


class HitmanRevealedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    shown: HitmanRevealedShownOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class House(Model, frozen=True, kw_only=True):
    """
    Cards no seat holds.

    deck: Sorted, as it has no order (rule MF-3.5.1).
    discard: All of it, the top last.
    letter: Boxed.
    freelancers: Boxed.
    """

    deck: list[Card]
    """Sorted, as it has no order (rule MF-3.5.1)."""
    discard: list[Card]
    """All of it, the top last."""
    letter: Card | None
    """Boxed."""
    freelancers: list[Identity]
    """Boxed."""


class IdentityDealtOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    identities: IdentityDealtIdentitiesOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class InterpolRevealedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    shown: InterpolRevealedShownOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class InterrogatedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    card: InterrogatedCardOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class JournalistRevealedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    shown: JournalistRevealedShownOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class LetterBoxedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    letter: LetterBoxedLetterOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class Mind(Model, frozen=True, kw_only=True):
    """
    One seat's knowledge.

    seat: Whose mind it is.
    identities: Its own.
    hand: Sorted.
    offered: The card in this seat's pending bribe.
    letters: Nations whose letter this seat has seen in play.
    notes: Sightings of cards and identities of other seats.
    drawn: Cards this seat drew from the deck since the last shuffle, sorted, wherever they are now.
    ways: Placements of known cards in other hands; empty if the sure notes determine them.
    sizes: Hand sizes by seat; empty in minds from logs that did not record them.
    """

    seat: int
    """Whose mind it is."""
    identities: list[Identity]
    """Its own."""
    hand: list[Card]
    """Sorted."""
    offered: Card | None
    """The card in this seat's pending bribe."""
    letters: list[Nation]
    """Nations whose letter this seat has seen in play."""
    notes: list[Note]
    """Sightings of cards and identities of other seats."""
    drawn: list[Card]
    """Cards this seat drew from the deck since the last shuffle, sorted, wherever they are now."""
    ways: list[list[list[Card]]]
    """Placements of known cards in other hands; empty if the sure notes determine them."""
    sizes: list[int]
    """Hand sizes by seat; empty in minds from logs that did not record them."""


class Openings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class PassedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.passed"):
    """
    A seat passes.  Rule MF-4.2.

    """

    type: ClassVar[Literal["microfilms.passed"]] = "microfilms.passed"
    data: PassedData
    openings: Openings


class StoleEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.stole"):
    """
    A seat plays a Steal card.  Rule MF-4.4.

    """

    type: ClassVar[Literal["microfilms.stole"]] = "microfilms.stole"
    data: StoleData
    openings: Openings


class Table(Model, frozen=True, kw_only=True):
    """
    Public state. Sequences are by seat; the Croupier's seat is the last.

    options: Those of this table.
    players: Seats without the Croupier's.
    hands: Numbers of cards by seat.
    cleared: Whether the token says Cleared.
    out: Whether the seat is eliminated.
    revealed: Identities shown in attempts.
    francs: By seat.
    phase: What is decided now.
    nations: Those in play.
    house: Francs of the house.
    removed: Francs out of the game.
    turn: The seat whose turn it is.
    previous: The seat whose turn it was before.
    facing: Who must answer the bribe or blackmail.
    owed: Cards to discard.
    turns: Turns of players so far.
    proposed: Whether a draw was proposed in this turn.
    asked: Who must still answer a draw proposal.
    deck: Numbers of cards.
    discard: Its visible cards, the top last.
    discard_size: Numbers of cards.
    evening: 1 until the first reshuffle.
    letters: Nations whose letter everybody has seen in play.
    pool: Cards shuffled into the current draw deck; null if not all are publicly known.
    not_agent: Seats and nations of agents that they are not, as failed attempts showed.
    denied: Disproved by failed attempts.
    misplaced: Disproved by failed attempts.
    sightings: Cards publicly taken from the discard.
    ways: Their placements, if the sure sightings do not determine them: in each, the cards of each hand.
    outcome: null while the game runs.
    reveal: Everything, once it is over.
    """

    options: Options
    """Those of this table."""
    players: int
    """Seats without the Croupier's."""
    hands: list[int]
    """Numbers of cards by seat."""
    cleared: list[bool]
    """Whether the token says Cleared."""
    out: list[bool]
    """Whether the seat is eliminated."""
    revealed: list[list[Identity]]
    """Identities shown in attempts."""
    francs: list[int]
    """By seat."""
    phase: Phase
    """What is decided now."""
    nations: list[Nation]
    """Those in play."""
    house: int
    """Francs of the house."""
    removed: int
    """Francs out of the game."""
    turn: int | None
    """The seat whose turn it is."""
    previous: int | None
    """The seat whose turn it was before."""
    facing: int | None
    """Who must answer the bribe or blackmail."""
    owed: int
    """Cards to discard."""
    turns: int
    """Turns of players so far."""
    proposed: bool
    """Whether a draw was proposed in this turn."""
    asked: list[int]
    """Who must still answer a draw proposal."""
    deck: int
    """Numbers of cards."""
    discard: list[Card]
    """Its visible cards, the top last."""
    discard_size: int
    """Numbers of cards."""
    evening: int
    """1 until the first reshuffle."""
    letters: list[Nation]
    """Nations whose letter everybody has seen in play."""
    pool: list[Card] | None
    """Cards shuffled into the current draw deck; null if not all are publicly known."""
    not_agent: list[list[int | Nation]]
    """Seats and nations of agents that they are not, as failed attempts showed."""
    denied: list[Denied]
    """Disproved by failed attempts."""
    misplaced: list[Place] | None
    """Disproved by failed attempts."""
    sightings: list[Note]
    """Cards publicly taken from the discard."""
    ways: list[list[list[Card]]]
    """Their placements, if the sure sightings do not determine them: in each, the cards of each hand."""
    outcome: Outcome | None
    """null while the game runs."""
    reveal: CardsRevealed | None
    """Everything, once it is over."""


class TableLaidEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.table_laid"):
    """
    The nations in play are chosen, and the starting francs handed out. Rules MF-2.1, MF-2.7.  Rule MF-2.1.

    """

    type: ClassVar[Literal["microfilms.table_laid"]] = "microfilms.table_laid"
    data: TableLaidData
    openings: Openings


class TurnBeganEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.turn_began"):
    """
    A seat's turn begins.  Rule MF-4.

    """

    type: ClassVar[Literal["microfilms.turn_began"]] = "microfilms.turn_began"
    data: TurnBeganData
    openings: Openings


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


class ActionDealtOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    card: ActionDealtCardOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class AgentRevealedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.agent_revealed"):
    """
    A player attempts to win as an agent and shows a Microfilm.  Rule MF-6.2.

    """

    type: ClassVar[Literal["microfilms.agent_revealed"]] = "microfilms.agent_revealed"
    data: AgentRevealedData
    openings: Openings


class BlackmailDeclaredEntry(
    EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.blackmail_declared"
):
    """
    A seat blackmails another.  Rule MF-4.7.

    """

    type: ClassVar[Literal["microfilms.blackmail_declared"]] = "microfilms.blackmail_declared"
    data: BlackmailDeclaredData
    openings: Openings


class BlackmailDeclinedEntry(
    EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.blackmail_declined"
):
    """
    The target declines: the blackmailer is Cleared, the target a Suspect.  Rule MF-4.7.3.

    """

    type: ClassVar[Literal["microfilms.blackmail_declined"]] = "microfilms.blackmail_declined"
    data: BlackmailDeclinedData
    openings: Openings


class BlackmailDefendedEntry(
    EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.blackmail_defended"
):
    """
    The target defends with a Blowback card, which goes face up to the discard.  Rule MF-4.7.2.

    """

    type: ClassVar[Literal["microfilms.blackmail_defended"]] = "microfilms.blackmail_defended"
    data: BlackmailDefendedData
    openings: Openings


class BlackmailPaidEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.blackmail_paid"):
    """
    Two francs from the target to the blackmailer.  Rule MF-4.7.1.

    """

    type: ClassVar[Literal["microfilms.blackmail_paid"]] = "microfilms.blackmail_paid"
    data: BlackmailPaidData
    openings: Openings


class BribeAcceptedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.bribe_accepted"):
    """
    The card changes hands, and the briber is Cleared.  Rule MF-4.3.3.

    """

    type: ClassVar[Literal["microfilms.bribe_accepted"]] = "microfilms.bribe_accepted"
    data: BribeAcceptedData
    openings: BribeAcceptedOpenings


class BribeDeclinedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.bribe_declined"):
    """
    The bribe is declined.  Rule MF-4.3.5.

    """

    type: ClassVar[Literal["microfilms.bribe_declined"]] = "microfilms.bribe_declined"
    data: BribeDeclinedData
    openings: Openings


class BribeOfferedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.bribe_offered"):
    """
    A seat offers a card to another, face down.  Rule MF-4.3.

    """

    type: ClassVar[Literal["microfilms.bribe_offered"]] = "microfilms.bribe_offered"
    data: BribeOfferedData
    openings: BribeOfferedOpenings


class BrokerRevealedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    shown: BrokerRevealedShownOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class CardDrawnEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.card_drawn"):
    """
    A seat draws from the draw deck.  Rule MF-4.1.1.

    """

    type: ClassVar[Literal["microfilms.card_drawn"]] = "microfilms.card_drawn"
    data: CardDrawnData
    openings: CardDrawnOpenings


class CardTakenEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.card_taken"):
    """
    A random card of the target's hand goes to the blackmailer.  Rule MF-4.7.3.

    """

    type: ClassVar[Literal["microfilms.card_taken"]] = "microfilms.card_taken"
    data: CardTakenData
    openings: CardTakenOpenings


class CardsRevealedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.cards_revealed"):
    """
    Everything is turned face up: identities and hands by seat, the deck, and the boxed letter and freelancers.  Rule MF-8.1.2.

    """

    type: ClassVar[Literal["microfilms.cards_revealed"]] = "microfilms.cards_revealed"
    data: CardsRevealedData
    openings: Openings


class CashedOutEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.cashed_out"):
    """
    A seat plays a Cash Out card.  Rule MF-4.5.

    """

    type: ClassVar[Literal["microfilms.cashed_out"]] = "microfilms.cashed_out"
    data: CashedOutData
    openings: Openings


class CroupierClaimedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.croupier_claimed"):
    """
    A player shows an agent identity and claims the Croupier as an ally who holds this nation's Microfilm.  Rule MF-7.5.

    """

    type: ClassVar[Literal["microfilms.croupier_claimed"]] = "microfilms.croupier_claimed"
    data: CroupierClaimedData
    openings: Openings


class CroupierPaidEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.croupier_paid"):
    """
    The Croupier takes a franc (0 or 1) from the house and is Cleared.  Rule MF-7.2.4.

    """

    type: ClassVar[Literal["microfilms.croupier_paid"]] = "microfilms.croupier_paid"
    data: CroupierPaidData
    openings: Openings


class DeckBuiltEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.deck_built"):
    """
    The rest becomes the draw deck.  Rule MF-2.5.

    """

    type: ClassVar[Literal["microfilms.deck_built"]] = "microfilms.deck_built"
    data: DeckBuiltData
    openings: DeckBuiltOpenings


class DeckReshuffledEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.deck_reshuffled"):
    """
    The discard becomes the draw deck, and another evening begins.  Rule MF-5.4.

    """

    type: ClassVar[Literal["microfilms.deck_reshuffled"]] = "microfilms.deck_reshuffled"
    data: DeckReshuffledData
    openings: DeckReshuffledOpenings


class DiscardOwedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.discard_owed"):
    """
    A hand is above its limit at the end of its owner's turn.  Rule MF-5.1.

    """

    type: ClassVar[Literal["microfilms.discard_owed"]] = "microfilms.discard_owed"
    data: DiscardOwedData
    openings: Openings


class DiscardTakenEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.discard_taken"):
    """
    The top card of the discard is taken into a hand; `uncovered` is the new top card.  Rule MF-4.1.2.

    """

    type: ClassVar[Literal["microfilms.discard_taken"]] = "microfilms.discard_taken"
    data: DiscardTakenData
    openings: Openings


class DiscardedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.discarded"):
    """
    Cards go face up on the discard, in this order.  Rule MF-5.2.

    """

    type: ClassVar[Literal["microfilms.discarded"]] = "microfilms.discarded"
    data: DiscardedData
    openings: Openings


class DrawAnsweredEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.draw_answered"):
    """
    A seat agrees to a draw, or refuses it.  Rule MF-8.3.3.

    """

    type: ClassVar[Literal["microfilms.draw_answered"]] = "microfilms.draw_answered"
    data: DrawAnsweredData
    openings: Openings


class DrawProposedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.draw_proposed"):
    """
    A seat proposes a draw.  Rule MF-8.3.2.

    """

    type: ClassVar[Literal["microfilms.draw_proposed"]] = "microfilms.draw_proposed"
    data: DrawProposedData
    openings: Openings


class DrawRefusedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.draw_refused"):
    """
    The draw is refused; the turn goes on.  Rule MF-8.3.4.

    """

    type: ClassVar[Literal["microfilms.draw_refused"]] = "microfilms.draw_refused"
    data: DrawRefusedData
    openings: Openings


class EliminatedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.eliminated"):
    """
    A failed attempt: the hand goes face up to the discard in this order, and the francs leave the seat.  Rule MF-6.7.

    """

    type: ClassVar[Literal["microfilms.eliminated"]] = "microfilms.eliminated"
    data: EliminatedData
    openings: Openings


class EndedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.ended"):
    """
    Who won, and why. Rule MF-8.1.  Rule MF-8.1.

    """

    type: ClassVar[Literal["microfilms.ended"]] = "microfilms.ended"
    data: EndedData
    openings: Openings


class FreelancersBoxedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.freelancers_boxed"):
    """
    Freelancers are put aside unseen.  Rule MF-2.2.

    """

    type: ClassVar[Literal["microfilms.freelancers_boxed"]] = "microfilms.freelancers_boxed"
    data: FreelancersBoxedData
    openings: FreelancersBoxedOpenings


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


class HitmanRevealedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.hitman_revealed"):
    """
    The Hitman names the holder of the Ace and checks that hand.  Rule MF-6.4.

    """

    type: ClassVar[Literal["microfilms.hitman_revealed"]] = "microfilms.hitman_revealed"
    data: HitmanRevealedData
    openings: HitmanRevealedOpenings


class IdentityDealtEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.identity_dealt"):
    """
    A seat is dealt its identity; two identities for a player with the Croupier.  Rule MF-2.3.

    """

    type: ClassVar[Literal["microfilms.identity_dealt"]] = "microfilms.identity_dealt"
    data: IdentityDealtData
    openings: IdentityDealtOpenings


class InterpolRevealedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.interpol_revealed"):
    """
    The Interpol officer arrests a Suspect and checks that hand.  Rule MF-6.6.

    """

    type: ClassVar[Literal["microfilms.interpol_revealed"]] = "microfilms.interpol_revealed"
    data: InterpolRevealedData
    openings: InterpolRevealedOpenings


class InterrogatedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.interrogated"):
    """
    A seat sees a random card of another.  Rule MF-4.6.

    """

    type: ClassVar[Literal["microfilms.interrogated"]] = "microfilms.interrogated"
    data: InterrogatedData
    openings: InterrogatedOpenings


class JournalistRevealedEntry(
    EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.journalist_revealed"
):
    """
    The Journalist shows a Microfilm, names the agent it belongs to, and checks that identity.  Rule MF-6.3.

    """

    type: ClassVar[Literal["microfilms.journalist_revealed"]] = "microfilms.journalist_revealed"
    data: JournalistRevealedData
    openings: JournalistRevealedOpenings


class LetterBoxedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.letter_boxed"):
    """
    One alliance letter is put aside unseen.  Rule MF-2.4.

    """

    type: ClassVar[Literal["microfilms.letter_boxed"]] = "microfilms.letter_boxed"
    data: LetterBoxedData
    openings: LetterBoxedOpenings


class ActionDealtEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.action_dealt"):
    """
    A seat is dealt its first card.  Rule MF-2.5.

    """

    type: ClassVar[Literal["microfilms.action_dealt"]] = "microfilms.action_dealt"
    data: ActionDealtData
    openings: ActionDealtOpenings


class BrokerRevealedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.broker_revealed"):
    """
    The Broker names the places of the two letters and checks them.  Rule MF-6.5.

    """

    type: ClassVar[Literal["microfilms.broker_revealed"]] = "microfilms.broker_revealed"
    data: BrokerRevealedData
    openings: BrokerRevealedOpenings


class GameReplaySharedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.replay_shared"):
    """
    A link to a replay is handed out; revoked like a token.

    """

    type: ClassVar[Literal["game.replay_shared"]] = "game.replay_shared"
    data: GameReplaySharedData
    openings: GameReplaySharedOpenings


Entry: TypeAlias = (
    TableLaidEntry
    | FreelancersBoxedEntry
    | IdentityDealtEntry
    | LetterBoxedEntry
    | ActionDealtEntry
    | DeckBuiltEntry
    | TurnBeganEntry
    | CardDrawnEntry
    | DiscardTakenEntry
    | PassedEntry
    | BribeOfferedEntry
    | BribeAcceptedEntry
    | BribeDeclinedEntry
    | StoleEntry
    | CashedOutEntry
    | InterrogatedEntry
    | BlackmailDeclaredEntry
    | BlackmailPaidEntry
    | BlackmailDefendedEntry
    | BlackmailDeclinedEntry
    | CardTakenEntry
    | DiscardOwedEntry
    | DiscardedEntry
    | DeckReshuffledEntry
    | CroupierPaidEntry
    | AgentRevealedEntry
    | JournalistRevealedEntry
    | HitmanRevealedEntry
    | BrokerRevealedEntry
    | InterpolRevealedEntry
    | CroupierClaimedEntry
    | EliminatedEntry
    | DrawProposedEntry
    | DrawAnsweredEntry
    | DrawRefusedEntry
    | EndedEntry
    | CardsRevealedEntry
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
    DrawCommand
    | PassCommand
    | BribeCommand
    | AnswerBribeCommand
    | StealCommand
    | CashOutCommand
    | InterrogateCommand
    | BlackmailCommand
    | AnswerBlackmailCommand
    | DiscardCommand
    | WinAsAgentCommand
    | WinAsJournalistCommand
    | WinAsHitmanCommand
    | WinAsBrokerCommand
    | WinAsInterpolCommand
    | ClaimCroupierCommand
    | ProposeDrawCommand
    | AnswerDrawCommand
    | CroupierTurnCommand
    | ResignCommand
    | AbortCommand
    | LeaveCommand
    | ReturnCommand
)
"""What may be sent."""

RULES: Rules[View, Entry, Command, OptionsBody] = Rules(
    "microfilms",
    1,
    View,
    {
        "microfilms.table_laid": TableLaidEntry,
        "microfilms.freelancers_boxed": FreelancersBoxedEntry,
        "microfilms.identity_dealt": IdentityDealtEntry,
        "microfilms.letter_boxed": LetterBoxedEntry,
        "microfilms.action_dealt": ActionDealtEntry,
        "microfilms.deck_built": DeckBuiltEntry,
        "microfilms.turn_began": TurnBeganEntry,
        "microfilms.card_drawn": CardDrawnEntry,
        "microfilms.discard_taken": DiscardTakenEntry,
        "microfilms.passed": PassedEntry,
        "microfilms.bribe_offered": BribeOfferedEntry,
        "microfilms.bribe_accepted": BribeAcceptedEntry,
        "microfilms.bribe_declined": BribeDeclinedEntry,
        "microfilms.stole": StoleEntry,
        "microfilms.cashed_out": CashedOutEntry,
        "microfilms.interrogated": InterrogatedEntry,
        "microfilms.blackmail_declared": BlackmailDeclaredEntry,
        "microfilms.blackmail_paid": BlackmailPaidEntry,
        "microfilms.blackmail_defended": BlackmailDefendedEntry,
        "microfilms.blackmail_declined": BlackmailDeclinedEntry,
        "microfilms.card_taken": CardTakenEntry,
        "microfilms.discard_owed": DiscardOwedEntry,
        "microfilms.discarded": DiscardedEntry,
        "microfilms.deck_reshuffled": DeckReshuffledEntry,
        "microfilms.croupier_paid": CroupierPaidEntry,
        "microfilms.agent_revealed": AgentRevealedEntry,
        "microfilms.journalist_revealed": JournalistRevealedEntry,
        "microfilms.hitman_revealed": HitmanRevealedEntry,
        "microfilms.broker_revealed": BrokerRevealedEntry,
        "microfilms.interpol_revealed": InterpolRevealedEntry,
        "microfilms.croupier_claimed": CroupierClaimedEntry,
        "microfilms.eliminated": EliminatedEntry,
        "microfilms.draw_proposed": DrawProposedEntry,
        "microfilms.draw_answered": DrawAnsweredEntry,
        "microfilms.draw_refused": DrawRefusedEntry,
        "microfilms.ended": EndedEntry,
        "microfilms.cards_revealed": CardsRevealedEntry,
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
