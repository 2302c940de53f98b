"""Folds of the facts of rounds and tables."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from domain.game.aggregate import plaintext
from domain.game.luck.luck_status import entropy_of
from extensions.tournaments.domain.facts.base import TournamentFact
from extensions.tournaments.domain.facts.parts import PublishedTable, Result, Unfinished
from extensions.tournaments.domain.facts.round_facts import (
    RoundClosed,
    RoundClosing,
    RoundDrafted,
    RoundEntropyGiven,
    RoundEntropySpoken,
    RoundOpened,
    RoundPublished,
    RoundWithdrawn,
    TableAdded,
    TableFinished,
    TableOpened,
)
from extensions.tournaments.domain.folds.moment import FactTime
from extensions.tournaments.domain.folds.tournament_folds import Row, with_life
from extensions.tournaments.domain.tables import DraftStatus, PlayedGame, Round, Table
from extensions.tournaments.domain.tournament import Tournament


def with_round(tournament: Tournament, number: int, **changes: Any) -> Tournament:
    """The tournament with changed fields of a round."""
    return replace(tournament, rounds={**tournament.rounds, number: replace(tournament.rounds[number], **changes)})


def with_table(tournament: Tournament, round_number: int, table: Table) -> Tournament:
    """The tournament with an updated table."""
    tables = {**tournament.rounds[round_number].tables, table.number: table}
    return with_round(tournament, round_number, tables=tables)


def initial_table(published: PublishedTable) -> Table:
    """A table before its game exists."""
    return Table(
        published.table, published.section, published.seats, published.board, published.match, (PlayedGame(published.game),)
    )


def with_draft(tournament: Tournament, fact: RoundDrafted, moment: FactTime) -> Tournament:
    attempt = 1 + tournament.restores + sum(each.number == fact.round for each in tournament.withdrawn)
    known = tournament.rounds.get(fact.round) or Round(fact.round, attempt, moment.version)
    draft = DraftStatus(moment.version, plaintext(fact.draft))
    return replace(
        tournament, rounds={**tournament.rounds, fact.round: replace(known, draft=draft, changed=moment.version)}
    )


def with_publication(tournament: Tournament, fact: RoundPublished, moment: FactTime) -> Tournament:
    after = with_round(
        tournament,
        fact.round,
        state="published",
        changed=moment.version,
        published=moment.version,
        tables={each.table: initial_table(each) for each in fact.tables},
        byes=fact.byes,
        starts_at=fact.starts_at,
        closes_at=fact.closes_at,
        awaits=fact.entropy,
    )
    return replace(after, status="running")


def with_opening(tournament: Tournament, fact: RoundOpened, moment: FactTime) -> Tournament:
    tables = {
        number: replace(table, state="playing", games=(replace(table.game, opened=fact.games[table.game.id]),))
        for number, table in tournament.rounds[fact.round].tables.items()
    }
    return with_round(
        tournament, fact.round, state="open", changed=moment.version, opened=moment.version, tables=tables
    )


def with_table_opened(tournament: Tournament, fact: TableOpened, _: FactTime) -> Tournament:
    table = tournament.rounds[fact.round].tables[fact.table]
    games = (*table.games[:-1], replace(table.game, opened=fact.digest))
    state = "playing" if table.state == "waiting" else table.state
    return with_table(tournament, fact.round, replace(table, state=state, games=games))


def with_table_finished(tournament: Tournament, fact: TableFinished, _: FactTime) -> Tournament:
    table = tournament.rounds[fact.round].tables[fact.table]
    games = tuple(
        replace(game, version=fact.version, head=fact.head) if game.id == fact.game else game for game in table.games
    )
    after = replace(table, games=games)
    if fact.game == table.game.id:
        after = replace(after, played_by=fact.played_by)
        if table.ruled is None or table.state == "playing":
            after = with_own_result(after, fact.result)
    return with_table(tournament, fact.round, after)


def with_own_result(table: Table, result: Result | None) -> Table:
    """A table without a ruling, after its game. A result assigned when the round was closed stays only if the game has
    none.
    """
    if result is None and table.state != "playing":
        return table
    is_played = result is None or result.kind == "played"
    return replace(table, state="finished" if is_played else "ruled", result=result)


def with_closing(tournament: Tournament, fact: RoundClosing, moment: FactTime) -> Tournament:
    tables = dict(tournament.rounds[fact.round].tables)
    for each in fact.unfinished:
        result = result_at_close(each, len(tables[each.table].seats))
        state = "void" if result.kind == "void" else "ruled"
        tables[each.table] = replace(tables[each.table], state=state, result=result)
    return with_round(
        tournament, fact.round, state="closing", changed=moment.version, tables=tables, unfinished=fact.unfinished
    )


def result_at_close(unfinished: Unfinished, seats: int) -> Result:
    """The result of a table that is still playing. By scores it is a draw, until its game's scores are known."""
    match unfinished.how:
        case "void":
            return Result("void")
        case "points":
            return Result("adjusted", points=unfinished.points)
        case "draw":
            return Result("draw", places=(1,) * seats)
    return Result("by_scores", places=(1,) * seats)


def with_close(tournament: Tournament, fact: RoundClosed, moment: FactTime) -> Tournament:
    return with_life(
        with_round(tournament, fact.round, state="closed", changed=moment.version, closed_at=moment.at)
    )


def without_round(tournament: Tournament, fact: RoundWithdrawn, moment: FactTime) -> Tournament:
    gone = replace(tournament.rounds[fact.round], state="withdrawn", changed=moment.version)
    rounds = {number: each for number, each in tournament.rounds.items() if number != fact.round}
    return replace(tournament, rounds=rounds, withdrawn=(*tournament.withdrawn, gone))


def with_added_table(tournament: Tournament, fact: TableAdded, _: FactTime) -> Tournament:
    """A table after the publication: it has a deal of its own, since boards were dealt when the list was closed."""
    if fact.table.board is not None:
        raise ValueError(f"Table {fact.table.table} was added too late for a board.")
    return with_table(tournament, fact.round, initial_table(fact.table))


ROUND_FOLDS: dict[type[TournamentFact], Row] = {
    RoundDrafted: with_draft,
    RoundPublished: with_publication,
    RoundEntropyGiven: lambda tournament, fact, _: with_round(
        tournament, fact.round, entropy=entropy_of(bytes.fromhex(fact.signature))
    ),
    RoundEntropySpoken: lambda tournament, fact, _: with_round(
        tournament, fact.round, entropy=entropy_of(fact.numbers.encode())
    ),
    RoundOpened: with_opening,
    TableAdded: with_added_table,
    TableOpened: with_table_opened,
    TableFinished: with_table_finished,
    RoundClosing: with_closing,
    RoundClosed: with_close,
    RoundWithdrawn: without_round,
}
