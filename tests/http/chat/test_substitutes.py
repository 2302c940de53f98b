"""A seat whose person changes: what was said, blocked and told of the one before is not the other's."""

from __future__ import annotations

import pytest
from flask import Flask

from tests.http.chat.talking import lines, page, said
from tests.http.following import SSE, heard
from tests.http.guest import Guest, Round, exchanged, key, opened

NAMED = [{"kind": "human", "claim": True, "name": name} for name in ("Anna", "Bert", "Carla")]
PLAIN = [{"kind": "human", "claim": True}] * 3


def slip_of(table: Round, seat: int, name: str, same: str) -> str:
    body = {"kind": "substitute", "seat": seat, "name": name, "author": "Greta", "reason": "She goes home."}
    made = table.organiser.post(f"/v1/games/{table.id}/interventions", body, Idempotency_Key=same)
    assert made.status_code == 201, made.text
    slip: str = made.get_json()["slip"]
    return slip


def substituted(app: Flask, table: Round, seat: int, name: str) -> Guest:
    return exchanged(app, table.id, slip_of(table, seat, name, key()))


def authors(table: Round) -> list[tuple[str, str | None]]:
    return [(each["text"], each["author"]["name"]) for each in page(table.by[0], table)["messages"]]


@pytest.mark.parametrize(("seats", "before"), [(NAMED, "Bert"), (PLAIN, "Seat 1")], ids=["named", "without names"])
def test_each_has_said_what_he_said(app: Flask, seats: list[dict[str, object]], before: str) -> None:
    table = opened(app, seats=seats)
    said(table.by[1], table, "a")
    assert authors(table) == [("a", before)]
    for name, text in (("Vera", "b"), ("Willi", "c")):
        said(substituted(app, table, 1, name), table, text)
    assert authors(table) == [("a", None), ("b", None), ("c", "Willi")]
    found = heard(lines(table.by[0], table, SSE))
    assert [next(found)["author"]["name"] for _ in range(3)] == [None, None, "Willi"]


def test_a_token_reissued_to_the_same_person_changes_nothing(app: Flask) -> None:
    table = opened(app, seats=NAMED)
    said(table.by[1], table, "a")
    body = {"kind": "reissue", "seat": 1, "author": "Greta", "reason": "The telephone is lost."}
    assert table.organiser.post(f"/v1/games/{table.id}/interventions", body).status_code == 201
    assert authors(table) == [("a", "Bert")]


def test_blocks_are_those_of_the_person(app: Flask) -> None:
    table = opened(app, seats=NAMED)
    path = f"/v1/games/{table.id}/blocks"
    assert table.by[1].ask("PUT", f"{path}/seat-0", {}).status_code == 200
    vera = substituted(app, table, 1, "Vera")
    assert vera.get(path).get_json()["items"] == []
    assert vera.ask("PUT", f"{path}/seat-2", {}).status_code == 200
    assert [each["author"] for each in vera.get(path).get_json()["items"]] == ["seat-2"]
    assert vera.delete(f"{path}/seat-2").status_code == 204


def test_presence_is_that_of_the_person(app: Flask) -> None:
    table, same = opened(app, seats=NAMED), key()
    path = f"/v1/games/{table.id}/presence"

    def state() -> str | None:
        shown: str | None = table.by[0].get(path).get_json()["items"][1]["state"]
        return shown

    table.by[1].ask("PUT", path, {}, json={"state": "online"})
    assert state() == "online"
    vera = exchanged(app, table.id, slip_of(table, 1, "Vera", same))
    assert state() is None
    vera.ask("PUT", path, {}, json={"state": "online"})
    slip_of(table, 1, "Vera", same)
    assert state() == "online"
