"""The client: names and types over the logic in `luck.py` and `steps.py`."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from copy import copy
from dataclasses import replace
from typing import Any, Generic, TypeVar, overload

import httpx

from deaddrop_client import models, operations
from deaddrop_client.aio.driver import AsyncDriver
from deaddrop_client.aio.seat import AsyncSeat, AsyncViewer
from deaddrop_client.bodies import to_game_body, to_rules
from deaddrop_client.errors import UnexpectedAnswer
from deaddrop_client.inbox import InboxSubscription
from deaddrop_client.luck import claim_seat, open_game
from deaddrop_client.operation import Operation
from deaddrop_client.rules import ANY, C, E, Json, O, Rules, V
from deaddrop_client.steps import Wire
from deaddrop_client.store import Store, TransientStore
from deaddrop_client.vault import Vault

T = TypeVar("T")

MOST_AT_ONCE = 100
"""Seats that a new inbox takes."""


class AsyncClient:
    """One service. patience_s: seconds that a request or the opening of a stream is tried again when the service cannot
    be reached or asks to wait, then ConnectionLost or the refusal is raised; `math.inf`: as long as it takes. One that
    has never answered is tried for 5 seconds. Every request has a time limit, every POST one key for all attempts.
    Tasks may share a client and an inbox; a seat, a viewer and a stream are for one task at a time.

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
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        self.url = url
        self.driver, self.wire = AsyncDriver(url, transport), Wire(patience_s)
        self.vault = Vault(url, TransientStore() if store is None else store, luck)

    async def __aenter__(self) -> AsyncClient:
        return self

    async def __aexit__(self, *failure: object) -> None:
        await self.close()

    async def close(self) -> None:
        """End all connections."""
        await self.driver.close()

    def with_store(self, store: Store) -> AsyncClient:
        """This client, connections included, with another store."""
        made = copy(self)
        made.vault = Vault(self.url, store, self.vault.brings_luck)
        return made

    def keys_file(self) -> str:
        """The service's keys that were pinned, as the text of a file for `deaddrop verify --keys FILE`."""
        return self.vault.keys_file()

    async def call(self, operation: Operation[T], token: str | None = None) -> T:
        """Any operation of the contract (`deaddrop_client.operations`)."""
        return await self.driver.run(self.wire.send(operation, token))

    @overload
    async def create(
        self, rules: str, seats: Sequence[models.SeatBody | Json], *, options: Json | None = None, **more: Any
    ) -> AsyncGame[models.View, models.Entry, Json]: ...

    @overload
    async def create(
        self,
        rules: Rules[V, E, C, O],
        seats: Sequence[models.SeatBody | Json],
        *,
        options: O | Json | None = None,
        **more: Any,
    ) -> AsyncGame[V, E, C]: ...

    async def create(
        self,
        rules: str | Rules[Any, Any, Any, Any],
        seats: Sequence[models.SeatBody | Json],
        *,
        options: Any = None,
        **more: Any,
    ) -> AsyncGame[Any, Any, Any]:
        """Open a game. rules: a ruleset's name, or its `RULES` for typed views; more: other members of `models.GameBody`."""
        opening = open_game(self.wire, self.vault, to_game_body(rules, seats, options, more))
        game = AsyncGame(self, to_rules(rules), await self.driver.run(opening))
        luck = None
        for seat in game.seats if self.vault.brings_luck and not game.claim_codes else ():
            luck = await seat.begin(luck)
        return game

    @overload
    async def seat(self, token: str) -> AsyncSeat[models.View, models.Entry, Json]: ...

    @overload
    async def seat(self, token: str, rules: Rules[V, E, C, Any]) -> AsyncSeat[V, E, C]: ...

    async def seat(self, token: str, rules: Rules[Any, Any, Any, Any] = ANY) -> AsyncSeat[Any, Any, Any]:
        """The seat of a token."""
        info = await self.call(operations.get_token(), token)
        if info.seat is None:
            raise ValueError(f"this is no seat's token: it is the {info.scope}'s")
        client = self if info.scope == "seat:act" else self._without_luck()
        return AsyncSeat(client, rules, info.game, info.seat, token)

    def _without_luck(self) -> AsyncClient:
        made = copy(self)
        made.vault = replace(self.vault, brings_luck=False)
        return made

    @overload
    async def claim(
        self,
        game: str,
        seat: int,
        code: str,
        name: str | None = None,
        *,
        inbox: str | None = None,
        key: str | None = None,
    ) -> AsyncSeat[models.View, models.Entry, Json]: ...

    @overload
    async def claim(
        self,
        game: str,
        seat: int,
        code: str,
        name: str | None = None,
        *,
        inbox: str | None = None,
        key: str | None = None,
        rules: Rules[V, E, C, Any],
    ) -> AsyncSeat[V, E, C]: ...

    async def claim(
        self,
        game: str,
        seat: int,
        code: str,
        name: str | None = None,
        *,
        inbox: str | None = None,
        key: str | None = None,
        rules: Rules[Any, Any, Any, Any] = ANY,
    ) -> AsyncSeat[Any, Any, Any]:
        """Claim a seat. inbox: token of an inbox that is to get the seat's news; key: a random UUID (version
        4) to keep: claiming again with it, as after a crash, gives the same seat. With a key the seat brings a nonce only
        where the client has a `store`, as a repeated claim has to bring the same.
        """
        body = models.ClaimBody(code=code, name=name, inbox=inbox)
        claimed = await self.driver.run(claim_seat(self.wire, self.vault, game, seat, body, key))
        made = AsyncSeat(self, rules, game, seat, claimed.token)
        if self.vault.brings_luck:
            await made.begin()
        return made

    @overload
    def watch(
        self, game: str, *, token: str | None = None, viewpoint: str | None = None
    ) -> AsyncViewer[models.View, models.Entry]: ...

    @overload
    def watch(
        self, game: str, *, token: str | None = None, viewpoint: str | None = None, rules: Rules[V, E, Any, Any]
    ) -> AsyncViewer[V, E]: ...

    def watch(
        self,
        game: str,
        *,
        token: str | None = None,
        viewpoint: str | None = None,
        rules: Rules[Any, Any, Any, Any] = ANY,
    ) -> AsyncViewer[Any, Any]:
        """A game as the public, or this token, sees it. viewpoint: `seat:<n>`, `public` or `all`, where allowed."""
        return AsyncViewer(self, rules, game, token, viewpoint)

    async def inbox(self, seats: Sequence[AsyncSeat[Any, Any, Any]]) -> AsyncInbox:
        """A new inbox for the news of these seats, up to 100 of running games.  Raises problems.InboxFull."""
        first, more = seats[:MOST_AT_ONCE], seats[MOST_AT_ONCE:]
        told = await self.call(operations.create_inbox(models.InboxBody(tokens=[each.token for each in first])))
        made = AsyncInbox(self, told.inbox_token)
        for each in more:
            await made.add(each)
        return made


