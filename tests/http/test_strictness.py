"""Requests that two parsers could read differently, or that nobody could mean: coded 4xx, nothing written, never a 500."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from tests.equipment.memory_store.store import MemoryStore
from tests.http.guest import Guest, Round, code_of, key, named, seats

GOOD = json.dumps({"ruleset": "microfilms", "seats": seats(3)})


def sent(app: Flask, raw: bytes | str, path: str = "/v1/games", media: str | None = "application/json", **headers: str) -> TestResponse:  # fmt: skip
    """Bytes as they are, in a POST."""
    told = {"Idempotency-Key": key(), **headers}
    if media is not None:
        told["Content-Type"] = media
    return app.test_client().post(path, data=raw, headers=told)


NOT_JSON = {
    "nothing": b"",
    "text": b"hello",
    "cut": GOOD[:-1].encode(),
    "two values": b"{} {}",
    "list": b"[]",
    "number": b"7",
    "null": b"null",
    "string": b'"game"',
    "single quotes": b"{'ruleset': 'microfilms'}",
    "comment": b'{"ruleset": "microfilms" /* ours */}',
    "trailing comma": b'{"ruleset": "microfilms",}',
    "repeated name": b'{"ruleset": "microfilms", "ruleset": "microfilms"}',
    "repeated name inside": b'{"ruleset": "microfilms", "seats": [{"kind": "human", "kind": "bot"}]}',
    "NaN": b'{"ruleset": NaN}',
    "Infinity": b'{"ruleset": Infinity}',
    "-Infinity": b'{"ruleset": -Infinity}',
    "half a surrogate pair": b'{"ruleset": "\\ud800"}',
    "half a surrogate pair as a name": b'{"\\udfff": 1}',
    "not UTF-8": b'{"ruleset": "\xff"}',
    "UTF-16": GOOD.encode("utf-16"),
    "byte order mark": b"\xef\xbb\xbf" + GOOD.encode(),
    "NUL": b'{"ruleset": "\x00"}',
    "33 levels of lists": b'{"options": ' + b"[" * 32 + b"]" * 32 + b"}",
    "10,000 levels of lists": b'{"options": ' + b"[" * 10_000 + b"]" * 10_000 + b"}",
    "10,000 levels of objects": b'{"a":' * 10_000 + b"1" + b"}" * 10_000,
    "unclosed depth": b"[" * 60_000,
}


@pytest.mark.parametrize("raw", NOT_JSON.values(), ids=NOT_JSON)
def test_what_is_not_strict_json_is_not_json(app: Flask, store: MemoryStore, raw: bytes) -> None:
    assert code_of(sent(app, raw)) == (400, "not-json")
    assert store.games() == []


MALFORMED = {
    "2^63": b'{"ruleset": "microfilms", "options": {"turn_cap": 9223372036854775808}}',
    "-2^63 - 1": b'{"ruleset": -9223372036854775809}',
    "400 digits": b'{"ruleset": ' + b"9" * 400 + b"}",
    "5,000 digits": b'{"ruleset": ' + b"9" * 5_000 + b"}",
    "1e999": b'{"ruleset": 1e999}',
    "a name of 10,000 letters": b'{"' + b"a" * 10_000 + b'": 1}',
    "brackets in a string": json.dumps({"ruleset": "[{" * 100, "seats": []}).encode(),
    "a list for a text": b'{"ruleset": ["microfilms"]}',
    "null for a text": b'{"ruleset": null}',
}


@pytest.mark.parametrize("raw", MALFORMED.values(), ids=MALFORMED)
def test_json_that_says_nothing_is_malformed(app: Flask, store: MemoryStore, raw: bytes) -> None:
    answered = sent(app, raw)
    assert code_of(answered) == (422, "malformed")
    assert len(answered.data) < 2_000
    assert store.games() == []


def test_32_levels_are_read(app: Flask) -> None:
    assert code_of(sent(app, b'{"options": ' + b"[" * 31 + b"]" * 31 + b"}")) == (422, "malformed")


def test_a_whole_surrogate_pair_is_a_character(app: Flask) -> None:
    wanted = GOOD.replace('"claim": true', '"name": "\\ud83d\\ude00", "claim": true', 1)
    assert sent(app, wanted).get_json()["game"]["seats"][0]["name"] == "\U0001f600"


@pytest.mark.parametrize("media", [None, "text/plain", "application/x-www-form-urlencoded", "application/jsonx", ""])
def test_another_content_type_is_not_read(app: Flask, media: str | None) -> None:
    assert code_of(sent(app, GOOD, media=media)) == (415, "unsupported-media-type")


def test_a_charset_does_no_harm(app: Flask) -> None:
    assert sent(app, GOOD, media="application/json; charset=utf-8").status_code == 201


class TestBodiesOver64KiB:
    """Refused whatever they say of their length."""

    BIG = b'{"ruleset": "' + b"x" * 65_536 + b'"}'

    def test_that_come_in_chunks(self, app: Flask) -> None:
        chunked = app.test_client().post(
            "/v1/games",
            input_stream=io.BytesIO(self.BIG),
            headers={"Idempotency-Key": key(), "Transfer-Encoding": "chunked"},
            content_type="application/json",
            environ_overrides={"wsgi.input_terminated": True},
        )
        assert code_of(chunked) == (413, "too-large")
        assert chunked.get_json()["detail"] == "The body of this request may hold 64 KiB."

    def test_one_of_64_kib_is_read(self, app: Flask) -> None:
        padded = GOOD + " " * (65_536 - len(GOOD))
        assert sent(app, padded).status_code == 201


@pytest.mark.parametrize("length", [20, len(GOOD)])
def test_a_body_shorter_than_it_says_is_not_json(app: Flask, length: int) -> None:
    cut = app.test_client().post(
        "/v1/games",
        input_stream=io.BytesIO(GOOD[:length].encode()),
        headers={"Idempotency-Key": key()},
        content_type="application/json",
        environ_overrides={"CONTENT_LENGTH": str(len(GOOD) + 1)},
    )
    assert code_of(cut) == (400, "not-json")


def test_a_length_that_no_number_holds_is_no_fault_of_ours(app: Flask) -> None:
    odd = app.test_client().post(
        "/v1/games",
        input_stream=io.BytesIO(GOOD.encode()),
        headers={"Idempotency-Key": key()},
        content_type="application/json",
        environ_overrides={"CONTENT_LENGTH": "9" * 5000},
    )
    assert code_of(odd)[0] in (400, 413)


WRONG_COMMANDS: dict[str, Any] = {
    "no type": {},
    "unknown type": {"type": "fly"},
    "type of another kind": {"type": 7},
    "type is a list": {"type": []},
    "unknown field": {"type": "pass", "more": 1},
    "true for a seat": {"type": "steal", "target": True},
    "1.5 for a seat": {"type": "steal", "target": 1.5},
    "text for a seat": {"type": "steal", "target": "1"},
    "2^63 for a seat": {"type": "steal", "target": 2**63},
    "no such card": {"type": "bribe", "target": 1, "card": "JOKER"},
    "text for a list": {"type": "discard", "cards": "SB"},
    "abort without a reason": {"type": "abort"},
}  # fmt: skip


@pytest.mark.parametrize("body", WRONG_COMMANDS.values(), ids=WRONG_COMMANDS)
def test_a_command_of_no_known_shape_is_malformed(app: Flask, table: Round, body: Any) -> None:
    assert code_of(table.awaited().act(table.id, body)) == (422, "malformed")
    assert Guest(app).view(table.id)["version"] == table.made["game"]["version"]


@pytest.mark.parametrize("written", ["5", "5.0", "0.5e1", "50E-1"])
def test_a_whole_number_is_the_same_however_it_is_written(anybody: Guest, written: str) -> None:
    """As JSON Schema has it, and every parser that knows one kind of numbers."""
    body = GOOD[:-1] + f', "spectators": {{"delay_s": {written}}}}}'
    made = anybody.ask(
        "POST", "/v1/games", {"Idempotency-Key": named("once"), "Content-Type": "application/json"}, data=body
    )
    assert made.status_code == 201, made.text
    assert '"delay_s":5}' in made.text
    again = body.replace(written, "5")
    same = anybody.ask(
        "POST", "/v1/games", {"Idempotency-Key": named("once"), "Content-Type": "application/json"}, data=again
    )
    assert same.headers["Idempotency-Replayed"] == "true"


@pytest.mark.parametrize("seat", [-1, 3, 2**62])
def test_a_seat_that_is_not_there_is_not_offered(table: Round, seat: int) -> None:
    assert code_of(table.awaited().act(table.id, {"type": "steal", "target": seat})) == (422, "not-offered")


ODD_IDS = (
    "{}", "%7B%7D", "{00}", "0:0", "%00", "..%2F..", "%2e%2e", "a%2Fb", "*", "%0a", "00aaaaaaaaaaaaaaa", "00AAAAAAAAAAAAAAAA",
    "00aaaaaaaaaaaaaaaa%20", "40aaaaaaaaaaaaaaaa", "x" * 4000, "%ff", "%F0%9F%98%80", "null", "'", '%22',
)  # fmt: skip


@pytest.mark.parametrize("rest", ["", "/view", "/events", "/commands", "/seats/0/claim", "/tokens"])
def test_an_odd_id_looks_like_an_absent_game(anybody: Guest, rest: str) -> None:
    bodies = {"/commands": {"type": "resign"}, "/seats/0/claim": {"code": "x"}, "/tokens": {"scope": "spectator"}}

    def asked(game: str) -> TestResponse:
        path = f"/v1/games/{game}{rest}"
        guest = Guest(anybody.app, "dd_seat_00aaaaaaaaaaaaaaaax")
        return guest.post(path, bodies[rest]) if rest in bodies else guest.get(path)

    def told(answered: TestResponse) -> Any:
        problem = answered.get_json()
        del problem["instance"], problem["request_id"]
        return answered.status_code, problem, sorted(set(answered.headers.keys()))

    absent = told(asked("00aaaaaaaaaaaaaaaa"))
    assert absent[0] == 404
    for odd in ODD_IDS:
        assert told(asked(odd)) == absent, odd


@pytest.mark.parametrize("seat", ["3", "-1", "x", "1.0", "100", "9" * 5000, "%00", "３"])
def test_an_odd_seat_is_not_there(app: Flask, table: Round, seat: str) -> None:
    answered = Guest(app).post(f"/v1/games/{table.id}/seats/{seat}/claim", {"code": "x"})
    assert code_of(answered) == (404, "not-found")


@pytest.mark.parametrize(
    "query",
    [
        "at=0", "at=-1", "at=1e3", "at=1.0", "at=%201", "at=1_0", "at=٣", "at=99999999999999999999", "at=", "at=true", "at=1&at=2",
        "viewpoint=", "viewpoint=seat", "viewpoint=seat:", "viewpoint=seat:x", "viewpoint=seat:-1", "viewpoint=seat:100", "viewpoint=seat:3", "viewpoint=SEAT:0", "viewpoint=seat:0%0a", "viewpoint=%00",
        "unknown=1", "at[]=1", "%00=1", "at=4096",
    ],
)  # fmt: skip
def test_an_odd_query_is_malformed(table: Round, query: str) -> None:
    answered = table.by[0].get(f"/v1/games/{table.id}/view?{query}")
    assert code_of(answered) == (422, "malformed")


@pytest.mark.parametrize(
    "told", ["Basic abc", "Bearer", "Bearer ", "dd_seat_x", "Bearer \u00ff", "Bearer a b", "Bearer " + "x" * 8000]
)
def test_an_odd_authorisation_opens_nothing(app: Flask, table: Round, told: str) -> None:
    answered = Guest(app).get(f"/v1/games/{table.id}/view", Authorization=told)
    assert code_of(answered) == (401, "unauthorised")
    assert answered.headers["WWW-Authenticate"] == "Bearer"
