"""Inboxes in Redis: a hash for each, which expires."""

from __future__ import annotations

from service.store import validation
from service.store.inbox_items import InboxFull
from service.store.redis import keys
from service.store.redis.connection.retry import Script, ask, send
from service.store.redis.redis_part import RedisPart

INBOX_S = 90 * 86_400
NO_KEY = -2
"""TTL of a missing key."""

_PUT_INTO = Script("put_into.lua")


class Inboxes(RedisPart):
    """Items of inboxes by name."""

    def put_into(self, inbox: str, name: str, value: str, most: int) -> bool:
        """Count and write in one script call; also False if an earlier call whose reply was lost has written it."""
        validation.require_name(name)
        validation.require_number(most)
        key = keys.inbox_key(inbox)
        reply = int(ask(lambda: _PUT_INTO.run(self._redis, (key,), name, value, most)))
        if reply < 0:
            raise InboxFull
        self.renew(inbox)
        return reply == 1

    def renew(self, inbox: str) -> None:
        """Extend the expiry if that gains more than a day."""
        key = keys.inbox_key(inbox)
        left_s = int(ask(lambda: send(self._redis, "TTL", key)))
        if left_s != NO_KEY and left_s < INBOX_S - 86_400:
            ask(lambda: send(self._redis, "EXPIRE", key, INBOX_S))

    def take_from(self, inbox: str, name: str) -> None:
        """Delete from the inbox's hash."""
        validation.require_name(name)
        key = keys.inbox_key(inbox)
        ask(lambda: self._redis.hdel(key, name))

    def inside(self, inbox: str) -> dict[str, str]:
        """Read the inbox's hash."""
        key = keys.inbox_key(inbox)
        found = ask(lambda: send(self._redis, "HGETALL", key))
        return {name.decode(): value.decode() for name, value in found.items()}
