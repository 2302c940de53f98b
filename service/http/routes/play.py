"""Playing: looking at a game, and acting in it.  The two operations that are asked most often."""

from __future__ import annotations

from typing import Any

from flask import Response

from domain.game.commands import is_table_command
from domain.kernel.errors import NotOffered, Refusal, Stale
from service.app.core.authorization import require_scope
from service.app.core.read_game import RenderedView, load_view
from service.app.play import submit_command
from service.http.answer import Answer
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse
from service.http.error_handlers import respond_problem
from service.http.hot_path import CommandBody
from service.http.openapi import examples
from service.http.operation import REPLAYED
from service.http.responses import (
    JSON,
    OUTCOME_KEY,
    PRIVATE,
    TEXT,
    client_holds,
    content_digest,
    request_environ,
    respond,
)
from service.http.schemas.headers import CheckHeaders, CommandHeaders, HoldHeaders
from service.http.schemas.queries import ViewQuery, WordsQuery

blueprint = Blueprint("play", "Looking at a game, and acting in it.")


class MissingIfMatch(Refusal):
    """A command without If-Match."""

    code = "missing-if-match"


@blueprint.operation(
    "GET",
    "/v1/games/<g>/view",
    Answer(
        "The view.",
        "View",
        examples.VIEW,
        others={"text/plain": ({"type": "string"}, examples.VIEW["text"])},
        header_names=("Content-Digest",),
        links=("CommandOnView",),
        vary="Authorization, Accept",
        etag=True,
    ),
    ("forbidden", "not-found", "gone", "unavailable"),
    query=ViewQuery,
    headers=HoldHeaders,
    token=TokenUse.MAY,
    name="getView",
)
def view(call: Call, g: str) -> Response:
    """Look at the game

    The world as this token may see it, now or at a version; without a token, as everybody may. `Accept: text/plain` gets the view's
    `text` alone.

    While a game is on, a seat may use its own viewpoint and the public's; when it is over, anybody may use any. Spectators of
    a running game see it as late as its `delay_s` says.

    With `words=true` it has `asked`, `goal`, `danger` and `scene`, each offer says what it brings about, and the outcome why.
    """
    asked, media = call.query, call.media
    game, who = call.load_game(g)
    shown = load_view(call.context, game, who, asked.get("viewpoint"), asked.get("at"), words=asked["words"])
    etag = shown.etag if media == JSON else f'{shown.etag[:-1]}-text"'
    headers = {"ETag": etag, "Vary": "Authorization, Accept"}
    if client_holds(etag[1:-1]):
        return respond(b"", None, 304, PRIVATE, headers)
    body = view_bytes(shown, media)
    if "at" in asked:
        headers["Content-Digest"] = content_digest(body)
    return respond(body, JSON if media == JSON else TEXT, keep=PRIVATE, headers=headers)


def view_bytes(shown: RenderedView, media: str) -> bytes:
    return shown.json if media == JSON else f"{shown.text}\n".encode()


NOT_ACCEPTED = (
    "forbidden",
    "not-found",
    "gone",
    "game-over",
    "not-started",
    "not-your-decision",
    "seat-resigned",
    "paused",
    "seat-absent",
    "not-absent",
    "rules-not-installed",
    "stale-decision",
    "not-offered",
    "missing-if-match",
    "unavailable",
)


@blueprint.operation(
    "POST",
    "/v1/games/<g>/commands",
    Answer(
        "It happened, and is on disk.",
        "Acted",
        examples.DONE,
        201,
        header_names=(REPLAYED,),
        links=("ViewOfGame",),
        omitted_if_minimal=("events", "view"),
    ),
    (*NOT_ACCEPTED, "busy"),
    query=WordsQuery,
    body=CommandBody(),
    example=examples.BRIBE,
    headers=CommandHeaders,
    token=TokenUse.MUST,
    name="postCommand",
)
def command(call: Call, g: str) -> Any:
    """Act

    The body is an instance of one of the schemas in your view's `offers`. `If-Match` names the decision that is answered, so that two seats
    that owe an answer at once both succeed. A lost answer may be asked for again, with the same key, for ever.

    With `Prefer: return=minimal` the answer is without `events` and `view`, and sooner there: for clients that follow the stream.

    With `words=true` the events say how they are told and what moves, and the view has its words.

    What a view offers to a seat that owes no decision is sent with `If-Match: *`, and closes no decision of anybody else.

    `resign` (seat) and `abort` (organiser, with a `reason`) are always open while the game runs, and answer no decision.
    """
    decision = require_decision(call, g)
    try:
        done = submit_command.submit_command(
            call.context,
            g,
            call.bearer,
            call.sent,
            decision,
            call.request,
            is_minimal=call.is_minimal,
            words=call.query["words"],
        )
    except (NotOffered, Stale) as refusal:
        return respond_not_open(refusal, call, g)
    request_environ()[OUTCOME_KEY] = "replayed" if done.replayed else "accepted"
    return done


@blueprint.operation(
    "POST",
    "/v1/games/<g>/commands/check",
    Answer("The command would be accepted.", "Checked", examples.CHECKED),
    NOT_ACCEPTED,
    body=CommandBody(),
    example=examples.BRIBE,
    headers=CheckHeaders,
    token=TokenUse.MUST,
)
def check_command(call: Call, g: str) -> Any:
    """Check a command

    Takes what `commands` takes, and is refused as it would be. Nothing happens and nothing is written, so it needs no key. The answer
    says in words what the command would bring about.
    """
    decision = require_decision(call, g)
    try:
        checked = submit_command.dry_run_command(call.context, g, call.bearer, call.sent, decision)
    except (NotOffered, Stale) as refusal:
        return respond_not_open(refusal, call, g)
    request_environ()[OUTCOME_KEY] = "checked"
    return checked


def require_decision(call: Call, g: str) -> str | None:
    """The decision that a command answers; None for the one that is open, and for a command that answers none.

    Raises Missing, Unauthorised, Gone, Forbidden, and for a token that may act here MissingIfMatch.
    """
    if is_table_command(call.sent):
        return None
    told: str | None = call.headers["decision"]
    if told is None:
        require_scope(call.load_game(g)[1], "seat:act", "organiser")
        raise MissingIfMatch('Name the decision you answer, as in If-Match: "d17.0", or * for the open one.')
    return None if told == "*" else told


def respond_not_open(refusal: Refusal, call: Call, g: str) -> Response:
    """Respond with a refusal and the offers open to this seat."""
    more = submit_command.load_open_offers(call.context, g, call.bearer)
    if isinstance(refusal, NotOffered):
        more |= {"rule": refusal.rule, "errors": refusal.errors}
    return respond_problem(refusal.code, refusal.detail, **more)
