"""Values of events in words, for their lines (rules MD-2 to MD-12)."""

from __future__ import annotations

from collections.abc import Sequence

from domain.kernel.text.event_text import Word, and_list
from domain.rulesets.microdot.model.pieces import NAMES
from domain.rulesets.microdot.model.terms import DIRECTIONS, instruction_text, items_text, segment_text
from domain.rulesets.microdot.view.form_labels import place_label

SYMBOLS = {
    "ortho": "a step forwards, backwards or sideways",
    "diag": "a diagonal step",
    "any": "a step in any direction",
    "mission": "a Mission Card",
    "barrier": "the move onto a barrier",
}
MODES = {
    "briefing": "is briefed",
    "mission": "is on the mission",
    "recovery": "is back on the strip, to recover a piece",
}
REASONS = {
    "bag_home": "an enemy's Diplomatic Bag is home",
    "round_cap": "the rounds ran out",
    "draw_agreed": "everybody agreed to a draw",
}


def briefings_text(numbers: Sequence[Sequence[int]], people: Sequence[str]) -> str:
    return ", ".join(f"{people[seat]} {and_list([str(each) for each in read])}" for seat, read in enumerate(numbers))


FORMATTERS: dict[str, Word] = {
    "nth": lambda segment, _: str(segment + 1),
    "symbol": lambda face, _: SYMBOLS[face],
    "shows": lambda segment, _: f", which shows {segment_text(segment)}",
    "says": lambda said, _: f": {instruction_text(said)}",
    "blocked": lambda blocked, _: "; another agent stands there, so nothing is collected or read" if blocked else "",
    "offer": lambda is_offer, _: " and may take a piece" if is_offer else "",
    "for": lambda items, _: f" and may take {items_text(items)}" if items else "",
    "either": lambda items, _: items_text(items),
    "item": lambda item, _: NAMES[item],
    "place": place_label,
    "freed": lambda captor, people: "" if captor is None else f", freed from {people[captor]}",
    "way": lambda direction, _: DIRECTIONS[direction],
    "steps": lambda steps, _: "" if steps == 1 else f", up to {steps} steps",
    "with": lambda owner, people: "" if owner is None else f" with {people[owner]}'s Diplomatic Bag",
    "mode": lambda mode, _: MODES[mode],
    "answers": lambda agree, _: "agrees to" if agree else "refuses",
    "reason": lambda reason, _: REASONS[reason],
    "readings": briefings_text,
}
"""Formatters of the lines of events."""
