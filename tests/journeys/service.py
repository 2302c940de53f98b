"""The whole service, started as `make run` starts it, in a place of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.bench.servers import free_port
from tests.generous import GENEROUS, QUICK
from tests.programs import end

PATIENCE_S = 60


@contextmanager
def whole_service(folder: Path, **settings: str) -> Iterator[str]:
    """`deaddrop up` with its data in `folder`; yields where it answers, and ends it with the block.

    One process of the API, where the settings ask for no more: each takes 1.5 seconds of CPU time to start.
    """
    port = free_port()
    environ = {
        **os.environ,
        "DEADDROP_DATA": str(folder),
        "PORT": str(port),
        "DEADDROP_LIMITS": GENEROUS,
        "DEADDROP_PACE_MS": QUICK,
        "DEADDROP_WEB_WORKERS": "1",
        "DEADDROP_PLAYOUTS": "0",
        **settings,
    }
    with (folder / "up.log").open("wb") as log:
        child = subprocess.Popen([sys.executable, "-m", "service.cli", "up"], env=environ, stdout=log, stderr=log)
        try:
            url = f"http://127.0.0.1:{port}"
            wait_until_ready(url, child, folder / "up.log")
            yield url
        finally:
            end(child, patience_s=15)


def wait_until_ready(url: str, child: subprocess.Popen[bytes], log: Path) -> None:
    """Return when `/readyz` says yes."""
    until = time.monotonic() + PATIENCE_S
    while True:
        if child.poll() is not None:
            raise RuntimeError(log.read_text())
        try:
            with urllib.request.urlopen(f"{url}/readyz", timeout=2):
                return
        except (urllib.error.URLError, OSError):
            if time.monotonic() > until:
                raise RuntimeError(log.read_text()) from None
            time.sleep(0.1)
