# Written by clients/regenerate; not to be edited. 72a893ac0ef4c8eca2238c5a40012e9b 7add49b8f5c4d5ef8c855cd3813bda4b
"""What the tables of all rulesets share: events with their openings, and commands."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from msgspec import Meta

from deaddrop_client.model import Model
from deaddrop_client.models import Outcome, ToldWords


class AbortCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="abort"):
    """
    End the game without an outcome (organiser).

    reason: A reason in one sentence, which all readers at the table see.
    """

    type: ClassVar[Literal["abort"]] = "abort"
    reason: str
    """A reason in one sentence, which all readers at the table see."""


class CommandOpening(Model, frozen=True, kw_only=True):
    """
    The command that led to the event, as sent.

    value: The command, as the `Command` schema describes it.
    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: dict[str, Any]
    """The command, as the `Command` schema describes it."""
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


Draw: TypeAlias = Annotated[
    list[str | int | bool],
    Meta(description="A random draw in the log: the `index`-th draw of its source chose position `pick` of `size`."),
]
"""
A random draw in the log: the `index`-th draw of its source chose position `pick` of `size`.
"""


class DrawsOpening(Model, frozen=True, kw_only=True):
    """
    The random draws that the event used.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: list[Draw]
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class EventHead(Model, frozen=True, kw_only=True):
    """
    An event, with the information that one audience may have.

    at: Time at which the event happened, in UTC (RFC 3339).
    by: The seat whose command caused the event; null for none.
    digest: Digest over this event and the previous digest: the chain of the log.
    hidden: The commitments to all other fields of the event, by field.
    rule: The number of the event's rule; null for none.
    text: The event as one line of text; the digest does not cover it.
    version: Version: position in the game's log, from 1.
    learnt: The seats that know each hidden field, by field, with the viewpoint `all` only.
    told: The event as a sentence for its reader, and the moves on the table, with `words` only.
    """

    at: datetime
    """Time at which the event happened, in UTC (RFC 3339)."""
    by: int | None
    """The seat whose command caused the event; null for none."""
    digest: str
    """Digest over this event and the previous digest: the chain of the log."""
    hidden: dict[str, str]
    """The commitments to all other fields of the event, by field."""
    rule: str | None
    """The number of the event's rule; null for none."""
    text: str
    """The event as one line of text; the digest does not cover it."""
    version: int
    """Version: position in the game's log, from 1."""
    learnt: dict[str, list[int]] | None = None
    """The seats that know each hidden field, by field, with the viewpoint `all` only."""
    told: ToldWords | None = None
    """The event as a sentence for its reader, and the moves on the table, with `words` only."""


class GameAbortedData(Model, frozen=True, kw_only=True):
    """
    The organiser ended the game without an outcome, or the service did; or a seat began it with fewer seats.

    reason: The reason: the organiser's or the service's, or that enough have come.
    quiet_s: Seconds without an event, after which the service ended the game; absent if the organiser ended the game.
    goes_on: Seats that continue at a smaller table, in their order there; absent if none does.
    author: The organiser who decided that seats go on at a smaller table; absent otherwise.
    begun_by: The seat whose person began with those who had come, as the table allows; absent otherwise.
    """

    reason: str
    """The reason: the organiser's or the service's, or that enough have come."""
    quiet_s: int | None = None
    """Seconds without an event, after which the service ended the game; absent if the organiser ended the game."""
    goes_on: list[int] | None = None
    """Seats that continue at a smaller table, in their order there; absent if none does."""
    author: str | None = None
    """The organiser who decided that seats go on at a smaller table; absent otherwise."""
    begun_by: int | None = None
    """The seat whose person began with those who had come, as the table allows; absent otherwise."""


class GameAutomationFailedData(Model, frozen=True, kw_only=True):
    """
    A bot gave no legal answer in its tries; the decision's default answer follows.

    seat: The seat that acts, or that the event happens to.
    tries: Number of the bot's tries.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    tries: int
    """Number of the bot's tries."""


class GameCancelledData(Model, frozen=True, kw_only=True):
    """
    A nonce is missing and all are required: the game ends.

    silent: Seats that did not reveal a nonce, in ascending order.
    """

    silent: list[int]
    """Seats that did not reveal a nonce, in ascending order."""


class GameClockStruckData(Model, frozen=True, kw_only=True):
    """
    The time of some decisions is used up; their defaults follow in the same batch.

    decisions: Ids of the decisions whose time is used up, by seat.
    author: The organiser who ended the time; absent if the time was up.
    reason: The organiser's reason to end the time; absent if the time was up.
    """

    decisions: list[str]
    """Ids of the decisions whose time is used up, by seat."""
    author: str | None = None
    """The organiser who ended the time; absent if the time was up."""
    reason: str | None = None
    """The organiser's reason to end the time; absent if the time was up."""


