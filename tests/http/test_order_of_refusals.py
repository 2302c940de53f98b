"""A request with several faults is refused for the first in the order that `service.http.operation` states, whatever is asked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from service.app.proofs.record import LARGEST
from service.http.call import Call, JsonBody, TokenUse
from service.http.operation import Operation
from service.http.path_ids import FORMS
from service.http.schemas.headers import KeyHeaders, SecretKeyHeaders, VersionHeaders
from tests.http.conformance import load_contract
from tests.http.conformance import operations as contract_operations
from tests.http.guest import Guest, Round, code_of, key, opened
from tests.seeks import added as seeks
from tests.tournaments.http import added

ABSENT = "00aaaaaaaaaaaaaaaa"
IN_PATH = {
    "<g>": ABSENT,
    "<r>": "a" * 32,
    "<p>": ABSENT,
    "<c>": "c" + "a" * 16,
    "<id>": f"{ABSENT}-seat-0",
    "<seat:n>": "0",
    "<name>": "absent",
    "<code>": "x",
    "<s>": ABSENT,
    "<study>": ABSENT,
    "<w>": ABSENT,
    **added.in_path(ABSENT),
    **seeks.in_path(ABSENT),
}
IDS = ("<g>", "<p>", "<c>", "<id>", *added.IDS, *seeks.IDS, "<s>", "<study>", "<w>")
"""Of `IN_PATH`: ids of streams, or that begin with one."""
OF_NO_GAME = "dd_seat_00aaaaaaaaaaaaaaaa" + "a" * 32


@dataclass(frozen=True)
class Sent:
    """A request. headers: as they are sent."""

    path: str
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""
    query: str = ""

    def without(self, *names: str) -> Sent:
        return replace(self, headers={name: each for name, each in self.headers.items() if name not in names})

    def told(self, **headers: str) -> Sent:
        return replace(self, headers=self.headers | {name.replace("_", "-"): each for name, each in headers.items()})


def operations(app: Flask) -> dict[str, Operation]:
    """Every operation, by its name in the contract."""
    return {each.name: each for each in app.view_functions.values() if isinstance(each, Operation)}


SECRET_BODIES = {"putNonce": {"nonce": "0" * 64, "digest": "0" * 64}}
"""Bodies of which the contract shows no example."""


def faultless(operation: Operation) -> Sent:
    """What parses: an example of the body, a new key, a token that no game knows."""
    path = operation.path
    for name, value in IN_PATH.items():
        path = path.replace(name, value)
    sent = Sent(path)
    if operation.token is not TokenUse.NONE:
        sent = sent.told(Authorization=f"Bearer {OF_NO_GAME}")
    if operation.body is not None:
        example = operation.example or SECRET_BODIES[operation.name]
        body = example.encode() if isinstance(example, str) else json.dumps(example).encode()
        sent = replace(sent, body=body).told(Content_Type=operation.body.media)
    seen = '"1"' if issubclass(operation.headers, VersionHeaders) else "*"
    return sent.told(Idempotency_Key=key(), If_Match=seen)


def faults(operation: Operation) -> Iterator[tuple[str, int, str]]:
    """What can be wrong with a request as such, in order: the fault, status and code."""
    if operation.answer.offered:
        yield "accept", 406, "not-acceptable"
    if operation.token is not TokenUse.NONE:
        yield "token", 401, "unauthorised"
    if operation.query is not None:
        yield "query", 422, "malformed"
    if operation.body is not None:
        yield "media", 415, "unsupported-media-type"
        yield "length", 413, "too-large"
    if isinstance(operation.body, JsonBody):
        yield "json", 400, "not-json"
        yield "field", 422, "malformed"
    if issubclass(operation.headers, KeyHeaders | SecretKeyHeaders):
        yield "key", 400, "missing-idempotency-key"


def with_fault(operation: Operation, sent: Sent, fault: str) -> Sent:
    """The request with one fault more. Of two faults of its body only the earlier one can be had."""
    match fault:
        case "accept":
            return sent.told(Accept="application/x-none")
        case "token":
            return (
                sent.without("Authorization") if operation.token is TokenUse.MUST else sent.told(Authorization="Basic x")
            )
        case "query":
            return replace(sent, query="unknown=1")
        case "media":
            return sent.told(Content_Type="image/png")
        case "length":
            return replace(
                sent, body=b"{" * (1 + (operation.body.most if isinstance(operation.body, JsonBody) else LARGEST))
            )
        case "json":
            return replace(sent, body=b"{")
        case "field":
            return replace(sent, body=b'{"unknown": 1}')
        case "key":
            return sent.without("Idempotency-Key")
    raise AssertionError(fault)


def answered(app: Flask, method: str, sent: Sent) -> TestResponse:
    return app.test_client().open(
        sent.path, method=method, headers=sent.headers, data=sent.body, query_string=sent.query
    )


def test_every_operation_of_the_contract_is_tried(app: Flask) -> None:
    assert set(operations(app)) == {each["operationId"] for _, _, each in contract_operations(load_contract())}


def test_the_first_fault_of_a_request_is_the_one_that_is_told(app: Flask) -> None:
    """All faults at once, then all but the first, and so on to the last alone."""
    tried = 0
    for name, operation in operations(app).items():
        known = list(faults(operation))
        for number, (first, status, code) in enumerate(known):
            sent = faultless(operation)
            for fault, *_ in reversed(known[number:]):
                sent = with_fault(operation, sent, fault)
            assert code_of(answered(app, operation.method, sent)) == (status, code), (name, first, sent)
            tried += 1
    assert tried > 100


def test_a_request_without_a_fault_finds_no_game_before_its_token_is_looked_at(app: Flask) -> None:
    """The token is one that no game knows."""
    tried = set()
    for name, operation in operations(app).items():
        if operation.path.startswith("/v1/games/<g>"):
            assert code_of(answered(app, operation.method, faultless(operation))) == (404, "not-found"), name
            tried.add(operation.token)
    assert tried == set(TokenUse)


def without_each(sent: Sent) -> Iterator[Sent]:
    """The request, and the request without each member of its JSON body."""
    yield sent
    if sent.headers.get("Content-Type") == "application/json":
        body = json.loads(sent.body)
        for name in body if isinstance(body, dict) else ():
            yield replace(sent, body=json.dumps({each: value for each, value in body.items() if each != name}).encode())


def test_an_id_that_no_stream_can_have_is_refused_whatever_else_is_sent(app: Flask) -> None:
    """Refused, with or without each member of the body: never an error of the service. Where the route knows the form, no handler is asked."""
    tried = 0
    for name, operation in operations(app).items():
        if not any(id_in_path in operation.path for id_in_path in IDS):
            continue
        for sent in without_each(faultless(operation)):
            wrong = replace(sent, path=sent.path.replace(f"t{ABSENT}", "0").replace(ABSENT, "0").replace("c" + "a" * 16, "0"))
            status, code = code_of(answered(app, operation.method, wrong))
            assert 400 <= status < 500, (name, wrong, code)
            if any(f"<{each}>" in operation.path for each in (*FORMS, "seek")):
                assert (status, code) == (404, "not-found"), (name, wrong)
            tried += 1
    assert tried > 100


def test_an_inbox_is_found_by_its_token_before_a_seat_is(app: Flask) -> None:
    for name in ("putInboxSeat", "removeInboxSeat"):
        operation = operations(app)[name]
        assert code_of(answered(app, operation.method, faultless(operation))) == (401, "unauthorised"), name


class TestTheTokenComesBeforeThePrecondition:
    """A command without If-Match, and one that answers a decision of the past with what is not offered."""

    @pytest.fixture
    def table(self, app: Flask) -> Round:
        return opened(app)

    def commanded(self, table: Round, bearer: Guest, path: str, **headers: str) -> tuple[int, str]:
        return code_of(bearer.post(f"/v1/games/{table.id}/{path}", {"type": "answer_bribe", "accept": True}, **headers))

    @pytest.mark.parametrize("path", ["commands", "commands/check"])
    @pytest.mark.parametrize("headers", [{}, {"If_Match": '"d1.0"'}])
    def test_for_a_token_of_another_game_one_that_was_revoked_and_one_that_may_not_act(
        self, app: Flask, table: Round, path: str, headers: dict[str, str]
    ) -> None:
        seat = table.by[0]
        reader = Guest(app, seat.post(f"/v1/games/{table.id}/tokens", {"scope": "seat:read"}).get_json()["token"])
        revoked = table.by[1]
        revoked.delete(f"/v1/tokens/{table.id}-seat-1")
        assert self.commanded(table, Guest(app, OF_NO_GAME), path, **headers) == (401, "unauthorised")
        assert self.commanded(table, revoked, path, **headers) == (410, "gone")
        assert self.commanded(table, reader, path, **headers) == (403, "forbidden")

    @pytest.mark.parametrize("path", ["commands", "commands/check"])
    def test_and_the_precondition_before_the_offers(self, table: Round, path: str) -> None:
        seat = table.awaited()
        past = f'"d1.{seat.view(table.id)["decision"]["id"].rpartition(".")[2]}"'
        assert self.commanded(table, seat, path) == (428, "missing-if-match")
        assert self.commanded(table, seat, path, If_Match=past) == (412, "stale-decision")
        assert self.commanded(table, seat, path, If_Match="*") == (422, "not-offered")


@pytest.mark.usefixtures("one_auditor")
def test_an_operation_that_is_declared_without_a_token_does_not_read_one(app: Flask) -> None:
    """What is no bearer token at all is refused wherever the header is read."""
    for name, operation in operations(app).items():
        found = answered(app, operation.method, faultless(operation).told(Authorization="Basic x"))
        if operation.token is TokenUse.NONE:
            same = answered(app, operation.method, faultless(operation))
            assert found.status_code == same.status_code, (name, found.text)
        else:
            assert code_of(found) == (401, "unauthorised"), name


def test_an_operation_that_is_declared_without_a_token_cannot_authenticate(app: Flask) -> None:
    table = opened(app)
    with app.test_request_context(headers={"Authorization": f"Bearer {table.by[0].token}"}):
        call = Operation.parse(operations(app)["listRulings"])
        assert isinstance(call, Call)
        with pytest.raises(TypeError, match="no token"):
            _ = call.bearer
        with pytest.raises(TypeError, match="no token"):
            call.load_game(table.id)
