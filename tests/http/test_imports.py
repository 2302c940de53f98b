"""Imported games: under a budget by address and in all, and removed by the person who brought them, with nothing left behind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from flask import Flask
from werkzeug.test import TestResponse

from domain.catalogue import discover
from domain.kernel.timestamps import milliseconds
from service.app.audits.audit_pool import Audits
from service.app.audits.import_record import Decide
from service.app.core.game_repository import DIVERGED, REGRESSED
from service.app.maintenance import doctor
from service.app.maintenance.archive import Fate, archivable_games
from service.app.projected.lobby import rebuild_lobby
from service.app.proofs import imports
from service.config import Config
from service.factory import create_app
from service.http.app_services import NAME
from service.ids import game_id
from service.quotas import ImportBudget
from service.shares import networks_of
from service.store import ArchivedGame
from service.store.archive.frames import RawEntry
from tests.audit.tampering import genuine, lines_of, raw_of, renamed, resealed
from tests.equipment.key_in_memory import KeyInMemory
from tests.equipment.memory_store.store import MemoryStore
from tests.http.beginnings import Clock, Play, to_the_end
from tests.http.guest import Guest, Json, Round, code_of, named

pytestmark = pytest.mark.usefixtures("one_auditor")

NDJSON = "application/x-ndjson"
DAY_MS = 24 * 60 * 60 * 1000


@pytest.fixture
def record(app: Flask, begin: Callable[[Play], Round]) -> bytes:
    table = begin(to_the_end)
    return bytes(Guest(app).get(f"/v1/games/{table.id}/record").data)


@pytest.fixture
def elsewhere() -> MemoryStore:
    return MemoryStore()


@pytest.fixture
def there(config: Config, elsewhere: MemoryStore, clock: Clock) -> Callable[..., Flask]:
    """Another installation, under a budget of imports."""

    def make(**budget: int) -> Flask:
        limited = replace(config, imports=ImportBudget(**budget), secret=b"\4" * 32)
        return create_app(limited, store=elsewhere, now_ms=clock, signer=KeyInMemory(b"\7" * 32))

    return make


def under_other_ids(record: bytes) -> Iterator[bytes]:
    """The same game again and again, which says each time that it is another."""
    for number in range(100):
        yield renamed(record, game_id(bytes([number] * 11)))


def put(app: Flask, raw: bytes, key: str = "import", address: str = "192.0.2.1") -> TestResponse:
    return app.test_client().post(
        "/v1/records",
        data=raw,
        headers={"Idempotency-Key": named(key), "Content-Type": NDJSON},
        environ_base={"REMOTE_ADDR": address},
    )


def refused(answer: TestResponse) -> str:
    told: Json = answer.get_json()
    assert answer.status_code == 429, answer.text
    assert int(answer.headers["Retry-After"]) > 0
    return str(told["code"])


def test_an_address_may_import_so_many_games_a_day(there: Callable[..., Flask], record: bytes, clock: Clock) -> None:
    app, copies = there(day_games=2), under_other_ids(record)
    first, second, third = (next(copies) for _ in range(3))
    for raw in (first, second):
        assert put(app, raw).status_code == 201
    assert refused(put(app, third)) == "import-limit"
    assert put(app, first).headers["Idempotency-Replayed"] == "true", "what is here is found again"
    assert put(app, third, address="198.51.100.7").status_code == 201
    clock.ms += DAY_MS
    assert put(app, next(copies)).status_code == 201


@pytest.mark.parametrize("budget", [{"day_bytes": 2}, {"bytes": 2}, {"games": 2}])
def test_bytes_are_counted_and_what_all_hold(
    there: Callable[..., Flask], record: bytes, budget: dict[str, int]
) -> None:
    [(name, count)] = budget.items()
    app = there(**{name: count if name == "games" else count * len(record) + 1})
    copies = under_other_ids(record)
    addresses = ["192.0.2.1"] * 3 if name == "day_bytes" else ["192.0.2.1", "192.0.2.2", "192.0.2.3"]
    codes = [put(app, next(copies), address=each).status_code for each in addresses]
    assert codes == [201, 201, 429]


def test_refused_records_are_charged_before_they_are_checked(
    there: Callable[..., Flask], record: bytes, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = there(day_bytes=2 * len(record), day_games=50)
    checked = noted_audits(app, monkeypatch)
    wrong = record.replace(b'"microfilms"', b'"microfilmz"')
    assert [put(app, wrong).status_code for _ in range(3)] == [422, 422, 429]
    assert refused(put(app, record)) == "import-limit"
    assert len(checked) == 2, "what is over the budget is not checked"
    assert put(app, record, address="198.51.100.7").status_code == 201
    clock.ms += DAY_MS
    assert put(app, next(under_other_ids(record))).status_code == 201


def test_small_refused_records_count_as_games(
    there: Callable[..., Flask], record: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = there(day_games=3)
    checked = noted_audits(app, monkeypatch)
    assert [put(app, b"{}\n").status_code for _ in range(5)] == [422, 422, 422, 429, 429]
    assert len(checked) == 3
    assert refused(put(app, record)) == "import-limit"


def test_a_network_has_one_record_checked_at_a_time_and_others_are_checked_meanwhile(
    there: Callable[..., Flask], record: bytes
) -> None:
    app = there()
    place = app.extensions[NAME].context.part(Audits).place
    copies = under_other_ids(record)
    with place(networks_of("2001:db8:0:7::1")):
        for near in ("2001:db8:0:7::2", "2001:db8:0:8::1", "2001:db8:0:ff00::1"):
            busy = put(app, next(copies), address=near)
            assert code_of(busy) == (503, "audit-busy")
            assert int(busy.headers["Retry-After"]) > 0
        with place(networks_of("198.51.100.7")):
            assert put(app, next(copies), address="203.0.113.7").status_code == 201
    assert put(app, next(copies), address="2001:db8:0:7::2").status_code == 201, "to be sent away costs nothing"


def noted_audits(app: Flask, monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """The records that are checked."""
    audits, checked = app.extensions[NAME].context.part(Audits), list[bytes]()
    ask = audits.ask

    def note(task: Decide, answers: Any) -> Any:
        checked.append(task.raw)
        return ask(task, answers)

    monkeypatch.setattr(audits, "ask", note)
    return checked


def test_a_game_is_removed_by_who_brought_it_and_nothing_is_left(
    there: Callable[..., Flask], record: bytes, elsewhere: MemoryStore
) -> None:
    app = there(games=1)
    before = REGRESSED._value.get(), DIVERGED._value.get()
    empty = kept(elsewhere)
    done = put(app, record).get_json()
    path, token = f"/v1/games/{done['game']['id']}", done["removal_token"]
    assert put(app, record).get_json()["removal_token"] == token
    assert "removal_token" not in put(app, record, key="another").get_json()
    assert "removal_token" not in put(app, record, address="192.0.2.9").get_json()
    assert Guest(app).delete(path).status_code == 401
    assert Guest(app, f"{token[:-1]}{'a' if token[-1] != 'a' else 'b'}").delete(path).status_code == 403
    assert Guest(app, token).get(f"{path}/view").status_code == 401, "it opens nothing"
    assert Guest(app, token).delete(path).status_code == 204
    for gone in (path, f"{path}/view", f"{path}/events", f"{path}/record"):
        assert Guest(app).get(gone).status_code == 404
    assert Guest(app, token).delete(path).status_code == 404
    assert kept(elsewhere) == empty
    assert [each for each in doctor.check_store(elsewhere, discover()) if each.problems] == []
    assert put(app, record).status_code == 201, "it counts no more"
    assert (REGRESSED._value.get(), DIVERGED._value.get()) == before, "a removal is no loss"


def test_a_game_that_is_imported_twice_at_once_can_be_removed_by_one(
    there: Callable[..., Flask], record: bytes, elsewhere: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, others, plant = there(), [], elsewhere.plant

    def plant_late(*given: Any, **more: Any) -> Any:
        monkeypatch.undo()
        others.append(put(app, record, key="another").get_json())
        return plant(*given, **more)

    monkeypatch.setattr(elsewhere, "plant", plant_late)
    made = put(app, record).get_json()
    assert others
    assert "removal_token" not in others[0]
    assert Guest(app, made["removal_token"]).delete(f"/v1/games/{made['game']['id']}").status_code == 204


def test_another_history_of_a_removed_game_is_read_as_it_is(there: Callable[..., Flask]) -> None:
    app, told = there(), []
    for number in (5, 6):
        done = put(app, renamed(genuine(number), game_id(bytes(11)))).get_json()
        path = f"/v1/games/{done['game']['id']}"
        told.append(Guest(app).get(f"{path}/view?at=30&viewpoint=all").get_json())
        assert Guest(app).get(f"{path}/view?at=30&viewpoint=all").get_json() == told[-1]
        assert Guest(app, done["removal_token"]).delete(path).status_code == 204
    assert told[0]["table"] != told[1]["table"]


def kept(store: MemoryStore) -> Any:
    """What a store holds, but for its feed and where readers of it are."""
    names = ("_streams", "_due", "_attempts", "_names", "_reads", "_owners")
    rows = {name: dict(each) for name, each in store._rows.items() if each}
    return {name: {key: each for key, each in getattr(store, name).items() if each} for name in names} | {"rows": rows}


def test_a_game_that_others_go_on_from_stays(there: Callable[..., Flask], record: bytes) -> None:
    app = there()
    done = put(app, record).get_json()
    path = f"/v1/games/{done['game']['id']}"
    fork = Guest(app).post(f"{path}/forks", {"at": 20})
    assert fork.status_code == 201, fork.text
    assert code_of(Guest(app, done["removal_token"]).delete(path)) == (409, "has-forks")
    assert Guest(app).get(f"/v1/games/{fork.get_json()['game']['id']}/view").status_code == 200


def test_what_was_played_here_is_never_removed(app: Flask, table: Round) -> None:
    assert table.organiser.delete(f"/v1/games/{table.id}").status_code == 404
    assert Guest(app).get(f"/v1/games/{table.id}").status_code == 200


def test_the_list_is_made_anew_from_the_games(
    there: Callable[..., Flask], record: bytes, elsewhere: MemoryStore
) -> None:
    app = there()
    game = put(app, record).get_json()["game"]["id"]
    context = app.extensions[NAME].context
    elsewhere.drop(imports.NAME)
    imports.note_import(context, game_id(bytes(11)), imports.ImportRow(1, 5, "", ""))
    rebuild_lobby(context)
    [(listed, row)] = imports.load_imports(context)
    assert listed == game
    assert row.size > 1000


NO_TIME = "2026-02-30T24:00:00.000Z"
"""Of the form that a record demands, and in no calendar."""


def test_a_record_of_a_time_that_there_never_is_is_refused(there: Callable[..., Flask], record: bytes) -> None:
    lines = lines_of(record)
    lines[1]["at"] = NO_TIME
    answer = put(there(), raw_of(resealed([{**lines[0], "checkpoint": None}, *lines[1:]])))
    assert answer.status_code == 422, answer.text
    assert "its time is none of the calendar" in answer.get_json()["detail"]


def test_a_game_that_has_such_a_time_does_not_stop_the_archive(
    there: Callable[..., Flask], record: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Brought in before such records were refused, it would end every `deaddrop archive`."""
    app = there()
    game = put(app, record).get_json()["game"]["id"]
    context = app.extensions[NAME].context
    loaded = context.games.load(game)
    old = msgspec.structs.replace(loaded, at=NO_TIME)
    monkeypatch.setattr(context.games, "replay", lambda *_: [old])
    entries = (RawEntry(loaded.version, b"e", b"", loaded.digest),)
    store: Any = SimpleNamespace(games=lambda: [game], keep=lambda each: ArchivedGame(each, entries))
    ripe = archivable_games(context, store, milliseconds("2026-03-04T00:00:00.000Z"), lambda: None, Counter())
    assert [each for each, _ in ripe] == [game]
    fates = Counter[Fate]()
    assert list(archivable_games(context, store, milliseconds("2026-03-01T00:00:00.000Z"), lambda: None, fates)) == []
    assert fates == {"young": 1}
