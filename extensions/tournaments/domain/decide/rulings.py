"""Rulings on tables, and penalties of entries."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from domain.kernel.errors import Conflict, Malformed
from domain.kernel.secrecy import Seat
from extensions.tournaments.domain.batch import FactBatch, FactCause, StatedFact, append, state_fact
from extensions.tournaments.domain.decide.publishing import ToGameId
from extensions.tournaments.domain.decide.requirements import (
    malformed,
    require_article,
    require_entry,
    require_impartial,
    require_official,
    require_on,
    require_round,
    require_seen,
    require_table,
)
from extensions.tournaments.domain.decide.result_faults import require_points, require_result
from extensions.tournaments.domain.facts.parts import AddedTime, Result
from extensions.tournaments.domain.facts.ruling_facts import PenaltyGiven, PenaltyKind, RulingKind, TableRulingMade
from extensions.tournaments.domain.luck import game_id_bytes
from extensions.tournaments.domain.salted_text import SaltedText, require_text
from extensions.tournaments.domain.tables import Round, Table
from extensions.tournaments.domain.tournament import Tournament

MOST_TIME_MS = 30 * 86_400_000


class RulingPlan(NamedTuple):
    """A ruling on a table. seen: version of the ruling before it, None if there is none; result: of `correct`; points:
    by seat, of `adjust`; seats: of `forfeit`; time: of `time`.
    """

    round: int
    table: int
    kind: RulingKind
    reason: SaltedText
    article: str = ""
    seen: int | None = None
    result: Result | None = None
    points: tuple[str, ...] | None = None
    seats: tuple[Seat, ...] = ()
    time: AddedTime | None = None


class PenaltyPlan(NamedTuple):
    """A penalty. points: None for the number in the regulations; replaces: number of an earlier penalty, whose
    round and table count unless others are stated; round, table: of the offence.
    """

    entry: int
    kind: PenaltyKind
    reason: SaltedText
    article: str = ""
    points: str | None = None
    round: int | None = None
    table: int | None = None
    replaces: int | None = None


def rule(tournament: Tournament, plan: RulingPlan, to_id: ToGameId, cause: FactCause) -> FactBatch:
    """A ruling on a table, after final standings an erratum.  Raises Conflict, Forbidden, Malformed, Missing, Stale."""
    return append(tournament, cause, decide_ruling(tournament, plan, to_id, cause))


def decide_ruling(
    tournament: Tournament, plan: RulingPlan, to_id: ToGameId, cause: FactCause, appeal: int | None = None
) -> StatedFact:
    """The fact of a ruling. appeal: the appeal that it decides."""
    official = require_official(tournament, cause.by, tournament.regulations.may_rule)
    if tournament.status == "cancelled" or plan.kind in ("replay", "time"):
        require_on(tournament)
    require_text(plan.reason, "reason")
    require_article(plan.article)
    found, table = require_round(tournament, plan.round), require_table(tournament, plan.round, plan.table)
    require_impartial(tournament, official, plan.round, table)
    if table.ruled is not None:
        require_seen(plan.seen, table.ruled, "The ruling on this table")
    if found.state not in ("open", "closed"):
        raise Conflict("round-under-way", f"Round {plan.round} is {found.state}.")
    require_only(plan)
    after, again = ruled_result(plan, found, table), plan.kind == "replay"
    fact = TableRulingMade(
        number=len(tournament.rulings) + 1,
        round=plan.round,
        table=plan.table,
        kind=plan.kind,
        before=table.result,
        after=after,
        article=plan.article,
        author=official.id,
        reason=plan.reason.commitment,
        appeal=appeal,
        replaces=table.ruled,
        game=to_id(game_id_bytes(tournament, found, plan.table, len(table.games))) if again else None,
        time=plan.time,
    )
    return state_fact(fact, reason=plan.reason)


def require_only(plan: RulingPlan) -> None:
    """Raises Malformed unless a ruling has exactly the members that its kind needs."""
    needs = {"correct": "result", "adjust": "points", "forfeit": "seats", "time": "time"}.get(plan.kind)
    given = {"result": plan.result, "points": plan.points, "seats": plan.seats or None, "time": plan.time}
    for name, value in given.items():
        if (name == needs) != (value is not None):
            raise malformed(name, f"Of a ruling of another kind than {plan.kind}." if name != needs else f"Needed to {plan.kind}.")
    if plan.kind == "penalty":
        raise malformed("kind", "A penalty is an entry's, and given as one.")


def ruled_result(plan: RulingPlan, found: Round, table: Table) -> Result | None:
    """The result of a table after a ruling.  Raises Conflict, Malformed."""
    seats = len(table.seats)
    match plan.kind:
        case "correct":
            assert plan.result is not None
            if table.state in ("waiting", "playing"):
                raise Conflict("not-over", "The game of this table is not over.")
            require_result(replace(plan.result, kind="played"), seats, ("played",))
            return replace(plan.result, kind="corrected")
        case "adjust":
            require_points(plan.points or (), seats, "points")
            before = table.result if table.result is not None else Result("adjusted", places=(1,) * seats)
            return replace(before, kind="adjusted", points=plan.points, forfeited=())
        case "forfeit":
            if list(plan.seats) != sorted(set(plan.seats)) or not set(plan.seats) <= set(range(seats)):
                raise malformed("seats", "Seats of this table, ascending.")
            return to_forfeit(table, plan.seats)
        case "void":
            return Result("void")
        case "replay":
            if found.state != "open" or table.game.opened is None:
                raise Conflict("round-under-way", "A table is played again while its round is open.")
            return None
    if table.state != "playing" or plan.time is None or not 0 < plan.time.ms <= MOST_TIME_MS:
        raise malformed("time", "Of a table that plays, at most 30 days.")
    if plan.time.seat is not None and not 0 <= plan.time.seat < seats:
        raise malformed("time.seat", "A seat of this table.")
    return table.result


def to_forfeit(table: Table, seats: tuple[Seat, ...]) -> Result:
    """The result of a table at which these seats forfeit: the others keep their places, or share the first."""
    known = table.result if table.result is not None and table.result.places else None
    places = known.places if known is not None else tuple(
        len(table.seats) - len(seats) + 1 if seat in seats else 1 for seat in range(len(table.seats))
    )  # fmt: skip
    before = known if known is not None else Result("forfeited")
    return replace(before, kind="forfeited", places=places, points=None, forfeited=seats)


def penalise(tournament: Tournament, plan: PenaltyPlan, cause: FactCause) -> FactBatch:
    """A penalty of an entry.  Raises Conflict, Forbidden, Malformed, Missing."""
    return append(tournament, cause, *decide_penalty(tournament, plan, cause))


def decide_penalty(
    tournament: Tournament, plan: PenaltyPlan, cause: FactCause, appeal: int | None = None
) -> tuple[StatedFact, ...]:
    """The facts of a penalty: one warning too many disqualifies the entry."""
    official = require_official(tournament, cause.by, tournament.regulations.may_rule)
    if tournament.status == "cancelled":
        require_on(tournament)
    require_text(plan.reason, "reason")
    require_article(plan.article)
    plan = with_replaced_place(tournament, plan)
    side = require_entry(tournament, plan.entry)
    if plan.table is not None and plan.round is None:
        raise malformed("round", "That of the table.")
    table = None if plan.table is None else require_table(tournament, plan.round or 0, plan.table)
    if table is not None:
        require_impartial(tournament, official, plan.round or 0, table)
    if official.entry == plan.entry:
        raise Malformed("Another official must decide on your own entry.", {"entry": ["Not your own."]})
    fact = PenaltyGiven(
        number=len(tournament.rulings) + 1,
        entry=side.number,
        kind=plan.kind,
        points=penalty_points(tournament, plan),
        article=plan.article,
        author=official.id,
        reason=plan.reason.commitment,
        round=plan.round,
        table=plan.table,
        appeal=appeal,
        replaces=require_replaceable(tournament, plan),
    )
    return state_fact(fact, reason=plan.reason), *disqualification_after(tournament, fact, plan.reason)


def with_replaced_place(tournament: Tournament, plan: PenaltyPlan) -> PenaltyPlan:
    """A penalty that replaces another is of the same round and table unless it states its own."""
    before = next((each for each in tournament.rulings if each.number == plan.replaces), None)
    if before is None or plan.round is not None or plan.table is not None:
        return plan
    return plan._replace(round=before.round, table=before.table)


def penalty_points(tournament: Tournament, plan: PenaltyPlan) -> str | None:
    """The points of a penalty.  Raises Malformed."""
    if plan.kind != "points":
        if plan.points is not None:
            raise malformed("points", "Of a penalty in points.")
        return None
    points = tournament.regulations.penalties.points if plan.points is None else plan.points
    require_points([points], 1, "points")
    return points


def require_replaceable(tournament: Tournament, plan: PenaltyPlan) -> int | None:
    """The number of the penalty to replace.  Raises Conflict, Malformed."""
    if plan.replaces is None:
        return None
    found = next((each for each in tournament.rulings if each.number == plan.replaces), None)
    if found is None or found.entry != plan.entry:
        raise malformed("replaces", "A penalty of this entry.")
    if found.is_replaced:
        raise Conflict("stale-decision", "Another penalty has replaced this one.")
    return plan.replaces


def disqualification_after(tournament: Tournament, fact: PenaltyGiven, reason: SaltedText) -> tuple[StatedFact, ...]:
    """The disqualification that follows from one warning too many."""
    most = tournament.regulations.penalties.disqualified_after
    if fact.kind != "warning" or most is None or tournament.entries[fact.entry].state == "disqualified":
        return ()
    warnings = sum(
        each.entry == fact.entry and each.penalty == "warning" and not each.is_replaced and each.number != fact.replaces
        for each in tournament.rulings
    )
    if warnings + 1 < most:
        return ()
    ended = replace(fact, number=fact.number + 1, kind="disqualification", replaces=None)
    return (state_fact(ended, reason=reason),)
