"""One game from one viewpoint, without I/O: requests, and checks of the answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic

import msgspec

from deaddrop_client import operations, problems
from deaddrop_client.errors import ConnectionLost, Head, HistoryChanged, UnexpectedAnswer
from deaddrop_client.events import Message
from deaddrop_client.ledger import Chain
from deaddrop_client.operation import Operation, decode
from deaddrop_client.rules import C, E, Json, Rules, V
from deaddrop_client.steps import Ask, Sleep, Steps, Stream, Wire, pause_s

LONG_POLL_S = 25
PAGE = 500
SSE = "text/event-stream"
RETHINK = (problems.StaleDecision, problems.NotYourDecision, problems.MissingIfMatch)
"""Codes of a stale decision: the position has changed since the view was read, so read again and decide again."""
ENDED = (problems.GameOver, problems.SeatResigned)
MOST_RETHINKS = 20


@dataclass(frozen=True)
class Acted(Generic[V, E]):
    """Result of a command. events: as this seat saw them; view: after them."""

    version: int
    events: list[E]
    view: V


class RawPage(msgspec.Struct):
    entries: list[msgspec.Raw]
    head: int


class RawActed(msgspec.Struct):
    version: int
    events: list[msgspec.Raw]
    view: msgspec.Raw


class Reader(Generic[V, E]):
    """Reads a game, and checks everything against what was read before. viewpoint: the token's own by default."""

    def __init__(
        self, wire: Wire, rules: Rules[V, E, Any, Any], game: str, token: str | None, viewpoint: str | None
    ) -> None:
        self.wire, self.rules, self.game, self.token, self.viewpoint = wire, rules, game, token, viewpoint
        self.chain = Chain(game)
        self.view_held: V | None = None

    def view(self, at: int | None = None) -> Steps[V]:
        """The view now, or at a version."""
        held = self.chain.head.version if at is None else 0
        if at is None and self.view_held is not None:
            held = max(held, self.view_held.version)
        raw = yield from self.send(operations.get_view(self.game, at=at, as_=self.viewpoint).answering(bytes))
        view = self.rules.to_view(raw)
        if at is None:
            self.chain.check_head(view.version, held)
            self.view_held = view
        return view

    def entries(self, after: int = 0, limit: int = PAGE, wait_s: int = 0) -> Steps[tuple[list[E], int]]:
        """A page of the feed, and the game's last version."""
        page = operations.get_events(self.game, after=after, limit=limit, wait=wait_s or None, as_=self.viewpoint)
        held = self.chain.head.version
        found: RawPage = yield from self.send(page.answering(RawPage), wait_s)
        self.chain.check_head(found.head, held)
        return [self.take(each) for each in found.entries], found.head

    def catch_up(self) -> Steps[None]:
        """Read and check the whole log so far."""
        while True:
            after = self.chain.head.version
            _, head = yield from self.entries(after)
            if head <= self.chain.head.version or self.chain.head.version == after:
                return

    def follow(self, after: int = 0) -> Stream[E]:
        """Entries as they come, until the game is over and revealed."""
        return self.wire.follow(EntrySubscription(self, after), self.token)

    def take(self, raw: bytes | msgspec.Raw) -> E:
        """An entry, checked against the chain."""
        self.chain.check(decode(raw, dict[str, Any]))
        return self.rules.to_entry(raw)

    def send(self, operation: Operation[Any], wait_s: float = 0.0) -> Steps[Any]:
        return self.wire.send(operation, self.token, wait_s)

    def forget(self) -> None:
        """Drop what is known, after HistoryChanged: the history read from now on is trusted."""
        self.chain, self.view_held = Chain(self.game), None


