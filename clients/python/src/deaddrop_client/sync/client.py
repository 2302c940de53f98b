# Written by clients/regenerate; not to be edited.
"""The client: names and types over the logic in `luck.py` and `steps.py`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import replace
from typing import Any, Generic, TypeVar, overload

import httpx

from deaddrop_client import models, operations
from deaddrop_client.bodies import to_game_body, to_rules
from deaddrop_client.errors import UnexpectedAnswer
from deaddrop_client.inbox import InboxSubscription
from deaddrop_client.luck import claim_seat, open_game
from deaddrop_client.operation import Operation
from deaddrop_client.rules import ANY, C, E, Json, O, Rules, V
from deaddrop_client.steps import Wire
from deaddrop_client.store import Store, TransientStore
from deaddrop_client.sync.driver import Driver
from deaddrop_client.sync.seat import Seat, Viewer
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
    heads and the service's keys are kept; by default they end with the process, and with them a nonce that was not given.
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

    @overload
    def create(
        self, rules: str, seats: Sequence[models.SeatBody | Json], *, options: Json | None = None, **more: Any
    ) -> Game[models.View, models.Entry, Json]: ...

    @overload
    def create(
        self,
        rules: Rules[V, E, C, O],
        seats: Sequence[models.SeatBody | Json],
        *,
        options: O | Json | None = None,
        **more: Any,
    ) -> Game[V, E, C]: ...

    def create(
        self,
        rules: str | Rules[Any, Any, Any, Any],
        seats: Sequence[models.SeatBody | Json],
        *,
        options: Any = None,
        **more: Any,
    ) -> Game[Any, Any, Any]:
        """Open a game. rules: a ruleset's name, or its `RULES` for typed views; more: other members of `models.GameBody`."""
        opening = open_game(self.wire, self.vault, to_game_body(rules, seats, options, more))
        game = Game(self, to_rules(rules), self.driver.run(opening))
        luck = None
        for seat in game.seats if self.vault.brings_luck and not game.claim_codes else ():
            luck = seat.begin(luck)
        return game

    @overload
    def seat(self, token: str) -> Seat[models.View, models.Entry, Json]: ...

    @overload
    def seat(self, token: str, rules: Rules[V, E, C, Any]) -> Seat[V, E, C]: ...

    def seat(self, token: str, rules: Rules[Any, Any, Any, Any] = ANY) -> Seat[Any, Any, Any]:
        """The seat of a token."""
        info = self.call(operations.get_token(), token)
        if info.seat is None:
            raise ValueError(f"this is no seat's token: it is the {info.scope}'s")
        client = self if info.scope == "seat:act" else self._without_luck()
        return Seat(client, rules, info.game, info.seat, token)

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
        key: str | None = None,
    ) -> Seat[models.View, models.Entry, Json]: ...

    @overload
    def claim(
        self,
        game: str,
        seat: int,
        code: str,
        name: str | None = None,
        *,
        inbox: str | None = None,
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
        key: str | None = None,
        rules: Rules[Any, Any, Any, Any] = ANY,
    ) -> Seat[Any, Any, Any]:
        """Claim a seat. inbox: token of an inbox that is to get the seat's news; key: a random UUID (version
        4) to keep: claiming again with it, as after a crash, gives the same seat. With a key the seat brings a nonce only
        where the client has a `store`, as a repeated claim has to bring the same.
        """
        body = models.ClaimBody(code=code, name=name, inbox=inbox)
        claimed = self.driver.run(claim_seat(self.wire, self.vault, game, seat, body, key))
        made = Seat(self, rules, game, seat, claimed.token)
        if self.vault.brings_luck:
            made.begin()
        return made

    @overload
    def watch(
        self, game: str, *, token: str | None = None, viewpoint: str | None = None
    ) -> Viewer[models.View, models.Entry]: ...

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

    def inbox(self, seats: Sequence[Seat[Any, Any, Any]]) -> Inbox:
        """A new inbox for the news of these seats, up to 100 of running games.  Raises problems.InboxFull."""
        first, more = seats[:MOST_AT_ONCE], seats[MOST_AT_ONCE:]
        told = self.call(operations.create_inbox(models.InboxBody(tokens=[each.token for each in first])))
        made = Inbox(self, told.inbox_token)
        for each in more:
            made.add(each)
        return made


class Game(Generic[V, E, C]):
    """A game that this client opened. seats: those that it plays; claim_codes: by seat, to hand out."""

    def __init__(self, client: Client, rules: Rules[V, E, C, Any], made: models.GameMade) -> None:
        self.id, self.organiser_token, self.arbiter_token = made.id, made.organiser_token, made.arbiter_token
        self.seats = [
            Seat(client, rules, self.id, each.seat, each.token) for each in made.seats if each.token is not None
        ]
        self.claim_codes = {each.seat: each.claim_code for each in made.seats if each.claim_code is not None}
        self.client, self._rules = client, rules

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    def watch(self) -> Viewer[V, E]:
        """The game as the public sees it."""
        return Viewer(self.client, self._rules, self.id)

    def successor(self) -> Game[V, E, C]:
        """The table that follows this one, which was cancelled for want of nonces, as its organiser. The seats go on by
        their own `successor`.  Raises problems.NotCancelled.
        """
        found = self.client.call(operations.put_successor(self.id, models.SuccessorBody()), self.organiser_token)
        if found.made is None:
            raise UnexpectedAnswer("no table for its organiser")
        return Game(self.client, self._rules, found.made)

    def abort(self, reason: str) -> None:
        """End the game, as its organiser."""
        self.client.call(operations.post_command(self.id, {"type": "abort", "reason": reason}), self.organiser_token)


class Inbox:
    """News of many seats over one stream."""

    def __init__(self, client: Client, token: str) -> None:
        self.token = token
        self.client = client

    def __repr__(self) -> str:
        return "<Inbox>"

    def follow(self, after: str | None = None) -> Iterator[models.InboxEntry]:
        """News after this `cursor`, else first what is owed now. An entry may come again.  Raises as `Viewer.follow`."""
        return self.client.driver.iterate(self.client.wire.follow(InboxSubscription(after), self.token))

    def add(self, seat: Seat[Any, Any, Any]) -> None:
        """Add a seat.  Raises problems.InboxFull: it holds 100 of running games."""
        body = models.SeatTokenBody(token=seat.token)
        self.client.call(operations.put_inbox_seat(seat.game, seat.number, body), self.token)

    def remove(self, seat: Seat[Any, Any, Any]) -> None:
        """Remove a seat."""
        self.client.call(operations.remove_inbox_seat(seat.game, seat.number), self.token)
