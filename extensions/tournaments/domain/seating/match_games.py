"""Games of a match beyond its first: the stated ones, and tie-breaks at the cut."""

from __future__ import annotations

from collections.abc import Iterator

from domain.kernel.errors import Conflict
from domain.kernel.text.event_text import and_list
from extensions.tournaments.domain.batch import FactBatch, FactCause
from extensions.tournaments.domain.decide.draft_faults import table_faults
from extensions.tournaments.domain.decide.publishing import ToGameId, append_table
from extensions.tournaments.domain.decide.requirements import PAIRERS, require_official, require_on, require_round
from extensions.tournaments.domain.facts.parts import Seated, TablePlan
from extensions.tournaments.domain.matches import MatchTables, unfinished_matches
from extensions.tournaments.domain.refusals import Lack, PairingIllegal
from extensions.tournaments.domain.seating.advancing import cuts_of
from extensions.tournaments.domain.standings.cuts import Cut
from extensions.tournaments.domain.tables import Round
from extensions.tournaments.domain.tournament import Tournament


def add_game(tournament: Tournament, round_number: int, table: TablePlan, to_id: ToGameId, cause: FactCause) -> FactBatch:
    """Another game of a match: by the service, while fewer were played than the regulations state; by an official, of
    exactly the entries tied at the cut, if one more game decides.

    Raises Conflict, Forbidden, Missing, PairingIllegal.
    """
    if cause.by is not None:
        require_official(tournament, cause.by, PAIRERS)
    require_on(tournament)
    found = require_round(tournament, round_number)
    if tournament.regulations.pairing.method != "knockout" or found.state != "open":
        raise Conflict("round-under-way", "Games of matches are added while their round is open.")
    if table.table != len(found.tables) + 1:
        raise Conflict("round-under-way", f"The next table is {len(found.tables) + 1}.")
    faults = [message for _, message in table_faults(tournament, round_number, table)]
    if faults := faults or list(game_faults(tournament, found, table)):
        raise PairingIllegal({f"tables.{table.table}": faults})
    return append_table(tournament, found, table, to_id, cause)


def game_faults(tournament: Tournament, played: Round, table: TablePlan) -> Iterator[str]:
    """Why a table is not the next game of its match."""
    wanted = {each.entry for each in table.seats}
    known = next(((match, cut) for match, cut in cuts_of(tournament, played) if table.match and match.number == table.match), None)
    if known is None or not wanted <= set(known[0].entries):
        yield "These entries have no match in this round."
        return
    match, cut = known
    if match.is_on:
        yield "A game of this match is still played."
    elif not (who := entries_to_play(tournament, played, match, cut)):
        yield "No game more decides this match."
    elif wanted != set(who) or len(table.seats) != len(who):
        yield f"The next game is of {and_list([f'entry {each}' for each in who])}, each once."


def entries_to_play(tournament: Tournament, played: Round, match: MatchTables, cut: Cut) -> tuple[int, ...]:
    """The players of the next game of a match; empty for none."""
    if any(each.number == match.number for each in unfinished_matches(tournament, played)):
        return match.entries
    return cut.open if cut.asks == "game" else ()


def next_game(played: Round, match: MatchTables) -> TablePlan:
    """The next stated game of a match: each player moves to the seat of their predecessor in the game before."""
    before = match.tables[-1]
    seats: tuple[Seated, ...] = (*before.seats[1:], before.seats[0])
    return TablePlan(len(played.tables) + 1, before.section, seats, match=match.number)


def tied_matches(tournament: Tournament, played: Round) -> tuple[Lack, ...]:
    """The first table of each match that needs one more game, for the refusal to close the round."""
    if tournament.regulations.pairing.method != "knockout" or played.state != "open":
        return ()
    return tuple(
        Lack(match.tables[0].number, f"is tied between {and_list([f'entry {each}' for each in cut.open])}: one game more decides")
        for match, cut in cuts_of(tournament, played)
        if match.number and cut.asks == "game" and tournament.regulations.sizes.min <= len(cut.open)
    )