class GameCommitmentReplacedData(Model, frozen=True, kw_only=True):
    """
    A seat commits to another nonce, or to its first.

    seat: The seat that commits to a nonce.
    commit: SHA-256 of the nonce's text, hexadecimal.
    """

    seat: int
    """The seat that commits to a nonce."""
    commit: str
    """SHA-256 of the nonce's text, hexadecimal."""


class GameCreatedArbiterOpening(Model, frozen=True, kw_only=True):
    """
    Hash of the arbiter's token; null without an arbiter.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: str | None
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class GameCreatedCodesOpening(Model, frozen=True, kw_only=True):
    """
    Hashes of claim codes by seat.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: list[str | None]
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


GameCreatedDataDeal: TypeAlias = Literal["duplicate", "fixed", "fresh"]


GameCreatedDataVisibility: TypeAlias = Literal["public", "unlisted"]


class GameCreatedOrganiserOpening(Model, frozen=True, kw_only=True):
    """
    Hash of the organiser's token.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: str
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class GameCreatedSecretOpening(Model, frozen=True, kw_only=True):
    """
    The secret that salts the commitments, hexadecimal.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: str
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class GameCreatedSeedOpening(Model, frozen=True, kw_only=True):
    """
    The seed of the game's luck, hexadecimal.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: str
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class GameCreatedStatedOpening(Model, frozen=True, kw_only=True):
    """
    The outcomes that a stated deal fixes, by source of luck.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: dict[str, list[Any]]
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class GameForkedArbiterOpening(Model, frozen=True, kw_only=True):
    """
    Hash of the arbiter's token; null without an arbiter.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: str | None
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class GameForkedCodesOpening(Model, frozen=True, kw_only=True):
    """
    Hashes of claim codes by seat.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: list[str | None]
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


GameForkedDataDeal: TypeAlias = Literal["duplicate", "fixed", "fresh"]


GameForkedDataLuck: TypeAlias = Literal["fresh", "same"]


GameForkedDataVisibility: TypeAlias = Literal["public", "unlisted"]


class GameForkedHouseOpening(Model, frozen=True, kw_only=True):
    """
    The knowledge hidden from every seat in the fork's position; null if the parent's own log comes before this event.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: dict[str, Any] | None
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class GameForkedOrganiserOpening(Model, frozen=True, kw_only=True):
    """
    Hash of the organiser's token.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: str
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class GameForkedResampleOpening(Model, frozen=True, kw_only=True):
    """
    The random draws that sampled the position; null if the position was taken from a replay.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: str | None
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class GameForkedSecretOpening(Model, frozen=True, kw_only=True):
    """
    The secret that salts the commitments, hexadecimal.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: str
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class GameForkedSeedOpening(Model, frozen=True, kw_only=True):
    """
    The seed of the game's luck, hexadecimal.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: str
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class GameForkedStatedOpening(Model, frozen=True, kw_only=True):
    """
    The outcomes that a stated deal fixes, by source of luck.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: dict[str, list[Any]]
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class GameGroupJoinedData(Model, frozen=True, kw_only=True):
    """
    Another game shares this game's luck.

    """


class GameGroupJoinedGameOpening(Model, frozen=True, kw_only=True):
    """
    The other game's id.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: str
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class GameHead(Model, frozen=True, kw_only=True):
    """
    A head of a game.

    version: Version of the head: the number of the game's last event.
    digest: Digest of the event at the head, hexadecimal.
    """

    version: int
    """Version of the head: the number of the game's last event."""
    digest: str
    """Digest of the event at the head, hexadecimal."""


class GameLuckClosedData(Model, frozen=True, kw_only=True):
    """
    The set of commitments is closed; the nonces are awaited.

    epoch: The number of the exchange of nonces, always 1.
    commits: Commitment to the nonce of each seat, by seat; null without one.
    """

    epoch: int
    """The number of the exchange of nonces, always 1."""
    commits: list[str | None]
    """Commitment to the nonce of each seat, by seat; null without one."""


class GameNoShowsData(Model, frozen=True, kw_only=True):
    """
    The no-show time is over, and seats that did not look at their table are noted.

    seats: Seats that did not look at their table in time, in ascending order; may be empty.
    """

    seats: list[int]
    """Seats that did not look at their table in time, in ascending order; may be empty."""


class GameNonceGivenData(Model, frozen=True, kw_only=True):
    """
    A seat reveals the nonce that it committed to.

    seat: The seat that reveals its nonce.
    nonce: The text of the nonce: 64 hexadecimal digits.
    """

    seat: int
    """The seat that reveals its nonce."""
    nonce: str
    """The text of the nonce: 64 hexadecimal digits."""


