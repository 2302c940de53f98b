"""Seats, tokens and inboxes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import UNSET, Meta, Raw

from service.answers.play import DecisionRef
from service.answers.values import (
    Absent,
    GameId,
    InboxPosition,
    JsonObject,
    NextCursor,
    OnlyPage,
    ScopeWord,
    SeatNumber,
    Time,
    TokenId,
    TokenText,
    Version,
    ViewpointText,
    component,
    words,
)


class ClaimedSeat(JsonObject, frozen=True, kw_only=True):
    """The claimed seat, its token, and its view."""

    seat: SeatNumber
    token: TokenText
    view: Annotated[Raw, component("View"), Meta(description="The seat's view.")]


class SentInboxSeat(JsonObject, frozen=True, kw_only=True):
    """A seat of an inbox."""

    game: GameId
    seat: SeatNumber


class CreatedInbox(JsonObject, frozen=True, kw_only=True):
    """A new inbox, and its token."""

    inbox_token: TokenText
    seats: Annotated[Sequence[SentInboxSeat], Meta(description="The inbox's seats.")]


class InboxSeats(JsonObject, frozen=True, kw_only=True):
    """The seats of an inbox."""

    items: Annotated[Sequence[SentInboxSeat], Meta(description="The seats, by game and seat.")]
    next: OnlyPage


class SentInboxItem(JsonObject, frozen=True, kw_only=True):
    """News for the holder of a seat."""

    id: Annotated[str, Meta(description="The item's id, the same for all readers and repeats.")]
    game: GameId
    seat: SeatNumber
    kind: Annotated[str, words("table-open", "decision-open", "reminded", "nonce-awaited", "game-over", "ruling", "reset"), Meta(description="The kind of news: the seat's table of a tournament is open, a decision of the seat is open, the table reminds the seat of it, the seat's nonce is awaited, the game is over, a ruling was made, or the game was put back (`reset`), so that versions that you have read are gone: drop all that you hold of the game, ids of entries too.")]
    version: Version
    decision: Annotated[DecisionRef | None, Meta(description="The open decision, with `decision-open` and `reminded`; else null.")]
    cursor: InboxPosition


class InboxPage(JsonObject, frozen=True, kw_only=True):
    """A page of an inbox."""

    items: Annotated[Sequence[SentInboxItem], Meta(description="The items of the page by game and seat, oldest first.")]
    next: InboxPosition


class SentToken(JsonObject, frozen=True, kw_only=True):
    """A token's game, scope and seat."""

    id: TokenId
    game: GameId
    scope: ScopeWord
    seat: Annotated[SeatNumber | None, Meta(description="The token's seat; null for none.")]


class AccessGrant(JsonObject, frozen=True, kw_only=True):
    """A token or a link that was handed out."""

    id: TokenId
    kind: Annotated[str, words("token", "replay"), Meta(description="The kind of grant: a token or a link.")]
    by: Annotated[TokenId | None, Meta(description="The id of the parent token; null if the parent is not yours, or if the token was made with the game.")]
    good: Annotated[bool, Meta(description="Whether the token or link is valid now.")]
    scope: Annotated[ScopeWord | Absent, Meta(description="The scope of a token.")] = UNSET
    seat: Annotated[SeatNumber | Absent | None, Meta(description="The token's seat; null for none.")] = UNSET
    viewpoint: Annotated[ViewpointText | Absent, Meta(description="Viewpoint: `seat:<number>`, `public`, or `all`.")] = UNSET
    expires: Annotated[Time | Absent | None, Meta(description="Time at which the token or link expires, in UTC (RFC 3339); null: never.")] = UNSET
    url: Annotated[str | Absent | None, Meta(description="The URL of a link's page; null if this token may not use the link's viewpoint.")] = UNSET


class AccessGrantPage(JsonObject, frozen=True, kw_only=True):
    """A page of the tokens and links that the caller may revoke."""

    items: Annotated[Sequence[AccessGrant], Meta(description="The tokens and links of the page, by `id`.")]
    next: NextCursor


class CreatedToken(SentToken, frozen=True, kw_only=True):
    """A new token, which is shown once."""

    token: TokenText
