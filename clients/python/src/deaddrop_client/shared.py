# Written by clients/regenerate; not to be edited. cb87843de4ec1d4af9674da6dc309a9b 6f4b1d1c8478d311ecc3b412ec03e839
"""What the tables of all rulesets share: entries with their openings, and commands."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from msgspec import Meta

from deaddrop_client.model import Model
from deaddrop_client.models import Outcome, ToldWords


class AbortCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="abort"):
    """
    End the game without an outcome (organiser).

    reason: A sentence that everybody at the table reads.
    """

    type: ClassVar[Literal["abort"]] = "abort"
    reason: str
    """A sentence that everybody at the table reads."""


class CommandOpening(Model, frozen=True, kw_only=True):
    """
    The command that led to the event, as sent.

    value: A `Command`.
    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: dict[str, Any]
    """A `Command`."""
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


Draw: TypeAlias = Annotated[
    list[str | int | bool],
    Meta(description="One draw in the log: the `index`-th of its source, position `pick` of `size`."),
]
"""
One draw in the log: the `index`-th of its source, position `pick` of `size`.
"""


class DrawsOpening(Model, frozen=True, kw_only=True):
    """
    The random draws it used.

    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: list[Draw]
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


class EntryHead(Model, frozen=True, kw_only=True):
    """
    An event, with the information that one audience may have.

    version: Position in the game's log, from 1.
    at: When it happened, in UTC (RFC 3339).
    by: The seat whose command caused it; null for none.
    hidden: A commitment for every other field.
    digest: Digest over this entry and the previous digest: the chain of the log.
    text: The event as one line of text; the digest does not cover it.
    rule: The number of its rule; null for none.
    learnt: With viewpoint `all` only: for each hidden field, the seats that know it.
    told: With `words` only: the event as a sentence for its reader, and the moves on the table.
    """

    version: int
    """Position in the game's log, from 1."""
    at: datetime
    """When it happened, in UTC (RFC 3339)."""
    by: int | None
    """The seat whose command caused it; null for none."""
    hidden: dict[str, str]
    """A commitment for every other field."""
    digest: str
    """Digest over this entry and the previous digest: the chain of the log."""
    text: str
    """The event as one line of text; the digest does not cover it."""
    rule: str | None
    """The number of its rule; null for none."""
    learnt: dict[str, list[int]] | None = None
    """With viewpoint `all` only: for each hidden field, the seats that know it."""
    told: ToldWords | None = None
    """With `words` only: the event as a sentence for its reader, and the moves on the table."""


class EventTableData(Model, frozen=True, kw_only=True):
    """
    The place of a game in an event.

    event: Its id.
    round: Its number in the event.
    table: Its number in the round.
    board: Of the deal that other tables share, null for a deal of its own.
    helpers: Whether its seats may hand out tokens.
    """

    event: str
    """Its id."""
    round: int
    """Its number in the event."""
    table: int
    """Its number in the round."""
    board: int | None
    """Of the deal that other tables share, null for a deal of its own."""
    helpers: bool
    """Whether its seats may hand out tokens."""


class GameAbortedData(Model, frozen=True, kw_only=True):
    """
    The organiser ended the game without an outcome, or the service did.

    reason: In the organiser's words, or why.
    quiet_s: Seconds without an event, after which the service ended it; absent if the organiser did.
    goes_on: Seats that go on at a smaller table, in their order there; absent if none does.
    author: Who decided that, absent else.
    """

    reason: str
    """In the organiser's words, or why."""
    quiet_s: int | None = None
    """Seconds without an event, after which the service ended it; absent if the organiser did."""
    goes_on: list[int] | None = None
    """Seats that go on at a smaller table, in their order there; absent if none does."""
    author: str | None = None
    """Who decided that, absent else."""


class GameAutomationFailedData(Model, frozen=True, kw_only=True):
    """
    A bot gave no legal answer in its tries; the decision's default answer follows.

    seat: Who acts, or whom it befalls.
    tries: Number of tries.
    """

    seat: int
    """Who acts, or whom it befalls."""
    tries: int
    """Number of tries."""


class GameCancelledData(Model, frozen=True, kw_only=True):
    """
    A nonce is missing and all are required: the game ends.

    silent: The seats without one, ascending.
    """

    silent: list[int]
    """The seats without one, ascending."""


