"""What an operator types does on a cluster what it does on one server, and a backup leads from one to the other."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from service.cli.doctor import check_surroundings
from service.config import Config
from service.factory import create_app
from service.http.streaming import suspension
from tests.hang import HANG_S
from tests.http.guest import Guest, opened, played
from tests.operations.test_commands import typed
from tests.redis_cluster import SLOTS, Nodes, private_cluster
from tests.redis_server import private_redis

KEY = "5e" * 32


class Operated(NamedTuple):
    """A cluster with one game that is over and one that goes on. settings: what leads there."""

    nodes: Nodes
    folder: Path
    settings: dict[str, str]
    games: list[str]

    def typed(self, *words: str | Path, code: int = 0) -> str:
        return typed(self.folder, *words, code=code, **self.settings)


@pytest.fixture(scope="module")
def operated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Operated]:
    folder = tmp_path_factory.mktemp("there")
    with ExitStack() as stack:
        nodes = stack.enter_context(private_cluster(tmp_path_factory.mktemp("nodes")))
        jobs = stack.enter_context(private_redis(tmp_path_factory.mktemp("jobs")))
        settings = {
            "DEADDROP_REDIS_URL": nodes.url,
            "DEADDROP_JOBS_URL": jobs,
            "DEADDROP_SECRET": KEY,
            "DEADDROP_LIMITS": "off",
        }
        app = create_app(Config.from_env(settings | {"DEADDROP_DATA": str(folder)}))
        over, going_on = opened(app, 3), opened(app, 3)
        played(app, over, 1)
        yield Operated(nodes, folder, settings, [over.id, going_on.id])


def seen(settings: dict[str, str], folder: Path, games: list[str]) -> list[str]:
    """What everybody sees of games at an installation."""
    app = create_app(Config.from_env(settings | {"DEADDROP_DATA": str(folder)}))
    views = [Guest(app).view(game) for game in games]
    return [str(view | {"server_time": ""}) for view in views]


def test_games_go_from_a_cluster_to_one_server(operated: Operated, tmp_path: Path) -> None:
    before = seen(operated.settings, operated.folder, operated.games)
    assert "1 game is in" in operated.typed("archive", "--days", "0")
    assert "2 games with" in operated.typed("backup", tmp_path / "backup")
    assert "2 games checked, all sound." in operated.typed("doctor", "--games", "--mend")
    assert seen(operated.settings, operated.folder, operated.games) == before
    (tmp_path / "one").mkdir()
    with private_redis(tmp_path / "one") as url:
        settings: dict[str, Any] = {"DEADDROP_REDIS_URL": url, "DEADDROP_SECRET": KEY, "DEADDROP_LIMITS": "off"}
        assert "2 games checked, all sound." in typed(tmp_path, "restore", tmp_path / "backup", **settings)
        assert seen(settings, tmp_path, operated.games) == before


def test_who_waits_at_one_host_hears_what_is_done_at_another(operated: Operated, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = (
        create_app(Config.from_env(operated.settings | {"DEADDROP_DATA": str(operated.folder)})) for _ in "12"
    )
    table = opened(one)
    asked = f"/v1/games/{table.id}/events?after={table.made['game']['version']}&wait=25"
    is_waiting, woken = threading.Event(), list[bool]()

    def wait_for_news(waiting: suspension.Waiting) -> None:
        news = threading.Event()
        waiting.when_news(news.set)
        is_waiting.set()
        woken.append(news.wait(HANG_S))

    monkeypatch.setattr(suspension, "wait_here", wait_for_news)
    with ThreadPoolExecutor(1) as waiting:
        heard = waiting.submit(lambda: Guest(one).get(asked).get_json()["events"])
        assert is_waiting.wait(HANG_S)
        seat = table.awaited()
        assert Guest(other, seat.token).act(table.id, {"type": "pass"}).status_code == 201
        assert heard.result(2 * HANG_S)
    assert woken == [True]


def test_what_lists_games_is_refused_while_slots_move(operated: Operated, tmp_path: Path) -> None:
    slot = SLOTS[0]
    source = operated.nodes.owner(slot)
    to = next(node for node in operated.nodes.masters if node is not source)
    source.asked.execute_command("CLUSTER SETSLOT", slot, "MIGRATING", to.id)
    for words in (("backup", tmp_path / "backup"), ("archive",), ("doctor", "--games")):
        said = operated.typed(*words, code=4)
        assert "is a cluster that is being rebalanced: wait" in said
    source.asked.execute_command("CLUSTER SETSLOT", slot, "STABLE")
    assert "games checked, all sound." in operated.typed("doctor", "--games")


def test_settings_of_each_server_are_looked_at(operated: Operated) -> None:
    node = operated.nodes.masters[1]
    node.asked.config_set("appendfsync", "everysec")
    config = Config.from_env(operated.settings | {"DEADDROP_DATA": str(operated.folder)})
    told = [
        problem for place, problems, _ in check_surroundings(config) if place == "events server" for problem in problems
    ]
    node.asked.config_set("appendfsync", "always")
    assert told == [
        f"127.0.0.1:{node.port}: appendfsync is everysec, not always: games can be lost; "
        "set it with CONFIG SET, and in the server's file"
    ]
