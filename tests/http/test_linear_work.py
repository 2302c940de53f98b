"""What a request costs before its caller is known is linear in its bytes: four times as many cost at most five times as much."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Sized
from contextlib import contextmanager, suppress
from copy import deepcopy
from types import FrameType
from typing import Any

import pytest
from flask import Flask
from marshmallow import Schema, fields

from domain.kernel.errors import Malformed
from extensions.tournaments.domain.decide.entering import MOST_ENTRIES_MADE
from extensions.tournaments.http.routes.entry_lists import read_entry_list
from service.gunicorn import request as incoming
from service.http.call import JsonBody
from service.http.json_body import MAX_DEPTH, NotJson, is_too_deep, parse_json_object
from service.http.operation import Operation
from service.http.schemas.fields import ListField
from tests.equipment.pattern_steps import Matcher, attacks
from tests.http.guest import key
from tests.http.test_order_of_refusals import Sent, faultless, operations

MOST = 5
"""How much more four times as many bytes may cost."""
FEW = 6_000
"""Bytes of the smaller of two bodies."""
SHORT = 60
"""Characters of the smaller of two texts for a pattern."""
MOST_STEPS = 40
"""How often a pattern with only short repeats may look at a character."""
SCANS = frozenset((
    "count", "find", "rfind", "index", "replace", "split", "rsplit", "splitlines", "strip", "translate", "decode", "encode", "startswith",
    "join", "lower", "upper", "casefold", "remove", "insert", "sort", "reverse", "copy", "isascii", "isdigit",
))  # fmt: skip
"""Methods that look at all of their list or text."""
ITEMS: tuple[Any, ...] = ({}, None, "", 0, [], {"x": 1}, "\\", '"', "[")
"""What a list is filled with that should have other items, or fewer."""


class Work:
    """What was done: functions called, and characters and values that were scanned. patterns: each that was used, and how."""

    def __init__(self) -> None:
        self.count = 0
        self.patterns = set[tuple[re.Pattern[Any], str]]()

    def note(self, _frame: FrameType, event: str, called: Any) -> None:
        """A profile function of `sys.setprofile`."""
        if event == "call":
            self.count += 1
        elif event == "c_call":
            its, name = getattr(called, "__self__", None), called.__name__
            self.count += len(its) if name in SCANS and isinstance(its, Sized) else 1
            if isinstance(its, re.Pattern):
                self.patterns.add((its, name))


@contextmanager
def worked() -> Iterator[Work]:
    """Counts what a block does in this thread."""
    work, before = Work(), sys.getprofile()
    sys.setprofile(work.note)
    try:
        yield work
    finally:
        sys.setprofile(before)


def with_body(app: Flask) -> dict[str, Operation]:
    """Operations with a body of JSON."""
    return {name: each for name, each in operations(app).items() if isinstance(each.body, JsonBody)}


def lists(schema: Schema, place: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], fields.List[Any]]]:
    """Every list of a body, by its place. A list's first item stands for all."""
    for name, field in schema.load_fields.items():
        here = (*place, field.data_key or name)
        if isinstance(field, fields.List):
            yield here, field
        inner = field.inner if isinstance(field, fields.List) else field
        if isinstance(inner, fields.Nested) and len(place) < MAX_DEPTH:
            yield from lists(inner.schema, here)


def filled(example: Any, place: tuple[str, ...], value: Any) -> Any:
    """The example with this value at a place."""
    body = deepcopy(example)
    here = body
    for name in place[:-1]:
        inner = here.setdefault(name, {})
        if isinstance(inner, list):
            inner[:] = inner[:1] or [{}]
            inner = inner[0]
        here = inner
    here[place[-1]] = value
    return body


