"""Redis Cluster client: routes each command by its key's slot, also while slots migrate."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from threading import RLock
from typing import Any

import redis
from redis.crc import key_slot
from redis.exceptions import AskError, ClusterDownError, MovedError, RedisError, TryAgainError

from service.store.redis.connection.pooled_client import DirectClient

Address = tuple[str, int]
Question = Callable[[redis.Redis, int], Any]
"""Sends the command for the key at this index to a client or pipeline."""

ROUNDS = 25
"""Redirects and retries per command, about half a second in all; then the caller retries."""
PAUSE_S = 0.02


class ClusterClient(redis.Redis):
    """Client for commands on one key, and scripts whose keys share a slot. Connects lazily, follows MOVED and ASK, and
    retries TRYAGAIN for a while, but no other error. hosts: some servers of the cluster.
    """

    def __init__(self, hosts: Sequence[Address], **settings: Any) -> None:
        super().__init__(*hosts[0], **settings)
        self._hosts, self._settings = hosts, settings
        self._servers: dict[Address, DirectClient] = {}
        self._server_of_slot: dict[int, DirectClient] | None = None
        self._lock = RLock()

    def begin(self, *words: Any, **options: Any) -> Callable[[], Any]:
        """Send one command to the server of its key; returns a function that waits for the reply, redirected if need be."""
        slot = key_slot(_key_of(words))
        with self._forgetting_slots_on_failure():
            server = self.server_of(slot)
            answer = server.begin(*words, **options)
        return lambda: self._settle(slot, server, answer, words, options)

    def _settle(
        self, slot: int, server: DirectClient, answer: Callable[[], Any], words: Any, options: dict[str, Any]
    ) -> Any:
        with self._forgetting_slots_on_failure():
            try:
                return answer()
            except MovedError as elsewhere:
                self._redirect(slot, server, elsewhere)
            except (AskError, TryAgainError):
                pass  # the server did not execute it; the retry is redirected
        return self.execute_command(*words, **options)

    def execute_command(self, *words: Any, **options: Any) -> Any:
        """Run a command on the server of its key; without a key, on the server of slot 0."""
        slot = key_slot(_key_of(words))
        with self._forgetting_slots_on_failure():
            server, is_under_way = self.server_of(slot), False
            for attempt in range(ROUNDS):
                try:
                    if is_under_way:
                        return _ask_importing_server(server, words, options)
                    return server.execute_command(*words, **options)
                except AskError as elsewhere:
                    is_under_way = not isinstance(elsewhere, MovedError)
                    server = self._redirect(slot, server, elsewhere)
                except TryAgainError:
                    server, is_under_way = self.server_of(slot), False
                time.sleep(PAUSE_S if attempt else 0)
            raise TryAgainError("a slot is on its way from one server to another", status_code="TRYAGAIN")

    def ask_many(self, names: Sequence[str], question: Question) -> list[Any]:
        """Replies for several keys, in one round trip to each server."""
        shares: dict[DirectClient, list[int]] = defaultdict(list)
        answers: dict[int, Any] = {}
        with self._forgetting_slots_on_failure():
            for number, name in enumerate(names):
                shares[self.server_of(key_slot(name.encode()))].append(number)
            for server, numbers in shares.items():
                answers |= zip(numbers, ask_in_pipeline(server, numbers, question), strict=True)
        return [self._answer(number, answers[number], question) for number in range(len(names))]

    def _answer(self, number: int, answer: Any, question: Question) -> Any:
        if isinstance(answer, AskError | TryAgainError):
            return question(self, number)
        if isinstance(answer, Exception):
            raise answer
        return answer

    def server_of(self, slot: int) -> DirectClient:
        """Server of a slot by the cached slot table.  Raises ClusterDownError."""
        found = (self._server_of_slot or self._load_slots()).get(slot)
        if found is None:
            raise ClusterDownError("no server has this slot", status_code="CLUSTERDOWN")
        return found

    def masters(self) -> list[DirectClient]:
        """One client for each server with slots."""
        with self._forgetting_slots_on_failure():
            return list(dict.fromkeys(list((self._server_of_slot or self._load_slots()).values())))

    def layout(self) -> list[tuple[str, list[list[str]]]]:
        """Node ids and slots, as each server reports its own.  Raises TryAgainError while slots migrate."""
        self._server_of_slot = None
        replies = [server.execute_command("CLUSTER NODES") for server in self.masters()]
        own = [next(each for each in nodes.values() if "myself" in each["flags"]) for nodes in replies]
        if any(each["migrations"] for each in own):
            raise TryAgainError("slots are on their way from one server to another", status_code="TRYAGAIN")
        return [(each["node_id"], each["slots"]) for each in own]

    def close(self) -> None:
        """Close the connections to all servers."""
        super().close()
        for server in list(self._servers.values()):
            server.close()

    @contextmanager
    def _forgetting_slots_on_failure(self) -> Iterator[None]:
        """Drop the slot table when a server is unreachable or has become a replica."""
        try:
            yield
        except (redis.ConnectionError, redis.TimeoutError, redis.ReadOnlyError, ClusterDownError):
            self._server_of_slot = None
            raise

    def _load_slots(self) -> dict[int, DirectClient]:
        """Load the slot table from any server that answers."""
        with self._lock:
            why: Exception | None = None
            for host, port in () if self._server_of_slot else (*self._servers, *self._hosts):
                try:
                    ranges = self._server(host, port).execute_command("CLUSTER SLOTS")
                    self._server_of_slot = {
                        slot: self._server(_to_text(at[0]) or host, at[1])
                        for first, last, at, *_ in ranges
                        for slot in range(first, last + 1)
                    }
                except RedisError as error:
                    why = error
                    self._servers[host, port] = self._servers.pop((host, port))  # asked last next time
                if self._server_of_slot:
                    break
            if not self._server_of_slot:
                raise redis.ConnectionError(f"no server of the cluster gave the slot table: {why}")
            return self._server_of_slot

    def _redirect(self, slot: int, by: redis.Redis, elsewhere: AskError) -> DirectClient:
        """Server named by a MOVED or ASK reply; MOVED also updates the slot table."""
        server = self._server(elsewhere.host or address_of(by).rpartition(":")[0], elsewhere.port)
        owners = self._server_of_slot
        if isinstance(elsewhere, MovedError) and owners:
            owners[slot] = server
        return server

    def _server(self, host: str, port: int) -> DirectClient:
        with self._lock:
            found = self._servers.get((host, port))
            if found is None:
                found = self._servers[host, port] = DirectClient(host, port, **self._settings)
                found.response_callbacks = self.response_callbacks
            return found


def writable_servers(client: redis.Redis) -> list[redis.Redis]:
    """Servers that take writes: the single one, or the cluster's masters."""
    return [*client.masters()] if isinstance(client, ClusterClient) else [client]


