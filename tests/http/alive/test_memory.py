"""What an installation tells of its servers, with these."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from service.config import Config
from service.factory import create_app
from tests.http.test_health import numbers
from tests.redis_server import private_redis


def test_an_installation_tells_the_memory_of_both_servers(config: Config, tmp_path: Path) -> None:
    with private_redis(tmp_path) as url:
        app = create_app(replace(config, redis_url=url, jobs_url=url))
        used = numbers(app, "deaddrop_redis_memory_bytes")
    assert set(used) == {'server="events"', 'server="jobs"'}
    assert all(each > 100_000 for each in used.values())
