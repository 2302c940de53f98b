"""A game from one viewpoint, without I/O: reads, and checks of everything against what is known and held."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Generic, TypeVar

import msgspec

from deaddrop_client import models, operations, problems
from deaddrop_client.errors import ConnectionLost, DeadDropError, Head, HistoryChanged, Restored, UntrustedSignature
from deaddrop_client.events import Message
from deaddrop_client.ledger import Chain
from deaddrop_client.operation import Operation, decode
from deaddrop_client.rules import E, Rules, V
from deaddrop_client.steps import Effect, Emit, Heard, Steps, Stream, Subscription, Wire
from deaddrop_client.vault import Vault

T = TypeVar("T")
Y = TypeVar("Y")
PAGE = 500
MOST_PAGES = 20
"""Pages of the log that are looked through for the reason of a change."""
SIGN_S = 60.0
"""Seconds between two signatures."""
SSE = "text/event-stream"


class RawPage(msgspec.Struct):
    events: list[msgspec.Raw]
    head: int


class Reader(Generic[V, E]):
    """Reads a game, and checks everything against what was read before. viewpoint: the token's own by default."""

    def __init__(
        self,
        wire: Wire,
        rules: Rules[V, E, Any, Any],
        game: str,
        token: str | None,
        viewpoint: str | None,
        vault: Vault,
    ) -> None:
        self.wire, self.rules, self.game, self.token, self.viewpoint = wire, rules, game, token, viewpoint
        self.vault, self.chain = vault, Chain(game, heads_to_compare(vault, game))
        self.view_held: V | None = None
        self.sign_at = 0.0
        self.is_warned = False
        self.owed: DeadDropError | None = None

    def view(self, at: int | None = None, *, words: bool = False) -> Steps[V]:
        """The view now, or at a version. words: with what the ruleset says of itself."""
        return self.with_explanation(self._view(at, words=words))

    def _view(self, at: int | None = None, wait_s: int = 0, *, words: bool = False) -> Steps[V]:
        """wait_s: for a decision of this seat, or the end of the game."""
        yield from self.compare_held()
        held = self.chain.head.version if at is None else 0
        if at is None and self.view_held is not None:
            held = max(held, self.view_held.version)
        looking = operations.get_view(
            self.game, at=at, viewpoint=self.viewpoint, until="decision" if wait_s else None, wait=wait_s or None, words=words or None
        )
        raw = yield from self.send(looking.answering(bytes))
        view = self.rules.to_view(raw)
        if at is None:
            self.chain.check_head(view.version, held)
            self.view_held = view
        return view

    def events(
        self, after: int = 0, limit: int = PAGE, wait_s: int = 0, *, words: bool = False
    ) -> Steps[tuple[list[E], int]]:
        """A page of the feed, and the game's last version. words: with what the ruleset says of the events."""
        return self.with_explanation(self._events(after, limit, wait_s, words=words))

    def _events(
        self, after: int, limit: int = PAGE, wait_s: int = 0, *, words: bool = False
    ) -> Steps[tuple[list[E], int]]:
        yield from self.compare_held()
        held = self.chain.head.version
        found = yield from self.page(after, limit, wait_s, words=words)
        self.chain.check_head(found.head, max(held, after))
        return [self.take(each) for each in found.events], found.head

    def page(self, after: int, limit: int = PAGE, wait_s: int = 0, *, words: bool = False) -> Steps[RawPage]:
        """A page of the feed as it comes; without events if the game ends before `after`."""
        page = operations.get_events(
            self.game, after=after, limit=limit, wait=wait_s or None, viewpoint=self.viewpoint, words=words or None
        )
        try:
            found: RawPage = yield from self.send(page.answering(RawPage))
        except problems.Reset as refused:
            if refused.problem.reset is None:
                raise
            return RawPage([], refused.problem.reset.head or 0)
        return found

    def catch_up(self) -> Steps[None]:
        """Read and check the whole log so far, and keep its head signed where it is the last."""
        return self.with_explanation(self._catch_up())

    def _catch_up(self) -> Steps[None]:
        while True:
            after = self.chain.head.version
            _, head = yield from self._events(after)
            if head <= self.chain.head.version or self.chain.head.version == after:
                break
        if self.view_held is not None and is_over(self.view_held):
            yield from self.try_to_sign(self.chain.head.version)

    def follow(self, after: int = 0, *, words: bool = False) -> Stream[E]:
        """Events as they come, until the game is over and revealed. words: with what the ruleset says of them."""
        return self.with_explanation(self._follow(EventSubscription(self, after, words=words)))

    def _follow(self, subscription: Subscription[T]) -> Stream[T]:
        yield from self.compare_held()
        yield from self.wire.follow(subscription, self.token)

    def take(self, raw: bytes | msgspec.Raw) -> E:
        """An event, checked against the chain."""
        event = decode(raw, dict[str, Any])
        self.chain.check(event)
        return self.rules.to_event(raw)

    def react(self, raw: bytes) -> Steps[None]:  # noqa: ARG002
        """Do what an event of a stream calls for, before it is handed out."""
        yield from ()

    def send(self, operation: Operation[Any]) -> Steps[Any]:
        return self.wire.send(operation, self.token)

    def compare_held(self) -> Steps[None]:
        """Compare the service's log with the heads that were held before anything was read.  Raises HistoryChanged."""
        self.raise_owed()
        held = self.chain.last_held
        if held is not None and not self.chain.head.version:
            yield from self.compare(held)

    def raise_owed(self) -> None:
        """Raise what was found wrong after a command was accepted."""
        if self.owed is not None:
            error, self.owed = self.owed, None
            raise error

    def compare(self, held: Head) -> Steps[None]:
        """Compare with a head: its digest binds every event before it, so that one event is enough."""
        if not held.version:
            return
        found = yield from self.page(held.version - 1, 1)
        self.chain.check_head(found.head, held.version)
        for raw in found.events:
            self.take(raw)

    def sign(self, head: Head) -> Steps[None]:
        """Have the service sign a head, and keep that.  Raises UntrustedSignature, HistoryChanged for another digest."""
        if any((each.version, each.digest) == head for each in self.vault.heads(self.game)):
            return
        found: models.Checkpoint = yield from self.send(operations.get_checkpoint(self.game, at=head.version))
        if found.key not in [each.id for each in self.vault.pinned_keys()]:
            yield from pin_keys(self.wire, self.vault)
        self.vault.check(found)
        if (found.game, found.version) != (self.game, head.version):
            raise UntrustedSignature("another head was signed than the one that was asked for")
        self.vault.hold(found)
        if found.digest != head.digest:
            raise HistoryChanged(self.game, head, Head(found.version, found.digest), "it signs another digest")
        self.sign_at = self.wire.clock() + SIGN_S

    def try_to_sign(self, version: int) -> Steps[None]:
        """The same for a version that was read, as long as the service can sign."""
        if (digest := self.chain.digest_at(version)) is None:
            return
        try:
            yield from self.sign(Head(version, digest))
        except (HistoryChanged, UntrustedSignature):
            raise
        except DeadDropError:
            self.sign_at = self.wire.clock() + SIGN_S

    def with_explanation(self, steps: Generator[Y, Any, T]) -> Generator[Y | Effect, Any, T]:
        """The same steps. A HistoryChanged that they raise says from where on, and what the operator says of it."""
        try:
            return (yield from steps)
        except HistoryChanged as error:
            if error.since is not None:
                raise
            since, restored = yield from self._look_through(error)
            raise HistoryChanged(error.game, error.held, error.received, error.reason, since, restored) from None

    def _look_through(self, error: HistoryChanged) -> Steps[tuple[int | None, Restored | None]]:
        """The last version that is the same, and the last restore after it."""
        since, is_same, after, restored = 0, True, 0, None
        try:
            for _ in range(MOST_PAGES):
                found = yield from self.page(after)
                for event in (decode(each, LogEvent) for each in found.events):
                    after, known = event.version, self.chain.digest_at(event.version)
                    is_same = is_same and known in (None, event.digest)
                    since = event.version if is_same and known is not None else since
                    if event.type == "game.restored":
                        restored = decode(msgspec.json.encode(event.data), RestoredData)
                if not found.events or after >= found.head:
                    break
        except DeadDropError:
            return None, None
        is_newer = restored is not None and restored.kept.version <= error.held.version
        return since, Restored(restored.lost, restored.kept, restored.reason) if restored and is_newer else None

    def forget(self) -> None:
        """Drop what is known, after HistoryChanged: the history read from now on is trusted. What is held stays held."""
        self.vault.forget(self.game)
        self.chain, self.view_held, self.owed = Chain(self.game), None, None


