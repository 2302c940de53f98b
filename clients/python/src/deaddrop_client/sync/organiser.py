# Written by clients/regenerate; not to be edited.
"""A game in the hands of its organiser."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Any, Generic

from deaddrop_client import models, operations
from deaddrop_client.errors import UnexpectedAnswer
from deaddrop_client.interventions import intervene
from deaddrop_client.rules import C, E, Rules, V
from deaddrop_client.sync.seat import Seat, Viewer
from deaddrop_client.sync.talk import Talk

if TYPE_CHECKING:
    from deaddrop_client.sync.client import Client


class Organiser(Generic[V, E, C]):
    """A game in the hands of its organiser. organiser_token: the secret that opens it, which no text form shows.

    An intervention is an event of the game: everybody reads its `author` and `reason`.
    """

    def __init__(self, client: Client, rules: Rules[V, E, C, Any], game: str, token: str) -> None:
        self.client, self.id, self.organiser_token = client, game, token
        self._rules = rules

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.id}>"

    @property
    def talk(self) -> Talk:
        """The talk beside the game, as its organiser."""
        return Talk(self.client, self.id, self.organiser_token)

    def watch(self) -> Viewer[V, E]:
        """The game as the public sees it."""
        return Viewer(self.client, self._rules, self.id)

    def pause(
        self, until: datetime, *, author: str, reason: str, after_decisions: bool = False
    ) -> models.InterventionResult:
        """Hold the table until a time, or until it is resumed. after_decisions: once what is open is answered."""
        more = {"until": until, "after_decisions": after_decisions or None}
        return self._intervene("pause", author, reason, **more)

    def resume(self, *, author: str, reason: str) -> models.InterventionResult:
        """End the pause.  Raises problems.NotPaused."""
        return self._intervene("resume", author, reason)

    def add_time(self, seconds: int, seat: int | None = None, *, author: str, reason: str) -> models.InterventionResult:
        """Give a seat, or all, more time for what is open.  Raises problems.NoClock, problems.NotAwaited."""
        return self._intervene("add_time", author, reason, seconds=seconds, seat=seat)

    def strike(self, seat: int | None = None, *, author: str, reason: str) -> models.InterventionResult:
        """Have a seat's default played, or those of all who are awaited, with or without a clock."""
        return self._intervene("strike", author, reason, seat=seat)

    def hand_to_bot(self, seat: int, *, author: str, reason: str) -> models.InterventionResult:
        """Have a bot play for a seat until its player returns.  Raises problems.SeatAbsent."""
        return self._intervene("hand_to_bot", author, reason, seat=seat)

    def return_seat(self, seat: int, *, author: str, reason: str) -> models.InterventionResult:
        """Give a seat back to its player.  Raises problems.NotAbsent."""
        return self._intervene("return", author, reason, seat=seat)

    def reissue(self, seat: int, *, author: str, reason: str) -> models.InterventionResult:
        """Let a seat's person play by another device, by the `slip` to hand on; the token before opens nothing any more."""
        return self._intervene("reissue", author, reason, seat=seat)

    def substitute(self, seat: int, name: str, *, author: str, reason: str) -> models.InterventionResult:
        """Put another person in a seat: the `slip` is for that person, who knows what the seat knows."""
        return self._intervene("substitute", author, reason, seat=seat, name=name)

    def fill_with_bot(self, seat: int, *, author: str, reason: str) -> models.InterventionResult:
        """Give a free seat of a table that waits to a bot.  Raises problems.NotWaiting."""
        return self._intervene("fill_with_bot", author, reason, seat=seat)

    def start_smaller(self, *, author: str, reason: str) -> models.InterventionResult:
        """End a table that waits: those who sit there go on without the free seats, by `rematch`.

        Raises problems.NotWaiting, problems.TooFewSeats.
        """
        return self._intervene("start_smaller", author, reason)

    def _intervene(self, kind: str, author: str, reason: str, **more: Any) -> models.InterventionResult:
        return self.client.call(intervene(self.id, kind, author, reason, **more), self.organiser_token)

    def rematch(self) -> Game[V, E, C]:
        """The rematch of this game, which has ended. The seats go on by their own `rematch`.

        Raises problems.NoRematch.
        """
        found = self.client.call(operations.put_rematch(self.id, models.RematchBody()), self.organiser_token)
        if found.made is None:
            raise UnexpectedAnswer("no table for its organiser")
        return Game(self.client, self._rules, found.made)

    def abort(self, reason: str) -> None:
        """End the game."""
        self.client.call(operations.post_command(self.id, {"type": "abort", "reason": reason}), self.organiser_token)


class Game(Organiser[V, E, C]):
    """A game that this client opened. seats: those that it plays; claim_codes: by seat, to hand out;
    invitation_code: for any of them, None where no seat waits for a person.
    """

    def __init__(self, client: Client, rules: Rules[V, E, C, Any], made: models.CreatedGame) -> None:
        super().__init__(client, rules, made.id, made.organiser_token)
        self.arbiter_token = made.arbiter_token
        self.seats = [
            Seat(client, rules, self.id, each.seat, each.token) for each in made.seats if each.token is not None
        ]
        self.claim_codes = {each.seat: each.claim_code for each in made.seats if each.claim_code is not None}
        self.invitation_code = made.invitation_code
