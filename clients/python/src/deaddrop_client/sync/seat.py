# Written by clients/regenerate; not to be edited.
"""A game from one viewpoint, and a seat: names and types over the logic in `reader.py` and `game.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Generic

from deaddrop_client import models, operations
from deaddrop_client.errors import UnexpectedAnswer
from deaddrop_client.game import CommandResult, SeatSteps
from deaddrop_client.ledger import Chain
from deaddrop_client.reader import Reader
from deaddrop_client.rules import C, E, Json, Rules, V
from deaddrop_client.sync.talk import Talk
from deaddrop_client.vault import HeldHead

if TYPE_CHECKING:
    from deaddrop_client.sync.client import Client
    from deaddrop_client.sync.player import Player


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
        self._reader: Reader[V, E] = Reader(client.wire, rules, game, token, viewpoint, client.vault)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of game {self.game}>"

    @property
    def chain(self) -> Chain:
        """The digests read and checked so far."""
        return self._reader.chain

    @property
    def heads(self) -> list[HeldHead]:
        """The signed heads of this game that are held, oldest first."""
        return self.client.vault.heads(self.game)

    @property
    def talk(self) -> Talk:
        """The talk beside the game: messages, presence, reminders, blocks."""
        return Talk(self.client, self.game, self._reader.token)

    def heads_file(self) -> str:
        """The same as the text of a file for `deaddrop verify --checkpoint FILE`."""
        return self.client.vault.file(self.game)

    def card(self) -> models.GameCard:
        """The game's public card."""
        return self.client.call(operations.get_game(self.game))

    def view(self, at: int | None = None, *, words: bool = False) -> V:
        """The view, now or at a version. words: with `asked`, `goal`, `danger` and `scene`, and with what offers bring about.

        Raises HistoryChanged when the game has gone back.
        """
        return self.client.driver.run(self._reader.view(at, words=words))

    def events(self, after: int = 0, limit: int = 500, *, words: bool = False) -> list[E]:
        """A page of the log, checked. words: each with `told`, a sentence to its reader and what moves."""
        return (self.client.driver.run(self._reader.events(after, limit, words=words)))[0]

    def verify(self) -> None:
        """Read the whole log so far and check its chain; of a game that is over, keep the last head signed.

        Raises HistoryChanged.
        """
        self.client.driver.run(self._reader.catch_up())

    def follow(self, after: int = 0, *, words: bool = False) -> Iterator[E]:
        """Events after a version as they come, each once, checked; ends when the game is over and revealed. Goes on by
        itself when the connection is cut. words: as in `events`.

        Raises HistoryChanged; ConnectionLost after `patience_s` without a service.
        """
        return self.client.driver.iterate(self._reader.follow(after, words=words))

    def forget(self) -> None:
        """Drop what is known, after HistoryChanged: the history read from now on is trusted. Heads stay held."""
        self._reader.forget()


class Seat(Viewer[V, E], Generic[V, E, C]):
    """A seat that this client plays. token: its secret, which no text form shows."""

    def __init__(self, client: Client, rules: Rules[V, E, C, Any], game: str, number: int, token: str) -> None:
        super().__init__(client, rules, game, token)
        self.number, self.token = number, token
        self._reader = self._steps = SeatSteps[V, E, C](client.wire, rules, game, token, client.vault, number)

    def __repr__(self) -> str:
        return f"<Seat {self.number} of game {self.game}>"

    @property
    def luck(self) -> models.Luck | None:
        """The luck as this seat read it last: `awaits` names the seats that it waits for, `until` how long. None before the
        first view, and in games from before it was planned.
        """
        return None if self._steps.view_held is None else self._steps.view_held.luck

    def begin(self, luck: models.Luck | None = None) -> models.Luck | None:
        """Take part in the luck, as every view does; for who has just sat down. luck: of the game, if it was just read."""
        return self.client.driver.run(self._steps.begin(luck))

    def wait(self, timeout_s: float | None = None, *, words: bool = False) -> V:
        """The view as soon as this seat has to decide, or the game is over. words: as in `view`.  Raises TimeoutError."""
        return self.client.driver.run(self._steps.wait(timeout_s, words=words))

    def news(self, after: int = 0, *, words: bool = False) -> Iterator[E | models.DecisionOpen]:
        """The events of `follow`, and a `DecisionOpen` once this seat has to decide, after all events so far; again with each connection
        while it still has to. Then read the view, or have `answer` do so.
        """
        return self.client.driver.iterate(self._steps.news(after, words=words))

    def act(self, command: C | Json, view: V | None = None, *, words: bool = False) -> CommandResult[V, E]:
        """Send a command for the decision of this view; by default of the view that this seat read last. words: in the
        events and the view of the answer.

        What is wrong with the history that comes with an accepted command is its `problem`, and raised by the next call.
        Raises problems.StaleDecision or NotYourDecision where the decision is closed (look again), problems.NotOffered.
        """
        return self.client.driver.run(self._steps.act(command, view, words=words))

    def check(self, command: C | Json, view: V | None = None) -> models.CommandCheck:
        """What a command would bring about, without effect.  Raises what `act` would."""
        return self.client.driver.run(self._steps.check(command, view))

    def answer(self, bot: Callable[[V], C | Json], *, words: bool = False) -> V:
        """Let a bot decide until no decision of this seat is open. Returns the view then. words: in the views that it gets.

        The bot is asked again when the position has changed while it thought. A pause in which this seat is awaited is
        waited through.
        """
        return self.client.driver.run(self._steps.answer(bot, words=words))

    def play(self, bot: Callable[[V], C | Json], *, words: bool = False) -> V:
        """Let a bot decide until the game is over; the last view. One request reads each decision, and one answers it. words: in the
        views that it gets.
        """
        return self.client.driver.run(self._steps.play(bot, words=words))

    def rematch(self, player: Player | None = None) -> Seat[V, E, C]:
        """A seat at the rematch of this game, with the same people: the first who asks opens it, and everybody moves up by
        one seat. player: who is to hold the seat. May be repeated; after a crash only with a `store`.

        Raises problems.NoRematch.
        """
        found = self.client.driver.run(self._steps.play_again(None if player is None else player.token))
        if found.seat is None or found.token is None:
            raise UnexpectedAnswer("no seat at the rematch")
        made = Seat(self.client, self._steps.rules, found.game, found.seat, found.token)
        if player is not None:
            player.keep(made)
        if self.client.vault.brings_luck:
            made.begin()
        return made

    def resign(self) -> None:
        """Resign; a bot of the service plays on."""
        self.act({"type": "resign"})

    def leave(self) -> None:
        """Leave the seat to a bot until `return_`.  Raises problems.SeatAbsent, problems.SeatResigned."""
        self.act({"type": "leave"})

    def return_(self) -> None:
        """Come back to the seat: what plays for it stops.  Raises problems.NotAbsent."""
        self.act({"type": "return"})
