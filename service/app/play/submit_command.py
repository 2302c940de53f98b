"""The path of a move: a seat's command becomes events, or a refusal with its reason. Start reading here."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from domain.game import decide
from domain.game.aggregate import Game
from domain.game.batch import Batch, Cause
from domain.game.commands import TABLE_COMMANDS, TABLE_NAMES, Abort, Leave, Resign, Return, parse_command
from domain.game.information_state import information_state
from domain.game.interventions import absences
from domain.kernel.errors import Conflict, Malformed
from domain.kernel.offers import Command
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Seat
from domain.kernel.text.written_text import LONGEST_REASON, is_line, to_canonical
from projections.game_card import seat_names
from projections.game_view import view_json
from projections.rendered_view import RenderedView, render_body
from projections.view_words import command_words
from service.answers.play import CommandCheck, SentCommandResult
from service.app.core.authorization import Principal, authenticate_hash, own_viewpoint, require_scope
from service.app.core.context import Context, hash_token
from service.app.core.game_repository import CommandResult
from service.app.core.idempotent_requests import Json, Reply, Request
from service.app.core.read_game import feed_entries, load_chained_entries
from service.app.core.seen_seats import note_seen
from service.app.play.banks import give_bank_back
from service.app.play.entries_with_words import entries_with_words
from service.app.rulesets.policies import installed_policy


class SentCommand(NamedTuple):
    """A command as sent. token: hash of its token; body: as logged.

    decision: the id in If-Match; None for the open one, and for a command that answers none.
    """

    token: str
    decision: str | None
    body: Json

    def __repr__(self) -> str:
        return "SentCommand(…)"


def sent_command(bearer: str, decision: str | None, body: Json) -> SentCommand:
    """A request's command, with its reason in canonical form."""
    reason = body.get("reason")
    if body.get("type") in TABLE_NAMES and isinstance(reason, str):
        body = {**body, "reason": to_canonical(reason)}
    return SentCommand(hash_token(bearer), decision, body)


def submit_command(
    context: Context, game_id: str, sent: SentCommand, request: Request, *, is_minimal: bool = False, words: bool = False
) -> Reply:
    """Carry out a command of a token's holder.

    is_minimal: answer without events and view; words: include the ruleset's words.
    Raises every kind of refusal; nothing is written then.
    """
    decide_sent = partial(decide_command, context, sent)
    answer = partial(answer_command, context, sent, is_minimal=is_minimal, words=words)
    done = context.games.execute(game_id, request.within(sent.token[:12]), decide_sent, prepare=answer)
    if done.prepared is not None:
        return Reply(done.prepared, done.replayed)
    batch = load_batch(context, done)
    authenticate_hash(done.game, sent.token)  # which may have been revoked since
    return Reply(answer(None, batch), done.replayed)


def decide_command(context: Context, sent: SentCommand, game: Game, cause: Cause) -> Batch:
    """The batch of a command.  Raises every kind of refusal."""
    who = authenticate_hash(game, sent.token)
    note_seen(context, game, who.grant)
    command = parse_command_body(game.rules, sent.body)
    batch = decide_as(game, who, sent.decision, command, cause._replace(by=who.seat, command=sent.body))
    if who.seat is not None and not isinstance(command, TABLE_COMMANDS):
        give_bank_back(context, game, who.seat)  # the answer is decided again after it
    return batch


def parse_command_body(rules: AnyRuleset, body: Json) -> Command:
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


def dry_run_command(context: Context, game_id: str, sent: SentCommand) -> CommandCheck:
    """The effect of a command, in words. Raises the errors of `submit_command`. Changes nothing and draws no randomness."""
    game = context.games.load(game_id)
    who = authenticate_hash(game, sent.token)
    require_scope(who, "seat:act", "organiser")
    command = parse_command_body(game.rules, sent.body)
    if isinstance(command, TABLE_COMMANDS):
        decide_as(game, who, sent.decision, command, Cause(context.stamp()))
        return command_json(context, game, who, command)
    require_scope(who, "seat:act")
    assert who.seat is not None
    require_player(game, who.seat)
    decide.check_answer(game, who.seat, sent.decision, command, context.stamp())
    return command_json(context, game, who, command)


def command_json(context: Context, game: Game, who: Principal, command: Command) -> CommandCheck:
    """A command that would be accepted."""
    names = seat_names(game, context.games.names(game), game.version)
    return CommandCheck(accepted=True, **command_words(information_state(game, own_viewpoint(who)), command, names))


def load_open_offers(context: Context, game_id: str, sent: SentCommand) -> Json:
    """The open decision of a token's holder, if any, and its offers; sent along with refusals."""
    game = context.games.load(game_id)
    names = seat_names(game, context.games.names(game), game.version)
    shown = view_json(information_state(game, own_viewpoint(authenticate_hash(game, sent.token))), names)
    return {"decision": shown.decision, "offers": shown.offers}


def load_batch(context: Context, done: CommandResult) -> Batch:
    """The batch of an earlier command, from the log."""
    first, last = done.answered.first, done.answered.last
    entries = load_chained_entries(context, done.game, first - 1, last - first + 1)
    return Batch(tuple(entries), context.games.load_after(done))


def answer_command(
    context: Context, sent: SentCommand, before: Game | None, batch: Batch, *, is_minimal: bool, words: bool
) -> SentCommandResult:
    """The entries from the caller's viewpoint and the view after them. before: the game on which it was decided, if known."""
    game = batch.game
    viewpoint = own_viewpoint(authenticate_hash(game, sent.token))
    if is_minimal:
        return SentCommandResult.at_head(game)
    names = context.games.names(game)
    today = seat_names(game, names, game.version)
    shown = RenderedView(*render_body(game, viewpoint, today, words=words), game.at)
    events = (
        entries_with_words(context, game, viewpoint, batch.entries, before)
        if words
        else feed_entries(game, names, viewpoint, batch.entries, today)
    )
    return SentCommandResult.at_head(game, events=events, view=shown.raw)
