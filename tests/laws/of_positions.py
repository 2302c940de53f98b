"""Laws that every position of a game obeys: what is asked, what is offered, and which worlds it may be."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

from domain.kernel import decider
from domain.kernel.errors import NotOffered
from domain.kernel.ledger import canonical
from domain.kernel.offers import Between, Command, Maybe, Offer, Ordered, Some
from domain.kernel.ruleset import AnyRuleset
from domain.kernel.secrecy import Seat
from domain.kernel.state import AnyState
from projections.game_view import offer_json
from projections.offer_text import enum_values, offer_line, value_namer
from service.web.offer_forms import to_form
from tests.laws import values
from tests.laws.facts import CONSERVED, HIDDEN, IS_TRUE
from tests.laws.luck import Dice

TRIED = 30
"""Instances of one offer tried at one position."""


IMAGINED = 400
"""Worlds in which each fact must turn up once."""


def asks_the_table(rules: AnyRuleset, state: AnyState, rng: Random) -> None:
    """Answers are owed by seats at the table; who owes one has an offer, and his default answer is among them."""
    owed = rules.decisions(state.table)
    assert rules.outcome(state.table) is not None or owed, "nobody is asked, and the game is not over"
    for mind in state.minds:
        offers = rules.offers(state.table, mind)
        asked = [offer for offer in offers if offer.command not in rules.asides]
        assert bool(asked) == (mind.seat in owed)
        assert len({offer.type for offer in offers}) == len(offers), "two offers of one type"
        rules.describe(state.table, mind, [f"Seat {seat}" for seat in range(len(state.minds))])
    rules.describe(state.table, None, [f"Seat {seat}" for seat in range(len(state.minds))])
    for seat in owed:
        assert 0 <= seat < len(state.minds)
        assert admitted(rules, state, seat, rules.default(state.table, state.minds[seat]))
        assert rng.random() > 0.1 or admitted(rules, state, seat, house_bot(rules, state, seat, rng.random()))


def house_bot(rules: AnyRuleset, state: AnyState, seat: Seat, seed: float) -> Command:
    """The house's move, the same from the same view and seed."""
    move = rules.house_bot(state.table, state.minds[seat], Dice(Random(seed)))
    assert move == rules.house_bot(copied(state.table), copied(state.minds[seat]), Dice(Random(seed)))
    return move


def copied(part: Any) -> Any:
    """The same value in other objects."""
    return msgspec.json.decode(msgspec.json.encode(part), type=type(part))


def admitted(rules: AnyRuleset, state: AnyState, seat: Seat, command: Command) -> bool:
    return any(offer.admits(command) for offer in decider.offers_to(rules, state, seat))


def offers_are_sound(rules: AnyRuleset, state: AnyState, rng: Random) -> None:
    """Every instance of every offer is accepted: in the true world, and in any other that the seat thinks possible."""
    for seat in rules.decisions(state.table):
        world = rules.sample_world(state.table, state.minds[seat], Dice(rng))
        for offer in decider.offers_to(rules, state, seat):
            for command in instances(offer, rng):
                assert offer.admits(command)
                accepted(rules, state, seat, command, rng)
                accepted(rules, world, seat, command, rng)


def instances(offer: Offer, rng: Random) -> list[Command]:
    """All instances, or some of many."""
    few = list(islice(offer.instances(), TRIED + 1))
    return few if len(few) <= TRIED else [offer.sample(Dice(rng)) for _ in range(TRIED)]


def accepted(rules: AnyRuleset, state: AnyState, seat: Seat, command: Command, rng: Random) -> None:
    """The command is carried out, and what it leads to is in order."""
    events = decider.decide(rules, state, seat, command, Dice(rng))
    assert events
    after = decider.fold(rules, state, events)
    CONSERVED[rules.name](after)
    assert rules.outcome(after.table) is not None or rules.decisions(after.table)