class GameClockStruckData(Model, frozen=True, kw_only=True):
    """
    The time of these decisions is used up; their defaults follow in the same batch.

    decisions: Their ids, by seat.
    author: The organiser who ended the time; absent if it was up.
    reason: Why the organiser ended it; absent if it was up.
    """

    decisions: list[str]
    """Their ids, by seat."""
    author: str | None = None
    """The organiser who ended the time; absent if it was up."""
    reason: str | None = None
    """Why the organiser ended it; absent if it was up."""


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
    Hash of the arbiter's token, null without one.

    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: str | None
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


class GameCreatedCodesOpening(Model, frozen=True, kw_only=True):
    """
    Hashes of claim codes by seat.

    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: list[str | None]
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


class GameCreatedOrganiserOpening(Model, frozen=True, kw_only=True):
    """
    Hash of the organiser's token.

    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: str
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


class GameCreatedSecretOpening(Model, frozen=True, kw_only=True):
    """
    Hex; salts the commitments.

    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: str
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


class GameCreatedSeedOpening(Model, frozen=True, kw_only=True):
    """
    Hex.

    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: str
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


class GameCreatedStatedOpening(Model, frozen=True, kw_only=True):
    """
    Outcomes by source, of a stated deal.

    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: dict[str, list[Any]]
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


class GameForkedArbiterOpening(Model, frozen=True, kw_only=True):
    """
    Hash of the arbiter's token, null without one.

    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: str | None
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


class GameForkedCodesOpening(Model, frozen=True, kw_only=True):
    """
    Hashes of claim codes by seat.

    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: list[str | None]
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


class GameForkedHouseOpening(Model, frozen=True, kw_only=True):
    """
    The knowledge hidden from every seat in that position; null if the parent's own log comes before this event.

    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: dict[str, Any] | None
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


class GameForkedOrganiserOpening(Model, frozen=True, kw_only=True):
    """
    Hash of the organiser's token.

    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: str
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


class GameForkedResampleOpening(Model, frozen=True, kw_only=True):
    """
    The draws of the position; null if it was taken.

    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: str | None
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


class GameForkedSecretOpening(Model, frozen=True, kw_only=True):
    """
    Hex; salts the commitments.

    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: str
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


class GameForkedSeedOpening(Model, frozen=True, kw_only=True):
    """
    Hex.

    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: str
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


class GameForkedStatedOpening(Model, frozen=True, kw_only=True):
    """
    Outcomes by source, of a stated deal.

    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: dict[str, list[Any]]
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


class GameGroupJoinedData(Model, frozen=True, kw_only=True):
    """
    Another game shares this one's luck.

    """


class GameGroupJoinedGameOpening(Model, frozen=True, kw_only=True):
    """
    Its id.

    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: str
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


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
    commits: By seat, null if a seat brought none.
    """

    epoch: int
    """Always 1."""
    commits: list[str | None]
    """By seat, null if a seat brought none."""


class GameNoShowsData(Model, frozen=True, kw_only=True):
    """
    These seats were not looked at in time.

    seats: Ascending, perhaps none.
    """

    seats: list[int]
    """Ascending, perhaps none."""


class GameNonceGivenData(Model, frozen=True, kw_only=True):
    """
    A seat reveals the nonce that it committed to.

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

    winners: Ascending; empty if no seat won.
    reason: Why, as a code of the ruleset.
    """

    winners: list[int]
    """Ascending; empty if no seat won."""
    reason: str
    """Why, as a code of the ruleset."""


class GamePauseEndedData(Model, frozen=True, kw_only=True):
    """
    The pause is over, or is no longer awaited.

    author: Who ended it; absent if its time was over.
    reason: Why.
    """

    author: str | None = None
    """Who ended it; absent if its time was over."""
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

    lost: The head that was given up; null if nothing of it could be read.
    kept: The head it continues from.
    reason: In their words.
    """

    lost: GameHead | None
    """The head that was given up; null if nothing of it could be read."""
    kept: GameHead
    """The head it continues from."""
    reason: str
    """In their words."""


class GameRulingMadeData(Model, frozen=True, kw_only=True):
    """
    An organiser corrects a result or ends a game.

    kind: Which of the two.
    author: Who rules.
    reason: Why, in their own words.
    before: The outcome until then; null is a game without one.
    after: The outcome from then on; null is a game without one.
    """

    kind: Literal["abort", "correct"]
    """Which of the two."""
    author: str
    """Who rules."""
    reason: str
    """Why, in their own words."""
    before: Outcome | None
    """The outcome until then; null is a game without one."""
    after: Outcome | None
    """The outcome from then on; null is a game without one."""


