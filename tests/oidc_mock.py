"""The OpenID provider of `oidc-provider-mock` in a process of its own, on loopback: anybody signs in there under any number."""

from __future__ import annotations

import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.bench.servers import free_port

PATIENCE_S = 60


@contextmanager
def oidc_mock(folder: Path) -> Iterator[dict[str, str]]:
    """Yields the settings by which a service signs in through it, but for its own address; ends it with the block."""
    port = free_port()
    issuer = f"http://127.0.0.1:{port}"
    secret = folder / "oidc-secret"
    secret.write_text("any will do\n")
    with (folder / "oidc.log").open("wb") as log:
        child = subprocess.Popen([sys.executable, "-m", "oidc_provider_mock", "--port", str(port)], stdout=log, stderr=log)
        try:
            wait_until_there(f"{issuer}/.well-known/openid-configuration", child, folder / "oidc.log")
            yield {"DEADDROP_OIDC_ISSUER": issuer, "DEADDROP_OIDC_CLIENT": "games", "DEADDROP_OIDC_SECRET_FILE": str(secret), "DEADDROP_OIDC_NAME": "the club"}
        finally:
            child.terminate()
            child.wait(10)


def wait_until_there(url: str, child: subprocess.Popen[bytes], log: Path) -> None:
    until = time.monotonic() + PATIENCE_S
    while True:
        if child.poll() is not None or time.monotonic() > until:
            raise RuntimeError(log.read_text())
        try:
            with urllib.request.urlopen(url, timeout=2):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
