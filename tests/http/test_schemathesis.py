"""The application under requests that schemathesis makes from the contract: nothing that the contract does not describe.

Valid data need not be accepted: it may name a game, a seat or a decision that is not there. But what the contract calls valid, the
application must understand. DEADDROP_SCHEMA_EXAMPLES asks for more requests of each kind.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from flask import Flask
from hypothesis import HealthCheck, assume, given, settings

from tests.http.beginnings import Play
from tests.http.conformance import load_contract
from tests.http.guest import Guest, Round, opened

if TYPE_CHECKING:  # Every process of a run reads this file, and one needs schemathesis, which takes it half a second.
    from schemathesis import Case

EXAMPLES = int(os.environ.get("DEADDROP_SCHEMA_EXAMPLES", "1"))
TOLERATED = [HealthCheck.filter_too_much]
BREAKS_AN_ADDRESS = "?#/"
"""In a path parameter these would make another address; odd ids have their own tests."""
WRITTEN = load_contract()
HELD = {"$ref": "#/components/parameters/IfNoneMatch"}
CASES = [
    (path, method, mode)
    for path, item in WRITTEN["paths"].items()
    for method in ("get", "post", "put", "patch", "delete")
    for mode in ("positive", "negative")
    if method in item
    if mode == "positive" or "parameters" in item or [each for each in item[method]["parameters"] if each != HELD]
]
"""Nothing can be wrong with a request that says nothing, or only what its client holds."""

NOT_UNDERSTOOD = {
    "not-json", "bad-cursor", "missing-idempotency-key", "method-not-allowed", "not-acceptable", "too-large",
    "unsupported-media-type", "malformed", "internal", "unavailable",
}  # fmt: skip
"""Problems of requests that say nothing, which a valid one must never meet."""

OF_WHAT_IS_THERE = re.compile(
    r"There is no (seat|version|such ruleset:) .*"
    r'|ruleset: ".*" is none of .*'
    r"|This is not the claim code of this seat\."
    r"|This is no recovery code: .*"
    r"|body: endpoint: This installation does not ask that push service\."
    r"|This game takes no nonces\."
    r"|Another seat has made this commitment\."
    r"|Seat .* must commit to a nonce\."
    r"|Tables of a duplicate deal share their luck, so none of them takes any\."
    r"|`type` names no command of this game\."
    r"|(The standard game|The Croupier|Infiltrators) is for .*"
    r"|Automaton seats come last\."
    r"|A stated deal is allowed in unlisted games only\."
    r"|A whole number in the body is beyond 64 bits\."
    r"|body: to: Not before `from`\."
    r"|body: seats\.\d+\.commit: Only a seat that is claimed commits to a nonce\."
    r"|until: A time to come, .*"
    r"|body: (until|starts_at): A time as in RFC 3339, with its offset\."
    r"|query: version: A version needs a `ruleset`\."
    r"|body: .*: One line of readable characters, not only spaces; marks stand on a character, at most 4 on one\."
    r"|body: .*: Every character must be one that Unicode knows\."
    r"|body: regulations: One of regulations, location, is_entering and is_cancelled\."
    r"|zone: A time zone, such as Europe/Vienna\."
    r"|body: state: Stated fields, or state, or substitute, or correction\."
    r"|body: same_as: Only with the state removed\."
    r"|body: \w+: `\w+` (needs it|takes none)\."
    r"|body: is_cancelled: A cancelled tournament stays so\."
    r"|body: penalty: A ruling or a penalty\."
    r"|body: reason: Of a decision, and only of one\."
    r"|query: (tournaments: From 1 to \d+ tournaments, each once|row: At most \d+ numbers, none above the one before)\."
    r"|query: same: (At most|A side is) .*"
    r"|(options|deal)\b.*",
    re.DOTALL,
)
"""What is said of requests that are valid by the contract and malformed all the same: they do not fit what is there, or the ruleset's own
schemas, which the contract does not hold; or it is of fields that go together, or of what no JSON Schema can say."""


def valid_data_is_understood(_: Any, response: Any, case: Case[Any]) -> None:
    """A request by the contract is carried out, or refused for what it asks."""
    assert case.meta is not None
    if case.meta.generation.mode.is_positive and response.status_code >= 400:
        problem = response.json()
        is_csv = case.media_type == "text/csv"  # what such a text must hold stands in words alone
        understood = problem["code"] not in NOT_UNDERSTOOD or is_csv or is_of_what_is_there(problem)
        assert understood, f"the contract admits what is not understood: {problem}"


def is_of_what_is_there(problem: Any) -> bool:
    """Also commands, whose schemas stand in the offers."""
    return set(problem.get("errors", ())) == {"command"} or OF_WHAT_IS_THERE.fullmatch(problem["detail"]) is not None


pytestmark = pytest.mark.usefixtures("one_auditor")


def lines(_: object, value: Any) -> bytes:
    """A body of lines is sent as it is."""
    return value if isinstance(value, bytes) else str(value).encode("utf-8", "replace")


def opened_for_six(app: Flask) -> Round:
    return opened(app, 6)


@pytest.fixture
def table(begin: Callable[[Play], Round]) -> Round:
    """The same game for every test, in a store of its own."""
    return begin(opened_for_six)


@pytest.fixture
def inbox(app: Flask, table: Round) -> Guest:
    """An inbox that always has something to tell."""
    made = Guest(app).post("/v1/inbox", {"tokens": [each.token for each in table.by.values()]})
    return Guest(app, made.get_json()["inbox_token"])


@pytest.fixture
def api(app: Flask, table: Round) -> Any:
    """The contract, with a game that is on and a ruleset that is on offer among those that may not exist."""
    if table.id not in READ:
        READ[table.id] = contract_about(app, table.id)
    return READ[table.id]


READ: dict[str, Any] = {}
"""The contract, by the game that it tells of; it is read once."""


def contract_about(app: Flask, game: str) -> Any:
    import schemathesis

    schemathesis.serializer("application/x-ndjson")(lines)
    schema = schemathesis.openapi.from_wsgi("/openapi.json", app)
    game_id = schema.raw_schema["components"]["parameters"]["GameId"]
    game_id["schema"] = {"type": "string", "anyOf": [{"enum": [game]}, game_id["schema"]]}
    ruleset = schema.raw_schema["components"]["schemas"]["GameBody"]["properties"]["ruleset"]
    ruleset["anyOf"] = [{"enum": ["microfilms"]}, {"minLength": 1}]
    return schema


@pytest.mark.parametrize(("path", "method", "mode"), CASES)
def test_every_answer_is_in_the_contract(
    app: Flask, api: Any, table: Round, inbox: Guest, path: str, method: str, mode: str
) -> None:
    from schemathesis import GenerationMode
    from schemathesis.specs.openapi.checks import positive_data_acceptance

    operation = api[path][method.upper()]
    # It announces gzip, and inside one process does not unpack it.
    headers = {
        "Accept-Encoding": "identity",
        "Authorization": f"Bearer {inbox.token if path.startswith('/v1/inbox') else table.by[0].token}",
    }

    @settings(max_examples=EXAMPLES, derandomize=True, deadline=None, database=None, suppress_health_check=TOLERATED)
    @given(case=operation.as_strategy(generation_mode=GenerationMode(mode)))
    def ask(case: Case[Any]) -> None:
        assume(not any(mark in str(value) for value in case.path_parameters.values() for mark in BREAKS_AN_ADDRESS))
        case.call_and_validate(
            app=app,
            headers=headers,
            additional_checks=[valid_data_is_understood],
            excluded_checks=[positive_data_acceptance],
        )

    ask()
