"""Game-level events, the same for all rules: creation, seats, tokens, links, rulings, the end."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from domain.game.events.clock_events import CLOCK_EVENTS, ClockPlan
from domain.game.events.event_table import EVENT_TABLE_EVENTS, EventTable
from domain.game.events.intervention_events import INTERVENTION_EVENTS, SlipExchanged
from domain.game.events.luck_events import LUCK_EVENTS, LuckPlan
from domain.game.events.seat_plan import Policy, SeatPlan
from domain.kernel.outcome import Outcome
from domain.kernel.secrecy import Event, Seat, Secret

Scope = Literal["organiser", "seat:act", "seat:read", "spectator", "arbiter"]


class Group(msgspec.Struct, frozen=True):
    """Games of equal luck."""

    name: Annotated[str, Meta(description="As the organiser called it.")]
    root: Annotated[str | None, Meta(description="The game that made the group; None in that game itself.")] = None


class Parent(msgspec.Struct, frozen=True):
    """The moment of another game that this one goes on from."""

    game: Annotated[str | None, Meta(description="None if a replay was forked, which does not reveal it.")]
    version: Annotated[int, Meta(description="Of the parent.")]
    digest: Annotated[str, Meta(description="Of that version, hex.")]


class NamedCheckpoint(msgspec.Struct, frozen=True):
    """The last checkpoint of the log of games when a game began."""

    origin: Annotated[str, Meta(description="Which log.")]
    size: Annotated[int, Meta(description="Its entries.")]
    root: Annotated[str, Meta(description="Hex.")]


class GameCreated(Event, frozen=True, tag="game.created", kw_only=True):
    """The game, its rules and its options; the commitment to its seed."""

    ruleset: Annotated[str, Meta(description="Its name.")]
    ruleset_version: Annotated[int, Meta(description="That of its rules.")]
    options: Annotated[dict[str, Any], Meta(description="Complete, defaults filled in.")]
    seats: Annotated[tuple[SeatPlan, ...], Meta(description="Who each is for.")]
    visibility: Annotated[Literal["public", "unlisted"], Meta(description="Whether the lobby lists it.")]
    delay_s: Annotated[int, Meta(description="Seconds by which spectators see it late.")]
    deal: Annotated[Literal["fresh", "duplicate", "fixed"], Meta(description="How the seed was chosen.")]
    analysis: Annotated[bool, Meta(description="Whether a seat may fork the running game from its information state.")]
    has_arbiter: Annotated[bool, Meta(description="Whether a token with full sight was made.")]
    commitment: Annotated[str, Meta(description="SHA-256 of the seed, hex.")]
    seed: Annotated[Secret[str], Meta(description="Hex.")]
    secret: Annotated[Secret[str], Meta(description="Hex; salts the commitments.")]
    stated: Annotated[Secret[dict[str, list[Any]]], Meta(description="Outcomes by source, of a stated deal.")]
    codes: Annotated[Secret[tuple[str | None, ...]], Meta(description="Hashes of claim codes by seat.")]
    organiser: Annotated[Secret[str], Meta(description="Hash of the organiser's token.")]
    arbiter: Annotated[Secret[str | None], Meta(description="Hash of the arbiter's token, None without one.")]
    group: Annotated[Secret[Group | None], Meta(description="Of games with the same deal.")]
    pace_ms: Annotated[int, Meta(description="Milliseconds from a question to a bot's answer.")]
    games_log: Annotated[NamedCheckpoint | None, Meta(description=(
        "The last checkpoint of the log of games, None without a log."
    ))]
    players: Annotated[tuple[str | None, ...], Meta(description=(
        "By seat, the commitment to the name given at creation, hex."
    ))]
    id_hash: Annotated[str, Meta(description="Of the game's id (`domain.kernel.ledger`), hex.")]
    luck_plan: Annotated[LuckPlan | msgspec.UnsetType, Meta(description=(
        "The randomness protocol before the deal; games dealt from their seed alone do not have it."
    ))] = msgspec.UNSET
    clock_plan: Annotated[ClockPlan | msgspec.UnsetType, Meta(description=(
        "Time for people's decisions; tables without a clock do not have it."
    ))] = msgspec.UNSET
    rated: Annotated[bool | msgspec.UnsetType, Meta(description=(
        "True if the result counts for the ratings of its people; other games do not have it."
    ))] = msgspec.UNSET
    hints: Annotated[bool | msgspec.UnsetType, Meta(description=(
        "True if seats get deductions from their views; other games do not have it."
    ))] = msgspec.UNSET
    event_table: Annotated[EventTable | msgspec.UnsetType, Meta(description=(
        "Of a game of an event; other games do not have it."
    ))] = msgspec.UNSET


class GameForked(GameCreated, frozen=True, tag="game.forked"):
    """A game goes on from a moment of another, with seats, tokens and salts of its own."""

    parent: Annotated[Parent, Meta(description="Where it goes on from.")]
    viewpoint: Annotated[str, Meta(description="The viewpoint whose knowledge the fork starts from.")]
    luck: Annotated[Literal["same", "fresh"], Meta(description="The parent's future, or another.")]
    table: Annotated[dict[str, Any] | None, Meta(description=(
        "The position: drawn as one that looks like the parent to `viewpoint`, or taken from a replay that shows "
        "everything; the minds follow, one event each. None if the parent's own log comes before this event."
    ))]
    house: Annotated[Secret[dict[str, Any] | None], Meta(description=(
        "The knowledge hidden from every seat in that position; None if the parent's own log comes before this event."
    ))]
    resample: Annotated[Secret[str | None], Meta(description=(
        "The draws of the position; None if it was taken."
    ))]


class SeatRecalled(Event, frozen=True, tag="game.seat_recalled"):
    """A seat's knowledge at the start of a fork whose position was drawn."""

    seat: Annotated[Seat, Meta(description="The seat with this knowledge.")]
    mind: Annotated[Secret[dict[str, Any]], Meta(description="All of it.")]


