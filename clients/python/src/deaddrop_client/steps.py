"""The client's logic without I/O: generators that yield what is to be done and are sent its result.

Both clients drive the same generators, one with blocking calls, one with `await`.
"""

from __future__ import annotations

import random
import re
import time
import uuid
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Generic, Literal, Protocol, TypeAlias, TypeVar

import msgspec

from deaddrop_client import problems
from deaddrop_client.errors import ConnectionLost, DeadDropError, ProblemError, UnexpectedAnswer
from deaddrop_client.events import EventParser, Message
from deaddrop_client.models import Problem
from deaddrop_client.operation import KEY, Operation

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

ANSWER_S = 15.0
"""Timeout of an answer in seconds, in addition to the requested wait."""
SILENCE_S = 40.0
"""Seconds of silence after which a stream is reconnected; the service sends a heartbeat every 15."""
STRANGE_S = 5.0
"""Seconds of retries for a service that has never answered: its address may be wrong."""
LONGEST_PAUSE_S = 10.0
HELD_S = 2.0
"""Seconds after which a request that waits was held, so that a cut is a new beginning: proxies end what is silent for long."""
REPEATED = {429, 502, 503, 504}
"""Statuses of refusals after which the same request may succeed."""


@dataclass(frozen=True, slots=True)
class Send:
    """A request; its result is an `Answer`. token: goes into Authorization. A stream ends the one before it. Raises
    ConnectionLost.
    """

    method: str
    path: str
    query: Mapping[str, str]
    headers: Mapping[str, str]
    body: bytes | None
    token: str | None = field(repr=False)
    timeout_s: float
    is_stream: bool = False


@dataclass(frozen=True, slots=True)
class Answer:
    """headers: by their names in small letters. stream: what `Read` reads from, where the body is a stream."""

    status: int
    headers: Mapping[str, str]
    body: bytes
    stream: object = None


@dataclass(frozen=True, slots=True)
class Read:
    """More of a stream; its result is bytes, none at the end. Raises ConnectionLost."""

    stream: object


@dataclass(frozen=True, slots=True)
class Sleep:
    seconds: float


@dataclass(frozen=True, slots=True)
class Ask:
    """A question to the author's own code; its result is what that returns, or its awaited result."""

    question: Callable[[], object]


@dataclass(frozen=True, slots=True)
class Emit(Generic[T_co]):
    """A value for the caller of an iteration."""

    value: T_co


Effect = Send | Read | Sleep | Ask
Steps = Generator[Effect, Any, T]
Stream = Generator[Effect | Emit[T], Any, None]
Heard: TypeAlias = Literal["more", "again", "end"]
"""How a stream goes on after a message: with the next one, with another connection, not at all."""


class Subscription(Protocol[T_co]):
    """Reader of a stream. position: where to resume; it changes with every message."""

    @property
    def position(self) -> object: ...

    def operation(self) -> Operation[bytes]:
        """The request that resumes after the last message."""

    def accept(self, message: Message) -> Generator[Effect | Emit[T_co], Any, Heard]:
        """Take a parsed message."""