def address_of(server: redis.Redis) -> str:
    """Address of a server as host:port."""
    return "{host}:{port}".format(**server.connection_pool.connection_kwargs)


def ask_many(client: redis.Redis, names: Sequence[str], question: Question) -> list[Any]:
    """Replies for several keys in as few round trips as possible, from a cluster or a single server."""
    if isinstance(client, ClusterClient):
        return client.ask_many(names, question)
    answers = ask_in_pipeline(client, range(len(names)), question)
    for answer in answers:
        if isinstance(answer, Exception):
            raise answer
    return answers


def scan_keys(client: redis.Redis, pattern: str) -> set[bytes]:
    """Keys that match a pattern.  Raises TryAgainError if slots migrate meanwhile, since keys could be missed."""
    if not isinstance(client, ClusterClient):
        return set(client.scan_iter(pattern, count=1000))
    before = sorted(client.layout())
    found = {key for server in client.masters() for key in server.scan_iter(pattern, count=1000)}
    if sorted(client.layout()) != before:
        raise TryAgainError("slots have moved from one server to another", status_code="TRYAGAIN")
    return found


def ask_in_pipeline(server: redis.Redis, numbers: Sequence[int], question: Question) -> list[Any]:
    """Replies or errors of one server, in one round trip."""
    with server.pipeline(transaction=False) as pipe:
        for number in numbers:
            question(pipe, number)
        return pipe.execute(raise_on_error=False)


def _ask_importing_server(server: redis.Redis, words: Sequence[Any], options: dict[str, Any]) -> Any:
    """Send a command with ASKING to the server that is importing the slot."""
    with server.pipeline(transaction=False) as pipe:
        pipe.execute_command("ASKING")  # type: ignore[no-untyped-call]
        pipe.execute_command(*words, **options)  # type: ignore[no-untyped-call]
        _, answer = pipe.execute(raise_on_error=False)
    if isinstance(answer, Exception):
        raise answer
    return answer


def _key_of(words: Sequence[Any]) -> bytes:
    """The key of a command; the first key of a script."""
    at = 3 if words[0] in ("EVAL", "EVALSHA") else 1
    key = words[at] if len(words) > at else b""
    return key if isinstance(key, bytes) else str(key).encode()


def _to_text(word: bytes | str | None) -> str:
    return word.decode() if isinstance(word, bytes) else word or ""
