"""What tournaments bring to the API."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from extensions.tournaments.answers.event_webhooks import EVENT_MESSAGES
from extensions.tournaments.answers.rounds import DraftChange
from extensions.tournaments.app.event_json import change_json
from extensions.tournaments.domain.refusals import DraftStale, PairingIllegal, RoundUnfinished
from extensions.tournaments.http import event_webhook_examples
from extensions.tournaments.http.event_bodies import EVENT_BODIES
from extensions.tournaments.http.event_examples import EVENT_ID
from extensions.tournaments.http.event_problems import EVENT_PROBLEMS, UnfinishedTable
from extensions.tournaments.http.round_bodies import ROUND_BODIES
from extensions.tournaments.http.routes import arbiters, entries, events, reports, rounds, series, slips, webhooks
from extensions.tournaments.http.routes import my_events as player_events
from extensions.tournaments.http.ruling_bodies import RULING_BODIES
from service.answers.values import Absent, EventId, OfficialId
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
        player_events.blueprint,
        events.blueprint,
        entries.blueprint,
        rounds.blueprint,
        slips.blueprint,
        arbiters.blueprint,
        reports.blueprint,
        webhooks.blueprint,
        series.blueprint,
    ),
    bodies=(*EVENT_BODIES, *ROUND_BODIES, *RULING_BODIES),
    problems=EVENT_PROBLEMS,
    path={
        "e": {"name": "eventId", "description": "The event's id.", "example": EVENT_ID, "schema": value_schema(EventId)},
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
            "/v1/events/{eventId}/webhooks",
            "post",
            "onEvent",
            {**EVENT_MESSAGES, **{kind: MESSAGES[kind] for kind in ANY}},
            {**event_webhook_examples.EVENT_MESSAGES, **{kind: webhook_examples.MESSAGES[kind] for kind in ANY}},
            subject="event.",
        ),
    ),
    opening=("events.create_event",),
    subjects=("text",),
)

PARTS = (TOURNAMENTS,)
