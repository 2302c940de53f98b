"""A push service on loopback with its browsers, written from the RFCs: it checks who sends, and hands on; browsers decrypt by another implementation."""

from __future__ import annotations

import json
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

Json = dict[str, Any]


def encode(told: bytes) -> str:
    return urlsafe_b64encode(told).decode().rstrip("=")


def decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Pushed(NamedTuple):
    """A message as the push service got it."""

    path: str
    headers: dict[str, str]
    body: bytes


class Browser:
    """A subscriber: its keys, and where its push service takes messages for it."""

    def __init__(self, service: PushService, number: int = 0) -> None:
        self._key, self._auth = ec.generate_private_key(ec.SECP256R1()), bytes(range(number, number + 16))
        self.service, self.path = service, f"/push/{number}"
        service.vapid.setdefault(self.path, None)

    @property
    def subscription(self) -> Json:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": encode(point), "auth": encode(self._auth)}
        return {"endpoint": f"{self.service.url}{self.path}", "keys": keys}

    def read(self, pushed: Pushed) -> Json:
        plain = http_ece.decrypt(pushed.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        found: Json = json.loads(plain)
        return found

    def got(self) -> list[Json]:
        return [self.read(each) for each in self.service.got if each.path == self.path]


class PushService:
    """Takes messages whose sender is identified. answer: its next status; vapid: the key that each path was subscribed with."""

    def __init__(self) -> None:
        self.got: list[Pushed] = []
        self.vapid: dict[str, str | None] = {}
        self.answer, self.retry_after, self.now_s = 201, "", 0
        self.url = ""

    def take(self, pushed: Pushed) -> int:
        if self.answer != 201:
            return self.answer
        if not self.is_identified(pushed):
            return 403
        self.got.append(pushed)
        return 201

    def is_identified(self, pushed: Pushed) -> bool:
        """RFC 8292: signed by the key that is named, which is the one the browser was subscribed with; for us, and not too long."""
        scheme, _, parameters = pushed.headers["authorization"].partition(" ")
        told = dict(each.strip().split("=", 1) for each in parameters.split(","))
        head, claims, signature = told["t"].split(".")
        raw = decode(signature)
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(told["k"]))
        pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        key.verify(pair, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
        said = json.loads(decode(claims))
        return (
            scheme == "vapid"
            and json.loads(decode(head)) == {"typ": "JWT", "alg": "ES256"}
            and said["aud"] == self.url
            and self.now_s < said["exp"] <= self.now_s + 86_400
            and said["sub"].startswith("mailto:")
            and self.vapid[pushed.path] in (None, told["k"])
        )


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            self.send_response(service.take(Pushed(self.path, headers, body)))
            if service.retry_after:
                self.send_header("Retry-After", service.retry_after)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service.url = f"http://127.0.0.1:{server.server_address[1]}"
    thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
