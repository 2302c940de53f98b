"""Short status of intrigue: one line for the table, one per seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from domain.kernel.event_text import count_text
from domain.kernel.secrecy import Seat
from domain.rulesets.casino_incognito.model.abilities import WINDOWS, Ability, ability
from domain.rulesets.casino_incognito.model.cards import NAMES
from domain.rulesets.casino_incognito.model.intrigue_state import Effect
from domain.rulesets.casino_incognito.model.table import Table
from domain.rulesets.casino_incognito.view.card_texts import PLAYED, ability_name

HINTS = {
    "intrigue": "Everybody says in secret which face-down card to try, if any",
    "match": "{tried}: matching stops it",
    "target": "{played}",
    "drinks": "{played}",
    "bomb": "{played}: each player moves one out",
    "mark": "{played}: all others mark two",
    "dart": "{played}: pay, or bid 1 at most",
}
ASKED = {
    "intrigue": "is deciding …",
    "match": "is deciding …",
    "target": "chooses …",
    "drinks": "lays cards …",
    "bomb": "moves a character out …",
    "mark": "is deciding …",
    "dart": "pays or submits …",
}
TO_DO = {
    "intrigue": "Point at chips and a card for this window, or pass",
    "match": "Match the chips, or let the card be",
    "drinks": "For each of your cards, point at a conversation",
    "bomb": "Point at a character of that room, then at a room beside it",
    "mark": "Point at two of that room that are not you",
    "dart": "Pay, or submit to it",
}
AIMS: dict[Ability, str] = {
    "muscle": "Point at a room",
    "femme": "Point at a room",
    "dart": "Point at a player",
    "encounter": "Point at a conversation, a card to take and one of yours to give",
    "bomb": "Point at a room",
    "glitter": "Point at the chips that become points",
    "target": "Point at a room with four characters or more",
    "distraction": "Point at a conversation, then at a room beside it",
}
"""Instructions for the player of a card, by ability."""


def intrigue_headline(table: Table, kind: str, people: Sequence[str]) -> str:
    """What the table waits for in a window."""
    trial, effect = table.plot.trial, table.plot.effect
    tried = f"{people[trial.seat]} tries a card for {count_text(trial.chips, 'chip')}" if trial is not None else ""
    return HINTS[kind].format(tried=tried, played=effect_text(effect, people) if effect is not None else "")


def effect_text(effect: Effect, people: Sequence[str]) -> str:
    where = f", room {effect.room}" if effect.room else ""
    whom = f", on {people[effect.target]}" if effect.target is not None else ""
    return f"{people[effect.seat]} plays {NAMES[effect.card]}, {ability_name(effect.card)}{where}{whom}"


def intrigue_pointer_text(table: Table, kind: str) -> str:
    """Instructions for the seat asked."""
    its = ability(table.plot.effect.card) if table.plot.effect is not None else None
    return AIMS[its] if kind == "target" and its is not None else TO_DO[kind]


def intrigue_seat_status(table: Table, seat: Seat) -> str:
    """What a seat does or has done in a window; empty outside windows."""
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
    """A seat's standing in intrigue: cards tried and played, and what is publicly known of its hand."""
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
