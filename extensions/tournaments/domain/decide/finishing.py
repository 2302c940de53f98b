"""Finished tables, and closing of rounds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from domain.game.events.game_events import GameHead
from domain.kernel.errors import Conflict
from domain.kernel.timestamps import milliseconds
from extensions.tournaments.domain.batch import FactBatch, FactCause, append, nothing
from extensions.tournaments.domain.decide.requirements import (
    PAIRERS,
    malformed,
    require_digest,
    require_official,
    require_on,
    require_round,
    require_seen,
    require_service,
    require_table,
)
from extensions.tournaments.domain.decide.result_faults import require_points, require_result
from extensions.tournaments.domain.facts.parts import PlayedBy, Result, Unfinished
from extensions.tournaments.domain.facts.round_facts import RoundClosed, RoundClosing, TableFinished
from extensions.tournaments.domain.matches import unfinished_matches
from extensions.tournaments.domain.refusals import Lack, RoundUnfinished
from extensions.tournaments.domain.tables import Round, Table
from extensions.tournaments.domain.tournament import Tournament


def finish_table(
    tournament: Tournament, round_number: int, number: int, game: str, head: GameHead, *, result: Result | None,
    played_by: Sequence[PlayedBy], cause: FactCause,
) -> FactBatch:  # fmt: skip
    """Notes the end of a table's game. result: None for a game without an outcome; `by_scores` for one that was ended
    with the round and counts by its scores.  Raises Conflict, Malformed, Missing.
    """
    require_service(cause.by)
    if tournament.status == "final":
        require_on(tournament)
    table, found = require_table(tournament, round_number, number), require_round(tournament, round_number)
    known = next((each for each in table.games if each.id == game), None)
    if known is None or known.opened is None:
        raise malformed("game", "The game that is played at this table.")
    if known.is_over:
        if (known.version, known.head) == (head.version, head.digest):
            return nothing(tournament)
        raise Conflict("game-over", f"The game of table {number} was over before.")
    if found.state not in ("open", "closing"):
        raise Conflict("round-under-way", f"Round {round_number} is {found.state}.")
    require_head(head)
    if len(played_by) != len(table.seats):
        raise malformed("played_by", f"{len(table.seats)}, by seat.")
    if result is not None:
        require_result(result, len(table.seats), ("played", "by_scores") if is_by_scores(found, number) else ("played",))
    fact = TableFinished(round_number, number, game, head.version, head.digest, result, tuple(played_by))
    return append(tournament, cause, fact)


def is_by_scores(played: Round, table: int) -> bool:
    """Whether a table counts by the scores at which its game was ended."""
    return any(each.table == table and each.how == "by_scores" for each in played.unfinished)


def require_head(head: GameHead) -> None:
    """Raises Malformed unless this is a possible head of a game."""
    if head.version < 1:
        raise malformed("version", "1 or more.")
    require_digest(head.digest, "head")


def lacks_of(tables: Iterable[Table]) -> tuple[Lack, ...]:
    """Tables that keep their round open, each with its reason."""
    words = {"waiting": "waits for its game", "playing": "still plays", "finished": "ended without a result"}
    return tuple(Lack(each.number, words[each.state]) for each in tables if not each.is_decided)


def close_round(
    tournament: Tournament, round_number: int, seen: int, unfinished: Sequence[Unfinished], cause: FactCause
) -> FactBatch:
    """Begins to close a round. seen: version of the round; unfinished: results of tables that are still playing. The
    service does it when the time is up, by the rule of the regulations.

    Raises Conflict, Forbidden, Malformed, Missing, RoundUnfinished, Stale.
    """
    if cause.by is not None:
        require_official(tournament, cause.by, PAIRERS)
    require_on(tournament)
    found = require_round(tournament, round_number)
    require_seen(seen, found.changed, "The round")
    if found.state == "published":
        raise RoundUnfinished(round_number, lacks_of(found.tables.values()))
    if found.state != "open":
        raise Conflict("round-closed", f"Round {round_number} is {found.state}.")
    lacks = lacks_of(found.tables.values())
    if cause.by is not None and (more := [each for each in unfinished_matches(tournament, found) if not each.is_on]):
        raise RoundUnfinished(round_number, [*lacks, *(Lack(each.tables[-1].number, "is no whole match yet") for each in more)])
    if cause.by is None:
        require_time_up(tournament, found, cause.at)
        how = tournament.regulations.times.unfinished
        unfinished = [Unfinished(each.table, how) for each in lacks]
    require_treatments(found, unfinished)
    listed = {each.table for each in unfinished}
    if left := [each for each in lacks if each.table not in listed]:
        raise RoundUnfinished(round_number, left)
    return append(tournament, cause, RoundClosing(round_number, tuple(unfinished)))


def require_time_up(tournament: Tournament, found: Round, at: str) -> None:
    """Raises Conflict unless the regulations close this round by now."""
    is_by_rule = tournament.regulations.times.at_limit == "close" and found.closes_at is not None
    if not is_by_rule or milliseconds(at) < milliseconds(found.closes_at or at):
        raise Conflict("round-under-way", "The time of this round is not up.")


def require_treatments(found: Round, unfinished: Sequence[Unfinished]) -> None:
    """Raises Malformed unless these are distinct tables that are still playing."""
    if len({each.table for each in unfinished}) < len(unfinished):
        raise malformed("unfinished", "Each table once.")
    for each in unfinished:
        table = found.tables.get(each.table)
        if table is None or table.is_decided:
            raise malformed("unfinished", f"Table {each.table} has a result, or there is none.")
        if (each.how == "points") != (each.points is not None):
            raise malformed("unfinished", "Points, exactly if `how` is `points`.")
        if each.points is not None:
            require_points(each.points, len(table.seats), "unfinished")


def complete_close(tournament: Tournament, round_number: int, heads: Mapping[str, GameHead], cause: FactCause) -> FactBatch:
    """Closes a round whose games have ended. heads: of all its opened games.

    Raises Conflict, Malformed, Missing.
    """
    require_service(cause.by)
    require_on(tournament)
    found = require_round(tournament, round_number)
    if found.state == "closed":
        return nothing(tournament)
    if found.state != "closing":
        raise Conflict("round-under-way", f"Round {round_number} is {found.state}.")
    games = {game.id: game for table in found.tables.values() for game in table.games if game.opened is not None}
    if on := [each for each in found.tables.values() if any(game.opened and not game.is_over for game in each.games)]:
        raise RoundUnfinished(round_number, [Lack(each.number, "still plays") for each in on])
    if set(heads) != set(games):
        raise malformed("heads", "Every game of the round, and no other.")
    for game, head in heads.items():
        require_head(head)
        if head.version < (games[game].version or 0):
            raise malformed("heads", "No game ends before it was over.")
    return append(tournament, cause, RoundClosed(round_number, dict(heads)))
