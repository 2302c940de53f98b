"""Tournaments in Redis: a hash of texts for each. Their streams are in `GameStreams`, which writes the texts too."""

from __future__ import annotations

from collections.abc import Iterable

from service.store.redis import keys
from service.store.redis.connection.cluster_client import scan_keys
from service.store.redis.connection.retry import Script, ask, send
from service.store.redis.redis_part import RedisPart
from service.store.tournament_texts import check_texts, check_tournament

_BIND = Script("bind.lua")


class Tournaments(RedisPart):
    """Texts of tournaments."""

    def tournaments(self) -> list[str]:
        """Scan all keys; slow, and may miss tournaments created meanwhile."""
        found = ask(lambda: scan_keys(self._redis, keys.ALL_TOURNAMENTS))
        return [keys.id_of_stream_key(key.decode()) for key in found]

    def texts(self, tournament: str) -> dict[str, str]:
        """Read the hash."""
        check_tournament(tournament)
        key = keys.texts_key(tournament)
        found = ask(lambda: send(self._redis, "HGETALL", key))
        return {place.decode(): text.decode() for place, text in found.items()}

    def text(self, tournament: str, place: str) -> str | None:
        """Read a field of the hash."""
        check_tournament(tournament)
        key = keys.texts_key(tournament)
        found = ask(lambda: send(self._redis, "HGET", key, place))
        return None if found is None else found.decode()

    def add_text(self, tournament: str, place: str, text: str) -> str:
        """Compare and write in one script call."""
        check_tournament(tournament)
        check_texts({place: text})
        key = keys.texts_key(tournament)
        held: bytes = ask(lambda: _BIND.run(self._redis, (key,), place, text, ""))
        return held.decode()

    def drop_texts(self, tournament: str, places: Iterable[str]) -> None:
        """Delete them in one command."""
        check_tournament(tournament)
        key, wanted = keys.texts_key(tournament), [*places]
        if wanted:
            ask(lambda: self._redis.hdel(key, *wanted))
