"""Events of setup and of turns (rules MF-2 to MF-5, and MF-7.2). A `Secret` field carries its audience."""

from __future__ import annotations

from typing import Literal

from domain.kernel.secrecy import Event, Seat, Secret
from domain.rulesets.microfilms.model.cards import Card, Identity, Nation


class TableLaid(Event, frozen=True, tag="microfilms.table_laid"):
    """The nations in play are chosen, and the starting francs handed out.  Rules MF-2.1, MF-2.7.

    francs: by seat; house: the rest of the 30.
    nations: in play.
    """

    rule = "MF-2.1"
    nations: tuple[Nation, ...]
    francs: tuple[int, ...]
    house: int


class FreelancersBoxed(Event, frozen=True, tag="microfilms.freelancers_boxed"):
    """Freelancers are put aside unseen. identities: theirs."""

    rule = "MF-2.2"
    identities: Secret[tuple[Identity, ...]]


class IdentityDealt(Event, frozen=True, tag="microfilms.identity_dealt"):
    """A seat is dealt its identity; two identities for a player with the Croupier. identities: its own."""

    rule = "MF-2.3"
    seat: Seat
    identities: Secret[tuple[Identity, ...]]


class LetterBoxed(Event, frozen=True, tag="microfilms.letter_boxed"):
    """One alliance letter is put aside unseen. letter: which one."""

    rule = "MF-2.4"
    letter: Secret[Card]


class ActionDealt(Event, frozen=True, tag="microfilms.action_dealt"):
    """A seat is dealt its first card. card: what it is."""

    rule = "MF-2.5"
    seat: Seat
    card: Secret[Card]


class DeckBuilt(Event, frozen=True, tag="microfilms.deck_built"):
    """The rest becomes the draw deck. size: number of cards; cards: in order, the top first."""

    rule = "MF-2.5"
    size: int
    cards: Secret[tuple[Card, ...]]


class TurnBegan(Event, frozen=True, tag="microfilms.turn_began"):
    """A seat's turn begins."""

    rule = "MF-4"
    seat: Seat


class CardDrawn(Event, frozen=True, tag="microfilms.card_drawn"):
    """A seat draws from the draw deck. card: what it is."""

    rule = "MF-4.1.1"
    seat: Seat
    card: Secret[Card]


class DiscardTaken(Event, frozen=True, tag="microfilms.discard_taken"):
    """The top card of the discard is taken into a hand; `uncovered` is the new top card.

    card: the one taken; uncovered: null if there is none, or none in sight.
    """

    rule = "MF-4.1.2"
    seat: Seat
    card: Card
    uncovered: Card | None


class Passed(Event, frozen=True, tag="microfilms.passed"):
    """A seat passes. francs: 0 or 1, from the house."""

    rule = "MF-4.2"
    seat: Seat
    francs: int


class BribeOffered(Event, frozen=True, tag="microfilms.bribe_offered"):
    """A seat offers a card to another, face down. card: what it is."""

    rule = "MF-4.3"
    seat: Seat
    target: Seat
    card: Secret[Card]


class BribeAccepted(Event, frozen=True, tag="microfilms.bribe_accepted"):
    """The card changes hands, and the briber is Cleared. card: what it is."""

    rule = "MF-4.3.3"
    seat: Seat
    target: Seat
    card: Secret[Card]


class BribeDeclined(Event, frozen=True, tag="microfilms.bribe_declined"):
    """The bribe is declined. francs: 0 or 1, from the target to the briber."""

    rule = "MF-4.3.5"
    seat: Seat
    target: Seat
    francs: int


class Stole(Event, frozen=True, tag="microfilms.stole"):
    """A seat plays a Steal card. francs: 0 to 2, from the target."""

    rule = "MF-4.4"
    seat: Seat
    target: Seat
    francs: int


class CashedOut(Event, frozen=True, tag="microfilms.cashed_out"):
    """A seat plays a Cash Out card. francs: 0 to 3, from the house."""

    rule = "MF-4.5"
    seat: Seat
    francs: int


class Interrogated(Event, frozen=True, tag="microfilms.interrogated"):
    """A seat sees a random card of another. paid: what it used for it; card: what it saw."""

    rule = "MF-4.6"
    seat: Seat
    target: Seat
    paid: Literal["IB", "FRANC"]
    card: Secret[Card | Identity]


class BlackmailDeclared(Event, frozen=True, tag="microfilms.blackmail_declared"):
    """A seat blackmails another. paid: what it used for it."""

    rule = "MF-4.7"
    seat: Seat
    target: Seat
    paid: Literal["SB", "IB", "FRANCS"]


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
    """A random card of the target's hand goes to the blackmailer. card: what it is."""

    rule = "MF-4.7.3"
    seat: Seat
    target: Seat
    card: Secret[Card]


class DiscardOwed(Event, frozen=True, tag="microfilms.discard_owed"):
    """A hand is above its limit at the end of its owner's turn. count: cards to discard."""

    rule = "MF-5.1"
    seat: Seat
    count: int


class Discarded(Event, frozen=True, tag="microfilms.discarded"):
    """Cards go face up on the discard, in this order; fee: 2 francs for the Ace, else 0. cards: the last on top."""

    rule = "MF-5.2"
    seat: Seat
    cards: tuple[Card, ...]
    fee: int


class DeckReshuffled(Event, frozen=True, tag="microfilms.deck_reshuffled"):
    """The discard becomes the draw deck, and another evening begins.

    evening: its number; size: number of cards; cards: in order, the top first.
    """

    rule = "MF-5.4"
    evening: int
    size: int
    cards: Secret[tuple[Card, ...]]


class CroupierPaid(Event, frozen=True, tag="microfilms.croupier_paid"):
    """The Croupier takes a franc (0 or 1) from the house and is Cleared. francs: those taken."""

    rule = "MF-7.2.4"
    seat: Seat
    francs: int


EVENTS = (
    TableLaid, FreelancersBoxed, IdentityDealt, LetterBoxed, ActionDealt, DeckBuilt, TurnBegan, CardDrawn, DiscardTaken,
    Passed, BribeOffered, BribeAccepted, BribeDeclined, Stole, CashedOut, Interrogated, BlackmailDeclared,
    BlackmailPaid, BlackmailDefended, BlackmailDeclined, CardTaken, DiscardOwed, Discarded, DeckReshuffled,
    CroupierPaid,
)  # fmt: skip

TURNING_POINTS = (TurnBegan, DeckReshuffled)
"""Turning points of a replay: new turns and evenings."""
