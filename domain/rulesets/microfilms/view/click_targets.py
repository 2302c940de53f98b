"""What the things in the picture stand for: the fields of commands that pointing at them answers (rules MF-4 to MF-8)."""

from __future__ import annotations

from domain.kernel.secrecy import Seat
from domain.kernel.table_drawing import Meaning
from domain.rulesets.microfilms.model.cards import AGENTS, FILMS, HANDS, Card, Identity, Place
from domain.rulesets.microfilms.model.table import Table, croupier_seat

HOUSE: tuple[Meaning, ...] = (("type", "pass"), ("pay", "FRANC"), ("pay", "FRANCS"))
AGREED: tuple[Meaning, ...] = (("accept", True), ("answer", "pay"), ("agree", True))
"""What one says to whoever has the turn."""
REFUSED: tuple[Meaning, ...] = (("accept", False), ("answer", "decline"), ("agree", False), ("type", "propose_draw"))
"""What one says by keeping to oneself."""
PLAYED: dict[Card, tuple[Meaning, ...]] = {
    "SB": (("type", "steal"), ("pay", "SB")),
    "CO": (("type", "cash_out"), ("answer", "defend")),
    "IB": (("type", "interrogate"), ("pay", "IB")),
}
"""What a card in one's hand is for."""


def pile_targets(named: Place, drawn: str) -> tuple[Meaning, ...]:
    """A pile to draw from, and a place that a Broker may name."""
    return ("pile", drawn), *place_targets(named)


def place_targets(named: Place) -> tuple[Meaning, ...]:
    return ("first", named), ("second", named)


def seat_targets(table: Table, seat: Seat, *, is_own: bool) -> tuple[Meaning, ...]:
    """A player, and what one says to him."""
    claim: tuple[Meaning, ...] = (("type", "claim_croupier"),) if seat == croupier_seat(table) else ()
    said = (*(AGREED if seat == table.turn else ()), *(REFUSED if is_own else ()))
    return (*said, ("target", seat), *place_targets(HANDS[seat]), *claim)


def hand_card_targets(card: Card) -> tuple[Meaning, ...]:
    """A card in one's hand: to play, to give away, to show, to put down."""
    shown: tuple[Meaning, ...] = (("film", card),) if card in FILMS else ()
    return (*PLAYED.get(card, ()), ("card", card), *shown, ("cards", card), ("discard_order", card))


def attempt_targets(identity: Identity) -> tuple[Meaning, ...]:
    """Whom one reveals oneself as, to win."""
    return (("type", "win_as_agent" if identity in AGENTS else f"win_as_{identity.lower()}"),)
