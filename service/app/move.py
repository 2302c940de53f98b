"""The path of a move: a seat's command becomes events, or a refusal that says why.  Newcomers start here."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import msgspec

from domain.game import commands
from domain.game.game import Game
from domain.game.log import resolve
from domain.game.seal import Batch, Cause
from domain.game.sight import Viewpoint, sight
from domain.kernel.errors import Malformed, Unauthorised
from domain.kernel.offers import Command
from domain.kernel.ruleset import AnyRuleset
from projections.card import called
from projections.view import view
from service.app.access import Asker, asker, need, viewpoint
from service.app.context import Context, hashed
from service.app.games import Done
from service.app.look import sealed, seen, told


class Resign(Command, frozen=True, tag="resign", forbid_unknown_fields=True):
    """Leave the game; a bot plays on with what your seat knows."""


Reason = Annotated[str, msgspec.Meta(min_length=1, max_length=200, pattern=r"^[^\x00-\x1f\x7f-\x9f]*$")]
"""A sentence that everybody at the table reads: no control characters."""


class Abort(Command, frozen=True, tag="abort", forbid_unknown_fields=True):
    """End the game without an outcome (organiser)."""

    reason: Reason


TABLE_COMMANDS: tuple[type[Command], ...] = (Resign, Abort)
resolve(*TABLE_COMMANDS)


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
    scope = hashed(bearer)[:12]
    batches: list[Batch] = []
    askers: list[Asker] = []

    def decided(latest: Game) -> Batch:
        who = asker(latest, bearer)
        askers.append(who)
        command = parsed(latest.rules, body)
        cause = Cause(context.stamp(), f"{scope}/{key}", fingerprint, who.seat, body)
        batches.append(decide(latest, who, decision, command, cause))
        return batches[-1]

    done = context.games.transact(game_id, f"{scope}/{key}", fingerprint, decided)
    eyes = viewpoint(done.game, askers[-1] if askers else asker(done.game, bearer), None)
    return answer(context, done, eyes, batches[-1] if batches and not done.replayed else None), done.replayed


def decide(game: Game, who: Asker, decision: str | None, command: Command, cause: Cause) -> Batch:
    """The batch of one command.  Raises Forbidden, Conflict, Stale, NotOffered."""
    need(who, "seat:act", "organiser")
    if isinstance(command, Abort):
        need(who, "organiser")
        return commands.abort(game, command.reason, cause)
    need(who, "seat:act")
    assert who.seat is not None
    if isinstance(command, Resign):
        return commands.resign(game, who.seat, "house", cause)
    return commands.answer(game, who.seat, decision, command, cause)


def check(context: Context, game_id: str, bearer: str | None, body: dict[str, Any], decision: str | None) -> None:
    """Whether `act` would accept this now, without doing it: luck is not asked.  Raises what `act` raises."""
    game = context.games.load(game_id)
    who = asker(game, bearer)
    need(who, "seat:act", "organiser")
    command = parsed(game.rules, body)
    if isinstance(command, Resign | Abort):
        decide(game, who, decision, command, Cause(context.stamp()))
        return
    need(who, "seat:act")
    assert who.seat is not None
    commands.check(game, who.seat, decision, command)


def open_to(context: Context, game_id: str, bearer: str | None) -> dict[str, Any]:
    """What is open to a token's holder now, to be told with a refusal: his decision, if he owes one, and its offers."""
    game = context.games.load(game_id)
    shown = view(sight(game, viewpoint(game, asker(game, bearer), None)), called(game, context.games.names(game)))
    return {"decision": shown["decision"], "offers": shown["offers"]}


def answer(context: Context, done: Done, eyes: Viewpoint, batch: Batch | None) -> dict[str, Any]:
    """What the asker saw happen, and the view after it; the same again for a request that is repeated."""
    first, last = done.answered.first, done.answered.last
    if batch is not None and batch.game.version == last and done.game.version == last:
        game, entries = batch.game, batch.entries
    else:
        game = context.games.at(done.game.id, last)
        entries = tuple(sealed(context, game, first - 1, last - first + 1))
    return {"version": last, "events": told(eyes, entries), "view": seen(context, game, eyes, game.at).raw}


def is_table_command(body: dict[str, Any]) -> bool:
    """Whether a body asks something of the table rather than answering a decision."""
    return any(body.get("type") == command.__struct_config__.tag for command in TABLE_COMMANDS)


@cache
def command_types(rules: AnyRuleset) -> dict[str, type[Command]]:
    """Every command that may be asked in a game of this ruleset, by its name."""
    return {str(each.__struct_config__.tag): each for each in (*TABLE_COMMANDS, *rules.commands)}


def parsed(rules: AnyRuleset, body: dict[str, Any]) -> Command:
    """A command body as the ruleset's own type.  Raises Malformed."""
    name = body.get("type")
    kind = command_types(rules).get(name) if isinstance(name, str) else None
    if kind is None:
        raise Malformed("`type` names no command of this game.", {"type": ["No command of this game."]})
    try:
        return msgspec.convert(body, kind, strict=True)
    except msgspec.ValidationError as error:
        raise Malformed(str(error), {"command": [str(error)]}) from None