class GameOverData(Model, frozen=True, kw_only=True):
    """
    The rules ended the game.

    winners: Seats that won, in ascending order; empty if no seat won.
    reason: The reason of the end, as a code of the ruleset.
    """

    winners: list[int]
    """Seats that won, in ascending order; empty if no seat won."""
    reason: str
    """The reason of the end, as a code of the ruleset."""


class GamePauseEndedData(Model, frozen=True, kw_only=True):
    """
    The pause is over, or is no longer awaited.

    author: The organiser who ended the pause; absent if its time was over.
    reason: The reason for the end of the pause.
    """

    author: str | None = None
    """The organiser who ended the pause; absent if its time was over."""
    reason: str | None = None
    """The reason for the end of the pause."""


class GamePausedData(Model, frozen=True, kw_only=True):
    """
    The table is paused.

    until: Time at which the pause ends by itself, in UTC (RFC 3339).
    after: Ids of the decisions that must be answered before the pause begins.
    author: The organiser who pauses the table.
    reason: The organiser's reason for the pause, in their own words.
    """

    until: str
    """Time at which the pause ends by itself, in UTC (RFC 3339)."""
    after: list[str]
    """Ids of the decisions that must be answered before the pause begins."""
    author: str
    """The organiser who pauses the table."""
    reason: str
    """The organiser's reason for the pause, in their own words."""


class GamePublicGivenData(Model, frozen=True, kw_only=True):
    """
    The awaited round of public entropy.

    round: The round's number.
    signature: The round's signature as drand publishes it, hexadecimal.
    """

    round: int
    """The round's number."""
    signature: str
    """The round's signature as drand publishes it, hexadecimal."""


class GameReplaySharedData(Model, frozen=True, kw_only=True):
    """
    A link to a replay is handed out, which is revoked like a token.

    id: The link's id.
    """

    id: str
    """The link's id."""


class GameRestoredData(Model, frozen=True, kw_only=True):
    """
    The operator put the game back to an earlier history.

    lost: The head that was given up; null if the lost history could not be read.
    kept: The head that the game continues from.
    reason: The operator's reason, in their own words.
    """

    lost: GameHead | None
    """The head that was given up; null if the lost history could not be read."""
    kept: GameHead
    """The head that the game continues from."""
    reason: str
    """The operator's reason, in their own words."""


GameRulingMadeDataKind: TypeAlias = Literal["abort", "correct"]


class GameSeatRecalledData(Model, frozen=True, kw_only=True):
    """
    A seat's knowledge at the start of a fork whose position was drawn.

    seat: The seat with this knowledge.
    """

    seat: int
    """The seat with this knowledge."""


class GameSeatRecalledMindOpening(Model, frozen=True, kw_only=True):
    """
    All knowledge of the seat at the start of the fork.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: dict[str, Any]
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class GameSeatReissuedData(Model, frozen=True, kw_only=True):
    """
    A seat's person gets another token, or a slip for one; earlier tokens and their descendants are revoked.

    seat: The seat that acts, or that the event happens to.
    author: The organiser who hands out the token or slip; absent if the person asked for it.
    reason: The organiser's reason for another token or slip; absent if the person asked for it.
    is_slip: True for a slip, which allows only one exchange, by one device; absent for a token.
    agreed_by: The seat whose person agreed that the seat is of the person who asked for it; absent if no seat was asked.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    author: str | None = None
    """The organiser who hands out the token or slip; absent if the person asked for it."""
    reason: str | None = None
    """The organiser's reason for another token or slip; absent if the person asked for it."""
    is_slip: bool | None = None
    """True for a slip, which allows only one exchange, by one device; absent for a token."""
    agreed_by: int | None = None
    """The seat whose person agreed that the seat is of the person who asked for it; absent if no seat was asked."""


class GameSeatReissuedTokenOpening(Model, frozen=True, kw_only=True):
    """
    Hash of the seat's new token, or of the slip.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: str
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class GameSeatReturnedData(Model, frozen=True, kw_only=True):
    """
    The player of an absent seat is back.

    seat: The seat whose player is back.
    author: The organiser who states that the player is back; absent if the player did.
    reason: The organiser's reason for the return; absent if the player returned.
    """

    seat: int
    """The seat whose player is back."""
    author: str | None = None
    """The organiser who states that the player is back; absent if the player did."""
    reason: str | None = None
    """The organiser's reason for the return; absent if the player returned."""


