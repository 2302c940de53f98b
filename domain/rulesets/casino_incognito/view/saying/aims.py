"""The question, the goal, dangers, and the reason of the end (rules CI-8 to CI-10)."""

from __future__ import annotations

from collections.abc import Sequence

from domain.kernel.offers import is_forced
from domain.kernel.text.event_text import and_list, count_text
from domain.kernel.words.phrases import EndReason, Goal, Place, Question, Threat
from domain.rulesets.casino_incognito.model.commands import Wager
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.offers import OFFERS_BY_KIND
from domain.rulesets.casino_incognito.model.table import Table, decisions
from domain.rulesets.casino_incognito.view.decision_texts import (
    TEXTS,
    decision_question,
    one_wager_question,
    only_choice_text,
)
from domain.rulesets.casino_incognito.view.saying.kinds import POINT
from domain.rulesets.casino_incognito.view.saying.subjects import asked_things
from domain.rulesets.casino_incognito.view.table_text import REASONS


def question(table: Table, mind: Mind | None, people: Sequence[str]) -> Question | None:
    """The question to the mind's seat; None if it owes no decision."""
    kind = decisions(table).get(mind.seat) if mind is not None else None
    if kind is None or mind is None:
        return None
    trial, effect = table.plot.trial, table.plot.effect
    by = trial.seat if kind == "match" and trial is not None else effect.seat if kind == "mark" and effect is not None else None
    return Question(question_to(table, mind, kind, people), by, asked_things(table, mind, kind), TEXTS[kind].rule)


def question_to(table: Table, mind: Mind, kind: str, people: Sequence[str]) -> str:
    """The question to a seat, or, if there is one answer, what that is."""
    answers = OFFERS_BY_KIND[kind](table, mind)
    if is_forced(answers):
        return only_choice_text(table, kind, people)
    if kind == "wager" and is_forced([each for each in answers if each.command is Wager]):
        return one_wager_question(table, people)
    return decision_question(table, kind, people)


def goals(table: Table, mind: Mind | None, _people: Sequence[str]) -> tuple[Goal, ...]:
    """The goal of all seats, and of an agent that must stay hidden."""
    if table.outcome is not None:
        return ()
    last = count_text(table.options.hands, "hand")
    best = Goal(f"Have the most points after {last} of cards: show the best hands for the tiles.", "CI-10.4")
    if mind is None or mind.agent is None:
        return (best,)
    return (best, Goal(f"Let nobody find out that you are character {mind.agent}.", "CI-8.4"))


def threats(table: Table, mind: Mind | None, _people: Sequence[str]) -> tuple[Threat, ...]:
    """The number of characters publicly known not to be the own agent."""
    if mind is None or not table.hand or table.outcome is not None:
        return ()
    marked, most = len(table.marks[mind.seat]), table.board_size - 1
    if not marked:
        return ()
    text = f"All know {count_text(marked, 'character')} that you are not; at {most} you are found out."
    return (Threat(text, marked, most),)


def ending(table: Table, _mind: Mind | None, people: Sequence[str]) -> EndReason | None:
    """The reason of the end; None while the game runs."""
    outcome = table.outcome
    if outcome is None:
        return None
    if not outcome.winners:
        return EndReason("Nobody won.")
    winners = and_list([people[seat] for seat in outcome.winners])
    ranked = sorted(range(len(people)), key=lambda seat: -table.vp[seat])
    points = and_list([f"{people[seat]} {table.vp[seat]}" for seat in ranked])
    things = tuple([Place(POINT, f"points:{seat}") for seat in outcome.winners if table.vp[seat] > 0])
    return EndReason(f"{winners} won with {REASONS.get(outcome.reason, outcome.reason)}. Points: {points}.", things)
