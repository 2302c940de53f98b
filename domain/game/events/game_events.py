"""Game-level events, the same for all rules: creation, seats, tokens, links, rulings, the end."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from domain.game.events.clock_events import CLOCK_EVENTS, ClockPlan
from domain.game.events.intervention_events import INTERVENTION_EVENTS, SlipExchanged
from domain.game.events.luck_events import LUCK_EVENTS, LuckPlan
from domain.game.events.seat_plan import Policy, SeatPlan
from domain.game.events.tournament_table import TOURNAMENT_TABLE_EVENTS, TournamentTable
from domain.kernel.outcome import Outcome
from domain.kernel.secrecy import Event, Seat, Secret

Scope = Literal["organiser", "seat:act", "seat:read", "spectator", "arbiter"]


class Group(msgspec.Struct, frozen=True):
    """A group of games with equal luck."""

    name: Annotated[str, Meta(description="The group's name, chosen by the organiser.")]
    root: Annotated[str | None, Meta(description="The game that made the group; None in that game itself.")] = None


class Parent(msgspec.Struct, frozen=True):
    """The version of another game that this one continues from."""

    game: Annotated[str | None, Meta(description=(
        "The parent game's id; None if a replay was forked, which does not reveal its game."
    ))]
    version: Annotated[int, Meta(description="Version of the parent's log.")]
    digest: Annotated[str, Meta(description="Digest of the parent's version, hexadecimal.")]


class NamedCheckpoint(msgspec.Struct, frozen=True):
    """The last checkpoint of the log of games when a game began."""

    origin: Annotated[str, Meta(description="The name of the log of games.")]
    size: Annotated[int, Meta(description="Number of entries in the log of games.")]
    root: Annotated[str, Meta(description="Root hash of the log of games, hexadecimal.")]


class GameCreated(Event, frozen=True, tag="game.created", kw_only=True):
    """The game is created: its rules, its options, and the commitment to its seed."""

    ruleset: Annotated[str, Meta(description="The ruleset's name.")]
    ruleset_version: Annotated[int, Meta(description="The version of the ruleset's rules.")]
    options: Annotated[dict[str, Any], Meta(description="All table options, defaults filled in.")]
    seats: Annotated[tuple[SeatPlan, ...], Meta(description=(
        "The plan of each seat: the kind of its player, and a bot's policy."
    ))]
    visibility: Annotated[Literal["public", "unlisted"], Meta(description="Whether the lobby lists the game.")]
    delay_s: Annotated[int, Meta(description="Seconds by which spectators see the game late.")]
    deal: Annotated[Literal["fresh", "duplicate", "fixed"], Meta(description=(
        "The source of the deal: the way in which the seed was chosen."
    ))]
    analysis: Annotated[bool, Meta(description="Whether a seat may fork the running game from its information state.")]
    has_arbiter: Annotated[bool, Meta(description="Whether a token with every viewpoint was made, for an arbiter.")]
    commitment: Annotated[str, Meta(description="SHA-256 of the seed, hexadecimal.")]
    seed: Annotated[Secret[str], Meta(description="The seed of the game's luck, hexadecimal.")]
    secret: Annotated[Secret[str], Meta(description="The secret that salts the commitments, hexadecimal.")]
    stated: Annotated[Secret[dict[str, list[Any]]], Meta(description=(
        "The outcomes that a stated deal fixes, by source of luck."
    ))]
    codes: Annotated[Secret[tuple[str | None, ...]], Meta(description="Hashes of claim codes by seat.")]
    organiser: Annotated[Secret[str], Meta(description="Hash of the organiser's token.")]
    arbiter: Annotated[Secret[str | None], Meta(description="Hash of the arbiter's token; None without an arbiter.")]
    group: Annotated[Secret[Group | None], Meta(description="The group of games with the same deal.")]
    pace_ms: Annotated[int, Meta(description="Milliseconds from the opening of a decision to a bot's answer.")]
    games_log: Annotated[NamedCheckpoint | None, Meta(description=(
        "The last checkpoint of the log of games; None without a log."
    ))]
    players: Annotated[tuple[str | None, ...], Meta(description=(
        "Commitments to the names given at creation, by seat, hexadecimal."
    ))]
    id_hash: Annotated[str, Meta(description="Hash of the game's id, hexadecimal.")]
    luck_plan: Annotated[LuckPlan | msgspec.UnsetType, Meta(description=(
        "The randomness protocol before the deal; absent from games dealt from their seed alone."
    ))] = msgspec.UNSET
    clock_plan: Annotated[ClockPlan | msgspec.UnsetType, Meta(description=(
        "Time for people's decisions; absent from tables without a clock."
    ))] = msgspec.UNSET
    rated: Annotated[bool | msgspec.UnsetType, Meta(description=(
        "True if the result counts for the ratings of the players at the table; absent otherwise."
    ))] = msgspec.UNSET
    hints: Annotated[bool | msgspec.UnsetType, Meta(description=(
        "True if seats get deductions from their views; absent otherwise."
    ))] = msgspec.UNSET
    tournament_table: Annotated[TournamentTable | msgspec.UnsetType, Meta(description=(
        "The place of the game in a tournament; absent from games outside tournaments."
    ))] = msgspec.UNSET
    begins_from: Annotated[int | msgspec.UnsetType, Meta(description=(
        "Number of seats from which each person at the table may begin without the free ones; absent if all are awaited."
    ))] = msgspec.UNSET


class GameForked(GameCreated, frozen=True, tag="game.forked"):
    """A game continues from a version of another, with seats, tokens and salts of its own."""

    parent: Annotated[Parent, Meta(description="The game and version that the fork continues from.")]
    viewpoint: Annotated[str, Meta(description="The viewpoint whose knowledge the fork starts from.")]
    luck: Annotated[Literal["same", "fresh"], Meta(description=(
        "The remaining luck of the fork: the parent's own, or fresh luck."
    ))]
    table: Annotated[dict[str, Any] | None, Meta(description=(
        "The public state of the position: sampled to match the view of `viewpoint`, or taken from a replay that shows everything; one event for each mind follows. None if the parent's own log comes before this event."
    ))]
    house: Annotated[Secret[dict[str, Any] | None], Meta(description=(
        "The knowledge hidden from every seat in the fork's position; None if the parent's own log comes before this event."
    ))]
    resample: Annotated[Secret[str | None], Meta(description=(
        "The random draws that sampled the position; None if the position was taken from a replay."
    ))]


class SeatRecalled(Event, frozen=True, tag="game.seat_recalled"):
    """A seat's knowledge at the start of a fork whose position was drawn."""

    seat: Annotated[Seat, Meta(description="The seat with this knowledge.")]
    mind: Annotated[Secret[dict[str, Any]], Meta(description="All knowledge of the seat at the start of the fork.")]


