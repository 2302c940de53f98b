"""The follow-up table for the same people, opened by one request: a rematch, or a smaller one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec
from msgspec import UNSET

from domain.game.absent_rules import require_rules
from domain.game.aggregate import Game, SeatStatus, plaintext
from domain.game.batch import Batch, Cause
from domain.game.events.game_events import GameCreated
from domain.game.opening import creation, deal
from domain.game.opening.creation import GamePlan
from domain.kernel.errors import Conflict, Forbidden, Missing
from domain.kernel.secrecy import Seat
from service.answers.games import Rematch, Successor
from service.app.core.authorization import Principal, authenticate_hash, derive_token, is_of_tournament, require_scope
from service.app.core.context import Context, hash_token
from service.app.core.idempotent_requests import Request
from service.app.core.limits import Limits
from service.app.names.hidden_names import find_hidden_seats
from service.app.names.seat_names import NewNames, load_names, salt_names
from service.app.new_games.create import creation_json, players_of_names, seating_plan
from service.app.new_games.creation_request import SeatRequest
from service.app.new_games.luck_plan import choose_luck_plan
from service.app.players.held_texts import hold_names
from service.app.players.seats import find_player_of_seat
from service.app.projected.open_games import close_game
from service.app.projected.store_new_game import store_new_game
from service.ids import RANDOM_BYTES, game_id


class FollowUp(NamedTuple):
    """A kind of follow-up table. seats_of: the seats of the earlier table whose people and bots play on, in their order
    there.
    """

    name: str
    seats_of: Callable[[Game], Sequence[Seat]]

    def id_after(self, context: Context, before: Game) -> str:
        """The id of the one table of this kind that follows a game."""
        return game_id(context.derive(self.name, before.id)[:RANDOM_BYTES])

    def seat_after(self, before: Game, seat: Seat) -> Seat:
        """The seat of a holder at the follow-up table."""
        return self.seats_of(before).index(seat)


def players_of(before: Game) -> Sequence[Seat]:
    """The seats of people and bots."""
    return [seat for seat, each in enumerate(before.seats) if each.kind != "automaton"]


def players_moved_up(before: Game) -> Sequence[Seat]:
    """The seats of people and bots, each moved up by one."""
    first, *others = players_of(before)
    return [*others, first]


REMATCH = FollowUp("rematch", players_moved_up)
SMALLER = FollowUp("smaller", lambda before: before.goes_on)


def take_rematch(context: Context, before_id: str, bearer: str, commit: str | None, owner: str = "") -> Successor:
    """Opens the rematch of a game that has ended unless it is open, and seats the caller. Repeatable.

    commit: of the seat; owner: as in `create`.  Raises Forbidden, Conflict, Malformed, RulesNotInstalled.
    """
    before = context.games.load(before_id)
    who = authenticate_hash(before, hash_token(bearer))
    require_scope(who, "organiser", "seat:act")
    require_own_table(before)
    if before.is_running or is_cancelled(before):
        raise Conflict("no-rematch", "This game has no rematch.")
    require_rules(before.rules)
    return follow_up(context, before, who, commit, owner)


def require_own_table(before: Game) -> None:
    """Raises Forbidden for a table of a tournament, because the tournament decides who plays next."""
    if is_of_tournament(before):
        raise Forbidden("This table belongs to a tournament, which pairs the next one.", "belongs-to-tournament")


def kind_after(before: Game) -> FollowUp:
    """The kind of follow-up of a game that was not cancelled."""
    return SMALLER if before.goes_on else REMATCH


def find_rematch(context: Context, before_id: str, bearer: str) -> Rematch:
    """The rematch of a game, for its players: its id, None if it was not opened yet, for whom each seat there is kept, by
    name, and the caller's seat.  Raises Unauthorised, Forbidden.
    """
    before = context.games.load(before_id)
    who = authenticate_hash(before, hash_token(bearer))
    require_scope(who, "organiser", "seat:act", "seat:read")
    kind = kind_after(before)
    new_id = kind.id_after(context, before)
    names = names_that_go_on(context, before)
    return Rematch(
        game=new_id if context.games.exists(new_id) else None,
        names=[names.get(seat) for seat in kind.seats_of(before)],
        seat=UNSET if who.seat is None else kind.seat_after(before, who.seat),
    )


def find_smaller(context: Context, before_id: str) -> str | None:
    """The full table at which a game went on, once one of its people has joined: a link to the game leads there."""
    before = context.games.load(before_id)
    if not before.goes_on:
        return None
    smaller = SMALLER.id_after(context, before)
    return smaller if context.games.exists(smaller) else None


def is_cancelled(game: Game) -> bool:
    """Whether a table ended because nonces were missing."""
    return game.luck_status is not None and game.luck_status.state == "cancelled"


def follow_up(context: Context, before: Game, who: Principal, commit: str | None, owner: str) -> Successor:
    """Open the table that follows, and seat its caller."""
    kind = kind_after(before)
    game = open_follow_up(context, before, kind, owner)
    if who.seat is None:
        return Successor.at_head(game, game=game.id, made=creation_json(context, game, context.games.names(game)))
    return sit_down(context, before, kind, who.seat, commit)


def sit_down(context: Context, before: Game, kind: FollowUp, sat: Seat, commit: str | None) -> Successor:
    """Seat the holder of a seat of the earlier game. Returns the answer with the seat's token. sat: seat there."""
    new_id, seat = kind.id_after(context, before), kind.seat_after(before, sat)
    token = derive_token(context, new_id, f"seat-{seat}", "seat:act")

    def act(game: Game, cause: Cause) -> Batch:
        return deal.decide_seat(game, seat, hash_token(token), cause, commit=commit, player=salted.players.get(seat))

    holder = find_player_of_seat(context, before.id, sat)
    name = names_that_go_on(context, before).get(sat)
    salted = salt_names({seat: name} if name else {}, context.entropy)
    request = Request(f"again-{seat}", commit or "none")
    with hold_names(context, new_id, {seat: holder}, salted.players):
        done = context.games.execute(new_id, request, act, names=salted.stored)
    return Successor.at_head(done.game, game=new_id, seat=seat, token=token)


