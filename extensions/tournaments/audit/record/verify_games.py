"""Games of a tournament against its log: docs/spec/tournament-record.md, section 8. Each check has a word."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from domain.kernel.ledger import canonical
from domain.kernel.timestamps import milliseconds
from extensions.tournaments.audit.record.fault import TournamentFault
from extensions.tournaments.audit.record.game_note import GameNote
from extensions.tournaments.audit.record.planned_game import PlannedGame, boards_of
from extensions.tournaments.audit.record.verify_log import seed_commitment

CLOCKS_DIFFER_MS = 300_000
"""The most by which clocks of one installation may differ."""
Check = Callable[[PlannedGame, GameNote], bool]


def is_first_right(planned: PlannedGame, note: GameNote) -> bool:
    """Whether the game has the logged opening."""
    moment = note.moments.get(1)
    return note.first == 1 and moment is not None and planned.opened in (None, moment.digest)


def is_last_right(planned: PlannedGame, note: GameNote) -> bool:
    """Whether the game has the logged end."""
    if planned.finish is not None and digest_at(note, planned.finish.version) != planned.finish.head:
        return False
    return planned.closed is None or digest_at(note, planned.closed.version) == planned.closed.digest


def digest_at(note: GameNote, version: int) -> str | None:
    """The digest of a version; None if the record does not reach it."""
    moment = note.moments.get(version)
    return None if moment is None else moment.digest


def are_terms_right(planned: PlannedGame, note: GameNote) -> bool:
    """Whether the game was played by the regulations, at its own table."""
    stated, data = planned.terms, note.data
    wanted = {
        "ruleset": stated.ruleset,
        "ruleset_version": stated.ruleset_version,
        "options": stated.options,
        "clock_plan": None if stated.clock is None else msgspec.to_builtins(stated.clock),
        "delay_s": stated.delay_s,
        "analysis": stated.analysis,
        "deal": stated.deal,
    }
    if any(canonical(data.get(name)) != canonical(value) for name, value in wanted.items()) or len(data["seats"]) < planned.seats:
        return False
    table = data.get("tournament_table")
    own = {"tournament": planned.tournament, "round": planned.round, "table": planned.table, "board": planned.board, "helpers": stated.helpers}
    if table is not None and any(table.get(name) != value for name, value in own.items()):
        return False
    return note.opening is None or is_opening_right(planned, note, note.opening)


def is_opening_right(planned: PlannedGame, note: GameNote, opening: Mapping[str, Any]) -> bool:
    """Whether a game began, and noted no-shows, when the regulations say. opening: data of `game.play_opened`."""
    starts_at, no_show_at = opening["starts_at"], opening["no_show_at"]
    after_ms = None if no_show_at is None else milliseconds(no_show_at) - milliseconds(starts_at)
    stated = [(None if late_s is None else 1000 * late_s, rule) for late_s, rule in planned.terms.no_shows]
    if starts_at < planned.times.starts_at or (after_ms, opening["no_show"]) not in stated:
        return False
    return note.no_shows_at is None or (no_show_at is not None and note.no_shows_at >= no_show_at)


def are_times_right(planned: PlannedGame, note: GameNote) -> bool:
    """Whether a game was opened after its publication, and the log noted its opening and its end after they happened,
    within what clocks may differ by.
    """
    times, finish = planned.times, planned.finish
    ends = [(finish.version, finish.at)] if finish is not None else []
    ends += [(planned.closed.version, times.closed)] if planned.closed is not None and times.closed is not None else []
    spans = [(times.published, note.moments[1].at), (note.moments[1].at, times.opened)]
    spans += [(note.moments[version].at, at) for version, at in ends]
    return all(
        milliseconds(before) <= milliseconds(after) + CLOCKS_DIFFER_MS
        for before, after in spans if before is not None and after is not None
    )  # fmt: skip


def is_deal_right(planned: PlannedGame, note: GameNote) -> bool:
    """Whether the deal comes from the tournament's seed."""
    return planned.seed is None or bool(note.data["commitment"] == seed_commitment(planned.seed))


def is_result_right(planned: PlannedGame, note: GameNote) -> bool:
    """Whether the table has its game's result."""
    if planned.finish is None or (moment := note.moments.get(planned.finish.version)) is None:
        return True
    stated = planned.finish.result
    if moment.is_decided and stated != moment.result:
        return False
    winners = None if moment.winners is None else tuple(each for each in moment.winners if each < planned.seats)
    if stated is None:
        return winners is None
    if stated.kind == "played":
        return winners is not None and stated.winners == winners and stated.reason == moment.reason
    return winners is None and planned.is_by_scores


def are_players_right(planned: PlannedGame, note: GameNote) -> bool:
    """Whether the seats had the logged players."""
    if planned.finish is None or (moment := note.moments.get(planned.finish.version)) is None:
        return True
    return planned.finish.played_by == moment.played_by


def are_entries_right(planned: PlannedGame, note: GameNote) -> bool:
    """Whether the seats have names of their entries, where both are shown."""
    return all(name in names for name, names in named_seats(planned, note))


def named_seats(planned: PlannedGame, note: GameNote) -> list[tuple[str, tuple[str, ...]]]:
    """The seats whose name can be compared: the name in the game, and the names of the entry."""
    pairs = zip(note.names, planned.names, strict=False)
    return [(name, names) for name, names in pairs if name is not None and names]


CHECKS: tuple[tuple[str, Check], ...] = (
    ("first", is_first_right),
    ("last", is_last_right),
    ("terms", are_terms_right),
    ("times", are_times_right),
    ("deal", is_deal_right),
    ("result", is_result_right),
    ("players", are_players_right),
    ("entries", are_entries_right),
)


def game_fault(line: int, planned: PlannedGame, note: GameNote) -> TournamentFault | None:
    """The first fault of a game against the log. line: first line of its record."""
    for word, check in CHECKS:
        try:
            is_right = check(planned, note)
        except (LookupError, TypeError, ValueError, AttributeError):
            is_right = False
        if not is_right:
            return TournamentFault(line, None, note.game, word)
    return None


def missing_fault(line: int, planned: Mapping[str, PlannedGame], found: Mapping[str, Any]) -> TournamentFault | None:
    """The first game of the log that has no record. line: after the last."""
    missing = next((game for game, each in planned.items() if each.is_due and game not in found), None)
    return None if missing is None else TournamentFault(line, None, missing, "missing")


def board_fault(lines: Mapping[str, int], planned: Mapping[str, PlannedGame], notes: Mapping[str, GameNote]) -> TournamentFault | None:
    """The first game whose deal differs from the first of its board."""
    for games in boards_of(planned):
        here = [game for game in games if game in notes]
        for game in here[1:]:
            if notes[game].data["commitment"] != notes[here[0]].data["commitment"]:
                return TournamentFault(lines[game], None, game, "deal")
    return None
