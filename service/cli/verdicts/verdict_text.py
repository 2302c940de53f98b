"""Verdicts on records in words: what was shown, and what could not be checked."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from domain.kernel.event_text import and_list, count_text
from domain.kernel.written_text import LONGEST_NAME, to_escaped
from service.cli.verdicts.fitness import fitness_line
from service.cli.verdicts.luck_text import deal_words, seats_text

if TYPE_CHECKING:
    from domain.audit.bot_moves import BotMoves
    from domain.audit.held import ComparedHead
    from domain.audit.logged import Logged
    from service.app.audits.audit import Verdict
    from service.app.audits.event_claims import GamesInLog

ENDED_BY = {
    "person": "a command of seat {seat}",
    "bot": "a command of seat {seat}, which a bot played",
    "automaton": "a command of seat {seat}, which plays by itself",
    "clock": "the clock",
    "organiser": "the organiser, without a result",
    "quiet": "the service, since nothing happened any more",
    "ruling": "a ruling",
    "silence": "the service, since a nonce was missing",
}
INTERVENTIONS = {
    "game.paused": "the table was paused",
    "game.pause_ended": "the pause was ended",
    "game.time_added": "time was added{whose}",
    "game.clock_struck": "the time of open decisions was ended",
    "game.seat_absent": "seat {seat} was handed to a bot",
    "game.seat_returned": "seat {seat} was handed back",
    "game.seat_filled": "seat {seat} became a bot's",
    "game.seat_reissued": "seat {seat} got another token",
    "game.seat_substituted": "another person took seat {seat}",
}
HELD = {
    "same": "is on this history",
    "other": "is of another history",
    "given up": "is of the history that a restore gave up",
    "beyond": "is later than this record",
    "before": "is of before the first event here, and was not compared",
    "other game": "is of another game, and was not compared",
    "worthless": "is not signed by a key that was given, and was not compared",
}

BEGUN = {
    "same": "It was opened {times}.",
    "other": "The game names a log of {size} entries that this one does not continue.",
    "beyond": "The game is younger than {size} entries of the log, and this copy of it ends before.",
    "other log": "When the game began it named another log, which was not looked at.",
}
"""What a log shows of when a game began."""
NOBODY: Mapping[int, str] = MappingProxyType({})
EMPTY = "It names the log before its first entry."


def verdict_lines(name: str, verdict: Verdict) -> Iterator[str]:
    """A verdict: the result in one line, and beneath it what was shown and what was not."""
    if verdict.problem is not None:
        word = "WRONG" if verdict.verdict == "wrong" else "NOT CHECKED"
        yield f"{name}: {word}. {verdict.problem.why}"
    else:
        yield f"{name}: {fitness_line(verdict)}"
        yield f"  CONSISTENT{summary(verdict)}"
    shown = (*provenance_lines(verdict), *bot_lines(verdict.bots)) if verdict.verdict == "consistent" else ()
    told = (
        *shown,
        *held_lines(verdict.held),
        *log_lines(verdict.log),
    )
    yield from (f"  {line}" for line in told)
    yield from (f"  Not checked: {gap['what']}, since {gap['why']}." for gap in gaps(verdict))


def summary(verdict: Verdict) -> str:
    events = f"{verdict.ruleset}, {verdict.events} events"
    if verdict.decided:
        return f". {events}, every command decided again by the rules; {result_words(verdict.outcome, committed_names(verdict))}."
    return f" as far as it goes: {events} as seen by {verdict.viewpoint}."


def provenance_lines(verdict: Verdict) -> Iterator[str]:
    """What a consistent record shows beside its result."""
    shown = verdict.shown
    if shown is None:
        return
    yield f"Luck: {deal_words(shown, is_checked=verdict.decided)}"
    if shown.deal == "duplicate" and shown.public is not None:
        yield "The round is that of its duplicate group; the record of the group's first game shows when it was named."
    if verdict.round == "good":
        yield "Drand's network quicknet signed the round, and its number is one that the time in the log allows."
    if shown.deal == "fixed":
        yield "The deal was stated by the organiser."
    yield from (f"A fork from event {each.version - 1}, with {luck_text(each.luck)}." for each in shown.forks)
    if shown.result == "ruling":
        yield "The result stands by a ruling."
    for ruling in shown.rulings:
        results = f"before, {result_words(ruling.before)}; after, {result_words(ruling.after)}"
        yield f"Ruling at event {ruling.version}, to {ruling.kind}, by {ruling.author}: {ruling.reason} ({results})"
    if shown.end is not None:
        yield f"Ended at event {shown.end.version} by {ENDED_BY[shown.end.by].format(seat=shown.end.seat)}."
    else:
        yield f"No end: this record stops at event {shown.last}, and does not show that the game was over."
    yield from (f"Seat {each.seat} changed hands at event {each.version}: a bot played on." for each in shown.hands)
    for each in shown.interventions:
        what = INTERVENTIONS[each.type].format(seat=each.seat, whose="" if each.seat is None else f" for seat {each.seat}")
        yield f"Intervention at event {each.version}, by {each.author}: {what}. Reason: {each.reason}"
    for restore in shown.restores:
        known = ": what followed was known" if restore.running else ""
        what = f"at {head_words(restore.kept)} after {head_words(restore.lost)} had been seen{known}"
        yield f"PUT BACK by the operator {what}. Reason: {restore.reason}"
    yield from names_lines(verdict)
    if verdict.signature == "good":
        yield f"Signed with {verdict.key}, a key that was given apart from the file."


def names_lines(verdict: Verdict) -> Iterator[str]:
    """What stands behind the names in the file."""
    names = verdict.names
    if names is None:
        return
    if names.committed:
        called = ", ".join(named_text(seat, names.called[seat]) for seat in names.committed)
        if verdict.signature == "good":
            yield f"Names signed: {called}."
        else:
            why = "; the log's signature was not checked (no --keys)" if verdict.signature == "not checked" else ""
            yield f"Names match the log{why}: {called}."
    if names.withheld:
        what = "Names that the log committed to and the file does not show, forgotten, withheld or exchanged"
        yield f"{what}: {seats_text(names.withheld)}."
    if names.open:
        called = ", ".join(named_text(seat, names.called[seat]) for seat in names.open)
        yield f"Names not signed, so the file may say anything: {called}."


def named_text(seat: int, name: str | None) -> str:
    return f"seat {seat} “{to_escaped(name or '', LONGEST_NAME)}”"


def luck_text(luck: Any) -> str:
    return "its parent's luck" if luck == "same" else "luck of its own"


def head_words(head: Any) -> str:
    if not isinstance(head, dict):
        return "an unknown version"
    return f"version {head.get('version')}"


def bot_lines(bots: BotMoves | None) -> Iterator[str]:
    """What was derived again of the moves of bots."""
    if bots is None or not bots.moves:
        return
    yield f"Bots: {bots.derived} of {count_text(bots.moves, 'move')} derived again from the record."
    for each in bots.changed:
        what = f"the policy {each.name} {each.version} in the record ({each.digest[:16]})"
        yield f"Bots: {count_text(each.moves, 'move')} derived by another source than that of {what}."
    for move in bots.others:
        answer = "nothing legal" if move.answer is None else json.dumps(move.answer)
        yield f"NOT WHAT ITS POLICY PLAYS: event {move.version}, by seat {move.seat}; {move.policy} answers {answer}."


def held_lines(held: Sequence[ComparedHead]) -> Iterator[str]:
    for each in held:
        yield f"Held in {each.source}: event {each.version} {HELD[each.result]} (signature: {each.signature})."


def log_lines(log: Logged | None) -> Iterator[str]:
    """What a log of games says."""
    if log is None:
        return
    same = [str(each.version) for each in log.entries if each.result == "same"]
    told = (
        f"holds {and_list([f'event {each}' for each in same])} of this history"
        if same
        else "holds nothing of this game"
    )
    yield f"The log {log.origin}, with {log.size} entries, {told}{'' if log.head else ', and not its end'}."
    for each in log.entries:
        if each.result != "same":
            yield f"The log's entry {each.index}: event {each.version} {HELD[each.result]}."
    if log.begun is not None:
        opened = next((each.index for each in log.entries if each.kind == "o" and each.result == "same"), None)
        after = [f"after entry {log.begun.size - 1} of the log"] if log.begun.size else []
        before = [f"before entry {opened}"] if opened else []
        times = " and ".join((*after, *before))
        known = times or log.begun.result != "same"
        yield BEGUN[log.begun.result].format(size=log.begun.size, times=times) if known else EMPTY
    yield from cosignature_lines(log)


def cosignature_lines(found: Logged | GamesInLog) -> Iterator[str]:
    """Which witnesses of the policy vouch for a log."""
    for name, at in found.cosigned.items():
        yield f"Cosigned by {name} at {datetime.fromtimestamp(at, UTC):%Y-%m-%dT%H:%M:%SZ}."
    if not found.quorum:
        told = f"{len(found.cosigned)} of {found.witnesses} {'witness' if found.witnesses == 1 else 'witnesses'} cosigned"
        yield f"{told}; the policy asks for {found.asks}."
    elif not found.cosigned:
        yield "No witness has cosigned this log: only the operator vouches for it."


def gaps(verdict: Verdict) -> list[dict[str, str]]:
    """What could not be checked, and why."""
    if verdict.verdict != "consistent":
        return []
    found: list[tuple[str, str]] = []
    if not verdict.decided:
        found.append(("the luck and the rules", "the record is not complete"))
    found += bot_gaps(verdict)
    if verdict.signature == "absent":
        found.append(("who stands for this history", "the record is not signed"))
    if verdict.signature == "not checked":
        found.append((f"the signature of {verdict.key}", "no keys were given: --keys"))
    if verdict.round == "not checked":
        found.append(("the signature of the round of drand", "the extra drand is not installed"))
    if not verdict.held:
        found.append(("whether others were shown the same history", "no held checkpoint was given: --checkpoint"))
    if verdict.log is None:
        found.append(("whether a log of games holds this history", "none was given: --log and --policy"))
    elif verdict.log.begun is None:
        found.append(("whether the game is as old as it says", "its first event names no checkpoint of the log"))
    found.append(("the times", "only the operator's clock wrote them"))
    return [{"what": what, "why": why} for what, why in found]


def bot_gaps(verdict: Verdict) -> Iterator[tuple[str, str]]:
    """Moves of bots that were not derived, and why."""
    bots, moves = verdict.bots, verdict.shown.bot_moves if verdict.shown is not None else 0
    if bots is None:
        if moves:
            why = "they were not derived" if verdict.decided else "the record is not complete"
            yield f"{count_text(moves, 'move')} of bots", why
        return
    for gone in bots.gone:
        policy = f"{gone.name} {gone.version} ({gone.digest[:16]})"
        yield f"{count_text(gone.moves, 'move')} of the policy {policy}", "it is not installed here"
    if bots.unnoted:
        yield f"{count_text(bots.unnoted, 'move')} of bots", "the log does not hold what a bot's choice follows from"
    if bots.left:
        yield f"{count_text(bots.left, 'move')} of bots", "there was no time left to derive them"


def committed_names(verdict: Verdict) -> dict[int, str]:
    """Names that the log committed to, by seat."""
    names = verdict.names
    return {} if names is None else {seat: names.called[seat] or "" for seat in names.committed}


def result_words(told: Any, called: Mapping[int, str] = NOBODY) -> str:
    """A result in words; anything else as JSON, since an incomplete record may hold any value. called: names by seat."""
    if told is None:
        return "it ended without a result"
    if not isinstance(told, dict) or not isinstance(told.get("winners"), list | tuple) or "reason" not in told:
        return json.dumps(told)
    winners = ", ".join(named_text(seat, called[seat]) if seat in called else f"seat {seat}" for seat in told["winners"])
    return f"won by {winners} ({told['reason']})" if winners else f"nobody won ({told['reason']})"
