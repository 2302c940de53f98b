"""Drafts between the pairing of a round and the log: the request for a round, and the logged form of its answer."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from fractions import Fraction

from extensions.tournaments.domain.decide.draft_faults import is_missing
from extensions.tournaments.domain.facts.parts import Bye, Draft, Figure, Seated, TablePlan
from extensions.tournaments.domain.luck import draft_seed
from extensions.tournaments.domain.pairing.drafts import Figures, RoundSeating
from extensions.tournaments.domain.pairing.drafts import RoundDraft as PairingDraft
from extensions.tournaments.domain.pairing.make_draft import DraftRequest
from extensions.tournaments.domain.seating.field_of_round import (
    NO_POINTS,
    entries_there,
    field_of,
    first_field,
    person_number,
    team_field,
    to_seated,
)
from extensions.tournaments.domain.tournament import Tournament


def request_of(
    tournament: Tournament, number: int, points: Mapping[int, Fraction] = NO_POINTS,
    *, only: Collection[int] | None = None, stated: RoundSeating | None = None,
) -> DraftRequest:  # fmt: skip
    """The request for the draft of a round. points, only: as in `field_of`; stated: for `open` and `manual`."""
    pairing, field = tournament.regulations.pairing, field_of(tournament, number, points, only)
    is_teams, is_late = pairing.method == "teams", number > pairing.rounds - pairing.merit_rounds
    return DraftRequest(
        method=pairing.method,
        field=team_field(tournament, number, field) if is_teams else field,
        seed=draft_seed(tournament, number),
        basis=tournament.version,
        number=number,
        rounds=pairing.rounds,
        start=first_field(tournament) if number > 1 else None,
        priority="merit" if is_late else "variety",
        teams=field if is_teams else None,
        rosters=rosters_of(tournament, [side.entry for side in field.sides]) if is_teams else {},
        is_duplicate=tournament.regulations.has_boards,
        stated=stated,
    )


def rosters_of(tournament: Tournament, teams: Collection[int]) -> dict[int, tuple[int, ...]]:
    """The members of each team, by pairing number."""
    return {
        each: tuple(person_number(Seated(each, member)) for member in range(tournament.entries[each].members))
        for each in teams
    }


def to_logged(tournament: Tournament, number: int, made: PairingDraft) -> Draft:
    """The logged form of a draft: with sections, and with byes of unpaired entries."""
    is_teams = tournament.regulations.pairing.method == "teams"
    tables = []
    for place, table in enumerate(made.tables, 1):
        seats = tuple(to_seated(each) if is_teams else Seated(each) for each in table.seats)
        section = section_of(tournament, seats)
        tables.append(TablePlan(place, section, seats, table.board or None, table.match or None))
    given = sorted({to_seated(each).entry if is_teams else each for each in made.byes})
    byes = (*[Bye(each, "allocated") for each in given], *other_byes(tournament, number))
    seed = made.seed if made.method != "manual" else ""
    return Draft(tuple(tables), byes, made.method, str(made.version), seed, made.basis, figures_of(made.figures))


def section_of(tournament: Tournament, seats: Collection[Seated]) -> str:
    """The section of a table, taken from its people. Stand-ins and bots sit in any."""
    sides = [tournament.entries[each.entry] for each in seats]
    return min(sides, key=lambda each: each.kind != "people").section


def other_byes(tournament: Tournament, number: int) -> list[Bye]:
    """Entries that requested a bye, or are absent; none if entries make their own tables."""
    if tournament.regulations.pairing.method == "open":
        return []
    found = []
    for each in tournament.entries.values():
        if each.is_paired and each.kind == "people":
            if number in each.byes:
                found.append(Bye(each.number, "asked"))
            elif is_missing(tournament, number, each):
                found.append(Bye(each.number, "absent"))
    return found


def figures_of(figures: Figures) -> tuple[Figure, ...]:
    """Figures in order of precedence, each with its bound."""
    bounds: dict[str, int | str] = {"repeats": figures.bounds.repeats, "spread": figures.bounds.spread, "seats": figures.bounds.seats}
    names = ("forbidden", "seconds", "apart", "repeats", "spread", "seats", "lot")
    return tuple(Figure(name, getattr(figures, name), bounds.get(name)) for name in names)


def together_draft(tournament: Tournament, number: int) -> Draft:
    """The draft of a round of a co-operative game: each entry at its own table, tables of one size at one board."""
    there = entries_there(tournament, number)
    sizes = sorted({each.members for each in there}, reverse=True)
    tables = tuple(
        TablePlan(
            place,
            each.section,
            tuple(Seated(each.number, member) for member in range(each.members)),
            sizes.index(each.members) + 1,
        )
        for place, each in enumerate(there, 1)
    )
    seed = draft_seed(tournament, number).hex()
    byes = tuple(other_byes(tournament, number))
    return Draft(tables, byes, tournament.regulations.pairing.method, "1", seed, tournament.version)
