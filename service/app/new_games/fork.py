"""Forks: a new game from a moment of another, either exact or sampled from one viewpoint."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Literal, NamedTuple

import msgspec

from domain.game import fork as forking
from domain.game.absent_rules import require_rules
from domain.game.aggregate import Game, plaintext
from domain.game.batch import Cause
from domain.game.information_state import Viewpoint, viewpoint_text
from domain.game.opening.creation import GamePlan
from domain.kernel.errors import Forbidden, Malformed
from domain.kernel.secrecy import Seat
from projections.game_card import default_name
from service.app.core.authorization import (
    Principal,
    authenticate_principal,
    authorize_viewpoint,
    is_fully_revealed,
    is_withheld,
)
from service.app.core.context import Context
from service.app.core.idempotent_requests import Reply, Request
from service.app.core.read_game import load_log, visible_head
from service.app.names.seat_names import salt_names
from service.app.new_games.create import creation_json, players_of_names, require_known_bots, seating_plan
from service.app.new_games.creation_request import SeatRequest
from service.app.new_games.luck_plan import choose_luck_plan
from service.app.new_games.request_errors import require_distinct_names
from service.app.projected.store_new_game import store_new_game
from service.app.proofs import imports
from service.app.sharing import replays
from service.app.sharing.replays import Replay
from service.ids import RANDOM_BYTES, sibling_game_id


class ForkRequest(NamedTuple):
    """A requested fork. None: default by the moment and the caller.

    at: version; viewpoint: whose knowledge it starts from; resample: seed for sampling a world of that viewpoint; luck:
    the parent's future or a new one; seats: in playing order, without automata.
    """

    at: int | None
    viewpoint: str | None
    resample: str | None
    luck: Literal["same", "fresh"] | None
    seats: Sequence[SeatRequest] | None
    visibility: str


class ForkPoint(NamedTuple):
    """The parent at its version, and the fork's viewpoint. named: whether the fork records the parent's id.

    is_exact: the fork continues the true state and inherits the log.
    """

    parent: Game
    viewpoint: Viewpoint
    is_exact: bool
    named: bool


def fork_from_game(
    context: Context,
    game_id: str,
    bearer: str | None,
    wanted: ForkRequest,
    request: Request,
    client: str,
    owner: str = "",
) -> Reply:
    """Fork a game. Answers as `create`.

    client: the caller, for the key's scope; owner: as in `create`.  Raises Forbidden, Malformed, Conflict, Missing.
    """
    game = context.games.load(game_id)
    moment = find_fork_point(context, game, authenticate_principal(game, bearer), wanted)
    resample = context.derive("resample", game_id, wanted.resample or context.entropy(32).hex()).hex()
    return fork_from(context, moment, wanted, resample, request, client, owner)


def create_replay_fork(
    context: Context, replay_id: str, wanted: ForkRequest, request: Request, client: str, owner: str = ""
) -> Reply:
    """Fork a moment of a replay, using only the data that the link shows there: no log, no future luck, and no parent
    named.

    Raises Forbidden, Malformed, Conflict, Missing, Gone.
    """
    replay = replays.load_replay(context, replay_id)
    moment = find_replay_fork_point(context, replay, wanted.at or replay.first)
    resample = context.derive("resample", replay_id, client, request.key).hex()
    return fork_from(context, moment, wanted, resample, request, client, owner)


def find_replay_fork_point(context: Context, replay: Replay, at: int) -> ForkPoint:
    """The fork point of a replay.  Raises Forbidden, Malformed."""
    if not is_fully_revealed(replay.game):
        raise Forbidden("A game that is still on is not forked through a link.")
    if replay.viewpoint == "public":
        raise Forbidden("This link shows the cards of no seat, so it cannot be forked.")
    log = load_log(context, replay.game, 0, None)
    version = forking.last_forkable_version([each.stored for each in log], log[0].version, at)
    if not replay.first <= version <= at <= replay.last:
        raise Malformed("This moment cannot be forked.", {"at": ["Another moment of the replay."]})
    return ForkPoint(context.games.at(replay.game.id, version), replay.viewpoint, is_exact=False, named=False)


def fork_from(
    context: Context,
    moment: ForkPoint,
    wanted: ForkRequest,
    resample: str,
    request: Request,
    client: str,
    owner: str,
) -> Reply:
    """Store the fork and answer.  Raises RulesNotInstalled."""
    require_rules(moment.parent.rules)
    parent = moment.parent.id
    child = fork_id(context, parent, client, request.key)
    requests = choose_seats(moment, wanted.seats)
    asked = request.within("fork")
    cause = Cause(context.stamp(), *asked)
    names = {seat: each.name for seat, each in enumerate(requests) if each.name}
    salted = salt_names(names, context.entropy)
    players = players_of_names(salted, len(moment.parent.seats))
    plan = fork_plan(context, moment, wanted, child, requests, resample, players)
    if moment.is_exact:
        luck = wanted.luck or "same"
        batch = forking.fork_exact(moment.parent, child, plan, viewpoint_text(moment.viewpoint), luck, cause)
    else:
        batch = forking.fork_sampled(moment.parent, child, plan, moment.viewpoint, resample, cause, named=moment.named)
    require_distinct_names(names, {seat: default_name(moment.parent, seat) for seat in range(len(moment.parent.seats))})
    if moment.is_exact:
        imports.note_fork(context, moment.parent)
    answer = partial(creation_json, context, names=names)
    return store_new_game(context, owner, asked, batch, answer, salted.stored, moment.parent, inherits=moment.is_exact)


def fork_id(context: Context, parent: str, client: str, key: str) -> str:
    """The id of the fork that a request makes. client: the scope of its key."""
    return sibling_game_id(parent, context.derive("fork", parent, client, key)[: RANDOM_BYTES - 1])


def find_fork_point(context: Context, game: Game, who: Principal, wanted: ForkRequest) -> ForkPoint:
    """The fork point of a game.  Raises Forbidden if the caller may not know it, Malformed, Diverged."""
    is_open = is_fully_revealed(game)
    if is_withheld(game):
        raise Forbidden("This table is not forked before its round is closed.")
    if not is_open and who.seat is None:
        raise Forbidden("A running game is forked by its seats, each from its own view.")
    viewpoint = authorize_viewpoint(context, game, who, wanted.viewpoint or ("all" if is_open else None))
    is_exact = is_open and wanted.resample is None
    if not is_exact:
        require_may_sample(game, who, viewpoint, wanted)
    latest = visible_head(context, game, who, viewpoint)
    if wanted.at is not None and wanted.at > latest:
        raise Malformed(f"There is no version {wanted.at} yet.", {"at": [f"At most {latest}."]})
    log = load_log(context, game, 0, None)
    version = forking.last_forkable_version([each.stored for each in log], log[0].version, wanted.at or latest)
    return ForkPoint(context.games.at(game.id, version), viewpoint, is_exact, named=True)


def require_may_sample(game: Game, who: Principal, viewpoint: Viewpoint, wanted: ForkRequest) -> None:
    """Raises Forbidden or Malformed unless a world may be sampled for this viewpoint."""
    if not isinstance(viewpoint, int):
        raise Malformed("A world is drawn for the viewpoint of a seat.", {"viewpoint": ["seat:<number>."]})
    if not is_fully_revealed(game) and (viewpoint != who.seat or not game.created.analysis):
        raise Forbidden(
            "This table allows no analysis while the game is on."
            if viewpoint == who.seat
            else "A running game is forked from your own view."
        )
    if wanted.luck == "same":
        raise Malformed("A world that is drawn has fresh luck.", {"luck": ["fresh."]})


def choose_seats(moment: ForkPoint, seats: Sequence[SeatRequest] | None) -> Sequence[SeatRequest]:
    """The fork's seats: as requested, or the caller among bots.  Raises Malformed."""
    parent = moment.parent
    people = [seat for seat, place in enumerate(parent.seats) if place.kind != "automaton"]
    if seats is None:
        mine: Seat = moment.viewpoint if isinstance(moment.viewpoint, int) else next(iter(parent.open), people[0])
        mine = mine if mine in people else people[0]
        return [SeatRequest("human", claim=True) if seat == mine else SeatRequest("bot", "house") for seat in people]
    require_known_bots(parent.rules, seats)
    listed = [each for each in seats if each.kind != "automaton"]
    automata = [each.kind for each in seats[len(listed) :]]
    if len(listed) != len(people) or automata not in ([], ["automaton"] * (len(parent.seats) - len(people))):
        raise Malformed(f"A fork has the seats of its parent: {len(people)}.", {"seats": [f"{len(people)} seats."]})
    return listed


