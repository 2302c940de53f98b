"""A client of the API without game rules. Standard library only."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
import uuid
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from domain.kernel.written_text import to_escaped
from service.cannot_start import CannotStart

Json = dict[str, Any]
TRIES = 20
"""Attempts per request, with the same idempotency key, while the answer is 429 or 503."""
WAIT_S = 20
"""Seconds of a long poll."""


class RequestRefused(CannotStart):
    """A request was refused; the message is the problem's detail."""


class DecisionClosed(RequestRefused):
    """412: the decision was closed or replaced in the meantime."""


@dataclass(frozen=True)
class ApiClient:
    """One caller. token: a seat's, or empty for an anonymous caller."""

    url: str
    token: str = ""

    def with_token(self, token: str) -> ApiClient:
        """A client with this token."""
        return ApiClient(self.url, token)

    def create(self, ruleset: str, options: Json, seats: list[Json]) -> Json:
        """Create a game; the answer includes tokens and claim codes."""
        return self._post("/v1/games", {"ruleset": ruleset, "options": options, "seats": seats})

    def claim(self, game: str, seat: int, code: str, name: str) -> Json:
        """Claim a seat with its code; the answer includes its token."""
        return self._post(f"/v1/games/{game}/seats/{seat}/claim", {"code": code, "name": name})

    def view(self, game: str) -> Json:
        """The game as the caller may see it."""
        return self._ask("GET", f"/v1/games/{game}/view")

    def news(self, game: str, after: int) -> list[Json]:
        """Feed entries after version `after`, by long polling."""
        query = urlencode({"after": after, "limit": 500, "wait": WAIT_S})
        entries: list[Json] = self._ask("GET", f"/v1/games/{game}/events?{query}")["entries"]
        return entries

    def act(self, game: str, decision: str, command: Json) -> Json:
        """Answer a decision."""
        return self._post(f"/v1/games/{game}/commands", command, {"If-Match": f'"{decision}"'})

    def _post(self, path: str, body: Json, headers: dict[str, str] | None = None) -> Json:
        return self._ask("POST", path, body, {"Idempotency-Key": str(uuid.uuid4()), **(headers or {})})

    def _ask(self, method: str, path: str, body: Json | None = None, headers: dict[str, str] | None = None) -> Json:
        own_headers = {"Content-Type": "application/json", **(headers or {})}
        if self.token:
            own_headers["Authorization"] = f"Bearer {self.token}"
        sent = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, sent, own_headers, method=method)
        for _ in range(TRIES):
            try:
                return _send_request(request)
            except urllib.error.HTTPError as refusal:
                if refusal.code not in (429, 503):
                    kind = DecisionClosed if refusal.code == 412 else RequestRefused
                    raise kind(f"{method} {path} was refused: {_problem_line(refusal)}") from None
                time.sleep(float(refusal.headers.get("Retry-After", "1")))
            except OSError as error:
                raise CannotStart(
                    f"No answer from {self.url}: {_reason(error)}. Is the service running? `deaddrop up` starts it."
                ) from None
        raise CannotStart(f"{self.url} was too busy {TRIES} times in a row.")


def _send_request(request: urllib.request.Request) -> Json:
    """Send one request, without a proxy."""
    with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(request, timeout=WAIT_S + 10) as answer:
        answered: Json = json.load(answer)
        return answered


def _reason(error: OSError) -> str:
    """The operating system's message for a failed request."""
    cause = error.reason if isinstance(error, urllib.error.URLError) else error
    return getattr(cause, "strerror", None) or str(cause)


def _problem_line(refusal: urllib.error.HTTPError) -> str:
    """A problem in one line."""
    try:
        problem = json.load(refusal)
        return to_escaped(
            f"{refusal.code} {problem.get('code', '')}: {problem.get('detail') or problem.get('title', '')}"
        )
    except (ValueError, AttributeError):
        return f"{refusal.code} {refusal.reason}"
