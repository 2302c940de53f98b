"""Choices of a turn and the answers to them (rules MF-4 and MF-5)."""

from __future__ import annotations

from domain.kernel.secrecy import Event, Known, Seat, to
from domain.rulesets.microfilms.model.cards import ACE_FEE, Card, Identity
from domain.rulesets.microfilms.model.commands import (
    AnswerBlackmail,
    AnswerBribe,
    Blackmail,
    Bribe,
    Discard,
    DrawCard,
    Interrogate,
)
from domain.rulesets.microfilms.model.events import (
    BlackmailDeclared,
    BlackmailDeclined,
    BlackmailDefended,
    BlackmailPaid,
    BribeAccepted,
    BribeDeclined,
    BribeOffered,
    CardDrawn,
    CardTaken,
    CashedOut,
    Discarded,
    DiscardTaken,
    Interrogated,
    Passed,
    Stole,
)
from domain.rulesets.microfilms.model.table import croupier_seat
from domain.rulesets.microfilms.rules.ending import close, finish
from domain.rulesets.microfilms.rules.state import Turn


def draw(turn: Turn, seat: Seat, command: DrawCard) -> None:
    """Rule MF-4.1."""
    if command.pile == "deck":
        return finish(turn, draw_from_deck(turn, seat))
    *covered, top = turn.house.discard
    return finish(turn, DiscardTaken(seat, top, covered[-1] if covered else None))


def draw_from_deck(turn: Turn, seat: Seat) -> CardDrawn:
    """Draw the top card of the deck; only the drawer learns it.  Rules MF-3.5.1, MF-4.1.1."""
    card = turn.draw(f"draw-deck/{turn.table.evening}", turn.house.deck)
    return CardDrawn(seat, Known(card, to(seat)))


def take_franc(turn: Turn, seat: Seat) -> None:
    """Rule MF-4.2."""
    return finish(turn, Passed(seat, min(1, turn.table.house)))


def bribe(turn: Turn, seat: Seat, command: Bribe) -> None:
    """Offer a bribe; the Croupier accepts at once.  Rules MF-4.3, MF-7.3."""
    target, card = command.target, command.card
    offered = BribeOffered(seat, target, Known(card, to(seat)))
    if target == croupier_seat(turn.table):
        return finish(turn, offered, BribeAccepted(seat, target, Known(card, to(seat, target))))
    return turn.emit(offered)


def answer_bribe(turn: Turn, target: Seat, command: AnswerBribe) -> None:
    """Rules MF-4.3.2 to MF-4.3.6."""
    seat = active_seat(turn)
    card = turn.minds[seat].offered
    assert card is not None
    if command.accept:
        return finish(turn, BribeAccepted(seat, target, Known(card, to(seat, target))))
    return finish(turn, BribeDeclined(seat, target, min(1, turn.table.francs[target])))


def active_seat(turn: Turn) -> Seat:
    """The seat whose turn it is."""
    assert turn.table.turn is not None
    return turn.table.turn


def steal(turn: Turn, seat: Seat, target: Seat) -> None:
    """Rule MF-4.4."""
    return finish(turn, Stole(seat, target, min(2, turn.table.francs[target])))


def cash_out(turn: Turn, seat: Seat) -> None:
    """Rule MF-4.5."""
    return finish(turn, CashedOut(seat, min(3, turn.table.house)))


def interrogate(turn: Turn, seat: Seat, command: Interrogate) -> None:
    """Show a random card of the target's hand and identities, or of the Croupier's hand only.  Rules MF-4.6, MF-7.3."""
    mind = turn.minds[command.target]
    faces: tuple[Card | Identity, ...] = () if command.target == croupier_seat(turn.table) else mind.identities
    card = turn.draw("interrogation", (*mind.hand, *faces))
    return finish(turn, Interrogated(seat, command.target, command.pay, Known(card, to(seat))))


def blackmail(turn: Turn, seat: Seat, command: Blackmail) -> None:
    """Declare a blackmail. It resolves at once if publicly only one answer is possible.  Rules MF-4.7, MF-7.3."""
    target, table = command.target, turn.table
    declared = BlackmailDeclared(seat, target, command.pay)
    if target == croupier_seat(table):
        if table.options.croupier_pays and table.francs[target] >= 2:
            return finish(turn, declared, BlackmailPaid(seat, target))
        return finish(turn, declared, *submit(turn, seat, target))
    if table.francs[target] < 2 and not table.hands[target]:
        return finish(turn, declared, *submit(turn, seat, target))
    return turn.emit(declared)


def answer_blackmail(turn: Turn, target: Seat, command: AnswerBlackmail) -> None:
    """Rules MF-4.7.1 to MF-4.7.3."""
    seat = active_seat(turn)
    match command.answer:
        case "pay":
            return finish(turn, BlackmailPaid(seat, target))
        case "defend":
            return finish(turn, BlackmailDefended(seat, target))
        case "decline":
            return finish(turn, *submit(turn, seat, target))


def submit(turn: Turn, seat: Seat, target: Seat) -> tuple[Event, ...]:
    """Turn the tokens and move a random card of the target's hand, if any, to the blackmailer.  Rule MF-4.7.3."""
    declined = BlackmailDeclined(seat, target)
    hand = turn.minds[target].hand
    if not hand:
        return (declined,)
    return declined, CardTaken(seat, target, Known(turn.draw("blackmail", hand), to(seat, target)))


def discard(turn: Turn, seat: Seat, command: Discard) -> None:
    """Rules MF-5.2, MF-5.3."""
    return close(turn, Discarded(seat, command.cards, ACE_FEE if "ACE" in command.cards else 0))
