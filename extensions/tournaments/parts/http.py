"""What tournaments bring to the API."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from extensions.tournaments.answers.rounds import DraftChange
from extensions.tournaments.answers.webhooks import TOURNAMENT_MESSAGES
from extensions.tournaments.app.cards import change_json
from extensions.tournaments.domain.refusals import DraftStale, PairingIllegal, RoundUnfinished
from extensions.tournaments.http import webhook_examples as tournament_webhook_examples
from extensions.tournaments.http.bodies import TOURNAMENT_BODIES
from extensions.tournaments.http.examples import TOURNAMENT_ID
from extensions.tournaments.http.problems import TOURNAMENT_PROBLEMS, UnfinishedTable
from extensions.tournaments.http.round_bodies import ROUND_BODIES
from extensions.tournaments.http.routes import arbiters, entries, reports, rounds, series, slips, webhooks
from extensions.tournaments.http.routes import my_tournaments as player_tournaments
from extensions.tournaments.http.routes import tournaments as tournaments
from extensions.tournaments.http.ruling_bodies import RULING_BODIES
from service.answers.values import Absent, OfficialId, TournamentId
from service.answers.webhooks import MESSAGES
from service.app.webhooks.messages import CHALLENGE, PING
from service.http.http_part import Callback, HttpPart
from service.http.openapi import webhook_examples
from service.http.openapi.path_parameters import number_parameter
from service.http.problems.refusal_members import errors_of
from service.http.schemas.responses import value_schema

ANY = (CHALLENGE, PING)
"""Types of the messages that every receiver gets."""

TOURNAMENTS = HttpPart(
    blueprints=(
        player_tournaments.blueprint,
        tournaments.blueprint,
        entries.blueprint,
        rounds.blueprint,
        slips.blueprint,
        arbiters.blueprint,
        reports.blueprint,
        webhooks.blueprint,
        series.blueprint,
    ),
    bodies=(*TOURNAMENT_BODIES, *ROUND_BODIES, *RULING_BODIES),
    problems=TOURNAMENT_PROBLEMS,
    path={
        "t": {"name": "tournamentId", "description": "The tournament's id.", "example": TOURNAMENT_ID, "schema": value_schema(TournamentId)},
        "o": {"name": "officialId", "description": "The official's id.", "example": "o2", "schema": value_schema(OfficialId)},
        "entry": number_parameter("entry", "The entry's number."),
        "k": number_parameter("round", "The round's number, from 1."),
        "table": number_parameter("table", "The table's number, from 1."),
        "appeal": number_parameter("appeal", "The appeal's number, from 1."),
    },
    members={
        PairingIllegal: errors_of,
        RoundUnfinished: lambda refusal: {"tables": [each._asdict() for each in refusal.tables]},
        DraftStale: lambda refusal: {"changes": [change_json(each) for each in refusal.changes]},
    },
    problem_members={
        "tables": Annotated[Sequence[UnfinishedTable] | Absent, Meta(description="The unfinished tables of a round that cannot be closed.")],
        "changes": Annotated[Sequence[DraftChange] | Absent, Meta(description="Changes since a draft was made.")],
    },
    callbacks=(
        Callback(
            "/v1/tournaments/{tournamentId}/webhooks",
            "post",
            "onTournament",
            {**TOURNAMENT_MESSAGES, **{kind: MESSAGES[kind] for kind in ANY}},
            {**tournament_webhook_examples.TOURNAMENT_MESSAGES, **{kind: webhook_examples.MESSAGES[kind] for kind in ANY}},
            subject="tournament.",
        ),
    ),
    opening=("tournaments.create_tournament",),
    subjects=("text",),
)

PARTS = (TOURNAMENTS,)
