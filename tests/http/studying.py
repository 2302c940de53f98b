"""Studies, as tests start, read and change them."""

from __future__ import annotations

from typing import Any

from flask import Flask
from werkzeug.test import TestResponse

from tests.http.guest import Guest, Json


class Author:
    """Somebody with the token of a study."""

    def __init__(self, app: Flask, made: Json) -> None:
        self.app, self.made = app, made
        self.id: str = made["study"]["id"]
        self.where = f"/v1/studies/{self.id}"
        self.guest = Guest(app, made["token"])

    def read(self) -> Json:
        found = Guest(self.app).get(self.where)
        assert found.status_code == 200, found.text
        told: Json = found.get_json()
        return told

    def put(self, seen: int | None = None, guest: Guest | None = None, **changed: Any) -> TestResponse:
        """A change on a version, by default the newest; what is not named stays."""
        now = self.read()
        kept = [{"game": each["game"], "text": each["text"]} for each in now["variations"]]
        body = {"title": now["title"], "notes": now["notes"], "variations": kept, **changed}
        return (guest or self.guest).ask("PUT", self.where, {"If_Match": f'"{seen or now["version"]}"'}, json=body)

    def vary(self, at: int, **more: Any) -> TestResponse:
        headers = {name: more.pop(name) for name in ("Idempotency_Key",) if name in more}
        return self.guest.post(f"{self.where}/variations", {"at": at, **more}, **headers)


def start(guest: Guest, link: str, title: str = "Where it turned", **more: Any) -> TestResponse:
    headers = {name: more.pop(name) for name in ("Idempotency_Key",) if name in more}
    return guest.post(f"/v1/replays/{link}/studies", {"title": title, **more}, **headers)


def started(app: Flask, link: str, **more: Any) -> Author:
    made = start(Guest(app), link, **more)
    assert made.status_code == 201, made.text
    return Author(app, made.get_json())
