"""The application under requests that schemathesis makes from the contract: nothing that the contract does not describe.

One check is left out, that valid data is accepted: a request may be well-formed and still name a cursor, a ruleset or a
decision that is not there.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import schemathesis
import yaml
from flask import Flask
from hypothesis import HealthCheck, assume, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.http.guest import Round, opened

EXAMPLES = 15
TOLERATED = [HealthCheck.filter_too_much]
BREAKS_AN_ADDRESS = "?#/"
"""In a path parameter these would make another address; odd ids have their own tests."""
WRITTEN = yaml.safe_load((Path(__file__).parents[2] / "openapi.yaml").read_text(encoding="utf-8"))
CASES = [
    (path, method, mode)
    for path, item in WRITTEN["paths"].items()
    for method in ("get", "post", "delete")
    for mode in GenerationMode
    if method in item
    if mode.is_positive or "parameters" in item or item[method]["parameters"]
]
"""Nothing can be wrong with a request that says nothing."""


@schemathesis.serializer("application/x-ndjson")
def lines(_: object, value: Any) -> bytes:
    """A body of lines is sent as it is."""
    return value if isinstance(value, bytes) else str(value).encode("utf-8", "replace")


@pytest.fixture
def table(app: Flask) -> Round:
    return opened(app, 6)


@pytest.fixture
def api(app: Flask, table: Round) -> Any:
    """The contract, with the id of a game that is on among those of games that may not exist."""
    schema = schemathesis.openapi.from_wsgi("/openapi.json", app)
    for path in schema.raw_schema["paths"].values():
        for each in path.get("parameters", []):
            if each["name"] == "g":
                each["schema"] = {"type": "string", "anyOf": [{"enum": [table.id]}, each["schema"]]}
    return schema


@pytest.mark.parametrize(("path", "method", "mode"), CASES)
def test_every_answer_is_in_the_contract(api: Any, table: Round, path: str, method: str, mode: GenerationMode) -> None:
    operation = api[path][method.upper()]
    bearer = {"Authorization": f"Bearer {table.by[0].token}"}

    @settings(max_examples=EXAMPLES, derandomize=True, deadline=None, database=None, suppress_health_check=TOLERATED)
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: Case) -> None:
        assume(not any(mark in str(value) for value in case.path_parameters.values() for mark in BREAKS_AN_ADDRESS))
        case.call_and_validate(headers=bearer, excluded_checks=[positive_data_acceptance])

    ask()
