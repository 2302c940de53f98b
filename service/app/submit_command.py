"""The path of a move: a seat's command becomes events, or a refusal that says why.  Newcomers start here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from domain.game import decide
from domain.game.aggregate import Game
from domain.game.batch import Batch, Cause
from domain.game.commands import TABLE_NAMES, Abort, Resign, parse_command
from domain.game.entry_codec import ChainedEntry
from domain.game.information_state import Viewpoint, information_state
from domain.kernel.errors import Malformed, Unauthorised
from domain.kernel.offers import Command
from domain.kernel.ruleset import AnyRuleset
from domain.kernel.written_text import LONGEST_REASON, is_line, to_canonical
from projections.game_card import seat_names
from projections.game_view import view
from service.app.authorization import Asker, asker, holder, need, own
from service.app.context import Context, hashed
from service.app.game_repository import Done
from service.app.read_game import Look, built, sealed, told


def act(
    context: Context,
    game_id: str,
    bearer: str | None,
    body: dict[str, Any],
    decision: str | None,
    key: str,
    fingerprint: str,
) -> tuple[dict[str, Any], bool]:
    """Carry out a command of a token's holder; the answer, and whether it had been given before.

    decision: the id in If-Match.  Raises every refusal, and nothing is written then.
    """
    if bearer is None:
        raise Unauthorised("This needs a token: seat:act or organiser.")
    body = to_kept(body)
    token = hashed(bearer)
    asked = f"{token[:12]}/{key}"
    askers: list[Asker] = []
    answers: dict[bytes, dict[str, Any]] = {}

    def decided(latest: Game) -> Batch:
        who = holder(latest, token)
        askers.append(who)
        cause = Cause(context.stamp(), asked, fingerprint, who.seat, body)
        return decide_as(latest, who, decision, read(latest.rules, body), cause)

    def prepared(batch: Batch) -> None:
        answers[batch.game.digest] = answer(context, batch.game, own(askers[-1]), batch.entries)

    done = context.games.transact(game_id, asked, fingerprint, decided, meanwhile=prepared)
    if not done.replayed and done.game.digest in answers:
        return answers[done.game.digest], False
    return again(context, done, own(holder(done.game, token))), done.replayed


def to_kept(body: dict[str, Any]) -> dict[str, Any]:
    """A command's body as the log keeps it: a reason without what cannot be seen of it."""
    reason = body.get("reason")
    return (
        {**body, "reason": to_canonical(reason)}
        if body.get("type") in TABLE_NAMES and isinstance(reason, str)
        else body
    )


def read(rules: AnyRuleset, body: dict[str, Any]) -> Command:
    """The command of a body. What older logs hold passes `parsed` alone.  Raises Malformed."""
    command = parse_command(rules, body)
    if isinstance(command, Abort) and not is_line(command.reason, LONGEST_REASON):
        raise Malformed("reason: One line of readable characters.", {"reason": ["One line of readable characters."]})
    return command


def decide_as(game: Game, who: Asker, decision: str | None, command: Command, cause: Cause) -> Batch:
    """The batch of one command.  Raises Forbidden, Conflict, Stale, NotOffered."""
    need(who, "seat:act", "organiser")
    if isinstance(command, Abort):
        need(who, "organiser")
        return decide.abort(game, command.reason, cause)
    need(who, "seat:act")
    assert who.seat is not None
    if isinstance(command, Resign):
        return decide.resign(game, who.seat, "house", cause)
    return decide.answer(game, who.seat, decision, command, cause)


def check(context: Context, game_id: str, bearer: str | None, body: dict[str, Any], decision: str | None) -> None:
    """Whether `act` would accept this now, without doing it: luck is not asked.  Raises what `act` raises."""
    game = context.games.load(game_id)
    who = asker(game, bearer)
    need(who, "seat:act", "organiser")
    command = read(game.rules, to_kept(body))
    if isinstance(command, Resign | Abort):
        decide_as(game, who, decision, command, Cause(context.stamp()))
        return
    need(who, "seat:act")
    assert who.seat is not None
    decide.check(game, who.seat, decision, command, context.stamp())


def open_to(context: Context, game_id: str, bearer: str | None) -> dict[str, Any]:
    """What is open to a token's holder now, to be told with a refusal: his decision, if he owes one, and its offers."""
    game = context.games.load(game_id)
    names = seat_names(game, context.games.names(game), game.version)
    shown = view(information_state(game, own(asker(game, bearer))), names)
    return {"decision": shown["decision"], "offers": shown["offers"]}


def again(context: Context, done: Done, eyes: Viewpoint) -> dict[str, Any]:
    """The answer to a command that has been carried out, from the log."""
    first, last = done.answered.first, done.answered.last
    game = context.games.at(done.game.id, last)
    return answer(context, game, eyes, sealed(context, game, first - 1, last - first + 1))


def answer(context: Context, game: Game, eyes: Viewpoint, entries: Sequence[ChainedEntry]) -> dict[str, Any]:
    """What the asker saw happen, and the view after it; `game`: as the last of these entries leaves it."""
    names = context.games.names(game)
    shown = Look(*built(game, eyes, seat_names(game, names, game.version)), game.at)
    return {"version": game.version, "events": told(game, names, eyes, entries), "view": shown.raw}
