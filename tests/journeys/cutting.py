"""Stands between a client and the service, breaks connections at any moment, and counts what was asked."""

from __future__ import annotations

import re
import socket
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from random import Random
from typing import NamedTuple
from urllib.parse import urlsplit

ASKED = re.compile(rb"(?:GET|POST|PUT) /v1/\S*?(\w+)(?:\?(\S*))? HTTP/1.1\r\n")
ANSWERED = re.compile(rb'(?is)POST (/v1/games/\w+)/commands\S* HTTP/1.1\r\n(?:(?!\r\n\r\n).)*?\nif-match: ?"(d[0-9]+\.[0-9]+)"\r\n')
READS = ("view", "events", "inbox")
"""How a player learns what is asked: views, long polls and streams. Pages of the log that are read without waiting are proof (`log`)."""


class Figures(NamedTuple):
    """requests: by the last word of their path; decisions: that were answered; cuts: of connections, by the request that they cut."""

    requests: Counter[str]
    decisions: int
    cuts: Counter[str]

    @property
    def reads(self) -> float:
        """Requests of `READS` that were not cut, for each own decision."""
        return sum(self.requests[each] - self.cuts[each] for each in READS) / max(1, self.decisions)

    @property
    def total(self) -> float:
        """All requests, cut ones too, for each own decision."""
        return sum(self.requests.values()) / max(1, self.decisions)


class CuttingProxy:
    """breaks: chance of one piece on its way to break its connection; half of those pieces are passed on in part."""

    def __init__(self, url: str, breaks: float, luck: Random) -> None:
        self._to, self._breaks, self._luck = (urlsplit(url).hostname, urlsplit(url).port), breaks, luck
        self._ear = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._ear.getsockname()[1]}"
        self._said: list[bytearray] = []
        self._cuts: list[str] = []
        self._ends: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def figures(self) -> Figures:
        """What was asked through it."""
        asked = [found for said in self._said for found in names(said)]
        decisions = {found for said in self._said for found in ANSWERED.findall(bytes(said))}
        return Figures(Counter(asked), len(decisions), Counter(self._cuts))

    def close(self) -> None:
        self._ear.close()
        for each in self._ends:
            close(each)

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._ear.accept()
                server = socket.create_connection(self._to)
                said = bytearray()
                self._said.append(said)
                self._ends += [client, server]
                for here, there, noted in ((client, server, said), (server, client, None)):
                    threading.Thread(target=self._carry, args=(here, there, said, noted), daemon=True).start()

    def _carry(self, here: socket.socket, there: socket.socket, said: bytearray, noted: bytearray | None) -> None:
        with suppress(OSError):
            while piece := here.recv(65536):
                if noted is not None:
                    noted += piece
                if self._luck.random() < self._breaks:
                    there.sendall(piece[: self._luck.choice((0, len(piece) // 2))])
                    self._cuts += names(said)[-1:]
                    break
                there.sendall(piece)
        close(here)
        close(there)


def names(said: bytearray) -> list[str]:
    """The requests that a client sent through a connection."""
    found = [(name.decode(), query) for name, query in ASKED.findall(bytes(said))]
    return ["log" if name == "events" and b"wait=" not in query else name for name, query in found]


def close(end: socket.socket) -> None:
    """End a connection at once, even while somebody reads from it."""
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()


@contextmanager
def cutting(url: str, breaks: float, luck: Random) -> Iterator[CuttingProxy]:
    """A proxy that ends with the block."""
    proxy = CuttingProxy(url, breaks, luck)
    try:
        yield proxy
    finally:
        proxy.close()