class LogEvent(msgspec.Struct):
    """An event as far as a change is explained by it."""

    version: int
    type: str
    digest: str
    data: dict[str, Any]


class HeadData(msgspec.Struct):
    version: int
    digest: str


class RestoredData(msgspec.Struct):
    """The data of `game.restored`."""

    lost: HeadData | None
    kept: HeadData
    reason: str


class EventSubscription(Generic[E]):
    """The stream of a game's events."""

    def __init__(self, reader: Reader[Any, E], after: int, *, words: bool = False) -> None:
        self.position, self._reader, self._words = after, reader, words or None

    def operation(self) -> Operation[bytes]:
        reader = self._reader
        found = operations.get_events(reader.game, after=self.position, viewpoint=reader.viewpoint, words=self._words)
        return found.answering(bytes, SSE)

    def accept(self, message: Message) -> Generator[Effect | Emit[E], Any, Heard]:
        reader = self._reader
        if message.event == "end":
            yield from reader.try_to_sign(reader.chain.head.version)
            return "end"
        if message.event == "reset":
            head = decode(message.data, models.LogReset).head or 0
            reader.chain.check_head(head, max(self.position, reader.chain.head.version))
            yield from reader.compare(reader.chain.head)
            return "again"
        if message.event != "message" or not message.data:
            return "more"
        version = decode(message.data, Version).version
        if version > self.position + 1 and self.position:
            raise ConnectionLost("events are missing in a stream")
        event = reader.take(message.data)
        if version > self.position:  # else a duplicate
            yield from reader.react(message.data)
            self.position = version
            yield Emit(event)
        return "more"


class NewsSubscription(Generic[E]):
    """The same with the decisions of the reader's seat."""

    def __init__(self, events: EventSubscription[E]) -> None:
        self._events = events

    @property
    def position(self) -> int:
        return self._events.position

    def operation(self) -> Operation[bytes]:
        return self._events.operation()

    def accept(self, message: Message) -> Generator[Effect | Emit[E | models.DecisionOpen], Any, Heard]:
        if message.event == "decision.open":
            yield Emit(decode(message.data, models.DecisionOpen))
            return "more"
        return (yield from self._events.accept(message))


class Version(msgspec.Struct):
    version: int


def pin_keys(wire: Wire, vault: Vault) -> Steps[None]:
    """Pin the service's keys, or newer ones that came to them.  Raises UntrustedSignature where one is gone."""
    vault.pin((yield from wire.send(operations.list_keys())).items)


def heads_to_compare(vault: Vault, game: str) -> list[Head]:
    """The heads of a game that are compared."""
    return [Head(each.version, each.digest) for each in vault.heads(game) if not each.forgotten]


def is_over(view: Any) -> bool:
    return view.status in ("over", "aborted")
