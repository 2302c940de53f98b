"""Forks: a new game from a moment of another, either exact or sampled from one viewpoint."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

import msgspec

from domain.game.absent_rules import require_rules
from domain.game.aggregate import Game, plaintext
from domain.game.batch import Cause
from domain.game.fork import ForkPlan, decide_fork, last_forkable_version, seed_for
from domain.game.information_state import Viewpoint
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
from service.app.core.idempotent_requests import Reply
from service.app.core.limits import Limits
from service.app.core.read_game import load_log, visible_head
from service.app.names.seat_names import NewNames, salt_names
from service.app.new_games.create import creation_reply, players_of_names, require_known_bots, seating_plan
from service.app.new_games.creation_request import Creator, SeatRequest
from service.app.new_games.luck_plan import choose_luck_plan
from service.app.new_games.request_errors import require_distinct_names
from service.app.projected.store_new_game import store_new_game
from service.app.proofs import imports
from service.app.sharing.replays import Replay, load_replay
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


def fork_game(context: Context, game_id: str, wanted: ForkRequest, creator: Creator) -> Reply:
    """Fork a game. Answers as `create`, once per key.  Raises Forbidden, Malformed, Conflict, Missing."""
    game = context.games.load(game_id)
    fork = plan_fork(context, game, authenticate_principal(game, creator.bearer), wanted)
    return make_fork(context, fork, wanted, creator)


def fork_replay(context: Context, replay_id: str, wanted: ForkRequest, creator: Creator) -> Reply:
    """Fork a moment of a replay, using only the data that the link shows there: no log, no future luck, and no parent
    named.

    Raises Forbidden, Malformed, Conflict, Missing, Gone.
    """
    replay = load_replay(context, replay_id)
    resample = context.derive("resample", replay_id, creator.client, creator.request.key).hex()
    return make_fork(context, plan_replay_fork(context, replay, wanted.at or replay.first, resample), wanted, creator)


def plan_fork(context: Context, game: Game, who: Principal, wanted: ForkRequest) -> ForkPlan:
    """The fork of a game for a caller.  Raises Forbidden if the caller may not know it, Malformed, Diverged."""
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
    parent = context.games.at(game.id, forkable_version(context, game, wanted.at or latest))
    resample = context.derive("resample", game.id, wanted.resample or context.entropy(32).hex()).hex()
    if is_exact:
        return ForkPlan(parent, viewpoint, luck=wanted.luck or "same")
    return ForkPlan(parent, viewpoint, resample)


def plan_replay_fork(context: Context, replay: Replay, at: int, resample: str) -> ForkPlan:
    """The fork of a replay at a version.  Raises Forbidden, Malformed."""
    if not is_fully_revealed(replay.game):
        raise Forbidden("A game that is still on is not forked through a link.")
    if replay.viewpoint == "public":
        raise Forbidden("This link shows the cards of no seat, so it cannot be forked.")
    version = forkable_version(context, replay.game, at)
    if not replay.first <= version <= at <= replay.last:
        raise Malformed("This moment cannot be forked.", {"at": ["Another moment of the replay."]})
    return ForkPlan(context.games.at(replay.game.id, version), replay.viewpoint, resample, is_named=False)


def forkable_version(context: Context, game: Game, at: int) -> int:
    """The version up to `at` that a fork continues from."""
    log = load_log(context, game, 0, None)
    return last_forkable_version([each.stored for each in log], log[0].version, at)


def make_fork(context: Context, fork: ForkPlan, wanted: ForkRequest, creator: Creator) -> Reply:
    """Store the fork and answer.  Raises RulesNotInstalled, Malformed, Conflict."""
    parent = fork.parent
    require_rules(parent.rules)
    child = fork_id(context, parent.id, creator)
    seats = choose_seats(fork, wanted.seats)
    request = creator.request.within("fork")
    cause = Cause(context.stamp(), *request)
    names = {seat: each.name for seat, each in enumerate(seats) if each.name}
    salted = salt_names(names, context.entropy)
    plan = plan_forked_game(context, fork, child, seats, salted, visibility=wanted.visibility)
    batch = decide_fork(fork, child, plan, cause)
    require_distinct_names(names, {seat: default_name(parent, seat) for seat in range(len(parent.seats))})
    if fork.is_exact:
        imports.note_fork(context, parent)
    done = store_new_game(context, batch, request, salted.stored, creator.owner, fork=fork)
    return creation_reply(context, done, names)


def fork_id(context: Context, parent: str, creator: Creator) -> str:
    """The id of the fork that a request makes."""
    return sibling_game_id(parent, context.derive("fork", parent, creator.client, creator.request.key)[: RANDOM_BYTES - 1])


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


def choose_seats(fork: ForkPlan, seats: Sequence[SeatRequest] | None) -> Sequence[SeatRequest]:
    """The fork's seats: as requested, or the caller among bots.  Raises Malformed."""
    parent = fork.parent
    people = [seat for seat, place in enumerate(parent.seats) if place.kind != "automaton"]
    if seats is None:
        mine: Seat = fork.viewpoint if isinstance(fork.viewpoint, int) else next(iter(parent.open), people[0])
        mine = mine if mine in people else people[0]
        return [SeatRequest("human", claim=True) if seat == mine else SeatRequest("bot", "house") for seat in people]
    require_known_bots(parent.rules, seats)
    listed = [each for each in seats if each.kind != "automaton"]
    automata = [each.kind for each in seats[len(listed) :]]
    if len(listed) != len(people) or automata not in ([], ["automaton"] * (len(parent.seats) - len(people))):
        raise Malformed(f"A fork has the seats of its parent: {len(people)}.", {"seats": [f"{len(people)} seats."]})
    return listed


def plan_forked_game(
    context: Context, fork: ForkPlan, child: str, seats: Sequence[SeatRequest], names: NewNames, *, visibility: str
) -> GamePlan:
    """The plan of a fork's game: seats, tokens and luck, with a luck protocol as in a new game if several people play."""
    parent, is_same = fork.parent, fork.luck == "same"
    created = parent.created
    people = sum(each.kind == "human" for each in seats)
    seed = bytes.fromhex(plaintext(created.seed)) if is_same else context.entropy(32)
    return GamePlan(
        options=msgspec.convert(created.options, parent.rules.options),
        visibility=visibility,
        delay_s=0,
        deal="fixed" if created.deal == "fixed" else "fresh",
        analysis=created.analysis,
        stated=plaintext(created.stated) if is_same else {},
        group=None,
        seed=seed if fork.resample is None else seed_for(fork.resample, "luck"),
        secret=context.entropy(32) if fork.resample is None else seed_for(fork.resample, "salts"),
        arbiter=None,
        pace_ms=context.part(Limits).pace_ms,
        players=players_of_names(names, len(parent.seats)),
        luck_plan=msgspec.UNSET if is_same or people < 2 else choose_luck_plan({}, "fresh", has_relays=False),
        commits={seat: each.commit for seat, each in enumerate(seats) if each.claim and each.commit},
        clock_plan=created.clock_plan,
        hints=created.hints,
        **seating_plan(context, parent.rules, child, seats, len(parent.seats) - len(seats)),
    )
