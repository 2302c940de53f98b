"""Click targets of the drawing: the command fields that each drawn thing fills in (rules MF-4 to MF-8)."""

from __future__ import annotations

from domain.kernel.secrecy import Seat
from domain.kernel.table_drawing import Meaning
from domain.rulesets.microfilms.model.cards import AGENTS, FILMS, HANDS, Card, Identity, Place
from domain.rulesets.microfilms.model.table import Table, croupier_seat

HOUSE: tuple[Meaning, ...] = (("type", "pass"), ("pay", "FRANC"), ("pay", "FRANCS"))
AGREED: tuple[Meaning, ...] = (("accept", True), ("answer", "pay"), ("agree", True))
"""Targets of the seat whose turn it is: agreeing with it."""
REFUSED: tuple[Meaning, ...] = (("accept", False), ("answer", "decline"), ("agree", False), ("type", "propose_draw"))
"""Targets of one's own seat: refusing."""
PLAYED: dict[Card, tuple[Meaning, ...]] = {
    "SB": (("type", "steal"), ("pay", "SB")),
    "CO": (("type", "cash_out"), ("answer", "defend")),
    "IB": (("type", "interrogate"), ("pay", "IB")),
}
"""Commands that an action card in hand plays."""


def pile_targets(named: Place, drawn: str) -> tuple[Meaning, ...]:
    """Targets of a pile, to draw from or to name as the Broker. drawn: its value in the field `pile`."""
    return ("pile", drawn), *place_targets(named)


def place_targets(named: Place) -> tuple[Meaning, ...]:
    """Targets of a place that a Broker may name."""
    return ("first", named), ("second", named)


def seat_targets(table: Table, seat: Seat, *, is_own: bool) -> tuple[Meaning, ...]:
    """Targets of a seat's area: naming the seat, and answers to it."""
    claim: tuple[Meaning, ...] = (("type", "claim_croupier"),) if seat == croupier_seat(table) else ()
    answers = (*(AGREED if seat == table.turn else ()), *(REFUSED if is_own else ()))
    return (*answers, ("target", seat), *place_targets(HANDS[seat]), *claim)


def hand_card_targets(card: Card) -> tuple[Meaning, ...]:
    """Targets of a card in one's own hand: play it, bribe with it, show it, discard it."""
    shown: tuple[Meaning, ...] = (("film", card),) if card in FILMS else ()
    return (*PLAYED.get(card, ()), ("card", card), *shown, ("cards", card), ("discard_order", card))


def attempt_targets(identity: Identity) -> tuple[Meaning, ...]:
    """Targets of one's own identity: attempt to win with it."""
    return (("type", "win_as_agent" if identity in AGENTS else f"win_as_{identity.lower()}"),)
