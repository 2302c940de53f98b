"""Drafts of rounds: made by the method of the regulations, or stated in full by an official."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import NamedTuple

from msgspec.structs import replace

from domain.kernel.errors import Conflict, Forbidden, Missing, Refusal, Stale
from extensions.tournaments.answers.rounds import VersionedDraft
from extensions.tournaments.app.callers import Caller, authenticate_caller, may_read_drafts, require_official_caller
from extensions.tournaments.app.cards import draft_json
from extensions.tournaments.app.draft_pool import MakeDraft
from extensions.tournaments.app.persons import load_texts
from extensions.tournaments.app.requests import (
    BuildAnswer,
    TournamentRequest,
    execute_at_tournament,
    load_tournament,
    require_version,
)
from extensions.tournaments.app.state import Tournaments
from extensions.tournaments.domain.batch import FactBatch, FactCause
from extensions.tournaments.domain.counting.tournament_book import book_of
from extensions.tournaments.domain.decide.attendance import require_unpublished
from extensions.tournaments.domain.decide.drafting import MANUAL, draft_round
from extensions.tournaments.domain.decide.requirements import PAIRERS, malformed, require_official, require_on
from extensions.tournaments.domain.facts.parts import Bye, Draft, Seated, TablePlan
from extensions.tournaments.domain.pairing.drafts import RoundSeating
from extensions.tournaments.domain.pairing.drafts import TableDraft as PairedTable
from extensions.tournaments.domain.pairing.make_draft import make_draft
from extensions.tournaments.domain.refusals import PairingIllegal
from extensions.tournaments.domain.seating.advancing import entries_going_on
from extensions.tournaments.domain.seating.draft_size import is_large_draft
from extensions.tournaments.domain.seating.field_of_round import person_number
from extensions.tournaments.domain.seating.logged_draft import (
    other_byes,
    request_of,
    section_of,
    to_logged,
    together_draft,
)
from extensions.tournaments.domain.tournament import Tournament
from service.app.core.context import Context
from service.app.core.idempotent_requests import Reply


class StatedTable(NamedTuple):
    """A table of a stated draft. board, match: 0 for none."""

    seats: tuple[Seated, ...]
    board: int = 0
    match: int = 0


class StatedDraft(NamedTuple):
    """An official's draft. byes: entries that are given one; others have theirs by their requests."""

    tables: tuple[StatedTable, ...]
    byes: tuple[int, ...] = ()


class OncePlanned:
    """The draft of one request: a large one is made once, however often the request is decided again.

    make: the draft at a version of the tournament; is_large: whether that is dear.
    """

    def __init__(self, make: Callable[[Tournament], Draft], is_large: Callable[[Tournament], bool]) -> None:
        self._make, self._is_large = make, is_large
        self._made: tuple[int, Draft | Refusal] | None = None

    def at(self, tournament: Tournament) -> Draft:
        """The draft for this version, or a large one from an earlier version.  Raises the errors of `make`, Conflict `busy`."""
        if self._made is None:
            if not self._is_large(tournament):
                return self._make(tournament)
            self._made = tournament.version, self._attempt(tournament)
        version, made = self._made
        if isinstance(made, Draft):
            return made
        if version == tournament.version:
            raise made
        raise changed()

    def _attempt(self, tournament: Tournament) -> Draft | Refusal:
        try:
            return self._make(tournament)
        except Refusal as refusal:
            return refusal


def changed() -> Conflict:
    """The refusal of a draft that fits the tournament no more."""
    return Conflict("busy", "The tournament changed while the round was drafted. Send the same request again.")


def make_round_draft(context: Context, number: int, asked: TournamentRequest, networks: Sequence[str] = ()) -> Reply:
    """Draft a round by the method of the regulations. networks: of the client.

    Raises Conflict, Forbidden, Malformed, NoDraft, NoSolver, PairingIllegal, Stale.
    """

    def make(tournament: Tournament) -> Draft:
        with context.part(Tournaments).drafts.place(owners(asked, networks), is_large=is_large_draft(tournament)) as make_draft:
            return draft_by_method(tournament, number, make_draft)

    planned = OncePlanned(make, is_large_draft)

    def decide(tournament: Tournament, _: Caller, cause: FactCause) -> FactBatch:
        require_may_draft(tournament, number, cause)
        draft = planned.at(tournament)
        try:
            return draft_round(tournament, number, draft, cause)
        except (PairingIllegal, Stale):
            # Its basis stays the version that it was made from, so that changes since make it stale when it is published.
            if draft.basis == tournament.version:
                raise
            raise changed() from None

    return execute_at_tournament(context, asked, f"draft-{number}", decide, draft_answer(context, asked, number))


def state_round_draft(
    context: Context, number: int, stated: StatedDraft, asked: TournamentRequest, networks: Sequence[str] = ()
) -> Reply:
    """Replace the draft of a round by a stated one; its figures are counted, which is linear. networks: of the client.

    Raises Conflict, Forbidden, Malformed, MissingVersion, NoDraft, PairingIllegal, Stale.
    """

    def decide(tournament: Tournament, _: Caller, cause: FactCause) -> FactBatch:
        require_may_draft(tournament, number, cause)
        seen = require_version(asked)
        with context.part(Tournaments).drafts.place(owners(asked, networks), is_large=False):
            return draft_round(tournament, number, with_figures(tournament, number, stated), cause, seen=seen)

    return execute_at_tournament(context, asked, f"state-{number}", decide, draft_answer(context, asked, number))


