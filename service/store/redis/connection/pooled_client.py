"""Redis client that bypasses redis-py's pool bookkeeping for single commands.

redis-py takes a connection from a pool for each command, under a lock, and records statistics when it returns it, which
takes longer than the rules of a game command. Pipelines and subscriptions still use the pool.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Any

import hiredis
import redis
from redis.exceptions import RedisError, ResponseError

FRESH_S = 1.0
"""A connection idle for longer is checked before use."""


class DirectClient(redis.Redis):
    """Keeps its connections idle between commands. After an error a connection is closed and reopened on next use; no
    command is retried.
    """

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self._idle: list[tuple[Any, float]] = []

    def execute_command(self, *words: Any, **options: Any) -> Any:
        """Run one command, on a separate connection."""
        return self._send(words, options)()

    def begin(self, *words: Any, **options: Any) -> Callable[[], Any]:
        """Send one command; returns a function that waits for the reply. Call it once; if it is dropped, its connection
        is closed.
        """
        return self._send(words, options)

    def _send(self, words: tuple[Any, ...], options: dict[str, Any]) -> Callable[[], Any]:
        try:
            connection, since_s = self._idle.pop()
        except IndexError:
            connection, since_s = self.connection_pool.get_connection(), time.monotonic()
        try:
            if time.monotonic() - since_s > FRESH_S and not has_no_unread_data(connection):
                connection.disconnect()
            connection.send_packed_command([hiredis.pack_command((*words[0].split(), *words[1:]))])
        except BaseException:
            connection.disconnect()
            self._idle.append((connection, time.monotonic()))
            raise
        return partial(self._answer, connection, words[0], options)

    def _answer(self, connection: Any, name: str, options: dict[str, Any]) -> Any:
        try:
            return self.parse_response(connection, name, **options)  # type: ignore[no-untyped-call]
        except BaseException as error:
            if not isinstance(error, ResponseError):
                connection.disconnect()
            raise
        finally:
            self._idle.append((connection, time.monotonic()))


def has_no_unread_data(connection: Any) -> bool:
    """Whether the socket has neither an unread reply nor an end of file."""
    try:
        return not connection.can_read()
    except (RedisError, OSError):
        return False
