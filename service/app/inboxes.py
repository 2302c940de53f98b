"""Inboxes: seats of many games in one hand, so that one token hears of them all. What is kept is whose grants, never a token."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from typing import Any, NamedTuple

from domain.game.aggregate import Game
from domain.kernel.errors import Conflict, Malformed, Missing, Unauthorised
from domain.kernel.secrecy import Seat
from service.app.authorization import asker, game_of, need, opened_by, secret_text
from service.app.carry_out import Reply, Request
from service.app.context import Context, hashed
from service.app.game_repository import key_reused
from service.store.ids import RANDOM_BYTES, game_id, is_game_id

PREFIX = "dd_inbox_"
MOST_SEATS = 100
HOLDER = "holder"
"""The name under which an inbox keeps its token's hash and its request's fingerprint; every other name is a seat's."""


class Held(NamedTuple):
    """A seat in an inbox. grant: whose rights it was put in with; since: the game's version then."""

    game: str
    seat: Seat
    grant: str
    since: int

    @property
    def name(self) -> str:
        return f"{self.game}-{self.seat}"

    def told(self) -> dict[str, Any]:
        return {"game": self.game, "seat": self.seat}


def make(context: Context, tokens: Sequence[str], request: Request, client: str) -> Reply:
    """A new inbox with the seats of these tokens: the same key, the same inbox. No game changes, so the inbox itself keeps the fingerprint.

    client: who asks, for the key's scope.  Raises Unauthorised, Forbidden, Gone, Malformed, Conflict.
    """
    seats = [opened_seat(context, each) for each in dict.fromkeys(tokens)]
    inbox = game_id(context.derive("inbox", client, request.key)[:RANDOM_BYTES])
    text = f"{PREFIX}{inbox}{secret_text(context, 'inbox', inbox)}"
    own = f"{hashed(text)} {request.fingerprint} {context.entropy(8).hex()}"
    held = own if context.store.put_into(inbox, HOLDER, own) else context.store.inside(inbox)[HOLDER]
    if held.split(" ")[1] != request.fingerprint:
        raise key_reused()
    put(context, inbox, seats)
    return Reply({"inbox_token": text, "seats": [each.told() for each in seats]}, held != own)


def opened(context: Context, bearer: str | None) -> str:
    """The inbox that a token opens.  Raises Unauthorised."""
    if bearer is None or not bearer.startswith(PREFIX):
        raise Unauthorised("This needs the token of an inbox.")
    inbox = game_of(bearer)
    known = context.store.inside(inbox).get(HOLDER, "").split(" ")[0]
    if not hmac.compare_digest(known, hashed(bearer)):
        raise Unauthorised("This token opens no inbox.")
    context.store.renew(inbox)
    return inbox


def opened_seat(context: Context, token: str) -> Held:
    """The seat that a token opens.  Raises Unauthorised, Forbidden, Gone."""
    game = opened_by(context, token)
    who = asker(game, token)
    need(who, "seat:act", "seat:read")
    assert who.grant is not None
    assert who.seat is not None
    return Held(game.id, who.seat, who.grant.id, game.version)


def in_the_way(context: Context, inbox: str, count: int) -> list[Held]:
    """The seats of games that are over which leave for so many seats more, where there is no room beside them.  Raises Conflict."""
    held = holding(context, inbox)
    if len(held) + count <= MOST_SEATS:
        return []
    running = [each for each in held if is_on(context, each)]
    if len(running) + count > MOST_SEATS:
        raise Conflict("inbox-full", f"An inbox holds at most {MOST_SEATS} seats of running games.")
    return [each for each in held if each not in running]


def with_room(context: Context, bearer: str | None, count: int) -> str | None:
    """The inbox that a token opens, if there is a token, and it can take so many seats more; nothing of it changes yet.

    Raises Unauthorised, Conflict.
    """
    if bearer is None:
        return None
    inbox = opened(context, bearer)
    in_the_way(context, inbox, count)
    return inbox


def put_new(context: Context, inbox: str | None, tokens: Sequence[str]) -> None:
    """Put the seats of these tokens into an inbox, if there is one, since they were taken for it."""
    if inbox is not None:
        put(context, inbox, [opened_seat(context, token)._replace(since=0) for token in tokens])


def put(context: Context, inbox: str, seats: Sequence[Held]) -> None:
    """Put seats in, each once; where there is no room, those of games that are over leave.  Raises Conflict."""
    held = context.store.inside(inbox)
    for each in in_the_way(context, inbox, sum(each.name not in held for each in seats)):
        context.store.take_from(inbox, each.name)
    for each in seats:
        context.store.put_into(inbox, each.name, f"{each.grant} {each.since}")


def is_on(context: Context, held: Held) -> bool:
    game = seated(context, held)
    return game is not None and game.is_running


def put_one(context: Context, inbox: str, game: str, seat: Seat, token: str) -> dict[str, Any]:
    """Put this seat in, with its token.  Raises Malformed for a token of another."""
    held = opened_seat(context, token)
    if (held.game, held.seat) != (game, seat):
        raise Malformed("This token is not of that seat.", {"token": ["Of another seat."]})
    put(context, inbox, [held])
    return held.told()


def take_out(context: Context, inbox: str, game: str, seat: Seat) -> None:
    """Hear no more of a seat.  Raises Missing for one that is not in."""
    name = f"{game}-{seat}"
    if not is_game_id(game) or name not in context.store.inside(inbox):
        raise Missing("That seat is not in this inbox.")
    context.store.take_from(inbox, name)


def holding(context: Context, inbox: str) -> list[Held]:
    """The seats in an inbox, by name."""
    found = []
    for name, value in sorted(context.store.inside(inbox).items()):
        if name != HOLDER:
            (game, seat), (grant, since) = name.split("-"), value.split(" ")
            found.append(Held(game, int(seat), grant, int(since)))
    return found


def seated(context: Context, held: Held) -> Game | None:
    """The game of a seat in an inbox, as long as what it was put in with was not revoked."""
    try:
        game = context.games.load(held.game)
    except Missing:
        return None
    return game if is_granted(game, held) else None


def is_granted(game: Game, held: Held) -> bool:
    return any(each.id == held.grant and not each.revoked for each in game.grants)


def listed(context: Context, inbox: str) -> list[dict[str, Any]]:
    """The seats that an inbox hears of."""
    return [each.told() for each in holding(context, inbox) if seated(context, each) is not None]
