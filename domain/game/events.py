"""What happens to a game as such, whatever its rules."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from domain.kernel.secrecy import Event, Seat, Secret

Kind = Literal["human", "bot", "automaton"]
Scope = Literal["organiser", "seat:act", "seat:read", "spectator", "arbiter"]


class SeatPlan(msgspec.Struct, frozen=True):
    """Who a seat is for. `bot`: the name of its policy, for bots."""

    kind: Kind
    bot: str | None = None


class Group(msgspec.Struct, frozen=True):
    """Games of equal luck. `root`: the game that made the group; None in that game itself."""

    name: str
    root: str | None = None


class GameCreated(Event, frozen=True, tag="game.created"):
    """The game, its rules and its options; the commitment to its seed.

    options: complete, defaults filled in; commitment: SHA-256 of the seed, hex; deal: how the luck was chosen.
    seed, secret: hex; secret salts the commitments. stated: outcomes by source, of a stated deal.
    codes: hashes of claim codes by seat; organiser, arbiter: hashes of their tokens. group: whose luck it shares.
    """

    ruleset: str
    ruleset_version: int
    options: dict[str, Any]
    seats: tuple[SeatPlan, ...]
    visibility: Literal["public", "unlisted"]
    delay_s: int
    deal: Literal["fresh", "duplicate", "fixed"]
    has_arbiter: bool
    commitment: str
    seed: Secret[str]
    secret: Secret[str]
    stated: Secret[dict[str, list[Any]]]
    codes: Secret[tuple[str | None, ...]]
    organiser: Secret[str]
    arbiter: Secret[str | None]
    group: Secret[Group | None]


class GroupJoined(Event, frozen=True, tag="game.group_joined"):
    """Another game shares this one's luck."""

    game: Secret[str]


class SeatTaken(Event, frozen=True, tag="game.seat_taken"):
    """Somebody sits down. `nonce`: hex, goes into the seed; `token`: its hash."""

    seat: Seat
    nonce: str | None
    token: Secret[str]


class TokenMinted(Event, frozen=True, tag="game.token_minted"):
    """A weaker token is handed out. `seat`: for tokens of a seat."""

    id: str
    scope: Scope
    seat: Seat | None
    token: Secret[str]


class TokenRevoked(Event, frozen=True, tag="game.token_revoked"):
    id: str


class GameStarted(Event, frozen=True, tag="game.started"):
    """Every seat is filled, and the cards are dealt."""


class SeatResigned(Event, frozen=True, tag="game.seat_resigned"):
    """A player leaves; a bot plays on with what the seat knows."""

    seat: Seat
    bot: str


class AutomationFailed(Event, frozen=True, tag="game.automation_failed"):
    """A bot gave no legal answer in its tries; the decision's default answer follows."""

    seat: Seat
    tries: int


class GameAborted(Event, frozen=True, tag="game.aborted"):
    """The organiser ended the game without an outcome."""

    reason: str


class GameOver(Event, frozen=True, tag="game.over"):
    """The rules ended the game."""

    winners: tuple[Seat, ...]
    reason: str


class SeedRevealed(Event, frozen=True, tag="game.seed_revealed"):
    """The seed and the salts' secret, hex: from here on everybody can open and check everything."""

    seed: str
    secret: str


GAME_EVENTS = (
    GameCreated, GroupJoined, SeatTaken, TokenMinted, TokenRevoked, GameStarted, SeatResigned, AutomationFailed,
    GameAborted, GameOver, SeedRevealed,
)  # fmt: skip
