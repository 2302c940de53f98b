"""Starts a private Redis Cluster for tests: masters on loopback, and moves slots between them."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from socket import socket

import redis
from redis.crc import REDIS_CLUSTER_HASH_SLOTS, key_slot

from service.store.redis.keys import FEEDS
from service.supervisor.redis_server import SETTINGS as FILES
from tests.hang import until
from tests.redis_server import EMBEDDED

SETTINGS = FILES / "events.conf"
"""As `deaddrop-node@.service` starts it."""
BUS = 10_000
"""How far from a server's port it listens for the other servers."""
NODE_TIMEOUT_MS = 1000
NOT_YET = (redis.RedisError,)
"""What a server answers that is not ready yet, or moves."""
SLOTS = [key_slot(key.encode()) for key in FEEDS]
"""The slot of each partition."""


class Node:
    """A server that has slots, or will have some."""

    def __init__(self, folder: Path, port: int, binary: Path, fsync: str) -> None:
        self.port, self._folder, self._binary, self._fsync = port, folder, binary, fsync
        self.asked = redis.Redis(port=port, socket_timeout=10)
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, with what it held before."""
        settings = {
            "port": self.port, "bind": "127.0.0.1", "dir": self._folder, "cluster-enabled": "yes",
            "cluster-node-timeout": NODE_TIMEOUT_MS, "appendfsync": self._fsync, "logfile": "redis.log",
        }  # fmt: skip
        words = [str(SETTINGS), *(str(word) for name, value in settings.items() for word in (f"--{name}", value))]
        self.process = subprocess.Popen(
            [str(self._binary), *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        until(self.asked.ping, despite=NOT_YET)

    def kill(self) -> None:
        """End it by `kill -9`."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    @property
    def id(self) -> str:
        """What the others call it."""
        return str(self.asked.execute_command("CLUSTER MYID").decode())

    def epoch_of(self, node_id: str) -> int:
        """How new it believes that to be which a server said of its slots. Who knows less would believe what is older."""
        told = self.asked.execute_command("CLUSTER NODES")
        return next(int(each["epoch"]) for each in told.values() if each["node_id"] == node_id)

    @property
    def is_up(self) -> bool:
        return bool(self.asked.execute_command("CLUSTER INFO")["cluster_state"] == "ok")


class Nodes:
    """A cluster. masters: those that share the slots at first; spare: one that has none yet."""

    def __init__(self, nodes: list[Node], count: int) -> None:
        self.nodes, self.masters, self.spare = nodes, nodes[:count], nodes[count:]

    @property
    def url(self) -> str:
        """Where the service finds it: some of its servers are enough."""
        return "cluster://" + ",".join(f"127.0.0.1:{node.port}" for node in self.masters[:2])

    def await_up(self) -> None:
        """Wait until every server says that the cluster is whole."""
        until(lambda: all(node.is_up for node in self.nodes), despite=NOT_YET)

    def owner(self, slot: int) -> Node:
        """The server that says it has a slot."""
        for node in self.nodes:
            if any(first <= slot <= last for first, last in own_slots(node)):
                return node
        raise LookupError(slot)

    def move(self, slot: int, to: Node, keys_at_once: int = 10, pause: Callable[[], None] = lambda: None) -> None:
        """Move a slot as redis-cli does: key by key, while it is in use. pause: called while keys lie on both sides."""
        source = self.owner(slot)
        if source is to:
            return
        to.asked.execute_command("CLUSTER SETSLOT", slot, "IMPORTING", source.id)
        source.asked.execute_command("CLUSTER SETSLOT", slot, "MIGRATING", to.id)
        while names := source.asked.execute_command("CLUSTER GETKEYSINSLOT", slot, keys_at_once):
            source.asked.execute_command("MIGRATE", "127.0.0.1", to.port, "", 0, 5000, "KEYS", *names)
            pause()
        for node in (to, source, *(each for each in self.nodes if each not in (to, source))):
            node.asked.execute_command("CLUSTER SETSLOT", slot, "NODE", to.id)
        until(lambda: len({node.epoch_of(to.id) for node in self.nodes}) == 1, despite=NOT_YET)

    def empty(self) -> None:
        """Forget everything."""
        for node in self.masters:
            node.asked.flushall()


def own_slots(node: Node) -> list[tuple[int, int]]:
    """The first and last of each range of slots that a server says it has."""
    told = node.asked.execute_command("CLUSTER NODES")
    (own,) = (each for each in told.values() if "myself" in each["flags"])
    return [(int(each[0]), int(each[-1])) for each in own["slots"]]


@contextmanager
def private_cluster(
    folder: Path, *, binary: Path = EMBEDDED, masters: int = 3, spare: int = 0, fsync: str = "always"
) -> Iterator[Nodes]:
    """Masters whose data lie in `folder`, each with a third of the slots if they are three; ended with the block."""
    with ExitStack() as stack:
        nodes = []
        for number in range(masters + spare):
            (folder / str(number)).mkdir()
            node = Node(folder / str(number), free_port(), binary, fsync)
            stack.callback(node.kill)
            node.start()
            nodes.append(node)
        cluster = Nodes(nodes, masters)
        for number, node in enumerate(nodes):
            node.asked.execute_command("CLUSTER SET-CONFIG-EPOCH", number + 1)
            if number < masters:
                first, last = (REDIS_CLUSTER_HASH_SLOTS * (number + each) // masters for each in (0, 1))
                node.asked.execute_command("CLUSTER ADDSLOTS", *range(first, last))
            node.asked.execute_command("CLUSTER MEET", "127.0.0.1", nodes[0].port)
        cluster.await_up()
        yield cluster


def free_port() -> int:
    """A port with another one free for the bus."""
    luck = Random()
    while True:
        port = luck.randrange(20_000, 50_000)
        with socket() as one, socket() as other:
            try:
                one.bind(("127.0.0.1", port))
                other.bind(("127.0.0.1", port + BUS))
            except OSError:
                continue
        return port
