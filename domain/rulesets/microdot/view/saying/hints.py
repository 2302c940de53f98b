"""Deductions open to a seat: the result of each throw on the strip (rules MD-5.1 to MD-5.3)."""

from __future__ import annotations

from collections.abc import Sequence

from domain.kernel.text.event_text import and_list
from domain.kernel.words.phrases import Hint
from domain.rulesets.microdot.model.kit import MICRODOT
from domain.rulesets.microdot.model.mind import Mind
from domain.rulesets.microdot.model.pieces import NAMES, Item, is_on_board
from domain.rulesets.microdot.model.table import Table, decisions


def hints(table: Table, mind: Mind, _people: Sequence[str]) -> tuple[Hint, ...]:
    """Results of the throws, for an agent on the strip that is about to throw."""
    if decisions(table).get(mind.seat) != "throw" or table.is_fit(mind.seat):
        return ()
    return tuple([Hint(f"{and_list([str(face) for face in faces])}: {text}.", rule="MD-5.1") for text, faces in throws(table, mind.seat).items()])


def throws(table: Table, seat: int) -> dict[str, list[int]]:
    """By result, the faces of the Coloured Die that lead to it."""
    kit, found = table.options.full_kit, dict[str, list[int]]()
    start = table.agents[seat]
    if start is None:
        start = table.territory(seat) * len(kit.strip) // 4 - 1
    for face in sorted({*kit.dice.coloured}):
        segment = (start + face) % len(kit.strip)
        found.setdefault(segment_result(table, seat, segment), []).append(face)
    return found


def segment_result(table: Table, seat: int, segment: int) -> str:
    """The result for an agent that reaches the segment."""
    shown = table.options.full_kit.strip[segment]
    if segment in (at for each, at in enumerate(table.agents) if each != seat):
        return "another agent is there, and nothing happens"
    if shown == MICRODOT:
        return "a microdot, so a Briefing Card"
    item: Item = shown  # type: ignore[assignment]
    piece = f"the {NAMES[item]}"
    return f"{piece}, which you have" if is_on_board(table.place_of(seat, item)) else f"{piece}, which you may take"
