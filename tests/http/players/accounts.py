"""What the tests of players have in common."""

from __future__ import annotations

from typing import Any, NamedTuple

from flask import Flask

from tests.http.guest import Guest

Json = dict[str, Any]


class Account(NamedTuple):
    """A player on one device."""

    id: str
    guest: Guest
    code: str


def registered(app: Flask, name: str = "Anna") -> Account:
    made = Guest(app).post("/v1/players", {"name": name})
    assert made.status_code == 201, made.text
    return to_account(app, made.get_json())


def to_account(app: Flask, made: Json) -> Account:
    return Account(made["player"]["id"], Guest(app, made["token"]), made["recovery_code"])


def recovered(app: Flask, code: str) -> Account:
    made = Guest(app).post("/v1/players/recover", {"recovery_code": code})
    assert made.status_code == 201, made.text
    return to_account(app, made.get_json())


def change(guest: Guest, **changes: Any) -> Any:
    return guest.ask("PATCH", "/v1/players/me", {}, json=changes)