class AsyncGame(Generic[V, E, C]):
    """A game that this client opened. seats: those that it plays; claim_codes: by seat, to hand out."""

    def __init__(self, client: AsyncClient, rules: Rules[V, E, C, Any], made: models.GameMade) -> None:
        self.id, self.organiser_token, self.arbiter_token = made.id, made.organiser_token, made.arbiter_token
        self.seats = [
            AsyncSeat(client, rules, self.id, each.seat, each.token) for each in made.seats if each.token is not None
        ]
        self.claim_codes = {each.seat: each.claim_code for each in made.seats if each.claim_code is not None}
        self.client, self._rules = client, rules

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    def watch(self) -> AsyncViewer[V, E]:
        """The game as the public sees it."""
        return AsyncViewer(self.client, self._rules, self.id)

    async def successor(self) -> AsyncGame[V, E, C]:
        """The table that follows this one, which was cancelled for want of nonces, as its organiser. The seats go on by
        their own `successor`.  Raises problems.NotCancelled.
        """
        found = await self.client.call(operations.put_successor(self.id, models.SuccessorBody()), self.organiser_token)
        if found.made is None:
            raise UnexpectedAnswer("no table for its organiser")
        return AsyncGame(self.client, self._rules, found.made)

    async def abort(self, reason: str) -> None:
        """End the game, as its organiser."""
        await self.client.call(
            operations.post_command(self.id, {"type": "abort", "reason": reason}), self.organiser_token
        )


class AsyncInbox:
    """News of many seats over one stream."""

    def __init__(self, client: AsyncClient, token: str) -> None:
        self.token = token
        self.client = client

    def __repr__(self) -> str:
        return "<Inbox>"

    def follow(self, after: str | None = None) -> AsyncIterator[models.InboxEntry]:
        """News after this `cursor`, else first what is owed now. An entry may come again.  Raises as `Viewer.follow`."""
        return self.client.driver.iterate(self.client.wire.follow(InboxSubscription(after), self.token))

    async def add(self, seat: AsyncSeat[Any, Any, Any]) -> None:
        """Add a seat.  Raises problems.InboxFull: it holds 100 of running games."""
        body = models.SeatTokenBody(token=seat.token)
        await self.client.call(operations.put_inbox_seat(seat.game, seat.number, body), self.token)

    async def remove(self, seat: AsyncSeat[Any, Any, Any]) -> None:
        """Remove a seat."""
        await self.client.call(operations.remove_inbox_seat(seat.game, seat.number), self.token)
