"""What a link to a replay is worth: until when, for whom, and that nobody makes one up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from service.config import Config
from service.factory import create_app
from service.http.app_services import NAME
from tests.equipment.memory_store.store import MemoryStore
from tests.http.beginnings import Clock, Play
from tests.http.guest import Guest, Round, code_of, minted, opened, played
from tests.http.replay_links import (
    about,
    frames,
    link,
    named,
    on_for_a_while,
    share,
)


@pytest.fixture
def table(begin: Callable[[Play], Round]) -> Round:
    """A game that has been on for a while."""
    return begin(on_for_a_while)


class TestTheEnd:
    def gone(self, app: Flask, name: str) -> None:
        for path in ("", "/frames", "/card.png"):
            assert code_of(Guest(app).get(f"/v1/replays/{name}{path}")) == (410, "gone")
        assert Guest(app).get(f"/r/{name}").status_code == 410

    @pytest.mark.parametrize("who", ["maker", "organiser", "seat"])
    def test_a_revoked_link_is_gone(self, app: Flask, table: Round, who: str) -> None:
        reader = minted(table.by[1], table, "seat:read")
        name, other = link(reader, table), link(table.by[1], table)
        guest = {"maker": reader, "organiser": table.organiser, "seat": table.by[1]}[who]
        ended = guest.delete(f"/v1/replays/{name}")
        assert (ended.status_code, ended.data) == (204, b"")
        assert guest.delete(f"/v1/replays/{name}").status_code == 204
        self.gone(app, name)
        assert Guest(app).get(f"/v1/replays/{other}").status_code == 200

    def test_nobody_else_revokes_it(self, app: Flask, table: Round) -> None:
        name = link(table.by[1], table)
        for guest, status in (
            (Guest(app), 401), (table.by[0], 403), (minted(table.by[1], table, "seat:read"), 403),
            (minted(table.by[1], table, "spectator"), 403), (opened(app).organiser, 401),
        ):  # fmt: skip
            assert guest.delete(f"/v1/replays/{name}").status_code == status
        assert Guest(app).get(f"/v1/replays/{name}").status_code == 200

    def test_an_expired_link_is_gone(self, app: Flask, table: Round, clock: Clock) -> None:
        name = link(table.by[0], table, expires="2030-03-17T18:47:00+01:00")
        assert about(app, name)["expires"] == "2030-03-17T17:47:00.000Z"
        clock.ms += 10_000
        assert Guest(app).get(f"/r/{name}").status_code == 200
        clock.ms += 30_000
        self.gone(app, name)


class TestForgedIds:
    def refused(self, app: Flask, name: str) -> None:
        for path in (f"/v1/replays/{name}", f"/v1/replays/{name}/frames", f"/v1/replays/{name}/card.png"):
            assert Guest(app).get(path).get_json()["code"] == "not-found", name
        assert Guest(app).get(f"/r/{name}").status_code == 404

    def test_open_nothing(self, app: Flask, table: Round) -> None:
        name = link(table.by[0], table)
        for at in range(0, len(name), 5):
            self.refused(app, name[:at] + ("a" if name[at] != "a" else "b") + name[at + 1 :])
        for forged in (name.upper(), name[:-1], name + "a", name[:-8], "a" * 56, "é" * 56, "1" * 56, table.id):
            self.refused(app, forged)
        assert table.by[0].delete(f"/v1/replays/{'a' * 56}").status_code == 404

    def test_of_another_service_open_nothing(
        self, app: Flask, table: Round, store: MemoryStore, config: Config
    ) -> None:
        name = link(table.by[0], table)
        other = config.__class__.from_env({"DEADDROP_SECRET": "ab" * 32, "DEADDROP_DATA": str(config.keys_dir.parent)})
        self.refused(create_app(other, store=store), name)

    def test_cannot_be_made_from_what_the_feed_tells(self, app: Flask, table: Round) -> None:
        link(table.by[0], table)
        event = Guest(app).get(f"/v1/games/{table.id}/events?limit=500").get_json()["events"][-1]
        self.refused(app, event["data"]["id"])
        assert table.by[1].delete(f"/v1/tokens/{table.id}-{event['data']['id']}").status_code == 404


def test_a_link_grants_nothing_else(app: Flask, table: Round) -> None:
    name = link(table.by[0], table)
    for token in (name, f"dd_seat_{name}", f"dd_spec_{table.id}{name}"):
        holder = Guest(app, token)
        assert holder.get(f"/v1/games/{table.id}/view").status_code == 401
        assert holder.get("/v1/token").status_code == 401
        assert share(holder, table).status_code == 401
    for viewpoint in ("all", "public", "seat:1"):
        for path in (f"/v1/replays/{name}/frames", f"/v1/replays/{name}/card.png", f"/r/{name}"):
            assert Guest(app).get(f"{path}?viewpoint={viewpoint}").status_code == 403
    assert Guest(app).get(f"/v1/replays/{name}/frames?at=3").status_code == 422
    assert frames(app, name) == [
        Guest(app, table.by[1].token).get(f"/v1/replays/{name}/frames?from={n}&limit=1").get_json()["items"][0]
        for n in range(1, len(frames(app, name)) + 1)
    ]


class TestKeeping:
    def test_frames_of_a_finished_game_for_ever(self, app: Flask, finished: Round) -> None:
        page = Guest(app).get(f"/v1/replays/{link(finished.by[0], finished)}/frames")
        assert page.headers["Cache-Control"] == "public, max-age=31536000, immutable"
        assert "Vary" not in page.headers

    def test_what_may_change_or_expire_only_by_its_reader(self, app: Flask, table: Round) -> None:
        running = link(table.by[0], table)
        assert (
            Guest(app).get(f"/v1/replays/{running}/frames?to=3").headers["Cache-Control"]
            == "private, no-cache, no-transform"
        )
        played(app, table, 4)
        expiring = link(table.by[0], table, expires="2040-01-01T00:00:00Z")
        for path in (f"/v1/replays/{expiring}/frames", f"/v1/replays/{running}", f"/r/{running}"):
            assert Guest(app).get(path).headers["Cache-Control"] == "private, no-cache, no-transform"

    def test_what_one_holds_is_not_sent_again(self, app: Flask, finished: Round) -> None:
        name = link(finished.by[0], finished)
        for path in ("", "/frames?limit=3", "/card.png"):
            first = Guest(app).get(f"/v1/replays/{name}{path}")
            again = Guest(app).get(f"/v1/replays/{name}{path}", If_None_Match=first.headers["ETag"])
            assert (again.status_code, again.data) == (304, b"")
            assert Guest(app).get(f"/v1/replays/{name}{path}", If_None_Match='"x"').status_code == 200


def test_a_replay_that_would_show_another_game_is_refused(app: Flask, serve: Callable[[MemoryStore], Flask]) -> None:
    store = Tampered()
    app = serve(store)
    table = opened(app, seats=named())
    table.awaited().act(table.id, {"type": "pass"})
    name = link(table.by[0], table)
    store.is_tampered = True
    refused = Guest(app).get(f"/v1/replays/{name}/frames")
    assert code_of(refused) == (409, "replay-diverged")
    assert table.id not in refused.text


class Tampered(MemoryStore):
    """A store where somebody has changed what an event says."""

    is_tampered = False

    def read(self, game: str, after: int = 0, limit: int | None = None) -> list[Any]:
        entries = super().read(game, after, limit)
        if not self.is_tampered:
            return entries
        return [each._replace(event=each.event.replace(b'"francs":1', b'"francs":2')) for each in entries]


def test_links_are_kept_sealed(app: Flask, table: Round) -> None:
    name = link(table.by[0], table)
    stored = b"".join(entry.event for entry in app.extensions[NAME].context.store.read(table.id))
    assert name.encode() not in stored