def owners(asked: TournamentRequest, networks: Sequence[str]) -> Sequence[str]:
    """Those who have one draft made at a time."""
    return (asked.tournament, *networks)


def require_may_draft(tournament: Tournament, number: int, cause: FactCause) -> None:
    """Raises the reasons why a caller may not draft a round, before any work is done."""
    official = require_official(tournament, cause.by, PAIRERS)
    require_on(tournament)
    require_unpublished(tournament, number)
    require_may_read_drafts(tournament, Caller(cause.by, official))


def require_may_read_drafts(tournament: Tournament, caller: Caller) -> None:
    """Raises Forbidden own-section for an official who plays a deal, if drafts follow from results."""
    if not may_read_drafts(tournament, caller):
        raise Forbidden("Your table plays a deal of this round, and the draft would show results of others.", "own-section")


def draft_by_method(tournament: Tournament, number: int, make: MakeDraft = make_draft) -> Draft:
    """The draft of a round by the method of the regulations."""
    method = tournament.regulations.pairing.method
    if tournament.regulations.is_together:
        return together_draft(tournament, number)
    if method == MANUAL:
        raise malformed("round", "An official states the drafts of this tournament.")
    stated = RoundSeating(()) if method == "open" else None
    request = request_of(tournament, number, points_of(tournament), only=going_on(tournament, number), stated=stated)
    return to_logged(tournament, number, make(request))


def with_figures(tournament: Tournament, number: int, stated: StatedDraft) -> Draft:
    """A stated draft with its figures.  Raises PairingIllegal."""
    require_known(tournament, stated)
    if tournament.regulations.is_together:
        return plain_draft(tournament, number, stated)
    is_teams = tournament.regulations.pairing.method == "teams"
    is_cup = tournament.regulations.pairing.method == "knockout" and not any(each.match for each in stated.tables)
    tables = tuple(
        PairedTable(
            tuple(person_number(seat) if is_teams else seat.entry for seat in each.seats), each.board, at if is_cup else each.match
        )
        for at, each in enumerate(stated.tables, 1)
    )
    request = request_of(
        tournament, number, points_of(tournament), only=going_on(tournament, number), stated=RoundSeating(tables, stated.byes)
    )
    made = make_draft(replace(request, method=MANUAL))
    return to_logged(tournament, number, made)


def require_known(tournament: Tournament, stated: StatedDraft) -> None:
    """Raises Malformed for a draft with unknown entries."""
    entries = {*stated.byes, *(seat.entry for each in stated.tables for seat in each.seats)}
    if gone := entries - tournament.entries.keys():
        raise malformed("tables", f"There is no entry {min(gone)}.")
    if any(not each.seats for each in stated.tables):
        raise malformed("tables", "A table has seats.")


def plain_draft(tournament: Tournament, number: int, stated: StatedDraft) -> Draft:
    """A stated draft of a co-operative game: each entry is a whole table, and there are no figures."""
    tables = tuple(
        TablePlan(place, section_of(tournament, each.seats), each.seats, each.board or None, each.match or None)
        for place, each in enumerate(stated.tables, 1)
    )
    byes = (*[Bye(each, "allocated") for each in sorted(stated.byes)], *other_byes(tournament, number))
    return Draft(tables, byes, MANUAL, "1", "", tournament.version)


def points_of(tournament: Tournament) -> dict[int, Fraction]:
    """The current points of each entry."""
    return {entry: each.points for entry, each in book_of(tournament).tallies.items()}


def going_on(tournament: Tournament, number: int) -> Sequence[int] | None:
    """In a knockout, the remaining entries for a round; None for all.  Raises Conflict while they are undecided."""
    if tournament.regulations.pairing.method != "knockout" or number == 1:
        return None
    before = tournament.rounds.get(number - 1)
    if before is None or before.state != "closed":
        raise Conflict("round-under-way", f"Round {number - 1} is not closed.")
    return entries_going_on(tournament, number - 1)


def load_draft(context: Context, tournament_id: str, number: int, bearer: str | None) -> VersionedDraft:
    """The draft of a round, for officials.  Raises Missing, Unauthorised, Gone."""
    tournament, caller = load_tournament(context, tournament_id, bearer)
    require_official_caller(caller)
    found = tournament.rounds.get(number)
    if found is None or found.draft is None:
        raise Missing(f"There is no draft of round {number}.")
    require_may_read_drafts(tournament, caller)
    return VersionedDraft.at_head(tournament, draft=draft_json(number, found.draft, tournament, load_texts(context, tournament, caller)))


def draft_answer(context: Context, asked: TournamentRequest, number: int) -> BuildAnswer:
    """The head and the draft."""

    def answer(then: Tournament, _: object) -> VersionedDraft:
        status = then.rounds[number].draft
        assert status is not None
        texts = load_texts(context, then, authenticate_caller(context, then, asked.bearer))
        return VersionedDraft.at_head(then, draft=draft_json(number, status, then, texts))

    return answer
