"""Stands between the service and a Redis server on its unix socket, and breaks connections at every moment of a request."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from pathlib import Path
from random import Random

BREAKS = 0.01
"""Chance of one piece on its way to break its connection; half of those pieces are passed on in part."""


class Proxy:
    """In a block, a client that connects to `path` connects to us; before and after it, to the server itself."""

    def __init__(self, path: Path, luck: Random) -> None:
        self._path, self._aside = path, path.with_suffix(".aside")
        self._luck = luck
        self._ends: list[socket.socket] = []

    def __enter__(self) -> Proxy:
        self._path.rename(self._aside)
        self._ear = socket.socket(socket.AF_UNIX)
        self._ear.bind(str(self._path))
        self._ear.listen(64)
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._aside.rename(self._path)
        self._ear.close()
        for end in self._ends:
            close(end)

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._ear.accept()
                server = socket.socket(socket.AF_UNIX)
                server.connect(str(self._aside))
                self._ends += [client, server]
                for here, there in ((client, server), (server, client)):
                    threading.Thread(target=self._pass_on, args=(here, there), daemon=True).start()

    def _pass_on(self, here: socket.socket, there: socket.socket) -> None:
        with suppress(OSError):
            while piece := here.recv(65536):
                if self._luck.random() < BREAKS:
                    there.sendall(piece[: self._luck.choice((0, len(piece) // 2))])
                    break
                there.sendall(piece)
        close(here)
        close(there)


def close(end: socket.socket) -> None:
    """End a connection at once, even while somebody reads from it."""
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
