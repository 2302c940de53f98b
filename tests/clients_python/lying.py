"""An operator who changes answers, and the changes."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import httpx
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from deaddrop_client import Client, guest, mine, operations
from deaddrop_client.ledger import next_digest
from tests.clients_python.faults import Network

Json = Any


Lie = Callable[[str, Json], Json]


class Lying(httpx.BaseTransport):
    """An operator who changes answers, but for streams. lie: takes the end of the path and the body."""

    def __init__(self, inner: httpx.BaseTransport) -> None:
        self._inner = inner
        self.lie: Lie = lambda _, body: body

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        answer = self._inner.handle_request(request)
        if "event-stream" in request.headers["accept"]:
            return answer
        answer.read()
        if not answer.is_success or "json" not in answer.headers["content-type"]:
            return answer
        told = self.lie(request.url.path.rpartition("/")[2], answer.json())
        return httpx.Response(answer.status_code, json=told)


def given(network: Network) -> list[httpx.Request]:
    """The requests that gave a nonce away."""
    return [each for each in network.seen if each.url.path.endswith("/nonce")]


def chained(entries: list[Json]) -> list[Json]:
    """The entries with digests that follow from each other."""
    before = b""
    for each in entries:
        before = next_digest(before, each)
        each["digest"] = before.hex()
    return entries


def begin(lying: Lying, lie: Lie, **more: Any) -> tuple[Client, Any]:
    """A table whose commitments are closed before an operator who lies from then on."""
    client = Client("http://service", transport=lying, **more)
    game = client.create("microfilms", [mine(), guest(), guest()])
    lying.lie = lie
    for seat in (1, 2):
        body = {"code": game.claim_codes[seat]}
        client.call(operations.claim_seat(game.id, seat, body))
    return client, game.seats[0]


def other_commitment(path: str, body: Json) -> Json:
    """Another commitment stands in the seat's place, in a log that is chained again."""
    if path == "events":
        for each in body["events"]:
            if each["type"] == "game.luck_closed":
                each["data"]["commits"][0] = "ab" * 32
        chained(body["events"])
    if path == "view" and body["luck"]["closed"]:
        body["luck"]["commits"][0] = "ab" * 32
    return body


def shown_in_the_view_alone(path: str, body: Json) -> Json:
    if path == "events":
        return other_commitment(path, body)
    if path == "view" and body["luck"]["closed"]:
        entries = body["luck"]["closed"]
        entries["digest"] = "cd" * 32
    return body


def entries_left_out(path: str, body: Json) -> Json:
    if path == "events":
        body["events"] = body["events"][1:]
    return body


def broken_chain(path: str, body: Json) -> Json:
    if path == "events":
        body["events"][0]["data"]["visibility"] = "other"
    return body


def nothing_to_see(path: str, body: Json) -> Json:
    if path == "events":
        body["events"] = []
    return body


def signed(private: Ed25519PrivateKey, body: Json, **more: Any) -> Json:
    told = {**body, **more}
    message = f"deaddrop-checkpoint/1\n{told['game']}\n{told['version']}\n{told['digest']}\n"
    return {**told, "signature": b64encode(private.sign(message.encode())).decode()}


def id_of(public_key: str) -> str:
    return sha256(b64decode(public_key)).hexdigest()[:16]


def another_signature(path: str, body: Json) -> Json:
    return signed(Ed25519PrivateKey.generate(), body) if path == "checkpoint" else body


def another_key(path: str, body: Json) -> Json:
    """The key was exchanged: the list of keys has the new one alone."""
    key = Ed25519PrivateKey.from_private_bytes(b"k" * 32)
    raw = b64encode(key.public_key().public_bytes_raw()).decode()
    if path == "keys":
        return {**body, "items": [{**body["items"][0], "id": id_of(raw), "public_key": raw}]}
    return signed(key, body, key=id_of(raw)) if path == "checkpoint" else body


def put_back(at: int) -> Lie:
    """The operator puts the game back to a version, and says why."""

    def lie(path: str, body: Json) -> Json:
        if path == "events":
            kept = [each for each in body["events"] if each["version"] <= at]
            if (kept and kept[-1]["version"] == at) or (body["events"] and not kept):
                digest = kept[-1]["digest"] if kept else "00" * 32
                said = {"lost": None, "kept": {"version": at, "digest": digest}, "reason": "The disk was full."}
                restored = {
                    "version": at + 1,
                    "type": "game.restored",
                    "at": "2030-01-01T00:00:00.000Z",
                    "by": None,
                    "data": said,
                    "hidden": {},
                    "openings": {},
                    "text": "",
                    "title": "",
                    "rule": None,
                }
                restored["digest"] = next_digest(bytes.fromhex(digest), restored).hex()
                kept.append(restored)
            return {**body, "events": kept, "head": at + 1}
        if path == "view":
            return {**body, "version": at + 1}
        return body

    return lie
