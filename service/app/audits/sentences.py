"""Sentences of verdicts: a table that the JavaScript verifier and the pages read too, and what is said of records of every kind.

The table (`service/web/static/verify/sentences.json`) has a sentence, or a part of one, for each code: docs/spec/record.md,
section 7. Which code is said follows from facts, of a game in `game_sentences`. What an extension says besides is in a table of
its own, beside its module of such conditions.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from domain.kernel.ledger import canonical
from domain.kernel.text.event_text import and_list

Facts = dict[str, Any]
"""Findings on a file as JSON values, as `deaddrop verify --json` prints them."""
BLANK = re.compile(r"\{(\w+)(?::([^:}]+):([^:}]+))?\}")
"""A parameter; or a number, with its noun for one and for others."""


@cache
def sentence_table() -> dict[str, str]:
    """Sentences by code."""
    return read_table(resources.files("service.web").joinpath("static/verify/sentences.json"))


def read_table(file: Traversable) -> dict[str, str]:
    """A table of sentences by code."""
    table: dict[str, str] = json.loads(file.read_text(encoding="utf-8"))
    return table


def say(code: str, /, **parameters: Any) -> str:
    """The sentence of a code. parameters: a value for each of its blanks.  Raises KeyError."""
    return fill(sentence_table()[code], parameters)


def fill(sentence: str, parameters: Mapping[str, Any]) -> str:
    """A sentence of a table with a value for each of its blanks.  Raises KeyError."""

    def value_of(blank: re.Match[str]) -> str:
        value = parameters[blank[1]]
        return to_text(value) if blank[2] is None else f"{value} {blank[2] if value == 1 else blank[3]}"

    return BLANK.sub(value_of, sentence)


def to_text(value: Any) -> str:
    """A text as it is, anything else as JSON."""
    return value if isinstance(value, str) else canonical(value).decode()


def to_code(*words: str) -> str:
    """A code from its words.

    >>> to_code("place", "given up")
    'place-given-up'
    """
    return "-".join(words).replace(" ", "-").replace("_", "-").lower()


def say_list(values: Iterable[Any]) -> str:
    """Values as "1, 2 and 3"."""
    return and_list([to_text(each) for each in values])


def say_time(at: int) -> str:
    """Unix seconds as a time in UTC."""
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%dT%H:%M:%SZ}"


def say_place(head: Facts) -> str:
    """Where a held or logged head stands to the history of the record."""
    return say(to_code("place", head["result"]))


def cosigned(log: Facts | None) -> Iterator[str]:
    """The witnesses of a log."""
    if log is None:
        return
    for name, at in log["cosigned"].items():
        yield say("cosigned", name=name, time=say_time(at))
    if not log["quorum"]:
        yield say("cosigned-too-few", cosigned=len(log["cosigned"]), witnesses=log["witnesses"], asks=log["asks"])
    elif not log["cosigned"]:
        yield say("cosigned-by-none")


def unchecked_signature(facts: Facts) -> Iterator[str]:
    """The reason why nothing shows who stands for the history."""
    if facts["signature"] == "absent":
        yield say("unchecked-signature-absent")
    elif facts["signature"] != "good":
        yield say(to_code("unchecked-signature", facts["signature"]), key=facts["key"])


def uncompared_heads(facts: Facts) -> Iterator[str]:
    """The reason why nothing shows that others were shown the same history."""
    if not facts["held"]:
        yield say("unchecked-held-none")
    elif not any(each["result"] in ("same", "given up") for each in facts["held"]):
        yield say("unchecked-held")


def required(facts: Facts) -> Iterator[str]:
    """The requirements that the file does not meet."""
    if facts["unmet"]:
        yield say("required", unmet=", ".join(facts["unmet"]))
