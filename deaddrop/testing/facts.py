"""Facts about a game for the laws, written separately from its code."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NoReturn

import pytest

MayKnow = Mapping[str, tuple[str, Mapping[str, str]]]
"""By event type: names of the public fields, and for each hidden field names of the fields that hold its audience."""


class MissingFact(Exception):
    """A law lacks a fact; the message gives the line to write."""


def nothing(*_: Any) -> None:
    """A fact that asserts nothing, such as for a game that conserves nothing."""


@dataclass(frozen=True, eq=False)
class Facts:
    """Facts about a game. The first two are required, the others sharpen laws.

    may_know: by stored event name, the public fields as one string, and the hidden ones with their audience: the names
    of the fields that hold its seats, or `nobody`. A `?` at the end: or nobody. Example:
    `{"leduc.card_dealt": ("seat", {"card": "seat"})}`.

    conserved(state): asserts an invariant of all events: chips, every card in one place. `nothing` if there is none.

    knows_truth(state, seat): asserts that the seat's certain knowledge is true.

    hidden(state): the single facts of a state that some seat may not know, each a hashable value. Sampled worlds must
    reach every one. Default: every value in the minds and the house, by its field.

    word(value): name of a hidden value in event texts. Default: no text need name an opened value.

    phrases: lists that event texts may name as a whole, with the phrase. Example:
    `{("gun", "dagger"): "both weapons"}`.

    worlds(state, seat): every world that the seat may think possible, as often as it is likely, in the form of `world`;
    for positions with few. A chi-square test compares sampled worlds with them.

    world(state): a state in the form of `worlds`.

    options: values that random games draw from, by option, if arbitrary values would make most games dull; a random
    game keeps the default of most other options.

    pointed: fields of commands whose values are all on the table, so that each can be pointed at.
    """

    may_know: MayKnow | None = None
    conserved: Callable[[Any], None] | None = None
    knows_truth: Callable[[Any, int], None] | None = None
    hidden: Callable[[Any], Iterable[Hashable]] | None = None
    word: Callable[[Any], str] | None = None
    phrases: Mapping[tuple[Any, ...], str] = field(default_factory=dict)
    worlds: Callable[[Any, int], Iterable[Hashable]] | None = None
    world: Callable[[Any], Hashable] | None = None
    options: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    pointed: frozenset[str] = frozenset()


def conservation(facts: Facts) -> Callable[[Any], None]:
    """`Facts.conserved`.  Raises MissingFact."""
    if facts.conserved is None:
        raise MissingFact(
            "Facts(conserved=…) is missing. Write a function that asserts what no event changes, such as\n"
            "    def conserved(state):\n"
            '        assert sum(state.table.chips) == 20, "chips"\n'
            "or pass `deaddrop.testing.nothing`, if the game conserves nothing."
        )
    return facts.conserved


def skip_without(fact: str, law: str) -> NoReturn:
    """Skips a law that needs an optional fact."""
    pytest.skip(f"Facts({fact}) is not given: it is not tried that {law}")
