"""A whole service with no extension: its processes import none, games are played, and what is there of tournaments waits."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen
from uuid import uuid4

import pytest

from tests.hang import until
from tests.http.guest import Json
from tests.journeys.service import whole_service
from tests.journeys.stranger import Stranger
from tests.programs import ROOT, Ran, run_to_end

NONE = {"DEADDROP_EXTENSIONS": "none"}
BOTS: list[Json] = [{"kind": "bot", "bot": "house"}, *[{"kind": "bot", "bot": "random"}] * 2]
ROUND: Json = {
    "title": "Tuesday league",
    "ruleset": "microfilms",
    "preset": "league-evening",
    "regulations": {"pairing": {"rounds": 2}, "entries": {"check_in": "none"}, "times": {"appeal_s": 600}},
}
NOTES_IMPORTS = """
import sys

class Note:
    def find_spec(self, name, path=None, target=None):
        if name.startswith("extensions."):
            note("imports " + name)

def note(text):
    with open({file!r}, "a") as file:
        file.write(" ".join(sys.orig_argv[1:]) + ": " + text + "\\n")

note("starts")
sys.meta_path.insert(0, Note())
"""
"""A `sitecustomize` of every process: it notes that the process starts, and what it imports of extensions."""


class Noted:
    """What processes noted. settings: make them do so."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "noted.txt"
        (folder / "sitecustomize.py").write_text(NOTES_IMPORTS.format(file=str(self._file)))
        self.settings = {**NONE, "PYTHONPATH": os.pathsep.join((str(folder), str(ROOT)))}

    def lines(self, ending: str) -> list[str]:
        """The processes that noted something."""
        return [each for each in self._file.read_text().splitlines() if ending in each]


@pytest.fixture
def noted(tmp_path: Path) -> Noted:
    (tmp_path / "notes").mkdir()
    return Noted(tmp_path / "notes")


def command(data: Path, *words: str | Path, **settings: str) -> Ran:
    """A command of `deaddrop` in a process of its own."""
    return run_to_end([sys.executable, "-m", "service.cli", *words], {**os.environ, "DEADDROP_DATA": str(data), **settings})


def status(url: str, path: str) -> int:
    """The status of a page."""
    with Stranger(url) as stranger:
        stranger._connection.request("GET", path)
        answer = stranger._connection.getresponse()
        answer.read()
        return answer.status


@contextmanager
def service(data: Path, **settings: str) -> Iterator[tuple[str, Stranger]]:
    with whole_service(data, **settings) as url, Stranger(url) as stranger:
        yield url, stranger


def record_of_a_bot_game(url: str, stranger: Stranger) -> bytes:
    """The record of a game that bots played to its end."""
    game = stranger.create(BOTS)["game"]["id"]
    stranger.until_over(game)
    with urlopen(f"{url}/v1/games/{game}/record", timeout=30) as answer:
        return bytes(answer.read())


def test_no_process_imports_an_extension_and_all_goes_on(tmp_path: Path, noted: Noted) -> None:
    with service(tmp_path, **noted.settings) as (url, stranger):
        record = record_of_a_bot_game(url, stranger)
        (tmp_path / "game.jsonl").write_bytes(record)
        verified = command(tmp_path, "verify", tmp_path / "game.jsonl", **noted.settings)
        assert verified.returncode == 0, verified.stdout + verified.stderr
        stranger._connection.request("POST", "/v1/records", record, {"Content-Type": "application/x-ndjson", "Idempotency-Key": uuid4().hex})
        answer = stranger._connection.getresponse()
        told = answer.read()
        assert answer.status in (200, 201), told
        for path in ("/", "/me", "/docs/plain", "/openapi.json"):
            assert status(url, path) == 200, path
        for path in ("/desk/new", "/t/t00aaaaaaaaaaaaaaaa", "/series", "/v1/tournaments"):
            assert status(url, path) == 404, path
        doctor = command(tmp_path, "doctor", **noted.settings)
        assert (doctor.returncode, "all sound." in doctor.stdout) == (0, True), doctor.stdout + doctor.stderr
        said = command(tmp_path, "--help", **noted.settings)
        assert (said.returncode, "demo-" in said.stdout, " doctor " in said.stdout) == (0, False, True)
    for process in ("api", "worker", "dispatcher", "courier", "audit_process", "verify", "doctor"):
        assert [each for each in noted.lines(": starts") if process in each], process
    assert noted.lines(": imports ") == []


def test_an_import_is_noted(tmp_path: Path, noted: Noted) -> None:
    said = command(tmp_path, "--help", **{**noted.settings, "DEADDROP_EXTENSIONS": "all"})
    assert "demo-tournament" in said.stdout
    assert noted.lines("imports extensions.tournaments.parts.cli")


@pytest.mark.long
@pytest.mark.extension("tournaments")
def test_a_running_tournament_waits_and_goes_on(tmp_path: Path) -> None:
    with service(tmp_path) as (_, stranger):
        state, made = stranger.ask("POST", "/v1/tournaments", body=ROUND)
        assert state == 201, made
        path, token = f"/v1/tournaments/{made['tournament']['id']}", made["token"]
        names = ("Anna Berg", "Boris Lund", "Clara Nagy", "Dan Ek")
        stranger.ask("POST", f"{path}/entries", token, {"entries": [{"names": [each]} for each in names]})
        _, drafted = stranger.ask("POST", f"{path}/rounds/1/draft", token, {})
        version = drafted["draft"]["version"]
        state, told = stranger.ask("POST", f"{path}/rounds/1/publish", token, {}, If_Match=f'"{version}"')
        assert state == 202, told
        until(lambda: stranger.ask("GET", f"{path}/rounds/1", token)[1]["round"]["state"] == "open")
    with service(tmp_path, **NONE) as (url, stranger):
        assert stranger.ask("GET", path, token)[0] == 404
        assert status(url, f"/t/{made['tournament']['id']}") == 404
        assert record_of_a_bot_game(url, stranger)
        doctor = command(tmp_path, "doctor", "--games", **NONE)
        assert doctor.returncode == 0, doctor.stdout + doctor.stderr
        assert "1 log belongs to an extension that is off" in doctor.stdout
        _, anna = stranger.ask("POST", "/v1/players", body={"name": "Zoe"})
        state, told = stranger.ask("DELETE", "/v1/players/me", anna["token"])
        assert (state, told["code"]) == (503, "unavailable")
    with service(tmp_path) as (_, stranger):
        _, told = stranger.ask("GET", f"{path}/rounds/1", token)
        assert told["round"]["state"] == "open"
        state, told = stranger.ask("POST", f"{path}/announcements", token, {"text": "We go on."})
        assert state == 201, told
        doctor = command(tmp_path, "doctor", "--games")
        assert (doctor.returncode, "all sound." in doctor.stdout) == (0, True), doctor.stdout
