"""Redis calls with retries; errors become the protocol's `Unavailable` or `Damaged`."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from hashlib import sha1
from pathlib import Path
from typing import Any, TypeVar

import redis
from redis.backoff import ExponentialWithJitterBackoff, NoBackoff
from redis.exceptions import NoScriptError, RedisError, ResponseError
from redis.retry import Retry

from service.store.redis.connection.address import make_client
from service.store.redis.connection.cluster_client import ClusterClient
from service.store.redis.connection.pooled_client import DirectClient
from service.store.stored import Damaged, Unavailable

Reply = TypeVar("Reply")
Word = bytes | str | int

REPLY_TIMEOUT_S = 1.5

_RETRY = Retry(ExponentialWithJitterBackoff(base=0.02, cap=0.25), 2)
_NOT_NOW = re.compile(
    r"\b(BUSY|LOADING|MISCONF|OOM|NOREPLICAS|READONLY|MASTERDOWN|CLUSTERDOWN|TRYAGAIN|MOVED|ASK|UNKILLABLE)\b"
)
_DEMOTED = re.compile(r"\bUNBLOCKED force unblock")
"""The answer to readers that wait when their server becomes a replica."""
_AWAY = ((redis.AuthenticationError, "password"), (redis.TimeoutError, "silent"), (redis.ConnectionError, "unreachable"))
"""Errors of a server that answers nothing, with their reasons; the first that fits."""
_NOT_OURS = re.compile(r"WRONGTYPE|ID specified in XADD|is not an integer|exhausted the last possible ID")


def connect(url: str) -> redis.Redis:
    """A client for the event store at `url`. Make one in each process, never before a fork.

    It never repeats a command: `ask` does, for all commands alike, so that a caller's wait has one bound.
    """
    return make_client(
        url,
        protocol=2,
        socket_timeout=REPLY_TIMEOUT_S,
        socket_connect_timeout=0.5,
        health_check_interval=15,
        retry=Retry(NoBackoff(), 0),
    )


def make_probe(url: str) -> Callable[[], bool]:
    """Make a probe that pings the server at `url` once, without retries."""
    asked = connect(url)

    def is_there() -> bool:
        try:
            return bool(asked.ping())
        except RedisError:
            return False

    return is_there


def send(client: redis.Redis, *words: Word) -> Any:
    """Run one command; Redis' reply."""
    return client.execute_command(*words)  # type: ignore[no-untyped-call]


def begin(client: redis.Redis, *words: Word) -> Callable[[], Any]:
    """Send one command; returns a function that waits for the reply, and also raises errors of sending."""
    try:
        if isinstance(client, DirectClient | ClusterClient):
            return client.begin(*words)
        reply = send(client, *words)
    except RedisError as error:
        return partial(_raise, error)
    return lambda: reply


def _raise(error: RedisError) -> None:
    raise error


class Script:
    """A Lua script in `scripts`, called by its digest, or by its text if the server does not have it."""

    def __init__(self, file_name: str) -> None:
        self._text = (Path(__file__).parents[1] / "scripts" / file_name).read_text(encoding="utf-8")
        self._digest = sha1(self._text.encode(), usedforsecurity=False).hexdigest()

    def run(self, client: redis.Redis, keys: Sequence[str], *arguments: Word) -> Any:
        """Run it once; returns the script's reply.  Raises Damaged for a reply of {-1, why}."""
        return self.begin(client, keys, *arguments)()

    def begin(self, client: redis.Redis, keys: Sequence[str], *arguments: Word) -> Callable[[], Any]:
        """Send it; returns a function that waits for the reply."""
        answer = begin(client, "EVALSHA", self._digest, len(keys), *keys, *arguments)
        return partial(self._reply, answer, client, keys, arguments)

    def _reply(
        self, answer: Callable[[], Any], client: redis.Redis, keys: Sequence[str], arguments: Sequence[Word]
    ) -> Any:
        try:
            reply = answer()
        except NoScriptError:
            reply = send(client, "EVAL", self._text, len(keys), *keys, *arguments)
        if isinstance(reply, list) and reply[:1] == [-1]:
            raise Damaged(f"{reply[1].decode()} at one of {', '.join(keys)}")
        return reply


def ask(question: Callable[[], Reply]) -> Reply:
    """The result of `question`, tried up to three times while the connection fails.  Raises Unavailable, Damaged."""
    try:
        return _RETRY.call_with_retry(question, lambda _: None)
    except RedisError as error:
        named = _to_store_error(error)
        if named is None:
            raise
        raise named from error


def _to_store_error(error: RedisError) -> Exception | None:
    # Redis 6.2 wraps errors inside scripts into a sentence, so the code may be anywhere in the text.
    text = f"{error.status_code or ''} {error}"
    if _DEMOTED.search(text):
        return Unavailable(text.strip(), "READONLY")
    if not_now := _NOT_NOW.search(text):
        return Unavailable(text.strip(), not_now[1])
    for kind, reason in _AWAY:
        if isinstance(error, kind):
            return Unavailable(text.strip(), reason)
    if isinstance(error, ResponseError) and _NOT_OURS.search(text):
        return Damaged(text.strip())
    return None
