# Written by clients/regenerate; not to be edited.
"""The client: names and types over the logic in `luck.py` and `steps.py`."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar, overload

import httpx

from deaddrop_client import models, operations
from deaddrop_client.accounts import signed_in
from deaddrop_client.bodies import to_game_body, to_rules, to_seek_body, without_absent
from deaddrop_client.luck import claim_seat, come_to_seek, join_game, open_game
from deaddrop_client.operation import Operation
from deaddrop_client.rules import ANY, C, E, Json, O, Rules, V
from deaddrop_client.steps import Wire
from deaddrop_client.store import Store, TransientStore
from deaddrop_client.sync.driver import Driver
from deaddrop_client.sync.inbox import Inbox
from deaddrop_client.sync.organiser import Game, Organiser
from deaddrop_client.sync.player import Player, player_of_sign_in
from deaddrop_client.sync.seat import Seat, Viewer
from deaddrop_client.sync.seek import Seek
from deaddrop_client.sync.talk import Talk
from deaddrop_client.sync.tournament import Tournament
from deaddrop_client.vault import Vault

T = TypeVar("T")

MOST_AT_ONCE = 100
"""Seats that a new inbox takes."""


class Client:
    """One service. patience_s: seconds that a request or the opening of a stream is tried again when the service cannot
    be reached or asks to wait, then ConnectionLost or the refusal is raised; `math.inf`: as long as it takes. One that
    has never answered is tried for 5 seconds. Every request has a time limit, every POST one key for all attempts.
    Threads may share a client and an inbox; a seat, a viewer and a stream are for one thread at a time.

    luck: whether seats bring nonces to the luck of their deal, and give them once that is safe. store: where nonces, signed
    heads, the service's keys and tokens of players are kept; by default they end with the process, and with them a nonce
    that was not given.
    """

    def __init__(
        self,
        url: str,
        *,
        patience_s: float = 60.0,
        luck: bool = True,
        store: Store | None = None,
        transport: httpx.BaseTransport | None = None,
    ) -> None:
        self.url = url
        self.driver, self.wire = Driver(url, transport), Wire(patience_s)
        self.vault = Vault(url, TransientStore() if store is None else store, luck)

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *failure: object) -> None:
        self.close()

    def close(self) -> None:
        """End all connections."""
        self.driver.close()

    def with_store(self, store: Store) -> Client:
        """This client, connections included, with another store."""
        made = copy(self)
        made.vault = Vault(self.url, store, self.vault.brings_luck)
        return made

    def keys_file(self) -> str:
        """The service's keys that were pinned, as the text of a file for `deaddrop verify --keys FILE`."""
        return self.vault.keys_file()

    def call(self, operation: Operation[T], token: str | None = None) -> T:
        """Any operation of the contract (`deaddrop_client.operations`)."""
        return self.driver.run(self.wire.send(operation, token))

    def register(self, name: str, *, key: str | None = None) -> Player:
        """A new player, signed in here; show the `recovery_code` to its person. key: a random UUID (version 4) to keep:
        registering again with it, as after a crash, gives the same player.
        """
        made = self.call(operations.register_player(models.NewPlayerBody(name=name)).with_key(key))
        return player_of_sign_in(self, made)

    def recover(self, code: str, *, key: str | None = None) -> Player:
        """The player of a recovery code, which is used up: the player has another, and every other device is signed out.
        key: as in `register`.  Raises problems.Unauthorised.
        """
        made = self.call(operations.recover_player(models.RecoveryCodeBody(recovery_code=code)).with_key(key))
        return player_of_sign_in(self, made)

    def sign_in_by_link(self, link: str, *, key: str | None = None) -> Player:
        """The player who made this link on another device. key: as in `register`.  Raises problems.Unauthorised."""
        made = self.call(operations.redeem_player_link(models.PlayerLinkBody(link=link)).with_key(key))
        return player_of_sign_in(self, made)

    def signed_in(self) -> Player | None:
        """The player who signed in last with this `store`; None where nobody has. Asks nothing."""
        kept = signed_in(self.vault)
        return None if kept is None else Player(self, *kept)

    @overload
    def create(
        self,
        rules: str,
        seats: Sequence[models.SeatBody | Json],
        *,
        options: Json | None = None,
        player: Player | None = None,
        **more: Any,
    ) -> Game[models.View, models.Event, Json]: ...

    @overload
    def create(
        self,
        rules: Rules[V, E, C, O],
        seats: Sequence[models.SeatBody | Json],
        *,
        options: O | Json | None = None,
        player: Player | None = None,
        **more: Any,
    ) -> Game[V, E, C]: ...

    def create(
        self,
        rules: str | Rules[Any, Any, Any, Any],
        seats: Sequence[models.SeatBody | Json],
        *,
        options: Any = None,
        player: Player | None = None,
        **more: Any,
    ) -> Game[Any, Any, Any]:
        """Open a game. rules: a ruleset's name, or its `RULES` for typed views; player: who is to hold your seats; more:
        other members of `models.GameBody`.
        """
        said = {**more, "player": player.token} if player is not None else more
        opening = open_game(self.wire, self.vault, to_game_body(rules, seats, options, said))
        game = Game(self, to_rules(rules), self.driver.run(opening))
        if player is not None:
            player.keep(*game.seats)
        luck = None
        for seat in game.seats if self.vault.brings_luck and not game.claim_codes else ():
            luck = seat.begin(luck)
        return game

    @overload
    def seat(self, token: str) -> Seat[models.View, models.Event, Json]: ...

    @overload
    def seat(self, token: str, rules: Rules[V, E, C, Any]) -> Seat[V, E, C]: ...

    def seat(self, token: str, rules: Rules[Any, Any, Any, Any] = ANY) -> Seat[Any, Any, Any]:
        """The seat of a token."""
        info = self.call(operations.get_token(), token)
        if info.seat is None:
            raise ValueError(f"this is no seat's token: it is the {info.scope}'s")
        client = self if info.scope == "seat:act" else self._without_luck()
        return Seat(client, rules, info.game, info.seat, token)

    @overload
    def exchange(self, game: str, slip: str, *, key: str | None = None) -> Seat[models.View, models.Event, Json]: ...

    @overload
    def exchange(
        self, game: str, slip: str, *, key: str | None = None, rules: Rules[V, E, C, Any]
    ) -> Seat[V, E, C]: ...

    def exchange(
        self, game: str, slip: str, *, key: str | None = None, rules: Rules[Any, Any, Any, Any] = ANY
    ) -> Seat[Any, Any, Any]:
        """Exchange the slip of a seat, once, for a token of this client. key: a random UUID (version 4) to keep.

        Raises problems.SlipUsed, problems.NotFound for a slip that a newer one replaced.
        """
        asked = operations.exchange_seat_slip(game, models.SlipExchangeBody(slip=slip))
        made = self.call(asked.with_key(key))
        return Seat(self, rules, game, made.seat, made.token)

    def _without_luck(self) -> Client:
        made = copy(self)
        made.vault = replace(self.vault, brings_luck=False)
        return made

    @overload
    def claim(
        self,
        game: str,
        seat: int,
        code: str,
        name: str | None = None,
        *,
        inbox: str | None = None,
        player: Player | None = None,
        key: str | None = None,
    ) -> Seat[models.View, models.Event, Json]: ...

    @overload
    def claim(
        self,
        game: str,
        seat: int,
        code: str,
        name: str | None = None,
        *,
        inbox: str | None = None,
        player: Player | None = None,
        key: str | None = None,
        rules: Rules[V, E, C, Any],
    ) -> Seat[V, E, C]: ...

    def claim(
        self,
        game: str,
        seat: int,
        code: str,
        name: str | None = None,
        *,
        inbox: str | None = None,
        player: Player | None = None,
        key: str | None = None,
        rules: Rules[Any, Any, Any, Any] = ANY,
    ) -> Seat[Any, Any, Any]:
        """Claim a seat. inbox: token of an inbox that is to get the seat's news; player: who is to hold the
        seat; key: a random UUID (version 4) to keep: claiming again with it, as after a crash, gives the same seat. With a
        key the seat brings a nonce only where the client has a `store`, as a repeated claim has to bring the same.
        """
        body = models.SeatClaimBody(code=code, name=name, inbox=inbox, player=to_token(player))
        claimed = self.driver.run(claim_seat(self.wire, self.vault, game, seat, body, key))
        made = Seat(self, rules, game, seat, claimed.token)
        return self._seated(made, player)

    @overload
    def join(
        self,
        game: str,
        name: str | None = None,
        *,
        code: str | None = None,
        inbox: str | None = None,
        player: Player | None = None,
        key: str | None = None,
    ) -> Seat[models.View, models.Event, Json]: ...

    @overload
    def join(
        self,
        game: str,
        name: str | None = None,
        *,
        code: str | None = None,
        inbox: str | None = None,
        player: Player | None = None,
        key: str | None = None,
        rules: Rules[V, E, C, Any],
    ) -> Seat[V, E, C]: ...

    def join(
        self,
        game: str,
        name: str | None = None,
        *,
        code: str | None = None,
        inbox: str | None = None,
        player: Player | None = None,
        key: str | None = None,
        rules: Rules[Any, Any, Any, Any] = ANY,
    ) -> Seat[Any, Any, Any]:
        """Take the next open seat; with the table's invitation `code`, the next free one. inbox, player, key: as in
        `claim`.

        Raises problems.NoOpenSeat.
        """
        body = models.JoinBody(code=code, name=name, inbox=inbox, player=to_token(player))
        joined = self.driver.run(join_game(self.wire, self.vault, game, body, key))
        return self._seated(Seat(self, rules, game, joined.seat, joined.token), player)

    def _seated(self, seat: Seat[V, E, C], player: Player | None) -> Seat[V, E, C]:
        if player is not None:
            player.keep(seat)
        if self.vault.brings_luck:
            seat.begin()
        return seat

    @overload
    def seek(
        self,
        rules: str,
        seats: int,
        name: str | None = None,
        *,
        options: Json | None = None,
        clock: models.ClockBody | Json | None = None,
        inbox: str | None = None,
        player: Player | None = None,
        key: str | None = None,
    ) -> Seek[models.View, models.Event, Json]: ...

    @overload
    def seek(
        self,
        rules: Rules[V, E, C, O],
        seats: int,
        name: str | None = None,
        *,
        options: O | Json | None = None,
        clock: models.ClockBody | Json | None = None,
        inbox: str | None = None,
        player: Player | None = None,
        key: str | None = None,
    ) -> Seek[V, E, C]: ...

    def seek(
        self,
        rules: str | Rules[Any, Any, Any, Any],
        seats: int,
        name: str | None = None,
        *,
        options: Any = None,
        clock: models.ClockBody | Json | None = None,
        inbox: str | None = None,
        player: Player | None = None,
        key: str | None = None,
    ) -> Seek[Any, Any, Any]:
        """Look for people for a table; `wait` of the seek gives the seat. seats: of people; inbox, player,
        key: as in `claim`.
        """
        more = {"clock": clock, "name": name, "inbox": inbox, "player": to_token(player)}
        body = to_seek_body(rules, seats, options, more)
        seeking = come_to_seek(self.wire, self.vault, operations.make_seek, body, key)
        return Seek(self, to_rules(rules), *self.driver.run(seeking), player)

    def create_tournament(
        self, title: str, ruleset: str, preset: str, *, regulations: Json | None = None, key: str | None = None
    ) -> Tournament:
        """A new tournament, with its organiser's token. regulations: what is otherwise than in the preset; key: a random UUID
        (version 4) to keep.
        """
        body = {"title": title, "ruleset": ruleset, "preset": preset, "regulations": regulations or {}}
        made = self.call(operations.create_tournament(body).with_key(key))
        return Tournament(self, made.tournament.id, made.token)

    def tournament(self, tournament_id: str, token: str | None = None) -> Tournament:
        """A tournament, by a token of an official or an entry; None reads it as anybody."""
        return Tournament(self, tournament_id, token)

    def series(
        self, tournaments: Sequence[str], *, best: int | None = None, row: Sequence[str] = (), same: str | None = None
    ) -> models.SeriesStandings:
        """Tournaments in a row, counted together. best: how many results of a side count; row: points by place, percent without
        them; same: entries that are one side, as `1.3-2.7`.
        """
        points = ",".join(row) or None
        return self.call(operations.get_series(tournaments=",".join(tournaments), best=best, row=points, same=same))

    def seeks(self, ruleset: str | None = None) -> list[models.Seek]:
        """The seeks that somebody can join, oldest first."""
        return (self.call(operations.list_seeks(ruleset=ruleset))).items

    @overload
    def join_seek(
        self,
        seek: str,
        name: str | None = None,
        *,
        inbox: str | None = None,
        player: Player | None = None,
        key: str | None = None,
    ) -> Seek[models.View, models.Event, Json]: ...

    @overload
    def join_seek(
        self,
        seek: str,
        name: str | None = None,
        *,
        inbox: str | None = None,
        player: Player | None = None,
        key: str | None = None,
        rules: Rules[V, E, C, Any],
    ) -> Seek[V, E, C]: ...

    def join_seek(
        self,
        seek: str,
        name: str | None = None,
        *,
        inbox: str | None = None,
        player: Player | None = None,
        key: str | None = None,
        rules: Rules[Any, Any, Any, Any] = ANY,
    ) -> Seek[Any, Any, Any]:
        """Join a seek; its `wait` gives the seat. inbox, player, key: as in `claim`.  Raises problems.SeekFilled."""
        body = without_absent({"name": name, "inbox": inbox, "player": to_token(player)})
        joining = come_to_seek(self.wire, self.vault, partial(operations.join_seek, seek), body, key)
        return Seek(self, rules, *self.driver.run(joining), player)

    @overload
    def watch(
        self, game: str, *, token: str | None = None, viewpoint: str | None = None
    ) -> Viewer[models.View, models.Event]: ...

    @overload
    def watch(
        self, game: str, *, token: str | None = None, viewpoint: str | None = None, rules: Rules[V, E, Any, Any]
    ) -> Viewer[V, E]: ...

    def watch(
        self,
        game: str,
        *,
        token: str | None = None,
        viewpoint: str | None = None,
        rules: Rules[Any, Any, Any, Any] = ANY,
    ) -> Viewer[Any, Any]:
        """A game as the public, or this token, sees it. viewpoint: `seat:<n>`, `public` or `all`, where allowed."""
        return Viewer(self, rules, game, token, viewpoint)

    @overload
    def organise(self, game: str, token: str) -> Organiser[models.View, models.Event, Json]: ...

    @overload
    def organise(self, game: str, token: str, rules: Rules[V, E, C, Any]) -> Organiser[V, E, C]: ...

    def organise(self, game: str, token: str, rules: Rules[Any, Any, Any, Any] = ANY) -> Organiser[Any, Any, Any]:
        """A game whose organiser's token was kept. Asks nothing yet."""
        return Organiser(self, rules, game, token)

    def guest(self, game: str, name: str) -> Talk:
        """The talk of spectators of a game, under a name.  Raises problems.ChatOff where they do not talk."""
        made = self.call(operations.make_guest(game, models.GuestBody(name=name)))
        return Talk(self, game, made.token)

    def inbox(self, seats: Sequence[Seat[Any, Any, Any]]) -> Inbox:
        """A new inbox for the news of these seats, up to 100 of running games.  Raises problems.InboxFull."""
        first, more = seats[:MOST_AT_ONCE], seats[MOST_AT_ONCE:]
        told = self.call(operations.create_inbox(models.InboxBody(tokens=[each.token for each in first])))
        made = Inbox(self, told.inbox_token)
        for each in more:
            made.add(each)
        return made

    def open_inbox(self, token: str) -> Inbox:
        """The inbox of this token: one made before, or that of a player, which follows the seats bound to the player."""
        return Inbox(self, token)


def to_token(player: Player | None) -> str | None:
    return None if player is None else player.token
