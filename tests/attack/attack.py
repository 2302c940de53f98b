"""What an attack is, and what came of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple

from tests.attack.installation import Installation, Told

Outcome = Literal["noticed", "refused", "said", "not noticed"]
"""noticed: a check fails; refused: the service does not do it; said: the record stands, and its verdict says what was done."""


class Attack(NamedTuple):
    """number: in docs/spec/threats.md. who: could notice, with what in hand, by which command. once: tried with one game only."""

    number: str
    what: str
    who: str
    in_hand: str
    command: str
    run: Callable[[Installation, str], Outcome]
    once: bool = False


def noticed(holds: bool) -> Outcome:
    return "noticed" if holds else "not noticed"


def faulty(told: Told, word: str) -> Outcome:
    """A check must end with 1 and say this."""
    return noticed(told.status == 1 and word in told.text)


def said(told: Told, *words: str) -> Outcome:
    """The verdict is `consistent`, and both verifiers say all of this; of bots only the one that has their policies."""
    is_said = all(word in told.text and (word in told.other or "POLICY" in word) for word in words)
    return "said" if told.status == 0 and is_said else "not noticed"
