"""Folds of the facts of arbiters."""

from __future__ import annotations

from msgspec.structs import replace

from domain.game.aggregate import plaintext
from extensions.tournaments.domain.facts.base import TournamentFact
from extensions.tournaments.domain.facts.ruling_facts import (
    WITHOUT_RESULT,
    AppealDecided,
    AppealMade,
    AppealWithdrawn,
    HandsRead,
    LotDrawn,
    PenaltyGiven,
    TableRulingMade,
)
from extensions.tournaments.domain.folds.entry_folds import with_changed_entry
from extensions.tournaments.domain.folds.moment import FactTime
from extensions.tournaments.domain.folds.round_folds import with_table
from extensions.tournaments.domain.folds.tournament_folds import Row
from extensions.tournaments.domain.tables import PlayedGame, Table
from extensions.tournaments.domain.tournament import Appeal, HandsSeen, Lot, Tournament, TournamentRuling


def with_ruling(tournament: Tournament, fact: TableRulingMade, moment: FactTime) -> Tournament:
    ruling = TournamentRuling(
        fact.number, moment.version, moment.at, fact.kind, fact.author, fact.round, fact.table
    )
    table = with_table_ruling(tournament.rounds[fact.round].tables[fact.table], fact, moment.version)
    before = tuple(
        replace(each, replaced_by=fact.number)
        if each.version == fact.replaces and each.kind not in WITHOUT_RESULT
        else each
        for each in tournament.rulings
    )
    return with_table(replace(tournament, rulings=(*before, ruling)), fact.round, table)


def with_table_ruling(table: Table, fact: TableRulingMade, version: int) -> Table:
    """A table after a ruling on it."""
    if fact.kind == "time":
        return replace(table, ruled=version)
    if fact.game is not None:
        games = (*table.games, PlayedGame(fact.game))
        return replace(table, ruled=version, state="waiting", result=None, games=games, played_by=())
    state = "void" if fact.kind == "void" else "ruled"
    return replace(table, ruled=version, state=state, result=fact.after)


def with_penalty(tournament: Tournament, fact: PenaltyGiven, moment: FactTime) -> Tournament:
    penalty = TournamentRuling(
        fact.number, moment.version, moment.at, "penalty", fact.author,
        fact.round, fact.table, fact.entry, fact.kind, fact.points,
    )  # fmt: skip
    before = tuple(
        replace(each, replaced_by=fact.number) if each.number == fact.replaces else each for each in tournament.rulings
    )
    after = replace(tournament, rulings=(*before, penalty))
    state = after.entries[fact.entry].state
    if is_disqualified(after, fact.entry):
        return with_changed_entry(after, fact.entry, state="disqualified")
    return with_changed_entry(after, fact.entry, state="entered") if state == "disqualified" else after


def is_disqualified(tournament: Tournament, entry: int) -> bool:
    """Whether a penalty in force disqualified an entry."""
    return any(
        each.penalty == "disqualification" and each.entry == entry and not each.is_replaced
        for each in tournament.rulings
    )


def with_appeal(tournament: Tournament, fact: AppealMade, _: FactTime) -> Tournament:
    appeal = Appeal(fact.number, fact.entry, fact.round, fact.table, fact.ruling)
    return replace(tournament, appeals={**tournament.appeals, fact.number: appeal})


def with_appeal_over(tournament: Tournament, fact: AppealDecided | AppealWithdrawn, _: FactTime) -> Tournament:
    state = fact.verdict if isinstance(fact, AppealDecided) else "withdrawn"
    appeal = replace(tournament.appeals[fact.number], state=state)
    return replace(tournament, appeals={**tournament.appeals, fact.number: appeal})


def with_read(tournament: Tournament, fact: HandsRead, moment: FactTime) -> Tournament:
    table = tournament.rounds[fact.round].tables[fact.table]
    if not any(each.id == fact.game and each.opened is not None for each in table.games):
        raise ValueError(f"Table {fact.table} has no such game that is open.")
    seen = HandsSeen(moment.version, moment.by, (fact.round, fact.table), fact.game, plaintext(fact.version))
    return replace(tournament, reads=(*tournament.reads, seen))


RULING_FOLDS: dict[type[TournamentFact], Row] = {
    TableRulingMade: with_ruling,
    PenaltyGiven: with_penalty,
    AppealMade: with_appeal,
    AppealDecided: with_appeal_over,
    AppealWithdrawn: with_appeal_over,
    HandsRead: with_read,
    LotDrawn: lambda tournament, fact, _: replace(
        tournament, lots=(*tournament.lots, Lot(fact.number, fact.round, fact.order))
    ),
}
