"""Choices of a turn and the answers to them (rules MF-4 and MF-5)."""

from __future__ import annotations

from domain.kernel.secrecy import Event, Known, Seat, to
from domain.rulesets.microfilms.model import commands, events
from domain.rulesets.microfilms.model.cards import ACE_FEE, Card, Identity
from domain.rulesets.microfilms.model.table import croupier_seat
from domain.rulesets.microfilms.rules.ending import close, finish
from domain.rulesets.microfilms.rules.state import Deciding


def draw(deciding: Deciding, seat: Seat, command: commands.DrawCard) -> None:
    """Rule MF-4.1."""
    if command.pile == "deck":
        return finish(deciding, draw_from_deck(deciding, seat))
    *covered, top = deciding.house.discard
    return finish(deciding, events.DiscardTaken(seat, top, covered[-1] if covered else None))


def draw_from_deck(deciding: Deciding, seat: Seat) -> events.CardDrawn:
    """Draw the top card of the deck; only the drawer learns it.  Rules MF-3.5.1, MF-4.1.1."""
    card = deciding.draw(f"draw-deck/{deciding.table.evening}", deciding.house.deck)
    return events.CardDrawn(seat, Known(card, to(seat)))


def take_franc(deciding: Deciding, seat: Seat) -> None:
    """Rule MF-4.2."""
    return finish(deciding, events.Passed(seat, min(1, deciding.table.house)))


def bribe(deciding: Deciding, seat: Seat, command: commands.Bribe) -> None:
    """Offer a bribe; the Croupier accepts at once.  Rules MF-4.3, MF-7.3."""
    target, card = command.target, command.card
    offered = events.BribeOffered(seat, target, Known(card, to(seat)))
    if target == croupier_seat(deciding.table):
        return finish(deciding, offered, events.BribeAccepted(seat, target, Known(card, to(seat, target))))
    return deciding.emit(offered)


def answer_bribe(deciding: Deciding, target: Seat, command: commands.AnswerBribe) -> None:
    """Rules MF-4.3.2 to MF-4.3.6."""
    seat = active_seat(deciding)
    card = deciding.minds[seat].offered
    assert card is not None
    if command.accept:
        return finish(deciding, events.BribeAccepted(seat, target, Known(card, to(seat, target))))
    return finish(deciding, events.BribeDeclined(seat, target, min(1, deciding.table.francs[target])))


def active_seat(deciding: Deciding) -> Seat:
    """The seat whose turn it is."""
    assert deciding.table.turn is not None
    return deciding.table.turn


def steal(deciding: Deciding, seat: Seat, target: Seat) -> None:
    """Rule MF-4.4."""
    return finish(deciding, events.Stole(seat, target, min(2, deciding.table.francs[target])))


def cash_out(deciding: Deciding, seat: Seat) -> None:
    """Rule MF-4.5."""
    return finish(deciding, events.CashedOut(seat, min(3, deciding.table.house)))


def interrogate(deciding: Deciding, seat: Seat, command: commands.Interrogate) -> None:
    """Show a random card of the target's hand and identities, or of the Croupier's hand only.  Rules MF-4.6, MF-7.3."""
    mind = deciding.minds[command.target]
    faces: tuple[Card | Identity, ...] = () if command.target == croupier_seat(deciding.table) else mind.identities
    card = deciding.draw("interrogation", (*mind.hand, *faces))
    return finish(deciding, events.Interrogated(seat, command.target, command.pay, Known(card, to(seat))))


def blackmail(deciding: Deciding, seat: Seat, command: commands.Blackmail) -> None:
    """Declare a blackmail. It resolves at once if publicly only one answer is possible.  Rules MF-4.7, MF-7.3."""
    target, table = command.target, deciding.table
    declared = events.BlackmailDeclared(seat, target, command.pay)
    if target == croupier_seat(table):
        if table.options.croupier_pays and table.francs[target] >= 2:
            return finish(deciding, declared, events.BlackmailPaid(seat, target))
        return finish(deciding, declared, *submit(deciding, seat, target))
    if table.francs[target] < 2 and not table.hands[target]:
        return finish(deciding, declared, *submit(deciding, seat, target))
    return deciding.emit(declared)


def answer_blackmail(deciding: Deciding, target: Seat, command: commands.AnswerBlackmail) -> None:
    """Rules MF-4.7.1 to MF-4.7.3."""
    seat = active_seat(deciding)
    match command.answer:
        case "pay":
            return finish(deciding, events.BlackmailPaid(seat, target))
        case "defend":
            return finish(deciding, events.BlackmailDefended(seat, target))
        case "decline":
            return finish(deciding, *submit(deciding, seat, target))


def submit(deciding: Deciding, seat: Seat, target: Seat) -> tuple[Event, ...]:
    """Turn the tokens and move a random card of the target's hand, if any, to the blackmailer.  Rule MF-4.7.3."""
    declined = events.BlackmailDeclined(seat, target)
    hand = deciding.minds[target].hand
    if not hand:
        return (declined,)
    return declined, events.CardTaken(seat, target, Known(deciding.draw("blackmail", hand), to(seat, target)))


def discard(deciding: Deciding, seat: Seat, command: commands.Discard) -> None:
    """Rules MF-5.2, MF-5.3."""
    return close(deciding, events.Discarded(seat, command.cards, ACE_FEE if "ACE" in command.cards else 0))
