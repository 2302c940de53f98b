"""The successor of a table that was cancelled before its deal: the same game for the same people, opened by one request."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.game.aggregate import Game, plaintext
from domain.game.batch import Batch, Cause
from domain.game.events import GameCreated, Parent, SeatPlan
from domain.game.opening import creation, deal
from domain.game.opening.creation import GamePlan
from domain.kernel.errors import Conflict, Missing
from domain.kernel.secrecy import Seat
from service.app.authorization import authenticate_hash, derive_token, require_scope
from service.app.carry_out import Request, decide_once, store_new_game
from service.app.context import Context, hash_token
from service.app.new_games.create import SeatRequest, creation_json, note_owner, seating_plan
from service.app.read_game import head_json
from service.app.seat_names import load_names, salt_names
from service.store.ids import RANDOM_BYTES, game_id

Json = dict[str, Any]


def take_place_again(context: Context, before_id: str, bearer: str, commit: str | None, owner: str = "") -> Json:
    """Opens the successor of a cancelled table unless it is open, and seats the caller where it sat. Repeatable.

    commit: of the seat; owner: as in `create`.  Raises Forbidden, Conflict, Malformed.
    """
    before = context.games.load(before_id)
    who = authenticate_hash(before, hash_token(bearer))
    require_scope(who, "organiser", "seat:act")
    if before.luck_status is None or before.luck_status.state != "cancelled":
        raise Conflict("not-cancelled", "This table was not cancelled.")
    new_id = game_id(context.derive("successor", before.id)[:RANDOM_BYTES])
    game = open_successor(context, before, new_id, owner)
    if who.seat is None:
        return {**head_json(game), "game": new_id, "made": creation_json(context, game, context.games.names(game))}
    sat, token = sit_down(context, before, new_id, who.seat, commit)
    return {**head_json(sat), "game": new_id, "seat": who.seat, "token": token}


def sit_down(context: Context, before: Game, new_id: str, seat: Seat, commit: str | None) -> tuple[Game, str]:
    """Seats the holder of the same seat of the game before. Returns the game and the seat's token."""
    token = derive_token(context, new_id, f"seat-{seat}", "seat:act")

    def act(game: Game, cause: Cause) -> Batch:
        return deal.decide_seat(game, seat, hash_token(token), cause, commit=commit, player=salted.players.get(seat))

    name = load_names(context.store, before.id).get(seat)
    salted = salt_names({seat: name} if name else {}, context.entropy)
    request = Request(f"again-{seat}", commit or "none")
    done = decide_once(context, new_id, request, act, names=salted.stored)
    return done.game, token


def open_successor(context: Context, before: Game, new_id: str, owner: str) -> Game:
    """The successor, created unless it is there."""
    try:
        return context.games.load(new_id)
    except Missing:
        request = Request("successor", before.id)
        note_owner(context, new_id, owner)
        batch = creation.decide_creation(
            new_id, before.rules, successor_plan(context, before, new_id), Cause(context.stamp(), *request)
        )
        store_new_game(context, request, batch, head_json, {})
        return context.games.load(new_id)


def successor_plan(context: Context, before: Game, new_id: str) -> GamePlan:
    """The plan of the game before, with new luck and nobody seated yet."""
    created: GameCreated = before.created
    people: list[SeatPlan] = [each for each in created.seats if each.kind != "automaton"]
    requests = [SeatRequest(each.kind, each.bot) for each in people]
    return GamePlan(
        options=msgspec.convert(created.options, before.rules.options),
        visibility=created.visibility,
        delay_s=created.delay_s,
        deal=created.deal,
        analysis=created.analysis,
        stated=plaintext(created.stated),
        group=None,
        seed=context.entropy(32),
        secret=context.entropy(32),
        arbiter=hash_token(derive_token(context, new_id, "arbiter", "arbiter")) if created.has_arbiter else None,
        pace_ms=context.pace_ms,
        luck_plan=created.luck_plan,
        clock_plan=created.clock_plan,
        players=(None,) * len(created.seats),
        predecessor=Parent(before.id, before.version, before.digest.hex()),
        **seating_plan(context, before.rules, new_id, requests, len(created.seats) - len(people)),
    )