def open_follow_up(context: Context, before: Game, kind: FollowUp, owner: str) -> Game:
    """The follow-up table, created if it does not exist."""
    new_id = kind.id_after(context, before)
    try:
        return context.games.load(new_id)
    except Missing:
        request = Request(kind.name, before.id)
        if kind is SMALLER:  # it replaces a table, and counts in its place for the same owner
            owner = context.store.owner(before.id) or owner
            close_game(context.store, before)
        names = salt_names(names_of_bots(context, before, kind), context.entropy)
        plan = follow_up_plan(context, before, new_id, kind, names)
        batch = creation.decide_creation(new_id, before.rules, plan, Cause(context.stamp(), *request))
        store_new_game(context, batch, request, names.stored, owner)
        return context.games.load(new_id)


def names_that_go_on(context: Context, before: Game) -> dict[Seat, str]:
    """Names of the earlier table's seats that its people and bots keep: all but those that a moderator has hidden."""
    hidden = find_hidden_seats(context.store, before)
    return {seat: name for seat, name in load_names(context.store, before.id).items() if seat not in hidden}


def names_of_bots(context: Context, before: Game, kind: FollowUp) -> dict[Seat, str]:
    """The bots' names, by their seats at the follow-up table."""
    names = names_that_go_on(context, before)
    bots = [seat for seat in kind.seats_of(before) if before.seats[seat].kind == "bot" and seat in names]
    return {kind.seat_after(before, seat): names[seat] for seat in bots}


def to_request(place: SeatStatus) -> SeatRequest:
    """A seat as a request: for a person (even one who left) or a bot."""
    return SeatRequest(place.kind, place.bot if place.kind == "bot" else None)


def follow_up_plan(context: Context, before: Game, new_id: str, kind: FollowUp, names: NewNames) -> GamePlan:
    """The plan of the earlier game, with new luck and all seats free. A duplicate group's luck is not reused. names: of
    the bots.
    """
    created: GameCreated = before.created
    requests = [to_request(before.seats[seat]) for seat in kind.seats_of(before)]
    options = msgspec.convert(created.options, before.rules.options)
    automata = before.rules.seating(options, len(requests))
    deal_mode, luck_plan = created.deal, created.luck_plan
    if kind is REMATCH and (deal_mode == "duplicate" or luck_plan is msgspec.UNSET):
        deal_mode = "fresh" if deal_mode == "duplicate" else deal_mode
        luck_plan = choose_luck_plan({}, deal_mode, has_relays=False)
    return GamePlan(
        options=options,
        visibility=created.visibility,
        delay_s=created.delay_s,
        deal=deal_mode,
        analysis=created.analysis,
        stated=plaintext(created.stated),
        group=None,
        seed=context.entropy(32),
        secret=context.entropy(32),
        arbiter=hash_token(derive_token(context, new_id, "arbiter", "arbiter")) if created.has_arbiter else None,
        pace_ms=context.part(Limits).pace_ms,
        luck_plan=luck_plan,
        clock_plan=created.clock_plan,
        rated=created.rated,
        hints=created.hints,
        players=players_of_names(names, len(requests) + automata),
        **seating_plan(context, before.rules, new_id, requests, automata),
    )
