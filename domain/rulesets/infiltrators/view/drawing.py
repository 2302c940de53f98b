"""Drawing of a view: from the table and the minds the viewer may see (rule IF-8)."""

from __future__ import annotations

from collections.abc import Sequence

from domain.kernel.secrecy import Seat
from domain.kernel.table_drawing import Card, Meaning, Pile, SeatArea, SeatMarker, Sketch
from domain.kernel.text.event_text import count_text
from domain.rulesets.infiltrators.model import cards
from domain.rulesets.infiltrators.model.cards import SUIT
from domain.rulesets.infiltrators.model.mind import Mind
from domain.rulesets.infiltrators.model.table import Table, decisions
from domain.rulesets.infiltrators.view.suspect_board import TONES, board, number_mark

NOTES = {
    "turn": "to move",
    "exchange_draw": "may draw",
    "reward": "may take a reward",
    "trim": "must discard",
    "last_chance": "may shoot",
}
"""Status of a seat, by kind of decision."""

REFUSED: tuple[Meaning, ...] = (("draw", False), ("type", "decline_reward"), ("type", "hold_fire"))
"""Targets of one's own seat: refusing."""


def sketch(table: Table, minds: Sequence[Mind], people: Sequence[str]) -> Sketch:
    """The drawing. minds: those the viewer may see; people: display name of each seat."""
    known = {mind.seat: mind for mind in minds}
    return Sketch(
        places=tuple(seat_area(table, seat, known.get(seat), people[seat]) for seat in table.seats),
        piles=(
            Pile("Headquarters", table.headquarters, means=(("type", "bide"), ("draw", True))),
            Pile("Centre", table.centre, means=(("type", "nab"),)),
            Pile(
                "Discard", len(table.discard) + len(table.covered), discard_top(table), means=(("type", "draw_reward"),)
            ),
        ),
        captions=captions(table),
        board=board(table, minds, people),
    )


def captions(table: Table) -> tuple[str, ...]:
    if table.phase == "setup":
        return ("Before the mission",)
    return table.brief.title, f"{count_text(table.bullets, 'bullet')}, {count_text(table.remaining, 'suspect')}"


def discard_top(table: Table) -> Card:
    """The last face-up card of the discard, or a face-down card if there is none."""
    return open_card(table.discard[-1]) if table.discard else Card()


def seat_area(table: Table, seat: Seat, mind: Mind | None, name: str) -> SeatArea:
    """A seat with its cards and token. mind: its mind if the viewer may see it."""
    return SeatArea(
        name=name,
        cards=hand_cards(table, seat, mind),
        tokens=(SeatMarker("Suspect", "bad"),) if table.stands[seat] else (),
        note=NOTES.get(decisions(table).get(seat, ""), ""),
        means=(("target", seat), *(REFUSED if mind is not None else ())),
    )


def hand_cards(table: Table, seat: Seat, mind: Mind | None) -> tuple[Card, ...]:
    """A seat's hand, face up if visible to the viewer."""
    if mind is not None:
        return tuple(open_card(card) for card in mind.hand)
    if table.reveal:
        return tuple(open_card(card) for card in table.reveal.hands[seat])
    kept = tuple(open_card(card) for card in table.kept[seat])
    return (*kept, *(Card(),) * (table.hands[seat] - len(kept)))


def open_card(card: cards.Card) -> Card:
    """A card, face up."""
    return Card(number_mark(card), SUIT[card].title(), TONES[SUIT[card]], means=(("card", card), ("cards", card)))
