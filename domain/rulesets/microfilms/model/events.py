"""Events of setup and of turns (rules MF-2 to MF-5, and MF-7.2). A `Secret` field carries its audience."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from domain.kernel.secrecy import Event, Seat, Secret
from domain.rulesets.microfilms.model.cards import Card, Identity, Nation


class TableLaid(Event, frozen=True, tag="microfilms.table_laid"):
    """The nations in play are chosen, and the starting francs handed out.  Rules MF-2.1, MF-2.7."""

    rule = "MF-2.1"
    nations: Annotated[tuple[Nation, ...], Meta(description="In play.")]
    francs: Annotated[tuple[int, ...], Meta(description="By seat.")]
    house: Annotated[int, Meta(description="The rest of the 30.")]


class FreelancersBoxed(Event, frozen=True, tag="microfilms.freelancers_boxed"):
    """Freelancers are put aside unseen."""

    rule = "MF-2.2"
    identities: Annotated[Secret[tuple[Identity, ...]], Meta(description="Their identities.")]


class IdentityDealt(Event, frozen=True, tag="microfilms.identity_dealt"):
    """A seat is dealt its identity; two identities for a player with the Croupier."""

    rule = "MF-2.3"
    seat: Seat
    identities: Annotated[Secret[tuple[Identity, ...]], Meta(description="Its own.")]


class LetterBoxed(Event, frozen=True, tag="microfilms.letter_boxed"):
    """One alliance letter is put aside unseen."""

    rule = "MF-2.4"
    letter: Annotated[Secret[Card], Meta(description="The boxed letter.")]


class ActionDealt(Event, frozen=True, tag="microfilms.action_dealt"):
    """A seat is dealt its first card."""

    rule = "MF-2.5"
    seat: Seat
    card: Annotated[Secret[Card], Meta(description="The card.")]


class DeckBuilt(Event, frozen=True, tag="microfilms.deck_built"):
    """The rest becomes the draw deck."""

    rule = "MF-2.5"
    size: Annotated[int, Meta(description="Number of cards.")]
    cards: Annotated[Secret[tuple[Card, ...]], Meta(description="In order, the top first.")]


class TurnBegan(Event, frozen=True, tag="microfilms.turn_began"):
    """A seat's turn begins."""

    rule = "MF-4"
    seat: Seat


class CardDrawn(Event, frozen=True, tag="microfilms.card_drawn"):
    """A seat draws from the draw deck."""

    rule = "MF-4.1.1"
    seat: Seat
    card: Annotated[Secret[Card], Meta(description="The card.")]


class DiscardTaken(Event, frozen=True, tag="microfilms.discard_taken"):
    """The top card of the discard is taken into a hand; `uncovered` is the new top card."""

    rule = "MF-4.1.2"
    seat: Seat
    card: Annotated[Card, Meta(description="The one taken.")]
    uncovered: Annotated[Card | None, Meta(description="Null if there is none, or none in sight.")]


class Passed(Event, frozen=True, tag="microfilms.passed"):
    """A seat passes."""

    rule = "MF-4.2"
    seat: Seat
    francs: Annotated[int, Meta(description="0 or 1, from the house.")]


class BribeOffered(Event, frozen=True, tag="microfilms.bribe_offered"):
    """A seat offers a card to another, face down."""

    rule = "MF-4.3"
    seat: Seat
    target: Seat
    card: Annotated[Secret[Card], Meta(description="The card.")]


class BribeAccepted(Event, frozen=True, tag="microfilms.bribe_accepted"):
    """The card changes hands, and the briber is Cleared."""

    rule = "MF-4.3.3"
    seat: Seat
    target: Seat
    card: Annotated[Secret[Card], Meta(description="The card.")]


class BribeDeclined(Event, frozen=True, tag="microfilms.bribe_declined"):
    """The bribe is declined."""

    rule = "MF-4.3.5"
    seat: Seat
    target: Seat
    francs: Annotated[int, Meta(description="0 or 1, from the target to the briber.")]


