"""The path of a move: a seat's command becomes events, or a refusal with its reason. Start reading here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from domain.game import decide
from domain.game.aggregate import Game
from domain.game.batch import Batch, Cause
from domain.game.commands import TABLE_COMMANDS, TABLE_NAMES, Abort, Leave, Resign, Return, parse_command
from domain.game.entry_codec import ChainedEntry
from domain.game.information_state import Viewpoint, information_state
from domain.game.interventions import absences
from domain.kernel.errors import Conflict, Malformed, Unauthorised
from domain.kernel.offers import Command
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Seat
from domain.kernel.text.written_text import LONGEST_REASON, is_line, to_canonical
from projections.game_card import seat_names
from projections.game_view import view_json
from projections.view_words import command_words
from service.answers.play import Acted, Checked
from service.answers.values import own_json
from service.app.core.authorization import (
    Principal,
    authenticate_hash,
    authenticate_principal,
    own_viewpoint,
    require_scope,
)
from service.app.core.context import Context, hash_token
from service.app.core.idempotent_requests import Reply, Request, execute_command
from service.app.core.read_game import RenderedView, feed_entries, render_body
from service.app.core.seen_seats import note_seen
from service.app.play.banks import give_bank_back
from service.app.play.entries_with_words import entries_with_words
from service.app.rulesets.policies import installed_policy


def submit_command(
    context: Context,
    game_id: str,
    bearer: str | None,
    body: dict[str, Any],
    decision: str | None,
    request: Request,
    *,
    is_minimal: bool = False,
    words: bool = False,
) -> Reply:
    """Carry out a command of a token's holder.

    decision: the id in If-Match; is_minimal: answer without events and view; words: include the ruleset's words.
    Raises every kind of refusal; nothing is written then.
    """
    if bearer is None:
        raise Unauthorised("This needs a token: seat:act or organiser.")
    body = to_logged_body(body)
    token = hash_token(bearer)
    decided_on: list[Game] = []

    def make(latest: Game, cause: Cause) -> Batch:
        decided_on[:] = [latest]
        who = authenticate_hash(latest, token)
        note_seen(context, latest, who.grant)
        command = parse_command_body(latest.rules, body)
        batch = decide_as(latest, who, decision, command, Cause(cause.at, cause.key, cause.fingerprint, who.seat, body))
        if who.seat is not None and not isinstance(command, TABLE_COMMANDS):
            give_bank_back(context, latest, who.seat)  # the answer is decided again after it
        return batch

    def tell(now: Game, then: Game, entries: Sequence[ChainedEntry]) -> Acted:
        viewpoint = own_viewpoint(authenticate_hash(now, token))
        if is_minimal:
            return Acted.at_head(then)
        if words:
            return answer_with_words(context, then, viewpoint, entries, decided_on[0] if decided_on else None)
        return command_answer(context, then, viewpoint, entries)

    return execute_command(context, game_id, request.within(token[:12]), make, tell)


def to_logged_body(body: dict[str, Any]) -> dict[str, Any]:
    """A command's body as logged, with its reason in canonical form."""
    reason = body.get("reason")
    return (
        {**body, "reason": to_canonical(reason)}
        if body.get("type") in TABLE_NAMES and isinstance(reason, str)
        else body
    )


def parse_command_body(rules: AnyRuleset, body: dict[str, Any]) -> Command:
    """The command of a request body. Stricter than `parse_command`, which also reads records from elsewhere.  Raises Malformed."""
    command = parse_command(rules, body)
    if isinstance(command, Abort) and not is_line(command.reason, LONGEST_REASON):
        raise Malformed("reason: One line of readable characters.", {"reason": ["One line of readable characters."]})
    return command


def decide_as(game: Game, who: Principal, decision: str | None, command: Command, cause: Cause) -> Batch:
    """The batch of one command.  Raises Forbidden, Conflict, Stale, NotOffered."""
    require_scope(who, "seat:act", "organiser")
    decide.require_open_play(game)
    if isinstance(command, Abort):
        require_scope(who, "organiser")
        return decide.abort(game, command.reason, cause)
    require_scope(who, "seat:act")
    assert who.seat is not None
    if isinstance(command, Resign):
        return decide.resign(game, who.seat, decide.STAND_IN, cause, installed_policy(game.rules, decide.STAND_IN))
    if isinstance(command, Leave):
        return absences.leave(game, who.seat, cause, installed_policy(game.rules, decide.STAND_IN))
    if isinstance(command, Return):
        return absences.come_back(game, who.seat, cause)
    require_player(game, who.seat)
    return decide.answer_decision(game, who.seat, decision, command, cause)


def require_player(game: Game, seat: Seat) -> None:
    """Raises Conflict for a seat whose player is absent, or has resigned: a bot answers for it."""
    if game.seats[seat].resigned:
        raise Conflict("seat-resigned", f"Seat {seat} has resigned.")
    if game.is_absent(seat):
        raise Conflict("seat-absent", f"Seat {seat} is absent until its player returns.")


def dry_run_command(
    context: Context, game_id: str, bearer: str | None, body: dict[str, Any], decision: str | None
) -> Checked:
    """The effect of a command, in words. Raises the errors of `submit_command`. Changes nothing and draws no randomness."""
    game = context.games.load(game_id)
    who = authenticate_principal(game, bearer)
    require_scope(who, "seat:act", "organiser")
    command = parse_command_body(game.rules, to_logged_body(body))
    if isinstance(command, TABLE_COMMANDS):
        decide_as(game, who, decision, command, Cause(context.stamp()))
        return command_json(context, game, who, command)
    require_scope(who, "seat:act")
    assert who.seat is not None
    require_player(game, who.seat)
    decide.check_answer(game, who.seat, decision, command, context.stamp())
    return command_json(context, game, who, command)


def command_json(context: Context, game: Game, who: Principal, command: Command) -> Checked:
    """A command that would be accepted."""
    names = seat_names(game, context.games.names(game), game.version)
    return Checked(accepted=True, **command_words(information_state(game, own_viewpoint(who)), command, names))


def load_open_offers(context: Context, game_id: str, bearer: str | None) -> dict[str, Any]:
    """The open decision of a token's holder, if any, and its offers; sent along with refusals."""
    game = context.games.load(game_id)
    names = seat_names(game, context.games.names(game), game.version)
    shown = view_json(information_state(game, own_viewpoint(authenticate_principal(game, bearer))), names)
    return {"decision": shown["decision"], "offers": shown["offers"]}


def command_answer(
    context: Context, game: Game, viewpoint: Viewpoint, entries: Sequence[ChainedEntry]
) -> Acted:
    """The entries from the caller's viewpoint and the view after them. game: after the last entry."""
    names = context.games.names(game)
    today = seat_names(game, names, game.version)
    shown = RenderedView(*render_body(game, viewpoint, today), game.at)
    return Acted.at_head(game, events=own_json(feed_entries(game, names, viewpoint, entries, today)), view=shown.raw)


def answer_with_words(
    context: Context, game: Game, viewpoint: Viewpoint, entries: Sequence[ChainedEntry], before: Game | None
) -> Acted:
    """As `command_answer`, with words. before: the game on which the command was decided, if loaded."""
    today = seat_names(game, context.games.names(game), game.version)
    shown = RenderedView(*render_body(game, viewpoint, today, words=True), game.at)
    told = entries_with_words(context, game, viewpoint, entries, before)
    return Acted.at_head(game, events=own_json(told), view=shown.raw)
