"""Drawing of a view: from the table and the minds the viewer may see (rule MF-9)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from domain.kernel.secrecy import Seat
from domain.kernel.table_drawing import Card, Pile, SeatArea, SeatMarker, Sketch, Tone
from domain.rulesets.microfilms.model import cards
from domain.rulesets.microfilms.model.cards import AGENTS, FILMS, NATION_OF, Identity, Nation
from domain.rulesets.microfilms.model.mind import Mind
from domain.rulesets.microfilms.model.table import Table, croupier_seat, decisions
from domain.rulesets.microfilms.view import click_targets

NATIONS: dict[Nation, tuple[str, Tone]] = {
    "CHINA": ("China", "gold"),
    "UK": ("UK", "blue"),
    "USA": ("USA", "green"),
    "USSR": ("USSR", "red"),
}

FACES: dict[str, Card] = {
    "ACE": Card("Ace", "of Spades"),
    "CO": Card("CO", "Cash Out"),
    "IB": Card("IB", "Interrogate"),
    "SB": Card("SB", "Steal"),
    "BROKER": Card("Broker", "Freelancer", "violet", is_role=True),
    "HITMAN": Card("Hitman", "Freelancer", "violet", is_role=True),
    "INTERPOL": Card("Interpol", "Freelancer", "violet", is_role=True),
    "JOURNALIST": Card("Journalist", "Freelancer", "violet", is_role=True),
}
"""Cards and identities without a nation."""

NOTES = {
    "turn": "to move",
    "bribe": "offered a bribe",
    "blackmail": "blackmailed",
    "discard": "must discard",
    "draw_offer": "offered a draw",
    "croupier": "about to play",
}
"""Status of a seat, by kind of decision."""


def sketch(table: Table, minds: Sequence[Mind], people: Sequence[str]) -> Sketch:
    """The drawing. minds: those the viewer may see; people: display name of each seat."""
    known = {mind.seat: mind for mind in minds}
    return Sketch(
        places=tuple(seat_area(table, seat, known.get(seat), people[seat]) for seat in table.seats),
        piles=(
            Pile("Draw deck", table.deck, means=click_targets.pile_targets("draw", "deck")),
            Pile(
                "Discard",
                table.discard_size,
                discard_top(table),
                means=click_targets.pile_targets("discard", "discard"),
            ),
            Pile("The house", table.house, is_coins=True, means=click_targets.HOUSE),
        ),
        captions=captions(table),
        coin="franc",
    )


def captions(table: Table) -> tuple[str, ...]:
    if table.phase == "setup":
        return ("Before the first evening",)
    nations = " · ".join(NATIONS[nation][0] for nation in table.nations)
    return (f"Evening {table.evening} · {nations}",)


def discard_top(table: Table) -> Card:
    """The top card of the discard, or a face-down card if it is empty."""
    return open_card(table.discard[-1]) if table.discard else Card()


def seat_area(table: Table, seat: Seat, mind: Mind | None, name: str) -> SeatArea:
    """A seat with its cards, token and francs. mind: its mind if the viewer may see it."""
    if table.out[seat]:
        return SeatArea(name, role_cards(table, seat, mind), is_out=True)
    suspicion = SeatMarker("Cleared", "good") if table.cleared[seat] else SeatMarker("Suspect", "bad")
    return SeatArea(
        name=name,
        cards=(*role_cards(table, seat, mind), *hand_cards(table, seat, mind)),
        tokens=(suspicion,),
        coins=table.francs[seat],
        means=click_targets.seat_targets(table, seat, is_own=mind is not None),
        note=NOTES.get(decisions(table).get(seat, ""), ""),
    )


def role_cards(table: Table, seat: Seat, mind: Mind | None) -> tuple[Card, ...]:
    """A seat's identities: face up if shown or visible to the viewer, else face down."""
    shown: Sequence[Identity] = table.reveal.identities[seat] if table.reveal else table.revealed[seat]
    if mind is not None and mind.identities:
        return tuple(replace(open_card(each), means=click_targets.attempt_targets(each)) for each in mind.identities)
    dealt = 0 if table.phase == "setup" else 2 if croupier_seat(table) not in (None, seat) else 1
    return tuple(open_card(each) for each in shown) + (Card(is_role=True),) * (dealt - len(shown))


def hand_cards(table: Table, seat: Seat, mind: Mind | None) -> tuple[Card, ...]:
    """A seat's hand, face up if visible to the viewer."""
    if mind is not None:
        return tuple(replace(open_card(card), means=click_targets.hand_card_targets(card)) for card in mind.hand)
    if table.reveal:
        return tuple(open_card(card) for card in table.reveal.hands[seat])
    return (Card(),) * table.hands[seat]


def open_card(card: cards.Card | Identity) -> Card:
    """A card or an identity, face up."""
    if card in FACES:
        return FACES[card]
    nation, tone = NATIONS[NATION_OF[card]]
    kind = "Agent" if card in AGENTS else "Microfilm" if card in FILMS else "Letter"
    return Card(nation, kind, tone, is_role=card in AGENTS)
