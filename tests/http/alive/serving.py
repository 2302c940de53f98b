"""The API as gunicorn serves it, with few threads."""

from __future__ import annotations

import http.client
import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from service.cli.processes import gunicorn_command
from service.config import Config
from tests.bench.servers import free_port
from tests.generous import GENEROUS
from tests.hang import HANG_S, until
from tests.redis_server import private_redis

THREADS = 4


@contextmanager
def api(folder: Path, patience_s: float, prepare: Callable[[Config], object] = lambda _: None) -> Iterator[int]:
    """Its port. prepare: called before it starts, once there is a Redis."""
    at = free_port()
    with private_redis(folder, fsync="no") as url:
        environ = {
            **os.environ, "PORT": str(at), "DEADDROP_DATA": str(folder), "DEADDROP_REDIS_URL": url, "DEADDROP_JOBS_URL": url,
            "DEADDROP_WEB_WORKERS": "1", "DEADDROP_WEB_THREADS": str(THREADS), "DEADDROP_LIMITS": GENEROUS,
            "PYTHONPATH": str(Path(__file__).parent / "hasty"), "TEST_PATIENCE_S": str(patience_s),
        }  # fmt: skip
        config = Config.from_env(environ)
        prepare(config)
        words = [*gunicorn_command(config), "--keep-alive", "3"]
        with subprocess.Popen(words, env=environ) as process:
            try:
                until(lambda: served(at), "the API does not start", pause_s=0.1)
                yield at
            finally:
                process.terminate()


def served(port: int) -> bool:
    """Whether a request is answered."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=HANG_S)
    try:
        line.request("GET", "/healthz")
        return line.getresponse().status == 200
    except OSError:
        return False
    finally:
        line.close()