class EntrySubscription(Generic[E]):
    """The stream of a game's entries."""

    def __init__(self, reader: Reader[Any, E], after: int) -> None:
        self.position, self._reader = after, reader

    def operation(self) -> Operation[bytes]:
        found = operations.get_events(self._reader.game, after=self.position, as_=self._reader.viewpoint)
        return found.answering(bytes, SSE)

    def accept(self, message: Message) -> Iterable[E] | None:
        if message.event == "end":
            return None
        if message.event == "reset":
            version = int(message.id) if message.id and message.id.isdecimal() else 0
            raise HistoryChanged(
                self._reader.game, self._reader.chain.head, Head(version, None), "the game has gone back"
            )
        if message.event != "message" or not message.data:
            return ()
        version = decode(message.data, Version).version
        if version > self.position + 1 and self.position:
            raise ConnectionLost("entries are missing in a stream")
        entry = self._reader.take(message.data)
        if version <= self.position:  # a duplicate
            return ()
        self.position = version
        return (entry,)


class Version(msgspec.Struct):
    version: int


class Player(Reader[V, E], Generic[V, E, C]):
    """Plays one seat."""

    def act(self, command: C | Json, view: V | None = None) -> Steps[Acted[V, E]]:
        """Send a command for the decision of this view, by default of the last one that was read."""
        seen = view or self.view_held
        if seen is None:
            seen = yield from self.view()
        decision = f'"{seen.decision.id}"' if seen.decision is not None else "*"
        body = to_body(command)
        if_match = None if body.get("type") in ("resign", "abort") else decision
        done: RawActed = yield from self.send(
            operations.post_command(self.game, body, if_match=if_match).answering(RawActed)
        )
        acted = Acted(done.version, [self.take(each) for each in done.events], self.rules.to_view(done.view))
        self.view_held = acted.view
        return acted

    def check(self, command: C | Json, view: V | None = None) -> Steps[None]:
        """Check whether a command would be accepted, without effect.  Raises what `act` would."""
        seen = view or self.view_held
        if seen is None:
            seen = yield from self.view()
        decision = f'"{seen.decision.id}"' if seen.decision is not None else "*"
        yield from self.send(operations.check_command(self.game, to_body(command), if_match=decision))

    def wait(self, timeout_s: float | None = None) -> Steps[V]:
        """The view as soon as this seat has to decide, or the game is over.  Raises TimeoutError."""
        until = None if timeout_s is None else self.wire.clock() + timeout_s
        view = yield from self.view()
        while view.decision is None and not is_over(view):
            left_s = LONG_POLL_S if until is None else until - self.wire.clock()
            if left_s <= 0:
                raise TimeoutError("no decision was asked for")
            held, asked_at = self.chain.head.version, self.wire.clock()
            wait_s = 0 if held < view.version else max(1, min(LONG_POLL_S, int(left_s)))
            entries, head = yield from self.entries(held, wait_s=wait_s)
            if self.chain.head.version > view.version:
                view = yield from self.view()
            elif not entries and self.wire.clock() - asked_at < 1 and head >= view.version:
                yield Sleep(1 + pause_s(0))  # too many requests wait at the service already
        return view

    def answer(self, bot: Callable[[V], object]) -> Steps[V]:
        """Let a bot decide until no decision of this seat is open. Returns the view then.

        The bot is asked again when the position has changed while it thought.
        """
        for _ in range(MOST_RETHINKS):
            view = yield from self.view()
            try:
                while view.decision is not None and not is_over(view):
                    seen = view
                    command: Any = yield Ask(lambda: bot(seen))  # noqa: B023
                    view = (yield from self.act(command, view)).view
            except RETHINK:
                continue
            except ENDED:
                return (yield from self.view())
            return view
        raise UnexpectedAnswer("the decision was stale again and again")


def is_over(view: Any) -> bool:
    return view.status in ("over", "aborted")


def to_body(command: object) -> Mapping[str, Any]:
    """A command as JSON values."""
    if isinstance(command, Mapping):
        return command
    body: Mapping[str, Any] = msgspec.to_builtins(command)
    return body
