"""A view in plain words."""

from __future__ import annotations

from collections.abc import Sequence

from tests.toys.three_card_poker.mind import Mind
from tests.toys.three_card_poker.table import Table


def describe(table: Table, mind: Mind | None, people: Sequence[str]) -> tuple[str, ...]:
    """The view as lines of text; `people`: what each seat is called."""
    lines = [f"The pot holds {table.pot} chips."]
    if table.turn is not None:
        lines.append(f"{people[table.turn]} must {'answer a bet' if table.facing else 'check or bet'}.")
    lines += [f"{people[seat]} showed the {card}." for seat, card in enumerate(table.shown)]
    if table.outcome is not None:
        lines.append(f"{people[table.outcome.winners[0]]} won.")
    if mind is not None and mind.card is not None:
        lines.append(f"You hold the {mind.card}.")
    return tuple(lines)
