"""Events at the end of the game: draws by agreement, victory, reveal of secret briefings (rules MD-10 and MD-12)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from domain.kernel.secrecy import Event, Seat


class DrawProposed(Event, frozen=True, tag="microdot.draw_proposed"):
    """A seat proposes a draw."""

    rule = "MD-10.4"
    seat: Seat
    asked: Annotated[tuple[Seat, ...], Meta(description="The others.")]


class DrawAnswered(Event, frozen=True, tag="microdot.draw_answered"):
    """A seat agrees to a draw or refuses it."""

    rule = "MD-10.4"
    seat: Seat
    agree: Annotated[bool, Meta(description="Whether it agrees.")]


class DrawRefused(Event, frozen=True, tag="microdot.draw_refused"):
    """The draw is refused and the game goes on."""

    rule = "MD-10.4"


class BagBroughtHome(Event, frozen=True, tag="microdot.bag_brought_home"):
    """An enemy's bag is on the HQ square of `seat`."""

    rule = "MD-10.1"
    seat: Seat
    owner: Annotated[Seat, Meta(description="The bag's.")]


class Ended(Event, frozen=True, tag="microdot.ended"):
    """The game ends."""

    rule = "MD-10.1"
    winners: Annotated[tuple[Seat, ...], Meta(description="Empty for a draw.")]
    reason: Annotated[Literal["bag_home", "round_cap", "draw_agreed"], Meta(description="Why, as a code of the ruleset.")]


class BriefingsRevealed(Event, frozen=True, tag="microdot.briefings_revealed"):
    """Secret briefings never shown since the deck was last shuffled, by seat."""

    rule = "MD-12.2"
    numbers: Annotated[tuple[tuple[int, ...], ...], Meta(description="Of the cards.")]


EVENTS = (DrawProposed, DrawAnswered, DrawRefused, BagBroughtHome, Ended, BriefingsRevealed)
