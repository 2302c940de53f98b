"""A client that holds every answer against a contract of one ruleset too."""

from __future__ import annotations

from typing import Any

from flask import Flask

from tests.http.conformance import Contract
from tests.http.guest import Guest


class Conforming:
    """A client that accepts no answer which the contract does not describe."""

    def __init__(self, app: Flask, contract: Any) -> None:
        self._app = app
        self._contract = Contract(contract)
        self.seen: set[int] = set()

    def ask(self, method: str, path: str, token: str | None = None, body: Any = None, decision: str = "*") -> Any:
        """The body of the answer."""
        guest = Guest(self._app, token)
        if method == "POST":
            if_match = decision if decision == "*" else f'"{decision}"'
            answered = guest.post(path, body, If_Match=if_match)
        else:
            answered = guest.ask(method, path, {})
        self.seen.add(answered.status_code)
        told = answered.get_json()
        self._contract.hold(method, path, answered.status_code, answered.mimetype or "", told)
        return told
