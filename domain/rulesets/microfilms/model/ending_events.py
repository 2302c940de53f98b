"""Events of attempts to win and of the end: attempts, draws by agreement, the victory (rules MF-6 to MF-8)."""

from __future__ import annotations

from domain.kernel.secrecy import Event, Seat, Secret
from domain.rulesets.microfilms.model.cards import Card, Identity, Nation, Place


class AgentRevealed(Event, frozen=True, tag="microfilms.agent_revealed"):
    """A player attempts to win as an agent and shows a Microfilm. identity: the player's; film: the Microfilm shown."""

    rule = "MF-6.2"
    seat: Seat
    identity: Identity
    film: Card


class JournalistRevealed(Event, frozen=True, tag="microfilms.journalist_revealed"):
    """The Journalist shows a Microfilm, names the agent it belongs to, and checks that identity.

    film: the Microfilm shown; shown: the identity that was checked.
    """

    rule = "MF-6.3"
    seat: Seat
    film: Card
    target: Seat
    shown: Secret[Identity]


class HitmanRevealed(Event, frozen=True, tag="microfilms.hitman_revealed"):
    """The Hitman names the holder of the Ace and checks that hand. shown: the hand."""

    rule = "MF-6.4"
    seat: Seat
    target: Seat
    shown: Secret[tuple[Card, ...]]


class BrokerRevealed(Event, frozen=True, tag="microfilms.broker_revealed"):
    """The Broker names the places of the two letters and checks them.

    first, second: the places; shown: the cards of each.
    """

    rule = "MF-6.5"
    seat: Seat
    first: Place
    second: Place
    shown: Secret[tuple[tuple[Card, ...], tuple[Card, ...]]]


class InterpolRevealed(Event, frozen=True, tag="microfilms.interpol_revealed"):
    """The Interpol officer arrests a Suspect and checks that hand. shown: the hand."""

    rule = "MF-6.6"
    seat: Seat
    target: Seat
    shown: Secret[tuple[Card, ...]]


class CroupierClaimed(Event, frozen=True, tag="microfilms.croupier_claimed"):
    """A player shows an agent identity and claims the Croupier as an ally who holds this nation's Microfilm.

    identity: the player's; nation: the Microfilm's.
    """

    rule = "MF-7.5"
    seat: Seat
    identity: Identity
    nation: Nation


class Eliminated(Event, frozen=True, tag="microfilms.eliminated"):
    """A failed attempt: the hand goes face up to the discard in this order, and the francs leave the seat.

    cards: the last on top; francs: those it had.
    """

    rule = "MF-6.7"
    seat: Seat
    cards: tuple[Card, ...]
    francs: int


class DrawProposed(Event, frozen=True, tag="microfilms.draw_proposed"):
    """A seat proposes a draw. asked: the seats that must agree."""

    rule = "MF-8.3.2"
    seat: Seat
    asked: tuple[Seat, ...]


class DrawAnswered(Event, frozen=True, tag="microfilms.draw_answered"):
    """A seat agrees to a draw, or refuses it. agree: whether it agrees."""

    rule = "MF-8.3.3"
    seat: Seat
    agree: bool


class DrawRefused(Event, frozen=True, tag="microfilms.draw_refused"):
    """The draw is refused; the turn goes on."""

    rule = "MF-8.3.4"


class Ended(Event, frozen=True, tag="microfilms.ended"):
    """Who won, and why.  Rule MF-8.1. winners: ascending; reason: in a word of the rules."""

    rule = "MF-8.1"
    winners: tuple[Seat, ...]
    reason: str


class CardsRevealed(Event, frozen=True, tag="microfilms.cards_revealed"):
    """Everything is turned face up: identities and hands by seat, the deck, and the boxed letter and freelancers.

    identities, hands: by seat; deck: the top first; letter: the one in the box; freelancers: those in the box.
    """

    rule = "MF-8.1.2"
    identities: tuple[tuple[Identity, ...], ...]
    hands: tuple[tuple[Card, ...], ...]
    deck: tuple[Card, ...]
    letter: Card
    freelancers: tuple[Identity, ...]


EVENTS = (
    AgentRevealed, JournalistRevealed, HitmanRevealed, BrokerRevealed, InterpolRevealed, CroupierClaimed, Eliminated,
    DrawProposed, DrawAnswered, DrawRefused, Ended, CardsRevealed,
)  # fmt: skip

TURNING_POINTS = (
    AgentRevealed, JournalistRevealed, HitmanRevealed, BrokerRevealed, InterpolRevealed, CroupierClaimed, Eliminated,
    Ended,
)  # fmt: skip
"""Turning points of a replay: attempts to win, and the end."""
