"""What a viewer knows about agents: the characters that each can still be (rule CI-8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from domain.kernel.text.event_text import and_list, count_text
from domain.kernel.words.knowledge import Knowledge, Possible
from domain.rulesets.casino_incognito.model.mind import Mind, possible_agents
from domain.rulesets.casino_incognito.model.table import Table
from domain.rulesets.casino_incognito.view.labels import DISGUISE, disguise_kind

FEW = 4
"""Most characters that are named one by one."""


def knowledge(table: Table, mind: Mind | None, people: Sequence[str]) -> Knowledge:
    """By seat, the characters on its board of marks and on its face-down agent; of one's own those that all others leave open."""
    if not table.hand or table.outcome is not None or table.reveal is not None:
        return Knowledge()
    return Knowledge(tuple(possible_characters(table, mind, people)))


def possible_characters(table: Table, mind: Mind | None, people: Sequence[str]) -> Iterator[Possible]:
    for seat in range(len(people)):
        is_own = mind is not None and mind.seat == seat
        left = possible_agents(table, None if is_own else mind, seat)
        named = and_list([str(each) for each in left]).replace(" and ", " or ")
        said = f"character {named}" if len(left) <= FEW else f"one of {count_text(len(left), 'character')}"
        text = (f"Still open to the others: {named}." if len(left) <= FEW else f"{len(left)} still open to the others.") if is_own else f"{people[seat]} is {said}."
        yield Possible(f"marks:{seat}", tuple([str(each) for each in left]), text)
        if not is_own and len(left) <= FEW:
            yield Possible(f"agent:{seat}", tuple([disguise_kind(each) for each in left]), text, DISGUISE)
