"""The log of a tournament folded again: drafts, figures, luck, lots and places. docs/spec/tournament-record.md, section 7."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from domain.game.aggregate import plaintext
from domain.game.luck.drand import first_round_after
from extensions.tournaments.audit.record.fault import TournamentFault
from extensions.tournaments.audit.record.planned_game import GamesOfLog, PlannedGame
from extensions.tournaments.audit.record.recount_draft import has_counted_figures
from extensions.tournaments.audit.record.verify_log import LoggedFact, fault_at
from extensions.tournaments.domain.counting.scoring_terms import scoring_of
from extensions.tournaments.domain.counting.tournament_book import final_places
from extensions.tournaments.domain.decide.draft_faults import draft_faults
from extensions.tournaments.domain.evolve import evolve, evolve_first
from extensions.tournaments.domain.facts.entry_facts import ENTRY_FACTS, EntryMade, EntryRemoved, EntrySlipExchanged
from extensions.tournaments.domain.facts.parts import Draft, Result
from extensions.tournaments.domain.facts.round_facts import (
    RoundClosed,
    RoundClosing,
    RoundDrafted,
    RoundEntropyGiven,
    RoundOpened,
    RoundPublished,
    TableFinished,
)
from extensions.tournaments.domain.facts.ruling_facts import LotDrawn, PenaltyGiven, TableRulingMade
from extensions.tournaments.domain.facts.tournament_facts import (
    OfficialSlipExchanged,
    TournamentAmended,
    TournamentConfirmed,
    TournamentCreated,
    TournamentRestored,
)
from extensions.tournaments.domain.luck import draft_seed, lot_order
from extensions.tournaments.domain.regulations.terms import FRACTION
from extensions.tournaments.domain.slips import Slip
from extensions.tournaments.domain.tournament import Tournament

UNFIT = (LookupError, TypeError, ValueError, AttributeError, AssertionError, ArithmeticError)

_FRACTION = re.compile(FRACTION)


class Folded(NamedTuple):
    """A log, folded. drafts: how many were recounted; without_figures: how many state none; fault: the first."""

    tournament: Tournament | None
    games: dict[str, PlannedGame]
    drafts: int
    without_figures: int
    fault: TournamentFault | None


class Wrong(Exception):
    """A fact that does not follow. word: of the fault."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word


def fold_facts(
    tournament_id: str, facts: Sequence[LoggedFact], *, is_complete: bool, texts: Mapping[str, str] | None = None
) -> Folded:  # fmt: skip
    """The tournament and its games, up to the first fault. texts: of the record, by place."""
    walk = FactWalk(tournament_id, is_complete, bases_of(facts) if is_complete else frozenset())
    fault = None
    for each in facts:
        try:
            walk.step(each)
        except Wrong as wrong:
            fault = fault_at(each.version + 1, each.version, wrong.word).fault
        except UNFIT:
            fault = fault_at(each.version + 1, each.version, "fold").fault
        if fault is not None:
            break
    tournament = walk.tournament
    games = walk.games.planned(tournament, texts or {}, is_complete=is_complete) if tournament is not None and fault is None else {}
    return Folded(tournament, games, walk.drafts, walk.without_figures, fault)


def bases_of(facts: Sequence[LoggedFact]) -> frozenset[int]:
    """The versions that drafts are based on."""
    drafted = [each.stored.fact for each in facts if isinstance(each.stored.fact, RoundDrafted)]
    return frozenset(plaintext(each.draft).basis for each in drafted)


