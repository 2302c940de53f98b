"""A Redis server of the operator's on another machine, and the network to it, which can be cut."""

from __future__ import annotations

import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from service.supervisor.redis_binary import find_redis_binary
from service.supervisor.redis_server import SETTINGS
from tests.hang import until
from tests.programs import end


class Cable:
    """Carries TCP from a port of its own to a Redis server until it is cut: then bytes are neither carried nor refused."""

    def __init__(self, port: int) -> None:
        self.is_cut, self._port = False, port
        self._ear = socket.create_server(("127.0.0.1", 0))
        self.port = self._ear.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._ear.accept()
                server = socket.create_connection(("127.0.0.1", self._port))
                for here, there in ((client, server), (server, client)):
                    threading.Thread(target=self._carry, args=(here, there), daemon=True).start()

    def _carry(self, here: socket.socket, there: socket.socket) -> None:
        with suppress(OSError):
            while piece := here.recv(65536):
                while self.is_cut:
                    time.sleep(0.05)
                there.sendall(piece)
        for each in (here, there):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()

    def close(self) -> None:
        """Carry no new connections."""
        self._ear.close()


@contextmanager
def own_server(folder: Path) -> Iterator[int]:
    """An events server of the operator's; its port."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = int(free.getsockname()[1])
    places = ["--dir", str(folder), "--unixsocket", str(folder / "own.sock")]
    command = [str(find_redis_binary().path), str(SETTINGS / "events.conf"), "--port", str(port), *places]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        until(lambda: (folder / "own.sock").exists(), "the server does not start")
        yield port
    finally:
        end(server)