def fork_plan(
    context: Context, moment: ForkPoint, wanted: ForkRequest, child: str, requests: Sequence[SeatRequest], resample: str,
    players: tuple[str | None, ...],
) -> GamePlan:
    """The plan of a fork: seats, tokens and luck, with a luck protocol as in a new game if several people play.

    players: as in GameCreated.
    """
    created, is_same = moment.parent.created, moment.is_exact and wanted.luck != "fresh"
    people = sum(each.kind == "human" for each in requests)
    seed = bytes.fromhex(plaintext(created.seed)) if is_same else context.entropy(32)
    return GamePlan(
        options=msgspec.convert(created.options, moment.parent.rules.options),
        visibility=wanted.visibility,
        delay_s=0,
        deal="fixed" if created.deal == "fixed" else "fresh",
        analysis=created.analysis,
        stated=plaintext(created.stated) if is_same else {},
        group=None,
        seed=seed if moment.is_exact else forking.seed_for(resample, "luck"),
        secret=context.entropy(32) if moment.is_exact else forking.seed_for(resample, "salts"),
        arbiter=None,
        pace_ms=context.pace_ms,
        players=players,
        luck_plan=msgspec.UNSET
        if is_same or people < 2
        else choose_luck_plan({}, "fresh", has_relays=False),
        commits={seat: each.commit for seat, each in enumerate(requests) if each.claim and each.commit},
        clock_plan=created.clock_plan,
        hints=created.hints,
        **seating_plan(context, moment.parent.rules, child, requests, len(moment.parent.seats) - len(requests)),
    )
