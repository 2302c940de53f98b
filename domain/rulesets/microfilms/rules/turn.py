"""What a player does with a turn, and how others answer (rules MF-4)."""

from __future__ import annotations

from domain.kernel.chance import Chance
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
from domain.rulesets.microfilms.model.table import croupier
from domain.rulesets.microfilms.rules.ending import close, finish
from domain.rulesets.microfilms.rules.state import State


def draw(state: State, seat: Seat, command: DrawCard, chance: Chance) -> tuple[Event, ...]:
    """Rule MF-4.1."""
    if command.pile == "deck":
        return finish(state, from_deck(state, seat, chance))
    *covered, top = state.house.discard
    return finish(state, DiscardTaken(seat, top, covered[-1] if covered else None))


def from_deck(state: State, seat: Seat, chance: Chance) -> CardDrawn:
    """The drawer alone learns the card."""
    card = chance(f"draw-deck/{state.table.evening}", state.house.deck)
    return CardDrawn(seat, Known(card, to(seat)))


def take_franc(state: State, seat: Seat) -> tuple[Event, ...]:
    """Rule MF-4.2."""
    return finish(state, Passed(seat, min(1, state.table.house)))


def bribe(state: State, seat: Seat, command: Bribe) -> tuple[Event, ...]:
    """The Croupier takes what he is offered.  Rules MF-4.3, MF-7.3."""
    target, card = command.target, command.card
    offered = BribeOffered(seat, target, Known(card, to(seat)))
    if target == croupier(state.table):
        return finish(state, offered, BribeAccepted(seat, target, Known(card, to(seat, target))))
    return (offered,)


def answer_bribe(state: State, target: Seat, command: AnswerBribe) -> tuple[Event, ...]:
    """Rules MF-4.3.2 to MF-4.3.6."""
    seat = active(state)
    card = state.minds[seat].offered
    assert card is not None
    if command.accept:
        return finish(state, BribeAccepted(seat, target, Known(card, to(seat, target))))
    return finish(state, BribeDeclined(seat, target, min(1, state.table.francs[target])))


def active(state: State) -> Seat:
    assert state.table.turn is not None
    return state.table.turn


def steal(state: State, seat: Seat, target: Seat) -> tuple[Event, ...]:
    """Rule MF-4.4."""
    return finish(state, Stole(seat, target, min(2, state.table.francs[target])))


def cash_out(state: State, seat: Seat) -> tuple[Event, ...]:
    """Rule MF-4.5."""
    return finish(state, CashedOut(seat, min(3, state.table.house)))


def interrogate(state: State, seat: Seat, command: Interrogate, chance: Chance) -> tuple[Event, ...]:
    """One card, each equally likely, of hand and identities; of the Croupier's hand alone.  Rules MF-4.6, MF-7.3."""
    mind = state.minds[command.target]
    faces: tuple[Card | Identity, ...] = () if command.target == croupier(state.table) else mind.identities
    card = chance("interrogation", (*mind.hand, *faces))
    return finish(state, Interrogated(seat, command.target, command.pay, Known(card, to(seat))))


def blackmail(state: State, seat: Seat, command: Blackmail, chance: Chance) -> tuple[Event, ...]:
    """Answered at once where everybody can see that there is only one answer.  Rules MF-4.7, MF-7.3."""
    target, table = command.target, state.table
    declared = BlackmailDeclared(seat, target, command.pay)
    if target == croupier(table):
        if table.options.croupier_pays and table.francs[target] >= 2:
            return finish(state, declared, BlackmailPaid(seat, target))
        return finish(state, declared, *submit(state, seat, target, chance))
    if table.francs[target] < 2 and not table.hands[target]:
        return finish(state, declared, *submit(state, seat, target, chance))
    return (declared,)


def answer_blackmail(state: State, target: Seat, command: AnswerBlackmail, chance: Chance) -> tuple[Event, ...]:
    """Rules MF-4.7.1 to MF-4.7.3."""
    seat = active(state)
    match command.answer:
        case "pay":
            return finish(state, BlackmailPaid(seat, target))
        case "defend":
            return finish(state, BlackmailDefended(seat, target))
        case "decline":
            return finish(state, *submit(state, seat, target, chance))


def submit(state: State, seat: Seat, target: Seat, chance: Chance) -> tuple[Event, ...]:
    """The tokens turn, and a random card changes hands.  Rule MF-4.7.3."""
    declined = BlackmailDeclined(seat, target)
    hand = state.minds[target].hand
    if not hand:
        return (declined,)
    return declined, CardTaken(seat, target, Known(chance("blackmail", hand), to(seat, target)))


def discard(state: State, seat: Seat, command: Discard) -> tuple[Event, ...]:
    """Rules MF-5.2, MF-5.3."""
    return close(state, Discarded(seat, command.cards, ACE_FEE if "ACE" in command.cards else 0))
