"""The findings of `deaddrop verify` as JSON, in the format of the JavaScript verifier, and their sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from service.app.audits.event_sentences import event_sentences, series_sentences
from service.app.audits.game_sentences import game_sentences
from service.app.audits.sentences import Facts
from service.cli.verdicts.requirements import PRESETS, unmet_by_event, unmet_requirements

if TYPE_CHECKING:
    from service.app.audits.audit import Verdict
    from service.app.audits.event_verdict import EventVerdict

OWN_WORDS = ("rules", "ruleset", "limits")
"""Faults that this verifier alone can explain; of all others it gives the place only."""

SENTENCES: Mapping[str, Callable[[Facts], Iterator[str]]] = {
    "game": game_sentences,
    "event": event_sentences,
    "series": series_sentences,
}
"""The sentences on findings on a file, by its kind."""


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


def event_facts(name: str, verdict: EventVerdict, required: Sequence[str] = ()) -> Facts:
    """Findings on an event's record. name: the file's."""
    facts = to_json(verdict)
    moves, derived, by_hand = (facts.pop(each) for each in ("bot_moves", "derived", "by_hand"))
    shown = facts["shown"]
    return facts | {
        "file": name,
        "rules": "checked" if facts.pop("decided") else "not checked",
        "bots": {"moves": moves, "derived": derived, "by_hand": by_hand, "left": moves - derived - len(by_hand)},
        "withheld": shown["committed"] - shown["texts"] if shown is not None else 0,
        "unmet": unmet_by_event(verdict, required),
    }


def to_json(verdict: Verdict | EventVerdict) -> Facts:
    """A verdict as JSON values."""
    facts: Facts = msgspec.json.decode(msgspec.json.encode(verdict))
    return facts


def verdict_lines(name: str, verdict: Verdict, required: Sequence[str] = ()) -> Iterator[str]:
    """The sentences on a game's record, as lines of text."""
    return lines_of("game", game_facts(name, verdict, required))


def lines_of(kind: str, facts: Facts) -> Iterator[str]:
    """The sentences on a file: the first after its name, the others indented."""
    for number, sentence in enumerate(SENTENCES[kind](facts)):
        yield f"  {sentence}" if number else f"{facts['file']}: {sentence}"