class GroupJoined(Event, frozen=True, tag="game.group_joined"):
    """Another game shares this game's luck."""

    game: Annotated[Secret[str], Meta(description="The other game's id.")]


class SeatTaken(Event, frozen=True, tag="game.seat_taken"):
    """A seat is taken."""

    seat: Seat
    token: Annotated[Secret[str], Meta(description="Hash of the seat's token.")]
    commit: Annotated[str | msgspec.UnsetType, Meta(description=(
        "SHA-256 of the text of the seat's nonce, hexadecimal; absent without one."
    ))] = msgspec.UNSET
    player: Annotated[str | msgspec.UnsetType, Meta(description=(
        "Commitment to the player's name, hexadecimal; absent without a name."
    ))] = msgspec.UNSET


class TokenMinted(Event, frozen=True, tag="game.token_minted"):
    """A weaker token is handed out."""

    id: Annotated[str, Meta(description="The token's id, which grants no access.")]
    scope: Annotated[Scope, Meta(description="The scope of the token: the rights that it grants.")]
    seat: Annotated[Seat | None, Meta(description="The token's seat; None for tokens of no seat.")]
    token: Annotated[Secret[str], Meta(description="Hash of the token.")]
    by: Annotated[Secret[str], Meta(description="The id of the parent token, which minted this token.")]


class TokenRevoked(Event, frozen=True, tag="game.token_revoked"):
    """A token or a link is revoked, with all its descendants."""

    id: Annotated[str, Meta(description="The id of the token or link that is revoked.")]


class Shared(msgspec.Struct, frozen=True):
    """The content of a replay link."""

    viewpoint: Annotated[str, Meta(description="Viewpoint of the replay: `seat:2`, `public` or `all`.")]
    first: Annotated[int, Meta(description="The first version of the replay.")]
    last: Annotated[int | None, Meta(description="The last version of the replay; None: its end.")]
    spoilers: Annotated[Literal["none", "end", "all"], Meta(description=(
        "Information that the replay reveals in advance."
    ))]
    names: Annotated[Literal["shown", "masked"], Meta(description="Whether the replay calls seats by their names.")]
    expires: Annotated[str | None, Meta(description="Time at which the link expires (RFC 3339); None: never.")]
    by: Annotated[str, Meta(description="The id of the token that shared the link.")]


class ReplayShared(Event, frozen=True, tag="game.replay_shared"):
    """A link to a replay is handed out, which is revoked like a token."""

    id: Annotated[str, Meta(description="The link's id.")]
    shared: Annotated[Secret[Shared], Meta(description="The content of the link: range, viewpoint, spoilers, names.")]


class GameStarted(Event, frozen=True, tag="game.started"):
    """Every seat is filled, and the cards are dealt."""


class SeatResigned(Event, frozen=True, tag="game.seat_resigned"):
    """A player leaves; a bot plays on with the seat's knowledge."""

    seat: Seat
    bot: Annotated[str, Meta(description="The name of the bot policy that plays on for the seat.")]
    policy: Annotated[Policy, Meta(description="The bot program that plays on for the seat: its version and digest.")]


