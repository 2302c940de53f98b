"""Operations of arbiters: rulings, penalties, clocks, appeals."""

from __future__ import annotations

from typing import Any

from domain.game.interventions.interventions import Statement
from extensions.tournaments.answers.rounds import (
    CreatedTournamentRuling,
    TableHands,
    TableInterventionResult,
    TournamentDecisions,
    VersionedAppeal,
)
from extensions.tournaments.app import arbitration
from extensions.tournaments.app.arbitration import WantedAppeal, WantedDecision, WantedPenalty, WantedRuling
from extensions.tournaments.app.at_tables import table_reading
from extensions.tournaments.app.official_interventions import intervene_as_official
from extensions.tournaments.domain.facts.parts import AddedTime, Result
from extensions.tournaments.http import examples as examples
from extensions.tournaments.http import requests as requests
from extensions.tournaments.http.round_bodies import TableInterventionBody
from extensions.tournaments.http.routes.asking import READ, WRITTEN, TournamentBlueprint, to_tournament_request
from extensions.tournaments.http.routes.rounds import to_points
from extensions.tournaments.http.ruling_bodies import (
    AppealBody,
    AppealDecisionBody,
    PenaltyBody,
    TableHandsBody,
    TableRulingBody,
)
from service.app.interventions.intervene import InterventionRequest
from service.http.answer import Answer
from service.http.call import Call, TokenUse
from service.http.operation import REPLAYED
from service.http.schemas.headers import KeyHeaders, SecretKeyHeaders, VersionHeaders

blueprint = TournamentBlueprint("arbiters", "Arbiters: rulings, penalties, clocks and appeals.")

TABLE = "/v1/tournaments/<t>/rounds/<number:k>/tables/<number:table>"
RULED = ("own-section", "round-under-way", "not-over", "stale-decision")


@blueprint.operation(
    "POST",
    f"{TABLE}/rulings",
    Answer("The ruling was made.", CreatedTournamentRuling, examples.RULING_MADE, 201, header_names=(REPLAYED,)),
    ("missing-if-match", "already-ruled", *RULED, *WRITTEN),
    body=TableRulingBody,
    example=requests.RULING_BODY,
    headers=VersionHeaders,
    token=TokenUse.MUST,
)
def rule_on_table(call: Call, t: str, k: int, table: int) -> Any:
    """Rule on a table

    States how the table counts; the standings follow immediately, and an earlier draft becomes stale. A second ruling needs `If-Match` with the
    version of the first (`ruled` of the table), and `replaces` with its number where its result counts, so that two arbiters never rule without seeing each other's ruling. After final standings it is an
    erratum. Officials who play do not rule in their own section while the round is open, nor where their own deal is played until their table is over, and never on a table where they sat.
    """
    return arbitration.rule_on_table(call.context, k, table, to_ruling(call.body), to_tournament_request(call, t))


def to_ruling(body: dict[str, Any]) -> WantedRuling:
    """A ruling in the use case's terms."""
    result, time = body.get("result"), body.get("time")
    scores = None if result is None or "scores" not in result else tuple(result["scores"])
    return WantedRuling(
        body["kind"],
        body["reason"],
        body["article"],
        None if result is None else Result("played", tuple(result.get("winners", ())), places=tuple(result["places"]), scores=scores),
        to_points(body.get("points")),
        tuple(body.get("seats", ())),
        None if time is None else AddedTime(time.get("seat"), 1000 * time["seconds"]),
        body.get("replaces"),
    )


@blueprint.operation(
    "POST",
    f"{TABLE}/hands",
    Answer("The hidden cards and hands of the table.", TableHands, examples.HANDS_READ, 201, header_names=(REPLAYED,)),
    ("own-section", "not-started", "round-closed", "rules-not-installed", *WRITTEN),
    body=TableHandsBody,
    example=requests.HANDS_BODY,
    headers=KeyHeaders,
    token=TokenUse.MUST,
)
def read_hands(call: Call, t: str, k: int, table: int) -> Any:
    """Read the hidden state of a table

    Returns everything that is hidden at the table now, for a ruling that needs it. The tournament's log records the read with your id and the reason, public
    immediately (if tables share their deal, after the round), and the finished game lists it among its arbiters' reads. For officials who may rule, but
    not in their own section, nor while their own table plays the same deal.
    """
    return table_reading.read_table(call.context, k, table, call.body["reason"], to_tournament_request(call, t))


