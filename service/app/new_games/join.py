"""Joining: the next free seat of a table, by its invitation code, or without one if it is open."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from contextlib import nullcontext

from domain.game.aggregate import Game
from domain.game.batch import Batch, Cause
from domain.game.events.game_events import SeatTaken
from domain.game.opening import deal
from domain.kernel.errors import Conflict, Malformed
from domain.kernel.secrecy import Seat
from service.answers.tokens import ClaimedSeat
from service.app.core.authorization import derive_token
from service.app.core.context import Context, fingerprint, hash_token
from service.app.core.game_repository import CommandResult
from service.app.core.idempotent_requests import Reply, Request
from service.app.core.read_game import load_chained_entries, render_view
from service.app.names.seat_names import salt_names
from service.app.new_games.claim import SeatClaim, require_distinct_name
from service.app.new_games.create import invitation_code
from service.app.new_games.open_seats import counted_seat
from service.app.players.held_texts import hold_names

MOST_SEATS = 64
"""Bound on seats tried for one request: each try follows a seat that another took meanwhile."""


def join(
    context: Context, game_id: str, newcomer: SeatClaim, request: Request, owners: Sequence[str], *, words: bool = False
) -> Reply:
    """Take the next free seat. The answer holds the seat and its token. Idempotent by key.

    owners: pseudonyms of the client's networks; words: in its view.  Raises Missing, Malformed, Conflict no-open-seat, too-many-open.
    """
    # The log publishes keys; hashing this one prevents others from repeating the request and reading the token.
    asked = Request(fingerprint(b"join", request.key.encode(), context.derive("join", game_id)), request.fingerprint)
    with counted_seat(context, game_id, owners, request) if newcomer.code is None else nullcontext():
        done = take_next_seat(context, game_id, newcomer, asked.within("join"))
    seat = find_taken_seat(context, done)
    then = context.games.load_after(done)
    token = derive_token(context, game_id, f"seat-{seat}", "seat:act")
    shown = render_view(context, then, seat, then.at, words=words)
    return Reply(ClaimedSeat(seat=seat, token=token, view=shown.raw), done.replayed)


def take_next_seat(context: Context, game_id: str, newcomer: SeatClaim, request: Request) -> CommandResult:
    """Try seats in turn until one is still free; a repeated request finds the seat it took.

    Raises Missing, Malformed for another game's code, Conflict no-open-seat.
    """
    for _ in range(MOST_SEATS):
        game = context.games.load(game_id)
        require_code(context, game, newcomer)
        free = deal.find_open_seats(game) if newcomer.code is None else deal.find_free_seats(game)
        try:
            return take_free_seat(context, game_id, free[0] if free else None, newcomer, request)
        except Conflict as refusal:
            if refusal.code != "seat-taken":
                raise
    raise no_open_seat()


def require_code(context: Context, game: Game, newcomer: SeatClaim) -> None:
    """Raises Malformed for a code that is not this game's."""
    if newcomer.code is not None and not hmac.compare_digest(newcomer.code.encode(), invitation_code(context, game.id).encode()):
        raise Malformed("This is not the invitation code of this game.", {"code": ["Not the code of this game."]})


def take_free_seat(context: Context, game_id: str, seat: Seat | None, newcomer: SeatClaim, request: Request) -> CommandResult:
    """Take this seat; None: only find the earlier answer of the request.  Raises Conflict seat-taken, no-open-seat."""
    salted = salt_names({seat: newcomer.name} if seat is not None and newcomer.name else {}, context.entropy)

    def sit_down(game: Game, cause: Cause) -> Batch:
        if seat is None:
            raise no_open_seat()
        token = hash_token(derive_token(context, game_id, f"seat-{seat}", "seat:act"))
        player = salted.players.get(seat)
        batch = deal.decide_seat(game, seat, token, cause, commit=newcomer.commit, player=player)
        if newcomer.name:
            require_distinct_name(context, game, seat, newcomer.name)
        return batch

    with hold_names(context, game_id, {} if seat is None else {seat: newcomer.player}, salted.players):
        return context.games.execute(game_id, request, sit_down, names=salted.stored)


def find_taken_seat(context: Context, done: CommandResult) -> Seat:
    """The seat that a request took."""
    [entry] = load_chained_entries(context, done.game, done.answered.first - 1, 1)
    event = entry.stored.event
    assert isinstance(event, SeatTaken)
    return event.seat


def no_open_seat() -> Conflict:
    return Conflict("no-open-seat", "No seat is free for this.")