class Stole(Event, frozen=True, tag="microfilms.stole"):
    """A seat plays a Steal card."""

    rule = "MF-4.4"
    seat: Seat
    target: Seat
    francs: Annotated[int, Meta(description="0 to 2, from the target.")]


class CashedOut(Event, frozen=True, tag="microfilms.cashed_out"):
    """A seat plays a Cash Out card."""

    rule = "MF-4.5"
    seat: Seat
    francs: Annotated[int, Meta(description="0 to 3, from the house.")]


class Interrogated(Event, frozen=True, tag="microfilms.interrogated"):
    """A seat sees a random card of another."""

    rule = "MF-4.6"
    seat: Seat
    target: Seat
    paid: Annotated[Literal["IB", "FRANC"], Meta(description="The payment: a card or francs.")]
    card: Annotated[Secret[Card | Identity], Meta(description="The card it saw.")]


class BlackmailDeclared(Event, frozen=True, tag="microfilms.blackmail_declared"):
    """A seat blackmails another."""

    rule = "MF-4.7"
    seat: Seat
    target: Seat
    paid: Annotated[Literal["SB", "IB", "FRANCS"], Meta(description="The payment: a card or francs.")]


class BlackmailPaid(Event, frozen=True, tag="microfilms.blackmail_paid"):
    """Two francs from the target to the blackmailer."""

    rule = "MF-4.7.1"
    seat: Seat
    target: Seat


class BlackmailDefended(Event, frozen=True, tag="microfilms.blackmail_defended"):
    """The target defends with a Blowback card, which goes face up to the discard."""

    rule = "MF-4.7.2"
    seat: Seat
    target: Seat


class BlackmailDeclined(Event, frozen=True, tag="microfilms.blackmail_declined"):
    """The target declines: the blackmailer is Cleared, the target a Suspect."""

    rule = "MF-4.7.3"
    seat: Seat
    target: Seat


class CardTaken(Event, frozen=True, tag="microfilms.card_taken"):
    """A random card of the target's hand goes to the blackmailer."""

    rule = "MF-4.7.3"
    seat: Seat
    target: Seat
    card: Annotated[Secret[Card], Meta(description="The card.")]


class DiscardOwed(Event, frozen=True, tag="microfilms.discard_owed"):
    """A hand is above its limit at the end of its owner's turn."""

    rule = "MF-5.1"
    seat: Seat
    count: Annotated[int, Meta(description="Cards to discard.")]


class Discarded(Event, frozen=True, tag="microfilms.discarded"):
    """Cards go face up on the discard, in this order."""

    rule = "MF-5.2"
    seat: Seat
    cards: Annotated[tuple[Card, ...], Meta(description="The last on top.")]
    fee: Annotated[int, Meta(description="2 francs for the Ace, else 0.")]


class DeckReshuffled(Event, frozen=True, tag="microfilms.deck_reshuffled"):
    """The discard becomes the draw deck, and another evening begins."""

    rule = "MF-5.4"
    evening: Annotated[int, Meta(description="Its number.")]
    size: Annotated[int, Meta(description="Number of cards.")]
    cards: Annotated[Secret[tuple[Card, ...]], Meta(description="In order, the top first.")]


class CroupierPaid(Event, frozen=True, tag="microfilms.croupier_paid"):
    """The Croupier takes a franc (0 or 1) from the house and is Cleared."""

    rule = "MF-7.2.4"
    seat: Seat
    francs: Annotated[int, Meta(description="Those taken.")]


EVENTS = (
    TableLaid, FreelancersBoxed, IdentityDealt, LetterBoxed, ActionDealt, DeckBuilt, TurnBegan, CardDrawn, DiscardTaken,
    Passed, BribeOffered, BribeAccepted, BribeDeclined, Stole, CashedOut, Interrogated, BlackmailDeclared,
    BlackmailPaid, BlackmailDefended, BlackmailDeclined, CardTaken, DiscardOwed, Discarded, DeckReshuffled,
    CroupierPaid,
)  # fmt: skip

TURNING_POINTS = (TurnBegan, DeckReshuffled)
"""Turning points of a replay: new turns and evenings."""
