"""Playing: views and commands, the two operations with the most requests."""

from __future__ import annotations

from functools import partial
from typing import Any

from flask import Response

from domain.game.commands import is_table_command
from domain.kernel.errors import Forbidden, NotOffered, Refusal, Stale
from projections.rendered_view import RenderedView
from service.answers.play import CommandCheck, SentCommandResult, View
from service.app.core.authorization import has_to_answer, own_viewpoint, require_scope
from service.app.core.read_game import load_view
from service.app.feeds.live_feed import GLANCE_S
from service.app.play.submit_command import (
    SentCommand,
    dry_run_command,
    load_open_offers,
    sent_command,
    submit_command,
)
from service.http.answer import Answer
from service.http.app_services import current_services
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse
from service.http.cost import Cost
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
from service.http.streaming.suspension import wait_for_news

blueprint = Blueprint("play", "Views of a game, and commands.")


class MissingIfMatch(Refusal):
    """A command without If-Match."""

    code = "missing-if-match"


@blueprint.operation(
    "GET",
    "/v1/games/<g>/view",
    Answer(
        "The view.",
        View,
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
    cost=Cost(past=4),
    name="getView",
)
def view(call: Call, g: str) -> Response:
    """View the game

    Returns the game's state as this token may see it, now or at a version; without a token, the public view. `Accept: text/plain` gets the view's
    `text` alone.

    While a game runs, a seat may use its own viewpoint and the public's; when it is over, all callers may use any. Spectators of
    a running game see it with the delay of `delay_s`.

    With `words=true` it has `asked`, `goal`, `danger` and `scene`, each offer describes its effects, and the outcome its reason.

    **A bot is one loop.** `until=decision&wait=25` answers when your seat has to decide, when the game is over, or after 25 seconds: if the view
    has a `decision`, answer it; if its `status` is `over` or `aborted`, stop; else ask again. `after` is the version that you have seen: it waits for another one. Only a seat's token may wait so. Places
    to wait in are limited as for `GET /v1/games/{gameId}/events`.
    """
    asked, media = call.query, call.media
    waiting = None
    if asked.get("until") and asked["wait"]:
        here = current_services()
        waiting = wait_for_news(here.streams.waiting, asked["wait"], partial(here.hub.subscribe, g))
    game, who = call.load_game(g)
    if asked.get("until") and not isinstance(own_viewpoint(who), int):
        raise Forbidden("`until=decision` waits for the turn of a seat: send the token of one.")
    if waiting is not None and not has_to_answer(game, who, asked["after"]):
        waiting.suspend(GLANCE_S)
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
    "too-often",
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
        "The command is accepted and durably stored.",
        SentCommandResult,
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
    """Send a command

    Sends a command for your seat. The body is an instance of one of the schemas in your view's `offers`. `If-Match` names the decision that it answers, so that two seats
    that owe an answer at the same time both succeed. If the answer is lost, the same request with the same key returns it again, at any time.

    With `Prefer: return=minimal` the answer has no `events` and `view`, and comes sooner: for clients that follow the stream.

    With `words=true` the events have `told` with its sentence and moves, and the view has its texts.

    A command that a view offers to a seat without an open decision is sent with `If-Match: *`, and closes no other seat's decision.

    `resign` and `leave` (seat) and `abort` (organiser, with a `reason`) are always offered while the game runs, `return` while the seat
    is absent; they answer no decision. A seat leaves at most 4 times in a minute and 100 times in a game.
    """
    sent = require_command(call, g)
    try:
        done = submit_command(
            call.context, g, sent, call.request, is_minimal=call.is_minimal, words=call.query["words"]
        )
    except (NotOffered, Stale) as refusal:
        return respond_not_open(refusal, call, g, sent)
    request_environ()[OUTCOME_KEY] = "replayed" if done.replayed else accepted_outcome(call, g)
    return done


def accepted_outcome(call: Call, g: str) -> str:
    """The outcome of an accepted command: `noted` for one that answers no decision."""
    if is_table_command(call.sent):
        return "noted"
    game = call.context.games.find_cached(g)
    asides = () if game is None else game.rules.asides
    return "noted" if call.sent.get("type") in [each.__struct_config__.tag for each in asides] else "accepted"


@blueprint.operation(
    "POST",
    "/v1/games/<g>/commands/check",
    Answer("The command would be accepted.", CommandCheck, examples.CHECKED),
    NOT_ACCEPTED,
    body=CommandBody(),
    example=examples.BRIBE,
    headers=CheckHeaders,
    token=TokenUse.MUST,
)
def check_command(call: Call, g: str) -> Any:
    """Check a command

    Takes the request of `commands`, and is refused for the same reasons. Nothing is written, so it needs no key. The answer
    describes the command's effects.
    """
    sent = require_command(call, g)
    try:
        checked = dry_run_command(call.context, g, sent)
    except (NotOffered, Stale) as refusal:
        return respond_not_open(refusal, call, g, sent)
    request_environ()[OUTCOME_KEY] = "checked"
    return checked


def require_command(call: Call, g: str) -> SentCommand:
    """The request's command.

    Raises Missing, Unauthorised, Gone, Forbidden, and MissingIfMatch for a token that may act here.
    """
    assert call.bearer is not None
    decision: str | None = "*" if is_table_command(call.sent) else call.headers["decision"]
    if decision is None:
        require_scope(call.load_game(g)[1], "seat:act", "organiser")
        raise MissingIfMatch('Name the decision you answer, as in If-Match: "d17.0", or * for the open one.')
    return sent_command(call.bearer, None if decision == "*" else decision, call.sent)


def respond_not_open(refusal: Refusal, call: Call, g: str, sent: SentCommand) -> Response:
    """Respond with a refusal and the offers open to this seat."""
    more = load_open_offers(call.context, g, sent)
    if isinstance(refusal, NotOffered):
        more |= {"rule": refusal.rule, "errors": refusal.errors}
    return respond_problem(refusal.code, refusal.detail, **more)
