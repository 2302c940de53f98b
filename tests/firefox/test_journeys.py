"""One visit to each game in Firefox: what the pages need is not Chromium's alone."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.browser.toybox import toybox
from tests.spec.node import node

NAMES = ("firefox-esr", "firefox")
DECISIONS = 6
JOURNEY = Path(__file__).with_name("journey.mjs")
LISTENING = re.compile(rb"WebDriver BiDi listening on (ws://\S+)")


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with toybox(tmp_path_factory.mktemp("service")) as url:
        yield url


@contextmanager
def firefox(profile: Path) -> Iterator[str]:
    """Yields the address of its socket."""
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        pytest.skip(f"There is no Firefox on PATH (looked for {', '.join(NAMES)}).")
    command = [path, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0", "about:blank"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL) as process:
        assert process.stderr is not None
        try:
            for line in process.stderr:
                if found := LISTENING.search(line):
                    yield f"{found[1].decode()}/session"
                    break
            else:
                pytest.fail("Firefox ended before it listened")
        finally:
            process.terminate()


def journey(socket: str, url: str, ruleset: str) -> dict[str, Any]:
    done = node(JOURNEY, socket, url, ruleset, str(DECISIONS))
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return told


@pytest.mark.parametrize("ruleset", ["microfilms", "infiltrators", "microdot", "casino-incognito"])
def test_a_game_is_played_in_firefox_by_the_list_of_answers(tmp_path: Path, service: str, ruleset: str) -> None:
    with firefox(tmp_path) as socket:
        told = journey(socket, service, ruleset)
    assert told["wrong"] == []
    assert told["answered"] == DECISIONS
    assert told["log"] > 0
