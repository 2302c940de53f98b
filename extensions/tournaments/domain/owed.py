"""Steps that the service owes a tournament: each is taken once, by any worker, and the next one follows from the log.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from domain.game.luck.drand import round_ms
from domain.kernel.timestamps import milliseconds
from extensions.tournaments.domain.matches import unfinished_matches
from extensions.tournaments.domain.tables import Round, Table
from extensions.tournaments.domain.tournament import Tournament

StepKind = Literal["fetch_entropy", "open_round", "open_table", "add_game", "end_game", "close_round", "complete_close", "reveal"]


class OwedStep(NamedTuple):
    """A step that is owed. fetch_entropy: the awaited round of drand; open_round: all games of a round; open_table: a
    game that was added or is played again; add_game: the next one of the match whose last table is named; end_game: a
    game that no longer counts, or whose round is being closed; close_round: the time is up at `due_ms`; complete_close:
    its heads; reveal: the seed. due_ms: milliseconds since the epoch, None for now.
    """

    kind: StepKind
    round: int = 0
    table: int | None = None
    game: str | None = None
    due_ms: int | None = None


def owed_steps(tournament: Tournament) -> tuple[OwedStep, ...]:
    """All steps due at this version, in arbitrary order."""
    current = tournament.current
    if tournament.status == "cancelled":
        ends = tuple(games_to_end(current, is_whole=True)) if current is not None else ()
        return ends or (() if tournament.ended is not None else (OwedStep("reveal"),))
    if current is None or tournament.is_over:
        return ()
    if current.state == "published":
        if not current.has_luck:
            return entropy_step(current)
        return (OwedStep("open_round", current.number),)
    if current.state == "closing":
        return tuple(games_to_end(current, is_whole=True)) or (OwedStep("complete_close", current.number),)
    return (*games_to_end(current, is_whole=False), *tables_to_open(current), *games_to_add(tournament, current), *close_by_rule(tournament, current))


def entropy_step(current: Round) -> tuple[OwedStep, ...]:
    """The awaited round of drand, due when it is published."""
    if current.awaits is None or isinstance(current.awaits, str):
        return ()
    return (OwedStep("fetch_entropy", current.number, due_ms=round_ms(current.awaits.round)),)


def games_to_end(played: Round, *, is_whole: bool) -> Iterator[OwedStep]:
    """Running games that must end. is_whole: all of the round, else those that no longer count."""
    for table in played.tables.values():
        for game in table.games:
            is_on = game.opened is not None and not game.is_over
            if is_on and (is_whole or game != table.game or is_ruled(table)):
                yield OwedStep("end_game", played.number, table.number, game.id)


def is_ruled(table: Table) -> bool:
    """Whether an arbiter set a table's result."""
    return table.state in ("ruled", "void")


def tables_to_open(played: Round) -> Iterator[OwedStep]:
    """Tables that wait for a game."""
    for table in played.tables.values():
        if table.state == "waiting":
            yield OwedStep("open_table", played.number, table.number, table.game.id)


def games_to_add(tournament: Tournament, played: Round) -> Iterator[OwedStep]:
    """Matches whose next game is due: one at a time, since a game takes the number of the next table."""
    due = [each for each in unfinished_matches(tournament, played) if not each.is_on]
    yield from (OwedStep("add_game", played.number, each.tables[-1].number) for each in due[:1])


def close_by_rule(tournament: Tournament, played: Round) -> Iterator[OwedStep]:
    """The close of a round with a time limit, if the regulations say so."""
    if tournament.regulations.times.at_limit == "close" and played.closes_at is not None:
        yield OwedStep("close_round", played.number, due_ms=milliseconds(played.closes_at))