class GameSeatSubstitutedData(Model, frozen=True, kw_only=True):
    """
    Another person plays a seat from here on, and knows what the seat knows.

    seat: The seat that acts, or that the event happens to.
    player: Commitment to the new person's name, hexadecimal.
    author: The organiser who decided the substitution; `tournament` if another person plays for the seat's entry at the tournament.
    reason: The reason for the substitution.
    is_slip: True for a slip, which allows only one exchange, by one device; absent for a token.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    player: str
    """Commitment to the new person's name, hexadecimal."""
    author: str
    """The organiser who decided the substitution; `tournament` if another person plays for the seat's entry at the tournament."""
    reason: str
    """The reason for the substitution."""
    is_slip: bool | None = None
    """True for a slip, which allows only one exchange, by one device; absent for a token."""


class GameSeatSubstitutedTokenOpening(Model, frozen=True, kw_only=True):
    """
    Hash of the new token or slip, which replaces the revoked tokens.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: str
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class GameSeatTakenData(Model, frozen=True, kw_only=True):
    """
    A seat is taken.

    seat: The seat that acts, or that the event happens to.
    commit: SHA-256 of the text of the seat's nonce, hexadecimal; absent without one.
    player: Commitment to the player's name, hexadecimal; absent without a name.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    commit: str | None = None
    """SHA-256 of the text of the seat's nonce, hexadecimal; absent without one."""
    player: str | None = None
    """Commitment to the player's name, hexadecimal; absent without a name."""


class GameSeatTakenTokenOpening(Model, frozen=True, kw_only=True):
    """
    Hash of the seat's token.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: str
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class GameSeedRevealedData(Model, frozen=True, kw_only=True):
    """
    The service reveals the seed and the salts' secret, so that anyone can open and check everything.

    seed: The seed, from which all luck follows, hexadecimal.
    secret: The secret from which the salts derive, hexadecimal.
    """

    seed: str
    """The seed, from which all luck follows, hexadecimal."""
    secret: str
    """The secret from which the salts derive, hexadecimal."""


class GameSlipExchangedData(Model, frozen=True, kw_only=True):
    """
    A device exchanged the slip of a seat for a token of its own, which plays the seat from here on.

    seat: The seat that acts, or that the event happens to.
    """

    seat: int
    """The seat that acts, or that the event happens to."""


class GameSlipExchangedTokenOpening(Model, frozen=True, kw_only=True):
    """
    Hash of the token that the device got.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: str
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class GameStartedData(Model, frozen=True, kw_only=True):
    """
    Every seat is filled, and the cards are dealt.

    """


class GameTimeAddedData(Model, frozen=True, kw_only=True):
    """
    Time is added to open decisions.

    seat: The seat that gets the time; null for every running clock.
    ms: Time that is added, in milliseconds.
    author: The organiser who adds the time.
    reason: The organiser's reason for the added time.
    """

    seat: int | None
    """The seat that gets the time; null for every running clock."""
    ms: int
    """Time that is added, in milliseconds."""
    author: str
    """The organiser who adds the time."""
    reason: str
    """The organiser's reason for the added time."""


class GameTimeGivenData(Model, frozen=True, kw_only=True):
    """
    Time that counts for no seat: every running clock gets it back.

    reason: The reason: no one could play, since the service was down or accepted no moves.
    ms: Time that is given back, in milliseconds.
    """

    reason: Literal["outage"]
    """The reason: no one could play, since the service was down or accepted no moves."""
    ms: int
    """Time that is given back, in milliseconds."""


class GameTokenMintedByOpening(Model, frozen=True, kw_only=True):
    """
    The id of the parent token, which minted this token.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: str
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class GameTokenMintedTokenOpening(Model, frozen=True, kw_only=True):
    """
    Hash of the token.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: str
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class GameTokenRevokedData(Model, frozen=True, kw_only=True):
    """
    A token or a link is revoked, with all its descendants.

    id: The id of the token or link that is revoked.
    """

    id: str
    """The id of the token or link that is revoked."""


class Group(Model, frozen=True, kw_only=True):
    """
    A group of games with equal luck.

    name: The group's name, chosen by the organiser.
    root: The game that made the group; null in that game itself.
    """

    name: str
    """The group's name, chosen by the organiser."""
    root: str | None
    """The game that made the group; null in that game itself."""


class LeaveCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="leave"):
    """
    Be away until you `return`; a bot plays meanwhile with what your seat knows.

    """

    type: ClassVar[Literal["leave"]] = "leave"


LuckPlanNonces: TypeAlias = Literal["asked", "none", "required"]


class NamedCheckpoint(Model, frozen=True, kw_only=True):
    """
    The last checkpoint of the log of games when a game began.

    origin: The name of the log of games.
    size: Number of entries in the log of games.
    root: Root hash of the log of games, hexadecimal.
    """

    origin: str
    """The name of the log of games."""
    size: int
    """Number of entries in the log of games."""
    root: str
    """Root hash of the log of games, hexadecimal."""


NoShowRule: TypeAlias = Literal["absent", "tell"]


OnAbsence: TypeAlias = Literal["bot", "default", "forfeit"]


