"""A seat with one answer is asked no question: its words say what it does."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from domain.kernel.offers import is_forced
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Seat
from domain.kernel.state import AnyState
from domain.rulesets.casino_incognito import RULESET as CASINO
from domain.rulesets.infiltrators import RULESET as INFILTRATORS
from domain.rulesets.microdot import RULESET as MICRODOT
from domain.rulesets.microfilms import RULESET as MICROFILMS
from service.web.offer_forms import to_form
from tests.laws.plays import walk

PEOPLE = ("Anna", "Bert", "Carl", "Dora", "Emil", "Faye")
GAMES = 8
FORCED = {"casino-incognito": {"bid", "reveal"}, "microdot": {"throw", "colour"}, "microfilms": {"blackmail"}, "infiltrators": set()}
"""Kinds of decisions with one answer that the games here come to, by ruleset."""


def question(rules: AnyRuleset, state: AnyState, seat: Seat) -> str:
    asked = rules.words.question(state.table, state.minds[seat], PEOPLE[: len(state.minds)])
    assert asked is not None
    return asked.text


@pytest.mark.parametrize("rules", [MICROFILMS, INFILTRATORS, MICRODOT, CASINO], ids=lambda rules: str(rules.name))
def test_a_seat_with_one_answer_is_not_asked_what_it_answers(rules: AnyRuleset) -> None:
    found: Counter[str] = Counter()
    low, high = rules.players
    for number in range(GAMES):
        players = max(low, min(high, 3 + number % 3))
        for state in walk(rules, players, Random(f"questions/{rules.name}/{number}")):
            for seat, kind in rules.decisions(state.table).items():
                if is_forced(rules.offers(state.table, state.minds[seat])):
                    found[kind] += 1
                    assert not question(rules, state, seat).endswith("?"), kind
    assert FORCED[rules.name] <= found.keys()


def test_a_wager_of_one_amount_is_not_asked_for_by_how_much() -> None:
    found = 0
    for number in range(GAMES):
        for state in walk(CASINO, 3, Random(f"wagers/{number}")):
            for seat, kind in CASINO.decisions(state.table).items():
                amounts = [each for each in CASINO.offers(state.table, state.minds[seat]) if each.type == "wager"]
                if kind == "wager" and is_forced(amounts):
                    found += 1
                    text = question(CASINO, state, seat)
                    assert text.startswith("Do you "), text
                    assert ("without a chip" in text) == (not state.table.scoring.highest)
    assert found


def offer_of_order(values: list[str], size: int) -> dict[str, Any]:
    """An offer to discard this many of these cards in an order, as the API gives it."""
    limits = [{"contains": {"const": each}, "minContains": 0, "maxContains": values.count(each)} for each in sorted({*values})]
    cards = {"type": "array", "minItems": size, "maxItems": size, "items": {"enum": sorted({*values})}, "allOf": limits}
    return {"type": "discard", "summary": "", "rule": "MF-5.1", "schema": {"required": ["type", "cards"], "properties": {"type": {"const": "discard"}, "cards": cards}}}


@pytest.mark.parametrize(("values", "size"), [(["IB", "IB"], 2), (["IB"], 1), (["IB", "IB", "IB"], 2)])
def test_cards_that_are_all_alike_are_not_asked_for_one_by_one(values: list[str], size: int) -> None:
    form = to_form(offer_of_order(values, size), lambda _, value: str(value), frozenset())
    assert [each.label for each in form.foregone] == [f"{size} × IB" if size > 1 else "IB"]
    assert json.loads(form.foregone[0].json) == [*values[:size]]
    body = {"type": form.type, form.inputs[0].name: json.loads(form.foregone[0].json)}
    assert msgspec.to_builtins(msgspec.convert(body, MICROFILMS_DISCARD)) == {"type": "discard", "cards": (*values[:size],)}


def test_cards_that_differ_are_asked_for() -> None:
    assert to_form(offer_of_order(["IB", "SB"], 2), lambda _, value: str(value), frozenset()).foregone == ()


MICROFILMS_DISCARD = next(each for each in MICROFILMS.commands if each.__name__ == "Discard")
