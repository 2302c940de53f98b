"""Decisions of arbiters (rulings, penalties, appeals), and appeals by entries."""

from __future__ import annotations

from typing import Literal, NamedTuple

from domain.kernel.errors import Conflict
from extensions.tournaments.answers.rounds import (
    CreatedTournamentRuling,
    TournamentAppeal,
    TournamentDecisions,
    VersionedAppeal,
)
from extensions.tournaments.app.callers import Caller, visible_to
from extensions.tournaments.app.cards import ruling_json
from extensions.tournaments.app.requests import (
    BuildAnswer,
    TournamentRequest,
    execute_at_tournament,
    load_tournament,
    require_version,
    salt_words,
)
from extensions.tournaments.domain.batch import FactBatch, FactCause
from extensions.tournaments.domain.decide import appeals, rulings
from extensions.tournaments.domain.decide.requirements import require_official, require_table
from extensions.tournaments.domain.decide.rulings import PenaltyPlan, RulingPlan
from extensions.tournaments.domain.facts.parts import AddedTime, Result
from extensions.tournaments.domain.facts.ruling_facts import PenaltyKind, RulingKind
from extensions.tournaments.domain.tournament import Tournament
from service.app.core.context import Context
from service.app.core.idempotent_requests import Reply
from service.ids import game_id


class WantedRuling(NamedTuple):
    """A requested ruling on a table, its members as in RulingPlan. replaces: the number of the ruling that counts there."""

    kind: RulingKind
    reason: str
    article: str = ""
    result: Result | None = None
    points: tuple[str, ...] | None = None
    seats: tuple[int, ...] = ()
    time: AddedTime | None = None
    replaces: int | None = None

    def __repr__(self) -> str:
        return f"WantedRuling({self.kind!r})"


class WantedPenalty(NamedTuple):
    """A requested penalty, its members as in PenaltyPlan."""

    entry: int
    kind: PenaltyKind
    reason: str
    article: str = ""
    points: str | None = None
    round: int | None = None
    table: int | None = None
    replaces: int | None = None

    def __repr__(self) -> str:
        return f"WantedPenalty({self.kind!r})"


class WantedAppeal(NamedTuple):
    """A requested appeal. entry: the entry for which an official appeals, None for the caller's own."""

    round: int
    text: str
    table: int | None = None
    ruling: int | None = None
    entry: int | None = None

    def __repr__(self) -> str:
        return f"WantedAppeal({self.round!r})"


class WantedDecision(NamedTuple):
    """A requested decision on an appeal. ruling: on its table; penalty: of an entry."""

    verdict: Literal["upheld", "dismissed"]
    reason: str
    ruling: WantedRuling | None = None
    penalty: WantedPenalty | None = None

    def __repr__(self) -> str:
        return f"WantedDecision({self.verdict!r})"


def rule_on_table(context: Context, number: int, table: int, wanted: WantedRuling, asked: TournamentRequest) -> Reply:
    """Rule on a table; a second ruling needs the version of the first, and names the one that it replaces.

    Raises Conflict already-ruled, Forbidden, Malformed, Missing, MissingVersion, Stale.
    """
    plan = to_ruling_plan(context, number, table, wanted)._replace(seen=asked.seen)

    def decide(tournament: Tournament, _: Caller, cause: FactCause) -> FactBatch:
        require_official(tournament, cause.by, tournament.regulations.may_rule)
        if require_table(tournament, number, table).ruled is not None:
            require_version(asked)
        batch = rulings.rule(tournament, plan, game_id, cause)
        require_named(tournament, number, table, wanted)
        return batch

    return execute_at_tournament(context, asked, f"rule-{number}-{table}", decide, last_ruling)


def require_named(tournament: Tournament, number: int, table: int, wanted: WantedRuling) -> None:
    """Raises Conflict already-ruled unless a ruling names the one that counts at its table, if there is one."""
    counting = tournament.ruling_at(number, table)
    if wanted.replaces == (None if counting is None else counting.number):
        return
    if counting is None:
        raise Conflict("already-ruled", f"No ruling {wanted.replaces} counts at table {table}.")
    raise Conflict(
        "already-ruled",
        f"Ruling {counting.number} ({counting.kind}) by {counting.author} counts at table {table}: name it in `replaces` to replace it.",
    )


