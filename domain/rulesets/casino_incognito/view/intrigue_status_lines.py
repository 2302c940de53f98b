"""Short status of intrigue, one line per seat."""

from __future__ import annotations

from collections.abc import Iterator

from domain.kernel.secrecy import Seat
from domain.kernel.text.event_text import count_text
from domain.rulesets.casino_incognito.model.abilities import WINDOWS
from domain.rulesets.casino_incognito.model.cards import NAMES
from domain.rulesets.casino_incognito.model.table import Table
from domain.rulesets.casino_incognito.view.card_texts import PLAYED, ability_name


def intrigue_seat_status(table: Table, seat: Seat) -> str:
    """A seat's action in a window; empty outside windows."""
    plot = table.plot
    if table.phase not in WINDOWS:
        return ""
    if table.asked and table.kind == "intrigue" and any(each.seat == seat for each in plot.answers):
        return "has sealed an answer"
    if plot.trial is not None and plot.trial.seat == seat:
        return f"tries a card for {plot.trial.chips}"
    if plot.trial is not None and seat in plot.trial.let:
        return "lets it be"
    if plot.effect is not None and plot.effect.seat == seat:
        return f"★ plays {NAMES[plot.effect.card]}, {ability_name(plot.effect.card)}"
    if seat in table.sealed:
        return "has sealed an answer"
    return "passes" if seat in table.done else ""


def standing_text(table: Table, seat: Seat) -> str:
    """A seat's standing in intrigue: cards tried and played, and public knowledge of its hand."""
    return "; ".join(standing_facts(table, seat))


def standing_facts(table: Table, seat: Seat) -> Iterator[str]:
    plot = table.plot
    if tries := plot.tries.count(seat):
        chips = sum(each.chips for each in plot.stakes if each.seat == seat)
        yield f"{count_text(tries, 'card')} tried" + (f", +{count_text(chips, 'chip')}" if chips else "")
    if seat in plot.played:
        yield "has played"
    if seat in plot.passing:
        yield "passes until a card is played"
    for each in plot.fitting:
        if each.seat == seat:
            yield f"has one for {PLAYED[each.window]}"
