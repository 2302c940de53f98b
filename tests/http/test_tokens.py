"""Tokens: what one allows, a weaker one, and its end."""

from __future__ import annotations

import pytest
from flask import Flask

from tests.http.guest import Guest, Round, minted, opened


@pytest.fixture
def table(app: Flask) -> Round:
    return opened(app, arbiter=True)


def told(guest: Guest) -> tuple[str, int | None]:
    token = guest.get("/v1/token").get_json()
    return token["scope"], token["seat"]


def test_a_token_says_what_it_allows(app: Flask, table: Round) -> None:
    assert told(table.organiser) == ("organiser", None)
    assert told(table.by[1]) == ("seat:act", 1)
    assert told(Guest(app, table.made["arbiter_token"])) == ("arbiter", None)
    assert told(minted(table.by[1], table, "seat:read")) == ("seat:read", 1)
    assert told(minted(table.by[1], table, "spectator")) == ("spectator", None)
    assert table.by[1].get("/v1/token").get_json() == {
        "id": f"{table.id}-seat-1", "game": table.id, "scope": "seat:act", "seat": 1,
    }  # fmt: skip


@pytest.mark.parametrize("token", ["x", "dd_seat_", "dd_seat_00aaaaaaaaaaaaaaaa" + "a" * 32, "dd_seat_zz"])
def test_what_is_no_token_opens_nothing(app: Flask, token: str) -> None:
    assert Guest(app, token).get("/v1/token").status_code == 401


def test_a_weaker_token_gives_no_stronger(app: Flask, table: Round) -> None:
    path = f"/v1/games/{table.id}/tokens"
    reader, spectator = minted(table.by[1], table, "seat:read"), minted(table.by[1], table, "spectator")
    assert told(minted(reader, table, "seat:read")) == ("seat:read", 1)
    assert told(minted(spectator, table, "spectator")) == ("spectator", None)
    assert spectator.post(path, {"scope": "seat:read"}).status_code == 403
    assert table.organiser.post(path, {"scope": "seat:read"}).status_code == 403
    assert Guest(app).post(path, {"scope": "spectator"}).status_code == 401
    assert Guest(app, table.made["arbiter_token"]).post(path, {"scope": "spectator"}).status_code == 403
    for scope in ("seat:act", "organiser", "arbiter", "replay", "", None, 1):
        assert table.by[1].post(path, {"scope": scope}).status_code == 422


def test_a_revoked_token_is_gone(table: Round) -> None:
    reader = minted(table.by[1], table, "seat:read")
    name = reader.get("/v1/token").get_json()["id"]
    assert table.by[0].delete(f"/v1/tokens/{name}").status_code == 404
    ended = table.by[1].delete(f"/v1/tokens/{name}")
    assert (ended.status_code, ended.data) == (204, b"")
    assert table.by[1].delete(f"/v1/tokens/{name}").status_code == 204
    assert reader.get(f"/v1/games/{table.id}/view").status_code == 410
    assert reader.get("/v1/token").status_code == 410
    assert reader.delete(f"/v1/tokens/{name}").status_code == 410


def test_the_organiser_revokes_any(table: Round) -> None:
    assert table.organiser.delete(f"/v1/tokens/{table.id}-seat-1").status_code == 204
    assert table.by[1].get("/v1/token").status_code == 410
    assert table.by[0].get("/v1/token").status_code == 200


def test_nobody_revokes_without_a_token(app: Flask, table: Round) -> None:
    assert Guest(app).delete(f"/v1/tokens/{table.id}-seat-1").status_code == 401
    assert opened(app).organiser.delete(f"/v1/tokens/{table.id}-seat-1").status_code == 401
