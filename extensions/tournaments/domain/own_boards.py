"""What is withheld from an official who plays: the results of the deals that their entry is still to play, or plays."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from extensions.tournaments.domain.facts.base import TournamentFact
from extensions.tournaments.domain.facts.round_facts import TableFinished
from extensions.tournaments.domain.facts.ruling_facts import TableRulingMade
from extensions.tournaments.domain.tables import Round, Table
from extensions.tournaments.domain.tournament import Official, Tournament

WITHHELD_FIELDS: dict[type[TournamentFact], tuple[str, ...]] = {
    TableFinished: ("version", "head", "result", "played_by"),
    TableRulingMade: ("before", "after"),
}
"""The open fields of facts about a table that show its result or its play."""


def boards_ahead(tournament: Tournament, official: Official) -> frozenset[int]:
    """The boards of the current round that an official's entry has not played to the end; empty for one who does not
    play.
    """
    current = tournament.current
    if current is None or official.entry is None:
        return frozenset()
    own = [each for each in current.tables.values() if official.entry in each.entries and not each.is_played]
    return frozenset(each.deal_board for each in own if each.deal_board is not None)


def withheld_tables(tournament: Tournament, official: Official) -> frozenset[int]:
    """The tables of the current round that play these boards."""
    current, boards = tournament.current, boards_ahead(tournament, official)
    if current is None or not boards:
        return frozenset()
    return frozenset(each.number for each in current.tables.values() if each.board in boards)


def without_results(tournament: Tournament, number: int, tables: Iterable[int]) -> Tournament:
    """A tournament, at any version, as a reader sees it from whom the results of these tables of a round are withheld.
    """
    played = tournament.rounds.get(number)
    hidden = {each: without_result(played.tables[each]) for each in tables if each in played.tables} if played else {}
    if played is None or not hidden:
        return tournament
    shown: Round = replace(played, tables={**played.tables, **hidden})
    return replace(tournament, rounds={**tournament.rounds, number: shown}, withheld=frozenset(hidden))


def without_result(table: Table) -> Table:
    """A table whose play and result are withheld: only its state shows that it is over."""
    games = tuple(replace(each, version=None, head=None) for each in table.games)
    return replace(table, result=None, played_by=(), games=games)


def withheld_fields(tournament: Tournament, fact: TournamentFact) -> tuple[str, ...]:
    """The open fields of a fact that its reader may not know. tournament: as they see it."""
    current = tournament.current
    if current is None or not isinstance(fact, (TableFinished, TableRulingMade)):
        return ()
    is_withheld = fact.round == current.number and fact.table in tournament.withheld
    return WITHHELD_FIELDS[type(fact)] if is_withheld else ()
