"""The auction in words."""

from __future__ import annotations

from collections.abc import Sequence

from deaddrop.rules import Word
from tests.toys.sealed_auction.game import Mind, Table

FORMATTERS: dict[str, Word] = {
    "bids": lambda bids, people: ", ".join(f"{people[seat]} {bid}" for seat, bid in enumerate(bids)),
    "winner": lambda seat, people: "nobody" if seat is None else people[seat],
}


def describe(table: Table, mind: Mind | None, people: Sequence[str]) -> tuple[str, ...]:
    """The view as lines of text; `people`: what each seat is called."""
    lines = [f"Lots so far: {', '.join(table.shown) or 'none'}."]
    for seat, coins in enumerate(table.coins):
        lines.append(f"{people[seat]} has {coins} coins and won {', '.join(table.won[seat]) or 'nothing'}.")
    lines += [f"{people[seat]} must bid." for seat in table.asked]
    if table.outcome is not None:
        lines.append(f"{' and '.join(people[seat] for seat in table.outcome.winners)} won.")
    if mind is not None and mind.wish is not None:
        lines.append(f"You came for the {mind.wish}.")
    if mind is not None and mind.bid is not None:
        lines.append(f"You have bid {mind.bid}.")
    return tuple(lines)
