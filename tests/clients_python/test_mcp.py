"""The MCP server, installed with its extra into an environment of its own, played by the package's own client."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.journeys.service import whole_service

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[2]
DRIVER = Path(__file__).with_name("play_by_mcp.py")


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with nothing but the client and its extra."""
    folder = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True, timeout=120)
    python = folder / "bin/python"
    subprocess.run([python, "-m", "pip", "install", "--quiet", f"{ROOT}/clients/python[mcp]"], check=True, timeout=600)
    return python


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with whole_service(tmp_path_factory.mktemp("service"), DEADDROP_WEB_WORKERS="1") as url:
        yield url


@pytest.mark.parametrize("mode", ["auto", "legacy"])
@pytest.mark.parametrize("ruleset", ["microfilms", "infiltrators", "microdot", "casino-incognito"])
def test_a_whole_game_is_played_by_tools(python: Path, service: str, ruleset: str, mode: str) -> None:
    command = [str(python), str(DRIVER), service, ruleset, mode]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr[-4000:]
    first, acts, end, last, heard = done.stdout.splitlines()
    assert (first, end, last) == ("tools look wait rules act", "The game is over.", "tools look rules")
    assert int(acts.split()[1]) > 0
    assert "ToolListChangedNotification" in heard or mode == "auto"


def test_without_a_seat_s_token_it_says_so_and_ends(python: Path, service: str) -> None:
    command = [str(python.with_name("deaddrop-mcp")), service]
    for environ, says in (({}, "set DEADDROP_TOKEN"), ({"DEADDROP_TOKEN": "dd_seat_none"}, "unauthorised")):
        done = subprocess.run(command, env=environ, capture_output=True, text=True, timeout=60)
        assert done.returncode != 0
        assert says in done.stderr
        assert "dd_seat_none" not in done.stderr
