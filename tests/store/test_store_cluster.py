"""A cluster that changes under the store: slots move, servers join, and servers are gone for a while."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

import pytest
from redis.crc import REDIS_CLUSTER_HASH_SLOTS

from service.store import ArbiterRead, Committed, RedisStore, StoredEntry, Unavailable, connect
from service.store.redis.connection.cluster_client import ClusterClient
from tests.faults.invariants import feed
from tests.hang import HANG_S, until
from tests.redis_cluster import NOT_YET, SLOTS, Node, Nodes, free_port, own_slots, private_cluster
from tests.redis_server import EMBEDDED
from tests.store.samples import KINDS, entries, game, head_of, pairs, tell

PARTITIONS = (3, 41)
"""Whose slots move, in these tests."""
UNUSED = next(slot for slot in range(REDIS_CLUSTER_HASH_SLOTS) if slot not in SLOTS)
"""A slot that the spare server keeps: one that has lost its last becomes a replica."""


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    """Three masters, and a server without slots."""
    with private_cluster(tmp_path_factory.mktemp("cluster"), spare=1, fsync="no") as nodes:
        yield nodes


@pytest.fixture
def client(nodes: Nodes) -> Iterator[ClusterClient]:
    nodes.empty()
    with connect(nodes.url) as client:
        assert isinstance(client, ClusterClient)
        yield client


@pytest.fixture
def store(client: ClusterClient) -> RedisStore:
    return RedisStore(client)


class Writer:
    """Tells a game two events at a time, until it is to stop. told: what it knows to be stored."""

    def __init__(self, store: RedisStore, name: str) -> None:
        self.name, self.told, self.refused = name, list[StoredEntry](), 0
        self._store, self._stopping = store, threading.Event()

    def run(self) -> None:
        while not self._stopping.is_set():
            more = entries(2, len(self.told))
            try:
                reply = self._store.append(self.name, head_of(self.told), pairs(more), due="keep", kinds=KINDS)
            except Unavailable:
                self.refused += 1
                continue
            assert isinstance(reply, Committed) or reply.missed[:2] == tuple(more)
            self.told += more

    def stop(self) -> None:
        self._stopping.set()


@contextmanager
def writing(store: RedisStore) -> Iterator[list[Writer]]:
    """Writers on some games of the partitions that move; all that they were told is there in the end, once."""
    writers = [Writer(store, game(number, partition)) for partition in PARTITIONS for number in range(3)]
    with ThreadPoolExecutor() as pool:
        runs = [pool.submit(writer.run) for writer in writers]
        try:
            yield writers
        finally:
            for writer in writers:
                writer.stop()
        for run in runs:
            run.result()
    for writer in writers:
        assert store.read(writer.name) == writer.told
        assert [each.first for each in feed(store) if each.game == writer.name] == [
            each.version for each in writer.told[::2]
        ]


def grow(writers: list[Writer]) -> None:
    """Wait until every writer has told more."""
    before = [len(writer.told) for writer in writers]
    until(lambda: all(len(writer.told) > count for writer, count in zip(writers, before, strict=True)), despite=NOT_YET)


@contextmanager
def following(store: RedisStore) -> Iterator[list[tuple[str, int]]]:
    """Who hears of every append made in the block: game and first version."""
    heard, after, done = list[tuple[str, int]](), store.feed_ends(), threading.Event()

    def listen() -> None:
        while not done.is_set():
            with suppress(Unavailable):
                for partition, entry in store.follow(after, 200):
                    after[partition] = entry.id
                    heard.append((entry.game, entry.first))

    listener = threading.Thread(target=listen)
    listener.start()
    try:
        yield heard
    finally:
        done.set()
        listener.join()


def test_nothing_is_lost_or_doubled_while_slots_move(nodes: Nodes, store: RedisStore) -> None:
    """To a server that the client has never heard of, and to every other, with keys on both sides for a while."""
    with following(store) as heard:
        with writing(store) as writers:
            for node in (*nodes.spare, *nodes.masters):
                for slot in [SLOTS[partition] for partition in PARTITIONS]:
                    nodes.move(slot, node, keys_at_once=1, pause=lambda: time.sleep(0.02))
                grow(writers)
                nodes.move(UNUSED, nodes.spare[0])
        told = sorted((entry.game, entry.first) for entry in feed(store))
        until(lambda: sorted(heard) == told, despite=NOT_YET)


def test_a_game_whose_keys_lie_on_both_sides_is_read_and_takes_no_writes(nodes: Nodes, store: RedisStore) -> None:
    told, more = tell(store, game(1, 3), 2), pairs(entries(1, 2))
    store.put_name(game(1, 3), 0, "Anna")
    store.note_read(game(1, 3), 2, "all", 5)

    def in_between() -> None:
        assert store.read(game(1, 3)) == told
        assert store.names(game(1, 3)) == {0: "Anna"}
        assert store.reads(game(1, 3)) == [ArbiterRead(2, "all", 5)]
        assert store.due_ms(game(1, 3)) is None
        assert store.owed_since_ms(game(1, 3)) is None
        store.ping()
        with pytest.raises(Unavailable) as refusal:
            store.append(game(1, 3), head_of(told), more, due="keep", kinds=KINDS)
        assert refusal.value.reason == "TRYAGAIN"
        with pytest.raises(Unavailable) as refusal:
            store.games()
        assert refusal.value.reason == "TRYAGAIN"

    nodes.move(SLOTS[3], other(nodes, SLOTS[3]), keys_at_once=10, pause=in_between)
    assert store.append(game(1, 3), head_of(told), more, due="keep", kinds=KINDS) == Committed(3)
    assert store.games() == [game(1, 3)]


def other(nodes: Nodes, slot: int) -> Node:
    """A server that does not have a slot."""
    return next(node for node in nodes.masters if node is not nodes.owner(slot))


def test_news_are_heard_where_no_call_is(nodes: Nodes, store: RedisStore) -> None:
    with following(store) as heard:
        until(lambda: any(node.asked.client_list(_type="pubsub") for node in nodes.nodes), despite=NOT_YET)
        for node in nodes.nodes:
            node.asked.client_kill_filter(_type="pubsub")
        tell(store, game(1, 3), 1)
        until(lambda: heard == [(game(1, 3), 1)], despite=NOT_YET)


def test_without_its_servers_the_store_is_unavailable() -> None:
    began = time.monotonic()
    with connect(f"cluster://127.0.0.1:{free_port()},127.0.0.1:{free_port()}") as client, pytest.raises(Unavailable):
        RedisStore(client).ping()
    assert time.monotonic() - began < HANG_S


def test_a_replica_takes_over_and_the_killed_server_follows_it(nodes: Nodes, store: RedisStore, tmp_path: Path) -> None:
    told, killed = tell(store, game(1, 3), 3), nodes.owner(SLOTS[3])
    with following_server(nodes, killed, tmp_path) as replica:
        killed.kill()
        with pytest.raises(Unavailable):
            store.ping()
        more = entries(1, 3)
        until(lambda: is_taken(store, told, more), despite=NOT_YET)
        assert store.read(game(1, 3)) == told + more
        until(lambda: is_up(store), despite=NOT_YET)
        assert any(first <= SLOTS[3] <= last for first, last in own_slots(replica))
        killed.start()
        until(lambda: killed.asked.info("replication")["role"] == "slave", despite=NOT_YET)
        assert store.read(game(1, 3)) == told + more


def is_up(store: RedisStore) -> bool:
    """Whether every server answers; they hear of a new master one after the other."""
    try:
        store.ping()
    except Unavailable:
        return False
    return True


@contextmanager
def following_server(nodes: Nodes, master: Node, folder: Path) -> Iterator[Node]:
    """A replica that has all that its master has, and of which all servers know, so that they will vote for it."""
    replica = Node(folder, free_port(), EMBEDDED, "no")
    replica.start()
    try:
        replica.asked.execute_command("CLUSTER MEET", "127.0.0.1", master.port)
        until(lambda: replica.asked.execute_command("CLUSTER REPLICATE", master.id), despite=NOT_YET)
        until(lambda: master.asked.execute_command("WAIT", 1, 1000) == 1, despite=NOT_YET)
        for node in nodes.nodes:
            until(partial(is_followed, master, replica, node), despite=NOT_YET)
        yield replica
    finally:
        replica.kill()


def is_followed(master: Node, replica: Node, by: Node) -> bool:
    """Whether a server knows that the replica follows the master."""
    return replica.id in followers(by, master)


def followers(node: Node, master: Node) -> list[str]:
    """Who follows a master, as far as a server knows."""
    told = node.asked.execute_command("CLUSTER NODES")
    return [each["node_id"] for each in told.values() if each["master_id"] == master.id]


def is_taken(store: RedisStore, told: list[StoredEntry], more: list[StoredEntry]) -> bool:
    """Whether events are stored, now or by an append whose answer was lost."""
    try:
        reply = store.append(game(1, 3), head_of(told), pairs(more), due="keep", kinds=KINDS)
    except Unavailable:
        return False
    return isinstance(reply, Committed) or reply.missed == tuple(more)
