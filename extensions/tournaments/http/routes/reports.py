"""Public reports of a tournament: standings, the feed, its signed head, exports."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from flask import Response

from extensions.tournaments.answers.rounds import Standings
from extensions.tournaments.answers.tournaments import TournamentCheckpoint, TournamentFactPage
from extensions.tournaments.app import record as exporting
from extensions.tournaments.app import standings_report, trf
from extensions.tournaments.app.callers import ANYBODY, provable_to
from extensions.tournaments.app.fact_feed import feed_texts
from extensions.tournaments.app.persons import load_texts
from extensions.tournaments.app.requests import load_tournament
from extensions.tournaments.app.state import Tournaments
from extensions.tournaments.domain.salted_text import SaltedText
from extensions.tournaments.http import examples as examples
from extensions.tournaments.http.cost import TOURNAMENT_READ, TournamentCost
from extensions.tournaments.http.queries import FactsQuery, StandingsQuery
from extensions.tournaments.http.routes.asking import READ, TournamentBlueprint
from extensions.tournaments.http.routes.csv_answers import CSV, respond_csv
from extensions.tournaments.http.stream import GLANCE_S, TournamentStream, TournamentSubscription
from service.app.core.authorization import ANONYMOUS
from service.app.core.context import Context
from service.app.core.cursors import VERSION
from service.app.proofs import checkpoint as signing
from service.app.proofs.record import RecordExport, begin_export
from service.http import request_parsing
from service.http.answer import Answer
from service.http.app_services import current_services
from service.http.call import Call, TokenUse
from service.http.responses import JSON, NDJSON, NO_STORE, PRIVATE, SSE, TEXT, respond, respond_json, respond_with_etag
from service.http.routes.feed import LINES
from service.http.schemas.headers import StreamHeaders
from service.http.streaming.long_answer import respond_in_slices
from service.http.streaming.response import respond_with_stream
from service.http.streaming.suspension import wait_for_news

blueprint = TournamentBlueprint("standings", "Standings, the feed, and exports of a tournament.")


@blueprint.operation(
    "GET",
    "/v1/tournaments/<t>/standings",
    Answer("The standings.", Standings, examples.STANDINGS, others={CSV: ({"type": "string"}, examples.STANDINGS_CSV)}),
    READ,
    query=StandingsQuery,
    token=TokenUse.MAY,
    cost=replace(TOURNAMENT_READ, facts=100),
)
def get_standings(call: Call, t: str) -> Any:
    """Get the standings

    Returns the standings by section, as of now or as of any version of the tournament's log, in exact fractions. Each entry's points are the sum of its rounds less the penalty;
    `GET /v1/tournaments/{tournamentId}/rounds/{round}/tables/{table}` explains the points of a table. `Accept: text/csv` gets a table.
    """
    found = standings_report.load_standings(call.context, t, call.bearer, call.query.get("at"), call.query.get("section"))
    return found if call.media == JSON else respond_csv(standings_report.standings_csv(found))


@blueprint.operation(
    "GET",
    "/v1/tournaments/<t>/facts",
    Answer(
        "A page of the feed, or a stream of it.",
        TournamentFactPage,
        examples.FACT_PAGE,
        others={NDJSON: (LINES, examples.FACT_LINES), SSE: (LINES, examples.FACT_EVENTS)},
        header_names=("Vary",),
    ),
    ("reset", *READ),
    query=FactsQuery,
    headers=StreamHeaders,
    token=TokenUse.MAY,
    name="getTournamentFacts",
)
def get_tournament_facts(call: Call, t: str) -> Response:
    """Follow a tournament

    Returns the facts of the log, chained as the events of a game, in pages and streams as at `GET /v1/games/{gameId}/events`. `texts` are names and
    reasons, stored outside the log: the chain commits to them, and stays valid if they are deleted. While boards of a round are played,
    callers other than officials read up to the round's opening. A log that does not continue from your position is answered with `reset`, as of a game.
    """
    query, here = call.query, current_services()
    reader = partial(TournamentSubscription, here.context, here.hub, t, call.bearer)
    if call.media != JSON:
        last_event_id = call.headers["last_event_id"] if call.media == SSE else None
        found = request_parsing.parse_stream_position(VERSION, last_event_id, VERSION.format(query["after"]))
        digest = None if last_event_id else query.get("digest")
        stream = partial(TournamentStream, media=call.media, is_lost=found[1])
        return respond_with_stream(here.streams, lambda: stream(reader(found[0] or 0, digest=digest)), call.media)
    waiting = None
    if query["wait"]:
        waiting = wait_for_news(here.streams.waiting, query["wait"], partial(here.hub.subscribe, t))
    page = reader(query["after"], digest=query.get("digest")).page(query["limit"])
    if waiting is not None and not page.facts:
        waiting.suspend(GLANCE_S)
    return respond_json(page)


@blueprint.operation(
    "GET",
    "/v1/tournaments/<t>/checkpoint",
    Answer(
        "The checkpoint.",
        TournamentCheckpoint,
        examples.CHECKPOINT,
        others={"text/plain": ({"type": "string"}, examples.CHECKPOINT_NOTE)},
        etag=True,
        vary="Authorization, Accept",
        cache_control=PRIVATE,
    ),
    READ,
    token=TokenUse.MAY,
    name="getTournamentCheckpoint",
)
def tournament_checkpoint(call: Call, t: str) -> Any:
    """Get the signed head of a tournament

    Returns the version and the digest of the last fact that you may read, signed as those of a game are.
    """
    seen = TournamentSubscription(call.context, current_services().hub, t, call.bearer, 0).load()
    found = signing.sign_digest(call.context, seen.id, seen.version, seen.digest)
    if call.media == JSON:
        return TournamentCheckpoint.of(found)
    note = signing.to_note(call.context, found.message, found.key, found.signature)
    return respond_with_etag(note.encode(), TEXT, PRIVATE, {"Vary": "Authorization, Accept"})


@blueprint.operation(
    "GET",
    "/v1/tournaments/<t>/record",
    Answer("The record.", {"type": "string"}, examples.RECORD, media=NDJSON, header_names=("Content-Disposition",), vary="Authorization"),
    READ,
    token=TokenUse.MAY,
    name="getTournamentRecord",
    cost=TournamentCost(per_table=10),
)
def tournament_record(call: Call, t: str) -> Response:
    """Get a tournament's record

    Returns JSON Lines: a header with the signed head, the tournament's log, the texts that it commits to as pages show them, and the record of every game of
    a round that is over, withdrawn rounds too. Once the tournament is over it is complete. `deaddrop verify FILE` checks it with no service and no network. It is sent as a game's record is.
    """
    context = call.context
    tournament, caller = load_tournament(context, t, call.bearer)
    seen = provable_to(context, tournament, caller)
    checkpoint = signing.sign_digest(context, seen.id, seen.version, seen.digest)
    parts = exporting.tournament_record(
        context, seen, partial(read_texts, context, t, seen.version), partial(public_export, context), checkpoint
    )
    headers = {"Content-Disposition": f'attachment; filename="{t}.jsonl"', "Vary": "Authorization"}
    return respond_in_slices(current_services().streams, parts, NDJSON, keep=PRIVATE, headers=headers)


def read_texts(context: Context, tournament_id: str, version: int) -> dict[str, SaltedText]:
    """The texts of a tournament at a version, as its record shows them now."""
    return feed_texts(load_texts(context, context.part(Tournaments).repository.at(tournament_id, version), ANYBODY))


def public_export(context: Context, game: str) -> RecordExport:
    """The record of a game, as everybody may read it."""
    return begin_export(context, context.games.load(game), ANONYMOUS, None)


@blueprint.operation(
    "GET",
    "/v1/tournaments/<t>/trf",
    Answer("The report.", {"type": "string"}, examples.TRF, media="text/plain"),
    ("not-two-seats", *READ),
    token=TokenUse.MAY,
)
def get_trf(call: Call, t: str) -> Response:
    """Export a tournament as TRF-16

    Returns the tournament in FIDE's text format of tournament reports, for tournaments at tables of two.
    """
    return respond(trf.load_trf(call.context, t, call.bearer).encode(), TEXT, keep=NO_STORE)