class Wire:
    """Sends requests: retried where that helps, and within the service's limits.

    patience_s: how long a request or a stream is tried again.
    """

    def __init__(self, patience_s: float = 60.0, clock: Callable[[], float] = time.monotonic) -> None:
        self.patience_s, self.clock = patience_s, clock
        self._limits, self._is_known = Limits(clock), False

    def send(self, operation: Operation[T], token: str | None = None) -> Steps[T]:
        """One request, repeated with the same key.

        Raises ProblemError, UnexpectedAnswer, ConnectionLost.
        """
        answer = yield from self._answer(operation, token, ANSWER_S + float(operation.query.get("wait", 0)))
        return operation.decode(answer.body)

    def follow(self, subscription: Subscription[T], token: str | None) -> Stream[T]:
        """A stream, resumed where it was cut, until its last message.

        Raises what `send` raises; ConnectionLost when there was no news for `patience_s` while it could not be held.
        """
        lost_at, attempts = None, count()
        while True:
            position, opened_at = subscription.position, self.clock()
            answer = yield from self._answer(subscription.operation(), token, SILENCE_S, is_stream=True)
            try:
                is_over = yield from read_stream(subscription, answer.stream)
            except ConnectionLost:
                is_over = False
            if is_over:
                return
            now = self.clock()
            if subscription.position != position or now - opened_at > LONGEST_PAUSE_S or lost_at is None:
                lost_at, attempts = now, count()
            if now - lost_at > self.patience_s:
                raise ConnectionLost(f"{subscription.operation()}: cut again and again")
            yield Sleep(pause_s(next(attempts)))

    def _answer(
        self, operation: Operation[Any], token: str | None, timeout_s: float, *, is_stream: bool = False
    ) -> Steps[Answer]:
        headers = {"Accept": operation.accept, **operation.headers}
        if operation.body is not None:
            headers["Content-Type"] = operation.content_type
        if operation.method in ("POST", "PATCH", "PUT"):
            headers.setdefault(KEY, str(uuid.uuid4()))
        request = Send(
            operation.method, operation.path, operation.query, headers, operation.body, token, timeout_s, is_stream
        )
        began_at, attempts = self.clock(), count()
        while True:
            if 0 < (held_s := self._limits.wait_s(operation, token)) <= self._patience_left_s(began_at):
                yield Sleep(held_s)
            failure: DeadDropError
            asked_s, sent_at = 0.0, self.clock()
            try:
                answer: Answer = yield request
            except ConnectionLost as lost:
                failure = lost
                if HELD_S < self.clock() - sent_at < float(operation.query.get("wait", 0)):
                    began_at, attempts = self.clock(), count()
            else:
                self._is_known = True
                self._limits.note(operation, token, answer.headers)
                if 200 <= answer.status < 300:
                    return answer
                failure = to_failure(answer)
                if not (answer.status in REPEATED or isinstance(failure, problems.Busy)):
                    raise failure
                asked_s = retry_after_s(answer.headers)
            pause = max(pause_s(next(attempts)), asked_s)
            if pause > self._patience_left_s(began_at):
                raise failure
            yield Sleep(pause)

    def _patience_left_s(self, began_at: float) -> float:
        """Retries end sooner for a service that has never answered."""
        patience_s = self.patience_s if self._is_known else min(self.patience_s, STRANGE_S)
        return began_at + patience_s - self.clock()


def read_stream(subscription: Subscription[T], stream: object) -> Generator[Effect | Emit[T], Any, bool]:
    """Everything of one connection; True if its last message came.  Raises ConnectionLost."""
    parser = EventParser()
    while piece := (yield Read(stream)):
        for message in parser.feed(piece):
            heard = yield from subscription.accept(message)
            if heard != "more":
                return heard == "end"
    return False


def to_failure(answer: Answer) -> ProblemError | UnexpectedAnswer:
    """The exception for a refusal."""
    try:
        problem = msgspec.json.decode(answer.body, type=Problem)
    except msgspec.DecodeError:
        return UnexpectedAnswer(f"status {answer.status} without a problem", answer.status)
    return problems.BY_CODE.get(problem.code, ProblemError)(problem)


def retry_after_s(headers: Mapping[str, str]) -> float:
    found = headers.get("retry-after", "")
    return float(found) if re.fullmatch(r"[0-9]{1,6}", found) else 0.0


def pause_s(attempt: int) -> float:
    """Seconds before another attempt: exponential, with jitter."""
    return min(LONGEST_PAUSE_S, 0.25 * (1 << min(attempt, 10))) * random.uniform(0.5, 1.0)


class Limits:
    """The limit that the service last announced (`RateLimit`)."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._policy_of: dict[str, str] = {}
        self._free_at: dict[tuple[str | None, str], float] = {}

    def note(self, operation: Operation[Any], token: str | None, headers: Mapping[str, str]) -> None:
        """Update from an answer's headers."""
        if found := re.fullmatch(r'"([a-z]+)";r=([0-9]{1,9});t=([0-9]{1,6})', headers.get("ratelimit", "")):
            policy, left, again_s = found[1], int(found[2]), int(found[3])
            self._policy_of[operation.name] = policy
            self._free_at.pop((token, policy), None)
            if not left:
                self._free_at[token, policy] = self._clock() + again_s

    def wait_s(self, operation: Operation[Any], token: str | None) -> float:
        """Seconds until such a request is welcome."""
        free_at = self._free_at.get((token, self._policy_of.get(operation.name, "")))
        return max(0.0, free_at - self._clock()) if free_at else 0.0
