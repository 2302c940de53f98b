"""Events of attempts to win and of the end: attempts, draws by agreement, victory (rules MF-6 to MF-8)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from domain.kernel.secrecy import Event, Seat, Secret
from domain.rulesets.microfilms.model.cards import Card, Identity, Nation, Place


class AgentRevealed(Event, frozen=True, tag="microfilms.agent_revealed"):
    """A player attempts to win as an agent and shows a Microfilm."""

    rule = "MF-6.2"
    seat: Seat
    identity: Annotated[Identity, Meta(description="The player's.")]
    film: Annotated[Card, Meta(description="The Microfilm shown.")]


class JournalistRevealed(Event, frozen=True, tag="microfilms.journalist_revealed"):
    """The Journalist shows a Microfilm, names the agent it belongs to, and checks that identity."""

    rule = "MF-6.3"
    seat: Seat
    film: Annotated[Card, Meta(description="The Microfilm shown.")]
    target: Seat
    shown: Annotated[Secret[Identity], Meta(description="The identity that was checked.")]


class HitmanRevealed(Event, frozen=True, tag="microfilms.hitman_revealed"):
    """The Hitman names the holder of the Ace and checks that hand."""

    rule = "MF-6.4"
    seat: Seat
    target: Seat
    shown: Annotated[Secret[tuple[Card, ...]], Meta(description="The hand.")]


class BrokerRevealed(Event, frozen=True, tag="microfilms.broker_revealed"):
    """The Broker names the places of the two letters and checks them."""

    rule = "MF-6.5"
    seat: Seat
    first: Annotated[Place, Meta(description="One place.")]
    second: Annotated[Place, Meta(description="The other.")]
    shown: Annotated[Secret[tuple[tuple[Card, ...], tuple[Card, ...]]], Meta(description="The cards of each.")]


class InterpolRevealed(Event, frozen=True, tag="microfilms.interpol_revealed"):
    """The Interpol officer arrests a Suspect and checks that hand."""

    rule = "MF-6.6"
    seat: Seat
    target: Seat
    shown: Annotated[Secret[tuple[Card, ...]], Meta(description="The hand.")]


class CroupierClaimed(Event, frozen=True, tag="microfilms.croupier_claimed"):
    """A player shows an agent identity and claims the Croupier as an ally who holds this nation's Microfilm."""

    rule = "MF-7.5"
    seat: Seat
    identity: Annotated[Identity, Meta(description="The player's.")]
    nation: Annotated[Nation, Meta(description="The Microfilm's.")]


class Eliminated(Event, frozen=True, tag="microfilms.eliminated"):
    """A failed attempt: the hand goes face up to the discard in this order, and the francs leave the seat."""

    rule = "MF-6.7"
    seat: Seat
    cards: Annotated[tuple[Card, ...], Meta(description="The last on top.")]
    francs: Annotated[int, Meta(description="Number of francs it had.")]


class DrawProposed(Event, frozen=True, tag="microfilms.draw_proposed"):
    """A seat proposes a draw."""

    rule = "MF-8.3.2"
    seat: Seat
    asked: Annotated[tuple[Seat, ...], Meta(description="The seats that must agree.")]


class DrawAnswered(Event, frozen=True, tag="microfilms.draw_answered"):
    """A seat agrees to a draw, or refuses it."""

    rule = "MF-8.3.3"
    seat: Seat
    agree: Annotated[bool, Meta(description="Whether it agrees.")]


class DrawRefused(Event, frozen=True, tag="microfilms.draw_refused"):
    """The draw is refused; the turn goes on."""

    rule = "MF-8.3.4"


class Ended(Event, frozen=True, tag="microfilms.ended"):
    """The game ends: the winners and the reason.  Rule MF-8.1."""

    rule = "MF-8.1"
    winners: Annotated[tuple[Seat, ...], Meta(description="Ascending.")]
    reason: Annotated[str, Meta(description="Why, as a code of the ruleset.")]


class CardsRevealed(Event, frozen=True, tag="microfilms.cards_revealed"):
    """Everything is turned face up: identities and hands by seat, the deck, and the boxed letter and freelancers."""

    rule = "MF-8.1.2"
    identities: Annotated[tuple[tuple[Identity, ...], ...], Meta(description="By seat.")]
    hands: Annotated[tuple[tuple[Card, ...], ...], Meta(description="By seat.")]
    deck: Annotated[tuple[Card, ...], Meta(description="The top first.")]
    letter: Annotated[Card, Meta(description="The one in the box.")]
    freelancers: Annotated[tuple[Identity, ...], Meta(description="Those in the box.")]


EVENTS = (
    AgentRevealed, JournalistRevealed, HitmanRevealed, BrokerRevealed, InterpolRevealed, CroupierClaimed, Eliminated,
    DrawProposed, DrawAnswered, DrawRefused, Ended, CardsRevealed,
)  # fmt: skip

TURNING_POINTS = (
    AgentRevealed, JournalistRevealed, HitmanRevealed, BrokerRevealed, InterpolRevealed, CroupierClaimed, Eliminated,
    Ended,
)  # fmt: skip
"""Turning points of a replay: attempts to win, and the end."""
