"""One seat, without I/O: what it sends, and what it waits for."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass
from typing import Any, Generic

import msgspec

from deaddrop_client import models, operations, problems
from deaddrop_client.errors import DeadDropError, Head, HistoryChanged, UnexpectedAnswer, UntrustedSignature
from deaddrop_client.luck import closing_of, give, sit_at_rematch, take_part
from deaddrop_client.operation import decode
from deaddrop_client.reader import EventSubscription, NewsSubscription, Reader, is_over
from deaddrop_client.rules import C, E, Json, Kind, Rules, V
from deaddrop_client.steps import Ask, Sleep, Steps, Stream, Wire, pause_s
from deaddrop_client.vault import Vault

LONG_POLL_S = 25
RETHINK = (problems.StaleDecision, problems.NotYourDecision, problems.MissingIfMatch)
"""Codes of a stale decision: the position has changed since the view was read, so read again and decide again."""
ENDED = (problems.GameOver, problems.SeatResigned)
MOST_RETHINKS = 20
OF_THE_TABLE = {"resign", "abort", "leave", "return"}
"""Commands that every game has, and that answer no decision."""


@dataclass(frozen=True)
class CommandResult(Generic[V, E]):
    """Result of a command, which was accepted. events: as this seat saw them; view: after them. problem: what was wrong with
    the history or the signature that came with it; the next call raises it.
    """

    version: int
    events: list[E]
    view: V
    problem: DeadDropError | None = None


class RawActed(msgspec.Struct):
    version: int
    events: list[msgspec.Raw]
    view: msgspec.Raw


class LuckOfView(msgspec.Struct):
    """The luck in a view."""

    luck: models.Luck | None = None


class SeatSteps(Reader[V, E], Generic[V, E, C]):
    """Plays one seat. seat: its number."""

    def __init__(self, wire: Wire, rules: Rules[V, E, C, Any], game: str, token: str, vault: Vault, seat: int) -> None:
        super().__init__(wire, rules, game, token, None, vault)
        self.seat = seat

    def _view(self, at: int | None = None, wait_s: int = 0, *, words: bool = False) -> Steps[V]:
        view = yield from super()._view(at, wait_s, words=words)
        if at is None and (yield from take_part(self, self.seat, view.luck)):
            view = yield from super()._view(words=words)
        return view

    def begin(self, luck: models.Luck | None) -> Steps[models.Luck | None]:
        """Take part in the luck right after sitting down. luck: of the game where it was just read. What fails here is tried
        again with the next view.
        """
        try:
            if luck is None:
                luck = (yield from self.send(operations.get_view(self.game).answering(LuckOfView))).luck
            yield from take_part(self, self.seat, luck)
        except DeadDropError:
            pass
        return luck

    def react(self, raw: bytes) -> Steps[None]:
        if not self.vault.brings_luck or decode(raw, Kind).type != "game.luck_closed":
            return
        event = decode(raw, dict[str, Any])
        if (closing := closing_of(event)) is not None:
            yield from give(self, self.seat, Head(event["version"], event["digest"]), closing)

    def news(self, after: int = 0, *, words: bool = False) -> Stream[E | models.DecisionOpen]:
        """Events as they come, and after them each decision of this seat."""
        events: EventSubscription[E] = EventSubscription(self, after, words=words)
        return self.with_explanation(self._follow(NewsSubscription[E](events)))

    def act(self, command: C | Json, view: V | None = None, *, words: bool = False) -> Steps[CommandResult[V, E]]:
        """Send a command for the decision of this view, by default of the last one that was read. words: in the answer."""
        return self.with_explanation(self._act(command, view, words=words))

    def _act(self, command: C | Json, view: V | None, *, words: bool) -> Steps[CommandResult[V, E]]:
        self.raise_owed()
        seen = view or self.view_held
        if seen is None:
            seen = yield from self.view()
        decision = f'"{seen.decision.id}"' if seen.decision is not None else "*"
        body = to_command_body(command)
        if_match = None if body.get("type") in OF_THE_TABLE else decision
        acting = operations.post_command(self.game, body, words=words or None, if_match=if_match)
        done: RawActed = yield from self.send(acting.answering(RawActed))
        events, after = [self.rules.to_event(each) for each in done.events], self.rules.to_view(done.view)
        self.view_held = after
        try:
            yield from self.with_explanation(self._check_acted(done, is_last=is_over(after)))
        except (HistoryChanged, UntrustedSignature, UnexpectedAnswer) as error:
            self.owed = error
        return CommandResult(done.version, events, after, self.owed)

    def _check_acted(self, done: RawActed, *, is_last: bool) -> Steps[None]:
        for each in done.events:
            self.take(each)
        if self.wire.clock() >= self.sign_at or is_last:
            yield from self.try_to_sign(done.version)

    def play_again(self, player: str | None) -> Steps[models.Successor]:
        """Take a seat at the rematch of this game, which has ended. player: token of its holder."""
        return sit_at_rematch(self, self.seat, player)

    def check(self, command: C | Json, view: V | None = None) -> Steps[models.CommandCheck]:
        """What a command would bring about, without effect.  Raises what `act` would."""
        seen = view or self.view_held
        if seen is None:
            seen = yield from self.view()
        decision = f'"{seen.decision.id}"' if seen.decision is not None else "*"
        checked: models.CommandCheck = yield from self.send(
            operations.check_command(self.game, to_command_body(command), if_match=decision)
        )
        return checked

    def wait(self, timeout_s: float | None = None, *, words: bool = False) -> Steps[V]:
        """The view as soon as this seat has to decide, or the game is over.  Raises TimeoutError."""
        until = None if timeout_s is None else self.wire.clock() + timeout_s
        view = yield from self.view(words=words)
        return (yield from self._wait_from(view, until, words=words))

    def _wait_from(self, view: V, until: float | None = None, *, words: bool) -> Steps[V]:
        """The same, from this view on. Until the deal by the events if the luck may await this seat. until: by the wire's clock."""
        if self.vault.brings_luck:
            view = yield from self._wait_while(lambda seen: seen.status == "seating", view, until, words=words)
        while view.decision is None and not is_over(view):
            wait_s = self._wait_s(until)
            view = yield from self.with_explanation(self._view(wait_s=wait_s, words=words))
        return view

    def _wait_s(self, until: float | None) -> int:
        """Seconds of the next long poll.  Raises TimeoutError."""
        left_s = LONG_POLL_S if until is None else until - self.wire.clock()
        if left_s <= 0:
            raise TimeoutError("no decision was asked for")
        return max(1, min(LONG_POLL_S, int(left_s)))

    def _wait_while(
        self, is_waiting: Callable[[V], bool], view: V, until: float | None = None, *, words: bool = False
    ) -> Steps[V]:
        """The first view that ends the waiting, from this one on. until: by the wire's clock.  Raises TimeoutError."""
        while is_waiting(view):
            wait_s = self._wait_s(until)
            held, asked_at = self.chain.head.version, self.wire.clock()
            events, head = yield from self.events(held, wait_s=0 if held < view.version else wait_s)
            if not events and self.wire.clock() - asked_at < 1 and head >= view.version:
                yield Sleep(1 + pause_s(0))  # too many requests wait at the service already
            if self.chain.head.version > view.version:
                view = yield from self.view(words=words)
        return view

    def answer(self, bot: Callable[[V], object], *, words: bool = False) -> Steps[V]:
        """Let a bot decide until no decision of this seat is open. Returns the view then.

        The bot is asked again when the position has changed while it thought. A pause in which this seat is awaited is
        waited through: no news come at its end.
        """
        view = yield from self.view(words=words)
        return (yield from self._answer_from(view, bot, words=words))

    def play(self, bot: Callable[[V], object], *, words: bool = False) -> Steps[V]:
        """Let a bot decide until the game is over: one request for each decision, and one for its command. Returns the last view."""
        wait_s = 0 if self.vault.brings_luck else LONG_POLL_S
        view = yield from self.with_explanation(self._view(wait_s=wait_s, words=words))
        while not is_over(view := (yield from self._answer_from(view, bot, words=words))):
            view = yield from self._wait_from(view, words=words)
        return view

    def _answer_from(self, view: V, bot: Callable[[V], object], *, words: bool) -> Steps[V]:
        for _ in range(MOST_RETHINKS):
            view = yield from self._wait_while(self._is_held, view, words=words)
            try:
                while view.decision is not None and not is_over(view):
                    seen = view
                    command: Any = yield Ask(lambda: bot(seen))  # noqa: B023
                    view = (yield from self.act(command, view, words=words)).view
            except (*RETHINK, problems.Paused):
                view = yield from self.view(words=words)
                continue
            except ENDED:
                return (yield from self.view(words=words))
            return view
        raise UnexpectedAnswer("the decision was stale again and again")

    def _is_held(self, view: V) -> bool:
        """Whether a pause keeps this seat from its decision."""
        is_paused = view.pause is not None and view.pause.since is not None
        return is_paused and view.decision is None and any(each.seat == self.seat for each in view.decisions)


def to_command_body(command: object) -> Mapping[str, Any]:
    """A command as JSON values.  Raises TypeError for anything else, which a bot may return by mistake."""
    if isinstance(command, (Mapping, msgspec.Struct)):
        return to_body(command)
    hint = ""
    if isinstance(command, Coroutine):
        command.close()
        hint = ": an async bot plays with an AsyncClient"
    raise TypeError(f"A command is a typed command or a mapping, not {type(command).__name__}{hint}.")


def to_body(command: object) -> Mapping[str, Any]:
    """A command, or another typed value, as JSON values."""
    if isinstance(command, Mapping):
        return command
    body: Mapping[str, Any] = msgspec.to_builtins(command)
    return body
