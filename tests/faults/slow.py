"""Clients that send slowly, or do not end: how long others wait for an answer meanwhile."""

from __future__ import annotations

import http.client
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack

from tests.faults.installation import Installation

LONGEST_WAIT_S = 1.0
"""What a request may wait for those who send slowly."""
SLOW = 70
PACE_S = 0.2
_POST = b"POST /v1/games HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nIdempotency-Key: k\r\n"
KINDS = {
    "half heads": b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-A: ",
    "half bodies": _POST + b"Content-Length: 1000\r\n\r\n{",
    "half bodies in chunks": _POST + b"Transfer-Encoding: chunked\r\n\r\n5\r\n\r\n0\r\n",
    "silent clients": b"",
    "clients who never end": b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
}


def waits(here: Installation, sent: bytes, requests: int) -> Iterator[float]:
    """Seconds until each of so many requests is answered, beside clients who have sent that and send a byte now and then."""
    with ExitStack() as stack:
        slow = [stack.enter_context(socket.create_connection(("127.0.0.1", here.port))) for _ in range(SLOW)]
        for each in slow:
            each.sendall(sent)
        for _ in range(requests):
            yield answered(here.port)
            time.sleep(PACE_S)
            for each in slow:
                try:
                    each.send(b"a" if sent else b"")
                except OSError:
                    continue


def answered(port: int) -> float:
    """Seconds until a request is answered; ten where it is not."""
    began = time.monotonic()
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    try:
        line.request("GET", "/v1/games")
        line.getresponse().read()
    except OSError:
        return 10.0
    finally:
        line.close()
    return time.monotonic() - began
