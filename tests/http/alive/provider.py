"""An OpenID provider on loopback that says what a test has it say: right by itself, and wrong where asked to be."""

from __future__ import annotations

import json
import threading
import time
from base64 import b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

from joserfc import jwt
from joserfc.jwk import ECKey, OctKey, RSAKey

from service.oidc_settings import OidcSettings

CLIENT, SECRET = "games at home", "a secret: with %, + and a colon"
Json = dict[str, Any]
Key = ECKey | RSAKey | OctKey


class Code(NamedTuple):
    """A code that was given out: for a request of a client, and what the ID token says and how it is signed."""

    asked: dict[str, str]
    claims: Json
    header: Json
    key: Key


class Provider:
    """answers: by path, what is answered instead; asked: requests by path; keys: as it publishes them."""

    def __init__(self, now_ms: Callable[[], int]) -> None:
        self.now_ms = now_ms
        self.key = ECKey.generate_key("P-256", {"kid": "one", "use": "sig", "alg": "ES256"})
        self.answers: dict[str, Callable[[BaseHTTPRequestHandler], None]] = {}
        self.asked: list[str] = []
        self.forms: list[dict[str, str]] = []
        self.codes: dict[str, Code] = {}
        self.metadata: Json = {}
        self.url = ""

    def settings(self) -> OidcSettings:
        return OidcSettings(self.url, CLIENT, SECRET, "Example", "https://games.example.org/me")

    def authorize(self, url: str, subject: str = "4711", header: Json | None = None, key: Key | None = None, **claims: Any) -> dict[str, str]:
        """What somebody comes back with who signs in there as `subject`. claims: that the ID token has instead; None leaves one out."""
        asked = dict(parse_qsl(urlsplit(url).query))
        assert url.startswith(f"{self.url}/authorize?")
        assert (asked["client_id"], asked["response_type"], asked["scope"]) == (CLIENT, "code", "openid")
        assert (asked["redirect_uri"], asked["code_challenge_method"]) == ("https://games.example.org/me", "S256")
        now_s = self.now_ms() // 1000
        told = {"iss": self.url, "sub": subject, "aud": CLIENT, "iat": now_s, "exp": now_s + 300, "nonce": asked["nonce"], **claims}
        told |= {"email": "anna@example.org", "name": "Anna Example"}
        code = f"code-{len(self.codes)}"
        made = {name: value for name, value in told.items() if value is not None}
        self.codes[code] = Code(asked, made, header or {"alg": "ES256", "kid": "one"}, key or self.key)
        return {"code": code, "state": asked["state"]}

    def exchange(self, handler: BaseHTTPRequestHandler, form: dict[str, str]) -> tuple[int, Json]:
        """Take a code once, from the client, who proves that it began with it."""
        self.forms.append(form)
        held = self.codes.get(form.get("code", ""))
        pair = b64decode(handler.headers.get("Authorization", "").removeprefix("Basic ")).decode()
        name, _, secret = pair.partition(":")
        if (unquote(name), unquote(secret)) != (CLIENT, SECRET):
            return 401, {"error": "invalid_client"}
        verifier = form.get("code_verifier", "")
        challenge = urlsafe_b64encode(sha256(verifier.encode()).digest()).rstrip(b"=").decode()
        if held is None or held.asked["code_challenge"] != challenge or form["redirect_uri"] != held.asked["redirect_uri"]:
            return 400, {"error": "invalid_grant"}
        del self.codes[form["code"]]
        self.codes[f"used-{len(self.codes)}"] = held
        return 200, {"access_token": "x", "token_type": "Bearer", "id_token": self.to_id_token(held)}

    def to_id_token(self, held: Code) -> str:
        if held.header["alg"] == "none":
            parts = (json.dumps(each).encode() for each in (held.header, held.claims))
            return ".".join(urlsafe_b64encode(each).rstrip(b"=").decode() for each in parts) + "."
        return jwt.encode(held.header, held.claims, held.key, algorithms=[held.header["alg"]])

    def answer(self, handler: BaseHTTPRequestHandler) -> None:
        path = urlsplit(handler.path).path
        self.asked.append(path)
        length = int(handler.headers.get("Content-Length", "0"))
        form = dict(parse_qsl(handler.rfile.read(length).decode()))
        if path in self.answers:
            return self.answers[path](handler)
        if path == "/token":
            return send(handler, *self.exchange(handler, form))
        if path == "/keys":
            return send(handler, 200, {"keys": [self.key.as_dict(private=False)]})
        usual = {"issuer": self.url, "authorization_endpoint": f"{self.url}/authorize", "token_endpoint": f"{self.url}/token", "jwks_uri": f"{self.url}/keys"}
        return send(handler, 200, {**usual, **self.metadata})


def send(handler: BaseHTTPRequestHandler, status: int, body: Any) -> None:
    raw = body if isinstance(body, bytes) else json.dumps(body).encode()
    handler.send_response(status)
    handler.send_header("Content-Length", str(len(raw)))
    handler.end_headers()
    handler.wfile.write(raw)


def drip(handler: BaseHTTPRequestHandler) -> None:
    """An answer that does not end."""
    handler.send_response(200)
    handler.end_headers()
    for _ in range(600):
        try:
            handler.wfile.write(b" ")
        except OSError:
            return
        time.sleep(0.05)


@contextmanager
def provider_at_hand(now_ms: Callable[[], int]) -> Iterator[Provider]:
    """A provider that answers on loopback."""
    made = Provider(now_ms)

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            made.answer(self)

        do_POST = do_GET  # noqa: N815

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    made.url = f"http://127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield made
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
