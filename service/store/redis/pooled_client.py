"""One Redis server, asked with nothing but the question and its answer.

redis-py borrows a connection from a pool for each command, under a lock, and gives it back with notes for its own statistics;
in a command that we carry out, this takes longer than all of the rules. Pipelines and subscriptions still go that way.
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
"""How long a connection is believed to be as it was left; one that lay idle for longer is looked at first."""


class DirectClient(redis.Redis):
    """A client whose connections stay at hand once they are made. One in which anything went wrong is closed, and opened
    again by its next question; nothing is asked twice.
    """

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self._idle: list[tuple[Any, float]] = []

    def execute_command(self, *words: Any, **options: Any) -> Any:
        """The answer to one command, on a connection of its own while it lasts."""
        return self._send(words, options)()

    def begin(self, *words: Any, **options: Any) -> Callable[[], Any]:
        """Send one command; what is returned waits for its answer, and is called once. Where it never is, the connection ends with it."""
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
    """Whether nothing waits to be read: neither an answer that nobody took, nor that the server hung up."""
    try:
        return not connection.can_read()
    except (RedisError, OSError):
        return False
