"""What an operator types, on a service that runs and on one that does not."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

import pytest
import redis

from service.cli import main
from service.config import Config
from tests.hang import until
from tests.journeys.service import whole_service
from tests.journeys.stranger import Stranger
from tests.redis_server import private_redis

pytestmark = pytest.mark.usefixtures("one_auditor")

HOUSE = {"kind": "bot", "bot": "house"}


class Moved(NamedTuple):
    """A place that runs and was backed up. seen: what is shown there of a game that is over, and to a seat of another."""

    here: Path
    folder: Path
    over: str
    seen: list[object]
    game: str
    token: str


def typed(data: Path, *words: str | Path, code: int = 0, **settings: str) -> str:
    """What a command says, on standard output and error, where a service or at least a server runs."""
    told = StringIO()
    with (
        mock.patch.dict(os.environ, {"DEADDROP_DATA": str(data), **settings}),
        redirect_stdout(told),
        redirect_stderr(told),
    ):
        status = main([str(word) for word in words])
    assert status == code, told.getvalue()
    return told.getvalue()


def typed_alone(data: Path, *words: str | Path) -> str:
    """The same in a process of its own, where nothing runs: the command starts a server for itself."""
    told = subprocess.run(
        [sys.executable, "-m", "service.cli", *words],
        env={**os.environ, "DEADDROP_DATA": str(data)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert told.returncode == 0, told.stdout + told.stderr
    return told.stdout + told.stderr


def seen(stranger: Stranger, over: str, game: str, token: str) -> list[object]:
    looks = [stranger.look(over, ""), stranger.look(game, token)]
    for view in looks:
        view.pop("server_time")
    return [*looks, stranger.ask("GET", f"/v1/games/{over}/events?limit=500"), stranger.ask("GET", "/v1/keys")]


@pytest.fixture(scope="module")
def moved(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Moved]:
    here, folder = tmp_path_factory.mktemp("here"), tmp_path_factory.mktemp("backup") / "new"
    with whole_service(here) as url, Stranger(url) as stranger:
        over = stranger.create([HOUSE | {"name": "Vera"}, HOUSE], variant="croupier")["game"]["id"]
        stranger.until_over(over)
        made = stranger.create([{"kind": "human", "claim": True}] * 3)
        game, token = made["game"]["id"], made["seats"][0]["token"]
        before = seen(stranger, over, game, token)
        with redis.Redis.from_url(Config.from_env({"DEADDROP_DATA": str(here)}).redis_url) as client:
            assert "1 game is in" in typed(here, "archive", "--days", "0")
            assert client.xlen(f"es:{{{over[:2]}}}:g:{over}") == 0
        assert seen(stranger, over, game, token) == before
        assert "2 games with" in typed(here, "backup", folder)
        assert "2 games checked, all sound." in typed(here, "doctor")
        yield Moved(here, folder, over, before, game, token)


@pytest.mark.long
def test_a_backup_is_restored_into_an_empty_place_and_goes_on(moved: Moved, tmp_path: Path) -> None:
    said = typed_alone(tmp_path / "there", "restore", moved.folder)
    assert re.fullmatch(r"2 games with \d+ entries are back from .*\. 2 games checked, all sound\.\n", said)
    assert "2 games checked, all sound." in typed_alone(tmp_path / "there", "doctor", "--games", "--mend")
    with whole_service(tmp_path / "there") as url, Stranger(url) as stranger:
        assert seen(stranger, moved.over, moved.game, moved.token) == moved.seen


def test_a_backup_holds_secrets_and_is_open_to_its_owner_only(moved: Moved) -> None:
    for path in (moved.folder, *moved.folder.rglob("*")):
        assert path.stat().st_mode & 0o077 == 0


def test_a_backup_is_written_to_a_new_folder_only(moved: Moved) -> None:
    assert "cannot be made: File exists" in typed(moved.here, "backup", moved.folder, code=1)


def test_a_backup_of_another_installation_is_refused(moved: Moved, tmp_path: Path) -> None:
    (tmp_path / "server.key").write_bytes(bytes(32))
    assert "is another server key than the backup's" in typed(tmp_path, "restore", moved.folder, code=1)


def test_what_is_no_backup_is_refused(moved: Moved, tmp_path: Path) -> None:
    assert "holds no backup" in typed(tmp_path / "there", "restore", tmp_path, code=1)
    (tmp_path / "games").write_bytes((moved.folder / "games").read_bytes()[:-3])
    assert "The backup is cut short. Nothing was written." in typed(tmp_path / "there", "restore", tmp_path, code=1)
    assert not (tmp_path / "there").exists()


def test_games_that_are_over_travel_as_records(moved: Moved, tmp_path: Path) -> None:
    record = tmp_path / f"{moved.over}.jsonl"
    assert f"1 records are in {tmp_path}." in typed(moved.here, "export", tmp_path)
    assert "CONSISTENT" in typed(moved.here, "verify", record)
    (tmp_path / "there").mkdir()
    with private_redis(tmp_path / "there") as url:
        there: dict[str, Any] = {"DEADDROP_REDIS_URL": url, "DEADDROP_SECRET": "5e" * 32}
        assert f"{moved.over} is here now." in typed(tmp_path / "there", "import", record, **there)
        assert f"{moved.over} was here before." in typed(tmp_path / "there", "import", record, **there)
        assert f"{moved.over} is gone." in typed(tmp_path / "there", "remove", moved.over, **there)
        assert "There is no such game." in typed(tmp_path / "there", "remove", moved.over, code=1, **there)
        assert "all sound" in typed(tmp_path / "there", "doctor", "--games", **there)
        record.write_text(record.read_text().replace("seat", "sett", 1))
        assert "refused." in typed(tmp_path / "there", "import", record, code=1, **there)
    assert "this one was played here" in typed(moved.here, "remove", moved.over, code=1)
    assert "is no game that is over" in typed(moved.here, "export", tmp_path, moved.game, code=1)


def test_moderators_are_named_and_names_hidden(moved: Moved) -> None:
    token = typed(moved.here, "moderate", "add", "Greta").strip()
    assert token.startswith("dd_moderator_")
    assert "There is a moderator of this name" in typed(moved.here, "moderate", "add", "Greta", code=1)
    assert typed(moved.here, "moderate", "list") == "Greta\n"
    assert "--reason is needed" in typed(moved.here, "moderate", "hide", f"{moved.over}/0", code=1)
    assert "A subject is GAME/SEAT" in typed(moved.here, "moderate", "hide", "Vera", "--reason", "x", code=1)
    assert "hide: done" in typed(moved.here, "moderate", "hide", f"{moved.over}/0", "--reason", "An insult.")
    assert f"operator: hide {moved.over}/0. An insult." in typed(moved.here, "moderate", "log")
    assert "show: done" in typed(moved.here, "moderate", "show", f"{moved.over}/0", "--reason", "It was none.")
    assert "is not hidden" in typed(moved.here, "moderate", "show", f"{moved.over}/0", "--reason", "Again.", code=1)
    assert typed(moved.here, "moderate", "reports") == ""
    assert "moderates no more" in typed(moved.here, "moderate", "end", "Greta")
    assert "No moderator is called" in typed(moved.here, "moderate", "end", "Greta", code=1)


def test_names_are_forgotten_in_the_archive_too(moved: Moved, tmp_path: Path) -> None:
    """The last test: what it deletes is gone."""

    def files() -> list[Path]:
        """Those in which the name can be read: the events server's, since the archive is compressed."""
        return [each for each in moved.here.rglob("*") if each.is_file() and b"Vera" in each.read_bytes()]

    assert files()
    assert typed(moved.here, "forget", "--name", "VERA", "--list") == f"{moved.over}: seat 0 has this name.\n"
    assert "needs either GAME and SEAT, or --name" in typed(moved.here, "forget", moved.over, code=1)
    assert f"{moved.over}: seat 0 is forgotten." in typed(moved.here, "forget", moved.over, "0")
    assert f"{moved.over}: seat 0 has no name here." in typed(moved.here, "forget", moved.over, "0", code=1)
    typed(moved.here, "export", tmp_path)
    said = "Names that the log committed to and the file does not show, forgotten, withheld or exchanged: seat 0."
    assert said in typed(moved.here, "verify", tmp_path / f"{moved.over}.jsonl")
    until(lambda: not files(), "a name that was forgotten is still in a file")