class ParentData(Model, frozen=True, kw_only=True):
    """
    The version of another game that this one continues from.

    game: The parent game's id; null if a replay was forked, which does not reveal its game.
    version: Version of the parent's log.
    digest: Digest of the parent's version, hexadecimal.
    """

    game: str | None
    """The parent game's id; null if a replay was forked, which does not reveal its game."""
    version: int
    """Version of the parent's log."""
    digest: str
    """Digest of the parent's version, hexadecimal."""


class Policy(Model, frozen=True, kw_only=True):
    """
    The program that plays for a bot.

    version: The program's version, which rises when the same view and luck can lead to another command.
    digest: SHA-256 over the source of the program's ruleset, hexadecimal.
    """

    version: int
    """The program's version, which rises when the same view and luck can lead to another command."""
    digest: str
    """SHA-256 over the source of the program's ruleset, hexadecimal."""


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

    chain: Hash of the drand chain, hexadecimal.
    round: The round's number.
    """

    chain: str
    """Hash of the drand chain, hexadecimal."""
    round: int
    """The round's number."""


Scope: TypeAlias = Literal["arbiter", "organiser", "seat:act", "seat:read", "spectator"]


SharedNames: TypeAlias = Literal["masked", "shown"]


SharedSpoilers: TypeAlias = Literal["all", "end", "none"]


class TournamentTableData(Model, frozen=True, kw_only=True):
    """
    The place of a game in a tournament.

    tournament: The tournament's id.
    round: Number of the round in the tournament, from 1.
    table: Number of the table in the round, from 1.
    board: Number of the board, whose tables share one deal; null for a deal of its own.
    helpers: Whether the game's seats may hand out tokens.
    """

    tournament: str
    """The tournament's id."""
    round: int
    """Number of the round in the tournament, from 1."""
    table: int
    """Number of the table in the round, from 1."""
    board: int | None
    """Number of the board, whose tables share one deal; null for a deal of its own."""
    helpers: bool
    """Whether the game's seats may hand out tokens."""


class BotTry(Model, frozen=True, kw_only=True):
    """
    The computation of a bot's command.

    number: Number of the try, from 0.
    policy: The program that computed the command, if it differs from the program that the seat was filled with.
    """

    number: int
    """Number of the try, from 0."""
    policy: Policy | None = None
    """The program that computed the command, if it differs from the program that the seat was filled with."""


class BotTryOpening(Model, frozen=True, kw_only=True):
    """
    The bot's computation of the command.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: BotTry
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class ClockPlan(Model, frozen=True, kw_only=True):
    """
    Time for people's decisions, in seconds.

    decision_s: Seconds for each decision of a person.
    bank_s: Additional seconds of each seat, used when a decision's own seconds are used up.
    increment_s: Seconds that an answer adds to the bank, up to `bank_s`.
    absent_after: Number of strikes of the clock in a row after which a seat is absent.
    on_absence: Consequence of absence: the seat's `default` answers are played at once, a `bot` plays until the player returns, or permanently (`forfeit`).
    """

    decision_s: int
    """Seconds for each decision of a person."""
    bank_s: int
    """Additional seconds of each seat, used when a decision's own seconds are used up."""
    increment_s: int
    """Seconds that an answer adds to the bank, up to `bank_s`."""
    absent_after: int
    """Number of strikes of the clock in a row after which a seat is absent."""
    on_absence: OnAbsence
    """Consequence of absence: the seat's `default` answers are played at once, a `bot` plays until the player returns, or permanently (`forfeit`)."""


class GameCreatedGroupOpening(Model, frozen=True, kw_only=True):
    """
    The group of games with the same deal.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: Group | None
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class GameCreatedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

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
    The group of games with the same deal.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: Group | None
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class GameForkedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

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
    The hidden fields that this audience may know, opened.

    """

    game: GameGroupJoinedGameOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class GameLuckDrawnData(Model, frozen=True, kw_only=True):
    """
    The luck is complete: no nonce is accepted after this event.

    silent: Seats that committed to a nonce and did not reveal it, in ascending order.
    public: The round of drand that the luck waits for; null without one.
    """

    silent: list[int]
    """Seats that committed to a nonce and did not reveal it, in ascending order."""
    public: Round | None
    """The round of drand that the luck waits for; null without one."""


class GamePlayOpenedData(Model, frozen=True, kw_only=True):
    """
    All games of the round are open, and this game can be played. Times are RFC 3339, UTC.

    starts_at: The time before which no clock runs.
    no_show_at: Time at which seats that did not look at the table are noted; null: never.
    no_show: Consequence of a no-show: arbiters are only notified, or the seats become absent.
    """

    starts_at: str
    """The time before which no clock runs."""
    no_show_at: str | None
    """Time at which seats that did not look at the table are noted; null: never."""
    no_show: NoShowRule
    """Consequence of a no-show: arbiters are only notified, or the seats become absent."""


