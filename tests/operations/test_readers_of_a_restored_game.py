"""Who read a game before `deaddrop restore --over` hears of it: in its feed, and in the inbox of its seats."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from service.app.maintenance.backup import backup, restore
from tests.http.guest import Guest, Json, Round, opened
from tests.http.inboxes.reading import inbox, read
from tests.operations.test_backup import Place
from tests.redis_server import private_redis


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder = tmp_path_factory.mktemp("here")
    with private_redis(folder) as url:
        yield Place(url, folder)


@pytest.fixture
def table(place: Place) -> Round:
    return opened(place.app)


class Reading:
    """A backup of a game, two turns after it, and what readers held then."""

    def __init__(self, place: Place, table: Round, path: Path) -> None:
        self.place, self.table, self.path = place, table, path
        self.reader = inbox(place.app, *(guest.token for guest in table.by.values()))
        backup(place.context, place.store, path, lambda: None)
        self.kept = self.entries()[-1]["version"]
        _, cursor = read(self.reader)
        turns(table, 2)
        self.found, self.cursor = read(self.reader, f"?after={cursor}")
        self.last = self.entries()[-1]

    def entries(self) -> list[Json]:
        found: list[Json] = Guest(self.place.app).get(f"/v1/games/{self.table.id}/events?limit=500").get_json()["events"]
        return found

    def put_back(self) -> None:
        with self.path.open("rb") as file:
            found = restore(self.place.context, self.place.store, file, [self.table.id], "The disk failed.")
            assert not any(each.problems for each in found)


def turns(table: Round, count: int) -> None:
    for _ in range(count):
        assert table.awaited().act(table.id, {"type": "pass"}).status_code == 201


def owed(table: Round) -> tuple[str, int, int]:
    seat, view = next((seat, view) for seat, guest in table.by.items() if (view := guest.view(table.id))["decision"])
    return "decision-open", seat, int(view["decision"]["id"][1:].partition(".")[0])


def told(entries: list[Json]) -> list[tuple[str, int, int]]:
    return [(each["kind"], each["seat"], each["version"]) for each in entries]


def test_its_feed_and_its_inbox_are_reset(place: Place, table: Round, tmp_path: Path) -> None:
    before = Reading(place, table, tmp_path / "games")
    before.put_back()
    refused = Guest(place.app).get(f"/v1/games/{table.id}/events?after={before.last['version']}&wait=20")
    assert refused.get_json()["code"] == "reset"
    assert refused.get_json()["reset"] == {"reason": "ahead", "head": before.kept + 1}
    found, cursor = read(before.reader, f"?after={before.cursor}")
    assert sorted(told(found)) == sorted([*(("reset", seat, before.kept + 1) for seat in table.by), owed(table)])
    assert [each["kind"] for each in found if each["seat"] == owed(table)[1]] == ["reset", "decision-open"]
    assert read(before.reader, f"?after={cursor}") == ([], cursor)


def test_a_history_that_has_grown_past_its_readers_is_another_one(place: Place, table: Round, tmp_path: Path) -> None:
    before = Reading(place, table, tmp_path / "games")
    before.put_back()
    turns(table, 3)
    path = f"/v1/games/{table.id}/events?after={before.last['version']}"
    assert Guest(place.app).get(path).status_code == 200
    refused = Guest(place.app).get(f"{path}&digest={before.last['digest']}")
    assert refused.get_json()["reset"]["reason"] == "changed"
    found, cursor = read(before.reader, f"?after={before.cursor}")
    assert {each["seat"] for each in found if each["kind"] == "reset"} == set(table.by)
    assert owed(table) in told(found)
    assert not {each["id"] for each in found} & {each["id"] for each in before.found}
    assert read(before.reader, f"?after={cursor}") == ([], cursor)
    turns(table, 1)
    assert told(read(before.reader, f"?after={cursor}")[0]) == [owed(table)]


def test_who_read_less_than_what_is_kept_is_not_reset(place: Place, table: Round, tmp_path: Path) -> None:
    reader = inbox(place.app, *(guest.token for guest in table.by.values()))
    _, cursor = read(reader)
    known = Guest(place.app).get(f"/v1/games/{table.id}/events?limit=500").get_json()["events"][-1]
    turns(table, 1)
    Reading(place, table, tmp_path / "games").put_back()
    assert told(read(reader, f"?after={cursor}")[0]) == [owed(table)]
    path = f"/v1/games/{table.id}/events?after={known['version']}&digest={known['digest']}"
    assert Guest(place.app).get(path).status_code == 200


def test_each_page_of_a_reset_can_be_the_last_that_arrives(place: Place, table: Round, tmp_path: Path) -> None:
    before = Reading(place, table, tmp_path / "games")
    before.put_back()
    whole, _ = read(before.reader, f"?after={before.cursor}")
    found, cursor = list[Json](), before.cursor
    while page := read(before.reader, f"?after={cursor}&limit=1")[0]:
        found += page
        cursor = page[-1]["cursor"]
    assert [each["id"] for each in found] == [each["id"] for each in whole]
