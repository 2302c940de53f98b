"""The findings of `deaddrop verify` on a game's record as JSON, in the format of the JavaScript verifier."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from service.app.audits.game_sentences import game_sentences
from service.app.audits.sentences import Facts
from service.cli.verdicts.requirements import PRESETS, unmet_requirements

if TYPE_CHECKING:
    from service.app.audits.audit import Verdict

OWN_WORDS = ("rules", "ruleset", "extension", "limits")
"""Faults that this verifier alone can explain; of all others it gives the place only."""


def game_facts(name: str, verdict: Verdict, required: Sequence[str] = ()) -> Facts:
    """Findings on a game's record. name: the file's."""
    facts = to_json(verdict)
    problem = facts["problem"]
    if problem is not None:
        word = problem.pop("fault")
        problem |= {"word": word, "why": problem["why"] if word in OWN_WORDS else None}
    del facts["outcome"]
    return facts | {
        "file": name,
        "rules": "checked" if facts.pop("decided") else "not checked",
        "missing": unmet_requirements(verdict, PRESETS["tournament"]),
        "unmet": unmet_requirements(verdict, required),
    }


def to_json(verdict: Any) -> Facts:
    """A verdict as JSON values."""
    facts: Facts = msgspec.json.decode(msgspec.json.encode(verdict))
    return facts


def verdict_lines(name: str, verdict: Verdict, required: Sequence[str] = ()) -> Iterator[str]:
    """The sentences on a game's record, as lines of text."""
    return lines_of(name, game_sentences(game_facts(name, verdict, required)))


def lines_of(name: str, sentences: Iterable[str]) -> Iterator[str]:
    """The sentences on a file: the first after its name, the others indented."""
    for number, sentence in enumerate(sentences):
        yield f"  {sentence}" if number else f"{name}: {sentence}"
