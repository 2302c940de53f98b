"""Checks of external Redis servers: usable, and configured safely for games."""

from __future__ import annotations

from urllib.parse import urlsplit

import redis

from service.cannot_start import CannotStart
from service.store.redis.connection import address
from service.store.redis.connection.cluster_client import ClusterClient, address_of, writable_servers
from service.supervisor.redis_binary import OLDEST, RedisVersion
from service.supervisor.redis_server import ONCE


def check_external_redis(name: str, url: str, *, keeps_games: bool) -> str:
    """Version, address and unsafe settings of the server at `url`, in one line.  Raises CannotStart if it is unusable."""
    try:
        client = address.make_client(url, socket_timeout=5, socket_connect_timeout=5, retry=ONCE)
        version = min(RedisVersion.parse(each.info("server")["redis_version"]) for each in writable_servers(client))
    except (redis.RedisError, ValueError) as error:
        raise CannotStart(
            f"The {name} server at {without_password(url)} cannot be used: {str(error).rstrip('.')}."
        ) from error
    if version < OLDEST:
        raise CannotStart(
            f"The {name} server at {without_password(url)} is Redis {version}; {OLDEST.major}.{OLDEST.minor} is needed."
        )
    doubts = _unsafe_settings(client) if keeps_games else []
    return "; ".join([f"Redis {version} at {without_password(url)}", *doubts])


def read_info(url: str, section: str) -> dict[str, str]:
    """A section of INFO of the server at `url`; empty if it does not answer."""
    try:
        with address.make_client(url, socket_timeout=2, socket_connect_timeout=2, retry=ONCE) as client:
            return {name: str(value) for name, value in client.info(section).items()}
    except redis.RedisError:
        return {}


def find_unsafe_settings(url: str) -> list[str]:
    """Unsafe settings of a server that keeps games, one clause each."""
    with address.make_client(url, socket_timeout=5, socket_connect_timeout=5, retry=ONCE) as client:
        return _unsafe_settings(client)


def without_password(url: str) -> str:
    """An address without its password."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


def _unsafe_settings(client: redis.Redis) -> list[str]:
    """Settings that can lose an acknowledged command; in a cluster each with its server's address."""
    if isinstance(client, ClusterClient):
        return [f"{address_of(server)}: {doubt}" for server in client.masters() for doubt in _unsafe_settings(server)]
    try:
        settings = client.config_get()
    except redis.RedisError:
        return ["its settings cannot be read: see that it is append-only, with fsync always and no eviction"]
    wanted = {
        "appendonly": "yes",
        "appendfsync": "always",
        "aof-load-truncated": "no",
        "maxmemory-policy": "noeviction",
    }
    return [
        f"{name} is {settings[name]}, not {value}: games can be lost"
        for name, value in wanted.items()
        if name in settings and settings[name] != value
    ]
