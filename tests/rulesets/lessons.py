"""Lessons played by the rules alone: the learner does what is suggested, house bots play the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, TypeVar

import msgspec

from deaddrop.testing.luck import Dice
from deaddrop.testing.walks import fold_versioned
from domain.kernel.offers import Command, Offer
from domain.kernel.ruleset import decider
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.state import AnyState
from domain.kernel.words.guide import Lesson, Prompt

T = TypeVar("T")
LEARNER = 0
LONGEST = 400
"""Commands of a lesson that is played."""


class Asked(NamedTuple):
    """A decision of the learner. nth: of its kind; prompt: what the lesson says, if anything; fitting: offers that suit it."""

    state: AnyState
    kind: str
    nth: int
    prompt: Prompt | None
    fitting: tuple[Offer, ...]


class Stated:
    """Chance whose first outcomes are stated, and then follow from a seed."""

    def __init__(self, outcomes: Mapping[str, Sequence[Any]], rng: Random) -> None:
        self._left = {source: list(values) for source, values in outcomes.items()}
        self._dice = Dice(rng)

    def __call__(self, source: str, support: Sequence[T]) -> T:
        stated = self._left.get(source)
        return stated.pop(0) if stated else self._dice(source, support)


def learn(rules: AnyRuleset, lesson: Lesson, rng: Random) -> Iterator[Asked]:
    """The learner's decisions of one lesson, up to the last prompt or the end of the game."""
    options = msgspec.convert(lesson.options, rules.options)
    seats = lesson.players + rules.seating(options, lesson.players)
    deal = msgspec.convert(lesson.deal, rules.deal)
    chance = Stated(rules.deal_outcomes(options, seats, deal), rng)
    state = rules.initial(options, seats)
    state = fold_versioned(rules, state, decider.decide_opening(rules, state, chance), 0)
    counted, left = Counter[str](), len(lesson.prompts)
    for number in range(1, LONGEST):
        owed = rules.decisions(state.table)
        if not owed or not left:
            return
        seat = LEARNER if LEARNER in owed else min(owed)
        command = rules.imagining.house_bot(state.table, state.minds[seat], Dice(rng))
        if seat == LEARNER:
            kind = owed[seat]
            counted[kind] += 1
            prompt = prompt_for(lesson, kind, counted[kind])
            fitting = offers_for(rules, state, prompt)
            yield Asked(state, kind, counted[kind], prompt, fitting)
            if prompt is not None:
                left -= 1
                command = follow(prompt, fitting, rng, command)
        state = fold_versioned(rules, state, decider.decide(rules, state, seat, command, chance), 100 * number)


def prompt_for(lesson: Lesson, kind: str, nth: int) -> Prompt | None:
    return next((each for each in lesson.prompts if (each.when.decision, each.when.nth) == (kind, nth)), None)


def offers_for(rules: AnyRuleset, state: AnyState, prompt: Prompt | None) -> tuple[Offer, ...]:
    """Offers of the type that a prompt wants; all where it wants none."""
    offers = decider.offers_to(rules, state, LEARNER)
    wants = None if prompt is None else prompt.wants
    return offers if wants is None else tuple(each for each in offers if each.type == wants["type"])


def follow(prompt: Prompt, fitting: tuple[Offer, ...], rng: Random, usual: Command) -> Command:
    """A command as a prompt wants it, what it leaves open by lot; the usual one where it wants none."""
    if prompt.wants is None:
        return usual
    for _ in range(2000):
        command = rng.choice(fitting).sample(Dice(rng))
        told = msgspec.json.decode(msgspec.json.encode(command))
        if all(told.get(name) == value for name, value in prompt.wants.items()):
            return command
    raise AssertionError(f"{prompt.wants} is not offered")
