"""Random games by the rules only, without log or digests: fast, for laws of positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec

from deaddrop.testing import values
from deaddrop.testing.facts import Facts
from deaddrop.testing.luck import Dice
from domain.kernel.offers import Command, Offer
from domain.kernel.ruleset import decider
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Event
from domain.kernel.state import AnyState

LONGEST = 20_000
"""More commands than any game should need."""


class Position(NamedTuple):
    """A state of a random game, and the data that laws need to judge it."""

    rules: AnyRuleset
    facts: Facts
    state: AnyState

    @property
    def people(self) -> list[str]:
        """Names for the seats."""
        return [f"Seat {seat}" for seat in range(len(self.state.minds))]


def walk(
    rules: AnyRuleset,
    players: int,
    rng: Random,
    options: msgspec.Struct | None = None,
    drawn: Mapping[str, Sequence[Any]] | None = None,
    *,
    rare_first: bool = False,
) -> Iterator[AnyState]:
    """Every position of one random game, from the opening to the end.

    drawn: as in `values.options`; rare_first: prefer rarely given types of commands.
    """
    used = Counter[str]()
    made = options if options is not None else values.options(rules, players, rng, drawn)
    state = rules.initial(made, players + rules.seating(made, players))
    state = fold_versioned(rules, state, decider.decide_opening(rules, state, Dice(rng)), 0)
    for number in range(LONGEST):
        yield state
        awaited = rules.decisions(state.table)
        if not awaited:
            return
        seat = rng.choice(list(awaited))
        offers = decider.offers_to(rules, state, seat)
        command = rare_command(offers, used, rng) if rare_first else random_command(offers, rng)
        state = fold_versioned(rules, state, decider.decide(rules, state, seat, command, Dice(rng)), 100 * number)
    raise AssertionError(f"{rules.name}: a random game for {players} does not end within {LONGEST} commands")


def random_command(offers: Sequence[Offer], rng: Random) -> Command:
    """An instance of any offer."""
    return rng.choice(offers).sample(Dice(rng))


def rare_command(offers: Sequence[Offer], used: Counter[str], rng: Random) -> Command:
    """An instance of an offer, the likelier the less its type was used; counts it."""
    weights = [3.0 ** -used[offer.type] for offer in offers]
    command = rng.choices(offers, weights)[0].sample(Dice(rng))
    used[str(command.__struct_config__.tag)] += 1
    return command


def fold_versioned(rules: AnyRuleset, state: AnyState, events: Iterable[Event], version: int) -> AnyState:
    """The state after these events, the first of which has this version."""
    for number, event in enumerate(events):
        state = decider.evolve_state(rules, state, event, version + number)
    return state