def offers_are_complete(rules: AnyRuleset, state: AnyState, rng: Random) -> None:
    """A command that no offer's schema admits is refused and changes nothing; one that an exact offer's admits is carried out."""
    for mind in state.minds:
        offers = rules.offers(state.table, mind)
        for body in map(without_nulls, (*bodies(rules, rng), *offered_bodies(rules, state, mind.seat, rng))):
            before = (state.table, state.minds, state.house)
            fitting = [each for each in offers if validator(msgspec.json.encode(each.schema())).is_valid(body)]
            command = command_of(rules, body)
            if any(each.is_exact or each.admits(command) for each in fitting):
                accepted(rules, state, mind.seat, command, rng)
            else:
                with pytest.raises(NotOffered) as refused:
                    decider.decide(rules, state, mind.seat, command, Dice(rng))
                assert refused.value.rule is not None
                assert refused.value.rule in rule_numbers(rules)
                says_what_is_wrong(refused.value, command, offers)
            assert before == (state.table, state.minds, state.house)


def says_what_is_wrong(refusal: NotOffered, command: Command, offers: Sequence[Offer]) -> None:
    """A refusal names the fields that no offer of this command takes so, or that there is no such offer; in few words."""
    same = [each for each in offers if each.command is type(command)]
    assert set(refusal.errors) <= ({*command.__struct_fields__} if same else {"type"})
    assert refusal.errors
    assert refusal.detail.isprintable()
    assert len(refusal.detail) < 1000
    for name in command.__struct_fields__:
        choices = [each.choices[name] for each in same if name in each.choices]
        if choices and not any(choice.admits(getattr(command, name)) for choice in choices):
            assert name in refusal.errors


def is_readable(rules: AnyRuleset, offer: Offer, names: Sequence[str]) -> None:
    """Two values of a field never read the same, in words or in a form, and stand in one order; fields and buttons say what they are."""
    for field, choice in offer.choices.items():
        values = {msgspec.json.encode(each): each for each in some_values(choice)}
        said = [value_namer(rules, field, names)(value) for value in values.values()]
        assert len(set(said)) == len(said), (offer.type, field, said)
    shown = to_form(
        json.loads(msgspec.json.encode(offer_json(offer))),
        lambda name, value: rules.value_text(name, value, names),
        frozenset(),
        rules.value_order,
    )
    assert shown.title == offer.title
    assert [each.label for each in shown.inputs] == [offer.label(field) for field in offer.choices]
    assert len({each.label for each in shown.inputs}) == len(shown.inputs)
    for each in shown.inputs:
        labels = [value.label for value in each.values]
        assert len(set(labels)) == len(labels), (offer.type, each.name, labels)
        assert all(labels)
        order = [rules.value_order(each.name, json.loads(value.json)) for value in each.values]
        assert order == sorted(order), (offer.type, each.name, labels)


def some_values(choice: Any) -> Iterator[Any]:
    """The values that a choice puts together, or takes."""
    match choice:
        case Maybe(inner):
            return some_values(inner)
        case Ordered(items, _) | Some(items):
            return iter(items)
    return islice(choice.instances(), TRIED)


@cache
def rule_numbers(rules: AnyRuleset) -> frozenset[str]:
    """Every number in a game's rules."""
    home = next(each for each in Path(inspect.getfile(rules.decide)).parents if (each / "RULES.md").exists())
    text = (home / "RULES.md").read_text()
    return frozenset(re.findall(r"[A-Z]{2}-\d+(?:\.\d+)*", text))


def offers_are_told(rules: AnyRuleset, state: AnyState, _rng: Random) -> None:
    """The line of an offer says its rule, which exists, and each value that a field may take, by its name."""
    names = [f"Seat {seat}" for seat in range(len(state.minds))]
    for mind in state.minds:
        for offer in rules.offers(state.table, mind):
            assert offer.rule in rule_numbers(rules)
            line = offer_line(rules, offer, names)
            assert line.startswith(f"You may: {offer.summary} ({offer.type}, rule {offer.rule}).")
            assert "\n" not in line
            is_readable(rules, offer, names)
            for field, choice in offer.choices.items():
                if isinstance(choice, Between):
                    span = str(choice.low) if choice.low == choice.high else f"{choice.low} to {choice.high}"
                    assert f"{offer.label(field)}: {span}." in line
                    continue
                for value in enum_values(choice.schema()):
                    for each in value if isinstance(value, list) else (value,):
                        assert each is None or rules.value_text(field, each, names) in line