class SeatAbsent(Event, frozen=True, tag="game.seat_absent"):
    """A player is away: they let the clock strike too often in a row, said so, or the organiser did."""

    seat: Seat
    bot: Annotated[str | None, Meta(description=(
        "The name of the bot policy that plays until the player returns; None if default answers are played at once."
    ))] = None
    policy: Annotated[Policy | msgspec.UnsetType, Meta(description=(
        "The bot program that plays for the absent seat: its version and digest."
    ))] = msgspec.UNSET
    author: Annotated[str | msgspec.UnsetType, Meta(description=(
        "The organiser who handed the seat to the bot; absent otherwise."
    ))] = msgspec.UNSET
    reason: Annotated[str | msgspec.UnsetType, Meta(description=(
        "The organiser's reason to hand the seat to the bot; absent otherwise."
    ))] = msgspec.UNSET


class AutomationFailed(Event, frozen=True, tag="game.automation_failed"):
    """A bot gave no legal answer in its tries; the decision's default answer follows."""

    seat: Seat
    tries: Annotated[int, Meta(description="Number of the bot's tries.")]


class GameAborted(Event, frozen=True, tag="game.aborted"):
    """The organiser ended the game without an outcome, or the service did; or a seat began it with fewer seats."""

    reason: Annotated[str, Meta(description="The reason: the organiser's or the service's, or that enough have come.")]
    quiet_s: Annotated[int | msgspec.UnsetType, Meta(description=(
        "Seconds without an event, after which the service ended the game; absent if the organiser ended the game."
    ))] = msgspec.UNSET
    goes_on: Annotated[tuple[Seat, ...] | msgspec.UnsetType, Meta(description=(
        "Seats that continue at a smaller table, in their order there; absent if none does."
    ))] = msgspec.UNSET
    author: Annotated[str | msgspec.UnsetType, Meta(description=(
        "The organiser who decided that seats go on at a smaller table; absent otherwise."
    ))] = msgspec.UNSET
    begun_by: Annotated[Seat | msgspec.UnsetType, Meta(description=(
        "The seat whose person began with those who had come, as the table allows; absent otherwise."
    ))] = msgspec.UNSET


class GameOver(Event, frozen=True, tag="game.over"):
    """The rules ended the game."""

    winners: Annotated[tuple[Seat, ...], Meta(description="Seats that won, in ascending order; empty if no seat won.")]
    reason: Annotated[str, Meta(description="The reason of the end, as a code of the ruleset.")]


class RulingMade(Event, frozen=True, tag="game.ruling_made"):
    """An organiser corrects a result or ends a game."""

    kind: Annotated[Literal["correct", "abort"], Meta(description=(
        "The kind of ruling: a corrected result, or the end of a game."
    ))]
    author: Annotated[str, Meta(description="The organiser who made the ruling.")]
    reason: Annotated[str, Meta(description="The organiser's reason for the ruling, in their own words.")]
    before: Annotated[Outcome | None, Meta(description="The outcome before the ruling; None for none.")]
    after: Annotated[Outcome | None, Meta(description="The outcome after the ruling; None for none.")]


class GameHead(msgspec.Struct, frozen=True):
    """A head of a game."""

    version: Annotated[int, Meta(description="Version of the head: the number of the game's last event.")]
    digest: Annotated[str, Meta(description="Digest of the event at the head, hexadecimal.")]


class GameRestored(Event, frozen=True, tag="game.restored"):
    """The operator put the game back to an earlier history."""

    lost: Annotated[GameHead | None, Meta(description=(
        "The head that was given up; None if the lost history could not be read."
    ))]
    kept: Annotated[GameHead, Meta(description="The head that the game continues from.")]
    reason: Annotated[str, Meta(description="The operator's reason, in their own words.")]


class SeedRevealed(Event, frozen=True, tag="game.seed_revealed"):
    """The service reveals the seed and the salts' secret, so that anyone can open and check everything."""

    seed: Annotated[str, Meta(description="The seed, from which all luck follows, hexadecimal.")]
    secret: Annotated[str, Meta(description="The secret from which the salts derive, hexadecimal.")]


GAME_EVENTS = (
    GameCreated, GameForked, SeatRecalled, GroupJoined, SeatTaken, TokenMinted, TokenRevoked, ReplayShared, GameStarted,
    SeatResigned, AutomationFailed, GameAborted, GameOver, RulingMade, GameRestored, SeedRevealed, *LUCK_EVENTS,
    SeatAbsent, *CLOCK_EVENTS, *INTERVENTION_EVENTS, SlipExchanged, *TOURNAMENT_TABLE_EVENTS,
)  # fmt: skip

TURNING_EVENTS = (GameForked, GameStarted, SeatResigned, GameAborted, GameOver, RulingMade)
"""Turning points of any game."""