class GameRulingMadeData(Model, frozen=True, kw_only=True):
    """
    An organiser corrects a result or ends a game.

    kind: The kind of ruling: a corrected result, or the end of a game.
    author: The organiser who made the ruling.
    reason: The organiser's reason for the ruling, in their own words.
    before: The outcome before the ruling; null for none.
    after: The outcome after the ruling; null for none.
    """

    kind: GameRulingMadeDataKind
    """The kind of ruling: a corrected result, or the end of a game."""
    author: str
    """The organiser who made the ruling."""
    reason: str
    """The organiser's reason for the ruling, in their own words."""
    before: Outcome | None
    """The outcome before the ruling; null for none."""
    after: Outcome | None
    """The outcome after the ruling; null for none."""


class GameSeatAbsentData(Model, frozen=True, kw_only=True):
    """
    A player is away: they let the clock strike too often in a row, said so, or the organiser did.

    seat: The seat that acts, or that the event happens to.
    bot: The name of the bot policy that plays until the player returns; null if default answers are played at once.
    policy: The bot program that plays for the absent seat: its version and digest.
    author: The organiser who handed the seat to the bot; absent otherwise.
    reason: The organiser's reason to hand the seat to the bot; absent otherwise.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    bot: str | None
    """The name of the bot policy that plays until the player returns; null if default answers are played at once."""
    policy: Policy | None = None
    """The bot program that plays for the absent seat: its version and digest."""
    author: str | None = None
    """The organiser who handed the seat to the bot; absent otherwise."""
    reason: str | None = None
    """The organiser's reason to hand the seat to the bot; absent otherwise."""


class GameSeatFilledData(Model, frozen=True, kw_only=True):
    """
    A seat that waited for a person belongs to a bot from the beginning of the game.

    seat: The seat that acts, or that the event happens to.
    bot: Name of the bot's policy.
    author: The organiser who gave the seat to a bot.
    reason: The organiser's reason to give the seat to a bot.
    policy: The bot program that plays the seat: its version and digest.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    bot: str
    """Name of the bot's policy."""
    author: str
    """The organiser who gave the seat to a bot."""
    reason: str
    """The organiser's reason to give the seat to a bot."""
    policy: Policy
    """The bot program that plays the seat: its version and digest."""


class GameSeatRecalledOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    mind: GameSeatRecalledMindOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class GameSeatReissuedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    token: GameSeatReissuedTokenOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class GameSeatResignedData(Model, frozen=True, kw_only=True):
    """
    A player leaves; a bot plays on with the seat's knowledge.

    seat: The seat that acts, or that the event happens to.
    bot: The name of the bot policy that plays on for the seat.
    policy: The bot program that plays on for the seat: its version and digest.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    bot: str
    """The name of the bot policy that plays on for the seat."""
    policy: Policy
    """The bot program that plays on for the seat: its version and digest."""


class GameSeatSubstitutedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    token: GameSeatSubstitutedTokenOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class GameSeatTakenOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    token: GameSeatTakenTokenOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class GameSlipExchangedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    token: GameSlipExchangedTokenOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class GameTokenMintedData(Model, frozen=True, kw_only=True):
    """
    A weaker token is handed out.

    id: The token's id, which grants no access.
    scope: The scope of the token: the rights that it grants.
    seat: The token's seat; null for tokens of no seat.
    """

    id: str
    """The token's id, which grants no access."""
    scope: Scope
    """The scope of the token: the rights that it grants."""
    seat: int | None
    """The token's seat; null for tokens of no seat."""


class GameTokenMintedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    token: GameTokenMintedTokenOpening | None = None
    by: GameTokenMintedByOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class LuckPlan(Model, frozen=True, kw_only=True):
    """
    The randomness protocol of a game, fixed in its first event.

    nonces: Nonces in the luck: `asked`, of seats that commit to one; `required`, of every person; `none`.
    public: The source of public entropy after the last nonce.
    wait_s: Seconds to wait for the nonces.
    """

    nonces: LuckPlanNonces
    """Nonces in the luck: `asked`, of seats that commit to one; `required`, of every person; `none`."""
    public: Literal["drand"] | None
    """The source of public entropy after the last nonce."""
    wait_s: int
    """Seconds to wait for the nonces."""


