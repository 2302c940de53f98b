"""A data folder that an earlier release wrote opens, plays on and is verified."""

from __future__ import annotations

import json
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.journeys.service import whole_service
from tests.journeys.stranger import Stranger
from tests.releases.write import HERE, Writer
from tests.spec.node import node

Json = dict[str, Any]
NAMES = sorted(path.name.removesuffix(".tar.gz") for path in HERE.glob("*.tar.gz"))


def test_every_release_is_tried() -> None:
    """Each has its archive and its notes; without one, what follows would be tried on nothing."""
    assert "2026-11" in NAMES
    assert {path.stem for path in HERE.glob("*.json")} == set(NAMES)


class Released:
    """A folder of a release under the service of today."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name, self.folder = name, folder
        self.notes: Json = json.loads((HERE / f"{name}.json").read_text())
        with tarfile.open(HERE / f"{name}.tar.gz") as archive:
            archive.extractall(folder, filter="tar")

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """A command of today on this folder."""
        environ = {"DEADDROP_DATA": str(self.folder), "PATH": "/usr/bin:/bin", "COLUMNS": "200"}
        command = [sys.executable, "-m", "service.cli", *words]
        return subprocess.run(command, env=environ, capture_output=True, text=True, check=False, timeout=120)

    def games(self, *kinds: str) -> list[Json]:
        return [each for each in self.notes["games"] if each["kind"] in kinds]


@pytest.fixture(scope="module", params=NAMES)
def released(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Released:
    return Released(request.param, tmp_path_factory.mktemp("released"))


@pytest.fixture(scope="module")
def sound_before(released: Released) -> subprocess.CompletedProcess[str]:
    """What doctor says before anything of today has written to the folder."""
    return released.run("doctor", "--games")


@pytest.fixture(scope="module")
def writer(released: Released, sound_before: object) -> Iterator[Writer]:
    with whole_service(released.folder, DEADDROP_EXPIRY="off") as url, Stranger(url) as stranger:  # its tables grow old
        yield Writer(stranger, url)


def test_doctor_replays_every_game_and_finds_nothing(sound_before):
    assert sound_before.returncode == 0, sound_before.stdout + sound_before.stderr
    assert "34 games" in sound_before.stdout


def test_every_game_stands_where_it_was_left(released, writer):
    for game in released.notes["games"]:
        token, head = game["organiser"] or "", game["head"]
        status, card = writer.stranger.ask("GET", f"/v1/games/{game['id']}", token)
        assert (status, card["status"]) == (200, head["status"]), game
        status, now = writer.stranger.ask("GET", f"/v1/games/{game['id']}/checkpoint", token)
        assert (now["version"], now["digest"]) == (head["version"], head["digest"]), game


def test_every_token_sees_what_it_saw(released, writer):
    for game in released.notes["games"]:
        for seat, token in game["seats"].items():
            assert writer.stranger.look(game["id"], token)["viewpoint"] == f"seat:{seat}"
        for token in game["readers"]:
            assert writer.stranger.look(game["id"], token)["version"] > 0
        for token in game["revoked"]:
            assert writer.stranger.ask("GET", f"/v1/games/{game['id']}/view", token)[0] == 410


def test_every_link_shows_its_replay(released, writer):
    links = [link for game in released.notes["games"] for link in game["links"]]
    assert len(links) >= 12
    for link in links:
        status, told = writer.stranger.ask("GET", f"/v1/replays/{link}")
        assert status == 200, told
        status, frames = writer.stranger.ask("GET", f"/v1/replays/{link}/frames?limit=200")
        assert status == 200, frames
        assert len(frames["items"]) > 1


def test_every_inbox_knows_its_seats(released, writer):
    for inbox in released.notes["inboxes"]:
        status, seats = writer.stranger.ask("GET", "/v1/inbox/seats", inbox["token"])
        assert status == 200, seats
        assert {each["game"] for each in seats["items"]} == set(inbox["games"])


@pytest.mark.long
def test_every_record_is_honest(released, writer, tmp_path):
    exported = tmp_path / "records"
    said = released.run("export", str(exported))
    assert said.returncode == 0, said.stdout + said.stderr
    records = {path.stem: path for path in exported.iterdir()}
    ended = {game["id"] for game in released.games("archived", "imported", "over", "aborted")}
    assert ended <= set(records)
    keys = tmp_path / "keys.json"
    keys.write_text(json.dumps(writer.stranger.ask("GET", "/v1/keys")[1]))
    foreign = [records.pop(game["id"]) for game in released.games("imported")]
    for files in (["--keys", str(keys), *map(str, records.values())], [*map(str, foreign)]):
        said = released.run("verify", "--json", *files)
        verdicts = [json.loads(line) for line in said.stdout.splitlines()]
        assert [each for each in verdicts if each["verdict"] != "consistent"] == []
        assert node("clients/verifier/verify.mjs", *files).returncode == 0


@pytest.mark.long
def test_who_waited_sits_down_and_every_game_plays_to_its_end(released, writer):
    for game in released.games("waiting"):
        for seat, code in game["codes"].items():
            body = {"code": code, "name": f"Late {seat}"}
            game["seats"][seat] = writer.post(f"/v1/games/{game['id']}/seats/{seat}/claim", "", body)["token"]
    for game in released.games("waiting", "running", "forked", "drawn"):
        writer.play(game)
        _, card = writer.stranger.ask("GET", f"/v1/games/{game['id']}", game["organiser"] or "")
        assert card["status"] == "over", game


@pytest.mark.long
def test_doctor_finds_nothing_after_all_was_played(released, writer):
    said = released.run("doctor", "--games")
    assert said.returncode == 0, said.stdout + said.stderr