@blueprint.operation(
    "POST",
    "/v1/tournaments/<t>/penalties",
    Answer("The penalty was given.", CreatedTournamentRuling, examples.RULING_MADE, 201, header_names=(REPLAYED,)),
    ("own-section", "stale-decision", *WRITTEN),
    body=PenaltyBody,
    example=requests.PENALTY_BODY,
    headers=KeyHeaders,
    token=TokenUse.MUST,
)
def penalise(call: Call, t: str) -> Any:
    """Penalise an entry

    Gives an entry a warning, takes points off its sum, or disqualifies it; other entries gain nothing. Warnings beyond the limit of the regulations
    disqualify. For officials who may rule.
    """
    return arbitration.penalise_entry(call.context, WantedPenalty(**call.body), to_tournament_request(call, t))


@blueprint.operation(
    "POST",
    f"{TABLE}/clock",
    Answer("The intervention was made.", TableInterventionResult, examples.CLOCK_ACTED, 201, header_names=(REPLAYED,)),
    (
        "own-section",
        "seen-this-board",
        "game-over",
        "not-started",
        "paused",
        "not-paused",
        "no-clock",
        "not-awaited",
        "seat-free",
        "seat-taken",
        "seat-absent",
        "not-absent",
        "seat-resigned",
        "too-many-interventions",
        "rules-not-installed",
        *WRITTEN,
    ),
    body=TableInterventionBody,
    example=requests.CLOCK_BODY,
    headers=SecretKeyHeaders,
    token=TokenUse.MUST,
)
def act_on_clock(call: Call, t: str, k: int, table: int) -> Any:
    """Intervene at a running table

    Acts on the table as the organiser of a game without a tournament can: `strike`, `add_time`, `pause`, `resume`, `hand_to_bot`, `return`, `substitute`,
    `reissue`. Each is a public event of the game, with your id and the reason. A substitute plays at this table alone, and the seat's
    points count for no entry. To replace a person of the entry permanently, use `PATCH /v1/tournaments/{tournamentId}/entries/{entry}`, which gives
    the new person the seat. For officials who may rule, but not in their own section.
    """
    body = call.body
    more = {name: each for name, each in body.items() if name != "reason"}
    wanted = InterventionRequest(said=Statement("", body["reason"]), **more)
    return intervene_as_official(call.context, k, table, wanted=wanted, reason=body["reason"], asked=to_tournament_request(call, t))


@blueprint.operation(
    "POST",
    "/v1/tournaments/<t>/appeals",
    Answer("The appeal was made.", VersionedAppeal, examples.APPEAL, 201, header_names=(REPLAYED,)),
    ("appeal-late", "already-appealed", "appeals-open", *WRITTEN),
    body=AppealBody,
    example=requests.APPEAL_BODY,
    headers=KeyHeaders,
    token=TokenUse.MUST,
)
def make_appeal(call: Call, t: str) -> Any:
    """Appeal

    Appeals about a table of your section, a ruling or a penalty, within the time after the round that the regulations set. Open appeals delay the final
    standings, not the next round.
    """
    return arbitration.make_appeal(call.context, WantedAppeal(**call.body), to_tournament_request(call, t))


@blueprint.operation(
    "GET",
    "/v1/tournaments/<t>/appeals",
    Answer("Rulings, penalties and appeals.", TournamentDecisions, examples.DECISIONS),
    READ,
    token=TokenUse.MAY,
)
def list_decisions(call: Call, t: str) -> Any:
    """List rulings and appeals

    Lists rulings, penalties and appeals. The feed holds their texts, which can be deleted.
    """
    return arbitration.list_decisions(call.context, t, call.bearer)


@blueprint.operation(
    "POST",
    "/v1/tournaments/<t>/appeals/<number:appeal>/decision",
    Answer("The appeal was decided.", VersionedAppeal, examples.APPEAL_DECIDED, 201, header_names=(REPLAYED,)),
    ("appeal-over", *RULED, *WRITTEN),
    body=AppealDecisionBody,
    example=requests.APPEAL_DECISION_BODY,
    headers=VersionHeaders,
    token=TokenUse.MUST,
)
def decide_appeal(call: Call, t: str, appeal: int) -> Any:
    """Decide an appeal

    Ends an appeal, with the ruling or penalty that follows. Only an official who may rule decides it, if possible not the official who
    made the ruling; `withdrawn` is for the entry that appealed.
    """
    body = call.body
    if body["verdict"] == "withdrawn":
        return arbitration.decide_on_appeal(call.context, appeal, None, to_tournament_request(call, t))
    ruling, penalty = body.get("ruling"), body.get("penalty")
    wanted = WantedDecision(
        body["verdict"],
        body["reason"],
        None if ruling is None else to_ruling(ruling),
        None if penalty is None else WantedPenalty(**penalty),
    )
    return arbitration.decide_on_appeal(call.context, appeal, wanted, to_tournament_request(call, t))