def last_ruling(then: Tournament, _: object) -> CreatedTournamentRuling:
    """The head and the last ruling."""
    return CreatedTournamentRuling.at_head(then, ruling=ruling_json(then.rulings[-1]))


def to_ruling_plan(context: Context, number: int, table: int, wanted: WantedRuling) -> RulingPlan:
    """A ruling in the domain's terms."""
    reason = salt_words(context, wanted.reason)
    return RulingPlan(
        number, table, wanted.kind, reason, wanted.article,
        result=wanted.result, points=wanted.points, seats=wanted.seats, time=wanted.time,
    )  # fmt: skip


def to_penalty_plan(context: Context, wanted: WantedPenalty) -> PenaltyPlan:
    """A penalty in the domain's terms."""
    reason = salt_words(context, wanted.reason)
    return PenaltyPlan(
        wanted.entry, wanted.kind, reason, wanted.article, wanted.points, wanted.round, wanted.table, wanted.replaces
    )


def penalise_entry(context: Context, wanted: WantedPenalty, asked: TournamentRequest) -> Reply:
    """Give an entry a penalty.  Raises Conflict, Forbidden, Malformed, Missing."""
    plan = to_penalty_plan(context, wanted)

    def decide(tournament: Tournament, _: Caller, cause: FactCause) -> FactBatch:
        return rulings.penalise(tournament, plan, cause)

    return execute_at_tournament(context, asked, "penalise", decide, last_ruling)


def make_appeal(context: Context, wanted: WantedAppeal, asked: TournamentRequest) -> Reply:
    """Appeal about a table or a ruling.  Raises Conflict, Forbidden, Malformed, Missing."""
    text = salt_words(context, wanted.text)

    def decide(tournament: Tournament, caller: Caller, cause: FactCause) -> FactBatch:
        own = caller.entry.number if caller.entry is not None and caller.official is None else 0
        entry = own if wanted.entry is None else wanted.entry
        return appeals.appeal(tournament, entry, wanted.round, wanted.table, ruling=wanted.ruling, text=text, cause=cause)

    def answer(then: Tournament, _: object) -> VersionedAppeal:
        return VersionedAppeal.at_head(then, appeal=TournamentAppeal.of(then.appeals[len(then.appeals)]))

    return execute_at_tournament(context, asked, "appeal", decide, answer)


def decide_on_appeal(context: Context, number: int, wanted: WantedDecision | None, asked: TournamentRequest) -> Reply:
    """Decide an appeal; None: its entry withdraws it.  Raises Conflict, Forbidden, Malformed, Missing, Stale."""
    reason = salt_words(context, "" if wanted is None else wanted.reason)

    def decide(tournament: Tournament, _: Caller, cause: FactCause) -> FactBatch:
        if wanted is None:
            return appeals.withdraw_appeal(tournament, number, cause)
        then = consequence(context, tournament, number, wanted, asked.seen)
        return appeals.decide_appeal(tournament, number, wanted.verdict, reason=reason, to_id=game_id, cause=cause, then=then)

    return execute_at_tournament(context, asked, f"decide-{number}", decide, appeal_answer(number))


def consequence(
    context: Context, tournament: Tournament, number: int, wanted: WantedDecision, seen: int | None
) -> RulingPlan | PenaltyPlan | None:
    """The consequence of an upheld appeal."""
    if wanted.penalty is not None:
        return to_penalty_plan(context, wanted.penalty)
    about = tournament.appeals.get(number)
    if wanted.ruling is None or about is None:
        return None
    return to_ruling_plan(context, about.round, about.table or 0, wanted.ruling)._replace(seen=seen)


def appeal_answer(number: int) -> BuildAnswer:
    """The head and an appeal."""
    return lambda then, _: VersionedAppeal.at_head(then, appeal=TournamentAppeal.of(then.appeals[number]))


def list_decisions(context: Context, tournament_id: str, bearer: str | None) -> TournamentDecisions:
    """Rulings, penalties and appeals of a tournament.  Raises Missing, Unauthorised, Gone."""
    tournament, caller = load_tournament(context, tournament_id, bearer)
    seen = visible_to(context, tournament, caller)
    return TournamentDecisions.at_head(
        seen,
        rulings=[ruling_json(each) for each in seen.rulings],
        appeals=[TournamentAppeal.of(each) for each in seen.appeals.values()],
    )
