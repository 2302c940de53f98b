"""Holds answers against the contract: status, media type, headers and body must be as it says."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import yaml
from flask import Flask

from tests.http.guest import Guest

WRITTEN = Path(__file__).parents[2] / "openapi.yaml"


def load_contract() -> Any:
    """openapi.yaml, read by libyaml where PyYAML has it: an eighth of the time."""
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    return yaml.load(WRITTEN.read_text(encoding="utf-8"), Loader=loader)


METHODS = ("get", "post", "put", "delete")


def operations(told: Any) -> Iterator[tuple[str, str, Any]]:
    """The operations of a contract: path, method and what it says of each."""
    for path, item in told["paths"].items():
        for method in METHODS:
            if method in item:
                yield path, method, item[method]


def closed(shape: Any) -> Any:
    """The same shapes, and no members but those described: clients ignore others, but the service must not send any."""
    if isinstance(shape, list):
        return [closed(each) for each in shape]
    if not isinstance(shape, dict):
        return shape
    if isinstance(shape.get("allOf"), list):
        return {"unevaluatedProperties": False, **shape}
    inner = {name: closed(each) for name, each in shape.items()}
    is_object = shape.get("type") == "object" and "properties" in shape
    return {"additionalProperties": False, **inner} if is_object else inner


def closed_components(components: Any) -> Any:
    """The components closed, but for those that others add members to."""
    schemas = components["schemas"]
    extended = {
        each["$ref"].rpartition("/")[2]
        for shape in schemas.values()
        for each in shape.get("allOf", ())
        if "$ref" in each
    }
    return {**closed(components), "schemas": {**closed(schemas), **{name: schemas[name] for name in extended}}}


class Contract:
    """The contract, as answers are held against it."""

    def __init__(self, contract: Any) -> None:
        self._contract = {**contract, "components": closed_components(contract["components"])}
        self._validator = cache(self._make_validator)

    def hold(self, method: str, path: str, status: int, media: str, told: Any) -> None:
        """Nothing, or an AssertionError that says what the contract does not describe."""
        template, known = self._template(path.partition("?")[0]), str(status)
        operation = self._contract["paths"][template][method.lower()]
        described = operation["responses"]
        assert known in described, f"{method} {template} answers {status}: {told}"
        assert media in self._response(described[known])["content"]
        if status >= 400:
            assert told["code"] in operation["x-problems"][known], f"{method} {template} answers {told['code']}"
        for error in self._validator(template, method.lower(), known, media).iter_errors(told):
            raise AssertionError(
                f"{method} {template} {status}: {'/'.join(map(str, error.instance_path))}: {error.message}"
            )

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
        return jsonschema_rs.Draft202012Validator(schema, validate_formats=True)


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
