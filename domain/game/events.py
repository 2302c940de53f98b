"""Game-level events, the same for all rules: creation, seats, tokens, links, rulings, the end."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from domain.game.clocks.clock_events import CLOCK_EVENTS, ClockPlan
from domain.game.interventions.intervention_events import INTERVENTION_EVENTS
from domain.game.opening.event_table import EVENT_TABLE_EVENTS, EventTable
from domain.game.opening.luck_events import LUCK_EVENTS, LuckPlan
from domain.game.opening.seat_plan import Policy, SeatPlan
from domain.kernel.ruleset import Outcome
from domain.kernel.secrecy import Event, Seat, Secret

Scope = Literal["organiser", "seat:act", "seat:read", "spectator", "arbiter"]


class Group(msgspec.Struct, frozen=True):
    """Games of equal luck. `root`: the game that made the group; None in that game itself.

    name: as the organiser called it.
    """

    name: str
    root: str | None = None


class Parent(msgspec.Struct, frozen=True):
    """The moment of another game that this one goes on from. game: None where a replay was forked, which does not tell;
    digest: of that version, hex.
    version: of the parent.
    """

    game: str | None
    version: int
    digest: str


class NamedCheckpoint(msgspec.Struct, frozen=True):
    """The last checkpoint of the log of games when a game began. origin: which log; size: its entries; root: hex."""

    origin: str
    size: int
    root: str


class GameCreated(Event, frozen=True, tag="game.created", kw_only=True):
    """The game, its rules and its options; the commitment to its seed.

    options: complete, defaults filled in; commitment: SHA-256 of the seed, hex; deal: how the seed was chosen;
    analysis: whether a seat may fork the running game from its information state. seed, secret: hex; secret salts the
    commitments. stated: outcomes by source, of a stated deal. codes: hashes of claim codes by seat; organiser, arbiter:
    hashes of their tokens. group: of games with the same deal. pace_ms: milliseconds from a question to a bot's answer.
    games_log: the last checkpoint of the log of games, None without a log.
    players: by seat, the commitment to the name given at creation, hex.
    id_hash: of the game's id (`domain.kernel.ledger`), hex.
    luck_plan: how people and public entropy make the luck; games that are dealt from their seed alone do not have it.
    clock_plan: time for people's decisions; tables without a clock do not have it.
    rated: true where the result counts for the ratings of its people; other games do not have it.
    hints: true where seats are told what follows from what they see; other games do not have it.
    event_table: of a game of an event; other games do not have it.
    ruleset: its name; ruleset_version: that of its rules. seats: who each is for. visibility: whether the lobby lists it.
    delay_s: seconds by which spectators see it late. has_arbiter: whether a token with full sight was made.
    """

    ruleset: str
    ruleset_version: int
    options: dict[str, Any]
    seats: tuple[SeatPlan, ...]
    visibility: Literal["public", "unlisted"]
    delay_s: int
    deal: Literal["fresh", "duplicate", "fixed"]
    analysis: bool
    has_arbiter: bool
    commitment: str
    seed: Secret[str]
    secret: Secret[str]
    stated: Secret[dict[str, list[Any]]]
    codes: Secret[tuple[str | None, ...]]
    organiser: Secret[str]
    arbiter: Secret[str | None]
    group: Secret[Group | None]
    pace_ms: int
    games_log: NamedCheckpoint | None
    players: tuple[str | None, ...]
    id_hash: str
    luck_plan: LuckPlan | msgspec.UnsetType = msgspec.UNSET
    clock_plan: ClockPlan | msgspec.UnsetType = msgspec.UNSET
    rated: bool | msgspec.UnsetType = msgspec.UNSET
    hints: bool | msgspec.UnsetType = msgspec.UNSET
    event_table: EventTable | msgspec.UnsetType = msgspec.UNSET


class GameForked(GameCreated, frozen=True, tag="game.forked"):
    """A game goes on from a moment of another, with seats, tokens and salts of its own.

    viewpoint: whose knowledge the fork starts from; luck: the parent's future, or another.
    table, house: the position, where it was drawn as one that looks like the parent to `viewpoint`, or taken from a
    replay that shows everything (house: what nobody at the table knows; the minds follow, one event each). Both None
    where the parent's own log comes before this event. resample: what the position was drawn with; None where it was
    taken.
    parent: where it goes on from.
    """

    parent: Parent
    viewpoint: str
    luck: Literal["same", "fresh"]
    table: dict[str, Any] | None
    house: Secret[dict[str, Any] | None]
    resample: Secret[str | None]


class SeatRecalled(Event, frozen=True, tag="game.seat_recalled"):
    """What a seat knows at the start of a fork whose position was drawn. seat: whose knowledge; mind: all of it."""

    seat: Seat
    mind: Secret[dict[str, Any]]


class GroupJoined(Event, frozen=True, tag="game.group_joined"):
    """Another game shares this one's luck. game: its id."""

    game: Secret[str]


