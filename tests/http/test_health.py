"""The service says truly whether it can work, and counts what it does."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable
from itertools import count
from pathlib import Path

import prometheus_client
import pytest
from flask import Flask
from prometheus_client.mmap_dict import MmapedDict, mmap_key

from projections import lobby
from service.app.due.outages import GAP_MS, note_alive
from service.app.maintenance import health
from service.app.maintenance.health import LATE_MS, Health
from service.http import metrics
from service.http.metrics import LOCK, MERGED_SUFFIX, merge_counters
from service.store import MemoryUse, Unavailable
from tests.equipment.memory_store.store import MemoryStore
from tests.hang import HANG_S
from tests.http.beginnings import Clock
from tests.http.guest import Guest, opened
from tests.http.held_back import HeldBack
from tests.store.samples import game, tell

WELL = {"status": "ok", "store": "ok", "jobs": "ok", "automation": "ok", "lobby": "ok", "games_log": "none", "reveals": "ok"}
GAME = game(1)


FIRST_OF_NONE = 2**30
"""From here on no process has the number: systems give at most 2**22."""


class Full(MemoryStore):
    """A store that can be read only."""

    def ping(self) -> None:
        raise Unavailable("no space left for hunter2", "MISCONF")


class Filling(MemoryStore):
    """A store that has room for a while."""

    is_full = False

    def ping(self) -> None:
        if self.is_full:
            raise Unavailable("used memory > 'maxmemory'", "OOM")


def numbers(app: Flask, name: str) -> dict[str, float]:
    """The samples of a metric, by what stands in braces."""
    told = Guest(app).get("/metrics").text
    return {labels: float(value) for labels, value in re.findall(rf"^{name}(?:{{(.*)}})? (\S+)$", told, re.M)}


class TestReadiness:
    def test_all_is_well(self, app: Flask) -> None:
        assert Guest(app).get("/readyz").get_json() == WELL

    def test_a_store_that_takes_no_writes_is_not_ready_but_alive(self, serve: Callable[..., Flask]) -> None:
        guest = Guest(serve(Full()))
        refused = guest.get("/readyz")
        assert refused.status_code == 503
        assert refused.get_json()["detail"] == (
            "The store takes no writes: MISCONF. The events server cannot write its file: its disk is full or broken. "
            "To do: make room on its disk, old backups first; it takes writes again by itself, and nothing that was acknowledged is lost."
        )
        assert "hunter2" not in refused.text
        assert guest.get("/healthz").get_json() == {"status": "ok"}

    def test_an_outage_is_dated_by_the_last_write(self, serve: Callable[..., Flask], held_back: HeldBack) -> None:
        held_back.clock_of(health)
        store = Filling()
        guest = Guest(serve(store))
        assert guest.get("/readyz").status_code == 200
        store.is_full = True
        held_back.s += health.KEPT_S
        said = guest.get("/readyz").get_json()["detail"]
        assert re.match(r"The store takes no writes since \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC: OOM\.", said)

    def test_without_the_jobs_server_people_play_on(self, serve: Callable[..., Flask]) -> None:
        app = serve(MemoryStore(), jobs=lambda: False)
        answered = Guest(app).get("/readyz")
        assert answered.status_code == 200
        assert answered.get_json() == WELL | {"status": "degraded", "jobs": "down"}
        assert opened(app).made["game"]["status"] == "playing"

    def test_a_turn_owed_for_long_is_late_however_often_it_was_put_off(
        self, app: Flask, store: MemoryStore, clock: Clock
    ) -> None:
        tell(store, GAME, 1, due=clock())
        store.advance(lobby.NAME, {0: store.feed_ends()[0]})
        assert store.lease(GAME, clock()) == 1
        clock.ms += LATE_MS
        assert Guest(app).get("/readyz").get_json() == WELL | {"status": "degraded", "automation": "late"}

    @pytest.mark.parametrize(
        ("silent_ms", "said"),
        [(GAP_MS - 1000, {}), (GAP_MS + 1, {"status": "degraded", "automation": "late"})],
    )
    def test_a_dispatcher_that_falls_silent_is_told_before_a_turn_is_late(
        self, app: Flask, store: MemoryStore, clock: Clock, silent_ms: int, said: dict[str, str]
    ) -> None:
        note_alive(store)
        clock.ms += silent_ms
        assert Guest(app).get("/readyz").get_json() == WELL | said

    def test_a_lobby_that_lags_is_late(self, app: Flask, store: MemoryStore, clock: Clock) -> None:
        tell(store, GAME, 1)
        clock.ms += LATE_MS + 1
        assert Guest(app).get("/readyz").get_json() == WELL | {"status": "degraded", "lobby": "late"}

    @pytest.mark.parametrize(("waited_ms", "said"), [(59_000, {"games_log": "ok"}), (60_001, {"status": "degraded", "games_log": "late"})])
    def test_news_that_wait_to_be_logged_for_a_minute_are_late(
        self, app: Flask, store: MemoryStore, clock: Clock, waited_ms: int, said: dict[str, str]
    ) -> None:
        store.put_row("games-log", "localhost/log", 1, 0, b"a checkpoint")
        tell(store, GAME, 1)
        store.advance(lobby.NAME, {0: store.feed_ends()[0]})
        clock.ms += waited_ms
        assert Guest(app).get("/readyz").get_json() == WELL | said
        assert waited_ms <= 1000 * numbers(app, "deaddrop_games_log_lag_seconds")[""] < waited_ms + 1000

    @pytest.mark.parametrize(("waited_ms", "said"), [(59_000, {}), (60_000, {"status": "degraded", "reveals": "missing"})])
    def test_a_game_has_a_minute_to_be_revealed(
        self, app: Flask, store: MemoryStore, clock: Clock, waited_ms: int, said: dict[str, str]
    ) -> None:
        store.put_row("unrevealed", GAME, 1, clock(), str(clock()).encode())
        clock.ms += waited_ms
        assert Guest(app).get("/readyz").get_json() == WELL | said
        assert numbers(app, "deaddrop_unrevealed_games")[""] == bool(said)

    def test_a_host_with_another_server_key_is_not_ready(self, serve: Callable[..., Flask], store: MemoryStore) -> None:
        store.note_installation("another's")
        refused = Guest(serve(store)).get("/readyz")
        assert refused.status_code == 503
        assert "hosts that have another server key than this one. To do: give this host their server.key" in refused.get_json()["detail"]

    def test_it_looks_once_a_second_however_often_it_is_asked(self) -> None:
        looks = []
        watched = Health(MemoryStore(), lambda: not looks.append(1))
        assert {watched.check().jobs for _ in range(50)} == {True}
        assert len(looks) == 1


class TestMetrics:
    def test_commands_are_counted_by_how_they_ended(self, app: Flask) -> None:
        before = numbers(app, "deaddrop_commands_total")
        table = opened(app)
        guest = table.awaited()
        guest.post(f"/v1/games/{table.id}/commands/check", {"type": "pass"}, If_Match="*")
        for _ in range(2):
            assert guest.act(table.id, {"type": "pass"}, Idempotency_Key="twice").status_code == 201
        table.others()[0].act(table.id, {"type": "pass"})
        Guest(app).act(table.id, {"type": "pass"})
        after = numbers(app, "deaddrop_commands_total")
        grown = {name: count - before.get(name, 0) for name, count in after.items() if count != before.get(name, 0)}
        told = ("checked", "accepted", "replayed", "not-your-decision", "unauthorised")
        assert grown == {f'outcome="{name}"': 1 for name in told}

    def test_requests_are_timed(self, app: Flask) -> None:
        name = 'operation="rulesets.list_rulesets"'
        before = numbers(app, "deaddrop_http_request_seconds_count").get(name, 0)
        Guest(app).get("/v1/rulesets")
        assert numbers(app, "deaddrop_http_request_seconds_count")[name] == before + 1

    def test_how_things_stand_is_told(self, serve: Callable[..., Flask], store: MemoryStore, clock: Clock) -> None:
        tell(store, GAME, 1, due=clock())
        clock.ms += 5_000
        app = serve(store, jobs=lambda: False)
        assert numbers(app, "deaddrop_store_up") == {"": 1}
        assert numbers(app, "deaddrop_jobs_up") == {"": 0}
        assert numbers(app, "deaddrop_owed_games") == {"": 1}
        assert 5 <= numbers(app, "deaddrop_owed_longest_seconds")[""] < 6
        assert 5 <= numbers(app, "deaddrop_lobby_lag_seconds")[""] < 6

    def test_a_store_that_is_away_is_told(self, serve: Callable[..., Flask]) -> None:
        app = serve(Full())
        assert numbers(app, "deaddrop_store_up") == {"": 0}
        assert numbers(app, "deaddrop_owed_games") == {}

    def test_the_memory_of_the_servers_is_told_also_of_a_full_one(self) -> None:
        watched = Health(Full(), lambda: True, memory=lambda: {"events": MemoryUse(90, 100), "jobs": MemoryUse(7, 0)})
        told = prometheus_client.generate_latest(metrics.gauge_registry(watched)).decode()
        for line in (
            'bytes{server="events"} 90.0',
            'limit_bytes{server="events"} 100.0',
            'limit_bytes{server="jobs"} 0.0',
        ):
            assert f"\ndeaddrop_redis_memory_{line}\n" in told
        assert "\ndeaddrop_store_up 0.0\n" in told

    def test_the_first_fault_is_an_increase(self, serve: Callable[..., Flask]) -> None:
        faults = numbers(serve(MemoryStore()), "deaddrop_http_answers_total")
        assert {'operation="play.command",status="500"', 'operation="web.table_page",status="503"'} <= set(faults)

    def test_when_the_last_backup_was_written_is_told(self, app: Flask, store: MemoryStore, held_back: HeldBack) -> None:
        held_back.clock_of(health)
        held_back.clock_of(metrics)
        assert numbers(app, "deaddrop_backup_timestamp_seconds") == {"": 0}
        store.note_backup(1_900_000_000_500)
        held_back.s += health.KEPT_S
        assert numbers(app, "deaddrop_backup_timestamp_seconds") == {"": 1_900_000_000.5}

    def test_streams_are_counted_while_they_are_open(self, app: Flask) -> None:
        before, table = numbers(app, "deaddrop_streams_open")[""], opened(app)
        followed = Guest(app).ask("GET", f"/v1/games/{table.id}/events", {"Accept": "application/x-ndjson"})
        assert numbers(app, "deaddrop_streams_open")[""] == before + 1
        followed.close()
        assert numbers(app, "deaddrop_streams_open")[""] == before

    def test_what_the_dead_said_of_themselves_is_forgotten_and_what_they_counted_is_added_up(
        self, tmp_path: Path
    ) -> None:
        ended = count(FIRST_OF_NONE)
        alive, empty = tmp_path / "gauge_livesum_1.db", tmp_path / f"counter_{next(ended)}.db"
        MmapedDict(str(alive)).close()
        for path in (tmp_path / f"gauge_livesum_{next(ended)}.db", empty):
            path.touch()
        for round_number in range(1, 4):
            for _ in range(5):
                counts(tmp_path, next(ended))
            text = merge_counters(tmp_path).decode()
            assert f'toys_total{{kind="a"}} {10.0 * round_number}' in text
            assert f'toy_seconds_bucket{{le="1.0"}} {5.0 * round_number}' in text
            assert f"toy_seconds_count {5.0 * round_number}" in text
            names = {path.name for path in tmp_path.iterdir()}
            assert names == {alive.name, LOCK, f"counter_{MERGED_SUFFIX}.db", f"histogram_{MERGED_SUFFIX}.db"}

    def test_they_are_summed_once_a_second_however_often_they_are_asked_for(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        looks: list[Path] = []
        monkeypatch.setattr(metrics, "merge_counters", lambda folder: looks.append(folder) or b"x 1\n")
        counted = metrics.CounterReader(str(tmp_path))
        assert {counted.text() for _ in range(50)} == {b"x 1\n"}
        assert looks == [tmp_path]


def counts(folder: Path, pid: int) -> None:
    """Have a process count, as prometheus_client does."""
    counted, timed = (MmapedDict(str(folder / f"{kind}_{pid}.db")) for kind in ("counter", "histogram"))
    counted.write_value(mmap_key("toys", "toys_total", ["kind"], ["a"], "toys"), 2.0, 0.0)
    for name, value in (("toy_seconds_sum", 0.5), ("toy_seconds_count", 1.0)):
        timed.write_value(mmap_key("toy_seconds", name, [], [], "toys"), value, 0.0)
    timed.write_value(mmap_key("toy_seconds", "toy_seconds_bucket", ["le"], ["1.0"], "toys"), 1.0, 0.0)
    for file in (counted, timed):
        file.close()


class TestASlowStore:
    def test_who_watches_waits_for_one_look_at_most(self) -> None:
        """However many ask while the store hangs, one thread waits for it, and the others hear how it stood."""
        asked, going = threading.Event(), threading.Event()
        looks: list[int] = []

        class Hanging(MemoryStore):
            def ping(self) -> None:
                looks.append(1)
                asked.set()
                assert going.wait(HANG_S)

        watched = Health(Hanging(), lambda: True)
        first = threading.Thread(target=watched.check)
        first.start()
        assert asked.wait(HANG_S)
        for _ in range(100):
            with pytest.raises(Unavailable):
                watched.check()
        assert looks == [1]
        going.set()
        first.join()
        assert watched.check().jobs
