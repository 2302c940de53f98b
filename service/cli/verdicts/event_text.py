"""Verdicts on records of events in words, and what may be required of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from domain.kernel.event_text import and_list, count_text
from service.cli.verdicts.requirements import LOGGED
from service.cli.verdicts.verdict_text import HELD, cosignature_lines

if TYPE_CHECKING:
    from service.app.audits.event_verdict import EventVerdict

INTERVENTIONS = {
    "strikes": "stroke of a clock",
    "absences": "absence",
    "outages": "time given for an outage",
    "restores": "restore by the operator",
}


def entries_text(number: int) -> str:
    return "1 entry" if number == 1 else f"{number} entries"


def event_lines(name: str, verdict: EventVerdict) -> Iterator[str]:
    """A verdict: the result in one line, beneath it what was shown, the standings, and what was not checked."""
    if verdict.problem is not None:
        word = "WRONG" if verdict.verdict == "wrong" else "NOT CHECKED"
        yield f"{name}: {word}. {verdict.problem.why} ({verdict.problem.word}, line {verdict.problem.line})"
        return
    counts = f"{entries_text(verdict.facts)} of its log, {count_text(verdict.games, 'game')}"
    yield f"{name}: CONSISTENT, the event {verdict.event}: {counts}."
    yield from (f"  {line}" for line in shown_lines(verdict))
    yield from (f"  Not checked: {gap['what']}, since {gap['why']}." for gap in event_gaps(verdict))


def shown_lines(verdict: EventVerdict) -> Iterator[str]:
    """What the record shows."""
    shown = verdict.shown
    if shown is None:
        return
    title = f"“{shown.title}”" if shown.title is not None else "Its title is withheld"
    yield f"{title}: {shown.ruleset}, {entries_text(shown.entries)}, {count_text(shown.rounds, 'round')}, {count_text(shown.tables, 'table')}; it is {shown.status}."
    alone = [number for number, each in shown.entropy.items() if each == "operator"]
    if alone:
        yield f"The operator alone chose the deals of round {and_list(alone)}."
    if spoken := [number for number, each in shown.entropy.items() if each == "spoken"]:
        yield f"An arbiter typed the public entropy of round {and_list(spoken)}."
    if shown.withdrawn:
        yield f"Withdrawn: round {and_list([str(each) for each in shown.withdrawn])}."
    if shown.amended:
        yield f"The regulations were amended in entry {and_list([str(each) for each in shown.amended])}."
    for put_back in shown.restores:
        reason = f": “{put_back.reason}”" if put_back.reason is not None else ""
        yield f"The operator put the event back in entry {put_back.version}{reason}."
    for each in shown.rulings:
        where = f", round {each.round}" if each.round is not None else ""
        where += f", table {each.table}" if each.table is not None else ""
        whom = f", entry {each.entry}" if each.entry is not None else ""
        appeal = f", on appeal {each.appeal}" if each.appeal is not None else ""
        reason = f": “{each.text}”" if each.text is not None else ""
        yield f"Ruling {each.number} ({each.kind}) by {each.author}{where}{whom}{appeal}{reason}."
    for read in shown.reads:
        reason = f": “{read.text}”" if read.text is not None else ""
        yield f"{read.by} saw everything at table {read.table} of round {read.round}{reason}."
    for appealed in shown.appeals:
        yield f"Appeal {appealed.number} of entry {appealed.entry}, round {appealed.round}: {appealed.state}."
    if shown.lots:
        yield f"{count_text(shown.lots, 'lot')} were drawn." if shown.lots > 1 else "1 lot was drawn."
    told = [f"{count} × {INTERVENTIONS[name]}" for name, count in verdict.interventions.items() if count]
    if told:
        yield f"In the games: {', '.join(told)}."
    if verdict.bot_moves:
        yield f"Moves of bots: {verdict.derived} of {verdict.bot_moves} follow from their policies."
    for move in verdict.by_hand:
        yield f"NOT WHAT ITS POLICY PLAYS: game {move.game}, event {move.version}, by seat {move.seat}; {move.policy}."
    for held in verdict.held:
        what = f"entry {held.version} of the event" if held.game == verdict.event else f"event {held.version} of game {held.game}"
        yield f"Held in {held.source}: {what} {HELD[held.result]} (signature: {held.signature})."
    if verdict.log is not None:
        yield f"The log {verdict.log.origin}, with {verdict.log.size} entries, holds the end of {verdict.log.ended} of {count_text(verdict.log.games, 'game')}."
        yield from cosignature_lines(verdict.log)
    is_confirmed = bool(shown.places) and shown.places == shown.standings
    yield f"Standings, counted again{', as they were confirmed' if is_confirmed else '' if not shown.places else '; others were confirmed before an erratum'}:"
    yield from (f"  {line.place}. {side_text(shown.names.get(line.entry, ()), line.entry)}, {line.points} ({line.section})" for line in shown.standings)


def side_text(names: tuple[str, ...], entry: int) -> str:
    """An entry, with its names where the record shows them.

    >>> side_text(("Anna", "Boris"), 3), side_text((), 3)
    ('Anna / Boris (entry 3)', 'entry 3')
    """
    return f"{' / '.join(names)} (entry {entry})" if names else f"entry {entry}"


def event_gaps(verdict: EventVerdict) -> list[dict[str, str]]:
    """What could not be checked, and why."""
    shown = verdict.shown
    if verdict.verdict != "consistent" or shown is None:
        return []
    found: list[tuple[str, str]] = []
    if not verdict.complete:
        found.append(("drafts, figures, lots, deals, and whether the rules allow all of it", "the record is not complete"))
    elif not verdict.decided:
        found.append(("whether the rules allow all of it", "not every game is complete and its rules installed"))
    if shown.without_figures:
        found.append((f"the figures of {count_text(shown.without_figures, 'draft')}", "they state none"))
    if verdict.absent:
        found.append((count_text(verdict.absent, "game"), "their round is not closed"))
    if verdict.unbound:
        found.append((f"whether {count_text(verdict.unbound, 'game')} belong to this event alone", "they name none"))
    if left := verdict.bot_moves - verdict.derived - len(verdict.by_hand):
        found.append((f"{count_text(left, 'move')} of bots", "what they follow from is not there, or there was no time to derive them"))
    if shown.texts < shown.committed:
        found.append((f"{count_text(shown.committed - shown.texts, 'text')} that the log commits to", "they were withheld or forgotten"))
    if verdict.signature == "absent":
        found.append(("who stands for this history", "the record is not signed"))
    if verdict.signature == "not checked":
        found.append((f"the signature of {verdict.key}", "no keys were given: --keys"))
    if not verdict.held:
        found.append(("whether others were shown the same history", "no held checkpoint was given: --checkpoint"))
    if verdict.log is None:
        found.append(("whether a log of games holds its games", "none was given: --log and --policy"))
    found.append(("who acted: persons behind officials and entries", "the log holds no person"))
    found.append(("what arbiters read without noting it, and words at the tables", "they are in no log"))
    found.append(("the times", "only the operator's clock wrote them"))
    return [{"what": what, "why": why} for what, why in found]


REQUIREMENTS: dict[str, Callable[[EventVerdict], bool]] = {
    "complete": lambda verdict: verdict.decided,
    "signature": lambda verdict: verdict.signature == "good",
    "public": lambda verdict: verdict.shown is not None and set(verdict.shown.entropy.values()) == {"drand"},
    "names": lambda verdict: verdict.shown is not None and verdict.shown.texts == verdict.shown.committed and verdict.signature == "good",
    "history": lambda verdict: {each.result for each in verdict.held if each.signature == "good"} == {"same"} and not verdict.interventions.get("restores") and verdict.shown is not None and not verdict.shown.restores,
    "luck": lambda verdict: REQUIREMENTS["public"](verdict),
    "unrestored": lambda verdict: not verdict.interventions.get("restores") and verdict.shown is not None and not verdict.shown.restores,
    "bots": lambda verdict: verdict.derived == verdict.bot_moves,
}
"""What can be asked of an event. What else can be asked of a game, no event shows."""


def unmet_by_event(verdict: EventVerdict, names: tuple[str, ...]) -> list[str]:
    """Which of these a verdict does not meet."""
    return [name for name in names if verdict.verdict != "consistent" or not is_met_by_event(verdict, name)]


def is_met_by_event(verdict: EventVerdict, name: str) -> bool:
    """Whether an event shows it. `log`: the ends of all its games are in the log, cosigned as is asked."""
    if (logged := LOGGED.fullmatch(name)) is None:
        return name in REQUIREMENTS and REQUIREMENTS[name](verdict)
    log = verdict.log
    return log is not None and log.head and (log.quorum if logged[1] is None else len(log.cosigned) >= int(logged[1]))
