from __future__ import annotations

import pytest

from tests.redis_server import OLDEST, server_on_path


def test_the_contract_held_on_the_redis_of_this_machine_too() -> None:
    """It is among the servers of every other test here, or this one says that it is not."""
    if server_on_path() is None:
        pytest.skip(
            f"no redis-server of at least {'.'.join(map(str, OLDEST))} on PATH: the embedded one alone was tested"
        )