class GroupJoined(Event, frozen=True, tag="game.group_joined"):
    """Another game shares this one's luck."""

    game: Annotated[Secret[str], Meta(description="Its id.")]


class SeatTaken(Event, frozen=True, tag="game.seat_taken"):
    """A seat is taken."""

    seat: Seat
    token: Annotated[Secret[str], Meta(description="Hash of its token.")]
    commit: Annotated[str | msgspec.UnsetType, Meta(description=(
        "SHA-256 of the text of a nonce to come, hex; absent without one."
    ))] = msgspec.UNSET
    player: Annotated[str | msgspec.UnsetType, Meta(description=(
        "Commitment to the player's name, hex; absent without a name."
    ))] = msgspec.UNSET


class TokenMinted(Event, frozen=True, tag="game.token_minted"):
    """A weaker token is handed out."""

    id: Annotated[str, Meta(description="Names the token; grants no access.")]
    scope: Annotated[Scope, Meta(description="The rights it grants.")]
    seat: Annotated[Seat | None, Meta(description="For tokens of a seat.")]
    token: Annotated[Secret[str], Meta(description="Its hash.")]
    by: Annotated[Secret[str], Meta(description="The id of the token that it was minted with.")]


class TokenRevoked(Event, frozen=True, tag="game.token_revoked"):
    """A token or a link is revoked, with all its descendants."""

    id: Annotated[str, Meta(description="Of the token or link.")]


class Shared(msgspec.Struct, frozen=True):
    """The content of a replay link."""

    viewpoint: Annotated[str, Meta(description="`seat:2`, `public` or `all`.")]
    first: Annotated[int, Meta(description="Version.")]
    last: Annotated[int | None, Meta(description="Version, None for the end.")]
    spoilers: Annotated[Literal["none", "end", "all"], Meta(description="What a viewer learns before the replay reaches it.")]
    names: Annotated[Literal["shown", "masked"], Meta(description="Whether seats are called by their names.")]
    expires: Annotated[str | None, Meta(description="RFC 3339, or never.")]
    by: Annotated[str, Meta(description="The id of the token that handed it out.")]


class ReplayShared(Event, frozen=True, tag="game.replay_shared"):
    """A link to a replay is handed out; revoked like a token."""

    id: Annotated[str, Meta(description="Of the link.")]
    shared: Annotated[Secret[Shared], Meta(description="Its content.")]


class GameStarted(Event, frozen=True, tag="game.started"):
    """Every seat is filled, and the cards are dealt."""


