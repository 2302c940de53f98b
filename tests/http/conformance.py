"""Holds answers against the contract: status, media type, headers and body must be as it says, and nothing more.

`HoldingClient` does so with every answer that a test of the API in this process gets.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import yaml
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from service.extensions import installed_extensions
from service.http.app_factory import build_contract
from service.http.problems.problem_registry import UNREAD
from tests.equipment.whole_api import API

WRITTEN = Path(__file__).parents[2] / "openapi.yaml"
SCHEMAS = "#/components/schemas/"
JSON_TYPES = ("application/json", "application/problem+json")
PLAIN = {
    "Content-Type", "Content-Length", "Cache-Control", "X-Content-Type-Options", "Referrer-Policy", "Allow",
    "Access-Control-Allow-Origin", "Access-Control-Expose-Headers", "Content-Security-Policy",
    "X-Accel-Buffering",
}  # fmt: skip
"""Headers that the contract need not name: they say what HTTP has them say, of any answer."""


def load_contract() -> Any:
    """openapi.yaml, read by libyaml where PyYAML has it: an eighth of the time. Where an extension is off, the contract of what is on."""
    if installed_extensions().left_out:
        return deepcopy(build_contract())
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    return yaml.load(WRITTEN.read_text(encoding="utf-8"), Loader=loader)


METHODS = ("get", "post", "put", "delete", "patch")


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
        self._template = cache(self._find_template)

    def hold_answer(self, method: str, path: str, status: int, headers: Iterable[tuple[str, str]], body: bytes) -> None:
        """Hold an answer with its headers. path: without query. Of streams and texts the body is not looked at.

        What is no operation, as a page or a preflight, may be answered anyhow, but for refusals below `/v1/`: these are problems.
        """
        told = dict(headers)
        media = told.get("Content-Type", "").partition(";")[0]
        if media == JSON_TYPES[1] and method != "HEAD":
            hold_problem(status, told, json.loads(body))
        template = self._template(path)
        operation = self._contract["paths"].get(template, {}).get("get" if method == "HEAD" else method.lower())
        if operation is None:
            if path.startswith("/v1/") and method != "OPTIONS":
                assert (status, media) in ((404, JSON_TYPES[1]), (405, JSON_TYPES[1])), f"{method} {path}: {status}"
                self._hold_value(f"{method} {path}", self._problem(), json.loads(body or b"null"))
            return
        if media in JSON_TYPES and method != "HEAD":
            self.hold(method, path, status, media, json.loads(body))
        else:
            assert str(status) in operation["responses"], f"{method} {template} answers {status}"
        self._hold_headers(f"{method} {template} {status}", operation, status, told)

    def hold(self, method: str, path: str, status: int, media: str, told: Any) -> None:
        """Nothing, or an AssertionError that says what the contract does not describe."""
        template, known = self._template(path.partition("?")[0]), str(status)
        assert template is not None, f"{path} is not in the contract"
        operation, where = self._contract["paths"][template][method.lower()], f"{method} {template} {status}"
        if status >= 400 and told["code"] in UNREAD:
            self._hold_value(where, self._problem(), told)
            return
        described = operation["responses"]
        assert known in described, f"{method} {template} answers {status}: {told}"
        assert media in self._resolved(described[known])["content"], f"{method} {template} answers {media}"
        if status >= 400:
            assert told["code"] in operation["x-problems"][known], f"{method} {template} answers {told['code']}"
        self._hold_value(where, self._validator(template, method.lower(), known, media), told)

    def _hold_value(self, where: str, validator: Any, told: Any) -> None:
        for error in validator.iter_errors(told):
            raise AssertionError(f"{where}: {'/'.join(map(str, error.instance_path))}: {error.message}")

    def _hold_headers(self, where: str, operation: Any, status: int, told: dict[str, str]) -> None:
        described = self._resolved(operation["responses"].get(str(status), {})).get("headers", {})
        if described:
            odd = [name for name in told if name not in PLAIN and name not in described]
            assert not odd, f"{where} has {', '.join(odd)}"

    def _find_template(self, path: str) -> str | None:
        """The contract's path that a request's path belongs to; one with fewer gaps goes first."""
        parts = path.split("/")
        found = [
            template
            for template in self._contract["paths"]
            if len(named := template.split("/")) == len(parts)
            and all(a == b or a.startswith("{") for a, b in zip(named, parts, strict=True))
        ]
        return min(found, key=lambda template: template.count("{"), default=None)

    def _resolved(self, described: Any) -> Any:
        """A response, with what a component says of it."""
        if "$ref" in described:
            return self._contract["components"]["responses"][described["$ref"].rpartition("/")[2]] | described
        return described

    def _make_validator(self, template: str, method: str, status: str, media: str) -> Any:
        described = self._resolved(self._contract["paths"][template][method]["responses"][status])
        return self._validator_of(described["content"][media]["schema"])

    def _problem(self) -> Any:
        return self._validator_of({"$ref": "#/components/schemas/Problem"})

    def _validator_of(self, schema: Any) -> Any:
        """With the schemas alone that it comes to: to read them all takes ten times as long."""
        schemas = self._contract["components"]["schemas"]
        reached, found = dict[str, Any](), referred(schema)
        while found:
            name = found.pop()
            if name not in reached:
                reached[name] = schemas[name]
                found |= referred(schemas[name])
        return jsonschema_rs.Draft202012Validator({**schema, "components": {"schemas": reached}}, validate_formats=True)


def hold_problem(status: int, headers: dict[str, str], told: Any) -> None:
    """What is the same of every problem, whatever its code."""
    kind = API.problems[told["code"]]
    assert (status, told["status"], told["title"]) == (kind.status, kind.status, kind.title), told
    assert (headers["Content-Type"], headers["Cache-Control"]) == (JSON_TYPES[1], "no-store, no-transform")
    assert (told["type"], told["request_id"]) == (f"/problems/{told['code']}", headers["X-Request-Id"])
    assert told["detail"]
    assert told["instance"].startswith("/")
    assert "?" not in told["instance"]


def referred(shape: Any) -> set[str]:
    """The names of the schemas that a shape refers to."""
    if isinstance(shape, list):
        return {name for each in shape for name in referred(each)}
    if not isinstance(shape, dict):
        return set()
    own = shape.get("$ref")
    found = {own.removeprefix(SCHEMAS)} if isinstance(own, str) and own.startswith(SCHEMAS) else set()
    return found | {name for each in shape.values() for name in referred(each)}


@cache
def current_contract() -> Contract:
    """What the code says, which openapi.yaml does too."""
    return Contract(build_contract())


class HoldingClient(FlaskClient):
    """Flask's client of tests, which accepts no answer that the contract does not describe."""

    def open(self, *args: Any, **more: Any) -> TestResponse:
        """As Flask's, and the answer is held."""
        answered = super().open(*args, **more)
        asked = answered.request.environ
        body = answered.data if answered.mimetype in JSON_TYPES else b""
        if answered.headers.get("Content-Encoding") == "gzip":
            body = gzip.decompress(body)
        current_contract().hold_answer(
            asked["REQUEST_METHOD"], asked["PATH_INFO"], answered.status_code, answered.headers.items(), body
        )
        return answered
