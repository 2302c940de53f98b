"""The steps of a hand: the rounds, the phases of the current one, and scoring (rules CI-4 to CI-9)."""

from __future__ import annotations

from collections.abc import Iterator

from domain.kernel.words.scene import Step
from domain.rulesets.casino_incognito.model.table import Phase, Table

PARTS: dict[str, tuple[Phase, ...]] = {
    "Surveillance": ("before_surveillance", "surveillance", "in_surveillance"),
    "Blending in": ("before_blending_in", "free_moves", "paid_moves"),
    "Contact": ("before_contact", "contact"),
    "Leak": ("leak", "round_end"),
}
"""The steps of a round, each with its phases."""
SCORING: tuple[Phase, ...] = ("before_scoring", "before_tile", "scoring", "rewards", "hand_end")


def course(table: Table) -> tuple[Step, ...]:
    """The course of the hand; None before the first hand and after the last."""
    return tuple(steps(table)) if table.hand and table.outcome is None else ()


def steps(table: Table) -> Iterator[Step]:
    is_scored = table.phase in SCORING
    for number in range(1, table.options.rounds + 1):
        if number == table.round and not is_scored:
            yield Step(f"Round {number}", "now")
            yield from phases_of_round(table.phase)
        else:
            yield Step(f"Round {number}", "past" if is_scored or number < table.round else "ahead")
    yield Step("Scoring", "now" if is_scored else "ahead")


def phases_of_round(phase: Phase) -> Iterator[Step]:
    names = list(PARTS)
    here = next((nth for nth, each in enumerate(PARTS.values()) if phase in each), -1)
    for nth, name in enumerate(names):
        yield Step(name, "now" if nth == here else "past" if nth < here else "ahead")
