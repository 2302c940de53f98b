"""What descends from a token ends with it, is seen and ended by those whose it is, and is not without end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from domain.game.token_descent import IN_ALL, MOST_LIVE
from service.app.feeds.live_feed import GLANCE_S
from service.http.app_services import NAME
from tests.equipment.memory_store.store import MemoryStore
from tests.http.alive.streams.reading import NDJSON, followed, head_of
from tests.http.beginnings import Clock
from tests.http.guest import Guest, Json, Round, code_of, opened, played
from tests.http.held_back import HeldBack


@pytest.fixture
def table(app: Flask) -> Round:
    app.extensions[NAME].streams.beat_s = 0.05
    return opened(app, arbiter=True)


def minted(guest: Guest, table: Round, scope: str = "seat:read") -> tuple[Guest, str]:
    made = guest.post(f"/v1/games/{table.id}/tokens", {"scope": scope})
    assert made.status_code == 201, made.text
    return Guest(guest.app, made.get_json()["token"]), made.get_json()["id"]


def shared(guest: Guest, table: Round, **more: Any) -> str:
    made = guest.post(f"/v1/games/{table.id}/replays", more)
    assert made.status_code == 201, made.text
    name: str = made.get_json()["id"]
    return name


def status(guest: Guest, table: Round) -> int:
    return guest.get(f"/v1/games/{table.id}/view").status_code


def watched(guest: Guest, name: str) -> int:
    return guest.get(f"/v1/replays/{name}/frames").status_code


def mine(guest: Guest, table: Round, query: str = "") -> list[Json]:
    page = guest.get(f"/v1/games/{table.id}/tokens{query}")
    assert page.status_code == 200, page.text
    items: list[Json] = page.get_json()["items"]
    return items


class TestRevoking:
    @pytest.mark.parametrize("by", ["seat", "organiser", "itself"])
    def test_ends_all_that_descends_and_nothing_else(self, table: Round, by: str) -> None:
        seat = table.by[1]
        reader, name = minted(seat, table)
        child, _ = minted(reader, table)
        watcher, _ = minted(child, table, "spectator")
        links = [shared(reader, table), shared(child, table), shared(watcher, table)]
        other, _ = minted(seat, table)
        kept = shared(other, table)
        assert [watched(seat, each) for each in (*links, kept)] == [200] * 4
        guest = {"seat": seat, "organiser": table.organiser, "itself": reader}[by]
        assert guest.delete(f"/v1/tokens/{name}").status_code == 204
        assert [status(each, table) for each in (reader, child, watcher)] == [410] * 3
        assert [watched(seat, each) for each in (*links, kept)] == [410] * 3 + [200]
        for each in (reader, child, watcher):
            assert each.post(f"/v1/games/{table.id}/tokens", {"scope": "spectator"}).status_code == 410
            assert each.post(f"/v1/games/{table.id}/replays", {}).status_code == 410
        assert [status(each, table) for each in (seat, other, table.organiser, table.by[0])] == [200] * 4

    def test_ends_a_fork_of_a_link_and_its_page_too(self, app: Flask, table: Round) -> None:
        reader, name = minted(table.by[1], table)
        link = shared(reader, table)
        played(app, table)
        table.by[1].delete(f"/v1/tokens/{name}")
        assert Guest(app).post(f"/v1/replays/{link}/forks", {"at": 20}).status_code == 410
        for path in (f"/v1/replays/{link}", f"/v1/replays/{link}/card.png", f"/r/{link}"):
            assert Guest(app).get(path).status_code == 410

    def test_cuts_streams_and_waits_of_what_descends(self, app: Flask, table: Round, held_back: HeldBack) -> None:
        reader, name = minted(table.by[1], table)
        child, _ = minted(reader, table)
        held_back.at_requests()
        held_back.acts.append(lambda: table.by[1].delete(f"/v1/tokens/{name}"))
        with followed(child, table, NDJSON) as lines:
            next(lines)
            assert child.get(f"/v1/games/{table.id}/events?after={head_of(table)}&wait=20").status_code == 410
            with pytest.raises(BrokenPipeError):
                list(lines)
        assert held_back.waits_s == [GLANCE_S]

    def test_silences_inboxes_of_what_descends(self, app: Flask, table: Round) -> None:
        reader, name = minted(table.by[1], table)
        child, _ = minted(reader, table)
        made = Guest(app).post("/v1/inbox", {"tokens": [child.token]}).get_json()
        inbox = Guest(app, made["inbox_token"])
        assert len(inbox.get("/v1/inbox/seats").get_json()["items"]) == 1
        table.by[1].delete(f"/v1/tokens/{name}")
        assert inbox.get("/v1/inbox/seats").get_json()["items"] == []
        table.by[0].act(table.id, {"type": "pass"})
        assert inbox.get("/v1/inbox?after=i").get_json()["items"] == []

    @pytest.mark.parametrize("what", ["tokens", "replays", "rulings", "revocation"])
    def test_counts_at_once_in_every_process(
        self, app: Flask, table: Round, store: MemoryStore, monkeypatch: pytest.MonkeyPatch, what: str
    ) -> None:
        """The token is revoked between the look at it and the append."""
        guest, name = minted(table.by[1], table)
        _, spare = minted(guest, table)
        if what == "rulings":
            guest, name = table.organiser, f"{table.id}-organiser"
        append, appends = store.append, list[Any]()

        def revoked_first(game: str, *args: Any, **more: Any) -> Any:
            if not appends:
                appends.append(game)
                assert guest.delete(f"/v1/tokens/{name}").status_code == 204
            return append(game, *args, **more)

        monkeypatch.setattr(store, "append", revoked_first)
        asked: dict[str, Callable[[], Any]] = {
            "tokens": lambda: guest.post(f"/v1/games/{table.id}/tokens", {"scope": "spectator"}),
            "replays": lambda: guest.post(f"/v1/games/{table.id}/replays", {}),
            "rulings": lambda: guest.post(
                f"/v1/games/{table.id}/rulings", {"kind": "abort", "author": "Olga", "reason": "rain"}
            ),
            "revocation": lambda: guest.delete(f"/v1/tokens/{spare}"),
        }
        before = len(store.read(table.id))
        assert asked[what]().status_code == 410
        assert len(store.read(table.id)) == before + 1


class TestListing:
    def test_shows_whose_it_is(self, app: Flask, table: Round) -> None:
        seat = table.by[1]
        reader, name = minted(seat, table)
        link = shared(reader, table)
        watcher, public = minted(seat, table, "spectator")
        theirs: list[dict[str, Any]] = [
            {"id": f"{table.id}-seat-1", "kind": "token", "by": None, "good": True, "scope": "seat:act", "seat": 1},
            {"id": name, "kind": "token", "by": f"{table.id}-seat-1", "good": True, "scope": "seat:read", "seat": 1},
            {"id": public, "kind": "token", "by": f"{table.id}-seat-1", "good": True, "scope": "spectator", "seat": None},
        ]  # fmt: skip
        *tokens, shown = mine(seat, table)
        assert tokens == theirs
        assert shown == {
            "id": shown["id"], "kind": "replay", "by": name, "good": True, "viewpoint": "seat:1", "expires": None, "url": f"/r/{link}",
        }  # fmt: skip
        assert mine(reader, table) == [theirs[1] | {"by": None}, shown]
        assert mine(watcher, table) == [theirs[2] | {"by": None}]
        assert [each["id"] for each in mine(table.by[0], table)] == [f"{table.id}-seat-0"]
        assert [each["id"] for each in mine(Guest(app, table.made["arbiter_token"]), table)] == [f"{table.id}-arbiter"]
        assert len(mine(table.organiser, table)) == 2 + 3 + 2 + 1
        assert Guest(app).get(f"/v1/games/{table.id}/tokens").status_code == 401

    def test_lets_seat_and_organiser_end_a_link_that_others_made(self, app: Flask, table: Round) -> None:
        for guest in (table.by[1], table.organiser):
            reader, _ = minted(table.by[1], table)
            link = shared(reader, table)
            [found] = [each for each in mine(guest, table) if each["kind"] == "replay" and each["good"]]
            assert table.by[0].delete(f"/v1/tokens/{found['id']}").status_code == 404
            assert guest.delete(f"/v1/tokens/{found['id']}").status_code == 204
            assert watched(Guest(app), link) == 410
            assert [each["good"] for each in mine(guest, table) if each["id"] == found["id"]] == [False]

    def test_tells_the_organiser_of_a_running_game_no_way_to_look_into_a_hand(self, app: Flask, table: Round) -> None:
        reader, _ = minted(table.by[1], table)
        link = shared(reader, table)
        listed = table.organiser.get(f"/v1/games/{table.id}/tokens")
        assert link not in listed.text
        assert [each["url"] for each in listed.get_json()["items"] if each["kind"] == "replay"] == [None]
        played(app, table)
        assert [each["url"] for each in mine(table.organiser, table) if each["kind"] == "replay"] == [f"/r/{link}"]

    def test_goes_by_pages(self, table: Round) -> None:
        for _ in range(5):
            minted(table.by[1], table)
            shared(table.by[1], table)
        whole, found, query = mine(table.by[1], table), [], "?limit=3"
        assert len(whole) == 11
        while query:
            page = table.by[1].get(f"/v1/games/{table.id}/tokens{query}").get_json()
            found += page["items"]
            query = page["next"] and f"?limit=3&cursor={page['next']}"
        assert found == whole
        assert code_of(table.by[1].get(f"/v1/games/{table.id}/tokens?cursor={table.id}-seat-0")) == (400, "bad-cursor")


class TestHandingOut:
    @pytest.mark.parametrize("scope", ["spectator", "seat:read"])
    def test_has_an_end_for_weaker_tokens(self, table: Round, store: MemoryStore, scope: str) -> None:
        guest, _ = minted(table.by[1], table, scope)
        holder, made = guest, 0
        for _ in range(MOST_LIVE["spectator"] // 2):
            holder, _ = minted(holder, table, "spectator")
            shared(guest, table)
            made += 2
        before = len(store.read(table.id))
        for each in (guest, holder):
            for path, body in (("tokens", {"scope": "spectator"}), ("replays", {})):
                assert code_of(each.post(f"/v1/games/{table.id}/{path}", body)) == (409, "too-many-tokens"), made
        assert len(store.read(table.id)) == before

        while made < IN_ALL["spectator"]:
            good = [each["id"] for each in mine(guest, table)[1:] if each["good"]]
            for name in good[: IN_ALL["spectator"] - made]:
                guest.delete(f"/v1/tokens/{name}")
            while made < IN_ALL["spectator"] and len([e for e in mine(guest, table)[1:] if e["good"]]) < MOST_LIVE["spectator"]:  # fmt: skip
                minted(guest, table, "spectator")
                made += 1
        for name in [each["id"] for each in mine(guest, table)[1:]]:
            guest.delete(f"/v1/tokens/{name}")
        before = len(store.read(table.id))
        assert code_of(guest.post(f"/v1/games/{table.id}/tokens", {"scope": "spectator"})) == (409, "too-many-tokens")
        assert len(store.read(table.id)) == before
        minted(table.by[1], table, scope)

    @pytest.mark.parametrize("who", ["seat", "organiser"])
    def test_has_an_end_for_seats_and_organisers(self, table: Round, store: MemoryStore, who: str) -> None:
        guest = table.organiser if who == "organiser" else table.by[1]
        names = [minted(guest, table, "spectator")[1] for _ in range(MOST_LIVE["seat:act"])]
        before = len(store.read(table.id))
        assert guest.post(f"/v1/games/{table.id}/tokens", {"scope": "spectator"}).status_code == 409
        assert guest.post(f"/v1/games/{table.id}/replays", {}).status_code == 409
        assert len(store.read(table.id)) == before
        guest.delete(f"/v1/tokens/{names[0]}")
        minted(guest, table, "spectator")
        minted(table.by[0], table, "spectator")

    def test_counts_no_link_that_has_expired(self, table: Round, clock: Clock) -> None:
        watcher, _ = minted(table.by[1], table, "spectator")
        soon = "2030-03-17T17:47:00Z"
        for _ in range(MOST_LIVE["spectator"]):
            shared(watcher, table, expires=soon)
        assert watcher.post(f"/v1/games/{table.id}/replays", {}).status_code == 409
        clock.ms += 60_000
        shared(watcher, table)

    def test_answers_a_repeated_request_when_there_is_no_room_left(self, table: Round) -> None:
        watcher, _ = minted(table.by[1], table, "spectator")
        path = f"/v1/games/{table.id}/tokens"
        first = watcher.post(path, {"scope": "spectator"}, Idempotency_Key="first")
        for _ in range(MOST_LIVE["spectator"] - 1):
            minted(watcher, table, "spectator")
        assert watcher.post(path, {"scope": "spectator"}).status_code == 409
        assert watcher.post(path, {"scope": "spectator"}, Idempotency_Key="first").data == first.data
