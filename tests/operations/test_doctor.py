"""`deaddrop doctor` finds what is wrong around the games, and each finding says what to do."""

from __future__ import annotations

from pathlib import Path

import redis

from domain.transparency.entry import games_log_entry
from service.cli.doctor import check_surroundings
from service.config import Config
from service.games_log.files import LogFiles
from service.games_log.writer import GamesLogWriter
from tests.redis_server import private_redis


def told(url: str, jobs: str, folder: Path) -> dict[str, list[str]]:
    """What is found, by where."""
    environ = {"DEADDROP_DATA": str(folder), "DEADDROP_REDIS_URL": url, "DEADDROP_JOBS_URL": jobs}
    found: dict[str, list[str]] = {}
    for place, problems, _ in check_surroundings(Config.from_env(environ)):
        found.setdefault(place, []).extend(problems)
    return found


def test_all_is_sound(tmp_path: Path) -> None:
    with private_redis(tmp_path) as url:
        assert told(url, url, tmp_path / "data") == {}


def test_settings_with_which_games_could_be_lost(tmp_path: Path) -> None:
    with private_redis(tmp_path) as url, redis.Redis.from_url(url) as client:
        client.config_set("appendfsync", "everysec")
        client.config_set("aof-load-truncated", "yes")
        client.config_set("maxmemory-policy", "allkeys-lru")
        assert told(url, url, tmp_path / "data") == {
            "events server": [
                "appendfsync is everysec, not always: games can be lost; set it with CONFIG SET, and in the server's file",
                "aof-load-truncated is yes, not no: games can be lost; set it with CONFIG SET, and in the server's file",
                "maxmemory-policy is allkeys-lru, not noeviction: games can be lost; set it with CONFIG SET, and in the server's file",
            ]
        }


def test_a_log_of_games_with_a_changed_entry_or_that_signs_no_more(tmp_path: Path) -> None:
    files = LogFiles(tmp_path / "data" / "log", "localhost/log")
    log = GamesLogWriter(files, None, 0)
    log.append([games_log_entry("o", f"game{at}", 1, f"{at:064x}").to_bytes() for at in range(300)])
    bundle = files.public / "tile/entries/000"
    with private_redis(tmp_path) as url:
        assert told(url, url, tmp_path / "data") == {}
        files.halted.touch()
        [problem] = told(url, url, tmp_path / "data")["log of games localhost/log"]
        assert problem.startswith("it signs no more: its disk was full;")
        bundle.write_bytes(bundle.read_bytes()[:-1] + b"\0")
        files.halted.write_text("the files are a copy from before\n")
        assert told(url, url, tmp_path / "data") == {
            "log of games localhost/log": [
                "it signs no more: the files are a copy from before; see docs/operations.md",
                "the entries are not those of the checkpoint; put its files back from a copy of them, and never an older signature",
            ]
        }
