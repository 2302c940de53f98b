"""Owners of inboxes: an inbox with a token and seats of its own, or a player's, which follows the seats bound to the
player.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from domain.kernel.errors import Forbidden, Gone, Missing
from domain.players.player import Player
from service.app.core.context import Context
from service.app.feeds.inboxes import HOLDER, MOST_SEATS, InboxSeat, load_inbox_of_token, load_seats
from service.app.players.held_texts import is_forgotten
from service.app.players.player_repository import PLAYER_TOKEN_PREFIX, authenticate_player, load_player
from service.app.webhook_state.webhook_record import StreamReader
from service.app.webhook_state.webhook_rows import drop_webhooks, inbox_owner, is_player_owner, owner_id, player_owner
from service.ids import is_game_id


class InboxOwner(NamedTuple):
    """A reader of an inbox, or of a log that is no game. key: of its webhooks; credential: id of the player's token that was shown, None
    without one; reader: of a log, None for an inbox; networks: pseudonyms of those of the client, none if it is not asked.
    """

    key: str
    credential: str | None = None
    reader: StreamReader | None = None
    networks: tuple[str, ...] = ()

    @property
    def id(self) -> str:
        return owner_id(self.key)


def load_owner_of_token(context: Context, bearer: str | None) -> InboxOwner:
    """The owner of the inbox that a token opens, an inbox's own or a player's.  Raises Unauthorised, Gone."""
    if bearer is not None and bearer.startswith(PLAYER_TOKEN_PREFIX):
        player, credential = authenticate_player(context, bearer)
        return InboxOwner(player_owner(player.id), credential.id)
    return InboxOwner(inbox_owner(load_inbox_of_token(context, bearer)))


def require_own_seats(owner: InboxOwner) -> str:
    """The id of an inbox whose seats are managed by hand.  Raises Forbidden for a player's."""
    if is_player_owner(owner.key):
        raise Forbidden("A player's inbox follows the seats that are bound to the player; bind this one to the player.")
    return owner.id


def is_there(context: Context, key: str) -> bool:
    """Whether an owner still exists: an inbox that has not expired, a player who was not forgotten."""
    if not is_player_owner(key):
        return HOLDER in context.store.inside(owner_id(key))
    try:
        load_player(context, owner_id(key))
    except Missing:
        return False
    return True


def require_still_there(context: Context, owner: InboxOwner) -> None:
    """After a webhook was stored: if its owner was forgotten meanwhile, delete it.  Raises Gone."""
    player = owner.reader.holder if owner.reader is not None else owner.id if is_player_owner(owner.key) else ""
    if is_game_id(player) and is_forgotten(context, player):
        drop_webhooks(context, owner.key)
        raise Gone("This player was forgotten.")


class FollowedSeats:
    """The seats that an inbox follows, reread on each load. Not thread-safe."""

    def __init__(self, context: Context, owner: InboxOwner) -> None:
        self._context, self.owner = context, owner
        self._player: Player | None = None
        self._seats: list[InboxSeat] = []

    def load(self) -> list[InboxSeat]:
        """The seats, sorted by name. For a player, only new facts are read.

        Raises Gone once the player was forgotten, or the token revoked.
        """
        if not is_player_owner(self.owner.key):
            return load_seats(self._context, self.owner.id)
        if self._player is None or self._context.store.facts(self._player.id, self._player.version):
            self._player = self._load_player()
            self._seats = followed_seats(self._player)
        return self._seats

    def _load_player(self) -> Player:
        try:
            player = load_player(self._context, self.owner.id)
        except Missing:
            raise Gone("This player was forgotten.") from None
        held = None if self.owner.credential is None else player.credentials.get(self.owner.credential)
        if self.owner.credential is not None and (held is None or held.revoked is not None):
            raise Gone("This token was revoked.")
        return player


def followed_seats(player: Player) -> list[InboxSeat]:
    """Bound seats of running games, then the most recently finished ones that fit; sorted by name."""
    last_first = sorted(player.seats.values(), key=lambda each: (each.closed is not None, -(each.closed or 0)))
    seats = [InboxSeat(each.game, each.seat, each.grant, each.version) for each in last_first[:MOST_SEATS]]
    return sorted(seats, key=lambda each: each.name)


def followed_games(context: Context, owner: InboxOwner) -> Sequence[str]:
    """The games whose news an inbox waits for, or the one log of a reader."""
    if owner.reader is not None:
        return [owner.reader.stream]
    return [each.game for each in FollowedSeats(context, owner).load()]
