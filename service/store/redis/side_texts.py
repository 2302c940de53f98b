"""Texts beside logs in Redis: a hash for each log. The streams are in `RedisGameStreams`, which writes the texts too."""

from __future__ import annotations

from collections.abc import Iterable

from service.store.redis import keys
from service.store.redis.connection.cluster_client import scan_keys
from service.store.redis.connection.retry import Script, ask, send
from service.store.redis.redis_part import RedisPart
from service.store.side_texts import check_letter, check_stream, check_texts

_BIND = Script("bind.lua")


class RedisSideTexts(RedisPart):
    """Texts beside logs that are no games."""

    def streams(self, letter: str = "") -> list[str]:
        """Scan all keys; slow, and may miss logs created meanwhile."""
        check_letter(letter)
        found = ask(lambda: scan_keys(self._redis, keys.all_streams(letter)))
        return [keys.id_of_stream_key(key.decode()) for key in found]

    def texts(self, stream: str) -> dict[str, str]:
        """Read the hash."""
        check_stream(stream)
        key = keys.texts_key(stream)
        found = ask(lambda: send(self._redis, "HGETALL", key))
        return {place.decode(): text.decode() for place, text in found.items()}

    def text(self, stream: str, place: str) -> str | None:
        """Read a field of the hash."""
        check_stream(stream)
        key = keys.texts_key(stream)
        found = ask(lambda: send(self._redis, "HGET", key, place))
        return None if found is None else found.decode()

    def add_text(self, stream: str, place: str, text: str) -> str:
        """Compare and write in one script call."""
        check_stream(stream)
        check_texts({place: text})
        key = keys.texts_key(stream)
        held: bytes = ask(lambda: _BIND.run(self._redis, (key,), place, text, ""))
        return held.decode()

    def drop_texts(self, stream: str, places: Iterable[str]) -> None:
        """Delete them in one command."""
        check_stream(stream)
        key, wanted = keys.texts_key(stream), [*places]
        if wanted:
            ask(lambda: self._redis.hdel(key, *wanted))
