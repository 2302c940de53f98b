"""The figures of a draft, recomputed from the state that it was made from, without making it again."""

from __future__ import annotations

from extensions.tournaments.domain.counting.tournament_book import book_of
from extensions.tournaments.domain.facts.parts import Draft, Seated, TablePlan
from extensions.tournaments.domain.pairing.drafts import RoundSeating, TableDraft
from extensions.tournaments.domain.pairing.figures import figures
from extensions.tournaments.domain.seating.field_of_round import field_of, person_number, team_field
from extensions.tournaments.domain.seating.logged_draft import figures_of
from extensions.tournaments.domain.tournament import Tournament


def has_counted_figures(basis: Tournament, number: int, draft: Draft, seed: str) -> bool:
    """Whether a draft states the recomputed figures. basis: the tournament that it was made from; seed: of the round's
    lots, hex.
    """
    is_teams = basis.regulations.pairing.method == "teams"
    points = {entry: tally.points for entry, tally in book_of(basis).tallies.items()}
    field = field_of(basis, number, points)
    byes = [each.entry for each in draft.byes if each.kind == "allocated"]
    if is_teams:
        field = team_field(basis, number, field)
        byes = [person_number(Seated(each, member)) for each in byes for member in range(basis.entries[each].members)]
    there = field.by_entry()
    pairing = RoundSeating(tuple([to_table(each, by_person=is_teams) for each in draft.tables]), tuple(byes))
    if not {*pairing.seated(), *pairing.byes} <= set(there):
        return False
    counted = {each.name: each for each in figures_of(figures(pairing, field, seed))}
    return all(each == counted.get(each.name) for each in draft.figures)


def to_table(table: TablePlan, *, by_person: bool) -> TableDraft:
    """A table of the log in the form of the pairing."""
    seats = tuple([person_number(each) if by_person else each.entry for each in table.seats])
    return TableDraft(seats, table.board or 0, table.match or 0)
