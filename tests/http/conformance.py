"""Holds answers against the contract: status, media type, headers and body must be as it says."""

from __future__ import annotations

from functools import cache
from typing import Any

import jsonschema
from flask import Flask

from tests.http.guest import Guest


class Conforming:
    """A client that accepts no answer which the contract does not describe."""

    def __init__(self, app: Flask, contract: Any) -> None:
        self._app = app
        self._contract = contract
        self._validator = cache(self._make_validator)
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
        template, status = self._template(path.partition("?")[0]), str(answered.status_code)
        described = self._contract["paths"][template][method.lower()]["responses"]
        assert status in described, f"{method} {template} answers {status}: {answered.text}"
        assert answered.mimetype in self._response(described[status])["content"]
        told = answered.get_json()
        for error in self._validator(template, method.lower(), status, answered.mimetype).iter_errors(told):
            raise AssertionError(f"{method} {template} {status}: {error.json_path}: {error.message}")
        return told

    def _template(self, path: str) -> str:
        """The contract's path that a request's path belongs to."""
        parts = path.split("/")
        for template in self._contract["paths"]:
            named = template.split("/")
            if len(named) == len(parts) and all(a == b or a.startswith("{") for a, b in zip(named, parts, strict=True)):
                return str(template)
        raise AssertionError(f"{path} is not in the contract")

    def _response(self, described: Any) -> Any:
        if "$ref" in described:
            return self._contract["components"]["responses"][described["$ref"].rpartition("/")[2]]
        return described

    def _make_validator(self, template: str, method: str, status: str, media: str) -> Any:
        described = self._response(self._contract["paths"][template][method]["responses"][status])
        schema = {**described["content"][media]["schema"], "components": self._contract["components"]}
        return jsonschema.Draft202012Validator(schema, format_checker=jsonschema.FormatChecker())
