"""The poker table as a picture shows it."""

from __future__ import annotations

from collections.abc import Sequence

from domain.kernel.table_drawing import Card, SeatArea, Sketch
from tests.toys.three_card_poker.cards import SEATS
from tests.toys.three_card_poker.mind import Mind
from tests.toys.three_card_poker.table import Table


def sketch(table: Table, minds: Sequence[Mind], people: Sequence[str]) -> Sketch:
    """The table. minds: those that one may look into; people: what each player is called."""
    cards = dict(enumerate(table.shown)) | {mind.seat: mind.card for mind in minds if mind.card}
    return Sketch(
        places=tuple(
            SeatArea(people[seat], (Card(cards.get(seat, "")),), coins=table.chips[seat]) for seat in range(SEATS)
        ),
        captions=(f"The pot holds {table.pot}",),
        coin="chip",
    )
