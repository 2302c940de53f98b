"""Games of an event against its log: docs/spec/event-record.md, section 8. Each check is a word and what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from domain.audit.tournament.event_fault import EventFault
from domain.audit.tournament.game_note import GameNote
from domain.audit.tournament.planned_game import PlannedGame, boards_of
from domain.audit.tournament.verify_log import seed_commitment
from domain.kernel.ledger import canonical

Check = Callable[[PlannedGame, GameNote], str | None]


def first_wrong(planned: PlannedGame, note: GameNote) -> str | None:
    """Whether the game is the one that was opened."""
    moment = note.moments.get(1)
    if note.first != 1 or moment is None:
        return "does not begin with its first event"
    if planned.opened is not None and moment.digest != planned.opened:
        return "begins with another event than the one that was opened"
    return None


def last_wrong(planned: PlannedGame, note: GameNote) -> str | None:
    """Whether the game ended as the log says."""
    if planned.finish is not None and digest_at(note, planned.finish.version) != planned.finish.head:
        return "has another history than the one that ended"
    if planned.closed is not None and digest_at(note, planned.closed.version) != planned.closed.digest:
        return "has another history than the one that its round was closed with"
    return None


def digest_at(note: GameNote, version: int) -> str | None:
    """The digest of a version; None where the record does not reach it."""
    moment = note.moments.get(version)
    return None if moment is None else moment.digest


def terms_wrong(planned: PlannedGame, note: GameNote) -> str | None:
    """Whether the game was played by the regulations, at its own table."""
    stated, data = planned.terms, note.data
    wanted = {
        "ruleset": stated.ruleset,
        "ruleset_version": stated.ruleset_version,
        "options": stated.options,
        "clock_plan": None if stated.clock is None else msgspec.to_builtins(stated.clock),
    }
    for name, value in wanted.items():
        if canonical(data.get(name)) != canonical(value):
            return f"is played by other terms than the regulations: {name}"
    if len(data["seats"]) < planned.seats:
        return "has fewer seats than its table"
    table = data.get("event_table")
    if table is not None:
        own = {"event": planned.event, "round": planned.round, "table": planned.table, "board": planned.board}
        if any(table.get(name) != value for name, value in own.items()):
            return "says that it belongs to another table"
    return None


def deal_wrong(planned: PlannedGame, note: GameNote) -> str | None:
    """Whether the deal is that of the event's seed."""
    if planned.seed is not None and note.data["commitment"] != seed_commitment(planned.seed):
        return "has another seed than the event's gives its table"
    return None


def result_wrong(planned: PlannedGame, note: GameNote) -> str | None:
    """Whether the table counts as what its game came to."""
    if planned.finish is None or (moment := note.moments.get(planned.finish.version)) is None:
        return None
    stated = planned.finish.result
    if moment.is_decided and stated != moment.result:
        return "came to another result than its table has"
    winners = None if moment.winners is None else tuple(each for each in moment.winners if each < planned.seats)
    if stated is None:
        if winners is not None:
            return "came to a result, and its table has none"
    elif stated.kind == "played":
        if winners is None or stated.winners != winners or stated.reason != moment.reason:
            return "was won by others than its table says"
    elif winners is not None or not planned.is_by_scores:
        return "counts by scores, which nobody said"
    return None


def players_wrong(planned: PlannedGame, note: GameNote) -> str | None:
    """Whether the seats were played by whom the log says."""
    if planned.finish is None or (moment := note.moments.get(planned.finish.version)) is None:
        return None
    noted = tuple("stand_in" if by == "substitute" else by for by in planned.finish.played_by)
    return None if noted == moment.played_by else "was played to its end by others than its table says"


CHECKS: tuple[tuple[str, Check], ...] = (
    ("first", first_wrong),
    ("last", last_wrong),
    ("terms", terms_wrong),
    ("deal", deal_wrong),
    ("result", result_wrong),
    ("players", players_wrong),
)


def game_fault(line: int, planned: PlannedGame, note: GameNote) -> EventFault | None:
    """The first fault of a game against the log. line: where its record begins."""
    for word, check in CHECKS:
        try:
            why = check(planned, note)
        except (LookupError, TypeError, ValueError, AttributeError):
            why = "has a part of another form than its event needs"
        if why is not None:
            return EventFault(line, None, note.game, word, f"Game {note.game} {why}.")
    return None


def missing_fault(line: int, planned: Mapping[str, PlannedGame], found: Mapping[str, Any]) -> EventFault | None:
    """The first game of the log that has no record. line: after the last."""
    for game, each in planned.items():
        if each.is_due and game not in found:
            where = f"table {each.table} of round {each.round}"
            return EventFault(line, None, game, "missing", f"Game {game}, of {where}, is missing.")
    return None


def board_fault(lines: Mapping[str, int], planned: Mapping[str, PlannedGame], notes: Mapping[str, GameNote]) -> EventFault | None:
    """The first game that has another deal than the first of its board."""
    for games in boards_of(planned):
        here = [game for game in games if game in notes]
        for game in here[1:]:
            if notes[game].data["commitment"] != notes[here[0]].data["commitment"]:
                why = f"Game {game} has another deal than game {here[0]}, which plays the same board."
                return EventFault(lines[game], None, game, "deal", why)
    return None