class FactWalk:
    """Checks facts one after the other. bases: versions to retain, on which drafts are based."""

    def __init__(self, tournament_id: str, is_complete: bool, bases: frozenset[int]) -> None:
        self.id = tournament_id
        self.is_complete = is_complete
        self.bases = bases
        self.kept: dict[int, Tournament] = {}
        self.tournament: Tournament | None = None
        self.games = GamesOfLog()
        self.drafts = self.without_figures = 0

    def step(self, logged: LoggedFact) -> None:
        """Check and fold one more fact.  Raises Wrong, and the errors of a fold."""
        before, fact = self.tournament, logged.stored.fact
        if isinstance(fact, TournamentCreated | TournamentAmended):
            scoring_of(fact.regulations)
            self.games.has_names &= fact.regulations.shown_as == "names"
        if isinstance(fact, TournamentRestored):
            self.games.has_names = False
        if before is None:
            after = evolve_first(self.id, logged.stored, logged.digest)
        else:
            if logged.stored.at < before.at:
                raise Wrong("time")
            self.check(before, fact, logged)
            self.games.note(before, fact, logged.stored.at)
            after = evolve(before, logged.stored, logged.digest)
        self.tournament = after
        if after.version in self.bases:
            self.kept[after.version] = after

    def check(self, before: Tournament, fact: Any, logged: LoggedFact) -> None:
        """The checks before a fact is folded.  Raises Wrong."""
        check_subject(before, fact)
        match fact:
            case RoundDrafted() if self.is_complete:
                self.check_draft(before, fact)
            case RoundPublished():
                self.check_publication(before, fact, logged)
            case RoundEntropyGiven():
                awaits = before.rounds[fact.round].awaits
                if awaits is None or isinstance(awaits, str) or awaits.round != fact.number:
                    raise Wrong("luck")
            case RoundOpened():
                if set(fact.games) != set(before.rounds[fact.round].games):
                    raise Wrong("fold")
            case TableFinished():
                games = before.rounds[fact.round].tables[fact.table].games
                known = next((each for each in games if each.id == fact.game), None)
                if known is None or known.opened is None or known.is_over:
                    raise Wrong("fold")
                check_fitting(before, fact.round, fact.table, fact.result)
            case RoundClosing():
                for each in fact.unfinished:
                    check_fitting(before, fact.round, each.table, Result("adjusted", points=each.points))
            case RoundClosed():
                check_heads(before, fact)
            case EntrySlipExchanged(number=number):
                check_exchange(before.entries[number].slip, f"e{number}", logged)
            case OfficialSlipExchanged(id=official):
                check_exchange(before.officials[official].slip, official, logged)
            case TournamentAmended():
                check_consent(before, fact)
            case TableRulingMade():
                if before.rounds[fact.round].tables[fact.table].result != fact.before:
                    raise Wrong("ruling")
                check_fitting(before, fact.round, fact.table, fact.after)
            case PenaltyGiven() if fact.points is not None and not is_number(fact.points):
                raise Wrong("fold")
            case LotDrawn():
                self.check_lot(before, fact)
            case TournamentConfirmed():
                if list(fact.places) != list(final_places(before)):
                    raise Wrong("places")

    def check_draft(self, before: Tournament, fact: RoundDrafted) -> None:
        draft: Draft = plaintext(fact.draft)
        known = before.rounds.get(fact.round)
        held = known.draft.version if known is not None and known.draft is not None else None
        if fact.replaces != held:
            raise Wrong("draft")
        if draft.basis not in self.kept:
            raise Wrong("draft")
        seed = draft_seed(before, fact.round).hex()
        if draft.method != "manual" and draft.seed != seed:
            raise Wrong("lot")
        self.drafts += 1
        if not draft.figures:
            self.without_figures += 1
        elif not has_counted_figures(self.kept[draft.basis], fact.round, draft, seed):
            raise Wrong("figures")

    def check_publication(self, before: Tournament, fact: RoundPublished, logged: LoggedFact) -> None:
        held = before.rounds[fact.round].draft
        if held is None or held.version != fact.draft:
            raise Wrong("draft")
        tables = tuple(table.plan for table in fact.tables)
        if self.is_complete and (tables, fact.byes) != (held.draft.tables, held.draft.byes):
            raise Wrong("draft")
        published = msgspec.structs.replace(held.draft, tables=tables, byes=fact.byes)
        if draft_faults(before, fact.round, published):
            raise Wrong("pairing")
        public = before.regulations.luck.public
        if fact.entropy != (first_round_after(logged.stored.at) if public == "drand" else public):
            raise Wrong("luck")

    def check_lot(self, before: Tournament, fact: LotDrawn) -> None:
        if any(each.round == fact.round and not set(each.order).isdisjoint(fact.among) for each in before.lots):
            raise Wrong("lot")
        if sorted(fact.order) != list(fact.among) or len(set(fact.among)) < len(fact.among):
            raise Wrong("lot")
        if self.is_complete and fact.order != lot_order(before, before.rounds[fact.round], fact.number, fact.among):
            raise Wrong("lot")


def check_fitting(before: Tournament, round_number: int, number: int, result: Result | None) -> None:
    """Raises Wrong for a result that its table cannot have; such a result is never counted."""
    seats = len(before.rounds[round_number].tables[number].seats)
    if result is None:
        return
    lists = (result.places, result.scores or (), result.points or ())
    if any(len(each) not in (0, seats) for each in lists) or not all(map(is_number, result.points or ())):
        raise Wrong("fold")
    if any(not 1 <= each <= seats for each in result.places):
        raise Wrong("fold")
    if any(not 0 <= each < seats for each in (*result.winners, *result.forfeited)):
        raise Wrong("fold")


def is_number(text: str) -> bool:
    """Whether a text is a number as logs write it."""
    return len(text) <= 12 and _FRACTION.fullmatch(text) is not None


def check_subject(before: Tournament, fact: Any) -> None:
    """Raises Wrong for a fact on an entry that was removed, and for the removal of one that a published round names."""
    if isinstance(fact, ENTRY_FACTS) and not isinstance(fact, EntryMade):
        is_removed = before.entries[fact.number].state == "removed"
        if is_removed or (isinstance(fact, EntryRemoved) and before.find_round_of(fact.number) is not None):
            raise Wrong("fold")


def check_exchange(slip: Slip | None, holder: str, logged: LoggedFact) -> None:
    """A slip is exchanged once, by its holder.  Raises Wrong."""
    if slip is None or slip.exchanged is not None or logged.stored.by != holder:
        raise Wrong("fold")


def check_consent(before: Tournament, fact: TournamentAmended) -> None:
    """An official agreed whose device has opened the slip, and the fact says who made it.  Raises Wrong."""
    agreed = None if fact.consent is None else before.officials[fact.consent]
    if agreed is not None and (agreed.is_revoked or agreed.since is None):
        raise Wrong("fold")
    if fact.appointed_by != (None if agreed is None or agreed.slip is None else agreed.slip.by):
        raise Wrong("fold")


def check_heads(before: Tournament, fact: RoundClosed) -> None:
    """Raises Wrong unless a round is closed with the heads of all its games."""
    games = [game for table in before.rounds[fact.round].tables.values() for game in table.games if game.opened is not None]
    if {game.id for game in games} != set(fact.heads):
        raise Wrong("fold")
    for game in games:
        head = fact.heads[game.id]
        if game.version is None or head.version < game.version or (head.version == game.version and head.digest != game.head):
            raise Wrong("fold")