class SeatResigned(Event, frozen=True, tag="game.seat_resigned"):
    """A player leaves; a bot plays on with the seat's knowledge."""

    seat: Seat
    bot: Annotated[str, Meta(description="The name of the policy that plays on.")]
    policy: Annotated[Policy, Meta(description="Which one that is.")]


class SeatAbsent(Event, frozen=True, tag="game.seat_absent"):
    """A player is away: they let the clock strike too often in a row, said so, or the organiser did."""

    seat: Seat
    bot: Annotated[str | None, Meta(description=(
        "The name of the policy that plays until they return, None if defaults are played at once."
    ))] = None
    policy: Annotated[Policy | msgspec.UnsetType, Meta(description="Which one that is.")] = msgspec.UNSET
    author: Annotated[str | msgspec.UnsetType, Meta(description=(
        "The organiser who handed the seat to the bot; absent otherwise."
    ))] = msgspec.UNSET
    reason: Annotated[str | msgspec.UnsetType, Meta(description=(
        "Why the organiser did so; absent otherwise."
    ))] = msgspec.UNSET


class AutomationFailed(Event, frozen=True, tag="game.automation_failed"):
    """A bot gave no legal answer in its tries; the decision's default answer follows."""

    seat: Seat
    tries: Annotated[int, Meta(description="Number of tries.")]


class GameAborted(Event, frozen=True, tag="game.aborted"):
    """The organiser ended the game without an outcome, or the service did."""

    reason: Annotated[str, Meta(description="In the organiser's words, or why.")]
    quiet_s: Annotated[int | msgspec.UnsetType, Meta(description=(
        "Seconds without an event, after which the service ended it; absent if the organiser did."
    ))] = msgspec.UNSET
    goes_on: Annotated[tuple[Seat, ...] | msgspec.UnsetType, Meta(description=(
        "Seats that go on at a smaller table, in their order there; absent if none does."
    ))] = msgspec.UNSET
    author: Annotated[str | msgspec.UnsetType, Meta(description="Who decided that, absent else.")] = msgspec.UNSET


class GameOver(Event, frozen=True, tag="game.over"):
    """The rules ended the game."""

    winners: Annotated[tuple[Seat, ...], Meta(description="Ascending; empty if no seat won.")]
    reason: Annotated[str, Meta(description="Why, as a code of the ruleset.")]


class RulingMade(Event, frozen=True, tag="game.ruling_made"):
    """An organiser corrects a result or ends a game."""

    kind: Annotated[Literal["correct", "abort"], Meta(description="Which of the two.")]
    author: Annotated[str, Meta(description="Who rules.")]
    reason: Annotated[str, Meta(description="Why, in their own words.")]
    before: Annotated[Outcome | None, Meta(description="The outcome until then; None is a game without one.")]
    after: Annotated[Outcome | None, Meta(description="The outcome from then on; None is a game without one.")]


class GameHead(msgspec.Struct, frozen=True):
    """A head of a game."""

    version: Annotated[int, Meta(description="Of its last event.")]
    digest: Annotated[str, Meta(description="Of that version, hex.")]


class GameRestored(Event, frozen=True, tag="game.restored"):
    """The operator put the game back to an earlier history."""

    lost: Annotated[GameHead | None, Meta(description=(
        "The head that was given up; None if nothing of it could be read."
    ))]
    kept: Annotated[GameHead, Meta(description="The head it continues from.")]
    reason: Annotated[str, Meta(description="In their words.")]


class SeedRevealed(Event, frozen=True, tag="game.seed_revealed"):
    """The seed and the salts' secret, hex: from here on anyone can open and check everything."""

    seed: Annotated[str, Meta(description="All luck follows from it.")]
    secret: Annotated[str, Meta(description="The secret from which the salts derive.")]


GAME_EVENTS = (
    GameCreated, GameForked, SeatRecalled, GroupJoined, SeatTaken, TokenMinted, TokenRevoked, ReplayShared, GameStarted,
    SeatResigned, AutomationFailed, GameAborted, GameOver, RulingMade, GameRestored, SeedRevealed, *LUCK_EVENTS,
    SeatAbsent, *CLOCK_EVENTS, *INTERVENTION_EVENTS, SlipExchanged, *EVENT_TABLE_EVENTS,
)  # fmt: skip

TURNING_EVENTS = (GameForked, GameStarted, SeatResigned, GameAborted, GameOver, RulingMade)
"""Turning points of any game."""