def without_nulls(body: dict[str, Any]) -> dict[str, Any]:
    """A body as it is also written, for null is the same as leaving a field out."""
    return {name: value for name, value in body.items() if value is not None}


@cache
def validator(schema: bytes) -> Any:
    """A schema as a client reads it, itself in order."""
    parsed = msgspec.json.decode(schema)
    Draft202012Validator.check_schema(parsed)
    return Draft202012Validator(parsed)


def bodies(rules: AnyRuleset, rng: Random) -> list[dict[str, Any]]:
    """Bodies of every type, as syntax alone allows them."""
    return [values.body(kind, rng) for kind in rules.commands]


def offered_bodies(rules: AnyRuleset, state: AnyState, seat: Seat, rng: Random) -> list[dict[str, Any]]:
    """Instances of the offers, whole and with one field changed."""
    found = []
    for offer in decider.offers_to(rules, state, seat):
        body = msgspec.json.decode(msgspec.json.encode(offer.sample(Dice(rng))))
        other = values.body(offer.command, rng)
        found.append(body)
        found += [{**body, name: other[name]} for name in offer.choices if name in other]
    return found


def command_of(rules: AnyRuleset, body: dict[str, Any]) -> Command:
    kind = next(each for each in rules.commands if each.__struct_config__.tag == body["type"])
    return msgspec.convert(body, kind)


def worlds_look_alike(rules: AnyRuleset, state: AnyState, rng: Random) -> None:
    """A sampled world shows the seat what it sees, and follows from the view and the seed alone."""
    for mind in state.minds:
        seed = rng.random()
        world = rules.sample_world(state.table, mind, Dice(Random(seed)))
        assert (world.table, world.minds[mind.seat]) == (state.table, mind)
        assert len(world.minds) == len(state.minds)
        assert all(each.seat == seat for seat, each in enumerate(world.minds))
        assert rules.offers(world.table, world.minds[mind.seat]) == rules.offers(state.table, mind)
        again = rules.sample_world(copied(state.table), copied(mind), Dice(Random(seed)))
        assert again == world
        CONSERVED[rules.name](world)
        for seat in rules.decisions(world.table):
            assert rules.offers(world.table, world.minds[seat])


def what_is_known_is_true(rules: AnyRuleset, state: AnyState, rng: Random) -> None:
    """Nobody is sure of anything that is not so, in the true world or in a sampled one."""
    for mind in state.minds:
        IS_TRUE[rules.name](state, mind.seat)
        IS_TRUE[rules.name](rules.sample_world(state.table, mind, Dice(rng)), mind.seat)


def worlds_reach_the_truth(rules: AnyRuleset, state: AnyState, rng: Random) -> None:
    """Every single fact of the true world turns up in worlds that each seat imagines."""
    facts = HIDDEN[rules.name]
    for mind in state.minds:
        missing = facts(state)
        for _ in range(IMAGINED):
            if missing:
                missing -= facts(rules.sample_world(state.table, mind, Dice(rng)))
        assert not missing, f"seat {mind.seat} never imagines {missing}"


def survives_json(rules: AnyRuleset, state: AnyState, rng: Random) -> None:
    """What is written down of a position is read back as it was, and equal values are the same bytes."""
    world = rules.sample_world(state.table, rng.choice(state.minds), Dice(rng))
    for position in (state, world):
        for part in (position.table, *position.minds, position.house):
            written = canonical(part)
            read = msgspec.convert(msgspec.json.decode(written), type(part))
            assert read == part, "something is lost when it is written down"
            assert canonical(read) == written == canonical(msgspec.to_builtins(part)), "one value in two ways"
            assert encodable(msgspec.to_builtins(part)), "what is written down is not canonical"


def encodable(value: Any) -> bool:
    """Whether a value is made of what canonical JSON is made of: docs/spec/ledger.md section 1."""
    match value:
        case dict():
            return all(isinstance(name, str) for name in value) and all(encodable(each) for each in value.values())
        case list() | tuple():
            return all(encodable(each) for each in value)
        case _:
            return value is None or isinstance(value, str | int)


LAWS = (
    asks_the_table,
    offers_are_sound,
    offers_are_complete,
    offers_are_told,
    worlds_look_alike,
    what_is_known_is_true,
    worlds_reach_the_truth,
    survives_json,
)
