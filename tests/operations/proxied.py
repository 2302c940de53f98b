"""Nginx with the files of `deploy/nginx`, in a folder and on ports of the test's own."""

from __future__ import annotations

import http.client
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tests.bench.servers import free_ports
from tests.hang import HANG_S, until
from tests.operations.deployed import DEPLOY, replaced
from tests.operations.programs import said, tool


class Proxy(NamedTuple):
    """url: by plain HTTP, for tests only; secure: the port for TLS; plain: the port that only redirects; logs: its folder."""

    url: str
    secure: int
    plain: int
    logs: Path


@contextmanager
def nginx_before(folder: Path, api: str) -> Iterator[Proxy]:
    """Nginx as `deploy/nginx` has it, before an API at this host and port."""
    nginx, (port, plain, secure) = tool("nginx"), free_ports(3)
    logs = folder / "nginx-logs"
    logs.mkdir(exist_ok=True)
    certified(folder)
    moved = {
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl;": f"listen 127.0.0.1:{port}; listen 127.0.0.1:{secure} ssl;",
        "listen [::]:80;": f"listen [::1]:{plain};" if has_ipv6() else "",
        "listen [::]:443 ssl;": f"listen [::1]:{port};" if has_ipv6() else "",
        "127.0.0.1:8000": api,
        "/var/log/nginx/": f"{logs}/",
        "/etc/nginx/deaddrop/": f"{folder}/",
    }
    (folder / "deaddrop.conf").write_text(moved_all((DEPLOY / "nginx/deaddrop.conf").read_text(), moved))
    temp = "".join(f"{each}_temp_path {folder}/{each};" for each in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    main = {
        "user www-data;": "daemon off;",
        "/run/nginx.pid": f"{folder}/nginx.pid",
        "/var/log/nginx/error.log": f"{logs}/error.log",
        "http {": f"http {{ gzip on; gzip_types *; {temp}",
        "/etc/nginx/deaddrop.conf": f"{folder}/deaddrop.conf",
    }
    config = folder / "nginx.conf"
    config.write_text(moved_all((DEPLOY / "nginx/nginx.conf").read_text(), main))
    said(nginx, "-e", "stderr", "-t", "-q", "-c", config)
    process = subprocess.Popen([nginx, "-e", f"{logs}/early.log", "-c", config])
    try:
        until(lambda: listens(port), "nginx does not listen")
        yield Proxy(f"http://127.0.0.1:{port}", secure, plain, logs)
    finally:
        process.terminate()
        process.wait(HANG_S)


def moved_all(text: str, by: dict[str, str]) -> str:
    """The text with each of these replaced; each is there."""
    assert [each for each in by if each not in text] == []
    return replaced(text, by)


def has_ipv6() -> bool:
    """Whether this machine can listen at its own IPv6 address."""
    try:
        with socket.socket(socket.AF_INET6) as line:
            line.bind(("::1", 0))
    except OSError:
        return False
    return True


def listens(port: int) -> bool:
    """Whether a connection to the port is accepted."""
    with socket.socket() as line:
        return line.connect_ex(("127.0.0.1", port)) == 0


def answers(url: str, *statuses: int) -> bool:
    """Whether it answers, with one of these."""
    asked = urlsplit(url)
    line = http.client.HTTPConnection(asked.netloc, timeout=HANG_S)
    try:
        line.request("GET", f"{asked.path or '/'}?{asked.query}")
        return line.getresponse().status in (statuses or (200,))
    except OSError:
        return False
    finally:
        line.close()


def certified(folder: Path) -> None:
    """Make a certificate for a test."""
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    made = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number(), now, now + timedelta(1))
    plain = serialization.NoEncryption()
    pem = serialization.Encoding.PEM
    (folder / "fullchain.pem").write_bytes(made.sign(key, hashes.SHA256()).public_bytes(pem))
    (folder / "privkey.pem").write_bytes(key.private_bytes(pem, serialization.PrivateFormat.PKCS8, plain))
