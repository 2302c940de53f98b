"""Advice to a seat that decides: why it is asked, and attempts that are wrong by what it knows itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from domain.kernel.offers import to_offers
from domain.kernel.words.phrases import Advice
from domain.rulesets.microfilms.model import cards, commands
from domain.rulesets.microfilms.model.mind import Mind
from domain.rulesets.microfilms.model.offers import attempt_offers
from domain.rulesets.microfilms.model.table import Table, decisions
from domain.rulesets.microfilms.view.answers import faults_in


def advice(table: Table, mind: Mind, people: Sequence[str]) -> tuple[Advice, ...]:
    """Sentences that help the seat to answer."""
    who = people[table.turn] if table.turn is not None else ""
    match decisions(table).get(mind.seat):
        case "turn":
            return tuple(warnings(table, mind, people))
        case "bribe":
            return (Advice(f"Taking it clears {who}: only a Cleared player can win."),)
        case "blackmail":
            return (Advice(f"If you decline, {who} is Cleared and you are a Suspect: only Cleared players can win."),)
        case "discard":
            return (Advice("A Suspect may keep one card, a Cleared player two."),)
    return ()


def warnings(table: Table, mind: Mind, people: Sequence[str]) -> Iterator[Advice]:
    """The attempts that can be made now and are certainly wrong: all of a command, or a film."""
    for offer in to_offers(attempt_offers(table, mind)):
        for texts in faults_in(offer, table, mind, people):
            if offer.command is commands.WinAsAgent:
                yield from [Advice(film_warning(value, text), "warning") for value, text in texts.items() if text]
            elif all(texts.values()):
                yield Advice(f"{offer.title} would fail: by what you know, no name is right.", "warning")
                break


def film_warning(film: str, fault: str) -> str:
    """The warning not to show a film that is certainly wrong."""
    nation = cards.IN_TEXT[cards.NATION_OF[film]]
    return f"The film of {nation} loses, by what you know. {fault.partition(':')[0]}."
