"""Interventions: an organiser's actions at a running table, as public events. What the organiser hands on is a slip, which a
device exchanges for its own token.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple

from msgspec import UNSET

from domain.game.aggregate import Game
from domain.game.batch import Batch, Cause
from domain.game.decide import STAND_IN
from domain.game.interventions import interventions
from domain.game.interventions.interventions import SeatKey, Statement
from domain.kernel.errors import Conflict
from domain.kernel.secrecy import Seat
from projections.game_card import card_json
from service.answers.games import InterventionResult
from service.app.chat.presence import end_presence
from service.app.core.authorization import authenticate_principal, derive_slip, derive_token, require_scope
from service.app.core.context import Context, hash_token
from service.app.core.idempotent_requests import Reply, Request
from service.app.names.seat_names import salt_names
from service.app.new_games.claim import require_distinct_name, require_seat
from service.app.rulesets.policies import installed_policy

MOST_INTERVENTIONS = 200
"""Most interventions the service accepts in a game, since each stays in the log for ever."""


HANDED_ON = frozenset({"reissue", "substitute"})
"""Kinds after which another device plays a seat, by a slip that the caller hands on."""


class InterventionRequest(NamedTuple):
    """A requested intervention. until: RFC 3339, UTC, with milliseconds; name: of the new person."""

    kind: str
    said: Statement
    seat: Seat | None = None
    until: str = ""
    after_decisions: bool = False
    seconds: int = 0
    name: str = ""


def intervene(context: Context, game: Game, bearer: str | None, wanted: InterventionRequest, request: Request) -> Reply:
    """Carry out an intervention. The answer holds the game's head and card, and the slip of a seat for another device.

    Raises Forbidden, Missing, Conflict, Malformed.
    """
    require_scope(authenticate_principal(game, bearer), "organiser")
    return execute_intervention(context, game, wanted, request, lambda latest: authenticate_principal(latest, bearer))


def execute_intervention(
    context: Context,
    game: Game,
    wanted: InterventionRequest,
    request: Request,
    demand: Callable[[Game], object],
    *,
    handed_on: Collection[str] = HANDED_ON,
) -> Reply:
    """As `intervene`, with another check of rights. demand: raises if the caller may not intervene; handed_on: kinds that
    answer a slip.  Raises Missing, Conflict, Malformed.
    """
    if wanted.seat is not None:
        require_seat(game, wanted.seat)
    scoped = request.within("intervene")
    name, is_slip = f"{wanted.kind}-{wanted.seat}/{scoped.key}", wanted.kind in handed_on
    secret = derive_slip(context, game.id, name) if is_slip else derive_token(context, game.id, name, "seat:act")
    key = SeatKey(hash_token(secret), is_slip)
    salted = salt_names({wanted.seat: wanted.name} if wanted.name and wanted.seat is not None else {}, context.entropy)

    def make(latest: Game, cause: Cause) -> Batch:
        demand(latest)
        require_room(latest)
        if wanted.seat is not None and salted.players:
            require_distinct_name(context, latest, wanted.seat, wanted.name)
        return decide_intervention(latest, wanted, key, salted.players.get(wanted.seat or 0, ""), cause)

    done = context.games.execute(game.id, scoped, make, names=salted.stored)
    then = context.games.load_after(done)
    answer = InterventionResult.at_head(then, game=card_json(then, context.games.names(then)), slip=secret if is_slip else UNSET)
    if wanted.kind == "substitute" and wanted.seat is not None and not done.replayed:
        end_presence(context, game.id, wanted.seat)
    return Reply(answer, done.replayed)


def require_room(game: Game) -> None:
    """Raises Conflict too-many-interventions unless a game may have another intervention."""
    if game.interventions >= MOST_INTERVENTIONS:
        raise Conflict("too-many-interventions", f"This game has {MOST_INTERVENTIONS} interventions, as many as it may.")


def decide_intervention(game: Game, wanted: InterventionRequest, key: SeatKey, player: str, cause: Cause) -> Batch:
    """The batch of an intervention. key: of a seat that another device plays; player: commitment to the new name.

    Raises Conflict, Malformed.
    """
    policy = installed_policy(game.rules, STAND_IN)
    match wanted.kind, wanted.seat:
        case "pause", _:
            return interventions.pause(game, wanted.until, wanted.after_decisions, wanted.said, cause)
        case "resume", _:
            return interventions.end_pause(game, wanted.said, cause)
        case "add_time", seat:
            return interventions.add_time(game, seat, 1000 * wanted.seconds, wanted.said, cause)
        case "strike", seat:
            return interventions.strike(game, seat, policy, wanted.said, cause)
        case "hand_to_bot", int(seat):
            return interventions.hand_to_bot(game, seat, policy, wanted.said, cause)
        case "return", int(seat):
            return interventions.hand_back(game, seat, wanted.said, cause)
        case "fill_with_bot", int(seat):
            return interventions.fill_with_bot(game, seat, policy, wanted.said, cause)
        case "start_smaller", _:
            return interventions.start_smaller(game, wanted.said, cause)
        case "reissue", int(seat):
            return interventions.reissue(game, seat, key, wanted.said, cause)
        case "substitute", int(seat):
            return interventions.substitute(game, seat, key, wanted.said, cause, player=player)
    raise AssertionError(wanted.kind)
