"""The operator's OpenID provider: its metadata, its keys, and the exchange of a code for an ID token (OpenID Connect Core, Discovery)."""

from __future__ import annotations

import json
import time
from base64 import b64encode
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple
from urllib.parse import quote, urlencode

from service.oidc_settings import OidcSettings
from service.outgoing.outgoing import Busy, Outgoing
from service.outgoing.post import Failed, ReceiverAnswer, RequestBounds

BOUNDS = RequestBounds(seconds=5.0, answer=144 * 1024, body=128 * 1024)
"""A person waits; keys of large providers come to 20 KiB."""
KEPT_S = 3600.0
REFETCH_S = 60.0
"""Seconds that metadata and keys are cached, and least time between requests for keys when a key is missing."""
LONGEST_URL = 2048

Json = dict[str, Any]


class CodeRefused(Exception):
    """The provider refused the code."""


class ProviderMetadata(NamedTuple):
    """The provider's metadata. is_basic: the client's secret goes into a header, else into the body."""

    authorization_endpoint: str
    token_endpoint: str
    jwks_uri: str
    is_basic: bool


class OidcProvider:
    """One provider; requests to it are bounded. Thread-safe: two threads may both fetch an uncached document."""

    def __init__(self, settings: OidcSettings, clock_s: Callable[[], float] = time.monotonic) -> None:
        self.settings = settings
        self._clock_s = clock_s
        # The operator chooses its addresses, which may be in a private network.
        self._outgoing = Outgoing(closed=True, bounds=BOUNDS)
        self._resolver = ThreadPoolExecutor(2, "oidc-dns")
        self._metadata: tuple[float, ProviderMetadata] | None = None
        self._keys: tuple[float, Json] | None = None

    def metadata(self) -> ProviderMetadata:
        """The provider's metadata, an hour old at most.  Raises Failed."""
        held = self._metadata
        if held is None or self._clock_s() - held[0] > KEPT_S:
            url = f"{self.settings.issuer.rstrip('/')}/.well-known/openid-configuration"
            held = self._metadata = (self._clock_s(), self._parse_metadata(self._get(url)))
        return held[1]

    def keys(self, *, is_fresh: bool = False) -> Json:
        """The provider's keys (RFC 7517), an hour old at most. is_fresh: a minute at most.  Raises Failed."""
        held, most_s = self._keys, REFETCH_S if is_fresh else KEPT_S
        if held is None or self._clock_s() - held[0] > most_s:
            held = self._keys = (self._clock_s(), self._get(self.metadata().jwks_uri))
        return held[1]

    def exchange(self, code: str, verifier: str) -> str:
        """Exchange a code for an ID token, which the caller must check. verifier: PKCE's (RFC 7636).  Raises CodeRefused, Failed."""
        own = self.settings
        form = {"grant_type": "authorization_code", "code": code, "redirect_uri": own.redirect_uri, "code_verifier": verifier}
        headers = {"Accept": "application/json", "Content-Type": "application/x-www-form-urlencoded", "User-Agent": "DeadDrop/1"}
        metadata = self.metadata()
        if metadata.is_basic:  # RFC 6749, section 2.3.1
            pair = f"{quote(own.client_id, safe='')}:{quote(own.secret, safe='')}"
            headers["Authorization"] = f"Basic {b64encode(pair.encode()).decode()}"
        else:
            form |= {"client_id": own.client_id, "client_secret": own.secret}
        answer = self._ask(metadata.token_endpoint, headers, urlencode(form).encode())
        if 400 <= answer.status < 500:
            raise CodeRefused
        token = read_json(answer).get("id_token")
        if not isinstance(token, str):
            raise Failed("answer")
        return token

    def _get(self, url: str) -> Json:
        try:
            return read_json(self._outgoing.get(url, self._resolver))
        except Busy:
            raise Failed("busy") from None

    def _ask(self, url: str, headers: Json, body: bytes) -> ReceiverAnswer:
        try:
            return self._outgoing.post(url, headers, body, self._resolver, is_proven=True)
        except Busy:
            raise Failed("busy") from None

    def _parse_metadata(self, document: Json) -> ProviderMetadata:
        """Metadata of this issuer, whose addresses are as safe as the issuer's own.  Raises Failed."""
        urls = [document.get(each) for each in ("authorization_endpoint", "token_endpoint", "jwks_uri")]
        scheme = self.settings.issuer.partition(":")[0]
        is_ours = document.get("issuer") == self.settings.issuer
        if not is_ours or not all(isinstance(each, str) and each.startswith(f"{scheme}://") and len(each) <= LONGEST_URL for each in urls):
            raise Failed("answer")
        methods = document.get("token_endpoint_auth_methods_supported", ["client_secret_basic"])
        authorization, token, keys = map(str, urls)
        return ProviderMetadata(authorization, token, keys, isinstance(methods, list) and "client_secret_basic" in methods)


def read_json(answer: ReceiverAnswer) -> Json:
    """The JSON object of a complete answer with status 200.  Raises Failed."""
    if answer.status != 200:
        raise Failed("answer")
    try:
        document = json.loads(answer.body)
    except (ValueError, RecursionError):
        raise Failed("answer") from None
    if not isinstance(document, dict):
        raise Failed("answer")
    return document
