"""Many viewers of streams in one process: raw sockets and one epoll, so that the client is no part of what is measured."""

from __future__ import annotations

import json
import select
import socket
import struct
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from typing import NamedTuple

from tests.bench import load
from tests.bench.load import http

STAMPED = 35
"""SO_TIMESTAMPNS of Linux: with what is read, the kernel says when it had come."""
SETTLED_S = 0.5
"""So long nothing comes before a viewer counts as caught up."""


class Arrival(NamedTuple):
    """Bytes at a viewer: the last version among them, when they were there, and when he had read them, who reads one socket
    after another; by the machine's wall clock.
    """

    viewer: int
    version: int
    at_s: float
    read_s: float


def watch(port: int, games: list[str], viewers: int, told: Connection) -> None:
    """Follow the games, viewers spread over them; say when all follow, and on a word what arrived.

    A viewer who is refused asks again, as clients do.
    """
    heads = {game: head_of(port, game) for game in games}
    sockets = [opened(port, game, heads[game]) for game in (games[number % len(games)] for number in range(viewers))]
    epoll, numbers = select.epoll(), {each.fileno(): number for number, each in enumerate(sockets)}
    for each in sockets:
        epoll.register(each, select.EPOLLIN)
    for _ in received(epoll, sockets, numbers, SETTLED_S):
        pass
    told.send("following")
    epoll.register(told, select.EPOLLIN)
    arrived = list(received(epoll, sockets, numbers, None))
    told.send(arrived)


def head_of(port: int, game: str) -> int:
    """The last version of a game."""
    connection = load.Connection(port)
    status, page = connection.ask(http("GET", f"/v1/games/{game}/events?limit=1"))
    connection.close()
    if status != 200:
        raise RuntimeError(page.decode())
    return int(json.loads(page)["head"])


def opened(port: int, game: str, after: int) -> socket.socket:
    """A stream that has begun after a version."""
    while True:
        found = socket.create_connection(("127.0.0.1", port), 30)
        found.sendall(http("GET", f"/v1/games/{game}/events?after={after}", Accept="text/event-stream"))
        head = found.recv(65536)
        if head.startswith(b"HTTP/1.1 200"):
            found.setsockopt(socket.SOL_SOCKET, STAMPED, 1)
            return found
        if head[9:12] not in (b"503", b"429"):
            raise RuntimeError(head.decode())
        found.close()
        time.sleep(0.01)


def received(
    epoll: select.epoll, sockets: list[socket.socket], numbers: dict[int, int], quiet_s: float | None
) -> Iterator[Arrival]:
    """What arrives until nothing does for so long, or until there is a word on something that is no viewer's socket."""
    buffer = bytearray(65536)
    while ready := epoll.poll(quiet_s):
        for fileno, _ in ready:
            number = numbers.get(fileno)
            if number is None:
                return
            count, told, _, _ = sockets[number].recvmsg_into([buffer], 64)
            if not count:
                raise ConnectionError("a stream was cut")
            start = buffer.rfind(b"\nid: ", 0, count) + 5
            if start > 4:
                now = time.time()
                version = int(buffer[start : buffer.index(b"\n", start)])
                yield Arrival(number, version, stamp(told[0][2]) if told else now, now)


def stamp(told: bytes) -> float:
    """Seconds of the wall clock, as the kernel says them."""
    seconds, nanoseconds = struct.unpack("qq", told)
    return float(seconds + 1e-9 * nanoseconds)