class Openings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class Shared(Model, frozen=True, kw_only=True):
    """
    The content of a replay link.

    viewpoint: Viewpoint of the replay: `seat:2`, `public` or `all`.
    first: The first version of the replay.
    last: The last version of the replay; null: its end.
    spoilers: Information that the replay reveals in advance.
    names: Whether the replay calls seats by their names.
    expires: Time at which the link expires (RFC 3339); null: never.
    by: The id of the token that shared the link.
    """

    viewpoint: str
    """Viewpoint of the replay: `seat:2`, `public` or `all`."""
    first: int
    """The first version of the replay."""
    last: int | None
    """The last version of the replay; null: its end."""
    spoilers: SharedSpoilers
    """Information that the replay reveals in advance."""
    names: SharedNames
    """Whether the replay calls seats by their names."""
    expires: str | None
    """Time at which the link expires (RFC 3339); null: never."""
    by: str
    """The id of the token that shared the link."""


class GameAbortedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="game.aborted"):
    """
    The organiser ended the game without an outcome, or the service did; or a seat began it with fewer seats.

    """

    type: ClassVar[Literal["game.aborted"]] = "game.aborted"
    data: GameAbortedData
    openings: Openings


class GameAutomationFailedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="game.automation_failed"):
    """
    A bot gave no legal answer in its tries; the decision's default answer follows.

    """

    type: ClassVar[Literal["game.automation_failed"]] = "game.automation_failed"
    data: GameAutomationFailedData
    openings: Openings


class GameCancelledEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="game.cancelled"):
    """
    A nonce is missing and all are required: the game ends.

    """

    type: ClassVar[Literal["game.cancelled"]] = "game.cancelled"
    data: GameCancelledData
    openings: Openings


class GameClockStruckEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="game.clock_struck"):
    """
    The time of some decisions is used up; their defaults follow in the same batch.

    """

    type: ClassVar[Literal["game.clock_struck"]] = "game.clock_struck"
    data: GameClockStruckData
    openings: Openings


class GameCommitmentReplacedEvent(
    EventHead, frozen=True, kw_only=True, tag_field="type", tag="game.commitment_replaced"
):
    """
    A seat commits to another nonce, or to its first.

    """

    type: ClassVar[Literal["game.commitment_replaced"]] = "game.commitment_replaced"
    data: GameCommitmentReplacedData
    openings: Openings


class GameGroupJoinedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="game.group_joined"):
    """
    Another game shares this game's luck.

    """

    type: ClassVar[Literal["game.group_joined"]] = "game.group_joined"
    data: GameGroupJoinedData
    openings: GameGroupJoinedOpenings


class GameLuckClosedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="game.luck_closed"):
    """
    The set of commitments is closed; the nonces are awaited.

    """

    type: ClassVar[Literal["game.luck_closed"]] = "game.luck_closed"
    data: GameLuckClosedData
    openings: Openings


class GameLuckDrawnEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="game.luck_drawn"):
    """
    The luck is complete: no nonce is accepted after this event.

    """

    type: ClassVar[Literal["game.luck_drawn"]] = "game.luck_drawn"
    data: GameLuckDrawnData
    openings: Openings


class GameNoShowsEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="game.no_shows"):
    """
    The no-show time is over, and seats that did not look at their table are noted.

    """

    type: ClassVar[Literal["game.no_shows"]] = "game.no_shows"
    data: GameNoShowsData
    openings: Openings


class GameNonceGivenEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="game.nonce_given"):
    """
    A seat reveals the nonce that it committed to.

    """

    type: ClassVar[Literal["game.nonce_given"]] = "game.nonce_given"
    data: GameNonceGivenData
    openings: Openings


class GameOverEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="game.over"):
    """
    The rules ended the game.

    """

    type: ClassVar[Literal["game.over"]] = "game.over"
    data: GameOverData
    openings: Openings


class GamePauseEndedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="game.pause_ended"):
    """
    The pause is over, or is no longer awaited.

    """

    type: ClassVar[Literal["game.pause_ended"]] = "game.pause_ended"
    data: GamePauseEndedData
    openings: Openings


class GamePausedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="game.paused"):
    """
    The table is paused.

    """

    type: ClassVar[Literal["game.paused"]] = "game.paused"
    data: GamePausedData
    openings: Openings


class GamePlayOpenedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="game.play_opened"):
    """
    All games of the round are open, and this game can be played. Times are RFC 3339, UTC.

    """

    type: ClassVar[Literal["game.play_opened"]] = "game.play_opened"
    data: GamePlayOpenedData
    openings: Openings


class GamePublicGivenEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="game.public_given"):
    """
    The awaited round of public entropy.

    """

    type: ClassVar[Literal["game.public_given"]] = "game.public_given"
    data: GamePublicGivenData
    openings: Openings


