"""Inboxes: seats of many games, followed by one token. The store holds grant ids, never tokens."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from typing import NamedTuple

from domain.game.aggregate import Game
from domain.kernel.errors import Conflict, Malformed, Missing, Unauthorised
from domain.kernel.secrecy import Seat
from service.answers.tokens import CreatedInbox, InboxSeats, SentInboxSeat
from service.app.core.authorization import (
    authenticate_principal,
    derive_secret_text,
    load_game_of_token,
    parse_token_game,
    require_scope,
)
from service.app.core.context import Context, hash_token
from service.app.core.idempotent_requests import Reply, Request, key_reuse_conflict
from service.app.webhook_state.webhook_rows import add_games, inbox_owner
from service.ids import RANDOM_BYTES, game_id
from service.store import InboxFull

INBOX_TOKEN_PREFIX = "dd_inbox_"
MOST_SEATS = 100
HOLDER = "holder"
"""The field of an inbox with its token's hash and its request's fingerprint. All other fields are seats."""


class InboxSeat(NamedTuple):
    """A seat in an inbox. grant: id of the grant it was added with; since: the game's version then."""

    game: str
    seat: Seat
    grant: str
    since: int

    @property
    def name(self) -> str:
        return f"{self.game}-{self.seat}"


def create_inbox(context: Context, tokens: Sequence[str], request: Request, client: str) -> Reply:
    """Create an inbox with the seats of these tokens. Idempotent by key; the inbox itself stores the fingerprint.

    client: the caller, for the key's scope.  Raises Unauthorised, Forbidden, Gone, Malformed, Conflict.
    """
    seats = [authenticate_seat(context, each) for each in dict.fromkeys(tokens)]
    inbox = game_id(context.derive("inbox", client, request.key)[:RANDOM_BYTES])
    text = f"{INBOX_TOKEN_PREFIX}{inbox}{derive_secret_text(context, 'inbox', inbox)}"
    own = f"{hash_token(text)} {request.fingerprint} {context.entropy(8).hex()}"
    held = own if context.store.put_into(inbox, HOLDER, own, MOST_SEATS + 1) else context.store.inside(inbox)[HOLDER]
    if held.split(" ")[1] != request.fingerprint:
        raise key_reuse_conflict()
    add_seats(context, inbox, seats)
    return Reply(CreatedInbox(inbox_token=text, seats=[SentInboxSeat.of(each) for each in seats]), held != own)


def load_inbox_of_token(context: Context, bearer: str | None) -> str:
    """The id of the inbox that a token opens.  Raises Unauthorised."""
    if bearer is None or not bearer.startswith(INBOX_TOKEN_PREFIX):
        raise Unauthorised("This needs the token of an inbox.")
    inbox = parse_token_game(bearer)
    known = context.store.inside(inbox).get(HOLDER, "").split(" ")[0]
    if not hmac.compare_digest(known, hash_token(bearer)):
        raise Unauthorised("This token opens no inbox.")
    context.store.renew(inbox)
    return inbox


def authenticate_seat(context: Context, token: str) -> InboxSeat:
    """The seat that a token opens.  Raises Unauthorised, Forbidden, Gone."""
    game = load_game_of_token(context, token)
    who = authenticate_principal(game, token)
    require_scope(who, "seat:act", "seat:read")
    assert who.grant is not None
    assert who.seat is not None
    return InboxSeat(game.id, who.seat, who.grant.id, game.version)


def seats_to_evict(context: Context, inbox: str, count: int) -> list[InboxSeat]:
    """Seats of finished games to remove so that `count` more fit.  Raises Conflict if too few can leave."""
    held = load_seats(context, inbox)
    if len(held) + count <= MOST_SEATS:
        return []
    running = [each for each in held if is_seat_running(context, each)]
    if len(running) + count > MOST_SEATS:
        raise inbox_full()
    return [each for each in held if each not in running]


def load_inbox_with_room(context: Context, bearer: str | None, count: int) -> str | None:
    """The inbox that a token opens, checked for room for `count` more seats; None without a token. Changes nothing.

    Raises Unauthorised, Conflict.
    """
    if bearer is None:
        return None
    inbox = load_inbox_of_token(context, bearer)
    seats_to_evict(context, inbox, count)
    return inbox


def add_new_seats(context: Context, inbox: str | None, tokens: Sequence[str]) -> None:
    """Add the seats of newly issued tokens to an inbox; None: no effect."""
    if inbox is not None:
        add_seats(context, inbox, [authenticate_seat(context, token)._replace(since=0) for token in tokens])


def add_seats(context: Context, inbox: str, seats: Sequence[InboxSeat]) -> None:
    """Add seats, each once. If needed, seats of finished games make room.  Raises Conflict."""
    held = context.store.inside(inbox)
    for each in seats_to_evict(context, inbox, sum(each.name not in held for each in seats)):
        context.store.take_from(inbox, each.name)
    try:
        for each in seats:
            context.store.put_into(inbox, each.name, f"{each.grant} {each.since}", MOST_SEATS + 1)
    except InboxFull:  # another request took the room in the meantime
        raise inbox_full() from None
    add_games(context, inbox_owner(inbox), (each.game for each in seats))


def inbox_full() -> Conflict:
    return Conflict("inbox-full", f"An inbox holds at most {MOST_SEATS} seats of running games.")


def is_seat_running(context: Context, held: InboxSeat) -> bool:
    game = load_seat_game(context, held)
    return game is not None and game.is_running


def add_seat(context: Context, inbox: str, game: str, seat: Seat, token: str) -> SentInboxSeat:
    """Add this seat by its token.  Raises Malformed for another seat's token."""
    held = authenticate_seat(context, token)
    if (held.game, held.seat) != (game, seat):
        raise Malformed("This token is not of that seat.", {"token": ["Of another seat."]})
    add_seats(context, inbox, [held])
    return SentInboxSeat.of(held)


def remove_seat(context: Context, inbox: str, game: str, seat: Seat) -> None:
    """Remove a seat.  Raises Missing for one that is not in the inbox."""
    name = f"{game}-{seat}"
    if name not in context.store.inside(inbox):
        raise Missing("That seat is not in this inbox.")
    context.store.take_from(inbox, name)


def load_seats(context: Context, inbox: str) -> list[InboxSeat]:
    """The seats of an inbox, sorted by name."""
    found = []
    for name, value in sorted(context.store.inside(inbox).items()):
        if name != HOLDER:
            (game, seat), (grant, since) = name.split("-"), value.split(" ")
            found.append(InboxSeat(game, int(seat), grant, int(since)))
    return found


def load_seat_game(context: Context, held: InboxSeat) -> Game | None:
    """The game of an inbox's seat; None once its grant was revoked."""
    try:
        game = context.games.load(held.game)
    except Missing:
        return None
    return game if is_granted(game, held) else None


def is_granted(game: Game, held: InboxSeat) -> bool:
    return any(each.id == held.grant and not each.revoked for each in game.grants)


def list_seats(context: Context, seats: Sequence[InboxSeat]) -> InboxSeats:
    """The seats of an inbox, without those whose grants were revoked."""
    return InboxSeats(items=[SentInboxSeat.of(each) for each in seats if load_seat_game(context, each) is not None], next=None)
