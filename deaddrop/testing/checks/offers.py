"""Laws of offers: offered commands are accepted, all others refused, and both can be read."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, islice
from random import Random
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

from deaddrop.testing import values
from deaddrop.testing.checks.offer_schemas import is_offer_schema
from deaddrop.testing.citations import rule_numbers
from deaddrop.testing.facts import conservation
from deaddrop.testing.luck import Dice
from deaddrop.testing.walks import Position
from domain.game.commands import parse_command
from domain.kernel.choices import Between, Maybe, Ordered, Some
from domain.kernel.errors import Malformed, NotOffered
from domain.kernel.offers import Answer, Command, Offer, to_offers, to_withheld
from domain.kernel.ruleset import decider
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Seat
from domain.kernel.state import AnyState
from domain.kernel.text.event_text import with_capital
from domain.kernel.validation.offer_misfits import command_misfits
from projections.game_view import offer_json
from projections.offer_text import enum_values, offer_line, value_namer
from service.web.offer_forms import to_form, value_key

TRIED = 30
"""Instances of one offer that are tried at one position."""
LONGEST_REASON = 90
"""Characters of the reason of an answer that is withheld."""


def every_offer_is_accepted(at: Position, rng: Random) -> None:
    """Every instance of every offer is accepted: in the true world, and in one that the seat samples."""
    rules, state = at.rules, at.state
    for seat in rules.decisions(state.table):
        world = rules.imagining.sample_world(state.table, state.minds[seat], Dice(rng))
        for offer in decider.offers_to(rules, state, seat):
            check_ways(offer)
            for command in instances(offer, rng):
                check_admitted(offer, command)
                check_accepted(at, seat, command, rng)
                check_accepted(at._replace(state=world), seat, command, rng)


def instances(offer: Offer, rng: Random) -> list[Command]:
    """All instances, or a sample of many."""
    few = list(islice(offer.instances(), TRIED + 1))
    return few if len(few) <= TRIED else [offer.sample(Dice(rng)) for _ in range(TRIED)]


def check_ways(offer: Offer) -> None:
    """Asserts that no command fits two ways: it would be listed twice, and sampled too often."""
    for one, other in combinations(offer.ways, 2):
        common = {name: [each for each in one[name].values if other[name].admits(each)] for name in one.keys() & other}
        assert not all(common.values()), (
            f"offer({offer.command.__name__}, …) has two ways that one command fits: in both, "
            f"{' and '.join(f'{name} may be {common[name][0]!r}' for name in sorted(common)) or 'no field is named'}"
        )


def check_admitted(offer: Offer, command: Command) -> None:
    """Asserts that an offer admits a command that it lists."""
    name = type(command).__name__
    if not offer.admits(command):
        misfits = ", ".join(f"{field}: {message}" for field, message in command_misfits(offer, command).items())
        raise AssertionError(
            f"offer({name}, …) lists {name}({fields_text(command)}), but does not admit it: {misfits} Its ways may only "
            "list values that the choice of the field has, and fields that it does not name have the default None."
        )


def fields_text(command: Command) -> str:
    """The fields of a command as its constructor takes them."""
    return ", ".join(f"{name}={getattr(command, name)!r}" for name in command.__struct_fields__)


def check_accepted(at: Position, seat: Seat, command: Command, rng: Random) -> None:
    events = decider.decide(at.rules, at.state, seat, command, Dice(rng))
    assert events, f"{msgspec.to_builtins(command)} of seat {seat} leads to no event"
    after = decider.fold(at.rules, at.state, events)
    conservation(at.facts)(after)
    assert at.rules.outcome(after.table) is not None or at.rules.decisions(after.table), (
        f"after {msgspec.to_builtins(command)} of seat {seat} no seat is asked, and the game is not over"
    )


def other_commands_are_refused(at: Position, rng: Random) -> None:
    """A command that no schema admits is refused and changes nothing; an instance of an exact schema is accepted."""
    rules, state = at.rules, at.state
    for mind in state.minds:
        offers = rules.offers(state.table, mind)
        for body in map(without_nulls, (*bodies(rules, rng), *offered_bodies(rules, state, mind.seat, rng))):
            before = (state.table, state.minds, state.house)
            fitting = [each for each in offers if validator(msgspec.json.encode(each.schema())).is_valid(body)]
            command = command_of(rules, body)
            if command is None:
                assert not any(each.is_exact for each in fitting), f"the schema of an offer admits {body}, its type does not"
            elif any(each.is_exact or each.admits(command) for each in fitting):
                check_accepted(at, mind.seat, command, rng)
            else:
                with pytest.raises(NotOffered) as refused:
                    decider.decide(rules, state, mind.seat, command, Dice(rng))
                numbers = rule_numbers(rules)
                assert numbers is None or refused.value.rule in numbers, (
                    f"{body}: cites rule {refused.value.rule}, which is not in the rulebook"
                )
                check_refusal(refused.value, command, rules.answers(state.table, mind))
            assert before == (state.table, state.minds, state.house)


def check_refusal(refusal: NotOffered, command: Command, answers: Sequence[Answer]) -> None:
    """Asserts that a refusal names the fields whose values no offer of this command admits, or the lack of such an
    offer, with the reason if it is withheld; in few words.
    """
    same = [each for each in to_offers(answers) if each.command is type(command)]
    for each in to_withheld(answers):
        if each.command is type(command) and not each.field:
            assert with_capital(each.reason) in refusal.detail
            assert refusal.rule == each.rule
    assert set(refusal.errors) <= ({*command.__struct_fields__} if same else {"type"})
    assert refusal.errors
    assert refusal.detail.isprintable()
    assert len(refusal.detail) < 1000
    for name in command.__struct_fields__:
        choices = [each.choices[name] for each in same if name in each.choices]
        if choices and not any(choice.admits(getattr(command, name)) for choice in choices):
            assert name in refusal.errors


def withheld_answers_have_reasons(at: Position, _: Random) -> None:
    """What is withheld is not offered, and has one reason: a clause in few words, by an existing rule."""
    rules, state = at.rules, at.state
    numbers = rule_numbers(rules)
    for mind in state.minds:
        offers, withheld = rules.offers(state.table, mind), rules.withheld(state.table, mind)
        named = [(each.command, each.field, msgspec.json.encode(each.value)) for each in withheld]
        assert len(set(named)) == len(named), f"seat {mind.seat}: two reasons for one answer: {withheld}"
        for each in withheld:
            name = f"withhold({each.command.__name__}, {each.reason!r})"
            same = [offer for offer in offers if offer.command is each.command]
            assert each.command in rules.commands, f"{name}: the ruleset has no such command"
            assert numbers is None or each.rule in numbers, f"{name} cites rule {each.rule!r}, which is not in the rulebook"
            assert each.reason.isprintable(), name
            assert each.reason[:1].islower(), f"{name}: a reason begins without a capital"
            assert not each.reason.endswith("."), f"{name}: a reason ends without a full stop"
            assert len(each.reason) <= LONGEST_REASON, f"{name}: longer than {LONGEST_REASON} characters"
            if not each.field:
                assert not same, f"{name}, but it is offered"
                continue
            assert same, f"{name}: withhold the whole command, since no offer of it is made"
            values = [value for offer in same if each.field in offer.choices for value in some_values(offer.choices[each.field])]
            assert each.value not in values, f"{name}: {each.field} may be {each.value!r} in an offer"


def offers_use_few_keywords(at: Position, _: Random) -> None:
    """The schema of an offer stays in the part of JSON Schema that clients read."""
    for mind in at.state.minds:
        for offer in at.rules.offers(at.state.table, mind):
            schema = msgspec.json.decode(msgspec.json.encode(offer.schema()))
            assert is_offer_schema(schema), f"the schema of {offer.type} has keywords that clients need not know (docs/spec/offers.md): {schema}"


def offers_can_be_read(at: Position, _: Random) -> None:
    """The line of an offer cites an existing rule and names each value; a form distinguishes its values."""
    rules, state, people = at.rules, at.state, at.people
    numbers = rule_numbers(rules)
    for mind in state.minds:
        for offer in rules.offers(state.table, mind):
            assert numbers is None or offer.rule in numbers, (
                f"{offer.type} cites rule {offer.rule!r}, which is not in the rulebook"
            )
            line = offer_line(rules, offer, people)
            assert line.startswith(f"You may: {offer.summary} ({offer.type}")
            assert "\n" not in line
            check_form(rules, offer, people)
            for field, choice in offer.choices.items():
                if isinstance(choice, Between):
                    span = str(choice.low) if choice.low == choice.high else f"{choice.low} to {choice.high}"
                    assert f"{offer.label(field)}: {span}." in line
                    continue
                for value in enum_values(choice.schema()):
                    for each in value if isinstance(value, list) else (value,):
                        assert each is None or rules.words.value_text(field, each, people) in line


def check_form(rules: AnyRuleset, offer: Offer, people: Sequence[str]) -> None:
    """Values of a field never read the same, in a line or a form, and have one order; fields have their labels."""
    for field, choice in offer.choices.items():
        values = {msgspec.json.encode(each): each for each in some_values(choice)}
        named = [value_namer(rules, field, people)(value) for value in values.values()]
        assert len(set(named)) == len(named), (offer.type, field, named)
    shown = to_form(
        json.loads(msgspec.json.encode(offer_json(offer))),
        lambda field, value: rules.words.value_text(field, value, people),
        frozenset(),
        rules.words.value_order,
    )
    assert shown.title == offer.title
    assert [each.label for each in shown.inputs] == [offer.label(field) for field in offer.choices]
    assert len({each.label for each in shown.inputs}) == len(shown.inputs)
    for each in shown.inputs:
        labels = [value.label for value in each.values]
        assert len(set(labels)) == len(labels), (offer.type, each.name, labels)
        assert all(labels)
        order = [value_key(each.name, json.loads(value.json), rules.words.value_order) for value in each.values]
        assert order == sorted(order), (offer.type, each.name, labels)


def some_values(choice: Any) -> Iterator[Any]:
    """The values or parts of a choice."""
    match choice:
        case Maybe(inner):
            return some_values(inner)
        case Ordered(items, _) | Some(items):
            return iter(items)
    return islice(choice.instances(), TRIED)


def without_nulls(body: dict[str, Any]) -> dict[str, Any]:
    """The body without nulls, which are equivalent to leaving a field out."""
    return {name: value for name, value in body.items() if value is not None}


@cache
def validator(schema: bytes) -> Any:
    """A validator for a schema as a client reads it; the schema itself is checked."""
    parsed = msgspec.json.decode(schema)
    Draft202012Validator.check_schema(parsed)
    return Draft202012Validator(parsed)


def bodies(rules: AnyRuleset, rng: Random) -> list[dict[str, Any]]:
    """A random body of every command type, by its syntax."""
    return [values.body(kind, rng) for kind in rules.commands]


def command_of(rules: AnyRuleset, body: dict[str, Any]) -> Command | None:
    """The command; None if its type forbids the body, which is then malformed over HTTP."""
    try:
        return parse_command(rules, body)
    except Malformed:
        return None


def offered_bodies(rules: AnyRuleset, state: AnyState, seat: Seat, rng: Random) -> list[dict[str, Any]]:
    """Instances of the offers, whole and with one field changed."""
    made = []
    for offer in decider.offers_to(rules, state, seat):
        body = msgspec.json.decode(msgspec.json.encode(offer.sample(Dice(rng))))
        other = values.body(offer.command, rng)
        made.append(body)
        made += [{**body, name: other[name]} for name in offer.choices if name in other]
    return made


LAWS = (
    every_offer_is_accepted, other_commands_are_refused, withheld_answers_have_reasons,
    offers_use_few_keywords, offers_can_be_read,
)  # fmt: skip