class GameSeatRecalledData(Model, frozen=True, kw_only=True):
    """
    A seat's knowledge at the start of a fork whose position was drawn.

    seat: The seat with this knowledge.
    """

    seat: int
    """The seat with this knowledge."""


class GameSeatRecalledMindOpening(Model, frozen=True, kw_only=True):
    """
    All of it.

    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: dict[str, Any]
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


class GameSeatReissuedData(Model, frozen=True, kw_only=True):
    """
    A seat's person gets another token, or a slip for one; those before, and all that descends from them, are revoked.

    seat: Who acts, or whom it befalls.
    author: Who hands it out; absent if the person asked for it.
    reason: Why; absent if the person asked for it.
    is_slip: True for a slip, which opens nothing but its exchange, by one device; absent for a token.
    """

    seat: int
    """Who acts, or whom it befalls."""
    author: str | None = None
    """Who hands it out; absent if the person asked for it."""
    reason: str | None = None
    """Why; absent if the person asked for it."""
    is_slip: bool | None = None
    """True for a slip, which opens nothing but its exchange, by one device; absent for a token."""


class GameSeatReissuedTokenOpening(Model, frozen=True, kw_only=True):
    """
    Its hash, or the slip's.

    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: str
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


class GameSeatReturnedData(Model, frozen=True, kw_only=True):
    """
    The player of an absent seat is back.

    seat: Whose.
    author: The organiser who says so; absent if the player did.
    reason: Why the organiser says so; absent if the player did.
    """

    seat: int
    """Whose."""
    author: str | None = None
    """The organiser who says so; absent if the player did."""
    reason: str | None = None
    """Why the organiser says so; absent if the player did."""


class GameSeatSubstitutedData(Model, frozen=True, kw_only=True):
    """
    Another person plays a seat from here on, and knows what the seat knows.

    seat: Who acts, or whom it befalls.
    player: Commitment to the new name, hex.
    author: Who decided it, `event` if another person plays for the seat's entry at the event.
    reason: Why.
    is_slip: True for a slip, which opens nothing but its exchange, by one device; absent for a token.
    """

    seat: int
    """Who acts, or whom it befalls."""
    player: str
    """Commitment to the new name, hex."""
    author: str
    """Who decided it, `event` if another person plays for the seat's entry at the event."""
    reason: str
    """Why."""
    is_slip: bool | None = None
    """True for a slip, which opens nothing but its exchange, by one device; absent for a token."""


class GameSeatSubstitutedTokenOpening(Model, frozen=True, kw_only=True):
    """
    Hash of the new token or slip, the old tokens are revoked.

    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: str
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


class GameSeatTakenData(Model, frozen=True, kw_only=True):
    """
    A seat is taken.

    seat: Who acts, or whom it befalls.
    commit: SHA-256 of the text of a nonce to come, hex; absent without one.
    player: Commitment to the player's name, hex; absent without a name.
    """

    seat: int
    """Who acts, or whom it befalls."""
    commit: str | None = None
    """SHA-256 of the text of a nonce to come, hex; absent without one."""
    player: str | None = None
    """Commitment to the player's name, hex; absent without a name."""


class GameSeatTakenTokenOpening(Model, frozen=True, kw_only=True):
    """
    Hash of its token.

    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: str
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


class GameSeedRevealedData(Model, frozen=True, kw_only=True):
    """
    The seed and the salts' secret, hex: from here on anyone can open and check everything.

    seed: All luck follows from it.
    secret: The secret from which the salts derive.
    """

    seed: str
    """All luck follows from it."""
    secret: str
    """The secret from which the salts derive."""


class GameSlipExchangedData(Model, frozen=True, kw_only=True):
    """
    A device exchanged the slip of a seat for a token of its own, which plays the seat from here on.

    seat: Who acts, or whom it befalls.
    """

    seat: int
    """Who acts, or whom it befalls."""


class GameSlipExchangedTokenOpening(Model, frozen=True, kw_only=True):
    """
    Hash of the device's token.

    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: str
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


