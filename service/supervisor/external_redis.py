"""Checks of external Redis servers: usable, and configured safely for games."""

from __future__ import annotations

from urllib.parse import urlsplit

import redis

from service.cannot_start import CannotStart
from service.store.redis.connection import address
from service.store.redis.connection.cluster_client import ClusterClient, address_of, writable_servers
from service.supervisor.redis_binary import OLDEST, parse_version
from service.supervisor.redis_server import ONCE

SAFE = {"appendonly": "yes", "appendfsync": "always", "aof-load-truncated": "no", "maxmemory-policy": "noeviction"}


def check_external_redis(name: str, url: str, *, keeps_games: bool) -> str:
    """Version, address and unsafe settings of the server at `url`, in one line.  Raises CannotStart if it is unusable."""
    server = f"The {name} server at {without_password(url)}"
    try:
        client = address.make_client(url, socket_timeout=5, socket_connect_timeout=5, retry=ONCE)
        version = min(parse_version(each.info("server")["redis_version"]) for each in writable_servers(client))
    except (redis.RedisError, ValueError) as error:
        raise CannotStart(f"{server} cannot be used: {str(error).rstrip('.')}.") from error
    number = ".".join(map(str, version))
    if version < OLDEST:
        raise CannotStart(f"{server} is Redis {number}; 6.2 is needed.")
    return "; ".join([f"Redis {number} at {without_password(url)}", *(_unsafe_settings(client) if keeps_games else [])])


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
        found = client.config_get()
    except redis.RedisError:
        return ["its settings cannot be read: see that it is append-only, with fsync always and no eviction"]
    unsafe = [name for name, value in SAFE.items() if found.get(name, value) != value]
    return [f"{name} is {found[name]}, not {SAFE[name]}: games can be lost" for name in unsafe]