class GameReplaySharedSharedOpening(Model, frozen=True, kw_only=True):
    """
    The content of the link: range, viewpoint, spoilers, names.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: Shared
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class GameRestoredEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="game.restored"):
    """
    The operator put the game back to an earlier history.

    """

    type: ClassVar[Literal["game.restored"]] = "game.restored"
    data: GameRestoredData
    openings: Openings


class GameRulingMadeEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="game.ruling_made"):
    """
    An organiser corrects a result or ends a game.

    """

    type: ClassVar[Literal["game.ruling_made"]] = "game.ruling_made"
    data: GameRulingMadeData
    openings: Openings


class GameSeatAbsentEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="game.seat_absent"):
    """
    A player is away: they let the clock strike too often in a row, said so, or the organiser did.

    """

    type: ClassVar[Literal["game.seat_absent"]] = "game.seat_absent"
    data: GameSeatAbsentData
    openings: Openings


class GameSeatFilledEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="game.seat_filled"):
    """
    A seat that waited for a person belongs to a bot from the beginning of the game.

    """

    type: ClassVar[Literal["game.seat_filled"]] = "game.seat_filled"
    data: GameSeatFilledData
    openings: Openings


class GameSeatRecalledEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="game.seat_recalled"):
    """
    A seat's knowledge at the start of a fork whose position was drawn.

    """

    type: ClassVar[Literal["game.seat_recalled"]] = "game.seat_recalled"
    data: GameSeatRecalledData
    openings: GameSeatRecalledOpenings


class GameSeatReissuedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="game.seat_reissued"):
    """
    A seat's person gets another token, or a slip for one; earlier tokens and their descendants are revoked.

    """

    type: ClassVar[Literal["game.seat_reissued"]] = "game.seat_reissued"
    data: GameSeatReissuedData
    openings: GameSeatReissuedOpenings


class GameSeatResignedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="game.seat_resigned"):
    """
    A player leaves; a bot plays on with the seat's knowledge.

    """

    type: ClassVar[Literal["game.seat_resigned"]] = "game.seat_resigned"
    data: GameSeatResignedData
    openings: Openings


class GameSeatReturnedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="game.seat_returned"):
    """
    The player of an absent seat is back.

    """

    type: ClassVar[Literal["game.seat_returned"]] = "game.seat_returned"
    data: GameSeatReturnedData
    openings: Openings


class GameSeatSubstitutedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="game.seat_substituted"):
    """
    Another person plays a seat from here on, and knows what the seat knows.

    """

    type: ClassVar[Literal["game.seat_substituted"]] = "game.seat_substituted"
    data: GameSeatSubstitutedData
    openings: GameSeatSubstitutedOpenings


class GameSeatTakenEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="game.seat_taken"):
    """
    A seat is taken.

    """

    type: ClassVar[Literal["game.seat_taken"]] = "game.seat_taken"
    data: GameSeatTakenData
    openings: GameSeatTakenOpenings


class GameSeedRevealedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="game.seed_revealed"):
    """
    The service reveals the seed and the salts' secret, so that anyone can open and check everything.

    """

    type: ClassVar[Literal["game.seed_revealed"]] = "game.seed_revealed"
    data: GameSeedRevealedData
    openings: Openings


class GameSlipExchangedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="game.slip_exchanged"):
    """
    A device exchanged the slip of a seat for a token of its own, which plays the seat from here on.

    """

    type: ClassVar[Literal["game.slip_exchanged"]] = "game.slip_exchanged"
    data: GameSlipExchangedData
    openings: GameSlipExchangedOpenings


class GameStartedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="game.started"):
    """
    Every seat is filled, and the cards are dealt.

    """

    type: ClassVar[Literal["game.started"]] = "game.started"
    data: GameStartedData
    openings: Openings


class GameTimeAddedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="game.time_added"):
    """
    Time is added to open decisions.

    """

    type: ClassVar[Literal["game.time_added"]] = "game.time_added"
    data: GameTimeAddedData
    openings: Openings


class GameTimeGivenEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="game.time_given"):
    """
    Time that counts for no seat: every running clock gets it back.

    """

    type: ClassVar[Literal["game.time_given"]] = "game.time_given"
    data: GameTimeGivenData
    openings: Openings


class GameTokenMintedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="game.token_minted"):
    """
    A weaker token is handed out.

    """

    type: ClassVar[Literal["game.token_minted"]] = "game.token_minted"
    data: GameTokenMintedData
    openings: GameTokenMintedOpenings


class GameTokenRevokedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="game.token_revoked"):
    """
    A token or a link is revoked, with all its descendants.

    """

    type: ClassVar[Literal["game.token_revoked"]] = "game.token_revoked"
    data: GameTokenRevokedData
    openings: Openings


class GameReplaySharedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    shared: GameReplaySharedSharedOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class GameReplaySharedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="game.replay_shared"):
    """
    A link to a replay is handed out, which is revoked like a token.

    """

    type: ClassVar[Literal["game.replay_shared"]] = "game.replay_shared"
    data: GameReplaySharedData
    openings: GameReplaySharedOpenings