class GameStartedData(Model, frozen=True, kw_only=True):
    """
    Every seat is filled, and the cards are dealt.

    """


class GameTimeAddedData(Model, frozen=True, kw_only=True):
    """
    Time is added to open decisions.

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
    Time that counts for no seat: every running clock gets it back.

    reason: No one could play, since the service was down or took no moves.
    ms: Milliseconds.
    """

    reason: Literal["outage"]
    """No one could play, since the service was down or took no moves."""
    ms: int
    """Milliseconds."""


class GameTokenMintedByOpening(Model, frozen=True, kw_only=True):
    """
    The id of the token that it was minted with.

    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: str
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


class GameTokenMintedTokenOpening(Model, frozen=True, kw_only=True):
    """
    Its hash.

    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: str
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


class GameTokenRevokedData(Model, frozen=True, kw_only=True):
    """
    A token or a link is revoked, with all its descendants.

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


OnAbsence: TypeAlias = Literal["bot", "default", "forfeit"]


class ParentData(Model, frozen=True, kw_only=True):
    """
    The moment of another game that this one goes on from.

    game: null if a replay was forked, which does not reveal it.
    version: Of the parent.
    digest: Of that version, hex.
    """

    game: str | None
    """null if a replay was forked, which does not reveal it."""
    version: int
    """Of the parent."""
    digest: str
    """Of that version, hex."""


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


class Shared(Model, frozen=True, kw_only=True):
    """
    The content of a replay link.

    viewpoint: `seat:2`, `public` or `all`.
    first: Version.
    last: Version, null for the end.
    spoilers: What a viewer learns before the replay reaches it.
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
    """What a viewer learns before the replay reaches it."""
    names: Literal["masked", "shown"]
    """Whether seats are called by their names."""
    expires: str | None
    """RFC 3339, or never."""
    by: str
    """The id of the token that handed it out."""


class BotTry(Model, frozen=True, kw_only=True):
    """
    How a bot came to its command.

    number: Of the try, from 0.
    policy: If it differs from the policy that the seat was filled with.
    """

    number: int
    """Of the try, from 0."""
    policy: Policy | None = None
    """If it differs from the policy that the seat was filled with."""


class BotTryOpening(Model, frozen=True, kw_only=True):
    """
    How the bot computed the command.

    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: BotTry
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


class ClockPlan(Model, frozen=True, kw_only=True):
    """
    Time for people's decisions, in seconds.

    decision_s: For each.
    bank_s: Of each seat, taken when that is used up.
    increment_s: Seconds that an answer adds to the bank, up to `bank_s`.
    absent_after: Strikes in a row after which a seat is absent.
    on_absence: Then its default is played at once, or a bot plays until the player returns, or for good.
    """

    decision_s: int
    """For each."""
    bank_s: int
    """Of each seat, taken when that is used up."""
    increment_s: int
    """Seconds that an answer adds to the bank, up to `bank_s`."""
    absent_after: int
    """Strikes in a row after which a seat is absent."""
    on_absence: OnAbsence
    """Then its default is played at once, or a bot plays until the player returns, or for good."""


class GameCreatedGroupOpening(Model, frozen=True, kw_only=True):
    """
    Of games with the same deal.

    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: Group | None
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


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


class GameForkedGroupOpening(Model, frozen=True, kw_only=True):
    """
    Of games with the same deal.

    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: Group | None
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


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
    All games of the round are there, and this one can be played. Times are RFC 3339, UTC.

    starts_at: No clock runs before this time.
    no_show_at: When seats that were never looked at are noted, null for never.
    no_show: Whether arbiters are only notified, or the seats become absent.
    """

    starts_at: str
    """No clock runs before this time."""
    no_show_at: str | None
    """When seats that were never looked at are noted, null for never."""
    no_show: NoShowRule
    """Whether arbiters are only notified, or the seats become absent."""