def bodies(operation: Operation, example: Any, size: int) -> Iterator[tuple[str, bytes]]:
    """Bodies of about so many bytes, each with its name."""
    assert isinstance(operation.body, JsonBody)
    for place, _ in lists(operation.body.schema()):
        for item in ITEMS:
            count = size // len(json.dumps(item) + ",")
            yield f"{'.'.join(place)}: {item!r}", json.dumps(filled(example, place, [item] * count)).encode()
    yield "unknown members", json.dumps({f"x{number}": 0 for number in range(size // 10)}).encode()
    for name in example:
        for value in ("x", "\\", '"', " ", "\u00e9", "a\u0301", "1", "[", "<"):
            yield f"{name}: text of {value!r}", json.dumps(example | {name: value * (size // len(json.dumps(value)[1:-1]))}).encode()
        yield f"{name}: members", json.dumps(example | {name: {f"x{number}": 0 for number in range(size // 10)}}).encode()
    for piece in (b"[", b'{"a":', rb"\"", b'"', b"\\", b'"",', b"0", b"\xff"):
        yield f"bytes {piece!r}", b'{"a":' + b"[" * (MAX_DEPTH + 1) + piece * (size // len(piece))


def example_of(operation: Operation, sent: Sent) -> dict[str, Any]:
    found = json.loads(sent.body)
    assert isinstance(found, dict), operation.name
    return found


def test_reading_a_body_is_linear_in_its_bytes(app: Flask) -> None:
    """Every body of the contract is filled with more than it may hold, at every list and text, and sent with a token that no game knows."""
    client, patterns = app.test_client(), set[tuple[re.Pattern[Any], str]]()
    for name, operation in with_body(app).items():
        sent = faultless(operation)
        example = example_of(operation, sent)
        pairs = zip(bodies(operation, example, FEW), bodies(operation, example, 4 * FEW), strict=True)
        for (kind, small), (_, large) in pairs:
            counts = []
            for body in (small, large):
                with worked() as work:
                    client.open(sent.path, method=operation.method, data=body, headers=sent.told(Idempotency_Key=key()).headers)
                counts.append(work.count)
                patterns |= work.patterns
            assert counts[1] <= MOST * counts[0], (name, kind, counts)
    assert_linear(patterns)


def test_lists_refuse_by_length_before_they_load_an_item(app: Flask) -> None:
    found = [(name, field) for name, operation in with_body(app).items() for _, field in lists(operation.body.schema())]  # type: ignore[union-attr]
    assert len(found) > 20
    assert [name for name, field in found if not isinstance(field, ListField)] == []


def test_a_list_stops_at_the_most_faults_that_a_refusal_names() -> None:
    class Each(fields.Integer):
        loaded = 0

        def _deserialize(self, *args: Any, **more: Any) -> Any:
            Each.loaded += 1
            return super()._deserialize(*args, **more)

    class Body(Schema):
        numbers = ListField(Each(), 0, 500, "Numbers.")

    assert len(Body().validate({"numbers": ["x"] * 500})["numbers"]) == Each.loaded == 20
    assert Body().validate({"numbers": ["x"] * 501}) == {"numbers": ["Must be at most 500 values."]}
    assert Each.loaded == 20


@pytest.mark.parametrize("piece", [b"a,", b"a\n", b'"a",', b'"', b"a / a,", b"names\n", b"1 "])
@pytest.mark.extension("tournaments")
def test_reading_a_file_of_entries_is_linear_in_its_bytes(piece: bytes) -> None:
    counts = []
    for size in (FEW, 4 * FEW):
        raw = b"names\n" + piece * (size // len(piece))
        for each in (raw, piece * (size // len(piece)), b",".join(b"%d" % number for number in range(size // 5))):
            for needs_columns in (True, False):
                with worked() as work, refused():
                    read_entry_list(each, MOST_ENTRIES_MADE, needs_columns=needs_columns)
                counts.append(work.count)
    assert all(large <= MOST * small for small, large in zip(counts[:6], counts[6:], strict=True)), counts


@contextmanager
def refused() -> Iterator[None]:
    """A block that may end with a refusal of the body."""
    with suppress(NotJson, Malformed):
        yield


def test_patterns_on_a_request_s_head_are_linear_in_its_bytes() -> None:
    """Of the patterns in the reader of requests, which looks at them before the application does."""
    found = [each for each in vars(incoming).values() if isinstance(each, re.Pattern)]
    found += [each for each, _ in incoming._LARGER]
    assert len(found) > 4
    assert_linear({(each, "search") for each in found})


def assert_linear(patterns: set[tuple[re.Pattern[Any], str]]) -> None:
    for pattern, mode in patterns:
        for small, large in zip(attacks(pattern, SHORT), attacks(pattern, 4 * SHORT), strict=True):
            steps = [Matcher(pattern).count(each, mode) for each in (small, large)]
            assert 4 * steps[1] * len(small) <= MOST * steps[0] * len(large), (pattern.pattern, mode, small, steps)
        for text in attacks(pattern, 4 * SHORT, is_bounded=True):
            assert Matcher(pattern).count(text, mode) <= MOST_STEPS * len(text), (pattern.pattern, mode, text)


@pytest.mark.parametrize(
    ("pattern", "mode"),
    [
        (re.compile(rb'"(?:[^"\\]|\\.)*"', re.DOTALL), "sub"),
        (re.compile(r"(a+)+b"), "fullmatch"),
        (re.compile(r" *[^,]*,"), "fullmatch"),
        (re.compile(r"x*y"), "search"),
    ],
)
def test_a_pattern_that_is_not_linear_is_found(pattern: re.Pattern[Any], mode: str) -> None:
    if pattern.pattern == "(a+)+b":
        assert Matcher(pattern).count("a" * 12, mode) > 100 * Matcher(pattern).count("a" * 4, mode)
        return
    with pytest.raises(AssertionError):
        assert_linear({(pattern, mode)})


DEEP = b"[" * (MAX_DEPTH + 1)


@pytest.mark.parametrize(
    ("raw", "is_deep"),
    [
        (b'["' + DEEP, False),
        (b'["' + DEEP + b'"]', False),
        (rb'["\"' + DEEP, False),
        (rb'["\\"' + DEEP, True),
        (rb'["\\\"' + DEEP, False),
        (b'["",' + DEEP, True),
        (b'["a"' + DEEP[1:] + b'"', True),
        (b"[]" * 40, False),
        (b"{" * 33, True),
    ],
)
def test_brackets_count_outside_strings(raw: bytes, is_deep: bool) -> None:
    assert is_too_deep(raw) is is_deep


def test_many_escaped_quotes_are_refused_at_once() -> None:
    with worked() as few, pytest.raises(NotJson):
        parse_json_object(b'{"a":' + DEEP + rb"\"" * 8_000)
    with worked() as many, pytest.raises(NotJson):
        parse_json_object(b'{"a":' + DEEP + rb"\"" * 32_000)
    assert many.count <= MOST * few.count