class SeatTaken(Event, frozen=True, tag="game.seat_taken"):
    """A seat is taken. `token`: hash of its token. commit: SHA-256 of the text of a nonce to come, hex; absent without one.
    player: commitment to the player's name, hex; absent without a name.
    """

    seat: Seat
    token: Secret[str]
    commit: str | msgspec.UnsetType = msgspec.UNSET
    player: str | msgspec.UnsetType = msgspec.UNSET


class TokenMinted(Event, frozen=True, tag="game.token_minted"):
    """A weaker token is handed out. `seat`: for tokens of a seat. by: the id of the token that it was minted with.
    id: names the token, and opens nothing; scope: what it allows; token: its hash.
    """

    id: str
    scope: Scope
    seat: Seat | None
    token: Secret[str]
    by: Secret[str]


class TokenRevoked(Event, frozen=True, tag="game.token_revoked"):
    """A token or a link is worth nothing from here on, with all that descends from it. id: of the token or link."""

    id: str


class Shared(msgspec.Struct, frozen=True):
    """What a replay link shows. viewpoint: `seat:2`, `public` or `all`; first: version; last: version, None for the end;
    expires: RFC 3339, or never; by: the id of the token that handed it out.
    spoilers: what is given away before it is reached; names: whether seats are called by their names.
    """

    viewpoint: str
    first: int
    last: int | None
    spoilers: Literal["none", "end", "all"]
    names: Literal["shown", "masked"]
    expires: str | None
    by: str


class ReplayShared(Event, frozen=True, tag="game.replay_shared"):
    """A link to a replay is handed out; revoked like a token. id: of the link; shared: what it shows."""

    id: str
    shared: Secret[Shared]


class GameStarted(Event, frozen=True, tag="game.started"):
    """Every seat is filled, and the cards are dealt."""


class SeatResigned(Event, frozen=True, tag="game.seat_resigned"):
    """A player leaves; a bot plays on with what the seat knows. bot: the name of the policy that plays on; policy: which
    one that is.
    """

    seat: Seat
    bot: str
    policy: Policy


class SeatAbsent(Event, frozen=True, tag="game.seat_absent"):
    """A player is away: they let the clock strike too often in a row, said so, or the organiser did. bot: the name of the
    policy that plays until they return, None where defaults are played at once; policy: which one that is.

    author, reason: of an organiser who handed the seat to the bot.
    """

    seat: Seat
    bot: str | None = None
    policy: Policy | msgspec.UnsetType = msgspec.UNSET
    author: str | msgspec.UnsetType = msgspec.UNSET
    reason: str | msgspec.UnsetType = msgspec.UNSET


class AutomationFailed(Event, frozen=True, tag="game.automation_failed"):
    """A bot gave no legal answer in its tries; the decision's default answer follows. tries: how often it was asked."""

    seat: Seat
    tries: int


class GameAborted(Event, frozen=True, tag="game.aborted"):
    """The organiser ended the game without an outcome, or the service did. reason: in the organiser's words, or why.

    quiet_s: seconds without an event, after which the service ended it; absent where the organiser did.
    goes_on: seats that go on at a smaller table, in their order there; absent where none does; author: who decided
    that, absent else.
    """

    reason: str
    quiet_s: int | msgspec.UnsetType = msgspec.UNSET
    goes_on: tuple[Seat, ...] | msgspec.UnsetType = msgspec.UNSET
    author: str | msgspec.UnsetType = msgspec.UNSET


class GameOver(Event, frozen=True, tag="game.over"):
    """The rules ended the game. winners: ascending; empty when nobody won. reason: in a word of the rules."""

    winners: tuple[Seat, ...]
    reason: str


class RulingMade(Event, frozen=True, tag="game.ruling_made"):
    """An organiser corrects a result or ends a game. before, after: the outcome; None is a game without one.

    kind: which of the two; author: who rules; reason: why, in their own words.
    """

    kind: Literal["correct", "abort"]
    author: str
    reason: str
    before: Outcome | None
    after: Outcome | None


class GameHead(msgspec.Struct, frozen=True):
    """A head of a game. version: of its last event; digest: of that version, hex."""

    version: int
    digest: str


class GameRestored(Event, frozen=True, tag="game.restored"):
    """The operator put the game back to an earlier history. kept: the head it goes on from; reason: in their words.

    lost: the head that was given up; None where nothing of it could be read.
    """

    lost: GameHead | None
    kept: GameHead
    reason: str


class SeedRevealed(Event, frozen=True, tag="game.seed_revealed"):
    """The seed and the salts' secret, hex: from here on everybody can open and check everything.

    seed: all luck follows from it; secret: what the salts are made from.
    """

    seed: str
    secret: str


GAME_EVENTS = (
    GameCreated, GameForked, SeatRecalled, GroupJoined, SeatTaken, TokenMinted, TokenRevoked, ReplayShared, GameStarted,
    SeatResigned, AutomationFailed, GameAborted, GameOver, RulingMade, GameRestored, SeedRevealed, *LUCK_EVENTS,
    SeatAbsent, *CLOCK_EVENTS, *INTERVENTION_EVENTS, *EVENT_TABLE_EVENTS,
)  # fmt: skip

TURNING_EVENTS = (GameForked, GameStarted, SeatResigned, GameAborted, GameOver, RulingMade)
"""Turning points of any game."""