class GameReplaySharedSharedOpening(Model, frozen=True, kw_only=True):
    """
    Its content.

    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: Shared
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


class GameSeatAbsentData(Model, frozen=True, kw_only=True):
    """
    A player is away: they let the clock strike too often in a row, said so, or the organiser did.

    seat: Who acts, or whom it befalls.
    bot: The name of the policy that plays until they return, null if defaults are played at once.
    policy: Which one that is.
    author: The organiser who handed the seat to the bot; absent otherwise.
    reason: Why the organiser did so; absent otherwise.
    """

    seat: int
    """Who acts, or whom it befalls."""
    bot: str | None
    """The name of the policy that plays until they return, null if defaults are played at once."""
    policy: Policy | None = None
    """Which one that is."""
    author: str | None = None
    """The organiser who handed the seat to the bot; absent otherwise."""
    reason: str | None = None
    """Why the organiser did so; absent otherwise."""


class GameSeatFilledData(Model, frozen=True, kw_only=True):
    """
    A seat that waited for a person is a bot's from the beginning.

    seat: Who acts, or whom it befalls.
    bot: Name of its policy.
    author: Who decided it.
    reason: Why.
    policy: Which one it is.
    """

    seat: int
    """Who acts, or whom it befalls."""
    bot: str
    """Name of its policy."""
    author: str
    """Who decided it."""
    reason: str
    """Why."""
    policy: Policy
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
    A player leaves; a bot plays on with the seat's knowledge.

    seat: Who acts, or whom it befalls.
    bot: The name of the policy that plays on.
    policy: Which one that is.
    """

    seat: int
    """Who acts, or whom it befalls."""
    bot: str
    """The name of the policy that plays on."""
    policy: Policy
    """Which one that is."""


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


class GameSlipExchangedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    token: GameSlipExchangedTokenOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class GameTokenMintedData(Model, frozen=True, kw_only=True):
    """
    A weaker token is handed out.

    id: Names the token; grants no access.
    scope: The rights it grants.
    seat: For tokens of a seat.
    """

    id: str
    """Names the token; grants no access."""
    scope: Scope
    """The rights it grants."""
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


class Openings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


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
    A nonce is missing and all are required: the game ends.

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
    These seats were not looked at in time.

    """

    type: ClassVar[Literal["game.no_shows"]] = "game.no_shows"
    data: GameNoShowsData
    openings: Openings


class GameNonceGivenEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.nonce_given"):
    """
    A seat reveals the nonce that it committed to.

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
    The pause is over, or is no longer awaited.

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
    All games of the round are there, and this one can be played. Times are RFC 3339, UTC.

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
    A seat's knowledge at the start of a fork whose position was drawn.

    """

    type: ClassVar[Literal["game.seat_recalled"]] = "game.seat_recalled"
    data: GameSeatRecalledData
    openings: GameSeatRecalledOpenings


class GameSeatReissuedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.seat_reissued"):
    """
    A seat's person gets another token, or a slip for one; those before, and all that descends from them, are revoked.

    """

    type: ClassVar[Literal["game.seat_reissued"]] = "game.seat_reissued"
    data: GameSeatReissuedData
    openings: GameSeatReissuedOpenings


class GameSeatResignedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.seat_resigned"):
    """
    A player leaves; a bot plays on with the seat's knowledge.

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
    The seed and the salts' secret, hex: from here on anyone can open and check everything.

    """

    type: ClassVar[Literal["game.seed_revealed"]] = "game.seed_revealed"
    data: GameSeedRevealedData
    openings: Openings


class GameSlipExchangedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.slip_exchanged"):
    """
    A device exchanged the slip of a seat for a token of its own, which plays the seat from here on.

    """

    type: ClassVar[Literal["game.slip_exchanged"]] = "game.slip_exchanged"
    data: GameSlipExchangedData
    openings: GameSlipExchangedOpenings


class GameStartedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.started"):
    """
    Every seat is filled, and the cards are dealt.

    """

    type: ClassVar[Literal["game.started"]] = "game.started"
    data: GameStartedData
    openings: Openings


class GameTimeAddedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.time_added"):
    """
    Time is added to open decisions.

    """

    type: ClassVar[Literal["game.time_added"]] = "game.time_added"
    data: GameTimeAddedData
    openings: Openings


class GameTimeGivenEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.time_given"):
    """
    Time that counts for no seat: every running clock gets it back.

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
    A token or a link is revoked, with all its descendants.

    """

    type: ClassVar[Literal["game.token_revoked"]] = "game.token_revoked"
    data: GameTokenRevokedData
    openings: Openings


class GameReplaySharedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.replay_shared"):
    """
    A link to a replay is handed out; revoked like a token.

    """

    type: ClassVar[Literal["game.replay_shared"]] = "game.replay_shared"
    data: GameReplaySharedData
    openings: GameReplaySharedOpenings
