"""Playing: looking at a game, and acting in it.  The two operations that are asked most often."""

from __future__ import annotations

from flask import Response
from marshmallow import Schema

from domain.game.commands import is_table_command
from domain.kernel.errors import NotOffered, Refusal, Stale
from service.app import submit_command
from service.app.read_game import RenderedView, load_view
from service.http import request_parsing
from service.http.app_services import current_context
from service.http.error_handlers import respond_problem
from service.http.json_body import read_json_body
from service.http.openapi import examples
from service.http.openapi.operation import IF_NONE_MATCH, KEY, AnswerSpec, Blueprint
from service.http.responses import (
    JSON,
    OUTCOME_KEY,
    PRIVATE,
    TEXT,
    client_holds,
    content_digest,
    request_environ,
    respond,
    respond_json,
)
from service.http.routes.games import POST_PROBLEMS, REPLAYED_HEADER, replayed_header
from service.http.schemas.queries import CommandQuery, ViewQuery

blueprint = Blueprint("play", "Looking at a game, and acting in it.")

VIEW: Schema = ViewQuery()
COMMAND: Schema = CommandQuery()

IF_MATCH = {
    "name": "If-Match",
    "in": "header",
    "required": False,
    "description": "The id of the decision that is answered, in quotation marks, or `*` for the one that is open. Needed for "
    "every command but `resign` and `abort`, which answer no decision.",
    "schema": {"type": "string", "pattern": r'^(\*|"[\x21\x23-\x7e]{1,64}")$'},
    "example": '"d17.0"',
}
VIEW_HEADERS = {"ETag": "Follows from this audience's view, and from nothing else.", "Vary": "Authorization, Accept."}

AT_HEADERS = {"Content-Digest": "With `at`: the SHA-256 of the body (RFC 9530). The bytes of a version never change."}


@blueprint.route("/v1/games/<g>/view", "GET")
@blueprint.operation(
    {
        200: AnswerSpec("The view.", "View", examples.VIEW, headers={**VIEW_HEADERS, **AT_HEADERS}).or_in(
            {"type": "string"}, examples.VIEW["text"], "text/plain"
        ),
        304: AnswerSpec("You hold this view.", headers=VIEW_HEADERS),
    },
    ("unauthorised", "forbidden", "not-found", "gone", "malformed", "unavailable"),
    query=ViewQuery,
    headers=(IF_NONE_MATCH,),
    token=False,
)
def view(g: str) -> Response:
    """Look at the game

    The world as this token may see it, now or at a version; without a token, as everybody may. `Accept: text/plain` gets the view's
    `text` alone.

    While a game is on, a seat sees through its own eyes and the public's; when it is over, anybody may ask for any eyes. Spectators of
    a running game see it as late as its `delay_s` says.
    """
    media = request_parsing.negotiate(JSON, "text/plain")
    wanted = request_parsing.parse_query(VIEW)
    here = current_context()
    game = here.games.load(g)
    shown = load_view(here, game, request_parsing.authenticate(game), wanted.get("eyes"), wanted.get("at"))
    etag = shown.etag if media == JSON else f'{shown.etag[:-1]}-text"'
    headers = {"ETag": etag, "Vary": "Authorization, Accept"}
    if client_holds(etag[1:-1]):
        return respond(b"", None, 304, PRIVATE, headers)
    body = view_bytes(shown, media)
    if "at" in wanted:
        headers["Content-Digest"] = content_digest(body)
    return respond(body, JSON if media == JSON else TEXT, keep=PRIVATE, headers=headers)


def view_bytes(shown: RenderedView, media: str) -> bytes:
    return shown.json if media == JSON else f"{shown.text}\n".encode()


@blueprint.route("/v1/games/<g>/commands", "POST")
@blueprint.operation(
    {
        200: AnswerSpec("A dry run: the command would be accepted.", "Checked", {"dry_run": True, "accepted": True}),
        201: AnswerSpec("It happened, and is on disk.", "Acted", examples.DONE, headers=REPLAYED_HEADER),
    },
    (
        *POST_PROBLEMS, "unauthorised", "forbidden", "not-found", "gone", "game-over", "not-started", "not-your-decision", "seat-resigned",
        "rules-not-installed", "busy", "stale-decision", "not-offered", "missing-if-match", "unavailable",
    ),
    query=CommandQuery,
    body="Command",
    example=examples.BRIBE,
    headers=(KEY, IF_MATCH),
    token=True,
)  # fmt: skip
def command(g: str) -> Response:
    """Act

    The body is an instance of one of the schemas in your view's `offers`. `If-Match` names the decision that is answered, so that two seats
    that owe an answer at once both succeed. A lost answer may be asked for again, with the same key, for ever.

    What a view offers to a seat that owes no decision is sent with `If-Match: *`, and closes no decision of anybody else.

    `resign` (seat) and `abort` (organiser, with a `reason`) are always open while the game runs, and answer no decision.
    """
    request_parsing.negotiate(JSON)
    is_dry = request_parsing.parse_query(COMMAND)["dry_run"]
    sent = read_json_body()
    request, bearer = request_parsing.idempotent_request(sent), request_parsing.bearer_token()
    decision = None if is_table_command(sent) else request_parsing.parse_if_match()
    here = current_context()
    try:
        if is_dry:
            submit_command.check_command(here, g, bearer, sent, decision)
            request_environ()[OUTCOME_KEY] = "dry_run"
            return respond_json({"dry_run": True, "accepted": True})
        done, replayed = submit_command.submit_command(here, g, bearer, sent, decision, request)
    except (NotOffered, Stale) as refusal:
        return respond_not_open(refusal, g, bearer)
    request_environ()[OUTCOME_KEY] = "replayed" if replayed else "accepted"
    return respond_json(done, 201, headers=replayed_header(replayed))


def respond_not_open(refusal: Refusal, g: str, bearer: str | None) -> Response:
    """Respond with a refusal and the offers open to this seat."""
    more = submit_command.load_open_offers(current_context(), g, bearer)
    if isinstance(refusal, NotOffered):
        more |= {"rule": refusal.rule, "errors": refusal.errors}
    return respond_problem(refusal.code, refusal.detail, **more)
