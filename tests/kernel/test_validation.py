"""Messages about values that do not fit are ours: plain, short, with the path of the field, and given exactly when a value is refused."""

from __future__ import annotations

import itertools
import json
from typing import Any

import msgspec
import pytest

from domain.catalogue import discover
from domain.game.commands import TABLE_COMMANDS
from domain.kernel.errors import Malformed
from domain.kernel.validation.convert import to_type
from domain.kernel.validation.messages import MOST_FAULTS, REQUIRED, closest

RULES = tuple(discover())
KINDS = [
    *[pytest.param(rules.options, id=f"{rules.name}-options") for rules in RULES],
    *[pytest.param(rules.deal, id=f"{rules.name}-deal") for rules in RULES],
    *[pytest.param(command, id=f"{rules.name}-{command.__struct_config__.tag}") for rules in RULES for command in rules.commands],
    *[pytest.param(command, id=str(command.__struct_config__.tag)) for command in TABLE_COMMANDS],
]  # fmt: skip
STRANGE: tuple[Any, ...] = (
    None, True, -1, 0, 1, 3, 10**18, 1.5, "", "x", "seat\x1b[2J\u202e" * 50, [], [1], ["A"], [None, {}], [[1, 2, 3]], {}, {"colour": 1},
    {"suits": ["RED"], "min": "x"}, {"board": {"squares": 7}}, {"starter": "x"},
)  # fmt: skip
LIBRARY = ("Expected", "$", "Object", "`", "Invalid", "must have", "Missing")


def body_of(kind: type[msgspec.Struct]) -> dict[str, Any]:
    tag = kind.__struct_config__.tag
    return {} if tag is None else {"type": tag}


@pytest.mark.parametrize("kind", KINDS)
def test_what_a_type_refuses_is_refused_in_our_words(kind: type[msgspec.Struct]) -> None:
    fields = [*(each.encode_name for each in msgspec.structs.fields(kind)), "unheard_of", "\u202e" + "x" * 5000]
    refused = 0
    for name, value in itertools.product(fields, STRANGE):
        body = {**body_of(kind), name: value}
        try:
            expected = msgspec.convert(body, kind, strict=True)
        except msgspec.ValidationError:
            refused += 1
            with pytest.raises(Malformed) as found:
                to_type(body, kind, "here")
            check(found.value, "here")
        else:
            assert to_type(body, kind, "here") == expected
    assert refused


def check(refusal: Malformed, field: str) -> None:
    assert refusal.errors
    for name, messages in refusal.errors.items():
        assert name == field or name.startswith(f"{field}."), name
        for message in messages:
            assert message not in ("", "This value does not fit."), name
            assert not any(word in message for word in LIBRARY), message
        assert len(name) < 200
        assert name.isprintable()
    assert refusal.detail.isprintable()
    assert len(json.dumps(refusal.errors)) < 1000 * len(refusal.errors)


@pytest.mark.parametrize("rules", RULES, ids=[each.name for each in RULES])
def test_a_field_that_is_missing_is_named(rules: Any) -> None:
    for command in rules.commands:
        needed = [each.encode_name for each in msgspec.structs.fields(command) if each.required]
        if needed:
            with pytest.raises(Malformed) as found:
                to_type(body_of(command), command)
            assert found.value.errors == {name: [REQUIRED] for name in needed}


def test_no_more_than_a_few_faults_are_told():
    class Many(msgspec.Struct, forbid_unknown_fields=True):
        a: tuple[int, ...]

    with pytest.raises(Malformed) as found:
        to_type({"a": ["x"] * 10_000}, Many)
    assert len(found.value.errors) == MOST_FAULTS
    with pytest.raises(Malformed) as found:
        to_type({f"x{number}": 1 for number in range(10_000)}, Many)
    assert len(found.value.errors) == MOST_FAULTS


def test_the_closest_known_name_is_told():
    assert closest("Casino-Incognito", ["casino_incognito", "microdot"]) == "casino_incognito"
    assert closest("chess", ["casino_incognito", "microdot"]) is None
