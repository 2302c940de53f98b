# Written by clients/regenerate; not to be edited.
"""The client: names and types over the logic in `game.py` and `steps.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, TypeVar, overload

import httpx

from deaddrop_client import models, operations
from deaddrop_client.bodies import to_game_body, to_rules
from deaddrop_client.game import Acted, Player, Reader
from deaddrop_client.inbox import InboxSubscription
from deaddrop_client.ledger import Chain
from deaddrop_client.operation import Operation
from deaddrop_client.rules import ANY, C, E, Json, O, Rules, V
from deaddrop_client.steps import Wire
from deaddrop_client.sync.driver import Driver

T = TypeVar("T")

MOST_AT_ONCE = 100
"""Seats that a new inbox takes."""


class Client:
    """One service. patience_s: seconds that a request or the opening of a stream is tried again when the service cannot
    be reached or asks to wait, then ConnectionLost or the refusal is raised; `math.inf`: as long as it takes. One that
    has never answered is tried for 5 seconds. Every request has a time limit, every POST one key for all attempts.
    Threads may share a client and an inbox; a seat, a viewer and a stream are for one thread at a time.
    """

    def __init__(self, url: str, *, patience_s: float = 60.0, transport: httpx.BaseTransport | None = None) -> None:
        self.url = url
        self.driver, self.wire = Driver(url, transport), Wire(patience_s)

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *failure: object) -> None:
        self.close()

    def close(self) -> None:
        """End all connections."""
        self.driver.close()

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
        made = self.call(operations.create_game(to_game_body(rules, seats, options, more)))
        return Game(self, to_rules(rules), made)

    @overload
    def seat(self, token: str) -> Seat[models.View, models.Entry, Json]: ...

    @overload
    def seat(self, token: str, rules: Rules[V, E, C, Any]) -> Seat[V, E, C]: ...

    def seat(self, token: str, rules: Rules[Any, Any, Any, Any] = ANY) -> Seat[Any, Any, Any]:
        """The seat of a token."""
        info = self.call(operations.get_token(), token)
        if info.seat is None:
            raise ValueError(f"this is no seat's token: it is the {info.scope}'s")
        return Seat(self, rules, info.game, info.seat, token)

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
        4) to keep: claiming again with it, as after a crash, gives the same seat.
        """
        claim = operations.claim_seat(game, seat, models.ClaimBody(code=code, name=name, inbox=inbox)).with_key(key)
        return Seat(self, rules, game, seat, (self.call(claim)).token)

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


class Viewer(Generic[V, E]):
    """A game from one viewpoint."""

    def __init__(
        self,
        client: Client,
        rules: Rules[V, E, Any, Any],
        game: str,
        token: str | None = None,
        viewpoint: str | None = None,
    ) -> None:
        self.game = game
        self.client = client
        self._reader: Reader[V, E] = Reader(client.wire, rules, game, token, viewpoint)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of game {self.game}>"

    @property
    def chain(self) -> Chain:
        """The digests read and checked so far."""
        return self._reader.chain

    def card(self) -> models.GameCard:
        """The game's public card."""
        return self.client.call(operations.get_game(self.game))

    def view(self, at: int | None = None) -> V:
        """The view, now or at a version.  Raises HistoryChanged when the game has gone back."""
        return self.client.driver.run(self._reader.view(at))

    def entries(self, after: int = 0, limit: int = 500) -> list[E]:
        """A page of the log, checked."""
        return (self.client.driver.run(self._reader.entries(after, limit)))[0]

    def verify(self) -> None:
        """Read the whole log so far and check its chain.  Raises HistoryChanged."""
        self.client.driver.run(self._reader.catch_up())

    def follow(self, after: int = 0) -> Iterator[E]:
        """Entries after a version as they come, each once, checked; ends when the game is over and revealed. Goes on by
        itself when the connection is cut.  Raises HistoryChanged; ConnectionLost after `patience_s` without a service.
        """
        return self.client.driver.iterate(self._reader.follow(after))

    def forget(self) -> None:
        """Drop what is known, after HistoryChanged: the history read from now on is trusted."""
        self._reader.forget()


class Seat(Viewer[V, E], Generic[V, E, C]):
    """A seat that this client plays. token: its secret, which no text form shows."""

    def __init__(self, client: Client, rules: Rules[V, E, C, Any], game: str, number: int, token: str) -> None:
        super().__init__(client, rules, game, token)
        self.number, self.token = number, token
        self._reader = self._player = Player[V, E, C](client.wire, rules, game, token, None)

    def __repr__(self) -> str:
        return f"<Seat {self.number} of game {self.game}>"

    def wait(self, timeout_s: float | None = None) -> V:
        """The view as soon as this seat has to decide, or the game is over.  Raises TimeoutError."""
        return self.client.driver.run(self._player.wait(timeout_s))

    def act(self, command: C | Json, view: V | None = None) -> Acted[V, E]:
        """Send a command for the decision of this view; by default of the view that this seat read last.

        Raises problems.StaleDecision or NotYourDecision where the decision is closed (look again), problems.NotOffered.
        """
        return self.client.driver.run(self._player.act(command, view))

    def check(self, command: C | Json, view: V | None = None) -> None:
        """Check a command, without effect.  Raises what `act` would."""
        self.client.driver.run(self._player.check(command, view))

    def answer(self, bot: Callable[[V], C | Json]) -> V:
        """Let a bot decide until no decision of this seat is open. Returns the view then.

        The bot is asked again when the position has changed while it thought.
        """
        return self.client.driver.run(self._player.answer(bot))

    def resign(self) -> None:
        """Resign; a bot of the service plays on."""
        self.act({"type": "resign"})


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
